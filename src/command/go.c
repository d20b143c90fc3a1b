/* SPDX-License-Identifier: MIT */
/* go.c - the machine's choice. It is given what the seat to act may know, and nothing else. */
#include <stdlib.h>
#include <string.h>

#include "command/bots.h"
#include "command/numbers.h"
#include "command/session.h"
#include "core/json.h"
#include "search/explain.h"

enum { SEARCH_MEMORY = 64 << 20, CANDIDATES_SHOWN = 5, STEPS_SHOWN = 6, FACTS_CAP = 1024 };

/* What was chosen and what can be said about it. */
typedef struct {
    const vx_game *game;
    const void *view; /* of the seat that decides: all texts are written as it sees things */
    vx_choice choice;
    vx_explainer *explainer; /* NULL: no reasons are asked for */
} decision;

static void add_action(vx_text *out, const decision *d, vx_action action)
{
    char text[VX_ACTION_TEXT_CAP];
    vx_format_action(d->game, d->view, action, text, sizeof text);
    vx_add(out, text);
}

/* ---- The candidates that are shown ---- */

static int compare_chances(const void *a, const void *b)
{
    const vx_candidate *one = *(const vx_candidate *const *)a;
    const vx_candidate *other = *(const vx_candidate *const *)b;
    if (one->chance != other->chance) return one->chance < other->chance ? 1 : -1;
    return one < other ? -1 : one > other; /* equals as the search has them */
}

/* The first few of the search, the likeliest to win first. */
static int choose_shown(const vx_choice *choice, const vx_candidate **out)
{
    int count = choice->count < CANDIDATES_SHOWN ? choice->count : CANDIDATES_SHOWN;
    for (int i = 0; i < count; i++) out[i] = &choice->candidates[i];
    qsort(out, (size_t)count, sizeof *out, compare_chances);
    return count;
}

/* ---- As text ---- */

typedef struct {
    vx_session *session;
    int count;
} steps;

/* The first beside the action, the others below it. */
static void add_step(void *context, const char *words)
{
    steps *s = context;
    vx_text *out = vx_answer(s->session, strlen(words) + 32);
    if (s->count >= STEPS_SHOWN) return;
    vx_add(out, s->count++ == 0 ? "  " : "\n         - ");
    vx_add(out, words);
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

/* " 54%" of a chance in thousandths, rounded. */
static void add_percent(vx_text *out, int chance)
{
    int percent = (chance + 5) / 10;
    if (chance == VX_CHANCE_UNKNOWN) {
        vx_add(out, "   ?");
        return;
    }
    vx_add_spaces(out, percent < 10 ? 2 : percent < 100);
    vx_add_number(out, percent);
    vx_add_char(out, '%');
}

/* " 54%  d3-d5  Blue: the pikeman ...": the chance to win, the action, then what the search expects
 * as far as it is known, and what is certain. */
static void explain(vx_session *session, const decision *d)
{
    const vx_candidate *shown[CANDIDATES_SHOWN];
    int count = choose_shown(&d->choice, shown);
    for (int i = 0; i < count && d->explainer != NULL; i++) {
        steps told = {session, 0};
        vx_text *out = vx_answer(session, 2 * VX_ACTION_TEXT_CAP);
        add_percent(out, shown[i]->chance);
        vx_add(out, "  ");
        add_action(out, d, shown[i]->action);
        vx_explain_line(d->explainer, shown[i], d->choice.world, session->language, add_step,
                        &told);
        vx_add_char(vx_answer(session, 1), '\n');
        add_facts(session, d->explainer, shown[i]);
    }
}

/* ---- The same as JSON ---- */

static void add_action_json(vx_text *out, const decision *d, vx_action action)
{
    char text[VX_ACTION_TEXT_CAP];
    vx_format_action(d->game, d->view, action, text, sizeof text);
    vx_json_text(out, "action", text);
}

static void add_step_json(void *context, const char *words)
{
    vx_json_text(vx_answer(context, 2 * VX_ACTION_TEXT_CAP), NULL, words);
}

static void add_line_json(vx_session *session, const decision *d, const vx_candidate *candidate)
{
    vx_json_open(vx_answer(session, 16), "line", '[');
    if (d->explainer != NULL)
        vx_explain_line(d->explainer, candidate, d->choice.world, session->language, add_step_json,
                        session);
    vx_json_close(vx_answer(session, 1), ']');
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

static void add_chance_json(vx_text *out, int chance)
{
    if (chance == VX_CHANCE_UNKNOWN)
        vx_json_text(out, "chance", NULL);
    else
        vx_json_number(out, "chance", chance);
}

static void add_candidate_json(vx_session *session, const decision *d,
                               const vx_candidate *candidate)
{
    char words[VX_ACTION_TEXT_CAP];
    vx_text *out = vx_answer(session, 6 * VX_ACTION_TEXT_CAP);
    vx_describe_action(d->game, d->view, candidate->action, session->language, words, sizeof words);
    vx_json_open(out, NULL, '{');
    add_action_json(out, d, candidate->action);
    vx_json_text(out, "words", words);
    vx_json_number(out, "value", candidate->value);
    add_chance_json(out, candidate->chance);
    add_line_json(session, d, candidate);
    add_facts_json(session, d->explainer, candidate);
    vx_json_close(vx_answer(session, 1), '}');
}

/* {"action":"d3-d5","candidates":[{"action","words","value","chance","line":[...],"facts":[...]}]};
 * values go from -10000 to 10000, chances of winning are of a thousand, or null where nothing is
 * known. */
static void answer_json(vx_session *session, const decision *d)
{
    const vx_candidate *shown[CANDIDATES_SHOWN];
    int count = choose_shown(&d->choice, shown);
    vx_text *out = vx_answer(session, 2 * VX_ACTION_TEXT_CAP);
    vx_json_open(out, NULL, '{');
    add_action_json(out, d, d->choice.action);
    vx_json_open(out, "candidates", '[');
    for (int i = 0; i < count; i++) add_candidate_json(session, d, shown[i]);
    vx_add(vx_answer(session, 4), "]}\n");
}

static bool wants_reasons(const vx_arguments *arguments)
{
    return vx_flag_given(arguments, "--explain") || vx_flag_given(arguments, "--json");
}

static void answer_choice(vx_session *session, const vx_arguments *arguments, const decision *d)
{
    if (vx_flag_given(arguments, "--json")) {
        answer_json(session, d);
        return;
    }
    vx_text *out = vx_answer(session, VX_ACTION_TEXT_CAP + 1);
    add_action(out, d, d->choice.action);
    vx_add_char(out, '\n');
    if (vx_flag_given(arguments, "--explain")) explain(session, d);
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
        decision d = {match->game, view, vx_search(searcher, view, seat, &limits, &platform), NULL};
        if (wants_reasons(arguments)) d.explainer = vx_explainer_new(match->game, view, seat);
        if (d.choice.found)
            answer_choice(session, arguments, &d);
        else
            status = vx_fail_with(session, VX_NO, &no_choice, "");
        vx_explainer_free(d.explainer);
    }
    free(view);
    vx_searcher_free(searcher);
    return status;
}

vx_status vx_run_go(vx_session *session, const vx_arguments *arguments)
{
    static const vx_message is_chance = {NULL,
                                         {"dice or a draw come next: there is nothing to decide",
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
