/* SPDX-License-Identifier: MIT */
/* terrain.c - kinds of terrain, heights and access (section TERRAIN, WM-MOVE-25 to WM-MOVE-33). */
#include "games/warmaster/field/field.h"

enum {
    FOOT = 1 << INFANTRY,
    RIDERS = 1 << INFANTRY | 1 << CAVALRY | 1 << MONSTER, /* WM-MOVE-26 */
    EVERYBODY = (1 << TROOP_TYPES) - 1,                   /* WM-MOVE-27, WM-MOVE-28 too */
    NOBODY = 0,
};

/* WM-TERRAIN-12: what is flat hides nobody, even where it bars the way. WM-TERRAIN-14: a map says
 * itself which water is shallow, whatever its width; on the ready ones shallow is narrow. */
/* clang-format off */
const terrain_facts wm_terrains[TERRAINS] = {
    [HILL]    = {"hill", {"gentle hill", "пологий холм"}, "WM-MOVE-30", EVERYBODY, 1, SIGHT_FLAT, 0, IN_OPEN, 0},
    [TERRACE] = {"terrace", {"level of a hill", "уровень холма"}, "WM-TERRAIN-06", EVERYBODY, 1, SIGHT_FLAT, 0, IN_OPEN, 0},
    [STEEP]   = {"steep", {"steep slope", "крутой склон"}, "WM-MOVE-30", FOOT, 1, SIGHT_FLAT, 0, IN_OPEN, 0},
    [WOOD]    = {"wood", {"wood", "лес"}, "WM-TERRAIN-09", FOOT, 0, SIGHT_DENSE, 1, DEFENDED, 0},
    [VILLAGE] = {"village", {"village", "деревня"}, "WM-TERRAIN-09", FOOT, 1, SIGHT_DENSE, 1, DEFENDED, 0},
    [RUINS]   = {"ruins", {"ruins", "руины"}, "WM-TERRAIN-09", FOOT, 1, SIGHT_DENSE, 1, DEFENDED, 0},
    [ROCKS]   = {"rocks", {"rocks and scrub", "скалы и кустарник"}, "WM-TERRAIN-09", FOOT, 1, SIGHT_DENSE, 1, IN_OPEN, 0},
    [STREAM]  = {"stream", {"shallow stream", "мелкая река"}, "WM-TERRAIN-13", RIDERS, 1, SIGHT_FLAT, 0, IN_OPEN, 0},
    [RIVER]   = {"river", {"river", "река"}, "WM-TERRAIN-13", FOOT, 1, SIGHT_FLAT, 0, IN_OPEN, 0},
    [LAKE]    = {"lake", {"deep water", "глубокая вода"}, "WM-MOVE-31", NOBODY, 0, SIGHT_FLAT, 0, IN_OPEN, 0},
    [MARSH]   = {"marsh", {"marsh", "болото"}, "WM-MOVE-29", FOOT, 1, SIGHT_FLAT, 0, IN_OPEN, 0},
    [FENCE]   = {"fence", {"low obstacle", "низкое препятствие"}, "WM-MOVE-26", RIDERS, 1, SIGHT_FLAT, 0, IN_OPEN, 0},
    [ROAD]    = {"road", {"road", "дорога"}, "WM-TERRAIN-08", EVERYBODY, 1, SIGHT_FLAT, 0, IN_OPEN, 1},
    [BRIDGE]  = {"bridge", {"bridge", "мост"}, "WM-TERRAIN-08", EVERYBODY, 1, SIGHT_FLAT, 0, IN_OPEN, 1},
    [HOUSE]   = {"house", {"house", "дом"}, "WM-MOVE-33", NOBODY, 0, SIGHT_SOLID, 0, IN_OPEN, 0},
    [RAMPART] = {"rampart", {"rampart", "вал"}, "WM-DEFEND-06", 1 << INFANTRY | 1 << ARTILLERY, 1, SIGHT_FLAT, 0, FORTIFIED, 0},
};
/* clang-format on */

static bool is_raised(terrain_kind kind)
{
    return kind == HILL || kind == TERRACE || kind == STEEP;
}

