/* SPDX-License-Identifier: MIT */
/* store_rows.c - the statements of the store, and how they are run. */
#include "server/store_rows.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* NOLINTBEGIN(bugprone-suspicious-missing-comma): long statements take two lines */
#define TOURNAMENT                                                                             \
    "SELECT id, arena, title, by, game, clock, options, rounds, length, wait, pause, created," \
    " starts, ended, phase, due, round"
#define ENTRANTS                                                                                   \
    ", (SELECT count(*) FROM entrants WHERE entrants.id = tournaments.id AND (out = 0 OR phase > " \
    "0))"

#define OPEN_GAMES                                                                               \
    "SELECT id, game, clock, options, hints, (SELECT name FROM seats WHERE seats.id = states.id" \
    " AND taken = 1 AND level = 0 LIMIT 1)"
#define GAME(start)                                                                                \
    "SELECT game, clock, options, open, secret, games.created, " start ", result, ended, next,"    \
    " turn, deadline, begun, thinking, waiting, cuts, draw_by, draw_agreed, undo_by,"              \
    " undo_agreed, hints, acts, tournament, version FROM games JOIN states USING (id) WHERE id = " \
    "?"

/* Who sat at a table, a name a line, in the order of the seats. */
#define PLAYER "CASE WHEN level > 0 THEN 'machine ' || level ELSE seats.name END"
#define NAMES                                                                             \
    "(SELECT group_concat(" PLAYER ", char(10)) FROM (SELECT * FROM seats ORDER BY seat)" \
    " AS seats WHERE seats.id = ended.id)"
#define OUTCOMES(names)                                                                          \
    "SELECT ended.id, game, clock, result, " names ", claims.seat, before, after, ended.at FROM" \
    " outcomes AS ended JOIN games USING (id) JOIN states USING (id) JOIN claims ON claims.name" \
    " = ended.name AND claims.id = ended.id WHERE ended.name = ? ORDER BY ended.at DESC LIMIT ?"
#define RECENT(names)                                                                      \
    "SELECT ended.id, game, clock, result, " names ", -1, 0, 0, ended.at FROM (SELECT id," \
    " max(at) AS at FROM outcomes GROUP BY id) AS ended JOIN games USING (id) JOIN states" \
    " USING (id) WHERE open = 1 ORDER BY ended.at DESC LIMIT ?"

