/* SPDX-License-Identifier: MIT */
/* riddle.h - what a view leaves to be found out about one seat, for sample.c and posterior.c. */
#ifndef VX_WAR_CHEST_RIDDLE_H
#define VX_WAR_CHEST_RIDDLE_H

#include "games/war-chest/knowledge.h"

/* ---- Counting ---- */

/* The most parts of eight coins, and of three, where there are five types. */
enum { PARTS = 495, HAND_PARTS = 35 };

/* All parts of `pool` with so many coins, in a fixed order; returns their number. */
int wc_list_parts(zone pool, int size, zone *out);

/* from * (from - 1) * ..., so many factors. */
static inline uint64_t falling(int from, int factors)
{
    uint64_t product = 1;
    for (; factors > 0; factors--) product *= (uint64_t)(from > 0 ? from-- : 0);
    return product;
}

/* In how many ways labelled coins of `whole` make up `part`. */
static inline uint64_t ways(zone whole, zone part)
{
    uint64_t product = 1;
    for (int slot = 0; slot < SLOTS; slot++) {
        int n = coins_in(part, slot);
        product *= falling(coins_in(whole, slot), n) / falling(n, n);
    }
    return product;
}

/* ---- story.c ---- */

/* One way a hand may have been played since it was seen. */
typedef struct {
    zone hand;  /* what is left of it */
    zone drawn; /* what came new */
    uint64_t weight;
} course;

enum { COURSES = 1024 };

typedef struct {
    int count;
    course at[COURSES];
} course_list;

void wc_follow_story(const story *told, course_list *out);
void wc_join_ended_story(course_list *courses, const story *ended);

/* ---- riddle.c ---- */

/* What a spy may conclude about the coins seen. */
typedef struct {
    zone hand; /* the whole of it if he follows it, else the coins that the view names */
    zone down; /* known to lie face down */
    zone pool; /* all other coins out of sight: they may lie in any place out of sight */
    uint64_t weight;
} guess;

typedef struct {
    int hand, bag, down, pending; /* coins of the pool that lie there */
    refill_record refill;         /* the last one as the viewer knows it; kept 0 if there is none */
    const uint64_t *past;         /* the refills before it */
    int depth;                    /* so many of them, and then: */
    uint32_t origin[KEPT_CHOICES];
    int guesses; /* one where there was no spy */
    guess guess[COURSES];
} riddle;

/* False where the view says things that do not go together; then they are left out. */
bool wc_make_riddle(const war_chest *view, int seat, riddle *out);

/* Does the view leave anything to be found out about the seat? */
bool wc_hides_coins(const war_chest *view, int seat);
/* The slot of the coin that the seat has drawn and not yet placed: UNKNOWN_SLOT if the viewer does not know it, -1 if
 * there is none. */
int wc_pending_slot(const war_chest *view, int seat);

/* ---- posterior.c ---- */

/* One way the coins out of sight may lie. */
typedef struct {
    zone hand, down; /* all of the hand, and the coins told to lie face down */
    zone loose;      /* the others: they lie in the places that are left like a shuffled deck */
    uint64_t up_to;  /* its weight and those of the cases before it */
} hidden_case;

enum { CASES = 384 };

/* Every case with its exact weight; 0 where there are more than CASES, or none fits. */
int wc_list_cases(const riddle *r, hidden_case *out);

/* Exact weights of the next coin that the seat draws, one for each slot. */
void wc_weigh_draw(const war_chest *view, int seat, uint64_t weight[SLOTS]);

/* Coins of one seat by place and slot, in VX_BELIEF_ONE-ths of a coin. */
typedef struct {
    uint32_t hand[SLOTS], bag[SLOTS], down[SLOTS], pending[SLOTS];
} expected_coins;

/* The means of all positions that sample.c may draw, by their probability. */
void wc_expect_coins(const war_chest *view, int seat, expected_coins *out);

#endif
