/* SPDX-License-Identifier: MIT */
/* warmaster_machines_test.c - section MACH: steam tanks, their table, and gyrocopters. */
#include <stdio.h>

#include "games/warmaster/combat/combat.h"
#include "games/warmaster/command/command.h"
#include "games/warmaster/shooting/shooting.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"
#include "warmaster_battle.h"

static void start_shooting(void)
{
    wm_start_shooting(&b);
    wm_settle(&b);
}

static void start_initiative(void)
{
    wm_start_turn(&b, 0);
    wm_settle(&b);
}

static void order_the_tank(const char *list, const char *who)
{
    char text[32];
    set_up("", list, "orcs:orc-warriors+orc-warriors");
    put("A1", FORM_LINE, 50, 20, 0);
    put("B1", FORM_LINE, 50, 45, 180);
    put("B2", FORM_LINE, 100, 100, 180);
    put_person("Ac1", 50, 10);
    put_person("Ac2", 56, 10);
    start_initiative();
    apply("end");
    snprintf(text, sizeof text, "order %s A1", who);
    apply(text);
    apply("give");
    apply("roll 6 6");
}

static const char tank_army[] = "empire:steam-tank+general+hero";

/* WM-MACH-03: ordered alone, joined by nobody */
static void tanks_are_alone(void **state)
{
    (void)state;
    set_up("", "empire:steam-tank+steam-tank+general", "orcs:orc-warriors");
    put("A1", FORM_LINE, 50, 20, 0);
    put("A2", FORM_LINE, 52, 20, 0);
    put("B1", FORM_LINE, 50, 100, 180);
    put_person("Ac1", 50, 10);
    start_initiative();
    apply("end");
    apply("order Ac1 A1");
    illegal("with A2", "WM-MACH-03");
    apply("give");
    apply("roll 6 5");
    assert_false(is_legal("join Ac1 A1"));
}

/* WM-MACH-04: it sees and shoots all round, so the nearest may be behind it */
static void tanks_shoot_all_round(void **state)
{
    (void)state;
    set_up("", "empire:steam-tank", "orcs:orc-warriors+orc-warriors");
    put("A1", FORM_LINE, 50, 60, 0);
    put("B1", FORM_LINE, 50, 85, 180);
    put("B2", FORM_LINE, 50, 40, 0);
    start_shooting();
    illegal("shoot A1 B1", "WM-SHOOT-03");
    apply("shoot A1 B2");
    due(ACT_HITS, 3, 4);
    set_up("", "empire:steam-tank+general", "orcs:orc-warriors");
    put("A1", FORM_LINE, 50, 60, 0);
    put("B1", FORM_LINE, 50, 50, 0); /* behind it, within reach of a charge */
    put_person("Ac1", 80, 60);
    start_initiative();
    legal("charge A1 B1");
}

/* WM-MACH-05 */
static void tanks_care_less_for_cover(void **state)
{
    static const struct {
        const char *map;
        int need;
    } cases[] = {
        {"", 4}, {"wood 30,40 70,40 70,50 30,50\n", 4}, {"rampart 30,40 70,40 70,50 30,50\n", 5}};
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        set_up(cases[i].map, "empire:steam-tank", "orcs:orc-warriors");
        put("A1", FORM_LINE, 50, 20, 0);
        put("B1", FORM_LINE, 50, 41, 180);
        start_shooting();
        apply("shoot A1 B1");
        due(ACT_HITS, 3, cases[i].need);
        apply("hits 1");
        due(ACT_HITS, 1, 6); /* and armour counts */
    }
}

/* WM-MACH-02, WM-MACH-06, AMB-51: always defended, armour 3, charging or not */
static void tanks_are_always_defended(void **state)
{
    (void)state;
    set_up("", "empire:crossbowmen+crossbowmen", "empire:steam-tank");
    put("A1", FORM_LINE, 50, 20, 0);
    put("A2", FORM_LINE, 120, 20, 0);
    put("B1", FORM_LINE, 50, 40, 180);
    start_shooting();
    apply("shoot A1 B1");
    due(ACT_HITS, 3, 5);
    apply("hits 2");
    due(ACT_HITS, 2, 3);
    set_up("", "empire:steam-tank", "empire:crossbowmen");
    put("A1", FORM_LINE, 50, 20, 0);
    put("B1", FORM_LINE, 50, 40, 180);
    start_initiative();
    apply("charge A1 B1");
    apply("shoot B1 A1");
    due(ACT_HITS, 3, 5);
}

