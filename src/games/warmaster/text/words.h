/* SPDX-License-Identifier: MIT */
/* words.h - pieces of text that actions and positions share. */
#ifndef VX_WARMASTER_TEXT_WORDS_H
#define VX_WARMASTER_TEXT_WORDS_H

#include "core/text.h"

void wm_add_point(vx_text *out, int32_t x, int32_t y);
bool wm_read_point(const vx_word *word, uint16_t *x_out, uint16_t *y_out);

#endif
