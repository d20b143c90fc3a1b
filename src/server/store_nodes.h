/* SPDX-License-Identifier: MIT */
/* store_nodes.h - what several servers on one database share: messages, leases, jobs and who is where.
 * A store that is a file has one server, and nothing of this does anything there.
 *
 * A node is one run of a server, by a name that no other run has. What it tells the others goes out
 * with the commit, or not at all. */
#ifndef VX_SERVER_STORE_NODES_H
#define VX_SERVER_STORE_NODES_H

#include "server/store.h"

bool store_is_shared(const store *self);
const char *store_node(const store *self); /* this one; "" where there is but one */
/* The database's clock, in milliseconds since 1970; 0: it cannot be asked. */
int64_t store_time(store *self);

/* Something for all other nodes to hear; see nodes.c for what is said. */
enum { STORE_MESSAGE_CAP = 2048 };
void store_tell(store *self, const char *message);
/* Until the commit nobody else has the guard of this name: what is read now stays true so long. */
void store_guard(store *self, const char *kind, const char *name);

/* ---- Nodes ---- */

void store_beat(store *self, int64_t until);          /* this one lives */
int64_t store_count_others(store *self, int64_t now); /* those that do */
/* This one ends: what it held is free. */
void store_leave(store *self);
/* What dead nodes have left behind is cleared away. True if there was anything. */
bool store_bury(store *self, int64_t now);

/* A task that one node at a time has. True: it is this one, until then. */
bool store_hold(store *self, const char *task, int64_t now, int64_t until);

/* ---- Jobs: a machine has to act in that game ---- */

void store_set_job(store *self, const char *id, int64_t until); /* taken; 0: free for everybody */
void store_renew_job(store *self, const char *id, int64_t until);
void store_remove_job(store *self, const char *id);
/* Takes some that nobody has, or whose node has not renewed them. */
int store_take_jobs(store *self, int64_t now, int64_t until, store_id *out, int capacity);

/* ---- Who is where: at a table by seat, at a tournament by name ---- */

/* `place` is where somebody comes from, "" where that does not matter; its digest is kept. */
void store_set_present(store *self, const char *id, const char *who, const char *place);
void store_set_gone(store *self, const char *id, const char *who);
void store_list_present(store *self, const char *id,
                        void (*visit)(void *context, const char *who, bool is_elsewhere),
                        void *context);

/* ---- Purses: how often somebody may do something, at all nodes together ---- */

/* As budget_take() takes one from a purse, which is found by what is done and by whom: a digest of both is
 * kept. */
bool store_take_from_purse(store *self, const char *what, const char *who, int64_t now, int full,
                           int milliseconds);
/* Those that are full again. */
void store_forget_purses(store *self, int64_t now);

#endif
