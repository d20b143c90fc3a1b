/* SPDX-License-Identifier: MIT */
/* store.c - games and the server itself; store_rows.h has the rows. */
#include "server/store.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/store_nodes.h"
#include "server/store_rows.h"

/* ---- Committing ---- */

/* Counting walks the whole table, so it is done once and kept up from there. */
static void count_again(store *self)
{
    self->games = row_number(self, COUNT_GAMES);
    self->accounts = row_number(self, COUNT_ACCOUNTS);
}

void store_recount(store *self)
{
    count_again(self);
}

bool store_commit(store *self)
{
    bool is_done = !self->has_failed;
    if (is_done && self->is_writing) is_done = self->driver->commit(self);
    self->is_writing = self->has_failed = false;
    if (is_done) return true;
    self->driver->roll_back(self);
    count_again(self);
    return false;
}

const char *store_error(const store *self)
{
    return self->error;
}

bool store_was_late(const store *self)
{
    return strcmp(self->error, STORE_CONFLICT) == 0;
}

bool store_read_failed(store *self)
{
    bool has_failed = self->read_failed;
    self->read_failed = false;
    return has_failed;
}

/* ---- Opening ---- */

bool store_is_address(const char *where)
{
    return strncmp(where, "postgresql://", 13) == 0 || strncmp(where, "postgres://", 11) == 0;
}

static const store_driver *driver_of(const char *where)
{
    return store_is_address(where) ? &store_postgres : &store_sqlite;
}

bool store_check(const char *where, char *error, size_t capacity)
{
    return driver_of(where)->check(where, error, capacity);
}

store *store_open(const char *where, char *error, size_t capacity)
{
    store *self = calloc(1, sizeof *self);
    if (self == NULL) return NULL;
    self->driver = driver_of(where);
    for (int i = 0; i < STATEMENTS; i++) self->rows[i].of = self;
    if (!self->driver->open(self, where, error, capacity)) {
        store_close(self);
        return NULL;
    }
    count_again(self);
    return self;
}

void store_close(store *self)
{
    if (self == NULL) return;
    self->driver->close(self);
    free(self);
}

bool store_is_writing(const store *self)
{
    return self->is_writing;
}

/* ---- Games: writing ---- */

void store_add_game(store *self, const store_game *game, const char *start)
{
    row_write(self, ADD_GAME, "ttttibtlit", game->id, game->game, game->clock, game->options,
              (int)game->is_open, game->secret, start, game->created, (int)game->has_hints,
              game->tournament);
    self->games++;
}

void store_remove_game(store *self, const char *id)
{
    static const statement removals[] = {REMOVE_GAME, REMOVE_STATE, REMOVE_SEATS, REMOVE_CHAT,
                                         REMOVE_CLAIMS};
    for (size_t i = 0; i < sizeof removals / sizeof removals[0]; i++)
        row_write(self, removals[i], "t", id);
    store_cut_entries(self, id, 0);
    self->games--;
}

void store_set_state(store *self, const char *id, int64_t created, const store_state *state)
{
    row_write_own(self, SET_STATE, "tltttlliiiiiiiiil", id, created, state->result, state->ended,
                  state->next, state->turn_began, state->deadline, (int)state->has_begun,
                  (int)state->machine_acts, (int)state->is_waiting, state->cuts, state->draw.by,
                  (int)state->draw.agreed, state->undo.by, (int)state->undo.agreed, state->acts,
                  state->version);
}

void store_stop_clock(store *self, const char *id)
{
    row_write(self, STOP_CLOCK, "t", id);
}

void store_set_seat(store *self, const char *id, int seat, const store_seat *value)
{
    row_write(self, SET_SEAT, "titttiiltt", id, seat, value->key_digest, value->name, value->nonce,
              value->level, (int)value->is_taken, value->left, value->invitation_digest,
              value->wanted);
}

void store_add_entry(store *self, const char *id, int number, int actor, const char *action,
                     int64_t when)
{
    row_write(self, ADD_ENTRY, "tiitl", id, number, actor, action, when);
}

