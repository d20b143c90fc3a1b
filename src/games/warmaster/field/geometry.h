/* SPDX-License-Identifier: MIT */
/* geometry.h - the table in integers: stands as turned rectangles, terrain as polygons, sight, ways.
 *
 * One unit of length is 1/16 mm (AMB-66), one step of an angle is a tenth of a degree. Angles count
 * clockwise from the far edge of the table: 0 looks along +y, 900 along +x. Sines and cosines are
 * whole numbers out of 16384. Corners are rounded to whole units, alike on both sides of zero, so
 * turning a table by half a circle changes nothing.
 *
 * One tolerance, TOUCH, half a millimetre (WM-OPTION-14, AMB-19): stands nearer than that touch, and stands that
 * lie over each other by no more than that do not overlap. Distances are compared squared, in 64
 * bits, and know no tolerance. No coordinate lies farther from zero than COORDINATE_MAX. */
#ifndef VX_WARMASTER_FIELD_GEOMETRY_H
#define VX_WARMASTER_FIELD_GEOMETRY_H

#include <stdbool.h>
#include <stdint.h>

enum {
    MILLIMETRE = 16, /* WM-DICE-06: stands; all else is in centimetres */
    CENTIMETRE = 160,
    TOUCH = 8,
    FULL_TURN = 3600,
    TRIG_ONE = 1 << 14,
    COORDINATE_MAX = 1 << 16
};

typedef struct {
    int32_t x, y;
} point;

typedef struct {
    int32_t x, y;   /* the centre */
    int32_t facing; /* 0 .. FULL_TURN-1 */
} pose;

/* A corner's number is that of the edge that begins at it, going clockwise. */
enum { FRONT, RIGHT, REAR, LEFT, EDGES };

typedef struct {
    point centre;
    int32_t sine, cosine; /* of the facing */
    int32_t half_front, half_depth;
    int32_t reach; /* no point is farther from the centre */
    int32_t facing;
    point corner[EDGES]; /* front left, front right, rear right, rear left */
} box;

/* ---- Numbers and angles ---- */

int32_t wm_sine(int32_t angle); /* any angle; -TRIG_ONE .. TRIG_ONE */
int32_t wm_cosine(int32_t angle);
int32_t wm_turned(int32_t angle); /* the same direction within 0 .. FULL_TURN-1 */
/* How far apart two directions are: 0 .. FULL_TURN/2. */
int32_t wm_angle_between(int32_t one, int32_t other);
/* The direction of the arrow, to the nearest step; 0 for an arrow without length. */
int32_t wm_direction(int64_t x, int64_t y);
uint64_t wm_square_root(uint64_t number); /* rounded down */
int32_t wm_length(int64_t x, int64_t y);  /* rounded up: never shorter than it is */
static inline int64_t wm_squared_distance(point a, point b)
{
    int64_t x = b.x - a.x, y = b.y - a.y;
    return x * x + y * y;
}
/* The point so far from `from` in that direction, rounded to units. */
point wm_point_along(point from, int32_t angle, int32_t distance);
/* Positive where `c` lies to the left of the way from a to b, 0 on it. */
static inline int64_t wm_side(point a, point b, point c)
{
    return (int64_t)(b.x - a.x) * (c.y - a.y) - (int64_t)(b.y - a.y) * (c.x - a.x);
}

/* ---- Boxes ---- */

box wm_box(pose where, int32_t front, int32_t depth);
/* A quick look: farther apart than that beyond doubt. */
static inline bool wm_are_far_apart(const box *a, const box *b, int32_t distance)
{
    int64_t reach = a->reach + b->reach + distance;
    return wm_squared_distance(a->centre, b->centre) > reach * reach;
}
/* A circle that holds several boxes, to see quickly that something is far from all of them. */
typedef struct {
    point centre;
    int32_t reach;
} circle;
circle wm_circle_round(const box *boxes, int count);
static inline bool wm_may_be_near(const circle *round, const box *b, int32_t distance)
{
    int64_t reach = round->reach + b->reach + distance;
    return wm_squared_distance(round->centre, b->centre) <= reach * reach;
}
/* The point `right` and `forward` of the centre, as the stand looks. */
point wm_box_point(const box *b, int32_t right, int32_t forward);
/* WM-MOVE-17: more than TOUCH deep into each other. */
bool wm_boxes_overlap(const box *a, const box *b);
int64_t wm_box_gap(const box *a, const box *b); /* squared; 0 where they meet */
/* The same, with the nearest points of both. Of equally near ones those in the middle. */
int64_t wm_nearest_points(const box *a, const box *b, point *on_a, point *on_b);
bool wm_boxes_touch(const box *a, const box *b); /* WM-STAND-06: by edge or corner */
int64_t wm_point_gap(point p, const box *b);     /* squared; 0 inside */
point wm_nearest_point(point p, const box *b);
bool wm_boxes_within(const box *a, const box *b, int32_t distance); /* AMB-02: that far or less */

