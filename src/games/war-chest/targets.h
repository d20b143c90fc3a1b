/* SPDX-License-Identifier: MIT */
/* targets.h - where a unit may go and whom it may hit: the sets that the list of actions walks and
 * the check looks into, so that each rule is written once. Inline, for the list is made for every
 * decision. */
#ifndef VX_WAR_CHEST_TARGETS_H
#define VX_WAR_CHEST_TARGETS_H

#include "games/war-chest/war_chest.h"

static inline hex_set hexes_next_to(hex_set set)
{
    hex_set next = 0;
    for (; set != 0; set &= set - 1) next |= wc_around[first_hex(set)];
    return next;
}

static inline hex_set within_two(int hex)
{
    return wc_around[hex] | wc_two_away[hex];
}

/* ---- Moves ---- */

/* WC-MOVE-01, WC-MOVE-02, WC-SETUP2-01: an adjacent empty hex of the map in use. */
static inline hex_set step_targets(const war_chest *s, int hex)
{
    return wc_around[hex] & empty_hexes(s);
}

/* WC-MOVE-03: every hex that two steps enter must be empty. */
static inline hex_set two_step_targets(const war_chest *s, int hex)
{
    hex_set empty = empty_hexes(s);
    return hexes_next_to(wc_around[hex] & empty) & empty;
}

/* WC-LIGHTCAV-02, WC-LIGHTCAV-04, A-10: two steps that end two away. The plain step stays open to
 * it (WC-LIGHTCAV-03) as to every unit. */
static inline hex_set light_cavalry_targets(const war_chest *s, int hex)
{
    return two_step_targets(s, hex) & wc_two_away[hex];
}

/* WC-ROYALGUARD-03, WC-ROYALGUARD-04, A-11. */
static inline hex_set royal_guard_targets(const war_chest *s, int faction, int hex)
{
    if (s->rg_classic) return step_targets(s, hex);
    return (step_targets(s, hex) | two_step_targets(s, hex)) & s->marks[faction];
}

static inline hex_set ride_targets(const war_chest *s, int faction, int type, int hex)
{
    return type == LIGHT_CAVALRY ? light_cavalry_targets(s, hex)
                                 : royal_guard_targets(s, faction, hex);
}

/* WC-ENSIGN-02, WC-ENSIGN-03: one step that ends within two hexes of the Ensign. */
static inline hex_set ensign_targets(const war_chest *s, int ensign, int hex)
{
    return step_targets(s, hex) & within_two(ensign);
}

/* WC-BANNERMAN-02, WC-BANNERMAN-05: whom the Bannerman on `hex` may shift at all, Knights too
 * (WC-KNIGHT-04). */
static inline hex_set shiftable(const war_chest *s, int faction, int hex)
{
    return wc_around[hex] & s->side[!faction];
}

/* ---- Attacks ---- */

/* WC-ATTACK-05, WC-ATTACK-06; WC-KNIGHT-02 and WC-BISHOP-05 ask whether the attacker is bolstered,
 * that is, has two coins or more (WC-BOLSTER-04). */
static inline hex_set attackable(const war_chest *s, int faction, int stack)
{
    hex_set knight = s->knight, bishop = s->bishop; /* read both: no branch between them */
    return s->side[!faction] & ~(stack >= 2 ? bishop : knight);
}

/* WC-ARCHER-03, WC-LANCER-05. */
static inline bool attacks_plainly(int type)
{
    return ((1 << ARCHER | 1 << LANCER) >> type & 1) == 0;
}

/* WC-ATTACK-01: the plain attack. Cavalry and Crossbowman have it beside their tactics
 * (WC-CAVALRY-04, WC-CROSSBOW-03). */
static inline hex_set attack_targets(const war_chest *s, int faction, int type, int hex, int stack)
{
    return attacks_plainly(type) ? wc_around[hex] & attackable(s, faction, stack) : 0;
}

static inline hex_set unit_attack_targets(const war_chest *s, int unit)
{
    return attack_targets(s, faction_of(unit_seat(unit)), s->kind[unit], s->place[unit],
                          s->stack[unit]);
}

/* WC-CROSSBOW-02: two hexes along a line, nobody in the middle. */
static inline hex_set crossbow_reach(const war_chest *s, int hex)
{
    hex_set empty = empty_hexes(s), reach = 0;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        int middle = wc_step[hex][direction];
        reach |= (hex_set)has(empty, middle) << wc_step[middle][direction];
    }
    return reach;
}

