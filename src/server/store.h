/* SPDX-License-Identifier: MIT */
/* store.h - what must survive: games, seats, entries, talk and names, in one SQLite file.
 *
 * Everything written between two commits is one transaction. The server writes as it goes and
 * commits once per pass of its loop, before any answer leaves. When a write or the commit fails the
 * whole transaction is gone, store_commit() says so, and nothing of it may be told to anybody. */
#ifndef VX_SERVER_STORE_H
#define VX_SERVER_STORE_H

#include "match/fair.h"
#include "vexillum.h"

enum {
    STORE_ID_CAP = 16,   /* game ids: 12 letters */
    STORE_KEY_CAP = 32,  /* keys of seats and tokens of names: 26 letters, 128 bits */
    STORE_NAME_CAP = 48,
    STORE_CLOCK_CAP = 24,
    STORE_RESULT_CAP = 24,
    STORE_HASH_CAP = 128,
};

typedef struct store store;

typedef struct {
    char id[STORE_ID_CAP], game[32];
    char clock[STORE_CLOCK_CAP]; /* as the host wrote it: "none", "600+5", "86400" */
    char options[256];           /* key=value words, for the lobby */
    bool is_open;                /* anybody may take a free seat */
    uint8_t secret[VX_SECRET_SIZE];
    char result[STORE_RESULT_CAP]; /* "*" while it goes on; set where the rules alone do not end it */
    char next[STORE_ID_CAP];       /* the rematch, or "" */
    int64_t created;               /* milliseconds */
} store_game;

typedef struct {
    char key[STORE_KEY_CAP];
    char name[STORE_NAME_CAP];
    char nonce[VX_NONCE_TEXT_MAX + 1];
    int level;      /* of the machine; 0 for a person */
    bool is_taken;  /* somebody has sat here */
    int64_t left;   /* milliseconds on the clock */
} store_seat;

/* NULL if it cannot be opened; `error` has one line. */
store *store_open(const char *file, char *error, size_t capacity);
void store_close(store *self);

/* True: everything since the last commit is on disk (or there was nothing). */
bool store_commit(store *self);
/* Why the last commit failed: the database's own words. */
const char *store_error(const store *self);

/* ---- Games ---- */

void store_add_game(store *self, const store_game *game, const char *start, int seats,
                    const store_seat *seat);
void store_set_seat(store *self, const char *id, int seat, const store_seat *value);
void store_add_entry(store *self, const char *id, int number, int actor, const char *action,
                     int64_t when);
void store_cut_entries(store *self, const char *id, int length);
void store_add_chat(store *self, const char *id, int seat, const char *text, int64_t when);
void store_set_result(store *self, const char *id, const char *result);
void store_set_next(store *self, const char *id, const char *next);

/* Reads a game back, calling in this order and with borrowed texts. False if there is none. */
typedef struct {
    void *context;
    bool (*start)(void *context, const store_game *game, const char *position);
    void (*seat)(void *context, int seat, const store_seat *value);
    bool (*entry)(void *context, int actor, const char *action, int64_t when);
    void (*chat)(void *context, int seat, const char *text);
} store_reader;
bool store_read_game(store *self, const char *id, const store_reader *reader);

/* Open games with a free seat, newest first. */
void store_list_open(store *self, int limit,
                     void (*visit)(void *context, const store_game *game, const char *host),
                     void *context);

/* Games whose clock runs and that may have run out while nobody looked. */
void store_list_clocked(store *self, void (*visit)(void *context, const char *id), void *context);

int64_t store_count_games(store *self);

/* ---- Names ---- */

/* False if the name is taken. */
bool store_add_account(store *self, const char *name, const char *hash);
bool store_account_hash(store *self, const char *name, char out[STORE_HASH_CAP]);
void store_add_token(store *self, const char *token, const char *name);
bool store_token_name(store *self, const char *token, char out[STORE_NAME_CAP]);
void store_add_claim(store *self, const char *name, const char *id, const char *key);
void store_list_claims(store *self, const char *name, int limit,
                       void (*visit)(void *context, const char *id, const char *key,
                                     const char *game, const char *result),
                       void *context);

#endif
