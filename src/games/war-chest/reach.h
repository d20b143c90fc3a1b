/* SPDX-License-Identifier: MIT */
/* reach.h - what is seen of a position at a glance: who is near what, and whom a side could strike. */
#ifndef VX_WAR_CHEST_REACH_H
#define VX_WAR_CHEST_REACH_H

#include "games/war-chest/targets.h"

/* How near a hex is to one that can be taken: 0 far .. 3 standing on it. */
static inline int wc_closeness(hex_set goals, int hex)
{
    if (has(goals, hex)) return 3;
    if ((wc_around[hex] & goals) != 0) return 2;
    return (wc_two_away[hex] & goals) != 0;
}

/* Raven sees the board from the other side. */
static inline int wc_seen_from(int faction, int hex)
{
    return faction == WOLF ? hex : HEXES - 1 - hex;
}

/* A coin that gives the unit an order is at hand. */
static inline bool wc_is_ready(const war_chest *s, int unit)
{
    return coins_in(s->hand[unit_seat(unit)], unit_slot(s, unit)) > 0;
}

/* The hexes on which a side could strike: by any unit, and by those whose coin is at hand. */
typedef struct {
    hex_set any, ready;
} wc_blows;

/* The run-up of Lancer and Cavalry is taken to be free. */
static inline hex_set wc_reach_of(int type, int hex)
{
    hex_set reach = type == ARCHER || type == LANCER ? 0 : wc_around[hex];
    if (((1 << ARCHER | 1 << LANCER | 1 << CROSSBOWMAN | 1 << CAVALRY) >> type & 1) != 0)
        reach |= wc_two_away[hex];
    return reach;
}

static inline wc_blows wc_blows_of(const war_chest *s, int faction)
{
    wc_blows found = {0};
    for (hex_set rest = s->side[faction]; rest != 0; rest &= rest - 1) {
        int hex = first_hex(rest), unit = s->unit_at[hex];
        hex_set spared = s->stack[unit] >= 2 ? s->bishop : s->knight;
        hex_set reach = wc_reach_of(s->kind[unit], hex) & ~(spared & s->side[!faction]);
        found.any |= reach;
        if (wc_is_ready(s, unit)) found.ready |= reach;
    }
    return found;
}

/* The hexes on which one unit could strike, and those on which two could. */
typedef struct {
    hex_set once, twice;
} wc_strikes;

static inline wc_strikes wc_strikes_of(const war_chest *s, int faction)
{
    wc_strikes found = {0};
    for (hex_set rest = s->side[faction]; rest != 0; rest &= rest - 1) {
        int hex = first_hex(rest);
        hex_set reach = wc_reach_of(s->kind[s->unit_at[hex]], hex);
        found.twice |= found.once & reach;
        found.once |= reach;
    }
    return found;
}

#endif
