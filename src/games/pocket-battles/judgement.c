/* SPDX-License-Identifier: MIT */
/* judgement.c - what a sensible owner does when his unit is hit: the assumptions behind the odds,
 * and the first guess of the search.
 *
 * Allotment: the fewest points lost; of those ways the fewest Wound tokens; of those the fewest
 * faces lost. Tough: the die with the most hits, if it hit more than a new roll does on average.
 * Blood Lust: one die more than the unit has hit points left, six at most. */
#include "games/pocket-battles/battle.h"

static int faces_on(const tile_facts *tile)
{
    int count = 0;
    for (int face = 0; face < FACES; face++)
        count += faces_with(tile->black, face) + faces_with(tile->white, face);
    return count;
}

/* ---- Allotment ---- */

typedef struct {
    int absorbed, points, wounds, faces;
    uint8_t lost[UNIT_HEIGHT + 1]; /* by place in the unit: 1 destroyed */
    uint8_t wounded[UNIT_HEIGHT + 1];
} plan;

typedef struct {
    const battle *b;
    const side *s;
    int unit, hits, tokens;
    bool found;
    plan best;
} search;

static bool is_better(const plan *one, const plan *other)
{
    if (one->points != other->points) return one->points < other->points;
    if (one->wounds != other->wounds) return one->wounds < other->wounds;
    return one->faces < other->faces;
}

static void try_plans(search *x, plan *p, int place)
{
    if (place == x->s->height[x->unit]) {
        if (p->absorbed < x->hits || (x->found && !is_better(p, &x->best))) return;
        x->best = *p;
        x->found = true;
        return;
    }
    try_plans(x, p, place + 1);
    int troop = x->s->first[x->unit] + place;
    if (x->s->wounds[troop] == DEAD) return;
    const tile_facts *tile = facts_of(x->s, troop);
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
    next.points += tile->cost;
    next.faces += faces_on(tile);
    next.lost[place] = 1;
    try_plans(x, &next, place + 1);
}

static int tokens_to_take(const side *s)
{
    int tokens = s->free + s->passed;
    for (int unit = 0; unit < s->unit_count; unit++) tokens += s->orders[unit];
    return tokens;
}

static vx_action wound_action(const battle *b, const side *s, int tile)
{
    if (s->free > 0) return pack(ACT_WOUND, tile, FROM_POOL, 0);
    if (s->passed > 0) return pack(ACT_WOUND, tile, FROM_PASSED, 0);
    int unit = 0;
    while (s->orders[unit] == 0) unit++;
    return pack(ACT_WOUND, tile, unit_code(b->allot_side, unit), 0);
}

/* All of the unit goes when no plan saves a part of it. */
static int points_at_stake(const side *s, int unit)
{
    int points = 0;
    for (int i = 0; i < s->height[unit]; i++)
        if (s->wounds[s->first[unit] + i] != DEAD) points += facts_of(s, s->first[unit] + i)->cost;
    return points;
}

vx_action pb_best_allotment(const battle *b)
{
    const side *s = &b->side[b->allot_side];
    vx_action choices[UNIT_HEIGHT * (UNITS + 3)];
    pb_list_allotments(b, choices);
    search x = {
        .b = b, .s = s, .unit = b->allot_unit, .hits = b->allot_hits, .tokens = tokens_to_take(s)};
    plan none = {0};
    try_plans(&x, &none, 0);
    bool dies = !x.found || b->allot_hits >= s->health[b->allot_unit];
    int points = dies ? points_at_stake(s, b->allot_unit) : x.best.points;
    int guard = pb_trait_troop(s, b->allot_unit, SACRIFICE);
    vx_action sacrifice = pack(ACT_SACRIFICE, 0, 0, 0);
    if (guard != NONE && points > facts_of(s, guard)->cost && pb_check(b, sacrifice, NULL))
        return sacrifice;
    if (!x.found) return choices[0];
    for (int place = 0; place < s->height[x.unit]; place++)
        if (x.best.lost[place]) return pack(ACT_LOSE, s->tile[s->first[x.unit] + place], 0, 0);
    int place = 0;
    while (x.best.wounded[place] == 0) place++;
    return wound_action(b, s, s->tile[s->first[x.unit] + place]);
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
