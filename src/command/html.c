/* SPDX-License-Identifier: MIT */
/* html.c - text within pages that are written as files. */
#include <stddef.h>

#include "command/html.h"
#include "command/numbers.h"

static const char *escape_of(char c)
{
    switch (c) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '"':
        return "&quot;";
    default:
        return NULL;
    }
}

void vx_add_escaped(vx_text *out, const char *text)
{
    for (; *text != '\0'; text++) {
        const char *escape = escape_of(*text);
        if (escape != NULL)
            vx_add(out, escape);
        else
            vx_add_char(out, *text);
    }
}

void vx_add_attribute(vx_text *out, const char *name, double value)
{
    vx_add_char(out, ' ');
    vx_add(out, name);
    vx_add(out, "=\"");
    vx_add_decimal(out, value, 1);
    vx_add_char(out, '"');
}
