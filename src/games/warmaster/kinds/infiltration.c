/* SPDX-License-Identifier: MIT */
/* infiltration.c - units that infiltrate: kept off the table, and ordered onto it later out of dense ground
 * or from an edge that is not the enemy's (special rules of the army lists, WM-STAT-13).
 *
 * Such an order is tested with the unit where it would appear; if it fails the unit is gone again. */
#include <string.h>

#include "games/warmaster/command/command.h"
#include "games/warmaster/kinds/kinds.h"
#include "games/warmaster/kinds/registry.h"
#include "games/warmaster/movement/movement.h"
#include "games/warmaster/setup/setup.h"

static bool may_infiltrate(const battle *b, int id)
{
    return has_keyword(&wm_unit_profile(b, id)->keywords, HAS_infiltrate);
}

static bool somebody_waits(const battle *b)
{
    for (int i = 0; i < b->side[b->turn].list.unit_count; i++)
        if (wm_waits(b, b->turn * UNITS_MAX + i)) return true;
    return false;
}

/* ---- Before the battle: ACT_HOLD ---- */

/* Beastmen keep half of a kind back at most. */
static bool may_wait_too(const battle *b, int id)
{
    const roster *list = &b->side[side_of_unit(id)].list;
    int alike = 0, waiting = 0;
    if (strcmp(army_profile_of(list)->key, "beastmen") != 0) return true;
    for (int i = 0; i < list->unit_count; i++) {
        if (list->unit[i].profile != list->unit[id % UNITS_MAX].profile) continue;
        alike++;
        waiting += wm_waits(b, side_of_unit(id) * UNITS_MAX + i);
    }
    return waiting + 1 <= alike / 2;
}

static bool check_hold_back(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message no = {"WM-STAT-13",
                                  {"this unit is not one that can wait off the table",
                                   "этот отряд не может ждать вне стола"}};
    int id = a->who;
    if (!wm_unit_exists(b, id) || side_of_unit(id) != b->turn || is_on_table(unit_of(b, id)) ||
        wm_waits(b, id) || !may_infiltrate(b, id) || !may_wait_too(b, id))
        return vx_refuse(why, &no);
    return true;
}

/* ---- In the battle: ACT_ENTER, a unit, a character, and where its line stands ---- */

static int boxes_at(const battle *b, const act *a, box out[STANDS_MAX])
{
    int count = unit_of(b, a->who)->stands;
    for (int i = 0; i < count; i++)
        out[i] = wm_stand_box(b, a->who, wm_slot(b, a->who, FORM_LINE, count, i, a->at));
    return count;
}

static bool is_at_free_edge(const battle *b, const box *stand)
{
    int32_t width = b->table.width * CENTIMETRE, depth = b->table.depth * CENTIMETRE;
    for (int i = 0; i < EDGES; i++) {
        point c = stand->corner[i];
        int32_t home = b->turn == 0 ? c.y : depth - c.y;
        if (c.x <= TOUCH || c.x >= width - TOUCH || home <= TOUCH) return true;
    }
    return false;
}

static bool check_enter(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message not_waiting = {
        "WM-STAT-13", {"no such unit waits off the table", "такой отряд вне стола не ждёт"}};
    static const vx_message nowhere = {
        "WM-STAT-13",
        {"it appears in dense ground or at an edge that is not the enemy's",
         "он появляется в плотной местности или у края стола, но не вражеского"}};
    box stands[STANDS_MAX];
    scene s;
    if (!wm_unit_exists(b, a->who) || side_of_unit(a->who) != b->turn || !wm_waits(b, a->who) ||
        (unit_of(b, a->who)->flags & UNIT_LOCKED))
        return vx_refuse(why, &not_waiting);
    if (!wm_check_giver(b, a->detail, why)) return false;
    int count = boxes_at(b, a, stands);
    wm_read_scene(b, &s);
    if (!wm_check_footing(b, &s, a->who, stands, count, false, why)) return false;
    for (int i = 0; i < count; i++)
        if (wm_is_in_dense(&s.ground, &stands[i]) || is_at_free_edge(b, &stands[i])) return true;
    return vx_refuse(why, &nowhere);
}

