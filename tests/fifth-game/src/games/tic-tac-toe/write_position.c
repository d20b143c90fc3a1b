/* SPDX-License-Identifier: MIT */
/* write_position.c - a position of Tic-tac-toe as text: three rows, the highest first. */
#include "games/tic-tac-toe/tic_tac_toe.h"

const char ttt_letters[] = ".xo";

void ttt_format_position(const void *state, vx_text *out)
{
    const tic_tac_toe *game = state;
    for (int row = SIDE_LENGTH - 1; row >= 0; row--) {
        vx_add_number(out, row + 1);
        for (int column = 0; column < SIDE_LENGTH; column++) {
            vx_add_char(out, ' ');
            vx_add_char(out, ttt_letters[game->mark[row * SIDE_LENGTH + column]]);
        }
        vx_add_char(out, '\n');
    }
}
