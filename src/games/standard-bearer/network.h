/* SPDX-License-Identifier: MIT */
/* network.h - the shape of the network that was trained on the machine's games with itself.
 *
 * Each warrior is two inputs: its kind and danger, and its place. The inputs that
 * are there add up to a hidden layer, that to a smaller one, and that to points. Hidden values are
 * cut to 0 .. UNIT; weights.c is written by bench/fit.c. */
#ifndef VX_STANDARD_BEARER_NETWORK_H
#define VX_STANDARD_BEARER_NETWORK_H

#include "games/standard-bearer/standard_bearer.h"

/* Who could strike a warrior: nobody strong enough, an equal (ZN-23), somebody stronger (ZN-22). */
enum { DANGER_NONE, DANGER_EQUAL, DANGER_STRONGER, DANGERS };
enum {
    INPUT_KINDS = SIDES * TYPES * HEALTH_MAX * DANGERS,
    INPUTS = INPUT_KINDS + SIDES * TYPES * ROWS * COLUMNS,
    INPUTS_MAX = 2 * SIDES * ARMY_MAX, /* of one position */
    HIDDEN = 16,
    INNER = 8,
    UNIT = 256,
};

typedef struct {
    int16_t input[INPUTS][HIDDEN];
    int16_t hidden_bias[HIDDEN];
    int16_t inner[INNER][HIDDEN];
    int16_t inner_bias[INNER];
    int16_t outer[INNER]; /* points for a whole UNIT */
    int16_t outer_bias;
    int16_t table_share; /* how much of what the tables say is kept, in UNITs */
} sb_network;

extern const sb_network sb_weights;

/* The warriors of each side that an enemy could strike this turn if he had it, and those whom a
 * stronger one could. */
typedef struct {
    cell_set by_equal[SIDES], by_stronger[SIDES];
} dangers;

dangers sb_find_dangers(const standard_bearer *game); /* evaluate.c */

/* The inputs that are there, for the side that has the turn; returns how many. */
int sb_list_inputs(const standard_bearer *game, const dangers *danger, uint16_t out[INPUTS_MAX]);

/* The points of the side that has the turn; `tables` are what the tables give it. */
int sb_ask_network(const standard_bearer *game, const dangers *danger, int tables);

#endif
