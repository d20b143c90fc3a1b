/* SPDX-License-Identifier: MIT */
/* vampire_counts.c - the army list: Vampire Counts. Figures: Warmaster Armies 2.2 with the errata of 2009. */
#include "games/warmaster/army/lists/rows.h"

/* clang-format off */
static const unit_profile units[] = {
    {.key = "skeletons", .name = {"Skeletons", "Скелеты"},
     FOOT, .attacks = 2, .hits = 3, .armour = 6, .stands = 3, .points = 30, .limit = {.minimum = 2},
     .keywords = KEYWORD_SET(undead)},
    {.key = "zombies", .name = {"Zombies", "Зомби"},
     FOOT, .attacks = 2, .hits = 4, .stands = 3, .points = 35, .limit = {.minimum = 2},
     .keywords = KEYWORD_SET(undead)},
    {.key = "ghouls", .name = {"Ghouls", "Упыри"},
     FOOT, .attacks = 4, .hits = 3, .stands = 3, .points = 55},
    {.key = "grave-guard", .name = {"Grave Guard", "Стражи могил"},
     FOOT, .attacks = 3, .hits = 3, .armour = 5, .stands = 3, .points = 60, .limit = {.maximum = 4},
     .keywords = KEYWORD_SET(undead)},
    {.key = "ethereal-host", .name = {"Ethereal Host", "Бесплотное воинство"},
     FOOT, .attacks = 3, .hits = 4, .armour = 6, .stands = 3, .points = 90, .limit = {.maximum = 2},
     .keywords = KEYWORD_SET(undead, terror, no_drive_back, hits_on_4, no_magic_items)},
    {.key = "black-knights", .name = {"Black Knights", "Чёрные рыцари"},
     HORSE, .attacks = 3, .hits = 3, .armour = 4, .stands = 3, .points = 110,
     .limit = {.maximum = 4}, .keywords = KEYWORD_SET(undead)},
    {.key = "dire-wolves", .name = {"Dire Wolves", "Лютые волки"},
     HORSE, .attacks = 2, .hits = 3, .stands = 3, .points = 40, .limit = {.maximum = 4},
     .keywords = KEYWORD_SET(undead, charge_bonus_monster, no_magic_items)},
    {.key = "fell-bats", .name = {"Fell Bats", "Летучие мыши"},
     .type = MONSTER, .move = 100, .front = 40, .depth = 20, .attacks = 2, .hits = 3, .armour = 6,
     .stands = 3, .points = 65, .limit = {.maximum = 1},
     .keywords = KEYWORD_SET(undead, fly, long_edge, home_back_ok)},
};

static const character_profile characters[] = {
    {.key = "vampire-lord", .name = {"Vampire Lord", "Лорд-вампир"},
     .role = GENERAL, .attacks = 2, .command = 9, .bearer = BY_GENERAL | BY_WIZARD, .points = 150,
     .limit = {.army_maximum = 1}, .keywords = KEYWORD_SET(wizard_general)},
    {.key = "vampire", .name = {"Vampire", "Вампир"},
     .role = HERO, .attacks = 1, .command = 8, .command_range = 60, .bearer = BY_HERO, .points = 80,
     .limit = {.maximum = 2}},
    {.key = "necromancer", .name = {"Necromancer", "Некромант"},
     .role = WIZARD, .command = 7, .command_range = 20, .bearer = BY_WIZARD, .points = 45,
     .limit = {.maximum = 1}},
};

static const mount_profile mounts[] = {
    {.key = "winged-nightmare", .name = {"Winged Nightmare", "Крылатый кошмар"},
     .kind = MOUNT_MONSTER, .attacks = 2, .riders = ALL_RIDERS(3), .points = 80,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(fly, terror)},
    {.key = "black-coach", .name = {"Black Coach", "Чёрная карета"},
     .kind = MOUNT_CHARIOT, .attacks = 1, .riders = 1 << 0 | 1 << 1, /* vampire-lord, vampire */
     .points = 40, .limit = {.maximum = 1}, .keywords = KEYWORD_SET(terror)},
};

const army_profile wm_army_vampire_counts = {
    .key = "vampire-counts", .name = {"Vampire Counts", "Графы-вампиры"},
    .rules = {"All but the Ghouls are undead.",
              "Все, кроме упырей, — мертвецы."},
    .traits = TRAIT_UNHOLY,
    .spells = SPELLS_VAMPIRE_COUNTS,
    UNITS(units), CHARACTERS(characters), MOUNTS(mounts),
};
/* clang-format on */
