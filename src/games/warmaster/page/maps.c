/* SPDX-License-Identifier: MIT */
/* maps.c - what the map editor shows: the map as it was read, what is wrong with it by line and
 * clause, and what a player would say about it. Lengths are in units of 1/16 mm. */
#include "games/warmaster/page/maps.h"

#include <string.h>

#include "core/army.h"
#include "core/json.h"
#include "games/warmaster/setup/drawn_map.h"

enum { USUAL_POINTS = 1000 };

typedef const char *const words[VX_LANGUAGES];

/* ---- The map ---- */

static void add_corner(vx_text *out, int x, int y)
{
    vx_json_open(out, NULL, '[');
    vx_json_number(out, NULL, x * MILLIMETRE);
    vx_json_number(out, NULL, y * MILLIMETRE);
    vx_json_close(out, ']');
}

void wm_add_ground(vx_text *out, const battlefield *f)
{
    vx_json_open(out, "ground", '[');
    for (int i = 0; i < f->piece_count; i++) {
        const piece *p = &f->at[i];
        vx_json_open(out, NULL, '{');
        vx_json_text(out, "key", wm_terrains[p->kind].key);
        vx_json_number(out, "level", p->level);
        vx_json_open(out, "corners", '[');
        for (int k = 0; k < p->count; k++) add_corner(out, p->x[k], p->y[k]);
        vx_add(out, "]}");
    }
    vx_json_close(out, ']');
}

void wm_add_zones(vx_text *out, const battlefield *f)
{
    vx_json_open(out, "zones", '[');
    for (int side = 0; side < ZONES; side++) {
        zone z = wm_zone_of(f, side);
        vx_json_open(out, NULL, '{');
        vx_json_number(out, "left", z.left * CENTIMETRE);
        vx_json_number(out, "near", z.near * CENTIMETRE);
        vx_json_number(out, "right", z.right * CENTIMETRE);
        vx_json_number(out, "far", z.far * CENTIMETRE);
        vx_json_bool(out, "drawn", wm_has_zone(f, side));
        vx_json_close(out, '}');
    }
    vx_json_close(out, ']');
}

static void add_objectives(vx_text *out, const battlefield *f)
{
    vx_json_open(out, "objectives", '[');
    for (int i = 0; i < f->objective_count; i++) {
        vx_json_open(out, NULL, '{');
        vx_json_number(out, "x", f->objective[i].x * MILLIMETRE);
        vx_json_number(out, "y", f->objective[i].y * MILLIMETRE);
        vx_json_number(out, "reach", f->objective[i].reach * CENTIMETRE);
        vx_json_number(out, "share", f->objective[i].share);
        vx_json_close(out, '}');
    }
    vx_json_close(out, ']');
}

/* ---- Remarks ---- */

static bool is_like(const piece *p, const piece *q)
{
    if (p->kind != q->kind || p->count != q->count || p->level != q->level) return false;
    for (int shift = 0; shift < p->count; shift++) {
        int same = 0;
        while (same < p->count && p->x[same] == q->x[(same + shift) % p->count] &&
               p->y[same] == q->y[(same + shift) % p->count])
            same++;
        if (same == p->count) return true;
    }
    return false;
}

/* WM-OPTION-12: turned round it is the same. */
static bool is_alike(const battlefield *f)
{
    battlefield turned = *f;
    wm_turn_table(&turned);
    for (int i = 0; i < f->piece_count; i++) {
        bool found = false;
        for (int k = 0; k < f->piece_count && !found; k++)
            found = is_like(&f->at[i], &turned.at[k]);
        if (!found) return false;
    }
    return true;
}

static int gap_between_zones(const battlefield *f)
{
    zone a = wm_zone_of(f, 0), b = wm_zone_of(f, 1);
    return b.near > a.far ? b.near - a.far : a.near > b.far ? a.near - b.far : 0;
}

