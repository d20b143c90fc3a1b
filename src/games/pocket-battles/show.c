/* SPDX-License-Identifier: MIT */
/* show.c - a battle in a terminal: the field with one line a unit, and under it both armies tile by
 * tile. */
#include <string.h>

#include "games/pocket-battles/words.h"

static const char *const side_color[SIDES] = {"\033[36m", "\033[33m"};
static const char *const dim_color = "\033[2m";
static const char *const no_color = "\033[0m";

enum { COLUMN_MIN = 20, COLUMN_MAX = 40, ROWS = 5, TILE_INDENT = 9 };

typedef struct {
    const battle *b;
    const vx_style *style;
    vx_text *out;
    int near;    /* the seat at the bottom */
    int column;  /* width of a sector */
    size_t from; /* where the picture begins in the text */
} canvas;

static void add_color(const canvas *c, const char *color)
{
    if (c->style->color) vx_add(c->out, color);
}

static void add_times(vx_text *out, const char *sign, int count)
{
    for (int i = 0; i < count; i++) vx_add(out, sign);
}

/* ---- One unit on one line ---- */

static int living_troops(const side *s, int unit)
{
    int count = 0;
    for (int i = 0; i < s->height[unit]; i++) count += s->wounds[s->first[unit] + i] != DEAD;
    return count;
}

static void add_contacts(vx_text *out, const side *s, int seat, int unit)
{
    if (s->contact[unit] == 0) return;
    vx_add(out, " x");
    for (unit_set rest = s->contact[unit]; rest != 0; rest &= rest - 1)
        pb_add_unit(out, !seat, first_unit(rest));
}

static void add_unit_summary(const canvas *c, int seat, int unit, vx_text *out)
{
    const side *s = &c->b->side[seat];
    int others = living_troops(s, unit) - 1;
    pb_add_unit(out, seat, unit);
    add_times(out, c->style->unicode ? "●" : "*", s->orders[unit]);
    vx_add_char(out, ' ');
    vx_add(out, tiles_of(s)[pb_leading_tile(s, unit)].name[c->style->language]);
    if (others > 0) {
        vx_add(out, " +");
        vx_add_number(out, others);
    }
    add_contacts(out, s, seat, unit);
}

/* ---- The field ---- */

/* From the far edge: rear and front of the far seat, the Engagement zone, front and rear of the
 * near one. The zone that `seat` has in this row, or NONE. */
static int zone_in_row(const canvas *c, int row, int seat, int sector)
{
    static const int far_zones[ROWS] = {REAR, FRONT, ENGAGED, NONE, NONE};
    static const int near_zones[ROWS] = {NONE, NONE, ENGAGED, FRONT, REAR};
    int zone = (seat == c->near ? near_zones : far_zones)[row];
    return zone == NONE ? NONE : zone + sector;
}

/* The seat and unit on line `index` of a cell; the far side's units stand first. */
static bool unit_on_line(const canvas *c, int row, int sector, int index, int *seat, int *unit)
{
    for (int i = 0; i < SIDES; i++) {
        *seat = i == 0 ? !c->near : c->near;
        int zone = zone_in_row(c, row, *seat, sector);
        if (zone == NONE) continue;
        for (unit_set rest = c->b->side[*seat].zone[zone]; rest != 0; rest &= rest - 1)
            if (index-- == 0) {
                *unit = first_unit(rest);
                return true;
            }
    }
    return false;
}

static int sector_on_screen(const canvas *c, int column) /* PB-5 */
{
    return c->near == 0 ? column : SECTORS - 1 - column;
}

static int lines_in_row(const canvas *c, int row)
{
    int lines = 1, seat, unit;
    for (int sector = 0; sector < SECTORS; sector++)
        while (unit_on_line(c, row, sector, lines, &seat, &unit)) lines++;
    return lines;
}

/* PB-15: the borders of the sectors. */
static void add_rule(const canvas *c, const char *left, const char *line, const char *cross,
                     const char *right)
{
    vx_add(c->out, "      ");
    vx_add(c->out, left);
    for (int i = 0; i < SECTORS; i++) {
        if (i > 0) vx_add(c->out, cross);
        add_times(c->out, line, c->column);
    }
    vx_add(c->out, right);
    vx_add_char(c->out, '\n');
}

