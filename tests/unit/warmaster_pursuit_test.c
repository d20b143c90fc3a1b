/* SPDX-License-Identifier: MIT */
/* warmaster_pursuit_test.c - after the round: directions of retreat, pursuit, advances, and what
 * becomes of an engagement of many units. */
#include <stdlib.h>
#include <string.h>

#include "games/warmaster/combat.h"
#include "games/warmaster/magic.h"
#include "warmaster_battle.h"

static void start_combat(void)
{
    wm_start_combat(&b);
    wm_settle(&b);
}

static void charged(const char *name)
{
    unit_named(name)->flags |= UNIT_CHARGED;
}

static int acts(void)
{
    return warmaster_game.to_act(&b);
}

static task_kind topmost(void)
{
    return b.task_count > 0 ? (task_kind)top_task(&b)->kind : TASKS;
}

static void succeed(int count)
{
    char text[16];
    vx_text out = vx_text_on(text, sizeof text);
    vx_add(&out, "hits ");
    vx_add_number(&out, count);
    apply(text);
}

/* So many hits of the unit whose turn it is to strike, none of them saved. */
static void strike(int hits)
{
    assert_int_equal(topmost(), TASK_STRIKES);
    int unit_striking = top_task(&b)->unit;
    succeed(hits);
    if (hits > 0 && topmost() == TASK_STRIKES && top_task(&b)->unit == unit_striking) succeed(0);
}

/* The first answer that is listed, whatever is asked. */
static void answer(void)
{
    static vx_action all[4096];
    assert_true(acts() >= 0 && warmaster_game.list(&b, all) > 0);
    warmaster_game.apply(&b, all[0]);
}

static void answer_while(task_kind kind)
{
    for (int guard = 0; topmost() == kind && guard < 20; guard++) answer();
}

static int away(const char *name, int which)
{
    return b.bout[id_of(name)].away[which] - 1;
}

static void put_few(const char *name, int stands, formation form, double x, double y, int degrees)
{
    unit_named(name)->stands = (uint8_t)stands;
    put(name, form, x, y, degrees);
}

/* ---- Which way ---- */

/* EX-32: WM-RETREAT-01, WM-RETREAT-02, WM-RETREAT-12; then WM-RETREAT-03 */
static void a_beaten_unit_runs_from_the_side_with_most_enemies(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers+knights+4xcrossbowmen", "orcs:orc-warriors+4xgoblins");
    put("B1", FORM_LINE, 50, 52, 180);
    put("A1", FORM_LINE, 50, 50, 0);    /* three stands on the front */
    put("A2", FORM_COLUMN, 38, 52, 90); /* one on the flank */
    start_combat();
    assert_int_equal(away("B1", 0), 0);
    assert_int_equal(away("B1", 1), -1);
    set_up("", "empire:halberdiers+knights+4xcrossbowmen", "orcs:orc-warriors+4xgoblins");
    put("B1", FORM_LINE, 50, 52, 180);
    put_few("A1", 1, FORM_LINE, 50, 50, 0); /* one each: the loser chooses */
    put("A2", FORM_COLUMN, 38, 52, 90);
    put_few("A3", 1, FORM_LINE, 42, 50, 0); /* a corner before the front does not count */
    start_combat();
    answer_while(TASK_AIM);
    strike(3);
    while (topmost() == TASK_STRIKES) strike(0);
    apply("remove B1 1");
    assert_int_equal(topmost(), TASK_FLIGHT);
    assert_int_equal(acts(), 1);
    assert_int_equal(listed(), 2);
    legal("flee B1 0");
    legal("flee B1 90");
    illegal("flee B1 180", "WM-RETREAT-02");
    survives_text();
}

/* WM-RETREAT-04: an irregular unit goes as its stand with most enemies goes; AMB-82: corners only
 * where there is nothing else */
