/* SPDX-License-Identifier: MIT */
/* straight_move.c - straight forced moves: friends are asked to make way, then the unit goes as far as it
 * gets. */
#include <string.h>

#include "games/warmaster/characters/characters.h"
#include "games/warmaster/movement/forced_moves.h"
#include "games/warmaster/movement/movement.h"
#include "games/warmaster/turn/tasks.h"

/* Of stands that touch: away from the edge that touches most; from a mere corner, from its middle. */
static int32_t away_from_contact(const box *mine, const box *his)
{
    int32_t most = 0,
            away = wm_direction(mine->centre.x - his->centre.x, mine->centre.y - his->centre.y);
    for (int edge = 0; edge < EDGES; edge++) {
        int32_t along = wm_edge_contact(mine, edge, his, NULL);
        if (along <= most) continue;
        most = along;
        away = wm_turned(mine->facing + edge * 900 + FULL_TURN / 2);
    }
    return away;
}

int64_t wm_away_from_stand(const box *mine, const box *his, int32_t *away)
{
    point p, q;
    int64_t gap = wm_nearest_points(mine, his, &p, &q); /* WM-SHOOT-26 */
    *away = gap > TOUCH * TOUCH ? wm_direction(p.x - q.x, p.y - q.y) : away_from_contact(mine, his);
    return gap;
}

int64_t wm_away_from_point(const box *mine, point at, int32_t *away)
{
    point near = wm_nearest_point(at, mine);
    int64_t gap = wm_squared_distance(at, near);
    *away = gap > 0 ? wm_direction(near.x - at.x, near.y - at.y)
                    : wm_turned(mine->facing + FULL_TURN / 2);
    return gap;
}

int32_t wm_away_from(const battle *b, int id, int enemy, int *first)
{
    stand_list s;
    int64_t least = INT64_MAX;
    int32_t away = 0, found;
    *first = 0;
    wm_list_stands(b, &s);
    for (int i = 0; i < unit_of(b, id)->stands; i++)
        for (int k = 0; k < unit_of(b, enemy)->stands; k++) {
            int64_t gap =
                wm_away_from_stand(&s.at[s.first[id] + i], &s.at[s.first[enemy] + k], &found);
            if (gap < least) least = gap, *first = i, away = found;
        }
    return away;
}

void wm_forget_refusals(battle *b)
{
    for (int id = 0; id < ALL_UNITS; id++) unit_in(b, id)->marks &= (uint8_t)~MARK_REFUSES;
}

/* AMB-13: where its middle is when some part of it leaves the table. */
static void leave_table(battle *b, const forced_move *m, int32_t far)
{
    const unit *u = unit_of(b, m->id);
    int32_t x = 0, y = 0;
    for (int i = 0; i < u->stands; i++) x += u->at[i].x, y += u->at[i].y;
    wm_leave_table(b, m->id,
                   wm_point_along((point){x / u->stands, y / u->stands}, m->direction, far));
}

/* ---- Driven back ---- */

/* The unit as it stands, all of it moved; false where that cannot be. */
static bool keep_formation(arrangement *a, int first, int32_t direction, int32_t distance)
{
    arrangement kept = *a;
    for (int i = 0; i < a->count; i++)
        if (i != first) kept.at[i] = wm_box_along(&a->at[i], direction, distance);
    if (!wm_check_footing(a->b, a->s, a->id, kept.at, a->count, false, NULL)) return false;
    int64_t limit = wm_driver_gap(a->b, a->s, a->driver, &a->at[first]);
    for (int i = 0; i < a->count; i++) /* WM-SHOOT-28; it was the nearest, but for rounding */
        if (wm_driver_gap(a->b, a->s, a->driver, &kept.at[i]) + 4 * TOUCH < limit) return false;
    *a = kept;
    return true;
}

/* WM-SHOOT-27, WM-SHOOT-28: the first stand goes so far, the others are set to it. */
static bool arrange_after(const battle *b, const forced_move *m, int32_t distance, int driver,
                          arrangement *out)
{
    wm_begin_arrangement(b, &m->s, m->id, ARRANGE_FOLLOW, out);
    out->first = m->first;
    out->driver = driver;
    out->placed = 1u << m->first;
    out->at[m->first] = wm_box_along(&out->at[m->first], m->direction, distance);
    if (keep_formation(out, m->first, m->direction, distance)) return true;
    return wm_check_footing(b, &m->s, m->id, &out->at[m->first], 1, false, NULL) &&
           wm_fill_arrangement(out);
}

/* Where the others find no room the unit stops earlier, in steps of 5 mm. Returns how far it went. */
static int32_t drive(battle *b, const forced_move *m, int32_t distance, int driver)
{
    for (int32_t d = distance; d > 0; d = d > 5 * MILLIMETRE ? d - 5 * MILLIMETRE : 0) {
        arrangement a;
        if (!arrange_after(b, m, d, driver, &a)) continue;
        wm_take_places(&a, unit_in(b, m->id));
        return d;
    }
    return 0;
}

