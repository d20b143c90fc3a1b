/* SPDX-License-Identifier: MIT */
/* choose.c - what would the machine do here, and how likely is it to win with it?
 *
 *     cc choose.c $(pkg-config --cflags --libs vexillum) -o choose
 *     ./choose standard-bearer          the first decision of a new game
 *     ./choose war-chest 20000          with so many nodes
 *
 * The library is asked as a player would be: from what the seat to act may know. */
#include <stdio.h>
#include <stdlib.h>
#include <vexillum.h>

/* Deals and rolls until somebody has to decide. */
static int start_game(const vx_game *game, void *state, uint64_t seed)
{
    vx_random random;
    vx_random_seed(&random, seed);
    if (!vx_setup(game, state, NULL, 0, NULL)) return VX_OVER;
    while (vx_to_act(game, state) == VX_CHANCE)
        vx_apply(game, state, vx_chance_draw(game, state, &random));
    return vx_to_act(game, state);
}

static void print_choice(const vx_game *game, const void *view, const vx_choice *choice, int lines)
{
    char text[VX_ACTION_TEXT_CAP];
    for (int i = 0; i < choice->count && i < lines; i++) {
        const vx_candidate *candidate = &choice->candidates[i];
        vx_describe_action(game, view, candidate->action, VX_ENGLISH, text, sizeof text);
        if (candidate->chance == VX_CHANCE_UNKNOWN)
            printf("   ?    %s\n", text);
        else
            printf("%5.1f%%  %s\n", candidate->chance / 10.0, text);
    }
}

int main(int count, char **words)
{
    const vx_game *game = vx_game_find(count > 1 ? words[1] : "standard-bearer");
    vx_limits limits = {.nodes = count > 2 ? strtoull(words[2], NULL, 10) : 10000, .lines = 5};
    if (game == NULL) {
        fprintf(stderr, "choose: no such game; the library is version %s\n", vx_version());
        return 2;
    }
    void *state = malloc(vx_state_size(game)), *view = malloc(vx_state_size(game));
    vx_searcher *searcher = vx_searcher_new(game, (size_t)64 << 20);
    int status = 1;
    if (state != NULL && view != NULL && searcher != NULL) {
        int seat = start_game(game, state, 1);
        vx_view(game, state, seat, view);
        vx_choice choice = vx_search(searcher, view, seat, &limits, NULL);
        print_choice(game, view, &choice, limits.lines);
        status = choice.found ? 0 : 1;
    }
    vx_searcher_free(searcher);
    free(view);
    free(state);
    return status;
}
