/* SPDX-License-Identifier: MIT */
/* play.h - a game at the terminal, as the files that play it share it. */
#ifndef VX_CLI_PLAY_H
#define VX_CLI_PLAY_H

#include "cli/save.h"
#include "command/bots.h"
#include "command/session.h"
#include "lesson/guide.h"

enum { VX_QUESTION_CAP = 512, VX_LINE_LENGTH = 1024, VX_ANSWER_CAP = 1 << 18 };

/* Who leads through a first game. */
typedef struct {
    vx_guide *guide; /* NULL: nobody */
    char options[512];
    bool said[VX_GUIDE_NOTES];
    int heard; /* entries that it has spoken about */
    int note;  /* shown now, or -1 */
} vx_leader;

typedef struct {
    vx_session *session; /* answers questions about the match, as the viewer may know it */
    vx_match *match;     /* the session's own; only playing and chance touch the whole of it */
    vx_host host;
    vx_platform platform;
    vx_bots bots;
    vx_language language;
    bool is_human[VX_SEATS_MAX];
    int seats, humans, level;
    const char *bot;                /* its name; NULL: a level */
    vx_limits opponent;             /* what that means */
    bool is_screen;                 /* a terminal that can be cleared */
    int viewer;                     /* who looks at the screen: a seat or VX_SPECTATOR */
    int entrusted;                  /* decisions the viewer still leaves to the machine */
    bool whole_step;                /* until the step is over */
    bool has_begun;                 /* a turn of the game has begun: it is set up */
    bool is_step_over;              /* a turn, phase or round has begun since */
    char question[VX_QUESTION_CAP]; /* while the game is set up: as long as this is asked */
    int page;                       /* of the choices on the screen */
    int used;                       /* lines of the screen that are written */
    char pending[VX_LINE_LENGTH];   /* typed while a page was read; "": nothing */
    char answer[VX_ANSWER_CAP];     /* to what the player typed last */
    size_t answered;                /* its length */
    int shown[VX_SEATS_MAX];        /* entries of the match that each seat has been told */
    bool needs_drawing, was_greeted, has_left;
    char path[VX_PATH_CAP]; /* of the record */
    vx_leader leader;
} vx_evening;

/* ---- play.c ---- */

/* One of two texts, by the reader's language. */
const char *vx_say(const vx_evening *e, const char *english, const char *russian);
/* The action becomes part of the match and of the record on disk. */
bool vx_make_action(vx_evening *e, vx_action action, vx_problem *why);
bool vx_keep_record(vx_evening *e);

/* ---- screen.c ---- */

void vx_draw_board(vx_evening *e);
/* Board, news or the last answer, question and choices: all of it fits the screen. */
void vx_draw_table(vx_evening *e);
/* What happened since the viewer last acted, in as many lines as there is room for. */
void vx_tell_news(vx_evening *e, int room);
/* The rules' own words for whose turn it is. */
void vx_tell_turn(vx_evening *e);
void vx_write_question(const vx_evening *e, char out[VX_QUESTION_CAP]);
/* Prints a line, on a screen no wider than the screen, and counts it. */
void vx_put_line(vx_evening *e, const char *line);
/* The same for words that may need several lines. */
void vx_put_wrapped(vx_evening *e, const char *words);
/* Lines of the screen above the one that is typed on. */
int vx_lines_left(const vx_evening *e);
/* Hides one player's things from the next. False at the end of the input. */
bool vx_draw_curtain(vx_evening *e, int seat);
/* The state as the viewer may know it; you free() it. NULL if there is no memory. */
void *vx_seen_state(const vx_evening *e);
void vx_set_style(const vx_evening *e, const char *code);

/* ---- guide.c ---- */

/* A guide for this game, with its options and its level. */
void vx_take_guide(vx_evening *e, const vx_game *game, vx_arguments *arguments);
void vx_end_guide(vx_evening *e);
/* Prints what the guide has to say here, if anything. */
void vx_lead(vx_evening *e);

/* ---- answer.c ---- */

/* Adds to the answer, as printf() would print it. */
void vx_reply(vx_evening *e, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* "d3-d5  Blue: pikeman d3 goes to d5" */
void vx_answer_action(vx_evening *e, const void *state, vx_action action);
void vx_answer_problem(vx_evening *e, const vx_problem *problem);
/* Answers with all that happened lately, or with the whole position. */
void vx_answer_log(vx_evening *e);
void vx_answer_details(vx_evening *e);
/* Prints the answer. On a screen one that is too long for it is read page by page, and a short one
 * waits for the table to be drawn again. */
void vx_give_answer(vx_evening *e);

/* ---- choices.c ---- */

typedef struct {
    void *seen; /* the state as the viewer may know it */
    vx_action *all;
    int count;
} vx_choices;

/* False if there is no memory. Close them in any case. */
bool vx_open_choices(const vx_evening *e, vx_choices *out);
void vx_close_choices(vx_choices *choices);
/* Prints a page of numbered choices on at most `room` lines. */
void vx_print_choices(vx_evening *e, int room);
/* Answers with the choices whose notation begins so or has this word, each with its number. */
void vx_answer_choices(vx_evening *e, const char *wanted);
/* Answers with the choices that an unfinished action may mean; false if there is none. */
bool vx_answer_nearest(vx_evening *e, const char *wanted);
/* Choice `number` as an action, from 1. */
bool vx_find_choice(vx_evening *e, int64_t number, vx_action *out);

/* ---- prompt.c ---- */

/* Reads a line without its end. False at the end of the input or when interrupted. */
bool vx_read_line(char *out, size_t capacity);
/* Lets the viewer, whose turn it is, say one thing. */
void vx_ask_player(vx_evening *e);
/* The machine decides in the place of the viewer, whose turn it is. */
void vx_take_entrusted_turn(vx_evening *e);
/* Ctrl-C has been pressed. */
bool vx_is_interrupted(void);
void vx_catch_interrupts(void);

#endif
