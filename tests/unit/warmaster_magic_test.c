/* SPDX-License-Identifier: MIT */
/* warmaster_magic_test.c - section MAGIC and the items that take part in casting. */
#include <stdio.h>
#include <string.h>

#include "games/warmaster/casting.h"
#include "games/warmaster/forced.h"
#include "games/warmaster/shooting.h"
#include "warmaster_battle.h"

static void start_shooting(void)
{
    wm_start_shooting(&b);
    wm_settle(&b);
    assert_int_equal(b.phase, PHASE_SHOOTING);
    survives_text();
}

/* Far to the right two units that can shoot face each other, so that the phase goes on. They are
 * the last of their armies. */
static void add_shooters(const char *map, const char *one, const char *two)
{
    static const char *const with[][2] = {
        {"empire", "+crossbowmen"}, {"orcs", "+wolf-riders"},  {"undead", "+skeleton-bowmen"},
        {"high-elves", "+archers"}, {"chaos", "+chaos-spawn"}, {"dwarfs", "+handgunners"},
    };
    char text[SIDES][256], name[8];
    const char *given[SIDES] = {one, two};
    for (int side = 0; side < SIDES; side++)
        for (size_t i = 0; i < sizeof with / sizeof with[0]; i++)
            if (strncmp(given[side], with[i][0], strlen(with[i][0])) == 0)
                snprintf(text[side], sizeof text[side], "%s%s", given[side], with[i][1]);
    set_up(map, text[0], text[1]);
    for (int side = 0; side < SIDES; side++) {
        vx_text out = vx_text_on(name, sizeof name);
        wm_add_unit(&out, side * UNITS_MAX + b.side[side].list.unit_count - 1);
        put(name, FORM_LINE, 170, side == 0 ? 40 : 50, side == 0 ? 0 : 180);
    }
}

/* Two armies of one unit each, 18 cm apart, and a caster 2 cm behind the first. */
static void set_duel(const char *one, const char *two)
{
    add_shooters("", one, two);
    put("A1", FORM_LINE, 60, 40, 0);
    put("B1", FORM_LINE, 60, 60, 180);
    put_person("Ac1", 60, 35);
    put_person("Ac2", 90, 5);
    put_person("Bc1", 90, 115);
}

/* The same with the units in contact. */
static void set_fight(const char *one, const char *two)
{
    set_duel(one, two);
    put("B1", FORM_LINE, 60, 42, 180);
}

static bool magic_on(const char *name, unsigned bits)
{
    return (unit_named(name)->magic & bits) != 0;
}

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
    assert_int_equal(warmaster_game.to_act(&b), VX_CHANCE);
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
    assert_int_equal(warmaster_game.to_act(&b), 0);
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
    assert_int_equal(warmaster_game.to_act(&b), 1);
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
    assert_int_equal(warmaster_game.to_act(&b), 1); /* and now the scroll */
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
    assert_int_equal(warmaster_game.to_act(&b), 1);
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

/* ---- Spells that shoot ---- */

/* WM-MAGIC-10, WM-MAGIC-20: a line of 30 cm through friend and foe, stopped by what hides. */
static void a_ball_of_flame_strikes_all_on_its_way(void **state)
{
    (void)state;
    add_shooters("wood 40,75 80,75 80,78 40,78\n", "empire:2xhalberdiers+wizard+general",
                 "orcs:4xgoblins+orc-general");
    put_person("Ac1", 60, 50);
    put_person("Ac2", 90, 5);
    put_person("Bc1", 90, 115);
    put("A1", FORM_LINE, 60, 60, 0);
    put("A2", FORM_LINE, 20, 10, 0);
    put("B1", FORM_LINE, 60, 70, 180);
    put("B2", FORM_LINE, 60, 79.5, 180); /* behind 3 cm of wood */
    put("B3", FORM_LINE, 90, 50, 90);    /* 90 degrees away, 29 cm */
    put("B4", FORM_LINE, 60, 20, 180);
    start_shooting();
    uint8_t hit[ALL_UNITS];
    act cast = {ACT_CAST, 0, NO_TARGET, {BALL_OF_FLAME, 0, 0}};
    assert_int_equal(wm_list_targets(&b, &cast, hit), 2);
    assert_int_equal(hit[0], id_of("A1"));
    assert_int_equal(hit[1], id_of("B1"));
    cast.at.facing = 900;
    assert_int_equal(wm_list_targets(&b, &cast, hit), 1);
    assert_int_equal(hit[0], id_of("B3"));
    illegal("cast Ac1 ball-of-flame 270", "WM-MAGIC-02"); /* nobody there */
    assert_true(offers("cast Ac1 ball-of-flame 0"));
    apply("cast Ac1 ball-of-flame 0");
    apply("die 5");
    due(ACT_HITS, 3, 4);
    apply("hits 0");
    due(ACT_HITS, 3, 4);
    apply("hits 3"); /* goblins have no armour */
    apply("remove B1 1");
    assert_int_equal(unit_named("B1")->stands, 2);
}

