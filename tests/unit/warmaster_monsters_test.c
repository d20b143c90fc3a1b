/* SPDX-License-Identifier: MIT */
/* warmaster_monsters_test.c - special rules of monsters in the army lists (WM-STAT-13). */
#include <string.h>

#include "games/warmaster/combat/combat.h"
#include "games/warmaster/command/command.h"
#include "games/warmaster/kinds/kinds.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"
#include "warmaster_battle.h"

static void set_field(const char *one, const char *two)
{
    set_up("", one, two);
    put("A1", FORM_LINE, 60, 40, 0);
    put("B1", FORM_LINE, 60, 90, 180);
    put_person("Ac1", 60, 30);
    put_person("Bc1", 90, 115);
}

/* A Giant of 8 attacks and 8 hits goes on with 4 and 4 once a phase ends with 4 hits on it. */
static void a_monster_badly_hurt_is_half_as_strong(void **state)
{
    (void)state;
    set_field("orcs:giant+orc-general", "empire:halberdiers+general");
    int giant = id_of("A1");
    unit_named("A1")->wounds = 3;
    wm_note_hurt(&b, giant);
    assert_int_equal(wm_base_attacks(&b, giant), 8);
    unit_named("A1")->wounds = 4;
    wm_note_hurt(&b, giant);
    assert_int_equal(wm_base_attacks(&b, giant), 4);
    assert_int_equal(wm_hits_per_stand(&b, giant), 4);
    survives_text();
    set_field("high-elves:dragon-rider+general", "empire:halberdiers+general");
    assert_int_equal(wm_base_shots(&b, id_of("A1")), 3);
    unit_named("A1")->wounds = 3;
    wm_note_hurt(&b, id_of("A1"));
    assert_int_equal(wm_base_shots(&b, id_of("A1")), 2);
    unit_named("B1")->wounds = 2; /* others are not hurt so */
    wm_note_hurt(&b, id_of("B1"));
    assert_int_equal(unit_named("B1")->used, 0);
}

/* The end of the Shooting phase and of the Combat phase are where it is noted. */
static void hurts_are_noted_when_a_phase_ends(void **state)
{
    (void)state;
    set_field("orcs:giant+orc-general", "empire:halberdiers+general");
    unit_named("A1")->wounds = 5;
    wm_start_shooting(&b);
    wm_settle(&b);
    assert_int_equal(wm_base_attacks(&b, id_of("A1")), 4);
    assert_int_equal(unit_named("A1")->wounds, 0);
}

static void fail_order(const char *die)
{
    wm_start_turn(&b, 0);
    wm_settle(&b);
    while (b.phase != PHASE_ORDERS) apply("end");
    apply("order Ac1 A1");
    apply("give");
    apply("roll 6 6");
    survives_text();
    assert_int_equal(top_task(&b)->kind, TASK_GIANT);
    apply(die);
}

static void a_giant_has_a_will_of_its_own(void **state)
{
    static const char giants[] = "orcs:giant+goblins+orc-hero+orc-general",
                      men[] = "empire:halberdiers+general";
    (void)state;
    for (int i = 1; i <= 6; i++) {
        char die[8] = "die 0";
        die[4] = (char)('0' + i);
        set_field(giants, men);
        put("A2", FORM_LINE, 150, 10, 0);
        put_person("Ac2", 150, 5);
        if (i == 3) put("B1", FORM_LINE, 60, 40 + 2 + 10 + 1, 180); /* 10 cm away */
        if (i >= 5) put("B1", FORM_LINE, 60, 75, 180);
        fail_order(die);
        int32_t y = unit_named("A1")->at[0].y;
        switch (i) {
        case 1: /* it stays and does not fight */
            assert_int_equal(y, 40 * CENTIMETRE);
            assert_int_equal(wm_stand_attacks(&b, id_of("A1"), 0, id_of("B1"), 0, NULL), 0);
            break;
        case 2: /* the near edge is nearest */
            assert_int_equal(y, 20 * CENTIMETRE);
            break;
        case 3:
            apply("die 1"); /* it falls short */
            assert_int_not_equal(b.task_count > 0 ? top_task(&b)->kind : TASKS, TASK_VOLLEY);
            break;
        case 4:
            assert_int_equal(y, 60 * CENTIMETRE);
            break;
        case 5: /* 32 cm are too far for a charge: it comes as near as it may */
            assert_int_equal(y, 60 * CENTIMETRE);
            assert_false(unit_named("A1")->flags & UNIT_CHARGED);
            break;
        default: /* twice the pace reaches them */
            assert_true(unit_named("A1")->flags & UNIT_CHARGED);
            unit_named("A1")->combat |= COMBAT_CHARGES;
            assert_int_equal(wm_magic_attacks(&b, id_of("A1"), false), 8);
            unit_named("A1")->combat = 0; /* later rounds */
            assert_int_equal(wm_magic_attacks(&b, id_of("A1"), false), 0);
            break;
        }
        assert_true(b.phase == PHASE_ORDERS); /* the hero's failure; no blunder */
    }
    set_field(giants, men);
    put("A2", FORM_LINE, 150, 10, 0);
    put_person("Ac2", 150, 5);
    put("B1", FORM_LINE, 60, 40 + 2 + 10 + 1, 180);
    fail_order("die 3");
    apply("die 2"); /* 10 cm: it strikes */
    due(ACT_HITS, 3, 4);
}

