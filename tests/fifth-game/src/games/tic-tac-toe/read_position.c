/* SPDX-License-Identifier: MIT */
/* read_position.c - reads what write_position.c writes. */
#include <string.h>

#include "games/tic-tac-toe/tic_tac_toe.h"

static bool read_row(tic_tac_toe *game, int row, vx_reader *in, vx_problem *why)
{
    static const vx_message no_row = {NULL,
                                      {"a row is written '3 . x o'", "ряд пишут так: «3 . x o»"}};
    vx_word word;
    if (!vx_next_line(in) || !vx_next_word(in, &word)) return vx_refuse_here(why, &no_row, in);
    if (word.length != 1 || word.start[0] != '1' + row) return vx_refuse_at(why, &no_row, &word);
    for (int column = 0; column < SIDE_LENGTH; column++) {
        if (!vx_next_word(in, &word)) return vx_refuse_here(why, &no_row, in);
        const char *letter = strchr(ttt_letters, word.start[0]);
        if (word.length != 1 || letter == NULL) return vx_refuse_at(why, &no_row, &word);
        game->mark[row * SIDE_LENGTH + column] = (uint8_t)(letter - ttt_letters);
    }
    return vx_at_line_end(in) || vx_refuse_here(why, &no_row, in);
}

/* TT-2, TT-4: marks in turn, and none after the end. The one who did not move last has no line. */
static bool check_marks(const tic_tac_toe *game, vx_problem *why)
{
    static const vx_message not_in_turn = {
        "TT-2",
        {"the players mark in turn: Cross first", "знаки ставят по очереди: первыми крестики"}};
    static const vx_message after_the_end = {
        "TT-4", {"nothing is marked after the end", "после конца знаков не ставят"}};
    int ahead = ttt_count_marks(game, CROSS) - ttt_count_marks(game, NOUGHT);
    if (ahead != 0 && ahead != 1) return vx_refuse(why, &not_in_turn);
    tic_tac_toe others = *game; /* only the marks of the player who did not move last */
    int last = ahead == 1 ? CROSS : NOUGHT;
    for (int cell = 0; cell < CELLS; cell++)
        if (others.mark[cell] == last) others.mark[cell] = EMPTY;
    return ttt_winner(&others) == EMPTY || vx_refuse(why, &after_the_end);
}

bool ttt_parse_position(void *state, vx_reader *in, vx_problem *why)
{
    static const vx_message left_over = {
        NULL, {"'{word}' is left over after the position", "после позиции стоит лишнее «{word}»"}};
    tic_tac_toe *game = state;
    vx_word word;
    if (!ttt_setup(game, NULL, 0, why)) return false;
    for (int row = SIDE_LENGTH - 1; row >= 0; row--)
        if (!read_row(game, row, in, why)) return false;
    if (vx_next_line(in) && vx_next_word(in, &word)) return vx_refuse_at(why, &left_over, &word);
    return check_marks(game, why);
}
