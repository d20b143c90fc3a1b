/* SPDX-License-Identifier: MIT */
/* warmaster_shooting_test.c - section SHOOT up to the drive back. */
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

/* Crossbowmen before a line of the enemy, so many centimetres apart. */
static void face(const char *one, const char *two, double apart)
{
    set_up("", one, two);
    put("A1", FORM_LINE, 50, 20, 0);
    put("B1", FORM_LINE, 50, 22 + apart, 180);
    start_shooting();
}

/* ---- Who shoots at whom ---- */

/* WM-SHOOT-01, WM-STAT-03, AMB-79: once a turn, and only if it wants to */
static void a_unit_shoots_once_a_turn(void **state)
{
    (void)state;
    set_up("", "empire:crossbowmen+crossbowmen+halberdiers", "orcs:orc-warriors");
    put("A1", FORM_LINE, 40, 20, 0);
    put("A2", FORM_LINE, 60, 20, 0);
    put("A3", FORM_LINE, 80, 20, 0);
    put("B1", FORM_LINE, 50, 40, 180);
    start_shooting();
    assert_int_equal(warmaster_game.rules.to_act(&b), 0);
    assert_true(offers("shoot A1 B1") && offers("shoot A2 B1") && offers("end"));
    assert_int_equal(listed(), 3);
    illegal("shoot A3 B1", "WM-STAT-03");
    illegal("shoot B1 A1", "WM-SHOOT-01");
    illegal("shoot A1 A2", "WM-SHOOT-01");
    apply("shoot A1 B1");
    apply("hits 0");
    illegal("shoot A1 B1", "WM-SHOOT-01");
    assert_int_equal(listed(), 2);
    survives_text();
    apply("shoot A2 B1");
    apply("hits 0");
    assert_int_not_equal(b.phase, PHASE_SHOOTING); /* nobody is left to shoot: the phase ends */
}

/* WM-SHOOT-01: a new turn, a new shot */
static void the_next_turn_brings_a_new_shot(void **state)
{
    (void)state;
    face("empire:crossbowmen+crossbowmen", "orcs:orc-warriors", 20);
    apply("shoot A1 B1");
    apply("hits 0");
    wm_start_turn(&b, 0);
    start_shooting();
    legal("shoot A1 B1");
}

/* WM-SHOOT-02 */
static void engaged_units_do_not_shoot(void **state)
{
    (void)state;
    set_up("", "empire:crossbowmen+crossbowmen", "orcs:orc-warriors+orc-warriors");
    put("A1", FORM_LINE, 50, 20, 0);
    put("A2", FORM_LINE, 90, 20, 0);
    put("B1", FORM_LINE, 50, 22, 180); /* touches */
    put("B2", FORM_LINE, 70, 40, 180);
    start_shooting();
    illegal("shoot A1 B2", "WM-SHOOT-02");
    legal("shoot A2 B2");
    assert_int_equal(listed(), 2);
}

/* WM-SHOOT-03: the nearest that it sees; what it does not see does not count */
static void the_nearest_visible_enemy_is_the_target(void **state)
{
    (void)state;
    set_up("", "empire:crossbowmen", "orcs:orc-warriors+orc-warriors+orc-warriors");
    put("A1", FORM_LINE, 50, 40, 0);
    put("B1", FORM_LINE, 40, 60, 180);
    put("B2", FORM_LINE, 62, 58, 180);
    put("B3", FORM_LINE, 50, 34, 0); /* nearest of all, but behind */
    start_shooting();
    legal("shoot A1 B2");
    illegal("shoot A1 B1", "WM-SHOOT-03");
    illegal("shoot A1 B3", "WM-SHOOT-06");
    assert_int_equal(listed(), 2);
}

