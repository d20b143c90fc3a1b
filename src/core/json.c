/* SPDX-License-Identifier: MIT */
/* json.c - JSON by hand. */
#include "core/json.h"

#include <string.h>

/* The last letter tells: strings end with a quotation mark, so a bracket is never inside one. */
static bool needs_comma(const vx_text *out)
{
    return out->length > 0 && strchr("{[:,\n", out->data[out->length - 1]) == NULL;
}

void vx_json_begin(vx_text *out, const char *key)
{
    if (needs_comma(out)) vx_add_char(out, ',');
    if (key == NULL) return;
    vx_add_quoted(out, key);
    vx_add_char(out, ':');
}

void vx_json_open(vx_text *out, const char *key, char bracket)
{
    vx_json_begin(out, key);
    vx_add_char(out, bracket);
}

void vx_json_close(vx_text *out, char bracket)
{
    vx_add_char(out, bracket);
}

void vx_json_text(vx_text *out, const char *key, const char *value)
{
    vx_json_begin(out, key);
    if (value != NULL)
        vx_add_quoted(out, value);
    else
        vx_add(out, "null");
}

void vx_json_number(vx_text *out, const char *key, int64_t value)
{
    vx_json_begin(out, key);
    vx_add_number(out, value);
}

void vx_json_bool(vx_text *out, const char *key, bool value)
{
    vx_json_begin(out, key);
    vx_add(out, value ? "true" : "false");
}
