/* SPDX-License-Identifier: MIT */
/* raise_dead.c - WM-MAGIC-14, WM-MAGIC-15: a unit of the dead is set into a combat.
 *
 * It has a place behind the others in its army's list. Placed stand by stand it has, until it is
 * whole, as many stands as are on the table. */
#include <string.h>

#include "games/warmaster/magic/casting.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/movement/movement.h"
#include "games/warmaster/turn/tasks.h"

/* ---- Who is raised ---- */

int wm_profile_of(const battle *b, int side, const char *key)
{
    const army_profile *list = army_profile_of(&b->side[side].list);
    for (int i = 0; i < list->unit_count; i++)
        if (strcmp(key, list->units[i].key) == 0) return i;
    return -1;
}

static int profile_of_dead(const battle *b, int side)
{
    return wm_profile_of(b, side, "skeletons");
}

/* A unit raised before and destroyed since leaves its place to the next. */
static int place_in_list(const battle *b, int side)
{
    const army *a = &b->side[side];
    for (int i = 0; i < a->list.unit_count; i++)
        if (wm_is_raised(b, side * UNITS_MAX + i) && (a->unit[i].flags & UNIT_GONE)) return i;
    return a->list.unit_count < UNITS_MAX ? a->list.unit_count : -1;
}

bool wm_has_place_in_list(const battle *b, int side)
{
    return place_in_list(b, side) >= 0;
}

bool wm_can_raise(const battle *b, int side)
{
    return profile_of_dead(b, side) >= 0 && place_in_list(b, side) >= 0;
}

int wm_raise_unit(battle *b, int side, int profile)
{
    army *a = &b->side[side];
    int at = place_in_list(b, side);
    if (at < 0 || profile < 0) return -1;
    a->list.unit[at] = (roster_unit){(uint8_t)profile, NONE_CHOSEN, NONE_CHOSEN};
    if (at == a->list.unit_count) a->list.unit_count++;
    memset(&a->unit[at], 0, sizeof a->unit[at]);
    wm_muster_unit(b, side * UNITS_MAX + at);
    a->unit[at].magic = MAGIC_RAISED;
    return side * UNITS_MAX + at;
}

void wm_unraise(battle *b, int id)
{
    memset(unit_in(b, id), 0, sizeof(unit));
    unit_in(b, id)->flags = UNIT_GONE;
    unit_in(b, id)->magic = MAGIC_RAISED;
}

/* ---- Where it may stand: the unit is the raised one, the step how many stands are set ---- */

typedef enum { NEAR_NOBODY, NEAR_FRIEND, NEAR_ENEMY } nearness;

/* Whom of the combat the stands would touch. */
static nearness touched(const battle *b, const scene *s, const task *t, const box *stands,
                        int count)
{
    bool in[ALL_UNITS];
    nearness found = NEAR_NOBODY;
    wm_list_engagement(b, &s->stands, t->raise.enemy, in);
    for (int i = 0; i < count; i++)
        for (int k = 0; k < s->stands.count; k++) {
            int other = s->stands.unit[k];
            if (!in[other] || other == t->unit || !wm_boxes_touch(&stands[i], &s->stands.at[k]))
                continue;
            if (side_of_unit(other) != t->side) return NEAR_ENEMY;
            found = NEAR_FRIEND;
        }
    return found;
}

static int boxes_of(const battle *b, const act *a, box out[STANDS_MAX])
{
    const unit *u = unit_of(b, a->who);
    int count = 0, whole = wm_stands_at_start(b, a->who);
    if (a->kind == ACT_STAND) {
        for (; count < top_task(b)->step; count++)
            out[count] = wm_stand_box(b, a->who, u->at[count]);
        out[count++] = wm_stand_box(b, a->who, a->at);
        return count;
    }
    for (; count < whole; count++)
        out[count] =
            wm_stand_box(b, a->who, wm_slot(b, a->who, (formation)a->detail, whole, count, a->at));
    return count;
}

