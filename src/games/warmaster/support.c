/* SPDX-License-Identifier: MIT */
/* support.c - infantry that stands by those who fight (WM-COMBAT-28, WM-COMBAT-36). */
#include "games/warmaster/combat.h"

static bool same_kind(const battle *b, int one, int other)
{
    return wm_unit_profile(b, one) == wm_unit_profile(b, other);
}

/* WM-COMBAT-29, WM-COMBAT-33: infantry for infantry, of any unit; some kinds keep to themselves. */
static bool may_support(const battle *b, int giver, int taker)
{
    if (wm_unit_profile(b, giver)->type != INFANTRY) return false;
    if (wm_unit_profile(b, taker)->type != INFANTRY) return false;
    if (unit_has(b, giver, HAS_never_support) || unit_has(b, taker, HAS_never_support))
        return false;
    if (same_kind(b, giver, taker)) return true;
    return !unit_has(b, giver, HAS_support_same_only) &&
           !unit_has(b, taker, HAS_support_same_only) &&
           !unit_has(b, taker, HAS_cannot_be_supported);
}

/* WM-COMBAT-31: exactly behind or exactly beside, looking the same way. */
static bool stands_by(const box *giver, const box *taker)
{
    if (wm_angle_between(giver->facing, taker->facing) != 0) return false;
    return wm_edges_coincide(giver, FRONT, taker, REAR) ||
           wm_edges_coincide(giver, LEFT, taker, RIGHT) ||
           wm_edges_coincide(giver, RIGHT, taker, LEFT);
}

/* WM-COMBAT-32, WM-COMBAT-34: some living stand that met the enemy with its front has it by it. */
static bool has_somebody_to_support(const battle *b, const stand_list *s, int giver, const box *at)
{
    for (int i = 0; i < s->count; i++) {
        int taker = s->unit[i], stand = i - s->first[taker];
        if (side_of_unit(taker) != side_of_unit(giver) || !wm_fights(b, taker)) continue;
        if (!(b->bout[taker].fronts >> stand & 1) || !may_support(b, giver, taker)) continue;
        if (stands_by(at, &s->at[i])) return true;
    }
    return false;
}

/* WM-COMBAT-30: neither at the round's beginning nor now. */
static bool touches_enemy(const battle *b, const stand_list *s, int at)
{
    int id = s->unit[at];
    if (wm_fights(b, id) && (b->bout[id].contacts >> (at - s->first[id]) & 1)) return true;
    for (int i = 0; i < s->count; i++)
        if (side_of_unit(s->unit[i]) != side_of_unit(id) && wm_boxes_touch(&s->at[at], &s->at[i]))
            return true;
    return false;
}

int wm_support(const battle *b, int side)
{
    stand_list s;
    int sum = 0;
    wm_list_stands(b, &s);
    for (int i = 0; i < s.count; i++) {
        int id = s.unit[i];
        if (side_of_unit(id) != side || (unit_of(b, id)->flags & UNIT_CONFUSED)) continue;
        if (touches_enemy(b, &s, i)) continue;
        sum += has_somebody_to_support(b, &s, id, &s.at[i]);
    }
    return sum;
}
