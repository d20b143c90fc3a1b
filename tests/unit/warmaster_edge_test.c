/* SPDX-License-Identifier: MIT */
/* warmaster_edge_test.c - leaving the table and coming back; characters pushed aside, taken along
 * and parted from their units. */
#include <stdio.h>

#include "games/warmaster/combat/combat.h"
#include "games/warmaster/shooting/shooting.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"
#include "warmaster_battle.h"

static void run_tasks(void)
{
    while (b.task_count > 0 && wm_task_rules(&b)->to_act(&b) == TASK_RUNS)
        wm_task_rules(&b)->run(&b);
}

static void asked(const char *key)
{
    assert_true(b.task_count > 0);
    assert_string_equal(wm_task_rules(&b)->key, key);
}

/* ---- The edge ---- */

/* B1 is driven over the far edge at 60 cm; it has lost `lost` stands before. */
static void drive_over_the_edge(int lost)
{
    set_up("", "empire:crossbowmen+general", "empire:halberdiers+halberdiers+general+hero");
    put("A1", FORM_LINE, 60, 95, 0);
    put("B1", FORM_LINE, 60, 116, 180);
    put("B2", FORM_LINE, 160, 100, 180);
    put_person("Ac1", 20, 20);
    put_person("Bc1", 160, 110);
    put_person("Bc2", 150, 110);
    for (int i = 0; i < lost; i++) wm_remove_stand(&b, id_of("B1"), 2);
    wm_note_hits(&b, id_of("B1"), 2, false);
    unit_named("B1")->driver = (uint8_t)(1 + id_of("A1"));
    b.phase = PHASE_SHOOTING;
    wm_push_drive_backs(&b);
    wm_settle(&b);
    apply("driven 9");
    asked("edge");
    assert_int_equal(warmaster_game.rules.to_act(&b), VX_CHANCE);
    assert_true(unit_named("B1")->flags & UNIT_OFF);
    survives_text();
}

/* WM-EDGE-02 to WM-EDGE-06, AMB-80 */
static void a_die_decides_about_who_left(void **state)
{
    (void)state;
    for (int lost = 0; lost < 3; lost++)
        for (int die = 1; die <= 6; die++) {
            char text[16];
            drive_over_the_edge(lost);
            snprintf(text, sizeof text, "die %d", die);
            apply(text);
            const unit *u = unit_named("B1");
            if (die - lost <= 0)
                assert_true(u->flags & UNIT_GONE);
            else if (die - lost <= 2)
                assert_true(u->flags & UNIT_OFF);
            else
                assert_true(is_on_table(u));
        }
}

/* AMB-13: in line with its rear on the edge where it left; where that is taken, along the edge */
static void it_comes_back_where_it_left(void **state)
{
    (void)state;
    drive_over_the_edge(0);
    apply("die 5");
    assert_true(stands_at("B1", 60, 119) && stands_at("B1", 56, 119) && stands_at("B1", 64, 119));
    assert_int_equal(unit_named("B1")->at[0].facing, 1800);
    drive_over_the_edge(0);
    put("B2", FORM_LINE, 57, 119, 180);
    apply("die 3");
    const unit *u = unit_named("B1");
    assert_true(is_on_table(u) && !stands_at("B1", 60, 119));
    assert_int_equal(u->at[0].y, unit_named("B2")->at[0].y);
    assert_true(stands_at("B1", 69, 119)); /* clockwise and the other way: this is the nearest */
}

/* WM-TURN-08, WM-EDGE-04: again at the start of its side's next turn, before initiative */
static void it_rolls_again_when_its_turn_begins(void **state)
{
    (void)state;
    for (int die = 2; die <= 6; die += 2) {
        char text[16];
        drive_over_the_edge(0);
        apply("die 2");
        assert_true(unit_named("B1")->flags & UNIT_OFF);
        b.task_count = 0;
        wm_start_turn(&b, 1);
        wm_settle(&b);
        asked("edge");
        survives_text();
        snprintf(text, sizeof text, "die %d", die);
        apply(text);
        assert_int_equal(b.phase, PHASE_INITIATIVE);
        const unit *u = unit_named("B1");
        assert_int_equal((u->flags & UNIT_OFF) != 0, die == 2);
        if (die == 2) continue;
        put_person("Bc1", 60, 110);
        put("A1", FORM_LINE, 60, 60, 0);
        apply("end");
        if (die == 4)
            illegal("order Bc1 B1", "WM-CMD-15"); /* WM-EDGE-05: it does not move this turn */
        else
            legal("order Bc1 B1"); /* WM-EDGE-06 */
    }
}

