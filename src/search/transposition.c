/* SPDX-License-Identifier: MIT */
/* transposition.c - a table of states met before: two slots a place, the shallower gives way. */
#include "search/transposition.h"

#include <stdlib.h>

enum { VALUE_SHIFT = 16, DEPTH_SHIFT = 32, BOUND_SHIFT = 40, SLOTS_A_PLACE = 2 };

bool vx_table_make(vx_table *table, size_t memory)
{
    size_t count = SLOTS_A_PLACE;
    while (count * 2 * sizeof *table->slots <= memory) count *= 2;
    if (table->count == count) return true;
    vx_table_free(table);
    /* aligned, so that no place lies across two lines of a cache */
    table->slots =
        aligned_alloc(SLOTS_A_PLACE * sizeof *table->slots, count * sizeof *table->slots);
    if (table->slots == NULL) return false;
    table->count = count;
    vx_table_clear(table);
    return true;
}

void vx_table_free(vx_table *table)
{
    free(table->slots);
    *table = (vx_table){0};
}

void vx_table_clear(vx_table *table)
{
    for (size_t i = 0; i < table->count; i++) {
        atomic_store_explicit(&table->slots[i].check, 0, memory_order_relaxed);
        atomic_store_explicit(&table->slots[i].data, 0, memory_order_relaxed);
    }
}

static vx_slot *place_of(const vx_table *table, uint64_t key)
{
    return &table->slots[key & (table->count - 1) & ~(size_t)(SLOTS_A_PLACE - 1)];
}

static uint64_t data_of(const vx_slot *slot)
{
    return atomic_load_explicit(&slot->data, memory_order_relaxed);
}

static bool holds(const vx_slot *slot, uint64_t data, uint64_t key)
{
    return data != 0 && (atomic_load_explicit(&slot->check, memory_order_relaxed) ^ data) == key;
}

static int depth_in(uint64_t data)
{
    return (int)(data >> DEPTH_SHIFT & 0xFF);
}

void vx_table_expect(const vx_table *table, uint64_t key)
{
    if (table->count != 0) __builtin_prefetch(place_of(table, key));
}

bool vx_table_find(const vx_table *table, uint64_t key, vx_known *out)
{
    if (table->count == 0) return false;
    const vx_slot *place = place_of(table, key);
    for (int i = 0; i < SLOTS_A_PLACE; i++) {
        uint64_t data = data_of(&place[i]);
        if (!holds(&place[i], data, key)) continue;
        out->best = (uint16_t)data;
        out->value = (int16_t)(data >> VALUE_SHIFT);
        out->depth = depth_in(data);
        out->bound = (vx_bound)(data >> BOUND_SHIFT);
        return true;
    }
    return false;
}

static vx_slot *slot_for(const vx_table *table, uint64_t key)
{
    vx_slot *place = place_of(table, key), *shallowest = place;
    for (int i = 0; i < SLOTS_A_PLACE; i++) {
        uint64_t data = data_of(&place[i]);
        if (data == 0 || holds(&place[i], data, key)) return &place[i];
        if (depth_in(data) < depth_in(data_of(shallowest))) shallowest = &place[i];
    }
    return shallowest;
}

void vx_table_keep(vx_table *table, uint64_t key, const vx_known *known)
{
    if (table->count == 0) return;
    vx_slot *slot = slot_for(table, key);
    uint64_t data = (uint64_t)known->best | (uint64_t)(uint16_t)known->value << VALUE_SHIFT |
                    (uint64_t)(uint8_t)known->depth << DEPTH_SHIFT |
                    (uint64_t)known->bound << BOUND_SHIFT;
    atomic_store_explicit(&slot->data, data, memory_order_relaxed);
    atomic_store_explicit(&slot->check, key ^ data, memory_order_relaxed);
}
