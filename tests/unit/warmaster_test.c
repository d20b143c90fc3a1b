/* SPDX-License-Identifier: MIT */
/* warmaster_test.c - Warmaster up to the end of the Command phase, with a small army of its own.
 *
 * The army stands in this file, so that what the rules do with a unit does not depend on any list. */
#include <stdio.h>
#include <string.h>

#include "games/warmaster/tasks.h"
#include "games/warmaster/warmaster.h"
#include "harness.h"

/* ---- An army for tests, in its smallest form ---- */

static const unit_profile test_units[] = {
    {.key = "foot",
     .name = {"Foot", "Пехота"},
     .type = INFANTRY,
     .attacks = 3,
     .hits = 3,
     .stands = 3,
     .move = 20,
     .front = 40,
     .depth = 20},
    {.key = "horse",
     .name = {"Horse", "Конница"},
     .type = CAVALRY,
     .attacks = 3,
     .hits = 3,
     .stands = 3,
     .move = 30,
     .front = 20,
     .depth = 40},
    {.key = "gun",
     .name = {"Gun", "Пушка"},
     .type = ARTILLERY,
     .attacks = 3,
     .hits = 3,
     .stands = 2,
     .move = 10,
     .front = 20,
     .depth = 40},
    {.key = "mad",
     .name = {"Madmen", "Безумцы"},
     .type = INFANTRY,
     .attacks = 3,
     .hits = 3,
     .stands = 3,
     .move = 20,
     .front = 40,
     .depth = 20,
     .keywords = KEYWORD_SET(must_charge, no_evade)},
    {.key = "eagle",
     .name = {"Eagles", "Орлы"},
     .type = MONSTER,
     .attacks = 3,
     .hits = 3,
     .stands = 3,
     .move = 100,
     .front = 20,
     .depth = 40,
     .keywords = KEYWORD_SET(fly)},
    {.key = "tank",
     .name = {"Tank", "Танк"},
     .type = MACHINE,
     .attacks = 3,
     .hits = 3,
     .stands = 1,
     .move = 20,
     .front = 20,
     .depth = 40,
     .keywords = KEYWORD_SET(no_brigade, no_character)},
};
static const character_profile test_characters[] = {
    {.key = "general", .name = {"General", "Генерал"}, .role = GENERAL, .command = 9},
    {.key = "hero", .name = {"Hero", "Герой"}, .role = HERO, .command = 8, .command_range = 60},
    {.key = "wizard",
     .name = {"Wizard", "Волшебник"},
     .role = WIZARD,
     .command = 7,
     .command_range = 20},
};
static const army_profile test_army = {
    .key = "test",
    .name = {"Test", "Проба"},
    .units = test_units,
    .characters = test_characters,
    .unit_count = sizeof test_units / sizeof test_units[0],
    .character_count = sizeof test_characters / sizeof test_characters[0],
    .ready = {"4xfoot+2xhorse+gun+mad+eagle+tank+general+2xhero+wizard"},
};
/* The linker takes these in the place of lists.c; all functions are the real ones. */
const army_profile *const wm_armies[] = {&test_army};
const int wm_army_count = 1;
const item_profile wm_items[ITEMS] = {{.key = "none"}};

/* ---- A battle to ask ---- */

static battle b;

static void read_position(const char *text)
{
    vx_problem why = {0};
    static char whole[(1 << 16) + 64];
    snprintf(whole, sizeof whole, "position warmaster\n%s", text);
    vx_reader in = vx_read(whole);
    if (!wm_parse_position(&b, &in, &why))
        fail_msg("line %d: %s", why.line, why.message->text[VX_ENGLISH]);
}

/* A table with two armies of which nobody is placed yet; `map` may hold features. */
static void set_up(const char *map, const char *one, const char *two)
{
    char text[4096];
    snprintf(text, sizeof text, "field 180x120\n%sarmy 1 test:%s\narmy 2 test:%s\nturn 1 round 1\n",
             map, one, two);
    read_position(text);
}

