/* SPDX-License-Identifier: MIT */
/* learning.c - actions of Pocket Battles as ids and a view as rows of units. */
#include "games/pocket-battles/battle.h"

/* ---- Ids: for each kind a block, and in it what the kind names ---- */

enum {
    SIZE_NOTHING = 1,
    SIZE_ARMY = ARMIES + 1,
    SIZE_TILE = TILES,
    SIZE_OWN = UNITS, /* a unit by its index: the kind says whose */
    SIZE_OWN_OR_NONE = UNITS + 1,
    SIZE_ANY = SIDES * UNITS,
    SIZE_ZONE = ZONES,
    SIZE_FACE = FACES,
    SIZE_NUMBER = HANDFUL + 1,
    SIZE_SOURCE = UNITS + 2,
    SIZE_FLAG = 2,
};

typedef enum { NOTHING, ARMY, TILE, OWN, OWN_OR_NONE, ANY, ZONE, FACE, NUMBER, SOURCE, FLAG } digit;

#define ID_SHAPES(X)                          \
    X(ARMY, ARMY, NOTHING, NOTHING)           \
    X(TAKE, TILE, OWN_OR_NONE, FLAG)          \
    X(TAKE_HIDDEN, NOTHING, NOTHING, NOTHING) \
    X(READY, NOTHING, NOTHING, NOTHING)       \
    X(DEPLOY, OWN, ZONE, NOTHING)             \
    X(REDEPLOY, OWN, ZONE, NOTHING)           \
    X(MOVE, OWN, ZONE, NOTHING)               \
    X(CHARGE, OWN, OWN_OR_NONE, NOTHING)      \
    X(ATTACK, OWN, OWN, NOTHING)              \
    X(LEAVE, OWN, NOTHING, NOTHING)           \
    X(SHOOT, OWN, OWN, NOTHING)               \
    X(EXCITE, ANY, NOTHING, NOTHING)          \
    X(GALVANIZE, ANY, NOTHING, NOTHING)       \
    X(CONTROL, ANY, NOTHING, NOTHING)         \
    X(DOUBLE, ANY, NOTHING, NOTHING)          \
    X(STOP, NOTHING, NOTHING, NOTHING)        \
    X(HEAL, NOTHING, TILE, NOTHING)           \
    X(PASS, NOTHING, NOTHING, NOTHING)        \
    X(CONCEDE, NOTHING, NOTHING, NOTHING)     \
    X(INTERCEPT, ANY, NOTHING, NOTHING)       \
    X(FIRE, ANY, NOTHING, NOTHING)            \
    X(WAIT, NOTHING, NOTHING, NOTHING)        \
    X(TARGET, ANY, NOTHING, NOTHING)          \
    X(STRIKE, NOTHING, NOTHING, NOTHING)      \
    X(HOLD, NOTHING, NOTHING, NOTHING)        \
    X(DICE, NUMBER, NOTHING, NOTHING)         \
    X(REROLL, FACE, NOTHING, NOTHING)         \
    X(KEEP, NOTHING, NOTHING, NOTHING)        \
    X(LOSE, TILE, NOTHING, NOTHING)           \
    X(WOUND, TILE, SOURCE, NOTHING)           \
    X(SACRIFICE, NOTHING, NOTHING, NOTHING)   \
    X(CULL, TILE, NOTHING, NOTHING)           \
    X(CULL_UNIT, ANY, NOTHING, NOTHING)       \
    X(DONE, NOTHING, NOTHING, NOTHING)

#define BLOCK(kind, a, b, c) \
    ID_OF_##kind, LAST_##kind = ID_OF_##kind + SIZE_##a * SIZE_##b * SIZE_##c - 1,
enum { ID_SHAPES(BLOCK) IDS };

typedef struct {
    int32_t first;
    uint8_t digit[3];
} id_shape;

