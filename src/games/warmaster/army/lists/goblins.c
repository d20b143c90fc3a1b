/* SPDX-License-Identifier: MIT */
/* goblins.c - the army list: Goblins. Figures: Warmaster Revolution Armies 2.25. */
#include "games/warmaster/army/lists/rows.h"

/* clang-format off */
static const unit_profile units[] = {
    {.key = "goblins", .name = {"Goblins", "Гоблины"},
     FOOT, .race = RACE_GREENSKIN, .attacks = 2, SHOOTS(1, 15), .hits = 3, .stands = 3,
     .points = 30, .limit = {.minimum = 4}},
    {.key = "squig-herd", .name = {"Squig Herd", "Стадо сквигов"},
     FOOT, .attacks = 3, .hits = 3, .stands = 3, .points = 30, .counts_as = 1, /* goblins */
     .counting = 2,
     .rules = {"Two units for each thousand points count as Goblins for their minimum.",
               "Два отряда на каждую тысячу очков засчитываются в минимум гоблинов."}},
    {.key = "trolls", .name = {"Trolls", "Тролли"},
     FOOT, .attacks = 5, .hits = 3, .armour = 5, .stands = 3, .points = 110,
     .limit = {.maximum = 4}, .keywords = KEYWORD_SET(double_distance, regenerate1)},
    {.key = "wolf-riders", .name = {"Wolf Riders", "Всадники на Волках"},
     HORSE, .race = RACE_GREENSKIN, .attacks = 2, SHOOTS(1, 15), .hits = 3, .armour = 6,
     .stands = 3, .points = 60, .limit = {.minimum = 2}, .keywords = KEYWORD_SET(all_round)},
    {.key = "wolf-chariots", .name = {"Wolf Chariots", "Волчьи колесницы"},
     CHARIOTS, .race = RACE_GREENSKIN, .attacks = 3, .hits = 3, .armour = 6, .stands = 3,
     .points = 75, .limit = {.maximum = 4}},
    {.key = "pump-wagon", .name = {"Pump Wagon", "Насосная телега"},
     .type = CHARIOT, .move = 0, .front = 20, .depth = 40, .race = RACE_GREENSKIN,
     .special = SPECIAL_PUMP_WAGON, .hits = 3, .armour = 5, .stands = 1, .points = 50,
     .limit = {.maximum = 2},
     .keywords = KEYWORD_SET(variable_attacks, no_drive_back, no_brigade,
                             no_character, no_vp, no_breakpoint),
     .rules = {"Takes neither orders nor initiative: once in a Command phase it moves up to 10xD6 "
               "cm. D6 attacks in rounds in which it charges, pursues or advances, else D3.",
               "Ни приказов, ни инициативы: раз в Командную фазу движется до 10xD6 см. D6 атак "
               "в раундах, когда атакует, преследует или бросается вперёд, иначе D3."}},
    {.key = "giant", .name = {"Giant", "Гигант"},
     BEAST, .special = SPECIAL_GIANT, .attacks = 8, .hits = 8, .armour = 5, .stands = 1,
     .points = 135, .limit = {.maximum = 1}, .hurt_from = 5, .hurt_attacks = 4, .hurt_hits = 4,
     .keywords = KEYWORD_SET(terror, single_order, brigade_same_only, badly_hurt),
     .rules = {"After a failed order it does not stand still: a die on its own table says what it "
               "does.",
               "Если приказ провален, гигант не стоит на месте: бросок по его особой таблице "
               "решает, что он сделает."}},
    {.key = "doom-diver", .name = {"Doom Diver", "Катапульта смертников"},
     GUN, .race = RACE_GREENSKIN, .attacks = 1, SHOOTS(3, 60), .hits = 2, .stands = 2, .points = 80,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(no_shoot_chargers),
     .rules = {"Armour counts against its hits.",
               "Броня против его попаданий действует."}},
    {.key = "spear-chukka", .name = {"Spear Chukka", "Копьемёт"},
     GUN, .race = RACE_GREENSKIN, .attacks = 1,
     .shots_kind = SHOTS_PER_STAND, .shots = 2, .range = 40, .hits = 2, .stands = 2, .points = 65,
     .limit = {.maximum = 2}, .keywords = KEYWORD_SET(ignore_armour, skewer2)},
};

static const character_profile characters[] = {
    {.key = "goblin-warboss", .name = {"Goblin Warboss", "Вождь Гоблинов"},
     .role = GENERAL, .attacks = 1, .command = 8, .bearer = BY_GENERAL, .points = 80,
     .limit = {.army_maximum = 1}},
    {.key = "goblin-hero", .name = {"Goblin Hero", "Герой Гоблинов"},
     .role = HERO, .attacks = 1, .command = 7, .command_range = 60, .bearer = BY_HERO, .points = 45,
     .limit = {.maximum = 4}},
    {.key = "goblin-shaman", .name = {"Goblin Shaman", "Шаман Гоблинов"},
     .role = WIZARD, .command = 6, .command_range = 20, .bearer = BY_WIZARD, .points = 30,
     .limit = {.maximum = 2}},
};

static const mount_profile mounts[] = {
    {.key = "wolf-chariot", .name = {"Wolf Chariot", "Волчья колесница"},
     .kind = MOUNT_CHARIOT, .attacks = 1, .riders = ALL_RIDERS(3), .points = 10,
     .limit = {.maximum = 1}},
    {.key = "wyvern", .name = {"Wyvern", "Виверна"},
     .kind = MOUNT_MONSTER, .attacks = 2, .riders = ALL_RIDERS(3), .points = 80,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(fly, terror)},
};

const army_profile wm_army_goblins = {
    .key = "goblins", .name = {"Goblins", "Гоблины"},
    .spells = SPELLS_GOBLINS,
    UNITS(units), CHARACTERS(characters), MOUNTS(mounts),
};
/* clang-format on */
