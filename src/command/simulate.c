/* SPDX-License-Identifier: MIT */
/* simulate.c - many games between bots, counted. Each game draws from a seed of its own, so the
 * counts are the same however the games are spread over threads. */
#include <stdlib.h>
#include <string.h>

#include "command/bots.h"
#include "command/numbers.h"
#include "command/session.h"
#include "core/json.h"

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
    struct tally *tallies;
} plan;

/* What one worker counts. */
typedef struct tally {
    uint64_t wins[VX_SEATS_MAX]; /* by team */
    uint64_t games, draws, capped, actions;
    uint64_t *by_length; /* how many games had so many decisions */
    size_t lengths;
    bool failed, stopped;
} tally;

/* ---- One worker ---- */

static bool count_length(tally *t, size_t length)
{
    if (length >= t->lengths) {
        size_t lengths = 2 * length + 256;
        uint64_t *by_length = realloc(t->by_length, lengths * sizeof *by_length);
        if (by_length == NULL) return false;
        memset(by_length + t->lengths, 0, (lengths - t->lengths) * sizeof *by_length);
        t->by_length = by_length;
        t->lengths = lengths;
    }
    t->by_length[length]++;
    return true;
}

static void count_result(const plan *p, tally *t, const void *state)
{
    bool counted[VX_SEATS_MAX] = {false};
    bool has_winner = false;
    for (int seat = 0; seat < p->seats; seat++) {
        int team = vx_team(p->game, state, seat);
        if (vx_score(p->game, state, seat) <= 0 || counted[team]) continue;
        t->wins[team]++;
        counted[team] = has_winner = true;
    }
    if (!has_winner) t->draws++;
}

static bool must_stop(const plan *p)
{
    return p->platform->should_stop != NULL && p->platform->should_stop(p->platform->context);
}

/* The last state of a game that ended or reached the cap. */
static bool count_game(const plan *p, tally *t, const void *state, size_t decisions)
{
    t->games++;
    if (vx_to_act(p->game, state) == VX_OVER) {
        count_result(p, t, state);
    } else {
        t->capped++;
        t->draws++;
    }
    return count_length(t, decisions);
}

/* Random bots need no views and no lists. A game that is stopped counts as none. False if the game has no
 * room for what the rules demand. */
static bool play_randomly(const plan *p, tally *t, vx_bots *bots, void *state, uint64_t seed)
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
static bool play_game(const plan *p, tally *t, vx_bots *bots, void *state, uint64_t seed)
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
    tally *t = &p->tallies[index];
    vx_bots bots;
    void *state = malloc(p->game->state_size);
    bool (*play)(const plan *, tally *, vx_bots *, void *, uint64_t) =
        p->is_random ? play_randomly : play_game;
    t->failed = state == NULL || !vx_bots_open(&bots, p->game, p->bots, p->seats, p->platform);
    if (!t->failed) {
        for (uint64_t g = (uint64_t)index; g < p->games && !t->failed && !t->stopped;
             g += (uint64_t)p->workers)
            t->failed = !play(p, t, &bots, state, p->seed + g * 0x9E3779B97F4A7C15u);
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

static bool add_up(const plan *p, tally *sum)
{
    *sum = (tally){0};
    for (int w = 0; w < p->workers; w++) {
        const tally *t = &p->tallies[w];
        if (t->failed) return false;
        for (int team = 0; team < VX_SEATS_MAX; team++) sum->wins[team] += t->wins[team];
        sum->games += t->games;
        sum->stopped = sum->stopped || t->stopped;
        sum->draws += t->draws;
        sum->capped += t->capped;
        sum->actions += t->actions;
        for (size_t length = t->lengths; length-- > 0;) { /* from the top: one allocation */
            if (t->by_length[length] == 0) continue;
            if (!count_length(sum, length)) return false;
            sum->by_length[length] += t->by_length[length] - 1;
        }
    }
    return true;
}

/* The smallest length that at least `percent` of the games do not exceed. */
static uint64_t percentile(const tally *sum, uint64_t games, uint64_t percent)
{
    uint64_t seen = 0;
    for (size_t length = 0; length < sum->lengths; length++) {
        seen += sum->by_length[length];
        if (seen * 100 >= games * percent) return length;
    }
    return 0;
}

static void add_wins(vx_text *out, const plan *p, const tally *sum)
{
    int teams = 0;
    for (int seat = 0; seat < p->seats; seat++) {
        int team = vx_team(p->game, p->start, seat);
        if (team >= teams) teams = team + 1;
    }
    vx_json_open(out, "wins", '[');
    for (int team = 0; team < teams; team++) vx_json_number(out, NULL, (int64_t)sum->wins[team]);
    vx_json_close(out, ']');
}

static void answer_tally(vx_session *session, const plan *p, const tally *sum, uint64_t elapsed)
{
    vx_text *out = vx_answer(session, 1024);
    vx_json_open(out, NULL, '{');
    vx_json_number(out, "games", (int64_t)sum->games);
    if (sum->stopped) vx_json_bool(out, "stopped", true);
    vx_json_decimal(out, "seconds", (double)elapsed / 1e6, 6);
    vx_json_decimal(out, "games_per_second", vx_per_second(sum->games, elapsed), 1);
    vx_json_decimal(out, "actions_per_second", vx_per_second(sum->actions, elapsed), 1);
    add_wins(out, p, sum);
    vx_json_number(out, "draws", (int64_t)sum->draws);
    vx_json_number(out, "capped", (int64_t)sum->capped);
    vx_json_number(out, "length_p50", (int64_t)percentile(sum, sum->games, 50));
    vx_json_number(out, "length_p95", (int64_t)percentile(sum, sum->games, 95));
    vx_add(out, "}\n");
}

static vx_status simulate(vx_session *session, plan *p)
{
    const vx_host *host = session->host;
    vx_status status = VX_YES;
    tally sum;
    p->tallies = calloc((size_t)p->workers, sizeof *p->tallies);
    if (p->tallies == NULL) return vx_fail_memory(session);
    uint64_t start = host->clock != NULL ? host->clock(host->context) : 0;
    run_workers(host, p);
    uint64_t end = host->clock != NULL ? host->clock(host->context) : 0;
    if (add_up(p, &sum))
        answer_tally(session, p, &sum, end - start);
    else
        status = vx_fail_memory(session);
    free(sum.by_length);
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
    if (status == VX_YES) status = simulate(session, &p);
    free(start);
    return status;
}
