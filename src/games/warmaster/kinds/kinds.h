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
bool wm_must_charge(const battle *b, int id);
bool wm_must_pursue(const battle *b, int id);
bool wm_must_advance(const battle *b, int id);
bool wm_never_evades(const battle *b, int id);
void wm_spread_bloodlust(battle *b, int side); /* when its Command phase ends */

/* The Screaming Bell. */
bool wm_hears_bell(const battle *b, int id);    /* touches one of its side: fears nobody */
void wm_note_company(battle *b, int id);        /* when a round begins */
bool wm_is_left_alone(const battle *b, int id); /* a bell that had no infantry beside it then */
/* A bell would have infantry beside it there; true for all others. */
bool wm_keeps_company(const battle *b, int id, place at);
bool wm_refuse_loneliness(vx_problem *why);

/* Orders: about the order being given. */
int wm_command_of_kinds(const battle *b, int command);
bool wm_obeys_general(const battle *b);
bool wm_is_spirit(const battle *b, int who);          /* a character of the forest spirits */
bool wm_is_strange(const battle *b, int who, int id); /* -1 to his orders to it */
/* May this character be with that unit: spirits with spirits, were-kin with their like. */
bool wm_suits(const battle *b, int who, int id);
bool wm_check_hearing(const battle *b, int who, int id, vx_problem *why);

/* Generals (generals.c). The Slann: may the order be given under his guidance, what that adds to its
 * dice, and that such an order has failed. */
bool wm_check_guidance(const battle *b, vx_problem *why);
int wm_guidance(const battle *b);
void wm_guidance_fails(battle *b);
/* The Dark Elf: after two sixes; true: the owner is asked first. Levels of Command he has lost. */
bool wm_ask_tyrant(battle *b);
int wm_levels_lost(const battle *b, int who);
bool wm_is_executed(const battle *b, int who);
/* The Shogun: what a die of the blunder table means, and who of the order may go mad. */
int wm_blunder_result(const battle *b, int die);
bool wm_takes_blame(const battle *b, int id);

/* Battling Devans (battling_devans.c): the die of a turn, and a throw of which one die may fall again; true:
 * somebody is asked first. */
void wm_push_devans(battle *b);
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
bool wm_check_laager(const battle *b, const act *a, vx_problem *why);
void wm_form_laager(battle *b, const act *a);
vx_action *wm_list_laager(const battle *b, int id, vx_action *out);
bool wm_may_form(const battle *b, int id, int form); /* wagons march in column only */
bool wm_refuse_form(vx_problem *why);
void wm_note_laager(battle *b, int id); /* its stands have been moved */
void wm_note_laagers(battle *b);        /* when a battle begins */
bool wm_is_behind_laager(const battle *b, int id);
bool wm_is_never_moved(const battle *b, int id); /* by shots */
/* Pump Wagons: each has its move when the orders begin, as far as its die says. */
void wm_push_wagons(battle *b);
int32_t wm_wagon_pace(const battle *b, int id);
bool wm_has_hounds(const battle *b, int id); /* pursues riders though it is infantry */

/* What is added to the die of a unit that may fade, and whether it is of the army of Daemons. */
int wm_instability(const battle *b, int id);
bool wm_is_of_daemons(const battle *b, int id);

/* Defended in combat against this stand of a charger. */
bool wm_holds_off(const battle *b, int id, int stand, int attacker, const box *his);

/* ---- infiltration.c: units that infiltrate ---- */

bool wm_waits(const battle *b, int id);
bool wm_somebody_waits(const battle *b); /* of the side whose turn it is */
bool wm_check_hold_back(const battle *b, int id, vx_problem *why);
bool wm_check_enter(const battle *b, const act *a, vx_problem *why);
void wm_enter(battle *b, const act *a);
void wm_vanish(battle *b); /* its order failed */
vx_action *wm_list_entries(const battle *b, vx_action *out);

/* ---- monsters.c ---- */

int wm_base_attacks(const battle *b, int id); /* of the profile, or of one badly hurt */
int wm_base_shots(const battle *b, int id);
int wm_base_hits(const battle *b, int id);
void wm_note_hurt(battle *b, int id); /* where leftover hits are about to be wiped */
void wm_push_fading(battle *b);       /* when a turn begins */

/* ---- giants_and_elephants.c ---- */

bool wm_is_giant(const battle *b, int id);
void wm_push_whim(battle *b, int id);       /* an order to it has failed */
bool wm_stampedes(const battle *b, int id); /* neither orders nor initiative */
void wm_push_stampedes(battle *b);          /* when a turn begins */

/* ---- machines.c ---- */

bool wm_is_broken(const battle *b, int id); /* WM-MACH-11: it never moves again */
bool wm_check_not_broken(const battle *b, int id, vx_problem *why);
/* WM-MACH-09: a double six on an order to a steam tank. */
bool wm_is_steam_tank(const battle *b, int id);
void wm_push_malfunction(battle *b, int id);

/* ---- character_powers.c ---- */

/* Powers of characters that are no spells: ACT_WORD, ACT_ANVIL. */
vx_action *wm_list_powers(const battle *b, vx_action *out);
bool wm_check_word(const battle *b, const act *a, vx_problem *why);
void wm_say_word(battle *b, const act *a);
bool wm_check_strike(const battle *b, const act *a, vx_problem *why);
void wm_strike_anvil(battle *b, const act *a);
bool wm_has_anvil(const battle *b, int who);

#endif
