/* SPDX-License-Identifier: MIT */
/* arena_rating.c - from games to figures: scores with intervals, the sequential test, ratings.
 *
 * The unit of evidence is the pair, two games with the same chance and the seats swapped: games of
 * one pair are not independent, pairs are. */
#include <math.h>
#include <stdlib.h>

#include "cli/arena.h"

enum { RESAMPLES = 200, ROUNDS = 400, PAIRS_BEFORE_VERDICT = 8 };
static const double HALF_WIDTH = 1.96;       /* standard deviations on each side: 95% */
static const double ENOUGH_EVIDENCE = 2.944; /* ln(0.95 / 0.05): one error in twenty, both ways */

/* ---- Pairs ---- */

/* The scores of one pairing's whole pairs, 0 .. 1, in the order of their numbers, and what is left:
 * games whose other half was not played. */
typedef struct {
    double *score;
    int count;
    double lone_points;
    int lone_games;
} pair_scores;

static int highest_pair(const arena_results *results, int pairing)
{
    int highest = -1;
    for (int i = 0; i < results->count; i++)
        if (results->games[i].pairing == pairing && results->games[i].pair > highest)
            highest = results->games[i].pair;
    return highest;
}

/* The caller frees the scores; NULL if there are none or no memory. */
static pair_scores collect(const arena_results *results, int pairing)
{
    int slots = highest_pair(results, pairing) + 1;
    pair_scores pairs = {.score = calloc((size_t)slots + 1, sizeof(double))};
    int *played = calloc((size_t)slots + 1, sizeof *played);
    for (int i = 0; pairs.score != NULL && played != NULL && i < results->count; i++) {
        const arena_game *game = &results->games[i];
        if (game->pairing != pairing) continue;
        pairs.score[game->pair] += (game->result + 1) / 4.0;
        played[game->pair]++;
    }
    for (int i = 0; pairs.score != NULL && played != NULL && i < slots; i++) {
        if (played[i] == 2) {
            pairs.score[pairs.count++] = pairs.score[i];
        } else if (played[i] == 1) {
            pairs.lone_points += 2 * pairs.score[i];
            pairs.lone_games++;
        }
    }
    free(played);
    return pairs;
}

/* Variance of a pair. One pair won and one lost are added, so that a clean sweep of a few games
 * is not taken for certainty. */
static double variance_of(const pair_scores *pairs)
{
    double n = pairs->count + 2, sum = 1, squares = 1;
    for (int i = 0; i < pairs->count; i++) {
        sum += pairs->score[i];
        squares += pairs->score[i] * pairs->score[i];
    }
    return squares / n - sum / n * (sum / n);
}

/* The generalised sequential probability ratio test on the mean of the pairs. */
static void test_sequentially(const arena_plan *plan, double mean, double variance,
                              arena_tally *tally)
{
    double middle = 2 * mean - plan->low - plan->high;
    tally->evidence = tally->pairs * (plan->high - plan->low) * middle / (2 * variance);
    if (tally->pairs < PAIRS_BEFORE_VERDICT) return;
    tally->verdict = tally->evidence >= ENOUGH_EVIDENCE    ? 1
                     : tally->evidence <= -ENOUGH_EVIDENCE ? -1
                                                           : 0;
}

arena_tally arena_count(const arena_plan *plan, const arena_results *results, int pairing)
{
    arena_tally tally = {0};
    pair_scores pairs = collect(results, pairing);
    for (int i = 0; i < results->count; i++) {
        if (results->games[i].pairing != pairing) continue;
        int result = results->games[i].result;
        tally.wins += result > 0;
        tally.draws += result == 0;
        tally.losses += result < 0;
    }
    tally.pairs = pairs.count;
    int games = tally.wins + tally.draws + tally.losses;
    if (games > 0) tally.score = (tally.wins + tally.draws / 2.0) / games;
    if (pairs.count > 0) {
        double sum = 0, variance = variance_of(&pairs);
        for (int i = 0; i < pairs.count; i++) sum += pairs.score[i];
        tally.error = HALF_WIDTH * sqrt(variance / (pairs.count + 2));
        if (plan->high > 0) test_sequentially(plan, sum / pairs.count, variance, &tally);
    }
    free(pairs.score);
    return tally;
}

int arena_course(const arena_results *results, int pairing, double *out, int capacity)
{
    pair_scores pairs = collect(results, pairing);
    int count = pairs.count < capacity ? pairs.count : capacity;
    double sum = 0;
    for (int i = 0; i < count; i++) {
        sum += pairs.score[i];
        out[i] = sum / (i + 1);
    }
    free(pairs.score);
    return count;
}

/* ---- Ratings: Bradley-Terry by the maximum of likelihood ---- */

/* Points and games of bot against bot. */
typedef struct {
    double points[ARENA_BOTS][ARENA_BOTS], games[ARENA_BOTS][ARENA_BOTS];
} cross_table;

/* One drawn game against a player of the mean strength is added for each bot: without it a bot that
 * has won everything would have no finite rating. */
