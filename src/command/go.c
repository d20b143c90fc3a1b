/* SPDX-License-Identifier: MIT */
/* go.c - the machine's choice. It is given what the seat to act may know, and nothing else. */
#include <stdlib.h>
#include <string.h>

#include "command/bots.h"
#include "command/numbers.h"
#include "command/session.h"
#include "core/json.h"
#include "search/explain.h"

enum { SEARCH_MEMORY = 64 << 20, CANDIDATES_SHOWN = 5, LINE_SHOWN = 12, FACTS_CAP = 1024 };

static void add_action(vx_text *out, const vx_match *match, const void *state, vx_action action)
{
    char text[VX_ACTION_TEXT_CAP];
    vx_format_action(match->game, state, action, text, sizeof text);
    vx_add(out, text);
}

/* The actions that the search expects, each written in the state that it is made in. */
static void add_line(vx_text *out, const vx_match *match, const void *world, void *state,
                     const vx_candidate *candidate)
{
    memcpy(state, world, match->game->state_size);
    for (int i = 0; i < candidate->line_length; i++) {
        if (!vx_check(match->game, state, candidate->line[i], NULL)) return;
        vx_add(out, i == 0 ? "  " : ", ");
        if (i == LINE_SHOWN) {
            vx_add(out, "...");
            return;
        }
        add_action(out, match, state, candidate->line[i]);
        vx_apply(match->game, state, candidate->line[i]);
    }
}

/* The facts proved about a candidate, each on a line of its own. */
static void add_facts(vx_session *session, vx_explainer *explainer, const vx_candidate *candidate)
{
    char facts[FACTS_CAP];
    vx_text text = vx_text_on(facts, sizeof facts);
    if (explainer != NULL) vx_explain(explainer, candidate, session->language, &text);
    for (const char *at = facts; *at != '\0';) {
        size_t length = strcspn(at, "\n");
        vx_text *out = vx_answer(session, length + 16);
        vx_add(out, "         ");
        vx_add_bytes(out, at, length);
        vx_add_char(out, '\n');
        at += length + (at[length] == '\n');
    }
}

/* "54.3%  d3-d5, e6xd5" : the share of the point it expects, then the line it expects; below it
 * what is certain. */
static void explain(vx_session *session, const vx_match *match, const vx_choice *choice,
                    vx_explainer *explainer)
{
    void *state = malloc(match->game->state_size);
    int shown = choice->count < CANDIDATES_SHOWN ? choice->count : CANDIDATES_SHOWN;
    for (int i = 0; i < shown && state != NULL; i++) {
        const vx_candidate *candidate = &choice->candidates[i];
        vx_text *out = vx_answer(session, (VX_LINE_CAP + 1) * VX_ACTION_TEXT_CAP);
        vx_add(out, "  ");
        vx_add_decimal(out, 50.0 + 50.0 * candidate->value / (double)VX_CERTAIN, 1);
        vx_add_char(out, '%');
        add_line(out, match, choice->world, state, candidate);
        vx_add_char(out, '\n');
        add_facts(session, explainer, candidate);
    }
    free(state);
}

/* ---- The same as JSON ---- */

static void add_action_json(vx_text *out, const char *key, const vx_match *match, const void *state,
                            vx_action action)
{
    char text[VX_ACTION_TEXT_CAP];
    vx_format_action(match->game, state, action, text, sizeof text);
    vx_json_text(out, key, text);
}

static void add_line_json(vx_text *out, const vx_match *match, const void *world, void *state,
                          const vx_candidate *candidate)
{
    memcpy(state, world, match->game->state_size);
    vx_json_open(out, "line", '[');
    for (int i = 0; i < candidate->line_length; i++) {
        if (!vx_check(match->game, state, candidate->line[i], NULL)) break;
        add_action_json(out, NULL, match, state, candidate->line[i]);
        vx_apply(match->game, state, candidate->line[i]);
    }
    vx_json_close(out, ']');
}

static void add_facts_json(vx_session *session, vx_explainer *explainer,
                           const vx_candidate *candidate)
{
    char facts[FACTS_CAP];
    vx_text text = vx_text_on(facts, sizeof facts);
    vx_text *out = vx_answer(session, 2 * FACTS_CAP);
    if (explainer != NULL) vx_explain(explainer, candidate, session->language, &text);
    vx_json_open(out, "facts", '[');
    for (char *at = facts; *at != '\0';) {
        size_t length = strcspn(at, "\n");
        at[length] = '\0';
        vx_json_text(out, NULL, at);
        at += length + 1;
    }
    vx_json_close(out, ']');
}

static void add_candidate_json(vx_session *session, const vx_match *match, const vx_choice *choice,
                               void *state, const vx_candidate *candidate, vx_explainer *explainer)
{
    char words[VX_ACTION_TEXT_CAP];
    vx_text *out = vx_answer(session, (VX_LINE_CAP + 3) * 2 * VX_ACTION_TEXT_CAP);
    vx_describe_action(match->game, choice->world, candidate->action, session->language, words,
                       sizeof words);
    vx_json_open(out, NULL, '{');
    add_action_json(out, "action", match, choice->world, candidate->action);
    vx_json_text(out, "words", words);
    vx_json_number(out, "value", candidate->value);
    add_line_json(out, match, choice->world, state, candidate);
    add_facts_json(session, explainer, candidate);
    vx_json_close(vx_answer(session, 1), '}');
}

