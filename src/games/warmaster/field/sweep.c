/* SPDX-License-Identifier: MIT */
/* sweep.c - a box that goes straight on: when it meets another. */
#include <stddef.h>

#include "games/warmaster/field/geometry.h"

static int64_t magnitude(int64_t number)
{
    return number < 0 ? -number : number;
}

static int64_t floor_divide(int64_t a, int64_t b)
{
    int64_t quotient = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

/* Half of what a box covers along an axis, times TRIG_ONE. */
static int64_t half_along(const box *b, int64_t sine, int64_t cosine)
{
    int64_t right = magnitude(b->cosine * cosine + b->sine * sine);
    int64_t forward = magnitude(b->sine * cosine - b->cosine * sine);
    return (right * b->half_front + forward * b->half_depth) / TRIG_ONE;
}

/* The whole distances at which the boxes lie deeper than `depth` along one axis, which points to the
 * right of a stand with this sine and cosine. Narrows [from, to]; false where nothing is left. */
static bool narrow(const box *mover, int32_t angle, const box *other, int64_t sine, int64_t cosine,
                   int64_t depth, int64_t *from, int64_t *to)
{
    int64_t apart =
        (other->centre.x - mover->centre.x) * cosine - (other->centre.y - mover->centre.y) * sine;
    int64_t width =
        half_along(mover, sine, cosine) + half_along(other, sine, cosine) - depth * TRIG_ONE;
    int64_t speed = wm_sine(angle) * cosine - wm_cosine(angle) * sine;
    if (width <= 0) return false;
    if (speed == 0) return magnitude(apart) < width;
    int64_t low = (apart - width) * TRIG_ONE, high = (apart + width) * TRIG_ONE;
    if (speed < 0) {
        int64_t swap = -low;
        low = -high, high = swap, speed = -speed;
    }
    int64_t first = floor_divide(low, speed) + 1, last = -floor_divide(-high, speed) - 1;
    if (first > *from) *from = first;
    if (last < *to) *to = last;
    return *from <= *to;
}

bool wm_sweep(const box *mover, int32_t angle, int32_t distance, const box *other, int32_t depth,
              int32_t *at)
{
    int64_t reach = mover->reach + other->reach + (depth < 0 ? -depth : 0);
    point end = wm_point_along(mover->centre, angle, distance);
    if (wm_segment_point_gap(mover->centre, end, other->centre) > reach * reach) return false;
    int64_t from = 0, to = distance;
    const box *pair[2] = {mover, other};
    for (int i = 0; i < 2; i++) {
        int64_t sine = pair[i]->sine, cosine = pair[i]->cosine;
        if (!narrow(mover, angle, other, sine, cosine, depth, &from, &to)) return false;
        if (!narrow(mover, angle, other, -cosine, sine, depth, &from, &to)) return false;
    }
    if (at != NULL) *at = (int32_t)from;
    return true;
}
