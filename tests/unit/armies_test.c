/* SPDX-License-Identifier: MIT */
/* armies_test.c - the army lists of Warmaster: their figures, what they refuse, their text. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/warmaster/army/army.h"
#include "harness.h"

/* ---- Rosters to ask about ---- */

static char said[512]; /* the last refusal */

static vx_word word_of(const char *text)
{
    return (vx_word){text, strlen(text), 1, 1};
}

static roster read_roster(const char *text)
{
    roster out;
    vx_problem why = {0};
    vx_word word = word_of(text);
    if (!wm_parse_roster(0, &word, &out, &why)) {
        vx_format_problem(&why, VX_ENGLISH, said, sizeof said);
        fail_msg("%s: %s", text, said);
    }
    return out;
}

static void allowed(int points, const char *text)
{
    roster list = read_roster(text);
    vx_problem why = {0};
    if (wm_check_roster(&list, points, &why)) return;
    vx_format_problem(&why, VX_ENGLISH, said, sizeof said);
    fail_msg("%s for %d: %s", text, points, said);
}

/* The refusal must say `part` in English, and something else in Russian. */
static void says(const vx_problem *why, const char *clause, const char *part)
{
    char russian[512];
    vx_format_problem(why, VX_ENGLISH, said, sizeof said);
    vx_format_problem(why, VX_RUSSIAN, russian, sizeof russian);
    if (clause == NULL ? why->message->clause != NULL
                       : why->message->clause == NULL || strcmp(why->message->clause, clause) != 0)
        fail_msg("not by %s: %s", clause == NULL ? "bad text" : clause, said);
    if (strstr(said, part) == NULL) fail_msg("'%s' does not say '%s'", said, part);
    assert_string_not_equal(said, russian);
}

static void refused(int points, const char *text, const char *clause, const char *part)
{
    roster list = read_roster(text);
    vx_problem why = {0};
    if (wm_check_roster(&list, points, &why)) fail_msg("%s for %d is allowed", text, points);
    says(&why, clause, part);
}

static void unreadable(const char *text, const char *clause, const char *part)
{
    roster list;
    vx_problem why = {0};
    vx_word word = word_of(text);
    if (wm_parse_roster(0, &word, &list, &why)) fail_msg("%s is read", text);
    says(&why, clause, part);
}

#define MINIMA "empire:2xhalberdiers+2xcrossbowmen+"

/* ---- WM-ARMY ---- */

/* WM-ARMY-01: from the list of that army, to any agreed size */
static void an_army_is_chosen_from_its_list(void **state)
{
    (void)state;
    allowed(1000, MINIMA "general");
    allowed(500, "empire:knights+general");
    allowed(2750, "empire:4xhalberdiers+4xcrossbowmen+general");
    unreadable("empire:goblins+general", NULL, "'goblins'");
    refused(1000, "empire:general", "WM-ARMY-01", "no unit");
    refused(500, "albion:warriors+fenbeast+general", "WM-ARMY-01", "fenbeast");
    refused(500, "kingdoms-of-ind:warriors+maharajah+avatar", "WM-ARMY-01", "avatar");
}

/* WM-ARMY-02: below the limit or on it, never above */
static void the_total_stays_within_the_limit(void **state)
{
    (void)state;
    static const char exact[] =
        "orcs:3xorc-warriors+2xgoblins+black-orcs/sword-of-fate+trolls+boar-riders+2xwolf-riders+"
        "rock-lobber+orc-general+orc-hero/sword-of-might+orc-shaman";
    static const char over[] =
        "orcs:3xorc-warriors+2xgoblins+black-orcs/sword-of-fate+trolls+boar-riders+2xwolf-riders+"
        "rock-lobber+orc-general+orc-hero/sword-of-might+orc-shaman/wand-of-power";
    roster list = read_roster(exact);
    assert_int_equal(wm_roster_points(&list), 1000);
    allowed(1000, exact);
    refused(1000, over, "WM-ARMY-02", "costs 1010, but 1000");
}

