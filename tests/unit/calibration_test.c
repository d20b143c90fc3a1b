/* SPDX-License-Identifier: MIT */
/* calibration_test.c - a chance that is shown is one: of positions said to be 70%, 70% are won.
 *
 * tests/calibration/GAME.txt holds games that no table was fitted to (docs/CALIBRATION.md), one a
 * line: "f-350+ p12-" says that the full search gave -350 to an action whose side won, the partial
 * one 12 to an action whose side lost. Positions of one game end alike, so the error of a share is
 * computed by games. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "harness.h"
#include "search/search.h"

enum { BINS = 10 };

static const double TOLERANCE = 0.03; /* how far off a bin may be, and how wide its 95% interval */

typedef int chance_map(const vx_game *game, vx_evaluation evaluation, int value);

/* What one game adds to one bin. */
typedef struct {
    double said, won;
    int count;
} share;

enum { GAMES_MAX = 40000 };
static share games[GAMES_MAX][BINS];
static int game_count;

static double result_of(char mark)
{
    assert_true(mark == '+' || mark == '-' || mark == '=');
    return mark == '+' ? 1 : mark == '=' ? 0.5 : 0;
}

static void read_games(const vx_game *game, vx_evaluation evaluation, chance_map *map)
{
    static const char marks[VX_EVALUATIONS] = {'b', 'p', 'f'};
    char path[128], kind, end, space;
    int value;
    snprintf(path, sizeof path, "tests/calibration/%s.txt", vx_game_id(game));
    FILE *in = fopen(path, "r");
    assert_non_null(in);
    assert_int_equal(fscanf(in, "#%*[^\n]"), 0);
    memset(games, 0, sizeof games);
    game_count = 0;
    while (fscanf(in, " %c%d%c%c", &kind, &value, &end, &space) == 4) {
        assert_true(game_count < GAMES_MAX);
        if (kind == marks[evaluation]) {
            int chance = map(game, evaluation, value);
            assert_in_range(chance, 0, 1000);
            share *s = &games[game_count][chance < 1000 ? chance / 100 : BINS - 1];
            s->said += chance / 1000.0;
            s->won += result_of(end);
            s->count++;
        }
        game_count += space == '\n';
    }
    fclose(in);
}

/* The bins from `from` up to `to`, as one. */
typedef struct {
    double said, won, error; /* shares; the standard error of what was won */
    int count;
} bin;

static bin join(int from, int to)
{
    bin all = {0};
    double squares = 0;
    for (int g = 0; g < game_count; g++)
        for (int b = from; b < to; b++) {
            all.said += games[g][b].said;
            all.won += games[g][b].won;
            all.count += games[g][b].count;
        }
    if (all.count == 0) return all;
    all.said /= all.count;
    all.won /= all.count;
    for (int g = 0; g < game_count; g++) {
        double rest = 0;
        for (int b = from; b < to; b++) rest += games[g][b].won - all.won * games[g][b].count;
        squares += rest * rest;
    }
    all.error = sqrt(squares) / all.count;
    return all;
}

/* Off by more than the tolerance, or of too few games to tell. */
static bool is_refuted(const bin *b)
{
    return !(fabs(b->said - b->won) <= TOLERANCE && 1.96 * b->error <= TOLERANCE && b->count > 0);
}

/* Bins of ten points, and joined ones, which are sharper. */
static int refuted_bins(const vx_game *game, vx_evaluation evaluation, chance_map *map)
{
    static const int widths[] = {1, 2, 5, 10};
    int refuted = 0;
    read_games(game, evaluation, map);
    for (size_t w = 0; w < sizeof widths / sizeof widths[0]; w++)
        for (int from = 0; from < BINS; from += widths[w]) {
            bin b = join(from, from + widths[w]);
            if (!is_refuted(&b)) continue;
            print_message("%s, kind %d: said %.3f, won %.3f +-%.3f, of %d\n", vx_game_id(game),
                          (int)evaluation, b.said, b.won, 1.96 * b.error, b.count);
            refuted++;
        }
    return refuted;
}

static void chances_hold_in_games_not_seen(void **state)
{
    (void)state;
    for (int g = 0; g < vx_game_count(); g++)
        for (int k = 0; k < VX_EVALUATIONS; k++) {
            const vx_game *game = vx_game_at(g);
            if (vx_machine_of(game)->chances[k].count == 0) continue;
            assert_int_equal(refuted_bins(game, (vx_evaluation)k, vx_chance_of_value), 0);
            assert_true(game_count >= 1000);
        }
}

/* What was shown before: half of everything and a share of the value. */
static int plain_share(const vx_game *game, vx_evaluation evaluation, int value)
{
    (void)game;
    (void)evaluation;
    return 500 + value / 20;
}

static void a_share_of_the_value_is_found_to_be_no_chance(void **state)
{
    (void)state;
    const vx_game *game = vx_game_find("standard-bearer");
    for (int k = 0; k < VX_EVALUATIONS; k++)
        assert_true(refuted_bins(game, (vx_evaluation)k, plain_share) > 0);
}

