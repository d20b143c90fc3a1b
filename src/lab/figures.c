/* SPDX-License-Identifier: MIT */
/* figures.c - from finished games to scores, lengths and the share of luck. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "lab/lab.h"

/* ---- Games by cell ---- */

/* A unit of evidence: a pair, or a game of a mirror cell. */
typedef struct {
    uint64_t index;          /* in its cell */
    const lab_game *game[2]; /* the second is NULL in a mirror cell */
} unit;

typedef struct {
    const lab_study *study;
    const lab_game **game; /* cell after cell, each in the order of numbers */
    size_t *start;         /* of each cell; one more behind the last */
    unit *unit;            /* in the same order */
    size_t *unit_start;
    uint64_t *limit; /* by group: units from here on do not count */
    double slope;    /* of A's score against luck */
} sorted;

static bool sort_by_cell(sorted *s, const lab_results *results)
{
    size_t cells = (size_t)s->study->cells;
    size_t *fill = calloc(cells + 1, sizeof *fill);
    if (fill == NULL) return false;
    for (size_t i = 0; i < results->count; i++) s->start[results->game[i].number % cells + 1]++;
    for (size_t c = 0; c < cells; c++) s->start[c + 1] += s->start[c];
    memcpy(fill, s->start, (cells + 1) * sizeof *fill);
    for (size_t i = 0; i < results->count; i++)
        s->game[fill[results->game[i].number % cells]++] = &results->game[i];
    free(fill);
    return true;
}

static void make_units(sorted *s)
{
    size_t count = 0;
    uint64_t cells = (uint64_t)s->study->cells;
    for (int c = 0; c < s->study->cells; c++) {
        bool is_mirror = lab_is_mirror(s->study, c);
        s->unit_start[c] = count;
        for (size_t i = s->start[c]; i < s->start[c + 1]; i++) {
            uint64_t within = s->game[i]->number / cells;
            if (is_mirror) {
                s->unit[count++] = (unit){within, {s->game[i], NULL}};
            } else if (within % 2 == 0 && i + 1 < s->start[c + 1] &&
                       s->game[i + 1]->number / cells == within + 1) {
                s->unit[count++] = (unit){within / 2, {s->game[i], s->game[i + 1]}};
                i++;
            }
        }
    }
    s->unit_start[s->study->cells] = count;
}

/* ---- When it was enough ---- */

static double score_of(const unit *u)
{
    return lab_unit_score(u->game[0], u->game[1]);
}

/* Units one after another from the first, as long as none is missing. */
static void find_limit(const sorted *s, int group, lab_progress *progress)
{
    const lab_study *study = s->study;
    bool is_difference = study->stop == LAB_UNTIL_DIFFERENCE;
    const unit *own = s->unit + s->unit_start[group], *end = s->unit + s->unit_start[group + 1];
    int other_cell = is_difference ? group + study->cells / 2 : group;
    const unit *other = s->unit + s->unit_start[other_cell],
               *other_end = s->unit + s->unit_start[other_cell + 1];
    uint64_t next = 0;
    for (; own < end && other < other_end && !progress->is_decided; own++, other++, next++) {
        if (own->index != next || other->index != next) break;
        lab_progress_add(study, progress,
                         is_difference ? score_of(other) - score_of(own) : score_of(own));
    }
    s->limit[group] = progress->is_decided ? progress->sample.count : UINT64_MAX;
}

/* ---- A cell ---- */

static double luck_of(const unit *u)
{
    double luck = u->game[0]->luck;
    if (u->game[1] != NULL) luck = (luck + u->game[1]->luck) / 2;
    return luck / 1000;
}

static double share_of_a(const unit *u)
{
    double score = (u->game[0]->result + 1) / 2.0;
    return u->game[1] != NULL ? (score + (u->game[1]->result + 1) / 2.0) / 2 : score;
}

static void add_first(const unit *u, lab_sample *sample)
{
    double sum = 0;
    int count = 0;
    for (int i = 0; i < 2 && u->game[i] != NULL; i++) {
        const lab_game *g = u->game[i];
        if (g->first == LAB_NO_SIDE) continue;
        sum += ((g->first == 0 ? g->result : -g->result) + 1) / 2.0;
        count++;
    }
    if (count > 0) lab_sample_add(sample, sum / count);
}

