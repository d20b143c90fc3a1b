/* SPDX-License-Identifier: MIT */
/* words.h - names in words that words.c gives to describe.c, show.c and odds.c. */
#ifndef VX_POCKET_BATTLES_WORDS_H
#define VX_POCKET_BATTLES_WORDS_H

#include "games/pocket-battles/battle.h"

void pb_add_side_name(vx_text *out, const battle *b, int seat, vx_language language);
int pb_leading_tile(const side *s, int unit);
void pb_add_unit_name(vx_text *out, const battle *b, int seat, int unit, vx_language language);
void pb_add_tile_name(vx_text *out, const battle *b, int tile, vx_language language);
/* Whether the name is of many, so that a verb can agree with it. */
bool pb_is_many(const char *name, vx_language language);
/* "1 hit", "2 hits": the words for one, for two to four, and for more. */
void pb_add_counted(vx_text *out, int count, const char *const words[VX_LANGUAGES][3],
                    vx_language language);
/* "Fast, +1 Engagement", or nothing. */
void pb_add_traits(vx_text *out, const tile_facts *facts, vx_language language);

#endif
