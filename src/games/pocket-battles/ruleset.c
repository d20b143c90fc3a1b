/* SPDX-License-Identifier: MIT */
/* ruleset.c - what a designer may change in Pocket Battles: all that tiles show, and the names of tiles and armies.
 * docs/RULESETS.md is made of these tables. A new army takes the place of one of the six: its tiles keep their ids. */
#include <stddef.h>
#include <string.h>

#include "games/pocket-battles/battle.h"

enum {
    COST_MAX = 12,
    HEALTH_MAX = 9,
    BONUS_MAX = 3,
    ALIKE_MAX = 2,   /* faces of one value on a tile: five tiles still fit into four bits */
    ARMY_COST = 250, /* a byte counts the points of an army */
    FURIOUS =
        2, /* the formation of a Fury: dice by tokens in a large unit would break all bounds */
};

/* ---- Faces: "4,5,6", "3,3" or "none" ---- */

static bool read_faces(const vx_word *word, uint32_t *out)
{
    uint32_t faces = 0;
    if (vx_word_is(word, "none")) return *out = 0, true;
    if (word->length % 2 == 0) return false;
    for (size_t i = 0; i < word->length; i++) {
        char c = word->start[i];
        if (i % 2 == 1 ? c != ',' : c < '1' || c > '6') return false;
        if (i % 2 == 1) continue;
        faces += (uint32_t)D1 << (4 * (c - '1'));
        if (faces_with(faces, c - '1') > ALIKE_MAX) return false;
    }
    *out = faces;
    return true;
}

static void write_faces(uint32_t faces, vx_text *out)
{
    bool is_first = true;
    for (int face = 0; face < FACES; face++)
        for (int i = 0; i < faces_with(faces, face); i++) {
            if (!is_first) vx_add_char(out, ',');
            vx_add_number(out, face + 1);
            is_first = false;
        }
    if (is_first) vx_add(out, "none");
}

static bool read_black(const vx_word *word, void *thing)
{
    return read_faces(word, &((tile_facts *)thing)->black);
}
static bool read_white(const vx_word *word, void *thing)
{
    return read_faces(word, &((tile_facts *)thing)->white);
}
static void write_black(const void *thing, vx_text *out)
{
    write_faces(((const tile_facts *)thing)->black, out);
}
static void write_white(const void *thing, vx_text *out)
{
    write_faces(((const tile_facts *)thing)->white, out);
}

/* ---- Tiles and armies ---- */

/* One word a bit, in the order of PB-T1 to PB-T28. The three "+X" are numbers of their own: naming them here would say
 * nothing. */
#define TRAIT_WORDS                                                                            \
    "auxiliary|+engagement|fast|first-strike|prestige|leader|impetus|long-range|overwhelming|" \
    "reactive|sacrifice|scout|+shooting|skirmish|slow|tough|+wounds|control|double-order|"     \
    "excite|galvanize|heal|blood-lust|disband|flying|fury|regenerate|wide-arc"

static const char *trait_title(int which, vx_language language)
{
    return pb_traits[which].name[language];
}

static const vx_rule_field tile_fields[] = {
    {.key = "name",
     .help = {"name", "название"},
     .form = VX_RULE_NAME,
     .offset = offsetof(tile_facts, name)},
    {.key = "cost",
     .help = {"cost", "стоимость"},
     .offset = offsetof(tile_facts, cost),
     .least = 1,
     .most = COST_MAX},
    {.key = "health",
     .help = {"hit points", "здоровье"},
     .offset = offsetof(tile_facts, health),
     .least = 0,
     .most = HEALTH_MAX},
    {.key = "formation",
     .help = {"formation", "построение"},
     .offset = offsetof(tile_facts, formation),
     .least = 0,
     .most = 4},
    {.key = "black",
     .help = {"black faces", "чёрные грани"},
     .form = VX_RULE_OTHER,
     .values = "4,5,6|3,3|none",
     .read = read_black,
     .write = write_black},
    {.key = "white",
     .help = {"white faces", "белые грани"},
     .form = VX_RULE_OTHER,
     .values = "4,5,6|3,3|none",
     .read = read_white,
     .write = write_white},
    {.key = "engagement",
     .help = {"dice more in close combat", "кубиков в бою сверх обычного"},
     .offset = offsetof(tile_facts, engagement),
     .least = 0,
     .most = BONUS_MAX},
    {.key = "shooting",
     .help = {"dice more when shooting", "кубиков в стрельбе сверх обычного"},
     .offset = offsetof(tile_facts, shooting),
     .least = 0,
     .most = BONUS_MAX},
    {.key = "wounds",
     .help = {"hits more if it hits", "ударов сверх попавших"},
     .offset = offsetof(tile_facts, wounds),
     .least = 0,
     .most = BONUS_MAX},
    {.key = "traits",
     .help = {"traits", "свойства"},
     .form = VX_RULE_SET,
     .offset = offsetof(tile_facts, traits),
     .values = TRAIT_WORDS,
     .title = trait_title},
};

