/* SPDX-License-Identifier: MIT */
/* setup.c - the start: TT-1. */
#include <string.h>

#include "games/tic-tac-toe/tic_tac_toe.h"

bool ttt_setup(void *state, const vx_setting *settings, int count, vx_problem *why)
{
    (void)settings;
    (void)count;
    (void)why;
    memset(state, 0, sizeof(tic_tac_toe));
    return true;
}
