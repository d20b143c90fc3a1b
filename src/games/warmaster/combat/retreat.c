/* SPDX-License-Identifier: MIT */
/* retreat.c - section RETREAT: beaten units run. What happens on the way is in straight_move.c. */
#include "games/warmaster/combat/combat.h"
#include "games/warmaster/movement/forced_moves.h"
#include "games/warmaster/turn/tasks.h"

void wm_push_retreat(battle *b, int id, int32_t direction, int centimetres)
{
    const unit_profile *p = wm_unit_profile(b, id);
    if (p->type == ARTILLERY || has_keyword(&p->keywords, HAS_destroyed_on_retreat)) {
        wm_destroy_unit(b, id); /* WM-RETREAT-10, WM-MACH-07 */
        return;
    }
    wm_push_task(b, wm_force_task(id, FORCE_RETREAT, 0, direction, centimetres * CENTIMETRE, 0));
}
