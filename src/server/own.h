/* SPDX-License-Identifier: MIT */
/* own.h - what belongs to a name besides its password: sessions that are open and games that are
 * kept, and how they end. For verbs and for those who run the server. */
#ifndef VX_SERVER_OWN_H
#define VX_SERVER_OWN_H

#include "server/hall.h"

/* Connections with that session, or with all but one, are closed and have to sign in again. */
void own_end_session(hall *house, const char *name, const char *digest);
void own_end_sessions(hall *house, const char *name, const char *except);
/* The name is free again: running games are resigned, seats lose their name and talk its words. */
void own_delete(hall *house, const char *name);
/* The same person under another name; false if that is taken. */
bool own_rename(hall *house, const char *name, const char *to);

/* What of it concerns the sockets of this node alone. */
void own_close_session(hall *house, const char *digest);
void own_close_sessions(hall *house, const char *name, const char *except);
void own_forget(hall *house, const char *name);
void own_call(hall *house, const char *name, const char *to);

#endif