/* WM-MAGIC-20: the Orcs' line is the same; WM-MAGIC-06: a unit that was struck is not struck again */
static void gotcha_is_the_same(void **state)
{
    (void)state;
    set_duel("orcs:goblins+orc-shaman+orc-general+orc-shaman", "empire:2xhalberdiers+general");
    put("A1", FORM_LINE, 20, 10, 0);
    put_person("Ac3", 60, 35);
    put("B2", FORM_LINE, 60, 63, 180);
    start_shooting();
    uint8_t hit[ALL_UNITS];
    act cast = {ACT_CAST, 0, NO_TARGET, {GOTCHA, 0, 0}};
    assert_int_equal(wm_list_targets(&b, &cast, hit), 2);
    wm_affect(&b, id_of("B1"), GOTCHA);
    assert_int_equal(wm_list_targets(&b, &cast, hit), 1);
    assert_int_equal(hit[0], id_of("B2"));
    apply("cast Ac1 gotcha 0");
    apply("die 5");
    apply("hits 1");
    due(ACT_HITS, 1, 6); /* halberdiers save on 6 */
    apply("hits 0");
    assert_int_equal(unit_named("B2")->struck, 1); /* WM-MAGIC-07: it counts for the drive back */
}

/* WM-MAGIC-10, AMB-55: hits on a unit in combat are carried, nothing is removed before. */
static void magic_hits_on_the_engaged_are_carried(void **state)
{
    (void)state;
    set_fight("orcs:goblins+orc-shaman+orc-general", "empire:crossbowmen+general");
    start_shooting();
    apply("cast Ac1 gotcha 0"); /* through his own goblins too */
    apply("die 5");
    apply("hits 3");
    apply("hits 3");
    assert_int_equal(unit_named("A1")->carried, 3);
    assert_int_equal(unit_named("B1")->carried, 3);
    assert_int_equal(unit_named("B1")->stands, 3);
}

/* WM-MAGIC-16 */
static void touch_of_death_needs_a_fight(void **state)
{
    (void)state;
    set_fight("undead:skeletons+liche-priest+tomb-king", "empire:2xhalberdiers+general");
    put("B2", FORM_LINE, 90, 60, 180);
    start_shooting();
    illegal("cast Ac1 touch-of-death B1", "WM-MAGIC-16"); /* not with the unit */
    join("Ac1", "A1");
    illegal("cast Ac1 touch-of-death B2", "WM-MAGIC-16");
    apply("cast Ac1 touch-of-death B1");
    apply("die 4");
    due(ACT_HITS, 3, 4);
    apply("hits 2");
    due(ACT_HITS, 2, 6); /* as shooting: armour saves */
    apply("hits 1");
    assert_int_equal(unit_named("B1")->carried, 1);
}

