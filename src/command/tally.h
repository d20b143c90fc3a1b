/* SPDX-License-Identifier: MIT */
/* tally.h - what `sim` counts of its games. */
#ifndef VX_COMMAND_TALLY_H
#define VX_COMMAND_TALLY_H

#include "command/session.h"

typedef struct {
    uint64_t wins[VX_SEATS_MAX]; /* by team */
    uint64_t games, draws, capped, actions;
    uint64_t *by_length; /* how many games had so many decisions; you free() it */
    size_t lengths;
    bool failed, stopped;
} vx_tally;

/* Counts a game but its actions. `score`: by seat; NULL: it was cut off. `state`: any of the game's, for who
 * plays with whom. False: no memory. */
bool vx_tally_game(vx_tally *t, const vx_game *game, const void *state, const int *score,
                   size_t decisions);
/* Adds what another has counted; false: that one has failed, or there is no memory. */
bool vx_tally_add(vx_tally *sum, const vx_tally *other);
void vx_answer_tally(vx_session *session, const vx_game *game, const void *start,
                     const vx_tally *sum, uint64_t microseconds);

/* simulate_gpu.c. The first makes the host's GPU ready for games from this start; false: failed. The second
 * plays the order's games there. */
bool vx_prepare_gpu(vx_session *session, const vx_game *game, const void *start);
vx_status vx_simulate_on_gpu(vx_session *session, const vx_game *game, const void *start,
                             const vx_gpu_order *order, vx_tally *sum);

#endif