static void rate(const cross_table *table, int count, double *rating)
{
    double strength[ARENA_BOTS];
    for (int i = 0; i < count; i++) strength[i] = 1;
    for (int round = 0; round < ROUNDS; round++) {
        double product = 0;
        for (int i = 0; i < count; i++) {
            double points = 0.5, expected = 1 / (strength[i] + 1);
            for (int j = 0; j < count; j++) {
                points += table->points[i][j];
                expected += table->games[i][j] / (strength[i] + strength[j]);
            }
            strength[i] = points / expected;
            product += log(strength[i]);
        }
        double mean = exp(product / count);
        for (int i = 0; i < count; i++) strength[i] /= mean;
    }
    for (int i = 0; i < count; i++) rating[i] = 400 * log10(strength[i]);
}

static void enter(cross_table *table, arena_pairing pairing, double points, double games)
{
    table->points[pairing.first][pairing.second] += points;
    table->points[pairing.second][pairing.first] += games - points;
    table->games[pairing.first][pairing.second] += games;
    table->games[pairing.second][pairing.first] += games;
}

/* The pairs of each pairing as they were, or drawn anew from themselves and, as for the variance,
 * one pair won and one lost. */
static void fill_table(const arena_plan *plan, const pair_scores *pairs, vx_random *random,
                       cross_table *table)
{
    *table = (cross_table){0};
    for (int p = 0; p < arena_pairing_count(plan); p++) {
        for (int i = 0; i < pairs[p].count; i++) {
            int at =
                random != NULL ? (int)vx_random_below(random, (uint64_t)pairs[p].count + 2) : i;
            double score = at < pairs[p].count ? pairs[p].score[at] : at - pairs[p].count;
            enter(table, arena_pairing_at(plan, p), 2 * score, 2);
        }
        enter(table, arena_pairing_at(plan, p), pairs[p].lone_points, pairs[p].lone_games);
    }
}

/* How much the ratings scatter when the pairs are drawn anew from themselves. */
static void estimate_errors(const arena_plan *plan, const pair_scores *pairs, arena_standing *out)
{
    double sum[ARENA_BOTS] = {0}, squares[ARENA_BOTS] = {0}, rating[ARENA_BOTS];
    cross_table table;
    vx_random random;
    vx_random_seed(&random, 1);
    for (int n = 0; n < RESAMPLES; n++) {
        fill_table(plan, pairs, &random, &table);
        rate(&table, plan->bot_count, rating);
        for (int i = 0; i < plan->bot_count; i++) {
            sum[i] += rating[i];
            squares[i] += rating[i] * rating[i];
        }
    }
    for (int i = 0; i < plan->bot_count; i++) {
        double n = RESAMPLES, mean = sum[i] / n;
        out[i].error = HALF_WIDTH * sqrt(fmax(0, squares[i] / n - mean * mean));
    }
}

/* Games, points and time of each bot, half pairs included. */
static void sum_up(const arena_plan *plan, const arena_results *results, arena_standing *out)
{
    for (int i = 0; i < results->count; i++) {
        const arena_game *game = &results->games[i];
        arena_pairing pairing = arena_pairing_at(plan, game->pairing);
        arena_standing *side[2] = {&out[pairing.first], &out[pairing.second]};
        for (int b = 0; b < 2; b++) {
            side[b]->games++;
            side[b]->score += (b == 0 ? 1 + game->result : 1 - game->result) / 2.0;
            side[b]->milliseconds += (double)game->microseconds[b] / 1000;
        }
    }
    for (int i = 0; i < plan->bot_count; i++) {
        if (out[i].games == 0) continue;
        out[i].score /= out[i].games;
        out[i].milliseconds /= out[i].games;
    }
}

void arena_rate(const arena_plan *plan, const arena_results *results, arena_standing *out)
{
    int pairings = arena_pairing_count(plan);
    pair_scores *pairs = calloc((size_t)pairings, sizeof *pairs);
    double rating[ARENA_BOTS];
    cross_table table;
    for (int i = 0; i < plan->bot_count; i++) out[i] = (arena_standing){0};
    sum_up(plan, results, out);
    if (pairs == NULL) return;
    for (int p = 0; p < pairings; p++) pairs[p] = collect(results, p);
    fill_table(plan, pairs, NULL, &table);
    rate(&table, plan->bot_count, rating);
    for (int i = 0; i < plan->bot_count; i++) out[i].rating = rating[i];
    estimate_errors(plan, pairs, out);
    for (int p = 0; p < pairings; p++) {
        out[arena_pairing_at(plan, p).first].pairs += pairs[p].count;
        out[arena_pairing_at(plan, p).second].pairs += pairs[p].count;
        free(pairs[p].score);
    }
    free(pairs);
}

void arena_sort(const arena_plan *plan, const arena_standing *standing, int *order)
{
    for (int i = 0; i < plan->bot_count; i++) {
        int at = i;
        for (; at > 0 && standing[order[at - 1]].rating < standing[i].rating; at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
}
