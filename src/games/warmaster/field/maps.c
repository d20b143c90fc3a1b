/* SPDX-License-Identifier: MIT */
/* maps.c - maps as text, the ready battlefields and the generator of fair ones (WM-TERRAIN-15). */
#include <string.h>

#include "games/warmaster/field/field.h"
#include "games/warmaster/field/measures.h"

/* ---- Pieces as text ---- */

int wm_find_terrain(const vx_word *word)
{
    for (int i = 0; i < TERRAINS; i++)
        if (vx_word_is(word, wm_terrains[i].key)) return i;
    return -1;
}

static bool has_levels(int kind)
{
    return kind == TERRACE || kind == STEEP;
}

void wm_format_piece(const piece *p, vx_text *out)
{
    vx_add(out, wm_terrains[p->kind].key);
    if (has_levels(p->kind)) {
        vx_add_char(out, ' ');
        vx_add_number(out, p->level);
    }
    for (int i = 0; i < p->count; i++) {
        vx_add_char(out, ' ');
        wm_add_length(out, p->x[i] * MILLIMETRE);
        vx_add_char(out, ',');
        wm_add_length(out, p->y[i] * MILLIMETRE);
    }
}

static bool parse_corner(const vx_word *word, const battlefield *on, piece *out, vx_problem *why)
{
    static const vx_message bad_corner = {
        NULL,
        {"{word} is not a point on the table: write centimetres to the millimetre, \"40,25.5\"",
         "{word} — не точка на столе: пишите сантиметры с точностью до миллиметра, «40,25.5»"}};
    static const vx_message too_many = {
        NULL, {"an outline has at most {0} corners", "у контура не больше {0} углов"}};
    vx_word x_word, y_word;
    int32_t x, y;
    if (out->count == CORNERS_MAX) return vx_refuse_numbers(why, &too_many, CORNERS_MAX, 0);
    if (!vx_word_split(word, ',', &x_word, &y_word) || !wm_read_length(&x_word, &x) ||
        !wm_read_length(&y_word, &y) || x % MILLIMETRE != 0 || y % MILLIMETRE != 0 || x < 0 ||
        y < 0 || x > on->width * CENTIMETRE || y > on->depth * CENTIMETRE)
        return vx_refuse_at(why, &bad_corner, word);
    out->x[out->count] = (int16_t)(x / MILLIMETRE);
    out->y[out->count++] = (int16_t)(y / MILLIMETRE);
    return true;
}

static bool parse_level(vx_reader *in, piece *out, vx_problem *why)
{
    static const vx_message no_level = {"WM-TERRAIN-05",
                                        {"after this kind of ground comes its level, 1 to 9",
                                         "за этим видом местности пишется её уровень, от 1 до 9"}};
    vx_word word;
    int64_t level;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &no_level, in);
    if (!vx_word_number(&word, 1, 9, &level)) return vx_refuse_at(why, &no_level, &word);
    out->level = (uint8_t)level;
    return true;
}

bool wm_parse_piece(vx_reader *in, const vx_word *kind, const battlefield *on, piece *out,
                    vx_problem *why)
{
    static const vx_message unknown = {
        "WM-TERRAIN-01", {"{word} is not a kind of terrain", "{word} — не вид местности"}};
    static const vx_message crossed = {
        "WM-TERRAIN-11",
        {"an outline needs three corners or more, and its edges must not cross",
         "у контура не меньше трёх углов, и стороны его не пересекаются"}};
    vx_word word;
    int found = wm_find_terrain(kind);
    if (found < 0) return vx_refuse_at(why, &unknown, kind);
    memset(out, 0, sizeof *out);
    out->kind = (uint8_t)found;
    if (has_levels(found) && !parse_level(in, out, why)) return false;
    while (vx_next_word(in, &word))
        if (!parse_corner(&word, on, out, why)) return false;
    polygon outline = {.count = out->count};
    for (int i = 0; i < out->count; i++) outline.at[i] = (point){out->x[i], out->y[i]};
    return wm_polygon_is_simple(&outline) || vx_refuse_at(why, &crossed, kind);
}

/* ---- Whole maps ---- */

