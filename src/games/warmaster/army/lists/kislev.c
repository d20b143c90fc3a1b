/* SPDX-License-Identifier: MIT */
/* kislev.c - the army list: Kislev. Figures: Warmaster Armies 2.2 with the errata of 2009. */
#include "games/warmaster/army/lists/rows.h"

/* clang-format off */
static const unit_profile units[] = {
    {.key = "knights", .name = {"Knights", "Рыцари"},
     HORSE, .race = RACE_HUMAN, .attacks = 3, .hits = 3, .armour = 4, .stands = 3, .points = 110,
     .limit = {.maximum = 4}},
    {.key = "horse-archers", .name = {"Horse Archers", "Конные лучники"},
     HORSE, .race = RACE_HUMAN, .attacks = 3, SHOOTS(1, 15), .hits = 3, .armour = 6, .stands = 3,
     .points = 80, .limit = {.minimum = 2}, .keywords = KEYWORD_SET(all_round)},
    {.key = "bowmen", .name = {"Bowmen", "Лучники"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, SHOOTS(1, 30), .hits = 3, .stands = 3, .points = 55},
    {.key = "axemen", .name = {"Axemen", "Воины с топорами"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, .hits = 3, .armour = 6, .stands = 3, .points = 45,
     .limit = {.minimum = 2}},
    {.key = "bears", .name = {"Bears", "Медведи"},
     FOOT, .special = SPECIAL_BEARS, .attacks = 5, .hits = 3, .stands = 3, .points = 85,
     .limit = {.maximum = 1},
     .keywords = KEYWORD_SET(brigade_same_only, charge_bonus_monster, must_pursue),
     .rules = {"If they score more hits than they take in the first round, they strike one more "
               "attack a stand at once.",
               "Если в первом раунде нанесли больше попаданий, чем получили, тут же делают ещё по "
               "одной атаке с базы."}},
    {.key = "war-wagon", .name = {"War Wagon", "Боевой воз"},
     .type = ARTILLERY, .move = 20, .front = 20, .depth = 40, .race = RACE_HUMAN,
     .special = SPECIAL_WAR_WAGON, .attacks = 4, SHOOTS(4, 30), .hits = 5, .armour = 4, .stands = 2,
     .points = 140, .limit = {.maximum = 1}, .keywords = KEYWORD_SET(all_round, pierce1, move20),
     .rules = {"A wagon and its team. Only the wagon shoots and fights; without it there is no "
               "armour, without the team no movement. Cannot charge; 20 cm a move, 10 cm out of a "
               "laager, always ending in column. Forms a laager by an order of its own, on "
               "initiative before enemies in sight, or in line at deployment: it is defended, has "
               "no flanks, is neither driven back nor retreats nor pursues; who beats it may fight "
               "on without the bonus of a pursuit. Infantry in line beside it is defended in its "
               "first round and against shots.",
               "Воз и упряжка. Стреляет и дерётся только воз; без него нет брони, без упряжки — "
               "движения. Атаковать не может; ход 20 см, из табора 10 см, всегда в колонну. "
               "Табором встаёт отдельным приказом, по инициативе при видимом враге или шеренгой "
               "при расстановке: он в обороне, флангов у него нет, его не отбросить, он не бежит и "
               "не преследует; победивший может драться дальше без прибавки за преследование. "
               "Пехота шеренгой рядом с ним в обороне в первом раунде и от стрельбы."}},
};

static const character_profile characters[] = {
    {.key = "general", .name = {"General", "Генерал"},
     .role = GENERAL, .attacks = 2, .command = 9, .bearer = BY_GENERAL, .points = 125,
     .limit = {.army_maximum = 1}},
    {.key = "hero", .name = {"Hero", "Герой"},
     .role = HERO, .attacks = 1, .command = 8, .command_range = 60, .bearer = BY_HERO, .points = 80,
     .limit = {.maximum = 2}},
    {.key = "shaman", .name = {"Shaman", "Шаман"},
     .role = WIZARD, .command = 7, .command_range = 20, .bearer = BY_WIZARD, .points = 45,
     .limit = {.maximum = 1}},
};

static const mount_profile mounts[] = {
    {.key = "bear", .name = {"Bear", "Медведь"},
     .kind = MOUNT_MONSTER, .attacks = 1, .riders = ALL_RIDERS(3), .points = 10,
     .limit = {.maximum = 1}},
    {.key = "tzarina", .name = {"Tzarina", "Царица"},
     .kind = MOUNT_OTHER, .riders = 1 << 0, /* general */ .points = 25,
     .limit = {.army_maximum = 1}, .keywords = KEYWORD_SET(spell_plus1_once, wizard_general),
     .rules = {"The General casts spells too.",
               "Генерал ещё и колдует."}},
};

const army_profile wm_army_kislev = {
    .key = "kislev", .name = {"Kislev", "Кислев"},
    .spells = SPELLS_KISLEV,
    UNITS(units), CHARACTERS(characters), MOUNTS(mounts),
    .traits = TRAIT_WAGONS,
};
/* clang-format on */
