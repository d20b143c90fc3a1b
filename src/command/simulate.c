/* SPDX-License-Identifier: MIT */
/* simulate.c - many games between bots, counted. Each game draws from a seed of its own, so the
 * counts are the same however the games are spread over threads. */
#include <stdlib.h>
#include <string.h>

#include "command/bots.h"
#include "command/session.h"
#include "command/tally.h"

enum { WORKERS_MAX = 64 };

/* What all workers are told. */
typedef struct {
    const vx_game *game;
    const void *start;
    vx_limits bots[VX_SEATS_MAX]; /* by seat */
    int seats;
    bool is_random; /* no bot thinks: games are playouts */
    uint64_t games, seed, longest;
    int workers;
    const vx_platform *platform;
    vx_tally *tallies;
} plan;

/* ---- One worker ---- */

static bool must_stop(const plan *p)
{
    return p->platform->should_stop != NULL && p->platform->should_stop(p->platform->context);
}

/* The last state of a game that ended or reached the cap. */
static bool count_game(const plan *p, vx_tally *t, const void *state, size_t decisions)
{
    int score[VX_SEATS_MAX] = {0};
    bool is_over = vx_to_act(p->game, state) == VX_OVER;
    for (int seat = 0; is_over && seat < p->seats; seat++)
        score[seat] = vx_score(p->game, state, seat);
    return vx_tally_game(t, p->game, p->start, is_over ? score : NULL, decisions);
}

/* Random bots need no views and no lists. A game that is stopped counts as none. False if the game has no
 * room for what the rules demand. */
static bool play_randomly(const plan *p, vx_tally *t, vx_bots *bots, void *state, uint64_t seed)
{
    enum { BETWEEN_LOOKS = 10000 }; /* actions until the host is asked whether to stop */
    vx_played played = {0};
    vx_random_seed(&bots->random, seed);
    memcpy(state, p->start, p->game->state_size);
    while (vx_to_act(p->game, state) != VX_OVER && played.actions < p->longest) {
        t->stopped = must_stop(p);
        if (t->stopped) return true;
        uint64_t left = p->longest - played.actions;
        vx_played more = vx_play_out(p->game, state, &bots->random,
                                     left < BETWEEN_LOOKS ? left : BETWEEN_LOOKS, bots->actions);
        if (vx_is_overfull(p->game, state)) return false;
        played.actions += more.actions;
        played.decisions += more.decisions;
    }
    t->actions += played.actions;
    return count_game(p, t, state, (size_t)played.decisions);
}

/* Plays one game to its end or to the cap; a game that is stopped counts as none. False if a bot had
 * no memory to think with, or the game no room for what the rules demand. */
static bool play_game(const plan *p, vx_tally *t, vx_bots *bots, void *state, uint64_t seed)
{
    size_t decisions = 0;
    memcpy(state, p->start, p->game->state_size);
    if (!vx_bots_start(bots, seed)) return false;
    uint64_t actions_before = t->actions;
    for (uint64_t i = 0; i < p->longest; i++) {
        t->stopped = must_stop(p);
        if (t->stopped) {
            t->actions = actions_before;
            return true;
        }
        int actor = vx_to_act(p->game, state);
        if (actor == VX_OVER) break;
        vx_action action;
        if (!vx_bots_choose(bots, state, actor, &action)) return false;
        vx_apply(p->game, state, action);
        if (vx_is_overfull(p->game, state)) return false;
        t->actions++;
        decisions += actor != VX_CHANCE;
    }
    return count_game(p, t, state, decisions);
}

static void work(void *argument, int index)
{
    const plan *p = argument;
    vx_tally *t = &p->tallies[index];
    vx_bots bots;
    void *state = malloc(p->game->state_size);
    bool (*play)(const plan *, vx_tally *, vx_bots *, void *, uint64_t) =
        p->is_random ? play_randomly : play_game;
    t->failed = state == NULL || !vx_bots_open(&bots, p->game, p->bots, p->seats, p->platform);
    if (!t->failed) {
        for (uint64_t g = (uint64_t)index; g < p->games && !t->failed && !t->stopped;
             g += (uint64_t)p->workers)
            t->failed = !play(p, t, &bots, state, p->seed + g * VX_SEED_STEP);
        vx_bots_close(&bots);
    }
    free(state);
}

/* ---- All of them ---- */

static void run_workers(const vx_host *host, plan *p)
{
    if (p->workers > 1)
        host->run_parallel(host->context, p->workers, work, p);
    else
        work(p, 0);
}

static bool add_up(const plan *p, vx_tally *sum)
{
    for (int w = 0; w < p->workers; w++)
        if (!vx_tally_add(sum, &p->tallies[w])) return false;
    return true;
}

