/* SPDX-License-Identifier: MIT */
/* ruleset.c - the numbers of War Chest that a designer may change, as the book has them and within which limits.
 * docs/RULESETS.md is made of these tables. */
#include <stddef.h>
#include <string.h>

#include "games/war-chest/war_chest.h"

#define CARD(type) (1u << (type))
#define CARDS(a, b, c, d) (CARD(a) | CARD(b) | CARD(c) | CARD(d))

/* Coins in all, and two of them in the bag: WC-SETUP2-07. */
/* clang-format off */
const wc_numbers wc_book = {
    .board = {
        [BOARD_OF_TWO] = { /* WC-SETUP2-01, WC-SETUP2-02, WC-SETUP2-03, WC-WIN-02 */
            .map = MAP_2, .locations = LOCATIONS & MAP_2, .start = {WOLF_START, RAVEN_START}, .markers = 6},
        [BOARD_OF_FOUR] = { /* WC-SETUP4-01, WC-SETUP4-02, WC-WIN-03 */
            .map = MAP_4, .locations = LOCATIONS, .start = {WOLF_START_4, RAVEN_START_4}, .markers = 8},
    },
    .preset = { /* the legends of the battles say nothing about the rules */
        {{CARDS(SWORDSMAN, PIKEMAN, CROSSBOWMAN, LIGHT_CAVALRY), CARDS(ARCHER, CAVALRY, LANCER, SCOUT)}},        /* WC-PRESET-01 */
        {{CARDS(KNIGHT, LIGHT_CAVALRY, PIKEMAN, MARSHALL), CARDS(CAVALRY, FOOTMAN, ROYAL_GUARD, MERCENARY)}},    /* WC-PRESET-02 */
        {{CARDS(ARCHER, CAVALRY, LANCER, FOOTMAN), CARDS(LIGHT_CAVALRY, PIKEMAN, WARRIOR_PRIEST, SWORDSMAN)}},   /* WC-PRESET-03 */
        {{CARDS(ARCHER, ENSIGN, KNIGHT, ROYAL_GUARD), CARDS(CAVALRY, CROSSBOWMAN, LANCER, SCOUT)}},              /* WC-PRESET-04 */
        {{CARDS(EARL, HERALD, MERCENARY, PIKEMAN), CARDS(BANNERMAN, CAVALRY, KNIGHT, SWORDSMAN)}},               /* WC-PRESET-05 */
    },
    .cards = CARD(UNIT_TYPES) - 1,     /* WC-SETUP2-09, WC-SETUP2-14 */
    .decrees = (1u << DECREES) - 1,    /* WC-SETUP2-12 */
    .unit = {
        [ARCHER]         = {4, 2}, /* WC-ARCHER-01 */
        [BERSERKER]      = {5, 2}, /* WC-BERSERKER-01 */
        [CAVALRY]        = {4, 2}, /* WC-CAVALRY-01 */
        [CROSSBOWMAN]    = {5, 2}, /* WC-CROSSBOW-01 */
        [ENSIGN]         = {5, 2}, /* WC-ENSIGN-01 */
        [FOOTMAN]        = {5, 2}, /* WC-FOOTMAN-01 */
        [KNIGHT]         = {4, 2}, /* WC-KNIGHT-01 */
        [LANCER]         = {4, 2}, /* WC-LANCER-01 */
        [LIGHT_CAVALRY]  = {5, 2}, /* WC-LIGHTCAV-01 */
        [MARSHALL]       = {5, 2}, /* WC-MARSHALL-01 */
        [MERCENARY]      = {5, 2}, /* WC-MERCENARY-01 */
        [PIKEMAN]        = {4, 2}, /* WC-PIKEMAN-01 */
        [ROYAL_GUARD]    = {5, 2}, /* WC-ROYALGUARD-01 */
        [SCOUT]          = {5, 2}, /* WC-SCOUT-01 */
        [SWORDSMAN]      = {5, 2}, /* WC-SWORDSMAN-01 */
        [WARRIOR_PRIEST] = {4, 2}, /* WC-PRIEST-01 */
        [EARL]           = {5, 2}, /* WC-EARL-01 */
        [BISHOP]         = {5, 2}, /* WC-BISHOP-01 */
        [BANNERMAN]      = {4, 2}, /* WC-BANNERMAN-01 */
        [HERALD]         = {5, 2}, /* WC-HERALD-01 */
        [ROYAL]          = {1, 1},
    },
};
/* clang-format on */

