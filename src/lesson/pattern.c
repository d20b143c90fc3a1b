/* SPDX-License-Identifier: MIT */
/* pattern.c - patterns that people write in lessons and guides. */
#include "lesson/pattern.h"

#include <string.h>

bool vx_fits(const char *pattern, const char *text)
{
    const char *star = NULL, *resume = NULL;
    while (*text != '\0') {
        if (*pattern == '*') {
            star = pattern++;
            resume = text;
        } else if (*pattern == *text) {
            pattern++;
            text++;
        } else if (star != NULL) {
            pattern = star + 1;
            text = ++resume;
        } else {
            return false;
        }
    }
    return pattern[strspn(pattern, "*")] == '\0';
}

/* The line with each run of blanks as one. */
static const char *squeeze_line(const char *at, char *out, size_t capacity)
{
    size_t length = 0;
    for (; *at != '\0' && *at != '\n'; at++) {
        bool is_blank = *at == ' ' || *at == '\t' || *at == '\r';
        if (is_blank && (length == 0 || out[length - 1] == ' ')) continue;
        if (length + 1 < capacity) out[length++] = is_blank ? ' ' : *at;
    }
    while (length > 0 && out[length - 1] == ' ') length--;
    out[length] = '\0';
    return *at == '\n' ? at + 1 : at;
}

bool vx_has_such_line(const char *position, const char *pattern)
{
    char wanted[1024], line[1024];
    squeeze_line(pattern, wanted, sizeof wanted);
    while (*position != '\0') {
        position = squeeze_line(position, line, sizeof line);
        if (vx_fits(wanted, line)) return true;
    }
    return false;
}
