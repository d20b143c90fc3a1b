/* SPDX-License-Identifier: MIT */
/* hash.c - one 64-bit hash of bytes: multiply and fold, eight bytes at a step. */
#include "core/hash.h"

#include <string.h>

static uint64_t mix(uint64_t value)
{
    value = (value ^ (value >> 32)) * 0xD6E8FEB86659FD93u;
    value = (value ^ (value >> 29)) * 0xA0761D6478BD642Fu;
    return value ^ (value >> 32);
}

uint64_t vx_hash_bytes(const void *bytes, size_t length, uint64_t seed)
{
    const unsigned char *at = bytes;
    uint64_t hash = mix(seed + length);
    for (; length >= 8; at += 8, length -= 8) {
        uint64_t word;
        memcpy(&word, at, 8);
        hash = (hash ^ word) * 0x9FB21C651E98DF25u;
        hash ^= hash >> 35;
    }
    uint64_t rest = 0;
    memcpy(&rest, at, length);
    return mix(hash ^ rest);
}