/* WM-SHOOT-04 */
static void of_equally_near_enemies_the_owner_chooses(void **state)
{
    (void)state;
    set_up("", "empire:crossbowmen", "orcs:orc-warriors+orc-warriors");
    put("A1", FORM_LINE, 50, 40, 0);
    put("B1", FORM_LINE, 43, 60, 180);
    put("B2", FORM_LINE, 57, 60, 180);
    start_shooting();
    legal("shoot A1 B1");
    legal("shoot A1 B2");
    put("B2", FORM_LINE, 57, 60.1, 180);
    legal("shoot A1 B1");
    illegal("shoot A1 B2", "WM-SHOOT-03");
}

/* WM-SHOOT-03, WM-SHOOT-05, AMB-22: who can takes the common target, the others their nearest */
static void stands_that_cannot_take_the_target_find_their_own(void **state)
{
    (void)state;
    set_up("", "empire:crossbowmen", "orcs:orc-warriors+orc-warriors");
    put_stand("A1", 0, 50, 40, 0);
    put_stand("A1", 1, 54, 40, 0);
    put_stand("A1", 2, 58, 40, 180); /* looks the other way */
    put("B1", FORM_LINE, 50, 55, 180);
    put("B2", FORM_LINE, 58, 18, 0); /* behind, and 20 cm away */
    start_shooting();
    illegal("shoot A1 B2", "WM-SHOOT-03");
    apply("shoot A1 B1");
    due(ACT_HITS, 2, 4);
    apply("hits 1");
    due(ACT_HITS, 1, 6); /* the orcs' armour */
    apply("hits 0");
    due(ACT_HITS, 1, 4);
    assert_int_equal(top_task(&b)->unit, id_of("B2"));
    survives_text();
    apply("hits 0");
    assert_int_equal(unit_named("B1")->struck + unit_named("B2")->struck,
                     0); /* the phase is over */
}

/* WM-SHOOT-05, WM-SHOOT-04: two enemies equally near to the stand that is left */
static void the_owner_breaks_ties_for_the_other_stands(void **state)
{
    (void)state;
    set_up("", "empire:crossbowmen", "orcs:orc-warriors+orc-warriors+orc-warriors");
    put_stand("A1", 0, 50, 60, 0);
    put_stand("A1", 1, 54, 60, 0);
    put_stand("A1", 2, 58, 60, 180);
    put("B1", FORM_LINE, 50, 75, 180);
    put("B2", FORM_LINE, 51, 40, 0);
    put("B3", FORM_LINE, 65, 40, 0);
    start_shooting();
    apply("shoot A1 B1");
    apply("hits 0");
    assert_int_equal(warmaster_game.rules.to_act(&b), 0);
    assert_int_equal(listed(), 2);
    legal("shoot A1 B2");
    illegal("end", "WM-SHOOT-04");
    survives_text();
    apply("shoot A1 B3");
    due(ACT_HITS, 1, 4);
    assert_int_equal(top_task(&b)->unit, id_of("B3"));
}

/* WM-SHOOT-06: from the front edge to any point of any stand */
static void stands_see_from_their_front(void **state)
{
    (void)state;
    set_up("", "empire:crossbowmen", "orcs:orc-warriors");
    put("A1", FORM_COLUMN, 50, 40, 0);
    put("B1", FORM_LINE, 70, 40, 270); /* beside the column, and reaching a little before it */
    start_shooting();
    apply("shoot A1 B1"); /* the column's front is at 43, the line's end at 46 */
    due(ACT_HITS, 3, 4);  /* all three: the sides of the front ones hide nothing to the right */
    set_up("", "empire:crossbowmen+crossbowmen", "orcs:orc-warriors+orc-warriors");
    put("A1", FORM_COLUMN, 50, 40, 0);
    put("A2", FORM_LINE, 120, 20, 0);
    put("B1", FORM_LINE, 70, 33.5, 270); /* ends at 39.5; the front edges are at 43, 41 and 39 */
    put("B2", FORM_LINE, 120, 40, 180);
    start_shooting();
    apply("shoot A1 B1");
    due(ACT_HITS, 1, 4);
}