/* How much of this edge of `a` lies along an edge of `b`, and which; 0 for mere corners. */
int32_t wm_edge_contact(const box *a, int edge, const box *b, int *edge_of_b);
/* The edge of `b` that this point, which touches b, belongs to; at a corner EDGES. */
int wm_edge_at(const box *b, point p);
/* WM-STAND-08, WM-STAND-10: this edge of `a` and that edge of `b` fall together, end on end. */
bool wm_edges_coincide(const box *a, int edge, const box *b, int edge_of_b);
/* The two corners fall together. */
bool wm_corners_meet(const box *a, int corner, const box *b, int corner_of_b);

/* A box goes straight on in that direction: the first whole distance, up to `distance`, at which it
 * lies more than `depth` in the other (below 0: comes nearer than that). False: it never does. */
bool wm_sweep(const box *mover, int32_t angle, int32_t distance, const box *other, int32_t depth,
              int32_t *at);

int64_t wm_segment_point_gap(point a, point b, point p); /* squared */
point wm_segment_nearest(point a, point b, point p);     /* the point of a-b nearest to p */
int64_t wm_segment_gap(point a, point b, point c, point d);
int64_t wm_segment_box_gap(point a, point b, const box *c); /* squared; 0 where it meets */
/* wm_segment_box_gap() < near x near, found out sooner; `near` is not 0. */
bool wm_is_near_segment(const box *c, point a, point b, int32_t near);
/* The straight way meets the inside, not only the outline. */
bool wm_segment_crosses_box(point a, point b, const box *c);
/* A part of a straight way, as distances from its start. */
typedef struct {
    int32_t from, to;
} part;
/* The part of the way from a to b that lies in the box, all its sides moved out by `grow`. */
bool wm_part_inside_box(point a, point b, const box *c, int32_t grow, part *out);

/* ---- Polygons: any simple outline, given clockwise or not ---- */

enum { POLYGON_MAX = 12 };

typedef struct {
    int32_t count;
    point at[POLYGON_MAX];
} polygon;

/* All of it lies on one side of this upright rectangle: a quick no to closer questions. */
bool wm_polygon_is_far(const polygon *p, point low, point high);
bool wm_polygon_is_simple(const polygon *p); /* three corners or more, no edge crosses another */
bool wm_polygon_holds(const polygon *p, point at); /* the outline counts as inside */
int64_t wm_polygon_point_gap(const polygon *p,
                             point at); /* to the outline, squared, from inside too */
/* WM-TERRAIN-11: wholly or partly in it, by more than TOUCH. */
bool wm_box_meets_polygon(const box *b, const polygon *p);
int64_t wm_segment_polygon_gap(point a, point b, const polygon *p); /* squared; 0 where it meets */

/* The parts of the straight way from a to b that lie inside, in order, as distances from a. */
enum { PARTS_MAX = POLYGON_MAX / 2 + 1 };
int wm_parts_inside(point a, point b, const polygon *p, part out[PARTS_MAX]);

/* ---- Sight ---- */

/* Room for every stand and every piece of dense ground of a table. */
enum { BLOCKERS_MAX = 320, DENSE_MAX = 24 };

/* What a line of sight must get past. Lines may graze an outline (AMB-21). */
typedef struct {
    const box *stands; /* that block; at most BLOCKERS_MAX */
    int stand_count;
    const polygon *dense; /* WM-SHOOT-08: seen into for 2 cm and never through */
    int dense_count;
    const polygon *solid; /* never seen into */
    int solid_count;
    /* Says whether the ground between two points hides one from the other; NULL: flat ground. */
    bool (*hides)(const void *ground, point from, point to);
    const void *ground;
    bool along; /* lines may run along the side of a stand, though not between two that touch */
} sight_field;

enum { DENSE_SIGHT = 2 * CENTIMETRE };

/* WM-INIT-05: some straight line from this edge, leaving it outwards, reaches some point of the
 * target. `line` gets the two points of that line; it may be NULL. */
bool wm_sees(const box *viewer, int edge, const box *target, const sight_field *field, point *line);
/* Some corner of the target lies in the half of the table before this edge (AMB-21): else it is not seen. */
bool wm_is_before_edge(const box *viewer, int edge, const box *target);
/* The straight line between two points is free. */
bool wm_line_is_free(point from, point to, const sight_field *field);

/* ---- Ways ---- */

enum { WAY_POINTS_MAX = 4 };

typedef struct {
    int32_t count;
    point at[WAY_POINTS_MAX];
} way;

/* WM-MOVE-16, AMB-08: how far the corner that travels farthest goes, by these way-points. */
int32_t wm_travel(const box *from, const box *to, const way *by);
/* The straight way is no longer than that. */
bool wm_is_in_reach(const box *from, const box *to, int32_t limit);

typedef struct {
    const box *stands;
    int stand_count;
    const polygon *barriers; /* ground that may not be entered */
    int barrier_count;
    const polygon *lanes; /* roads and bridges: ways through barriers */
    int lane_count;
    int32_t width; /* of the disc that travels: the short side of the stand */
    point table;   /* its far right corner; 0, 0: the table is endless */
} way_field;

/* The disc goes straight from a to b and meets nothing. */
bool wm_way_is_clear(point a, point b, const way_field *field);
/* The shortest way past everything that these way-points can make, none where the straight one is
 * clear. False where none is found that keeps the travel within `limit`. */
bool wm_find_way(const box *from, const box *to, int32_t limit, const way_field *field, way *out);

#endif
