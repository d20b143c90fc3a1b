/* SPDX-License-Identifier: MIT */
/* warmaster_advance_test.c - after the round: advances, and what becomes of an engagement of many
 * units. */
#include <string.h>

#include "games/warmaster/combat/combat.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/turn/tasks.h"
#include "warmaster_fight.h"

/* ---- Advances ---- */

/* A1 has one stand of B1 before it and destroys it; B2 stands beyond. */
static void destroy_before(double beyond)
{
    set_up("", "empire:knights+4xhalberdiers", "orcs:3xorc-warriors+6xgoblins");
    put("A1", FORM_LINE, 50, 49, 0);
    put_few("B1", 1, FORM_LINE, 50, 52, 180);
    put("B2", FORM_LINE, 50, 52 + beyond, 180);
    charged("A1");
    start_combat();
    strike(3), strike(0);
    assert_true(unit_named("B1")->flags & UNIT_GONE);
    assert_int_equal(topmost(), TASK_WINNERS);
}

/* WM-ADVANCE-01, WM-ADVANCE-02, WM-ADVANCE-03, WM-ADVANCE-04, WM-ADVANCE-05, WM-ADVANCE-09,
 * WM-ADVANCE-10, WM-ADVANCE-11, WM-ADVANCE-14, WM-COMBAT-40, AMB-36 */
static void who_has_destroyed_all_may_advance(void **state)
{
    (void)state;
    destroy_before(15);
    unit_named("A1")->wounds = 2;
    illegal("pursue A1 B2", "WM-PURSUE-26");
    legal("hold A1"); /* it need not */
    legal("fall A1");
    illegal("advance A1 A2", "WM-ADVANCE-04");
    illegal("advance A1 B3", "WM-ADVANCE-04"); /* not on the table */
    apply("advance A1 B2");
    assert_true(stands_at("A1", 50, 52 + 15 - 1 - 2));
    assert_int_equal(unit_named("A1")->wounds, 2);
    assert_int_equal(b.bout[0].round, 1); /* a new engagement, fought at once */
    due(ACT_HITS, 3 * (3 + 1), 4);        /* with the bonus of a charge */
    strike(6);
    strike(0);
    apply("remove B2 1");
    apply("remove B2 1");
    apply("pursue A1 B2");
    answer_while(TASK_PURSUIT);
    put("B3", FORM_LINE, 50, 85, 180);
    strike(3), strike(0);
    illegal("advance A1 B3", "WM-ADVANCE-15"); /* once in a phase */
}

/* WM-ADVANCE-03, WM-ADVANCE-06 */
static void an_advance_goes_twenty_or_ten_centimetres(void **state)
{
    (void)state;
    destroy_before(25);
    illegal("advance A1 B2", "WM-ADVANCE-03");
    destroy_before(18);
    legal("advance A1 B2");
    b.bout[0].round = 2;
    illegal("advance A1 B2", "WM-ADVANCE-03");
    b.bout[0].round = 1;
    unit_named("A1")->magic = MAGIC_ENCHANTED; /* AMB-71 */
    illegal("advance A1 B2", "WM-ADVANCE-03");
    unit_named("A1")->magic = MAGIC_DOOMED;
    illegal("advance A1 B2", "WM-MAGIC-17");
}

/* WM-ADVANCE-04, AMB-37: the nearest that it sees and can reach */
static void an_advance_goes_for_the_nearest(void **state)
{
    (void)state;
    destroy_before(15);
    put("B3", FORM_LINE, 62, 60, 180);
    legal("advance A1 B3");
    illegal("advance A1 B2", "WM-ADVANCE-04");
}

/* WM-ADVANCE-06: not from walls */
static void nobody_advances_from_walls(void **state)
{
    (void)state;
    set_up("rampart 40,48 60,48 60,51 40,51\n", "empire:halberdiers+4xknights",
           "orcs:2xorc-warriors+6xgoblins");
    put("A1", FORM_LINE, 50, 50, 0);
    put_few("B1", 1, FORM_LINE, 50, 52, 180);
    put("B2", FORM_LINE, 50, 60, 180);
    start_combat();
    strike(3), strike(0);
    illegal("advance A1 B2", "WM-ADVANCE-06");
}