/* WM-SHOOT-07, WM-CHAR-02: units and own stands hide, low things and characters do not */
static void what_hides_a_target(void **state)
{
    static const struct {
        const char *map;
        bool hidden;
    } between[] = {
        {"", false},
        {"fence 30,30 70,30 70,31 30,31\n", false},
        {"river 30,28 70,28 70,32 30,32\n", false},
        {"stream 30,28 70,28 70,32 30,32\n", false},
        {"marsh 30,28 70,28 70,32 30,32\n", false},
        {"wood 30,28 70,28 70,32 30,32\n", true},
        {"house 30,28 70,28 70,32 30,32\n", true},
        {"village 30,28 70,28 70,32 30,32\n", true},
        {"hill 20,26 80,26 80,34 20,34\n", true},
    };
    (void)state;
    for (size_t i = 0; i < sizeof between / sizeof between[0]; i++) {
        set_up(between[i].map, "empire:crossbowmen+crossbowmen", "orcs:orc-warriors+orc-warriors");
        put("A1", FORM_LINE, 50, 20, 0);
        put("A2", FORM_LINE, 150, 20, 0);
        put("B1", FORM_LINE, 50, 40, 180);
        put("B2", FORM_LINE, 150, 40, 180);
        start_shooting();
        if (between[i].hidden)
            illegal("shoot A1 B1", "WM-SHOOT-06");
        else
            legal("shoot A1 B1");
    }
    set_up("", "empire:crossbowmen+2xhalberdiers+crossbowmen+general", "orcs:giant+orc-warriors");
    put("A1", FORM_COLUMN, 50, 20, 0); /* own stands hide it from those behind */
    put("A2", FORM_LINE, 44, 30, 0);
    put("A4", FORM_LINE, 150, 20, 0);
    put("B1", FORM_LINE, 50, 41, 180);
    put("B2", FORM_LINE, 150, 40, 180);
    put_person("Ac1", 51, 30);
    start_shooting();
    apply("shoot A1 B1");
    due(ACT_HITS, 1, 4);
    apply("hits 0");
    unit_named("A1")->marks = 0;
    put("A3", FORM_LINE, 55.9, 30, 0);
    illegal("shoot A1 B1", "WM-SHOOT-06");
}

/* WM-SHOOT-07: there is nothing to see between stands that stand side by side */
static void a_line_of_stands_has_no_gaps(void **state)
{
    (void)state;
    set_up("", "empire:crossbowmen+halberdiers+crossbowmen", "orcs:giant+giant");
    put("A1", FORM_LINE, 50, 20, 0);
    put("A2", FORM_LINE, 50, 25, 0);
    put("A3", FORM_LINE, 120, 20, 0);
    put("B1", FORM_LINE, 48, 34, 180); /* right behind where two stands of A2 touch */
    put("B2", FORM_LINE, 120, 40, 180);
    start_shooting();
    illegal("shoot A1 B1", "WM-SHOOT-06");
    legal("shoot A3 B2");
}

/* WM-SHOOT-08, AMB-76: two centimetres into a wood, two inside it */
static void woods_are_seen_into_for_two_centimetres(void **state)
{
    static const struct {
        double mine, his; /* where the middles of the lines stand */
        bool seen;
    } cases[] = {
        {20, 41, true},    /* he stands with his front on the edge at 40 */
        {20, 42.9, true},  /* 1.9 cm inside */
        {20, 43.3, false}, /* 2.3 cm inside */
        {48, 51.9, true},  /* both inside, 1.9 cm apart */
        {48, 52.3, false}, /* 2.3 cm */
        {58.1, 78, true},  /* 0.9 cm before the far edge at 60, and he is outside */
        {56.5, 78, false}, /* 2.5 cm before it */
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        set_up("wood 30,40 70,40 70,60 30,60\n", "empire:crossbowmen+crossbowmen",
               "orcs:orc-warriors+orc-warriors");
        put("A1", FORM_LINE, 50, cases[i].mine, 0);
        put("A2", FORM_LINE, 150, 20, 0);
        put("B1", FORM_LINE, 50, cases[i].his, 180);
        put("B2", FORM_LINE, 150, 40, 180);
        start_shooting();
        if (is_legal("shoot A1 B1") != cases[i].seen) fail_msg("case %d", (int)i);
    }
}

