/* SPDX-License-Identifier: MIT */
/* army_build_test.c - armies of Warmaster that are chosen at the table, by players and by dice. */
#include <stdio.h>
#include <string.h>

#include "games/warmaster/setup/choosing_army.h"
#include "games/warmaster/text/text.h"
#include "games/warmaster/turn/tasks.h"
#include "harness.h"

static battle b;
static const vx_game *const game = &warmaster_game;

static void begin(const char *one, const char *two, const char *points)
{
    vx_setting settings[] = {{"army1", one}, {"army2", two}, {"points", points}};
    vx_problem why = {0};
    memset(&b, 0xAA, sizeof b); /* dirt: setup must set every byte */
    if (!vx_setup(game, &b, settings, 3, &why)) fail_msg("%s", why.message->text[VX_ENGLISH]);
}

static void refused_setup(const char *one)
{
    char text[256];
    vx_setting settings[] = {{"army1", one}};
    vx_problem why = {0};
    assert_false(vx_setup(game, &b, settings, 1, &why));
    assert_true(vx_format_problem(&why, VX_RUSSIAN, text, sizeof text) > 0);
}

static vx_action action(const char *text)
{
    vx_action out = 0;
    vx_problem why = {0};
    if (!vx_parse_action(game, &b, text, &out, &why))
        fail_msg("%s: %s", text, why.message->text[VX_ENGLISH]);
    return out;
}

static void apply(const char *text)
{
    vx_problem why = {0};
    char said[512];
    if (!vx_check(game, &b, action(text), &why)) {
        vx_format_problem(&why, VX_ENGLISH, said, sizeof said);
        fail_msg("%s: %s", text, said);
    }
    vx_apply(game, &b, action(text));
}

static void refused(const char *text, const char *clause)
{
    vx_problem why = {0};
    if (vx_check(game, &b, action(text), &why)) fail_msg("%s is legal", text);
    if (strcmp(why.message->clause, clause) != 0)
        fail_msg("%s: %s, not %s", text, why.message->clause, clause);
}

static void prints(int side, const char *expected)
{
    char out[1024];
    vx_text text = vx_text_on(out, sizeof out);
    wm_format_roster(&b.side[side].list, &text);
    assert_string_equal(out, expected);
}

/* Printed and read again, the position is the same to the byte. */
static void check_round_trip(void)
{
    static battle again;
    char text[1 << 14];
    vx_problem why = {0};
    vx_format_position(game, &b, text, sizeof text);
    vx_reader in = vx_read(text);
    memset(&again, 0x55, sizeof again);
    if (!wm_parse_position(&again, &in, &why))
        fail_msg("line %d: %s\n%s", why.line, why.message->text[VX_ENGLISH], text);
    if (memcmp(&b, &again, sizeof b) != 0) fail_msg("not the same:\n%s", text);
}

/* WM-ARMY-01 to WM-ARMY-04: entry by entry, and what is bought with the last one */
static void a_player_builds_his_army(void **state)
{
    (void)state;
    begin("build-empire", "orcs", "1000");
    assert_int_equal(vx_to_act(game, &b), 0);
    refused("ready", "WM-ARMY-01"); /* no unit */
    refused("take skirmishers", "WM-ARMY-06");
    refused("take griffon", "WM-ARMY-06");
    refused("take orb-of-majesty", "WM-ARMY-06");
    apply("take halberdiers");
    refused("ready", "WM-ARMY-03");
    apply("take skirmishers");
    refused("take skirmishers", "WM-ARMY-05");
    apply("take battle-banner");
    refused("take sword-of-fate", "WM-ITEM-01");
    apply("take general");
    refused("ready", "WM-ARMY-04");
    refused("take general", "WM-ARMY-03");
    refused("take war-altar", "WM-ARMY-06");
    refused("take ring-of-magic", "WM-ITEM-19");
    apply("take griffon");
    refused("take griffon", "WM-ARMY-06");
    apply("take orb-of-majesty"); /* to the General: he was taken last */
    apply("take halberdiers");
    apply("take sword-of-fate"); /* and now to the unit */
    apply("take crossbowmen");
    apply("take crossbowmen");
    check_round_trip();
    prints(0, "empire:halberdiers/skirmishers/battle-banner+halberdiers/sword-of-fate"
              "+2xcrossbowmen+general/griffon/orb-of-majesty");
    refused("order Ac1 A1", "WM-ARMY-01");
    apply("ready");
    assert_int_equal(b.phase, PHASE_DEPLOY);
    assert_int_equal(b.turn, 1); /* the Orcs have more units (WM-OPTION-05) */
    assert_int_equal(unit_of(&b, 0)->stands, 4);
    check_round_trip();
}

