/* SPDX-License-Identifier: MIT */
/* warmaster_magic_test.c - section MAGIC: casting, the items that take part in it, and spells that move. */
#include <string.h>

#include "games/warmaster/magic/casting.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/magic/spells.h"
#include "games/warmaster/odds/odds.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/victory/victory.h"
#include "warmaster_cast.h"

/* ---- Casting ---- */

/* WM-MAGIC-01, WM-MAGIC-04: only wizards, one try each, from their own list, on their number. */
static void a_wizard_tries_one_spell_of_his_list(void **state)
{
    (void)state;
    set_duel("undead:skeletons+liche-priest+tomb-king", "empire:halberdiers+general");
    start_shooting();
    illegal("cast Ac2 doom-and-despair B1", "WM-MAGIC-01");
    illegal("cast Bc1 ball-of-flame 180", "WM-MAGIC-01");
    illegal("cast Ac1 weird-enchantment B1", "WM-MAGIC-01");
    assert_true(offers("cast Ac1 doom-and-despair B1"));
    apply("cast Ac1 doom-and-despair B1");
    survives_text();
    assert_int_equal(warmaster_game.rules.to_act(&b), VX_CHANCE);
    apply("die 3"); /* needs 4 */
    assert_false(magic_on("B1", MAGIC_DOOMED));
    illegal("cast Ac1 doom-and-despair B1", "WM-MAGIC-01");
}

static void no_more_after_a_try(void **state)
{
    (void)state;
    set_duel("undead:skeletons+liche-priest+tomb-king+liche-priest", "empire:halberdiers+general");
    put_person("Ac3", 69, 35);
    start_shooting();
    apply("cast Ac1 doom-and-despair B1");
    apply("die 4");
    assert_true(magic_on("B1", MAGIC_DOOMED));
    illegal("cast Ac1 death-bolt B1", "WM-MAGIC-01");
    illegal("cast Ac3 doom-and-despair B1", "WM-MAGIC-06"); /* WM-MAGIC-06: once a turn on a unit */
    legal("cast Ac3 death-bolt B1");
    survives_text();
}

/* WM-MAGIC-02, WM-MAGIC-03: in range, not only the nearest; with a free line where sight is asked,
 * blocked by stands of either side, all round. */
static void targets_are_in_range_and_in_sight(void **state)
{
    (void)state;
    add_shooters("wood 20,70 100,70 100,80 20,80\n", "undead:2xskeletons+liche-priest+tomb-king",
                 "empire:6xhalberdiers+general");
    put("A1", FORM_LINE, 60, 40, 0);
    put("A2", FORM_LINE, 20, 10, 0);
    put_person("Ac1", 60, 50);
    put_person("Ac2", 90, 5);
    put_person("Bc1", 90, 115);
    put("B1", FORM_LINE, 60, 60, 180);
    put("B2", FORM_LINE, 60, 65, 180);                 /* behind B1 */
    put("B3", FORM_LINE, 85, 50, 180);                 /* to the side */
    put("B4", FORM_LINE, 60, 50 + 1.25 + 30.1 + 1, 0); /* beyond 30 cm and the wood */
    put("B5", FORM_LINE, 60, 30, 180);                 /* behind A1 */
    put("B6", FORM_LINE, 60, 74, 180);                 /* in the wood, 24 cm */
    start_shooting();
    legal("cast Ac1 death-bolt B1");
    illegal("cast Ac1 death-bolt B2", "WM-MAGIC-03");
    legal("cast Ac1 death-bolt B3"); /* WM-MAGIC-03: all round; WM-MAGIC-02: farther than B1 */
    illegal("cast Ac1 death-bolt B4", "WM-MAGIC-02");
    illegal("cast Ac1 death-bolt B5", "WM-MAGIC-03");
    illegal("cast Ac1 death-bolt B6", "WM-MAGIC-03");
    legal("cast Ac1 doom-and-despair B2"); /* WM-MAGIC-17: needs no sight, 60 cm */
    legal("cast Ac1 doom-and-despair B4");
    illegal("cast Ac1 doom-and-despair A1", "WM-MAGIC-02");
    join("Ac1", "A1"); /* AMB-52: with a unit he sees from any edge of it */
    legal("cast Ac1 death-bolt B5");
    legal("cast Ac1 death-bolt B1");
}

