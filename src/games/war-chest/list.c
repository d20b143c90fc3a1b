/* SPDX-License-Identifier: MIT */
/* list.c - every legal action of a position, made by walking the sets of targets.h. */
#include "games/war-chest/listing.h"

/* ---- Writing actions ---- */

static inline vx_action *add_targets(vx_action *out, vx_action base, hex_set targets, int at)
{
    for (; targets != 0; targets &= targets - 1) *out++ = base | field(first_hex(targets), at);
    return out;
}

/* One step in every direction that is free. The loop has no branch that depends on the board: with
 * the pieces at random such branches are guessed wrong, and that costs more than the writing. */
static inline vx_action *add_steps(vx_action *out, vx_action base, hex_set empty, int hex)
{
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        int to = wc_step[hex][direction];
        *out = base | field(to, I_AT);
        out += has(empty, to);
    }
    return out;
}

/* ---- Manoeuvres of a unit on the board: WC-ROYALGUARD-08, the same for all ---- */

static inline vx_action *add_moves_and_attacks(const outlook *at, vx_action by, int type, int hex,
                                               int stack, vx_action *out)
{
    vx_action unit = field(type, U_AT) | field(hex, H_AT) | by;
    hex_set reach = wc_around[hex] & (0 - (hex_set)attacks_plainly(type));
    out = add_steps(out, unit | ACT_MOVE, at->empty, hex);
    out = add_targets(out, unit | ACT_ATTACK, reach & at->victims[stack >= 2], I_AT);
    *out = unit | ACT_CONTROL;
    return out + has(at->open, hex);
}

/* ---- Tactics ---- */

static vx_action *add_cavalry(const war_chest *s, vx_action base, int faction, int hex, int stack,
                              vx_action *out)
{
    hex_set victims = attackable(s, faction, stack);
    hex_set ways = step_targets(s, hex) & hexes_next_to(victims & within_two(hex));
    for (; ways != 0; ways &= ways - 1) {
        int to = first_hex(ways); /* WC-CAVALRY-03, A-09: the attack is judged from there */
        out = add_targets(out, base | field(to, I_AT), wc_around[to] & victims, J_AT);
    }
    return out;
}

static vx_action *add_lancer(const war_chest *s, vx_action base, int faction, int hex, int stack,
                             vx_action *out)
{
    hex_set victims = attackable(s, faction, stack), empty = empty_hexes(s);
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        const lancer_way way = look_ahead(empty, hex, direction);
        for (int i = 0; i < 2; i++) {
            *out = base | field(way.hex[i], I_AT) | field(way.hex[i + 1], J_AT);
            out += way.is_free[i] & has(victims, way.hex[i + 1]); /* WC-LANCER-03 */
        }
    }
    return out;
}

/* WC-ENSIGN-02, WC-ENSIGN-04, A-07: another friendly unit. */
static vx_action *add_ensign(const war_chest *s, vx_action base, int faction, int hex,
                             vx_action *out)
{
    hex_set friends = within_two(hex) & s->side[faction];
    for (; friends != 0; friends &= friends - 1) {
        int from = first_hex(friends), type = s->kind[s->unit_at[from]];
        out = add_targets(out, base | field(type, V_AT) | field(from, I_AT),
                          ensign_targets(s, hex, from), J_AT);
    }
    return out;
}

/* WC-MARSHALL-02, WC-MARSHALL-05, WC-MARSHALL-06: another friendly unit, by its own stack. */
static vx_action *add_marshall(const war_chest *s, vx_action base, int faction, int hex,
                               vx_action *out)
{
    hex_set friends = within_two(hex) & s->side[faction];
    for (; friends != 0; friends &= friends - 1) {
        int from = first_hex(friends), unit = s->unit_at[from];
        out = add_targets(out, base | field(s->kind[unit], V_AT) | field(from, I_AT),
                          unit_attack_targets(s, unit), J_AT);
    }
    return out;
}

