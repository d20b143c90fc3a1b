/* SPDX-License-Identifier: MIT */
/* skaven.c - the army list: Skaven. Figures: Warmaster Armies 2.2 with the errata of 2009. */
#include "games/warmaster/army/lists/rows.h"

/* clang-format off */
static const unit_profile units[] = {
    {.key = "clanrats", .name = {"Clanrats", "Крысы кланов"},
     FOOT, .attacks = 3, .hits = 3, .armour = 6, .stands = 3, .points = 40, .limit = {.minimum = 2}},
    {.key = "stormvermin", .name = {"Stormvermin", "Штурмовые крысы"},
     FOOT, .attacks = 3, .hits = 3, .armour = 5, .stands = 3, .points = 55, .limit = {.maximum = 2}},
    {.key = "jezzails", .name = {"Jezzails", "Джезайли"},
     FOOT, .attacks = 3, SHOOTS(1, 30), .hits = 3, .armour = 6, .stands = 3, .points = 70,
     .limit = {.maximum = 2}, .keywords = KEYWORD_SET(pierce1)},
    {.key = "plague-monks", .name = {"Plague Monks", "Чумные монахи"},
     FOOT, .attacks = 5, .hits = 3, .stands = 3, .points = 70, .limit = {.maximum = 2},
     .keywords = KEYWORD_SET(must_charge, no_evade, no_drive_back,
                             must_pursue_only, immune_terror)},
    {.key = "rat-swarms", .name = {"Rat Swarms", "Крысиные стаи"},
     FOOT, .attacks = 2, .hits = 3, .stands = 3, .points = 25, .limit = {.minimum = 2},
     .keywords = KEYWORD_SET(no_drive_back, cannot_be_supported, no_magic_items)},
    {.key = "gutter-runners", .name = {"Gutter Runners", "Сточные бегуны"},
     FOOT, .attacks = 3, SHOOTS(1, 15), .hits = 3, .armour = 6, .stands = 3, .points = 70,
     .limit = {.maximum = 4}, .keywords = KEYWORD_SET(all_round, infiltrate)},
    {.key = "rat-ogres", .name = {"Rat Ogres", "Крысоогры"},
     FOOT, .attacks = 4, .hits = 4, .armour = 5, .stands = 3, .points = 110,
     .limit = {.maximum = 2}},
    {.key = "warp-lightning-cannon", .name = {"Warp Lightning Cannon", "Варп-молниевая пушка"},
     GUN, .special = SPECIAL_WARP_CANNON, .attacks = 1,
     .shots_kind = SHOTS_DICE, .shots = 1, .range = 40, .hits = 2, .stands = 1, .points = 50,
     .limit = {.maximum = 2}, .keywords = KEYWORD_SET(variable_attacks, misfire),
     .rules = {"D6 attacks; on a 1 roll again and the attacks strike the cannon itself. Its hits "
               "drive nobody back: a 6 confuses the target and each unit touching it.",
               "D6 атак; на 1 бросьте ещё раз — столько атак получает сама пушка. Её попадания не "
               "отбрасывают: 6 деморализует цель и каждый касающийся её отряд."}},
    {.key = "doom-wheel", .name = {"Doom Wheel", "Колесо рока"},
     ENGINE, .special = SPECIAL_DOOM_WHEEL, .attacks = 5, .hits = 4, .armour = 4, .stands = 1,
     .points = 125, .limit = {.maximum = 1},
     .keywords = KEYWORD_SET(terror, move20, variable_attacks),
     .rules = {"D6 more attacks when it charges enemies in the open.",
               "D6 дополнительных атак, когда оно атакует врага на открытой местности."}},
    {.key = "screaming-bell", .name = {"Screaming Bell", "Кричащий колокол"},
     ENGINE, .special = SPECIAL_SCREAMING_BELL, .hits = 4, .armour = 4, .stands = 1, .points = 125,
     .limit = {.army_maximum = 1},
     .keywords = KEYWORD_SET(army_limit1, no_initiative, no_drive_back,
                             brigade_limits, destroyed_on_retreat, move20),
     .rules = {"Moves only in a brigade with infantry; pursues, advances and falls back only if "
               "infantry touches it before and after. Units touching it ignore terror. Own "
               "Heroes and Warlocks within 30 cm have +1 Command, enemy characters within 30 cm "
               "-1.",
               "Движется только в бригаде с пехотой; преследует, бросается вперёд и отходит, "
               "только если пехота касается его и до, и после. Касающиеся его отряды не боятся "
               "ужаса. У своих Героев и Чернокнижников в 30 см +1 к командованию, у вражеских "
               "персонажей в 30 см −1."}},
};

static const character_profile characters[] = {
    {.key = "grey-seer", .name = {"Grey Seer", "Серый провидец"},
     .role = GENERAL, .attacks = 1, .command = 9, .command_range = 20,
     .bearer = BY_GENERAL | BY_WIZARD, .points = 130, .limit = {.army_maximum = 1},
     .keywords = KEYWORD_SET(wizard_general)},
    {.key = "hero", .name = {"Hero", "Герой"},
     .role = HERO, .attacks = 1, .command = 8, .command_range = 20, .bearer = BY_HERO, .points = 70,
     .limit = {.maximum = 2}},
    {.key = "warlock", .name = {"Warlock", "Чернокнижник"},
     .role = WIZARD, .command = 6, .command_range = 20, .bearer = BY_WIZARD, .points = 30,
     .limit = {.maximum = 1}},
};

const army_profile wm_army_skaven = {
    .key = "skaven", .name = {"Skaven", "Скавены"},
    .rules = {"Brigades of any size; any unit may pursue any troops; every character's orders "
              "reach 20 cm.",
              "Бригады любого размера; любой отряд преследует любые войска; приказы всех "
              "персонажей действуют на 20 см."},
    .spells = SPELLS_SKAVEN,
    UNITS(units), CHARACTERS(characters),
    .traits = TRAIT_BELL | TRAIT_ANY_BRIGADE | TRAIT_PURSUE_ANY | TRAIT_UNHOLY,
};
/* clang-format on */