/* {"action":"d3-d5","candidates":[{"action","words","value","line":[...],"facts":[...]}]};
 * values go from -10000 to 10000. */
static void answer_json(vx_session *session, const vx_match *match, const vx_choice *choice,
                        vx_explainer *explainer)
{
    void *state = malloc(match->game->state_size);
    int shown = choice->count < CANDIDATES_SHOWN ? choice->count : CANDIDATES_SHOWN;
    vx_text *out = vx_answer(session, 2 * VX_ACTION_TEXT_CAP);
    vx_json_open(out, NULL, '{');
    add_action_json(out, "action", match, choice->world, choice->action);
    vx_json_open(out, "candidates", '[');
    for (int i = 0; i < shown && state != NULL; i++)
        add_candidate_json(session, match, choice, state, &choice->candidates[i], explainer);
    vx_add(vx_answer(session, 4), "]}\n");
    free(state);
}

static bool wants_reasons(const vx_arguments *arguments)
{
    return vx_flag_given(arguments, "--explain") || vx_flag_given(arguments, "--json");
}

static void answer_choice(vx_session *session, const vx_arguments *arguments, const vx_match *match,
                          const vx_choice *choice, vx_explainer *explainer)
{
    if (vx_flag_given(arguments, "--json")) {
        answer_json(session, match, choice, explainer);
        return;
    }
    vx_text *out = vx_answer(session, VX_ACTION_TEXT_CAP + 1);
    add_action(out, match, choice->world, choice->action);
    vx_add_char(out, '\n');
    if (vx_flag_given(arguments, "--explain")) explain(session, match, choice, explainer);
}

static vx_limits wanted_limits(vx_session *session, const vx_arguments *arguments)
{
    vx_limits limits = {
        .level = (int)vx_flag_number(arguments, "--level", 0),
        .milliseconds = (uint64_t)vx_flag_number(arguments, "--ms", 0),
        .nodes = (uint64_t)vx_flag_number(arguments, "--nodes", 0),
        .threads = (int)vx_flag_number(arguments, "--threads", 1),
        .lines = wants_reasons(arguments) ? CANDIDATES_SHOWN : 0,
    };
    limits.seed = vx_flag_given(arguments, "--seed") || session->has_seed
                      ? vx_wanted_seed(session, arguments)
                      : 1;
    return limits;
}

static vx_status think(vx_session *session, const vx_arguments *arguments, const vx_match *match,
                       int seat)
{
    static const vx_message no_choice = {NULL,
                                         {"there is nothing to choose", "выбирать не из чего"}};
    vx_platform platform = vx_search_platform(session->host);
    vx_limits limits = wanted_limits(session, arguments);
    vx_searcher *searcher = vx_searcher_new(match->game, SEARCH_MEMORY);
    void *view = malloc(match->game->state_size);
    vx_status status = VX_YES;
    if (searcher == NULL || view == NULL) {
        status = vx_fail_memory(session);
    } else {
        vx_view(match->game, match->state, seat, view);
        vx_choice choice = vx_search(searcher, view, seat, &limits, &platform);
        vx_explainer *explainer =
            wants_reasons(arguments) ? vx_explainer_new(match->game, view, seat) : NULL;
        if (choice.found)
            answer_choice(session, arguments, match, &choice, explainer);
        else
            status = vx_fail_with(session, VX_NO, &no_choice, "");
        vx_explainer_free(explainer);
    }
    free(view);
    vx_searcher_free(searcher);
    return status;
}

vx_status vx_run_go(vx_session *session, const vx_arguments *arguments)
{
    static const vx_message is_chance = {NULL,
                                         {"dice or a draw come next, there is nothing to decide",
                                          "сейчас бросок или раздача, решать нечего"}};
    static const vx_message hidden = {
        NULL,
        {"what seat {0} holds is hidden from you: nothing can be advised for it",
         "что у места {0}, от вас скрыто: советовать за него нельзя"}};
    vx_subject subject;
    vx_status status;
    if (!vx_open_named_subject(session, arguments, &subject)) return VX_BAD;
    int actor = vx_match_to_act(subject.match);
    if (actor == VX_OVER)
        status = vx_fail_with(session, VX_NO, &vx_match_is_over, "");
    else if (actor == VX_CHANCE)
        status = vx_fail_with(session, VX_NO, &is_chance, "");
    else if (actor != subject.seat && subject.seat != VX_UMPIRE && subject.hides)
        status =
            vx_fail(session, VX_NO, NULL, &(vx_problem){.message = &hidden, .number = {actor + 1}});
    else
        status = think(session, arguments, subject.match, actor);
    vx_close_subject(&subject);
    return status;
}
