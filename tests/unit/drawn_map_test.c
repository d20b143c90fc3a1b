/* SPDX-License-Identifier: MIT */
/* drawn_map_test.c - maps that people draw: read, told, written again, played for. */
#include <stdio.h>
#include <string.h>

#include "games/warmaster/page/maps.h"
#include "games/warmaster/setup/drawn_map.h"
#include "games/warmaster/setup/plans.h"
#include "games/warmaster/victory/victory.h"
#include "warmaster_battle.h"

static char told[1 << 16];

static const char *tell(const char *text, int points)
{
    vx_text out = vx_text_on(told, sizeof told);
    wm_drawn_maps.tell(&(vx_map_question){text, points, VX_ENGLISH}, &out);
    assert_false(out.cut);
    return told;
}

static void holds(const char *words)
{
    if (strstr(told, words) == NULL) fail_msg("'%s' is not in %s", words, told);
}

static void lacks(const char *words)
{
    if (strstr(told, words) != NULL) fail_msg("'%s' is in %s", words, told);
}

/* ---- Faults ---- */

/* WM-TERRAIN-01: all of them, each with its line; what can be read is read */
static void every_fault_is_told(void **state)
{
    (void)state;
    tell("# a remark\nfield 180x120\nwud 1,1 2,2 3,3\nwood 40,45 55,40 65,50\nzone 1 0,0 "
         "5,5\nturns 200\n",
         1000);
    holds("\"line\":3,\"clause\":\"WM-TERRAIN-01\"");
    holds("\"line\":5,\"clause\":\"WM-DEPLOY-04\"");
    holds("\"line\":6,\"clause\":\"WM-OPTION-04\"");
    holds("\"legal\":false");
    holds("\"key\":\"wood\"");
    holds("\"turns\":0");
}

static void a_text_without_a_table_is_no_map(void **state)
{
    (void)state;
    tell("wood 40,45 55,40 65,50", 1000);
    holds("WM-DEPLOY-02");
    lacks("ground");
    tell("", 1000);
    holds("WM-DEPLOY-02");
}

/* More features, or more text, than there is room for are refused by the line that is too much. */
static void limits_fail_loudly(void **state)
{
    (void)state;
    static char text[3 * MAP_TEXT_CAP];
    vx_text out = vx_text_on(text, sizeof text);
    vx_add(&out, "field 180x120\n");
    for (int i = 0; i <= PIECES_MAX; i++) vx_add(&out, "rocks 1,1 2,1 2,2\n");
    tell(text, 1000);
    holds("\"line\":26");
    holds("at most 24 features");
    while (out.length < 2 * MAP_TEXT_CAP) vx_add(&out, "rocks 1,1 2,1 2,2\n");
    tell(text, 1000);
    holds("at most 8191 bytes");
}

/* WM-DEPLOY-04: room in a zone is what troops of every type may stand on */
static void a_zone_must_have_room(void **state)
{
    (void)state;
    tell("field 180x120\nlake 0,0 180,0 180,20 0,20\n", 1000);
    holds("does not fit the zone of seat 1");
    lacks("the zone of seat 2");
    tell("field 180x120\nzone 2 0,100 40,120\n", 500);
    lacks("does not fit the zone");
    tell("field 180x120\nzone 2 0,100 40,120\n", 2000);
    holds("an army of 2000 points does not fit the zone of seat 2");
}

/* ---- Remarks ---- */

static void a_map_is_judged(void **state)
{
    (void)state;
    tell("field 180x120\n", 1000);
    holds("Nothing lies on the table");
    tell("field 180x120\nriver 0,58 180,58 180,62 0,62\n", 1000);
    holds("Riders find no way");
    lacks("not alike");
    tell("field 180x120\nriver 0,58 180,58 180,62 0,62\nbridge 88,56 92,56 92,64 88,64\n", 1000);
    holds("A sound map");
    tell("field 180x120\nwood 20,40 40,40 40,50\n", 1000);
    holds("not alike");
    tell("field 180x120\nzone 1 0,0 180,40\nobjective 90,20 10 10\n", 1000);
    holds("The zones are 60 cm apart");
    holds("An objective lies in a deployment zone");
}

/* ---- Text ---- */

static void same_again(const char *text)
{
    static char lines[MAP_TEXT_CAP], word[MAP_TEXT_CAP];
    vx_text first = vx_text_on(lines, sizeof lines), folded = vx_text_on(word, sizeof word);
    drawn_map map, again;
    vx_problem why = {0};
    if (!wm_read_drawn_map(text, &map, &why)) fail_msg("%s: line %d", text, why.line);
    wm_format_drawn_map(&map, &first);
    wm_fold_map(lines, &folded);
    assert_null(strpbrk(word, " \n"));
    assert_true(wm_is_drawn_map(word));
    assert_true(wm_read_drawn_map(word, &again, NULL));
    assert_memory_equal(&map, &again, sizeof map);
}

