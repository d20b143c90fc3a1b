/* SPDX-License-Identifier: MIT */
/* warmaster_forced_test.c - drive backs, making way, confusion, the table edge, characters pushed
 * aside, retreats, fall backs and reforms. */
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/shooting/shooting.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"

#include <stdio.h>
#include <string.h>

#include "warmaster_battle.h"

/* The Shooting phase of seat 1 is over, and these hits were scored on that unit by that one. */
static void hit(const char *target, int hits, const char *driver)
{
    wm_note_hits(&b, id_of(target), hits, false);
    unit_named(target)->driver = (uint8_t)(1 + id_of(driver));
    b.phase = PHASE_SHOOTING;
}

static void drive(void)
{
    wm_push_drive_backs(&b);
    wm_settle(&b);
}

static bool is_confused(const char *name)
{
    return (unit_named(name)->flags & UNIT_CONFUSED) != 0;
}

/* Who is asked now, and what. */
static void asked(const char *key, const char *unit_name)
{
    assert_true(b.task_count > 0);
    assert_string_equal(wm_task_rules(&b)->key, key);
    assert_int_equal(b.task[b.task_count - 1].unit, id_of(unit_name));
}

/* ---- Drive back ---- */

/* EX-19: WM-SHOOT-20, WM-SHOOT-22, WM-SHOOT-25 to WM-SHOOT-27 */
static void two_hits_drive_back_by_two_dice(void **state)
{
    (void)state;
    set_up("", "empire:crossbowmen", "empire:halberdiers");
    put("A1", FORM_LINE, 60, 20, 0);
    put("B1", FORM_LINE, 60, 40, 180);
    hit("B1", 2, "A1");
    drive();
    due(ACT_DRIVEN, 2, 6);
    survives_text();
    apply("driven 7");
    assert_true(stands_at("B1", 60, 47) && stands_at("B1", 56, 47) && stands_at("B1", 64, 47));
    assert_int_equal(unit_named("B1")->at[0].facing, 1800);
    assert_false(is_confused("B1"));
    asked("arrange", "B1");
    survives_text();
    apply("done");
    assert_int_equal(unit_named("B1")->struck, 0);
}

/* WM-SHOOT-28: the others are set to the first in any formation, none nearer than it */
static void the_others_follow_in_any_formation(void **state)
{
    (void)state;
    set_up("", "empire:crossbowmen", "empire:halberdiers");
    put("A1", FORM_LINE, 60, 20, 0);
    put("B1", FORM_LINE, 60, 40, 180);
    hit("B1", 2, "A1");
    drive();
    apply("driven 7");
    int first = b.task[b.task_count - 1].arrange.first;
    place at = unit_named("B1")->at[first];
    assert_int_equal(at.y, 47 * CENTIMETRE);
    double x = at.x / (double)CENTIMETRE;
    char text[64];
    snprintf(text, sizeof text, "move B1 column %.4g,45 180", x); /* two of them would be nearer */
    illegal(text, "WM-SHOOT-28");
    snprintf(text, sizeof text, "move B1 column %.4g,49 0", x); /* the first has turned round */
    illegal(text, "WM-SHOOT-28");
    snprintf(text, sizeof text, "stand B1 %d 90,60 180", first == 0 ? 2 : 1);
    illegal(text, "WM-STAND-06");
    snprintf(text, sizeof text, "stand B1 %d %.4g,47 180", first + 1, x + 4);
    illegal(text, "WM-SHOOT-28"); /* the first has its place */
    snprintf(text, sizeof text, "stand B1 %d %.4g,50 90", first == 0 ? 2 : 1, x);
    legal(text);
    assert_true(listed() > 2);
    snprintf(text, sizeof text, "move B1 column %.4g,49 180", x);
    assert_true(offers(text));
    apply(text);
    assert_true(stands_at("B1", x, 47) && stands_at("B1", x, 49) && stands_at("B1", x, 51));
    assert_int_equal(b.task_count == 0 || b.task[0].kind != TASK_DRIVE_BACKS, 1);
}

