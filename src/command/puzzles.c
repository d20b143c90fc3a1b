/* SPDX-License-Identifier: MIT */
/* puzzles.c - a puzzle that a page plays, as a command. What is best, and what a try leads to, is
 * decided in src/puzzle. */
#include <stdlib.h>
#include <string.h>

#include "command/session.h"
#include "core/json.h"
#include "puzzle/puzzle.h"

enum { ANSWER_CAP = 1 << 14, PROVER_MEMORY = 32 << 20 };

struct vx_quest {
    vx_puzzle puzzle;
    vx_judge *judge;
    bool is_solved;
    bool is_shown; /* a wrong try and its refutation stand on the board */
};

static void free_quest(struct vx_quest *quest)
{
    vx_judge_free(quest->judge);
    vx_puzzle_free(&quest->puzzle);
    free(quest);
}

void vx_end_quest(vx_session *session)
{
    if (session->quest == NULL) return;
    free_quest(session->quest);
    session->quest = NULL;
}

/* A match that begins at one of the states behind the puzzle; NULL if there is no memory. */
static vx_match *begin_match(const vx_puzzle *puzzle, uint64_t world)
{
    void *state = malloc(puzzle->game->state_size);
    if (state == NULL) return NULL;
    vx_puzzle_world(puzzle, world, state);
    vx_match *match = vx_match_new(puzzle->game, state, 1);
    free(state);
    return match;
}

/* ---- Answers ---- */

static void add_task(vx_session *session, const char *key)
{
    const struct vx_quest *quest = session->quest;
    const vx_puzzle *puzzle = &quest->puzzle;
    char task[1024];
    vx_text words = vx_text_on(task, sizeof task);
    vx_puzzle_task(puzzle, session->language, &words);
    vx_text *out = vx_answer(session, ANSWER_CAP);
    vx_json_open(out, key, '{');
    vx_json_text(out, "game", puzzle->game->id);
    vx_json_number(out, "number", puzzle->number);
    vx_json_text(out, "goal", vx_goal_name(puzzle->goal.kind));
    vx_json_number(out, "rating", puzzle->rating);
    vx_json_number(out, "seat", puzzle->seat);
    vx_json_text(out, "task", task);
    vx_json_bool(out, "isSolved", quest->is_solved);
    vx_json_bool(out, "isShown", quest->is_shown);
    vx_json_close(out, '}');
}

static vx_status answer_task(vx_session *session)
{
    add_task(session, NULL);
    vx_add_char(vx_answer(session, 1), '\n');
    return VX_YES;
}

static vx_status answer_try(vx_session *session, const char *outcome, const char *words,
                            const vx_problem *problem)
{
    char reason[512] = "";
    vx_text said = vx_text_on(reason, sizeof reason);
    const char *clause = "";
    if (problem != NULL && problem->message != NULL) {
        vx_add_reason(&said, problem, session->language);
        if (problem->message->clause != NULL) clause = problem->message->clause;
    }
    vx_text *out = vx_answer(session, ANSWER_CAP);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "outcome", outcome);
    vx_json_text(out, "text", words);
    vx_json_text(out, "clause", clause);
    vx_json_text(out, "reason", reason);
    add_task(session, "puzzle");
    vx_add(vx_answer(session, 2), "}\n");
    return VX_YES;
}

/* ---- Opening and beginning again ---- */

static vx_status open_quest(vx_session *session, const char *text)
{
    int asker;
    vx_problem problem = {0};
    struct vx_quest *quest = calloc(1, sizeof *quest);
    if (quest == NULL) return vx_fail_memory(session);
    const char *below = strchr(text, '\n'); /* the command itself stands above */
    if (!vx_puzzle_read(below != NULL ? below + 1 : "", &quest->puzzle, &problem)) {
        free(quest);
        return vx_fail(session, VX_BAD, NULL, &problem);
    }
    quest->judge = vx_judge_new(quest->puzzle.game, PROVER_MEMORY);
    vx_match *match = quest->judge != NULL ? begin_match(&quest->puzzle, 1) : NULL;
    if (match == NULL || !vx_find_asker(session, match, true, &asker)) {
        free_quest(quest);
        if (match == NULL) return vx_fail_memory(session);
        vx_match_free(match);
        return VX_BAD;
    }
    vx_hold_match(session, match); /* ends the puzzle before */
    session->quest = quest;
    return answer_task(session);
}

