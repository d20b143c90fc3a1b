/* SPDX-License-Identifier: MIT */
/* away.h - the time in which no server ran, which is nobody's: it counts on no clock and lets no table
 * grow old. A machine whose clock was wrong at a restart looks the same as a long absence. */
#ifndef VX_SERVER_AWAY_H
#define VX_SERVER_AWAY_H

#include "server/hall.h"

enum {
    AWAY_NOTE_EVERY = 10000, /* milliseconds between two notes in the store that the server runs */
    AWAY_KEPT_DAYS = 90,     /* longer than the longest turn */
};

/* The server starts: it has been away since it last said that it runs. */
void away_begin(hall *house);
/* It runs. */
void away_note(hall *house);
/* Milliseconds that it was away since then. */
int64_t away_since(const hall *house, int64_t since);

#endif
