/* SPDX-License-Identifier: MIT */
/* dark_elves.c - the army list: Dark Elves. Figures: Warmaster Armies 2.2 with the errata of 2009. */
#include "games/warmaster/army/lists/rows.h"

/* clang-format off */
static const unit_profile units[] = {
    {.key = "spearmen", .name = {"Spearmen", "Копейщики"},
     FOOT, .attacks = 3, .hits = 3, .armour = 5, .stands = 3, .points = 60, .limit = {.minimum = 2}},
    {.key = "crossbowmen", .name = {"Crossbowmen", "Арбалетчики"},
     FOOT, .attacks = 3, .shots_kind = SHOTS_BY_RANGE, .shots = 2, .range = 30, .bands = 2,
     .hits = 3, .armour = 6, .stands = 3, .points = 75, .limit = {.minimum = 1},
     .keywords = KEYWORD_SET(variable_attacks),
     .rules = {"2 shots a stand up to 15 cm, 1 beyond and at chargers.",
               "2 выстрела с базы до 15 см, 1 дальше и по атакующим."}},
    {.key = "witch-elves", .name = {"Witch Elves", "Эльфийки-ведьмы"},
     FOOT, .attacks = 5, .hits = 3, .stands = 3, .points = 70, .limit = {.maximum = 2},
     .keywords = KEYWORD_SET(must_charge, no_evade, no_drive_back, must_pursue, immune_terror)},
    {.key = "dark-riders", .name = {"Dark Riders", "Тёмные всадники"},
     HORSE, .attacks = 3, .shots_kind = SHOTS_BY_RANGE, .shots = 2, .range = 30, .bands = 2,
     .hits = 3, .armour = 6, .stands = 3, .points = 95, .limit = {.maximum = 3},
     .keywords = KEYWORD_SET(variable_attacks),
     .rules = {"2 shots a stand up to 15 cm, 1 beyond and at chargers.",
               "2 выстрела с базы до 15 см, 1 дальше и по атакующим."}},
    {.key = "cold-one-knights", .name = {"Cold One Knights", "Рыцари на хладнокровных"},
     HORSE, .attacks = 3, .hits = 3, .armour = 4, .stands = 3, .points = 130,
     .limit = {.maximum = 3}, .keywords = KEYWORD_SET(first_round_front, brigade_same_only)},
    {.key = "harpies", .name = {"Harpies", "Гарпии"},
     .type = MONSTER, .move = 100, .front = 40, .depth = 20, .attacks = 2, .hits = 3, .armour = 6,
     .stands = 3, .points = 65, .limit = {.maximum = 1},
     .keywords = KEYWORD_SET(fly, long_edge, no_character)},
    {.key = "war-hydra", .name = {"War Hydra", "Боевая гидра"},
     BEAST, .attacks = 6, SHOOTS(2, 20), .hits = 4, .armour = 4, .stands = 1, .points = 135,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(terror, no_brigade, regenerate1)},
    {.key = "bolt-thrower", .name = {"Bolt Thrower", "Баллиста"},
     GUN, .attacks = 1, SHOOTS(3, 40), .hits = 2, .stands = 2, .points = 55,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(overhead)},
};

static const character_profile characters[] = {
    {.key = "general", .name = {"General", "Генерал"},
     .role = GENERAL, .attacks = 2, .command = 10, .bearer = BY_GENERAL, .points = 155,
     .limit = {.army_maximum = 1},
     .rules = {"When a subordinate rolls two sixes on an order, the General loses a level of "
               "Command or has him executed, which scores nothing; the blunder follows all the "
               "same. His own two sixes cost a level. After two levels he only executes.",
               "Если подчинённый выбросил на приказ две шестёрки, Генерал теряет единицу "
               "командования или казнит его (очков за это нет); ошибка разыгрывается всё равно. "
               "Две шестёрки самого Генерала стоят единицы. Потеряв две, он только казнит."}},
    {.key = "hero", .name = {"Hero", "Герой"},
     .role = HERO, .attacks = 1, .command = 8, .command_range = 60, .bearer = BY_HERO, .points = 80,
     .limit = {.maximum = 1}},
    {.key = "sorceress", .name = {"Sorceress", "Колдунья"},
     .role = WIZARD, .command = 8, .command_range = 20, .bearer = BY_WIZARD, .points = 80,
     .limit = {.maximum = 1}},
};

static const mount_profile mounts[] = {
    {.key = "manticore", .name = {"Manticore", "Мантикора"},
     .kind = MOUNT_MONSTER, .attacks = 2, .riders = ALL_RIDERS(3), .points = 80,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(fly, terror)},
    {.key = "chariot", .name = {"Chariot", "Колесница"},
     .kind = MOUNT_CHARIOT, .attacks = 1, .riders = ALL_RIDERS(3), .points = 10,
     .limit = {.maximum = 1}},
    {.key = "cauldron-of-blood", .name = {"Cauldron of Blood", "Котёл крови"},
     .kind = MOUNT_OTHER, .attacks = 2, .riders = 1 << 2, /* sorceress */
     .needs = 3, /* witch-elves */ .points = 15, .limit = {.army_maximum = 1},
     .keywords = KEYWORD_SET(army_limit1, move30c, spell_plus1_once),
     .rules = {"Sorceress only; the army must have Witch Elves.",
               "Только для Колдуньи; в армии должны быть Эльфийки-ведьмы."}},
};

const army_profile wm_army_dark_elves = {
    .key = "dark-elves", .name = {"Dark Elves", "Тёмные эльфы"},
    .spells = SPELLS_DARK_ELVES,
    UNITS(units), CHARACTERS(characters), MOUNTS(mounts),
    .traits = TRAIT_TYRANT,
};
/* clang-format on */
