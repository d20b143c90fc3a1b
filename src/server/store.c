/* SPDX-License-Identifier: MIT */
/* store.c - SQLite in WAL mode, every commit synced to disk. */
#include "server/store.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "server/schema.h"
#include "server/store_rows.h"

/* ---- Committing ---- */

/* Counting walks the whole table, so it is done once and kept up from there. */
static void count_again(store *self)
{
    self->games = row_number(self, COUNT_GAMES);
    self->accounts = row_number(self, COUNT_ACCOUNTS);
}

bool store_commit(store *self)
{
    if (!self->has_failed && self->is_writing) row_step_once(self, self->prepared[COMMIT]);
    bool is_done = !self->has_failed;
    self->is_writing = self->has_failed = false;
    if (is_done) return true;
    sqlite3_exec(self->database, "ROLLBACK", NULL, NULL, NULL);
    count_again(self);
    return false;
}

const char *store_error(const store *self)
{
    return self->error;
}

bool store_read_failed(store *self)
{
    bool has_failed = self->read_failed;
    self->read_failed = false;
    return has_failed;
}

/* ---- Opening ---- */

/* Two servers on one database would each think that what they remember is all there is. */
int store_lock(const char *file, char *error, size_t capacity)
{
    char name[4096];
    struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    snprintf(name, sizeof name, "%s-lock", file);
    int lock = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (lock >= 0 && fcntl(lock, F_SETLK, &whole) == 0) return lock;
    snprintf(error, capacity,
             lock < 0 ? "%s: cannot write there" : "%s: another server keeps its games there",
             file);
    if (lock >= 0) close(lock);
    return -1;
}

/* Whoever may log in on the machine may not read what people keep here. SQLite gives its other files
 * the rights of this one. */
static void make_private(const char *file)
{
    int made = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (made < 0) return;
    fchmod(made, 0600);
    close(made);
}

static bool take_lock(store *self, const char *file, char *error, size_t capacity)
{
    if (strcmp(file, ":memory:") == 0) return true;
    self->lock = store_lock(file, error, capacity);
    if (self->lock >= 0) make_private(file);
    return self->lock >= 0;
}

static bool open_database(store *self, const char *file, char *error, size_t capacity)
{
    if (sqlite3_open(file, &self->database) == SQLITE_OK) {
        sqlite3_busy_timeout(self->database, 1500);
        if (sqlite3_exec(self->database,
                         "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;"
                         "PRAGMA wal_autocheckpoint=2000;",
                         NULL, NULL, NULL) == SQLITE_OK) {
            if (!schema_check(self->database, file, error, capacity)) return false;
            if (schema_bring_up(self->database) && rows_prepare(self)) return true;
        }
    }
    snprintf(error, capacity, "%s: %s", file, sqlite3_errmsg(self->database));
    return false;
}

store *store_open(const char *file, char *error, size_t capacity)
{
    store *self = calloc(1, sizeof *self);
    if (self == NULL) return NULL;
    self->lock = -1;
    if (!take_lock(self, file, error, capacity) || !open_database(self, file, error, capacity)) {
        store_close(self);
        return NULL;
    }
    count_again(self);
    return self;
}

void store_close(store *self)
{
    if (self == NULL) return;
    for (int i = 0; i < STATEMENTS; i++) sqlite3_finalize(self->prepared[i]);
    sqlite3_close(self->database);
    if (self->lock >= 0) close(self->lock);
    free(self);
}

