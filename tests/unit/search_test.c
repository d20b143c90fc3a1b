/* SPDX-License-Identifier: MIT */
/* search_test.c - the search against games whose values are known, and against its promises. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "core/game.h"
#include "harness.h"
#include "search/search.h"
#include "toys.h"

enum { MEMORY = 1 << 20 };

static uint64_t processor_time(void *context)
{
    struct timespec now;
    (void)context;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

static vx_limits limits_named(const char *name)
{
    vx_limits limits;
    assert_true(vx_limits_parse(name, &limits));
    return limits;
}

/* The best candidate of a fresh searcher. */
static vx_candidate best_of(const vx_game *game, const void *view, int seat, const char *bot)
{
    vx_limits limits = limits_named(bot);
    vx_searcher *searcher = vx_searcher_new(game, MEMORY);
    limits.lines = 1;
    vx_choice choice = vx_search(searcher, view, seat, &limits, NULL);
    assert_true(choice.found);
    vx_candidate best = choice.candidates[0];
    assert_true(best.action == choice.action);
    assert_true(best.line[0] == choice.action);
    vx_searcher_free(searcher);
    return best;
}

/* ---- Names ---- */

static void bots_are_read_by_their_names(void **state)
{
    (void)state;
    assert_int_equal(limits_named("random").method, VX_METHOD_RANDOM);
    assert_int_equal(limits_named("greedy").method, VX_METHOD_GREEDY);
    assert_int_equal(limits_named("level3").level, 3);
    assert_int_equal(limits_named("8").level, 8);
    assert_int_equal(limits_named("full").level, VX_LEVEL_MAX);
    assert_int_equal(limits_named("ms=56").milliseconds, 56);
    assert_int_equal(limits_named("depth=2").depth, 2);
    assert_int_equal(limits_named("mcts:nodes=2000").nodes, 2000);
    assert_int_equal(limits_named("mcts:nodes=2000").method, VX_METHOD_MCTS);
    assert_int_equal(limits_named("uct:1000").method, VX_METHOD_UCT);
    assert_int_equal(limits_named("uct:1000").iterations, 1000);
    assert_int_equal(limits_named("uct:ms=20").milliseconds, 20);
    assert_int_equal(limits_named("first-timer").method, VX_METHOD_FIRST_TIMER);
}

static void what_is_no_bot_is_refused(void **state)
{
    static const char *const names[] = {
        "",   "level0", "level9", "0",      "9",          "nodes=",     "nodes=0",  "nodes=-1",
        "ms", "mcts:",  "bad:5",  "mcts:x", "level",      "random ",    "nodes=5x", "depth=0",
        "=",  ":",      "uct:",   "uct:0",  "uct:level3", "uct:depth=2"};
    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        vx_limits limits;
        if (vx_limits_parse(names[i], &limits)) fail_msg("'%s' was taken for a bot", names[i]);
    }
}

/* ---- Open games ---- */

/* Every start of Nim up to four stones a heap: won by theory if and only if proven won, and the
 * action chosen keeps the win. */
static void nim_is_solved(void **state)
{
    (void)state;
    for (int start = 1; start < 125; start++) {
        nim game = make_nim(start % 5, start / 5 % 5, start / 25);
        bool is_won = (game.heap[0] ^ game.heap[1] ^ game.heap[2]) != 0;
        vx_candidate best = best_of(&nim_game, &game, 0, "alphabeta:depth=20");
        assert_int_equal(best.proof, is_won ? VX_WINS : VX_LOSES);
        assert_int_equal(best.value, is_won ? VX_CERTAIN : -VX_CERTAIN);
        if (!is_won) continue;
        nim_game.rules.apply(&game, best.action);
        best = best_of(&nim_game, &game, 0, "alphabeta:depth=20");
        nim_game.rules.apply(&game, best.action);
        assert_int_equal(game.heap[0] ^ game.heap[1] ^ game.heap[2], 0);
    }
}