static nearness place_of_act(const battle *b, const scene *s, const act *a, vx_problem *why)
{
    box stands[STANDS_MAX];
    int count = boxes_of(b, a, stands);
    if (!wm_check_footing(b, s, a->who, stands, count, true, why)) return NEAR_NOBODY;
    return touched(b, s, top_task(b), stands, count);
}

/* ---- What is offered: against each edge of each stand of the combat ---- */

/* The middle stand of a line lies on the middle of this edge and looks at it. */
static act against_edge(const battle *b, const task *t, const box *stand, int edge, formation form)
{
    int32_t half = edge == FRONT || edge == REAR ? stand->half_depth : stand->half_front;
    int32_t deep = wm_depth(b, t->unit) / 2;
    int32_t away = half + (form == FORM_COLUMN ? deep * wm_stands_at_start(b, t->unit) : deep);
    int32_t outward = wm_turned(stand->facing + edge * 900);
    point at = wm_point_along(stand->centre, outward, away);
    return (act){ACT_DEPLOY, t->unit, (uint8_t)form,
                 at.x < 0 || at.y < 0 ? (place){0}
                                      : wm_place_of((pose){at.x, at.y, outward + FULL_TURN / 2})};
}

/* Behind a friend it looks where he looks, so that it supports him (WM-MAGIC-14). */
static act behind(const battle *b, const task *t, const box *stand)
{
    act a = against_edge(b, t, stand, REAR, FORM_LINE);
    a.at.facing = (uint16_t)stand->facing;
    return a;
}

static vx_action *list_places(const battle *b, const scene *s, nearness wanted, vx_action *out)
{
    const task *t = top_task(b);
    bool in[ALL_UNITS];
    wm_list_engagement(b, &s->stands, t->raise.enemy, in);
    for (int k = 0; k < s->stands.count; k++) {
        if (!in[s->stands.unit[k]]) continue;
        bool enemy = side_of_unit(s->stands.unit[k]) != t->side;
        if (enemy != (wanted == NEAR_ENEMY)) continue;
        for (int edge = 0; edge < EDGES; edge++)
            for (int form = FORM_LINE; form <= FORM_COLUMN; form++) {
                act a = against_edge(b, t, &s->stands.at[k], edge, (formation)form);
                if (!enemy && form == FORM_LINE && edge == REAR) a = behind(b, t, &s->stands.at[k]);
                if (place_of_act(b, s, &a, NULL) == wanted) *out++ = pack_act(a);
            }
    }
    return out;
}

enum { PLACES_MAX = 4 * ALL_STANDS * 2 };

/* Touching the enemy if that can be done at all, else touching a friend in the combat. */
static nearness best_nearness(const battle *b, const scene *s)
{
    vx_action places[PLACES_MAX];
    if (list_places(b, s, NEAR_ENEMY, places) > places) return NEAR_ENEMY;
    return list_places(b, s, NEAR_FRIEND, places) > places ? NEAR_FRIEND : NEAR_NOBODY;
}

static vx_action *list_raise(const battle *b, vx_action *out)
{
    scene s;
    wm_read_scene(b, &s);
    if (top_task(b)->step > 0) { /* beside the stand placed last, whatever that touches */
        const task *t = top_task(b);
        box last = wm_stand_box(b, t->unit, unit_of(b, t->unit)->at[t->step - 1]);
        for (int edge = 0; edge < EDGES; edge++) {
            int32_t half = edge == FRONT || edge == REAR ? last.half_depth : last.half_front;
            point at = wm_point_along(last.centre, wm_turned(last.facing + edge * 900), 2 * half);
            if (at.x < 0 || at.y < 0) continue;
            act a = {ACT_STAND, t->unit, t->step, wm_place_of((pose){at.x, at.y, last.facing})};
            if (wm_rules_of_task(TASK_RAISE)->check(b, &a, NULL)) *out++ = pack_act(a);
        }
        *out++ = pack_act((act){ACT_BACK, t->unit, 0, {0}});
        return out;
    }
    return list_places(b, &s, best_nearness(b, &s), out);
}

