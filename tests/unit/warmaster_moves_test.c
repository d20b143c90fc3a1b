/* SPDX-License-Identifier: MIT */
/* warmaster_moves_test.c - Warmaster: moves by order and on initiative, and charges. */
#include "games/warmaster/turn/turn.h"
#include "games/warmaster/units/units.h"
#include "warmaster_small.h"

/* ---- Moves ---- */

static void ordered(const char *map, const char *list, formation form, double x, double y)
{
    set_up(map, list, "foot+foot+general");
    put("A1", form, x, y, 0);
    put("B1", FORM_LINE, 170, 110, 180);
    put_person("Ac1", x, 10);
    wm_start_turn(&b, 0);
    apply("end");
    order_and_roll("order Ac1 A1", 1, 1);
}

/* WM-MOVE-01, WM-MOVE-09, WM-MOVE-12, WM-MOVE-13, WM-MOVE-15, WM-MOVE-16 */
static void infantry_moves_twenty_centimetres_or_ten(void **state)
{
    (void)state;
    ordered("", "foot+general", FORM_LINE, 50, 30);
    legal("move A1 line 50,50 0");
    illegal("move A1 line 50,50.1 0", "WM-MOVE-16");
    legal("move A1 line 50,35 0");
    illegal("move A1 line 50,49 90", "WM-MOVE-16"); /* the far corner would go too far */
    legal("move A1 column 50,45 0");
    ordered("", "foot+general", FORM_RIGHT, 50, 30);
    legal("move A1 echelon-right 50,40 0");
    illegal("move A1 echelon-right 50,40.1 0", "WM-MOVE-16");
    ordered("", "horse+general", FORM_COLUMN, 50, 30); /* WM-MOVE-02 */
    legal("move A1 column 50,60 0");
    illegal("move A1 column 50,60.1 0", "WM-MOVE-16");
    ordered("", "gun+general", FORM_LINE, 50, 30); /* WM-MOVE-04 */
    illegal("move A1 line 50,40.1 0", "WM-MOVE-16");
    illegal("charge A1 B1", "WM-CHARGE-19");
}

/* WM-STAND-06, WM-MOVE-15, WM-MOVE-18: stand by stand */
static void stands_are_placed_one_by_one(void **state)
{
    (void)state;
    ordered("", "foot+general", FORM_LINE, 50, 30);
    illegal("stand A1 2 50,35 0", "WM-MOVE-15");
    apply("stand A1 1 46,40 30");
    illegal("done", "WM-MOVE-15");
    illegal("move A1 line 50,40 0", "WM-MOVE-15");
    illegal("stand A1 2 52,40 0", "WM-STAND-06"); /* touches nothing */
    illegal("stand A1 2 46,40 0", "WM-MOVE-17");
    legal("back A1");
    apply("stand A1 2 49.46,38 30");
    apply("stand A1 3 52.93,36 30");
    assert_int_equal(b.phase, PHASE_ORDERS); /* a single unit is then done */
}

