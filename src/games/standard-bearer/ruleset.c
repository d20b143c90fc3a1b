/* SPDX-License-Identifier: MIT */
/* ruleset.c - the numbers of Standard-Bearer that a designer may change, as the book has them and within which
 * limits. docs/RULESETS.md is made of these tables. */
#include <stddef.h>
#include <string.h>

#include "games/standard-bearer/standard_bearer.h"

/* ZN-1, ZN-3, ZN-41: what the cards show. ZN-6: the layouts are our proposals, the book has pictures only. */
/* clang-format off */
const sb_numbers sb_book = {
    .type = {
        /*                      strength health speed weight count */
        [ARCHER]            = {4, 2, 3,            LIGHT,  4, {0}}, /* ZN-32 */
        [PIKEMAN]           = {3, 2, 5,            LIGHT,  4, {0}}, /* ZN-39 */
        [BERSERKER]         = {4, 3, 5,            MEDIUM, 3, {0}}, /* ZN-34 */
        [HORSEMAN]          = {4, 3, ANY_DISTANCE, MEDIUM, 3, {0}}, /* ZN-38 */
        [HEAVY_INFANTRYMAN] = {5, 4, 3,            HEAVY,  3, {0}}, /* ZN-36 */
        [STANDARD_BEARER]   = {3, 3, 3,            HEAVY,  STANDARDS, {0}}, /* ZN-37 */
    },
    .layout = {
        {0x7F, 0x7F, 0x3F, 0x00}, /* line */
        {0x3E, 0x3E, 0x3E, 0x3E}, /* block */
        {0x1C, 0x3E, 0x3E, 0x7F}, /* wedge */
        {0x7F, 0x3E, 0x3E, 0x1C}, /* funnel */
        {0x7F, 0x77, 0x7F, 0x00}, /* hollow */
    },
    .heavier = 1, .in_line = 1, .pierced = 2, .twice = 1,
};
/* clang-format on */

static int army_size(const sb_numbers *numbers)
{
    int size = 0;
    for (int type = 0; type < TYPES; type++) size += numbers->type[type].count;
    return size;
}

int sb_army_size(const standard_bearer *game)
{
    return game->ruleset == 0 ? ARMY_MAX : army_size(numbers_of(game));
}

/* ---- Types ---- */

enum { SPEED_MAX = 8 }; /* as far as ids reach */

static const vx_rule_field type_fields[] = {
    {.key = "strength",
     .help = {"strength", "сила"},
     .offset = offsetof(type_numbers, strength),
     .least = 1,
     .most = STRENGTH_MAX},
    {.key = "health",
     .help = {"health", "здоровье"},
     .offset = offsetof(type_numbers, health),
     .least = 1,
     .most = HEALTH_MAX},
    {.key = "pace",
     .help = {"pace", "ход"},
     .offset = offsetof(type_numbers, speed),
     .least = 1,
     .most = SPEED_MAX,
     .word = "any",
     .word_value = ANY_DISTANCE},
    {.key = "weight",
     .help = {"weight", "вес"},
     .offset = offsetof(type_numbers, weight),
     .least = LIGHT,
     .most = HEAVY},
    {.key = "count",
     .help = {"cards", "карт"},
     .offset = offsetof(type_numbers, count),
     .least = 0,
     .most = ARMY_MAX - 1},
};

static const char *type_key(const void *table, int index)
{
    (void)table;
    return sb_types[index].key;
}

static const char *type_title(const void *table, int index, vx_language language)
{
    (void)table;
    return sb_types[index].name[language];
}

/* ---- Layouts: "#######/#######/######./......." from the front, as their owner sees them ---- */

static bool read_rows(const vx_word *word, void *thing)
{
    uint8_t rows[LAYOUT_ROWS] = {0};
    if (word->length != LAYOUT_ROWS * (COLUMNS + 1) - 1) return false;
    for (int i = 0; i < (int)word->length; i++) {
        int row = i / (COLUMNS + 1), column = i % (COLUMNS + 1);
        char c = word->start[i];
        if (column == COLUMNS ? c != '/' : c != '#' && c != '.') return false;
        if (c == '#') rows[row] |= (uint8_t)(1 << column);
    }
    memcpy(thing, rows, sizeof rows);
    return true;
}

static void write_rows(const void *thing, vx_text *out)
{
    const uint8_t *rows = thing;
    for (int row = 0; row < LAYOUT_ROWS; row++) {
        if (row > 0) vx_add_char(out, '/');
        for (int column = 0; column < COLUMNS; column++)
            vx_add_char(out, rows[row] >> column & 1 ? '#' : '.');
    }
}

