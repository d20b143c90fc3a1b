/* SPDX-License-Identifier: MIT */
/* line_of_sight.c - WM-INIT-05, WM-INIT-06, WM-SHOOT-06 to WM-SHOOT-08: who sees whom (AMB-21, AMB-76;
 * docs/decisions/0005-sight-past-stands.md). */
#include "games/warmaster/field/geometry.h"

enum {
    GRAZE = 2,
    /* Both ends of the edge and every corner of what is looked at, of stands and of dense ground. */
    TURNING_POINTS = 2 + EDGES + EDGES * BLOCKERS_MAX + POLYGON_MAX * DENSE_MAX,
};

/* AMB-76: a line may lie in dense ground for 2 cm at either end, and nowhere between. */
static bool dense_hides(point from, point to, const polygon *p)
{
    part parts[PARTS_MAX];
    int count = wm_parts_inside(from, to, p, parts);
    int32_t length = wm_length(to.x - from.x, to.y - from.y);
    for (int i = 0; i < count; i++) {
        int32_t depth = parts[i].to - parts[i].from;
        bool at_end = parts[i].from <= GRAZE || parts[i].to >= length - GRAZE;
        if (depth > DENSE_SIGHT || (!at_end && depth > GRAZE)) return true;
    }
    return false;
}

static bool solid_hides(point from, point to, const polygon *p)
{
    part parts[PARTS_MAX];
    int count = wm_parts_inside(from, to, p, parts);
    for (int i = 0; i < count; i++)
        if (parts[i].to - parts[i].from > GRAZE) return true;
    return false;
}

/* A line may touch the corner of a stand (AMB-21), but it does not pass by running along its side:
 * WM-SHOOT-07 would hide nobody behind a stand as wide as himself. */
static bool runs_along(point from, point to, const box *stand)
{
    part along;
    return wm_part_inside_box(from, to, stand, GRAZE, &along) && along.to - along.from > 2 * TOUCH;
}

/* Stands that touch leave no gap to see through: the line may not run between two of them, one on
 * either side. */
static bool sides_hide(point from, point to, const sight_field *field)
{
    part left[BLOCKERS_MAX], right[BLOCKERS_MAX];
    int lefts = 0, rights = 0;
    for (int i = 0; i < field->stand_count; i++) {
        const box *stand = &field->stands[i];
        part along;
        if (!wm_part_inside_box(from, to, stand, TOUCH, &along)) continue;
        if (along.to - along.from <= 2 * TOUCH) continue;
        if (!field->along && runs_along(from, to, stand)) return true;
        bool on_left = wm_side(from, to, stand->centre) > 0;
        if (on_left)
            left[lefts++] = along;
        else
            right[rights++] = along;
    }
    for (int i = 0; i < lefts; i++)
        for (int k = 0; k < rights; k++) {
            int32_t start = left[i].from > right[k].from ? left[i].from : right[k].from;
            int32_t end = left[i].to < right[k].to ? left[i].to : right[k].to;
            if (end - start > 2 * TOUCH) return true;
        }
    return false;
}

static bool is_free_beside_stands(point from, point to, const sight_field *field)
{
    if (sides_hide(from, to, field)) return false;
    point low = {from.x < to.x ? from.x : to.x, from.y < to.y ? from.y : to.y};
    point high = {from.x < to.x ? to.x : from.x, from.y < to.y ? to.y : from.y};
    for (int i = 0; i < field->dense_count; i++)
        if (!wm_polygon_is_far(&field->dense[i], low, high) &&
            dense_hides(from, to, &field->dense[i]))
            return false;
    for (int i = 0; i < field->solid_count; i++)
        if (!wm_polygon_is_far(&field->solid[i], low, high) &&
            solid_hides(from, to, &field->solid[i]))
            return false;
    return !field->hides || !field->hides(field->ground, from, to);
}

bool wm_line_is_free(point from, point to, const sight_field *field)
{
    for (int i = 0; i < field->stand_count; i++)
        if (wm_segment_crosses_box(from, to, &field->stands[i])) return false;
    return is_free_beside_stands(from, to, field);
}

/* One question: the edge that looks, what it looks at and what may be in between. */
typedef struct {
    point left, right; /* the ends of the edge, as the stand looks */
    const box *target;
    sight_field field;
    box *near; /* room for BLOCKERS_MAX */
    point *line;
    int last; /* the stand that barred the last line: it is likely to bar the next */
} look;

/* AMB-21: the line leaves the edge into the half of the table before it. */
static bool is_before(const look *l, point to)
{
    return wm_side(l->left, l->right, to) > 0;
}

static bool is_barred_by_a_stand(look *l, point from, point to)
{
    const sight_field *field = &l->field;
    if (field->stand_count == 0) return false;
    if (wm_segment_crosses_box(from, to, &field->stands[l->last])) return true;
    for (int i = 0; i < field->stand_count; i++)
        if (i != l->last && wm_segment_crosses_box(from, to, &field->stands[i])) {
            l->last = i;
            return true;
        }
    return false;
}

