/* SPDX-License-Identifier: MIT */
/* standings.h - the order of a tournament: points, then what breaks ties. It knows nothing of the
 * store. */
#ifndef VX_SERVER_STANDINGS_H
#define VX_SERVER_STANDINGS_H

#include <stdbool.h>

enum { STANDINGS_BYE = -1 }; /* in the place of the second player */

typedef struct {
    int player[2];
    int half[2]; /* half points; below 0: not over */
    bool is_played;
} standings_game;

/* In half points, the Sonneborn-Berger score in quarters. */
typedef struct {
    int player;
    int score, wins, games; /* games: those that were played */
    int buchholz;           /* the sum of the opponents' scores */
    int berger; /* the scores of those who were beaten, and half of theirs who were drawn with */
} standings_row;

typedef enum { STANDINGS_SWISS, STANDINGS_ARENA } standings_kind;

/* Fills a row for each player, the best first. A round without a game (a bye, a forfeit) counts in
 * Buchholz and Berger as one against somebody with one's own score. Swiss ties are broken by Buchholz,
 * Sonneborn-Berger and wins; arena ties by wins and by fewer games; then by who entered first. */
void standings_count(standings_kind kind, const standings_game *games, int game_count,
                     standings_row *rows, int players);

#endif
