/* SPDX-License-Identifier: MIT */
/* check.c - is an action legal, and if not, which clause forbids it.
 *
 * Each answer comes from the same sets as the list (targets.h): an action whose target is in its
 * set is legal, and only then, when it is not, the reason is looked for. The order of the reasons
 * is that of docs/notation/war-chest.md. */
#include "games/war-chest/messages.h"
#include "games/war-chest/targets.h"
#include "games/war-chest/war_chest.h"

/* Who acts, with which coins. */
typedef struct {
    const war_chest *s;
    int seat, faction;
    zone coins;   /* what may pay */
    bool is_free; /* nothing is paid: the Earl's proclamation */
    vx_problem *why;
} question;

static bool refuse(const question *q, const vx_message *message)
{
    return vx_refuse(q->why, message);
}

static bool has_coin(const question *q, int type)
{
    return coins_of_type(q->s, q->seat, q->coins, type) > 0;
}

/* ---- What stands where ---- */

static bool is_unit(const war_chest *s, int hex, int type)
{
    return s->unit_at[hex] != NO_UNIT && s->kind[s->unit_at[hex]] == type;
}

/* WC-TEAM-03: an own unit, not a partner's. */
static bool is_own_unit(const question *q, int hex, int type)
{
    return is_unit(q->s, hex, type) && unit_seat(q->s->unit_at[hex]) == q->seat;
}

/* WC-TEAM-02. */
static bool is_friend(const question *q, int hex, int type)
{
    return is_unit(q->s, hex, type) && has(q->s->side[q->faction], hex);
}

static int stack_at(const war_chest *s, int hex)
{
    return s->stack[s->unit_at[hex]];
}

/* WC-SETUP2-01. */
static bool check_hexes(const question *q, const act *a)
{
    int count = wc_hexes_named(a->verb);
    hex_set named = 0;
    if (count > 0) named |= bit(a->h);
    if (count > 1) named |= bit(a->i);
    if (count > 2) named |= bit(a->j);
    return (named & ~q->s->map) == 0 || refuse(q, &wc_off_the_map);
}

/* ---- Move, attack, control ---- */

static bool check_step(const question *q, int from, int to)
{
    hex_set targets = step_targets(q->s, from);
    if (has(targets, to)) return true;
    return refuse(q, targets == 0 ? &wc_boxed_in : &wc_bad_step);
}

static bool is_guarded(const war_chest *s, int faction, int target)
{
    return has(s->side[!faction] & (s->knight | s->bishop), target);
}

static const vx_message *guarded_message(const war_chest *s, int target)
{
    return has(s->knight, target) ? &wc_knight_immune : &wc_bishop_immune;
}

static bool check_attack(const question *q, int type, int from, int stack, int target)
{
    if (has(attack_targets(q->s, q->faction, type, from, stack), target)) return true;
    if (type == ARCHER) return refuse(q, &wc_archer_plain);
    if (type == LANCER) return refuse(q, &wc_lancer_plain);
    if (has(q->s->side[q->faction], target)) return refuse(q, &wc_own_target);
    if (!has(wc_around[from] & q->s->side[!q->faction], target)) return refuse(q, &wc_no_target);
    return refuse(q, guarded_message(q->s, target));
}

static bool check_control(const question *q, int hex)
{
    if (can_control(q->s, q->faction, hex)) return true;
    return refuse(q, has(q->s->locations, hex) ? &wc_controlled_already : &wc_no_location);
}

/* ---- Coins ---- */

/* A type that is not yours: a partner's has a clause of its own. */
static bool refuse_coin(const question *q, const act *a)
{
    int owner = a->u < UNIT_TYPES ? owner_of(q->s, a->u) : -1;
    if (owner < 0 || owner == q->seat || faction_of(owner) != q->faction)
        return refuse(q, &wc_unit_coin_not_in_hand);
    return refuse(q, a->verb == ACT_BOLSTER ? &wc_partners_unit : &wc_partners_coins);
}

