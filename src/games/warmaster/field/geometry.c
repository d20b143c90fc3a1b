/* SPDX-License-Identifier: MIT */
/* geometry.c - points, angles and turned rectangles (AMB-08, AMB-19, AMB-66). */
#include "games/warmaster/field/geometry.h"

#include "games/warmaster/field/sine.h"

/* ---- Numbers and angles ---- */

int32_t wm_turned(int32_t angle)
{
    if (angle >= 0 && angle < FULL_TURN) return angle;
    angle %= FULL_TURN;
    return angle < 0 ? angle + FULL_TURN : angle;
}

/* Of 0 .. half a turn. */
static int32_t upper_sine(int32_t angle)
{
    return wm_sine_table[angle <= QUARTER_TURN ? angle : 2 * QUARTER_TURN - angle];
}

int32_t wm_sine(int32_t angle)
{
    angle = wm_turned(angle);
    return angle < FULL_TURN / 2 ? upper_sine(angle) : -upper_sine(angle - FULL_TURN / 2);
}

int32_t wm_cosine(int32_t angle)
{
    return wm_sine(angle + QUARTER_TURN);
}

int32_t wm_angle_between(int32_t one, int32_t other)
{
    int32_t apart = wm_turned(one - other);
    return apart <= FULL_TURN / 2 ? apart : FULL_TURN - apart;
}

/* Rounds half away from zero, so that a table turned round gives the same picture. */
static int64_t divide_rounded(int64_t number, int64_t by)
{
    return number >= 0 ? (number + by / 2) / by : -((-number + by / 2) / by);
}

/* The same by TRIG_ONE, without a branch. */
static int32_t scaled(int64_t product)
{
    return (int32_t)((product + TRIG_ONE / 2 - (product < 0)) >> 14);
}

/* Newton's steps, down from a first guess that is not below the root and at most a twelfth above it:
 * from 4^n to 4^(n+1) the line that touches the curve of roots. */
uint64_t wm_square_root(uint64_t number)
{
    if (number == 0) return 0;
    int half = (63 - __builtin_clzll(number)) / 2;
    uint64_t root = ((uint64_t)3 << half >> 2) + (number >> half) / 3 + 2;
    if (root > UINT32_MAX) root = UINT32_MAX; /* no root is greater, and its square fits */
    while (root * root > number) root = (root + number / root) / 2;
    return root;
}

int32_t wm_length(int64_t x, int64_t y)
{
    uint64_t squared = (uint64_t)(x * x) + (uint64_t)(y * y);
    uint64_t root = wm_square_root(squared);
    return (int32_t)(root * root < squared ? root + 1 : root);
}

point wm_point_along(point from, int32_t angle, int32_t distance)
{
    return (point){from.x + scaled((int64_t)distance * wm_sine(angle)),
                   from.y + scaled((int64_t)distance * wm_cosine(angle))};
}

/* The step of the first quarter nearest to an arrow with x, y >= 0. Along step t the arrow has no
 * part across; the table of sines finds it by halving. */
static int32_t quarter_direction(int64_t x, int64_t y)
{
    int32_t low = 0, high = QUARTER_TURN; /* low is not past the arrow, high is past it or equal */
    while (high - low > 1) {
        int32_t middle = (low + high) / 2;
        if (x * wm_cosine(middle) >= y * wm_sine(middle))
            low = middle;
        else
            high = middle;
    }
    int64_t beyond_low = x * wm_cosine(low) - y * wm_sine(low);
    int64_t before_high = y * wm_sine(high) - x * wm_cosine(high);
    return beyond_low <= before_high ? low : high;
}

int32_t wm_direction(int64_t x, int64_t y)
{
    if (x == 0 && y == 0) return 0;
    if (x >= 0 && y > 0) return quarter_direction(x, y);
    if (x > 0) return QUARTER_TURN + quarter_direction(-y, x);
    if (y < 0) return 2 * QUARTER_TURN + quarter_direction(-x, -y);
    return wm_turned(3 * QUARTER_TURN + quarter_direction(y, -x));
}

static int64_t magnitude(int64_t number)
{
    return number < 0 ? -number : number;
}

/* ---- Boxes ---- */

