/* SPDX-License-Identifier: MIT */
/* muster.c - random armies, and the tiles that a viewer does not know.
 *
 * A random army is made in two steps. First an army is drafted tile by tile, and only its stacks
 * are kept: top tiles and heights. Then every tile under a top is drawn anew, so that all legal
 * assignments are equally likely. What a player sees of the enemy before the battle is just the
 * first step, so the second is exactly what he should believe about the rest: sample() draws it
 * with the same function. */
#include <string.h>

#include "games/pocket-battles/battle.h"

/* ---- The unknown tiles ---- */

enum { TRIES = 4096, STEPS_TO_LEGAL = 20000, STEPS_TO_MIX = 2000 };

typedef struct {
    uint8_t sorted[TILES]; /* the tiles that may be there, highest formation first */
    uint8_t tile[TILES];   /* the same in the order of a deal: one for each slot, then the others */
    int count;
    uint8_t slot[TROOPS]; /* troops to deal, those with the smallest choice first */
    int eligible[TROOPS]; /* how many tiles of the list each may be drawn from */
    int slots;
    int cost; /* of the tiles that are known */
} deal;

/* An Auxiliary fits everywhere. */
static int rank_of(const side *s, int tile)
{
    int formation = tiles_of(s)[tile].formation;
    return formation == 0 ? UNIT_HEIGHT : formation;
}

static void gather_pool(const side *s, deal *d)
{
    int low = s->army == MIXED ? 0 : s->army * ARMY_TILES;
    int high = s->army == MIXED ? TILES : low + ARMY_TILES;
    d->count = 0;
    for (int rank = UNIT_HEIGHT; rank >= 1; rank--)
        for (int tile = low; tile < high; tile++)
            if (rank_of(s, tile) == rank && pb_find_troop(s, tile) == NONE)
                d->sorted[d->count++] = (uint8_t)tile;
}

static int tiles_of_rank(const side *s, const deal *d, int rank)
{
    int count = 0;
    while (count < d->count && rank_of(s, d->sorted[count]) >= rank) count++;
    return count;
}

/* The formation that each troop of the unit must have at least: one less where one of them may be
 * an Auxiliary, which makes the draw wider than the rules; illegal units are thrown away later. */
static int least_rank(const side *s, int unit, bool may_hide_auxiliary)
{
    int top = s->tile[s->first[unit]];
    bool spare = may_hide_auxiliary || (tiles_of(s)[top].traits & BIT(AUXILIARY));
    return spare ? s->height[unit] - 1 : s->height[unit];
}

static void gather_slots(const side *s, deal *d)
{
    bool auxiliary = false;
    for (int i = 0; i < d->count; i++)
        auxiliary = auxiliary || (tiles_of(s)[d->sorted[i]].traits & BIT(AUXILIARY)) != 0;
    d->slots = 0;
    for (int rank = UNIT_HEIGHT; rank >= 0; rank--)
        for (int troop = 0; troop < s->troop_count; troop++)
            if (s->tile[troop] == UNKNOWN_TILE &&
                least_rank(s, s->unit[troop], auxiliary) == rank) {
                d->slot[d->slots] = (uint8_t)troop;
                d->eligible[d->slots++] = tiles_of_rank(s, d, rank);
            }
}

static void swap_tiles(deal *d, int i, int j)
{
    uint8_t kept = d->tile[i];
    d->tile[i] = d->tile[j];
    d->tile[j] = kept;
}

/* The places with the smallest choice are dealt first, and a smaller choice is part of a larger
 * one. So each place has as many tiles to choose from in every deal, whatever went before, and all
 * deals are equally likely. */
static void deal_once(deal *d, vx_random *random)
{
    memcpy(d->tile, d->sorted, (size_t)d->count);
    for (int i = 0; i < d->slots; i++) {
        int choice = d->eligible[i] - i;
        if (choice > 0) swap_tiles(d, i, i + (int)vx_random_below(random, (uint64_t)choice));
    }
}

/* Lays the tiles out; returns the points that are too many. */
static int lay_out(const battle *b, side *s, const deal *d)
{
    int cost = d->cost;
    for (int i = 0; i < d->slots; i++) {
        s->tile[d->slot[i]] = d->tile[i];
        cost += tiles_of(s)[d->tile[i]].cost;
    }
    return cost > b->size ? cost - b->size : 0;
}

