/* SPDX-License-Identifier: MIT */
/* geometry_test.c - Warmaster's integer geometry, each function against a slow twin in doubles. */
#include <stdlib.h>
#include <time.h>

#include "games/warmaster/field/geometry.h"
#include "harness.h"
#include "vexillum.h"

static int32_t between(vx_random *r, int32_t low, int32_t high)
{
    return low + (int32_t)vx_random_below(r, (uint64_t)(high - low + 1));
}

static box random_box(vx_random *r, int32_t spread)
{
    bool infantry = vx_random_below(r, 2) == 0;
    pose where = {between(r, -spread, spread), between(r, -spread, spread),
                  vx_random_below(r, 3) == 0 ? 900 * between(r, 0, 3) : between(r, 0, 3599)};
    return wm_box(where, (infantry ? 40 : 20) * MILLIMETRE, (infantry ? 20 : 40) * MILLIMETRE);
}

/* ---- A second geometry, in doubles ---- */

static double root(double x)
{
    union {
        float value;
        uint32_t bits;
    } guess = {.value = (float)(x + 1e-12)};
    guess.bits = 0x1FBD1DF5u + (guess.bits >> 1); /* halves the exponent */
    double y = guess.value;
    for (int i = 0; i < 4; i++) y = (y + (x + 1e-12) / y) / 2;
    return y;
}

static double series_sine(double turns) /* of a quarter turn or less */
{
    double x = turns * 6.283185307179586, term = x, sum = x;
    for (int i = 1; i < 12; i++) {
        term *= -x * x / (2 * i * (2 * i + 1));
        sum += term;
    }
    return sum;
}

typedef struct {
    double x, y;
} spot;

static spot spot_of(point p)
{
    return (spot){p.x, p.y};
}

static double apart(spot a, spot b)
{
    return root((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) + 1e-12);
}

/* How deep a spot lies in the box; negative: outside. Uses the corners alone. */
static double depth_in(spot p, const box *b)
{
    double least = 1e9;
    for (int i = 0; i < EDGES; i++) {
        spot c = spot_of(b->corner[i]), d = spot_of(b->corner[(i + 1) % EDGES]);
        double depth = ((p.x - c.x) * (d.y - c.y) - (p.y - c.y) * (d.x - c.x)) / apart(c, d);
        if (depth < least) least = depth;
    }
    return least;
}

static spot outline_spot(const box *b, int i, int steps) /* i from 0 to 4 * steps - 1 */
{
    spot c = spot_of(b->corner[i / steps]), d = spot_of(b->corner[(i / steps + 1) % EDGES]);
    double t = (double)(i % steps) / steps;
    return (spot){c.x + (d.x - c.x) * t, c.y + (d.y - c.y) * t};
}

static double sampled_gap(const box *a, const box *b)
{
    double least = 1e9;
    for (int i = 0; i < 4 * 40; i++) {
        spot p = outline_spot(a, i, 40);
        if (depth_in(p, b) > 0) return 0;
        for (int k = 0; k < 4 * 40; k++) {
            double d = apart(p, outline_spot(b, k, 40));
            if (d < least) least = d;
        }
    }
    return least;
}

/* ---- Numbers and angles ---- */

static void sines_are_the_nearest_whole_numbers(void **state)
{
    (void)state;
    for (int32_t a = 0; a <= 900; a++) {
        double exact = series_sine(a / 3600.0) * (double)TRIG_ONE;
        assert_true(wm_sine(a) - exact <= 0.5000001 && exact - wm_sine(a) <= 0.5000001);
        assert_int_equal(wm_sine(1800 - a), wm_sine(a));
        assert_int_equal(wm_sine(-a), -wm_sine(a));
        assert_int_equal(wm_cosine(a), wm_sine(900 - a));
        assert_int_equal(wm_cosine(a + 7200), wm_cosine(a));
    }
}

static void directions_undo_points_along_them(void **state)
{
    (void)state;
    for (int32_t a = 0; a < FULL_TURN; a++) {
        point p = wm_point_along((point){0, 0}, a, 20000);
        assert_int_equal(wm_direction(p.x, p.y), a);
    }
    assert_int_equal(wm_direction(0, 0), 0);
    assert_int_equal(wm_angle_between(3590, 10), 20);
    assert_int_equal(wm_angle_between(0, 1800), 1800);
}

static void roots_and_lengths_are_exact(void **state)
{
    (void)state;
    vx_random r;
    vx_random_seed(&r, 1);
    for (int i = 0; i < 20000; i++) {
        uint64_t n = vx_random_next(&r) >> between(&r, 0, 63), f = wm_square_root(n);
        assert_true(f * f <= n && (f == 4294967295u || (f + 1) * (f + 1) > n));
    }
    assert_int_equal(wm_length(3, 4), 5);
    assert_int_equal(wm_length(-1, 1), 2); /* never shorter than it is */
    assert_int_equal(wm_length(0, 0), 0);
}

