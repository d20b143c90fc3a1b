/* SPDX-License-Identifier: MIT */
/* nippon.c - the army list: Nippon. Figures: Warmaster Revolution Armies 2.25. */
#include "games/warmaster/army/lists/rows.h"

/* clang-format off */
static const unit_profile units[] = {
    {.key = "ashigaru", .name = {"Ashigaru", "Асигару"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, .hits = 3, .armour = 6, .stands = 3, .points = 45,
     .limit = {.minimum = 1}},
    {.key = "ashigaru-bowmen", .name = {"Ashigaru Bowmen", "Асигару-лучники"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, SHOOTS(1, 30), .hits = 3, .stands = 3, .points = 55},
    {.key = "ashigaru-teppo", .name = {"Ashigaru Teppo", "Асигару с тэппо"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, SHOOTS(1, 30), .hits = 3, .stands = 3, .points = 65,
     .keywords = KEYWORD_SET(pierce1)},
    {.key = "samurai", .name = {"Samurai", "Самураи"},
     FOOT, .race = RACE_HUMAN, .special = SPECIAL_BUSHIDO, .attacks = 4, .hits = 3, .armour = 5,
     .stands = 3, .points = 80, .limit = {.minimum = 2, .maximum = 4},
     .keywords = KEYWORD_SET(no_evade),
     .rules = {"One die fewer for a drive back.",
               "На отбросе на кубик меньше."}},
    {.key = "ronin-and-monks", .name = {"Ronin and Monks", "Ронины и монахи"},
     FOOT, .race = RACE_HUMAN, .attacks = 5, .hits = 3, .stands = 3, .points = 70,
     .limit = {.maximum = 2},
     .keywords = KEYWORD_SET(must_charge, no_evade, no_drive_back, must_pursue, immune_terror)},
    {.key = "ninja", .name = {"Ninja", "Ниндзя"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, SHOOTS(1, 15), .hits = 3, .armour = 6, .stands = 3,
     .points = 60, .limit = {.maximum = 2},
     .keywords = KEYWORD_SET(all_round, infiltrate, no_dense_penalty)},
    {.key = "oni", .name = {"Oni", "Они"},
     FOOT, .attacks = 4, .hits = 4, .armour = 5, .stands = 3, .points = 110,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(daemon, no_magic_items),
     .rules = {"On 0 or 1 of the instability roll only one stand is lost.",
               "При 0 или 1 на броске неустойчивости теряется лишь одна база."}},
    {.key = "samurai-cavalry", .name = {"Samurai Cavalry", "Конные самураи"},
     HORSE, .race = RACE_HUMAN, .special = SPECIAL_BUSHIDO, .attacks = 4, .hits = 3, .armour = 5,
     .stands = 3, .points = 110, .limit = {.maximum = 3}, .keywords = KEYWORD_SET(no_evade),
     .rules = {"One die fewer for a drive back.",
               "На отбросе на кубик меньше."}},
    {.key = "komainu", .name = {"Komainu", "Комаину"},
     HORSE, .attacks = 2, .hits = 3, .stands = 3, .points = 40, .limit = {.maximum = 3},
     .keywords = KEYWORD_SET(daemon, charge_bonus_monster, no_magic_items)},
    {.key = "tengu", .name = {"Tengu", "Тэнгу"},
     .type = MONSTER, .move = 100, .front = 40, .depth = 20, .attacks = 2, .hits = 3, .armour = 5,
     .stands = 3, .points = 80, .limit = {.maximum = 1},
     .keywords = KEYWORD_SET(daemon, fly, long_edge, no_magic_items)},
};

static const character_profile characters[] = {
    {.key = "shogun", .name = {"Shogun", "Сёгун"},
     .role = GENERAL, .attacks = 2, .command = 9, .bearer = BY_GENERAL, .points = 125,
     .limit = {.army_maximum = 1},
     .rules = {"Blunders of his subordinates are rolled at -1; what makes a unit go mad falls on "
               "Samurai where some are ordered.",
               "Ошибочные приказы его подчинённых бросаются с −1; безумие достаётся самураям, если "
               "приказ отдан и им."}},
    {.key = "daimyo", .name = {"Daimyo", "Даймё"},
     .role = HERO, .attacks = 1, .command = 8, .command_range = 60, .bearer = BY_HERO, .points = 80,
     .limit = {.maximum = 1}},
    {.key = "shugenja", .name = {"Shugenja", "Сюгэндзя"},
     .role = HERO, .attacks = 1, .command = 8, .command_range = 60,
     .bearer = BY_HERO | BY_DISPELLER, .points = 90, .limit = {.maximum = 1},
     .keywords = KEYWORD_SET(anti_magic),
     .rules = {"A hero, not a wizard; +1 to instability rolls of friends within 20 cm.",
               "Герой, а не волшебник; +1 к броскам неустойчивости своих в 20 см."}},
};

static const mount_profile mounts[] = {
    {.key = "tatsu", .name = {"Tatsu", "Тацу"},
     .kind = MOUNT_MONSTER, .attacks = 2, .riders = ALL_RIDERS(3), .points = 80,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(fly, terror)},
    {.key = "shrine", .name = {"Shrine", "Святилище"},
     .kind = MOUNT_OTHER, .riders = 1 << 2, /* shugenja */ .points = 50,
     .limit = {.army_maximum = 1}, .keywords = KEYWORD_SET(army_limit1),
     .rules = {"Once +1 to an anti-magic roll; a 4+ in the own Shooting phase frees friends "
               "within 20 cm from terror until the next own turn.",
               "Один раз +1 к броску антимагии; в свою фазу стрельбы на 4+ свои в 20 см не боятся "
               "ужаса до следующего своего хода."}},
};

const army_profile wm_army_nippon = {
    .key = "nippon", .name = {"Nippon", "Ниппон"},
    .rules = {"The break point is one unit higher.",
              "Армия держится на один отряд дольше."},
    UNITS(units), CHARACTERS(characters), MOUNTS(mounts),
    .traits = TRAIT_STEADY,
};
/* clang-format on */
