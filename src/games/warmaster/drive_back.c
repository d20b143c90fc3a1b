/* SPDX-License-Identifier: MIT */
/* drive_back.c - WM-SHOOT-20 to WM-SHOOT-30: units that were hit give ground. */
#include "games/warmaster/forced.h"

void wm_note_hits(battle *b, int id, int hits, bool skulls)
{
    unit *u = unit_in(b, id);
    for (int i = 0; skulls && i < hits && u->struck + i < 2; i++)
        u->early |= (uint8_t)(1 << (u->struck + i)); /* AMB-50 */
    u->struck = (uint8_t)(u->struck + hits);
    if (skulls) u->skulls = (uint8_t)(u->skulls + hits);
}

/* WM-SHOOT-19: wiped at the end of the Shooting phase. */
void wm_push_drive_backs(battle *b)
{
    for (int id = 0; id < ALL_UNITS; id++) {
        unit *u = unit_in(b, id);
        u->struck = u->skulls = u->early = u->driver = u->wounds = 0;
    }
}
