/* SPDX-License-Identifier: MIT */
/* store.c - SQLite in WAL mode, every commit synced to disk. */
#include "server/store.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "server/schema.h"

typedef enum {
    BEGIN,
    COMMIT,
    ADD_GAME,
    REMOVE_GAME,
    REMOVE_STATE,
    REMOVE_SEATS,
    REMOVE_CHAT,
    REMOVE_CLAIMS,
    SET_STATE,
    STOP_CLOCK,
    SET_SEAT,
    ADD_ENTRY,
    CUT_ENTRIES,
    ADD_CHAT,
    CUT_CHAT,
    GET_GAME,
    GET_SEATS,
    GET_ENTRIES,
    GET_CHAT,
    LIST_OPEN,
    LIST_DUE,
    LIST_THINKING,
    LIST_STALE,
    COUNT_GAMES,
    ADD_ACCOUNT,
    GET_ACCOUNT,
    COUNT_ACCOUNTS,
    ADD_TOKEN,
    CUT_TOKENS,
    GET_TOKEN,
    ADD_CLAIM,
    LIST_CLAIMS,
    GET_CLAIM,
    SET_FACT,
    GET_FACT,
    ADD_ABSENCE,
    CUT_ABSENCES,
    LIST_ABSENCES,
    ADD_BAN,
    REMOVE_BAN,
    LIST_BANS,
    GET_BAN,
    STATEMENTS
} statement;

/* NOLINTBEGIN(bugprone-suspicious-missing-comma): long statements take two lines */
static const char *const sources[STATEMENTS] = {
    [BEGIN] = "BEGIN IMMEDIATE",
    [COMMIT] = "COMMIT",
    [ADD_GAME] = "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    [REMOVE_GAME] = "DELETE FROM games WHERE id = ?",
    [REMOVE_STATE] = "DELETE FROM states WHERE id = ?",
    [REMOVE_SEATS] = "DELETE FROM seats WHERE id = ?",
    [REMOVE_CHAT] = "DELETE FROM chat WHERE id = ?",
    [REMOVE_CLAIMS] = "DELETE FROM claims WHERE id = ?",
    [SET_STATE] = "INSERT OR REPLACE INTO states VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,"
                  " ?)",
    [STOP_CLOCK] = "UPDATE states SET deadline = 0 WHERE id = ?",
    [SET_SEAT] = "INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    [ADD_ENTRY] = "INSERT INTO entries VALUES (?, ?, ?, ?, ?)",
    [CUT_ENTRIES] = "DELETE FROM entries WHERE id = ? AND number >= ?",
    [ADD_CHAT] = "INSERT INTO chat VALUES (?, ?, ?, ?)",
    [CUT_CHAT] = "DELETE FROM chat WHERE id = ? AND number < ?",
    [GET_GAME] = "SELECT game, clock, options, open, secret, games.created, start, result, ended,"
                 " next, turn, deadline, begun, thinking, waiting, cuts, draw_by, draw_agreed,"
                 " undo_by, undo_agreed, hints FROM games JOIN states USING (id) WHERE id = ?",
    [GET_SEATS] = "SELECT seat, key, name, nonce, level, taken, time, invitation FROM seats"
                  " WHERE id = ? ORDER BY seat",
    [GET_ENTRIES] = "SELECT actor, action FROM entries WHERE id = ? ORDER BY number",
    [GET_CHAT] = "SELECT number, seat, text FROM chat WHERE id = ? ORDER BY number",
    [LIST_OPEN] = "SELECT id, game, clock, options, hints, (SELECT name FROM seats WHERE"
                  " seats.id = states.id AND taken = 1 AND level = 0 LIMIT 1) FROM states"
                  " JOIN games USING (id) WHERE waiting = 1 ORDER BY states.created DESC LIMIT ?",
    [LIST_DUE] = "SELECT id FROM states WHERE deadline > 0 AND deadline <= ? ORDER BY deadline"
                 " LIMIT ?",
    [LIST_THINKING] = "SELECT id FROM states WHERE thinking = 1 AND id > ? ORDER BY id LIMIT ?",
    [LIST_STALE] = "SELECT id FROM states WHERE begun = 0 AND created < ? ORDER BY created LIMIT ?",
    [COUNT_GAMES] = "SELECT count(*) FROM states",
    [ADD_ACCOUNT] = "INSERT OR IGNORE INTO accounts VALUES (?, ?)",
    [GET_ACCOUNT] = "SELECT hash FROM accounts WHERE name = ?",
    [COUNT_ACCOUNTS] = "SELECT count(*) FROM accounts",
    [ADD_TOKEN] = "INSERT OR REPLACE INTO tokens VALUES (?, ?, ?)",
    [CUT_TOKENS] = "DELETE FROM tokens WHERE name = ?1 AND token NOT IN (SELECT token FROM tokens"
                   " WHERE name = ?1 ORDER BY at DESC, token LIMIT ?2)",
    [GET_TOKEN] = "SELECT name FROM tokens WHERE token = ?",
    [ADD_CLAIM] = "INSERT OR REPLACE INTO claims VALUES (?, ?, ?, ?)",
    [LIST_CLAIMS] = "SELECT id, key, game, result FROM claims JOIN games USING (id)"
                    " JOIN states USING (id) WHERE name = ? ORDER BY at DESC LIMIT ?",
    [GET_CLAIM] = "SELECT 1 FROM claims WHERE name = ? AND id = ?",
    [SET_FACT] = "INSERT OR REPLACE INTO facts VALUES (?, ?)",
    [GET_FACT] = "SELECT value FROM facts WHERE name = ?",
    [ADD_ABSENCE] = "INSERT OR REPLACE INTO absences VALUES (?, ?)",
    [CUT_ABSENCES] = "DELETE FROM absences WHERE until < ?",
    [LIST_ABSENCES] = "SELECT since, until FROM absences ORDER BY since DESC LIMIT ?",
    [ADD_BAN] = "INSERT OR REPLACE INTO bans VALUES (?, ?)",
    [REMOVE_BAN] = "DELETE FROM bans WHERE who = ?",
    [LIST_BANS] = "SELECT who FROM bans ORDER BY at",
    [GET_BAN] = "SELECT 1 FROM bans WHERE who = ?",
};
/* NOLINTEND(bugprone-suspicious-missing-comma) */

