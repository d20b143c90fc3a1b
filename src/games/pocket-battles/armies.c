/* SPDX-License-Identifier: MIT */
/* armies.c - army lists before a battle: what is in one, what breaks PB-6 to PB-13, what can be added or
 * taken out, and what a player would say about it. */
#include <string.h>

#include "core/army.h"
#include "core/json.h"
#include "games/pocket-battles/battle.h"

enum { LIST_CAP = 512, NAME_CAP = 512, LEAST = 10, MOST = 120, USUAL = 50 };

/* ---- Reading: a list, a ready one by its name, or "elves:-" for an army with nothing in it ---- */

static bool read_empty(side *s, const char *text)
{
    size_t length = strlen(text);
    if (length < 3 || strcmp(text + length - 2, ":-") != 0) return false;
    vx_word name = {.start = text, .length = length - 2};
    int army = pb_read_army(&name);
    if (army == NONE || army == MIXED) return false;
    pb_clear_side(s);
    s->army = (uint8_t)army;
    return true;
}

static void begin(battle *b, uint32_t ruleset, int size)
{
    pb_clear(b);
    b->size = (uint8_t)size;
    for (int seat = 0; seat < SIDES; seat++) b->side[seat].ruleset = ruleset;
}

static bool read_list(uint32_t ruleset, const char *text, int size, battle *b, vx_problem *why)
{
    begin(b, ruleset, size);
    if (read_empty(&b->side[0], text)) return true;
    for (int i = 0; i < PRESETS; i++)
        if (strcmp(text, pb_presets[i].key) == 0) text = pb_presets[i].list;
    return pb_read_list(b, &b->side[0], text, why);
}

/* ---- Writing a list with one change ---- */

typedef struct {
    int without; /* a troop that is left out, or NONE */
    int tile;    /* one that is added, or NONE */
    int unit;    /* to this unit; NONE: as a new one */
    int top;     /* a troop that goes to the top of its unit, or NONE */
} change;

static const change unchanged = {NONE, NONE, NONE, NONE};

static void add_id(vx_text *out, int tile, bool *opened, bool *begun)
{
    if (*opened)
        vx_add_char(out, '+');
    else if (*begun)
        vx_add_char(out, ',');
    *opened = *begun = true;
    vx_add(out, pb_book.tile[tile].id);
}

static void write_changed(const side *s, change c, char list[LIST_CAP])
{
    vx_text out = vx_text_on(list, LIST_CAP);
    bool begun = false;
    for (int unit = 0; unit < s->unit_count; unit++) {
        bool opened = false;
        int first = s->first[unit];
        if (c.top != NONE && s->unit[c.top] == unit) add_id(&out, s->tile[c.top], &opened, &begun);
        for (int troop = first; troop < first + s->height[unit]; troop++)
            if (troop != c.without && troop != c.top) add_id(&out, s->tile[troop], &opened, &begun);
        if (c.tile != NONE && c.unit == unit) add_id(&out, c.tile, &opened, &begun);
    }
    bool opened = false;
    if (c.tile != NONE && c.unit == NONE) add_id(&out, c.tile, &opened, &begun);
    if (begun) return;
    vx_add(&out, pb_book.army[s->army].key);
    vx_add(&out, ":-");
}

static void json_changed(vx_text *out, const char *key, const side *s, change c)
{
    char list[LIST_CAP];
    write_changed(s, c, list);
    vx_json_text(out, key, list);
}

/* ---- What is wrong ---- */

static void name_unit(const side *s, int unit, vx_language language, vx_text *out)
{
    for (int i = 0; i < s->height[unit]; i++) {
        if (i > 0) vx_add(out, " + ");
        vx_add(out, facts_of(s, s->first[unit] + i)->name[language]);
    }
}