static bool check_unit_coin(const question *q, const act *a)
{
    if (a->u == ROYAL)
        return refuse(q, a->verb == ACT_DEPLOY ? &wc_royal_deployed : &wc_royal_is_no_unit);
    if (wc_paid_type(a) == ROYAL) return has_coin(q, ROYAL) || refuse(q, &wc_guard_coin);
    return has_coin(q, a->u) || refuse_coin(q, a);
}

static bool check_face_down_coin(const question *q, const act *a)
{
    if (a->u == UNKNOWN_COIN) return refuse(q, &wc_unknown_coin);
    return has_coin(q, a->u) || refuse(q, &wc_coin_not_in_hand);
}

/* ---- Placing ---- */

static bool check_deploy(const question *q, const act *a)
{
    const war_chest *s = q->s;
    if (deployable_unit(s, q->seat, slot_of(s, q->seat, a->u)) == NO_UNIT)
        return refuse(q, a->u == FOOTMAN ? &wc_two_footmen : &wc_already_on_board);
    hex_set targets = deploy_targets(s, q->faction, a->u);
    if (has(targets, a->h)) return true;
    if (targets == 0) return refuse(q, &wc_nowhere_to_deploy);
    return refuse(q, a->u == SCOUT ? &wc_scout_too_far : &wc_not_your_location);
}

static bool check_bolster(const question *q, const act *a)
{
    if (is_own_unit(q, a->h, a->u)) return true;
    bool is_elsewhere = unit_of_type(q->s, a->u) != NO_UNIT;
    return refuse(q, is_elsewhere ? &wc_bolster_elsewhere : &wc_unit_not_there);
}

/* ---- Face down ---- */

static bool check_claim(const question *q)
{
    const war_chest *s = q->s;
    if (can_claim(s, q->seat)) return true;
    if (s->init == q->seat || s->first == q->seat) return refuse(q, &wc_holds_initiative);
    return refuse(q, s->claimed ? &wc_initiative_moved : &wc_partners_initiative);
}

/* WC-TEAM-06: a partner's supply is no more open than an opponent's. */
static bool check_recruit(const question *q, int type, const vx_message *when_empty)
{
    zone supply = q->s->supply[q->seat];
    if (coins_of_type(q->s, q->seat, supply, type) > 0) return true;
    if (supply == 0) return refuse(q, when_empty);
    bool is_own = slot_of(q->s, q->seat, type) >= 0;
    return refuse(q, is_own ? &wc_none_in_supply : &wc_not_your_supply);
}

static bool check_face_down(const question *q, const act *a)
{
    if (!check_face_down_coin(q, a)) return false;
    if (a->verb == ACT_CLAIM) return check_claim(q);
    if (a->verb == ACT_RECRUIT) return check_recruit(q, a->v, &wc_supply_empty);
    return true; /* WC-TURN-03, WC-PASS-01: passing is always open */
}

/* ---- Tactics ---- */

static bool check_shot(const question *q, const act *a, int stack)
{
    const war_chest *s = q->s;
    if (has(shot_targets(s, q->faction, a->u, a->h, stack), a->i)) return true;
    if (a->u == ARCHER && has(wc_around[a->h], a->i)) return refuse(q, &wc_archer_too_near);
    if (has(s->side[q->faction], a->i)) return refuse(q, &wc_own_target);
    hex_set reach = a->u == ARCHER ? wc_two_away[a->h] : crossbow_reach(s, a->h);
    if (has(reach, a->i) && is_guarded(s, q->faction, a->i))
        return refuse(q, guarded_message(s, a->i));
    return refuse(q, a->u == ARCHER ? &wc_archer_target : &wc_crossbow_target);
}

