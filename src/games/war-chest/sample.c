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
 *     among those shown since, which makes those types a little likelier (story.c);
 *   - coins kept through a refill are none of those that lay face up then (see fits_refills).
 * docs/decisions/0003-war-chest-knowledge.md says why. */
#include <string.h>

#include "games/war-chest/riddle.h"

/* ---- Coins at random ---- */

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

/* ---- Dealing the coins out ---- */

/* One way it may be: the coins in the unknown places. */
typedef struct {
    zone hand, bag, down, pending;
    zone refill_group; /* the hand of the round of the last refill, as it was after the refill */
} answer;

static const guess *pick_guess(const riddle *r, vx_random *random)
{
    uint64_t total = 0;
    int i = 0;
    if (r->guesses == 1) return &r->guess[0];
    for (int n = 0; n < r->guesses; n++) total += r->guess[n].weight;
    uint64_t ticket = vx_random_below(random, total);
    while (ticket >= r->guess[i].weight) ticket -= r->guess[i++].weight;
    return &r->guess[i];
}

/* Coins of that hand left it face down, and any of it may be the one that came new: so back to the
 * hand as it was before the first new coin. Returns the coins that lie face down. */
static zone go_back_to_refill(const refill_record *refill, zone *group, zone *pool,
                              vx_random *random)
{
    zone down = take_coins(pool, refill->face_down, random);
    *group += refill->shown + down;
    for (int i = 0; i < era_count(refill->eras); i++) {
        stretch before = era_at(refill->eras, i);
        take_coins(group, 1, random);
        zone others = take_coins(pool, before.face_down, random);
        *group += before.coins + others;
        down += others;
    }
    return down;
}

static answer deal_out(const riddle *r, vx_random *random)
{
    const guess *spied = pick_guess(r, random);
    answer a = {.hand = spied->hand, .down = spied->down};
    zone pool = spied->pool, of_refill = 0;
    a.hand += take_coins(&pool, r->hand, random);
    if (r->refill.kept > 0) {
        if (r->refill.is_open) a.refill_group = a.hand;
        of_refill = go_back_to_refill(&r->refill, &a.refill_group, &pool, random);
    }
    a.down += of_refill + take_coins(&pool, r->down - size_of_zone(of_refill), random);
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
            if (vx_random_below(random, (uint64_t)hidden + (uint64_t)up) >= (uint64_t)hidden)
                return false;
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

/* Counts the deals that did not fit in *failed. */
static answer solve(const riddle *r, vx_random *random, uint32_t *failed)
{
    answer a = deal_out(r, random);
    if (r->refill.kept == 0) return a;
    for (int i = 0; i < TRIES && !fits_refills(r, a.refill_group, random); i++) {
        a = deal_out(r, random);
        ++*failed;
    }
    return a;
}

/* ---- Many samples from one view ---- */

/* What is known of one seat's coins. Small bags that are refilled every round leave few deals that
 * fit, and trying them would take longer than all the rest of a search; then every case is listed,
 * once, with its weight. */
typedef struct {
    uint32_t failed;  /* deals that did not fit, until the cases are listed */
    uint16_t count;   /* of cases; 0: not listed */
    bool is_unlisted; /* there are too many */
    uint8_t down, pending;
    hidden_case at[CASES];
} seat_notes;

typedef struct {
    seat_notes seat[SEATS];
} sample_notes;

_Static_assert(sizeof(sample_notes) == WC_NOTES_SIZE, "what the contract says");

enum { PATIENCE = 500 }; /* so many deals take about as long as listing the cases */

static void list_cases(const riddle *r, seat_notes *notes)
{
    notes->count = (uint16_t)wc_list_cases(r, notes->at);
    notes->is_unlisted = notes->count == 0;
    notes->down = (uint8_t)(r->down + size_of_zone(r->guess[0].down));
    notes->pending = (uint8_t)r->pending;
}

static const hidden_case *pick_case(const seat_notes *notes, vx_random *random)
{
    int low = 0, high = notes->count - 1;
    uint64_t ticket = vx_random_below(random, notes->at[high].up_to);
    while (low < high) {
        int middle = (low + high) / 2;
        if (ticket < notes->at[middle].up_to)
            high = middle;
        else
            low = middle + 1;
    }
    return &notes->at[low];
}

static answer draw_case(const seat_notes *notes, vx_random *random)
{
    const hidden_case *one = pick_case(notes, random);
    zone loose = one->loose;
    answer a = {.hand = one->hand, .down = one->down};
    a.down += take_coins(&loose, notes->down - size_of_zone(one->down), random);
    a.pending = take_coins(&loose, notes->pending, random);
    a.bag = loose;
    return a;
}

/* ---- The whole position ---- */

static void lay_out(const war_chest *view, int seat, const answer *a, war_chest *out)
{
    out->hand[seat] = a->hand;
    out->bag[seat] = zone_less(view->bag[seat], 0) + a->bag;
    out->down[seat] = zone_less(view->down[seat], 0) + a->down;
    if (a->pending != 0)
        out->frame[out->depth - 1] =
            make_frame(FRAME_PENDING, seat, __builtin_ctzll(a->pending) >> 3, 0, 0);
}

static answer sample_seat(const war_chest *view, int seat, seat_notes *notes, vx_random *random)
{
    riddle r;
    uint32_t once = 0;
    if (notes != NULL && notes->count > 0) return draw_case(notes, random);
    wc_make_riddle(view, seat, &r);
    answer a = solve(&r, random, notes != NULL ? &notes->failed : &once);
    if (notes != NULL && notes->failed > PATIENCE && !notes->is_unlisted) list_cases(&r, notes);
    return a;
}

void wc_sample_again(const void *view, void *notes, vx_random *random, void *out)
{
    sample_notes *known = notes;
    war_chest copy; /* `out` may be the view itself */
    memcpy(&copy, view, sizeof copy);
    memcpy(out, &copy, sizeof copy);
    for (int seat = 0; seat < copy.players; seat++) {
        if (!wc_hides_coins(&copy, seat)) continue;
        answer a = sample_seat(&copy, seat, known != NULL ? &known->seat[seat] : NULL, random);
        lay_out(&copy, seat, &a, out);
    }
}

void wc_sample(const void *view, vx_random *random, void *out)
{
    wc_sample_again(view, NULL, random, out);
}
