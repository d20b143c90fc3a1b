/* SPDX-License-Identifier: MIT */
/* store.c - SQLite in WAL mode, every commit synced to disk. */
#include "server/store.h"

#include <sqlite3.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char schema[] =
    "CREATE TABLE IF NOT EXISTS games (id TEXT PRIMARY KEY, game TEXT, clock TEXT, options TEXT,"
    " open INTEGER, secret BLOB, start TEXT, result TEXT DEFAULT '*', next TEXT DEFAULT '',"
    " created INTEGER) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS seats (id TEXT, seat INTEGER, key TEXT, name TEXT, nonce TEXT,"
    " level INTEGER, taken INTEGER, time INTEGER, PRIMARY KEY (id, seat)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS entries (id TEXT, number INTEGER, actor INTEGER, action TEXT,"
    " at INTEGER, PRIMARY KEY (id, number)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS chat (id TEXT, seat INTEGER, text TEXT, at INTEGER);"
    "CREATE INDEX IF NOT EXISTS chat_by_game ON chat (id);"
    "CREATE INDEX IF NOT EXISTS games_open ON games (open, result, created);"
    "CREATE INDEX IF NOT EXISTS games_clocked ON games (result, clock);"
    "CREATE TABLE IF NOT EXISTS accounts (name TEXT PRIMARY KEY, hash TEXT) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS tokens (token TEXT PRIMARY KEY, name TEXT) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS claims (name TEXT, id TEXT, key TEXT, PRIMARY KEY (name, id))"
    " WITHOUT ROWID;";

typedef enum {
    BEGIN,
    COMMIT,
    ADD_GAME,
    ADD_SEAT,
    ADD_ENTRY,
    CUT_ENTRIES,
    ADD_CHAT,
    SET_RESULT,
    SET_NEXT,
    GET_GAME,
    GET_SEATS,
    GET_ENTRIES,
    GET_CHAT,
    LIST_OPEN,
    LIST_CLOCKED,
    COUNT_GAMES,
    ADD_ACCOUNT,
    GET_ACCOUNT,
    ADD_TOKEN,
    GET_TOKEN,
    ADD_CLAIM,
    LIST_CLAIMS,
    STATEMENTS
} statement;

static const char *const sources[STATEMENTS] = {
    [BEGIN] = "BEGIN IMMEDIATE",
    [COMMIT] = "COMMIT",
    [ADD_GAME] = "INSERT INTO games (id, game, clock, options, open, secret, start, created)"
                 " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    [ADD_SEAT] = "INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    [ADD_ENTRY] = "INSERT INTO entries VALUES (?, ?, ?, ?, ?)",
    [CUT_ENTRIES] = "DELETE FROM entries WHERE id = ? AND number >= ?",
    [ADD_CHAT] = "INSERT INTO chat VALUES (?, ?, ?, ?)",
    [SET_RESULT] = "UPDATE games SET result = ? WHERE id = ?",
    [SET_NEXT] = "UPDATE games SET next = ? WHERE id = ?",
    [GET_GAME] = "SELECT game, clock, options, open, secret, start, result, next, created"
                 " FROM games WHERE id = ?",
    [GET_SEATS] = "SELECT seat, key, name, nonce, level, taken, time FROM seats WHERE id = ?"
                  " ORDER BY seat",
    [GET_ENTRIES] = "SELECT actor, action, at FROM entries WHERE id = ? ORDER BY number",
    [GET_CHAT] = "SELECT seat, text FROM chat WHERE id = ? ORDER BY rowid",
    [LIST_OPEN] = "SELECT id, game, clock, options, created, (SELECT name FROM seats WHERE"
                  " seats.id = games.id AND taken = 1 AND level = 0 LIMIT 1) FROM games"
                  " WHERE open = 1 AND result = '*' AND EXISTS (SELECT 1 FROM seats WHERE"
                  " seats.id = games.id AND taken = 0 AND level = 0)"
                  " ORDER BY created DESC LIMIT ?",
    [LIST_CLOCKED] = "SELECT id FROM games WHERE result = '*' AND clock <> 'none'",
    [COUNT_GAMES] = "SELECT count(*) FROM games",
    [ADD_ACCOUNT] = "INSERT OR IGNORE INTO accounts VALUES (?, ?)",
    [GET_ACCOUNT] = "SELECT hash FROM accounts WHERE name = ?",
    [ADD_TOKEN] = "INSERT OR REPLACE INTO tokens VALUES (?, ?)",
    [GET_TOKEN] = "SELECT name FROM tokens WHERE token = ?",
    [ADD_CLAIM] = "INSERT OR REPLACE INTO claims VALUES (?, ?, ?)",
    [LIST_CLAIMS] = "SELECT claims.id, key, game, result FROM claims JOIN games ON"
                    " games.id = claims.id WHERE name = ? ORDER BY created DESC LIMIT ?",
};

