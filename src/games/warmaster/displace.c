/* SPDX-License-Identifier: MIT */
/* displace.c - characters whom a moving unit pushes aside or takes along. */
#include "games/warmaster/forced.h"

void wm_push_displaced(battle *b, int mover, const place from[STANDS_MAX])
{
    (void)b, (void)mover, (void)from;
}

void wm_bring_persons(battle *b, int id)
{
    (void)b, (void)id;
}
