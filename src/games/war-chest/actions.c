/* SPDX-License-Identifier: MIT */
/* actions.c - which 64-bit words are actions at all, legal or not, and all of them in a row. */
#include "games/war-chest/war_chest.h"

/* What each field of a verb may hold: u and v as bits per type, hexes and seats as counts. A field
 * that a verb does not use may hold 0 only. */
typedef struct {
    uint16_t by;   /* bit per grant */
    uint32_t u, v; /* 0: not used */
    uint8_t h, i, j, seats;
} shape;

#define ONE(type) (1u << (type))
#define COINS ((1u << TYPES) - 1)
#define COINS_OR_UNKNOWN ((1u << (TYPES + 1)) - 1)
#define UNIT_CARDS ((1u << UNIT_TYPES) - 1)
#define TRIGGERED                                                                                  \
    (ONE(BERSERKER) | ONE(SWORDSMAN) | ONE(BANNERMAN) | ONE(MERCENARY) | ONE(HERALD) | ONE(EARL) | \
     ONE(WARRIOR_PRIEST))
#define PLAYED (1u << BY_COIN | 1u << BY_PRIEST)
#define ALONE (1u << BY_COIN)
#define MANOEUVRE                                                                              \
    (PLAYED | 1u << BY_BERSERKER | 1u << BY_SWORDSMAN | 1u << BY_MERCENARY | 1u << BY_HERALD | \
     1u << BY_EARL | 1u << BY_FOOTMAN)

/* clang-format off */
static const shape shapes[VERBS] = {
    [ACT_DEPLOY]        = {PLAYED, COINS, 0, HEXES, 0, 0, 0},
    [ACT_BOLSTER]       = {PLAYED, COINS, 0, HEXES, 0, 0, 0},
    [ACT_CLAIM]         = {PLAYED, COINS_OR_UNKNOWN, 0, 0, 0, 0, 0},
    [ACT_RECRUIT]       = {PLAYED, COINS_OR_UNKNOWN, COINS, 0, 0, 0, 0},
    [ACT_PASS]          = {PLAYED, COINS_OR_UNKNOWN, 0, 0, 0, 0, 0},
    [ACT_MOVE]          = {MANOEUVRE, COINS, 0, HEXES, HEXES, 0, 0},
    [ACT_ATTACK]        = {MANOEUVRE, COINS, 0, HEXES, HEXES, 0, 0},
    [ACT_CONTROL]       = {MANOEUVRE, COINS, 0, HEXES, 0, 0, 0},
    [ACT_SHOT]          = {PLAYED, ONE(ARCHER) | ONE(CROSSBOWMAN), 0, HEXES, HEXES, 0, 0},
    [ACT_CHARGE]        = {PLAYED, ONE(CAVALRY) | ONE(LANCER), 0, HEXES, HEXES, HEXES, 0},
    [ACT_RIDE]          = {PLAYED, ONE(LIGHT_CAVALRY) | ONE(ROYAL_GUARD), 0, HEXES, HEXES, 0, 0},
    [ACT_ENSIGN]        = {PLAYED, ONE(ENSIGN), COINS, HEXES, HEXES, HEXES, 0},
    [ACT_MARSHALL]      = {PLAYED, ONE(MARSHALL), COINS, HEXES, HEXES, HEXES, 0},
    [ACT_FOOT_MOVE]     = {PLAYED, ONE(FOOTMAN), 0, HEXES, HEXES, 0, 0},
    [ACT_FOOT_ATTACK]   = {PLAYED, ONE(FOOTMAN), 0, HEXES, HEXES, 0, 0},
    [ACT_FOOT_CONTROL]  = {PLAYED, ONE(FOOTMAN), 0, HEXES, 0, 0, 0},
    [ACT_BISHOP_MOVE]   = {PLAYED, ONE(BISHOP), COINS, HEXES, HEXES, 0, 0},
    [ACT_BISHOP_ATTACK] = {PLAYED, ONE(BISHOP), COINS, HEXES, HEXES, 0, 0},
    [ACT_HERALD]        = {PLAYED | 1u << BY_HERALD, ONE(HERALD), COINS, HEXES, HEXES, 0, 0},
    [ACT_EARL]          = {PLAYED, ONE(EARL), 0, HEXES, 0, 0, 0},
    [ACT_ENLIST]        = {PLAYED, COINS, COINS_OR_UNKNOWN, 0, 0, 0, 0},
    [ACT_GUARD]         = {PLAYED, COINS, 0, HEXES, HEXES, 0, 0},
    [ACT_SACRIFICE]     = {PLAYED, COINS, 0, HEXES, HEXES, 0, 0},
    [ACT_MARCH]         = {PLAYED, COINS, 0, HEXES, HEXES, 0, 0},
    [ACT_REDEPLOY]      = {PLAYED, COINS, 0, HEXES, HEXES, 0, 0},
    [ACT_REINFORCE]     = {PLAYED, COINS, 0, 0, 0, 0, 0},
    [ACT_SPY]           = {PLAYED, 0, 0, 0, 0, 0, SEATS},
    [ACT_SPY_DROP]      = {ALONE, COINS_OR_UNKNOWN, 0, 0, 0, 0, 0},
    [ACT_SPY_KEEP]      = {ALONE, 0, 0, 0, 0, 0, 0},
    [ACT_SHIFT]         = {1u << BY_BANNERMAN, COINS, 0, HEXES, HEXES, 0, 0},
    [ACT_SKIP]          = {ALONE, TRIGGERED | ONE(FOOTMAN), 0, 0, 0, 0, 0},
    [ACT_NEXT]          = {ALONE, TRIGGERED, 0, 0, 0, 0, 0},
    [ACT_SOAK_STACK]    = {ALONE, 0, 0, 0, 0, 0, 0},
    [ACT_SOAK_SUPPLY]   = {ALONE, 0, 0, 0, 0, 0, 0},
    [ACT_PICK]          = {ALONE, UNIT_CARDS, 0, 0, 0, 0, 0},
    [ACT_SEAT]          = {ALONE, 0, 0, 0, 0, 0, SEATS},
    [ACT_DECREES]       = {ALONE, 0, 0, TRIOS, 0, 0, 0},
    [ACT_DEAL]          = {ALONE, UNIT_CARDS, 0, 0, 0, 0, SEATS},
    [ACT_POOL]          = {ALONE, UNIT_CARDS, 0, 0, 0, 0, 0},
    [ACT_FLIP]          = {ALONE, 0, 0, 0, 0, 0, FACTIONS},
    [ACT_DRAW]          = {ALONE, COINS_OR_UNKNOWN, 0, 0, 0, 0, SEATS},
};
/* clang-format on */

