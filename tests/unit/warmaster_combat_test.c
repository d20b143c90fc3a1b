/* SPDX-License-Identifier: MIT */
/* warmaster_combat_test.c - sections COMBAT, DEFEND and MULTI, and the book's long example. */
#include "games/warmaster/combat/combat.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"

#include "warmaster_fight.h"

/* One stand before another: how many dice it throws. */
static int attacks(const char *mine, int stand, const char *his, int his_stand)
{
    return wm_stand_attacks(&b, id_of(mine), stand - 1, id_of(his), his_stand - 1, NULL);
}

static int need(const char *mine, const char *his)
{
    return wm_blow_need(&b, id_of(mine), 0, id_of(his), 0);
}

/* ---- The long example of the book ---- */

/* The Flagellants stand before Orcs Left and touch Orcs Centre at a corner, the Knights stand
 * before two stands of Orcs Centre, Orcs Right touch nobody. */
static void set_up_the_example(void)
{
    set_up("lake 26,54.2 33.8,54.2 33.8,60 26,60\n" /* so that nobody can wrap round Orcs Left */
           "lake 38.2,54.2 44,54.2 44,60 38.2,60\n",
           "empire:flagellants+knights+4xhalberdiers", "orcs:3xorc-warriors+4xgoblins");
    put("B1", FORM_LINE, 40, 50, 180);
    put("B2", FORM_LINE, 52, 50, 180);
    put("B3", FORM_LINE, 64, 50, 180);
    put("A1", FORM_LINE, 40, 48, 0);
    put("A2", FORM_LINE, 50, 47, 0);
    charged("A1");
    charged("A2");
    start_combat();
}

/* EX-63: WM-COMBAT-01, WM-COMBAT-02, WM-COMBAT-06, AMB-30 */
static void four_units_are_in_one_engagement_and_the_fifth_is_not(void **state)
{
    (void)state;
    set_up_the_example();
    assert_true(wm_fights(&b, id_of("A1")) && wm_fights(&b, id_of("A2")));
    assert_true(wm_fights(&b, id_of("B1")) && wm_fights(&b, id_of("B2")));
    assert_false(wm_fights(&b, id_of("B3")));
    assert_int_equal(acts(),
                     0); /* his third stand touches two stands of one unit, one of another */
    assert_int_equal(listed(), 3);
    illegal("strike B3 1", "WM-COMBAT-06");
    illegal("lead A1 1", "WM-COMBAT-06");
    survives_text();
    apply("strike B1 1");
    assert_int_equal(acts(), 1);
    assert_true(offers("strike A1 3") && offers("strike A2 1"));
    apply("strike A2 1");
    survives_text();
}

/* The dice of the first round up to the first choice. */
static void fight_the_first_round(void)
{
    set_up_the_example();
    apply("strike B1 1");
    apply("strike A2 1");
    due(ACT_HITS, 18, 4); /* Flagellants (5+1) x 3 */
    succeed(8);
    due(ACT_HITS, 8, 6);
    survives_text();
    succeed(1);
    due(ACT_HITS, 12, 4); /* Knights (3+1) x 3 */
    succeed(6);
    due(ACT_HITS, 6, 6);
    succeed(0);
    due(ACT_HITS, 12, 4); /* Orcs Left 4 x 3 */
    succeed(2);
    due(ACT_HITS, 8, 4); /* Orcs Centre 4 x 2: two stands touch the enemy; no armour before */
    succeed(4);
    due(ACT_HITS, 4, 4);
    succeed(2);
}

/* EX-64, EX-65, EX-66: WM-COMBAT-04, WM-COMBAT-16, WM-COMBAT-18, WM-COMBAT-19, WM-COMBAT-20,
 * WM-COMBAT-21, WM-COMBAT-22, WM-COMBAT-26, WM-COMBAT-34, WM-COMBAT-39, WM-MULTI-01, WM-MULTI-02,
 * WM-MULTI-04 */