/* WM-SHOOT-09: a unit in combat is no target and hides the others no less */
static void engaged_enemies_are_passed_over(void **state)
{
    (void)state;
    set_up("", "empire:crossbowmen+halberdiers", "orcs:orc-warriors+orc-warriors");
    put("A1", FORM_LINE, 50, 20, 0);
    put("A2", FORM_LINE, 62, 33, 90);
    put("B1", FORM_LINE, 50, 36, 180);
    put("B2", FORM_LINE, 36, 44, 180);
    start_shooting();
    assert_true(unit_of(&b, 0)->stands == 3);
    legal("shoot A1 B1");
    illegal("shoot A1 B2", "WM-SHOOT-03");
    put("A2", FORM_LINE, 57, 36, 270); /* in its flank */
    illegal("shoot A1 B1", "WM-SHOOT-09");
    legal("shoot A1 B2");
}

/* WM-SHOOT-10, AMB-02: 30 cm, 15 cm for some, the end of the range included */
static void missiles_reach_so_far(void **state)
{
    (void)state;
    face("empire:crossbowmen", "orcs:orc-warriors", 30);
    legal("shoot A1 B1");
    face("empire:crossbowmen+crossbowmen", "orcs:orc-warriors", 30);
    put("B1", FORM_LINE, 50, 52.1, 180);
    illegal("shoot A1 B1", "WM-SHOOT-11");
    face("orcs:goblins+goblins", "orcs:orc-warriors", 15);
    legal("shoot A1 B1");
    put("B1", FORM_LINE, 50, 37.1, 180);
    illegal("shoot A1 B1", "WM-SHOOT-11");
    face("empire:pistoliers", "orcs:orc-warriors", 14);
    legal("shoot A1 B1");
}

/* WM-SHOOT-11, WM-SHOOT-12: stands out of range do not shoot */
static void range_is_taken_stand_by_stand(void **state)
{
    (void)state;
    set_up("", "empire:crossbowmen", "orcs:giant");
    put("A1", FORM_LINE, 50, 20, 0);
    put("B1", FORM_LINE, 44, 52.9, 180); /* a single stand before the left one, 29.9 cm away */
    start_shooting();
    apply("shoot A1 B1");
    due(ACT_HITS, 1, 4); /* the middle one is 30.06 cm away */
    set_up("", "empire:crossbowmen", "orcs:giant");
    put("A1", FORM_LINE, 50, 20, 0);
    put("B1", FORM_LINE, 50, 50, 180);
    start_shooting();
    apply("shoot A1 B1");
    due(ACT_HITS, 3, 4);
}

/* ---- To hit ---- */

/* EX-16, WM-SHOOT-12: three stands of two shots are six dice. EX-17, WM-SHOOT-13: in the open a die
 * of four or more hits: of 1, 2, 2, 3, 4, 4, 6, 6 four do */
static void shots_add_up_and_hit_on_four(void **state)
{
    static const int dice[8] = {1, 2, 2, 3, 4, 4, 6, 6};
    int hits = 0;
    (void)state;
    face("ogre-kingdoms:leadbelchers", "orcs:orc-warriors", 10);
    apply("shoot A1 B1");
    due(ACT_HITS, 6, 4);
    wm_dice thrown = wm_task_rules(&b)->dice(&b);
    for (int i = 0; i < 8; i++) hits += dice[i] >= thrown.need;
    assert_int_equal(hits, 4);
    act four = {ACT_HITS, 4, 0, {0}};
    assert_int_equal(wm_dice_weight(&thrown, &four),
                     15 * 729); /* 6 over 4, of 3 to the sixth each */
    assert_int_equal(wm_dice_total(&thrown), 46656);
}

