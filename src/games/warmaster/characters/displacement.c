/* SPDX-License-Identifier: MIT */
/* displacement.c - characters whom a moving unit pushes aside or takes along. */
#include "games/warmaster/characters/characters.h"
#include "games/warmaster/turn/tasks.h"

enum { FLIGHT = 30 * CENTIMETRE };

/* ---- Who is crossed ---- */

static bool ends_on(const box *stand, point at, int32_t radius)
{
    int64_t near = radius - TOUCH;
    return wm_point_gap(at, stand) < near * near;
}

/* How one stand has moved. */
typedef struct {
    box from, to;
    way by;
    int32_t width;  /* of the disc that travelled */
    int32_t radius; /* of a character */
} passage;

/* AMB-08: straight where it kept its facing, else a disc along the way found for it. */
static bool crosses(const passage *p, point at)
{
    box him = wm_box((pose){at.x, at.y, 0}, 2 * p->radius, 2 * p->radius);
    int32_t x = p->to.centre.x - p->from.centre.x, y = p->to.centre.y - p->from.centre.y;
    if (ends_on(&p->to, at, p->radius)) return true;
    if (x == 0 && y == 0) return false;
    if (p->by.count == 0 && p->from.facing == p->to.facing)
        return wm_sweep(&p->from, wm_direction(x, y), wm_length(x, y), &him, TOUCH, NULL);
    int64_t near = p->width / 2 + p->radius - TOUCH;
    point here = p->from.centre;
    for (int i = 0; i <= p->by.count; i++) {
        point next = i < p->by.count ? p->by.at[i] : p->to.centre;
        if (wm_segment_point_gap(here, next, at) < near * near) return true;
        here = next;
    }
    return false;
}

/* Stands of a unit are alike: each new place is taken to be that of the old one nearest to it. */
static void match_stands(const battle *b, int id, const place *from, passage out[STANDS_MAX])
{
    const unit *u = unit_of(b, id);
    unsigned used = 0;
    for (int i = 0; i < u->stands; i++) {
        int best = 0;
        int64_t least = INT64_MAX;
        for (int k = 0; k < u->stands; k++) {
            int64_t gap =
                wm_squared_distance((point){u->at[i].x, u->at[i].y}, (point){from[k].x, from[k].y});
            if (!(used >> k & 1) && gap < least) least = gap, best = k;
        }
        used |= 1u << best;
        out[i].from = wm_stand_box(b, id, from[best]);
        out[i].to = wm_stand_box(b, id, u->at[i]);
    }
}

static void find_passages(const battle *b, int id, const place *from, passage out[STANDS_MAX])
{
    scene s;
    surroundings r;
    match_stands(b, id, from, out);
    wm_read_scene(b, &s);
    wm_look_round(b, &s, id, 100 * CENTIMETRE, &r);
    for (int i = 0; i < unit_of(b, id)->stands; i++) {
        out[i].by.count = 0;
        out[i].width = r.ways.width;
        out[i].radius = wm_person_radius(b);
        wm_find_way(&out[i].from, &out[i].to, 200 * CENTIMETRE, &r.ways, &out[i].by);
    }
}

static bool is_crossed(const battle *b, int mover, const passage *ways, point at)
{
    for (int i = 0; i < unit_of(b, mover)->stands; i++)
        if (wm_flies(b, mover) ? ends_on(&ways[i].to, at, ways[i].radius) /* WM-CHARM-15 */
                               : crosses(&ways[i], at))
            return true;
    return false;
}

static void push_displaced(battle *b, int id, int leaves)
{
    wm_push_task(b, (task){.kind = TASK_DISPLACED,
                           .side = (uint8_t)side_of_person(id),
                           .unit = NOBODY_ID,
                           .displaced = {.person = (uint16_t)id, .left = (uint16_t)(leaves + 1)}});
}

