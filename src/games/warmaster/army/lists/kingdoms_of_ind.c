/* SPDX-License-Identifier: MIT */
/* kingdoms_of_ind.c - the army list: Kingdoms of Ind. Figures: an experimental list of Warmaster Revolution (2025/26). */
#include "games/warmaster/army/lists/rows.h"

/* clang-format off */
static const unit_profile units[] = {
    {.key = "archers", .name = {"Archers", "Лучники"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, SHOOTS(1, 30), .hits = 3, .stands = 3, .points = 55,
     .limit = {.minimum = 2}},
    {.key = "warriors", .name = {"Warriors", "Воины"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, .hits = 3, .armour = 5, .stands = 3, .points = 60},
    {.key = "devan-hosts", .name = {"Devan Hosts", "Воинства дэвов"},
     FOOT, .special = SPECIAL_DEVAN, .attacks = 4, .hits = 3, .armour = 5, .stands = 3,
     .points = 75, .limit = {.maximum = 2}, .keywords = KEYWORD_SET(immune_terror, instability),
     .rules = {"-1 Command in a brigade with others.",
               "−1 к командованию в смешанной бригаде."}},
    {.key = "forest-creatures", .name = {"Forest Creatures", "Лесные твари"},
     FOOT, .attacks = 4, .hits = 3, .stands = 3, .points = 55, .limit = {.maximum = 4},
     .keywords = KEYWORD_SET(brigade_same_only, no_dense_penalty)},
    {.key = "nobles", .name = {"Nobles", "Знать на колесницах"},
     CHARIOTS, .race = RACE_HUMAN, .attacks = 3, SHOOTS(1, 30), .hits = 3, .armour = 5, .stands = 3,
     .points = 110, .limit = {.minimum = 1, .maximum = 3}},
    {.key = "horsemen", .name = {"Horsemen", "Всадники"},
     HORSE, .race = RACE_HUMAN, .attacks = 3, SHOOTS(1, 15), .hits = 3, .armour = 6, .stands = 3,
     .points = 75, .limit = {.maximum = 1}, .keywords = KEYWORD_SET(all_round)},
    {.key = "devan-riders", .name = {"Devan Riders", "Дэвы-всадники"},
     HORSE, .special = SPECIAL_DEVAN, .attacks = 4, .hits = 3, .armour = 5, .stands = 3,
     .points = 110, .limit = {.maximum = 1}, .keywords = KEYWORD_SET(immune_terror, instability),
     .rules = {"-1 Command in a brigade with others.",
               "−1 к командованию в смешанной бригаде."}},
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
    {.key = "devan-flyers", .name = {"Devan Flyers", "Летучие дэвы"},
     .type = MONSTER, .move = 100, .front = 40, .depth = 20, .special = SPECIAL_DEVAN, .attacks = 2,
     .hits = 3, .armour = 5, .stands = 3, .points = 80, .limit = {.maximum = 1},
     .keywords = KEYWORD_SET(immune_terror, instability, fly, long_edge),
     .rules = {"-1 Command in a brigade with others.",
               "−1 к командованию в смешанной бригаде."}},
};

static const character_profile characters[] = {
    {.key = "maharajah", .name = {"Maharajah", "Махараджа"},
     .role = GENERAL, .attacks = 2, .command = 9, .bearer = BY_GENERAL, .points = 125,
     .limit = {.army_maximum = 1}},
    {.key = "rajah", .name = {"Rajah", "Раджа"},
     .role = HERO, .attacks = 1, .command = 8, .command_range = 60, .bearer = BY_HERO, .points = 80,
     .limit = {.maximum = 2}},
    {.key = "avatar", .name = {"Avatar", "Аватар"},
     .role = HERO, .attacks = 3, .command = 6, .command_range = 60, .bearer = BY_HERO,
     .summoned = 1, .keywords = KEYWORD_SET(terror, no_magic_items, no_breakpoint),
     .rules = {"Comes only by a spell.",
               "Появляется только от заклинания."}},
    {.key = "purohita", .name = {"Purohita", "Пурохита"},
     .role = WIZARD, .command = 7, .command_range = 20, .bearer = BY_WIZARD, .points = 45,
     .limit = {.maximum = 1}},
};

static const mount_profile mounts[] = {
    {.key = "elephant", .name = {"Elephant", "Слон"},
     .kind = MOUNT_MONSTER, .attacks = 2,
     .riders = 1 << 0 | 1 << 1 | 1 << 3, /* maharajah, rajah, purohita */ .points = 65,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(terror)},
    {.key = "chariot", .name = {"Chariot", "Колесница"},
     .kind = MOUNT_CHARIOT, .attacks = 1,
     .riders = 1 << 0 | 1 << 1 | 1 << 3, /* maharajah, rajah, purohita */ .points = 10,
     .limit = {.maximum = 1}},
};

const army_profile wm_army_kingdoms_of_ind = {
    .key = "kingdoms-of-ind", .name = {"Kingdoms of Ind", "Царства Инда"},
    .rules = {"With Devans or the Avatar on the table a die when the turn begins: on 5-6 its "
              "player may throw one of his dice of this turn again, on 1-2 the opponent may make "
              "him.",
              "Пока на столе дэвы или Аватар, в начале хода бросают кубик: на 5–6 игрок может "
              "перебросить один свой кубик этого хода, на 1–2 этого вправе потребовать противник."},
    .spells = SPELLS_IND,
    UNITS(units), CHARACTERS(characters), MOUNTS(mounts),
    .traits = TRAIT_DEVANS,
};
/* clang-format on */