static void add_unit_fault(vx_text *out, const char *key, const side *s, int unit,
                           const vx_problem *why, const char *mend)
{
    char english[NAME_CAP], russian[NAME_CAP];
    vx_text names[VX_LANGUAGES] = {vx_text_on(english, sizeof english),
                                   vx_text_on(russian, sizeof russian)};
    for (int i = 0; i < VX_LANGUAGES; i++) name_unit(s, unit, (vx_language)i, &names[i]);
    vx_json_fault(out, key, why, (const char *const[]){english, russian}, mend);
}

/* ---- The step that mends it ---- */

static int count_faults(const battle *b)
{
    const side *s = &b->side[0];
    int count = (s->cost > b->size) + (s->unit_count == 0);
    for (int unit = 0; unit < s->unit_count; unit++) count += !pb_check_unit(s, unit, NULL);
    return count;
}

/* Faults first; then who stays in the army is worth more than who leaves it. */
static int harm_of(const battle *b, change c)
{
    enum { FAULT = 10000 };
    char list[LIST_CAP];
    battle trial;
    vx_problem why;
    write_changed(&b->side[0], c, list);
    if (!read_list(b->side[0].ruleset, list, b->size, &trial, &why)) return FAULT * FAULT;
    return FAULT * count_faults(&trial) - trial.side[0].cost;
}

static void consider(const battle *b, change c, change *best, int *least)
{
    int harm = harm_of(b, c);
    if (harm >= *least) return;
    *least = harm;
    *best = c;
}

/* One troop of the unit goes elsewhere: to be a unit, into another unit, or out of the army. */
static bool mend_unit(const battle *b, int unit, char list[LIST_CAP])
{
    const side *s = &b->side[0];
    change best = unchanged;
    int least = harm_of(b, unchanged);
    for (int troop = s->first[unit] + s->height[unit] - 1; troop >= s->first[unit]; troop--) {
        int tile = s->tile[troop];
        consider(b, (change){troop, tile, NONE, NONE}, &best, &least);
        for (int other = 0; other < s->unit_count; other++)
            if (other != unit && pb_could_join(s, tile, other))
                consider(b, (change){troop, tile, other, NONE}, &best, &least);
        consider(b, (change){troop, NONE, NONE, NONE}, &best, &least);
    }
    write_changed(s, best, list);
    return best.without != NONE;
}

/* Too expensive: remove the troop without which most is left; where one is not enough, the most expensive. */
static bool mend_cost(const battle *b, char list[LIST_CAP])
{
    const side *s = &b->side[0];
    change best = unchanged;
    int least = harm_of(b, unchanged), over = s->cost - b->size, dearest = 0;
    for (int troop = 0; troop < s->troop_count; troop++) {
        if (facts_of(s, troop)->cost > facts_of(s, dearest)->cost) dearest = troop;
        if (facts_of(s, troop)->cost >= over)
            consider(b, (change){troop, NONE, NONE, NONE}, &best, &least);
    }
    if (best.without == NONE) best.without = dearest;
    write_changed(s, best, list);
    return true;
}

static int add_faults(vx_text *out, const battle *b)
{
    const side *s = &b->side[0];
    int count = 0;
    char mended[LIST_CAP];
    vx_json_open(out, "faults", '[');
    for (int unit = 0; unit < s->unit_count; unit++) {
        vx_problem why = {0};
        if (pb_check_unit(s, unit, &why)) continue;
        bool mends = mend_unit(b, unit, mended);
        add_unit_fault(out, NULL, s, unit, &why, mends ? mended : NULL);
        count++;
    }
    if (s->cost > b->size) {
        vx_problem why = {.message = &pb_too_dear, .number = {s->cost, b->size}};
        vx_json_fault(out, NULL, &why, NULL, mend_cost(b, mended) ? mended : NULL);
        count++;
    }
    if (s->unit_count == 0) {
        vx_problem why = {.message = &pb_no_unit};
        vx_json_fault(out, NULL, &why, NULL, NULL);
        count++;
    }
    vx_json_close(out, ']');
    return count;
}

/* ---- What is there ---- */

