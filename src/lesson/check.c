/* SPDX-License-Identifier: MIT */
/* check.c - is a lesson sound? It is played through as its file says it can be. */
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "lesson/lesson.h"

static const vx_message not_learners = {NULL,
                                        {"the learner is not to act when this task begins",
                                         "когда начинается это задание, ход не ученика"}};
static const vx_message try_is_legal = {
    NULL, {"the rules allow this try", "правила разрешают эту попытку"}};
static const vx_message other_clause = {
    NULL, {"this try is refused by {word}", "эту попытку запрещает {word}"}};
static const vx_message try_not_legal = {
    NULL, {"the rules forbid this ({word})", "правила это запрещают ({word})"}};
static const vx_message no_action = {NULL, {"this is not an action here", "это здесь не действие"}};
static const vx_message counts_as_done = {
    NULL, {"this try counts as done", "эта попытка засчитывается как решение"}};
static const vx_message not_solved = {
    NULL,
    {"the solution given does not solve this task", "указанный способ не решает это задание"}};
static const vx_message never_needed = {NULL,
                                        {"this line does not fit what happens before it",
                                         "эта строка не подходит к тому, что было до неё"}};
static const vx_message dice_not_given = {
    NULL, {"dice or draws of this task are not given", "в задании заданы не все броски и раздачи"}};

static const vx_message not_there = {
    NULL, {"there is no '{word}' on the board", "на доске нет «{word}»"}};

enum { SCENE_CAP = 1 << 17 };

static bool wrong_at(vx_problem *why, int line, const vx_message *message, const char *word)
{
    vx_refuse_word(why, message, word, strlen(word));
    if (why != NULL) why->line = line, why->column = 1;
    return false;
}

static const char *clause_of(const vx_try_answer *answer)
{
    const vx_message *message = answer->problem.message;
    return message != NULL && message->clause != NULL ? message->clause : "-";
}

/* One wrong try, at the beginning of the task: nothing is played by it. */
static bool check_wrong(vx_lesson_run *run, vx_match *match, const vx_lesson_line *line,
                        vx_problem *why)
{
    vx_try_answer answer;
    vx_lesson_try(run, match, line->text, &answer);
    if (answer.outcome == VX_TRY_BAD) return wrong_at(why, line->line, &no_action, "");
    if (answer.outcome < VX_TRY_OTHER) return wrong_at(why, line->line, &counts_as_done, "");
    if (line->clause == NULL)
        return answer.outcome == VX_TRY_OTHER ||
               wrong_at(why, line->line, &try_not_legal, clause_of(&answer));
    if (answer.outcome == VX_TRY_OTHER) return wrong_at(why, line->line, &try_is_legal, "");
    return strcmp(clause_of(&answer), line->clause) == 0 ||
           wrong_at(why, line->line, &other_clause, clause_of(&answer));
}

static bool check_wanted(const vx_match *match, const vx_lesson_line *line, vx_problem *why)
{
    vx_action action;
    vx_problem found = {0};
    if (strchr(line->text, '*') != NULL) return true;
    vx_status status = vx_match_read_action(match, line->text, &action, &found);
    if (status == VX_BAD) return wrong_at(why, line->line, &no_action, "");
    const char *clause =
        found.message != NULL && found.message->clause ? found.message->clause : "-";
    return status == VX_YES || wrong_at(why, line->line, &try_not_legal, clause);
}

/* Tries that would end the task are made on a copy. */
static bool check_lines(const vx_lesson_run *run, const vx_match *match, vx_problem *why)
{
    const vx_lesson_step *step = vx_lesson_step_of(run);
    bool is_sound = true;
    for (int i = step->first; i < step->first + step->count && is_sound; i++) {
        const vx_lesson_line *line = &run->lesson->lines[i];
        vx_lesson_run twin = *run;
        vx_match *copy = vx_match_new(match->game, match->state, 1);
        if (copy == NULL) return vx_refuse(why, &vx_no_memory);
        if (line->kind == VX_LINE_NO) is_sound = check_wrong(&twin, copy, line, why);
        if (line->kind == VX_LINE_DO) is_sound = check_wanted(copy, line, why);
        vx_match_free(copy);
    }
    return is_sound;
}

static int last_scripted_line(const vx_lesson_run *run)
{
    const vx_lesson_step *step = vx_lesson_step_of(run);
    int index = run->scripted > 0 ? run->scripted - 1 : 0;
    return run->lesson->lines[step->first + index].line;
}

