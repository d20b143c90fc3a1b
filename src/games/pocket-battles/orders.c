/* SPDX-License-Identifier: MIT */
/* orders.c - PB-29 to PB-35: the free redeployment, the price of an order, and which orders a
 * player may give. */
#include "games/pocket-battles/battle.h"

/* PB-30: rear and front of one sector, and the same row of the sector beside it. */
static const uint16_t adjacent[ENGAGED] = {
    [REAR + 0] = BIT(FRONT + 0) | BIT(REAR + 1),
    [REAR + 1] = BIT(FRONT + 1) | BIT(REAR + 0) | BIT(REAR + 2),
    [REAR + 2] = BIT(FRONT + 2) | BIT(REAR + 1),
    [FRONT + 0] = BIT(REAR + 0) | BIT(FRONT + 1),
    [FRONT + 1] = BIT(REAR + 1) | BIT(FRONT + 0) | BIT(FRONT + 2),
    [FRONT + 2] = BIT(REAR + 2) | BIT(FRONT + 1),
};

void pb_move_unit(side *s, int unit, int zone)
{
    s->zone[s->place[unit]] &= ~BIT(unit);
    s->zone[zone] |= BIT(unit);
    s->place[unit] = (uint8_t)zone;
}

/* ---- PB-33 The price ---- */

int pb_price(const side *s, int unit)
{
    int lying = s->orders[unit];
    if (has_trait(s, unit, REACTIVE)) return lying > 0 ? lying : 1; /* PB-T10 */
    return lying + 1;
}

void pb_pay(side *s, int unit)
{
    int price = pb_price(s, unit);
    s->free = (uint8_t)(s->free - price);
    s->orders[unit] = (uint8_t)(s->orders[unit] + price);
}

/* ---- Who may be ordered ---- */

static bool is_pending(const battle *b) /* a special action waits for its order */
{
    return (b->control & b->doubled & b->excite & b->galvanize) != NONE;
}

static unit_set barred(const battle *b)
{
    unit_set units = 0;
    if (b->control != NONE) units |= BIT(b->control); /* PB-T18: another unit */
    if (b->doubled != NONE) units |= BIT(b->doubled); /* PB-T19: two others */
    if (b->after != NONE) units |= BIT(b->after);
    if (b->excite != NONE) units |= BIT(b->excite);
    if (b->galvanize != NONE) units |= BIT(b->galvanize);
    return units;
}

static unit_set resting(const battle *b) /* PB-32, PB-T3, A-19 */
{
    if (b->redeployed == NONE) return 0;
    return BIT(b->redeployed) & ~b->side[b->active].bearers[FAST];
}

static unit_set affordable(const side *s, unit_set units)
{
    for (unit_set rest = units; rest != 0; rest &= rest - 1) {
        int unit = first_unit(rest);
        if (pb_price(s, unit) > s->free) units &= ~BIT(unit);
    }
    return units;
}

unit_set pb_orderable(const battle *b)
{
    const side *own = &b->side[b->active];
    unit_set units = own->alive & ~barred(b) & ~resting(b);
    return b->control != NONE ? units : affordable(own, units);
}

static bool supports_any(const battle *b) /* nothing but a charge, an attack or a shot may follow */
{
    return (b->excite & b->galvanize) != NONE;
}

static unit_set long_shooters(const side *s) /* PB-70, PB-T8 */
{
    unit_set front = s->zone[FRONT] | s->zone[FRONT + 1] | s->zone[FRONT + 2];
    unit_set rear = s->zone[REAR] | s->zone[REAR + 1] | s->zone[REAR + 2];
    return s->white & (front | (rear & s->bearers[LONG_RANGE]));
}

/* ---- Listing ---- */

static vx_action *list_walks(const side *s, int seat, int kind, unit_set units, vx_action *out)
{
    for (unit_set rest = units; rest != 0; rest &= rest - 1) {
        int unit = first_unit(rest), code = unit_code(seat, unit);
        if (s->place[unit] >= ENGAGED) continue;
        for (uint32_t zones = adjacent[s->place[unit]]; zones != 0; zones &= zones - 1)
            *out++ = pack(kind, code, __builtin_ctz(zones), 0);
    }
    return out;
}