/* ---- Units ---- */

#define UNIT_WORDS                                                                       \
    "archer|berserker|cavalry|crossbowman|ensign|footman|knight|lancer|light-cavalry|"   \
    "marshall|mercenary|pikeman|royal-guard|scout|swordsman|warrior-priest|earl|bishop|" \
    "bannerman|herald"

static const vx_rule_field unit_fields[] = {
    {.key = "coins",
     .help = {"coins", "жетонов"},
     .offset = offsetof(unit_numbers, coins),
     .least = 2,
     .most = COINS_MAX},
    {.key = "bag",
     .help = {"coins in the bag at the start", "жетонов в мешке вначале"},
     .offset = offsetof(unit_numbers, bag),
     .least = 1,
     .most = COINS_MAX},
};

static const char *unit_key(const void *table, int index)
{
    (void)table;
    return wc_types[index].key;
}

static const char *unit_title(const void *table, int index, vx_language language)
{
    (void)table;
    return wc_types[index].name[language];
}

/* ---- Boards: hexes as "c1,c2,d1" ---- */

static bool read_hexes(const vx_word *list, hex_set *out)
{
    hex_set hexes = 0;
    vx_word rest = *list, word;
    for (bool has_more = true; has_more;) {
        int hex;
        has_more = vx_word_split(&rest, ',', &word, &rest);
        if (!has_more) word = rest;
        if (!wc_take_hex(&word, &hex)) return false;
        hexes |= bit(hex);
    }
    *out = hexes;
    return true;
}

static void write_hexes(hex_set hexes, vx_text *out)
{
    for (hex_set rest = hexes; rest != 0; rest &= rest - 1) {
        if (rest != hexes) vx_add_char(out, ',');
        wc_add_hex(out, first_hex(rest));
    }
}

#define HEX_FIELD(name, place)                                     \
    static bool read_##name(const vx_word *word, void *thing)      \
    {                                                              \
        return read_hexes(word, &((board_numbers *)thing)->place); \
    }                                                              \
    static void write_##name(const void *thing, vx_text *out)      \
    {                                                              \
        write_hexes(((const board_numbers *)thing)->place, out);   \
    }

HEX_FIELD(map, map)
HEX_FIELD(locations, locations)
HEX_FIELD(wolf, start[WOLF])
HEX_FIELD(raven, start[RAVEN])

static const vx_rule_field board_fields[] = {
    {.key = "hexes",
     .help = {"hexes", "ячейки"},
     .form = VX_RULE_OTHER,
     .values = "c1,c2,d1",
     .read = read_map,
     .write = write_map},
    {.key = "locations",
     .help = {"locations", "объекты"},
     .form = VX_RULE_OTHER,
     .values = "c2,d1,e3",
     .read = read_locations,
     .write = write_locations},
    {.key = "wolf",
     .help = {"Wolf begins with", "Волк начинает с"},
     .form = VX_RULE_OTHER,
     .values = "d1,g1",
     .read = read_wolf,
     .write = write_wolf},
    {.key = "raven",
     .help = {"Raven begins with", "Ворон начинает с"},
     .form = VX_RULE_OTHER,
     .values = "e6,h5",
     .read = read_raven,
     .write = write_raven},
    {.key = "markers",
     .help = {"markers to win", "эмблем для победы"},
     .offset = offsetof(board_numbers, markers),
     .least = 2,
     .most = 14},
};

static const char *board_key(const void *table, int index)
{
    static const char *const keys[BOARDS] = {"two", "four"};
    (void)table;
    return keys[index];
}

