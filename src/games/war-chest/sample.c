/* SPDX-License-Identifier: MIT */
/* sample.c - WC-INFO: full positions drawn from a view, each with its true probability.
 *
 * What a sample assumes. Draws are uniform. Which coin of his hand a player plays, and whether he
 * shows it, tells nothing about the coins he does not show: each coin of the hand is as likely to
 * be the one. Then all labelled courses of the game that fit what was seen are equally likely, and
 * a sample picks one of them:
 *   - coins out of sight lie in the places out of sight (hand, bag, face-down pile, a pending
 *     coin) like a shuffled deck;
 *   - coins seen by Spy are where they must be; a coin that replaced a dropped one may have been
 *     among those shown since, which makes those types a little likelier (see extra_factor);
 *   - coins kept through a refill are none of those that lay face up then (see fits_refills).
 * docs/decisions/0003-war-chest-knowledge.md says why. */
#include <string.h>

#include "games/war-chest/riddle.h"

/* ---- Coins at random ---- */

static int draw_slot(const uint64_t weight[SLOTS], vx_random *random)
{
    uint64_t total = 0;
    for (int slot = 0; slot < SLOTS; slot++) total += weight[slot];
    uint64_t ticket = vx_random_below(random, total);
    int slot = 0;
    while (ticket >= weight[slot]) ticket -= weight[slot++];
    return slot;
}

/* Takes `count` coins out of `from`, or all if there are fewer. */
static zone take_coins(zone *from, int count, vx_random *random)
{
    zone taken = 0;
    for (; count > 0 && *from != 0; count--) {
        uint64_t ticket = vx_random_below(random, (uint64_t)size_of_zone(*from));
        int slot = 0;
        for (; ticket >= (uint64_t)coins_in(*from, slot); slot++)
            ticket -= (uint64_t)coins_in(*from, slot);
        *from -= one_coin(slot);
        taken += one_coin(slot);
    }
    return taken;
}

/* ---- What is to be found out about one seat ---- */

/* The opponent whose view it is may know more than others do. */
static int spy_on(const war_chest *view, int seat, int *index)
{
    for (int i = 0; i < opponents(view); i++) {
        int observer = opponent_of(view, seat, i);
        *index = opponent_index(observer, seat, view->players);
        bool knows = view->seen[observer][*index] != 0 || view->looked[observer][*index] != 0;
        if (knows || has_spied(view, observer, *index)) return observer;
    }
    return -1;
}

static int unknown_in(zone z)
{
    return coins_in(z, UNKNOWN_SLOT);
}

/* While the round of the refill lasts, all that the spy knows of was in the hand of that round;
 * later the record says so. */
static void add_refill_group(riddle *r)
{
    bool knows_down = r->refill.is_open || r->seen.of_refill;
    bool knows_group = r->is_spied && (r->refill.is_open || r->seen.of_refill);
    r->refill_known = r->refill.shown + (knows_down ? r->known_down : 0);
    r->refill_down = r->refill.face_down - (knows_down ? size_of_zone(r->known_down) : 0);
    if (knows_group) r->refill_down -= r->seen.face_down;
    if (r->refill.is_open) r->refill_known += r->named;
}

/* What older refills tell everybody, or the spy. */
static void add_refills(riddle *r, const war_chest *view, int seat, const uint16_t *spied)
{
    r->refill = unpack_refill(view, seat);
    r->past = view->refill_past[seat];
    for (int i = 0; i < KEPT_CHOICES; i++)
        r->origin[i] = spied != NULL ? spied[i] : view->refill_origin[seat][i];
    if (spied != NULL)
        r->depth = spied[KEPT_CHOICES];
    else
        while (r->depth < PAST_REFILLS && r->past[r->depth] != 0) r->depth++;
}

/* The hand of the round of the refill is then what it was when the spy looked. */
static void add_look(riddle *r, uint32_t looked)
{
    if (looked == 0) return;
    r->refill.shown = looked_known(looked);
    r->refill.face_down = looked_down(looked);
    r->refill.is_open = r->seen.of_refill = false;
}

riddle wc_make_riddle(const war_chest *view, int seat)
{
    int index = 0, spy = spy_on(view, seat, &index);
    bool has_origin = spy >= 0 && has_spied(view, spy, index);
    riddle r = {.hand = unknown_in(view->hand[seat]),
                .bag = unknown_in(view->bag[seat]),
                .down = unknown_in(view->down[seat]),
                .named = zone_less(view->hand[seat], 0),
                .seen = unpack_seen(spy >= 0 ? view->seen[spy][index] : 0)};
    add_refills(&r, view, seat, has_origin ? view->spied[spy][index] : NULL);
    if (spy >= 0) add_look(&r, view->looked[spy][index]);
    bool is_pending = view->depth > 0 && frame_kind_of(top_frame(view)) == FRAME_PENDING &&
                      frame_seat(top_frame(view)) == seat;
    r.pending = is_pending && frame_from(top_frame(view)) == UNKNOWN_SLOT;
    r.is_spied = r.seen.hand != 0 || r.seen.shown != 0;
    r.seen_hand = r.seen.hand;
    r.seen.hand = zone_less(r.seen.hand, r.named);
    r.known_down = zone_less(r.seen.down, view->down[seat]);
    r.pool = zone_less(wc_unseen(view, seat), r.seen.hand + r.known_down);
    r.down -= size_of_zone(r.known_down);
    if (r.is_spied) r.down -= r.seen.face_down;
    add_refill_group(&r);
    return r;
}