point wm_box_point(const box *b, int32_t right, int32_t forward)
{
    return (point){b->centre.x + scaled((int64_t)right * b->cosine + (int64_t)forward * b->sine),
                   b->centre.y + scaled((int64_t)forward * b->cosine - (int64_t)right * b->sine)};
}

/* Not less than the diagonal, without a root: (a + b/2)^2 >= a^2 + b^2 where a >= b. */
static int32_t longest_reach(int32_t a, int32_t b)
{
    return (a > b ? a + b / 2 : b + a / 2) + 1;
}

static point opposite(point p, point centre)
{
    return (point){2 * centre.x - p.x, 2 * centre.y - p.y};
}

box wm_box(pose where, int32_t front, int32_t depth)
{
    box b = {.centre = {where.x, where.y},
             .sine = wm_sine(where.facing),
             .cosine = wm_cosine(where.facing),
             .half_front = front / 2,
             .half_depth = depth / 2,
             .facing = wm_turned(where.facing)};
    b.reach = longest_reach(b.half_front, b.half_depth);
    b.corner[FRONT] = wm_box_point(&b, -b.half_front, b.half_depth);
    b.corner[RIGHT] = wm_box_point(&b, b.half_front, b.half_depth);
    b.corner[REAR] = opposite(b.corner[FRONT], b.centre); /* rounding is alike on both sides */
    b.corner[LEFT] = opposite(b.corner[RIGHT], b.centre);
    return b;
}

circle wm_circle_round(const box *boxes, int count)
{
    circle round = {0};
    if (count == 0) return round;
    const box *first = &boxes[0], *last = &boxes[count - 1];
    round.centre =
        (point){(first->centre.x + last->centre.x) / 2, (first->centre.y + last->centre.y) / 2};
    for (int i = 0; i < count; i++) {
        int32_t x = (int32_t)magnitude(boxes[i].centre.x - round.centre.x);
        int32_t y = (int32_t)magnitude(boxes[i].centre.y - round.centre.y);
        int32_t reach = longest_reach(x, y) + boxes[i].reach;
        if (reach > round.reach) round.reach = reach;
    }
    return round;
}

/* A place as the stand sees it, TRIG_ONE times larger: how far right and how far forward. */
typedef struct {
    int64_t right, forward;
} local;

static local seen_from(const box *b, point p)
{
    int64_t x = p.x - b->centre.x, y = p.y - b->centre.y;
    return (local){x * b->cosine - y * b->sine, x * b->sine + y * b->cosine};
}

/* How deep two boxes lie in each other at least, as seen along the axes of `a`, times TRIG_ONE;
 * negative: that far apart. */
static int64_t depth_along_axes(const box *a, const box *b)
{
    local d = seen_from(a, b->centre);
    int64_t along = magnitude((int64_t)a->cosine * b->cosine + (int64_t)a->sine * b->sine);
    int64_t across = magnitude((int64_t)a->cosine * b->sine - (int64_t)a->sine * b->cosine);
    int64_t front = (int64_t)a->half_front * TRIG_ONE +
                    (along * b->half_front + across * b->half_depth) / TRIG_ONE;
    int64_t side = (int64_t)a->half_depth * TRIG_ONE +
                   (along * b->half_depth + across * b->half_front) / TRIG_ONE;
    int64_t by_front = front - magnitude(d.right), by_side = side - magnitude(d.forward);
    return by_front < by_side ? by_front : by_side;
}

static bool lie_deeper(const box *a, const box *b, int64_t depth)
{
    return depth_along_axes(a, b) > depth * TRIG_ONE && depth_along_axes(b, a) > depth * TRIG_ONE;
}

bool wm_boxes_overlap(const box *a, const box *b)
{
    return !wm_are_far_apart(a, b, 0) && lie_deeper(a, b, TOUCH);
}

static int64_t beyond(int64_t place, int32_t half)
{
    int64_t excess = magnitude(place) - (int64_t)half * TRIG_ONE;
    return excess > 0 ? excess >> 4 : 0; /* keeps ten bits below a unit: squares fit 64 bits */
}

int64_t wm_point_gap(point p, const box *b)
{
    local at = seen_from(b, p);
    int64_t right = beyond(at.right, b->half_front), forward = beyond(at.forward, b->half_depth);
    return (right * right + forward * forward) >> 20;
}

