/* SPDX-License-Identifier: MIT */
/* kinds.h - troops with rules of their own (kinds.c): what other chapters ask about them. */
#ifndef VX_WARMASTER_KINDS_KINDS_H
#define VX_WARMASTER_KINDS_KINDS_H

#include "games/warmaster/actions.h"

bool wm_is_special(const battle *b, int id, int special);
bool wm_is_person(const battle *b, int who, const char *key);
bool wm_rides(const battle *b, int who, const char *key); /* as a mount, or as a boon */
/* From stand to stand (AMB-54). */
bool wm_persons_within(const battle *b, int one, int other, int centimetres);

/* Troops that cannot be held: by nature, by hatred, or by the company they keep. */
bool wm_is_zealous(const battle *b, int id);

bool wm_is_spirit(const battle *b, int who); /* a character of the forest spirits */
bool wm_refuse_to_hear(vx_problem *why);     /* it takes no orders */

/* Battling Devans (battling_devans.c): the die of a turn, and a throw of which one die may fall again; true:
 * somebody is asked first. */
bool wm_ask_again(battle *b, const act *thrown);
typedef enum {
    AGAIN_NEVER,
    AGAIN_HELPS, /* a die of the side's own that failed */
    AGAIN_HARMS, /* the enemy has one that succeeded thrown again */
} again_kind;
again_kind wm_favour(const battle *b); /* what it means for the dice of whose turn it is */
/* The dice of the order with this one instead of what is thrown again; false: nobody is asked. */
bool wm_favour_throws(const battle *b, const act *test, int die, act *out);

/* War wagons: without a team they do not move, and they never charge. */
bool wm_has_no_team(const battle *b, int id);
/* In a laager (war_wagons.c): defended, without flanks, and moved by nobody. */
bool wm_has_wagon(const battle *b, int id);
static inline bool wm_is_laagered(const battle *b, int id)
{
    return (unit_of(b, id)->used & USED_LAAGER) != 0 && wm_has_wagon(b, id);
}

/* What is added to the die of a unit that may fade, and whether it is of the army of Daemons. */
int wm_instability(const battle *b, int id);
bool wm_is_of_daemons(const battle *b, int id);

/* ---- infiltration.c: units that infiltrate ---- */

void wm_enter(battle *b, const act *a);

/* ---- giants_and_elephants.c ---- */

bool wm_is_giant(const battle *b, int id);
bool wm_stampedes(const battle *b, int id); /* neither orders nor initiative */

/* ---- machines.c ---- */

bool wm_is_broken(const battle *b, int id); /* WM-MACH-11: it never moves again */
bool wm_check_not_broken(const battle *b, int id, vx_problem *why);
/* WM-MACH-09: a double six on an order to a steam tank. */
bool wm_is_steam_tank(const battle *b, int id);

/* ---- character_powers.c ---- */

bool wm_has_anvil(const battle *b, int who);

#endif
