/* SPDX-License-Identifier: MIT */
/* evade.c - section INIT: units that evade on initiative, and friends they burst through. */
#include "core/limit.h"
#include "games/warmaster/charge/charge.h"
#include "games/warmaster/movement/forced_moves.h"
#include "games/warmaster/movement/movement.h"
#include "games/warmaster/units/troop_hooks.h"

enum { KEEP_OFF = CENTIMETRE, FLIGHTS_MAX = STANDS_MAX * UNITS_MAX * STANDS_MAX, TOLD_MOST = 4 };

/* ---- From whom, and which way ---- */

/* WM-INIT-15, WM-INIT-16: straight away, along the line that joins the closest points of two stands. */
typedef struct {
    int stand;  /* of the evader */
    int threat; /* the enemy's, as the scene numbers it */
    int64_t gap;
    int32_t away;
} flight;

/* Every pair of closest stands, of which the owner may choose one: of enemies up to this squared
 * distance (WM-INIT-09, WM-INIT-11, WM-INIT-12). */
static int list_flights(const battle *b, const scene *s, int id, int64_t reach,
                        flight out[FLIGHTS_MAX])
{
    int count = 0, asked = -1;
    int64_t limit = 0;
    bool fits = false;
    for (int k = 0; k < s->stands.count; k++) {
        int enemy = s->stands.unit[k];
        if (side_of_unit(enemy) == side_of_unit(id)) continue;
        if (enemy != asked) {
            int64_t gap = wm_unit_gap(&s->stands, b, id, enemy);
            fits = gap <= reach && wm_unit_sees(b, s, id, enemy, TO_ACT);
            limit = fits ? wm_as_near_as(gap) : 0;
            asked = enemy;
        }
        for (int i = 0; fits && i < unit_of(b, id)->stands; i++) {
            point p, q;
            int64_t gap =
                wm_nearest_points(&s->stands.at[s->stands.first[id] + i], &s->stands.at[k], &p, &q);
            if (gap > limit) continue;
            vx_require(count < FLIGHTS_MAX);
            out[count++] = (flight){i, k, gap, wm_direction(p.x - q.x, p.y - q.y)};
        }
    }
    return count;
}

/* Where nobody is named, the nearest. */
static const flight *nearest_of(const flight *all, int count)
{
    const flight *found = NULL;
    for (int i = 0; i < count; i++)
        if (found == NULL || all[i].gap < found->gap) found = &all[i];
    return found;
}

static bool is_named(const scene *s, const flight *f, int other)
{
    int enemy = s->stands.unit[f->threat];
    int stand = f->threat - s->stands.first[enemy];
    return other == 0 || other == NAMES_STANDS + enemy * STANDS_MAX + stand;
}

/* The nearest of those that fit what the owner has said. */
static bool choose_flight(const scene *s, const flight *all, int count, const act *a, flight *out)
{
    const flight *found = NULL;
    int64_t limit = other_piece(a) ? INT64_MAX : wm_as_near_as(nearest_of(all, count)->gap);
    for (int i = 0; i < count; i++) {
        if (all[i].gap > limit || !is_named(s, &all[i], other_piece(a))) continue;
        if (first_stand(a) != 0 && all[i].stand != first_stand(a) - 1) continue;
        if (found == NULL || all[i].gap < found->gap) found = &all[i];
    }
    if (found != NULL) *out = *found;
    return found != NULL;
}

/* Why there is no such flight. */
static bool refuse_flight(const scene *s, const flight *all, int count, const act *a,
                          vx_problem *why)
{
    static const vx_message farther = {
        "WM-INIT-16",
        {"stand {0} is not among the nearest to the enemy", "база {0} не из ближайших к врагу"}};
    static const vx_message not_nearest = {
        "WM-INIT-16",
        {"this stand of the enemy is not among the nearest", "эта база врага не из ближайших"}};
    static const vx_message passed_over = {
        "WM-INIT-04",
        {"a unit evades its nearest visible enemy; only those in works or cut off may be ignored",
         "уклоняются от ближайшего видимого врага: пропустить можно лишь укреплённого или "
         "отрезанного"}};
    int enemy = (other_piece(a) - NAMES_STANDS) / STANDS_MAX;
    bool allowed = false;
    if (other_piece(a) == 0) return vx_refuse_numbers(why, &farther, first_stand(a), 0);
    for (int i = 0; i < count; i++) {
        allowed = allowed || s->stands.unit[all[i].threat] == enemy;
        if (is_named(s, &all[i], other_piece(a)))
            return vx_refuse_numbers(why, &farther, first_stand(a), 0);
    }
    return vx_refuse(why, allowed ? &not_nearest : &passed_over);
}

