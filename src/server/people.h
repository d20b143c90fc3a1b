/* SPDX-License-Identifier: MIT */
/* people.h - what games do to those who play them: results and ratings. */
#ifndef VX_SERVER_PEOPLE_H
#define VX_SERVER_PEOPLE_H

#include "server/hall.h"

/* "fast" (under ten minutes or so), "slow", "days" or "none". */
const char *people_speed(const char *clock);
/* The score of a seat by the result: 0, 0.5 or 1; below 0: it has none. */
double people_score(const table *at, int seat);
/* What somebody is known to be in a game at a speed; 1500 at first. */
int people_rating(hall *house, const char *name, const char *game, const char *clock);
/* A game has ended: notes it for the names that played, and rates it if it was one to one between two
 * names, begun, without the machine's help. */
void people_note_end(hall *house, const table *at);

#endif