static void add_part(vx_text *out, const side *s, int troop, vx_language language)
{
    const tile_facts *tile = facts_of(s, troop);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "key", tile->id);
    vx_json_text(out, "name", tile->name[language]);
    vx_json_number(out, "points", tile->cost);
    json_changed(out, "without", s, (change){troop, NONE, NONE, NONE});
    bool is_top = s->first[s->unit[troop]] == troop;
    if (is_top)
        vx_json_text(out, "top", NULL);
    else
        json_changed(out, "top", s, (change){NONE, NONE, NONE, troop});
    vx_json_close(out, '}');
}

static int unit_cost(const side *s, int unit)
{
    int cost = 0;
    for (int i = 0; i < s->height[unit]; i++) cost += facts_of(s, s->first[unit] + i)->cost;
    return cost;
}

static void add_pieces(vx_text *out, const side *s, vx_language language)
{
    vx_json_open(out, "pieces", '[');
    for (int unit = 0; unit < s->unit_count; unit++) {
        char name[NAME_CAP];
        vx_text text = vx_text_on(name, sizeof name);
        name_unit(s, unit, language, &text);
        vx_json_open(out, NULL, '{');
        vx_json_text(out, "key", facts_of(s, s->first[unit])->id);
        vx_json_text(out, "name", name);
        vx_json_number(out, "points", unit_cost(s, unit));
        vx_json_open(out, "parts", '[');
        for (int i = 0; i < s->height[unit]; i++) add_part(out, s, s->first[unit] + i, language);
        vx_add(out, "]}");
    }
    vx_json_close(out, ']');
}

/* ---- What can be taken ---- */

static void add_traits(vx_text *out, const tile_facts *tile, vx_language language)
{
    bool begun = false;
    char text[2048];
    vx_text words = vx_text_on(text, sizeof text);
    const int number[TRAITS] = {
        [ENGAGEMENT] = tile->engagement, [SHOOTING] = tile->shooting, [WOUNDS] = tile->wounds};
    for (int which = 0; which < TRAITS; which++) {
        if (number[which] == 0 && !(tile->traits & BIT(which))) continue;
        if (begun) vx_add(&words, ". ");
        begun = true;
        if (number[which] > 0) {
            vx_add_char(&words, '+');
            vx_add_number(&words, number[which]);
            vx_add_char(&words, ' ');
        }
        vx_add(&words, pb_traits[which].name[language]);
        vx_add(&words, ": ");
        vx_add(&words, pb_traits[which].meaning[language]);
    }
    vx_json_text(out, "text", text);
}

/* The step that takes the tile, or why it cannot be taken. */
static void add_taking(vx_text *out, const battle *b, int tile, int unit)
{
    const side *s = &b->side[0];
    if (pb_find_troop(s, tile) != NONE) return;
    side trial = *s;
    bool has_room = s->troop_count < TROOPS && (unit == NONE || s->height[unit] < UNIT_HEIGHT);
    if (has_room) pb_add_troop(&trial, tile, unit, false);
    int at = unit == NONE ? trial.unit_count - 1 : unit;
    vx_problem why = {0};
    bool fits = has_room && pb_check_unit(&trial, at, &why);
    if (fits && trial.cost > b->size) {
        fits = false;
        why = (vx_problem){.message = &pb_too_dear, .number = {trial.cost, b->size}};
    }
    if (!fits && why.message != NULL) add_unit_fault(out, "why", &trial, at, &why, NULL);
    if (has_room) json_changed(out, "more", s, (change){NONE, tile, unit, NONE});
}

