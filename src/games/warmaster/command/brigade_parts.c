/* SPDX-License-Identifier: MIT */
/* brigade_parts.c - the units ordered last: a brigade and the parts it is split into (WM-BRIG-15, WM-BRIG-17). */
#include <string.h>

#include "games/warmaster/command/command.h"

int wm_place_in_block(const battle *b, int id)
{
    for (int i = 0; i < BRIGADE_MAX && b->block[i] != NOBODY_ID; i++)
        if (b->block[i] == id) return i;
    return -1;
}

void wm_clear_block(battle *b)
{
    memset(b->part, 0, sizeof b->part);
    for (int i = 0; i < BRIGADE_MAX; i++) b->block[i] = NOBODY_ID;
}

/* WM-CMD-13: nobody comes back to a unit once another was ordered. Parts that were split off from the
 * part of this unit, or the whole block where it is not of it, are finished. */
void wm_leave_others(battle *b, int id)
{
    int at = wm_place_in_block(b, id);
    for (int i = 0; i < BRIGADE_MAX && b->block[i] != NOBODY_ID; i++) {
        if (at >= 0 && b->part[i] <= b->part[at]) continue;
        unit_in(b, b->block[i])->flags |= UNIT_LOCKED;
        if (at >= 0) b->part[i] = b->part[at];
    }
    if (at < 0) wm_clear_block(b);
}

static bool may_go_on(const battle *b, int at)
{
    const unit *u = unit_of(b, b->block[at]);
    return is_on_table(u) && !(u->flags & (UNIT_LOCKED | UNIT_CHARGED | UNIT_CONFUSED));
}

bool wm_is_of_last_part(const battle *b, int at)
{
    int last = 0;
    for (int i = 0; i < BRIGADE_MAX && b->block[i] != NOBODY_ID; i++)
        if (b->part[i] > last) last = b->part[i];
    return b->part[at] == last && may_go_on(b, at);
}

/* Does the order leave somebody of this part behind who might have come along? */
static bool is_split(const battle *b, int level)
{
    for (int i = 0; i < BRIGADE_MAX && b->block[i] != NOBODY_ID; i++)
        if (b->part[i] == level && may_go_on(b, i) && wm_member(&b->order, b->block[i]) < 0)
            return true;
    return false;
}

void wm_keep_block(battle *b)
{
    const order *o = &b->order;
    int first = wm_place_in_block(b, o->member[0]);
    if (first < 0) {
        wm_clear_block(b);
        memcpy(b->block, o->member, sizeof b->block);
        return;
    }
    if (!is_split(b, b->part[first])) return;
    for (int i = 0; i < o->count; i++) b->part[wm_place_in_block(b, o->member[i])]++;
}