static bool check_cavalry(const question *q, const act *a, int stack)
{
    if (!check_step(q, a->h, a->i)) return false;
    hex_set targets = wc_around[a->i] & attackable(q->s, q->faction, stack);
    return has(targets, a->j) || refuse(q, &wc_cavalry_target);
}

static bool check_lancer(const question *q, const act *a, int stack)
{
    const war_chest *s = q->s;
    bool is_line = false;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        const lancer_way way = look_ahead(empty_hexes(s), a->h, direction);
        for (int i = 0; i < 2; i++)
            is_line |= way.is_free[i] && way.hex[i] == a->i && way.hex[i + 1] == a->j;
    }
    if (!is_line) return refuse(q, &wc_lancer_line);
    if (has(attackable(s, q->faction, stack), a->j)) return true;
    if (has(s->side[q->faction], a->j)) return refuse(q, &wc_own_target);
    return refuse(q, is_guarded(s, q->faction, a->j) ? &wc_lancer_immune : &wc_lancer_target);
}

static bool check_ride(const question *q, const act *a)
{
    const war_chest *s = q->s;
    if (has(ride_targets(s, q->faction, a->u, a->h), a->i)) return true;
    if (a->u == ROYAL_GUARD)
        return refuse(q, s->rg_classic ? &wc_guard_end_classic : &wc_guard_end);
    if (!has(wc_two_away[a->h], a->i)) return refuse(q, &wc_light_cavalry_end);
    return refuse(q, has(empty_hexes(s), a->i) ? &wc_way_blocked : &wc_light_cavalry_taken);
}

static bool check_ensign(const question *q, const act *a)
{
    if (a->i == a->h) return refuse(q, &wc_ensign_itself);
    bool is_near = has(within_two(a->h), a->i) && is_friend(q, a->i, a->v);
    if (is_near && has(ensign_targets(q->s, a->h, a->i), a->j)) return true;
    if (!is_near) return refuse(q, &wc_ensign_reach);
    if (!has(wc_around[a->i], a->j)) return refuse(q, &wc_ensign_one_step);
    return refuse(q, has(empty_hexes(q->s), a->j) ? &wc_ensign_reach : &wc_bad_step);
}

static bool check_marshall(const question *q, const act *a)
{
    if (a->i == a->h) return refuse(q, &wc_marshall_itself);
    if (!has(within_two(a->h), a->i) || !is_friend(q, a->i, a->v))
        return refuse(q, &wc_marshall_reach);
    if (has(unit_attack_targets(q->s, q->s->unit_at[a->i]), a->j)) return true;
    if (!attacks_plainly(a->v) || !has(wc_around[a->i], a->j)) return refuse(q, &wc_marshall_plain);
    bool is_own = has(q->s->side[q->faction], a->j);
    return refuse(q, is_own ? &wc_own_target : &wc_marshall_target);
}

static bool check_footmen(const question *q, const act *a, int stack)
{
    int address = q->s->address[FOOTMAN];
    int second = (address >> 3) * UNITS_EACH + SECOND_FOOTMAN;
    if (q->s->place[second] == NO_HEX) return refuse(q, &wc_one_footman);
    if (a->verb == ACT_FOOT_MOVE) return check_step(q, a->h, a->i);
    if (a->verb == ACT_FOOT_ATTACK) return check_attack(q, FOOTMAN, a->h, stack, a->i);
    return check_control(q, a->h);
}

static bool check_bishop(const question *q, const act *a, int stack)
{
    hex_set targets = attack_targets(q->s, q->faction, BISHOP, a->h, stack);
    if (step_targets(q->s, a->h) == 0 && targets == 0) return refuse(q, &wc_bishop_cannot);
    if (!check_recruit(q, a->v, &wc_bishop_cannot)) return false;
    if (a->verb == ACT_BISHOP_MOVE) return check_step(q, a->h, a->i);
    return check_attack(q, BISHOP, a->h, stack, a->i);
}

