/* SPDX-License-Identifier: MIT */
/* evaluate.c - how good a battle looks for a seat, and which actions to try first. */
#include "games/pocket-battles/battle.h"

enum {
    WON = 10000,
    HALF = 5500, /* what half of an army is worth: at PB-80 the battle is as good as decided */
    LEAD = 2000, /* for being the only one who has it, until the round ends */
};

/* In hundredths of a point of cost. */
enum {
    POINT = 100,
    WOUND_SHARE = 50, /* of the points that the wounded hit points stand for */
    TOKEN = 25,
    STRIKE = 28,  /* a sixth of a hit that a unit brings with each order */
    PENDING = 40, /* a sixth of a hit that is about to be struck */
    HIT = 200,    /* a hit about to be allotted */
};

/* ---- What units can do ---- */

/* Hits of all dice of one order on the average, in sixths. */
static int strike_of(const battle *b, const side *s, int unit, bool white)
{
    uint32_t faces = pb_faces_of(s, unit, white);
    int sum = 0;
    for (; faces != 0; faces >>= 4) sum += (int)(faces & 15);
    return sum * (1 + pb_bonus(b, s, unit, white ? SHOOTING : ENGAGEMENT));
}

/* A unit is worth what it can do from where it stands. */
static int usefulness(const battle *b, const side *s, int unit)
{
    int row = s->place[unit] < ZONES ? row_of(s->place[unit]) : REAR;
    int melee = s->black & BIT(unit) ? strike_of(b, s, unit, false) : 0;
    int shot = s->white & BIT(unit) ? strike_of(b, s, unit, true) : 0;
    if (row == ENGAGED) return melee;
    if (row == FRONT) return melee > shot ? melee + shot / 4 : shot + melee / 4;
    int from_rear = has_trait(s, unit, LONG_RANGE) ? shot : shot / 2;
    return from_rear > melee / 2 ? from_rear : melee / 2;
}

static int strength_of(const battle *b, const side *s)
{
    int sum = 0;
    for (unit_set rest = s->alive; rest != 0; rest &= rest - 1)
        sum += usefulness(b, s, first_unit(rest));
    return STRIKE * sum;
}

/* ---- What a side has lost, and is about to ---- */

static int wounded_points(const side *s)
{
    int points = 0;
    for (int troop = 0; troop < s->troop_count; troop++) {
        const tile_facts *tile = facts_of(s, troop);
        if (s->wounds[troop] == DEAD || s->wounds[troop] == 0) continue;
        points += WOUND_SHARE * tile->cost * s->wounds[troop] / tile->health;
    }
    return points;
}

/* Hits in the air: allotted next, or struck by the charge that is under way. */
static int coming_losses(const battle *b, int seat)
{
    if (b->phase == PHASE_ALLOT && b->allot_side == seat) return HIT * b->allot_hits;
    bool charged = b->phase == PHASE_REACT || b->phase == PHASE_TARGET || b->phase == PHASE_AGAIN;
    if (charged && b->active != seat)
        return PENDING * strike_of(b, &b->side[b->active], b->actor, false);
    return 0;
}

/* How far `seat` is on the way to PB-80. */
static int progress(const battle *b, int seat)
{
    const side *enemy = &b->side[!seat];
    if (enemy->cost == 0) return 0;
    int points = POINT * pb_tally(b, seat) + wounded_points(enemy) + coming_losses(b, !seat) -
                 strength_of(b, enemy) - TOKEN * enemy->free;
    return points * 2 * HALF / (POINT * enemy->cost);
}

/* A side that has reached half wins at the end of the round unless the other gets there too. */
static int lead_of(const battle *b, int seat)
{
    return 2 * pb_tally(b, seat) >= b->side[!seat].cost ? LEAD : 0;
}

int pb_evaluate(const void *state, int seat)
{
    const battle *b = state;
    if (b->phase == PHASE_OVER) return b->winner == seat ? WON : -WON;
    if (b->phase < PHASE_DEPLOY) return 0;
    int value = progress(b, seat) - progress(b, !seat) + lead_of(b, seat) - lead_of(b, !seat);
    if (value > WON - 1) value = WON - 1;
    if (value < 1 - WON) value = 1 - WON;
    return value;
}

/* ---- Ordering ---- */

/* Points that a hit on the unit takes on the average, in hundredths. */
static int points_a_hit(const side *s, int unit)
{
    int cost = 0;
    if (s->health[unit] == 0) return 0;
    for (int i = 0; i < s->height[unit]; i++)
        if (s->wounds[s->first[unit] + i] != DEAD) cost += facts_of(s, s->first[unit] + i)->cost;
    return POINT * cost / s->health[unit];
}

