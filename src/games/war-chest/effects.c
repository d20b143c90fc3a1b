/* SPDX-License-Identifier: MIT */
/* effects.c - what the actions do: the nine of the base game, tactics among them. */
#include "games/war-chest/knowledge.h"
#include "games/war-chest/targets.h"
#include "games/war-chest/war_chest.h"

/* ---- WC-TURN-07 Paying ---- */

/* A coin that has left the hand goes onto the board, face down or face up. */
static inline bool is_paid_face_down(int act_verb)
{
    return act_verb >= ACT_CLAIM && act_verb <= ACT_PASS;
}

static inline bool is_paid_face_up(int act_verb)
{
    return act_verb > ACT_PASS;
}

/* All of the zone or nothing of it, without a branch. */
static inline zone zone_if(bool condition, zone z)
{
    return z & (0 - (zone)condition);
}

static inline int paid_type(const act *a)
{
    if (a->verb >= ACT_ENLIST) return ROYAL;                      /* WC-DECREE-01 */
    if (a->verb == ACT_RIDE && a->u == ROYAL_GUARD) return ROYAL; /* WC-ROYALGUARD-02 */
    return a->u;
}

int wc_paid_type(const act *a)
{
    return paid_type(a);
}

/* WC-TURN-08: the coin lies where it goes before anything else happens. WC-PRIEST-04: the pending
 * coin is none of the hand. */
static inline void take_coin(war_chest *s, int seat, bool is_pending, int slot, bool is_shown)
{
    if (is_pending)
        wc_pop(s);
    else {
        s->hand[seat] -= one_coin(slot);
        note_refill_round_play(s, seat, slot, is_shown);
    }
    s->coins = (uint16_t)(s->coins + (s->max_coins != 0));
}

static inline void pay(war_chest *s, int seat, const act *a)
{
    int slot = slot_held(s, paid_type(a));
    take_coin(s, seat, a->by == BY_PRIEST, slot, true);
    s->up[seat] += zone_if(is_paid_face_up(a->verb), one_coin(slot));
    if (s->nobility && is_watched(s, seat) && a->by == BY_COIN)
        wc_note_spied_play(s, seat, slot, true);
}

/* WC-BERSERKER-02, WC-BERSERKER-04, WC-BERSERKER-05, WC-BERSERKER-06, A-06: a coin of the stack,
 * face up, first. */
static void pay_from_stack(war_chest *s, int hex)
{
    int unit = s->unit_at[hex];
    s->stack[unit]--;
    s->up[unit_seat(unit)] += one_coin(unit_slot(s, unit));
}

static inline void settle_price(war_chest *s, int seat, const act *a)
{
    switch (a->by) {
    case BY_COIN:
        if (s->node == NODE_DECREE)
            wc_pop(s); /* WC-EARL-03 */
        else
            pay(s, seat, a);
        break;
    case BY_PRIEST:
        pay(s, seat, a);
        break;
    case BY_FOOTMAN:
        wc_pop(s);
        break;
    default:
        wc_consume(s, wc_grant_due[a->by]);
        if (a->by == BY_BERSERKER) pay_from_stack(s, a->h);
        break;
    }
}

/* What the action has set off, or the next decision. */
static inline void finish(war_chest *s, trigger_set due)
{
    if (due != 0)
        wc_settle_triggers(s, due);
    else
        wc_settle(s);
}

/* ---- Placing ---- */

/* WC-DEPLOY-04: a type whose unit was destroyed is like one that never stood there. */
static inline trigger_set deploy(war_chest *s, int seat, const act *a)
{
    wc_put_unit(s, deployable_unit(s, seat, slot_held(s, a->u)), a->h, 1);
    return a->u == EARL ? DUE_EARL : 0; /* WC-EARL-06 */
}

/* ---- Face down ---- */

/* WC-RECRUIT-01 to WC-RECRUIT-03, WC-RECRUIT-02: the coin that paid does not matter. WC-MERCENARY-02,
 * WC-MERCENARY-06, A-29: the type recruited does. */
