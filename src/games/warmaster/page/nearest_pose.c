/* SPDX-License-Identifier: MIT */
/* nearest_pose.c - what a hand meant that drags a piece: to the edge of a neighbour, parallel to him, and no
 * farther than the rules allow. */
#include "games/warmaster/page/nearest_pose.h"

#include <string.h>

#include "games/warmaster/units/units.h"

enum {
    SNAP = 12 * MILLIMETRE,   /* a place beside a neighbour draws from so far */
    ALIKE = 100,              /* and a facing like his from so many tenths of a degree */
    PARALLEL = 50,            /* without contact from so many, */
    BESIDE = 20 * CENTIMETRE, /* and from so far */
    RING = 4 * MILLIMETRE,    /* steps in which the nearest room is looked for */
    RINGS = 6,
    SPOKES = 12,
    PACES = 40,                /* and steps in which a way is shortened */
    SHORTEST = 2 * MILLIMETRE, /* but none shorter than that */
};

static bool is_legal(const battle *b, const act *a)
{
    return warmaster_game.rules.check(b, pack_act(*a), NULL);
}

/* ---- Beside a neighbour ---- */

/* Along a facing and across it. */
typedef struct {
    int32_t left, right, rear, front;
} extent;

static point turned_into(point p, int32_t facing)
{
    int64_t sine = wm_sine(facing), cosine = wm_cosine(facing);
    return (point){(int32_t)((p.x * cosine - p.y * sine) / TRIG_ONE),
                   (int32_t)((p.x * sine + p.y * cosine) / TRIG_ONE)};
}

static point turned_back(point p, int32_t facing)
{
    return turned_into(p, wm_turned(-facing));
}

static extent extent_of(const box *stands, int count, int32_t facing)
{
    extent e = {INT32_MAX, INT32_MIN, INT32_MAX, INT32_MIN};
    for (int i = 0; i < count; i++)
        for (int corner = 0; corner < EDGES; corner++) {
            point p = turned_into(stands[i].corner[corner], facing);
            if (p.x < e.left) e.left = p.x;
            if (p.x > e.right) e.right = p.x;
            if (p.y < e.rear) e.rear = p.y;
            if (p.y > e.front) e.front = p.y;
        }
    return e;
}

typedef struct {
    const battle *battle;
    act meant, best;
    int64_t nearest; /* squared, of the best */
} snapping;

/* The middle of the dragged unit, across and along. */
static void try_snap(snapping *s, int32_t across, int32_t along, int32_t facing)
{
    point to = turned_back((point){across, along}, facing);
    int64_t far = wm_squared_distance((point){s->meant.at.x, s->meant.at.y}, to);
    if (far >= s->nearest || to.x < 0 || to.y < 0) return;
    act a = s->meant;
    a.at = (place){(uint16_t)to.x, (uint16_t)to.y, (uint16_t)facing};
    if (!is_legal(s->battle, &a)) return;
    s->best = a;
    s->nearest = far;
}

/* Side by side with the fronts in a line, or behind and before him with edges or middles in a line. */
static void snap_to(snapping *s, int friend_id)
{
    const battle *b = s->battle;
    const unit *u = unit_of(b, friend_id);
    int32_t facing = u->at[0].facing;
    box stands[STANDS_MAX];
    shape own;
    if (wm_angle_between(s->meant.at.facing, facing) > ALIKE) return;
    for (int i = 0; i < u->stands; i++) stands[i] = wm_stand_box(b, friend_id, u->at[i]);
    wm_make_shape(b, s->meant.who, (formation)s->meant.detail, facing, &own);
    extent f = extent_of(stands, u->stands, facing), m = extent_of(own.at, own.count, facing);
    int32_t abreast = f.front - m.front;
    try_snap(s, f.right - m.left, abreast, facing);
    try_snap(s, f.left - m.right, abreast, facing);
    const int32_t rows[2] = {f.rear - m.front, f.front - m.rear};
    const int32_t files[3] = {f.left - m.left, f.right - m.right,
                              (f.left + f.right - m.left - m.right) / 2};
    for (int row = 0; row < 2; row++)
        for (int file = 0; file < 3; file++) try_snap(s, files[file], rows[row], facing);
}

static bool is_neighbour(const battle *b, int id, int other, point at)
{
    if (other == id || side_of_unit(other) != side_of_unit(id)) return false;
    if (!wm_unit_exists(b, other) || !is_on_table(unit_of(b, other))) return false;
    place middle = wm_middle_of(unit_of(b, other));
    int64_t far = wm_squared_distance(at, (point){middle.x, middle.y});
    return far <= (int64_t)BESIDE * BESIDE;
}

