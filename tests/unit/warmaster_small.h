/* SPDX-License-Identifier: MIT */
/* warmaster_small.h - a small army of its own for the tests of one program, and a battle to ask.
 *
 * The army stands here, so that what the rules do with a unit does not depend on any list. Included
 * by a single file of a program: it defines what the linker takes in the place of lists.c. */
#ifndef VX_TESTS_WARMASTER_SMALL_H
#define VX_TESTS_WARMASTER_SMALL_H

#include <stdio.h>
#include <string.h>

#include "games/warmaster/odds/odds.h"
#include "games/warmaster/text/text.h"
#include "games/warmaster/turn/tasks.h"
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
const item_profile wm_items[ITEMS] = {{.key = "none"}};
const wm_numbers wm_book = {.army = {&test_army}, .renown = &wm_renown, .items = wm_items};

/* ---- A battle to ask ---- */

static battle b;

static inline void read_position(const char *text)
{
    vx_problem why = {0};
    static char whole[(1 << 16) + 64];
    snprintf(whole, sizeof whole, "position warmaster\n%s", text);
    vx_reader in = vx_read(whole);
    if (!wm_parse_position(&b, &in, &why))
        fail_msg("line %d: %s", why.line, why.message->text[VX_ENGLISH]);
}

/* A table with two armies of which nobody is placed yet; `map` may hold features. */
static inline void set_up(const char *map, const char *one, const char *two)
{
    char text[4096];
    snprintf(text, sizeof text, "field 180x120\n%sarmy 1 test:%s\narmy 2 test:%s\nturn 1 round 1\n",
             map, one, two);
    read_position(text);
}

static inline place cm(double x, double y, int degrees)
{
    return (place){(uint16_t)(x * (double)CENTIMETRE + 0.5),
                   (uint16_t)(y * (double)CENTIMETRE + 0.5), (uint16_t)(degrees * 10)};
}

static inline void put(const char *name, formation form, double x, double y, int degrees)
{
    uint8_t id;
    vx_word word = {name, strlen(name), 1, 1};
    assert_true(wm_read_unit(&word, &id) && wm_unit_exists(&b, id));
    unit *u = unit_in(&b, id);
    for (int i = 0; i < u->stands; i++)
        u->at[i] = wm_slot(&b, id, form, u->stands, i, cm(x, y, degrees));
    u->flags |= UNIT_ON_TABLE;
}

static inline void put_person(const char *name, double x, double y)
{
    uint8_t id;
    vx_word word = {name, strlen(name), 1, 1};
    assert_true(wm_read_person(&word, &id) && wm_person_exists(&b, id));
    place at = cm(x, y, 0);
    person_in(&b, id)->x = at.x;
    person_in(&b, id)->y = at.y;
    person_in(&b, id)->flags = PERSON_ON_TABLE;
}

static inline vx_action action(const char *text)
{
    vx_problem why = {0};
    vx_reader in = vx_read(text);
    vx_action out = 0;
    if (!wm_parse_action(&b, &in, &out, &why))
        fail_msg("%s: %s", text, why.message->text[VX_ENGLISH]);
    return out;
}

static inline void legal(const char *text)
{
    vx_problem why = {0};
    if (!warmaster_game.rules.check(&b, action(text), &why))
        fail_msg("%s: %s %s", text, why.message->clause, why.message->text[VX_ENGLISH]);
}

static inline void illegal(const char *text, const char *clause)
{
    vx_problem why = {0};
    if (warmaster_game.rules.check(&b, action(text), &why)) fail_msg("%s should be illegal", text);
    if (strcmp(why.message->clause, clause) != 0)
        fail_msg("%s: %s, not %s", text, why.message->clause, clause);
    assert_true(strlen(why.message->text[VX_RUSSIAN]) > 0);
}

static inline void apply(const char *text)
{
    legal(text);
    warmaster_game.rules.apply(&b, action(text));
}

/* The order needs `target` or less: so many of 36 throws do. */
static inline void needs(const char *text, int target, const char *said)
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

static inline void order_and_roll(const char *order_text, int one, int two)
{
    char roll[16];
    apply(order_text);
    apply("give");
    snprintf(roll, sizeof roll, "roll %d %d", one, two);
    apply(roll);
}

static inline unit *unit_named(const char *name)
{
    uint8_t id = 0;
    vx_word word = {name, strlen(name), 1, 1};
    wm_read_unit(&word, &id);
    return unit_in(&b, id);
}

/* A stand of the unit has its centre there, to a tenth of a millimetre. */
static inline bool stands_at(const char *name, double x, double y)
{
    const unit *u = unit_named(name);
    for (int i = 0; i < u->stands; i++) {
        int dx = u->at[i].x - (int)(x * (double)CENTIMETRE),
            dy = u->at[i].y - (int)(y * (double)CENTIMETRE);
        if (dx >= -3 && dx <= 3 && dy >= -3 && dy <= 3) return true;
    }
    return false;
}

#endif
