/* SPDX-License-Identifier: MIT */
/* plain.h - what the page draws and asks of a game without a page part: the terminal board, and one
 * thing to point at for each legal action. The page has a plain face for it. */
#ifndef VX_COMMAND_PLAIN_H
#define VX_COMMAND_PLAIN_H

#include "core/text.h"

/* {"board": the terminal board as the seat sees it} */
void vx_plain_scene(const vx_game *game, const void *state, int seat, vx_language language,
                    vx_text *out);
/* The action as one thing: its notation without blanks. */
void vx_plain_steps(const char *action_text, vx_text *out);
/* The action in words: the page writes them on its button. */
void vx_plain_foretell(const vx_game *game, const void *state, vx_action action,
                       vx_language language, vx_text *out);
/* Reads what vx_plain_steps() writes. */
bool vx_plain_parse_steps(const vx_game *game, const void *state, const char *steps,
                          vx_action *out);

#endif