/* One heap is taken at once: two actions. Two equal heaps lose, but only after as many as can be. */
static void proofs_know_how_far_the_end_is(void **state)
{
    (void)state;
    nim one = make_nim(3, 0, 0), two = make_nim(2, 2, 0);
    assert_int_equal(best_of(&nim_game, &one, 0, "alphabeta:depth=9").distance, 2);
    assert_int_equal(best_of(&nim_game, &two, 0, "alphabeta:depth=9").distance, 8);
}

static void mcts_finds_the_win_in_nim(void **state)
{
    (void)state;
    nim game = make_nim(1, 2, 4); /* only taking three from the heap of four wins */
    assert_int_equal(best_of(&nim_game, &game, 0, "mcts:nodes=40000").action, 2);
    nim_game.rules.apply(&game, 2);
    assert_int_equal(best_of(&nim_game, &game, 0, "mcts:nodes=40000").action, 101);
}

/* It knows nothing but the rules, and makes as many playouts as it is told. */
static void plain_uct_finds_the_win_in_nim(void **state)
{
    (void)state;
    nim game = make_nim(1, 2, 4);
    vx_candidate best = best_of(&nim_game, &game, 0, "uct:5000");
    assert_int_equal(best.action, 2);
    assert_int_equal(best.chance, VX_CHANCE_UNKNOWN);
    vx_limits limits = limits_named("uct:300");
    vx_searcher *searcher = vx_searcher_new(&nim_game, MEMORY);
    vx_choice choice = vx_search(searcher, &game, 0, &limits, NULL);
    uint64_t visits = 0;
    for (int i = 0; i < choice.count; i++) visits += choice.candidates[i].visits;
    assert_int_equal(visits, 300);
    vx_searcher_free(searcher);
}

/* The second seat to act is evaluated from its own side. */
static void the_second_seat_wins_for_itself(void **state)
{
    (void)state;
    nim game = make_nim(0, 0, 2);
    game.seat = 1;
    vx_candidate best = best_of(&nim_game, &game, 1, "alphabeta:depth=4");
    assert_int_equal(best.proof, VX_WINS);
    assert_true(best_of(&nim_game, &game, 1, "mcts:nodes=2000").value > 0);
}

/* ---- Chance ---- */

static climb on_heights(int own, int other)
{
    return (climb){.height = {(uint8_t)own, (uint8_t)other}};
}

/* From 7 against 9 only a throw of 3 helps, one in six: -4/6. From 8 a throw of 2 or 3, half. */
static void chance_is_averaged_exactly(void **state)
{
    (void)state;
    climb from_seven = on_heights(7, 9), from_eight = on_heights(8, 9);
    vx_candidate best = best_of(&climb_game, &from_seven, 0, "alphabeta:depth=2");
    assert_int_equal(best.action, CLIMB_THROW);
    assert_int_equal(best.value, -6666);
    best = best_of(&climb_game, &from_eight, 0, "alphabeta:depth=2");
    assert_int_equal(best.action, CLIMB_THROW);
    assert_int_equal(best.value, 0);
    assert_int_equal(best.proof, VX_UNPROVEN);
}

static void mcts_comes_near_the_mean_of_chance(void **state)
{
    (void)state;
    climb from_seven = on_heights(7, 9);
    vx_candidate best = best_of(&climb_game, &from_seven, 0, "mcts:nodes=60000");
    assert_int_equal(best.action, CLIMB_THROW);
    assert_in_range(best.value + VX_CERTAIN, 3334 - 300, 3334 + 300);
}

/* ---- Stages ---- */

static int lead_in_steps(const void *state, int seat)
{
    const climb *game = state;
    return 2000 * (game->height[seat] - game->height[!seat]);
}

static void throws_look_better(const void *state, const vx_action *actions, int count, int *out)
{
    (void)state;
    for (int i = 0; i < count; i++) out[i] = actions[i] == CLIMB_THROW;
}

