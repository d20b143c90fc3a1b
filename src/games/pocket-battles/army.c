/* SPDX-License-Identifier: MIT */
/* army.c - PB-6 to PB-14: troops, the units they are grouped into, and the limits of both. */
#include <string.h>

#include "games/pocket-battles/battle.h"

/* ---- What a side is made of ---- */

void pb_clear_side(side *s)
{
    uint32_t ruleset = s->ruleset;
    memset(s, 0, sizeof *s);
    s->ruleset = ruleset;
    memset(s->place, LOST, sizeof s->place);
    memset(s->tile, NONE, sizeof s->tile);
    memset(s->unit, NONE, sizeof s->unit);
    s->army = NONE;
}

static void refresh_troop(side *s, int unit, int troop)
{
    const tile_facts *tile = facts_of(s, troop);
    s->cost = (uint8_t)(s->cost + tile->cost);
    if (s->wounds[troop] == DEAD) {
        s->lost = (uint8_t)(s->lost + tile->cost);
        return;
    }
    s->health[unit] = (uint8_t)(s->health[unit] + health_left(s, troop));
    if (tile->black != 0) s->black |= BIT(unit);
    if (tile->white != 0) s->white |= BIT(unit);
    for (uint32_t rest = tile->traits; rest != 0; rest &= rest - 1)
        s->bearers[__builtin_ctz(rest)] |= BIT(unit);
}

static void refresh_sets(side *s)
{
    memset(s->zone, 0, sizeof s->zone);
    s->alive = 0;
    for (int unit = 0; unit < s->unit_count; unit++) {
        if (s->place[unit] != LOST) s->alive |= BIT(unit);
        if (s->place[unit] < ZONES) s->zone[s->place[unit]] |= BIT(unit);
    }
}

/* All that follows from the tiles, their wounds and the places of the units. */
void pb_refresh(side *s)
{
    refresh_sets(s);
    memset(s->bearers, 0, sizeof s->bearers);
    memset(s->health, 0, sizeof s->health);
    s->black = s->white = 0;
    s->cost = s->lost = 0;
    for (int unit = 0; unit < s->unit_count; unit++)
        for (int i = 0; i < s->height[unit]; i++) refresh_troop(s, unit, s->first[unit] + i);
}

int pb_find_tile(const char *id, size_t length)
{
    for (int tile = 0; tile < TILES; tile++)
        if (strlen(pb_book.tile[tile].id) == length &&
            memcmp(pb_book.tile[tile].id, id, length) == 0)
            return tile;
    return NONE;
}

int pb_find_troop(const side *s, int tile)
{
    for (int troop = 0; troop < s->troop_count; troop++)
        if (s->tile[troop] == tile) return troop;
    return NONE;
}

bool pb_army_is_taken(const battle *b, int seat, int army)
{
    return !b->mixed && b->side[!seat].army == army;
}

/* ---- PB-11 to PB-13 The limits of a unit ---- */

/* The unit as an army list writes it: what a refusal calls it by. */
static void write_unit(const side *s, int unit, vx_text *out)
{
    for (int i = 0; i < s->height[unit]; i++) {
        if (i > 0) vx_add_char(out, '+');
        vx_add(out, facts_of(s, s->first[unit] + i)->id);
    }
}

static bool refuse_unit(vx_problem *why, const vx_message *message, const side *s, int unit,
                        int first, int second)
{
    if (why == NULL) return false;
    char name[sizeof why->word];
    vx_text text = vx_text_on(name, sizeof name);
    write_unit(s, unit, &text);
    vx_refuse_word(why, message, name, text.length);
    why->number[0] = first;
    why->number[1] = second;
    return false;
}

static const vx_message two_auxiliaries = {
    "PB-13",
    {"{word}: a unit takes one Auxiliary troop at most; it has {0}",
     "{word}: в подразделение входит не больше одного вспомогательного отряда, а здесь {0}"}};
static const vx_message alone = {
    "PB-13",
    {"{word}: an Auxiliary troop only joins another; it is not a unit by itself",
     "{word}: вспомогательный отряд лишь присоединяется к другим, сам он не подразделение"}};
static const vx_message too_many = {
    "PB-12",
    {"{word}: its lowest formation allows {0} troops; it has {1}",
     "{word}: наименьшее построение допускает отрядов: {0}, а здесь их {1}"}};
