/* SPDX-License-Identifier: MIT */
/* warmaster_retreat_test.c - how units run from combat, fall back from it and reform after it. */
#include <stdio.h>

#include "games/warmaster/combat/combat.h"
#include "games/warmaster/shooting/shooting.h"
#include "games/warmaster/turn/tasks.h"
#include "warmaster_battle.h"

static bool is_confused(const char *name)
{
    return (unit_named(name)->flags & UNIT_CONFUSED) != 0;
}

/* Straight on until somebody must decide or dice fall; the phase itself does not go on. */
static void run_tasks(void)
{
    while (b.task_count > 0 && wm_task_rules(&b)->to_act(&b) == TASK_RUNS)
        wm_task_rules(&b)->run(&b);
}

static void answer(const char *text)
{
    act a;
    legal(text);
    assert_true(wm_unpack(action(text), &a));
    wm_task_rules(&b)->apply(&b, &a);
    run_tasks();
}

static void retreat(const char *name, int degrees, int centimetres)
{
    b.phase = PHASE_COMBAT;
    wm_push_retreat(&b, id_of(name), degrees * 10, centimetres);
    run_tasks();
}

static void fall_back(const char *name, int least, int most)
{
    b.phase = PHASE_COMBAT;
    wm_push_fall_back(&b, id_of(name), least, most);
    run_tasks();
}

static void asked(const char *key, const char *unit_name)
{
    assert_true(b.task_count > 0);
    assert_string_equal(wm_task_rules(&b)->key, key);
    assert_int_equal(b.task[b.task_count - 1].unit, id_of(unit_name));
}

/* ---- Retreat ---- */

/* WM-RETREAT-01, WM-CHARM-04: as it stands, whatever its formation; who is with it comes along */
static void a_retreat_keeps_formation_and_facing(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers", "empire:halberdiers+hero");
    put("A1", FORM_LINE, 60, 38, 0);
    put("B1", FORM_BLOCK, 60, 41, 180);
    join("Bc1", "B1");
    place before[3];
    for (int i = 0; i < 3; i++) before[i] = unit_named("B1")->at[i];
    retreat("B1", 0, 4);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(unit_named("B1")->at[i].x, before[i].x);
        assert_int_equal(unit_named("B1")->at[i].y, before[i].y + 4 * CENTIMETRE);
        assert_int_equal(unit_named("B1")->at[i].facing, 1800);
    }
    assert_int_equal(person_named("Bc1")->joined, id_of("B1"));
    stand_list s;
    wm_list_stands(&b, &s);
    assert_true(wm_gap_to_person(&s, &b, id_of("B1"), person_named("Bc1")) <= TOUCH * TOUCH);
    assert_int_equal(b.task_count, 0);
}

/* EX-34: WM-RETREAT-06, WM-RETREAT-08, WM-RETREAT-09, WM-CONF-06 */
static void only_blocked_stands_are_lost(void **state)
{
    static const char *const grounds[] = {"", "lake 58.2,44 70,44 70,50 58.2,50\n"};
    (void)state;
    for (int lake = 0; lake < 2; lake++) {
        set_up(grounds[lake], "empire:halberdiers+halberdiers", "empire:halberdiers");
        put("A1", FORM_LINE, 60, 38, 0);
        put("B1", FORM_LINE, 60, 40, 180);            /* stands at 64, 60 and 56 */
        put("A2", FORM_LINE, lake ? 150 : 63, 45, 0); /* before those at 60 and 64 */
        unit_named("B1")->wounds = 2;
        if (!lake) put_stand("A2", 0, 69, 45, 0);
        retreat("B1", 0, 6);
        assert_int_equal(unit_named("B1")->stands, 1);
        assert_true(stands_at("B1", 56, 46));
        assert_int_equal(unit_named("B1")->wounds, 2);
        assert_false(is_confused("B1")); /* it is not tested */
        assert_int_equal(b.task_count, 0);
    }
}

