/* SPDX-License-Identifier: MIT */
/* learning.c - the public calls about actions and views as numbers. */
#include <string.h>

#include "core/game.h"

int vx_learning_version(const vx_game *game)
{
    return game->learning != NULL ? game->learning->version : 0;
}

int vx_action_space(const vx_game *game)
{
    return game->learning != NULL ? game->learning->action_count : 0;
}

void vx_action_ids(const vx_game *game, const void *state, const vx_action *actions, int count,
                   int32_t *ids)
{
    game->learning->action_ids(state, actions, count, ids);
}

int vx_observation_block_count(const vx_game *game)
{
    return game->learning != NULL ? game->learning->block_count : 0;
}

const vx_observation_block *vx_observation_block_at(const vx_game *game, int index)
{
    return &game->learning->blocks[index];
}

static size_t size_of_block(const vx_observation_block *block)
{
    size_t size = 1;
    for (int i = 0; i < 3 && block->shape[i] > 0; i++) size *= (size_t)block->shape[i];
    return size;
}

static size_t size_of_blocks(const vx_observation_block *blocks, int count)
{
    size_t size = 0;
    for (int i = 0; i < count; i++) size += size_of_block(&blocks[i]);
    return size;
}

size_t vx_observation_size(const vx_game *game)
{
    if (game->learning == NULL) return 0;
    return size_of_blocks(game->learning->blocks, game->learning->block_count);
}

void vx_observe(const vx_game *game, const void *view, int seat, uint8_t *out)
{
    memset(out, 0, vx_observation_size(game));
    game->learning->observe(view, seat, out);
}

/* ---- Beliefs ---- */

int vx_belief_block_count(const vx_game *game)
{
    return game->learning != NULL ? game->learning->belief_block_count : 0;
}

const vx_observation_block *vx_belief_block_at(const vx_game *game, int index)
{
    return &game->learning->belief_blocks[index];
}

size_t vx_belief_size(const vx_game *game)
{
    if (game->learning == NULL) return 0;
    return size_of_blocks(game->learning->belief_blocks, game->learning->belief_block_count);
}

void vx_believe(const vx_game *game, const void *view, int seat, uint32_t *out)
{
    memset(out, 0, vx_belief_size(game) * sizeof *out);
    if (vx_belief_size(game) > 0) game->learning->believe(view, seat, out);
}
