/* SPDX-License-Identifier: MIT */
/* internal.h - what the parts of the search share with each other and show to nobody else. */
#ifndef VX_SEARCH_INTERNAL_H
#define VX_SEARCH_INTERNAL_H

#include <stdatomic.h>

#include "core/game.h"
#include "search/prove.h"
#include "search/search.h"
#include "search/transposition.h"
#include "search/tree.h"

enum { PLY_CAP = 96 }; /* no line is searched deeper, in actions */

/* Values inside the search: evaluations stay below VX_CERTAIN, a proven end lies near MATE and the
 * nearer it is the farther from 0. */
enum { MATE = 30000, MATE_EDGE = MATE - 2 * PLY_CAP, INFINITE_VALUE = 32000 };

/* One search, shared by its workers. Only `stop` changes while they work. */
typedef struct {
    const vx_game *game;
    const vx_game_machine *machine; /* the game's own; never NULL */
    const vx_evaluator *evaluator;  /* NULL: positions are not evaluated */
    const vx_platform *platform;    /* never NULL */
    vx_limits limits;               /* with those of the level filled in */
    const void *view;
    int seat, team;
    int overlooks[2]; /* own actions and others', of a hundred; see levels.c */
    int noise;        /* see vx_level */
    unsigned handicaps;
    bool is_advised;  /* by the game's own machine, whose evaluation is used */
    uint64_t started; /* microseconds */
    atomic_bool stop;
} vx_run;

/* Room for one node of a depth-first walk. */
typedef struct {
    void *state;
    vx_action *actions; /* vx_action_cap() of them */
    int *scores;        /* beside each action, as the evaluator sees it */
    uint64_t *keys;     /* the actions not yet taken, a heap by score */
    int count, left;
    /* alpha-beta */
    int *history; /* beside each action, as it was when they were listed */
    int *first;   /* those that go before all others, in this order */
    int first_count, first_taken;
    bool is_ranked; /* the others, which is done when the first are through */
} vx_frame;

typedef struct {
    int length;
    vx_action actions[VX_LINE_CAP];
} vx_line;

enum { HISTORY_SIZE = 1 << 12, EVALUATED_SIZE = 1 << 13 };

typedef struct {
    uint64_t key;
    int value;
} vx_evaluated;

/* What alpha-beta learns about actions while it walks. */
typedef struct {
    vx_action killers[PLY_CAP + 1][2];
    int history[2][HISTORY_SIZE];
    vx_line lines[PLY_CAP + 2];             /* the line expected from each ply on */
    vx_evaluated evaluated[EVALUATED_SIZE]; /* states by their key, the last of each place */
} vx_walk;

/* One thread's own things. */
typedef struct {
    vx_run *run;
    int index; /* 0: the one that watches the clock and reports */
    vx_random random;
    uint64_t nodes, node_limit;      /* a limit of 0: none */
    uint64_t next_look;              /* the node count at which the clock is read again */
    bool aborted;                    /* what the walk returns now means nothing */
    vx_frame frames[PLY_CAP + 1];    /* made when first needed */
    vx_walk *walk;                   /* alpha-beta */
    void *notes;                     /* of the samples drawn so far; NULL where games keep none */
    vx_tree tree;                    /* MCTS */
    double value_sum, value_squares; /* of the results that MCTS has seen */
    double spread;                   /* of those results */
    uint64_t iterations;
    vx_candidate *roots; /* its own copy of the candidates, best first */
    int root_count, depth;
} vx_worker;

struct vx_searcher {
    const vx_game *game;
    const vx_evaluator *evaluator;
    vx_evaluator own; /* the game's evaluation in the shape of an evaluator */
    size_t memory;
    void *world;
    vx_candidate *candidates;
    int count;
    int depth; /* turns looked ahead in the last search */
    vx_table table;
    vx_worker *workers;
    int worker_count;
    vx_prover *prover; /* made when first needed */
};

/* ---- Limits (search.c) ---- */

/* True once the search must end. Cheap enough to ask at every node. */
bool vx_is_out_of_budget(vx_worker *worker);
/* Calls job(argument, index) for each worker, on threads where the platform has them. */
void vx_run_workers(const vx_run *run, void (*job)(void *argument, int index), void *argument);
/* Tells the platform what is known so far. */
void vx_report(const vx_searcher *searcher, const vx_run *run);
/* False where the search leaves out actions on purpose, so that it proves nothing. */
bool vx_sees_everything(const vx_run *run);

/* ---- Levels (levels.c) ---- */

