/* SPDX-License-Identifier: MIT */
/* learning.c - actions of War Chest as ids and a view as planes of hexes and counts of coins.
 *
 * A unit on the board is named by its type, for a type has one owner; the second Footman has a
 * number of its own. So an id names no hex that the state tells already. */
#include "games/war-chest/riddle.h"

/* ---- Ids: for each verb a block, and in it what the verb names ---- */

enum {
    UNIT_NAMES = TYPES + 1, /* a unit by its type, and the second Footman */
    SIZE_NONE = 1,
    SIZE_COIN = TYPES + 1, /* u; or one that is not known */
    SIZE_KIND = TYPES + 1, /* v */
    SIZE_UNIT = UNIT_NAMES,
    SIZE_FRIEND = UNIT_NAMES, /* the unit on i */
    SIZE_AT_H = HEXES,
    SIZE_AT_I = HEXES,
    SIZE_AT_J = HEXES,
    SIZE_BLOW = DIRECTIONS, /* from i to j */
    SIZE_SEAT = SEATS,
};

typedef enum { NONE, COIN, KIND, UNIT, FRIEND, AT_H, AT_I, AT_J, BLOW, SEAT } digit;

#define ID_SHAPES(X)                   \
    X(DEPLOY, COIN, AT_H, NONE)        \
    X(BOLSTER, UNIT, NONE, NONE)       \
    X(CLAIM, COIN, NONE, NONE)         \
    X(RECRUIT, COIN, KIND, NONE)       \
    X(PASS, COIN, NONE, NONE)          \
    X(MOVE, UNIT, AT_I, NONE)          \
    X(ATTACK, UNIT, AT_I, NONE)        \
    X(CONTROL, UNIT, NONE, NONE)       \
    X(SHOT, UNIT, AT_I, NONE)          \
    X(CHARGE, UNIT, AT_J, BLOW)        \
    X(RIDE, UNIT, AT_I, NONE)          \
    X(ENSIGN, FRIEND, AT_J, NONE)      \
    X(MARSHALL, FRIEND, AT_J, NONE)    \
    X(FOOT_MOVE, UNIT, AT_I, NONE)     \
    X(FOOT_ATTACK, UNIT, AT_I, NONE)   \
    X(FOOT_CONTROL, UNIT, NONE, NONE)  \
    X(BISHOP_MOVE, KIND, AT_I, NONE)   \
    X(BISHOP_ATTACK, KIND, AT_I, NONE) \
    X(HERALD, FRIEND, NONE, NONE)      \
    X(EARL, NONE, NONE, NONE)          \
    X(ENLIST, COIN, KIND, NONE)        \
    X(GUARD, UNIT, AT_I, NONE)         \
    X(SACRIFICE, UNIT, AT_I, NONE)     \
    X(MARCH, UNIT, AT_I, NONE)         \
    X(REDEPLOY, UNIT, AT_I, NONE)      \
    X(REINFORCE, COIN, NONE, NONE)     \
    X(SPY, SEAT, NONE, NONE)           \
    X(SPY_DROP, COIN, NONE, NONE)      \
    X(SPY_KEEP, NONE, NONE, NONE)      \
    X(SHIFT, UNIT, AT_I, NONE)         \
    X(SKIP, COIN, NONE, NONE)          \
    X(NEXT, COIN, NONE, NONE)          \
    X(SOAK_STACK, NONE, NONE, NONE)    \
    X(SOAK_SUPPLY, NONE, NONE, NONE)   \
    X(PICK, COIN, NONE, NONE)          \
    X(SEAT, SEAT, NONE, NONE)

#define BLOCK(verb, a, b, c) \
    FIRST_##verb, LAST_##verb = FIRST_##verb + SIZE_##a * SIZE_##b * SIZE_##c - 1,
enum { ID_SHAPES(BLOCK) IDS };

typedef struct {
    int32_t first;
    uint8_t digit[3];
} id_shape;

#define SHAPE(verb, a, b, c) [ACT_##verb] = {FIRST_##verb, {a, b, c}},
static const id_shape id_shapes[VERBS] = {ID_SHAPES(SHAPE)};

static const uint8_t digit_size[] = {
    [NONE] = SIZE_NONE,     [COIN] = SIZE_COIN, [KIND] = SIZE_KIND, [UNIT] = SIZE_UNIT,
    [FRIEND] = SIZE_FRIEND, [AT_H] = SIZE_AT_H, [AT_I] = SIZE_AT_I, [AT_J] = SIZE_AT_J,
    [BLOW] = SIZE_BLOW,     [SEAT] = SIZE_SEAT,
};

static int unit_name(const war_chest *s, int type, int hex)
{
    int unit = s->unit_at[hex];
    bool is_second = type == FOOTMAN && unit != NO_UNIT && unit % UNITS_EACH == SECOND_FOOTMAN;
    return is_second ? TYPES : type;
}

