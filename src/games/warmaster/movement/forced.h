/* SPDX-License-Identifier: MIT */
/* forced.h - moves nobody ordered: drive backs, retreats, fall backs, making way, leaving the
 * table, characters pushed aside, and reforming.
 *
 * Each of these pushes a task (tasks.h) and returns; what follows is decided and rolled there. */
#ifndef VX_WARMASTER_MOVEMENT_FORCED_H
#define VX_WARMASTER_MOVEMENT_FORCED_H

#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/warmaster.h"

/* ---- drive_back.c ---- */

/* Hits got past the armour of a unit in the Shooting phase: they count for its drive back
 * (WM-SHOOT-22). `skulls`: of skull catapults, whose dice confuse on 4 and more (WM-ART-32). */
void wm_note_hits(battle *b, int id, int hits, bool skulls);
/* WM-SHOOT-20 to WM-SHOOT-30, WM-TURN-14, and WM-MAGIC-21 where MAGIC_GERROFF lies on a unit: the
 * drive backs of the opponent's units, then those of
 * the active side, then hits that are left over are wiped. Called when all shooting is done. */
void wm_push_drive_backs(battle *b);

/* ---- retreat.c ---- */

/* RETREAT: straight towards `direction` by so many centimetres, formation kept; what is blocked is
 * destroyed. Artillery is destroyed at once (WM-RETREAT-10). */
void wm_push_retreat(battle *b, int id, int32_t direction, int centimetres);

/* ---- fall_back.c ---- */

/* FALLBACK: the owner moves the unit by at least and at most so many centimetres. */
void wm_push_fall_back(battle *b, int id, int least, int most);

/* ---- reform.c ---- */

/* REFORM: all units with COMBAT_FOUGHT may, one by one, the sides in turn. Called when the last
 * engagement is over and leftover hits are wiped. */
void wm_push_reforms(battle *b);

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

/* ---- table_edge.c ---- */

/* WM-EDGE-02: the unit is over the edge near this point. */
void wm_leave_table(battle *b, int id, point near);

/* WM-TURN-08: those who left the table roll. Called when a side's turn begins. */
void wm_push_returns(battle *b);

#endif
