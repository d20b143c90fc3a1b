/* SPDX-License-Identifier: MIT */
/* choosing_army.h - choosing an army at the table, by its player or by dice. */
#ifndef VX_WARMASTER_SETUP_CHOOSING_ARMY_H
#define VX_WARMASTER_SETUP_CHOOSING_ARMY_H

#include "games/warmaster/warmaster.h"

/* A choice is a unit, a character or a mount by its place in the army, an item, or a Regiment of
 * Renown: units first, then heroes. */
enum {
    FIRST_ITEM = 3 * PROFILES_MAX,
    FIRST_REGIMENT = FIRST_ITEM + ITEMS,
    FIRST_HIRED = FIRST_REGIMENT + RENOWN_UNITS,
    CHOICES = FIRST_HIRED + RENOWN_CHARACTERS
};

const char *wm_choice_name(const battle *b, int choice, vx_language language);
void wm_add_choice(vx_text *out, const battle *b, int choice);
bool wm_read_choice(const battle *b, const vx_word *word, uint8_t *out);
const army_profile *wm_army_at(const battle *b, int which); /* NULL: there is none */
void wm_add_army(vx_text *out, const battle *b, int which);
bool wm_read_army(const battle *b, const vx_word *word, uint8_t *out);

/* What the builder of an army may take, in this order, to fill it up after the usual one. */
enum { SUGGESTED_MAX = 3 * ROSTER_UNITS + 4 * ROSTER_CHARACTERS };
int wm_suggest_choices(const battle *b, uint8_t out[SUGGESTED_MAX]);

/* The same done to a list, before there is a battle. */
void wm_fill_roster(roster *list, int points);

bool wm_awaits_army(const battle *b, int side);
/* The army of that side is yet to be chosen; -1: any army. */
void wm_begin_build(battle *b, int side, int which);
void wm_begin_muster(battle *b, int side, int which);

#endif