static void the_orcs_lose_the_first_round_by_nine(void **state)
{
    (void)state;
    fight_the_first_round();
    assert_int_equal(topmost(), TASK_CASUALTIES); /* the losers remove first */
    assert_int_equal(acts(), 1);
    assert_int_equal(top_task(&b)->unit, id_of("B2"));
    illegal("remove B2 2", "WM-COMBAT-21"); /* the middle one holds it together */
    apply("remove B2 1");
    apply("remove B2 1");
    apply("remove B1 1");
    survives_text();
    apply("remove B1 1");
    assert_int_equal(unit_named("B1")->wounds, 1);
    assert_int_equal(unit_named("B2")->wounds, 0);
    assert_int_equal(unit_named("A1")->wounds, 2);
    assert_int_equal(unit_named("A2")->wounds, 2);
    assert_int_equal(unit_named("A1")->stands, 3);
    assert_int_equal(topmost(), TASK_FLIGHT); /* 13 : 4, no support left; 9 / 2 = 5 cm */
    assert_int_equal(top_task(&b)->flight.distance, 5);
    assert_int_equal(acts(), 1);
    assert_true(offers("flee B1 0") && offers("flee B2 0"));
    illegal("flee B1 180", "WM-RETREAT-02");
    illegal("flee B3 0", "WM-MULTI-06");
    survives_text();
}

/* All contact that can be had: the first place offered, until the unit stands. */
static void place_the_rest(void)
{
    static vx_action all[4096];
    for (int guard = 0; topmost() == TASK_PURSUIT && guard < STANDS_MAX; guard++) {
        assert_true(warmaster_game.rules.list(&b, all) > 0);
        assert_true(warmaster_game.rules.check(&b, all[0], NULL));
        warmaster_game.rules.apply(&b, all[0]);
    }
}

/* EX-67, EX-68, EX-69: WM-COMBAT-10, WM-COMBAT-11, WM-COMBAT-23, WM-COMBAT-25, WM-COMBAT-27,
 * WM-COMBAT-41, WM-MULTI-11, WM-ADVANCE-02, WM-ADVANCE-04, WM-ADVANCE-14, WM-PURSUE-19, WM-PURSUE-20 */
static void the_fight_falls_in_two_and_the_empire_wins_both(void **state)
{
    (void)state;
    fight_the_first_round();
    apply("remove B2 1");
    apply("remove B2 1"); /* its last stand is before the Knights */
    apply("remove B1 1");
    apply("remove B1 1"); /* its last stand is the farthest from them */
    apply("flee B1 0");   /* B2 has no choice then */
    illegal("hold B1", "WM-MULTI-06");
    assert_true(stands_at("B1", 36, 55));
    assert_true(stands_at("B2", 48, 55));
    assert_int_equal(topmost(), TASK_WINNERS);
    illegal("hold A1", "WM-ADVANCE-14"); /* Flagellants must pursue */
    illegal("advance A1 B3", "WM-ADVANCE-02");
    illegal("pursue A2 B1", "WM-PURSUE-26");
    legal("hold A2");
    survives_text();
    apply("pursue A1 B1"); /* one stand straight ahead, the others at its sides */
    survives_text();
    illegal("stand A1 3 32,53 0", "WM-PURSUE-13");
    illegal("stand A1 2 45,53 0", "WM-PURSUE-13");
    apply("stand A1 2 40,53 0");
    apply("stand A1 3 32,53 0");
    apply("pursue A2 B2");
    place_the_rest();
    assert_int_equal(topmost(), TASK_COMBAT); /* two fights: the active player chooses */
    assert_int_equal(acts(), 0);
    assert_true(offers("fight A1") && offers("fight A2") && offers("fight B1"));
    survives_text();
    apply("fight A1");
    due(ACT_HITS, 21, 4); /* 3 x (5 + 1 + 1 for one full 3 cm of 5) */
    succeed(12);
    due(ACT_HITS, 12, 6);
    succeed(2);
    due(ACT_HITS, 4, 4); /* the last Orc stand strikes before it falls */
    succeed(2);
    assert_true(unit_named("B1")->flags & UNIT_GONE);
    assert_int_equal(topmost(), TASK_CASUALTIES); /* 2 + 2 hits: a stand lost, one hit left */
    apply("remove A1 2");
    assert_int_equal(unit_named("A1")->wounds, 1);
    assert_int_equal(topmost(), TASK_WINNERS);
    assert_int_equal(listed(), 2); /* nobody to advance on, not even for Flagellants */
    illegal("advance A1 B3", "WM-ADVANCE-03");
    apply("hold A1");
    due(ACT_HITS, 15, 4); /* Knights 3 x (3 + 1 + 1) */
    succeed(4);
    due(ACT_HITS, 4, 6);
    succeed(0);
    succeed(0);
    assert_true(unit_named("B2")->flags & UNIT_GONE);
    assert_int_equal(unit_named("A2")->wounds, 2);
    assert_int_equal(unit_named("A2")->stands, 3);
    apply("hold A2");
    assert_int_equal(unit_named("A2")->wounds, 0); /* wiped at the end of the phase */
}

