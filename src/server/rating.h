/* SPDX-License-Identifier: MIT */
/* rating.h - how strong somebody is: Glicko-2, one game at a time. */
#ifndef VX_SERVER_RATING_H
#define VX_SERVER_RATING_H

#include <stdbool.h>
#include <stdint.h>

enum { RATING_PROVISIONAL = 110 }; /* a deviation above this: too few games, or too long ago */

typedef struct {
    double rating, deviation, volatility;
    int games;
    int64_t at; /* milliseconds: of the last game */
} rating;

rating rating_first(int64_t now);
/* What somebody who has not played since is known to be now: the same, less surely. */
rating rating_now(const rating *self, int64_t now);
/* After a game against `other` (both as of now) that scored 0, 0.5 or 1. */
rating rating_after(const rating *self, const rating *other, double score, int64_t now);
bool rating_is_provisional(const rating *self);

#endif
