/* SPDX-License-Identifier: MIT */
/* warmaster_end_test.c - section END: withdrawal, victory points, who has won. */
#include <string.h>

#include "games/warmaster/magic/magic.h"
#include "games/warmaster/turn/turn.h"
#include "games/warmaster/victory/victory.h"
#include "warmaster_battle.h"

/* Both armies stand far apart, the General of each behind his units. */
static void face_off(const char *one, const char *two)
{
    char name[8];
    set_up("", one, two);
    for (int side = 0; side < SIDES; side++) {
        for (int i = 0; i < b.side[side].list.unit_count; i++) {
            vx_text out = vx_text_on(name, sizeof name);
            wm_add_unit(&out, side * UNITS_MAX + i);
            put(name, FORM_LINE, 10 + 14 * (i % 12), side == 0 ? 10 + i / 12 * 5 : 110 - i / 12 * 5,
                side == 0 ? 0 : 180);
        }
        for (int i = 0; i < b.side[side].list.character_count; i++) {
            vx_text out = vx_text_on(name, sizeof name);
            wm_add_person(&out, side * PERSONS_MAX + i);
            put_person(name, 10 + 10 * i, side == 0 ? 4 : 116);
        }
    }
}

static void lose(const char *name)
{
    wm_destroy_unit(&b, id_of(name));
    wm_settle(&b);
}

/* WM-END-03, WM-END-04, WM-END-05, WM-DEPLOY-07, EX-61: eleven units break at the sixth, and so do
 * twelve; characters are not counted. */
static void an_army_withdraws_when_half_its_units_are_lost(void **state)
{
    static const char *const names[] = {"B1", "B2", "B3", "B4", "B5", "B6"};
    (void)state;
    for (int more = 0; more < 2; more++) {
        face_off("empire:2xhalberdiers+general",
                 more ? "orcs:12xgoblins+orc-general+3xorc-hero" : "orcs:11xgoblins+orc-general");
        for (int i = 0; i < 5; i++) lose(names[i]);
        assert_int_not_equal(b.phase, PHASE_OVER);
        assert_false(wm_has_withdrawn(&b, 1));
        lose(names[5]);
        assert_int_equal(b.phase, PHASE_OVER);
        assert_int_equal(warmaster_game.rules.to_act(&b), VX_OVER);
        assert_int_equal(warmaster_game.rules.score(&b, 0), 1);
        assert_int_equal(warmaster_game.rules.score(&b, 1), -1);
        survives_text();
    }
}

/* AMB-64: a unit off the table is not lost. */
static void a_unit_off_the_table_is_not_lost(void **state)
{
    (void)state;
    face_off("empire:2xhalberdiers+general", "orcs:2xgoblins+orc-general");
    memset(unit_named("B1")->at, 0, sizeof unit_named("B1")->at);
    unit_named("B1")->flags = UNIT_OFF;
    wm_check_end(&b);
    wm_settle(&b);
    assert_int_not_equal(b.phase, PHASE_OVER);
    assert_int_equal(wm_victory_points(&b, 0), 0);
    lose("B1");
    assert_int_equal(b.phase, PHASE_OVER);
}

/* WM-END-02: the General killed, alone or with his unit (WM-CHAR-05); WM-EDGE-09: or off the table;
 * another character's death ends nothing. */
static void an_army_withdraws_when_its_general_is_gone(void **state)
{
    (void)state;
    face_off("empire:4xhalberdiers+general+hero", "orcs:4xgoblins+orc-general+orc-hero");
    wm_kill_person(&b, PERSONS_MAX + 1);
    wm_settle(&b);
    assert_int_not_equal(b.phase, PHASE_OVER);
    join("Bc1", "B2");
    lose("B2");
    assert_int_equal(b.phase, PHASE_OVER);
    assert_true(wm_has_withdrawn(&b, 1) && !wm_has_withdrawn(&b, 0));
    face_off("empire:4xhalberdiers+general", "orcs:4xgoblins+orc-general");
    person_named("Bc1")->flags = PERSON_OFF;
    wm_check_end(&b);
    wm_settle(&b);
    assert_int_equal(b.phase, PHASE_OVER);
}

