/* SPDX-License-Identifier: MIT */
/* attempt.h - one charge being worked out, for the files of charges: charge.c places the first stand and
 * judges the whole, line_up.c the other stands, stands_by_owner.c asks their owner about them. */
#ifndef VX_WARMASTER_CHARGE_ATTEMPT_H
#define VX_WARMASTER_CHARGE_ATTEMPT_H

#include "games/warmaster/units/units.h"

/* One charge being worked out. Stands are numbered as in the unit; `placed` are those that have
 * their place, in the order in which they got it. */
typedef struct {
    const battle *b;
    int id, target;
    int32_t limit;
    bool prefer_right; /* how the owner breaks a tie */
    bool sideways;     /* WM-CHARGE-27: not with the front */
    bool tied;         /* to the right it might have gone otherwise */
    unsigned leaders;  /* a bit for each stand that may go first */
    bool corner;       /* WM-CHARGE-18: some stand of the enemy could be touched at a corner only */
    int leader;        /* 1 + the stand that he wants to go first, 0: any */
    scene s;
    surroundings r;
    box from[STANDS_MAX];
    box placed[STANDS_MAX];
    int count, done;
    unsigned used;           /* stands of `from` that are placed */
    uint8_t who[STANDS_MAX]; /* which of them, in the order of their places */
    const char *clause;      /* by which the first stand has its place */
} attempt;

/* ---- charge.c ---- */

/* Reads what surrounds a charger that would go no farther than that; no stand is placed yet. */
void wm_begin_attempt(const battle *b, int id, int target, int32_t limit, attempt *out);

/* ---- line_up.c: the stands after the first ---- */

static inline const box *wm_charged_stand(const attempt *t, int k)
{
    return &t->s.stands.at[t->s.stands.first[t->target] + k];
}
bool wm_charger_may_touch(const attempt *t, const box *enemy); /* WM-DEFEND-09, WM-DEFEND-10 */
bool wm_charger_fits(const attempt *t, const box *to);
bool wm_charger_reaches(const attempt *t, int stand, const box *to);
/* Gives the stand that is due next the place the engine prefers. */
bool wm_place_charger(attempt *t, vx_problem *why);
/* The stand that is due: of those without a place the nearest to the target; -1: all have theirs. */
int wm_charger_due(const attempt *t);
bool wm_is_charger_due(const attempt *t, int stand); /* it, or one as near (AMB-29) */

/* The places a stand may take. Where some of them bring it to the enemy it must take one of those;
 * else they are a good choice of places behind and in echelon. */
enum { CHARGER_SLOTS = 2 * STANDS_MAX * STANDS_MAX * EDGES };
typedef struct {
    bool touching;
    int count;
    box at[CHARGER_SLOTS];
} charger_slots;
void wm_find_charger_slots(const attempt *t, int stand, charger_slots *out);
/* WM-CHARGE-21: behind or in echelon beside those placed, wherever the owner likes. */
bool wm_is_in_ranks(const attempt *t, const box *to);

#endif