int pb_count_walks(const side *s, unit_set units)
{
    int count = 0;
    for (int zone = 0; zone < ENGAGED; zone++)
        count += count_units(units & s->zone[zone]) * __builtin_popcount(adjacent[zone]);
    return count;
}

static int bit_at(uint32_t set, int index)
{
    for (; index > 0; index--) set &= set - 1;
    return __builtin_ctz(set);
}

vx_action pb_decode_walk(const side *s, int seat, int kind, unit_set units, int index)
{
    for (int zone = 0;; zone++) {
        int ways = __builtin_popcount(adjacent[zone]);
        int count = count_units(units & s->zone[zone]) * ways;
        if (index < count)
            return pack(kind, unit_code(seat, bit_at(units & s->zone[zone], index / ways)),
                        bit_at(adjacent[zone], index % ways), 0);
        index -= count;
    }
}

static vx_action *list_pairs(int kind, int code, int enemy, unit_set targets, vx_action *out)
{
    for (; targets != 0; targets &= targets - 1)
        *out++ = pack(kind, code, unit_code(enemy, first_unit(targets)), 0);
    return out;
}

static vx_action *list_charges(const battle *b, unit_set units, vx_action *out)
{
    const side *own = &b->side[b->active];
    units &= own->black & (own->zone[FRONT] | own->zone[FRONT + 1] | own->zone[FRONT + 2]);
    for (; units != 0; units &= units - 1) {
        int unit = first_unit(units), code = unit_code(b->active, unit);
        if (pb_may_charge_plainly(b, b->active, unit)) *out++ = pack(ACT_CHARGE, code, NONE, 0);
        unit_set named = pb_named_targets(b, b->active, unit);
        out = list_pairs(ACT_CHARGE, code, !b->active, named, out);
    }
    return out;
}

static vx_action *list_combat_orders(const battle *b, unit_set units, vx_action *out)
{
    const side *own = &b->side[b->active];
    units &= own->zone[ENGAGED] | own->zone[ENGAGED + 1] | own->zone[ENGAGED + 2];
    for (; units != 0; units &= units - 1) {
        int unit = first_unit(units), code = unit_code(b->active, unit);
        if ((own->black & BIT(unit)) && b->galvanize == NONE)
            out = list_pairs(ACT_ATTACK, code, !b->active, own->contact[unit], out);
        if (!supports_any(b)) *out++ = pack(ACT_LEAVE, code, 0, 0);
    }
    return out;
}

static vx_action *list_shots(const battle *b, unit_set units, vx_action *out)
{
    if (b->galvanize != NONE) return out;
    units &= long_shooters(&b->side[b->active]);
    for (; units != 0; units &= units - 1) {
        int unit = first_unit(units);
        unit_set targets = pb_shot_targets(b, b->active, unit);
        out = list_pairs(ACT_SHOOT, unit_code(b->active, unit), !b->active, targets, out);
    }
    return out;
}

static vx_action *list_strikes(const battle *b, unit_set units, vx_action *out)
{
    if (units == 0) return out;
    out = list_charges(b, units, out);
    out = list_combat_orders(b, units, out);
    return list_shots(b, units, out);
}

/* Is there an order that may follow the special actions announced so far? Without Excite and
 * Galvanize any unit will do: it can move, or leave its combat. */
bool pb_can_order(const battle *b)
{
    const side *own = &b->side[b->active];
    unit_set units = pb_orderable(b);
    if (!supports_any(b)) return units != 0;
    for (; units != 0; units &= units - 1) {
        int unit = first_unit(units);
        if (pb_can_charge(b, b->active, unit)) return true;
        if (b->galvanize != NONE) continue;
        if (is_engaged(own, unit) && (own->black & BIT(unit))) return true;
        if (pb_shot_targets(b, b->active, unit) != 0) return true;
    }
    return false;
}

/* PB-23: a free redeployment if he likes, and one action. */
order_choice pb_order_choice(const battle *b)
{
    const side *own = &b->side[b->active];
    order_choice choice = {.orderable = pb_orderable(b)};
    if (!is_pending(b) && b->redeployed == NONE)
        choice.redeploying = own->alive & ~own->bearers[SLOW]; /* it bars even the Fast */
    if (!supports_any(b)) choice.moving = choice.orderable;
    return choice;
}