struct store {
    sqlite3 *database;
    sqlite3_stmt *prepared[STATEMENTS];
    bool is_writing, has_failed; /* since the last commit */
    char error[256];
};

/* ---- Statements ---- */

static void note_failure(store *self)
{
    self->has_failed = true;
    snprintf(self->error, sizeof self->error, "%s", sqlite3_errmsg(self->database));
}

/* Binds by letters: t text, i int, l 64 bits, b a secret. */
static sqlite3_stmt *bind(store *self, statement which, const char *kinds, va_list values)
{
    sqlite3_stmt *prepared = self->prepared[which];
    sqlite3_reset(prepared);
    for (int i = 0; kinds[i] != '\0'; i++) {
        int rc = SQLITE_OK;
        switch (kinds[i]) {
        case 't':
            rc = sqlite3_bind_text(prepared, i + 1, va_arg(values, const char *), -1,
                                   SQLITE_TRANSIENT);
            break;
        case 'i':
            rc = sqlite3_bind_int(prepared, i + 1, va_arg(values, int));
            break;
        case 'l':
            rc = sqlite3_bind_int64(prepared, i + 1, va_arg(values, int64_t));
            break;
        default:
            rc = sqlite3_bind_blob(prepared, i + 1, va_arg(values, const void *), VX_SECRET_SIZE,
                                   SQLITE_TRANSIENT);
            break;
        }
        if (rc != SQLITE_OK) note_failure(self);
    }
    return prepared;
}

static sqlite3_stmt *query(store *self, statement which, const char *kinds, ...)
{
    va_list values;
    va_start(values, kinds);
    sqlite3_stmt *prepared = bind(self, which, kinds, values);
    va_end(values);
    return prepared;
}

static bool step_once(store *self, sqlite3_stmt *prepared)
{
    int rc = sqlite3_step(prepared);
    if (rc != SQLITE_DONE && rc != SQLITE_ROW) note_failure(self);
    sqlite3_reset(prepared);
    return rc == SQLITE_DONE || rc == SQLITE_ROW;
}

/* Writes within the open transaction, beginning one if there is none. After a failure nothing more
 * is tried: the transaction is lost anyway. */
static void write_row(store *self, statement which, const char *kinds, ...)
{
    if (self->has_failed) return;
    if (!self->is_writing) {
        if (!step_once(self, self->prepared[BEGIN])) return;
        self->is_writing = true;
    }
    va_list values;
    va_start(values, kinds);
    sqlite3_stmt *prepared = bind(self, which, kinds, values);
    va_end(values);
    step_once(self, prepared);
}

bool store_commit(store *self)
{
    if (!self->has_failed && self->is_writing) step_once(self, self->prepared[COMMIT]);
    bool is_done = !self->has_failed;
    if (!is_done) sqlite3_exec(self->database, "ROLLBACK", NULL, NULL, NULL);
    self->is_writing = self->has_failed = false;
    return is_done;
}

const char *store_error(const store *self)
{
    return self->error;
}

static void copy_column(sqlite3_stmt *row, int column, char *out, size_t capacity)
{
    const unsigned char *text = sqlite3_column_text(row, column);
    snprintf(out, capacity, "%s", text != NULL ? (const char *)text : "");
}

/* ---- Opening ---- */

static bool prepare_all(store *self)
{
    for (int i = 0; i < STATEMENTS; i++)
        if (sqlite3_prepare_v3(self->database, sources[i], -1, SQLITE_PREPARE_PERSISTENT,
                               &self->prepared[i], NULL) != SQLITE_OK)
            return false;
    return true;
}

