/* SPDX-License-Identifier: MIT */
/* witch_hunters.c - the army list: Witch Hunters. Figures: Warmaster Revolution Armies 2.25. */
#include "games/warmaster/army/lists/rows.h"

/* clang-format off */
static const unit_profile units[] = {
    {.key = "zealots", .name = {"Zealots", "Фанатики"},
     FOOT, .race = RACE_HUMAN, .special = SPECIAL_ZEALOTS, .attacks = 3, .hits = 3, .stands = 3,
     .points = 35, .limit = {.minimum = 3},
     .rules = {"Against armies of Chaos or of the dead: +1 Attack in the first round, must "
               "charge, pursue and advance.",
               "Против армий Хаоса и мертвецов: +1 атака в первом раунде, обязаны атаковать, "
               "преследовать и бросаться вперёд."}},
    {.key = "halberdiers", .name = {"Halberdiers", "Алебардисты"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, .hits = 3, .armour = 6, .stands = 3, .points = 45,
     .limit = {.maximum = 4}},
    {.key = "crossbowmen", .name = {"Crossbowmen", "Арбалетчики"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, SHOOTS(1, 30), .hits = 3, .stands = 3, .points = 55,
     .limit = {.maximum = 2}},
    {.key = "handgunners", .name = {"Handgunners", "Мушкетёры"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, SHOOTS(1, 30), .hits = 3, .stands = 3, .points = 65,
     .limit = {.maximum = 4}, .keywords = KEYWORD_SET(pierce1)},
    {.key = "flagellants", .name = {"Flagellants", "Флагелланты"},
     FOOT, .race = RACE_HUMAN, .attacks = 5, .hits = 3, .stands = 3, .points = 70,
     .limit = {.maximum = 4},
     .keywords = KEYWORD_SET(must_charge, no_evade, no_drive_back, must_pursue, immune_terror)},
    {.key = "warhounds", .name = {"Warhounds", "Боевые псы"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, .hits = 3, .stands = 1, .points = 20,
     .parents = 1 << 0 | 1 << 3 | 1 << 4 | 1 << 7, /* zealots, handgunners, flagellants, pistoliers */
     .keywords = KEYWORD_SET(attached_stand, no_magic_items),
     .rules = {"An infantry unit with them may pursue cavalry and chariots.",
               "Пехотный отряд с ними может преследовать кавалерию и колесницы."}},
    {.key = "knights", .name = {"Knights", "Рыцари"},
     HORSE, .race = RACE_HUMAN, .attacks = 3, .hits = 3, .armour = 4, .stands = 3, .points = 110,
     .limit = {.maximum = 1}},
    {.key = "pistoliers", .name = {"Pistoliers", "Пистольеры"},
     HORSE, .race = RACE_HUMAN, .attacks = 3, SHOOTS(1, 15), .hits = 3, .armour = 5, .stands = 3,
     .points = 95, .limit = {.maximum = 1}, .keywords = KEYWORD_SET(all_round)},
    {.key = "cannon", .name = {"Cannon", "Пушки"},
     GUN, .race = RACE_HUMAN, .attacks = 1, .shots_kind = SHOTS_BOUNCE, .shots = 2, .range = 60,
     .hits = 2, .stands = 2, .points = 85, .limit = {.maximum = 1},
     .keywords = KEYWORD_SET(bounce, grapeshot, ignore_armour, cover_down1)},
};

static const character_profile characters[] = {
    {.key = "general", .name = {"General", "Генерал"},
     .role = GENERAL, .attacks = 2, .command = 9, .bearer = BY_GENERAL, .points = 125,
     .limit = {.army_maximum = 1}},
    {.key = "hero", .name = {"Hero", "Герой"},
     .role = HERO, .attacks = 1, .command = 8, .command_range = 60, .bearer = BY_HERO, .points = 80,
     .limit = {.maximum = 2}},
    {.key = "warrior-priest", .name = {"Warrior Priest", "Боевой священник"},
     .role = WIZARD, .attacks = 1, .command = 7, .command_range = 20, .bearer = BY_WIZARD,
     .points = 55, .limit = {.maximum = 1}},
};

const army_profile wm_army_witch_hunters = {
    .key = "witch-hunters", .name = {"Witch Hunters", "Охотники на ведьм"},
    .rules = {"Armies of Chaos: Chaos, Daemons, Beastmen, Chaos Dwarfs and Skaven; of the dead: "
              "Undead and Vampire Counts.",
              "Армии Хаоса: Хаос, Демоны, Зверолюды, Гномы Хаоса и Скавены; армии мертвецов: "
              "Мертвецы и Графы-вампиры."},
    .spells = SPELLS_WITCH_HUNTERS,
    UNITS(units), CHARACTERS(characters),
};
/* clang-format on */
