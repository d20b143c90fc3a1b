/* SPDX-License-Identifier: MIT */
/* lessons.c - the lessons as commands: the list of them, and one that a page runs. What is tried and
 * what it says is decided in src/lesson. */
#include <stdlib.h>
#include <string.h>

#include "command/session.h"
#include "core/json.h"
#include "lesson/lesson.h"

enum { HEAD_CAP = 2048, STEP_CAP = 1 << 14 };

/* ---- The list ---- */

static void add_lesson(vx_session *session, const vx_lesson_file *file, const vx_lesson *lesson)
{
    vx_text *out = vx_answer(session, HEAD_CAP);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "game", file->game);
    vx_json_text(out, "name", file->name);
    vx_json_text(out, "title", lesson->title.words[session->language]);
    vx_json_open(out, "teaches", '[');
    for (int i = 0; i < lesson->clause_count; i++) vx_json_text(out, NULL, lesson->clauses[i]);
    vx_json_close(out, ']');
    vx_json_close(out, '}');
}

static void add_line(vx_session *session, const vx_lesson_file *file, const vx_lesson *lesson)
{
    vx_text *out = vx_answer(session, HEAD_CAP);
    vx_add(out, file->game);
    vx_add_char(out, ' ');
    vx_add(out, file->name);
    vx_add(out, "  ");
    vx_add(out, lesson->title.words[session->language]);
    vx_add_char(out, '\n');
}

vx_status vx_run_lessons(vx_session *session, const vx_arguments *arguments)
{
    bool is_json = vx_flag_given(arguments, "--json");
    const vx_game *game = NULL;
    if (arguments->count > 0) {
        game = vx_wanted_game(session, arguments->word[0]);
        if (game == NULL) return VX_BAD;
    }
    if (is_json) vx_add_char(vx_answer(session, 1), '[');
    for (const vx_lesson_file *file = vx_lesson_files; file->game != NULL; file++) {
        if (game != NULL && strcmp(game->id, file->game) != 0) continue;
        vx_problem problem;
        vx_lesson *lesson = vx_lesson_read((const char *)file->text, &problem);
        if (lesson == NULL) return vx_fail(session, VX_BAD, file->name, &problem);
        if (is_json)
            add_lesson(session, file, lesson);
        else
            add_line(session, file, lesson);
        vx_lesson_free(lesson);
    }
    if (is_json) vx_add(vx_answer(session, 2), "]\n");
    return VX_YES;
}

void vx_add_lesson(vx_session *session, vx_text *out, const vx_game *game, const char *clause)
{
    vx_problem problem;
    const vx_lesson_file *file = *clause != '\0' ? vx_lesson_on_clause(game, clause) : NULL;
    vx_lesson *lesson = file != NULL ? vx_lesson_read((const char *)file->text, &problem) : NULL;
    if (lesson == NULL) {
        vx_json_text(out, "lesson", NULL);
        return;
    }
    vx_json_open(out, "lesson", '{');
    vx_json_text(out, "game", file->game);
    vx_json_text(out, "name", file->name);
    vx_json_text(out, "title", lesson->title.words[session->language]);
    vx_json_close(out, '}');
    vx_lesson_free(lesson);
}

const vx_lesson_file *vx_wanted_lesson(vx_session *session, const vx_game *game, const char *name)
{
    static const vx_message no_lesson = {
        NULL, {"there is no lesson '{word}' of this game", "в этой игре нет урока «{word}»"}};
    const vx_lesson_file *file = vx_find_lesson(game, name);
    if (file == NULL) vx_fail_with(session, VX_BAD, &no_lesson, name);
    return file;
}

/* ---- One that is run ---- */

struct vx_study {
    const vx_lesson_file *file;
    vx_lesson *lesson;
    vx_lesson_run run;
};

static void free_study(struct vx_study *study)
{
    vx_lesson_end(&study->run);
    vx_lesson_free(study->lesson);
    free(study);
}

void vx_end_study(vx_session *session)
{
    if (session->study == NULL) return;
    free_study(session->study);
    session->study = NULL;
}

static void add_said(vx_text *out, const char *key, const vx_said *said, vx_language language)
{
    vx_json_text(out, key, said != NULL && said->line != 0 ? said->words[language] : NULL);
}

