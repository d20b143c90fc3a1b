/* SPDX-License-Identifier: MIT */
/* conformance_test.c - plays every game at random under every set of options and holds it to the
 * contract of src/core/game.h.
 *
 *     conformance_test [WORD ...]     the tests whose name holds every word
 *
 * CONFORMANCE_GAMES sets how many random games each test plays. */
#include <stdio.h>
#include <stdlib.h>

#include "conformance.h"

static const struct {
    const char *name;
    CMUnitTestFunction test;
} points[] = {
    {"memory_holds_no_dirt", memory_holds_no_dirt},
    {"lists_are_sound", lists_are_sound},
    {"list_agrees_with_check", list_agrees_with_check},
    {"garbage_is_refused", garbage_is_refused},
    {"games_end_with_fair_scores", games_end_with_fair_scores},
    {"parts_are_whole", parts_are_whole},
    {"options_are_kept", options_are_kept},
    {"chance_adds_up", chance_adds_up},
    {"odds_add_up", odds_add_up},
    {"views_hide_and_samples_fit", views_hide_and_samples_fit},
    {"hidden_actions_stay_hidden", hidden_actions_stay_hidden},
    {"playouts_count_what_is_listed", playouts_count_what_is_listed},
    {"playouts_choose_as_lists_do", playouts_choose_as_lists_do},
    {"playouts_last_as_long", playouts_last_as_long},
    {"playouts_follow_their_seed", playouts_follow_their_seed},
    {"actions_print_and_parse", actions_print_and_parse},
    {"positions_print_and_parse", positions_print_and_parse},
    {"records_print_and_parse", records_print_and_parse},
    {"bad_text_is_refused_with_reasons", bad_text_is_refused_with_reasons},
    {"everything_is_put_into_words", everything_is_put_into_words},
    {"boards_are_shown", boards_are_shown},
    {"the_page_is_told", the_page_is_told},
};

enum { POINTS = sizeof points / sizeof points[0], NAME_MAX_LENGTH = 240 };

int main(int words, char **word)
{
    size_t fixtures;
    fixture *all = make_fixtures("tests/unit/conformance_options.txt", &fixtures);
    struct CMUnitTest *tests = calloc(fixtures * POINTS, sizeof *tests);
    char(*names)[NAME_MAX_LENGTH] = calloc(fixtures * POINTS, sizeof *names);
    if (tests == NULL || names == NULL) return 2;
    for (size_t i = 0; i < fixtures * POINTS; i++) {
        fixture *f = &all[i / POINTS];
        snprintf(names[i], sizeof names[i], "%s: %s", f->label, points[i % POINTS].name);
        tests[i] = (struct CMUnitTest){
            .name = names[i], .test_func = points[i % POINTS].test, .initial_state = f};
    }
    int status = run_suite("conformance", tests, fixtures * POINTS, words, word);
    free(tests);
    free(names);
    free_fixtures(all, fixtures);
    return status;
}
