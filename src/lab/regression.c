/* SPDX-License-Identifier: MIT */
/* regression.c - least squares over sparse rows, by the normal equations. Intervals come from the sandwich
 * formula, which holds when the variance differs from game to game. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "lab/lab.h"

/* A touch of ridge: columns that nobody can tell apart share what they have in common. */
static const double RIDGE = 1e-3;

static void add_gram(const lab_sparse *d, double *gram, double *moment)
{
    size_t n = (size_t)d->columns;
    for (size_t row = 0; row < d->rows; row++)
        for (size_t i = d->start[row]; i < d->start[row + 1]; i++) {
            size_t a = (size_t)d->column[i];
            moment[a] += d->value[i] * d->y[row];
            for (size_t j = d->start[row]; j < d->start[row + 1]; j++)
                gram[a * n + (size_t)d->column[j]] += d->value[i] * d->value[j];
        }
    for (size_t i = 0; i < n; i++) gram[i * n + i] += RIDGE;
}

/* Replaces the lower half of a positive matrix by its root. */
static bool take_root(double *m, size_t n)
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j <= i; j++) {
            double sum = m[i * n + j];
            for (size_t k = 0; k < j; k++) sum -= m[i * n + k] * m[j * n + k];
            if (i == j && sum <= 0) return false;
            m[i * n + j] = i == j ? sqrt(sum) : sum / m[j * n + j];
        }
    return true;
}

/* Solves root . root' . x = x in place. */
static void solve(const double *root, size_t n, double *x)
{
    for (size_t i = 0; i < n; i++) {
        for (size_t k = 0; k < i; k++) x[i] -= root[i * n + k] * x[k];
        x[i] /= root[i * n + i];
    }
    for (size_t i = n; i-- > 0;) {
        for (size_t k = i + 1; k < n; k++) x[i] -= root[k * n + i] * x[k];
        x[i] /= root[i * n + i];
    }
}

static double predict(const lab_sparse *d, size_t row, const double *estimate)
{
    double sum = 0;
    for (size_t i = d->start[row]; i < d->start[row + 1]; i++)
        sum += d->value[i] * estimate[d->column[i]];
    return sum;
}

/* The errors of columns, from each row's own deviation. `inverse` holds a row of the inverse a column. */
static void estimate_errors(const lab_sparse *d, const double *estimate, const double *inverse,
                            double *error)
{
    size_t n = (size_t)d->columns;
    memset(error, 0, n * sizeof *error);
    for (size_t row = 0; row < d->rows; row++) {
        double deviation = d->y[row] - predict(d, row, estimate);
        for (size_t c = 0; c < n; c++) {
            double pull = 0;
            for (size_t i = d->start[row]; i < d->start[row + 1]; i++)
                pull += inverse[c * n + (size_t)d->column[i]] * d->value[i];
            error[c] += deviation * deviation * pull * pull;
        }
    }
    double freedom = d->rows > n ? (double)d->rows / (double)(d->rows - n) : 1;
    for (size_t c = 0; c < n; c++) error[c] = 1.96 * sqrt(error[c] * freedom);
}

/* Of the variance of y, corrected for the number of columns: noise alone explains nothing. */
static double share_explained(const lab_sparse *d, const double *estimate)
{
    double n = (double)d->rows, mean = 0, all = 0, left = 0;
    for (size_t row = 0; row < d->rows; row++) mean += d->y[row] / n;
    for (size_t row = 0; row < d->rows; row++) {
        double deviation = d->y[row] - predict(d, row, estimate);
        all += (d->y[row] - mean) * (d->y[row] - mean);
        left += deviation * deviation;
    }
    double freedom = n - d->columns;
    if (all <= 0 || freedom <= 0) return 0;
    return fmax(0, 1 - left / freedom * (n - 1) / all);
}

bool lab_regress(const lab_sparse *data, double *estimate, double *error, double *explained)
{
    size_t n = (size_t)data->columns;
    double *gram = calloc(n * n, sizeof *gram), *inverse = calloc(n * n, sizeof *inverse);
    bool is_good = gram != NULL && inverse != NULL;
    memset(estimate, 0, n * sizeof *estimate);
    if (is_good) {
        add_gram(data, gram, estimate);
        is_good = take_root(gram, n);
    }
    if (is_good) {
        solve(gram, n, estimate);
        for (size_t c = 0; c < n; c++) {
            inverse[c * n + c] = 1;
            solve(gram, n, inverse + c * n);
        }
        estimate_errors(data, estimate, inverse, error);
        *explained = share_explained(data, estimate);
    }
    free(gram);
    free(inverse);
    return is_good;
}