static const vx_rule_field layout_fields[] = {
    {.key = "rows",
     .help = {"rows from the front", "ряды от переднего"},
     .form = VX_RULE_OTHER,
     .values = "#######/#######/######./.......",
     .read = read_rows,
     .write = write_rows},
};

static const char *layout_key(const void *table, int index)
{
    (void)table;
    return sb_layout_keys[index];
}

/* ---- Bonuses ---- */

static const vx_rule_field bonus_fields[] = {
    {.key = "heavier",
     .help = {"strength against a lighter warrior", "сила против более лёгкого"},
     .offset = offsetof(sb_numbers, heavier),
     .least = 0,
     .most = 2},
    {.key = "line",
     .help = {"strength in a line that moved", "сила в двигавшемся строю"},
     .offset = offsetof(sb_numbers, in_line),
     .least = 0,
     .most = 2},
    {.key = "pikeman",
     .help = {"wounds a pikeman gives a heavy infantryman", "ран тяжёлому пехотинцу от пикинёра"},
     .offset = offsetof(sb_numbers, pierced),
     .least = 1,
     .most = 3},
    {.key = "double",
     .help = {"wounds a double blow costs the berserker", "ран берсерку за двойной удар"},
     .offset = offsetof(sb_numbers, twice),
     .least = 0,
     .most = 2},
};

/* ---- The whole ---- */

static const vx_rule_kind kinds[] = {
    {.key = "type",
     .help = {"Warriors", "Воины"},
     .offset = offsetof(sb_numbers, type),
     .stride = sizeof(type_numbers),
     .count = TYPES,
     .name = type_key,
     .names = "archer|pikeman|berserker|horseman|heavy-infantryman|standard-bearer",
     .title = type_title,
     .fields = type_fields,
     .field_count = sizeof type_fields / sizeof *type_fields,
     .keys = "strength|health|pace|weight|count"},
    {.key = "layout",
     .help = {"Layouts", "Расстановки"},
     .offset = offsetof(sb_numbers, layout),
     .stride = LAYOUT_ROWS,
     .count = LAYOUTS,
     .name = layout_key,
     .names = "line|block|wedge|funnel|hollow",
     .fields = layout_fields,
     .field_count = 1,
     .keys = "rows"},
    {.key = "bonus",
     .help = {"Bonuses", "Надбавки"},
     .count = 1,
     .fields = bonus_fields,
     .field_count = sizeof bonus_fields / sizeof *bonus_fields,
     .keys = "heavier|line|pikeman|double"},
};

static bool check_types(const sb_numbers *numbers, vx_problem *why)
{
    static const vx_message too_weak = {
        "ZN-26",
        {"{word}: strength {0} is below health {1}; each wound costs a point of strength, and "
         "nobody living may have none",
         "{word}: сила {0} меньше здоровья {1}; каждая рана отнимает единицу силы, а у живого она "
         "должна остаться"}};
    for (int type = 0; type < TYPES; type++) {
        const type_numbers *t = &numbers->type[type];
        if (t->strength >= t->health) continue;
        vx_refuse_word(why, &too_weak, sb_types[type].key, strlen(sb_types[type].key));
        if (why != NULL) why->number[0] = t->strength, why->number[1] = t->health;
        return false;
    }
    return true;
}

static bool check(const void *table, vx_problem *why)
{
    static const vx_message slow_standards = {
        "ZN-19",
        {"a standard-bearer leads a line at his pace: 1 to 3 cells",
         "знаменосец ведёт строй своим ходом: от 1 до 3 клеток"}};
    static const vx_message standards = {"ZN-2",
                                         {"an army has 1 to 3 standard-bearers, not {0}",
                                          "знаменосцев в армии от 1 до 3, а не {0}"}};
    static const vx_message size = {
        "ZN-1",
        {"an army has at most {1} warriors, not {0}", "в армии не больше {1} воинов, а не {0}"}};
    const sb_numbers *numbers = table;
    const type_numbers *standard = &numbers->type[STANDARD_BEARER];
    if (standard->speed > LINE_SPEED_MAX) return vx_refuse(why, &slow_standards);
    if (standard->count < 1 || standard->count > STANDARDS)
        return vx_refuse_numbers(why, &standards, standard->count, 0);
    if (army_size(numbers) > ARMY_MAX)
        return vx_refuse_numbers(why, &size, army_size(numbers), ARMY_MAX);
    return check_types(numbers, why);
}

static uint32_t of_state(const void *state)
{
    const standard_bearer *game = state;
    return game->ruleset;
}

const vx_rulebook sb_rulebook = {
    .game = "standard-bearer",
    .book = &sb_book,
    .size = sizeof(sb_numbers),
    .kinds = kinds,
    .kind_count = sizeof kinds / sizeof *kinds,
    .keys = "type|layout|bonus",
    .check = check,
    .of_state = of_state,
};