/* The facing of a neighbour that is almost the same. */
static void turn_parallel(const battle *b, act *a, int other)
{
    int32_t facing = unit_of(b, other)->at[0].facing;
    int32_t apart = wm_angle_between(a->at.facing, facing);
    act parallel = *a;
    if (apart == 0 || apart > PARALLEL) return;
    parallel.at.facing = (uint16_t)facing;
    if (is_legal(b, &parallel)) *a = parallel;
}

static bool snap(const battle *b, act *a)
{
    snapping s = {b, *a, *a, (int64_t)SNAP * SNAP};
    point at = {a->at.x, a->at.y};
    for (int id = 0; id < ALL_UNITS; id++)
        if (is_neighbour(b, a->who, id, at)) snap_to(&s, id);
    if (s.nearest < (int64_t)SNAP * SNAP) {
        *a = s.best;
        return true;
    }
    for (int id = 0; id < ALL_UNITS; id++)
        if (is_neighbour(b, a->who, id, at)) turn_parallel(b, a, id);
    return false;
}

/* ---- As far as the rules allow ---- */

static act drawn_in(const act *a, point from, int32_t by)
{
    act out = *a;
    int64_t x = a->at.x - from.x, y = a->at.y - from.y;
    int64_t far = (int64_t)wm_square_root((uint64_t)(x * x + y * y));
    if (far <= by) return out;
    out.at.x = (uint16_t)(from.x + x * (far - by) / far);
    out.at.y = (uint16_t)(from.y + y * (far - by) / far);
    return out;
}

/* Where a piece stands that is dragged to another place; false: no such drag. */
static bool drag_begins(const battle *b, const act *a, point *out)
{
    if (a->kind == ACT_MOVE && wm_unit_exists(b, a->who) && is_on_table(unit_of(b, a->who))) {
        place middle = wm_middle_of(unit_of(b, a->who));
        *out = (point){middle.x, middle.y};
        return true;
    }
    if (a->kind != ACT_PLACE || b->phase != PHASE_CHARACTERS || !wm_person_exists(b, a->who))
        return false;
    *out = (point){person_of(b, a->who)->x, person_of(b, a->who)->y};
    return true;
}

/* Refused for nothing but the distance (WM-MOVE-16, WM-CHARM-01). */
static bool goes_too_far(const battle *b, const act *a)
{
    vx_problem why = {0};
    if (warmaster_game.rules.check(b, pack_act(*a), &why) || why.message->clause == NULL)
        return false;
    return strcmp(why.message->clause, a->kind == ACT_MOVE ? "WM-MOVE-16" : "WM-CHARM-01") == 0;
}

/* The nearest room round the place that was meant. */
static bool step_aside(const battle *b, act *a)
{
    for (int ring = 1; ring <= RINGS; ring++)
        for (int spoke = 0; spoke < SPOKES; spoke++) {
            point to =
                wm_point_along((point){a->at.x, a->at.y}, spoke * FULL_TURN / SPOKES, ring * RING);
            act other = *a;
            if (to.x < 0 || to.y < 0) continue;
            other.at.x = (uint16_t)to.x;
            other.at.y = (uint16_t)to.y;
            if (!is_legal(b, &other)) continue;
            *a = other;
            return true;
        }
    return false;
}

/* Back along the way, to the farthest place of it that is allowed. */
static void draw_in(const battle *b, act *a, point from)
{
    int32_t far = wm_length(a->at.x - from.x, a->at.y - from.y);
    int32_t step = far / PACES > SHORTEST ? far / PACES : SHORTEST;
    for (int32_t by = step; by < far; by += step) {
        act shorter = drawn_in(a, from, by);
        if (!is_legal(b, &shorter)) continue;
        int32_t refused = by - step;
        while (by - refused > 1) {
            int32_t middle = (by + refused) / 2;
            shorter = drawn_in(a, from, middle);
            if (is_legal(b, &shorter))
                by = middle;
            else
                refused = middle;
        }
        *a = drawn_in(a, from, by);
        return;
    }
}

void wm_take_nearest_pose(const battle *b, act *a)
{
    point from;
    bool is_unit = a->kind == ACT_MOVE || a->kind == ACT_DEPLOY;
    if (is_unit && (!wm_unit_exists(b, a->who) || a->detail >= FORMS)) return;
    if (is_unit && snap(b, a)) return;
    if (is_legal(b, a) || !drag_begins(b, a, &from)) return;
    if (!goes_too_far(b, a) && step_aside(b, a)) return;
    draw_in(b, a, from);
}