/* WC-FOOTMAN-03, WC-FOOTMAN-08: with two on the board, each may begin. */
static vx_action *add_footman_tactic(const war_chest *s, vx_action by, int faction, int hex,
                                     int stack, vx_action *out)
{
    vx_action unit = field(FOOTMAN, U_AT) | field(hex, H_AT) | by;
    out = add_targets(out, unit | ACT_FOOT_MOVE, step_targets(s, hex), I_AT);
    out = add_targets(out, unit | ACT_FOOT_ATTACK, attack_targets(s, faction, FOOTMAN, hex, stack),
                      I_AT);
    *out = unit | ACT_FOOT_CONTROL;
    return out + can_control(s, faction, hex);
}

/* WC-BISHOP-02, WC-BISHOP-04. */
static vx_action *add_bishop(const war_chest *s, vx_action by, int seat, int hex, int stack,
                             vx_action *out)
{
    hex_set ways = step_targets(s, hex);
    hex_set victims = attack_targets(s, faction_of(seat), BISHOP, hex, stack);
    zone supply = s->supply[seat];
    while (supply != 0) {
        int slot = first_slot(supply);
        supply = without_slot(supply, slot);
        vx_action base =
            field(BISHOP, U_AT) | field(hex, H_AT) | by | field(slot_type(s, seat, slot), V_AT);
        out = add_targets(out, base | ACT_BISHOP_MOVE, ways, I_AT);
        out = add_targets(out, base | ACT_BISHOP_ATTACK, victims, I_AT);
    }
    return out;
}

static vx_action *add_herald(const war_chest *s, vx_action by, int faction, int hex, vx_action *out)
{
    hex_set friends = wc_around[hex] & s->side[faction];
    for (; friends != 0; friends &= friends - 1) {
        int at = first_hex(friends), unit = s->unit_at[at];
        if (can_be_bolstered_by_herald(s, unit))
            *out++ = start_act(ACT_HERALD, by) | field(HERALD, U_AT) | field(s->kind[unit], V_AT) |
                     field(hex, H_AT) | field(at, I_AT);
    }
    return out;
}

/* Kept out of line: most coins have no tactic to list, and its many locals would cost them all. */
__attribute__((noinline)) vx_action *wc_list_tactic(const war_chest *s, vx_action by, int seat,
                                                    int type, int hex, int stack, vx_action *out)
{
    int faction = faction_of(seat);
    vx_action base = field(type, U_AT) | field(hex, H_AT) | by;
    switch (type) {
    case ARCHER:
    case CROSSBOWMAN:
        return add_targets(out, base | ACT_SHOT, shot_targets(s, faction, type, hex, stack), I_AT);
    case CAVALRY:
        return add_cavalry(s, base | ACT_CHARGE, faction, hex, stack, out);
    case LANCER:
        return add_lancer(s, base | ACT_CHARGE, faction, hex, stack, out);
    case LIGHT_CAVALRY:
        return add_targets(out, base | ACT_RIDE, light_cavalry_targets(s, hex), I_AT);
    case ENSIGN:
        return add_ensign(s, base | ACT_ENSIGN, faction, hex, out);
    case MARSHALL:
        return add_marshall(s, base | ACT_MARSHALL, faction, hex, out);
    case BISHOP:
        return add_bishop(s, by, seat, hex, stack, out);
    case HERALD:
        return add_herald(s, by, faction, hex, out);
    case EARL:
        if (can_control(s, faction, hex) && wc_earl_has_decree(s, seat, hex))
            *out++ = base | ACT_EARL;
        return out;
    default:
        return out;
    }
}

/* ---- A unit coin ---- */

static inline vx_action *add_deployments(const war_chest *s, vx_action by, int seat, int type,
                                         vx_action *out)
{
    return add_targets(out, start_act(ACT_DEPLOY, by) | field(type, U_AT),
                       deploy_targets(s, faction_of(seat), type), H_AT);
}

