/* SPDX-License-Identifier: MIT */
/* dice.c - throws of dice as chance outcomes with exact weights.
 *
 * Dice that only count successes are one outcome each for every number of successes: a volley of
 * twenty is twenty-one outcomes, not 6 to the twentieth. */
#include "games/warmaster/turn/tasks.h"

enum { FACES = 6, /* WM-DICE-01 */ SUMS_MAX = DICE_AT_ONCE * FACES };

/* ---- Throws where every face counts ---- */

/* How many dice show their faces in this action, WM-DICE-02: 2D6 are two; 0: it is a count. */
static int faces_of(const wm_dice *dice)
{
    if (wm_acts[dice->act].at == AT_DIE) return 3;
    if (wm_acts[dice->act].detail == DETAIL_DIE) return 2;
    return wm_acts[dice->act].who == WHO_DIE ? 1 : 0;
}

static act throw_of(const wm_dice *dice, int faces, int number)
{
    act a = {.kind = dice->act, .who = (uint8_t)(number % FACES + 1)};
    if (faces > 1) a.detail = (uint8_t)(number / FACES % FACES + 1);
    if (faces > 2) a.at.x = (uint16_t)(number / FACES / FACES + 1);
    return a;
}

static vx_action *list_faces(const wm_dice *dice, int faces, vx_action *out)
{
    int all = faces == 1 ? FACES : faces == 2 ? FACES * FACES : FACES * FACES * FACES;
    for (int number = 0; number < all; number++) {
        act a = throw_of(dice, faces, number);
        if (wm_dice_weight(dice, &a) > 0) *out++ = pack_act(a);
    }
    return out;
}

/* ---- Counts ---- */

static uint64_t power(uint64_t base, int exponent)
{
    uint64_t out = 1;
    while (exponent-- > 0) out *= base;
    return out;
}

static uint64_t choose(int n, int k)
{
    uint64_t out = 1;
    for (int i = 1; i <= k; i++) out = out * (uint64_t)(n - k + i) / (uint64_t)i;
    return out;
}

/* Throws of `count` dice of `faces` faces that add up to `sum`. */
static uint64_t ways_to_sum(int count, int faces, int sum)
{
    uint64_t ways[SUMS_MAX + 1] = {1};
    if (sum < 0 || sum > SUMS_MAX) return 0;
    for (int die = 0; die < count; die++)
        for (int total = sum; total >= 0; total--) {
            ways[total] = 0;
            for (int face = 1; face <= faces && face <= total; face++)
                ways[total] += ways[total - face];
        }
    return ways[sum];
}

static uint64_t weigh_hits(const wm_dice *dice, int hits)
{
    int lucky = FACES + 1 - dice->need;
    if (hits > dice->count) return 0;
    return choose(dice->count, hits) * power((uint64_t)lucky, hits) *
           power((uint64_t)(FACES - lucky), dice->count - hits);
}

static uint64_t weigh_tally(const wm_dice *dice, int hits, int ones)
{
    int lucky = FACES + 1 - dice->need, rest = dice->count - hits - ones;
    if (rest < 0) return 0;
    return choose(dice->count, hits) * choose(dice->count - hits, ones) *
           power((uint64_t)lucky, hits) * power((uint64_t)(FACES - 1 - lucky), rest);
}

static uint64_t weigh_driven(const wm_dice *dice, int sum, bool marked)
{
    uint64_t plain = ways_to_sum(dice->count, dice->need - 1, sum);
    return marked ? ways_to_sum(dice->count, FACES, sum) - plain : plain;
}

static vx_action *add_weighed(const wm_dice *dice, act a, vx_action *out)
{
    if (wm_dice_weight(dice, &a) > 0) *out++ = pack_act(a);
    return out;
}

static vx_action *list_counts(const wm_dice *dice, vx_action *out)
{
    int most = dice->act == ACT_DRIVEN ? dice->count * FACES : dice->count;
    for (int first = 0; first <= most; first++) {
        act a = {.kind = dice->act, .who = (uint8_t)first};
        out = add_weighed(dice, a, out);
        if (dice->act == ACT_DRIVEN) {
            a.at.x = 1;
            out = add_weighed(dice, a, out);
        }
        for (int ones = 1; dice->act == ACT_TALLY && ones <= dice->count - first; ones++) {
            a.detail = (uint8_t)ones;
            out = add_weighed(dice, a, out);
        }
    }
    return out;
}

/* ---- For all ---- */

uint64_t wm_dice_total(const wm_dice *dice)
{
    int faces = faces_of(dice);
    if (dice->unequal) return FACES * (FACES - 1);
    if (dice->stays != 0) return FACES;
    return power(FACES, faces > 0 ? faces : dice->count);
}

uint64_t wm_dice_weight(const wm_dice *dice, const act *outcome)
{
    if (outcome->kind != dice->act) return 0;
    if (dice->stays != 0 && outcome->who != dice->stays) return 0;
    if (faces_of(dice) > 0) return !dice->unequal || outcome->who != outcome->detail;
    if (dice->act == ACT_HITS) return weigh_hits(dice, outcome->who);
    if (dice->act == ACT_TALLY) return weigh_tally(dice, outcome->who, outcome->detail);
    return weigh_driven(dice, outcome->who, outcome->at.x != 0);
}

vx_action *wm_dice_list(const wm_dice *dice, vx_action *out)
{
    int faces = faces_of(dice);
    return faces > 0 ? list_faces(dice, faces, out) : list_counts(dice, out);
}

vx_action wm_dice_pick(const wm_dice *dice, uint64_t ticket)
{
    vx_action all[(DICE_AT_ONCE + 1) * (DICE_AT_ONCE + 2)], *end = wm_dice_list(dice, all);
    for (vx_action *at = all; at < end; at++) {
        act a;
        wm_unpack(*at, &a);
        uint64_t weight = wm_dice_weight(dice, &a);
        if (ticket < weight) return *at;
        ticket -= weight;
    }
    return all[0];
}
