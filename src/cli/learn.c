/* SPDX-License-Identifier: MIT */
/* learn.c - lessons in the terminal: the list with what is done, one lesson from step to step, and
 * the check of a file that somebody writes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/done.h"
#include "cli/host.h"
#include "cli/play.h"
#include "cli/reading.h"
#include "cli/terminal.h"
#include "command/markdown.h"

typedef struct {
    vx_session *session; /* for the rules */
    vx_host host;
    vx_language language;
    const vx_lesson *lesson;
    vx_lesson_run run;
    vx_match *match;
    bool has_left;
} classroom;

static const char *say(const classroom *c, const char *english, const char *russian)
{
    return c->language == VX_RUSSIAN ? russian : english;
}

/* ---- What is done, a line a lesson: "war-chest 05-archers" ---- */

enum { NAME_CAP = 160 };

static bool is_learnt(const char *done, const vx_lesson_file *file)
{
    char name[NAME_CAP];
    snprintf(name, sizeof name, "%s %s", file->game, file->name);
    return vx_is_done(done, name);
}

static void keep_lesson(const vx_lesson_file *file)
{
    char name[NAME_CAP];
    snprintf(name, sizeof name, "%s %s", file->game, file->name);
    vx_keep_done("lessons", name);
}

/* ---- Printing ---- */

static void print_words(const classroom *c, const char *indent, const char *words)
{
    vx_print_words(&c->host, indent, words);
}

static void print_said(const classroom *c, const char *indent, const vx_said *said)
{
    if (said != NULL && said->line != 0) print_words(c, indent, said->words[c->language]);
}

static void print_board(const classroom *c)
{
    vx_print_state(&c->host, c->language, c->match->game, c->match->state, c->lesson->seat);
}

/* What the text speaks of, below the board: "On the board: c3, c3 → c4". */
static void print_marks(const classroom *c, const vx_lesson_step *step)
{
    const char *before = say(c, "On the board: ", "На доске: ");
    for (int i = step->first; i < step->first + step->count; i++) {
        const vx_lesson_line *line = &c->lesson->lines[i];
        const char *between = line->kind == VX_LINE_ARROW ? " → " : ", ";
        vx_reader in = vx_read(line->text);
        vx_word thing;
        if (line->kind < VX_LINE_MARK) continue;
        for (int n = 0; vx_next_word(&in, &thing); n++) {
            printf("%s%.*s", n > 0 ? between : before, (int)thing.length, thing.start);
            before = ", ";
        }
    }
    if (strcmp(before, ", ") == 0) putchar('\n');
}

static void print_step(const classroom *c)
{
    const vx_lesson_step *step = vx_lesson_step_of(&c->run);
    print_board(c);
    print_marks(c, step);
    print_said(c, step->is_task ? "> " : "", &step->said);
}

static void print_help(const classroom *c)
{
    puts(say(
        c,
        "Type the action. hint, show (do it for me), actions, board, again, rules CLAUSE, next, "
        "quit.",
        "Введите действие. hint — подсказка, show — показать, actions — что можно, board — доска, "
        "again — заново, rules ПУНКТ, next — дальше, quit — выйти."));
}

static void print_problem(const classroom *c, const vx_problem *problem)
{
    char sentence[512];
    vx_format_problem(problem, c->language, sentence, sizeof sentence);
    print_words(c, "  ", sentence);
}

static void print_actions(const classroom *c)
{
    vx_print_actions(c->language, c->match->game, c->match->state, c->lesson->seat);
}

/* ---- Going through ---- */

static void begin_again(classroom *c)
{
    vx_match *match = vx_lesson_again(&c->run);
    if (match == NULL) return;
    vx_match_free(c->match);
    c->match = match;
    print_step(c);
}

static void show_solution(classroom *c);

