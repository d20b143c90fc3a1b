/* SPDX-License-Identifier: MIT */
/* show.c - the field in a terminal, and under it both armies line by line. */
#include <string.h>

#include "games/warmaster/field/measures.h"
#include "games/warmaster/text/text.h"
#include "games/warmaster/text/words.h"
#include "games/warmaster/units/units.h"
#include "games/warmaster/victory/victory.h"

enum { COLUMNS_MIN = 60, COLUMNS_MAX = 120, ROWS_MAX = 60 };

static const char *const side_color[SIDES] = {"\033[1;36m", "\033[1;33m"};
static const char *const no_color = "\033[0m";

/* What stands in a cell: a terrain kind, an arrow, or a letter of a name. */
typedef struct {
    char letter;    /* of a name; 0: none */
    uint8_t arrow;  /* 1 + an eighth of a circle; 0: none */
    uint8_t ground; /* 1 + terrain_kind; 0: open */
    uint8_t side;   /* whose stand or name; SIDES: nobody's */
} cell;

typedef struct {
    const battle *b;
    const vx_style *style;
    vx_text *out;
    int columns, rows;
    int32_t wide, high; /* of a cell */
    cell at[ROWS_MAX][COLUMNS_MAX];
} canvas;

/* ---- Drawing into cells ---- */

static cell *cell_at(canvas *c, point at)
{
    int column = at.x / c->wide, row = at.y / c->high;
    if (at.x < 0 || at.y < 0 || column >= c->columns || row >= c->rows) return NULL;
    bool far = c->style->seat == 1;
    return &c->at[far ? row : c->rows - 1 - row][far ? c->columns - 1 - column : column];
}

static point middle_of(const canvas *c, int column, int row)
{
    return (point){column * c->wide + c->wide / 2, row * c->high + c->high / 2};
}

static void draw_ground(canvas *c)
{
    ground g;
    wm_read_ground(&c->b->table, &g);
    for (int row = 0; row < c->rows; row++)
        for (int column = 0; column < c->columns; column++) {
            point at = middle_of(c, column, row);
            cell *into = cell_at(c, at);
            into->side = SIDES;
            for (int i = 0; i < g.on->piece_count; i++) /* later features lie on top */
                if (wm_polygon_holds(&g.outline[i], at)) into->ground = g.on->at[i].kind + 1;
        }
}

/* The eighth of a circle it looks to, as the viewer sees it. */
static uint8_t arrow_of(const canvas *c, int facing)
{
    int turned = facing + (c->style->seat == 1 ? FULL_TURN / 2 : 0);
    return (uint8_t)(1 + (turned + 225) / 450 % 8);
}

static void draw_arrow(canvas *c, point at, int side, int facing)
{
    cell *into = cell_at(c, at);
    if (into == NULL) return;
    into->arrow = arrow_of(c, facing);
    into->side = (uint8_t)side;
}

/* Along its longer axis: a stand may be less deep than a cell, and still every one is seen. */
static void draw_stand(canvas *c, const box *stand, int side, int facing)
{
    bool deep = stand->half_depth > stand->half_front;
    int32_t end = (deep ? stand->half_depth : stand->half_front) - c->wide / 4;
    for (int32_t at = -end; at <= end; at += c->wide / 2)
        draw_arrow(c, wm_box_point(stand, deep ? 0 : at, deep ? at : 0), side, facing);
}

static void draw_name(canvas *c, point at, int side, const char *name)
{
    int32_t step = c->style->seat == 1 ? -c->wide : c->wide;
    at.x -= step * (int32_t)(strlen(name) / 2);
    for (; *name != '\0'; name++, at.x += step) {
        cell *into = cell_at(c, at);
        if (into == NULL) continue;
        into->letter = *name;
        into->side = (uint8_t)side;
    }
}

static void draw_units(canvas *c)
{
    for (int id = 0; id < ALL_UNITS; id++) {
        if (!wm_unit_exists(c->b, id) || !is_on_table(unit_of(c->b, id))) continue;
        const unit *u = unit_of(c->b, id);
        int64_t x = 0, y = 0;
        for (int i = 0; i < u->stands; i++) {
            box stand = wm_stand_box(c->b, id, u->at[i]);
            draw_stand(c, &stand, side_of_unit(id), u->at[i].facing);
            x += u->at[i].x, y += u->at[i].y;
        }
        char name[8];
        vx_text text = vx_text_on(name, sizeof name);
        wm_add_unit(&text, id);
        draw_name(c, (point){(int32_t)(x / u->stands), (int32_t)(y / u->stands)}, side_of_unit(id),
                  name);
    }
}