/* WM-MOVE-25 to WM-MOVE-31, WM-FLY-13 */
static void barred_ground_is_refused_by_its_clause(void **state)
{
    static const struct {
        const char *ground, *army, *clause;
    } cases[] = {
        {"wood", "horse+general", "WM-MOVE-26"}, {"stream", "gun+general", "WM-MOVE-27"},
        {"wood", "tank+general", "WM-MOVE-28"},  {"lake", "foot+general", "WM-MOVE-31"},
        {"wood", "foot+general", NULL},          {"stream", "horse+general", NULL},
        {"hill", "gun+general", NULL},           {"wood", "eagle+general", "WM-FLY-13"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char map[128];
        snprintf(map, sizeof map, "%s 40,26 60,26 60,60 40,60\n", cases[i].ground);
        ordered(map, cases[i].army, FORM_COLUMN, 50, 20);
        if (cases[i].clause)
            illegal("move A1 column 50,30 0", cases[i].clause);
        else
            legal("move A1 column 50,30 0");
    }
}

/* EX-12: WM-MOVE-21; EX-13: WM-MOVE-22 */
static void gaps_must_be_wide_enough(void **state)
{
    (void)state;
    ordered("lake 0,45 99,45 99,50 0,50\nlake 101,45 180,45 180,50 101,50\n", "foot+general",
            FORM_COLUMN, 100, 42);
    legal("move A1 column 100,55 0");
    ordered("lake 0,45 99.1,45 99.1,50 0,50\nlake 100.9,45 180,45 180,50 100.9,50\n",
            "foot+general", FORM_COLUMN, 100, 42);
    illegal("move A1 column 100,55 0", "WM-MOVE-17");
    for (int narrow = 0; narrow < 2; narrow++) {
        ordered("", "foot+general", FORM_COLUMN, 100, 42);
        put("B1", FORM_LINE, 92, 50, 180);
        put("B2", FORM_LINE, narrow ? 107.8 : 108, 50, 180);
        if (narrow)
            illegal("move A1 column 100,58 0", "WM-MOVE-22");
        else
            legal("move A1 column 100,58 0");
    }
}

/* WM-MOVE-22: the same between an enemy and ground that nobody enters */
static void gaps_beside_the_water_must_be_as_wide(void **state)
{
    (void)state;
    for (int narrow = 0; narrow < 2; narrow++) {
        ordered("lake 102,46 130,46 130,54 102,54\n", "foot+general", FORM_COLUMN, 100, 42);
        put("B1", FORM_LINE, narrow ? 92.2 : 92, 50, 180);
        if (narrow)
            illegal("move A1 column 100,58 0", "WM-MOVE-22");
        else
            legal("move A1 column 100,58 0");
    }
}

/* WM-MOVE-17, WM-EDGE-01, AMB-67 */
static void moves_end_on_free_ground_clear_of_enemies(void **state)
{
    (void)state;
    ordered("", "foot+foot+general", FORM_LINE, 50, 30);
    put("A2", FORM_LINE, 50, 40, 0);
    put("B1", FORM_LINE, 70, 40, 180);
    illegal("move A1 line 52,40 0", "WM-MOVE-17");
    illegal("move A1 line 54,38.5 0", "WM-MOVE-17");
    legal("move A1 line 50,38 0");                   /* touching a friend is no harm */
    illegal("move A1 line 64,38 0", "WM-CHARGE-01"); /* touching an enemy is a charge */
    legal("move A1 line 63,37 0");
    ordered("", "foot+general", FORM_LINE, 8, 30);
    illegal("move A1 line 5,30 0", "WM-EDGE-01");
}

/* ---- Initiative ---- */

/* EX-14: WM-INIT-01, WM-INIT-03 to WM-INIT-08, WM-CHARGE-04 */
static void a_charge_uncovers_the_next_enemy(void **state)
{
    (void)state;
    set_up("", "foot+foot+foot+general", "foot+horse+general");
    put("A1", FORM_LINE, 54, 40, 0);
    put("A2", FORM_COLUMN, 54, 26, 0);
    put("A3", FORM_LINE, 150, 20, 0);
    put("B1", FORM_LINE, 39, 45, 180);
    put("B2", FORM_COLUMN, 54, 51.5, 180);
    wm_start_turn(&b, 0);
    illegal("charge A3 B1", "WM-INIT-01");
    illegal("charge A2 B2", "WM-CHARGE-03"); /* A1 hides it */
    illegal("charge A1 B2", "WM-CHARGE-04");
    apply("charge A1 B1");
    illegal("charge A1 B2", "WM-INIT-03");
    legal("charge A2 B2");
    apply("end");
    illegal("order Ac1 A1", "WM-CMD-02"); /* the General is not placed here */
}

/* EX-15: WM-INIT-15 to WM-INIT-24, AMB-12 */
static void evading_bursts_through_friends(void **state)
{
    (void)state;
    set_up("", "foot+foot+mad+general", "foot+general");
    put("A1", FORM_LINE, 50, 40, 0);
    put("A2", FORM_LINE, 50, 32, 0);
    put("A3", FORM_LINE, 70, 40, 0);
    put("B1", FORM_LINE, 50, 50, 180);
    wm_start_turn(&b, 0);
    illegal("evade A3 line 0", "WM-STAT-13");
    battle before = b;
    apply("evade A1 line 0");
    assert_true(stands_at("A1", 50, 34)); /* it stops at its friend */
    assert_int_equal(unit_named("A2")->flags & UNIT_CONFUSED, 0);
    b = before;
    apply("evade A1 line 0 through");
    assert_true(stands_at("A1", 50, 20));
    assert_true(unit_named("A2")->flags & UNIT_CONFUSED);
    illegal("evade A2 line 0", "WM-CONF-08");
}

/* WM-INIT-11, WM-INIT-12 */
static void works_and_barriers_may_be_ignored(void **state)
{
    static const struct {
        const char *map;
        bool ignored;
    } cases[] = {
        {"", false},
        {"rampart 44,49 56,49 56,51 44,51\n", true},
        {"lake 20,44 58,44 58,46 20,46\n", true}, /* it takes more than a move to get round */
        {"lake 46,44 50,44 50,46 46,46\n", false},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        set_up(cases[i].map, "foot+general", "foot+foot+general");
        put("A1", FORM_LINE, 50, 40, 0);
        put("B1", FORM_LINE, 50, 50, 180);
        put("B2", FORM_COLUMN, 68, 52, 180);
        wm_start_turn(&b, 0);
        vx_problem why = {0};
        bool free = warmaster_game.rules.check(&b, action("charge A1 B2"), &why);
        if (cases[i].ignored)
            assert_true(free || strcmp(why.message->clause, "WM-CHARGE-04") != 0);
        else
            illegal("charge A1 B2", "WM-CHARGE-04");
    }
}

/* WM-INIT-02, WM-INIT-10, WM-FLY-01 */
static void some_must_charge_and_some_may_not(void **state)
{
    (void)state;
    set_up("", "mad+gun+eagle+general", "foot+general");
    put("A1", FORM_LINE, 50, 40, 0);
    put("A2", FORM_LINE, 70, 40, 0);
    put("A3", FORM_LINE, 80, 44, 0);
    put("B1", FORM_LINE, 60, 55, 180);
    wm_start_turn(&b, 0);
    illegal("end", "WM-INIT-02");
    illegal("charge A2 B1", "WM-INIT-10");
    legal("evade A2 line 0");
    illegal("evade A3 line 0", "WM-FLY-01");
    apply("charge A1 B1");
    legal("end");
}

/* WM-TURN-10, WM-FLY-03 to WM-FLY-08 */
static void flyers_home_back_before_orders(void **state)
{
    (void)state;
    set_up("", "eagle+eagle+foot+general", "foot+general");
    put("A1", FORM_LINE, 50, 80, 0);
    put("A2", FORM_LINE, 100, 20, 0);
    put("A3", FORM_LINE, 150, 20, 0);
    put("B1", FORM_LINE, 170, 110, 180);
    put_person("Ac1", 90, 20);
    unit_named("A1")->flags |= UNIT_CONFUSED;
    wm_start_turn(&b, 0);
    apply("end");
    illegal("order Ac1 A3", "WM-TURN-10");
    illegal("home A2", "WM-FLY-03"); /* the General is near */
    illegal("home A3", "WM-FLY-03");
    apply("home A1"); /* though confused */
    apply("wings 3");
    illegal("return Bc1 line 0", "WM-FLY-03");
    battle before = b;
    apply("return Ac1 line 90");
    assert_int_equal(b.phase, PHASE_ORDERS);
    illegal("order Ac1 A1", "WM-CONF-08");
    point now = {unit_named("A1")->at[1].x, unit_named("A1")->at[1].y};
    int32_t flown = wm_length(now.x - 50 * CENTIMETRE, now.y - 80 * CENTIMETRE);
    assert_in_range(flown, 30 * CENTIMETRE - 4, 30 * CENTIMETRE + 4);
    b = before;
    apply("stay");
    assert_int_equal(b.phase, PHASE_ORDERS);
}

/* ---- Charges ---- */

static void charging(const char *list, formation form, double x, double y, int degrees)
{
    set_up("", list, "foot+foot+general");
    put("A1", form, x, y, degrees);
    put("B1", FORM_LINE, 50, 55, 180);
    put_person("Ac1", x, 10);
    wm_start_turn(&b, 0);
    if (b.phase == PHASE_INITIATIVE) apply("end");
    order_and_roll("order Ac1 A1", 1, 1);
}

/* WM-CHARGE-08, WM-CHARGE-12, WM-CHARGE-13 */
static void a_charge_goes_home_front_to_front(void **state)
{
    (void)state;
    charging("foot+general", FORM_LINE, 51, 40, 0);
    apply("charge A1 B1");
    assert_true(stands_at("A1", 46, 53) && stands_at("A1", 50, 53) && stands_at("A1", 54, 53));
    assert_true(unit_named("A1")->flags & UNIT_CHARGED);
    illegal("order Ac1 A1", "WM-CMD-24");
}

/* EX-40: WM-CHARGE-14, WM-CHARGE-15 */
static void the_others_go_where_they_touch_most(void **state)
{
    (void)state;
    charging("foot+general", FORM_LINE, 57, 47, 0);
    apply("charge A1 B1");
    assert_true(stands_at("A1", 54, 53) && stands_at("A1", 50, 53) && stands_at("A1", 46, 53));
}

/* EX-42: WM-CHARGE-26; EX-39: WM-CHARGE-16 */
static void cavalry_takes_infantry_in_the_flank(void **state)
{
    (void)state;
    charging("horse+general", FORM_LINE, 75, 55, 270);
    apply("charge A1 B1");
    assert_true(stands_at("A1", 58, 55) && stands_at("A1", 58, 53) && stands_at("A1", 58, 57));
    charging("horse+general", FORM_LINE, 75, 55, 270);
    put("B2", FORM_LINE, 50, 57, 180);
    apply("charge A1 B1");
    stand_list s;
    wm_list_stands(&b, &s);
    assert_true(wm_units_touch(&s, &b, 0, UNITS_MAX) && wm_units_touch(&s, &b, 0, UNITS_MAX + 1));
}

/* WM-BRIG-09 to WM-BRIG-14, WM-CHARGE-02: one charges out of the brigade, the rest close up */
static void a_brigade_closes_the_gap_a_charger_leaves(void **state)
{
    (void)state;
    set_up("", "foot+foot+foot+general", "foot+general");
    put("A1", FORM_LINE, 50, 40, 0);
    put("A2", FORM_LINE, 62, 40, 0);
    put("A3", FORM_LINE, 74, 40, 0);
    put("B1", FORM_LINE, 62, 55, 180);
    put_person("Ac1", 62, 30);
    wm_start_turn(&b, 0);
    apply("end");
    apply("order Ac1 A1");
    apply("with A2");
    apply("with A3");
    apply("give");
    apply("roll 1 1");
    apply("charge A2 B1");
    illegal("back A2", "WM-BRIG-11");
    legal("done"); /* nobody else moved */
    apply("move A1 line 50,45 0");
    illegal("done", "WM-BRIG-09");
    apply("back A1");
    illegal("move A1 line 62,40 0", "WM-CMD-26"); /* it has had its move */
    apply("move A3 line 62,41 0");
    apply("done"); /* A3 has come up to A1 */
    illegal("order Ac1 A2", "WM-CMD-24");
    needs("order Ac1 A1", 7, "repeated order -1"); /* WM-BRIG-16, and the enemy is near */
}

/* EX-41: WM-CHARGE-17, WM-CHARGE-21 */
static void a_partly_covered_edge_is_taken_beside_its_middle(void **state)
{
    (void)state;
    set_up("", "horse+foot+general", "tank+general");
    put("A1", FORM_LINE, 47, 35, 0);
    put("A2", FORM_LINE, 56, 52, 0);
    put("B1", FORM_LINE, 50, 55, 180);
    put_person("Ac1", 47, 20);
    wm_start_turn(&b, 0);
    apply("end");
    order_and_roll("order Ac1 A1", 1, 1);
    apply("charge A1 B1");
    assert_true(stands_at("A1", 49, 51));
}

/* EX-43: WM-CHARGE-09, AMB-28: all frontage lies on the flank's side of the shortest line */
static void at_a_corner_frontage_decides(void **state)
{
    (void)state;
    charging("horse+general", FORM_LINE, 64, 45, 0);
    apply("charge A1 B1");
    assert_true(stands_at("A1", 58, 55));
    assert_int_equal(unit_named("A1")->at[0].facing, 2700);
    charging("horse+general", FORM_LINE, 54, 40, 0);
    apply("charge A1 B1");
    assert_int_equal(unit_named("A1")->at[0].facing, 0);
}

/* WM-CHARGE-03, WM-CHARGE-19, WM-CHARGE-20 */
static void charges_need_sight_and_reach(void **state)
{
    (void)state;
    charging("foot+general", FORM_LINE, 50, 30, 0);
    illegal("charge A1 B1", "WM-CHARGE-19");
    charging("foot+general", FORM_LINE, 50, 45, 180);
    illegal("charge A1 B1", "WM-CHARGE-03"); /* it looks the other way */
    charging("foot+general", FORM_LINE, 74, 43, 0);
    illegal("charge A1 B1", "WM-CHARGE-20"); /* near enough, but the flank's middle is not */
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(infantry_moves_twenty_centimetres_or_ten),
        cmocka_unit_test(stands_are_placed_one_by_one),
        cmocka_unit_test(barred_ground_is_refused_by_its_clause),
        cmocka_unit_test(gaps_must_be_wide_enough),
        cmocka_unit_test(gaps_beside_the_water_must_be_as_wide),
        cmocka_unit_test(moves_end_on_free_ground_clear_of_enemies),
        cmocka_unit_test(a_charge_uncovers_the_next_enemy),
        cmocka_unit_test(evading_bursts_through_friends),
        cmocka_unit_test(works_and_barriers_may_be_ignored),
        cmocka_unit_test(some_must_charge_and_some_may_not),
        cmocka_unit_test(flyers_home_back_before_orders),
        cmocka_unit_test(a_charge_goes_home_front_to_front),
        cmocka_unit_test(the_others_go_where_they_touch_most),
        cmocka_unit_test(cavalry_takes_infantry_in_the_flank),
        cmocka_unit_test(a_brigade_closes_the_gap_a_charger_leaves),
        cmocka_unit_test(a_partly_covered_edge_is_taken_beside_its_middle),
        cmocka_unit_test(at_a_corner_frontage_decides),
        cmocka_unit_test(charges_need_sight_and_reach),
    };
    return RUN_SUITE("warmaster_moves", tests, words, word);
}
