/* SPDX-License-Identifier: MIT */
/* play.c - one game of a study, from its number alone. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "core/hash.h"
#include "lab/lab.h"

enum { LONGEST = 100000, BETWEEN_LOOKS = 10000, LIST_CAP = 2048 };

struct lab_table {
    const lab_room *room;
    const vx_platform *platform;
    vx_bots bots;
    void *state, *scratch;
    vx_action *actions;
    char list[2][LIST_CAP]; /* armies drawn for A and B */
};

/* What is to be played. */
typedef struct {
    int cell;
    uint64_t pair;
    bool swapped; /* B has seat 1 */
    uint64_t seed;
} order;

lab_table *lab_table_new(const lab_room *room, const vx_platform *platform)
{
    const vx_game *game = room->study->game;
    lab_table *table = calloc(1, sizeof *table);
    if (table == NULL) return NULL;
    table->room = room;
    table->platform = platform;
    table->state = malloc(vx_state_size(game));
    table->scratch = malloc(vx_state_size(game));
    table->actions = malloc((size_t)vx_action_cap(game) * sizeof *table->actions);
    vx_limits limits[VX_SEATS_MAX] = {{0}};
    bool is_open = vx_bots_open(&table->bots, game, limits, VX_SEATS_MAX, platform);
    if (!is_open) table->bots = (vx_bots){0};
    if (is_open && table->state != NULL && table->scratch != NULL && table->actions != NULL)
        return table;
    lab_table_free(table);
    return NULL;
}

void lab_table_free(lab_table *table)
{
    if (table == NULL) return;
    vx_bots_close(&table->bots);
    free(table->state);
    free(table->scratch);
    free(table->actions);
    free(table);
}

/* ---- Before the first action ---- */

static order order_of(const lab_study *study, uint64_t number)
{
    uint64_t cells = (uint64_t)study->cells, within = number / cells;
    order o = {.cell = (int)(number % cells)};
    bool is_mirror = lab_is_mirror(study, o.cell);
    o.pair = is_mirror ? within : within / 2;
    o.swapped = !is_mirror && within % 2 == 1;
    o.seed = lab_pair_seed(study, o.cell, o.pair);
    return o;
}

/* Bots of A and B to their seats: a team is a side. */
static void seat_bots(lab_table *table, const order *o)
{
    const lab_study *study = table->room->study;
    lab_cell cell = lab_cell_at(study, o->cell);
    vx_limits limits[2] = {study->limits[0], study->limits[1]};
    for (int f = 0; f < study->factor_count; f++)
        if (strcmp(study->factor[f].key.text, "bots") == 0) {
            vx_limits_parse(study->factor[f].value[cell.level[f]].text, &limits[0]);
            limits[1] = limits[0];
        }
    table->bots.seats = vx_seats(study->game, table->state);
    for (int seat = 0; seat < table->bots.seats; seat++)
        table->bots.limits[seat] =
            limits[(vx_team(study->game, table->state, seat) & 1) ^ o->swapped];
}

static bool set_up(lab_table *table, const order *o)
{
    const lab_study *study = table->room->study;
    size_t size = vx_state_size(study->game);
    if (table->room->starts != NULL) {
        memcpy(table->state, table->room->starts + (size_t)(2 * o->cell + o->swapped) * size, size);
        return true;
    }
    lab_cell cell = lab_cell_at(study, o->cell);
    char *lists[2] = {table->list[0], table->list[1]};
    vx_problem why;
    return lab_draw_armies(study, &cell, o->seed, lists, LIST_CAP, &why) &&
           lab_setup_cell(study, &cell, o->swapped, (const char *const *)lists, table->state, &why);
}

/* ---- Playing ---- */

/* How a game is going. */
typedef struct {
    uint64_t actions;
    int32_t decisions;
    int first_to_decide;
    double luck; /* of seat 1 */
} course;

static bool must_stop(const lab_table *table)
{
    const vx_platform *p = table->platform;
    return p != NULL && p->should_stop != NULL && p->should_stop(p->context);
}

static int settle_chance(const vx_game *game, void *state, vx_random *random)
{
    int actor = vx_to_act(game, state);
    for (; actor == VX_CHANCE; actor = vx_to_act(game, state))
        vx_apply(game, state, vx_chance_draw(game, state, random));
    return actor;
}

/* Random bots need no views and no lists, and nobody asks for their luck. */
static lab_outcome play_randomly(lab_table *table, const order *o, course *c)
{
    const vx_game *game = table->room->study->game;
    vx_random *random = &table->bots.random;
    vx_random_seed(random, o->seed ^ (uint64_t)o->swapped);
    c->first_to_decide = settle_chance(game, table->state, random);
    while (vx_to_act(game, table->state) != VX_OVER && c->actions < LONGEST) {
        if (must_stop(table)) return LAB_STOPPED;
        vx_played more = vx_play_out(game, table->state, random, BETWEEN_LOOKS, table->actions);
        if (vx_is_overfull(game, table->state)) return LAB_FAILED;
        c->actions += more.actions;
        c->decisions += (int32_t)more.decisions;
    }
    return LAB_PLAYED;
}