/* WM-END-07: full cost with items, attached stands and mounts. */
static void the_destroyed_are_worth_their_whole_cost(void **state)
{
    (void)state;
    face_off("empire:4xhalberdiers/skirmishers+knights/battle-banner+general+"
             "hero/griffon/sword-of-might",
             "orcs:8xgoblins+orc-general");
    lose("A1");
    assert_int_equal(wm_victory_points(&b, 1), 45 + 25);
    lose("A5");
    assert_int_equal(wm_victory_points(&b, 1), 70 + 110 + 50);
    wm_kill_person(&b, 1);
    assert_int_equal(wm_victory_points(&b, 1), 230 + 80 + 80 + 10);
    assert_int_equal(wm_victory_points(&b, 0), 0);
}

static void leave_stands(const char *name, int count)
{
    while (unit_named(name)->stands > count)
        wm_remove_stand(&b, id_of(name), unit_named(name)->stands - 1);
}

/* WM-END-08, AMB-77, EX-62: 45 points are worth 25 at one stand of three; items count; four stands
 * reduced to one too, to two not. */
static void one_stand_left_is_worth_half(void **state)
{
    (void)state;
    face_off("empire:halberdiers+2xhalberdiers/skirmishers+knights/sword-of-fate+general",
             "orcs:8xgoblins+orc-general");
    leave_stands("A1", 2);
    assert_int_equal(wm_victory_points(&b, 1), 0);
    leave_stands("A1", 1);
    assert_int_equal(wm_victory_points(&b, 1), 25);
    leave_stands("A2", 2);
    assert_int_equal(wm_victory_points(&b, 1), 25);
    leave_stands("A2", 1);
    assert_int_equal(wm_victory_points(&b, 1), 25 + 35);
    leave_stands("A4", 1); /* 115 / 2 = 57.5 */
    assert_int_equal(wm_victory_points(&b, 1), 60 + 60);
    assert_int_not_equal(b.phase, PHASE_OVER);
}

/* WM-END-09: one or two stands at the start score only when destroyed. */
static void small_units_score_only_when_destroyed(void **state)
{
    (void)state;
    face_off("empire:4xhalberdiers+cannon+helblaster+general", "orcs:8xgoblins+orc-general");
    leave_stands("A5", 1);
    assert_int_equal(wm_victory_points(&b, 1), 0);
    lose("A5");
    assert_int_equal(wm_victory_points(&b, 1), 85);
    lose("A6");
    assert_int_equal(wm_victory_points(&b, 1), 85 + 50);
}

/* Slayers: worth their cost while any stand lives, nothing when all are dead; the break point
 * counts them. */
static void slayers_are_worth_the_opposite(void **state)
{
    (void)state;
    face_off("empire:4xhalberdiers+general", "dwarfs:troll-slayers+warriors+general");
    assert_int_equal(wm_victory_points(&b, 0), 80);
    leave_stands("B1", 1);
    assert_int_equal(wm_victory_points(&b, 0), 80);
    lose("B1");
    assert_int_equal(wm_victory_points(&b, 0), 0);
    assert_int_equal(b.phase, PHASE_OVER); /* one of two units */
}

/* WM-END-10: more points win, equal points draw; WM-END-01: after the last turn. */
static void the_battle_ends_after_its_turns(void **state)
{
    (void)state;
    face_off("empire:4xhalberdiers+general", "orcs:8xgoblins+orc-general");
    b.round = b.turns;
    b.turn = 1;
    lose("B1");
    assert_int_not_equal(b.phase, PHASE_OVER);
    wm_end_turn(&b);
    wm_settle(&b);
    assert_int_equal(b.phase, PHASE_OVER);
    assert_int_equal(warmaster_game.rules.score(&b, 0), 1);
    face_off("empire:4xhalberdiers+general", "empire:4xhalberdiers+general");
    b.round = b.turns;
    b.turn = 1;
    lose("A1"), lose("B1");
    wm_end_turn(&b);
    wm_settle(&b);
    assert_int_equal(b.phase, PHASE_OVER);
    assert_int_equal(warmaster_game.rules.score(&b, 0), 0);
    assert_int_equal(warmaster_game.rules.score(&b, 1), 0);
}

