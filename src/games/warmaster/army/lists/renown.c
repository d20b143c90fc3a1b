/* SPDX-License-Identifier: MIT */
/* renown.c - Regiments of Renown, whom any army may hire. Figures: Warmaster Revolution Armies 2.25. */
#include "games/warmaster/army/lists/rows.h"

/* clang-format off */
#define PIKES .type = INFANTRY, .move = 20, .front = 20, .depth = 40, .race = RACE_HUMAN, \
    .special = SPECIAL_PIKEMEN
#define ONCE .limit = {.maximum = 1, .army_maximum = 1}
#define HIRED(...) .keywords = KEYWORD_SET(__VA_ARGS__)
#define PIKE_RULES \
    .rules = {"Defended in the first round against cavalry and chariots that charge their front; " \
              "never defended in dense terrain or on walls. Support only side by side.", \
              "В первом раунде против кавалерии и колесниц, атакующих с фронта, — в обороне; в " \
              "плотном ландшафте и на стенах не обороняются никогда. Поддерживают только бок о " \
              "бок."}

static const unit_profile units[] = {
    {.key = "pirazzos-lost-legion", .name = {"Pirazzo's Lost Legion", "Пропавший легион Пираццо"},
     PIKES, .attacks = 3, SHOOTS(1, 30), .hits = 3, .armour = 6, .stands = 3, .points = 85,
     ONCE, HIRED(no_magic_items, short_edge), PIKE_RULES},
    {.key = "alcatani-fellowship", .name = {"Alcatani Fellowship", "Алькатанское братство"},
     PIKES, .attacks = 3, .hits = 3, .armour = 6, .stands = 3, .points = 60,
     ONCE, HIRED(no_magic_items, short_edge), PIKE_RULES},
    {.key = "riccos-republican-guard",
     .name = {"Ricco's Republican Guard", "Республиканская гвардия Рикко"},
     PIKES, .attacks = 3, .hits = 3, .armour = 5, .stands = 3, .points = 75,
     ONCE, HIRED(no_magic_items, short_edge), PIKE_RULES},
    {.key = "leopolds-leopard-company",
     .name = {"Leopold's Leopard Company", "Леопардовая рота Леопольда"},
     PIKES, .attacks = 3, .hits = 3, .armour = 6, .stands = 3, .points = 60,
     ONCE, HIRED(no_magic_items, short_edge), PIKE_RULES},
    {.key = "marksmen-of-miragliano", .name = {"Marksmen of Miragliano", "Стрелки Миральяно"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, SHOOTS(1, 30), .hits = 3, .stands = 3, .points = 65,
     ONCE, HIRED(no_magic_items)},
    {.key = "braganzas-besiegers", .name = {"Braganza's Besiegers", "Осадный полк Браганцы"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, SHOOTS(1, 30), .hits = 3, .armour = 5, .stands = 3,
     .points = 90, ONCE, HIRED(no_magic_items)},
    {.key = "lumpin-croops-cocks", .name = {"Lumpin Croop's Cocks", "Петухи Лампина Крупа"},
     FOOT, .attacks = 3, SHOOTS(1, 30), .hits = 3, .stands = 3, .points = 70,
     ONCE, HIRED(no_magic_items, no_dense_penalty)},
    {.key = "vesperos-vendetta", .name = {"Vespero's Vendetta", "Вендетта Весперо"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, SHOOTS(1, 15), .hits = 3, .stands = 3, .points = 60,
     ONCE, HIRED(no_magic_items, all_round)},
    {.key = "the-cursed-company", .name = {"The Cursed Company", "Проклятая рота"},
     FOOT, .attacks = 3, .hits = 3, .armour = 5, .stands = 3, .points = 70,
     ONCE, HIRED(no_magic_items, undead)},
    {.key = "mengils-manflyers", .name = {"Mengil's Manflyers", "Живодёры Менгиля"},
     FOOT, .attacks = 3, .shots_kind = SHOTS_BY_RANGE, .shots = 2, .range = 30, .bands = 2,
     .hits = 3, .armour = 6, .stands = 3, .points = 85,
     ONCE, HIRED(no_magic_items, variable_attacks),
     .rules = {"Repeating crossbows: two dice a stand up to 15 cm, one up to 30.",
               "Магазинные арбалеты: до 15 см по два кубика на базу, до 30 см — по одному."}},
    {.key = "anakondas-amazons", .name = {"Anakonda's Amazons", "Амазонки Анаконды"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, SHOOTS(1, 15), .hits = 3, .armour = 6, .stands = 3,
     .points = 75, ONCE, HIRED(no_magic_items, all_round)},
    {.key = "bearmen-of-urslo", .name = {"Bearmen of Urslo", "Люди-медведи Урсло"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, .hits = 3, .armour = 5, .stands = 3, .points = 70,
     ONCE, HIRED(no_magic_items)},
    {.key = "rugluds-armoured-orcs", .name = {"Ruglud's Armoured Orcs", "Латные орки Руглуда"},
     FOOT, .race = RACE_GREENSKIN, .attacks = 3, SHOOTS(1, 30), .hits = 3, .armour = 5,
     .stands = 3, .points = 90, ONCE, HIRED(no_magic_items)},
    {.key = "long-drongs-slayer-pirates",
     .name = {"Long Drong's Slayer Pirates", "Пираты-истребители Длинного Дронга"},
     FOOT, .attacks = 3, SHOOTS(1, 15), .hits = 4, .armour = 5, .stands = 3, .points = 120,
     ONCE, HIRED(no_magic_items, all_round)},
    {.key = "golgfags-mercenary-ogres",
     .name = {"Golgfag's Mercenary Ogres", "Огры-наёмники Голгфага"},
     FOOT, .attacks = 4, .hits = 4, .armour = 5, .stands = 3, .points = 115,
     ONCE, HIRED(no_magic_items, must_charge_humans)},
    {.key = "volands-venators", .name = {"Voland's Venators", "Венаторы Воланда"},
     HORSE, .race = RACE_HUMAN, .attacks = 3, .hits = 3, .armour = 4, .stands = 3, .points = 120,
     ONCE, HIRED(no_magic_items)},
    {.key = "al-muktars-desert-dogs", .name = {"Al Muktar's Desert Dogs", "Псы пустыни Аль-Муктара"},
     HORSE, .race = RACE_HUMAN, .attacks = 3, SHOOTS(1, 15), .hits = 3, .armour = 6, .stands = 3,
     .points = 85, ONCE, HIRED(no_magic_items, all_round)},
    {.key = "oglah-khans-wolfboyz", .name = {"Oglah Khan's Wolfboyz", "Волчьи наездники Огла-хана"},
     HORSE, .race = RACE_GREENSKIN, .attacks = 2, SHOOTS(1, 15), .hits = 3, .armour = 6,
     .stands = 3, .points = 70, ONCE, HIRED(no_magic_items, all_round)},
    {.key = "tichi-huichis-raiders", .name = {"Tichi-Huichi's Raiders", "Налётчики Тичи-Уичи"},
     HORSE, .attacks = 3, SHOOTS(1, 15), .hits = 3, .armour = 6, .stands = 3, .points = 85,
     ONCE, HIRED(no_magic_items, all_round)},
    {.key = "birdmen-of-catrazza", .name = {"Birdmen of Catrazza", "Люди-птицы Катраццы"},
     .type = INFANTRY, .move = 100, .front = 40, .depth = 20, .race = RACE_HUMAN, .attacks = 2,
     SHOOTS(1, 30), .hits = 3, .armour = 6, .stands = 3, .points = 95,
     ONCE, HIRED(no_magic_items, fly, pursued_by_any)},
    {.key = "bronzinos-galloper-guns",
     .name = {"Bronzino's Galloper Guns", "Конные пушки Бронцино"},
     .type = ARTILLERY, .move = 20, .front = 20, .depth = 40, .race = RACE_HUMAN, .attacks = 1,
     .shots_kind = SHOTS_BOUNCE, .shots = 2, .range = 40, .hits = 2, .stands = 2, .points = 95,
     ONCE, HIRED(no_magic_items, bounce, grapeshot, ignore_armour, cover_down1, move20)},
};

#define HIRED_HERO .role = HERO, .command = 8, .command_range = 60, .bearer = BY_HERO, ONCE

static const character_profile characters[] = {
    {.key = "asarnil-the-dragonlord",
     .name = {"Asarnil the Dragonlord", "Асарнил, Владыка драконов"},
     HIRED_HERO, .attacks = 4, .points = 190, HIRED(no_magic_items, fly, terror, breath20),
     .rules = {"Rides a dragon of his own.", "Летает на собственном драконе."}},
    {.key = "gotrek-and-felix", .name = {"Gotrek and Felix", "Готрек и Феликс"},
     HIRED_HERO, .attacks = 2, .points = 100, HIRED(no_magic_items)},
    {.key = "the-witch-hunters", .name = {"The Witch Hunters", "Отряд охотников на ведьм"},
     HIRED_HERO, .attacks = 1, .points = 90, HIRED(no_magic_items)},
};

/* What Asarnil breathes with: the fire of a dragon of the High Elves. */
static const mount_profile mounts[] = {
    {.key = "deathfang", .name = {"Asarnil's dragon", "Дракон Асарнила"},
     .kind = MOUNT_MONSTER, .shots = 3, .range = 20, .riders = 1,
     HIRED(fly, terror, breath20)},
};

const army_profile wm_renown = {
    .key = "renown", .name = {"Regiments of Renown", "Прославленные полки"},
    .rules = {"One for each full thousand points, each only once, in the place of a unit with a "
              "maximum (a Hero in that of a Hero). One attack more in all, no magic items; neither "
              "the rules of the army nor its spells are for them, and in a brigade that blunders "
              "they throw for themselves.",
              "По одному на каждую полную тысячу очков, каждый лишь однажды, вместо отряда с "
              "пределом (герой — вместо героя). Одна атака сверх прочих на весь полк, магических "
              "предметов нет; ни правила армии, ни её заклинания на них не действуют, а если бригада "
              "получила ошибочный приказ, бросают за себя отдельно."},
    UNITS(units), CHARACTERS(characters), MOUNTS(mounts),
};
/* clang-format on */