/* WC-FOOTMAN-07: each Footman may be driven; WC-BOLSTER-05: each may be bolstered. */
static inline vx_action *add_unit_actions(const war_chest *s, const outlook *at, vx_action by,
                                          int seat, int unit, vx_action *out)
{
    int type = s->kind[unit], hex = s->place[unit], stack = s->stack[unit];
    *out++ = start_act(ACT_BOLSTER, by) | field(type, U_AT) | field(hex, H_AT);
    out = add_moves_and_attacks(at, by, type, hex, stack, out);
    if ((WITH_TACTIC >> type & 1) == 0) return out;
    return wc_list_tactic(s, by, seat, type, hex, stack, out);
}

__attribute__((noinline)) vx_action *wc_list_footmen(const war_chest *s, vx_action by, int seat,
                                                     int first, vx_action *out)
{
    int second = seat * UNITS_EACH + SECOND_FOOTMAN;
    bool is_alone = s->place[second] == NO_HEX;
    const outlook at = look_out(s, faction_of(seat));
    if (is_alone) out = add_deployments(s, by, seat, FOOTMAN, out); /* WC-FOOTMAN-02 */
    out = add_unit_actions(s, &at, by, seat, first, out);
    if (is_alone) return out;
    out = add_unit_actions(s, &at, by, seat, second, out);
    out = add_footman_tactic(s, by, faction_of(seat), s->place[first], s->stack[first], out);
    return add_footman_tactic(s, by, faction_of(seat), s->place[second], s->stack[second], out);
}

static inline vx_action *add_unit_coin(const war_chest *s, const outlook *at, vx_action by,
                                       int seat, int slot, vx_action *out)
{
    int unit = seat * UNITS_EACH + slot, type = s->kind[unit];
    if (s->place[unit] == NO_HEX) return add_deployments(s, by, seat, type, out);
    if (type == FOOTMAN) return wc_list_footmen(s, by, seat, unit, out);
    return add_unit_actions(s, at, by, seat, unit, out);
}

/* ---- Decrees ---- */

static vx_action *add_enlist(const war_chest *s, vx_action by, int seat, vx_action *out)
{
    zone supply = s->supply[seat];
    vx_action base = start_act(ACT_ENLIST, by);
    if (size_of_zone(supply) == 1) /* */
        *out++ =
            base | field(slot_type(s, seat, first_slot(supply)), U_AT) | field(UNKNOWN_COIN, V_AT);
    for (int first = 0; first < ROYAL_SLOT; first++) {
        if (coins_in(supply, first) == 0) continue;
        for (int second = first; second < ROYAL_SLOT; second++)
            if (coins_in(supply - one_coin(first), second) > 0)
                *out++ = base | field(slot_type(s, seat, first), U_AT) |
                         field(slot_type(s, seat, second), V_AT);
    }
    return out;
}

/* Plain attacks by any of these units. */
static vx_action *add_attacks_by(const war_chest *s, vx_action base, hex_set units, vx_action *out)
{
    for (; units != 0; units &= units - 1) {
        int hex = first_hex(units), unit = s->unit_at[hex];
        out = add_targets(out, base | field(s->kind[unit], U_AT) | field(hex, H_AT),
                          unit_attack_targets(s, unit), I_AT);
    }
    return out;
}

static vx_action *add_marches(const war_chest *s, vx_action by, hex_set units, vx_action *out)
{
    for (; units != 0; units &= units - 1) {
        int hex = first_hex(units), unit = s->unit_at[hex];
        if (s->stack[unit] < 2) continue; /* WC-MARCH-01 */
        out = add_targets(out,
                          start_act(ACT_MARCH, by) | field(s->kind[unit], U_AT) | field(hex, H_AT),
                          step_targets(s, hex), I_AT);
    }
    return out;
}

static vx_action *add_redeploys(const war_chest *s, vx_action by, int faction, vx_action *out)
{
    for (hex_set units = s->side[faction]; units != 0; units &= units - 1) {
        int hex = first_hex(units), unit = s->unit_at[hex];
        vx_action base =
            start_act(ACT_REDEPLOY, by) | field(s->kind[unit], U_AT) | field(hex, H_AT);
        out = add_targets(out, base, redeploy_targets(s, s->marks[faction], unit), I_AT);
    }
    return out;
}