/* ---- Boxes ---- */

static void a_table_turned_round_looks_the_same(void **state)
{
    (void)state;
    vx_random r;
    vx_random_seed(&r, 2);
    for (int i = 0; i < 2000; i++) {
        pose p = {between(&r, -9000, 9000), between(&r, -9000, 9000), between(&r, 0, 3599)};
        pose q = {-p.x, -p.y, wm_turned(p.facing + 1800)};
        box a = wm_box(p, 640, 320), b = wm_box(q, 640, 320);
        for (int k = 0; k < EDGES; k++) {
            assert_int_equal(a.corner[k].x, -b.corner[k].x);
            assert_int_equal(a.corner[k].y, -b.corner[k].y);
        }
    }
}

static void overlap_agrees_with_sampled_points(void **state)
{
    (void)state;
    vx_random r;
    vx_random_seed(&r, 3);
    int overlaps = 0;
    for (int i = 0; i < 600; i++) {
        box a = random_box(&r, 400), b = random_box(&r, 400);
        bool common = false;
        double deepest = -1e9;
        for (int x = 0; x <= 80; x++)
            for (int y = 0; y <= 80; y++) {
                spot p = {0, 0};
                const double u = x / 80.0, v = y / 80.0;
                for (int k = 0; k < EDGES; k++) {
                    double w = (k == FRONT || k == LEFT ? 1 - u : u) *
                               (k == FRONT || k == RIGHT ? 1 - v : v);
                    p.x += w * a.corner[k].x, p.y += w * a.corner[k].y;
                }
                double in_b = depth_in(p, &b), in_a = depth_in(p, &a);
                common = common || in_b > 0;
                double both = in_a < in_b ? in_a : in_b;
                if (both > deepest) deepest = both;
            }
        bool says = wm_boxes_overlap(&a, &b);
        overlaps += says;
        assert_int_equal(says, wm_boxes_overlap(&b, &a));
        if (!says) assert_true(deepest <= TOUCH + 2);
        if (deepest > TOUCH + 2) assert_true(says);
        for (int k = 0; says && !common && k < 4 * 80; k++)
            common = depth_in(outline_spot(&b, k, 80), &a) > 0;
        if (says) assert_true(common);
    }
    assert_in_range(overlaps, 60, 540); /* both answers were asked for */
}

static void gaps_agree_with_sampled_outlines(void **state)
{
    (void)state;
    vx_random r;
    vx_random_seed(&r, 4);
    for (int i = 0; i < 500; i++) {
        box a = random_box(&r, 700), b = random_box(&r, 700);
        double gap = root((double)wm_box_gap(&a, &b) + 1e-9), twin = sampled_gap(&a, &b);
        assert_int_equal(wm_box_gap(&a, &b), wm_box_gap(&b, &a));
        assert_true(gap <= twin + 2);
        if (twin > 20) assert_true(twin <= gap + 9); /* samples lie 16 units apart on long edges */
        point p, q;
        assert_true(wm_nearest_points(&a, &b, &p, &q) == wm_box_gap(&a, &b));
        if (gap < 2) continue;
        assert_true(wm_point_gap(p, &a) <= 4 && wm_point_gap(q, &b) <= 4);
        double d = apart(spot_of(p), spot_of(q));
        assert_true(d >= gap - 3 && d <= gap + 3);
        assert_int_equal(wm_boxes_within(&a, &b, (int32_t)gap + 2), true);
        assert_int_equal(wm_boxes_within(&a, &b, (int32_t)gap - 2), false);
    }
}

static void edges_side_by_side_are_nearest_in_the_middle(void **state)
{
    (void)state;
    box a = wm_box((pose){0, 0, 0}, 640, 320), b = wm_box((pose){320, 1000, 1800}, 640, 320);
    point p, q;
    wm_nearest_points(&a, &b, &p, &q);
    assert_int_equal(p.x, 160);
    assert_int_equal(p.y, 160);
    assert_int_equal(q.x, 160);
    assert_int_equal(q.y, 840);
}

/* A box laid with its edge flush to an edge of another, shifted along it. */
static box laid_along(const box *b, int edge, int32_t shift, int32_t front, int32_t depth)
{
    int32_t facing = wm_turned(b->facing + edge * 900 + 1800);
    int32_t out = (edge == FRONT || edge == REAR ? b->half_depth : b->half_front) + depth / 2;
    static const int32_t right[EDGES] = {0, 1, 0, -1}, forward[EDGES] = {1, 0, -1, 0};
    point at = wm_box_point(b, right[edge] * out + forward[edge] * shift,
                            forward[edge] * out - right[edge] * shift);
    return wm_box((pose){at.x, at.y, facing}, front, depth);
}