static const char *const sources[STATEMENTS] = {
    [ADD_GAME] = "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    [REMOVE_GAME] = "DELETE FROM games WHERE id = ?",
    [REMOVE_STATE] = "DELETE FROM states WHERE id = ?",
    [REMOVE_SEATS] = "DELETE FROM seats WHERE id = ?",
    [REMOVE_CHAT] = "DELETE FROM chat WHERE id = ?",
    [REMOVE_CLAIMS] = "DELETE FROM claims WHERE id = ?",
    /* A writer that has read another version than the last one changes nothing. */
    [SET_STATE] = "INSERT INTO states VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
                  " ON CONFLICT (id) DO UPDATE SET result = excluded.result,"
                  " ended = excluded.ended, next = excluded.next, turn = excluded.turn,"
                  " deadline = excluded.deadline, begun = excluded.begun,"
                  " thinking = excluded.thinking, waiting = excluded.waiting,"
                  " cuts = excluded.cuts, draw_by = excluded.draw_by,"
                  " draw_agreed = excluded.draw_agreed, undo_by = excluded.undo_by,"
                  " undo_agreed = excluded.undo_agreed, acts = excluded.acts,"
                  " version = excluded.version WHERE states.version = excluded.version - 1",
    [STOP_CLOCK] = "UPDATE states SET deadline = 0 WHERE id = ?",
    [SET_SEAT] = "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id, seat)"
                 " DO UPDATE SET key = excluded.key, name = excluded.name, nonce = excluded.nonce,"
                 " level = excluded.level, taken = excluded.taken, time = excluded.time,"
                 " invitation = excluded.invitation, wanted = excluded.wanted",
    [ADD_ENTRY] = "INSERT INTO entries VALUES (?, ?, ?, ?, ?)",
    [CUT_ENTRIES] = "DELETE FROM entries WHERE id = ? AND number >= ?",
    [ADD_CHAT] = "INSERT INTO chat VALUES (?, ?, ?, ?)",
    [CUT_CHAT] = "DELETE FROM chat WHERE id = ? AND number < ?",
    [GET_GAME] = GAME("start"),
    [GET_NEWS] = GAME("''"),
    [GET_SEATS] = "SELECT seat, key, name, nonce, level, taken, time, invitation, wanted FROM seats"
                  " WHERE id = ? ORDER BY seat",
    [GET_ENTRIES] =
        "SELECT actor, action FROM entries WHERE id = ? AND number >= ? ORDER BY number",
    [GET_CHAT] = "SELECT number, seat, text FROM chat WHERE id = ? AND number >= ? ORDER BY number",
    [LIST_OPEN] = OPEN_GAMES ", 0 FROM states JOIN games USING (id) WHERE waiting = 1"
                             " ORDER BY states.created DESC LIMIT ?",
    [LIST_DUE] = "SELECT id FROM states WHERE deadline > 0 AND deadline <= ? ORDER BY deadline"
                 " LIMIT ?",
    [LIST_THINKING] = "SELECT id FROM states WHERE thinking = 1 AND id > ? ORDER BY id LIMIT ?",
    [LIST_STALE] = "SELECT id FROM states WHERE begun = 0 AND created < ? ORDER BY created LIMIT ?",
    [COUNT_GAMES] = "SELECT count(*) FROM states",
    [ADD_ACCOUNT] = "INSERT INTO accounts (name, hash, skeleton, recovery, created)"
                    " VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
    [GET_ACCOUNT] =
        "SELECT name, hash, recovery, created FROM accounts WHERE name = ?1 UNION ALL"
        " SELECT name, hash, recovery, created FROM accounts WHERE skeleton = ?2 LIMIT 1",
    [SET_PASSWORD] = "UPDATE accounts SET hash = ?2, recovery = ?3 WHERE name = ?1",
    [REMOVE_ACCOUNT] = "DELETE FROM accounts WHERE name = ?",
    [COUNT_ACCOUNTS] = "SELECT count(*) FROM accounts",
    [RENAME_ACCOUNT] = "UPDATE accounts SET name = ?2, skeleton = ?3 WHERE name = ?1 AND NOT EXISTS"
                       " (SELECT 1 FROM accounts AS others WHERE others.name <> ?1 AND"
                       " (others.name = ?2 OR others.skeleton = ?3))",
    [RENAME_SESSIONS] = "UPDATE sessions SET name = ?2 WHERE name = ?1",
    [RENAME_CLAIMS] = "UPDATE claims SET name = ?2 WHERE name = ?1",
    [RENAME_SEATS] = "UPDATE seats SET name = ?2 WHERE (id, seat) IN (SELECT id, seat FROM claims"
                     " WHERE name = ?1)",
    [ADD_SESSION] = "INSERT INTO sessions VALUES (?, ?, ?, ?) ON CONFLICT (digest) DO UPDATE SET"
                    " name = excluded.name, since = excluded.since, seen = excluded.seen",
    [CUT_SESSIONS] = "DELETE FROM sessions WHERE name = ?1 AND digest NOT IN (SELECT digest FROM"
                     " sessions WHERE name = ?1 ORDER BY seen DESC, digest LIMIT ?2)",
    [GET_SESSION] = "SELECT name, since, seen FROM sessions WHERE digest = ?",
    [SEE_SESSION] = "UPDATE sessions SET seen = ?2 WHERE digest = ?1",
    [LIST_SESSIONS] = "SELECT digest, since, seen FROM sessions WHERE name = ? ORDER BY seen DESC,"
                      " digest",
    [END_SESSION] = "DELETE FROM sessions WHERE name = ?1 AND digest = ?2",
    [END_SESSIONS] = "DELETE FROM sessions WHERE name = ?1 AND digest <> ?2",
    [EXPIRE_SESSIONS] = "DELETE FROM sessions WHERE seen < ?",
    [ADD_CLAIM] = "INSERT INTO claims VALUES (?, ?, ?, ?) ON CONFLICT (name, id) DO UPDATE SET"
                  " seat = excluded.seat, at = excluded.at",
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
    [SET_RATING] = "INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT"
                   " (name, game, speed) DO UPDATE SET rating = excluded.rating,"
                   " deviation = excluded.deviation, volatility = excluded.volatility,"
                   " games = excluded.games, at = excluded.at",
    [LIST_RATINGS] =
        "SELECT name, game, speed, rating, deviation, volatility, games, at FROM ratings"
        " WHERE name = ? ORDER BY game, speed",
    [LIST_LEADERS] =
        "SELECT name, game, speed, rating, deviation, volatility, games, at FROM ratings"
        " WHERE game = ? AND deviation <= ? ORDER BY rating DESC LIMIT ?",
    [ADD_OUTCOME] = "INSERT INTO outcomes VALUES (?, ?, ?, ?, ?) ON CONFLICT (name, id) DO UPDATE"
                    " SET before = excluded.before, after = excluded.after, at = excluded.at",
    [LIST_OUTCOMES] = OUTCOMES(NAMES),
    [LIST_RECENT] = RECENT(NAMES),
    [LIST_OWNERS] = "SELECT name FROM claims WHERE id = ? AND seat = ?",
    [ADD_BLOCK] = "INSERT INTO blocks VALUES (?, ?) ON CONFLICT DO NOTHING",
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
    [DROP_DOUBLES] = "DELETE FROM blocks WHERE other = ?1 AND EXISTS (SELECT 1 FROM blocks AS twin"
                     " WHERE twin.name = blocks.name AND twin.other = ?2)",
    [MOVE_BLOCKED] = "UPDATE blocks SET other = ?2 WHERE other = ?1",
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
    [SET_ENTRANT] = "INSERT INTO entrants VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id, number)"
                    " DO UPDATE SET name = excluded.name, rating = excluded.rating,"
                    " out = excluded.out, since = excluded.since",
    [LIST_ENTRANTS] = "SELECT number, name, rating, out, since FROM entrants WHERE id = ? ORDER BY"
                      " number",
    [FREE_ENTRANTS] = "UPDATE entrants SET since = ?4 WHERE id = ?1 AND number IN (?2, ?3)",
    [REMOVE_ENTRANTS] = "DELETE FROM entrants WHERE id = ?",
    [MOVE_ENTRANTS] = "UPDATE entrants SET name = ?2, out = CASE WHEN ?2 = '' THEN 1 ELSE out"
                      " END WHERE name = ?1",
    [MOVE_ORGANISERS] = "UPDATE tournaments SET by = ?2 WHERE by = ?1",
    [SET_PAIRING] = "INSERT INTO pairings VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT"
                    " (id, number) DO UPDATE SET round = excluded.round, game = excluded.game,"
                    " first = excluded.first, second = excluded.second,"
                    " first_half = excluded.first_half, second_half = excluded.second_half,"
                    " played = excluded.played, at = excluded.at",
    [LIST_PAIRINGS] = "SELECT id, number, round, game, first, second, first_half, second_half,"
                      " played, at FROM pairings WHERE id = ? ORDER BY number",
    [REMOVE_PAIRINGS] = "DELETE FROM pairings WHERE id = ?",
    [GET_PAIRING] = "SELECT id, number, round, game, first, second, first_half, second_half,"
                    " played, at FROM pairings WHERE game = ? AND game <> ''",
    [SET_FACT] =
        "INSERT INTO facts VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    [GET_FACT] = "SELECT value FROM facts WHERE name = ?",
    [ADD_ABSENCE] = "INSERT INTO absences VALUES (?, ?) ON CONFLICT (since) DO UPDATE SET until = "
                    "excluded.until",
    [CUT_ABSENCES] = "DELETE FROM absences WHERE until < ?",
    [LIST_ABSENCES] = "SELECT since, until FROM absences ORDER BY since DESC LIMIT ?",
    [ADD_BAN] = "INSERT INTO bans VALUES (?, ?) ON CONFLICT (who) DO UPDATE SET at = excluded.at",
    [REMOVE_BAN] = "DELETE FROM bans WHERE who = ?",
    [LIST_BANS] = "SELECT who FROM bans ORDER BY at",
    [GET_BAN] = "SELECT 1 FROM bans WHERE who = ?",
};
/* NOLINTEND(bugprone-suspicious-missing-comma) */