static void add_row_rule(const canvas *c, int row)
{
    bool heavy = row == 2 || row == 3; /* around the Engagement zone */
    if (!c->style->unicode)
        add_rule(c, "+", heavy ? "=" : "-", "+", "+");
    else if (row == 0)
        add_rule(c, "┌", "─", "┬", "┐");
    else if (row == ROWS)
        add_rule(c, "└", "─", "┴", "┘");
    else
        add_rule(c, heavy ? "╞" : "├", heavy ? "═" : "─", heavy ? "╪" : "┼", heavy ? "╡" : "┤");
}

static void add_cell(const canvas *c, int row, int column, int line)
{
    char text[160];
    vx_text unit_text = vx_text_on(text, sizeof text);
    size_t start = c->out->length;
    int seat, unit;
    if (unit_on_line(c, row, sector_on_screen(c, column), line, &seat, &unit)) {
        add_unit_summary(c, seat, unit, &unit_text);
        add_color(c, side_color[seat]);
        start = c->out->length;
        vx_add_cut(c->out, text, c->column);
        vx_add_padding(c->out, start, c->column);
        add_color(c, no_color);
    } else {
        vx_add_padding(c->out, start, c->column);
    }
    vx_add(c->out, c->style->unicode ? "│" : "|");
}

static void add_row(const canvas *c, int row)
{
    static const char *const names[ROWS][VX_LANGUAGES] = {
        {"rear", "тыл"}, {"front", "фронт"}, {"fight", "бой"}, {"front", "фронт"}, {"rear", "тыл"}};
    int lines = lines_in_row(c, row);
    for (int line = 0; line < lines; line++) {
        size_t start = c->out->length;
        if (line == 0) vx_add(c->out, names[row][c->style->language]);
        vx_add_padding(c->out, start, 6);
        vx_add(c->out, c->style->unicode ? "│" : "|");
        for (int column = 0; column < SECTORS; column++) add_cell(c, row, column, line);
        vx_add_char(c->out, '\n');
    }
}

static void add_sector_numbers(const canvas *c)
{
    size_t start = c->out->length;
    for (int column = 0; column < SECTORS; column++) {
        vx_add_padding(c->out, start, 7 + column * (c->column + 1) + c->column / 2);
        vx_add_number(c->out, sector_on_screen(c, column) + 1);
    }
    vx_add_char(c->out, '\n');
}

/* On a low screen with rules around the Engagement zone only. */
static void add_field(const canvas *c)
{
    bool is_low = c->style->height > 0;
    add_sector_numbers(c);
    for (int row = 0; row < ROWS; row++) {
        if (!is_low || row == 2 || row == 3) add_row_rule(c, row);
        add_row(c, row);
    }
    if (!is_low) add_row_rule(c, ROWS);
}

/* ---- The armies ---- */

static void add_faces(vx_text *out, uint32_t faces, const char *sign)
{
    if (faces == 0) return;
    vx_add_char(out, ' ');
    vx_add(out, sign);
    bool opened = false;
    for (int face = 0; face < FACES; face++)
        for (int i = 0; i < faces_with(faces, face); i++) {
            if (opened) vx_add_char(out, '-');
            vx_add_number(out, face + 1);
            opened = true;
        }
}

static void add_comma(vx_text *out, bool *opened)
{
    if (*opened) vx_add(out, ", ");
    *opened = true;
}

static void add_bonus(vx_text *out, int bonus, trait which, vx_language language, bool *opened)
{
    if (bonus == 0) return;
    add_comma(out, opened);
    vx_add_char(out, '+');
    vx_add_number(out, bonus);
    vx_add_char(out, ' ');
    vx_add(out, pb_traits[which].name[language]);
}

void pb_add_traits(vx_text *out, const tile_facts *facts, vx_language language)
{
    bool opened = false;
    for (uint32_t rest = facts->traits; rest != 0; rest &= rest - 1) {
        add_comma(out, &opened);
        vx_add(out, pb_traits[__builtin_ctz(rest)].name[language]);
    }
    add_bonus(out, facts->engagement, ENGAGEMENT, language, &opened);
    add_bonus(out, facts->shooting, SHOOTING, language, &opened);
    add_bonus(out, facts->wounds, WOUNDS, language, &opened);
}

