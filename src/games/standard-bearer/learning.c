/* SPDX-License-Identifier: MIT */
/* learning.c - actions of Standard-Bearer as ids and a position as planes of cells. */
#include "games/standard-bearer/standard_bearer.h"

static int place_of(int cell)
{
    return row_of(cell) * COLUMNS + column_of(cell);
}

/* ---- Ids: a block for each kind of action ---- */

enum {
    AXES = 2,     /* of a line: along its row or its column */
    LENGTHS = 7,  /* 2 .. 8 warriors */
    MARCHES = 12, /* four directions, one to three cells */
    WINDOW = 5,   /* a blow falls at most two cells away */
    PAIRS = 6,    /* two of four neighbours */
    BLOWS = PLACES * WINDOW * WINDOW * 2,
    DOUBLE_BLOWS = PLACES * PAIRS * 2,
    FIRST_LINE = PLACES * PLACES,
    FIRST_BLOW = FIRST_LINE + PLACES * AXES * LENGTHS * MARCHES,
    FIRST_DOUBLE_BLOW = FIRST_BLOW + BLOWS,
    FIRST_REMOVAL = FIRST_DOUBLE_BLOW + DOUBLE_BLOWS,
    IDS = FIRST_REMOVAL + PLACES,
};

static int march_of(int from, int to)
{
    static const int offset[DIRECTIONS] = {[NORTH] = 8, [SOUTH] = -8, [EAST] = 1, [WEST] = -1};
    int direction =
        row_of(from) == row_of(to) ? (to > from ? EAST : WEST) : (to > from ? NORTH : SOUTH);
    return direction * 3 + (to - from) / offset[direction] - 1;
}

static int line_id(const act *a)
{
    int is_column = row_of(a->from) != row_of(a->other);
    int length = (a->other - a->from) / (is_column ? 8 : 1) + 1;
    int line = (place_of(a->from) * AXES + is_column) * LENGTHS + length - 2;
    return FIRST_LINE + line * MARCHES + march_of(a->from, a->to);
}

static int blow_id(const act *a)
{
    int row = row_of(a->to) - row_of(a->from) + WINDOW / 2;
    int column = column_of(a->to) - column_of(a->from) + WINDOW / 2;
    int blow = (place_of(a->from) * WINDOW + row) * WINDOW + column;
    return FIRST_BLOW + blow * 2 + a->plain;
}

/* The neighbours in the order of their cells: south, west, east, north. */
static int neighbour_of(int cell, int other)
{
    return row_of(cell) == row_of(other) ? (other < cell ? 1 : 2) : (other < cell ? 0 : 3);
}

static int double_blow_id(const act *a)
{
    static const uint8_t pair[4][4] = {{0, 0, 1, 2}, {0, 0, 3, 4}, {0, 0, 0, 5}, {0}};
    int which = pair[neighbour_of(a->from, a->to)][neighbour_of(a->from, a->other)];
    return FIRST_DOUBLE_BLOW + (place_of(a->from) * PAIRS + which) * 2 + a->plain;
}

static int id_of(vx_action action)
{
    act a = unpack_act(action);
    switch (a.kind) {
    case ACT_MOVE:
        return place_of(a.from) * PLACES + place_of(a.to);
    case ACT_LINE:
        return line_id(&a);
    case ACT_ATTACK:
        return a.other == NO_CELL ? blow_id(&a) : double_blow_id(&a);
    default:
        return FIRST_REMOVAL + place_of(a.from);
    }
}

static void action_ids(const void *state, const vx_action *actions, int count, int32_t *ids)
{
    (void)state;
    for (int i = 0; i < count; i++) ids[i] = id_of(actions[i]);
}

/* ---- What is seen ---- */

enum { FACTS = 10 };

static const vx_observation_block blocks[] = {
    {"own", {TYPES, ROWS, COLUMNS}, 1, "own warriors by type"},
    {"enemy", {TYPES, ROWS, COLUMNS}, 1, "enemy warriors by type"},
    {"health", {ROWS, COLUMNS, 0}, HEALTH_MAX, "health left"},
    {"strength", {ROWS, COLUMNS, 0}, STRENGTH_MAX, "strength after wounds"},
    {"line", {ROWS, COLUMNS, 0}, 1, "the line that moved this turn"},
    {"facts",
     {FACTS, 0, 0},
     255,
     "moves, strikes, removes; seat; own and enemy standards; turns without a wound, and after how "
     "many "
     "the game is drawn (0: never); own and enemy warriors"},
};

static void observe_warrior(const standard_bearer *game, int seat, int cell, uint8_t *out)
{
    uint8_t warrior = game->warrior[cell];
    uint8_t *health = out + 2 * TYPES * PLACES, *strength = health + PLACES;
    int plane = (int)type_of(warrior) + (side_of(warrior) == seat ? 0 : TYPES);
    out[plane * PLACES + place_of(cell)] = 1;
    health[place_of(cell)] = (uint8_t)health_of(game, warrior);
    strength[place_of(cell)] = (uint8_t)sb_strength_of(game, warrior);
}

static void observe(const void *view, int seat, uint8_t *out)
{
    const standard_bearer *game = view;
    uint8_t *line = out + (2 * TYPES + 2) * PLACES, *facts = line + PLACES;
    for (cell_set rest = occupied(game); rest != 0; rest &= rest - 1)
        observe_warrior(game, seat, first_cell(rest), out);
    for (cell_set rest = game->line; rest != 0; rest &= rest - 1)
        line[place_of(first_cell(rest))] = 1;
    int mine = seat >= 0 ? seat : BLUE;
    const uint8_t told[FACTS] = {game->phase == PHASE_MOVE,
                                 game->phase == PHASE_ATTACK,
                                 game->phase == PHASE_REMOVE,
                                 (uint8_t)mine,
                                 game->standards[mine],
                                 game->standards[!mine],
                                 game->quiet,
                                 game->draw_after,
                                 (uint8_t)count_cells(game->army[mine]),
                                 (uint8_t)count_cells(game->army[!mine])};
    for (int i = 0; i < FACTS; i++) facts[i] = told[i];
}

const vx_game_learning sb_learning = {
    .version = 1,
    .action_count = IDS,
    .action_ids = action_ids,
    .blocks = blocks,
    .block_count = sizeof blocks / sizeof *blocks,
    .observe = observe,
};