void store_cut_entries(store *self, const char *id, int length)
{
    row_write(self, CUT_ENTRIES, "ti", id, length);
}

void store_add_chat(store *self, const char *id, int number, int oldest, int seat, const char *text)
{
    row_write(self, ADD_CHAT, "tiit", id, number, seat, text);
    if (oldest > 0) row_write(self, CUT_CHAT, "ti", id, oldest);
}

/* ---- Games: reading ---- */

static void read_facts(const row *from, store_game *game)
{
    row_copy(from, 0, game->game, sizeof game->game);
    row_copy(from, 1, game->clock, sizeof game->clock);
    row_copy(from, 2, game->options, sizeof game->options);
    game->is_open = row_bool(from, 3);
    row_secret(from, 4, game->secret);
    game->created = row_long(from, 5);
    game->has_hints = row_bool(from, 20);
    row_copy(from, 22, game->tournament, sizeof game->tournament);
}

static void read_state(const row *from, store_state *state)
{
    row_copy(from, 7, state->result, sizeof state->result);
    row_copy(from, 8, state->ended, sizeof state->ended);
    row_copy(from, 9, state->next, sizeof state->next);
    state->turn_began = row_long(from, 10);
    state->deadline = row_long(from, 11);
    state->has_begun = row_bool(from, 12);
    state->machine_acts = row_bool(from, 13);
    state->is_waiting = row_bool(from, 14);
    state->cuts = row_int(from, 15);
    state->draw.by = row_int(from, 16);
    state->draw.agreed = (unsigned)row_int(from, 17);
    state->undo.by = row_int(from, 18);
    state->undo.agreed = (unsigned)row_int(from, 19);
    state->acts = row_int(from, 21);
    state->version = row_long(from, 23);
}

/* All questions first: a database that is far away is gone to once. */
static void ask_all(store *self, statement which, const char *id, int entries, int talk)
{
    row_query(self, which, "t", id);
    row_query(self, GET_SEATS, "t", id);
    row_query(self, GET_ENTRIES, "ti", id, entries);
    row_query(self, GET_CHAT, "ti", id, talk);
    if (self->node[0] != '\0') row_query(self, GET_VERSION, "t", id);
}

static bool read_start(store *self, statement which, const char *id, const store_reader *reader)
{
    store_game game = {0};
    store_state state = {0};
    snprintf(game.id, sizeof game.id, "%s", id);
    row *from = &self->rows[which];
    if (!row_next(self, from)) return false;
    read_facts(from, &game);
    read_state(from, &state);
    bool is_fine = reader->start(reader->context, &game, &state, row_text(from, 6));
    row_end(from);
    return is_fine;
}

static void read_seats(store *self, const store_reader *reader)
{
    row *from = &self->rows[GET_SEATS];
    while (row_next(self, from)) {
        store_seat seat = {
            .level = row_int(from, 4), .is_taken = row_bool(from, 5), .left = row_long(from, 6)};
        row_copy(from, 1, seat.key_digest, sizeof seat.key_digest);
        row_copy(from, 2, seat.name, sizeof seat.name);
        row_copy(from, 3, seat.nonce, sizeof seat.nonce);
        row_copy(from, 7, seat.invitation_digest, sizeof seat.invitation_digest);
        row_copy(from, 8, seat.wanted, sizeof seat.wanted);
        reader->seat(reader->context, row_int(from, 0), &seat);
    }
}

static bool read_entries(store *self, const store_reader *reader)
{
    row *from = &self->rows[GET_ENTRIES];
    while (row_next(self, from)) {
        if (reader->entry(reader->context, row_int(from, 0), row_text(from, 1))) continue;
        row_end(from);
        return false;
    }
    return true;
}

static void read_chat(store *self, const store_reader *reader)
{
    row *from = &self->rows[GET_CHAT];
    while (row_next(self, from))
        reader->chat(reader->context, row_int(from, 0), row_int(from, 1), row_text(from, 2));
}

