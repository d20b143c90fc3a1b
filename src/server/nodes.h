/* SPDX-License-Identifier: MIT */
/* nodes.h - several servers as one: the messages between them, and who does what is to be done once.
 *
 * A game belongs to no node. Each that has players there keeps a copy, writes the next version of it,
 * and fails if another was faster: then the copy is read again, like after any commit that failed.
 * All of this does nothing where the store is a file. */
#ifndef VX_SERVER_NODES_H
#define VX_SERVER_NODES_H

#include "server/hall.h"

enum { NODES_JOB_LEASE = 10000 }; /* milliseconds: a machine's turn that is not renewed is free */

/* Sets the clock by the database's and listens to the others. */
void nodes_begin(hall *house, const char *where, void (*wake)(void *context));
void nodes_end(hall *house);
/* This node lives. */
void nodes_beat(hall *house);
/* Does this node do what one has to do for all: clocks, tournaments, clearing away? */
bool nodes_keeps(const hall *house);
/* Once a second: beats, leases, jobs. */
void nodes_tick(hall *house);
/* The guest watches no tournament any more. */
void nodes_forget_watching(hall *house, guest *who);
/* Takes what others have said. */
void nodes_hear(hall *house);
/* Says it to the others, with the commit. */
void nodes_tell(hall *house, const char *what, const char *about, const char *more);

#endif