static void add_health(const canvas *c, int left, int health)
{
    if (!c->style->unicode) {
        vx_add_number(c->out, left);
        vx_add_char(c->out, '/');
        vx_add_number(c->out, health);
        return;
    }
    add_times(c->out, "♥", left);
    add_times(c->out, "♡", health - left);
}

static bool has_traits(const tile_facts *tile)
{
    return tile->traits != 0 || tile->engagement + tile->shooting + tile->wounds > 0;
}

/* Behind the figures, or on a line of their own where the screen is too narrow. */
static void add_tile_traits(const canvas *c, size_t start, int tile)
{
    char names[256];
    vx_text text = vx_text_on(names, sizeof names);
    pb_add_traits(&text, &tiles_of(&c->b->side[0])[tile], c->style->language);
    int used = TILE_INDENT + vx_columns(c->out->data + start, c->out->length - start);
    if (used + 2 + vx_columns(names, text.length) <= c->style->width) {
        vx_add(c->out, "  ");
    } else {
        vx_add_char(c->out, '\n');
        vx_add_spaces(c->out, TILE_INDENT + 6);
    }
    vx_add(c->out, names);
}

static void add_tile(const canvas *c, int tile, int health)
{
    static const char *const black[2] = {"B", "⚔"}, *const white[2] = {"W", "➶"};
    const tile_facts *facts = &tiles_of(&c->b->side[0])[tile];
    vx_language language = c->style->language;
    size_t start = c->out->length;
    vx_add(c->out, facts->id);
    vx_add_padding(c->out, start, 6);
    vx_add(c->out, facts->name[language]);
    if (tile != UNKNOWN_TILE) {
        vx_add_padding(c->out, start, 29);
        vx_add_number(c->out, facts->cost);
        vx_add_char(c->out, ' ');
        add_health(c, health, facts->health);
        add_faces(c->out, facts->black, black[c->style->unicode]);
        add_faces(c->out, facts->white, white[c->style->unicode]);
        if (has_traits(facts)) add_tile_traits(c, start, tile);
    }
}

static void add_unit_lines(const canvas *c, int seat, int unit)
{
    const side *s = &c->b->side[seat];
    bool opened = false;
    for (int i = 0; i < s->height[unit]; i++) {
        int troop = s->first[unit] + i;
        if (s->wounds[troop] == DEAD) continue;
        size_t start = c->out->length;
        if (!opened) {
            pb_add_unit(c->out, seat, unit);
            vx_add_padding(c->out, start, 3);
            if (s->place[unit] < ZONES)
                pb_add_zone(c->out, s->place[unit]);
            else
                vx_add_char(c->out, '-');
            vx_add_char(c->out, ' ');
            add_times(c->out, c->style->unicode ? "●" : "*", s->orders[unit]);
        }
        opened = true;
        vx_add_padding(c->out, start, TILE_INDENT);
        add_tile(c, s->tile[troop], health_left(s, troop));
        vx_add_char(c->out, '\n');
    }
}

static void add_tokens(const canvas *c, const side *s)
{
    static const char *const words[][VX_LANGUAGES] = {{"tokens", "жетоны"},
                                                      {"passed", "пропущено"},
                                                      {"of the dead", "у погибших"},
                                                      {"lost", "потеряно"},
                                                      {"of", "из"}};
    vx_language language = c->style->language;
    vx_add(c->out, "  ");
    vx_add(c->out, words[0][language]);
    vx_add_char(c->out, ' ');
    vx_add_number(c->out, s->free);
    for (int i = 1; i <= 2; i++) {
        int count = i == 1 ? s->passed : s->aside;
        if (count == 0) continue;
        vx_add(c->out, ", ");
        vx_add(c->out, words[i][language]);
        vx_add_char(c->out, ' ');
        vx_add_number(c->out, count);
    }
    vx_add(c->out, "; ");
    vx_add(c->out, words[3][language]);
    vx_add_char(c->out, ' ');
    vx_add_number(c->out, s->lost);
    vx_add_char(c->out, ' ');
    vx_add(c->out, words[4][language]);
    vx_add_char(c->out, ' ');
    vx_add_number(c->out, s->cost);
}

static void add_army_name(const canvas *c, int seat)
{
    static const char *const attacks[VX_LANGUAGES] = {" (attacker)", " (атакует)"};
    add_color(c, side_color[seat]);
    pb_add_side_name(c->out, c->b, seat, c->style->language);
    if (c->b->phase >= PHASE_DEPLOY && c->b->attacker == seat)
        vx_add(c->out, attacks[c->style->language]);
    add_color(c, no_color);
}