static inline trigger_set recruit_if(war_chest *s, bool condition, int seat, int type)
{
    zone coin = zone_if(condition, one_coin(slot_held(s, type)));
    s->supply[seat] -= coin;
    s->up[seat] += coin;
    return condition && type == MERCENARY ? DUE_MERCENARY : 0;
}

trigger_set wc_recruit(war_chest *s, int seat, int type)
{
    return recruit_if(s, true, seat, type);
}

/* Last of all, so that the usual end is a jump and not a call. */
SELDOM static void finish_spied(war_chest *s, int seat, int slot, trigger_set due)
{
    wc_note_spied_play(s, seat, slot, false);
    finish(s, due);
}

/* Claiming, recruiting and passing in one: at random play a branch between them is guessed wrong
 * every other time. WC-INIT-01, WC-INIT-05: the order of this round stays. WC-PASS-01, WC-PASS-02. */
static inline void play_face_down(war_chest *s, vx_action action)
{
    int seat = s->actor;
    act a = unpack_act(action);
    bool is_claim = a.verb == ACT_CLAIM;
    int slot = slot_held(s, a.u);
    take_coin(s, seat, a.by == BY_PRIEST, slot, false);
    s->down[seat] += one_coin(slot);
    s->init = (uint8_t)(s->init + is_claim * (seat - s->init)); /* no branch here either */
    s->claimed |= is_claim;
    trigger_set due = recruit_if(s, a.verb == ACT_RECRUIT, seat, a.v);
    if (s->nobility && is_watched(s, seat) && a.by == BY_COIN)
        finish_spied(s, seat, slot, due);
    else
        finish(s, due);
}

/* ---- Manoeuvres ---- */

/* WC-ATTR-02, WC-ATTR-03: an ordinary move, and a trigger does not ask why its unit moved. */
trigger_set wc_move(war_chest *s, int from, int to)
{
    int unit = s->unit_at[from], type = s->kind[unit];
    wc_move_unit(s, unit, to);
    if (type == BERSERKER) return DUE_BERSERKER; /* WC-BERSERKER-02, WC-BERSERKER-07 */
    return type == BANNERMAN ? DUE_BANNERMAN : 0;
}

/* WC-CONTROL-01, WC-CONTROL-02, WC-CONTROL-04, WC-TEAM-10, WC-WIN-01, WC-WIN-04. WC-CONTROL-06: a
 * marker is moved here and nowhere else. */
trigger_set wc_control(war_chest *s, int unit)
{
    int faction = faction_of(unit_seat(unit)), type = s->kind[unit];
    hex_set here = bit(s->place[unit]);
    s->marks[faction] |= here;
    s->marks[!faction] &= ~here;
    s->progress = 1;
    if (__builtin_popcountll(s->marks[faction]) >= s->markers) {
        wc_end_game(s, faction); /* WC-PRIEST-10, A-32: nothing is set off any more */
        return 0;
    }
    if (type == BERSERKER) return DUE_BERSERKER;
    if (type == BANNERMAN) return DUE_BANNERMAN;
    return type == WARRIOR_PRIEST ? DUE_PRIEST : 0; /* WC-PRIEST-02 */
}

/* ---- Tactics ---- */

/* WC-CAVALRY-02, WC-LANCER-02. */
static trigger_set charge(war_chest *s, const act *a)
{
    wc_move_unit(s, s->unit_at[a->h], a->i);
    return wc_strike(s, a->i, a->j, false, 0);
}

static trigger_set herald_bolsters(war_chest *s, int hex)
{
    int unit = s->unit_at[hex];
    s->supply[unit_seat(unit)] -= one_coin(unit_slot(s, unit)); /* WC-HERALD-03, WC-TEAM-05 */
    s->stack[unit]++;
    return 0;
}

/* WC-FOOTMAN-03 to WC-FOOTMAN-06: WC-FOOTMAN-04, each in its own way; the other one acts when this
 * one has finished. */
