/* SPDX-License-Identifier: MIT */
/* warmaster_agreements_test.c - what is agreed before a battle: sections DEPLOY and OPTION, and the
 * scenarios. */
#include <stdio.h>
#include <string.h>

#include "games/warmaster/magic/magic.h"
#include "games/warmaster/setup/setup.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/victory/victory.h"
#include "warmaster_battle.h"

enum { MOST_SETTINGS = 6 };

/* A new battle: "key=value key=value". */
static bool set_out(const char *text, vx_problem *why)
{
    static char kept[256];
    vx_setting settings[MOST_SETTINGS];
    int count = 0;
    snprintf(kept, sizeof kept, "%s", text);
    for (char *word = strtok(kept, " "); word != NULL; word = strtok(NULL, " ")) {
        char *value = strchr(word, '=');
        *value++ = '\0';
        settings[count++] = (vx_setting){word, value};
    }
    return vx_setup(&warmaster_game, &b, settings, count, why);
}

static void begin(const char *text)
{
    vx_problem why = {0};
    if (!set_out(text, &why)) fail_msg("%s: %s", text, why.message->text[VX_ENGLISH]);
    survives_text();
}

/* Plays the first action offered (dice: the first outcome) until the battle has begun. */
static void deploy_all(void)
{
    static vx_action all[1 << 16];
    for (int i = 0; i < 500 && b.round == 0; i++) {
        assert_true(warmaster_game.rules.list(&b, all) > 0);
        warmaster_game.rules.apply(&b, all[0]);
    }
    assert_int_equal(b.round, 1);
}

#define TINY                                            \
    "army1=empire:2xhalberdiers+2xcrossbowmen+general " \
    "army2=orcs:2xorc-warriors+2xgoblins+orc-general"

/* Lays out the last place offered until there is no more to lay. Returns how often. */
static int lay_all(void)
{
    static vx_action all[1 << 16];
    int count = 0;
    for (; b.task_count > 0 && top_task(&b)->kind == TASK_LAYING; count++) {
        int listed = warmaster_game.rules.list(&b, all);
        assert_true(listed > 1);
        warmaster_game.rules.apply(&b, all[listed - 1]);
        survives_text();
    }
    return count;
}

/* WM-TERRAIN-15, WM-OPTION-10 to WM-OPTION-12: the table is whole before anybody deploys. */
static void players_lay_out_the_table(void **state)
{
    static const struct {
        const char *text;
        int layings, pieces, sides;
    } ways[] = {{TINY " terrain=both", 6, 6, SIDES_ROLLED},
                {TINY " terrain=one pieces=9", 9, 9, SIDES_CHOSEN},
                {TINY " terrain=alike pieces=3", 3, 6, SIDES_GIVEN},
                {TINY " terrain=both pieces=4 measure=inches", 4, 4, SIDES_ROLLED}};
    (void)state;
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        begin(ways[i].text);
        assert_int_equal(b.table.piece_count, 0);
        assert_int_equal(lay_all(), ways[i].layings);
        assert_int_equal(b.table.piece_count, ways[i].pieces);
        assert_int_equal(b.terrain, ways[i].sides);
        deploy_all();
    }
}

/* A table alike on both halves is the same when it is turned round. */
static void what_is_laid_alike_is_fair(void **state)
{
    (void)state;
    begin(TINY " terrain=alike pieces=3");
    lay_all();
    battlefield turned = b.table;
    wm_turn_table(&turned);
    for (int i = 0; i < turned.piece_count; i++)
        assert_memory_equal(&turned.at[i], &b.table.at[i ^ 1], sizeof turned.at[i]);
}

/* WM-OPTION-04: 1-2 six turns, 3-4 seven, 5-6 eight, rolled before the first turn. */
static void a_die_says_how_long_the_battle_is(void **state)
{
    static const int turns[7] = {0, 6, 6, 7, 7, 8, 8};
    (void)state;
    begin(TINY " length=dice");
    assert_int_equal(b.turns, 0);
    deploy_all();
    assert_int_equal(top_task(&b)->kind, TASK_LENGTH);
    survives_text();
    battle before = b;
    for (int die = 1; die <= 6; die++) {
        char text[8] = "die 0";
        text[4] = (char)('0' + die);
        b = before;
        apply(text);
        assert_int_equal(b.turns, turns[die]);
        survives_text();
    }
    begin(TINY " turns=9");
    deploy_all();
    assert_int_equal(b.turns, 9);
    assert_int_equal(b.task_count, 0);
}

