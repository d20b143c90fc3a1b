/* SPDX-License-Identifier: MIT */
/* engine.h - an external bot: a program that speaks the command language (docs/PROTOCOL.md). */
#ifndef VX_CLI_ENGINE_H
#define VX_CLI_ENGINE_H

#include "core/text.h"

enum { LINE_CAP = 4096 };

typedef struct {
    int pid;      /* 0: not running */
    int to, from; /* its standard input and output */
    char buffer[1 << 16];
    size_t length;      /* bytes read from it and not yet used */
    vx_problem error;   /* what it did wrong last; no message: nothing */
    vx_problem because; /* and what the rules say about that; no message: nothing */
    int slowest;        /* milliseconds that its longest choice took */
} vx_engine;

/* What it did wrong, in words. */
void vx_engine_explain(const vx_engine *engine, vx_language language, vx_text *out);

/* The command's words stand between blanks; no shell reads them. False: `error` says why. */
bool vx_engine_start(vx_engine *engine, const char *command);
/* Asks it to quit and waits so long; then ends it. True if it went by itself. */
bool vx_engine_stop(vx_engine *engine, int milliseconds);

/* Sends text as it is. */
bool vx_engine_send(vx_engine *engine, const char *text);

/* Takes one reply: its status ("ok", "no", "bad") and its lines, without the status line. */
typedef struct {
    char status[8];
    char line[LINE_CAP]; /* the whole status line */
    int lines;
    char text[1 << 15];
} vx_reply;
bool vx_engine_receive(vx_engine *engine, int milliseconds, vx_reply *out);

/* Shows it the view and asks for an action, which is legal in the view if this returns true. */
bool vx_engine_choose(vx_engine *engine, const vx_game *game, const void *view, int think_for,
                      int wait_for, vx_action *out);

/* Is something waiting to be read that nobody asked for? */
bool vx_engine_is_talking(vx_engine *engine);

#endif
