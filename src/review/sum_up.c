/* SPDX-License-Identifier: MIT */
/* sum_up.c - a review in a few figures: how well each side played, how lucky it was, where the game turned. */
#include "review/luck.h"
#include "review/review.h"

enum { THOUSAND = 1000, TURNS_LEAST = 80 };

static int rounded(double value)
{
    return (int)(value + (value < 0 ? -.5 : .5));
}

/* What is lost beyond the noise. */
static int certain_loss(const vx_reviewed *e)
{
    return e->mark >= VX_MARK_INACCURACY ? e->loss - e->noise : 0;
}

/* Nothing lost is all of it, a tenth of a game lost half of it. */
static double accuracy_of(const vx_reviewed *e)
{
    static const double half = 100;
    return (double)THOUSAND * half / (half + certain_loss(e));
}

static void count_decision(const vx_game *game, const vx_reviewed *e, vx_side_review *side,
                           double *accuracy)
{
    if (e->mark == VX_MARK_NONE) return;
    side->themes[vx_theme_of(game, e->better)] += certain_loss(e);
    side->judged++;
    side->marks[e->mark]++;
    side->lost += certain_loss(e);
    *accuracy += accuracy_of(e);
}

static void count_throw(const vx_review *review, const vx_reviewed *e,
                        double luck[VX_SIDES][VX_LUCK_KINDS], vx_review_summary *out)
{
    int side = e->kind.seat >= 0 ? vx_side_of(review->match, e->kind.seat) : 0;
    luck[side][e->kind.kind] += side == 0 ? e->luck : -e->luck;
    out->side[side].throws[e->kind.kind]++;
}

/* How far the batches differ says how far their mean may be off. */
static int luck_noise(const vx_review *review)
{
    double sums[VX_LUCK_BATCHES] = {0}, mean = 0, variance = 0, root = 1;
    for (int i = 0; i < review->count; i++)
        for (int b = 0; b < VX_LUCK_BATCHES; b++) sums[b] += review->entries[i].batches[b];
    for (int b = 0; b < VX_LUCK_BATCHES; b++) mean += sums[b] / (double)VX_LUCK_BATCHES;
    for (int b = 0; b < VX_LUCK_BATCHES; b++) variance += (sums[b] - mean) * (sums[b] - mean);
    variance /= VX_LUCK_BATCHES * (VX_LUCK_BATCHES - 1);
    if (variance <= 0) return 0;
    for (int i = 0; i < 60; i++) root = (root + variance / root) / 2;
    return rounded(2 * root);
}

/* ---- Turning points ---- */

static int weight_of(const vx_reviewed *e)
{
    double luck = e->luck < 0 ? -e->luck : e->luck;
    return e->actor == VX_CHANCE ? rounded(luck) : certain_loss(e);
}

/* The heaviest first while they are found, then in the order of the game. */
static void find_turning_points(const vx_review *review, vx_review_summary *out)
{
    int *found = out->turning;
    for (int i = 0; i < review->count; i++) {
        int weight = weight_of(&review->entries[i]), k = out->turning_count;
        if (weight < TURNS_LEAST) continue;
        while (k > 0 && weight > weight_of(&review->entries[found[k - 1]])) k--;
        if (k == VX_TURNING_MAX) continue;
        if (out->turning_count < VX_TURNING_MAX) out->turning_count++;
        for (int m = out->turning_count - 1; m > k; m--) found[m] = found[m - 1];
        found[k] = i;
    }
    for (int i = 1; i < out->turning_count; i++)
        for (int k = i; k > 0 && found[k] < found[k - 1]; k--) {
            int swapped = found[k];
            found[k] = found[k - 1];
            found[k - 1] = swapped;
        }
}

/* ---- All of it ---- */

void vx_review_sum_up(const vx_review *review, vx_review_summary *out)
{
    const vx_match *match = review->match;
    double accuracy[VX_SIDES] = {0}, luck[VX_SIDES][VX_LUCK_KINDS] = {{0}}, total = 0;
    *out = (vx_review_summary){.result = VX_CHANCE_UNKNOWN, .adjusted = VX_CHANCE_UNKNOWN};
    for (int i = 0; i < review->count; i++) {
        const vx_reviewed *e = &review->entries[i];
        if (e->actor == VX_CHANCE) {
            count_throw(review, e, luck, out);
            total += e->luck;
        } else {
            int side = vx_side_of(match, e->actor);
            count_decision(match->game, e, &out->side[side], &accuracy[side]);
        }
    }
    for (int side = 0; side < VX_SIDES; side++) {
        int judged = out->side[side].judged;
        out->side[side].accuracy =
            judged > 0 ? rounded(accuracy[side] / judged) : VX_CHANCE_UNKNOWN;
        for (int kind = 0; kind < VX_LUCK_KINDS; kind++)
            out->side[side].luck[kind] = rounded(luck[side][kind]);
    }
    out->luck = rounded(total);
    out->luck_noise = luck_noise(review);
    out->luckier_than = vx_review_luckier_than(review);
    if (vx_match_to_act(match) == VX_OVER) {
        out->result = THOUSAND * (1 + vx_match_score(match, 0)) / 2;
        out->adjusted = out->result - out->luck;
    }
    find_turning_points(review, out);
}
