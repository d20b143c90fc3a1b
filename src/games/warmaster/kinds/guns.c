/* SPDX-License-Identifier: MIT */
/* guns.c - what single guns do otherwise than their keywords say. */
#include "games/warmaster/kinds/registry.h"

const troop_hooks wm_helblaster = {.fires_in_volleys = true};
const troop_hooks wm_warp_cannon = {.makes_tremors = true, .pins_targets = true, .bursts = true};
const troop_hooks wm_earthshaker = {.makes_tremors = true};
const troop_hooks wm_rocket = {.goes_astray = true};
const troop_hooks wm_trebuchet = {.lobs_blindly = true};