/* WM-ARMY-03: exactly one General, whatever the size */
static void an_army_has_one_general(void **state)
{
    (void)state;
    allowed(3000, "empire:6xhalberdiers+6xcrossbowmen+general");
    refused(1000, MINIMA "hero", "WM-ARMY-03", "exactly 1 General; this one has 0");
    refused(3000, "empire:6xhalberdiers+6xcrossbowmen+2xgeneral", "WM-ARMY-03", "this one has 2");
}

/* WM-ARMY-04: minima and maxima for each full thousand */
static void limits_grow_with_each_full_thousand(void **state)
{
    (void)state;
    refused(1000, "empire:halberdiers+2xcrossbowmen+general", "WM-ARMY-04",
            "halberdiers: an army of this size has 2 at least; this one has 1");
    allowed(1999, MINIMA "general");
    refused(2000, MINIMA "general", "WM-ARMY-04", "has 4 at least; this one has 2");
    allowed(1999, MINIMA "flagellants+general");
    refused(1999, MINIMA "2xflagellants+general", "WM-ARMY-04",
            "flagellants: an army of this size "
            "has 1 at most; this one has 2");
    allowed(2000, "empire:4xhalberdiers+4xcrossbowmen+2xflagellants+general");
    allowed(1000, MINIMA "2xhero+general");
    refused(1000, MINIMA "3xhero+general", "WM-ARMY-04", "hero");
    refused(1000, MINIMA "hero/griffon+general/griffon", "WM-ARMY-04", "griffon");
    /* below a thousand: no minima, the maxima of one thousand */
    allowed(900, "empire:flagellants+general");
    refused(900, "empire:2xflagellants+general", "WM-ARMY-04", "flagellants");
}

/* WM-ARMY-04: some limits hold for the whole army, some are shared, some kinds stand in */
static void limits_of_single_lists_hold(void **state)
{
    (void)state;
    static const char altars[] =
        "empire:4xhalberdiers+4xcrossbowmen+general+wizard/war-altar+wizard/war-altar";
    refused(2000, altars, "WM-ARMY-04", "no army has more than 1");
    static const char both[] =
        "chaos-dwarfs:2xchaos-dwarfs+earthshaker-cannon+death-rocket+general";
    refused(1000, both, "WM-ARMY-04", "has 1 at most; this one has 2");
    allowed(1000, "daemons:3xdaemon-hordes+daemon-lord-hero+daemon-lord-wizard+daemon-overlord");
    refused(1000, "daemons:3xdaemon-hordes+2xdaemon-lord-hero+daemon-lord-wizard+daemon-overlord",
            "WM-ARMY-04", "has 2 at most; this one has 3");
    allowed(1000, "chaos-dwarfs:chaos-dwarfs+blunderbusses+general");
    refused(1000, "chaos-dwarfs:2xblunderbusses+general", "WM-ARMY-04",
            "has 2 at least; this one has 1");
    allowed(1000, "goblins:2xgoblins+2xsquig-herd+2xwolf-riders+goblin-warboss");
    refused(1000, "goblins:goblins+3xsquig-herd+2xwolf-riders+goblin-warboss", "WM-ARMY-04",
            "goblins");
    allowed(1000, "cathay:3xbannermen+handguns+general");
}

