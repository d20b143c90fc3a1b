/* SPDX-License-Identifier: MIT */
/* wood_elves.c - the army list: Wood Elves. Figures: Warmaster Revolution Armies 2.25. */
#include "games/warmaster/army/lists/rows.h"

/* clang-format off */
static const unit_profile units[] = {
    {.key = "glade-guard", .name = {"Glade Guard", "Стража полян"},
     FOOT, .attacks = 3, SHOOTS(1, 30), .hits = 3, .stands = 3, .points = 65,
     .limit = {.minimum = 2, .maximum = 4}, .keywords = KEYWORD_SET(hit_plus1)},
    {.key = "eternal-guard", .name = {"Eternal Guard", "Вечная стража"},
     FOOT, .attacks = 3, .hits = 3, .armour = 5, .stands = 3, .points = 60, .limit = {.maximum = 3}},
    {.key = "wardancers", .name = {"Wardancers", "Танцоры войны"},
     FOOT, .attacks = 4, .hits = 3, .stands = 1, .points = 30, .limit = {.maximum = 4},
     .parents = 1 << 0 | 1 << 1, /* glade-guard, eternal-guard */
     .keywords = KEYWORD_SET(attached_stand, no_magic_items)},
    {.key = "waywatchers", .name = {"Waywatchers", "Хранители троп"},
     FOOT, .attacks = 1, SHOOTS(2, 30), .hits = 3, .stands = 2, .points = 60,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(hit_plus1, pierce1, infiltrate)},
    {.key = "dryads", .name = {"Dryads", "Дриады"},
     FOOT, .special = SPECIAL_FOREST_SPIRIT, .attacks = 4, .hits = 3, .armour = 6, .stands = 3,
     .points = 60, .limit = {.minimum = 1},
     .keywords = KEYWORD_SET(immune_terror, no_dense_penalty),
     .rules = {"Forest Spirits: -1 Command when the General or a Noble orders them.",
               "Духи леса: −1 к командованию, если приказывает Генерал или Вельможа."}},
    {.key = "glade-riders", .name = {"Glade Riders", "Всадники полян"},
     HORSE, .attacks = 3, SHOOTS(1, 30), .hits = 3, .armour = 6, .stands = 3, .points = 90,
     .limit = {.maximum = 3}},
    {.key = "wild-riders", .name = {"Wild Riders", "Дикие всадники"},
     HORSE, .special = SPECIAL_FOREST_SPIRIT, .attacks = 3, .hits = 3, .armour = 5, .stands = 3,
     .points = 110, .limit = {.maximum = 2},
     .keywords = KEYWORD_SET(immune_terror, first_round_front),
     .rules = {"Forest Spirits: -1 Command when the General or a Noble orders them.",
               "Духи леса: −1 к командованию, если приказывает Генерал или Вельможа."}},
    {.key = "warhawk-riders", .name = {"Warhawk Riders", "Всадники на ястребах"},
     FLYING_BEAST, .attacks = 2, SHOOTS(1, 15), .hits = 3, .armour = 6, .stands = 3, .points = 85,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(fly, all_round)},
    {.key = "treekin", .name = {"Treekin", "Древни-родичи"},
     FOOT, .special = SPECIAL_FOREST_SPIRIT, .attacks = 4, .hits = 4, .armour = 5, .stands = 3,
     .points = 110, .limit = {.maximum = 2}, .keywords = KEYWORD_SET(immune_terror),
     .rules = {"Forest Spirits: -1 Command when the General or a Noble orders them.",
               "Духи леса: −1 к командованию, если приказывает Генерал или Вельможа."}},
    {.key = "treeman", .name = {"Treeman", "Древень"},
     BEAST, .special = SPECIAL_FOREST_SPIRIT, .attacks = 6, .hits = 4, .armour = 4, .stands = 1,
     .points = 130, .limit = {.maximum = 1}, .keywords = KEYWORD_SET(immune_terror, terror),
     .rules = {"A Forest Spirit: -1 Command when the General or a Noble orders it. Enters woods, "
               "but is never defended there.",
               "Дух леса: −1 к командованию, если приказывает Генерал или Вельможа. Входит в лес, "
               "но там никогда не в обороне."}},
};

static const character_profile characters[] = {
    {.key = "general", .name = {"General", "Генерал"},
     .role = GENERAL, .attacks = 2, .command = 10, .bearer = BY_GENERAL, .points = 155,
     .limit = {.army_maximum = 1}},
    {.key = "noble", .name = {"Noble", "Вельможа"},
     .role = HERO, .attacks = 1, .command = 8, .command_range = 60, .bearer = BY_HERO, .points = 80,
     .limit = {.maximum = 1}},
    {.key = "treeman-ancient", .name = {"Treeman Ancient", "Старейшина древней"},
     .role = HERO, .attacks = 3, .command = 8, .command_range = 60, .bearer = BY_HERO,
     .points = 130, .limit = {.army_maximum = 1},
     .keywords = KEYWORD_SET(terror, army_limit1, no_magic_items),
     .rules = {"-1 Command to any but Forest Spirits; joins only them; may cast Tree Singing.",
               "−1 к командованию для всех, кроме духов леса; присоединяется только к ним; может "
               "пропеть Песнь деревьев."}},
    {.key = "branchwraith", .name = {"Branchwraith", "Дух ветвей"},
     .role = HERO, .attacks = 2, .command = 8, .command_range = 60, .bearer = BY_HERO, .points = 90,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(no_magic_items),
     .rules = {"-1 Command to any but Forest Spirits; joins only them; may cast Tree Singing.",
               "−1 к командованию для всех, кроме духов леса; присоединяется только к ним; может "
               "пропеть Песнь деревьев."}},
    {.key = "spell-weaver", .name = {"Spell Weaver", "Ткач заклинаний"},
     .role = WIZARD, .command = 8, .command_range = 20, .bearer = BY_WIZARD, .points = 80,
     .limit = {.maximum = 1}},
};

static const mount_profile mounts[] = {
    {.key = "giant-stag", .name = {"Giant Stag", "Гигантский олень"},
     .kind = MOUNT_OTHER, .attacks = 1,
     .riders = 1 << 0 | 1 << 1 | 1 << 4, /* general, noble, spell-weaver */ .points = 10,
     .limit = {.maximum = 1}},
    {.key = "unicorn", .name = {"Unicorn", "Единорог"},
     .kind = MOUNT_OTHER, .attacks = 1, .riders = 1 << 4, /* spell-weaver */ .points = 15,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(spell_plus1_once)},
    {.key = "warhawk", .name = {"Warhawk", "Боевой ястреб"},
     .kind = MOUNT_MONSTER, .attacks = 1,
     .riders = 1 << 0 | 1 << 1 | 1 << 4, /* general, noble, spell-weaver */ .points = 15,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(fly)},
    {.key = "forest-dragon", .name = {"Forest Dragon", "Лесной дракон"},
     .kind = MOUNT_MONSTER, .attacks = 3, .shots = 3, .range = 20,
     .riders = 1 << 0 | 1 << 1 | 1 << 4, /* general, noble, spell-weaver */ .points = 100,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(fly, terror, breath20)},
};

const army_profile wm_army_wood_elves = {
    .key = "wood-elves", .name = {"Wood Elves", "Лесные эльфы"},
    .rules = {"Infantry has no penalty for orders in woods.",
              "Пехота не получает штрафа за приказы в лесу."},
    UNITS(units), CHARACTERS(characters), MOUNTS(mounts),
    .spells = SPELLS_WOOD_ELVES, .traits = TRAIT_WOODS,
};
/* clang-format on */
