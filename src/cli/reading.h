/* SPDX-License-Identifier: MIT */
/* reading.h - what lessons and puzzles print: words, the board, the actions that are listed. */
#ifndef VX_CLI_READING_H
#define VX_CLI_READING_H

#include "command/command.h"

/* Broken between words; **stressed** words are bright where the screen has colours. */
void vx_print_words(const vx_host *host, const char *indent, const char *words);
/* The state as the seat may know it. */
void vx_print_state(const vx_host *host, vx_language language, const vx_game *game,
                    const void *state, int seat);
/* The actions that a list has, in notation and in words, as the seat may know them. */
void vx_print_actions(vx_language language, const vx_game *game, const void *state, int seat);

#endif
