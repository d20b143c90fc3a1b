/* SPDX-License-Identifier: MIT */
/* posterior.c - WC-INFO: the exact chances of the next coin drawn and the coins expected in each
 * place, as a seat may know them.
 *
 * The same probabilities that sample.c draws from (its head says what they rest on), counted
 * instead of drawn: every part of the coins out of sight that may be the hand, and every part that
 * may be the face-down coins of the round of the last refill, with the number of labelled courses
 * of the game that lead there. What is left of the coins lies like a shuffled deck. */
#include <string.h>

#include "core/limit.h"
#include "games/war-chest/riddle.h"

__extension__ typedef unsigned __int128 wide;

/* How likely each choice of kept coins is, as far as older refills tell. */
typedef struct {
    int count; /* 0: they tell nothing */
    zone part[KEPT_CHOICES];
    wide weight[KEPT_CHOICES];
} kept_weights;

/* ---- Counting ---- */

static void add_parts(zone pool, int slot, int size, zone part, zone *out, int *count)
{
    int most = coins_in(pool, slot) < size ? coins_in(pool, slot) : size;
    if (slot == SLOTS - 1) {
        if (most == size) out[(*count)++] = part + (zone)size * one_coin(slot);
        return;
    }
    for (int n = 0; n <= most; n++)
        add_parts(pool, slot + 1, size - n, part + (zone)n * one_coin(slot), out, count);
}

int wc_list_parts(zone pool, int size, zone *out)
{
    int count = 0;
    if (size >= 0) add_parts(pool, 0, size, 0, out, &count);
    return count;
}

/* ---- Cutting common factors ---- */

/* By hand where 64 bits do not do: Debian's library for WebAssembly lacks this division. */
static wide divide(wide a, wide b, wide *rest)
{
    wide quotient = 0, step = 1;
    if (a >> 64 == 0 && b >> 64 == 0) {
        *rest = (uint64_t)a % (uint64_t)b;
        return (uint64_t)a / (uint64_t)b;
    }
    while (b <= a >> 1) {
        b <<= 1;
        step <<= 1;
    }
    for (; step != 0; step >>= 1, b >>= 1)
        if (a >= b) {
            a -= b;
            quotient |= step;
        }
    *rest = a;
    return quotient;
}

static wide common_factor(wide a, wide b)
{
    while (b != 0) {
        wide rest;
        divide(a, b, &rest);
        a = b;
        b = rest;
    }
    return a;
}

/* The weights in their lowest terms, and all below 2^bits: where they are not, the digits behind
 * are cut off. */
static void reduce(wide *weight, int count, int bits)
{
    wide common = 0, greatest = 0;
    for (int i = 0; i < count; i++) {
        common = common_factor(common, weight[i]);
        if (weight[i] > greatest) greatest = weight[i];
    }
    if (common == 0) return;
    int shift = 0;
    wide rest, most = divide(greatest, common, &rest);
    while (most >> shift >> bits != 0) shift++;
    for (int i = 0; i < count; i++) {
        if (weight[i] == 0) continue;
        weight[i] = divide(weight[i], common, &rest) >> shift;
        if (weight[i] == 0) weight[i] = 1; /* what may be stays possible */
    }
}

/* ---- Refills ---- */

static wide weight_of(const kept_weights *older, zone kept)
{
    for (int i = 0; i < older->count; i++)
        if (older->part[i] == kept) return older->weight[i];
    return older->count == 0;
}

/* How well a hand fits the refill in its round: over all coins of it that may be the kept ones, the
 * share of labellings in which they were hidden then. Every share has the same denominator. */
static wide fit_of(const refill_record *refill, const kept_weights *older, zone group)
{
    zone parts[KEPT_CHOICES];
    wide sum = 0;
    int count = wc_list_parts(group, refill->kept, parts);
    for (int i = 0; i < count; i++) {
        uint64_t share = ways(group, parts[i]);
        for (int slot = 0; slot < SLOTS; slot++) {
            int kept = coins_in(parts[i], slot), hidden = coins_in(refill->hidden, slot);
            int all = hidden + coins_in(refill->up, slot);
            int factors = all < refill->kept ? all : refill->kept;
            share *= falling(hidden, kept) * falling(all - kept, factors - kept);
        }
        sum += share * weight_of(older, parts[i]);
    }
    return sum;
}

/* Coins that may have left the hand of the round of a refill face down, and what speaks for it. */
typedef struct {
    const refill_record *refill;
    const kept_weights *older;
    int count;
    zone taken[PARTS];
    wide weight[PARTS];
} group_weights;

