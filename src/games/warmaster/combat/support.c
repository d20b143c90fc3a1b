/* SPDX-License-Identifier: MIT */
/* support.c - infantry that stands by those who fight (WM-COMBAT-28, WM-COMBAT-36). */
#include "games/warmaster/combat/combat.h"
#include "games/warmaster/units/troop_hooks.h"

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
static bool stands_by(const box *giver, const box *taker, bool beside_only)
{
    if (wm_angle_between(giver->facing, taker->facing) != 0) return false;
    return (!beside_only && wm_edges_coincide(giver, FRONT, taker, REAR)) ||
           wm_edges_coincide(giver, LEFT, taker, RIGHT) ||
           wm_edges_coincide(giver, RIGHT, taker, LEFT);
}

/* WM-COMBAT-32, WM-COMBAT-34: to a stand that met the enemy with its front. */
bool wm_supports(const battle *b, const stand_list *s, int at, int other)
{
    int giver = s->unit[at], taker = s->unit[other];
    if (side_of_unit(taker) != side_of_unit(giver) || !wm_fights(b, taker)) return false;
    if (!(b->bout[taker].fronts >> (other - s->first[taker]) & 1)) return false;
    bool pikes = wm_hooks_of(b, giver)->has_pikes;
    return may_support(b, giver, taker) && stands_by(&s->at[at], &s->at[other], pikes);
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

bool wm_may_give_support(const battle *b, const stand_list *s, int at)
{
    return !(unit_of(b, s->unit[at])->flags & UNIT_CONFUSED) && !touches_enemy(b, s, at);
}

int wm_support(const battle *b, int side)
{
    stand_list s;
    int sum = 0;
    wm_list_stands(b, &s);
    for (int i = 0; i < s.count; i++) {
        bool gives = false;
        if (side_of_unit(s.unit[i]) != side || !wm_may_give_support(b, &s, i)) continue;
        for (int k = 0; k < s.count && !gives; k++) gives = wm_supports(b, &s, i, k);
        sum += gives;
    }
    return sum;
}
