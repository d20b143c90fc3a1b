/* SPDX-License-Identifier: MIT */
/* mcts.c - grows a tree where it is promising, over many samples of what is hidden and of chance.
 *
 * Each iteration draws a whole state from the view, walks down the tree by PUCT, draws chance as
 * the rules weigh it, evaluates the first state that is new (some games play on a little before that)
 * and hands the result back up the path.
 *
 * A node is an information set: it is found by the hash of what the seat that acts may know, so that
 * all samples which this seat cannot tell apart share one node and one decision. Equal views have
 * equal actions, as the contract demands, so a node's edges never change. Nothing that a seat
 * could not know decides for it: not for us, and not for the others. What this still leaves out,
 * knowingly:
 *  - The samples are drawn from our view, so our own hand is the true one in all of them. The others
 *    do not see it, but the replies that did well against it are visited more: they are modelled
 *    as a little luckier in guessing our hand than they are.
 *  - What the others hold is drawn as the rules would deal it. That somebody who held something better
 *    would have played it is not concluded.
 *  - What a seat only remembers of earlier rounds does not tell its nodes apart (memory_from). The
 *    samples are still drawn by all that our view remembers.
 *  - A choice is one action, the most visited: nothing is ever mixed, so there is no bluffing. */
#include <stdlib.h>
#include <string.h>

#include "search/internal.h"

static const double EXPLORATION = 2.0;   /* of the spread of results */
static const double PRIOR_OFFSET = 1.0;  /* the larger, the less the order of actions counts */
static const double FIRST_URGENCY = 0.6; /* how much worse than its node an untried action starts */
static const double SPREAD_FLOOR = 0.02;
static const double HEAT = 1.0; /* more than 1 evens likelihoods out */

enum { FRAMES_USED = 3 }; /* the sample, a line shown, and a view */

/* ---- Small mathematics without a library: the same bits on every machine ---- */

/* A first guess from halving the exponent, then Newton: good to some 14 digits. */
double vx_square_root(double value)
{
    if (value <= 0) return 0;
    uint64_t bits;
    double root;
    memcpy(&bits, &value, sizeof bits);
    bits = (bits >> 1) + ((uint64_t)1023 << 51);
    memcpy(&root, &bits, sizeof root);
    for (int i = 0; i < 4; i++) root = (root + value / root) / 2;
    return root;
}

static double spread_of(const vx_worker *worker)
{
    if (worker->iterations < 2) return 1;
    double n = (double)worker->iterations, mean = worker->value_sum / n;
    double spread = vx_square_root(worker->value_squares / n - mean * mean);
    return spread > SPREAD_FLOOR ? spread : SPREAD_FLOOR;
}

/* ---- Nodes ---- */

/* By everything but what is only remembered. */
static uint64_t key_of_view(const vx_run *run, const char *view)
{
    size_t from = run->machine->memory_from, to = run->machine->memory_to;
    uint64_t before = vx_key_of(view, from);
    return 3 * before ^ vx_key_of(view + to, run->game->state_size - to);
}

uint64_t vx_node_key(vx_worker *worker, const void *state)
{
    const vx_game *game = worker->run->game;
    if (game->knowledge == NULL) return key_of_view(worker->run, state);
    vx_frame *scratch = vx_frame_at(worker, 2);
    game->knowledge->view(state, game->rules.to_act(state), scratch->state);
    return key_of_view(worker->run, scratch->state);
}

/* In order by the game itself, nothing left out: not by an evaluator from outside or with handicaps. */
static bool has_own_order(const vx_run *run)
{
    return run->handicaps == 0 && run->evaluator != NULL &&
           run->evaluator->order == vx_order_by_game;
}

/* For what is not above 0: halvings counted by the exponent, the rest by its series. */
static double power_of_e(double value)
{
    const double halvings = 1.44269504088896341, of_two = 0.69314718055994530942;
    if (value < -60) return 0;
    int whole = (int)(-value * halvings);
    double rest = value + whole * of_two, sum = 1, term = 1;
    for (int i = 1; i < 12; i++) sum += term *= rest / i;
    uint64_t bits = (uint64_t)(1023 - whole) << 52;
    double scale;
    memcpy(&scale, &bits, sizeof scale);
    return sum * scale;
}

