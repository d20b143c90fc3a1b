/* SPDX-License-Identifier: MIT */
/* home_back.c - WM-FLY-03 to WM-FLY-08: flyers far from every character home back. */
#include "games/warmaster/characters/characters.h"
#include "games/warmaster/movement/movement.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"

bool wm_check_home(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message not_own = {
        "WM-FLY-03", {"home back with a flyer of your own", "возвращается свой летающий отряд"}};
    static const vx_message near = {
        "WM-FLY-03",
        {"only flyers that were more than 20 cm from all your characters home back",
         "возвращаются летающие, бывшие дальше 20 см от всех своих персонажей"}};
    static const vx_message rolled = {"WM-FLY-04",
                                      {"this unit has already rolled", "этот отряд уже бросал"}};
    static const vx_message engaged = {
        "WM-FLY-03",
        {"a unit in combat does not home back", "завязанный в бою отряд не возвращается"}};
    stand_list s;
    if (!wm_has_on_table(b, b->turn, a->who)) return vx_refuse(why, &not_own);
    const unit *u = unit_of(b, a->who);
    if (!(u->marks & MARK_FAR)) return vx_refuse(why, &near);
    if (u->marks & MARK_HOMED) return vx_refuse(why, &rolled);
    wm_list_stands(b, &s); /* WM-FLY-08: the confused may */
    return !wm_is_engaged(&s, b, a->who) || vx_refuse(why, &engaged); /* AMB-16 */
}

bool wm_somebody_may_home(const battle *b)
{
    for (int i = 0; i < b->side[b->turn].list.unit_count; i++) {
        act a = {ACT_HOME, (uint8_t)(b->turn * UNITS_MAX + i), 0, {0}};
        if (wm_check_home(b, &a, NULL)) return true;
    }
    return false;
}

/* How a unit homes back: from where, in which direction, in which formation. */
typedef struct {
    const battle *b;
    const act *a;
    scene s;
    point from;
    int32_t direction;
} journey;

/* WM-FLY-06, WM-FLY-10, WM-FLY-13: it may land at this distance. */
static bool may_land(const journey *j, int32_t distance, place out[STANDS_MAX])
{
    const battle *b = j->b;
    const unit *u = unit_of(b, b->homing);
    const person *p = person_of(b, j->a->who);
    const int64_t radius = wm_person_radius(b);
    point to = wm_point_along(j->from, j->direction, distance);
    box stands[STANDS_MAX];
    for (int i = 0; i < u->stands; i++) {
        out[i] = wm_slot(b, b->homing, (formation)j->a->detail, u->stands, i,
                         wm_place_of((pose){to.x, to.y, j->a->at.facing}));
        stands[i] = wm_stand_box(b, b->homing, out[i]);
        if (wm_point_gap((point){p->x, p->y}, &stands[i]) < radius * radius) return false;
    }
    return wm_check_footing(b, &j->s, b->homing, stands, u->stands, false, NULL);
}

/* WM-FLY-07: a flyer that has homed back may still be ordered. WM-FLY-05: straight to the character by
 * ten times the die, no farther than to touch it, and where that place is not free as near as it
 * gets: in steps of 5 mm, and the last of them halved again and again. */
static bool plan_return(const battle *b, const act *a, place out[STANDS_MAX])
{
    enum { STEP = 5 * MILLIMETRE };
    const unit *u = unit_of(b, b->homing);
    const person *p = person_of(b, a->who);
    int32_t x = 0, y = 0;
    journey j = {.b = b, .a = a};
    for (int i = 0; i < u->stands; i++) x += u->at[i].x, y += u->at[i].y;
    j.from = (point){x / u->stands, y / u->stands};
    j.direction = wm_direction(p->x - j.from.x, p->y - j.from.y);
    wm_read_scene(b, &j.s);
    int32_t away = wm_length(p->x - j.from.x, p->y - j.from.y);
    int32_t roll = 10 * b->die * CENTIMETRE; /* WM-DICE-03 */
    int32_t most = roll < away ? roll : away, good = most;
    while (good > 0 && !may_land(&j, good, out)) good -= STEP;
    if (good <= 0) return false;
    for (int32_t bad = good + STEP; good < most && bad - good > 1;) {
        int32_t middle = good + (bad - good) / 2;
        if (may_land(&j, middle, out))
            good = middle;
        else
            bad = middle;
    }
    return may_land(&j, good, out);
}

