/* SPDX-License-Identifier: MIT */
/* random.c - xoshiro256** seeded by splitmix64, both from their published descriptions. */
#include "vexillum.h"

static uint64_t splitmix(uint64_t *state)
{
    uint64_t z = (*state += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

void vx_random_seed(vx_random *random, uint64_t seed)
{
    for (int i = 0; i < 4; i++) random->word[i] = splitmix(&seed);
}

static uint64_t rotate_left(uint64_t value, int bits)
{
    return value << bits | value >> (64 - bits);
}

uint64_t vx_random_next(vx_random *random)
{
    uint64_t *s = random->word;
    uint64_t result = rotate_left(s[1] * 5, 7) * 9;
    uint64_t t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotate_left(s[3], 45);
    return result;
}

/* Out of line, so that the usual case has no registers to save. */
#define SELDOM __attribute__((noinline, cold))

/* The few results that would fall unevenly are redrawn. */
SELDOM static uint64_t redraw(vx_random *random, uint32_t below, uint64_t product)
{
    uint32_t uneven = (0u - below) % below;
    while ((uint32_t)product < uneven) product = (vx_random_next(random) >> 32) * below;
    return product >> 32;
}

SELDOM static uint64_t below_64_bits(vx_random *random, uint64_t below)
{
    uint64_t uneven = (0u - below) % below; /* 2^64 modulo below */
    uint64_t value;
    do {
        value = vx_random_next(random);
    } while (value < uneven);
    return value % below;
}

/* Scales 32 random bits by multiplication. */
uint64_t vx_random_below(vx_random *random, uint64_t below)
{
    if (below > UINT32_MAX) return below_64_bits(random, below);
    uint64_t product = (vx_random_next(random) >> 32) * below;
    if ((uint32_t)product < below) return redraw(random, (uint32_t)below, product);
    return product >> 32;
}
