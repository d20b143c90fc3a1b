/* SPDX-License-Identifier: MIT */
/* actions.c - an action of Tic-tac-toe is the number of a cell. */
#include "games/tic-tac-toe/tic_tac_toe.h"

vx_action ttt_encodable(uint64_t index)
{
    return index;
}