store *store_open(const char *file, char *error, size_t capacity)
{
    store *self = calloc(1, sizeof *self);
    if (self == NULL) return NULL;
    bool is_open = sqlite3_open(file, &self->database) == SQLITE_OK;
    if (is_open) sqlite3_busy_timeout(self->database, 1500);
    is_open = is_open &&
              sqlite3_exec(self->database,
                           "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;"
                           "PRAGMA wal_autocheckpoint=2000;",
                           NULL, NULL, NULL) == SQLITE_OK &&
              sqlite3_exec(self->database, schema, NULL, NULL, NULL) == SQLITE_OK &&
              prepare_all(self);
    if (is_open) return self;
    snprintf(error, capacity, "%s: %s", file, sqlite3_errmsg(self->database));
    store_close(self);
    return NULL;
}

void store_close(store *self)
{
    if (self == NULL) return;
    for (int i = 0; i < STATEMENTS; i++) sqlite3_finalize(self->prepared[i]);
    sqlite3_close(self->database);
    free(self);
}

/* ---- Games ---- */

void store_add_game(store *self, const store_game *game, const char *start, int seats,
                    const store_seat *seat)
{
    write_row(self, ADD_GAME, "ttttibtl", game->id, game->game, game->clock, game->options,
              (int)game->is_open, game->secret, start, game->created);
    for (int i = 0; i < seats; i++) store_set_seat(self, game->id, i, &seat[i]);
}

void store_set_seat(store *self, const char *id, int seat, const store_seat *value)
{
    write_row(self, ADD_SEAT, "titttiil", id, seat, value->key, value->name, value->nonce,
              value->level, (int)value->is_taken, value->left);
}

void store_add_entry(store *self, const char *id, int number, int actor, const char *action,
                     int64_t when)
{
    write_row(self, ADD_ENTRY, "tiitl", id, number, actor, action, when);
}

void store_cut_entries(store *self, const char *id, int length)
{
    write_row(self, CUT_ENTRIES, "ti", id, length);
}

void store_add_chat(store *self, const char *id, int seat, const char *text, int64_t when)
{
    write_row(self, ADD_CHAT, "titl", id, seat, text, when);
}

void store_set_result(store *self, const char *id, const char *result)
{
    write_row(self, SET_RESULT, "tt", result, id);
}

void store_set_next(store *self, const char *id, const char *next)
{
    write_row(self, SET_NEXT, "tt", next, id);
}

static void read_game_row(sqlite3_stmt *row, store_game *game)
{
    copy_column(row, 0, game->game, sizeof game->game);
    copy_column(row, 1, game->clock, sizeof game->clock);
    copy_column(row, 2, game->options, sizeof game->options);
    game->is_open = sqlite3_column_int(row, 3) != 0;
    if (sqlite3_column_bytes(row, 4) == VX_SECRET_SIZE)
        memcpy(game->secret, sqlite3_column_blob(row, 4), VX_SECRET_SIZE);
    copy_column(row, 6, game->result, sizeof game->result);
    copy_column(row, 7, game->next, sizeof game->next);
    game->created = sqlite3_column_int64(row, 8);
}

static void read_seats(store *self, const char *id, const store_reader *reader)
{
    sqlite3_stmt *row = query(self, GET_SEATS, "t", id);
    while (sqlite3_step(row) == SQLITE_ROW) {
        store_seat seat = {.level = sqlite3_column_int(row, 4),
                           .is_taken = sqlite3_column_int(row, 5) != 0,
                           .left = sqlite3_column_int64(row, 6)};
        copy_column(row, 1, seat.key, sizeof seat.key);
        copy_column(row, 2, seat.name, sizeof seat.name);
        copy_column(row, 3, seat.nonce, sizeof seat.nonce);
        reader->seat(reader->context, sqlite3_column_int(row, 0), &seat);
    }
    sqlite3_reset(row);
}

static bool read_entries(store *self, const char *id, const store_reader *reader)
{
    bool is_whole = true;
    sqlite3_stmt *row = query(self, GET_ENTRIES, "t", id);
    while (is_whole && sqlite3_step(row) == SQLITE_ROW)
        is_whole = reader->entry(reader->context, sqlite3_column_int(row, 0),
                                 (const char *)sqlite3_column_text(row, 1),
                                 sqlite3_column_int64(row, 2));
    sqlite3_reset(row);
    return is_whole;
}

