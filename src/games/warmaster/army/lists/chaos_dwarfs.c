/* SPDX-License-Identifier: MIT */
/* chaos_dwarfs.c - the army list: Chaos Dwarfs. Figures: Warmaster Revolution Armies 2.25. */
#include "games/warmaster/army/lists/rows.h"

/* clang-format off */
static const unit_profile units[] = {
    {.key = "chaos-dwarfs", .name = {"Chaos Dwarfs", "Гномы Хаоса"},
     FOOT, .attacks = 3, .hits = 4, .armour = 4, .stands = 3, .points = 110,
     .limit = {.minimum = 2, .maximum = 4}},
    {.key = "blunderbusses", .name = {"Blunderbusses", "Мушкетонщики"},
     FOOT, .attacks = 3, SHOOTS(2, 15), .hits = 4, .armour = 6, .stands = 3, .points = 90,
     .limit = {.maximum = 2}, .counts_as = 1, /* chaos-dwarfs */ .counting = 1,
     .keywords = KEYWORD_SET(pierce1),
     .rules = {"One unit for each thousand points counts as Chaos Dwarfs for their minimum.",
               "Один отряд на каждую тысячу очков засчитывается в минимум гномов Хаоса."}},
    {.key = "hobgoblins", .name = {"Hobgoblins", "Хобгоблины"},
     FOOT, .race = RACE_GREENSKIN, .special = SPECIAL_HOBGOBLINS, .attacks = 3, SHOOTS(1, 15),
     .hits = 3, .stands = 3, .points = 45, .keywords = KEYWORD_SET(all_round, brigade_limits),
     .rules = {"In a brigade with Black Orcs or Orc Slaves only if Chaos Dwarfs or Blunderbusses "
               "are in it too.",
               "В бригаде с чёрными орками или орками-рабами, только если в ней есть и гномы "
               "Хаоса или мушкетонщики."}},
    {.key = "black-orcs", .name = {"Black Orcs", "Чёрные Орки"},
     FOOT, .race = RACE_GREENSKIN, .attacks = 4, .hits = 4, .armour = 5, .stands = 3, .points = 110,
     .limit = {.maximum = 1}},
    {.key = "orc-slaves", .name = {"Orc Slaves", "Орки-рабы"},
     FOOT, .race = RACE_GREENSKIN, .special = SPECIAL_SLAVES, .attacks = 4, .hits = 3, .stands = 3,
     .points = 40, .limit = {.maximum = 2}, .keywords = KEYWORD_SET(order_minus1_unless),
     .rules = {"The penalty falls away in a brigade with Black Orcs, Chaos Dwarfs or "
               "Blunderbusses.",
               "Штрафа нет в бригаде с чёрными орками, гномами Хаоса или мушкетонщиками."}},
    {.key = "hobgoblin-wolf-riders", .name = {"Hobgoblin Wolf Riders", "Хобгоблины на волках"},
     HORSE, .race = RACE_GREENSKIN, .special = SPECIAL_HOBGOBLINS, .attacks = 3, SHOOTS(1, 15),
     .hits = 3, .armour = 6, .stands = 3, .points = 75,
     .keywords = KEYWORD_SET(all_round, brigade_limits),
     .rules = {"In a brigade with Black Orcs or Orc Slaves only if Chaos Dwarfs or Blunderbusses "
               "are in it too.",
               "В бригаде с чёрными орками или орками-рабами, только если в ней есть и гномы "
               "Хаоса или мушкетонщики."}},
    {.key = "bull-centaurs", .name = {"Bull Centaurs", "Быкокентавры"},
     HORSE, .attacks = 4, .hits = 4, .armour = 5, .stands = 3, .points = 140,
     .limit = {.maximum = 2}},
    {.key = "earthshaker-cannon", .name = {"Earthshaker Cannon", "Пушка-землетряс"},
     GUN, .special = SPECIAL_EARTHSHAKER, .attacks = 1, SHOOTS(3, 60), .hits = 3, .armour = 6,
     .stands = 1, .points = 90, .limit = {.maximum = 1, .shared = 1},
     .keywords = KEYWORD_SET(ignore_armour, no_shoot_chargers, confuse_on_4),
     .rules = {"Units touching its target are confused on a 6. Shares its maximum with the Death "
               "Rocket.",
               "Касающиеся цели отряды деморализуются на 6. Максимум общий с ракетой смерти."}},
    {.key = "death-rocket", .name = {"Death Rocket", "Ракета смерти"},
     GUN, .special = SPECIAL_ROCKET, .attacks = 1,
     .shots_kind = SHOTS_DICE, .shots = 1, .range = 60, .hits = 2, .armour = 6, .stands = 1,
     .points = 60, .limit = {.maximum = 1, .shared = 1},
     .keywords = KEYWORD_SET(variable_attacks, misfire, pierce1, no_shoot_chargers),
     .rules = {"D6 shots; a 1 rolls on its misfire table. Shares its maximum with the Earthshaker "
               "Cannon.",
               "D6 выстрелов; 1 — бросок по таблице осечек. Максимум общий с пушкой-землетрясом."}},
    {.key = "bolt-thrower", .name = {"Bolt Thrower", "Баллиста"},
     GUN, .attacks = 1, .shots_kind = SHOTS_PER_STAND, .shots = 2, .range = 40, .hits = 2,
     .stands = 2, .points = 65, .limit = {.maximum = 1},
     .keywords = KEYWORD_SET(ignore_armour, skewer2)},
};

