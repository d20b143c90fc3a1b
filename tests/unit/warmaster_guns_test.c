/* SPDX-License-Identifier: MIT */
/* warmaster_guns_test.c - WM-STAT-13: guns of the further armies, by what their lists say. */
#include <string.h>

#include "games/warmaster/odds/odds.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"
#include "warmaster_battle.h"

static void start_shooting(void)
{
    wm_start_shooting(&b);
    wm_settle(&b);
}

static void face(const char *one, const char *two)
{
    set_up("", one, two);
    put("A1", FORM_LINE, 50, 20, 0);
    put("A2", FORM_LINE, 120, 20, 0);
    put("A3", FORM_LINE, 150, 20, 0);
    put("B1", FORM_LINE, 50, 50, 180);
    put("B2", FORM_LINE, 50, 52, 180); /* touches it from behind */
    put("B3", FORM_LINE, 120, 36, 180);
    start_shooting();
    apply("shoot A1 B1");
}

static void warp_cannons_shake_and_do_not_drive_back(void **state)
{
    (void)state;
    face("skaven:warp-lightning-cannon+jezzails+jezzails", "empire:3xhalberdiers");
    due(ACT_DIE, 0, 0);
    apply("die 4");
    due(ACT_HITS, 4, 4);
    apply("hits 1");
    apply("hits 0"); /* not saved */
    assert_int_equal(top_task(&b)->kind, TASK_TREMOR);
    survives_text();
    apply("die 6");
    assert_true(unit_named("B1")->flags & UNIT_CONFUSED);
    apply("die 5");
    assert_false(unit_named("B2")->flags & UNIT_CONFUSED);
    assert_int_equal(unit_named("B1")->struck, 0);
    assert_int_equal(unit_named("B1")->wounds, 1);
    assert_int_equal(top_task(&b)->kind, TASK_SHOOTING);
}

static void a_warp_cannon_may_strike_itself(void **state)
{
    (void)state;
    face("skaven:warp-lightning-cannon+jezzails+jezzails", "empire:3xhalberdiers");
    apply("die 1");
    due(ACT_DIE, 0, 0);
    survives_text();
    apply("die 3");
    due(ACT_HITS, 3, 4);
    assert_int_equal(top_task(&b)->unit, id_of("A1"));
    apply("hits 2"); /* it takes two */
    assert_true(unit_named("A1")->flags & UNIT_GONE);
    assert_int_equal(unit_named("B1")->struck, 0);
}

static void rockets_have_a_table(void **state)
{
    static const char one[] = "chaos-dwarfs:death-rocket+blunderbusses+blunderbusses";
    (void)state;
    face(one, "empire:3xhalberdiers");
    apply("die 5");
    due(ACT_HITS, 5, 4);
    face(one, "empire:3xhalberdiers");
    apply("die 1");
    survives_text();
    apply("die 1");
    assert_true(unit_named("A1")->flags & UNIT_GONE);
    face(one, "empire:3xhalberdiers");
    apply("die 1");
    apply("die 3");
    due(ACT_HITS, 1, 4);
    assert_int_equal(top_task(&b)->unit, id_of("B1"));
    face(one, "empire:3xhalberdiers");
    apply("die 1");
    apply("die 4");
    apply("die 6");
    due(ACT_HITS, 6, 4);
    assert_int_equal(top_task(&b)->unit, id_of("B2")); /* the first behind the target */
    face(one, "empire:3xhalberdiers");
    apply("die 1");
    apply("die 6");
    apply("dice 3 3");
    due(ACT_HITS, 6, 4);
    assert_int_equal(top_task(&b)->unit, id_of("B1"));
}

static void earthshakers_confuse_neighbours(void **state)
{
    (void)state;
    face("chaos-dwarfs:earthshaker-cannon+blunderbusses+blunderbusses", "empire:3xhalberdiers");
    due(ACT_HITS, 3, 4);
    apply("hits 1");
    assert_int_equal(top_task(&b)->kind, TASK_TREMOR);
    apply("die 6");
    assert_false(unit_named("B1")->flags & UNIT_CONFUSED);
    assert_true(unit_named("B2")->flags & UNIT_CONFUSED);
    assert_int_equal(unit_named("B1")->skulls, 1);
}

