/* SPDX-License-Identifier: MIT */
/* store_rows.h - rows in and out of the database, for the files of the store alone. */
#ifndef VX_SERVER_STORE_ROWS_H
#define VX_SERVER_STORE_ROWS_H

#include <sqlite3.h>

#include "server/store.h"

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
    SET_PASSWORD,
    REMOVE_ACCOUNT,
    COUNT_ACCOUNTS,
    RENAME_ACCOUNT,
    RENAME_SESSIONS,
    RENAME_CLAIMS,
    RENAME_SEATS,
    ADD_SESSION,
    CUT_SESSIONS,
    GET_SESSION,
    SEE_SESSION,
    LIST_SESSIONS,
    END_SESSION,
    END_SESSIONS,
    EXPIRE_SESSIONS,
    ADD_CLAIM,
    LIST_CLAIMS,
    GET_CLAIM,
    REMOVE_CLAIMS_OF,
    LIST_TALK,
    SILENCE,
    GET_RATING,
    SET_RATING,
    LIST_RATINGS,
    LIST_LEADERS,
    ADD_OUTCOME,
    LIST_OUTCOMES,
    LIST_RECENT,
    LIST_OWNERS,
    ADD_BLOCK,
    REMOVE_BLOCK,
    GET_BLOCK,
    LIST_BLOCKS,
    ADD_REPORT,
    CUT_REPORTS,
    LIST_REPORTS,
    LIST_CHALLENGES,
    MOVE_RATINGS,
    MOVE_OUTCOMES,
    MOVE_BLOCKS,
    MOVE_BLOCKED,
    MOVE_REPORTS,
    MOVE_REPORTED,
    MOVE_CHALLENGES,
    DROP_RATINGS,
    DROP_OUTCOMES,
    DROP_BLOCKS,
    DROP_REPORTS,
    ADD_TOURNAMENT,
    REMOVE_TOURNAMENT,
    SET_TOURNAMENT,
    GET_TOURNAMENT,
    GET_START,
    WAKE_TOURNAMENT,
    LIST_DUE_TOURNAMENTS,
    LIST_TOURNAMENTS,
    LIST_ENTERED,
    COUNT_OPEN_TOURNAMENTS,
    COUNT_SCHEDULED,
    COUNT_ENTERED,
    SET_ENTRANT,
    LIST_ENTRANTS,
    FREE_ENTRANTS,
    REMOVE_ENTRANTS,
    MOVE_ENTRANTS,
    MOVE_ORGANISERS,
    SET_PAIRING,
    LIST_PAIRINGS,
    REMOVE_PAIRINGS,
    GET_PAIRING,
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

struct store {
    sqlite3 *database;
    sqlite3_stmt *prepared[STATEMENTS];
    int lock;                    /* a file that says: this database has a server */
    bool is_writing, has_failed; /* since the last commit */
    bool read_failed;
    int64_t games, accounts;
    char error[256];
};

/* Prepares every statement; false if the database has other tables. */
bool rows_prepare(store *self);

/* A statement with its values bound by letters: t text, i int, l 64 bits, d a double, b a secret. */
sqlite3_stmt *row_query(store *self, statement which, const char *kinds, ...);
/* True: there is another row. At the end the statement is put back. */
bool row_next(store *self, sqlite3_stmt *row);
/* Runs a statement once; false and noted if it fails. */
bool row_step_once(store *self, sqlite3_stmt *prepared);
/* Writes within the open transaction, beginning one if there is none. After a failure nothing more
 * is tried: the transaction is lost anyway. */
void row_write(store *self, statement which, const char *kinds, ...);
/* How many rows the last row_write() changed. */
int row_changes(const store *self);
/* A column as text; NULL is "". */
void row_copy(sqlite3_stmt *row, int column, char *out, size_t capacity);
/* The first row's only column; false if there is no row. */
bool row_text(store *self, statement which, const char *key, char *out, size_t capacity);
int64_t row_number(store *self, statement which);

#endif
