/* SPDX-License-Identifier: MIT */
/* store.h - what must survive: games, seats, entries and talk, in one SQLite file. store_names.h has
 * those who play.
 *
 * Everything written between two commits is one transaction. The server writes as it goes and
 * commits once per pass of its loop, before any answer leaves. When a write or the commit fails the
 * whole transaction is gone, store_commit() says so, and nothing of it may be sent to anybody. */
#ifndef VX_SERVER_STORE_H
#define VX_SERVER_STORE_H

#include "match/fair.h"
#include "vexillum.h"

enum {
    STORE_ID_CAP = 16,     /* game ids: 12 letters */
    STORE_DIGEST_CAP = 33, /* of a key, an invitation, a token: none of them is kept itself */
    STORE_NAME_CAP = 48,
    STORE_CLOCK_CAP = 24,
    STORE_RESULT_CAP = 24,
    STORE_ENDED_CAP = 16,
};

typedef struct store store;
typedef char store_id[STORE_ID_CAP];

/* What never changes about a game. */
typedef struct {
    store_id id;
    char game[32];
    char clock[STORE_CLOCK_CAP]; /* as the host wrote it: "none", "600+5", "86400" */
    char options[256];           /* key=value words, for the lobby; cut where they are longer */
    bool is_open;                /* anybody may take a free seat */
    store_id tournament;         /* that it belongs to, or "" */
    bool has_hints; /* its people agreed, by sitting down, that the machine may advise them */
    uint8_t secret[VX_SECRET_SIZE];
    int64_t created; /* milliseconds */
} store_game;

/* Something that needs the consent of all people at the table. */
typedef struct {
    int by;          /* the seat that asked, or -1 */
    unsigned agreed; /* a bit for each seat that has said yes, the asking one included */
} store_offer;

/* What does. */
typedef struct {
    char result[STORE_RESULT_CAP]; /* "*" while it goes on */
    char ended[STORE_ENDED_CAP];   /* how: see docs/TABLE.md; "" while it goes on */
    store_id next;                 /* the rematch, or "" */
    int64_t turn_began;            /* milliseconds */
    int64_t deadline;              /* when the running clock ends; 0: none runs */
    bool has_begun;
    bool machine_acts; /* has to be woken after a restart */
    bool is_waiting;   /* open, and a seat is free */
    int cuts;          /* how often entries were taken back */
    store_offer draw, undo;
    int acts;        /* the seat whose turn it is, or -1 */
    int64_t version; /* of the whole game; one more with every commit that changes anything of it */
} store_state;

typedef struct {
    char key_digest[STORE_DIGEST_CAP];        /* "": nobody has the key yet */
    char invitation_digest[STORE_DIGEST_CAP]; /* exchanged for a key, once; "": nobody is invited */
    char name[STORE_NAME_CAP];
    char wanted[STORE_NAME_CAP];       /* the seat waits for this name; "": for nobody by name */
    char nonce[VX_NONCE_TEXT_MAX + 1]; /* "": has not come yet, "-": gave none */
    int level;                         /* of the machine; 0 for a person */
    bool is_taken;                     /* promised to somebody */
    int64_t left;                      /* milliseconds on the clock */
} store_seat;

/* A file of SQLite, ":memory:" that keeps nothing, or the address of a PostgreSQL database, which must
 * live as long. NULL if it cannot be opened; `error` has one line. */
store *store_open(const char *where, char *error, size_t capacity);
void store_close(store *self);

/* Is it the address of a database rather than a file? */
bool store_is_address(const char *where);
/* Is it a database of ours, whole and readable? It is only read. */
bool store_check(const char *where, char *error, size_t capacity);
/* Everything in a file of SQLite, of this version or an earlier one, into a PostgreSQL that has no games
 * yet: move.c. The file is brought up to this version on the way. */
bool move_into_postgres(const char *file, const char *where, char *error, size_t capacity);
/* Says that the database belongs to this process, for as long as the file that is returned is open;
 * below 0: it belongs to another. Two servers on one database would each think that what they
 * remember is all there is. */
int store_lock(const char *file, char *error, size_t capacity);

/* Something waits for store_commit(). */
bool store_is_writing(const store *self);
/* True: everything since the last commit is on disk (or there was nothing). */
bool store_commit(store *self);
/* Why the last commit or read failed: the database's own words. */
const char *store_error(const store *self);
/* It failed because another server was faster; what it wrote has to be read, and then all is well. */
bool store_was_late(const store *self);
/* True once after a read that failed, when "there is none" is no answer. */
bool store_read_failed(store *self);

/* ---- Games ---- */

void store_add_game(store *self, const store_game *game, const char *start);
void store_remove_game(store *self, const char *id);
/* The commit fails if the store has not the version before this one. */
void store_set_state(store *self, const char *id, int64_t created, const store_state *state);
/* Of a game that can no longer be read. */
void store_stop_clock(store *self, const char *id);
void store_set_seat(store *self, const char *id, int seat, const store_seat *value);
void store_add_entry(store *self, const char *id, int number, int actor, const char *action,
                     int64_t when);
void store_cut_entries(store *self, const char *id, int length);
/* Line `number` of the talk; lines before `oldest` are forgotten. */
void store_add_chat(store *self, const char *id, int number, int oldest, int seat,
                    const char *text);

/* Reads a game back, calling in this order and with borrowed texts. False if there is none, or if
 * start() or entry() does not like it. */
typedef struct {
    void *context;
    bool (*start)(void *context, const store_game *game, const store_state *state,
                  const char *position);
    void (*seat)(void *context, int seat, const store_seat *value);
    bool (*entry)(void *context, int actor, const char *action);
    void (*chat)(void *context, int number, int seat, const char *text);
} store_reader;
bool store_read_game(store *self, const char *id, const store_reader *reader);

/* The same without the position and the first entries and lines of talk, which are known. */
bool store_read_news(store *self, const char *id, int entries, int talk,
                     const store_reader *reader);
/* The version of the game when all of it had been read, where there are several servers: if it is another
 * than that of its state, somebody has written in between. */
int64_t store_version_read(const store *self);
/* Of a database with several servers, as it is now; 0 if there is none. */
int64_t store_version(store *self, const char *id);

/* Open games with a free seat, the newest first. Where there are several servers those at which somebody
 * sits come before, the oldest first, and so many of one place at most. */
void store_list_open(store *self, int limit, int limit_a_place,
                     void (*visit)(void *context, const store_game *game, const char *host,
                                   bool is_here),
                     void *context);

/* These write up to `capacity` ids and return their number. */
int store_list_due(store *self, int64_t now, store_id *out, int capacity); /* a clock has run out */
int store_list_thinking(store *self, const char *after, store_id *out, int capacity);
int store_list_stale(store *self, int64_t before, store_id *out, int capacity); /* never begun */

int64_t store_count_games(const store *self);
/* Other nodes add games and names too. */
void store_recount(store *self);

/* ---- The server itself ---- */

/* Numbers that outlive a restart; 0 if there is none of that name. */
int64_t store_fact(store *self, const char *name);
void store_set_fact(store *self, const char *name, int64_t value);

/* When no server ran. */
typedef struct {
    int64_t since, until;
} store_absence;
/* What ended before `forget` is forgotten. */
void store_add_absence(store *self, int64_t since, int64_t until, int64_t forget);
int store_list_absences(store *self, store_absence *out, int capacity); /* the last one first */

#endif