/* WM-END-11: with more points it has drawn at best; AMB-46: unless both withdrew. */
static void who_withdraws_does_not_win(void **state)
{
    (void)state;
    face_off("empire:8xknights+general", "orcs:2xgoblins+orc-general");
    lose("A1");
    lose("A2");
    lose("B1"); /* 30 points for seat 1, 220 for seat 2, which withdraws */
    assert_int_equal(b.phase, PHASE_OVER);
    assert_true(wm_victory_points(&b, 1) > wm_victory_points(&b, 0));
    assert_int_equal(warmaster_game.rules.score(&b, 0), 0);
    assert_int_equal(warmaster_game.rules.score(&b, 1), 0);
    face_off("empire:8xknights+general", "orcs:2xgoblins+orc-general");
    person_named("Ac1")->flags = person_named("Bc1")->flags = PERSON_GONE;
    unit_named("A1")->flags = UNIT_GONE;
    wm_check_end(&b);
    wm_settle(&b);
    assert_int_equal(warmaster_game.rules.score(&b, 1), 1);
}

/* WM-END-06: whoever gives up loses, whatever he has scored. AMB-45 */
static void status_holds(const char *words)
{
    char said[160];
    vx_text out = vx_text_on(said, sizeof said);
    assert_true(vx_add_status(&warmaster_game, &b, VX_ENGLISH, &out));
    assert_non_null(strstr(said, words));
}

/* WM-END-01 to WM-END-03: the line below the board says why it is over, and nothing else. */
static void the_status_says_why_it_is_over(void **state)
{
    (void)state;
    face_off("empire:8xknights+general", "orcs:2xgoblins+orc-general");
    lose("B1");
    status_holds("half the units are lost, the army withdraws");
    char said[160];
    vx_text out = vx_text_on(said, sizeof said);
    vx_add_status(&warmaster_game, &b, VX_ENGLISH, &out);
    assert_null(strstr(said, "last turn"));
    face_off("empire:8xknights+general", "orcs:8xgoblins+orc-general");
    b.round = b.turns;
    b.turn = 1;
    wm_end_turn(&b);
    wm_settle(&b);
    status_holds("the last turn has passed");
}

static void who_concedes_loses(void **state)
{
    (void)state;
    face_off("empire:8xknights+general", "orcs:8xgoblins+orc-general");
    lose("B1"); /* seat 1 leads */
    vx_match *match = vx_match_new(&warmaster_game, &b, 1);
    assert_true(vx_match_resign(match, 0, NULL));
    assert_int_equal(vx_match_to_act(match), VX_OVER);
    assert_int_equal(vx_match_score(match, 0), -1);
    assert_int_equal(vx_match_score(match, 1), 1);
    vx_match_free(match);
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_army_withdraws_when_half_its_units_are_lost),
        cmocka_unit_test(a_unit_off_the_table_is_not_lost),
        cmocka_unit_test(an_army_withdraws_when_its_general_is_gone),
        cmocka_unit_test(the_destroyed_are_worth_their_whole_cost),
        cmocka_unit_test(one_stand_left_is_worth_half),
        cmocka_unit_test(small_units_score_only_when_destroyed),
        cmocka_unit_test(slayers_are_worth_the_opposite),
        cmocka_unit_test(the_battle_ends_after_its_turns),
        cmocka_unit_test(who_withdraws_does_not_win),
        cmocka_unit_test(the_status_says_why_it_is_over),
        cmocka_unit_test(who_concedes_loses),
    };
    return RUN_SUITE("warmaster_end", tests, words, word);
}