/* 4: through friends, who are confused, if it can end beyond them; else it stops at them. */
static void a_giant_walks_through_friends(void **state)
{
    static const char giants[] = "orcs:giant+goblins+orc-hero+orc-general",
                      men[] = "empire:halberdiers+general";
    (void)state;
    set_field(giants, men);
    put("A2", FORM_LINE, 60, 50, 0);
    put_person("Ac2", 150, 5);
    fail_order("die 4");
    assert_int_equal(unit_named("A1")->at[0].y, 60 * CENTIMETRE);
    assert_true(unit_named("A2")->flags & UNIT_CONFUSED);
    set_field(giants, men);
    put("A2", FORM_LINE, 60, 60, 0); /* where it would end */
    put_person("Ac2", 150, 5);
    fail_order("die 4");
    stand_list s;
    wm_list_stands(&b, &s);
    assert_true(wm_units_touch(&s, &b, id_of("A1"), id_of("A2")));
    assert_true(unit_named("A2")->flags & UNIT_CONFUSED);
}

/* 2: on its way to the edge it fights whoever it meets, friends too. */
static void a_giant_fights_friends_on_its_way_home(void **state)
{
    (void)state;
    set_field("orcs:giant+goblins+orc-hero+orc-general", "empire:halberdiers+general");
    put("A2", FORM_LINE, 60, 30, 0);
    put_person("Ac2", 150, 5);
    put_person("Ac1", 100, 30);
    fail_order("die 2");
    assert_int_equal(top_task(&b)->kind, TASK_BRAWL);
    due(ACT_HITS, 8 + 2, 4);
    survives_text();
    apply("hits 5");     /* goblins have no armour */
    due(ACT_HITS, 1, 4); /* one stand, two attacks, one of them lost to terror */
    survives_text();
    apply("hits 1");
    due(ACT_HITS, 1, 5);
    apply("hits 1"); /* saved */
    assert_int_equal(top_task(&b)->kind, TASK_CASUALTIES);
    apply("remove A2 1");
    assert_int_equal(unit_named("A2")->stands, 2);
    assert_int_equal(unit_named("A2")->wounds, 2);
    assert_int_equal(unit_named("A1")->wounds, 0);
    for (int guard = 0; guard < 9 && b.task_count > 0; guard++)
        warmaster_game.rules.apply(&b, first_listed());
    assert_int_equal(unit_named("A2")->at[0].y, 25 * CENTIMETRE); /* five hits, five cm */
}

/* 3: what it throws hits like a shot, and drives back when the shooting is done. */
static void what_a_giant_throws_drives_back(void **state)
{
    (void)state;
    set_field("orcs:giant+goblins+orc-hero+orc-general", "empire:halberdiers+general");
    put("A2", FORM_LINE, 150, 10, 0);
    put_person("Ac2", 150, 5);
    put("B1", FORM_LINE, 60, 40 + 2 + 10 + 1, 180);
    fail_order("die 3");
    apply("die 2");
    apply("hits 2");
    apply("hits 0");
    assert_int_equal(unit_named("B1")->struck, 2);
    while (b.phase != PHASE_SHOOTING) apply("end");
    for (int guard = 0; guard < 9 && warmaster_game.rules.to_act(&b) != VX_CHANCE; guard++)
        apply("end");
    assert_int_equal(top_task(&b)->kind, TASK_DRIVE);
    assert_int_equal(wm_task_rules(&b)->dice(&b).count, 2);
}

static void set_elephants(void)
{
    set_up("", "araby:elephants+spearmen+general", "empire:halberdiers+general");
    put("A1", FORM_LINE, 60, 50, 0);
    put("A2", FORM_LINE, 60, 30, 0);
    put("B1", FORM_LINE, 60, 90, 180);
    put_person("Ac1", 100, 30);
    put_person("Bc1", 90, 115);
    wm_confuse(&b, id_of("A1"));
    assert_false(unit_named("A1")->flags & UNIT_CONFUSED);
    wm_start_turn(&b, 0);
    wm_settle(&b);
    assert_int_equal(top_task(&b)->kind, TASK_STAMPEDE);
    survives_text();
}

/* 1-2 at the enemy, 3-4 from him, 5 at friends, 6 from them. */
static void elephants_stampede(void **state)
{
    (void)state;
    set_elephants();
    apply("die 1");
    assert_int_equal(unit_named("A1")->at[0].y, 70 * CENTIMETRE);
    assert_true(wm_stampedes(&b, id_of("A1")));
    illegal("order Ac1 A1", "WM-TURN-09");
    set_elephants();
    apply("die 4");
    assert_int_equal(top_task(&b)->kind, TASK_BRAWL); /* friends stand behind them */
    set_elephants();
    apply("die 6");
    assert_int_equal(unit_named("A1")->at[0].y, 70 * CENTIMETRE);
    set_elephants();
    put("B1", FORM_LINE, 60, 65, 180);
    apply("die 2");
    assert_true(unit_named("A1")->flags & UNIT_CHARGED);
    set_elephants();
    apply("die 5");
    assert_int_equal(top_task(&b)->kind, TASK_BRAWL);
    due(ACT_HITS, 3 * 7, 4);
    survives_text();
    apply("hits 0");
    due(ACT_HITS, 3 * 2, 4); /* spears without one attack each, for terror */
    apply("hits 0");
    assert_int_equal(b.task_count, 0);
    assert_true(wm_stampedes(&b, id_of("A1")));
    wm_end_turn(&b);
    assert_false(wm_stampedes(&b, id_of("A1")));
}

