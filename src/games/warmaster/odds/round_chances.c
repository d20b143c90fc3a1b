/* SPDX-License-Identifier: MIT */
/* round_chances.c - the chances of one round of combat: losses, support, result, over all passes of the
 * blows (blow_chances.h). */
#include <string.h>

#include "core/limit.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/odds/blow_chances.h"
#include "games/warmaster/odds/rethrow.h"

/* ---- Which stands may be lost (WM-COMBAT-21) ---- */

static void note_option(fighter *f, unsigned removed, int count)
{
    for (int i = 0; i < f->options[count]; i++)
        if (f->option[count][i] == removed) return;
    vx_require(f->options[count] < OPTIONS_MAX); /* two of four stands can be chosen in six ways */
    f->option[count][f->options[count]++] = (uint8_t)removed;
}

static void list_options(const battle *b, fighter *f)
{
    unsigned all = (1u << f->stands) - 1;
    note_option(f, 0, 0);
    for (int count = 0; count < f->stands; count++)
        for (int i = 0; i < f->options[count]; i++)
            for (int stand = 0; stand < f->stands; stand++) {
                unsigned removed = f->option[count][i];
                if ((removed >> stand & 1) || !wm_may_go(b, f->id, all & ~removed, stand)) continue;
                note_option(f, removed | 1u << stand, count + 1);
            }
}

/* ---- Support (WM-COMBAT-28), as far as it hangs on who is lost ---- */

static void join_groups(reckoning *r, uint32_t stands)
{
    int first = -1;
    for (int i = 0; i < r->count; i++) {
        if (!(stands >> STANDS_MAX * i & 15)) continue;
        if (first < 0) first = r->unit[i].group;
        int old = r->unit[i].group;
        for (int k = 0; k < r->count; k++)
            if (r->unit[k].group == old) r->unit[k].group = first;
    }
}

static bool list_givers(reckoning *r)
{
    stand_list s;
    wm_list_stands(r->b, &s);
    for (int i = 0; i < s.count; i++) {
        int self = wm_find_fighter(r, s.unit[i]);
        giver g = {0, 0};
        if (side_of_unit(s.unit[i]) != r->side || !wm_may_give_support(r->b, &s, i)) continue;
        for (int k = 0; k < r->count; k++)
            for (int stand = 0; stand < r->unit[k].stands; stand++)
                if (wm_supports(r->b, &s, i, s.first[r->unit[k].id] + stand))
                    g.takers |= (uint32_t)1 << (STANDS_MAX * k + stand);
        if (g.takers == 0) continue;
        if (self >= 0) g.self = (uint32_t)1 << (STANDS_MAX * self + i - s.first[s.unit[i]]);
        if (r->givers == GIVERS_MAX) return false;
        r->giver[r->givers++] = g;
        join_groups(r, g.takers | g.self);
    }
    return true;
}

/* Numbers the cases of every group; false: there are too many. */
static bool number_cases(reckoning *r)
{
    long first = 0, leaves = 1;
    for (int group = 0; group < r->count; group++) {
        long cases = 1;
        for (int i = 0; i < r->count; i++) {
            if (r->unit[i].group != group) continue;
            r->unit[i].place = (int)cases;
            r->unit[i].first = (int)first;
            cases *= r->unit[i].stands + 1;
            leaves *= r->unit[i].stands + 1;
            if (leaves > LEAVES_MAX) return false;
        }
        first += cases;
    }
    if (first > BEST_MAX) return false;
    memset(r->best, -1, (size_t)first);
    return true;
}

static int supports_left(const reckoning *r, int group, uint32_t removed)
{
    int sum = 0;
    for (int i = 0; i < r->givers; i++) {
        const giver *g = &r->giver[i];
        for (int k = 0; k < r->count; k++)
            if (g->takers >> STANDS_MAX * k & 15) {
                if (r->unit[k].group == group)
                    sum += !(g->self & removed) && (g->takers & ~removed) != 0;
                break;
            }
    }
    return sum;
}

