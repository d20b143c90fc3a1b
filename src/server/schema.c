/* SPDX-License-Identifier: MIT */
/* schema.c - the tables of the database, and how those of earlier versions become these. */
#include "server/schema.h"

#include <sqlite3.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "server/secret.h"
#include "server/spelling.h"

/* What changes with every action lies apart from what does not: a row is written as a whole. */
const char schema_tables[] =
    "CREATE TABLE IF NOT EXISTS games (id TEXT PRIMARY KEY, game TEXT, clock TEXT, options TEXT,"
    " open INTEGER, secret BLOB, start TEXT, created INTEGER, hints INTEGER NOT NULL DEFAULT 0,"
    " tournament TEXT NOT NULL DEFAULT '') WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS states (id TEXT PRIMARY KEY, created INTEGER, result TEXT,"
    " ended TEXT, next TEXT, turn INTEGER, deadline INTEGER, begun INTEGER, thinking INTEGER,"
    " waiting INTEGER, cuts INTEGER, draw_by INTEGER, draw_agreed INTEGER, undo_by INTEGER,"
    " undo_agreed INTEGER, acts INTEGER NOT NULL DEFAULT -1,"
    " version INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;"
    "CREATE INDEX IF NOT EXISTS states_waiting ON states (created) WHERE waiting = 1;"
    "CREATE INDEX IF NOT EXISTS states_deadline ON states (deadline) WHERE deadline > 0;"
    "CREATE INDEX IF NOT EXISTS states_thinking ON states (id) WHERE thinking = 1;"
    "CREATE INDEX IF NOT EXISTS states_unbegun ON states (created) WHERE begun = 0;"
    "CREATE TABLE IF NOT EXISTS seats (id TEXT, seat INTEGER, key TEXT, name TEXT, nonce TEXT,"
    " level INTEGER, taken INTEGER, time INTEGER, invitation TEXT, wanted TEXT NOT NULL DEFAULT '',"
    " PRIMARY KEY (id, seat)) WITHOUT ROWID;"
    "CREATE INDEX IF NOT EXISTS seats_wanted ON seats (wanted) WHERE wanted <> '';"
    "CREATE TABLE IF NOT EXISTS entries (id TEXT, number INTEGER, actor INTEGER, action TEXT,"
    " at INTEGER, PRIMARY KEY (id, number)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS chat (id TEXT, number INTEGER, seat INTEGER, text TEXT,"
    " PRIMARY KEY (id, number)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS accounts (name TEXT PRIMARY KEY, hash TEXT, skeleton TEXT,"
    " recovery TEXT NOT NULL DEFAULT '', created INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;"
    "CREATE UNIQUE INDEX IF NOT EXISTS accounts_by_skeleton ON accounts (skeleton);"
    "CREATE TABLE IF NOT EXISTS sessions (digest TEXT PRIMARY KEY, name TEXT, since INTEGER,"
    " seen INTEGER) WITHOUT ROWID;"
    "CREATE INDEX IF NOT EXISTS sessions_by_name ON sessions (name, seen);"
    "CREATE INDEX IF NOT EXISTS sessions_by_time ON sessions (seen);"
    "CREATE TABLE IF NOT EXISTS claims (name TEXT, id TEXT, seat INTEGER, at INTEGER,"
    " PRIMARY KEY (name, id)) WITHOUT ROWID;"
    "CREATE INDEX IF NOT EXISTS claims_by_game ON claims (id);"
    "CREATE TABLE IF NOT EXISTS ratings (name TEXT, game TEXT, speed TEXT, rating REAL,"
    " deviation REAL, volatility REAL, games INTEGER, at INTEGER,"
    " PRIMARY KEY (name, game, speed)) WITHOUT ROWID;"
    "CREATE INDEX IF NOT EXISTS ratings_by_game ON ratings (game, rating);"
    "CREATE TABLE IF NOT EXISTS outcomes (name TEXT, id TEXT, before REAL, after REAL, at INTEGER,"
    " PRIMARY KEY (name, id)) WITHOUT ROWID;"
    "CREATE INDEX IF NOT EXISTS outcomes_by_time ON outcomes (at);"
    "CREATE TABLE IF NOT EXISTS blocks (name TEXT, other TEXT, PRIMARY KEY (name, other))"
    " WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS reports (number INTEGER PRIMARY KEY, by TEXT, about TEXT, text "
    "TEXT,"
    " at INTEGER);"
    "CREATE TABLE IF NOT EXISTS tournaments (id TEXT PRIMARY KEY, arena INTEGER, title TEXT,"
    " by TEXT, game TEXT, clock TEXT, options TEXT, start TEXT, rounds INTEGER, length INTEGER,"
    " wait INTEGER, pause INTEGER, created INTEGER, starts INTEGER, ended INTEGER, phase INTEGER,"
    " due INTEGER, round INTEGER) WITHOUT ROWID;"
    "CREATE INDEX IF NOT EXISTS tournaments_due ON tournaments (due) WHERE due > 0;"
    "CREATE INDEX IF NOT EXISTS tournaments_open ON tournaments (by) WHERE ended = 0;"
    "CREATE TABLE IF NOT EXISTS entrants (id TEXT, number INTEGER, name TEXT, rating INTEGER,"
    " out INTEGER, since INTEGER, PRIMARY KEY (id, number)) WITHOUT ROWID;"
    "CREATE INDEX IF NOT EXISTS entrants_by_name ON entrants (name);"
    "CREATE TABLE IF NOT EXISTS pairings (id TEXT, number INTEGER, round INTEGER, game TEXT,"
    " first INTEGER, second INTEGER, first_half INTEGER, second_half INTEGER, played INTEGER,"
    " at INTEGER, PRIMARY KEY (id, number)) WITHOUT ROWID;"
    "CREATE INDEX IF NOT EXISTS pairings_by_game ON pairings (game) WHERE game <> '';"
    "CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value INTEGER) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS absences (since INTEGER PRIMARY KEY, until INTEGER);"
    "CREATE TABLE IF NOT EXISTS bans (who TEXT PRIMARY KEY, at INTEGER) WITHOUT ROWID;";

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
    /* Secrets become digests, a claim names its seat, and names that look alike are told apart: the
     * later one keeps its own spelling in the place of its skeleton. */
    [4] =
        "BEGIN; ALTER TABLE states ADD COLUMN acts INTEGER NOT NULL DEFAULT -1;"
        " CREATE TABLE new_claims (name TEXT, id TEXT, seat INTEGER, at INTEGER,"
        " PRIMARY KEY (name, id)) WITHOUT ROWID;"
        " INSERT INTO new_claims SELECT claims.name, claims.id, seats.seat, claims.at FROM claims"
        " JOIN seats ON seats.id = claims.id AND seats.key = claims.key;"
        " DROP TABLE claims; ALTER TABLE new_claims RENAME TO claims;"
        " UPDATE seats SET key = digest(key), invitation = digest(invitation);"
        " CREATE TABLE sessions (digest TEXT PRIMARY KEY, name TEXT, since INTEGER, seen INTEGER)"
        " WITHOUT ROWID;"
        " INSERT INTO sessions SELECT digest(token), name, at, at FROM tokens; DROP TABLE tokens;"
        " ALTER TABLE accounts ADD COLUMN skeleton TEXT;"
        " ALTER TABLE accounts ADD COLUMN recovery TEXT NOT NULL DEFAULT '';"
        " ALTER TABLE accounts ADD COLUMN created INTEGER NOT NULL DEFAULT 0;"
        " UPDATE accounts SET skeleton = skeleton(name);"
        " UPDATE accounts SET skeleton = '= ' || name WHERE EXISTS (SELECT 1 FROM accounts AS other"
        " WHERE other.skeleton = accounts.skeleton AND other.name < accounts.name);"
        " PRAGMA user_version = 5; COMMIT",
    [5] = "BEGIN; ALTER TABLE seats ADD COLUMN wanted TEXT NOT NULL DEFAULT '';"
          " PRAGMA user_version = 6; COMMIT",
    [6] = "BEGIN; ALTER TABLE games ADD COLUMN tournament TEXT NOT NULL DEFAULT '';"
          " PRAGMA user_version = 7; COMMIT",
    [7] = "BEGIN; ALTER TABLE states ADD COLUMN version INTEGER NOT NULL DEFAULT 0;"
          " PRAGMA user_version = 8; COMMIT",
    [8] = "PRAGMA user_version = 9", /* PostgreSQL alone has new tables */
};