static int direction_between(int from, int to)
{
    int direction = 0;
    while (direction < DIRECTIONS - 1 && wc_step[from][direction] != to) direction++;
    return direction;
}

static int digit_of(const war_chest *s, const act *a, digit which)
{
    switch (which) {
    case COIN:
        return a->u;
    case KIND:
        return a->v;
    case UNIT:
        return unit_name(s, a->u, a->h);
    case FRIEND:
        return unit_name(s, a->v, a->i);
    case AT_H:
        return a->h;
    case AT_I:
        return a->i;
    case AT_J:
        return a->j;
    case BLOW:
        return direction_between(a->i, a->j);
    case SEAT:
        return a->seat;
    default:
        return 0;
    }
}

static int32_t id_of(const war_chest *s, vx_action action)
{
    act a = unpack_act(action);
    const id_shape *shape = &id_shapes[a.verb];
    int number = 0;
    for (int i = 0; i < 3 && shape->digit[i] != NONE; i++)
        number = number * digit_size[shape->digit[i]] + digit_of(s, &a, (digit)shape->digit[i]);
    return shape->first + number;
}

static void action_ids(const void *state, const vx_action *actions, int count, int32_t *ids)
{
    for (int i = 0; i < count; i++) ids[i] = id_of(state, actions[i]);
}

/* ---- What is seen ---- */

enum { ZONES = 6, COIN_KINDS = TYPES + 1, FACTS = 17 };
enum { PLANES = UNIT_TYPES * HEXES };

static const vx_observation_block blocks[] = {
    {"own", {UNIT_TYPES, HEXES, 0}, 15, "coins in each stack of the own side, by type and hex"},
    {"enemy", {UNIT_TYPES, HEXES, 0}, 15, "the same of the other side"},
    {"board", {4, HEXES, 0}, 1, "hexes in play, Locations, own markers, enemy markers"},
    {"coins",
     {SEATS, ZONES, COIN_KINDS},
     255,
     "by seat from the viewer on: hand, bag, discard face up, face down, supply, removed; by type, "
     "the last for coins the viewer does not know"},
    {"holds", {SEATS, COIN_KINDS, 0}, 1, "cards each seat has; the last: is it its turn"},
    {"cards", {UNIT_TYPES, 0, 0}, 1, "cards on offer in the draft"},
    {"node", {NODES, 0, 0}, 1, "what is decided now"},
    {"decrees", {3, DECREES, 0}, 1, "on the table, sealed by the own side, by the other"},
    {"facts",
     {FACTS, 0, 0},
     255,
     "players, nobility, round, quiet rounds; by seat from the viewer on: has the initiative, "
     "begins the "
     "round; the marker was claimed; own and enemy markers left to place, and the coin being drawn "
     "or "
     "played after the Warrior Priest (1 + type, else 0) with its seat"},
};

static void observe_units(const war_chest *s, int faction, uint8_t *out)
{
    for (int unit = 0; unit < s->players * UNITS_EACH; unit++) {
        if (s->place[unit] == NO_HEX) continue;
        int side = faction_of(unit_seat(unit)) == faction ? 0 : PLANES;
        out[side + s->kind[unit] * HEXES + s->place[unit]] = s->stack[unit];
    }
}

static void observe_hexes(hex_set set, uint8_t *out)
{
    for (; set != 0; set &= set - 1) out[first_hex(set)] = 1;
}

/* What each byte of a zone counts; the last is for coins the viewer does not know. */
static void read_slot_types(const war_chest *s, int seat, uint8_t types[UNKNOWN_SLOT + 1])
{
    for (int slot = 0; slot < SLOTS; slot++) types[slot] = (uint8_t)slot_type(s, seat, slot);
    types[UNKNOWN_SLOT] = TYPES;
}

static void observe_zone(zone coins, const uint8_t types[UNKNOWN_SLOT + 1], uint8_t *out)
{
    while (coins != 0) {
        int slot = __builtin_ctzll(coins) >> 3;
        out[types[slot]] = (uint8_t)coins_in(coins, slot);
        coins &= ~((zone)255 << (8 * slot));
    }
}

static void observe_coins(const war_chest *s, int seat, uint8_t *out)
{
    const zone zones[ZONES] = {s->hand[seat], s->bag[seat],    s->up[seat],
                               s->down[seat], s->supply[seat], s->out[seat]};
    uint8_t types[UNKNOWN_SLOT + 1];
    read_slot_types(s, seat, types);
    for (int z = 0; z < ZONES; z++) observe_zone(zones[z], types, out + z * COIN_KINDS);
}

static void observe_cards(const war_chest *s, int seat, uint8_t *out)
{
    for (int slot = 0; slot < ROYAL_SLOT; slot++) {
        int type = slot_type(s, seat, slot);
        if (type != NO_TYPE) out[type] = 1;
    }
    out[TYPES] = s->actor == seat;
}

