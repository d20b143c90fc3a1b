/* SPDX-License-Identifier: MIT */
/* reckon.c - the chances of one round of combat: blows, armour, losses, support, result. */
#include "games/warmaster/reckon.h"

#include <string.h>

#include "games/warmaster/kinds.h"
#include "games/warmaster/magic.h"

static chance sixths(int count)
{
    return chance_of((uint64_t)count, 6);
}

/* ---- Dice ---- */

enum { POOL_MAX = 128 };

/* How many dice succeed, by number. All of it may add up to less than CERTAIN: it is then one of
 * several cases. */
typedef struct {
    int most;
    chance of[POOL_MAX + 1];
} spread;

static spread nothing_yet(void)
{
    spread s;
    memset(&s, 0, sizeof s);
    s.of[0] = CERTAIN;
    return s;
}

/* One more die that succeeds so often. */
static void add_die(spread *s, chance succeeds)
{
    if (s->most == POOL_MAX) return;
    s->most++;
    for (int n = s->most; n >= 0; n--) {
        chance stays = chance_times(s->of[n], CERTAIN - succeeds);
        s->of[n] = stays + (n > 0 ? chance_times(s->of[n - 1], succeeds) : 0);
    }
}

static spread pool(int dice, chance succeeds)
{
    spread s = nothing_yet();
    for (int i = 0; i < dice; i++) add_die(&s, succeeds);
    return s;
}

/* WM-ITEM-13: where any die missed, one is thrown again. */
static void cleave(spread *s, int dice, chance succeeds)
{
    for (int n = dice - 1; n >= 0; n--) {
        chance more = chance_times(s->of[n], succeeds);
        s->of[n + 1] += more;
        s->of[n] -= more;
    }
}

/* WM-ITEM-09: all dice are thrown again where fewer hit than the average. */
static void try_fortune(spread *s, int dice, int need, bool cleaves)
{
    chance succeeds = sixths(7 - need), again = 0;
    spread fresh = *s;
    for (int n = 0; n <= dice && 6 * n < dice * (7 - need); n++) {
        again += s->of[n];
        s->of[n] = 0;
    }
    if (cleaves) cleave(s, dice, succeeds); /* what was not thrown again (WM-DICE-05) */
    for (int n = 0; n <= dice; n++) s->of[n] += chance_times(again, fresh.of[n]);
}

typedef enum { SAVES_PLAIN, SAVES_FAIL, SAVES_RETHROWN } save_case;

/* Hits that get past saves of this chance: all cases, those in which nothing is saved, or those in
 * which something is. */
static spread past_saves(const spread *hits, chance saves, save_case which)
{
    spread out = {.most = hits->most, .of = {0}};
    spread saved = nothing_yet();
    for (int n = 0; n <= hits->most; n++) {
        for (int k = 0; k <= n; k++) {
            if ((which == SAVES_FAIL && k > 0) || (which == SAVES_RETHROWN && k == 0)) continue;
            out.of[n - k] += chance_times(hits->of[n], saved.of[k]);
        }
        add_die(&saved, saves);
    }
    return out;
}

/* Under a Curse of the Djinn a save must succeed twice, with a Shield of Combat besides it is thrown
 * afresh; a shield alone gives what failed a second throw. Then the sword has one of those that
 * succeeded thrown again (WM-ITEM-11). */
static spread past_armour(const battle *b, int id, const spread *hits, save_case which)
{
    int armour = wm_armour_in_combat(b, id);
    chance saves = armour > 6 ? 0 : sixths(7 - armour);
    bool djinn = has_charm(b, id, CHARM_DJINN), shield = has_ward(b, id, WARD_COMBAT);
    if (djinn) return past_saves(hits, shield ? saves : chance_times(saves, saves), SAVES_PLAIN);
    spread out = past_saves(hits, saves, which);
    if (shield) out = past_saves(&out, saves, SAVES_PLAIN);
    if (which == SAVES_RETHROWN)
        for (int n = out.most - 1; n >= 0; n--) { /* one is saved at least */
            chance lost = chance_times(out.of[n], CERTAIN - saves);
            out.of[n] -= lost;
            out.of[n + 1] += lost;
        }
    return out;
}

static void add_spread(spread *sum, const spread *more)
{
    spread out = {.most = sum->most + more->most, .of = {0}};
    if (out.most > POOL_MAX) out.most = POOL_MAX;
    for (int n = 0; n <= sum->most; n++)
        for (int k = 0; k <= more->most && sum->of[n] > 0; k++) {
            int at = n + k < POOL_MAX ? n + k : POOL_MAX;
            out.of[at] += chance_times(sum->of[n], more->of[k]);
        }
    *sum = out;
}

