/* SPDX-License-Identifier: MIT */
/* warmaster_test.c - Warmaster up to the end of the Command phase, but for moves: orders, characters,
 * deployment, any battle, dice. */
#include "games/warmaster/setup/setup.h"
#include "games/warmaster/text/text.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"
#include "games/warmaster/units/units.h"
#include "warmaster_small.h"

/* ---- Orders ---- */

/* EX-02, EX-03: WM-CMD-03, WM-CMD-04, WM-CMD-17, WM-CMD-18, WM-CMD-22, WM-CMD-09 */
static void the_general_orders_far_cavalry_then_fails(void **state)
{
    (void)state;
    set_up("", "horse+foot+general", "foot+general");
    put("A1", FORM_LINE, 20 + 1.25 + 65 + 3, 20, 0);
    put("A2", FORM_LINE, 20 - 1.25 - 10 - 0, 33.25, 0); /* its near edge is 10 cm away or less */
    put("B1", FORM_LINE, 90, 110, 180);
    put_person("Ac1", 20, 20);
    wm_start_turn(&b, 0);
    apply("end");
    unit_named("A1")->orders = 1;
    b.giver = 0;
    b.block[0] = 0;
    needs("order Ac1 A1", 5, "Command 9, distance -3, repeated order -1");
    order_and_roll("order Ac1 A1", 2, 2);
    assert_int_equal(b.phase, PHASE_MOVE);
    apply("done");
    needs("order Ac1 A2", 9, "Command 9");
    order_and_roll("order Ac1 A2", 5, 5);
    assert_int_equal(b.phase, PHASE_CHARACTERS); /* the whole army stops */
    illegal("order Ac1 A1", "WM-TURN-12");
}

/* EX-04, EX-05: WM-CMD-20, WM-BRIG-05; WM-CMD-19 once */
static void woods_take_one_off_once(void **state)
{
    (void)state;
    set_up("wood 30,40 60,40 60,60 30,60\n", "foot+foot+general", "foot+general");
    put("A1", FORM_LINE, 45, 39.5, 0); /* partly in the wood */
    put("A2", FORM_LINE, 45, 41.5, 0);
    put("B1", FORM_LINE, 90, 110, 180);
    put_person("Ac1", 45, 38.5 - 25 - 1.25);
    wm_start_turn(&b, 0);
    apply("end");
    needs("order Ac1 A1", 7, "distance -1, dense terrain -1");
    apply("order Ac1 A1");
    needs("with A2", 7, "distance -1, dense terrain -1");
    put("B1", FORM_LINE, 45, 61, 180);
    needs("with A2", 6, "enemy within 20 cm -1");
}

/* WM-CMD-17 and AMB-01 at the edges of the bands */
static void distance_counts_twenties_begun(void **state)
{
    static const struct {
        double gap;
        int target;
    } bands[] = {{20, 9}, {20.05, 8}, {40, 8},    {40.05, 7},
                 {60, 7}, {80, 6},    {80.05, 5}, {100.05, 4}};
    (void)state;
    for (size_t i = 0; i < sizeof bands / sizeof bands[0]; i++) {
        set_up("", "foot+general", "foot+general");
        put("A1", FORM_LINE, 20, 5, 0);
        put("B1", FORM_LINE, 170, 115, 180);
        put_person("Ac1", 26 + bands[i].gap + 1.25, 5);
        wm_start_turn(&b, 0);
        apply("end");
        needs("order Ac1 A1", bands[i].target, "Command 9");
    }
}

