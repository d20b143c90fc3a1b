/* SPDX-License-Identifier: MIT */
/* admin.h - orders of the administrator, from the server's own machine: a socket, usually beside the
 * database as FILE-admin, that only its owner may open. A line comes in, lines go out. */
#ifndef VX_SERVER_ADMIN_H
#define VX_SERVER_ADMIN_H

#include "server/hall.h"

enum { ADMIN_PEERS = 4, ADMIN_LINE_CAP = 1024, ADMIN_ANSWER_CAP = 64 << 10 };

typedef struct {
    int listener; /* -1: there is none */
    struct {
        int file; /* -1: free */
        char line[ADMIN_LINE_CAP];
        size_t length;
    } peer[ADMIN_PEERS];
} admin;

enum { ADMIN_PATH_CAP = 108 }; /* what a socket's address holds */

/* The path of the socket: the one that is wanted, or else the one beside the file of the database.
 * False: it is too long, or the database is no file. */
bool admin_path(const char *wanted, const char *database, char out[ADMIN_PATH_CAP]);

/* `path` has to live as long; "" opens none. */
void admin_open(admin *self, const char *path);
void admin_close(admin *self, const char *path);
/* Carries out what has come in. Waits for nobody. */
void admin_tick(admin *self, hall *house);

#endif