static void add_taken(group_weights *w, zone taken, wide weight)
{
    int i = w->refill->eras == 0 ? w->count : 0; /* without new coins no part comes twice */
    while (i < w->count && w->taken[i] != taken) i++;
    if (i == w->count) {
        vx_require(w->count < PARTS); /* eight coins at most: a hand and REFILL_ERAS new ones */
        w->taken[w->count] = taken;
        w->weight[w->count++] = 0;
    }
    w->weight[i] += weight;
}

/* From the last new coin of that hand back to the refill: any coin of it may be the new one.
 * `group` is what is known of the hand, `pile` where the coins come from that left it unseen. */
static void weigh_era(group_weights *w, int era, zone group, zone pile, zone taken, wide times)
{
    const refill_record *refill = w->refill;
    zone down[PARTS];
    int face_down = era == 0 ? refill->face_down : era_at(refill->eras, era - 1).face_down;
    int count = wc_list_parts(pile, face_down, down);
    for (int i = 0; i < count; i++) {
        zone hand = group + down[i];
        wide weight = times * ways(pile, down[i]);
        if (era == era_count(refill->eras)) {
            add_taken(w, taken + down[i], weight * fit_of(refill, w->older, hand));
            continue;
        }
        for (int slot = 0; slot < SLOTS; slot++)
            if (coins_in(hand, slot) > 0)
                weigh_era(w, era + 1, hand - one_coin(slot) + era_at(refill->eras, era).coins,
                          zone_less(pile, down[i]), taken + down[i],
                          weight * (unsigned)coins_in(hand, slot));
    }
}

/* `hand` is what is left of it, if it is still played. */
static void weigh_group(group_weights *w, const refill_record *refill, const kept_weights *older,
                        zone hand, zone pile)
{
    w->refill = refill;
    w->older = older;
    w->count = 0;
    weigh_era(w, 0, refill->shown + (refill->is_open ? hand : 0), pile, 0, 1);
}

/* What a refill and those before it tell of the coins kept through the next one. */
static void weigh_kept(const refill_record *next, const refill_record *refill,
                       const kept_weights *older, kept_weights *out)
{
    group_weights group;
    out->count = wc_list_parts(next->hidden, next->kept, out->part);
    for (int i = 0; i < out->count; i++) {
        weigh_group(&group, refill, older, out->part[i], zone_less(next->hidden, out->part[i]));
        out->weight[i] = 0;
        for (int n = 0; n < group.count; n++) out->weight[i] += group.weight[n];
    }
    reduce(out->weight, out->count, 52);
}

/* What is told of the coins kept through the oldest refill. */
static void unpack_origin(const uint32_t *origin, const refill_record *oldest, kept_weights *out)
{
    uint32_t any = 0;
    out->count = wc_list_parts(oldest->hidden, oldest->kept, out->part);
    for (int i = 0; i < out->count; i++) any |= origin[i];
    for (int i = 0; i < out->count; i++) out->weight[i] = origin[i];
    if (any == 0) out->count = 0;
}

static void pack_origin(kept_weights *weights, int bits, uint32_t *origin)
{
    reduce(weights->weight, weights->count, bits);
    for (int i = 0; i < KEPT_CHOICES; i++)
        origin[i] = i < weights->count ? (uint32_t)weights->weight[i] : 0;
}

void wc_fold_refill(uint32_t *origin, const refill_record *oldest, const refill_record *next,
                    int bits)
{
    kept_weights older, weights;
    unpack_origin(origin, oldest, &older);
    weigh_kept(next, oldest, &older, &weights);
    pack_origin(&weights, bits, origin);
}

/* From the oldest refill to the last. */
static void weigh_past(const refill_record *last, const uint64_t *past, int depth,
                       const uint32_t *origin, kept_weights *out)
{
    refill_record refill = *last, next;
    if (depth > 0) refill = unpack_past(past[depth - 1]);
    unpack_origin(origin, &refill, out);
    while (depth-- > 0) {
        kept_weights older = *out;
        refill = unpack_past(past[depth]);
        next = depth > 0 ? unpack_past(past[depth - 1]) : *last;
        weigh_kept(&next, &refill, &older, out);
    }
}

void wc_fold_refills(uint32_t *origin, const refill_record *last, const uint64_t *past, int depth,
                     const refill_record *next, int bits)
{
    kept_weights older, weights;
    weigh_past(last, past, depth, origin, &older);
    weigh_kept(next, last, &older, &weights);
    pack_origin(&weights, bits, origin);
}

/* ---- The next coin ---- */

typedef struct {
    int count;
    hidden_case *at;
    wide weight[CASES];
} hidden_cases;

/* Coins by place and slot, each as often as its case weighs, and the weight of all cases. */
enum { SUM_HAND = 0, SUM_DOWN = SLOTS, SUM_LOOSE = 2 * SLOTS, SUM_ALL = 3 * SLOTS, SUMS };

