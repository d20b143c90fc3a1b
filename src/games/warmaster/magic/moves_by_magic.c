/* SPDX-License-Identifier: MIT */
/* moves_by_magic.c - who moves without an order: by Voice of Command, by Teleport (WM-MAGIC-11, 13), or
 * in a Pump Wagon. */
#include <string.h>

#include "games/warmaster/characters/characters.h"
#include "games/warmaster/charge/charge.h"
#include "games/warmaster/command/command.h"
#include "games/warmaster/magic/casting.h"
#include "games/warmaster/magic/spells.h"
#include "games/warmaster/movement/movement.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"

/* ---- Voice of Command: unit the one that moves ----
 *
 * It moves as if it had an order (AMB-56), so it has one while it does: the checks of the Command
 * phase are asked about a battle in that phase. */

enum {
    VOICE_PLAIN,
    VOICE_WINGS, /* Wings in the Jungle: the caster goes with the unit */
    VOICE_HUNT,  /* Call of the Hunt: it charges the nearest enemy in sight */
    VOICES
};

static void order_alone(battle *b, int who, int id)
{
    order *o = &b->order;
    memset(o, 0, sizeof *o);
    o->person = (uint8_t)who;
    o->placing = NOBODY_ID;
    for (int i = 0; i < BRIGADE_MAX; i++) o->member[i] = NOBODY_ID;
    o->member[0] = (uint8_t)id;
    o->count = 1;
    memcpy(o->start[0], unit_of(b, id)->at, sizeof o->start[0]);
}

void wm_begin_voice(battle *b)
{
    order_alone(b, top_task(b)->voice.caster, top_task(b)->unit);
}

void wm_push_voice(battle *b, const act *cast)
{
    uint16_t voice = cast->at.x == WINGS_IN_THE_JUNGLE ? VOICE_WINGS
                     : cast->at.x == CALL_OF_THE_HUNT  ? VOICE_HUNT
                                                       : VOICE_PLAIN;
    int id = voice == VOICE_WINGS ? person_of(b, cast->who)->joined : cast->detail;
    if (id >= ALL_UNITS || !is_on_table(unit_of(b, id))) return;
    wm_push_task(b, (task){.kind = TASK_VOICE,
                           .side = (uint8_t)side_of_person(cast->who),
                           .unit = (uint8_t)id,
                           .voice = {.caster = cast->who, .voice = voice}});
    wm_begin_voice(b);
}

static battle as_if_ordered(const battle *b)
{
    battle moving = *b;
    moving.phase = PHASE_MOVE;
    return moving;
}

/* ---- Call of the Hunt ---- */

/* The squared distance up to which enemies in sight are the nearest; -1: it sees none. */
static int64_t nearest_prey(const battle *b, const scene *s, int id)
{
    int64_t nearest = INT64_MAX;
    int enemy = 1 - side_of_unit(id);
    for (int other = enemy * UNITS_MAX; other < (enemy + 1) * UNITS_MAX; other++) {
        if (!is_on_table(unit_of(b, other))) continue;
        int64_t gap = wm_unit_gap(&s->stands, b, id, other);
        if (gap < nearest && wm_unit_sees(b, s, id, other, TO_CHARGE)) nearest = gap;
    }
    return nearest == INT64_MAX ? -1 : wm_as_near_as(nearest);
}

/* The charges that the call may lead to, of a battle in which the unit is being ordered. */
static vx_action *list_hunt(const battle *moving, int id, vx_action *out)
{
    scene s;
    vx_action *start = out, *end = out;
    wm_read_scene(moving, &s);
    int64_t limit = nearest_prey(moving, &s, id);
    if (limit < 0) return out;
    end = wm_list_charges(moving, id, true, out);
    for (vx_action *k = start; k < end; k++) {
        act a;
        if (wm_unpack(*k, &a) && wm_unit_gap(&s.stands, moving, id, a.detail) <= limit) *out++ = *k;
    }
    return out;
}

static bool can_hunt(const battle *moving, int id)
{
    vx_action found[ACTIONS_MAX];
    return list_hunt(moving, id, found) > found;
}

bool wm_check_hunt(const battle *b, int id, vx_problem *why)
{
    static const vx_message nobody = {"WM-MAGIC-11",
                                      {"the unit cannot charge the nearest enemy it sees",
                                       "отряд не может атаковать ближайшего видимого врага"}};
    stand_list s;
    wm_list_stands(b, &s);
    if (!wm_has_enemy_within(&s, b, id, wm_full_pace(b, id))) return vx_refuse(why, &nobody);
    battle moving = as_if_ordered(b);
    order_alone(&moving, side_of_unit(id) * PERSONS_MAX, id);
    return can_hunt(&moving, id) || vx_refuse(why, &nobody);
}

