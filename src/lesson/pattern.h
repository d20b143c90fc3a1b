/* SPDX-License-Identifier: MIT */
/* pattern.h - patterns that people write in lessons and guides: * stands for anything. */
#ifndef VX_LESSON_PATTERN_H
#define VX_LESSON_PATTERN_H

#include <stdbool.h>

bool vx_fits(const char *pattern, const char *text);
/* Has the printed position a line that fits? Each run of blanks counts as one. */
bool vx_has_such_line(const char *position, const char *pattern);

#endif
