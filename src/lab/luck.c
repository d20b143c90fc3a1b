/* SPDX-License-Identifier: MIT */
/* luck.c - what dice and draws gave to a side, as the game's own evaluation sees it.
 *
 * At each outcome of chance: the value behind it, less the mean over what could have come. The mean of that
 * is zero however good or bad the evaluation is. So luck never shifts a win rate; what it explains of the
 * results is a lower bound for the share of luck in them. */
#include <string.h>

#include "lab/lab.h"

enum { LISTED = 36, DRAWN = 12 }; /* outcomes looked at: all of so many, else so many by lot */

/* The measured kind of evaluation that is nearest to a plain look at the board; VX_EVALUATIONS: none is. */
static vx_evaluation kind_of(const vx_game *game)
{
    int kind = VX_EVALUATION_BLIND;
    if (vx_machine_of(game)->evaluate == NULL) return VX_EVALUATIONS;
    while (kind < VX_EVALUATIONS &&
           vx_chance_of_value(game, (vx_evaluation)kind, 0) == VX_CHANCE_UNKNOWN)
        kind++;
    return (vx_evaluation)kind;
}

/* The chance of seat 1 to win, in thousandths. */
static double value_of(const vx_game *game, const void *state)
{
    if (vx_to_act(game, state) == VX_OVER) return 500 + 500 * vx_score(game, state, 0);
    int value = vx_machine_of(game)->evaluate(state, 0);
    return vx_chance_of_value(game, kind_of(game), value);
}

static double value_after(const vx_game *game, const void *state, vx_action outcome, void *scratch)
{
    memcpy(scratch, state, game->state_size);
    vx_apply(game, scratch, outcome);
    return value_of(game, scratch);
}

static double expected(const vx_game *game, const void *state, vx_random *random, void *scratch,
                       vx_action *actions)
{
    double sum = 0, total = 0;
    int count = vx_is_open_ended(game, state) ? 0 : vx_list(game, state, actions);
    if (count > 0 && count <= LISTED) {
        for (int i = 0; i < count; i++) {
            double weight = (double)vx_chance_weight(game, state, actions[i]);
            sum += weight * value_after(game, state, actions[i], scratch);
            total += weight;
        }
        return sum / total;
    }
    for (int i = 0; i < DRAWN; i++)
        sum += value_after(game, state, vx_chance_draw(game, state, random), scratch);
    return sum / (double)DRAWN;
}

double lab_luck_of(const vx_game *game, const void *state, vx_action outcome, vx_random *random,
                   void *scratch, vx_action *actions)
{
    if (kind_of(game) == VX_EVALUATIONS) return 0;
    return value_after(game, state, outcome, scratch) -
           expected(game, state, random, scratch, actions);
}