static void read_chat(store *self, const char *id, const store_reader *reader)
{
    sqlite3_stmt *row = query(self, GET_CHAT, "t", id);
    while (sqlite3_step(row) == SQLITE_ROW)
        reader->chat(reader->context, sqlite3_column_int(row, 0),
                     (const char *)sqlite3_column_text(row, 1));
    sqlite3_reset(row);
}

bool store_read_game(store *self, const char *id, const store_reader *reader)
{
    store_game game = {.result = "*"};
    snprintf(game.id, sizeof game.id, "%s", id);
    sqlite3_stmt *row = query(self, GET_GAME, "t", id);
    bool is_there = sqlite3_step(row) == SQLITE_ROW;
    if (is_there) {
        read_game_row(row, &game);
        is_there = reader->start(reader->context, &game, (const char *)sqlite3_column_text(row, 5));
    }
    sqlite3_reset(row);
    if (!is_there) return false;
    read_seats(self, id, reader);
    if (!read_entries(self, id, reader)) return false;
    read_chat(self, id, reader);
    return true;
}

void store_list_open(store *self, int limit,
                     void (*visit)(void *context, const store_game *game, const char *host),
                     void *context)
{
    sqlite3_stmt *row = query(self, LIST_OPEN, "i", limit);
    while (sqlite3_step(row) == SQLITE_ROW) {
        store_game game = {.result = "*", .is_open = true, .created = sqlite3_column_int64(row, 4)};
        char host[STORE_NAME_CAP];
        copy_column(row, 0, game.id, sizeof game.id);
        copy_column(row, 1, game.game, sizeof game.game);
        copy_column(row, 2, game.clock, sizeof game.clock);
        copy_column(row, 3, game.options, sizeof game.options);
        copy_column(row, 5, host, sizeof host);
        visit(context, &game, host);
    }
    sqlite3_reset(row);
}

void store_list_clocked(store *self, void (*visit)(void *context, const char *id), void *context)
{
    sqlite3_stmt *row = query(self, LIST_CLOCKED, "");
    while (sqlite3_step(row) == SQLITE_ROW)
        visit(context, (const char *)sqlite3_column_text(row, 0));
    sqlite3_reset(row);
}

int64_t store_count_games(store *self)
{
    sqlite3_stmt *row = query(self, COUNT_GAMES, "");
    int64_t count = sqlite3_step(row) == SQLITE_ROW ? sqlite3_column_int64(row, 0) : 0;
    sqlite3_reset(row);
    return count;
}

/* ---- Names ---- */

bool store_add_account(store *self, const char *name, const char *hash)
{
    write_row(self, ADD_ACCOUNT, "tt", name, hash);
    return !self->has_failed && sqlite3_changes(self->database) == 1;
}

static bool read_text(store *self, statement which, const char *key, char *out, size_t capacity)
{
    sqlite3_stmt *row = query(self, which, "t", key);
    bool is_there = sqlite3_step(row) == SQLITE_ROW;
    if (is_there) copy_column(row, 0, out, capacity);
    sqlite3_reset(row);
    return is_there;
}

bool store_account_hash(store *self, const char *name, char out[STORE_HASH_CAP])
{
    return read_text(self, GET_ACCOUNT, name, out, STORE_HASH_CAP);
}

void store_add_token(store *self, const char *token, const char *name)
{
    write_row(self, ADD_TOKEN, "tt", token, name);
}

bool store_token_name(store *self, const char *token, char out[STORE_NAME_CAP])
{
    return read_text(self, GET_TOKEN, token, out, STORE_NAME_CAP);
}

void store_add_claim(store *self, const char *name, const char *id, const char *key)
{
    write_row(self, ADD_CLAIM, "ttt", name, id, key);
}

void store_list_claims(store *self, const char *name, int limit,
                       void (*visit)(void *context, const char *id, const char *key,
                                     const char *game, const char *result),
                       void *context)
{
    sqlite3_stmt *row = query(self, LIST_CLAIMS, "ti", name, limit);
    while (sqlite3_step(row) == SQLITE_ROW)
        visit(context, (const char *)sqlite3_column_text(row, 0),
              (const char *)sqlite3_column_text(row, 1), (const char *)sqlite3_column_text(row, 2),
              (const char *)sqlite3_column_text(row, 3));
    sqlite3_reset(row);
}
