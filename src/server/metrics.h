/* SPDX-License-Identifier: MIT */
/* metrics.h - what the server counts, in the text form that Prometheus reads. */
#ifndef VX_SERVER_METRICS_H
#define VX_SERVER_METRICS_H

#include <stdint.h>

#include "core/text.h"

enum { METRICS_BOUNDS = 10, METRICS_TEXT_CAP = 16 << 10 };

/* How long something took, counted by upper bound. */
typedef struct {
    int64_t count[METRICS_BOUNDS + 1], microseconds; /* the last one: longer than all bounds */
} metrics_times;

void metrics_note(metrics_times *self, int64_t microseconds);

/* A number that only grows, one that goes up and down, and times. */
void metrics_add_counter(vx_text *out, const char *name, const char *help, int64_t value);
void metrics_add_gauge(vx_text *out, const char *name, const char *help, int64_t value);
void metrics_add_times(vx_text *out, const char *name, const char *help,
                       const metrics_times *times);

#endif