static void add_choice(vx_text *out, const battle *b, int tile, vx_language language)
{
    static const char *const formation[VX_LANGUAGES] = {"formation", "построение"};
    static const char *const health[VX_LANGUAGES] = {"hit points", "здоровье"};
    const side *s = &b->side[0];
    const tile_facts *facts = &tiles_of(&b->side[0])[tile];
    int troop = pb_find_troop(s, tile);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "key", facts->id);
    vx_json_text(out, "name", facts->name[language]);
    vx_json_text(out, "group", "tiles");
    vx_json_number(out, "points", facts->cost);
    vx_json_number(out, "count", troop != NONE);
    vx_json_open(out, "figures", '[');
    vx_json_open(out, NULL, '[');
    vx_json_text(out, NULL, health[language]);
    vx_json_number(out, NULL, facts->health);
    vx_json_close(out, ']');
    vx_json_open(out, NULL, '[');
    vx_json_text(out, NULL, formation[language]);
    vx_json_number(out, NULL, facts->formation);
    vx_add(out, "]]");
    add_traits(out, facts, language);
    if (troop != NONE) json_changed(out, "fewer", s, (change){troop, NONE, NONE, NONE});
    add_taking(out, b, tile, NONE);
    vx_json_close(out, '}');
}

static void add_extra(vx_text *out, const battle *b, int tile, int unit, vx_language language)
{
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "key", pb_book.tile[tile].id);
    vx_json_text(out, "name", tiles_of(&b->side[0])[tile].name[language]);
    vx_json_text(out, "group", "tiles");
    vx_json_number(out, "points", tiles_of(&b->side[0])[tile].cost);
    vx_json_number(out, "count", 0);
    add_traits(out, &tiles_of(&b->side[0])[tile], language);
    add_taking(out, b, tile, unit);
    vx_json_close(out, '}');
}

static void add_choices(vx_text *out, const battle *b, const vx_army_question *asked)
{
    static const char *const tiles[VX_LANGUAGES] = {"Tiles", "Тайлы"};
    const side *s = &b->side[0];
    int low = s->army * ARMY_TILES;
    vx_json_open(out, "groups", '[');
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "key", "tiles");
    vx_json_text(out, "name", tiles[asked->language]);
    vx_add(out, "}]");
    vx_json_open(out, "choices", '[');
    for (int i = 0; i < ARMY_TILES; i++) add_choice(out, b, low + i, asked->language);
    vx_json_close(out, ']');
    vx_json_open(out, "extras", '[');
    for (int i = 0; asked->piece >= 0 && asked->piece < s->unit_count && i < ARMY_TILES; i++)
        if (pb_find_troop(s, low + i) == NONE)
            add_extra(out, b, low + i, asked->piece, asked->language);
    vx_json_close(out, ']');
}

/* ---- Telling ---- */

static int tokens_of(const battle *b)
{
    return b->size / 10 + pb_leaders(&b->side[0]); /* PB-8, PB-T6 */
}

static void add_summary(vx_text *out, const battle *b, vx_language language)
{
    static const char *const units[] = {"Units: ", "Подразделений: "};
    static const char *const orders[] = {". Orders a round: ", ". Приказов в раунд: "};
    static const char *const half[] = {". Lost when destroyed: ", ". Проиграна при потере: "};
    char text[256];
    vx_text words = vx_text_on(text, sizeof text);
    vx_add(&words, units[language]);
    vx_add_number(&words, b->side[0].unit_count);
    vx_add(&words, orders[language]);
    vx_add_number(&words, tokens_of(b));
    vx_add(&words, half[language]);
    vx_add_number(&words, (b->side[0].cost + 1) / 2);
    vx_json_text(out, "summary", text);
}

static bool describe(const vx_army_question *asked, vx_text *out, vx_problem *why)
{
    battle b;
    if (!read_list(asked->ruleset, asked->list, asked->size, &b, why)) return false;
    const side *s = &b.side[0];
    vx_json_open(out, NULL, '{');
    json_changed(out, "list", s, unchanged);
    vx_json_text(out, "army", pb_book.army[s->army].key);
    vx_json_text(out, "name", armies_of(s)[s->army].name[asked->language]);
    vx_json_text(out, "text", NULL);
    vx_json_number(out, "points", s->cost);
    vx_json_number(out, "size", b.size);
    add_summary(out, &b, asked->language);
    int faults = add_faults(out, &b);
    vx_json_bool(out, "legal", faults == 0);
    add_pieces(out, s, asked->language);
    if (asked->with_choices) add_choices(out, &b, asked);
    vx_json_close(out, '}');
    return true;
}

