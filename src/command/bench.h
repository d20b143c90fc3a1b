/* SPDX-License-Identifier: MIT */
/* bench.h - fixed work: the same on every machine, so that its hash must be the same too. */
#ifndef VX_COMMAND_BENCH_H
#define VX_COMMAND_BENCH_H

#include <stdbool.h>
#include <stdint.h>

/* A hash over every state and action of random games of all games; 0 if there is no memory. */
uint64_t vx_bench_signature(void);

/* Plays complete random games of one game until at least `actions` actions were made, listing the
 * legal ones for every decision. Tells how many games and actions; false if there is no memory. */
bool vx_bench_play(int game_index, uint64_t actions, uint64_t *games_out, uint64_t *actions_out);

#endif