/* WM-EDGE-05: nor does it act on initiative; WM-EDGE-06: else it does */
static void back_on_the_edge_it_may_have_to_wait(void **state)
{
    (void)state;
    for (int die = 4; die <= 5; die++) {
        char text[16];
        drive_over_the_edge(0);
        apply("die 1");
        b.task_count = 0;
        put("A1", FORM_LINE, 60, 105, 0);
        wm_start_turn(&b, 1);
        wm_settle(&b);
        snprintf(text, sizeof text, "die %d", die);
        apply(text);
        if (die == 4)
            illegal("charge B1 A1", "WM-EDGE-05");
        else
            legal("charge B1 A1");
    }
}

/* WM-EDGE-07, WM-EDGE-09: who is with it shares its fate, and a General takes his army along */
static void characters_share_the_fate_of_their_unit(void **state)
{
    static const int dice[] = {2, 5};
    (void)state;
    for (int general = 0; general < 2; general++)
        for (int i = 0; i < 2; i++) {
            char text[16];
            const char *who = general ? "Bc1" : "Bc2";
            set_up("", "empire:halberdiers+general", "empire:halberdiers+general+hero");
            put("A1", FORM_LINE, 60, 95, 0);
            put("B1", FORM_LINE, 60, 117, 180);
            put_person("Ac1", 20, 20);
            put_person("Bc1", 160, 110);
            put_person("Bc2", 160, 115);
            join(who, "B1");
            b.phase = PHASE_COMBAT;
            wm_push_retreat(&b, id_of("B1"), 0, 6); /* WM-EDGE-01: a retreat */
            run_tasks();
            asked("edge");
            assert_true(person_named(who)->flags & PERSON_OFF);
            survives_text();
            act a = {.kind = ACT_DIE, .who = (uint8_t)dice[i]};
            snprintf(text, sizeof text, "die %d", dice[i]);
            legal(text);
            wm_task_rules(&b)->apply(&b, &a);
            assert_int_equal((person_named(who)->flags & PERSON_ON_TABLE) != 0, dice[i] == 5);
            assert_int_equal(b.ended, general && dice[i] == 2);
            if (dice[i] == 5) assert_int_equal(person_named(who)->joined, id_of("B1"));
        }
    drive_over_the_edge(2); /* and dies with it: WM-EDGE-03 */
    person_named("Bc2")->joined = id_of("B1");
    apply("die 2");
    assert_true(person_named("Bc2")->flags & PERSON_GONE);
}

/* WM-EDGE-01, AMB-14, WM-CHAR-13: the edge does not stop who runs from the enemy by mistake */
static void a_blunder_leads_over_the_edge(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers+hero+general", "empire:halberdiers");
    put("A1", FORM_LINE, 60, 8, 0);
    put("B1", FORM_LINE, 60, 25, 180);
    put_person("Ac1", 60, 5);
    put_person("Ac2", 100, 5);
    wm_start_turn(&b, 0);
    apply("end");
    apply("order Ac1 A1");
    apply("give");
    apply("roll 6 6");
    apply("blunder 2");
    asked("edge");
    survives_text();
    apply("die 6");
    assert_true(stands_at("A1", 60, 1));
    assert_int_equal(unit_named("A1")->at[0].facing, 0);
    assert_int_equal(b.phase, PHASE_ORDERS);
}

/* ---- Characters in the way ---- */

/* Seat 1 has an order that succeeded and is about to move A1, which stands at 60,40 and looks up
 * the table. Bc1 is where it says; B1, B2 and B3 are 10, 25 and 40 cm to the right of the middle. */
static void set_up_march(const char *list, double x, double y)
{
    set_up("", list, "empire:halberdiers+halberdiers+halberdiers+hero+general");
    put("A1", FORM_LINE, 60, 40, 0);
    put("B1", FORM_COLUMN, 72, 46, 180);
    put("B2", FORM_COLUMN, 87, 46, 180);
    put("B3", FORM_COLUMN, 102, 46, 180);
    put_person("Ac1", 60, 30);
    put_person("Bc1", x, y);
    put_person("Bc2", 160, 110);
    wm_start_turn(&b, 0);
    apply("end");
    apply("order Ac1 A1");
    apply("give");
    apply("roll 1 1");
    assert_int_equal(b.phase, PHASE_MOVE);
}

/* WM-CHARM-14, WM-CHARM-17, AMB-73: its owner chooses any unit within 30 cm */
static void a_crossed_character_joins_a_unit(void **state)
{
    (void)state;
    set_up_march("empire:halberdiers+general", 60, 47);
    apply("move A1 line 60,55 0");
    asked("displaced");
    assert_int_equal(warmaster_game.rules.to_act(&b), 1);
    survives_text();
    assert_int_equal(listed(), 2);
    illegal("join Bc1 B3", "WM-CHARM-17"); /* more than 30 cm */
    illegal("join Bc1 A1", "WM-CHARM-17");
    illegal("join Bc2 B1", "WM-CHARM-14");
    apply("join Bc1 B2"); /* not the nearest */
    assert_int_equal(person_named("Bc1")->joined, id_of("B2"));
    stand_list s;
    wm_list_stands(&b, &s);
    assert_true(wm_gap_to_person(&s, &b, id_of("B2"), person_named("Bc1")) <= TOUCH * TOUCH);
    assert_int_equal(b.phase, PHASE_ORDERS);
}

