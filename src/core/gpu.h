/* SPDX-License-Identifier: MIT */
/* gpu.h - what the host asks of a GPU and what comes back: src/gpu plays, src/cli/gpu.c runs it. */
#ifndef VX_CORE_GPU_H
#define VX_CORE_GPU_H

#include <stdint.h>

enum {
    VX_GPU_SEATS = 4,
    VX_GPU_STATE_ROOM = 2048 /* bytes of the largest state that a thread has room for */
};

/* Game number g draws from the seed `seed + g * VX_SEED_STEP`, as every game of `vexillum sim` does. */
#define VX_SEED_STEP 0x9E3779B97F4A7C15u

typedef struct {
    uint64_t seed, first, games; /* games number first .. first+games-1 */
    uint64_t longest;            /* actions; then a game ends without a winner */
    uint64_t seats;
} vx_gpu_order;

/* Of one game. */
typedef struct {
    uint32_t actions, decisions;
    int8_t score[VX_GPU_SEATS]; /* 1 won, 0 drew, -1 lost */
    uint8_t is_over;            /* and not as long as it may be */
    uint8_t spare[3];
} vx_gpu_result;

#endif
