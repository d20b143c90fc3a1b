/* SPDX-License-Identifier: MIT */
/* bretonnia.c - the army list: Bretonnia. Figures: Warmaster Armies 2.2 with the errata of 2009. */
#include "games/warmaster/army/lists/rows.h"

/* clang-format off */
static const unit_profile units[] = {
    {.key = "bowmen", .name = {"Bowmen", "Лучники"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, SHOOTS(1, 30), .hits = 3, .stands = 3, .points = 55,
     .keywords = KEYWORD_SET(no_breakpoint)},
    {.key = "men-at-arms", .name = {"Men-at-arms", "Латники"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, .hits = 3, .armour = 6, .stands = 3, .points = 45,
     .limit = {.minimum = 1}, .keywords = KEYWORD_SET(no_breakpoint)},
    {.key = "peasants", .name = {"Peasants", "Крестьяне"},
     FOOT, .race = RACE_HUMAN, .special = SPECIAL_PEASANTS, .attacks = 3, .hits = 3, .stands = 3,
     .points = 30, .limit = {.maximum = 4},
     .keywords = KEYWORD_SET(order_minus1_unless, no_initiative_charge,
                             no_charge_bonus, no_breakpoint),
     .rules = {"The penalty falls away in a brigade with a unit that is not of Peasants.",
               "Штрафа нет в бригаде, где есть не только крестьяне."}},
    {.key = "squires", .name = {"Squires", "Оруженосцы"},
     HORSE, .race = RACE_HUMAN, .attacks = 3, SHOOTS(1, 30), .hits = 3, .armour = 6, .stands = 3,
     .points = 90, .limit = {.minimum = 1, .maximum = 4}, .keywords = KEYWORD_SET(no_breakpoint)},
    {.key = "knights", .name = {"Knights", "Рыцари"},
     HORSE, .race = RACE_HUMAN, .attacks = 3, .hits = 3, .armour = 4, .stands = 3, .points = 110,
     .limit = {.minimum = 1}, .keywords = KEYWORD_SET(must_charge, no_evade, immune_terror)},
    {.key = "grail-knights", .name = {"Grail Knights", "Рыцари Грааля"},
     HORSE, .race = RACE_HUMAN, .attacks = 3, .hits = 3, .armour = 4, .stands = 3, .points = 120,
     .limit = {.maximum = 1},
     .keywords = KEYWORD_SET(must_charge, no_evade, immune_terror, charge_bonus_monster)},
    {.key = "trebuchet", .name = {"Trebuchet", "Требушет"},
     .type = ARTILLERY, .move = 0, .front = 40, .depth = 60, .race = RACE_HUMAN,
     .special = SPECIAL_TREBUCHET, .attacks = 1, SHOOTS(6, 100), .least_range = 30, .hits = 3,
     .stands = 1, .points = 150, .limit = {.maximum = 1, .army_maximum = 1},
     .keywords = KEYWORD_SET(base_40x60, immobile, ignore_armour,
                             no_shoot_chargers, blind_fire, no_breakpoint, army_limit1),
     .rules = {"Range 30 cm to 100 cm: nearer targets are ignored. Any 6 of a drive back destroys "
               "it.",
               "Дальность от 30 см до 100 см, цели ближе не замечает. Любая 6 на броске отброса "
               "уничтожает его."}},
};

static const character_profile characters[] = {
    {.key = "general", .name = {"General", "Генерал"},
     .role = GENERAL, .attacks = 2, .command = 9, .bearer = BY_GENERAL, .points = 125,
     .limit = {.army_maximum = 1}},
    {.key = "hero", .name = {"Hero", "Герой"},
     .role = HERO, .attacks = 1, .command = 8, .command_range = 60, .bearer = BY_HERO, .points = 80,
     .limit = {.maximum = 2}},
    {.key = "enchantress", .name = {"Enchantress", "Чародейка"},
     .role = WIZARD, .command = 7, .command_range = 20, .bearer = BY_WIZARD, .points = 45,
     .limit = {.maximum = 1}},
};

static const mount_profile mounts[] = {
    {.key = "pegasus", .name = {"Pegasus", "Пегас"},
     .kind = MOUNT_MONSTER, .attacks = 1, .riders = ALL_RIDERS(3), .points = 15,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(fly)},
    {.key = "unicorn", .name = {"Unicorn", "Единорог"},
     .kind = MOUNT_MONSTER, .attacks = 1, .riders = 1 << 2, /* enchantress */ .points = 15,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(spell_plus1_once)},
};

const army_profile wm_army_bretonnia = {
    .key = "bretonnia", .name = {"Bretonnia", "Бретония"},
    .rules = {"Only Knights and Grail Knights count for the break point.",
              "В очки разгрома идут только Рыцари и Рыцари Грааля."},
    .spells = SPELLS_BRETONNIA,
    UNITS(units), CHARACTERS(characters), MOUNTS(mounts),
};
/* clang-format on */
