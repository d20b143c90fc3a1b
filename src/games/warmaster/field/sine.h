/* SPDX-License-Identifier: MIT */
/* sine.h - the table behind wm_sine() and wm_cosine(). */
#ifndef VX_WARMASTER_FIELD_SINE_H
#define VX_WARMASTER_FIELD_SINE_H

#include <stdint.h>

enum { QUARTER_TURN = 900 };
extern const uint16_t wm_sine_table[QUARTER_TURN + 1];

#endif