bool wm_check_return(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message not_own = {
        "WM-FLY-03",
        {"flyers home back to a character of their own", "возвращаются к своему персонажу"}};
    static const vx_message no_room = {
        "WM-FLY-05",
        {"there is no room on the way to that character", "на пути к этому персонажу нет места"}};
    place to[STANDS_MAX];
    if (!wm_person_exists(b, a->who) || side_of_person(a->who) != b->turn ||
        !(person_of(b, a->who)->flags & PERSON_ON_TABLE))
        return vx_refuse(why, &not_own);
    return plan_return(b, a, to) || vx_refuse(why, &no_room);
}

void wm_return(battle *b, const act *a)
{
    place to[STANDS_MAX], from[STANDS_MAX] = {0};
    unit *u = unit_in(b, b->homing);
    bool goes = plan_return(b, a, to);
    for (int i = 0; i < u->stands; i++) {
        from[i] = u->at[i];
        if (goes) u->at[i] = to[i];
    }
    wm_leave_persons(b, b->homing);
    wm_push_displaced(b, b->homing, from);
    wm_end_homing(b);
}

void wm_end_homing(battle *b)
{
    unit_in(b, b->homing)->marks |= MARK_HOMED;
    b->homing = NOBODY_ID;
    b->die = 0;
    b->phase = PHASE_HOME;
    if (!wm_somebody_may_home(b)) wm_start_orders(b);
}

vx_action *wm_list_home(const battle *b, vx_action *out)
{
    if (b->phase == PHASE_HOME) {
        for (int i = 0; i < b->side[b->turn].list.unit_count; i++) {
            act a = {ACT_HOME, (uint8_t)(b->turn * UNITS_MAX + i), 0, {0}};
            if (wm_check_home(b, &a, NULL)) *out++ = pack_act(a);
        }
        *out++ = pack_act((act){.kind = ACT_END});
        return out;
    }
    for (int i = 0; i < b->side[b->turn].list.character_count; i++)
        for (int form = FORM_LINE; form <= (int)wm_last_offered_form(b, b->homing); form++) {
            act a = {ACT_RETURN,
                     (uint8_t)(b->turn * PERSONS_MAX + i),
                     (uint8_t)form,
                     {0, 0, unit_of(b, b->homing)->at[0].facing}};
            if (wm_check_return(b, &a, NULL)) *out++ = pack_act(a);
        }
    *out++ = pack_act((act){.kind = ACT_STAY});
    return out;
}

/* ---- WM-TURN-10: the steps of the turn ---- */

static bool check_homing(const battle *b, const act *a, vx_problem *why)
{
    return a->kind == ACT_END || wm_check_home(b, a, why);
}

static void apply_homing(battle *b, const act *a)
{
    if (a->kind == ACT_END) {
        wm_start_orders(b);
        return;
    }
    b->homing = a->who;
    b->phase = PHASE_HOME_ROLL;
}

static wm_dice wings(const battle *b)
{
    (void)b;
    return (wm_dice){.act = ACT_WINGS};
}

static void apply_wings(battle *b, const act *a)
{
    b->die = a->who;
    b->phase = PHASE_HOME_MOVE;
}

static bool check_going(const battle *b, const act *a, vx_problem *why)
{
    return a->kind == ACT_STAY || wm_check_return(b, a, why);
}

static void apply_going(battle *b, const act *a)
{
    if (a->kind == ACT_STAY)
        wm_end_homing(b);
    else
        wm_return(b, a);
}

const task_rules wm_home_phase = {
    .key = "home",
    .acts = ACT_BIT(ACT_HOME) | ACT_BIT(ACT_END),
    .asked = {"WM-TURN-10",
              {"now flyers may home back; orders come after that",
               "сейчас возвращаются летающие, приказы — потом"}},
    .status = {"flyers may home back", "летающие могут вернуться"},
    .to_act = wm_turn_acts,
    .list = wm_list_home,
    .check = check_homing,
    .apply = apply_homing,
};

const task_rules wm_home_roll_phase = {
    .key = "wings",
    .acts = ACT_BIT(ACT_WINGS),
    .asked = {"WM-FLY-03", {"the die for homing back is rolled", "бросается кубик возврата"}},
    .status = {"a die for homing back", "кубик на возврат"},
    .to_act = wm_dice_act,
    .dice = wings,
    .thrower = wm_turn_acts,
    .apply = apply_wings,
};

const task_rules wm_home_move_phase = {
    .key = "return",
    .acts = ACT_BIT(ACT_RETURN) | ACT_BIT(ACT_STAY),
    .asked = {"WM-FLY-04",
              {"choose the character that the flyers home back to, or let them stay",
               "назовите, к кому вернуться, или оставьте на месте"}},
    .status = {"home back to whom, or stay", "к кому вернуться, или остаться"},
    .open_ended = true,
    .to_act = wm_turn_acts,
    .list = wm_list_home,
    .check = check_going,
    .apply = apply_going,
};
