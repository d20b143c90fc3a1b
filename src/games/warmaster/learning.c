/* SPDX-License-Identifier: MIT */
/* learning.c - actions of Warmaster as ids and a battle as rows of units and characters.
 *
 * Places are not finite, so an id names a cell: a part of the table, or a direction and a distance
 * from where the unit stands. Where several listed actions fall into one cell, the later ones take
 * the next free cell of the same unit, then free ids at the end. So every listed action has an id. */
#include <string.h>

#include "core/limit.h"
#include "games/warmaster/actions.h"
#include "games/warmaster/setup/choosing_army.h"
#include "games/warmaster/setup/setup.h"
#include "games/warmaster/units/units.h"

/* ---- Ids: kind, who, detail, cell ---- */

enum {
    GRID = 8,        /* the table in 8 x 8 parts */
    WAYS = 8,        /* directions of a move */
    BANDS = 8,       /* and how far, by 5 cm */
    POSE_CELLS = 64, /* GRID * GRID and WAYS * BANDS */
    TURN_CELLS = 16, /* directions of an evade or a retreat */
    SPELL_CELLS = 256,
    PLAIN_CELLS = 8, /* marks, and which stand goes first */
    ARMY_KEYS = 32,
    NAMED_IDS = 148936, /* what read_bases() comes to */
    IDS = NAMED_IDS + ACTIONS_MAX,
};

static const uint8_t who_size[] = {
    [WHO_NOBODY] = 1, [WHO_UNIT] = UNITS_MAX, [WHO_PERSON] = PERSONS_MAX, [WHO_DIE] = 0,
    [WHO_NUMBER] = 0, [WHO_ARMY] = ARMY_KEYS, [WHO_CHOICE] = CHOICES,     [WHO_STOCK] = STOCK};
static const uint8_t detail_size[] = {
    [DETAIL_NONE] = 1,     [DETAIL_UNIT] = UNITS_MAX,   [DETAIL_PERSON] = PERSONS_MAX,
    [DETAIL_FORM] = FORMS, [DETAIL_STAND] = STANDS_MAX, [DETAIL_DIE] = 0,
    [DETAIL_NUMBER] = 0};
static const uint16_t cell_count[] = {
    [AT_NOWHERE] = PLAIN_CELLS, [AT_POSE] = POSE_CELLS, [AT_POINT] = POSE_CELLS,
    [AT_FACING] = TURN_CELLS,   [AT_DIE] = 0,           [AT_SPELL] = SPELL_CELLS};

/* Units and characters of both sides share numbers: a list names one side in one part of a kind. */
static int number_of_who(const act_rules *rules, const act *a)
{
    if (rules->who == WHO_UNIT) return a->who % UNITS_MAX;
    if (rules->who == WHO_PERSON) return a->who % PERSONS_MAX;
    return a->who % who_size[rules->who];
}

static int number_of_detail(const act_rules *rules, const act *a)
{
    return a->detail % detail_size[rules->detail];
}

/* Which of 8 x 8 parts of the table. */
static int cell_on_table(const battle *b, place at)
{
    int column = at.x * GRID / (b->table.width * CENTIMETRE + 1);
    int row = at.y * GRID / (b->table.depth * CENTIMETRE + 1);
    return (row < GRID ? row : GRID - 1) * GRID + (column < GRID ? column : GRID - 1);
}

static int32_t larger_of(int32_t a, int32_t b)
{
    return a > b ? a : b;
}

/* One of eight directions, from straight right on to the left round. */
static int octant(int32_t x, int32_t y)
{
    int32_t far_x = x < 0 ? -x : x, far_y = y < 0 ? -y : y;
    if (2 * far_y < far_x) return x > 0 ? 0 : 4;
    if (2 * far_x < far_y) return y > 0 ? 2 : 6;
    return x > 0 ? (y > 0 ? 1 : 7) : (y > 0 ? 3 : 5);
}

/* Direction and distance from where the unit stands. */
static int cell_of_move(const battle *b, const act *a)
{
    place from = wm_middle_of(unit_of(b, a->who));
    int32_t x = a->at.x - from.x, y = a->at.y - from.y;
    int band = larger_of(x < 0 ? -x : x, y < 0 ? -y : y) / (5 * CENTIMETRE);
    return octant(x, y) * BANDS + (band < BANDS ? band : BANDS - 1);
}

static int cell_of(const battle *b, const act_rules *rules, const act *a)
{
    switch (rules->at) {
    case AT_POSE:
        return a->kind == ACT_MOVE || a->kind == ACT_STAND ? cell_of_move(b, a)
                                                           : cell_on_table(b, a->at);
    case AT_POINT:
        return cell_on_table(b, a->at);
    case AT_FACING:
        return a->at.facing * TURN_CELLS / FULL_TURN;
    case AT_SPELL:
        return (a->detail * 31 + a->at.x * 7 + a->at.y) % SPELL_CELLS;
    default:
        return a->at.x % PLAIN_CELLS;
    }
}

