/* SPDX-License-Identifier: MIT */
/* store_names.c - names: accounts, sessions, the games that they keep, and who may not come in. */
#include "server/store_names.h"

#include <stdio.h>
#include <string.h>

#include "server/store_people.h"
#include "server/store_rows.h"

/* ---- Accounts ---- */

bool store_add_account(store *self, const store_account *account, const char *skeleton)
{
    row_write(self, ADD_ACCOUNT, "ttttl", account->name, account->hash, skeleton, account->recovery,
              account->created);
    bool is_new = row_changes(self) == 1;
    self->accounts += is_new;
    return is_new;
}

bool store_find_account(store *self, const char *name, const char *skeleton, store_account *out)
{
    row *from = row_query(self, GET_ACCOUNT, "tt", name, skeleton);
    bool is_there = row_next(self, from);
    if (is_there) {
        row_copy(from, 0, out->name, sizeof out->name);
        row_copy(from, 1, out->hash, sizeof out->hash);
        row_copy(from, 2, out->recovery, sizeof out->recovery);
        out->created = row_long(from, 3);
    }
    row_end(from);
    return is_there;
}

void store_set_password(store *self, const char *name, const char *hash, const char *recovery)
{
    row_write(self, SET_PASSWORD, "ttt", name, hash, recovery);
}

bool store_rename_account(store *self, const char *name, const char *to, const char *skeleton)
{
    row_write(self, RENAME_ACCOUNT, "ttt", name, to, skeleton);
    if (row_changes(self) != 1) return false;
    row_write(self, RENAME_SEATS, "tt", name, to);
    row_write(self, RENAME_CLAIMS, "tt", name, to);
    row_write(self, RENAME_SESSIONS, "tt", name, to);
    store_move_people(self, name, to);
    return true;
}

void store_remove_account(store *self, const char *name)
{
    row_write(self, SILENCE, "t", name);
    row_write(self, RENAME_SEATS, "tt", name, "");
    row_write(self, REMOVE_CLAIMS_OF, "t", name);
    store_move_people(self, name, "");
    store_end_sessions(self, name, "");
    row_write(self, REMOVE_ACCOUNT, "t", name);
    self->accounts -= row_changes(self) == 1;
}

int64_t store_count_accounts(const store *self)
{
    return self->accounts;
}

/* ---- Sessions ---- */

void store_add_session(store *self, const store_session *session)
{
    row_write(self, ADD_SESSION, "ttll", session->digest, session->name, session->since,
              session->seen);
    row_write(self, CUT_SESSIONS, "ti", session->name, STORE_SESSIONS_MAX);
}

bool store_find_session(store *self, const char *digest, store_session *out)
{
    row *from = row_query(self, GET_SESSION, "t", digest);
    bool is_there = row_next(self, from);
    if (is_there) {
        snprintf(out->digest, sizeof out->digest, "%s", digest);
        row_copy(from, 0, out->name, sizeof out->name);
        out->since = row_long(from, 1);
        out->seen = row_long(from, 2);
    }
    row_end(from);
    return is_there;
}

void store_see_session(store *self, const char *digest, int64_t when)
{
    row_write(self, SEE_SESSION, "tl", digest, when);
}

void store_list_sessions(store *self, const char *name,
                         void (*visit)(void *context, const store_session *session), void *context)
{
    row *from = row_query(self, LIST_SESSIONS, "t", name);
    while (row_next(self, from)) {
        store_session session = {.since = row_long(from, 1), .seen = row_long(from, 2)};
        row_copy(from, 0, session.digest, sizeof session.digest);
        snprintf(session.name, sizeof session.name, "%s", name);
        visit(context, &session);
    }
}

bool store_end_session(store *self, const char *name, const char *digest)
{
    row_write(self, END_SESSION, "tt", name, digest);
    return row_changes(self) > 0;
}

void store_end_sessions(store *self, const char *name, const char *except)
{
    row_write(self, END_SESSIONS, "tt", name, except);
}

void store_expire_sessions(store *self, int64_t before)
{
    row_write(self, EXPIRE_SESSIONS, "l", before);
}

/* ---- Claims ---- */

void store_add_claim(store *self, const char *name, const char *id, int seat, int64_t when)
{
    row_write(self, ADD_CLAIM, "ttil", name, id, seat, when);
}

int store_claimed_seat(store *self, const char *name, const char *id)
{
    row *from = row_query(self, GET_CLAIM, "tt", name, id);
    int seat = row_next(self, from) ? row_int(from, 0) : -1;
    row_end(from);
    return seat;
}

void store_list_claims(store *self, const char *name, int limit,
                       void (*visit)(void *context, const store_claim *claim), void *context)
{
    row *from = row_query(self, LIST_CLAIMS, "ti", name, limit);
    while (row_next(self, from)) {
        store_claim claim = {.id = row_text(from, 0),
                             .seat = row_int(from, 1),
                             .game = row_text(from, 2),
                             .result = row_text(from, 3),
                             .clock = row_text(from, 4),
                             .acts = row_int(from, 5),
                             .deadline = row_long(from, 6),
                             .has_begun = row_bool(from, 7)};
        visit(context, &claim);
    }
}

void store_list_talk(store *self, const char *name,
                     void (*visit)(void *context, const char *id, const char *text), void *context)
{
    row *from = row_query(self, LIST_TALK, "t", name);
    while (row_next(self, from)) visit(context, row_text(from, 0), row_text(from, 1));
}

/* ---- Bans ---- */

void store_ban(store *self, const char *who, int64_t when)
{
    row_write(self, ADD_BAN, "tl", who, when);
}

bool store_unban(store *self, const char *who)
{
    row_write(self, REMOVE_BAN, "t", who);
    return row_changes(self) > 0;
}

bool store_is_banned(store *self, const char *who)
{
    row *from = row_query(self, GET_BAN, "t", who);
    bool is_there = row_next(self, from);
    row_end(from);
    return is_there;
}

void store_list_bans(store *self, void (*visit)(void *context, const char *who), void *context)
{
    row *from = row_query(self, LIST_BANS, "");
    while (row_next(self, from)) visit(context, row_text(from, 0));
}