static void flush_edges_touch_along_what_they_share(void **state)
{
    (void)state;
    vx_random r;
    vx_random_seed(&r, 5);
    for (int i = 0; i < 4000; i++) {
        box b = random_box(&r, 9000);
        int edge = between(&r, 0, 3), found = -1;
        int32_t half = edge == FRONT || edge == REAR ? b.half_front : b.half_depth;
        int32_t front = vx_random_below(&r, 2) ? 640 : 320;
        int32_t shift = between(&r, -900, 900);
        box a = laid_along(&b, edge, shift, front, 960 - front);
        int32_t low = shift - front / 2 > -half ? shift - front / 2 : -half;
        int32_t high = shift + front / 2 < half ? shift + front / 2 : half;
        int32_t shared = high - low, contact = wm_edge_contact(&a, FRONT, &b, &found);
        assert_false(wm_boxes_overlap(&a, &b));
        if (shared > -4 || shared < -12) assert_int_equal(wm_boxes_touch(&a, &b), shared > -4);
        if (shared > TOUCH + 3) {
            assert_in_range(contact, shared - 4, shared + 4);
            assert_int_equal(found, edge);
            bool equal = front == 2 * half;
            if (shift > 12 || shift < -12 || !equal)
                assert_false(wm_edges_coincide(&a, FRONT, &b, edge));
            else if (shift < 4 && shift > -4)
                assert_true(wm_edges_coincide(&a, FRONT, &b, edge));
        } else if (shared < TOUCH - 3) {
            assert_int_equal(contact, 0);
        }
    }
}

static void corner_contact_is_no_edge_contact(void **state)
{
    (void)state;
    box a = wm_box((pose){0, 0, 0}, 640, 320);
    box b = wm_box((pose){640, 320, 0}, 640, 320);       /* corner on corner */
    box c = wm_box((pose){0, 160 + 339, 450}, 640, 320); /* a corner on the front */
    assert_true(wm_boxes_touch(&a, &b));
    assert_true(wm_boxes_touch(&a, &c));
    for (int edge = 0; edge < EDGES; edge++) {
        assert_int_equal(wm_edge_contact(&a, edge, &b, NULL), 0);
        assert_int_equal(wm_edge_contact(&a, edge, &c, NULL), 0);
    }
    assert_true(wm_corners_meet(&a, RIGHT, &b, LEFT));
    assert_false(wm_corners_meet(&a, RIGHT, &b, REAR));
    assert_int_equal(wm_edge_at(&a, (point){0, 160}), FRONT);
    assert_int_equal(wm_edge_at(&a, (point){320, 0}), RIGHT);
    assert_int_equal(wm_edge_at(&a, (point){320, 160}), EDGES);
}

static void segments_cross_boxes_where_samples_lie_inside(void **state)
{
    (void)state;
    vx_random r;
    vx_random_seed(&r, 6);
    int crossing = 0;
    for (int i = 0; i < 4000; i++) {
        box b = random_box(&r, 300);
        point p = {between(&r, -1500, 1500), between(&r, -1500, 1500)};
        point q = {between(&r, -1500, 1500), between(&r, -1500, 1500)};
        double deepest = -1e9;
        for (int k = 0; k <= 600; k++) {
            double t = k / 600.0;
            spot s = {p.x + (q.x - p.x) * t, p.y + (q.y - p.y) * t};
            double d = depth_in(s, &b);
            if (d > deepest) deepest = d;
        }
        bool says = wm_segment_crosses_box(p, q, &b);
        crossing += says;
        if (deepest > 4) assert_true(says);
        if (deepest < -8) assert_false(says);
        double gap = root((double)wm_segment_box_gap(p, q, &b) + 1e-9);
        if (deepest > 1) assert_true(gap < 2);
        if (says) assert_true(gap < 2);
    }
    assert_in_range(crossing, 400, 3600);
}

/* The quick answer is that of the measured gap, also where rounding decides. */
static void what_is_near_a_way_is_what_the_gap_says(void **state)
{
    (void)state;
    vx_random r;
    int near_ones = 0;
    vx_random_seed(&r, 31);
    for (int i = 0; i < 200000; i++) {
        box b = random_box(&r, 600);
        int32_t far = i % 2 == 0 ? 900 : 9000, near = between(&r, 1, 320);
        point p = {between(&r, -far, far), between(&r, -far, far)};
        point q = {between(&r, -far, far), between(&r, -far, far)};
        bool measured = wm_segment_box_gap(p, q, &b) < (int64_t)near * near;
        assert_int_equal(wm_is_near_segment(&b, p, q, near), measured);
        near_ones += measured;
    }
    assert_in_range(near_ones, 20000, 180000);
}

