/* SPDX-License-Identifier: MIT */
/* internal.h - what the files that judge puzzles share. */
#ifndef VX_PUZZLE_INTERNAL_H
#define VX_PUZZLE_INTERNAL_H

#include "puzzle/puzzle.h"
#include "search/meter.h"
#include "search/prospect.h"

enum { VX_ASSET_KINDS = 64, VX_PROOF_NODES = 400000, VX_BLOW_NODES = 6000 };

struct vx_judge {
    const vx_game *game;
    int seat;
    void *view;
    vx_prover *prover;
    vx_prospect *prospect;
    vx_searcher *searcher;
    vx_meter *meter;             /* NULL until somebody asks how much worse an action is */
    void *state, *other, *after; /* room for three more */
    vx_action *actions, *other_actions;
    vx_odds *odds;
};

/* A seat's side has fewer things of a kind than it had. */
typedef struct {
    const vx_game *game;
    int seat, kind, before;
} vx_fewer;

bool vx_has_fewer(const void *context, const void *state);
vx_fewer vx_fewer_than_now(const vx_judge *judge, int seat, int kind);
int vx_enemy_of(const vx_judge *judge); /* a seat of the other side */
/* The table whose row has this name in files, or NULL. */
const vx_odds_table *vx_find_row(const vx_odds *odds, const char *name, int *row);
/* After the action, if any: may the army list be called ready? */
bool vx_is_list_ready(vx_judge *judge, const vx_puzzle_goal *goal, const vx_action *action,
                      vx_problem *why);
/* After the action, is the one that says that the army is ready the only one left? If not, and the seat still
 * chooses, `more` is another. */
bool vx_is_list_full(vx_judge *judge, const vx_puzzle_goal *goal, vx_action action,
                     vx_action *more);

#endif
