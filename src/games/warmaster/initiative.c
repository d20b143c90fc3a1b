/* SPDX-License-Identifier: MIT */
/* initiative.c - section INIT: charging and evading without orders. */
#include "games/warmaster/forced.h"
#include "games/warmaster/shooting.h"
#include "games/warmaster/warmaster.h"

enum { NEAR = 20 * CENTIMETRE, KEEP_OFF = CENTIMETRE };

/* WM-INIT-01 to WM-INIT-04 up to the question whom it sees. */
bool wm_check_initiative(const battle *b, int id, vx_problem *why)
{
    static const vx_message not_own = {"WM-INIT-03",
                                       {"act with a unit of your own", "действуйте своим отрядом"}};
    static const vx_message far = {"WM-INIT-01",
                                   {"no enemy was within 20 cm of this unit when the phase began",
                                    "в начале фазы врага в 20 см от этого отряда не было"}};
    static const vx_message confused = {"WM-CONF-08",
                                        {"a confused unit does not act on initiative",
                                         "деморализованный отряд по инициативе не действует"}};
    static const vx_message acted = {
        "WM-INIT-03",
        {"this unit has already acted on initiative", "этот отряд уже действовал по инициативе"}};
    static const vx_message entered = {"WM-EDGE-05",
                                       {"a unit just back on the table's edge does not move",
                                        "вернувшийся на край стола отряд не двигается"}};
    static const vx_message engaged = {
        "WM-CMD-24", {"a unit in combat does not move", "завязанный в бою отряд не двигается"}};
    static const vx_message never = {
        "WM-STAT-13",
        {"these troops never act on initiative", "эти войска по инициативе не действуют"}};
    static const vx_message broken = {
        "WM-MACH-11", {"this tank will not move again", "этот танк больше не сдвинется"}};
    stand_list s;
    if (!wm_unit_exists(b, id) || side_of_unit(id) != b->turn || !is_on_table(unit_of(b, id)))
        return vx_refuse(why, &not_own);
    const unit *u = unit_of(b, id);
    if (wm_is_broken(b, id)) return vx_refuse(why, &broken);
    if (!(u->flags & UNIT_NEAR)) return vx_refuse(why, &far);
    if (u->flags & UNIT_CONFUSED) return vx_refuse(why, &confused);
    if (u->flags & UNIT_INITIATIVE) return vx_refuse(why, &acted);
    if (u->marks & MARK_ENTERED) return vx_refuse(why, &entered);
    if (unit_has(b, id, HAS_no_initiative) || unit_has(b, id, HAS_undead))
        return vx_refuse(why, &never);
    wm_list_stands(b, &s);
    return !wm_is_engaged(&s, b, id) || vx_refuse(why, &engaged);
}

static bool refuse_unseen(vx_problem *why)
{
    static const vx_message unseen = {
        "WM-INIT-04",
        {"this unit sees no enemy within 20 cm", "этот отряд не видит врага в 20 см"}};
    return vx_refuse(why, &unseen);
}

/* ---- Charging ---- */

/* WM-INIT-11: infantry and artillery in a fortified position. */
static bool is_behind_works(const battle *b, const scene *s, int enemy)
{
    uint8_t type = wm_unit_profile(b, enemy)->type;
    if (type != INFANTRY && type != ARTILLERY) return false;
    for (int i = 0; i < unit_of(b, enemy)->stands; i++)
        if (wm_is_in_fortification(&s->ground, &s->stands.at[s->stands.first[enemy] + i]))
            return true;
    return false;
}

/* Only ground counts, other units do not. */
static bool can_go_round(const battle *b, const scene *s, int id, const box *from, const box *to)
{
    polygon barriers[PIECES_MAX], lanes[PIECES_MAX];
    way_field ways = {.barriers = barriers,
                      .barrier_count = wm_barriers(&s->ground, wm_mover_of(b, id), barriers),
                      .lanes = lanes,
                      .lane_count = wm_lanes(&s->ground, lanes),
                      .width = 20 * MILLIMETRE};
    way by = {0};
    return wm_find_way(from, to, wm_full_pace(b, id), &ways, &by);
}

/* WM-INIT-12, AMB-11: the shortest line crosses ground that bars both, and neither unit can get
 * round it in one move. */