/* ---- How many dice, and what they need ---- */

/* EX-24: WM-COMBAT-03, WM-COMBAT-05, WM-COMBAT-16: nobody charged, every stand that touches fights */
static void three_stands_with_three_attacks_throw_nine_dice(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers+4xcrossbowmen", "empire:halberdiers+4xcrossbowmen");
    put("A1", FORM_LINE, 50, 50, 0);
    put("B1", FORM_LINE, 50, 52, 180);
    b.turn = 1; /* whosever turn it is */
    start_combat();
    due(ACT_HITS, 9, 4);
    succeed(0);
    due(ACT_HITS, 9, 4);
}

/* EX-25: WM-COMBAT-07, WM-COMBAT-08, WM-COMBAT-09, WM-DEFEND-08, WM-DEFEND-12 */
static void charging_in_the_open_gives_one_and_chariots_two(void **state)
{
    (void)state;
    set_up("wood 60,60 80,60 80,80 60,80\n", "high-elves:chariots+spearmen+silver-helms+4xarchers",
           "orcs:2xorc-warriors+boar-riders+4xgoblins");
    put("B1", FORM_LINE, 30, 52, 180);
    put("A1", FORM_LINE, 30, 49, 0);
    put("B2", FORM_LINE, 70, 61, 180); /* at the edge of the wood */
    put("A2", FORM_LINE, 70, 59, 0);
    put("B3", FORM_LINE, 110, 52, 180);
    put("A3", FORM_LINE, 110, 48, 0);
    charged("A1"), charged("A2"), charged("A3");
    wm_start_combat(&b);
    assert_int_equal(attacks("A1", 2, "B1", 2), 3 + 2);
    assert_int_equal(attacks("A3", 2, "B3", 2), 3 + 1);
    assert_int_equal(attacks("A2", 2, "B2", 2), 3); /* defended: no bonus */
    assert_int_equal(need("A2", "B2"), 5);
    assert_int_equal(need("A1", "B1"), 4);
    put("A2", FORM_LINE, 70, 63, 180); /* charging in the wood: in the open all the same */
    assert_int_equal(need("B2", "A2"), 4);
    unit_named("A2")->combat = 0;
    assert_int_equal(need("B2", "A2"), 5);
}

/* WM-DEFEND-01, WM-DEFEND-02, WM-DEFEND-03, WM-DEFEND-04, WM-DEFEND-05, WM-DEFEND-06, WM-DEFEND-07,
 * WM-DEFEND-13, WM-COMBAT-17, EX-70 */