/* WM-ARMY-04: Regiments of Renown, one for each full thousand, in the place of limited troops */
static void regiments_of_renown_are_hired(void **state)
{
    (void)state;
    allowed(1000, MINIMA "the-cursed-company+general");
    allowed(1000, MINIMA "general+gotrek-and-felix");
    allowed(1000, "orcs:2xorc-warriors+2xgoblins+wolf-riders+volands-venators+orc-general");
    refused(999, "empire:halberdiers+the-cursed-company+general", "WM-ARMY-04",
            "0 at most; this one has 1");
    refused(1999, MINIMA "the-cursed-company+volands-venators+general", "WM-ARMY-04",
            "1 at most; this one has 2");
    refused(1999, MINIMA "the-cursed-company+general+gotrek-and-felix", "WM-ARMY-04",
            "1 at most; this one has 2");
    refused(2000, "empire:4xhalberdiers+4xcrossbowmen+2xthe-cursed-company+general", "WM-ARMY-04",
            "the-cursed-company: there is only 1");
    allowed(2000, "empire:4xhalberdiers+4xcrossbowmen+the-cursed-company+general+gotrek-and-felix");
    refused(1000, MINIMA "2xhero+general+gotrek-and-felix", "WM-ARMY-04",
            "takes the place of a Hero: 0 are free, this army has 1");
    /* all that may be limited are there: nothing is left to take the place of */
    refused(1000, "kislev:4xknights+bears+war-wagon+the-cursed-company+general", "WM-ARMY-04",
            "takes the place of a unit with a maximum: 0 are free, this army has 1");
    refused(1000, "kislev:4xknights+bears+the-cursed-company+general", "WM-ARMY-04",
            "horse-archers"); /* its own minima, no more */
    refused(1000, MINIMA "the-cursed-company/battle-banner+general", "WM-ITEM-02",
            "the-cursed-company carries no magic items");
    refused(1000, MINIMA "general+gotrek-and-felix/sword-of-might", "WM-ITEM-02", "gotrek");
    refused(1000, MINIMA "general+gotrek-and-felix/griffon", "WM-ARMY-06", "griffon");
    refused(1000, MINIMA "the-cursed-company/skirmishers+general", "WM-ARMY-05", "skirmishers");
    unreadable("renown:the-cursed-company", NULL, "renown");
    unreadable(MINIMA "deathfang+general", NULL, "'deathfang'");
}

/* WM-ARMY-05: a line of the list; an attached stand belongs to a unit of the right kind */
static void a_stand_is_added_to_a_unit_that_may_have_it(void **state)
{
    (void)state;
    allowed(500, "empire:halberdiers/skirmishers+general");
    refused(500, "empire:skirmishers+general", "WM-ARMY-05", "skirmishers");
    refused(500, "empire:knights/skirmishers+general", "WM-ARMY-05", "skirmishers");
    unreadable("empire:halberdiers/skirmishers/skirmishers", "WM-ARMY-05", "skirmishers");
    refused(500, "lizardmen:saurus/salamanders+slann-mage", "WM-ARMY-05", "salamanders");
    allowed(500, "lizardmen:2xskinks/salamanders+slann-mage");
    refused(900, "lizardmen:3xskinks/salamanders+slann-mage", "WM-ARMY-04", "salamanders");
}

/* WM-ARMY-06: mounts are for those whom the list names, at their own price */
static void mounts_go_to_their_riders(void **state)
{
    (void)state;
    roster list = read_roster("empire:knights+general/griffon");
    assert_int_equal(wm_character_points(&list, 0), 125 + 80);
    allowed(500, "empire:knights+general/griffon");
    allowed(500, "empire:knights+general+wizard/war-altar");
    refused(500, "empire:knights+general/war-altar", "WM-ARMY-06", "war-altar");
    unreadable("empire:knights+wizard/griffon/war-altar", "WM-ARMY-06", "war-altar");
    unreadable("empire:knights/griffon", NULL, "griffon");
    refused(900, "dark-elves:spearmen+general+sorceress/cauldron-of-blood", "WM-ARMY-06",
            "witch-elves must be in the army");
    allowed(900, "dark-elves:witch-elves+general+sorceress/cauldron-of-blood");
    /* what is no mount may be had beside one */
    allowed(900, "chaos-dwarfs:chaos-dwarfs+general/great-taurus/sorcerer-lord");
}