static void an_irregular_unit_follows_its_hardest_pressed_stand(void **state)
{
    (void)state;
    set_up("", "empire:2xknights+4xcrossbowmen", "orcs:orc-warriors+4xgoblins");
    put_stand("B1", 0, 50, 52, 180);
    put_stand("B1", 1, 54, 52, 180);
    put_stand("B1", 2, 57, 53, 90);           /* looks aside */
    put_few("A1", 2, FORM_LINE, 50, 49, 0);   /* two stands on the front of the first */
    put_few("A2", 1, FORM_LINE, 60, 53, 270); /* one on the front of the third */
    start_combat();
    assert_int_equal(away("B1", 0), 0);
    assert_int_equal(away("B1", 1), -1);
    set_up("", "empire:halberdiers+4xcrossbowmen", "orcs:orc-warriors+4xgoblins");
    put("B1", FORM_LINE, 50, 52, 180);
    put("A1", FORM_LINE, 62, 50, 0); /* corner on corner, fronts parallel */
    start_combat();
    assert_int_equal(away("B1", 0), 0);
    assert_int_equal(away("B1", 1), -1);
    assert_int_equal(away("A1", 0), 1800);
}

/* ---- Pursuit ---- */

/* EX-35: WM-PURSUE-01, WM-PURSUE-08, WM-PURSUE-10, WM-PURSUE-11, WM-COMBAT-40, WM-COMBAT-42 */
static void pursuers_go_straight_forward(void **state)
{
    (void)state;
    set_up("", "empire:knights+4xhalberdiers", "orcs:orc-warriors+4xgoblins");
    put("B1", FORM_LINE, 50, 52, 180);
    put("A1", FORM_LINE, 50, 49, 0);
    charged("A1");
    start_combat();
    strike(3);
    strike(0);
    apply("remove B1 1"); /* 44..52 is left */
    assert_int_equal(topmost(), TASK_WINNERS);
    assert_int_equal(listed(), 3); /* hold, fall back, pursue */
    assert_true(stands_at("B1", 46, 55));
    apply("pursue A1 B1");
    assert_true(stands_at("A1", 48, 52) && stands_at("A1", 50, 52) && stands_at("A1", 52, 52));
    due(ACT_HITS, 3 * (3 + 1 + 1), 4); /* the second round: 3 cm */
    assert_int_equal(b.bout[0].round, 2);
    assert_true(unit_named("A1")->combat & COMBAT_ATTACKER);
    strike(0);
    due(ACT_HITS, 2 * 4, 4); /* no bonus for those who ran */
    strike(1);
    illegal("pursue A1 B1", "WM-MULTI-06"); /* it has lost this round */
}

/* EX-36: WM-PURSUE-13, WM-PURSUE-14, WM-PURSUE-15, WM-PURSUE-16, WM-PURSUE-18: the third stand goes to either side, as the owner likes */
static void stands_left_over_wrap_round_the_enemy(void **state)
{
    (void)state;
    set_up("", "empire:knights+4xhalberdiers", "orcs:boar-riders+4xgoblins");
    put("B1", FORM_LINE, 50, 53, 180);
    put("A1", FORM_LINE, 50, 49, 0);
    charged("A1");
    start_combat();
    strike(3);
    strike(0);
    apply("remove B1 1"); /* 47..51 is left */
    apply("pursue A1 B1");
    assert_true(stands_at("A1", 48, 52) && stands_at("A1", 50, 52));
    assert_int_equal(topmost(), TASK_PURSUIT);
    assert_int_equal(acts(), 0);
    survives_text();
    assert_true(warmaster_game.is_open_ended(&b));
    legal("stand A1 3 53,55 270"); /* full contact with the right side, corner on corner */
    legal("stand A1 3 45,55 90");
    legal("stand A1 3 53,54 270");                 /* half on the enemy, half on its friend */
    illegal("stand A1 3 52,52 0", "WM-PURSUE-14"); /* would touch at a corner only */
    illegal("stand A1 3 70,52 0", "WM-PURSUE-13");
    illegal("stand A1 3 51,52 0", "WM-PURSUE-18");
    apply("stand A1 3 53,55 270");
    due(ACT_HITS, 3 * 5, 4);
    strike(0);
    due(ACT_HITS, 4 + 3, 4); /* one of them is taken in the flank: WM-PURSUE-25 */
}

