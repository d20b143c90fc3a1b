/* SPDX-License-Identifier: MIT */
/* warmaster_plans_test.c - whole armies set up by a plan: legal on every map, and brigades hold together. */
#include <stdio.h>
#include <string.h>

#include "games/warmaster/field/field.h"
#include "games/warmaster/machine/evaluation.h"
#include "games/warmaster/setup/plans.h"
#include "games/warmaster/setup/setup.h"
#include "warmaster_battle.h"

static void begin(const char *key, int points, const char *map)
{
    char size[8];
    snprintf(size, sizeof size, "%d", points);
    vx_setting settings[] = {{"army1", key}, {"army2", key}, {"points", size}, {"map", map}};
    vx_problem why = {0};
    if (!vx_setup(&warmaster_game, &b, settings, 4, &why))
        fail_msg("%s %s %s: %s", key, size, map, why.message->text[VX_ENGLISH]);
}

/* Chance falls as it may; both sides set up by the plan until neither can. Returns the actions made. */
static int set_up_by(deployment_plan plan)
{
    static vx_action all[1 << 16];
    int made = 0;
    while (b.round == 0 && b.phase <= PHASE_PERSONS) {
        vx_action next;
        if (warmaster_game.rules.to_act(&b) == VX_CHANCE) {
            assert_true(warmaster_game.rules.list(&b, all) > 0);
            warmaster_game.rules.apply(&b, all[0]);
            continue;
        }
        assert_true(wm_planned_action(&b, plan, &next));
        assert_true(warmaster_game.rules.check(&b, next, NULL));
        warmaster_game.rules.apply(&b, next);
        made++;
    }
    return made;
}

/* Every unit touches another of its body, unless it is alone in it. */
static int parted(int side, const array *plan)
{
    stand_list s;
    int count = b.side[side].list.unit_count, apart = 0;
    wm_list_stands(&b, &s);
    for (int i = 0; i < count; i++) {
        bool is_alone = true, touches = false;
        for (int k = 0; k < count; k++) {
            if (k == i || plan->body[k] != plan->body[i]) continue;
            is_alone = false;
            touches = touches || wm_units_touch(&s, &b, side * UNITS_MAX + i, side * UNITS_MAX + k);
        }
        apart += !is_alone && !touches;
    }
    return apart;
}

static void hold(const char *key, int points, const char *map)
{
    for (int plan = 0; plan < PLANS; plan++) {
        array made;
        begin(key, points, map);
        int pieces = 0;
        for (int side = 0; side < SIDES; side++)
            pieces += b.side[side].list.unit_count + b.side[side].list.character_count;
        assert_int_equal(set_up_by((deployment_plan)plan), pieces);
        for (int side = 0; side < SIDES; side++) {
            wm_plan_army(&b, side, (deployment_plan)plan, &made);
            int apart = parted(side, &made);
            if (apart > 0)
                fail_msg("%s %d %s %s: %d units of side %d stand apart", key, points, map,
                         wm_plans[plan].key, apart, side);
        }
    }
}

static void every_ready_army_stands_on_every_map(void **state)
{
    (void)state;
    for (int i = 0; wm_book.army[i] != NULL; i++)
        for (int map = 0; map < READY_MAPS; map++)
            hold(wm_book.army[i]->key, map % 2 == 0 ? 1000 : 2000, wm_ready_maps[map].key);
}

static void large_armies_stand_in_several_rows(void **state)
{
    static const char *const armies[] = {"empire", "orcs", "skaven", "goblins"};
    (void)state;
    for (size_t i = 0; i < sizeof armies / sizeof *armies; i++) hold(armies[i], 3000, "plain");
}

/* Ground in the zone is stood round: the plan stays legal, whoever has to leave his body for it. */
static void ground_in_the_zone_is_stood_round(void **state)
{
    (void)state;
    for (int plan = 0; plan < PLANS; plan++) {
        set_up("lake 80,0 100,0 100,20 80,20\nwood 20,5 40,5 40,18 20,18\n",
               "empire:3xhalberdiers+2xcrossbowmen+2xknights+cannon+general+hero",
               "orcs:4xorc-warriors+boar-riders+orc-general");
        b.phase = PHASE_DEPLOY;
        b.turn = 0;
        array made;
        wm_plan_army(&b, 0, (deployment_plan)plan, &made);
        for (int i = 0; i < b.side[0].list.unit_count; i++) assert_true(made.is_placed[i]);
    }
}