static void ground_protects_infantry_and_guns_only(void **state)
{
    (void)state;
    set_up("hill 20,20 40,20 40,40 20,40\n"
           "ruins 60,20 80,20 80,40 60,40\n"
           "rampart 100,20 120,20 120,24 100,24\n"
           "fence 140,20 160,20 160,20.5 140,20.5\n",
           "empire:2xhalberdiers+cannon+knights+steam-tank", "orcs:orc-warriors+boar-riders");
    box from_south = wm_box((pose){30 * CENTIMETRE, 5 * CENTIMETRE, 0}, 640, 320);
    put("A1", FORM_LINE, 30, 30, 180); /* the middle stand covers the top */
    assert_int_equal(wm_protection(&b, 0, 1, NULL), DEFENDED);
    assert_int_equal(wm_protection(&b, 0, 1, &from_south), DEFENDED);
    put("A1", FORM_LINE, 30, 23, 180); /* on the slope: defended only against who is below */
    box above = wm_box((pose){30 * CENTIMETRE, 26 * CENTIMETRE, 1800}, 640, 320);
    assert_int_equal(wm_protection(&b, 0, 1, NULL), IN_OPEN);
    assert_int_equal(wm_protection(&b, 0, 1, &from_south), DEFENDED);
    assert_int_equal(wm_protection(&b, 0, 1, &above), IN_OPEN);
    put("A3", FORM_LINE, 70, 20, 0); /* partly in the ruins */
    assert_int_equal(wm_protection(&b, id_of("A3"), 0, NULL), DEFENDED);
    put("A4", FORM_LINE, 30, 30, 0); /* WM-DEFEND-02: horse never */
    assert_int_equal(wm_protection(&b, id_of("A4"), 1, &from_south), IN_OPEN);
    put("A2", FORM_LINE, 110, 22, 180);
    assert_int_equal(wm_protection(&b, id_of("A2"), 0, NULL), FORTIFIED);
    unit_named("A2")->combat = COMBAT_RETREATED; /* WM-DEFEND-13 */
    assert_int_equal(wm_protection(&b, id_of("A2"), 0, NULL), IN_OPEN);
    unit_named("A2")->combat = 0;
    put("A2", FORM_LINE, 150, 21.6, 180); /* behind the fence, as seen from the south */
    box south = wm_box((pose){150 * CENTIMETRE, 15 * CENTIMETRE, 0}, 640, 320);
    box north = wm_box((pose){150 * CENTIMETRE, 30 * CENTIMETRE, 1800}, 640, 320);
    assert_int_equal(wm_protection(&b, id_of("A2"), 1, &south), DEFENDED);
    assert_int_equal(wm_protection(&b, id_of("A2"), 1, &north), IN_OPEN);
    put("A2", FORM_LINE, 150, 24, 180); /* too far from it */
    assert_int_equal(wm_protection(&b, id_of("A2"), 1, &south), IN_OPEN);
    put("A5", FORM_LINE, 90, 90, 0); /* AMB-51 */
    assert_int_equal(wm_protection(&b, id_of("A5"), 0, NULL), DEFENDED);
    assert_int_equal(wm_need_to_hit(IN_OPEN), 4);
    assert_int_equal(wm_need_to_hit(DEFENDED), 5);
    assert_int_equal(wm_need_to_hit(FORTIFIED), 6);
}

/* EX-26: WM-COMBAT-10, WM-COMBAT-11, WM-PURSUE-23, AMB-77 */
static void pursuit_adds_one_and_one_for_every_three_centimetres(void **state)
{
    static const int gained[] = {0, 1, 1, 2, 2, 2, 3, 3, 3, 4};
    (void)state;
    set_up("", "empire:knights", "orcs:orc-warriors");
    put("A1", FORM_LINE, 50, 50, 0);
    put("B1", FORM_LINE, 50, 53, 180);
    b.phase = PHASE_COMBAT;
    unit_named("A1")->combat = COMBAT_PURSUES;
    for (uint8_t cm = 0; cm < 10; cm++) { /* 0: it did not run from this fight */
        unit_named("B1")->retreated = cm;
        assert_int_equal(attacks("A1", 1, "B1", 1), 3 + gained[cm]);
    }
    unit_named("A1")->combat = 0;
    assert_int_equal(attacks("A1", 1, "B1", 1), 3);
}

