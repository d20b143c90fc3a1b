/* SPDX-License-Identifier: MIT */
/* warmaster_answer_test.c - section SHOOT: shooting at chargers, and mounts that breathe. */
#include "games/warmaster/combat/combat.h"
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

/* ---- Shooting at chargers ---- */

static void charge_home(const char *one, const char *two)
{
    set_up("", one, two);
    put("A1", FORM_LINE, 50, 20, 0);
    put("B1", FORM_LINE, 50, 39, 180);
    start_initiative();
    apply("charge A1 B1");
}

/* EX-22, WM-SHOOT-31, WM-SHOOT-33, WM-SHOOT-38, WM-SHOOT-39: two hits stay on the knights and
 * count in the first round; they are not driven back */
static void charged_archers_shoot_at_once(void **state)
{
    (void)state;
    charge_home("empire:knights+knights", "empire:crossbowmen");
    assert_int_equal(warmaster_game.rules.to_act(&b), 1);
    illegal("end", "WM-SHOOT-33");
    illegal("shoot B1 A2", "WM-SHOOT-31");
    assert_int_equal(listed(), 2);
    survives_text();
    apply("shoot B1 A1");
    due(ACT_HITS, 3, 4);
    apply("hits 3");
    due(ACT_HITS, 3, 4);
    apply("hits 1");
    assert_int_equal(unit_named("A1")->wounds, 2);
    assert_int_equal(unit_named("A1")->carried, 2);
    assert_int_equal(unit_named("A1")->stands, 3);
    assert_int_equal(unit_named("A1")->struck, 0);
    assert_int_equal(unit_named("A1")->driver, 0);
    assert_int_equal(b.phase, PHASE_INITIATIVE);
    assert_int_equal(warmaster_game.rules.to_act(&b), 0); /* and the turn goes on */
}

/* EX-23, WM-SHOOT-36, WM-SHOOT-38: three hits remove a stand at once, and all three count */
static void stands_shot_while_charging_do_not_fight(void **state)
{
    (void)state;
    charge_home("empire:knights", "empire:crossbowmen");
    apply("shoot B1 A1");
    apply("hits 3");
    apply("hits 0");
    assert_int_equal(warmaster_game.rules.to_act(&b), 0); /* the charger's owner chooses */
    apply("remove A1 3");
    assert_int_equal(unit_named("A1")->stands, 2);
    assert_int_equal(unit_named("A1")->wounds, 0);
    assert_int_equal(unit_named("A1")->carried, 3);
    survives_text();
}

/* WM-SHOOT-19, WM-SHOOT-39: the Shooting phase neither wipes those hits nor drives back for them */
static void hits_on_chargers_outlast_the_shooting_phase(void **state)
{
    (void)state;
    charge_home("empire:knights", "empire:crossbowmen");
    place before = unit_named("A1")->at[0];
    apply("shoot B1 A1");
    apply("hits 2");
    apply("hits 0");
    wm_start_shooting(&b);
    for (; b.task_count > 0; wm_task_rules(&b)->run(&b)) /* up to the Combat phase */
        assert_int_equal(wm_task_rules(&b)->to_act(&b), TASK_RUNS);
    assert_int_equal(unit_named("A1")->carried, 2);
    assert_int_equal(unit_named("A1")->wounds, 2);
    assert_memory_equal(&before, &unit_named("A1")->at[0], sizeof before);
}

/* AMB-79: it need not shoot */
static void charged_units_may_hold_their_fire(void **state)
{
    (void)state;
    charge_home("empire:knights", "empire:crossbowmen");
    apply("no");
    assert_int_equal(b.task_count, 0);
    assert_int_equal(unit_named("A1")->carried, 0);
}

/* WM-SHOOT-31: who has no missiles is not asked */
static void unarmed_units_are_not_asked(void **state)
{
    (void)state;
    charge_home("empire:knights", "empire:halberdiers");
    assert_int_equal(b.task_count, 0);
    assert_int_equal(warmaster_game.rules.to_act(&b), 0);
}

/* WM-SHOOT-32, AMB-27: who is touched is charged, though another was the target; the order in which
 * they shoot is their owner's */
static void every_unit_that_is_touched_may_shoot(void **state)
{
    (void)state;
    set_up("", "empire:knights", "empire:crossbowmen+crossbowmen");
    put("A1", FORM_LINE, 54, 20, 0);
    put("B1", FORM_LINE, 50, 39, 180);
    put("B2", FORM_LINE, 62, 39, 180);
    start_initiative();
    apply("charge A1 B1");
    assert_int_equal(warmaster_game.rules.to_act(&b), 1);
    stand_list s;
    wm_list_stands(&b, &s);
    assert_true(wm_units_touch(&s, &b, id_of("A1"), id_of("B2")));
    assert_int_equal(listed(), 3);
    legal("shoot B2 A1");
    apply("shoot B2 A1");
    apply("hits 0");
    illegal("shoot B2 A1", "WM-SHOOT-31");
    apply("shoot B1 A1");
    apply("hits 0");
    assert_int_equal(b.task_count, 0);
}

