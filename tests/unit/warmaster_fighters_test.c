/* SPDX-License-Identifier: MIT */
/* warmaster_fighters_test.c - characters and items in close combat, and the odds of a round. */
#include <string.h>

#include "games/warmaster/combat/combat.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/odds/odds.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"
#include "warmaster_fight.h"

/* ---- Characters and items ---- */

/* WM-CHAR-04, WM-CHAR-06, WM-CHAR-07, WM-CHAR-17: the best of those with it, mount and all */
static void one_character_adds_his_attacks(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers+general+hero/griffon", "orcs:orc-warriors+orc-hero");
    put("A1", FORM_LINE, 50, 50, 0);
    put("B1", FORM_LINE, 50, 52, 180);
    join("Ac1", "A1");
    assert_int_equal(wm_lead_attacks(&b, 0, LEAD_CHARACTER), 2);
    join("Ac2", "A1"); /* 1 + 2 of the griffon */
    assert_int_equal(wm_lead_attacks(&b, 0, LEAD_CHARACTER), 3);
    put_person("Bc1", 50, 53);
    start_combat();
    due(ACT_HITS, 9 + 3, 4);
    succeed(0);
    due(ACT_HITS, 12 - 3, 4); /* the griffon is a terror; a hero beside them does not fight */
}

/* WM-CHAR-06: to a stand of the owner's choice, where that matters */
static void extra_attacks_go_with_a_chosen_stand(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers+hero+4xknights", "orcs:orc-warriors+goblins+4xgoblins");
    put("A1", FORM_LINE, 50, 50, 0);
    put("B1", FORM_LINE, 42, 52, 180); /* 36..48 */
    put("B2", FORM_LINE, 55, 52, 180); /* 49..61 */
    join("Ac1", "A1");
    start_combat(); /* its stands: 44..48, 48..52, 52..56; the middle one touches both */
    assert_int_equal(topmost(), TASK_AIM);
    illegal("strike B2 1", "WM-COMBAT-06");
    apply("strike B2 3");
    assert_int_equal(topmost(), TASK_AIM);
    illegal("strike B2 3", "WM-COMBAT-06");
    survives_text();
    apply("lead A1 1");
    due(ACT_HITS, 3 + 1, 4);
    succeed(0);
    due(ACT_HITS, 6, 4);
}

/* WM-CHAR-05: who is with a unit that is destroyed dies with it */
static void characters_die_with_their_unit(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers+5xknights+general+hero", "orcs:orc-warriors+4xgoblins");
    put("A1", FORM_LINE, 50, 50, 0);
    unit_named("A1")->stands = 1;
    put("A1", FORM_LINE, 50, 50, 0);
    put("B1", FORM_LINE, 50, 52, 180);
    join("Ac2", "A1");
    start_combat();
    succeed(0);
    succeed(6);
    succeed(0);
    assert_true(unit_named("A1")->flags & UNIT_GONE);
    assert_true(person_named("Ac2")->flags & PERSON_GONE);
    assert_int_equal(topmost(), TASK_WINNERS);
}

/* WM-ITEM-05, WM-ITEM-07, WM-ITEM-12: in the first combat only */
static void banners_of_the_first_combat_work_once(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers/battle-banner+4xknights",
           "orcs:orc-warriors/banner-of-fortitude+4xgoblins");
    put("A1", FORM_LINE, 50, 50, 0);
    put("B1", FORM_LINE, 50, 52, 180);
    start_combat();
    due(ACT_HITS, 12, 4);
    assert_int_equal(wm_hits_per_stand(&b, id_of("B1")), 4);
    miss_all();
    unit_named("A1")->used = USED_ITEM; /* in a later phase */
    unit_named("B1")->used = USED_ITEM;
    assert_int_equal(wm_hits_per_stand(&b, id_of("B1")), 3);
    b.task_count = 0;
    for (int id = 0; id < ALL_UNITS; id++) unit_in(&b, id)->combat = 0;
    start_combat();
    due(ACT_HITS, 9, 4);
}