/* ---- Dealing the coins out ---- */

/* One way it may be: the coins in the unknown places. */
typedef struct {
    zone hand, bag, down, pending;
    zone refill_group; /* the hand of the round of the last refill */
} answer;

/* The hand that was spied on: what is left of it, in the hand and in the face-down pile. */
static zone spied_group(const riddle *r, zone *pool, vx_random *random)
{
    zone group = r->seen.hand;
    int missing = extra_coins(r);
    for (; missing > 0 && *pool != 0; missing--) {
        uint64_t weight[SLOTS];
        for (int slot = 0; slot < SLOTS; slot++)
            weight[slot] = (uint64_t)coins_in(*pool, slot) * extra_factor(r, slot);
        zone coin = one_coin(draw_slot(weight, random));
        group += coin;
        *pool -= coin;
    }
    return group;
}

static answer deal_out(const riddle *r, vx_random *random)
{
    answer a = {.down = r->known_down, .refill_group = r->refill_known};
    zone pool = r->pool;
    if (r->is_spied) {
        zone group = spied_group(r, &pool, random);
        if (r->refill.is_open || r->seen.of_refill) a.refill_group += group;
        if (!r->seen.is_over) a.hand = take_coins(&group, r->hand, random);
        a.down += group;
    }
    if (!r->is_spied || r->seen.is_over) {
        a.hand = take_coins(&pool, r->hand, random);
        if (r->refill.is_open) a.refill_group += a.hand;
    }
    zone others = take_coins(&pool, r->refill_down, random);
    a.refill_group += others;
    a.down += others + take_coins(&pool, r->down - size_of_zone(others), random);
    a.pending = take_coins(&pool, r->pending, random);
    a.bag = pool;
    return a;
}

/* ---- Refills ---- */

/* Labels drawn at random: each coin was one of those hidden at the refill or lay face up. */
static bool were_hidden(zone coins, const refill_record *refill, vx_random *random)
{
    for (int slot = 0; slot < SLOTS; slot++) {
        int hidden = coins_in(refill->hidden, slot), up = coins_in(refill->up, slot);
        for (int i = coins_in(coins, slot); i > 0; i--, hidden--) {
            if (hidden <= 0) return false;
            if (vx_random_below(random, (uint64_t)(hidden + up)) >= (uint64_t)hidden) return false;
        }
    }
    return true;
}

/* The coins kept through the oldest refill are as likely as those before it say. */
static bool fits_origin(const riddle *r, zone kept, zone hidden, vx_random *random)
{
    zone choice[KEPT_CHOICES];
    uint32_t greatest = 0;
    int count = wc_list_parts(hidden, size_of_zone(kept), choice), mine = 0;
    for (int i = 0; i < count; i++) {
        if (r->origin[i] > greatest) greatest = r->origin[i];
        if (choice[i] == kept) mine = i;
    }
    return greatest == 0 || vx_random_below(random, greatest) < r->origin[mine];
}

/* Goes back from refill to refill. Any coins of the hand of that round may be the kept ones; they
 * must have been hidden then. What was hidden besides lay face down, and any of it may have come
 * there from the hand of the round of the refill before; and so on. */
static bool fits_refills(const riddle *r, zone group, vx_random *random)
{
    refill_record refill = r->refill;
    for (int i = 0;; i++) {
        zone kept = take_coins(&group, refill.kept, random);
        if (!were_hidden(kept, &refill, random)) return false;
        if (i == r->depth) return fits_origin(r, kept, refill.hidden, random);
        zone pile = zone_less(refill.hidden, kept);
        refill = unpack_past(r->past[i]);
        group = refill.shown + take_coins(&pile, refill.face_down, random);
        if (refill.is_open) group += kept;
    }
}

/* A position written by hand may say things that hardly go together; then any deal must do. */
enum { TRIES = 1 << 14 };

static answer solve(const riddle *r, vx_random *random)
{
    answer a = deal_out(r, random);
    if (r->refill.kept == 0) return a;
    for (int i = 0; i < TRIES && !fits_refills(r, a.refill_group, random); i++)
        a = deal_out(r, random);
    return a;
}

/* ---- The whole position ---- */

static void sample_seat(const war_chest *view, int seat, vx_random *random, war_chest *out)
{
    zone unknown = view->hand[seat] | view->bag[seat] | view->down[seat];
    riddle r = wc_make_riddle(view, seat);
    if (unknown_in(unknown) + r.pending == 0) return;
    answer a = solve(&r, random);
    out->hand[seat] = r.named + a.hand;
    out->bag[seat] = zone_less(view->bag[seat], 0) + a.bag;
    out->down[seat] = zone_less(view->down[seat], 0) + a.down;
    if (r.pending > 0)
        out->frame[out->depth - 1] =
            make_frame(FRAME_PENDING, seat, __builtin_ctzll(a.pending) >> 3, 0, 0);
}

void wc_sample(const void *view, vx_random *random, void *out)
{
    war_chest copy; /* `out` may be the view itself */
    memcpy(&copy, view, sizeof copy);
    memcpy(out, &copy, sizeof copy);
    for (int seat = 0; seat < copy.players; seat++) sample_seat(&copy, seat, random, out);
}