static bool is_in(const zone *z, int x, int y)
{
    return x >= z->left && x <= z->right && y >= z->near && y <= z->far;
}

static bool has_held_objective(const battlefield *f)
{
    for (int i = 0; i < f->objective_count; i++)
        for (int side = 0; side < ZONES; side++) {
            zone z = wm_zone_of(f, side);
            if (is_in(&z, f->objective[i].x / 10, f->objective[i].y / 10)) return true;
        }
    return false;
}

/* A raster of the table: which of its cells riders may be on, and which they have come to. */
enum { CELL = 2, COLUMNS = WIDTH_MAX / CELL, LINES = DEPTH_MAX / CELL }; /* cm */
typedef struct {
    int columns, lines;
    uint8_t open[COLUMNS * LINES], reached[COLUMNS * LINES];
    uint16_t queue[COLUMNS * LINES];
} raster;

static void open_cells(const battlefield *f, raster *r)
{
    ground g;
    wm_read_ground(f, &g);
    r->columns = f->width / CELL, r->lines = f->depth / CELL;
    for (int cell = 0; cell < r->columns * r->lines; cell++) {
        point at = {(cell % r->columns * CELL + CELL / 2) * CENTIMETRE,
                    (cell / r->columns * CELL + CELL / 2) * CENTIMETRE};
        bool is_barred = false, is_lane = false;
        for (int i = 0; i < f->piece_count; i++) {
            if (!wm_polygon_holds(&g.outline[i], at)) continue;
            is_barred = is_barred || !wm_may_enter((terrain_kind)f->at[i].kind, CAVALRY);
            is_lane = is_lane || wm_terrains[f->at[i].kind].lane;
        }
        r->open[cell] = !is_barred || is_lane;
    }
}

static bool is_cell_in(const raster *r, const zone *z, int cell)
{
    return is_in(z, cell % r->columns * CELL + CELL / 2, cell / r->columns * CELL + CELL / 2);
}

static int reach_neighbours(raster *r, int cell, int filled)
{
    static const int step_x[] = {1, -1, 0, 0}, step_y[] = {0, 0, 1, -1};
    for (int i = 0; i < 4; i++) {
        int x = cell % r->columns + step_x[i], y = cell / r->columns + step_y[i];
        if (x < 0 || y < 0 || x >= r->columns || y >= r->lines) continue;
        int next = y * r->columns + x;
        if (!r->open[next] || r->reached[next]) continue;
        r->reached[next] = 1;
        r->queue[filled++] = (uint16_t)next;
    }
    return filled;
}

/* From one zone to the other, by fords, bridges and roads too. */
static bool riders_find_a_way(const battlefield *f)
{
    raster r = {0};
    zone from = wm_zone_of(f, 0), to = wm_zone_of(f, 1);
    int filled = 0;
    open_cells(f, &r);
    for (int cell = 0; cell < r.columns * r.lines; cell++)
        if (r.open[cell] && is_cell_in(&r, &from, cell)) {
            r.reached[cell] = 1;
            r.queue[filled++] = (uint16_t)cell;
        }
    for (int at = 0; at < filled; at++) {
        if (is_cell_in(&r, &to, r.queue[at])) return true;
        filled = reach_neighbours(&r, r.queue[at], filled);
    }
    return false;
}