static void let_other_footman_wait(war_chest *s, int seat, int acting_hex)
{
    int first = seat * UNITS_EACH + (s->address[FOOTMAN] & 7);
    int second = seat * UNITS_EACH + SECOND_FOOTMAN;
    int other = s->place[first] == acting_hex ? s->place[second] : s->place[first];
    wc_push(s, make_frame(FRAME_FOOT, seat, other, 0, 0));
}

/* WC-EARL-02, A-20: the decree is chosen after the control. */
static trigger_set earl_controls(war_chest *s, int seat, int hex)
{
    wc_control(s, s->unit_at[hex]);
    if (s->node != NODE_OVER) wc_push(s, make_frame(FRAME_DECREE, seat, 0, 0, 0));
    return 0;
}

/* WC-TACTIC-02: each step is the ordinary action with all it sets off. */
static trigger_set perform_tactic(war_chest *s, int seat, vx_action action)
{
    act a = unpack_act(action);
    switch (a.verb) {
    case ACT_SHOT:
        return wc_strike(s, a.h, a.i, false, 0);
    case ACT_CHARGE:
        return charge(s, &a);
    case ACT_RIDE:
        return wc_move(s, a.h, a.i);
    case ACT_ENSIGN: /* WC-ENSIGN-05 */
        return wc_move(s, a.i, a.j);
    case ACT_MARSHALL: /* WC-MARSHALL-04 */
        return wc_strike(s, a.i, a.j, false, 0);
    case ACT_FOOT_MOVE:
        let_other_footman_wait(s, seat, a.h);
        return wc_move(s, a.h, a.i);
    case ACT_FOOT_ATTACK:
        let_other_footman_wait(s, seat, a.h);
        return wc_strike(s, a.h, a.i, false, 0);
    case ACT_FOOT_CONTROL:
        let_other_footman_wait(s, seat, a.h);
        return wc_control(s, s->unit_at[a.h]);
    case ACT_BISHOP_MOVE: { /* WC-BISHOP-02, WC-BISHOP-03, A-21 */
        trigger_set due = wc_recruit(s, seat, a.v);
        return due | wc_move(s, a.h, a.i);
    }
    case ACT_BISHOP_ATTACK:
        return wc_strike(s, a.h, a.i, false, wc_recruit(s, seat, a.v));
    case ACT_HERALD:
        return herald_bolsters(s, a.i);
    default: /* ACT_EARL */
        return earl_controls(s, seat, a.h);
    }
}

/* ---- All of them ---- */

static inline trigger_set perform(war_chest *s, int seat, const act *a, vx_action action)
{
    switch (a->verb) {
    case ACT_DEPLOY:
        return deploy(s, seat, a);
    case ACT_BOLSTER: /* WC-BOLSTER-01, WC-BOLSTER-02 */
        s->stack[s->unit_at[a->h]]++;
        return 0;
    case ACT_MOVE:
        return wc_move(s, a->h, a->i);
    case ACT_ATTACK: /* WC-ATTACK-04: the attacker stays where it is */
        return wc_strike(s, a->h, a->i, false, 0);
    case ACT_CONTROL:
        return wc_control(s, s->unit_at[a->h]);
    case ACT_SHIFT: /* WC-BANNERMAN-03: no manoeuvre of the shifted unit, so nothing is set off */
        wc_move_unit(s, s->unit_at[a->h], a->i);
        return 0;
    default:
        return a->verb >= ACT_ENLIST ? wc_perform_decree(s, seat, action)
                                     : perform_tactic(s, seat, action);
    }
}

/* The unpacked action stays in registers: nothing outside this file is given its address. Out of
 * line, so that what is played face down has fewer of them to save. */
__attribute__((noinline)) static void play_openly(war_chest *s, vx_action action)
{
    int seat = s->actor;
    act a = unpack_act(action);
    settle_price(s, seat, &a);
    trigger_set due = perform(s, seat, &a, action);
    if (s->node != NODE_OVER) finish(s, due);
}

void wc_apply_play(war_chest *s, vx_action action)
{
    if (is_paid_face_down(verb_of(action)))
        play_face_down(s, action);
    else
        play_openly(s, action);
}