/* Stand by stand: the rest gathers round those that are set, so that the unit always stands. */
static void stands_are_set_one_by_one(void **state)
{
    (void)state;
    set_up("", "empire:crossbowmen", "empire:halberdiers");
    put("A1", FORM_LINE, 60, 20, 0);
    put("B1", FORM_LINE, 60, 40, 180);
    hit("B1", 1, "A1");
    drive();
    apply("driven 5");
    int first = b.task[b.task_count - 1].arrange.first;
    int other[2] = {first == 0 ? 2 : 1, first == 2 ? 2 : 3};
    double x = unit_named("B1")->at[first].x / (double)CENTIMETRE;
    char text[64];
    snprintf(text, sizeof text, "stand B1 %d %.4g,47 180", other[0], x); /* behind the first */
    apply(text);
    asked("arrange", "B1");
    survives_text();
    illegal(text, "WM-SHOOT-28");
    snprintf(text, sizeof text, "stand B1 %d %.4g,49 180", other[1], x);
    apply(text);
    assert_true(stands_at("B1", x, 45) && stands_at("B1", x, 47) && stands_at("B1", x, 49));
}

/* EX-20: WM-SHOOT-23, WM-SHOOT-24 */
static void cover_spares_the_first_hits(void **state)
{
    static const struct {
        const char *ground;
        int hits, dice;
    } cases[] = {{"", 1, 1},        {"wood", 1, 0},    {"wood", 2, 1},    {"wood", 3, 2},
                 {"rampart", 1, 0}, {"rampart", 2, 0}, {"rampart", 3, 1}, {"rampart", 4, 2}};
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char map[64] = "";
        if (cases[i].ground[0])
            snprintf(map, sizeof map, "%s 64,39 80,39 80,50 64,50\n", cases[i].ground);
        set_up(map, "empire:crossbowmen", "empire:halberdiers");
        put("A1", FORM_LINE, 60, 20, 0);
        put("B1", FORM_LINE, 60, 40, 180); /* one stand of three is in it */
        hit("B1", cases[i].hits, "A1");
        drive();
        if (cases[i].dice > 0)
            due(ACT_DRIVEN, cases[i].dice, 6);
        else
            assert_true(stands_at("B1", 60, 40) && unit_named("B1")->struck == 0);
    }
}

/* EX-21: a human unit takes five hits; WM-SHOOT-17, WM-SHOOT-19, WM-SHOOT-22, WM-SHOOT-30,
 * WM-TURN-14 */
static void five_hits_on_a_human_unit(void **state)
{
    (void)state;
    set_up("", "empire:crossbowmen", "empire:halberdiers");
    put("A1", FORM_LINE, 60, 20, 0);
    put("B1", FORM_LINE, 60, 40, 180);
    wm_wound(&b, id_of("B1"), 5);
    apply("remove B1 3");
    assert_int_equal(unit_named("B1")->stands, 2);
    assert_int_equal(unit_named("B1")->wounds, 2);
    hit("B1", 5, "A1");
    drive();
    due(ACT_DRIVEN, 5, 6);
    assert_int_equal(unit_named("B1")->wounds, 2); /* not before the drive backs are done */
    apply("driven 15");
    assert_true(is_on_table(unit_named("B1")));
    assert_false(is_confused("B1"));
    apply("done");
    assert_int_equal(unit_named("B1")->wounds, 0);
}

/* A task too many is not lost without a word: the state says that it cannot be played on. */
static void a_task_too_many_is_told(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers+general", "empire:halberdiers+general");
    task test = {.kind = TASK_CONFUSION, .unit = id_of("A1")};
    for (int i = 0; i < TASKS_MAX; i++) wm_push_task(&b, test);
    assert_false(vx_is_overfull(&warmaster_game, &b));
    wm_push_task(&b, test);
    assert_true(vx_is_overfull(&warmaster_game, &b));
    wm_settle(&b);
    assert_int_equal(vx_to_act(&warmaster_game, &b), VX_OVER);
}

