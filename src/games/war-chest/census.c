/* SPDX-License-Identifier: MIT */
/* census.c - the unit types of armies, for measuring what they are worth. */
#include "games/war-chest/war_chest.h"

static void take_type(int type, int count, vx_take_piece *take, void *context)
{
    vx_piece piece = {.name = wc_types[type].name, .count = count};
    vx_text key = vx_text_on(piece.key, sizeof piece.key);
    vx_add(&key, wc_types[type].code);
    take(context, &piece);
}

static void take_kinds(const void *state, vx_take_piece *take, void *context)
{
    const war_chest *s = state;
    int types = s->nobility ? UNIT_TYPES : BASE_TYPES;
    for (int type = 0; type < types; type++) take_type(type, 0, take, context);
}

static void take_army(const void *state, int seat, vx_take_piece *take, void *context)
{
    const war_chest *s = state;
    for (int slot = 0; slot < ROYAL_SLOT; slot++) {
        int type = slot_type(s, seat, slot);
        if (type < UNIT_TYPES) take_type(type, 1, take, context);
    }
}

const vx_game_census wc_census = {.kinds = take_kinds, .army = take_army};
