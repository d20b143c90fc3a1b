/* SPDX-License-Identifier: MIT */
/* initiative.c - section INIT: who may act without orders, and on whom; how units evade is in
 * evade.c. */
#include "games/warmaster/charge/charge.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/movement/movement.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"
#include "games/warmaster/units/troop_hooks.h"

enum { NEAR = 20 * CENTIMETRE };

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
    static const vx_message bewitched = {
        "WM-MAGIC-28",
        {"a spell keeps this unit from acting on initiative",
         "заклинание не даёт этому отряду действовать по инициативе"}};
    stand_list s;
    if (!wm_has_on_table(b, b->turn, id)) return vx_refuse(why, &not_own);
    const unit *u = unit_of(b, id);
    const troop_hooks *hooks = wm_hooks_of(b, id);
    if (!wm_check_acting(b, id, why)) return false;
    if (!(u->flags & UNIT_NEAR)) return vx_refuse(why, &far);
    if (u->flags & UNIT_CONFUSED) return vx_refuse(why, &confused);
    if (u->flags & UNIT_INITIATIVE) return vx_refuse(why, &acted);
    if (u->marks & MARK_ENTERED) return vx_refuse(why, &entered);
    if (unit_has(b, id, HAS_no_initiative) || unit_has(b, id, HAS_undead) ||
        (hooks->has_no_initiative != NULL && hooks->has_no_initiative(b, id)))
        return vx_refuse(why, &never);
    if (has_ward(b, id, WARD_MIRAGE)) return vx_refuse(why, &never);
    if (has_ward(b, id, WARD_MIST)) return vx_refuse(why, &bewitched);
    wm_list_stands(b, &s);
    return !wm_is_engaged(&s, b, id) || vx_refuse(why, &engaged);
}

bool wm_refuse_unseen(vx_problem *why)
{
    static const vx_message unseen = {
        "WM-INIT-04",
        {"this unit sees no enemy within 20 cm", "этот отряд не видит врага в 20 см"}};
    return vx_refuse(why, &unseen);
}

/* ---- On whom ---- */

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
                      .width = wm_short_side(b, id)};
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

static bool may_not_be_ignored(const battle *b, const scene *s, int id, int enemy)
{
    return !is_behind_works(b, s, enemy) && !is_cut_off(b, s, id, enemy);
}

/* The distance of the nearest enemy in sight that the owner may not ignore, squared; who is farther
 * than NEAR need not be looked for. WM-INIT-13: characters are not among them. */
static int64_t nearest_that_counts(const battle *b, const scene *s, int id, sight_purpose purpose)
{
    return wm_nearest_in_sight(b, s, id, purpose, (int64_t)NEAR * NEAR, may_not_be_ignored);
}

/* WM-INIT-09: enemies are equally near if they differ by no more than TOUCH. */
int64_t wm_as_near_as(int64_t squared)
{
    int64_t limit = (int64_t)wm_square_root((uint64_t)squared) + TOUCH;
    return limit * limit;
}

int64_t wm_initiative_reach(const battle *b, const scene *s, int id, sight_purpose purpose)
{
    int64_t limit = wm_as_near_as(nearest_that_counts(b, s, id, purpose));
    return limit < (int64_t)NEAR * NEAR ? limit : (int64_t)NEAR * NEAR;
}

/* ---- Charging ---- */

/* Lines of sight are costly: who is too far to be charged is not looked for. */
static bool is_beyond(const battle *b, int id, int enemy)
{
    return wm_unit_exists(b, enemy) && wm_units_are_far_apart(b, id, enemy, NEAR);
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
    if (why == NULL && is_beyond(b, a->who, a->detail)) return false;
    scene s;
    wm_read_scene(b, &s);
    int64_t gap = wm_unit_gap(&s.stands, b, a->who, a->detail);
    if (why == NULL && gap > (int64_t)NEAR * NEAR) return false;
    int64_t reach = wm_initiative_reach(b, &s, a->who, TO_CHARGE);
    /* Within that distance somebody is seen; else it has to be looked for. */
    if (reach == (int64_t)NEAR * NEAR &&
        wm_nearest_seen(b, &s, a->who, TO_CHARGE) > (int64_t)NEAR * NEAR)
        return wm_refuse_unseen(why);
    return gap <= reach || vx_refuse(why, &not_nearest);
}

/* ---- Troops that cannot be held: by nature, by hatred, or by the company they keep ---- */

static bool thirsts(const battle *b, int id)
{
    return (unit_of(b, id)->magic & MAGIC_BLOODLUST) != 0;
}

bool wm_must_charge(const battle *b, int id)
{
    const troop_hooks *hooks = wm_hooks_of(b, id);
    bool must = hooks->must_charge != NULL && hooks->must_charge(b, id);
    return unit_has(b, id, HAS_must_charge) || must || thirsts(b, id);
}

