/* SPDX-License-Identifier: MIT */
/* bots.c - the machine at the seats of one game. */
#include "search/bots.h"

#include <stdlib.h>
#include <string.h>

enum { SEARCH_MEMORY = 64 << 20 }; /* bytes for each thinking seat */

bool vx_bots_open(vx_bots *bots, const vx_game *game, const vx_limits *limits, int seats,
                  const vx_platform *platform)
{
    *bots = (vx_bots){.game = game, .seats = seats, .platform = platform};
    memcpy(bots->limits, limits, (size_t)seats * sizeof *limits);
    bots->view = malloc(vx_state_size(game));
    bots->actions = malloc((size_t)vx_action_cap(game) * sizeof(vx_action));
    if (bots->view != NULL && bots->actions != NULL) return true;
    vx_bots_close(bots);
    return false;
}

void vx_bots_close(vx_bots *bots)
{
    for (int seat = 0; seat < bots->seats; seat++) vx_searcher_free(bots->searcher[seat]);
    free(bots->view);
    free(bots->actions);
}

bool vx_bots_start(vx_bots *bots, uint64_t seed)
{
    vx_random_seed(&bots->random, seed);
    for (int seat = 0; seat < bots->seats; seat++) {
        if (bots->limits[seat].method == VX_METHOD_RANDOM) continue;
        vx_searcher_free(bots->searcher[seat]);
        bots->searcher[seat] = vx_searcher_new(bots->game, SEARCH_MEMORY);
        if (bots->searcher[seat] == NULL) return false;
    }
    return true;
}

bool vx_bots_choose(vx_bots *bots, const void *state, int actor, vx_action *out)
{
    if (actor == VX_CHANCE) {
        *out = vx_chance_draw(bots->game, state, &bots->random);
        return true;
    }
    if (bots->searcher[actor] == NULL) {
        /* The list is the same in the state and in the seat's view, so none is made for it. */
        int count = vx_list(bots->game, state, bots->actions);
        *out = bots->actions[vx_random_below(&bots->random, (uint64_t)count)];
        return count > 0;
    }
    vx_limits limits = bots->limits[actor];
    limits.seed = vx_random_next(&bots->random);
    vx_view(bots->game, state, actor, bots->view);
    vx_choice choice = vx_search(bots->searcher[actor], bots->view, actor, &limits, bots->platform);
    *out = choice.action;
    return choice.found;
}
