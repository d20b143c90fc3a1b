/* SPDX-License-Identifier: MIT */
/* luck.c - luck as backgammon programs measure it: at each throw the chance after what fell, less the mean over all
 * that could have fallen. Both are measured by the same playouts from the same seeds, which do not depend on
 * what fell. So luck has the mean zero, however good or bad the evaluation is, and what is left of a result
 * when the luck is taken off is an honest estimate of how both sides played. */
#include "review/luck.h"

#include <stdlib.h>
#include <string.h>

enum {
    OUTCOMES_MAX = 48, /* looked at, at most: of more outcomes so many are drawn */
    FEW = 12,       /* where a playout is long, to the end of a turn, no more are all looked at */
    PLAYOUTS = 400, /* for one throw, about; each outcome has at least one in each batch */
    LONG_PLAYOUTS = 60
};

/* One outcome, as all batches or one of them alone have measured it. */
typedef struct {
    vx_action outcome;
    double weight, value[VX_LUCK_BATCHES];
    int from, to; /* batches */
} measured;

typedef struct {
    measured at[OUTCOMES_MAX];
    int count;
    int each; /* playouts in a batch */
    uint64_t seed;
} thrown;

/* ---- Which outcomes ---- */

static bool is_long(const vx_game *game)
{
    return vx_machine_of(game)->stage != NULL;
}

static void take_all(const vx_game *game, const void *state, const vx_action *outcomes, int count,
                     thrown *t)
{
    t->count = count;
    for (int i = 0; i < count; i++)
        t->at[i] = (measured){.outcome = outcomes[i],
                              .weight = (double)vx_chance_weight(game, state, outcomes[i]),
                              .to = VX_LUCK_BATCHES};
    int each = (is_long(game) ? LONG_PLAYOUTS : PLAYOUTS) / (count * VX_LUCK_BATCHES);
    t->each = each > 1 ? each : 1;
}

/* Each batch draws its own, so that how far batches differ tells the error of drawing too. */
static void draw_some(const vx_game *game, const void *state, thrown *t)
{
    vx_random random;
    vx_random_seed(&random, t->seed);
    t->count = OUTCOMES_MAX;
    for (int i = 0; i < OUTCOMES_MAX; i++) {
        int batch = i % VX_LUCK_BATCHES;
        t->at[i] = (measured){.outcome = vx_chance_draw(game, state, &random),
                              .weight = 1,
                              .from = batch,
                              .to = batch + 1};
    }
    t->each = is_long(game) ? 1 : PLAYOUTS / OUTCOMES_MAX;
}

/* False if there is no memory. */
static bool choose_outcomes(const vx_game *game, const void *state, thrown *t)
{
    vx_action *outcomes = malloc((size_t)game->action_cap * sizeof *outcomes);
    if (outcomes == NULL) return false;
    int count = vx_list(game, state, outcomes);
    if (count <= (is_long(game) ? FEW : OUTCOMES_MAX))
        take_all(game, state, outcomes, count, t);
    else
        draw_some(game, state, t);
    free(outcomes);
    return true;
}

/* ---- What they are worth ---- */

/* The same seeds for every outcome of a throw. */
static void measure(vx_review *review, const void *state, const thrown *t, measured *m)
{
    const vx_game *game = review->match->game;
    memcpy(review->view, state, game->state_size);
    vx_apply(game, review->view, m->outcome);
    for (int b = m->from; b < m->to; b++)
        m->value[b] =
            vx_meter_mean(review->meter, review->view, t->seed + (uint64_t)(b * t->each), t->each);
}

static double mean_of(const measured *m)
{
    double sum = 0;
    for (int b = m->from; b < m->to; b++) sum += m->value[b];
    return sum / (m->to - m->from);
}

