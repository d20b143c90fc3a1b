/* SPDX-License-Identifier: MIT */
/* albion.c - the army list: Albion. Figures: Warmaster Revolution Armies 2.25. */
#include "games/warmaster/army/lists/rows.h"

/* clang-format off */
static const unit_profile units[] = {
    {.key = "warriors", .name = {"Warriors", "Воины"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, .hits = 3, .armour = 5, .stands = 3, .points = 60,
     .limit = {.minimum = 2}},
    {.key = "slingers", .name = {"Slingers", "Пращники"},
     FOOT, .race = RACE_HUMAN, .attacks = 2, SHOOTS(1, 30), .hits = 3, .stands = 3, .points = 40,
     .limit = {.minimum = 1, .maximum = 6}},
    {.key = "ogres", .name = {"Ogres", "Огры"},
     FOOT, .attacks = 4, .hits = 4, .armour = 5, .stands = 3, .points = 105,
     .limit = {.maximum = 2}, .keywords = KEYWORD_SET(must_charge_humans)},
    {.key = "wolfhounds", .name = {"Wolfhounds", "Волкодавы"},
     HORSE, .attacks = 3, .hits = 3, .stands = 3, .points = 40, .limit = {.maximum = 6}},
    {.key = "cavalry", .name = {"Cavalry", "Кавалерия"},
     HORSE, .race = RACE_HUMAN, .attacks = 3, .hits = 3, .armour = 5, .stands = 3, .points = 90,
     .limit = {.maximum = 4}},
    {.key = "chariots", .name = {"Chariots", "Колесницы"},
     CHARIOTS, .race = RACE_HUMAN, .attacks = 3, .hits = 3, .armour = 5, .stands = 3, .points = 95,
     .limit = {.minimum = 1, .maximum = 4}},
    {.key = "giant", .name = {"Giant", "Гигант"},
     BEAST, .special = SPECIAL_GIANT, .attacks = 8, .hits = 8, .armour = 5, .stands = 1,
     .points = 135, .limit = {.maximum = 1}, .hurt_from = 5, .hurt_attacks = 4, .hurt_hits = 4,
     .keywords = KEYWORD_SET(terror, single_order, brigade_same_only, badly_hurt),
     .rules = {"After a failed order it does not stand still: a die on its own table says what it "
               "does.",
               "Если приказ провален, гигант не стоит на месте: бросок по его особой таблице "
               "решает, что он сделает."}},
    {.key = "giant-eagles", .name = {"Giant Eagles", "Гигантские Орлы"},
     FLYING_BEAST, .attacks = 2, .hits = 3, .armour = 6, .stands = 3, .points = 70,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(fly)},
    {.key = "fenbeast", .name = {"Fenbeast", "Болотная тварь"},
     BEAST, .special = SPECIAL_FENBEAST, .attacks = 6, .hits = 4, .armour = 5, .stands = 1,
     .limit = {.maximum = 1}, .summoned = 1,
     .keywords = KEYWORD_SET(terror, no_brigade, no_initiative, no_breakpoint),
     .rules = {"Comes only by a Druid's spell and is ordered only by Druids, at Command 8.",
               "Появляется только от заклинания Друида; приказывают ей только друиды, с "
               "командованием 8."}},
};

static const character_profile characters[] = {
    {.key = "general", .name = {"General", "Генерал"},
     .role = GENERAL, .attacks = 2, .command = 9, .bearer = BY_GENERAL, .points = 125,
     .limit = {.army_maximum = 1}},
    {.key = "hero", .name = {"Hero", "Герой"},
     .role = HERO, .attacks = 1, .command = 8, .command_range = 60, .bearer = BY_HERO, .points = 80,
     .limit = {.maximum = 2}},
    {.key = "druid", .name = {"Druid", "Друид"},
     .role = WIZARD, .command = 7, .command_range = 20, .bearer = BY_WIZARD, .points = 45,
     .limit = {.maximum = 1}},
};

static const mount_profile mounts[] = {
    {.key = "giant-eagle", .name = {"Giant Eagle", "Гигантский Орёл"},
     .kind = MOUNT_MONSTER, .attacks = 2, .riders = 1 << 2, /* druid */ .points = 20,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(fly)},
    {.key = "chariot", .name = {"Chariot", "Колесница"},
     .kind = MOUNT_CHARIOT, .attacks = 1, .riders = ALL_RIDERS(3), .points = 10,
     .limit = {.maximum = 1}},
};

const army_profile wm_army_albion = {
    .key = "albion", .name = {"Albion", "Альбион"},
    .spells = SPELLS_ALBION,
    UNITS(units), CHARACTERS(characters), MOUNTS(mounts),
};
/* clang-format on */