/* WM-ADVANCE-08: who is charged so may shoot */
static void who_is_advanced_on_may_shoot(void **state)
{
    (void)state;
    set_up("", "empire:knights+4xhalberdiers", "empire:halberdiers+crossbowmen+6xknights");
    put("A1", FORM_LINE, 50, 49, 0);
    put_few("B1", 1, FORM_LINE, 50, 52, 180);
    put("B2", FORM_LINE, 50, 64, 180);
    charged("A1");
    start_combat();
    strike(3), strike(0);
    apply("advance A1 B2");
    assert_int_equal(topmost(), TASK_ANSWER);
    assert_int_equal(acts(), 1);
    survives_text();
}

/* WM-ADVANCE-11, WM-ADVANCE-12, WM-ADVANCE-13, AMB-42: what goes on is fought first, then what an advance began */
static void the_next_fight_is_the_most_urgent_one(void **state)
{
    (void)state;
    set_up("", "empire:4xknights+4xhalberdiers", "orcs:5xorc-warriors+6xgoblins");
    put("A1", FORM_LINE, 30, 49, 0); /* an engagement of its own */
    put("B1", FORM_LINE, 30, 52, 180);
    put("A2", FORM_LINE, 70, 49, 0); /* and another */
    put("B2", FORM_LINE, 70, 52, 180);
    start_combat();
    assert_int_equal(topmost(), TASK_COMBAT);
    assert_true(offers("fight A1") && offers("fight B2"));
    illegal("fight A3", "WM-COMBAT-01");
    unit_named("A2")->combat |= COMBAT_ADVANCED | COMBAT_CHARGES;
    assert_false(is_legal("fight A1"));
    unit_named("A1")->combat |= COMBAT_PURSUES;
    assert_true(is_legal("fight A1"));
    assert_false(is_legal("fight A2"));
    unit_named("A1")->combat = unit_named("B1")->combat = COMBAT_FOUGHT; /* AMB-69: not again */
    assert_false(is_legal("fight A1"));
    assert_true(is_legal("fight A2"));
}

/* WM-COMBAT-24, WM-COMBAT-22: leftover hits last to the end of the phase, then nothing is kept */
static void the_phase_ends_with_a_clean_slate(void **state)
{
    (void)state;
    set_up("", "empire:knights+4xhalberdiers", "orcs:orc-warriors+4xgoblins");
    put("A1", FORM_LINE, 50, 49, 0);
    put("B1", FORM_LINE, 50, 52, 180);
    charged("A1");
    start_combat();
    strike(2), strike(1);
    assert_int_equal(unit_named("B1")->wounds, 2);
    apply("hold A1");
    for (int guard = 0; b.phase == PHASE_COMBAT && guard < 40; guard++) {
        if (acts() == VX_CHANCE)
            warmaster_game.rules.apply(&b, warmaster_game.chance->pick(&b, 0));
        else
            answer();
    }
    static const bout nothing;
    assert_int_equal(b.turn, 1);
    for (int id = 0; id < ALL_UNITS; id++) {
        assert_int_equal(unit_of(&b, id)->wounds, 0);
        assert_int_equal(unit_of(&b, id)->combat, 0);
        assert_int_equal(memcmp(&b.bout[id], &nothing, sizeof nothing), 0);
    }
}

/* AMB-34: both destroyed: nobody wins, nobody advances */
static void two_that_destroy_each_other_end_it(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers+4xknights", "orcs:orc-warriors+6xgoblins");
    put_few("A1", 1, FORM_LINE, 50, 50, 0);
    put_few("B1", 1, FORM_LINE, 50, 52, 180);
    start_combat();
    strike(3), strike(3);
    assert_true(unit_named("A1")->flags & UNIT_GONE);
    assert_true(unit_named("B1")->flags & UNIT_GONE);
    assert_int_not_equal(b.phase, PHASE_COMBAT);
}

