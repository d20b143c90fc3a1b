/* SPDX-License-Identifier: MIT */
/* people.h - what games do to those who play them: results and ratings. */
#ifndef VX_SERVER_PEOPLE_H
#define VX_SERVER_PEOPLE_H

#include "server/hall.h"

/* "fast" (under ten minutes or so), "slow", "days" or "none". */
const char *people_speed(const char *clock);
/* A game has ended: notes it for the names that played, and rates it if it was one to one between two
 * names, begun, without the machine's help. */
void people_note_end(hall *house, const table *at);

#endif