bool wm_read_size(const vx_word *word, int least, uint16_t *width, uint16_t *depth)
{
    vx_word wide, deep;
    int64_t size[2];
    if (!vx_word_split(word, 'x', &wide, &deep) ||
        !vx_word_number(&wide, least, WIDTH_MAX, &size[0]) ||
        !vx_word_number(&deep, least, DEPTH_MAX, &size[1]))
        return false;
    *width = (uint16_t)size[0];
    *depth = (uint16_t)size[1];
    return true;
}

bool wm_parse_map_size(vx_reader *in, battlefield *out, vx_problem *why)
{
    static const vx_message bad_size = {
        "WM-DEPLOY-02",
        {"the map begins with the size of the table in cm, as in \"field 180x120\"",
         "карта начинается с размера стола в сантиметрах, например «field 180x120»"}};
    vx_word word;
    if (!vx_next_word(in, &word) || !vx_word_is(&word, "field") || !vx_next_word(in, &word))
        return vx_refuse_here(why, &bad_size, in);
    return wm_read_size(&word, WIDTH_MIN, &out->width, &out->depth) ||
           vx_refuse_at(why, &bad_size, &word);
}

bool wm_begins_map_line(const vx_word *word)
{
    return wm_find_terrain(word) >= 0 || vx_word_is(word, "zone") || vx_word_is(word, "objective");
}

static bool parse_feature(vx_reader *in, const vx_word *word, battlefield *out, vx_problem *why)
{
    static const vx_message too_many = {
        NULL, {"a map has at most {0} features", "на карте не больше {0} участков местности"}};
    piece read;
    if (!wm_parse_piece(in, word, out, &read, why)) return false;
    if (out->piece_count == PIECES_MAX) {
        vx_refuse_at(why, &too_many, word);
        if (why != NULL) why->number[0] = PIECES_MAX;
        return false;
    }
    out->at[out->piece_count++] = read;
    return true;
}

bool wm_parse_map_line(vx_reader *in, const vx_word *word, battlefield *out, vx_problem *why)
{
    if (vx_word_is(word, "zone")) return wm_parse_zone(in, out, why);
    if (vx_word_is(word, "objective")) return wm_parse_objective(in, out, why);
    return parse_feature(in, word, out, why);
}

bool wm_check_map(const battlefield *f, vx_problem *why)
{
    static const vx_message meet = {
        "WM-DEPLOY-01",
        {"the deployment zones of the two sides overlap", "зоны расстановки сторон пересекаются"}};
    return !wm_zones_meet(f) || vx_refuse(why, &meet);
}

bool wm_parse_map(vx_reader *in, battlefield *out, vx_problem *why)
{
    memset(out, 0, sizeof *out);
    if (!wm_parse_map_size(in, out, why)) return false;
    for (vx_reader ahead = *in; vx_next_line(&ahead);) {
        vx_word word;
        if (!vx_next_word(&ahead, &word) || !wm_begins_map_line(&word)) break;
        if (!wm_parse_map_line(&ahead, &word, out, why)) return false;
        *in = ahead;
    }
    return wm_check_map(out, why);
}

void wm_format_map(const battlefield *f, vx_text *out)
{
    vx_add(out, "field ");
    vx_add_number(out, f->width);
    vx_add_char(out, 'x');
    vx_add_number(out, f->depth);
    vx_add_char(out, '\n');
    for (int i = 0; i < f->piece_count; i++) {
        wm_format_piece(&f->at[i], out);
        vx_add_char(out, '\n');
    }
    wm_format_zones(f, out);
}

/* ---- Ready battlefields: our own, 180 x 120 cm, the same from both sides but for the last ---- */

