/* SPDX-License-Identifier: MIT */
/* explain.h - what can be proved about an action, in words. */
#ifndef VX_SEARCH_EXPLAIN_H
#define VX_SEARCH_EXPLAIN_H

#include "core/text.h"
#include "search/search.h"

typedef struct vx_explainer vx_explainer;

/* For one view. NULL if there is no memory. */
vx_explainer *vx_explainer_new(const vx_game *game, const void *view, int seat);
void vx_explainer_free(vx_explainer *explainer); /* NULL is fine */

/* Writes one sentence a line, each a fact that holds for certain; nothing if none was proved. */
void vx_explain(vx_explainer *explainer, const vx_candidate *candidate, vx_language language,
                vx_text *out);

/* What the search expects from the candidate's action on, in words, as far as it can be known now.
 * The line ends before dice or a draw, and where what comes next depends on things that the seat
 * does not know; if more than the action was told, the last step says so. `world` is the choice's.
 * Calls add() for each step; the first is the action itself. */
void vx_explain_line(vx_explainer *explainer, const vx_candidate *candidate, const void *world,
                     vx_language language, void (*add)(void *context, const char *words),
                     void *context);

#endif
