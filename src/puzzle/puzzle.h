/* SPDX-License-Identifier: MIT */
/* puzzle.h - a position with one best action: read from its text (docs/PUZZLES.md), judged, answered
 * in words. Terminal and page show it and hand over what is tried. */
#ifndef VX_PUZZLE_PUZZLE_H
#define VX_PUZZLE_PUZZLE_H

#include "core/text.h"
#include "search/prove.h"

/* ---- A puzzle ---- */

/* What is asked. The first three are proved for every reply and every outcome; the next compare exact
 * chances; a list is held against the rules; the last compares measured ones. */
typedef enum {
    VX_GOAL_WIN,    /* win within so many own turns, whatever happens */
    VX_GOAL_TAKE,   /* take a thing of this kind within so many own turns, whatever happens */
    VX_GOAL_SAVE,   /* let the opponent take none of this kind by force in the next turn */
    VX_GOAL_STRIKE, /* the best chance that the opponent loses one of this kind at once */
    VX_GOAL_GUARD,  /* the best chance to lose none of this kind now */
    VX_GOAL_ODDS,   /* the best chance of what one row of the odds says */
    VX_GOAL_LIST,   /* mend an army list: the action that says that it is ready becomes legal */
    VX_GOAL_FILL, /* fill an army list: afterwards the action that says that it is ready alone is left */
    VX_GOAL_BETTER, /* do better than was done in a game: measured as a review does */
    VX_GOALS,
} vx_goal_kind;

enum { VX_ROW_CAP = 64, VX_PUZZLE_TEXT_CAP = 1 << 16 };

typedef struct {
    vx_goal_kind kind;
    int turns; /* of VX_GOAL_WIN and VX_GOAL_TAKE */
    int asset; /* of the game's kinds */
    /* Of VX_GOAL_ODDS the row's name in files, of VX_GOAL_BETTER the action that was taken, of
     * VX_GOAL_LIST the one that is to become legal, of VX_GOAL_FILL the one that is to be left. */
    char row[VX_ROW_CAP];
} vx_puzzle_goal;

typedef struct {
    const vx_game *game;
    int number, rating;
    vx_puzzle_goal goal;
    void *view; /* as the seat to act may know it */
    int seat;
    vx_action best;
    int chance, second; /* of a thousand: of the best action and of the next */
} vx_puzzle;

/* The first puzzle in the text; `why` names the line, counted from 1. Only after true is it yours to
 * free. */
bool vx_puzzle_read(const char *text, vx_puzzle *out, vx_problem *why);
void vx_puzzle_free(vx_puzzle *puzzle);
void vx_puzzle_write(const vx_puzzle *puzzle, vx_text *out);
/* Where the first puzzle at or after `text` begins, or NULL. */
const char *vx_next_puzzle(const char *text);
/* "win", "take": as in a file. */
const char *vx_goal_name(vx_goal_kind kind);

/* An action reaches it for certain, or not at all. */
bool vx_is_forced_goal(vx_goal_kind kind);
/* It is about an army list. */
bool vx_is_about_list(vx_goal_kind kind);
/* What it is about is in `row`, and not one of the game's kinds of things. */
bool vx_is_about_row(vx_goal_kind kind);

/* ---- Judging ---- */

typedef struct vx_judge vx_judge;

/* `memory` bytes are for proofs. NULL if there is no memory. */
vx_judge *vx_judge_new(const vx_game *game, size_t memory);
void vx_judge_free(vx_judge *judge); /* NULL is fine */

/* The moment to judge; false if too much may stand behind the view. */
bool vx_judge_look(vx_judge *judge, const void *view, int seat);

enum { VX_UNJUDGED = -1 };

/* The chance of a thousand that the action reaches the goal; VX_UNJUDGED: not settled. */
int vx_judge_action(vx_judge *judge, const vx_puzzle_goal *goal, vx_action action);

typedef struct {
    vx_action best;
    int chance, second; /* the next lower chance; -1: there is none */
    int equals;         /* other actions with the chance of the best */
    int rivals;         /* actions with a lower chance that is not 0 */
} vx_judged;

/* Judges all listed actions. False if one of them could not be settled. */
bool vx_judge_all(vx_judge *judge, const vx_puzzle_goal *goal, vx_judged *out);

/* Is the puzzle what it says? */
bool vx_puzzle_is_sound(vx_judge *judge, const vx_puzzle *puzzle);

/* ---- Trying ---- */

enum { VX_REPLY_CAP = 24 };

typedef struct {
    bool is_solved;
    int chance;                     /* of the try */
    uint64_t world;                 /* on which it is played */
    vx_action played[VX_REPLY_CAP]; /* the try and what it leads to, for the board */
    int length;
    char answer[VX_LANGUAGES]
               [VX_ACTION_TEXT_CAP]; /* the reply or the reason that refutes it, or "" */
} vx_puzzle_try;

/* One of the states behind the view. A puzzle begins with number 1. */
void vx_puzzle_world(const vx_puzzle *puzzle, uint64_t number, void *out);

/* The action must be legal in the view. */
void vx_puzzle_answer(vx_judge *judge, const vx_puzzle *puzzle, vx_action action,
                      vx_puzzle_try *out);

/* ---- Words ---- */

void vx_puzzle_task(const vx_puzzle *puzzle, vx_language language, vx_text *out);
void vx_puzzle_verdict(const vx_puzzle *puzzle, const vx_puzzle_try *tried, vx_language language,
                       vx_text *out);

#endif
