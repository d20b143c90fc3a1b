/* SPDX-License-Identifier: MIT */
/* riddle.h - what a view leaves to be found out about one seat, for sample.c and posterior.c. */
#ifndef VX_WAR_CHEST_RIDDLE_H
#define VX_WAR_CHEST_RIDDLE_H

#include "games/war-chest/knowledge.h"

typedef struct {
    zone pool; /* the coins out of sight, without those that are known to be somewhere */
    int hand, bag, down, pending; /* coins still to be found there */
    zone named;                   /* coins of the hand that the view names */
    bool is_spied;                /* the hand, and what left it face down, is a group of its own */
    seen_record seen;             /* seen.hand without the coins that the view names */
    zone seen_hand;               /* with them */
    zone known_down;              /* the spy knows that they lie face down */
    refill_record refill;         /* the last one, kept 0 if there is none */
    zone refill_known;            /* of the group of that refill: coins that are known */
    int refill_down;              /* and how many of the coins face down nobody has seen */
    const uint64_t *past;         /* the refills before it */
    int depth;                    /* so many of them, and then: */
    uint32_t origin[KEPT_CHOICES];
} riddle;

riddle wc_make_riddle(const war_chest *view, int seat);

/* How much likelier a coin of this slot is to be the one that came in place of a dropped one and
 * was not seen. For a type of which v coins have been shown since and h seen ones have not, it may
 * also have been one of the shown, while a seen coin stays: (h + 1 + v) courses of the game for
 * every (h + 1). */
static inline uint64_t extra_factor(const riddle *r, int slot)
{
    enum { COMMON = 12 }; /* a multiple of h + 1 for every hand */
    int seen = coins_in(r->seen_hand, slot), shown = coins_in(r->seen.shown, slot);
    return (uint64_t)(COMMON / (seen + 1) * (seen + 1 + shown));
}

/* Coins of a spied hand that were not seen: at most the one in place of a dropped one. */
static inline int extra_coins(const riddle *r)
{
    int hand = r->seen.is_over ? 0 : r->hand;
    return hand + r->seen.face_down - size_of_zone(r->seen.hand);
}

/* posterior.c: all parts of `pool` with so many coins, in a fixed order; returns their number. */
int wc_list_parts(zone pool, int size, zone *out);

/* Exact weights of the next coin that the seat draws, one for each slot. */
void wc_weigh_draw(const war_chest *view, int seat, uint64_t weight[SLOTS]);

#endif
