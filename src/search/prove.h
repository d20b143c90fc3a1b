/* SPDX-License-Identifier: MIT */
/* prove.h - what a seat can force, whatever the others do, chance brings and is hidden from it.
 *
 * Not a guess: every possible state behind the view, every reply and every outcome is gone through,
 * and at each of its own decisions the seat must find one action that works in all the states it
 * cannot tell apart. Partners are not relied on. */
#ifndef VX_SEARCH_PROVE_H
#define VX_SEARCH_PROVE_H

#include "vexillum.h"

/* What is to be reached. */
typedef struct {
    bool (*is_reached)(const void *context, const void *state);
    const void *context;
    int turns;      /* of the seat's own, however many actions each has; the first included */
    uint64_t nodes; /* effort allowed; beyond it the answer is VX_OPEN */
} vx_goal;

typedef enum { VX_OPEN, VX_PROVED, VX_REFUTED } vx_verdict;

typedef struct vx_prover vx_prover;

/* `memory` bytes are taken at once. NULL if there are none. */
vx_prover *vx_prover_new(const vx_game *game, size_t memory);
void vx_prover_free(vx_prover *prover); /* NULL is fine */

/* The states that may stand behind the view. They are collected by sampling until nothing new has
 * come for long; false if they are too many to go through. */
bool vx_prover_look(vx_prover *prover, const void *view, int seat, uint64_t seed);
int vx_prover_worlds(const vx_prover *prover); /* how many there are */

/* Does `action` of the seat, in the view looked at, force the goal? */
vx_verdict vx_prove(vx_prover *prover, vx_action action, const vx_goal *goal);
/* Can the seat force the goal from there, no matter who acts first? */
vx_verdict vx_prove_any(vx_prover *prover, const vx_goal *goal);

/* The goal of winning the game: `context` is the prover. */
bool vx_is_won(const void *context, const void *state);

#endif