static bool check_herald(const question *q, const act *a)
{
    if (a->i == a->h) return refuse(q, &wc_herald_itself);
    if (!has(wc_around[a->h], a->i) || !is_friend(q, a->i, a->v))
        return refuse(q, &wc_herald_reach);
    if (can_be_bolstered_by_herald(q->s, q->s->unit_at[a->i])) return true;
    return refuse(q, stack_at(q->s, a->i) > 1 ? &wc_herald_bolstered : &wc_herald_supply);
}

static bool check_earl(const question *q, const act *a)
{
    if (!check_control(q, a->h)) return false;
    return wc_earl_has_decree(q->s, q->seat, a->h) || refuse(q, &wc_earl_no_decree);
}

/* WC-TACTIC-01 to WC-TACTIC-03. */
static bool check_manoeuvre(const question *q, const act *a, int stack)
{
    switch (a->verb) {
    case ACT_MOVE:
        return check_step(q, a->h, a->i);
    case ACT_ATTACK:
        return check_attack(q, a->u, a->h, stack, a->i);
    case ACT_CONTROL:
        return check_control(q, a->h);
    case ACT_SHOT:
        return check_shot(q, a, stack);
    case ACT_CHARGE:
        return a->u == CAVALRY ? check_cavalry(q, a, stack) : check_lancer(q, a, stack);
    case ACT_RIDE:
        return check_ride(q, a);
    case ACT_ENSIGN:
        return check_ensign(q, a);
    case ACT_MARSHALL:
        return check_marshall(q, a);
    case ACT_BISHOP_MOVE:
    case ACT_BISHOP_ATTACK:
        return check_bishop(q, a, stack);
    case ACT_HERALD:
        return check_herald(q, a);
    case ACT_EARL:
        return check_earl(q, a);
    default: /* ACT_FOOT_MOVE, ACT_FOOT_ATTACK, ACT_FOOT_CONTROL */
        return check_footmen(q, a, stack);
    }
}

static bool check_unit_action(const question *q, const act *a)
{
    if (!check_unit_coin(q, a) || !check_hexes(q, a)) return false;
    if (a->verb == ACT_DEPLOY) return check_deploy(q, a);
    if (a->verb == ACT_BOLSTER) return check_bolster(q, a);
    if (!is_own_unit(q, a->h, a->u)) return refuse(q, &wc_unit_not_there);
    return check_manoeuvre(q, a, stack_at(q->s, a->h));
}

/* ---- Decrees ---- */

static const vx_message *useless_message(decree which)
{
    switch (which) {
    case ENLIST:
        return &wc_enlist_supply;
    case MARCH:
        return &wc_march_nobody;
    case REINFORCE:
        return &wc_reinforce_nobody;
    case SPY:
        return &wc_spy_nobody;
    default:
        return &wc_decree_useless;
    }
}

/* one coin may be named only where there is but one and the option allows it. */
static bool check_enlist(const question *q, const act *a)
{
    zone supply = q->s->supply[q->seat];
    if (coins_of_type(q->s, q->seat, supply, a->u) == 0) return refuse(q, &wc_enlist_coin);
    if (a->v == UNKNOWN_COIN) return size_of_zone(supply) == 1 || refuse(q, &wc_enlist_supply);
    zone others = supply - one_coin(slot_held(q->s, a->u));
    return coins_of_type(q->s, q->seat, others, a->v) > 0 || refuse(q, &wc_enlist_coin);
}

static bool check_decree_attack(const question *q, const act *a)
{
    bool is_guard = a->verb == ACT_GUARD;
    if (!is_friend(q, a->h, a->u) || (is_guard && !has(q->s->marks[q->faction], a->h)))
        return refuse(q, is_guard ? &wc_guard_unit : &wc_sacrifice_unit);
    return check_attack(q, a->u, a->h, stack_at(q->s, a->h), a->i);
}