/* After `then be` only the Berserker acts; the Bannerman's shift names another unit. */
static uint32_t types_for(const shape *form, int by, int act_verb)
{
    bool is_of_unit = by != BY_COIN && by != BY_PRIEST && act_verb != ACT_SHIFT;
    return is_of_unit ? ONE(wc_grant_type[by]) : form->u;
}

static bool is_type_in(uint32_t types, int type)
{
    return types == 0 ? type == 0 : (types >> type & 1) != 0;
}

static bool is_below(int value, int count)
{
    return value < (count == 0 ? 1 : count);
}

/* Enlist names two types in code order, or one; so each pair is written in one way only. */
static bool is_in_order(const act *a)
{
    return a->verb != ACT_ENLIST || a->u <= a->v;
}

bool wc_is_well_formed(vx_action action)
{
    act a = unpack_act(action);
    if (a.verb >= VERBS || pack_act(a) != action || a.by >= GRANTS) return false;
    const shape *form = &shapes[a.verb];
    return (form->by >> a.by & 1) != 0 && is_type_in(types_for(form, a.by, a.verb), a.u) &&
           is_type_in(form->v, a.v) && is_below(a.h, form->h) && is_below(a.i, form->i) &&
           is_below(a.j, form->j) && is_below(a.seat, form->seats) && is_in_order(&a);
}

int wc_hexes_named(int act_verb)
{
    const shape *form = &shapes[act_verb];
    if (act_verb == ACT_DECREES) return 0;
    return (form->h != 0) + (form->i != 0) + (form->j != 0);
}

/* ---- All of them ---- */

static uint64_t choices(uint32_t types)
{
    return types == 0 ? 1 : (uint64_t)__builtin_popcount(types);
}

/* Takes the lowest digit of a number written in mixed radix. */
static uint8_t take_digit(uint64_t *number, uint64_t radix)
{
    uint8_t digit = (uint8_t)(*number % radix);
    *number /= radix;
    return digit;
}

static uint8_t take_type(uint64_t *number, uint32_t types)
{
    if (types == 0) return 0;
    int skip = take_digit(number, choices(types));
    while (skip-- > 0) types &= types - 1;
    return (uint8_t)__builtin_ctz(types);
}

static uint64_t radix_of(int count)
{
    return count == 0 ? 1 : (uint64_t)count;
}

/* Enlist: every pair in order, or one type alone. */
enum { ENLISTED = TYPES * (TYPES + 3) / 2 };

static void take_enlisted(uint64_t number, act *a)
{
    while (number > (uint64_t)(UNKNOWN_COIN - a->u)) number -= (uint64_t)(TYPES + 1 - a->u++);
    a->v = (uint8_t)(a->u + number);
}

static uint64_t count_of(const shape *form, uint32_t types)
{
    if (form == &shapes[ACT_ENLIST]) return ENLISTED;
    return choices(types) * choices(form->v) * radix_of(form->h) * radix_of(form->i) *
           radix_of(form->j) * radix_of(form->seats);
}

vx_action wc_encodable(uint64_t index)
{
    for (int v = 0; v < VERBS; v++) {
        const shape *form = &shapes[v];
        for (int by = 0; by < GRANTS; by++) {
            if ((form->by >> by & 1) == 0) continue;
            uint32_t types = types_for(form, by, v);
            uint64_t count = count_of(form, types);
            if (index >= count) {
                index -= count;
                continue;
            }
            act a = {.verb = (uint8_t)v, .by = (uint8_t)by};
            if (v == ACT_ENLIST) {
                take_enlisted(index, &a);
                return pack_act(a);
            }
            a.u = take_type(&index, types);
            a.v = take_type(&index, form->v);
            a.h = take_digit(&index, radix_of(form->h));
            a.i = take_digit(&index, radix_of(form->i));
            a.j = take_digit(&index, radix_of(form->j));
            a.seat = take_digit(&index, radix_of(form->seats));
            return pack_act(a);
        }
    }
    return 0;
}
