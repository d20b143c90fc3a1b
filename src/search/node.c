/* SPDX-License-Identifier: MIT */
/* node.c - one node of a walk through a game: room for it, its actions in order, its value. */
#include <stdlib.h>
#include <string.h>

#include "search/internal.h"

static bool make_frame(vx_worker *worker, vx_frame *frame)
{
    const vx_game *game = worker->run->game;
    size_t cap = (size_t)game->action_cap;
    char *room = malloc(game->state_size + cap * (sizeof(vx_action) + sizeof(int)));
    if (room == NULL) return false;
    frame->state = room;
    frame->actions = (vx_action *)(void *)(room + game->state_size);
    frame->scores = (int *)(void *)(frame->actions + cap);
    return true;
}

vx_frame *vx_frame_at(vx_worker *worker, int ply)
{
    vx_frame *frame = &worker->frames[ply];
    if (frame->state == NULL && !make_frame(worker, frame)) {
        atomic_store_explicit(&worker->run->stop, true, memory_order_relaxed);
        return NULL;
    }
    return frame;
}

void vx_step(vx_worker *worker, vx_frame *to, const void *from, vx_action action)
{
    const vx_game *game = worker->run->game;
    memcpy(to->state, from, game->state_size);
    game->apply(to->state, action);
    worker->nodes++;
}

/* Insertion keeps equal actions in the order of the list, so that the choice stays the same
 * everywhere; lists are short and often nearly sorted. */
static void sort_by_score(vx_frame *frame)
{
    for (int i = 1; i < frame->count; i++) {
        vx_action action = frame->actions[i];
        int score = frame->scores[i];
        int j = i;
        for (; j > 0 && frame->scores[j - 1] < score; j--) {
            frame->actions[j] = frame->actions[j - 1];
            frame->scores[j] = frame->scores[j - 1];
        }
        frame->actions[j] = action;
        frame->scores[j] = score;
    }
}

void vx_list_plain(vx_worker *worker, vx_frame *frame)
{
    frame->count = worker->run->game->list(frame->state, frame->actions);
}

void vx_list_ordered(vx_worker *worker, vx_frame *frame)
{
    const vx_evaluator *evaluator = worker->run->evaluator;
    vx_list_plain(worker, frame);
    if (evaluator == NULL || evaluator->order == NULL) return;
    evaluator->order(evaluator->context, frame->state, frame->actions, frame->count, frame->scores);
    sort_by_score(frame);
}

static int clamp(int value, int limit)
{
    return value > limit ? limit : value < -limit ? -limit : value;
}

int vx_value_of(const vx_run *run, const void *state)
{
    if (run->game->to_act(state) == VX_OVER) return run->game->score(state, run->seat) * VX_CERTAIN;
    if (run->evaluator == NULL) return 0;
    int value = run->evaluator->evaluate(run->evaluator->context, state, run->seat);
    return clamp(value, VX_CERTAIN - 1); /* only the end of a game is certain */
}

bool vx_is_friend(const vx_run *run, const void *state, int seat)
{
    return seat == run->seat || vx_team(run->game, state, seat) == run->team;
}

vx_action vx_draw_outcome(vx_worker *worker, const void *state)
{
    const vx_game *game = worker->run->game;
    uint64_t ticket = vx_random_below(&worker->random, game->chance_total(state));
    return game->chance_pick(state, ticket);
}