/* EX-07, EX-08: WM-CMD-05, WM-CMD-08, WM-CMD-15, WM-BRIG-01 to WM-BRIG-08, WM-BRIG-16, AMB-06 */
static void wizards_and_heroes_have_a_radius_and_stop_when_they_fail(void **state)
{
    (void)state;
    set_up("", "foot+foot+wizard+hero+general", "foot+general");
    put("A1", FORM_LINE, 50, 30, 0);
    put("A2", FORM_LINE, 50, 28, 0);
    put("B1", FORM_LINE, 170, 110, 180);
    put_person("Ac1", 50, 20);
    put_person("Ac2", 70, 20);
    put_person("Ac3", 90, 20);
    wm_start_turn(&b, 0);
    apply("end");
    apply("order Ac1 A1");
    apply("with A2");
    illegal("with A2", "WM-BRIG-01");
    needs("give", 7, "Command 7");
    apply("give");
    apply("roll 2 3");
    apply("move A1 line 50,39 0");
    apply("move A2 line 50,37 0");
    apply("done");
    apply("order Ac1 A1");
    apply("with A2");
    needs("give", 6, "repeated order -1");
    apply("give");
    apply("roll 3 3");
    apply("move A1 line 50,55 0");
    illegal("done", "WM-BRIG-09"); /* the brigade must stay together */
    apply("move A2 line 50,53 0");
    apply("done");
    illegal("order Ac1 A1", "WM-CMD-05");
    illegal("order Ac2 A1", "WM-CMD-14"); /* the Wizard has moved it */
    set_up("", "foot+foot+hero+general", "foot+general");
    put("A1", FORM_LINE, 50, 30, 0);
    put("A2", FORM_LINE, 50, 28, 0);
    put("B1", FORM_LINE, 170, 110, 180);
    put_person("Ac1", 50, 20);
    put_person("Ac2", 90, 20);
    wm_start_turn(&b, 0);
    apply("end");
    apply("order Ac1 A1");
    apply("with A2");
    apply("give");
    apply("roll 4 5");
    illegal("order Ac1 A2", "WM-CMD-10");
    illegal("order Ac2 A2", "WM-CMD-15");
    assert_int_equal(b.phase, PHASE_ORDERS); /* a Hero stops nobody else */
}

/* EX-09, EX-10, EX-11: WM-CMD-11, WM-CMD-12, WM-BRIG-04, WM-CHARM-02 */
static void the_general_moves_brigades_until_he_fails(void **state)
{
    (void)state;
    set_up("", "horse+horse+foot+foot+foot+gun+general", "foot+general");
    put("A1", FORM_LINE, 50, 30, 0);
    put("A2", FORM_LINE, 56, 30, 0);
    put("A3", FORM_LINE, 80, 38, 0);
    put("A4", FORM_LINE, 80, 36, 0);
    put("A5", FORM_LINE, 80, 34, 0);
    put("A6", FORM_LINE, 110, 20, 0);
    put("B1", FORM_LINE, 170, 115, 180);
    put_person("Ac1", 60, 15);
    wm_start_turn(&b, 0);
    apply("end");
    apply("order Ac1 A1");
    apply("with A2");
    needs("give", 9, "Command 9");
    apply("give");
    apply("roll 3 4");
    apply("done");
    apply("order Ac1 A3");
    apply("with A4");
    illegal("with A2", "WM-CMD-13"); /* its turn is over */
    apply("with A5");
    needs("give", 8, "distance -1");
    apply("give");
    apply("roll 4 4");
    apply("move A3 line 80,40 0");
    apply("move A4 line 80,38 0");
    apply("move A5 line 80,36 0");
    apply("done");
    apply("order Ac1 A3");
    apply("with A4");
    apply("with A5");
    needs("give", 7, "distance -1, repeated order -1");
    apply("give");
    apply("roll 2 2");
    apply("done");
    needs("order Ac1 A6", 7, "distance -2");
    order_and_roll("order Ac1 A6", 5, 5);
    assert_int_equal(b.phase, PHASE_CHARACTERS);
    legal("place Ac1 60,60"); /* failed orders stop no character */
}

/* WM-CMD-10, WM-CMD-13, WM-CMD-14, WM-CMD-24, WM-CMD-25, WM-CONF-08, WM-FLY-02, WM-MACH-03 */
static void some_units_take_no_orders(void **state)
{
    (void)state;
    set_up("", "foot+foot+foot+eagle+tank+foot+general+hero", "foot+general");
    put("A1", FORM_LINE, 30, 30, 0);
    put("A2", FORM_LINE, 60, 30, 0);
    put("A3", FORM_LINE, 90, 30, 0);
    put("A4", FORM_LINE, 120, 30, 0);
    put("A5", FORM_LINE, 150, 30, 0);
    put("A6", FORM_LINE, 150, 33, 0); /* touches the tank */
    put("B1", FORM_LINE, 90, 32, 180);
    put_person("Ac1", 60, 20);
    put_person("Ac2", 70, 20);
    wm_start_turn(&b, 0);
    apply("end");
    apply("end"); /* the eagles might home back first */
    illegal("order Ac1 A3", "WM-CMD-24");
    illegal("order Ac1 A4", "WM-FLY-02");
    illegal("order Ac1 B1", "WM-CMD-03");
    illegal("order Bc1 A1", "WM-CMD-02");
    unit_named("A2")->flags |= UNIT_CONFUSED;
    illegal("order Ac1 A2", "WM-CONF-08");
    unit_named("A2")->flags = UNIT_ON_TABLE | UNIT_INITIATIVE;
    illegal("order Ac1 A2", "WM-CMD-25");
    unit_named("A2")->flags = UNIT_ON_TABLE;
    apply("order Ac1 A5");
    illegal("with A6", "WM-MACH-03");
    apply("give");
    apply("roll 1 1");
    apply("done");
    order_and_roll("order Ac1 A1", 1, 1);
    apply("done");
    illegal("order Ac1 A5", "WM-CMD-13"); /* others were ordered since */
    legal("order Ac1 A1");
    order_and_roll("order Ac2 A2", 1, 1);
    apply("done");
    illegal("order Ac1 A6", "WM-CMD-10"); /* another has begun */
}

