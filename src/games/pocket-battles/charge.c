/* SPDX-License-Identifier: MIT */
/* charge.c - PB-36 to PB-50: who may charge whom, the reaction, and how combats join and split. */
#include "games/pocket-battles/battle.h"

/* ---- Whom a unit may charge ---- */

/* PB-36, PB-37: from the front, against somebody on the front or in the Engagement zone. */
bool pb_may_charge_plainly(const battle *b, int seat, int unit)
{
    const side *own = &b->side[seat];
    if (row_of(own->place[unit]) != FRONT || (own->black & BIT(unit)) == 0) return false;
    return units_before(&b->side[!seat], sector_of(own->place[unit])) != 0;
}

/* PB-49 with A-16: any unit beside a sector that holds no enemy at all. */
static unit_set beside(const side *enemy, int sector)
{
    unit_set units = 0;
    if (sector > 0) units |= units_in_sector(enemy, sector - 1);
    if (sector < SECTORS - 1) units |= units_in_sector(enemy, sector + 1);
    return units;
}

/* Charges whose target is named at once: there is no reaction to wait for, or a trait says so. */
unit_set pb_named_targets(const battle *b, int seat, int unit)
{
    const side *own = &b->side[seat], *enemy = &b->side[!seat];
    if (row_of(own->place[unit]) != FRONT || (own->black & BIT(unit)) == 0) return 0;
    int sector = sector_of(own->place[unit]);
    unit_set rear = enemy->zone[REAR + sector];
    unit_set targets = 0;
    if (units_before(enemy, sector) == 0)
        targets = rear != 0 ? rear : beside(enemy, sector); /* PB-48, PB-49 */
    else if (has_trait(own, unit, FLYING))
        targets = rear;                                                      /* PB-T25 */
    if (has_trait(own, unit, SCOUT)) targets |= enemy->zone[FRONT + sector]; /* PB-T12, A-37 */
    return targets;
}

bool pb_can_charge(const battle *b, int seat, int unit)
{
    return pb_may_charge_plainly(b, seat, unit) || pb_named_targets(b, seat, unit) != 0;
}

static bool check_charger(const side *own, int unit, vx_problem *why)
{
    static const vx_message not_front = {
        "PB-36", {"only a unit on the front can charge", "наступают только с фронта"}};
    if (row_of(own->place[unit]) != FRONT) return vx_refuse(why, &not_front);
    return pb_check_black(own, unit, why);
}

static bool refuse_named(const battle *b, int sector, int target, vx_problem *why)
{
    static const vx_message after_reaction = {
        "PB-43",
        {"the target is chosen after the reaction", "цель выбирают после ответа противника"}};
    static const vx_message covered = {
        "PB-48",
        {"units in the rear are covered while the enemy's front or Engagement zone is held",
         "тыл прикрыт, пока фронт или зона сражения противника не пусты"}};
    static const vx_message held = {
        "PB-49",
        {"another sector can be charged only when this one holds no enemy",
         "в соседний сектор наступают, только если в этом нет ни одного врага"}};
    static const vx_message far = {"PB-49",
                                   {"that sector is not adjacent", "этот сектор не соседний"}};
    const side *enemy = &b->side[!b->active];
    int place = enemy->place[target];
    if (sector_of(place) == sector)
        return vx_refuse(why, row_of(place) == REAR ? &covered : &after_reaction);
    if (units_in_sector(enemy, sector) != 0) return vx_refuse(why, &held);
    return vx_refuse(why, &far);
}

/* The target is an enemy unit's code or NONE. */
bool pb_check_charge(const battle *b, int unit, int target, vx_problem *why)
{
    static const vx_message nobody = {
        "PB-37",
        {"no enemy stands on the front or in the Engagement zone of this sector",
         "на фронте и в зоне сражения этого сектора нет врагов"}};
    static const vx_message friend = {"PB-37", {"it charges an enemy", "наступают на противника"}};
    const side *own = &b->side[b->active];
    if (!check_charger(own, unit, why)) return false;
    if (target == NONE) return pb_may_charge_plainly(b, b->active, unit) || vx_refuse(why, &nobody);
    if (!pb_check_enemy(b, target, &friend, why)) return false;
    int enemy = code_unit(target);
    if (pb_named_targets(b, b->active, unit) & BIT(enemy)) return true;
    return refuse_named(b, sector_of(own->place[unit]), enemy, why);
}

/* ---- The reaction ---- */

/* a unit that redeployed in its own turn may react. */
static unit_set ready_to_react(const side *s, unit_set units)
{
    for (unit_set rest = units & ~s->bearers[SKIRMISH]; rest != 0; rest &= rest - 1) {
        int unit = first_unit(rest);
        if (pb_price(s, unit) > s->free) units &= ~BIT(unit); /* PB-T14: Skirmish pays nothing */
    }
    return units;
}

static int charge_sector(const battle *b)
{
    return sector_of(b->side[b->active].place[b->actor]);
}