static void draw_persons(canvas *c)
{
    for (int id = 0; id < ALL_PERSONS; id++) {
        const person *p = person_of(c->b, id);
        if (!wm_person_exists(c->b, id) || !(p->flags & PERSON_ON_TABLE)) continue;
        cell *into = cell_at(c, (point){p->x, p->y});
        if (into == NULL || into->letter != 0) continue;
        into->letter = '@';
        into->side = (uint8_t)side_of_person(id);
    }
}

/* ---- Cells as text ---- */

static void add_ground(const canvas *c, uint8_t kind)
{
    static const struct {
        char plain;
        const char *sign, *color;
    } looks[TERRAINS] = {
        [HILL] = {'^', "∩", "\033[33m"},    [TERRACE] = {'^', "∩", "\033[33m"},
        [STEEP] = {'^', "▲", "\033[33m"},   [WOOD] = {'%', "♣", "\033[32m"},
        [VILLAGE] = {'#', "⌂", "\033[35m"}, [RUINS] = {'#', "⌂", "\033[35m"},
        [ROCKS] = {'%', "▒", "\033[37m"},   [STREAM] = {'~', "~", "\033[34m"},
        [RIVER] = {'~', "≈", "\033[34m"},   [LAKE] = {'~', "≈", "\033[34m"},
        [MARSH] = {'"', "\"", "\033[34m"},  [FENCE] = {'-', "┄", "\033[33m"},
        [ROAD] = {':', "░", "\033[37m"},    [BRIDGE] = {'=', "=", "\033[37m"},
        [HOUSE] = {'H', "█", "\033[35m"},   [RAMPART] = {'M', "▓", "\033[37m"},
    };
    if (c->style->color) vx_add(c->out, looks[kind].color);
    if (c->style->unicode)
        vx_add(c->out, looks[kind].sign);
    else
        vx_add_char(c->out, looks[kind].plain);
    if (c->style->color) vx_add(c->out, no_color);
}

static void add_cell(const canvas *c, const cell *at)
{
    static const char *const arrows[8] = {"▲", "◥", "▶", "◢", "▼", "◣", "◀", "◤"};
    static const char plain[8] = {'^', '/', '>', '\\', 'v', '/', '<', '\\'};
    if (at->letter == 0 && at->arrow == 0) {
        if (at->ground > 0)
            add_ground(c, (uint8_t)(at->ground - 1));
        else
            vx_add(c->out, c->style->unicode ? "·" : ".");
        return;
    }
    if (c->style->color) vx_add(c->out, side_color[at->side]);
    if (at->letter != 0)
        vx_add_char(c->out, at->letter);
    else if (c->style->unicode)
        vx_add(c->out, arrows[at->arrow - 1]);
    else
        vx_add_char(c->out, plain[at->arrow - 1]);
    if (c->style->color) vx_add(c->out, no_color);
}

/* ---- The armies ---- */

static void add_state(vx_text *out, const battle *b, int id, vx_language language)
{
    static const char *const stands[VX_LANGUAGES] = {" stands", " баз"};
    static const char *const confused[VX_LANGUAGES] = {", confused", ", деморализован"};
    static const char *const wounds[VX_LANGUAGES] = {", hits ", ", хитов "};
    const unit *u = unit_of(b, id);
    vx_add(out, ", ");
    vx_add_number(out, u->stands);
    vx_add_char(out, '/');
    vx_add_number(out, wm_stands_at_start(b, id));
    vx_add(out, stands[language]);
    if (u->wounds > 0) {
        vx_add(out, wounds[language]);
        vx_add_number(out, u->wounds);
    }
    if (u->flags & UNIT_CONFUSED) vx_add(out, confused[language]);
}

/* To the millimetre. */
static void add_rounded(vx_text *out, int32_t x, int32_t y)
{
    int32_t half = MILLIMETRE / 2;
    wm_add_point(out, (x + half) / MILLIMETRE * MILLIMETRE, (y + half) / MILLIMETRE * MILLIMETRE);
}

static void add_unit_line(const canvas *c, int id)
{
    static const char *const waiting[VX_LANGUAGES] = {"to be set up", "ещё не на столе"};
    static const char *const lost[VX_LANGUAGES] = {"lost", "потерян"};
    static const char *const off[VX_LANGUAGES] = {"off the table", "за краем стола"};
    const unit *u = unit_of(c->b, id);
    vx_language language = c->style->language;
    vx_add(c->out, "  ");
    wm_add_unit(c->out, id);
    vx_add_char(c->out, ' ');
    vx_add(c->out, wm_unit_profile(c->b, id)->name[language]);
    vx_add(c->out, ": ");
    if (!is_on_table(u)) {
        vx_add(c->out, u->flags & UNIT_GONE  ? lost[language]
                       : u->flags & UNIT_OFF ? off[language]
                                             : waiting[language]);
    } else {
        place middle = wm_middle_of(u);
        add_rounded(c->out, middle.x, middle.y);
        vx_add_char(c->out, ' ');
        wm_add_angle(c->out, u->at[0].facing);
        vx_add(c->out, c->style->unicode ? "°" : " deg");
        add_state(c->out, c->b, id, language);
    }
}

