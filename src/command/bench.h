/* SPDX-License-Identifier: MIT */
/* bench.h - fixed work: the same on every machine, so that its hash must be the same too. */
#ifndef VX_COMMAND_BENCH_H
#define VX_COMMAND_BENCH_H

#include <stdbool.h>
#include <stdint.h>

#include "command/command.h"

/* A hash over every state and action of random games of all games; 0 if there is no memory. */
uint64_t vx_bench_signature(void);

typedef struct {
    uint64_t games, actions, microseconds; /* of processor time; 0 if the host cannot measure it */
} vx_bench_speed;

/* Plays complete random games of one game, listing the legal actions for every decision, until at
 * least `actions` were made or a second has gone by. False if there is no memory. */
bool vx_bench_play(int game_index, uint64_t actions, const vx_host *host, vx_bench_speed *out);

#endif