/* ---- Filling up: after a ready army where the book has one, then with whatever fits best ---- */

static bool is_legal_with(const battle *b, int tile, int unit)
{
    const side *s = &b->side[0];
    bool has_room = s->troop_count < TROOPS && (unit == NONE || s->height[unit] < UNIT_HEIGHT);
    return has_room && pb_find_troop(s, tile) == NONE &&
           s->cost + tiles_of(s)[tile].cost <= b->size && pb_could_join(s, tile, unit);
}

/* What mends a unit first, then the tile that adds most for its points where it goes, as the
 * machine itself would take it. */
static bool add_best(battle *b)
{
    side *s = &b->side[0];
    enum { MENDS = 1000000, NOTHING_YET = -MENDS };
    int best = NONE, best_unit = NONE, most = NOTHING_YET;
    for (int i = 0; i < ARMY_TILES; i++) {
        int tile = s->army * ARMY_TILES + i;
        for (int unit = -1; unit < s->unit_count; unit++) {
            int to = unit < 0 ? NONE : unit;
            if (!is_legal_with(b, tile, to)) continue;
            bool mends = to != NONE && !pb_check_unit(s, to, NULL);
            int value = pb_taking_value(b, 0, tile, to) + MENDS * mends;
            if (value <= most) continue;
            most = value;
            best = tile;
            best_unit = to;
        }
    }
    if (best == NONE) return false;
    pb_add_troop(s, best, best_unit, false);
    return true;
}

static void fill_up(battle *b)
{
    b->side[0].source = SOURCE_BUILD; /* it is not ready yet */
    while (add_best(b)) continue;
}

static bool fill(uint32_t ruleset, const char *list, int size, vx_text *out, vx_problem *why)
{
    battle b;
    char text[LIST_CAP];
    if (!read_list(ruleset, list, size, &b, why)) return false;
    fill_up(&b);
    write_changed(&b.side[0], unchanged, text);
    vx_add(out, text);
    return true;
}

static bool draw(uint32_t ruleset, const char *army, int size, vx_random *random, vx_text *out,
                 vx_problem *why)
{
    static const vx_message unknown = {NULL, {"there is no army '{word}'", "нет армии «{word}»"}};
    battle b;
    char text[LIST_CAP];
    vx_word name = {.start = army, .length = strlen(army)};
    int which = pb_read_army(&name);
    if (which == NONE || which == MIXED) return vx_refuse_word(why, &unknown, army, strlen(army));
    begin(&b, ruleset, size);
    pb_muster(&b, &b.side[0], which, random);
    write_changed(&b.side[0], unchanged, text);
    vx_add(out, text);
    return true;
}

/* ---- What a player would say ---- */

typedef const char *const remark[VX_LANGUAGES];
static remark unspent = {"{0} points are not spent: they buy nothing in the battle.",
                         "Не потрачено очков: {0}. В сражении они не пригодятся."};
static remark crowded = {
    "{0} units share {1} orders a round: most of them will stand and watch. Larger units use an "
    "order better.",
    "Подразделений {0}, а приказов в раунд {1}: многие будут стоять без дела. Крупные "
    "подразделения расходуют приказы лучше."};
static remark no_leader = {"No Leader: a living one gives one more order every round.",
                           "Нет лидера: живой лидер даёт ещё один приказ в каждом раунде."};
static remark nobody_shoots = {
    "Nobody can shoot: a charger meets no arrows, and Skirmishers will wear you down.",
    "Никто не стреляет: наступающий не встретит стрел, и застрельщики измотают вас."};
static remark nobody_fights = {"Few can hold a fight: {0} of {1} units hit in combat.",
                               "Держать удар почти некому: в сражении бьют {0} из {1} "
                               "подразделений."};