/* Scores that are logarithms of odds say themselves how likely each action is to be the best. */
static void set_likelihoods(const vx_run *run, const vx_frame *frame, vx_edge *edges)
{
    double total = 0, unit = run->machine->likelihood * HEAT;
    int most = INT32_MIN;
    for (int i = 0; i < frame->count; i++)
        if (frame->scores[i] > most) most = frame->scores[i];
    for (int i = 0; i < frame->count; i++) {
        edges[i].prior = (float)power_of_e(((double)frame->scores[i] - most) / unit);
        total += edges[i].prior;
    }
    for (int i = 0; i < frame->count; i++) edges[i].prior = (float)(edges[i].prior / total);
}

/* Otherwise by rank: only the order of the scores means anything; equals share. */
static void set_priors(const vx_run *run, vx_frame *frame, vx_edge *edges)
{
    double total = 0, share = 0;
    int rank = 0, last_score = 0;
    if (has_own_order(run) && run->machine->likelihood != 0) {
        set_likelihoods(run, frame, edges);
        return;
    }
    vx_rank(frame);
    for (int index; (index = vx_next_ranked(frame)) >= 0; rank++) {
        if (rank == 0 || frame->scores[index] != last_score) share = 1 / (rank + PRIOR_OFFSET);
        last_score = frame->scores[index];
        edges[index].prior = (float)share;
        total += share;
    }
    for (int i = 0; i < frame->count; i++) edges[i].prior = (float)(edges[i].prior / total);
}

/* A node for the state of `frame`, whose actions become its edges in their own order. */
static vx_tree_node *grow(vx_worker *worker, vx_frame *frame, uint64_t key)
{
    if (worker->tree.node_count < 2) /* the tree counts from 1: this is its first node */
        vx_list_root(worker->run, frame);
    else
        vx_list_scored(worker->run, frame);
    vx_tree_node *node = vx_tree_add(&worker->tree, key, frame->count);
    if (node == NULL) return NULL;
    vx_edge *edges = &worker->tree.edges[node->first];
    for (int i = 0; i < frame->count; i++) edges[i].action = frame->actions[i];
    set_priors(worker->run, frame, edges);
    return node;
}

/* ---- Walking down ---- */

/* PUCT: what an edge has brought the side that acts, and what it might still bring. */
static vx_edge *select_edge(vx_worker *worker, const vx_tree_node *node, bool ours)
{
    vx_edge *edges = &worker->tree.edges[node->first], *chosen = edges;
    double sign = ours ? 1 : -1, spread = worker->spread, best = -1e9;
    double untried =
        node->visits > 0 ? sign * node->sum / node->visits - FIRST_URGENCY * spread : 0;
    double weight = EXPLORATION * spread * vx_square_root(node->visits + 1);
    for (uint32_t i = 0; i < node->count; i++) {
        const vx_edge *edge = &edges[i];
        double seen = edge->visits > 0 ? sign * edge->sum / edge->visits : untried;
        double urgency = seen + weight * edge->prior / (1 + edge->visits);
        if (urgency <= best) continue;
        best = urgency;
        chosen = &edges[i];
    }
    return chosen;
}

/* Without an evaluation: a random playout to the end, or a very long one. */
static void play_out(vx_worker *worker, vx_frame *frame)
{
    enum { ACTIONS = 1000 };
    worker->nodes +=
        vx_play_out(worker->run->game, frame->state, &worker->random, ACTIONS, frame->actions)
            .actions;
}

/* What looks best, any of equals; now and then anything, so that one line does not stand for all. */
static vx_action likely_action(vx_worker *worker, const vx_frame *frame)
{
    enum { STRAY = 15 }; /* of a hundred */
    bool strays = vx_random_below(&worker->random, 100) < STRAY;
    int chosen = 0, equals = 0;
    for (int i = 0; i < frame->count; i++) {
        if (!strays && frame->scores[i] < frame->scores[chosen]) continue;
        if (!strays && frame->scores[i] > frame->scores[chosen]) equals = 0;
        if (vx_random_below(&worker->random, (uint64_t)++equals) == 0) chosen = i;
    }
    return frame->actions[chosen];
}

