/* SPDX-License-Identifier: MIT */
/* straight_path.c - a straight forced move: who and what stands in its way, and where it ends. */
#include "games/warmaster/combat/combat.h"
#include "games/warmaster/movement/forced_moves.h"
#include "games/warmaster/turn/tasks.h"

/* WM-MOVE-14: as far as dice or combat say, whatever its formation. */
task wm_force_task(int id, force_kind kind, int first, int32_t direction, int32_t distance,
                   int driver)
{
    return (task){.kind = TASK_FORCE,
                  .side = (uint8_t)side_of_unit(id),
                  .unit = (uint8_t)id,
                  .force = {.direction = (uint16_t)wm_turned(direction),
                            .distance = (uint16_t)distance,
                            .how = kind & 3,
                            .first = (unsigned)first & 3,
                            .driver = (uint16_t)driver}};
}

/* A unit less than TOUCH: places are rounded to units when the move is made. */
enum { DEEP = TOUCH - 1 };

void wm_read_force(const battle *b, const task *t, forced_move *out)
{
    out->b = b;
    wm_read_scene(b, &out->s);
    out->id = t->unit;
    out->direction = t->force.direction;
    out->distance = t->force.distance;
    out->kind = (force_kind)t->force.how;
    out->first = t->force.first;
    out->count = 0;
    out->level = 0;
    while (out->level < b->task_count && &b->task[out->level] != t) out->level++;
    const unit *u = unit_of(b, t->unit);
    bool alone = out->kind == FORCE_ASIDE || (out->kind == FORCE_DRIVEN && !t->force.whole);
    for (int i = 0; i < u->stands; i++)
        if (!alone || i == out->first) out->from[out->count++] = wm_stand_box(b, t->unit, u->at[i]);
}

box wm_box_along(const box *from, int32_t direction, int32_t distance)
{
    point at = wm_point_along(from->centre, direction, distance);
    return wm_box((pose){at.x, at.y, from->facing}, 2 * from->half_front, 2 * from->half_depth);
}

bool wm_is_in_combat(const battle *b, const stand_list *s, int id)
{
    return wm_fights(b, id) || wm_is_engaged(s, b, id);
}

/* WM-FLY-14: only the end of the move counts for flyers that are driven back. */
static bool flies_over(const forced_move *m)
{
    return m->kind == FORCE_DRIVEN && wm_flies(m->b, m->id);
}

/* ---- Stands in the way ---- */

/* Somebody is already moving and waits for this one to make way. */
static bool is_moving(const forced_move *m, int id)
{
    for (int i = 0; i < m->level; i++)
        if (m->b->task[i].kind == TASK_FORCE && m->b->task[i].unit == id) return true;
    return false;
}

/* WM-CONF-12, AMB-72: who is not engaged may be asked, once for every mover. */
static bool may_ask(const forced_move *m, int other)
{
    if (side_of_unit(other) != side_of_unit(m->id)) return false;
    if (unit_of(m->b, other)->marks & MARK_REFUSES) return false;
    return !is_moving(m, other) && !wm_is_in_combat(m->b, &m->s.stands, other);
}

static stop_kind kind_of_unit(const forced_move *m, int other)
{
    if (side_of_unit(other) != side_of_unit(m->id)) return STOP_ENEMY;
    return wm_is_in_combat(m->b, &m->s.stands, other) ? STOP_COMBAT : STOP_FRIEND;
}

/* WM-RETREAT-07: one of those it has been fighting; a touch of others is enough to block. */
static bool is_opponent(const forced_move *m, int enemy)
{
    return wm_fights(m->b, enemy) || wm_units_touch(&m->s.stands, m->b, m->id, enemy);
}

/* Whether the move of this stand meets that one, and where. A fresh enemy is met by touching him,
 * anybody else by going through him. */