/* EX-38: WM-PURSUE-09, WM-PURSUE-17: who cannot go straight is centred on the nearest stand */
static void who_cannot_go_straight_goes_for_the_nearest_stand(void **state)
{
    (void)state;
    set_up("", "empire:2xknights+4xhalberdiers", "orcs:orc-warriors+4xgoblins");
    put("B1", FORM_LINE, 50, 52, 180);
    put("A1", FORM_LINE, 50, 49, 0);
    put("A2", FORM_COLUMN, 38, 52, 90);
    charged("A1");
    charged("A2");
    start_combat();
    answer_while(TASK_AIM);
    strike(4);
    strike(0);
    strike(0);
    apply("remove B1 1"); /* 4 hits: 44..52 is left, retreats 4 cm */
    assert_int_equal(away("B1", 0), 0);
    assert_true(stands_at("B1", 46, 56));
    apply("pursue A1 B1");
    assert_true(stands_at("A1", 48, 53));
    legal("pursue A2 B1");
    apply("pursue A2 B1");
    const unit *u = unit_named("A2"); /* its first stand is on the flank of the nearest */
    assert_true(u->at[0].x == 42 * CENTIMETRE && u->at[0].facing == 900);
    assert_true(u->at[0].y == 56 * CENTIMETRE);
}

/* WM-PURSUE-03, WM-PURSUE-04, WM-PURSUE-05, WM-PURSUE-06, WM-PURSUE-07, WM-MAGIC-17 */
static void not_everybody_may_pursue(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers+4xknights", "orcs:boar-riders+4xgoblins");
    put("A1", FORM_LINE, 50, 50, 0);
    put("B1", FORM_LINE, 50, 53, 180);
    start_combat();
    strike(1), strike(0);
    illegal("pursue A1 B1", "WM-PURSUE-03");
    set_up("", "dwarfs:rangers+4xwarriors", "orcs:boar-riders+4xgoblins");
    put("A1", FORM_LINE, 50, 50, 0);
    put("B1", FORM_LINE, 50, 53, 180);
    start_combat();
    strike(1), strike(0);
    legal("pursue A1 B1"); /* rangers may follow anybody */
    unit_named("A1")->magic = MAGIC_DOOMED;
    illegal("pursue A1 B1", "WM-MAGIC-17");
    set_up("", "empire:cannon+4xknights", "orcs:orc-warriors+4xgoblins");
    put("A1", FORM_LINE, 50, 50, 0);
    put("B1", FORM_LINE, 50, 53, 180);
    start_combat();
    strike(1), strike(0);
    illegal("pursue A1 B1", "WM-PURSUE-04");
    set_up("rampart 40,48 60,48 60,51 40,51\n", "empire:halberdiers+4xknights",
           "orcs:orc-warriors+4xgoblins");
    put("A1", FORM_LINE, 50, 50, 0);
    put("B1", FORM_LINE, 50, 52, 180);
    start_combat();
    strike(1);
    due(ACT_HITS, 12, 6);
    strike(0);
    illegal("pursue A1 B1", "WM-PURSUE-05");
    set_up("", "empire:knights+4xhalberdiers", "chaos:harpies+4xchaos-hounds");
    put("A1", FORM_LINE, 50, 50, 0);
    put("B1", FORM_LINE, 50, 53, 180);
    start_combat();
    strike(1), strike(0);
    illegal("pursue A1 B1", "WM-PURSUE-07");
}

static void nobody_pursues_into_ground_that_bars_him(void **state)
{
    (void)state;
    set_up("wood 30,53.5 70,53.5 70,70 30,70\n", "empire:knights+halberdiers+4xcrossbowmen",
           "orcs:orc-warriors+4xgoblins");
    put("A1", FORM_LINE, 50, 49, 0);
    put("B1", FORM_LINE, 50, 52, 180);
    start_combat();
    strike(2), strike(0);
    assert_true(stands_at("B1", 50, 54));
    illegal("pursue A1 B1", "WM-PURSUE-06");
    assert_false(offers("pursue A1 B1"));
}

