/* SPDX-License-Identifier: MIT */
/* store_people.h - what must survive between people: ratings, results, blocks, reports, challenges. */
#ifndef VX_SERVER_STORE_PEOPLE_H
#define VX_SERVER_STORE_PEOPLE_H

#include "server/rating.h"
#include "server/store.h"

/* ---- Ratings, by game and speed ---- */

typedef struct {
    char name[STORE_NAME_CAP], game[32], speed[8];
    rating now;
} store_rating;

bool store_find_rating(store *self, const char *name, const char *game, const char *speed,
                       rating *out);
void store_set_rating(store *self, const store_rating *value);
void store_list_ratings(store *self, const char *name,
                        void (*visit)(void *context, const store_rating *value), void *context);
/* The strongest of a game first; provisional ones are left out. */
void store_list_leaders(store *self, const char *game, int limit,
                        void (*visit)(void *context, const store_rating *value), void *context);

/* ---- Results: who played whom, and what it did to the ratings ---- */

typedef struct {
    const char *id, *game, *clock, *result, *names; /* names: by seat, with '\n' between them */
    int seat;
    double before, after; /* equal: it was not rated */
    int64_t when;
} store_outcome;

void store_add_outcome(store *self, const char *name, const char *id, double before, double after,
                       int64_t when);
/* The last one first. */
void store_list_outcomes(store *self, const char *name, int limit,
                         void (*visit)(void *context, const store_outcome *value), void *context);
/* Of everybody, at open tables. */
void store_list_recent(store *self, int limit,
                       void (*visit)(void *context, const store_outcome *value), void *context);
/* The name that a seat belongs to; "" if none does, or more than one. */
void store_seat_owner(store *self, const char *id, int seat, char out[STORE_NAME_CAP]);

/* ---- Blocks and reports ---- */

void store_block(store *self, const char *name, const char *other, bool is_blocked);
bool store_is_blocked(store *self, const char *name, const char *other);
void store_list_blocks(store *self, const char *name,
                       void (*visit)(void *context, const char *other), void *context);
void store_add_report(store *self, const char *by, const char *about, const char *text,
                      int64_t when);
void store_list_reports(store *self,
                        void (*visit)(void *context, const char *by, const char *about,
                                      const char *text, int64_t when),
                        void *context);

/* ---- Challenges: tables at which a seat waits for a name ---- */

void store_list_challenges(store *self, const char *name,
                           void (*visit)(void *context, const store_game *game, const char *from),
                           void *context);

/* Renames or removes what belongs to a name here; "" removes. */
void store_move_people(store *self, const char *name, const char *to);

#endif