/* NOLINTBEGIN(bugprone-suspicious-missing-comma) */
#define ORDERED_NAMES                                                  \
    "(SELECT string_agg(" PLAYER ", chr(10) ORDER BY seat) FROM seats" \
    " WHERE seats.id = ended.id)"

#define DEBT_LEFT "greatest(0, purses.debt - greatest(0, excluded.since - purses.since))"

/* What PostgreSQL says in other words. */
static const char *const other_sources[STATEMENTS] = {
    [LIST_OUTCOMES] = OUTCOMES(ORDERED_NAMES),
    [LIST_RECENT] = RECENT(ORDERED_NAMES),
    /* Who waits comes first, the longest before others; of those from one place only some are shown. */
    [LIST_OPEN] = "WITH open AS (SELECT id, created, (SELECT min(place) FROM presence WHERE"
                  " presence.id = states.id) AS place FROM states WHERE waiting = 1), ranked AS"
                  " (SELECT *, row_number() OVER (PARTITION BY place ORDER BY created) AS rank"
                  " FROM open), states AS (SELECT id, place IS NOT NULL AS here, CASE WHEN place"
                  " IS NULL THEN -created ELSE created END AS wait FROM ranked WHERE place IS NULL"
                  " OR place = '' OR rank <= ?2 ORDER BY here DESC, wait LIMIT ?1) " OPEN_GAMES
                  ", here::int FROM states JOIN games USING (id) ORDER BY here DESC, wait",
    [GET_VERSION] = "SELECT version FROM states WHERE id = ?",
    [TELL] = "SELECT pg_notify('vexillum', ?)",
    [GUARD] = "SELECT pg_advisory_xact_lock(hashtextextended(?, 0))",
    [GET_TIME] = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint",
    [BEAT] = "INSERT INTO nodes VALUES (?, ?) ON CONFLICT (node) DO UPDATE SET"
             " until = excluded.until",
    [COUNT_OTHERS] = "SELECT count(*) FROM nodes JOIN pg_stat_activity ON application_name ="
                     " 'vexillum ' || node WHERE node <> ? AND until > ?",
    [LEAVE] = "DELETE FROM nodes WHERE node = ?",
    [DROP_LEASES] = "DELETE FROM leases WHERE node = ?",
    [FREE_JOBS] = "UPDATE jobs SET until = 0 WHERE node = ?",
    [DROP_PRESENT] = "DELETE FROM presence WHERE node = ?",
    [BURY_PRESENT] = "DELETE FROM presence WHERE node NOT IN (SELECT node FROM nodes WHERE"
                     " until > ?)",
    [BURY_NODES] = "DELETE FROM nodes WHERE until <= ?",
    [TAKE_LEASE] = "INSERT INTO leases VALUES (?1, ?2, ?3) ON CONFLICT (task) DO UPDATE SET"
                   " node = excluded.node, until = excluded.until WHERE leases.node ="
                   " excluded.node OR leases.until < ?4",
    [SET_JOB] = "INSERT INTO jobs VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
                " node = excluded.node, until = excluded.until",
    [RENEW_JOB] = "UPDATE jobs SET until = ?3 WHERE id = ?1 AND node = ?2",
    [REMOVE_JOB] = "DELETE FROM jobs WHERE id = ?",
    [TAKE_JOBS] = "UPDATE jobs SET node = ?1, until = ?2 WHERE id IN (SELECT id FROM jobs WHERE"
                  " until < ?3 ORDER BY until LIMIT ?4 FOR UPDATE SKIP LOCKED) RETURNING id",
    [SET_PRESENT] = "INSERT INTO presence VALUES (?, ?, ?, ?) ON CONFLICT (id, who, node)"
                    " DO UPDATE SET place = excluded.place",
    [UNSET_PRESENT] = "DELETE FROM presence WHERE id = ? AND who = ? AND node = ?",
    [LIST_PRESENT] = "SELECT who, node FROM presence WHERE id = ?",
    /* Clocks of nodes differ a little: none takes time back. */
    [TAKE_FROM_PURSE] = "INSERT INTO purses VALUES (?1, ?2, ?3) ON CONFLICT (whose) DO UPDATE SET"
                        " debt = " DEBT_LEFT " + excluded.debt,"
                        " since = greatest(purses.since, excluded.since)"
                        " WHERE " DEBT_LEFT " + excluded.debt <= ?4",
    [FORGET_PURSES] = "DELETE FROM purses WHERE since + debt < ?",
};
/* NOLINTEND(bugprone-suspicious-missing-comma) */