/* What one unit's blow is likely to cost the other, less what comes back; in sixths of hundredths. */
static int fight_value(const battle *b, int seat, int unit, int target, int extra_dice)
{
    const side *own = &b->side[seat], *enemy = &b->side[!seat];
    int dice = 1 + pb_bonus(b, own, unit, ENGAGEMENT);
    int hits = strike_of(b, own, unit, false) * (dice + extra_dice) / dice;
    int limit = 6 * enemy->health[target];
    if (hits > limit) hits = limit;
    int back = strike_of(b, enemy, target, false) * (limit - hits) / (limit > 0 ? limit : 1);
    return hits * points_a_hit(enemy, target) - back * points_a_hit(own, unit) * 2 / 3;
}

static int charge_value(const battle *b, const act *a)
{
    int seat = code_seat(a->x), unit = code_unit(a->x), best = -1000000;
    const side *own = &b->side[seat], *enemy = &b->side[!seat];
    int dice = has_trait(own, unit, IMPETUS) ? 2 : 1;
    unit_set targets =
        a->y != NONE ? BIT(code_unit(a->y)) : units_before(enemy, sector_of(own->place[unit]));
    for (; targets != 0; targets &= targets - 1) {
        int value = fight_value(b, seat, unit, first_unit(targets), dice);
        if (value > best) best = value;
    }
    return best;
}

static int shot_value(const battle *b, int shooter, int target)
{
    const side *own = &b->side[code_seat(shooter)], *enemy = &b->side[code_seat(target)];
    int hits = strike_of(b, own, code_unit(shooter), true);
    bool into_combat = enemy->contact[code_unit(target)] != 0;
    int value = hits * points_a_hit(enemy, code_unit(target));
    return into_combat ? value / 3 : value;
}

static int walk_value(const battle *b, const act *a)
{
    const side *s = &b->side[code_seat(a->x)];
    side moved = *s;
    moved.place[code_unit(a->x)] = a->y;
    int gain = usefulness(b, &moved, code_unit(a->x)) - usefulness(b, s, code_unit(a->x));
    return STRIKE * 6 * gain - (a->kind == ACT_MOVE ? 300 : 0);
}

static int price_value(const battle *b, int code)
{
    return -150 * (pb_price(&b->side[code_seat(code)], code_unit(code)) - 1);
}

static int answer_value(const battle *b, const act *a)
{
    vx_action best = b->phase == PHASE_ALLOT   ? pb_best_allotment(b)
                     : b->phase == PHASE_TOUGH ? pb_best_reroll(b)
                                               : pb_best_dice(b);
    if (pack(a->kind, a->x, a->y, a->z) == best) return 1000;
    return a->kind == ACT_LOSE ? -10 * pb_tiles[a->x].cost : 0;
}

static int action_value(const battle *b, const act *a)
{
    switch (a->kind) {
    case ACT_CHARGE:
        return charge_value(b, a) + price_value(b, a->x);
    case ACT_ATTACK:
        return fight_value(b, code_seat(a->x), code_unit(a->x), code_unit(a->y), 0) +
               price_value(b, a->x);
    case ACT_SHOOT:
        return shot_value(b, a->x, a->y) + price_value(b, a->x);
    case ACT_FIRE:
        return shot_value(b, a->x, unit_code(b->active, b->actor)) + price_value(b, a->x);
    case ACT_INTERCEPT:
        return -fight_value(b, b->active, b->actor, code_unit(a->x), 1) + price_value(b, a->x);
    case ACT_TARGET:
        return fight_value(b, b->active, b->actor, code_unit(a->x), 1);
    case ACT_DEPLOY:
    case ACT_REDEPLOY:
    case ACT_MOVE:
        return walk_value(b, a);
    case ACT_LEAVE:
        return -200;
    case ACT_PASS:
    case ACT_CONCEDE:
        return -400;
    case ACT_LOSE:
    case ACT_WOUND:
    case ACT_REROLL:
    case ACT_DICE:
        return answer_value(b, a);
    case ACT_CULL:
    case ACT_CULL_UNIT:
        return -100;
    default:
        return 0;
    }
}

void pb_order(const void *state, const vx_action *actions, int count, int *out)
{
    const battle *b = state;
    for (int i = 0; i < count; i++) {
        act a = unpack(actions[i]);
        out[i] = action_value(b, &a);
    }
}
