/* SPDX-License-Identifier: MIT */
/* decrees.c - the royal decrees of Nobility: which can be carried out, and what they do. */
#include "games/war-chest/targets.h"
#include "games/war-chest/war_chest.h"

decree wc_decree_of(verb v)
{
    static const uint8_t decrees[] = {ENLIST, GUARD, SACRIFICE, MARCH, REDEPLOY, REINFORCE, SPY};
    return (decree)decrees[v - ACT_ENLIST];
}

/* ---- WC-DECREE-03 Can it be carried out? ---- */

/* WC-SACRIFICE-01; WC-GUARD-01 asks the same of the units on controlled Locations. */
static bool some_unit_attacks(const war_chest *s, hex_set units)
{
    for (; units != 0; units &= units - 1)
        if (unit_attack_targets(s, s->unit_at[first_hex(units)]) != 0) return true;
    return false;
}

static bool some_unit_marches(const war_chest *s, hex_set units)
{
    for (; units != 0; units &= units - 1) {
        int hex = first_hex(units);
        if (s->stack[s->unit_at[hex]] >= 2 && step_targets(s, hex) != 0) return true;
    }
    return false;
}

static bool some_unit_redeploys(const war_chest *s, hex_set units, hex_set marks)
{
    for (; units != 0; units &= units - 1)
        if (redeploy_targets(s, marks, s->unit_at[first_hex(units)]) != 0) return true;
    return false;
}

/* WC-SPY-02, A-18: there must be something to look at. */
static bool some_opponent_has_coins(const war_chest *s, int seat)
{
    for (int other = !faction_of(seat); other < s->players; other += 2)
        if (s->hand[other] != 0) return true;
    return false;
}

/* `marks` are the Locations of the seat's faction: the Earl asks before he has controlled his. */
bool wc_is_usable(const war_chest *s, int seat, decree which, hex_set marks)
{
    hex_set friends = s->side[faction_of(seat)]; /* WC-TEAM-02, A-38 */
    switch (which) {
    case ENLIST: /* WC-ENLIST-03, A-13 */
        return size_of_zone(s->supply[seat]) >= (s->enlist_one ? 1 : 2);
    case GUARD:
        return some_unit_attacks(s, friends & marks);
    case MARCH: /* WC-MARCH-02 */
        return some_unit_marches(s, friends);
    case REDEPLOY:
        return some_unit_redeploys(s, friends, marks);
    case REINFORCE: /* WC-REINFORCE-02, A-19 */
        return s->out[seat] != 0;
    case SACRIFICE:
        return some_unit_attacks(s, friends);
    default: /* SPY */
        return some_opponent_has_coins(s, seat);
    }
}

/* WC-EARL-05: judged as if the control had happened. */
bool wc_earl_has_decree(const war_chest *s, int seat, int hex)
{
    hex_set marks = s->marks[faction_of(seat)] | bit(hex);
    for (int which = 0; which < DECREES; which++)
        if ((s->decrees >> which & 1) != 0 && wc_is_usable(s, seat, (decree)which, marks))
            return true;
    return false;
}

/* ---- Carrying it out ---- */

/* WC-ENLIST-01, WC-ENLIST-02, WC-MERCENARY-05: each Mercenary coin counts. */
static trigger_set enlist(war_chest *s, int seat, const act *a)
{
    trigger_set due = wc_recruit(s, seat, a->u);
    if (a->v == UNKNOWN_COIN) return due;
    trigger_set second = wc_recruit(s, seat, a->v);
    return due != 0 && second != 0 ? DUE_MERCENARY | DUE_MERCENARY_AGAIN : due | second;
}

/* WC-REDEPLOY-01, WC-REDEPLOY-02, A-16: the owner keeps it, whole unless redeploy_single. */
static trigger_set redeploy(war_chest *s, const act *a)
{
    int unit = s->unit_at[a->h], stack = s->stack[unit];
    wc_lift_unit(s, unit);
    if (s->redeploy_single && stack > 1) {
        s->up[unit_seat(unit)] += (zone)(stack - 1) * one_coin(unit_slot(s, unit));
        stack = 1;
    }
    wc_put_unit(s, unit, a->i, stack);
    return s->kind[unit] == EARL ? DUE_EARL : 0; /* WC-EARL-07, WC-REDEPLOY-03, A-36 */
}

/* WC-REINFORCE-01: into the supply, from where it must be recruited. */
static void reinforce(war_chest *s, int seat, int type)
{
    zone coin = one_coin(slot_held(s, type));
    s->out[seat] -= coin;
    s->supply[seat] += coin;
}

/* WC-SPY-01, WC-INFO-12: the proclaimer alone sees the hand and keeps what he saw. */
static void spy(war_chest *s, int seat, int target, trigger_set due)
{
    wc_note_spy(s, seat, target);
    wc_push_triggers(s, due);
    wc_push(s, make_frame(FRAME_SPY, seat, 0, target, 0));
}

/* WC-DECREE-04, A-40: ordinary actions, never tactics. */
static trigger_set carry_out(war_chest *s, int seat, const act *a, trigger_set due)
{
    switch (a->verb) {
    case ACT_ENLIST:
        return due | enlist(s, seat, a);
    case ACT_GUARD: /* WC-GUARD-03, WC-GUARD-04; WC-GUARD-05, A-14: it costs nothing */
        return wc_strike(s, a->h, a->i, false, due);
    case ACT_SACRIFICE: /* WC-SACRIFICE-03, WC-SACRIFICE-04 */
        return wc_strike(s, a->h, a->i, true, due);
    case ACT_MARCH: /* WC-MARCH-03, A-17 */
        return due | wc_move(s, a->h, a->i);
    case ACT_REDEPLOY:
        return due | redeploy(s, a);
    case ACT_REINFORCE:
        reinforce(s, seat, a->u);
        return due;
    default: /* ACT_SPY */
        spy(s, seat, a->seat, due);
        return 0;
    }
}

/* WC-DECREE-01, WC-DECREE-07, WC-SETUP4-08: the faction's seal, unless the Earl proclaims
 * (WC-EARL-02). WC-HERALD-06, WC-HERALD-07, WC-EARL-04: either way its owner's Herald follows
 * after the decree (WC-HERALD-08); what the Herald then does proclaims nothing. */
trigger_set wc_perform_decree(war_chest *s, int seat, vx_action action)
{
    act a = unpack_act(action);
    if (s->node != NODE_DECREE)
        s->seals[faction_of(seat)] |= (uint8_t)(1 << wc_decree_of((verb)a.verb));
    return carry_out(s, seat, &a, owner_of(s, HERALD) == seat ? DUE_HERALD : 0);
}