struct store {
    sqlite3 *database;
    sqlite3_stmt *prepared[STATEMENTS];
    int lock;                    /* a file that says: this database has a server */
    bool is_writing, has_failed; /* since the last commit */
    bool read_failed;
    int64_t games, accounts;
    char error[256];
};

/* ---- Statements ---- */

static void note_error(store *self)
{
    snprintf(self->error, sizeof self->error, "%s", sqlite3_errmsg(self->database));
}

static void note_failure(store *self)
{
    self->has_failed = true;
    note_error(self);
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

/* True: there is another row. At the end the statement is put back. */
static bool next_row(store *self, sqlite3_stmt *row)
{
    int rc = sqlite3_step(row);
    if (rc == SQLITE_ROW) return true;
    if (rc != SQLITE_DONE) {
        self->read_failed = true;
        note_error(self);
    }
    sqlite3_reset(row);
    return false;
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

static int64_t count_rows(store *self, statement which)
{
    sqlite3_stmt *row = query(self, which, "");
    int64_t count = next_row(self, row) ? sqlite3_column_int64(row, 0) : 0;
    sqlite3_reset(row);
    return count;
}

/* Counting walks the whole table, so it is done once and kept up from there. */
static void count_again(store *self)
{
    self->games = count_rows(self, COUNT_GAMES);
    self->accounts = count_rows(self, COUNT_ACCOUNTS);
}

bool store_commit(store *self)
{
    if (!self->has_failed && self->is_writing) step_once(self, self->prepared[COMMIT]);
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

static void copy_column(sqlite3_stmt *row, int column, char *out, size_t capacity)
{
    const unsigned char *text = sqlite3_column_text(row, column);
    snprintf(out, capacity, "%s", text != NULL ? (const char *)text : "");
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

static bool prepare_all(store *self)
{
    for (int i = 0; i < STATEMENTS; i++)
        if (sqlite3_prepare_v3(self->database, sources[i], -1, SQLITE_PREPARE_PERSISTENT,
                               &self->prepared[i], NULL) != SQLITE_OK)
            return false;
    return true;
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
            if (schema_bring_up(self->database) && prepare_all(self)) return true;
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
    write_row(self, ADD_GAME, "ttttibtli", game->id, game->game, game->clock, game->options,
              (int)game->is_open, game->secret, start, game->created, (int)game->has_hints);
    self->games++;
}

void store_remove_game(store *self, const char *id)
{
    static const statement removals[] = {REMOVE_GAME, REMOVE_STATE, REMOVE_SEATS, REMOVE_CHAT,
                                         REMOVE_CLAIMS};
    for (size_t i = 0; i < sizeof removals / sizeof removals[0]; i++)
        write_row(self, removals[i], "t", id);
    store_cut_entries(self, id, 0);
    self->games--;
}

void store_set_state(store *self, const char *id, int64_t created, const store_state *state)
{
    write_row(self, SET_STATE, "tltttlliiiiiiii", id, created, state->result, state->ended,
              state->next, state->turn_began, state->deadline, (int)state->has_begun,
              (int)state->machine_acts, (int)state->is_waiting, state->cuts, state->draw.by,
              (int)state->draw.agreed, state->undo.by, (int)state->undo.agreed);
}

void store_stop_clock(store *self, const char *id)
{
    write_row(self, STOP_CLOCK, "t", id);
}

void store_set_seat(store *self, const char *id, int seat, const store_seat *value)
{
    write_row(self, SET_SEAT, "titttiilt", id, seat, value->key, value->name, value->nonce,
              value->level, (int)value->is_taken, value->left, value->invitation);
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

void store_add_chat(store *self, const char *id, int number, int oldest, int seat, const char *text)
{
    write_row(self, ADD_CHAT, "tiit", id, number, seat, text);
    if (oldest > 0) write_row(self, CUT_CHAT, "ti", id, oldest);
}

/* ---- Games: reading ---- */

static void read_facts(sqlite3_stmt *row, store_game *game)
{
    copy_column(row, 0, game->game, sizeof game->game);
    copy_column(row, 1, game->clock, sizeof game->clock);
    copy_column(row, 2, game->options, sizeof game->options);
    game->is_open = sqlite3_column_int(row, 3) != 0;
    if (sqlite3_column_bytes(row, 4) == VX_SECRET_SIZE)
        memcpy(game->secret, sqlite3_column_blob(row, 4), VX_SECRET_SIZE);
    game->created = sqlite3_column_int64(row, 5);
    game->has_hints = sqlite3_column_int(row, 20) != 0;
}

static void read_state(sqlite3_stmt *row, store_state *state)
{
    copy_column(row, 7, state->result, sizeof state->result);
    copy_column(row, 8, state->ended, sizeof state->ended);
    copy_column(row, 9, state->next, sizeof state->next);
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
}

static bool read_start(store *self, const char *id, const store_reader *reader)
{
    store_game game = {0};
    store_state state = {0};
    snprintf(game.id, sizeof game.id, "%s", id);
    sqlite3_stmt *row = query(self, GET_GAME, "t", id);
    if (!next_row(self, row)) return false;
    read_facts(row, &game);
    read_state(row, &state);
    bool is_fine =
        reader->start(reader->context, &game, &state, (const char *)sqlite3_column_text(row, 6));
    sqlite3_reset(row);
    return is_fine;
}

static void read_seats(store *self, const char *id, const store_reader *reader)
{
    sqlite3_stmt *row = query(self, GET_SEATS, "t", id);
    while (next_row(self, row)) {
        store_seat seat = {.level = sqlite3_column_int(row, 4),
                           .is_taken = sqlite3_column_int(row, 5) != 0,
                           .left = sqlite3_column_int64(row, 6)};
        copy_column(row, 1, seat.key, sizeof seat.key);
        copy_column(row, 2, seat.name, sizeof seat.name);
        copy_column(row, 3, seat.nonce, sizeof seat.nonce);
        copy_column(row, 7, seat.invitation, sizeof seat.invitation);
        reader->seat(reader->context, sqlite3_column_int(row, 0), &seat);
    }
}

static bool read_entries(store *self, const char *id, const store_reader *reader)
{
    sqlite3_stmt *row = query(self, GET_ENTRIES, "t", id);
    while (next_row(self, row)) {
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
    sqlite3_stmt *row = query(self, GET_CHAT, "t", id);
    while (next_row(self, row))
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
    sqlite3_stmt *row = query(self, LIST_OPEN, "i", limit);
    while (next_row(self, row)) {
        store_game game = {.is_open = true};
        char host[STORE_NAME_CAP];
        copy_column(row, 0, game.id, sizeof game.id);
        copy_column(row, 1, game.game, sizeof game.game);
        copy_column(row, 2, game.clock, sizeof game.clock);
        copy_column(row, 3, game.options, sizeof game.options);
        game.has_hints = sqlite3_column_int(row, 4) != 0;
        copy_column(row, 5, host, sizeof host);
        visit(context, &game, host);
    }
}

static int take_ids(store *self, sqlite3_stmt *row, store_id *out)
{
    int count = 0;
    while (next_row(self, row)) copy_column(row, 0, out[count++], STORE_ID_CAP);
    return count;
}

int store_list_due(store *self, int64_t now, store_id *out, int capacity)
{
    return take_ids(self, query(self, LIST_DUE, "li", now, capacity), out);
}

int store_list_thinking(store *self, const char *after, store_id *out, int capacity)
{
    return take_ids(self, query(self, LIST_THINKING, "ti", after, capacity), out);
}

int store_list_stale(store *self, int64_t before, store_id *out, int capacity)
{
    return take_ids(self, query(self, LIST_STALE, "li", before, capacity), out);
}

int64_t store_count_games(const store *self)
{
    return self->games;
}

/* ---- Names ---- */

bool store_add_account(store *self, const char *name, const char *hash)
{
    write_row(self, ADD_ACCOUNT, "tt", name, hash);
    bool is_new = !self->has_failed && sqlite3_changes(self->database) == 1;
    self->accounts += is_new;
    return is_new;
}

static bool read_text(store *self, statement which, const char *key, char *out, size_t capacity)
{
    sqlite3_stmt *row = query(self, which, "t", key);
    bool is_there = next_row(self, row);
    if (is_there) copy_column(row, 0, out, capacity);
    sqlite3_reset(row);
    return is_there;
}

bool store_account_hash(store *self, const char *name, char out[STORE_HASH_CAP])
{
    return read_text(self, GET_ACCOUNT, name, out, STORE_HASH_CAP);
}

int64_t store_count_accounts(const store *self)
{
    return self->accounts;
}

void store_add_token(store *self, const char *token, const char *name, int64_t when)
{
    write_row(self, ADD_TOKEN, "ttl", token, name, when);
    write_row(self, CUT_TOKENS, "ti", name, STORE_TOKENS_MAX);
}

bool store_token_name(store *self, const char *token, char out[STORE_NAME_CAP])
{
    return read_text(self, GET_TOKEN, token, out, STORE_NAME_CAP);
}

void store_add_claim(store *self, const char *name, const char *id, const char *key, int64_t when)
{
    write_row(self, ADD_CLAIM, "tttl", name, id, key, when);
}

bool store_has_claim(store *self, const char *name, const char *id)
{
    sqlite3_stmt *row = query(self, GET_CLAIM, "tt", name, id);
    bool is_there = next_row(self, row);
    sqlite3_reset(row);
    return is_there;
}

void store_list_claims(store *self, const char *name, int limit,
                       void (*visit)(void *context, const char *id, const char *key,
                                     const char *game, const char *result),
                       void *context)
{
    sqlite3_stmt *row = query(self, LIST_CLAIMS, "ti", name, limit);
    while (next_row(self, row))
        visit(context, (const char *)sqlite3_column_text(row, 0),
              (const char *)sqlite3_column_text(row, 1), (const char *)sqlite3_column_text(row, 2),
              (const char *)sqlite3_column_text(row, 3));
}

/* ---- The server itself ---- */

int64_t store_fact(store *self, const char *name)
{
    sqlite3_stmt *row = query(self, GET_FACT, "t", name);
    int64_t value = next_row(self, row) ? sqlite3_column_int64(row, 0) : 0;
    sqlite3_reset(row);
    return value;
}

void store_set_fact(store *self, const char *name, int64_t value)
{
    write_row(self, SET_FACT, "tl", name, value);
}

void store_add_absence(store *self, int64_t since, int64_t until, int64_t forget)
{
    write_row(self, ADD_ABSENCE, "ll", since, until);
    write_row(self, CUT_ABSENCES, "l", forget);
}

int store_list_absences(store *self, store_absence *out, int capacity)
{
    int count = 0;
    sqlite3_stmt *row = query(self, LIST_ABSENCES, "i", capacity);
    while (next_row(self, row))
        out[count++] = (store_absence){sqlite3_column_int64(row, 0), sqlite3_column_int64(row, 1)};
    return count;
}

void store_ban(store *self, const char *who, int64_t when)
{
    write_row(self, ADD_BAN, "tl", who, when);
}

bool store_unban(store *self, const char *who)
{
    write_row(self, REMOVE_BAN, "t", who);
    return !self->has_failed && sqlite3_changes(self->database) > 0;
}

bool store_is_banned(store *self, const char *who)
{
    sqlite3_stmt *row = query(self, GET_BAN, "t", who);
    bool is_there = next_row(self, row);
    sqlite3_reset(row);
    return is_there;
}

void store_list_bans(store *self, void (*visit)(void *context, const char *who), void *context)
{
    sqlite3_stmt *row = query(self, LIST_BANS, "");
    while (next_row(self, row)) visit(context, (const char *)sqlite3_column_text(row, 0));
}
