/* SPDX-License-Identifier: MIT */
/* page.h - pieces of JSON that the server sends as well. */
#ifndef VX_COMMAND_PAGE_H
#define VX_COMMAND_PAGE_H

#include "core/text.h"
#include "match/match.h"

/* One entry of a log as somebody saw it; `before` and `after` are what was known then. All that is
 * written comes from these, so nothing hidden can show through. The sentences are in both languages
 * or in one. */
void vx_add_entry(vx_text *out, const vx_game *game, const void *before, const vx_seen_entry *entry,
                  const void *after, bool both_languages, vx_language language);

#endif
