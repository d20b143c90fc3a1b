/* SPDX-License-Identifier: MIT */
/* spelling.h - how a name is written. A name has Latin or Cyrillic letters, not both, and is kept as
 * NFKC writes it. Two names that look alike have the same skeleton, and only one of them is free. */
#ifndef VX_SERVER_SPELLING_H
#define VX_SERVER_SPELLING_H

#include "server/store.h"

enum { SPELLING_LETTERS = 20, SPELLING_SKELETON_CAP = 3 * STORE_NAME_CAP };

/* Writes the name as it is kept. False if it is none, or is kept for machines, guests and those who
 * run the server; `why` says so. The text is UTF-8. */
bool spelling_take(const char *text, char out[STORE_NAME_CAP], vx_problem *why);
/* What the name looks like: without case, marks, blanks and the difference of the alphabets. */
void spelling_skeleton(const char *name, char out[SPELLING_SKELETON_CAP]);

#endif