static bool find_flight(const battle *b, const scene *s, const act *a, flight *out, vx_problem *why)
{
    flight all[FLIGHTS_MAX];
    int64_t nearest = wm_nearest_seen(b, s, a->who, TO_ACT);
    if (nearest == INT64_MAX) return wm_refuse_unseen(why);
    int64_t reach =
        other_piece(a) ? wm_initiative_reach(b, s, a->who, TO_ACT) : wm_as_near_as(nearest);
    int count = list_flights(b, s, a->who, reach, all);
    return choose_flight(s, all, count, a, out) || refuse_flight(s, all, count, a, why);
}

/* ---- Where it ends ---- */

typedef struct {
    const battle *b;
    scene s;
    surroundings r;
    int id;
    flight f;
    point from, end; /* of the first stand */
    int lead;        /* its place in the formation */
    place to[STANDS_MAX];
} escape;

static int64_t gap_to_enemy(const escape *e, const box *stand)
{
    int enemy = e->s.stands.unit[e->f.threat];
    int64_t least = INT64_MAX;
    for (int k = 0; k < unit_of(e->b, enemy)->stands; k++) {
        int64_t gap = wm_box_gap(stand, &e->s.stands.at[e->s.stands.first[enemy] + k]);
        if (gap < least) least = gap;
    }
    return least;
}

/* WM-INIT-21 */
bool wm_keeps_off(const scene *s, int id, const box *stands, int count)
{
    for (int k = 0; k < s->stands.count; k++) {
        if (side_of_unit(s->stands.unit[k]) == side_of_unit(id)) continue;
        for (int i = 0; i < count; i++)
            if (wm_box_gap(&stands[i], &s->stands.at[k]) < (int64_t)KEEP_OFF * KEEP_OFF)
                return false;
    }
    return true;
}

/* WM-INIT-18, WM-INIT-19: however far the other stands go, a formation in which the first stand is
 * nearest to the enemy; tries each of its places for the first stand. */
static bool regroup(escape *e, formation form, place first)
{
    int count = unit_of(e->b, e->id)->stands;
    box lead = wm_stand_box(e->b, e->id, first);
    int64_t near = (int64_t)wm_square_root((uint64_t)gap_to_enemy(e, &lead)) - 2; /* rounding */
    for (int k = 0; k < count; k++) {
        place slot = wm_slot(e->b, e->id, form, count, k, first);
        place middle = {(uint16_t)(2 * first.x - slot.x), (uint16_t)(2 * first.y - slot.y),
                        first.facing};
        bool fits = true;
        for (int i = 0; i < count; i++) {
            e->to[i] = wm_slot(e->b, e->id, form, count, i, middle);
            box stand = wm_stand_box(e->b, e->id, e->to[i]);
            if (near > 0 && gap_to_enemy(e, &stand) < near * near) fits = false;
        }
        e->lead = k;
        if (fits) return true;
    }
    return false;
}

/* The same where its owner sets the others: they fit somehow, in no formation. */
static bool gather(escape *e, place first)
{
    arrangement all;
    box lead = wm_stand_box(e->b, e->id, first);
    if (!wm_check_footing(e->b, &e->s, e->id, &lead, 1, false, NULL)) return false;
    if (!wm_keeps_off(&e->s, e->id, &lead, 1)) return false;
    wm_begin_arrangement(e->b, &e->s, e->id, ARRANGE_EVADE, &all);
    all.first = e->lead = e->f.stand;
    all.driver = e->s.stands.unit[e->f.threat] + 1;
    all.placed = 1u << all.first;
    all.at[all.first] = lead;
    if (!wm_fill_arrangement(&all)) return false;
    for (int i = 0; i < all.count; i++)
        e->to[i] = wm_place_of((pose){all.at[i].centre.x, all.at[i].centre.y, all.at[i].facing});
    return true;
}

