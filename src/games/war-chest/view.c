/* SPDX-License-Identifier: MIT */
/* view.c - WC-INFO: the position as a seat may know it, and full positions drawn from such a view.
 *
 * What a sample assumes. Draws are uniform. Which coin of his hand a player plays, and whether he
 * shows it, tells nothing about the coins he does not show: each coin of the hand is as likely to
 * be the one. Then all labelled courses of the game that fit what was seen are equally likely, and
 * a sample picks one of them:
 *   - coins out of sight lie in the places out of sight (hand, bag, face-down pile, a pending
 *     coin) like a shuffled deck;
 *   - coins seen by Spy are where they must be; a coin that replaced a dropped one may have been
 *     among those shown since, which makes those types a little likelier (see draw_extra);
 *   - coins kept through a refill are none of those that lay face up then (see fits_refill).
 * A refill is where older knowledge ends: the pile it mixes into the bag is taken as shuffled.
 * docs/decisions/war-chest-knowledge.md says why. */
#include <string.h>

#include "games/war-chest/knowledge.h"

/* ---- Hiding ---- */

static zone unknown_coins(int count)
{
    return (zone)count << (8 * UNKNOWN_SLOT);
}

/* WC-INFO-04, WC-INFO-12: only its size, but coins that Spy has shown are named while none of that
 * hand has been played face down. */
static zone hand_as_seen(const war_chest *s, int seat, uint64_t record)
{
    seen_record seen = unpack_seen(record);
    zone known = seen.face_down == 0 ? seen.hand : 0;
    return known + unknown_coins(size_of_zone(s->hand[seat]) - size_of_zone(known));
}

/* WC-INFO-03 to WC-INFO-07, WC-INFO-11, A-41: sizes stay, coins go. */
static void hide_seat(const war_chest *s, int seat, uint64_t record, war_chest *out)
{
    out->hand[seat] = hand_as_seen(s, seat, record);
    out->bag[seat] = unknown_coins(size_of_zone(s->bag[seat]));
    out->down[seat] = unknown_coins(size_of_zone(s->down[seat]));
    if (s->depth == 0 || frame_kind_of(top_frame(s)) != FRAME_PENDING) return;
    if (frame_seat(top_frame(s)) == seat)
        out->frame[s->depth - 1] = make_frame(FRAME_PENDING, seat, UNKNOWN_SLOT, 0, 0);
}

/* WC-INFO-01, WC-INFO-02, WC-INFO-09: everything else is open, or the seat's own (WC-INFO-06,
 * WC-TEAM-11: partners may talk, but their hands are hidden from each other too. */
void wc_view(const void *state, int seat, void *view)
{
    const war_chest *s = state;
    war_chest *out = view;
    memcpy(out, s, sizeof *out);
    for (int other = 0; other < s->players; other++) {
        if (other == seat) continue;
        bool is_opponent = seat >= 0 && faction_of(other) != faction_of(seat);
        uint64_t record = is_opponent ? s->seen[seat][opponent_index(seat, other, s->players)] : 0;
        hide_seat(s, other, record, out);
        memset(out->seen[other], 0, sizeof out->seen[other]);
    }
    wc_count_watched(out);
}

vx_action wc_hide_action(const void *state, vx_action action, int seat)
{
    const war_chest *s = state;
    act a = unpack_act(action);
    switch (a.verb) {
    case ACT_CLAIM:
    case ACT_RECRUIT:
    case ACT_PASS: /* WC-INFO-05, WC-INFO-08 */
        if (seat != s->actor) a.u = UNKNOWN_COIN;
        break;
    case ACT_DRAW:
        if (seat != a.seat) a.u = UNKNOWN_COIN;
        break;
    case ACT_SPY_DROP:
        if (s->spy_down && seat != s->actor && seat != frame_target(top_frame(s)))
            a.u = UNKNOWN_COIN;
        break;
    default:
        break;
    }
    return pack_act(a);
}

/* ---- Sampling: a deck of coins ---- */

enum { DECK = 32 };

typedef struct {
    uint8_t slot[DECK];
    int count;
} deck;

