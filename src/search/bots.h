/* SPDX-License-Identifier: MIT */
/* bots.h - the machine at the seats of one game: each bot sees its own view and nothing else. */
#ifndef VX_SEARCH_BOTS_H
#define VX_SEARCH_BOTS_H

#include "search/search.h"

/* For one thread. */
typedef struct {
    const vx_game *game;
    int seats;
    vx_limits limits[VX_SEATS_MAX];
    vx_searcher *searcher[VX_SEATS_MAX]; /* NULL for a random bot, which needs no memory */
    const vx_platform *platform;
    void *view;
    vx_action *actions;
    vx_random random; /* dice, and the choices of random bots */
} vx_bots;

/* False if there is no memory; then there is nothing to close. */
bool vx_bots_open(vx_bots *bots, const vx_game *game, const vx_limits *limits, int seats,
                  const vx_platform *platform);
void vx_bots_close(vx_bots *bots);

/* Begins a new game: everything is drawn from `seed` and nothing is remembered of games before.
 * False if there is no memory. */
bool vx_bots_start(vx_bots *bots, uint64_t seed);

/* What `actor`, a seat or VX_CHANCE, does next. False if there was no memory to think with. */
bool vx_bots_choose(vx_bots *bots, const void *state, int actor, vx_action *out);

#endif