/* WM-SHOOT-29, WM-SHOOT-30, WM-CHAR-05 */
static void a_six_confuses_and_too_far_disperses(void **state)
{
    (void)state;
    set_up("", "empire:crossbowmen", "empire:halberdiers+general");
    put("A1", FORM_LINE, 60, 20, 0);
    put("B1", FORM_LINE, 60, 40, 180);
    hit("B1", 4, "A1");
    drive();
    apply("driven 20 confused");
    assert_true(is_on_table(unit_named("B1"))); /* 20 is not more than 20 */
    assert_true(is_confused("B1"));
    set_up("", "empire:crossbowmen", "empire:halberdiers+hero+general");
    put("A1", FORM_LINE, 60, 20, 0);
    put("B1", FORM_LINE, 60, 40, 180);
    put_person("Bc2", 160, 100);
    join("Bc1", "B1");
    hit("B1", 4, "A1");
    drive();
    apply("driven 21 confused");
    assert_true(unit_named("B1")->flags & UNIT_GONE);
    assert_true(person_named("Bc1")->flags & PERSON_GONE);
}

/* WM-SHOOT-21: their owner says in which order; then the active side's own (H2) */
static void the_owner_orders_the_drive_backs(void **state)
{
    (void)state;
    set_up("", "empire:crossbowmen+halberdiers", "empire:halberdiers+halberdiers");
    put("A1", FORM_LINE, 60, 20, 0);
    put("A2", FORM_LINE, 90, 20, 0);
    put("B1", FORM_LINE, 60, 40, 180);
    put("B2", FORM_LINE, 80, 40, 180);
    hit("B1", 1, "A1");
    hit("B2", 1, "A1");
    hit("A2", 1, "A1"); /* by a ball of its own side */
    drive();
    assert_int_equal(warmaster_game.rules.to_act(&b), 1);
    survives_text();
    illegal("pick A2", "WM-SHOOT-21");
    assert_int_equal(listed(), 2);
    apply("pick B2");
    apply("driven 3");
    apply("done");
    asked("drive", "B1"); /* the last needs no word */
    apply("driven 3");
    apply("done");
    asked("drive", "A2");
    apply("driven 4");
    assert_int_equal(warmaster_game.rules.to_act(&b), 0);
    assert_true(unit_named("A2")->at[0].x > 86 * CENTIMETRE); /* away from A1, to the right */
}

/* WM-SHOOT-25, AMB-26: from a casting wizard */
static void a_wizard_may_be_who_drives_back(void **state)
{
    (void)state;
    set_up("", "empire:crossbowmen+wizard", "empire:halberdiers");
    put("A1", FORM_LINE, 20, 20, 0);
    put_person("Ac1", 60, 20);
    put("B1", FORM_LINE, 60, 40, 180);
    hit("B1", 1, "A1");
    unit_named("B1")->driver = 1 + ALL_UNITS + 0;
    drive();
    apply("driven 5");
    assert_true(stands_at("B1", 60, 45));
}

/* AMB-56 and AMB-55: who is engaged by now stays, its hits count in the first round */
static void engaged_units_are_not_driven_back(void **state)
{
    (void)state;
    set_up("", "empire:crossbowmen+halberdiers", "empire:halberdiers");
    put("A1", FORM_LINE, 60, 20, 0);
    put("B1", FORM_LINE, 60, 40, 180);
    put("A2", FORM_LINE, 60, 38, 0);
    unit_named("B1")->wounds = 1;
    hit("B1", 2, "A1");
    wm_push_drive_backs(&b);
    while (b.task_count > 0) wm_task_rules(&b)->run(&b);
    assert_true(stands_at("B1", 60, 40));
    assert_int_equal(unit_named("B1")->carried, 2);
    assert_int_equal(unit_named("B1")->wounds, 1);
}

/* WM-STAT-13: flagellants are never driven back; WM-MACH-08: the tank is only confused */
static void some_are_never_driven_back(void **state)
{
    (void)state;
    set_up("", "empire:crossbowmen", "empire:flagellants+steam-tank");
    put("A1", FORM_LINE, 60, 20, 0);
    put("B1", FORM_LINE, 60, 40, 180);
    put("B2", FORM_LINE, 80, 40, 180);
    hit("B1", 3, "A1");
    hit("B2", 3, "A1");
    drive();
    if (warmaster_game.rules.to_act(&b) == 1) apply("pick B1");
    assert_int_equal(unit_named("B1")->struck, 0);
    asked("drive", "B2");
    due(ACT_DRIVEN, 2, 6); /* AMB-51: always defended */
    apply("driven 12 confused");
    assert_true(stands_at("B1", 60, 40) && stands_at("B2", 80, 40));
    assert_true(is_confused("B2"));
}

