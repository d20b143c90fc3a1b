/* SPDX-License-Identifier: MIT */
/* statistics.c - means with their intervals, and the sequential test. */
#include <math.h>

#include "lab/lab.h"

static const double HALF_WIDTH = 1.96;       /* standard errors on each side: 95% */
static const double ENOUGH_EVIDENCE = 2.944; /* ln(0.95 / 0.05): one error in twenty, both ways */
enum { UNITS_BEFORE_VERDICT = 8 };

void lab_sample_add(lab_sample *sample, double value)
{
    sample->sum += value;
    sample->squares += value * value;
    sample->count++;
}

static double variance_of(const lab_sample *s)
{
    double n = (double)s->count, mean = s->sum / n;
    return fmax(0, (s->squares - n * mean * mean) / fmax(1, n - 1));
}

/* The variance with one unit of `low` and one of `high` added. */
static double cautious_variance(const lab_sample *s, double low, double high)
{
    lab_sample more = *s;
    lab_sample_add(&more, low);
    lab_sample_add(&more, high);
    double n = (double)more.count, mean = more.sum / n;
    return fmax(1e-12, more.squares / n - mean * mean);
}

lab_estimate lab_estimate_share(const lab_sample *sample)
{
    if (sample->count == 0) return (lab_estimate){0};
    double n = (double)sample->count;
    return (lab_estimate){.mean = sample->sum / n,
                          .error = HALF_WIDTH * sqrt(cautious_variance(sample, 0, 1) / (n + 2)),
                          .units = sample->count};
}

lab_estimate lab_estimate_mean(const lab_sample *sample)
{
    if (sample->count == 0) return (lab_estimate){0};
    double n = (double)sample->count;
    return (lab_estimate){.mean = sample->sum / n,
                          .error = HALF_WIDTH * sqrt(variance_of(sample) / n),
                          .units = sample->count};
}

lab_estimate lab_estimate_average(const lab_estimate *parts, int count)
{
    lab_estimate all = {0};
    double squares = 0;
    int known = 0;
    for (int i = 0; i < count; i++) {
        if (parts[i].units == 0) continue;
        known++;
        all.mean += parts[i].mean;
        squares += parts[i].error * parts[i].error;
        all.units += parts[i].units;
    }
    if (known == 0) return (lab_estimate){0};
    all.mean /= known;
    all.error = sqrt(squares) / known;
    return all;
}

double lab_evidence(const lab_sample *sample, double low, double high)
{
    if (sample->count == 0) return 0;
    double n = (double)sample->count, mean = sample->sum / n;
    double variance = cautious_variance(sample, low > 0 ? 0 : -1, 1);
    return n * (high - low) * (2 * mean - low - high) / (2 * variance);
}

int lab_verdict(const lab_sample *sample, double low, double high)
{
    if (sample->count < UNITS_BEFORE_VERDICT) return 0;
    double evidence = lab_evidence(sample, low, high);
    return evidence >= ENOUGH_EVIDENCE ? 1 : evidence <= -ENOUGH_EVIDENCE ? -1 : 0;
}