static bool check_prey(const battle *moving, const act *a, vx_problem *why)
{
    static const vx_message must = {
        "WM-MAGIC-11",
        {"the unit charges the nearest enemy it sees", "отряд атакует ближайшего видимого врага"}};
    scene s;
    int id = moving->order.member[0];
    if (a->kind == ACT_DONE) return !can_hunt(moving, id) || vx_refuse(why, &must);
    if (a->kind != ACT_CHARGE || a->who != id) return vx_refuse(why, &must);
    if (!wm_check_charge(moving, a, why)) return false;
    wm_read_scene(moving, &s);
    return wm_unit_gap(&s.stands, moving, id, a->detail) <= nearest_prey(moving, &s, id) ||
           vx_refuse(why, &must);
}

/* ---- All voices ---- */

vx_action *wm_list_voice(const battle *b, vx_action *out)
{
    battle moving = as_if_ordered(b);
    if (top_task(b)->kind != TASK_VOICE || top_task(b)->voice.voice != VOICE_HUNT)
        return wm_list_moves(&moving, out);
    vx_action *end = list_hunt(&moving, top_task(b)->unit, out);
    if (end == out) *end++ = pack_act((act){.kind = ACT_DONE});
    return end;
}

bool wm_check_voice(const battle *b, const act *a, vx_problem *why)
{
    battle moving = as_if_ordered(b);
    if (top_task(b)->kind == TASK_VOICE && top_task(b)->voice.voice == VOICE_HUNT)
        return check_prey(&moving, a, why);
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

/* He arrives with the unit, and has his own move still. */
static void carry_caster(battle *b, int who, int id)
{
    uint8_t moved = person_of(b, who)->flags & PERSON_MOVED;
    act with = {ACT_JOIN, (uint8_t)who, (uint8_t)id, {0}};
    if (!is_on_table(unit_of(b, id)) || person_of(b, who)->joined == id) return;
    wm_join(b, &with);
    if (!moved) person_in(b, who)->flags &= (uint8_t)~PERSON_MOVED;
}

/* One act of a move that a task grants in another phase, done as in the Command phase. */
void wm_move_outside_command(battle *b, const act *a, int phase)
{
    b->phase = PHASE_MOVE;
    if (a->kind == ACT_MOVE) wm_move(b, a);
    if (a->kind == ACT_STAND) wm_set_stand(b, a);
    if (a->kind == ACT_BACK) wm_go_back(b, a->who);
    if (a->kind == ACT_CHARGE) wm_charge(b, a);
    if (a->kind == ACT_DONE) wm_finish_order(b);
    b->phase = (uint8_t)phase;
    wm_clear_block(b);
}

/* A charge may push what follows it, so the task steps aside while the act is done. */
static void apply_voice(battle *b, const act *a)
{
    task t = *top_task(b);
    wm_pop_task(b);
    wm_move_outside_command(b, a, PHASE_SHOOTING);
    if (b->order.person != NOBODY_ID)
        wm_push_task(b, t);
    else if (t.voice.voice == VOICE_WINGS)
        carry_caster(b, t.voice.caster, t.unit);
}

bool wm_is_ordered_alone(const battle *b, const task *t)
{
    return t == top_task(b) && b->order.person == t->voice.caster && b->order.count == 1 &&
           b->order.member[0] == t->unit;
}

static bool is_voice_sound(const battle *b, const task *t)
{
    return wm_is_ordered_alone(b, t) && t->voice.voice < VOICES;
}

const task_rules wm_voice_task = {
    .key = "voice",
    .layout = LAYOUT_VOICE,
    .acts = ACT_BIT(ACT_MOVE) | ACT_BIT(ACT_STAND) | ACT_BIT(ACT_BACK) | ACT_BIT(ACT_CHARGE) |
            ACT_BIT(ACT_DONE),
    .asked = {"WM-MAGIC-11",
              {"the unit that heard the voice moves now",
               "сейчас двигается отряд, услышавший глас"}},
    .status = {"move the unit that heard the voice", "двигайте отряд, услышавший глас"},
    .open_ended = true,
    .to_act = wm_owner_acts,
    .list = wm_list_voice,
    .check = wm_check_voice,
    .apply = apply_voice,
    .is_sound = is_voice_sound,
};

/* ---- Teleport ---- */

static bool check_teleport(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message other = {
        "WM-MAGIC-13",
        {"only the wizard who cast the spell moves", "переносится наславший волшебник"}};
    scene s;
    if (a->kind == ACT_STAY) return true;
    if (a->who != top_task(b)->cast.caster) return vx_refuse(why, &other);
    if (a->kind == ACT_JOIN) return wm_may_be_with(b, a->who, a->detail, why);
    wm_read_scene(b, &s);
    return wm_may_stand_at(b, &s, a->who, (point){a->at.x, a->at.y}, why);
}

static void apply_teleport(battle *b, const act *a)
{
    uint8_t moved = person_of(b, top_task(b)->cast.caster)->flags & PERSON_MOVED;
    int who = top_task(b)->cast.caster;
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
    uint8_t who = (uint8_t)top_task(b)->cast.caster;
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
    return t->cast.caster < ALL_PERSONS && wm_person_exists(b, t->cast.caster) &&
           side_of_person(t->cast.caster) == t->side &&
           (person_of(b, t->cast.caster)->flags & PERSON_ON_TABLE);
}

const task_rules wm_teleport_task = {
    .key = "teleport",
    .layout = LAYOUT_CASTER,
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