typedef struct {
    wide sum[SUMS];
    int down_size, loose_size; /* the same in every case */
} place_sums;

typedef struct tally tally;

/* One way the coins may lie: the hand, the coins told to lie face down, the others, and its weight. */
typedef void count_case(tally *t, zone hand, zone down, zone loose, wide times);

/* What is asked, and its sums so far. */
struct tally {
    const riddle *riddle;
    kept_weights older;
    count_case *count;
    zone open;           /* what a refill would add for all to see */
    wide coin[SLOTS];    /* count_draw */
    kept_weights *hands; /* count_choice */
    hidden_cases *cases; /* keep_case */
    place_sums *places;  /* count_places */
};

/* The coin comes from the bag, or else from everything that lies in the discard: `down` and `loose`,
 * what is not told apart; a pending coin is one of the latter. */
static void count_draw(tally *t, zone hand, zone down, zone loose, wide times)
{
    (void)hand;
    const riddle *r = t->riddle;
    int size = size_of_zone(loose);
    zone told = t->open + down;
    for (int slot = 0; slot < SLOTS; slot++) {
        int weight = coins_in(loose, slot);
        if (r->bag == 0 && size > 0)
            weight = weight * (size - r->pending) + coins_in(told, slot) * size;
        else if (r->bag == 0)
            weight = coins_in(told, slot);
        wide factor = (unsigned)weight;
        t->coin[slot] += times * factor;
    }
}

static void count_choice(tally *t, zone hand, zone down, zone loose, wide times)
{
    (void)down, (void)loose;
    kept_weights *hands = t->hands;
    for (int i = 0; i < hands->count; i++)
        if (hands->part[i] == hand) hands->weight[i] += times;
}

/* One more than there is room for is counted and not kept. */
static void keep_case(tally *t, zone hand, zone down, zone loose, wide times)
{
    hidden_cases *cases = t->cases;
    if (times == 0 || cases->count > CASES) return;
    if (cases->count < CASES) {
        cases->at[cases->count] = (hidden_case){.hand = hand, .down = down, .loose = loose};
        cases->weight[cases->count] = times;
    }
    cases->count++;
}

static void count_places(tally *t, zone hand, zone down, zone loose, wide times)
{
    place_sums *sums = t->places;
    sums->sum[SUM_ALL] += times;
    sums->down_size = size_of_zone(down);
    sums->loose_size = size_of_zone(loose);
    for (int slot = 0; slot < SLOTS; slot++) {
        sums->sum[SUM_HAND + slot] += times * (unsigned)coins_in(hand, slot);
        sums->sum[SUM_DOWN + slot] += times * (unsigned)coins_in(down, slot);
        sums->sum[SUM_LOOSE + slot] += times * (unsigned)coins_in(loose, slot);
    }
}

/* One hand; `loose` is what neither it nor the guess holds. */
static void count_hand(tally *t, const guess *spied, zone hand, zone loose, wide times)
{
    group_weights group;
    if (t->riddle->refill.kept == 0) {
        t->count(t, hand, spied->down, loose, times);
        return;
    }
    weigh_group(&group, &t->riddle->refill, &t->older, hand, loose);
    for (int i = 0; i < group.count; i++)
        t->count(t, hand, spied->down + group.taken[i], zone_less(loose, group.taken[i]),
                 times * group.weight[i]);
}

static void count_hands(tally *t)
{
    const riddle *r = t->riddle;
    zone dealt[PARTS];
    weigh_past(&r->refill, r->past, r->depth, r->origin, &t->older);
    for (int i = 0; i < r->guesses; i++) {
        const guess *spied = &r->guess[i];
        int count = wc_list_parts(spied->pool, r->hand, dealt);
        for (int n = 0; n < count; n++)
            count_hand(t, spied, spied->hand + dealt[n], zone_less(spied->pool, dealt[n]),
                       ways(spied->pool, dealt[n]) * (wide)spied->weight);
    }
}

void wc_weigh_draw(const war_chest *view, int seat, uint64_t weight[SLOTS])
{
    zone source = wc_draw_source(view, seat);
    riddle r;
    tally t = {
        .riddle = &r, .count = count_draw, .open = view->up[seat] + zone_less(view->down[seat], 0)};
    for (int slot = 0; slot < SLOTS; slot++) weight[slot] = (uint64_t)coins_in(source, slot);
    bool is_hidden =
        coins_in(view->bag[seat] | (view->bag[seat] != 0 ? 0 : view->down[seat]), UNKNOWN_SLOT) > 0;
    if (!is_hidden) return;
    wc_make_riddle(view, seat, &r);
    count_hands(&t);
    reduce(t.coin, SLOTS, 60);
    wide total = 0;
    for (int slot = 0; slot < SLOTS; slot++) total += t.coin[slot];
    if (total == 0) return; /* things that do not go together: a position written by hand */
    for (int slot = 0; slot < SLOTS; slot++) weight[slot] = (uint64_t)t.coin[slot];
}