bool store_check(const char *file, char *error, size_t capacity)
{
    sqlite3 *database = NULL;
    bool is_fine = sqlite3_open_v2(file, &database, SQLITE_OPEN_READONLY, NULL) == SQLITE_OK;
    if (!is_fine) snprintf(error, capacity, "%s: %s", file, sqlite3_errmsg(database));
    is_fine = is_fine && schema_check(database, file, error, capacity);
    sqlite3_close(database);
    return is_fine;
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
    row_write(self, SET_STATE, "tltttlliiiiiiiii", id, created, state->result, state->ended,
              state->next, state->turn_began, state->deadline, (int)state->has_begun,
              (int)state->machine_acts, (int)state->is_waiting, state->cuts, state->draw.by,
              (int)state->draw.agreed, state->undo.by, (int)state->undo.agreed, state->acts);
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

static void read_facts(sqlite3_stmt *row, store_game *game)
{
    row_copy(row, 0, game->game, sizeof game->game);
    row_copy(row, 1, game->clock, sizeof game->clock);
    row_copy(row, 2, game->options, sizeof game->options);
    game->is_open = sqlite3_column_int(row, 3) != 0;
    if (sqlite3_column_bytes(row, 4) == VX_SECRET_SIZE)
        memcpy(game->secret, sqlite3_column_blob(row, 4), VX_SECRET_SIZE);
    game->created = sqlite3_column_int64(row, 5);
    game->has_hints = sqlite3_column_int(row, 20) != 0;
    row_copy(row, 22, game->tournament, sizeof game->tournament);
}

static void read_state(sqlite3_stmt *row, store_state *state)
{
    row_copy(row, 7, state->result, sizeof state->result);
    row_copy(row, 8, state->ended, sizeof state->ended);
    row_copy(row, 9, state->next, sizeof state->next);
    state->turn_began = sqlite3_column_int64(row, 10);
    state->deadline = sqlite3_column_int64(row, 11);
    state->has_begun = sqlite3_column_int(row, 12) != 0;
    state->machine_acts = sqlite3_column_int(row, 13) != 0;
    state->is_waiting = sqlite3_column_int(row, 14) != 0;
    state->cuts = sqlite3_column_int(row, 15);
    state->draw.by = sqlite3_column_int(row, 16);
    state->draw.agreed = (unsigned)sqlite3_column_int(row, 17);
    state->undo.by = sqlite3_column_int(row, 18);
    state->undo.agreed = (unsigned)sqlite3_column_int(row, 19);
    state->acts = sqlite3_column_int(row, 21);
}

static bool read_start(store *self, const char *id, const store_reader *reader)
{
    store_game game = {0};
    store_state state = {0};
    snprintf(game.id, sizeof game.id, "%s", id);
    sqlite3_stmt *row = row_query(self, GET_GAME, "t", id);
    if (!row_next(self, row)) return false;
    read_facts(row, &game);
    read_state(row, &state);
    bool is_fine =
        reader->start(reader->context, &game, &state, (const char *)sqlite3_column_text(row, 6));
    sqlite3_reset(row);
    return is_fine;
}

static void read_seats(store *self, const char *id, const store_reader *reader)
{
    sqlite3_stmt *row = row_query(self, GET_SEATS, "t", id);
    while (row_next(self, row)) {
        store_seat seat = {.level = sqlite3_column_int(row, 4),
                           .is_taken = sqlite3_column_int(row, 5) != 0,
                           .left = sqlite3_column_int64(row, 6)};
        row_copy(row, 1, seat.key_digest, sizeof seat.key_digest);
        row_copy(row, 2, seat.name, sizeof seat.name);
        row_copy(row, 3, seat.nonce, sizeof seat.nonce);
        row_copy(row, 7, seat.invitation_digest, sizeof seat.invitation_digest);
        row_copy(row, 8, seat.wanted, sizeof seat.wanted);
        reader->seat(reader->context, sqlite3_column_int(row, 0), &seat);
    }
}

static bool read_entries(store *self, const char *id, const store_reader *reader)
{
    sqlite3_stmt *row = row_query(self, GET_ENTRIES, "t", id);
    while (row_next(self, row)) {
        if (reader->entry(reader->context, sqlite3_column_int(row, 0),
                          (const char *)sqlite3_column_text(row, 1)))
            continue;
        sqlite3_reset(row);
        return false;
    }
    return true;
}

static void read_chat(store *self, const char *id, const store_reader *reader)
{
    sqlite3_stmt *row = row_query(self, GET_CHAT, "t", id);
    while (row_next(self, row))
        reader->chat(reader->context, sqlite3_column_int(row, 0), sqlite3_column_int(row, 1),
                     (const char *)sqlite3_column_text(row, 2));
}

bool store_read_game(store *self, const char *id, const store_reader *reader)
{
    self->read_failed = false;
    if (!read_start(self, id, reader)) return false;
    read_seats(self, id, reader);
    if (!read_entries(self, id, reader)) return false;
    read_chat(self, id, reader);
    return !self->read_failed;
}

/* ---- Games: listing ---- */

void store_list_open(store *self, int limit,
                     void (*visit)(void *context, const store_game *game, const char *host),
                     void *context)
{
    sqlite3_stmt *row = row_query(self, LIST_OPEN, "i", limit);
    while (row_next(self, row)) {
        store_game game = {.is_open = true};
        char host[STORE_NAME_CAP];
        row_copy(row, 0, game.id, sizeof game.id);
        row_copy(row, 1, game.game, sizeof game.game);
        row_copy(row, 2, game.clock, sizeof game.clock);
        row_copy(row, 3, game.options, sizeof game.options);
        game.has_hints = sqlite3_column_int(row, 4) != 0;
        row_copy(row, 5, host, sizeof host);
        visit(context, &game, host);
    }
}

static int take_ids(store *self, sqlite3_stmt *row, store_id *out)
{
    int count = 0;
    while (row_next(self, row)) row_copy(row, 0, out[count++], STORE_ID_CAP);
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
    sqlite3_stmt *row = row_query(self, GET_FACT, "t", name);
    int64_t value = row_next(self, row) ? sqlite3_column_int64(row, 0) : 0;
    sqlite3_reset(row);
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
    sqlite3_stmt *row = row_query(self, LIST_ABSENCES, "i", capacity);
    while (row_next(self, row))
        out[count++] = (store_absence){sqlite3_column_int64(row, 0), sqlite3_column_int64(row, 1)};
    return count;
}
