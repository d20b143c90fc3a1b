/* SPDX-License-Identifier: MIT */
/* artillery.c - section ART: overhead fire, and what the shots of each kind of weapon are. */
#include "games/warmaster/shooting/shooting.h"
#include "games/warmaster/units/troop_hooks.h"

static int count_of(unsigned set)
{
    int count = 0;
    for (; set != 0; set &= set - 1) count++;
    return count;
}

/* ---- Overhead fire ---- */

enum { WORK_HEIGHT = LEVEL_HEIGHT }; /* WM-ART-06: who holds a work stands so much higher */

typedef struct {
    int low, high;
} heights;

static heights heights_of(const ground *g, const box *stand)
{
    heights h;
    wm_heights_under(g, stand, &h.low, &h.high);
    int work = wm_is_in_fortification(g, stand) ? WORK_HEIGHT : 0;
    return (heights){h.low + work, h.high + work};
}

static heights heights_of_piece(const ground *g, const polygon *p)
{
    heights h = {INT32_MAX, 0};
    for (int i = 0; i < p->count; i++) {
        int here = wm_height_at(g, p->at[i]);
        if (here < h.low) h.low = here;
        if (here > h.high) h.high = here;
    }
    return h;
}

static bool is_above(heights a, heights b)
{
    return a.low >= b.high && a.high > b.low;
}

/* WM-ART-03: the gun is higher than what stands between; WM-ART-04, AMB-47: or the target is. */
static bool may_shoot_over(heights between, heights gun, heights target)
{
    return is_above(gun, between) || is_above(target, between);
}

static bool has_heights(const battlefield *f)
{
    for (int i = 0; i < f->piece_count; i++)
        if (f->at[i].kind == HILL || f->at[i].kind == TERRACE || f->at[i].kind == STEEP ||
            f->at[i].kind == RAMPART)
            return true;
    return false;
}

/* WM-ART-05: friends, and enemies that are no targets; nobody shoots over a target. */
static bool is_no_target(const battle *b, const scene *s, int side, int id)
{
    return side_of_unit(id) == side || wm_is_engaged(&s->stands, b, id);
}

static int polygons_left(const scene *s, const polygon *all, int count, heights gun, heights target,
                         const box *from, const box *to, polygon *out)
{
    int left = 0;
    for (int i = 0; i < count; i++) {
        bool inside = wm_box_meets_polygon(from, &all[i]) || wm_box_meets_polygon(to, &all[i]);
        if (inside || !may_shoot_over(heights_of_piece(&s->ground, &all[i]), gun, target))
            out[left++] = all[i]; /* who is in a wood is hidden by it all the same */
    }
    return left;
}

/* The stands that shots do not go over. A unit's stands follow one another, so each unit is asked about
 * once. */
static int stands_left(const battle *b, const scene *s, int side, heights gun, heights target,
                       box *out)
{
    int left = 0, asked = -1;
    bool no_target = false;
    for (int i = 0; i < s->stands.count; i++) {
        int id = s->stands.unit[i];
        if (id != asked) no_target = side >= 0 && is_no_target(b, s, side, id);
        asked = id;
        bool over =
            no_target && may_shoot_over(heights_of(&s->ground, &s->stands.at[i]), gun, target);
        if (!over) out[left++] = s->stands.at[i];
    }
    return left;
}

bool wm_sees_overhead(const battle *b, const scene *s, const box *from, int edge, const box *to)
{
    box stands[ALL_STANDS];
    polygon dense[PIECES_MAX], solid[PIECES_MAX];
    if (!has_heights(&b->table) || !wm_is_before_edge(from, edge, to)) return false;
    heights gun = heights_of(&s->ground, from), target = heights_of(&s->ground, to);
    sight_field field = s->sight;
    if (field.hides != NULL) field.hides = wm_hill_stops_shots;
    if (gun.high <= 0 && target.high <= 0) /* neither is above anything */
        return wm_sees(from, edge, to, &field, NULL);
    int side = -1;
    for (int i = 0; i < s->stands.count; i++)
        if (&s->stands.at[i] == from) side = side_of_unit(s->stands.unit[i]);
    field.stands = stands;
    field.stand_count = stands_left(b, s, side, gun, target, stands);
    field.dense = dense, field.solid = solid;
    field.dense_count =
        polygons_left(s, s->sight.dense, s->sight.dense_count, gun, target, from, to, dense);
    field.solid_count =
        polygons_left(s, s->sight.solid, s->sight.solid_count, gun, target, from, to, solid);
    return wm_sees(from, edge, to, &field, NULL);
}

/* ---- Lines through stands ---- */

typedef struct {
    point from, to;
    int32_t length;
} flight;

