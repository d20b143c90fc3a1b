/* SPDX-License-Identifier: MIT */
/* store_rows.h - rows in and out of the database, for the files of the store alone. Statements are
 * written once, in store_rows.c; store_sqlite.c and store_postgres.c run them. */
#ifndef VX_SERVER_STORE_ROWS_H
#define VX_SERVER_STORE_ROWS_H

#include "server/store.h"

typedef enum {
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
    DROP_DOUBLES,
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
    GET_NEWS,
    /* Of databases with several servers alone. */
    GET_VERSION,
    TELL,
    GUARD,
    GET_TIME,
    BEAT,
    COUNT_OTHERS,
    LEAVE,
    DROP_LEASES,
    FREE_JOBS,
    DROP_PRESENT,
    BURY_PRESENT,
    BURY_NODES,
    TAKE_LEASE,
    SET_JOB,
    RENEW_JOB,
    REMOVE_JOB,
    TAKE_JOBS,
    SET_PRESENT,
    UNSET_PRESENT,
    LIST_PRESENT,
    TAKE_FROM_PURSE,
    FORGET_PURSES,
    STATEMENTS
} statement;

/* A value for a statement, by its letter: t text, i int, l 64 bits, d a double, b a secret. */
typedef struct {
    char kind;
    const void *bytes; /* of a text or a secret */
    int64_t number;
    double real;
} row_value;

enum { ROW_VALUES_MAX = 20 };

/* What a statement answers. Each statement has one, and what it lends lives until it is asked again
 * or has come to its end. */
typedef struct {
    const store *of;
    void *answer;
    int at;
} row;

/* What a database can do. Those that return false have noted why, by store_note_error(). */
typedef struct {
    bool (*open)(store *self, const char *where, char *error, size_t capacity);
    void (*close)(store *self);
    bool (*check)(const char *where, char *error, size_t capacity); /* only reads */
    bool (*begin)(store *self);
    bool (*commit)(store *self);
    void (*roll_back)(store *self);
    /* Changes rows; one that `must_change` something and changes nothing makes the commit fail. It
     * may be sent later, but before whatever comes next. */
    bool (*write)(store *self, statement which, const row_value *values, int count,
                  bool must_change);
    int (*changes)(store *self); /* rows changed by the last write */
    /* Asks; several questions may be under way, up to eight, before the first next(). */
    bool (*ask)(store *self, statement which, const row_value *values, int count);
    int (*next)(store *self, row *from); /* 1: there is another row, 0: there is none, -1: failed */
    void (*end)(row *from);
    const char *(*text)(const row *from, int column); /* NULL where the database has none */
    int64_t (*number)(const row *from, int column);
    double (*real)(const row *from, int column);
    bool (*secret)(const row *from, int column, uint8_t out[VX_SECRET_SIZE]);
} store_driver;

extern const store_driver store_sqlite, store_postgres;
#define STORE_CONFLICT "it has been changed elsewhere in the meantime"

struct store {
    const store_driver *driver;
    void *database; /* the driver's own */
    store_id node;  /* see store_nodes.h */
    row rows[STATEMENTS];
    bool is_writing, has_failed; /* since the last commit */
    bool read_failed;
    int64_t games, accounts, version;
    char error[256];
};

/* The statement's text; NULL if it is for the other kind of database. */
const char *row_source(statement which, bool is_postgres);
void store_note_error(store *self, const char *words);

/* A statement with its values bound by letters. */
row *row_query(store *self, statement which, const char *kinds, ...);
/* True: there is another row. At the end the statement is put back. */
bool row_next(store *self, row *from);
/* The rest is of no interest. */
void row_end(row *from);
/* Writes within the open transaction, beginning one if there is none. After a failure nothing more
 * is tried: the transaction is lost anyway. */
void row_write(store *self, statement which, const char *kinds, ...);
/* The same for a row that somebody else may have changed since it was read: then the commit fails. */
void row_write_own(store *self, statement which, const char *kinds, ...);
/* How many rows the last row_write() changed. */
int row_changes(store *self);

const char *row_text(const row *from, int column); /* NULL is "" */
int row_int(const row *from, int column);
int64_t row_long(const row *from, int column);
double row_real(const row *from, int column);
bool row_bool(const row *from, int column);
void row_copy(const row *from, int column, char *out, size_t capacity);
void row_secret(const row *from, int column, uint8_t out[VX_SECRET_SIZE]);
int64_t row_number(store *self, statement which); /* the first row's only column */

#endif