static void observe_decrees(const war_chest *s, int faction, uint8_t *out)
{
    const uint8_t sets[3] = {s->decrees, s->seals[faction], s->seals[!faction]};
    for (int set = 0; set < 3; set++)
        for (int d = 0; d < DECREES; d++) out[set * DECREES + d] = sets[set] >> d & 1;
}

static uint8_t at_most_255(int number)
{
    return (uint8_t)(number < 255 ? number : 255);
}

static int waiting_coin(const war_chest *s)
{
    if (s->depth == 0 || frame_kind_of(top_frame(s)) != FRAME_PENDING) return 0;
    int slot = frame_from(top_frame(s));
    return slot == UNKNOWN_SLOT ? 1 + TYPES : 1 + slot_type(s, frame_seat(top_frame(s)), slot);
}

static void observe_facts(const war_chest *s, int viewer, uint8_t *out)
{
    *out++ = s->players;
    *out++ = s->nobility;
    *out++ = at_most_255(s->round);
    *out++ = at_most_255(s->quiet);
    for (int i = 0; i < SEATS; i++) out[i] = i < s->players && s->init == (viewer + i) % s->players;
    out += SEATS;
    for (int i = 0; i < SEATS; i++)
        out[i] = i < s->players && s->first == (viewer + i) % s->players;
    out += SEATS;
    *out++ = s->claimed;
    *out++ = (uint8_t)__builtin_popcountll(s->marks[faction_of(viewer)]);
    *out++ = (uint8_t)__builtin_popcountll(s->marks[!faction_of(viewer)]);
    *out++ = (uint8_t)waiting_coin(s);
    *out = waiting_coin(s) != 0 ? (uint8_t)frame_seat(top_frame(s)) : 0;
}

/* A spectator looks from the first seat. */
static void observe(const void *view, int seat, uint8_t *out)
{
    const war_chest *s = view;
    int viewer = seat >= 0 ? seat : 0, faction = faction_of(viewer);
    observe_units(s, faction, out);
    out += 2 * PLANES;
    observe_hexes(s->map, out);
    observe_hexes(s->locations, out + HEXES);
    observe_hexes(s->marks[faction], out + 2 * HEXES);
    observe_hexes(s->marks[!faction], out + 3 * HEXES);
    out += 4 * HEXES;
    uint8_t *cards = out + SEATS * ZONES * COIN_KINDS;
    for (int i = 0; i < s->players; i++) {
        observe_coins(s, (viewer + i) % s->players, out + i * ZONES * COIN_KINDS);
        observe_cards(s, (viewer + i) % s->players, cards + i * COIN_KINDS);
    }
    out = cards + SEATS * COIN_KINDS;
    for (int type = 0; type < UNIT_TYPES; type++) out[type] = s->pool >> type & 1;
    out += UNIT_TYPES;
    out[s->node] = 1;
    out += NODES;
    observe_decrees(s, faction, out);
    observe_facts(s, viewer, out + 3 * DECREES);
}

/* ---- What is believed ---- */

enum { BELIEF_PLACES = 4 };

static const vx_observation_block belief_blocks[] = {
    {"coins",
     {SEATS, BELIEF_PLACES, TYPES},
     7,
     "by seat from the viewer on: coins expected in hand, bag, discard face down, and the coin "
     "drawn in the middle of a turn; by type"},
};

static void believe_place(const uint32_t coins[SLOTS], const uint8_t *types, uint32_t *out)
{
    for (int slot = 0; slot < SLOTS; slot++)
        if (coins[slot] > 0) out[types[slot]] = coins[slot];
}

static void believe(const void *view, int seat, uint32_t *out)
{
    const war_chest *s = view;
    int viewer = seat >= 0 ? seat : 0;
    for (int i = 0; i < s->players; i++, out += BELIEF_PLACES * TYPES) {
        int owner = (viewer + i) % s->players;
        uint8_t types[UNKNOWN_SLOT + 1];
        expected_coins coins;
        read_slot_types(s, owner, types);
        wc_expect_coins(s, owner, &coins);
        believe_place(coins.hand, types, out);
        believe_place(coins.bag, types, out + TYPES);
        believe_place(coins.down, types, out + 2 * TYPES);
        believe_place(coins.pending, types, out + 3 * TYPES);
    }
}

const vx_game_learning wc_learning = {
    .version = 1,
    .action_count = IDS,
    .action_ids = action_ids,
    .blocks = blocks,
    .block_count = sizeof blocks / sizeof *blocks,
    .observe = observe,
    .belief_blocks = belief_blocks,
    .belief_block_count = sizeof belief_blocks / sizeof *belief_blocks,
    .believe = believe,
};