/* EX-33: WM-RETREAT-07: a mere touch of a fresh enemy is enough; 1.2 cm is not a touch */
static void a_fresh_enemy_blocks_by_a_touch(void **state)
{
    (void)state;
    for (int far = 0; far < 2; far++) {
        set_up("", "empire:halberdiers+knights", "empire:halberdiers");
        put("A1", FORM_LINE, 60, 38, 0);
        put("B1", FORM_LINE, 60, 40, 180);
        put("A2", FORM_COLUMN, 60, 41 + 1 + 6 + (far ? 0.2 : 0), 0); /* behind the middle stand */
        retreat("B1", 0, 1);
        assert_int_equal(unit_named("B1")->stands, far ? 3 : 2);
    }
}

/* WM-RETREAT-06: who wins and touches from the side is only gone through if it is gone through */
static void an_enemy_of_this_combat_may_be_grazed(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers+knights", "empire:halberdiers");
    put("A1", FORM_LINE, 60, 38, 0);
    put("B1", FORM_LINE, 60, 40, 180);
    put("A2", FORM_COLUMN, 67, 44, 0); /* beside its left stand, all along the way back */
    put_stand("A2", 0, 67, 42, 0);
    put_stand("A2", 1, 67, 46, 0);
    put_stand("A2", 2, 67, 50, 0);
    retreat("B1", 0, 5);
    assert_int_equal(unit_named("B1")->stands, 3);
}

/* WM-RETREAT-10, WM-MACH-07, WM-CHAR-05 */
static void artillery_and_the_tank_do_not_run(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers", "empire:cannon+steam-tank");
    put("B1", FORM_LINE, 60, 40, 180);
    put("B2", FORM_LINE, 90, 40, 180);
    retreat("B1", 0, 1);
    retreat("B2", 0, 1);
    assert_true(unit_named("B1")->flags & UNIT_GONE);
    assert_true(unit_named("B2")->flags & UNIT_GONE);
}

/* WM-FLY-15: flyers run along the ground and woods stop them */
static void flyers_run_along_the_ground(void **state)
{
    (void)state;
    set_up("wood 40,43 80,43 80,50 40,50\n", "empire:halberdiers", "high-elves:giant-eagles");
    put("A1", FORM_LINE, 60, 37, 0);
    put("B1", FORM_LINE, 60, 40, 180);
    retreat("B1", 0, 3);
    assert_true(unit_named("B1")->flags & UNIT_GONE);
}

/* WM-RETREAT-05, WM-CONF-04 against WM-CONF-06: friends may make way; who refuses costs stands */
static void friends_decide_about_retreating_stands(void **state)
{
    (void)state;
    for (int refuses = 0; refuses < 2; refuses++) {
        set_up("", "empire:halberdiers", "empire:halberdiers+knights");
        put("A1", FORM_LINE, 60, 38, 0);
        put("B1", FORM_LINE, 60, 40, 180);
        put("B2", FORM_LINE, 59, 44, 180); /* behind the stands at 56 and 60 */
        put_stand("B2", 0, 61, 44, 180);
        put_stand("B2", 1, 59, 44, 180);
        put_stand("B2", 2, 57, 44, 180);
        retreat("B1", 0, 3);
        asked("way", "B2");
        assert_int_equal(warmaster_game.rules.to_act(&b), 1);
        illegal("support B2", "WM-CONF-17"); /* cavalry does not support */
        if (refuses) {
            answer("no");
            assert_int_equal(unit_named("B1")->stands, 1);
            assert_true(stands_at("B1", 64, 43));
        } else {
            answer("retire B2");
            assert_true(stands_at("B2", 59, 46));
            asked("test", "B2");
            answer("die 3");
            asked("test", "B1");
            answer("die 6");
            assert_int_equal(unit_named("B1")->stands, 3);
            assert_true(stands_at("B1", 60, 43));
            assert_true(is_confused("B1"));
        }
    }
}

