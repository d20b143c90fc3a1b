/* SPDX-License-Identifier: MIT */
/* rules.c - the turn, the end, and the contract that Tic-tac-toe keeps. */
#include "games/tic-tac-toe/tic_tac_toe.h"

int ttt_count_marks(const tic_tac_toe *game, int mark)
{
    int count = 0;
    for (int cell = 0; cell < CELLS; cell++) count += game->mark[cell] == mark;
    return count;
}

/* TT-4: rows, columns and diagonals, each as its first cell and the way to the next. */
int ttt_winner(const tic_tac_toe *game)
{
    static const struct {
        uint8_t from, step;
    } lines[] = {{0, 1}, {3, 1}, {6, 1}, {0, 3}, {1, 3}, {2, 3}, {0, 4}, {2, 2}};
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        const uint8_t *at = &game->mark[lines[i].from];
        int step = lines[i].step;
        if (at[0] != EMPTY && at[0] == at[step] && at[0] == at[2 * step]) return at[0];
    }
    return EMPTY;
}

/* TT-2 in turn, TT-4 and TT-5 the end. */
int ttt_to_act(const void *state)
{
    const tic_tac_toe *game = state;
    int marks = CELLS - ttt_count_marks(game, EMPTY);
    return ttt_winner(game) != EMPTY || marks == CELLS ? VX_OVER : marks % PLAYERS;
}

static int seats(const void *state)
{
    (void)state;
    return PLAYERS; /* TT-1 */
}

static bool check(const void *state, vx_action action, vx_problem *why)
{
    static const vx_message no_cell = {"TT-1", {"there is no such cell", "такой клетки нет"}};
    static const vx_message taken = {"TT-3", {"this cell is marked", "эта клетка занята"}};
    static const vx_message over = {"TT-4", {"the game is over", "партия закончена"}};
    const tic_tac_toe *game = state;
    if (action >= CELLS) return vx_refuse(why, &no_cell);
    if (ttt_to_act(game) == VX_OVER) return vx_refuse(why, &over);
    return game->mark[action] == EMPTY || vx_refuse(why, &taken);
}

static int list(const void *state, vx_action *out)
{
    int count = 0;
    for (vx_action cell = 0; cell < CELLS; cell++)
        if (check(state, cell, NULL)) out[count++] = cell;
    return count;
}

static void apply(void *state, vx_action action)
{
    tic_tac_toe *game = state;
    game->mark[action] = (uint8_t)(ttt_to_act(game) + CROSS);
}

static int score(const void *state, int seat)
{
    int winner = ttt_winner(state);
    if (winner == EMPTY) return 0; /* TT-5 */
    return winner == seat + CROSS ? 1 : -1;
}

const vx_game tic_tac_toe_game = {
    .id = "tic-tac-toe",
    .name = {"Tic-tac-toe", "Крестики-нолики"},
    .seats_min = PLAYERS,
    .seats_max = PLAYERS,
    .state_size = sizeof(tic_tac_toe),
    .action_cap = CELLS,
    .rules =
        {
            .setup = ttt_setup,
            .seats = seats,
            .to_act = ttt_to_act,
            .list = list,
            .check = check,
            .apply = apply,
            .score = score,
            .encodable_count = CELLS,
            .encodable = ttt_encodable,
        },
    .text =
        {
            .format_action = ttt_format_action,
            .parse_action = ttt_parse_action,
            .describe_action = ttt_describe_action,
            .format_position = ttt_format_position,
            .parse_position = ttt_parse_position,
            .show = ttt_show,
            .status = ttt_status,
        },
};