static void add_person_line(const canvas *c, int id)
{
    static const char *const with[VX_LANGUAGES] = {", with ", ", с отрядом "};
    static const char *const gone[VX_LANGUAGES] = {"not on the table", "не на столе"};
    const person *p = person_of(c->b, id);
    vx_language language = c->style->language;
    vx_add(c->out, "  ");
    wm_add_person(c->out, id);
    vx_add_char(c->out, ' ');
    vx_add(c->out, wm_person_profile(c->b, id)->name[language]);
    vx_add(c->out, ": ");
    if (p->flags & PERSON_ON_TABLE)
        add_rounded(c->out, p->x, p->y);
    else
        vx_add(c->out, gone[language]);
    if (p->joined != NOBODY_ID) {
        vx_add(c->out, with[language]);
        wm_add_unit(c->out, p->joined);
    }
}

/* How the battle stands for a side, and how near it is to breaking (WM-END-03). */
static void add_tally(const canvas *c, int side)
{
    static const char *const points[VX_LANGUAGES] = {" points, lost ", " очков, потери "};
    if (c->b->round == 0) return;
    vx_add(c->out, ": ");
    vx_add_number(c->out, wm_score_of(c->b, side));
    vx_add(c->out, points[c->style->language]);
    vx_add_number(c->out, wm_units_lost(c->b, side));
    vx_add_char(c->out, '/');
    vx_add_number(c->out, wm_break_point(&c->b->side[side].list));
}

/* The name of the army, then its units, then its characters; as wide as `columns` at least. */
static void add_army_line(const canvas *c, int side, int line, int columns)
{
    const roster *list = &c->b->side[side].list;
    if (line == 0 && c->style->color) vx_add(c->out, side_color[side]);
    size_t start = c->out->length;
    if (line == 0) {
        vx_add_number(c->out, side + 1);
        vx_add(c->out, ". ");
        vx_add(c->out, army_profile_of(list)->name[c->style->language]);
        add_tally(c, side);
    } else if (line <= list->unit_count) {
        add_unit_line(c, side * UNITS_MAX + line - 1);
    } else if (line <= list->unit_count + list->character_count) {
        add_person_line(c, side * PERSONS_MAX + line - 1 - list->unit_count);
    }
    vx_add_padding(c->out, start, columns);
    if (line == 0 && c->style->color) vx_add(c->out, no_color);
}

static int army_lines(const battle *b, int side)
{
    return 1 + b->side[side].list.unit_count + b->side[side].list.character_count;
}

/* Side by side where there is room, so that the field above stays in sight. */
static void add_armies(const canvas *c)
{
    enum { TWO_COLUMNS = 100 };
    int far = c->style->seat == 1 ? 0 : 1, near = 1 - far;
    int lines[SIDES] = {army_lines(c->b, 0), army_lines(c->b, 1)};
    bool beside = c->columns >= TWO_COLUMNS;
    int most = lines[near] > lines[far] ? lines[near] : lines[far];
    for (int i = 0; i < (beside ? most : lines[far]); i++) {
        if (beside) add_army_line(c, near, i, c->columns / 2);
        if (i < lines[far]) add_army_line(c, far, i, 0);
        vx_add_char(c->out, '\n');
    }
    for (int i = 0; !beside && i < lines[near]; i++) {
        add_army_line(c, near, i, 0);
        vx_add_char(c->out, '\n');
    }
}

/* ---- A low screen: the armies stand beside a small field, the units by name and stands ---- */

/* "A7 Knights 3/3!": what is left of it, "!" if it is confused, "-" if it is not on the table. */
static void add_short_line(const canvas *c, int side, int line, int columns)
{
    char text[128];
    vx_text on = vx_text_on(text, sizeof text);
    const roster *list = &c->b->side[side].list;
    int unit_id = side * UNITS_MAX + line, person_id = side * PERSONS_MAX + line - list->unit_count;
    bool is_unit = line < list->unit_count;
    if (!is_unit && line - list->unit_count >= list->character_count) return;
    char tail[16];
    vx_text behind = vx_text_on(tail, sizeof tail);
    const unit *u = is_unit ? unit_of(c->b, unit_id) : NULL;
    bool stands = is_unit ? is_on_table(u) : person_of(c->b, person_id)->flags & PERSON_ON_TABLE;
    if (is_unit && stands) {
        vx_add_number(&behind, u->stands);
        if (u->flags & UNIT_CONFUSED) vx_add_char(&behind, '!');
    }
    if (!stands) vx_add_char(&behind, '-');
    if (is_unit)
        wm_add_unit(&on, unit_id);
    else
        wm_add_person(&on, person_id);
    vx_add_char(&on, ' ');
    vx_add(&on, is_unit ? wm_unit_profile(c->b, unit_id)->name[c->style->language]
                        : wm_person_profile(c->b, person_id)->name[c->style->language]);
    size_t start = c->out->length;
    vx_add_cut(c->out, text, columns - 2 - (int)behind.length);
    vx_add_padding(c->out, start, columns - 1 - (int)behind.length);
    vx_add(c->out, tail);
}

