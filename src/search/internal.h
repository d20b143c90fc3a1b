/* SPDX-License-Identifier: MIT */
/* internal.h - what the parts of the search share with each other and show to nobody else. */
#ifndef VX_SEARCH_INTERNAL_H
#define VX_SEARCH_INTERNAL_H

#include <stdatomic.h>

#include "core/game.h"
#include "search/search.h"

enum { PLY_CAP = 96 }; /* no line is searched deeper, in actions */

/* One search, shared by its workers. Only `stop` changes while they work. */
typedef struct {
    const vx_game *game;
    const vx_evaluator *evaluator; /* NULL: nothing judges positions */
    const vx_platform *platform;   /* never NULL */
    vx_limits limits;              /* with those of the level filled in */
    const void *view;
    int seat, team;
    uint64_t started; /* microseconds */
    atomic_bool stop;
} vx_run;

/* Room for one node of a depth-first walk. */
typedef struct {
    void *state;
    vx_action *actions; /* vx_action_cap() of them */
    int *scores;        /* beside each action, for ordering */
    int count;
} vx_frame;

/* One thread's own things. */
typedef struct {
    vx_run *run;
    int index; /* 0: the one that watches the clock and reports */
    vx_random random;
    uint64_t nodes, node_limit;   /* a limit of 0: none */
    uint64_t next_look;           /* the node count at which the clock is read again */
    vx_frame frames[PLY_CAP + 1]; /* made when first needed */
} vx_worker;

struct vx_searcher {
    const vx_game *game;
    const vx_evaluator *evaluator;
    vx_evaluator own; /* the game's judgement in the shape of an evaluator */
    size_t memory;
    void *world;
    vx_candidate *candidates;
    int count;
    vx_worker *workers;
    int worker_count;
};

/* ---- Limits (search.c) ---- */

/* True once the search must end. Cheap enough to ask at every node. */
bool vx_is_out_of_budget(vx_worker *worker);

/* ---- Nodes (node.c) ---- */

/* NULL when memory is out, which also stops the search. */
vx_frame *vx_frame_at(vx_worker *worker, int ply);
/* The frame's state, one action on from `from`; counts a node. */
void vx_step(vx_worker *worker, vx_frame *to, const void *from, vx_action action);
/* Lists the actions of the frame's state, the promising first. */
void vx_list_ordered(vx_worker *worker, vx_frame *frame);
void vx_list_plain(vx_worker *worker, vx_frame *frame);
/* The result if the game is over, else a judgement; for the searching seat. */
int vx_value_of(const vx_run *run, const void *state);
/* True where `seat` is on the side of the searching seat. */
bool vx_is_friend(const vx_run *run, const void *state, int seat);
vx_action vx_draw_outcome(vx_worker *worker, const void *state);

/* ---- Methods; each fills value, visits, proof and line of the searcher's candidates ---- */

void vx_choose_at_random(vx_searcher *searcher, vx_worker *worker);
void vx_choose_greedily(vx_searcher *searcher, vx_worker *worker);

#endif
