/* SPDX-License-Identifier: MIT */
/* warmaster_spells_test.c - section MAGIC: spells that shoot and spells that mark. */
#include <string.h>

#include "games/warmaster/command/command.h"
#include "games/warmaster/magic/casting.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/magic/spells.h"
#include "games/warmaster/movement/movement.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"
#include "warmaster_cast.h"

/* ---- Spells that shoot ---- */

/* WM-MAGIC-10, WM-MAGIC-20: a line of 30 cm through friend and foe, stopped by what hides. */
static void a_ball_of_flame_strikes_all_on_its_way(void **state)
{
    (void)state;
    add_shooters("wood 40,75 80,75 80,78 40,78\n", "empire:2xhalberdiers+wizard+general",
                 "orcs:4xgoblins+orc-general");
    put_person("Ac1", 60, 50);
    put_person("Ac2", 90, 5);
    put_person("Bc1", 90, 115);
    put("A1", FORM_LINE, 60, 60, 0);
    put("A2", FORM_LINE, 20, 10, 0);
    put("B1", FORM_LINE, 60, 70, 180);
    put("B2", FORM_LINE, 60, 79.5, 180); /* behind 3 cm of wood */
    put("B3", FORM_LINE, 90, 50, 90);    /* 90 degrees away, 29 cm */
    put("B4", FORM_LINE, 60, 20, 180);
    start_shooting();
    uint8_t hit[ALL_UNITS];
    act cast = {ACT_CAST, 0, NO_TARGET, {BALL_OF_FLAME, 0, 0}};
    assert_int_equal(wm_list_targets(&b, &cast, hit), 2);
    assert_int_equal(hit[0], id_of("A1"));
    assert_int_equal(hit[1], id_of("B1"));
    cast.at.facing = 900;
    assert_int_equal(wm_list_targets(&b, &cast, hit), 1);
    assert_int_equal(hit[0], id_of("B3"));
    illegal("cast Ac1 ball-of-flame 270", "WM-MAGIC-02"); /* nobody there */
    assert_true(offers("cast Ac1 ball-of-flame 0"));
    apply("cast Ac1 ball-of-flame 0");
    apply("die 5");
    due(ACT_HITS, 3, 4);
    apply("hits 0");
    due(ACT_HITS, 3, 4);
    apply("hits 3"); /* goblins have no armour */
    apply("remove B1 1");
    assert_int_equal(unit_named("B1")->stands, 2);
}

/* WM-MAGIC-20: the Orcs' line is the same; WM-MAGIC-06: a unit that was struck is not struck again */
static void gotcha_is_the_same(void **state)
{
    (void)state;
    set_duel("orcs:goblins+orc-shaman+orc-general+orc-shaman", "empire:2xhalberdiers+general");
    put("A1", FORM_LINE, 20, 10, 0);
    put_person("Ac3", 60, 35);
    put("B2", FORM_LINE, 60, 63, 180);
    start_shooting();
    uint8_t hit[ALL_UNITS];
    act cast = {ACT_CAST, 0, NO_TARGET, {GOTCHA, 0, 0}};
    assert_int_equal(wm_list_targets(&b, &cast, hit), 2);
    wm_affect(&b, id_of("B1"), GOTCHA);
    assert_int_equal(wm_list_targets(&b, &cast, hit), 1);
    assert_int_equal(hit[0], id_of("B2"));
    apply("cast Ac1 gotcha 0");
    apply("die 5");
    apply("hits 1");
    due(ACT_HITS, 1, 6); /* halberdiers save on 6 */
    apply("hits 0");
    assert_int_equal(unit_named("B2")->struck, 1); /* WM-MAGIC-07: it counts for the drive back */
}

/* WM-MAGIC-10, AMB-55: hits on a unit in combat are carried, nothing is removed before. */
static void magic_hits_on_the_engaged_are_carried(void **state)
{
    (void)state;
    set_fight("orcs:goblins+orc-shaman+orc-general", "empire:crossbowmen+general");
    start_shooting();
    apply("cast Ac1 gotcha 0"); /* through his own goblins too */
    apply("die 5");
    apply("hits 3");
    apply("hits 3");
    assert_int_equal(unit_named("A1")->carried, 3);
    assert_int_equal(unit_named("B1")->carried, 3);
    assert_int_equal(unit_named("B1")->stands, 3);
}

