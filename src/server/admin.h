/* SPDX-License-Identifier: MIT */
/* admin.h - orders of whoever runs the server, from its own machine: a socket beside the database,
 * FILE-admin, that only its owner may open. A line comes in, lines go out. */
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

/* The path of the socket of that database, or false if it is too long for one. */
bool admin_path(const char *database, char *out, size_t capacity);

void admin_open(admin *self, const char *database);
void admin_close(admin *self, const char *database);
/* Carries out what has come in. Waits for nobody. */
void admin_tick(admin *self, hall *house);

#endif
