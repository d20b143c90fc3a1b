/* SPDX-License-Identifier: MIT */
/* play.c - the kernel on a processor: its games are those of the library, action for action. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gpu/kernel.c"

enum { GAMES = 400, FIRST = 3 };

static bool is_same(const vx_gpu_result *found, const void *state, vx_played played)
{
    bool is_over = vx_to_act(&VX_GAME, state) == VX_OVER;
    if (found->actions != played.actions || found->decisions != played.decisions ||
        found->is_over != is_over)
        return false;
    for (int seat = 0; is_over && seat < vx_seats(&VX_GAME, state); seat++)
        if (found->score[seat] != vx_score(&VX_GAME, state, seat)) return false;
    return true;
}

static int count_same(const uint64_t *start, const vx_gpu_order *order, const vx_gpu_result *found)
{
    vx_action *room = malloc((size_t)VX_GAME.action_cap * sizeof *room);
    uint64_t state[VX_GPU_STATE_ROOM / sizeof(uint64_t)];
    int same = 0;
    for (uint64_t g = 0; g < order->games; g++) {
        vx_random random;
        vx_random_seed(&random, order->seed + (order->first + g) * VX_SEED_STEP);
        memcpy(state, start, VX_GAME.state_size);
        vx_played played = vx_play_out(&VX_GAME, state, &random, order->longest, room);
        same += is_same(&found[g], state, played);
    }
    free(room);
    return same;
}

/* play KEY=VALUE LONGEST: "-" for no setting. */
int main(int count, char **words)
{
    static uint64_t start[VX_GPU_STATE_ROOM / sizeof(uint64_t)];
    static vx_gpu_result found[GAMES + 1];
    static const vx_gpu_result untouched;
    uint64_t next = 0;
    vx_problem why;
    if (count != 3 || VX_GAME.state_size > sizeof start) return 2;
    char *value = strchr(words[1], '=');
    if (value != NULL) *value++ = '\0';
    const vx_setting setting = {words[1], value};
    if (!vx_setup(&VX_GAME, start, &setting, value != NULL, &why)) return 2;
    const vx_gpu_order order = {.seed = 77,
                                .first = FIRST,
                                .games = GAMES,
                                .longest = strtoull(words[2], NULL, 10),
                                .seats = (uint64_t)vx_seats(&VX_GAME, start)};
    vx_gpu_play(start, &order, &next, found);
    int same = count_same(start, &order, found);
    bool is_inside = memcmp(&found[GAMES], &untouched, sizeof untouched) == 0;
    printf("%s %s %s: %d of %d games alike\n", VX_GAME.id, words[1], words[2], same, GAMES);
    return same == GAMES && is_inside ? 0 : 1;
}
