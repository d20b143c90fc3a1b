/* SPDX-License-Identifier: MIT */
/* attack.c - the one procedure behind every attack: plain, tactic, granted or by decree. */
#include "games/war-chest/war_chest.h"

/* WC-ATTACK-02, WC-ATTACK-03: a coin leaves the game, with the last one the unit. */
static void lose_coin(war_chest *s, int unit)
{
    s->out[unit_seat(unit)] += one_coin(unit_slot(s, unit));
    s->progress = 1;
    if (--s->stack[unit] > 0) return;
    wc_lift_unit(s, unit);
    if (s->depth > 0) wc_drop_triggers(s, s->kind[unit]); /* WC-ATTR-07 */
}

/* WC-ROYALGUARD-05: the coin comes from the supply, the stack is untouched. */
static void lose_from_supply(war_chest *s, int unit)
{
    zone coin = one_coin(unit_slot(s, unit));
    s->supply[unit_seat(unit)] -= coin;
    s->out[unit_seat(unit)] += coin;
    s->progress = 1;
}

/* WC-PRIEST-02 needs no survivor (WC-PRIEST-08, A-04), and may come again and again (WC-PRIEST-06);
 * the others act themselves (WC-ATTR-07, WC-BERSERKER-09, WC-SWORDSMAN-04, A-34). */
static trigger_set triggers_after_attack(const war_chest *s, int type, bool stands)
{
    if (type == WARRIOR_PRIEST) return stands || !s->priest_needs_unit ? DUE_PRIEST : 0;
    if (!stands) return 0;
    if (type == BERSERKER) return DUE_BERSERKER;  /* WC-BERSERKER-02, WC-BERSERKER-08, A-03 */
    if (type == SWORDSMAN) return DUE_SWORDSMAN;  /* WC-SWORDSMAN-02, WC-SWORDSMAN-03 */
    return type == BANNERMAN ? DUE_BANNERMAN : 0; /* WC-BANNERMAN-02, WC-BANNERMAN-07 */
}

/* Steps in the order of A-15: the target's coin, the decree's price, the Pikeman's bite. */
static trigger_set strike(war_chest *s, int from, int target, bool is_sacrifice, bool from_supply)
{
    int attacker = s->unit_at[from], victim = s->unit_at[target];
    int type = s->kind[attacker];
    /* WC-PIKEMAN-02, WC-PIKEMAN-05: only from the next hex; WC-PIKEMAN-03: whatever becomes of the
     * Pikeman; WC-PIKEMAN-06: the unit that struck. WC-PIKEMAN-04: no attack, so that neither a
     * Knight (WC-KNIGHT-03) nor a Bishop (WC-BISHOP-06) nor a supply of Royal Guards helps. */
    bool bites = s->kind[victim] == PIKEMAN && has(wc_around[from], target);
    if (from_supply)
        lose_from_supply(s, victim);
    else
        lose_coin(s, victim);
    if (is_sacrifice) lose_coin(s, attacker);                    /* WC-SACRIFICE-01 */
    if (bites && s->stack[attacker] > 0) lose_coin(s, attacker); /* WC-SACRIFICE-05 */
    return triggers_after_attack(s, type, s->stack[attacker] > 0);
}

/* WC-ROYALGUARD-05 to WC-ROYALGUARD-07: its owner chooses if there is something to choose. */
static bool may_soak(const war_chest *s, int victim)
{
    return s->kind[victim] == ROYAL_GUARD &&
           coins_in(s->supply[unit_seat(victim)], unit_slot(s, victim)) > 0;
}

trigger_set wc_strike(war_chest *s, int from, int target, bool is_sacrifice, trigger_set due)
{
    int victim = s->unit_at[target];
    if (!may_soak(s, victim)) return due | strike(s, from, target, is_sacrifice, false);
    /* Its own frame, even an empty one: the attack will add what it causes. */
    wc_push(s, trigger_frame(wc_without_lost_units(s, due)));
    /* chosen within the attack, before anything it sets off. */
    wc_push(s, make_frame(FRAME_SOAK, unit_seat(victim), from, target, is_sacrifice));
    return 0;
}

trigger_set wc_finish_strike(war_chest *s, uint32_t soak, bool from_supply)
{
    return strike(s, frame_from(soak), frame_target(soak), frame_is_sacrifice(soak), from_supply);
}