/* EX-48: WM-RETREAT-06, WM-MULTI-05: engaged friends block, and do not once they have run clear */
static void engaged_friends_block_until_they_have_run(void **state)
{
    (void)state;
    for (int first = 0; first < 2; first++) {
        set_up("", "empire:halberdiers+knights", "empire:halberdiers+halberdiers");
        put("A1", FORM_LINE, 60, 38, 0);
        put("B1", FORM_LINE, 60, 40, 180);   /* must go back */
        put("B2", FORM_COLUMN, 64, 45, 180); /* must go to the left, behind stand 1 of B1 */
        put("A2", FORM_COLUMN, 72, 46, 270); /* in its flank */
        if (first) {
            retreat("B2", 270, 12);
            assert_true(stands_at("B2", 52, 45));
            retreat("B1", 0, 3);
            assert_int_equal(unit_named("B1")->stands, 3);
        } else {
            retreat("B1", 0, 3);
            assert_int_equal(unit_named("B1")->stands, 2);
            assert_int_equal(b.task_count, 0); /* nobody was asked */
        }
    }
}

/* EX-49: WM-CONF-14, WM-CONF-15, WM-CONF-18, WM-CONF-03: cavalry wholly and infantry partly in the
 * path; each is tested once, the runner twice */
static void two_friends_make_way(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers", "empire:halberdiers+knights+halberdiers");
    put("A1", FORM_LINE, 60, 38, 0);
    put("B1", FORM_LINE, 60, 40, 180); /* its path lies between 54 and 66 */
    put("B2", FORM_LINE, 62.9, 43, 180);
    put("B3", FORM_LINE, 50.5, 43, 180); /* stands at 54.5, 50.5 and 46.5: the first is B */
    retreat("B1", 0, 4);
    int tests[4] = {0};
    for (int steps = 0; b.task_count > 0 && steps < 20; steps++) {
        const char *key = wm_task_rules(&b)->key;
        int who = b.task[b.task_count - 1].unit;
        if (key[0] == 'w' && who == id_of("B2")) {
            illegal("aside B2 right", "WM-CONF-15"); /* no choice: one side is nearer */
            answer("aside B2");
            assert_true(stands_at("B2", 67, 43));
            assert_false(stands_at("B2", 64.9, 43) || stands_at("B2", 60.9, 43));
        } else if (key[0] == 'w') {
            assert_int_equal(who, id_of("B3"));
            answer("aside B3");
            assert_true(stands_at("B3", 50.5, 43) && stands_at("B3", 46.5, 43));
            assert_false(stands_at("B3", 54.5, 43));
        } else if (key[0] == 'a') {
            answer("done");
        } else {
            assert_string_equal(key, "test");
            tests[who - id_of("B1")]++;
            answer("die 1");
        }
    }
    assert_int_equal(tests[0], 2);
    assert_int_equal(tests[1], 1);
    assert_int_equal(tests[2], 1);
    assert_true(stands_at("B1", 60, 44) && unit_named("B1")->stands == 3);
}

/* WM-CONF-15, AMB-44: equally near to both sides, its owner says to which */
static void from_the_middle_of_the_path_either_side_will_do(void **state)
{
    (void)state;
    for (int right = 0; right < 2; right++) {
        set_up("", "empire:halberdiers", "empire:halberdiers+knights");
        put("A1", FORM_LINE, 60, 38, 0);
        put("B1", FORM_LINE, 60, 40, 180); /* its path lies between 54 and 66 */
        put("B2", FORM_LINE, 60, 44, 180); /* from 57 to 63 */
        retreat("B1", 0, 3);
        asked("way", "B2");
        assert_true(offers("aside B2") && offers("aside B2 right"));
        answer(right ? "aside B2 right" : "aside B2");
        asked("arrange", "B2");
        assert_true(stands_at("B2", right ? 67 : 53, 44));
        for (int i = 0; i < 3; i++) /* all of it is out of the path */
            assert_true(right ? unit_named("B2")->at[i].x > 66 * CENTIMETRE
                              : unit_named("B2")->at[i].x < 54 * CENTIMETRE);
        illegal("move B2 line 60,44 180", "WM-SHOOT-28");
        answer("done");
        answer("die 1");
        answer("die 1");
        assert_true(stands_at("B1", 60, 43));
    }
}

