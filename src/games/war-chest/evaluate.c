/* SPDX-License-Identifier: MIT */
/* evaluate.c - how good a position is for a side, and which actions to look at first. */
#include "games/war-chest/learnt.h"
#include "games/war-chest/reach.h"

enum { WON = 10000 };

/* ---- The position: weights fitted to the results of 2500 games of the machine with itself ---- */

/* The last markers are the hardest to place, so each is worth more than the one before. */
static int marker_value(const war_chest *s, int faction)
{
    static const int16_t by_left[] = {4200, 2750, 1710, 820, 330, 150, 80, 30, 0};
    enum { MOST = sizeof by_left / sizeof *by_left - 1 };
    int left = s->markers - __builtin_popcountll(s->marks[faction]);
    return by_left[left < 0 ? 0 : left > MOST ? MOST : left];
}

/* Coins in hand are actions. Those that go round hardly count, those still waiting to be recruited
 * count against the side that has not done it. */
static int coin_value(const war_chest *s, int seat)
{
    zone round = s->hand[seat] + s->bag[seat] + s->up[seat] + s->down[seat];
    return 200 * size_of_zone(s->hand[seat]) + 20 * size_of_zone(round) -
           50 * size_of_zone(s->supply[seat]);
}

/* A unit about to take a Location is worth most if the coin for it is at hand. */
static int unit_value(const war_chest *s, int unit)
{
    static const int16_t by_closeness[] = {0, 180, 410, 750};
    int seat = unit_seat(unit), faction = faction_of(seat), hex = s->place[unit];
    hex_set goals = s->locations & ~s->marks[faction];
    int near = wc_closeness(goals, hex);
    bool has_order = coins_in(s->hand[seat], unit_slot(s, unit)) > 0;
    int value = 116 + 140 * (s->stack[unit] - 1) + by_closeness[near];
    if (near == 3 && has_order) value += 100;
    if (near == 2 && has_order) value += 35;
    return value;
}

/* Enemies that a unit may hit with a plain attack: the lone ones it would destroy count most. */
static int threat_value(const war_chest *s, int unit)
{
    int seat = unit_seat(unit), value = 0;
    if (coins_in(s->hand[seat], unit_slot(s, unit)) == 0) return 0;
    hex_set targets = unit_attack_targets(s, unit);
    for (; targets != 0; targets &= targets - 1)
        if (s->stack[s->unit_at[first_hex(targets)]] == 1) value = 300;
    return value;
}

static int side_value(const war_chest *s, int faction)
{
    int value = marker_value(s, faction);
    for (int seat = faction; seat < s->players; seat += 2) value += coin_value(s, seat);
    for (hex_set units = s->side[faction]; units != 0; units &= units - 1) {
        int unit = s->unit_at[first_hex(units)];
        value += unit_value(s, unit) + threat_value(s, unit);
    }
    return value;
}

/* From a balance to an expected result: a logistic curve, by a quotient that is near it. */
static int expected_result(int balance)
{
    enum { STEEP = 9500, UNIT = 1618, FAR = 3 * UNIT }; /* half of UNIT is worth 73 in a hundred */
    int64_t near = balance > FAR ? FAR : balance < -FAR ? -FAR : balance;
    int64_t square = near * near / UNIT;
    return (int)(STEEP * near * (27 * UNIT + square) / (UNIT * (27 * UNIT + 9 * square)));
}

int wc_weigh(const war_chest *s, int faction)
{
    return side_value(s, faction) - side_value(s, !faction);
}

int wc_evaluate_handicapped(const void *state, int seat, unsigned handicaps)
{
    const war_chest *s = state;
    int faction = faction_of(seat), acting = wc_faction_to_act(s);
    if (s->node == NODE_OVER) return s->winner == NO_WINNER ? 0 : s->winner == faction ? WON : -WON;
    int balance = wc_weigh(s, acting);
    if (!(handicaps & HANDICAP_BY_HAND))
        balance = balance * wc_table_share / 256 + wc_weigh_traits(s);
    return expected_result(acting == faction ? balance : -balance);
}

int wc_evaluate(const void *state, int seat)
{
    return wc_evaluate_handicapped(state, seat, 0);
}

/* ---- Actions ---- */

static int hit_value(const war_chest *s, int target)
{
    int unit = s->unit_at[target];
    int faction = faction_of(unit_seat(unit));
    hex_set goals = s->locations & ~s->marks[faction];
    int value = 300 + (s->stack[unit] == 1 ? 120 : 0);
    if (s->kind[unit] == PIKEMAN) value -= 120;
    return value + 20 * wc_closeness(goals, s->place[unit]);
}

/* Better where the unit comes nearer to something to take. */
static int move_value(const war_chest *s, int from, int to)
{
    int faction = faction_of(unit_seat(s->unit_at[from]));
    hex_set goals = s->locations & ~s->marks[faction];
    return 100 + 60 * (wc_closeness(goals, to) - wc_closeness(goals, from));
}