static int steps_in_all(const void *state)
{
    return 1 + ((const climb *)state)->height[0] + ((const climb *)state)->height[1];
}

static int not_begun(const void *state)
{
    (void)state;
    return 0;
}

/* A step is worth 2000. A throw looks better, but half of the time nothing comes of it, and the other
 * seat throws in the same stage: 1555 in the mean. */
static void the_promising_is_left_for_what_proves_better(void **state)
{
    (void)state;
    vx_game game = climb_game;
    vx_game_machine machine = {
        .evaluate = lead_in_steps, .order = throws_look_better, .stage = steps_in_all};
    climb start = on_heights(0, 0);
    game.machine = &machine;
    vx_candidate best = best_of(&game, &start, 0, "mcts:nodes=4000");
    assert_int_equal(best.action, CLIMB_STEP);
    assert_in_range(best.value, 1999, 2000);
    assert_true(best.visits > 100);
    assert_int_equal(best_of(&game, &start, 0, "mcts:nodes=1").action, CLIMB_THROW);
    machine.stage = not_begun;
    assert_int_equal(best_of(&game, &start, 0, "mcts:nodes=4000").action, CLIMB_THROW);
}

static void a_certain_step_is_a_proven_win(void **state)
{
    (void)state;
    climb game = on_heights(9, 9);
    vx_candidate best = best_of(&climb_game, &game, 0, "alphabeta:depth=2");
    assert_int_equal(best.action, CLIMB_STEP);
    assert_int_equal(best.proof, VX_WINS);
    assert_int_equal(best.distance, 1);
}

/* Dice ahead: left to itself the search grows a tree, and says what it did. */
static void the_method_fits_the_game(void **state)
{
    (void)state;
    climb dice = on_heights(0, 0);
    nim open = make_nim(3, 4, 5);
    vx_limits limits = {.nodes = 500};
    vx_searcher *searcher = vx_searcher_new(&climb_game, MEMORY);
    assert_int_equal(vx_search(searcher, &dice, 0, &limits, NULL).depth, 0);
    vx_searcher_free(searcher);
    searcher = vx_searcher_new(&nim_game, MEMORY);
    assert_true(vx_search(searcher, &open, 0, &limits, NULL).depth > 0);
    vx_searcher_free(searcher);
}

/* ---- Hidden cards ---- */

static duel holding(int card)
{
    duel game = {.card = {(uint8_t)card, DUEL_UNKNOWN}};
    return game;
}

/* By arithmetic: 1 and 2 are better put away (-0.3), the others challenge for (2c-7)/5. */
static void the_duel_is_played_by_the_odds(void **state)
{
    static const int value[DUEL_CARDS + 1] = {0, -3000, -3000, -2000, 2000, 6000, 10000};
    (void)state;
    for (int card = 1; card <= DUEL_CARDS; card++) {
        duel view = holding(card);
        vx_candidate best = best_of(&duel_game, &view, 0, "mcts:nodes=100000");
        assert_int_equal(best.action, card <= 2 ? DUEL_DRAW : DUEL_CHALLENGE);
        assert_in_range(best.value + VX_CERTAIN, value[card] + VX_CERTAIN - 350,
                        value[card] + VX_CERTAIN + 350);
        if (card != 3) /* it is nearly as good put away */
            assert_int_equal(best_of(&duel_game, &view, 0, "uct:20000").action, best.action);
    }
}

/* ---- Handicaps ---- */

/* With the handicap few stones are best, without it many. */
static int stones_to_the_handicapped(const void *state, int seat, unsigned handicaps)
{
    const nim *game = state;
    int stones = game->heap[0] + game->heap[1] + game->heap[2];
    return handicaps & 1 ? (seat == 0 ? 1 : -1) * (500 - 10 * stones)
                         : nim_game.machine->evaluate(state, seat);
}

