/* SPDX-License-Identifier: MIT */
/* setup_fuzz.c - any words as options: "GAME key=value ...". */
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

enum { SETTINGS_MAX = 16 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static any_state state;
    vx_setting settings[SETTINGS_MAX];
    vx_problem why = {0};
    int count = 0;
    char *text = text_of(data, size);
    const char *id = strtok(text, " ");
    const vx_game *game = id != NULL ? vx_game_find(id) : NULL;
    for (char *word; game != NULL && (word = strtok(NULL, " ")) != NULL && count < SETTINGS_MAX;) {
        char *equals = strchr(word, '=');
        if (equals == NULL) continue;
        *equals = '\0';
        settings[count++] = (vx_setting){word, equals + 1};
    }
    if (game != NULL && vx_setup(game, &state, settings, count, &why)) {
        play_on(game, &state, 60, size);
        demand_sound(game, &state);
    } else if (game != NULL) {
        demand_reasoned(&why);
    }
    free(text);
    return 0;
}
