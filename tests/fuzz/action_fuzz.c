/* SPDX-License-Identifier: MIT */
/* action_fuzz.c - any text as an action, in any state: the first byte chooses the game, the second
 * how far into it. */
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

static void demand_action(const vx_game *game, void *state, const char *text)
{
    char printed[256], sentence[1024];
    vx_problem why = {0};
    vx_action action, again;
    if (!vx_parse_action(game, state, text, &action, &why)) {
        demand_reasoned(&why);
        return;
    }
    vx_format_action(game, state, action, printed, sizeof printed);
    bool parses = vx_parse_action(game, state, printed, &again, NULL);
    demand(parses && again == action, "what is printed parses to the same action");
    if (!vx_check(game, state, action, &why)) {
        demand_reasoned(&why);
        demand(why.message->clause != NULL, "a refusal names its clause");
        return;
    }
    for (vx_language language = 0; language < VX_LANGUAGES; language++)
        vx_describe_action(game, state, action, language, sentence, sizeof sentence);
    vx_apply(game, state, action);
    demand_sound(game, state);
}

/* A game at random, so many actions in. Most inputs ask for one that another asked for. */
static const void *state_after(const vx_game *game, int steps)
{
    enum { GAMES = 8, DEPTHS = 256 };
    static void *kept[GAMES][DEPTHS];
    static any_state fresh;
    int which = 0;
    while (vx_game_at(which) != game) which++;
    demand(which < GAMES, "there is room for this game");
    if (kept[which][steps] != NULL) return kept[which][steps];
    if (!vx_setup(game, &fresh, NULL, 0, NULL)) return NULL;
    play_on(game, &fresh, steps, (uint64_t)steps);
    kept[which][steps] = malloc(vx_state_size(game));
    if (kept[which][steps] == NULL) abort();
    return memcpy(kept[which][steps], &fresh, vx_state_size(game));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static any_state state;
    if (size < 2) return 0;
    const vx_game *game = vx_game_at(data[0] % vx_game_count());
    const void *begun = state_after(game, data[1]);
    if (begun == NULL) return 0;
    memcpy(&state, begun, vx_state_size(game));
    char *text = text_of(data + 2, size - 2);
    demand_action(game, &state, text);
    free(text);
    return 0;
}
