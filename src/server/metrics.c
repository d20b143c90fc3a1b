/* SPDX-License-Identifier: MIT */
/* metrics.c - the text form of Prometheus. */
#include "server/metrics.h"

static const struct {
    int64_t microseconds;
    const char *seconds;
} bounds[METRICS_BOUNDS] = {
    {500, "0.0005"},  {1000, "0.001"}, {2500, "0.0025"}, {5000, "0.005"}, {10000, "0.01"},
    {25000, "0.025"}, {50000, "0.05"}, {100000, "0.1"},  {500000, "0.5"}, {2500000, "2.5"},
};

void metrics_note(metrics_times *self, int64_t microseconds)
{
    int at = 0;
    while (at < METRICS_BOUNDS && microseconds > bounds[at].microseconds) at++;
    self->count[at]++;
    self->microseconds += microseconds;
}

static void add_head(vx_text *out, const char *name, const char *help, const char *type)
{
    vx_add(out, "# HELP vexillum_");
    vx_add(out, name);
    vx_add_char(out, ' ');
    vx_add(out, help);
    vx_add(out, "\n# TYPE vexillum_");
    vx_add(out, name);
    vx_add_char(out, ' ');
    vx_add(out, type);
    vx_add_char(out, '\n');
}

static void add_sample(vx_text *out, const char *name, const char *ending, int64_t value)
{
    vx_add(out, "vexillum_");
    vx_add(out, name);
    vx_add(out, ending);
    vx_add_char(out, ' ');
    vx_add_number(out, value);
    vx_add_char(out, '\n');
}

void metrics_add_counter(vx_text *out, const char *name, const char *help, int64_t value)
{
    add_head(out, name, help, "counter");
    add_sample(out, name, "", value);
}

void metrics_add_gauge(vx_text *out, const char *name, const char *help, int64_t value)
{
    add_head(out, name, help, "gauge");
    add_sample(out, name, "", value);
}

static void add_bucket(vx_text *out, const char *name, const char *bound, int64_t value)
{
    vx_add(out, "vexillum_");
    vx_add(out, name);
    vx_add(out, "_bucket{le=\"");
    vx_add(out, bound);
    vx_add(out, "\"} ");
    vx_add_number(out, value);
    vx_add_char(out, '\n');
}

/* Without floats: seconds are written as a number of microseconds times ten to the minus six. */
static void add_sum(vx_text *out, const char *name, int64_t microseconds)
{
    vx_add(out, "vexillum_");
    vx_add(out, name);
    vx_add(out, "_sum ");
    vx_add_number(out, microseconds);
    vx_add(out, "e-6\n");
}

void metrics_add_times(vx_text *out, const char *name, const char *help, const metrics_times *times)
{
    int64_t sum = 0;
    add_head(out, name, help, "histogram");
    for (int i = 0; i < METRICS_BOUNDS; i++) {
        sum += times->count[i];
        add_bucket(out, name, bounds[i].seconds, sum);
    }
    sum += times->count[METRICS_BOUNDS];
    add_bucket(out, name, "+Inf", sum);
    add_sum(out, name, times->microseconds);
    add_sample(out, name, "_count", sum);
}
