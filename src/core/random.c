/* SPDX-License-Identifier: MIT */
/* random.c - xoshiro256** seeded by splitmix64, both from their published descriptions. */
#include "core/random.h"

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

uint64_t vx_random_next(vx_random *random)
{
    return vx_next_number(random);
}

/* Out of line, so that the usual case has no registers to save. */
#define SELDOM __attribute__((noinline, cold))

/* The few results that would fall unevenly are redrawn. */
SELDOM uint64_t vx_redraw_below(vx_random *random, uint32_t below, uint64_t product)
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

uint64_t vx_random_below(vx_random *random, uint64_t below)
{
    if (below > UINT32_MAX) return below_64_bits(random, below);
    return vx_number_below(random, (uint32_t)below);
}
