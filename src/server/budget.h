/* SPDX-License-Identifier: MIT */
/* budget.h - how often somebody may do something: a purse that fills slowly. */
#ifndef VX_SERVER_BUDGET_H
#define VX_SERVER_BUDGET_H

#include <stdbool.h>
#include <stdint.h>

typedef struct {
    int64_t debt, since; /* milliseconds; all zero is a full purse */
} budget;

/* Takes `cost` from a purse that holds `full` and wins one back every `milliseconds`. False: there
 * is not so much in it, and nothing is taken. */
bool budget_take(budget *self, int64_t now, int full, int milliseconds, int cost);

#endif