/* WM-MAGIC-05: 1 fails and 6 succeeds whatever helps or hinders; WM-ITEM-20, WM-ITEM-23. */
static void one_fails_and_six_succeeds(void **state)
{
    (void)state;
    set_duel("empire:halberdiers+wizard/wand-of-power+general", "orcs:goblins+orc-general");
    start_shooting();
    assert_true(offers("cast Ac1 teleport wand"));
    illegal("cast Ac1 teleport ring", "WM-ITEM-19");
    illegal("cast Ac1 teleport altar", "WM-STAT-13");
    apply("cast Ac1 teleport wand"); /* 2+, and one more: still not on a 1 */
    apply("die 1");
    assert_int_equal(person_named("Ac1")->cast & (CAST_WORKED | CAST_MORE), 0);
    assert_true(person_named("Ac1")->used & USED_ITEM);
    set_duel("orcs:goblins+orc-shaman+orc-general", "empire:halberdiers+general");
    person_named("Ac1")->used = PERSON_BOUND;
    start_shooting();
    apply("cast Ac1 foot-of-gork B1"); /* 6+ at -1 */
    apply("die 6");
    due(ACT_HITS, 6, 4);
}

/* WM-ITEM-23: +1 once a battle, said before the die; WM-ITEM-20: -1. */
static void a_wand_adds_one_once(void **state)
{
    (void)state;
    set_duel("empire:halberdiers+wizard/wand-of-power+general", "orcs:goblins+orc-general");
    start_shooting();
    apply("cast Ac1 weird-enchantment B1 wand"); /* 4+ */
    apply("die 3");
    assert_true(magic_on("B1", MAGIC_ENCHANTED));
    person_named("Ac1")->cast = 0;
    illegal("cast Ac1 voice-of-command A1 wand", "WM-ITEM-23");
    set_duel("empire:halberdiers+wizard/war-altar+general", "orcs:goblins+orc-general");
    start_shooting();
    apply("cast Ac1 weird-enchantment B1 altar"); /* the altar does the same */
    apply("die 3");
    assert_true(magic_on("B1", MAGIC_ENCHANTED));
    person_named("Ac1")->cast = 0;
    person_named("Ac1")->used |= PERSON_BOUND;
    unit_named("B1")->affected = 0;
    unit_named("B1")->magic = 0;
    illegal("cast Ac1 weird-enchantment B1 altar", "WM-STAT-13");
    apply("cast Ac1 weird-enchantment B1");
    apply("die 4"); /* bound: needs 5 */
    assert_false(magic_on("B1", MAGIC_ENCHANTED));
}

/* WM-ITEM-19: no die at all, once. */
static void a_ring_casts_without_a_die(void **state)
{
    (void)state;
    set_duel("orcs:goblins+orc-shaman/ring-of-magic+orc-general", "empire:halberdiers+general");
    start_shooting();
    apply("cast Ac1 foot-of-gork B1 ring");
    due(ACT_HITS, 6, 4);
    person_named("Ac1")->cast = 0;
    assert_true(person_named("Ac1")->used & USED_ITEM);
}