static bool meets(const forced_move *m, const box *from, int32_t distance, int k, int32_t *at)
{
    const box *other = &m->s.stands.at[k];
    bool enemy = side_of_unit(m->s.stands.unit[k]) != side_of_unit(m->id);
    int32_t depth = enemy && !wm_boxes_touch(from, other) ? -TOUCH : DEEP;
    if (flies_over(m)) {
        box end = wm_box_along(from, m->direction, distance);
        if (!wm_sweep(&end, m->direction, 0, other, depth, at)) return false;
    }
    if (!wm_sweep(from, m->direction, distance, other, depth, at)) return false;
    if (depth > 0 || !is_opponent(m, m->s.stands.unit[k])) return true;
    return wm_sweep(from, m->direction, distance, other, DEEP, at);
}

/* The farthest distance up to `at` that keeps a centimetre off. */
static int32_t short_of(const forced_move *m, const box *from, const box *other, int32_t at)
{
    int32_t low = 0, high = at;
    while (low < high) {
        int32_t middle = (low + high + 1) / 2;
        box there = wm_box_along(from, m->direction, middle);
        if (wm_box_gap(&there, other) >= (int64_t)CENTIMETRE * CENTIMETRE)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

/* Where it stands edge on edge. */
static int32_t in_contact(const forced_move *m, const box *from, const box *other, int32_t at)
{
    int32_t flush;
    if (wm_sweep(from, m->direction, at, other, 0, &flush) && flush > 0) return flush - 1;
    return at > 0 ? at - 1 : 0;
}

static stop stop_at_stand(const forced_move *m, const box *from, int k, int32_t at)
{
    const box *other = &m->s.stands.at[k];
    stop found = {kind_of_unit(m, m->s.stands.unit[k]), at};
    if (m->kind != FORCE_DRIVEN) return found; /* a retreat is blocked where they meet */
    if (found.kind == STOP_FRIEND)
        found.at = in_contact(m, from, other, at); /* WM-CONF-04 */
    else
        found.at = short_of(m, from, other, at); /* WM-CONF-02 */
    return found;
}

/* ---- Ground and edge ---- */

/* WM-CONF-01, WM-MOVE-32: how far before it would stand in barred ground. Looked at every
 * millimetre. For flyers only ground at the end counts: they stop before it. */
static bool find_ground(const forced_move *m, const box *from, int32_t distance, int32_t *at)
{
    int mover = wm_mover_of(m->b, m->id);
    if (m->s.ground.on->piece_count == 0) return false;
    if (flies_over(m)) {
        for (*at = distance; *at > 0; *at -= MILLIMETRE) {
            box there = wm_box_along(from, m->direction, *at);
            if (wm_barred_by(&m->s.ground, &there, mover) < 0) return *at < distance;
        }
        *at = 0;
        return true;
    }
    for (int32_t d = 0; d <= distance + MILLIMETRE - 1; d += MILLIMETRE) {
        box there = wm_box_along(from, m->direction, d < distance ? d : distance);
        if (wm_barred_by(&m->s.ground, &there, mover) < 0) continue;
        *at = d > MILLIMETRE ? d - MILLIMETRE : 0;
        return true;
    }
    return false;
}

/* WM-EDGE-02: how far before some part of it is off the table. */
static bool find_edge(const forced_move *m, const box *from, int32_t distance, int32_t *at)
{
    box end = wm_box_along(from, m->direction, distance);
    int32_t low = 0, high = distance;
    if (wm_is_on_table(&m->s.ground, &end)) return false;
    while (low < high) {
        int32_t middle = (low + high + 1) / 2;
        box there = wm_box_along(from, m->direction, middle);
        if (wm_is_on_table(&m->s.ground, &there))
            low = middle;
        else
            high = middle - 1;
    }
    *at = low;
    return true;
}

static stop nearest_stop(const forced_move *m, const box *from, int32_t distance)
{
    stop best = {STOP_NONE, distance};
    int32_t at;
    if (find_edge(m, from, distance, &at)) best = (stop){STOP_EDGE, at};
    if (find_ground(m, from, best.at, &at)) best = (stop){STOP_GROUND, at};
    for (int k = 0; k < m->s.stands.count; k++) {
        int other = m->s.stands.unit[k];
        if (other == m->id || !meets(m, from, best.at, k, &at) || may_ask(m, other)) continue;
        stop found = stop_at_stand(m, from, k, at);
        if (found.at < best.at || best.kind == STOP_NONE) best = found;
    }
    return best;
}

/* A flyer that may not end where it would backs off until it may; what stopped it first counts. */
stop wm_find_stop(const forced_move *m, int stand)
{
    const box *from = &m->from[stand];
    stop best = nearest_stop(m, from, m->distance);
    if (!flies_over(m)) return best;
    for (int tries = 0; tries < ALL_STANDS && best.at > 0; tries++) {
        stop again = nearest_stop(m, from, best.at);
        if (again.kind == STOP_NONE || again.at >= best.at) break;
        best.at = again.at;
        if (best.kind == STOP_NONE || best.kind == STOP_EDGE) best.kind = again.kind;
    }
    return best;
}

/* ---- The path as those see it who stand in it ---- */

static int32_t sweep_of(const forced_move *m, int stand)
{
    stop found = wm_find_stop(m, stand);
    bool lost = m->kind == FORCE_RETREAT && found.kind != STOP_NONE && found.kind != STOP_EDGE;
    return lost ? 0 : found.at; /* nobody makes way for a stand that is lost all the same */
}

void wm_read_path(const battle *b, const task *t, forced_move *out)
{
    wm_read_force(b, t, out);
    for (int i = 0; i < out->count; i++) out->swept[i] = sweep_of(out, i);
}

int wm_friend_in_way(const forced_move *m)
{
    int found = -1;
    int32_t least = INT32_MAX;
    for (int i = 0; i < m->count; i++) {
        int32_t far = sweep_of(m, i), at;
        for (int k = 0; far > 0 && k < m->s.stands.count; k++) {
            int other = m->s.stands.unit[k];
            if (other == m->id || !meets(m, &m->from[i], far, k, &at)) continue;
            if (at < least && may_ask(m, other)) least = at, found = other;
        }
    }
    return found;
}

bool wm_is_in_path(const forced_move *m, const box *stand)
{
    for (int i = 0; i < m->count; i++) {
        int32_t far = m->swept[i];
        if (far == 0) continue;
        box end = wm_box_along(&m->from[i], m->direction, far);
        if (flies_over(m) ? wm_boxes_overlap(&end, stand)
                          : wm_sweep(&m->from[i], m->direction, far, stand, DEEP, NULL))
            return true;
    }
    return false;
}

/* ---- Making way ---- */

/* Nearer than a centimetre to an enemy to whom it was not so near before, or touching somebody
 * engaged whom it did not touch. */
static bool comes_too_near(const battle *b, const scene *s, int id, int other, const box *stands,
                           int count)
{
    bool enemy = side_of_unit(other) != side_of_unit(id);
    int64_t near = enemy ? (int64_t)CENTIMETRE * CENTIMETRE : (int64_t)TOUCH * TOUCH + 1;
    if (!enemy && !wm_is_in_combat(b, &s->stands, other)) return false;
    if (wm_unit_gap(&s->stands, b, id, other) < near) return false;
    for (int i = 0; i < count; i++)
        for (int k = 0; k < unit_of(b, other)->stands; k++)
            if (wm_box_gap(&stands[i], &s->stands.at[s->stands.first[other] + k]) < near)
                return true;
    return false;
}

bool wm_may_yield_to(const battle *b, const scene *s, int id, const box *stands, int count)
{
    for (int i = 0; i < count; i++) {
        if (!wm_is_on_table(&s->ground, &stands[i])) return false;
        if (wm_barred_by(&s->ground, &stands[i], wm_mover_of(b, id)) >= 0) return false;
    }
    for (int other = 0; other < ALL_UNITS; other++)
        if (other != id && is_on_table(unit_of(b, other)) &&
            comes_too_near(b, s, id, other, stands, count))
            return false;
    return true;
}