static vx_action *add_reinforcements(const war_chest *s, vx_action by, int seat, vx_action *out)
{
    for (zone lost = s->out[seat]; lost != 0;) {
        int slot = first_slot(lost);
        lost = without_slot(lost, slot);
        *out++ = start_act(ACT_REINFORCE, by) | field(slot_type(s, seat, slot), U_AT);
    }
    return out;
}

static vx_action *add_spying(const war_chest *s, vx_action by, int seat, vx_action *out)
{
    for (int other = !faction_of(seat); other < s->players; other += 2)
        if (s->hand[other] != 0) *out++ = start_act(ACT_SPY, by) | field(other, SEAT_AT);
    return out;
}

vx_action *wc_list_decree(const war_chest *s, vx_action by, int seat, decree which, vx_action *out)
{
    int faction = faction_of(seat);
    hex_set friends = s->side[faction];
    if (!wc_is_usable(s, seat, which, s->marks[faction])) return out; /* WC-DECREE-03 */
    switch (which) {
    case ENLIST:
        return add_enlist(s, by, seat, out);
    case GUARD:
        return add_attacks_by(s, start_act(ACT_GUARD, by), friends & s->marks[faction], out);
    case MARCH:
        return add_marches(s, by, friends, out);
    case REDEPLOY:
        return add_redeploys(s, by, faction, out);
    case REINFORCE:
        return add_reinforcements(s, by, seat, out);
    case SACRIFICE:
        return add_attacks_by(s, start_act(ACT_SACRIFICE, by), friends, out);
    default:
        return add_spying(s, by, seat, out);
    }
}

static vx_action *add_decrees(const war_chest *s, vx_action by, int seat, unsigned decrees,
                              vx_action *out)
{
    for (; decrees != 0; decrees &= decrees - 1)
        out = wc_list_decree(s, by, seat, (decree)__builtin_ctz(decrees), out);
    return out;
}

/* ---- The Royal coin ---- */

static vx_action *add_royal_coin(const war_chest *s, vx_action by, int seat, vx_action *out)
{
    int faction = faction_of(seat), guard = unit_of_type(s, ROYAL_GUARD);
    if (guard != NO_UNIT && unit_seat(guard) == seat)
        out = add_targets(
            out, start_act(ACT_RIDE, by) | field(ROYAL_GUARD, U_AT) | field(s->place[guard], H_AT),
            royal_guard_targets(s, faction, s->place[guard]), I_AT);
    unsigned free_decrees = s->decrees & ~(unsigned)s->seals[faction]; /* WC-DECREE-02 */
    return add_decrees(s, by, seat, free_decrees, out);
}

/* ---- Face down: any coin will do (WC-TURN-04) ---- */

/* WC-RECRUIT-04, WC-RECRUIT-05. Without branches, as in add_steps(). */
static inline vx_action *add_face_down(const war_chest *s, vx_action by, int seat, int type,
                                       bool may_claim, zone supply, vx_action *out)
{
    vx_action coin = field(type, U_AT) | by;
    *out++ = coin | ACT_PASS;
    *out = coin | ACT_CLAIM;
    out += may_claim;
    if (supply == 0) return out;
    for (int slot = 0; slot < ROYAL_SLOT; slot++) {
        *out = coin | ACT_RECRUIT | field(s->kind[seat * UNITS_EACH + slot] & 31, V_AT);
        out += coins_in(supply, slot) > 0;
    }
    return out;
}

/* ---- Nodes ---- */

