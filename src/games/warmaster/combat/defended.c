/* SPDX-License-Identifier: MIT */
/* defended.c - section DEFEND: who stands in the open, in a defended or in a fortified position. */
#include "games/warmaster/combat/combat.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/units/troop_hooks.h"

enum { BEHIND = CENTIMETRE }; /* who is nearer than this to a low obstacle stands at it */

int wm_need_to_hit(protection cover)
{
    static const int need[] = {[IN_OPEN] = 4, [DEFENDED] = 5, [FORTIFIED] = 6};
    return need[cover]; /* WM-DEFEND-07, WM-COMBAT-17, WM-SHOOT-13 */
}

/* WM-DEFEND-12, WM-DEFEND-13: who charges, pursues, advances or has retreated gives up his cover.
 * Before the Combat phase only the charge of this turn counts. */
static bool gave_up_cover(const battle *b, int id)
{
    const unit *u = unit_of(b, id);
    if (u->combat & (COMBAT_ATTACKER | COMBAT_RETREATED)) return true;
    return b->phase != PHASE_COMBAT && (u->flags & UNIT_CHARGED) && side_of_unit(id) == b->turn;
}

/* WM-DEFEND-03: at the obstacle, which lies between the attacker and some part of the stand. */
static bool is_behind(const polygon *obstacle, const box *stand, const box *attacker)
{
    bool at_it = wm_box_meets_polygon(stand, obstacle);
    for (int i = 0; i < EDGES && !at_it; i++)
        at_it = wm_segment_polygon_gap(stand->corner[i], stand->corner[(i + 1) % EDGES],
                                       obstacle) <= (int64_t)BEHIND * BEHIND;
    if (!at_it || attacker == NULL) return at_it;
    for (int third = -1; third <= 1; third++) {
        point from = wm_box_point(stand, third * (stand->half_front - TOUCH), 0);
        if (wm_segment_polygon_gap(from, wm_nearest_point(from, attacker), obstacle) == 0 ||
            wm_segment_polygon_gap(from, attacker->centre, obstacle) == 0)
            return true;
    }
    return false;
}

/* Pikes are of no use among trees, houses and works. */
static protection cover_of_ground(const ground *g, const box *stand, const box *attacker,
                                  bool pikes)
{
    protection best = IN_OPEN;
    for (int i = 0; i < g->on->piece_count; i++) {
        terrain_kind kind = (terrain_kind)g->on->at[i].kind;
        protection here = (protection)wm_terrains[kind].protects;
        if (pikes || (here != IN_OPEN && !wm_box_meets_polygon(stand, &g->outline[i])))
            here = IN_OPEN;
        if (kind == FENCE && is_behind(&g->outline[i], stand, attacker)) here = DEFENDED;
        if (here > best) best = here; /* WM-DEFEND-04, WM-DEFEND-06 */
    }
    if (best != IN_OPEN || wm_is_on_hilltop(g, stand)) return best != IN_OPEN ? best : DEFENDED;
    if (attacker != NULL && wm_is_higher(g, stand, attacker)) return DEFENDED; /* WM-DEFEND-05 */
    return IN_OPEN;
}

/* What covers a stand wherever it is: how it stands, or who stands beside it. */
static protection cover_of_company(const battle *b, int id)
{
    if (wm_stands_fast(b, id)) return DEFENDED;
    return wm_has_shelter(b, id) && !gave_up_cover(b, id) ? DEFENDED : IN_OPEN;
}

/* Magic apart. */
static protection cover_of_place(const battle *b, int id, int stand, const box *attacker)
{
    const unit_profile *p = wm_unit_profile(b, id);
    ground g;
    if (has_keyword(&p->keywords, HAS_always_defended)) return DEFENDED; /* WM-MACH-06, AMB-51 */
    if (p->type != INFANTRY && p->type != ARTILLERY)
        return IN_OPEN; /* WM-DEFEND-01, WM-DEFEND-02 */
    protection least = cover_of_company(b, id);
    if (b->table.piece_count == 0 || gave_up_cover(b, id)) return least;
    box at = wm_stand_box(b, id, unit_of(b, id)->at[stand]);
    wm_read_ground(&b->table, &g);
    protection here = cover_of_ground(&g, &at, attacker, wm_hooks_of(b, id)->has_pikes);
    return here > least ? here : least;
}

/* Mists of Albion and Tree Singing defend who is in the open; Sanctuary lifts any cover by a step. */
protection wm_protection(const battle *b, int id, int stand, const box *attacker)
{
    protection here = cover_of_place(b, id, stand, attacker);
    if (here == IN_OPEN && has_ward(b, id, WARD_DEFENDED)) here = DEFENDED;
    if (here < FORTIFIED && has_ward(b, id, WARD_SANCTUARY)) here++;
    return here;
}

bool wm_is_on_walls(const battle *b, int id, int stand)
{
    return cover_of_place(b, id, stand, NULL) == FORTIFIED;
}

bool wm_holds_walls(const battle *b, int id)
{
    for (int i = 0; i < unit_of(b, id)->stands; i++)
        if (wm_is_on_walls(b, id, i)) return true;
    return false;
}

/* WM-FLY-17: flyers too */
bool wm_may_storm(const battle *b, int id)
{
    const unit_profile *p = wm_unit_profile(b, id);
    return p->type == INFANTRY || wm_flies(b, id) || wm_hooks_of(b, id)->storms_walls;
}

static bool touches_walls(const battle *b, const stand_list *s, int at)
{
    int enemy = 1 - side_of_unit(s->unit[at]);
    for (int i = wm_first_stand(s, enemy); i < wm_end_of_stands(s, enemy); i++) {
        int other = s->unit[i];
        if (!wm_are_far_apart(&s->at[at], &s->at[i], TOUCH) &&
            wm_boxes_touch(&s->at[at], &s->at[i]) && wm_is_on_walls(b, other, i - s->first[other]))
            return true;
    }
    return false;
}

void wm_dash_on_walls(battle *b)
{
    stand_list s;
    wm_list_stands(b, &s);
    for (int i = s.count - 1; i >= 0;
         i--) { /* from the last, so that the others keep their places */
        int id = s.unit[i];
        if (wm_may_storm(b, id) || !touches_walls(b, &s, i)) continue;
        wm_remove_stand(b, id, i - s.first[id]);
    }
}

protection wm_unit_protection(const battle *b, int id, const box *attacker)
{
    protection best = IN_OPEN;
    for (int i = 0; i < unit_of(b, id)->stands; i++) {
        protection here = wm_protection(b, id, i, attacker);
        if (here > best) best = here;
    }
    return best;
}
