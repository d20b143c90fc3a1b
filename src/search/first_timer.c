/* SPDX-License-Identifier: MIT */
/* first_timer.c - a yardstick for the weakest level: somebody who has finished the lessons.
 *
 * It takes what is offered and sees one reply: what counts are the pieces that each side has when it is its turn
 * again. Where nothing is hidden it also sees how they stand, by the game's tables. It looks at the likeliest few
 * replies only, and among equals it does what looks natural. It makes no errors on purpose. */
#include <string.h>

#include "search/internal.h"

enum {
    GLANCES = 6, /* the rest of the turn and the reply: the likeliest actions only */
    PLIES = 6,
    TRIALS = 3, /* draws of what is hidden and of dice */
    KINDS_MAX = 128,
};

/* The most valuable kind is worth twice as much as the least. */
static int pieces_of(const vx_game *game, const void *state, int seat)
{
    int count[KINDS_MAX], sum = 0, kinds = game->assets->kinds;
    game->assets->count(state, seat, count);
    for (int i = 0; i < kinds; i++) sum += count[i] * (2 * kinds - i);
    return sum;
}

static int rival_of(const vx_run *run, const void *state)
{
    for (int seat = 0; seat < run->game->rules.seats(state); seat++)
        if (!vx_is_friend(run, state, seat)) return seat;
    return run->seat;
}

static int value_of(const vx_run *run, const void *state)
{
    const vx_game *game = run->game;
    bool counts =
        game->knowledge != NULL && game->assets != NULL && game->assets->kinds <= KINDS_MAX;
    if (!counts || game->rules.to_act(state) == VX_OVER) return vx_value_of(run, state);
    return pieces_of(game, state, run->seat) - pieces_of(game, state, rival_of(run, state));
}

/* How the game stands when it is the seat's turn again, if everybody takes what can be taken. */
static int look_on(vx_worker *worker, int ply, bool was_answered)
{
    const vx_run *run = worker->run;
    vx_frame *frame = vx_frame_at(worker, ply), *next = vx_frame_at(worker, ply + 1);
    int actor = vx_settle_chance(worker, frame->state);
    bool ours = actor >= 0 && vx_is_friend(run, frame->state, actor);
    bool must_end = next == NULL || ply == PLIES || vx_is_out_of_budget(worker);
    if (actor == VX_OVER || must_end || (ours && was_answered)) return value_of(run, frame->state);
    vx_list_scored(run, frame);
    vx_rank(frame);
    int best = ours ? -INFINITE_VALUE : INFINITE_VALUE;
    for (int seen = 0, index; seen < GLANCES && (index = vx_next_ranked(frame)) >= 0; seen++) {
        vx_step(worker, next, frame->state, frame->actions[index]);
        int value = look_on(worker, ply + 1, !ours);
        if (ours ? value > best : value < best) best = value;
    }
    return best;
}

static int value_after(vx_worker *worker, vx_action action)
{
    const vx_run *run = worker->run;
    int sum = 0, trials = run->game->chance == NULL ? 1 : TRIALS;
    vx_frame *root = vx_frame_at(worker, 0), *next = vx_frame_at(worker, 1);
    for (int i = 0; i < trials; i++) {
        vx_sample_world(worker, root->state);
        vx_step(worker, next, root->state, action);
        sum += look_on(worker, 1, false);
    }
    return sum / trials;
}

/* Every action that is possible, the natural ones first, until the budget is spent. */
static void rank_candidates(vx_searcher *searcher, vx_worker *worker)
{
    vx_frame *root = vx_frame_at(worker, 0);
    memcpy(root->state, searcher->world, searcher->game->state_size);
    vx_list_scored(worker->run, root);
    vx_rank(root);
    int count = 0;
    for (int index; (index = vx_next_ranked(root)) >= 0; count++)
        searcher->candidates[count] = (vx_candidate){
            .action = root->actions[index], .line_length = 1, .line = {root->actions[index]}};
    searcher->count = count;
}

void vx_choose_as_first_timer(vx_searcher *searcher, vx_worker *worker)
{
    if (vx_frame_at(worker, 0) == NULL || vx_frame_at(worker, 1) == NULL) return;
    rank_candidates(searcher, worker);
    int best = 0, most = -INFINITE_VALUE;
    for (int i = 0; i < searcher->count && (i == 0 || !vx_is_out_of_budget(worker)); i++) {
        int value = value_after(worker, searcher->candidates[i].action);
        searcher->candidates[i].visits = 1;
        if (value <= most) continue;
        most = value;
        best = i;
    }
    vx_candidate chosen = searcher->candidates[best];
    for (; best > 0; best--) searcher->candidates[best] = searcher->candidates[best - 1];
    searcher->candidates[0] = chosen;
}