/* The owner loses what leaves him most support, over all units of the group together. */
static int best_allotment(const reckoning *r, int group, const int *lost, int at, uint32_t removed)
{
    while (at < r->count && r->unit[at].group != group) at++;
    if (at == r->count) return supports_left(r, group, removed);
    const fighter *f = &r->unit[at];
    int best = 0;
    for (int i = 0; i < f->options[lost[at]]; i++) {
        uint32_t here = (uint32_t)f->option[lost[at]][i] << STANDS_MAX * at;
        int kept = best_allotment(r, group, lost, at + 1, removed | here);
        if (kept > best) best = kept;
    }
    return best;
}

static int support_after(reckoning *r, const int *lost)
{
    int sum = 0;
    for (int group = 0; group < r->count; group++) {
        int number = -1;
        for (int i = 0; i < r->count; i++) {
            if (r->unit[i].group != group) continue;
            if (number < 0) number = r->unit[i].first;
            number += lost[i] * r->unit[i].place;
        }
        if (number < 0) continue;
        if (r->best[number] < 0) r->best[number] = (int8_t)best_allotment(r, group, lost, 0, 0);
        sum += r->best[number];
    }
    return sum;
}

/* ---- What the side suffers ---- */

typedef struct {
    chance of[LEAD_MAX + 1];
} total; /* hits that count, by number (WM-COMBAT-26, WM-COMBAT-27) */

static int stands_lost(const battle *b, const fighter *f, int hits)
{
    int lost = (unit_of(b, f->id)->wounds + hits) / wm_hits_per_stand(b, f->id);
    return lost < f->stands ? lost : f->stands;
}

static void note_losses(reckoning *r, const int *lost, const total *hits)
{
    int stands = 0, units = 0;
    chance sum = 0;
    for (int i = 0; i < r->count; i++) {
        stands += lost[i];
        units += lost[i] == r->unit[i].stands;
    }
    for (int n = 0; n <= LEAD_MAX; n++) sum += hits->of[n];
    r->lost[stands] += sum;
    if (units == r->count) {
        r->gone += sum;
        return;
    }
    int support = support_after(r, lost);
    for (int n = 0; n <= LEAD_MAX; n++) r->lead[LEAD_MAX + support - n] += hits->of[n];
}

/* What this unit takes when it loses so many stands, added to what the others took. */
static bool suffer_with(const reckoning *r, const fighter *f, int lost, const total *hits,
                        total *out)
{
    bool any = false;
    int carried = unit_of(r->b, f->id)->carried;
    memset(out, 0, sizeof *out);
    for (int n = 0; n <= f->in_all.most; n++) {
        int counted = n < f->left ? n : f->left;
        if (f->in_all.of[n] == 0 || stands_lost(r->b, f, counted) != lost) continue;
        for (int k = 0; k <= LEAD_MAX; k++) {
            if (hits->of[k] == 0) continue;
            int sum = k + counted + carried < LEAD_MAX ? k + counted + carried : LEAD_MAX;
            out->of[sum] += chance_times(hits->of[k], f->in_all.of[n]);
            any = true;
        }
    }
    return any;
}

static void lose_stands(reckoning *r, int at, int lost[FIGHTERS_MAX], const total *hits)
{
    if (at == r->count) {
        note_losses(r, lost, hits);
        return;
    }
    for (lost[at] = 0; lost[at] <= r->unit[at].stands; lost[at]++) {
        total after;
        if (suffer_with(r, &r->unit[at], lost[at], hits, &after))
            lose_stands(r, at + 1, lost, &after);
    }
}

/* Both blows together; of Bears only the cases of this pass. */
static void add_up(fighter *f)
{
    f->in_all = f->suffered;
    for (int n = 0; f->taken != NOT_WATCHED && n <= f->in_all.most; n++)
        if (n < f->taken || (n > f->taken && f->taken < f->most)) f->in_all.of[n] = 0;
    wm_add_spread(&f->in_all, &f->more);
}

void wm_reckon_losses(reckoning *r, chance weight)
{
    total none = {{0}};
    int lost[FIGHTERS_MAX] = {0};
    none.of[0] = weight;
    for (int i = 0; i < r->count; i++) add_up(&r->unit[i]);
    lose_stands(r, 0, lost, &none);
}

/* ---- Who wins ---- */