static void tell_answer(classroom *c, const vx_try_answer *answer)
{
    switch (answer->outcome) {
    case VX_TRY_DONE:
        print_board(c);
        puts(say(c, "Right.", "Верно."));
        print_said(c, "", answer->said);
        break;
    case VX_TRY_GOES_ON:
        print_board(c);
        puts(say(c, "Go on.", "Дальше."));
        break;
    case VX_TRY_OTHER:
        if (answer->said == NULL)
            puts(say(c, "  Allowed, but not what is asked here.",
                     "  Так можно, но здесь нужно другое."));
        print_said(c, "  ", answer->said);
        break;
    case VX_TRY_LATE:
        print_said(c, "  ", answer->said);
        puts(say(c, "  Try it once more.", "  Попробуйте ещё раз."));
        begin_again(c);
        break;
    default:
        print_problem(c, &answer->problem);
        print_said(c, "  ", answer->said);
    }
}

static void go_on(classroom *c)
{
    if (vx_lesson_is_last(&c->run)) {
        c->has_left = c->run.is_done;
        if (!c->run.is_done) show_solution(c);
        return;
    }
    c->match = vx_lesson_next(&c->run, c->match);
    c->has_left = c->match == NULL;
    if (c->match != NULL) print_step(c);
}

static void try_action(classroom *c, const char *text)
{
    vx_try_answer answer;
    vx_lesson_try(&c->run, c->match, text, &answer);
    if (answer.outcome == VX_TRY_BAD) answer.problem.line = 0;
    if (vx_lesson_flows_on(&c->run)) {
        puts(say(c, "Right.", "Верно."));
        go_on(c);
    } else {
        tell_answer(c, &answer);
    }
}

static void show_solution(classroom *c)
{
    char text[VX_ACTION_TEXT_CAP];
    if (!vx_lesson_solution(&c->run, c->match, text, sizeof text)) return;
    printf("  %s\n", text);
    try_action(c, text);
}

static void print_clause(classroom *c, const char *clause)
{
    const char *const words[] = {"rules", c->lesson->game->id, clause};
    vx_session_run(c->session, *clause != '\0' ? 3 : 2, words);
    fputs(vx_session_output(c->session), stdout);
    if (vx_session_error(c->session)[0] != '\0') puts(vx_session_error(c->session));
}

static void take_line(classroom *c, const char *line)
{
    if (line[0] == '\0')
        c->run.is_done ? go_on(c) : print_help(c);
    else if (strcmp(line, "next") == 0)
        go_on(c);
    else if (strcmp(line, "quit") == 0)
        c->has_left = true;
    else if (strcmp(line, "help") == 0 || strcmp(line, "?") == 0)
        print_help(c);
    else if (strcmp(line, "hint") == 0)
        print_said(c, "  ", &vx_lesson_step_of(&c->run)->hint);
    else if (strcmp(line, "show") == 0)
        show_solution(c);
    else if (strcmp(line, "actions") == 0)
        print_actions(c);
    else if (strcmp(line, "board") == 0)
        print_board(c);
    else if (strcmp(line, "again") == 0)
        begin_again(c);
    else if (strncmp(line, "rules", 5) == 0 && (line[5] == ' ' || line[5] == '\0'))
        print_clause(c, line + 5 + (line[5] == ' '));
    else
        try_action(c, line);
}

/* True when every step was gone through. */
static bool teach(classroom *c)
{
    char line[VX_LINE_LENGTH];
    bool is_whole = false;
    c->match = vx_lesson_begin(&c->run, c->lesson);
    if (c->match == NULL) return false;
    printf("%s: %s\n", c->lesson->game->name[c->language], c->lesson->title.words[c->language]);
    print_help(c);
    print_step(c);
    while (!c->has_left) {
        is_whole = vx_lesson_is_last(&c->run) && c->run.is_done;
        printf("%s", c->run.is_done ? say(c, "-- Enter: on > ", "— Enter: дальше > ") : "> ");
        fflush(stdout);
        if (!vx_read_line(line, sizeof line)) break;
        take_line(c, line);
    }
    putchar('\n');
    vx_match_free(c->match);
    vx_lesson_end(&c->run);
    return is_whole;
}

/* ---- The command ---- */