/* WM-PURSUE-12, WM-PURSUE-21, WM-PURSUE-24: all edges are taken: no pursuit, and no advance */
static void who_finds_no_edge_does_not_pursue(void **state)
{
    (void)state;
    set_up("", "empire:knights+4xhalberdiers", "orcs:orc-warriors+4xgoblins");
    put_few("A1", 1, FORM_LINE, 50, 49, 0);
    put_few("B1", 1, FORM_LINE, 50, 52, 180);
    start_combat();
    strike(2), strike(0);
    assert_true(stands_at("B1", 50, 54));
    legal("pursue A1 B1");
    put_few("A2", 1, FORM_LINE, 50, 52, 0);
    put_few("A3", 1, FORM_LINE, 53, 54, 270);
    put_few("A4", 1, FORM_LINE, 47, 54, 90);
    legal("pursue A1 B1"); /* the rear is free */
    put_few("A5", 1, FORM_LINE, 50, 56, 180);
    illegal("pursue A1 B1", "WM-PURSUE-21");
    illegal("advance A1 B1", "WM-ADVANCE-02");
}

/* EX-47: WM-MULTI-09, WM-MULTI-10, WM-MULTI-06: one stand of Harpies is left and follows the left */
static void who_is_not_pursued_has_escaped(void **state)
{
    (void)state;
    set_up("", "chaos:harpies+4xchaos-hounds", "empire:2xpistoliers+4xhalberdiers");
    put("A1", FORM_LINE, 50, 50, 0);
    put("B1", FORM_LINE, 47, 53, 180); /* 44..50 */
    put("B2", FORM_LINE, 53, 53, 180); /* 50..56 */
    unit_named("B1")->carried = 8;     /* so that they win in spite of their losses */
    start_combat();
    while (topmost() == TASK_AIM) apply(offers("strike B1 1") ? "strike B1 1" : "strike A1 2");
    succeed(2), succeed(0), succeed(0); /* two on B1, none on B2, none saved */
    strike(6), strike(0);
    apply("remove A1 3");
    apply("remove A1 2"); /* 44..48 is left */
    unit_named("B2")->wounds = 1;
    apply("flee B1 0");
    assert_int_equal(topmost(), TASK_WINNERS); /* 10 : 6 */
    assert_int_equal(unit_named("B2")->retreated, 2);
    apply("pursue A1 B1");
    assert_true(stands_at("A1", 46, 52));
    assert_true(wm_fights(&b, id_of("B1")) && wm_fights(&b, id_of("A1")));
    assert_false(wm_fights(&b, id_of("B2")));
    assert_int_equal(b.bout[id_of("B2")].round, 0);
    assert_int_equal(unit_named("B2")->retreated, 0);
    assert_int_equal(unit_named("B2")->wounds, 1);         /* kept to the end of the phase */
    assert_true(unit_named("B2")->combat & COMBAT_FOUGHT); /* and it may reform */
}

/* WM-PURSUE-22, WM-PURSUE-23: a fresh enemy met on the way fights, without pursuit bonus */
static void a_fresh_enemy_met_in_pursuit_fights(void **state)
{
    (void)state;
    set_up("", "empire:knights+4xhalberdiers", "orcs:2xorc-warriors+4xgoblins");
    put("A1", FORM_LINE, 50, 49, 0);   /* 47..53 */
    put("B1", FORM_LINE, 46, 52, 180); /* 40..52 */
    put("B2", FORM_LINE, 58, 56, 180); /* 52..64, four cm behind */
    start_combat();
    assert_false(wm_fights(&b, id_of("B2")));
    strike(4), strike(0);
    apply("remove B1 3");
    apply("pursue A1 B1");
    assert_true(wm_fights(&b, id_of("B2")));
    assert_int_equal(wm_stand_attacks(&b, 0, 2, id_of("B1"), 0, NULL), 3 + 1 + 1);
    assert_int_equal(wm_stand_attacks(&b, 0, 2, id_of("B2"), 2, NULL), 3);
    assert_int_equal(topmost(), TASK_AIM); /* its third stand touches both */
}