/* WM-RETREAT-10, WM-MACH-07, WM-ADVANCE-01: beaten guns and tanks are lost */
static void beaten_artillery_is_destroyed(void **state)
{
    (void)state;
    set_up("", "empire:knights+4xhalberdiers", "empire:cannon+steam-tank+6xknights");
    put("A1", FORM_LINE, 50, 49, 0);
    put("B1", FORM_LINE, 50, 53, 180);
    start_combat();
    strike(1), strike(0);
    assert_true(unit_named("B1")->flags & UNIT_GONE);
    assert_int_equal(topmost(), TASK_WINNERS);
    apply("hold A1");
    set_up("", "empire:knights+4xhalberdiers", "empire:cannon+steam-tank+6xknights");
    put("A1", FORM_LINE, 50, 49, 0);
    put("B2", FORM_LINE, 50, 53, 180);
    charged("A1");
    start_combat();
    due(ACT_HITS, 3 * 3, 5); /* always defended */
    strike(1), strike(0);
    assert_true(unit_named("B2")->flags & UNIT_GONE);
}

/* WM-COMBAT-36, WM-PURSUE-02: who only supported neither runs nor pursues */
static void supporters_neither_run_nor_pursue(void **state)
{
    (void)state;
    set_up("", "empire:2xhalberdiers+4xknights", "orcs:2xorc-warriors+4xgoblins");
    put("A1", FORM_LINE, 50, 50, 0);
    put("A2", FORM_LINE, 50, 48, 0);
    put("B1", FORM_LINE, 50, 52, 180);
    put("B2", FORM_LINE, 50, 64, 180);
    start_combat();
    assert_false(wm_fights(&b, id_of("A2")));
    strike(0), strike(0); /* 3 : 0 by support */
    assert_int_equal(unit_named("B1")->retreated, 3);
    assert_true(stands_at("B2", 50, 64));
    illegal("pursue A2 B1", "WM-MULTI-06");
    legal("pursue A1 B1");
}

/* WM-RETREAT-11, WM-DEFEND-13: who has run from the wood's edge is in the open in the next round */
static void who_has_run_is_in_the_open(void **state)
{
    (void)state;
    set_up("wood 30,51 70,51 70,80 30,80\n", "empire:halberdiers+4xknights",
           "orcs:orc-warriors+4xgoblins");
    put("A1", FORM_LINE, 50, 50, 0);
    put("B1", FORM_LINE, 50, 52, 180);
    charged("A1");
    start_combat();
    due(ACT_HITS, 9, 5);
    strike(1), strike(0);
    apply("pursue A1 B1");
    due(ACT_HITS, 3 * (3 + 1), 4);
    strike(0);
    due(ACT_HITS, 12, 4); /* and the pursuers are in the open as well: WM-DEFEND-12 */
}

/* WM-MULTI-03, WM-MULTI-02: a unit destroyed in the round counts, its hits and itself */
static void destroyed_units_count_for_the_distance(void **state)
{
    (void)state;
    set_up("", "empire:2xknights+4xhalberdiers", "orcs:2xorc-warriors+6xgoblins");
    put("A1", FORM_LINE, 47, 49, 0);          /* 44..50 */
    put("A2", FORM_LINE, 53, 49, 0);          /* 50..56 */
    put_few("B1", 1, FORM_LINE, 46, 52, 180); /* 44..48 */
    put("B2", FORM_LINE, 54, 52, 180);        /* 48..60 */
    start_combat();
    while (topmost() == TASK_AIM) {
        if (offers("strike B1 1"))
            apply("strike B1 1");
        else
            answer();
    }
    while (topmost() == TASK_STRIKES) { /* three on B1, two on B2 */
        int on = aimed_unit(top_task(&b)->unit,
                            b.bout[top_task(&b)->unit].aim[top_task(&b)->strikes.volley]);
        bool enough = on == id_of("B2") ? b.bout[on].suffered > 0 : false;
        strike(side_of_unit(on) == 0 ? 0 : on == id_of("B1") ? 3 : enough ? 0 : 2);
    }
    assert_true(unit_named("B1")->flags & UNIT_GONE);
    assert_int_equal(unit_named("B2")->retreated, 3); /* (3 + 2) / 2 rounded up */
}

