/* SPDX-License-Identifier: MIT */
/* measures.h - lengths in centimetres and angles in degrees, as text. */
#ifndef VX_WARMASTER_FIELD_MEASURES_H
#define VX_WARMASTER_FIELD_MEASURES_H

#include "core/text.h"

/* Units as centimetres, exactly: a unit is 0.00625 cm. */
void wm_add_length(vx_text *out, int32_t units);
/* Reads centimetres with a decimal point, to the nearest unit. */
bool wm_read_length(const vx_word *word, int32_t *out);
void wm_add_angle(vx_text *out, int32_t tenths);       /* "90", "22.5" */
bool wm_read_angle(const vx_word *word, int32_t *out); /* 0 .. 359.9 */

#endif
