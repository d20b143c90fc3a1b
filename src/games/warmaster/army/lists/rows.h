/* SPDX-License-Identifier: MIT */
/* rows.h - what the tables of the armies have in common. */
#ifndef VX_WARMASTER_ARMY_LISTS_ROWS_H
#define VX_WARMASTER_ARMY_LISTS_ROWS_H

#include "games/warmaster/army/army.h"

/* Type, full pace in centimetres and stand in millimetres of the usual troops (WM-MOVE-01 to
 * WM-MOVE-08, WM-STAND-01 to WM-STAND-04, WM-STAND-12, AMB-60). */
/* clang-format off */
#define FOOT .type = INFANTRY, .move = 20, .front = 40, .depth = 20
#define HORSE .type = CAVALRY, .move = 30, .front = 20, .depth = 40
#define CHARIOTS .type = CHARIOT, .move = 30, .front = 20, .depth = 40
#define BEAST .type = MONSTER, .move = 20, .front = 20, .depth = 40
#define FLYING_BEAST .type = MONSTER, .move = 100, .front = 20, .depth = 40
#define GUN .type = ARTILLERY, .move = 10, .front = 20, .depth = 40
#define ENGINE .type = MACHINE, .move = 20, .front = 20, .depth = 40

#define SHOOTS(dice, centimetres) .shots_kind = SHOTS_PLAIN, .shots = (dice), .range = (centimetres)
#define ALL_RIDERS(count) ((1 << (count)) - 1)

#define UNITS(table) .units = (table), .unit_count = sizeof(table) / sizeof(table)[0]
#define CHARACTERS(table) .characters = (table), .character_count = sizeof(table) / sizeof(table)[0]
#define MOUNTS(table) .mounts = (table), .mount_count = sizeof(table) / sizeof(table)[0]
/* clang-format on */

extern const army_profile wm_army_empire, wm_army_orcs, wm_army_undead, wm_army_high_elves,
    wm_army_dwarfs, wm_army_chaos, wm_army_skaven, wm_army_lizardmen, wm_army_bretonnia,
    wm_army_kislev, wm_army_dark_elves, wm_army_vampire_counts, wm_army_daemons, wm_army_araby,
    wm_army_dogs_of_war, wm_army_ogre_kingdoms, wm_army_albion, wm_army_goblins,
    wm_army_witch_hunters, wm_army_chaos_dwarfs, wm_army_wood_elves, wm_army_beastmen,
    wm_army_norse, wm_army_cathay, wm_army_nippon, wm_army_kingdoms_of_ind;

#endif