/* WM-CHAR-08: a character with the unit makes all its moves */
static void characters_go_with_their_unit(void **state)
{
    (void)state;
    set_up("", "empire:knights+4xhalberdiers+hero", "orcs:orc-warriors+4xgoblins+orc-hero");
    put("A1", FORM_LINE, 50, 49, 0);
    put("B1", FORM_LINE, 50, 52, 180);
    join("Ac1", "A1");
    join("Bc1", "B1");
    start_combat();
    due(ACT_HITS, 9 + 1, 4);
    strike(3), strike(0);
    apply("remove B1 1");
    apply("pursue A1 B1");
    assert_int_equal(person_named("Ac1")->joined, id_of("A1"));
    assert_int_equal(person_named("Bc1")->joined, id_of("B1"));
    stand_list s;
    wm_list_stands(&b, &s);
    int64_t near = (int64_t)3 * CENTIMETRE * 3 * CENTIMETRE;
    assert_true(wm_gap_to_person(&s, &b, id_of("A1"), person_named("Ac1")) < near);
    assert_true(wm_gap_to_person(&s, &b, id_of("B1"), person_named("Bc1")) < near);
}

/* WM-ADVANCE-07: infantry, which may not pursue horse, may advance on it */
static void infantry_may_advance_on_cavalry(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers+4xknights", "orcs:orc-warriors+boar-riders+6xgoblins");
    put("A1", FORM_LINE, 50, 50, 0);
    put_few("B1", 1, FORM_LINE, 50, 52, 180);
    put("B2", FORM_LINE, 50, 65, 180);
    start_combat();
    strike(3), strike(0);
    apply("advance A1 B2");
    due(ACT_HITS, 3 * 4, 4);
}

/* WM-ADVANCE-16, AMB-83: on a unit that has just retreated; where a friend pursues it both fight */
static void an_advance_may_join_a_pursuit(void **state)
{
    (void)state;
    set_up("", "empire:2xknights+4xhalberdiers", "orcs:2xorc-warriors+6xgoblins");
    put("A1", FORM_LINE, 47, 49, 0);          /* 44..50 */
    put("A2", FORM_LINE, 55, 49, 0);          /* 52..58 */
    put_few("B1", 1, FORM_LINE, 47, 52, 180); /* 45..49 */
    put("B2", FORM_LINE, 55, 52, 180);        /* 49..61: A1 touches it at its edge */
    put("A1", FORM_LINE, 46, 49, 0);          /* 43..49: at a corner only */
    start_combat();
    while (topmost() == TASK_AIM) {
        if (offers("strike B1 1"))
            apply("strike B1 1");
        else
            answer();
    }
    if (!wm_fights(&b, id_of("B2")) || !wm_fights(&b, id_of("A1"))) fail_msg("not one engagement");
    b.bout[id_of("A1")].touched = (uint64_t)1 << 0; /* as if it had not touched B2 */
    while (topmost() == TASK_STRIKES) {
        int on = aimed_unit(top_task(&b)->unit,
                            b.bout[top_task(&b)->unit].aim[top_task(&b)->strikes.volley]);
        strike(on == id_of("B1") ? 3 : 0);
    }
    assert_int_equal(topmost(), TASK_WINNERS);
    apply("pursue A2 B2");
    answer_while(TASK_PURSUIT);
    assert_true(unit_named("A1")->stands == 3);
    legal("advance A1 B2");
    apply("advance A1 B2");
    assert_true(wm_fights(&b, id_of("A1")) && wm_fights(&b, id_of("A2")));
    assert_int_equal(b.bout[id_of("A1")].round, 2);
    assert_true(unit_named("A1")->combat & COMBAT_CHARGES);
    assert_false(unit_named("A1")->combat & COMBAT_PURSUES);
}

/* WM-PURSUE-27: who has left the table can be neither pursued nor taken for destroyed */
static void who_has_left_the_table_is_not_pursued(void **state)
{
    (void)state;
    set_up("", "empire:knights+4xhalberdiers", "orcs:orc-warriors+4xgoblins");
    put("A1", FORM_LINE, 50, 49, 0);
    put("B1", FORM_LINE, 50, 52, 180);
    start_combat();
    strike(1), strike(0);
    legal("pursue A1 B1");
    unit_named("B1")->flags = UNIT_OFF;
    illegal("pursue A1 B1", "WM-PURSUE-26");
    illegal("advance A1 B1", "WM-ADVANCE-02");
    unit_named("B1")->flags = UNIT_GONE;
    illegal("advance A1 B1", "WM-ADVANCE-04"); /* destroyed: it may advance, but not on that one */
}

