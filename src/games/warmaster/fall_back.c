/* SPDX-License-Identifier: MIT */
/* fall_back.c - section FALLBACK: after a draw, or because the winner likes it so. */
#include "games/warmaster/forced.h"

void wm_push_fall_back(battle *b, int id, int least, int most)
{
    (void)b, (void)id, (void)least, (void)most;
}
