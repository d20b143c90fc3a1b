/* SPDX-License-Identifier: MIT */
/* census.c - the tiles of armies, for measuring what they are worth. */
#include "games/pocket-battles/battle.h"

static void take_tile(const tile_facts *facts, int count, vx_take_piece *take, void *context)
{
    vx_piece piece = {.name = facts->name, .count = count, .cost = facts->cost};
    vx_text key = vx_text_on(piece.key, sizeof piece.key);
    vx_add(&key, facts->id);
    take(context, &piece);
}

static void take_kinds(const void *state, vx_take_piece *take, void *context)
{
    const tile_facts *tiles = tiles_of(&((const battle *)state)->side[0]);
    for (int tile = 0; tile < TILES; tile++) take_tile(&tiles[tile], 0, take, context);
}

static void take_army(const void *state, int seat, vx_take_piece *take, void *context)
{
    const side *s = &((const battle *)state)->side[seat];
    for (int troop = 0; troop < s->troop_count; troop++)
        if (s->tile[troop] < TILES) take_tile(facts_of(s, troop), 1, take, context);
}

static int first(const void *state)
{
    return ((const battle *)state)->attacker;
}

const vx_game_census pb_census = {.kinds = take_kinds, .army = take_army, .first = first};
