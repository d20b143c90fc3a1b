/* SPDX-License-Identifier: MIT */
/* ruleset_fuzz.c - any text as a ruleset: the first byte chooses the game, the rest is the file. What is read is
 * written and read again, and a few actions are played by it. */
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static any_state state;
    vx_problem why = {0};
    uint32_t id, again;
    if (size == 0) return 0;
    const vx_game *game = vx_game_at(data[0] % vx_game_count());
    char *text = text_of(data + 1, size - 1);
    vx_setting setting = {"rules", text};
    if (game->rulebook == NULL) {
        free(text);
        return 0;
    }
    if (!vx_read_ruleset(game->rulebook, text, &id, &why)) {
        demand_reasoned(&why);
    } else if (id != 0) {
        const vx_ruleset *ruleset = vx_find_ruleset(id);
        if (!vx_read_ruleset(game->rulebook, ruleset->text, &again, &why) || again != id) abort();
        if (vx_setup(game, &state, &setting, 1, &why)) {
            play_on(game, &state, 60, size);
            demand_sound(game, &state);
        }
    }
    free(text);
    return 0;
}