static int64_t clamped(int64_t place, int32_t half)
{
    int64_t limit = (int64_t)half * TRIG_ONE;
    return place > limit ? limit : place < -limit ? -limit : place;
}

point wm_nearest_point(point p, const box *b)
{
    local at = seen_from(b, p);
    return wm_box_point(b, scaled(clamped(at.right, b->half_front)),
                        scaled(clamped(at.forward, b->half_depth)));
}

int64_t wm_box_gap(const box *a, const box *b)
{
    if (!wm_are_far_apart(a, b, 0) && lie_deeper(a, b, 0)) return 0;
    int64_t least = INT64_MAX;
    for (int i = 0; i < EDGES; i++) {
        int64_t to_b = wm_point_gap(a->corner[i], b), to_a = wm_point_gap(b->corner[i], a);
        if (to_b < least) least = to_b;
        if (to_a < least) least = to_a;
    }
    return least;
}

/* Edges side by side are equally near along a stretch. Each corner next to the other box gives one
 * end of it, and the middle of the ends is the middle of the stretch. */
int64_t wm_nearest_points(const box *a, const box *b, point *on_a, point *on_b)
{
    int64_t least = wm_box_gap(a, b), count = 0;
    int64_t sum[4] = {0};
    int64_t limit = (int64_t)wm_square_root((uint64_t)least) + 1;
    for (int i = 0; i < 2 * EDGES; i++) {
        bool of_a = i < EDGES;
        point corner = of_a ? a->corner[i] : b->corner[i - EDGES];
        const box *other = of_a ? b : a;
        if (wm_point_gap(corner, other) > limit * limit) continue;
        point near = wm_nearest_point(corner, other);
        point pa = of_a ? corner : near, pb = of_a ? near : corner;
        sum[0] += pa.x, sum[1] += pa.y, sum[2] += pb.x, sum[3] += pb.y;
        count++;
    }
    if (count == 0) { /* they cross like a plus sign */
        *on_a = *on_b = wm_nearest_point(b->centre, a);
        return 0;
    }
    *on_a = (point){(int32_t)divide_rounded(sum[0], count), (int32_t)divide_rounded(sum[1], count)};
    *on_b = (point){(int32_t)divide_rounded(sum[2], count), (int32_t)divide_rounded(sum[3], count)};
    return least;
}

bool wm_boxes_within(const box *a, const box *b, int32_t distance)
{
    int64_t limit = (int64_t)distance * distance;
    if (wm_are_far_apart(a, b, distance)) return false;
    for (int i = 0; i < EDGES; i++)
        if (wm_point_gap(a->corner[i], b) <= limit || wm_point_gap(b->corner[i], a) <= limit)
            return true;
    return lie_deeper(a, b, 0); /* they may cross like a plus sign */
}

bool wm_boxes_touch(const box *a, const box *b)
{
    return wm_boxes_within(a, b, TOUCH);
}

/* ---- Contact of edges ---- */

/* One edge as a stretch of a line: where a point lies along it and how far beside it, both in
 * units times TRIG_ONE, from its middle. */
static local beside_edge(const box *b, int edge, point p)
{
    local at = seen_from(b, p);
    int64_t front = (int64_t)b->half_front * TRIG_ONE, depth = (int64_t)b->half_depth * TRIG_ONE;
    switch (edge) {
    case FRONT:
        return (local){at.right, at.forward - depth};
    case RIGHT:
        return (local){-at.forward, at.right - front};
    case REAR:
        return (local){-at.right, -at.forward - depth};
    default:
        return (local){at.forward, -at.right - front};
    }
}

static int32_t half_edge(const box *b, int edge)
{
    return edge == FRONT || edge == REAR ? b->half_front : b->half_depth;
}

/* The stretch of p..q within the ends of the edge and no farther beside it than TOUCH. */
static int32_t shared_stretch(const box *a, int edge, point p, point q)
{
    local one = beside_edge(a, edge, p), two = beside_edge(a, edge, q);
    int64_t half = (int64_t)half_edge(a, edge) * TRIG_ONE, near = (int64_t)TOUCH * TRIG_ONE;
    if (one.right > two.right) {
        local swap = one;
        one = two, two = swap;
    }
    int64_t from = one.right > -half ? one.right : -half, to = two.right < half ? two.right : half;
    if (to <= from) return 0;
    int64_t run = two.right - one.right, rise = two.forward - one.forward;
    if (magnitude(rise) > run) return 0; /* it stands across the edge */
    int64_t slope = rise * TRIG_ONE / run;
    int64_t at_from = one.forward + (from - one.right) / TRIG_ONE * slope;
    int64_t at_to = one.forward + (to - one.right) / TRIG_ONE * slope;
    if (magnitude(at_from) > near || magnitude(at_to) > near) return 0;
    return (int32_t)((to - from) / TRIG_ONE);
}

