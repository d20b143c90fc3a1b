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
    vx_language language;
    vx_text *out;
    bool keeps_all;
} checker;

static void add_line(checker *c, const char *mark, const vx_message *what, int64_t first,
                     int64_t second)
{
    size_t start = c->out->length;
    vx_add(c->out, mark);
    vx_add_padding(c->out, start, 9);
    vx_add_filled(c->out, what->text[c->language], (int64_t[]){first, second}, c->game->id);
}

/* In the text {0} stands for the number and {word} for the game. */
static bool claim(checker *c, bool holds, const vx_message *what, int64_t number)
{
    static const char *const marks[2][VX_LANGUAGES] = {{"WRONG", "НЕВЕРНО"}, {"ok", "верно"}};
    add_line(c, marks[holds][c->language], what, number, 0);
    if (!holds && c->engine->error.message != NULL) {
        vx_add(c->out, ": ");
        vx_engine_explain(c->engine, c->language, c->out);
    }
    vx_add_char(c->out, '\n');
    c->engine->error = (vx_problem){0};
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
            action = vx_chance_draw(game, state, &random);
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

static bool check_game(checker *c, uint64_t seed)
{
    static const vx_message plays = {
        NULL,
        {"plays {word} to its end, decisions: {0}", "доигрывает {word} до конца, решений: {0}"}};
    static const vx_message goes_wrong = {NULL,
                                          {"plays {word} and goes wrong at decision {0}",
                                           "играет в {word} и ошибается в решении {0}"}};
    static const vx_message keeps_quiet = {
        NULL, {"says nothing that it was not asked", "не говорит того, о чём не спросили"}};
    int decisions;
    bool played = plays_a_game(c, seed, &decisions);
    return claim(c, played, played ? &plays : &goes_wrong, decisions) &&
           claim(c, !vx_engine_is_talking(c->engine), &keeps_quiet, 0);
}

static bool check_unknown_command(checker *c)
{
    static const vx_message answers = {
        NULL, {"answers a command it does not know", "отвечает на команду, которой не знает"}};
    static const vx_message with_bad = {NULL, {"answers it with bad", "отвечает на неё bad"}};
    vx_reply *reply = malloc(sizeof *reply);
    bool answered = reply != NULL && vx_engine_send(c->engine, "hullabaloo\n") &&
                    vx_engine_receive(c->engine, WAIT, reply);
    bool holds = claim(c, answered, &answers, 0) &&
                 claim(c, strcmp(reply->status, "bad") == 0, &with_bad, 0);
    free(reply);
    return holds;
}

/* How long a choice takes is printed and not judged: a busy machine is no fault of the program. */
static void tell_time(checker *c)
{
    static const vx_message slowest = {NULL,
                                       {"its slowest choice took {0} ms, it was given {1} ms",
                                        "самый долгий выбор занял {0} мс, дано было {1} мс"}};
    static const char *const mark[VX_LANGUAGES] = {"time", "время"};
    add_line(c, mark[c->language], &slowest, c->engine->slowest, c->think_for);
    vx_add_char(c->out, '\n');
}

bool arena_check_program(const char *command, const vx_game *game, int think_for,
                         vx_language language, vx_text *out)
{
    static const vx_message starts = {NULL, {"starts", "запускается"}};
    static const vx_message ends = {
        NULL, {"ends when asked to quit", "заканчивает работу по команде quit"}};
    checker c = {
        .game = game, .think_for = think_for, .language = language, .out = out, .keeps_all = true};
    c.engine = calloc(1, sizeof *c.engine);
    if (c.engine == NULL) return false;
    bool plays = claim(&c, vx_engine_start(c.engine, command), &starts, 0) &&
                 check_game(&c, QUIET_SEED) && check_unknown_command(&c) &&
                 check_game(&c, QUIET_SEED + 1);
    if (plays) tell_time(&c);
    bool ended = vx_engine_stop(c.engine, plays ? WAIT : 0);
    if (plays) claim(&c, ended, &ends, 0);
    free(c.engine);
    return c.keeps_all;
}