/* WM-DEFEND-09, WM-DEFEND-10, WM-DEFEND-11 */
static void horse_that_is_forced_on_walls_is_lost(void **state)
{
    (void)state;
    set_up("rampart 40,51 60,51 60,54 40,54\n", "empire:knights+halberdiers+4xcrossbowmen",
           "orcs:orc-warriors+giant+4xgoblins");
    assert_false(wm_may_storm(&b, id_of("A1")));
    assert_true(wm_may_storm(&b, id_of("A2")));
    assert_true(wm_may_storm(&b, id_of("B2")));
    put("B1", FORM_LINE, 50, 52, 180);
    put("A1", FORM_LINE, 60, 49, 0); /* 57..63: nobody of B1 (44..56) is touched */
    start_combat();
    assert_int_equal(unit_named("A1")->stands, 3);
    set_up("rampart 40,51 60,51 60,54 40,54\n", "empire:knights+halberdiers+4xcrossbowmen",
           "orcs:orc-warriors+giant+4xgoblins");
    put("B1", FORM_LINE, 50, 52, 180);
    put("A1", FORM_LINE, 57, 49, 0); /* 54..60: two of its stands, one at a corner */
    start_combat();
    assert_int_equal(unit_named("A1")->stands, 1);
}

/* EX-37: WM-PURSUE-20, WM-PURSUE-19: a stand that finds only a corner may stand in support */
static void a_stand_that_reaches_only_a_corner_may_support_instead(void **state)
{
    (void)state;
    set_up("", "empire:3xhalberdiers+4xknights", "orcs:2xorc-warriors+6xgoblins");
    put("A1", FORM_LINE, 50, 50, 0);
    put_few("A2", 2, FORM_LINE, 40, 50, 0);
    put_few("A3", 2, FORM_LINE, 60, 50, 0);
    put("B1", FORM_LINE, 50, 52, 180);
    start_combat();
    answer_while(TASK_AIM);
    for (int hits = 6; topmost() == TASK_STRIKES; hits = 0) strike(hits);
    apply("remove B1 1");
    apply("remove B1 1"); /* one stand is left, before the left end of A1 */
    assert_int_equal(topmost(), TASK_WINNERS);
    apply("pursue A1 B1");
    assert_int_equal(topmost(), TASK_PURSUIT);
    assert_true(listed() > 1);
    const unit *u = unit_named("A1");
    int moved = u->at[0].y > u->at[1].y ? 0 : 1; /* the one that went straight */
    assert_int_equal(moved, 0);
    answer_while(TASK_PURSUIT);
    while (topmost() == TASK_WINNERS) apply(offers("hold A2") ? "hold A2" : "hold A3");
    assert_int_equal(b.bout[id_of("A1")].round, 2);
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_has_destroyed_all_may_advance),
        cmocka_unit_test(an_advance_goes_twenty_or_ten_centimetres),
        cmocka_unit_test(an_advance_goes_for_the_nearest),
        cmocka_unit_test(nobody_advances_from_walls),
        cmocka_unit_test(who_is_advanced_on_may_shoot),
        cmocka_unit_test(the_next_fight_is_the_most_urgent_one),
        cmocka_unit_test(the_phase_ends_with_a_clean_slate),
        cmocka_unit_test(two_that_destroy_each_other_end_it),
        cmocka_unit_test(beaten_artillery_is_destroyed),
        cmocka_unit_test(supporters_neither_run_nor_pursue),
        cmocka_unit_test(who_has_run_is_in_the_open),
        cmocka_unit_test(destroyed_units_count_for_the_distance),
        cmocka_unit_test(characters_go_with_their_unit),
        cmocka_unit_test(infantry_may_advance_on_cavalry),
        cmocka_unit_test(an_advance_may_join_a_pursuit),
        cmocka_unit_test(who_has_left_the_table_is_not_pursued),
        cmocka_unit_test(horse_that_is_forced_on_walls_is_lost),
        cmocka_unit_test(a_stand_that_reaches_only_a_corner_may_support_instead),
    };
    return RUN_SUITE("warmaster_advance", tests, words, word);
}
