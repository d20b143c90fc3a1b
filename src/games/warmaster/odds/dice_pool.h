/* SPDX-License-Identifier: MIT */
/* dice_pool.h - pools of dice as odds count them: how many succeed, each number with its chance.
 *
 * The pools of a combat are too large for whole numbers in 64 bits (6 to the 40th and more), so
 * chances are carried as fractions of 2 to the 62nd, each product rounded once. */
#ifndef VX_WARMASTER_ODDS_DICE_POOL_H
#define VX_WARMASTER_ODDS_DICE_POOL_H

#include <stdint.h>

typedef uint64_t chance;
__extension__ typedef unsigned __int128 wide_chance;

enum { CHANCE_BITS = 62 };
#define CERTAIN ((chance)1 << CHANCE_BITS)

static inline chance chance_times(chance a, chance b)
{
    return (chance)(((wide_chance)a * b + (CERTAIN >> 1)) >> CHANCE_BITS);
}
static inline chance chance_of(uint64_t weight, uint64_t total)
{
    return (chance)((wide_chance)CERTAIN * weight / total);
}

enum { POOL_MAX = 128 };

/* How many dice succeed, by number. All of it may add up to less than CERTAIN: it is then one of
 * several cases. */
typedef struct {
    int most;
    chance of[POOL_MAX + 1];
} spread;

/* Of several cases of one throw: that nothing is said about it, or what made one of its dice fall
 * again, or made none do so. */
typedef enum {
    AS_IT_FELL,
    ALL_SUCCEED,
    FAILURE_AGAIN, /* something failed, and one die of that is thrown again */
    ALL_FAIL,
    SUCCESS_AGAIN, /* something succeeded, and one die of that is thrown again */
} throw_case;

spread wm_no_dice(void);
void wm_add_die(spread *s, chance succeeds);
spread wm_pool(int dice, chance succeeds);
/* The case alone, with its die thrown again, of so many dice. */
void wm_take_case(spread *s, int dice, chance succeeds, throw_case which);
/* The case alone, without the die thrown again. Returns how many dice are left of so many: one less
 * where one is thrown again. */
int wm_leave_case(spread *s, int dice, throw_case which);
/* All dice that failed are thrown again. */
void wm_try_failures_again(spread *s, int dice, chance succeeds);
/* The two together. */
void wm_add_spread(spread *sum, const spread *more);
/* So many succeed, and no others. */
spread wm_exactly(const spread *s, int count);
chance wm_whole_of(const spread *s);

#endif
