/* SPDX-License-Identifier: MIT */
/* chance.c - from the values of a search to chances that hold: of positions said to be 70%, 70% are
 * won. The tables are measured (bench/calibrate.c) and belong to the games. */
#include "search/internal.h"

enum { THOUSAND = 1000 };

static int on_the_way(const vx_chance_point *from, const vx_chance_point *to, int value)
{
    int width = to->value - from->value;
    if (width <= 0) return to->chance;
    return from->chance + ((to->chance - from->chance) * (value - from->value) + width / 2) / width;
}

static int look_up(const vx_chance_table *table, int value)
{
    const vx_chance_point *point = table->point;
    if (value <= point[0].value) return point[0].chance;
    for (int i = 1; i < table->count; i++)
        if (value < point[i].value) return on_the_way(&point[i - 1], &point[i], value);
    return point[table->count - 1].chance;
}

int vx_chance_of_value(const vx_game *game, vx_evaluation evaluation, int value)
{
    const vx_chance_table *chances = vx_machine_of(game)->chances;
    if (chances == NULL || chances[evaluation].count == 0) return VX_CHANCE_UNKNOWN;
    return look_up(&chances[evaluation], value);
}

static vx_evaluation evaluation_of(const vx_run *run)
{
    if (run->limits.method == VX_METHOD_GREEDY) return VX_EVALUATION_BLIND;
    bool is_partial = run->overlooks[0] > 0 || run->overlooks[1] > 0 || run->handicaps != 0;
    return is_partial ? VX_EVALUATION_PARTIAL : VX_EVALUATION_FULL;
}

static int chance_of(const vx_run *run, bool is_measured, const vx_candidate *candidate)
{
    if (candidate->proof != VX_UNPROVEN) return candidate->proof == VX_WINS ? THOUSAND : 0;
    if (!is_measured || candidate->visits == 0) return VX_CHANCE_UNKNOWN;
    return vx_chance_of_value(run->game, evaluation_of(run), candidate->value);
}

/* Samples of what was tried less scatter more, and the luckiest of many looks best. */
static void hold_back(const vx_run *run, int favourite, vx_candidate *candidate)
{
    bool is_sampled = run->limits.method == VX_METHOD_MCTS || run->limits.method == VX_METHOD_UCT;
    if (is_sampled && candidate->proof == VX_UNPROVEN && candidate->value > favourite)
        candidate->value = favourite;
}

/* The tables are about the game's own evaluation by the book: what another evaluator says, or the same about changed
 * rules, was not measured. */
void vx_fill_chances(vx_searcher *searcher, const vx_run *run, int favourite)
{
    bool is_measured = run->evaluator == &searcher->own && run->limits.method != VX_METHOD_RANDOM &&
                       run->limits.method != VX_METHOD_FIRST_TIMER &&
                       vx_ruleset_of(run->game, run->view) == 0;
    for (int i = 0; i < searcher->count; i++) {
        vx_candidate *candidate = &searcher->candidates[i];
        hold_back(run, favourite, candidate);
        candidate->chance = chance_of(run, is_measured, candidate);
    }
}
