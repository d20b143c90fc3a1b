/* SPDX-License-Identifier: MIT */
/* armies.h - army lists before a battle. */
#ifndef VX_WARMASTER_PAGE_ARMIES_H
#define VX_WARMASTER_PAGE_ARMIES_H

#include "core/game.h"

extern const vx_game_armies wm_army_lists;

#endif