static bool is_cut_off(const battle *b, const scene *s, int id, int enemy)
{
    const box *mine = NULL, *his = NULL;
    int64_t least = INT64_MAX;
    point from = {0}, to = {0};
    for (int i = 0; i < unit_of(b, id)->stands; i++)
        for (int k = 0; k < unit_of(b, enemy)->stands; k++) {
            const box *one = &s->stands.at[s->stands.first[id] + i];
            const box *two = &s->stands.at[s->stands.first[enemy] + k];
            point p, q;
            int64_t gap = wm_nearest_points(one, two, &p, &q);
            if (gap < least) least = gap, mine = one, his = two, from = p, to = q;
        }
    bool barred = false;
    for (int i = 0; i < s->ground.on->piece_count; i++) {
        terrain_kind kind = (terrain_kind)s->ground.on->at[i].kind;
        if (wm_may_enter(kind, wm_mover_of(b, id)) || wm_may_enter(kind, wm_mover_of(b, enemy)))
            continue;
        barred = barred || wm_segment_polygon_gap(from, to, &s->ground.outline[i]) == 0;
    }
    return barred && !can_go_round(b, s, id, mine, his) && !can_go_round(b, s, enemy, his, mine);
}

/* The distance of the nearest visible enemy that the owner may not ignore; squared. WM-INIT-13:
 * characters are not among them. */
static int64_t nearest_that_counts(const battle *b, const scene *s, int id)
{
    int64_t nearest = (int64_t)NEAR * NEAR;
    int side = 1 - side_of_unit(id);
    for (int i = 0; i < b->side[side].list.unit_count; i++) {
        int enemy = side * UNITS_MAX + i;
        if (!is_on_table(unit_of(b, enemy))) continue;
        int64_t gap = wm_unit_gap(&s->stands, b, id, enemy);
        if (gap >= nearest || is_behind_works(b, s, enemy) || is_cut_off(b, s, id, enemy)) continue;
        if (wm_unit_sees(b, s, id, enemy)) nearest = gap;
    }
    return nearest;
}

/* WM-INIT-04, WM-INIT-08: seen and nearest as things stand now, when the unit begins. WM-CHARGE-02:
 * one unit after another. */
bool wm_check_initiative_charge(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message guns = {
        "WM-INIT-10",
        {"artillery never charges on initiative", "артиллерия по инициативе не атакует"}};
    static const vx_message forbidden = {
        "WM-STAT-13",
        {"these troops do not charge on initiative", "эти войска по инициативе не атакуют"}};
    static const vx_message not_nearest = {
        "WM-CHARGE-04",
        {"on initiative only the nearest visible enemy may be charged",
         "по инициативе атакуют только ближайшего видимого врага"}};
    if (!wm_check_initiative(b, a->who, why)) return false;
    if (wm_unit_profile(b, a->who)->type == ARTILLERY) return vx_refuse(why, &guns); /* WM-ART-02 */
    if (unit_has(b, a->who, HAS_no_initiative_charge)) return vx_refuse(why, &forbidden);
    scene s;
    wm_read_scene(b, &s);
    if (wm_nearest_seen(b, &s, a->who) > (int64_t)NEAR * NEAR) return refuse_unseen(why);
    int64_t nearest = nearest_that_counts(b, &s, a->who);
    /* WM-INIT-09: of equally near ones any; they are if they differ by no more than TOUCH */
    int64_t limit = (int64_t)wm_square_root((uint64_t)nearest) + TOUCH;
    int64_t gap = wm_unit_gap(&s.stands, b, a->who, a->detail);
    if (gap > limit * limit) return vx_refuse(why, &not_nearest);
    return gap <= (int64_t)NEAR * NEAR || refuse_unseen(why);
}

/* WM-INIT-02: troops that must charge do so before the step ends. */
bool wm_check_initiative_end(const battle *b, vx_problem *why)
{
    static const vx_message must = {
        "WM-INIT-02",
        {"a unit that must charge when it can has not done so",
         "отряд, обязанный атаковать при возможности, ещё не атаковал"}};
    int enemy = 1 - b->turn;
    for (int i = 0; i < b->side[b->turn].list.unit_count; i++) {
        int id = b->turn * UNITS_MAX + i;
        if (!unit_has(b, id, HAS_must_charge) && !unit_has(b, id, HAS_must_charge_humans)) continue;
        for (int k = 0; k < b->side[enemy].list.unit_count; k++) {
            act a = {ACT_CHARGE, (uint8_t)id, (uint8_t)(enemy * UNITS_MAX + k), {0}};
            bool human = wm_unit_profile(b, a.detail)->race == RACE_HUMAN;
            if (!unit_has(b, id, HAS_must_charge) && !human) continue;
            if (is_on_table(unit_of(b, a.detail)) && wm_check_charge(b, &a, NULL))
                return vx_refuse(why, &must);
        }
    }
    return true;
}

/* ---- Evading ---- */

typedef struct {
    int enemy;    /* the nearest unit seen */
    int stand;    /* the evader's closest stand */
    box threat;   /* the enemy stand closest to it */
    int32_t away; /* the direction */
} flight;

/* WM-INIT-15, WM-INIT-16: straight away, along the line that joins the closest points; of equally
 * close stands that which the owner names (`leader`, 0: any). */