const char *row_source(statement which, bool is_postgres)
{
    return is_postgres && other_sources[which] != NULL ? other_sources[which] : sources[which];
}

/* ---- Running them ---- */

void store_note_error(store *self, const char *words)
{
    snprintf(self->error, sizeof self->error, "%.*s", (int)strcspn(words, "\n"), words);
}

static int take_values(const char *kinds, va_list values, row_value *out)
{
    int count = 0;
    for (; kinds[count] != '\0'; count++) {
        row_value *value = &out[count];
        value->kind = kinds[count];
        switch (value->kind) {
        case 'i':
            value->number = va_arg(values, int);
            break;
        case 'l':
            value->number = va_arg(values, int64_t);
            break;
        case 'd':
            value->real = va_arg(values, double);
            break;
        default:
            value->bytes = va_arg(values, const void *);
            break;
        }
    }
    return count;
}

row *row_query(store *self, statement which, const char *kinds, ...)
{
    row_value taken[ROW_VALUES_MAX];
    row *from = &self->rows[which];
    va_list values;
    va_start(values, kinds);
    int count = take_values(kinds, values, taken);
    va_end(values);
    row_end(from);
    if (!self->driver->ask(self, which, taken, count)) self->read_failed = true;
    return from;
}

bool row_next(store *self, row *from)
{
    int found = self->driver->next(self, from);
    if (found > 0) return true;
    if (found < 0) self->read_failed = true;
    row_end(from);
    return false;
}

