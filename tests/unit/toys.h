/* SPDX-License-Identifier: MIT */
/* toys.h - three tiny games with known values, to hold the search against.
 *
 * nim:    open, no chance; a turn has two parts (a heap, then how many), the last stone wins.
 * climb:  open, dice; each turn one step for sure or a throw of 0, 2 or 3; ten steps win.
 * duel:   hidden; each seat holds one of six cards. Seat 0 challenges (the higher card wins) or
 *         draws anew; then seat 1 challenges or stands pat, which is a draw. */
#ifndef VX_TESTS_TOYS_H
#define VX_TESTS_TOYS_H

#include "core/game.h"

enum { NIM_HEAPS = 3, NIM_NO_HEAP = 255 };

typedef struct {
    uint8_t heap[NIM_HEAPS];
    uint8_t chosen; /* the heap named in this turn, or NIM_NO_HEAP */
    uint8_t seat;
    uint8_t unused[3];
} nim;

nim make_nim(int a, int b, int c); /* seat 0 to name a heap */

enum { CLIMB_TOP = 10, CLIMB_STEP = 50, CLIMB_THROW = 51 };

typedef struct {
    uint8_t height[2];
    uint8_t seat;
    uint8_t thrown; /* the die is in the air */
    uint8_t unused[4];
} climb;

enum { DUEL_CARDS = 6, DUEL_CHALLENGE = 20, DUEL_DRAW = 21, DUEL_STAND = 22, DUEL_UNKNOWN = 0 };
enum { DUEL_FIRST, DUEL_DRAWING, DUEL_SECOND, DUEL_OVER, DUEL_DRAWN };

typedef struct {
    uint8_t card[2]; /* 1 .. DUEL_CARDS; DUEL_UNKNOWN in a view */
    uint8_t gone;    /* the card that seat 0 put away, known to seat 0 alone; 0: none */
    uint8_t stage;
    uint8_t unused[4];
} duel;

extern const vx_game nim_game, climb_game, duel_game;

#endif