static void list_to_play_on(const vx_run *run, vx_frame *frame)
{
    if (!has_own_order(run) || run->machine->order_quickly == NULL) {
        vx_list_scored(run, frame);
        return;
    }
    vx_list_plain(run, frame);
    run->machine->order_quickly(frame->state, frame->actions, frame->count, frame->scores);
}

/* A level that overlooks actions does not play on: it evaluates the state as it is. */
static void play_a_little(vx_worker *worker, vx_frame *frame)
{
    const vx_run *run = worker->run;
    if (run->overlooks[0] > 0 || run->evaluator->order == NULL) return;
    for (int i = 0; i < run->machine->plays_on; i++) {
        if (vx_settle_chance(worker, frame->state) == VX_OVER) return;
        list_to_play_on(run, frame);
        run->game->rules.apply(frame->state, likely_action(worker, frame));
        worker->nodes++;
    }
    vx_settle_chance(worker, frame->state);
}

/* Walks one sample down to the first state that is new, and evaluates it. */
static double walk_down(vx_worker *worker, vx_frame *frame, vx_path *taken)
{
    const vx_run *run = worker->run;
    bool is_new = false;
    for (;;) {
        int actor = vx_settle_chance(worker, frame->state);
        if (actor == VX_OVER || taken->length == PLY_CAP) break;
        uint64_t key = vx_node_key(worker, frame->state);
        vx_tree_node *node = vx_tree_find(&worker->tree, key);
        if (node == NULL && is_new) break;
        if (node == NULL) node = grow(worker, frame, key);
        if (node == NULL) break; /* the tree is full: the path ends here from now on */
        vx_edge *edge = select_edge(worker, node, vx_is_friend(run, frame->state, actor));
        is_new = edge->visits == 0;
        taken->steps[taken->length++] = (vx_path_step){node, edge};
        run->game->rules.apply(frame->state, edge->action);
        worker->nodes++;
    }
    if (run->evaluator == NULL)
        play_out(worker, frame);
    else
        play_a_little(worker, frame);
    return (double)vx_value_of(run, frame->state) / (double)VX_CERTAIN;
}

void vx_hand_back(vx_worker *worker, const vx_path *taken, double value)
{
    for (int i = 0; i < taken->length; i++) {
        const vx_path_step *step = &taken->steps[i];
        step->node->visits++;
        step->node->sum += value;
        step->edge->visits++;
        step->edge->sum += value;
    }
    worker->iterations++;
    worker->value_sum += value;
    worker->value_squares += value * value;
    worker->spread = spread_of(worker);
}

/* ---- From the tree to candidates ---- */

static const vx_edge *root_edges(const vx_worker *worker)
{
    return &worker->tree.edges[worker->tree.nodes[1].first];
}

/* The edge taken most often; NULL: nothing is known. */
static const vx_edge *favourite(vx_worker *worker, const vx_frame *frame)
{
    const vx_tree_node *node = vx_tree_find(&worker->tree, vx_node_key(worker, frame->state));
    if (node == NULL) return NULL;
    const vx_edge *edges = &worker->tree.edges[node->first], *most = NULL;
    for (uint32_t i = 0; i < node->count; i++)
        if (edges[i].visits > (most != NULL ? most->visits : 0)) most = &edges[i];
    return most;
}

/* What the tree expects after the candidate's action, played on the world that is shown. */
static void follow_line(const vx_searcher *searcher, vx_worker *worker, vx_candidate *candidate)
{
    const vx_run *run = worker->run;
    vx_frame *frame = &worker->frames[1];
    candidate->line[0] = candidate->action;
    candidate->line_length = 1;
    vx_step(worker, frame, searcher->world, candidate->action);
    while (candidate->line_length < VX_LINE_CAP) {
        int actor = run->game->rules.to_act(frame->state);
        if (actor == VX_OVER) break;
        vx_action action;
        if (actor == VX_CHANCE) {
            action = vx_likeliest_outcome(run, frame);
        } else {
            const vx_edge *edge = favourite(worker, frame);
            if (edge == NULL) break;
            action = edge->action;
        }
        candidate->line[candidate->line_length++] = action;
        run->game->rules.apply(frame->state, action);
    }
}

