/* SPDX-License-Identifier: MIT */
/* line_up.c - section CHARGE: where the stands of a charger go after the first. */
#include "games/warmaster/charge/attempt.h"
#include "games/warmaster/combat/combat.h"
#include "games/warmaster/movement/movement.h"

/* ---- May a stand go there? ---- */

bool wm_charger_may_touch(const attempt *t, const box *enemy)
{
    return !wm_is_in_fortification(&t->s.ground, enemy) || wm_may_storm(t->b, t->id);
}

bool wm_charger_fits(const attempt *t, const box *to)
{
    box all[STANDS_MAX];
    for (int i = 0; i < t->done; i++) all[i] = t->placed[i];
    all[t->done] = *to;
    if (!wm_check_footing(t->b, &t->s, t->id, all, t->done + 1, true, NULL)) return false;
    for (int i = 0; i < t->s.stands.count; i++)
        if (side_of_unit(t->s.stands.unit[i]) != side_of_unit(t->id) &&
            !wm_charger_may_touch(t, &t->s.stands.at[i]) && wm_boxes_touch(to, &t->s.stands.at[i]))
            return false;
    return true;
}

/* WM-CHARGE-19: no farther than the full pace; WM-MOVE-24: gaps do not matter to a charge. */
bool wm_charger_reaches(const attempt *t, int stand, const box *to)
{
    int in_the_way = wm_flies(t->b, t->id) ? 0 : t->done;
    return wm_has_way(&t->r, t->placed, in_the_way, &t->from[stand], to, t->limit);
}

/* ---- The others ---- */

/* What the unit would touch with one more stand: WM-CHARGE-14, WM-CHARGE-15, AMB-29. */
typedef struct {
    int units;
    int32_t edge;
    int corners;
} contact;

static contact contact_of(const attempt *t, const box *extra)
{
    contact c = {0};
    uint8_t seen[ALL_UNITS] = {0};
    for (int i = 0; i < t->s.stands.count; i++) {
        int other = t->s.stands.unit[i];
        if (side_of_unit(other) == side_of_unit(t->id)) continue;
        const box *enemy = &t->s.stands.at[i];
        for (int k = 0; k <= t->done; k++) {
            const box *mine = k < t->done ? &t->placed[k] : extra;
            if (!wm_boxes_touch(mine, enemy)) continue;
            if (!seen[other]) c.units++;
            seen[other] = 1;
            int32_t along = wm_edge_contact(mine, FRONT, enemy, NULL);
            c.edge += along;
            c.corners += along == 0;
        }
    }
    return c;
}

static bool touches_enemy(const attempt *t, const box *to)
{
    for (int i = 0; i < t->s.stands.count; i++)
        if (side_of_unit(t->s.stands.unit[i]) != side_of_unit(t->id) &&
            wm_boxes_touch(to, &t->s.stands.at[i]))
            return true;
    return false;
}

/* What a place must offer to be looked at. */
typedef enum { NEED_NOTHING, NEED_TOUCH, NEED_EDGE } need;

static bool offers(const attempt *t, const box *to, need what)
{
    if (what == NEED_NOTHING) return true;
    if (what == NEED_TOUCH) return touches_enemy(t, to);
    for (int i = 0; i < t->s.stands.count; i++)
        if (side_of_unit(t->s.stands.unit[i]) != side_of_unit(t->id) &&
            wm_edge_contact(to, FRONT, &t->s.stands.at[i], NULL) > TOUCH)
            return true;
    return false;
}

static bool is_better(contact a, contact b)
{
    if (a.units != b.units) return a.units > b.units;
    if (a.edge > b.edge + TOUCH || b.edge > a.edge + TOUCH) return a.edge > b.edge;
    return a.corners > b.corners;
}

/* The best place found so far. Where its owner chooses, all that are as good: `slots` is not NULL. */
typedef struct {
    box best;
    contact worth;
    bool found, tied;
    charger_slots *slots;
} choice;

static void keep_slot(choice *c, const box *to)
{
    for (int i = 0; i < c->slots->count; i++) {
        const box *other = &c->slots->at[i];
        if (other->facing == to->facing && wm_squared_distance(other->centre, to->centre) <= 8)
            return;
    }
    c->slots->at[c->slots->count++] = *to;
}