/* A choice is weighed against the number of ways to make it: the weights are what Spy and older
 * refills add to the plain count. */
void wc_weigh_hand(const war_chest *s, int observer, int target, uint16_t *out)
{
    enum {
        COMMON = 3600
    }; /* a multiple of the ways to choose two coins of a type or of two types */
    war_chest view;
    kept_weights hands = {0};
    zone hidden = s->hand[target] + s->down[target];
    wc_view(s, observer, &view);
    riddle r;
    wc_make_riddle(&view, target, &r);
    tally t = {.riddle = &r, .count = count_choice, .hands = &hands};
    hands.count = wc_list_parts(hidden, size_of_zone(s->hand[target]), hands.part);
    count_hands(&t);
    reduce(hands.weight, hands.count, 52);
    for (int i = 0; i < hands.count; i++) hands.weight[i] *= COMMON / ways(hidden, hands.part[i]);
    reduce(hands.weight, hands.count, 16);
    for (int i = 0; i < KEPT_CHOICES; i++) out[i] = i < hands.count ? (uint16_t)hands.weight[i] : 0;
}

int wc_list_cases(const riddle *r, hidden_case *out)
{
    enum { BITS = 54 }; /* so that the sum of all keeps within 64 */
    hidden_cases cases = {.at = out};
    tally t = {.riddle = r, .count = keep_case, .cases = &cases};
    count_hands(&t);
    if (cases.count > CASES) return 0;
    reduce(cases.weight, cases.count, BITS);
    uint64_t up_to = 0;
    for (int i = 0; i < cases.count; i++) {
        up_to += (uint64_t)cases.weight[i];
        out[i].up_to = up_to;
    }
    return cases.count;
}

/* ---- Expected coins ---- */

static void sum_places(const riddle *r, place_sums *out)
{
    enum { BITS = 36 }; /* leaves room for VX_BELIEF_ONE and the coins of a player */
    *out = (place_sums){0};
    tally t = {.riddle = r, .count = count_places, .places = out};
    count_hands(&t);
    reduce(out->sum, SUMS, BITS);
}

/* `part` of `whole` in VX_BELIEF_ONE-ths. */
static uint32_t share_of(uint64_t part, uint64_t whole)
{
    return (uint32_t)((part * VX_BELIEF_ONE + whole / 2) / whole);
}

/* Coins that are not told apart lie in the places that are left like a shuffled deck. */
static void add_expected(const riddle *r, const place_sums *sums, expected_coins *out)
{
    uint64_t all = (uint64_t)sums->sum[SUM_ALL], size = (uint64_t)sums->loose_size;
    uint32_t down = (uint32_t)(r->down + size_of_zone(r->guess[0].down) - sums->down_size);
    for (int slot = 0; slot < SLOTS; slot++) {
        uint64_t coins = (uint64_t)sums->sum[SUM_LOOSE + slot];
        uint32_t loose = size > 0 ? share_of(coins, all * size) : 0;
        out->hand[slot] = share_of((uint64_t)sums->sum[SUM_HAND + slot], all);
        out->down[slot] += share_of((uint64_t)sums->sum[SUM_DOWN + slot], all) + loose * down;
        out->bag[slot] += loose * (uint32_t)r->bag;
        out->pending[slot] += loose * (uint32_t)r->pending;
    }
}

static void add_known(const war_chest *view, int seat, expected_coins *out)
{
    for (int slot = 0; slot < SLOTS; slot++) {
        out->hand[slot] = (uint32_t)coins_in(view->hand[seat], slot) * VX_BELIEF_ONE;
        out->bag[slot] = (uint32_t)coins_in(view->bag[seat], slot) * VX_BELIEF_ONE;
        out->down[slot] = (uint32_t)coins_in(view->down[seat], slot) * VX_BELIEF_ONE;
        out->pending[slot] = wc_pending_slot(view, seat) == slot ? VX_BELIEF_ONE : 0;
    }
}

void wc_expect_coins(const war_chest *view, int seat, expected_coins *out)
{
    riddle r;
    place_sums sums;
    add_known(view, seat, out);
    if (!wc_hides_coins(view, seat)) return;
    wc_make_riddle(view, seat, &r);
    sum_places(&r, &sums);
    if (sums.sum[SUM_ALL] == 0) { /* things that do not go together: then any deal must do */
        r.refill.kept = 0;
        sum_places(&r, &sums);
    }
    if (sums.sum[SUM_ALL] != 0) add_expected(&r, &sums, out);
}
