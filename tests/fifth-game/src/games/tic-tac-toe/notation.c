/* SPDX-License-Identifier: MIT */
/* notation.c - an action of Tic-tac-toe as text: "mark b2". */
#include "games/tic-tac-toe/tic_tac_toe.h"

void ttt_add_cell(vx_text *out, int cell)
{
    vx_add_char(out, (char)('a' + cell % SIDE_LENGTH));
    vx_add_char(out, (char)('1' + cell / SIDE_LENGTH));
}

void ttt_format_action(const void *state, vx_action action, vx_text *out)
{
    (void)state;
    vx_add(out, "mark ");
    ttt_add_cell(out, (int)action);
}

bool ttt_parse_action(const void *state, vx_reader *in, vx_action *out, vx_problem *why)
{
    static const vx_message no_action = {
        NULL, {"'{word}' is no action: write mark b2", "«{word}» — не действие: пишите mark b2"}};
    (void)state;
    vx_word word, cell;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &no_action, in);
    if (!vx_word_is(&word, "mark")) return vx_refuse_at(why, &no_action, &word);
    if (!vx_next_word(in, &cell)) return vx_refuse_here(why, &no_action, in);
    if (cell.length != 2) return vx_refuse_at(why, &no_action, &cell);
    int column = cell.start[0] - 'a', row = cell.start[1] - '1';
    if (column < 0 || column >= SIDE_LENGTH || row < 0 || row >= SIDE_LENGTH)
        return vx_refuse_at(why, &no_action, &cell);
    *out = (vx_action)(row * SIDE_LENGTH + column);
    return true;
}
