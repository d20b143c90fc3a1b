/* SPDX-License-Identifier: MIT */
/* node.c - one node of a walk through a game: room for it, its actions in order, its value. */
#include <stdlib.h>
#include <string.h>

#include "search/internal.h"

static bool make_frame(vx_worker *worker, vx_frame *frame)
{
    const vx_game *game = worker->run->game;
    size_t cap = (size_t)game->action_cap;
    size_t each = sizeof *frame->actions + sizeof *frame->keys + sizeof *frame->scores +
                  sizeof *frame->history + sizeof *frame->first;
    char *room = malloc(game->state_size + cap * each);
    if (room == NULL) return false;
    frame->state = room;
    frame->actions = (vx_action *)(void *)(room + game->state_size);
    frame->keys = (uint64_t *)(void *)(frame->actions + cap);
    frame->scores = (int *)(void *)(frame->keys + cap);
    frame->history = frame->scores + cap;
    frame->first = frame->history + cap;
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

/* Four lanes side by side: a state is hashed at every node, and one lane would wait for itself. */
uint64_t vx_key_of(const void *bytes, size_t length)
{
    static const uint64_t odd = 0x9FB21C651E98DF25u;
    uint64_t lane[4] = {1, 2, 3, 4}, word[4] = {0};
    const char *at = bytes;
    for (; length >= sizeof word; at += sizeof word, length -= sizeof word) {
        for (int i = 0; i < 4; i++) {
            uint64_t next;
            memcpy(&next, at + (size_t)i * sizeof next, sizeof next);
            lane[i] = (lane[i] ^ next) * odd;
            lane[i] ^= lane[i] >> 35;
        }
    }
    memcpy(word, at, length);
    uint64_t key = length;
    for (int i = 0; i < 4; i++) {
        key = (key ^ lane[i]) * odd;
        key = (key ^ key >> 32 ^ word[i]) * odd;
    }
    return key ^ key >> 29;
}

void vx_step(vx_worker *worker, vx_frame *to, const void *from, vx_action action)
{
    const vx_game *game = worker->run->game;
    memcpy(to->state, from, game->state_size);
    game->rules.apply(to->state, action);
    worker->nodes++;
}

void vx_list_plain(const vx_run *run, vx_frame *frame)
{
    frame->count = run->game->rules.list(frame->state, frame->actions);
}

void vx_score_actions(const vx_run *run, vx_frame *frame)
{
    const vx_evaluator *evaluator = run->evaluator;
    if (run->handicaps != 0 && run->machine->order_handicapped != NULL)
        run->machine->order_handicapped(frame->state, frame->actions, frame->count, run->handicaps,
                                        frame->scores);
    else if (evaluator != NULL && evaluator->order != NULL)
        evaluator->order(evaluator->context, frame->state, frame->actions, frame->count,
                         frame->scores);
    else
        memset(frame->scores, 0, (size_t)frame->count * sizeof *frame->scores);
    vx_overlook(run, frame);
}

void vx_list_scored(const vx_run *run, vx_frame *frame)
{
    vx_list_plain(run, frame);
    vx_score_actions(run, frame);
}

bool vx_take_advice(const vx_run *run, const void *state, vx_action *out)
{
    return run->is_advised && run->machine->advise(state, run->handicaps, out);
}

void vx_list_root(const vx_run *run, vx_frame *frame)
{
    vx_list_scored(run, frame);
    if (run->limits.only == NULL) return;
    frame->count = 1;
    frame->actions[0] = *run->limits.only;
    frame->scores[0] = 0;
}

/* ---- A heap of the actions not yet taken; its keys differ, so the order is the same anywhere ---- */

enum { INDEX_BITS = 20, INDEX_MASK = (1 << INDEX_BITS) - 1 };

static void sink(uint64_t *keys, int count, int at)
{
    uint64_t key = keys[at];
    for (int child; (child = 2 * at + 1) < count; at = child) {
        if (child + 1 < count && keys[child + 1] > keys[child]) child++;
        if (keys[child] <= key) break;
        keys[at] = keys[child];
    }
    keys[at] = key;
}

void vx_rank(vx_frame *frame)
{
    frame->left = 0;
    for (int i = 0; i < frame->count; i++) {
        if (frame->scores[i] == VX_LEFT_OUT) continue;
        uint64_t rank = (uint64_t)((int64_t)frame->scores[i] - INT32_MIN);
        frame->keys[frame->left++] = rank << INDEX_BITS | (uint64_t)(INDEX_MASK - i);
    }
    for (int i = frame->left / 2 - 1; i >= 0; i--) sink(frame->keys, frame->left, i);
}

int vx_next_ranked(vx_frame *frame)
{
    if (frame->left == 0) return -1;
    int index = INDEX_MASK - (int)(frame->keys[0] & INDEX_MASK);
    frame->keys[0] = frame->keys[--frame->left];
    sink(frame->keys, frame->left, 0);
    return index;
}

static int clamp(int value, int limit)
{
    return value > limit ? limit : value < -limit ? -limit : value;
}

int vx_value_of(const vx_run *run, const void *state)
{
    if (run->game->rules.to_act(state) == VX_OVER)
        return run->game->rules.score(state, run->seat) * VX_CERTAIN;
    if (run->evaluator == NULL) return 0;
    int value = run->handicaps != 0 && run->machine->evaluate_handicapped != NULL
                    ? run->machine->evaluate_handicapped(state, run->seat, run->handicaps)
                    : run->evaluator->evaluate(run->evaluator->context, state, run->seat);
    return clamp(value, VX_CERTAIN - 1); /* only the end of a game is certain */
}

bool vx_is_friend(const vx_run *run, const void *state, int seat)
{
    return seat == run->seat || vx_team(run->game, state, seat) == run->team;
}

void vx_sample_world(vx_worker *worker, void *out)
{
    const vx_run *run = worker->run;
    if (worker->notes != NULL)
        run->game->knowledge->sample_again(run->view, worker->notes, &worker->random, out);
    else
        vx_sample(run->game, run->view, &worker->random, out);
}

vx_action vx_draw_outcome(vx_worker *worker, const void *state)
{
    const vx_game *game = worker->run->game;
    uint64_t ticket = vx_random_below(&worker->random, game->chance->total(state));
    return game->chance->pick(state, ticket);
}

int vx_settle_chance(vx_worker *worker, void *state)
{
    const vx_game *game = worker->run->game;
    int actor;
    while ((actor = game->rules.to_act(state)) == VX_CHANCE) {
        game->rules.apply(state, vx_draw_outcome(worker, state));
        worker->nodes++;
    }
    return actor;
}

vx_action vx_likeliest_outcome(const vx_run *run, vx_frame *frame)
{
    vx_action likeliest = 0;
    uint64_t most = 0;
    vx_list_plain(run, frame);
    for (int i = 0; i < frame->count; i++) {
        uint64_t weight = run->game->chance->weight(frame->state, frame->actions[i]);
        if (weight <= most) continue;
        most = weight;
        likeliest = frame->actions[i];
    }
    return likeliest;
}