static void put_coins(deck *d, zone coins)
{
    for (int slot = 0; slot < SLOTS; slot++)
        for (int i = 0; i < coins_in(coins, slot) && d->count < DECK; i++)
            d->slot[d->count++] = (uint8_t)slot;
}

static void shuffle(deck *d, vx_random *random)
{
    for (int i = d->count - 1; i > 0; i--) {
        int j = (int)vx_random_below(random, (uint64_t)i + 1);
        uint8_t slot = d->slot[i];
        d->slot[i] = d->slot[j];
        d->slot[j] = slot;
    }
}

static zone take_coins(deck *d, int count)
{
    zone z = 0;
    while (count-- > 0 && d->count > 0) z += one_coin(d->slot[--d->count]);
    return z;
}

static zone less(zone from, zone what)
{
    zone z = 0;
    for (int slot = 0; slot < SLOTS; slot++) {
        int rest = coins_in(from, slot) - coins_in(what, slot);
        if (rest > 0) z += (zone)rest * one_coin(slot);
    }
    return z;
}

/* ---- What is to be found out about one seat ---- */

typedef struct {
    const war_chest *view;
    int seat;
    zone pool; /* the coins out of sight */
    int hand, bag, down, pending;
    seen_record seen; /* without the coins that the view names in place */
    zone seen_hand;   /* with them */
    refill_record refill;
} riddle;

/* One way it may be. */
typedef struct {
    zone hand, bag, down, pending; /* the coins in the unknown places */
    zone spied_down;               /* of `down`: played face down from a spied hand */
} answer;

static uint64_t record_about(const war_chest *view, int seat)
{
    for (int i = 0; i < opponents(view); i++) {
        int observer = opponent_of(view, seat, i);
        uint64_t record = view->seen[observer][opponent_index(observer, seat, view->players)];
        if (record != 0) return record;
    }
    return 0;
}

static int unknown_in(zone z)
{
    return coins_in(z, UNKNOWN_SLOT);
}

static riddle make_riddle(const war_chest *view, int seat)
{
    riddle r = {.view = view,
                .seat = seat,
                .pool = wc_unseen(view, seat),
                .hand = unknown_in(view->hand[seat]),
                .bag = unknown_in(view->bag[seat]),
                .down = unknown_in(view->down[seat]),
                .seen = unpack_seen(record_about(view, seat)),
                .refill = unpack_refill(view, seat)};
    bool is_pending = view->depth > 0 && frame_kind_of(top_frame(view)) == FRAME_PENDING &&
                      frame_seat(top_frame(view)) == seat;
    r.pending = is_pending && frame_from(top_frame(view)) == UNKNOWN_SLOT;
    r.seen_hand = r.seen.hand;
    r.seen.hand = less(r.seen.hand, view->hand[seat]);
    r.seen.down = less(r.seen.down, view->down[seat]);
    return r;
}

/* ---- Spy ---- */

/* The one coin of a spied hand that was not seen: it came in place of a dropped coin. For a type
 * of which v coins have been shown since and h seen ones have not, it may also have been one of
 * the shown, while a seen coin stays: (h + 1 + v) courses of the game for every (h + 1). */
static int draw_extra(const riddle *r, zone pool, vx_random *random)
{
    enum { COMMON = 12 }; /* a multiple of h + 1 for every hand */
    uint64_t weight[SLOTS], total = 0;
    for (int slot = 0; slot < SLOTS; slot++) {
        int seen = coins_in(r->seen_hand, slot), shown = coins_in(r->seen.shown, slot);
        weight[slot] =
            (uint64_t)(coins_in(pool, slot) * (COMMON / (seen + 1)) * (seen + 1 + shown));
        total += weight[slot];
    }
    uint64_t ticket = vx_random_below(random, total);
    int slot = 0;
    while (ticket >= weight[slot]) ticket -= weight[slot++];
    return slot;
}

/* The hand that was spied on: what is left of it, in the hand and in the face-down pile. */
static zone spied_group(const riddle *r, zone *pool, vx_random *random)
{
    zone group = r->seen.hand;
    int missing = r->hand + r->seen.face_down - size_of_zone(group);
    for (; missing > 0 && *pool != 0; missing--) {
        zone coin = one_coin(draw_extra(r, *pool, random));
        group += coin;
        *pool -= coin;
    }
    return group;
}