static void consider(const attempt *t, int stand, const box *to, need what, choice *c)
{
    if (!offers(t, to, what)) return;
    contact worth = contact_of(t, to);
    bool better = !c->found || is_better(worth, c->worth);
    if (!better && is_better(c->worth, worth)) return;
    c->tied = c->tied || !better;
    if (!better && c->slots == NULL) return;
    if (!wm_charger_fits(t, to) || !wm_charger_reaches(t, stand, to)) return;
    if (better) *c = (choice){*to, worth, true, false, c->slots};
    if (c->slots == NULL) return;
    if (better) c->slots->count = 0;
    keep_slot(c, to);
}

static box moved_by(const box *b, int32_t right, int32_t forward)
{
    point at = wm_box_point(b, right, forward);
    return wm_box((pose){at.x, at.y, b->facing}, 2 * b->half_front, 2 * b->half_depth);
}

/* WM-CHARGE-13: on with the line of the first stand, to either side. */
static void try_line(const attempt *t, int stand, need what, choice *c)
{
    for (int turn = 0; turn < 2; turn++) {
        int sign = (turn == 0) == t->prefer_right ? 1 : -1;
        for (int i = 0; i < t->done; i++) {
            box to = moved_by(&t->placed[i], sign * 2 * t->placed[i].half_front, 0);
            consider(t, stand, &to, what, c);
        }
    }
}

/* Where the side of a stand, from its front corner backwards, comes to the line of an edge. */
static point where_side_meets(const box *mine, int corner, const box *enemy, int edge)
{
    point a = enemy->corner[edge], b = enemy->corner[(edge + 1) % EDGES];
    point front = mine->corner[corner], rear = mine->corner[corner == FRONT ? LEFT : REAR];
    int64_t to_front = wm_side(a, b, front), to_rear = wm_side(a, b, rear);
    if (to_front >= 0 || to_rear <= 0) return front;
    return (point){(int32_t)(front.x + (rear.x - front.x) * to_front / (to_front - to_rear)),
                   (int32_t)(front.y + (rear.y - front.y) * to_front / (to_front - to_rear))};
}

/* Flush to an edge of an enemy stand, with a front corner on the side of one already placed. */
static void try_pivot(const attempt *t, int stand, const box *mine, const box *enemy, int edge,
                      choice *c)
{
    int32_t facing = wm_turned(enemy->facing + edge * 900 + FULL_TURN / 2);
    int32_t bend = wm_angle_between(facing, mine->facing);
    if (bend == 0 || bend > 600) return; /* WM-CHARGE-23: no wrapping */
    for (int corner = FRONT; corner <= RIGHT; corner++) {
        point on = where_side_meets(mine, corner, enemy, edge);
        box frame = wm_box((pose){on.x, on.y, facing}, 0, 0);
        int32_t side = corner == RIGHT ? mine->half_front : -mine->half_front;
        point at = wm_box_point(&frame, side, -mine->half_depth);
        box to = wm_box((pose){at.x, at.y, facing}, 2 * mine->half_front, 2 * mine->half_depth);
        consider(t, stand, &to, NEED_EDGE, c);
    }
}

/* WM-CHARGE-24: against a line that bends away. */
static void try_pivots(const attempt *t, int stand, choice *c)
{
    for (int i = 0; i < t->done; i++)
        for (int k = 0; k < unit_of(t->b, t->target)->stands; k++)
            for (int edge = 0; edge < EDGES; edge++)
                try_pivot(t, stand, &t->placed[i], wm_charged_stand(t, k), edge, c);
}

/* WM-CHARGE-25: against a line that bends forward, up beside its neighbour until a corner meets. */
static void try_corners(const attempt *t, int stand, choice *c)
{
    for (int i = 0; i < t->done; i++)
        for (int sign = -1; sign <= 1; sign += 2) {
            const box *mine = &t->placed[i];
            int32_t depth = 2 * mine->half_depth - 2 * TOUCH;
            for (int32_t on = -depth; on <= depth; on += MILLIMETRE) {
                box to = moved_by(mine, sign * 2 * mine->half_front, on);
                if (!touches_enemy(t, &to)) continue;
                consider(t, stand, &to, NEED_TOUCH, c);
                break;
            }
        }
}

/* WM-CHARGE-21: behind those that are placed, or beside them. */
static void try_rear(const attempt *t, int stand, choice *c)
{
    for (int i = 0; i < t->done && !c->found; i++) {
        box behind = moved_by(&t->placed[i], 0, -2 * t->placed[i].half_depth);
        consider(t, stand, &behind, NEED_NOTHING, c);
    }
    if (!c->found) try_line(t, stand, NEED_NOTHING, c);
    for (int i = 0; i < t->done && !c->found; i++)
        for (int sign = -1; sign <= 1; sign += 2) {
            const box *mine = &t->placed[i];
            box echelon = moved_by(mine, sign * 2 * mine->half_front, -mine->half_depth);
            consider(t, stand, &echelon, NEED_NOTHING, c);
        }
}

