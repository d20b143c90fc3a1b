/* SPDX-License-Identifier: MIT */
/* lesson.h - lessons: a text file that a person can write (docs/LESSONS.md), read and run here for
 * everybody. Terminal and page show what is said and hand over what the learner tries. */
#ifndef VX_LESSON_LESSON_H
#define VX_LESSON_LESSON_H

#include "match/match.h"

/* ---- A lesson as it is read ---- */

/* The same words in each language; `line` 0: nothing is said. */
typedef struct {
    const char *words[VX_LANGUAGES];
    int line;
} vx_said;

typedef enum {
    VX_LINE_DO,    /* this action, or any legal one of this pattern, is what the task asks for */
    VX_LINE_UNTIL, /* the task is done when the printed position has such a line */
    VX_LINE_NO,    /* a likely wrong try: refused by `clause`, or legal and not what is asked */
    VX_LINE_THEN,  /* what dice (VX_CHANCE) or a seat do afterwards */
    VX_LINE_SOLVE, /* one action of a way to do it, where `do` alone does not tell it */
    VX_LINE_MARK,  /* things to be marked on the board */
    VX_LINE_ARROW, /* two things: an arrow from one to the other */
} vx_line_kind;

typedef struct {
    vx_line_kind kind;
    int line; /* of the file */
    int actor;
    const char *text;
    const char *clause; /* of VX_LINE_NO; NULL: legal */
    vx_said said;       /* of VX_LINE_NO */
} vx_lesson_line;

/* A text to read, or a task. */
typedef struct {
    int line;
    bool is_task;
    const char *position; /* NULL: goes on from the step before */
    int position_line;
    vx_said said, hint, done, other, late;
    int first, count; /* its lines */
    int within;       /* own actions that `until` allows; 0: any number */
} vx_lesson_step;

enum {
    VX_LESSON_STEPS = 32,
    VX_LESSON_LINES = 320,
    VX_LESSON_CLAUSES = 16,
    VX_LESSON_CAP = 1 << 18, /* bytes of a file */
};

typedef struct {
    const vx_game *game;
    int seat; /* the learner's */
    vx_said title;
    const char *clauses[VX_LESSON_CLAUSES]; /* that it teaches */
    int clause_count;
    vx_lesson_step steps[VX_LESSON_STEPS];
    int step_count;
    vx_lesson_line lines[VX_LESSON_LINES];
    int line_count;
    char *memory; /* holds every text above */
} vx_lesson;

/* NULL: `why` names the line and what is wrong there. Free it with vx_lesson_free(). */
vx_lesson *vx_lesson_read(const char *text, vx_problem *why);
void vx_lesson_free(vx_lesson *lesson); /* NULL is fine */

/* Plays it through: every task can be done, every wrong try is answered as the file says, all dice
 * are given and every line is needed. */
bool vx_lesson_check(const vx_lesson *lesson, vx_problem *why);

/* ---- A lesson as it is run ---- */

typedef struct {
    const vx_lesson *lesson;
    int step;
    bool is_done; /* the task of this step */
    int made;     /* own actions in it */
    int scripted; /* lines looked at for a VX_LINE_THEN to be used */
    int misses;   /* scripted lines that did not fit, and dice that no line gave */
    void *start;  /* the state at which the step began */
} vx_lesson_run;

typedef enum {
    VX_TRY_DONE,
    VX_TRY_GOES_ON, /* right so far */
    VX_TRY_OTHER,   /* legal, but not what is asked: nothing was played */
    VX_TRY_REFUSED, /* the rules forbid it */
    VX_TRY_LATE,    /* the task was not done in time: begin it anew with vx_lesson_again() */
    VX_TRY_BAD,     /* no action at all, or nothing is asked */
} vx_try;

typedef struct {
    vx_try outcome;
    const vx_said *said; /* the lesson's own words, or NULL */
    vx_problem problem;  /* of VX_TRY_REFUSED and VX_TRY_BAD */
} vx_try_answer;

/* These make a match, which is yours, or NULL if there is no memory. vx_lesson_next() gives back
 * `match` itself where the step goes on from it; a task that is not done is done first. */
vx_match *vx_lesson_begin(vx_lesson_run *run, const vx_lesson *lesson);
vx_match *vx_lesson_next(vx_lesson_run *run, vx_match *match);
vx_match *vx_lesson_again(vx_lesson_run *run);
void vx_lesson_end(vx_lesson_run *run);

bool vx_lesson_is_last(const vx_lesson_run *run);
/* The task is done, nothing is said about it, and the next one goes on from here: no need to wait. */
bool vx_lesson_flows_on(const vx_lesson_run *run);
const vx_lesson_step *vx_lesson_step_of(const vx_lesson_run *run);

void vx_lesson_try(vx_lesson_run *run, vx_match *match, const char *text, vx_try_answer *out);
/* The next action of the way to do it, in notation; false if there is none. */
bool vx_lesson_solution(const vx_lesson_run *run, const vx_match *match, char *out,
                        size_t capacity);
/* What the lesson says to a try that this clause forbids; NULL: nothing. */
const vx_said *vx_lesson_reply(const vx_lesson_run *run, const char *clause);

/* ---- The lessons in the program ---- */

typedef struct {
    const char *game, *name; /* "01-walking" */
    const unsigned char *text;
} vx_lesson_file;

extern const vx_lesson_file vx_lesson_files[]; /* ended by one without a game */

/* By its name, by the name without its number, or by its number; NULL: there is none. */
const vx_lesson_file *vx_find_lesson(const vx_game *game, const char *name);
/* The lesson that teaches the clause, or NULL. */
const vx_lesson_file *vx_lesson_on_clause(const vx_game *game, const char *clause);

#endif