/* WM-ARMY-07, WM-ITEM-01: one item each, its price on top */
static void items_are_paid_for_and_one_each(void **state)
{
    (void)state;
    roster list = read_roster("empire:halberdiers/skirmishers/battle-banner+hero/sword-of-might");
    assert_int_equal(wm_unit_points(&list, 0), 45 + 25 + 50);
    assert_int_equal(wm_character_points(&list, 0), 80 + 10);
    assert_int_equal(wm_roster_points(&list), 210);
    unreadable("empire:knights/battle-banner/sword-of-fate", "WM-ITEM-01", "sword-of-fate");
    unreadable("empire:hero/sword-of-might/sword-of-fate", "WM-ITEM-01", "sword-of-fate");
}

/* WM-ITEM-02: infantry, cavalry and chariots */
static void only_some_troops_carry_items(void **state)
{
    (void)state;
    allowed(900, "orcs:orc-warriors/sword-of-might+boar-riders/sword-of-fate+"
                 "wolf-chariots/sword-of-cleaving+orc-general");
    refused(900, "orcs:giant/sword-of-might+orc-general", "WM-ITEM-02", "giant");
    refused(900, "orcs:rock-lobber/sword-of-might+orc-general", "WM-ITEM-02", "rock-lobber");
    refused(900, "empire:steam-tank/sword-of-might+general", "WM-ITEM-02", "steam-tank");
    refused(900, "skaven:rat-swarms/sword-of-might+grey-seer", "WM-ITEM-02", "rat-swarms");
    refused(900, "wood-elves:dryads+general+branchwraith/sword-of-might", "WM-ITEM-02",
            "branchwraith");
}

/* WM-ITEM-03: one of each */
static void no_item_exists_twice(void **state)
{
    (void)state;
    allowed(900, "empire:knights/sword-of-fate+knights/sword-of-might+general");
    refused(900, "empire:2xknights/sword-of-fate+general", "WM-ITEM-03", "sword-of-fate");
    refused(900, "empire:knights/sword-of-fate+general/sword-of-fate", "WM-ITEM-03",
            "this one has 2");
}

/* WM-ITEM-04, WM-ITEM-10, WM-ITEM-15: banners, weapons, devices */
static void each_kind_of_item_has_its_bearers(void **state)
{
    (void)state;
    allowed(900, "empire:knights/battle-banner+general/sword-of-might");
    refused(900, "empire:knights+general/battle-banner", "WM-ITEM-04", "battle-banner");
    refused(900, "empire:knights/orb-of-majesty+general", "WM-ITEM-15", "orb-of-majesty");
}

/* WM-ITEM-16 to WM-ITEM-24: who may carry which device */
static void each_device_has_its_bearer(void **state)
{
    (void)state;
    static const struct {
        item_id item;
        bool general, hero, wizard, runesmith, shugenja;
    } devices[] = {
        {ITEM_CROWN, true, false, false, false, false},
        {ITEM_HELM, true, false, false, false, false},
        {ITEM_ORB, true, false, false, false, false},
        {ITEM_RING, false, false, true, false, false},
        {ITEM_STAFF, false, false, true, true, false},
        {ITEM_SCEPTRE, true, false, false, false, false},
        {ITEM_SCROLL, false, false, true, true, true},
        {ITEM_WAND, false, false, true, false, false},
        {ITEM_ROD, false, false, true, false, false},
    };
    static const char *const forms[] = {
        "empire:knights+general/%s", "empire:knights+general+hero/%s",
        "empire:knights+general+wizard/%s", "dwarfs:warriors+general+runesmith/%s",
        "nippon:samurai+shogun+shugenja/%s"};
    for (size_t i = 0; i < sizeof devices / sizeof devices[0]; i++) {
        const bool may[] = {devices[i].general, devices[i].hero, devices[i].wizard,
                            devices[i].runesmith, devices[i].shugenja};
        for (int who = 0; who < 5; who++) {
            char text[128];
            const item_profile *item = &wm_items[devices[i].item];
            snprintf(text, sizeof text, forms[who], item->key);
            if (may[who])
                allowed(900, text);
            else
                refused(900, text, item->clause, item->key);
        }
    }
}