/* WM-COMBAT-40, WM-COMBAT-41, WM-FALLBACK-02: winners that fall back share one throw */
static void winners_may_hold_or_fall_back(void **state)
{
    (void)state;
    set_up("", "empire:2xknights+4xhalberdiers", "orcs:orc-warriors+4xgoblins");
    put("A1", FORM_LINE, 47, 49, 0);
    put("A2", FORM_LINE, 53, 49, 0);
    put("B1", FORM_LINE, 50, 52, 180);
    start_combat();
    answer_while(TASK_AIM);
    strike(1), strike(1);
    while (topmost() == TASK_STRIKES) strike(0);
    assert_int_equal(topmost(), TASK_WINNERS);
    apply("fall A1");
    due(ACT_THREE, 0, 0);
    survives_text();
    apply("three 2 3 4");
    for (int guard = 0; topmost() != TASK_WINNERS && guard < 9; guard++) answer();
    assert_int_equal(topmost(), TASK_WINNERS);
    assert_int_equal(top_task(&b)->value[0], 2 | 9 << 8);
    illegal("hold A1", "WM-MULTI-06"); /* it has chosen */
    legal("hold A2");
    legal("fall A2");
}

/* WM-MULTI-07, WM-MULTI-08: from its front first */
static void a_unit_pursues_those_who_run_from_its_front(void **state)
{
    (void)state;
    set_up("", "empire:knights+4xhalberdiers", "orcs:2xorc-warriors+4xgoblins");
    put("A1", FORM_LINE, 50, 49, 0);
    put("B1", FORM_LINE, 50, 52, 180);   /* before its front */
    put("B2", FORM_COLUMN, 56, 49, 270); /* on its right flank */
    start_combat();
    while (topmost() == TASK_AIM) apply(offers("strike B1 1") ? "strike B1 1" : "strike B1 2");
    strike(6);
    while (topmost() == TASK_STRIKES) strike(0);
    while (topmost() == TASK_CASUALTIES) apply("remove B1 1");
    while (topmost() == TASK_FLIGHT) {
        if (offers("flee B2 90"))
            apply("flee B2 90");
        else
            apply("flee B1 0");
    }
    assert_int_equal(topmost(), TASK_WINNERS);
    illegal("pursue A1 B2", "WM-MULTI-07");
    legal("pursue A1 B1");
}

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
            warmaster_game.apply(&b, warmaster_game.chance_pick(&b, 0));
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
        int on =
            aimed_unit(top_task(&b)->unit, b.bout[top_task(&b)->unit].aim[top_task(&b)->value[0]]);
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
        int on =
            aimed_unit(top_task(&b)->unit, b.bout[top_task(&b)->unit].aim[top_task(&b)->value[0]]);
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

/* ---- Any combat ---- */

static vx_random dice;

static int random_between(int low, int high)
{
    return low + (int)vx_random_below(&dice, (uint64_t)(high - low + 1));
}

static bool is_free(int id)
{
    static stand_list s;
    ground g;
    wm_list_stands(&b, &s);
    wm_read_ground(&b.table, &g);
    for (int i = 0; i < unit_of(&b, id)->stands; i++) {
        const box *mine = &s.at[s.first[id] + i];
        if (!wm_is_on_table(&g, mine) || wm_barred_by(&g, mine, wm_mover_of(&b, id)) >= 0)
            return false;
        for (int k = 0; k < s.count; k++)
            if (s.unit[k] != id && wm_boxes_overlap(mine, &s.at[k])) return false;
    }
    return true;
}

/* A unit on a grid of 2 cm, so that many touch; who would overlap stays off the table. */
static void throw_in(int id)
{
    char name[8];
    unit *u = unit_in(&b, id);
    vx_text out = vx_text_on(name, sizeof name);
    wm_add_unit(&out, id);
    if (random_between(0, 3) == 0 && u->stands > 1) u->stands--;
    if (u->odd > u->stands) u->odd = 0;
    put(name, (formation)random_between(FORM_LINE, FORM_BLOCK), 40 + 2 * random_between(0, 20),
        40 + random_between(0, 16),
        (side_of_unit(id) == 0 ? 0 : 180) + (random_between(0, 4) == 0 ? 90 : 0));
    if (!is_free(id)) {
        memset(u, 0, sizeof *u);
        wm_muster_unit(&b, id);
    } else if (side_of_unit(id) == 0 && random_between(0, 1)) {
        u->flags |= UNIT_CHARGED;
    }
}