/* WM-ITEM-06, AMB-62: armour one better until a stand is lost */
static void the_banner_of_shielding_betters_armour(void **state)
{
    (void)state;
    set_up("", "orcs:2xorc-warriors", "empire:halberdiers/banner-of-shielding+crossbowmen");
    put("B1", FORM_LINE, 50, 50, 0);
    assert_int_equal(wm_armour_in_combat(&b, id_of("B1")), 5);
    assert_int_equal(wm_armour_in_combat(&b, id_of("B2")), 7);
    unit_named("B1")->stands = 2;
    assert_int_equal(wm_armour_in_combat(&b, id_of("B1")), 6);
    set_up("", "orcs:2xorc-warriors", "empire:crossbowmen/banner-of-shielding");
    assert_int_equal(wm_armour_in_combat(&b, id_of("B1")), 6);
}

/* WM-ITEM-09: all dice again, once a battle, after the throw is seen */
static void the_banner_of_fortune_throws_all_again(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers/banner-of-fortune+4xknights", "orcs:orc-warriors+4xgoblins");
    put("A1", FORM_LINE, 50, 50, 0);
    put("B1", FORM_LINE, 50, 52, 180);
    start_combat();
    succeed(3);
    assert_int_equal(acts(), 0);
    survives_text();
    illegal("end", "WM-COMBAT-16");
    legal("no");
    apply("yes");
    due(ACT_HITS, 9, 4); /* successes too */
    succeed(1);
    due(ACT_HITS, 1, 6); /* and not a third time */
    assert_true(unit_named("A1")->used & USED_ITEM);
    assert_false(wm_may_reroll_all(&b, 0));
}

/* EX-58: WM-ITEM-11: of two saves exactly one is thrown again */
static void the_sword_of_destruction_undoes_a_save(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers/sword-of-destruction+4xknights", "orcs:orc-warriors+4xgoblins");
    put("A1", FORM_LINE, 50, 50, 0);
    put("B1", FORM_LINE, 50, 52, 180);
    start_combat();
    succeed(3);
    due(ACT_HITS, 3, 6);
    succeed(2);
    due(ACT_HITS, 1, 6);
    survives_text();
    succeed(0);
    assert_int_equal(b.bout[id_of("B1")].suffered, 2);
}

/* WM-ITEM-13: one miss again each round */
static void the_sword_of_cleaving_throws_one_miss_again(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers/sword-of-cleaving+4xknights", "orcs:orc-warriors+4xgoblins");
    put("A1", FORM_LINE, 50, 50, 0);
    put("B1", FORM_LINE, 50, 52, 180);
    start_combat();
    succeed(8);
    due(ACT_HITS, 1, 4);
    succeed(1);
    due(ACT_HITS, 9, 6);
    set_up("", "empire:halberdiers/sword-of-cleaving+4xknights", "orcs:orc-warriors+4xgoblins");
    put("A1", FORM_LINE, 50, 50, 0);
    put("B1", FORM_LINE, 50, 52, 180);
    start_combat();
    succeed(9);
    due(ACT_HITS, 9, 6); /* nothing missed */
}

/* WM-ITEM-14, WM-ITEM-12, WM-ITEM-10: one attack in all, of the unit's sword or a character's */
static void swords_add_one_attack_in_all(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers/sword-of-might+hero/sword-of-fate+4xknights",
           "orcs:orc-warriors+4xgoblins");
    put("A1", FORM_LINE, 50, 50, 0);
    put("B1", FORM_LINE, 50, 52, 180);
    join("Ac1", "A1");
    start_combat();
    due(ACT_HITS, 9 + 1 + 1 + 1, 4);
    person_named("Ac1")->used = USED_ITEM; /* the Sword of Fate in a later phase */
    assert_int_equal(wm_lead_attacks(&b, 0, LEAD_WEAPON), 1);
}

