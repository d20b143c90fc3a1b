/* SPDX-License-Identifier: MIT */
/* done.h - the lessons learnt and the puzzles solved in this terminal: a file of lines for each. */
#ifndef VX_CLI_DONE_H
#define VX_CLI_DONE_H

#include <stdbool.h>

/* What the file of this name holds, to be freed; NULL without memory. A missing file is empty. */
char *vx_read_done(const char *name);
bool vx_is_done(const char *done, const char *line); /* done NULL: nothing is */
/* Adds the line unless it is there. A file that cannot be written stays as it was. */
void vx_keep_done(const char *name, const char *line);

#endif