typedef struct {
    int32_t first, size; /* ids of one who and one detail; `size` cells */
} id_block;

static id_block block_of(const act *a, const int32_t first[ACTS])
{
    const act_rules *rules = &wm_acts[a->kind];
    int32_t size = cell_count[rules->at];
    int32_t row = number_of_who(rules, a) * detail_size[rules->detail] + number_of_detail(rules, a);
    return (id_block){first[a->kind] + row * size, size};
}

/* Where each kind's ids begin; returns where they end. */
static int32_t read_bases(int32_t first[ACTS])
{
    int32_t next = 0;
    for (int kind = 0; kind < ACTS; kind++) {
        const act_rules *rules = &wm_acts[kind];
        first[kind] = next;
        next += who_size[rules->who] * detail_size[rules->detail] * cell_count[rules->at];
    }
    return next;
}

typedef struct {
    uint64_t taken[(IDS + 63) / 64];
    int32_t spare; /* the next id at the end */
} id_book;

static bool take(id_book *book, int32_t id)
{
    uint64_t bit = (uint64_t)1 << (id & 63);
    if (book->taken[id >> 6] & bit) return false;
    book->taken[id >> 6] |= bit;
    return true;
}

static int32_t free_id(id_book *book, id_block block, int cell)
{
    for (int i = 0; i < block.size; i++) {
        int32_t id = block.first + (cell + i) % block.size;
        if (take(book, id)) return id;
    }
    return book->spare++;
}

static void action_ids(const void *state, const vx_action *actions, int count, int32_t *ids)
{
    const battle *b = state;
    int32_t first[ACTS];
    id_book book;
    memset(&book, 0, sizeof book);
    book.spare = read_bases(first);
    vx_require(book.spare == NAMED_IDS);
    for (int i = 0; i < count; i++) {
        act a;
        wm_unpack(actions[i], &a);
        ids[i] = free_id(&book, block_of(&a, first), cell_of(b, &wm_acts[a.kind], &a));
    }
}

/* ---- What is seen ---- */

enum { UNIT_ROW = 40, PERSON_ROW = 18, PIECE_ROW = 3 + 2 * CORNERS_MAX, FACTS = 14 };

static const vx_observation_block blocks[] = {
    {"units",
     {SIDES, UNITS_MAX, UNIT_ROW},
     255,
     "own units, then the enemy's: is there; on the table, destroyed, off the table, confused, "
     "near an enemy, "
     "has used its initiative, takes no more orders, has charged; stands; for each of four stands "
     "x and y in cm "
     "and its facing by 1.5 degrees; orders, hits, hits of this phase, hits carried; troop type, "
     "attacks, hits a "
     "stand, armour, shots, range, pace; a spell lies on it; fights in this round; round of its "
     "engagement; shot this "
     "turn; takes part in the running order"},
    {"characters",
     {SIDES, PERSONS_MAX, PERSON_ROW},
     255,
     "own characters, then the enemy's: is there; on the table, lost, off the table, done, moved, "
     "shot; x and y "
     "in cm; 1 + the unit he is with; spells tried; role, attacks, command, command range; 1 + "
     "item; gives the "
     "running order"},
    {"terrain",
     {PIECES_MAX, PIECE_ROW, 0},
     255,
     "1 + kind, level, corners, then x and y of each corner in cm"},
    {"phase", {PHASES, 0, 0}, 1, "the phase of the turn"},
    {"facts",
     {FACTS, 0, 0},
     255,
     "width and depth of the table in cm; round and rounds; own turn; had the first turn; seat; "
     "units of the "
     "running order, and of them how many moved; stands placed; tasks that wait; the topmost: 1 + "
     "its kind, is it "
     "the viewer's, 1 + its unit"},
};

static uint8_t centimetres(uint16_t units)
{
    int cm = units / CENTIMETRE;
    return (uint8_t)(cm < 255 ? cm : 255);
}

static uint8_t *observe_bits(unsigned bits, int count, uint8_t *out)
{
    for (int i = 0; i < count; i++) *out++ = bits >> i & 1;
    return out;
}

static uint8_t *observe_stands(const unit *u, uint8_t *out)
{
    for (int i = 0; i < STANDS_MAX; i++, out += 3) {
        if (i >= u->stands || !is_on_table(u)) continue;
        out[0] = centimetres(u->at[i].x);
        out[1] = centimetres(u->at[i].y);
        out[2] = (uint8_t)(u->at[i].facing / 15);
    }
    return out;
}

static bool is_ordered(const battle *b, int id)
{
    for (int i = 0; i < b->order.count; i++)
        if (b->order.member[i] == id) return true;
    return false;
}