/* ---- Polygons ---- */

static polygon random_star(vx_random *r)
{
    polygon p = {.count = between(r, 3, POLYGON_MAX)};
    for (int i = 0; i < p.count; i++)
        p.at[i] = wm_point_along((point){0, 0}, i * FULL_TURN / p.count, between(r, 300, 2400));
    return p;
}

static double polygon_gap(spot s, const polygon *p)
{
    double least = 1e9;
    for (int i = 0; i < p->count; i++) {
        spot c = spot_of(p->at[i]), d = spot_of(p->at[(i + 1) % p->count]);
        double length = apart(c, d);
        double t = ((s.x - c.x) * (d.x - c.x) + (s.y - c.y) * (d.y - c.y)) / (length * length);
        t = t < 0 ? 0 : t > 1 ? 1 : t;
        double gap = apart(s, (spot){c.x + (d.x - c.x) * t, c.y + (d.y - c.y) * t});
        if (gap < least) least = gap;
    }
    return least;
}

/* A star holds a spot if some of its triangles from the middle does. */
static bool star_holds(spot s, const polygon *p)
{
    for (int i = 0; i < p->count; i++) {
        spot c = spot_of(p->at[i]), d = spot_of(p->at[(i + 1) % p->count]);
        double one = c.x * s.y - c.y * s.x, three = s.x * d.y - s.y * d.x;
        double two = (d.x - c.x) * (s.y - c.y) - (d.y - c.y) * (s.x - c.x);
        if (one <= 0 && two <= 0 && three <= 0) return true;
    }
    return false;
}

static void polygons_hold_what_their_triangles_hold(void **state)
{
    (void)state;
    vx_random r;
    vx_random_seed(&r, 7);
    int inside = 0;
    for (int i = 0; i < 4000; i++) {
        polygon p = random_star(&r);
        if (p.count < 4) continue; /* a triangle round the middle is a star only by luck */
        point at = {between(&r, -2000, 2000), between(&r, -2000, 2000)};
        if (polygon_gap(spot_of(at), &p) < 3) continue;
        bool holds = wm_polygon_holds(&p, at);
        inside += holds;
        assert_int_equal(holds, star_holds(spot_of(at), &p));
        double gap = root((double)wm_polygon_point_gap(&p, at));
        double twin = polygon_gap(spot_of(at), &p);
        assert_true(gap <= twin + 2 && gap >= twin - 2);
    }
    assert_in_range(inside, 400, 3600);
}

static void crossing_outlines_are_refused(void **state)
{
    (void)state;
    polygon square = {4, {{0, 0}, {0, 100}, {100, 100}, {100, 0}}};
    polygon bow = {4, {{0, 0}, {100, 100}, {100, 0}, {0, 100}}};
    polygon line = {2, {{0, 0}, {0, 100}}};
    assert_true(wm_polygon_is_simple(&square));
    assert_false(wm_polygon_is_simple(&bow));
    assert_false(wm_polygon_is_simple(&line));
}

static void boxes_in_polygons_agree_with_samples(void **state)
{
    (void)state;
    vx_random r;
    vx_random_seed(&r, 8);
    int meets = 0, clear_of = 0;
    for (int i = 0; i < 1000; i++) {
        polygon p = random_star(&r);
        box b = random_box(&r, 2000);
        bool some = false, none = true;
        double spacing = b.reach / 20.0; /* of the spots along an edge, at most */
        for (int k = 0; k < 4 * 40; k++) {
            spot s = outline_spot(&b, k, 40);
            point at = {(int32_t)s.x, (int32_t)s.y};
            bool holds = wm_polygon_holds(&p, at);
            some = some || (holds && polygon_gap(s, &p) > 2 * TOUCH);
            none = none && !holds && polygon_gap(s, &p) > spacing;
        }
        bool says_some = wm_box_meets_polygon(&b, &p);
        meets += says_some;
        clear_of += none;
        if (some) assert_true(says_some);
        if (none) assert_false(says_some);
    }
    assert_in_range(meets, 100, 900);
    assert_in_range(clear_of, 100, 900);
}

