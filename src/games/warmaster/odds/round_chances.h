/* SPDX-License-Identifier: MIT */
/* round_chances.h - the chances of one round of combat, counted and not sampled. */
#ifndef VX_WARMASTER_ODDS_ROUND_CHANCES_H
#define VX_WARMASTER_ODDS_ROUND_CHANCES_H

#include "games/warmaster/odds/dice_pool.h"
#include "games/warmaster/warmaster.h"

typedef enum { FIRST_WINS, SECOND_WINS, DRAWN, BOTH_GONE, NO_FIGHT, ENDINGS } ending;

enum {
    FIGHTERS_MAX = 8 /* units of a side */,
    FAR_MAX = 128,
    LOST_MAX = FIGHTERS_MAX * STANDS_MAX
};

/* What the counting cannot follow. */
enum {
    LEFT_BLOWS = 1, /* second blows, of more Bears than can be counted together */
};

/* Chances add up, so that several courses of a fight can be shown as one. */
typedef struct {
    chance ends[ENDINGS];
    chance runs[SIDES][FAR_MAX];      /* how far the loser does; 0: nobody of his is left */
    chance lost[SIDES][LOST_MAX + 1]; /* stands, by number */
    int stands[SIDES];                /* that began */
    unsigned left_out;                /* LEFT_* */
} verdict;

/* A round has begun and everybody has said whom he strikes. Adds what may come of it, `weight` in
 * all. Owners remove the stands that leave them most support; a Banner of Fortune throws again
 * what falls short of the average, and a side that may have one die thrown again does so at the first
 * chance. False: too many units fight to be counted. */
bool wm_reckon_round(const battle *b, chance weight, verdict *out);

#endif