static void observe_unit(const battle *b, int id, uint8_t *out)
{
    const unit *u = unit_of(b, id);
    const unit_profile *profile = wm_unit_profile(b, id);
    *out++ = 1;
    out = observe_bits(u->flags, 8, out);
    *out++ = u->stands;
    out = observe_stands(u, out);
    const uint8_t rest[] = {
        u->orders,          u->wounds,         u->struck,
        u->carried,         profile->type,     profile->attacks,
        profile->hits,      profile->armour,   profile->shots,
        profile->range,     profile->move,     u->magic != 0 || u->charms != 0 || u->wards != 0,
        b->bout[id].fights, b->bout[id].round, (u->marks & MARK_SHOT) != 0,
        is_ordered(b, id)};
    _Static_assert(1 + 8 + 1 + 3 * STANDS_MAX + sizeof rest <= UNIT_ROW, "a row has room");
    memcpy(out, rest, sizeof rest);
}

static void observe_person(const battle *b, int id, uint8_t *out)
{
    const person *p = person_of(b, id);
    const roster *list = &b->side[side_of_person(id)].list;
    const roster_character *chosen = &list->character[id % PERSONS_MAX];
    const character_profile *profile = wm_person_profile(b, id);
    *out++ = 1;
    out = observe_bits(p->flags, 6, out);
    const uint8_t rest[] = {
        centimetres(p->x),
        centimetres(p->y),
        p->joined == NOBODY_ID ? 0 : (uint8_t)(1 + p->joined % UNITS_MAX),
        p->cast,
        profile->role,
        (uint8_t)wm_character_attacks(list, id % PERSONS_MAX),
        profile->command,
        profile->command_range,
        chosen->item == NONE_CHOSEN ? 0 : (uint8_t)(1 + chosen->item),
        b->order.person == id,
    };
    _Static_assert(1 + 6 + sizeof rest <= PERSON_ROW, "a row has room");
    memcpy(out, rest, sizeof rest);
}

static void observe_side(const battle *b, int side, uint8_t *units, uint8_t *persons)
{
    for (int i = 0; i < UNITS_MAX; i++)
        if (wm_unit_exists(b, side * UNITS_MAX + i))
            observe_unit(b, side * UNITS_MAX + i, units + i * UNIT_ROW);
    for (int i = 0; i < PERSONS_MAX; i++)
        if (wm_person_exists(b, side * PERSONS_MAX + i))
            observe_person(b, side * PERSONS_MAX + i, persons + i * PERSON_ROW);
}

static uint8_t corner(int16_t millimetres)
{
    int cm = millimetres / 10;
    return (uint8_t)(cm < 0 ? 0 : cm < 255 ? cm : 255);
}

static void observe_piece(const piece *p, uint8_t *out)
{
    *out++ = (uint8_t)(1 + p->kind);
    *out++ = p->level;
    *out++ = p->count;
    for (int i = 0; i < p->count; i++) {
        *out++ = corner(p->x[i]);
        *out++ = corner(p->y[i]);
    }
}

static void observe_facts(const battle *b, int seat, uint8_t *out)
{
    const task *top = b->task_count > 0 ? &b->task[b->task_count - 1] : NULL;
    const uint8_t facts[FACTS] = {
        centimetres((uint16_t)(b->table.width * CENTIMETRE)),
        centimetres((uint16_t)(b->table.depth * CENTIMETRE)),
        b->round,
        b->turns,
        b->turn == seat,
        b->first == seat,
        (uint8_t)seat,
        b->order.count,
        (uint8_t)__builtin_popcountll(b->order.moved),
        b->order.placed,
        b->task_count,
        top != NULL ? (uint8_t)(1 + top->kind) : 0,
        top != NULL && top->side == seat,
        top != NULL && top->unit != NOBODY_ID ? (uint8_t)(1 + top->unit % UNITS_MAX) : 0,
    };
    memcpy(out, facts, sizeof facts);
}

static void observe(const void *view, int seat, uint8_t *out)
{
    const battle *b = view;
    int viewer = seat >= 0 ? seat : 0;
    uint8_t *persons = out + SIDES * UNITS_MAX * UNIT_ROW;
    for (int i = 0; i < SIDES; i++)
        observe_side(b, (viewer + i) % SIDES, out + i * UNITS_MAX * UNIT_ROW,
                     persons + i * PERSONS_MAX * PERSON_ROW);
    out = persons + SIDES * PERSONS_MAX * PERSON_ROW;
    for (int i = 0; i < b->table.piece_count; i++)
        observe_piece(&b->table.at[i], out + i * PIECE_ROW);
    out += PIECES_MAX * PIECE_ROW;
    out[b->phase] = 1;
    observe_facts(b, viewer, out + PHASES);
}

const vx_game_learning wm_learning = {
    .version = 1,
    .action_count = IDS,
    .action_ids = action_ids,
    .blocks = blocks,
    .block_count = sizeof blocks / sizeof *blocks,
    .observe = observe,
};
