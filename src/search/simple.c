/* SPDX-License-Identifier: MIT */
/* simple.c - two plain players to measure others by: any legal action, and the best own turn. */
#include <string.h>

#include "search/internal.h"

/* ---- Best first ---- */

static bool is_better(const vx_candidate *a, const vx_candidate *b)
{
    if (a->value != b->value) return a->value > b->value;
    return a->visits > b->visits;
}

/* By insertion: stable, so that equals stay in the order of the rules. */
static void sort_candidates(vx_searcher *searcher)
{
    for (int i = 1; i < searcher->count; i++) {
        vx_candidate candidate = searcher->candidates[i];
        int j = i;
        for (; j > 0 && is_better(&candidate, &searcher->candidates[j - 1]); j--)
            searcher->candidates[j] = searcher->candidates[j - 1];
        searcher->candidates[j] = candidate;
    }
}

/* ---- Random ---- */

void vx_choose_at_random(vx_searcher *searcher, vx_worker *worker)
{
    uint64_t chosen = vx_random_below(&worker->random, (uint64_t)searcher->count);
    searcher->candidates[chosen].visits = 1;
    sort_candidates(searcher);
}

/* ---- Greedy ---- */

enum {
    GREEDY_WORLDS = 8,    /* samples of what is hidden */
    GREEDY_OUTCOMES = 24, /* more outcomes of chance than this are drawn, not listed */
    GREEDY_DRAWS = 6,
    GREEDY_PLIES = 4, /* a turn of few parts is seen whole, a long one up to here */
};

static double turn_value(vx_worker *worker, vx_frame *frame, int ply);

/* Which actions look promising matters only to who overlooks some. */
static void list_noticed(const vx_run *run, vx_frame *frame)
{
    if (run->overlooks[0] == 0)
        vx_list_plain(run, frame);
    else
        vx_list_scored(run, frame);
}

/* The mean over all outcomes, or over a few drawn ones where they are many. */
static double mean_of_chance(vx_worker *worker, vx_frame *frame, vx_frame *next, int ply)
{
    vx_list_plain(worker->run, frame);
    bool all = frame->count <= GREEDY_OUTCOMES;
    double sum = 0, weights = 0;
    for (int i = 0; i < (all ? frame->count : GREEDY_DRAWS); i++) {
        vx_action outcome = all ? frame->actions[i] : vx_draw_outcome(worker, frame->state);
        double weight = all ? (double)worker->run->game->chance->weight(frame->state, outcome) : 1;
        vx_step(worker, next, frame->state, outcome);
        sum += weight * turn_value(worker, next, ply + 1);
        weights += weight;
    }
    return sum / weights;
}

static double best_of_own(vx_worker *worker, vx_frame *frame, vx_frame *next, int ply)
{
    double best = -VX_CERTAIN;
    list_noticed(worker->run, frame);
    for (int i = 0; i < frame->count && (i == 0 || !vx_is_out_of_budget(worker)); i++) {
        vx_step(worker, next, frame->state, frame->actions[i]);
        double value = turn_value(worker, next, ply + 1);
        if (value > best) best = value;
    }
    return best;
}

/* What the searching seat makes of the rest of its turn; nobody else's decisions are looked at. */
static double turn_value(vx_worker *worker, vx_frame *frame, int ply)
{
    const vx_run *run = worker->run;
    int actor = run->game->rules.to_act(frame->state);
    bool may_go_on = ply < GREEDY_PLIES && !vx_is_out_of_budget(worker);
    vx_frame *next = may_go_on ? vx_frame_at(worker, ply + 1) : NULL;
    if (next != NULL && actor == VX_CHANCE) return mean_of_chance(worker, frame, next, ply);
    if (next != NULL && actor == run->seat) return best_of_own(worker, frame, next, ply);
    return vx_value_of(run, frame->state);
}

/* Leaves only the candidates that the level notices. */
static void notice_candidates(vx_searcher *searcher, vx_worker *worker, vx_frame *root)
{
    memcpy(root->state, searcher->world, searcher->game->state_size);
    list_noticed(worker->run, root);
    searcher->count = root->count;
    for (int i = 0; i < root->count; i++)
        searcher->candidates[i] = (vx_candidate){
            .action = root->actions[i], .line_length = 1, .line = {root->actions[i]}};
}

/* A level with few nodes looks at its candidates equally far: each gets an equal part of what is left. */
static void allot_nodes(vx_worker *worker, uint64_t total, int candidates)
{
    if (worker->run->limits.level == 0 || total == 0) return;
    uint64_t left = total > worker->nodes ? total - worker->nodes : 0;
    worker->node_limit = worker->nodes + left / (uint64_t)candidates + 1;
}

/* Every candidate is tried on the same worlds, so that luck favours none of them. */
void vx_choose_greedily(vx_searcher *searcher, vx_worker *worker)
{
    const vx_run *run = worker->run;
    int worlds = run->game->knowledge != NULL ? GREEDY_WORLDS : 1, seen = 0;
    vx_frame *root = vx_frame_at(worker, 0), *next = vx_frame_at(worker, 1);
    if (root == NULL || next == NULL) return;
    notice_candidates(searcher, worker, root);
    uint64_t total = worker->node_limit;
    for (; seen < worlds && (seen == 0 || !vx_is_out_of_budget(worker)); seen++) {
        vx_sample(run->game, run->view, &worker->random, root->state);
        for (int i = 0; i < searcher->count; i++) {
            vx_candidate *candidate = &searcher->candidates[i];
            allot_nodes(worker, total, searcher->count - i);
            vx_step(worker, next, root->state, candidate->action);
            candidate->value += (int)turn_value(worker, next, 1);
            candidate->visits++;
        }
        worker->node_limit = total;
    }
    for (int i = 0; i < searcher->count; i++) searcher->candidates[i].value /= seen;
    sort_candidates(searcher);
}
