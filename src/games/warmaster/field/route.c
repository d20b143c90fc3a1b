/* SPDX-License-Identifier: MIT */
/* route.c - WM-MOVE-16 to WM-MOVE-21: the way a stand takes and how far it travels (AMB-08). */
#include "games/warmaster/field/geometry.h"

static int32_t leg(point a, point b)
{
    return wm_length(b.x - a.x, b.y - a.y);
}

int32_t wm_travel(const box *from, const box *to, const way *by)
{
    int32_t middle = 0, farthest = 0;
    for (int i = 0; i + 1 < by->count; i++) middle += leg(by->at[i], by->at[i + 1]);
    for (int i = 0; i < EDGES; i++) {
        int32_t travelled = by->count == 0 ? leg(from->corner[i], to->corner[i])
                                           : leg(from->corner[i], by->at[0]) + middle +
                                                 leg(by->at[by->count - 1], to->corner[i]);
        if (travelled > farthest) farthest = travelled;
    }
    return farthest;
}

bool wm_is_in_reach(const box *from, const box *to, int32_t limit)
{
    for (int i = 0; i < EDGES; i++)
        if (wm_squared_distance(from->corner[i], to->corner[i]) > (int64_t)limit * limit)
            return false;
    return true;
}

/* While it travels a stand is a disc as wide as its short side; it may come TOUCH too near. */
static int32_t clearance(const way_field *field)
{
    return field->width / 2 - TOUCH;
}

/* A straight way with the upright rectangle round it: most obstacles are far from that. */
typedef struct {
    point from, to, low, high;
} stretch;

static stretch stretch_between(point a, point b)
{
    return (stretch){a,
                     b,
                     {a.x < b.x ? a.x : b.x, a.y < b.y ? a.y : b.y},
                     {a.x < b.x ? b.x : a.x, a.y < b.y ? b.y : a.y}};
}

static bool stand_is_in_way(const stretch *s, const box *stand, int32_t clear)
{
    int32_t reach = stand->reach + clear;
    point at = stand->centre;
    if (at.x < s->low.x - reach || at.x > s->high.x + reach) return false;
    if (at.y < s->low.y - reach || at.y > s->high.y + reach) return false;
    return wm_is_near_segment(stand, s->from, s->to, clear);
}

static bool is_on_lane(point at, const way_field *field)
{
    for (int i = 0; i < field->lane_count; i++)
        if (wm_polygon_holds(&field->lanes[i], at)) return true;
    return false;
}

/* Before the end of a lane, and so about to go onto it. */
static bool is_at_lane(point at, int64_t near, const way_field *field)
{
    for (int i = 0; i < field->lane_count; i++)
        if (wm_polygon_point_gap(&field->lanes[i], at) < near) return true;
    return false;
}

/* WM-TERRAIN-08, WM-TERRAIN-09: a barrier does not bar those who keep to a lane through it. Looked
 * at every 2 mm. */
static bool barrier_is_in_way(const stretch *s, const polygon *p, const way_field *field)
{
    point a = s->from, b = s->to;
    int32_t near_by = clearance(field);
    int64_t clear = (int64_t)near_by * near_by;
    point low = {s->low.x - near_by, s->low.y - near_by};
    point high = {s->high.x + near_by, s->high.y + near_by};
    if (wm_polygon_is_far(p, low, high)) return false;
    if (wm_segment_polygon_gap(a, b, p) >= clear) return false;
    if (field->lane_count == 0) return true;
    int32_t length = wm_length(b.x - a.x, b.y - a.y), step = 2 * MILLIMETRE;
    for (int32_t at = 0; at <= length; at += step) {
        point here = length == 0 ? a
                                 : (point){(int32_t)(a.x + (int64_t)(b.x - a.x) * at / length),
                                           (int32_t)(a.y + (int64_t)(b.y - a.y) * at / length)};
        bool inside = wm_polygon_holds(p, here);
        if (!inside && wm_polygon_point_gap(p, here) >= clear) continue;
        if (is_on_lane(here, field) || (!inside && is_at_lane(here, clear, field))) continue;
        return true;
    }
    return false;
}

/* The first obstacle on the straight way: stands count from 0, barriers after them; -1 none. */
static int first_in_way(point a, point b, const way_field *field)
{
    int32_t clear = clearance(field);
    int64_t nearest = INT64_MAX;
    int found = -1;
    stretch s = stretch_between(a, b);
    for (int i = 0; i < field->stand_count; i++) {
        if (!stand_is_in_way(&s, &field->stands[i], clear)) continue;
        int64_t gap = wm_point_gap(a, &field->stands[i]);
        if (gap < nearest) nearest = gap, found = i;
    }
    for (int i = 0; i < field->barrier_count; i++) {
        if (!barrier_is_in_way(&s, &field->barriers[i], field)) continue;
        int64_t gap = wm_polygon_point_gap(&field->barriers[i], a);
        if (gap < nearest) nearest = gap, found = field->stand_count + i;
    }
    return found;
}

bool wm_way_is_clear(point a, point b, const way_field *field)
{
    return first_in_way(a, b, field) < 0;
}

/* ---- Looking for a way round ---- */

