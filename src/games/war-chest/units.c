/* SPDX-License-Identifier: MIT */
/* units.c - units on the board: putting, lifting and moving them. */
#include "games/war-chest/war_chest.h"

/* Where the units stand that not everybody may attack. */
static inline void mark_guarded(war_chest *s, int unit, hex_set change)
{
    if (s->kind[unit] == KNIGHT) s->knight ^= change;
    if (s->kind[unit] == BISHOP) s->bishop ^= change;
}

void wc_put_unit(war_chest *s, int unit, int hex, int stack)
{
    s->place[unit] = (uint8_t)hex;
    s->stack[unit] = (uint8_t)stack;
    s->unit_at[hex] = (uint8_t)unit;
    s->side[faction_of(unit_seat(unit))] ^= bit(hex);
    mark_guarded(s, unit, bit(hex));
}

void wc_lift_unit(war_chest *s, int unit)
{
    int hex = s->place[unit];
    s->place[unit] = NO_HEX;
    s->stack[unit] = 0;
    s->unit_at[hex] = NO_UNIT;
    s->side[faction_of(unit_seat(unit))] ^= bit(hex);
    mark_guarded(s, unit, bit(hex));
}

/* WC-BOLSTER-03: the whole stack goes. WC-MOVE-04: no marker changes. */
void wc_move_unit(war_chest *s, int unit, int hex)
{
    int from = s->place[unit];
    s->place[unit] = (uint8_t)hex;
    s->unit_at[from] = NO_UNIT;
    s->unit_at[hex] = (uint8_t)unit;
    hex_set change = bit(from) | bit(hex);
    s->side[faction_of(unit_seat(unit))] ^= change;
    mark_guarded(s, unit, change);
}

void wc_swap_footmen(war_chest *s, int first, int second)
{
    uint8_t place = s->place[first], stack = s->stack[first];
    s->place[first] = s->place[second];
    s->stack[first] = s->stack[second];
    s->place[second] = place;
    s->stack[second] = stack;
    s->unit_at[s->place[first]] = (uint8_t)first;
    if (place != NO_HEX) s->unit_at[place] = (uint8_t)second;
}