/* Of 18 stones at most 7 are taken, and at least 1. */
static void levels_play_with_their_handicaps(void **state)
{
    static const vx_level levels[VX_LEVEL_MAX] = {{.depth = 1, .handicaps = 1},
                                                  {.depth = 1, .handicaps = 2},
                                                  [4] = {.overlooks = {100, 100}}};
    (void)state;
    vx_game game = nim_game;
    vx_game_machine machine = *nim_game.machine;
    nim start = make_nim(5, 6, 7);
    machine.evaluate_handicapped = stones_to_the_handicapped;
    machine.sees_threats = true;
    machine.levels = levels;
    game.machine = &machine;
    assert_int_equal(best_of(&game, &start, 0, "alphabeta:depth=1").value, 170);
    assert_int_equal(best_of(&game, &start, 0, "level1").value, 390);
    assert_int_equal(best_of(&game, &start, 0, "level2").value, 170);
    assert_int_equal(best_of(&game, &start, 0, "greedy").value, 390); /* has every handicap */
}

static int always_42(void *context, const void *state, int seat)
{
    (void)context;
    (void)state;
    return seat == 0 ? 42 : -42;
}

/* Handicaps belong to the game's own evaluation, not to one that replaces it. */
static void another_evaluation_has_no_handicaps(void **state)
{
    (void)state;
    vx_game game = nim_game;
    vx_game_machine machine = *nim_game.machine;
    nim start = make_nim(5, 6, 7);
    vx_evaluator other = {.evaluate = always_42};
    vx_limits greedy = limits_named("greedy");
    machine.evaluate_handicapped = stones_to_the_handicapped;
    game.machine = &machine;
    vx_searcher *searcher = vx_searcher_new(&game, MEMORY);
    vx_searcher_use(searcher, &other);
    assert_int_equal(vx_search(searcher, &start, 0, &greedy, NULL).candidates[0].value, 42);
    vx_searcher_free(searcher);
}

/* ---- Promises ---- */

typedef struct {
    const vx_game *game;
    const void *view;
} start;

static nim nim_start;
static climb climb_start;
static duel duel_start;

static int starts(start out[3])
{
    nim_start = make_nim(5, 6, 7);
    climb_start = on_heights(2, 3);
    duel_start = holding(3);
    out[0] = (start){&nim_game, &nim_start};
    out[1] = (start){&climb_game, &climb_start};
    out[2] = (start){&duel_game, &duel_start};
    return 3;
}

static void assert_same_choice(const vx_choice *a, const vx_choice *b, const vx_candidate *kept)
{
    assert_true(a->action == b->action);
    assert_int_equal(a->nodes, b->nodes);
    assert_int_equal(a->count, b->count);
    for (int i = 0; i < a->count; i++) {
        assert_true(kept[i].action == b->candidates[i].action);
        assert_int_equal(kept[i].value, b->candidates[i].value);
        assert_int_equal(kept[i].visits, b->candidates[i].visits);
    }
}

/* Seed, nodes and view decide alone: neither the searcher's past nor its address matters. */
static void the_same_question_gets_the_same_answer(void **state)
{
    static const char *const bots[] = {"random", "greedy", "alphabeta:nodes=3000",
                                       "mcts:nodes=3000", "uct:300"};
    start start_of[3];
    (void)state;
    for (int i = 0; i < starts(start_of); i++) {
        for (size_t b = 0; b < sizeof bots / sizeof bots[0]; b++) {
            vx_limits limits = limits_named(bots[b]), other = {.nodes = 500, .seed = 9};
            limits.seed = 7;
            vx_searcher *fresh = vx_searcher_new(start_of[i].game, MEMORY);
            vx_searcher *used = vx_searcher_new(start_of[i].game, MEMORY);
            vx_choice first = vx_search(fresh, start_of[i].view, 0, &limits, NULL);
            vx_candidate kept[32];
            memcpy(kept, first.candidates, (size_t)first.count * sizeof kept[0]);
            vx_search(used, start_of[i].view, 0, &other, NULL);
            vx_choice second = vx_search(used, start_of[i].view, 0, &limits, NULL);
            assert_same_choice(&first, &second, kept);
            vx_searcher_free(fresh);
            vx_searcher_free(used);
        }
    }
}

