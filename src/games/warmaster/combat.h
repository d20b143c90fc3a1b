/* SPDX-License-Identifier: MIT */
/* combat.h - close combat: protection, engagements, rounds, pursuit and advances. */
#ifndef VX_WARMASTER_COMBAT_H
#define VX_WARMASTER_COMBAT_H

#include "games/warmaster/warmaster.h"

/* ---- defend.c ---- */

/* Section DEFEND: how well this stand is covered against `attacker`, a stand or a shooter; NULL
 * asks what covers it against everybody or against somebody it does not see. */
protection wm_protection(const battle *b, int id, int stand, const box *attacker);
/* Of the best covered stand of the unit (WM-SHOOT-23, WM-COMBAT-38). */
protection wm_unit_protection(const battle *b, int id, const box *attacker);
int wm_need_to_hit(protection cover); /* WM-DEFEND-07 */

#endif
