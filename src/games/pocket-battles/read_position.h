/* SPDX-License-Identifier: MIT */
/* read_position.h - what reading a position and judging it share. */
#ifndef VX_POCKET_BATTLES_READ_POSITION_H
#define VX_POCKET_BATTLES_READ_POSITION_H

#include "games/pocket-battles/battle.h"

typedef struct {
    vx_reader in;
    int seat; /* whose units are being read, or NONE */
    bool side_read[SIDES], free_given[SIDES];
    unsigned lines;            /* bit per kind of line that may be there once */
    vx_word debt[SIDES], next; /* where it is said; no start if it is not */
} position_reader;

enum { FLAGS = 6 }; /* FLAG_NAMED and those after it */
extern const char *const pb_source_words[SOURCE_BUILD + 1];
extern const char *const pb_flag_words[FLAGS];
extern const char *const pb_phase_words[PHASES];
extern const char *const pb_order_words[ORDERS];
extern const char *const pb_blow_words[BLOWS];

/* Works out what the text need not say, and refuses what cannot be. */
bool pb_complete_position(battle *b, const position_reader *r, vx_problem *why);

#endif