/* WM-ITEM-19: a General who casts may carry a wizard's device, however it was gained */
static void a_casting_general_carries_what_wizards_do(void **state)
{
    (void)state;
    allowed(900, "skaven:clanrats+grey-seer/ring-of-magic");
    allowed(900, "skaven:clanrats+grey-seer/orb-of-majesty");
    allowed(900, "daemons:daemon-hordes+daemon-overlord/gift-of-sorcery/ring-of-magic");
    refused(900, "daemons:daemon-hordes+daemon-overlord/ring-of-magic", "WM-ITEM-19", "ring");
    allowed(900, "kislev:knights+general/tzarina/ring-of-magic");
}

/* ---- Figures ---- */

/* WM-STAT-08, WM-STAT-12, WM-ARMY-05: what the book itself says */
static void figures_of_the_book(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        int command;
    } generals[] = {{"high-elves:general", 10}, {"dwarfs:general", 10}, {"empire:general", 9},
                    {"undead:tomb-king", 9},    {"chaos:general", 9},   {"orcs:orc-general", 8}};
    for (size_t i = 0; i < sizeof generals / sizeof generals[0]; i++) {
        roster list = read_roster(generals[i].text);
        const character_profile *p =
            &wm_book.army[list.army]->characters[list.character[0].profile];
        assert_int_equal(p->role, GENERAL);
        assert_int_equal(p->command, generals[i].command);
    }
    const unit_profile *p = &wm_book.army[0]->units[0];
    assert_string_equal(p->key, "halberdiers");
    assert_int_equal(p->type, INFANTRY); /* WM-STAT-09, WM-STAT-10 */
    assert_int_equal(p->attacks, 3);     /* WM-STAT-01, WM-STAT-02 */
    assert_int_equal(p->hits, 3);        /* WM-STAT-04 */
    assert_int_equal(p->armour, 6);      /* WM-STAT-05 */
    assert_int_equal(p->stands, 3);
    assert_int_equal(p->points, 45);
    assert_int_equal(p->limit.minimum, 2);
    assert_int_equal(p->limit.maximum, 0);
}

/* ---- Characters, and when an army breaks ---- */

/* WM-CHAR-17, WM-CHAR-18 */
static void a_mount_adds_its_attacks_and_its_rules(void **state)
{
    (void)state;
    roster list = read_roster("empire:general/griffon+hero+wizard/war-altar");
    assert_int_equal(wm_character_attacks(&list, 0), 4);
    assert_int_equal(wm_character_attacks(&list, 1), 1);
    assert_int_equal(wm_character_attacks(&list, 2), 1);
    assert_true(wm_character_has(&list, 0, HAS_terror));
    assert_false(wm_character_has(&list, 1, HAS_terror));
    list = read_roster("lizardmen:slann-mage/stegadon-mount");
    assert_int_equal(wm_character_attacks(&list, 0), 5);
    list = read_roster("daemons:daemon-lord-hero+daemon-overlord/gift-of-sorcery");
    assert_true(wm_character_has(&list, 0, HAS_fly));
    assert_true(wm_character_has(&list, 1, HAS_wizard_general));
}

static int breaks_at(const char *text)
{
    roster list = read_roster(text);
    return wm_break_point(&list);
}

/* WM-END-03, AMB-77: half the units, rounded up */
static void an_army_breaks_when_half_is_lost(void **state)
{
    (void)state;
    assert_int_equal(breaks_at("empire:8xhalberdiers+general"), 4);
    assert_int_equal(breaks_at("empire:9xhalberdiers+general"), 5);
    assert_int_equal(breaks_at("empire:9xhalberdiers/skirmishers+general"), 5);
    assert_int_equal(breaks_at("bretonnia:9xmen-at-arms+3xknights+grail-knights+general"), 2);
    assert_int_equal(breaks_at("bretonnia:3xpeasants+general"), 2);
    assert_int_equal(breaks_at("goblins:4xgoblins+2xpump-wagon+goblin-warboss"), 2);
    assert_int_equal(breaks_at("nippon:4xsamurai+shogun"), 3);
}