/* Behind a house stands the nearest enemy, farther away one in sight. */
static void hide(const char *one)
{
    set_up("house 30,40 70,40 70,42 30,42\n", one, "empire:3xhalberdiers");
    put("A1", FORM_LINE, 50, 20, 0);
    put("B1", FORM_LINE, 50, 55, 180);
    put("B2", FORM_LINE, 100, 48, 180);
    put("B3", FORM_LINE, 160, 110, 180);
    start_shooting();
}

static void scrap_launchers_shoot_blindly(void **state)
{
    (void)state;
    hide("ogre-kingdoms:scrap-launcher");
    legal("shoot A1 B2"); /* the nearest it sees */
    apply("shoot A1 B1");
    due(ACT_HITS, 3, 6);
    hide("ogre-kingdoms:scrap-launcher");
    apply("shoot A1 B2");
    due(ACT_HITS, 3, 4);
    hide("orcs:rock-lobber");
    illegal("shoot A1 B1", "WM-SHOOT-06");
}

static void trebuchets_need_a_six_first(void **state)
{
    static vx_odds odds;
    (void)state;
    hide("bretonnia:trebuchet");
    memset(&odds, 0, sizeof odds);
    wm_odds(&b, action("shoot A1 B1"), VX_ENGLISH, &odds);
    assert_int_equal(odds.table[0].total, 6);
    assert_int_equal(odds.table[0].row[0].weight, 1);
    apply("shoot A1 B1");
    due(ACT_DIE, 0, 0);
    survives_text();
    apply("die 6");
    due(ACT_HITS, 6, 4);
    survives_text();
    hide("bretonnia:trebuchet+bowmen");
    put("A2", FORM_LINE, 100, 30, 0);
    apply("shoot A1 B1");
    apply("die 5");
    assert_int_equal(top_task(&b)->kind, TASK_SHOOTING);
    hide("bretonnia:trebuchet");
    put("B2", FORM_LINE, 75, 30, 270); /* nearer than 30 cm: it does not count */
    legal("shoot A1 B1");
    assert_false(is_legal("shoot A1 B2"));
}

static void repeating_crossbows_shoot_twice_when_near(void **state)
{
    (void)state;
    for (int near = 0; near < 2; near++) {
        set_up("", "dark-elves:crossbowmen", "empire:3xhalberdiers");
        put("A1", FORM_LINE, 50, 20, 0);
        put("B1", FORM_LINE, 50, near ? 37 : 37.1, 180);
        start_shooting();
        apply("shoot A1 B1");
        wm_dice thrown = wm_task_rules(&b)->dice(&b);
        int before = near ? 6 : 3, shown = thrown.count;
        if (b.task_count > 1 && top_task(&b)->kind == TASK_VOLLEY)
            for (int i = b.task_count - 2; b.task[i].kind == TASK_VOLLEY; i--)
                shown += b.task[i].volley.dice;
        assert_int_equal(shown, before);
    }
}

static void salamanders_help_skinks(void **state)
{
    (void)state;
    for (int with = 0; with < 2; with++) {
        set_up("", with ? "lizardmen:skinks/salamanders" : "lizardmen:skinks",
               "empire:3xhalberdiers");
        put("A1", FORM_LINE, 50, 20, 0);
        put("B1", FORM_LINE, 50, 32, 180);
        start_shooting();
        apply("shoot A1 B1");
        due(ACT_HITS, 3, 4);
        apply("hits 1");
        if (with) {
            due(ACT_HITS, 2, 4); /* its own two; armour 6 is none now */
            assert_int_equal(unit_named("B1")->struck, 1);
        } else {
            due(ACT_HITS, 1, 6);
        }
    }
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(warp_cannons_shake_and_do_not_drive_back),
        cmocka_unit_test(a_warp_cannon_may_strike_itself),
        cmocka_unit_test(rockets_have_a_table),
        cmocka_unit_test(earthshakers_confuse_neighbours),
        cmocka_unit_test(scrap_launchers_shoot_blindly),
        cmocka_unit_test(trebuchets_need_a_six_first),
        cmocka_unit_test(salamanders_help_skinks),
        cmocka_unit_test(repeating_crossbows_shoot_twice_when_near),
    };
    return RUN_SUITE("warmaster_guns", tests, words, word);
}
