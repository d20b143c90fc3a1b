/* SPDX-License-Identifier: MIT */
/* chaos.c - the army list: Chaos. Figures: Warmaster Armies 2.2 with the errata of 2009. */
#include "games/warmaster/army/lists/rows.h"

/* clang-format off */
static const unit_profile units[] = {
    {.key = "chaos-warriors", .name = {"Chaos Warriors", "Воины Хаоса"},
     FOOT, .race = RACE_HUMAN, .attacks = 4, .hits = 4, .armour = 4, .stands = 3, .points = 150,
     .limit = {.minimum = 1}},
    {.key = "chaos-marauders", .name = {"Chaos Marauders", "Мародёры Хаоса"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, .hits = 3, .armour = 5, .stands = 3, .points = 60,
     .limit = {.minimum = 1}},
    {.key = "ogres", .name = {"Ogres", "Огры"},
     FOOT, .attacks = 4, .hits = 4, .armour = 5, .stands = 3, .points = 105,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(must_charge_humans)},
    {.key = "trolls", .name = {"Trolls", "Тролли"},
     FOOT, .attacks = 5, .hits = 3, .armour = 5, .stands = 3, .points = 110,
     .limit = {.maximum = 3}, .keywords = KEYWORD_SET(order_minus1, regenerate1)},
    {.key = "marauder-horsemen", .name = {"Marauder Horsemen", "Конные Мародёры"},
     HORSE, .race = RACE_HUMAN, .attacks = 3, .hits = 3, .armour = 5, .stands = 3, .points = 90,
     .limit = {.maximum = 4}},
    {.key = "chaos-knights", .name = {"Chaos Knights", "Рыцари Хаоса"},
     HORSE, .race = RACE_HUMAN, .attacks = 4, .hits = 4, .armour = 4, .stands = 3, .points = 200,
     .limit = {.maximum = 4}},
    {.key = "chaos-hounds", .name = {"Chaos Hounds", "Гончие Хаоса"},
     HORSE, .attacks = 3, .hits = 3, .stands = 3, .points = 30, .limit = {.maximum = 2}},
    {.key = "chaos-chariots", .name = {"Chaos Chariots", "Колесницы Хаоса"},
     CHARIOTS, .race = RACE_HUMAN, .attacks = 3, .hits = 3, .armour = 5, .stands = 3, .points = 95,
     .limit = {.maximum = 3}},
    {.key = "harpies", .name = {"Harpies", "Гарпии"},
     .type = MONSTER, .move = 100, .front = 40, .depth = 20, .attacks = 2, .hits = 3, .armour = 6,
     .stands = 3, .points = 65, .limit = {.maximum = 1},
     .keywords = KEYWORD_SET(fly, long_edge, no_character)},
    {.key = "dragon-ogres", .name = {"Dragon Ogres", "Драконоогры"},
     BEAST, .attacks = 6, .hits = 4, .armour = 5, .stands = 3, .points = 250,
     .limit = {.maximum = 1}},
    {.key = "chaos-spawn", .name = {"Chaos Spawn", "Отродья Хаоса"},
     BEAST, .special = SPECIAL_SPAWN, .attacks = 3, SHOOTS(3, 15), .hits = 4, .armour = 3,
     .stands = 1, .points = 110, .limit = {.maximum = 2},
     .keywords = KEYWORD_SET(terror, all_round, brigade_limits),
     .rules = {"Is ordered only in a brigade with at least one unit of another kind; one Spawn "
               "for each such unit does not count towards the size of the brigade.",
               "Получает приказы только в бригаде, где есть другой отряд; одно отродье на каждый "
               "такой отряд не считается в размере бригады."}},
};

static const character_profile characters[] = {
    {.key = "general", .name = {"General", "Генерал"},
     .role = GENERAL, .attacks = 2, .command = 9, .bearer = BY_GENERAL, .points = 125,
     .limit = {.army_maximum = 1}},
    {.key = "hero", .name = {"Hero", "Герой"},
     .role = HERO, .attacks = 1, .command = 8, .command_range = 60, .bearer = BY_HERO, .points = 80,
     .limit = {.maximum = 1}},
    {.key = "sorcerer", .name = {"Sorcerer", "Колдун"},
     .role = WIZARD, .attacks = 1, .command = 8, .command_range = 20, .bearer = BY_WIZARD,
     .points = 90, .limit = {.maximum = 1}},
};

static const mount_profile mounts[] = {
    {.key = "chaos-dragon", .name = {"Chaos Dragon", "Дракон Хаоса"},
     .kind = MOUNT_MONSTER, .attacks = 3, .shots = 3, .range = 20, .riders = ALL_RIDERS(3),
     .points = 100, .limit = {.maximum = 1}, .keywords = KEYWORD_SET(fly, terror, breath20)},
};

const army_profile wm_army_chaos = {
    .key = "chaos", .name = {"Chaos", "Хаос"},
    .traits = TRAIT_UNHOLY,
    UNITS(units), CHARACTERS(characters), MOUNTS(mounts),
    .spells = SPELLS_CHAOS,
    .ready = {"chaos-warriors+3xchaos-marauders+marauder-horsemen+chaos-knights/sword-of-fate"
              "+2xchaos-hounds+general+hero/sword-of-might+sorcerer/wand-of-power",
              "2xchaos-warriors+5xchaos-marauders+ogres+trolls+2xmarauder-horsemen"
              "+2xchaos-knights+2xchaos-hounds+chaos-chariots+harpies+general+2xhero"
              "+sorcerer/wand-of-power"},
};
/* clang-format on */
