/* SPDX-License-Identifier: MIT */
/* position_fuzz.c - any text as a position: refused with reasons, or sound. */
#include <stdlib.h>

#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static any_state state;
    const vx_game *game;
    vx_problem why = {0};
    char *text = text_of(data, size);
    if (vx_parse_position(text, &game, &state, &why))
        demand_sound(game, &state);
    else
        demand_reasoned(&why);
    free(text);
    return 0;
}
