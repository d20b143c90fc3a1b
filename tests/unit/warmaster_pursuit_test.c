/* SPDX-License-Identifier: MIT */
/* warmaster_pursuit_test.c - after the round: directions of retreat, pursuit, and any combat at all. */
#include <stdlib.h>
#include <string.h>

#include "games/warmaster/combat/combat.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/text/text.h"
#include "games/warmaster/turn/tasks.h"
#include "warmaster_fight.h"

static int away(const char *name, int which)
{
    return b.bout[id_of(name)].away[which] - 1;
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
    assert_true(warmaster_game.rules.is_open_ended(&b));
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
    assert_int_equal(top_task(&b)->winners.limits, 2 | 9 << 8);
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
    wm_random_roster(0, random_between(0, wm_count_armies(0) - 1), 1000, &dice, &list);
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
        int count = warmaster_game.rules.list(&b, all);
        assert_in_range(count, 1, warmaster_game.action_cap);
        vx_action chosen = all[vx_random_below(&dice, (uint64_t)count)];
        if (acts() == VX_CHANCE) chosen = vx_chance_draw(&warmaster_game, &b, &dice);
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
        cmocka_unit_test(any_combat_comes_to_its_end),
    };
    return RUN_SUITE("warmaster_pursuit", tests, words, word);
}