void wm_read_ground(const battlefield *on, ground *out)
{
    out->on = on;
    out->raised = 0;
    for (int i = 0; i < on->piece_count; i++) {
        const piece *p = &on->at[i];
        int64_t x = 0, y = 0;
        if (p->count == 0) continue; /* no map has such a piece */
        point low = {INT32_MAX, INT32_MAX}, high = {INT32_MIN, INT32_MIN};
        out->outline[i].count = p->count;
        for (int k = 0; k < p->count; k++) {
            point at = {p->x[k] * MILLIMETRE, p->y[k] * MILLIMETRE};
            out->outline[i].at[k] = at;
            low = (point){at.x < low.x ? at.x : low.x, at.y < low.y ? at.y : low.y};
            high = (point){at.x > high.x ? at.x : high.x, at.y > high.y ? at.y : high.y};
            x += p->x[k], y += p->y[k];
        }
        out->low[i] = low, out->high[i] = high;
        if (is_raised((terrain_kind)p->kind)) out->raised |= (uint32_t)1 << i;
        out->centre[i] =
            (point){(int32_t)(x * MILLIMETRE / p->count), (int32_t)(y * MILLIMETRE / p->count)};
    }
}

/* Some part of the feature may lie in this upright rectangle. */
static bool may_reach(const ground *g, int i, point low, point high)
{
    return g->low[i].x <= high.x && g->high[i].x >= low.x && g->low[i].y <= high.y &&
           g->high[i].y >= low.y;
}

static bool holds(const ground *g, int i, point at)
{
    return may_reach(g, i, at, at) && wm_polygon_holds(&g->outline[i], at);
}

static bool meets(const ground *g, int i, const box *stand)
{
    point low = {stand->centre.x - stand->reach, stand->centre.y - stand->reach};
    point high = {stand->centre.x + stand->reach, stand->centre.y + stand->reach};
    return may_reach(g, i, low, high) && wm_box_meets_polygon(stand, &g->outline[i]);
}

static terrain_kind kind_of(const ground *g, int i)
{
    return (terrain_kind)g->on->at[i].kind;
}

/* ---- Heights ---- */

/* WM-TERRAIN-03: from nothing at the outline to the top at the centre, along the line that runs
 * from the centre through the point. */
static int slope_at(const polygon *p, point centre, point at)
{
    int64_t x = at.x - centre.x, y = at.y - centre.y;
    int64_t height = x == 0 && y == 0 ? LEVEL_HEIGHT : 0;
    for (int i = 0; i < p->count; i++) {
        point a = p->at[i], b = p->at[i + 1 < p->count ? i + 1 : 0];
        int64_t to_a = x * (a.y - centre.y) - y * (a.x - centre.x);
        int64_t to_b = x * (b.y - centre.y) - y * (b.x - centre.x);
        if ((to_a > 0 && to_b > 0) || (to_a < 0 && to_b < 0)) continue;
        int64_t edge_x = b.x - a.x, edge_y = b.y - a.y;
        int64_t reach = (a.x - centre.x) * edge_y - (a.y - centre.y) * edge_x;
        int64_t here = x * edge_y - y * edge_x; /* here / reach of the way to the outline */
        if (reach < 0) reach = -reach, here = -here;
        if (here <= 0 || reach == 0 || here > reach) continue;
        int64_t found = LEVEL_HEIGHT - LEVEL_HEIGHT * here / reach;
        if (found > height) height = found;
    }
    return (int)height;
}

int wm_height_at(const ground *g, point at)
{
    int height = 0;
    for (uint32_t left = g->raised; left != 0; left &= left - 1) {
        int i = __builtin_ctz(left);
        if (!holds(g, i, at)) continue;
        int here = kind_of(g, i) == HILL ? slope_at(&g->outline[i], g->centre[i], at)
                                         : LEVEL_HEIGHT * g->on->at[i].level; /* WM-TERRAIN-05 */
        if (here > height) height = here;
    }
    return height;
}

void wm_heights_under(const ground *g, const box *stand, int *least, int *greatest)
{
    *least = *greatest = wm_height_at(g, stand->centre);
    for (int i = 0; i < EDGES; i++) {
        int here = wm_height_at(g, stand->corner[i]);
        if (here < *least) *least = here;
        if (here > *greatest) *greatest = here;
    }
}