static vx_status print_list(vx_session *session, const vx_game *game)
{
    char *done = vx_read_done("lessons");
    if (done == NULL) return vx_fail_memory(session);
    for (const vx_lesson_file *file = vx_lesson_files; file->game != NULL; file++) {
        vx_problem problem;
        if (game != NULL && strcmp(file->game, game->id) != 0) continue;
        vx_lesson *lesson = vx_lesson_read((const char *)file->text, &problem);
        if (lesson == NULL) continue;
        printf("%s %-16s %-24s %s\n", is_learnt(done, file) ? "+" : "-", file->game, file->name,
               lesson->title.words[session->language]);
        vx_lesson_free(lesson);
    }
    free(done);
    return VX_YES;
}

/* The first of the game that has not been gone through, or its first. */
static const vx_lesson_file *next_lesson(const vx_game *game)
{
    const vx_lesson_file *first = NULL, *found = NULL;
    char *done = vx_read_done("lessons");
    for (const vx_lesson_file *file = vx_lesson_files; file->game != NULL && found == NULL;
         file++) {
        if (strcmp(file->game, game->id) != 0) continue;
        if (first == NULL) first = file;
        if (!is_learnt(done, file)) found = file;
    }
    free(done);
    return found != NULL ? found : first;
}

static vx_lesson *read_lesson(vx_session *session, const char *text, const char *name)
{
    vx_problem problem;
    vx_lesson *lesson = vx_lesson_read(text, &problem);
    if (lesson == NULL) vx_fail(session, VX_BAD, name, &problem);
    return lesson;
}

static vx_status check_file(vx_session *session, const char *name)
{
    vx_problem problem = {0};
    char *text = vx_read_text(session, name);
    vx_lesson *lesson = text != NULL ? read_lesson(session, text, name) : NULL;
    free(text);
    if (lesson == NULL) return VX_BAD;
    bool is_sound = vx_lesson_check(lesson, &problem);
    vx_lesson_free(lesson);
    if (!is_sound) return vx_fail(session, VX_NO, name, &problem);
    printf("%s: %s\n", name, session->language == VX_RUSSIAN ? "верно" : "sound");
    return VX_YES;
}

static vx_status teach_text(vx_session *session, const char *text, const char *name,
                            const vx_lesson_file *file)
{
    vx_lesson *lesson = read_lesson(session, text, name);
    if (lesson == NULL) return VX_BAD;
    vx_session *reader = vx_session_new(session->host, VX_DIALOGUE);
    classroom room = {
        .session = reader, .host = *session->host, .language = session->language, .lesson = lesson};
    bool is_whole = reader != NULL && teach(&room);
    if (is_whole && file != NULL) keep_lesson(file);
    if (is_whole && file != NULL && file[1].game != NULL && strcmp(file[1].game, file->game) == 0)
        printf("%s vexillum learn %s %s\n", say(&room, "Next:", "Дальше:"), file[1].game,
               file[1].name);
    vx_session_free(reader);
    vx_lesson_free(lesson);
    return VX_YES;
}

static vx_status teach_file(vx_session *session, const char *name)
{
    char *text = vx_read_text(session, name);
    vx_status status = text != NULL ? teach_text(session, text, name, NULL) : VX_BAD;
    free(text);
    return status;
}

vx_status vx_run_terminal_learn(vx_session *session, const vx_arguments *arguments)
{
    static const vx_message no_lessons = {
        NULL, {"'{word}' has no lessons yet", "у «{word}» ещё нет уроков"}};
    const char *first = arguments->count > 0 ? arguments->word[0] : NULL;
    if (vx_flag_given(arguments, "--check"))
        return check_file(session, first != NULL ? first : "-");
    if (first == NULL) return print_list(session, NULL);
    if (arguments->count == 1 && vx_names_file(session, first)) return teach_file(session, first);
    const vx_game *game = vx_wanted_game(session, first);
    if (game == NULL) return VX_BAD;
    if (vx_flag_given(arguments, "--list")) return print_list(session, game);
    const vx_lesson_file *file = arguments->count > 1
                                     ? vx_wanted_lesson(session, game, arguments->word[1])
                                     : next_lesson(game);
    if (file == NULL)
        return arguments->count > 1 ? VX_BAD : vx_fail_with(session, VX_BAD, &no_lessons, game->id);
    return teach_text(session, (const char *)file->text, file->name, file);
}