static void weigh(const reckoning side[SIDES], verdict *out)
{
    for (int one = 0; one < LEADS_ALL; one++)
        for (int two = 0; side[0].lead[one] > 0 && two < LEADS_ALL; two++) {
            if (side[1].lead[two] == 0) continue;
            chance p = chance_times(side[0].lead[one], side[1].lead[two]);
            int loser = one < two ? 0 : 1, difference = one < two ? two - one : one - two;
            int far = wm_retreat_distance(difference, side[loser].count);
            out->ends[one == two ? DRAWN : loser == 0 ? SECOND_WINS : FIRST_WINS] += p;
            if (one != two) out->runs[loser][far < FAR_MAX ? far : FAR_MAX - 1] += p;
        }
}

static void weigh_destroyed(const reckoning side[SIDES], verdict *out)
{
    chance left[SIDES] = {0, 0};
    for (int i = 0; i < SIDES; i++)
        for (int k = 0; k < LEADS_ALL; k++) left[i] += side[i].lead[k];
    chance both = chance_times(side[0].gone, side[1].gone);
    chance first = chance_times(left[0], side[1].gone),
           second = chance_times(side[0].gone, left[1]);
    out->ends[BOTH_GONE] += both;
    out->ends[FIRST_WINS] += first;
    out->runs[1][0] += first;
    out->ends[SECOND_WINS] += second;
    out->runs[0][0] += second;
}

/* ---- Both sides before the first pass ---- */

/* WM-MAGIC-30: what a unit in its rage does to itself. */
static spread rage_of(const battle *b, int id)
{
    int dice = b->bout[id].round == 1 ? wm_magic_attacks_on_itself(b, id) : 0;
    int armour = wm_armour_in_combat(b, id);
    chance hits = chance_of((uint64_t)(7 - wm_need_to_hit(IN_OPEN)), 6);
    chance passes = armour > 6 ? CERTAIN : chance_of((uint64_t)(armour - 1), 6);
    return wm_pool(dice, chance_times(hits, passes));
}

static bool gather(const battle *b, int side, reckoning *r)
{
    *r = (reckoning){.b = b, .side = side};
    for (int i = 0; i < b->side[side].list.unit_count; i++) {
        int id = side * UNITS_MAX + i;
        if (!wm_still_fights(b, id)) continue;
        if (r->count == FIGHTERS_MAX) return false;
        const unit *u = unit_of(b, id);
        int left = u->stands * wm_hits_per_stand(b, id) - u->wounds;
        fighter *f = &r->unit[r->count];
        *f = (fighter){
            .id = id, .stands = u->stands, .left = left > 0 ? left : 0, .taken = NOT_WATCHED};
        f->group = r->count;
        f->rage = rage_of(b, id);
        list_options(b, f);
        wm_read_striker(b, id, &r->blow[r->count++]);
    }
    return list_givers(r) && number_cases(r);
}

static void note_stands(const reckoning side[SIDES], verdict *out)
{
    for (int i = 0; i < SIDES; i++) {
        int stands = 0;
        for (int k = 0; k < side[i].count; k++) stands += side[i].unit[k].stands;
        if (stands > out->stands[i]) out->stands[i] = stands;
    }
}

/* ---- One pass ---- */

static chance sum_of(const reckoning *r)
{
    chance sum = r->gone;
    for (int i = 0; i < LEADS_ALL; i++) sum += r->lead[i];
    return sum;
}

static void clear_pass(reckoning *r)
{
    memset(r->lead, 0, sizeof r->lead);
    memset(r->lost, 0, sizeof r->lost);
    r->gone = 0;
    for (int i = 0; i < r->count; i++) {
        r->unit[i].suffered = r->unit[i].rage;
        r->unit[i].more = wm_no_dice();
    }
}

/* The chances of the two sides are multiplied: the first carries the weight. */
static void reckon_pass(reckoning side[SIDES], const again_plan *plan, chance weight, verdict *out)
{
    chance whole[SIDES];
    for (int i = 0; i < SIDES; i++) {
        clear_pass(&side[i]);
        wm_suffer_all(&side[i], &side[1 - i], plan, i == 0 ? weight : CERTAIN);
        whole[i] = sum_of(&side[i]);
        if (whole[i] == 0) return;
    }
    for (int i = 0; i < SIDES; i++)
        for (int n = 0; n <= LOST_MAX; n++)
            out->lost[i][n] += chance_times(side[i].lost[n], whole[1 - i]);
    weigh(side, out);
    weigh_destroyed(side, out);
}

/* ---- Bears: a pass for each number of hits that each unit of them may take ---- */