/* WM-ITEM-24: after a success another try, or the same spell on another target. */
static void a_rod_repeats_a_success(void **state)
{
    (void)state;
    set_duel("undead:skeletons+liche-priest/rod-of-repetition+tomb-king",
             "empire:2xhalberdiers+general");
    put("B2", FORM_LINE, 80, 60, 180);
    start_shooting();
    apply("cast Ac1 doom-and-despair B1");
    apply("die 4");
    illegal("cast Ac1 doom-and-despair B1", "WM-MAGIC-06");
    apply("cast Ac1 doom-and-despair B2");
    survives_text();
    apply("die 4");
    assert_true(magic_on("B1", MAGIC_DOOMED) && magic_on("B2", MAGIC_DOOMED));
    assert_true(person_named("Ac1")->used & USED_ITEM);
    illegal("cast Ac1 death-bolt B1", "WM-MAGIC-01");
    set_duel("undead:skeletons+liche-priest/rod-of-repetition+tomb-king",
             "empire:halberdiers+general");
    start_shooting();
    apply("cast Ac1 doom-and-despair B1");
    apply("die 1"); /* it failed: nothing to repeat */
    assert_false(person_named("Ac1")->used & USED_ITEM);
    illegal("cast Ac1 doom-and-despair B1", "WM-MAGIC-01");
}

/* WM-MAGIC-08: a failed die is rolled again once, but never a 1. WM-DICE-05. */
static void mages_roll_again_but_not_a_one(void **state)
{
    (void)state;
    set_duel("high-elves:archers+wizard+general", "orcs:goblins+orc-general");
    put_person("Ac1", 67, 45);
    start_shooting();
    apply("cast Ac1 hail-of-destruction B1");
    apply("die 4");
    assert_int_equal(warmaster_game.rules.to_act(&b), 0);
    survives_text();
    apply("yes");
    apply("die 5");
    due(ACT_HITS, 3, 4); /* WM-MAGIC-26: base 4+, whoever casts (AMB-53) */
    set_duel("high-elves:archers+wizard+general", "orcs:goblins+orc-general");
    put_person("Ac1", 67, 45);
    start_shooting();
    apply("cast Ac1 hail-of-destruction B1");
    apply("die 1");
    assert_int_equal(top_task(&b)->kind, TASK_SHOOTING); /* no question: the archers may shoot */
    set_duel("high-elves:archers+wizard+general", "orcs:goblins+orc-general");
    put_person("Ac1", 67, 45);
    start_shooting();
    apply("cast Ac1 hail-of-destruction B1");
    apply("die 2");
    apply("yes");
    apply("die 4"); /* only once */
    assert_int_equal(top_task(&b)->kind, TASK_SHOOTING);
}

/* WM-MAGIC-09, AMB-54: within 50 cm, on 4+, one try, after the casting die; WM-ITEM-22: then the
 * scroll. */
static void runesmiths_break_spells(void **state)
{
    static const char elves[] = "high-elves:archers+wizard+general";
    (void)state;
    set_duel(elves, "dwarfs:warriors+runesmith+general+runesmith");
    put_person("Bc1", 60, 35 + 50 + 2.5);
    put_person("Bc2", 90, 115);
    put_person("Bc3", 64, 60);
    start_shooting();
    apply("cast Ac1 light-of-battle");
    apply("die 5");
    assert_int_equal(warmaster_game.rules.to_act(&b), 1);
    survives_text();
    apply("yes");
    apply("die 3"); /* two Runesmiths, one try */
    assert_true(magic_on("A1", MAGIC_LIGHT));
    set_duel(elves, "dwarfs:warriors+runesmith+general");
    put_person("Bc1", 60, 80);
    put_person("Bc2", 90, 115);
    start_shooting();
    apply("cast Ac1 light-of-battle");
    apply("die 5");
    apply("yes");
    apply("die 4");
    assert_false(magic_on("A1", MAGIC_LIGHT));
    assert_int_equal(unit_named("A1")->affected, 0); /* WM-MAGIC-06: not affected when dispelled */
    set_duel(elves, "dwarfs:warriors+runesmith+general");
    put_person("Bc1", 60, 35 + 50 + 2.6); /* beyond 50 cm */
    put_person("Bc2", 90, 115);
    start_shooting();
    apply("cast Ac1 light-of-battle");
    apply("die 5");
    assert_true(magic_on("A1", MAGIC_LIGHT));
}