static bool find_flight(const battle *b, const scene *s, int id, int leader, flight *out)
{
    int64_t nearest = wm_nearest_seen(b, s, id), least = INT64_MAX;
    int side = 1 - side_of_unit(id);
    if (nearest > (int64_t)NEAR * NEAR) return false;
    int64_t limit = (int64_t)wm_square_root((uint64_t)nearest) + TOUCH;
    for (int k = 0; k < s->stands.count; k++) {
        int enemy = s->stands.unit[k];
        if (side_of_unit(enemy) != side) continue;
        int64_t to_unit = wm_unit_gap(&s->stands, b, id, enemy); /* WM-INIT-09: equally near too */
        if (to_unit > limit * limit) continue;
        if (to_unit != nearest && !wm_unit_sees(b, s, id, enemy)) continue;
        for (int i = 0; i < unit_of(b, id)->stands; i++) {
            const box *mine = &s->stands.at[s->stands.first[id] + i];
            point p, q;
            int64_t gap = wm_nearest_points(mine, &s->stands.at[k], &p, &q);
            if (gap >= least || gap > limit * limit || (leader > 0 && i != leader - 1)) continue;
            least = gap;
            *out = (flight){enemy, i, s->stands.at[k], wm_direction(p.x - q.x, p.y - q.y)};
        }
    }
    return least < INT64_MAX;
}

/* WM-INIT-18, WM-INIT-19: however far the other stands go, a formation in which the first stand is nearest to the enemy; tries each of its
 * places for the first stand. */
static bool regroup(const battle *b, int id, const flight *f, formation form, place first,
                    place out[STANDS_MAX])
{
    const unit_profile *p = wm_unit_profile(b, id);
    int count = unit_of(b, id)->stands;
    for (int k = 0; k < count; k++) {
        place slot = wm_slot(p, form, count, k, first);
        place middle = {(uint16_t)(2 * first.x - slot.x), (uint16_t)(2 * first.y - slot.y),
                        first.facing};
        box lead = wm_stand_box(b, id, first);
        int64_t near = (int64_t)wm_square_root((uint64_t)wm_box_gap(&lead, &f->threat)) - 2;
        bool fits = true;
        for (int i = 0; i < count; i++) {
            out[i] = wm_slot(p, form, count, i, middle);
            box stand = wm_stand_box(b, id, out[i]);
            if (near > 0 && wm_box_gap(&stand, &f->threat) < near * near) fits = false;
        }
        if (fits) return true;
    }
    return false;
}

/* WM-INIT-20, WM-INIT-22: enemies, combats and barred ground stop the evader; friends too, unless
 * it bursts through (WM-MOVE-19: nobody else may). */
static bool is_way_open(const battle *b, const scene *s, int id, surroundings *r, point from,
                        point to, bool burst)
{
    way_field ways = r->ways;
    box kept[ALL_STANDS];
    int count = 0;
    for (int i = 0; i < r->ways.stand_count; i++) {
        int other = r->unit[i];
        bool friend_free =
            side_of_unit(other) == side_of_unit(id) && !wm_is_engaged(&s->stands, b, other);
        if (friend_free && burst) continue;
        kept[count++] = r->stands[i];
    }
    ways.stands = kept;
    ways.stand_count = count;
    return wm_way_is_clear(from, to, &ways);
}

static bool keeps_off(const battle *b, const scene *s, int id, const box *stands, int count)
{
    for (int k = 0; k < s->stands.count; k++) {
        if (side_of_unit(s->stands.unit[k]) == side_of_unit(id)) continue;
        for (int i = 0; i < count; i++)
            if (wm_box_gap(&stands[i], &s->stands.at[k]) < (int64_t)KEEP_OFF * KEEP_OFF)
                return false; /* WM-INIT-21 */
    }
    (void)b;
    return true;
}

/* AMB-12: as far as it is legal, up to the full pace, in steps of 5 mm. */
static bool plan_evade(const battle *b, const act *a, place out[STANDS_MAX], vx_problem *why)
{
    static const vx_message nowhere = {
        "WM-INIT-20", {"there is no room to evade in this way", "уклониться так некуда"}};
    static const vx_message farther = {
        "WM-INIT-16",
        {"stand {0} is not among the nearest to the enemy", "база {0} не из ближайших к врагу"}};
    scene s;
    surroundings r;
    flight f;
    int id = a->who, count = unit_of(b, id)->stands;
    wm_read_scene(b, &s);
    if (!find_flight(b, &s, id, 0, &f)) return refuse_unseen(why);
    if (!find_flight(b, &s, id, a->at.y, &f)) return vx_refuse_numbers(why, &farther, a->at.y, 0);
    wm_look_round(b, &s, id, wm_full_pace(b, id), &r);
    place first = unit_of(b, id)->at[f.stand];
    point from = {first.x, first.y};
    for (int32_t d = wm_full_pace(b, id); d > 0; d -= 5 * MILLIMETRE) {
        point to = wm_point_along(from, f.away, d);
        box stands[STANDS_MAX];
        if (to.x < 0 || to.y < 0) continue;
        place lead = wm_place_of((pose){to.x, to.y, a->at.facing}); /* WM-INIT-17 */
        if (!is_way_open(b, &s, id, &r, from, to, a->at.x != 0)) continue;
        if (!regroup(b, id, &f, (formation)a->detail, lead, out)) continue;
        for (int i = 0; i < count; i++) stands[i] = wm_stand_box(b, id, out[i]);
        if (!wm_check_footing(b, &s, id, stands, count, false, NULL)) continue;
        if (keeps_off(b, &s, id, stands, count)) return true;
    }
    return vx_refuse(why, &nowhere);
}