static const char *tile_key(const void *table, int index)
{
    (void)table;
    return pb_book.tile[index].id;
}

static const char *tile_title(const void *table, int index, vx_language language)
{
    (void)language;
    return tile_key(table, index);
}

static const vx_rule_field army_fields[] = {
    {.key = "name",
     .help = {"name", "название"},
     .form = VX_RULE_NAME,
     .offset = offsetof(army_facts, name)},
};

static const char *army_key(const void *table, int index)
{
    (void)table;
    return pb_book.army[index].key;
}

static const char *army_title(const void *table, int index, vx_language language)
{
    return ((const pb_numbers *)table)->army[index].name[language];
}

static const vx_rule_kind kinds[] = {
    {.key = "army",
     .help = {"Armies", "Армии"},
     .offset = offsetof(pb_numbers, army),
     .stride = sizeof(army_facts),
     .count = ARMIES,
     .name = army_key,
     .names = "elves|orcs|macedonians|persians|celts|romans",
     .title = army_title,
     .fields = army_fields,
     .field_count = 1,
     .keys = "name"},
    {.key = "tile",
     .help = {"Tiles", "Тайлы"},
     .offset = offsetof(pb_numbers, tile),
     .stride = sizeof(tile_facts),
     .count = TILES,
     .name = tile_key,
     .names = "ELV01..ELV30|ORC01..ORC30|MAC01..MAC30|PER01..PER30|CEL01..CEL30|ROM01..ROM30",
     .title = tile_title,
     .fields = tile_fields,
     .field_count = sizeof tile_fields / sizeof *tile_fields,
     .keys = "name|cost|health|formation|black|white|engagement|shooting|wounds|traits"},
};

/* ---- What must hold ---- */

static bool refuse_tile(vx_problem *why, const vx_message *message, int tile)
{
    return vx_refuse_word(why, message, pb_book.tile[tile].id, strlen(pb_book.tile[tile].id));
}

static bool check_tile(const tile_facts *t, int tile, vx_problem *why)
{
    static const vx_message no_formation = {
        "PB-12",
        {"{word}: only an Auxiliary has no formation; others have 1 to 4",
         "{word}: построения нет только у вспомогательного отряда, у прочих оно от 1 до 4"}};
    static const vx_message bonus_word = {
        "PB-T2",
        {"{word}: +engagement, +shooting and +wounds are numbers of their own: engagement 1",
         "{word}: +engagement, +shooting и +wounds задаются числом: engagement 1"}};
    static const vx_message furious = {"PB-T26",
                                       {"{word}: a troop with Fury has a formation of 1 or 2",
                                        "{word}: у отряда с Яростью построение 1 или 2"}};
    if (t->traits & (BIT(ENGAGEMENT) | BIT(SHOOTING) | BIT(WOUNDS)))
        return refuse_tile(why, &bonus_word, tile);
    bool is_auxiliary = (t->traits & BIT(AUXILIARY)) != 0;
    if (t->formation == 0 && !is_auxiliary) return refuse_tile(why, &no_formation, tile);
    bool is_wide = t->formation > FURIOUS || is_auxiliary;
    if ((t->traits & BIT(FURY)) && is_wide) return refuse_tile(why, &furious, tile);
    return true;
}

/* The thirty dearest tiles, wherever they are from: a mixed army might have them all. */
static int dearest_army(const pb_numbers *numbers)
{
    int with_cost[COST_MAX + 1] = {0}, left = TROOPS, sum = 0;
    for (int tile = 0; tile < TILES; tile++) with_cost[numbers->tile[tile].cost]++;
    for (int cost = COST_MAX; cost > 0; cost--) {
        int taken = with_cost[cost] < left ? with_cost[cost] : left;
        sum += taken * cost;
        left -= taken;
    }
    return sum;
}

static bool check(const void *table, vx_problem *why)
{
    static const vx_message too_dear = {
        "PB-9",
        {"the thirty dearest tiles cost {0} together; {1} is the most",
         "тридцать самых дорогих тайлов вместе стоят {0}; можно не больше {1}"}};
    const pb_numbers *numbers = table;
    for (int tile = 0; tile < TILES; tile++)
        if (!check_tile(&numbers->tile[tile], tile, why)) return false;
    int cost = dearest_army(numbers);
    return cost <= ARMY_COST || vx_refuse_numbers(why, &too_dear, cost, ARMY_COST);
}

static uint32_t of_state(const void *state)
{
    const battle *b = state;
    return b->side[0].ruleset;
}

const vx_rulebook pb_rulebook = {
    .game = "pocket-battles",
    .book = &pb_book,
    .size = sizeof(pb_numbers),
    .kinds = kinds,
    .kind_count = sizeof kinds / sizeof *kinds,
    .keys = "army|tile",
    .check = check,
    .of_state = of_state,
};