static int control_value(const war_chest *s, int hex)
{
    return 900 + ((s->marks[WOLF] | s->marks[RAVEN]) >> hex & 1 ? 60 : 0);
}

static int deploy_value(const war_chest *s, int hex)
{
    int faction = faction_of(s->actor);
    return 220 + 20 * wc_closeness(s->locations & ~s->marks[faction], hex);
}

/* The Royal coin is the one to spend face down. */
static int face_down_value(const act *a, int base)
{
    return base + (a->u == ROYAL ? 30 : 0);
}

static int score_of(const war_chest *s, const act *a)
{
    switch (a->verb) {
    case ACT_CONTROL:
    case ACT_FOOT_CONTROL:
    case ACT_EARL:
        return control_value(s, a->h) + (a->verb == ACT_CONTROL ? 0 : 40);
    case ACT_ATTACK:
    case ACT_SHOT:
    case ACT_FOOT_ATTACK:
    case ACT_BISHOP_ATTACK:
    case ACT_GUARD:
        return hit_value(s, a->i);
    case ACT_SACRIFICE:
        return hit_value(s, a->i) - 150;
    case ACT_CHARGE:
    case ACT_MARSHALL:
        return hit_value(s, a->j) + 10;
    case ACT_MOVE:
    case ACT_RIDE:
    case ACT_FOOT_MOVE:
    case ACT_BISHOP_MOVE:
    case ACT_MARCH:
        return move_value(s, a->h, a->i) + (a->verb == ACT_BISHOP_MOVE ? 80 : 0);
    case ACT_ENSIGN:
        return move_value(s, a->i, a->j);
    case ACT_DEPLOY:
        return deploy_value(s, a->h);
    case ACT_HERALD:
        return 180;
    case ACT_BOLSTER:
        return 90;
    case ACT_RECRUIT:
        return face_down_value(a, 110);
    case ACT_CLAIM:
        return face_down_value(a, 60);
    case ACT_ENLIST:
    case ACT_REINFORCE:
    case ACT_SPY:
        return 150;
    case ACT_SHIFT:
        return 120;
    case ACT_PASS:
        return face_down_value(a, 0);
    case ACT_SKIP:
        return 20;
    default:
        return 50;
    }
}

/* Only the order of these means something. */
void wc_order_by_hand(const void *state, const vx_action *actions, int count, int *out)
{
    for (int i = 0; i < count; i++) {
        act a = unpack_act(actions[i]);
        out[i] = score_of(state, &a);
    }
}

void wc_order_handicapped(const void *state, const vx_action *actions, int count,
                          unsigned handicaps, int *out)
{
    if (handicaps & HANDICAP_BY_HAND)
        wc_order_by_hand(state, actions, count, out);
    else
        wc_order(state, actions, count, out);
}

/* ---- Explanations ---- */

enum { ASSET_LOCATION, ASSET_UNITS, ASSETS = WC_ASSETS };

/* A Location that the other side does not hold counts, so that taking one takes it from somebody;
 * then units on the board by type. */
void wc_count_assets(const void *state, int seat, int *out)
{
    const war_chest *s = state;
    int faction = faction_of(seat);
    for (int kind = 0; kind < ASSETS; kind++) out[kind] = 0;
    out[ASSET_LOCATION] = __builtin_popcountll(s->locations & ~s->marks[!faction]);
    for (hex_set units = s->side[faction]; units != 0; units &= units - 1)
        out[ASSET_UNITS + s->kind[s->unit_at[first_hex(units)]]]++;
}

void wc_name_asset(int kind, vx_language language, vx_text *out)
{
    static const char *const location[VX_LANGUAGES] = {"a Location", "объект"};
    if (kind == ASSET_LOCATION) {
        vx_add(out, location[language]);
        return;
    }
    if (language == VX_ENGLISH) vx_add(out, "the ");
    vx_add(out, wc_types[kind - ASSET_UNITS].object[language]);
}

/* ---- Levels ---- */

const vx_level wc_levels[] = {
    {.nodes = 200, .overlooks = {85, 95}, .noise = 4000, .handicaps = HANDICAP_BY_HAND},
    {.nodes = 400, .overlooks = {45, 65}, .noise = 500, .handicaps = HANDICAP_BY_HAND},
    {.nodes = 1600, .overlooks = {20, 35}, .noise = 150, .handicaps = HANDICAP_BY_HAND},
    {.nodes = 3000, .overlooks = {10, 20}, .noise = 80, .handicaps = HANDICAP_BY_HAND},
    {.nodes = 10000, .overlooks = {5, 10}, .handicaps = HANDICAP_BY_HAND},
    {.nodes = 24000, .handicaps = HANDICAP_BY_HAND},
    {.nodes = 250000},
    {.milliseconds = 1000},
};