static const character_profile characters[] = {
    {.key = "general", .name = {"General", "Генерал"},
     .role = GENERAL, .attacks = 2, .command = 9, .bearer = BY_GENERAL, .points = 125,
     .limit = {.army_maximum = 1}},
    {.key = "hero", .name = {"Hero", "Герой"},
     .role = HERO, .attacks = 1, .command = 8, .command_range = 60, .bearer = BY_HERO, .points = 80,
     .limit = {.maximum = 1}},
    {.key = "sorcerer", .name = {"Sorcerer", "Колдун"},
     .role = WIZARD, .attacks = 1, .command = 8, .command_range = 20, .bearer = BY_WIZARD,
     .points = 90, .limit = {.maximum = 1}},
};

static const mount_profile mounts[] = {
    {.key = "great-taurus", .name = {"Great Taurus", "Великий телец"},
     .kind = MOUNT_MONSTER, .attacks = 2, .riders = ALL_RIDERS(3), .points = 80,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(fly, terror)},
    {.key = "lammasu", .name = {"Lammasu", "Ламассу"},
     .kind = MOUNT_MONSTER, .attacks = 1, .riders = 1 << 2, /* sorcerer */ .points = 35,
     .limit = {.maximum = 1, .army_maximum = 1}, .keywords = KEYWORD_SET(fly, army_limit1),
     .rules = {"Once a turn a 4+ cancels a hostile spell on a friendly unit within 30 cm.",
               "Раз в ход на 4+ отменяет враждебное заклинание на свой отряд в 30 см."}},
    {.key = "sorcerer-lord", .name = {"Sorcerer Lord", "Лорд-колдун"},
     .kind = MOUNT_BOON, .riders = 1 << 0, /* general */ .points = 25, .limit = {.army_maximum = 1},
     .keywords = KEYWORD_SET(wizard_general, spell_plus1_once),
     .rules = {"The General casts spells too.",
               "Генерал ещё и колдует."}},
};

const army_profile wm_army_chaos_dwarfs = {
    .key = "chaos-dwarfs", .name = {"Chaos Dwarfs", "Гномы Хаоса"},
    .traits = TRAIT_UNHOLY,
    .spells = SPELLS_CHAOS_DWARFS,
    UNITS(units), CHARACTERS(characters), MOUNTS(mounts),
};
/* clang-format on */