/* WM-ITEM-22 */
static void a_scroll_dispels_once(void **state)
{
    (void)state;
    set_duel("undead:skeletons+liche-priest/rod-of-repetition+tomb-king",
             "dwarfs:warriors+runesmith/scroll-of-dispelling+general");
    put_person("Bc1", 60, 70);
    put_person("Bc2", 90, 115);
    start_shooting();
    apply("cast Ac1 doom-and-despair B1");
    apply("die 4");
    apply("yes"); /* anti-magic */
    apply("die 1");
    assert_int_equal(warmaster_game.rules.to_act(&b), 1); /* and now the scroll */
    survives_text();
    apply("yes");
    assert_false(magic_on("B1", MAGIC_DOOMED));
    assert_true(person_named("Bc1")->used & USED_ITEM);
    apply("cast Ac1 doom-and-despair B1"); /* WM-ITEM-24: the first was dispelled, so again */
    apply("die 4");
    apply("no");
    assert_true(magic_on("B1", MAGIC_DOOMED)); /* the scroll is gone: nobody is asked */
}

/* WM-ITEM-20: on 4+ after a failed casting; works until it has worked. */
static void a_staff_binds_who_fails(void **state)
{
    (void)state;
    set_duel("undead:skeletons+liche-priest+tomb-king+liche-priest",
             "empire:halberdiers+general+wizard/staff-of-spellbinding");
    put_person("Bc2", 60, 100);
    put_person("Ac3", 62, 35);
    start_shooting();
    apply("cast Ac1 doom-and-despair B1");
    apply("die 3");
    assert_int_equal(warmaster_game.rules.to_act(&b), 1);
    survives_text();
    apply("yes");
    apply("die 3");
    assert_false(person_named("Ac1")->used & PERSON_BOUND);
    assert_false(person_named("Bc2")->used & USED_ITEM);
    apply("cast Ac3 doom-and-despair B1");
    apply("die 2");
    apply("yes");
    apply("die 4");
    assert_true(person_named("Ac3")->used & PERSON_BOUND);
    assert_true(person_named("Bc2")->used & USED_ITEM);
    act cast = {ACT_CAST, 2, id_of("B1"), {DOOM_AND_DESPAIR, 0, 0}};
    assert_int_equal(wm_casting_need(&b, &cast), 5);
}

/* ---- Spells that move ---- */

/* WM-MAGIC-11, AMB-56: one unit, as by order; it may charge and is shot at; without characters. */
static void the_voice_of_command_moves_a_unit(void **state)
{
    (void)state;
    set_duel("empire:halberdiers+wizard+general", "orcs:goblins+orc-general");
    join("Ac2", "A1");
    start_shooting();
    apply("cast Ac1 voice-of-command A1");
    apply("die 5");
    assert_int_equal(warmaster_game.rules.to_act(&b), 0);
    survives_text();
    assert_true(listed() > 3);
    illegal("move A1 line 60,60 0", "WM-CHARGE-01");
    illegal("shoot A1 B1", "WM-MAGIC-11");
    apply("move A1 line 60,50 0");
    assert_true(stands_at("A1", 60, 50));
    assert_int_equal(person_named("Ac2")->joined, NOBODY_ID);
    set_duel("empire:halberdiers+wizard+general", "empire:crossbowmen+general");
    start_shooting();
    apply("cast Ac1 voice-of-command A1");
    apply("die 5");
    apply("charge A1 B1");
    assert_int_equal(warmaster_game.rules.to_act(&b),
                     1); /* WM-SHOOT-31: the crossbows may answer */
    survives_text();
    assert_true(unit_named("A1")->flags & UNIT_CHARGED);
    set_fight("empire:halberdiers+wizard+general", "orcs:goblins+orc-general");
    start_shooting();
    illegal("cast Ac1 voice-of-command A1", "WM-MAGIC-11");
}

static void the_voice_goes_stand_by_stand_too(void **state)
{
    (void)state;
    set_duel("empire:halberdiers+wizard+general", "orcs:goblins+orc-general");
    start_shooting();
    apply("cast Ac1 voice-of-command A1");
    apply("die 5");
    apply("stand A1 1 56,45 0");
    survives_text();
    apply("stand A1 2 60,45 0");
    apply("stand A1 3 64,45 0");
    assert_true(stands_at("A1", 64, 45));
    assert_int_equal(b.order.person, NOBODY_ID);
    survives_text();
}

