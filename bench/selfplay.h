/* SPDX-License-Identifier: MIT */
/* selfplay.h - a decision as bench/selfplay.c writes it down. */
#ifndef VX_BENCH_SELFPLAY_H
#define VX_BENCH_SELFPLAY_H

#include <stdint.h>

/* Behind it follow the state and `count` shares of visits, in the order of the game's list. */
typedef struct {
    uint32_t game; /* a number to keep games together by */
    int16_t value; /* what the search thought, for the seat that acts */
    int8_t result; /* how the game ended for that seat: 1 won, 0 drawn, -1 lost */
    int8_t seat;
    uint16_t count; /* actions */
    uint16_t spare;
} vx_decision;

#endif