/* WM-ART-31, WM-ART-32, AMB-50: skull dice are rolled apart, cover drops the earliest hits */
static void skulls_are_rolled_apart(void **state)
{
    (void)state;
    set_up("wood 64,39 80,39 80,50 64,50\n", "empire:crossbowmen", "empire:halberdiers");
    put("A1", FORM_LINE, 60, 20, 0);
    put("B1", FORM_LINE, 60, 40, 180);
    wm_note_hits(&b, id_of("B1"), 1, true);
    hit("B1", 2, "A1");
    wm_note_hits(&b, id_of("B1"), 1, true);
    assert_int_equal(unit_named("B1")->struck, 4);
    drive();
    survives_text();
    due(ACT_DRIVEN, 2, 6); /* of four hits the first, a skull's, does not count */
    apply("driven 5");
    due(ACT_DRIVEN, 1, 4);
    apply("driven 4 confused");
    assert_true(is_confused("B1"));
    assert_int_equal(b.task[b.task_count - 1].kind, TASK_ARRANGE);
}

/* AMB-58, WM-MAGIC-21: after the ordinary drive back, 5xD6 cm to its own edge */
static void gerroff_drives_to_the_own_edge(void **state)
{
    (void)state;
    set_up("", "orcs:orc-warriors", "empire:halberdiers");
    put("A1", FORM_LINE, 20, 60, 90);
    put("B1", FORM_COLUMN, 60, 60, 270);
    hit("B1", 1, "A1");
    unit_named("B1")->magic |= MAGIC_GERROFF;
    drive();
    apply("driven 3");
    apply("done");
    double x = unit_named("B1")->at[0].x / (double)CENTIMETRE;
    assert_true(x > 60);
    asked("drive", "B1");
    due(ACT_DIE, 0, 0);
    apply("die 6");
    assert_true(is_confused("B1"));
    assert_true(stands_at("B1", x, 90)); /* 30 cm farther than 20 cm, and not dispersed */
    assert_int_equal(unit_named("B1")->magic & MAGIC_GERROFF, 0);
}

/* ---- What stops a drive back ---- */

/* WM-CONF-01, WM-MOVE-32: stops at the edge of barred ground and is tested */
static void barred_ground_stops_and_tests(void **state)
{
    (void)state;
    for (int die = 5; die <= 6; die++) {
        char text[16];
        set_up("lake 40,45 80,45 80,60 40,60\n", "empire:crossbowmen", "empire:halberdiers");
        put("A1", FORM_LINE, 60, 20, 0);
        put("B1", FORM_LINE, 60, 40, 180);
        hit("B1", 2, "A1");
        drive();
        apply("driven 8");
        apply("done");
        int edge = 45 * CENTIMETRE - 10 * MILLIMETRE;
        assert_in_range(unit_named("B1")->at[0].y, edge - 2 * MILLIMETRE, edge + TOUCH);
        asked("test", "B1");
        survives_text();
        snprintf(text, sizeof text, "die %d", die);
        apply(text);
        assert_int_equal(is_confused("B1"), die == 6);
    }
}

/* WM-CONF-02, AMB-72: stops 1 cm from enemies and from combats of friends, and is confused */
static void enemies_and_combats_stop_and_confuse(void **state)
{
    (void)state;
    for (int friends = 0; friends < 2; friends++) {
        set_up("", "empire:crossbowmen+halberdiers", "empire:halberdiers+halberdiers");
        put("A1", FORM_LINE, 60, 20, 0);
        put("B1", FORM_LINE, 60, 40, 180);
        put("A2", FORM_LINE, 60, friends ? 53 : 50, 180);
        put("B2", FORM_LINE, friends ? 60 : 150, friends ? 51 : 90, 0);
        hit("B1", 3, "A1");
        drive();
        apply("driven 15");
        apply("done");
        double near_edge = friends ? 50 : 49;
        assert_true(stands_at("B1", 60, near_edge - 1 - 1));
        assert_true(is_confused("B1"));
    }
}

