/* SPDX-License-Identifier: MIT */
/* puzzle_files.h - the puzzles in the program, a text for each game. The page loads its own. */
#ifndef VX_CLI_PUZZLE_FILES_H
#define VX_CLI_PUZZLE_FILES_H

typedef struct {
    const char *game;
    const unsigned char *text;
} vx_puzzle_file;

extern const vx_puzzle_file vx_puzzle_files[]; /* ended by one without a game */

#endif
