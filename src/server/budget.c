/* SPDX-License-Identifier: MIT */
/* budget.c - how often somebody may do something. */
#include "server/budget.h"

bool budget_take(budget *self, int64_t now, int full, int milliseconds, int cost)
{
    int64_t price = (int64_t)cost * milliseconds;
    self->debt -= now - self->since;
    self->since = now;
    if (self->debt < 0) self->debt = 0;
    if (self->debt + price > (int64_t)full * milliseconds) return false;
    self->debt += price;
    return true;
}
