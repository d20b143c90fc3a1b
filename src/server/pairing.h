/* SPDX-License-Identifier: MIT */
/* pairing.h - who plays whom next: the pairs that cost least. It knows nothing of the store. */
#ifndef VX_SERVER_PAIRING_H
#define VX_SERVER_PAIRING_H

#include <stdbool.h>
#include <stdint.h>

enum {
    PAIRING_NOBODY = -1, /* in the place of an opponent: a bye */
    PAIRING_EXACT = 16,  /* up to so many people the pairs are the best of all there are */
};

typedef struct {
    int score;   /* in half points */
    int balance; /* games in the first seat, less games in the second */
    int run;     /* the last seat was the first one so many times in a row; below 0: the second */
} pairing_player;

/* Players stand in the order of their places. */
typedef struct {
    int count;
    const pairing_player *player;
    const uint8_t *met; /* count + 1 numbers for each player: games against each, and byes */
} pairing_field;

/* Fills in the opponent of each player; PAIRING_NOBODY for one of them if their number is odd. False
 * if there is no memory.
 *
 * In the order of their weight: nobody meets anybody again and nobody has a second bye; nobody has
 * one seat three times more often than the other, or three times in a row; scores are equal; seats
 * are balanced; within a score the upper half plays the lower half. With more than PAIRING_EXACT
 * players nobody meets anybody again as long as each has played fewer than half of them. */
bool pairing_find(const pairing_field *field, int *opponent);

/* Does `a`, who stands before `b` at the place `rank` (from 0), take the first seat? */
bool pairing_is_first(const pairing_player *a, const pairing_player *b, int rank);

#endif