static lab_outcome play_thoughtfully(lab_table *table, const order *o, course *c)
{
    const vx_game *game = table->room->study->game;
    vx_random dice;
    seat_bots(table, o);
    if (!vx_bots_start(&table->bots, o->seed)) return LAB_FAILED;
    vx_random_seed(&dice, o->seed + 1); /* for what luck is measured against */
    for (; c->actions < LONGEST; c->actions++) {
        if (must_stop(table)) return LAB_STOPPED;
        int actor = vx_to_act(game, table->state);
        if (actor == VX_OVER) break;
        vx_action action;
        if (!vx_bots_choose(&table->bots, table->state, actor, &action))
            return must_stop(table) ? LAB_STOPPED : LAB_FAILED;
        if (actor == VX_CHANCE)
            c->luck +=
                lab_luck_of(game, table->state, action, &dice, table->scratch, table->actions);
        else if (c->decisions++ == 0)
            c->first_to_decide = actor;
        vx_apply(game, table->state, action);
        if (vx_is_overfull(game, table->state)) return LAB_FAILED;
    }
    /* A search that was cut short has chosen otherwise than it would have. */
    return must_stop(table) ? LAB_STOPPED : LAB_PLAYED;
}

/* ---- After the last one ---- */

static int side_of_seat(const lab_table *table, const order *o, int seat)
{
    return (vx_team(table->room->study->game, table->state, seat) & 1) ^ (int)o->swapped;
}

static int seat_of_side(const lab_table *table, const order *o, int side)
{
    int seat = 0;
    while (side_of_seat(table, o, seat) != side) seat++;
    return seat;
}

static void sum_up(const lab_table *table, const order *o, const course *c, lab_game *out)
{
    const vx_game *game = table->room->study->game;
    bool is_over = vx_to_act(game, table->state) == VX_OVER;
    const vx_game_census *census = game->census;
    int first =
        census != NULL && census->first != NULL ? census->first(table->state) : c->first_to_decide;
    bool has_first = first >= 0 && first < vx_seats(game, table->state);
    double luck = o->swapped ? -c->luck : c->luck;
    out->end = is_over ? LAB_OVER : LAB_CAPPED;
    out->result = is_over ? (int8_t)vx_score(game, table->state, seat_of_side(table, o, 0)) : 0;
    out->first = has_first ? (uint8_t)side_of_seat(table, o, first) : LAB_NO_SIDE;
    out->length = c->decisions;
    out->luck = (int32_t)lround(luck);
}

/* ---- The armies ---- */

typedef struct {
    vx_text *out;
    size_t start;
    vx_piece last;
} writer;

static void write_last(writer *w)
{
    if (w->last.count == 0) return;
    if (w->out->length > w->start) vx_add_char(w->out, ',');
    if (w->last.count > 1) {
        vx_add_number(w->out, w->last.count);
        vx_add_char(w->out, 'x');
    }
    vx_add(w->out, w->last.key);
}

static void take_piece(void *context, const vx_piece *piece)
{
    writer *w = context;
    if (w->last.count > 0 && strcmp(w->last.key, piece->key) == 0) {
        w->last.count += piece->count;
        return;
    }
    write_last(w);
    w->last = *piece;
}

static void write_army(const lab_table *table, const order *o, int side, vx_text *out)
{
    const vx_game *game = table->room->study->game;
    writer w = {.out = out, .start = out->length};
    for (int seat = 0; seat < vx_seats(game, table->state); seat++)
        if (side_of_seat(table, o, seat) == side)
            game->census->army(table->state, seat, take_piece, &w);
    write_last(&w);
    if (out->length == w.start) vx_add_char(out, '-');
}

lab_outcome lab_play(lab_table *table, uint64_t number, lab_game *out, vx_text *armies)
{
    const lab_study *study = table->room->study;
    order o = order_of(study, number);
    course c = {.first_to_decide = VX_OVER};
    *out = (lab_game){.number = number};
    if (!set_up(table, &o)) return LAB_FAILED;
    lab_outcome outcome =
        table->room->is_random ? play_randomly(table, &o, &c) : play_thoughtfully(table, &o, &c);
    if (outcome != LAB_PLAYED) return outcome;
    sum_up(table, &o, &c, out);
    if (study->counts_pieces) {
        write_army(table, &o, 0, armies);
        vx_add_char(armies, ' ');
        write_army(table, &o, 1, armies);
    }
    return LAB_PLAYED;
}
