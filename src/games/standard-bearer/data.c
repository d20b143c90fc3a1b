/* SPDX-License-Identifier: MIT */
/* data.c - the six types, the names of layouts and the options of Standard-Bearer.
 *
 * Where a number comes from: RULES.md says which the book states, which were found elsewhere and
 * which are our proposals. The proposals (counts, berserker's strength, layouts) are options. */
#include "games/standard-bearer/standard_bearer.h"

static const vx_message archer_reach = {
    "ZN-32",
    {"an archer shoots up to two cells in a straight line or one cell diagonally",
     "лучник бьёт на две клетки по прямой или на одну по диагонали"}};
static const vx_message berserker_reach = {"ZN-34",
                                           {"a berserker strikes the next cell, never diagonally",
                                            "берсерк бьёт на соседнюю клетку и не по диагонали"}};
static const vx_message heavy_reach = {
    "ZN-36",
    {"a heavy infantryman strikes the next cell, never diagonally",
     "тяжёлый пехотинец бьёт на соседнюю клетку и не по диагонали"}};
static const vx_message standard_reach = {
    "ZN-37",
    {"a standard-bearer strikes the next cell, never diagonally",
     "знаменосец бьёт на соседнюю клетку и не по диагонали"}};
static const vx_message horseman_reach = {"ZN-38",
                                          {"a horseman strikes the next cell, never diagonally",
                                           "всадник бьёт на соседнюю клетку и не по диагонали"}};
static const vx_message pikeman_reach = {"ZN-39",
                                         {"a pikeman strikes any of the eight cells around it",
                                          "пикинёр бьёт на любую из восьми клеток вокруг себя"}};

/* ZN-1, ZN-3, ZN-41: what the cards show. clang-format off keeps the table a table. */
/* clang-format off */
const type_facts sb_types[TYPES] = {
    [ARCHER] = { /* ZN-32 */
        .key = "archer", .letter = 'A',
        .name = {"archer", "лучник"}, .object = {"archer", "лучника"},
        .ability = {"Shoots two cells straight or one diagonally, but not past an enemy next to it.",
                    "Стреляет на две клетки по прямой и на одну по диагонали, но не через соседнего врага."},
        .reach = &archer_reach},
    [PIKEMAN] = { /* ZN-39 */
        .key = "pikeman", .letter = 'P',
        .name = {"pikeman", "пикинёр"}, .object = {"pikeman", "пикинёра"},
        .ability = {"Strikes all eight cells around it and wounds a heavy infantryman twice.",
                    "Бьёт на все восемь клеток вокруг и наносит тяжёлому пехотинцу две раны."},
        .reach = &pikeman_reach},
    [BERSERKER] = { /* ZN-34 */
        .key = "berserker", .letter = 'B',
        .name = {"berserker", "берсерк"}, .object = {"berserker", "берсерка"},
        .ability = {"May strike two neighbours at once and then takes a wound.",
                    "Может ударить двух соседей сразу, но получает за это рану."},
        .reach = &berserker_reach},
    [HORSEMAN] = { /* ZN-38 */
        .key = "horseman", .letter = 'H',
        .name = {"horseman", "всадник"}, .object = {"horseman", "всадника"},
        .ability = {"Rides as far as the free cells lead.",
                    "Скачет так далеко, как ведут свободные клетки."},
        .reach = &horseman_reach},
    [HEAVY_INFANTRYMAN] = { /* ZN-36 */
        .key = "heavy-infantryman", .letter = 'I',
        .name = {"heavy infantryman", "тяжёлый пехотинец"},
        .object = {"heavy infantryman", "тяжёлого пехотинца"},
        .ability = {"The strongest of all and the hardest to kill.",
                    "Самый сильный и самый живучий."},
        .reach = &heavy_reach},
    [STANDARD_BEARER] = { /* ZN-37 */
        .key = "standard-bearer", .letter = 'S',
        .name = {"standard-bearer", "знаменосец"}, .object = {"standard-bearer", "знаменосца"},
        .ability = {"Leads a line; one warrior of a line that moved strikes with +1. Lose all three and you lose.",
                    "Ведёт строй; один воин из двигавшегося строя бьёт с +1. Потеря всех трёх — поражение."},
        .reach = &standard_reach},
};

const char *const sb_layout_keys[LAYOUTS] = {"line", "block", "wedge", "funnel", "hollow"};

const vx_option sb_options[OPTIONS] = {
    {"layout", "line", "line|block|wedge|funnel|hollow",
     {"where the cards are laid", "как выкладываются карты"}},
    {"composition", "A4P4B3H3I3S3", NULL,
     {"cards of each type, 20 in all with 3 standard-bearers", "сколько карт каждого типа, всего 20, из них 3 знаменосца"}},
    {"berserker", "4", "3..5",
     {"strength of the berserker", "сила берсерка"}},
    {"first", "random", "random|blue|red",
     {"who goes first", "кто ходит первым"}},
    {"penalty", "either", "either|both",
     {"a warrior is lost when either part of a turn cannot be played, or only when both cannot",
      "воин теряется, если нельзя сыграть хотя бы одну часть хода (either) или только если обе (both)"}},
    {"draw_after", "60", "10..200",
     {"with penalty=both: a draw after so many turns in a row without a wound",
      "при penalty=both: ничья после стольких ходов подряд без ранений"}},
    {"rules", "book", NULL,
     {"changed numbers: a file, or its lines parted by ';' (docs/RULESETS.md)",
      "изменённые числа: файл или его строки через «;» (docs/RULESETS.md)"}},
};
/* clang-format on */