/* ---- Text ---- */

static void prints_as(const char *text, const char *expected)
{
    char out[1024];
    roster list = read_roster(text);
    vx_text printed = vx_text_on(out, sizeof out);
    wm_format_roster(&list, &printed);
    assert_string_equal(out, expected);
}

static void lists_are_printed_in_one_way(void **state)
{
    (void)state;
    prints_as("empire:general+halberdiers+halberdiers+1xknights",
              "empire:2xhalberdiers+knights+general");
    prints_as("empire:halberdiers/battle-banner/skirmishers+general/orb-of-majesty/griffon",
              "empire:halberdiers/skirmishers/battle-banner+general/griffon/orb-of-majesty");
    prints_as("chaos-dwarfs:general/wand-of-power/sorcerer-lord/great-taurus",
              "chaos-dwarfs:general/great-taurus/sorcerer-lord/wand-of-power");
    prints_as("empire:knights+halberdiers+knights+general",
              "empire:knights+halberdiers+knights+general");
    prints_as("empire:-", "empire:-");
}

static void bad_lists_are_not_read(void **state)
{
    (void)state;
    unreadable("", NULL, "no army ''");
    unreadable("empire", NULL, "a list is an army");
    unreadable("empire:", NULL, "''");
    unreadable("elves:general", NULL, "'elves'");
    unreadable("empire:halberdiers+", NULL, "''");
    unreadable("empire:-+general", NULL, "'-'");
    unreadable("empire:halberdiers++general", NULL, "''");
    unreadable("empire:halberdiers/", NULL, "''");
    unreadable("empire:halberdiers/general", NULL, "'general'");
    unreadable("empire:halberdiers/knights", NULL, "'knights'");
    unreadable("empire:0xhalberdiers", NULL, "'0xhalberdiers'");
    unreadable("empire:41xhalberdiers", NULL, "'41xhalberdiers'");
    unreadable("empire:40xhalberdiers+halberdiers", NULL, "40 units");
    unreadable("empire:13xhero", NULL, "12 characters");
    unreadable("empire:99999999999999999999xhero", NULL, "hero'");
    unreadable("empire:2x2xhero", NULL, "'2x2xhero'");
    unreadable("empire:Halberdiers", NULL, "'Halberdiers'");
}

/* The place of the fault is told, so that an editor can show it. */
static void the_place_of_a_fault_is_told(void **state)
{
    (void)state;
    roster list;
    vx_problem why = {0};
    vx_word word = word_of("empire:halberdiers+goblins+general");
    assert_false(wm_parse_roster(0, &word, &list, &why));
    assert_int_equal(why.column, 20);
    assert_string_equal(why.word, "goblins");
}

/* ---- Ready and random armies ---- */

static void check_round_trip(const roster *list)
{
    char text[2048];
    roster again;
    vx_text out = vx_text_on(text, sizeof text);
    wm_format_roster(list, &out);
    assert_false(out.cut);
    vx_word word = word_of(text);
    assert_true(wm_parse_roster(0, &word, &again, NULL));
    assert_memory_equal(list, &again, sizeof again);
}

