/* SPDX-License-Identifier: MIT */
/* run.c - a lesson as it goes: what the learner tries, what counts, what follows. The learner's tries
 * are read and refused from what the learner's seat may know, as in any match. */
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "lesson/lesson.h"
#include "lesson/pattern.h"

enum { SEED = 1 }; /* of dice that no line gives: the same in every run */

/* ---- Lines of the step ---- */

const vx_lesson_step *vx_lesson_step_of(const vx_lesson_run *run)
{
    return &run->lesson->steps[run->step];
}

bool vx_lesson_is_last(const vx_lesson_run *run)
{
    return run->step == run->lesson->step_count - 1;
}

bool vx_lesson_flows_on(const vx_lesson_run *run)
{
    const vx_lesson_step *step = vx_lesson_step_of(run);
    if (!step->is_task || !run->is_done || step->done.line != 0 || vx_lesson_is_last(run))
        return false;
    return step[1].is_task && step[1].position == NULL;
}

static const vx_lesson_line *line_at(const vx_lesson_run *run, int index)
{
    return &run->lesson->lines[vx_lesson_step_of(run)->first + index];
}

static bool has_line(const vx_lesson_run *run, vx_line_kind kind)
{
    for (int i = 0; i < vx_lesson_step_of(run)->count; i++)
        if (line_at(run, i)->kind == kind) return true;
    return false;
}

/* Is this action the one of the line, or one of its kind? */
static bool means(const vx_match *match, const vx_lesson_line *line, vx_action action)
{
    char text[VX_ACTION_TEXT_CAP];
    vx_action meant;
    if (strchr(line->text, '*') == NULL &&
        vx_parse_action(match->game, match->state, line->text, &meant, NULL))
        return meant == action;
    vx_format_action(match->game, match->state, action, text, sizeof text);
    return vx_fits(line->text, text);
}

/* A legal try that a line names as wrong is not wanted, whatever pattern it fits. */
static bool is_unwanted(const vx_lesson_run *run, const vx_match *match, vx_action action)
{
    for (int i = 0; i < vx_lesson_step_of(run)->count; i++) {
        const vx_lesson_line *line = line_at(run, i);
        if (line->kind == VX_LINE_NO && line->clause == NULL && means(match, line, action))
            return true;
    }
    return false;
}

static bool is_wanted(const vx_lesson_run *run, const vx_match *match, vx_action action)
{
    if (is_unwanted(run, match, action)) return false;
    for (int i = 0; i < vx_lesson_step_of(run)->count; i++)
        if (line_at(run, i)->kind == VX_LINE_DO && means(match, line_at(run, i), action))
            return true;
    return !has_line(run, VX_LINE_DO);
}

/* ---- The condition on the position ---- */

/* Every `until` holds in the position as the learner may know it. */
static bool is_reached(const vx_lesson_run *run, const vx_match *match)
{
    bool holds = true;
    char *position = malloc(VX_POSITION_CAP);
    void *view = malloc(match->game->state_size);
    if (position != NULL && view != NULL) {
        vx_view(match->game, match->state, run->lesson->seat, view);
        vx_format_position(match->game, view, position, VX_POSITION_CAP);
    }
    for (int i = 0; i < vx_lesson_step_of(run)->count; i++)
        if (line_at(run, i)->kind == VX_LINE_UNTIL)
            holds = holds && position != NULL && view != NULL &&
                    vx_has_such_line(position, line_at(run, i)->text);
    free(position);
    free(view);
    return holds;
}

/* ---- What follows an action ---- */

static const vx_lesson_line *next_scripted(vx_lesson_run *run)
{
    int count = vx_lesson_step_of(run)->count;
    while (run->scripted < count && line_at(run, run->scripted)->kind != VX_LINE_THEN)
        run->scripted++;
    return run->scripted < count ? line_at(run, run->scripted) : NULL;
}

static bool play_text(vx_match *match, const char *text)
{
    vx_action action;
    return vx_parse_action(match->game, match->state, text, &action, NULL) &&
           vx_check(match->game, match->state, action, NULL) && vx_match_play(match, action, NULL);
}

