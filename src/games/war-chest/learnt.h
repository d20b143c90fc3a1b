/* SPDX-License-Identifier: MIT */
/* learnt.h - what was learnt from the machine's games with itself: what a position is worth beyond the tables
 * of evaluate.c, and how likely an action is to be the best. weights.c is written by bench/fit_war_chest.c.
 *
 * Whatever is looked at becomes a list of numbers: traits of a position, clues of an action. Each has a weight,
 * and the weights are added up. */
#ifndef VX_WAR_CHEST_LEARNT_H
#define VX_WAR_CHEST_LEARNT_H

#include "games/war-chest/war_chest.h"

enum { CLOSENESS = 4, DANGERS = 3, STACKS = 3, LEFT_MAX = 6, HAND_MAX = 4 };

/* ---- Positions, as the faction that acts sees them: Raven turns the board ---- */

enum {
    TRAIT_UNIT = 0, /* faction, type, coins in the stack */
    /* faction, nearly won, closeness, coin at hand, danger, more than one coin */
    TRAIT_STAND = TRAIT_UNIT + FACTIONS * UNIT_TYPES * STACKS,
    TRAIT_PLACE = TRAIT_STAND + FACTIONS * 2 * CLOSENESS * 2 * DANGERS * 2,
    TRAIT_HAND = TRAIT_PLACE + FACTIONS * HEXES, /* once for each coin */
    TRAIT_ROUND = TRAIT_HAND + FACTIONS * TYPES,
    TRAIT_SUPPLY = TRAIT_ROUND + FACTIONS * TYPES,
    TRAIT_MARK = TRAIT_SUPPLY + FACTIONS * TYPES,
    TRAIT_LEFT = TRAIT_MARK + FACTIONS * HEXES, /* own markers, enemy's, initiative */
    TRAIT_TEMPO = TRAIT_LEFT + (LEFT_MAX + 1) * (LEFT_MAX + 1) * 2, /* initiative, claimed, hands */
    TRAIT_NODE = TRAIT_TEMPO + FACTIONS * 2 * (HAND_MAX + 1) * (HAND_MAX + 1),
    TRAIT_PLAYERS = TRAIT_NODE + NODES,
    TRAITS = TRAIT_PLAYERS + 2,
    TRAITS_MAX = 256, /* of one position */
};

extern const int16_t wc_trait_weights[TRAITS]; /* points */
extern const int16_t wc_table_share;           /* of 256: how much of the tables is kept */

enum { HANDICAP_BY_HAND = 1 }; /* what was learnt is not used */

int wc_weigh(const war_chest *s, int faction); /* by the tables of evaluate.c alone */
int wc_weigh_traits(const war_chest *s);       /* for the faction that acts */
int wc_list_traits(const war_chest *s, uint16_t out[TRAITS_MAX]); /* returns how many */

/* Who acts, or acted last before chance. */
static inline int wc_faction_to_act(const war_chest *s)
{
    return faction_of(s->actor >= 0 ? s->actor : s->turn);
}

/* ---- Actions ---- */

enum { COINS = TYPES + 1, HANDS = 4, URGENCIES = 4, DEEDS = 5, BOARD_MAX = 6, COUNT_MAX = 6 };
enum {
    CLUE_COIN = 0,                         /* verb, coin */
    CLUE_HAND = CLUE_COIN + VERBS * COINS, /* verb, coins at hand, has the initiative */
    CLUE_URGENCY = CLUE_HAND + VERBS * HANDS * 2,
    CLUE_FROM = CLUE_URGENCY + VERBS * URGENCIES, /* deed, closeness, danger, more than one coin */
    CLUE_WAY = CLUE_FROM + DEEDS * CLOSENESS * DANGERS * 2, /* closeness before and after, danger */
    CLUE_THERE = CLUE_WAY + CLOSENESS * CLOSENESS * DANGERS, /* danger, lone, meets, goes on */
    CLUE_HEX = CLUE_THERE + DANGERS * 2 * 2 * 2,
    CLUE_VICTIM = CLUE_HEX + HEXES,                  /* type, coins */
    CLUE_PREY = CLUE_VICTIM + UNIT_TYPES * STACKS,   /* closeness, could strike somebody, lone */
    CLUE_MARKER = CLUE_PREY + CLOSENESS * 2 * 2,     /* takes it away, left */
    CLUE_LANDING = CLUE_MARKER + 2 * (LEFT_MAX + 1), /* type, closeness */
    CLUE_ARRIVAL = CLUE_LANDING + UNIT_TYPES * CLOSENESS, /* danger, own units */
    CLUE_BOLSTER = CLUE_ARRIVAL + DANGERS * BOARD_MAX,    /* type, coins */
    CLUE_STRONGER = CLUE_BOLSTER + UNIT_TYPES * STACKS,   /* closeness, danger */
    CLUE_RECRUIT = CLUE_STRONGER + CLOSENESS * DANGERS,   /* type, on the board */
    CLUE_STOCK = CLUE_RECRUIT + UNIT_TYPES * 2,           /* left in the supply, in the round */
    CLUE_SPENT = CLUE_STOCK + COUNT_MAX * COUNT_MAX,      /* how, on the board, at hand */
    CLUE_CLAIM = CLUE_SPENT + 3 * 2 * HANDS,              /* own hand, enemy's */
    CLUES = CLUE_CLAIM + HANDS * HANDS,
    CLUES_MAX = 12,  /* of one action */
    LIKELIHOOD = 16, /* of a weight: 1 of the logarithm of the odds */
};

extern const int8_t wc_clue_weights[CLUES];

/* What all actions of a decision share. */
typedef struct {
    const war_chest *s;
    int seat, faction, own_units, urgency;
    hex_set goals, prey_goals;
    hex_set struck, struck_twice; /* by an enemy, by two of them */
} outlook_of_acts;

outlook_of_acts wc_look(const war_chest *s);
int wc_list_clues(const outlook_of_acts *at, vx_action action, uint16_t out[CLUES_MAX]);

#endif