/* EX-50: WM-CONF-16, WM-CONF-17 */
static void infantry_makes_way_into_support(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers", "empire:halberdiers+halberdiers");
    put("A1", FORM_LINE, 60, 38, 0);
    put("B1", FORM_LINE, 60, 40, 180);
    put("B2", FORM_LINE, 60.5, 42.3, 180); /* not quite in line with it */
    put_stand("B2", 0, 63.9, 42.3, 180);
    put_stand("B2", 1, 59.9, 42.3, 180);
    put_stand("B2", 2, 56, 42.3, 180);
    put("B2", FORM_COLUMN, 60.5, 44.3, 180);
    retreat("B1", 0, 5);
    asked("way", "B2");
    assert_true(offers("retire B2") && offers("support B2"));
    battle before = b;
    answer("retire B2");
    assert_true(stands_at("B2", 60.5, 47)); /* its front in contact with where B1 will be */
    b = before;
    answer("support B2");
    assert_true(stands_at("B2", 56, 47) && stands_at("B2", 60, 47) && stands_at("B2", 64, 47));
    asked("test", "B2");
    answer("die 2");
    answer("die 2");
    assert_true(stands_at("B1", 60, 45));
}

/* ---- Fall back ---- */

/* EX-30: WM-FALLBACK-01, WM-FALLBACK-04, WM-FALLBACK-05, WM-FALLBACK-10,
 * AMB-38: dice 2, 4, 6 */
static void a_fall_back_is_free_within_its_limits(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers", "empire:halberdiers");
    put("A1", FORM_LINE, 60, 38, 0);
    put("B1", FORM_LINE, 60, 40, 180);
    fall_back("B1", 2, 12);
    asked("fallback", "B1");
    assert_int_equal(warmaster_game.rules.to_act(&b), 1);
    survives_text();
    illegal("move A1 line 60,30 0", "WM-FALLBACK-04");
    illegal("move B1 line 60,41.5 180", "WM-FALLBACK-05");
    legal("move B1 line 60,42.1 180");
    legal("move B1 line 60,51.9 180");
    illegal("move B1 line 60,52.1 180", "WM-MOVE-16");
    legal("move B1 line 70,44 180");   /* any direction */
    legal("move B1 column 60,46 180"); /* any formation */
    illegal("move B1 line 60,38 180", "WM-CHARGE-01");
    assert_true(listed() >= 4);
    answer("move B1 column 60,46 180");
    assert_true(stands_at("B1", 60, 44) && stands_at("B1", 60, 48));
    assert_int_equal(b.task_count, 0);
}

/* WM-FALLBACK-06, WM-FALLBACK-07: a centimetre off others, not through friends or barred ground */
static void a_fall_back_keeps_off_others(void **state)
{
    (void)state;
    set_up("lake 40,50 56,50 56,60 40,60\n", "empire:halberdiers+halberdiers+halberdiers",
           "empire:halberdiers+halberdiers+halberdiers");
    put("A1", FORM_LINE, 60, 38, 0);
    put("B1", FORM_LINE, 60, 40, 180);
    put("A2", FORM_LINE, 80, 46, 0);
    put("B2", FORM_COLUMN, 60, 50, 180);
    put("A3", FORM_LINE, 100, 70, 0);
    put("B3", FORM_LINE, 100, 72, 180);
    fall_back("B1", 1, 18);
    illegal("move B1 line 67.5,46 180", "WM-FALLBACK-06"); /* half a centimetre from A2 */
    legal("move B1 line 66.9,46 180");
    illegal("move B1 line 48,52 180", "WM-MOVE-31");
    illegal("move B1 line 60,50 180", "WM-MOVE-17");
    legal("move B1 line 60,43.5 180"); /* beside those it was near before there is no such limit */
}

