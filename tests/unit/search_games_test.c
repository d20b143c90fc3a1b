/* SPDX-License-Identifier: MIT */
/* search_games_test.c - the search on real games: against plain minimax, against itself without
 * quiescence, what goes before an evaluation, how the weak levels err and what they cost. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "harness.h"
#include "search/bots.h"
#include "search/search.h"

enum { MEMORY = 4 << 20, ACTIONS_MAX = 512, FAR = 1000000 };

static const vx_game *bearer(void)
{
    return vx_game_find("standard-bearer");
}

/* ---- Small positions of Standard-Bearer ---- */

enum { COLUMNS = 7, ROWS = 8, SMALL_ARMY = 3 };

/* Each side a standard-bearer and two others, wounded as it comes, seldom far from each other. */
static bool make_small(vx_random *random, void *out)
{
    static const char types[] = "apbhi";
    char board[ROWS][COLUMNS], text[512], *at = text;
    const vx_game *game;
    vx_problem why;
    memset(board, '.', sizeof board);
    for (int i = 0; i < 2 * SMALL_ARMY; i++) {
        char type = i % SMALL_ARMY == 0 ? 's' : types[vx_random_below(random, 5)];
        uint64_t row = 2 + vx_random_below(random, 4), column = vx_random_below(random, COLUMNS);
        if (board[row][column] != '.') return false;
        board[row][column] = (char)(i < SMALL_ARMY ? type - 'a' + 'A' : type);
    }
    at += sprintf(at, "position standard-bearer\n");
    for (int row = ROWS - 1; row >= 0; row--) {
        at += sprintf(at, "%d", row + 1);
        for (int column = 0; column < COLUMNS; column++) {
            uint64_t wounds = vx_random_below(random, 3);
            at += sprintf(at, "  %c", board[row][column]);
            if (board[row][column] != '.' && wounds > 0) at += sprintf(at, "%d", (int)wounds);
        }
        *at++ = '\n';
    }
    sprintf(at, "turn blue move\n");
    return vx_parse_position(text, &game, out, &why) && vx_to_act(game, out) == 0;
}

/* ---- Plain minimax: no table, no window, no order ---- */

/* For seat 0. Depth counts turns as the search does; ends of the game are worth FAR. */
static int minimax(const void *state, int mover, int depth)
{
    const vx_game *game = bearer();
    int actor = vx_to_act(game, state);
    if (actor == VX_OVER) return vx_score(game, state, 0) * FAR;
    if (actor != mover && --depth <= 0) return game->machine->evaluate(state, 0);
    vx_action actions[ACTIONS_MAX];
    char next[512];
    int best = actor == 0 ? -2 * FAR : 2 * FAR;
    int count = vx_list(game, state, actions);
    assert_true(count <= ACTIONS_MAX && vx_state_size(game) <= sizeof next);
    for (int i = 0; i < count; i++) {
        memcpy(next, state, vx_state_size(game));
        vx_apply(game, next, actions[i]);
        int value = minimax(next, actor, depth);
        if (actor == 0 ? value > best : value < best) best = value;
    }
    return best;
}

static vx_candidate best_of(const void *state, int depth)
{
    vx_limits limits = {.method = VX_METHOD_ALPHABETA, .depth = depth, .lines = 1};
    vx_searcher *searcher = vx_searcher_new(bearer(), MEMORY);
    vx_candidate best = vx_search(searcher, state, 0, &limits, NULL).candidates[0];
    vx_searcher_free(searcher);
    return best;
}

/* One turn deep nothing is reduced: the values must be equal. */
static void one_turn_is_evaluated_as_by_minimax(void **state)
{
    (void)state;
    vx_random random;
    uint64_t position[64];
    vx_random_seed(&random, 1);
    for (int found = 0; found < 60;) {
        if (!make_small(&random, position)) continue;
        int expected = minimax(position, 0, 1);
        if (expected >= FAR) expected = VX_CERTAIN;
        if (expected <= -FAR) expected = -VX_CERTAIN;
        assert_int_equal(best_of(position, 1).value, expected);
        found++;
    }
}

/* Two turns of ours with the reply between: what is claimed to be won is won, and what is won is
 * found, at the latest a turn deeper, for late actions are first looked at a turn less deeply. */
static void wins_are_those_of_minimax(void **state)
{
    enum { POSITIONS = REPEATS(16, 6) };
    (void)state;
    vx_random random;
    uint64_t position[64];
    int won = 0;
    vx_random_seed(&random, 2);
    for (int found = 0; found < POSITIONS;) {
        if (!make_small(&random, position)) continue;
        bool is_won = minimax(position, 0, 3) >= FAR;
        if (best_of(position, 3).proof == VX_WINS) assert_true(is_won);
        if (is_won) assert_int_equal(best_of(position, 4).proof, VX_WINS);
        won += is_won;
        found++;
    }
    assert_in_range(won, 1, POSITIONS - 1);
}

