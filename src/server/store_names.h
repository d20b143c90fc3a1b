/* SPDX-License-Identifier: MIT */
/* store_names.h - what must survive about people: names, sessions, their games, and bans. */
#ifndef VX_SERVER_STORE_NAMES_H
#define VX_SERVER_STORE_NAMES_H

#include "server/store.h"

enum {
    STORE_HASH_CAP = 128,
    STORE_SESSIONS_MAX = 10, /* a name may be signed in at so many places */
};

/* ---- Accounts ---- */

typedef struct {
    char name[STORE_NAME_CAP];       /* as its owner writes it */
    char hash[STORE_HASH_CAP];       /* of the password */
    char recovery[STORE_DIGEST_CAP]; /* of the code that replaces it */
    int64_t created;
} store_account;

/* False if the name, or one that looks like it, is taken. */
bool store_add_account(store *self, const store_account *account, const char *skeleton);
/* By the name itself, or by what it looks like. */
bool store_find_account(store *self, const char *name, const char *skeleton, store_account *out);
void store_set_password(store *self, const char *name, const char *hash, const char *recovery);
/* False if the new name is taken. Games keep who sat there. */
bool store_rename_account(store *self, const char *name, const char *to, const char *skeleton);
/* With sessions and claims; what was said in its games is emptied, and seats have no name. */
void store_remove_account(store *self, const char *name);
int64_t store_count_accounts(const store *self);

/* ---- Sessions: each is a token that some browser holds ---- */

typedef struct {
    char digest[STORE_DIGEST_CAP];
    char name[STORE_NAME_CAP];
    int64_t since, seen;
} store_session;

void store_add_session(store *self, const store_session *session);
bool store_find_session(store *self, const char *digest, store_session *out);
void store_see_session(store *self, const char *digest, int64_t when);
/* The one that was used last comes first. */
void store_list_sessions(store *self, const char *name,
                         void (*visit)(void *context, const store_session *session), void *context);
bool store_end_session(store *self, const char *name, const char *digest); /* false: is none */
void store_end_sessions(store *self, const char *name, const char *except);
/* Those that were last used before. */
void store_expire_sessions(store *self, int64_t before);

/* ---- Claims: the seats that belong to a name ---- */

typedef struct {
    const char *id, *game, *result, *clock;
    int seat, acts;
    int64_t deadline;
    bool has_begun;
} store_claim;

void store_add_claim(store *self, const char *name, const char *id, int seat, int64_t when);
/* The seat, or -1. */
int store_claimed_seat(store *self, const char *name, const char *id);
/* Those that wait for the name come first, by the time that is left; then others that go on; then
 * those that are over, the last one first. The texts are borrowed. */
void store_list_claims(store *self, const char *name, int limit,
                       void (*visit)(void *context, const store_claim *claim), void *context);
/* Everything that the name ever said at a table. */
void store_list_talk(store *self, const char *name,
                     void (*visit)(void *context, const char *id, const char *text), void *context);

/* ---- Names and addresses that may not come in ---- */

void store_ban(store *self, const char *who, int64_t when);
bool store_unban(store *self, const char *who); /* false: was not banned */
bool store_is_banned(store *self, const char *who);
void store_list_bans(store *self, void (*visit)(void *context, const char *who), void *context);

#endif