/* WM-COMBAT-12: every stand that touches a stand of a terrible enemy */
static void terror_takes_one_attack(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers+flagellants", "orcs:giant+orc-general/wyvern");
    put("A1", FORM_LINE, 50, 50, 0);
    put("B1", FORM_LINE, 50, 53, 180);
    b.phase = PHASE_COMBAT;
    assert_int_equal(attacks("A1", 2, "B1", 1), 2);
    put("A1", FORM_LINE, 150, 50, 0);
    put("A2", FORM_LINE, 50, 50, 0); /* immune */
    assert_int_equal(attacks("A2", 2, "B1", 1), 5);
    unit_named("B1")->magic = MAGIC_ENCHANTED;
    put("A2", FORM_LINE, 150, 60, 0);
    put("A1", FORM_LINE, 50, 50, 0);
    assert_int_equal(attacks("A1", 2, "B1", 1), 3);
}

/* WM-COMBAT-13: his front on my flank, rear or rear corner; WM-COMBAT-14, WM-COMBAT-15, AMB-32 */
static void flank_rear_and_confusion_take_one_each(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers+knights+knights", "orcs:orc-warriors+orc-warriors+goblins");
    b.phase = PHASE_COMBAT;
    put("A1", FORM_LINE, 50, 50, 0);
    put("B1", FORM_LINE, 50, 52, 180); /* front to front */
    assert_int_equal(attacks("A1", 3, "B1", 1), 3);
    put("B2", FORM_LINE, 57, 50, 270); /* its front on the right flank */
    assert_int_equal(attacks("A1", 3, "B1", 1), 2);
    assert_int_equal(attacks("A1", 2, "B1", 2), 3);
    put("B3", FORM_LINE, 50, 48, 0); /* its front on the rear: still one */
    assert_int_equal(attacks("A1", 3, "B1", 1), 2);
    assert_int_equal(attacks("A1", 2, "B1", 2), 2);
    unit_named("A1")->flags |= UNIT_CONFUSED;
    assert_int_equal(attacks("A1", 3, "B1", 1), 1);
    put("B3", FORM_LINE, 90, 48, 0);
    unit_named("A1")->flags &= (uint8_t)~UNIT_CONFUSED;
    unit_named("B2")->stands = 1; /* flank to flank gives nothing */
    put("B2", FORM_LINE, 58, 50, 0);
    assert_int_equal(attacks("A1", 3, "B2", 1), 3);
    unit_named("B2")->stands = 3;
    put("B2", FORM_LINE, 62, 48, 0); /* its front corner on the rear corner */
    assert_int_equal(attacks("A1", 3, "B1", 1), 2);
    set_up("", "empire:halberdiers", "orcs:goblins"); /* never below nothing */
    b.phase = PHASE_COMBAT;
    put("B1", FORM_LINE, 50, 50, 0);
    put("A1", FORM_LINE, 50, 48, 0);
    unit_named("B1")->flags |= UNIT_CONFUSED;
    unit_named("B1")->magic = MAGIC_ENCHANTED;
    assert_int_equal(attacks("B1", 2, "A1", 2), 0);
}

/* EX-27: WM-COMBAT-18; EX-17 in combat: eight dice of which four hit */
static void armour_cancels_hits(void **state)
{
    (void)state;
    set_up("", "undead:4xskeletons", "high-elves:spearmen+4xarchers");
    put("A1", FORM_LINE, 50, 50, 0);
    put("B1", FORM_LINE, 50, 52, 180);
    start_combat();
    due(ACT_HITS, 6, 4);
    succeed(4);
    due(ACT_HITS, 4, 5);
    succeed(2);
    assert_int_equal(b.bout[id_of("B1")].suffered, 2);
}

/* EX-28: WM-COMBAT-27; WM-COMBAT-23, WM-SHOOT-38, EX-22, EX-23 */
static void hits_that_nobody_could_take_do_not_count(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers", "orcs:orc-warriors");
    put("A1", FORM_LINE, 50, 50, 0);
    assert_int_equal(wm_counted_hits(&b, 0, 12), 9);
    assert_int_equal(wm_counted_hits(&b, 0, 8), 8);
    unit_named("A1")->wounds = 2; /* of an earlier round: they take room and count no more */
    assert_int_equal(wm_counted_hits(&b, 0, 12), 7);
    assert_int_equal(wm_counted_hits(&b, 0, 1), 1);
    unit_named("A1")->carried = 2; /* shot at as it charged: these do count */
    assert_int_equal(wm_counted_hits(&b, 0, 1), 3);
}