static double expected_in(const thrown *t, int batch)
{
    double sum = 0, total = 0;
    for (int i = 0; i < t->count; i++) {
        const measured *m = &t->at[i];
        if (batch < m->from || batch >= m->to) continue;
        sum += m->value[batch] * m->weight;
        total += m->weight;
    }
    return sum / total;
}

static bool make_room(vx_review *review, int count)
{
    if (review->outcome_count + count <= review->outcome_capacity) return true;
    int capacity = 2 * (review->outcome_count + count);
    vx_outcome *grown = realloc(review->outcomes, (size_t)capacity * sizeof *grown);
    if (grown == NULL) return false;
    review->outcomes = grown;
    review->outcome_capacity = capacity;
    return true;
}

bool vx_review_keep_outcomes(vx_review *review, vx_reviewed *entry, const vx_outcome *outcomes,
                             int count)
{
    if (entry->count != count) {
        if (!make_room(review, count)) return false;
        entry->first_outcome = review->outcome_count;
        entry->count = count;
        review->outcome_count += count;
    }
    if (count > 0)
        memcpy(&review->outcomes[entry->first_outcome], outcomes, (size_t)count * sizeof *outcomes);
    return true;
}

static bool keep_outcomes(vx_review *review, vx_reviewed *entry, const thrown *t, double mean)
{
    vx_outcome outcomes[OUTCOMES_MAX];
    for (int i = 0; i < t->count; i++)
        outcomes[i] = (vx_outcome){vx_in_millionths(mean_of(&t->at[i]) - mean), t->at[i].weight};
    return vx_review_keep_outcomes(review, entry, outcomes, t->count);
}

/* What the throw was expected to bring, by batches, and what it brought. */
bool vx_review_luck(vx_review *review, const void *state, vx_reviewed *entry, uint64_t seed)
{
    const vx_game *game = review->match->game;
    thrown t = {.seed = seed};
    double mean = 0;
    if (game->chance->luck != NULL) entry->kind = game->chance->luck(state);
    if (!choose_outcomes(game, state, &t)) return false;
    for (int i = 0; i < t.count; i++) measure(review, state, &t, &t.at[i]);
    measured fell = {.outcome = entry->action, .to = VX_LUCK_BATCHES};
    measure(review, state, &t, &fell);
    for (int b = 0; b < VX_LUCK_BATCHES; b++) {
        double expected = expected_in(&t, b);
        entry->batches[b] = vx_in_millionths(fell.value[b] - expected);
        mean += expected / (double)VX_LUCK_BATCHES;
    }
    entry->luck = vx_in_millionths(mean_of(&fell) - mean);
    entry->was = (int)(mean + .5);
    return keep_outcomes(review, entry, &t, mean);
}

/* ---- The whole match thrown anew ---- */

static double draw_luck(const vx_outcome *outcomes, int count, vx_random *random)
{
    enum { FINE = 1 << 24 };
    double total = 0;
    for (int i = 0; i < count; i++) total += outcomes[i].weight;
    double ticket = (double)vx_random_below(random, FINE) / (double)FINE * total;
    int i = 0;
    for (; i < count - 1 && ticket >= outcomes[i].weight; i++) ticket -= outcomes[i].weight;
    return outcomes[i].luck;
}

int vx_review_luckier_than(const vx_review *review)
{
    enum { TIMES = 2000 };
    int below = 0, equal = 0;
    double actual = 0;
    vx_random random;
    vx_random_seed(&random, 1);
    for (int i = 0; i < review->count; i++) actual += review->entries[i].luck;
    for (int t = 0; t < TIMES; t++) {
        double luck = 0;
        for (int i = 0; i < review->count; i++) {
            const vx_reviewed *e = &review->entries[i];
            if (e->count > 1)
                luck += draw_luck(&review->outcomes[e->first_outcome], e->count, &random);
        }
        below += luck < actual - 1e-6;
        equal += luck >= actual - 1e-6 && luck <= actual + 1e-6;
    }
    return (1000 * below + 500 * equal) / TIMES;
}
