/* SPDX-License-Identifier: MIT */
/* wounds.c - PB-57 to PB-64: how an owner allots hits, where Wound tokens come from, and what
 * happens to the dead. */
#include "games/pocket-battles/battle.h"

/* ---- The dead ---- */

/* what the unit could do through this troop alone is gone at once. */
static void drop_abilities(side *s, int unit, const tile_facts *tile)
{
    uint32_t traits = 0, black = 0, white = 0;
    for (int troop = s->first[unit]; troop < s->first[unit] + s->height[unit]; troop++) {
        if (s->wounds[troop] == DEAD) continue;
        const tile_facts *left = facts_of(s, troop);
        traits |= left->traits;
        black |= left->black;
        white |= left->white;
    }
    if (black == 0) s->black &= ~BIT(unit);
    if (white == 0) s->white &= ~BIT(unit);
    for (uint32_t rest = tile->traits & ~traits; rest != 0; rest &= rest - 1)
        s->bearers[__builtin_ctz(rest)] &= ~BIT(unit);
}

/* PB-60, A-4: its own tokens are set aside. PB-64: its cost counts for the enemy. */
static void remove_troop(battle *b, side *s, int troop)
{
    const tile_facts *tile = facts_of(s, troop);
    int unit = s->unit[troop];
    s->health[unit] = (uint8_t)(s->health[unit] - health_left(s, troop));
    s->aside = (uint8_t)(s->aside + s->wounds[troop]);
    s->wounds[troop] = DEAD;
    s->lost = (uint8_t)(s->lost + tile->cost);
    b->last_loss = b->round;
    drop_abilities(s, unit, tile);
}

/* PB-56, A-13: a unit without an enemy in contact goes back to its front. */
static void release_enemies(battle *b, int seat, int unit)
{
    side *own = &b->side[seat], *enemy = &b->side[!seat];
    for (unit_set rest = own->contact[unit]; rest != 0; rest &= rest - 1) {
        int other = first_unit(rest);
        enemy->contact[other] &= ~BIT(unit);
        if (enemy->contact[other] == 0) pb_return_to_front(enemy, other);
    }
    own->contact[unit] = 0;
}

static void bury_unit(battle *b, int seat, int unit)
{
    side *s = &b->side[seat];
    s->aside = (uint8_t)(s->aside + s->orders[unit]); /* */
    s->orders[unit] = 0;
    release_enemies(b, seat, unit);
    s->zone[s->place[unit]] &= ~BIT(unit);
    s->alive &= ~BIT(unit);
    s->place[unit] = LOST;
}

static void pay_for_leaders(side *s, int before)
{
    for (int dead = before - pb_leaders(s); dead > 0; dead--) pb_owe_token(s); /* PB-T6 */
}

void pb_destroy_unit(battle *b, int seat, int unit)
{
    side *s = &b->side[seat];
    bool led = has_trait(s, unit, LEADER);
    int leaders = led ? pb_leaders(s) : 0;
    for (int troop = s->first[unit]; troop < s->first[unit] + s->height[unit]; troop++)
        if (s->wounds[troop] != DEAD) remove_troop(b, s, troop);
    bury_unit(b, seat, unit);
    if (led) pay_for_leaders(s, leaders);
}

void pb_destroy_troop(battle *b, int seat, int troop)
{
    side *s = &b->side[seat];
    int unit = s->unit[troop];
    if (s->health[unit] == health_left(s, troop)) {
        pb_destroy_unit(b, seat,
                        unit); /* troops of 0 hit points go with the last of the others */
        return;
    }
    bool leads = (facts_of(s, troop)->traits & BIT(LEADER)) != 0;
    remove_troop(b, s, troop);
    if (leads) pb_owe_token(s);
}

/* ---- PB-3 Where a Wound token comes from: it was an Order ---- */

static bool has_token(const side *s) /* PB-63 */
{
    if (s->free > 0 || s->passed > 0) return true;
    for (int unit = 0; unit < s->unit_count; unit++)
        if (s->orders[unit] > 0) return true;
    return false;
}

static vx_action *list_wounds(const side *s, int seat, int tile, vx_action *out)
{
    if (s->free > 0) { /* PB-61 */
        *out++ = pack(ACT_WOUND, tile, FROM_POOL, 0);
        return out;
    }
    if (s->passed > 0) *out++ = pack(ACT_WOUND, tile, FROM_PASSED, 0); /* */
    for (int unit = 0; unit < s->unit_count; unit++)
        if (s->orders[unit] > 0)
            *out++ = pack(ACT_WOUND, tile, unit_code(seat, unit), 0); /* PB-62 */
    return out;
}

static void take_token(side *s, int from)
{
    if (from == FROM_POOL)
        s->free--;
    else if (from == FROM_PASSED)
        s->passed--;
    else
        s->orders[code_unit(from)]--;
}

/* ---- Allotting ---- */

static bool may_sacrifice(const battle *b) /* PB-T11 */
{
    return !b->allot_self && !b->allot_begun &&
           has_trait(&b->side[b->allot_side], b->allot_unit, SACRIFICE);
}

vx_action *pb_list_allotments(const battle *b, vx_action *out)
{
    const side *s = &b->side[b->allot_side];
    int first = s->first[b->allot_unit], last = first + s->height[b->allot_unit];
    for (int troop = first; troop < last; troop++) {
        if (s->wounds[troop] == DEAD) continue;
        int left = health_left(s, troop);
        if (left > 0) *out++ = pack(ACT_LOSE, s->tile[troop], 0, 0);
        if (left > 1) out = list_wounds(s, b->allot_side, s->tile[troop], out);
    }
    if (may_sacrifice(b)) *out++ = pack(ACT_SACRIFICE, 0, 0, 0);
    return out;
}

