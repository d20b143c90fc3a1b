/* SPDX-License-Identifier: MIT */
/* casting.h - what the files of section MAGIC share: who casts at whom, and what it does then. */
#ifndef VX_WARMASTER_CASTING_H
#define VX_WARMASTER_CASTING_H

#include "games/warmaster/magic.h"
#include "games/warmaster/shooting.h"
#include "games/warmaster/spells.h"
#include "games/warmaster/tasks.h"

/* ---- aim.c: casters and targets ---- */

/* The caster's list, by its place among the spells: 0, 4, 8 ...; -1: he has none. */
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
bool wm_check_aim(const battle *b, const scene *s, const act *cast, vx_problem *why);

/* ---- effects.c ---- */

/* The spell took hold: its targets are marked, shot at or told to move. */
void wm_work_spell(battle *b, const act *cast);
volley wm_spell_volley(int caster, int spell, int id, int dice); /* its shots at one unit */

/* ---- journeys.c ---- */

void wm_begin_voice(battle *b); /* the topmost task is a TASK_VOICE just pushed */

/* ---- raise.c ---- */

bool wm_can_raise(const battle *b, int side); /* somebody who can be raised, and room for him */
void wm_push_raise(battle *b, int side, int enemy);

/* ---- odds_cast.c ---- */

void wm_cast_odds(const battle *b, const act *cast, vx_language language, vx_odds *out);

bool wm_rolls_again(const battle *b, int who); /* WM-MAGIC-08 */
/* What a casting needs on its die, with everything that helps or hinders (WM-MAGIC-05). */
int wm_casting_need(const battle *b, const act *cast);
/* Somebody of the other side could try to break it (WM-MAGIC-09, WM-ITEM-22). */
bool wm_has_runesmith_near(const battle *b, int caster);
int wm_scroll_bearer(const battle *b, int side); /* -1: none */

#endif