/* ---- One side ---- */

enum { OPTIONS_MAX = 6, GIVERS_MAX = 64, BEST_MAX = 1 << 16, LEAVES_MAX = 1 << 16 };
enum { LEAD_MAX = 160, LEADS_ALL = 2 * LEAD_MAX + 1 }; /* support less hits, from -160 on */

typedef struct {
    int id, stands, left; /* hits it can still take */
    int group;            /* units among which support depends on one another's losses */
    int place, first;     /* of its lost stands in the number of a case of its group */
    int options[STANDS_MAX + 1];
    uint8_t option[STANDS_MAX + 1][OPTIONS_MAX]; /* stands it may lose, when it loses so many */
    spread suffered;
} fighter;

/* A stand that supports while it lives and one of these does; bits are 4 x fighter + stand. */
typedef struct {
    uint32_t self, takers;
} giver;

typedef struct {
    const battle *b;
    int side, count, givers;
    chance share; /* of what is told, for all of this side's cases */
    fighter unit[FIGHTERS_MAX];
    giver giver[GIVERS_MAX];
    int8_t best[BEST_MAX]; /* support kept by a group, by its losses; -1: not worked out yet */
    /* What it may come to. */
    chance lead[LEADS_ALL]; /* support less hits suffered, where somebody is left */
    chance gone;            /* nobody is */
    /* Of several passes one counts only the cases in which this fighter suffers so many hits. */
    int watched, taken; /* -1: none */
    bool or_more;
    verdict *out;
} reckoning;

static int find_fighter(const reckoning *r, int id)
{
    for (int i = 0; i < r->count; i++)
        if (r->unit[i].id == id) return i;
    return -1;
}

/* ---- Which stands may be lost (WM-COMBAT-21) ---- */

static void note_option(fighter *f, unsigned removed, int count)
{
    for (int i = 0; i < f->options[count]; i++)
        if (f->option[count][i] == removed) return;
    if (f->options[count] < OPTIONS_MAX) f->option[count][f->options[count]++] = (uint8_t)removed;
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
        int self = find_fighter(r, s.unit[i]);
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
    r->out->lost[r->side][stands] += chance_times(sum, r->share);
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
    bool watched = r->watched == f - r->unit;
    memset(out, 0, sizeof *out);
    for (int n = 0; n <= f->suffered.most; n++) {
        int counted = n < f->left ? n : f->left;
        if (watched && (r->or_more ? n < r->taken : n != r->taken)) continue;
        if (f->suffered.of[n] == 0 || stands_lost(r->b, f, counted) != lost) continue;
        for (int k = 0; k <= LEAD_MAX; k++) {
            if (hits->of[k] == 0) continue;
            int sum = k + counted + carried < LEAD_MAX ? k + counted + carried : LEAD_MAX;
            out->of[sum] += chance_times(hits->of[k], f->suffered.of[n]);
            any = true;
        }
    }
    return any;
}

static void reckon_losses(reckoning *r, int at, int lost[FIGHTERS_MAX], const total *hits)
{
    if (at == r->count) {
        note_losses(r, lost, hits);
        return;
    }
    for (lost[at] = 0; lost[at] <= r->unit[at].stands; lost[at]++) {
        total after;
        if (suffer_with(r, &r->unit[at], lost[at], hits, &after))
            reckon_losses(r, at + 1, lost, &after);
    }
}

/* ---- The blows of the other side, unit by unit and case by case ---- */

enum { VOLLEYS_MAX = STANDS_MAX };

typedef struct {
    int count;
    bool cleaves, rethrows, fortune; /* the swords and the banner it has */
    blows of[VOLLEYS_MAX];
    uint8_t stands[VOLLEYS_MAX]; /* that throw together */
    spread hits[VOLLEYS_MAX];
} assault;

typedef struct {
    reckoning *to;
    int count;
    uint8_t striker[FIGHTERS_MAX];
    chance weight;
    int bears, taken; /* who strikes again if they dealt more than they took; NOBODY_ID: nobody */
} onslaught;

static void strike_next(onslaught *o, int at);
static void strike_with(onslaught *o, int at, assault a);

