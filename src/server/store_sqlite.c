/* SPDX-License-Identifier: MIT */
/* store_sqlite.c - the store in one SQLite file: WAL mode, every commit synced to disk. */
#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "server/schema.h"
#include "server/store_rows.h"

typedef struct {
    sqlite3 *handle;
    sqlite3_stmt *prepared[STATEMENTS];
    int lock; /* a file that says: this database has a server */
} database;

/* ---- Opening ---- */

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

/* Other users of the machine may not read what people keep here. SQLite gives its other files
 * the rights of this one. */
static void make_private(const char *file)
{
    int made = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (made < 0) return;
    fchmod(made, 0600);
    close(made);
}

static bool take_lock(database *self, const char *file, char *error, size_t capacity)
{
    if (strcmp(file, ":memory:") == 0) return true;
    self->lock = store_lock(file, error, capacity);
    if (self->lock >= 0) make_private(file);
    return self->lock >= 0;
}

static bool prepare_all(database *self)
{
    for (int i = 0; i < STATEMENTS; i++) {
        const char *source = row_source((statement)i, false);
        if (source != NULL &&
            sqlite3_prepare_v3(self->handle, source, -1, SQLITE_PREPARE_PERSISTENT,
                               &self->prepared[i], NULL) != SQLITE_OK)
            return false;
    }
    return true;
}

static bool open_file(database *self, const char *file, char *error, size_t capacity)
{
    if (sqlite3_open(file, &self->handle) == SQLITE_OK) {
        sqlite3_busy_timeout(self->handle, 1500);
        if (sqlite3_exec(self->handle,
                         "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;"
                         "PRAGMA wal_autocheckpoint=2000;",
                         NULL, NULL, NULL) == SQLITE_OK) {
            if (!schema_check(self->handle, file, error, capacity)) return false;
            if (schema_bring_up(self->handle) && prepare_all(self)) return true;
        }
    }
    snprintf(error, capacity, "%s: %s", file, sqlite3_errmsg(self->handle));
    return false;
}

static bool open_store(store *self, const char *where, char *error, size_t capacity)
{
    database *made = calloc(1, sizeof *made);
    self->database = made;
    if (made == NULL) return false;
    made->lock = -1;
    return take_lock(made, where, error, capacity) && open_file(made, where, error, capacity);
}

static void close_store(store *self)
{
    database *at = self->database;
    if (at == NULL) return;
    for (int i = 0; i < STATEMENTS; i++) sqlite3_finalize(at->prepared[i]);
    sqlite3_close(at->handle);
    if (at->lock >= 0) close(at->lock);
    free(at);
}

static bool check_file(const char *file, char *error, size_t capacity)
{
    sqlite3 *handle = NULL;
    bool is_fine = sqlite3_open_v2(file, &handle, SQLITE_OPEN_READONLY, NULL) == SQLITE_OK;
    if (!is_fine) snprintf(error, capacity, "%s: %s", file, sqlite3_errmsg(handle));
    is_fine = is_fine && schema_check(handle, file, error, capacity);
    sqlite3_close(handle);
    return is_fine;
}

/* ---- Running statements ---- */

static bool note(store *self, bool is_fine)
{
    database *at = self->database;
    if (!is_fine) store_note_error(self, sqlite3_errmsg(at->handle));
    return is_fine;
}

static bool run(store *self, const char *statements)
{
    database *at = self->database;
    return note(self, sqlite3_exec(at->handle, statements, NULL, NULL, NULL) == SQLITE_OK);
}

static bool begin(store *self)
{
    return run(self, "BEGIN IMMEDIATE");
}

static bool commit(store *self)
{
    return run(self, "COMMIT");
}

static void roll_back(store *self)
{
    const database *at = self->database;
    sqlite3_exec(at->handle, "ROLLBACK", NULL, NULL, NULL);
}

static int bind_value(sqlite3_stmt *to, int number, const row_value *value)
{
    switch (value->kind) {
    case 't':
        return sqlite3_bind_text(to, number, value->bytes, -1, SQLITE_TRANSIENT);
    case 'd':
        return sqlite3_bind_double(to, number, value->real);
    case 'b':
        return sqlite3_bind_blob(to, number, value->bytes, VX_SECRET_SIZE, SQLITE_TRANSIENT);
    default:
        return sqlite3_bind_int64(to, number, value->number);
    }
}

static bool bind(store *self, statement which, const row_value *values, int count)
{
    const database *at = self->database;
    sqlite3_stmt *to = at->prepared[which];
    bool is_fine = true;
    sqlite3_reset(to);
    for (int i = 0; is_fine && i < count; i++)
        is_fine = bind_value(to, i + 1, &values[i]) == SQLITE_OK;
    return note(self, is_fine);
}

static bool write_rows(store *self, statement which, const row_value *values, int count,
                       bool must_change)
{
    const database *at = self->database;
    if (!bind(self, which, values, count)) return false;
    int rc = sqlite3_step(at->prepared[which]);
    bool is_fine = note(self, rc == SQLITE_DONE || rc == SQLITE_ROW);
    sqlite3_reset(at->prepared[which]);
    if (!is_fine || !must_change || sqlite3_changes(at->handle) > 0) return is_fine;
    store_note_error(self, STORE_CONFLICT);
    return false;
}

static int changes(store *self)
{
    const database *at = self->database;
    return sqlite3_changes(at->handle);
}

/* ---- Reading ---- */

static bool ask(store *self, statement which, const row_value *values, int count)
{
    const database *at = self->database;
    self->rows[which].answer = at->prepared[which];
    return bind(self, which, values, count);
}

static int next(store *self, row *from)
{
    int rc = sqlite3_step(from->answer);
    if (rc == SQLITE_ROW) return 1;
    note(self, rc == SQLITE_DONE);
    return rc == SQLITE_DONE ? 0 : -1;
}

static void end(row *from)
{
    sqlite3_reset(from->answer);
}

static const char *text(const row *from, int column)
{
    return (const char *)sqlite3_column_text(from->answer, column);
}

static int64_t number(const row *from, int column)
{
    return sqlite3_column_int64(from->answer, column);
}

static double real(const row *from, int column)
{
    return sqlite3_column_double(from->answer, column);
}

static bool secret(const row *from, int column, uint8_t out[VX_SECRET_SIZE])
{
    if (sqlite3_column_bytes(from->answer, column) != VX_SECRET_SIZE) return false;
    memcpy(out, sqlite3_column_blob(from->answer, column), VX_SECRET_SIZE);
    return true;
}

const store_driver store_sqlite = {
    .open = open_store,
    .close = close_store,
    .check = check_file,
    .begin = begin,
    .commit = commit,
    .roll_back = roll_back,
    .write = write_rows,
    .changes = changes,
    .ask = ask,
    .next = next,
    .end = end,
    .text = text,
    .number = number,
    .real = real,
    .secret = secret,
};
