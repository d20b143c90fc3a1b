/* SPDX-License-Identifier: MIT */
/* clock.h - time to think: "none", "600+5" (seconds for the game, and for each turn more) or
 * "86400" (seconds for each turn, as long as days). */
#ifndef VX_SERVER_CLOCK_H
#define VX_SERVER_CLOCK_H

#include "server/hall.h"

enum {
    CLOCK_SECONDS_MIN = 10,
    CLOCK_LIVE_MAX = 6 * 3600, /* seconds for a whole game; longer than this is play by the day */
    CLOCK_INCREMENT_MAX = 600,
    CLOCK_TURN_MAX = 30 * 86400, /* seconds for one turn */
};

bool clock_is_well_formed(const char *text);
int64_t clock_first_time(const char *text); /* milliseconds; 0 without a clock */
/* The seat whose clock runs, or NOBODY. */
int clock_running(const table *self);
/* What is left to the seat now. */
int64_t clock_left(const table *self, int seat);
/* The game begins. */
void clock_start(table *self);
/* The seat has acted and chance has had its say: its time is counted, and the next clock starts. */
void clock_press(table *self, int seat);
/* The running clock, if one runs, is read for the last time: what it shows is what is left. */
void clock_stop(table *self);
/* A table came back from the store: nobody loses the time that the server was away. */
void clock_after_reading(const hall *house, table *self);

#endif
