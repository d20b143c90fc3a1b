/* SPDX-License-Identifier: MIT */
/* ruleset_test.c - rulesets as text: what is read, what is refused and where, what positions and records carry. */
#include <dirent.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "core/ruleset_draft.h"
#include "games/standard-bearer/standard_bearer.h"
#include "games/warmaster/army/army.h"
#include "harness.h"

/* ---- Every game that has a rulebook ---- */

/* "cost|health" against the keys of the fields: the list that a refusal shows is made by hand. */
static void assert_listed(const char *list, const char *key, int place)
{
    for (int i = 0; i < place; i++) {
        list = strchr(list, '|');
        assert_non_null(list);
        list++;
    }
    size_t length = strcspn(list, "|");
    assert_int_equal(length, strlen(key));
    assert_memory_equal(list, key, length);
}

static void lists_name_every_key(void **unused)
{
    (void)unused;
    for (int g = 0; g < vx_game_count(); g++) {
        const vx_rulebook *rulebook = vx_game_at(g)->rulebook;
        if (rulebook == NULL) continue;
        assert_string_equal(rulebook->game, vx_game_at(g)->id);
        for (int k = 0; k < rulebook->kind_count; k++) {
            const vx_rule_kind *kind = &rulebook->kinds[k];
            assert_listed(rulebook->keys, kind->key, k);
            for (int f = 0; f < kind->field_count; f++)
                assert_listed(kind->keys, kind->fields[f].key, f);
            if (kind->name == NULL || strstr(kind->names, "..") != NULL) continue;
            for (int t = 0; t < kind->count; t++)
                if (vx_thing_at(kind, rulebook->book, t) != NULL && kind->thing == NULL)
                    assert_listed(kind->names, kind->name(rulebook->book, t), t);
        }
    }
}

/* What the book itself has lies within the limits, and saying it changes nothing. */
static void the_book_is_no_ruleset(void **unused)
{
    (void)unused;
    for (int g = 0; g < vx_game_count(); g++) {
        const vx_rulebook *rulebook = vx_game_at(g)->rulebook;
        for (int k = 0; rulebook != NULL && k < rulebook->kind_count; k++) {
            const vx_rule_kind *kind = &rulebook->kinds[k];
            for (int t = 0; t < kind->count; t++)
                for (int f = 0; f < kind->field_count; f++) {
                    char line[1024];
                    uint32_t id = 1;
                    vx_problem why = {0};
                    vx_text text = vx_text_on(line, sizeof line);
                    const char *thing = vx_thing_at(kind, rulebook->book, t);
                    if (thing == NULL) break;
                    vx_add(&text, kind->key);
                    vx_add_char(&text, ' ');
                    if (kind->owner != NULL) vx_add(&text, kind->owner(rulebook->book, t));
                    if (kind->owner != NULL) vx_add_char(&text, '/');
                    if (kind->name != NULL) vx_add(&text, kind->name(rulebook->book, t));
                    vx_add_char(&text, ' ');
                    vx_add(&text, kind->fields[f].key);
                    vx_add_char(&text, ' ');
                    vx_add_rule_value(&kind->fields[f], thing, &text);
                    if (strstr(line, "\"\"") != NULL) continue; /* a thing that the book lacks */
                    if (!vx_read_ruleset(rulebook, line, &id, &why)) fail_msg("%s", line);
                    assert_int_equal(id, 0);
                }
        }
    }
}

/* The tables of docs/RULESETS.md are what the program prints. */
static void the_documentation_has_the_limits(void **unused)
{
    (void)unused;
    static char page[1 << 16], told[1 << 14];
    FILE *file = fopen("docs/RULESETS.md", "rb");
    assert_non_null(file);
    page[fread(page, 1, sizeof page - 1, file)] = '\0';
    fclose(file);
    for (int g = 0; g < vx_game_count(); g++) {
        if (vx_game_at(g)->rulebook == NULL) continue;
        vx_text out = vx_text_on(told, sizeof told);
        vx_add_rules_limits(vx_game_at(g)->rulebook, &out);
        if (strstr(page, told) == NULL) fail_msg("docs/RULESETS.md lacks\n%s", told);
    }
}

