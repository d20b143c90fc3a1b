/* SPDX-License-Identifier: MIT */
/* dwarfs.c - the army list: Dwarfs. Figures: Warmaster Armies 2.2 with the errata of 2009. */
#include "games/warmaster/army/lists/rows.h"

/* clang-format off */
static const unit_profile units[] = {
    {.key = "warriors", .name = {"Warriors", "Воины"},
     FOOT, .attacks = 3, .hits = 4, .armour = 4, .stands = 3, .points = 110,
     .limit = {.minimum = 2}},
    {.key = "handgunners", .name = {"Handgunners", "Мушкетёры"},
     FOOT, .attacks = 3, SHOOTS(1, 30), .hits = 4, .armour = 6, .stands = 3, .points = 90,
     .keywords = KEYWORD_SET(pierce1)},
    {.key = "rangers", .name = {"Rangers", "Гномские Рейнджеры"},
     FOOT, .attacks = 3, SHOOTS(1, 30), .hits = 4, .armour = 5, .stands = 3, .points = 110,
     .limit = {.maximum = 2}, .keywords = KEYWORD_SET(pursue_any)},
    {.key = "troll-slayers", .name = {"Troll Slayers", "Убийцы Троллей"},
     FOOT, .special = SPECIAL_SLAYERS, .attacks = 5, .hits = 4, .stands = 3, .points = 80,
     .limit = {.maximum = 2},
     .keywords = KEYWORD_SET(must_charge, no_evade, no_drive_back,
                             must_pursue, immune_terror, brigade_limits, vs_monster_plus1,
                             vp_inverted),
     .rules = {"No more than one unit of them in a brigade. The enemy scores their full cost if "
               "any stand survives and nothing if they are destroyed.",
               "В бригаде не больше одного такого отряда. Противник получает их полную стоимость, "
               "если уцелела хоть одна база, и ничего, если отряд уничтожен."}},
    {.key = "cannon", .name = {"Cannon", "Пушки"},
     GUN, .attacks = 1, .shots_kind = SHOTS_BOUNCE, .shots = 2, .range = 60, .hits = 2, .armour = 6,
     .stands = 2, .points = 90, .limit = {.maximum = 1},
     .keywords = KEYWORD_SET(bounce, grapeshot, ignore_armour, cover_down1, overhead)},
    {.key = "flame-cannon", .name = {"Flame Cannon", "Огненная Пушка"},
     GUN, .attacks = 1,
     .shots_kind = SHOTS_DICE, .shots = 2, .range = 30, .hits = 2, .armour = 6, .stands = 1,
     .points = 50, .limit = {.maximum = 1}, .keywords = KEYWORD_SET(variable_attacks, misfire),
     .rules = {"2D6 shots; each double has an effect of its own.",
               "2D6 выстрелов; у каждого дубля своё особое следствие."}},
    /* WM-MACH-16, WM-MACH-17; WM-MACH-19 is the flyers' WM-FLY-13 */
    {.key = "gyrocopter", .name = {"Gyrocopter", "Гирокоптер"},
     .type = MACHINE, .move = 100, .front = 20, .depth = 40,
     .attacks = 1, SHOOTS(3, 30), .hits = 3, .armour = 5, .stands = 1, .points = 75,
     .limit = {.maximum = 1},
     .keywords = KEYWORD_SET(fly, single_order, no_brigade, no_character, pierce1)},
};

static const character_profile characters[] = {
    {.key = "general", .name = {"General", "Генерал"},
     .role = GENERAL, .attacks = 2, .command = 10, .bearer = BY_GENERAL, .points = 155,
     .limit = {.army_maximum = 1}},
    {.key = "hero", .name = {"Hero", "Герой"},
     .role = HERO, .attacks = 1, .command = 8, .command_range = 60, .bearer = BY_HERO, .points = 80,
     .limit = {.maximum = 1}},
    {.key = "runesmith", .name = {"Runesmith", "Рунный Кузнец"},
     .role = HERO, .attacks = 1, .command = 8, .command_range = 60,
     .bearer = BY_HERO | BY_RUNESMITH | BY_DISPELLER, .points = 90, .limit = {.maximum = 1},
     .keywords = KEYWORD_SET(anti_magic),
     .rules = {"A hero, not a wizard.",
               "Герой, а не волшебник."}},
};

static const mount_profile mounts[] = {
    {.key = "anvil", .name = {"Anvil", "Наковальня"},
     .kind = MOUNT_OTHER, .attacks = 1, .riders = 1 << 2, /* runesmith */ .points = 50,
     .limit = {.army_maximum = 1}, .keywords = KEYWORD_SET(army_limit1),
     .rules = {"Once a battle +1 to an anti-magic roll; in the own Shooting phase a 4+ frees all "
               "Dwarf units within 20 cm from terror until the next own turn.",
               "Раз за битву +1 к броску антимагии; в свою фазу стрельбы на 4+ все отряды гномов "
               "в 20 см не боятся ужаса до следующего своего хода."}},
};

const army_profile wm_army_dwarfs = {
    .key = "dwarfs", .name = {"Dwarfs", "Гномы"},
    .rules = {"No wizards and no spells: Runesmiths try to break those of the enemy.",
              "Ни волшебников, ни заклинаний: Рунные кузнецы стараются сорвать чужие."},
    UNITS(units), CHARACTERS(characters), MOUNTS(mounts),
    .ready = {"2xwarriors+2xhandgunners+rangers+troll-slayers+cannon+gyrocopter+general"
              "+hero/sword-of-might",
              "5xwarriors+3xhandgunners+2xrangers+2xtroll-slayers+2xcannon+flame-cannon"
              "+2xgyrocopter+general+hero/sword-of-might+hero/sword-of-fate+runesmith"},
};
/* clang-format on */