/* WM-SHOOT-34: charged in the flank, they saw it coming: at its start the charger was before them */
static void sight_at_any_point_of_the_charge_will_do(void **state)
{
    (void)state;
    set_up("", "empire:knights", "empire:crossbowmen");
    put("B1", FORM_LINE, 60, 50, 180);
    put("A1", FORM_COLUMN, 40, 47, 90); /* its way leads from before their line to its flank */
    start_initiative();
    apply("charge A1 B1");
    assert_int_equal(warmaster_game.rules.to_act(&b), 1);
    set_up("", "empire:knights", "empire:crossbowmen");
    put("B1", FORM_LINE, 60, 50, 0); /* the same, looking away */
    put("A1", FORM_COLUMN, 40, 47, 90);
    start_initiative();
    apply("charge A1 B1");
    assert_int_equal(b.task_count, 0);
}

/* WM-SHOOT-35: who shoots in all directions does so at chargers from behind too */
static void all_round_shooters_need_no_front(void **state)
{
    (void)state;
    set_up("", "empire:knights", "empire:pistoliers");
    put("B1", FORM_LINE, 60, 50, 90);
    put("A1", FORM_LINE, 40, 50, 90);
    start_initiative();
    apply("charge A1 B1");
    assert_int_equal(warmaster_game.rules.to_act(&b), 1);
    apply("shoot B1 A1");
    wm_dice thrown = wm_task_rules(&b)->dice(&b);
    assert_int_equal(thrown.count, 3);
    set_up("", "empire:knights", "high-elves:reavers");
    put("B1", FORM_LINE, 60, 50, 90);
    put("A1", FORM_LINE, 40, 50, 90);
    start_initiative();
    apply("charge A1 B1");
    assert_int_equal(b.task_count, 0);
}

/* WM-SHOOT-40: at the second charger only stands that touch no enemy, a corner being enough */
static void at_the_second_charger_only_free_stands_shoot(void **state)
{
    (void)state;
    set_up("", "empire:knights+knights", "empire:crossbowmen");
    put("B1", FORM_LINE, 60, 50, 180);
    put("A1", FORM_COLUMN, 56, 32, 0);
    put("A2", FORM_COLUMN, 64, 30, 0);
    unit_named("A1")->stands = 1;
    unit_named("A2")->stands = 1;
    put("A1", FORM_COLUMN, 56, 32, 0);
    put("A2", FORM_COLUMN, 64, 30, 0);
    start_initiative();
    apply("charge A1 B1");
    apply("shoot B1 A1");
    due(ACT_HITS, 3, 4);
    apply("hits 0");
    apply("charge A2 B1");
    apply("shoot B1 A2");
    due(ACT_HITS, 2, 4);
}

/* WM-SHOOT-02, WM-SHOOT-40: with every stand touched it does not shoot again */
static void a_unit_all_of_whose_stands_fight_does_not_shoot(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers+knights", "empire:crossbowmen");
    put("B1", FORM_LINE, 60, 50, 180);
    put("A1", FORM_LINE, 60, 36, 0);
    put("A2", FORM_LINE, 46, 50, 90);
    start_initiative();
    apply("charge A1 B1");
    apply("no");
    apply("charge A2 B1");
    assert_int_equal(b.task_count, 0);
}

/* WM-DEFEND-12: a charger has no cover */
static void chargers_are_in_the_open(void **state)
{
    (void)state;
    set_up("hill 40,30 80,30 80,70 40,70\n", "empire:halberdiers", "empire:crossbowmen");
    put("B1", FORM_LINE, 60, 66, 180);
    put("A1", FORM_LINE, 60, 52, 0);
    start_initiative();
    apply("charge A1 B1");
    box attacker = wm_stand_box(&b, id_of("B1"), unit_named("B1")->at[1]);
    unit_named("A1")->flags &= (uint8_t)~UNIT_CHARGED; /* standing there it would be uphill */
    assert_int_equal(wm_protection(&b, id_of("A1"), 0, &attacker), DEFENDED);
    apply("shoot B1 A1");
    due(ACT_HITS, 3, 4);
}

/* WM-CHARGE-05: a charge over a gap narrower than a stand is deep goes straight ahead */
static void a_short_charge_goes_straight_ahead(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers", "empire:halberdiers");
    put("B1", FORM_LINE, 60, 50, 180);
    put("A1", FORM_LINE, 60, 47.5, 0);
    start_initiative();
    apply("charge A1 B1");
    assert_true(stands_at("A1", 56, 48) && stands_at("A1", 60, 48) && stands_at("A1", 64, 48));
}

