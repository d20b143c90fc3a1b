/* SPDX-License-Identifier: MIT */
/* conformance.h - the points of the contract in src/core/game.h, each a test of one fixture. */
#ifndef VX_TESTS_CONFORMANCE_H
#define VX_TESTS_CONFORMANCE_H

#include "fixture.h"

/* conformance_rules.c */
void memory_holds_no_dirt(void **state);
void lists_are_sound(void **state);
void list_agrees_with_check(void **state);
void garbage_is_refused(void **state);
void games_end_with_fair_scores(void **state);
void parts_are_whole(void **state);
void options_are_kept(void **state);

/* conformance_chance.c */
void chance_adds_up(void **state);
void odds_add_up(void **state);
void views_hide_and_samples_fit(void **state);
void hidden_actions_stay_hidden(void **state);

/* conformance_playout.c */
void playouts_count_what_is_listed(void **state);
void playouts_choose_as_lists_do(void **state);
void playouts_last_as_long(void **state);
void playouts_follow_their_seed(void **state);

/* conformance_text.c */
void actions_print_and_parse(void **state);
void positions_print_and_parse(void **state);
void records_print_and_parse(void **state);
void bad_text_is_refused_with_reasons(void **state);
void everything_is_put_into_words(void **state);
void boards_are_shown(void **state);
void the_page_is_told(void **state);

#endif
