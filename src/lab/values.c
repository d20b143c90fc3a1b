/* SPDX-License-Identifier: MIT */
/* values.c - what each piece is worth: A's result explained by the pieces that A has more of than B.
 *
 * How much one more point of any kind changes the chance to win is measured by the points that one army
 * costs more than the other; a piece is worth as many points as its own change is such changes. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "lab/lab.h"

enum { PIECES_MAX = 2048, ENOUGH_GAMES = 30 };

/* ---- The kinds there are ---- */

static void take_kind(void *context, const vx_piece *piece)
{
    lab_values *values = context;
    if (values->count == PIECES_MAX) return;
    lab_value *value = &values->value[values->count++];
    *value = (lab_value){.cost = piece->cost};
    memcpy(value->key, piece->key, sizeof value->key);
    for (int language = 0; language < VX_LANGUAGES; language++) {
        vx_text name = vx_text_on(value->name[language], sizeof value->name[language]);
        vx_add_cut(&name, piece->name[language], 30);
    }
}

static int by_key(const void *first, const void *second)
{
    return strcmp(((const lab_value *)first)->key, ((const lab_value *)second)->key);
}

static bool list_kinds(lab_values *out, const lab_study *study)
{
    char lists[2][2048], *list[2] = {lists[0], lists[1]};
    lab_cell cell = lab_cell_at(study, 0);
    vx_problem why;
    void *state = malloc(vx_state_size(study->game));
    out->value = calloc(PIECES_MAX, sizeof *out->value);
    bool draws = study->draw_low > 0;
    bool is_good =
        state != NULL && out->value != NULL &&
        (!draws || lab_draw_armies(study, &cell, 1, list, sizeof lists[0], &why)) &&
        lab_setup_cell(study, &cell, false, draws ? (const char *const *)list : NULL, state, &why);
    if (is_good) study->game->census->kinds(state, take_kind, out);
    if (is_good) qsort(out->value, (size_t)out->count, sizeof *out->value, by_key);
    free(state);
    return is_good;
}

/* ---- Rows: who has more of what ---- */

static int find(const lab_values *values, const char *key, size_t length)
{
    lab_value wanted = {0};
    if (length >= sizeof wanted.key) return -1;
    memcpy(wanted.key, key, length);
    const lab_value *found =
        bsearch(&wanted, values->value, (size_t)values->count, sizeof wanted, by_key);
    return found != NULL ? (int)(found - values->value) : -1;
}

/* "2xORC16": how many, and the rest is the key. */
static int take_count(const char **key, size_t *length)
{
    vx_word word = {.start = *key, .length = *length}, count, rest;
    int64_t number;
    if (!vx_word_split(&word, 'x', &count, &rest) || !vx_word_number(&count, 1, 1000, &number))
        return 1;
    *key = rest.start;
    *length = rest.length;
    return (int)number;
}

/* Adds an army to the balance: +1 for A, -1 for B. */
static void add_army(lab_values *values, const char **at, int sign, int *balance)
{
    while (**at != '\0' && **at != ' ') {
        size_t length = strcspn(*at, ", ");
        const char *key = *at;
        *at += length;
        if (**at == ',') (*at)++;
        int count = take_count(&key, &length);
        int kind = find(values, key, length);
        if (kind < 0) continue;
        balance[kind] += sign * count;
        values->value[kind].games++;
    }
    if (**at == ' ') (*at)++;
}

typedef struct {
    lab_values *values;
    int *balance; /* by kind */
    int *column;  /* by kind; -1: it never told the armies apart */
    lab_sparse all,
        points; /* one column a kind, and one for all points; then first turn and seat */
} builder;

static void put(lab_sparse *d, size_t *at, int column, double value)
{
    if (value == 0) return;
    d->column[*at] = column;
    d->value[*at] = value;
    ++*at;
}

static void add_row(builder *b, const lab_game *game, const char *armies)
{
    lab_values *v = b->values;
    size_t at = b->all.start[b->all.rows], point_at = b->points.start[b->points.rows];
    double cost = 0, first = game->first == 0 ? 1 : game->first == 1 ? -1 : 0;
    memset(b->balance, 0, (size_t)v->count * sizeof *b->balance);
    add_army(v, &armies, 1, b->balance);
    add_army(v, &armies, -1, b->balance);
    for (int k = 0; k < v->count; k++) {
        if (b->balance[k] == 0) continue;
        if (b->column[k] < 0) b->column[k] = 2 + b->all.columns++;
        put(&b->all, &at, b->column[k], b->balance[k]);
        cost += (double)b->balance[k] * v->value[k].cost;
    }
    put(&b->all, &at, 0, first);
    put(&b->all, &at, 1, 1);
    put(&b->points, &point_at, 0, first);
    put(&b->points, &point_at, 1, 1);
    put(&b->points, &point_at, 2, cost);
    b->all.y[b->all.rows] = b->points.y[b->points.rows] = (game->result + 1) / 2.0;
    b->all.start[++b->all.rows] = at;
    b->points.start[++b->points.rows] = point_at;
}