bool wm_is_higher(const ground *g, const box *stand, const box *other)
{
    int low, high, other_low, other_high;
    wm_heights_under(g, stand, &low, &high);
    wm_heights_under(g, other, &other_low, &other_high);
    return low >= other_high && high > other_low;
}

static bool has_level_above(const ground *g, int below)
{
    for (int i = 0; i < g->on->piece_count; i++) {
        terrain_kind kind = kind_of(g, i);
        if (kind != TERRACE && kind != STEEP) continue;
        if (g->on->at[i].level <= g->on->at[below].level) continue;
        if (holds(g, below, g->centre[i])) return true;
    }
    return false;
}

bool wm_is_on_hilltop(const ground *g, const box *stand)
{
    for (int i = 0; i < g->on->piece_count; i++) {
        terrain_kind kind = kind_of(g, i);
        if (kind == HILL && wm_point_gap(g->centre[i], stand) == 0) return true;
        if ((kind == TERRACE || kind == STEEP) && meets(g, i, stand) && !has_level_above(g, i))
            return true;
    }
    return false;
}

enum { HILL_STEP = 5 * MILLIMETRE }; /* along a line of sight */

static point on_line(point from, point to, int32_t at, int32_t length)
{
    return (point){(int32_t)(from.x + (int64_t)(to.x - from.x) * at / length),
                   (int32_t)(from.y + (int64_t)(to.y - from.y) * at / length)};
}

/* No ground on the line is higher; 0: no raised ground lies near it. */
static int highest_near(const ground *g, point from, point to)
{
    point low = {from.x < to.x ? from.x : to.x, from.y < to.y ? from.y : to.y};
    point high = {from.x < to.x ? to.x : from.x, from.y < to.y ? to.y : from.y};
    int height = 0;
    for (uint32_t left = g->raised; left != 0; left &= left - 1) {
        int i = __builtin_ctz(left);
        if (!may_reach(g, i, low, high)) continue;
        int top = LEVEL_HEIGHT * (kind_of(g, i) == HILL ? 1 : g->on->at[i].level);
        if (top > height) height = top;
    }
    return height;
}

bool wm_may_rise(const ground *g, point from, point to)
{
    return highest_near(g, from, to) > 0;
}

/* The ground rises above who looks and comes down again before what is looked at. */
bool wm_hill_hides(const void *context, point from, point to)
{
    const ground *g = context;
    int highest = highest_near(g, from, to);
    if (highest == 0) return false;
    int32_t length = wm_length(to.x - from.x, to.y - from.y);
    int top = wm_height_at(g, from);
    bool rose = false;
    if (top >= highest) return false;
    for (int32_t at = HILL_STEP; at < length; at += HILL_STEP) {
        int here = wm_height_at(g, on_line(from, to, at, length));
        if (rose && here < top) return true;
        if (here > top) top = here, rose = true;
    }
    return rose && wm_height_at(g, to) < top;
}

/* Nothing between is higher than the gun and as high as the target. */
bool wm_hill_stops_shots(const void *context, point from, point to)
{
    const ground *g = context;
    int highest = highest_near(g, from, to);
    if (highest == 0) return false;
    int32_t length = wm_length(to.x - from.x, to.y - from.y);
    int gun = wm_height_at(g, from), target = wm_height_at(g, to);
    int free = gun > target ? gun : target; /* shots go over what is no higher */
    if (free >= highest) return false;
    for (int32_t at = HILL_STEP; at < length; at += HILL_STEP)
        if (wm_height_at(g, on_line(from, to, at, length)) > free) return true;
    return false;
}

/* ---- Standing and passing ---- */

static bool meets_any(const ground *g, const box *stand, bool (*wanted)(const terrain_facts *))
{
    for (int i = 0; i < g->on->piece_count; i++)
        if (wanted(&wm_terrains[kind_of(g, i)]) && meets(g, i, stand)) return true;
    return false;
}

static bool is_dense(const terrain_facts *t)
{
    return t->dense != 0;
}

static bool is_fortified(const terrain_facts *t)
{
    return t->protects == FORTIFIED;
}

bool wm_is_in_dense(const ground *g, const box *stand)
{
    return meets_any(g, stand, is_dense);
}

