/* SPDX-License-Identifier: MIT */
/* search.c - one search from its limits to its answer: memory, time, workers, candidates. */
#include "search/search.h"

#include <stdlib.h>
#include <string.h>

#include "search/internal.h"

/* ---- The searcher ---- */

static int evaluate_by_game(void *context, const void *state, int seat)
{
    return ((const vx_game_machine *)context)->evaluate(state, seat);
}

void vx_order_by_game(void *context, const void *state, const vx_action *actions, int count,
                      int *out)
{
    ((const vx_game_machine *)context)->order(state, actions, count, out);
}

void vx_searcher_use(vx_searcher *searcher, const vx_evaluator *evaluator)
{
    const vx_game_machine *machine = vx_machine_of(searcher->game);
    if (evaluator == NULL && machine->evaluate != NULL) {
        searcher->own =
            (vx_evaluator){(void *)(uintptr_t)machine, evaluate_by_game,
                           machine->order != NULL ? vx_order_by_game : NULL, machine->sees_threats};
        evaluator = &searcher->own;
    }
    searcher->evaluator = evaluator;
}

vx_searcher *vx_searcher_new(const vx_game *game, size_t memory)
{
    vx_searcher *searcher = calloc(1, sizeof *searcher);
    if (searcher == NULL) return NULL;
    searcher->game = game;
    searcher->memory = memory;
    searcher->world = malloc(game->state_size);
    searcher->candidates = calloc((size_t)game->action_cap, sizeof *searcher->candidates);
    if (searcher->world == NULL || searcher->candidates == NULL) {
        vx_searcher_free(searcher);
        return NULL;
    }
    vx_searcher_use(searcher, NULL);
    return searcher;
}

static void free_workers(vx_searcher *searcher)
{
    for (int i = 0; i < searcher->worker_count; i++) {
        vx_worker *worker = &searcher->workers[i];
        for (int ply = 0; ply <= PLY_CAP; ply++) free(worker->frames[ply].state);
        vx_tree_free(&worker->tree);
        free(worker->walk);
        free(worker->notes);
        free(worker->roots);
    }
    free(searcher->workers);
    searcher->workers = NULL;
    searcher->worker_count = 0;
}

void vx_searcher_free(vx_searcher *searcher)
{
    if (searcher == NULL) return;
    free_workers(searcher);
    vx_prover_free(searcher->prover);
    vx_table_free(&searcher->table);
    free(searcher->candidates);
    free(searcher->world);
    free(searcher);
}

/* The budget is that of the search, however many work on it. No worker's share is 0, which would
 * mean no limit. */
static uint64_t share_of(uint64_t nodes, int workers, int index)
{
    return nodes / (uint64_t)workers + ((uint64_t)index < nodes % (uint64_t)workers);
}

/* Notes are of one view. Without memory for them samples are drawn one by one. */
static void clear_notes(vx_worker *worker)
{
    const vx_game_knowledge *knowledge = worker->run->game->knowledge;
    if (knowledge == NULL || knowledge->sample_again == NULL) return;
    if (worker->notes == NULL) worker->notes = malloc(knowledge->notes_size);
    if (worker->notes != NULL) memset(worker->notes, 0, knowledge->notes_size);
}

/* Keeps the workers of the last search where their number is the same. */
static bool prepare_workers(vx_searcher *searcher, vx_run *run)
{
    int count = run->limits.threads;
    if (count != searcher->worker_count) {
        free_workers(searcher);
        searcher->workers = calloc((size_t)count, sizeof *searcher->workers);
        if (searcher->workers == NULL) return false;
        searcher->worker_count = count;
    }
    for (int i = 0; i < count; i++) {
        vx_worker *worker = &searcher->workers[i];
        worker->run = run;
        worker->index = i;
        worker->nodes = 0;
        worker->next_look = 0;
        clear_notes(worker);
        worker->node_limit = share_of(run->limits.nodes, count, i);
        vx_random_seed(&worker->random, run->limits.seed + (uint64_t)i * 0x9E3779B97F4A7C15u);
    }
    return true;
}

