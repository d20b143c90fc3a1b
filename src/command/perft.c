/* SPDX-License-Identifier: MIT */
/* perft.c - counting all sequences of actions from a position, chance outcomes included. */
#include <stdlib.h>
#include <string.h>

#include "command/session.h"

/* One state and one list of actions for each depth. */
typedef struct {
    const vx_game *game;
    char *states;
    vx_action *actions;
} counter;

static void *state_at(const counter *c, int depth)
{
    return c->states + (size_t)depth * c->game->state_size;
}

/* Sequences of exactly `depth` actions; a game that ends earlier adds none. */
static uint64_t count_sequences(const counter *c, int depth)
{
    const void *state = state_at(c, depth);
    vx_action *actions = c->actions + (size_t)depth * (size_t)c->game->action_cap;
    if (depth == 0) return 1;
    if (vx_to_act(c->game, state) == VX_OVER) return 0;
    int count = vx_list(c->game, state, actions);
    if (depth == 1) return (uint64_t)count;
    uint64_t total = 0;
    for (int i = 0; i < count; i++) {
        memcpy(state_at(c, depth - 1), state, c->game->state_size);
        vx_apply(c->game, state_at(c, depth - 1), actions[i]);
        total += count_sequences(c, depth - 1);
    }
    return total;
}

static void answer_counts(vx_session *session, const counter *c, const void *start, int depth)
{
    for (int d = 1; d <= depth; d++) {
        memcpy(state_at(c, d), start, c->game->state_size);
        uint64_t count = count_sequences(c, d);
        vx_text *out = vx_answer(session, 64);
        vx_add_number(out, d);
        vx_add_char(out, ' ');
        vx_add_number(out, (int64_t)count);
        vx_add_char(out, '\n');
    }
}

static vx_status count_from(vx_session *session, const vx_game *game, const void *start, int depth)
{
    size_t levels = (size_t)depth + 1;
    counter c = {.game = game,
                 .states = malloc(levels * game->state_size),
                 .actions = malloc(levels * (size_t)game->action_cap * sizeof(vx_action))};
    vx_status status = VX_YES;
    if (c.states == NULL || c.actions == NULL)
        status = vx_fail_memory(session);
    else
        answer_counts(session, &c, start, depth);
    free(c.states);
    free(c.actions);
    return status;
}

/* A game's name stands for its start, before any chance. */
static vx_status count_from_start(vx_session *session, const vx_game *game,
                                  const vx_arguments *arguments, int depth)
{
    void *start = vx_wanted_start(session, game, arguments);
    vx_status status = start != NULL ? count_from(session, game, start, depth) : VX_BAD;
    free(start);
    return status;
}

vx_status vx_run_perft(vx_session *session, const vx_arguments *arguments)
{
    static const vx_message bad_depth = {
        NULL, {"the depth is a number from 1 to 40", "глубина — число от 1 до 40"}};
    const char *number = arguments->word[arguments->count - 1];
    const char *source = arguments->count == 2 ? arguments->word[0] : NULL;
    vx_word word = {.start = number, .length = strlen(number)};
    int64_t depth;
    vx_subject subject;
    if (!vx_word_number(&word, 1, 40, &depth)) return vx_fail_with(session, VX_BAD, &bad_depth, "");
    const vx_game *game = source != NULL ? vx_game_find(source) : NULL;
    if (game != NULL) return count_from_start(session, game, arguments, (int)depth);
    if (source != NULL && !vx_names_file(session, source)) {
        vx_wanted_game(session, source);
        return VX_BAD;
    }
    if (!vx_open_subject(session, arguments, source, &subject)) return VX_BAD;
    vx_status status =
        vx_may_play_on(session, &subject)
            ? count_from(session, subject.match->game, subject.match->state, (int)depth)
            : VX_NO;
    vx_close_subject(&subject);
    return status;
}