static const vx_message lifeless = {
    "PB-11",
    {"{word}: a unit needs at least one hit point",
     "{word}: в подразделении должно быть хотя бы одно очко здоровья"}};

typedef struct {
    int troops, auxiliaries, formation, health; /* auxiliaries are not among the troops */
} unit_figures;

static void count_tile(unit_figures *f, const tile_facts *tile)
{
    f->health += tile->health;
    if (tile->traits & BIT(AUXILIARY)) {
        f->auxiliaries++; /* PB-T1: neither counted nor limiting */
        return;
    }
    f->troops++;
    if (tile->formation < f->formation) f->formation = tile->formation;
}

static unit_figures figures_of(const side *s, int unit)
{
    unit_figures f = {.formation = UNIT_HEIGHT};
    for (int i = 0; i < s->height[unit]; i++) count_tile(&f, facts_of(s, s->first[unit] + i));
    return f;
}

/* What is wrong with a unit of these figures, or NULL. */
static const vx_message *fault_in(const unit_figures *f)
{
    if (f->auxiliaries > 1) return &two_auxiliaries;
    if (f->troops == 0) return &alone; /* */
    if (f->troops > f->formation) return &too_many;
    return f->health == 0 ? &lifeless : NULL;
}

bool pb_check_unit(const side *s, int unit, vx_problem *why)
{
    unit_figures f = figures_of(s, unit);
    const vx_message *fault = fault_in(&f);
    if (fault == NULL) return true;
    bool of_formation = fault == &too_many;
    return refuse_unit(why, fault, s, unit, of_formation ? f.formation : f.auxiliaries, f.troops);
}

/* The unit NONE: alone. */
bool pb_could_join(const side *s, int tile, int unit)
{
    unit_figures f = {.formation = UNIT_HEIGHT};
    if (unit != NONE) f = figures_of(s, unit);
    count_tile(&f, &tiles_of(s)[tile]);
    return fault_in(&f) == NULL;
}

/* ---- PB-6 to PB-10 The limits of an army ---- */

const vx_message pb_too_dear = {"PB-9",
                                {"the army would cost {0}, but the battle has {1} points",
                                 "армия стоила бы {0}, а размер битвы {1}"}};

const vx_message pb_no_unit = {"PB-10",
                               {"the army has no unit", "в армии нет ни одного подразделения"}};

bool pb_check_army(const battle *b, const side *s, vx_problem *why)
{
    if (s->unit_count == 0) return vx_refuse(why, &pb_no_unit);
    for (int unit = 0; unit < s->unit_count; unit++)
        if (!pb_check_unit(s, unit, why)) return false;
    if (s->cost > b->size) return vx_refuse_numbers(why, &pb_too_dear, s->cost, b->size);
    return true;
}

static bool refuse_tile(vx_problem *why, const vx_message *message, int tile)
{
    return vx_refuse_word(why, message, pb_book.tile[tile].id, strlen(pb_book.tile[tile].id));
}

static bool check_tile(const side *s, int tile, vx_problem *why)
{
    static const vx_message foreign = {
        "PB-6", {"{word} is a tile of another army", "{word} — тайл другой армии"}};
    static const vx_message twice = {"PB-6", {"{word} is already taken", "{word} уже взят"}};
    static const vx_message full = {
        "PB-1", {"an army has no more than 30 troops", "в армии не больше 30 отрядов"}};
    if (s->army != MIXED && army_of(tile) != s->army) return refuse_tile(why, &foreign, tile);
    if (pb_find_troop(s, tile) != NONE) return refuse_tile(why, &twice, tile);
    if (s->troop_count == TROOPS) return vx_refuse(why, &full);
    return true;
}

/* "ELV01+ELV12: the lowest formation ...": pointing at tiles takes no list of them. */
static void leave_out_tiles(char *sentence)
{
    char *rest = strstr(sentence, ": ");
    if (rest != NULL) memmove(sentence, rest + 2, strlen(rest + 2) + 1);
}

static bool refuse_take(const side *s, const act *a, vx_problem *why)
{
    side trial = *s;
    pb_add_troop(&trial, a->x, a->y, a->z);
    pb_check_unit(&trial, a->y == NONE ? s->unit_count : a->y, why);
    if (why != NULL) why->reword = leave_out_tiles;
    return false;
}