/* WM-SHOOT-13, WM-DEFEND-07: 5 against defended, 6 against fortified infantry and artillery */
static void cover_makes_hitting_harder(void **state)
{
    static const struct {
        const char *map, *target;
        int need;
    } cases[] = {
        {"", "orcs:orc-warriors", 4},
        {"wood 30,39 70,39 70,60 30,60\n", "orcs:orc-warriors", 5},
        {"fence 30,38 70,38 70,38.5 30,38.5\n", "orcs:orc-warriors", 5},
        {"rampart 30,38 70,38 70,60 30,60\n", "orcs:orc-warriors", 6},
        {"rampart 30,35 70,35 70,60 30,60\n", "orcs:rock-lobber", 6},
        {"village 30,37 70,37 70,60 30,60\n", "orcs:rock-lobber", 5},
        {"fence 30,37 70,37 70,37.5 30,37.5\n", "orcs:boar-riders", 4}, /* WM-DEFEND-02 */
        {"fence 30,37 70,37 70,37.5 30,37.5\n", "orcs:giant", 4},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        set_up(cases[i].map, "empire:crossbowmen", cases[i].target);
        put("A1", FORM_LINE, 50, 20, 0);
        put("B1", FORM_LINE, 50, 40, 180);
        start_shooting();
        apply("shoot A1 B1");
        due(ACT_HITS, 3, cases[i].need);
    }
}

/* WM-SHOOT-14, WM-SHOOT-15, AMB-23: at the uncovered stand as long as it lives, by portions */
static void the_least_covered_stand_is_aimed_at_and_falls_first(void **state)
{
    (void)state;
    set_up("wood 30,39 52,39 52,60 30,60\n", "empire:crossbowmen+crossbowmen+crossbowmen",
           "orcs:orc-warriors");
    put("A1", FORM_LINE, 44, 20, 0);
    put("A2", FORM_LINE, 58, 20, 0);
    put("A3", FORM_LINE, 51, 14, 0);
    put("B1", FORM_LINE, 50, 40, 180); /* of three stands that at 54 has no part in the wood */
    start_shooting();
    apply("shoot A1 B1");
    due(ACT_HITS, 1, 4); /* each stand by itself while cover differs */
    apply("hits 1");
    apply("hits 0");
    due(ACT_HITS, 1, 4);
    apply("hits 1");
    apply("hits 0");
    due(ACT_HITS, 1, 4);
    apply("hits 0");
    assert_int_equal(unit_named("B1")->wounds, 2);
    apply("shoot A2 B1");
    due(ACT_HITS, 1, 4);
    apply("hits 1");
    apply("hits 0");
    assert_int_equal(warmaster_game.rules.to_act(&b), 1); /* its owner removes the uncovered one */
    assert_int_equal(listed(), 1);
    illegal("remove B1 2", "WM-SHOOT-15");
    survives_text();
    apply(stands_at("B1", 54, 40) && unit_named("B1")->at[0].x > 53 * CENTIMETRE ? "remove B1 1"
                                                                                 : "remove B1 3");
    assert_false(stands_at("B1", 54, 40));
    due(ACT_HITS, 2, 5); /* the rest have the cover of the wood */
}

/* WM-SHOOT-14: a stand that sees only covered ones has the harder number */
static void who_does_not_see_the_uncovered_stand_cannot_aim_at_it(void **state)
{
    (void)state;
    set_up("wood 30,39 52,39 52,60 30,60\nhouse 54.5,26 60,26 60,33 54.5,33\nhouse 50,24 53,24 "
           "53,26 50,26\n",
           "empire:crossbowmen", "orcs:orc-warriors");
    put_stand("A1", 0, 40, 20, 0);
    unit_named("A1")->stands = 1;
    put("B1", FORM_LINE, 50, 40, 180);
    start_shooting();
    apply("shoot A1 B1");
    wm_dice open = wm_task_rules(&b)->dice(&b);
    assert_int_equal(open.need, 4); /* from here the uncovered stand at 54 is seen */
    set_up("wood 30,39 52,39 52,60 30,60\nhouse 46,26 60,26 60,33 46,33\n", "empire:crossbowmen",
           "orcs:orc-warriors");
    put_stand("A1", 0, 44, 20, 0);
    unit_named("A1")->stands = 1;
    put("B1", FORM_LINE, 50, 40, 180);
    start_shooting();
    apply("shoot A1 B1");
    due(ACT_HITS, 1, 5); /* the house hides it */
}

