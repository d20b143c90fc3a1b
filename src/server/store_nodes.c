/* SPDX-License-Identifier: MIT */
/* store_nodes.c - messages, leases, jobs and presence. */
#include "server/store_nodes.h"

#include <stdio.h>
#include <string.h>

#include "server/secret.h"
#include "server/store_rows.h"

bool store_is_shared(const store *self)
{
    return self->node[0] != '\0';
}

const char *store_node(const store *self)
{
    return self->node;
}

int64_t store_time(store *self)
{
    return store_is_shared(self) ? row_number(self, GET_TIME) : 0;
}

void store_tell(store *self, const char *message)
{
    char text[STORE_MESSAGE_CAP];
    if (!store_is_shared(self)) return;
    snprintf(text, sizeof text, "%s %s", self->node, message);
    row_write(self, TELL, "t", text);
}

void store_guard(store *self, const char *kind, const char *name)
{
    char text[STORE_MESSAGE_CAP];
    if (!store_is_shared(self)) return;
    snprintf(text, sizeof text, "%s %s", kind, name);
    row_write(self, GUARD, "t", text);
}

/* ---- Nodes ---- */

void store_beat(store *self, int64_t until)
{
    row_write(self, BEAT, "tl", self->node, until);
}

int64_t store_count_others(store *self, int64_t now)
{
    row *from = row_query(self, COUNT_OTHERS, "tl", self->node, now);
    int64_t count = row_next(self, from) ? row_long(from, 0) : 0;
    row_end(from);
    return count;
}

void store_leave(store *self)
{
    static const statement removals[] = {LEAVE, DROP_LEASES, FREE_JOBS, DROP_PRESENT};
    for (size_t i = 0; i < sizeof removals / sizeof removals[0]; i++)
        row_write(self, removals[i], "t", self->node);
}

bool store_bury(store *self, int64_t now)
{
    row_write(self, BURY_PRESENT, "l", now);
    bool has_found = row_changes(self) > 0;
    row_write(self, BURY_NODES, "l", now);
    return has_found;
}

bool store_hold(store *self, const char *task, int64_t now, int64_t until)
{
    row_write(self, TAKE_LEASE, "ttll", task, self->node, until, now);
    return row_changes(self) == 1;
}

/* ---- Jobs ---- */

void store_set_job(store *self, const char *id, int64_t until)
{
    row_write(self, SET_JOB, "ttl", id, self->node, until);
}

void store_renew_job(store *self, const char *id, int64_t until)
{
    row_write(self, RENEW_JOB, "ttl", id, self->node, until);
}

void store_remove_job(store *self, const char *id)
{
    row_write(self, REMOVE_JOB, "t", id);
}

int store_take_jobs(store *self, int64_t now, int64_t until, store_id *out, int capacity)
{
    int count = 0;
    row *from = row_query(self, TAKE_JOBS, "tlli", self->node, until, now, capacity);
    while (row_next(self, from)) row_copy(from, 0, out[count++], STORE_ID_CAP);
    return count;
}

/* ---- Presence ---- */

void store_set_present(store *self, const char *id, const char *who, const char *place)
{
    char digest[STORE_DIGEST_CAP] = "";
    if (place[0] != '\0') secret_digest(place, digest);
    row_write(self, SET_PRESENT, "tttt", id, who, self->node, digest);
}

void store_set_gone(store *self, const char *id, const char *who)
{
    row_write(self, UNSET_PRESENT, "ttt", id, who, self->node);
}

void store_list_present(store *self, const char *id,
                        void (*visit)(void *context, const char *who, bool is_elsewhere),
                        void *context)
{
    row *from = row_query(self, LIST_PRESENT, "t", id);
    while (row_next(self, from))
        visit(context, row_text(from, 0), strcmp(row_text(from, 1), self->node) != 0);
}

/* ---- Purses ---- */

bool store_take_from_purse(store *self, const char *what, const char *who, int64_t now, int full,
                           int milliseconds)
{
    char whose[STORE_MESSAGE_CAP], digest[STORE_DIGEST_CAP];
    snprintf(whose, sizeof whose, "%s %s", what, who);
    secret_digest(whose, digest);
    row_write(self, TAKE_FROM_PURSE, "tlll", digest, (int64_t)milliseconds, now,
              (int64_t)full * milliseconds);
    return row_changes(self) == 1;
}

void store_forget_purses(store *self, int64_t now)
{
    row_write(self, FORGET_PURSES, "l", now);
}
