/* SPDX-License-Identifier: MIT */
/* posterior.c - PB-14: what a seat should expect under the top tiles of the enemy's stacks.
 *
 * The same probabilities that muster.c draws from, counted instead of drawn: all legal deals of the unknown
 * tiles are equally likely. A unit allows one Auxiliary, which frees its other troops from one point of
 * formation (PB-12, PB-13). So the units are first divided into those that hide one and those that do
 * not; for each division the deals are counted by their points. */
#include <string.h>

#include "games/pocket-battles/battle.h"

__extension__ typedef unsigned __int128 wide; /* 30! fits */

enum { RANKS = UNIT_HEIGHT + 1, POINTS = 256, KINDS_MAX = UNITS };

/* Units that are alike: what may lie in one may lie in the other. */
typedef struct {
    int count, unknown,
        rank; /* rank: the formation that each needs if none of them is an Auxiliary */
    bool may_be_plain, may_hide_auxiliary;
    int hiding; /* how many hide one, in the division that is counted */
    wide found[ARMY_TILES];
} unit_kind;

typedef struct {
    const side *of;
    unit_kind kind[KINDS_MAX];
    int kinds, points; /* points left for unknown tiles */
    uint8_t pool[ARMY_TILES];
    int pool_count;
    int kind_of[UNITS]; /* -1: nothing is unknown */
    wide total;
} riddle;

static const tile_facts *pooled(const riddle *r, int i)
{
    return &tiles_of(r->of)[r->pool[i]];
}

static bool is_auxiliary(const tile_facts *tile)
{
    return (tile->traits & BIT(AUXILIARY)) != 0;
}

/* ---- Reading the stacks ---- */

static unit_kind read_unit(const side *s, int unit)
{
    unit_kind k = {.count = 1};
    int formation = RANKS, auxiliaries = 0;
    for (int troop = s->first[unit]; troop < s->first[unit] + s->height[unit]; troop++) {
        const tile_facts *tile = facts_of(s, troop);
        bool is_known = s->tile[troop] != UNKNOWN_TILE;
        k.unknown += !is_known;
        if (is_known && is_auxiliary(tile))
            auxiliaries++;
        else if (is_known && tile->formation < formation)
            formation = tile->formation;
    }
    k.rank = s->height[unit] - auxiliaries;
    k.may_be_plain = auxiliaries <= 1 && formation >= k.rank;
    k.may_hide_auxiliary =
        k.unknown > 0 && auxiliaries == 0 && k.rank > 1 && formation >= k.rank - 1;
    return k;
}

static bool are_alike(const unit_kind *a, const unit_kind *b)
{
    return a->unknown == b->unknown && a->rank == b->rank && a->may_be_plain == b->may_be_plain &&
           a->may_hide_auxiliary == b->may_hide_auxiliary;
}

static void add_unit(riddle *r, int unit)
{
    unit_kind k = read_unit(r->of, unit);
    int at = 0;
    r->kind_of[unit] = -1;
    if (k.unknown == 0) return;
    while (at < r->kinds && !are_alike(&r->kind[at], &k)) at++;
    if (at < r->kinds)
        r->kind[at].count++;
    else
        r->kind[r->kinds++] = k;
    r->kind_of[unit] = at;
}

static void read_stacks(const battle *b, const side *s, riddle *r)
{
    memset(r, 0, sizeof *r);
    r->of = s;
    r->points = b->size;
    for (int unit = 0; unit < s->unit_count; unit++) add_unit(r, unit);
    for (int troop = 0; troop < s->troop_count; troop++)
        if (s->tile[troop] != UNKNOWN_TILE) r->points -= facts_of(s, troop)->cost;
    int low = s->army * ARMY_TILES;
    for (int tile = low; tile < low + ARMY_TILES; tile++)
        if (pb_find_troop(s, tile) == NONE) r->pool[r->pool_count++] = (uint8_t)tile;
}

/* ---- Counting deals ---- */

/* Places to fill: by the formation that they need, and those of Auxiliaries. */
typedef struct {
    int of_rank[RANKS], auxiliary;
} places;

typedef wide by_points[POINTS];

/* In how many ways the places of one sort are filled, by the points that it takes. The tiles come by rising
 * formation, so that each may take all places that it is good for and that are not taken yet. `without`
 * is a tile that lies elsewhere, or -1. */
static void count_fillings(const riddle *r, const places *p, bool auxiliaries, int without,
                           by_points out)
{
    static const by_points nothing;
    by_points ways[TROOPS + 1];
    int open = 0, all = auxiliaries ? p->auxiliary : 0;
    for (int rank = 0; rank < RANKS && !auxiliaries; rank++) all += p->of_rank[rank];
    for (int n = 0; n <= all; n++) memcpy(ways[n], nothing, sizeof nothing);
    ways[0][0] = 1;
    for (int rank = 0; rank < RANKS; rank++) {
        open += auxiliaries ? (rank == 0 ? p->auxiliary : 0) : p->of_rank[rank];
        for (int i = 0; i < r->pool_count; i++) {
            if (i == without) continue;
            const tile_facts *tile = pooled(r, i);
            int own = auxiliaries ? 0 : tile->formation;
            if (is_auxiliary(tile) != auxiliaries || own != rank) continue;
            for (int n = open - 1; n >= 0; n--)
                for (int points = r->points - tile->cost; points >= 0; points--)
                    ways[n + 1][points + tile->cost] += ways[n][points] * (unsigned)(open - n);
        }
    }
    memcpy(out, ways[all], sizeof nothing);
}

