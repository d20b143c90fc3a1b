/* SPDX-License-Identifier: MIT */
/* playout.c - random play without lists: moves are counted by sets of cells, and only the one that is
 * drawn is made. */
#include "core/random.h"
#include "games/standard-bearer/standard_bearer.h"

/* ---- Walks ---- */

typedef struct {
    cell_set to[ARMY_MAX];
    uint8_t from[ARMY_MAX];
    int warriors, total;
} walks;

static void count_walks(const standard_bearer *game, cell_set free, walks *out)
{
    const type_numbers *types = numbers_of(game)->type;
    int warriors = 0, total = 0;
    for (cell_set rest = game->army[game->side] & beside(free); rest != 0; rest &= rest - 1) {
        int from = first_cell(rest);
        cell_set to = walk_over(free, from, types[type_of(game->warrior[from])].speed);
        out->from[warriors] = (uint8_t)from;
        out->to[warriors++] = to;
        total += count_cells(to);
    }
    out->warriors = warriors;
    out->total = total;
}

static int cell_in(cell_set set, int index)
{
    for (; index > 0; index--) set &= set - 1;
    return first_cell(set);
}

static vx_action decode_walk(const walks *all, int index)
{
    int i = 0;
    for (int count; index >= (count = count_cells(all->to[i])); i++) index -= count;
    return pack_act((act){.kind = ACT_MOVE,
                          .from = all->from[i],
                          .to = (uint8_t)cell_in(all->to[i], index),
                          .other = NO_CELL});
}

/* ---- Lines: ZN-15 to ZN-19 ---- */

static const int offset[DIRECTIONS] = {[NORTH] = 8, [SOUTH] = -8, [EAST] = 1, [WEST] = -1};
static const int opposite[DIRECTIONS] = {
    [NORTH] = SOUTH, [SOUTH] = NORTH, [EAST] = WEST, [WEST] = EAST};

/* By direction and distance: cells with nothing but free cells so far ahead. */
typedef struct {
    cell_set ahead[DIRECTIONS][LINE_SPEED_MAX];
    cell_set members; /* all but standard-bearers */
    cell_set standards;
    int speed;
} march_facts;

static march_facts look_at_marches(const standard_bearer *game, cell_set free)
{
    march_facts facts = {.speed = numbers_of(game)->type[STANDARD_BEARER].speed};
    if (facts.speed > LINE_SPEED_MAX) facts.speed = LINE_SPEED_MAX;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        cell_set far = free, clear = BOARD;
        for (int i = 0; i < LINE_SPEED_MAX; i++) {
            far = step(far, opposite[direction]);
            clear &= far;
            facts.ahead[direction][i] = clear;
        }
    }
    facts.standards = sb_standards_of(game, game->army[game->side]);
    facts.members = game->army[game->side] & ~facts.standards;
    return facts;
}

/* The lines through one standard-bearer that may go one way so far: they begin at one of `low` cells and
 * end at one of `high`, the standard-bearer's own among both. */
typedef struct {
    int standard, stride, direction, distance;
    int first_low, last_low; /* the nearest of each, in strides from the standard-bearer */
    int low, high, count;
} march;

static int members_beside(cell_set members, int standard, int stride)
{
    int count = 0;
    for (int cell = standard + stride; cell >= 0 && cell < CELLS && (members & bit(cell)) != 0;
         cell += stride)
        count++;
    return count;
}

/* Across its axis all members of a line need free cells ahead. */
static inline march look_across(const march_facts *facts, march m)
{
    cell_set clear = facts->ahead[m.direction][m.distance - 1];
    if ((clear & bit(m.standard)) == 0) return m;
    m.low = members_beside(facts->members & clear, m.standard, -m.stride) + 1;
    m.high = members_beside(facts->members & clear, m.standard, m.stride) + 1;
    m.count = m.low * m.high - 1;
    return m;
}

/* Along it only its end does, which must be the end of the whole run: anywhere else a comrade stands
 * ahead. */
static inline march look_along(const march_facts *facts, march m)
{
    cell_set clear = facts->ahead[m.direction][m.distance - 1];
    if ((clear & (facts->members | bit(m.standard))) == 0) return m;
    int forward = offset[m.direction];
    int ahead = members_beside(facts->members, m.standard, forward);
    if ((clear & bit(m.standard + ahead * forward)) == 0) return m;
    int behind = members_beside(facts->members, m.standard, -forward) + 1;
    bool is_up = forward > 0;
    m.low = is_up ? behind : 1;
    m.high = is_up ? 1 : behind;
    m.first_low = is_up ? 0 : ahead;
    m.last_low = is_up ? ahead : 0;
    m.count = behind - (ahead == 0);
    return m;
}

