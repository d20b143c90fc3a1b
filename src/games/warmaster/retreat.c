/* SPDX-License-Identifier: MIT */
/* retreat.c - section RETREAT: beaten units run. */
#include "games/warmaster/forced.h"

void wm_push_retreat(battle *b, int id, int32_t direction, int centimetres)
{
    unit *u = unit_in(b, id);
    ground g;
    if (wm_unit_profile(b, id)->type == ARTILLERY) { /* WM-RETREAT-10 */
        wm_destroy_unit(b, id);
        return;
    }
    wm_read_ground(&b->table, &g);
    for (int i = u->stands - 1; i >= 0 && is_on_table(u); i--) {
        point to = wm_point_along((point){u->at[i].x, u->at[i].y}, direction,
                                  centimetres * CENTIMETRE);
        box end = wm_box((pose){to.x, to.y, u->at[i].facing}, 1, 1);
        if (wm_is_on_table(&g, &end))
            u->at[i] = wm_place_of((pose){to.x, to.y, u->at[i].facing});
        else
            wm_remove_stand(b, id, i);
    }
}