/* WM-MAGIC-18, WM-MAGIC-26, WM-MAGIC-31: no saves, driven back, not at units in combat. */
static void bolts_ignore_armour(void **state)
{
    static const struct {
        const char *army, *spell, *die;
        const char *clause;
    } bolts[] = {
        {"undead:skeletons+liche-priest+tomb-king", "cast Ac1 death-bolt B1", "die 5",
         "WM-MAGIC-18"},
        {"high-elves:spearmen+wizard+general", "cast Ac1 hail-of-destruction B1", "die 5",
         "WM-MAGIC-26"},
        {"chaos:chaos-marauders+sorcerer+general", "cast Ac1 curse-of-chaos B1", "die 5",
         "WM-MAGIC-31"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof bolts / sizeof bolts[0]; i++) {
        set_duel(bolts[i].army, "empire:knights+general");
        put_person("Ac1", 66, 45); /* past the end of his own line */
        start_shooting();
        apply(bolts[i].spell);
        apply(bolts[i].die);
        due(ACT_HITS, 3, 4);
        apply("hits 2"); /* knights would save on 4 */
        assert_int_equal(unit_named("B1")->wounds, 2);
        assert_int_equal(unit_named("B1")->struck, 2);
        set_fight(bolts[i].army, "empire:knights+general");
        b.phase = PHASE_SHOOTING;
        act cast = {ACT_CAST, 0, id_of("B1"), {0}};
        for (uint16_t k = 0; k < SPELLS; k++)
            if (strstr(bolts[i].spell, wm_spells[k].key)) cast.at.x = k;
        vx_problem why = {0};
        assert_false(wm_check_cast(&b, &cast, &why));
        assert_string_equal(why.message->clause, bolts[i].clause);
    }
}

/* WM-MAGIC-19: 50 cm, no sight, six dice, saves, no drive back, not at units in combat. */
static void the_foot_of_gork_does_not_drive_back(void **state)
{
    (void)state;
    set_duel("orcs:goblins+orc-shaman+orc-general", "empire:2xhalberdiers+general");
    put("B2", FORM_LINE, 60, 35 + 1.25 + 50 + 1, 180); /* 50 cm, behind B1 */
    start_shooting();
    apply("cast Ac1 foot-of-gork B2");
    apply("die 6");
    due(ACT_HITS, 6, 4);
    apply("hits 2");
    due(ACT_HITS, 2, 6);
    apply("hits 0");
    assert_int_equal(unit_named("B2")->wounds, 2);
    assert_int_equal(unit_named("B2")->struck, 0);
    set_fight("orcs:goblins+orc-shaman+orc-general", "empire:halberdiers+general");
    put("A1", FORM_LINE, 60, 40, 0);
    start_shooting();
    illegal("cast Ac1 foot-of-gork B1", "WM-MAGIC-19");
}

/* WM-MAGIC-23, WM-DICE-04, EX-01: D3 each, rolled apart; within 30 cm; no drive back. */
static void the_storm_rolls_for_each_unit_near(void **state)
{
    static const int d3[7] = {0, 1, 1, 2, 2, 3, 3};
    char text[8] = "die 0";
    (void)state;
    for (int die = 1; die <= 6; die++) {
        set_duel("high-elves:spearmen+wizard+general", "orcs:3xgoblins+orc-general");
        put("B2", FORM_LINE, 80, 40, 0);
        put("B3", FORM_LINE, 60, 35 + 1.25 + 30.2 + 1, 0); /* too far */
        start_shooting();
        apply("cast Ac1 storm-of-stone");
        apply("die 6");
        survives_text();
        text[4] = (char)('0' + die);
        apply(text);
        due(ACT_HITS, d3[die], 4);
        apply("hits 1");
        assert_int_equal(unit_named("B1")->struck, 0);
        apply("die 2");
        due(ACT_HITS, 1, 4);
        apply("hits 0");
        assert_int_not_equal(b.task_count > 0 ? top_task(&b)->kind : TASKS, TASK_STORM);
        assert_int_equal(unit_named("B3")->affected, 0);
    }
}

/* ---- Spells that mark ---- */

/* WM-MAGIC-12, AMB-71: half moves, also in a charge; all enemies are terrors; its own terror is
 * gone; to the end of its own next turn. */
static void weird_enchantment_halves_and_frightens(void **state)
{
    (void)state;
    set_duel("empire:halberdiers+wizard+general", "orcs:goblins+trolls+giant+orc-general");
    put("B2", FORM_LINE, 80, 60, 180);
    put("B3", FORM_LINE, 60, 65, 180);
    start_shooting();
    int32_t pace = wm_full_pace(&b, id_of("B1"));
    assert_false(wm_fears(&b, id_of("B1"), id_of("A1")));
    assert_true(wm_fears(&b, id_of("A1"), id_of("B3"))); /* the giant */
    assert_false(wm_fears(&b, id_of("B3"), id_of("A1")));
    apply("cast Ac1 weird-enchantment B1");
    apply("die 4");
    assert_int_equal(wm_full_pace(&b, id_of("B1")), pace / 2);
    assert_true(wm_fears(&b, id_of("B1"), id_of("A1")));
    unit_named("B3")->magic = MAGIC_ENCHANTED;
    assert_false(wm_fears(&b, id_of("A1"), id_of("B3")));
    assert_true(wm_fears(&b, id_of("B3"), id_of("A1")));
    wm_expire_magic(&b, 0); /* the caster's turn ends: it stays */
    assert_true(magic_on("B1", MAGIC_ENCHANTED));
    wm_expire_magic(&b, 1);
    assert_false(magic_on("B1", MAGIC_ENCHANTED));
    set_duel("empire:halberdiers+wizard+general", "undead:skeletons+tomb-king");
    unit_named("B1")->magic = MAGIC_ENCHANTED;
    assert_false(wm_fears(&b, id_of("B1"), id_of("A1"))); /* the Undead fear nothing */
    assert_int_equal(wm_full_pace(&b, id_of("B1")), 10 * CENTIMETRE);
}

/* WM-MAGIC-17: no charge by order or on initiative, even for those who must. */
static void the_doomed_do_not_charge(void **state)
{
    (void)state;
    set_duel("empire:flagellants+wizard+general", "orcs:goblins+orc-general");
    put("B1", FORM_LINE, 60, 50, 180);
    unit_named("A1")->magic = MAGIC_DOOMED;
    wm_start_turn(&b, 0);
    illegal("charge A1 B1", "WM-MAGIC-17");
    legal("end"); /* it must not, so it need not */
    unit_named("A1")->magic = 0;
    illegal("end", "WM-INIT-02");
    unit_named("A1")->magic = MAGIC_DOOMED;
    assert_true(wm_is_doomed(&b, id_of("A1")));
    wm_expire_magic(&b, 1);
    assert_true(wm_is_doomed(&b, id_of("A1")));
    wm_expire_magic(&b, 0);
    assert_false(wm_is_doomed(&b, id_of("A1")));
}

/* WM-MAGIC-21: the mark for the drive backs, at units that are not in combat, without sight. */
static void gerroff_sends_a_unit_home(void **state)
{
    (void)state;
    set_duel("orcs:goblins+orc-shaman+orc-general", "empire:2xhalberdiers+general");
    put("B2", FORM_LINE, 60, 65, 180);
    start_shooting();
    apply("cast Ac1 gerroff B2");
    apply("die 5");
    assert_true(magic_on("B2", MAGIC_GERROFF));
    set_fight("orcs:goblins+orc-shaman+orc-general", "empire:halberdiers+general");
    start_shooting();
    illegal("cast Ac1 gerroff B1", "WM-MAGIC-21");
}

/* WM-MAGIC-22: Orcs and Goblins in combat only; every stand and a character. */
static void waaagh_moves_greenskins(void **state)
{
    (void)state;
    set_fight("orcs:goblins+orc-shaman+orc-general+orc-hero", "empire:halberdiers+general");
    join("Ac3", "A1");
    start_shooting();
    apply("cast Ac1 waaagh A1");
    apply("die 4");
    assert_int_equal(wm_magic_attacks_each(&b, id_of("A1")), 1);
    assert_int_equal(wm_magic_attacks(&b, id_of("A1"), true), 1);
    assert_int_equal(wm_magic_attacks(&b, id_of("A1"), false), 0);
    wm_expire_magic(&b, 0);
    assert_int_equal(wm_magic_attacks_each(&b, id_of("A1")), 0);
    set_fight("orcs:trolls+orc-shaman+orc-general", "empire:halberdiers+general");
    start_shooting();
    illegal("cast Ac1 waaagh A1", "WM-MAGIC-22");
    set_duel("orcs:goblins+orc-shaman+orc-general", "empire:halberdiers+general");
    start_shooting();
    illegal("cast Ac1 waaagh A1", "WM-MAGIC-22");
}

/* WM-MAGIC-24: every friend within 30 cm, +1 in all, +1 for a character. */
static void light_of_battle_adds_one_in_all(void **state)
{
    (void)state;
    set_fight("high-elves:2xspearmen+wizard+general", "orcs:goblins+orc-general");
    put("A2", FORM_LINE, 60, 5 - 2.3, 0); /* more than 30 cm away */
    start_shooting();
    apply("cast Ac1 light-of-battle");
    apply("die 5");
    assert_int_equal(wm_magic_attacks(&b, id_of("A1"), false), 1);
    assert_int_equal(wm_magic_attacks(&b, id_of("A1"), true), 2);
    assert_int_equal(wm_magic_attacks_each(&b, id_of("A1")), 0);
    assert_int_equal(wm_magic_attacks(&b, id_of("A2"), false), 0);
    assert_int_equal(unit_named("B1")->magic, 0);
}

/* WM-MAGIC-25, EX-55: archers shoot a second time, on 4+ instead of 3+. */
static void heavens_fire_lets_archers_shoot_again(void **state)
{
    (void)state;
    set_duel("high-elves:archers+wizard+general", "orcs:goblins+orc-general");
    start_shooting();
    apply("shoot A1 B1");
    due(ACT_HITS, 3, 3);
    apply("hits 0");
    illegal("shoot A1 B1", "WM-SHOOT-01");
    apply("cast Ac1 heavens-fire A1");
    apply("die 4");
    apply("shoot A1 B1");
    due(ACT_HITS, 3, 4);
    apply("hits 0");
    illegal("shoot A1 B1", "WM-SHOOT-01"); /* but not a third time */
    set_duel("high-elves:archers+wizard+general", "orcs:goblins+orc-general");
    start_shooting();
    apply("cast Ac1 heavens-fire A1"); /* before the first shooting */
    apply("die 4");
    apply("shoot A1 B1");
    due(ACT_HITS, 3, 3);
    apply("hits 0");
    apply("shoot A1 B1");
    due(ACT_HITS, 3, 4);
    set_duel("high-elves:spearmen+wizard+general", "orcs:goblins+orc-general");
    start_shooting();
    illegal("cast Ac1 heavens-fire A1", "WM-MAGIC-25");
}

/* WM-MAGIC-27: the unit he is with, in combat, each stand and the character. */
static void the_boon_is_for_his_own_unit(void **state)
{
    (void)state;
    set_fight("chaos:chaos-warriors+sorcerer+general", "empire:halberdiers+general");
    start_shooting();
    illegal("cast Ac1 boon-of-chaos", "WM-MAGIC-27");
    join("Ac1", "A1");
    apply("cast Ac1 boon-of-chaos");
    apply("die 4");
    assert_int_equal(wm_magic_attacks_each(&b, id_of("A1")), 1);
    assert_int_equal(wm_magic_attacks(&b, id_of("A1"), true), 1);
}

/* WM-MAGIC-28: -1 within 30 cm when the order is given, once for a brigade. */
static void the_anger_of_the_gods_hinders_orders(void **state)
{
    int taken[PENALTIES];
    (void)state;
    set_duel("chaos:chaos-warriors+sorcerer+general", "empire:2xhalberdiers+general");
    put("A1", FORM_LINE, 20, 10, 0);
    put("B2", FORM_LINE, 60, 62, 180);
    start_shooting();
    apply("cast Ac1 anger-of-the-gods");
    apply("die 4");
    assert_true(person_named("Ac1")->used & PERSON_ANGER);
    illegal("cast Ac1 anger-of-the-gods", "WM-MAGIC-01");
    wm_pop_task(&b);
    wm_end_turn(&b);
    assert_true(person_named("Ac1")->used & PERSON_ANGER);
    while (b.phase != PHASE_ORDERS) apply("end");
    apply("order Bc1 B1");
    apply("with B2");
    wm_order_target(&b, taken);
    assert_int_equal(taken[PENALTY_MAGIC], 1);
    person_named("Ac1")->y = (uint16_t)(277 * CENTIMETRE / 10);
    wm_order_target(&b, taken);
    assert_int_equal(taken[PENALTY_MAGIC], 0);
    wm_expire_magic(&b, 0);
    assert_true(person_named("Ac1")->used & PERSON_ANGER);
    wm_expire_magic(&b, 1); /* the end of the enemy's turn */
    assert_false(person_named("Ac1")->used & PERSON_ANGER);
}

/* WM-MAGIC-29, WM-MAGIC-30, EX-56, EX-57 */
static void rage_rolls_until_it_stops_or_turns(void **state)
{
    (void)state;
    set_fight("chaos:chaos-warriors+sorcerer+general", "empire:halberdiers+general");
    start_shooting();
    apply("cast Ac1 rage-of-chaos A1");
    apply("die 5");
    apply("die 1");
    survives_text();
    apply("yes");
    apply("die 4");
    apply("yes");
    apply("die 6"); /* three stands: no fourth die */
    assert_int_equal(wm_magic_attacks(&b, id_of("A1"), false), 11);
    assert_int_equal(wm_magic_attacks_on_itself(&b, id_of("A1")), 0);
    set_fight("chaos:chaos-warriors+sorcerer+general", "empire:halberdiers+general");
    start_shooting();
    apply("cast Ac1 rage-of-chaos A1");
    apply("die 5");
    apply("die 1");
    apply("yes");
    apply("die 4");
    apply("yes");
    apply("die 1");
    assert_int_equal(wm_magic_attacks(&b, id_of("A1"), false), 0);
    assert_int_equal(wm_magic_attacks_on_itself(&b, id_of("A1")), 6);
    set_fight("chaos:chaos-warriors+sorcerer+general", "empire:halberdiers+general");
    start_shooting();
    apply("cast Ac1 rage-of-chaos A1");
    apply("die 5");
    apply("die 3");
    apply("no");
    assert_int_equal(wm_magic_attacks(&b, id_of("A1"), false), 3);
    set_duel("chaos:chaos-warriors+sorcerer+general", "empire:halberdiers+general");
    start_shooting();
    illegal("cast Ac1 rage-of-chaos A1", "WM-MAGIC-29");
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
    assert_int_equal(warmaster_game.to_act(&b), 0);
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
    assert_int_equal(warmaster_game.to_act(&b), 1); /* WM-SHOOT-31: the crossbows may answer */
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
    weighs("cast Ac1 gotcha 0", 72, 0, 144, "needs 5 or more; reaches B1, B2");
    weighs("cast Ac1 gotcha 0 wand", 108, 0, 108, "needs 4 or more");
    static vx_odds odds;
    memset(&odds, 0, sizeof odds);
    wm_odds(&b, action("cast Ac1 gotcha 0"), VX_ENGLISH, &odds);
    assert_true(odds.count > 1); /* and what its shots would do */
    set_duel("high-elves:spearmen+wizard+general", "orcs:goblins+orc-general");
    start_shooting();
    weighs("cast Ac1 light-of-battle", 6 * (12 + 6), 0, 6 * 18, "needs 5 or more; reaches A1");
    set_duel("high-elves:spearmen+wizard+general", "dwarfs:warriors+runesmith+general");
    put_person("Bc1", 60, 70);
    put_person("Bc2", 90, 115);
    start_shooting();
    weighs("cast Ac1 light-of-battle", 54, 54, 108, "reaches A1");
    set_duel("orcs:goblins+orc-shaman/ring-of-magic+orc-general", "empire:halberdiers+general");
    start_shooting();
    weighs("cast Ac1 foot-of-gork B1 ring", 216, 0, 0, "no die is needed; reaches B1");
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
        cmocka_unit_test(a_ball_of_flame_strikes_all_on_its_way),
        cmocka_unit_test(gotcha_is_the_same),
        cmocka_unit_test(magic_hits_on_the_engaged_are_carried),
        cmocka_unit_test(touch_of_death_needs_a_fight),
        cmocka_unit_test(bolts_ignore_armour),
        cmocka_unit_test(the_foot_of_gork_does_not_drive_back),
        cmocka_unit_test(the_storm_rolls_for_each_unit_near),
        cmocka_unit_test(weird_enchantment_halves_and_frightens),
        cmocka_unit_test(the_doomed_do_not_charge),
        cmocka_unit_test(gerroff_sends_a_unit_home),
        cmocka_unit_test(waaagh_moves_greenskins),
        cmocka_unit_test(light_of_battle_adds_one_in_all),
        cmocka_unit_test(heavens_fire_lets_archers_shoot_again),
        cmocka_unit_test(the_boon_is_for_his_own_unit),
        cmocka_unit_test(the_anger_of_the_gods_hinders_orders),
        cmocka_unit_test(rage_rolls_until_it_stops_or_turns),
        cmocka_unit_test(the_voice_of_command_moves_a_unit),
        cmocka_unit_test(the_voice_goes_stand_by_stand_too),
        cmocka_unit_test(teleport_gives_another_try),
        cmocka_unit_test(the_dead_rise_into_a_combat),
        cmocka_unit_test(the_dead_may_surround),
        cmocka_unit_test(the_odds_of_a_spell_are_exact),
    };
    return RUN_SUITE("warmaster_magic", tests, words, word);
}