/* From the nearest point of the gun through the nearest point of the stand, and on. Where they
 * touch, as after a charge, the middle of the gun gives the direction (WM-SHOOT-37). */
static flight line_through(const box *gun, const box *stand, int32_t beyond)
{
    point p, q;
    if (wm_nearest_points(gun, stand, &p, &q) <= TOUCH * TOUCH) {
        p = gun->centre;
        q = wm_nearest_point(p, stand);
    }
    int64_t x = q.x - p.x, y = q.y - p.y;
    int32_t near = wm_length(x, y), length = near + beyond;
    if (near == 0) return (flight){p, wm_point_along(p, gun->facing, beyond), beyond};
    return (flight){
        p, {(int32_t)(p.x + x * length / near), (int32_t)(p.y + y * length / near)}, length};
}

/* AMB-48: it goes through a stand that it crosses for a millimetre at least, from there on. */
static bool crosses(const flight *f, const box *stand, int32_t start, int32_t end)
{
    part inside;
    if (!wm_part_inside_box(f->from, f->to, stand, 0, &inside)) return false;
    if (inside.from < start) inside.from = start;
    if (inside.to > end) inside.to = end;
    return inside.to - inside.from >= MILLIMETRE;
}

/* The nearest pair of a gun among these and a stand of the target; of equally near ones that which
 * stands most nearly face to face, so that the line does not run along a seam between stands. */
static int nearest_stand(const battle *b, int id, unsigned guns, int target, int *gun_out)
{
    int found = 0;
    int64_t least = INT64_MAX, least_apart = INT64_MAX;
    for (int i = 0; i < unit_of(b, id)->stands; i++)
        for (int k = 0; k < unit_of(b, target)->stands && (guns >> i & 1); k++) {
            box gun = wm_stand_box(b, id, unit_of(b, id)->at[i]);
            box stand = wm_stand_box(b, target, unit_of(b, target)->at[k]);
            int64_t gap = wm_box_gap(&gun, &stand);
            int64_t apart = wm_squared_distance(gun.centre, stand.centre);
            if (gap > least || (gap == least && apart >= least_apart)) continue;
            least = gap, least_apart = apart, found = k, *gun_out = i;
        }
    return found;
}

/* ---- Attacks on units on the way ---- */

typedef struct {
    uint8_t dice[ALL_UNITS];
    uint8_t stands[ALL_UNITS]; /* those met, a bit for each */
} toll;

/* WM-ART-13, AMB-24: unit by unit; the target is dealt with first. */
static void push_toll(battle *b, const volley *base, const toll *t, const box *from)
{
    for (int pass = 0; pass < 2; pass++)
        for (int id = ALL_UNITS - 1; id >= 0; id--) {
            if (t->dice[id] == 0 || (id == base->target) != (pass == 1)) continue;
            volley v = *base;
            v.target = (uint8_t)id;
            v.dice = t->dice[id];
            v.need = (uint8_t)wm_need_against(b, &v, t->stands[id], from);
            v.flags |= VOLLEY_EXACT;
            if (id != base->target) v.flags &= (uint8_t)~VOLLEY_CHARGER;
            wm_push_volley(b, &v);
        }
}

enum { BOUNCE = 5 * CENTIMETRE, DEEP = 20 * CENTIMETRE };

/* WM-ART-01, WM-ART-07, WM-ART-10, WM-ART-11: all balls of a battery fly along one line. WM-ART-12, WM-ART-13: two attacks for each
 * ball, and one for each stand it bounces through. */
static void fire_balls(battle *b, const fire *f, const volley *base)
{
    toll t = {0};
    stand_list s;
    int gun_index = 0, first = nearest_stand(b, f->id, f->stands, f->target, &gun_index);
    int balls = count_of(f->stands);
    box gun = wm_stand_box(b, f->id, unit_of(b, f->id)->at[gun_index]);
    box stand = wm_stand_box(b, f->target, unit_of(b, f->target)->at[first]);
    flight line = line_through(&gun, &stand, DEEP);
    part first_part;
    int32_t leave = line.length - DEEP; /* a ball that only grazes it bounces there */
    if (wm_part_inside_box(line.from, line.to, &stand, 0, &first_part)) leave = first_part.to;
    t.dice[f->target] = (uint8_t)(balls * wm_unit_profile(b, f->id)->shots);
    t.stands[f->target] = (uint8_t)(1u << first);
    wm_list_stands(b, &s);
    for (int i = 0; i < s.count; i++) {
        int id = s.unit[i], index = i - s.first[id];
        if (id == f->id || (id == f->target && index == first)) continue;
        if (!crosses(&line, &s.at[i], leave, leave + BOUNCE)) continue;
        t.dice[id] = (uint8_t)(t.dice[id] + balls);
        t.stands[id] |= (uint8_t)(1u << index);
    }
    push_toll(b, base, &t, &gun);
}

