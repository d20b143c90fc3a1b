/* SPDX-License-Identifier: MIT */
/* arena.h - matches between bots, as the files of the arena share them. */
#ifndef VX_CLI_ARENA_H
#define VX_CLI_ARENA_H

#include <stdio.h>

#include "command/command.h"
#include "core/text.h"
#include "search/search.h"

enum { ARENA_BOTS = 24, ARENA_NAME_CAP = 120 };

typedef struct {
    char name[ARENA_NAME_CAP];
    bool is_program;
    vx_limits limits;
} arena_bot;

/* Who meets whom: all of them, the first each other one, or each the one two places below it; then
 * the last two meet as well, so that all can be rated together. */
typedef enum { ARENA_ROUND, ARENA_GAUNTLET, ARENA_LADDER, ARENA_MODES } arena_mode;

/* What is to be played. Bots meet in pairings, a pairing in pairs of games: the same chance, the
 * seats swapped. */
typedef struct {
    const vx_game *game;
    const void *start;
    char options[256]; /* the settings, as they were given */
    arena_bot bots[ARENA_BOTS];
    int bot_count;
    arena_mode mode;
    int pairs; /* of games, the most of each pairing */
    uint64_t seed;
    int think_for;    /* milliseconds that a program is given */
    double low, high; /* the sequential test: scores that mean "no" and "yes"; high 0: none */
    int threads;
} arena_plan;

typedef struct {
    int first, second; /* bots; first < second */
} arena_pairing;

int arena_pairing_count(const arena_plan *plan);
arena_pairing arena_pairing_at(const arena_plan *plan, int index);

/* How a game ended, beside its result. */
typedef enum { END_OVER, END_CAP, END_FAULT, ENDS } arena_end;
extern const char *const arena_end_names[ENDS];

/* One game played. Seat 1, or the team of seat 1, was held by the pairing's first bot, or where the
 * game is the second of its pair by the second. */
typedef struct {
    int pairing, pair, swapped;
    int result; /* for the pairing's first bot: 1, 0, -1 */
    arena_end end;
    int decisions;
    uint64_t microseconds[2]; /* a decision, by bot of the pairing */
} arena_game;

/* ---- Playing (arena_play.c) ---- */

/* The things of one worker: its searchers and programs, kept from game to game. */
typedef struct arena_table arena_table;
arena_table *arena_table_new(const arena_plan *plan, const vx_host *host,
                             const vx_platform *platform);
void arena_table_free(arena_table *table);
/* Fills `game`, whose pairing, pair and swapped are set. On END_FAULT `fault` says what the loser
 * did. False if there is no memory or the game was given up because of a stop. */
bool arena_play(arena_table *table, arena_game *game, char *fault, size_t capacity);

/* ---- The log (arena_log.c) ---- */

typedef struct {
    arena_game *games;
    int count, capacity;
} arena_results;

bool arena_results_add(arena_results *results, const arena_game *game);
void arena_results_free(arena_results *results);

/* Opens the log, reads what is in it and leaves it ready for more. A torn last line, left by a
 * kill, is cut off. NULL: `why` says what is wrong; a log of another plan is refused. */
FILE *arena_log_open(const char *path, const arena_plan *plan, arena_results *results,
                     vx_problem *why);
/* One line, handed to the system before this returns. */
bool arena_log_add(FILE *log, const arena_game *game, const char *fault);

/* ---- Figures (arena_rating.c) ---- */

/* A pairing. Games and score count every game; the interval and the test wait for whole pairs. */
typedef struct {
    int wins, draws, losses; /* of the first bot, by games */
    int pairs;               /* 0: there is no interval yet */
    double score, error;     /* of the first bot, 0 .. 1; half the width of its 95% interval */
    double evidence;         /* log-likelihood ratio of the sequential test */
    int verdict;             /* 1: at least `high` is accepted, -1: at most `low`, 0: open */
} arena_tally;

typedef struct {
    double rating, error; /* Elo, mean of all 0; half the width of the 95% interval */
    int games, pairs;     /* without a whole pair there is no interval */
    double score;         /* 0 .. 1 */
    double milliseconds;  /* a decision, in the mean */
} arena_standing;

arena_tally arena_count(const arena_plan *plan, const arena_results *results, int pairing);
void arena_rate(const arena_plan *plan, const arena_results *results, arena_standing *out);
/* The numbers of the bots, best first. */
void arena_sort(const arena_plan *plan, const arena_standing *standing, int *order);
/* The score of the first bot after each pair, for a plot; returns how many. */
int arena_course(const arena_results *results, int pairing, double *out, int capacity);

/* ---- Reports (arena_report.c, arena_page.c) ---- */

void arena_report_text(const arena_plan *plan, const arena_results *results, vx_language language,
                       vx_text *out);
void arena_report_json(const arena_plan *plan, const arena_results *results, vx_text *out);
void arena_report_page(const arena_plan *plan, const arena_results *results, vx_language language,
                       vx_text *out);

/* ---- A program held to the protocol (arena_check.c) ---- */

/* Writes a line for each claim, and returns true if the program keeps all of them. */
bool arena_check_program(const char *command, const vx_game *game, int think_for,
                         vx_language language, vx_text *out);

#endif