#define SHAPE(kind, a, b, c) [ACT_##kind] = {ID_OF_##kind, {a, b, c}},
static const id_shape id_shapes[ACTS] = {ID_SHAPES(SHAPE)};

static const uint8_t digit_size[] = {
    [NOTHING] = SIZE_NOTHING,
    [ARMY] = SIZE_ARMY,
    [TILE] = SIZE_TILE,
    [OWN] = SIZE_OWN,
    [OWN_OR_NONE] = SIZE_OWN_OR_NONE,
    [ANY] = SIZE_ANY,
    [ZONE] = SIZE_ZONE,
    [FACE] = SIZE_FACE,
    [NUMBER] = SIZE_NUMBER,
    [SOURCE] = SIZE_SOURCE,
    [FLAG] = SIZE_FLAG,
};

static int number_of(digit which, int value)
{
    switch (which) {
    case NOTHING:
        return 0;
    case OWN:
        return code_unit(value);
    case OWN_OR_NONE:
        return value == NONE ? UNITS : code_unit(value);
    case ANY:
        return code_seat(value) * UNITS + code_unit(value);
    case FACE:
        return value - 1;
    case SOURCE:
        return value == FROM_POOL ? UNITS : value == FROM_PASSED ? UNITS + 1 : code_unit(value);
    default:
        return value;
    }
}

static int32_t id_of(vx_action action)
{
    act a = unpack(action);
    const id_shape *shape = &id_shapes[a.kind];
    const uint8_t value[3] = {a.x, a.y, a.z};
    int number = 0;
    for (int i = 0; i < 3; i++)
        number = number * digit_size[shape->digit[i]] + number_of((digit)shape->digit[i], value[i]);
    return shape->first + number;
}

static void action_ids(const void *state, const vx_action *actions, int count, int32_t *ids)
{
    (void)state;
    for (int i = 0; i < count; i++) ids[i] = id_of(actions[i]);
}

/* ---- What is seen ---- */

enum {
    PLACES = LOST + 1,
    ROW = PLACES + 3 + 2 * FACES + TRAITS + 3, /* of a unit */
    SIDE_FACTS = 9,
    FACTS = 22,
};

static const vx_observation_block blocks[] = {
    {"units",
     {SIDES, UNITS, ROW},
     255,
     "own units, then the enemy's: where it stands (nine zones, not yet placed, lost); orders, "
     "health, "
     "troops left; black and white faces 1 to 6; traits; +X of engagement, shooting and wounds"},
    {"contact", {UNITS, UNITS, 0}, 1, "own unit fights enemy unit"},
    {"sides",
     {SIDES, SIDE_FACTS, 0},
     255,
     "army (7: none), hidden, units, tokens free, passed, set aside, owed, cost, points lost"},
    {"phase", {PHASES, 0, 0}, 1, "what is decided now"},
    {"facts",
     {FACTS, 0, 0},
     255,
     "size, attacks first, acts now, round; the order, its unit and its target (1 + index, 0: "
     "none); blow, "
     "striker and victim; dice left, thrown again, hits; dice on the table by face; hits to allot, "
     "to which unit, "
     "own unit"},
};

static void observe_faces(const side *s, int unit, uint8_t *out)
{
    for (int t = 0; t < s->height[unit]; t++) {
        int troop = s->first[unit] + t;
        if (s->wounds[troop] == DEAD) continue;
        const tile_facts *tile = facts_of(s, troop);
        for (int face = 0; face < FACES; face++) {
            out[face] = (uint8_t)(out[face] + faces_with(tile->black, face));
            out[FACES + face] = (uint8_t)(out[FACES + face] + faces_with(tile->white, face));
        }
        uint8_t *bonus = out + 2 * FACES + TRAITS;
        bonus[0] = (uint8_t)(bonus[0] + tile->engagement);
        bonus[1] = (uint8_t)(bonus[1] + tile->shooting);
        bonus[2] = (uint8_t)(bonus[2] + tile->wounds);
    }
}

