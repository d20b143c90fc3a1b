/* SPDX-License-Identifier: MIT */
/* evaluate.c - how good a battle looks for a seat, and which actions to try first. */
#include "games/pocket-battles/battle.h"

enum { WON = 10000 };

/* ---- What units can do ---- */

/* One unit in figures; points are in hundredths. */
typedef struct {
    int melee, shot; /* hits of all dice of one order on the average, in sixths */
    int charge;      /* the same with the dice of a charge */
    int points_a_hit;
} ability;

static int sixths_of(uint32_t faces)
{
    int sum = 0;
    for (; faces != 0; faces >>= 4) sum += (int)(faces & 15);
    return sum;
}

static int strike_of(const battle *b, const side *s, int unit, bool white)
{
    return sixths_of(pb_faces_of(s, unit, white)) *
           (1 + pb_bonus(b, s, unit, white ? SHOOTING : ENGAGEMENT));
}

/* Points that a hit on the unit takes on the average, in hundredths. */
static int points_a_hit(const side *s, int unit)
{
    int cost = 0;
    if (s->health[unit] == 0) return 0;
    for (int i = 0; i < s->height[unit]; i++)
        if (s->wounds[s->first[unit] + i] != DEAD) cost += facts_of(s, s->first[unit] + i)->cost;
    return 100 * cost / s->health[unit];
}

static int charge_dice(const side *s, int unit)
{
    return has_trait(s, unit, IMPETUS) ? 2 : 1;
}

static void measure(const battle *b, const side *s, ability *out)
{
    for (unit_set rest = s->alive; rest != 0; rest &= rest - 1) {
        int unit = first_unit(rest);
        ability *a = &out[unit];
        *a = (ability){.points_a_hit = points_a_hit(s, unit)};
        if (s->white & BIT(unit)) a->shot = strike_of(b, s, unit, true);
        if (!(s->black & BIT(unit))) continue;
        int faces = sixths_of(pb_faces_of(s, unit, false));
        a->melee = faces * (1 + pb_bonus(b, s, unit, ENGAGEMENT));
        a->charge = a->melee + faces * charge_dice(s, unit);
    }
}

/* ---- The position: weights fitted to the results of games of the machine with itself ---- */

/* All of these are in thousandths of the logarithm of the odds to win. */
enum {
    POINTS_LINEAR = 3500, /* all that the enemy's army cost */
    POINTS_CUBIC = 15500, /* the nearer to half, the more each point counts */
    HALF_FREE = -1000,    /* has half, but the enemy all his tokens to get there too */
    TOKENS_FREE = 1600,   /* all tokens */
    TOKENS_ASIDE = 290,
    TOKENS_LOCKED = -1450, /* wounds on the living */
    HEALTH = 6000,         /* a hit point for each point that the army cost */
    TURN = 50,
    ALLOTTED = -5500, /* all that the army cost, about to be lost */
    CHARGED = -6800,
    BEST_ORDER = 3300,
};

/* Hits of one order in sixths, for each point that the army cost, by where the unit stands. */
enum {
    MELEE_ENGAGED = 2158,
    MELEE_FRONT = 3558,
    MELEE_REAR = 2867,
    SHOT_FRONT = 1358,
    SHOT_FAR = 725,
    SHOT_REAR = 1408,
};

/* A unit is worth what it can do from where it stands. */
static int usefulness(const side *s, int unit, const ability *a)
{
    int row = s->place[unit] < ZONES ? row_of(s->place[unit]) : REAR;
    if (row == ENGAGED) return MELEE_ENGAGED * a->melee;
    if (row == FRONT) return MELEE_FRONT * a->melee + SHOT_FRONT * a->shot;
    return MELEE_REAR * a->melee +
           (has_trait(s, unit, LONG_RANGE) ? SHOT_FAR : SHOT_REAR) * a->shot;
}

/* The points by which strength is told: those of the army. Until the battle begins an army far below
 * the points agreed is weaker by what it lacks, or the machine would build one of a single tile. */
static int points_of(const battle *b, const side *s)
{
    bool is_small = 10 * s->cost < 9 * b->size;
    return b->phase <= PHASE_DEPLOY && is_small ? b->size : s->cost;
}

/* What is lost for good when an army is called ready: points buy nothing in the battle. */
static int unspent_value(const battle *b, const side *s)
{
    enum { UNSPENT = -12000 };
    bool is_small = 10 * s->cost < 9 * b->size;
    bool counts = b->phase <= PHASE_DEPLOY && s->source == SOURCE_DONE && is_small;
    return counts ? UNSPENT * (b->size - s->cost) / b->size : 0;
}

static int strength_of(const battle *b, const side *s, const ability *own)
{
    int sum = 0, health = 0;
    for (unit_set rest = s->alive; rest != 0; rest &= rest - 1) {
        int unit = first_unit(rest);
        sum += usefulness(s, unit, &own[unit]);
        health += s->health[unit];
    }
    return (sum + HEALTH * health) / points_of(b, s);
}