static void add_remarks(vx_text *out, const battlefield *f)
{
    static words bare = {"Nothing lies on the table: the battle is decided in the open.",
                         "На столе ничего нет: всё решится в чистом поле."};
    static words unlike = {
        "The two halves are not alike: let dice or the other player decide who gets which side.",
        "Половины стола неодинаковы: пусть сторону решит кубик или второй игрок."};
    static words no_way = {
        "Riders find no way from one zone to the other: add a road, a bridge or a ford.",
        "Кавалерии не пройти из одной зоны в другую: добавьте дорогу, мост или брод."};
    static words close = {"The zones are {0} cm apart; the book leaves 80.",
                          "Между зонами {0} см; по книге — 80."};
    static words held = {"An objective lies in a deployment zone: its owner begins with it.",
                         "Цель лежит в зоне расстановки: её хозяин начинает с нею."};
    static words sound = {"A sound map: nothing stands out.",
                          "Хорошая карта: придраться не к чему."};
    size_t before;
    vx_json_open(out, "remarks", '[');
    before = out->length;
    if (f->piece_count == 0) vx_json_remark(out, bare, 0, 0);
    if (!is_alike(f)) vx_json_remark(out, unlike, 0, 0);
    if (!riders_find_a_way(f)) vx_json_remark(out, no_way, 0, 0);
    if (gap_between_zones(f) < 80 && f->depth >= 120)
        vx_json_remark(out, close, gap_between_zones(f), 0);
    if (has_held_objective(f)) vx_json_remark(out, held, 0, 0);
    if (out->length == before) vx_json_remark(out, sound, 0, 0);
    vx_json_close(out, ']');
}

/* ---- Faults ---- */

static void add_fault(void *to, const vx_problem *fault)
{
    vx_json_fault(to, NULL, fault, NULL, NULL);
}

static int add_crowded_zones(vx_text *out, const battlefield *f, int points)
{
    static const vx_message crowded = {
        "WM-DEPLOY-04",
        {"an army of {1} points does not fit the zone of seat {0}: make the zone larger or clear "
         "it",
         "армии в {1} очков не хватит места в зоне {0}-го игрока: увеличьте или расчистите её"}};
    int found = 0;
    for (int side = 0; side < ZONES; side++) {
        if (wm_is_room_for(f, side, points)) continue;
        vx_problem why = {.message = &crowded, .number = {side + 1, points}};
        add_fault(out, &why);
        found++;
    }
    return found;
}

static void add_text(vx_text *out, const drawn_map *map)
{
    char text[MAP_TEXT_CAP], word[MAP_TEXT_CAP];
    vx_text lines = vx_text_on(text, sizeof text), folded = vx_text_on(word, sizeof word);
    wm_format_drawn_map(map, &lines);
    wm_fold_map(text, &folded);
    vx_json_text(out, "text", text);
    vx_json_text(out, "word", word);
}

static void tell(const vx_map_question *asked, vx_text *out)
{
    drawn_map map;
    vx_json_open(out, NULL, '{');
    vx_json_open(out, "faults", '[');
    int faults = wm_find_map_faults(asked->text, &map, add_fault, out);
    bool has_table = map.field.width >= TABLE_MIN && map.field.depth >= TABLE_MIN;
    if (has_table) faults += add_crowded_zones(out, &map.field, asked->size);
    vx_json_close(out, ']');
    vx_json_bool(out, "legal", faults == 0);
    vx_json_text(out, "title", map.title);
    if (has_table) {
        vx_json_number(out, "width", map.field.width * CENTIMETRE);
        vx_json_number(out, "depth", map.field.depth * CENTIMETRE);
        vx_json_number(out, "turns", map.turns);
        vx_json_text(out, "deploy",
                     map.deployment < DEPLOYMENTS ? wm_deployment_keys[map.deployment] : "");
        wm_add_ground(out, &map.field);
        wm_add_zones(out, &map.field);
        add_objectives(out, &map.field);
        add_remarks(out, &map.field);
        add_text(out, &map);
    }
    vx_json_close(out, '}');
}

/* ---- Generated and ready ones ---- */

