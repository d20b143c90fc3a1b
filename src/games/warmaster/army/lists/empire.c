/* SPDX-License-Identifier: MIT */
/* empire.c - the army list: Empire. Figures: Warmaster Armies 2.2 with the errata of 2009. */
#include "games/warmaster/army/lists/rows.h"

/* clang-format off */
static const unit_profile units[] = {
    {.key = "halberdiers", .name = {"Halberdiers", "Алебардисты"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, .hits = 3, .armour = 6, .stands = 3, .points = 45,
     .limit = {.minimum = 2}},
    {.key = "handgunners", .name = {"Handgunners", "Мушкетёры"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, SHOOTS(1, 30), .hits = 3, .stands = 3, .points = 65,
     .limit = {.maximum = 3}, .keywords = KEYWORD_SET(pierce1)},
    {.key = "crossbowmen", .name = {"Crossbowmen", "Арбалетчики"},
     FOOT, .race = RACE_HUMAN, .attacks = 3, SHOOTS(1, 30), .hits = 3, .stands = 3, .points = 55,
     .limit = {.minimum = 2}},
    {.key = "flagellants", .name = {"Flagellants", "Флагелланты"},
     FOOT, .race = RACE_HUMAN, .attacks = 5, .hits = 3, .stands = 3, .points = 70,
     .limit = {.maximum = 1},
     .keywords = KEYWORD_SET(must_charge, no_evade, no_drive_back, must_pursue, immune_terror)},
    {.key = "skirmishers", .name = {"Skirmishers", "Застрельщики"},
     FOOT, .race = RACE_HUMAN, .attacks = 4, .hits = 3, .stands = 1, .points = 25,
     .parents = 1 << 0 | 1 << 1 | 1 << 2 | 1 << 3, /* halberdiers, handgunners, crossbowmen, flagellants */
     .keywords = KEYWORD_SET(attached_stand, no_magic_items)},
    {.key = "knights", .name = {"Knights", "Рыцари"},
     HORSE, .race = RACE_HUMAN, .attacks = 3, .hits = 3, .armour = 4, .stands = 3, .points = 110},
    {.key = "pistoliers", .name = {"Pistoliers", "Пистольеры"},
     HORSE, .race = RACE_HUMAN, .attacks = 3, SHOOTS(1, 15), .hits = 3, .armour = 5, .stands = 3,
     .points = 95, .limit = {.maximum = 4}, .keywords = KEYWORD_SET(all_round)},
    {.key = "helblaster", .name = {"Helblaster", "Хеллбластер"},
     GUN, .race = RACE_HUMAN, .special = SPECIAL_HELBLASTER, .attacks = 1,
     .shots_kind = SHOTS_BY_RANGE, .shots = 8, .range = 30, .bands = 3, .hits = 2, .stands = 1,
     .points = 50, .limit = {.maximum = 1},
     .keywords = KEYWORD_SET(variable_attacks, pierce1, misfire),
     .rules = {"8 shots up to 10 cm, 4 up to 20 cm, 2 up to 30 cm; ones among the dice to hit "
               "cancel hits or wreck it.",
               "8 выстрелов до 10 см, 4 до 20 см, 2 до 30 см; единицы на кубиках попадания "
               "отменяют попадания или губят орудие."}},
    /* WM-ART-01, WM-ART-07 */
    {.key = "cannon", .name = {"Cannon", "Пушки"},
     GUN, .race = RACE_HUMAN, .attacks = 1, .shots_kind = SHOTS_BOUNCE, .shots = 2, .range = 60,
     .hits = 2, .stands = 2, .points = 85, .limit = {.maximum = 1},
     .keywords = KEYWORD_SET(bounce, grapeshot, ignore_armour, cover_down1, overhead)},
    /* WM-MACH-01, WM-MACH-02 */
    {.key = "steam-tank", .name = {"Steam Tank", "Паровой Танк"},
     ENGINE, .special = SPECIAL_STEAM_TANK, .attacks = 3, SHOOTS(3, 30), .hits = 4, .armour = 3,
     .stands = 1, .points = 130, .limit = {.maximum = 1},
     .keywords = KEYWORD_SET(single_order, no_brigade, no_character,
                             all_round, always_defended, drive_back_confuse_only,
                             destroyed_on_retreat, move20, misfire, cover_down1, all_round_charge),
     .rules = {"A double six on an order to it, the General's too, rolls on the malfunction "
               "table.",
               "Две шестёрки на приказе ему, даже от Генерала, — бросок по таблице поломок."}},
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
    {.key = "griffon", .name = {"Griffon", "Грифон"},
     .kind = MOUNT_MONSTER, .attacks = 2, .riders = ALL_RIDERS(3), .points = 80,
     .limit = {.maximum = 1}, .keywords = KEYWORD_SET(fly, terror)},
    {.key = "war-altar", .name = {"War Altar", "Боевой Алтарь"},
     .kind = MOUNT_CHARIOT, .attacks = 1, .riders = 1 << 2, /* wizard */ .points = 15,
     .limit = {.army_maximum = 1}, .keywords = KEYWORD_SET(army_limit1, spell_plus1_once),
     .rules = {"Rides with one Wizard only.",
               "Только для одного Волшебника."}},
};

const army_profile wm_army_empire = {
    .key = "empire", .name = {"Empire", "Империя"},
    UNITS(units), CHARACTERS(characters), MOUNTS(mounts),
    .spells = SPELLS_EMPIRE,
    .ready = {"2xhalberdiers+handgunners+2xcrossbowmen+flagellants+2xknights+pistoliers+cannon"
              "+general+hero/sword-of-fate+wizard/wand-of-power",
              "2xhalberdiers/skirmishers+2xhalberdiers+4xcrossbowmen+2xhandgunners+flagellants"
              "+4xknights+2xpistoliers+2xcannon+helblaster+steam-tank+general/orb-of-majesty"
              "+2xhero+wizard/wand-of-power"},
};
/* clang-format on */
