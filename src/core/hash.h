/* SPDX-License-Identifier: MIT */
/* hash.h - one 64-bit hash of bytes, for transposition tables and signatures. */
#ifndef VX_CORE_HASH_H
#define VX_CORE_HASH_H

#include <stddef.h>
#include <stdint.h>

/* The bytes are read as little-endian words, so the value is the same on all our machines. */
uint64_t vx_hash_bytes(const void *bytes, size_t length, uint64_t seed);

#endif