/* EX-29, EX-45, EX-46: WM-COMBAT-39, WM-MULTI-02 */
static void losers_run_the_difference_divided_by_their_units(void **state)
{
    (void)state;
    assert_int_equal(wm_retreat_distance(2, 1), 2);
    assert_int_equal(wm_retreat_distance(8, 2), 4);
    assert_int_equal(wm_retreat_distance(7, 2), 4);
    assert_int_equal(wm_retreat_distance(1, 3), 1);
}

/* EX-44: WM-COMBAT-01, WM-MULTI-01 */
static void units_that_meet_at_corners_are_in_one_engagement(void **state)
{
    stand_list s;
    (void)state;
    set_up("", "empire:2xhalberdiers", "orcs:3xorc-warriors");
    put("A1", FORM_LINE, 50, 50, 0);
    put("A2", FORM_LINE, 62, 50, 0);
    put("B1", FORM_LINE, 50, 52, 180);
    put("B2", FORM_LINE, 62, 52, 180);
    put("B3", FORM_LINE, 74, 52, 180);
    wm_list_stands(&b, &s);
    unit_set all = wm_linked_units(&b, &s, id_of("B1"));
    assert_int_equal(all.side[0], 3);
    assert_int_equal(all.side[1], 7);
    put("A1", FORM_LINE, 49, 50, 0); /* the pairs no longer meet */
    put("B1", FORM_LINE, 49, 52, 180);
    wm_list_stands(&b, &s);
    all = wm_linked_units(&b, &s, id_of("B1"));
    assert_int_equal(all.side[0], 1);
    assert_int_equal(all.side[1], 1);
}

/* Both lose a stand of three, with so many hits on each. */
static void bleed_both(int on_second, int on_first)
{
    set_up("", "empire:halberdiers+4xknights", "orcs:orc-warriors+4xgoblins");
    put("A1", FORM_LINE, 50, 50, 0);
    put("B1", FORM_LINE, 50, 52, 180);
    start_combat();
    succeed(on_second), succeed(0);
    succeed(on_first), succeed(0);
}

/* WM-COMBAT-20, AMB-33: who was hit more removes first; where both were hit alike, by dice */
static void the_loser_removes_his_stands_first(void **state)
{
    (void)state;
    bleed_both(4, 3);
    assert_int_equal(acts(), 1);
    apply("remove B1 1");
    assert_int_equal(acts(), 0);
    bleed_both(3, 5);
    assert_int_equal(acts(), 0);
    apply("remove A1 3");
    assert_int_equal(acts(), 1);
    bleed_both(3, 3);
    assert_int_equal(acts(), VX_CHANCE);
    survives_text();
    assert_false(is_legal("dice 4 4"));
    apply("dice 2 5"); /* the lower */
    assert_int_equal(acts(), 0);
    bleed_both(3, 3);
    apply("dice 5 2");
    assert_int_equal(acts(), 1);
}

/* ---- Support ---- */

static int support_of(int side)
{
    start_combat();
    return wm_support(&b, side);
}

/* WM-COMBAT-28, WM-COMBAT-29, WM-COMBAT-30, WM-COMBAT-31, WM-COMBAT-32, WM-COMBAT-33, WM-COMBAT-35:
 * exactly behind or beside, infantry, same way, not confused */