static bool try_line(look *l, point from, point to)
{
    if (!is_before(l, to) || is_barred_by_a_stand(l, from, to) ||
        !is_free_beside_stands(from, to, &l->field))
        return false;
    if (l->line) l->line[0] = from, l->line[1] = to;
    return true;
}

static point share_of(point a, point b, int part_of, int whole)
{
    return (point){a.x + (b.x - a.x) * part_of / whole, a.y + (b.y - a.y) * part_of / whole};
}

/* A few straight looks answer almost every question. */
static bool try_plain_lines(look *l)
{
    enum { STEPS = 4 };
    for (int i = 0; i <= STEPS; i++) {
        point from = share_of(l->left, l->right, i, STEPS);
        if (try_line(l, from, wm_nearest_point(from, l->target))) return true;
        for (int edge = 0; edge < EDGES; edge++)
            for (int k = 0; k < 2; k++) {
                point to =
                    share_of(l->target->corner[edge], l->target->corner[(edge + 1) % EDGES], k, 2);
                if (try_line(l, from, to)) return true;
            }
    }
    return false;
}

/* Where the endless line p-q cuts the segment c-d. */
static bool cut(point p, point q, point c, point d, point *out)
{
    int64_t to_c = wm_side(p, q, c), to_d = wm_side(p, q, d);
    if (to_c == to_d || (to_c > 0 && to_d > 0) || (to_c < 0 && to_d < 0)) return false;
    out->x = (int32_t)(c.x + (d.x - c.x) * to_c / (to_c - to_d));
    out->y = (int32_t)(c.y + (d.y - c.y) * to_c / (to_c - to_d));
    return true;
}

static bool try_line_through(look *l, point p, point q)
{
    point from, to;
    if (!cut(p, q, l->left, l->right, &from)) return false;
    for (int edge = 0; edge < EDGES; edge++)
        if (cut(p, q, l->target->corner[edge], l->target->corner[(edge + 1) % EDGES], &to) &&
            try_line(l, from, to))
            return true;
    return false;
}

/* A corner of a stand that is passed: a hair outside, so that the line does not run along a side. */
static point beside_corner(const box *stand, int corner)
{
    static const int32_t right[EDGES] = {-1, 1, 1, -1}, forward[EDGES] = {1, 1, -1, -1};
    enum { HAIR = GRAZE + 1 };
    return wm_box_point(stand, right[corner] * (stand->half_front + HAIR),
                        forward[corner] * (stand->half_depth + HAIR));
}

/* If any line is free, one is that grazes two corners: turn and push it until it does. */
static bool try_grazing_lines(look *l)
{
    point at[TURNING_POINTS];
    int count = 0;
    at[count++] = l->left;
    at[count++] = l->right;
    for (int i = 0; i < EDGES; i++) at[count++] = l->target->corner[i];
    for (int i = 0; i < l->field.stand_count; i++)
        for (int k = 0; k < EDGES; k++) at[count++] = beside_corner(&l->field.stands[i], k);
    for (int i = 0; i < l->field.dense_count; i++)
        for (int k = 0; k < l->field.dense[i].count; k++) at[count++] = l->field.dense[i].at[k];
    for (int i = 0; i < count; i++)
        for (int k = i + 1; k < count; k++)
            if (try_line_through(l, at[i], at[k])) return true;
    return false;
}

static bool is_same(const box *a, const box *b)
{
    return a->centre.x == b->centre.x && a->centre.y == b->centre.y && a->facing == b->facing;
}

/* Everything between lies within a band round the line that joins the middles. Neither hides
 * anything itself: lines leave the one forwards and end at the other. */
static void keep_what_is_near(look *l, const box *viewer, const sight_field *field)
{
    point middle = share_of(l->left, l->right, 1, 2);
    int32_t half = wm_length(l->right.x - l->left.x, l->right.y - l->left.y) / 2 + 1;
    int64_t band = half > l->target->reach ? half : l->target->reach;
    l->field = *field;
    l->field.stands = l->near;
    l->field.stand_count = 0;
    for (int i = 0; i < field->stand_count; i++) {
        const box *stand = &field->stands[i];
        int64_t limit = band + stand->reach;
        if (wm_segment_point_gap(middle, l->target->centre, stand->centre) > limit * limit ||
            is_same(stand, viewer) || is_same(stand, l->target))
            continue;
        l->near[l->field.stand_count++] = *stand;
    }
}

bool wm_is_before_edge(const box *viewer, int edge, const box *target)
{
    point left = viewer->corner[edge], right = viewer->corner[(edge + 1) % EDGES];
    for (int i = 0; i < EDGES; i++)
        if (wm_side(left, right, target->corner[i]) > 0) return true;
    return false;
}

bool wm_sees(const box *viewer, int edge, const box *target, const sight_field *field, point *line)
{
    box near[BLOCKERS_MAX];
    look l = {.near = near,
              .left = viewer->corner[edge],
              .right = viewer->corner[(edge + 1) % EDGES],
              .target = target,
              .line = line};
    if (!wm_is_before_edge(viewer, edge, target)) return false;
    keep_what_is_near(&l, viewer, field);
    return try_plain_lines(&l) || try_grazing_lines(&l);
}