/* Nobody has said what happens: dice fall as they fall, an opponent does the first thing listed. */
static bool improvise(vx_match *match)
{
    vx_action first, *all;
    if (vx_match_to_act(match) == VX_CHANCE) {
        first = vx_chance_draw(match->game, match->state, &match->random);
        return vx_match_play(match, first, NULL);
    }
    all = malloc((size_t)match->game->action_cap * sizeof *all);
    bool is_played = all != NULL && vx_list(match->game, match->state, all) > 0 &&
                     vx_match_play(match, all[0], NULL);
    free(all);
    return is_played;
}

/* Plays what the lesson has ready until the learner is to act, or the task is done and nothing is
 * left. */
static void follow_script(vx_lesson_run *run, vx_match *match)
{
    for (;;) {
        int actor = vx_match_to_act(match);
        const vx_lesson_line *line = next_scripted(run);
        bool is_ready = line != NULL && line->actor == actor;
        if (actor == VX_OVER || (actor == run->lesson->seat && !is_ready)) return;
        if (is_ready) {
            run->scripted++;
            if (!play_text(match, line->text)) run->misses++;
            continue;
        }
        bool goes_on = has_line(run, VX_LINE_UNTIL) && !is_reached(run, match);
        if (actor != VX_CHANCE && !goes_on) return;
        run->misses += actor == VX_CHANCE;
        if (!improvise(match)) return;
    }
}

/* ---- Trying ---- */

static const vx_said *said_or_null(const vx_said *said)
{
    return said->line != 0 ? said : NULL;
}

const vx_said *vx_lesson_reply(const vx_lesson_run *run, const char *clause)
{
    for (int i = 0; i < vx_lesson_step_of(run)->count; i++) {
        const vx_lesson_line *line = line_at(run, i);
        if (line->kind == VX_LINE_NO && line->clause != NULL && strcmp(line->clause, clause) == 0)
            return &line->said;
    }
    return NULL;
}

/* What the lesson says to this wrong try: the words for the very action come first. */
static const vx_said *reply_to(const vx_lesson_run *run, const vx_match *match, vx_action action,
                               const char *clause)
{
    for (int i = 0; i < vx_lesson_step_of(run)->count; i++) {
        const vx_lesson_line *line = line_at(run, i);
        if (line->kind != VX_LINE_NO || !means(match, line, action)) continue;
        if (clause == NULL ? line->clause == NULL
                           : line->clause != NULL && strcmp(line->clause, clause) == 0)
            return &line->said;
    }
    return clause != NULL ? vx_lesson_reply(run, clause)
                          : said_or_null(&vx_lesson_step_of(run)->other);
}

static void make_action(vx_lesson_run *run, vx_match *match, vx_action action, vx_try_answer *out)
{
    const vx_lesson_step *step = vx_lesson_step_of(run);
    if (!vx_match_play(match, action, &out->problem)) {
        out->outcome = VX_TRY_BAD;
        return;
    }
    run->made++;
    follow_script(run, match);
    bool has_goal = has_line(run, VX_LINE_UNTIL);
    run->is_done = !has_goal || is_reached(run, match);
    bool is_late = !run->is_done && (vx_match_to_act(match) != run->lesson->seat ||
                                     (step->within > 0 && run->made >= step->within));
    out->outcome = run->is_done ? VX_TRY_DONE : is_late ? VX_TRY_LATE : VX_TRY_GOES_ON;
    if (run->is_done) out->said = said_or_null(&step->done);
    if (is_late) out->said = said_or_null(&step->late);
}

void vx_lesson_try(vx_lesson_run *run, vx_match *match, const char *text, vx_try_answer *out)
{
    static const vx_message nothing_asked = {
        NULL, {"nothing is asked here: go on", "здесь ничего не нужно: идите дальше"}};
    vx_action action;
    *out = (vx_try_answer){.outcome = VX_TRY_BAD};
    if (!vx_lesson_step_of(run)->is_task || run->is_done ||
        vx_match_to_act(match) != run->lesson->seat) {
        vx_refuse(&out->problem, &nothing_asked);
        return;
    }
    vx_status status = vx_match_read_action(match, text, &action, &out->problem);
    if (status == VX_BAD) return;
    if (status == VX_NO) {
        out->outcome = VX_TRY_REFUSED;
        if (out->problem.message->clause != NULL)
            out->said = reply_to(run, match, action, out->problem.message->clause);
    } else if (!is_wanted(run, match, action)) {
        out->outcome = VX_TRY_OTHER;
        out->said = reply_to(run, match, action, NULL);
    } else {
        make_action(run, match, action, out);
    }
}

