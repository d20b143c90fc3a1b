/* SPDX-License-Identifier: MIT */
/* uct.c - a yardstick: plain UCT, which knows no game.
 *
 * Each iteration draws a full state from the view, walks down the tree by UCB1, adds one node and
 * plays on at random to the end of the game. It uses no evaluation, no order of actions and no
 * proofs, it learns nothing and it makes no errors on purpose, so that strength told against it
 * means the same next year. Nodes are information sets, as in mcts.c. */
#include <string.h>

#include "search/internal.h"

static const double EXPLORATION = 1.4; /* about the root of two, for results of -1 .. 1 */

enum { LONGEST = 4000 }; /* actions of a playout; what is not over then counts as a draw */

/* ---- Mathematics without a library: the same bits on every machine ---- */

/* By the bits of the number and a series for what is left, between 1 and 2. */
static double logarithm(double value)
{
    const double of_two = 0.69314718055994530942;
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    int exponent = (int)(bits >> 52) - 1023;
    bits = (bits & (((uint64_t)1 << 52) - 1)) | (uint64_t)1023 << 52;
    memcpy(&value, &bits, sizeof bits);
    double z = (value - 1) / (value + 1), square = z * z, power = z, sum = 0;
    for (int i = 1; i < 24; i += 2, power *= square) sum += power / i;
    return 2 * sum + exponent * of_two;
}

/* ---- One iteration ---- */

/* Any of those that were never tried, each as likely as the next; NULL if there is none. */
static vx_edge *untried_edge(vx_worker *worker, const vx_tree_node *node)
{
    vx_edge *edges = &worker->tree.edges[node->first], *chosen = NULL;
    uint64_t seen = 0;
    for (uint32_t i = 0; i < node->count; i++)
        if (edges[i].visits == 0 && vx_random_below(&worker->random, ++seen) == 0)
            chosen = &edges[i];
    return chosen;
}

/* UCB1, once every action was tried. */
static vx_edge *best_edge(vx_worker *worker, const vx_tree_node *node, bool ours)
{
    vx_edge *edges = &worker->tree.edges[node->first], *chosen = edges;
    double sign = ours ? 1 : -1, best = -1e9, doubt = logarithm(node->visits);
    for (uint32_t i = 0; i < node->count; i++) {
        double tries = edges[i].visits;
        double urgency = sign * edges[i].sum / tries + EXPLORATION * vx_square_root(doubt / tries);
        if (urgency <= best) continue;
        best = urgency;
        chosen = &edges[i];
    }
    return chosen;
}

static vx_tree_node *grow(vx_worker *worker, vx_frame *frame, uint64_t key)
{
    if (worker->tree.node_count < 2) /* the tree counts from 1: this is its first node */
        vx_list_root(worker->run, frame);
    else
        vx_list_plain(worker->run, frame);
    vx_tree_node *node = vx_tree_add(&worker->tree, key, frame->count);
    for (int i = 0; node != NULL && i < frame->count; i++)
        worker->tree.edges[node->first + (uint32_t)i].action = frame->actions[i];
    return node;
}

/* Down to the first action that was never tried, which is taken. */
static void walk_down(vx_worker *worker, vx_frame *frame, vx_path *taken)
{
    const vx_run *run = worker->run;
    for (bool is_new = false; !is_new && taken->length < PLY_CAP;) {
        int actor = vx_settle_chance(worker, frame->state);
        if (actor == VX_OVER) return;
        uint64_t key = vx_node_key(worker, frame->state);
        vx_tree_node *node = vx_tree_find(&worker->tree, key);
        if (node == NULL) node = grow(worker, frame, key);
        if (node == NULL) return; /* the tree is full */
        vx_edge *edge = untried_edge(worker, node);
        is_new = edge != NULL;
        if (!is_new) edge = best_edge(worker, node, vx_is_friend(run, frame->state, actor));
        taken->steps[taken->length++] = (vx_path_step){node, edge};
        run->game->rules.apply(frame->state, edge->action);
        worker->nodes++;
    }
}

static double play_out(vx_worker *worker, vx_frame *frame)
{
    const vx_run *run = worker->run;
    vx_played played =
        vx_play_out(run->game, frame->state, &worker->random, LONGEST, frame->actions);
    worker->nodes += played.actions;
    return (double)vx_value_of(run, frame->state) / (double)VX_CERTAIN;
}

static bool must_end(vx_worker *worker)
{
    uint64_t most = worker->run->limits.iterations;
    return (most != 0 && worker->iterations >= most) || vx_is_out_of_budget(worker);
}

void vx_choose_by_uct(vx_searcher *searcher, vx_worker *worker)
{
    vx_frame *frame = &worker->frames[0];
    if (!vx_prepare_tree(searcher, worker, worker->run->limits.iterations)) return;
    while (!must_end(worker)) {
        vx_path taken;
        taken.length = 0; /* the rest is written before it is read */
        vx_sample_world(worker, frame->state);
        walk_down(worker, frame, &taken);
        vx_hand_back(worker, &taken, play_out(worker, frame));
    }
    vx_publish_tree(searcher, 1);
}