/* WM-MACH-07 */
static void a_tank_that_must_retreat_is_lost(void **state)
{
    (void)state;
    set_up("", "empire:steam-tank+halberdiers+halberdiers", "orcs:orc-warriors");
    put("A1", FORM_LINE, 50, 20, 0);
    put("A2", FORM_LINE, 80, 20, 0);
    put("B1", FORM_LINE, 50, 60, 180);
    wm_push_retreat(&b, id_of("A1"), 1800, 2);
    wm_settle(&b);
    assert_true(unit_named("A1")->flags & UNIT_GONE);
    assert_true(is_on_table(unit_named("A2")));
}

/* WM-MACH-08: the dice are rolled, but only a six matters, and nothing moves it */
static void tanks_are_not_driven_back(void **state)
{
    (void)state;
    for (int six = 0; six < 2; six++) {
        set_up("", "empire:crossbowmen+general", "empire:steam-tank+general");
        put("A1", FORM_LINE, 50, 20, 0);
        put("B1", FORM_LINE, 50, 40, 180);
        put_person("Ac1", 20, 10);
        put_person("Bc1", 20, 110);
        start_shooting();
        place before = unit_named("B1")->at[0];
        apply("shoot A1 B1");
        apply("hits 3");
        apply("hits 0");
        while (warmaster_game.rules.to_act(&b) != VX_CHANCE)
            warmaster_game.rules.apply(&b, first_listed());
        wm_dice dice = wm_task_rules(&b)->dice(&b);
        assert_int_equal(dice.act, ACT_DRIVEN);
        assert_int_equal(dice.count, 2); /* WM-SHOOT-23, AMB-51: one fewer, being defended */
        apply(six ? "driven 12 confused" : "driven 10");
        assert_true(is_on_table(unit_named("B1")));
        assert_memory_equal(&before, &unit_named("B1")->at[0], sizeof before);
        assert_int_equal((unit_named("B1")->flags & UNIT_CONFUSED) != 0, six);
    }
}

/* WM-MACH-09: whoever gives the order, a double six rolls on the tank's own table */
static void a_double_six_is_a_malfunction(void **state)
{
    (void)state;
    order_the_tank(tank_army, "Ac1"); /* the General never blunders, but this he may */
    assert_int_equal(top_task(&b)->kind, TASK_MALFUNCTION);
    due(ACT_DIE, 0, 0);
    survives_text();
    assert_true(unit_named("A1")->flags & UNIT_LOCKED);
    assert_int_equal(b.phase, PHASE_CHARACTERS); /* WM-CMD-09: his failure ends all orders */
    order_the_tank(tank_army, "Ac2");
    assert_int_equal(top_task(&b)->kind, TASK_MALFUNCTION); /* and no blunder */
    set_up("", "empire:steam-tank+halberdiers+general+hero", "orcs:orc-warriors");
    put("A1", FORM_LINE, 80, 20, 0);
    put("A2", FORM_LINE, 50, 20, 0);
    put("B1", FORM_LINE, 50, 60, 180);
    put_person("Ac2", 56, 10);
    start_initiative();
    apply("end");
    apply("order Ac2 A2");
    apply("give");
    apply("roll 6 6");
    assert_int_equal(b.phase, PHASE_BLUNDER); /* other units have theirs */
}

/* WM-MACH-10 */
static void malfunction_one_destroys(void **state)
{
    (void)state;
    order_the_tank("empire:steam-tank+halberdiers+halberdiers+general+hero", "Ac2");
    apply("die 1");
    assert_true(unit_named("A1")->flags & UNIT_GONE);
}