/* Tables that are a little wrong are found out too: six points more than were measured. */
static int overstated(const vx_game *game, vx_evaluation evaluation, int value)
{
    int chance = vx_chance_of_value(game, evaluation, value) + 60;
    return chance < 1000 ? chance : 1000;
}

static void six_points_too_many_are_found_out(void **state)
{
    (void)state;
    for (int g = 0; g < vx_game_count(); g++)
        assert_true(refuted_bins(vx_game_at(g), VX_EVALUATION_FULL, overstated) > 0);
}

/* ---- The tables themselves ---- */

static void chances_never_fall_and_leave_certainty_to_proofs(void **state)
{
    (void)state;
    for (int g = 0; g < vx_game_count(); g++)
        for (int k = 0; k < VX_EVALUATIONS; k++) {
            const vx_game *game = vx_game_at(g);
            int last = 0;
            if (vx_machine_of(game)->chances[k].count == 0) continue;
            for (int value = -VX_CERTAIN; value <= VX_CERTAIN; value += 5) {
                int chance = vx_chance_of_value(game, (vx_evaluation)k, value);
                assert_in_range(chance, last, 999);
                last = chance;
            }
            assert_in_range(vx_chance_of_value(game, (vx_evaluation)k, -VX_CERTAIN), 1, 200);
            assert_in_range(last, 800, 999);
        }
    assert_non_null(vx_game_find("war-chest")->machine->chances);
    assert_int_equal(vx_chance_of_value(vx_game_find("war-chest"), VX_EVALUATION_BLIND, 0),
                     VX_CHANCE_UNKNOWN);
}

/* ---- Candidates ---- */

static void deal(const vx_game *game, void *position)
{
    vx_random random;
    vx_random_seed(&random, 9);
    assert_true(vx_setup(game, position, NULL, 0, NULL));
    while (vx_to_act(game, position) == VX_CHANCE)
        vx_apply(game, position, vx_chance_draw(game, position, &random));
}

/* At full strength nobody is told that another action is better than the one chosen. */
static void the_choice_has_the_highest_chance(void **state)
{
    (void)state;
    static const char *const ids[] = {"standard-bearer", "war-chest", "pocket-battles"};
    for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++) {
        const vx_game *game = vx_game_find(ids[i]);
        void *position = calloc(1, vx_state_size(game)), *view = calloc(1, vx_state_size(game));
        vx_searcher *searcher = vx_searcher_new(game, 16 << 20);
        vx_limits limits = {.nodes = 3000, .lines = 5, .seed = 2};
        deal(game, position);
        vx_view(game, position, vx_to_act(game, position), view);
        vx_choice choice = vx_search(searcher, view, vx_to_act(game, position), &limits, NULL);
        assert_true(choice.found && choice.count > 1);
        assert_in_range(choice.candidates[0].chance, 1, 999);
        for (int c = 1; c < choice.count; c++)
            assert_true(choice.candidates[c].chance <= choice.candidates[0].chance);
        vx_searcher_free(searcher);
        free(view);
        free(position);
    }
}

/* Another evaluation was not measured, nor was what was never tried. */
static int flat(void *context, const void *state, int seat)
{
    (void)context;
    (void)state;
    return seat;
}

static void what_was_not_measured_has_no_chance(void **state)
{
    (void)state;
    const vx_game *game = vx_game_find("standard-bearer");
    void *position = calloc(1, vx_state_size(game));
    vx_searcher *searcher = vx_searcher_new(game, 16 << 20);
    vx_evaluator other = {.evaluate = flat};
    vx_limits limits = {.nodes = 500, .lines = 2, .seed = 2};
    deal(game, position);
    vx_searcher_use(searcher, &other);
    vx_choice choice = vx_search(searcher, position, vx_to_act(game, position), &limits, NULL);
    assert_int_equal(choice.candidates[0].chance, VX_CHANCE_UNKNOWN);
    vx_searcher_use(searcher, NULL);
    limits = (vx_limits){.method = VX_METHOD_RANDOM, .lines = 2};
    choice = vx_search(searcher, position, vx_to_act(game, position), &limits, NULL);
    assert_int_equal(choice.candidates[0].chance, VX_CHANCE_UNKNOWN);
    vx_searcher_free(searcher);
    free(position);
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(chances_hold_in_games_not_seen),
        cmocka_unit_test(a_share_of_the_value_is_found_to_be_no_chance),
        cmocka_unit_test(six_points_too_many_are_found_out),
        cmocka_unit_test(chances_never_fall_and_leave_certainty_to_proofs),
        cmocka_unit_test(the_choice_has_the_highest_chance),
        cmocka_unit_test(what_was_not_measured_has_no_chance),
    };
    return RUN_SUITE("calibration", tests, words, word);
}