/* How the target's spreads were before, so that the next case begins there too. */
static void land(onslaught *o, int at, const assault *a, const spread *past)
{
    spread before[VOLLEYS_MAX];
    for (int i = 0; i < a->count; i++) {
        fighter *f = &o->to->unit[find_fighter(o->to, a->of[i].target)];
        before[i] = f->suffered;
        add_spread(&f->suffered, &past[i]);
    }
    strike_next(o, at + 1);
    for (int i = a->count - 1; i >= 0; i--)
        o->to->unit[find_fighter(o->to, a->of[i].target)].suffered = before[i];
}

/* So many succeed, and no others. */
static spread exactly(const spread *s, int count)
{
    spread out = {.most = s->most, .of = {0}};
    out.of[count] = s->of[count];
    return out;
}

/* Those that come to less than `least` go to the one, the others to the other; false: none do. */
static bool divide(const spread *s, int least, spread *less, spread *rest)
{
    chance low = 0;
    *less = *rest = (spread){.most = s->most, .of = {0}};
    for (int n = 0; n <= s->most; n++) {
        (n < least ? less : rest)->of[n] = s->of[n];
        if (n < least) low += s->of[n];
    }
    return low > 0;
}

/* One more attack a stand, as the volleys were aimed. */
static void land_again(onslaught *o, int at, const assault *a, const spread *past)
{
    spread both[VOLLEYS_MAX];
    for (int i = 0; i < a->count; i++) {
        spread more = pool(a->stands[i], sixths(7 - a->of[i].need));
        more = past_armour(o->to->b, a->of[i].target, &more, SAVES_PLAIN);
        both[i] = past[i];
        add_spread(&both[i], &more);
    }
    land(o, at, a, both);
}

/* Bears: all but the last volley are taken number by number, so that their sum is known. */
static void land_or_again(onslaught *o, int at, const assault *a, spread *past, int index,
                          int dealt)
{
    const spread whole = past[index];
    if (index + 1 < a->count) {
        for (int n = 0; n <= whole.most; n++) {
            if (whole.of[n] == 0) continue;
            past[index] = exactly(&whole, n);
            land_or_again(o, at, a, past, index + 1, dealt + n);
        }
    } else {
        spread fewer, more;
        bool some = divide(&whole, o->taken + 1 - dealt, &fewer, &more);
        past[index] = more;
        land_again(o, at, a, past);
        past[index] = fewer;
        if (some) land(o, at, a, past);
    }
    past[index] = whole;
}

/* WM-ITEM-11: the first volley of which something is saved loses a save to the sword. */
static void pass_armour(onslaught *o, int at, const assault *a)
{
    spread past[VOLLEYS_MAX];
    int cases = a->rethrows ? a->count + 1 : 1;
    for (int which = 0; which < cases; which++) {
        /* Saves under a Curse of the Djinn have all been thrown twice. */
        if (which < a->count && a->rethrows &&
            has_charm(o->to->b, a->of[which].target, CHARM_DJINN))
            continue;
        for (int i = 0; i < a->count; i++) {
            save_case here = !a->rethrows || i > which ? SAVES_PLAIN
                             : i < which               ? SAVES_FAIL
                                                       : SAVES_RETHROWN;
            past[i] = past_armour(o->to->b, a->of[i].target, &a->hits[i], here);
        }
        if (o->striker[at] == o->bears && a->count > 0)
            land_or_again(o, at, a, past, 0, 0);
        else
            land(o, at, a, past);
    }
}

/* WM-ITEM-13: of the volleys with a miss the one that hits most easily. */
static void order_by_need(const assault *a, int by_ease[VOLLEYS_MAX])
{
    for (int i = 0; i < a->count; i++) {
        int at = i;
        for (; at > 0 && a->of[by_ease[at - 1]].need > a->of[i].need; at--)
            by_ease[at] = by_ease[at - 1];
        by_ease[at] = i;
    }
}

static void cleave_one(onslaught *o, int at, const assault *a)
{
    int by_ease[VOLLEYS_MAX];
    order_by_need(a, by_ease);
    for (int which = 0; which <= a->count; which++) {
        assault now = *a;
        for (int i = 0; i < a->count && i <= which; i++) {
            spread *s = &now.hits[by_ease[i]];
            int dice = a->of[by_ease[i]].dice;
            if (i < which) { /* all of it has hit */
                memset(s->of, 0, sizeof s->of[0] * (size_t)dice);
                continue;
            }
            s->of[dice] = 0;
            cleave(s, dice, sixths(7 - a->of[by_ease[i]].need));
        }
        pass_armour(o, at, &now);
    }
}