/* WM-CHARM-14, WM-MOVE-20: only who is crossed; WM-CHARM-21: who is with a unit stays with it */
static void others_stay_where_they_are(void **state)
{
    (void)state;
    set_up_march("empire:halberdiers+general", 68.5, 47); /* beside the way: 66 + 1.25 < 68.5 */
    apply("move A1 line 60,55 0");
    assert_int_equal(b.task_count, 0);
    assert_int_equal(person_named("Bc1")->joined, NOBODY_ID);
    set_up_march("empire:halberdiers+general", 60, 47);
    person_named("Bc1")->joined = id_of("B1");
    apply("move A1 line 60,55 0");
    assert_int_equal(b.task_count, 0);
    assert_int_equal(person_named("Bc1")->joined, id_of("B1"));
    set_up_march("empire:halberdiers+general", 60, 56.5); /* it ends on him */
    apply("move A1 line 60,55.5 0");
    asked("displaced");
}

/* WM-CHARM-18, WM-CHARM-19: nobody near, and he dies; a General ends the battle */
static void without_a_refuge_he_is_killed(void **state)
{
    (void)state;
    for (int general = 0; general < 2; general++) {
        set_up_march("empire:halberdiers+general", 60, 47);
        put("B1", FORM_LINE, 150, 100, 180);
        put("B2", FORM_LINE, 150, 105, 180);
        put("B3", FORM_LINE, 150, 110, 180);
        if (general) {
            put_person("Bc1", 160, 100);
            put_person("Bc2", 60, 47);
        }
        apply("move A1 line 60,55 0");
        assert_true(person_named(general ? "Bc2" : "Bc1")->flags & PERSON_GONE);
        assert_int_equal(b.phase == PHASE_OVER, general);
    }
}

/* WM-CHARM-15: flyers push aside only whom they land on */
static void flyers_push_aside_where_they_land(void **state)
{
    (void)state;
    set_up_march("high-elves:giant-eagles+general", 60, 50);
    apply("move A1 line 60,60 0");
    assert_int_equal(b.task_count, 0);
    set_up_march("high-elves:giant-eagles+general", 60, 60);
    apply("move A1 line 60,60 0");
    asked("displaced");
}

/* WM-CHARM-16: characters do not push characters aside */
static void characters_do_not_push_characters(void **state)
{
    (void)state;
    set_up_march("empire:halberdiers+general", 60, 47);
    apply("done");
    apply("end");
    put("A1", FORM_LINE, 100, 20, 0);
    apply("place Ac1 60,60");
    assert_int_equal(b.task_count, 0);
    assert_true(person_named("Bc1")->flags & PERSON_ON_TABLE);
}

/* WM-CHARM-14 by a charge: he has gone before anybody shoots (AMB-73) */
static void a_charge_pushes_aside_before_the_answer(void **state)
{
    (void)state;
    set_up_march("empire:halberdiers+general", 60, 47);
    put("B1", FORM_LINE, 60, 55, 180);
    apply("charge A1 B1");
    asked("displaced");
}

/* WM-CHARM-20: a flyer has no more than 30 cm either */
static void a_flying_character_has_thirty_centimetres(void **state)
{
    (void)state;
    for (int far = 0; far < 2; far++) {
        set_up("", "empire:halberdiers+general", "orcs:orc-warriors+orc-general/wyvern");
        put("A1", FORM_LINE, 60, 40, 0);
        put("B1", FORM_COLUMN, 60 + 1.25 + 2 + (far ? 30.1 : 29.9), 47, 180);
        put_person("Ac1", 60, 30);
        put_person("Bc1", 60, 47);
        wm_start_turn(&b, 0);
        apply("end");
        apply("order Ac1 A1");
        apply("give");
        apply("roll 1 1");
        apply("move A1 line 60,55 0");
        assert_int_equal((person_named("Bc1")->flags & PERSON_GONE) != 0, far);
    }
}

