/* SPDX-License-Identifier: MIT */
/* review_fuzz.c - any text as what another dialogue has looked at (`review take`): refused, or it can be summed up, told in words
 * and given on, and what is given on is taken again. */
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"
#include "review/luck.h"
#include "review/review.h"

enum { ACTIONS = 14, SEED = 3 };

/* A short game with draws in it, the same for every input. */
static vx_match *short_match(void)
{
    static vx_match *match;
    const vx_game *game = vx_game_find("war-chest");
    static any_state start;
    vx_action actions[1 << 12];
    vx_problem why;
    if (match != NULL) return match;
    demand((size_t)game->action_cap <= sizeof actions / sizeof *actions, "room for the actions");
    demand(vx_setup(game, &start, NULL, 0, &why), "a game begins");
    match = vx_match_new(game, &start, SEED);
    demand(match != NULL && vx_match_roll(match), "and is played");
    for (int i = 0; i < ACTIONS && vx_match_to_act(match) >= 0; i++) {
        int count = vx_list(game, vx_match_state(match), actions);
        demand(vx_match_play(match, actions[i * 7 % count], NULL) && vx_match_roll(match), "on");
    }
    return match;
}

static vx_review *begin_review(void)
{
    vx_review *review = vx_review_new(short_match(), 1, 1, NULL);
    demand(review != NULL, "memory for a review");
    return review;
}

/* Lines of every entry, which the caller frees. */
static char *given(const vx_review *review, size_t length)
{
    size_t capacity = length + (size_t)VX_GIVEN_CAP * ((size_t)review->count + 1);
    char *memory = malloc(capacity);
    demand(memory != NULL, "memory for what is given");
    vx_text text = vx_text_on(memory, capacity);
    for (int i = 0; i <= review->count; i++) vx_review_give(review, i, &text);
    demand(!text.cut, "room for what is given");
    return memory;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = text_of(data, size);
    vx_review *review = begin_review(), *other = begin_review();
    bool is_taken = vx_review_take(review, text);
    vx_review_summary sum;
    vx_review_sum_up(review, &sum); /* whatever was taken before a line that is wrong */
    int share = vx_review_luckier_than(review);
    demand(share >= 0 && share <= 1000, "a share of a thousand");
    if (is_taken) {
        char *lines = given(review, size);
        demand(vx_review_take(other, lines), "what is given is taken");
        char *again = given(other, size);
        demand(strcmp(lines, again) == 0, "and is the same again");
        free(again);
        free(lines);
    }
    vx_review_free(other);
    vx_review_free(review);
    free(text);
    return 0;
}