/* WM-OPTION-09: the higher die chooses; one army, then the other; who set up first moves first. */
static void one_side_sets_up_first_and_moves_first(void **state)
{
    (void)state;
    for (int yes = 0; yes < 2; yes++) {
        begin(TINY " deploy=side");
        assert_int_equal(b.phase, PHASE_LOTS);
        apply("first 2 5");
        assert_int_equal(warmaster_game.rules.to_act(&b), 1);
        survives_text();
        apply(yes ? "yes" : "no");
        int lead = yes ? 1 : 0;
        assert_int_equal(b.turn, lead);
        assert_int_equal(b.beginner, lead);
        static vx_action all[1 << 16];
        for (int i = 0; i < 5; i++) { /* four units and the General, all of one side */
            assert_int_equal(warmaster_game.rules.to_act(&b), lead);
            survives_text();
            warmaster_game.rules.list(&b, all);
            warmaster_game.rules.apply(&b, all[i]);
        }
        assert_int_equal(warmaster_game.rules.to_act(&b), 1 - lead);
        assert_int_equal(b.phase, PHASE_DEPLOY);
        deploy_all();
        assert_int_equal(b.first, lead);
        assert_int_equal(b.turn, lead);
    }
}

/* WM-OPTION-10: dice decide; WM-OPTION-11: seat 2 picks. The table is turned round. */
static void sides_are_rolled_for_or_chosen(void **state)
{
    (void)state;
    begin(TINY " map=old-fort sides=roll");
    assert_int_equal(warmaster_game.rules.to_act(&b), VX_CHANCE);
    battlefield as_given = b.table, turned = b.table;
    wm_turn_table(&turned);
    assert_true(memcmp(&as_given, &turned, sizeof turned) != 0);
    battle before = b;
    apply("dice 5 2");
    assert_memory_equal(&b.table, &as_given, sizeof as_given);
    b = before;
    illegal("dice 3 3", "WM-OPTION-11"); /* AMB-63 */
    apply("dice 2 5");
    assert_memory_equal(&b.table, &turned, sizeof turned);
    survives_text();
    deploy_all();
    begin(TINY " map=old-fort sides=choose");
    assert_int_equal(warmaster_game.rules.to_act(&b), 1);
    before = b;
    apply("no");
    assert_memory_equal(&b.table, &as_given, sizeof as_given);
    b = before;
    apply("yes");
    assert_memory_equal(&b.table, &turned, sizeof turned);
    wm_turn_table(&b.table);
    assert_memory_equal(&b.table, &as_given, sizeof as_given);
}

/* WM-OPTION-12: a generated table is the same from both sides. */
static void generated_tables_are_fair(void **state)
{
    (void)state;
    for (uint32_t ticket = 0; ticket < 20; ticket++) {
        battlefield one, two;
        wm_generate_map(ticket, 180, 120, &one);
        two = one;
        wm_turn_table(&two);
        ground g, h;
        wm_read_ground(&one, &g);
        wm_read_ground(&two, &h);
        for (int x = 5; x < 180; x += 10)
            for (int y = 5; y < 120; y += 10) {
                box stand = wm_box((pose){x * CENTIMETRE, y * CENTIMETRE, 0}, 40, 40);
                assert_int_equal(wm_is_in_dense(&g, &stand), wm_is_in_dense(&h, &stand));
            }
    }
}

/* WM-OPTION-07, WM-OPTION-08, AMB-78: what one places the other does not see until both stand. */
static void screens_hide_what_is_placed(void **state)
{
    static const char *const ways[] = {TINY " deploy=screen", TINY " deploy=map"};
    static battle seen[3], other;
    (void)state;
    for (int i = 0; i < 2; i++) {
        begin(ways[i]);
        apply("deploy A1 line 50,10 0");
        other = b;
        battle first = b;
        b = other;
        apply("deploy A2 line 80,10 0");
        wm_view(&b, 1, &seen[0]);
        wm_view(&first, 1, &seen[1]);
        assert_memory_equal(&seen[0], &seen[1], sizeof seen[0]); /* not even how many */
        wm_view(&b, 0, &seen[2]);
        assert_memory_equal(&seen[2], &b, sizeof b); /* his own he sees */
        wm_view(&b, VX_SPECTATOR, &seen[2]);
        assert_memory_equal(&seen[2], &seen[0], sizeof b);
        vx_action deed = action("deploy A3 line 20,10 0");
        assert_true(wm_hide_action(&b, deed, 0) == deed);
        assert_true(wm_hide_action(&b, deed, 1) == action("unseen"));
        illegal("unseen", "WM-OPTION-05");
    }
}

