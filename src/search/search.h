/* SPDX-License-Identifier: MIT */
/* search.h - the machine's choice in any game, from what one seat may know.
 *
 * A bot is given a view (bytes) and a seat, never a state: it cannot peek because it is not told.
 * A vx_searcher holds the memory of one bot: you create it, you free it, one thread uses it at a
 * time. For a fixed seed, a limit in nodes and one thread a choice is the same on every machine. */
#ifndef VX_SEARCH_SEARCH_H
#define VX_SEARCH_SEARCH_H

#include "vexillum.h"

typedef struct vx_searcher vx_searcher;

/* ---- What to use and how much of it ---- */

typedef enum {
    VX_METHOD_AUTO,      /* what fits the game: alpha-beta or tree search over samples */
    VX_METHOD_RANDOM,    /* any legal action */
    VX_METHOD_GREEDY,    /* the best own turn, blind to every reply */
    VX_METHOD_ALPHABETA, /* looks through all replies; for open games with little chance */
    VX_METHOD_MCTS,      /* grows a tree where it is promising; for dice and hidden things */
    VX_METHODS,
} vx_method;

enum { VX_LEVEL_MIN = 1, VX_LEVEL_MAX = 8 };

/* Zero in any field means "not limited by this". The first limit reached ends the search; where
 * there is none at all the level is 5, but the greedy player has no level and tries 10,000 actions.
 * A level brings its own limits, and those given here can only shorten them. */
typedef struct {
    vx_method method;
    int level;             /* VX_LEVEL_MIN .. VX_LEVEL_MAX */
    int depth;             /* turns looked ahead; alpha-beta only */
    uint64_t nodes;        /* actions tried, by all threads together */
    uint64_t milliseconds; /* needs a clock */
    uint64_t seed;
    int threads; /* more than 1 needs run_parallel */
    /* Candidates to judge exactly, not only as worse than the best. 0: the choice is all that is
     * asked for, and where there is only one action nothing is searched. */
    int lines;
} vx_limits;

/* Reads a bot's name: "random", "greedy", "level5" (or "5"), "full", "nodes=2000", "ms=56",
 * "depth=2", and with a method in front "mcts:nodes=2000", "alphabeta:ms=100". False if it is none of these. */
bool vx_limits_parse(const char *name, vx_limits *out);

/* ---- What it answers ---- */

typedef enum {
    VX_UNPROVEN,
    VX_WINS,  /* whatever the others do and whatever chance brings */
    VX_LOSES, /* whatever the seat does */
} vx_proof;

enum { VX_CERTAIN = 10000, VX_LINE_CAP = 24 };

typedef struct {
    vx_action action;
    int value; /* how good it looks for the seat: -VX_CERTAIN lost .. VX_CERTAIN won; no chance */
    /* How many of a thousand such games the seat's side wins, a draw counting half: measured, see
     * docs/CALIBRATION.md. 0 and 1000 only with a proof. VX_CHANCE_UNKNOWN: not judged. */
    int chance;
    vx_proof proof;  /* what is certain about it */
    int distance;    /* with a proof: actions until the end of the game, this one included */
    uint64_t visits; /* how much of the search went into it */
    int line_length;
    vx_action line[VX_LINE_CAP]; /* this action, then what the search expects and fears */
} vx_candidate;

typedef struct {
    bool found;       /* false where the seat has nothing to decide, or memory ran out */
    vx_action action; /* always one of those listed for the view */
    /* The choice first. The others by value or by how much they were tried; a candidate that was
     * sampled less than the choice is never said to be better. */
    int count;
    const vx_candidate *candidates; /* belong to the searcher, until its next search */
    const void *world; /* a full state that agrees with the view; the lines can be played on it */
    int depth;         /* turns looked ahead */
    uint64_t nodes, microseconds;
} vx_choice;

/* ---- What the platform lends ---- */

/* Any of these may be NULL. They are called from the thread that searches. */
typedef struct {
    void *context;
    uint64_t (*clock)(void *context); /* microseconds from any start */
    bool (*should_stop)(void *context);
    void (*progress)(void *context, const vx_choice *so_far);
    /* Runs job(argument, 0) .. job(argument, count-1), at once if it can; returns when all ended. */
    void (*run_parallel)(void *context, int count, void (*job)(void *argument, int index),
                         void *argument);
} vx_platform;

/* ---- Judging positions: the game's own judgement, or a trained one in its place ---- */

typedef struct {
    void *context;
    /* As vx_game: -10000 as good as lost for `seat` .. 10000 as good as won. */
    int (*evaluate)(void *context, const void *state, int seat);
    /* As vx_game: how promising each action looks, higher first. May be NULL. */
    void (*order)(void *context, const void *state, const vx_action *actions, int count, int *out);
    bool sees_threats; /* as vx_game */
} vx_evaluator;

/* ---- Searching ---- */

/* Takes about `memory` bytes, in its first search. NULL if there is no memory. */
vx_searcher *vx_searcher_new(const vx_game *game, size_t memory);
void vx_searcher_free(vx_searcher *searcher); /* NULL is fine */

/* NULL brings the game's own judgement back. The evaluator must outlive its use. */
void vx_searcher_use(vx_searcher *searcher, const vx_evaluator *evaluator);

/* `view` is what `seat`, who is to act in it, may know; `platform` may be NULL. */
vx_choice vx_search(vx_searcher *searcher, const void *view, int seat, const vx_limits *limits,
                    const vx_platform *platform);

#endif