/* WM-SHOOT-33, WM-CHAR-15: of units that rush each charge is answered before the next moves */
static void each_rush_is_answered_in_its_turn(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers+halberdiers+hero", "empire:crossbowmen+crossbowmen");
    put("A1", FORM_LINE, 50, 30, 0);
    put("A2", FORM_LINE, 62, 30, 0);
    put("B1", FORM_LINE, 49, 45, 180);
    put("B2", FORM_LINE, 63, 45, 180);
    put_person("Ac1", 56, 20);
    start_initiative();
    apply("end");
    apply("order Ac1 A1");
    apply("with A2");
    apply("give");
    apply("roll 6 6");
    apply("blunder 6");
    assert_int_equal(warmaster_game.rules.to_act(&b), 1);
    assert_true(unit_named("A1")->flags & UNIT_CHARGED);
    assert_false(unit_named("A2")->flags & UNIT_CHARGED);
    survives_text();
    apply("no");
    assert_true(unit_named("A2")->flags & UNIT_CHARGED);
    assert_int_equal(warmaster_game.rules.to_act(&b), 1);
    apply("no");
    assert_int_equal(b.phase, PHASE_ORDERS);
    assert_int_equal(b.task_count, 0);
}

/* ---- Characters ---- */

/* WM-CHAR-09: a dragon breathes from a stand of the unit, within its own 20 cm, once a turn */
static void a_dragon_breathes_from_a_stand(void **state)
{
    (void)state;
    set_up("", "high-elves:spearmen+archers+general/dragon", "orcs:orc-warriors");
    put("A1", FORM_LINE, 50, 20, 0);
    put("A2", FORM_LINE, 100, 20, 0);
    put("B1", FORM_LINE, 50, 36, 180);
    put_person("Ac1", 50, 20);
    start_shooting();
    assert_int_not_equal(b.phase, PHASE_SHOOTING); /* alone he shoots at nobody: nothing to do */
    b.turn = 0;
    join("Ac1", "A1");
    start_shooting();
    legal("breathe Ac1 2");
    illegal("breathe Ac1 4", "WM-STAND-05");
    put("B1", FORM_LINE, 50, 42.5, 180);
    illegal("breathe Ac1 2", "WM-SHOOT-01");
    put("B1", FORM_LINE, 50, 36, 180);
    apply("breathe Ac1 2");
    due(ACT_HITS, 3, 4); /* no elf's +1 */
    apply("hits 2");
    due(ACT_HITS, 2, 6);
    survives_text();
    apply("hits 0");
    assert_true(person_named("Ac1")->flags & PERSON_SHOT);
}

/* WM-CHAR-09: the target is that of the stand he shoots from */
static void he_shoots_at_the_target_of_that_stand(void **state)
{
    (void)state;
    set_up("", "high-elves:archers+archers+general/dragon", "orcs:orc-warriors+orc-warriors");
    put("A1", FORM_LINE, 50, 20, 0);
    put("A2", FORM_LINE, 150, 20, 0);
    put("B1", FORM_LINE, 38, 36, 180);
    put("B2", FORM_LINE, 62, 37, 180);
    join("Ac1", "A1");
    start_shooting();
    apply("breathe Ac1 3");
    assert_int_equal(top_task(&b)->unit, id_of("B1")); /* the unit's common target */
    apply("hits 0");
    illegal("breathe Ac1 1", "WM-SHOOT-01");
    apply("shoot A1 B1");
    due(ACT_HITS, 3, 3); /* WM-ART-24: all archers of the High Elves have +1 */
}

/* WM-CHAR-09: at chargers too, and at each of them */
static void a_dragon_breathes_at_chargers(void **state)
{
    (void)state;
    charge_home("empire:knights", "high-elves:spearmen+general/dragon");
    assert_int_equal(b.task_count, 0);
    set_up("", "empire:knights", "high-elves:spearmen+general/dragon");
    put("A1", FORM_LINE, 50, 20, 0);
    put("B1", FORM_LINE, 50, 39, 180);
    join("Bc1", "B1");
    start_initiative();
    apply("charge A1 B1");
    survives_text();
    apply("shoot B1 A1");
    due(ACT_HITS, 3, 4);
    apply("hits 1");
    apply("hits 0");
    assert_int_equal(unit_named("A1")->carried, 1);
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(charged_archers_shoot_at_once),
        cmocka_unit_test(stands_shot_while_charging_do_not_fight),
        cmocka_unit_test(hits_on_chargers_outlast_the_shooting_phase),
        cmocka_unit_test(charged_units_may_hold_their_fire),
        cmocka_unit_test(unarmed_units_are_not_asked),
        cmocka_unit_test(every_unit_that_is_touched_may_shoot),
        cmocka_unit_test(sight_at_any_point_of_the_charge_will_do),
        cmocka_unit_test(all_round_shooters_need_no_front),
        cmocka_unit_test(at_the_second_charger_only_free_stands_shoot),
        cmocka_unit_test(a_unit_all_of_whose_stands_fight_does_not_shoot),
        cmocka_unit_test(chargers_are_in_the_open),
        cmocka_unit_test(a_short_charge_goes_straight_ahead),
        cmocka_unit_test(each_rush_is_answered_in_its_turn),
        cmocka_unit_test(a_dragon_breathes_from_a_stand),
        cmocka_unit_test(he_shoots_at_the_target_of_that_stand),
        cmocka_unit_test(a_dragon_breathes_at_chargers),
    };
    return RUN_SUITE("warmaster_answer", tests, words, word);
}
