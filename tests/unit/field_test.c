/* SPDX-License-Identifier: MIT */
/* field_test.c - Warmaster's terrain: maps as text, heights, access, sight and the generator. */
#include <math.h>
#include <string.h>

#include "games/warmaster/field/field.h"
#include "games/warmaster/field/measures.h"
#include "harness.h"

static battlefield map_of(const char *text)
{
    battlefield f;
    vx_problem why = {0};
    vx_reader in = vx_read(text);
    if (!wm_parse_map(&in, &f, &why)) fail_msg("%s", why.message->text[VX_ENGLISH]);
    return f;
}

static box at_cm(int x, int y, int degrees, bool infantry)
{
    pose where = {x * CENTIMETRE, y * CENTIMETRE, degrees * 10};
    return wm_box(where, (infantry ? 40 : 20) * MILLIMETRE, (infantry ? 20 : 40) * MILLIMETRE);
}

static void lengths_are_read_back_as_written(void **state)
{
    (void)state;
    for (int32_t units = 0; units < COORDINATE_MAX; units += 7) {
        char buffer[32];
        vx_text text = vx_text_on(buffer, sizeof buffer);
        wm_add_length(&text, units);
        vx_word word = {buffer, text.length, 1, 1};
        int32_t back = -1;
        assert_true(wm_read_length(&word, &back));
        assert_int_equal(back, units);
    }
    static const char *const bad[] = {"", ".", "1.", ".5", "1,5", "x", "-1", "99999", "1.123456"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        vx_word word = {bad[i], strlen(bad[i]), 1, 1};
        int32_t out;
        assert_false(wm_read_length(&word, &out));
    }
    vx_word degrees = {"22.5", 4, 1, 1}, full = {"360", 3, 1, 1};
    int32_t angle;
    assert_true(wm_read_angle(&degrees, &angle));
    assert_int_equal(angle, 225);
    assert_false(wm_read_angle(&full, &angle));
}

/* WM-TERRAIN-15, WM-DEPLOY-02 */
static void ready_maps_are_read_and_written_back(void **state)
{
    (void)state;
    for (int i = 0; i < READY_MAPS; i++) {
        char text[4096];
        battlefield f = map_of(wm_ready_maps[i].text), again;
        vx_text out = vx_text_on(text, sizeof text);
        wm_format_map(&f, &out);
        assert_string_equal(text, wm_ready_maps[i].text);
        again = map_of(text);
        assert_memory_equal(&f, &again, sizeof f);
        assert_int_equal(f.width, 180);
        assert_true(strlen(wm_ready_maps[i].name[VX_RUSSIAN]) > 0);
        assert_non_null(strstr(READY_MAP_KEYS, wm_ready_maps[i].key));
    }
}