/* ---- The way to do it ---- */

static const vx_lesson_line *solving_line(const vx_lesson_run *run)
{
    int made = 0;
    for (int i = 0; i < vx_lesson_step_of(run)->count; i++)
        if (line_at(run, i)->kind == VX_LINE_SOLVE && made++ == run->made) return line_at(run, i);
    for (int i = 0; i < vx_lesson_step_of(run)->count && made == 0; i++) {
        const vx_lesson_line *line = line_at(run, i);
        if (line->kind == VX_LINE_DO && strchr(line->text, '*') == NULL) return line;
    }
    return NULL;
}

/* The first listed action that is wanted. */
static bool find_wanted(const vx_lesson_run *run, const vx_match *match, char *out, size_t capacity)
{
    bool is_found = false;
    vx_action *all = malloc((size_t)match->game->action_cap * sizeof *all);
    int count = all != NULL ? vx_list(match->game, match->state, all) : 0;
    for (int i = 0; i < count && !is_found; i++) {
        is_found = is_wanted(run, match, all[i]);
        if (is_found) vx_format_action(match->game, match->state, all[i], out, capacity);
    }
    free(all);
    return is_found;
}

bool vx_lesson_solution(const vx_lesson_run *run, const vx_match *match, char *out, size_t capacity)
{
    if (!vx_lesson_step_of(run)->is_task || run->is_done ||
        vx_match_to_act(match) != run->lesson->seat)
        return false;
    const vx_lesson_line *line = solving_line(run);
    if (line == NULL) return find_wanted(run, match, out, capacity);
    vx_text text = vx_text_on(out, capacity);
    vx_add(&text, line->text);
    return true;
}

/* Does what is left of the task; a task begun in another way is begun anew. */
static vx_match *do_for_learner(vx_lesson_run *run, vx_match *match)
{
    char text[VX_ACTION_TEXT_CAP];
    vx_try_answer answer;
    if (run->made > 0) {
        vx_match_free(match);
        match = vx_lesson_again(run);
    }
    while (match != NULL && vx_lesson_solution(run, match, text, sizeof text)) {
        vx_lesson_try(run, match, text, &answer);
        if (answer.outcome > VX_TRY_GOES_ON) break;
    }
    return match;
}

/* ---- From step to step ---- */

static void enter(vx_lesson_run *run, const vx_match *match)
{
    run->is_done = !vx_lesson_step_of(run)->is_task;
    run->made = run->scripted = run->misses = 0;
    memcpy(run->start, match->state, match->game->state_size);
}

/* The step's own position; NULL if there is no memory. */
static vx_match *drawn_position(const vx_lesson_run *run)
{
    vx_match *match = NULL;
    vx_problem problem;
    vx_match_read(vx_lesson_step_of(run)->position, SEED, &match, &problem);
    return match;
}

vx_match *vx_lesson_begin(vx_lesson_run *run, const vx_lesson *lesson)
{
    *run = (vx_lesson_run){.lesson = lesson, .start = malloc(lesson->game->state_size)};
    vx_match *match = run->start != NULL ? drawn_position(run) : NULL;
    if (match != NULL) enter(run, match);
    return match;
}

vx_match *vx_lesson_next(vx_lesson_run *run, vx_match *match)
{
    if (vx_lesson_is_last(run)) return match;
    if (!run->is_done) match = do_for_learner(run, match);
    if (match == NULL) return NULL;
    run->step++;
    if (vx_lesson_step_of(run)->position != NULL) {
        vx_match_free(match);
        match = drawn_position(run);
    }
    if (match != NULL) enter(run, match);
    return match;
}

vx_match *vx_lesson_again(vx_lesson_run *run)
{
    vx_match *match = vx_match_new(run->lesson->game, run->start, SEED);
    if (match != NULL) enter(run, match);
    return match;
}

void vx_lesson_end(vx_lesson_run *run)
{
    free(run->start);
    run->start = NULL;
}
