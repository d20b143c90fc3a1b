/* SPDX-License-Identifier: MIT */
/* finish.c - before a long thought: can the game be won within this very turn, for certain? */
#include "search/internal.h"
#include "search/prove.h"

enum {
    GLANCE = 400, /* actions tried on one sample; most positions are dismissed by this */
    SHARE = 4,    /* of a small budget not more than one part in so many */
    PROOF = 2000,
    ACTIONS = 4,
    PROVER_MEMORY = 8 << 20,
};

/* Is there a way to win on this one sample, chance willing and nobody else acting? */
static bool may_win(vx_worker *worker, const void *from, vx_action action, int ply, uint64_t limit)
{
    const vx_game *game = worker->run->game;
    vx_frame *frame = vx_frame_at(worker, ply);
    if (frame == NULL || worker->nodes >= limit) return false;
    vx_step(worker, frame, from, action);
    int actor = game->rules.to_act(frame->state);
    if (actor == VX_OVER) return game->rules.score(frame->state, worker->run->seat) == 1;
    if (ply >= ACTIONS || (actor != worker->run->seat && actor != VX_CHANCE)) return false;
    vx_list_plain(worker->run, frame);
    for (int i = 0; i < frame->count; i++)
        if (may_win(worker, frame->state, frame->actions[i], ply + 1, limit)) return true;
    return false;
}

static bool is_proved(vx_searcher *searcher, const vx_run *run, vx_action action)
{
    if (searcher->prover == NULL) searcher->prover = vx_prover_new(run->game, PROVER_MEMORY);
    if (searcher->prover == NULL) return false;
    vx_goal goal = {vx_is_won, searcher->prover, 1, PROOF};
    return vx_prover_look(searcher->prover, run->view, run->seat, run->limits.seed) &&
           vx_prove(searcher->prover, action, &goal) == VX_PROVED;
}

/* Puts the candidate first, as won for certain. */
static void promote(vx_searcher *searcher, vx_action action)
{
    int at = 0;
    while (searcher->candidates[at].action != action) at++;
    vx_candidate won = searcher->candidates[at];
    won.value = VX_CERTAIN;
    won.proof = VX_WINS;
    for (; at > 0; at--) searcher->candidates[at] = searcher->candidates[at - 1];
    searcher->candidates[0] = won;
}

static bool find_finish(vx_searcher *searcher, const vx_run *run, vx_action *out)
{
    vx_worker *worker = &searcher->workers[0];
    uint64_t budget = worker->node_limit / SHARE;
    uint64_t limit = worker->node_limit != 0 && budget < GLANCE ? budget : GLANCE;
    for (int i = 0; i < searcher->count; i++) {
        *out = searcher->candidates[i].action;
        if (may_win(worker, searcher->world, *out, 1, limit) && is_proved(searcher, run, *out))
            return true;
    }
    return false;
}

void vx_choose_or_finish(vx_searcher *searcher, vx_run *run)
{
    vx_action finish;
    bool found = run->overlooks[0] == 0 && find_finish(searcher, run, &finish);
    if (!found || run->limits.lines > 0) vx_choose_by_mcts(searcher, run);
    if (found) promote(searcher, finish);
}