static bool check_march(const question *q, const act *a)
{
    if (!is_friend(q, a->h, a->u) || stack_at(q->s, a->h) < 2) return refuse(q, &wc_march_unit);
    return check_step(q, a->h, a->i);
}

static bool check_redeploy(const question *q, const act *a)
{
    if (!is_friend(q, a->h, a->u)) return refuse(q, &wc_redeploy_unit);
    hex_set targets = redeploy_targets(q->s, q->s->marks[q->faction], q->s->unit_at[a->h]);
    if (has(targets, a->i)) return true;
    return refuse(q, a->u == SCOUT ? &wc_scout_too_far : &wc_redeploy_unit);
}

static bool check_reinforce(const question *q, const act *a)
{
    return coins_of_type(q->s, q->seat, q->s->out[q->seat], a->u) > 0 ||
           refuse(q, &wc_reinforce_coin);
}

static bool check_spy(const question *q, const act *a)
{
    bool is_opponent = a->seat < q->s->players && faction_of(a->seat) != q->faction;
    return (is_opponent && q->s->hand[a->seat] != 0) || refuse(q, &wc_spy_target);
}

static bool check_effect(const question *q, const act *a)
{
    switch (a->verb) {
    case ACT_ENLIST:
        return check_enlist(q, a);
    case ACT_GUARD:
    case ACT_SACRIFICE:
        return check_decree_attack(q, a);
    case ACT_MARCH:
        return check_march(q, a);
    case ACT_REDEPLOY:
        return check_redeploy(q, a);
    case ACT_REINFORCE:
        return check_reinforce(q, a);
    default:
        return check_spy(q, a);
    }
}

static bool check_decree(const question *q, const act *a)
{
    const war_chest *s = q->s;
    decree which = wc_decree_of((verb)a->verb);
    bool is_attack = a->verb == ACT_GUARD || a->verb == ACT_SACRIFICE;
    if ((s->decrees >> which & 1) == 0) return refuse(q, &wc_decree_absent);
    if (!q->is_free && !has_coin(q, ROYAL)) return refuse(q, &wc_decree_coin);
    if (!q->is_free && (s->seals[q->faction] >> which & 1) != 0)
        return refuse(q, &wc_decree_sealed);
    if (is_attack && !attacks_plainly(a->u)) /* WC-ARCHER-05, WC-LANCER-06 */
        return refuse(q, a->verb == ACT_GUARD ? &wc_guard_attacker : &wc_sacrifice_attacker);
    if (!check_hexes(q, a)) return false;
    if (!wc_is_usable(s, q->seat, which, s->marks[q->faction]))
        return refuse(q, useless_message(which));
    return check_effect(q, a);
}

static bool check_play(const question *q, const act *a)
{
    if (a->verb >= ACT_ENLIST) return check_decree(q, a);
    if (a->verb >= ACT_CLAIM && a->verb <= ACT_PASS) return check_face_down(q, a);
    return check_unit_action(q, a);
}

/* ---- Chance ---- */

static const vx_message *chance_message(int node)
{
    static const vx_message *const messages[] = {
        [NODE_DECREES] = &wc_decrees_due, [NODE_DEAL] = &wc_deal_due, [NODE_POOL] = &wc_pool_due,
        [NODE_FLIP] = &wc_flip_due,       [NODE_DRAW] = &wc_draw_due,
    };
    return messages[node];
}

static int node_of_outcome(int act_verb)
{
    static const uint8_t nodes[] = {NODE_DECREES, NODE_DEAL, NODE_POOL, NODE_FLIP, NODE_DRAW};
    return nodes[act_verb - ACT_DECREES];
}

static bool is_possible(const war_chest *s, const act *a)
{
    switch (a->verb) {
    case ACT_DEAL:
        return a->seat == wc_seat_to_deal(s) && (wc_card_pool(s) >> a->u & 1) != 0;
    case ACT_POOL:
        return (wc_card_pool(s) >> a->u & 1) != 0;
    case ACT_DRAW:
        return a->seat == s->drawer &&
               coins_of_type(s, a->seat, wc_draw_source(s, a->seat), a->u) > 0;
    case ACT_DECREES:
        return wc_is_trio_in_use(s, a->h);
    default: /* ACT_FLIP */
        return true;
    }
}

