/* SPDX-License-Identifier: MIT */
/* limit.h - fixed capacities must not be reached in silence.
 *
 * docs/decisions/0008-limits.md lists the capacities, and says of each why it suffices or how it
 * fails. */
#ifndef VX_CORE_LIMIT_H
#define VX_CORE_LIMIT_H

#include <stdbool.h>

/* Stops the program, in every build, where something that the rules demand would be lost. Input
 * from outside must be refused long before; this is for what cannot be unless the rules change. */
static inline void vx_require(bool has_room)
{
    if (__builtin_expect(!has_room, false)) __builtin_trap();
}

#endif
