/* SPDX-License-Identifier: MIT */
/* warmaster_machine_test.c - what the machine prefers at once, and how it evaluates a battle. */
#include <string.h>

#include "games/warmaster/machine/evaluation.h"
#include "games/warmaster/machine/machine.h"
#include "games/warmaster/setup/choosing_army.h"
#include "games/warmaster/turn/turn.h"
#include "games/warmaster/units/units.h"
#include "warmaster_battle.h"

static vx_action actions[ACTIONS_MAX];
static int scores[ACTIONS_MAX];

/* The action that looks best to the seat to act with these handicaps. */
static act preferred_with(unsigned handicaps)
{
    int count = warmaster_game.rules.list(&b, actions), best = 0;
    act a;
    warmaster_game.machine->order_handicapped(&b, actions, count, handicaps, scores);
    for (int i = 1; i < count; i++)
        if (scores[i] > scores[best]) best = i;
    assert_true(wm_unpack(actions[best], &a));
    return a;
}

static act preferred(void)
{
    return preferred_with(0);
}

/* Two armies that face each other over 60 cm, characters behind. */
static void face_off(void)
{
    set_up("", "empire:2xhalberdiers+knights+cannon+general+hero",
           "orcs:2xorc-warriors+boar-riders+orc-general+orc-hero");
    put("A1", FORM_LINE, 60, 30, 0);
    put("A2", FORM_LINE, 72, 30, 0);
    put("A3", FORM_LINE, 100, 30, 0);
    put("A4", FORM_LINE, 85, 25, 0);
    put_person("Ac1", 66, 25);
    put_person("Ac2", 90, 20);
    put("B1", FORM_LINE, 60, 90, 180);
    put("B2", FORM_LINE, 72, 90, 180);
    put("B3", FORM_LINE, 100, 90, 180);
    put_person("Bc1", 66, 95);
    put_person("Bc2", 90, 95);
}

static void play_preferred(int count)
{
    for (int i = 0; i < count && warmaster_game.rules.to_act(&b) == 0; i++) {
        act a = preferred();
        warmaster_game.rules.apply(&b, pack_act(a));
    }
}

static void it_charges_a_gun_in_reach(void **state)
{
    (void)state;
    set_up("", "empire:knights+general", "orcs:rock-lobber+goblins+orc-general");
    put("A1", FORM_LINE, 60, 60, 0);
    put_person("Ac1", 60, 50);
    put("B1", FORM_LINE, 60, 75, 180);
    put("B2", FORM_LINE, 120, 110, 180);
    put_person("Bc1", 120, 115);
    wm_start_turn(&b, 0);
    wm_settle(&b);
    act a = preferred();
    assert_int_equal(a.kind, ACT_CHARGE);
    assert_int_equal(a.detail, id_of("B1"));
}

/* The hero gives the first order: a General's failure would end the phase for all. */
static void the_general_orders_last(void **state)
{
    (void)state;
    face_off();
    wm_start_turn(&b, 0);
    wm_settle(&b);
    play_preferred(1); /* initiative ends */
    assert_int_equal(b.phase, PHASE_ORDERS);
    act a = preferred();
    assert_int_equal(a.kind, ACT_ORDER);
    assert_int_equal(wm_person_profile(&b, a.who)->role, HERO);
}

/* An ordered brigade ends nearer to the enemy, and together. */
static void brigades_go_forward_together(void **state)
{
    (void)state;
    face_off();
    wm_start_turn(&b, 0);
    wm_settle(&b);
    apply("end");
    apply("order Ac1 A1");
    assert_int_equal(preferred().kind, ACT_WITH);
    apply("with A2");
    apply("give");
    apply("roll 1 1");
    while (b.phase == PHASE_MOVE) play_preferred(1);
    stand_list s;
    wm_list_stands(&b, &s);
    assert_true(wm_units_touch(&s, &b, id_of("A1"), id_of("A2")));
    assert_true(unit_named("A1")->at[0].y > 45 * CENTIMETRE);
    assert_true(unit_named("A2")->at[0].y > 45 * CENTIMETRE);
}