/* WM-BRIG-03: those who came together by a move are no brigade yet; WM-OPTION-03 */
static void brigades_form_before_the_orders(void **state)
{
    (void)state;
    set_up("", "foot+foot+general", "foot+general");
    put("A1", FORM_LINE, 50, 30, 0);
    put("A2", FORM_LINE, 50, 40, 0);
    put("B1", FORM_LINE, 170, 110, 180);
    put_person("Ac1", 50, 20);
    wm_start_turn(&b, 0);
    apply("end");
    order_and_roll("order Ac1 A1", 1, 1);
    apply("move A1 line 50,38 0");
    apply("order Ac1 A1");
    illegal("with A2", "WM-BRIG-03");
    b.brigades = 0;
    illegal("with A2", "WM-OPTION-03");
}

/* WM-CHAR-10, WM-CHAR-11 to WM-CHAR-14, WM-CHAR-16, WM-OPTION-02 */
static void blunders_have_their_table(void **state)
{
    (void)state;
    for (int simple = 0; simple < 2; simple++) {
        set_up("", "foot+foot+hero+general", "foot+general");
        put("A1", FORM_LINE, 50, 30, 0);
        put("A2", FORM_LINE, 50, 28, 0);
        put("B1", FORM_LINE, 170, 110, 180);
        put_person("Ac1", 50, 20);
        put_person("Ac2", 90, 20);
        b.blunders = (uint8_t)simple;
        wm_start_turn(&b, 0);
        apply("end");
        apply("order Ac1 A1");
        apply("with A2");
        apply("give");
        apply("roll 6 6");
        if (simple) {
            assert_int_equal(b.phase, PHASE_CHARACTERS);
            continue;
        }
        assert_int_equal(b.phase, PHASE_BLUNDER);
        battle before = b;
        apply("blunder 1");
        illegal("mad B1", "WM-CHAR-12");
        apply("mad A2");
        assert_int_equal(unit_named("A2")->madness, 1);
        assert_int_equal(b.phase, PHASE_ORDERS);
        illegal("order Ac2 A1", "WM-CMD-15"); /* the order counts as failed */
        b = before;
        apply("blunder 2"); /* no enemy within its move: nothing more happens */
        assert_true(stands_at("A1", 50, 30));
        b = before;
        apply("blunder 5");
        legal("move A1 line 50,40 0");
        illegal("move A1 line 50,40.1 0", "WM-MOVE-16"); /* half its move */
        illegal("charge A1 B1", "WM-CHAR-14");
        apply("done");
        illegal("order Ac2 A1", "WM-CMD-15");
        b = before;
        apply("blunder 6"); /* WM-CHAR-15: straight at the nearest enemy */
        assert_false(stands_at("A1", 50, 30));
    }
}

/* ---- Characters and deployment ---- */

/* WM-CHARM-01, WM-CHARM-03, WM-CHARM-08, WM-CHARM-10, WM-TURN-12, WM-TURN-13 */
static void characters_move_last(void **state)
{
    (void)state;
    set_up("", "foot+tank+general", "foot+general");
    put("A1", FORM_LINE, 50, 30, 0);
    put("A2", FORM_LINE, 70, 30, 0);
    put("B1", FORM_LINE, 170, 110, 180);
    put_person("Ac1", 50, 20);
    unit_named("A1")->flags |= UNIT_CONFUSED;
    wm_start_turn(&b, 0);
    apply("end");
    apply("end");
    legal("place Ac1 50,80");
    illegal("place Ac1 50,80.1", "WM-CHARM-01");
    illegal("place Ac1 50,28", "WM-CHARM-10");
    illegal("join Ac1 A2", "WM-MACH-03");
    apply("join Ac1 A1");
    assert_int_equal(person_of(&b, 0)->joined, 0);
    illegal("place Ac1 50,60", "WM-CHARM-01"); /* one move each */
    apply("end");
    assert_int_equal(b.turn, 1);
    assert_int_equal(unit_named("A1")->flags & UNIT_CONFUSED, 0);
}

