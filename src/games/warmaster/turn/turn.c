/* SPDX-License-Identifier: MIT */
/* turn.c - section TURN: the order of turns and of the steps of a Command phase. */
#include <string.h>

#include "games/warmaster/command/command.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/movement/forced_moves.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"
#include "games/warmaster/units/troop_hooks.h"
#include "games/warmaster/victory/victory.h"

static void clear_order(battle *b)
{
    memset(&b->order, 0, sizeof b->order);
    b->order.person = b->order.placing = NOBODY_ID;
    for (int i = 0; i < BRIGADE_MAX; i++) b->order.member[i] = NOBODY_ID;
}

/* WM-FLY-03, AMB-16: more than 20 cm from every character of its own on the table. */
static bool is_far_from_characters(const battle *b, const stand_list *s, int id)
{
    const int64_t near = (int64_t)20 * CENTIMETRE * 20 * CENTIMETRE;
    if (!is_on_table(unit_of(b, id)) || !wm_flies(b, id)) return false;
    for (int i = 0; i < b->side[side_of_unit(id)].list.character_count; i++) {
        const person *p = &b->side[side_of_unit(id)].person[i];
        if ((p->flags & PERSON_ON_TABLE) && wm_gap_to_person(s, b, id, p) <= near) return false;
    }
    return true;
}

/* WM-INIT-01, AMB-10: who is within 20 cm of an enemy now may act on initiative in this phase. */
static void note_who_is_near(battle *b, int side)
{
    stand_list s;
    wm_list_stands(b, &s);
    for (int i = 0; i < b->side[side].list.unit_count; i++) {
        unit *u = &b->side[side].unit[i];
        bool entered = (u->marks & MARK_ENTERED) != 0;
        u->orders = 0;
        u->marks = is_far_from_characters(b, &s, side * UNITS_MAX + i) ? MARK_FAR : 0;
        u->flags &= (uint8_t)~(UNIT_NEAR | UNIT_INITIATIVE | UNIT_LOCKED | UNIT_CHARGED);
        if (entered) { /* WM-EDGE-05: does not move this turn */
            u->flags |= UNIT_LOCKED;
            u->marks = MARK_HOMED | MARK_ENTERED;
        }
        if (is_on_table(u) && wm_has_enemy_within(&s, b, side * UNITS_MAX + i, 20 * CENTIMETRE))
            u->flags |= UNIT_NEAR;
    }
}

static bool is_somebody_off(const battle *b, int side)
{
    for (int i = 0; i < b->side[side].list.unit_count; i++)
        if (b->side[side].unit[i].flags & UNIT_OFF) return true;
    for (int i = 0; i < b->side[side].list.character_count; i++)
        if (b->side[side].person[i].flags & PERSON_OFF) return true;
    return false;
}

void wm_start_turn(battle *b, int side)
{
    b->turn = (uint8_t)side;
    if (side == b->first) b->round++;
    clear_order(b);
    wm_clear_block(b);
    b->giver = NOBODY_ID;
    for (int i = 0; i < b->side[side].list.unit_count; i++)
        b->side[side].unit[i].marks &= (uint8_t)~MARK_ENTERED;
    for (int i = 0; i < b->side[side].list.character_count; i++)
        b->side[side].person[i].flags &= (uint8_t)~(PERSON_DONE | PERSON_MOVED | PERSON_SHOT);
    b->phase = PHASE_INITIATIVE; /* WM-TURN-09 */
    for (int i = 0; wm_moments[i] != NULL; i++)
        if (wm_moments[i]->turn_begins != NULL) wm_moments[i]->turn_begins(b);
    if (is_somebody_off(b, side))
        wm_push_returns(b); /* WM-TURN-08 */
    else
        wm_begin_command(b);
    wm_ask_helms(b); /* WM-ITEM-17: before anything else */
    for (int i = 0; wm_moments[i] != NULL; i++)
        if (wm_moments[i]->turn_has_begun != NULL) wm_moments[i]->turn_has_begun(b);
}

void wm_begin_command(battle *b)
{
    note_who_is_near(b, b->turn);
}

void wm_start_orders(battle *b)
{
    b->phase = PHASE_ORDERS; /* WM-TURN-11: no more initiative */
    for (int i = 0; wm_moments[i] != NULL; i++)
        if (wm_moments[i]->orders_begin != NULL) wm_moments[i]->orders_begin(b);
}

void wm_start_characters(battle *b)
{
    clear_order(b);
    wm_clear_block(b);
    b->giver = NOBODY_ID;
    b->phase = PHASE_CHARACTERS; /* WM-TURN-12 */
}

