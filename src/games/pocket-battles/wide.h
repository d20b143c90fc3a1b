/* SPDX-License-Identifier: MIT */
/* wide.h - whole numbers of 416 bits: the ways in which up to 148 dice may fall,
 * and such a number of ways times what they are worth. */
#ifndef VX_POCKET_BATTLES_WIDE_H
#define VX_POCKET_BATTLES_WIDE_H

#include <stdbool.h>
#include <stdint.h>

enum { WIDE_WORDS = 13, WIDE_DICE = 148 }; /* 2^16 times 6^148 still fits */

typedef struct {
    uint32_t word[WIDE_WORDS]; /* the lowest first */
} wide;

static inline wide wide_of(uint64_t number)
{
    return (wide){{(uint32_t)number, (uint32_t)(number >> 32)}};
}

static inline wide wide_sum(const wide *a, const wide *b)
{
    wide sum;
    uint64_t carry = 0;
    for (int i = 0; i < WIDE_WORDS; i++) {
        carry += (uint64_t)a->word[i] + b->word[i];
        sum.word[i] = (uint32_t)carry;
        carry >>= 32;
    }
    return sum;
}

/* Less than, equal to or greater than 0, as a is to b. */
static inline int wide_compare(const wide *a, const wide *b)
{
    int i = WIDE_WORDS - 1;
    while (i > 0 && a->word[i] == b->word[i]) i--;
    return (a->word[i] > b->word[i]) - (a->word[i] < b->word[i]);
}

static inline wide wide_product(const wide *a, const wide *b)
{
    wide product = {{0}};
    for (int i = 0; i < WIDE_WORDS; i++) {
        uint64_t carry = 0;
        for (int j = 0; a->word[i] != 0 && i + j < WIDE_WORDS; j++) {
            carry += (uint64_t)a->word[i] * b->word[j] + product.word[i + j];
            product.word[i + j] = (uint32_t)carry;
            carry >>= 32;
        }
    }
    return product;
}

static inline wide wide_times(const wide *a, uint64_t factor)
{
    wide b = wide_of(factor);
    return wide_product(&b, a);
}

/* Divides by a small number and returns the rest. */
static inline uint32_t wide_divide(wide *a, uint32_t divisor)
{
    uint64_t rest = 0;
    for (int i = WIDE_WORDS - 1; i >= 0; i--) {
        rest = rest << 32 | a->word[i];
        a->word[i] = (uint32_t)(rest / divisor);
        rest %= divisor;
    }
    return (uint32_t)rest;
}

/* Half of all 64-bit numbers are left free, so that a sum of a few rounded ones still fits. */
static inline bool wide_is_small(const wide *a)
{
    uint32_t high = a->word[1] >> 31;
    for (int i = 2; i < WIDE_WORDS; i++) high |= a->word[i];
    return high == 0;
}

static inline uint64_t wide_low(const wide *a)
{
    return (uint64_t)a->word[1] << 32 | a->word[0];
}

#endif