static place cm(double x, double y, int degrees)
{
    return (place){(uint16_t)(x * (double)CENTIMETRE + 0.5),
                   (uint16_t)(y * (double)CENTIMETRE + 0.5), (uint16_t)(degrees * 10)};
}

static void put(const char *name, formation form, double x, double y, int degrees)
{
    uint8_t id;
    vx_word word = {name, strlen(name), 1, 1};
    assert_true(wm_read_unit(&word, &id) && wm_unit_exists(&b, id));
    unit *u = unit_in(&b, id);
    for (int i = 0; i < u->stands; i++)
        u->at[i] = wm_slot(&b, id, form, u->stands, i, cm(x, y, degrees));
    u->flags |= UNIT_ON_TABLE;
}

static void put_person(const char *name, double x, double y)
{
    uint8_t id;
    vx_word word = {name, strlen(name), 1, 1};
    assert_true(wm_read_person(&word, &id) && wm_person_exists(&b, id));
    place at = cm(x, y, 0);
    person_in(&b, id)->x = at.x;
    person_in(&b, id)->y = at.y;
    person_in(&b, id)->flags = PERSON_ON_TABLE;
}

static vx_action action(const char *text)
{
    vx_problem why = {0};
    vx_reader in = vx_read(text);
    vx_action out = 0;
    if (!wm_parse_action(&b, &in, &out, &why))
        fail_msg("%s: %s", text, why.message->text[VX_ENGLISH]);
    return out;
}

static void legal(const char *text)
{
    vx_problem why = {0};
    if (!warmaster_game.check(&b, action(text), &why))
        fail_msg("%s: %s %s", text, why.message->clause, why.message->text[VX_ENGLISH]);
}

static void illegal(const char *text, const char *clause)
{
    vx_problem why = {0};
    if (warmaster_game.check(&b, action(text), &why)) fail_msg("%s should be illegal", text);
    if (strcmp(why.message->clause, clause) != 0)
        fail_msg("%s: %s, not %s", text, why.message->clause, clause);
    assert_true(strlen(why.message->text[VX_RUSSIAN]) > 0);
}

static void apply(const char *text)
{
    legal(text);
    warmaster_game.apply(&b, action(text));
}

/* The order needs `target` or less: so many of 36 throws do. */
static void needs(const char *text, int target, const char *said)
{
    static const uint64_t at_most[13] = {0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36};
    static vx_odds odds;
    char expected[64];
    memset(&odds, 0, sizeof odds);
    legal(text);
    wm_odds(&b, action(text), VX_ENGLISH, &odds);
    snprintf(expected, sizeof expected, "needs %d or less", target);
    if (strstr(odds.table[0].title, expected) == NULL)
        fail_msg("%s: %s", text, odds.table[0].title);
    if (strstr(odds.table[0].title, said) == NULL) fail_msg("%s: %s", text, odds.table[0].title);
    uint64_t sum = 0;
    for (int i = 0; i < odds.table[0].count; i++) sum += odds.table[0].row[i].weight;
    assert_int_equal(sum, 36);
    assert_int_equal(odds.table[0].row[0].weight, at_most[target]);
}

static void order_and_roll(const char *order_text, int one, int two)
{
    char roll[16];
    apply(order_text);
    apply("give");
    snprintf(roll, sizeof roll, "roll %d %d", one, two);
    apply(roll);
}

static unit *unit_named(const char *name)
{
    uint8_t id = 0;
    vx_word word = {name, strlen(name), 1, 1};
    wm_read_unit(&word, &id);
    return unit_in(&b, id);
}

/* A stand of the unit has its centre there, to a tenth of a millimetre. */
static bool stands_at(const char *name, double x, double y)
{
    const unit *u = unit_named(name);
    for (int i = 0; i < u->stands; i++) {
        int dx = u->at[i].x - (int)(x * (double)CENTIMETRE),
            dy = u->at[i].y - (int)(y * (double)CENTIMETRE);
        if (dx >= -3 && dx <= 3 && dy >= -3 && dy <= 3) return true;
    }
    return false;
}

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

