/* SPDX-License-Identifier: MIT */
/* warmaster_lists_test.c - spells of the further armies: which are cast, and that they work like the
 * spell of the book they are said to be like (WM-MAGIC-01). */
#include <string.h>

#include "games/warmaster/magic/casting.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/magic/spells.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"
#include "warmaster_battle.h"

static void duel(const char *one, int gap)
{
    set_up("", one, "empire:2xhalberdiers+crossbowmen+general");
    put("A1", FORM_LINE, 60, 40, 0);
    put("B1", FORM_LINE, 60, 42 + gap, 180);
    put("B2", FORM_LINE, 90, 110, 180);
    put("B3", FORM_LINE, 130, 110, 180);
    put_person("Ac1", 46, 45);
    put_person("Ac2", 90, 5);
    put_person("Bc1", 90, 115);
}

static void cast(const char *what)
{
    wm_start_shooting(&b);
    wm_settle(&b);
    legal(what);
    apply(what);
    survives_text();
    apply("die 6");
}

/* When the spell has done its work nobody else shoots, and drive backs follow. */
static bool is_driven_back(void)
{
    while (b.task_count > 0 && top_task(&b)->kind == TASK_CASUALTIES) apply("remove B1 1");
    return b.task_count > 0 && top_task(&b)->kind == TASK_DRIVE;
}

/* Each is the work of one of the twenty or its own, and no key is there twice. */
static void every_spell_is_like_one_of_the_book_or_like_none(void **state)
{
    (void)state;
    for (int i = 0; i < SPELLS; i++) {
        const spell_facts *s = &wm_spells[i], *like = &wm_spells[s->kind];
        assert_true(s->kind == i || (i > CURSE_OF_CHAOS && like->kind == s->kind));
        assert_int_equal(s->aim, like->aim);
        bool fewer = i == BULL_GORGER || i == HOLY_FERVOUR; /* no combat is asked for */
        assert_int_equal(s->target | (fewer ? TARGET_ENGAGED : 0), like->target);
        assert_true(s->need >= 2 && s->need <= 6);
        assert_true(strlen(s->name[VX_ENGLISH]) > 0 && strlen(s->name[VX_RUSSIAN]) > 0);
        for (int k = 0; k < i; k++) assert_true(strcmp(s->key, wm_spells[k].key) != 0);
    }
}

/* Every army with a list has somebody who casts it; no spell belongs to two lists. */
static void every_list_has_its_caster(void **state)
{
    bool seen[SPELLS] = {false};
    int casting = 0;
    (void)state;
    for (int list = 0; wm_book.army[list] != NULL; list++) {
        const army_profile *p = wm_book.army[list];
        if (p->spells == SPELLS_NONE) continue;
        bool again = strcmp(p->key, "dogs-of-war") == 0; /* they cast the Empire's */
        memset(&b, 0, sizeof b);
        b.side[0].list.army = (uint8_t)list;
        b.side[0].list.character_count = p->character_count;
        bool mine[SPELLS] = {false};
        int count = 0;
        for (int i = 0; i < p->character_count; i++) {
            b.side[0].list.character[i] =
                (roster_character){(uint8_t)i, NONE_CHOSEN, NONE_CHOSEN, NONE_CHOSEN};
            int first = wm_first_spell(&b, i);
            for (int k = first; first >= 0 && k <= wm_last_spell(&b, i); k++) {
                if (seen[k] && !mine[k] && !again) fail_msg("%s in two lists", wm_spells[k].key);
                count += !mine[k];
                seen[k] = mine[k] = true;
            }
        }
        if (count != 4) fail_msg("%d spells are cast for %s", count, p->key);
        casting++;
    }
    assert_int_equal(casting, 24);
    for (int i = 0; i < SPELLS; i++) assert_true(seen[i]);
}

static void shots_differ_in_number_armour_and_effect(void **state)
{
    (void)state;
    duel("skaven:clanrats+grey-seer+hero", 18);
    cast("cast Ac1 plague B1");
    due(ACT_HITS, 6, 4);
    apply("hits 3");
    apply("hits 0");
    assert_false(is_driven_back()); /* by these */
    duel("skaven:clanrats+grey-seer+hero", 18);
    cast("cast Ac1 warp-lightning B1");
    due(ACT_HITS, 3, 4);
    apply("hits 2"); /* no armour */
    assert_true(is_driven_back());
    duel("dark-elves:spearmen+sorceress+general", 18);
    cast("cast Ac1 black-horror B1");
    due(ACT_HITS, 4, 4);
    apply("hits 2");
    assert_false(is_driven_back());
    duel("vampire-counts:skeletons+necromancer+vampire-lord", 0);
    join("Ac1", "A1");
    cast("cast Ac1 curse-of-years B1");
    due(ACT_HITS, 6, 4);
    duel("dark-elves:spearmen+sorceress+general", 0);
    join("Ac1", "A1");
    cast("cast Ac1 soul-stealer B1");
    apply("hits 2"); /* no armour here either */
    assert_int_equal(unit_named("B1")->carried, 2);
}

