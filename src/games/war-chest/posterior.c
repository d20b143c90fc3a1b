/* SPDX-License-Identifier: MIT */
/* posterior.c - WC-INFO: the exact chances of the next coin drawn, as a seat may know them.
 *
 * The same probabilities that sample.c draws from (its head says what they rest on), counted
 * instead of drawn: every part of the coins out of sight that may be the hand, and every part that
 * may be the face-down coins of the round of the last refill, with the number of labelled courses
 * of the game that lead there. What is left of the coins lies like a shuffled deck. */
#include <string.h>

#include "games/war-chest/riddle.h"

__extension__ typedef unsigned __int128 wide;

enum { PARTS = 330 }; /* of at most 7 coins of five types */

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

/* from * (from - 1) * ..., so many factors. */
static uint64_t falling(int from, int factors)
{
    uint64_t product = 1;
    for (; factors > 0; factors--) product *= (uint64_t)(from > 0 ? from-- : 0);
    return product;
}

/* In how many ways labelled coins of `whole` make up `part`. */
static uint64_t ways(zone whole, zone part)
{
    uint64_t product = 1;
    for (int slot = 0; slot < SLOTS; slot++) {
        int n = coins_in(part, slot);
        product *= falling(coins_in(whole, slot), n) / falling(n, n);
    }
    return product;
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

/* What a refill and those before it tell of the coins kept through the next one. */
static void weigh_kept(const refill_record *next, const refill_record *refill,
                       const kept_weights *older, kept_weights *out)
{
    zone down[PARTS];
    out->count = wc_list_parts(next->hidden, next->kept, out->part);
    for (int i = 0; i < out->count; i++) {
        zone pile = zone_less(next->hidden, out->part[i]);
        zone shown = refill->shown + (refill->is_open ? out->part[i] : 0);
        int count = wc_list_parts(pile, refill->face_down, down);
        out->weight[i] = 0;
        for (int n = 0; n < count; n++)
            out->weight[i] += ways(pile, down[n]) * fit_of(refill, older, shown + down[n]);
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

/* The oldest refill is to be left out: the next one takes over what it tells. */
void wc_fold_refill(uint32_t *origin, const refill_record *oldest, const refill_record *next,
                    int bits)
{
    kept_weights older, weights;
    unpack_origin(origin, oldest, &older);
    weigh_kept(next, oldest, &older, &weights);
    reduce(weights.weight, weights.count, bits);
    for (int i = 0; i < KEPT_CHOICES; i++)
        origin[i] = i < weights.count ? (uint32_t)weights.weight[i] : 0;
}

/* From the oldest refill to the last. */
static void weigh_past(const riddle *r, kept_weights *out)
{
    refill_record refill = r->refill, next;
    int count = r->depth;
    if (count > 0) refill = unpack_past(r->past[count - 1]);
    unpack_origin(r->origin, &refill, out);
    while (count-- > 0) {
        kept_weights older = *out;
        refill = unpack_past(r->past[count]);
        next = count > 0 ? unpack_past(r->past[count - 1]) : r->refill;
        weigh_kept(&next, &refill, &older, out);
    }
}

/* ---- The next coin ---- */

typedef struct {
    const riddle *riddle;
    kept_weights older;
    kept_weights *hands; /* asked is the hand; NULL: the next coin */
    zone open;           /* what a refill would add for all to see */
    wide coin[SLOTS];    /* the sum so far */
} tally;

/* The coin comes from the bag, or else from everything that lies in the discard: `rest` is all that
 * is not in hand and not told apart, and a pending coin is one of it. */
static void count_draw(tally *t, zone hand, zone rest, wide times)
{
    const riddle *r = t->riddle;
    int loose = size_of_zone(rest);
    zone told = t->open + zone_less(r->pool + r->seen.hand + r->known_down, hand + rest);
    for (int slot = 0; slot < SLOTS; slot++) {
        int weight = coins_in(rest, slot);
        if (r->bag == 0 && loose > 0)
            weight = weight * (loose - r->pending) + coins_in(told, slot) * loose;
        else if (r->bag == 0)
            weight = coins_in(told, slot);
        wide factor = (unsigned)weight;
        t->coin[slot] += times * factor;
    }
}

static void count_choice(kept_weights *hands, zone hand, wide times)
{
    for (int i = 0; i < hands->count; i++)
        if (hands->part[i] == hand) hands->weight[i] += times;
}

/* One hand; `loose` is what neither it nor the spied coins hold. */
static void count_hand(tally *t, zone hand, zone group, zone loose, wide times)
{
    const riddle *r = t->riddle;
    zone down[PARTS];
    int count = wc_list_parts(loose, r->refill.kept > 0 ? r->refill_down : 0, down);
    for (int i = 0; i < count; i++) {
        wide weight = times * ways(loose, down[i]);
        if (r->refill.kept > 0)
            weight *= fit_of(&r->refill, &t->older, r->refill_known + group + down[i]);
        if (t->hands != NULL)
            count_choice(t->hands, r->named + hand, weight);
        else
            count_draw(t, hand, zone_less(loose, down[i]), weight);
    }
}

static void count_plain_hands(tally *t)
{
    const riddle *r = t->riddle;
    zone hand[PARTS];
    int count = wc_list_parts(r->pool, r->hand, hand);
    for (int i = 0; i < count; i++)
        count_hand(t, hand[i], r->refill.is_open ? hand[i] : 0, zone_less(r->pool, hand[i]),
                   ways(r->pool, hand[i]));
}

/* `group` is the spied hand: in the hand and the pile, or in the pile alone. */
static void count_hands_with(tally *t, zone group, zone pool, wide times)
{
    const riddle *r = t->riddle;
    zone hand[PARTS];
    bool is_over = r->seen.is_over, is_kept = r->refill.is_open || r->seen.of_refill;
    zone source = is_over ? pool : group;
    int hands = wc_list_parts(source, r->hand, hand);
    for (int i = 0; i < hands; i++) {
        zone loose = is_over ? zone_less(pool, hand[i]) : pool;
        count_hand(t, hand[i], is_kept ? group : 0, loose, times * ways(source, hand[i]));
    }
}

static void count_spied_hands(tally *t)
{
    const riddle *r = t->riddle;
    zone extra[PARTS];
    int missing = extra_coins(r);
    int extras = wc_list_parts(r->pool, missing > 0 ? missing : 0, extra);
    for (int i = 0; i < extras; i++) {
        wide times = ways(r->pool, extra[i]);
        for (int slot = 0; slot < SLOTS; slot++)
            for (int n = coins_in(extra[i], slot); n > 0; n--) times *= extra_factor(r, slot);
        count_hands_with(t, r->seen.hand + extra[i], zone_less(r->pool, extra[i]), times);
    }
}

static void count_hands(tally *t)
{
    weigh_past(t->riddle, &t->older);
    if (t->riddle->is_spied)
        count_spied_hands(t);
    else
        count_plain_hands(t);
}

void wc_weigh_draw(const war_chest *view, int seat, uint64_t weight[SLOTS])
{
    zone source = draw_source(view, seat);
    riddle r = wc_make_riddle(view, seat);
    tally t = {.riddle = &r, .open = view->up[seat] + zone_less(view->down[seat], 0)};
    for (int slot = 0; slot < SLOTS; slot++) weight[slot] = (uint64_t)coins_in(source, slot);
    bool is_hidden =
        coins_in(view->bag[seat] | (view->bag[seat] != 0 ? 0 : view->down[seat]), UNKNOWN_SLOT) > 0;
    if (!is_hidden) return;
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
    riddle r = wc_make_riddle(&view, target);
    tally t = {.riddle = &r, .hands = &hands};
    hands.count = wc_list_parts(hidden, size_of_zone(s->hand[target]), hands.part);
    count_hands(&t);
    reduce(hands.weight, hands.count, 52);
    for (int i = 0; i < hands.count; i++) hands.weight[i] *= COMMON / ways(hidden, hands.part[i]);
    reduce(hands.weight, hands.count, 16);
    for (int i = 0; i < KEPT_CHOICES; i++) out[i] = i < hands.count ? (uint16_t)hands.weight[i] : 0;
}
