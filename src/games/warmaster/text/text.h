/* SPDX-License-Identifier: MIT */
/* text.h - actions and positions as text both ways, sentences, the terminal. */
#ifndef VX_WARMASTER_TEXT_TEXT_H
#define VX_WARMASTER_TEXT_TEXT_H

#include "games/warmaster/warmaster.h"

void wm_format_action(const void *state, vx_action action, vx_text *out);
bool wm_parse_action(const void *state, vx_reader *in, vx_action *out, vx_problem *why);
void wm_format_position(const void *state, vx_text *out);
bool wm_parse_position(void *state, vx_reader *in, vx_problem *why);
void wm_show(const void *state, const vx_style *style, vx_text *out);
void wm_status(const void *state, vx_language language, vx_text *out);

/* ---- labels.c: words on buttons ---- */

void wm_add_labels(vx_text *out, vx_language language); /* {"charge":"Charge",...} */
const char *wm_button_word(const battle *b, int kind); /* one of them, for an action of this kind */
/* What "done" or "no" means here; NULL: its sentence says it. */
const char *wm_button_label(const battle *b, int kind, vx_language language);

#endif