/* WM-FLY-16: over stands and ground, but not into a wood */
static void flyers_fall_back_in_flight(void **state)
{
    (void)state;
    set_up("wood 40,44 80,44 80,50 40,50\n", "empire:halberdiers", "high-elves:giant-eagles");
    put("A1", FORM_LINE, 60, 37, 0);
    put("B1", FORM_LINE, 60, 40, 180);
    fall_back("B1", 1, 18);
    legal("move B1 line 60,53 180");
    illegal("move B1 line 60,46 180", "WM-FLY-13");
}

/* WM-FALLBACK-08, WM-FALLBACK-09, AMB-39: hemmed in, it is driven back by the least distance, and
 * only then friends make way */
static void who_cannot_fall_back_is_driven(void **state)
{
    (void)state;
    set_up("lake 30,30 55.9,30 55.9,60 30,60\nlake 60.1,30 90,30 90,60 60.1,60\n",
           "empire:halberdiers", "empire:halberdiers+halberdiers");
    put("A1", FORM_COLUMN, 58, 36, 0);
    put("B1", FORM_COLUMN, 58, 42, 180);
    put("B2", FORM_COLUMN, 58, 49, 180);
    fall_back("B1", 3, 10);
    asked("way", "B2");
    answer("retire B2");
    asked("test", "B2");
    answer("die 1");
    asked("test", "B1");
    answer("die 6");
    assert_true(is_confused("B1"));
    assert_true(stands_at("B1", 58, 43) && stands_at("B1", 58, 47));
    set_up("lake 30,30 55.9,30 55.9,60 30,60\nlake 60.1,30 90,30 90,60 60.1,60\n"
           "lake 50,45.5 65,45.5 65,50 50,50\n",
           "empire:halberdiers", "empire:halberdiers");
    put("A1", FORM_COLUMN, 58, 36, 0);
    put("B1", FORM_COLUMN, 58, 42, 180);
    fall_back("B1", 3, 10);
    if (wm_task_rules(&b)->key[0] == 'a') answer("done");
    asked("test", "B1"); /* WM-CONF-01 */
}

/* ---- Reform ---- */

static void fought(const char *name)
{
    unit_named(name)->combat |= COMBAT_FOUGHT;
}

/* WM-REFORM-01, WM-REFORM-02, WM-REFORM-03, WM-TURN-18, AMB-63 */
static void sides_reform_in_turn(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers+halberdiers", "empire:halberdiers+halberdiers");
    put("A1", FORM_LINE, 60, 30, 0);
    put("A2", FORM_LINE, 90, 30, 0);
    put("B1", FORM_LINE, 60, 50, 180);
    put("B2", FORM_LINE, 90, 50, 180);
    fought("A1"), fought("A2"), fought("B1"); /* B2 only supported */
    b.phase = PHASE_COMBAT;
    wm_push_reforms(&b);
    run_tasks();
    assert_int_equal(warmaster_game.rules.to_act(&b), VX_CHANCE);
    illegal("dice 3 3", "WM-REFORM-01");
    answer("dice 2 5");
    assert_int_equal(warmaster_game.rules.to_act(&b), 1); /* the higher says who begins */
    illegal("pick B1", "WM-REFORM-03");
    survives_text();
    answer("no");
    assert_int_equal(warmaster_game.rules.to_act(&b), 0);
    illegal("pick B1", "WM-REFORM-01");
    answer("pick A2");
    asked("arrange", "A2");
    answer("done");
    assert_int_equal(warmaster_game.rules.to_act(&b), 1);
    illegal("pick B2", "WM-REFORM-01");
    answer("pick B1");
    answer("done");
    assert_int_equal(warmaster_game.rules.to_act(&b), 0);
    illegal("pick A2", "WM-REFORM-01"); /* once */
    answer("end");
    assert_int_equal(b.task_count, 0);
}