static int64_t gap_to_target(const attempt *t, int stand)
{
    int64_t least = INT64_MAX;
    for (int k = 0; k < unit_of(t->b, t->target)->stands; k++) {
        int64_t gap = wm_box_gap(&t->from[stand], wm_charged_stand(t, k));
        if (gap < least) least = gap;
    }
    return least;
}

int wm_charger_due(const attempt *t)
{
    int found = -1;
    int64_t least = INT64_MAX;
    for (int i = 0; i < t->count; i++) {
        if (t->used >> i & 1) continue;
        int64_t gap = gap_to_target(t, i);
        if (gap < least) least = gap, found = i;
    }
    return found;
}

bool wm_is_charger_due(const attempt *t, int stand)
{
    int due = wm_charger_due(t);
    if (stand >= t->count || (t->used >> stand & 1)) return false;
    return gap_to_target(t, stand) <= wm_as_near_as(gap_to_target(t, due));
}

/* The classes of places that bring a stand to the enemy, AMB-29: in each the most contact. */
static void try_contact(const attempt *t, int stand, choice *c)
{
    try_line(t, stand, NEED_EDGE, c);
    if (!c->found) try_pivots(t, stand, c);
    if (!c->found) try_line(t, stand, NEED_TOUCH, c);
    if (!c->found) try_corners(t, stand, c);
}

static void try_all(const attempt *t, int stand, choice *c)
{
    if (stand < 0) return; /* all of them are placed */
    try_contact(t, stand, c);
    if (!c->found) try_rear(t, stand, c);
}

/* WM-CHARGE-12, AMB-29: class by class. */
bool wm_place_charger(attempt *t, vx_problem *why)
{
    static const vx_message left_behind = {
        "WM-CHARGE-22",
        {"a stand could not stay with its unit in this charge",
         "одна из баз не смогла бы остаться при отряде в этой атаке"}};
    int stand = wm_charger_due(t);
    choice c = {0};
    try_all(t, stand, &c);
    if (!c.found) return vx_refuse(why, &left_behind);
    t->who[t->done] = (uint8_t)stand;
    t->tied = t->tied || c.tied;
    t->placed[t->done++] = c.best;
    t->used |= 1u << stand;
    return true;
}

/* ---- What the owner may choose instead ---- */

/* No corner of it lies before the line of the other's front. */
static bool is_not_before(const box *to, const box *of)
{
    point left = of->corner[FRONT], right = of->corner[RIGHT];
    int64_t most = (int64_t)TOUCH * 2 * of->half_front;
    return wm_side(left, right, to->corner[FRONT]) <= most &&
           wm_side(left, right, to->corner[RIGHT]) <= most;
}

bool wm_is_in_ranks(const attempt *t, const box *to)
{
    for (int k = 0; k < unit_of(t->b, t->target)->stands; k++)
        if (wm_boxes_touch(to, wm_charged_stand(t, k))) return false; /* WM-CHARGE-23 */
    for (int i = 0; i < t->done; i++)
        if (to->facing == t->placed[i].facing && wm_boxes_touch(to, &t->placed[i]) &&
            is_not_before(to, &t->placed[i]))
            return true;
    return false;
}

static void add_rank(const attempt *t, int stand, const box *to, choice *c)
{
    if (wm_is_in_ranks(t, to) && wm_charger_fits(t, to) && wm_charger_reaches(t, stand, to))
        keep_slot(c, to);
}

/* Behind each of those placed, beside it, half a stand back, a whole one. */
static void find_ranks(const attempt *t, int stand, choice *c)
{
    for (int i = 0; i < t->done; i++) {
        const box *by = &t->placed[i];
        box behind = moved_by(by, 0, -2 * by->half_depth);
        add_rank(t, stand, &behind, c);
        for (int sign = -1; sign <= 1; sign += 2)
            for (int back = 0; back <= 2; back++) {
                box beside = moved_by(by, sign * 2 * by->half_front, -back * by->half_depth);
                add_rank(t, stand, &beside, c);
            }
    }
}

void wm_find_charger_slots(const attempt *t, int stand, charger_slots *out)
{
    choice c = {.slots = out};
    out->count = 0;
    try_contact(t, stand, &c);
    out->touching = c.found;
    if (!c.found) find_ranks(t, stand, &c);
}