/* WM-CONF-03, WM-CONF-04, WM-CONF-05, WM-CONF-12, WM-CONF-13, WM-CONF-16 */
static void friends_make_way_or_refuse(void **state)
{
    (void)state;
    for (int refuses = 0; refuses < 2; refuses++) {
        set_up("", "empire:crossbowmen", "empire:halberdiers+halberdiers");
        put("A1", FORM_LINE, 60, 20, 0);
        put("B1", FORM_COLUMN, 60, 40, 180);
        put("B2", FORM_LINE, 60, 48, 180);
        hit("B1", 2, "A1");
        drive();
        apply("driven 9"); /* the first stand is at 38, its rear comes to 48 */
        asked("way", "B2");
        assert_int_equal(warmaster_game.rules.to_act(&b), 1);
        survives_text();
        illegal("retire B1", "WM-CONF-12");
        assert_true(offers("retire B2") && offers("no"));
        if (refuses) {
            apply("no");
            assert_true(is_confused("B1"));
            assert_false(is_confused("B2"));
            assert_true(stands_at("B1", 60, 46)); /* its rear touches the front of B2 */
            continue;
        }
        apply("retire B2");
        assert_true(stands_at("B2", 56, 49) && stands_at("B2", 60, 49) && stands_at("B2", 64, 49));
        asked("test", "B2");
        apply("die 6");
        asked("test", "B1");
        apply("die 5");
        assert_true(is_confused("B2"));
        assert_false(is_confused("B1"));
        assert_true(stands_at("B1", 60, 47));
        asked("arrange", "B1");
        apply("done");
    }
}

/* WM-CONF-14: only the stands in the path move, out of it and to the others */
static void stands_in_the_path_go_round_the_others(void **state)
{
    (void)state;
    set_up("", "empire:crossbowmen", "empire:halberdiers+halberdiers");
    put("A1", FORM_LINE, 60, 20, 0);
    put("B1", FORM_COLUMN, 60, 40, 180);
    put("B2", FORM_LINE, 64, 48, 180); /* its right stand, at 60, is in the path */
    hit("B1", 2, "A1");
    drive();
    apply("driven 9");
    asked("way", "B2");
    illegal("aside B2 right", "WM-CONF-15");
    apply("aside B2");
    assert_true(stands_at("B2", 64, 48) && stands_at("B2", 68, 48));
    assert_false(stands_at("B2", 60, 48));
    asked("arrange", "B2");
    survives_text();
    int moved = 0;
    for (int i = 0; i < 3; i++)
        if (!(b.task[b.task_count - 1].arrange.placed >> i & 1)) moved = i + 1;
    char text[64];
    snprintf(text, sizeof text, "stand B2 %d 58,52 180", moved);
    illegal(text, "WM-STAND-06");
    snprintf(text, sizeof text, "stand B2 %d 62,46 180", moved);
    illegal(text, "WM-CONF-14"); /* half of it is in the path */
    snprintf(text, sizeof text, "stand B2 %d 64,50 180", moved);
    apply(text);
    asked("test", "B2");
    apply("die 1");
    asked("test", "B1");
    apply("die 6");
    assert_true(is_confused("B1"));
    assert_true(stands_at("B1", 60, 47));
}

/* WM-CONF-18, WM-CONF-07: making way in a cascade; every unit is tested for itself */
static void making_way_cascades(void **state)
{
    (void)state;
    set_up("", "empire:crossbowmen", "empire:halberdiers+halberdiers+halberdiers");
    put("A1", FORM_LINE, 60, 20, 0);
    put("B1", FORM_COLUMN, 60, 40, 180);
    put("B2", FORM_LINE, 60, 48, 180);
    put("B3", FORM_LINE, 60, 50, 180);
    hit("B1", 2, "A1");
    drive();
    apply("driven 9");
    apply("retire B2");
    asked("way", "B3");
    survives_text();
    apply("retire B3");
    assert_true(stands_at("B3", 60, 51));
    asked("test", "B3"); /* it made way */
    apply("die 2");
    asked("test", "B2"); /* it forced B3 to */
    apply("die 2");
    assert_true(stands_at("B2", 60, 49));
    asked("test", "B2"); /* it made way */
    apply("die 2");
    asked("test", "B1");
    apply("die 2");
    assert_true(stands_at("B1", 60, 47));
}