/* What stops the first of the stands whose way counts. */
static stop first_stop(const forced_move *m)
{
    stop first = wm_find_stop(m, 0);
    for (int i = 1; i < m->count; i++) {
        stop found = wm_find_stop(m, i);
        if (found.kind != STOP_NONE && (first.kind == STOP_NONE || found.at < first.at))
            first = found;
    }
    return first;
}

/* The way of the first stand is clear, but the others have nowhere to follow it: then the whole
 * unit is driven into a unit that stands there. */
static bool must_go_as_a_whole(const battle *b, const task *t, const forced_move *m)
{
    arrangement a;
    if (m->kind != FORCE_DRIVEN || t->force.whole) return false;
    if (unit_of(b, m->id)->stands == 1) return false;
    stop found = wm_find_stop(m, 0);
    if (found.kind == STOP_EDGE || found.at == 0) return false;
    return !arrange_after(b, m, found.at, t->force.driver, &a);
}

static void suffer_stop(battle *b, int id, stop_kind kind)
{
    if (kind == STOP_GROUND) wm_push_confusion_test(b, id); /* WM-CONF-01 */
    if (kind == STOP_ENEMY || kind == STOP_COMBAT || kind == STOP_FRIEND)
        wm_confuse(b, id); /* WM-CONF-02, WM-CONF-04 */
}

static void drive_unit(battle *b, const forced_move *m)
{
    task *t = top_task_in(b);
    int driver = t->force.driver;
    stop found = first_stop(m);
    if (found.kind == STOP_EDGE) {
        wm_pop_task(b);
        wm_forget_refusals(b);
        leave_table(b, m, found.at);
        return;
    }
    int32_t went = drive(b, m, found.at, driver);
    t->force.distance = (uint16_t)went;
    t->force.moved = 1;
    suffer_stop(b, m->id, found.kind);
    if (went > 0 && unit_of(b, m->id)->stands > 1)
        wm_push_arrange(b, m->id, ARRANGE_FOLLOW, 1u << m->first, m->first, driver);
}

/* All stands are set: who stood in the way of the first and who goes along. */
static void end_drive(battle *b)
{
    task t = *top_task(b);
    place from[STANDS_MAX];
    int first = t.force.first;
    wm_pop_task(b);
    wm_forget_refusals(b);
    if (!is_on_table(unit_of(b, t.unit)) || t.force.distance == 0) return;
    memcpy(from, unit_of(b, t.unit)->at, sizeof from);
    box now = wm_stand_box(b, t.unit, from[first]);
    box then = wm_box_along(&now, t.force.direction + FULL_TURN / 2, t.force.distance);
    from[first] = wm_place_of((pose){then.centre.x, then.centre.y, then.facing});
    wm_bring_persons(b, t.unit);
    wm_push_displaced(b, t.unit, from);
}

/* ---- Retreat ---- */

/* Stands blocked before the unit stops are lost; value_out is how far the others go. */
static unsigned blocked_stands(const forced_move *m, int32_t *far, bool *over_edge)
{
    stop found[STANDS_MAX];
    unsigned lost = 0;
    *far = m->distance;
    *over_edge = false;
    for (int i = 0; i < m->count; i++) {
        found[i] = wm_find_stop(m, i);
        if (found[i].kind != STOP_EDGE) continue;
        *over_edge = true;
        if (found[i].at < *far) *far = found[i].at;
    }
    for (int i = 0; i < m->count; i++) /* WM-RETREAT-06 to WM-RETREAT-08, WM-CONF-06 */
        if (found[i].kind != STOP_NONE && found[i].kind != STOP_EDGE && found[i].at <= *far)
            lost |= 1u << i;
    return lost;
}

static void retreat_unit(battle *b, const forced_move *m)
{
    int32_t far;
    bool over_edge;
    unsigned lost = blocked_stands(m, &far, &over_edge);
    unit *u = unit_in(b, m->id);
    place from[STANDS_MAX] = {0};
    int count = u->stands;
    wm_pop_task(b);
    wm_forget_refusals(b);
    for (int i = count - 1; i >= 0; i--) { /* WM-RETREAT-09: leftover hits stay as they are */
        if (!(lost >> i & 1)) continue;
        wm_remove_stand(b, m->id, i);
        if (!is_on_table(u)) return;
    }
    if (over_edge) {
        leave_table(b, m, far);
        return;
    }
    for (int i = 0; i < u->stands; i++) { /* WM-RETREAT-01 */
        box stand = wm_stand_box(b, m->id, u->at[i]);
        box to = wm_box_along(&stand, m->direction, far);
        from[i] = u->at[i];
        u->at[i] = wm_place_of((pose){to.centre.x, to.centre.y, to.facing});
    }
    wm_bring_persons(b, m->id);
    wm_push_displaced(b, m->id, from);
}