/* WM-DEPLOY-03, WM-OPTION-05, WM-OPTION-06, WM-TURN-02, WM-END-01 */
static void armies_are_set_up_in_turn(void **state)
{
    (void)state;
    set_up("", "foot+foot+general", "foot+general");
    b.round = 0;
    wm_start_deployment(&b);
    assert_int_equal(b.turn, 0); /* he has more units */
    illegal("deploy A1 line 50,25 0", "WM-DEPLOY-03");
    illegal("deploy B1 line 50,110 180", "WM-OPTION-05");
    apply("deploy A1 line 50,10 0");
    illegal("deploy A2 line 50,10 0", "WM-OPTION-05");
    apply("deploy B1 line 50,110 180");
    illegal("deploy A2 line 52,10 0", "WM-MOVE-17");
    apply("deploy A2 line 70,10 0");
    illegal("place Ac1 50,30", "WM-DEPLOY-03");
    apply("place Ac1 50,5");
    apply("place Bc1 50,115");
    illegal("first 3 3", "WM-TURN-02");
    apply("first 2 5");
    assert_int_equal(b.turn, 1);
    assert_int_equal(b.round, 1);
}

/* ---- Any battle ---- */

/* Its stands are being set one by one after a pursuit. */
static bool is_being_placed(int id)
{
    for (int i = 0; i < b.task_count; i++)
        if (b.task[i].kind == TASK_PURSUIT && b.task[i].unit == id) return true;
    return false;
}

static void assert_sound(const char *after)
{
    static stand_list s;
    static char text[1 << 16];
    battle again;
    box stands[STANDS_MAX];
    wm_list_stands(&b, &s);
    for (int i = 0; i < s.count; i++)
        for (int k = 0; k < i; k++)
            if (wm_boxes_overlap(&s.at[i], &s.at[k]) && !is_being_placed(s.unit[i]) &&
                !is_being_placed(s.unit[k]))
                fail_msg("stands overlap after %s", after);
    for (int id = 0; id < ALL_UNITS && b.order.placing == NOBODY_ID; id++) {
        const unit *u = unit_of(&b, id);
        for (int i = 0; i < u->stands; i++) stands[i] = wm_stand_box(&b, id, u->at[i]);
        if (!(u->flags & UNIT_ON_TABLE) || is_being_placed(id)) continue;
        if (u->stands < wm_stands_at_start(&b, id)) continue; /* AMB-65: losses may part it */
        if (!wm_is_connected(stands, u->stands)) fail_msg("a unit fell apart after %s", after);
    }
    vx_text out = vx_text_on(text, sizeof text);
    wm_format_position(&b, &out);
    assert_false(out.cut);
    again = b;
    memset(&b, 0x55, sizeof b);
    read_position(text);
    if (memcmp(&b, &again, sizeof b) != 0)
        fail_msg("read back differently after %s:\n%s", after, text);
}

static void play(uint64_t seed)
{
    static vx_action list[4096];
    vx_problem why = {0};
    vx_random r;
    char map[8];
    snprintf(map, sizeof map, "%d", (int)seed);
    vx_setting settings[] = {{"map", map}, {"army1", "test"}, {"army2", "test"}, {"turns", "8"}};
    vx_random_seed(&r, seed);
    memset(&b, 0xAA, sizeof b);
    assert_true(wm_setup(&b, settings, 4, &why));
    for (int steps = 0; warmaster_game.rules.to_act(&b) != VX_OVER; steps++) {
        char text[VX_ACTION_TEXT_CAP];
        vx_action chosen;
        if (steps > 4000) fail_msg("the battle does not end");
        int count = warmaster_game.rules.list(&b, list);
        assert_in_range(count, 1, warmaster_game.action_cap);
        chosen = list[vx_random_below(&r, (uint64_t)count)];
        for (int i = 0; i < 6 && (chosen & 63) == ACT_END; i++) /* let something happen */
            chosen = list[vx_random_below(&r, (uint64_t)count)];
        vx_text out = vx_text_on(text, sizeof text);
        wm_format_action(&b, chosen, &out);
        assert_true(action(text) == chosen);
        apply(text);
        assert_sound(text);
    }
}