/* WM-MAGIC-13: anywhere, out of or into a unit; then one other spell. */
static void teleport_gives_another_try(void **state)
{
    (void)state;
    set_duel("empire:2xhalberdiers+wizard+general", "orcs:goblins+orc-general");
    put("A2", FORM_LINE, 150, 100, 0);
    start_shooting();
    apply("cast Ac1 teleport");
    apply("die 2");
    survives_text();
    assert_true(listed() > 5);
    illegal("place Ac1 60,60", "WM-CHARM-10");
    illegal("place Ac2 20,60", "WM-MAGIC-13");
    legal("stay");
    apply("join Ac1 A2");
    assert_int_equal(person_named("Ac1")->joined, id_of("A2"));
    illegal("cast Ac1 teleport", "WM-MAGIC-13");
    illegal("cast Ac1 weird-enchantment B1", "WM-MAGIC-02"); /* too far away now */
    legal("cast Ac1 voice-of-command A2");
    apply("cast Ac1 voice-of-command A2");
    apply("die 1");
    illegal("cast Ac1 voice-of-command A2", "WM-MAGIC-01"); /* and no third */
    set_duel("empire:halberdiers+wizard+general", "orcs:goblins+orc-general");
    start_shooting();
    apply("cast Ac1 teleport");
    apply("die 1");
    illegal("cast Ac1 voice-of-command A1", "WM-MAGIC-01"); /* it failed: no other */
}

/* WM-MAGIC-14, WM-MAGIC-15, AMB-57 */
static void the_dead_rise_into_a_combat(void **state)
{
    (void)state;
    set_fight("undead:skeletons+liche-priest+tomb-king+liche-priest",
              "empire:2xhalberdiers+general");
    put("B2", FORM_LINE, 90, 60, 180);
    put_person("Ac3", 55, 35);
    start_shooting();
    illegal("cast Ac1 raise-dead B2", "WM-MAGIC-14"); /* not in combat */
    apply("cast Ac1 raise-dead B1");
    apply("die 5");
    assert_int_equal(b.side[0].list.unit_count, 3);
    survives_text();
    int count = listed();
    assert_true(count > 0);
    illegal("deploy A3 line 60,20 0", "WM-MAGIC-14"); /* touches nobody */
    illegal("deploy A3 line 60,41 0", "WM-MOVE-17");
    illegal("deploy A1 line 60,44 180", "WM-MAGIC-14");
    apply("deploy A3 line 60,44 180"); /* against the rear of B1 */
    assert_true(stands_at("A3", 56, 44));
    assert_true(wm_is_raised(&b, id_of("A3")));
    assert_false(unit_named("A3")->flags & UNIT_CHARGED);
    survives_text();
    illegal("cast Ac3 raise-dead B1", "WM-MAGIC-14"); /* once a combat */
    wm_destroy_unit(&b, id_of("A3"));
    assert_int_equal(wm_victory_points(&b, 1), 0);
    assert_false(wm_has_withdrawn(&b, 0)); /* it never counted */
    survives_text();
}

/* Stand by stand the dead may go round a corner; a half placed unit can be taken back. */
static void the_dead_may_surround(void **state)
{
    (void)state;
    set_fight("undead:skeletons+liche-priest+tomb-king", "empire:halberdiers+general");
    start_shooting();
    apply("cast Ac1 raise-dead B1");
    apply("die 5");
    apply("stand A3 1 60,44 180");
    survives_text();
    apply("back A3");
    survives_text();
    apply("stand A3 1 64,44 180");
    apply("stand A3 2 67,42 270"); /* the flank of B1, corner to corner with the first */
    survives_text();
    illegal("stand A3 3 100,42 270", "WM-STAND-06");
    apply("stand A3 3 60,44 180");
    assert_int_equal(unit_named("A3")->stands, 3);
    assert_int_not_equal(b.task_count > 0 ? top_task(&b)->kind : TASKS, TASK_RAISE);
}

