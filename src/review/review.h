/* SPDX-License-Identifier: MIT */
/* review.h - a game looked through afterwards: how the chances went, what each decision cost, and what was
 * luck. docs/REVIEW.md says how each figure comes about.
 *
 * Chances and losses are of a thousand. Chances are those of side one, the side of the first seat; the
 * other side has the rest. A decision is judged from the view of the seat that made it and from nothing
 * else, so that what it could not know never makes a mistake of it. With the same match, level and seed a review
 * is the same on every machine. */
#ifndef VX_REVIEW_REVIEW_H
#define VX_REVIEW_REVIEW_H

#include "core/game.h"
#include "core/text.h"
#include "match/match.h"
#include "search/meter.h"

typedef enum {
    VX_MARK_NONE, /* nothing was decided, or nothing can be said about it */
    VX_MARK_BEST,
    VX_MARK_GOOD,
    VX_MARK_INACCURACY,
    VX_MARK_MISTAKE,
    VX_MARK_BLUNDER,
    VX_MARKS,
} vx_mark;

enum { VX_LUCK_BATCHES = 4 };

/* What is left of the loss when the noise is taken off makes the mark. */
enum { VX_LOSS_INACCURACY = 40, VX_LOSS_MISTAKE = 80, VX_LOSS_BLUNDER = 120 };

/* One entry of the match. */
typedef struct {
    vx_action action;
    int actor; /* a seat or VX_CHANCE */
    bool resigned;
    bool hides; /* the seat that decided may not have known all of it */
    /* Before the entry: as the seat that decides could know it, and as it was. VX_CHANCE_UNKNOWN: nobody
     * decided here, or it has not been looked at yet. */
    int known, was;
    /* A decision. */
    vx_mark mark;
    bool
        is_doubtful; /* looks like an error, which a second and deeper look has not confirmed yet */
    int loss;        /* against `better`, never below 0 */
    int noise; /* the loss is as likely as not to be off by a third of this; hardly ever by more */
    vx_action better;          /* the action itself where none is */
    char *why[VX_LANGUAGES];   /* facts about the better action, a line each; NULL: none */
    char *fault[VX_LANGUAGES]; /* facts about the action that was taken */
    char *line[VX_LANGUAGES];  /* what is expected after the better action, a step each line */
    /* A throw or a draw. */
    vx_luck kind;
    double luck;                     /* what it changed against its expectation, for side one */
    double batches[VX_LUCK_BATCHES]; /* the same by independent parts of the playouts */
    int first_outcome, count;        /* what it could have changed, in vx_review.outcomes */
    bool is_looked_at;               /* more than a glance: all of the above is there */
} vx_reviewed;

/* What one outcome of a throw would have changed, and how likely it was against the others. */
typedef struct {
    double luck;
    double weight;
} vx_outcome;

typedef struct {
    const vx_match *match; /* borrowed */
    int level;
    uint64_t seed;
    int count;
    vx_reviewed *entries; /* one more than the match has: the last is how it ended */
    vx_outcome *outcomes;
    int outcome_count, outcome_capacity;
    /* The rest is for review.c alone. */
    struct vx_meter *meter;
    void *state, *view;
    int pass, at;
    int share, shares; /* it looks at the entries whose number divided by `shares` leaves `share` */
    bool failed;
} vx_review;

enum { VX_REVIEW_LEVEL = VX_METER_LEVEL };

/* False where no value of this game has a measured chance. */
bool vx_can_review(const vx_game *game);

/* NULL if there is no memory. The match must outlive it and stay as it is; `platform` may be NULL. */
vx_review *vx_review_new(const vx_match *match, int level, uint64_t seed,
                         const vx_platform *platform);
void vx_review_free(vx_review *review); /* NULL is fine */

/* Several machines share the work: this one glances at nothing unless `share` is 0, and looks at every entry
 * whose number divided by `shares` leaves `share`. Before the first step. */
void vx_review_share(vx_review *review, int share, int shares);
/* Adds what it knows of an entry, if it has looked at it, as lines for vx_review_take() of another review of the
 * same match, level and seed. `out` has room for VX_GIVEN_CAP. To take them twice does no harm. False: a line
 * is none of such, or there is no memory. */
enum { VX_GIVEN_CAP = 1 << 15 };
void vx_review_give(const vx_review *review, int at, vx_text *out);
bool vx_review_take(vx_review *review, const char *lines);

/* Looks at one entry more. False when all is done, or memory is out (`failed`). */
bool vx_review_step(vx_review *review);
/* Of a thousand. */
int vx_review_done(const vx_review *review);
/* The first pass is through: every entry has a chance. */
bool vx_review_has_curve(const vx_review *review);

/* What another action would have been worth to the seat that decided at entry `at`. False where nothing
 * was decided there or the action is not legal. */
typedef struct {
    vx_mark mark;
    int loss, noise;
} vx_trial;
bool vx_review_try(vx_review *review, int at, vx_action action, vx_trial *out);

/* ---- Summing up ---- */

enum { VX_SIDES = 2, VX_TURNING_MAX = 3 };

typedef struct {
    int judged; /* decisions */
    int marks[VX_MARKS];
    int accuracy;          /* of a thousand; VX_CHANCE_UNKNOWN: nothing was judged */
    int lost;              /* in all, beyond the noise */
    int themes[VX_THEMES]; /* the same by what would have been better */
    int luck[VX_LUCK_KINDS], throws[VX_LUCK_KINDS]; /* of its own dice and draws, for itself */
} vx_side_review;

typedef struct {
    vx_side_review side[VX_SIDES];
    int luck, luck_noise; /* of all dice and draws, for side one */
    int luckier_than;     /* of a thousand times that the same throws are thrown anew */
    int result;           /* of side one: 0, 500, 1000; VX_CHANCE_UNKNOWN: not over */
    int adjusted;         /* the result without the luck; may lie below 0 or above 1000 */
    int turning[VX_TURNING_MAX], turning_count; /* entries that changed most, in order */
} vx_review_summary;

void vx_review_sum_up(const vx_review *review, vx_review_summary *out);
/* 0 for the side of the first seat, 1 for the other. */
int vx_side_of(const vx_match *match, int seat);

#endif
