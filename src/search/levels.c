/* SPDX-License-Identifier: MIT */
/* levels.c - eight opponents from somebody who read the rules yesterday to all we have.
 *
 * Weak levels do not throw dice over their choice. They look less far, and they overlook things as
 * people do: the less an action stands out, the likelier it is missed, others' replies more often
 * than one's own chances, and what is missed stays missed for the whole decision. */
#include "core/hash.h"
#include "search/internal.h"

typedef struct {
    vx_method method;
    int depth; /* turns, alpha-beta */
    uint64_t nodes, milliseconds;
    int overlooks_own, overlooks_replies; /* of a hundred that stand out least */
} level_facts;

/* clang-format off */
static const level_facts levels[VX_LEVEL_MAX + 1] = {
    [1] = {VX_METHOD_GREEDY, 0,       0,    0, 60,  0}, /* sees no reply at all */
    [2] = {VX_METHOD_AUTO,   1,     400,    0, 40, 70},
    [3] = {VX_METHOD_AUTO,   2,    1200,    0, 25, 50},
    [4] = {VX_METHOD_AUTO,   0,    4000,    0, 15, 30},
    [5] = {VX_METHOD_AUTO,   0,   12000,    0,  5, 15},
    [6] = {VX_METHOD_AUTO,   0,   40000,    0,  0,  0},
    [7] = {VX_METHOD_AUTO,   0,  160000,    0,  0,  0},
    [8] = {VX_METHOD_AUTO,   0,       0, 1000,  0,  0},
};
/* clang-format on */

static const uint64_t NODES_WITHOUT_CLOCK = 600000; /* what the top level does in its second */

static uint64_t lower_limit(uint64_t a, uint64_t b)
{
    return a == 0 ? b : b == 0 || a < b ? a : b;
}

static bool is_unlimited(const vx_limits *limits)
{
    return limits->level == 0 && limits->depth == 0 && limits->nodes == 0 &&
           limits->milliseconds == 0;
}

void vx_apply_level(vx_run *run)
{
    vx_limits *limits = &run->limits;
    if (is_unlimited(limits)) limits->level = 5;
    bool has_clock = run->platform->clock != NULL;
    if (limits->level > 0) {
        const level_facts *level = &levels[limits->level];
        if (limits->method == VX_METHOD_AUTO) limits->method = level->method;
        limits->depth = (int)lower_limit((uint64_t)limits->depth, (uint64_t)level->depth);
        limits->nodes = lower_limit(limits->nodes, level->nodes);
        limits->milliseconds = lower_limit(limits->milliseconds, level->milliseconds);
        run->overlooks_own = level->overlooks_own;
        run->overlooks_replies = level->overlooks_replies;
    }
    bool is_endless = limits->depth == 0 && limits->nodes == 0 && !has_clock &&
                      run->platform->should_stop == NULL;
    if (is_endless) limits->nodes = NODES_WITHOUT_CLOCK;
}

/* Out of a hundred, how often is an action missed that stands at `rank` of `count`? */
static int chance_to_miss(int overlooks, int rank, int count)
{
    return rank == 0 ? 0 : overlooks * (count + 2 * rank) / (3 * count);
}

void vx_overlook(const vx_run *run, vx_frame *frame)
{
    bool ours = vx_is_friend(run, frame->state, run->game->to_act(frame->state));
    int overlooks = ours ? run->overlooks_own : run->overlooks_replies;
    if (overlooks == 0 || frame->count < 2) return;
    int kept = 0, rank = 0;
    vx_rank(frame);
    for (int index; (index = vx_next_ranked(frame)) >= 0; rank++) {
        uint64_t roll = vx_hash_bytes(&frame->actions[index], sizeof(vx_action), run->limits.seed);
        bool missed = (int)(roll % 100) < chance_to_miss(overlooks, rank, frame->count);
        if (missed) frame->scores[index] = INT32_MIN; /* the ranking has its own copy */
    }
    for (int i = 0; i < frame->count; i++) {
        if (frame->scores[i] == INT32_MIN) continue;
        frame->actions[kept] = frame->actions[i];
        frame->scores[kept++] = frame->scores[i];
    }
    frame->count = kept;
}