/* WC-TURN-02: everything that one of these coins can buy. */
static vx_action *add_plays(const war_chest *s, vx_action by, int seat, zone coins, vx_action *out)
{
    const outlook at = look_out(s, faction_of(seat));
    bool may_claim = can_claim(s, seat);
    zone supply = s->supply[seat];
    while (coins != 0) {
        int slot = first_slot(coins);
        coins = without_slot(coins, slot);
        out = add_face_down(s, by, seat, slot_type(s, seat, slot), may_claim, supply, out);
        if (slot == ROYAL_SLOT)
            out = add_royal_coin(s, by, seat, out);
        else
            out = add_unit_coin(s, &at, by, seat, slot, out);
    }
    return out;
}

static vx_action *add_manoeuvres(const war_chest *s, grant by, int unit, int stack, vx_action *out)
{
    const outlook at = look_out(s, faction_of(unit_seat(unit)));
    return add_moves_and_attacks(&at, field((int)by, BY_AT), s->kind[unit], s->place[unit], stack,
                                 out);
}

/* WC-BANNERMAN-02 to WC-BANNERMAN-06. */
static vx_action *add_shifts(const war_chest *s, int unit, vx_action *out)
{
    hex_set enemies = shiftable(s, faction_of(unit_seat(unit)), s->place[unit]);
    for (; enemies != 0; enemies &= enemies - 1) {
        int hex = first_hex(enemies);
        vx_action base = start_act(ACT_SHIFT, field(BY_BANNERMAN, BY_AT)) |
                         field(s->kind[s->unit_at[hex]], U_AT) | field(hex, H_AT);
        out = add_targets(out, base, step_targets(s, hex), I_AT);
    }
    return out;
}

/* WC-SWORDSMAN-05: also to where the victim stood. */
static vx_action *add_free_step(const war_chest *s, grant by, int unit, vx_action *out)
{
    vx_action base = start_act(ACT_MOVE, field((int)by, BY_AT)) | field(s->kind[unit], U_AT) |
                     field(s->place[unit], H_AT);
    return add_targets(out, base, step_targets(s, s->place[unit]), I_AT);
}

static vx_action *add_trigger(const war_chest *s, grant by, int unit, vx_action *out)
{
    switch (by) {
    case BY_BERSERKER: /* WC-BERSERKER-03, WC-BERSERKER-06 */
        if (s->stack[unit] < 2) return out;
        return add_manoeuvres(s, by, unit, s->stack[unit] - 1, out);
    case BY_BANNERMAN:
        return add_shifts(s, unit, out);
    case BY_MERCENARY: /* WC-MERCENARY-04 */
        return add_manoeuvres(s, by, unit, s->stack[unit], out);
    case BY_HERALD:
        out = add_manoeuvres(s, by, unit, s->stack[unit], out);
        return add_herald(s, field((int)by, BY_AT), faction_of(unit_seat(unit)), s->place[unit],
                          out);
    default: /* BY_SWORDSMAN, BY_EARL */
        return add_free_step(s, by, unit, out);
    }
}

static vx_action *add_triggers(const war_chest *s, vx_action *out)
{
    trigger_set due = frame_triggers(top_frame(s));
    for (int by = BY_BERSERKER; by <= BY_EARL; by++) {
        int type = wc_grant_type[by];
        if ((due & wc_grant_due[by]) == 0 || owner_of(s, type) != s->actor) continue;
        int unit = unit_of_type(s, type);
        if (unit != NO_UNIT) out = add_trigger(s, (grant)by, unit, out);
        *out++ = start_act(ACT_SKIP, 0) | field(type, U_AT);
    }
    if ((due & DUE_PRIEST) != 0) *out++ = start_act(ACT_NEXT, 0) | field(WARRIOR_PRIEST, U_AT);
    return out;
}

static vx_action *add_orders(const war_chest *s, vx_action *out)
{
    trigger_set due = frame_triggers(top_frame(s));
    for (int by = BY_BERSERKER; by <= BY_PRIEST; by++)
        if ((due & wc_grant_due[by]) != 0)
            *out++ = start_act(ACT_NEXT, 0) | field(wc_grant_type[by], U_AT);
    return out;
}

static vx_action *add_coins(vx_action base, const war_chest *s, int seat, zone coins,
                            vx_action *out)
{
    while (coins != 0) {
        int slot = first_slot(coins);
        coins = without_slot(coins, slot);
        *out++ = base | field(slot_type(s, seat, slot), U_AT);
    }
    return out;
}

