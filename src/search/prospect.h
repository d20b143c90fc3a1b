/* SPDX-License-Identifier: MIT */
/* prospect.h - the exact chance that an action takes something before the dice have come to rest.
 *
 * Every outcome of the dice is gone through with its weight. At each decision on the way the seat
 * does what serves it best and the others what serves it least. Only for stages at which nothing is
 * hidden, in games that say what a side has and when the dice rest (vx_game_assets). */
#ifndef VX_SEARCH_PROSPECT_H
#define VX_SEARCH_PROSPECT_H

#include "vexillum.h"

typedef struct {
    int seat;       /* who chooses */
    int victim;     /* the seat whose side may lose something */
    int kind;       /* of the game's assets */
    uint64_t nodes; /* effort allowed */
} vx_blow;

enum { VX_PROSPECT_OPEN = -1 };

typedef struct vx_prospect vx_prospect;

/* NULL if there is no memory. */
vx_prospect *vx_prospect_new(const vx_game *game);
void vx_prospect_free(vx_prospect *prospect); /* NULL is fine */

/* The chance of a thousand, rounded, that the victim has lost one of the kind when all that follows
 * from the action has come to rest. A seat that is the victim keeps it as low as it can.
 * VX_PROSPECT_OPEN: so much effort does not decide it. */
int vx_prospect_of(vx_prospect *prospect, const void *view, vx_action action, const vx_blow *blow);

#endif
