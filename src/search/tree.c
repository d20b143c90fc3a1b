/* SPDX-License-Identifier: MIT */
/* tree.c - nodes and edges in two long rows, and a hash table over the nodes. */
#include "search/tree.h"

#include <stdlib.h>
#include <string.h>

enum { EDGES_A_NODE = 24, SLOTS_A_NODE = 2 }; /* about; the first row to run out ends the growth */

bool vx_tree_make(vx_tree *tree, size_t memory)
{
    size_t each = sizeof *tree->nodes + EDGES_A_NODE * sizeof *tree->edges +
                  2 * SLOTS_A_NODE * sizeof *tree->slots;
    size_t nodes = memory / each;
    if (nodes > UINT32_MAX / EDGES_A_NODE) nodes = UINT32_MAX / EDGES_A_NODE;
    if (nodes < 64) nodes = 64;
    if (tree->memory != NULL && tree->node_cap == nodes) return true;
    vx_tree_free(tree);
    uint32_t slots = 1;
    while (slots < SLOTS_A_NODE * nodes) slots *= 2;
    tree->node_cap = (uint32_t)nodes;
    tree->edge_cap = (uint32_t)(nodes * EDGES_A_NODE);
    tree->slot_count = slots;
    size_t node_bytes = nodes * sizeof *tree->nodes;
    size_t edge_bytes = tree->edge_cap * sizeof *tree->edges;
    tree->memory = malloc(node_bytes + edge_bytes + slots * sizeof *tree->slots);
    if (tree->memory == NULL) return false;
    tree->nodes = tree->memory;
    tree->edges = (vx_edge *)(void *)((char *)tree->memory + node_bytes);
    tree->slots = (uint32_t *)(void *)((char *)tree->edges + edge_bytes);
    return true;
}

void vx_tree_free(vx_tree *tree)
{
    free(tree->memory);
    *tree = (vx_tree){0};
}

void vx_tree_clear(vx_tree *tree)
{
    memset(tree->slots, 0, tree->slot_count * sizeof *tree->slots);
    tree->node_count = 1;
    tree->edge_count = 0;
}

static uint32_t *slot_of(const vx_tree *tree, uint64_t key)
{
    uint32_t mask = tree->slot_count - 1, at = (uint32_t)key & mask;
    while (tree->slots[at] != 0 && tree->nodes[tree->slots[at]].key != key) at = (at + 1) & mask;
    return &tree->slots[at];
}

vx_tree_node *vx_tree_find(const vx_tree *tree, uint64_t key)
{
    uint32_t number = *slot_of(tree, key);
    return number != 0 ? &tree->nodes[number] : NULL;
}

vx_tree_node *vx_tree_add(vx_tree *tree, uint64_t key, int count)
{
    bool full =
        tree->node_count == tree->node_cap || tree->edge_cap - tree->edge_count < (uint32_t)count;
    if (full) return NULL;
    vx_tree_node *node = &tree->nodes[tree->node_count];
    *node = (vx_tree_node){.key = key, .first = tree->edge_count, .count = (uint32_t)count};
    memset(&tree->edges[tree->edge_count], 0, (size_t)count * sizeof *tree->edges);
    *slot_of(tree, key) = tree->node_count++;
    tree->edge_count += (uint32_t)count;
    return node;
}
