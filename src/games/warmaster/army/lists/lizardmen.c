/* SPDX-License-Identifier: MIT */
/* lizardmen.c - the army list: Lizardmen. Figures: Warmaster Armies 2.2 with the errata of 2009. */
#include "games/warmaster/army/lists/rows.h"

/* clang-format off */
static const unit_profile units[] = {
    {.key = "skinks", .name = {"Skinks", "Сцинки"},
     FOOT, .attacks = 2, SHOOTS(1, 15), .hits = 3, .stands = 3, .points = 35,
     .limit = {.minimum = 2}, .keywords = KEYWORD_SET(all_round)},
    {.key = "saurus", .name = {"Saurus", "Завры"},
     FOOT, .attacks = 4, .hits = 3, .armour = 5, .stands = 3, .points = 75, .limit = {.minimum = 2},
     .keywords = KEYWORD_SET(order_range20)},
    {.key = "temple-guard", .name = {"Temple Guard", "Храмовая стража"},
     FOOT, .attacks = 4, .hits = 4, .armour = 5, .stands = 3, .points = 110,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(order_range20)},
    {.key = "salamanders", .name = {"Salamanders", "Саламандры"},
     FOOT, .attacks = 2, SHOOTS(2, 15), .hits = 3, .stands = 1, .points = 25,
     .limit = {.maximum = 2}, .parents = 1 << 0, /* skinks */
     .keywords = KEYWORD_SET(attached_stand, all_round, pierce1, no_magic_items),
     .rules = {"The whole unit then shoots with target armour one worse. Only one shot at "
               "chargers.",
               "Весь отряд стреляет так, что броня цели на единицу хуже. По атакующим — только "
               "один выстрел."}},
    {.key = "kroxigor", .name = {"Kroxigor", "Кроксигоры"},
     FOOT, .attacks = 5, .hits = 3, .armour = 4, .stands = 3, .points = 135,
     .limit = {.maximum = 2}, .keywords = KEYWORD_SET(order_range20)},
    {.key = "cold-one-riders", .name = {"Cold One Riders", "Всадники на хладнокровных"},
     HORSE, .attacks = 4, .hits = 3, .armour = 4, .stands = 3, .points = 140,
     .limit = {.maximum = 2}, .keywords = KEYWORD_SET(order_range20)},
    {.key = "terradons", .name = {"Terradons", "Террадоны"},
     FLYING_BEAST, .attacks = 2, SHOOTS(1, 15), .hits = 3, .armour = 6, .stands = 3, .points = 85,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(fly, all_round)},
    {.key = "stegadon", .name = {"Stegadon", "Стегадон"},
     .type = MONSTER, .move = 20, .front = 40, .depth = 60, .special = SPECIAL_STEGADON,
     .attacks = 10, SHOOTS(3, 15), .hits = 10, .armour = 4, .stands = 1, .points = 250,
     .limit = {.maximum = 1}, .hurt_from = 5, .hurt_attacks = 5, .hurt_shots = 2, .hurt_hits = 5,
     .keywords = KEYWORD_SET(terror, base_40x60, brigade_limits, all_round, badly_hurt),
     .rules = {"Brigades only with Skinks that have no Salamanders, never with another Stegadon.",
               "В бригаду входит только со сцинками без саламандр и никогда с другим стегадоном."}},
};

static const character_profile characters[] = {
    {.key = "slann-mage", .name = {"Slann Mage", "Маг-сланн на паланкине"},
     .role = GENERAL, .attacks = 2, .bearer = BY_GENERAL | BY_WIZARD, .points = 95,
     .limit = {.army_maximum = 1}, .keywords = KEYWORD_SET(wizard_general),
     .rules = {"Gives no orders himself. A Skink character within 20 cm may order under his "
               "guidance: -1 on the dice and no blunder. Once such an order has failed there is "
               "no more guidance this turn, and whoever has given no order yet has +1 on the dice "
               "of his first. May cast through any Skink Shaman and roll a failed casting again "
               "unless it was a 1.",
               "Сам приказов не отдаёт. Персонаж-сцинк в 20 см от него может приказывать под "
               "наставлением: -1 к броску и без ошибок. Если такой приказ провален, наставлений в "
               "этот ход больше нет, а у тех, кто ещё не приказывал, +1 к броску первого приказа. "
               "Колдует и через любого Шамана сцинков, проваленное заклинание перебрасывает, если "
               "выпала не 1."}},
    {.key = "saurus-hero", .name = {"Saurus Hero", "Герой-завр"},
     .role = HERO, .attacks = 2, .command = 6, .command_range = 60, .bearer = BY_HERO, .points = 45,
     .limit = {.maximum = 1}},
    {.key = "skink-hero", .name = {"Skink Hero", "Герой-сцинк"},
     .role = HERO, .command = 8, .command_range = 60, .bearer = BY_HERO, .points = 70,
     .limit = {.maximum = 3}},
    {.key = "skink-shaman", .name = {"Skink Shaman", "Шаман сцинков"},
     .role = WIZARD, .command = 6, .command_range = 20, .bearer = BY_WIZARD, .points = 30,
     .limit = {.maximum = 1}},
};

static const mount_profile mounts[] = {
    {.key = "stegadon-mount", .name = {"Stegadon Mount", "Верховой стегадон"},
     .kind = MOUNT_MONSTER, .attacks = 5, .replaces = 1, .riders = 1 << 0, /* slann-mage */
     .points = 90, .limit = {.maximum = 1}, .keywords = KEYWORD_SET(terror),
     .rules = {"Replaces the palanquin: the bonus becomes +5 in all.",
               "Заменяет паланкин: прибавка становится равной +5."}},
    {.key = "carnosaur", .name = {"Carnosaur", "Карнозавр"},
     .kind = MOUNT_MONSTER, .attacks = 2, .riders = 1 << 1, /* saurus-hero */ .points = 65,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(terror)},
};

const army_profile wm_army_lizardmen = {
    .key = "lizardmen", .name = {"Lizardmen", "Людоящеры"},
    .rules = {"No penalty for orders into dense ground.",
              "Нет штрафа за приказы отрядам в плотном ландшафте."},
    .spells = SPELLS_LIZARDMEN,
    UNITS(units), CHARACTERS(characters), MOUNTS(mounts),
    .traits = TRAIT_NO_DENSE,
};
/* clang-format on */
