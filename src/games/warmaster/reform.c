/* SPDX-License-Identifier: MIT */
/* reform.c - section REFORM: at the end of the Combat phase. */
#include "games/warmaster/forced.h"

void wm_push_reforms(battle *b)
{
    (void)b;
}