/* ---- Moves ---- */

static void ordered(const char *map, const char *list, formation form, double x, double y)
{
    set_up(map, list, "foot+foot+general");
    put("A1", form, x, y, 0);
    put("B1", FORM_LINE, 170, 110, 180);
    put_person("Ac1", x, 10);
    wm_start_turn(&b, 0);
    apply("end");
    order_and_roll("order Ac1 A1", 1, 1);
}

/* WM-MOVE-01, WM-MOVE-09, WM-MOVE-12, WM-MOVE-13, WM-MOVE-15, WM-MOVE-16 */
static void infantry_moves_twenty_centimetres_or_ten(void **state)
{
    (void)state;
    ordered("", "foot+general", FORM_LINE, 50, 30);
    legal("move A1 line 50,50 0");
    illegal("move A1 line 50,50.1 0", "WM-MOVE-16");
    legal("move A1 line 50,35 0");
    illegal("move A1 line 50,49 90", "WM-MOVE-16"); /* the far corner would go too far */
    legal("move A1 column 50,45 0");
    ordered("", "foot+general", FORM_RIGHT, 50, 30);
    legal("move A1 echelon-right 50,40 0");
    illegal("move A1 echelon-right 50,40.1 0", "WM-MOVE-16");
    ordered("", "horse+general", FORM_COLUMN, 50, 30); /* WM-MOVE-02 */
    legal("move A1 column 50,60 0");
    illegal("move A1 column 50,60.1 0", "WM-MOVE-16");
    ordered("", "gun+general", FORM_LINE, 50, 30); /* WM-MOVE-04 */
    illegal("move A1 line 50,40.1 0", "WM-MOVE-16");
    illegal("charge A1 B1", "WM-CHARGE-19");
}

/* WM-STAND-06, WM-MOVE-15, WM-MOVE-18: stand by stand */
static void stands_are_placed_one_by_one(void **state)
{
    (void)state;
    ordered("", "foot+general", FORM_LINE, 50, 30);
    illegal("stand A1 2 50,35 0", "WM-MOVE-15");
    apply("stand A1 1 46,40 30");
    illegal("done", "WM-MOVE-15");
    illegal("move A1 line 50,40 0", "WM-MOVE-15");
    illegal("stand A1 2 52,40 0", "WM-STAND-06"); /* touches nothing */
    illegal("stand A1 2 46,40 0", "WM-MOVE-17");
    legal("back A1");
    apply("stand A1 2 49.46,38 30");
    apply("stand A1 3 52.93,36 30");
    assert_int_equal(b.phase, PHASE_ORDERS); /* a single unit is then done */
}

