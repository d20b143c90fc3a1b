/* SPDX-License-Identifier: MIT */
/* casting.h - what the files of section MAGIC share: who casts at whom, and what it does then. */
#ifndef VX_WARMASTER_MAGIC_CASTING_H
#define VX_WARMASTER_MAGIC_CASTING_H

#include "games/warmaster/shooting/shooting.h"

/* ---- targets.c: casters and targets ---- */

/* The caster's list, by its place among the spells: 0, 4, 8 ...; -1: there is none. */
int wm_first_spell(const battle *b, int who);
int wm_last_spell(const battle *b, int who); /* of a wizard's list */
/* Does this spell lie on the unit already (WM-MAGIC-06)? Marks it. */
bool wm_is_affected(const battle *b, int id, int spell);
void wm_affect(battle *b, int id, int spell);
/* All units of both sides in one combat with this one, itself included. */
void wm_list_engagement(const battle *b, const stand_list *s, int id, bool out[ALL_UNITS]);
bool wm_is_within(const battle *b, const stand_list *s, int who, int id, int centimetres);
/* The units that the spell would reach now; the list is by number (WM-MAGIC-10, 20, 23, 24). */
int wm_list_targets(const battle *b, const act *cast, uint8_t out[ALL_UNITS]);
/* Of two lines in one direction: does this one meet an enemy, or spare a friend, that the other does
 * not? */
bool wm_is_better_line(const battle *b, const scene *s, const act *line, const act *than);
bool wm_check_aim(const battle *b, const scene *s, const act *cast, vx_problem *why);
point wm_start_of_line(const battle *b, const act *cast);
bool wm_is_in_wood(const battle *b, int id); /* some stand of it */

/* ---- effects.c ---- */

/* The spell took hold: its targets are marked, shot at or told to move. */
void wm_work_spell(battle *b, const act *cast);
/* Its shots at one unit. */
volley wm_spell_volley(const battle *b, int caster, int spell, int id, int dice);
unsigned wm_aura_of(int spell); /* CAST_*: what it leaves on its caster; 0: nothing */

/* ---- moves_by_magic.c ---- */

void wm_begin_voice(battle *b); /* the topmost task is a TASK_VOICE or TASK_WAGON just pushed */
void wm_push_voice(battle *b, const act *cast);
/* Of any task that moves one unit without an order: its moves, and the move itself in a phase. */
vx_action *wm_list_voice(const battle *b, vx_action *out);
bool wm_check_voice(const battle *b, const act *a, vx_problem *why);
void wm_move_outside_command(battle *b, const act *a, int phase);
bool wm_is_ordered_alone(const battle *b, const task *t);
/* Call of the Hunt: somebody near enough and in sight, whom it can charge. */
bool wm_check_hunt(const battle *b, int id, vx_problem *why);

/* ---- summons.c ---- */

bool wm_check_regain(const battle *b, int id, vx_problem *why);
bool wm_check_summons(const battle *b, const act *cast, vx_problem *why);
void wm_push_summons(battle *b, const act *cast);
bool wm_check_avatar(const battle *b, int who, vx_problem *why);
void wm_become_avatar(battle *b, int who);

/* ---- raise_dead.c ---- */

bool wm_can_raise(const battle *b, int side); /* somebody who can be raised, and room for him */
void wm_push_raise(battle *b, int side, int enemy);
/* Units that come by a spell: the profile of this key, -1: none; is there a place in the list? */
int wm_profile_of(const battle *b, int side, const char *key);
bool wm_has_place_in_list(const battle *b, int side);
int wm_raise_unit(battle *b, int side, int profile); /* not placed yet; -1: there is no place */
void wm_unraise(battle *b, int id);                  /* it comes to nothing after all */

/* ---- casting.c, volley.c, strikes.c, for eye_of_the_raven.c: whose dice are in the air ---- */

bool wm_casting_fails_by(const battle *b, int die); /* the topmost task is a casting die */
int wm_casting_wants(
    const battle *b); /* of the die that a casting waits for: this or more; 0: none */
/* Of a TASK_VOLLEY or TASK_STRIKES on top: -1 where the dice are thrown again already. */
int wm_side_of_shots(const battle *b);
int wm_side_of_blows(const battle *b);

/* ---- casting.c: what the odds of a spell ask ---- */

bool wm_rolls_again(const battle *b, int who); /* WM-MAGIC-08 */
/* What a casting needs on its die, with everything that helps or hinders (WM-MAGIC-05). */
int wm_casting_need(const battle *b, const act *cast);
/* Somebody of the other side could try to break it (WM-MAGIC-09, WM-ITEM-22). */
bool wm_may_be_broken(const battle *b, const act *cast);
int wm_breaking_need(const battle *b, const act *cast); /* on what die; 7: nobody could */
int wm_scroll_bearer(const battle *b, int side);        /* -1: none */

#endif