static void parts_inside_agree_with_samples(void **state)
{
    (void)state;
    vx_random r;
    vx_random_seed(&r, 9);
    for (int i = 0; i < 500; i++) {
        polygon p = random_star(&r);
        point a = {between(&r, -2600, 2600), between(&r, -2600, 2600)};
        point b = {between(&r, -2600, 2600), between(&r, -2600, 2600)};
        part parts[PARTS_MAX];
        int count = wm_parts_inside(a, b, &p, parts);
        double length = apart(spot_of(a), spot_of(b));
        for (int k = 0; k <= 400; k++) {
            double at = length * k / 400;
            point s = {(int32_t)(a.x + (b.x - a.x) * k / 400),
                       (int32_t)(a.y + (b.y - a.y) * k / 400)};
            if (polygon_gap(spot_of(s), &p) < 4) continue;
            bool in_part = false;
            for (int j = 0; j < count; j++)
                in_part = in_part || (at >= parts[j].from && at <= parts[j].to);
            assert_int_equal(in_part, wm_polygon_holds(&p, s));
        }
        for (int j = 0; j + 1 < count; j++) assert_true(parts[j].to < parts[j + 1].from);
    }
}

/* ---- Sight ---- */

static double deepest_on_line(point p, point q, const box *b)
{
    double deepest = -1e9;
    for (int k = 0; k <= 1000; k++) {
        double t = k / 1000.0;
        double d = depth_in((spot){p.x + (q.x - p.x) * t, p.y + (q.y - p.y) * t}, b);
        if (d > deepest) deepest = d;
    }
    return deepest;
}

static bool sampled_sight(const box *viewer, const box *target, const sight_field *field)
{
    point l = viewer->corner[FRONT], e = viewer->corner[RIGHT];
    for (int i = 0; i <= 40; i++) {
        point from = {l.x + (e.x - l.x) * i / 40, l.y + (e.y - l.y) * i / 40};
        for (int k = 0; k < 4 * 40; k++) {
            spot s = outline_spot(target, k, 40);
            point to = {(int32_t)s.x, (int32_t)s.y};
            if (wm_side(l, e, to) > 0 && wm_line_is_free(from, to, field)) return true;
        }
    }
    return false;
}

static void sight_finds_every_line_that_samples_find_and_only_free_ones(void **state)
{
    (void)state;
    vx_random r;
    vx_random_seed(&r, 10);
    int seen = 0, hidden = 0, finer = 0;
    for (int i = 0; i < 300; i++) {
        box stands[8], viewer = wm_box((pose){0, 0, between(&r, -300, 300) + 3600}, 640, 320);
        box target = wm_box((pose){between(&r, -1500, 1500), 4000, between(&r, 0, 3599)}, 640, 320);
        sight_field field = {.stands = stands, .stand_count = between(&r, 3, 8)};
        for (int k = 0; k < field.stand_count; k++)
            stands[k] = wm_box((pose){between(&r, -1200, 1200), between(&r, 700, 3200),
                                      between(&r, -200, 200) + 3600},
                               640, 320);
        point line[2];
        bool sees = wm_sees(&viewer, FRONT, &target, &field, line);
        bool twin = sampled_sight(&viewer, &target, &field);
        if (twin) assert_true(sees);
        seen += sees, hidden += !sees, finer += sees && !twin;
        if (!sees) continue;
        assert_true(wm_point_gap(line[0], &viewer) <= 2 && wm_point_gap(line[1], &target) <= 2);
        for (int k = 0; k < field.stand_count; k++)
            assert_true(deepest_on_line(line[0], line[1], &stands[k]) < 5);
    }
    assert_in_range(seen, 60, 280);
    assert_in_range(hidden, 20, 280);
}

/* WM-SHOOT-07, AMB-21: a line may touch a corner, not run along a side. */
static void nobody_sees_along_a_side(void **state)
{
    (void)state;
    box viewer = wm_box((pose){0, 0, 0}, 640, 320), target = wm_box((pose){0, 4000, 0}, 640, 320);
    box wide = wm_box((pose){0, 4000, 0}, 3200, 320), ahead = wm_box((pose){0, 320, 0}, 640, 320);
    sight_field field = {.stands = &ahead, .stand_count = 1};
    assert_false(wm_sees(&viewer, FRONT, &target, &field, NULL));
    assert_true(wm_sees(&viewer, FRONT, &wide, &field, NULL));  /* aslant from the corner */
    assert_true(wm_sees(&viewer, FRONT, &ahead, &field, NULL)); /* nobody hides himself */
    for (int32_t far = 320; far < 3600; far += 320) {
        ahead = wm_box((pose){0, far, 0}, 640, 320);
        assert_false(wm_sees(&viewer, FRONT, &target, &field, NULL));
        ahead = wm_box((pose){MILLIMETRE, far, 0}, 640, 320);
        assert_true(wm_sees(&viewer, FRONT, &target, &field, NULL));
    }
    ahead = wm_box((pose){0, 1600, 450}, 452, 452); /* its corners touch both outermost lines */
    assert_true(wm_line_is_free((point){-320, 160}, (point){-320, 3840}, &field));
    assert_true(wm_sees(&viewer, FRONT, &target, &field, NULL));
}

