/* SPDX-License-Identifier: MIT */
/* dogs_of_war.c - the army list: Dogs of War. Figures: Warmaster Revolution Armies 2.25. */
#include "games/warmaster/army/lists/rows.h"

/* clang-format off */
static const unit_profile units[] = {
    {.key = "pikemen", .name = {"Pikemen", "Пикинёры"},
     .type = INFANTRY, .move = 20, .front = 20, .depth = 40, .race = RACE_HUMAN,
     .special = SPECIAL_PIKEMEN, .attacks = 3, .hits = 3, .armour = 6, .stands = 3, .points = 50,
     .limit = {.minimum = 2}, .keywords = KEYWORD_SET(short_edge),
     .rules = {"Defended in the first round against cavalry and chariots that charge their front; "
               "never defended in dense terrain or on walls. Support only side by side.",
               "В первом раунде против кавалерии и колесниц, атакующих с фронта, — в обороне; в "
               "плотном ландшафте и на стенах не обороняются никогда. Поддерживают только бок о "
               "бок."}},
    {.key = "crossbowmen", .name = {"Crossbowmen", "Арбалетчики"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, SHOOTS(1, 30), .hits = 3, .stands = 3, .points = 55,
     .limit = {.minimum = 2}},
    {.key = "handgunners", .name = {"Handgunners", "Мушкетёры"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, SHOOTS(1, 30), .hits = 3, .stands = 3, .points = 65,
     .limit = {.maximum = 2}, .counts_as = 2, /* crossbowmen */ .counting = 1,
     .keywords = KEYWORD_SET(pierce1),
     .rules = {"One unit for each thousand points counts as Crossbowmen for their minimum.",
               "Один отряд на каждую тысячу очков засчитывается в минимум арбалетчиков."}},
    {.key = "swordsmen", .name = {"Swordsmen", "Мечники"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, .hits = 3, .armour = 6, .stands = 3, .points = 45,
     .limit = {.maximum = 4}},
    {.key = "ogres", .name = {"Ogres", "Огры"},
     FOOT, .attacks = 4, .hits = 4, .armour = 5, .stands = 3, .points = 105,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(must_charge_humans)},
    {.key = "dwarfs", .name = {"Dwarfs", "Гномы"},
     FOOT, .attacks = 3, .hits = 4, .armour = 4, .stands = 3, .points = 110,
     .limit = {.maximum = 2}},
    {.key = "marauders", .name = {"Marauders", "Мародёры"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, .hits = 3, .armour = 5, .stands = 3, .points = 60,
     .limit = {.maximum = 2}},
    {.key = "light-cavalry", .name = {"Light Cavalry", "Лёгкая кавалерия"},
     HORSE, .race = RACE_HUMAN, .attacks = 3, SHOOTS(1, 15), .hits = 3, .armour = 6, .stands = 3,
     .points = 75, .limit = {.maximum = 4}, .keywords = KEYWORD_SET(all_round)},
    {.key = "knights", .name = {"Knights", "Рыцари"},
     HORSE, .race = RACE_HUMAN, .attacks = 3, .hits = 3, .armour = 4, .stands = 3, .points = 110,
     .limit = {.maximum = 2}},
    {.key = "galloper-guns", .name = {"Galloper Guns", "Конные пушки"},
     .type = ARTILLERY, .move = 20, .front = 20, .depth = 40, .race = RACE_HUMAN, .attacks = 1,
     .shots_kind = SHOTS_BOUNCE, .shots = 2, .range = 40, .hits = 2, .stands = 2, .points = 85,
     .limit = {.maximum = 1},
     .keywords = KEYWORD_SET(bounce, grapeshot, ignore_armour, cover_down1, move20)},
    {.key = "giant", .name = {"Giant", "Гигант"},
     BEAST, .special = SPECIAL_GIANT, .attacks = 8, .hits = 8, .armour = 5, .stands = 1,
     .points = 135, .limit = {.maximum = 1}, .hurt_from = 5, .hurt_attacks = 4, .hurt_hits = 4,
     .keywords = KEYWORD_SET(terror, single_order, brigade_same_only, badly_hurt),
     .rules = {"After a failed order it does not stand still: a die on its own table says what it "
               "does.",
               "Если приказ провален, гигант не стоит на месте: бросок по его особой таблице "
               "решает, что он сделает."}},
    {.key = "birdmen", .name = {"Birdmen", "Люди-птицы"},
     .type = INFANTRY, .move = 100, .front = 40, .depth = 20, .race = RACE_HUMAN, .attacks = 2,
     SHOOTS(1, 30), .hits = 3, .armour = 6, .stands = 3, .points = 85, .limit = {.maximum = 1},
     .keywords = KEYWORD_SET(fly, pursued_by_any)},
};

static const character_profile characters[] = {
    {.key = "general", .name = {"General", "Генерал"},
     .role = GENERAL, .attacks = 2, .command = 9, .bearer = BY_GENERAL, .points = 125,
     .limit = {.army_maximum = 1}},
    {.key = "hero", .name = {"Hero", "Герой"},
     .role = HERO, .attacks = 1, .command = 8, .command_range = 60, .bearer = BY_HERO, .points = 80,
     .limit = {.maximum = 2}},
    {.key = "paymaster", .name = {"Paymaster", "Казначей"},
     .role = HERO, .attacks = 1, .command = 8, .command_range = 60, .bearer = BY_HERO, .points = 80,
     .limit = {.army_maximum = 1}, .keywords = KEYWORD_SET(army_limit1)},
    {.key = "wizard", .name = {"Wizard", "Волшебник"},
     .role = WIZARD, .command = 7, .command_range = 20, .bearer = BY_WIZARD, .points = 45,
     .limit = {.maximum = 1},
     .rules = {"Casts the spells of the Empire.",
               "Пользуется заклинаниями Империи."}},
};

static const mount_profile mounts[] = {
    {.key = "griffon", .name = {"Griffon", "Грифон"},
     .kind = MOUNT_MONSTER, .attacks = 2,
     .riders = 1 << 0 | 1 << 1 | 1 << 3, /* general, hero, wizard */ .points = 80,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(fly, terror)},
    {.key = "pay-wagon", .name = {"Pay Wagon", "Воз с казной"},
     .kind = MOUNT_CHARIOT, .attacks = 1, .riders = 1 << 2, /* paymaster */ .points = 20,
     .limit = {.army_maximum = 1}, .keywords = KEYWORD_SET(army_limit1, command_plus1_once)},
};

const army_profile wm_army_dogs_of_war = {
    .key = "dogs-of-war", .name = {"Dogs of War", "Псы войны"},
    UNITS(units), CHARACTERS(characters), MOUNTS(mounts),
    .spells = SPELLS_EMPIRE,
};
/* clang-format on */
