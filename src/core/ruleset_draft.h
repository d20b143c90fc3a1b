/* SPDX-License-Identifier: MIT */
/* ruleset_draft.h - what the files about rulesets share: a ruleset while it is read. */
#ifndef VX_CORE_RULESET_DRAFT_H
#define VX_CORE_RULESET_DRAFT_H

#include "core/ruleset.h"

typedef struct {
    const vx_rulebook *rulebook;
    vx_ruleset *ruleset;
    char *table;
    size_t used; /* of the store */
} vx_draft;

/* Room that belongs to the ruleset. NULL: there is none left. */
void *vx_draft_room(vx_draft *draft, size_t size);

/* ---- ruleset_read.c: one line, up to its end ---- */
bool vx_read_rule_line(vx_draft *draft, vx_reader *in, vx_problem *why);

/* ---- ruleset_write.c ---- */
void vx_add_differences(const vx_ruleset *ruleset, vx_text *out);

static inline const char *vx_thing_at(const vx_rule_kind *kind, const void *table, int index)
{
    return (const char *)table + kind->offset + (size_t)index * kind->stride;
}

#endif