static vx_status simulate(vx_session *session, plan *p, vx_tally *sum)
{
    p->tallies = calloc((size_t)p->workers, sizeof *p->tallies);
    if (p->tallies == NULL) return vx_fail_memory(session);
    run_workers(session->host, p);
    vx_status status = add_up(p, sum) ? VX_YES : vx_fail_memory(session);
    for (int w = 0; w < p->workers; w++) free(p->tallies[w].by_length);
    free(p->tallies);
    return status;
}

/* ---- The command ---- */

/* "A,B" by seat, and again from the start where there are more seats. */
static vx_status name_bots(vx_session *session, const char *names, plan *p)
{
    static const vx_message too_many = {
        NULL, {"more bots than seats: '{word}'", "ботов больше, чем мест: «{word}»"}};
    vx_word name;
    int count = 0;
    for (const char *rest = names; vx_next_bot(&rest, &name); count++) {
        if (count == p->seats) return vx_fail_with(session, VX_BAD, &too_many, names);
        if (!vx_wanted_bot(session, &name, &p->bots[count])) return VX_BAD;
    }
    for (int seat = count; seat < p->seats; seat++) p->bots[seat] = p->bots[seat - count];
    p->is_random = true;
    for (int seat = 0; seat < p->seats; seat++)
        p->is_random = p->is_random && p->bots[seat].method == VX_METHOD_RANDOM;
    return VX_YES;
}

static int wanted_workers(const vx_session *session, const vx_arguments *arguments, uint64_t games)
{
    const vx_host *host = session->host;
    int64_t workers = vx_flag_number(arguments, "--threads", host->cores > 0 ? host->cores : 1);
    if (host->run_parallel == NULL) workers = 1;
    if ((uint64_t)workers > games) workers = (int64_t)games;
    return (int)(workers < WORKERS_MAX ? workers : WORKERS_MAX);
}

/* False: failed. A GPU is made ready here, so that this takes no time of the games. */
static bool choose_device(vx_session *session, const vx_arguments *arguments, const plan *p,
                          bool *is_gpu)
{
    static const vx_message unknown = {
        NULL, {"--device '{word}' is neither cpu nor gpu", "--device «{word}»: ни cpu, ни gpu"}};
    static const vx_message random_only = {
        NULL, {"a GPU plays random bots only", "на графическом процессоре играют только random"}};
    const char *device = vx_flag_text(arguments, "--device", "cpu");
    *is_gpu = strcmp(device, "gpu") == 0;
    if (!*is_gpu && strcmp(device, "cpu") != 0)
        vx_fail_with(session, VX_BAD, &unknown, device);
    else if (*is_gpu && !p->is_random)
        vx_fail_with(session, VX_BAD, &random_only, "");
    else
        return !*is_gpu || vx_prepare_gpu(session, p->game, p->start);
    return false;
}

static vx_status play_all(vx_session *session, plan *p, bool is_gpu, vx_tally *sum)
{
    const vx_gpu_order order = {
        .seed = p->seed, .games = p->games, .longest = p->longest, .seats = (uint64_t)p->seats};
    return is_gpu ? vx_simulate_on_gpu(session, p->game, p->start, &order, sum)
                  : simulate(session, p, sum);
}

static vx_status play_and_answer(vx_session *session, const vx_arguments *arguments, plan *p)
{
    const vx_host *host = session->host;
    vx_tally sum = {0};
    bool is_gpu;
    if (!choose_device(session, arguments, p, &is_gpu)) return VX_BAD;
    uint64_t before = host->clock != NULL ? host->clock(host->context) : 0;
    vx_status status = play_all(session, p, is_gpu, &sum);
    uint64_t after = host->clock != NULL ? host->clock(host->context) : 0;
    if (status == VX_YES) vx_answer_tally(session, p->game, p->start, &sum, after - before);
    free(sum.by_length);
    return status;
}

vx_status vx_run_sim(vx_session *session, const vx_arguments *arguments)
{
    const vx_game *game = vx_wanted_game(session, arguments->word[0]);
    void *start = game != NULL ? vx_wanted_start(session, game, arguments) : NULL;
    if (start == NULL) return VX_BAD;
    vx_platform platform = vx_search_platform(session->host);
    plan p = {.game = game,
              .start = start,
              .platform = &platform,
              .seats = vx_seats(game, start),
              .games = (uint64_t)vx_flag_number(arguments, "--games", 1000),
              .seed = (uint64_t)vx_flag_number(arguments, "--seed", 1),
              .longest = (uint64_t)vx_flag_number(arguments, "--max-actions", 100000)};
    p.workers = wanted_workers(session, arguments, p.games);
    vx_status status = name_bots(session, vx_flag_text(arguments, "--bots", "random"), &p);
    if (status == VX_YES) status = play_and_answer(session, arguments, &p);
    free(start);
    return status;
}
