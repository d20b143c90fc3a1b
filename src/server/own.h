/* SPDX-License-Identifier: MIT */
/* own.h - what belongs to a name besides its password: sessions that are open and games that are
 * kept, and how they end. For verbs and for those who run the server. */
#ifndef VX_SERVER_OWN_H
#define VX_SERVER_OWN_H

#include "server/hall.h"

/* Whoever is here by that session, or by all but one, is disconnected and has to sign in again. */
void own_end_session(hall *house, const char *name, const char *digest);
void own_end_sessions(hall *house, const char *name, const char *except);
/* The name is free again: running games are resigned, seats lose their name and talk its words. */
void own_delete(hall *house, const char *name);
/* The same person under another name; false if that is taken. */
bool own_rename(hall *house, const char *name, const char *to);

#endif