static bool read_all(store *self, statement which, const char *id, int entries, int talk,
                     const store_reader *reader)
{
    self->read_failed = false;
    ask_all(self, which, id, entries, talk);
    bool is_read = read_start(self, which, id, reader);
    if (is_read) read_seats(self, reader);
    is_read = is_read && read_entries(self, reader);
    if (is_read) read_chat(self, reader);
    row *version = &self->rows[GET_VERSION];
    self->version =
        is_read && self->node[0] != '\0' && row_next(self, version) ? row_long(version, 0) : 0;
    if (self->node[0] != '\0') row_end(version);
    row_end(&self->rows[GET_SEATS]);
    row_end(&self->rows[GET_ENTRIES]);
    row_end(&self->rows[GET_CHAT]);
    return is_read && !self->read_failed;
}

bool store_read_game(store *self, const char *id, const store_reader *reader)
{
    return read_all(self, GET_GAME, id, 0, 0, reader);
}

bool store_read_news(store *self, const char *id, int entries, int talk, const store_reader *reader)
{
    return read_all(self, GET_NEWS, id, entries, talk, reader);
}

int64_t store_version_read(const store *self)
{
    return self->version;
}

int64_t store_version(store *self, const char *id)
{
    row *from = row_query(self, GET_VERSION, "t", id);
    int64_t version = row_next(self, from) ? row_long(from, 0) : 0;
    row_end(from);
    return version;
}

/* ---- Games: listing ---- */

void store_list_open(store *self, int limit, int limit_a_place,
                     void (*visit)(void *context, const store_game *game, const char *host,
                                   bool is_here),
                     void *context)
{
    row *from = store_is_shared(self) ? row_query(self, LIST_OPEN, "ii", limit, limit_a_place)
                                      : row_query(self, LIST_OPEN, "i", limit);
    while (row_next(self, from)) {
        store_game game = {.is_open = true};
        char host[STORE_NAME_CAP];
        bool is_here = row_bool(from, 6);
        row_copy(from, 0, game.id, sizeof game.id);
        row_copy(from, 1, game.game, sizeof game.game);
        row_copy(from, 2, game.clock, sizeof game.clock);
        row_copy(from, 3, game.options, sizeof game.options);
        game.has_hints = row_bool(from, 4);
        row_copy(from, 5, host, sizeof host);
        visit(context, &game, host, is_here);
    }
}

static int take_ids(store *self, row *from, store_id *out)
{
    int count = 0;
    while (row_next(self, from)) row_copy(from, 0, out[count++], STORE_ID_CAP);
    return count;
}

int store_list_due(store *self, int64_t now, store_id *out, int capacity)
{
    return take_ids(self, row_query(self, LIST_DUE, "li", now, capacity), out);
}

int store_list_thinking(store *self, const char *after, store_id *out, int capacity)
{
    return take_ids(self, row_query(self, LIST_THINKING, "ti", after, capacity), out);
}

int store_list_stale(store *self, int64_t before, store_id *out, int capacity)
{
    return take_ids(self, row_query(self, LIST_STALE, "li", before, capacity), out);
}

int64_t store_count_games(const store *self)
{
    return self->games;
}

/* ---- The server itself ---- */

int64_t store_fact(store *self, const char *name)
{
    row *from = row_query(self, GET_FACT, "t", name);
    int64_t value = row_next(self, from) ? row_long(from, 0) : 0;
    row_end(from);
    return value;
}

void store_set_fact(store *self, const char *name, int64_t value)
{
    row_write(self, SET_FACT, "tl", name, value);
}

void store_add_absence(store *self, int64_t since, int64_t until, int64_t forget)
{
    row_write(self, ADD_ABSENCE, "ll", since, until);
    row_write(self, CUT_ABSENCES, "l", forget);
}

int store_list_absences(store *self, store_absence *out, int capacity)
{
    int count = 0;
    row *from = row_query(self, LIST_ABSENCES, "i", capacity);
    while (row_next(self, from))
        out[count++] = (store_absence){row_long(from, 0), row_long(from, 1)};
    return count;
}