/* The six armies of the book, to the last points and sensible to play. */
static void every_ready_army_is_legal(void **state)
{
    (void)state;
    int ready = 0;
    for (int i = 0; wm_book.army[i] != NULL; i++)
        for (int points = 1000; points <= 2000; points += 1000) {
            roster list;
            vx_problem why = {0};
            if (!wm_ready_roster(0, i, points, &list)) continue;
            ready++;
            if (!wm_check_roster(&list, points, &why)) {
                vx_format_problem(&why, VX_ENGLISH, said, sizeof said);
                fail_msg("%s %d: %s", wm_book.army[i]->key, points, said);
            }
            assert_in_range(wm_roster_points(&list), points - 10, points);
            assert_in_range(list.unit_count, points / 150, points / 75);
            check_round_trip(&list);
        }
    assert_int_equal(ready, 12);
    assert_false(wm_ready_roster(0, 0, 1500, &(roster){0}));
}

/* ARMIES in the environment draws as many of each list. */
static int armies_to_draw(void)
{
    const char *wish = getenv("ARMIES");
    return wish == NULL ? 10000 : atoi(wish);
}

/* Whether a choice that the limits allow is ever drawn: all kinds must be. */
static void note_kinds(const roster *list, bool units[PROFILES_MAX], bool characters[PROFILES_MAX])
{
    for (int i = 0; i < list->unit_count; i++) {
        units[list->unit[i].profile] = true;
        if (list->unit[i].extra != NONE_CHOSEN) units[list->unit[i].extra] = true;
    }
    for (int i = 0; i < list->character_count; i++) characters[list->character[i].profile] = true;
}

static void random_armies_are_legal(void **state)
{
    (void)state;
    vx_random random;
    vx_random_seed(&random, 7);
    for (int i = 0; wm_book.army[i] != NULL; i++) {
        const army_profile *army = wm_book.army[i];
        bool units[PROFILES_MAX] = {false}, characters[PROFILES_MAX] = {false};
        for (int n = armies_to_draw(); n > 0; n--) {
            int points = 500 + (int)vx_random_below(&random, 2501);
            roster list;
            vx_problem why = {0};
            wm_random_roster(0, i, points, &random, &list);
            if (!wm_check_roster(&list, points, &why)) {
                vx_format_problem(&why, VX_ENGLISH, said, sizeof said);
                fail_msg("%s %d: %s", army->key, points, said);
            }
            check_round_trip(&list);
            note_kinds(&list, units, characters);
        }
        for (int j = 0; j < army->unit_count; j++)
            if (units[j] == army->units[j].summoned) fail_msg("%s", army->units[j].key);
        for (int j = 0; j < army->character_count; j++)
            if (characters[j] == army->characters[j].summoned)
                fail_msg("%s", army->characters[j].key);
    }
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_army_is_chosen_from_its_list),
        cmocka_unit_test(the_total_stays_within_the_limit),
        cmocka_unit_test(an_army_has_one_general),
        cmocka_unit_test(limits_grow_with_each_full_thousand),
        cmocka_unit_test(limits_of_single_lists_hold),
        cmocka_unit_test(regiments_of_renown_are_hired),
        cmocka_unit_test(a_stand_is_added_to_a_unit_that_may_have_it),
        cmocka_unit_test(mounts_go_to_their_riders),
        cmocka_unit_test(items_are_paid_for_and_one_each),
        cmocka_unit_test(only_some_troops_carry_items),
        cmocka_unit_test(no_item_exists_twice),
        cmocka_unit_test(each_kind_of_item_has_its_bearers),
        cmocka_unit_test(each_device_has_its_bearer),
        cmocka_unit_test(a_casting_general_carries_what_wizards_do),
        cmocka_unit_test(figures_of_the_book),
        cmocka_unit_test(a_mount_adds_its_attacks_and_its_rules),
        cmocka_unit_test(an_army_breaks_when_half_is_lost),
        cmocka_unit_test(lists_are_printed_in_one_way),
        cmocka_unit_test(bad_lists_are_not_read),
        cmocka_unit_test(the_place_of_a_fault_is_told),
        cmocka_unit_test(every_ready_army_is_legal),
        cmocka_unit_test(random_armies_are_legal),
    };
    return RUN_SUITE("armies", tests, words, word);
}