static void strike_kept(onslaught *o, int at, const assault *a)
{
    if (a->cleaves)
        cleave_one(o, at, a);
    else
        pass_armour(o, at, a);
}

/* WM-ITEM-09 on several enemies: all dice are thrown again where fewer hit than the average of all
 * volleys. Strikes with what is kept, and tells how often nothing is. */
static chance keep_or_not(onslaught *o, int at, assault *a, int index, int short_by, chance so_far)
{
    const spread whole = a->hits[index];
    chance again = 0;
    for (int n = 0; index + 1 < a->count && n <= whole.most; n++) {
        if (whole.of[n] == 0) continue;
        a->hits[index] = exactly(&whole, n);
        again +=
            keep_or_not(o, at, a, index + 1, short_by - 6 * n, chance_times(so_far, whole.of[n]));
    }
    if (index + 1 == a->count) {
        spread fewer;
        divide(&whole, short_by > 0 ? (short_by + 5) / 6 : 0, &fewer, &a->hits[index]);
        strike_kept(o, at, a);
        for (int n = 0; n <= whole.most; n++) again += chance_times(so_far, fewer.of[n]);
    }
    a->hits[index] = whole;
    return again;
}

static void strike_with_fortune(onslaught *o, int at, assault *a)
{
    int average = 0; /* in sixths */
    for (int i = 0; i < a->count; i++) average += a->of[i].dice * (7 - a->of[i].need);
    chance again = keep_or_not(o, at, a, 0, average, CERTAIN);
    for (int n = 0; n <= a->hits[0].most; n++)
        a->hits[0].of[n] = chance_times(a->hits[0].of[n], again);
    pass_armour(o, at, a); /* WM-DICE-05: no sword behind it */
}

static assault assault_of(const battle *b, int id, int die)
{
    bool frenzy = has_charm(b, id, CHARM_FRENZY); /* WM-DICE-05: nothing is thrown a third time */
    assault a = {.cleaves = !frenzy && wm_carries(b, id, ITEM_CLEAVING),
                 .rethrows = wm_carries(b, id, ITEM_DESTRUCTION),
                 .fortune = !frenzy && wm_may_reroll_all(b, id)};
    for (int head = -1; (head = wm_next_volley(b, id, head)) >= 0 && a.count < VOLLEYS_MAX;) {
        blows v = wm_volley_by_die(b, id, head, die);
        if (v.dice == 0) continue;
        chance hits = sixths(7 - v.need);
        if (frenzy) hits += chance_times(hits, CERTAIN - hits); /* what missed, once more */
        a.hits[a.count] = pool(v.dice, hits);
        a.stands[a.count] = (uint8_t)wm_stands_of_volley(b, id, head);
        a.of[a.count++] = v;
    }
    return a;
}

static void strike_next(onslaught *o, int at)
{
    if (at == o->count) {
        total none = {{0}};
        int lost[FIGHTERS_MAX] = {0};
        none.of[0] = o->weight;
        reckon_losses(o->to, 0, lost, &none);
        return;
    }
    int id = o->striker[at];
    if (!wm_rolls_for_attacks(o->to->b, id)) {
        strike_with(o, at, assault_of(o->to->b, id, 0));
        return;
    }
    chance weight = o->weight;
    o->weight = chance_times(weight, sixths(1));
    for (int die = 1; die <= 6; die++) strike_with(o, at, assault_of(o->to->b, id, die));
    o->weight = weight;
}

static void strike_with(onslaught *o, int at, assault a)
{
    if (a.count == 0) {
        pass_armour(o, at, &a);
    } else if (a.fortune && a.count == 1) {
        try_fortune(&a.hits[0], a.of[0].dice, a.of[0].need, a.cleaves);
        pass_armour(o, at, &a);
    } else if (a.fortune) {
        strike_with_fortune(o, at, &a);
    } else {
        strike_kept(o, at, &a);
    }
}

