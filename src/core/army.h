/* SPDX-License-Identifier: MIT */
/* army.h - what is said about army lists and maps, as JSON: faults by clause and remarks, in both
 * languages. */
#ifndef VX_CORE_ARMY_H
#define VX_CORE_ARMY_H

#include "core/game.h"

/* A fault: its line where there is one, its clause and its sentence. `word` stands in the place of {word}; NULL: the word of the
 * problem itself. `mend` is the list that has it no more, or NULL. */
void vx_json_fault(vx_text *out, const char *key, const vx_problem *problem,
                   const char *const word[VX_LANGUAGES], const char *mend);

/* A remark: a sentence without a clause, of two numbers at most. */
void vx_json_remark(vx_text *out, const char *const text[VX_LANGUAGES], int first, int second);

#endif