const ready_map wm_ready_maps[READY_MAPS] = {
    {"plain", {"The Plain", "Равнина"}, "field 180x120\n"},
    {"two-woods",
     {"Two Woods", "Два леса"},
     "field 180x120\n"
     "wood 40,45 55,40 65,50 60,62 45,64 37,55\n"
     "wood 140,75 125,80 115,70 120,58 135,56 143,65\n"
     "hill 20,70 34,66 46,74 42,88 26,90 16,82\n"
     "hill 160,50 146,54 134,46 138,32 154,30 164,38\n"},
    {"crossing",
     {"The Crossing", "Переправа"},
     "field 180x120\n"
     "river 0,56.5 40,58.5 40,63.5 0,61.5\n"
     "river 44,58.5 88,57.5 88,62.5 44,63.5\n"
     "river 180,63.5 140,61.5 140,56.5 180,58.5\n"
     "river 136,61.5 92,62.5 92,57.5 136,56.5\n"
     "bridge 88,56 92,56 92,64 88,64\n"
     "stream 40,59 44,59 44,63 40,63\n"
     "stream 140,61 136,61 136,57 140,57\n"
     "wood 60,70 74,68 80,80 66,84 58,78\n"
     "wood 120,50 106,52 100,40 114,36 122,42\n"
     "hill 20,76 32,72 40,82 34,92 22,90\n"
     "hill 160,44 148,48 140,38 146,28 158,30\n"},
    {"ridge",
     {"The Ridge", "Гряда"},
     "field 180x120\n"
     "terrace 1 50,48 130,48 140,60 130,72 50,72 40,60\n"
     "terrace 2 62,54 118,54 124,60 118,66 62,66 56,60\n"
     "wood 20,30 34,28 38,40 26,46 18,40\n"
     "wood 160,90 146,92 142,80 154,74 162,80\n"
     "marsh 150,34 166,32 170,44 156,48\n"
     "marsh 30,86 14,88 10,76 24,72\n"},
    {"villages",
     {"Two Villages", "Две деревни"},
     "field 180x120\n"
     "village 50,38 66,36 70,50 56,54 48,48\n"
     "village 130,82 114,84 110,70 124,66 132,72\n"
     "road 0,59 180,59 180,61 0,61\n"
     "fence 20,66 44,70 44,70.5 20,66.5\n"
     "fence 160,54 136,50 136,49.5 160,53.5\n"
     "rocks 88,44 96,42 98,50 90,52\n"
     "rocks 92,76 84,78 82,70 90,68\n"},
    {"lakes",
     {"Between the Lakes", "Межозерье"},
     "field 180x120\n"
     "lake 0,40 18,38 30,48 32,64 20,76 0,74\n"
     "lake 180,80 162,82 150,72 148,56 160,44 180,46\n"
     "hill 80,50 100,50 108,60 100,70 80,70 72,60\n"
     "wood 48,78 60,74 66,84 56,92 46,88\n"
     "wood 132,42 120,46 114,36 124,28 134,32\n"},
    {"old-fort",
     {"The Old Fort", "Старый форт"},
     "field 180x120\n"
     "rampart 76,70 104,70 104,72 76,72\n"
     "house 86,78 94,78 94,84 86,84\n"
     "ruins 64,74 72,74 72,82 64,82\n"
     "ruins 108,74 116,74 116,82 108,82\n"
     "wood 20,40 36,36 44,48 34,58 20,54\n"
     "wood 160,40 144,36 136,48 146,58 160,54\n"
     "road 89,0 91,0 91,60 89,60\n"},
};

/* ---- The generator ---- */

/* A wheel of its own, so that a ticket means the same map for ever. */
static uint32_t spin(uint64_t *wheel, uint32_t below)
{
    *wheel = *wheel * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((*wheel >> 33) % below);
}

enum {
    CENTRE_GAP = 60,
    EDGE_GAP = 40
}; /* mm that features keep to the middle line and the edges */