/* However many stands lie along the way, the wall behind them still hides who stands there. */
static void the_hundredth_stand_hides_as_well_as_the_first(void **state)
{
    (void)state;
    enum { BESIDE = 100 };
    box stands[BESIDE + 3];
    box viewer = wm_box((pose){0, 0, 0}, 640, 320), target = wm_box((pose){0, 20000, 0}, 640, 320);
    for (int i = 0; i < BESIDE; i++)
        stands[i] = wm_box((pose){i % 2 ? 672 : -672, 700 + i / 2 * 340, 0}, 640, 320);
    for (int i = 0; i < 3; i++)
        stands[BESIDE + i] = wm_box((pose){(i - 1) * 640, 19000, 0}, 640, 320);
    sight_field field = {.stands = stands, .stand_count = BESIDE};
    assert_true(wm_sees(&viewer, FRONT, &target, &field, NULL));
    field.stand_count = BESIDE + 3;
    assert_false(wm_sees(&viewer, FRONT, &target, &field, NULL));
}

static void nobody_sees_backwards(void **state)
{
    (void)state;
    sight_field empty = {0};
    box viewer = wm_box((pose){0, 0, 0}, 640, 320);
    box behind = wm_box((pose){0, -2000, 0}, 640, 320);
    box beside = wm_box((pose){2000, 300, 0}, 640, 320); /* part of it is before the front */
    assert_false(wm_sees(&viewer, FRONT, &behind, &empty, NULL));
    assert_true(wm_sees(&viewer, REAR, &behind, &empty, NULL));
    assert_true(wm_sees(&viewer, FRONT, &beside, &empty, NULL));
    assert_true(wm_sees(&viewer, RIGHT, &beside, &empty, NULL));
    assert_false(wm_sees(&viewer, LEFT, &beside, &empty, NULL));
}

static void a_wood_is_seen_into_for_two_centimetres(void **state)
{
    (void)state;
    polygon wood = {4, {{-5000, 1000}, {-5000, 4000}, {5000, 4000}, {5000, 1000}}};
    sight_field field = {.dense = &wood, .dense_count = 1};
    assert_true(wm_line_is_free((point){0, 0}, (point){0, 1000 + DENSE_SIGHT}, &field));
    assert_false(wm_line_is_free((point){0, 0}, (point){0, 1004 + DENSE_SIGHT}, &field));
    assert_true(wm_line_is_free((point){0, 2000}, (point){0, 2000 + DENSE_SIGHT}, &field));
    assert_false(wm_line_is_free((point){0, 2000}, (point){0, 2004 + DENSE_SIGHT}, &field));
    assert_false(wm_line_is_free((point){0, 0}, (point){0, 5000}, &field)); /* never through */
    sight_field wall = {.solid = &wood, .solid_count = 1};
    assert_false(wm_line_is_free((point){0, 0}, (point){0, 1010}, &wall));
    assert_true(wm_line_is_free((point){-6000, 1000}, (point){6000, 1000}, &wall)); /* grazing */
}

/* ---- Ways ---- */

/* Whether a disc can get from the middle of one box to that of the other on a grid of 5 mm, and how
 * far it goes: a flood from the start. */
enum { GRID = 80, CELL = 80 };

static double flooded(const box *from, const box *to, const way_field *field)
{
    static double best[GRID * GRID];
    static bool open[GRID * GRID];
    double clear = field->width / 2.0 + 2;
    for (int i = 0; i < GRID * GRID; i++) {
        point p = {(i % GRID - GRID / 2) * CELL, (i / GRID - GRID / 2) * CELL};
        best[i] = 1e9, open[i] = true;
        for (int k = 0; k < field->stand_count; k++)
            if ((double)wm_point_gap(p, &field->stands[k]) < clear * clear) open[i] = false;
    }
    int start = (from->centre.y / CELL + GRID / 2) * GRID + from->centre.x / CELL + GRID / 2;
    int end = (to->centre.y / CELL + GRID / 2) * GRID + to->centre.x / CELL + GRID / 2;
    best[start] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < GRID * GRID; i++) {
            if (!open[i] || best[i] > 1e8) continue;
            for (int dy = -1; dy <= 1; dy++)
                for (int dx = -1; dx <= 1; dx++) {
                    int x = i % GRID + dx, y = i / GRID + dy;
                    if (x < 0 || y < 0 || x >= GRID || y >= GRID) continue;
                    double d = best[i] + (double)CELL * (dx && dy ? 1.41422 : 1.0);
                    if (!open[y * GRID + x] || d >= best[y * GRID + x] - 1e-6) continue;
                    best[y * GRID + x] = d;
                    changed = true;
                }
        }
    }
    return best[end];
}

