/* SPDX-License-Identifier: MIT */
/* lab_test.c - the lab's arithmetic: intervals cover what they should, the sequential test errs as seldom as
 * it says, regression finds values that were planted, and numbers lead to the right cells. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness.h"
#include "lab/lab.h"

static lab_study study;

static void read_or_die(const char *text)
{
    vx_problem why = {0};
    char reason[512];
    if (lab_read_study(text, NULL, NULL, &study, &why)) return;
    vx_format_problem(&why, VX_ENGLISH, reason, sizeof reason);
    fail_msg("%s", reason);
}

static double uniform(vx_random *random)
{
    return (double)vx_random_below(random, 1u << 30) / (double)(1u << 30);
}

/* ---- Intervals ---- */

static void an_interval_covers_the_truth(void **unused)
{
    static const double truths[] = {0.5, 0.3, 0.9};
    enum { TIMES = 2000, UNITS = 60 };
    vx_random random;
    (void)unused;
    vx_random_seed(&random, 1);
    for (size_t t = 0; t < 3; t++) {
        int covered = 0;
        for (int i = 0; i < TIMES; i++) {
            lab_sample sample = {0};
            for (int u = 0; u < UNITS; u++) lab_sample_add(&sample, uniform(&random) < truths[t]);
            lab_estimate e = lab_estimate_share(&sample);
            covered += fabs(e.mean - truths[t]) <= e.error;
        }
        assert_in_range(covered, 93 * TIMES / 100, 99 * TIMES / 100);
    }
}

static void a_clean_sweep_is_not_certain(void **unused)
{
    lab_sample sample = {0};
    (void)unused;
    for (int i = 0; i < 4; i++) lab_sample_add(&sample, 1);
    assert_true(lab_estimate_share(&sample).error > 0.2);
}

static int decide(double truth, vx_random *random)
{
    lab_sample sample = {0};
    int verdict = 0;
    while ((verdict = lab_verdict(&sample, 0.5, 0.6)) == 0)
        lab_sample_add(&sample, uniform(random) < truth);
    return verdict;
}

static void the_sequential_test_errs_once_in_twenty(void **unused)
{
    enum { TIMES = 600 };
    int wrong[2] = {0, 0};
    vx_random random;
    (void)unused;
    vx_random_seed(&random, 2);
    for (int i = 0; i < TIMES; i++) {
        wrong[0] += decide(0.5, &random) > 0;
        wrong[1] += decide(0.6, &random) < 0;
    }
    assert_in_range(wrong[0], 1, 7 * TIMES / 100);
    assert_in_range(wrong[1], 1, 7 * TIMES / 100);
}

/* ---- Values ---- */

/* Armies drawn for a study of Pocket Battles; whoever has more planted worth wins more often. */
static double planted(const char *armies, const char *key, double extra)
{
    double sum = 0;
    int sign = 1;
    for (const char *at = armies; *at != '\0'; at++) {
        if (*at == ' ') sign = -1;
        if (strncmp(at, key, strlen(key)) == 0) sum += sign * extra;
    }
    return sum;
}

static void plant(const char *key, double worth, double point, int games, lab_results *out)
{
    static const char *const tiles[] = {"ORC05", "ORC06", "ORC07", "ORC09", "ORC16", "ORC17"};
    static const int costs[] = {4, 5, 6, 3, 2, 7};
    vx_random random;
    vx_random_seed(&random, 3);
    for (int g = 0; g < games; g++) {
        char armies[512];
        double balance = 0;
        vx_text text = vx_text_on(armies, sizeof armies);
        for (int side = 0; side < 2; side++) {
            if (side == 1) vx_add_char(&text, ' ');
            size_t start = text.length;
            for (int t = 0; t < 6; t++) {
                if (vx_random_below(&random, 2) == 0) continue;
                if (text.length > start) vx_add_char(&text, ',');
                vx_add(&text, tiles[t]);
                balance += (side == 0 ? 1 : -1) * costs[t];
            }
            if (text.length == start) vx_add_char(&text, '-');
        }
        balance += planted(armies, key, worth);
        lab_game game = {.number = (uint64_t)g, .first = LAB_NO_SIDE};
        game.result = uniform(&random) < 0.5 + point * balance ? 1 : -1;
        assert_true(lab_results_add(out, &game, armies));
    }
}

