/* SPDX-License-Identifier: MIT */
/* pocket_battles.h - Pocket Battles as the list of games sees it; its own files share battle.h. */
#ifndef VX_POCKET_BATTLES_H
#define VX_POCKET_BATTLES_H

#include "core/game.h"

extern const vx_game pocket_battles_game;

#endif
