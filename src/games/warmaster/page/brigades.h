/* SPDX-License-Identifier: MIT */
/* brigades.h - orders to whole brigades, for the page. */
#ifndef VX_WARMASTER_PAGE_BRIGADES_H
#define VX_WARMASTER_PAGE_BRIGADES_H

#include "games/warmaster/warmaster.h"

/* While an order may be given: to whom each character can give one as a brigade, and what it must roll;
 * and the last order, to be given again. While one is being given: with everybody who touches. */
void wm_add_scene_brigades(vx_text *out, const battle *b);

#endif