void row_end(row *from)
{
    from->of->driver->end(from);
}

static void write(store *self, statement which, const char *kinds, va_list values, bool must_change)
{
    row_value taken[ROW_VALUES_MAX];
    if (self->has_failed) return;
    int count = take_values(kinds, values, taken);
    self->has_failed = !self->is_writing && !self->driver->begin(self);
    if (self->has_failed) return;
    self->is_writing = true;
    self->has_failed = !self->driver->write(self, which, taken, count, must_change);
}

void row_write(store *self, statement which, const char *kinds, ...)
{
    va_list values;
    va_start(values, kinds);
    write(self, which, kinds, values, false);
    va_end(values);
}

void row_write_own(store *self, statement which, const char *kinds, ...)
{
    va_list values;
    va_start(values, kinds);
    write(self, which, kinds, values, true);
    va_end(values);
}

int row_changes(store *self)
{
    return self->has_failed ? 0 : self->driver->changes(self);
}

/* ---- Their columns ---- */

const char *row_text(const row *from, int column)
{
    const char *text = from->of->driver->text(from, column);
    return text != NULL ? text : "";
}

int64_t row_long(const row *from, int column)
{
    return from->of->driver->number(from, column);
}

int row_int(const row *from, int column)
{
    return (int)row_long(from, column);
}

bool row_bool(const row *from, int column)
{
    return row_long(from, column) != 0;
}

double row_real(const row *from, int column)
{
    return from->of->driver->real(from, column);
}

void row_copy(const row *from, int column, char *out, size_t capacity)
{
    snprintf(out, capacity, "%s", row_text(from, column));
}

void row_secret(const row *from, int column, uint8_t out[VX_SECRET_SIZE])
{
    if (!from->of->driver->secret(from, column, out)) memset(out, 0, VX_SECRET_SIZE);
}

int64_t row_number(store *self, statement which)
{
    row *from = row_query(self, which, "");
    int64_t count = row_next(self, from) ? row_long(from, 0) : 0;
    row_end(from);
    return count;
}