/* By visits: the value of what was hardly tried means little. */
static void place_candidate(vx_searcher *searcher, int at)
{
    vx_candidate candidate = searcher->candidates[at];
    for (; at > 0 && candidate.visits > searcher->candidates[at - 1].visits; at--)
        searcher->candidates[at] = searcher->candidates[at - 1];
    searcher->candidates[at] = candidate;
}

void vx_publish_tree(vx_searcher *searcher, int count)
{
    vx_worker *first = &searcher->workers[0];
    if (first->tree.node_count < 2) return; /* stopped before it began */
    searcher->count = (int)first->tree.nodes[1].count;
    for (int i = 0; i < searcher->count; i++) {
        double sum = 0;
        vx_candidate *candidate = &searcher->candidates[i];
        *candidate = (vx_candidate){.action = root_edges(first)[i].action, .line_length = 1};
        candidate->line[0] = candidate->action;
        for (int w = 0; w < count; w++) {
            if (searcher->workers[w].tree.node_count < 2) continue; /* never began */
            sum += root_edges(&searcher->workers[w])[i].sum;
            candidate->visits += root_edges(&searcher->workers[w])[i].visits;
        }
        if (candidate->visits > 0)
            candidate->value = (int)(sum / (double)candidate->visits * (double)VX_CERTAIN);
    }
    for (int i = 1; i < searcher->count; i++) place_candidate(searcher, i);
    int lines = first->run->limits.lines > 1 ? first->run->limits.lines : 1;
    for (int i = 0; i < lines && i < searcher->count; i++)
        follow_line(searcher, first, &searcher->candidates[i]);
}

/* ---- The whole search ---- */

typedef struct {
    vx_searcher *searcher;
    vx_run *run;
} job;

static void iterate(void *argument, int index)
{
    const job *work = argument;
    vx_worker *worker = &work->searcher->workers[index];
    vx_frame *frame = &worker->frames[0];
    uint64_t next_report = 256;
    while (!vx_is_out_of_budget(worker)) {
        vx_path taken;
        taken.length = 0; /* the rest is written before it is read */
        vx_sample_world(worker, frame->state);
        double value = walk_down(worker, frame, &taken);
        vx_hand_back(worker, &taken, value);
        if (index != 0 || worker->iterations < next_report) continue;
        next_report *= 2;
        if (work->run->platform->progress == NULL) continue;
        vx_publish_tree(work->searcher, 1);
        vx_report(work->searcher, work->run);
    }
}

/* A small search is given a small tree: clearing a large one would take longer than the search. */
static size_t tree_memory(const vx_searcher *searcher, const vx_run *run, uint64_t nodes)
{
    enum { BYTES_A_NODE = 700, BYTES_AN_ACTION = 64 }; /* the longest list must fit in */
    size_t share = searcher->memory / (size_t)searcher->worker_count;
    uint64_t useful = nodes * BYTES_A_NODE + (uint64_t)run->game->action_cap * BYTES_AN_ACTION;
    return nodes != 0 && useful < share ? (size_t)useful : share;
}

bool vx_prepare_tree(vx_searcher *searcher, vx_worker *worker, uint64_t nodes)
{
    if (!vx_tree_make(&worker->tree, tree_memory(searcher, worker->run, nodes))) return false;
    for (int ply = 0; ply < FRAMES_USED; ply++)
        if (vx_frame_at(worker, ply) == NULL) return false;
    vx_tree_clear(&worker->tree);
    worker->iterations = 0;
    worker->value_sum = worker->value_squares = 0;
    worker->spread = spread_of(worker);
    return true;
}

void vx_choose_by_mcts(vx_searcher *searcher, vx_run *run)
{
    job work = {searcher, run};
    for (int i = 0; i < searcher->worker_count; i++)
        if (!vx_prepare_tree(searcher, &searcher->workers[i], run->limits.nodes)) return;
    vx_run_workers(run, iterate, &work);
    vx_publish_tree(searcher, searcher->worker_count);
}
