/* SPDX-License-Identifier: MIT */
/* tree.h - the tree that MCTS grows: one node for each information set met, found by its hash. */
#ifndef VX_SEARCH_TREE_H
#define VX_SEARCH_TREE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
    uint64_t action;
    double sum;      /* of the results seen, for the searching seat: -1 .. 1 each */
    uint32_t visits; /* times taken */
    float prior;     /* of a node's priors the sum is 1 */
} vx_edge;

typedef struct {
    uint64_t key;
    double sum;            /* of all its edges */
    uint32_t first, count; /* edges */
    uint32_t visits;
} vx_tree_node;

typedef struct {
    void *memory;
    vx_tree_node *nodes;
    vx_edge *edges;
    uint32_t *slots; /* hash table of node numbers; 0: empty */
    uint32_t slot_count, node_cap, edge_cap;
    uint32_t node_count, edge_count; /* node 0 is nobody */
} vx_tree;

bool vx_tree_make(vx_tree *tree, size_t memory);
void vx_tree_free(vx_tree *tree);
void vx_tree_clear(vx_tree *tree);
/* NULL if it is not there. */
vx_tree_node *vx_tree_find(const vx_tree *tree, uint64_t key);
/* With `count` edges, all zero but for what the caller writes; NULL when the tree is full. */
vx_tree_node *vx_tree_add(vx_tree *tree, uint64_t key, int count);

#endif