/* a Scout has named a unit on the front. */
static bool is_scouting(const battle *b)
{
    return (b->flags & FLAG_NAMED) && row_of(b->side[!b->active].place[b->target]) == FRONT;
}

unit_set pb_interceptors(const battle *b)
{
    const side *enemy = &b->side[!b->active];
    if (is_scouting(b)) return 0;                                                       /* PB-T12 */
    return ready_to_react(enemy, enemy->zone[FRONT + charge_sector(b)] & enemy->black); /* PB-39 */
}

/* PB-41, A-10: from the front only, so Long Range does not help. */
unit_set pb_shooters_at_charger(const battle *b)
{
    const side *enemy = &b->side[!b->active];
    if (is_scouting(b) && b->scout_both) return 0; /* */
    return ready_to_react(enemy, enemy->zone[FRONT + charge_sector(b)] & enemy->white);
}

vx_action *pb_list_reactions(const battle *b, vx_action *out)
{
    int enemy = !b->active;
    if (b->phase == PHASE_TARGET) {
        for (unit_set rest = pb_charge_targets(b); rest != 0; rest &= rest - 1)
            *out++ = pack(ACT_TARGET, unit_code(enemy, first_unit(rest)), 0, 0);
        return out;
    }
    if (b->phase == PHASE_AGAIN) {
        int code = unit_code(b->active, b->actor);
        if (pb_may_charge_plainly(b, b->active, b->actor)) *out++ = pack(ACT_CHARGE, code, NONE, 0);
        for (unit_set rest = pb_named_targets(b, b->active, b->actor); rest != 0; rest &= rest - 1)
            *out++ = pack(ACT_CHARGE, code, unit_code(enemy, first_unit(rest)), 0);
        return out;
    }
    *out++ = pack(ACT_WAIT, 0, 0, 0);
    for (unit_set rest = pb_interceptors(b); rest != 0; rest &= rest - 1)
        *out++ = pack(ACT_INTERCEPT, unit_code(enemy, first_unit(rest)), 0, 0);
    for (unit_set rest = pb_shooters_at_charger(b); rest != 0; rest &= rest - 1)
        *out++ = pack(ACT_FIRE, unit_code(enemy, first_unit(rest)), 0, 0);
    return out;
}

static bool check_reacting(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message foreign = {
        "PB-38", {"a unit of the charged side reacts", "отвечает подразделение другой стороны"}};
    static const vx_message elsewhere = {"PB-39",
                                         {"only a unit on the front of this sector intercepts",
                                          "перехватывают только с фронта этого сектора"}};
    static const vx_message not_there = {
        "PB-41",
        {"only a unit on the front of this sector shoots at the charger",
         "обстреливают наступающего только с фронта этого сектора"}};
    static const vx_message no_black = {
        "PB-39", {"the unit has no black face", "у подразделения нет чёрных кубиков"}};
    static const vx_message no_white = {
        "PB-41", {"the unit has no white face", "у подразделения нет белых кубиков"}};
    static const vx_message scout = {
        "PB-T12",
        {"a Scout's charge allows no such reaction", "на наступление лазутчика так не отвечают"}};
    const side *s = &b->side[!b->active];
    int unit = code_unit(a->x);
    bool shoots = a->kind == ACT_FIRE;
    if (code_seat(a->x) == b->active) return vx_refuse(why, &foreign);
    if (s->place[unit] != FRONT + charge_sector(b))
        return vx_refuse(why, shoots ? &not_there : &elsewhere);
    if (((shoots ? s->white : s->black) & BIT(unit)) == 0)
        return vx_refuse(why, shoots ? &no_white : &no_black);
    if (is_scouting(b) && !(shoots && !b->scout_both)) return vx_refuse(why, &scout);
    return ready_to_react(s, BIT(unit)) != 0 || pb_refuse_price(s, unit, why);
}

static bool check_target(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message out_of_reach = {
        "PB-42",
        {"the target stands on the front or in the Engagement zone of this sector",
         "цель выбирают на фронте или в зоне сражения этого сектора"}};
    bool enemy = code_seat(a->x) != b->active;
    return (enemy && (pb_charge_targets(b) & BIT(code_unit(a->x)))) ||
           vx_refuse(why, &out_of_reach);
}

static bool check_next_charge(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message other = {"PB-T9",
                                     {"the unit that destroyed its enemy charges on",
                                      "дальше наступает тот, кто уничтожил врага"}};
    if (a->x != unit_code(b->active, b->actor)) return vx_refuse(why, &other);
    return pb_check_charge(b, b->actor, a->y, why);
}

bool pb_check_reaction(const battle *b, const act *a, vx_problem *why)
{
    switch (a->kind) {
    case ACT_WAIT:
        return true;
    case ACT_TARGET:
        return check_target(b, a, why);
    case ACT_CHARGE:
        return check_next_charge(b, a, why);
    default:
        return check_reacting(b, a, why);
    }
}

/* ---- Carrying out ---- */

