/* SPDX-License-Identifier: MIT */
/* polygon.c - outlines of terrain: what lies in them, and how much of a line does. */
#include "core/limit.h"
#include "games/warmaster/field/geometry.h"

static point corner_after(const polygon *p, int i)
{
    return p->at[i + 1 < p->count ? i + 1 : 0];
}

static bool cross_properly(point a, point b, point c, point d)
{
    int64_t ac = wm_side(a, b, c), ad = wm_side(a, b, d);
    int64_t ca = wm_side(c, d, a), cb = wm_side(c, d, b);
    return ((ac > 0 && ad < 0) || (ac < 0 && ad > 0)) && ((ca > 0 && cb < 0) || (ca < 0 && cb > 0));
}

bool wm_polygon_is_simple(const polygon *p)
{
    if (p->count < 3 || p->count > POLYGON_MAX) return false;
    for (int i = 0; i < p->count; i++) {
        point a = p->at[i], b = corner_after(p, i);
        if (wm_squared_distance(a, b) == 0) return false;
        for (int j = i + 2; j < p->count; j++) {
            if (i == 0 && j == p->count - 1) continue; /* neighbours share a corner */
            if (wm_segment_gap(a, b, p->at[j], corner_after(p, j)) == 0) return false;
        }
    }
    return true;
}

int64_t wm_polygon_point_gap(const polygon *p, point at)
{
    int64_t least = INT64_MAX;
    for (int i = 0; i < p->count; i++) {
        int64_t gap = wm_segment_point_gap(p->at[i], corner_after(p, i), at);
        if (gap < least) least = gap;
    }
    return least;
}

/* Counts the edges that a ray to the right crosses; the outline itself counts as inside. */
bool wm_polygon_holds(const polygon *p, point at)
{
    bool inside = false;
    for (int i = 0; i < p->count; i++) {
        point a = p->at[i], b = corner_after(p, i);
        int64_t side = wm_side(a, b, at);
        if (side == 0 && wm_segment_point_gap(a, b, at) == 0) return true;
        if ((a.y > at.y) == (b.y > at.y)) continue;
        if ((side > 0) == (b.y > a.y)) inside = !inside;
    }
    return inside;
}

static box drawn_in(const box *b)
{
    pose where = {b->centre.x, b->centre.y, b->facing};
    return wm_box(where, 2 * (b->half_front - TOUCH), 2 * (b->half_depth - TOUCH));
}

static bool outline_crosses(const box *b, const polygon *p)
{
    for (int i = 0; i < p->count; i++) {
        point c = p->at[i], d = corner_after(p, i);
        if (wm_point_gap(c, b) == 0) return true;
        for (int k = 0; k < EDGES; k++)
            if (cross_properly(b->corner[k], b->corner[(k + 1) % EDGES], c, d)) return true;
    }
    return false;
}

bool wm_polygon_is_far(const polygon *p, point low, point high)
{
    bool left = true, right = true, below = true, above = true;
    for (int i = 0; i < p->count; i++) {
        left = left && p->at[i].x < low.x;
        right = right && p->at[i].x > high.x;
        below = below && p->at[i].y < low.y;
        above = above && p->at[i].y > high.y;
    }
    return left || right || below || above;
}

bool wm_box_meets_polygon(const box *b, const polygon *p)
{
    point low = {b->centre.x - b->reach, b->centre.y - b->reach};
    point high = {b->centre.x + b->reach, b->centre.y + b->reach};
    if (wm_polygon_is_far(p, low, high)) return false;

    box inner = drawn_in(b);
    return wm_polygon_holds(p, inner.corner[0]) || outline_crosses(&inner, p);
}

int64_t wm_segment_polygon_gap(point a, point b, const polygon *p)
{
    if (wm_polygon_holds(p, a) || wm_polygon_holds(p, b)) return 0;
    int64_t least = INT64_MAX;
    for (int i = 0; i < p->count; i++) {
        int64_t gap = wm_segment_gap(a, b, p->at[i], corner_after(p, i));
        if (gap < least) least = gap;
    }
    return least;
}

/* Where the edge c-d cuts the way a-b, as a distance from a; -1 where it does not. */
static int32_t cut_at(point a, point b, point c, point d, int32_t length)
{
    int64_t to_c = wm_side(a, b, c), to_d = wm_side(a, b, d);
    if (to_c == to_d || (to_c > 0 && to_d > 0) || (to_c < 0 && to_d < 0)) return -1;
    int64_t before = wm_side(c, d, a), after = wm_side(c, d, b);
    if (before == after || (before > 0 && after > 0) || (before < 0 && after < 0)) return -1;
    /* before / (before - after) of the way; both fit 35 bits, the length 18 */
    return (int32_t)(before * length / (before - after));
}

static void insert_sorted(int32_t *list, int *count, int32_t value)
{
    int i = (*count)++;
    for (; i > 0 && list[i - 1] > value; i--) list[i] = list[i - 1];
    list[i] = value;
}

static point point_between(point a, point b, int64_t at, int64_t length)
{
    return (point){(int32_t)(a.x + (b.x - a.x) * at / length),
                   (int32_t)(a.y + (b.y - a.y) * at / length)};
}

/* Inside, and not merely on the outline. */
static bool lies_within(const polygon *p, point at)
{
    return wm_polygon_holds(p, at) && wm_polygon_point_gap(p, at) > 1;
}

int wm_parts_inside(point a, point b, const polygon *p, part out[PARTS_MAX])
{
    int32_t length = wm_length(b.x - a.x, b.y - a.y);
    int32_t cut[POLYGON_MAX + 2] = {0, length};
    int cuts = 2, parts = 0;
    if (length == 0) return 0;
    for (int i = 0; i < p->count; i++) {
        int32_t at = cut_at(a, b, p->at[i], corner_after(p, i), length);
        if (at >= 0) insert_sorted(cut, &cuts, at);
    }
    for (int i = 0; i + 1 < cuts; i++) {
        if (cut[i + 1] - cut[i] < 2) continue;
        point middle = point_between(a, b, (int64_t)cut[i] + cut[i + 1], 2 * (int64_t)length);
        if (!lies_within(p, middle)) continue;
        if (parts > 0 && out[parts - 1].to + 1 >= cut[i]) {
            out[parts - 1].to = cut[i + 1];
            continue;
        }
        vx_require(parts <
                   PARTS_MAX); /* a part ends where the outline is cut, and so does the gap */
        out[parts++] = (part){cut[i], cut[i + 1]};
    }
    return parts;
}