/* ---- Reading ---- */

static uint32_t read(const char *text)
{
    uint32_t id;
    vx_problem why = {0};
    char words[512];
    if (!vx_read_ruleset(&sb_rulebook, text, &id, &why)) {
        vx_format_problem(&why, VX_ENGLISH, words, sizeof words);
        fail_msg("%s: %s", text, words);
    }
    return id;
}

static void assert_refused_by(const vx_rulebook *rulebook, const char *text, const char *expected)
{
    uint32_t id;
    vx_problem why = {0};
    char words[512], russian[512];
    assert_false(vx_read_ruleset(rulebook, text, &id, &why));
    vx_format_problem(&why, VX_ENGLISH, words, sizeof words);
    vx_format_problem(&why, VX_RUSSIAN, russian, sizeof russian);
    assert_string_equal(words, expected);
    assert_true(strcmp(words, russian) != 0);
}

static void assert_refused(const char *text, const char *expected)
{
    assert_refused_by(&sb_rulebook, text, expected);
}

static void differences_are_written_one_way(void **unused)
{
    (void)unused;
    uint32_t id = read("# cheap and quick\nbase book\ngame standard-bearer\n"
                       "name \"Quick\" ru \"Быстрые\"  # a name\n"
                       "bonus line 2\n\ntype archer pace any\ntype archer strength 5 health 2\n");
    const vx_ruleset *ruleset = vx_find_ruleset(id);
    assert_string_equal(ruleset->text, "name \"Quick\" ru \"Быстрые\"\n"
                                       "type archer strength 5 pace any\nbonus line 2\n");
    assert_string_equal(ruleset->name[VX_RUSSIAN], "Быстрые");
    assert_int_equal(
        read("type_archer_pace_any_strength_5;bonus line 2; name \"Quick\" ru \"Быстрые\""), id);
    assert_int_equal(read(ruleset->text), id);
    assert_true(read("type archer strength 5; bonus line 2") != id);
    assert_int_equal(read(""), 0);
    assert_int_equal(read("base book\ntype archer strength 4"), 0);
    char told[512];
    vx_text out = vx_text_on(told, sizeof told);
    vx_describe_ruleset(ruleset, VX_ENGLISH, &out);
    assert_string_equal(told, "archer: strength 5 (4 in the book), pace any (3 in the book)\n"
                              "Bonuses: strength in a line that moved 2 (1 in the book)\n");
}

static void refusals_name_place_word_and_remedy(void **unused)
{
    (void)unused;
    assert_refused("base book\ntype archer strength 9",
                   "line 2, column 22: 'strength 9' will not do: a number from 1 to 6");
    assert_refused("type archer pace 0",
                   "line 1, column 18: 'pace 0' will not do: a number from 1 to 8, or any");
    assert_refused("type archer", "line 1, column 1: the line of 'type' says nothing; it can say "
                                  "strength, health, pace, weight, count");
    assert_refused("type archer cost 3", "line 1, column 13: 'cost' cannot be set here; these can: "
                                         "strength, health, pace, weight, count");
    assert_refused("type",
                   "line 1, column 1: 'type' of which? There are archer, pikeman, berserker, "
                   "horseman, heavy-infantryman, standard-bearer");
    assert_refused("tile archer",
                   "line 1, column 1: a line cannot begin with 'tile'; it can with base, "
                   "game, name, type, layout, bonus");
    assert_refused("base other", "line 1, column 6: 'other' will not do here; this would: book");
    assert_refused("game war-chest",
                   "line 1, column 6: 'war-chest' will not do here; this would: standard-bearer");
    assert_refused("layout line rows ##", "line 1, column 18: 'rows ##' will not do; this would: "
                                          "#######/#######/######./.......");
    assert_refused("type archer strength", "line 1, column 13: nothing stands behind 'strength'");
    assert_refused("type standard-bearer pace 4",
                   "ZN-19: a standard-bearer leads a line at his pace: 1 to 3 cells");
    assert_refused("type standard-bearer count 0",
                   "ZN-2: an army has 1 to 3 standard-bearers, not 0");
    assert_refused("type standard-bearer count 4",
                   "ZN-2: an army has 1 to 3 standard-bearers, not 4");
    assert_refused("type archer count 9", "ZN-1: an army has at most 20 warriors, not 25");
    assert_refused("name Quick",
                   "line 1, column 11: a name stands in quotation marks here, in English "
                   "and then, after ru, in Russian");
    assert_refused("name \"Qu\xD1ick\"",
                   "line 1, column 14: a name stands in quotation marks here, in "
                   "English and then, after ru, in Russian");
    assert_refused("name \"Quick", "line 1, column 12: a name stands in quotation marks here, in "
                                   "English and then, after ru, in Russian");
}