int32_t wm_edge_contact(const box *a, int edge, const box *b, int *edge_of_b)
{
    int32_t most = 0;
    if (wm_are_far_apart(a, b, TOUCH)) return 0;
    for (int i = 0; i < EDGES; i++) {
        int32_t shared = shared_stretch(a, edge, b->corner[i], b->corner[(i + 1) % EDGES]);
        if (shared <= most) continue;
        most = shared;
        if (edge_of_b) *edge_of_b = i;
    }
    return most > TOUCH ? most : 0;
}

int wm_edge_at(const box *b, point p)
{
    int64_t near = (int64_t)TOUCH * TRIG_ONE;
    int found = EDGES;
    for (int edge = 0; edge < EDGES; edge++) {
        local at = beside_edge(b, edge, p);
        int64_t half = (int64_t)half_edge(b, edge) * TRIG_ONE;
        if (magnitude(at.forward) > near || magnitude(at.right) > half - near) continue;
        found = edge;
    }
    return found;
}

bool wm_corners_meet(const box *a, int corner, const box *b, int corner_of_b)
{
    return wm_squared_distance(a->corner[corner], b->corner[corner_of_b]) <= (int64_t)TOUCH * TOUCH;
}

bool wm_edges_coincide(const box *a, int edge, const box *b, int edge_of_b)
{
    return wm_corners_meet(a, edge, b, (edge_of_b + 1) % EDGES) &&
           wm_corners_meet(a, (edge + 1) % EDGES, b, edge_of_b);
}

/* ---- Segments ---- */

point wm_segment_nearest(point a, point b, point p)
{
    int64_t x = b.x - a.x, y = b.y - a.y;
    int64_t squared = x * x + y * y;
    int64_t along = x * (p.x - a.x) + y * (p.y - a.y);
    if (along <= 0 || squared == 0) return a;
    if (along >= squared) return b;
    return (point){a.x + (int32_t)divide_rounded(x * along, squared),
                   a.y + (int32_t)divide_rounded(y * along, squared)};
}

int64_t wm_segment_point_gap(point a, point b, point p)
{
    return wm_squared_distance(wm_segment_nearest(a, b, p), p);
}

static bool is_between(point a, point b, point p)
{
    return (p.x >= (a.x < b.x ? a.x : b.x)) && (p.x <= (a.x > b.x ? a.x : b.x)) &&
           (p.y >= (a.y < b.y ? a.y : b.y)) && (p.y <= (a.y > b.y ? a.y : b.y));
}

static bool segments_meet(point a, point b, point c, point d)
{
    int64_t ac = wm_side(a, b, c), ad = wm_side(a, b, d);
    int64_t ca = wm_side(c, d, a), cb = wm_side(c, d, b);
    if (((ac > 0 && ad < 0) || (ac < 0 && ad > 0)) && ((ca > 0 && cb < 0) || (ca < 0 && cb > 0)))
        return true;
    return (ac == 0 && is_between(a, b, c)) || (ad == 0 && is_between(a, b, d)) ||
           (ca == 0 && is_between(c, d, a)) || (cb == 0 && is_between(c, d, b));
}

