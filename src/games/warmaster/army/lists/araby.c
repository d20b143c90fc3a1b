/* SPDX-License-Identifier: MIT */
/* araby.c - the army list: Araby. Figures: Warmaster Armies 2.2 with the errata of 2009. */
#include "games/warmaster/army/lists/rows.h"

/* clang-format off */
static const unit_profile units[] = {
    {.key = "spearmen", .name = {"Spearmen", "Копейщики"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, .hits = 3, .armour = 6, .stands = 3, .points = 45,
     .limit = {.minimum = 2}},
    {.key = "bowmen", .name = {"Bowmen", "Лучники"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, SHOOTS(1, 30), .hits = 3, .stands = 3, .points = 55,
     .limit = {.minimum = 2}},
    {.key = "guards", .name = {"Guards", "Гвардейцы"},
     FOOT, .race = RACE_HUMAN, .special = SPECIAL_GUARDS, .attacks = 3, .hits = 3, .armour = 5,
     .stands = 3, .points = 70, .limit = {.maximum = 4},
     .rules = {"The first order each turn that the General himself gives to Guards alone succeeds "
               "on 10 or less, without penalties.",
               "Первый за ход приказ самого Генерала одним лишь гвардейцам удаётся на 10 и "
               "меньше, без штрафов."}},
    {.key = "knights", .name = {"Knights", "Рыцари"},
     HORSE, .race = RACE_HUMAN, .attacks = 3, .hits = 3, .armour = 4, .stands = 3, .points = 110},
    {.key = "desert-riders", .name = {"Desert Riders", "Всадники пустыни"},
     HORSE, .race = RACE_HUMAN, .attacks = 3, SHOOTS(1, 15), .hits = 3, .armour = 6, .stands = 3,
     .points = 80, .keywords = KEYWORD_SET(all_round)},
    {.key = "camel-riders", .name = {"Camel Riders", "Всадники на верблюдах"},
     HORSE, .race = RACE_HUMAN, .attacks = 3, SHOOTS(1, 30), .hits = 3, .armour = 5, .stands = 3,
     .points = 100, .limit = {.maximum = 2}, .keywords = KEYWORD_SET(ignore_distance, order_minus1),
     .rules = {"The distance is ignored only when Camel Riders are ordered alone.",
               "Расстояние не учитывается, только если приказ отдан одним лишь верблюдам."}},
    {.key = "magic-carpets", .name = {"Magic Carpets", "Ковры-самолёты"},
     .type = CAVALRY, .move = 100, .front = 20, .depth = 40, .race = RACE_HUMAN, .attacks = 1,
     SHOOTS(2, 15), .hits = 3, .armour = 6, .stands = 3, .points = 85, .limit = {.maximum = 1},
     .keywords = KEYWORD_SET(fly, all_round, pursued_by_any)},
    {.key = "elephants", .name = {"Elephants", "Слоны"},
     BEAST, .special = SPECIAL_ELEPHANTS, .attacks = 5, .hits = 4, .armour = 5, .stands = 3,
     .points = 200, .limit = {.maximum = 1}, .keywords = KEYWORD_SET(terror, brigade_limits),
     .rules = {"Not in a brigade with cavalry. Instead of being confused they stampede: neither "
               "orders nor initiative, and a die when their Command phase begins: 1-2 a full move "
               "at the nearest enemy, 3-4 away from him, 5 at the nearest friends, 6 away from "
               "them. They charge what they meet, friends too, must pursue and do not advance.",
               "Не входят в бригаду с кавалерией. Вместо деморализации впадают в панику: ни "
               "приказов, ни инициативы, а в начале своей Командной фазы кубик: 1–2 полный ход на "
               "ближайшего врага, 3–4 от него, 5 на ближайших своих, 6 от них. Атакуют всех, кого "
               "встретят, и своих тоже; обязаны преследовать и вперёд не бросаются."}},
};

static const character_profile characters[] = {
    {.key = "general", .name = {"General", "Генерал"},
     .role = GENERAL, .attacks = 2, .command = 9, .bearer = BY_GENERAL, .points = 125,
     .limit = {.army_maximum = 1}},
    {.key = "hero", .name = {"Hero", "Герой"},
     .role = HERO, .attacks = 1, .command = 8, .command_range = 60, .bearer = BY_HERO, .points = 80,
     .limit = {.maximum = 2}},
    {.key = "wizard", .name = {"Wizard", "Волшебник"},
     .role = WIZARD, .command = 7, .command_range = 20, .bearer = BY_WIZARD, .points = 45,
     .limit = {.maximum = 1}},
};

static const mount_profile mounts[] = {
    {.key = "flying-carpet", .name = {"Flying Carpet", "Ковёр-самолёт"},
     .kind = MOUNT_CHARIOT, .riders = ALL_RIDERS(3), .points = 10, .limit = {.maximum = 1},
     .keywords = KEYWORD_SET(fly)},
    {.key = "elephant", .name = {"Elephant", "Слон"},
     .kind = MOUNT_MONSTER, .attacks = 1, .riders = ALL_RIDERS(3), .points = 65,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(terror),
     .rules = {"The rider cannot join cavalry.",
               "Всадник не может присоединиться к кавалерии."}},
    {.key = "djinn", .name = {"Djinn", "Джинн"},
     .kind = MOUNT_MONSTER, .attacks = 2, .shots = 2, .riders = ALL_RIDERS(3), .points = 90,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(fly, terror),
     .rules = {"Also 2 shots added to one stand of the unit joined; a Wizard has +1 to cast the "
               "Curse of the Djinn.",
               "Ещё 2 выстрела к одной базе отряда; Волшебник произносит Проклятие джинна с +1."}},
};

const army_profile wm_army_araby = {
    .key = "araby", .name = {"Araby", "Арабия"},
    .spells = SPELLS_ARABY,
    UNITS(units), CHARACTERS(characters), MOUNTS(mounts),
};
/* clang-format on */