/* ---- Making way ---- */

/* WM-CONF-05 and WM-CONF-03: who made way and for whom it did are tested. The mover's task lies
 * below. */
static void test_both(battle *b, int id)
{
    int mover = top_task(b)->unit;
    wm_push_confusion_test(b, mover);
    wm_push_confusion_test(b, id);
}

static bool retire(battle *b, const forced_move *m)
{
    unit *u = unit_in(b, m->id);
    box to[STANDS_MAX];
    for (int i = 0; i < m->count; i++) {
        if (wm_find_stop(m, i).kind != STOP_NONE) return false;
        to[i] = wm_box_along(&m->from[i], m->direction, m->distance);
    }
    if (!wm_may_yield_to(b, &m->s, m->id, to, m->count)) return false;
    for (int i = 0; i < m->count; i++)
        u->at[i] = wm_place_of((pose){to[i].centre.x, to[i].centre.y, to[i].facing});
    return true;
}

static bool step_aside(battle *b, const forced_move *m)
{
    arrangement a;
    if (wm_find_stop(m, 0).kind != STOP_NONE) return false;
    wm_begin_arrangement(b, &m->s, m->id, ARRANGE_ASIDE, &a);
    a.first = m->first;
    a.placed = 1u << m->first;
    a.at[m->first] = wm_box_along(&m->from[0], m->direction, m->distance);
    if (!wm_may_yield_to(b, &m->s, m->id, &a.at[m->first], 1)) return false;
    if (!wm_check_footing(b, &m->s, m->id, &a.at[m->first], 1, false, NULL)) return false;
    if (!wm_fill_arrangement(&a)) return false;
    wm_take_places(&a, unit_in(b, m->id));
    return true;
}

/* It makes way, or finds that it cannot after all and is a friend who refuses (WM-CONF-19). */
static void make_way(battle *b, const forced_move *m)
{
    place from[STANDS_MAX];
    memcpy(from, unit_of(b, m->id)->at, sizeof from);
    bool made = m->kind == FORCE_RETIRE ? retire(b, m) : step_aside(b, m);
    wm_pop_task(b);
    if (!made) {
        unit_in(b, m->id)->marks |= MARK_REFUSES;
        return;
    }
    test_both(b, m->id);
    wm_bring_persons(b, m->id);
    wm_push_displaced(b, m->id, from);
    if (m->kind == FORCE_ASIDE && unit_of(b, m->id)->stands > 1)
        wm_push_arrange(b, m->id, ARRANGE_ASIDE, 1u << m->first, m->first, 0);
}

/* ---- The task ---- */

/* Each friend says no or leaves the way, so the askings come to an end long before this. */
enum { ASKED_MOST = 250 };

static void run_force(battle *b)
{
    forced_move m;
    task *t = top_task_in(b);
    if (t->force.moved) {
        end_drive(b);
        return;
    }
    wm_read_force(b, t, &m);
    int in_way = wm_friend_in_way(&m);
    if (in_way >= 0 && t->step == ASKED_MOST) {
        b->crammed = 1;
    } else if (in_way >= 0) {
        t->step++;
        wm_push_make_way(b, in_way); /* WM-RETREAT-05, WM-CONF-12 */
    } else if (must_go_as_a_whole(b, t, &m)) {
        t->force.whole = 1;
    } else if (m.kind == FORCE_DRIVEN) {
        drive_unit(b, &m);
    } else if (m.kind == FORCE_RETREAT) {
        retreat_unit(b, &m);
    } else {
        make_way(b, &m);
    }
}

static bool is_force_sound(const battle *b, const task *t)
{
    if (t->unit == NOBODY_ID || t->side != side_of_unit(t->unit)) return false;
    if (t->force.direction >= FULL_TURN || t->force.rest != 0) return false;
    if (t->force.driver > ALL_UNITS + ALL_PERSONS) return false;
    bool makes_way = t->force.how >= FORCE_RETIRE;
    if (makes_way && (t == b->task || t[-1].kind != TASK_FORCE)) return false;
    return is_on_table(unit_of(b, t->unit)) && t->force.first < unit_of(b, t->unit)->stands;
}

const task_rules wm_force_task_rules = {
    .key = "force",
    .layout = LAYOUT_FORCE,
    .count = "asked",
    .asked = {"WM-CONF-12", {"a forced move is being made", "идёт вынужденное движение"}},
    .status = {"a unit is forced to move", "отряд вынужден двигаться"},
    .to_act = wm_task_runs,
    .run = run_force,
    .is_sound = is_force_sound,
};