/* 0-1 gone, 2-3 confused, 4-5 recovers, 6 regains a stand; -1 with one stand of three. */
static void daemons_fade(void **state)
{
    (void)state;
    set_field("daemons:2xdaemon-hordes+daemon-overlord", "empire:halberdiers+general");
    put("A2", FORM_LINE, 100, 40, 0);
    wm_remove_stand(&b, id_of("A1"), 2);
    wm_start_turn(&b, 0);
    wm_settle(&b);
    assert_int_equal(warmaster_game.rules.to_act(&b), VX_CHANCE); /* the whole unit does not roll */
    survives_text();
    battle before = b;
    apply("die 2");
    assert_true(unit_named("A1")->flags & UNIT_CONFUSED);
    assert_int_equal(b.task_count, 0);
    b = before;
    apply("die 6");
    assert_int_equal(unit_named("A1")->stands, 3);
    survives_text();
    b = before;
    apply("die 4");
    assert_int_equal(unit_named("A1")->stands, 2);
    assert_false(unit_named("A1")->flags & UNIT_CONFUSED);
    b = before;
    apply("die 1");
    assert_true(unit_named("A1")->flags & UNIT_GONE);
    b = before;
    wm_remove_stand(&b, id_of("A1"), 1);
    apply("die 2"); /* one of three: counts as 1 */
    assert_true(unit_named("A1")->flags & UNIT_GONE);
}

/* Other lists: a stand is lost and not the unit; a Shugenja near adds one; the last stand of three
 * subtracts one only far from the wizards. */
static void spirits_of_other_lists_fade_more_slowly(void **state)
{
    (void)state;
    set_field("nippon:oni+shogun+shugenja", "empire:halberdiers+general");
    put_person("Ac2", 150, 10);
    wm_remove_stand(&b, id_of("A1"), 2);
    wm_start_turn(&b, 0);
    wm_settle(&b);
    battle before = b;
    apply("die 1");
    assert_int_equal(unit_named("A1")->stands, 1);
    b = before;
    put_person("Ac2", 60, 30);
    apply("die 1");
    assert_int_equal(unit_named("A1")->stands, 2);
    assert_true(unit_named("A1")->flags & UNIT_CONFUSED);
    set_field("kingdoms-of-ind:devan-hosts+maharajah+purohita", "empire:halberdiers+general");
    put_person("Ac2", 60, 30);
    wm_remove_stand(&b, id_of("A1"), 2);
    wm_remove_stand(&b, id_of("A1"), 1);
    wm_start_turn(&b, 0);
    wm_settle(&b);
    apply("die 3"); /* the Devans favour nobody */
    before = b;
    apply("die 2"); /* a wizard is near */
    assert_int_equal(unit_named("A1")->stands, 1);
    assert_true(unit_named("A1")->flags & UNIT_CONFUSED);
    b = before;
    put_person("Ac2", 150, 30);
    apply("die 2"); /* counts as 1 */
    assert_true(unit_named("A1")->flags & UNIT_GONE);
}

/* A mammoth storms walls as a Giant does, and Stegadons go with Skinks that have no Salamanders. */
static void large_beasts_have_their_ways(void **state)
{
    (void)state;
    set_field("norse:war-mammoth+jarl", "empire:knights+general");
    assert_true(wm_may_storm(&b, id_of("A1")));
    assert_false(wm_may_storm(&b, id_of("B1")));
    set_field("lizardmen:stegadon+skinks+skinks/salamanders+slann-mage", "empire:knights+general");
    b.order.person = 0, b.order.member[0] = id_of("A1"), b.order.count = 1;
    assert_true(wm_check_company(&b, id_of("A2"), NULL));
    assert_false(wm_check_company(&b, id_of("A3"), NULL));
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_monster_badly_hurt_is_half_as_strong),
        cmocka_unit_test(hurts_are_noted_when_a_phase_ends),
        cmocka_unit_test(a_giant_has_a_will_of_its_own),
        cmocka_unit_test(a_giant_walks_through_friends),
        cmocka_unit_test(a_giant_fights_friends_on_its_way_home),
        cmocka_unit_test(what_a_giant_throws_drives_back),
        cmocka_unit_test(elephants_stampede),
        cmocka_unit_test(daemons_fade),
        cmocka_unit_test(spirits_of_other_lists_fade_more_slowly),
        cmocka_unit_test(large_beasts_have_their_ways),
    };
    return RUN_SUITE("warmaster_monsters", tests, words, word);
}