enum { PASSES_MAX = 1 << 16 };

static int dice_of(const striker *s)
{
    int sum = 0;
    for (int i = 0; i < s->count; i++) sum += s->dice[s->rolls ? DIE_FACES : 0][i];
    return sum;
}

static int dice_at(const reckoning *enemy, int id)
{
    int sum = 0;
    for (int i = 0; i < enemy->count; i++)
        for (int k = 0; k < enemy->blow[i].count; k++)
            if (enemy->blow[i].of[k].target == id)
                sum += enemy->blow[i].dice[enemy->blow[i].rolls ? DIE_FACES : 0][k];
    return sum;
}

/* Returns how many passes it takes; too many: none of their second blows is counted. */
static int watch_bears(reckoning side[SIDES], verdict *out)
{
    long passes = 1;
    for (int i = 0; i < SIDES; i++)
        for (int k = 0; k < side[i].count; k++) {
            fighter *f = &side[i].unit[k];
            if (!wm_is_special(side[i].b, f->id, SPECIAL_BEARS) ||
                side[i].b->bout[f->id].round != 1)
                continue;
            int deals = dice_of(&side[i].blow[k]);
            int takes = dice_at(&side[1 - i], f->id) + f->rage.most;
            f->taken = 0;
            f->most = deals < takes ? deals : takes;
            passes *= f->most + 1;
            if (passes > PASSES_MAX) passes = PASSES_MAX + 1;
        }
    if (passes <= PASSES_MAX) return (int)passes;
    out->left_out |= LEFT_BLOWS;
    for (int i = 0; i < SIDES; i++)
        for (int k = 0; k < side[i].count; k++) side[i].unit[k].taken = NOT_WATCHED;
    return 1;
}

/* The next numbers of hits; after the last the first again. */
static void count_on(reckoning side[SIDES])
{
    for (int i = 0; i < SIDES; i++)
        for (int k = 0; k < side[i].count; k++) {
            fighter *f = &side[i].unit[k];
            if (f->taken == NOT_WATCHED) continue;
            if (f->taken++ < f->most) return;
            f->taken = 0;
        }
}

/* ---- The die thrown again: a pass for each throw that it may come from ---- */

enum { THROWS_MAX = 2 * FIGHTERS_MAX * VOLLEYS_MAX * 4 + 1 };

typedef struct {
    int count, number[THROWS_MAX];
} throw_list;

/* Blows of its own and saves of its own against these blows. */
static void add_throws(const reckoning *by, const striker *s, int side, bool second,
                       throw_list *out)
{
    for (int i = 0; i < s->count; i++) {
        bool saves = by->side != side;
        if (saves && wm_armour_in_combat(by->b, s->of[i].target) > 6) continue;
        out->number[out->count++] = wm_throw_number(by->b, s->id, second, saves, i);
    }
}

/* All of this side, and none of them as the last. */
static void list_throws(const reckoning all[SIDES], int side, again_kind kind, throw_list *out)
{
    out->count = 0;
    for (int i = 0; kind != AGAIN_NEVER && i < SIDES; i++)
        for (int k = 0; k < all[i].count; k++) {
            const striker *s = &all[i].blow[k];
            add_throws(&all[i], s, side, false, out);
            if (wm_is_watched(&all[i], s->id)) add_throws(&all[i], s, side, true, out);
        }
    out->number[out->count++] = NO_THROW;
}

bool wm_reckon_round(const battle *b, chance weight, verdict *out)
{
    reckoning side[SIDES];
    throw_list throws[SIDES];
    again_plan plan;
    for (int i = 0; i < SIDES; i++)
        if (!gather(b, i, &side[i])) return false;
    note_stands(side, out);
    int passes = watch_bears(side, out);
    for (int i = 0; i < SIDES; i++) {
        plan.kind[i] = wm_again_of(b, i);
        list_throws(side, i, plan.kind[i], &throws[i]);
    }
    for (int one = 0; one < throws[0].count; one++)
        for (int two = 0; two < throws[1].count; two++) {
            plan.at[0] = throws[0].number[one];
            plan.at[1] = throws[1].number[two];
            for (int pass = 0; pass < passes; pass++) {
                reckon_pass(side, &plan, weight, out);
                count_on(side);
            }
        }
    return true;
}