static void add_thing(vx_text *out, const vx_word *thing)
{
    char name[64] = "";
    if (thing->length < sizeof name) memcpy(name, thing->start, thing->length);
    vx_json_text(out, NULL, name);
}

/* Lists of things: one of all that is marked, or one of both ends for each arrow. */
static void add_marks(vx_text *out, const struct vx_study *study, vx_line_kind kind)
{
    const vx_lesson_step *step = vx_lesson_step_of(&study->run);
    for (int i = step->first; i < step->first + step->count; i++) {
        const vx_lesson_line *line = &study->lesson->lines[i];
        vx_reader in = vx_read(line->text);
        vx_word thing;
        if (line->kind != kind) continue;
        if (kind == VX_LINE_ARROW) vx_json_open(out, NULL, '[');
        while (vx_next_word(&in, &thing)) add_thing(out, &thing);
        if (kind == VX_LINE_ARROW) vx_json_close(out, ']');
    }
}

/* The text and the question of this step. */
static void add_step(vx_session *session, const char *key)
{
    const struct vx_study *study = session->study;
    const vx_lesson_step *step = vx_lesson_step_of(&study->run);
    vx_text *out = vx_answer(session, STEP_CAP);
    vx_json_open(out, key, '{');
    vx_json_text(out, "game", study->file->game);
    vx_json_text(out, "name", study->file->name);
    vx_json_text(out, "title", study->lesson->title.words[session->language]);
    vx_json_number(out, "seat", study->lesson->seat);
    vx_json_number(out, "step", study->run.step);
    vx_json_number(out, "steps", study->lesson->step_count);
    vx_json_bool(out, "isTask", step->is_task);
    vx_json_bool(out, "isDone", study->run.is_done);
    vx_json_bool(out, "flowsOn", vx_lesson_flows_on(&study->run));
    add_said(out, "text", &step->said, session->language);
    add_said(out, "hint", &step->hint, session->language);
    add_said(out, "done", &step->done, session->language);
    vx_json_open(out, "marks", '[');
    add_marks(out, study, VX_LINE_MARK);
    vx_json_close(out, ']');
    vx_json_open(out, "arrows", '[');
    add_marks(out, study, VX_LINE_ARROW);
    vx_json_close(out, ']');
    vx_json_close(out, '}');
}

static vx_status answer_step(vx_session *session)
{
    add_step(session, NULL);
    vx_add_char(vx_answer(session, 1), '\n');
    return VX_YES;
}

/* Reads the lesson and puts its first position up; NULL if there is no memory. */
static vx_match *begin_study(struct vx_study *study)
{
    vx_problem problem;
    study->lesson = vx_lesson_read((const char *)study->file->text, &problem);
    return study->lesson != NULL ? vx_lesson_begin(&study->run, study->lesson) : NULL;
}

static vx_status open_study(vx_session *session, const char *id, const char *name)
{
    int asker;
    const vx_game *game = vx_wanted_game(session, id);
    const vx_lesson_file *file = game != NULL ? vx_wanted_lesson(session, game, name) : NULL;
    if (file == NULL) return VX_BAD;
    struct vx_study *study = calloc(1, sizeof *study);
    if (study == NULL) return vx_fail_memory(session);
    study->file = file;
    vx_match *match = begin_study(study);
    if (match == NULL || !vx_find_asker(session, match, true, &asker)) {
        free_study(study);
        if (match == NULL) return vx_fail_memory(session);
        vx_match_free(match);
        return VX_BAD;
    }
    vx_hold_match(session, match); /* ends the lesson before */
    session->study = study;
    return answer_step(session);
}

static vx_status go_on(vx_session *session, vx_match *match)
{
    vx_match *next = vx_lesson_next(&session->study->run, match);
    vx_replace_match(session, next);
    return next != NULL ? answer_step(session) : vx_fail_memory(session);
}

static vx_status begin_again(vx_session *session)
{
    vx_match *match = vx_lesson_again(&session->study->run);
    if (match == NULL) return vx_fail_memory(session);
    vx_hold_lesson(session, match);
    return answer_step(session);
}

static const char *word_for(const vx_try_answer *answer)
{
    static const char *const words[] = {"done", "right", "other", "refused", "late", "bad"};
    return words[answer->outcome];
}

