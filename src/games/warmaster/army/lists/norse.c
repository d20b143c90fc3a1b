/* SPDX-License-Identifier: MIT */
/* norse.c - the army list: Norse. Figures: Warmaster Revolution Armies 2.25. */
#include "games/warmaster/army/lists/rows.h"

/* clang-format off */
static const unit_profile units[] = {
    {.key = "bondsmen", .name = {"Bondsmen", "Бонды"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, .hits = 3, .armour = 5, .stands = 3, .points = 60,
     .limit = {.minimum = 2}},
    {.key = "huscarls", .name = {"Huscarls", "Хускарлы"},
     FOOT, .race = RACE_HUMAN, .attacks = 4, .hits = 3, .armour = 4, .stands = 3, .points = 110,
     .limit = {.minimum = 1, .maximum = 4}},
    {.key = "huntsmen", .name = {"Huntsmen", "Охотники"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, SHOOTS(1, 30), .hits = 3, .stands = 3, .points = 55},
    {.key = "berserkers", .name = {"Berserkers", "Берсерки"},
     FOOT, .race = RACE_HUMAN, .attacks = 5, .hits = 3, .stands = 3, .points = 70,
     .limit = {.maximum = 1},
     .keywords = KEYWORD_SET(must_charge, no_evade, no_drive_back, must_pursue, immune_terror)},
    {.key = "ulfwerener", .name = {"Ulfwerener", "Ульфвернеры"},
     .type = INFANTRY, .move = 20, .front = 20, .depth = 40, .attacks = 4, .hits = 4, .armour = 6,
     .stands = 3, .points = 110, .limit = {.maximum = 1},
     .keywords = KEYWORD_SET(short_edge, charge_bonus_monster, pursue_any,
                             never_support, no_magic_items),
     .rules = {"Only characters who are Were Kin may join.",
               "Присоединиться могут только родичи оборотней."}},
    {.key = "cavalry", .name = {"Cavalry", "Кавалерия"},
     HORSE, .race = RACE_HUMAN, .attacks = 3, .hits = 3, .armour = 5, .stands = 3, .points = 90,
     .limit = {.maximum = 4}},
    {.key = "storm-giant", .name = {"Storm Giant", "Штормовой гигант"},
     BEAST, .special = SPECIAL_GIANT, .attacks = 8, .hits = 8, .armour = 5, .stands = 1,
     .points = 135, .limit = {.maximum = 1}, .hurt_from = 5, .hurt_attacks = 4, .hurt_hits = 4,
     .keywords = KEYWORD_SET(terror, single_order, brigade_same_only, badly_hurt),
     .rules = {"After a failed order it does not stand still: a die on its own table says what it "
               "does.",
               "Если приказ провален, гигант не стоит на месте: бросок по его особой таблице "
               "решает, что он сделает."}},
    {.key = "war-mammoth", .name = {"War Mammoth", "Боевой мамонт"},
     .type = MONSTER, .move = 20, .front = 40, .depth = 60, .special = SPECIAL_MAMMOTH,
     .attacks = 8, .hits = 10, .armour = 5, .stands = 1, .points = 180, .limit = {.maximum = 1},
     .hurt_from = 6, .hurt_attacks = 4, .hurt_hits = 5,
     .keywords = KEYWORD_SET(terror, base_40x60, badly_hurt),
     .rules = {"May attack ramparts as a Giant does.",
               "Может штурмовать укрепления, как гигант."}},
    {.key = "valkyries", .name = {"Valkyries", "Валькирии"},
     FLYING_BEAST, .attacks = 2, .hits = 3, .armour = 5, .stands = 3, .points = 80,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(fly, must_charge, no_evade, immune_terror)},
};

static const character_profile characters[] = {
    {.key = "jarl", .name = {"Jarl", "Ярл"},
     .role = GENERAL, .attacks = 2, .command = 9, .bearer = BY_GENERAL, .points = 125,
     .limit = {.army_maximum = 1}},
    {.key = "hero", .name = {"Hero", "Герой"},
     .role = HERO, .attacks = 1, .command = 8, .command_range = 60, .bearer = BY_HERO, .points = 80,
     .limit = {.maximum = 1}},
    {.key = "shaman", .name = {"Shaman", "Шаман"},
     .role = WIZARD, .attacks = 1, .command = 8, .command_range = 20, .bearer = BY_WIZARD,
     .points = 90, .limit = {.maximum = 1}},
};

static const mount_profile mounts[] = {
    {.key = "were-kin", .name = {"Were Kin", "Родич оборотней"},
     .kind = MOUNT_OTHER, .attacks = 1, .riders = ALL_RIDERS(3), .points = 40,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(terror),
     .rules = {"No ground is barred to him.",
               "Никакая местность ему не преграда."}},
    {.key = "horn-of-resounding", .name = {"Horn of Resounding", "Гулкий рог"},
     .kind = MOUNT_CHARIOT, .attacks = 1, .riders = 1 << 2, /* shaman */ .points = 20,
     .limit = {.army_maximum = 1}, .keywords = KEYWORD_SET(army_limit1, command_plus1_once)},
};

const army_profile wm_army_norse = {
    .key = "norse", .name = {"Norse", "Норска"},
    .spells = SPELLS_NORSE,
    UNITS(units), CHARACTERS(characters), MOUNTS(mounts),
};
/* clang-format on */