static void throw_together(void)
{
    for (int i = 0; i < 10; i++)
        for (int side = 0; side < SIDES; side++)
            if (i < b.side[side].list.unit_count) throw_in(side * UNITS_MAX + i);
    for (int i = 0; i < 2; i++)
        if (is_on_table(unit_named(i == 0 ? "A1" : "B1")))
            join(i == 0 ? "Ac1" : "Bc1", i == 0 ? "A1" : "B1");
}

static void random_army(char *text, size_t capacity)
{
    roster list;
    vx_text out = vx_text_on(text, capacity);
    wm_random_roster(random_between(0, wm_army_count - 1), 1000, &dice, &list);
    wm_format_roster(&list, &out);
}

static bool is_being_placed(int id)
{
    for (int i = 0; i < b.task_count; i++)
        if (b.task[i].unit == id) return true;
    return false;
}

static void nothing_overlaps(const char *after, uint64_t seed)
{
    static stand_list s;
    wm_list_stands(&b, &s);
    for (int i = 0; i < s.count; i++)
        for (int k = 0; k < i; k++)
            if (wm_boxes_overlap(&s.at[i], &s.at[k]) && !is_being_placed(s.unit[i]) &&
                !is_being_placed(s.unit[k]))
                fail_msg("stands of %d and %d overlap after %s, seed %d", s.unit[i], s.unit[k],
                         after, (int)seed);
}

static void fight_it_out(uint64_t seed)
{
    static vx_action all[8192];
    char one[1024], two[1024];
    vx_random_seed(&dice, seed);
    random_army(one, sizeof one);
    random_army(two, sizeof two);
    set_up(seed % 4 == 0   ? "hill 50,40 75,40 75,55 50,55\nwood 35,58 60,58 60,75 35,75\n"
           : seed % 4 == 1 ? "lake 52,44 56,44 56,46 52,46\nfence 40,50 70,50 70,50.5 40,50.5\n"
           : seed % 4 == 2 ? "rampart 44,44 64,44 64,47 44,47\n"
                           : "",
           one, two);
    throw_together();
    start_combat();
    for (int steps = 0; b.phase == PHASE_COMBAT; steps++) {
        char text[VX_ACTION_TEXT_CAP];
        if (steps > 2000) fail_msg("the combat does not end, seed %d", (int)seed);
        int count = warmaster_game.list(&b, all);
        assert_in_range(count, 1, warmaster_game.action_cap);
        vx_action chosen = all[vx_random_below(&dice, (uint64_t)count)];
        if (acts() == VX_CHANCE)
            chosen = warmaster_game.chance_pick(
                &b, vx_random_below(&dice, warmaster_game.chance_total(&b)));
        vx_text out = vx_text_on(text, sizeof text);
        wm_format_action(&b, chosen, &out);
        apply(text);
        nothing_overlaps(text, seed);
        survives_text();
    }
}

static void any_combat_comes_to_its_end(void **state)
{
    const char *more = getenv("COMBATS");
    (void)state;
    for (uint64_t seed = 0; seed < (more ? (uint64_t)atoi(more) : 60); seed++) fight_it_out(seed);
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_beaten_unit_runs_from_the_side_with_most_enemies),
        cmocka_unit_test(an_irregular_unit_follows_its_hardest_pressed_stand),
        cmocka_unit_test(pursuers_go_straight_forward),
        cmocka_unit_test(stands_left_over_wrap_round_the_enemy),
        cmocka_unit_test(who_cannot_go_straight_goes_for_the_nearest_stand),
        cmocka_unit_test(not_everybody_may_pursue),
        cmocka_unit_test(nobody_pursues_into_ground_that_bars_him),
        cmocka_unit_test(who_finds_no_edge_does_not_pursue),
        cmocka_unit_test(who_is_not_pursued_has_escaped),
        cmocka_unit_test(a_fresh_enemy_met_in_pursuit_fights),
        cmocka_unit_test(winners_may_hold_or_fall_back),
        cmocka_unit_test(a_unit_pursues_those_who_run_from_its_front),
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
        cmocka_unit_test(any_combat_comes_to_its_end),
    };
    return RUN_SUITE("warmaster_pursuit", tests, words, word);
}
