/* SPDX-License-Identifier: MIT */
/* maps.h - drawn maps before a battle. */
#ifndef VX_WARMASTER_PAGE_MAPS_H
#define VX_WARMASTER_PAGE_MAPS_H

#include "core/game.h"
#include "games/warmaster/field/field.h"

extern const vx_game_maps wm_drawn_maps;
/* The features of a map: key, level and corners, in units. */
void wm_add_ground(vx_text *out, const battlefield *f);
/* {"left":0,"near":0,"right":...,"far":...} of each side, in units. */
void wm_add_zones(vx_text *out, const battlefield *f);

#endif
