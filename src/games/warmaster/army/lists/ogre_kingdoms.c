/* SPDX-License-Identifier: MIT */
/* ogre_kingdoms.c - the army list: Ogre Kingdoms. Figures: Warmaster Revolution Armies 2.25. */
#include "games/warmaster/army/lists/rows.h"

/* clang-format off */
static const unit_profile units[] = {
    {.key = "bull-ogres", .name = {"Bull Ogres", "Огры-быки"},
     FOOT, .attacks = 4, .hits = 4, .armour = 5, .stands = 3, .points = 105,
     .limit = {.minimum = 2}, .keywords = KEYWORD_SET(must_charge_humans)},
    {.key = "leadbelchers", .name = {"Leadbelchers", "Свинцеплюи"},
     FOOT, .attacks = 3, SHOOTS(2, 15), .hits = 4, .armour = 6, .stands = 3, .points = 90,
     .limit = {.maximum = 2}, .keywords = KEYWORD_SET(pierce1)},
    {.key = "ironguts", .name = {"Ironguts", "Железнобрюхи"},
     FOOT, .attacks = 4, .hits = 4, .armour = 4, .stands = 3, .points = 140,
     .limit = {.maximum = 2}},
    {.key = "yhetees", .name = {"Yhetees", "Йети"},
     FOOT, .attacks = 5, .hits = 4, .stands = 3, .points = 90, .limit = {.maximum = 2},
     .keywords = KEYWORD_SET(charge_bonus_monster, support_same_only, must_pursue)},
    {.key = "gnoblars", .name = {"Gnoblars", "Гноблары"},
     FOOT, .attacks = 2, SHOOTS(1, 15), .hits = 3, .stands = 3, .points = 30,
     .limit = {.maximum = 4},
     .keywords = KEYWORD_SET(cannot_be_supported, no_magic_items, no_character)},
    {.key = "rhinox-riders", .name = {"Rhinox Riders", "Всадники на риноксах"},
     HORSE, .attacks = 5, .hits = 4, .armour = 5, .stands = 3, .points = 200,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(immune_terror, charge_bonus_monster)},
    {.key = "gorgers", .name = {"Gorgers", "Обжоры"},
     FOOT, .attacks = 5, .hits = 3, .armour = 5, .stands = 3, .points = 110,
     .limit = {.maximum = 1},
     .keywords = KEYWORD_SET(order_minus1, ignore_distance,
                             no_dense_penalty, pursue_any, infiltrate)},
    {.key = "sabretusks", .name = {"Sabretusks", "Саблезубы"},
     HORSE, .attacks = 3, .hits = 3, .stands = 3, .points = 40, .limit = {.maximum = 1}},
    {.key = "slave-giant", .name = {"Slave Giant", "Гигант-раб"},
     BEAST, .special = SPECIAL_GIANT, .attacks = 8, .hits = 8, .armour = 5, .stands = 1,
     .points = 135, .limit = {.maximum = 1}, .hurt_from = 5, .hurt_attacks = 4, .hurt_hits = 4,
     .keywords = KEYWORD_SET(terror, single_order, brigade_same_only, badly_hurt),
     .rules = {"After a failed order it does not stand still: a die on its own table says what it "
               "does.",
               "Если приказ провален, гигант не стоит на месте: бросок по его особой таблице "
               "решает, что он сделает."}},
    {.key = "scrap-launcher", .name = {"Scrap Launcher", "Ломомёт"},
     GUN, .attacks = 1, SHOOTS(3, 60), .hits = 3, .stands = 1, .points = 75,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(ignore_armour, no_shoot_chargers, blind_fire),
     .rules = {"Hits unseen targets only on a 6.",
               "По невидимой цели попадает только на 6."}},
};

static const character_profile characters[] = {
    {.key = "tyrant", .name = {"Tyrant", "Тиран"},
     .role = GENERAL, .attacks = 2, .command = 9, .bearer = BY_GENERAL, .points = 125,
     .limit = {.army_maximum = 1}},
    {.key = "bruiser", .name = {"Bruiser", "Громила"},
     .role = HERO, .attacks = 1, .command = 8, .command_range = 60, .bearer = BY_HERO, .points = 80,
     .limit = {.maximum = 1}},
    {.key = "butcher", .name = {"Butcher", "Мясник"},
     .role = WIZARD, .attacks = 1, .command = 8, .command_range = 20, .bearer = BY_WIZARD,
     .points = 90, .limit = {.maximum = 1}},
};

static const mount_profile mounts[] = {
    {.key = "bull-rhinox", .name = {"Bull Rhinox", "Ринокс-бык"},
     .kind = MOUNT_MONSTER, .attacks = 2, .riders = ALL_RIDERS(3), .points = 65,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(terror)},
};

const army_profile wm_army_ogre_kingdoms = {
    .key = "ogre-kingdoms", .name = {"Ogre Kingdoms", "Королевства огров"},
    .spells = SPELLS_OGRES,
    UNITS(units), CHARACTERS(characters), MOUNTS(mounts),
};
/* clang-format on */