/* WM-MAGIC-30, EX-57, AMB-59: rage that turns on itself counts for the enemy */
static void rage_turned_inwards_strikes_the_unit_itself(void **state)
{
    (void)state;
    set_up("", "chaos:chaos-warriors+4xchaos-hounds", "orcs:orc-warriors+4xgoblins");
    put("A1", FORM_LINE, 50, 50, 0);
    put("B1", FORM_LINE, 50, 52, 180);
    unit_named("A1")->magic = MAGIC_RAGE_SELF;
    unit_named("A1")->bonus = 6;
    start_combat();
    succeed(0);
    due(ACT_HITS, 6, 4);
    survives_text();
    succeed(3);
    due(ACT_HITS, 3, 4);
    succeed(1);
    assert_int_equal(b.bout[id_of("A1")].suffered, 2);
    succeed(0);
    assert_int_equal(unit_named("A1")->retreated, 2);
}

/* ---- Odds ---- */

static vx_odds odds;

static const vx_odds_table *table_named(const char *title)
{
    for (int i = 0; i < odds.count; i++)
        if (strcmp(odds.table[i].title, title) == 0) return &odds.table[i];
    fail_msg("no table %s", title);
    return NULL;
}

static double chance_of(const char *title, const char *text)
{
    const vx_odds_table *t = table_named(title);
    uint64_t sum = 0, found = 0;
    for (int i = 0; i < t->count; i++) {
        sum += t->row[i].weight;
        if (strcmp(t->row[i].text, text) == 0) found = t->row[i].weight;
    }
    assert_true(sum == t->total);
    return (double)found / (double)sum;
}

static void is_about(double found, double expected)
{
    double off = found > expected ? found - expected : expected - found;
    if (off > 1e-10) fail_msg("%.12f, not %.12f", found, expected);
}

/* So many of n dice succeed. */
static double binomial(int n, int k, double p)
{
    double out = 1;
    for (int i = 0; i < k; i++) out *= p * (n - i) / (k - i);
    for (int i = 0; i < n - k; i++) out *= 1 - p;
    return out;
}

/* One stand of Halberdiers (3 attacks, armour 6) and one of Skeletons (2, armour 6), by hand. */
static void the_odds_of_a_round_are_counted(void **state)
{
    double win = 0, lose = 0, draw = 0, gone = 0, two = 0;
    const double p = 0.5 * 5 / 6;
    (void)state;
    set_up("", "empire:halberdiers+4xknights", "undead:skeletons+4xcarrion");
    unit_named("A1")->stands = unit_named("B1")->stands = 1;
    put("A1", FORM_LINE, 50, 50, 0);
    put("B1", FORM_LINE, 50, 52, 180);
    unit_named("B1")->carried = 1; /* hit on the way: counts for the other side */
    wm_start_combat(&b);
    act fight = {.kind = ACT_FIGHT};
    memset(&odds, 0, sizeof odds);
    assert_true(wm_combat_odds(&b, &fight, VX_ENGLISH, &odds));
    for (int mine = 0; mine <= 3; mine++)
        for (int his = 0; his <= 2; his++) {
            double here = binomial(3, mine, p) * binomial(2, his, p);
            if (mine == 3) gone += here;
            if (mine == 3 || mine + 1 > his)
                win += here;
            else if (mine + 1 == his)
                draw += here;
            else
                lose += here;
            if (mine < 3 && mine + 1 - his == 2) two += here;
        }
    is_about(chance_of("the round", said("won by Blue")), win);
    is_about(chance_of("the round", "a draw: both fall back"), draw);
    is_about(chance_of("the round", said("won by Red")), lose);
    is_about(chance_of(said("retreat of Red"), "nobody is left to run"), gone);
    is_about(chance_of(said("retreat of Red"), "2 cm"), two);
    is_about(chance_of(said("stands lost by Red"), "1 (all of them)"), gone);
    is_about(chance_of(said("stands lost by Blue"), "0"), 1);
    assert_true(strstr(table_named("dice thrown")->row[0].text, "A1 > B1: 3 dice needing 4"));
}