static void a_seat_that_is_not_to_act_decides_nothing(void **state)
{
    (void)state;
    nim game = make_nim(1, 2, 3);
    vx_limits limits = {.nodes = 100};
    vx_searcher *searcher = vx_searcher_new(&nim_game, MEMORY);
    assert_false(vx_search(searcher, &game, 1, &limits, NULL).found);
    vx_searcher_free(searcher);
}

static void an_only_action_costs_no_search(void **state)
{
    (void)state;
    nim game = make_nim(0, 1, 0);
    vx_limits limits = {.milliseconds = 10000};
    vx_platform platform = {.clock = processor_time};
    vx_searcher *searcher = vx_searcher_new(&nim_game, MEMORY);
    vx_choice choice = vx_search(searcher, &game, 0, &limits, &platform);
    assert_true(choice.found);
    assert_int_equal(choice.action, 1);
    assert_true(choice.microseconds < 100000);
    vx_searcher_free(searcher);
}

typedef struct {
    uint64_t stop_at, asked_at;
} stopper;

static bool stop_in_time(void *context)
{
    stopper *when = context;
    uint64_t now = processor_time(NULL);
    if (now < when->stop_at) return false;
    if (when->asked_at == 0) when->asked_at = now;
    return true;
}

/* Both engines on a real game, 50 ms of work, then "stop": 20 ms are allowed. */
static void a_search_stops_when_asked(void **state)
{
    static const char *const bots[] = {"alphabeta:nodes=100000000", "mcts:nodes=100000000"};
    const vx_game *game = vx_game_at(0);
    void *position = calloc(1, vx_state_size(game));
    vx_random random;
    (void)state;
    vx_random_seed(&random, 3);
    assert_true(vx_setup(game, position, NULL, 0, NULL));
    while (vx_to_act(game, position) == VX_CHANCE)
        vx_apply(game, position, vx_chance_draw(game, position, &random));
    for (size_t b = 0; b < 2; b++) {
        stopper when = {.stop_at = processor_time(NULL) + 50000};
        vx_platform platform = {.context = &when, .should_stop = stop_in_time};
        vx_limits limits = limits_named(bots[b]);
        vx_searcher *searcher = vx_searcher_new(game, 16 * MEMORY);
        vx_choice choice =
            vx_search(searcher, position, vx_to_act(game, position), &limits, &platform);
        assert_true(choice.found);
        assert_true(when.asked_at != 0);
        assert_true(processor_time(NULL) - when.asked_at < 20000);
        vx_searcher_free(searcher);
    }
    free(position);
}

/* Putting a long list in order takes milliseconds: between two looks whether to stop a game with
 * stages does so once. */
static int ordered_since_look, ordered_at_most;

static void order_and_count(const void *state, const vx_action *actions, int count, int *out)
{
    vx_game_find("warmaster")->machine->order(state, actions, count, out);
    if (++ordered_since_look > ordered_at_most) ordered_at_most = ordered_since_look;
}

static bool look_and_go_on(void *context)
{
    int *looks = context;
    ordered_since_look = 0;
    ++*looks;
    return false;
}