/* WM-CONF-19, WM-CONF-04: who cannot make way refuses; so does who waits for somebody who does */
static void who_cannot_make_way_refuses(void **state)
{
    (void)state;
    set_up("", "empire:crossbowmen", "empire:halberdiers+halberdiers+halberdiers");
    put("A1", FORM_LINE, 60, 20, 0);
    put("B1", FORM_COLUMN, 60, 40, 180);
    put("B2", FORM_LINE, 60, 48, 180);
    put("B3", FORM_LINE, 60, 50, 180);
    hit("B1", 2, "A1");
    drive();
    apply("driven 9");
    apply("retire B2");
    apply("no"); /* B3 stays: so B2 cannot go back either */
    assert_true(stands_at("B2", 60, 48));
    assert_true(stands_at("B1", 60, 46));
    assert_true(is_confused("B1"));
    assert_false(is_confused("B2"));
    /* An enemy 1.5 cm behind: going back 1 cm would bring it nearer than 1 cm. */
    set_up("", "empire:crossbowmen+halberdiers", "empire:halberdiers+halberdiers");
    put("A1", FORM_LINE, 60, 20, 0);
    put("B1", FORM_COLUMN, 60, 40, 180);
    put("B2", FORM_LINE, 60, 48, 180);
    put("A2", FORM_LINE, 60, 51.5, 0);
    hit("B1", 2, "A1");
    drive();
    apply("driven 9");
    illegal("retire B2", "WM-CONF-19");
    /* Barred ground behind. */
    set_up("lake 40,49.3 80,49.3 80,60 40,60\n", "empire:crossbowmen",
           "empire:halberdiers+halberdiers");
    put("A1", FORM_LINE, 60, 20, 0);
    put("B1", FORM_COLUMN, 60, 40, 180);
    put("B2", FORM_LINE, 60, 48, 180);
    hit("B1", 2, "A1");
    drive();
    apply("driven 9");
    illegal("retire B2", "WM-CONF-19");
}

/* WM-SHOOT-26, WM-MOVE-14: along the line through the closest points, in any formation */
static void the_direction_joins_the_closest_points(void **state)
{
    (void)state;
    set_up("", "empire:crossbowmen", "empire:halberdiers");
    put("A1", FORM_COLUMN, 60, 20, 0);  /* its front right corner is at 62,23 */
    put("B1", FORM_BLOCK, 75, 37, 180); /* two stands before, whose near left corner is at 71,35 */
    place before = unit_named("B1")->at[1];
    assert_int_equal(before.x, 73 * CENTIMETRE);
    hit("B1", 1, "A1");
    drive();
    apply("driven 5"); /* 9 across and 12 up: three fifths and four fifths */
    apply("done");
    assert_true(stands_at("B1", 73 + 3, 36 + 4));
}

/* WM-CONF-10, WM-CONF-11, WM-TURN-13, AMB-43: until the end of its own side's Command phase */
static void confusion_ends_with_the_own_command_phase(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers+general", "empire:halberdiers+general");
    put("A1", FORM_LINE, 60, 20, 0);
    put("B1", FORM_LINE, 60, 90, 180);
    put_person("Ac1", 20, 20);
    put_person("Bc1", 20, 100);
    unit before = *unit_named("A1");
    wm_confuse(&b, id_of("A1"));
    wm_confuse(&b, id_of("B1"));
    before.flags |= UNIT_CONFUSED;
    assert_memory_equal(&before, unit_named("A1"), sizeof before); /* a flag and nothing else */
    wm_start_turn(&b, 0);
    apply("end");
    illegal("order Ac1 A1", "WM-CONF-08");
    apply("end");
    assert_true(is_confused("A1"));
    apply("end");
    assert_false(is_confused("A1"));
    assert_true(is_confused("B1"));
}