static void add_answer_text(vx_session *session, vx_text *out, const vx_try_answer *answer)
{
    static const char *const other[VX_LANGUAGES] = {"Allowed, but not what is asked here.",
                                                    "Так можно, но здесь нужно другое."};
    static const char *const late[VX_LANGUAGES] = {"Not quite. Try it once more.",
                                                   "Не вышло. Попробуйте ещё раз."};
    char reason[512] = "";
    vx_text said = vx_text_on(reason, sizeof reason);
    if (answer->said != NULL)
        vx_json_text(out, "text", answer->said->words[session->language]);
    else if (answer->outcome == VX_TRY_OTHER)
        vx_json_text(out, "text", other[session->language]);
    else if (answer->outcome == VX_TRY_LATE)
        vx_json_text(out, "text", late[session->language]);
    else
        vx_json_text(out, "text", NULL);
    if (answer->problem.message != NULL) vx_add_reason(&said, &answer->problem, session->language);
    vx_json_text(out, "reason", reason);
}

static vx_status answer_try(vx_session *session, vx_match *match, const char *text)
{
    vx_try_answer answer;
    vx_lesson_try(&session->study->run, match, text, &answer);
    const vx_message *message = answer.problem.message;
    vx_text *out = vx_answer(session, STEP_CAP);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "outcome", word_for(&answer));
    vx_json_text(out, "clause", message != NULL && message->clause != NULL ? message->clause : "");
    add_answer_text(session, out, &answer);
    if (answer.outcome == VX_TRY_LATE) {
        vx_match *anew = vx_lesson_again(&session->study->run);
        if (anew == NULL) return vx_fail_memory(session);
        vx_hold_lesson(session, anew);
    }
    add_step(session, "step");
    vx_add(vx_answer(session, 2), "}\n");
    return VX_YES;
}

/* The next action of the way to do it. */
static vx_status answer_solution(vx_session *session, const vx_match *match)
{
    static const vx_message none = {NULL, {"nothing is asked here", "здесь ничего не нужно"}};
    char text[VX_ACTION_TEXT_CAP];
    if (!vx_lesson_solution(&session->study->run, match, text, sizeof text))
        return vx_fail_with(session, VX_NO, &none, "");
    vx_text *out = vx_answer(session, sizeof text + 1);
    vx_add(out, text);
    vx_add_char(out, '\n');
    return VX_YES;
}

static vx_status answer_reply(vx_session *session, const char *clause)
{
    const vx_said *said = vx_lesson_reply(&session->study->run, clause);
    vx_text *out = vx_answer(session, STEP_CAP);
    vx_json_open(out, NULL, '{');
    add_said(out, "text", said, session->language);
    vx_add(out, "}\n");
    return VX_YES;
}

static vx_status run_in_study(vx_session *session, const vx_arguments *arguments, vx_match *match)
{
    static const vx_message unknown = {
        NULL,
        {"a lesson is asked to open, next, again, try, show or reply, not to '{word}'",
         "команды урока — open, next, again, try, show и reply, а не «{word}»"}};
    char text[VX_ACTION_TEXT_CAP];
    const char *verb = arguments->count > 0 ? arguments->word[0] : "";
    if (arguments->count == 0) return answer_step(session);
    if (strcmp(verb, "next") == 0) return go_on(session, match);
    if (strcmp(verb, "again") == 0) return begin_again(session);
    if (strcmp(verb, "show") == 0) return answer_solution(session, match);
    if (strcmp(verb, "reply") == 0 && arguments->count == 2)
        return answer_reply(session, arguments->word[1]);
    if (strcmp(verb, "try") != 0 || arguments->count < 2)
        return vx_fail_with(session, VX_BAD, &unknown, verb);
    if (!vx_join_words(session, arguments, 1, text, sizeof text)) return VX_BAD;
    return answer_try(session, match, text);
}

vx_status vx_run_lesson(vx_session *session, const vx_arguments *arguments)
{
    static const vx_message no_lesson = {
        NULL, {"no lesson has been opened here", "здесь не открыт урок"}};
    if (!vx_owns_match(session)) return VX_NO;
    if (arguments->count == 3 && strcmp(arguments->word[0], "open") == 0)
        return open_study(session, arguments->word[1], arguments->word[2]);
    if (session->study == NULL) return vx_fail_with(session, VX_BAD, &no_lesson, "");
    vx_match *match = vx_whole_match(session);
    return match != NULL ? run_in_study(session, arguments, match) : VX_BAD;
}
