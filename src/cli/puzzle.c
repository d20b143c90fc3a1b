/* SPDX-License-Identifier: MIT */
/* puzzle.c - one puzzle in the terminal: it is shown, tries are answered with what refutes them, and
 * what was solved is kept. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli/done.h"
#include "cli/host.h"
#include "cli/play.h"
#include "cli/puzzle_files.h"
#include "cli/reading.h"
#include "cli/terminal.h"
#include "puzzle/puzzle.h"

enum { PROVER_MEMORY = 64 << 20, DAY = 86400 };

typedef struct {
    vx_session *session; /* for the rules */
    vx_host host;
    vx_language language;
    vx_puzzle puzzle;
    vx_judge *judge;
    vx_match *match;
    bool is_solved, has_left;
} desk;

static const char *say(const desk *d, const char *english, const char *russian)
{
    return d->language == VX_RUSSIAN ? russian : english;
}

/* ---- What is solved, a line a puzzle: "war-chest 17" ---- */

enum { NAME_CAP = 160 };

static bool is_solved(const char *done, const char *game, int number)
{
    char name[NAME_CAP];
    snprintf(name, sizeof name, "%s %d", game, number);
    return vx_is_done(done, name);
}

static void keep_puzzle(const vx_puzzle *puzzle)
{
    char name[NAME_CAP];
    snprintf(name, sizeof name, "%s %d", puzzle->game->id, puzzle->number);
    vx_keep_done("puzzles", name);
}

/* ---- Which one ---- */

static int count_puzzles(const vx_puzzle_file *file)
{
    int count = 0;
    for (const char *at = vx_next_puzzle((const char *)file->text); at != NULL;
         at = vx_next_puzzle(at + 1))
        count++;
    return count;
}

/* The text of puzzle `index` of the file, from 0. */
static const char *puzzle_at(const vx_puzzle_file *file, int index)
{
    const char *at = vx_next_puzzle((const char *)file->text);
    for (; index > 0 && at != NULL; index--) at = vx_next_puzzle(at + 1);
    return at;
}

static const vx_puzzle_file *find_file(const char *game)
{
    for (const vx_puzzle_file *file = vx_puzzle_files; file->game != NULL; file++)
        if (strcmp(file->game, game) == 0) return file;
    return NULL;
}

/* The puzzle of the day goes round the games; of one game each day has its own. */
static const char *daily_puzzle(const vx_puzzle_file *file)
{
    int64_t day = (int64_t)time(NULL) / DAY;
    int files = 0;
    while (vx_puzzle_files[files].game != NULL) files++;
    if (files == 0) return NULL;
    if (file == NULL) file = &vx_puzzle_files[day % files];
    int count = count_puzzles(file);
    return count > 0 ? puzzle_at(file, (int)(day * 37 % count)) : NULL;
}

/* The first that has not been solved, or the first. */
static const char *next_puzzle(const vx_puzzle_file *file)
{
    const char *found = NULL;
    char *done = vx_read_done("puzzles");
    for (const char *at = puzzle_at(file, 0); at != NULL && found == NULL;
         at = vx_next_puzzle(at + 1))
        if (!is_solved(done, file->game, atoi(at + strlen("puzzle ")))) found = at;
    free(done);
    return found != NULL ? found : puzzle_at(file, 0);
}

/* ---- Showing and trying ---- */

static void print_board(const desk *d)
{
    vx_print_state(&d->host, d->language, d->puzzle.game, d->match->state, d->puzzle.seat);
}

/* Puts up the state behind the puzzle of this number. False if there is no memory. */
static bool put_up(desk *d, uint64_t world)
{
    void *state = malloc(d->puzzle.game->state_size);
    if (state == NULL) return false;
    vx_puzzle_world(&d->puzzle, world, state);
    vx_match *match = vx_match_new(d->puzzle.game, state, 1);
    free(state);
    if (match == NULL) return false;
    vx_match_free(d->match);
    d->match = match;
    return true;
}

static void print_puzzle(const desk *d)
{
    char words[512];
    vx_text text = vx_text_on(words, sizeof words);
    print_board(d);
    vx_puzzle_task(&d->puzzle, d->language, &text);
    vx_print_words(&d->host, "> ", words);
}

static void print_help(const desk *d)
{
    puts(say(d, "Type the action. actions, board, show (the solution), rules CLAUSE, quit.",
             "Введите действие. actions — что можно, board — доска, show — решение, rules ПУНКТ, "
             "quit — выйти."));
}

/* Tells each action of the line as the seat sees it happen. */
static void play_line(desk *d, const vx_puzzle_try *tried)
{
    const vx_game *game = d->puzzle.game;
    void *view = malloc(game->state_size);
    for (int i = 0; i < tried->length && view != NULL; i++) {
        char words[VX_ACTION_TEXT_CAP];
        vx_view(game, d->match->state, d->puzzle.seat, view);
        vx_action seen = vx_hide_action(game, d->match->state, tried->played[i], d->puzzle.seat);
        vx_describe_action(game, view, seen, d->language, words, sizeof words);
        vx_print_words(&d->host, "    ", words);
        if (!vx_match_play(d->match, tried->played[i], NULL)) break;
    }
    free(view);
}