void wm_enter(battle *b, const act *a)
{
    unit *u = unit_in(b, a->who);
    for (int i = 0; i < u->stands; i++)
        u->at[i] = wm_slot(b, a->who, FORM_LINE, u->stands, i, a->at);
    u->flags |= UNIT_ON_TABLE;
    u->used &= (uint8_t)~USED_WAITS;
    wm_begin_order(b, &(act){ACT_ORDER, a->detail, a->who, {0}});
    b->order.aid = AID_AMBUSH;
    b->phase = PHASE_TEST;
}

static void vanish(battle *b)
{
    unit *u = unit_in(b, b->order.member[0]);
    memset(u->at, 0, sizeof u->at);
    u->flags &= (uint8_t)~UNIT_ON_TABLE;
    u->used |= USED_WAITS;
}

/* ---- What is offered: the middle of every dense piece, and some places at the edges ---- */

static vx_action *offer(const battle *b, int id, int who, point at, int32_t facing, vx_action *out)
{
    if (at.x < 0 || at.y < 0) return out;
    act a = {ACT_ENTER, (uint8_t)id, (uint8_t)who, wm_place_of((pose){at.x, at.y, facing})};
    if (check_enter(b, &a, NULL)) *out++ = pack_act(a);
    return out;
}

static vx_action *list_for(const battle *b, int id, int who, vx_action *out)
{
    int32_t depth = b->table.depth * CENTIMETRE, width = b->table.width * CENTIMETRE;
    int32_t facing = b->turn == 0 ? 0 : FULL_TURN / 2;
    int32_t deep = wm_depth(b, id) / 2;
    for (int i = 0; i < b->table.piece_count; i++) {
        const piece *p = &b->table.at[i];
        int32_t x = 0, y = 0;
        if (!wm_terrains[p->kind].dense || p->count == 0) continue;
        for (int k = 0; k < p->count; k++) x += p->x[k], y += p->y[k];
        out = offer(b, id, who, (point){x / p->count * MILLIMETRE, y / p->count * MILLIMETRE},
                    facing, out);
    }
    for (int part_of = 1; part_of <= 3; part_of++) {
        int32_t x = width * part_of / 4, y = depth * part_of / 4;
        out = offer(b, id, who, (point){x, b->turn == 0 ? deep : depth - deep}, facing, out);
        out = offer(b, id, who, (point){deep, y}, 900, out);
        out = offer(b, id, who, (point){width - deep, y}, 2700, out);
    }
    return out;
}

static vx_action *list_entries(const battle *b, vx_action *out)
{
    vx_action *first = out;
    for (int i = 0; i < b->side[b->turn].list.unit_count; i++) {
        int id = b->turn * UNITS_MAX + i;
        if (!wm_waits(b, id)) continue;
        for (int k = 0; k < b->side[b->turn].list.character_count; k++)
            if (may_offer_more(first, out)) out = list_for(b, id, b->turn * PERSONS_MAX + k, out);
    }
    return out;
}

const aid_hooks wm_ambush = {.never_blunders = true, .is_all = true, .is_undone = vanish};
static void hold_back(battle *b, const act *a)
{
    wm_hold_back(b, a->who);
}

const act_hooks wm_holding_back = {
    .kind = ACT_HOLD, .phase = PHASE_DEPLOY, .check = check_hold_back, .apply = hold_back};
const act_hooks wm_entering = {.kind = ACT_ENTER,
                               .phase = PHASE_ORDERS,
                               .check = check_enter,
                               .apply = wm_enter,
                               .list = list_entries,
                               .is_open_ended = somebody_waits};