static void infantry_supports_infantry_exactly_behind_or_beside(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers+halberdiers+knights", "orcs:orc-warriors+wolf-riders");
    put("B2", FORM_COLUMN, 50, 57, 180); /* narrow: its first stand touches one of A1 */
    put("A1", FORM_LINE, 50, 50, 0);
    put("A3", FORM_COLUMN, 100, 46, 0);
    put("B1", FORM_COLUMN, 100, 55, 180);
    assert_int_equal(support_of(0), 0); /* two engagements: nobody fights before one is chosen */
    apply("fight A1");
    assert_int_equal(wm_support(&b, 0), 2); /* the two beside the middle one */
    miss_all();
    assert_int_equal(topmost(), TASK_WINNERS); /* 2 : 0 by support, WM-COMBAT-35 */
    assert_int_equal(unit_named("B2")->retreated, 2);
    apply("hold A1");
    assert_int_equal(wm_support(&b, 1), 1); /* the second of the column; the third is behind it */
    set_up("", "empire:halberdiers+halberdiers", "orcs:orc-warriors");
    put("B1", FORM_LINE, 50, 52, 180);
    put("A1", FORM_LINE, 50, 50, 0);
    put("A2", FORM_LINE, 50, 48, 0); /* another unit behind */
    assert_int_equal(support_of(0), 3);
    unit_named("A2")->flags |= UNIT_CONFUSED;
    assert_int_equal(wm_support(&b, 0), 0);
    unit_named("A2")->flags &= (uint8_t)~UNIT_CONFUSED;
    put("A2", FORM_LINE, 50, 48, 180); /* looks the other way */
    assert_int_equal(wm_support(&b, 0), 0);
    put("A2", FORM_LINE, 51, 48, 0); /* not exactly behind */
    assert_int_equal(wm_support(&b, 0), 0);
    set_up("", "empire:halberdiers+knights", "orcs:orc-warriors");
    put("B1", FORM_LINE, 50, 52, 180);
    put("A1", FORM_LINE, 50, 50, 0);
    put("A2", FORM_LINE, 50, 47, 0); /* cavalry gives none */
    assert_int_equal(support_of(0), 0);
}

/* WM-COMBAT-32: a stand that fights with its flank only has no support */
static void who_fights_with_the_flank_only_is_not_supported(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers", "orcs:orc-warriors+orc-warriors");
    put("A1", FORM_LINE, 50, 50, 0);
    put("B1", FORM_COLUMN, 59, 50, 270); /* on the right flank */
    assert_int_equal(support_of(0), 0);
    set_up("", "empire:halberdiers", "orcs:orc-warriors+orc-warriors");
    put("A1", FORM_LINE, 50, 50, 0);
    put("B1", FORM_COLUMN, 59, 50, 270);
    put("B2", FORM_COLUMN, 54, 54, 180); /* and on the front of the same stand */
    assert_int_equal(support_of(0), 1);  /* the left one beside the middle */
}

/* ---- Draws ---- */

/* EX-30: WM-COMBAT-20, WM-COMBAT-37, WM-FALLBACK-01, WM-FALLBACK-02, WM-FALLBACK-03: both fall back by their dice */
static void a_draw_sends_both_back(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers+4xknights", "orcs:orc-warriors+4xgoblins");
    put("A1", FORM_LINE, 50, 50, 0);
    put("B1", FORM_LINE, 50, 52, 180);
    start_combat();
    miss_all();
    assert_int_equal(topmost(), TASK_DRAW);
    due(ACT_THREE, 0, 0);
    survives_text();
    apply("three 2 4 6");
    assert_int_equal(top_task(&b)->draw.limits[0], 2 | 12 << 8);
    due(ACT_THREE, 0, 0);
    apply("three 6 4 3");
    assert_int_equal(top_task(&b)->draw.limits[1], 3 | 13 << 8); /* EX-31 */
    assert_false(is_legal("dice 3 3"));
    apply("dice 2 5");
    assert_int_equal(acts(), 1); /* the higher says who begins */
    survives_text();
    illegal("hold B1", "WM-FALLBACK-03");
    legal("yes");
    legal("no");
}

/* WM-COMBAT-38, AMB-35: protected units may stay; who charged in may not */
static void protected_units_may_stay_after_a_draw(void **state)
{
    (void)state;
    set_up("wood 30,51 70,51 70,70 30,70\n", "empire:halberdiers+4xknights",
           "orcs:orc-warriors+4xgoblins");
    put("A1", FORM_LINE, 50, 50, 0);
    put("B1", FORM_LINE, 50, 52, 180);
    charged("A1");
    start_combat();
    due(ACT_HITS, 9, 5); /* no bonus against the wood */
    miss_all();
    assert_int_equal(topmost(), TASK_DRAW);
    assert_int_equal(acts(), 1);
    assert_int_equal(listed(), 2);
    illegal("hold A1", "WM-COMBAT-38");
    apply("hold B1");
    due(ACT_THREE, 0, 0); /* one throw for the side that must */
    apply("three 1 1 1");
    assert_true(stands_at("B1", 50, 52));
}

