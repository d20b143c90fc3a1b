/* SPDX-License-Identifier: MIT */
/* schema.c - the tables of the database, and how those of earlier versions become these. */
#include "server/schema.h"

#include <sqlite3.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { SCHEMA_VERSION = 4 };

/* What changes with every action lies apart from what does not: a row is written as a whole. */
static const char schema[] =
    "CREATE TABLE IF NOT EXISTS games (id TEXT PRIMARY KEY, game TEXT, clock TEXT, options TEXT,"
    " open INTEGER, secret BLOB, start TEXT, created INTEGER, hints INTEGER NOT NULL DEFAULT 0)"
    " WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS states (id TEXT PRIMARY KEY, created INTEGER, result TEXT,"
    " ended TEXT, next TEXT, turn INTEGER, deadline INTEGER, begun INTEGER, thinking INTEGER,"
    " waiting INTEGER, cuts INTEGER, draw_by INTEGER, draw_agreed INTEGER, undo_by INTEGER,"
    " undo_agreed INTEGER) WITHOUT ROWID;"
    "CREATE INDEX IF NOT EXISTS states_waiting ON states (created) WHERE waiting = 1;"
    "CREATE INDEX IF NOT EXISTS states_deadline ON states (deadline) WHERE deadline > 0;"
    "CREATE INDEX IF NOT EXISTS states_thinking ON states (id) WHERE thinking = 1;"
    "CREATE INDEX IF NOT EXISTS states_unbegun ON states (created) WHERE begun = 0;"
    "CREATE TABLE IF NOT EXISTS seats (id TEXT, seat INTEGER, key TEXT, name TEXT, nonce TEXT,"
    " level INTEGER, taken INTEGER, time INTEGER, invitation TEXT, PRIMARY KEY (id, seat))"
    " WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS entries (id TEXT, number INTEGER, actor INTEGER, action TEXT,"
    " at INTEGER, PRIMARY KEY (id, number)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS chat (id TEXT, number INTEGER, seat INTEGER, text TEXT,"
    " PRIMARY KEY (id, number)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS accounts (name TEXT PRIMARY KEY, hash TEXT) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS tokens (token TEXT PRIMARY KEY, name TEXT, at INTEGER)"
    " WITHOUT ROWID;"
    "CREATE INDEX IF NOT EXISTS tokens_by_name ON tokens (name, at);"
    "CREATE TABLE IF NOT EXISTS claims (name TEXT, id TEXT, key TEXT, at INTEGER,"
    " PRIMARY KEY (name, id)) WITHOUT ROWID;"
    "CREATE INDEX IF NOT EXISTS claims_by_time ON claims (name, at);"
    "CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value INTEGER) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS absences (since INTEGER PRIMARY KEY, until INTEGER);"
    "CREATE TABLE IF NOT EXISTS bans (who TEXT PRIMARY KEY, at INTEGER) WITHOUT ROWID;"
    "PRAGMA user_version = 4;";

/* From each version to the next, whole or not at all. */
static const char *const upgrades[SCHEMA_VERSION] = {
    [1] = "BEGIN; ALTER TABLE seats ADD COLUMN invitation TEXT; PRAGMA user_version = 2; COMMIT",
    [2] = "BEGIN; ALTER TABLE games ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;"
          " PRAGMA user_version = 3; COMMIT",
    /* The last thing that happened is when the server last ran. */
    [3] = "BEGIN; CREATE TABLE facts (name TEXT PRIMARY KEY, value INTEGER) WITHOUT ROWID;"
          " INSERT INTO facts SELECT 'alive', max(last) FROM (SELECT max(at) AS last FROM entries"
          " UNION SELECT max(created) FROM states) HAVING max(last) IS NOT NULL;"
          " PRAGMA user_version = 4; COMMIT",
};

static bool run(sqlite3 *database, const char *statements)
{
    return sqlite3_exec(database, statements, NULL, NULL, NULL) == SQLITE_OK;
}

static int read_version(sqlite3 *database)
{
    sqlite3_stmt *row = NULL;
    int version = -1;
    if (sqlite3_prepare_v2(database, "PRAGMA user_version", -1, &row, NULL) == SQLITE_OK &&
        sqlite3_step(row) == SQLITE_ROW)
        version = sqlite3_column_int(row, 0);
    sqlite3_finalize(row);
    return version;
}

/* SQLite's own look at its pages; `out` is what it finds, or "ok". */
static void look_over(sqlite3 *database, char *out, size_t capacity)
{
    sqlite3_stmt *row = NULL;
    snprintf(out, capacity, "unreadable");
    if (sqlite3_prepare_v2(database, "PRAGMA quick_check(1)", -1, &row, NULL) == SQLITE_OK &&
        sqlite3_step(row) == SQLITE_ROW)
        snprintf(out, capacity, "%s", (const char *)sqlite3_column_text(row, 0));
    sqlite3_finalize(row);
}

bool schema_check(sqlite3 *database, const char *file, char *error, size_t capacity)
{
    char found[128];
    int version = read_version(database);
    look_over(database, found, sizeof found);
    if (version < 0 || strcmp(found, "ok") != 0)
        snprintf(error, capacity, "%s: damaged, restore a backup (%.*s)", file,
                 (int)strcspn(found, "\n"), version < 0 ? sqlite3_errmsg(database) : found);
    else if (version > SCHEMA_VERSION)
        snprintf(error, capacity, "%s: made by another version of this program", file);
    else
        return true;
    return false;
}

bool schema_bring_up(sqlite3 *database)
{
    for (int version = read_version(database); version > 0 && version < SCHEMA_VERSION; version++)
        if (!run(database, upgrades[version])) return false;
    return run(database, schema);
}