static void ways_are_clear_and_found_where_a_flood_finds_them(void **state)
{
    (void)state;
    vx_random r;
    vx_random_seed(&r, 11);
    int straight = 0, round = 0, none = 0;
    for (int i = 0; i < 60; i++) {
        box from = wm_box((pose){0, -2400, between(&r, 0, 3599)}, 320, 640);
        box to = wm_box((pose){0, 2400, between(&r, 0, 3599)}, 320, 640), stands[5];
        way_field field = {.stands = stands, .stand_count = between(&r, 1, 5), .width = 320};
        for (int k = 0; k < field.stand_count; k++)
            stands[k] = wm_box(
                (pose){between(&r, -700, 700), between(&r, -1400, 1400), between(&r, 0, 3599)}, 640,
                320);
        way found = {0};
        bool says = wm_find_way(&from, &to, 10000, &field, &found);
        double flood = flooded(&from, &to, &field);
        if (flood < 1e8) assert_true(says);
        if (!says) {
            none++;
            continue;
        }
        assert_int_equal(found.count == 0, wm_way_is_clear(from.centre, to.centre, &field));
        straight += found.count == 0, round += found.count > 0;
        point at = from.centre;
        double length = 0;
        for (int k = 0; k <= found.count; k++) {
            point next = k < found.count ? found.at[k] : to.centre;
            length += apart(spot_of(at), spot_of(next));
            for (int s = 0; s < field.stand_count; s++)
                for (int t = 0; t <= 200; t++) {
                    point p = {at.x + (next.x - at.x) * t / 200, at.y + (next.y - at.y) * t / 200};
                    assert_true(wm_point_gap(p, &stands[s]) >= 150 * 150);
                }
            at = next;
        }
        assert_true(length < flood * 1.25 + 200); /* not absurdly long */
        int32_t travel = wm_travel(&from, &to, &found);
        assert_true(travel + 2 * from.reach >= length && travel <= length + 3 * from.reach);
        assert_true(wm_find_way(&from, &to, travel, &field, &found));
    }
    assert_in_range(straight, 2, 50);
    assert_in_range(round, 20, 58);
    assert_in_range(none, 0, 20);
}

static void no_corner_travels_too_far(void **state)
{
    (void)state;
    box a = wm_box((pose){0, 0, 0}, 640, 320), moved = wm_box((pose){0, 3200, 0}, 640, 320);
    box turned = wm_box((pose){0, 0, 1800}, 640, 320);
    way none = {0}, bent = {1, {{1000, 1600}}};
    assert_int_equal(wm_travel(&a, &moved, &none), 3200);
    assert_int_equal(wm_travel(&a, &turned, &none), wm_length(640, 320));
    assert_true(wm_travel(&a, &moved, &bent) > 3200);
    way_field empty = {.width = 320};
    assert_true(wm_find_way(&a, &moved, 3200, &empty, &none));
    assert_false(wm_find_way(&a, &moved, 3199, &empty, &none));
}

/* ---- The same everywhere, and fast ---- */

static uint64_t mixed(uint64_t hash, int64_t value)
{
    return (hash ^ (uint64_t)value) * 1099511628211u;
}

static void every_build_computes_the_same(void **state)
{
    (void)state;
    vx_random r;
    vx_random_seed(&r, 12);
    uint64_t hash = 14695981039346656037u;
    for (int i = 0; i < 20000; i++) {
        box a = random_box(&r, 900), b = random_box(&r, 900), c = random_box(&r, 900);
        point p, q;
        hash = mixed(hash, wm_boxes_overlap(&a, &b));
        hash = mixed(hash, wm_nearest_points(&a, &b, &p, &q));
        hash = mixed(mixed(hash, p.x), q.y);
        hash = mixed(hash, wm_edge_contact(&a, i & 3, &b, NULL));
        hash = mixed(hash, wm_direction(a.centre.x, b.centre.y));
        sight_field sight = {.stands = &c, .stand_count = 1};
        hash = mixed(hash, wm_sees(&a, i & 3, &b, &sight, NULL));
        way_field ways = {.stands = &c, .stand_count = 1, .width = 320};
        way found = {0};
        hash = mixed(hash, wm_find_way(&a, &b, 2500, &ways, &found));
        hash = mixed(hash, wm_travel(&a, &b, &found));
    }
    assert_true(hash == UINT64_C(0xbac5227cbaa5c769));
}