/* A line has two members at least: index 0 would be the standard-bearer alone where that is possible. */
static vx_action decode_march(const march *m, int index)
{
    index += m->first_low == 0 && m->last_low == 0;
    int first = m->standard - (m->first_low + index % m->low) * m->stride;
    int last = m->standard + (m->last_low + index / m->low) * m->stride;
    return pack_act((act){.kind = ACT_LINE,
                          .from = (uint8_t)first,
                          .to = (uint8_t)(first + m->distance * offset[m->direction]),
                          .other = (uint8_t)last});
}

/* Counts marches one by one until there are more than `index`, which is then decoded. */
static int count_marches(const march_facts *facts, march m, int index, vx_action *out)
{
    int total = 0;
    bool is_along = offset[m.direction] == m.stride || offset[m.direction] == -m.stride;
    for (m.distance = 1; m.distance <= facts->speed; m.distance++) {
        march here = is_along ? look_along(facts, m) : look_across(facts, m);
        if (here.count == 0) break; /* nobody goes further either */
        if (index >= total && index < total + here.count) *out = decode_march(&here, index - total);
        total += here.count;
    }
    return total;
}

static int count_lines(const march_facts *facts, int index, vx_action *out)
{
    int total = 0;
    for (cell_set rest = facts->standards; rest != 0; rest &= rest - 1) {
        march m = {.standard = first_cell(rest)};
        for (m.stride = 1; m.stride <= 8; m.stride += 7) {
            cell_set own = bit(m.standard);
            if ((facts->members & (own << m.stride | own >> m.stride)) == 0) continue;
            for (m.direction = 0; m.direction < DIRECTIONS; m.direction++)
                total += count_marches(facts, m, index - total, out);
        }
    }
    return total;
}

/* ---- A decision ---- */

enum { NO_INDEX = 1 << 30, ATTACKS_MAX = 2048 };

typedef struct {
    walks walk;
    march_facts march;
    int total;
} moves;

static void count_moves(const standard_bearer *game, moves *out)
{
    cell_set free = BOARD & ~occupied(game);
    vx_action none;
    count_walks(game, free, &out->walk);
    out->march = look_at_marches(game, free);
    out->total = out->walk.total + count_lines(&out->march, NO_INDEX, &none);
}

static vx_action decode_move(const moves *all, int index)
{
    if (index < all->walk.total) return decode_walk(&all->walk, index);
    vx_action action = 0;
    count_lines(&all->march, index - all->walk.total, &action);
    return action;
}

static vx_action decode_removal(const standard_bearer *game, int index)
{
    return pack_act(sb_simple_act(ACT_REMOVE, cell_in(game->army[game->side], index)));
}

static int count(const void *state)
{
    const standard_bearer *game = state;
    vx_action room[ATTACKS_MAX];
    moves all;
    if (game->phase == PHASE_ATTACK) return (int)(sb_list_attacks(game, room) - room);
    if (game->phase == PHASE_REMOVE) return count_cells(game->army[game->side]);
    count_moves(game, &all);
    return all.total;
}

static vx_action decode(const void *state, int index)
{
    const standard_bearer *game = state;
    vx_action room[ATTACKS_MAX];
    moves all;
    if (game->phase == PHASE_REMOVE) return decode_removal(game, index);
    if (game->phase == PHASE_ATTACK) {
        sb_list_attacks(game, room);
        return room[index];
    }
    count_moves(game, &all);
    return decode_move(&all, index);
}

/* ---- The playout ---- */

static vx_action draw_decision(const standard_bearer *game, vx_random *random)
{
    vx_action room[ATTACKS_MAX];
    moves all;
    if (game->phase == PHASE_MOVE) {
        count_moves(game, &all);
        return decode_move(&all, (int)vx_number_below(random, (uint32_t)all.total));
    }
    if (game->phase == PHASE_REMOVE) {
        uint32_t warriors = (uint32_t)count_cells(game->army[game->side]);
        return decode_removal(game, (int)vx_number_below(random, warriors));
    }
    uint32_t attacks = (uint32_t)(sb_list_attacks(game, room) - room);
    return room[vx_number_below(random, attacks)];
}

static vx_played play(void *state, vx_random *random, uint64_t actions)
{
    standard_bearer *game = state;
    const vx_game *own = &standard_bearer_game;
    vx_played played = {0};
    for (; played.actions < actions && game->phase != PHASE_OVER; played.actions++) {
        bool decides = game->phase >= PHASE_MOVE;
        vx_action action =
            decides ? draw_decision(game, random)
                    : own->chance->pick(game, vx_random_below(random, own->chance->total(game)));
        own->rules.apply(game, action);
        played.decisions += decides;
    }
    return played;
}

const vx_game_playout sb_playout = {.count = count, .decode = decode, .play = play};