/* WM-CHARM-07: a character on whom friends have come to stand goes just far enough aside. */
static void step_aside(battle *b, int id)
{
    enum { STEP = 2 * MILLIMETRE, FARTHEST = 20 * CENTIMETRE, TURN = FULL_TURN / 16 };
    person *p = person_in(b, id);
    scene s;
    wm_read_scene(b, &s);
    for (int32_t far = STEP; far <= FARTHEST; far += STEP)
        for (int32_t turn = 0; turn < FULL_TURN; turn += TURN) {
            point to = wm_point_along((point){p->x, p->y}, turn, far);
            if (to.x < 0 || to.y < 0 || !wm_may_stand_at(b, &s, id, to, NULL)) continue;
            p->x = (uint16_t)to.x;
            p->y = (uint16_t)to.y;
            return;
        }
}

/* In the Command phase; later who is with a unit goes along with it. */
static void move_friends_aside(battle *b, int mover)
{
    int side = side_of_unit(mover);
    const unit *u = unit_of(b, mover);
    if (b->phase >= PHASE_SHOOTING) return;
    for (int i = 0; i < b->side[side].list.character_count; i++) {
        const person *p = &b->side[side].person[i];
        bool covered = false;
        if (!(p->flags & PERSON_ON_TABLE) || (p->joined != NOBODY_ID && p->joined != mover))
            continue;
        for (int k = 0; k < u->stands; k++) {
            box stand = wm_stand_box(b, mover, u->at[k]);
            covered = covered || ends_on(&stand, (point){p->x, p->y}, wm_person_radius(b));
        }
        if (covered) step_aside(b, side * PERSONS_MAX + i);
    }
}

/* WM-MOVE-20: no character bars a stand's way. WM-CHARM-16: units push them aside, other characters
 * do not. */
void wm_push_displaced(battle *b, int mover, const place from[STANDS_MAX])
{
    passage ways[STANDS_MAX];
    int side = 1 - side_of_unit(mover);
    bool anybody = false;
    if (!is_on_table(unit_of(b, mover))) return;
    move_friends_aside(b, mover);
    for (int i = 0; i < b->side[side].list.character_count; i++) {
        const person *p = &b->side[side].person[i];
        if (!(p->flags & PERSON_ON_TABLE) || p->joined != NOBODY_ID) continue; /* WM-CHARM-21 */
        if (!anybody) find_passages(b, mover, from, ways); /* once, and only where needed */
        anybody = true;
        if (is_crossed(b, mover, ways, (point){p->x, p->y}))
            push_displaced(b, side * PERSONS_MAX + i, -1); /* WM-CHARM-14 */
    }
}

/* ---- Going along ---- */

bool wm_mount_bars(const battle *b, int person_id, int unit_id)
{
    ground g;
    const unit *u = unit_of(b, unit_id);
    int mover = wm_person_mover(b, person_id);
    if (b->table.piece_count == 0) return false;
    wm_read_ground(&b->table, &g);
    for (int i = 0; i < u->stands; i++) {
        box stand = wm_stand_box(b, unit_id, u->at[i]);
        if (wm_barred_by(&g, &stand, mover) < 0) return false;
    }
    return true;
}

/* Beside the nearest stand; on top of the unit where that is off the table (WM-CHARM-13). */
static void set_beside(const battle *b, int id, person *p)
{
    const unit *u = unit_of(b, id);
    point from = {p->x, p->y}, best = from;
    int64_t least = INT64_MAX;
    for (int i = 0; i < u->stands; i++) {
        box stand = wm_stand_box(b, id, u->at[i]);
        int64_t gap = wm_point_gap(from, &stand);
        if (gap < least) least = gap, best = wm_nearest_point(from, &stand);
    }
    if (least > 0) {
        point out = wm_point_along(best, wm_direction(from.x - best.x, from.y - best.y),
                                   wm_person_radius(b));
        bool on_table = out.x >= 0 && out.y >= 0 && out.x <= b->table.width * CENTIMETRE &&
                        out.y <= b->table.depth * CENTIMETRE;
        if (on_table) best = out;
    }
    p->x = (uint16_t)best.x, p->y = (uint16_t)best.y;
}

void wm_bring_persons(battle *b, int id)
{
    if (!is_on_table(unit_of(b, id))) return;
    for (int i = 0; i < ALL_PERSONS; i++) {
        if (!wm_person_exists(b, i) || person_of(b, i)->joined != id) continue;
        set_beside(b, id, person_in(b, i));
        if (wm_mount_bars(b, i, id)) push_displaced(b, i, id); /* WM-CHAR-21 */
    }
}