/* A placement is checked as a move checks it: no overlap with sixty stands, and a clear way. */
static void sixty_stands_are_checked_quickly(void **state)
{
    (void)state;
    enum { STANDS = 60, PLACEMENTS = 200000 };
    static box field[STANDS];
    vx_random r;
    vx_random_seed(&r, 13);
    for (int i = 0; i < STANDS; i++) field[i] = random_box(&r, 9000);
    way_field ways = {.stands = field, .stand_count = STANDS, .width = 320};
    int legal = 0;
    clock_t start = clock();
    for (int i = 0; i < PLACEMENTS; i++) {
        box from = random_box(&r, 9000), to = from;
        pose where = {from.centre.x + between(&r, -2000, 2000),
                      from.centre.y + between(&r, -2000, 2000), between(&r, 0, 3599)};
        to = wm_box(where, 2 * from.half_front, 2 * from.half_depth);
        bool free = true;
        for (int k = 0; k < STANDS && free; k++) free = !wm_boxes_overlap(&to, &field[k]);
        legal += free && wm_way_is_clear(from.centre, to.centre, &ways);
    }
    double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    print_message("%.2f million placements a second past %d stands, %d legal\n",
                  (double)PLACEMENTS / seconds / 1e6, STANDS, legal);
    assert_in_range(legal, PLACEMENTS / 10, PLACEMENTS - PLACEMENTS / 10);
    assert_true(seconds < 10);
}

/* The first distance at which a box that goes straight on lies deep enough in another: step by step
 * with boxes set anew. */
static void a_sweep_meets_where_steps_do(void **state)
{
    (void)state;
    vx_random r;
    vx_random_seed(&r, 77);
    int met = 0;
    for (int i = 0; i < 3000; i++) {
        box mover = random_box(&r, 600), other = random_box(&r, 600);
        int32_t angle = between(&r, 0, 3599), far = between(&r, 0, 1500), at = -1, found = -1;
        bool meets = wm_sweep(&mover, angle, far, &other, TOUCH, &at);
        for (int32_t d = 0; d <= far && found < 0; d++) {
            point p = wm_point_along(mover.centre, angle, d);
            box there =
                wm_box((pose){p.x, p.y, mover.facing}, 2 * mover.half_front, 2 * mover.half_depth);
            if (wm_boxes_overlap(&there, &other)) found = d;
        }
        met += meets;
        /* Boxes set anew are rounded to units: they may lag behind, or just graze or miss. */
        if (meets && found >= 0)
            assert_in_range(found - at + 24, 0, 48); /* 1.5 mm, when nearly along an edge */
        if (meets != (found >= 0)) {
            int32_t near = -1;
            bool grazes = wm_sweep(&mover, angle, far + 2, &other, TOUCH - 2, &near) &&
                          !wm_sweep(&mover, angle, far - 2, &other, TOUCH + 2, &near);
            assert_true(grazes);
        }
    }
    assert_in_range(met, 500, 2500);
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sines_are_the_nearest_whole_numbers),
        cmocka_unit_test(directions_undo_points_along_them),
        cmocka_unit_test(roots_and_lengths_are_exact),
        cmocka_unit_test(a_table_turned_round_looks_the_same),
        cmocka_unit_test(overlap_agrees_with_sampled_points),
        cmocka_unit_test(gaps_agree_with_sampled_outlines),
        cmocka_unit_test(edges_side_by_side_are_nearest_in_the_middle),
        cmocka_unit_test(flush_edges_touch_along_what_they_share),
        cmocka_unit_test(corner_contact_is_no_edge_contact),
        cmocka_unit_test(segments_cross_boxes_where_samples_lie_inside),
        cmocka_unit_test(what_is_near_a_way_is_what_the_gap_says),
        cmocka_unit_test(polygons_hold_what_their_triangles_hold),
        cmocka_unit_test(crossing_outlines_are_refused),
        cmocka_unit_test(boxes_in_polygons_agree_with_samples),
        cmocka_unit_test(parts_inside_agree_with_samples),
        cmocka_unit_test(sight_finds_every_line_that_samples_find_and_only_free_ones),
        cmocka_unit_test(nobody_sees_along_a_side),
        cmocka_unit_test(the_hundredth_stand_hides_as_well_as_the_first),
        cmocka_unit_test(nobody_sees_backwards),
        cmocka_unit_test(a_wood_is_seen_into_for_two_centimetres),
        cmocka_unit_test(ways_are_clear_and_found_where_a_flood_finds_them),
        cmocka_unit_test(no_corner_travels_too_far),
        cmocka_unit_test(a_sweep_meets_where_steps_do),
        cmocka_unit_test(every_build_computes_the_same),
        cmocka_unit_test(sixty_stands_are_checked_quickly),
    };
    return RUN_SUITE("geometry", tests, words, word);
}