/* A sample has everybody placed who must be, and looks the same to the viewer. */
static void samples_fill_what_is_unseen(void **state)
{
    static battle seen, drawn, again;
    static vx_action all[1 << 16];
    vx_random random;
    (void)state;
    vx_random_seed(&random, 5);
    begin(TINY " deploy=screen");
    while (b.turn == 0) {
        warmaster_game.rules.list(&b, all);
        warmaster_game.rules.apply(&b, all[0]);
    }
    wm_view(&b, 1, &seen);
    assert_false(is_on_table(&seen.side[0].unit[0]));
    wm_sample(&seen, &random, &drawn);
    for (int i = 0; i < 4; i++) assert_true(is_on_table(&drawn.side[0].unit[i]));
    assert_true(drawn.side[0].person[0].flags & PERSON_ON_TABLE);
    wm_view(&drawn, 1, &again);
    assert_memory_equal(&again, &seen, sizeof seen);
    assert_int_equal(warmaster_game.rules.to_act(&drawn), 1);
    deploy_all();
    wm_view(&b, 1, &seen);
    assert_memory_equal(&seen, &b, sizeof b); /* the screen is gone */
}

/* WM-OPTION-13 */
static void both_may_go_over_a_little(void **state)
{
    static const char lists[] = "army1=empire:2xhalberdiers+2xcrossbowmen+6xknights+general "
                                "army2=orcs:2xorc-warriors+2xgoblins+orc-general points=";
    char text[256];
    vx_problem why = {0};
    (void)state;
    snprintf(text, sizeof text, "%s%s", lists, "900"); /* it costs 985 */
    assert_false(set_out(text, &why));
    assert_string_equal(why.message->clause, "WM-ARMY-02");
    snprintf(text, sizeof text, "%s%s", lists, "900 over=84");
    assert_false(set_out(text, &why));
    snprintf(text, sizeof text, "%s%s", lists, "900 over=85");
    assert_true(set_out(text, &why));
    survives_text();
}

/* ---- Section DEPLOY ---- */

/* WM-DEPLOY-01, WM-DEPLOY-03, WM-DEPLOY-04: 80 cm between the armies, zones of 20 cm at most, and
 * along the very edge where the table is too shallow. */
static void zones_leave_eighty_centimetres(void **state)
{
    static const int depths[][2] = {{120, 20}, {110, 15}, {100, 10}, {180, 20}, {80, 5}};
    (void)state;
    for (size_t i = 0; i < sizeof depths / sizeof depths[0]; i++) {
        battlefield f = {.width = 180, .depth = (uint16_t)depths[i][0]};
        assert_int_equal(wm_zone_depth(&f), depths[i][1]);
    }
}

/* WM-DEPLOY-05: along the long edges of the table; WM-DEPLOY-06: in the agreed way. */
static void armies_stand_along_the_long_edges(void **state)
{
    (void)state;
    begin(TINY);
    assert_true(b.table.width > b.table.depth);
    apply("first 5 2");
    legal("deploy A1 line 7,10 0");
    legal("deploy A1 line 173,10 0");
    illegal("deploy A1 line 7,60 0", "WM-DEPLOY-03");
    apply("deploy A1 line 7,10 0");
    assert_int_equal(b.turn, 1); /* a unit each in turn */
    illegal("deploy B1 line 7,10 180", "WM-DEPLOY-03");
    legal("deploy B1 line 7,110 180");
}

/* WM-OPTION-14, AMB-19: half a millimetre is forgiven, and no more. */
static void one_tolerance_is_all(void **state)
{
    (void)state;
    box one = wm_box((pose){50 * CENTIMETRE, 50 * CENTIMETRE, 0}, 40 * MILLIMETRE, 20 * MILLIMETRE);
    for (int deep = 0; deep < 2; deep++) {
        int32_t apart = 40 * MILLIMETRE - TOUCH - deep * 2;
        box two = wm_box((pose){50 * CENTIMETRE + apart, 50 * CENTIMETRE, 0}, 40 * MILLIMETRE,
                         20 * MILLIMETRE);
        assert_int_equal(wm_boxes_overlap(&one, &two), deep);
    }
}

/* ---- Scenarios (WM-OPTION-17, WM-END-12) ---- */

static void set_scenario(const char *key, const char *map)
{
    vx_word word = {key, strlen(key), 1, 1};
    set_up(map, "empire:4xhalberdiers+general", "orcs:4xgoblins+orc-general");
    b.scenario = (uint8_t)wm_find_scenario(&word);
    assert_true(b.scenario > 0);
    put("A1", FORM_LINE, 20, 10, 0);
    put("A2", FORM_LINE, 40, 10, 0);
    put("A3", FORM_LINE, 60, 10, 0);
    put("A4", FORM_LINE, 80, 10, 0);
    put("B1", FORM_LINE, 20, 110, 180);
    put("B2", FORM_LINE, 40, 110, 180);
    put("B3", FORM_LINE, 60, 110, 180);
    put("B4", FORM_LINE, 80, 110, 180);
    put_person("Ac1", 90, 5);
    put_person("Bc1", 90, 115);
    assert_int_equal(wm_score_of(&b, 0), 0);
    assert_int_equal(wm_score_of(&b, 1), 0);
}