/* Undead are never confused; WM-CONF-09: a confused unit moves when it must */
static void confusion_does_not_hold_a_unit(void **state)
{
    (void)state;
    set_up("", "empire:crossbowmen", "undead:skeletons");
    put("A1", FORM_LINE, 60, 20, 0);
    put("B1", FORM_LINE, 60, 40, 180);
    hit("B1", 1, "A1");
    drive();
    apply("driven 6 confused");
    assert_false(is_confused("B1"));
    set_up("", "empire:crossbowmen", "empire:halberdiers");
    put("A1", FORM_LINE, 60, 20, 0);
    put("B1", FORM_LINE, 60, 40, 180);
    unit_named("B1")->flags |= UNIT_CONFUSED;
    hit("B1", 1, "A1");
    drive();
    apply("driven 4");
    assert_true(stands_at("B1", 60, 44));
    assert_true(is_confused("B1"));
}

/* WM-FLY-14: flyers are driven back over stands and ground; only where they would end stops them */
static void flyers_are_driven_back_in_flight(void **state)
{
    (void)state;
    set_up("lake 40,45 80,45 80,50 40,50\n", "empire:crossbowmen+halberdiers",
           "high-elves:giant-eagles+spearmen");
    put("A1", FORM_LINE, 60, 20, 0);
    put("B1", FORM_LINE, 60, 40, 180);
    put("B2", FORM_LINE, 60, 44, 180);
    put("A2", FORM_LINE, 60, 57, 0);
    hit("B1", 3, "A1");
    drive();
    apply("driven 13"); /* over friends and the lake, to 53 */
    apply("done");
    assert_true(stands_at("B1", 60, 53));
    assert_false(is_confused("B1"));
    set_up("lake 40,45 80,45 80,60 40,60\n", "empire:crossbowmen", "high-elves:giant-eagles");
    put("A1", FORM_LINE, 60, 20, 0);
    put("B1", FORM_LINE, 60, 40, 180);
    hit("B1", 3, "A1");
    drive();
    apply("driven 13");
    asked("arrange", "B1");
    apply("done");
    asked("test", "B1"); /* it may not end in the lake */
    assert_in_range(unit_named("B1")->at[0].y, 428 * CENTIMETRE / 10, 431 * CENTIMETRE / 10);
    set_up("", "empire:crossbowmen+halberdiers", "high-elves:giant-eagles");
    put("A1", FORM_LINE, 60, 20, 0);
    put("B1", FORM_LINE, 60, 40, 180);
    put("A2", FORM_LINE, 60, 55, 0);
    hit("B1", 3, "A1");
    drive();
    apply("driven 14"); /* would end on A2, whose front is at 54 and rear at 56 */
    assert_true(is_confused("B1"));
    assert_true(stands_at("B1", 60, 54 - 1 - 2));
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_hits_drive_back_by_two_dice),
        cmocka_unit_test(the_others_follow_in_any_formation),
        cmocka_unit_test(stands_are_set_one_by_one),
        cmocka_unit_test(cover_spares_the_first_hits),
        cmocka_unit_test(five_hits_on_a_human_unit),
        cmocka_unit_test(a_task_too_many_is_told),
        cmocka_unit_test(a_six_confuses_and_too_far_disperses),
        cmocka_unit_test(the_owner_orders_the_drive_backs),
        cmocka_unit_test(a_wizard_may_be_who_drives_back),
        cmocka_unit_test(engaged_units_are_not_driven_back),
        cmocka_unit_test(some_are_never_driven_back),
        cmocka_unit_test(skulls_are_rolled_apart),
        cmocka_unit_test(gerroff_drives_to_the_own_edge),
        cmocka_unit_test(barred_ground_stops_and_tests),
        cmocka_unit_test(enemies_and_combats_stop_and_confuse),
        cmocka_unit_test(friends_make_way_or_refuse),
        cmocka_unit_test(stands_in_the_path_go_round_the_others),
        cmocka_unit_test(making_way_cascades),
        cmocka_unit_test(who_cannot_make_way_refuses),
        cmocka_unit_test(the_direction_joins_the_closest_points),
        cmocka_unit_test(confusion_ends_with_the_own_command_phase),
        cmocka_unit_test(confusion_does_not_hold_a_unit),
        cmocka_unit_test(flyers_are_driven_back_in_flight),
    };
    return RUN_SUITE("warmaster_forced", tests, words, word);
}