static void slow_games_look_at_every_action(void **state)
{
    (void)state;
    vx_game game = *vx_game_find("warmaster");
    vx_game_machine machine = *game.machine;
    void *position = calloc(1, game.state_size);
    vx_random random;
    int looks = 0;
    vx_platform platform = {.context = &looks, .should_stop = look_and_go_on};
    vx_limits limits = {.nodes = 150};
    machine.order = order_and_count;
    game.machine = &machine;
    vx_random_seed(&random, 3);
    assert_true(vx_setup(&game, position, NULL, 0, NULL));
    vx_searcher *searcher = vx_searcher_new(&game, MEMORY);
    vx_action *all = malloc((size_t)game.action_cap * sizeof *all);
    while (game.machine->stage(position) == 0 ||
           vx_list(&game, position, all) < 5) { /* orders are due */
        int actor = vx_to_act(&game, position);
        vx_action action = actor == VX_CHANCE
                               ? vx_chance_draw(&game, position, &random)
                               : vx_search(searcher, position, actor, &limits, NULL).action;
        vx_apply(&game, position, action);
    }
    ordered_since_look = ordered_at_most = 0;
    assert_true(
        vx_search(searcher, position, vx_to_act(&game, position), &limits, &platform).found);
    assert_in_range(looks, 50, 1000);
    assert_in_range(ordered_at_most, 1, 2);
    vx_searcher_free(searcher);
    free(all);
    free(position);
}

/* ---- Threads ---- */

typedef struct {
    void (*job)(void *argument, int index);
    void *argument;
    int index;
} task;

static void *run_task(void *argument)
{
    task *one = argument;
    one->job(one->argument, one->index);
    return NULL;
}

static void run_on_threads(void *context, int count, void (*job)(void *argument, int index),
                           void *argument)
{
    pthread_t threads[8];
    task tasks[8];
    (void)context;
    for (int i = 0; i < count; i++) {
        tasks[i] = (task){job, argument, i};
        assert_int_equal(pthread_create(&threads[i], NULL, run_task, &tasks[i]), 0);
    }
    for (int i = 0; i < count; i++) pthread_join(threads[i], NULL);
}

static void threads_find_the_same_truth(void **state)
{
    (void)state;
    nim game = make_nim(3, 5, 7);
    vx_platform platform = {.run_parallel = run_on_threads};
    vx_limits limits = {.method = VX_METHOD_ALPHABETA, .depth = 16, .threads = 4};
    vx_searcher *searcher = vx_searcher_new(&nim_game, MEMORY);
    vx_choice choice = vx_search(searcher, &game, 0, &limits, &platform);
    assert_int_equal(choice.candidates[0].proof, VX_WINS);
    limits = (vx_limits){.method = VX_METHOD_MCTS, .nodes = 5000, .threads = 3};
    choice = vx_search(searcher, &game, 0, &limits, &platform);
    assert_true(choice.found);
    vx_searcher_free(searcher);
}

/* Not so many for each of them. A few more are spent where a walk is finished that has begun. */
static void threads_share_one_budget(void **state)
{
    static const vx_method methods[] = {VX_METHOD_ALPHABETA, VX_METHOD_MCTS};
    enum { NODES = 6001, SLACK = 8 * 40 };
    (void)state;
    nim game = make_nim(9, 9, 9);
    vx_platform platform = {.run_parallel = run_on_threads};
    vx_searcher *searcher = vx_searcher_new(&nim_game, MEMORY);
    for (int m = 0; m < 2; m++)
        for (int threads = 1; threads <= 8; threads++) {
            vx_limits limits = {.method = methods[m], .nodes = NODES, .threads = threads};
            vx_choice choice = vx_search(searcher, &game, 0, &limits, &platform);
            assert_true(choice.found);
            assert_true(choice.nodes <= NODES + SLACK);
            if (methods[m] == VX_METHOD_MCTS) assert_true(choice.nodes >= NODES);
            limits.nodes = 3; /* fewer than threads: no thread is left without a limit */
            assert_true(vx_search(searcher, &game, 0, &limits, &platform).nodes <= SLACK);
        }
    vx_searcher_free(searcher);
}

/* ---- Legality, on every registered game ---- */

