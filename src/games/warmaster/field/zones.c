/* SPDX-License-Identifier: MIT */
/* zones.c - where the armies set up, and places that are worth holding: the part of a map that is no
 * ground (WM-DEPLOY-03, WM-OPTION-17). */
#include "games/warmaster/field/field.h"
#include "games/warmaster/field/measures.h"

int wm_zone_depth(const battlefield *f)
{
    enum { BETWEEN = 80, ZONE = 20 };
    int depth = (f->depth - BETWEEN) / 2; /* WM-DEPLOY-01 */
    if (depth > ZONE) return ZONE;        /* WM-DEPLOY-03, WM-DEPLOY-04: deeper tables, wider gap */
    return depth < ZONE_DEPTH_MIN ? ZONE_DEPTH_MIN : depth; /* WM-DEPLOY-04: along the edges */
}

bool wm_has_zone(const battlefield *f, int side)
{
    return f->zone[side].right != 0;
}

zone wm_zone_of(const battlefield *f, int side)
{
    int deep = wm_zone_depth(f);
    if (wm_has_zone(f, side)) return f->zone[side];
    return (zone){0, (uint16_t)(side == 0 ? 0 : f->depth - deep), f->width,
                  (uint16_t)(side == 0 ? deep : f->depth)};
}

bool wm_zones_meet(const battlefield *f)
{
    zone a = wm_zone_of(f, 0), b = wm_zone_of(f, 1);
    return a.left < b.right && b.left < a.right && a.near < b.far && b.near < a.far;
}

int wm_free_ground(const battlefield *f, int side)
{
    enum { STEP = 2 }; /* cm */
    uint8_t everybody = (1 << TROOP_TYPES) - 1;
    zone z = wm_zone_of(f, side);
    ground g;
    int free = 0;
    wm_read_ground(f, &g);
    for (int x = z.left + STEP / 2; x < z.right; x += STEP)
        for (int y = z.near + STEP / 2; y < z.far; y += STEP) {
            bool is_barred = false;
            for (int i = 0; i < f->piece_count && !is_barred; i++)
                is_barred =
                    (wm_terrains[f->at[i].kind].enter & everybody) != everybody &&
                    wm_polygon_holds(&g.outline[i], (point){x * CENTIMETRE, y * CENTIMETRE});
            free += is_barred ? 0 : STEP * STEP;
        }
    return free;
}

/* ---- As text ---- */

/* "40,25" in whole centimetres on the table */
static bool read_corner(const vx_word *word, const battlefield *on, uint16_t *x, uint16_t *y)
{
    vx_word x_word, y_word;
    int64_t at[2];
    if (!vx_word_split(word, ',', &x_word, &y_word) ||
        !vx_word_number(&x_word, 0, on->width, &at[0]) ||
        !vx_word_number(&y_word, 0, on->depth, &at[1]))
        return false;
    *x = (uint16_t)at[0], *y = (uint16_t)at[1];
    return true;
}

const vx_message wm_small_zone = {"WM-DEPLOY-04",
                                  {"a zone is at least 20 cm wide and 5 cm deep",
                                   "зона — не меньше 20 см в ширину и 5 см в глубину"}};

bool wm_parse_zone(vx_reader *in, battlefield *out, vx_problem *why)
{
    static const vx_message unread = {
        "WM-DEPLOY-03",
        {"a zone is a seat, its near left and its far right corner on the table in whole cm: "
         "\"zone 1 0,0 180,20\"",
         "зона — это место, её ближний левый и дальний правый углы на столе в целых сантиметрах: "
         "«zone 1 0,0 180,20»"}};
    vx_word side, low, high;
    int64_t seat;
    zone z;
    if (!vx_next_word(in, &side) || !vx_next_word(in, &low) || !vx_next_word(in, &high))
        return vx_refuse_here(why, &unread, in);
    if (!vx_word_number(&side, 1, ZONES, &seat)) return vx_refuse_at(why, &unread, &side);
    if (!read_corner(&low, out, &z.left, &z.near)) return vx_refuse_at(why, &unread, &low);
    if (!read_corner(&high, out, &z.right, &z.far) || !vx_at_line_end(in))
        return vx_refuse_at(why, &unread, &high);
    if (z.right < z.left + ZONE_WIDTH_IN_INCHES || z.far < z.near + ZONE_DEPTH_IN_INCHES)
        return vx_refuse_at(why, &wm_small_zone, &low);
    out->zone[seat - 1] = z;
    return true;
}

bool wm_parse_objective(vx_reader *in, battlefield *out, vx_problem *why)
{
    static const vx_message unread = {
        "WM-OPTION-17",
        {"an objective is a place on the table, its reach in cm, 1 to 30, and the percent of the "
         "battle's points it is worth, 1 to 100: \"objective 90,60 10 15\"",
         "цель — это точка на столе, радиус в сантиметрах, от 1 до 30, и сколько процентов очков "
         "битвы она стоит, от 1 до 100: «objective 90,60 10 15»"}};
    static const vx_message too_many = {
        NULL, {"a map has at most {0} objectives", "на карте не больше {0} целей"}};
    vx_word at, reach, share, x_word, y_word;
    int64_t far, worth;
    int32_t x, y;
    if (!vx_next_word(in, &at) || !vx_next_word(in, &reach) || !vx_next_word(in, &share))
        return vx_refuse_here(why, &unread, in);
    if (!vx_word_split(&at, ',', &x_word, &y_word) || !wm_read_length(&x_word, &x) ||
        !wm_read_length(&y_word, &y) || x % MILLIMETRE != 0 || y % MILLIMETRE != 0 || x < 0 ||
        y < 0 || x > out->width * CENTIMETRE || y > out->depth * CENTIMETRE)
        return vx_refuse_at(why, &unread, &at);
    if (!vx_word_number(&reach, 1, REACH_MAX, &far)) return vx_refuse_at(why, &unread, &reach);
    if (!vx_word_number(&share, 1, SHARE_MAX, &worth) || !vx_at_line_end(in))
        return vx_refuse_at(why, &unread, &share);
    if (out->objective_count == OBJECTIVES_MAX) {
        vx_refuse_at(why, &too_many, &at);
        if (why != NULL) why->number[0] = OBJECTIVES_MAX;
        return false;
    }
    out->objective[out->objective_count++] = (objective){
        (int16_t)(x / MILLIMETRE), (int16_t)(y / MILLIMETRE), (uint8_t)far, (uint8_t)worth};
    return true;
}

static void add_pair(vx_text *out, int x, int y)
{
    vx_add_char(out, ' ');
    vx_add_number(out, x);
    vx_add_char(out, ',');
    vx_add_number(out, y);
}

static void add_objective(vx_text *out, const objective *o)
{
    vx_add(out, "objective ");
    wm_add_length(out, o->x * MILLIMETRE);
    vx_add_char(out, ',');
    wm_add_length(out, o->y * MILLIMETRE);
    vx_add_char(out, ' ');
    vx_add_number(out, o->reach);
    vx_add_char(out, ' ');
    vx_add_number(out, o->share);
    vx_add_char(out, '\n');
}

void wm_format_zones(const battlefield *f, vx_text *out)
{
    for (int side = 0; side < ZONES; side++) {
        const zone *z = &f->zone[side];
        if (!wm_has_zone(f, side)) continue;
        vx_add(out, "zone ");
        vx_add_number(out, side + 1);
        add_pair(out, z->left, z->near);
        add_pair(out, z->right, z->far);
        vx_add_char(out, '\n');
    }
    for (int i = 0; i < f->objective_count; i++) add_objective(out, &f->objective[i]);
}
