/* SPDX-License-Identifier: MIT */
/* wheel.c - the slots of wheel.h. */
#include "server/wheel.h"

#include <stddef.h>

static void put(wheel_timer **list, wheel_timer *timer)
{
    timer->next = *list;
    timer->link = list;
    if (*list != NULL) (*list)->link = &timer->next;
    *list = timer;
}

void wheel_clear(wheel_timer *timer)
{
    if (timer->link == NULL) return;
    *timer->link = timer->next;
    if (timer->next != NULL) timer->next->link = timer->link;
    timer->link = NULL;
}

void wheel_set(wheel *self, wheel_timer *timer, int64_t due)
{
    int64_t step = (due + WHEEL_STEP - 1) / WHEEL_STEP;
    if (step <= self->turned) step = self->turned + 1; /* that slot has been looked at */
    wheel_clear(timer);
    timer->due = due;
    put(&self->slot[step % WHEEL_SLOTS], timer);
}

/* What is due later than one round goes back; the list is taken off first, as visits change it. */
static void empty_slot(wheel *self, int64_t step, int64_t now,
                       void (*visit)(void *context, wheel_timer *timer), void *context)
{
    wheel_timer *taken = self->slot[step % WHEEL_SLOTS];
    self->slot[step % WHEEL_SLOTS] = NULL;
    if (taken != NULL) taken->link = &taken;
    while (taken != NULL) {
        wheel_timer *timer = taken;
        wheel_clear(timer);
        if (timer->due > now)
            wheel_set(self, timer, timer->due);
        else
            visit(context, timer);
    }
}

void wheel_turn(wheel *self, int64_t now, void (*visit)(void *context, wheel_timer *timer),
                void *context)
{
    int64_t last = now / WHEEL_STEP;
    if (last - self->turned > WHEEL_SLOTS) self->turned = last - WHEEL_SLOTS; /* each slot once */
    while (self->turned < last) {
        self->turned++;
        empty_slot(self, self->turned, now, visit, context);
    }
}