static void an_eruption_reaches_every_enemy_near(void **state)
{
    (void)state;
    duel("chaos-dwarfs:chaos-dwarfs+sorcerer+general", 18);
    put("B2", FORM_LINE, 75, 60, 180);
    cast("cast Ac1 volcanic-eruption");
    due(ACT_HITS, 3, 4);
    apply("hits 0");
    due(ACT_HITS, 3, 4);
    assert_true(wm_is_affected(&b, id_of("B1"), VOLCANIC_ERUPTION));
    assert_true(wm_is_affected(&b, id_of("B2"), VOLCANIC_ERUPTION));
    assert_false(wm_is_affected(&b, id_of("B3"), VOLCANIC_ERUPTION));
}

static void some_spells_are_for_some_troops(void **state)
{
    (void)state;
    duel("vampire-counts:skeletons+ghouls+necromancer+vampire-lord", 18);
    put("A2", FORM_LINE, 80, 40, 0);
    wm_start_shooting(&b);
    wm_settle(&b);
    legal("cast Ac1 danse-macabre A1");
    illegal("cast Ac1 danse-macabre A2", "WM-MAGIC-11");
    illegal("cast Ac1 death-bolt B1", "WM-MAGIC-01"); /* another list's */
    legal("cast Ac1 bolt-of-death B1");
    duel("cathay:bannermen+sorcerer+general", 18);
    cast("cast Ac1 tranquility");
    assert_true(unit_named("A1")->magic & MAGIC_FEARLESS);
    assert_false(unit_named("A1")->magic & MAGIC_LIGHT);
}

/* What a wizard offers is legal and survives text, spell by spell, in every army. */
static void what_is_offered_may_be_cast(void **state)
{
    static const char *const armies[] = {
        "lizardmen:saurus+skink-shaman+slann-mage",
        "bretonnia:men-at-arms+enchantress+general",
        "kislev:axemen+shaman+general",
        "daemons:daemon-hordes+daemon-lord-wizard+daemon-overlord",
        "araby:spearmen+wizard+general",
        "ogre-kingdoms:bull-ogres+butcher+tyrant",
        "albion:warriors+druid+general",
        "goblins:goblins+goblin-shaman+goblin-warboss",
        "witch-hunters:halberdiers+warrior-priest+general",
        "chaos-dwarfs:black-orcs+sorcerer+general",
        "wood-elves:eternal-guard+spell-weaver+general",
        "beastmen:gor+bray-shaman+beastlord",
        "norse:bondsmen+shaman+jarl",
        "cathay:bannermen+sorcerer+general",
        "kingdoms-of-ind:warriors+purohita+maharajah",
    };
    (void)state;
    for (size_t i = 0; i < sizeof armies / sizeof armies[0]; i++)
        for (int gap = 0; gap <= 18; gap += 18) {
            static vx_action all[ACTIONS_MAX];
            duel(armies[i], gap);
            join("Ac1", "A1");
            wm_start_shooting(&b);
            wm_settle(&b);
            battle start = b;
            int count = listed(), casts = 0;
            warmaster_game.rules.list(&b, all);
            for (int k = 0; k < count; k++) {
                act a;
                if (!wm_unpack(all[k], &a) || a.kind != ACT_CAST) continue;
                b = start;
                assert_true(warmaster_game.rules.check(&b, all[k], NULL));
                warmaster_game.rules.apply(&b, all[k]);
                survives_text();
                apply("die 6");
                survives_text();
                casts++;
            }
            assert_true(casts > 0);
        }
}

/* A spell takes hold once a turn, by its place in its own list. */
static void what_has_taken_hold_is_noted_list_by_list(void **state)
{
    (void)state;
    duel("araby:spearmen+wizard+general", 18);
    wm_affect(&b, id_of("B1"), SUNSTRIKE);
    assert_int_equal(unit_named("B1")->affected, 4);
    assert_true(wm_is_affected(&b, id_of("B1"), SUNSTRIKE));
    assert_false(wm_is_affected(&b, id_of("B1"), SAND_STORM));
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_spell_is_like_one_of_the_book_or_like_none),
        cmocka_unit_test(every_list_has_its_caster),
        cmocka_unit_test(shots_differ_in_number_armour_and_effect),
        cmocka_unit_test(an_eruption_reaches_every_enemy_near),
        cmocka_unit_test(some_spells_are_for_some_troops),
        cmocka_unit_test(what_is_offered_may_be_cast),
        cmocka_unit_test(what_has_taken_hold_is_noted_list_by_list),
    };
    return RUN_SUITE("warmaster_lists", tests, words, word);
}
