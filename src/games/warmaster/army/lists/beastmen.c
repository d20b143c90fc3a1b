/* SPDX-License-Identifier: MIT */
/* beastmen.c - the army list: Beastmen. Figures: Warmaster Revolution Armies 2.25. */
#include "games/warmaster/army/lists/rows.h"

/* clang-format off */
static const unit_profile units[] = {
    {.key = "gor", .name = {"Gor", "Горы"},
     FOOT, .attacks = 4, .hits = 3, .armour = 6, .stands = 3, .points = 60, .limit = {.minimum = 2},
     .keywords = KEYWORD_SET(infiltrate),
     .rules = {"Half of such units at most may lie in ambush.",
               "В засаде может быть не больше половины таких отрядов."}},
    {.key = "ungor", .name = {"Ungor", "Унгоры"},
     FOOT, .attacks = 3, SHOOTS(1, 15), .hits = 3, .stands = 3, .points = 45,
     .limit = {.minimum = 2}, .keywords = KEYWORD_SET(infiltrate),
     .rules = {"Half of such units at most may lie in ambush.",
               "В засаде может быть не больше половины таких отрядов."}},
    {.key = "bestigors", .name = {"Bestigors", "Бестигоры"},
     FOOT, .attacks = 4, .hits = 3, .armour = 5, .stands = 3, .points = 75, .limit = {.maximum = 2}},
    {.key = "minotaurs", .name = {"Minotaurs", "Минотавры"},
     FOOT, .attacks = 5, .hits = 4, .stands = 3, .points = 80, .limit = {.maximum = 2},
     .keywords = KEYWORD_SET(must_charge, no_evade, must_pursue, immune_terror)},
    {.key = "centigors", .name = {"Centigors", "Кентигоры"},
     HORSE, .attacks = 3, SHOOTS(1, 15), .hits = 3, .armour = 6, .stands = 3, .points = 75,
     .limit = {.maximum = 2}, .keywords = KEYWORD_SET(all_round)},
    {.key = "chaos-hounds", .name = {"Chaos Hounds", "Гончие Хаоса"},
     HORSE, .attacks = 3, .hits = 3, .stands = 3, .points = 40, .limit = {.maximum = 6}},
    {.key = "tuskgor-chariots", .name = {"Tuskgor Chariots", "Колесницы на тускгорах"},
     CHARIOTS, .attacks = 3, .hits = 3, .armour = 5, .stands = 3, .points = 95,
     .limit = {.maximum = 4}},
    {.key = "dragon-ogres", .name = {"Dragon Ogres", "Драконоогры"},
     BEAST, .attacks = 6, .hits = 4, .armour = 5, .stands = 3, .points = 230,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(immune_terror)},
    {.key = "chaos-spawn", .name = {"Chaos Spawn", "Отродья Хаоса"},
     BEAST, .special = SPECIAL_SPAWN, .attacks = 3, SHOOTS(3, 15), .hits = 4, .armour = 3,
     .stands = 1, .points = 110, .limit = {.maximum = 2},
     .keywords = KEYWORD_SET(terror, no_drive_back, must_pursue, all_round, brigade_limits),
     .rules = {"-1 Command unless its brigade has more units of other kinds than Spawn; up to two "
               "Spawn do not count towards its size.",
               "−1 к командованию, если в бригаде других отрядов не больше, чем отродий; до двух "
               "отродий в размере бригады не считаются."}},
    {.key = "dragon-ogre-shaggoth", .name = {"Dragon Ogre Shaggoth", "Драконоогр-шаггот"},
     BEAST, .attacks = 8, .hits = 8, .armour = 5, .stands = 1, .points = 160,
     .limit = {.maximum = 1}, .hurt_from = 5, .hurt_attacks = 4, .hurt_hits = 4,
     .keywords = KEYWORD_SET(terror, no_brigade, single_order, badly_hurt)},
};

static const character_profile characters[] = {
    {.key = "beastlord", .name = {"Beastlord", "Повелитель зверолюдов"},
     .role = GENERAL, .attacks = 2, .command = 9, .bearer = BY_GENERAL, .points = 125,
     .limit = {.army_maximum = 1}},
    {.key = "doombull", .name = {"Doombull", "Роковой бык"},
     .role = HERO, .attacks = 2, .command = 6, .command_range = 60, .bearer = BY_HERO, .points = 80,
     .limit = {.army_maximum = 1}, .keywords = KEYWORD_SET(terror, army_limit1),
     .rules = {"Gor, Ungor and Bestigors that he joins must charge, pursue and fear nothing until "
               "the end of the next own Command phase.",
               "Горы, унгоры и бестигоры, к которым он присоединился, обязаны атаковать и "
               "преследовать и ничего не боятся до конца следующей своей Командной фазы."}},
    {.key = "wargor", .name = {"Wargor", "Варгор"},
     .role = HERO, .attacks = 1, .command = 8, .command_range = 60, .bearer = BY_HERO, .points = 80,
     .limit = {.maximum = 1}},
    {.key = "bray-shaman", .name = {"Bray Shaman", "Ревущий шаман"},
     .role = WIZARD, .command = 8, .command_range = 20, .bearer = BY_WIZARD, .points = 80,
     .limit = {.maximum = 1}},
};

static const mount_profile mounts[] = {
    {.key = "tuskgor-chariot", .name = {"Tuskgor Chariot", "Колесница на тускгорах"},
     .kind = MOUNT_CHARIOT, .attacks = 1, .riders = 1 << 0 | 1 << 2, /* beastlord, wargor */
     .points = 10, .limit = {.maximum = 1}},
};

const army_profile wm_army_beastmen = {
    .key = "beastmen", .name = {"Beastmen", "Зверолюды"},
    .rules = {"Infantry has no penalty for orders in woods.",
              "Пехота не получает штрафа за приказы в лесу."},
    .spells = SPELLS_BEASTMEN,
    UNITS(units), CHARACTERS(characters), MOUNTS(mounts),
    .traits = TRAIT_WOODS | TRAIT_UNHOLY,
};
/* clang-format on */
