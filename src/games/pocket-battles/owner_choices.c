/* SPDX-License-Identifier: MIT */
/* owner_choices.c - what a sensible owner does when his unit is hit: the assumptions behind the odds,
 * and the first guess of the search.
 *
 * Allotment: the fewest points lost; of those ways the fewest Wound tokens. Ways that are equal so
 * far differ in what the unit keeps; odds.c tries them out where a blow follows in the same order,
 * and everybody else keeps the unit that strikes hardest. Nothing depends on the order of tiles.
 * Tough: the die with the most hits, if it hit more than a new roll does on average.
 * Blood Lust: one die more than the unit has hit points left, six at most. */
#include "games/pocket-battles/battle.h"

/* ---- Plans: who is lost, who is wounded ---- */

typedef struct {
    int absorbed, points, wounds;
    int strike, far, health; /* of those that are kept: hits in melee, in a shot; hit points */
    uint64_t key;            /* the tiles that suffer, whatever their places */
    bool sacrifices;
    uint8_t lost[UNIT_HEIGHT + 1]; /* by place in the unit: 1 destroyed */
    uint8_t wounded[UNIT_HEIGHT + 1];
} plan;

typedef struct {
    const battle *b;
    const side *s;
    int unit, hits, tokens;
    bool strikes_next; /* the unit still strikes in this order */
    bool found;
    plan best;
    uint8_t may_lose, may_wound; /* places that suffer in one of the cheapest plans, as bits */
    bool may_sacrifice;
} search;

static int sum_of_faces(uint32_t faces)
{
    int count = 0;
    for (int face = 0; face < FACES; face++) count += faces_with(faces, face);
    return count;
}

static int compare_costs(const plan *one, const plan *other)
{
    return one->points != other->points ? one->points - other->points : one->wounds - other->wounds;
}

static bool keeps_more(const search *x, const plan *one, const plan *other)
{
    bool health_first = !x->strikes_next;
    if (health_first && one->health != other->health) return one->health > other->health;
    if (one->strike != other->strike) return one->strike > other->strike;
    if (one->far != other->far) return one->far > other->far;
    if (one->health != other->health) return one->health > other->health;
    return one->key < other->key;
}

static bool is_kept(const search *x, const plan *p, int place)
{
    return x->s->wounds[x->s->first[x->unit] + place] != DEAD && !p->lost[place];
}

/* PB-51, PB-52: faces times dice, of the troops that the plan keeps. */
static int strike_left(const search *x, const plan *p, bool white)
{
    int faces = 0, bonus = 0;
    for (int place = 0; place < x->s->height[x->unit]; place++) {
        if (!is_kept(x, p, place)) continue;
        const tile_facts *tile = facts_of(x->s, x->s->first[x->unit] + place);
        int more = white ? tile->shooting : tile->engagement;
        faces += sum_of_faces(white ? tile->white : tile->black);
        bonus = x->b->bonus_add ? bonus + more : more > bonus ? more : bonus;
    }
    return faces * (1 + bonus);
}

/* Where a tile stands among the tiles of its unit by id: the same in any order of the stack. */
static int rank_of(const search *x, int place)
{
    const uint8_t *tile = &x->s->tile[x->s->first[x->unit]];
    int rank = 0;
    for (int other = 0; other < x->s->height[x->unit]; other++) rank += tile[other] < tile[place];
    return rank;
}

static void describe_rest(const search *x, plan *p)
{
    p->strike = strike_left(x, p, false);
    p->far = strike_left(x, p, true);
    p->health = x->s->health[x->unit] - p->absorbed;
    p->key = 0;
    for (int place = 0; place < x->s->height[x->unit]; place++)
        p->key |= (uint64_t)(p->lost[place] ? 15 : p->wounded[place]) << (4 * rank_of(x, place));
}

static void note_places(search *x, const plan *p)
{
    bool loses = false;
    if (p->sacrifices) {
        x->may_sacrifice = true;
        return;
    }
    for (int place = 0; place < x->s->height[x->unit]; place++) loses |= p->lost[place] != 0;
    for (int place = 0; place < x->s->height[x->unit]; place++) {
        if (p->lost[place]) x->may_lose |= (uint8_t)BIT(place);
        if (!loses && p->wounded[place]) x->may_wound |= (uint8_t)BIT(place);
    }
}

static void consider(search *x, plan *p)
{
    int order_of_costs = x->found ? compare_costs(p, &x->best) : -1;
    if (order_of_costs > 0) return;
    describe_rest(x, p);
    if (order_of_costs < 0) {
        x->may_lose = x->may_wound = 0;
        x->may_sacrifice = false;
    }
    note_places(x, p);
    if (order_of_costs < 0 || keeps_more(x, p, &x->best)) x->best = *p;
    x->found = true;
}

/* ---- All plans ---- */

/* What goes with the last hit point. */
static int points_at_stake(const side *s, int unit)
{
    int points = 0;
    for (int i = 0; i < s->height[unit]; i++)
        if (s->wounds[s->first[unit] + i] != DEAD) points += facts_of(s, s->first[unit] + i)->cost;
    return points;
}

/* A unit without hit points is gone, and its troops of none with it. */
static int points_lost(const search *x, const plan *p)
{
    return p->absorbed >= x->s->health[x->unit] ? points_at_stake(x->s, x->unit) : p->points;
}