/* Odds before casting: the die, the second die of Mages, anti-magic; and whom it would reach. */
static void weighs(const char *text, int works, int broken, int fails, const char *said)
{
    static vx_odds odds;
    memset(&odds, 0, sizeof odds);
    wm_odds(&b, action(text), VX_ENGLISH, &odds);
    const vx_odds_table *t = &odds.table[0];
    int found[3] = {0};
    for (int i = 0; i < t->count; i++) {
        int row = strstr(t->row[i].text, "works") ? 0 : strstr(t->row[i].text, "breaks") ? 1 : 2;
        found[row] = (int)t->row[i].weight;
    }
    assert_int_equal(t->total, 216);
    assert_int_equal(found[0], works);
    assert_int_equal(found[1], broken);
    assert_int_equal(found[2], fails);
    if (strstr(t->title, said) == NULL) fail_msg("%s: %s", text, t->title);
}

static void the_odds_of_a_spell_are_exact(void **state)
{
    (void)state;
    set_duel("orcs:goblins+orc-shaman/wand-of-power+orc-general", "empire:2xhalberdiers+general");
    put("A1", FORM_LINE, 20, 10, 0);
    put("B2", FORM_LINE, 60, 63, 180);
    start_shooting();
    weighs("cast Ac1 gotcha 0", 72, 0, 144,
           "needs 5 or more; reaches Halberdiers B1, Halberdiers B2");
    weighs("cast Ac1 gotcha 0 wand", 108, 0, 108, "needs 4 or more");
    static vx_odds odds;
    memset(&odds, 0, sizeof odds);
    wm_odds(&b, action("cast Ac1 gotcha 0"), VX_ENGLISH, &odds);
    assert_true(odds.count > 1); /* and what its shots would do */
    set_duel("high-elves:spearmen+wizard+general", "orcs:goblins+orc-general");
    start_shooting();
    weighs("cast Ac1 light-of-battle", 6 * (12 + 6), 0, 6 * 18,
           "needs 5 or more; reaches Spearmen");
    set_duel("high-elves:spearmen+wizard+general", "dwarfs:warriors+runesmith+general");
    put_person("Bc1", 60, 70);
    put_person("Bc2", 90, 115);
    start_shooting();
    weighs("cast Ac1 light-of-battle", 54, 54, 108, "reaches Spearmen");
    set_duel("orcs:goblins+orc-shaman/ring-of-magic+orc-general", "empire:halberdiers+general");
    start_shooting();
    weighs("cast Ac1 foot-of-gork B1 ring", 216, 0, 0, "no die is needed; reaches Halberdiers");
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_wizard_tries_one_spell_of_his_list),
        cmocka_unit_test(no_more_after_a_try),
        cmocka_unit_test(targets_are_in_range_and_in_sight),
        cmocka_unit_test(one_fails_and_six_succeeds),
        cmocka_unit_test(a_wand_adds_one_once),
        cmocka_unit_test(a_ring_casts_without_a_die),
        cmocka_unit_test(a_rod_repeats_a_success),
        cmocka_unit_test(mages_roll_again_but_not_a_one),
        cmocka_unit_test(runesmiths_break_spells),
        cmocka_unit_test(a_scroll_dispels_once),
        cmocka_unit_test(a_staff_binds_who_fails),
        cmocka_unit_test(the_voice_of_command_moves_a_unit),
        cmocka_unit_test(the_voice_goes_stand_by_stand_too),
        cmocka_unit_test(teleport_gives_another_try),
        cmocka_unit_test(the_dead_rise_into_a_combat),
        cmocka_unit_test(the_dead_may_surround),
        cmocka_unit_test(the_odds_of_a_spell_are_exact),
    };
    return RUN_SUITE("warmaster_magic", tests, words, word);
}