/* WM-ARMY-03, WM-ARMY-04: nobody can spend what the General and the minima need */
static void points_for_what_must_be_there_stay(void **state)
{
    (void)state;
    begin("build-empire", "orcs", "1000");
    for (int i = 0; i < 6; i++) apply("take knights"); /* 660; the rest needs 325 */
    refused("take knights", "WM-ARMY-04");
    refused("take battle-banner", "WM-ARMY-04");
    apply("take sword-of-might");
    apply("take general");
    apply("take halberdiers");
    apply("take halberdiers");
    apply("take crossbowmen");
    refused("ready", "WM-ARMY-04");
    apply("take crossbowmen");
    apply("ready");
    begin("build-high-elves", "orcs", "300");
    refused("take hero", "WM-ARMY-04"); /* a General and at least one unit: 240 */
}

/* Takes what is suggested; the army can then be fielded and nothing more is suggested. */
static void fill_up(void)
{
    uint8_t choice[SUGGESTED_MAX];
    int count = wm_suggest_choices(&b, choice);
    for (int i = 0; i < count; i++) {
        char line[64] = "take ";
        vx_text text = vx_text_on(line + 5, sizeof line - 5);
        wm_add_choice(&text, &b, choice[i]);
        apply(line);
    }
    assert_true(vx_check(game, &b, action("ready"), NULL));
    assert_int_equal(wm_suggest_choices(&b, choice), 0);
}

/* WM-ARMY-01 to WM-ARMY-07: after the usual army, whatever was taken before */
static void an_army_can_be_filled_up(void **state)
{
    (void)state;
    const char *const sizes[] = {"300", "1000", "1500", "2000"};
    for (int i = 0; wm_book.army[i] != NULL; i++)
        for (int k = 0; k < 4; k++) {
            char name[64];
            roster usual;
            snprintf(name, sizeof name, "build-%s", wm_book.army[i]->key);
            begin(name, "orcs", sizes[k]);
            fill_up();
            wm_usual_roster(0, i, b.points, &usual);
            assert_int_equal(wm_roster_points(&b.side[0].list), wm_roster_points(&usual));
            begin(name, "orcs", sizes[k]);
            vx_action actions[ACTIONS_MAX];
            int count = game->rules.list(&b, actions);
            vx_apply(game, &b, actions[count - 1]); /* the last thing that may be taken */
            fill_up();
            if (k > 0) assert_true(wm_roster_points(&b.side[0].list) * 10 >= b.points * 8);
        }
    begin("build", "orcs", "1000");
    uint8_t choice[SUGGESTED_MAX];
    assert_int_equal(wm_suggest_choices(&b, choice), 0); /* of no army yet */
}

static void the_army_itself_may_be_chosen(void **state)
{
    (void)state;
    begin("build", "build", "500");
    refused("take halberdiers", "WM-ARMY-01");
    check_round_trip();
    apply("army dwarfs");
    refused("army orcs", "WM-ARMY-01");
    check_round_trip();
    apply("take warriors");
    apply("take general");
    check_round_trip();
    apply("ready");
    assert_int_equal(vx_to_act(game, &b), 1);
    apply("army skaven");
    apply("take clanrats");
    apply("take grey-seer");
    apply("ready");
    prints(0, "dwarfs:warriors+general");
    prints(1, "skaven:clanrats+grey-seer");
    assert_int_equal(b.phase, PHASE_LOTS);
    check_round_trip();
}

static void dice_draw_an_army(void **state)
{
    (void)state;
    begin("random-chaos", "orcs", "2000");
    assert_int_equal(vx_to_act(game, &b), VX_CHANCE);
    assert_int_equal(vx_chance_total(game, &b), 216);
    refused("take hero", "WM-ARMY-01");
    apply("three 1 2 3");
    apply("three 6 6 6");
    check_round_trip();
    apply("three 4 1 5");
    apply("three 2 2 1");
    assert_string_equal(wm_book.army[b.side[0].list.army]->key, "chaos");
    assert_true(wm_check_roster(&b.side[0].list, 2000, NULL));
    assert_int_not_equal(vx_to_act(game, &b), VX_OVER);
    check_round_trip();
}

static void what_is_no_army_is_refused(void **state)
{
    (void)state;
    refused_setup("random-elves");
    refused_setup("build-");
    refused_setup("buildings");
    refused_setup("empire:knights"); /* no General */
    refused_setup("");
}

/* What a person points at to take it is its key behind a plus, and pointing at that means to take it. */
static void check_steps(vx_action a, const char *text)
{
    char steps[128];
    vx_text out = vx_text_on(steps, sizeof steps);
    game->page->steps(&b, a, &out);
    const char *key = strchr(text, ' ');
    if (key == NULL)
        assert_string_equal(steps, text);
    else
        assert_true(steps[0] == '+' && strcmp(steps + 1, key + 1) == 0);
    vx_reader in = vx_read(steps);
    vx_action again = 0;
    if (key != NULL) assert_true(game->page->parse_steps(&b, &in, &again) && again == a);
}