/* ---- Saves and losses ---- */

/* EX-18, WM-SHOOT-16, WM-STAT-05: four hits on knights, dice 2, 4, 5, 6: one stays */
static void armour_cancels_hits(void **state)
{
    static const int dice[4] = {2, 4, 5, 6};
    int saved = 0;
    (void)state;
    face("empire:crossbowmen+crossbowmen", "empire:knights", 20);
    put("A2", FORM_LINE, 63, 20, 0);
    unit_named("A1")->stands = 3;
    apply("shoot A1 B1");
    apply("hits 3");
    due(ACT_HITS, 3, 4);
    wm_dice thrown = wm_task_rules(&b)->dice(&b);
    for (int i = 0; i < 4; i++) saved += dice[i] >= thrown.need;
    assert_int_equal(saved, 3);
    apply("hits 2");
    assert_int_equal(unit_named("B1")->wounds, 1);
    assert_int_equal(unit_named("B1")->struck, 1); /* cancelled hits count for nothing */
    survives_text();
}

/* EX-18 to the letter: the four hits are of two units, and saved as they fall */
static void hits_of_two_units_are_saved_like_those_of_one(void **state)
{
    (void)state;
    face("empire:crossbowmen+crossbowmen+crossbowmen", "empire:knights", 20);
    put("A2", FORM_LINE, 63, 20, 0);
    put("A3", FORM_LINE, 120, 20, 0);
    apply("shoot A1 B1");
    apply("hits 2");
    apply("hits 1");
    apply("shoot A2 B1");
    due(ACT_HITS, 3, 4);
    apply("hits 2");
    due(ACT_HITS, 2, 4);
    apply("hits 2"); /* WM-DICE-08, AMB-24 */
}

/* WM-STAT-06: no armour, no dice. WM-SHOOT-17: a stand falls as soon as its hits are full */
static void without_armour_hits_count_at_once(void **state)
{
    (void)state;
    face("empire:crossbowmen+crossbowmen", "empire:crossbowmen", 20);
    put("A2", FORM_LINE, 63, 20, 0);
    apply("shoot A1 B1");
    apply("hits 3");
    assert_int_equal(warmaster_game.rules.to_act(&b), 1);
    assert_int_equal(unit_named("B1")->stands, 3);
    illegal("remove B1 2", "WM-COMBAT-21"); /* AMB-25: the unit would fall apart */
    assert_int_equal(listed(), 2);
    apply("remove B1 3");
    assert_int_equal(unit_named("B1")->stands, 2);
    assert_int_equal(unit_named("B1")->wounds, 0);
    assert_int_equal(unit_named("B1")->struck, 3); /* WM-SHOOT-22: those that removed it too */
}

/* EX-21 (hits and stands), WM-SHOOT-17, WM-SHOOT-18: five hits are a stand and two left over, and
 * hits of several shooters add up */
static void hits_of_several_shooters_add_up(void **state)
{
    (void)state;
    face("empire:crossbowmen+crossbowmen+crossbowmen", "empire:crossbowmen", 20);
    put("A2", FORM_LINE, 63, 20, 0);
    put("A3", FORM_LINE, 37, 20, 0);
    apply("shoot A1 B1");
    apply("hits 2");
    assert_int_equal(unit_named("B1")->wounds, 2);
    apply("shoot A2 B1");
    apply("hits 3");
    apply("remove B1 1");
    assert_int_equal(unit_named("B1")->stands, 2);
    assert_int_equal(unit_named("B1")->wounds, 2);
    assert_int_equal(unit_named("B1")->struck, 5);
}

