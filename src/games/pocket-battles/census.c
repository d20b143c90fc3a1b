/* SPDX-License-Identifier: MIT */
/* census.c - the tiles of armies, for whoever measures what they are worth. */
#include "games/pocket-battles/battle.h"

static void take_tile(int tile, int count, vx_take_piece *take, void *context)
{
    const tile_facts *facts = &pb_tiles[tile];
    vx_piece piece = {.name = facts->name, .count = count, .cost = facts->cost};
    vx_text key = vx_text_on(piece.key, sizeof piece.key);
    vx_add(&key, facts->id);
    take(context, &piece);
}

static void take_kinds(const void *state, vx_take_piece *take, void *context)
{
    (void)state;
    for (int tile = 0; tile < TILES; tile++) take_tile(tile, 0, take, context);
}

static void take_army(const void *state, int seat, vx_take_piece *take, void *context)
{
    const side *s = &((const battle *)state)->side[seat];
    for (int troop = 0; troop < s->troop_count; troop++)
        if (s->tile[troop] < TILES) take_tile(s->tile[troop], 1, take, context);
}

static int first(const void *state)
{
    return ((const battle *)state)->attacker;
}

const vx_game_census pb_census = {.kinds = take_kinds, .army = take_army, .first = first};
