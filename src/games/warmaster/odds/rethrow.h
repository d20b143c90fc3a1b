/* SPDX-License-Identifier: MIT */
/* rethrow.h - one die thrown again, as odds count it: who may have it so, and what is taken for
 * granted about when he does (Battling Devans, Eye of the Raven). */
#ifndef VX_WARMASTER_ODDS_RETHROW_H
#define VX_WARMASTER_ODDS_RETHROW_H

#include "games/warmaster/kinds/kinds.h"

/* What may happen to one die of this side from now on. */
again_kind wm_again_of(const battle *b, int side);
/* ACT_TEST: the dice of the order with this one instead of the one thrown again; false: nobody may
 * have either thrown again. */
bool wm_throw_again(const battle *b, const act *test, int die, act *out);

/* ---- Several throws, one after the other ---- */

enum { HOLDERS = 1 << SIDES }; /* sets of the sides that still have it, a bit for each */

/* In how many ways it has come to each set. */
typedef struct {
    uint64_t ways[HOLDERS];
} again_left;
again_left wm_again_unused(const battle *b);

/* Adds what is taken for granted of these sides' dice, a bit for each side; nothing where none is
 * thrown again. */
void wm_add_again(const battle *b, unsigned sides, vx_language language, vx_text *out);
/* The same as a table of its own, with what else is taken for granted (NULL: nothing). */
void wm_tell_granted(const battle *b, unsigned sides, const char *const more[VX_LANGUAGES],
                     vx_language language, vx_odds *out);

#endif
