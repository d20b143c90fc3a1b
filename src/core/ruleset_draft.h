/* SPDX-License-Identifier: MIT */
/* ruleset_draft.h - a ruleset while it is read: for the files about rulesets and for games that keep things behind
 * pointers. */
#ifndef VX_CORE_RULESET_DRAFT_H
#define VX_CORE_RULESET_DRAFT_H

#include "core/ruleset.h"

typedef struct vx_draft {
    const vx_rulebook *rulebook;
    vx_ruleset *ruleset;
    char *table;
    size_t used; /* of the store */
} vx_draft;

/* Room that belongs to the ruleset. NULL: there is none left. */
void *vx_draft_room(vx_draft *draft, size_t size);
const char *vx_draft_word(vx_draft *draft,
                          const vx_word *word); /* the same, with a copy of a word */

bool vx_refuse_full(vx_problem *why); /* ruleset.c */

/* ---- ruleset_read.c: one line, up to its end ---- */
bool vx_read_rule_line(vx_draft *draft, vx_reader *in, vx_problem *why);

/* ---- ruleset_write.c ---- */
void vx_add_differences(const vx_ruleset *ruleset, vx_text *out);

/* NULL: there is no such thing. */
static inline const char *vx_thing_at(const vx_rule_kind *kind, const void *table, int index)
{
    if (kind->thing != NULL) return kind->thing(table, index);
    return (const char *)table + kind->offset + (size_t)index * kind->stride;
}

#endif