static void try_plans(search *x, const plan *p, int place)
{
    if (place == x->s->height[x->unit]) {
        plan whole = *p;
        if (p->absorbed < x->hits) return;
        whole.points = points_lost(x, p);
        consider(x, &whole);
        return;
    }
    try_plans(x, p, place + 1);
    int troop = x->s->first[x->unit] + place;
    if (x->s->wounds[troop] == DEAD) return;
    int left = health_left(x->s, troop);
    for (int wounds = 1; wounds < left && p->wounds + wounds <= x->tokens; wounds++) {
        plan next = *p;
        next.absorbed += wounds;
        next.wounds += wounds;
        next.wounded[place] = (uint8_t)wounds;
        try_plans(x, &next, place + 1);
    }
    if (left == 0) return;
    plan next = *p;
    next.absorbed += left;
    next.points += facts_of(x->s, troop)->cost;
    next.lost[place] = 1;
    try_plans(x, &next, place + 1);
}

static void try_sacrifice(search *x) /* PB-T11, A-28 */
{
    if (!pb_check(x->b, pack(ACT_SACRIFICE, 0, 0, 0), NULL)) return;
    int guard = pb_trait_troop(x->s, x->unit, SACRIFICE);
    plan p = {.sacrifices = true, .points = facts_of(x->s, guard)->cost};
    p.lost[guard - x->s->first[x->unit]] = 1;
    p.absorbed = health_left(x->s, guard);
    p.points = points_lost(x, &p);
    consider(x, &p);
}

static int tokens_to_take(const side *s)
{
    int tokens = s->free + s->passed;
    for (int unit = 0; unit < s->unit_count; unit++) tokens += s->orders[unit];
    return tokens;
}

static search search_plans(const battle *b)
{
    const side *s = &b->side[b->allot_side];
    search x = {
        .b = b, .s = s, .unit = b->allot_unit, .hits = b->allot_hits, .tokens = tokens_to_take(s)};
    plan none = {0};
    x.strikes_next = b->blow == BLOW_ATTACK || b->blow == BLOW_FIRST || b->blow == BLOW_REACTION;
    if (x.hits > s->health[x.unit]) x.hits = s->health[x.unit]; /* the rest falls on nobody */
    try_plans(&x, &none, 0);
    try_sacrifice(&x);
    return x;
}

/* ---- From a plan to the action that begins it ---- */

/* PB-62: orders are taken from whom it hurts least; PB-T26: the Furious strike with theirs. */
static int unit_to_take_from(const battle *b, const side *s)
{
    int best = NONE, best_harm = 3;
    for (int unit = 0; unit < s->unit_count; unit++) {
        int harm = !has_trait(s, unit, FURY) ? 0 : unit != b->allot_unit ? 1 : 2;
        if (s->orders[unit] == 0 || harm >= best_harm) continue;
        best = unit;
        best_harm = harm;
    }
    return best;
}

static vx_action wound_action(const battle *b, const side *s, int tile)
{
    if (s->free > 0) return pack(ACT_WOUND, tile, FROM_POOL, 0);
    if (s->passed > 0) return pack(ACT_WOUND, tile, FROM_PASSED, 0);
    return pack(ACT_WOUND, tile, unit_code(b->allot_side, unit_to_take_from(b, s)), 0);
}

static vx_action action_at(const search *x, int place, bool loses)
{
    int tile = x->s->tile[x->s->first[x->unit] + place];
    return loses ? pack(ACT_LOSE, tile, 0, 0) : wound_action(x->b, x->s, tile);
}

/* Which of the best plan's tiles is first does not matter to what remains: the lowest id. */
static vx_action first_of_plan(const search *x, const plan *p)
{
    bool loses = false;
    int first = NONE;
    if (p->sacrifices) return pack(ACT_SACRIFICE, 0, 0, 0);
    for (int place = 0; place < x->s->height[x->unit]; place++) loses |= p->lost[place] != 0;
    for (int place = 0; place < x->s->height[x->unit]; place++) {
        bool suffers = loses ? p->lost[place] != 0 : p->wounded[place] != 0;
        if (suffers && (first == NONE || rank_of(x, place) < rank_of(x, first))) first = place;
    }
    return action_at(x, first, loses);
}

vx_action pb_best_allotment(const battle *b)
{
    search x = search_plans(b);
    return first_of_plan(&x, &x.best);
}

int pb_cheapest_allotments(const battle *b, vx_action out[CHEAPEST_ALLOTMENTS])
{
    search x = search_plans(b);
    int count = 1;
    out[0] = first_of_plan(&x, &x.best);
    for (int rank = 0; rank < x.s->height[x.unit]; rank++)
        for (int place = 0; place < x.s->height[x.unit]; place++) {
            if (rank_of(&x, place) != rank) continue;
            if (x.may_lose & BIT(place)) out[count++] = action_at(&x, place, true);
            if (x.may_wound & BIT(place)) out[count++] = action_at(&x, place, false);
        }
    if (x.may_sacrifice) out[count++] = pack(ACT_SACRIFICE, 0, 0, 0);
    int kept = 1;
    for (int i = 1; i < count; i++)
        if (out[i] != out[0]) out[kept++] = out[i];
    return kept;
}

/* ---- Tough, Blood Lust ---- */

vx_action pb_best_reroll(const battle *b)
{
    uint32_t faces = pb_faces_of(&b->side[b->striker_side], b->striker, pb_is_shot(b->blow));
    int sum = 0, best = 0, die = NONE;
    for (int face = 0; face < FACES; face++) {
        int hits = faces_with(faces, face);
        sum += hits;
        if (b->faces[face] > 0 && hits > best) {
            best = hits;
            die = face + 1;
        }
    }
    bool pays = die != NONE && FACES * best > sum;
    return pays ? pack(ACT_REROLL, die, 0, 0) : pack(ACT_KEEP, 0, 0, 0);
}

vx_action pb_best_dice(const battle *b)
{
    int dice = b->side[b->striker_side].health[b->striker] + 1;
    return pack(ACT_DICE, dice < HANDFUL ? dice : HANDFUL, 0, 0);
}