static void bad_maps_are_refused_with_the_place(void **state)
{
    (void)state;
    static const struct {
        const char *text, *says;
    } bad[] = {
        {"table 180x120\n", "size of the table"},
        {"field 180x20\n", "size of the table"},
        {"field 180x120\nwood 1,1 2,2\n", "three corners"},
        {"field 180x120\nwood 0,0 10,10 10,0 0,10\n", "must not cross"},
        {"field 180x120\nwood 0,0 10,10 181,0\n", "not a point"},
        {"field 180x120\nwood 0,0 10,10 10.05,0\n", "not a point"},
        {"field 180x120\nterrace 0,0 10,10 10,0\n", "level"},
        {"field 180x120\nwood 1,1 2,1 3,1 4,1 5,1 6,1 7,1 8,1 9,1 10,1 11,1 12,1 13,5\n",
         "at most"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        battlefield f;
        vx_problem why = {0};
        vx_reader in = vx_read(bad[i].text);
        assert_false(wm_parse_map(&in, &f, &why));
        assert_non_null(strstr(why.message->text[VX_ENGLISH], bad[i].says));
    }
}

/* WM-MOVE-25 to WM-MOVE-31, WM-TERRAIN-09, WM-TERRAIN-13 */
static void each_kind_of_troops_enters_what_the_book_allows(void **state)
{
    (void)state;
    static const char *const allowed[MOVERS] = {
        [INFANTRY] = "hill terrace steep wood village ruins rocks stream river marsh fence road "
                     "bridge rampart ",
        [CAVALRY] = "hill terrace stream fence road bridge ",
        [CHARIOT] = "hill terrace road bridge ",
        [MONSTER] = "hill terrace stream fence road bridge ",
        [ARTILLERY] = "hill terrace road bridge rampart ",
        [MACHINE] = "hill terrace road bridge ",
        [ON_FOOT] = "hill terrace steep wood village ruins rocks stream river marsh fence road "
                    "bridge rampart ",
        [ON_WINGS] = "hill terrace steep village ruins rocks stream river marsh fence road bridge "
                     "rampart ",
        [OF_WOODS] = "hill terrace wood stream fence road bridge ",
        [OF_BOGS] = "hill terrace stream marsh fence road bridge ",
    };
    for (int mover = 0; mover < MOVERS; mover++) {
        char text[256] = "";
        for (int kind = 0; kind < TERRAINS; kind++)
            if (wm_may_enter((terrain_kind)kind, mover)) {
                strcat(text, wm_terrains[kind].key);
                strcat(text, " ");
            }
        assert_string_equal(text, allowed[mover]);
    }
}

static void stands_are_barred_by_what_they_stand_on(void **state)
{
    (void)state;
    battlefield f =
        map_of("field 180x120\nwood 40,40 60,40 60,60 40,60\nroad 49,30 51,30 51,70 49,70\n");
    ground g;
    wm_read_ground(&f, &g);
    box deep = at_cm(45, 50, 0, false), touching = at_cm(39, 50, 0, false);
    box partly = at_cm(40, 50, 0, false), on_road = at_cm(50, 50, 0, false);
    box across = at_cm(50, 50, 90, false);
    assert_int_equal(wm_barred_by(&g, &deep, CAVALRY), 0);
    assert_int_equal(wm_barred_by(&g, &deep, INFANTRY), -1);
    assert_int_equal(wm_barred_by(&g, &touching, CAVALRY), -1); /* its edge lies on the outline */
    assert_int_equal(wm_barred_by(&g, &partly, CAVALRY), 0);
    assert_int_equal(wm_barred_by(&g, &on_road, CAVALRY), -1); /* WM-TERRAIN-08: 20 mm will do */
    assert_int_equal(wm_barred_by(&g, &across, CAVALRY), 0);
    assert_true(wm_is_in_dense(&g, &partly)); /* WM-CMD-20: wholly or partly */
    assert_false(wm_is_in_dense(&g, &touching));
}

static void a_way_leads_over_the_bridge(void **state)
{
    (void)state;
    battlefield f =
        map_of("field 180x120\nlake 0,50 180,50 180,60 0,60\nbridge 99,49 101,49 101,61 99,61\n");
    ground g;
    polygon barriers[PIECES_MAX], lanes[PIECES_MAX];
    wm_read_ground(&f, &g);
    way_field field = {.barriers = barriers,
                       .barrier_count = wm_barriers(&g, CAVALRY, barriers),
                       .lanes = lanes,
                       .lane_count = wm_lanes(&g, lanes),
                       .width = 20 * MILLIMETRE,
                       .table = {180 * CENTIMETRE, 120 * CENTIMETRE}};
    box from = at_cm(96, 46, 0, false), to = at_cm(100, 64, 0, false);
    way found = {0};
    assert_true(wm_find_way(&from, &to, 30 * CENTIMETRE, &field, &found));
    assert_in_range(found.count, 1, 4);
    assert_false(wm_find_way(&from, &to, 19 * CENTIMETRE, &field, &found));
    field.lane_count = 0;
    assert_false(wm_find_way(&from, &to, 300 * CENTIMETRE, &field, &found));
}

/* WM-TERRAIN-02 to WM-TERRAIN-05 */
static void higher_ground_is_told_from_lower(void **state)
{
    (void)state;
    battlefield f =
        map_of("field 180x120\nhill 40,40 80,40 80,80 40,80\n"
               "terrace 1 100,40 140,40 140,80 100,80\nterrace 2 110,50 130,50 130,70 110,70\n");
    ground g;
    wm_read_ground(&f, &g);
    assert_int_equal(wm_height_at(&g, (point){60 * CENTIMETRE, 60 * CENTIMETRE}), 100);
    assert_int_equal(wm_height_at(&g, (point){50 * CENTIMETRE, 60 * CENTIMETRE}), 50);
    assert_int_equal(wm_height_at(&g, (point){40 * CENTIMETRE, 60 * CENTIMETRE}), 0);
    assert_int_equal(wm_height_at(&g, (point){105 * CENTIMETRE, 60 * CENTIMETRE}), 100);
    assert_int_equal(wm_height_at(&g, (point){120 * CENTIMETRE, 60 * CENTIMETRE}), 200);
    box top = at_cm(60, 60, 0, true), up = at_cm(60, 50, 0, true), down = at_cm(60, 44, 0, true);
    box beside = at_cm(64, 50, 0, true), second = at_cm(120, 60, 0, true),
        first = at_cm(105, 60, 0, true);
    assert_true(wm_is_higher(&g, &up, &down));
    assert_false(wm_is_higher(&g, &down, &up));
    assert_false(wm_is_higher(&g, &up, &beside)); /* along the slope they are level */
    assert_true(wm_is_higher(&g, &second, &first));
    assert_true(wm_is_on_hilltop(&g, &top)); /* AMB-41 */
    assert_false(wm_is_on_hilltop(&g, &up));
    assert_true(wm_is_on_hilltop(&g, &second));
    assert_false(wm_is_on_hilltop(&g, &first));
}

/* WM-TERRAIN-07, AMB-21 */
static void a_hilltop_hides_what_is_behind_it(void **state)
{
    (void)state;
    battlefield f = map_of("field 180x120\nhill 40,40 80,40 80,80 40,80\n");
    ground g;
    wm_read_ground(&f, &g);
    point south = {60 * CENTIMETRE, 20 * CENTIMETRE}, north = {60 * CENTIMETRE, 100 * CENTIMETRE};
    point near_slope = {60 * CENTIMETRE, 50 * CENTIMETRE}, top = {60 * CENTIMETRE, 60 * CENTIMETRE};
    point far_slope = {60 * CENTIMETRE, 70 * CENTIMETRE}, west = {20 * CENTIMETRE, 20 * CENTIMETRE};
    assert_true(wm_hill_hides(&g, south, north));
    assert_false(wm_hill_hides(&g, south, near_slope));
    assert_false(wm_hill_hides(&g, south, top));
    assert_true(wm_hill_hides(&g, south, far_slope));
    assert_false(wm_hill_hides(&g, top, north)); /* from the top both sides are seen */
    assert_false(wm_hill_hides(&g, south, west));
}

/* The width of a section: the least of its extents, each measured across one of its edges. */
static double width_of(const piece *p)
{
    double least = 1e9;
    for (int i = 0; i < p->count; i++) {
        int next = (i + 1) % p->count;
        double x = p->x[next] - p->x[i], y = p->y[next] - p->y[i], most = 0;
        for (int k = 0; k < p->count; k++) {
            double off = (x * (p->y[k] - p->y[i]) - y * (p->x[k] - p->x[i])) / sqrt(x * x + y * y);
            if (fabs(off) > most) most = fabs(off);
        }
        if (most < least) least = most;
    }
    return least;
}

/* WM-TERRAIN-14: on our maps sections up to 40 mm wide are shallow, wider ones deep. */
static void shallow_water_is_narrow(void **state)
{
    (void)state;
    int sections = 0;
    for (int i = 0; i < READY_MAPS; i++) {
        battlefield f = map_of(wm_ready_maps[i].text);
        for (int k = 0; k < f.piece_count; k++) {
            if (f.at[k].kind == STREAM) assert_true(width_of(&f.at[k]) <= 40);
            if (f.at[k].kind == RIVER) assert_true(width_of(&f.at[k]) > 40);
            sections += f.at[k].kind == STREAM || f.at[k].kind == RIVER;
        }
    }
    assert_true(sections >= 4);
}

/* WM-OPTION-12 */
static void generated_maps_are_fair_and_sound(void **state)
{
    (void)state;
    int pieces = 0;
    uint64_t hash = 14695981039346656037u;
    for (uint32_t ticket = 0; ticket < 500; ticket++) {
        battlefield f, again;
        wm_generate_map(ticket, 180, 120, &f);
        wm_generate_map(ticket, 180, 120, &again);
        assert_memory_equal(&f, &again, sizeof f);
        pieces += f.piece_count;
        for (size_t i = 0; i < offsetof(battlefield, zone); i++) /* what is generated */
            hash = (hash ^ ((const uint8_t *)&f)[i]) * 1099511628211u;
        for (int i = 0; i < f.piece_count; i += 2)
            for (int k = 0; k < f.at[i].count; k++) {
                assert_int_equal(f.at[i].kind, f.at[i + 1].kind);
                assert_int_equal(f.at[i].x[k] + f.at[i + 1].x[k], 1800);
                assert_int_equal(f.at[i].y[k] + f.at[i + 1].y[k], 1200);
            }
        char text[4096];
        vx_text out = vx_text_on(text, sizeof text);
        wm_format_map(&f, &out);
        battlefield read = map_of(text); /* simple outlines, on the table */
        assert_memory_equal(&f, &read, sizeof f);
    }
    assert_in_range(pieces, 500 * 5, 500 * 10);
    assert_true(hash == UINT64_C(0x33147d7d16149620)); /* a ticket means the same map for ever */
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lengths_are_read_back_as_written),
        cmocka_unit_test(ready_maps_are_read_and_written_back),
        cmocka_unit_test(shallow_water_is_narrow),
        cmocka_unit_test(bad_maps_are_refused_with_the_place),
        cmocka_unit_test(each_kind_of_troops_enters_what_the_book_allows),
        cmocka_unit_test(stands_are_barred_by_what_they_stand_on),
        cmocka_unit_test(a_way_leads_over_the_bridge),
        cmocka_unit_test(higher_ground_is_told_from_lower),
        cmocka_unit_test(a_hilltop_hides_what_is_behind_it),
        cmocka_unit_test(generated_maps_are_fair_and_sound),
    };
    return RUN_SUITE("field", tests, words, word);
}