static int troops_left(const side *s, int unit)
{
    int left = 0;
    for (int t = 0; t < s->height[unit]; t++) left += s->wounds[s->first[unit] + t] != DEAD;
    return left;
}

static void observe_unit(const side *s, int unit, uint8_t *out)
{
    out[s->place[unit]] = 1;
    out += PLACES;
    *out++ = s->orders[unit];
    *out++ = s->health[unit];
    *out++ = (uint8_t)troops_left(s, unit);
    observe_faces(s, unit, out);
}

static void observe_traits(const side *s, uint8_t *out)
{
    for (int t = 0; t < TRAITS; t++)
        for (unit_set rest = s->bearers[t]; rest != 0; rest &= rest - 1)
            out[first_unit(rest) * ROW + PLACES + 3 + 2 * FACES + t] = 1;
}

static void observe_side(const side *s, uint8_t *out)
{
    const uint8_t told[SIDE_FACTS] = {s->army <= MIXED ? s->army : (uint8_t)(MIXED + 1),
                                      s->hidden,
                                      s->unit_count,
                                      s->free,
                                      s->passed,
                                      s->aside,
                                      s->debt,
                                      s->cost,
                                      s->lost};
    for (int i = 0; i < SIDE_FACTS; i++) out[i] = told[i];
}

static uint8_t after_none(uint8_t unit)
{
    return unit == NONE ? 0 : (uint8_t)(unit + 1);
}

static void observe_facts(const battle *b, int seat, uint8_t *out)
{
    *out++ = b->size;
    *out++ = b->attacker == seat;
    *out++ = b->active == seat;
    *out++ = (uint8_t)(b->round < 255 ? b->round : 255);
    *out++ = b->order;
    *out++ = after_none(b->actor);
    *out++ = after_none(b->target);
    *out++ = b->blow;
    *out++ = after_none(b->striker);
    *out++ = after_none(b->victim);
    *out++ = b->dice_left;
    *out++ = b->rerolled;
    *out++ = b->hits;
    for (int face = 0; face < FACES; face++) *out++ = b->faces[face];
    *out++ = b->allot_hits;
    *out++ = after_none(b->allot_unit);
    *out = b->allot_side == seat;
}

static void observe(const void *view, int seat, uint8_t *out)
{
    const battle *b = view;
    int viewer = seat >= 0 ? seat : 0;
    for (int i = 0; i < SIDES; i++) {
        const side *s = &b->side[(viewer + i) % SIDES];
        for (int unit = 0; unit < s->unit_count; unit++)
            observe_unit(s, unit, out + (i * UNITS + unit) * ROW);
        observe_traits(s, out + i * UNITS * ROW);
    }
    out += SIDES * UNITS * ROW;
    const side *own = &b->side[viewer];
    for (int unit = 0; unit < own->unit_count; unit++)
        for (unit_set rest = own->contact[unit]; rest != 0; rest &= rest - 1)
            out[unit * UNITS + first_unit(rest)] = 1;
    out += UNITS * UNITS;
    for (int i = 0; i < SIDES; i++)
        observe_side(&b->side[(viewer + i) % SIDES], out + i * SIDE_FACTS);
    out += SIDES * SIDE_FACTS;
    out[b->phase] = 1;
    observe_facts(b, viewer, out + PHASES);
}

/* ---- What is believed ---- */

static const vx_observation_block belief_blocks[] = {
    {"tiles",
     {SIDES, UNITS, TILES},
     1,
     "own units, then the enemy's: tiles expected in each, by number; none before both armies are "
     "raised"},
};

static void believe(const void *view, int seat, uint32_t *out)
{
    const battle *b = view;
    int viewer = seat >= 0 ? seat : 0;
    if (b->phase <= PHASE_BUILD) return;
    for (int i = 0; i < SIDES; i++)
        pb_expect_tiles(b, &b->side[(viewer + i) % SIDES], out + i * UNITS * TILES);
}

const vx_game_learning pb_learning = {
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
