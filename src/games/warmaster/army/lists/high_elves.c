/* SPDX-License-Identifier: MIT */
/* high_elves.c - the army list: High Elves. Figures: Warmaster Armies 2.2 with the errata of 2009. */
#include "games/warmaster/army/lists/rows.h"

/* clang-format off */
static const unit_profile units[] = {
    {.key = "spearmen", .name = {"Spearmen", "Копейщики"},
     FOOT, .attacks = 3, .hits = 3, .armour = 5, .stands = 3, .points = 60, .limit = {.minimum = 2}},
    {.key = "archers", .name = {"Archers", "Лучники"},
     FOOT, .attacks = 3, SHOOTS(1, 30), .hits = 3, .armour = 6, .stands = 3, .points = 75,
     .limit = {.minimum = 1}, .keywords = KEYWORD_SET(hit_plus1)},
    {.key = "silver-helms", .name = {"Silver Helms", "Серебряные Шлемы"},
     HORSE, .attacks = 3, .hits = 3, .armour = 4, .stands = 3, .points = 110},
    {.key = "reavers", .name = {"Reavers", "Лёгкая кавалерия"},
     HORSE, .attacks = 3, SHOOTS(1, 30), .hits = 3, .armour = 6, .stands = 3, .points = 100,
     .limit = {.maximum = 3}, .keywords = KEYWORD_SET(hit_plus1)},
    {.key = "chariots", .name = {"Chariots", "Колесницы"},
     CHARIOTS, .attacks = 3, .hits = 3, .armour = 5, .stands = 3, .points = 95,
     .limit = {.maximum = 3}},
    {.key = "giant-eagles", .name = {"Giant Eagles", "Гигантские Орлы"},
     FLYING_BEAST, .attacks = 2, .hits = 3, .armour = 6, .stands = 3, .points = 70,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(fly)},
    {.key = "dragon-rider", .name = {"Dragon Rider", "Всадник на Драконе"},
     FLYING_BEAST, .attacks = 6, SHOOTS(3, 20), .hits = 6, .armour = 4, .stands = 1, .points = 300,
     .limit = {.maximum = 1}, .hurt_from = 3, .hurt_attacks = 3, .hurt_shots = 2, .hurt_hits = 3,
     .keywords = KEYWORD_SET(fly, terror, badly_hurt),
     .rules = {"Its fire breath has no +1 to hit.",
               "На огненное дыхание +1 к попаданию не действует."}},
    /* WM-ART-23 */
    {.key = "elven-bolt-thrower", .name = {"Elven Bolt Thrower", "Эльфийская Баллиста"},
     GUN, .attacks = 1, SHOOTS(3, 40), .hits = 2, .stands = 2, .points = 65,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(hit_plus1, overhead)},
};

static const character_profile characters[] = {
    {.key = "general", .name = {"General", "Генерал"},
     .role = GENERAL, .attacks = 2, .command = 10, .bearer = BY_GENERAL, .points = 180,
     .limit = {.army_maximum = 1}},
    {.key = "hero", .name = {"Hero", "Герой"},
     .role = HERO, .attacks = 1, .command = 8, .command_range = 60, .bearer = BY_HERO, .points = 80,
     .limit = {.maximum = 1}},
    {.key = "wizard", .name = {"Wizard", "Маг"},
     .role = WIZARD, .command = 8, .command_range = 20, .bearer = BY_WIZARD, .points = 90,
     .limit = {.maximum = 1},
     .rules = {"May roll a failed casting again, once, unless the die was a 1.",
               "Проваленный бросок заклинания может перебросить один раз, если выпала не 1."}},
};

static const mount_profile mounts[] = {
    {.key = "giant-eagle", .name = {"Giant Eagle", "Гигантский Орёл"},
     .kind = MOUNT_MONSTER, .attacks = 2, .riders = ALL_RIDERS(3), .points = 20,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(fly)},
    {.key = "dragon", .name = {"Dragon", "Дракон"},
     .kind = MOUNT_MONSTER, .attacks = 3, .shots = 3, .range = 20, .riders = ALL_RIDERS(3),
     .points = 100, .limit = {.maximum = 1}, .keywords = KEYWORD_SET(fly, terror, breath20)},
    {.key = "chariot", .name = {"Chariot", "Колесница"},
     .kind = MOUNT_CHARIOT, .attacks = 1, .riders = ALL_RIDERS(3), .points = 10,
     .limit = {.maximum = 1}},
};

const army_profile wm_army_high_elves = {
    .key = "high-elves", .name = {"High Elves", "Высшие Эльфы"},
    .rules = {"Archers, Light Cavalry and Bolt Throwers have +1 to hit.",
              "Лучники, лёгкая кавалерия и баллисты попадают с +1."},
    UNITS(units), CHARACTERS(characters), MOUNTS(mounts),
    .spells = SPELLS_HIGH_ELVES,
    .ready = {"3xspearmen+2xarchers+2xsilver-helms+reavers+general+hero+wizard",
              "5xspearmen+4xarchers+4xsilver-helms+2xreavers+chariots+2xgiant-eagles"
              "+elven-bolt-thrower+general/orb-of-majesty+2xhero+wizard"},
};
/* clang-format on */