bool wm_must_advance(const battle *b, int id)
{
    const troop_hooks *hooks = wm_hooks_of(b, id);
    bool must = hooks->must_charge != NULL && hooks->must_charge(b, id);
    return unit_has(b, id, HAS_must_pursue) || must || thirsts(b, id);
}

bool wm_must_pursue(const battle *b, int id)
{
    const troop_hooks *hooks = wm_hooks_of(b, id);
    bool must = hooks->must_pursue != NULL && hooks->must_pursue(b, id);
    return unit_has(b, id, HAS_must_pursue) || unit_has(b, id, HAS_must_pursue_only) || must ||
           wm_must_advance(b, id);
}

bool wm_never_evades(const battle *b, int id)
{
    return unit_has(b, id, HAS_no_evade) || thirsts(b, id);
}

/* WM-INIT-02: troops that must charge do so before the step ends. */
static bool refuse_for(vx_problem *why, const vx_message *message, int id)
{
    char name[8];
    vx_text text = vx_text_on(name, sizeof name);
    wm_add_unit(&text, id);
    return vx_refuse_word(why, message, name, text.length);
}

bool wm_check_initiative_end(const battle *b, vx_problem *why)
{
    static const vx_message must = {"WM-INIT-02",
                                    {"{word} must charge: it can reach an enemy",
                                     "{word}: обязательная атака, враг в пределах досягаемости"}};
    int enemy = 1 - b->turn;
    for (int i = 0; i < b->side[b->turn].list.unit_count; i++) {
        int id = b->turn * UNITS_MAX + i;
        if (!wm_must_charge(b, id) && !unit_has(b, id, HAS_must_charge_humans)) continue;
        for (int k = 0; k < b->side[enemy].list.unit_count; k++) {
            act a = {ACT_CHARGE, (uint8_t)id, (uint8_t)(enemy * UNITS_MAX + k), {0}};
            bool human = wm_unit_profile(b, a.detail)->race == RACE_HUMAN;
            if (!wm_must_charge(b, id) && !human) continue;
            if (is_on_table(unit_of(b, a.detail)) && wm_check_charge(b, &a, NULL))
                return refuse_for(why, &must, id);
        }
    }
    return true;
}

/* ---- What is offered ---- */

vx_action *wm_list_initiative(const battle *b, vx_action *out)
{
    for (int i = 0; i < b->side[b->turn].list.unit_count; i++) {
        int id = b->turn * UNITS_MAX + i;
        if (!wm_check_initiative(b, id, NULL)) continue;
        out = wm_list_charges(b, id, true, out);
        out = wm_list_evades(b, id, out);
        out = wm_list_own_moves(b, id, out);
    }
    if (wm_check_initiative_end(b, NULL)) *out++ = pack_act((act){.kind = ACT_END});
    return out;
}

/* ---- WM-TURN-09: the step of the turn ---- */

static bool check_step(const battle *b, const act *a, vx_problem *why)
{
    switch (a->kind) {
    case ACT_CHARGE:
        return wm_check_charge(b, a, why);
    case ACT_EVADE:
        return wm_check_evade(b, a, why);
    case ACT_LAAGER:
        return wm_check_extra(b, a, why);
    default:
        return wm_check_initiative_end(b, why);
    }
}

static void apply_step(battle *b, const act *a)
{
    if (a->kind == ACT_CHARGE)
        wm_charge(b, a);
    else if (a->kind == ACT_EVADE)
        wm_evade(b, a);
    else if (a->kind == ACT_LAAGER)
        wm_apply_extra(b, a);
    else if (wm_somebody_may_home(b))
        b->phase = PHASE_HOME;
    else
        wm_start_orders(b);
}

static const vx_message *too_early(const battle *b, const act *a)
{
    static const vx_message alone = {"WM-BRIG-18",
                                     {"on initiative every unit acts alone, never as a brigade",
                                      "по инициативе каждый отряд действует один, не бригадой"}};
    bool brigades = a->kind == ACT_WITH || a->kind == ACT_GIVE || a->kind == ACT_GUIDE;
    (void)b;
    return brigades ? &alone : NULL;
}

const task_rules wm_initiative_phase = {
    .key = "initiative",
    .acts = ACT_BIT(ACT_CHARGE) | ACT_BIT(ACT_EVADE) | ACT_BIT(ACT_LAAGER) | ACT_BIT(ACT_END),
    .asked = {"WM-TURN-09",
              {"now units may act on initiative; orders come after that",
               "сейчас действуют по инициативе, приказы — потом"}},
    .not_now = too_early,
    .status = {"charge or evade on initiative", "атака или уклонение по инициативе"},
    .open_ended = true,
    .to_act = wm_turn_acts,
    .list = wm_list_initiative,
    .check = check_step,
    .apply = apply_step,
};