static void war_chest_keeps_its_limits(void **unused)
{
    (void)unused;
    static const struct {
        const char *text, *why;
    } cases[] = {
        {"unit archer coins 7", "line 1, column 19: 'coins 7' will not do: a number from 2 to 6"},
        {"unit knight coins 2 bag 3",
         "WC-SETUP2-07: knight: 3 coins begin in the bag, but there are 2"},
        {"board two hexes c1,z9",
         "line 1, column 17: 'hexes c1,z9' will not do; this would: c1,c2,d1"},
        {"board two locations a1,d1,g1,e6,h5,c2",
         "WC-SETUP2-02: two: every location is one of the hexes"},
        {"board four wolf d1 raven d1", "WC-SETUP2-03: four: Wolf and Raven each begin with a "
                                        "location, and not with the same one"},
        {"board two markers 2",
         "WC-WIN-02: two: 2 markers will not do: more than a side begins with, at most the 10 "
         "locations"},
        {"army crecy wolf archer,knight,scout",
         "WC-SETUP2-06: crecy: an army has four units, and none of the other army"},
        {"army crecy wolf archer,ensign,knight,lancer",
         "WC-SETUP2-06: crecy: an army has four units, and none of the other army"},
        {"draft cards archer,earl,bishop,herald,bannerman,knight,scout,lancer,footman",
         "WC-SETUP2-06: two players need 8 cards that are not of Nobility; there are 5"},
        {"decrees use spy,guard", "WC-SETUP2-12: three decrees are turned up; 2 are in use"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_refused_by(vx_game_find("war-chest")->rulebook, cases[i].text, cases[i].why);
}

static void warmaster_keeps_its_limits(void **unused)
{
    (void)unused;
    static const struct {
        const char *text, *why;
    } cases[] = {
        {"unit orcs/trolls attacks 11",
         "line 1, column 26: 'attacks 11' will not do: a number from 0 to 10"},
        {"unit orcs/trolls armour 2",
         "line 1, column 25: 'armour 2' will not do: a number from 3 to 6, or none"},
        {"unit orcs/trollz attacks 4",
         "line 1, column 6: nothing is called 'orcs/trollz' here, and it cannot be new: a new one "
         "has "
         "a free word behind '/' and begins with name; there are empire/halberdiers..own/..."},
        {"unit orcs/doombull name \"X\"",
         "line 1, column 6: nothing is called 'orcs/doombull' here, and it cannot be new: a new "
         "one "
         "has a free word behind '/' and begins with name; there are empire/halberdiers..own/..."},
        {"unit orcs/trolls type cavalry", "WM-STAT-09: trolls: only a new unit takes another type"},
        {"unit orcs/giant stands 2",
         "WM-STAT-05: giant has 1 stands in the book, and its rules count on that"},
        {"unit orcs/trolls shots 2",
         "WM-STAT-03: trolls shoots 2 dice to a range of 0 cm: it needs both"},
        {"unit orcs/ogres least 2",
         "WM-ARMY-04: ogres: at least 2, but at most 1 for each thousand points"},
        {"unit orcs/frogs name \"Frogs\"",
         "WM-ARMY-01: frogs is new and costs 0: points 5 at least"},
        {"army own name \"Mobs\"", "WM-ARMY-03: own has 0 kinds of General; it needs 1"},
        {"army own2 name \"Mobs\"; unit own2/mob name \"Mob\" points 20; "
         "character own2/boss name \"Boss\" role general points 50",
         "own2 comes behind the army own, which is not there"},
        {"army own name \"Mobs\"; unit own/mob name \"Mob\" points 20; "
         "character own/boss name \"Boss\" role general points 50; "
         "character own/seer name \"Seer\" role wizard points 50",
         "WM-MAGIC-01: seer casts spells, and the army has none: spells empire"},
        {"unit orcs/goblins points 500", "WM-ARMY-04: orcs: the General and what an army of 1000 "
                                         "points must have cost 1215 together"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_refused_by(vx_game_find("warmaster")->rulebook, cases[i].text, cases[i].why);
}

/* What a ruleset leaves alone it shares with the book; new things stand behind the book's. */
static void warmaster_takes_new_troops(void **unused)
{
    (void)unused;
    const vx_rulebook *rulebook = vx_game_find("warmaster")->rulebook;
    uint32_t id, again;
    vx_problem why = {0};
    assert_true(vx_read_ruleset(rulebook,
                                "character own/boss name \"Boss\" role general points 50; "
                                "unit own/mob name \"Mob\" points 20 shots 1 range 15; "
                                "army own name \"Mobs\" ru \"Толпа\"; "
                                "unit orcs/frogs name \"Frogs\" type chariot points 40",
                                &id, &why));
    const wm_numbers *numbers = wm_numbers_of(id);
    int orcs = wm_find_army(id, &(vx_word){.start = "orcs", .length = 4});
    const army_profile *own = numbers->army[BOOK_ARMIES];
    assert_int_equal(wm_count_armies(id), BOOK_ARMIES + 1);
    assert_ptr_equal(numbers->army[0], wm_book.army[0]);
    assert_ptr_equal(numbers->items, wm_book.items);
    assert_ptr_equal(numbers->army[orcs]->characters, wm_book.army[orcs]->characters);
    assert_int_equal(numbers->army[orcs]->unit_count, wm_book.army[orcs]->unit_count + 1);
    const unit_profile *frogs = &numbers->army[orcs]->units[wm_book.army[orcs]->unit_count];
    assert_int_equal(frogs->front, 20);
    assert_string_equal(own->name[VX_RUSSIAN], "Толпа");
    assert_int_equal(own->units[0].shots_kind, SHOTS_PLAIN);
    assert_int_equal(own->characters[0].bearer, BY_GENERAL);
    assert_true(vx_read_ruleset(rulebook, vx_ruleset_text(id), &again, &why));
    assert_int_equal(again, id);
}

/* ---- The files of rulesets/ ---- */

static const vx_game *game_named_in(const char *text)
{
    for (int g = 0; g < vx_game_count(); g++) {
        char line[64];
        snprintf(line, sizeof line, "\ngame %s\n", vx_game_at(g)->id);
        if (strstr(text, line) != NULL) return vx_game_at(g);
    }
    return NULL;
}

static void our_rulesets_are_sound(void **unused)
{
    (void)unused;
    static char text[VX_RULESET_TEXT_CAP];
    int files = 0;
    DIR *folder = opendir("rulesets");
    assert_non_null(folder);
    for (const struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        char path[300], words[512];
        uint32_t id;
        vx_problem why = {0};
        if (strstr(entry->d_name, ".rules") == NULL) continue;
        snprintf(path, sizeof path, "rulesets/%s", entry->d_name);
        FILE *file = fopen(path, "rb");
        assert_non_null(file);
        text[fread(text, 1, sizeof text - 1, file)] = '\0';
        fclose(file);
        const vx_game *game = game_named_in(text);
        assert_non_null(game);
        if (!vx_read_ruleset(game->rulebook, text, &id, &why)) {
            vx_format_problem(&why, VX_ENGLISH, words, sizeof words);
            fail_msg("%s: %s", path, words);
        }
        assert_true(vx_find_ruleset(id)->name[VX_RUSSIAN][0] != '\0');
        files++;
    }
    closedir(folder);
    assert_true(files >= 3);
}

/* ---- In a game ---- */

static void set_up(const char *rules, standard_bearer *game)
{
    const vx_setting setting = {"rules", rules};
    vx_problem why;
    assert_true(vx_setup(&standard_bearer_game, game, &setting, 1, &why));
}

static void a_position_carries_its_rules(void **unused)
{
    (void)unused;
    static char text[VX_POSITION_CAP];
    standard_bearer game, again;
    const vx_game *found;
    vx_problem why;
    set_up("name \"Quick\"; type archer strength 5", &game);
    vx_format_position(&standard_bearer_game, &game, text, sizeof text);
    assert_non_null(strstr(text, "rules name \"Quick\"\nrules type archer strength 5\n"));
    assert_true(vx_parse_position(text, &found, &again, &why));
    assert_memory_equal(&game, &again, sizeof game);
    *strstr(text, "strength 5") = 'x';
    assert_false(vx_parse_position(text, &found, &again, &why));
    assert_int_equal(why.line, 3);
    assert_int_equal(why.column, 19);
}

/* A whole match by changed rules, through its record. */
static void a_record_carries_its_rules(void **unused)
{
    (void)unused;
    standard_bearer game;
    vx_random random;
    vx_problem why;
    vx_action actions[2048];
    set_up("type archer strength 6 health 4; bonus line 2 pikeman 3", &game);
    vx_match *match = vx_match_new(&standard_bearer_game, &game, 5), *again = NULL;
    vx_random_seed(&random, 5);
    assert_true(vx_match_roll(match));
    for (int i = 0; i < 200 && vx_match_to_act(match) != VX_OVER; i++) {
        int count = vx_list(&standard_bearer_game, vx_match_state(match), actions);
        vx_action action = actions[vx_random_below(&random, (uint64_t)count)];
        assert_true(vx_match_play(match, action, &why));
    }
    char *record = vx_match_record(match, VX_UMPIRE, false);
    assert_int_equal(vx_match_read(record, 0, &again, &why), VX_YES);
    assert_memory_equal(vx_match_state(match), vx_match_state(again), sizeof game);
    free(record);
    vx_match_free(match);
    vx_match_free(again);
}

/* An option is written where it differs from the ruleset's number, not from the book's. */
static void options_are_told_from_rules(void **unused)
{
    (void)unused;
    static char text[VX_POSITION_CAP];
    const vx_setting settings[] = {{"rules", "type berserker strength 6"}, {"berserker", "4"}};
    standard_bearer game, again;
    const vx_game *found;
    vx_problem why;
    for (int count = 1; count <= 2; count++) {
        assert_true(vx_setup(&standard_bearer_game, &game, settings, count, &why));
        vx_format_position(&standard_bearer_game, &game, text, sizeof text);
        assert_int_equal(strstr(text, "options") != NULL, count == 2);
        assert_true(vx_parse_position(text, &found, &again, &why));
        assert_memory_equal(&game, &again, sizeof game);
    }
}

/* The book's size is written down once more, for speed. */
static void the_books_army_is_full(void **unused)
{
    (void)unused;
    int size = 0;
    for (int type = 0; type < TYPES; type++) size += sb_book.type[type].count;
    assert_int_equal(size, sb_army_size(&(standard_bearer){0}));
}

/* The numbers count: 4 and 2 of the book against 6 and 4. */
static void rules_are_played_by(void **unused)
{
    (void)unused;
    static const char board[] = "8 . . . . . . s\n7 . . . . . . .\n6 . . . . . . .\n"
                                "5 . . . i . . .\n4 . . . . . . .\n3 . . . A . . .\n"
                                "2 . . . . . . .\n1 S . . . . . .\nturn blue attack\n";
    for (int changed = 0; changed < 2; changed++) {
        char text[512] = "position standard-bearer\n";
        standard_bearer game;
        const vx_game *found;
        vx_problem why;
        vx_action shot;
        if (changed) strcat(text, "rules type archer strength 6\n");
        strcat(text, board);
        assert_true(vx_parse_position(text, &found, &game, &why));
        assert_int_equal(vx_to_act(found, &game), 0);
        assert_true(vx_parse_action(found, &game, "d3xd5", &shot, &why));
        assert_int_equal(vx_check(found, &game, shot, &why), changed);
    }
}

/* ---- Limits: the last test, for it fills the store ---- */

static void a_full_store_still_reads_what_it_knows(void **unused)
{
    (void)unused;
    uint32_t id = 0, first = read("name \"R0\"; type archer strength 5"), again;
    vx_problem why = {0};
    bool is_full = false;
    for (int i = 1; i < 20000 && !is_full; i++) {
        char text[64];
        snprintf(text, sizeof text, "name \"R%d\"; type archer strength 5", i);
        is_full = !vx_read_ruleset(&sb_rulebook, text, &id, &why);
    }
    assert_true(is_full);
    assert_non_null(why.message);
    assert_true(vx_read_ruleset(&sb_rulebook, "name \"R0\"; type archer strength 5", &again, &why));
    assert_int_equal(again, first);
}

/* ---- Threads ---- */

static void *read_many(void *first)
{
    static const char *const texts[] = {"type archer health 1",  "type archer health 3",
                                        "type pikeman health 1", "bonus line 0",
                                        "bonus double 2",        "type horseman pace 2"};
    for (int i = 0; i < 3000; i++) {
        const char *text = texts[((size_t)(intptr_t)first + (size_t)i) % 6];
        uint32_t id;
        vx_problem why;
        if (!vx_read_ruleset(&sb_rulebook, text, &id, &why) || id == 0) return first;
        if (strncmp(vx_find_ruleset(id)->text, text, strlen(text)) != 0) return first;
    }
    return NULL;
}

static void threads_read_at_once(void **unused)
{
    (void)unused;
    pthread_t thread[4];
    for (intptr_t i = 0; i < 4; i++)
        assert_int_equal(pthread_create(&thread[i], NULL, read_many, (void *)(i + 1)), 0);
    for (int i = 0; i < 4; i++) {
        void *failed;
        pthread_join(thread[i], &failed);
        assert_null(failed);
    }
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lists_name_every_key),
        cmocka_unit_test(the_book_is_no_ruleset),
        cmocka_unit_test(the_documentation_has_the_limits),
        cmocka_unit_test(differences_are_written_one_way),
        cmocka_unit_test(refusals_name_place_word_and_remedy),
        cmocka_unit_test(war_chest_keeps_its_limits),
        cmocka_unit_test(warmaster_keeps_its_limits),
        cmocka_unit_test(warmaster_takes_new_troops),
        cmocka_unit_test(our_rulesets_are_sound),
        cmocka_unit_test(a_position_carries_its_rules),
        cmocka_unit_test(a_record_carries_its_rules),
        cmocka_unit_test(options_are_told_from_rules),
        cmocka_unit_test(the_books_army_is_full),
        cmocka_unit_test(rules_are_played_by),
        cmocka_unit_test(threads_read_at_once),
        cmocka_unit_test(a_full_store_still_reads_what_it_knows),
    };
    return RUN_SUITE("ruleset", tests, words, word);
}