static const char *board_title(const void *table, int index, vx_language language)
{
    static const char *const titles[BOARDS][VX_LANGUAGES] = {{"for two", "на двоих"},
                                                             {"for four", "на четверых"}};
    (void)table;
    return titles[index][language];
}

/* ---- Battles, cards, decrees ---- */

static const char *card_title(int type, vx_language language)
{
    return wc_types[type].name[language];
}

static const char *decree_title(int which, vx_language language)
{
    return wc_decrees[which].name[language];
}

static const vx_rule_field army_fields[] = {
    {.key = "wolf",
     .help = {"army of Wolf", "армия Волка"},
     .form = VX_RULE_SET,
     .offset = offsetof(preset_numbers, cards[WOLF]),
     .values = UNIT_WORDS,
     .title = card_title},
    {.key = "raven",
     .help = {"army of Raven", "армия Ворона"},
     .form = VX_RULE_SET,
     .offset = offsetof(preset_numbers, cards[RAVEN]),
     .values = UNIT_WORDS,
     .title = card_title},
};

static const char *army_key(const void *table, int index)
{
    (void)table;
    return wc_army_names[ARMY_FIRST_BATTLE + index];
}

static const vx_rule_field draft_fields[] = {
    {.key = "cards",
     .help = {"cards dealt or drafted", "карты для раздачи и отбора"},
     .form = VX_RULE_SET,
     .offset = offsetof(wc_numbers, cards),
     .values = UNIT_WORDS,
     .title = card_title},
};

static const vx_rule_field decree_fields[] = {
    {.key = "use",
     .help = {"decrees in use", "указы в игре"},
     .form = VX_RULE_SET,
     .offset = offsetof(wc_numbers, decrees),
     .values = "enlist|guard|march|redeploy|reinforce|sacrifice|spy",
     .title = decree_title},
};

static const vx_rule_kind kinds[] = {
    {.key = "unit",
     .help = {"Units", "Отряды"},
     .offset = offsetof(wc_numbers, unit),
     .stride = sizeof(unit_numbers),
     .count = UNIT_TYPES,
     .name = unit_key,
     .names = UNIT_WORDS,
     .title = unit_title,
     .fields = unit_fields,
     .field_count = sizeof unit_fields / sizeof *unit_fields,
     .keys = "coins|bag"},
    {.key = "board",
     .help = {"Boards", "Поля"},
     .offset = offsetof(wc_numbers, board),
     .stride = sizeof(board_numbers),
     .count = BOARDS,
     .name = board_key,
     .names = "two|four",
     .title = board_title,
     .fields = board_fields,
     .field_count = sizeof board_fields / sizeof *board_fields,
     .keys = "hexes|locations|wolf|raven|markers"},
    {.key = "army",
     .help = {"Battles", "Битвы"},
     .offset = offsetof(wc_numbers, preset),
     .stride = sizeof(preset_numbers),
     .count = PRESETS,
     .name = army_key,
     .names = "first-battle|gaugamela|bannockburn|crecy|bosworth",
     .fields = army_fields,
     .field_count = sizeof army_fields / sizeof *army_fields,
     .keys = "wolf|raven"},
    {.key = "draft",
     .help = {"Dealing and drafting", "Раздача и отбор"},
     .count = 1,
     .fields = draft_fields,
     .field_count = 1,
     .keys = "cards"},
    {.key = "decrees",
     .help = {"Decrees", "Указы"},
     .count = 1,
     .fields = decree_fields,
     .field_count = 1,
     .keys = "use"},
};

/* ---- What must hold ---- */

static bool refuse_thing(vx_problem *why, const vx_message *message, const char *key, int first,
                         int second)
{
    vx_refuse_word(why, message, key, strlen(key));
    if (why != NULL) why->number[0] = first, why->number[1] = second;
    return false;
}

