/* SPDX-License-Identifier: MIT */
/* tic_tac_toe.h - the state of Tic-tac-toe, and what its files share. */
#ifndef GAMES_TIC_TAC_TOE_H
#define GAMES_TIC_TAC_TOE_H

#include "core/game.h"

enum { SIDE_LENGTH = 3, CELLS = SIDE_LENGTH * SIDE_LENGTH, PLAYERS = 2 };

/* A cell holds nothing, or the seat that marked it plus one. */
enum { EMPTY = 0, CROSS = 1, NOUGHT = 2 };

/* Whose turn it is follows from the number of marks (TT-2), and the end from where they are. */
typedef struct {
    uint8_t mark[CELLS]; /* a1 b1 c1 a2 ... */
    uint8_t unused[7];   /* a state is a multiple of eight bytes; always 0 */
} tic_tac_toe;

extern const vx_game tic_tac_toe_game;
extern const char ttt_letters[]; /* of EMPTY, CROSS and NOUGHT */

int ttt_count_marks(const tic_tac_toe *game, int mark);
int ttt_winner(const tic_tac_toe *game); /* CROSS, NOUGHT or EMPTY */
int ttt_to_act(const void *state);

bool ttt_setup(void *state, const vx_setting *settings, int count, vx_problem *why);
vx_action ttt_encodable(uint64_t index);

void ttt_add_cell(vx_text *out, int cell);
void ttt_format_action(const void *state, vx_action action, vx_text *out);
bool ttt_parse_action(const void *state, vx_reader *in, vx_action *out, vx_problem *why);
void ttt_describe_action(const void *state, vx_action action, vx_language language, vx_text *out);
void ttt_status(const void *state, vx_language language, vx_text *out);
void ttt_format_position(const void *state, vx_text *out);
bool ttt_parse_position(void *state, vx_reader *in, vx_problem *why);
void ttt_show(const void *state, const vx_style *style, vx_text *out);

#endif
