/* SPDX-License-Identifier: MIT */
/* utf8.h - is it text? Browsers hang up on a text frame that is not UTF-8, so nothing may come in
 * that would make somebody else's frame such. */
#ifndef VX_SERVER_UTF8_H
#define VX_SERVER_UTF8_H

#include <stdbool.h>
#include <stddef.h>

/* No overlong forms, no surrogates, nothing above U+10FFFF, and no '\0'. */
bool is_utf8(const char *bytes, size_t length);
/* Control characters move cursors and break lines. The text must be UTF-8. */
bool has_control(const char *text);

#endif