/* WM-CHARM-02, WM-CHARM-05, WM-CHARM-06, WM-CHARM-09, WM-CHARM-11, WM-CHARM-12, WM-CHARM-07 */
static void characters_move_freely_among_their_own(void **state)
{
    (void)state;
    set_up("lake 90,30 99,30 99,39 90,39\n", "empire:halberdiers+halberdiers+hero+general",
           "empire:halberdiers+general");
    put("A1", FORM_LINE, 60, 40, 0);
    put("A2", FORM_LINE, 60, 70, 0);
    put("B1", FORM_LINE, 60, 72, 180); /* A2 is engaged */
    put_person("Ac1", 60, 44);
    put_person("Ac2", 60, 30);
    put_person("Bc1", 60, 110);
    wm_start_turn(&b, 0);
    apply("end");
    apply("order Ac2 A1");
    apply("give");
    apply("roll 1 1");
    apply("move A1 line 60,44.5 0"); /* it ends on its own Hero, who is only moved aside */
    assert_int_equal(b.task_count, 0);
    assert_true(person_named("Ac1")->flags & PERSON_ON_TABLE);
    unit_named("A1")->flags |= UNIT_CONFUSED;
    person_named("Ac2")->joined = id_of("A1");
    apply("end"); /* the General has done: characters still move */
    assert_int_equal(b.phase, PHASE_CHARACTERS);
    illegal("place Ac1 95,35", "WM-CHARM-05");
    legal("place Ac1 60,20"); /* through A1 */
    legal("place Ac2 60,20"); /* who is with a confused unit moves as well */
    apply("join Ac1 A2");     /* which is engaged */
    assert_int_equal(person_named("Ac1")->joined, id_of("A2"));
}

/* WM-CHARM-04, WM-CHARM-13: he goes where his unit is driven */
static void characters_go_along(void **state)
{
    (void)state;
    set_up("", "empire:crossbowmen", "empire:halberdiers+hero+general");
    put("A1", FORM_LINE, 60, 20, 0);
    put("B1", FORM_LINE, 60, 40, 180);
    put_person("Bc2", 160, 110);
    join("Bc1", "B1");
    wm_note_hits(&b, id_of("B1"), 2, false);
    unit_named("B1")->driver = (uint8_t)(1 + id_of("A1"));
    b.phase = PHASE_SHOOTING;
    wm_push_drive_backs(&b);
    wm_settle(&b);
    apply("driven 9");
    apply("done");
    assert_int_equal(person_named("Bc1")->joined, id_of("B1"));
    stand_list s;
    wm_list_stands(&b, &s);
    assert_true(wm_gap_to_person(&s, &b, id_of("B1"), person_named("Bc1")) <= TOUCH * TOUCH);
}

/* WM-CHAR-20, WM-CHAR-21: a mount that cannot follow into a wood parts its rider from the unit */
static void a_mount_may_not_follow(void **state)
{
    (void)state;
    for (int partly = 0; partly < 2; partly++)
        for (int near = 0; near < 2; near++) {
            set_up("wood 40,44 65,44 65,60 40,60\n", "empire:halberdiers",
                   "orcs:orc-warriors+orc-warriors+orc-general/wyvern+orc-shaman");
            put("A1", FORM_LINE, 58, 40, 0);
            put("B1", FORM_LINE, partly ? 64 : 58, 42, 180);
            put("B2", FORM_LINE, near ? 80 : 120, 42, 180);
            put_person("Bc2", 160, 110);
            join("Bc1", "B1");
            b.phase = PHASE_COMBAT;
            wm_push_retreat(&b, id_of("B1"), 0, 5);
            run_tasks();
            const person *p = person_named("Bc1");
            if (partly)
                assert_int_equal(p->joined, id_of("B1")); /* one stand is out of the wood */
            else if (near)
                assert_int_equal(p->joined, id_of("B2"));
            else
                assert_true(p->flags & PERSON_GONE);
        }
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_die_decides_about_who_left),
        cmocka_unit_test(it_comes_back_where_it_left),
        cmocka_unit_test(it_rolls_again_when_its_turn_begins),
        cmocka_unit_test(back_on_the_edge_it_may_have_to_wait),
        cmocka_unit_test(characters_share_the_fate_of_their_unit),
        cmocka_unit_test(a_blunder_leads_over_the_edge),
        cmocka_unit_test(a_crossed_character_joins_a_unit),
        cmocka_unit_test(others_stay_where_they_are),
        cmocka_unit_test(without_a_refuge_he_is_killed),
        cmocka_unit_test(flyers_push_aside_where_they_land),
        cmocka_unit_test(characters_do_not_push_characters),
        cmocka_unit_test(a_charge_pushes_aside_before_the_answer),
        cmocka_unit_test(a_flying_character_has_thirty_centimetres),
        cmocka_unit_test(characters_move_freely_among_their_own),
        cmocka_unit_test(characters_go_along),
        cmocka_unit_test(a_mount_may_not_follow),
    };
    return RUN_SUITE("warmaster_edge", tests, words, word);
}