static void add_army(const canvas *c, int seat)
{
    const side *s = &c->b->side[seat];
    add_army_name(c, seat);
    if (c->b->phase > PHASE_DEPLOY) add_tokens(c, s);
    vx_add_char(c->out, '\n');
    for (int unit = 0; unit < s->unit_count; unit++)
        if (is_alive(s, unit)) add_unit_lines(c, seat, unit);
}

/* ---- A low screen: one line a unit, the armies side by side ---- */

/* "7 ♥♥ ⚔4-5-6" */
static void add_figures(const canvas *c, int tile, int health)
{
    static const char *const black[2] = {"B", "⚔"}, *const white[2] = {"W", "➶"};
    if (tile == UNKNOWN_TILE) return;
    const tile_facts *facts = &tiles_of(&c->b->side[0])[tile];
    vx_add_char(c->out, ' ');
    add_health(c, health, facts->health);
    add_faces(c->out, facts->black, black[c->style->unicode]);
    add_faces(c->out, facts->white, white[c->style->unicode]);
}

static int leading_troop(const side *s, int unit)
{
    int troop = s->first[unit];
    while (s->wounds[troop] == DEAD) troop++;
    return troop;
}

static void add_short_unit(const canvas *c, int seat, int unit)
{
    const side *s = &c->b->side[seat];
    int troop = leading_troop(s, unit), others = living_troops(s, unit) - 1;
    pb_add_unit(c->out, seat, unit);
    vx_add_char(c->out, ' ');
    if (s->place[unit] < ZONES) {
        pb_add_zone(c->out, s->place[unit]);
        vx_add_char(c->out, ' ');
    }
    vx_add(c->out, facts_of(s, troop)->name[c->style->language]);
    add_figures(c, s->tile[troop], health_left(s, troop));
    if (others == 0) return;
    vx_add(c->out, " +");
    vx_add_number(c->out, others);
}

/* The `index`th unit that is alive, or NONE. */
static int living_unit(const side *s, int index)
{
    for (int unit = 0; unit < s->unit_count; unit++)
        if (is_alive(s, unit) && index-- == 0) return unit;
    return NONE;
}

/* "Elves: tokens 5, lost 0/50" */
static void add_short_name(const canvas *c, int seat)
{
    static const char *const tokens[VX_LANGUAGES] = {": tokens ", ": жетоны "};
    static const char *const lost[VX_LANGUAGES] = {", lost ", ", потеряно "};
    const side *s = &c->b->side[seat];
    if (c->b->phase <= PHASE_DEPLOY) {
        add_army_name(c, seat);
        return;
    }
    pb_add_side_name(c->out, c->b, seat, c->style->language);
    vx_add(c->out, tokens[c->style->language]);
    vx_add_number(c->out, s->free);
    vx_add(c->out, lost[c->style->language]);
    vx_add_number(c->out, s->lost);
    vx_add_char(c->out, '/');
    vx_add_number(c->out, s->cost);
}

/* A line of one army cut to its column: how it stands, then its units. */
static void add_short_line(const canvas *c, int seat, int line, int columns)
{
    char text[512];
    vx_text on = vx_text_on(text, sizeof text);
    canvas into = *c;
    vx_style plain = *c->style;
    int unit = line > 0 ? living_unit(&c->b->side[seat], line - 1) : NONE;
    plain.color = false;
    into.out = &on;
    into.style = &plain;
    if (line == 0)
        add_short_name(&into, seat);
    else if (unit != NONE)
        add_short_unit(&into, seat, unit);
    if (line == 0) add_color(c, side_color[seat]);
    vx_add_cut(c->out, text, columns - 1);
    if (line == 0) add_color(c, no_color);
}

static int lines_drawn(const canvas *c)
{
    int lines = 0;
    for (size_t i = c->from; i < c->out->length; i++) lines += c->out->data[i] == '\n';
    return lines;
}

static int living_units(const side *s)
{
    int count = 0;
    while (living_unit(s, count) != NONE) count++;
    return count;
}