typedef struct {
    lab_sample score, evened, first, draw, length;
    int *lengths;
    size_t count;
} gathered;

static void gather_unit(const sorted *s, const unit *u, gathered *g, lab_cell_figures *out)
{
    int games = u->game[1] != NULL ? 2 : 1, draws = 0, length = 0;
    for (int i = 0; i < games; i++) {
        const lab_game *game = u->game[i];
        draws += game->result == 0;
        length += game->length;
        out->capped += game->end == LAB_CAPPED;
        g->lengths[g->count++] = game->length;
    }
    out->games += (uint64_t)games;
    out->draws += (uint64_t)draws;
    lab_sample_add(&g->score, share_of_a(u));
    lab_sample_add(&g->evened, share_of_a(u) - s->slope * luck_of(u));
    lab_sample_add(&g->draw, (double)draws / games);
    lab_sample_add(&g->length, (double)length / games);
    add_first(u, &g->first);
}

static int by_size(const void *first, const void *second)
{
    int a = *(const int *)first, b = *(const int *)second;
    return a < b ? -1 : a > b;
}

/* The smallest length that so many percent of the games do not exceed. */
static int percentile(const gathered *g, size_t percent)
{
    return g->count == 0 ? 0 : g->lengths[(g->count * percent + 99) / 100 - 1];
}

static void conclude(gathered *g, lab_cell_figures *out)
{
    out->score = lab_estimate_share(&g->score);
    out->evened = lab_estimate_mean(&g->evened);
    out->first = lab_estimate_share(&g->first);
    out->draw = lab_estimate_share(&g->draw);
    out->length = lab_estimate_mean(&g->length);
    if (g->count > 0) qsort(g->lengths, g->count, sizeof *g->lengths, by_size);
    out->length_median = percentile(g, 50);
    out->length_most = percentile(g, 95);
}

static bool counts(const sorted *s, int cell, const unit *u)
{
    return u->index < s->limit[lab_group_of(s->study, cell)];
}

static void make_cell(const sorted *s, int cell, gathered *room, lab_cell_figures *out)
{
    gathered g = {.lengths = room->lengths};
    for (size_t i = s->unit_start[cell]; i < s->unit_start[cell + 1]; i++)
        if (counts(s, cell, &s->unit[i])) gather_unit(s, &s->unit[i], &g, out);
    conclude(&g, out);
}

static void make_all(const sorted *s, gathered *g, lab_cell_figures *out)
{
    for (int c = 0; c < s->study->cells; c++)
        for (size_t i = s->unit_start[c]; i < s->unit_start[c + 1]; i++)
            if (counts(s, c, &s->unit[i])) gather_unit(s, &s->unit[i], g, out);
    conclude(g, out);
}

/* ---- Luck ---- */

typedef struct {
    double xx, xy, yy;
    uint64_t count;
} products;

/* Of games around the mean of their cell. */
static void add_products(const sorted *s, int cell, products *p)
{
    double x = 0, y = 0, n = 0;
    for (int pass = 0; pass < 2; pass++) {
        for (size_t i = s->unit_start[cell]; i < s->unit_start[cell + 1]; i++) {
            if (!counts(s, cell, &s->unit[i])) continue;
            for (int half = 0; half < 2 && s->unit[i].game[half] != NULL; half++) {
                const lab_game *g = s->unit[i].game[half];
                double luck = g->luck / 1000.0, score = (g->result + 1) / 2.0;
                if (pass == 0) {
                    x += luck, y += score, n++;
                } else {
                    p->xx += (luck - x) * (luck - x);
                    p->xy += (luck - x) * (score - y);
                    p->yy += (score - y) * (score - y);
                    p->count++;
                }
            }
        }
        if (pass == 0 && n > 0) x /= n, y /= n;
    }
}

/* The square of the correlation, with Fisher's interval. */
static lab_estimate explained(const products *p)
{
    if (p->count < 10 || p->xx <= 0 || p->yy <= 0) return (lab_estimate){0};
    double r = p->xy / sqrt(p->xx * p->yy), z = atanh(fmin(fabs(r), 0.999999));
    double spread = 1.96 / sqrt((double)p->count - 3);
    double low = tanh(fmax(0, z - spread)), high = tanh(z + spread);
    return (lab_estimate){.mean = r * r, .error = (high * high - low * low) / 2, .units = p->count};
}