/* Fills in the limits of the level asked for. */
void vx_apply_level(vx_run *run);
/* Drops the actions that a weak level does not notice; never all. */
void vx_overlook(const vx_run *run, vx_frame *frame);
/* Reorders the candidates as evaluation noise makes the level see them. */
void vx_add_noise(vx_searcher *searcher, const vx_run *run);

/* ---- Chances (chance.c) ---- */

/* Fills in the chances. `favourite` is the value of what the search itself takes for the best. */
void vx_fill_chances(vx_searcher *searcher, const vx_run *run, int favourite);

/* ---- Nodes (node.c) ---- */

/* NULL when memory is out, which also stops the search. */
vx_frame *vx_frame_at(vx_worker *worker, int ply);
/* A hash of a state or a view, for tables and trees. */
uint64_t vx_key_of(const void *bytes, size_t length);
/* The frame's state, one action on from `from`; counts a node. */
void vx_step(vx_worker *worker, vx_frame *to, const void *from, vx_action action);
void vx_list_plain(const vx_run *run, vx_frame *frame);
/* Asks the evaluator how promising the actions look and keeps those that the level notices. */
void vx_score_actions(const vx_run *run, vx_frame *frame);
void vx_list_scored(const vx_run *run, vx_frame *frame); /* both */
/* The same for the decision that is searched: one action alone, if only that is asked about. */
void vx_list_root(const vx_run *run, vx_frame *frame);
enum { VX_LEFT_OUT = INT32_MIN }; /* the score of an action that has no rank */
/* Then vx_next_ranked() takes them by score, equals in the order of the list; -1: none left. */
void vx_rank(vx_frame *frame);
int vx_next_ranked(vx_frame *frame);
/* The order of the game's own evaluation. */
void vx_order_by_game(void *context, const void *state, const vx_action *actions, int count,
                      int *out);
/* What the game would do here, where it has an idea of its own; the list need not offer it. */
bool vx_take_advice(const vx_run *run, const void *state, vx_action *out);
/* The result if the game is over, else an evaluation; for the searching seat. */
int vx_value_of(const vx_run *run, const void *state);
/* True where `seat` is on the side of the searching seat. */
bool vx_is_friend(const vx_run *run, const void *state, int seat);
/* Draws a full state from the view that is searched. */
void vx_sample_world(vx_worker *worker, void *out);
vx_action vx_draw_outcome(vx_worker *worker, const void *state);
vx_action vx_likeliest_outcome(const vx_run *run, vx_frame *frame); /* lists them on the way */
/* Lets chance act until somebody decides or the game ends; returns who. Counts nodes. */
int vx_settle_chance(vx_worker *worker, void *state);

/* ---- Trees (mcts.c) ---- */

/* A way down the tree. */
typedef struct {
    vx_tree_node *node;
    vx_edge *edge;
} vx_path_step;

typedef struct {
    vx_path_step steps[PLY_CAP];
    int length;
} vx_path;

double vx_square_root(double value); /* without a library: the same bits on every machine */
/* Makes room for the tree and the frames, and clears them. False if there is no memory. */
bool vx_prepare_tree(vx_searcher *searcher, vx_worker *worker, uint64_t nodes);
/* The node of what the seat to act may know of the frame's state: a hash. */
uint64_t vx_node_key(vx_worker *worker, const void *state);
/* Hands a result, -1 .. 1 for the searching seat, back up the way. */
void vx_hand_back(vx_worker *worker, const vx_path *taken, double value);
/* Sums up the roots of the first `count` workers as candidates. */
void vx_publish_tree(vx_searcher *searcher, int count);

/* ---- Methods; each fills value, visits, proof and line of the searcher's candidates ---- */

void vx_choose_at_random(vx_searcher *searcher, vx_worker *worker);
void vx_choose_greedily(vx_searcher *searcher, vx_worker *worker);
void vx_choose_by_alphabeta(vx_searcher *searcher, vx_run *run);
void vx_choose_by_mcts(vx_searcher *searcher, vx_run *run);
/* Plain UCT with uniform random playouts; on one thread. */
void vx_choose_by_uct(vx_searcher *searcher, vx_worker *worker);
/* Takes what is offered and sees one reply; on one thread. */
void vx_choose_as_first_timer(vx_searcher *searcher, vx_worker *worker);
/* For games with stages; on one thread. */
void vx_choose_by_halving(vx_searcher *searcher, vx_worker *worker);
/* MCTS, but an action that is proved to win within this turn is simply taken. */
void vx_choose_or_finish(vx_searcher *searcher, vx_run *run);

#endif