typedef struct {
    const box *from, *to;
    const way_field *field;
    way current, best;
    int32_t limit; /* no longer way is of use */
    bool found;
    int looks_left; /* bounds the work; the same everywhere */
} search;

/* A point beside corner `k` of an obstacle, as far off as the disc needs. */
static point beside_stand(const box *b, int k, int32_t off)
{
    int32_t right = b->half_front + off, forward = b->half_depth + off;
    return wm_box_point(b, k == FRONT || k == LEFT ? -right : right,
                        k == FRONT || k == RIGHT ? forward : -forward);
}

/* Away from the two neighbours of the corner, and on the outside of the outline. */
static point beside_polygon(const polygon *p, int k, int32_t off)
{
    point at = p->at[k], before = p->at[(k + p->count - 1) % p->count];
    point after = p->at[(k + 1) % p->count];
    int32_t in = wm_direction(at.x - before.x, at.y - before.y);
    int32_t out = wm_direction(at.x - after.x, at.y - after.y);
    int32_t turn = wm_turned(out - in);
    int32_t middle = wm_turned(in + (turn <= FULL_TURN / 2 ? turn / 2 : turn / 2 + FULL_TURN / 2));
    point outside = wm_point_along(at, middle, off + off / 2);
    if (!wm_polygon_holds(p, outside)) return outside;
    return wm_point_along(at, middle + FULL_TURN / 2, off + off / 2);
}

/* The middle of an edge of a lane: where one goes onto it. */
static point lane_mouth(const polygon *lane, int k)
{
    point a = lane->at[k], b = lane->at[(k + 1) % lane->count];
    return (point){(a.x + b.x) / 2, (a.y + b.y) / 2};
}

static int lane_mouths(const way_field *field)
{
    int count = 0;
    for (int i = 0; i < field->lane_count; i++) count += field->lanes[i].count;
    return count;
}

/* Points from which a way round the obstacle may go on: beside its corners, and through a barrier
 * by its lanes. */
static int turns_of(const way_field *field, int obstacle)
{
    if (obstacle < field->stand_count) return EDGES;
    return field->barriers[obstacle - field->stand_count].count + lane_mouths(field);
}

static point turn_at(const way_field *field, int obstacle, int k)
{
    int32_t off = field->width / 2 - TOUCH / 2;
    if (obstacle < field->stand_count) return beside_stand(&field->stands[obstacle], k, off);
    const polygon *barrier = &field->barriers[obstacle - field->stand_count];
    if (k < barrier->count) return beside_polygon(barrier, k, off);
    const polygon *lane = field->lanes;
    for (k -= barrier->count; k >= lane->count; lane++) k -= lane->count;
    return lane_mouth(lane, k);
}

static bool is_on_table(point at, const way_field *field)
{
    if (field->table.x == 0) return true;
    return at.x >= 0 && at.y >= 0 && at.x <= field->table.x && at.y <= field->table.y;
}

/* wm_travel() <= limit, with half the roots: of the last leg the square is compared. */
static bool is_short_enough(const search *s, const way *by)
{
    point first = by->at[0], last = by->at[by->count - 1];
    int32_t middle = 0;
    for (int i = 0; i + 1 < by->count; i++) middle += leg(by->at[i], by->at[i + 1]);
    for (int i = 0; i < EDGES; i++) {
        int64_t left = s->limit - middle - leg(s->from->corner[i], first);
        if (left < 0 || wm_squared_distance(last, s->to->corner[i]) > left * left) return false;
    }
    return true;
}

static void look_on(search *s, point at);

/* Goes to a point beside the obstacle if that can still lead to a shorter way. */
static void turn_round(search *s, point at, int obstacle, int depth)
{
    for (int k = 0; k < turns_of(s->field, obstacle); k++) {
        point next = turn_at(s->field, obstacle, k);
        way longer = s->current;
        if (longer.count >= WAY_POINTS_MAX || s->looks_left <= 0) return;
        if (!is_on_table(next, s->field)) continue;
        longer.at[longer.count++] = next;
        s->looks_left--;
        if (depth > 0 && !is_short_enough(s, &longer)) continue; /* whatever is in the way */
        int other = first_in_way(at, next, s->field);
        if (other < 0) {
            if (depth == 0 && !is_short_enough(s, &longer)) continue;
            way before = s->current;
            s->current = longer;
            look_on(s, next);
            s->current = before;
        } else if (other != obstacle && depth == 0) {
            turn_round(s, at, other, 1);
        }
    }
}

static void look_on(search *s, point at)
{
    int obstacle = first_in_way(at, s->to->centre, s->field);
    if (obstacle >= 0) {
        turn_round(s, at, obstacle, 0);
        return;
    }
    s->best = s->current;
    s->limit = wm_travel(s->from, s->to, &s->current) - 1;
    s->found = true;
}

bool wm_find_way(const box *from, const box *to, int32_t limit, const way_field *field, way *out)
{
    if (!wm_is_in_reach(from, to, limit)) return false; /* no way is shorter */
    int obstacle = first_in_way(from->centre, to->centre, field);
    if (obstacle < 0) {
        out->count = 0;
        return true;
    }
    search s = {.from = from, .to = to, .field = field, .limit = limit, .looks_left = 512};
    turn_round(&s, from->centre, obstacle, 0);
    if (s.found) *out = s.best;
    return s.found;
}