/* WM-MAGIC-16 */
static void touch_of_death_needs_a_fight(void **state)
{
    (void)state;
    set_fight("undead:skeletons+liche-priest+tomb-king", "empire:2xhalberdiers+general");
    put("B2", FORM_LINE, 90, 60, 180);
    start_shooting();
    illegal("cast Ac1 touch-of-death B1", "WM-MAGIC-16"); /* not with the unit */
    join("Ac1", "A1");
    illegal("cast Ac1 touch-of-death B2", "WM-MAGIC-16");
    apply("cast Ac1 touch-of-death B1");
    apply("die 4");
    due(ACT_HITS, 3, 4);
    apply("hits 2");
    due(ACT_HITS, 2, 6); /* as shooting: armour saves */
    apply("hits 1");
    assert_int_equal(unit_named("B1")->carried, 1);
}

/* WM-MAGIC-18, WM-MAGIC-26, WM-MAGIC-31: no saves, driven back, not at units in combat. */
static void bolts_ignore_armour(void **state)
{
    static const struct {
        const char *army, *spell, *die;
        const char *clause;
    } bolts[] = {
        {"undead:skeletons+liche-priest+tomb-king", "cast Ac1 death-bolt B1", "die 5",
         "WM-MAGIC-18"},
        {"high-elves:spearmen+wizard+general", "cast Ac1 hail-of-destruction B1", "die 5",
         "WM-MAGIC-26"},
        {"chaos:chaos-marauders+sorcerer+general", "cast Ac1 curse-of-chaos B1", "die 5",
         "WM-MAGIC-31"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof bolts / sizeof bolts[0]; i++) {
        set_duel(bolts[i].army, "empire:knights+general");
        put_person("Ac1", 66, 45); /* past the end of his own line */
        start_shooting();
        apply(bolts[i].spell);
        apply(bolts[i].die);
        due(ACT_HITS, 3, 4);
        apply("hits 2"); /* knights would save on 4 */
        assert_int_equal(unit_named("B1")->wounds, 2);
        assert_int_equal(unit_named("B1")->struck, 2);
        set_fight(bolts[i].army, "empire:knights+general");
        b.phase = PHASE_SHOOTING;
        act cast = {ACT_CAST, 0, id_of("B1"), {0}};
        for (uint16_t k = 0; k < SPELLS; k++)
            if (strstr(bolts[i].spell, wm_spells[k].key)) cast.at.x = k;
        vx_problem why = {0};
        assert_false(wm_check_cast(&b, &cast, &why));
        assert_string_equal(why.message->clause, bolts[i].clause);
    }
}

/* WM-MAGIC-19: 50 cm, no sight, six dice, saves, no drive back, not at units in combat. */
static void the_foot_of_gork_does_not_drive_back(void **state)
{
    (void)state;
    set_duel("orcs:goblins+orc-shaman+orc-general", "empire:2xhalberdiers+general");
    put("B2", FORM_LINE, 60, 35 + 1.25 + 50 + 1, 180); /* 50 cm, behind B1 */
    start_shooting();
    apply("cast Ac1 foot-of-gork B2");
    apply("die 6");
    due(ACT_HITS, 6, 4);
    apply("hits 2");
    due(ACT_HITS, 2, 6);
    apply("hits 0");
    assert_int_equal(unit_named("B2")->wounds, 2);
    assert_int_equal(unit_named("B2")->struck, 0);
    set_fight("orcs:goblins+orc-shaman+orc-general", "empire:halberdiers+general");
    put("A1", FORM_LINE, 60, 40, 0);
    start_shooting();
    illegal("cast Ac1 foot-of-gork B1", "WM-MAGIC-19");
}

/* WM-MAGIC-23, WM-DICE-04, EX-01: D3 each, rolled apart; within 30 cm; no drive back. */
static void the_storm_rolls_for_each_unit_near(void **state)
{
    static const int d3[7] = {0, 1, 1, 2, 2, 3, 3};
    char text[8] = "die 0";
    (void)state;
    for (int die = 1; die <= 6; die++) {
        set_duel("high-elves:spearmen+wizard+general", "orcs:3xgoblins+orc-general");
        put("B2", FORM_LINE, 80, 40, 0);
        put("B3", FORM_LINE, 60, 35 + 1.25 + 30.2 + 1, 0); /* too far */
        start_shooting();
        apply("cast Ac1 storm-of-stone");
        apply("die 6");
        survives_text();
        text[4] = (char)('0' + die);
        apply(text);
        due(ACT_HITS, d3[die], 4);
        apply("hits 1");
        assert_int_equal(unit_named("B1")->struck, 0);
        apply("die 2");
        due(ACT_HITS, 1, 4);
        apply("hits 0");
        assert_int_not_equal(b.task_count > 0 ? top_task(&b)->kind : TASKS, TASK_STORM);
        assert_int_equal(unit_named("B3")->affected, 0);
    }
}

/* ---- Spells that mark ---- */

/* WM-MAGIC-12, AMB-71: half moves, also in a charge; all enemies are terrors; its own terror is
 * gone; to the end of its own next turn. */
static void weird_enchantment_halves_and_frightens(void **state)
{
    (void)state;
    set_duel("empire:halberdiers+wizard+general", "orcs:goblins+trolls+giant+orc-general");
    put("B2", FORM_LINE, 80, 60, 180);
    put("B3", FORM_LINE, 60, 65, 180);
    start_shooting();
    int32_t pace = wm_full_pace(&b, id_of("B1"));
    assert_false(wm_fears(&b, id_of("B1"), id_of("A1")));
    assert_true(wm_fears(&b, id_of("A1"), id_of("B3"))); /* the giant */
    assert_false(wm_fears(&b, id_of("B3"), id_of("A1")));
    apply("cast Ac1 weird-enchantment B1");
    apply("die 4");
    assert_int_equal(wm_full_pace(&b, id_of("B1")), pace / 2);
    assert_true(wm_fears(&b, id_of("B1"), id_of("A1")));
    unit_named("B3")->magic = MAGIC_ENCHANTED;
    assert_false(wm_fears(&b, id_of("A1"), id_of("B3")));
    assert_true(wm_fears(&b, id_of("B3"), id_of("A1")));
    wm_expire_magic(&b, 0); /* the caster's turn ends: it stays */
    assert_true(magic_on("B1", MAGIC_ENCHANTED));
    wm_expire_magic(&b, 1);
    assert_false(magic_on("B1", MAGIC_ENCHANTED));
    set_duel("empire:halberdiers+wizard+general", "undead:skeletons+tomb-king");
    unit_named("B1")->magic = MAGIC_ENCHANTED;
    assert_false(wm_fears(&b, id_of("B1"), id_of("A1"))); /* the Undead fear nothing */
    assert_int_equal(wm_full_pace(&b, id_of("B1")), 10 * CENTIMETRE);
}

/* WM-MAGIC-17: no charge by order or on initiative, even for those who must. */
static void the_doomed_do_not_charge(void **state)
{
    (void)state;
    set_duel("empire:flagellants+wizard+general", "orcs:goblins+orc-general");
    put("B1", FORM_LINE, 60, 50, 180);
    unit_named("A1")->magic = MAGIC_DOOMED;
    wm_start_turn(&b, 0);
    illegal("charge A1 B1", "WM-MAGIC-17");
    legal("end"); /* it must not, so it need not */
    unit_named("A1")->magic = 0;
    illegal("end", "WM-INIT-02");
    unit_named("A1")->magic = MAGIC_DOOMED;
    assert_true(wm_is_doomed(&b, id_of("A1")));
    wm_expire_magic(&b, 1);
    assert_true(wm_is_doomed(&b, id_of("A1")));
    wm_expire_magic(&b, 0);
    assert_false(wm_is_doomed(&b, id_of("A1")));
}

/* WM-MAGIC-21: the mark for the drive backs, at units that are not in combat, without sight. */
static void gerroff_sends_a_unit_home(void **state)
{
    (void)state;
    set_duel("orcs:goblins+orc-shaman+orc-general", "empire:2xhalberdiers+general");
    put("B2", FORM_LINE, 60, 65, 180);
    start_shooting();
    apply("cast Ac1 gerroff B2");
    apply("die 5");
    assert_true(magic_on("B2", MAGIC_GERROFF));
    set_fight("orcs:goblins+orc-shaman+orc-general", "empire:halberdiers+general");
    start_shooting();
    illegal("cast Ac1 gerroff B1", "WM-MAGIC-21");
}

/* WM-MAGIC-22: Orcs and Goblins in combat only; every stand and a character. */
static void waaagh_moves_greenskins(void **state)
{
    (void)state;
    set_fight("orcs:goblins+orc-shaman+orc-general+orc-hero", "empire:halberdiers+general");
    join("Ac3", "A1");
    start_shooting();
    apply("cast Ac1 waaagh A1");
    apply("die 4");
    assert_int_equal(wm_magic_attacks_each(&b, id_of("A1")), 1);
    assert_int_equal(wm_magic_attacks(&b, id_of("A1"), true), 1);
    assert_int_equal(wm_magic_attacks(&b, id_of("A1"), false), 0);
    wm_expire_magic(&b, 0);
    assert_int_equal(wm_magic_attacks_each(&b, id_of("A1")), 0);
    set_fight("orcs:trolls+orc-shaman+orc-general", "empire:halberdiers+general");
    start_shooting();
    illegal("cast Ac1 waaagh A1", "WM-MAGIC-22");
    set_duel("orcs:goblins+orc-shaman+orc-general", "empire:halberdiers+general");
    start_shooting();
    illegal("cast Ac1 waaagh A1", "WM-MAGIC-22");
}

/* WM-MAGIC-24: every friend within 30 cm, +1 in all, +1 for a character. */
static void light_of_battle_adds_one_in_all(void **state)
{
    (void)state;
    set_fight("high-elves:2xspearmen+wizard+general", "orcs:goblins+orc-general");
    put("A2", FORM_LINE, 60, 5 - 2.3, 0); /* more than 30 cm away */
    start_shooting();
    apply("cast Ac1 light-of-battle");
    apply("die 5");
    assert_int_equal(wm_magic_attacks(&b, id_of("A1"), false), 1);
    assert_int_equal(wm_magic_attacks(&b, id_of("A1"), true), 2);
    assert_int_equal(wm_magic_attacks_each(&b, id_of("A1")), 0);
    assert_int_equal(wm_magic_attacks(&b, id_of("A2"), false), 0);
    assert_int_equal(unit_named("B1")->magic, 0);
}

/* WM-MAGIC-25, EX-55: archers shoot a second time, on 4+ instead of 3+. */
static void heavens_fire_lets_archers_shoot_again(void **state)
{
    (void)state;
    set_duel("high-elves:archers+wizard+general", "orcs:goblins+orc-general");
    start_shooting();
    apply("shoot A1 B1");
    due(ACT_HITS, 3, 3);
    apply("hits 0");
    illegal("shoot A1 B1", "WM-SHOOT-01");
    apply("cast Ac1 heavens-fire A1");
    apply("die 4");
    apply("shoot A1 B1");
    due(ACT_HITS, 3, 4);
    apply("hits 0");
    illegal("shoot A1 B1", "WM-SHOOT-01"); /* but not a third time */
    set_duel("high-elves:archers+wizard+general", "orcs:goblins+orc-general");
    start_shooting();
    apply("cast Ac1 heavens-fire A1"); /* before the first shooting */
    apply("die 4");
    apply("shoot A1 B1");
    due(ACT_HITS, 3, 3);
    apply("hits 0");
    apply("shoot A1 B1");
    due(ACT_HITS, 3, 4);
    set_duel("high-elves:spearmen+wizard+general", "orcs:goblins+orc-general");
    start_shooting();
    illegal("cast Ac1 heavens-fire A1", "WM-MAGIC-25");
}

/* WM-MAGIC-27: the unit he is with, in combat, each stand and the character. */
static void the_boon_is_for_his_own_unit(void **state)
{
    (void)state;
    set_fight("chaos:chaos-warriors+sorcerer+general", "empire:halberdiers+general");
    start_shooting();
    illegal("cast Ac1 boon-of-chaos", "WM-MAGIC-27");
    join("Ac1", "A1");
    apply("cast Ac1 boon-of-chaos");
    apply("die 4");
    assert_int_equal(wm_magic_attacks_each(&b, id_of("A1")), 1);
    assert_int_equal(wm_magic_attacks(&b, id_of("A1"), true), 1);
}

/* WM-MAGIC-28: -1 within 30 cm when the order is given, once for a brigade. */
static void the_anger_of_the_gods_hinders_orders(void **state)
{
    int taken[PENALTIES];
    (void)state;
    set_duel("chaos:chaos-warriors+sorcerer+general", "empire:2xhalberdiers+general");
    put("A1", FORM_LINE, 20, 10, 0);
    put("B2", FORM_LINE, 60, 62, 180);
    start_shooting();
    apply("cast Ac1 anger-of-the-gods");
    apply("die 4");
    assert_true(person_named("Ac1")->used & PERSON_ANGER);
    illegal("cast Ac1 anger-of-the-gods", "WM-MAGIC-01");
    wm_pop_task(&b);
    wm_end_turn(&b);
    assert_true(person_named("Ac1")->used & PERSON_ANGER);
    while (b.phase != PHASE_ORDERS) apply("end");
    apply("order Bc1 B1");
    apply("with B2");
    wm_order_target(&b, taken);
    assert_int_equal(taken[PENALTY_MAGIC], 1);
    person_named("Ac1")->y = (uint16_t)(277 * CENTIMETRE / 10);
    wm_order_target(&b, taken);
    assert_int_equal(taken[PENALTY_MAGIC], 0);
    wm_expire_magic(&b, 0);
    assert_true(person_named("Ac1")->used & PERSON_ANGER);
    wm_expire_magic(&b, 1); /* the end of the enemy's turn */
    assert_false(person_named("Ac1")->used & PERSON_ANGER);
}

/* WM-MAGIC-29, WM-MAGIC-30, EX-56, EX-57 */
static void rage_rolls_until_it_stops_or_turns(void **state)
{
    (void)state;
    set_fight("chaos:chaos-warriors+sorcerer+general", "empire:halberdiers+general");
    start_shooting();
    apply("cast Ac1 rage-of-chaos A1");
    apply("die 5");
    apply("die 1");
    survives_text();
    apply("yes");
    apply("die 4");
    apply("yes");
    apply("die 6"); /* three stands: no fourth die */
    assert_int_equal(wm_magic_attacks(&b, id_of("A1"), false), 11);
    assert_int_equal(wm_magic_attacks_on_itself(&b, id_of("A1")), 0);
    set_fight("chaos:chaos-warriors+sorcerer+general", "empire:halberdiers+general");
    start_shooting();
    apply("cast Ac1 rage-of-chaos A1");
    apply("die 5");
    apply("die 1");
    apply("yes");
    apply("die 4");
    apply("yes");
    apply("die 1");
    assert_int_equal(wm_magic_attacks(&b, id_of("A1"), false), 0);
    assert_int_equal(wm_magic_attacks_on_itself(&b, id_of("A1")), 6);
    set_fight("chaos:chaos-warriors+sorcerer+general", "empire:halberdiers+general");
    start_shooting();
    apply("cast Ac1 rage-of-chaos A1");
    apply("die 5");
    apply("die 3");
    apply("no");
    assert_int_equal(wm_magic_attacks(&b, id_of("A1"), false), 3);
    set_duel("chaos:chaos-warriors+sorcerer+general", "empire:halberdiers+general");
    start_shooting();
    illegal("cast Ac1 rage-of-chaos A1", "WM-MAGIC-29");
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_ball_of_flame_strikes_all_on_its_way),
        cmocka_unit_test(gotcha_is_the_same),
        cmocka_unit_test(magic_hits_on_the_engaged_are_carried),
        cmocka_unit_test(touch_of_death_needs_a_fight),
        cmocka_unit_test(bolts_ignore_armour),
        cmocka_unit_test(the_foot_of_gork_does_not_drive_back),
        cmocka_unit_test(the_storm_rolls_for_each_unit_near),
        cmocka_unit_test(weird_enchantment_halves_and_frightens),
        cmocka_unit_test(the_doomed_do_not_charge),
        cmocka_unit_test(gerroff_sends_a_unit_home),
        cmocka_unit_test(waaagh_moves_greenskins),
        cmocka_unit_test(light_of_battle_adds_one_in_all),
        cmocka_unit_test(heavens_fire_lets_archers_shoot_again),
        cmocka_unit_test(the_boon_is_for_his_own_unit),
        cmocka_unit_test(the_anger_of_the_gods_hinders_orders),
        cmocka_unit_test(rage_rolls_until_it_stops_or_turns),
    };
    return RUN_SUITE("warmaster_spells", tests, words, word);
}
