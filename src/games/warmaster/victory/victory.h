/* SPDX-License-Identifier: MIT */
/* victory.h - section END: who withdraws, what is scored, who has won; scenarios. */
#ifndef VX_WARMASTER_VICTORY_VICTORY_H
#define VX_WARMASTER_VICTORY_VICTORY_H

#include "games/warmaster/warmaster.h"

/* ---- victory.c: section END ---- */

/* WM-END-02 to WM-END-05: called after every removal. The battle is over when wm_settle() comes to
 * it, so the caller may go on with what it is doing. */
void wm_check_end(battle *b);
bool wm_has_withdrawn(const battle *b, int side);
bool wm_has_lost_general(const battle *b, int side);
/* WM-END-07 to WM-END-09: what `side` has scored by now. */
int wm_victory_points(const battle *b, int side);
int wm_units_lost(const battle *b, int side); /* towards the break point */
void wm_decide_battle(battle *b);             /* WM-END-10, WM-END-11: sets the winner */

/* ---- scenarios.c: WM-OPTION-17, WM-END-12 ---- */

typedef struct {
    const char *key;
    const char *name[VX_LANGUAGES];
    const char *text[VX_LANGUAGES]; /* what it is about and what scores */
    const char *map;                /* a ready battlefield */
    uint8_t deployment;
    uint8_t beginner; /* with DEPLOY_SIDE: who sets up first; SIDES: dice decide */
    bool replaces;    /* only what it scores itself counts */
    int (*score)(const battle *b, int side);
} scenario;
extern const scenario wm_scenarios[SCENARIOS];
int wm_find_scenario(const vx_word *word); /* -1: none */
/* Of an objective of the map: the side with more stands near it that are not confused, or SIDES; and what
 * it is worth at the end. */
int wm_holder_of(const battle *b, int which);
int wm_objective_points(const battle *b, int which);
/* All that `side` has scored by now. */
int wm_score_of(const battle *b, int side);

#endif
