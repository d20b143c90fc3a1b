/* SPDX-License-Identifier: MIT */
/* json.h - JSON by hand. A comma stands wherever the text so far asks for one, so nobody counts. */
#ifndef VX_CORE_JSON_H
#define VX_CORE_JSON_H

#include "core/text.h"

/* Everywhere a `key` of NULL makes an item of a list; with a key it is a field of an object. */

/* Begins a value that the caller writes. */
void vx_json_begin(vx_text *out, const char *key);
void vx_json_open(vx_text *out, const char *key, char bracket); /* '{' or '[' */
void vx_json_close(vx_text *out, char bracket);
void vx_json_text(vx_text *out, const char *key, const char *value); /* NULL: null */
void vx_json_number(vx_text *out, const char *key, int64_t value);
void vx_json_bool(vx_text *out, const char *key, bool value);

#endif