/* ---- Dealing the coins out ---- */

static answer deal_out(const riddle *r, vx_random *random)
{
    answer a = {0};
    deck d = {0};
    zone known_down = r->seen.down;
    zone pool = less(less(r->pool, r->seen.hand), known_down);
    int hand = r->hand, down = r->down - size_of_zone(known_down);
    if (r->seen.hand != 0 || r->seen.shown != 0) {
        put_coins(&d, spied_group(r, &pool, random));
        shuffle(&d, random);
        a.hand = take_coins(&d, hand);
        a.spied_down = take_coins(&d, r->seen.face_down);
        down -= size_of_zone(a.spied_down);
        hand = 0;
        d.count = 0;
    }
    put_coins(&d, pool);
    shuffle(&d, random);
    a.hand += take_coins(&d, hand);
    a.pending = take_coins(&d, r->pending);
    a.down = known_down + a.spied_down + take_coins(&d, down);
    a.bag = take_coins(&d, r->bag);
    return a;
}

/* ---- Refills ---- */

/* Out of `count` coins of a type, how many were hidden at the refill: labels drawn at random from
 * those that were hidden then and those that lay face up. */
static int draw_hidden(int count, int hidden, int up, vx_random *random)
{
    int drawn = 0;
    for (; count > 0 && hidden + up > 0; count--) {
        if (vx_random_below(random, (uint64_t)(hidden + up)) < (uint64_t)hidden) {
            hidden--;
            drawn++;
        } else {
            up--;
        }
    }
    return drawn;
}

static uint64_t choose(int n, int k)
{
    uint64_t ways = 1;
    if (k > n) return 0;
    for (int i = 0; i < k; i++) ways = ways * (uint64_t)(n - i) / (uint64_t)(i + 1);
    return ways;
}

/* The coins played since the refill from the hand of that round, and those still in it. */
static zone refill_group(const riddle *r, const answer *a, vx_random *random)
{
    zone group = r->refill.shown;
    deck others = {0};
    int spied = size_of_zone(a->spied_down);
    if (spied > r->refill.face_down) spied = r->refill.face_down;
    group += spied > 0 ? a->spied_down : 0;
    put_coins(&others,
              less(a->down, a->spied_down) + less(r->view->down[r->seat], unknown_coins(r->down)));
    shuffle(&others, random);
    group += take_coins(&others, r->refill.face_down - spied);
    if (r->refill.is_open) group += a->hand + less(r->view->hand[r->seat], 0);
    return group;
}

/* A group of g coins, k of them hidden at the refill, can have begun with the c kept ones in as
 * many ways as k allows; so a deal is accepted with probability C(k, c) of C(g, c). */
static bool fits_refill(const riddle *r, const answer *a, vx_random *random)
{
    if (r->refill.kept == 0) return true;
    zone group = refill_group(r, a, random);
    int hidden = 0;
    for (int slot = 0; slot < SLOTS; slot++)
        hidden += draw_hidden(coins_in(group, slot), coins_in(r->refill.hidden, slot),
                              coins_in(r->refill.up, slot), random);
    uint64_t all = choose(size_of_zone(group), r->refill.kept);
    return all == 0 || vx_random_below(random, all) < choose(hidden, r->refill.kept);
}

/* A position written by hand may say things that hardly go together; then any deal must do. */
enum { TRIES = 1 << 14 };

static answer solve(const riddle *r, vx_random *random)
{
    answer a = deal_out(r, random);
    for (int i = 0; i < TRIES && !fits_refill(r, &a, random); i++) a = deal_out(r, random);
    return a;
}

/* ---- The whole position ---- */

static zone without_unknown(zone z)
{
    return less(z, 0);
}

static void sample_seat(const war_chest *view, int seat, vx_random *random, war_chest *out)
{
    riddle r = make_riddle(view, seat);
    if (r.hand + r.bag + r.down + r.pending == 0) return;
    answer a = solve(&r, random);
    out->hand[seat] = without_unknown(view->hand[seat]) + a.hand;
    out->bag[seat] = without_unknown(view->bag[seat]) + a.bag;
    out->down[seat] = without_unknown(view->down[seat]) + a.down;
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