/* A lump of five to eight corners round a centre, in the near half of the table. */
static void make_lump(uint64_t *wheel, const battlefield *f, piece *out)
{
    static const uint8_t kinds[] = {HILL, HILL, WOOD, WOOD, WOOD, VILLAGE, RUINS, ROCKS, MARSH};
    int32_t radius = 60 + (int32_t)spin(wheel, 70);
    int32_t width = f->width * 10 - 2 * (radius + EDGE_GAP);
    int32_t low = f->depth * 10 / 5, high = f->depth * 10 / 2 - radius - CENTRE_GAP;
    point centre = {radius + EDGE_GAP + (int32_t)spin(wheel, (uint32_t)width),
                    high > low ? low + (int32_t)spin(wheel, (uint32_t)(high - low)) : high};
    memset(out, 0, sizeof *out);
    out->kind = kinds[spin(wheel, sizeof kinds)];
    out->count = (uint8_t)(5 + spin(wheel, 4));
    int32_t turn = (int32_t)spin(wheel, FULL_TURN);
    for (int i = 0; i < out->count; i++) {
        int32_t reach = radius * (70 + (int32_t)spin(wheel, 31)) / 100;
        point p = wm_point_along(centre, turn + i * FULL_TURN / out->count, reach);
        out->x[i] = (int16_t)p.x;
        out->y[i] = (int16_t)p.y;
    }
}

static polygon outline_of(const piece *p)
{
    polygon out = {.count = p->count};
    for (int i = 0; i < p->count; i++) out.at[i] = (point){p->x[i], p->y[i]};
    return out;
}

bool wm_lies_apart(const battlefield *f, const piece *p, int32_t millimetres)
{
    polygon mine = outline_of(p);
    for (int i = 0; i < f->piece_count; i++) {
        polygon other = outline_of(&f->at[i]);
        for (int k = 0; k < mine.count; k++) {
            point a = mine.at[k], b = mine.at[(k + 1) % mine.count];
            if (wm_segment_polygon_gap(a, b, &other) < millimetres * millimetres) return false;
        }
        if (wm_polygon_holds(&mine, other.at[0]) || wm_polygon_holds(&other, mine.at[0]))
            return false;
    }
    return true;
}

static void add_with_twin(battlefield *f, const piece *p)
{
    piece twin = *p;
    for (int i = 0; i < p->count; i++) {
        twin.x[i] = (int16_t)(f->width * 10 - p->x[i]);
        twin.y[i] = (int16_t)(f->depth * 10 - p->y[i]);
    }
    f->at[f->piece_count++] = *p;
    f->at[f->piece_count++] = twin;
}

void wm_generate_map(uint32_t ticket, int width, int depth, battlefield *out)
{
    uint64_t wheel = (uint64_t)ticket * 2654435761u + 97531;
    memset(out, 0, sizeof *out);
    out->width = (uint16_t)width;
    out->depth = (uint16_t)depth;
    enum { APART = 60 }; /* mm: three stands side by side pass between features in column */
    int wanted = 3 + (int)spin(&wheel, 3);
    for (int tries = 0; tries < 60 && out->piece_count < 2 * wanted; tries++) {
        piece lump;
        make_lump(&wheel, out, &lump);
        if (wm_lies_apart(out, &lump, APART)) add_with_twin(out, &lump);
    }
}

/* ---- Inches ---- */

static int16_t share(int value, int part_of, int whole)
{
    return (int16_t)((value * part_of * 2 + whole) / (2 * whole));
}

void wm_measure_in_inches(battlefield *f)
{
    enum { TENTHS = 10, PER_HALF_INCH = 127 }; /* tenths of a millimetre */
    int width = f->width, depth = f->depth;
    f->width = (uint16_t)(width * TENTHS * TENTHS / PER_HALF_INCH);
    f->depth = (uint16_t)(depth * TENTHS * TENTHS / PER_HALF_INCH);
    for (int i = 0; i < f->piece_count; i++)
        for (int k = 0; k < f->at[i].count; k++) {
            f->at[i].x[k] = share(f->at[i].x[k], f->width, width);
            f->at[i].y[k] = share(f->at[i].y[k], f->depth, depth);
        }
    for (int i = 0; i < f->objective_count; i++) {
        f->objective[i].x = share(f->objective[i].x, f->width, width);
        f->objective[i].y = share(f->objective[i].y, f->depth, depth);
    }
    for (int side = 0; side < ZONES; side++) {
        zone *z = &f->zone[side];
        z->left = (uint16_t)share(z->left, f->width, width);
        z->right = (uint16_t)share(z->right, f->width, width);
        z->near = (uint16_t)share(z->near, f->depth, depth);
        z->far = (uint16_t)share(z->far, f->depth, depth);
    }
}