/* WM-REFORM-04, WM-REFORM-05, AMB-40 */
static void one_stand_stays_and_may_turn(void **state)
{
    (void)state;
    set_up("lake 40,31.1 80,31.1 80,40 40,40\n", "empire:halberdiers+halberdiers",
           "empire:halberdiers");
    put("A1", FORM_LINE, 60, 30, 0);
    put("A2", FORM_LINE, 60, 24.9, 0);
    put("B1", FORM_LINE, 100, 50, 180);
    fought("A1");
    b.phase = PHASE_COMBAT;
    wm_push_reforms(&b);
    run_tasks();
    answer("pick A1"); /* nobody else: no roll-off */
    asked("arrange", "A1");
    survives_text();
    assert_true(listed() > 4);
    illegal("move A1 line 61,30 0", "WM-SHOOT-28");  /* none keeps its centre */
    legal("move A1 line 64,30 0");                   /* round the one at 64, or at 60 */
    illegal("move A1 column 60,30 0", "WM-MOVE-31"); /* a stand in the lake */
    illegal("move A1 column 64,28 0", "WM-MOVE-17"); /* on A2 */
    illegal("stand A1 1 57,30 0", "WM-REFORM-04");
    answer("stand A1 1 56,30 180"); /* it turns about its centre */
    asked("arrange", "A1");
    survives_text();
    answer("stand A1 2 56,28 180");
    illegal("stand A1 3 90,30 0", "WM-STAND-06");
    answer("stand A1 3 52,30 180");
    assert_true(stands_at("A1", 56, 30) && stands_at("A1", 56, 28) && stands_at("A1", 52, 30));
    assert_int_equal(b.task_count, 0);
}

/* ---- Crowds ---- */

static bool overlaps_anybody(int id)
{
    stand_list s;
    wm_list_stands(&b, &s);
    for (int i = 0; i < s.count; i++)
        for (int k = 0; k < s.count; k++)
            if (s.unit[k] == id && i != k && wm_boxes_overlap(&s.at[i], &s.at[k])) return true;
    return false;
}

static bool stands_badly(int id)
{
    ground g;
    wm_read_ground(&b.table, &g);
    for (int i = 0; i < unit_of(&b, id)->stands; i++) {
        box stand = wm_stand_box(&b, id, unit_of(&b, id)->at[i]);
        if (!wm_is_on_table(&g, &stand)) return true;
        if (wm_barred_by(&g, &stand, wm_mover_of(&b, id)) >= 0) return true;
    }
    return false;
}

/* Ten units a side thrown onto a corner of the table, so that everybody is in somebody's way. */
static void throw_a_crowd(vx_random *r)
{
    static const char list[] = "empire:4xhalberdiers+2xknights+2xcrossbowmen+2xpistoliers+general";
    set_up("lake 10,10 20,10 20,18 10,18\nwood 30,20 45,20 45,30 30,30\n", list, list);
    for (int id = 0; id < ALL_UNITS; id++) {
        unit *u = unit_in(&b, id);
        if (!wm_unit_exists(&b, id)) continue;
        for (int tries = 0; tries < 200; tries++) {
            place at = {(uint16_t)(vx_random_below(r, 55 * CENTIMETRE) + 6 * CENTIMETRE),
                        (uint16_t)(vx_random_below(r, 45 * CENTIMETRE) + 6 * CENTIMETRE),
                        (uint16_t)(vx_random_below(r, 8) * 450)};
            formation form = (formation)vx_random_below(r, FORM_BLOCK + 1);
            for (int i = 0; i < u->stands; i++) u->at[i] = wm_slot(&b, id, form, u->stands, i, at);
            u->flags |= UNIT_ON_TABLE;
            if (!overlaps_anybody(id) && !stands_badly(id)) break;
            u->flags &= (uint8_t)~UNIT_ON_TABLE;
        }
    }
    put_person("Ac1", 170, 110);
    put_person("Bc1", 20, 30);
    b.phase = PHASE_COMBAT;
}

