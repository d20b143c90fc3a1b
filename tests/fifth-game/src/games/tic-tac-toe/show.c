/* SPDX-License-Identifier: MIT */
/* show.c - the board of Tic-tac-toe in a terminal. */
#include "games/tic-tac-toe/tic_tac_toe.h"

void ttt_show(const void *state, const vx_style *style, vx_text *out)
{
    const tic_tac_toe *game = state;
    vx_add(out, tic_tac_toe_game.name[style->language]);
    vx_add(out, " | ");
    if (style->color) vx_add(out, "\x1b[1m");
    ttt_status(game, style->language, out);
    if (style->color) vx_add(out, "\x1b[0m");
    vx_add(out, "\n\n");
    ttt_format_position(game, out);
    vx_add(out, "  a b c\n");
}
