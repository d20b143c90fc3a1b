/* SPDX-License-Identifier: MIT */
/* inches.h - lengths as the players measure them (WM-OPTION-01). */
#ifndef VX_WARMASTER_TEXT_INCHES_H
#define VX_WARMASTER_TEXT_INCHES_H

#include "games/warmaster/warmaster.h"

/* All sentences of the game are written in centimetres. In inches half of each is printed: "20 cm"
 * becomes 10", "5xD6 cm" 2.5xD6". The text never grows. */
void wm_say_in_inches(char *text);
bool wm_tells_lengths(const char *text); /* it would change */
/* The same for what was written since `from`, where this battle is measured in inches. */
void wm_tell_lengths(const battle *b, vx_text *out, size_t from);
void wm_tell_lengths_of_odds(const battle *b, vx_odds *out);

#endif
