/* SPDX-License-Identifier: MIT */
/* characters.h - sections CHARM and CHAR: how characters move, join, give way, and shoot from their mounts. */
#ifndef VX_WARMASTER_CHARACTERS_CHARACTERS_H
#define VX_WARMASTER_CHARACTERS_CHARACTERS_H

#include "games/warmaster/shooting/shooting.h"

/* ---- characters.c ---- */

int wm_person_mover(const battle *b,
                    int id); /* for wm_may_enter(): on foot, or what his mount is */
bool wm_check_person_move(const battle *b, const act *a, vx_problem *why);
bool wm_check_join(const battle *b, const act *a, vx_problem *why);
/* The places a character may be put, however it comes there: WM-CHARM-10, WM-CHAR-20. */
bool wm_may_stand_at(const battle *b, const scene *s, int who, point to, vx_problem *why);
bool wm_may_be_with(const battle *b, int who, int id, vx_problem *why);
void wm_move_person(battle *b, const act *a);
void wm_join(battle *b, const act *a);
vx_action *wm_list_person_moves(const battle *b, vx_action *out);

/* ---- displacement.c ---- */

/* WM-CHARM-14 to WM-CHARM-21: characters crossed by the way of an enemy unit, which stood at
 * `from` and stands now where it is. Called after every move of a unit. */
void wm_push_displaced(battle *b, int mover, const place from[STANDS_MAX]);
/* WM-CHARM-04, WM-CHARM-13: the characters that have joined a unit come with it to where it stands
 * now; those whose mounts cannot be there leave it (WM-CHAR-21). Called after every move of a unit
 * in the Shooting and Combat phases. */
void wm_bring_persons(battle *b, int id);

/* WM-CHAR-20: his mount cannot be where all stands of this unit are. */
bool wm_mount_bars(const battle *b, int person_id, int unit_id);

/* ---- shooting_mounts.c: characters who shoot (WM-CHAR-09) ---- */

bool wm_check_breath(const battle *b, const act *a, vx_problem *why);
void wm_breathe(battle *b, const act *a);
vx_action *wm_list_breaths(const battle *b, vx_action *out);
/* The character with this unit who can shoot; -1: none can. */
int wm_breather_with(const battle *b, int id);
reach wm_breath_reach(const battle *b, int person_id); /* from stands of his unit */
void wm_breathe_at_charger(battle *b, int person_id, int charger);

#endif