static vx_action *add_cards(vx_action base, uint32_t cards, vx_action *out)
{
    for (; cards != 0; cards &= cards - 1) *out++ = base | field(__builtin_ctz(cards), U_AT);
    return out;
}

static vx_action *add_setup(const war_chest *s, vx_action *out)
{
    switch (s->node) {
    case NODE_DECREES:
        for (int i = 0; i < TRIOS; i++)
            if (wc_is_trio_in_use(s, i)) *out++ = start_act(ACT_DECREES, 0) | field(i, H_AT);
        return out;
    case NODE_DEAL:
        return add_cards(start_act(ACT_DEAL, 0) | field(wc_seat_to_deal(s), SEAT_AT),
                         wc_card_pool(s), out);
    case NODE_POOL:
        return add_cards(start_act(ACT_POOL, 0), wc_card_pool(s), out);
    case NODE_PICK:
        return add_cards(start_act(ACT_PICK, 0), s->pool, out);
    case NODE_FLIP:
        *out++ = start_act(ACT_FLIP, 0) | field(WOLF, SEAT_AT);
        *out++ = start_act(ACT_FLIP, 0) | field(RAVEN, SEAT_AT);
        return out;
    default: /* NODE_SEAT: the faction is that of the actor */
        *out++ = start_act(ACT_SEAT, 0) | field(faction_of(s->actor), SEAT_AT);
        *out++ = start_act(ACT_SEAT, 0) | field(faction_of(s->actor) + 2, SEAT_AT);
        return out;
    }
}

/* The pending coin of a Warrior Priest; in a view any coin out of sight. */
static zone pending_coins(const war_chest *s)
{
    int slot = frame_from(top_frame(s));
    return slot == UNKNOWN_SLOT ? wc_unseen(s, s->actor) : one_coin(slot);
}

static vx_action *add_inside_turn(const war_chest *s, vx_action *out)
{
    uint32_t top = top_frame(s);
    switch (s->node) {
    case NODE_SOAK:
        *out++ = start_act(ACT_SOAK_STACK, 0);
        *out++ = start_act(ACT_SOAK_SUPPLY, 0);
        return out;
    case NODE_FOOT: {
        int unit = s->unit_at[frame_from(top)];
        return add_manoeuvres(s, BY_FOOTMAN, unit, s->stack[unit], out);
    }
    case NODE_DECREE:
        return add_decrees(s, 0, s->actor, s->decrees, out);
    case NODE_SPY:
        *out++ = start_act(ACT_SPY_KEEP, 0);
        return add_coins(start_act(ACT_SPY_DROP, 0), s, frame_target(top),
                         wc_may_hold(s, frame_target(top)), out);
    case NODE_ORDER:
        return add_orders(s, out);
    default: /* NODE_THEN */
        return add_triggers(s, out);
    }
}

SELDOM static vx_action *add_others(const war_chest *s, vx_action *out)
{
    if (s->node == NODE_OVER) return out;
    if (s->node > NODE_DRAW) return add_inside_turn(s, out);
    if (s->node < NODE_DRAW) return add_setup(s, out);
    return add_coins(start_act(ACT_DRAW, 0) | field(s->drawer, SEAT_AT), s, s->drawer,
                     wc_draw_source(s, s->drawer), out);
}

/* add_plays() is called in one place only, so that it becomes part of this. */
int wc_list(const void *state, vx_action *out)
{
    const war_chest *s = state;
    bool is_forced = s->node == NODE_FORCED;
    if (s->node != NODE_PLAY && !is_forced) return (int)(add_others(s, out) - out);
    vx_action by = is_forced ? field(BY_PRIEST, BY_AT) : 0;
    zone coins = is_forced ? pending_coins(s) : coins_at_hand(s, s->actor);
    return (int)(add_plays(s, by, s->actor, coins, out) - out);
}