static void allot(battle *b, const act *a)
{
    side *s = &b->side[b->allot_side];
    b->allot_begun = 1;
    if (a->kind == ACT_SACRIFICE) { /* no hit of this roll remains */
        b->allot_hits = 0;
        pb_destroy_troop(b, b->allot_side, pb_trait_troop(s, b->allot_unit, SACRIFICE));
        return;
    }
    int troop = pb_find_troop(s, a->x);
    if (a->kind == ACT_WOUND) {
        take_token(s, a->y);
        s->wounds[troop]++;
        s->health[b->allot_unit]--;
        b->allot_hits--;
        return;
    }
    int absorbed = health_left(s, troop); /* PB-58 */
    if (absorbed > b->allot_hits) absorbed = b->allot_hits;
    b->allot_hits = (uint8_t)(b->allot_hits - absorbed);
    pb_destroy_troop(b, b->allot_side, troop);
}

static void end_allotment(battle *b)
{
    b->allot_side = b->allot_hits = b->allot_begun = 0;
    b->allot_unit = NONE;
}

/* Does what can be done in one way only. True if a choice is left. */
static bool needs_choice(battle *b)
{
    side *s = &b->side[b->allot_side];
    while (b->allot_hits > 0 && is_alive(s, b->allot_unit)) {
        if (b->allot_hits >= s->health[b->allot_unit] && !may_sacrifice(b)) {
            pb_destroy_unit(b, b->allot_side, b->allot_unit);
            continue;
        }
        vx_action choice[UNIT_HEIGHT * (UNITS + 3)];
        if (pb_list_allotments(b, choice) - choice > 1) {
            b->phase = PHASE_ALLOT;
            return true;
        }
        act only = unpack(choice[0]);
        allot(b, &only);
    }
    end_allotment(b);
    return false;
}

bool pb_begin_allotment(battle *b, int seat, int unit, int hits, bool self)
{
    b->allot_side = (uint8_t)seat;
    b->allot_unit = (uint8_t)unit;
    b->allot_hits = (uint8_t)hits;
    b->allot_self = self;
    b->allot_begun = 0;
    return needs_choice(b);
}

void pb_apply_allotment(battle *b, const act *a)
{
    allot(b, a);
    if (!needs_choice(b)) pb_hits_are_allotted(b);
}

/* ---- Checking ---- */

static bool check_source(const battle *b, const side *s, int from, vx_problem *why)
{
    static const vx_message unused_first = {
        "PB-61",
        {"the token comes from the unused orders while there are any",
         "пока есть неиспользованные приказы, жетон берут из них"}};
    static const vx_message name_source = {
        "PB-62",
        {"no unused order is left: say where the used one is taken from",
         "неиспользованных приказов нет: укажите, откуда взять использованный"}};
    static const vx_message nothing_there = {
        "PB-62", {"no order token lies there", "там нет жетона приказа"}};
    static const vx_message no_token = {
        "PB-63",
        {"no token can be taken: the troop is destroyed", "жетона взять негде: отряд погибает"}};
    if (!has_token(s)) return vx_refuse(why, &no_token);
    if (s->free > 0) return from == FROM_POOL || vx_refuse(why, &unused_first);
    if (from == FROM_POOL) return vx_refuse(why, &name_source);
    if (from == FROM_PASSED) return s->passed > 0 || vx_refuse(why, &nothing_there);
    bool lies = code_seat(from) == b->allot_side && s->orders[code_unit(from)] > 0;
    return lies || vx_refuse(why, &nothing_there);
}

static bool check_troop(const battle *b, const side *s, int tile, int *troop, vx_problem *why)
{
    static const vx_message elsewhere = {
        "PB-57",
        {"the losses fall on a living troop of the unit that is hit",
         "потери несёт живой отряд того подразделения, по которому попали"}};
    static const vx_message nothing = {"PB-58",
                                       {"a troop without hit points absorbs nothing",
                                        "отряд без очков здоровья ничего не поглощает"}}; /* */
    *troop = pb_find_troop(s, tile);
    if (*troop == NONE || s->unit[*troop] != b->allot_unit || s->wounds[*troop] == DEAD)
        return vx_refuse(why, &elsewhere);
    return health_left(s, *troop) > 0 || vx_refuse(why, &nothing);
}

bool pb_check_allotment(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message no_sacrifice = {
        "PB-T11",
        {"only a unit with Sacrifice, hit by a roll of which nothing is allotted yet",
         "только подразделение с Жертвой, пока удары броска ещё не распределены"}};
    static const vx_message last_point = {
        "PB-57",
        {"a troop with one hit point left is destroyed, not wounded",
         "отряд с последним очком здоровья не ранят, он погибает"}};
    const side *s = &b->side[b->allot_side];
    int troop;
    if (a->kind == ACT_SACRIFICE) return may_sacrifice(b) || vx_refuse(why, &no_sacrifice);
    if (!check_troop(b, s, a->x, &troop, why)) return false;
    if (a->kind == ACT_LOSE) return true;
    if (health_left(s, troop) <= 1) return vx_refuse(why, &last_point); /* PB-59 */
    return check_source(b, s, a->y, why);
}