/* Points that so many sixths of hits cost the unit, in sixths of hundredths. */
static int damage(const side *enemy, const ability *theirs, int target, int sixths)
{
    int limit = 6 * enemy->health[target];
    return (sixths < limit ? sixths : limit) * theirs[target].points_a_hit;
}

/* The most that one order to the unit may be expected to take from the enemy now. */
static int order_gain(const side *s, const ability *own, int unit, const side *enemy,
                      const ability *theirs)
{
    int zone = s->place[unit], best = 0;
    if (zone >= ZONES) return 0;
    bool fights = row_of(zone) == ENGAGED, is_front = row_of(zone) == FRONT;
    int blow = fights ? own[unit].melee : is_front ? own[unit].charge : 0;
    int shot = is_front || (!fights && has_trait(s, unit, LONG_RANGE)) ? own[unit].shot : 0;
    unit_set targets = fights ? s->contact[unit] : units_before(enemy, sector_of(zone));
    if (targets == 0) targets = enemy->zone[REAR + sector_of(zone)];
    for (; targets != 0; targets &= targets - 1) {
        int target = first_unit(targets);
        int struck = damage(enemy, theirs, target, blow);
        int hit = damage(enemy, theirs, target, shot) / (enemy->contact[target] != 0 ? 3 : 1);
        if (struck > best) best = struck;
        if (hit > best) best = hit;
    }
    return best;
}

static int best_order(const side *s, const ability *own, const side *enemy, const ability *theirs)
{
    int best = 0;
    for (unit_set rest = s->alive; rest != 0; rest &= rest - 1) {
        int unit = first_unit(rest);
        if (pb_price(s, unit) > s->free) continue;
        int gain = order_gain(s, own, unit, enemy, theirs);
        if (gain > best) best = gain;
    }
    return BEST_ORDER * (best / 6) / (100 * enemy->cost);
}

/* Hits in the air: allotted next, or struck by the charge that is under way. */
static int coming_losses(const battle *b, int seat, const ability *own, const ability *theirs)
{
    const side *s = &b->side[seat];
    if (b->phase == PHASE_ALLOT && b->allot_side == seat)
        return ALLOTTED * (damage(s, own, b->allot_unit, 6 * b->allot_hits) / 6) / (100 * s->cost);
    bool charged = b->phase == PHASE_REACT || b->phase == PHASE_TARGET || b->phase == PHASE_AGAIN;
    int zone = b->side[!seat].place[b->actor < UNITS ? b->actor : 0], worst = 0;
    if (!charged || b->active == seat || zone >= ZONES) return 0;
    for (unit_set rest = units_before(s, sector_of(zone)); rest != 0; rest &= rest - 1) {
        int loss = damage(s, own, first_unit(rest), theirs[b->actor].charge);
        if (loss > worst) worst = loss;
    }
    return CHARGED * (worst / 6) / (100 * s->cost);
}

/* How far `seat` is on the way to PB-80. */
static int tally_value(const battle *b, int seat)
{
    const side *enemy = &b->side[!seat];
    int tally = pb_tally(b, seat);
    int64_t share = 1000 * tally / enemy->cost; /* in thousandths */
    if (share > 700) share = 700;
    int value =
        (int)(POINTS_LINEAR * share / 1000 + POINTS_CUBIC * share * share / 1000 * share / 1000000);
    if (2 * tally >= enemy->cost) value += HALF_FREE * 10 * enemy->free / b->size;
    return value;
}

static int token_value(const battle *b, const side *s)
{
    int locked = 0;
    for (int troop = 0; troop < s->troop_count; troop++)
        if (s->wounds[troop] != DEAD) locked += s->wounds[troop];
    return 10 * (TOKENS_FREE * s->free + TOKENS_ASIDE * s->aside + TOKENS_LOCKED * locked) /
           b->size;
}

static int side_value(const battle *b, int seat, const ability *own, const ability *theirs)
{
    const side *s = &b->side[seat], *enemy = &b->side[!seat];
    return tally_value(b, seat) + token_value(b, s) + strength_of(b, s, own) +
           best_order(s, own, enemy, theirs) + coming_losses(b, seat, own, theirs) +
           unspent_value(b, s) + (b->active == seat ? TURN : 0);
}

/* From the logarithm of the odds to an expected result, by a quotient that is near the curve. */
static int expected_result(int balance)
{
    enum { HIGHEST = 9900, UNIT = 2000, FAR = 3 * UNIT };
    int64_t near = balance > FAR ? FAR : balance < -FAR ? -FAR : balance;
    int64_t square = near * near / UNIT;
    return (int)(HIGHEST * near * (27 * UNIT + square) / (UNIT * (27 * UNIT + 9 * square)));
}

/* ---- Armies that are still being built ---- */

/* What the units can do, the ablest first: there are not orders for all of them. */
static int sort_units(const side *s, const ability *own, int out[UNITS])
{
    int count = 0;
    for (unit_set rest = s->alive; rest != 0; rest &= rest - 1) {
        int unit = first_unit(rest), at = count++;
        int value = usefulness(s, unit, &own[unit]);
        for (; at > 0 && out[at - 1] < value; at--) out[at] = out[at - 1];
        out[at] = value;
    }
    return count;
}

