/* SPDX-License-Identifier: MIT */
/* war_chest_belief.h - brute force: every full position that fits what seat 1 has seen.
 *
 * A hidden draw splits each position by what may be drawn, a coin played face down by which coin of
 * the hand it was, a coin shown drops those that do not hold it. Each coin of a hand is as likely to
 * be the one played. */
#ifndef WAR_CHEST_BELIEF_H
#define WAR_CHEST_BELIEF_H

#include "games/war-chest/war_chest.h"

typedef struct {
    war_chest state;
    double weight;
} possibility;

typedef struct {
    possibility *at; /* free() it */
    int count;
} belief;

belief begin_belief(const char *position); /* from a full position, which seat 1 knows */

/* Follows an action or outcome as seat 1 sees it, or "p2 hand=kn,la,ro", which Spy shows. */
void see(belief *b, const char *seen);
void normalise_belief(belief *b);

/* All positions must look the same to seat 1, and samples of that view come as often as they. */
void samples_follow(belief *b);

#endif