/* WM-INIT-20, WM-INIT-22: enemies, combats and barred ground stop the evader; friends too, unless
 * it bursts through (WM-MOVE-19: nobody else may). */
static bool is_way_open(const escape *e, point to, bool burst)
{
    way_field ways = e->r.ways;
    box kept[ALL_STANDS];
    int count = 0;
    for (int i = 0; i < e->r.ways.stand_count; i++) {
        int other = e->r.unit[i];
        bool friend_free =
            side_of_unit(other) == side_of_unit(e->id) && !wm_is_engaged(&e->s.stands, e->b, other);
        if (friend_free && burst) continue;
        kept[count++] = e->r.stands[i];
    }
    ways.stands = kept;
    ways.stand_count = count;
    return wm_way_is_clear(e->from, to, &ways);
}

/* With the first stand there, in this formation. */
static bool may_end_at(escape *e, const act *a, point to)
{
    box stands[STANDS_MAX];
    int count = unit_of(e->b, e->id)->stands;
    if (to.x < 0 || to.y < 0 || !is_way_open(e, to, is_marked(a))) return false;
    place lead = wm_place_of((pose){to.x, to.y, a->at.facing}); /* WM-INIT-17 */
    if (regroup(e, (formation)a->detail, lead)) {
        for (int i = 0; i < count; i++) stands[i] = wm_stand_box(e->b, e->id, e->to[i]);
        if (wm_check_footing(e->b, &e->s, e->id, stands, count, false, NULL) &&
            wm_keeps_off(&e->s, e->id, stands, count))
            return true;
    }
    return sets_stands(a) && gather(e, lead);
}

/* AMB-12: as far as it is legal, up to the full pace, in steps of 5 mm. */
static bool plan_escape(escape *e, const act *a, vx_problem *why)
{
    static const vx_message nowhere = {
        "WM-INIT-20", {"there is no room to evade in this way", "уклониться так некуда"}};
    static const vx_message nobody = {
        "WM-INIT-22",
        {"no friend stands in the way of this evade", "на пути этого уклонения нет своих"}};
    place first = unit_of(e->b, e->id)->at[e->f.stand];
    if (!wm_check_form(e->b, e->id, a->detail, why)) return false;
    e->from = (point){first.x, first.y};
    for (int32_t d = wm_full_pace(e->b, e->id); d > 0; d -= 5 * MILLIMETRE) {
        e->end = wm_point_along(e->from, e->f.away, d);
        if (!may_end_at(e, a, e->end)) continue;
        return !is_marked(a) || !is_way_open(e, e->end, false) || vx_refuse(why, &nobody);
    }
    return vx_refuse(why, &nowhere);
}

static void look_round(const battle *b, int id, escape *out)
{
    out->b = b;
    out->id = id;
    wm_read_scene(b, &out->s);
    wm_look_round(b, &out->s, id, wm_full_pace(b, id), &out->r);
}

static bool check_evader(const battle *b, int id, vx_problem *why)
{
    static const vx_message flyer = {"WM-FLY-01", {"flyers never evade", "летающие не уклоняются"}};
    static const vx_message never = {"WM-STAT-13",
                                     {"these troops never evade", "эти войска не уклоняются"}};
    if (!wm_check_initiative(b, id, why)) return false;
    if (wm_flies(b, id)) return vx_refuse(why, &flyer);
    return !wm_never_evades(b, id) || vx_refuse(why, &never);
}

bool wm_check_evade(const battle *b, const act *a, vx_problem *why)
{
    escape e;
    if (!check_evader(b, a->who, why)) return false;
    look_round(b, a->who, &e);
    return find_flight(b, &e.s, a, &e.f, why) && plan_escape(&e, a, why);
}

/* ---- Going ---- */

