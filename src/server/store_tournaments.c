/* SPDX-License-Identifier: MIT */
/* store_tournaments.c - rows of tournaments, entrants and pairings. */
#include "server/store_tournaments.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/store_rows.h"

/* ---- Tournaments ---- */

void store_add_tournament(store *self, const store_tournament *value, const char *start)
{
    row_write(self, ADD_TOURNAMENT, "tittttttillllllili", value->id, (int)value->is_arena,
              value->title, value->by, value->game, value->clock, value->options, start,
              value->rounds, value->length, value->wait, value->pause, value->created,
              value->starts, value->ended, (int)value->phase, value->due, value->round);
}

void store_remove_tournament(store *self, const char *id)
{
    static const statement removals[] = {REMOVE_TOURNAMENT, REMOVE_ENTRANTS, REMOVE_PAIRINGS};
    for (size_t i = 0; i < sizeof removals / sizeof removals[0]; i++)
        row_write(self, removals[i], "t", id);
}

void store_set_tournament(store *self, const store_tournament *value)
{
    row_write(self, SET_TOURNAMENT, "tiilill", value->id, (int)value->phase, value->round,
              value->due, value->rounds, value->starts, value->ended);
}

static void read_tournament(const row *from, store_tournament *out)
{
    row_copy(from, 0, out->id, sizeof out->id);
    out->is_arena = row_bool(from, 1);
    row_copy(from, 2, out->title, sizeof out->title);
    row_copy(from, 3, out->by, sizeof out->by);
    row_copy(from, 4, out->game, sizeof out->game);
    row_copy(from, 5, out->clock, sizeof out->clock);
    row_copy(from, 6, out->options, sizeof out->options);
    out->rounds = row_int(from, 7);
    out->length = row_long(from, 8);
    out->wait = row_long(from, 9);
    out->pause = row_long(from, 10);
    out->created = row_long(from, 11);
    out->starts = row_long(from, 12);
    out->ended = row_long(from, 13);
    out->phase = (store_phase)row_int(from, 14);
    out->due = row_long(from, 15);
    out->round = row_int(from, 16);
}

bool store_find_tournament(store *self, const char *id, store_tournament *out)
{
    row *from = row_query(self, GET_TOURNAMENT, "t", id);
    bool is_there = row_next(self, from);
    if (is_there) read_tournament(from, out);
    row_end(from);
    return is_there;
}

char *store_tournament_start(store *self, const char *id)
{
    row *from = row_query(self, GET_START, "t", id);
    const char *text = row_next(self, from) ? row_text(from, 0) : NULL;
    char *copy = text != NULL ? strdup(text) : NULL;
    row_end(from);
    return copy;
}

void store_wake_tournament(store *self, const char *id, int64_t due)
{
    row_write(self, WAKE_TOURNAMENT, "tl", id, due);
}

int store_list_due_tournaments(store *self, int64_t now, store_id *out, int capacity)
{
    int count = 0;
    row *from = row_query(self, LIST_DUE_TOURNAMENTS, "li", now, capacity);
    while (row_next(self, from)) row_copy(from, 0, out[count++], STORE_ID_CAP);
    return count;
}

static void visit_tournaments(store *self, row *from,
                              void (*visit)(void *, const store_tournament *, int), void *context)
{
    while (row_next(self, from)) {
        store_tournament value = {0};
        read_tournament(from, &value);
        visit(context, &value, row_int(from, 17));
    }
}

void store_list_tournaments(store *self, int limit,
                            void (*visit)(void *context, const store_tournament *value,
                                          int entrants),
                            void *context)
{
    visit_tournaments(self, row_query(self, LIST_TOURNAMENTS, "i", limit), visit, context);
}

void store_list_entered(store *self, const char *name,
                        void (*visit)(void *context, const store_tournament *value, int entrants),
                        void *context)
{
    visit_tournaments(self, row_query(self, LIST_ENTERED, "t", name), visit, context);
}

static int64_t count_of(store *self, row *from)
{
    int64_t count = row_next(self, from) ? row_long(from, 0) : 0;
    row_end(from);
    return count;
}

int64_t store_count_open_tournaments(store *self)
{
    return row_number(self, COUNT_OPEN_TOURNAMENTS);
}

int64_t store_count_scheduled(store *self, const char *by)
{
    return count_of(self, row_query(self, COUNT_SCHEDULED, "t", by));
}

int64_t store_count_entered(store *self, const char *name)
{
    return count_of(self, row_query(self, COUNT_ENTERED, "t", name));
}

/* ---- Entrants ---- */

void store_set_entrant(store *self, const char *id, const store_entrant *value)
{
    row_write(self, SET_ENTRANT, "titiil", id, value->number, value->name, value->rating,
              (int)value->is_out, value->since);
}

void store_list_entrants(store *self, const char *id,
                         void (*visit)(void *context, const store_entrant *value), void *context)
{
    row *from = row_query(self, LIST_ENTRANTS, "t", id);
    while (row_next(self, from)) {
        store_entrant value = {.number = row_int(from, 0),
                               .rating = row_int(from, 2),
                               .is_out = row_bool(from, 3),
                               .since = row_long(from, 4)};
        row_copy(from, 1, value.name, sizeof value.name);
        visit(context, &value);
    }
}

void store_free_entrants(store *self, const char *id, const int number[2], int64_t since)
{
    row_write(self, FREE_ENTRANTS, "tiil", id, number[0], number[1], since);
}

void store_move_entrants(store *self, const char *name, const char *to)
{
    row_write(self, MOVE_ENTRANTS, "tt", name, to);
    row_write(self, MOVE_ORGANISERS, "tt", name, to);
}

/* ---- Pairings ---- */

void store_set_pairing(store *self, const char *id, const store_pairing *value)
{
    row_write(self, SET_PAIRING, "tiitiiiiil", id, value->number, value->round, value->table,
              value->player[0], value->player[1], value->half[0], value->half[1],
              (int)value->is_played, value->when);
}

static store_pairing read_pairing(const row *from)
{
    store_pairing value = {
        .number = row_int(from, 1),
        .round = row_int(from, 2),
        .player = {row_int(from, 4), row_int(from, 5)},
        .half = {row_int(from, 6), row_int(from, 7)},
        .is_played = row_bool(from, 8),
        .when = row_long(from, 9),
    };
    row_copy(from, 3, value.table, sizeof value.table);
    return value;
}

void store_list_pairings(store *self, const char *id,
                         void (*visit)(void *context, const store_pairing *value), void *context)
{
    row *from = row_query(self, LIST_PAIRINGS, "t", id);
    while (row_next(self, from)) {
        store_pairing value = read_pairing(from);
        visit(context, &value);
    }
}

bool store_find_pairing(store *self, const char *table, store_id tournament, store_pairing *out)
{
    row *from = row_query(self, GET_PAIRING, "t", table);
    bool is_there = row_next(self, from);
    if (is_there) {
        row_copy(from, 0, tournament, STORE_ID_CAP);
        *out = read_pairing(from);
    }
    row_end(from);
    return is_there;
}
