/* SPDX-License-Identifier: MIT */
/* meter.h - what a state is worth and what an action costs: the measuring instrument of a review and of
 * puzzles made from it. */
#ifndef VX_SEARCH_METER_H
#define VX_SEARCH_METER_H

#include "core/game.h"
#include "search/search.h"

typedef struct vx_meter vx_meter;

enum { VX_METER_LEVEL = 5 }; /* the usual one; each level up doubles the effort */

/* NULL if there is no memory. */
vx_meter *vx_meter_new(const vx_game *game, int level, const vx_platform *platform);
void vx_meter_free(vx_meter *meter); /* NULL is fine */

/* The chance of side one, of a thousand, after everybody has done what looks best for a while, with dice
 * from `seed`. Only a mean of many says something; the mean over all outcomes of a throw is what the
 * state before it is worth. */
double vx_meter_play_out(vx_meter *meter, const void *state, uint64_t seed);
double vx_meter_mean(vx_meter *meter, const void *state, uint64_t seed, int count);

/* The machine's choice in a view, with more effort if `deep`. */
vx_choice vx_meter_choose(vx_meter *meter, const void *view, int seat, uint64_t seed, bool deep);
/* What this choice itself takes the loss by another action for; INT_MAX where it cannot tell. */
int vx_meter_loss(const vx_meter *meter, const vx_choice *choice, vx_action action);

/* Several actions compared on the same worlds and throws. */
enum { VX_COMPARED_MAX = 4 };
typedef struct {
    int count;
    vx_action action[VX_COMPARED_MAX]; /* the first is the one that others are held against */
    double chance[VX_COMPARED_MAX];    /* of side one, the mean */
    double lead[VX_COMPARED_MAX];      /* over the first, for the seat that decides, the mean */
    double noise[VX_COMPARED_MAX];     /* two standard errors of that */
    /* What the seat did after the first action, before any throw and anybody else. Where actions are played
     * out, the first is played out from there: no playout then spoils what the seat meant by it. */
    const vx_action *followed;
    int followed_count;
} vx_comparison;

/* `deep` for a second look with more effort and, given another seed, other worlds. */
void vx_meter_compare(vx_meter *meter, const void *view, int seat, uint64_t seed, bool deep,
                      vx_comparison *out);

#endif