/* WC-ARCHER-02, WC-ARCHER-04: exactly two away, over anybody. */
static inline hex_set shot_targets(const war_chest *s, int faction, int type, int hex, int stack)
{
    hex_set reach = type == ARCHER ? wc_two_away[hex] : crossbow_reach(s, hex);
    return reach & attackable(s, faction, stack);
}

/* WC-LANCER-02: what lies ahead of a Lancer on `hex`: it runs to the first or second hex, if that is
 * free and all before it, and attacks the next. Without branches, as in add_steps(). */
typedef struct {
    int hex[3];
    bool is_free[2];
} lancer_way;

static inline lancer_way look_ahead(hex_set empty, int hex, int direction)
{
    lancer_way way;
    way.hex[0] = wc_step[hex][direction];
    way.hex[1] = wc_step[way.hex[0]][direction];
    way.hex[2] = wc_step[way.hex[1]][direction];
    way.is_free[0] = has(empty, way.hex[0]);
    way.is_free[1] = way.is_free[0] & has(empty, way.hex[1]);
    return way;
}

/* ---- Deploying ---- */

/* WC-DEPLOY-01, WC-TEAM-01; WC-SCOUT-02, WC-SCOUT-03, A-37. `friends` are the units to stand next
 * to, a partner's too. */
static inline hex_set landing_hexes(hex_set marks, hex_set empty, hex_set friends, int type)
{
    hex_set hexes = marks;
    if (type == SCOUT) hexes |= hexes_next_to(friends);
    return hexes & empty;
}

static inline hex_set deploy_targets(const war_chest *s, int faction, int type)
{
    return landing_hexes(s->marks[faction], empty_hexes(s), s->side[faction], type);
}

/* WC-DEPLOY-03, WC-FOOTMAN-02: the unit that a coin of this slot would become, or NO_UNIT. */
static inline int deployable_unit(const war_chest *s, int seat, int slot)
{
    int unit = seat * UNITS_EACH + slot;
    if (s->place[unit] == NO_HEX) return unit;
    int second = seat * UNITS_EACH + SECOND_FOOTMAN;
    if (s->kind[unit] == FOOTMAN && s->place[second] == NO_HEX) return second;
    return NO_UNIT;
}

/* WC-REDEPLOY-01, A-16: the unit is lifted first, so its own hex counts as empty. WC-REDEPLOY-04: a
 * Scout lands as it always may. */
static inline hex_set redeploy_targets(const war_chest *s, hex_set marks, int unit)
{
    hex_set here = bit(s->place[unit]);
    hex_set friends = s->side[faction_of(unit_seat(unit))] & ~here;
    return landing_hexes(marks, empty_hexes(s) | here, friends, s->kind[unit]);
}

/* ---- Controlling ---- */

/* WC-CONTROL-01, WC-CONTROL-03, WC-CONTROL-05, WC-CONTROL-07, WC-TEAM-09. */
static inline hex_set controllable(const war_chest *s, int faction)
{
    return s->locations & ~s->marks[faction];
}

static inline bool can_control(const war_chest *s, int faction, int hex)
{
    return has(controllable(s, faction), hex);
}

/* WC-ATTR-09, without the tactic. */
static inline bool can_manoeuvre(const war_chest *s, int unit)
{
    int hex = s->place[unit];
    return step_targets(s, hex) != 0 || unit_attack_targets(s, unit) != 0 ||
           can_control(s, faction_of(unit_seat(unit)), hex);
}

/* ---- Coins ---- */

/* WC-HERALD-02, WC-HERALD-03, WC-HERALD-05, WC-TEAM-05: one coin, and another in its own supply. */
static inline bool can_be_bolstered_by_herald(const war_chest *s, int unit)
{
    return s->stack[unit] == 1 && coins_in(s->supply[unit_seat(unit)], unit_slot(s, unit)) > 0;
}

/* WC-INIT-01 to WC-INIT-04, WC-TEAM-07. With `claimed` the marker has changed hands already; until
 * then its holder is also the one who held it when the round began. */
static inline bool can_claim(const war_chest *s, int seat)
{
    return !s->claimed & (faction_of(s->init) != faction_of(seat));
}

#endif