/* ---- What the steps between versions ask for ---- */

static const char *text_of(sqlite3_value *value)
{
    const unsigned char *text = sqlite3_value_text(value);
    return text != NULL ? (const char *)text : "";
}

static void digest(sqlite3_context *context, int count, sqlite3_value **values)
{
    char out[STORE_DIGEST_CAP] = "";
    const char *secret = text_of(values[0]);
    (void)count;
    if (secret[0] != '\0') secret_digest(secret, out);
    sqlite3_result_text(context, out, -1, SQLITE_TRANSIENT);
}

static void skeleton(sqlite3_context *context, int count, sqlite3_value **values)
{
    char out[SPELLING_SKELETON_CAP];
    (void)count;
    spelling_skeleton(text_of(values[0]), out);
    sqlite3_result_text(context, out, -1, SQLITE_TRANSIENT);
}

static bool add_functions(sqlite3 *database)
{
    return sqlite3_create_function(database, "digest", 1, SQLITE_UTF8, NULL, digest, NULL, NULL) ==
               SQLITE_OK &&
           sqlite3_create_function(database, "skeleton", 1, SQLITE_UTF8, NULL, skeleton, NULL,
                                   NULL) == SQLITE_OK;
}

/* ---- Checking and bringing up ---- */

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
    if (!add_functions(database)) return false;
    for (int version = read_version(database); version > 0 && version < SCHEMA_VERSION; version++)
        if (!run(database, upgrades[version])) {
            run(database, "ROLLBACK");
            return false;
        }
    return run(database, schema_tables) && run(database, "PRAGMA user_version = 9");
}