static void scenarios_bring_their_map_and_turns(void **state)
{
    (void)state;
    for (int i = 1; i < SCENARIOS; i++) {
        char text[64] = "scenario=";
        strcat(text, wm_scenarios[i].key);
        begin(text);
        assert_int_equal(b.scenario, i);
        assert_int_equal(b.turns, wm_book.scenario[i].turns);
        assert_int_equal(b.deployment, wm_scenarios[i].deployment);
        for (int language = 0; language < VX_LANGUAGES; language++)
            assert_true(strlen(wm_scenarios[i].text[language]) > 40);
        deploy_all();
        survives_text();
    }
    begin("scenario=breakthrough");
    assert_int_equal(b.turn, 1); /* the defender sets up first */
    deploy_all();
    assert_int_equal(b.first, 0); /* and the attacker moves first */
}

static void crossings_are_worth_a_tenth_each(void **state)
{
    (void)state;
    set_scenario("crossings", "");
    put("A1", FORM_LINE, 90, 52, 0);
    assert_int_equal(wm_score_of(&b, 0), 100);
    put("B1", FORM_LINE, 90, 68, 180); /* as many stands: nobody holds it */
    assert_int_equal(wm_score_of(&b, 0), 0);
    assert_int_equal(wm_score_of(&b, 1), 0);
    put("B2", FORM_LINE, 42, 66, 180);
    assert_int_equal(wm_score_of(&b, 1), 100);
    unit_named("B2")->flags |= UNIT_CONFUSED;
    assert_int_equal(wm_score_of(&b, 1), 0);
    wm_destroy_unit(&b, id_of("B1"));
    assert_int_equal(wm_score_of(&b, 0), 100 + 30); /* ordinary points too */
}

static void the_ridge_is_all_that_counts(void **state)
{
    (void)state;
    set_scenario("height", "");
    put("A1", FORM_LINE, 90, 55, 0);
    wm_destroy_unit(&b, id_of("A2"));
    assert_int_equal(wm_score_of(&b, 0), 3);
    assert_int_equal(wm_score_of(&b, 1), 0); /* the lost unit is not counted */
    put("B1", FORM_LINE, 90, 65, 180);
    put("B2", FORM_COLUMN, 100, 65, 180);
    assert_int_equal(wm_score_of(&b, 1), 6);
    wm_decide_battle(&b);
    assert_int_equal(b.winner, 1);
}

static void breaking_through_is_worth_half_the_cost(void **state)
{
    (void)state;
    set_scenario("breakthrough", "");
    put("A1", FORM_LINE, 100, 95, 0);
    assert_int_equal(wm_score_of(&b, 0), 22); /* halberdiers cost 45 */
    put("A1", FORM_COLUMN, 100, 91, 0);       /* the last stand is short of the line */
    assert_int_equal(wm_score_of(&b, 0), 0);
    put("B1", FORM_LINE, 100, 5, 180); /* seat 2 has nowhere to break through to */
    assert_int_equal(wm_score_of(&b, 1), 0);
}

static void the_fort_is_worth_more_to_its_defender(void **state)
{
    (void)state;
    set_scenario("old-fort", "");
    put("B1", FORM_LINE, 90, 78, 180);
    assert_int_equal(wm_score_of(&b, 1), 500);
    put("A1", FORM_LINE, 90, 68, 0);
    put("A2", FORM_LINE, 90, 66, 0);
    assert_int_equal(wm_score_of(&b, 0), 250);
    assert_int_equal(wm_score_of(&b, 1), 250); /* he holds out */
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(players_lay_out_the_table),
        cmocka_unit_test(what_is_laid_alike_is_fair),
        cmocka_unit_test(a_die_says_how_long_the_battle_is),
        cmocka_unit_test(one_side_sets_up_first_and_moves_first),
        cmocka_unit_test(sides_are_rolled_for_or_chosen),
        cmocka_unit_test(generated_tables_are_fair),
        cmocka_unit_test(screens_hide_what_is_placed),
        cmocka_unit_test(samples_fill_what_is_unseen),
        cmocka_unit_test(both_may_go_over_a_little),
        cmocka_unit_test(zones_leave_eighty_centimetres),
        cmocka_unit_test(armies_stand_along_the_long_edges),
        cmocka_unit_test(one_tolerance_is_all),
        cmocka_unit_test(scenarios_bring_their_map_and_turns),
        cmocka_unit_test(crossings_are_worth_a_tenth_each),
        cmocka_unit_test(the_ridge_is_all_that_counts),
        cmocka_unit_test(breaking_through_is_worth_half_the_cost),
        cmocka_unit_test(the_fort_is_worth_more_to_its_defender),
    };
    return RUN_SUITE("warmaster_agreements", tests, words, word);
}