vx_action *pb_list_other_orders(const battle *b, const order_choice *choice, vx_action *out)
{
    bool fresh = !is_pending(b);
    out = list_strikes(b, choice->orderable, out);
    out = pb_list_specials(b, out);
    if (fresh) *out++ = pack(ACT_PASS, 0, 0, 0); /* even where there is another action */
    if (fresh && b->concede) *out++ = pack(ACT_CONCEDE, 0, 0, 0);
    if (b->after != NONE && !supports_any(b)) *out++ = pack(ACT_STOP, 0, 0, 0);
    return out;
}

vx_action *pb_list_orders(const battle *b, vx_action *out)
{
    const side *own = &b->side[b->active];
    order_choice choice = pb_order_choice(b);
    out = list_walks(own, b->active, ACT_REDEPLOY, choice.redeploying, out);
    out = list_walks(own, b->active, ACT_MOVE, choice.moving, out);
    return pb_list_other_orders(b, &choice, out);
}

/* ---- Checking ---- */

static bool check_alive(const side *s, int unit, vx_problem *why)
{
    static const vx_message gone = {
        "PB-10", {"there is no such unit on the field", "такого подразделения на поле нет"}};
    return is_alive(s, unit) || vx_refuse(why, &gone);
}

static bool check_own(const battle *b, int code, vx_problem *why)
{
    static const vx_message foreign = {"PB-22",
                                       {"it is not that side's turn", "сейчас ход другой стороны"}};
    if (code_seat(code) != b->active) return vx_refuse(why, &foreign);
    return check_alive(&b->side[b->active], code_unit(code), why);
}

bool pb_check_enemy(const battle *b, int code, const vx_message *not_enemy, vx_problem *why)
{
    if (code_seat(code) == b->active) return vx_refuse(why, not_enemy);
    return check_alive(&b->side[!b->active], code_unit(code), why);
}

bool pb_check_black(const side *s, int unit, vx_problem *why)
{
    static const vx_message toothless = {
        "PB-36", {"the unit has no black face", "у подразделения нет чёрных кубиков"}};
    return (s->black & BIT(unit)) != 0 || vx_refuse(why, &toothless);
}

bool pb_refuse_price(const side *s, int unit, vx_problem *why)
{
    static const vx_message too_dear = {
        "PB-33", {"the order costs {0}, but {1} are left", "приказ стоит {0}, а осталось {1}"}};
    return vx_refuse_numbers(why, &too_dear, pb_price(s, unit), s->free);
}

/* Is the unit one that may be given an order now? A support (Excite, Galvanize) pays even where the
 * order to come is free, and may give both to one charge. */
bool pb_check_given(const battle *b, int code, bool supports, vx_problem *why)
{
    static const vx_message rests = {
        "PB-32",
        {"a unit that redeployed gets no order in the same turn",
         "передислоцированному подразделению в этот ход приказов не отдают"}};
    static const vx_message other_control = {
        "PB-T18", {"another unit must act", "действовать должно другое подразделение"}};
    static const vx_message other_double = {
        "PB-T19", {"two other units are ordered", "приказы получают два других подразделения"}};
    static const vx_message other_excite = {
        "PB-T20", {"another unit must act", "действовать должно другое подразделение"}};
    static const vx_message other_galvanize = {
        "PB-T21", {"another unit must charge", "наступать должно другое подразделение"}};
    if (!check_own(b, code, why)) return false;
    const side *own = &b->side[b->active];
    int unit = code_unit(code);
    if (resting(b) & BIT(unit)) return vx_refuse(why, &rests);
    if (unit == b->control) return vx_refuse(why, &other_control);
    if (unit == b->doubled || unit == b->after) return vx_refuse(why, &other_double);
    if (unit == b->excite && !supports) return vx_refuse(why, &other_excite);
    if (unit == b->galvanize && !supports) return vx_refuse(why, &other_galvanize);
    if ((b->control == NONE || supports) && pb_price(own, unit) > own->free)
        return pb_refuse_price(own, unit, why);
    return true;
}