static int64_t lesser(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

int64_t wm_segment_gap(point a, point b, point c, point d)
{
    if (segments_meet(a, b, c, d)) return 0;
    return lesser(lesser(wm_segment_point_gap(a, b, c), wm_segment_point_gap(a, b, d)),
                  lesser(wm_segment_point_gap(c, d, a), wm_segment_point_gap(c, d, b)));
}

int64_t wm_segment_box_gap(point a, point b, const box *c)
{
    if (wm_point_gap(a, c) == 0 || wm_point_gap(b, c) == 0) return 0;
    int64_t least = INT64_MAX;
    for (int i = 0; i < EDGES; i++)
        least = lesser(least, wm_segment_gap(a, b, c->corner[i], c->corner[(i + 1) % EDGES]));
    return least;
}

/* A straight way as a box sees it: twice its middle and its length along both axes, in sixteenths. */
typedef struct {
    int64_t right, forward, along_right, along_forward;
} passing;

static passing seen_passing(const box *c, point a, point b)
{
    local one = seen_from(c, a), two = seen_from(c, b);
    return (passing){(one.right + two.right) >> 10, (one.forward + two.forward) >> 10,
                     (two.right - one.right) >> 10, (two.forward - one.forward) >> 10};
}

/* No axis, neither of the frame nor across the way, has them side by side. */
static bool passes_through(const passing *p, int32_t half_front, int32_t half_depth)
{
    int64_t front = (int64_t)half_front * 32, depth = (int64_t)half_depth * 32;
    int64_t right = magnitude(p->along_right), forward = magnitude(p->along_forward);
    if (front < 0 || depth < 0) return false;
    return magnitude(p->right) <= front + right && magnitude(p->forward) <= depth + forward &&
           magnitude(p->right * p->along_forward - p->forward * p->along_right) <=
               front * forward + depth * right;
}

/* The way is far from the box where it misses the frame that is wider by `near` all round, and near
 * where it meets the box made longer or wider by `near`. Only round the corners, and where rounding
 * decides, the gap is measured. */
bool wm_is_near_segment(const box *c, point a, point b, int32_t near)
{
    enum { ROUNDING = 3 };
    passing p = seen_passing(c, a, b);
    int32_t wide = near + ROUNDING, close = near - ROUNDING;
    if (!passes_through(&p, c->half_front + wide, c->half_depth + wide)) return false;
    if (passes_through(&p, c->half_front + close, c->half_depth - ROUNDING)) return true;
    if (passes_through(&p, c->half_front - ROUNDING, c->half_depth + close)) return true;
    return wm_segment_box_gap(a, b, c) < (int64_t)near * near;
}

/* Corners, and the ends of lines drawn past them, are rounded to units: so much is no crossing. */
enum { GRAZE = 2 };

/* Cuts the segment by the four sides, one after another; what is left lies inside. Places along it
 * are counted in 2^24 parts of its length. */
static bool cut_by_sides(point a, point b, const box *c, int32_t grow, int64_t *from, int64_t *to)
{
    const int64_t whole = 1 << 24;
    local one = seen_from(c, a), two = seen_from(c, b);
    int64_t start[2] = {one.right, one.forward};
    int64_t step[2] = {two.right - one.right, two.forward - one.forward};
    int64_t half[2] = {(int64_t)(c->half_front + grow) * TRIG_ONE,
                       (int64_t)(c->half_depth + grow) * TRIG_ONE};
    *from = 0, *to = whole;
    for (int axis = 0; axis < 2; axis++) { /* most lie beside it, and divisions are slow */
        int64_t end = start[axis] + step[axis];
        if ((start[axis] >= half[axis] && end >= half[axis]) ||
            (start[axis] <= -half[axis] && end <= -half[axis]))
            return false;
    }
    for (int axis = 0; axis < 2; axis++) {
        if (step[axis] == 0) {
            if (magnitude(start[axis]) >= half[axis]) return false;
            continue;
        }
        int64_t enter = (-half[axis] - start[axis]) * whole / step[axis];
        int64_t leave = (half[axis] - start[axis]) * whole / step[axis];
        if (enter > leave) {
            int64_t swap = enter;
            enter = leave, leave = swap;
        }
        if (enter > *from) *from = enter;
        if (leave < *to) *to = leave;
        if (*from >= *to) return false;
    }
    return true;
}

bool wm_segment_crosses_box(point a, point b, const box *c)
{
    int64_t from, to;
    return cut_by_sides(a, b, c, -GRAZE, &from, &to);
}

bool wm_part_inside_box(point a, point b, const box *c, int32_t grow, part *out)
{
    int64_t from, to;
    if (!cut_by_sides(a, b, c, grow, &from, &to)) return false;
    int64_t length = wm_length(b.x - a.x, b.y - a.y);
    *out = (part){(int32_t)(from * length >> 24), (int32_t)(to * length >> 24)};
    return true;
}
