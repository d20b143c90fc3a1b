/* SPDX-License-Identifier: MIT */
/* steps.c - decisions a second of plain random play in C, one line a game: what batches are measured by.
 *
 *     steps GAME SECONDS     prints decisions a CPU second */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "vexillum.h"

static double cpu_seconds(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

static uint64_t play_game(const vx_game *game, void *state, vx_action *actions, vx_random *random)
{
    uint64_t decisions = 0;
    vx_setup(game, state, NULL, 0, NULL);
    for (int actor; (actor = vx_to_act(game, state)) != VX_OVER;) {
        if (actor == VX_CHANCE) {
            vx_apply(game, state, vx_chance_draw(game, state, random));
            continue;
        }
        int count = vx_list(game, state, actions);
        vx_apply(game, state, actions[vx_random_below(random, (uint64_t)count)]);
        decisions++;
    }
    return decisions;
}

int main(int words, char **word)
{
    const vx_game *game = words == 3 ? vx_game_find(word[1]) : NULL;
    if (game == NULL) {
        fprintf(stderr, "steps: GAME SECONDS are needed\n");
        return 2;
    }
    void *state = malloc(vx_state_size(game));
    vx_action *actions = malloc((size_t)vx_action_cap(game) * sizeof *actions);
    if (state == NULL || actions == NULL) return 1;
    vx_random random;
    vx_random_seed(&random, 1);
    double start = cpu_seconds(), limit = atof(word[2]);
    uint64_t decisions = 0;
    while (cpu_seconds() - start < limit) decisions += play_game(game, state, actions, &random);
    printf("%.0f\n", (double)decisions / (cpu_seconds() - start));
    free(actions);
    free(state);
    return 0;
}