/* The stand, of those not met yet, that the bolt enters where it left the last one. */
static int next_on_line(const stand_list *s, const flight *line, int own, int32_t at,
                        int32_t *leave)
{
    for (int i = 0; i < s->count; i++) {
        part in;
        if (s->unit[i] == own || !wm_part_inside_box(line->from, line->to, &s->at[i], 0, &in))
            continue;
        if (in.to - in.from < MILLIMETRE || in.from < at - TOUCH || in.from > at + TOUCH) continue;
        *leave = in.to;
        return i;
    }
    return -1;
}

/* WM-ART-26, WM-ART-27: an attack on each of so many stands that touch along the line; at chargers
 * as they stand in the end (WM-ART-29). */
static void fire_bolt(const battle *b, const fire *f, int gun_index, int deep, toll *t)
{
    stand_list s;
    int ignored, first = nearest_stand(b, f->id, 1u << gun_index, f->target, &ignored);
    int shots = wm_unit_profile(b, f->id)->shots;
    box gun = wm_stand_box(b, f->id, unit_of(b, f->id)->at[gun_index]);
    box stand = wm_stand_box(b, f->target, unit_of(b, f->target)->at[first]);
    flight line = line_through(&gun, &stand, DEEP);
    part in = {0};
    bool through = wm_part_inside_box(line.from, line.to, &stand, 0, &in);
    int32_t leave = in.to;
    t->dice[f->target] = (uint8_t)(t->dice[f->target] + shots);
    t->stands[f->target] |= (uint8_t)(1u << first);
    wm_list_stands(b, &s);
    for (int met = 1; through && met < deep; met++) {
        int i = next_on_line(&s, &line, f->id, leave, &leave);
        if (i < 0) return;
        t->dice[s.unit[i]]++;
        t->stands[s.unit[i]] |= (uint8_t)(1u << (i - s.first[s.unit[i]]));
    }
}

static void fire_bolts(battle *b, const fire *f, const volley *base)
{
    toll t = {0};
    int gun = 0, deep = unit_has(b, f->id, HAS_skewer3)   ? 3
                        : unit_has(b, f->id, HAS_skewer2) ? 2
                                                          : 1;
    for (int i = 0; i < unit_of(b, f->id)->stands; i++)
        if (f->stands >> i & 1) fire_bolt(b, f, i, deep, &t);
    nearest_stand(b, f->id, f->stands, f->target, &gun);
    box from = wm_stand_box(b, f->id, unit_of(b, f->id)->at[gun]);
    push_toll(b, base, &t, &from);
}

int wm_first_behind(const battle *b, const fire *f)
{
    stand_list s;
    int gun_index = 0, first = nearest_stand(b, f->id, f->stands, f->target, &gun_index),
        found = -1;
    box gun = wm_stand_box(b, f->id, unit_of(b, f->id)->at[gun_index]);
    box stand = wm_stand_box(b, f->target, unit_of(b, f->target)->at[first]);
    flight line = line_through(&gun, &stand, COORDINATE_MAX / 2);
    int32_t start = line.length - COORDINATE_MAX / 2, nearest = line.length;
    wm_list_stands(b, &s);
    for (int i = 0; i < s.count; i++) {
        part in;
        if (s.unit[i] == f->id || s.unit[i] == f->target) continue;
        if (!wm_part_inside_box(line.from, line.to, &s.at[i], 0, &in)) continue;
        if (in.from >= start && in.from < nearest) nearest = in.from, found = s.unit[i];
    }
    return found;
}

/* ---- Every kind of shot ---- */

/* The stand bought with the unit, if it shoots and lives; NULL: there is none. */
static const unit_profile *attached_shooter(const battle *b, int id)
{
    int odd = unit_of(b, id)->odd;
    const unit_profile *p = odd > 0 ? wm_stand_profile(b, id, odd - 1) : wm_unit_profile(b, id);
    return p != wm_unit_profile(b, id) && p->shots_kind != SHOTS_NONE ? p : NULL;
}

/* What the weapon makes of a volley; WM-ART-23, WM-ART-25: without a word about armour it
 * saves as usual. */