/* A share of the points agreed: what the units can do with the orders of a round, how much they
 * stand, and every point that is spent. */
static int built_value(const battle *b, int seat)
{
    enum { PART = 12, SPENT = 2000 };
    const side *s = &b->side[seat];
    ability own[UNITS];
    int able[UNITS], orders = b->size / 10 + pb_leaders(s), health = 0;
    if (s->cost == 0) return unspent_value(b, s);
    measure(b, s, own);
    int count = sort_units(s, own, able);
    int64_t sum = 0;
    for (int i = 0; i < count; i++) sum += i < orders ? able[i] : able[i] / 3;
    for (unit_set rest = s->alive; rest != 0; rest &= rest - 1)
        health += s->health[first_unit(rest)];
    return (int)((sum + HEALTH * health) / b->size / PART) + SPENT * s->cost / b->size +
           unspent_value(b, s);
}

int pb_evaluate(const void *state, int seat)
{
    const battle *b = state;
    if (b->phase == PHASE_OVER) return b->winner == seat ? WON : -WON;
    if (b->phase < PHASE_DEPLOY)
        return expected_result(built_value(b, seat) - built_value(b, !seat));
    if (b->side[0].cost == 0 || b->side[1].cost == 0) return 0;
    ability first[UNITS], second[UNITS];
    measure(b, &b->side[0], first);
    measure(b, &b->side[1], second);
    int balance = side_value(b, 0, first, second) - side_value(b, 1, second, first);
    return expected_result(seat == 0 ? balance : -balance);
}

/* ---- Ordering ---- */

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
    int dice = charge_dice(own, unit);
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
    int unit = code_unit(a->x);
    ability can = {.melee = s->black & BIT(unit) ? strike_of(b, s, unit, false) : 0,
                   .shot = s->white & BIT(unit) ? strike_of(b, s, unit, true) : 0};
    int gain = usefulness(&moved, unit, &can) - usefulness(s, unit, &can);
    return gain / 8 - (a->kind == ACT_MOVE ? 300 : 0);
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
    return a->kind == ACT_LOSE ? -10 * tiles_of(&b->side[0])[a->x].cost : 0;
}

/* What the tile adds where it goes, for each of its points. */
int pb_taking_value(const battle *b, int seat, int tile, int unit)
{
    battle next = *b;
    pb_add_troop(&next.side[seat], tile, unit, false);
    int cost = tiles_of(&b->side[seat])[tile].cost;
    return 100 * (built_value(&next, seat) - built_value(b, seat)) / (cost > 0 ? cost : 1);
}

static int ready_value(const battle *b)
{
    enum { TOO_EARLY = -100000 };
    return 10 * b->side[b->active].cost < 9 * b->size ? TOO_EARLY : 0;
}

static int action_value(const battle *b, const act *a)
{
    switch (a->kind) {
    case ACT_TAKE:
        return pb_taking_value(b, b->active, a->x, a->y);
    case ACT_READY:
        return ready_value(b);
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
    case ACT_HOLD:
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

/* ---- Explanations ---- */

enum { ASSET_UNIT, ASSET_TROOP };

void pb_count_assets(const void *state, int seat, int *out)
{
    const side *s = &((const battle *)state)->side[seat];
    out[ASSET_UNIT] = count_units(s->alive);
    out[ASSET_TROOP] = 0;
    for (int troop = 0; troop < s->troop_count; troop++)
        out[ASSET_TROOP] += s->wounds[troop] != DEAD;
}

bool pb_is_at_rest(const void *state)
{
    const battle *b = state;
    return b->phase <= PHASE_ORDER || b->phase >= PHASE_CULL;
}

void pb_name_asset(int kind, vx_language language, vx_text *out)
{
    static const char *const names[PB_ASSETS][VX_LANGUAGES] = {
        [ASSET_UNIT] = {"a whole unit", "целое подразделение"},
        [ASSET_TROOP] = {"a troop", "отряд"}};
    vx_add(out, names[kind][language]);
}

/* ---- Levels ---- */

/* Dice decide much here, so that only gross errors tell the lower levels apart, and looking far
 * brings little. */
const vx_level pb_levels[] = {
    {.is_blind = true, .nodes = 200, .overlooks = {50, 0}, .noise = 16000},
    {.is_blind = true, .nodes = 200, .overlooks = {70, 0}, .noise = 13000},
    {.is_blind = true, .nodes = 200, .overlooks = {90, 0}, .noise = 5500},
    {.nodes = 250, .overlooks = {80, 88}, .noise = 5500},
    {.nodes = 450, .overlooks = {40, 55}, .noise = 900},
    {.nodes = 1000, .overlooks = {25, 35}, .noise = 500},
    {.nodes = 16000},
    {.milliseconds = 1000},
};