static bool check_raise(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message other = {"WM-MAGIC-14",
                                     {"place the unit that was raised", "ставьте поднятый отряд"}};
    static const vx_message apart = {
        "WM-MAGIC-14",
        {"the raised unit must touch an enemy of the combat, or where "
         "there is no room a friend in it",
         "поднятый отряд должен касаться врага в этом бою, а если места "
         "нет — друга в нём"}};
    const task *t = top_task(b);
    scene s;
    if (a->who != t->unit) return vx_refuse(why, &other);
    if (a->kind == ACT_BACK) return t->step > 0 || vx_refuse(why, &other);
    if (a->kind == ACT_STAND && !wm_check_next_stand(a->detail, t->step, why)) return false;
    if (a->kind == ACT_DEPLOY && t->step > 0) return wm_refuse_begun(why);
    wm_read_scene(b, &s);
    vx_problem unsound = {0};
    nearness near = place_of_act(b, &s, a, &unsound);
    if (unsound.message != NULL) {
        if (why) *why = unsound;
        return false;
    }
    bool whole = a->kind == ACT_DEPLOY || t->step + 1 == wm_stands_at_start(b, a->who);
    return !whole || near == NEAR_ENEMY ||
           (near == NEAR_FRIEND && best_nearness(b, &s) != NEAR_ENEMY) || vx_refuse(why, &apart);
}

static void place_stand(battle *b, place at)
{
    task *t = top_task_in(b);
    unit *u = unit_in(b, t->unit);
    u->at[t->step++] = at;
    u->stands = t->step;
    u->flags = UNIT_ON_TABLE; /* WM-MAGIC-15: it has not charged */
    if (u->stands == wm_stands_at_start(b, t->unit)) wm_pop_task(b);
}

static void take_back(battle *b)
{
    task *t = top_task_in(b);
    unit *u = unit_in(b, t->unit);
    memset(u->at, 0, sizeof u->at);
    u->flags = 0;
    u->stands = (uint8_t)wm_stands_at_start(b, t->unit);
    t->step = 0;
}

static void apply_raise(battle *b, const act *a)
{
    int whole = wm_stands_at_start(b, a->who);
    if (a->kind == ACT_BACK)
        take_back(b);
    else if (a->kind == ACT_STAND)
        place_stand(b, a->at);
    else
        for (int i = 0; i < whole; i++)
            place_stand(b, wm_slot(b, a->who, (formation)a->detail, whole, i, a->at));
}

void wm_push_raise(battle *b, int side, int enemy)
{
    scene s;
    int id = wm_raise_unit(b, side, profile_of_dead(b, side));
    if (id < 0) return;
    wm_push_task(b, (task){.kind = TASK_RAISE,
                           .side = (uint8_t)side,
                           .unit = (uint8_t)id,
                           .raise = {.enemy = (uint16_t)enemy}});
    wm_read_scene(b, &s);
    if (best_nearness(b, &s) != NEAR_NOBODY) return;
    wm_pop_task(b); /* no room at all: the spell fails */
    wm_unraise(b, id);
}

static bool is_raise_sound(const battle *b, const task *t)
{
    if (t->unit == NOBODY_ID || side_of_unit(t->unit) != t->side || !wm_is_raised(b, t->unit) ||
        t->raise.enemy >= ALL_UNITS || side_of_unit(t->raise.enemy) == t->side ||
        !is_on_table(unit_of(b, t->raise.enemy)))
        return false;
    const unit *u = unit_of(b, t->unit);
    if (t->step == 0) return u->flags == 0;
    return is_on_table(u) && u->stands == t->step && t->step < wm_stands_at_start(b, t->unit);
}

const task_rules wm_raise_task = {
    .key = "raise",
    .layout = LAYOUT_RAISE,
    .count = "placed",
    .acts = ACT_BIT(ACT_DEPLOY) | ACT_BIT(ACT_STAND) | ACT_BIT(ACT_BACK),
    .asked = {"WM-MAGIC-14", {"place the raised unit", "поставьте поднятый отряд"}},
    .status = {"place the raised unit", "поставьте поднятый отряд"},
    .open_ended = true,
    .to_act = wm_owner_acts,
    .list = list_raise,
    .check = check_raise,
    .apply = apply_raise,
    .is_sound = is_raise_sound,
};