/* Both sorts together, with no more points than there are. */
static wide count_pairs(const by_points one, const by_points other, int points)
{
    wide sum = 0, up_to = 0;
    for (int left = 0; left <= points; left++) {
        up_to += other[left];
        sum += one[points - left] * up_to;
    }
    return sum;
}

/* ---- One division into units that hide an Auxiliary and units that do not ---- */

static wide choose(int n, int k)
{
    wide ways = 1;
    if (k < 0 || k > n) return 0;
    for (int i = 0; i < k; i++) { /* always whole, and small enough for 64 bits */
        ways = (uint64_t)ways * (uint64_t)(n - i) / (uint64_t)(i + 1);
    }
    return ways;
}

/* In how many ways units hide their Auxiliaries, where `own` has `left` units and `hiding` of them do so. */
static wide ways_to_hide(const riddle *r, const unit_kind *own, int left, int hiding)
{
    wide ways = 1;
    for (int i = 0; i < r->kinds; i++) {
        const unit_kind *k = &r->kind[i];
        ways *= k == own ? choose(left, hiding) : choose(k->count, k->hiding);
        for (int n = 0; n < k->hiding; n++) ways *= (unsigned)k->unknown; /* which place it takes */
    }
    return ways;
}

/* What one kind learns of one tile: `in_rank` deals have it in a given place of that formation. */
static void note_tile(riddle *r, int tile, const wide in_rank[RANKS], wide as_auxiliary)
{
    for (int i = 0; i < r->kinds; i++) {
        unit_kind *k = &r->kind[i];
        wide plain = ways_to_hide(r, k, k->count - 1, k->hiding);
        wide hiding = ways_to_hide(r, k, k->count - 1, k->hiding - 1);
        if (plain != 0) k->found[tile] += plain * (unsigned)k->unknown * in_rank[k->rank];
        if (hiding != 0)
            k->found[tile] +=
                hiding * ((unsigned)(k->unknown - 1) * in_rank[k->rank - 1] + as_auxiliary);
    }
}

static void count_tile(riddle *r, const places *p, int tile, const by_points auxiliaries,
                       const by_points others)
{
    const tile_facts *facts = pooled(r, tile);
    int points = r->points - facts->cost;
    wide in_rank[RANKS] = {0}, as_auxiliary = 0;
    by_points ways;
    if (points < 0) return;
    if (is_auxiliary(facts) && p->auxiliary > 0) {
        places less = *p;
        less.auxiliary--;
        count_fillings(r, &less, true, tile, ways);
        as_auxiliary = count_pairs(ways, others, points);
    }
    for (int rank = 0; rank <= facts->formation && !is_auxiliary(facts); rank++) {
        places less = *p;
        if (less.of_rank[rank]-- == 0) continue;
        count_fillings(r, &less, false, tile, ways);
        in_rank[rank] = count_pairs(auxiliaries, ways, points);
    }
    note_tile(r, tile, in_rank, as_auxiliary);
}

static void count_division(riddle *r)
{
    places p = {0};
    by_points auxiliaries, others;
    for (int i = 0; i < r->kinds; i++) {
        const unit_kind *k = &r->kind[i];
        p.auxiliary += k->hiding;
        p.of_rank[k->rank] += (k->count - k->hiding) * k->unknown;
        p.of_rank[k->rank - 1] += k->hiding * (k->unknown - 1);
    }
    count_fillings(r, &p, true, -1, auxiliaries);
    count_fillings(r, &p, false, -1, others);
    wide deals = count_pairs(auxiliaries, others, r->points);
    if (deals == 0) return;
    r->total += deals * ways_to_hide(r, NULL, 0, 0);
    for (int tile = 0; tile < r->pool_count; tile++) count_tile(r, &p, tile, auxiliaries, others);
}

static void count_divisions(riddle *r, int from)
{
    if (from == r->kinds) {
        count_division(r);
        return;
    }
    unit_kind *k = &r->kind[from];
    int least = k->may_be_plain ? 0 : k->count, most = k->may_hide_auxiliary ? k->count : 0;
    for (k->hiding = least; k->hiding <= most; k->hiding++) count_divisions(r, from + 1);
    k->hiding = 0;
}

/* ---- The answer ---- */

/* In VX_BELIEF_ONE-ths; without a division of 128 bits, which Debian's library for WebAssembly lacks. */
static uint32_t share_of(wide part, wide all)
{
    while (all >> 43 != 0) {
        all >>= 1;
        part >>= 1;
    }
    return all == 0
               ? 0
               : (uint32_t)(((uint64_t)part * VX_BELIEF_ONE + (uint64_t)all / 2) / (uint64_t)all);
}

static void tell_known(const side *s, uint32_t *out)
{
    for (int unit = 0; unit < s->unit_count; unit++)
        for (int troop = s->first[unit]; troop < s->first[unit] + s->height[unit]; troop++)
            if (s->tile[troop] != UNKNOWN_TILE && s->wounds[troop] != DEAD)
                out[unit * TILES + s->tile[troop]] = VX_BELIEF_ONE;
}

void pb_expect_tiles(const battle *b, const side *s, uint32_t *out)
{
    riddle r;
    tell_known(s, out);
    if (s->army >= MIXED || pb_find_troop(s, UNKNOWN_TILE) == NONE) return;
    read_stacks(b, s, &r);
    if (r.points >= 0) count_divisions(&r, 0);
    for (int unit = 0; unit < s->unit_count; unit++)
        for (int i = 0; i < r.pool_count && r.kind_of[unit] >= 0; i++)
            out[unit * TILES + r.pool[i]] = share_of(r.kind[r.kind_of[unit]].found[i], r.total);
}