/* ---- Limits ---- */

/* Reading a clock takes as long as trying an action of a quick game. Where a game has stages every
 * action is listed and put in order before it is tried, and that may take milliseconds. */
static uint64_t nodes_between_looks(const vx_run *run)
{
    return run->machine->stage != NULL ? 1 : 32;
}

static uint64_t microseconds_since_start(const vx_run *run)
{
    const vx_platform *platform = run->platform;
    return platform->clock != NULL ? platform->clock(platform->context) - run->started : 0;
}

static bool must_stop(const vx_run *run)
{
    const vx_platform *platform = run->platform;
    if (platform->should_stop != NULL && platform->should_stop(platform->context)) return true;
    return run->limits.milliseconds != 0 && platform->clock != NULL &&
           microseconds_since_start(run) >= run->limits.milliseconds * 1000;
}

bool vx_is_out_of_budget(vx_worker *worker)
{
    vx_run *run = worker->run;
    if (worker->node_limit != 0 && worker->nodes >= worker->node_limit) return true;
    if (worker->index == 0 && worker->nodes >= worker->next_look) {
        worker->next_look = worker->nodes + nodes_between_looks(run);
        if (must_stop(run)) atomic_store_explicit(&run->stop, true, memory_order_relaxed);
    }
    return atomic_load_explicit(&run->stop, memory_order_relaxed);
}

/* ---- One search ---- */

static bool list_candidates(vx_searcher *searcher, const vx_run *run)
{
    const vx_game *game = run->game;
    vx_action *actions = malloc((size_t)game->action_cap * sizeof *actions);
    if (actions == NULL) return false;
    searcher->count = game->rules.list(run->view, actions);
    if (run->limits.only != NULL && searcher->count > 0) {
        searcher->count = 1;
        actions[0] = *run->limits.only;
    }
    for (int i = 0; i < searcher->count; i++)
        searcher->candidates[i] =
            (vx_candidate){.action = actions[i], .line_length = 1, .line = {actions[i]}};
    free(actions);
    return searcher->count > 0;
}

static vx_choice answer(const vx_searcher *searcher, const vx_run *run)
{
    vx_choice choice = {.found = true,
                        .action = searcher->candidates[0].action,
                        .count = searcher->count,
                        .candidates = searcher->candidates,
                        .world = searcher->world,
                        .depth = searcher->depth,
                        .microseconds = microseconds_since_start(run)};
    for (int i = 0; i < searcher->worker_count; i++) choice.nodes += searcher->workers[i].nodes;
    return choice;
}

void vx_report(const vx_searcher *searcher, const vx_run *run)
{
    const vx_platform *platform = run->platform;
    if (platform->progress == NULL) return;
    vx_choice so_far = answer(searcher, run);
    platform->progress(platform->context, &so_far);
}

bool vx_sees_everything(const vx_run *run)
{
    return run->game->knowledge == NULL && run->overlooks[0] == 0 && run->overlooks[1] == 0;
}

void vx_run_workers(const vx_run *run, void (*job)(void *argument, int index), void *argument)
{
    if (run->limits.threads > 1)
        run->platform->run_parallel(run->platform->context, run->limits.threads, job, argument);
    else
        job(argument, 0);
}

/* Does chance act again on the way from here? Tried out on a few random games; a game that hides
 * it for long is still played, for alpha-beta averages over chance where it meets it. */
static bool meets_chance(const vx_searcher *searcher, vx_worker *worker)
{
    enum { TRIALS = 4, ACTIONS = 100 };
    const vx_run *run = worker->run;
    vx_frame *frame = vx_frame_at(worker, 0);
    for (int trial = 0; frame != NULL && trial < TRIALS; trial++) {
        memcpy(frame->state, searcher->world, run->game->state_size);
        for (int i = 0; i < ACTIONS; i++) {
            int actor = run->game->rules.to_act(frame->state);
            if (actor == VX_CHANCE) return true;
            if (actor == VX_OVER) break;
            vx_list_plain(run, frame);
            uint64_t chosen = vx_random_below(&worker->random, (uint64_t)frame->count);
            run->game->rules.apply(frame->state, frame->actions[chosen]);
        }
    }
    return false;
}

