/* SPDX-License-Identifier: MIT */
/* luck.h - what a throw changed against what it was expected to change. */
#ifndef VX_REVIEW_LUCK_H
#define VX_REVIEW_LUCK_H

#include "review/review.h"

/* Fills in the luck of the entry that was thrown in `state`. False if there is no memory. */
bool vx_review_luck(vx_review *review, const void *state, vx_reviewed *entry, uint64_t seed);
/* What the throw of this entry could have changed; in place of what was kept before. */
bool vx_review_keep_outcomes(vx_review *review, vx_reviewed *entry, const vx_outcome *outcomes,
                             int count);
double vx_in_millionths(double value); /* share.c: luck is kept so */
/* Of a thousand times that all throws of the match are thrown anew, how often is side one less lucky
 * than it was? */
int vx_review_luckier_than(const vx_review *review);

#endif
