/* SPDX-License-Identifier: MIT */
/* undead.c - the army list: Undead. Figures: Warmaster Armies 2.2 with the errata of 2009. */
#include "games/warmaster/army/lists/rows.h"

/* clang-format off */
static const unit_profile units[] = {
    {.key = "skeletons", .name = {"Skeletons", "Скелеты"},
     FOOT, .attacks = 2, .hits = 3, .armour = 6, .stands = 3, .points = 30, .limit = {.minimum = 2},
     .keywords = KEYWORD_SET(undead)},
    {.key = "skeleton-bowmen", .name = {"Skeleton Bowmen", "Скелеты-лучники"},
     FOOT, .attacks = 2, SHOOTS(1, 30), .hits = 3, .stands = 3, .points = 45,
     .limit = {.minimum = 2}, .keywords = KEYWORD_SET(undead)},
    {.key = "skeleton-cavalry", .name = {"Skeleton Cavalry", "Скелетная кавалерия"},
     HORSE, .attacks = 2, .hits = 3, .armour = 5, .stands = 3, .points = 60,
     .keywords = KEYWORD_SET(undead)},
    {.key = "skeleton-chariots", .name = {"Skeleton Chariots", "Скелетные колесницы"},
     CHARIOTS, .attacks = 3, SHOOTS(1, 30), .hits = 3, .armour = 5, .stands = 3, .points = 110,
     .limit = {.maximum = 3}, .keywords = KEYWORD_SET(undead)},
    {.key = "carrion", .name = {"Carrion", "Падальщики"},
     FLYING_BEAST, .attacks = 2, .hits = 3, .armour = 6, .stands = 3, .points = 65,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(undead, fly, home_back_ok)},
    {.key = "bone-giant", .name = {"Bone Giant", "Костяной Гигант"},
     BEAST, .special = SPECIAL_BONE_GIANT, .attacks = 6, .hits = 4, .armour = 4, .stands = 1,
     .points = 125, .limit = {.maximum = 1}, .keywords = KEYWORD_SET(undead, terror),
     .rules = {"-1 Command when the Tomb King orders it or its brigade; Liche Priests order it "
               "without it.",
               "−1 к командованию, если приказ ему или его бригаде отдаёт Король гробниц; у "
               "Дохлых жрецов этого нет."}},
    {.key = "sphinx", .name = {"Sphinx", "Сфинкс"},
     BEAST, .attacks = 4, .hits = 6, .armour = 3, .stands = 1, .points = 150,
     .limit = {.maximum = 1}, .hurt_from = 3, .hurt_attacks = 2, .hurt_hits = 3,
     .keywords = KEYWORD_SET(undead, terror, badly_hurt)},
    {.key = "skull-chukka", .name = {"Skull Chukka", "Черепушечная Катапульта"},
     GUN, .attacks = 1, SHOOTS(3, 60), .hits = 3, .stands = 1, .points = 85,
     .limit = {.maximum = 1},
     .keywords = KEYWORD_SET(undead, ignore_armour, no_shoot_chargers, overhead, confuse_on_4)},
    {.key = "bone-thrower", .name = {"Bone Thrower", "Костяная Баллиста"},
     GUN, .attacks = 1, .shots_kind = SHOTS_PER_STAND, .shots = 1, .range = 40, .hits = 2,
     .stands = 2, .points = 65, .limit = {.maximum = 1},
     .keywords = KEYWORD_SET(undead, ignore_armour, skewer3, overhead)},
};

static const character_profile characters[] = {
    {.key = "tomb-king", .name = {"Tomb King", "Король Гробниц"},
     .role = GENERAL, .attacks = 2, .command = 9, .bearer = BY_GENERAL, .points = 130,
     .limit = {.army_maximum = 1},
     .rules = {"Once a battle all stands of one friendly unit within 20 cm have +1 Attack for a "
               "whole Combat phase.",
               "Раз за битву все базы одного своего отряда в 20 см получают +1 атаку на всю фазу "
               "боя."}},
    {.key = "liche-priest", .name = {"Liche Priest", "Дохлый Жрец"},
     .role = WIZARD, .attacks = 1, .command = 8, .command_range = 20, .bearer = BY_WIZARD,
     .points = 90, .limit = {.maximum = 2}},
};

static const mount_profile mounts[] = {
    {.key = "zombie-dragon", .name = {"Zombie Dragon", "Дракон-зомби"},
     .kind = MOUNT_MONSTER, .attacks = 3, .shots = 3, .range = 20, .riders = ALL_RIDERS(2),
     .points = 100, .limit = {.maximum = 1}, .keywords = KEYWORD_SET(fly, terror, breath20)},
    {.key = "liche-chariot", .name = {"Liche Chariot", "Колесница Лича"},
     .kind = MOUNT_CHARIOT, .attacks = 1, .riders = ALL_RIDERS(2), .points = 10,
     .limit = {.maximum = 1}},
};

const army_profile wm_army_undead = {
    .key = "undead", .name = {"Undead", "Мертвецы"},
    .rules = {"No unit acts on initiative, is confused or fears terror; an enemy near gives no "
              "penalty.",
              "Отряды не действуют по инициативе, не деморализуются и не боятся ужаса; близкий "
              "враг не даёт штрафа."},
    .traits = TRAIT_UNHOLY,
    UNITS(units), CHARACTERS(characters), MOUNTS(mounts),
    .spells = SPELLS_UNDEAD,
    .ready = {"3xskeletons+2xskeleton-bowmen+2xskeleton-cavalry+2xskeleton-chariots+carrion"
              "+bone-thrower+tomb-king+liche-priest/ring-of-magic+liche-priest/wand-of-power",
              "6xskeletons+4xskeleton-bowmen+4xskeleton-cavalry+4xskeleton-chariots+2xcarrion"
              "+bone-giant+sphinx+skull-chukka+bone-thrower+tomb-king+3xliche-priest"},
};
/* clang-format on */