static void a_map_comes_back_from_one_word(void **state)
{
    (void)state;
    char text[MAP_TEXT_CAP];
    same_again("title The \"long\" bridge; or_so\nfield 180x120\nsteep 2 1,1 9,1 9.5,9\n"
               "zone 2 0,80 180,120\nobjective 90,60.5 10 15\nturns 7\ndeploy screen\n");
    for (int i = 0; i < READY_MAPS; i++) same_again(wm_ready_maps[i].text);
    for (int ticket = 0; ticket < 40; ticket++) {
        char number[12];
        vx_text out = vx_text_on(text, sizeof text);
        snprintf(number, sizeof number, "%d", ticket);
        assert_true(wm_drawn_maps.draw(number, "200x140", &out, NULL));
        same_again(text);
    }
    vx_text out = vx_text_on(text, sizeof text);
    vx_problem why = {0};
    assert_false(wm_drawn_maps.draw("x", "180x120", &out, &why));
    assert_false(wm_drawn_maps.draw("1", "18x12", &out, &why));
    assert_string_equal(why.message->clause, "WM-DEPLOY-02");
}

/* Every kind of ground that the rules read, with an outline that can be laid as it is. */
static void all_kinds_are_offered(void **state)
{
    (void)state;
    vx_text out = vx_text_on(told, sizeof told);
    wm_drawn_maps.kinds(VX_ENGLISH, &out);
    for (int i = 0; i < TERRAINS; i++) {
        char key[32];
        snprintf(key, sizeof key, "\"key\":\"%s\"", wm_terrains[i].key);
        holds(key);
    }
    lacks("\"corners\":[]");
}

/* ---- Battles on it ---- */

static void begin_on(const char *map)
{
    vx_setting settings[] = {{"map", map}, {"points", "500"}};
    vx_problem why = {0};
    if (!vx_setup(&warmaster_game, &b, settings, 2, &why))
        fail_msg("%s: %s", map, why.message->text[VX_ENGLISH]);
}

static void apply_one(vx_action action)
{
    assert_true(warmaster_game.rules.check(&b, action, NULL));
    warmaster_game.rules.apply(&b, action);
}

/* Both armies set themselves up in zones that lie anywhere, by every plan. */
static void plans_keep_to_drawn_zones(void **state)
{
    (void)state;
    static vx_action all[1 << 16];
    for (int plan = 0; plan < PLANS; plan++) {
        begin_on("field_180x120;zone_1_10,30_90,50;zone_2_60,70_170,100;wood_20,35_30,35_30,45");
        while (b.round == 0 && b.phase <= PHASE_PERSONS) {
            vx_action next;
            if (warmaster_game.rules.to_act(&b) == VX_CHANCE) {
                assert_true(warmaster_game.rules.list(&b, all) > 0);
                next = all[0];
            } else {
                assert_true(warmaster_game.rules.list(&b, all) > 0);
                for (int i = 0; warmaster_game.rules.list(&b, all) > i; i++)
                    assert_true(warmaster_game.rules.check(&b, all[i], NULL));
                assert_true(wm_planned_action(&b, (deployment_plan)plan, &next));
            }
            apply_one(next);
        }
    }
}

/* WM-OPTION-17, WM-END-12: more stands within reach hold an objective; confused ones do not */
static void an_objective_is_held_by_more_stands(void **state)
{
    (void)state;
    set_up("objective 50,30 10 15\nobjective 120,60 5 20\n", "empire:halberdiers+knights+general",
           "orcs:orc-warriors+orc-general");
    put("A1", FORM_LINE, 50, 30, 0);
    put("A2", FORM_LINE, 120, 60, 0);
    put("B1", FORM_LINE, 54, 45, 180);
    unit_named("A2")->flags |= UNIT_CONFUSED;
    survives_text();
    assert_int_equal(wm_holder_of(&b, 0), 0);
    assert_int_equal(wm_holder_of(&b, 1), SIDES);
    assert_int_equal(wm_objective_points(&b, 0), 150);
    assert_int_equal(wm_score_of(&b, 0), 150);
    assert_int_equal(wm_score_of(&b, 1), 0);
    unit_named("A2")->flags &= (uint8_t)~UNIT_CONFUSED;
    assert_int_equal(wm_score_of(&b, 0), 350);
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_fault_is_told),
        cmocka_unit_test(a_text_without_a_table_is_no_map),
        cmocka_unit_test(limits_fail_loudly),
        cmocka_unit_test(a_zone_must_have_room),
        cmocka_unit_test(a_map_is_judged),
        cmocka_unit_test(a_map_comes_back_from_one_word),
        cmocka_unit_test(all_kinds_are_offered),
        cmocka_unit_test(plans_keep_to_drawn_zones),
        cmocka_unit_test(an_objective_is_held_by_more_stands),
    };
    return RUN_SUITE("drawn_map", tests, words, word);
}