/* The units are listed where there is room for all of them; the field names them too. */
static void add_short_armies(const canvas *c)
{
    int half = c->style->width / SIDES;
    int most = living_units(&c->b->side[0]), other = living_units(&c->b->side[1]);
    if (other > most) most = other;
    bool lists = lines_drawn(c) + 1 + most <= c->style->height;
    for (int line = 0; line <= (lists ? most : 0); line++) {
        size_t start = c->out->length;
        add_short_line(c, c->near, line, half);
        vx_add_padding(c->out, start, half);
        add_short_line(c, !c->near, line, half);
        vx_add_char(c->out, '\n');
    }
}

/* ---- Building: what is still in the box ---- */

/* The formation of a tile, and what may be done with it: begin a unit (+), join the last one (&). */
static void add_box_line(const canvas *c, int tile)
{
    const side *own = &c->b->side[c->b->active];
    act alone = {ACT_TAKE, (uint8_t)tile, NONE, 0};
    act joins = {ACT_TAKE, (uint8_t)tile, (uint8_t)(own->unit_count - 1), 0};
    bool may_begin = pb_check_take(c->b, &alone, NULL);
    bool may_join = own->unit_count > 0 && pb_check_take(c->b, &joins, NULL);
    if (!may_begin && !may_join) add_color(c, dim_color);
    vx_add_char(c->out, may_begin ? '+' : ' ');
    vx_add_char(c->out, may_join ? '&' : ' ');
    vx_add(c->out, " [");
    const tile_facts *facts = &tiles_of(own)[tile];
    if (facts->formation > 0)
        vx_add_number(c->out, facts->formation);
    else
        vx_add_char(c->out, '*');
    vx_add(c->out, "]  ");
    add_tile(c, tile, facts->health);
    if (!may_begin && !may_join) add_color(c, no_color);
    vx_add_char(c->out, '\n');
}

static void add_box(const canvas *c)
{
    static const char *const title[VX_LANGUAGES] = {
        "In the box: + may begin a unit, & may join the last one, [formation]",
        "В коробке: + может начать подразделение, & войти в последнее, [построение]"};
    static const char *const list[VX_LANGUAGES] = {"The army as a list: ", "Армия списком: "};
    const side *own = &c->b->side[c->b->active];
    if (own->hidden || own->army == NONE) return;
    if (own->unit_count > 0) {
        vx_add(c->out, list[c->style->language]);
        pb_add_list(c->out, own);
        vx_add_char(c->out, '\n');
    }
    int low = own->army == MIXED ? 0 : own->army * ARMY_TILES;
    int high = own->army == MIXED ? TILES : low + ARMY_TILES;
    vx_add(c->out, title[c->style->language]);
    vx_add_char(c->out, '\n');
    for (int tile = low; tile < high; tile++)
        if (pb_find_troop(own, tile) == NONE) add_box_line(c, tile);
}

/* ---- All of it ---- */

static void add_dice(const canvas *c)
{
    static const char *const word[VX_LANGUAGES] = {"dice:", "кубики:"};
    bool opened = false;
    for (int face = 0; face < FACES; face++)
        for (int i = 0; i < c->b->faces[face]; i++) {
            if (!opened) vx_add(c->out, word[c->style->language]);
            opened = true;
            vx_add_char(c->out, ' ');
            vx_add_number(c->out, face + 1);
        }
    if (opened) vx_add_char(c->out, '\n');
}

void pb_show(const void *state, const vx_style *style, vx_text *out)
{
    static const char *const round[VX_LANGUAGES] = {"Round ", "Раунд "};
    canvas c = {
        .b = state, .style = style, .out = out, .near = style->seat == 1, .from = out->length};
    c.column = (style->width - 10) / SECTORS;
    if (c.column < COLUMN_MIN) c.column = COLUMN_MIN;
    if (c.column > COLUMN_MAX) c.column = COLUMN_MAX;
    add_color(&c, dim_color);
    if (c.b->round > 0) {
        vx_add(out, round[style->language]);
        vx_add_number(out, c.b->round);
        vx_add(out, ". ");
    }
    pb_status(state, style->language, out);
    add_color(&c, no_color);
    vx_add_char(out, '\n');
    add_dice(&c);
    if (c.b->phase >= PHASE_DEPLOY) add_field(&c);
    if (style->height > 0) {
        add_short_armies(&c);
        return;
    }
    add_army(&c, !c.near);
    add_army(&c, c.near);
    if (c.b->phase == PHASE_BUILD) add_box(&c);
}
