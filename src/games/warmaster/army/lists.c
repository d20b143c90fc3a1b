/* SPDX-License-Identifier: MIT */
/* lists.c - the numbers of the book: all armies, the six of the rulebook first. */
#include "games/warmaster/army/lists/rows.h"

const wm_numbers wm_book = {
    .renown = &wm_renown,
    .items = wm_items,
    .scenario = {{0, 0, 0}, {7, 10, 10}, {6, 0, 15}, {8, 50, 30}, {7, 25, 10}},
    .battle = {.turns = 6}, /* WM-OPTION-04 */
    .army =
        {
            &wm_army_empire,        &wm_army_orcs,
            &wm_army_undead,        &wm_army_high_elves,
            &wm_army_dwarfs,        &wm_army_chaos,
            &wm_army_skaven,        &wm_army_lizardmen,
            &wm_army_bretonnia,     &wm_army_kislev,
            &wm_army_dark_elves,    &wm_army_vampire_counts,
            &wm_army_daemons,       &wm_army_araby,
            &wm_army_dogs_of_war,   &wm_army_ogre_kingdoms,
            &wm_army_albion,        &wm_army_goblins,
            &wm_army_witch_hunters, &wm_army_chaos_dwarfs,
            &wm_army_wood_elves,    &wm_army_beastmen,
            &wm_army_norse,         &wm_army_cathay,
            &wm_army_nippon,        &wm_army_kingdoms_of_ind,
        },
};