/* ---- The owner says where he goes ---- */

static bool may_go_to(const battle *b, const stand_list *s, int who, int id)
{
    const person *p = person_of(b, who);
    if (top_task(b)->displaced.left == id + 1 || !wm_may_be_with(b, who, id, NULL)) return false;
    return wm_gap_to_person(s, b, id, p) <= (int64_t)FLIGHT * FLIGHT; /* WM-CHARM-20 */
}

static int refuges(const battle *b, int *last)
{
    const task *t = top_task(b);
    stand_list s;
    int count = 0;
    wm_list_stands(b, &s);
    for (int i = 0; i < UNITS_MAX; i++)
        if (may_go_to(b, &s, t->displaced.person, t->side * UNITS_MAX + i))
            count++, *last = t->side * UNITS_MAX + i;
    return count;
}

/* His unit has been set otherwise since, and he may stay with it after all. */
static bool may_stay(const battle *b)
{
    const task *t = top_task(b);
    return t->displaced.left != 0 &&
           person_of(b, t->displaced.person)->joined == t->displaced.left - 1 &&
           !wm_mount_bars(b, t->displaced.person, t->displaced.left - 1);
}

static int displaced_to_act(const battle *b)
{
    int last;
    if (may_stay(b)) return TASK_RUNS;
    return refuges(b, &last) > 1 ? top_task(b)->side : TASK_RUNS;
}

static void flee_to(battle *b, int who, int id)
{
    person_in(b, who)->joined = (uint8_t)id;
    set_beside(b, id, person_in(b, who));
}

/* WM-CHARM-18, WM-CHARM-19: nobody near, and he is killed; that may end the battle. */
static void run_displaced(battle *b)
{
    int last = 0, who = top_task(b)->displaced.person, count = refuges(b, &last);
    bool stays = may_stay(b);
    wm_pop_task(b);
    if (stays) return;
    if (count == 0)
        wm_kill_person(b, who);
    else
        flee_to(b, who, last);
}

static vx_action *list_displaced(const battle *b, vx_action *out)
{
    const task *t = top_task(b);
    stand_list s;
    wm_list_stands(b, &s);
    for (int id = t->side * UNITS_MAX; id < (t->side + 1) * UNITS_MAX; id++)
        if (may_go_to(b, &s, t->displaced.person, id))
            *out++ = pack_act((act){ACT_JOIN, (uint8_t)t->displaced.person, (uint8_t)id, {0}});
    return out;
}

static bool check_displaced(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message other = {
        "WM-CHARM-14",
        {"another character must give way", "уступить место должен другой персонаж"}};
    static const vx_message far = {
        "WM-CHARM-17",
        {"he joins one of your units within 30 cm that can take him",
         "он присоединяется к вашему отряду в 30 см, который может его принять"}};
    stand_list s;
    if (a->who != top_task(b)->displaced.person) return vx_refuse(why, &other);
    wm_list_stands(b, &s);
    return may_go_to(b, &s, a->who, a->detail) || vx_refuse(why, &far);
}

static void apply_displaced(battle *b, const act *a)
{
    wm_pop_task(b);
    flee_to(b, a->who, a->detail);
}

static bool is_displaced_sound(const battle *b, const task *t)
{
    return t->unit == NOBODY_ID && wm_person_exists(b, t->displaced.person) &&
           (person_of(b, t->displaced.person)->flags & PERSON_ON_TABLE) &&
           t->side == side_of_person(t->displaced.person) && t->displaced.left <= ALL_UNITS;
}

const task_rules wm_displaced_task = {
    .key = "displaced",
    .layout = LAYOUT_DISPLACED,
    .acts = ACT_BIT(ACT_JOIN),
    .asked = {"WM-CHARM-14",
              {"first say which unit the displaced character joins",
               "сначала назовите отряд, к которому уходит персонаж"}},
    .status = {"the displaced character joins a unit", "вытесненный персонаж уходит к отряду"},
    .to_act = displaced_to_act,
    .run = run_displaced,
    .list = list_displaced,
    .check = check_displaced,
    .apply = apply_displaced,
    .is_sound = is_displaced_sound,
};
