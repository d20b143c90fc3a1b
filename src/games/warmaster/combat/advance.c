/* SPDX-License-Identifier: MIT */
/* advance.c - section ADVANCE: who has destroyed all his enemies goes for the next. */
#include <string.h>

#include "games/warmaster/charge/charge.h"
#include "games/warmaster/combat/combat.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/units/troop_hooks.h"

/* WM-ADVANCE-01, WM-ADVANCE-02, WM-PURSUE-24, WM-PURSUE-27: all it touched are gone for good. */
static bool has_destroyed_all(const battle *b, int id)
{
    for (int i = 0; i < UNITS_MAX; i++) {
        int other = (1 - side_of_unit(id)) * UNITS_MAX + i;
        if ((b->bout[id].touched >> i & 1) && !(unit_of(b, other)->flags & UNIT_GONE)) return false;
    }
    return b->bout[id].touched != 0;
}

/* WM-ADVANCE-03, AMB-36: 20 cm after the first round, 10 later; AMB-71: half under a spell. */
static int32_t reach_of(const battle *b, int id)
{
    int32_t most = (b->bout[id].round <= 1 ? 20 : 10) * CENTIMETRE;
    return wm_is_enchanted(b, id) ? most / 2 : most;
}

static bool check_advancer(const battle *b, int id, vx_problem *why)
{
    static const vx_message not_all = {
        "WM-ADVANCE-02",
        {"only a unit that has destroyed every enemy it touched may advance",
         "бросок вперёд делает лишь тот, кто уничтожил всех, кого касался"}};
    static const vx_message tired = {
        "WM-ADVANCE-15",
        {"a unit advances once in a Combat phase", "бросок вперёд — раз за фазу боя"}};
    static const vx_message walls = {
        "WM-ADVANCE-06",
        {"nobody advances from a fortified position", "из укреплённой позиции броска не делают"}};
    static const vx_message doomed = {"WM-MAGIC-17",
                                      {"doom lies on this unit", "на этом отряде лежит рок"}};
    if (!has_destroyed_all(b, id)) return vx_refuse(why, &not_all);
    const troop_hooks *hooks = wm_hooks_of(b, id);
    if (!wm_check_going(b, id, NULL, why)) return false;
    if (hooks->check_advance != NULL && !hooks->check_advance(b, id, why)) return false;
    if (unit_of(b, id)->combat & COMBAT_ADVANCED) return vx_refuse(why, &tired);
    if (wm_holds_walls(b, id)) return vx_refuse(why, &walls);
    return !wm_is_doomed(b, id) || vx_refuse(why, &doomed);
}

/* AMB-37: it sees the enemy and can charge it within the distance, whatever its type
 * (WM-ADVANCE-07), be it one that fled from this very engagement (AMB-83). */
static bool is_in_reach(const battle *b, int id, int target, charge_plan *plan)
{
    return is_on_table(unit_of(b, target)) &&
           wm_plan_charge(b, id, target, reach_of(b, id), plan, NULL);
}

static bool somebody_is_nearer(const battle *b, int id, int target)
{
    stand_list s;
    charge_plan plan;
    wm_list_stands(b, &s);
    int64_t gap = wm_unit_gap(&s, b, id, target);
    int enemy = 1 - side_of_unit(id);
    for (int i = 0; i < b->side[enemy].list.unit_count; i++) {
        int other = enemy * UNITS_MAX + i;
        if (other == target || !is_on_table(unit_of(b, other))) continue;
        if (wm_unit_gap(&s, b, id, other) < gap && is_in_reach(b, id, other, &plan)) return true;
    }
    return false;
}

static bool is_near(const battle *b, int id, int target)
{
    stand_list s;
    int64_t most = reach_of(b, id);
    wm_list_stands(b, &s);
    return wm_unit_gap(&s, b, id, target) <= most * most;
}

bool wm_check_advance(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message no_enemy = {
        "WM-ADVANCE-04", {"advance on an enemy unit", "бросок вперёд делают на вражеский отряд"}};
    static const vx_message far = {
        "WM-ADVANCE-03",
        {"an advance goes 20 cm after the first round and 10 cm later",
         "бросок вперёд — до 20 см после первого раунда и до 10 см потом"}};
    static const vx_message nearer = {"WM-ADVANCE-04",
                                      {"another enemy that it sees and can reach is nearer",
                                       "есть враг ближе, которого отряд видит и достаёт"}};
    charge_plan plan;
    if (!check_advancer(b, a->who, why)) return false;
    if (!wm_has_on_table(b, 1 - side_of_unit(a->who), a->detail)) return vx_refuse(why, &no_enemy);
    if (!is_near(b, a->who, a->detail)) return vx_refuse(why, &far);
    if (!wm_work_out_charge(b, a, reach_of(b, a->who), &plan, why))
        return false; /* WM-ADVANCE-05 */
    if (!wm_check_going(b, a->who, &plan.at[0], why)) return false;
    return !somebody_is_nearer(b, a->who, a->detail) || vx_refuse(why, &nearer);
}

/* Where its owner breaks ties otherwise, if the stand that goes first finds company there too. */
static vx_action *list_ends(const battle *b, act a, const charge_plan *plan, vx_action *out)
{
    vx_action *end = wm_list_charge_ends(b, a, reach_of(b, a.who), plan, out), *kept = out;
    for (vx_action *at = out; at < end; at++) {
        act other;
        if (wm_unpack(*at, &other) && wm_check_advance(b, &other, NULL)) *kept++ = *at;
    }
    return kept;
}

vx_action *wm_list_advances(const battle *b, int id, vx_action *out)
{
    int enemy = 1 - side_of_unit(id);
    charge_plan plan;
    if (!check_advancer(b, id, NULL)) return out;
    for (int i = 0; i < b->side[enemy].list.unit_count; i++) {
        act a = {ACT_ADVANCE, (uint8_t)id, (uint8_t)(enemy * UNITS_MAX + i), {0}};
        if (!wm_check_advance(b, &a, NULL)) continue;
        *out++ = pack_act(a);
        if (is_in_reach(b, id, a.detail, &plan)) out = list_ends(b, a, &plan, out);
    }
    return out;
}

bool wm_may_advance_somewhere(const battle *b, int id)
{
    int enemy = 1 - side_of_unit(id);
    if (!check_advancer(b, id, NULL)) return false;
    for (int i = 0; i < b->side[enemy].list.unit_count; i++) {
        act a = {ACT_ADVANCE, (uint8_t)id, (uint8_t)(enemy * UNITS_MAX + i), {0}};
        if (wm_check_advance(b, &a, NULL)) return true;
    }
    return false;
}

void wm_advance(battle *b, const act *a)
{
    charge_plan plan;
    unit *u = unit_in(b, a->who);
    place before[STANDS_MAX], from[STANDS_MAX];
    int32_t limit = reach_of(b, a->who);
    memcpy(before, u->at, sizeof before);
    if (!wm_work_out_charge(b, a, limit, &plan, NULL)) return;
    for (int i = 0; i < plan.count; i++) {
        u->at[i] = plan.at[i];
        from[i] = before[plan.who[i]];
    }
    u->combat |= COMBAT_ADVANCED | COMBAT_CHARGES |
                 COMBAT_ATTACKER; /* WM-ADVANCE-09; its hits stay: WM-ADVANCE-10 */
    if (sets_stands(a))
        wm_push_onset(b, a->who, a->detail, limit, ARRIVE_ADVANCING, from);
    else
        wm_arrive(b, a->who, ARRIVE_ADVANCING, from); /* WM-ADVANCE-08 */
}