static void regression_finds_a_planted_value(void **unused)
{
    static const char text[] =
        "study planted\ngame pocket-battles\nset army1=random-orcs army2=random-elves\n"
        "count pieces\nbots random\n";
    lab_results results = {0};
    lab_values values;
    (void)unused;
    read_or_die(text);
    plant("ORC09", 4, 0.012, 40000, &results); /* worth four points more than the others' measure */
    assert_true(lab_values_make(&values, &study, &results));
    assert_true(values.point.units > 0);
    double planted_change = 0, other_change = 0;
    for (int i = 0; i < values.count; i++) {
        if (strcmp(values.value[i].key, "ORC09") == 0) planted_change = values.value[i].change.mean;
        if (strcmp(values.value[i].key, "ORC16") == 0) other_change = values.value[i].change.mean;
        if (strcmp(values.value[i].key, "ELV03") == 0) assert_int_equal(values.value[i].games, 0);
    }
    assert_true(fabs(planted_change - 7 * 0.012) < 0.015); /* 3 + 4 points */
    assert_true(fabs(other_change - 2 * 0.012) < 0.015);
    lab_values_free(&values);
    lab_results_free(&results);
}

/* y = 2 a - b + noise. */
static void regression_covers_its_coefficients(void **unused)
{
    enum { ROWS = 300, TIMES = 200 };
    int column[2 * ROWS], covered = 0;
    double value[2 * ROWS], y[ROWS], estimate[2], error[2], explained;
    size_t start[ROWS + 1];
    vx_random random;
    (void)unused;
    vx_random_seed(&random, 4);
    for (int t = 0; t < TIMES; t++) {
        for (size_t row = 0; row < ROWS; row++) {
            start[row] = 2 * row;
            for (int c = 0; c < 2; c++) {
                column[2 * row + (size_t)c] = c;
                value[2 * row + (size_t)c] = uniform(&random) - 0.5;
            }
            y[row] = 2 * value[2 * row] - value[2 * row + 1] + 4 * (uniform(&random) - 0.5);
        }
        start[ROWS] = 2 * ROWS;
        lab_sparse data = {column, value, start, y, ROWS, 2};
        assert_true(lab_regress(&data, estimate, error, &explained));
        covered += fabs(estimate[0] - 2) <= error[0];
    }
    assert_in_range(covered, 90 * TIMES / 100, 99 * TIMES / 100);
}

/* ---- Studies ---- */

static void cells_and_seeds_follow_from_numbers(void **unused)
{
    int met[3][3] = {{0}};
    (void)unused;
    read_or_die("study s\ngame pocket-battles\nmatchup army1 army2 elves orcs celts\ndraw 50\n"
                "factor quiet_rounds 5..7\nbots level1\n");
    assert_int_equal(study.cells, 9);
    for (int c = 0; c < study.cells; c++) {
        lab_cell cell = lab_cell_at(&study, c);
        assert_true(cell.side[0] < cell.side[1]);
        met[cell.side[0]][cell.side[1]]++;
    }
    assert_int_equal(met[0][1], 3);
    assert_int_equal(met[0][2], 3);
    assert_int_equal(met[1][2], 3);
    /* Cells that differ by the factor alone meet the same chance; other pairings do not. */
    assert_true(lab_pair_seed(&study, 0, 7) == lab_pair_seed(&study, 3, 7));
    assert_true(lab_pair_seed(&study, 0, 7) != lab_pair_seed(&study, 1, 7));
    assert_true(lab_pair_seed(&study, 0, 7) != lab_pair_seed(&study, 0, 8));
}

static uint64_t hash_of(const char *text)
{
    read_or_die(text);
    return study.hash;
}

static void the_hash_is_of_what_is_played(void **unused)
{
    (void)unused;
    uint64_t plain = hash_of("study a\ngame war-chest\nbots level2\n");
    assert_true(
        plain ==
        hash_of("# a remark\nstudy b\nquestion en Why?\ngame war-chest\nbots level2\ngames 50\n"));
    assert_true(plain != hash_of("study a\ngame war-chest\nbots level3\n"));
    assert_true(plain != hash_of("study a\ngame war-chest\nbots level2\nseed 2\n"));
    assert_true(plain != hash_of("study a\ngame war-chest\nbots level2\nset nobility=1\n"));
}

static void a_wrong_study_names_line_and_word(void **unused)
{
    static const struct {
        const char *text, *word;
        int line;
    } wrong[] = {
        {"study a\ngame chess\n", "chess", 2},
        {"study a\ngame war-chest\nbots level8\n", "level8", 3},
        {"study a\ngame war-chest\nbots full\n", "full", 3},
        {"study a\ngame war-chest\n\nsuprise 1\n", "suprise", 4},
        {"study a\ngame war-chest\nfactor army deal deal\n", "deal", 3},
        {"study a\ngame war-chest\nfactor nosuch 1 2\n", "nosuch", 3},
        {"study a\ngame war-chest\ngames many\n", "many", 3},
        {"study a\ngame war-chest\ngame war-chest\n", "game", 3},
        {"study a\ngame war-chest\nuntil tired\n", "tired", 3},
    };
    (void)unused;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        vx_problem why = {0};
        assert_false(lab_read_study(wrong[i].text, NULL, NULL, &study, &why));
        assert_int_equal(why.line, wrong[i].line);
        assert_string_equal(why.word, wrong[i].word);
    }
}