/* list() and check() agree on every choice, and whatever is listed reads back. */
static void check_list(const vx_action *listed, int count)
{
    char text[128], sentence[256];
    int legal = 0;
    for (int kind = ACT_TAKE; kind <= ACT_READY; kind++)
        for (int who = 0; who < 128; who++) {
            vx_action a = pack_act((act){.kind = (uint8_t)kind, .who = (uint8_t)who});
            legal += vx_check(game, &b, a, NULL);
        }
    assert_int_equal(legal, count);
    for (int i = 0; i < count; i++) {
        assert_true(vx_check(game, &b, listed[i], NULL));
        vx_format_action(game, &b, listed[i], text, sizeof text);
        assert_true(action(text) == listed[i]);
        check_steps(listed[i], text);
        for (vx_language language = 0; language < VX_LANGUAGES; language++)
            assert_true(
                vx_describe_action(game, &b, listed[i], language, sentence, sizeof sentence) > 0);
    }
}

static void check_legal_armies(void)
{
    for (int side = 0; side < SIDES; side++) {
        vx_problem why = {0};
        if (!wm_check_roster(&b.side[side].list, b.points, &why))
            fail_msg("side %d: %s", side, why.message->text[VX_ENGLISH]);
    }
}

/* From any choices one gets to an army: never is there nothing to do. */
static void random_builders_always_get_to_an_army(void **state)
{
    (void)state;
    static vx_action listed[4096];
    static const char *const points[] = {"300", "500", "1000", "1999", "3000", "5000"};
    vx_random random;
    vx_random_seed(&random, 3);
    for (int game_number = 0; game_number < 120; game_number++) {
        begin(game_number % 3 == 0 ? "random" : "build", "build", points[game_number % 6]);
        for (int steps = 0; b.task_count > 0; steps++) {
            if (vx_to_act(game, &b) == VX_CHANCE) {
                vx_apply(game, &b, vx_chance_draw(game, &b, &random));
                continue;
            }
            int count = vx_list(game, &b, listed);
            assert_true(count > 0);
            if (steps % 5 == 0) check_list(listed, count);
            if (steps % 5 == 1) check_round_trip();
            vx_action last = listed[count - 1], ready = pack_act((act){.kind = ACT_READY});
            if (last == ready && count > 1) count--; /* go on while something can be taken */
            vx_apply(game, &b, listed[vx_random_below(&random, (uint64_t)count)]);
        }
        check_legal_armies();
        check_round_trip();
    }
}

static void all_armies_are_drawn(void **state)
{
    (void)state;
    bool seen[64] = {false};
    int kinds = 0;
    vx_random random;
    vx_random_seed(&random, 5);
    for (int i = 0; i < 400; i++) {
        begin("random", "random", "1500");
        while (b.task_count > 0) vx_apply(game, &b, vx_chance_draw(game, &b, &random));
        check_legal_armies();
        for (int side = 0; side < SIDES; side++) seen[b.side[side].list.army] = true;
    }
    for (int i = 0; i < 64; i++) kinds += seen[i];
    assert_int_equal(kinds, wm_count_armies(0));
}

/* The page is told every army, and it fits. */
static void the_page_knows_all_armies(void **state)
{
    (void)state;
    static char json[1 << 18];
    for (vx_language language = 0; language < VX_LANGUAGES; language++) {
        vx_text out = vx_text_on(json, sizeof json);
        game->page->facts(0, language, &out);
        assert_false(out.cut);
        for (int i = 0; wm_book.army[i] != NULL; i++)
            assert_non_null(strstr(json, wm_book.army[i]->name[language]));
        assert_non_null(strstr(json, wm_keyword_texts[HAS_terror].text[language]));
    }
    begin("build-empire", "orcs", "1000");
    apply("take knights");
    vx_text out = vx_text_on(json, sizeof json);
    game->page->scene(&b, &out);
    assert_non_null(strstr(json, "\"points\":1000"));
    assert_non_null(strstr(json, "\"cost\":110"));
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_player_builds_his_army),
        cmocka_unit_test(points_for_what_must_be_there_stay),
        cmocka_unit_test(an_army_can_be_filled_up),
        cmocka_unit_test(the_army_itself_may_be_chosen),
        cmocka_unit_test(dice_draw_an_army),
        cmocka_unit_test(what_is_no_army_is_refused),
        cmocka_unit_test(random_builders_always_get_to_an_army),
        cmocka_unit_test(all_armies_are_drawn),
        cmocka_unit_test(the_page_knows_all_armies),
    };
    return RUN_SUITE("army_build", tests, words, word);
}
