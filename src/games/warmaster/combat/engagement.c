/* SPDX-License-Identifier: MIT */
/* engagement.c - the Combat phase: which engagement is fought next, and the end of it all. */
#include <string.h>

#include "games/warmaster/combat/combat.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"
#include "games/warmaster/units/troop_hooks.h"

/* WM-TURN-06, WM-COMBAT-03: all who touch an enemy fight, whosever turn it is. Those who charged
 * have their bonus in the first round (WM-COMBAT-07) and no cover (WM-DEFEND-12). */
void wm_start_combat(battle *b)
{
    b->phase = PHASE_COMBAT;
    for (int i = 0; i < b->side[b->turn].list.unit_count; i++) {
        unit *u = &b->side[b->turn].unit[i];
        if (is_on_table(u) && (u->flags & UNIT_CHARGED))
            u->combat |= COMBAT_CHARGES | COMBAT_ATTACKER;
    }
    wm_push_task(b, (task){.kind = TASK_COMBAT, .side = b->turn, .unit = NOBODY_ID});
}

/* ---- What is to be fought ---- */

enum { WALLS, CHOOSE, REFORM, COMBAT_STEPS }; /* of the task */

/* The next fight is of the first of these kinds that there is: what goes on is finished first
 * (WM-ADVANCE-12). */
typedef enum {
    IS_PURSUED,  /* AMB-42: the round goes on, or falls into parts that go on */
    IS_ADVANCED, /* WM-ADVANCE-11, WM-ADVANCE-13: before all others */
    IS_NEW,
    IS_OVER /* AMB-69: fought in this phase already */
} urgency;

static urgency urgency_of_unit(const unit *u)
{
    if (u->combat & COMBAT_PURSUES) return IS_PURSUED;
    if ((u->combat & COMBAT_CHARGES) && (u->combat & COMBAT_ADVANCED)) return IS_ADVANCED;
    return u->combat & COMBAT_FOUGHT ? IS_OVER : IS_NEW;
}

typedef struct {
    int count;
    unit_set members[ALL_UNITS / 2];
} engagement_list;

static urgency urgency_of(const battle *b, const unit_set *members)
{
    urgency least = IS_OVER;
    for (int id = 0; id < ALL_UNITS; id++)
        if (in_set(members, id) && urgency_of_unit(unit_of(b, id)) < least)
            least = urgency_of_unit(unit_of(b, id));
    return least;
}

/* The most urgent engagements, each once. */
static void list_engagements(const battle *b, engagement_list *out)
{
    stand_list s;
    urgency least = IS_OVER;
    unit_set seen = {{0}};
    wm_list_stands(b, &s);
    out->count = 0;
    for (int i = 0; i < b->side[b->turn].list.unit_count; i++) {
        int id = b->turn * UNITS_MAX + i;
        if (!is_on_table(unit_of(b, id)) || in_set(&seen, id)) continue;
        unit_set members = wm_linked_units(b, &s, id);
        for (int side = 0; side < SIDES; side++) seen.side[side] |= members.side[side];
        if (members.side[0] == 0 || members.side[1] == 0) continue;
        urgency here = urgency_of(b, &members);
        if (here < least) least = here, out->count = 0;
        if (here == least && here != IS_OVER) out->members[out->count++] = members;
    }
}

/* All units that touch, fresh ones met in pursuit too (WM-PURSUE-22), none that only supports
 * (WM-COMBAT-02). */
static void begin_round(battle *b, const unit_set *members)
{
    top_task_in(b)->step = WALLS; /* when this is over */
    wm_begin_bouts(b, members);
    for (int id = 0; id < ALL_UNITS; id++)
        if (wm_fights(b, id)) wm_item_begins_combat(b, id);
    wm_push_task(b, (task){.kind = TASK_ROUND, .side = b->turn, .unit = NOBODY_ID});
}

/* ---- The end of the phase ---- */

/* WM-COMBAT-24: hits that did not make up a stand are forgotten. */
static void wipe_hits(battle *b)
{
    for (int id = 0; id < ALL_UNITS; id++) {
        unit *u = unit_in(b, id);
        wm_note_hurt(b, id);
        u->wounds = u->carried = u->retreated = 0;
    }
    memset(b->bout, 0, sizeof b->bout);
}

static void end_phase(battle *b)
{
    for (int id = 0; id < ALL_UNITS; id++) unit_in(b, id)->combat = 0;
    wm_pop_task(b);
}

/* ---- The task ---- */

static int to_act(const battle *b)
{
    engagement_list all;
    if (top_task(b)->step != CHOOSE) return TASK_RUNS;
    list_engagements(b, &all);
    return all.count > 1 ? b->turn : TASK_RUNS; /* the active player orders them (L2341) */
}

static void run(battle *b)
{
    engagement_list all;
    if (top_task(b)->step == REFORM) {
        end_phase(b);
        return;
    }
    if (top_task(b)->step == WALLS) {
        wm_dash_on_walls(b);
        top_task_in(b)->step = CHOOSE;
        return;
    }
    list_engagements(b, &all);
    if (all.count > 0) {
        begin_round(b, &all.members[0]);
        return;
    }
    wipe_hits(b);
    top_task_in(b)->step = REFORM;
    wm_push_reforms(b); /* WM-REFORM-01 */
}

static vx_action *list(const battle *b, vx_action *out)
{
    engagement_list all;
    list_engagements(b, &all);
    for (int i = 0; i < all.count; i++)
        for (int id = 0; id < ALL_UNITS; id++)
            if (in_set(&all.members[i], id))
                *out++ = pack_act((act){ACT_FIGHT, (uint8_t)id, 0, {0}});
    return out;
}

static int engagement_of(const engagement_list *all, int id)
{
    for (int i = 0; i < all->count; i++)
        if (in_set(&all->members[i], id)) return i;
    return -1;
}

/* WM-TURN-16: the active player names the next one. */
static bool check(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message none = {"WM-COMBAT-01",
                                    {"this unit is not in the engagement that is fought now",
                                     "этот отряд не в столкновении, которое проводится сейчас"}};
    engagement_list all;
    list_engagements(b, &all);
    return engagement_of(&all, a->who) >= 0 || vx_refuse(why, &none);
}

static void apply(battle *b, const act *a)
{
    engagement_list all;
    list_engagements(b, &all);
    begin_round(b, &all.members[engagement_of(&all, a->who)]);
}

static bool is_sound(const battle *b, const task *t)
{
    return b->phase == PHASE_COMBAT && t == &b->task[0] && t->step < COMBAT_STEPS;
}

const task_rules wm_combat_task = {
    .key = "combat",
    .steps = {[WALLS] = "walls", [CHOOSE] = "choose", [REFORM] = "reform"},
    .acts = ACT_BIT(ACT_FIGHT),
    .asked = {"WM-COMBAT-03",
              {"say which engagement is fought next", "выберите следующее столкновение"}},
    .status = {"choose an engagement", "выберите столкновение"},
    .to_act = to_act,
    .run = run,
    .list = list,
    .check = check,
    .apply = apply,
    .is_sound = is_sound,
};