unit_set pb_charge_targets(const battle *b)
{
    return units_before(&b->side[!b->active], charge_sector(b));
}

void pb_begin_charge(battle *b, int unit, int target, int flags)
{
    side *own = &b->side[b->active];
    const side *enemy = &b->side[!b->active];
    int home = sector_of(own->place[unit]);
    b->order = ORDER_CHARGE;
    b->actor = (uint8_t)unit;
    b->target = (uint8_t)target;
    b->flags = (uint8_t)(flags | (target != NONE ? FLAG_NAMED : 0));
    int sector = target == NONE ? home : sector_of(enemy->place[target]);
    pb_move_unit(own, unit, ENGAGED + sector); /* its front is that sector's from now on */
    bool can_be_answered = sector == home;     /* PB-48, PB-49: elsewhere nobody reacts */
    if (can_be_answered && (pb_interceptors(b) | pb_shooters_at_charger(b)) != 0)
        b->phase = PHASE_REACT;
    else
        pb_after_reaction(b);
}

void pb_return_to_front(side *s, int unit)
{
    pb_move_unit(s, unit, FRONT + sector_of(s->place[unit]));
}

/* PB-42, PB-43: the charge goes on against the named target or one that is chosen now. */
void pb_after_reaction(battle *b)
{
    if ((b->flags & FLAG_NAMED) && is_alive(&b->side[!b->active], b->target)) {
        pb_fight(b, b->target);
        return;
    }
    b->target = NONE;
    b->flags &= (uint8_t)~FLAG_NAMED;
    unit_set targets = pb_charge_targets(b);
    if (targets == 0) { /* the shooter has killed itself and nobody else is there */
        pb_return_to_front(&b->side[b->active], b->actor);
        pb_end_order(b, b->actor);
    } else if (count_units(targets) == 1) {
        pb_fight(b, first_unit(targets));
    } else {
        b->phase = PHASE_TARGET;
    }
}

static void react(battle *b, const act *a)
{
    side *enemy = &b->side[!b->active];
    int unit = code_unit(a->x);
    if (!has_trait(enemy, unit, SKIRMISH)) pb_pay(enemy, unit);
    if (a->kind == ACT_FIRE) {
        pb_start_blow(b, BLOW_REACTION, !b->active, unit, b->actor);
        return;
    }
    b->flags |= FLAG_INTERCEPTED;
    pb_fight(b, unit);
}

void pb_apply_reaction(battle *b, const act *a)
{
    switch (a->kind) {
    case ACT_WAIT:
        pb_after_reaction(b);
        break;
    case ACT_TARGET:
        pb_fight(b, code_unit(a->x));
        break;
    case ACT_CHARGE: /* PB-T9 */
        pb_begin_charge(b, b->actor, a->y == NONE ? NONE : code_unit(a->y), FLAG_FREE);
        break;
    default:
        react(b, a);
        break;
    }
}

/* ---- PB-45 to PB-47 with A-12: a combat is a star, one unit of a side against one or more ---- */

static void part(battle *b, int seat, int unit, int enemy)
{
    b->side[seat].contact[unit] &= ~BIT(enemy);
    b->side[!seat].contact[enemy] &= ~BIT(unit);
}

/* If the target is one of several against a unit of ours, it is taken out of that combat. */
static void join_combat(battle *b, int unit, int target)
{
    int seat = b->active;
    unit_set facing = b->side[!seat].contact[target];
    if (count_units(facing) == 1) {
        int hub = first_unit(facing);
        if (count_units(b->side[seat].contact[hub]) > 1) part(b, seat, hub, target);
    }
    b->side[seat].contact[unit] |= BIT(target);
    b->side[!seat].contact[target] |= BIT(unit);
}

void pb_combat_of(const battle *b, int seat, int unit, unit_set out[SIDES])
{
    unit_set facing = b->side[seat].contact[unit];
    out[seat] = BIT(unit);
    out[!seat] = facing;
    if (count_units(facing) == 1) out[seat] = b->side[!seat].contact[first_unit(facing)];
}

/* the unit charged strikes first if it alone has First Strike; an interceptor never. */
static bool strikes_first(const battle *b, int target)
{
    return !(b->flags & FLAG_INTERCEPTED) &&
           has_trait(&b->side[!b->active], target, FIRST_STRIKE) &&
           !has_trait(&b->side[b->active], b->actor, FIRST_STRIKE);
}

/* PB-40: an interceptor does not change who rolls first. */
void pb_fight(battle *b, int target)
{
    side *enemy = &b->side[!b->active];
    b->target = (uint8_t)target;
    pb_move_unit(enemy, target, ENGAGED + charge_sector(b)); /* it stands in that sector */
    join_combat(b, b->actor, target);
    if (strikes_first(b, target)) {
        b->flags |= FLAG_STRUCK;
        pb_start_blow(b, BLOW_FIRST, !b->active, target, b->actor);
    } else {
        pb_start_blow(b, BLOW_ATTACK, b->active, b->actor, target);
    }
}