/* ---- Quiescence ---- */

static int count_warriors(void *context, const void *state, int seat)
{
    const vx_game *game = bearer();
    int own[16], others[16], sum = 0;
    (void)context;
    game->assets->count(state, seat, own);
    game->assets->count(state, !seat, others);
    for (int kind = 0; kind < game->assets->kinds; kind++) sum += 300 * (own[kind] - others[kind]);
    return sum;
}

static void order_by_game(void *context, const void *state, const vx_action *actions, int count,
                          int *out)
{
    (void)context;
    bearer()->machine->order(state, actions, count, out);
}

static int value_by(const vx_evaluator *evaluator, const void *position)
{
    vx_limits limits = {.method = VX_METHOD_ALPHABETA, .depth = 1, .lines = 1};
    vx_searcher *searcher = vx_searcher_new(bearer(), MEMORY);
    vx_searcher_use(searcher, evaluator);
    int value = vx_search(searcher, position, 0, &limits, NULL).candidates[0].value;
    vx_searcher_free(searcher);
    return value;
}

/* One who only counts warriors is told by looking on what the reply is about to take: never more
 * than he counted, and sometimes less. */
static void looking_on_sees_what_hangs(void **state)
{
    (void)state;
    vx_evaluator counting = {
        .evaluate = count_warriors, .order = order_by_game, .sees_threats = true};
    vx_evaluator looking = counting;
    vx_random random;
    uint64_t position[64];
    int lower = 0;
    looking.sees_threats = false;
    vx_random_seed(&random, 4);
    for (int found = 0; found < 60;) {
        if (!make_small(&random, position)) continue;
        int counted = value_by(&counting, position), looked = value_by(&looking, position);
        assert_true(looked <= counted);
        lower += looked < counted;
        found++;
    }
    assert_in_range(lower, 3, 57);
}

/* ---- Playing on before evaluating, in War Chest ---- */

static int count_evaluations(void *context, const void *state, int seat)
{
    (void)state;
    (void)seat;
    ++*(int *)context;
    return 0;
}

static void order_chest(void *context, const void *state, const vx_action *actions, int count,
                        int *out)
{
    (void)context;
    vx_game_find("war-chest")->machine->order(state, actions, count, out);
}

/* How often a search of so many actions evaluates a state near the start. */
static int evaluations_within(uint64_t nodes, int level)
{
    const vx_game *game = vx_game_find("war-chest");
    void *start = malloc(vx_state_size(game)), *view = malloc(vx_state_size(game));
    int evaluated = 0, actor;
    assert_true(vx_setup(game, start, NULL, 0, NULL));
    while ((actor = vx_to_act(game, start)) == VX_CHANCE)
        vx_apply(game, start, vx_chance_pick(game, start, 0));
    vx_view(game, start, actor, view);
    vx_evaluator counting = {
        .context = &evaluated, .evaluate = count_evaluations, .order = order_chest};
    vx_limits limits = {.method = VX_METHOD_MCTS, .nodes = nodes, .level = level};
    vx_searcher *searcher = vx_searcher_new(game, MEMORY);
    vx_searcher_use(searcher, &counting);
    assert_true(vx_search(searcher, view, actor, &limits, NULL).found);
    vx_searcher_free(searcher);
    free(start);
    free(view);
    return evaluated;
}

/* One action in the tree and those played on, at the least, go before each evaluation. A level that
 * overlooks things does not think so far. */
static void evaluation_comes_after_playing_on(void **state)
{
    (void)state;
    enum { ACTIONS = 1400, OVERLOOKING = 5 };
    int each = 1 + vx_game_find("war-chest")->machine->plays_on;
    assert_true(each > 1);
    assert_in_range(evaluations_within(ACTIONS, 0), 20, ACTIONS / each);
    assert_in_range(evaluations_within(ACTIONS, OVERLOOKING), ACTIONS / each + 1, ACTIONS);
}

/* The order decides at nodes of every seat, so it may read what that seat knows and no more: it is the same
 * in the seat's view. */
