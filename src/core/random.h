/* SPDX-License-Identifier: MIT */
/* random.h - the numbers of vx_random in line, for loops that do little else. The public calls give the
 * same ones. */
#ifndef VX_CORE_RANDOM_H
#define VX_CORE_RANDOM_H

#include "vexillum.h"

static inline uint64_t vx_rotate_left(uint64_t value, int bits)
{
    return value << bits | value >> (64 - bits);
}

static inline uint64_t vx_next_number(vx_random *random)
{
    uint64_t *s = random->word;
    uint64_t result = vx_rotate_left(s[1] * 5, 7) * 9;
    uint64_t t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = vx_rotate_left(s[3], 45);
    return result;
}

/* The few results that would fall unevenly are drawn again. */
uint64_t vx_redraw_below(vx_random *random, uint32_t below, uint64_t product);

/* Uniform over 0 .. below-1: scales 32 random bits by multiplication. */
static inline uint64_t vx_number_below(vx_random *random, uint32_t below)
{
    uint64_t product = (vx_next_number(random) >> 32) * below;
    if (__builtin_expect((uint32_t)product < below, 0))
        return vx_redraw_below(random, below, product);
    return product >> 32;
}

#endif