volley wm_weapon_volley(const battle *b, const fire *f)
{
    int need = 4 - unit_has(b, f->id, HAS_hit_plus1) + f->worse; /* WM-SHOOT-13, WM-ART-24 */
    volley v = {.source = f->id, .target = f->target, .need = (uint8_t)need};
    if (unit_has(b, f->id, HAS_pierce1)) v.saves = SAVES_WORSE; /* WM-ART-18, WM-MACH-18 */
    const unit_profile *attached = attached_shooter(b, f->id);
    if (attached && has_keyword(&attached->keywords, HAS_pierce1)) v.saves = SAVES_WORSE;
    if (unit_has(b, f->id, HAS_ignore_armour)) v.saves = SAVES_NONE; /* WM-ART-08, WM-ART-30 */
    if (unit_has(b, f->id, HAS_confuse_on_4)) v.flags |= VOLLEY_SKULLS;
    if (unit_has(b, f->id, HAS_cover_down1)) v.flags |= VOLLEY_COVER_DOWN;
    if (f->at_charger) v.flags |= VOLLEY_CHARGER;
    if (f->worse == BLIND) v.need = 6, v.flags |= VOLLEY_EXACT;
    if (wm_hooks_of(b, f->id)->pins_targets) v.flags |= VOLLEY_STAYS;
    if (wm_hooks_of(b, f->id)->makes_tremors) v.flags |= VOLLEY_TREMOR;
    return v;
}

void wm_push_shots(battle *b, volley v, int each, unsigned stands)
{
    v.shooters = (uint8_t)stands;
    v.each = (uint8_t)each;
    v.dice = (uint8_t)(each * count_of(stands)); /* WM-SHOOT-12 */
    wm_push_volley(b, &v);
}

/* WM-ART-17, AMB-49: so many dice in the nearest band of the range, half as many in each next.
 * WM-ART-22: at chargers a volley gun waits for the nearest; others do not. */
static int shots_by_range(const battle *b, const fire *f, int stand)
{
    const unit_profile *p = wm_unit_profile(b, f->id);
    int shots = p->shots;
    bool waits = wm_hooks_of(b, f->id)->fires_in_volleys;
    if (f->at_charger) return waits ? shots : shots >> (p->bands - 1);
    box from = wm_stand_box(b, f->id, unit_of(b, f->id)->at[stand]);
    int64_t least = INT64_MAX;
    for (int k = 0; k < unit_of(b, f->target)->stands; k++) {
        box to = wm_stand_box(b, f->target, unit_of(b, f->target)->at[k]);
        int64_t gap = wm_box_gap(&from, &to);
        if (gap < least) least = gap;
    }
    for (int band = 1; band < p->bands; band++, shots /= 2) {
        int64_t edge = (int64_t)p->range * CENTIMETRE * band / p->bands;
        if (least <= edge * edge) break;
    }
    return shots;
}

/* An attached stand has its own shots, but at chargers it is like the others. */
static void fire_plainly(battle *b, const fire *f, volley v, int shots)
{
    const unit_profile *attached = attached_shooter(b, f->id);
    unsigned stands = f->stands, odd = attached ? 1u << (unit_of(b, f->id)->odd - 1) : 0;
    if (!f->at_charger && (stands & odd)) {
        wm_push_shots(b, v, attached->shots, odd);
        stands &= ~odd;
    }
    wm_push_shots(b, v, shots, stands);
}

static void fire_by_range(battle *b, const fire *f, volley v)
{
    if (wm_hooks_of(b, f->id)->fires_in_volleys) v.flags |= VOLLEY_TALLY; /* WM-ART-19 */
    for (int i = unit_of(b, f->id)->stands - 1; i >= 0; i--)
        if (f->stands >> i & 1) wm_push_shots(b, v, shots_by_range(b, f, i), 1u << i);
}

void wm_open_fire(battle *b, const fire *f)
{
    const unit_profile *p = wm_unit_profile(b, f->id);
    int shots = wm_base_shots(b, f->id);
    volley v = wm_weapon_volley(b, f);
    if (f->stands == 0 || !is_on_table(unit_of(b, f->target))) return;
    if ((unit_of(b, f->id)->marks & MARK_PRESSURE) && !f->at_charger) shots *= 2; /* WM-MACH-15 */
    switch (p->shots_kind) {
    case SHOTS_BOUNCE:
        if (!f->at_charger) {
            fire_balls(b, f, &v);
            return;
        }
        v.saves = SAVES_NORMAL; /* WM-ART-14: grapeshot */
        wm_push_shots(b, v, shots, f->stands);
        return;
    case SHOTS_PER_STAND:
        fire_bolts(b, f, &v);
        return;
    case SHOTS_BY_RANGE:
        fire_by_range(b, f, v);
        return;
    case SHOTS_DICE:
        wm_push_flames(b, f);
        return;
    default:
        fire_plainly(b, f, v, shots);
    }
}
