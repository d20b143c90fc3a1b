/* SPDX-License-Identifier: MIT */
/* orcs.c - the army list: Orcs & Goblins. Figures: Warmaster Armies 2.2 with the errata of 2009. */
#include "games/warmaster/army/lists/rows.h"

/* clang-format off */
static const unit_profile units[] = {
    {.key = "orc-warriors", .name = {"Orc Warriors", "Орки"},
     FOOT, .race = RACE_GREENSKIN, .attacks = 4, .hits = 3, .armour = 6, .stands = 3, .points = 60,
     .limit = {.minimum = 2}},
    {.key = "black-orcs", .name = {"Black Orcs", "Чёрные Орки"},
     FOOT, .race = RACE_GREENSKIN, .attacks = 4, .hits = 4, .armour = 5, .stands = 3, .points = 110,
     .limit = {.maximum = 1}},
    {.key = "goblins", .name = {"Goblins", "Гоблины"},
     FOOT, .race = RACE_GREENSKIN, .attacks = 2, SHOOTS(1, 15), .hits = 3, .stands = 3,
     .points = 30, .limit = {.minimum = 2}},
    {.key = "trolls", .name = {"Trolls", "Тролли"},
     FOOT, .attacks = 5, .hits = 3, .armour = 5, .stands = 3, .points = 110,
     .limit = {.maximum = 3}, .keywords = KEYWORD_SET(order_minus1, regenerate1)},
    {.key = "ogres", .name = {"Ogres", "Огры"},
     FOOT, .attacks = 4, .hits = 4, .armour = 5, .stands = 3, .points = 105,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(must_charge_humans)},
    {.key = "boar-riders", .name = {"Boar Riders", "Кабанница"},
     HORSE, .race = RACE_GREENSKIN, .attacks = 4, .hits = 3, .armour = 5, .stands = 3,
     .points = 110},
    {.key = "wolf-riders", .name = {"Wolf Riders", "Всадники на Волках"},
     HORSE, .race = RACE_GREENSKIN, .attacks = 2, SHOOTS(1, 15), .hits = 3, .armour = 6,
     .stands = 3, .points = 60, .keywords = KEYWORD_SET(all_round)},
    {.key = "wolf-chariots", .name = {"Wolf Chariots", "Волчьи колесницы"},
     CHARIOTS, .race = RACE_GREENSKIN, .attacks = 3, .hits = 3, .armour = 6, .stands = 3,
     .points = 80, .limit = {.maximum = 3}},
    {.key = "giant", .name = {"Giant", "Гигант"},
     BEAST, .special = SPECIAL_GIANT, .attacks = 8, .hits = 8, .armour = 5, .stands = 1,
     .points = 150, .limit = {.maximum = 1}, .hurt_from = 4, .hurt_attacks = 4, .hurt_hits = 4,
     .keywords = KEYWORD_SET(terror, single_order, brigade_same_only, badly_hurt),
     .rules = {"After a failed order it does not stand still: a die on its own table says what it "
               "does.",
               "Если приказ провален, гигант не стоит на месте: бросок по его особой таблице "
               "решает, что он сделает."}},
    {.key = "rock-lobber", .name = {"Rock Lobber", "Рок-Лобба"},
     GUN, .race = RACE_GREENSKIN, .attacks = 1, SHOOTS(3, 60), .hits = 3, .stands = 1, .points = 75,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(ignore_armour, no_shoot_chargers, overhead)},
};

static const character_profile characters[] = {
    {.key = "orc-general", .name = {"Orc General", "Генерал Орков"},
     .role = GENERAL, .attacks = 2, .command = 8, .bearer = BY_GENERAL, .points = 95,
     .limit = {.army_maximum = 1}},
    {.key = "orc-hero", .name = {"Orc Hero", "Герой Орков"},
     .role = HERO, .attacks = 1, .command = 8, .command_range = 60, .bearer = BY_HERO, .points = 80,
     .limit = {.maximum = 2}},
    {.key = "orc-shaman", .name = {"Orc Shaman", "Шаман"},
     .role = WIZARD, .command = 7, .command_range = 20, .bearer = BY_WIZARD, .points = 45,
     .limit = {.maximum = 1}},
    {.key = "goblin-hero", .name = {"Goblin Hero", "Герой Гоблинов"},
     .role = HERO, .attacks = 1, .command = 7, .command_range = 60, .bearer = BY_HERO, .points = 45,
     .limit = {.maximum = 2}},
    {.key = "goblin-shaman", .name = {"Goblin Shaman", "Шаман Гоблинов"},
     .role = WIZARD, .command = 6, .command_range = 20, .bearer = BY_WIZARD, .points = 30,
     .limit = {.maximum = 1}},
};

static const mount_profile mounts[] = {
    {.key = "wyvern", .name = {"Wyvern", "Виверна"},
     .kind = MOUNT_MONSTER, .attacks = 2, .riders = ALL_RIDERS(5), .points = 80,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(fly, terror)},
    {.key = "chariot", .name = {"Chariot", "Колесница"},
     .kind = MOUNT_CHARIOT, .attacks = 1, .riders = ALL_RIDERS(5), .points = 10,
     .limit = {.maximum = 1}},
};

const army_profile wm_army_orcs = {
    .key = "orcs", .name = {"Orcs & Goblins", "Орки и Гоблины"},
    UNITS(units), CHARACTERS(characters), MOUNTS(mounts),
    .spells = SPELLS_ORCS,
    .ready = {"3xorc-warriors+2xgoblins+black-orcs/sword-of-fate+trolls+boar-riders"
              "+2xwolf-riders+rock-lobber+orc-general+orc-hero/sword-of-might+orc-shaman",
              "6xorc-warriors+4xgoblins+black-orcs+2xtrolls+3xboar-riders+3xwolf-riders"
              "+wolf-chariots+giant+rock-lobber+orc-general/orb-of-majesty+2xorc-hero"
              "+orc-shaman+goblin-hero"},
};
/* clang-format on */
