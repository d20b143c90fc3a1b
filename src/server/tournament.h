/* SPDX-License-Identifier: MIT */
/* tournament.h - tournaments that run by themselves: Swiss, in rounds, and arenas, where free players
 * are paired until the time is up.
 *
 * Nothing of a tournament is kept in memory. It is read from the store, taken a step further and
 * written back within the pass; so a restart, or a commit that fails, leaves it as it was. Its games
 * are tables like any other, whose two seats belong to the names that are paired. */
#ifndef VX_SERVER_TOURNAMENT_H
#define VX_SERVER_TOURNAMENT_H

#include "server/hall.h"
#include "server/standings.h"
#include "server/store_tournaments.h"

enum {
    TOURNAMENT_ENTRANTS_MAX = 256,
    TOURNAMENT_ROUNDS_MAX = 9,
    TOURNAMENT_TITLE_LETTERS = 40,
    TOURNAMENTS_OPEN_MAX = 100,        /* that are not over */
    TOURNAMENTS_A_NAME = 2,            /* of these, scheduled by one name */
    TOURNAMENTS_ENTERED_MAX = 5,       /* of these, entered by one name */
    TOURNAMENT_AHEAD_MAX = 30 * 86400, /* seconds, like all below */
    TOURNAMENT_LENGTH_MAX = 6 * 3600,
    TOURNAMENT_WAIT_MAX = 3 * 86400,
    TOURNAMENT_PAUSE_MAX = 3600,
};

/* ---- What people do. Each returns false and fills `why` where it refuses ---- */

typedef struct {
    const char *kind, *game; /* kind: "swiss" or "arena" */
    const char *by;          /* "": those who run the server */
    const vx_setting *setting;
    int setting_count;
} tournament_wish;

bool tournament_schedule(hall *house, const tournament_wish *wish, store_id out, vx_problem *why);
bool tournament_enter(hall *house, const char *id, const char *name, vx_problem *why);
bool tournament_withdraw(hall *house, const char *id, const char *name, vx_problem *why);
/* `by` NULL: those who run the server, who may end one that has begun. */
bool tournament_cancel(hall *house, const char *id, const char *by, vx_problem *why);

/* ---- What happens by itself ---- */

/* A game has ended; most belong to no tournament. */
void tournament_note_end(hall *house, const table *at);
/* Starts, pairs, waits for nobody longer than agreed, and ends. */
void tournament_tick(hall *house);

/* ---- One tournament, as the store has it ---- */

typedef struct {
    store_tournament facts;
    store_entrant *entrant;
    store_pairing *pairing;
    int entrants, pairings;
    int entrant_room, pairing_room;
    bool is_cut; /* there was no memory */
} tournament;

/* False: there is none, or it cannot be read. Free it in any case. */
bool tournament_read(hall *house, const char *id, tournament *out);
void tournament_free(tournament *self);
/* Rows for all entrants, the best first; free() them. NULL if there is no memory. */
standings_row *tournament_standings(const tournament *self);
/* When an arena pairs nobody any more: time in which no server ran does not count. */
int64_t tournament_end(const hall *house, const store_tournament *facts);
/* Notes that it has changed, for everybody who watches it, at any node. */
void tournament_touch(hall *house, const char *id);
/* The same at this one alone. */
void tournament_show(hall *house, const char *id);

#endif