/* Swords change the dice: WM-ITEM-11 and WM-ITEM-13 against a count of every throw */
static void the_odds_know_swords(void **state)
{
    double plain = 0, cleaved = 0, destroyed = 0;
    (void)state;
    for (int hits = 0; hits <= 3; hits++)
        for (int again = 0; again < 2; again++)
            for (int saved = 0; saved <= 3; saved++) {
                int all = hits + (again && hits < 3 ? 1 : 0);
                double here = binomial(3, hits, 0.5) * 0.5;
                if (saved <= hits) {
                    double save = here * binomial(hits, saved, 1.0 / 6);
                    if (hits - saved == 3) plain += save;
                    if (hits - saved == 3) destroyed += save;
                    if (saved > 0 && hits - saved == 2) destroyed += save * 5 / 6;
                }
                if (saved <= all && all - saved == 3)
                    cleaved += here * binomial(all, saved, 1.0 / 6);
            }
    static const struct {
        const char *army;
    } armed[] = {{"empire:halberdiers+4xknights"},
                 {"empire:halberdiers/sword-of-cleaving+4xknights"},
                 {"empire:halberdiers/sword-of-destruction+4xknights"}};
    const double expected[] = {plain, cleaved, destroyed};
    for (int i = 0; i < 3; i++) {
        act fight = {.kind = ACT_FIGHT};
        set_up("", armed[i].army, "undead:skeletons+4xcarrion");
        unit_named("A1")->stands = unit_named("B1")->stands = 1;
        put("A1", FORM_LINE, 50, 50, 0);
        put("B1", FORM_LINE, 50, 52, 180);
        wm_start_combat(&b);
        memset(&odds, 0, sizeof odds);
        assert_true(wm_combat_odds(&b, &fight, VX_RUSSIAN, &odds));
        is_about(chance_of("потери баз: Мертвецы", "1 (все)"), expected[i]);
    }
}

/* Support that dies with its stand: three halberdiers in column before one stand of knights */
static void the_odds_count_support_that_is_left(void **state)
{
    (void)state;
    set_up("", "empire:knights+4xcrossbowmen", "undead:skeletons+4xcarrion");
    unit_named("A1")->stands = 1;
    put("A1", FORM_LINE, 50, 49, 0);
    put("B1", FORM_COLUMN, 50, 54, 180);
    wm_start_combat(&b);
    act fight = {.kind = ACT_FIGHT};
    memset(&odds, 0, sizeof odds);
    assert_true(wm_combat_odds(&b, &fight, VX_ENGLISH, &odds));
    /* Nobody hits: the knights lose by the one stand that supports. */
    assert_true(chance_of(said("retreat of Blue"), "1 cm") > 0);
    assert_true(chance_of(said("retreat of Blue"), "2 cm") > 0);
    double by_three = binomial(3, 0, 5.0 / 12) * binomial(2, 2, 0.5 * 0.5);
    is_about(chance_of(said("retreat of Blue"), "3 cm"), by_three);
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_character_adds_his_attacks),
        cmocka_unit_test(extra_attacks_go_with_a_chosen_stand),
        cmocka_unit_test(characters_die_with_their_unit),
        cmocka_unit_test(banners_of_the_first_combat_work_once),
        cmocka_unit_test(the_banner_of_shielding_betters_armour),
        cmocka_unit_test(the_banner_of_fortune_throws_all_again),
        cmocka_unit_test(the_sword_of_destruction_undoes_a_save),
        cmocka_unit_test(the_sword_of_cleaving_throws_one_miss_again),
        cmocka_unit_test(swords_add_one_attack_in_all),
        cmocka_unit_test(rage_turned_inwards_strikes_the_unit_itself),
        cmocka_unit_test(the_odds_of_a_round_are_counted),
        cmocka_unit_test(the_odds_know_swords),
        cmocka_unit_test(the_odds_count_support_that_is_left),
    };
    return RUN_SUITE("warmaster_fighters", tests, words, word);
}
