/* SPDX-License-Identifier: MIT */
/* kernel.c - random games on a GPU, with the rules of src/games as they are. VX_GAME names the game. A thread
 * plays a few actions at a time and takes the next game when one is over, so that no thread of a group waits
 * for the longest game. */
#include "core/game.h"
#include "core/gpu.h"

extern const vx_game VX_GAME;

enum { ACTIONS_AT_ONCE = 16 };

typedef struct {
    _Alignas(16) uint64_t state[VX_GPU_STATE_ROOM / sizeof(uint64_t)];
    vx_random random;
    vx_played played;
    uint64_t number;
} table;

static void begin_game(table *t, const uint64_t *start, const vx_gpu_order *order)
{
    for (size_t i = 0; i < VX_GAME.state_size / sizeof *start; i++) t->state[i] = start[i];
    vx_random_seed(&t->random, order->seed + (order->first + t->number) * VX_SEED_STEP);
    t->played = (vx_played){0};
}

static bool is_over(const table *t)
{
    return VX_GAME.rules.to_act(t->state) == VX_OVER;
}

static void end_game(const table *t, const vx_gpu_order *order, vx_gpu_result *out)
{
    vx_gpu_result result = {.actions = (uint32_t)t->played.actions,
                            .decisions = (uint32_t)t->played.decisions,
                            .is_over = is_over(t)};
    for (int seat = 0; result.is_over && seat < (int)order->seats; seat++)
        result.score[seat] = (int8_t)VX_GAME.rules.score(t->state, seat);
    *out = result;
}

/* False if all are taken. */
static bool take_game(table *t, const uint64_t *start, const vx_gpu_order *order, uint64_t *next)
{
    t->number = __atomic_fetch_add(next, 1, __ATOMIC_RELAXED);
    if (t->number >= order->games) return false;
    begin_game(t, start, order);
    return true;
}

/* True once the game is over or as long as it may be. */
static bool play_some(table *t, uint64_t longest)
{
    uint64_t left = longest - t->played.actions;
    vx_played more = VX_GAME.playout->play(t->state, &t->random,
                                           left < ACTIONS_AT_ONCE ? left : ACTIONS_AT_ONCE);
    t->played.actions += more.actions;
    t->played.decisions += more.decisions;
    return is_over(t) || t->played.actions >= longest;
}

#ifdef __NVPTX__
#define KERNEL __attribute__((nvptx_kernel))
#else
#define KERNEL /* tests/gpu plays on a processor */
#endif

KERNEL void vx_gpu_play(const uint64_t *start, const vx_gpu_order *order, uint64_t *next,
                        vx_gpu_result *results);

KERNEL void vx_gpu_play(const uint64_t *start, const vx_gpu_order *order, uint64_t *next,
                        vx_gpu_result *results)
{
    table t;
    bool has_game = take_game(&t, start, order, next);
    while (has_game) {
        if (!play_some(&t, order->longest)) continue;
        end_game(&t, order, &results[t.number]);
        has_game = take_game(&t, start, order, next);
    }
}
