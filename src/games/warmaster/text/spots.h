/* SPDX-License-Identifier: MIT */
/* spots.h - places in words. */
#ifndef VX_WARMASTER_TEXT_SPOTS_H
#define VX_WARMASTER_TEXT_SPOTS_H

#include "games/warmaster/actions.h"

/* The formation it is in; an irregular unit, or one that stands nowhere yet, forms a line. */
uint8_t wm_formation_now(const battle *b, int id);
/* Where this action puts its piece: "10 cm ahead and 3 cm to the left, turned 15 degrees right". A
 * facing that stays is written where `always_faces` is set. */
void wm_add_spot(vx_text *out, const battle *b, const act *a, bool always_faces,
                 vx_language language);

#endif