static int illegal_units(const side *s)
{
    int count = 0;
    for (int unit = 0; unit < s->unit_count; unit++)
        if (s->height[unit] > 1 && !pb_check_unit(s, unit, NULL)) count++;
    return count;
}

static bool is_legal(const battle *b, side *s, const deal *d)
{
    return lay_out(b, s, d) == 0 && illegal_units(s) == 0;
}

/* How far the side is from a legal army: points too many, and a lot for each illegal unit. */
static int faults_with(const battle *b, side *s, const deal *d)
{
    int points = lay_out(b, s, d);
    return points + 100 * illegal_units(s);
}

/* Where legal deals are too rare to be met by chance: exchanges of two tiles that never make things
 * worse lead to a legal deal, and further ones wander evenly among the legal deals. */
static void walk_to_legal(const battle *b, side *s, deal *d, vx_random *random)
{
    int faults = faults_with(b, s, d), left = STEPS_TO_LEGAL;
    while (left-- > 0) {
        int i = (int)vx_random_below(random, (uint64_t)d->slots);
        int j = (int)vx_random_below(random, (uint64_t)d->count);
        swap_tiles(d, i, j);
        int now = faults_with(b, s, d);
        if (now > faults)
            swap_tiles(d, i, j);
        else if (now == 0 && faults > 0 && left > STEPS_TO_MIX)
            left = STEPS_TO_MIX;
        if (now < faults) faults = now;
    }
    faults_with(b, s, d); /* the last exchange may have been taken back */
}

void pb_deal_unknown(const battle *b, side *s, vx_random *random)
{
    if (pb_find_troop(s, UNKNOWN_TILE) == NONE) return;
    deal d;
    pb_refresh(s); /* the cost of what is known */
    gather_pool(s, &d);
    gather_slots(s, &d);
    d.cost = s->cost;
    if (d.slots > d.count) return; /* a view that no battle gives */
    int tries = TRIES;
    do deal_once(&d, random);
    while (!is_legal(b, s, &d) && --tries > 0);
    if (tries == 0) walk_to_legal(b, s, &d, random);
    pb_refresh(s);
}

/* ---- Drafting ---- */

static void shuffle(uint8_t *tile, int count, vx_random *random)
{
    for (int i = count - 1; i > 0; i--) {
        int j = (int)vx_random_below(random, (uint64_t)i + 1);
        uint8_t kept = tile[i];
        tile[i] = tile[j];
        tile[j] = kept;
    }
}

/* A third of the tiles begin a unit of their own where the rules let them; the others join one that
 * has room. */
static void draft_tile(const battle *b, side *s, int tile, vx_random *random)
{
    uint8_t fit[UNITS];
    int count = 0;
    if (s->cost + tiles_of(s)[tile].cost > b->size || s->troop_count == TROOPS) return;
    for (int unit = 0; unit < s->unit_count; unit++)
        if (pb_could_join(s, tile, unit)) fit[count++] = (uint8_t)unit;
    bool may_stand_alone = pb_could_join(s, tile, NONE);
    if (may_stand_alone && (count == 0 || vx_random_below(random, 3) == 0)) {
        pb_add_troop(s, tile, NONE, false);
    } else if (count > 0) {
        int unit = fit[vx_random_below(random, (uint64_t)count)];
        pb_add_troop(s, tile, unit, vx_random_below(random, 3) == 0);
    }
}

static void draft(const battle *b, side *s, int army, vx_random *random)
{
    uint8_t tile[TILES];
    int low = army == MIXED ? 0 : army * ARMY_TILES, count = army == MIXED ? TILES : ARMY_TILES;
    for (int i = 0; i < count; i++) tile[i] = (uint8_t)(low + i);
    shuffle(tile, count, random);
    pb_clear_side(s);
    s->army = (uint8_t)army;
    for (int i = 0; i < count; i++) draft_tile(b, s, tile[i], random);
}

void pb_muster(const battle *b, side *s, int army, vx_random *random)
{
    draft(b, s, army, random);
    for (int troop = 0; troop < s->troop_count; troop++)
        if (s->first[s->unit[troop]] != troop) s->tile[troop] = UNKNOWN_TILE;
    pb_deal_unknown(b, s, random);
}