static void a_value_that_cannot_be_set_up_is_named(void **unused)
{
    lab_room room;
    vx_problem why = {0};
    (void)unused;
    read_or_die(
        "study a\ngame standard-bearer\nfactor layout line\n  # odd\nfactor berserker 3 9\n");
    assert_false(lab_room_open(&room, &study, &why));
    assert_int_equal(why.line, 5);
    assert_int_equal(why.column, 20);
}

/* ---- A stop does not depend on what came first ---- */

static void games_behind_a_stop_do_not_count(void **unused)
{
    lab_results results = {0};
    lab_figures figures;
    (void)unused;
    read_or_die(
        "study a\ngame pocket-battles\nmatchup army1 army2 elves orcs\ndraw 50\nbots level1\n"
        "games 1000\nuntil test 50 60\n");
    for (uint64_t n = 0; n < 400; n++) { /* A wins all up to game 199, then loses all */
        lab_game game = {.number = n, .result = n < 200 ? 1 : -1, .first = 0};
        assert_true(lab_results_add(&results, &game, NULL));
    }
    assert_true(lab_figures_make(&figures, &study, &results));
    assert_true(figures.cell[0].progress.is_decided);
    assert_int_equal(figures.cell[0].progress.verdict, 1);
    assert_true(figures.cell[0].games < 200);
    assert_int_equal(figures.cell[0].games + figures.spare, 400);
    lab_figures_free(&figures);
    lab_results_free(&results);
}

static void a_number_with_two_results_is_a_conflict(void **unused)
{
    lab_results results = {0};
    lab_game game = {.number = 5, .result = 1};
    uint64_t conflict = 0;
    (void)unused;
    lab_results_add(&results, &game, "a b");
    lab_results_add(&results, &game, "a b");
    assert_int_equal(lab_results_unite(&results, &conflict), LAB_PLAYED);
    assert_int_equal(results.count, 1);
    game.luck = 3;
    lab_results_add(&results, &game, "a b");
    assert_int_equal(lab_results_unite(&results, &conflict), LAB_STOPPED);
    assert_int_equal(conflict, 5);
    lab_results_free(&results);
}

/* Luck has the mean zero in every game that has dice. */
static void luck_favours_nobody(void **unused)
{
    static const char *const studies[] = {
        "study a\ngame pocket-battles\nbots level1\n",
        "study a\ngame war-chest\nbots nodes=1\n",
    };
    (void)unused;
    for (int s = 0; s < 2; s++) {
        lab_room room;
        vx_problem why = {0};
        lab_sample luck = {0};
        read_or_die(studies[s]);
        assert_true(lab_room_open(&room, &study, &why));
        lab_table *table = lab_table_new(&room, NULL);
        for (uint64_t n = 0; n < 24; n++) {
            lab_game game;
            char armies[64];
            vx_text text = vx_text_on(armies, sizeof armies);
            assert_int_equal(lab_play(table, n, &game, &text), LAB_PLAYED);
            lab_sample_add(&luck, game.luck);
        }
        lab_estimate mean = lab_estimate_mean(&luck);
        assert_true(mean.error > 0);
        assert_true(fabs(mean.mean) <= 2 * mean.error);
        lab_table_free(table);
        lab_room_close(&room);
    }
}

int main(int count, char **words)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_interval_covers_the_truth),
        cmocka_unit_test(a_clean_sweep_is_not_certain),
        cmocka_unit_test(the_sequential_test_errs_once_in_twenty),
        cmocka_unit_test(regression_finds_a_planted_value),
        cmocka_unit_test(regression_covers_its_coefficients),
        cmocka_unit_test(cells_and_seeds_follow_from_numbers),
        cmocka_unit_test(the_hash_is_of_what_is_played),
        cmocka_unit_test(a_wrong_study_names_line_and_word),
        cmocka_unit_test(a_value_that_cannot_be_set_up_is_named),
        cmocka_unit_test(games_behind_a_stop_do_not_count),
        cmocka_unit_test(a_number_with_two_results_is_a_conflict),
        cmocka_unit_test(luck_favours_nobody),
    };
    return RUN_SUITE("lab", tests, count, words);
}