/* ---- Carried hits, regeneration ---- */

/* WM-SHOOT-38, AMB-55: hits of the way here count in the first round and never again */
static void hits_brought_along_count_in_the_first_round(void **state)
{
    (void)state;
    set_up("", "empire:knights+4xhalberdiers", "orcs:orc-warriors+4xgoblins");
    put("A1", FORM_LINE, 50, 49, 0);
    put("B1", FORM_LINE, 50, 52, 180);
    charged("A1");
    unit_named("A1")->wounds = unit_named("A1")->carried = 2;
    start_combat();
    miss_all();
    assert_int_equal(topmost(), TASK_WINNERS); /* the orcs have won by two */
    assert_true(stands_at("A1", 50, 47));
    assert_int_equal(unit_named("A1")->retreated, 2);
    assert_int_equal(unit_named("A1")->carried, 0);
    assert_int_equal(unit_named("A1")->wounds, 2);
    illegal("pursue B1 A1", "WM-PURSUE-03");
}

static void trolls_mend_one_hit_a_round(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers+4xknights", "orcs:trolls+4xgoblins");
    put("A1", FORM_LINE, 50, 50, 0);
    put("B1", FORM_LINE, 50, 52, 180);
    start_combat();
    succeed(5);
    succeed(0); /* five hits: a stand and two, of which one heals */
    succeed(0);
    apply("remove B1 1");
    assert_int_equal(unit_named("B1")->wounds, 1);
    assert_int_equal(unit_named("B1")->retreated, 5 - 0);
}

/* WM-STAT-13: a monster that is badly hurt strikes less */
static void the_badly_hurt_strike_less(void **state)
{
    (void)state;
    set_up("", "high-elves:dragon-rider+4xspearmen", "undead:skeletons+4xcarrion");
    put("A1", FORM_LINE, 50, 49, 0);
    put("B1", FORM_LINE, 50, 52, 180);
    b.phase = PHASE_COMBAT;
    assert_int_equal(attacks("A1", 1, "B1", 2), 6);
    unit_named("A1")->used = USED_HURT;
    assert_int_equal(attacks("A1", 1, "B1", 2), 3);
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(four_units_are_in_one_engagement_and_the_fifth_is_not),
        cmocka_unit_test(the_orcs_lose_the_first_round_by_nine),
        cmocka_unit_test(the_fight_falls_in_two_and_the_empire_wins_both),
        cmocka_unit_test(three_stands_with_three_attacks_throw_nine_dice),
        cmocka_unit_test(charging_in_the_open_gives_one_and_chariots_two),
        cmocka_unit_test(ground_protects_infantry_and_guns_only),
        cmocka_unit_test(pursuit_adds_one_and_one_for_every_three_centimetres),
        cmocka_unit_test(terror_takes_one_attack),
        cmocka_unit_test(flank_rear_and_confusion_take_one_each),
        cmocka_unit_test(armour_cancels_hits),
        cmocka_unit_test(hits_that_nobody_could_take_do_not_count),
        cmocka_unit_test(losers_run_the_difference_divided_by_their_units),
        cmocka_unit_test(units_that_meet_at_corners_are_in_one_engagement),
        cmocka_unit_test(the_loser_removes_his_stands_first),
        cmocka_unit_test(infantry_supports_infantry_exactly_behind_or_beside),
        cmocka_unit_test(who_fights_with_the_flank_only_is_not_supported),
        cmocka_unit_test(a_draw_sends_both_back),
        cmocka_unit_test(protected_units_may_stay_after_a_draw),
        cmocka_unit_test(hits_brought_along_count_in_the_first_round),
        cmocka_unit_test(trolls_mend_one_hit_a_round),
        cmocka_unit_test(the_badly_hurt_strike_less),
    };
    return RUN_SUITE("warmaster_combat", tests, words, word);
}