/* WM-MAGIC-30: what a unit in its rage does to itself. */
static spread rage_of(const battle *b, int id)
{
    int dice = b->bout[id].round == 1 ? wm_magic_attacks_on_itself(b, id) : 0;
    spread hits = pool(dice, sixths(7 - wm_need_to_hit(IN_OPEN)));
    int armour = wm_armour_in_combat(b, id);
    return past_saves(&hits, armour > 6 ? 0 : sixths(7 - armour), SAVES_PLAIN);
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

/* ---- All together ---- */

static bool gather(const battle *b, int side, reckoning *r, verdict *out)
{
    *r = (reckoning){.b = b, .side = side, .watched = -1, .out = out};
    for (int i = 0; i < b->side[side].list.unit_count; i++) {
        int id = side * UNITS_MAX + i;
        if (!wm_still_fights(b, id)) continue;
        if (r->count == FIGHTERS_MAX) return false;
        const unit *u = unit_of(b, id);
        int left = u->stands * wm_hits_per_stand(b, id) - u->wounds;
        fighter *f = &r->unit[r->count];
        *f = (fighter){.id = id, .stands = u->stands, .left = left > 0 ? left : 0};
        f->group = r->count++;
        f->suffered = rage_of(b, id);
        list_options(b, f);
    }
    return list_givers(r) && number_cases(r);
}

static void suffer_all(reckoning *r, chance weight, int bears, int taken)
{
    onslaught o = {.to = r, .weight = weight, .bears = bears, .taken = taken};
    const battle *b = r->b;
    for (int i = 0; i < b->side[1 - r->side].list.unit_count; i++) {
        int id = (1 - r->side) * UNITS_MAX + i;
        if (wm_still_fights(b, id)) o.striker[o.count++] = (uint8_t)id;
    }
    strike_next(&o, 0);
}

static void note_stands(const reckoning side[SIDES], verdict *out)
{
    for (int i = 0; i < SIDES; i++) {
        int stands = 0;
        for (int k = 0; k < side[i].count; k++) stands += side[i].unit[k].stands;
        if (stands > out->stands[i]) out->stands[i] = stands;
    }
}

/* ---- Bears, who strike again if they dealt more than they took in the first round: one pass for
 * each number that they may take ---- */

/* Those of whom it is counted: the only ones, without a banner or a sword that might work twice. */
static int bears_to_count(const battle *b, verdict *out)
{
    int found = NOBODY_ID;
    for (int id = 0; id < ALL_UNITS; id++) {
        if (!wm_unit_exists(b, id) || !wm_still_fights(b, id)) continue;
        if (!wm_is_special(b, id, SPECIAL_BEARS) || b->bout[id].round != 1) continue;
        assault a = assault_of(b, id, 0);
        bool armed = a.cleaves || a.rethrows || a.fortune;
        if (found != NOBODY_ID || armed || has_charm(b, id, CHARM_FRENZY))
            out->left_out |= LEFT_BLOWS;
        else
            found = id;
    }
    return found;
}

static int most_dealt(const battle *b, int id)
{
    assault a = assault_of(b, id, 0);
    int sum = 0;
    for (int i = 0; i < a.count; i++) sum += a.of[i].dice;
    return sum;
}

static chance sum_of(const reckoning *r)
{
    chance sum = r->gone;
    for (int i = 0; i < LEADS_ALL; i++) sum += r->lead[i];
    return sum;
}

static bool reckon_bears(const battle *b, chance weight, int bears, verdict *out)
{
    reckoning side[SIDES];
    int own = side_of_unit(bears), most = most_dealt(b, bears);
    for (int taken = 0; taken <= most; taken++) {
        for (int i = 0; i < SIDES; i++)
            if (!gather(b, i, &side[i], out)) return false;
        note_stands(side, out);
        side[own].watched = find_fighter(&side[own], bears);
        side[own].taken = taken, side[own].or_more = taken == most;
        side[own].share = weight;
        suffer_all(&side[own], CERTAIN, NOBODY_ID, 0);
        side[1 - own].share = sum_of(&side[own]); /* how often it comes to that */
        if (side[1 - own].share == 0) continue;
        suffer_all(&side[1 - own], weight, bears, taken);
        weigh(side, out);
        weigh_destroyed(side, out);
    }
    return true;
}

bool wm_reckon_round(const battle *b, chance weight, verdict *out)
{
    reckoning side[SIDES];
    int bears = bears_to_count(b, out);
    if (bears != NOBODY_ID) return reckon_bears(b, weight, bears, out);
    for (int i = 0; i < SIDES; i++)
        if (!gather(b, i, &side[i], out)) return false;
    note_stands(side, out);
    /* The chances of the two sides are multiplied: one of them carries the weight. */
    side[0].share = CERTAIN;
    side[1].share = weight;
    suffer_all(&side[0], weight, NOBODY_ID, 0);
    suffer_all(&side[1], CERTAIN, NOBODY_ID, 0);
    weigh(side, out);
    weigh_destroyed(side, out);
    return true;
}
