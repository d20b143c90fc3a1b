/* SPDX-License-Identifier: MIT */
/* halving.c - for games whose turns are long and full of dice: which of the few most promising
 * actions leads to the best end of this turn?
 *
 * Each is tried, everybody doing what looks best from then on, up to the end of the stage that is
 * decided about, and evaluated there. What the reply may be is left to the evaluation: playing it out
 * costs as much again and adds the luck of its dice. All are tried equally often and from the same
 * throws, so that luck favours none; then the worse half drops out and the others are tried again.
 *
 * The most promising one never drops out, and is left only for what has been better than it by more
 * than chance would explain: between near equals the dice decide more than the choice does. Once none of
 * the others is likely to get there the race is over. Before the first stage there is nothing to evaluate
 * by, and it is simply taken. */
#include <string.h>

#include "search/internal.h"

enum { ENTRANTS = 6, ROUND_WITHOUT_LIMIT = 4000 };

static const double DOUBT = 1.5;   /* standard errors by which a lead may be too high */
static const double MARGIN = 0.02; /* of a victory: the evaluation is not surer than that */

typedef struct {
    vx_action action;
    double sum;           /* of the values */
    double lead, squares; /* over the first, try by try, and the squares of that */
    int tries;
} entrant;

typedef struct {
    entrant at[ENTRANTS]; /* the first is the most promising one, the others by what they brought */
    int count, in;        /* those still tried stand in front */
} race;

/* ---- One try ---- */

static vx_action most_promising(const vx_run *run, vx_frame *frame)
{
    vx_action advised;
    if (vx_take_advice(run, frame->state, &advised)) return advised;
    vx_list_scored(run, frame);
    vx_rank(frame);
    return frame->actions[vx_next_ranked(frame)];
}

/* False where the budget does not last to the end of the stage. */
static bool play_on(vx_worker *worker, vx_frame *frame)
{
    enum { ACTIONS = 400 };
    const vx_run *run = worker->run;
    int now = run->machine->stage(run->view);
    for (int i = 0; i < ACTIONS && vx_settle_chance(worker, frame->state) != VX_OVER; i++) {
        if (run->machine->stage(frame->state) > now) return true;
        if (vx_is_out_of_budget(worker)) return false;
        run->game->rules.apply(frame->state, most_promising(run, frame));
        worker->nodes++;
    }
    return true;
}

static bool try_action(vx_worker *worker, vx_action action, uint64_t seed, double *value)
{
    const vx_run *run = worker->run;
    vx_frame *frame = vx_frame_at(worker, 0);
    vx_random_seed(&worker->random, seed);
    vx_sample(run->game, run->view, &worker->random, frame->state);
    run->game->rules.apply(frame->state, action);
    worker->nodes++;
    if (!play_on(worker, frame)) return false;
    *value = (double)vx_value_of(run, frame->state) / (double)VX_CERTAIN;
    return true;
}

/* ---- The race ---- */

/* All that are in, from the same throws; what is cut short counts for none of them. */
static bool try_all(vx_worker *worker, race *r)
{
    double value[ENTRANTS];
    uint64_t seed = worker->run->limits.seed + (uint64_t)(r->at[0].tries + 1) * 0x9E3779B97F4A7C15u;
    for (int i = 0; i < r->in; i++)
        if (!try_action(worker, r->at[i].action, seed, &value[i])) return false;
    for (int i = 0; i < r->in; i++) {
        double lead = value[i] - value[0];
        r->at[i].sum += value[i];
        r->at[i].lead += lead;
        r->at[i].squares += lead * lead;
        r->at[i].tries++;
    }
    return true;
}

static void sort_entrants(race *r)
{
    for (int i = 2; i < r->in; i++) {
        entrant e = r->at[i];
        int k = i;
        for (; k > 1 && e.sum > r->at[k - 1].sum; k--) r->at[k] = r->at[k - 1];
        r->at[k] = e;
    }
}

static void drop_worse_half(race *r)
{
    sort_entrants(r);
    r->in = (r->in + 1) / 2;
}

static int rounds_for(int count)
{
    int rounds = 1;
    for (; count > 2; count = (count + 1) / 2) rounds++;
    return rounds;
}

/* ---- From the race to candidates ---- */

/* How far it is ahead of the first in the mean, and how far that mean may be off, squared. */
typedef struct {
    double mean, variance;
} lead;

static lead lead_of(const entrant *e)
{
    double n = e->tries, mean = e->lead / n;
    return (lead){mean, (e->squares / n - mean * mean) / n};
}

/* Better than the first by more than chance would explain, compared by squares. */
static bool is_beyond_doubt(const race *r, int i)
{
    if (r->at[i].tries < 2) return false;
    lead l = lead_of(&r->at[i]);
    return l.mean > MARGIN && l.mean * l.mean > DOUBT * DOUBT * l.variance;
}

