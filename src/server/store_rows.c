/* SPDX-License-Identifier: MIT */
/* store_rows.c - the statements of the store, prepared once, and how they are run. */
#include "server/store_rows.h"

#include <stdarg.h>
#include <stdio.h>

/* NOLINTBEGIN(bugprone-suspicious-missing-comma): long statements take two lines */
#define TOURNAMENT                                                                             \
    "SELECT id, arena, title, by, game, clock, options, rounds, length, wait, pause, created," \
    " starts, ended, phase, due, round"
#define ENTRANTS                                                                                   \
    ", (SELECT count(*) FROM entrants WHERE entrants.id = tournaments.id AND (out = 0 OR phase > " \
    "0))"

static const char *const sources[STATEMENTS] = {
    [BEGIN] = "BEGIN IMMEDIATE",
    [COMMIT] = "COMMIT",
    [ADD_GAME] = "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    [REMOVE_GAME] = "DELETE FROM games WHERE id = ?",
    [REMOVE_STATE] = "DELETE FROM states WHERE id = ?",
    [REMOVE_SEATS] = "DELETE FROM seats WHERE id = ?",
    [REMOVE_CHAT] = "DELETE FROM chat WHERE id = ?",
    [REMOVE_CLAIMS] = "DELETE FROM claims WHERE id = ?",
    [SET_STATE] = "INSERT OR REPLACE INTO states VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,"
                  " ?, ?)",
    [STOP_CLOCK] = "UPDATE states SET deadline = 0 WHERE id = ?",
    [SET_SEAT] = "INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    [ADD_ENTRY] = "INSERT INTO entries VALUES (?, ?, ?, ?, ?)",
    [CUT_ENTRIES] = "DELETE FROM entries WHERE id = ? AND number >= ?",
    [ADD_CHAT] = "INSERT INTO chat VALUES (?, ?, ?, ?)",
    [CUT_CHAT] = "DELETE FROM chat WHERE id = ? AND number < ?",
    [GET_GAME] = "SELECT game, clock, options, open, secret, games.created, start, result, ended,"
                 " next, turn, deadline, begun, thinking, waiting, cuts, draw_by, draw_agreed,"
                 " undo_by, undo_agreed, hints, acts, tournament FROM games JOIN states USING (id) "
                 "WHERE id = ?",
    [GET_SEATS] = "SELECT seat, key, name, nonce, level, taken, time, invitation, wanted FROM seats"
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
    [ADD_ACCOUNT] = "INSERT OR IGNORE INTO accounts (name, hash, skeleton, recovery, created)"
                    " VALUES (?, ?, ?, ?, ?)",
    [GET_ACCOUNT] =
        "SELECT name, hash, recovery, created FROM accounts WHERE name = ?1 UNION ALL"
        " SELECT name, hash, recovery, created FROM accounts WHERE skeleton = ?2 LIMIT 1",
    [SET_PASSWORD] = "UPDATE accounts SET hash = ?2, recovery = ?3 WHERE name = ?1",
    [REMOVE_ACCOUNT] = "DELETE FROM accounts WHERE name = ?",
    [COUNT_ACCOUNTS] = "SELECT count(*) FROM accounts",
    [RENAME_ACCOUNT] = "UPDATE OR IGNORE accounts SET name = ?2, skeleton = ?3 WHERE name = ?1",
    [RENAME_SESSIONS] = "UPDATE sessions SET name = ?2 WHERE name = ?1",
    [RENAME_CLAIMS] = "UPDATE claims SET name = ?2 WHERE name = ?1",
    [RENAME_SEATS] = "UPDATE seats SET name = ?2 WHERE (id, seat) IN (SELECT id, seat FROM claims"
                     " WHERE name = ?1)",
    [ADD_SESSION] = "INSERT OR REPLACE INTO sessions VALUES (?, ?, ?, ?)",
    [CUT_SESSIONS] = "DELETE FROM sessions WHERE name = ?1 AND digest NOT IN (SELECT digest FROM"
                     " sessions WHERE name = ?1 ORDER BY seen DESC, digest LIMIT ?2)",
    [GET_SESSION] = "SELECT name, since, seen FROM sessions WHERE digest = ?",
    [SEE_SESSION] = "UPDATE sessions SET seen = ?2 WHERE digest = ?1",
    [LIST_SESSIONS] = "SELECT digest, since, seen FROM sessions WHERE name = ? ORDER BY seen DESC,"
                      " digest",
    [END_SESSION] = "DELETE FROM sessions WHERE name = ?1 AND digest = ?2",
    [END_SESSIONS] = "DELETE FROM sessions WHERE name = ?1 AND digest <> ?2",
    [EXPIRE_SESSIONS] = "DELETE FROM sessions WHERE seen < ?",
    [ADD_CLAIM] = "INSERT OR REPLACE INTO claims VALUES (?, ?, ?, ?)",
    [LIST_CLAIMS] = "SELECT id, claims.seat, game, result, clock, acts, deadline, begun FROM claims"
                    " JOIN games USING (id) JOIN states USING (id) WHERE name = ? ORDER BY"
                    " result <> '*', acts <> claims.seat, deadline = 0, deadline, at DESC LIMIT ?",
    [GET_CLAIM] = "SELECT seat FROM claims WHERE name = ? AND id = ?",
    [REMOVE_CLAIMS_OF] = "DELETE FROM claims WHERE name = ?",
    [LIST_TALK] = "SELECT chat.id, chat.text FROM claims JOIN chat ON chat.id = claims.id AND"
                  " chat.seat = claims.seat WHERE claims.name = ? ORDER BY claims.at, chat.id,"
                  " chat.number",
    [SILENCE] = "UPDATE chat SET text = '' WHERE (id, seat) IN (SELECT id, seat FROM claims"
                " WHERE name = ?)",
    [GET_RATING] = "SELECT rating, deviation, volatility, games, at FROM ratings WHERE name = ? AND"
                   " game = ? AND speed = ?",
    [SET_RATING] = "INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    [LIST_RATINGS] =
        "SELECT name, game, speed, rating, deviation, volatility, games, at FROM ratings"
        " WHERE name = ? ORDER BY game, speed",
    [LIST_LEADERS] =
        "SELECT name, game, speed, rating, deviation, volatility, games, at FROM ratings"
        " WHERE game = ? AND deviation <= ? ORDER BY rating DESC LIMIT ?",
    [ADD_OUTCOME] = "INSERT OR REPLACE INTO outcomes VALUES (?, ?, ?, ?, ?)",
    [LIST_OUTCOMES] =
        "SELECT outcomes.id, game, clock, result, (SELECT group_concat(CASE WHEN level > 0 THEN "
        "'machine ' || level"
        " ELSE seats.name END, char(10)) FROM (SELECT * FROM seats ORDER BY seat) AS seats"
        " WHERE seats.id = outcomes.id), claims.seat,"
        " before, after, outcomes.at FROM outcomes JOIN games USING (id) JOIN states"
        " USING (id) JOIN claims ON claims.name = outcomes.name AND claims.id ="
        " outcomes.id WHERE outcomes.name = ? ORDER BY outcomes.at DESC LIMIT ?",
    [LIST_RECENT] =
        "SELECT outcomes.id, game, clock, result, (SELECT group_concat(CASE WHEN level > 0 THEN "
        "'machine ' || level"
        " ELSE seats.name END, char(10)) FROM (SELECT * FROM seats ORDER BY seat) AS seats"
        " WHERE seats.id = outcomes.id), -1, 0, 0,"
        " max(outcomes.at) AS last FROM outcomes JOIN games USING (id) JOIN states USING"
        " (id) WHERE open = 1 GROUP BY outcomes.id ORDER BY last DESC LIMIT ?",
    [LIST_OWNERS] = "SELECT name FROM claims WHERE id = ? AND seat = ?",
    [ADD_BLOCK] = "INSERT OR IGNORE INTO blocks VALUES (?, ?)",
    [REMOVE_BLOCK] = "DELETE FROM blocks WHERE name = ? AND other = ?",
    [GET_BLOCK] = "SELECT 1 FROM blocks WHERE name = ? AND other = ?",
    [LIST_BLOCKS] = "SELECT other FROM blocks WHERE name = ? ORDER BY other",
    [ADD_REPORT] = "INSERT INTO reports (by, about, text, at) VALUES (?, ?, ?, ?)",
    [CUT_REPORTS] = "DELETE FROM reports WHERE number <= (SELECT max(number) - 1000 FROM reports)",
    [LIST_REPORTS] = "SELECT by, about, text, at FROM reports ORDER BY number DESC LIMIT 100",
    [LIST_CHALLENGES] = "SELECT id, game, clock, options, (SELECT name FROM seats AS others WHERE"
                        " others.id = seats.id AND taken = 1 AND level = 0 LIMIT 1) FROM seats JOIN"
                        " games USING (id) JOIN states USING (id) WHERE wanted = ? AND wanted <> ''"
                        " AND taken = 0 AND result = '*' ORDER BY games.created DESC LIMIT 50",
    [MOVE_RATINGS] = "UPDATE ratings SET name = ?2 WHERE name = ?1",
    [MOVE_OUTCOMES] = "UPDATE outcomes SET name = ?2 WHERE name = ?1",
    [MOVE_BLOCKS] = "UPDATE blocks SET name = ?2 WHERE name = ?1",
    [MOVE_BLOCKED] = "UPDATE OR REPLACE blocks SET other = ?2 WHERE other = ?1",
    [MOVE_REPORTS] = "UPDATE reports SET by = ?2 WHERE by = ?1",
    [MOVE_REPORTED] = "UPDATE reports SET about = ?2 WHERE about = ?1",
    [MOVE_CHALLENGES] = "UPDATE seats SET wanted = ?2 WHERE wanted = ?1",
    [DROP_RATINGS] = "DELETE FROM ratings WHERE name = ?",
    [DROP_OUTCOMES] = "DELETE FROM outcomes WHERE name = ?",
    [DROP_BLOCKS] = "DELETE FROM blocks WHERE ?1 IN (name, other)",
    [DROP_REPORTS] = "DELETE FROM reports WHERE by = ?",
    [ADD_TOURNAMENT] = "INSERT INTO tournaments (id, arena, title, by, game, clock, options, start,"
                       " rounds, length, wait, pause, created, starts, ended, phase, due, round)"
                       " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    [REMOVE_TOURNAMENT] = "DELETE FROM tournaments WHERE id = ?",
    [SET_TOURNAMENT] = "UPDATE tournaments SET phase = ?2, round = ?3, due = ?4, rounds = ?5,"
                       " starts = ?6, ended = ?7 WHERE id = ?1",
    [GET_TOURNAMENT] = TOURNAMENT " FROM tournaments WHERE id = ?",
    [GET_START] = "SELECT start FROM tournaments WHERE id = ?",
    [WAKE_TOURNAMENT] = "UPDATE tournaments SET due = ?2 WHERE id = ?1",
    [LIST_DUE_TOURNAMENTS] = "SELECT id FROM tournaments WHERE due > 0 AND due <= ? ORDER BY due"
                             " LIMIT ?",
    [LIST_TOURNAMENTS] = TOURNAMENT ENTRANTS " FROM tournaments ORDER BY ended > 0, CASE WHEN"
                                             " ended > 0 THEN -ended ELSE starts END LIMIT ?",
    [LIST_ENTERED] = TOURNAMENT ENTRANTS " FROM tournaments WHERE id IN (SELECT id FROM entrants"
                                         " WHERE name = ?) ORDER BY starts DESC",
    [COUNT_OPEN_TOURNAMENTS] = "SELECT count(*) FROM tournaments WHERE ended = 0",
    [COUNT_SCHEDULED] = "SELECT count(*) FROM tournaments WHERE ended = 0 AND by = ?",
    [COUNT_ENTERED] = "SELECT count(*) FROM entrants JOIN tournaments USING (id) WHERE name = ? AND"
                      " out = 0 AND ended = 0",
    [SET_ENTRANT] = "INSERT OR REPLACE INTO entrants VALUES (?, ?, ?, ?, ?, ?)",
    [LIST_ENTRANTS] = "SELECT number, name, rating, out, since FROM entrants WHERE id = ? ORDER BY"
                      " number",
    [FREE_ENTRANTS] = "UPDATE entrants SET since = ?4 WHERE id = ?1 AND number IN (?2, ?3)",
    [REMOVE_ENTRANTS] = "DELETE FROM entrants WHERE id = ?",
    [MOVE_ENTRANTS] = "UPDATE entrants SET name = ?2, out = out OR ?2 = '' WHERE name = ?1",
    [MOVE_ORGANISERS] = "UPDATE tournaments SET by = ?2 WHERE by = ?1",
    [SET_PAIRING] = "INSERT OR REPLACE INTO pairings VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    [LIST_PAIRINGS] = "SELECT id, number, round, game, first, second, first_half, second_half,"
                      " played, at FROM pairings WHERE id = ? ORDER BY number",
    [REMOVE_PAIRINGS] = "DELETE FROM pairings WHERE id = ?",
    [GET_PAIRING] = "SELECT id, number, round, game, first, second, first_half, second_half,"
                    " played, at FROM pairings WHERE game = ? AND game <> ''",
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

bool rows_prepare(store *self)
{
    for (int i = 0; i < STATEMENTS; i++)
        if (sqlite3_prepare_v3(self->database, sources[i], -1, SQLITE_PREPARE_PERSISTENT,
                               &self->prepared[i], NULL) != SQLITE_OK)
            return false;
    return true;
}

/* ---- Running them ---- */

static void note_error(store *self)
{
    snprintf(self->error, sizeof self->error, "%s", sqlite3_errmsg(self->database));
}

static void note_failure(store *self)
{
    self->has_failed = true;
    note_error(self);
}

/* Binds by letters: see row_query(). */
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
        case 'd':
            rc = sqlite3_bind_double(prepared, i + 1, va_arg(values, double));
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

sqlite3_stmt *row_query(store *self, statement which, const char *kinds, ...)
{
    va_list values;
    va_start(values, kinds);
    sqlite3_stmt *prepared = bind(self, which, kinds, values);
    va_end(values);
    return prepared;
}

bool row_next(store *self, sqlite3_stmt *row)
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

bool row_step_once(store *self, sqlite3_stmt *prepared)
{
    int rc = sqlite3_step(prepared);
    if (rc != SQLITE_DONE && rc != SQLITE_ROW) note_failure(self);
    sqlite3_reset(prepared);
    return rc == SQLITE_DONE || rc == SQLITE_ROW;
}

void row_write(store *self, statement which, const char *kinds, ...)
{
    if (self->has_failed) return;
    if (!self->is_writing) {
        if (!row_step_once(self, self->prepared[BEGIN])) return;
        self->is_writing = true;
    }
    va_list values;
    va_start(values, kinds);
    sqlite3_stmt *prepared = bind(self, which, kinds, values);
    va_end(values);
    row_step_once(self, prepared);
}

void row_copy(sqlite3_stmt *row, int column, char *out, size_t capacity)
{
    const unsigned char *text = sqlite3_column_text(row, column);
    snprintf(out, capacity, "%s", text != NULL ? (const char *)text : "");
}

bool row_text(store *self, statement which, const char *key, char *out, size_t capacity)
{
    sqlite3_stmt *row = row_query(self, which, "t", key);
    bool is_there = row_next(self, row);
    if (is_there) row_copy(row, 0, out, capacity);
    sqlite3_reset(row);
    return is_there;
}

int64_t row_number(store *self, statement which)
{
    sqlite3_stmt *row = row_query(self, which, "");
    int64_t count = row_next(self, row) ? sqlite3_column_int64(row, 0) : 0;
    sqlite3_reset(row);
    return count;
}

int row_changes(const store *self)
{
    return self->has_failed ? 0 : sqlite3_changes(self->database);
}
