/* SPDX-License-Identifier: MIT */
/* unknown.c - the tiles that a viewer does not know: all legal assignments are equally likely. Most deals cost too
 * much, so a search, which draws thousands of samples from one view, counts the affordable ones first and draws
 * among those. */
#include <string.h>

#include "core/random.h"
#include "games/pocket-battles/battle.h"

/* ---- Tiles and places ---- */

enum { TRIES = 4096, STEPS_TO_LEGAL = 20000, STEPS_TO_MIX = 2000 };

typedef struct {
    uint8_t sorted[TILES]; /* the tiles that may be there, highest formation first */
    uint8_t tile[TILES];   /* the same in the order of a deal: one for each slot, then the others */
    int count;
    uint8_t cost_of[TILES]; /* of those */
    uint8_t slot[TROOPS];   /* troops to deal, those with the smallest choice first */
    int eligible[TROOPS];   /* how many tiles of the list each may be drawn from */
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
            if (rank_of(s, tile) == rank && pb_find_troop(s, tile) == NONE) {
                d->sorted[d->count++] = (uint8_t)tile;
                d->cost_of[tile] = (uint8_t)tiles_of(s)[tile].cost;
            }
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

/* ---- Dealing until a deal is legal ---- */

/* The places with the smallest choice are dealt first, and a smaller choice is part of a larger
 * one. So each place has as many tiles to choose from in every deal, whatever went before, and all
 * deals are equally likely. */
static void deal_once(deal *d, vx_random *random)
{
    memcpy(d->tile, d->sorted, (size_t)d->count);
    for (int i = 0; i < d->slots; i++) {
        int choice = d->eligible[i] - i;
        if (choice > 0) swap_tiles(d, i, i + (int)vx_number_below(random, (uint32_t)choice));
    }
}

static int points_too_many(const battle *b, const deal *d)
{
    int cost = d->cost;
    for (int i = 0; i < d->slots; i++) cost += d->cost_of[d->tile[i]];
    return cost > b->size ? cost - b->size : 0;
}

static void lay_out(side *s, const deal *d)
{
    for (int i = 0; i < d->slots; i++) s->tile[d->slot[i]] = d->tile[i];
}

static int illegal_units(const side *s)
{
    int count = 0;
    for (int unit = 0; unit < s->unit_count; unit++)
        if (s->height[unit] > 1 && !pb_check_unit(s, unit, NULL)) count++;
    return count;
}

/* Most deals cost too much: those are not laid out. */
static bool is_legal(const battle *b, side *s, const deal *d)
{
    if (points_too_many(b, d) > 0) return false;
    lay_out(s, d);
    return illegal_units(s) == 0;
}

/* How far the side is from a legal army: points too many, and a lot for each illegal unit. */
static int faults_with(const battle *b, side *s, const deal *d)
{
    lay_out(s, d);
    return points_too_many(b, d) + 100 * illegal_units(s);
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

/* False: nothing is unknown, or it is a view that no battle gives. */
static bool gather(side *s, deal *d)
{
    if (pb_find_troop(s, UNKNOWN_TILE) == NONE) return false;
    pb_refresh(s); /* the cost of what is known */
    gather_pool(s, d);
    gather_slots(s, d);
    d->cost = s->cost;
    return d->slots <= d->count;
}

static void deal_until_legal(const battle *b, side *s, deal *d, vx_random *random)
{
    int tries = TRIES;
    do deal_once(d, random);
    while (!is_legal(b, s, d) && --tries > 0);
    if (tries == 0) walk_to_legal(b, s, d, random);
}

void pb_deal_unknown(const battle *b, side *s, vx_random *random)
{
    deal d;
    if (!gather(s, &d)) return;
    deal_until_legal(b, s, &d, random);
    pb_refresh(s);
}

/* ---- Counting the deals that are affordable ---- */

/* Tiles are taken or left one by one, as they are sorted, and the places that may draw from the first n tiles
 * only are filled once n are decided: with k taken, the place number i has k - i to choose from. So the deals that
 * are still possible depend on n, k and the points left alone. Illegal units are thrown away as above. */
enum { COUNTED_TILES = ARMY_TILES, COUNTED_SLOTS = 14, COUNTED_POINTS = 56 };

typedef struct {
    deal d;
    int points; /* for unknown tiles */
    bool is_ready, is_counted;
    uint64_t fillings[COUNTED_TILES + 1][COUNTED_SLOTS + 1]; /* by tiles decided and taken */
    /* By tiles decided, tiles taken and points left. At most 30 * 29 * ... * 17 < 2^64 in all. */
    uint64_t deals[COUNTED_TILES + 1][COUNTED_SLOTS + 1][COUNTED_POINTS + 1];
} table;

_Static_assert(sizeof(table) <= PB_NOTES_SIZE, "a search has room for it");

/* In how many ways places are filled once `decided` tiles are. */
static uint64_t count_fillings(const deal *d, int decided, int taken)
{
    uint64_t ways = 1;
    for (int i = 0; i < d->slots; i++)
        if (d->eligible[i] == decided) ways *= (uint64_t)(taken > i ? taken - i : 0);
    return ways;
}

static uint64_t count_from(const table *t, int decided, int taken, int points)
{
    const deal *d = &t->d;
    if (decided == d->count) return taken == d->slots;
    int cost = d->cost_of[d->sorted[decided]];
    uint64_t deals = t->deals[decided + 1][taken][points];
    if (taken < d->slots && cost <= points)
        deals += t->deals[decided + 1][taken + 1][points - cost];
    return deals;
}

static void count_deals(table *t)
{
    const deal *d = &t->d;
    for (int decided = d->count; decided >= 0; decided--)
        for (int taken = 0; taken <= d->slots; taken++) {
            uint64_t ways = count_fillings(d, decided, taken);
            t->fillings[decided][taken] = ways;
            for (int points = 0; points <= t->points; points++)
                t->deals[decided][taken][points] =
                    ways == 0 ? 0 : ways * count_from(t, decided, taken, points);
        }
}

static void make_ready(const battle *b, side *s, table *t)
{
    t->is_ready = true;
    if (!gather(s, &t->d)) return;
    t->points = b->size - t->d.cost;
    if (t->d.count > COUNTED_TILES || t->d.slots > COUNTED_SLOTS) return;
    if (t->points < 0 || t->points > COUNTED_POINTS) return;
    count_deals(t);
    t->is_counted = t->deals[0][0][t->points] > 0;
}

/* One number chooses the tiles; they lie in d->tile as they are sorted. */
static void choose_tiles(table *t, vx_random *random)
{
    deal *d = &t->d;
    int taken = 0, points = t->points;
    uint64_t number = vx_random_below(random, t->deals[0][0][points]);
    for (int decided = 0; decided < d->count; decided++) {
        uint64_t ways = t->fillings[decided][taken];
        if (ways > 1) number %= t->deals[decided][taken][points] / ways;
        uint64_t without = t->deals[decided + 1][taken][points];
        if (number < without) continue;
        number -= without;
        d->tile[taken++] = d->sorted[decided];
        points -= d->cost_of[d->sorted[decided]];
    }
}

/* Which of the chosen tiles each place gets: those of the first d->eligible[i] sorted ones that are left. */
static void fill_places(deal *d, vx_random *random)
{
    uint8_t place_of[TILES];
    int choice = 0;
    for (int i = 0; i < d->count; i++) place_of[d->sorted[i]] = (uint8_t)i;
    for (int i = 0; i < d->slots; i++) {
        while (choice < d->slots && place_of[d->tile[choice]] < d->eligible[i]) choice++;
        swap_tiles(d, i, i + (int)vx_number_below(random, (uint32_t)(choice - i)));
    }
}

static bool draw_counted(side *s, table *t, vx_random *random)
{
    for (int tries = TRIES; tries > 0; tries--) {
        choose_tiles(t, random);
        fill_places(&t->d, random);
        lay_out(s, &t->d);
        if (illegal_units(s) == 0) return true;
    }
    return false;
}

void pb_deal_unknown_again(const battle *b, side *s, void *notes, vx_random *random)
{
    table *t = notes;
    if (!t->is_ready) make_ready(b, s, t);
    if (!t->is_counted || !draw_counted(s, t, random)) {
        pb_deal_unknown(b, s, random);
        return;
    }
    pb_refresh(s);
}