/* WM-INIT-23, WM-INIT-24: friends in the path of the first stand are confused. */
static void confuse_friends(battle *b, const escape *e)
{
    int64_t half = wm_short_side(b, e->id) / 2 - TOUCH;
    for (int i = 0; i < e->s.stands.count; i++) {
        int other = e->s.stands.unit[i];
        if (other == e->id || side_of_unit(other) != side_of_unit(e->id)) continue;
        if (unit_has(b, other, HAS_undead)) continue;
        if (wm_segment_box_gap(e->from, e->end, &e->s.stands.at[i]) < half * half)
            unit_in(b, other)->flags |= UNIT_CONFUSED;
    }
}

void wm_evade(battle *b, const act *a)
{
    escape e;
    unit *u = unit_in(b, a->who);
    look_round(b, a->who, &e);
    if (!find_flight(b, &e.s, a, &e.f, NULL) || !plan_escape(&e, a, NULL)) return;
    place before[STANDS_MAX] = {0};
    for (int i = 0; i < u->stands; i++) before[i] = u->at[i], u->at[i] = e.to[i];
    u->flags |= UNIT_INITIATIVE;
    wm_note_moved(b, a->who);
    wm_leave_persons(b, a->who);
    if (sets_stands(a)) {
        wm_push_whence(b, a->who, ARRIVE_EVADING, before);
        if (u->stands > 1)
            wm_push_arrange(b, a->who, ARRANGE_EVADE, 1u << e.lead, e.lead,
                            e.s.stands.unit[e.f.threat] + 1);
    } else {
        wm_arrive(b, a->who, ARRIVE_EVADING, before);
    }
    confuse_friends(b, &e);
}

/* ---- What is offered ---- */

/* Line and column, as it faces and turned round, through friends where any stand in the way; and one in
 * which its owner sets the other stands. */
static vx_action *list_shapes(escape *e, uint16_t names, vx_action *out)
{
    int32_t facing = unit_of(e->b, e->id)->at[0].facing;
    for (int form = FORM_LINE; form <= (int)wm_last_offered_form(e->b, e->id); form++)
        for (int burst = 0; burst < 2; burst++)
            for (int turn = 0; turn < 2; turn++) {
                place at = {(uint16_t)burst, names,
                            (uint16_t)wm_turned(facing + turn * FULL_TURN / 2)};
                act a = {ACT_EVADE, (uint8_t)e->id, (uint8_t)form, at};
                if (plan_escape(e, &a, NULL)) *out++ = pack_act(a);
            }
    place at = {SETS_STANDS, names, (uint16_t)facing};
    act by_stands = {ACT_EVADE, (uint8_t)e->id, FORM_LINE, at};
    if (unit_of(e->b, e->id)->stands > 1 && plan_escape(e, &by_stands, NULL))
        *out++ = pack_act(by_stands);
    return out;
}

/* Away from that enemy in about that direction is offered already. */
static bool is_told(const scene *s, const flight *told, int count, const flight *f)
{
    for (int i = 0; i < count; i++)
        if (s->stands.unit[told[i].threat] == s->stands.unit[f->threat] &&
            wm_angle_between(told[i].away, f->away) <= 10)
            return true;
    return false;
}

static uint16_t names_of(const scene *s, const flight *f)
{
    int enemy = s->stands.unit[f->threat];
    int threat = NAMES_STANDS + enemy * STANDS_MAX + f->threat - s->stands.first[enemy];
    return pack_names(f->stand + 1, threat);
}

/* First from the nearest; then from others whom the owner may choose, or in other directions. */
vx_action *wm_list_evades(const battle *b, int id, vx_action *out)
{
    escape e;
    flight all[FLIGHTS_MAX], told[TOLD_MOST];
    if (!check_evader(b, id, NULL)) return out;
    look_round(b, id, &e);
    int count = list_flights(b, &e.s, id, wm_initiative_reach(b, &e.s, id, TO_ACT), all);
    if (count == 0) return out; /* nobody is in sight */
    int tellings = 1;
    e.f = told[0] = *nearest_of(all, count);
    out = list_shapes(&e, 0, out);
    for (int i = 0; i < count && tellings < TOLD_MOST; i++) {
        if (is_told(&e.s, told, tellings, &all[i])) continue;
        e.f = told[tellings++] = all[i];
        out = list_shapes(&e, names_of(&e.s, &all[i]), out);
    }
    return out;
}
