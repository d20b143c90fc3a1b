/* SPDX-License-Identifier: MIT */
/* action.c - commands about actions that have not been taken yet: why, apply, odds. */
#include <stdlib.h>
#include <string.h>

#include "command/numbers.h"
#include "command/session.h"

/* ---- [FILE] ACTION ---- */

/* Opens the position and reads the action, which may be several words. False: failed. */
static bool open_question(vx_session *session, const vx_arguments *arguments, vx_subject *subject,
                          vx_action *action)
{
    static const vx_message no_action = {NULL, {"no action given", "действие не названо"}};
    char text[VX_ACTION_TEXT_CAP];
    vx_problem problem;
    int first = vx_names_file(session, arguments->word[0]) ? 1 : 0;
    if (arguments->count == first) {
        vx_fail_with(session, VX_BAD, &no_action, "");
        return false;
    }
    if (!vx_join_words(session, arguments, first, text, sizeof text)) return false;
    if (!vx_open_subject(session, arguments, first == 1 ? arguments->word[0] : NULL, subject))
        return false;
    if (vx_parse_action(subject->match->game, subject->match->state, text, action, &problem))
        return true;
    problem.line = 0; /* there is but one line, and the action is named */
    vx_fail(session, VX_BAD, NULL, &problem);
    vx_close_subject(subject);
    return false;
}

/* Legal in the match: not only by the rules, but also before anybody resigned. */
static bool is_legal(const vx_match *match, vx_action action, vx_problem *why)
{
    if (vx_match_to_act(match) == VX_OVER && vx_to_act(match->game, match->state) != VX_OVER)
        return vx_match_refuse_over(match, why);
    return vx_check(match->game, match->state, action, why);
}

vx_status vx_run_why(vx_session *session, const vx_arguments *arguments)
{
    vx_subject subject;
    vx_action action;
    vx_problem problem;
    if (!open_question(session, arguments, &subject, &action)) return VX_BAD;
    bool is = is_legal(subject.match, action, &problem);
    if (is) {
        vx_add(vx_answer(session, 8), "legal\n"); /* a word for programs: the same everywhere */
    } else {
        vx_text *out = vx_answer(session, sizeof session->error);
        out->length += vx_format_problem(&problem, session->language, out->data + out->length,
                                         out->capacity - out->length);
        vx_add_char(out, '\n');
    }
    vx_close_subject(&subject);
    return is ? VX_YES : VX_NO;
}

/* ---- apply ---- */

/* Plays one action. With dice at hand, pending chance is drawn first unless the action is itself
 * one of its outcomes. */
static vx_status apply_one(vx_session *session, vx_match *match, const char *text, bool has_seed)
{
    vx_action action;
    vx_problem problem;
    bool is_chance = vx_match_to_act(match) == VX_CHANCE;
    bool parsed = vx_parse_action(match->game, match->state, text, &action, &problem);
    if (parsed && vx_match_play(match, action, &problem)) return VX_YES;
    if (is_chance && has_seed) {
        if (!vx_match_roll(match)) return vx_fail_memory(session);
        return apply_one(session, match, text, has_seed);
    }
    if (!parsed) problem.line = 0;
    return vx_fail(session, parsed ? VX_NO : VX_BAD, text, &problem);
}

/* The position after all that, as the asker may know it. */
static vx_status answer_outcome(vx_session *session, const vx_match *match, int seat)
{
    void *seen = malloc(match->game->state_size);
    if (seen == NULL) return vx_fail_memory(session);
    if (seat == VX_UMPIRE)
        memcpy(seen, match->state, match->game->state_size);
    else
        vx_view(match->game, match->state, seat, seen);
    vx_answer_position(session, match->game, seen);
    free(seen);
    return VX_YES;
}

static vx_status apply_all(vx_session *session, const vx_arguments *arguments, int first,
                           vx_match *match, int seat)
{
    bool has_seed = vx_flag_given(arguments, "--seed");
    for (int i = first; i < arguments->count; i++) {
        vx_status status = apply_one(session, match, arguments->word[i], has_seed);
        if (status != VX_YES) return status;
    }
    if (has_seed && !vx_match_roll(match)) return vx_fail_memory(session);
    return answer_outcome(session, match, seat);
}

vx_status vx_run_apply(vx_session *session, const vx_arguments *arguments)
{
    vx_subject subject;
    bool has_file = arguments->count > 0 && vx_names_file(session, arguments->word[0]);
    if (!vx_open_subject(session, arguments, has_file ? arguments->word[0] : NULL, &subject))
        return VX_BAD;
    if (!vx_may_play_on(session, &subject)) {
        vx_close_subject(&subject);
        return VX_NO;
    }
    /* A match of its own: what a dialogue holds stays as it is. */
    vx_match *match = vx_match_new(subject.match->game, subject.match->state,
                                   (uint64_t)vx_flag_number(arguments, "--seed", 0));
    vx_status status = match != NULL
                           ? apply_all(session, arguments, has_file ? 1 : 0, match, subject.seat)
                           : vx_fail_memory(session);
    vx_match_free(match);
    vx_close_subject(&subject);
    return status;
}

/* ---- odds ---- */

static void answer_row(vx_session *session, const vx_odds_table *table, int index, int widest)
{
    vx_text *out = vx_answer(session, 256);
    size_t start = out->length;
    double percent = 100 * (double)table->row[index].weight / (double)table->total;
    vx_add(out, "  ");
    vx_add_number(out, (int64_t)table->row[index].weight);
    vx_add_char(out, '/');
    vx_add_number(out, (int64_t)table->total);
    vx_add_padding(out, start, widest);
    vx_add_spaces(out, percent < 9.95 ? 2 : percent < 99.95 ? 1 : 0);
    vx_add_decimal(out, percent, 1);
    vx_add(out, "%  ");
    vx_add(out, table->row[index].text);
    vx_add_char(out, '\n');
}

static int digits(uint64_t number)
{
    int count = 1;
    for (; number >= 10; number /= 10) count++;
    return count;
}

static void answer_table(vx_session *session, const vx_odds_table *table)
{
    vx_text *out = vx_answer(session, sizeof table->title + 1);
    int widest = 2 * digits(table->total) + 5;
    vx_add(out, table->title);
    vx_add_char(out, '\n');
    for (int i = 0; i < table->count; i++) answer_row(session, table, i, widest);
}

void vx_answer_odds(vx_session *session, const vx_odds *odds)
{
    for (int i = 0; i < odds->count; i++) answer_table(session, &odds->table[i]);
}

vx_status vx_run_odds(vx_session *session, const vx_arguments *arguments)
{
    vx_subject subject;
    vx_action action;
    vx_problem problem;
    vx_status status = VX_YES;
    if (!open_question(session, arguments, &subject, &action)) return VX_BAD;
    vx_odds *odds = malloc(sizeof *odds);
    if (odds == NULL) {
        status = vx_fail_memory(session);
    } else if (!is_legal(subject.match, action, &problem)) {
        status = vx_fail(session, VX_NO, NULL, &problem);
    } else {
        vx_get_odds(subject.match->game, subject.match->state, action, session->language, odds);
        if (vx_flag_given(arguments, "--json"))
            vx_answer_odds_json(session, odds);
        else
            vx_answer_odds(session, odds);
    }
    free(odds);
    vx_close_subject(&subject);
    return status;
}