static bool check_script(const vx_lesson_run *run, const vx_match *match, vx_problem *why)
{
    const vx_lesson_step *step = vx_lesson_step_of(run);
    if (vx_match_to_act(match) == VX_CHANCE || (run->misses > 0 && run->scripted == 0))
        return wrong_at(why, step->line, &dice_not_given, "");
    if (run->misses > 0) return wrong_at(why, last_scripted_line(run), &never_needed, "");
    for (int i = run->scripted; i < step->count; i++)
        if (run->lesson->lines[step->first + i].kind == VX_LINE_THEN)
            return wrong_at(why, run->lesson->lines[step->first + i].line, &never_needed, "");
    return true;
}

static bool check_solution(vx_lesson_run *run, vx_match *match, vx_problem *why)
{
    const vx_lesson_step *step = vx_lesson_step_of(run);
    char text[VX_ACTION_TEXT_CAP];
    vx_try_answer answer = {.outcome = VX_TRY_BAD};
    while (vx_lesson_solution(run, match, text, sizeof text)) {
        vx_lesson_try(run, match, text, &answer);
        if (answer.outcome > VX_TRY_GOES_ON) break;
    }
    if (!run->is_done) return wrong_at(why, step->line, &not_solved, "");
    return check_script(run, match, why);
}

/* ---- Marks ---- */

/* Is this the name of a thing in the scene? "hand:ar" is the coin ar that lies somewhere. */
static bool is_in_scene(const char *scene, const vx_word *thing)
{
    char quoted[64];
    const char *colon = memchr(thing->start, ':', thing->length);
    const char *from = colon != NULL ? colon + 1 : thing->start;
    size_t length = (size_t)(thing->start + thing->length - from);
    if (length + 3 > sizeof quoted) return false;
    quoted[0] = quoted[length + 1] = '"';
    memcpy(quoted + 1, from, length);
    quoted[length + 2] = '\0';
    return strstr(scene, quoted) != NULL;
}

static bool check_mark(const vx_game *game, const char *scene, const vx_lesson_line *line,
                       vx_problem *why)
{
    vx_reader in = vx_read(line->text);
    vx_word thing;
    while (vx_next_word(&in, &thing)) {
        bool is_place = game->page->is_place != NULL && game->page->is_place(&thing);
        if (is_place || is_in_scene(scene, &thing)) continue;
        vx_refuse_word(why, &not_there, thing.start, thing.length);
        if (why != NULL) why->line = line->line, why->column = 1;
        return false;
    }
    return true;
}

/* Everything that is marked can be seen from the learner's seat when the step begins. */
static bool check_marks(const vx_lesson_run *run, const vx_match *match, vx_problem *why)
{
    const vx_lesson_step *step = vx_lesson_step_of(run);
    const vx_game *game = match->game;
    void *view = malloc(game->state_size);
    char *scene = malloc(SCENE_CAP);
    bool is_sound = view != NULL && scene != NULL;
    if (is_sound && game->page != NULL) {
        vx_text out = vx_text_on(scene, SCENE_CAP);
        vx_view(game, match->state, run->lesson->seat, view);
        game->page->scene(view, &out);
        for (int i = step->first; i < step->first + step->count && is_sound; i++) {
            const vx_lesson_line *line = &run->lesson->lines[i];
            if (line->kind >= VX_LINE_MARK) is_sound = check_mark(game, scene, line, why);
        }
    } else if (!is_sound) {
        vx_refuse(why, &vx_no_memory);
    }
    free(view);
    free(scene);
    return is_sound;
}

/* ---- Step by step ---- */

static bool check_step(vx_lesson_run *run, vx_match *match, vx_problem *why)
{
    const vx_lesson_step *step = vx_lesson_step_of(run);
    if (!check_marks(run, match, why)) return false;
    if (!step->is_task) return true;
    if (vx_match_to_act(match) != run->lesson->seat)
        return wrong_at(why, step->line, &not_learners, "");
    return check_lines(run, match, why) && check_solution(run, match, why);
}

bool vx_lesson_check(const vx_lesson *lesson, vx_problem *why)
{
    vx_lesson_run run;
    vx_match *match = vx_lesson_begin(&run, lesson);
    bool is_sound = match != NULL;
    while (is_sound) {
        is_sound = check_step(&run, match, why);
        if (!is_sound || vx_lesson_is_last(&run)) break;
        match = vx_lesson_next(&run, match);
        is_sound = match != NULL;
    }
    if (match == NULL) vx_refuse(why, &vx_no_memory);
    vx_match_free(match);
    vx_lesson_end(&run);
    return is_sound;
}