static bool check_units(const wc_numbers *numbers, vx_problem *why)
{
    static const vx_message too_few = {"WC-SETUP2-07",
                                       {"{word}: {1} coins begin in the bag, but there are {0}",
                                        "{word}: в мешке вначале {1} жетонов, а всего их {0}"}};
    for (int type = 0; type < UNIT_TYPES; type++) {
        const unit_numbers *unit = &numbers->unit[type];
        if (unit->bag > unit->coins)
            return refuse_thing(why, &too_few, wc_types[type].key, unit->coins, unit->bag);
    }
    return true;
}

static bool check_board(const board_numbers *board, const char *key, vx_problem *why)
{
    static const vx_message off_the_map = {
        "WC-SETUP2-02",
        {"{word}: every location is one of the hexes", "{word}: объекты лежат на ячейках поля"}};
    static const vx_message no_start = {
        "WC-SETUP2-03",
        {"{word}: Wolf and Raven each begin with a location, and not with the same one",
         "{word}: Волк и Ворон начинают каждый со своего объекта"}};
    static const vx_message markers = {
        "WC-WIN-02",
        {"{word}: {0} markers will not do: more than a side begins with, at most the {1} locations",
         "{word}: эмблем не может быть {0}: больше, чем объектов вначале, и не больше, чем их "
         "всего "
         "({1})"}};
    hex_set wolf = board->start[WOLF], raven = board->start[RAVEN];
    int locations = __builtin_popcountll(board->locations);
    if ((board->locations & ~board->map) != 0) return refuse_thing(why, &off_the_map, key, 0, 0);
    bool is_located = ((wolf | raven) & ~board->locations) == 0;
    if (!is_located || (wolf & raven) != 0) /* a list names one hex at least */
        return refuse_thing(why, &no_start, key, 0, 0);
    bool is_won = board->markers <= __builtin_popcountll(wolf) ||
                  board->markers <= __builtin_popcountll(raven);
    if (is_won || board->markers > locations)
        return refuse_thing(why, &markers, key, board->markers, locations);
    return true;
}

static bool check_presets(const wc_numbers *numbers, vx_problem *why)
{
    static const vx_message armies = {
        "WC-SETUP2-06",
        {"{word}: an army has four units, and none of the other army",
         "{word}: в армии четыре отряда, и ни одного из другой армии"}};
    for (int i = 0; i < PRESETS; i++) {
        const uint32_t *cards = numbers->preset[i].cards;
        bool is_sound = __builtin_popcount(cards[WOLF]) == CARDS_EACH &&
                        __builtin_popcount(cards[RAVEN]) == CARDS_EACH &&
                        (cards[WOLF] & cards[RAVEN]) == 0;
        if (!is_sound) return refuse_thing(why, &armies, army_key(numbers, i), 0, 0);
    }
    return true;
}

static bool check(const void *table, vx_problem *why)
{
    static const vx_message cards = {
        "WC-SETUP2-06",
        {"two players need 8 cards that are not of Nobility; there are {0}",
         "вдвоём нужно 8 карт не из «Аристократии», а есть {0}"}};
    static const vx_message decrees = {
        "WC-SETUP2-12",
        {"three decrees are turned up; {0} are in use", "указов открывают три, а в игре их {0}"}};
    const wc_numbers *numbers = table;
    int base = __builtin_popcount(numbers->cards & (CARD(BASE_TYPES) - 1));
    int in_use = __builtin_popcount(numbers->decrees);
    if (base < FACTIONS * CARDS_EACH) return vx_refuse_numbers(why, &cards, base, 0);
    if (in_use < 3) return vx_refuse_numbers(why, &decrees, in_use, 0);
    for (int i = 0; i < BOARDS; i++)
        if (!check_board(&numbers->board[i], board_key(table, i), why)) return false;
    return check_units(numbers, why) && check_presets(numbers, why);
}

static uint32_t of_state(const void *state)
{
    const war_chest *s = state;
    return s->ruleset;
}

const vx_rulebook wc_rulebook = {
    .game = "war-chest",
    .book = &wc_book,
    .size = sizeof(wc_numbers),
    .kinds = kinds,
    .kind_count = sizeof kinds / sizeof *kinds,
    .keys = "unit|board|army|draft|decrees",
    .check = check,
    .of_state = of_state,
};