bool wm_check_evade(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message flyer = {"WM-FLY-01", {"flyers never evade", "летающие не уклоняются"}};
    static const vx_message never = {"WM-STAT-13",
                                     {"these troops never evade", "эти войска не уклоняются"}};
    place to[STANDS_MAX];
    if (!wm_check_initiative(b, a->who, why)) return false;
    if (wm_flies(b, a->who)) return vx_refuse(why, &flyer);
    if (unit_has(b, a->who, HAS_no_evade)) return vx_refuse(why, &never);
    return plan_evade(b, a, to, why);
}

/* WM-INIT-23, WM-INIT-24: friends in the path of the first stand are confused. */
static void confuse_friends(battle *b, int id, point from, point to)
{
    const unit_profile *p = wm_unit_profile(b, id);
    int64_t half = (p->front < p->depth ? p->front : p->depth) * MILLIMETRE / 2 - TOUCH;
    stand_list s;
    wm_list_stands(b, &s);
    for (int i = 0; i < s.count; i++) {
        int other = s.unit[i];
        if (other == id || side_of_unit(other) != side_of_unit(id)) continue;
        if (unit_has(b, other, HAS_undead)) continue;
        if (wm_segment_box_gap(from, to, &s.at[i]) < half * half)
            unit_in(b, other)->flags |= UNIT_CONFUSED;
    }
}

void wm_evade(battle *b, const act *a)
{
    place to[STANDS_MAX];
    scene s;
    flight f;
    unit *u = unit_in(b, a->who);
    if (!plan_evade(b, a, to, NULL)) return;
    wm_read_scene(b, &s);
    find_flight(b, &s, a->who, a->at.y, &f);
    point from = {u->at[f.stand].x, u->at[f.stand].y};
    int32_t best = 0;
    point end = from;
    for (int i = 0; i < u->stands; i++) { /* the place on the line is the first stand's */
        point p = {to[i].x, to[i].y};
        int32_t d = wm_length(p.x - from.x, p.y - from.y);
        point on_line = wm_point_along(from, f.away, d);
        if (d > best && wm_squared_distance(on_line, p) <= 4) best = d, end = p;
    }
    place before[STANDS_MAX] = {0};
    for (int i = 0; i < u->stands; i++) before[i] = u->at[i], u->at[i] = to[i];
    u->flags |= UNIT_INITIATIVE;
    wm_leave_persons(b, a->who);
    wm_push_displaced(b, a->who, before);
    confuse_friends(b, a->who, from, end);
}

/* ---- What is offered ---- */

static vx_action *list_evades(const battle *b, int id, vx_action *out)
{
    int32_t facing = unit_of(b, id)->at[0].facing;
    for (int form = FORM_LINE; form <= FORM_COLUMN; form++)
        for (int burst = 0; burst < 2; burst++)
            for (int turn = 0; turn < 2; turn++) {
                place at = {(uint16_t)burst, 0, (uint16_t)wm_turned(facing + turn * FULL_TURN / 2)};
                act a = {ACT_EVADE, (uint8_t)id, (uint8_t)form, at};
                if (wm_check_evade(b, &a, NULL)) *out++ = pack_act(a);
            }
    return out;
}

vx_action *wm_list_initiative(const battle *b, vx_action *out)
{
    int enemy = 1 - b->turn;
    for (int i = 0; i < b->side[b->turn].list.unit_count; i++) {
        int id = b->turn * UNITS_MAX + i;
        if (!wm_check_initiative(b, id, NULL)) continue;
        for (int k = 0; k < b->side[enemy].list.unit_count; k++) {
            act a = {ACT_CHARGE, (uint8_t)id, (uint8_t)(enemy * UNITS_MAX + k), {0}};
            if (wm_check_charge(b, &a, NULL)) *out++ = pack_act(a);
        }
        out = list_evades(b, id, out);
    }
    if (wm_check_initiative_end(b, NULL)) *out++ = pack_act((act){.kind = ACT_END});
    return out;
}