/* PB-30, PB-31: the way of a redeployment and of a tactical move. */
static bool check_way(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message engaged = {"PB-31",
                                       {"a unit in the Engagement zone cannot move out this way",
                                        "из зоны сражения так не выходят"}};
    static const vx_message into = {
        "PB-31", {"it may not enter the Engagement zone", "в зону сражения так не входят"}};
    static const vx_message far = {
        "PB-30",
        {"only to the other row of its sector or the same row beside it",
         "только в другой ряд своего сектора или в тот же ряд соседнего"}};
    int place = b->side[b->active].place[code_unit(a->x)];
    if (place >= ENGAGED) return vx_refuse(why, &engaged);
    if (a->y >= ENGAGED) return vx_refuse(why, &into);
    return (adjacent[place] & BIT(a->y)) != 0 || vx_refuse(why, &far);
}

static bool check_redeployment(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message once = {"PB-29",
                                    {"one redeployment a turn", "одна передислокация за ход"}};
    static const vx_message late = {
        "PB-29",
        {"a redeployment comes before the action", "передислокация бывает только до действия"}};
    static const vx_message slow = {
        "PB-T15",
        {"a Slow unit has no free redeployment", "медленные бесплатно не передислоцируются"}};
    if (b->redeployed != NONE) return vx_refuse(why, &once);
    if (is_pending(b)) return vx_refuse(why, &late);
    if (!check_own(b, a->x, why)) return false;
    if (has_trait(&b->side[b->active], code_unit(a->x), SLOW)) return vx_refuse(why, &slow);
    return check_way(b, a, why);
}

static bool check_attack(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message own = {"PB-65", {"it attacks an enemy", "нападают на противника"}};
    static const vx_message apart = {
        "PB-65", {"these two are not fighting each other", "эти двое между собой не сражаются"}};
    const side *s = &b->side[b->active];
    int unit = code_unit(a->x);
    if (!pb_check_enemy(b, a->y, &own, why)) return false;
    if ((s->contact[unit] & BIT(code_unit(a->y))) == 0) return vx_refuse(why, &apart);
    return pb_check_black(s, unit, why);
}

static bool check_leaving(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message idle = {"PB-67",
                                    {"the unit is in no combat", "подразделение не в бою"}};
    return is_engaged(&b->side[b->active], code_unit(a->x)) || vx_refuse(why, &idle);
}

/* An announced special action narrows what may come after it. */
static bool check_follows(const battle *b, int kind, vx_problem *why)
{
    static const vx_message excite = {"PB-T20",
                                      {"a charge, an attack or a shot must follow",
                                       "за этим следует наступление, атака или выстрел"}};
    static const vx_message galvanize = {"PB-T21",
                                         {"a charge must follow", "за этим следует наступление"}};
    static const vx_message control = {
        "PB-T18",
        {"the other unit must act now", "теперь должно действовать другое подразделение"}};
    static const vx_message doubled = {
        "PB-T19", {"the two orders must follow", "за этим следуют два приказа"}};
    bool strikes = kind == ACT_CHARGE || kind == ACT_ATTACK || kind == ACT_SHOOT;
    bool plain = strikes || kind == ACT_MOVE || kind == ACT_LEAVE || kind == ACT_HEAL;
    bool supports = kind == ACT_EXCITE || kind == ACT_GALVANIZE;
    if (b->galvanize != NONE && kind != ACT_CHARGE && !supports) return vx_refuse(why, &galvanize);
    if (b->excite != NONE && !strikes && !supports) return vx_refuse(why, &excite);
    if (b->control != NONE && !plain && !supports) return vx_refuse(why, &control);
    if (b->doubled != NONE && !plain && !supports && kind != ACT_STOP)
        return vx_refuse(why, &doubled);
    return true;
}

static bool check_stop(const battle *b, vx_problem *why)
{
    static const vx_message early = {
        "PB-T19",
        {"only after the first of the two orders", "только после первого из двух приказов"}};
    return b->after != NONE || vx_refuse(why, &early);
}

static bool check_concession(const battle *b, vx_problem *why)
{
    static const vx_message off = {"PB-79",
                                   {"conceding is not an action here (option concede)",
                                    "здесь сдаются не действием (параметр concede)"}};
    return b->concede || vx_refuse(why, &off);
}