static bool is_listed(const vx_game *game, const void *view, vx_action action)
{
    vx_action *actions = malloc((size_t)vx_action_cap(game) * sizeof *actions);
    int count = vx_list(game, view, actions);
    bool found = false;
    for (int i = 0; i < count && !found; i++) found = actions[i] == action;
    free(actions);
    return found;
}

/* A bot plays all seats; whatever it answers must be in the list, unless the list cannot be complete. */
static void play_with(const vx_game *game, const char *bot, uint64_t seed, int decisions)
{
    void *position = calloc(1, vx_state_size(game)), *view = calloc(1, vx_state_size(game));
    vx_searcher *searcher = vx_searcher_new(game, MEMORY);
    vx_limits limits = limits_named(bot);
    vx_random random;
    if (limits.nodes == 0) limits.nodes = 2000;
    vx_random_seed(&random, seed);
    assert_true(vx_setup(game, position, NULL, 0, NULL));
    for (int actor; decisions > 0 && (actor = vx_to_act(game, position)) != VX_OVER;) {
        if (actor == VX_CHANCE) {
            vx_apply(game, position, vx_chance_draw(game, position, &random));
            continue;
        }
        vx_view(game, position, actor, view);
        limits.seed = vx_random_next(&random);
        vx_choice choice = vx_search(searcher, view, actor, &limits, NULL);
        assert_true(choice.found);
        assert_true(is_listed(game, view, choice.action) || vx_is_open_ended(game, view));
        assert_true(vx_check(game, position, choice.action, NULL));
        vx_apply(game, position, choice.action);
        decisions--;
    }
    vx_searcher_free(searcher);
    free(view);
    free(position);
}

static void every_answer_is_a_legal_action(void **state)
{
    static const char *const bots[] = {"random",         "greedy",       "alphabeta:nodes=300",
                                       "mcts:nodes=300", "mcts:nodes=1", "alphabeta:nodes=1"};
    (void)state;
    for (int g = 0; g < vx_game_count(); g++) {
        bool is_slow = strcmp(vx_game_id(vx_game_at(g)), "warmaster") == 0; /* its lists are long */
        for (size_t b = 0; b < sizeof bots / sizeof bots[0]; b++)
            play_with(vx_game_at(g), bots[b], (uint64_t)g, is_slow ? 15 : 150);
    }
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bots_are_read_by_their_names),
        cmocka_unit_test(what_is_no_bot_is_refused),
        cmocka_unit_test(nim_is_solved),
        cmocka_unit_test(proofs_know_how_far_the_end_is),
        cmocka_unit_test(mcts_finds_the_win_in_nim),
        cmocka_unit_test(plain_uct_finds_the_win_in_nim),
        cmocka_unit_test(the_second_seat_wins_for_itself),
        cmocka_unit_test(chance_is_averaged_exactly),
        cmocka_unit_test(mcts_comes_near_the_mean_of_chance),
        cmocka_unit_test(the_promising_is_left_for_what_proves_better),
        cmocka_unit_test(a_certain_step_is_a_proven_win),
        cmocka_unit_test(the_method_fits_the_game),
        cmocka_unit_test(the_duel_is_played_by_the_odds),
        cmocka_unit_test(levels_play_with_their_handicaps),
        cmocka_unit_test(another_evaluation_has_no_handicaps),
        cmocka_unit_test(the_same_question_gets_the_same_answer),
        cmocka_unit_test(a_seat_that_is_not_to_act_decides_nothing),
        cmocka_unit_test(an_only_action_costs_no_search),
        cmocka_unit_test(a_search_stops_when_asked),
        cmocka_unit_test(slow_games_look_at_every_action),
        cmocka_unit_test(threads_find_the_same_truth),
        cmocka_unit_test(threads_share_one_budget),
        cmocka_unit_test(every_answer_is_a_legal_action),
    };
    return RUN_SUITE("search", tests, words, word);
}