static bool open_sparse(lab_sparse *d, size_t rows, size_t entries)
{
    *d = (lab_sparse){.column = malloc(entries * sizeof *d->column),
                      .value = malloc(entries * sizeof *d->value),
                      .start = calloc(rows + 1, sizeof *d->start),
                      .y = malloc((rows + 1) * sizeof *d->y)};
    return d->column != NULL && d->value != NULL && d->start != NULL && d->y != NULL;
}

static void close_sparse(lab_sparse *d)
{
    free(d->column);
    free(d->value);
    free(d->start);
    free(d->y);
}

static size_t count_entries(const lab_results *results)
{
    size_t entries = 1;
    for (size_t i = 0; i < results->count; i++) {
        entries += 3;
        for (const char *at = results->armies[i]; at != NULL && *at != '\0'; at++)
            entries += *at == ',' || *at == ' ';
        entries += 2;
    }
    return entries;
}

/* ---- What they are worth ---- */

static void price(const lab_values *values, lab_value *value)
{
    double point = values->point.mean, e = values->point.error;
    if (values->point.units == 0 || value->cost == 0) return;
    double own = value->change.error / point, scale = value->change.mean * e / (point * point);
    value->worth = (lab_estimate){.mean = value->change.mean / point,
                                  .error = sqrt(own * own + scale * scale),
                                  .units = value->games};
}

static bool conclude(builder *b)
{
    lab_values *v = b->values;
    size_t columns = (size_t)b->all.columns + 2;
    double *estimate = calloc(columns, sizeof *estimate), *error = calloc(columns, sizeof *error);
    double point[3], point_error[3], share;
    b->all.columns = (int)columns;
    b->points.columns = 3;
    bool is_good = estimate != NULL && error != NULL &&
                   lab_regress(&b->all, estimate, error, &v->explained) &&
                   lab_regress(&b->points, point, point_error, &share);
    if (is_good && point[2] > 2 * point_error[2])
        v->point = (lab_estimate){point[2], point_error[2], v->games};
    for (int k = 0; is_good && k < v->count; k++) {
        lab_value *value = &v->value[k];
        if (b->column[k] < 0 || value->games < ENOUGH_GAMES) continue;
        value->change = (lab_estimate){estimate[b->column[k]], error[b->column[k]], value->games};
        price(v, value);
    }
    free(estimate);
    free(error);
    return is_good;
}

static bool fill(builder *b, const lab_results *results)
{
    lab_values *v = b->values;
    b->balance = calloc((size_t)v->count + 1, sizeof *b->balance);
    b->column = malloc(((size_t)v->count + 1) * sizeof *b->column);
    size_t entries = count_entries(results);
    bool is_good = open_sparse(&b->all, results->count, entries) &&
                   open_sparse(&b->points, results->count, 3 * results->count + 1) &&
                   b->balance != NULL && b->column != NULL;
    if (!is_good) return false;
    for (int k = 0; k < v->count; k++) b->column[k] = -1;
    for (size_t i = 0; i < results->count; i++)
        if (results->armies[i] != NULL) add_row(b, &results->game[i], results->armies[i]);
    v->games = b->all.rows;
    return v->games == 0 || conclude(b);
}

bool lab_values_make(lab_values *out, const lab_study *study, const lab_results *results)
{
    *out = (lab_values){0};
    builder b = {.values = out};
    bool is_good = list_kinds(out, study) && fill(&b, results);
    free(b.balance);
    free(b.column);
    close_sparse(&b.all);
    close_sparse(&b.points);
    if (!is_good) lab_values_free(out);
    return is_good;
}

void lab_values_free(lab_values *values)
{
    free(values->value);
    *values = (lab_values){0};
}

/* With many pieces some stray beyond their 95% interval by chance: a change is suggested beyond three
 * standard errors. */
int lab_suggested_cost(const lab_value *value)
{
    if (value->worth.units == 0) return value->cost;
    if (fabs(value->worth.mean - value->cost) <= 1.53 * value->worth.error) return value->cost;
    int cost = (int)lround(value->worth.mean);
    return cost < 1 ? 1 : cost;
}