/* Who has set up some by hand gets the rest beside them. */
static void what_stands_already_stays(void **state)
{
    (void)state;
    begin("empire", 1000, "plain");
    b.phase = PHASE_DEPLOY;
    b.turn = 0;
    b.deployment = DEPLOY_SIDE;
    array made;
    wm_plan_army(&b, 0, PLAN_LINE, &made);
    enum { MOVED = 1 }; /* where the plan has the first: both are alike */
    act by_hand = {ACT_DEPLOY, MOVED, FORM_LINE, made.unit[0]};
    assert_true(wm_check_deploy(&b, &by_hand, NULL));
    wm_deploy(&b, &by_hand);
    place kept = b.side[0].unit[MOVED].at[0];
    vx_action next;
    while (b.turn == 0 && b.phase == PHASE_DEPLOY) {
        assert_true(wm_planned_action(&b, PLAN_LINE, &next));
        assert_true(warmaster_game.rules.check(&b, next, NULL));
        warmaster_game.rules.apply(&b, next);
    }
    assert_memory_equal(&kept, &b.side[0].unit[MOVED].at[0], sizeof kept);
}

/* The plans are not one another. */
static void plans_differ(void **state)
{
    (void)state;
    begin("empire", 1000, "plain");
    array made[PLANS];
    for (int plan = 0; plan < PLANS; plan++)
        wm_plan_army(&b, 0, (deployment_plan)plan, &made[plan]);
    for (int one = 0; one < PLANS; one++)
        for (int other = one + 1; other < PLANS; other++)
            assert_memory_not_equal(made[one].unit, made[other].unit, sizeof made[one].unit);
}

/* ---- The machine's own choice of an array ---- */

static void array_on(const char *map, array *out)
{
    begin("empire", 1000, map);
    wm_best_array(&b, 0, out);
}

/* The same army on open ground and where half of its way is barred. */
static void the_array_suits_the_ground(void **state)
{
    (void)state;
    array open, barred;
    array_on("plain", &open);
    array_on("field_180x120;lake_10,25_90,25_90,90_10,90", &barred);
    assert_memory_not_equal(open.unit, barred.unit, sizeof open.unit);
    int64_t away = 0;
    for (int i = 0; i < b.side[0].list.unit_count; i++) away += barred.unit[i].x - open.unit[i].x;
    assert_true(away > 0); /* the lake lies on the left */
}

/* Sets up the whole of the enemy's army in a corner, from the left or from the right. */
static void crowd_enemies(bool on_the_left)
{
    int count = b.side[1].list.unit_count;
    for (int i = 0; i < count; i++) {
        unit *u = &b.side[1].unit[i];
        pose at = {(on_the_left ? 10 : 170) * CENTIMETRE +
                       (on_the_left ? 1 : -1) * i * 3 * CENTIMETRE,
                   105 * CENTIMETRE, FULL_TURN / 2};
        for (int k = 0; k < u->stands; k++)
            u->at[k] = wm_slot(&b, UNITS_MAX + i, FORM_LINE, u->stands, k, wm_place_of(at));
        u->flags |= UNIT_ON_TABLE;
    }
}

static void the_array_faces_the_enemy(void **state)
{
    (void)state;
    array left, right;
    begin("empire", 1000, "plain");
    crowd_enemies(true);
    wm_best_array(&b, 0, &left);
    begin("empire", 1000, "plain");
    crowd_enemies(false);
    wm_best_array(&b, 0, &right);
    int64_t away = 0;
    for (int i = 0; i < b.side[0].list.unit_count; i++) away += right.unit[i].x - left.unit[i].x;
    assert_true(away > 0);
}

/* The General stands behind the middle of his army, no farther from it than orders go without a penalty. */
static void the_general_stands_in_the_middle(void **state)
{
    (void)state;
    array made;
    array_on("two-woods", &made);
    int32_t sum = 0, count = b.side[0].list.unit_count;
    for (int i = 0; i < count; i++) sum += made.unit[i].x;
    int32_t aside = made.person[0].x - sum / count;
    assert_true(aside < 20 * CENTIMETRE && aside > -20 * CENTIMETRE);
    for (int i = 0; i < count; i++) assert_true(made.person[0].y <= made.unit[i].y);
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_ready_army_stands_on_every_map),
        cmocka_unit_test(large_armies_stand_in_several_rows),
        cmocka_unit_test(ground_in_the_zone_is_stood_round),
        cmocka_unit_test(what_stands_already_stays),
        cmocka_unit_test(plans_differ),
        cmocka_unit_test(the_array_suits_the_ground),
        cmocka_unit_test(the_array_faces_the_enemy),
        cmocka_unit_test(the_general_stands_in_the_middle),
    };
    return RUN_SUITE("warmaster_plans", tests, words, word);
}