bool pb_check_order(const battle *b, const act *a, vx_problem *why)
{
    if (a->kind == ACT_REDEPLOY) return check_redeployment(b, a, why);
    if (!check_follows(b, a->kind, why)) return false;
    if (pb_is_special(a->kind)) return pb_check_special(b, a, why);
    switch (a->kind) {
    case ACT_PASS:
        return true; /* PB-78: a player whose turn it is has a token */
    case ACT_STOP:
        return check_stop(b, why);
    case ACT_CONCEDE:
        return check_concession(b, why);
    default:
        break;
    }
    if (!pb_check_given(b, a->x, false, why)) return false;
    switch (a->kind) {
    case ACT_MOVE:
        return check_way(b, a, why); /* PB-35 */
    case ACT_CHARGE:
        return pb_check_charge(b, code_unit(a->x), a->y, why);
    case ACT_ATTACK:
        return check_attack(b, a, why);
    case ACT_LEAVE:
        return check_leaving(b, a, why);
    default: /* ACT_SHOOT */
        return pb_check_shot(b, code_unit(a->x), a->y, why);
    }
}

/* ---- Carrying out ---- */

static void give_order(battle *b, order_kind order, int unit, int target)
{
    b->order = (uint8_t)order;
    b->actor = (uint8_t)unit;
    b->target = (uint8_t)target;
    b->flags = b->excite != NONE ? FLAG_EXCITED : 0;
    b->excite = b->galvanize = NONE;
}

void pb_pay_order(battle *b, int unit)
{
    if (b->control == NONE) pb_pay(&b->side[b->active], unit); /* PB-T18: no tokens on that one */
    b->control = NONE;
}

static void charge(battle *b, int unit, int target)
{
    int flags =
        (b->excite != NONE ? FLAG_EXCITED : 0) | (b->galvanize != NONE ? FLAG_GALVANIZED : 0);
    b->excite = b->galvanize = NONE;
    pb_begin_charge(b, unit, target, flags);
}

static void leave(battle *b, int unit)
{
    give_order(b, ORDER_LEAVE, unit, NONE);
    b->strikers = b->side[b->active].contact[unit]; /* PB-68 */
    pb_next_striker(b);
}

static void pass_turn(battle *b)
{
    side *own = &b->side[b->active];
    own->free--;
    own->passed++; /* PB-78 */
    pb_end_turn(b);
}

void pb_end_order(battle *b, int unit)
{
    b->order = NO_ORDER;
    b->actor = b->target = NONE;
    b->flags = 0;
    if (b->doubled != NONE && b->after == NONE) {
        b->after = (uint8_t)unit;
        b->phase = PHASE_ORDER;
        if (pb_can_order(b)) return;
    }
    pb_end_turn(b);
}

static void apply_plain_order(battle *b, const act *a)
{
    int unit = code_unit(a->x);
    pb_pay_order(b, unit);
    switch (a->kind) {
    case ACT_MOVE:
        pb_move_unit(&b->side[b->active], unit, a->y);
        pb_end_order(b, unit);
        break;
    case ACT_CHARGE:
        charge(b, unit, a->y == NONE ? NONE : code_unit(a->y));
        break;
    case ACT_ATTACK:
        give_order(b, ORDER_ATTACK, unit, code_unit(a->y));
        pb_start_blow(b, BLOW_ATTACK, b->active, unit, b->target);
        break;
    case ACT_LEAVE:
        leave(b, unit);
        break;
    default: /* ACT_SHOOT */
        give_order(b, ORDER_SHOOT, unit, code_unit(a->y));
        pb_start_blow(b, BLOW_SHOT, b->active, unit, b->target);
        break;
    }
}

void pb_apply_order(battle *b, const act *a)
{
    switch (a->kind) {
    case ACT_REDEPLOY:
        pb_move_unit(&b->side[b->active], code_unit(a->x), a->y);
        b->redeployed = (uint8_t)code_unit(a->x);
        break;
    case ACT_PASS:
        pass_turn(b);
        break;
    case ACT_STOP:
        pb_end_turn(b);
        break;
    case ACT_CONCEDE:
        pb_concede(b);
        break;
    default:
        if (pb_is_special(a->kind))
            pb_apply_special(b, a);
        else
            apply_plain_order(b, a);
        break;
    }
}
