/* SPDX-License-Identifier: MIT */
/* describe.c - Tic-tac-toe in words. */
#include "games/tic-tac-toe/tic_tac_toe.h"

static const char *const names[PLAYERS][VX_LANGUAGES] = {{"Cross", "Крестики"},
                                                         {"Nought", "Нолики"}};

void ttt_describe_action(const void *state, vx_action action, vx_language language, vx_text *out)
{
    static const char *const marks[VX_LANGUAGES] = {" marks ", " занимают "};
    vx_add(out, names[ttt_to_act(state)][language]);
    vx_add(out, marks[language]);
    ttt_add_cell(out, (int)action);
}

void ttt_status(const void *state, vx_language language, vx_text *out)
{
    static const char *const to_move[VX_LANGUAGES] = {": mark a cell", ": поставьте знак"};
    static const char *const won[VX_LANGUAGES] = {" won", " победили"};
    static const char *const draw[VX_LANGUAGES] = {"a draw", "ничья"};
    int winner = ttt_winner(state);
    bool is_over = ttt_to_act(state) == VX_OVER;
    if (is_over && winner == EMPTY) {
        vx_add(out, draw[language]);
        return;
    }
    vx_add(out, names[is_over ? winner - CROSS : ttt_to_act(state)][language]);
    vx_add(out, is_over ? won[language] : to_move[language]);
}
