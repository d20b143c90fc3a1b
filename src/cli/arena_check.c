/* SPDX-License-Identifier: MIT */
/* arena_check.c - does a program keep the protocol? Says what it does wrong. */
#include <stdlib.h>
#include <string.h>

#include "cli/arena.h"
#include "cli/engine.h"
#include "core/game.h"

enum { WAIT = 3000 /* milliseconds */, DECISIONS_MAX = 4000, QUIET_SEED = 5 };

typedef struct {
    vx_engine *engine;
    const vx_game *game;
    int think_for;
    vx_text *out;
    bool keeps_all;
} checker;

static bool claim(checker *c, bool holds, const char *what)
{
    vx_add(c->out, holds ? "ok     " : "WRONG  ");
    vx_add(c->out, what);
    if (!holds && c->engine->error[0] != '\0') {
        vx_add(c->out, ": ");
        vx_add(c->out, c->engine->error);
    }
    vx_add_char(c->out, '\n');
    c->engine->error[0] = '\0';
    c->keeps_all = c->keeps_all && holds;
    return holds;
}

/* The program holds every seat in turn and sees each time what that seat may know. */
static bool plays_a_game(checker *c, uint64_t seed, int *decisions)
{
    const vx_game *game = c->game;
    void *state = malloc(game->state_size), *view = malloc(game->state_size);
    vx_random random;
    int actor = VX_OVER;
    bool goes_on = state != NULL && view != NULL && vx_setup(game, state, NULL, 0, NULL);
    vx_random_seed(&random, seed);
    *decisions = 0;
    while (goes_on && *decisions < DECISIONS_MAX && (actor = vx_to_act(game, state)) != VX_OVER) {
        vx_action action;
        if (actor == VX_CHANCE) {
            uint64_t ticket = vx_random_below(&random, vx_chance_total(game, state));
            action = vx_chance_pick(game, state, ticket);
        } else {
            vx_view(game, state, actor, view);
            goes_on = vx_engine_choose(c->engine, game, view, c->think_for, WAIT, &action);
            ++*decisions;
        }
        if (goes_on) vx_apply(game, state, action);
    }
    free(view);
    free(state);
    return goes_on;
}

static void check_game(checker *c, uint64_t seed)
{
    char claimed[128];
    int decisions;
    bool played = plays_a_game(c, seed, &decisions);
    vx_text text = vx_text_on(claimed, sizeof claimed);
    vx_add(&text, "plays ");
    vx_add(&text, c->game->id);
    vx_add(&text, played ? " to its end, " : " and goes wrong, ");
    vx_add_number(&text, decisions);
    vx_add(&text, " decisions");
    if (claim(c, played, claimed))
        claim(c, !vx_engine_is_talking(c->engine), "says nothing that it was not asked");
}

static void check_unknown_command(checker *c)
{
    vx_reply *reply = malloc(sizeof *reply);
    bool answered = reply != NULL && vx_engine_send(c->engine, "hullabaloo\n") &&
                    vx_engine_receive(c->engine, WAIT, reply);
    claim(c, answered, "answers a command that it does not know");
    if (answered) claim(c, strcmp(reply->status, "bad") == 0, "answers it with bad");
    free(reply);
}

bool arena_check_program(const char *command, const vx_game *game, int think_for, vx_text *out)
{
    checker c = {.game = game, .think_for = think_for, .out = out, .keeps_all = true};
    c.engine = calloc(1, sizeof *c.engine);
    if (c.engine == NULL) return false;
    if (claim(&c, vx_engine_start(c.engine, command), "starts")) {
        check_game(&c, QUIET_SEED);
        if (c.keeps_all) check_unknown_command(&c);
        if (c.keeps_all) check_game(&c, QUIET_SEED + 1);
        claim(&c, vx_engine_stop(c.engine, WAIT), "ends when it is told to quit");
    }
    free(c.engine);
    return c.keeps_all;
}