static bool check_chance(const war_chest *s, const act *a, vx_problem *why)
{
    bool is_outcome = a->verb >= ACT_DECREES;
    int node = is_outcome ? node_of_outcome(a->verb) : s->node;
    if (!is_outcome || node != s->node) return vx_refuse(why, chance_message(node));
    if (a->verb == ACT_DRAW && a->u == UNKNOWN_COIN && a->seat == s->drawer)
        return vx_refuse(why, &wc_unknown_draw);
    return is_possible(s, a) || vx_refuse(why, chance_message(node));
}

/* ---- Choices ---- */

static bool check_pick(const war_chest *s, const act *a, vx_problem *why)
{
    bool is_due = s->node == NODE_PICK && a->verb == ACT_PICK && (s->pool >> a->u & 1) != 0;
    return is_due || vx_refuse(why, s->players == 2 ? &wc_pick_due : &wc_pick_due_4);
}

static bool check_seat(const war_chest *s, const act *a, vx_problem *why)
{
    bool is_due = s->node == NODE_SEAT && a->verb == ACT_SEAT && a->seat < s->players &&
                  faction_of(a->seat) == faction_of(s->actor);
    return is_due || vx_refuse(why, &wc_seat_due);
}

static bool is_soak(int act_verb)
{
    return act_verb == ACT_SOAK_STACK || act_verb == ACT_SOAK_SUPPLY;
}

static bool is_spy_choice(int act_verb)
{
    return act_verb == ACT_SPY_DROP || act_verb == ACT_SPY_KEEP;
}

static bool check_spy_choice(const war_chest *s, const act *a, vx_problem *why)
{
    if (s->node != NODE_SPY || !is_spy_choice(a->verb)) return vx_refuse(why, &wc_spy_not_due);
    if (a->verb == ACT_SPY_KEEP) return true;
    if (a->u == UNKNOWN_COIN) return vx_refuse(why, &wc_unknown_coin);
    int target = frame_target(top_frame(s));
    return coins_of_type(s, target, wc_may_hold(s, target), a->u) > 0 ||
           vx_refuse(why, &wc_spy_not_due);
}

static bool is_footman_choice(const act *a)
{
    return a->by == BY_FOOTMAN || (a->verb == ACT_SKIP && a->u == FOOTMAN);
}

static bool check_second_footman(const war_chest *s, const act *a, vx_problem *why)
{
    if (s->node != NODE_FOOT || a->by != BY_FOOTMAN || a->h != frame_from(top_frame(s)))
        return vx_refuse(why, &wc_footman_due);
    question q = {.s = s, .seat = s->actor, .faction = faction_of(s->actor), .why = why};
    return check_hexes(&q, a) && check_manoeuvre(&q, a, stack_at(s, a->h));
}

static bool is_waiting(const war_chest *s, grant by)
{
    bool is_asked = s->node == NODE_ORDER ||
                    (s->node == NODE_THEN && owner_of(s, wc_grant_type[by]) == s->actor);
    return is_asked && (frame_triggers(top_frame(s)) & wc_grant_due[by]) != 0;
}

static grant grant_of_type(int type)
{
    for (int by = BY_BERSERKER; by < GRANTS; by++)
        if (wc_grant_type[by] == type) return (grant)by;
    return BY_COIN;
}

static bool check_next(const war_chest *s, const act *a, vx_problem *why)
{
    bool is_due = a->verb == ACT_NEXT && is_waiting(s, grant_of_type(a->u)) &&
                  (s->node == NODE_ORDER || a->u == WARRIOR_PRIEST);
    return is_due || vx_refuse(why, &wc_order_due);
}