/* WM-MACH-11: it never moves again, but shoots on */
static void malfunction_two_breaks_the_engine(void **state)
{
    (void)state;
    order_the_tank(tank_army, "Ac2");
    apply("die 2");
    illegal("order Ac1 A1", "WM-MACH-11");
    survives_text();
    wm_start_turn(&b, 0);
    wm_settle(&b);
    put("B1", FORM_LINE, 50, 34, 180);
    wm_start_turn(&b, 0);
    illegal("charge A1 B1", "WM-MACH-11");
    apply("end");
    illegal("order Ac1 A1", "WM-MACH-11");
    put("B1", FORM_LINE, 50, 45, 180);
    start_shooting();
    legal("shoot A1 B1");
}

/* WM-MACH-12, WM-MACH-13, WM-MACH-14: no more movement this turn; 4 costs -1 for good. It shoots */
static void malfunctions_three_to_five_stop_it(void **state)
{
    (void)state;
    for (int die = 3; die <= 5; die++) {
        char text[16];
        order_the_tank(tank_army, "Ac2");
        snprintf(text, sizeof text, "die %d", die);
        apply(text);
        illegal("order Ac1 A1", "WM-CMD-15");
        assert_int_equal(unit_named("A1")->madness, die == 4);
        start_shooting();
        apply("shoot A1 B1");
        due(ACT_HITS, 3, 4);
        wm_start_turn(&b, 0);
        b.task_count = 0;
        apply("end");
        legal("order Ac1 A1"); /* next turn it moves */
        int taken[PENALTIES];
        apply("order Ac1 A1");
        wm_order_target(&b, taken);
        assert_int_equal(taken[PENALTY_MADNESS], die == 4);
    }
}

/* WM-MACH-15: six shots, this turn */
static void malfunction_six_doubles_its_shots(void **state)
{
    (void)state;
    order_the_tank(tank_army, "Ac2");
    apply("die 6");
    illegal("order Ac1 A1", "WM-CMD-15");
    survives_text();
    start_shooting();
    apply("shoot A1 B1");
    due(ACT_HITS, 6, 4);
    b.task_count = 0;
    wm_start_turn(&b, 0);
    start_shooting();
    apply("shoot A1 B1");
    due(ACT_HITS, 3, 4);
}

/* WM-MACH-16, WM-MACH-17, WM-MACH-18, WM-MACH-19 */
static void gyrocopters_fly_alone_and_pierce(void **state)
{
    (void)state;
    set_up("wood 40,50 60,50 60,70 40,70\n", "dwarfs:gyrocopter+gyrocopter+general",
           "empire:knights");
    put("A1", FORM_LINE, 50, 20, 0);
    put("A2", FORM_LINE, 52, 20, 0);
    put("B1", FORM_LINE, 50, 45, 180);
    put_person("Ac1", 50, 10);
    assert_true(wm_flies(&b, id_of("A1")));
    start_initiative();
    apply("end");
    put_person("Ac1", 75, 20);
    illegal("order Ac1 A1", "WM-FLY-02");
    put_person("Ac1", 50, 10);
    apply("order Ac1 A1");
    illegal("with A2", "WM-MACH-17");
    apply("give");
    apply("roll 1 1");
    illegal("move A1 line 50,60 0", "WM-FLY-13");
    legal("move A1 line 50,80 180"); /* over the wood */
    apply("done");
    apply("end");
    assert_false(is_legal("join Ac1 A1"));
    start_shooting();
    apply("shoot A1 B1");
    due(ACT_HITS, 3, 4);
    apply("hits 2");
    due(ACT_HITS, 2, 5);
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tanks_are_alone),
        cmocka_unit_test(tanks_shoot_all_round),
        cmocka_unit_test(tanks_care_less_for_cover),
        cmocka_unit_test(tanks_are_always_defended),
        cmocka_unit_test(a_tank_that_must_retreat_is_lost),
        cmocka_unit_test(tanks_are_not_driven_back),
        cmocka_unit_test(a_double_six_is_a_malfunction),
        cmocka_unit_test(malfunction_one_destroys),
        cmocka_unit_test(malfunction_two_breaks_the_engine),
        cmocka_unit_test(malfunctions_three_to_five_stop_it),
        cmocka_unit_test(malfunction_six_doubles_its_shots),
        cmocka_unit_test(gyrocopters_fly_alone_and_pierce),
    };
    return RUN_SUITE("warmaster_machines", tests, words, word);
}