static void random_battles_keep_every_stand_in_its_place(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < REPEATS(6, 2); seed++) play(seed);
}

/* ---- Dice ---- */

static void assert_weights_add_up(wm_dice dice)
{
    vx_action all[1024], *end = wm_dice_list(&dice, all);
    uint64_t sum = 0;
    for (vx_action *at = all; at < end; at++) {
        act a;
        assert_true(wm_unpack(*at, &a));
        assert_true(wm_dice_weight(&dice, &a) > 0);
        assert_true(wm_dice_pick(&dice, sum) == *at);
        sum += wm_dice_weight(&dice, &a);
        assert_true(wm_dice_pick(&dice, sum - 1) == *at);
    }
    assert_true(sum == wm_dice_total(&dice));
}

/* Four dice by hand: all 1296 throws, counted. */
static void assert_four_dice_counted(int need)
{
    static uint64_t hits[5], tally[5][5], driven[25][2];
    memset(hits, 0, sizeof hits), memset(tally, 0, sizeof tally), memset(driven, 0, sizeof driven);
    for (int n = 0; n < 1296; n++) {
        int die[4] = {n % 6 + 1, n / 6 % 6 + 1, n / 36 % 6 + 1, n / 216 + 1};
        int lucky = 0, ones = 0, sum = 0;
        for (int i = 0; i < 4; i++) lucky += die[i] >= need, ones += die[i] == 1, sum += die[i];
        hits[lucky]++, tally[lucky][ones]++, driven[sum][lucky > 0]++;
    }
    for (uint8_t i = 0; i <= 24; i++) {
        act a = {.kind = ACT_HITS, .who = i};
        wm_dice dice = {.act = ACT_HITS, .count = 4, .need = (uint8_t)need};
        if (i < 5) assert_true(wm_dice_weight(&dice, &a) == hits[i]);
        for (uint8_t j = 0; i < 5 && j < 5; j++) {
            a = (act){.kind = ACT_TALLY, .who = i, .detail = j}, dice.act = ACT_TALLY;
            assert_true(wm_dice_weight(&dice, &a) == tally[i][j]);
        }
        for (uint8_t j = 0; j < 2; j++) {
            a = (act){.kind = ACT_DRIVEN, .who = i, .at = {j, 0, 0}}, dice.act = ACT_DRIVEN;
            assert_true(wm_dice_weight(&dice, &a) == driven[i][j]);
        }
    }
}

static void dice_weigh_what_counting_gives(void **state)
{
    (void)state;
    for (int need = 2; need <= 6; need++) assert_four_dice_counted(need);
    assert_weights_add_up((wm_dice){.act = ACT_FIRST, .unequal = true});
    assert_weights_add_up((wm_dice){.act = ACT_THREE});
    for (uint8_t count = 1; count <= DICE_AT_ONCE; count += REPEATS(1, 5))
        for (uint8_t need = 2; need <= 6; need++) {
            assert_weights_add_up((wm_dice){.act = ACT_HITS, .count = count, .need = need});
            assert_weights_add_up((wm_dice){.act = ACT_TALLY, .count = count, .need = need});
            if (count <= 21)
                assert_weights_add_up((wm_dice){.act = ACT_DRIVEN, .count = count, .need = need});
        }
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_general_orders_far_cavalry_then_fails),
        cmocka_unit_test(woods_take_one_off_once),
        cmocka_unit_test(distance_counts_twenties_begun),
        cmocka_unit_test(wizards_and_heroes_have_a_radius_and_stop_when_they_fail),
        cmocka_unit_test(the_general_moves_brigades_until_he_fails),
        cmocka_unit_test(some_units_take_no_orders),
        cmocka_unit_test(brigades_form_before_the_orders),
        cmocka_unit_test(blunders_have_their_table),
        cmocka_unit_test(characters_move_last),
        cmocka_unit_test(armies_are_set_up_in_turn),
        cmocka_unit_test(dice_weigh_what_counting_gives),
        cmocka_unit_test(random_battles_keep_every_stand_in_its_place),
    };
    return RUN_SUITE("warmaster", tests, words, word);
}