static void shove_somebody(vx_random *r)
{
    int side = (int)vx_random_below(r, SIDES);
    int id = side * UNITS_MAX + (int)vx_random_below(r, b.side[side].list.unit_count);
    if (!is_on_table(unit_of(&b, id))) return;
    switch (vx_random_below(r, 3)) {
    case 0:
        wm_push_retreat(&b, id, (int32_t)vx_random_below(r, FULL_TURN),
                        1 + (int)vx_random_below(r, 12));
        break;
    case 1:
        wm_push_fall_back(&b, id, 1 + (int)vx_random_below(r, 6), 18);
        break;
    default:
        wm_note_hits(&b, id, 1 + (int)vx_random_below(r, 3), false);
        wm_push_drive_backs(&b);
        break;
    }
}

static void answer_at_random(vx_random *r)
{
    static vx_action list[4096];
    act a;
    int count = warmaster_game.rules.list(&b, list);
    assert_in_range(count, 1, 4096);
    vx_action chosen = list[vx_random_below(r, (uint64_t)count)];
    assert_true(warmaster_game.rules.check(&b, chosen, NULL));
    assert_true(wm_unpack(chosen, &a));
    wm_task_rules(&b)->apply(&b, &a);
    run_tasks();
}

/* Whatever is forced on whom: nobody overlaps, leaves the table or stands in barred ground, units
 * that lost nobody hold together, and every move comes to an end. */
static void crowds_stay_in_their_places(void **state)
{
    (void)state;
    vx_random r;
    for (uint64_t seed = 0; seed < 40; seed++) {
        vx_random_seed(&r, seed);
        throw_a_crowd(&r);
        for (int moves = 0; moves < 30 && !b.ended; moves++) {
            shove_somebody(&r);
            run_tasks();
            for (int steps = 0; b.task_count > 0 && !b.ended; steps++) {
                if (steps > 400) fail_msg("seed %d: a move does not end", (int)seed);
                survives_text();
                answer_at_random(&r);
            }
            for (int id = 0; id < ALL_UNITS; id++) {
                box stands[STANDS_MAX];
                const unit *u = unit_of(&b, id);
                if (!wm_unit_exists(&b, id) || !is_on_table(u)) continue;
                if (overlaps_anybody(id)) fail_msg("seed %d: unit %d overlaps", (int)seed, id);
                if (stands_badly(id)) fail_msg("seed %d: unit %d stands badly", (int)seed, id);
                for (int i = 0; i < u->stands; i++) stands[i] = wm_stand_box(&b, id, u->at[i]);
                if (u->stands == wm_stands_at_start(&b, id) && !wm_is_connected(stands, u->stands))
                    fail_msg("seed %d: unit %d fell apart", (int)seed, id);
            }
        }
    }
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_retreat_keeps_formation_and_facing),
        cmocka_unit_test(only_blocked_stands_are_lost),
        cmocka_unit_test(a_fresh_enemy_blocks_by_a_touch),
        cmocka_unit_test(an_enemy_of_this_combat_may_be_grazed),
        cmocka_unit_test(artillery_and_the_tank_do_not_run),
        cmocka_unit_test(flyers_run_along_the_ground),
        cmocka_unit_test(friends_decide_about_retreating_stands),
        cmocka_unit_test(engaged_friends_block_until_they_have_run),
        cmocka_unit_test(two_friends_make_way),
        cmocka_unit_test(from_the_middle_of_the_path_either_side_will_do),
        cmocka_unit_test(infantry_makes_way_into_support),
        cmocka_unit_test(a_fall_back_is_free_within_its_limits),
        cmocka_unit_test(a_fall_back_keeps_off_others),
        cmocka_unit_test(flyers_fall_back_in_flight),
        cmocka_unit_test(who_cannot_fall_back_is_driven),
        cmocka_unit_test(sides_reform_in_turn),
        cmocka_unit_test(one_stand_stays_and_may_turn),
        cmocka_unit_test(crowds_stay_in_their_places),
    };
    return RUN_SUITE("warmaster_retreat", tests, words, word);
}
