/* SPDX-License-Identifier: MIT */
/* page.h - pieces of JSON that the server sends as well. */
#ifndef VX_COMMAND_PAGE_H
#define VX_COMMAND_PAGE_H

#include "core/text.h"
#include "match/match.h"

/* One entry of a log as `seat` may see it. `state` is the one before it and becomes the one after
 * it; `memory` has room for two more states. Whatever is told comes from views, so that nothing
 * hidden can show through. In words it is told in both languages or in one. */
void vx_add_entry(vx_text *out, const vx_game *game, void *state, void *memory,
                  const vx_entry *entry, int seat, bool both_languages, vx_language language);

#endif