/* ---- Triggers ---- */

static const vx_message *trigger_message(grant by)
{
    static const vx_message *const messages[] = {
        [BY_BERSERKER] = &wc_no_berserker, [BY_SWORDSMAN] = &wc_no_swordsman,
        [BY_BANNERMAN] = &wc_no_bannerman, [BY_MERCENARY] = &wc_no_mercenary,
        [BY_HERALD] = &wc_no_herald,       [BY_EARL] = &wc_no_earl,
        [BY_PRIEST] = &wc_no_priest,
    };
    return messages[by];
}

/* WC-ATTR-08: it waits, but in a frame below the one that is being settled. */
static bool waits_below(const war_chest *s, grant by)
{
    for (int i = 0; i + 1 < s->depth; i++)
        if (frame_kind_of(s->frame[i]) == FRAME_TRIGGERS &&
            (frame_triggers(s->frame[i]) & wc_grant_due[by]) != 0)
            return true;
    return false;
}

/* Why a trigger is not the one that is settled now. */
static bool refuse_trigger(const war_chest *s, grant by, vx_problem *why)
{
    if (waits_below(s, by)) return vx_refuse(why, &wc_waits_below);
    int unit = unit_of_type(s, wc_grant_type[by]);
    if (by == BY_PRIEST) return vx_refuse(why, &wc_no_priest);
    if (unit == NO_UNIT)
        return vx_refuse(why, by == BY_MERCENARY ? &wc_mercenary_gone : &wc_trigger_unit_gone);
    if (by == BY_BERSERKER && s->stack[unit] < 2) return vx_refuse(why, &wc_last_berserker);
    return vx_refuse(why, trigger_message(by));
}

static bool check_shift(const question *q, const act *a, int bannerman)
{
    const war_chest *s = q->s;
    hex_set enemies = shiftable(s, q->faction, s->place[bannerman]);
    if (!has(enemies, a->h) || !is_unit(s, a->h, a->u)) return refuse(q, &wc_no_bannerman);
    return has(step_targets(s, a->h), a->i) || refuse(q, &wc_bannerman_step);
}

/* WC-SWORDSMAN-02 and WC-EARL-06 give a step only, WC-MERCENARY-04 no tactic. */
static bool is_given(const act *a)
{
    if (a->by == BY_SWORDSMAN || a->by == BY_EARL) return a->verb == ACT_MOVE;
    return true;
}

static bool check_triggered(const war_chest *s, const act *a, vx_problem *why)
{
    grant by = (grant)a->by;
    int unit = unit_of_type(s, wc_grant_type[by]);
    if (unit == NO_UNIT) return refuse_trigger(s, by, why);
    question q = {
        .s = s, .seat = unit_seat(unit), .faction = faction_of(unit_seat(unit)), .why = why};
    if (by == BY_BERSERKER && s->stack[unit] < 2) return refuse(&q, &wc_last_berserker);
    if (!is_given(a)) return refuse(&q, trigger_message(by));
    if (!check_hexes(&q, a)) return false;
    if (a->verb == ACT_SHIFT) return check_shift(&q, a, unit);
    if (a->h != s->place[unit]) return refuse(&q, &wc_unit_not_there);
    return check_manoeuvre(&q, a, s->stack[unit] - (by == BY_BERSERKER)); /* WC-BERSERKER-06 */
}

static bool check_trigger(const war_chest *s, const act *a, vx_problem *why)
{
    grant by = a->verb == ACT_SKIP ? grant_of_type(a->u) : (grant)a->by;
    bool waits = by != BY_COIN && is_waiting(s, by);
    /* */
    if (a->verb == ACT_SKIP && by == BY_PRIEST && (waits || s->node == NODE_FORCED))
        return vx_refuse(why, &wc_priest_no_skip);
    if (s->node == NODE_THEN && (by == BY_COIN || by == BY_PRIEST))
        return vx_refuse(why, &wc_trigger_due);
    if (!waits) return refuse_trigger(s, by, why);
    return a->verb == ACT_SKIP || check_triggered(s, a, why);
}