static vx_status begin_again(vx_session *session)
{
    vx_match *match = begin_match(&session->quest->puzzle, 1);
    if (match == NULL) return vx_fail_memory(session);
    session->quest->is_shown = session->quest->is_solved = false;
    vx_hold_lesson(session, match);
    return answer_task(session);
}

/* ---- Trying ---- */

/* Puts the try and what it leads to on the board. */
static vx_status make_try(vx_session *session, vx_action action)
{
    struct vx_quest *quest = session->quest;
    vx_puzzle_try tried;
    char verdict[1024];
    vx_text words = vx_text_on(verdict, sizeof verdict);
    vx_puzzle_answer(quest->judge, &quest->puzzle, action, &tried);
    vx_match *match = begin_match(&quest->puzzle, tried.world);
    if (match == NULL) return vx_fail_memory(session);
    for (int i = 0; i < tried.length; i++)
        if (!vx_match_play(match, tried.played[i], NULL)) break;
    vx_hold_lesson(session, match);
    quest->is_solved = tried.is_solved;
    quest->is_shown = !tried.is_solved;
    vx_puzzle_verdict(&quest->puzzle, &tried, session->language, &words);
    return answer_try(session, tried.is_solved ? "solved" : "wrong", verdict, NULL);
}

static vx_status try_action(vx_session *session, vx_match *match, const char *text)
{
    static const vx_message nothing_asked = {
        NULL, {"nothing is asked here: begin again", "здесь ничего не нужно: начните заново"}};
    vx_action action;
    vx_problem problem = {0};
    if (session->quest->is_solved || session->quest->is_shown)
        return vx_fail_with(session, VX_NO, &nothing_asked, "");
    vx_status status = vx_match_read_action(match, text, &action, &problem);
    if (status == VX_YES) return make_try(session, action);
    return answer_try(session, status == VX_NO ? "refused" : "bad", "", &problem);
}

static vx_status answer_solution(vx_session *session)
{
    const vx_puzzle *puzzle = &session->quest->puzzle;
    vx_text *out = vx_answer(session, VX_ACTION_TEXT_CAP + 1);
    char text[VX_ACTION_TEXT_CAP];
    vx_format_action(puzzle->game, puzzle->view, puzzle->best, text, sizeof text);
    vx_add(out, text);
    vx_add_char(out, '\n');
    return VX_YES;
}

vx_status vx_run_puzzle(vx_session *session, const vx_arguments *arguments)
{
    static const vx_message no_puzzle = {
        NULL, {"no puzzle has been opened here", "здесь не открыта задача"}};
    static const vx_message unknown = {
        NULL,
        {"a puzzle is asked to open, again, try or show, not to '{word}'",
         "команды задачи — open, again, try и show, а не «{word}»"}};
    char text[VX_ACTION_TEXT_CAP];
    const char *verb = arguments->count > 0 ? arguments->word[0] : "";
    if (!vx_owns_match(session)) return VX_NO;
    if (strcmp(verb, "open") == 0 && arguments->lines != NULL)
        return open_quest(session, arguments->lines);
    if (session->quest == NULL) return vx_fail_with(session, VX_BAD, &no_puzzle, "");
    vx_match *match = vx_whole_match(session);
    if (match == NULL) return VX_BAD;
    if (arguments->count == 0) return answer_task(session);
    if (strcmp(verb, "again") == 0) return begin_again(session);
    if (strcmp(verb, "show") == 0) return answer_solution(session);
    if (strcmp(verb, "try") != 0 || arguments->count < 2)
        return vx_fail_with(session, VX_BAD, &unknown, verb);
    return vx_join_words(session, arguments, 1, text, sizeof text)
               ? try_action(session, match, text)
               : VX_BAD;
}