bool wm_is_in_fortification(const ground *g, const box *stand)
{
    return meets_any(g, stand, is_fortified);
}

bool wm_is_on_table(const ground *g, const box *stand)
{
    int32_t width = g->on->width * CENTIMETRE, depth = g->on->depth * CENTIMETRE;
    for (int i = 0; i < EDGES; i++) {
        point c = stand->corner[i];
        if (c.x < 0 || c.y < 0 || c.x > width || c.y > depth) return false;
    }
    return true;
}

bool wm_may_enter(terrain_kind kind, int mover)
{
    const terrain_facts *t = &wm_terrains[kind];
    if (mover == ON_WINGS) return t->land != 0; /* WM-FLY-13: where it may end */
    if (mover == OF_WOODS || mover == OF_BOGS) {
        if (kind == (mover == OF_WOODS ? WOOD : MARSH)) return true;
        mover = MONSTER;
    }
    return (t->enter >> (mover == ON_FOOT ? INFANTRY : mover) & 1) != 0; /* WM-CHARM-05 */
}

static bool is_on_lane(const ground *g, point at)
{
    for (int i = 0; i < g->on->piece_count; i++)
        if (wm_terrains[kind_of(g, i)].lane && holds(g, i, at)) return true;
    return false;
}

/* WM-TERRAIN-09: what of the stand lies in the feature lies on a lane through it. */
static bool lane_carries(const ground *g, const box *stand, const polygon *p)
{
    enum { STEPS = 4 };
    int32_t right = stand->half_front - TOUCH, forward = stand->half_depth - TOUCH;
    for (int i = 0; i <= STEPS; i++)
        for (int k = 0; k <= STEPS; k++) {
            point at = wm_box_point(stand, right * (2 * i - STEPS) / STEPS,
                                    forward * (2 * k - STEPS) / STEPS);
            if (wm_polygon_holds(p, at) && !is_on_lane(g, at)) return false;
        }
    return true;
}

int wm_barred_by(const ground *g, const box *stand, int mover)
{
    for (int i = 0; i < g->on->piece_count; i++) {
        if (wm_may_enter(kind_of(g, i), mover)) continue;
        if (!meets(g, i, stand)) continue;
        if (!lane_carries(g, stand, &g->outline[i])) return i;
    }
    return -1;
}

uint32_t wm_barred_pieces(const ground *g, int mover, point low, point high)
{
    uint32_t set = 0;
    for (int i = 0; i < g->on->piece_count; i++)
        if (!wm_may_enter(kind_of(g, i), mover) && may_reach(g, i, low, high))
            set |= (uint32_t)1 << i;
    return set;
}

bool wm_is_barred(const ground *g, const box *stand, uint32_t pieces)
{
    for (; pieces != 0; pieces &= pieces - 1) {
        int i = __builtin_ctz(pieces);
        if (meets(g, i, stand) && !lane_carries(g, stand, &g->outline[i])) return true;
    }
    return false;
}

int wm_barriers(const ground *g, int mover, polygon out[PIECES_MAX])
{
    int count = 0;
    for (int i = 0; i < g->on->piece_count; i++)
        if (!wm_may_enter(kind_of(g, i), mover)) out[count++] = g->outline[i];
    return count;
}

int wm_lanes(const ground *g, polygon out[PIECES_MAX])
{
    int count = 0;
    for (int i = 0; i < g->on->piece_count; i++)
        if (wm_terrains[kind_of(g, i)].lane) out[count++] = g->outline[i];
    return count;
}

void wm_terrain_sight(const ground *g, polygon dense[PIECES_MAX], polygon solid[PIECES_MAX],
                      sight_field *out)
{
    out->dense = dense, out->solid = solid;
    out->dense_count = out->solid_count = 0;
    for (int i = 0; i < g->on->piece_count; i++) {
        terrain_kind kind = kind_of(g, i);
        if (wm_terrains[kind].sight == SIGHT_DENSE) dense[out->dense_count++] = g->outline[i];
        if (wm_terrains[kind].sight == SIGHT_SOLID) solid[out->solid_count++] = g->outline[i];
    }
    out->hides = g->raised != 0 ? wm_hill_hides : NULL;
    out->ground = g;
}
