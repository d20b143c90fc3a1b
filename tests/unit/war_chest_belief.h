/* SPDX-License-Identifier: MIT */
/* war_chest_belief.h - brute force: every full position that fits what somebody has seen.
 *
 * A hidden draw splits each position by what may be drawn, a coin played face down by which coin of
 * the hand it was, a coin shown drops those that do not hold it. Each coin of a hand is as likely to
 * be the one played, or dropped by a spy. */
#ifndef WAR_CHEST_BELIEF_H
#define WAR_CHEST_BELIEF_H

#include "games/war-chest/war_chest.h"

typedef struct {
    war_chest state;
    uint64_t hash;
    double weight;
} possibility;

typedef struct {
    possibility *at; /* free() it */
    int count;
    int observer; /* a seat or VX_SPECTATOR */
} belief;

belief begin_belief(const char *position, int observer); /* who knows the full position */

/* Follows an action or outcome as the observer sees it, or "p2 hand=kn,la,ro", which Spy shows. */
void see(belief *b, const char *seen);
void normalise_belief(belief *b);

/* All positions must look the same to the observer, who sees this. */
void views_are_equal(const belief *b, war_chest *view);
/* And what samples of that view say of seat 2 comes as often as in those positions. */
void samples_follow(belief *b);

#endif
