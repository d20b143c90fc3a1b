/* SPDX-License-Identifier: MIT */
/* levels.c - eight opponents, from a beginner to the full strength of the search.
 *
 * Weak levels make no random choices. They look less far ahead, and they err as people do:
 *  - They overlook actions. The less an action stands out, the likelier the level misses it, and replies
 *    more often than own actions. An action once missed stays missed for the whole decision.
 *  - They have evaluation noise. Each action looks a little better or worse than it is, by a bounded
 *    error: near equals get confused, a clear choice does not.
 *  - They have handicaps: a game names what its weak levels do badly. */
#include "core/hash.h"
#include "search/internal.h"

/* For games that have no ladder of their own. */
static const vx_level common_levels[VX_LEVEL_MAX] = {
    {.is_blind = true, .nodes = 3000, .overlooks = {90, 0}, .noise = 1500},
    {.depth = 1, .nodes = 400, .overlooks = {60, 80}, .noise = 800},
    {.depth = 2, .nodes = 1000, .overlooks = {40, 60}, .noise = 400},
    {.nodes = 2500, .overlooks = {25, 40}, .noise = 200},
    {.nodes = 8000, .overlooks = {10, 20}, .noise = 100},
    {.nodes = 30000},
    {.nodes = 150000},
    {.milliseconds = 1000},
};

static const uint64_t NODES_WITHOUT_CLOCK = 600000; /* what the top level does in its second */

static uint64_t lower_limit(uint64_t a, uint64_t b)
{
    return a == 0 ? b : b == 0 || a < b ? a : b;
}

static bool is_unlimited(const vx_limits *limits)
{
    return limits->level == 0 && limits->depth == 0 && limits->nodes == 0 &&
           limits->iterations == 0 && limits->milliseconds == 0;
}

/* The greedy player is a yardstick: it has all handicaps, so that it does not change with the game. */
static void make_yardstick(vx_run *run)
{
    enum { NODES = 10000 }; /* enough for the whole turn, unless it is a long one */
    run->handicaps = ~0u;
    if (is_unlimited(&run->limits)) run->limits.nodes = NODES;
}

/* So is the first-timer, who knows what a weak level knows of what looks natural. */
static void make_first_timer(vx_run *run)
{
    enum { NODES = 20000 };
    run->handicaps = ~0u;
    if (is_unlimited(&run->limits))
        run->limits.nodes = run->machine->stage != NULL ? NODES / 100 : NODES;
}

/* So is plain UCT, which evaluates nothing. */
static void make_plain(vx_run *run)
{
    enum { ITERATIONS = 1000 };
    run->evaluator = NULL;
    if (is_unlimited(&run->limits)) run->limits.iterations = ITERATIONS;
}

static const vx_level *level_of(const vx_game *game, int level)
{
    const vx_level *own = vx_machine_of(game)->levels;
    return &(own != NULL ? own : common_levels)[level - VX_LEVEL_MIN];
}

void vx_apply_level(vx_run *run)
{
    vx_limits *limits = &run->limits;
    if (limits->method == VX_METHOD_GREEDY)
        make_yardstick(run);
    else if (limits->method == VX_METHOD_FIRST_TIMER)
        make_first_timer(run);
    else if (limits->method == VX_METHOD_UCT)
        make_plain(run);
    else if (is_unlimited(limits))
        limits->level = 5;
    bool has_clock = run->platform->clock != NULL;
    if (limits->level > 0) {
        const vx_level *level = level_of(run->game, limits->level);
        if (limits->method == VX_METHOD_AUTO && level->is_blind) limits->method = VX_METHOD_GREEDY;
        limits->depth = (int)lower_limit((uint64_t)limits->depth, (uint64_t)level->depth);
        limits->nodes = lower_limit(limits->nodes, level->nodes);
        limits->milliseconds = lower_limit(limits->milliseconds, (uint64_t)level->milliseconds);
        run->overlooks[0] = level->overlooks[0];
        run->overlooks[1] = level->overlooks[1];
        run->noise = level->noise;
        run->handicaps = level->handicaps;
    }
    bool is_endless = limits->depth == 0 && limits->nodes == 0 && limits->iterations == 0 &&
                      !has_clock && run->platform->should_stop == NULL;
    if (is_endless) limits->nodes = NODES_WITHOUT_CLOCK;
}

/* ---- Overlooking ---- */

/* Out of a hundred, how often is an action missed that stands at `rank` of `count`? */
static int chance_to_miss(int overlooks, int rank, int count)
{
    return overlooks * (count + rank) / (2 * count);
}

static bool is_missed(const vx_run *run, vx_action action, int chance)
{
    return (int)(vx_hash_bytes(&action, sizeof action, run->limits.seed) % 100) < chance;
}

void vx_overlook(const vx_run *run, vx_frame *frame)
{
    bool ours = vx_is_friend(run, frame->state, run->game->rules.to_act(frame->state));
    int overlooks = run->overlooks[ours ? 0 : 1];
    if (overlooks == 0 || frame->count < 2) return;
    int kept = 0, rank = 0, noticed = 0, first = 0;
    vx_rank(frame);
    for (int index; (index = vx_next_ranked(frame)) >= 0; rank++) {
        int chance = chance_to_miss(overlooks, rank, frame->count);
        bool missed = is_missed(run, frame->actions[index], chance);
        if (missed) frame->scores[index] = INT32_MIN; /* the ranking has its own copy */
        if (rank == 0) first = index;
        noticed += !missed;
    }
    if (noticed == 0) frame->scores[first] = 0; /* something is always done */
    for (int i = 0; i < frame->count; i++) {
        if (frame->scores[i] == INT32_MIN) continue;
        frame->actions[kept] = frame->actions[i];
        frame->scores[kept++] = frame->scores[i];
    }
    frame->count = kept;
}

/* ---- Evaluation noise ---- */

/* Between -limit and limit, small errors more often than large ones; the same for one action
 * throughout a decision. */
static int error_about(const vx_run *run, vx_action action, int limit)
{
    uint64_t roll = vx_hash_bytes(&action, sizeof action, ~run->limits.seed);
    int half = limit / 2 + 1;
    return (int)(roll % (uint64_t)half) - (int)((roll >> 32) % (uint64_t)half);
}

void vx_add_noise(vx_searcher *searcher, const vx_run *run)
{
    int best = 0, highest = INT32_MIN;
    for (int i = 0; i < searcher->count; i++) {
        const vx_candidate *candidate = &searcher->candidates[i];
        if (candidate->visits == 0 && i > 0) continue; /* nothing is known about it */
        int seeming = candidate->value + error_about(run, candidate->action, run->noise);
        if (seeming <= highest) continue;
        highest = seeming;
        best = i;
    }
    vx_candidate chosen = searcher->candidates[best];
    for (; best > 0; best--) searcher->candidates[best] = searcher->candidates[best - 1];
    searcher->candidates[0] = chosen;
}
