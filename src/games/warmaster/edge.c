/* SPDX-License-Identifier: MIT */
/* edge.c - section EDGE: over the edge of the table, and perhaps back. */
#include "games/warmaster/forced.h"

void wm_push_returns(battle *b)
{
    (void)b;
}