/* ---- Playing ---- */

/* WC-PRIEST-03, WC-PRIEST-07, WC-PRIEST-09, A-12: any action, but only with the drawn coin. */
static bool check_forced(const war_chest *s, const act *a, vx_problem *why)
{
    int pending = frame_from(top_frame(s));
    zone coins = pending == UNKNOWN_SLOT ? wc_unseen(s, s->actor) : one_coin(pending);
    question q = {
        .s = s, .seat = s->actor, .faction = faction_of(s->actor), .coins = coins, .why = why};
    if (a->by != BY_PRIEST) return refuse(&q, &wc_priest_must_play);
    if (a->u == UNKNOWN_COIN) return refuse(&q, &wc_unknown_coin);
    if (!has_coin(&q, wc_paid_type(a)))
        return refuse(&q, a->verb == ACT_RIDE && a->u == ROYAL_GUARD ? &wc_priest_guard
                                                                     : &wc_priest_must_play);
    return check_play(&q, a);
}

static bool check_earl_decree(const war_chest *s, const act *a, vx_problem *why)
{
    bool is_decree = a->verb >= ACT_ENLIST && a->verb <= ACT_SPY && a->by == BY_COIN;
    question q = {
        .s = s, .seat = s->actor, .faction = faction_of(s->actor), .is_free = true, .why = why};
    return is_decree ? check_decree(&q, a) : refuse(&q, &wc_earl_decree_due);
}

static bool is_chance_node(int node)
{
    return node <= NODE_FLIP || node == NODE_DRAW;
}

bool wc_refuse_won(int winner, vx_problem *why)
{
    if (winner == NO_WINNER) return vx_refuse(why, &wc_game_drawn);
    return vx_refuse(why, winner == WOLF ? &wc_wolf_has_won : &wc_raven_has_won);
}

bool wc_check(const void *state, vx_action action, vx_problem *why)
{
    const war_chest *s = state;
    if (!wc_is_well_formed(action)) return vx_refuse(why, &wc_no_action);
    act a = unpack_act(action);
    if (s->node == NODE_OVER) return wc_refuse_won(s->winner, why);
    if (a.verb >= ACT_DECREES || is_chance_node(s->node)) return check_chance(s, &a, why);
    if (a.verb == ACT_PICK || s->node == NODE_PICK) return check_pick(s, &a, why);
    if (a.verb == ACT_SEAT || s->node == NODE_SEAT) return check_seat(s, &a, why);
    if (is_soak(a.verb) || s->node == NODE_SOAK)
        return (is_soak(a.verb) && s->node == NODE_SOAK) || vx_refuse(why, &wc_soak_due);
    if (is_spy_choice(a.verb) || s->node == NODE_SPY) return check_spy_choice(s, &a, why);
    if (is_footman_choice(&a) || s->node == NODE_FOOT) return check_second_footman(s, &a, why);
    if (s->node == NODE_DECREE) return check_earl_decree(s, &a, why);
    if (a.verb == ACT_NEXT || s->node == NODE_ORDER) return check_next(s, &a, why);
    bool is_trigger = a.verb == ACT_SKIP || (a.by != BY_COIN && a.by != BY_PRIEST);
    if (is_trigger || s->node == NODE_THEN) return check_trigger(s, &a, why);
    if (s->node == NODE_FORCED) return check_forced(s, &a, why);
    if (a.by == BY_PRIEST) return vx_refuse(why, &wc_no_priest);
    question q = {.s = s,
                  .seat = s->actor,
                  .faction = faction_of(s->actor),
                  .coins = wc_may_hold(s, s->actor),
                  .why = why};
    return check_play(&q, &a);
}
