/* SPDX-License-Identifier: MIT */
/* journeys.c - spells that move somebody: Voice of Command and Teleport (WM-MAGIC-11, 13). */
#include <string.h>

#include "games/warmaster/casting.h"

/* ---- Voice of Command: unit the one that moves, value 0 the caster ----
 *
 * It moves as if it had an order (AMB-56), so it has one while it does: the checks of the Command
 * phase are asked about a battle in that phase. */

void wm_begin_voice(battle *b)
{
    const task *t = top_task(b);
    order *o = &b->order;
    memset(o, 0, sizeof *o);
    o->person = (uint8_t)t->value[0];
    o->placing = NOBODY_ID;
    for (int i = 0; i < BRIGADE_MAX; i++) o->member[i] = NOBODY_ID;
    o->member[0] = t->unit;
    o->count = 1;
    memcpy(o->start[0], unit_of(b, t->unit)->at, sizeof o->start[0]);
}

static battle as_if_ordered(const battle *b)
{
    battle moving = *b;
    moving.phase = PHASE_MOVE;
    return moving;
}

static vx_action *list_voice(const battle *b, vx_action *out)
{
    battle moving = as_if_ordered(b);
    return wm_list_moves(&moving, out);
}

static bool check_voice(const battle *b, const act *a, vx_problem *why)
{
    battle moving = as_if_ordered(b);
    switch (a->kind) {
    case ACT_MOVE:
        return wm_check_move(&moving, a, why);
    case ACT_STAND:
        return wm_check_stand(&moving, a, why);
    case ACT_BACK:
        return wm_check_back(&moving, a, why);
    case ACT_CHARGE:
        return wm_check_charge(&moving, a, why);
    default:
        return wm_check_done(&moving, why);
    }
}

/* A charge may push what follows it, so the task steps aside while the act is done. */
static void apply_voice(battle *b, const act *a)
{
    task t = *top_task(b);
    wm_pop_task(b);
    b->phase = PHASE_MOVE;
    if (a->kind == ACT_MOVE) wm_move(b, a);
    if (a->kind == ACT_STAND) wm_set_stand(b, a);
    if (a->kind == ACT_BACK) wm_go_back(b, a->who);
    if (a->kind == ACT_CHARGE) wm_charge(b, a);
    if (a->kind == ACT_DONE) wm_finish_order(b);
    b->phase = PHASE_SHOOTING;
    for (int i = 0; i < BRIGADE_MAX; i++) b->block[i] = NOBODY_ID;
    if (b->order.person != NOBODY_ID) wm_push_task(b, t);
}

static bool is_voice_sound(const battle *b, const task *t)
{
    return t == top_task(b) && b->order.person == t->value[0] && b->order.count == 1 &&
           b->order.member[0] == t->unit;
}

const task_rules wm_voice_task = {
    .key = "voice",
    .acts = ACT_BIT(ACT_MOVE) | ACT_BIT(ACT_STAND) | ACT_BIT(ACT_BACK) | ACT_BIT(ACT_CHARGE) |
            ACT_BIT(ACT_DONE),
    .asked = {"WM-MAGIC-11",
              {"the unit that heard the voice moves now",
               "сейчас двигается отряд, услышавший глас"}},
    .status = {"move the unit that heard the voice", "двигайте отряд, услышавший глас"},
    .open_ended = true,
    .to_act = wm_owner_acts,
    .list = list_voice,
    .check = check_voice,
    .apply = apply_voice,
    .is_sound = is_voice_sound,
};

/* ---- Teleport: value 0 the caster ---- */

static bool check_teleport(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message other = {
        "WM-MAGIC-13", {"the wizard who cast it goes", "переносится наславший волшебник"}};
    scene s;
    if (a->kind == ACT_STAY) return true;
    if (a->who != top_task(b)->value[0]) return vx_refuse(why, &other);
    if (a->kind == ACT_JOIN) return wm_may_be_with(b, a->who, a->detail, why);
    wm_read_scene(b, &s);
    return wm_may_stand_at(b, &s, a->who, (point){a->at.x, a->at.y}, why);
}

static void apply_teleport(battle *b, const act *a)
{
    uint8_t moved = person_of(b, top_task(b)->value[0])->flags & PERSON_MOVED;
    int who = top_task(b)->value[0];
    wm_pop_task(b);
    if (a->kind == ACT_STAY) return;
    if (a->kind == ACT_JOIN)
        wm_join(b, a);
    else
        wm_move_person(b, a);
    if (!moved) person_in(b, who)->flags &= (uint8_t)~PERSON_MOVED;
}

/* To every unit, to a raster of places, or not at all. */
static vx_action *list_teleport(const battle *b, vx_action *out)
{
    uint8_t who = (uint8_t)top_task(b)->value[0];
    int side = side_of_person(who);
    scene s;
    wm_read_scene(b, &s);
    for (int id = side * UNITS_MAX; id < (side + 1) * UNITS_MAX; id++) {
        act a = {ACT_JOIN, who, (uint8_t)id, {0}};
        if (wm_may_be_with(b, who, id, NULL)) *out++ = pack_act(a);
    }
    for (int x = 15; x < b->table.width; x += 30)
        for (int y = 15; y < b->table.depth; y += 30) {
            point to = {x * CENTIMETRE, y * CENTIMETRE};
            act a = {ACT_PLACE, who, 0, wm_place_of((pose){to.x, to.y, 0})};
            if (wm_may_stand_at(b, &s, who, to, NULL)) *out++ = pack_act(a);
        }
    *out++ = pack_act((act){.kind = ACT_STAY});
    return out;
}

static bool is_teleport_sound(const battle *b, const task *t)
{
    return t->value[0] < ALL_PERSONS && wm_person_exists(b, t->value[0]) &&
           side_of_person(t->value[0]) == t->side &&
           (person_of(b, t->value[0])->flags & PERSON_ON_TABLE);
}

const task_rules wm_teleport_task = {
    .key = "teleport",
    .acts = ACT_BIT(ACT_PLACE) | ACT_BIT(ACT_JOIN) | ACT_BIT(ACT_STAY),
    .asked = {"WM-MAGIC-13",
              {"say where the wizard appears", "назовите место, где появится волшебник"}},
    .status = {"where does the wizard appear?", "где появится волшебник?"},
    .open_ended = true,
    .to_act = wm_owner_acts,
    .list = list_teleport,
    .check = check_teleport,
    .apply = apply_teleport,
    .is_sound = is_teleport_sound,
};
