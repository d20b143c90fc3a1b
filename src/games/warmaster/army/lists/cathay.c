/* SPDX-License-Identifier: MIT */
/* cathay.c - the army list: Cathay. Figures: Warmaster Revolution Armies 2.25. */
#include "games/warmaster/army/lists/rows.h"

/* clang-format off */
static const unit_profile units[] = {
    {.key = "bannermen", .name = {"Bannermen", "Знамённые войска"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, .hits = 3, .armour = 6, .stands = 3, .points = 50,
     .limit = {.minimum = 3}, .special = SPECIAL_BANNERMEN},
    {.key = "crossbows", .name = {"Crossbows", "Арбалетчики"},
     FOOT, .race = RACE_HUMAN, .attacks = 2, SHOOTS(1, 30), .hits = 3, .stands = 3, .points = 40,
     .limit = {.minimum = 1}},
    {.key = "handguns", .name = {"Handguns", "Мушкетёры"},
     FOOT, .race = RACE_HUMAN, .attacks = 2, SHOOTS(1, 30), .hits = 3, .stands = 3, .points = 50,
     .counts_as = 2, /* crossbows */ .keywords = KEYWORD_SET(pierce1),
     .rules = {"Count as Crossbows for their minimum.",
               "Засчитываются в минимум арбалетчиков."}},
    {.key = "terracotta-warriors", .name = {"Terracotta Warriors", "Терракотовые воины"},
     FOOT, .special = SPECIAL_TERRACOTTA, .attacks = 2, .hits = 3, .armour = 6, .stands = 3,
     .points = 30, .limit = {.maximum = 6},
     .keywords = KEYWORD_SET(undead, brigade_same_only, support_same_only),
     .rules = {"Only Sorcerers order them, at +1 Command.",
               "Приказывают им только Колдуны, с +1 к командованию."}},
    {.key = "maneaters", .name = {"Maneaters", "Огры-людоеды"},
     FOOT, .attacks = 4, .hits = 4, .armour = 4, .stands = 3, .points = 140,
     .limit = {.maximum = 1}},
    {.key = "chariots", .name = {"Chariots", "Колесницы"},
     CHARIOTS, .race = RACE_HUMAN, .attacks = 3, SHOOTS(1, 30), .hits = 3, .armour = 5, .stands = 3,
     .points = 110, .limit = {.maximum = 1}},
    {.key = "imperial-cavalry", .name = {"Imperial Cavalry", "Императорская кавалерия"},
     HORSE, .race = RACE_HUMAN, .attacks = 3, .hits = 3, .armour = 5, .stands = 3, .points = 90,
     .limit = {.maximum = 2}},
    {.key = "hu-cavalry", .name = {"Hu Cavalry", "Всадники хуннов"},
     HORSE, .race = RACE_HUMAN, .attacks = 2, SHOOTS(1, 15), .hits = 3, .armour = 6, .stands = 3,
     .points = 60, .limit = {.maximum = 3}, .keywords = KEYWORD_SET(all_round)},
    {.key = "rocket-launcher", .name = {"Rocket Launcher", "Ракетная установка"},
     GUN, .race = RACE_HUMAN, .special = SPECIAL_ROCKET, .attacks = 1,
     .shots_kind = SHOTS_DICE, .shots = 1, .range = 40, .hits = 2, .stands = 1, .points = 55,
     .limit = {.maximum = 1},
     .keywords = KEYWORD_SET(variable_attacks, misfire, pierce1, no_shoot_chargers, blind_fire),
     .rules = {"D6 shots; a 1 rolls on its misfire table.",
               "D6 выстрелов; 1 — бросок по таблице осечек."}},
    {.key = "triple-bows", .name = {"Triple Bows", "Тройные луки"},
     GUN, .race = RACE_HUMAN, .attacks = 1, .shots_kind = SHOTS_PER_STAND, .shots = 2, .range = 40,
     .hits = 2, .stands = 2, .points = 65, .limit = {.maximum = 1},
     .keywords = KEYWORD_SET(ignore_armour, skewer2)},
};

static const character_profile characters[] = {
    {.key = "general", .name = {"General", "Генерал"},
     .role = GENERAL, .attacks = 2, .command = 9, .bearer = BY_GENERAL, .points = 125,
     .limit = {.army_maximum = 1}},
    {.key = "hero", .name = {"Hero", "Герой"},
     .role = HERO, .attacks = 1, .command = 8, .command_range = 60, .bearer = BY_HERO, .points = 80,
     .limit = {.maximum = 2}},
    {.key = "sorcerer", .name = {"Sorcerer", "Колдун"},
     .role = WIZARD, .command = 7, .command_range = 20, .bearer = BY_WIZARD, .points = 45,
     .limit = {.maximum = 1}},
};

static const mount_profile mounts[] = {
    {.key = "chariot", .name = {"Chariot", "Колесница"},
     .kind = MOUNT_CHARIOT, .attacks = 1, .riders = ALL_RIDERS(3), .points = 10,
     .limit = {.maximum = 1}},
    {.key = "celestial-dragon", .name = {"Celestial Dragon", "Небесный дракон"},
     .kind = MOUNT_MONSTER, .attacks = 3, .riders = 1 << 2, /* sorcerer */ .points = 100,
     .limit = {.army_maximum = 1}, .keywords = KEYWORD_SET(fly, terror, army_limit1),
     .rules = {"One Sorcerer becomes a dragon; he orders and casts, but not the Terracotta "
               "Warriors.",
               "Один Колдун становится драконом; приказывает и колдует, но не терракотовым "
               "воинам."}},
    {.key = "tiger", .name = {"Tiger", "Тигр"},
     .kind = MOUNT_OTHER, .attacks = 2, .riders = 1 << 0 | 1 << 1, /* general, hero */ .points = 20,
     .limit = {.maximum = 1},
     .rules = {"Not for Sorcerers.",
               "Не для Колдунов."}},
    {.key = "qilin", .name = {"Qilin", "Цилинь"},
     .kind = MOUNT_OTHER, .attacks = 1, .riders = 1 << 2, /* sorcerer */ .points = 15,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(spell_plus1_once)},
};

const army_profile wm_army_cathay = {
    .key = "cathay", .name = {"Cathay", "Катай"},
    .rules = {"Brigades of up to six if two of them are Bannermen and none are chariots, cavalry "
              "or Terracotta Warriors.",
              "Бригады до шести отрядов, если два из них знамённые и нет колесниц, кавалерии и "
              "терракотовых воинов."},
    .spells = SPELLS_CATHAY,
    UNITS(units), CHARACTERS(characters), MOUNTS(mounts),
    .traits = TRAIT_GREAT_BRIGADE,
};
/* clang-format on */