/* WM-SHOOT-17, WM-CHAR-05: as many hits as it can take destroy the unit and who is with it */
static void a_unit_that_has_no_stand_left_is_destroyed(void **state)
{
    (void)state;
    face("ogre-kingdoms:leadbelchers", "empire:crossbowmen+halberdiers+halberdiers+general+hero",
         10);
    put("B2", FORM_LINE, 100, 100, 180);
    put("B3", FORM_LINE, 120, 100, 180);
    put_person("Bc1", 100, 110);
    unit_named("B1")->stands = 2;
    put("B1", FORM_LINE, 50, 32, 180);
    join("Bc2", "B1");
    apply("shoot A1 B1");
    apply("hits 6");
    assert_true(unit_named("B1")->flags & UNIT_GONE);
    assert_true(person_named("Bc2")->flags & PERSON_GONE);
}

/* WM-SHOOT-19: what is left over is forgotten when the phase is over */
static void leftover_hits_end_with_the_phase(void **state)
{
    (void)state;
    face("empire:crossbowmen", "empire:flagellants", 20); /* never driven back, so it just ends */
    apply("shoot A1 B1");
    apply("hits 2");
    assert_int_not_equal(b.phase, PHASE_SHOOTING);
    assert_int_equal(unit_named("B1")->wounds, 0);
    assert_int_equal(unit_named("B1")->struck, 0);
}

/* WM-SHOOT-25: the nearest shooter is remembered, hit or not */
static void the_nearest_shooter_drives_back(void **state)
{
    (void)state;
    face("empire:crossbowmen+crossbowmen+crossbowmen", "orcs:orc-warriors", 20);
    put("A2", FORM_LINE, 50, 30, 0);
    put("A1", FORM_LINE, 36, 25, 0);
    put("A3", FORM_LINE, 120, 20, 0);
    apply("shoot A1 B1");
    apply("hits 3");
    apply("hits 0");
    apply("remove B1 1");
    assert_int_equal(unit_named("B1")->driver, 1 + id_of("A1"));
    apply("shoot A2 B1");
    assert_int_equal(unit_named("B1")->driver, 1 + id_of("A2"));
}

/* WM-ITEM-06, WM-ITEM-08, WM-ITEM-09: banners and shots */
static void banners_help_against_shots(void **state)
{
    (void)state;
    face("empire:crossbowmen", "empire:knights/banner-of-shielding", 20);
    apply("shoot A1 B1");
    apply("hits 3");
    due(ACT_HITS, 3, 3);
    face("empire:crossbowmen+crossbowmen", "empire:crossbowmen/banner-of-steadfastness", 20);
    put("A2", FORM_LINE, 63, 20, 0);
    apply("shoot A1 B1");
    apply("hits 2");
    assert_int_equal(unit_named("B1")->wounds, 1);
    apply("shoot A2 B1");
    apply("hits 1");
    assert_int_not_equal(b.phase, PHASE_COMBAT);
    face("empire:crossbowmen/banner-of-fortune", "orcs:orc-warriors", 20);
    apply("shoot A1 B1");
    apply("hits 0");
    assert_int_equal(warmaster_game.rules.to_act(&b), 0);
    assert_int_equal(listed(), 2);
    survives_text();
    apply("yes");
    due(ACT_HITS, 3, 4);
    apply("hits 2");
    due(ACT_HITS, 2, 6); /* once a battle: not asked again */
}

/* ---- Anything at all ---- */

/* Random answers to the end of many battles; every position must survive its text. */
static uint64_t next_random(uint64_t *seed)
{
    *seed = *seed * 6364136223846793005u + 1442695040888963407u;
    return *seed >> 33;
}