/* WM-MOVE-25 to WM-MOVE-31, WM-FLY-13 */
static void barred_ground_is_refused_by_its_clause(void **state)
{
    static const struct {
        const char *ground, *army, *clause;
    } cases[] = {
        {"wood", "horse+general", "WM-MOVE-26"}, {"stream", "gun+general", "WM-MOVE-27"},
        {"wood", "tank+general", "WM-MOVE-28"},  {"lake", "foot+general", "WM-MOVE-31"},
        {"wood", "foot+general", NULL},          {"stream", "horse+general", NULL},
        {"hill", "gun+general", NULL},           {"wood", "eagle+general", "WM-FLY-13"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char map[128];
        snprintf(map, sizeof map, "%s 40,26 60,26 60,60 40,60\n", cases[i].ground);
        ordered(map, cases[i].army, FORM_COLUMN, 50, 20);
        if (cases[i].clause)
            illegal("move A1 column 50,30 0", cases[i].clause);
        else
            legal("move A1 column 50,30 0");
    }
}

/* EX-12: WM-MOVE-21; EX-13: WM-MOVE-22 */
static void gaps_must_be_wide_enough(void **state)
{
    (void)state;
    ordered("lake 0,45 99,45 99,50 0,50\nlake 101,45 180,45 180,50 101,50\n", "foot+general",
            FORM_COLUMN, 100, 42);
    legal("move A1 column 100,55 0");
    ordered("lake 0,45 99.1,45 99.1,50 0,50\nlake 100.9,45 180,45 180,50 100.9,50\n",
            "foot+general", FORM_COLUMN, 100, 42);
    illegal("move A1 column 100,55 0", "WM-MOVE-17");
    for (int narrow = 0; narrow < 2; narrow++) {
        ordered("", "foot+general", FORM_COLUMN, 100, 42);
        put("B1", FORM_LINE, 92, 50, 180);
        put("B2", FORM_LINE, narrow ? 107.8 : 108, 50, 180);
        if (narrow)
            illegal("move A1 column 100,58 0", "WM-MOVE-22");
        else
            legal("move A1 column 100,58 0");
    }
}

/* WM-MOVE-22: the same between an enemy and ground that nobody enters */
static void gaps_beside_the_water_must_be_as_wide(void **state)
{
    (void)state;
    for (int narrow = 0; narrow < 2; narrow++) {
        ordered("lake 102,46 130,46 130,54 102,54\n", "foot+general", FORM_COLUMN, 100, 42);
        put("B1", FORM_LINE, narrow ? 92.2 : 92, 50, 180);
        if (narrow)
            illegal("move A1 column 100,58 0", "WM-MOVE-22");
        else
            legal("move A1 column 100,58 0");
    }
}

/* WM-MOVE-17, WM-EDGE-01, AMB-67 */
static void moves_end_on_free_ground_clear_of_enemies(void **state)
{
    (void)state;
    ordered("", "foot+foot+general", FORM_LINE, 50, 30);
    put("A2", FORM_LINE, 50, 40, 0);
    put("B1", FORM_LINE, 70, 40, 180);
    illegal("move A1 line 52,40 0", "WM-MOVE-17");
    illegal("move A1 line 54,38.5 0", "WM-MOVE-17");
    legal("move A1 line 50,38 0");                   /* touching a friend is no harm */
    illegal("move A1 line 64,38 0", "WM-CHARGE-01"); /* touching an enemy is a charge */
    legal("move A1 line 63,37 0");
    ordered("", "foot+general", FORM_LINE, 8, 30);
    illegal("move A1 line 5,30 0", "WM-EDGE-01");
}

/* ---- Initiative ---- */

/* EX-14: WM-INIT-01, WM-INIT-03 to WM-INIT-08, WM-CHARGE-04 */
static void a_charge_uncovers_the_next_enemy(void **state)
{
    (void)state;
    set_up("", "foot+foot+foot+general", "foot+horse+general");
    put("A1", FORM_LINE, 54, 40, 0);
    put("A2", FORM_COLUMN, 54, 26, 0);
    put("A3", FORM_LINE, 150, 20, 0);
    put("B1", FORM_LINE, 39, 45, 180);
    put("B2", FORM_COLUMN, 54, 51.5, 180);
    wm_start_turn(&b, 0);
    illegal("charge A3 B1", "WM-INIT-01");
    illegal("charge A2 B2", "WM-CHARGE-03"); /* A1 hides it */
    illegal("charge A1 B2", "WM-CHARGE-04");
    apply("charge A1 B1");
    illegal("charge A1 B2", "WM-INIT-03");
    legal("charge A2 B2");
    apply("end");
    illegal("order Ac1 A1", "WM-CMD-02"); /* the General is not placed here */
}

/* EX-15: WM-INIT-15 to WM-INIT-24, AMB-12 */
static void evading_bursts_through_friends(void **state)
{
    (void)state;
    set_up("", "foot+foot+mad+general", "foot+general");
    put("A1", FORM_LINE, 50, 40, 0);
    put("A2", FORM_LINE, 50, 32, 0);
    put("A3", FORM_LINE, 70, 40, 0);
    put("B1", FORM_LINE, 50, 50, 180);
    wm_start_turn(&b, 0);
    illegal("evade A3 line 0", "WM-STAT-13");
    battle before = b;
    apply("evade A1 line 0");
    assert_true(stands_at("A1", 50, 34)); /* it stops at its friend */
    assert_int_equal(unit_named("A2")->flags & UNIT_CONFUSED, 0);
    b = before;
    apply("evade A1 line 0 through");
    assert_true(stands_at("A1", 50, 20));
    assert_true(unit_named("A2")->flags & UNIT_CONFUSED);
    illegal("evade A2 line 0", "WM-CONF-08");
}

/* WM-INIT-11, WM-INIT-12 */
static void works_and_barriers_may_be_ignored(void **state)
{
    static const struct {
        const char *map;
        bool ignored;
    } cases[] = {
        {"", false},
        {"rampart 44,49 56,49 56,51 44,51\n", true},
        {"lake 20,44 58,44 58,46 20,46\n", true}, /* it takes more than a move to get round */
        {"lake 46,44 50,44 50,46 46,46\n", false},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        set_up(cases[i].map, "foot+general", "foot+foot+general");
        put("A1", FORM_LINE, 50, 40, 0);
        put("B1", FORM_LINE, 50, 50, 180);
        put("B2", FORM_COLUMN, 68, 52, 180);
        wm_start_turn(&b, 0);
        vx_problem why = {0};
        bool free = warmaster_game.check(&b, action("charge A1 B2"), &why);
        if (cases[i].ignored)
            assert_true(free || strcmp(why.message->clause, "WM-CHARGE-04") != 0);
        else
            illegal("charge A1 B2", "WM-CHARGE-04");
    }
}

/* WM-INIT-02, WM-INIT-10, WM-FLY-01 */
static void some_must_charge_and_some_may_not(void **state)
{
    (void)state;
    set_up("", "mad+gun+eagle+general", "foot+general");
    put("A1", FORM_LINE, 50, 40, 0);
    put("A2", FORM_LINE, 70, 40, 0);
    put("A3", FORM_LINE, 80, 44, 0);
    put("B1", FORM_LINE, 60, 55, 180);
    wm_start_turn(&b, 0);
    illegal("end", "WM-INIT-02");
    illegal("charge A2 B1", "WM-INIT-10");
    legal("evade A2 line 0");
    illegal("evade A3 line 0", "WM-FLY-01");
    apply("charge A1 B1");
    legal("end");
}

/* WM-TURN-10, WM-FLY-03 to WM-FLY-08 */
static void flyers_home_back_before_orders(void **state)
{
    (void)state;
    set_up("", "eagle+eagle+foot+general", "foot+general");
    put("A1", FORM_LINE, 50, 80, 0);
    put("A2", FORM_LINE, 100, 20, 0);
    put("A3", FORM_LINE, 150, 20, 0);
    put("B1", FORM_LINE, 170, 110, 180);
    put_person("Ac1", 90, 20);
    unit_named("A1")->flags |= UNIT_CONFUSED;
    wm_start_turn(&b, 0);
    apply("end");
    illegal("order Ac1 A3", "WM-TURN-10");
    illegal("home A2", "WM-FLY-03"); /* the General is near */
    illegal("home A3", "WM-FLY-03");
    apply("home A1"); /* though confused */
    apply("wings 3");
    illegal("return Bc1 line 0", "WM-FLY-03");
    battle before = b;
    apply("return Ac1 line 90");
    assert_int_equal(b.phase, PHASE_ORDERS);
    illegal("order Ac1 A1", "WM-CONF-08");
    point now = {unit_named("A1")->at[1].x, unit_named("A1")->at[1].y};
    int32_t flown = wm_length(now.x - 50 * CENTIMETRE, now.y - 80 * CENTIMETRE);
    assert_in_range(flown, 30 * CENTIMETRE - 4, 30 * CENTIMETRE + 4);
    b = before;
    apply("stay");
    assert_int_equal(b.phase, PHASE_ORDERS);
}

/* ---- Charges ---- */

static void charging(const char *list, formation form, double x, double y, int degrees)
{
    set_up("", list, "foot+foot+general");
    put("A1", form, x, y, degrees);
    put("B1", FORM_LINE, 50, 55, 180);
    put_person("Ac1", x, 10);
    wm_start_turn(&b, 0);
    if (b.phase == PHASE_INITIATIVE) apply("end");
    order_and_roll("order Ac1 A1", 1, 1);
}

/* WM-CHARGE-08, WM-CHARGE-12, WM-CHARGE-13 */
static void a_charge_goes_home_front_to_front(void **state)
{
    (void)state;
    charging("foot+general", FORM_LINE, 51, 40, 0);
    apply("charge A1 B1");
    assert_true(stands_at("A1", 46, 53) && stands_at("A1", 50, 53) && stands_at("A1", 54, 53));
    assert_true(unit_named("A1")->flags & UNIT_CHARGED);
    illegal("order Ac1 A1", "WM-CMD-24");
}

/* EX-40: WM-CHARGE-14, WM-CHARGE-15 */
static void the_others_go_where_they_touch_most(void **state)
{
    (void)state;
    charging("foot+general", FORM_LINE, 57, 47, 0);
    apply("charge A1 B1");
    assert_true(stands_at("A1", 54, 53) && stands_at("A1", 50, 53) && stands_at("A1", 46, 53));
}

/* EX-42: WM-CHARGE-26; EX-39: WM-CHARGE-16 */
static void cavalry_takes_infantry_in_the_flank(void **state)
{
    (void)state;
    charging("horse+general", FORM_LINE, 75, 55, 270);
    apply("charge A1 B1");
    assert_true(stands_at("A1", 58, 55) && stands_at("A1", 58, 53) && stands_at("A1", 58, 57));
    charging("horse+general", FORM_LINE, 75, 55, 270);
    put("B2", FORM_LINE, 50, 57, 180);
    apply("charge A1 B1");
    stand_list s;
    wm_list_stands(&b, &s);
    assert_true(wm_units_touch(&s, &b, 0, UNITS_MAX) && wm_units_touch(&s, &b, 0, UNITS_MAX + 1));
}

/* WM-BRIG-09 to WM-BRIG-14, WM-CHARGE-02: one charges out of the brigade, the rest close up */
static void a_brigade_closes_the_gap_a_charger_leaves(void **state)
{
    (void)state;
    set_up("", "foot+foot+foot+general", "foot+general");
    put("A1", FORM_LINE, 50, 40, 0);
    put("A2", FORM_LINE, 62, 40, 0);
    put("A3", FORM_LINE, 74, 40, 0);
    put("B1", FORM_LINE, 62, 55, 180);
    put_person("Ac1", 62, 30);
    wm_start_turn(&b, 0);
    apply("end");
    apply("order Ac1 A1");
    apply("with A2");
    apply("with A3");
    apply("give");
    apply("roll 1 1");
    apply("charge A2 B1");
    illegal("back A2", "WM-BRIG-11");
    legal("done"); /* nobody else moved */
    apply("move A1 line 50,45 0");
    illegal("done", "WM-BRIG-09");
    apply("back A1");
    illegal("move A1 line 62,40 0", "WM-CMD-26"); /* it has had its move */
    apply("move A3 line 62,41 0");
    apply("done"); /* A3 has come up to A1 */
    illegal("order Ac1 A2", "WM-CMD-24");
    needs("order Ac1 A1", 7, "repeated order -1"); /* WM-BRIG-16, and the enemy is near */
}

/* EX-41: WM-CHARGE-17, WM-CHARGE-21 */
static void a_partly_covered_edge_is_taken_beside_its_middle(void **state)
{
    (void)state;
    set_up("", "horse+foot+general", "tank+general");
    put("A1", FORM_LINE, 47, 35, 0);
    put("A2", FORM_LINE, 56, 52, 0);
    put("B1", FORM_LINE, 50, 55, 180);
    put_person("Ac1", 47, 20);
    wm_start_turn(&b, 0);
    apply("end");
    order_and_roll("order Ac1 A1", 1, 1);
    apply("charge A1 B1");
    assert_true(stands_at("A1", 49, 51));
}

/* EX-43: WM-CHARGE-09, AMB-28: all frontage lies on the flank's side of the shortest line */
static void at_a_corner_frontage_decides(void **state)
{
    (void)state;
    charging("horse+general", FORM_LINE, 64, 45, 0);
    apply("charge A1 B1");
    assert_true(stands_at("A1", 58, 55));
    assert_int_equal(unit_named("A1")->at[0].facing, 2700);
    charging("horse+general", FORM_LINE, 54, 40, 0);
    apply("charge A1 B1");
    assert_int_equal(unit_named("A1")->at[0].facing, 0);
}

/* WM-CHARGE-03, WM-CHARGE-19, WM-CHARGE-20 */
static void charges_need_sight_and_reach(void **state)
{
    (void)state;
    charging("foot+general", FORM_LINE, 50, 30, 0);
    illegal("charge A1 B1", "WM-CHARGE-19");
    charging("foot+general", FORM_LINE, 50, 45, 180);
    illegal("charge A1 B1", "WM-CHARGE-03"); /* it looks the other way */
    charging("foot+general", FORM_LINE, 74, 43, 0);
    illegal("charge A1 B1", "WM-CHARGE-20"); /* near enough, but the flank's middle is not */
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
    for (int steps = 0; warmaster_game.to_act(&b) != VX_OVER; steps++) {
        char text[VX_ACTION_TEXT_CAP];
        vx_action chosen;
        if (steps > 4000) fail_msg("the battle does not end");
        int count = warmaster_game.list(&b, list);
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
    for (uint64_t seed = 0; seed < 6; seed++) play(seed);
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
        wm_dice dice = {ACT_HITS, 4, (uint8_t)need, false};
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
    for (uint8_t count = 1; count <= DICE_AT_ONCE; count++)
        for (uint8_t need = 2; need <= 6; need++) {
            assert_weights_add_up((wm_dice){ACT_HITS, count, need, false});
            assert_weights_add_up((wm_dice){ACT_TALLY, count, need, false});
            if (count <= 21) assert_weights_add_up((wm_dice){ACT_DRIVEN, count, need, false});
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
        cmocka_unit_test(infantry_moves_twenty_centimetres_or_ten),
        cmocka_unit_test(stands_are_placed_one_by_one),
        cmocka_unit_test(barred_ground_is_refused_by_its_clause),
        cmocka_unit_test(gaps_must_be_wide_enough),
        cmocka_unit_test(gaps_beside_the_water_must_be_as_wide),
        cmocka_unit_test(moves_end_on_free_ground_clear_of_enemies),
        cmocka_unit_test(a_charge_uncovers_the_next_enemy),
        cmocka_unit_test(evading_bursts_through_friends),
        cmocka_unit_test(works_and_barriers_may_be_ignored),
        cmocka_unit_test(some_must_charge_and_some_may_not),
        cmocka_unit_test(flyers_home_back_before_orders),
        cmocka_unit_test(a_charge_goes_home_front_to_front),
        cmocka_unit_test(the_others_go_where_they_touch_most),
        cmocka_unit_test(cavalry_takes_infantry_in_the_flank),
        cmocka_unit_test(a_brigade_closes_the_gap_a_charger_leaves),
        cmocka_unit_test(a_partly_covered_edge_is_taken_beside_its_middle),
        cmocka_unit_test(at_a_corner_frontage_decides),
        cmocka_unit_test(charges_need_sight_and_reach),
        cmocka_unit_test(characters_move_last),
        cmocka_unit_test(armies_are_set_up_in_turn),
        cmocka_unit_test(dice_weigh_what_counting_gives),
        cmocka_unit_test(random_battles_keep_every_stand_in_its_place),
    };
    return RUN_SUITE("warmaster", tests, words, word);
}