static vx_method method_for(const vx_searcher *searcher, vx_run *run)
{
    if (run->limits.method != VX_METHOD_AUTO) return run->limits.method;
    bool uncertain = run->game->knowledge != NULL ||
                     (run->game->chance != NULL && meets_chance(searcher, &searcher->workers[0]));
    return uncertain ? VX_METHOD_MCTS : VX_METHOD_ALPHABETA;
}

static void choose(vx_searcher *searcher, vx_run *run)
{
    run->limits.method = method_for(searcher, run);
    switch (run->limits.method) {
    case VX_METHOD_RANDOM:
        vx_choose_at_random(searcher, &searcher->workers[0]);
        break;
    case VX_METHOD_GREEDY:
        vx_choose_greedily(searcher, &searcher->workers[0]);
        break;
    case VX_METHOD_MCTS:
        if (run->machine->stage != NULL && run->evaluator != NULL)
            vx_choose_by_halving(searcher, &searcher->workers[0]);
        else
            vx_choose_or_finish(searcher, run);
        break;
    case VX_METHOD_FIRST_TIMER:
        vx_choose_as_first_timer(searcher, &searcher->workers[0]);
        break;
    case VX_METHOD_UCT:
        vx_choose_by_uct(searcher, &searcher->workers[0]);
        break;
    default:
        vx_choose_by_alphabeta(searcher, run);
        break;
    }
}

/* One where the method works on one, so that the budget is not shared with idle ones. */
static int threads_for(const vx_run *run)
{
    const vx_limits *limits = &run->limits;
    bool halves = run->machine->stage != NULL && limits->method != VX_METHOD_ALPHABETA;
    bool is_plain = limits->method == VX_METHOD_RANDOM || limits->method == VX_METHOD_GREEDY ||
                    limits->method == VX_METHOD_FIRST_TIMER || limits->method == VX_METHOD_UCT;
    if (halves || is_plain || limits->threads < 1 || run->platform->run_parallel == NULL) return 1;
    bool are_too_many = limits->nodes != 0 && (uint64_t)limits->threads > limits->nodes;
    return are_too_many ? (int)limits->nodes : limits->threads;
}

vx_choice vx_search(vx_searcher *searcher, const void *view, int seat, const vx_limits *limits,
                    const vx_platform *platform)
{
    static const vx_platform bare;
    if (platform == NULL) platform = &bare;
    vx_run run = {.game = searcher->game,
                  .machine = vx_machine_of(searcher->game),
                  .evaluator = searcher->evaluator,
                  .platform = platform,
                  .limits = *limits,
                  .view = view,
                  .seat = seat,
                  .team = vx_team(searcher->game, view, seat)};
    run.started = microseconds_since_start(&run);
    vx_apply_level(&run);
    run.limits.threads = threads_for(&run);
    run.is_advised = run.evaluator == &searcher->own && run.machine->advise != NULL;
    if (run.evaluator != &searcher->own)
        run.handicaps = 0; /* handicaps belong to the game's own evaluation */
    if (run.game->rules.to_act(view) != seat) return (vx_choice){0};
    if (!list_candidates(searcher, &run) || !prepare_workers(searcher, &run)) return (vx_choice){0};
    vx_sample(run.game, view, &searcher->workers[0].random, searcher->world);
    searcher->depth = 0;
    if (searcher->count > 1 || run.limits.lines > 0) choose(searcher, &run);
    int favourite = searcher->candidates[0].value;
    if (run.noise > 0) vx_add_noise(searcher, &run);
    vx_fill_chances(searcher, &run, favourite);
    return answer(searcher, &run);
}