static remark one_basket = {
    "The dearest unit is worth {0} of the {1} points that lose the battle. Keep it out of trouble.",
    "Самое дорогое подразделение стоит {0} из {1} очков, которых хватит для поражения. Берегите "
    "его."};
static remark all_well = {"A sound army: nothing stands out.",
                          "Крепкая армия: явных слабостей нет."};

static int cheapest_left(const battle *b)
{
    int least = 1000;
    for (int i = 0; i < ARMY_TILES; i++) {
        int tile = b->side[0].army * ARMY_TILES + i;
        if (pb_find_troop(&b->side[0], tile) == NONE && tiles_of(&b->side[0])[tile].cost < least)
            least = tiles_of(&b->side[0])[tile].cost;
    }
    return least;
}

static int dearest_unit(const side *s)
{
    int most = 0;
    for (int unit = 0; unit < s->unit_count; unit++)
        if (unit_cost(s, unit) > most) most = unit_cost(s, unit);
    return most;
}

static bool criticise(uint32_t ruleset, const char *list, int size, vx_text *out, vx_problem *why)
{
    battle b;
    if (!read_list(ruleset, list, size, &b, why)) return false;
    const side *s = &b.side[0];
    size_t before = out->length;
    int units = s->unit_count, left = b.size - s->cost, half = (s->cost + 1) / 2;
    int fighters = __builtin_popcount(s->black);
    if (left > 0 && left >= cheapest_left(&b)) vx_json_remark(out, unspent, left, 0);
    if (units > 2 * tokens_of(&b)) vx_json_remark(out, crowded, units, tokens_of(&b));
    if (units > 0 && pb_leaders(s) == 0) vx_json_remark(out, no_leader, 0, 0);
    if (units > 0 && s->white == 0) vx_json_remark(out, nobody_shoots, 0, 0);
    if (units > 0 && 2 * fighters < units) vx_json_remark(out, nobody_fights, fighters, units);
    if (units > 1 && 3 * dearest_unit(s) >= 2 * half)
        vx_json_remark(out, one_basket, dearest_unit(s), half);
    if (out->length == before) vx_json_remark(out, all_well, 0, 0);
    return true;
}

static void add_ready(vx_text *out, const char *key, const char *list, const char *name)
{
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "key", key);
    vx_json_text(out, "name", name);
    vx_json_text(out, "list", list);
    vx_json_close(out, '}');
}

/* The army of the book for that many points, or the one of fewer points that it grows from. */
static const char *book_army(int army, int size)
{
    const char *best = NULL;
    for (int i = 0; i < PRESETS; i++) {
        int cost = strstr(pb_presets[i].key, "80") != NULL ? 80 : 50;
        bool is_its = pb_find_tile(pb_presets[i].list, 5) / ARMY_TILES == army;
        if (is_its && cost <= size) best = pb_presets[i].list;
    }
    return best;
}

/* Where the book has no army, one as the machine builds it. */
static void ready(uint32_t ruleset, int size, vx_language language, vx_text *out)
{
    for (int army = 0; army < ARMIES; army++) {
        char list[LIST_CAP];
        vx_text start = vx_text_on(list, sizeof list);
        const char *book = book_army(army, size);
        vx_add(&start, book != NULL ? book : pb_book.army[army].key);
        if (book == NULL) vx_add(&start, ":-");
        battle b;
        vx_problem why;
        if (!read_list(ruleset, list, size, &b, &why)) continue;
        fill_up(&b);
        write_changed(&b.side[0], unchanged, list);
        add_ready(out, pb_book.army[army].key, list, armies_of(&b.side[0])[army].name[language]);
    }
}

const vx_game_armies pb_army_lists = {
    .size_option = "size",
    .size_min = LEAST,
    .size_max = MOST,
    .size_usual = USUAL,
    .describe = describe,
    .fill = fill,
    .draw = draw,
    .criticise = criticise,
    .ready = ready,
};