static void order_reads_nothing_hidden(void **unused)
{
    enum { GAMES = 20, HIDDEN_AT_LEAST = 500 };
    (void)unused;
    const vx_game *game = vx_game_find("war-chest");
    const vx_setting kinds[] = {{"players", "2"}, {"players", "4"}, {"nobility", "1"}};
    void *state = malloc(vx_state_size(game)), *view = malloc(vx_state_size(game));
    static vx_action actions[1024];
    static int in_state[1024], in_view[1024];
    vx_random random;
    int differed = 0;
    vx_random_seed(&random, 6);
    for (int i = 0, actor; i < GAMES; i++) {
        assert_true(vx_setup(game, state, &kinds[i % 3], 1, NULL));
        while ((actor = vx_to_act(game, state)) != VX_OVER) {
            vx_action action;
            if (actor == VX_CHANCE) {
                action = vx_chance_draw(game, state, &random);
            } else {
                int count = vx_list(game, state, actions);
                vx_view(game, state, actor, view);
                game->machine->order(state, actions, count, in_state);
                game->machine->order(view, actions, count, in_view);
                assert_memory_equal(in_state, in_view, (size_t)count * sizeof *in_state);
                differed += memcmp(state, view, vx_state_size(game)) != 0;
                action = actions[vx_random_below(&random, (uint64_t)count)];
            }
            vx_apply(game, state, action);
        }
    }
    assert_true(differed >= HIDDEN_AT_LEAST);
    free(state);
    free(view);
}

/* Candidates that are told together have been looked at equally far, wherever the search ends: so
 * they stand in the order of their values. */
static void candidates_bear_comparison(void **state)
{
    (void)state;
    enum { LINES = 5 };
    const vx_game *game = bearer();
    vx_searcher *searcher = vx_searcher_new(game, MEMORY);
    uint64_t position[64];
    vx_random random;
    vx_random_seed(&random, 9);
    assert_true(vx_setup(game, position, NULL, 0, NULL));
    while (vx_to_act(game, position) == VX_CHANCE)
        vx_apply(game, position, vx_chance_draw(game, position, &random));
    int seat = vx_to_act(game, position);
    for (uint64_t nodes = 2000; nodes < 60000; nodes = nodes * 5 / 4) {
        vx_limits limits = {.method = VX_METHOD_ALPHABETA, .nodes = nodes, .lines = LINES};
        vx_choice choice = vx_search(searcher, position, seat, &limits, NULL);
        assert_true(choice.count > LINES && choice.depth > 0);
        for (int i = 1; i < LINES; i++)
            assert_true(choice.candidates[i].value <= choice.candidates[i - 1].value);
    }
    vx_searcher_free(searcher);
}

/* ---- How weak levels err ---- */

/* What a blind level chooses is never worse than the best it noticed by more than its error, is
 * not always the best, and not every action is noticed. */
static void errors_are_bounded_and_happen(void **state)
{
    (void)state;
    const vx_game *game = bearer();
    const vx_level *level = &game->machine->levels[0];
    vx_random random;
    uint64_t position[64];
    vx_action actions[ACTIONS_MAX];
    int erred = 0, overlooked = 0, asked = 0;
    vx_searcher *searcher = vx_searcher_new(game, MEMORY);
    assert_true(level->is_blind && level->noise > 0);
    vx_random_seed(&random, 3);
    while (asked < 200) {
        if (!make_small(&random, position)) continue;
        vx_limits limits = {.level = 1, .seed = vx_random_next(&random)};
        vx_choice choice = vx_search(searcher, position, 0, &limits, NULL);
        int best = -FAR;
        for (int i = 0; i < choice.count; i++)
            if (choice.candidates[i].value > best) best = choice.candidates[i].value;
        int loss = best - choice.candidates[0].value;
        assert_true(choice.action == choice.candidates[0].action);
        assert_true(loss >= 0 && loss <= level->noise);
        erred += loss > 0;
        overlooked += choice.count < vx_list(game, position, actions);
        asked++;
    }
    vx_searcher_free(searcher);
    assert_in_range(erred, 5, 195);
    assert_in_range(overlooked, 100, 200);
}

/* Each game's levels get stronger by what they are: no level sees less than the one below,
 * and none has a handicap that the one below has not. */
static void levels_only_get_better(void **state)
{
    (void)state;
    for (int g = 0; g < vx_game_count(); g++) {
        const vx_level *levels = vx_machine_of(vx_game_at(g))->levels;
        for (int i = 1; levels != NULL && i < VX_LEVEL_MAX; i++) {
            assert_true(levels[i].is_blind <= levels[i - 1].is_blind);
            assert_true(levels[i].noise <= levels[i - 1].noise);
            assert_int_equal(levels[i].handicaps & ~levels[i - 1].handicaps, 0);
            if (levels[i].nodes != 0) assert_true(levels[i].nodes >= levels[i - 1].nodes);
        }
        if (levels != NULL) assert_int_equal(levels[VX_LEVEL_MAX - 1].milliseconds, 1000);
    }
}