/* Halberdiers have gone ahead; the wood is before the other unit of their brigade, who may not enter. */
static void go_past_a_wood(const char *own, double second)
{
    set_up("wood 66,36 90,36 90,60 66,60\n", own, "orcs:2xorc-warriors+orc-general");
    put("A1", FORM_LINE, 60, 30, 0);
    put("A2", FORM_LINE, second, 30, 0);
    put_person("Ac1", 64, 22);
    put("B1", FORM_LINE, 60, 95, 180);
    put("B2", FORM_LINE, 72, 95, 180);
    put_person("Bc1", 66, 105);
    wm_start_turn(&b, 0);
    wm_settle(&b);
    apply("end");
    apply("order Ac1 A1");
    apply("with A2");
    apply("give");
    apply("roll 1 1");
    apply("move A1 line 59,49 0");
    illegal("done", "WM-BRIG-09");
}

/* WM-BRIG-09: who cannot go as the others went keeps to them in another place. */
static void who_cannot_follow_joins(void **state)
{
    (void)state;
    go_past_a_wood("empire:halberdiers+knights+general", 69);
    illegal("move A2 line 68,49 0", "WM-MOVE-26");
    act a = preferred();
    assert_int_equal(a.kind, ACT_MOVE);
    warmaster_game.rules.apply(&b, pack_act(a));
    assert_int_equal(preferred().kind, ACT_DONE);
}

/* Where nobody can, the brigade goes home at once and goes nowhere else before. */
static void who_is_out_of_reach_is_taken_back(void **state)
{
    (void)state;
    go_past_a_wood("empire:halberdiers+cannon+general", 68);
    assert_int_equal(preferred().kind, ACT_BACK);
    play_preferred(1);
    assert_int_equal(preferred().kind, ACT_DONE);
}

/* When the characters have moved none stands on another, and the General is with no unit. */
static void characters_keep_apart(void **state)
{
    (void)state;
    face_off();
    put_person("Ac2", 66, 25); /* where the General is */
    wm_start_characters(&b);
    while (b.phase == PHASE_CHARACTERS) play_preferred(1);
    const person *one = person_named("Ac1"), *two = person_named("Ac2");
    int64_t gap = wm_squared_distance((point){one->x, one->y}, (point){two->x, two->y});
    assert_true(gap >= square_cm(8));
    assert_int_equal(one->joined, NOBODY_ID);
}

/* Each handicap changes what it is about. */
static void newcomers_order_by_the_general(void **state)
{
    (void)state;
    face_off();
    wm_start_turn(&b, 0);
    wm_settle(&b);
    apply("end");
    act a = preferred_with(HANDICAP_ANY_COMMANDER);
    assert_int_equal(a.kind, ACT_ORDER);
    assert_int_equal(wm_person_profile(&b, a.who)->role, GENERAL);
    assert_int_not_equal(wm_person_profile(&b, preferred().who)->role, GENERAL);
}

static void newcomers_order_who_is_in_front(void **state)
{
    (void)state;
    face_off();
    put("A3", FORM_LINE, 100, 50, 0);
    wm_start_turn(&b, 0);
    wm_settle(&b);
    apply("end");
    assert_int_not_equal(preferred().detail, id_of("A3"));
    assert_int_equal(preferred_with(HANDICAP_FRONT_FIRST).detail, id_of("A3"));
}