static int longer_army(const battle *b)
{
    int lines[SIDES] = {army_lines(b, 0) - 1, army_lines(b, 1) - 1};
    return lines[0] > lines[1] ? lines[0] : lines[1];
}

/* One line of both lists, in the colours of the sides. */
static void add_short_armies(const canvas *c, int line, int columns)
{
    for (int i = 0; i < SIDES; i++) {
        int side = (c->style->seat == 1) ^ i;
        size_t start = c->out->length;
        if (c->style->color) vx_add(c->out, side_color[side]);
        add_short_line(c, side, line, columns / SIDES);
        if (c->style->color) vx_add(c->out, no_color);
        if (i == 0) vx_add_padding(c->out, start, columns / SIDES);
    }
}

/* "1. Empire: 0 points, lost 0/6 | 2. Orcs: ..." */
static void add_tallies(const canvas *c)
{
    for (int i = 0; i < SIDES; i++) {
        int side = (c->style->seat == 1) ^ i;
        if (i > 0) vx_add(c->out, " | ");
        add_army_line(c, side, 0, 0);
    }
    vx_add_char(c->out, '\n');
}

static void add_cells(const canvas *c, int row)
{
    for (int column = 0; column < c->columns; column++) add_cell(c, &c->at[row][column]);
}

static void draw_all(canvas *c)
{
    c->wide = c->b->table.width * CENTIMETRE / c->columns + 1;
    c->high = c->b->table.depth * CENTIMETRE / c->rows + 1;
    draw_ground(c);
    draw_units(c);
    draw_persons(c);
}

enum { LOW_ROWS_MIN = 8, LISTS_MIN = 24 };

static void show_low(canvas *c)
{
    int most = c->style->width - LISTS_MIN;
    c->rows = c->style->height - 1 < ROWS_MAX ? c->style->height - 1 : ROWS_MAX;
    c->columns = 2 * c->rows * c->b->table.width / c->b->table.depth;
    if (c->columns > most) c->columns = most;
    if (c->columns > COLUMNS_MAX) c->columns = COLUMNS_MAX;
    draw_all(c);
    int lines = longer_army(c->b), room = c->style->width - c->columns - 1;
    int all = lines > c->rows && lines < c->style->height ? lines : c->rows;
    add_tallies(c);
    for (int row = 0; row < all; row++) {
        if (row < c->rows)
            add_cells(c, row);
        else
            vx_add_spaces(c->out, c->columns);
        vx_add_char(c->out, ' ');
        add_short_armies(c, row, room);
        vx_add_char(c->out, '\n');
    }
}

void wm_show(const void *state, const vx_style *style, vx_text *out)
{
    static const char *const legend[VX_LANGUAGES] = {
        "arrows are stands with their facing, @ a character; places below in cm\n",
        "стрелки — базы и куда они смотрят, @ — персонаж; места ниже в сантиметрах\n"};
    static const char *const in_inches[VX_LANGUAGES] = {
        "arrows are stands with their facing, @ a character; places below in half inches\n",
        "стрелки — базы и куда они смотрят, @ — персонаж; места ниже в половинах дюйма\n"};
    canvas c = {.b = state, .style = style, .out = out};
    if (style->height > LOW_ROWS_MIN && style->width >= COLUMNS_MIN) {
        show_low(&c);
        return;
    }
    c.columns = style->width >= COLUMNS_MIN && style->width <= COLUMNS_MAX ? style->width : 90;
    c.rows = c.columns * c.b->table.depth / (2 * c.b->table.width);
    if (c.rows > ROWS_MAX) c.rows = ROWS_MAX;
    draw_all(&c);
    for (int row = 0; row < c.rows; row++) {
        add_cells(&c, row);
        vx_add_char(out, '\n');
    }
    vx_add(out, (c.b->inches ? in_inches : legend)[style->language]);
    add_armies(&c);
    warmaster_game.text.status(state, style->language, out);
    vx_add_char(out, '\n');
}