static void try_action(desk *d, vx_action action)
{
    vx_puzzle_try tried;
    char words[1024];
    vx_text text = vx_text_on(words, sizeof words);
    vx_puzzle_answer(d->judge, &d->puzzle, action, &tried);
    if (!put_up(d, tried.world)) return;
    play_line(d, &tried);
    vx_puzzle_verdict(&d->puzzle, &tried, d->language, &text);
    print_board(d);
    puts(tried.is_solved ? say(d, "Right.", "Верно.") : say(d, "Not the best.", "Не лучшее."));
    vx_print_words(&d->host, "", words);
    d->is_solved = tried.is_solved;
    if (tried.is_solved || !put_up(d, 1)) return;
    puts(say(d, "Try again.", "Попробуйте ещё раз."));
}

static void read_action(desk *d, const char *line)
{
    vx_action action;
    vx_problem problem = {0};
    char sentence[512];
    if (vx_match_read_action(d->match, line, &action, &problem) == VX_YES) {
        try_action(d, action);
        return;
    }
    problem.line = 0;
    vx_format_problem(&problem, d->language, sentence, sizeof sentence);
    vx_print_words(&d->host, "  ", sentence);
}

static void print_clause(desk *d, const char *clause)
{
    const char *const words[] = {"rules", d->puzzle.game->id, clause};
    vx_session_run(d->session, *clause != '\0' ? 3 : 2, words);
    fputs(vx_session_output(d->session), stdout);
    if (vx_session_error(d->session)[0] != '\0') puts(vx_session_error(d->session));
}

static void take_line(desk *d, const char *line)
{
    if (line[0] == '\0' || strcmp(line, "help") == 0 || strcmp(line, "?") == 0)
        print_help(d);
    else if (strcmp(line, "quit") == 0)
        d->has_left = true;
    else if (strcmp(line, "actions") == 0)
        vx_print_actions(d->language, d->puzzle.game, d->match->state, d->puzzle.seat);
    else if (strcmp(line, "board") == 0)
        print_board(d);
    else if (strcmp(line, "show") == 0)
        try_action(d, d->puzzle.best);
    else if (strncmp(line, "rules", 5) == 0 && (line[5] == ' ' || line[5] == '\0'))
        print_clause(d, line + 5 + (line[5] == ' '));
    else
        read_action(d, line);
}

static void solve(desk *d)
{
    char line[VX_LINE_LENGTH];
    bool was_shown = false;
    printf("%s, %s %d (%d)\n", d->puzzle.game->name[d->language], say(d, "puzzle", "задача"),
           d->puzzle.number, d->puzzle.rating);
    print_help(d);
    print_puzzle(d);
    while (!d->has_left && !d->is_solved) {
        fputs("> ", stdout);
        fflush(stdout);
        if (!vx_read_line(line, sizeof line)) break;
        was_shown = was_shown || strcmp(line, "show") == 0;
        take_line(d, line);
    }
    if (d->is_solved && !was_shown) keep_puzzle(&d->puzzle);
}

/* ---- The command ---- */

static vx_status solve_text(vx_session *session, const char *text, const char *name)
{
    vx_problem problem = {0};
    desk d = {.host = *session->host, .language = session->language};
    if (!vx_puzzle_read(text, &d.puzzle, &problem)) return vx_fail(session, VX_BAD, name, &problem);
    d.session = vx_session_new(session->host, VX_DIALOGUE);
    d.judge = vx_judge_new(d.puzzle.game, PROVER_MEMORY);
    bool is_ready = d.session != NULL && d.judge != NULL && put_up(&d, 1);
    if (is_ready) solve(&d);
    vx_match_free(d.match);
    vx_judge_free(d.judge);
    vx_session_free(d.session);
    vx_puzzle_free(&d.puzzle);
    return is_ready ? VX_YES : vx_fail_memory(session);
}

static vx_status solve_numbered(vx_session *session, const vx_puzzle_file *file, const char *number)
{
    static const vx_message none = {
        NULL, {"there is no puzzle '{word}' of this game", "в этой игре нет задачи «{word}»"}};
    for (const char *at = puzzle_at(file, 0); at != NULL; at = vx_next_puzzle(at + 1))
        if (atoi(at + strlen("puzzle ")) == atoi(number))
            return solve_text(session, at, file->game);
    return vx_fail_with(session, VX_BAD, &none, number);
}

vx_status vx_run_terminal_puzzle(vx_session *session, const vx_arguments *arguments)
{
    static const vx_message none = {NULL,
                                    {"'{word}' has no puzzles yet", "у «{word}» ещё нет задач"}};
    const char *first = arguments->count > 0 ? arguments->word[0] : NULL;
    if (first == NULL) return solve_text(session, daily_puzzle(NULL), "puzzle");
    if (arguments->count == 1 && vx_names_file(session, first)) {
        char *text = vx_read_text(session, first);
        vx_status status = text != NULL ? solve_text(session, text, first) : VX_BAD;
        free(text);
        return status;
    }
    const vx_game *game = vx_wanted_game(session, first);
    if (game == NULL) return VX_BAD;
    const vx_puzzle_file *file = find_file(game->id);
    if (file == NULL) return vx_fail_with(session, VX_BAD, &none, game->id);
    if (arguments->count > 1) return solve_numbered(session, file, arguments->word[1]);
    bool is_daily = vx_flag_given(arguments, "--daily");
    return solve_text(session, is_daily ? daily_puzzle(file) : next_puzzle(file), game->id);
}