/* None of the others will be that much better, as far as their tries can tell. */
static bool is_decided(const race *r)
{
    enum { ENOUGH = 8 };
    if (r->at[0].tries < ENOUGH) return false;
    for (int i = 1; i < r->in; i++) {
        lead l = lead_of(&r->at[i]);
        double room = MARGIN - l.mean;
        if (room <= 0 || room * room < DOUBT * DOUBT * l.variance) return false;
    }
    return true;
}

static int winner_of(race *r)
{
    sort_entrants(r);
    for (int i = 1; i < r->in; i++)
        if (is_beyond_doubt(r, i)) return i;
    return 0;
}

static vx_candidate candidate_of(const race *r, int i)
{
    vx_candidate out = {.action = r->at[i].action,
                        .visits = (uint64_t)r->at[i].tries,
                        .line_length = 1,
                        .line = {r->at[i].action}};
    if (r->at[i].tries > 0) out.value = (int)(r->at[i].sum / r->at[i].tries * (double)VX_CERTAIN);
    return out;
}

/* What the game advises goes before all others, listed or not. */
static void put_advice_first(vx_searcher *searcher, const vx_run *run)
{
    vx_action advised;
    int at = 0;
    if (!vx_take_advice(run, searcher->world, &advised)) return;
    while (at < searcher->count && searcher->candidates[at].action != advised) at++;
    if (at == searcher->count && at < searcher->game->action_cap)
        searcher->count++;
    else if (at == searcher->count)
        at--;
    for (; at > 0; at--) searcher->candidates[at] = searcher->candidates[at - 1];
    searcher->candidates[0] =
        (vx_candidate){.action = advised, .line_length = 1, .line = {advised}};
}

/* Every action that the level notices, the most promising first. */
static void rank_candidates(vx_searcher *searcher, vx_worker *worker)
{
    vx_frame *frame = vx_frame_at(worker, 0);
    memcpy(frame->state, searcher->world, searcher->game->state_size);
    vx_list_scored(worker->run, frame);
    vx_rank(frame);
    searcher->count = frame->count;
    for (int i = 0, index; (index = vx_next_ranked(frame)) >= 0; i++)
        searcher->candidates[i] = (vx_candidate){
            .action = frame->actions[index], .line_length = 1, .line = {frame->actions[index]}};
    put_advice_first(searcher, worker->run);
}

/* What looks best to everybody after the candidate's action, with the likeliest throws. */
static void follow_line(const vx_searcher *searcher, vx_worker *worker, vx_candidate *candidate)
{
    const vx_run *run = worker->run;
    vx_frame *frame = vx_frame_at(worker, 0);
    vx_step(worker, frame, searcher->world, candidate->action);
    while (candidate->line_length < VX_LINE_CAP) {
        int actor = run->game->rules.to_act(frame->state);
        if (actor == VX_OVER) break;
        vx_action action =
            actor == VX_CHANCE ? vx_likeliest_outcome(run, frame) : most_promising(run, frame);
        candidate->line[candidate->line_length++] = action;
        run->game->rules.apply(frame->state, action);
    }
}

static void publish(vx_searcher *searcher, race *r)
{
    int winner = winner_of(r), next = 1;
    searcher->candidates[0] = candidate_of(r, winner);
    for (int i = 0; i < r->count; i++)
        if (i != winner) searcher->candidates[next++] = candidate_of(r, i);
}

/* ---- The whole search ---- */

static void run_race(vx_searcher *searcher, vx_worker *worker, race *r)
{
    uint64_t limit = worker->node_limit;
    uint64_t round = limit != 0 ? limit / (uint64_t)rounds_for(r->count) : ROUND_WITHOUT_LIMIT;
    uint64_t next = worker->nodes + round;
    while (!vx_is_out_of_budget(worker) && try_all(worker, r)) {
        if (is_decided(r)) break;
        if (worker->nodes < next || r->in <= 2) continue;
        next += round;
        drop_worse_half(r);
        publish(searcher, r);
        vx_report(searcher, worker->run);
    }
    publish(searcher, r);
}

void vx_choose_by_halving(vx_searcher *searcher, vx_worker *worker)
{
    race r = {.count = 0};
    if (vx_frame_at(worker, 0) == NULL) return;
    rank_candidates(searcher, worker);
    r.count = r.in = searcher->count < ENTRANTS ? searcher->count : ENTRANTS;
    for (int i = 0; i < r.count; i++) r.at[i].action = searcher->candidates[i].action;
    if (worker->run->machine->stage(searcher->world) > 0) run_race(searcher, worker, &r);
    int lines = worker->run->limits.lines;
    for (int i = 0; i < lines && i < searcher->count; i++)
        follow_line(searcher, worker, &searcher->candidates[i]);
}
