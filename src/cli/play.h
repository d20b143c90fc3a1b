/* SPDX-License-Identifier: MIT */
/* play.h - a game at the terminal, as the files that play it share it. */
#ifndef VX_CLI_PLAY_H
#define VX_CLI_PLAY_H

#include "cli/save.h"
#include "command/bots.h"
#include "command/session.h"

enum { VX_QUESTION_CAP = 512 };

typedef struct {
    vx_session *session; /* answers questions about the match, as the viewer may know it */
    vx_match *match;     /* the session's own; only playing and chance touch the whole of it */
    vx_host host;
    vx_platform platform;
    vx_bots bots;
    vx_language language;
    bool is_human[VX_SEATS_MAX];
    int seats, humans, level;
    bool is_screen;                 /* a terminal that can be cleared */
    int viewer;                     /* who looks at the screen: a seat or VX_SPECTATOR */
    int entrusted;                  /* decisions the viewer still leaves to the machine */
    char question[VX_QUESTION_CAP]; /* while this is asked, or "" whatever is asked */
    int shown[VX_SEATS_MAX];        /* entries of the match that each seat has been told */
    bool needs_drawing, was_greeted, has_left;
    char path[VX_PATH_CAP]; /* of the record */
} vx_evening;

/* ---- play.c ---- */

/* One of two texts, by the reader's language. */
const char *vx_say(const vx_evening *e, const char *english, const char *russian);
/* The action becomes part of the match and of the record on disk. */
bool vx_make_action(vx_evening *e, vx_action action, vx_problem *why);
bool vx_keep_record(vx_evening *e);

/* ---- screen.c ---- */

void vx_draw_board(vx_evening *e);
/* What happened since the viewer last looked. */
void vx_tell_news(vx_evening *e);
/* The rules' own words for whose turn it is. */
void vx_tell_turn(const vx_evening *e);
void vx_write_question(const vx_evening *e, char out[VX_QUESTION_CAP]);
/* "d3-d5  Blue: pikeman d3 goes to d5" */
void vx_tell_action(const vx_evening *e, const void *state, vx_action action);
void vx_tell_problem(const vx_evening *e, const vx_problem *problem);
/* Hides one player's things from the next. False at the end of the input. */
bool vx_draw_curtain(vx_evening *e, int seat);
/* The state as the viewer may know it; you free() it. NULL if there is no memory. */
void *vx_seen_state(const vx_evening *e);
void vx_set_style(const vx_evening *e, const char *code);

/* ---- prompt.c ---- */

enum { VX_LINE_LENGTH = 1024 };

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