/* Heroes do; a General never, for the battle ends with him. */
static void newcomers_put_their_heroes_into_the_line(void **state)
{
    (void)state;
    face_off();
    wm_start_characters(&b);
    int joined = 0;
    assert_int_equal(preferred().kind, ACT_PLACE);
    while (b.phase == PHASE_CHARACTERS) {
        act a = preferred_with(HANDICAP_HEROES_FIGHT);
        if (a.kind == ACT_JOIN) {
            assert_int_not_equal(wm_person_profile(&b, a.who)->role, GENERAL);
            joined++;
        }
        warmaster_game.rules.apply(&b, pack_act(a));
    }
    assert_int_equal(joined, 1);
}

static void newcomers_set_up_with_gaps(void **state)
{
    (void)state;
    static const unsigned handicaps[] = {0, HANDICAP_LOOSE_DEPLOYMENT};
    int wide[2] = {0};
    for (int i = 0; i < 2; i++) {
        set_up("", "empire:4xhalberdiers+general", "orcs:4xorc-warriors+orc-general");
        b.phase = PHASE_DEPLOY;
        while (b.phase == PHASE_DEPLOY)
            warmaster_game.rules.apply(&b, pack_act(preferred_with(handicaps[i])));
        int least = COORDINATE_MAX, most = 0;
        for (int id = id_of("A1"); id <= id_of("A4"); id++) {
            int x = unit_of(&b, id)->at[1].x;
            if (x < least) least = x;
            if (x > most) most = x;
        }
        wide[i] = (most - least) / CENTIMETRE;
    }
    assert_int_equal(wide[0], 3 * 12);
    assert_true(wide[1] > 3 * 12);
}

/* The share of units that get no order and do not shoot, in many places. */
static int forgotten_of_hundred(unsigned handicaps)
{
    int forgotten = 0;
    for (int i = 0; i < 100; i++) {
        set_up("", "empire:handgunners+general", "orcs:orc-warriors+orc-general");
        put("A1", FORM_LINE, 30 + i, 60, 0);
        put_person("Ac1", 30 + i, 50);
        put("B1", FORM_LINE, 30 + i, 75, 180);
        put_person("Bc1", 120, 115);
        wm_start_shooting(&b);
        wm_settle(&b);
        forgotten += preferred_with(handicaps).kind == ACT_END;
    }
    return forgotten;
}

static void newcomers_forget_units(void **state)
{
    (void)state;
    int few = forgotten_of_hundred(HANDICAP_FORGETS);
    int half = forgotten_of_hundred(HANDICAP_FORGETS | HANDICAP_FORGETS_MORE);
    int most =
        forgotten_of_hundred(HANDICAP_FORGETS | HANDICAP_FORGETS_MORE | HANDICAP_FORGETS_MOST);
    assert_int_equal(forgotten_of_hundred(0), 0);
    assert_in_range(few, 12, 38);
    assert_in_range(half, few + 5, 65);
    assert_in_range(most, half + 2, 80);
}

static void a_hopeless_charge_is_left_alone(void **state)
{
    (void)state;
    set_up("", "empire:crossbowmen+general", "orcs:2xblack-orcs+orc-general");
    put("A1", FORM_LINE, 60, 60, 0);
    put_person("Ac1", 60, 50);
    put("B1", FORM_LINE, 60, 75, 180);
    put("B2", FORM_LINE, 120, 110, 180);
    put_person("Bc1", 120, 115);
    unit_named("A1")->stands = 1;
    wm_start_turn(&b, 0);
    wm_settle(&b);
    legal("charge A1 B1");
    assert_int_equal(preferred().kind, ACT_END);
}

/* Six centimetres before two enemies is no place to stop; outside of their reach is. */
static void it_stops_where_it_cannot_be_charged(void **state)
{
    (void)state;
    face_off();
    put("A1", FORM_LINE, 66, 56, 0);
    put("B1", FORM_LINE, 60, 83, 180);
    put("B2", FORM_LINE, 72, 83, 180);
    wm_start_turn(&b, 0);
    wm_settle(&b);
    apply("end");
    apply("order Ac1 A1");
    apply("give");
    apply("roll 1 1");
    while (b.phase == PHASE_MOVE) play_preferred(1);
    assert_true(unit_named("A1")->at[0].y < 63 * CENTIMETRE);
}