/* WM-TURN-13, WM-CONF-10: confusion ends with the owner's Command phase. */
void wm_end_command(battle *b)
{
    for (int i = 0; i < b->side[b->turn].list.unit_count; i++)
        b->side[b->turn].unit[i].flags &= (uint8_t)~UNIT_CONFUSED;
    for (int i = 0; wm_moments[i] != NULL; i++)
        if (wm_moments[i]->command_ends != NULL) wm_moments[i]->command_ends(b, b->turn);
    wm_close_eye(b, b->turn); /* Eye of the Raven */
}

void wm_start_shooting(battle *b)
{
    wm_end_command(b);
    b->giver = NOBODY_ID;
    b->phase = PHASE_SHOOTING; /* WM-TURN-03 */
    wm_push_task(b, (task){.kind = TASK_SHOOTING, .side = b->turn, .unit = NOBODY_ID});
}

/* WM-TURN-07: then the other side takes its turn. */
void wm_end_turn(battle *b)
{
    bool last = b->turn != b->first && b->round >= b->turns;
    wm_expire_magic(b, b->turn);
    if (last)
        b->phase = PHASE_OVER; /* WM-END-01: the agreed number of turns */
    else
        wm_start_turn(b, 1 - b->turn);
}

/* WM-TURN-01, WM-TURN-03: when nothing is left to do the battle goes on to the next phase, the next
 * turn, and in the end to the count of points. */
static bool settle_once(battle *b)
{
    if (b->ended || b->crammed) b->phase = PHASE_OVER;
    if (b->phase == PHASE_OVER) {
        wm_decide_battle(b);
        clear_order(b); /* it may have ended in the midst of one */
        b->task_count = 0;
        memset(b->task, 0, sizeof b->task);
        return false;
    }
    wm_fade_mirages(b);
    const task_rules *rules = wm_task_rules(b);
    if (rules->to_act(b) != TASK_RUNS) return false;
    rules->run(b);
    return true;
}

void wm_settle(battle *b)
{
    while (settle_once(b)) {
    }
}

void wm_settle_watched(battle *b, wm_watcher *watch, void *context)
{
    battle before = *b;
    while (settle_once(b)) {
        watch(context, &before, b);
        before = *b;
    }
    watch(context, &before, b);
}

/* The next Regiment of Renown that throws for itself after its brigade. */
static bool regiment_blunders(battle *b, int giver)
{
    for (int i = 0; i < b->side[b->turn].list.unit_count; i++) {
        unit *u = &b->side[b->turn].unit[i];
        if (!(u->marks & MARK_BLUNDERS)) continue;
        u->marks &= (uint8_t)~MARK_BLUNDERS;
        if (!is_on_table(u)) continue;
        b->order.person = (uint8_t)giver;
        b->order.count = 1;
        b->order.member[0] = (uint8_t)(b->turn * UNITS_MAX + i);
        b->phase = PHASE_BLUNDER;
        return true;
    }
    return false;
}

void wm_fail_order(battle *b)
{
    bool general = wm_person_profile(b, b->order.person)->role == GENERAL;
    for (int i = 0; i < b->order.count; i++) /* WM-CMD-07, WM-BRIG-08: none of them moves */
        unit_in(b, b->order.member[i])->flags |= UNIT_LOCKED; /* WM-CMD-15, AMB-03 */
    person_in(b, b->order.person)->flags |= PERSON_DONE;      /* WM-CMD-08 */
    int giver = b->order.person;
    clear_order(b);
    wm_clear_block(b);
    if (regiment_blunders(b, giver)) return;
    b->phase = PHASE_ORDERS;
    if (general) wm_start_characters(b); /* WM-CMD-09 */
}

void wm_finish_order(battle *b)
{
    if (b->order.half) { /* WM-CHAR-16: after the move it is a failed order like any other */
        wm_fail_order(b);
        return;
    }
    wm_keep_block(b); /* WM-CMD-13 */
    clear_order(b);
    b->phase = PHASE_ORDERS;
}

/* ---- The phases in which all is asked by tasks on them: without one they are over ---- */

const task_rules wm_shooting_phase = {
    .key = "shooting",
    .asked = {"WM-TURN-05", {"now units shoot", "сейчас фаза стрельбы"}},
    .status = {"the Shooting phase", "фаза стрельбы"},
    .to_act = wm_task_runs,
    .run = wm_start_combat,
};

const task_rules wm_combat_phase = {
    .key = "combat",
    .asked = {"WM-TURN-06", {"now engaged units fight", "сейчас фаза боя"}},
    .status = {"the Combat phase", "фаза боя"},
    .to_act = wm_task_runs,
    .run = wm_end_turn,
};
