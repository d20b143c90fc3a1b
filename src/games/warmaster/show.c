/* SPDX-License-Identifier: MIT */
/* show.c - the field for a human eye, a letter for a few square centimetres. */
#include <string.h>

#include "games/warmaster/warmaster.h"

enum { COLUMNS_MAX = 120, ROWS_MAX = 60 };

/* What a spot of the ground looks like; later features lie on top. */
static char ground_at(const ground *g, point at)
{
    static const char looks[TERRAINS] = {
        [HILL] = '^',    [TERRACE] = '^', [STEEP] = '^', [WOOD] = '%',
        [VILLAGE] = '#', [RUINS] = '#',   [ROCKS] = '%', [STREAM] = '~',
        [RIVER] = '~',   [LAKE] = '~',    [MARSH] = '"', [FENCE] = '-',
        [ROAD] = ':',    [BRIDGE] = '=',  [HOUSE] = 'H', [RAMPART] = 'M'};
    char look = '.';
    for (int i = 0; i < g->on->piece_count; i++)
        if (wm_polygon_holds(&g->outline[i], at)) look = looks[g->on->at[i].kind];
    return look;
}

/* An arrow for the eighth of a circle the stand looks to. */
static char arrow(int facing)
{
    static const char arrows[8] = {'^', '/', '>', '\\', 'v', '/', '<', '\\'};
    return arrows[(facing + 225) / 450 % 8];
}

static char stand_at(const stand_list *s, const battle *b, point at, int64_t near)
{
    for (int i = 0; i < s->count; i++) {
        if (wm_point_gap(at, &s->at[i]) > near) continue;
        int id = s->unit[i];
        if (&s->at[i] == &s->at[s->first[id]]) return arrow(s->at[i].facing);
        return (char)((id / UNITS_MAX == 0 ? 'A' : 'a') + wm_unit_profile(b, id)->type);
    }
    return '\0';
}

static char person_at(const battle *b, point at, int64_t near)
{
    for (int id = 0; id < ALL_PERSONS; id++) {
        const person *p = person_of(b, id);
        if (!wm_person_exists(b, id) || !(p->flags & PERSON_ON_TABLE)) continue;
        if (wm_squared_distance(at, (point){p->x, p->y}) <= near)
            return id < PERSONS_MAX ? '@' : '&';
    }
    return '\0';
}

void wm_show(const void *state, const vx_style *style, vx_text *out)
{
    static const char *const legend[VX_LANGUAGES] = {
        "first stands are arrows, others letters by kind (A infantry, B cavalry, C chariot, D "
        "monster, E artillery, F machine; small: seat 2), @ & characters\n",
        "первые базы — стрелки, прочие — буквы рода войск (A пехота, B кавалерия, C колесницы, D "
        "монстр, E артиллерия, F машина; малые — место 2), @ & персонажи\n"};
    const battle *b = state;
    stand_list s;
    ground g;
    int columns = style->width >= 40 && style->width < COLUMNS_MAX ? style->width : 90;
    int rows = columns * b->table.depth / (2 * b->table.width);
    int32_t wide = b->table.width * CENTIMETRE / columns, high = b->table.depth * CENTIMETRE / rows;
    int64_t near = (int64_t)wide * wide / 3;
    wm_list_stands(b, &s);
    wm_read_ground(&b->table, &g);
    for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++) {
            int x = style->seat == 1 ? columns - 1 - column : column;
            int y = style->seat == 1 ? row : rows - 1 - row;
            point at = {x * wide + wide / 2, y * high + high / 2};
            char c = person_at(b, at, near);
            if (c == '\0') c = stand_at(&s, b, at, near);
            vx_add_char(out, c != '\0' ? c : ground_at(&g, at));
        }
        vx_add_char(out, '\n');
    }
    vx_add(out, legend[style->language]);
    warmaster_game.status(state, style->language, out);
    vx_add_char(out, '\n');
}
