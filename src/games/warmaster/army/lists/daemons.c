/* SPDX-License-Identifier: MIT */
/* daemons.c - the army list: Daemons. Figures: Warmaster Armies 2.2 with the errata of 2009. */
#include "games/warmaster/army/lists/rows.h"

/* clang-format off */
static const unit_profile units[] = {
    {.key = "daemon-hordes", .name = {"Daemon Hordes", "Орды демонов"},
     FOOT, .attacks = 4, .hits = 3, .armour = 5, .stands = 3, .points = 75, .limit = {.minimum = 3},
     .keywords = KEYWORD_SET(daemon)},
    {.key = "daemon-swarm", .name = {"Daemon Swarm", "Рой демонов"},
     FOOT, .attacks = 2, .hits = 4, .armour = 6, .stands = 3, .points = 45, .limit = {.maximum = 4},
     .keywords = KEYWORD_SET(daemon, no_drive_back, no_magic_items)},
    {.key = "daemon-cavalry", .name = {"Daemon Cavalry", "Кавалерия демонов"},
     HORSE, .attacks = 4, .hits = 3, .armour = 5, .stands = 3, .points = 110,
     .limit = {.maximum = 3}, .keywords = KEYWORD_SET(daemon)},
    {.key = "daemon-hounds", .name = {"Daemon Hounds", "Гончие демонов"},
     HORSE, .attacks = 3, .hits = 3, .armour = 5, .stands = 3, .points = 90,
     .limit = {.maximum = 2}, .keywords = KEYWORD_SET(daemon)},
    {.key = "daemon-chariots", .name = {"Daemon Chariots", "Колесницы демонов"},
     CHARIOTS, .attacks = 3, .hits = 3, .armour = 5, .stands = 3, .points = 95,
     .limit = {.maximum = 3}, .keywords = KEYWORD_SET(daemon)},
    {.key = "daemon-beasts", .name = {"Daemon Beasts", "Чудища демонов"},
     BEAST, .attacks = 5, .hits = 4, .armour = 5, .stands = 3, .points = 220,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(daemon)},
    {.key = "daemon-flyers", .name = {"Daemon Flyers", "Летучие демоны"},
     .type = MONSTER, .move = 100, .front = 40, .depth = 20, .attacks = 2, .hits = 3, .armour = 5,
     .stands = 3, .points = 80, .limit = {.maximum = 1},
     .keywords = KEYWORD_SET(daemon, fly, long_edge)},
    {.key = "greater-daemon", .name = {"Greater Daemon", "Великий демон"},
     FLYING_BEAST, .attacks = 8, .hits = 6, .armour = 4, .stands = 1, .points = 300,
     .limit = {.maximum = 1}, .hurt_from = 3, .hurt_attacks = 4, .hurt_hits = 3,
     .keywords = KEYWORD_SET(daemon, fly, terror, badly_hurt)},
};

static const character_profile characters[] = {
    {.key = "daemon-overlord", .name = {"Daemon Overlord", "Повелитель демонов"},
     .role = GENERAL, .attacks = 2, .command = 9, .bearer = BY_GENERAL, .points = 135,
     .limit = {.army_maximum = 1}, .keywords = KEYWORD_SET(fly)},
    {.key = "daemon-lord-hero", .name = {"Daemon Lord Hero", "Лорд демонов (герой)"},
     .role = HERO, .attacks = 2, .command = 8, .command_range = 60, .bearer = BY_HERO,
     .points = 100, .limit = {.maximum = 2, .shared = 1}, .keywords = KEYWORD_SET(fly),
     .rules = {"Shares its maximum with the Wizard.",
               "Максимум общий с лордом-волшебником."}},
    {.key = "daemon-lord-wizard", .name = {"Daemon Lord Wizard", "Лорд демонов (волшебник)"},
     .role = WIZARD, .attacks = 1, .command = 8, .command_range = 20, .bearer = BY_WIZARD,
     .points = 100, .limit = {.maximum = 2, .shared = 1}, .keywords = KEYWORD_SET(fly),
     .rules = {"Shares its maximum with the Hero.",
               "Максимум общий с лордом-героем."}},
};

static const mount_profile mounts[] = {
    {.key = "favour-of-the-gods", .name = {"Favour of the Gods", "Милость богов"},
     .kind = MOUNT_OTHER, .attacks = 1, .riders = ALL_RIDERS(3), .points = 50,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(terror)},
    {.key = "gift-of-sorcery", .name = {"Gift of Sorcery", "Дар чародейства"},
     .kind = MOUNT_BOON, .riders = 1 << 0, /* daemon-overlord */ .points = 25,
     .limit = {.army_maximum = 1}, .keywords = KEYWORD_SET(wizard_general),
     .rules = {"The Overlord casts the spells of the army.",
               "Повелитель колдует заклинания армии."}},
};

const army_profile wm_army_daemons = {
    .key = "daemons", .name = {"Daemons", "Демоны"},
    .rules = {"No unit fears terror; one that has lost stands rolls for instability at the start "
              "of its Command phase.",
              "Отряды не боятся ужаса; потерявший базы в начале своей Командной фазы бросает "
              "на неустойчивость."},
    .traits = TRAIT_UNHOLY,
    .spells = SPELLS_DAEMONS,
    UNITS(units), CHARACTERS(characters), MOUNTS(mounts),
};
/* clang-format on */
