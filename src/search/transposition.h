/* SPDX-License-Identifier: MIT */
/* transposition.h - what is already known about states met before, shared by all workers. */
#ifndef VX_SEARCH_TRANSPOSITION_H
#define VX_SEARCH_TRANSPOSITION_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum { BOUND_NONE, BOUND_LOWER, BOUND_UPPER, BOUND_EXACT } vx_bound;

typedef struct {
    int value;
    int depth; /* turns looked ahead from here, below 128 */
    vx_bound bound;
    uint16_t best; /* the best action's fingerprint; 0: none known */
} vx_known;

/* Written without locks: a torn entry fails its key and is not believed. */
typedef struct {
    atomic_uint_fast64_t check, data;
} vx_slot;

typedef struct {
    vx_slot *slots;
    size_t count; /* a power of two; 0: no table */
} vx_table;

bool vx_table_make(vx_table *table, size_t memory);
void vx_table_free(vx_table *table);
void vx_table_clear(vx_table *table);
/* A large table is out of reach of the caches. A caller with something to do before it looks says so
 * here, and then does not wait. */
void vx_table_expect(const vx_table *table, uint64_t key);
bool vx_table_find(const vx_table *table, uint64_t key, vx_known *out);
void vx_table_keep(vx_table *table, uint64_t key, const vx_known *known);

/* Never 0. Two actions of one list may share it: then the first is taken, which is only slower. */
static inline uint16_t vx_fingerprint(uint64_t action)
{
    uint64_t mixed = (action ^ action >> 29) * 0x9FB21C651E98DF25u;
    return (uint16_t)(mixed >> 48 | 1);
}

#endif