static void play_at_random(uint64_t seed, int steps)
{
    static vx_action list[1 << 16];
    for (int i = 0; i < steps && warmaster_game.rules.to_act(&b) != VX_OVER; i++) {
        vx_action chosen;
        if (warmaster_game.rules.to_act(&b) == VX_CHANCE) {
            uint64_t total = warmaster_game.chance->total(&b);
            chosen = warmaster_game.chance->pick(&b, next_random(&seed) % total);
        } else {
            int count = warmaster_game.rules.list(&b, list);
            assert_true(count > 0);
            chosen = list[next_random(&seed) % (uint64_t)count];
            vx_problem why = {0};
            if (!warmaster_game.rules.check(&b, chosen, &why))
                fail_msg("seed %d step %d: %s %s", (int)seed, i, why.message->clause,
                         why.message->text[VX_ENGLISH]);
        }
        warmaster_game.rules.apply(&b, chosen);
        if (b.task_count > 0) survives_text();
    }
}

static void battles_with_all_weapons_go_on(void **state)
{
    (void)state;
    for (int game = 0; game < 12; game++) {
        set_up("hill 60,40 100,40 100,80 60,80\nwood 20,50 40,50 40,70 20,70\n",
               "empire:2xcrossbowmen+knights+pistoliers+helblaster+cannon+steam-tank+general+hero",
               "dwarfs:2xwarriors+handgunners+cannon+flame-cannon+gyrocopter+general+hero");
        static const double at[] = {20, 40, 60, 80, 100, 120, 140};
        char name[] = "A1";
        for (int i = 0; i < 7; i++) {
            name[0] = 'A', name[1] = (char)('1' + i);
            put(name, FORM_LINE, at[i], 45, 0);
            name[0] = 'B';
            if (i < 6) put(name, FORM_LINE, at[i] + 5, 68, 180);
        }
        put_person("Ac1", 60, 30);
        put_person("Ac2", 90, 30);
        put_person("Bc1", 60, 90);
        put_person("Bc2", 90, 90);
        wm_start_turn(&b, game % 2);
        wm_settle(&b);
        play_at_random((uint64_t)(game + 1) * 7919, 400);
    }
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_unit_shoots_once_a_turn),
        cmocka_unit_test(the_next_turn_brings_a_new_shot),
        cmocka_unit_test(engaged_units_do_not_shoot),
        cmocka_unit_test(the_nearest_visible_enemy_is_the_target),
        cmocka_unit_test(of_equally_near_enemies_the_owner_chooses),
        cmocka_unit_test(stands_that_cannot_take_the_target_find_their_own),
        cmocka_unit_test(the_owner_breaks_ties_for_the_other_stands),
        cmocka_unit_test(stands_see_from_their_front),
        cmocka_unit_test(what_hides_a_target),
        cmocka_unit_test(a_line_of_stands_has_no_gaps),
        cmocka_unit_test(woods_are_seen_into_for_two_centimetres),
        cmocka_unit_test(engaged_enemies_are_passed_over),
        cmocka_unit_test(missiles_reach_so_far),
        cmocka_unit_test(range_is_taken_stand_by_stand),
        cmocka_unit_test(shots_add_up_and_hit_on_four),
        cmocka_unit_test(cover_makes_hitting_harder),
        cmocka_unit_test(the_least_covered_stand_is_aimed_at_and_falls_first),
        cmocka_unit_test(who_does_not_see_the_uncovered_stand_cannot_aim_at_it),
        cmocka_unit_test(armour_cancels_hits),
        cmocka_unit_test(hits_of_two_units_are_saved_like_those_of_one),
        cmocka_unit_test(without_armour_hits_count_at_once),
        cmocka_unit_test(hits_of_several_shooters_add_up),
        cmocka_unit_test(a_unit_that_has_no_stand_left_is_destroyed),
        cmocka_unit_test(leftover_hits_end_with_the_phase),
        cmocka_unit_test(the_nearest_shooter_drives_back),
        cmocka_unit_test(banners_help_against_shots),
        cmocka_unit_test(battles_with_all_weapons_go_on),
    };
    return RUN_SUITE("warmaster_shooting", tests, words, word);
}