static lab_estimate measure_luck(sorted *s)
{
    products p = {0};
    for (int c = 0; c < s->study->cells; c++) add_products(s, c, &p);
    lab_estimate share = explained(&p);
    s->slope = share.units > 0 ? p.xy / p.xx : 0;
    return share;
}

/* ---- All of it ---- */

static void make_figures(sorted *s, lab_figures *out, gathered *room, const lab_results *results)
{
    const lab_study *study = s->study;
    make_units(s);
    for (int g = 0; g < lab_group_count(study); g++) find_limit(s, g, &out->group[g]);
    out->luck = measure_luck(s);
    for (int c = 0; c < study->cells; c++) {
        make_cell(s, c, room, &out->cell[c]);
        out->cell[c].progress = out->group[lab_group_of(study, c)];
        if (out->luck.units == 0) out->cell[c].evened = (lab_estimate){0};
        out->games += out->cell[c].games;
    }
    make_all(s, room, &out->all);
    out->spare = results->count - out->games;
}

bool lab_figures_make(lab_figures *out, const lab_study *study, const lab_results *results)
{
    size_t cells = (size_t)study->cells, games = results->count + 1;
    *out = (lab_figures){.cell = calloc(cells, sizeof *out->cell),
                         .group = calloc(cells, sizeof *out->group)};
    sorted s = {.study = study,
                .game = malloc(games * sizeof *s.game),
                .start = calloc(cells + 1, sizeof *s.start),
                .unit = calloc(games, sizeof *s.unit),
                .unit_start = calloc(cells + 1, sizeof *s.unit_start),
                .limit = calloc(cells, sizeof *s.limit)};
    gathered room = {.lengths = malloc(games * sizeof *room.lengths)};
    bool is_good = out->cell != NULL && out->group != NULL && s.game != NULL && s.start != NULL &&
                   s.unit != NULL && s.unit_start != NULL && s.limit != NULL &&
                   room.lengths != NULL && sort_by_cell(&s, results);
    if (is_good) make_figures(&s, out, &room, results);
    free((void *)s.game);
    free(s.start);
    free(s.unit);
    free(s.unit_start);
    free(s.limit);
    free(room.lengths);
    if (!is_good) lab_figures_free(out);
    return is_good;
}

void lab_figures_free(lab_figures *figures)
{
    free(figures->cell);
    free(figures->group);
    *figures = (lab_figures){0};
}

/* ---- Pooled ---- */

lab_estimate lab_matchup_score(const lab_study *study, const lab_figures *figures, int row,
                               int column)
{
    lab_estimate parts[LAB_CELLS];
    int count = 0;
    for (int c = 0; c < study->cells; c++) {
        lab_cell cell = lab_cell_at(study, c);
        if (cell.side[0] == row && cell.side[1] == column) {
            parts[count++] = figures->cell[c].score;
        } else if (cell.side[0] == column && cell.side[1] == row) {
            parts[count] = figures->cell[c].score;
            parts[count].mean = 1 - parts[count].mean;
            count++;
        }
    }
    return lab_estimate_average(parts, count);
}

lab_estimate lab_value_score(const lab_study *study, const lab_figures *figures, int value)
{
    lab_estimate parts[LAB_VALUES];
    int count = 0;
    for (int other = 0; other < study->matchup.count; other++)
        if (other != value) parts[count++] = lab_matchup_score(study, figures, value, other);
    return lab_estimate_average(parts, count);
}

lab_estimate lab_factor_figure(const lab_study *study, const lab_figures *figures, int factor,
                               int value, lab_figure which)
{
    lab_estimate parts[LAB_CELLS];
    int count = 0;
    for (int c = 0; c < study->cells; c++) {
        if (lab_cell_at(study, c).level[factor] != value) continue;
        const lab_cell_figures *f = &figures->cell[c];
        parts[count++] = which == LAB_SCORE   ? f->score
                         : which == LAB_FIRST ? f->first
                         : which == LAB_DRAW  ? f->draw
                                              : f->length;
    }
    return lab_estimate_average(parts, count);
}