bool pb_check_take(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message formed = {
        "PB-10",
        {"units are formed one after another: only the last one can be joined",
         "подразделения собирают по очереди: присоединиться можно только к последнему"}};
    static const vx_message no_army = {"PB-6", {"choose the army first", "сначала выберите армию"}};
    const side *s = &b->side[b->active];
    if (s->army == NONE) return vx_refuse(why, &no_army);
    if (!check_tile(s, a->x, why)) return false;
    if (a->y != NONE && a->y + 1 != s->unit_count) return vx_refuse(why, &formed);
    int cost = s->cost + tiles_of(s)[a->x].cost;
    if (cost > b->size) return vx_refuse_numbers(why, &pb_too_dear, cost, b->size);
    return pb_could_join(s, a->x, a->y) || refuse_take(s, a, why);
}

/* ---- PB-10, PB-14 Grouping: the troops of a unit lie together, the top one first ---- */

static void open_place(side *s, int troop)
{
    size_t behind = (size_t)(s->troop_count - troop);
    memmove(s->tile + troop + 1, s->tile + troop, behind);
    memmove(s->unit + troop + 1, s->unit + troop, behind);
    memmove(s->wounds + troop + 1, s->wounds + troop, behind);
    s->troop_count++;
}

/* The unit NONE: a new one. There must be room. */
void pb_add_troop(side *s, int tile, int unit, bool on_top)
{
    if (unit == NONE) {
        unit = s->unit_count++;
        s->first[unit] = s->troop_count;
        s->height[unit] = 0;
        s->place[unit] = UNPLACED;
    }
    int troop = s->first[unit] + (on_top ? 0 : s->height[unit]);
    open_place(s, troop);
    s->tile[troop] = (uint8_t)tile;
    s->unit[troop] = (uint8_t)unit;
    s->wounds[troop] = 0;
    s->height[unit]++;
    for (int other = unit + 1; other < s->unit_count; other++) s->first[other]++;
    pb_refresh(s);
}

/* ---- Army lists: ELV03,ELV17+ELV25 ---- */

static bool parse_tile(const battle *b, side *s, const vx_word *word, bool opens_unit,
                       vx_problem *why)
{
    static const vx_message unknown = {
        NULL,
        {"there is no tile or army '{word}'; an army is sample, random, build, elves50, elves80, "
         "orcs50, orcs80, or a list such as ELV03,ELV17+ELV25",
         "нет ни тайла, ни армии «{word}»; армия — это sample, random, build, elves50, elves80, "
         "orcs50, orcs80 или список вида ELV03,ELV17+ELV25"}};
    static const vx_message too_high = {"PB-12",
                                        {"{word}: no unit has more than five troops",
                                         "{word}: больше пяти отрядов в подразделении не бывает"}};
    int tile = pb_find_tile(word->start, word->length);
    if (tile == NONE) return vx_refuse_at(why, &unknown, word);
    if (s->army == NONE) s->army = (uint8_t)(b->mixed ? MIXED : army_of(tile));
    if (!check_tile(s, tile, why)) return false;
    if (!opens_unit && s->height[s->unit_count - 1] == UNIT_HEIGHT)
        return refuse_unit(why, &too_high, s, s->unit_count - 1, 0, 0);
    pb_add_troop(s, tile, opens_unit ? NONE : s->unit_count - 1, false);
    return true;
}

/* The army as a list that pb_parse_army() reads. */
void pb_add_list(vx_text *out, const side *s)
{
    for (int unit = 0; unit < s->unit_count; unit++) {
        if (unit > 0) vx_add_char(out, ',');
        write_unit(s, unit, out);
    }
}

/* The tiles alone: units and cost may break any limit. */
bool pb_read_list(const battle *b, side *s, const char *list, vx_problem *why)
{
    bool opens_unit = true;
    pb_clear_side(s);
    for (const char *at = list;; at++) {
        vx_word word = {.start = at, .length = strcspn(at, "+,")};
        if (!parse_tile(b, s, &word, opens_unit, why)) return false;
        at += word.length;
        if (*at == '\0') break;
        opens_unit = *at == ',';
    }
    return true;
}

bool pb_parse_army(const battle *b, side *s, const char *list, vx_problem *why)
{
    return pb_read_list(b, s, list, why) && pb_check_army(b, s, why);
}