/* When little time is left and nothing is won it goes there all the same. */
static void it_dares_more_towards_the_end(void **state)
{
    (void)state;
    for (int round = 1; round <= 6; round += 5) {
        face_off();
        put("A1", FORM_LINE, 66, 56, 0);
        put("B1", FORM_LINE, 60, 83, 180);
        put("B2", FORM_LINE, 72, 83, 180);
        b.round = (uint8_t)round;
        wm_start_turn(&b, 0);
        wm_settle(&b);
        apply("end");
        apply("order Ac1 A1");
        apply("give");
        apply("roll 1 1");
        while (b.phase == PHASE_MOVE) play_preferred(1);
        assert_int_equal(unit_named("A1")->at[0].y > 63 * CENTIMETRE, round == 6);
    }
}

static void it_builds_the_usual_army(void **state)
{
    (void)state;
    const vx_setting settings[] = {{"army1", "build-empire"}};
    assert_true(warmaster_game.rules.setup(&b, settings, 1, NULL));
    while (b.side[0].list.unit_count == 0 || wm_awaits_army(&b, 0))
        warmaster_game.rules.apply(&b, pack_act(preferred()));
    assert_true(b.side[0].list.character_count >= 3);
    assert_in_range(b.side[0].list.unit_count, 8, 12);
    assert_in_range(wm_roster_points(&b.side[0].list), 950, 1000);
}

static void who_may_charge_next_is_better_off(void **state)
{
    (void)state;
    face_off();
    put("A3", FORM_LINE, 66, 75, 0);
    b.turn = 0;
    int own = wm_evaluate(&b, 0);
    b.turn = 1;
    assert_true(wm_evaluate(&b, 0) < own);
}

static void a_lost_unit_counts_for_the_other_side(void **state)
{
    (void)state;
    face_off();
    int before = wm_evaluate(&b, 0);
    assert_int_equal(before, -wm_evaluate(&b, 1));
    wm_destroy_unit(&b, id_of("B3"));
    assert_true(wm_evaluate(&b, 0) > before + 1000);
    assert_true(wm_evaluate(&b, 0) < 10000);
}

/* A General in a unit makes it a prey: whoever can charge it has more in prospect. */
static void a_general_in_the_line_is_a_risk(void **state)
{
    (void)state;
    face_off();
    put("A3", FORM_LINE, 66, 70, 0);
    int apart = wm_evaluate(&b, 1);
    join("Bc1", "B1");
    assert_true(wm_evaluate(&b, 1) < apart);
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_charges_a_gun_in_reach),
        cmocka_unit_test(the_general_orders_last),
        cmocka_unit_test(brigades_go_forward_together),
        cmocka_unit_test(who_cannot_follow_joins),
        cmocka_unit_test(who_is_out_of_reach_is_taken_back),
        cmocka_unit_test(characters_keep_apart),
        cmocka_unit_test(newcomers_order_by_the_general),
        cmocka_unit_test(newcomers_order_who_is_in_front),
        cmocka_unit_test(newcomers_put_their_heroes_into_the_line),
        cmocka_unit_test(newcomers_set_up_with_gaps),
        cmocka_unit_test(newcomers_forget_units),
        cmocka_unit_test(a_hopeless_charge_is_left_alone),
        cmocka_unit_test(it_stops_where_it_cannot_be_charged),
        cmocka_unit_test(it_dares_more_towards_the_end),
        cmocka_unit_test(it_builds_the_usual_army),
        cmocka_unit_test(who_may_charge_next_is_better_off),
        cmocka_unit_test(a_lost_unit_counts_for_the_other_side),
        cmocka_unit_test(a_general_in_the_line_is_a_risk),
    };
    return RUN_SUITE("warmaster machine", tests, words, word);
}