static bool draw(const char *number, const char *table, vx_text *out, vx_problem *why)
{
    static const vx_message no_number = {
        "WM-TERRAIN-15",
        {"{word} is not a number below 1000000", "{word} — не число меньше 1000000"}};
    static const vx_message no_table = {
        "WM-DEPLOY-02",
        {"{word} is not a table from 80x80 to 300x240", "{word} — не стол от 80x80 до 300x240"}};
    vx_word word = {number, strlen(number), 1, 1}, size = {table, strlen(table), 1, 1};
    drawn_map map = {.deployment = DEPLOYMENTS};
    uint16_t width, depth;
    int64_t ticket;
    if (!vx_word_number(&word, 0, MAP_TICKETS - 1, &ticket))
        return vx_refuse_word(why, &no_number, number, word.length);
    if (!wm_read_size(&size, TABLE_MIN, &width, &depth))
        return vx_refuse_word(why, &no_table, table, size.length);
    wm_generate_map((uint32_t)ticket, width, depth, &map.field);
    wm_format_drawn_map(&map, out);
    return true;
}

static void ready(vx_language language, vx_text *out)
{
    for (int i = 0; i < READY_MAPS; i++) {
        vx_json_open(out, NULL, '{');
        vx_json_text(out, "key", wm_ready_maps[i].key);
        vx_json_text(out, "name", wm_ready_maps[i].name[language]);
        vx_json_text(out, "text", wm_ready_maps[i].text);
        vx_json_close(out, '}');
    }
}

/* ---- What it can be made of ---- */

enum { OUTLINE_MAX = 8 };
typedef struct {
    uint8_t count;
    int16_t corner[OUTLINE_MAX][2]; /* mm from the middle */
} outline;

/* Sizes that suit a table of 180 x 120 cm. */
#define LUMP(a, b)                                                                                \
    {                                                                                             \
        8,                                                                                        \
        {                                                                                         \
            {-(a), -(b) / 3}, {-(a) / 2, -(b)}, {(a) / 3, -(b)}, {(a), -(b) / 2}, {(a), (b) / 3}, \
                {(a) / 2, (b)}, {-(a) / 3, (b)}, {-(a), (b) / 2}                                  \
        }                                                                                         \
    }
#define BAR(a, b)                                  \
    {                                              \
        4,                                         \
        {                                          \
            {-(a), -(b)}, {(a), -(b)}, {(a), (b)}, \
            {                                      \
                -(a), (b)                          \
            }                                      \
        }                                          \
    }
static const outline outlines[TERRAINS] = {
    [HILL] = LUMP(140, 100),  [TERRACE] = LUMP(150, 110), [STEEP] = LUMP(100, 70),
    [WOOD] = LUMP(120, 90),   [VILLAGE] = LUMP(100, 80),  [RUINS] = BAR(50, 40),
    [ROCKS] = LUMP(60, 40),   [STREAM] = BAR(300, 15),    [RIVER] = BAR(300, 25),
    [LAKE] = LUMP(130, 90),   [MARSH] = LUMP(110, 70),    [FENCE] = BAR(120, 3),
    [ROAD] = BAR(300, 12),    [BRIDGE] = BAR(20, 40),     [HOUSE] = BAR(40, 30),
    [RAMPART] = BAR(140, 10),
};

static void kinds(vx_language language, vx_text *out)
{
    enum { EFFECT_CAP = 512 };
    for (int i = 0; i < TERRAINS; i++) {
        char effect[EFFECT_CAP];
        vx_text told = vx_text_on(effect, sizeof effect);
        wm_add_terrain_effect(&told, (terrain_kind)i, language);
        vx_json_open(out, NULL, '{');
        vx_json_text(out, "key", wm_terrains[i].key);
        vx_json_text(out, "name", wm_terrains[i].name[language]);
        vx_json_text(out, "clause", wm_terrains[i].clause);
        vx_json_text(out, "effect", effect);
        vx_json_number(out, "level", i == TERRACE || i == STEEP ? 1 : 0);
        vx_json_open(out, "corners", '[');
        for (int k = 0; k < outlines[i].count; k++)
            add_corner(out, outlines[i].corner[k][0], outlines[i].corner[k][1]);
        vx_add(out, "]}");
    }
}

const vx_game_maps wm_drawn_maps = {
    .size_usual = USUAL_POINTS,
    .tell = tell,
    .draw = draw,
    .ready = ready,
    .kinds = kinds,
};
