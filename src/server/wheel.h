/* SPDX-License-Identifier: MIT */
/* wheel.h - deadlines for many things at a constant cost each.
 *
 * A wheel has a slot for each tenth of a second and goes round in less than two minutes. What is due
 * later than that goes round again. Setting and clearing a timer touch its neighbours only. */
#ifndef VX_SERVER_WHEEL_H
#define VX_SERVER_WHEEL_H

#include <stdint.h>

enum { WHEEL_SLOTS = 1024, WHEEL_STEP = 100 }; /* milliseconds a slot */

/* All zero: not set. Lies within what it is for. */
typedef struct wheel_timer {
    struct wheel_timer *next, **link;
    int64_t due; /* milliseconds */
} wheel_timer;

/* All zero: nothing is set. */
typedef struct {
    wheel_timer *slot[WHEEL_SLOTS];
    int64_t turned; /* steps since 1970 that have been looked at */
} wheel;

/* Due at that time and not before; a timer that was set is set anew. */
void wheel_set(wheel *self, wheel_timer *timer, int64_t due);
void wheel_clear(wheel_timer *timer);
/* Visits every timer that is due by now, each cleared before. A visit may set and clear any timer. */
void wheel_turn(wheel *self, int64_t now, void (*visit)(void *context, wheel_timer *timer),
                void *context);

#endif