/* Half points of the first-timer against level 1, the seats in turn. */
static int points_of_first_timer(const vx_game *game, int games)
{
    void *state = malloc(vx_state_size(game));
    int points = 0;
    for (int i = 0; i < games; i++) {
        vx_bots bots;
        vx_limits limits[VX_SEATS_MAX] = {0};
        limits[i % 2].method = VX_METHOD_FIRST_TIMER;
        limits[!(i % 2)].level = 1;
        assert_true(vx_bots_open(&bots, game, limits, 2, NULL));
        assert_true(vx_bots_start(&bots, 100 + (uint64_t)i / 2));
        assert_true(vx_setup(game, state, NULL, 0, NULL));
        for (int actor; (actor = vx_to_act(game, state)) != VX_OVER;) {
            vx_action action;
            assert_true(vx_bots_choose(&bots, state, actor, &action));
            vx_apply(game, state, action);
        }
        points += 1 + vx_score(game, state, i % 2);
        vx_bots_close(&bots);
    }
    free(state);
    return points;
}

/* Level 1 is for somebody who has finished the lessons: who takes what is offered and sees one reply wins more
 * than half. */
static void level_1_loses_to_a_first_timer(void **state)
{
    (void)state;
    enum { BEARER = 4, CHEST = REPEATS(60, 0), POCKET = REPEATS(16, 8) };
    assert_true(points_of_first_timer(bearer(), BEARER) > BEARER);
    if (CHEST > 0) assert_true(points_of_first_timer(vx_game_find("war-chest"), CHEST) > CHEST);
    assert_true(points_of_first_timer(vx_game_find("pocket-battles"), POCKET) > POCKET);
}

/* ---- What levels cost ---- */

enum { WEAK_LEVELS = 4, DECISIONS_WEIGHED = 12, DECISIONS_PASSED = 5 };

static void add_work(vx_searcher *searcher, const vx_game *game, const void *state,
                     uint64_t work[WEAK_LEVELS])
{
    int seat = vx_to_act(game, state);
    void *view = malloc(vx_state_size(game));
    assert_non_null(view);
    vx_view(game, state, seat, view);
    for (int i = 0; i < WEAK_LEVELS; i++) {
        vx_limits limits = {.level = i + VX_LEVEL_MIN, .seed = 5};
        work[i] += vx_search(searcher, view, seat, &limits, NULL).nodes;
    }
    free(view);
}

/* The actions that each of the lowest levels tries in decisions of a random game. */
static void weigh_levels(const vx_game *game, uint64_t work[WEAK_LEVELS])
{
    vx_random random;
    vx_searcher *searcher = vx_searcher_new(game, MEMORY);
    void *state = malloc(vx_state_size(game));
    vx_action *actions = malloc((size_t)vx_action_cap(game) * sizeof *actions);
    assert_true(searcher != NULL && state != NULL && actions != NULL);
    vx_random_seed(&random, 4);
    assert_true(vx_setup(game, state, NULL, 0, NULL));
    for (int met = 0, weighed = 0; weighed < DECISIONS_WEIGHED;) {
        int actor = vx_to_act(game, state);
        if (actor == VX_OVER) break;
        if (actor == VX_CHANCE) {
            vx_apply(game, state, vx_chance_draw(game, state, &random));
            continue;
        }
        int count = vx_list(game, state, actions);
        if (count > 1 && ++met % DECISIONS_PASSED == 0) {
            add_work(searcher, game, state, work);
            weighed++;
        }
        vx_apply(game, state, actions[vx_random_below(&random, (uint64_t)count)]);
    }
    free(actions);
    free(state);
    vx_searcher_free(searcher);
}

/* Who picks a weak opponent does not wait longer for it. */
static void weak_levels_do_no_more_work(void **state)
{
    (void)state;
    for (int g = 0; g < vx_game_count(); g++) {
        uint64_t work[WEAK_LEVELS] = {0};
        weigh_levels(vx_game_at(g), work);
        assert_true(work[WEAK_LEVELS - 1] > 0);
        for (int i = 0; i < WEAK_LEVELS - 1; i++) assert_true(work[i] <= work[WEAK_LEVELS - 1]);
    }
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_turn_is_evaluated_as_by_minimax),
        cmocka_unit_test(wins_are_those_of_minimax),
        cmocka_unit_test(looking_on_sees_what_hangs),
        cmocka_unit_test(evaluation_comes_after_playing_on),
        cmocka_unit_test(order_reads_nothing_hidden),
        cmocka_unit_test(candidates_bear_comparison),
        cmocka_unit_test(errors_are_bounded_and_happen),
        cmocka_unit_test(levels_only_get_better),
        cmocka_unit_test(level_1_loses_to_a_first_timer),
        cmocka_unit_test(weak_levels_do_no_more_work),
    };
    return RUN_SUITE("search games", tests, words, word);
}
