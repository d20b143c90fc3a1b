/* SPDX-License-Identifier: MIT */
/* task_lines.h - tasks as lines of a position: "task strikes unit=A1 step=blows dice=18". */
#ifndef VX_WARMASTER_TEXT_TASK_LINES_H
#define VX_WARMASTER_TEXT_TASK_LINES_H

#include "games/warmaster/turn/tasks.h"

/* A field as it is written: `count` numbers of `bits` bits each. No name: nothing lies there. */
typedef struct {
    const char *name;
    uint8_t bits, count, form;
} task_row;

/* The fields of a task in the order of their bits; ends with a row of 0 bits. */
const task_row *wm_task_rows(const task *t);

/* ---- task_forms.c ---- */

bool wm_is_always_written(int form);          /* 0 too */
bool wm_is_needed(int form);                  /* no 0 can stand for it where it is left out */
bool wm_fits_form(int form, uint64_t number); /* there is a word for it */
/* One field, or one of several: the text of a number and back. False: the word is no such thing. */
void wm_add_form(vx_text *out, const battle *b, const task *t, int form, uint64_t number);
bool wm_read_form(const vx_word *word, const battle *b, const task *t, int form, uint64_t *out);

/* ---- task_lines.c ---- */

void wm_add_task(vx_text *out, const battle *b, const task *t);
bool wm_read_task(vx_reader *in, const battle *b, task *out, vx_problem *why);

#endif
