/* SPDX-License-Identifier: MIT */
/* traits.c - what a position is worth beyond the tables, by what is seen of it at a glance. */
#include "games/war-chest/learnt.h"
#include "games/war-chest/reach.h"

/* ---- Traits ---- */

typedef struct {
    const war_chest *s;
    int faction;   /* that acts */
    uint16_t *out; /* for whoever learns; NULL: in play, where the weights are added up at once */
    int count, sum;
} list;

#define INLINE static inline __attribute__((always_inline))

INLINE void add(list *l, int trait)
{
    if (l->out == NULL)
        l->sum += wc_trait_weights[trait];
    else if (l->count < TRAITS_MAX)
        l->out[l->count++] = (uint16_t)trait;
}

/* Markers still to be placed. */
static int left_of(const war_chest *s, int faction)
{
    int left = s->markers - __builtin_popcountll(s->marks[faction]);
    return left < 0 ? 0 : left > LEFT_MAX ? LEFT_MAX : left;
}

INLINE void add_units(list *l, int side)
{
    const war_chest *s = l->s;
    int faction = side ? !l->faction : l->faction;
    hex_set goals = s->locations & ~s->marks[faction];
    bool nearly_won = left_of(s, faction) <= 1;
    wc_blows threat = wc_blows_of(s, !faction);
    for (hex_set rest = s->side[faction]; rest != 0; rest &= rest - 1) {
        int hex = first_hex(rest), unit = s->unit_at[hex], stack = s->stack[unit];
        int danger = has(threat.any, hex) + has(threat.ready, hex);
        int stand = ((side * 2 + nearly_won) * CLOSENESS + wc_closeness(goals, hex)) * 2 +
                    wc_is_ready(s, unit);
        add(l, TRAIT_UNIT + (side * UNIT_TYPES + s->kind[unit]) * STACKS +
                   (stack < STACKS ? stack : STACKS) - 1);
        add(l, TRAIT_STAND + (stand * DANGERS + danger) * 2 + (stack > 1));
        add(l, TRAIT_PLACE + side * HEXES + wc_seen_from(l->faction, hex));
    }
}

INLINE void add_zone(list *l, int first, int seat, zone coins)
{
    for (int slot = 0; slot < SLOTS; slot++)
        for (int i = coins_in(coins, slot); i > 0; i--) add(l, first + slot_type(l->s, seat, slot));
}

INLINE void add_coins(list *l, int side)
{
    const war_chest *s = l->s;
    for (int seat = side ? !l->faction : l->faction; seat < s->players; seat += FACTIONS) {
        add_zone(l, TRAIT_HAND + side * TYPES, seat, s->hand[seat]);
        add_zone(l, TRAIT_ROUND + side * TYPES, seat, s->bag[seat] + s->up[seat] + s->down[seat]);
        add_zone(l, TRAIT_SUPPLY + side * TYPES, seat, s->supply[seat]);
    }
}

INLINE void add_marks(list *l, int side)
{
    hex_set marks = l->s->marks[side ? !l->faction : l->faction];
    for (; marks != 0; marks &= marks - 1)
        add(l, TRAIT_MARK + side * HEXES + wc_seen_from(l->faction, first_hex(marks)));
}

static int hand_size(const war_chest *s, int faction)
{
    int size = 0;
    for (int seat = faction; seat < s->players; seat += FACTIONS)
        size += size_of_zone(s->hand[seat]);
    if (s->players > 2) size = (size + 1) / 2;
    return size < HAND_MAX ? size : HAND_MAX;
}

INLINE void add_tempo(list *l)
{
    const war_chest *s = l->s;
    int initiative = (faction_of(s->init) != l->faction) * 2 + (s->claimed != 0);
    int hands = hand_size(s, l->faction) * (HAND_MAX + 1) + hand_size(s, !l->faction);
    add(l, TRAIT_TEMPO + initiative * (HAND_MAX + 1) * (HAND_MAX + 1) + hands);
    int left = left_of(s, l->faction) * (LEFT_MAX + 1) + left_of(s, !l->faction);
    add(l, TRAIT_LEFT + left * 2 + (initiative >= 2));
    add(l, TRAIT_NODE + s->node);
    if (s->players > 2) add(l, TRAIT_PLAYERS);
    if (s->nobility) add(l, TRAIT_PLAYERS + 1);
}

INLINE void add_traits(list *l)
{
    for (int side = 0; side < FACTIONS; side++) {
        add_units(l, side);
        add_coins(l, side);
        add_marks(l, side);
    }
    add_tempo(l);
}

int wc_list_traits(const war_chest *s, uint16_t out[TRAITS_MAX])
{
    list l = {.s = s, .faction = wc_faction_to_act(s), .out = out};
    add_traits(&l);
    return l.count;
}

int wc_weigh_traits(const war_chest *s)
{
    list l = {.s = s, .faction = wc_faction_to_act(s)};
    add_traits(&l);
    return l.sum;
}
