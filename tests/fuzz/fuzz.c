/* SPDX-License-Identifier: MIT */
/* fuzz.c - what all fuzzers share. */
#include "fuzz.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char position[VX_POSITION_CAP + 1];
static vx_action listed[1 << 16];
static any_state copy;

char *text_of(const uint8_t *data, size_t size)
{
    char *text = malloc(size + 1);
    if (text == NULL) abort();
    if (size > 0) memcpy(text, data, size);
    text[size] = '\0';
    return text;
}

void demand(bool holds, const char *what)
{
    if (holds) return;
    fprintf(stderr, "not true that %s\n", what);
    abort();
}

void demand_reasoned(const vx_problem *why)
{
    char sentence[512];
    demand(why->message != NULL, "a refusal has a message");
    for (vx_language language = 0; language < VX_LANGUAGES; language++)
        demand(vx_format_problem(why, language, sentence, sizeof sentence) > 0, "it has words");
}

void play_on(const vx_game *game, void *state, int steps, uint64_t seed)
{
    vx_random random;
    vx_random_seed(&random, seed);
    for (int i = 0; i < steps; i++) {
        int acts = vx_to_act(game, state);
        if (acts == VX_OVER) return;
        vx_action action;
        if (acts == VX_CHANCE) {
            uint64_t total = vx_chance_total(game, state);
            demand(total > 0, "chance has a ticket");
            action = vx_chance_pick(game, state, vx_random_below(&random, total));
        } else {
            int count = vx_list(game, state, listed);
            demand(count > 0 && count <= vx_action_cap(game), "a seat that acts can act");
            action = listed[vx_random_below(&random, (uint64_t)count)];
        }
        demand(vx_check(game, state, action, NULL), "what is drawn is legal");
        vx_apply(game, state, action);
    }
}

static void demand_round_trip(const vx_game *game, const void *state)
{
    const vx_game *read;
    size_t length = vx_format_position(game, state, position, sizeof position);
    demand(length < VX_POSITION_CAP, "a position fits");
    demand(vx_parse_position(position, &read, &copy, NULL), "what is printed parses");
    demand(read == game && memcmp(state, &copy, vx_state_size(game)) == 0, "to the same bytes");
}

void demand_sound(const vx_game *game, const void *state)
{
    static any_state play;
    const vx_style style = {.seat = VX_SPECTATOR, .unicode = true, .width = 80};
    demand_round_trip(game, state);
    int count = vx_list(game, state, listed);
    demand(count <= vx_action_cap(game), "a list fits");
    demand((vx_to_act(game, state) == VX_OVER) == (count == 0), "somebody can act until the end");
    for (int i = 0; i < count; i++)
        demand(vx_check(game, state, listed[i], NULL), "what is listed is legal");
    vx_show(game, state, &style, position, sizeof position);
    for (int seat = 0; seat < vx_seats(game, state); seat++) {
        vx_random random;
        vx_random_seed(&random, 1);
        vx_view(game, state, seat, &copy);
        demand_round_trip(game, memcpy(&play, &copy, sizeof copy));
        vx_view(game, state, seat, &copy);
        vx_sample(game, &copy, &random, &play);
        play_on(game, &play, 15, 1);
    }
    if (game->knowledge != NULL)
        return; /* it may be a view, which is played only through samples */
    memcpy(&play, state, vx_state_size(game));
    play_on(game, &play, 30, 1);
}
