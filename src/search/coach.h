/* SPDX-License-Identifier: MIT */
/* coach.h - one or two facts about a position, in words, for the seat to act: what the enemy can do as things stand, and what
 * the seat can do now. A fact is a line of play that was found, or an exact chance; never a guess. */
#ifndef VX_SEARCH_COACH_H
#define VX_SEARCH_COACH_H

#include "vexillum.h"

enum { VX_COACH_FACTS = 2, VX_COACH_CAP = 1024 };

/* `view` is what the seat, who is to act, may know. Returns how many facts were written, one sentence each. */
int vx_coach(const vx_game *game, const void *view, int seat, vx_language language,
             char out[VX_COACH_FACTS][VX_COACH_CAP]);

#endif
