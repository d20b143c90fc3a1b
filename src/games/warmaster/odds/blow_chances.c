/* SPDX-License-Identifier: MIT */
/* blow_chances.c - inside the odds of a round: the blows of one side, unit by unit and case by case. */
#include <string.h>

#include "core/limit.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/odds/blow_chances.h"

static chance sixths(int count)
{
    return chance_of((uint64_t)count, 6);
}

int wm_find_fighter(const reckoning *r, int id)
{
    for (int i = 0; i < r->count; i++)
        if (r->unit[i].id == id) return i;
    return -1;
}

void wm_read_striker(const battle *b, int id, striker *out)
{
    *out = (striker){
        .id = id, .rolls = wm_rolls_for_attacks(b, id), .frenzied = has_charm(b, id, CHARM_FRENZY)};
    /* WM-DICE-05: after a frenzy nothing is thrown a third time. */
    out->cleaves = !out->frenzied && wm_item_mends_blow(b, id);
    out->rethrows = wm_item_spoils_save(b, id);
    out->fortune = !out->frenzied && wm_may_reroll_all(b, id);
    for (int head = -1; (head = wm_next_volley(b, id, head)) >= 0;) {
        vx_require(out->count < VOLLEYS_MAX); /* each has a stand of its own at its head */
        int at = out->count++;
        out->of[at] = wm_volley(b, id, head);
        out->stands[at] = wm_stands_of_volley(b, id, head);
        for (int die = 0; die <= (out->rolls ? DIE_FACES : 0); die++)
            out->dice[die][at] = wm_volley_by_die(b, id, head, die).dice;
    }
}

/* ---- Which throw has its die thrown again ---- */

/* Whose turn it is strikes first, unit by unit; second blows come after all, by number. */
int wm_throw_number(const battle *b, int id, bool second, bool saves, int volley)
{
    int late = side_of_unit(id) == b->turn ? 0 : UNITS_MAX;
    int rank = second ? ALL_UNITS + id : late + id % UNITS_MAX;
    return (2 * rank + saves) * VOLLEYS_MAX + volley;
}

static throw_case case_of(const again_plan *plan, int side, int number)
{
    bool helps = plan->kind[side] == AGAIN_HELPS;
    if (plan->kind[side] == AGAIN_NEVER || number > plan->at[side]) return AS_IT_FELL;
    if (number < plan->at[side]) return helps ? ALL_SUCCEED : ALL_FAIL;
    return helps ? FAILURE_AGAIN : SUCCESS_AGAIN;
}

/* In this pass the die is thrown again in these second blows: they must come. */
static bool needs_second(const again_plan *plan, const battle *b, int id)
{
    int first = wm_throw_number(b, id, true, false, 0);
    for (int side = 0; side < SIDES; side++)
        if (plan->kind[side] != AGAIN_NEVER && plan->at[side] >= first &&
            plan->at[side] < first + 2 * VOLLEYS_MAX)
            return true;
    return false;
}

bool wm_is_watched(const reckoning *own, int id)
{
    int at = wm_find_fighter(own, id);
    return at >= 0 && own->unit[at].taken != NOT_WATCHED;
}

/* ---- Armour ---- */

typedef enum { SAVES_PLAIN, SAVES_FAIL, SAVES_RETHROWN } save_case;

typedef struct {
    chance saves;
    bool djinn, shield; /* what was saved must be so twice; what failed is thrown again */
    throw_case thrown;
    save_case sword;
} armour_throw;

/* The sword has one of the saves that were made fall again (WM-ITEM-11). */
static void strike_save_away(const armour_throw *t, chance weight, int past, spread *out)
{
    chance struck = t->sword == SAVES_RETHROWN ? chance_times(weight, CERTAIN - t->saves) : 0;
    out->of[past] += weight - struck;
    if (struck > 0) out->of[past + 1] += struck;
}

/* So many saves have been made and have failed, each thrown once: those are thrown again that must
 * be. `past` have got past the armour besides. */
static void throw_second_saves(const armour_throw *t, chance weight, int made, int failed, int past,
                               spread *out)
{
    int again = (t->djinn ? made : 0) + (t->shield ? failed : 0);
    if (!t->djinn && t->sword != SAVES_PLAIN && (t->sword == SAVES_FAIL) != (made == 0)) return;
    if (!t->shield) past += failed;
    if (again == 0) {
        strike_save_away(t, weight, past, out);
        return;
    }
    spread stand = wm_pool(again, t->saves);
    for (int k = 0; k <= again; k++)
        strike_save_away(t, chance_times(weight, stand.of[k]), past + again - k, out);
}

/* Hits that get past the armour, number by number. The one die that has been thrown again stands as
 * it fell (WM-DICE-05). */
static spread past_saves(const spread *hits, const armour_throw *t)
{
    spread out = {.most = hits->most, .of = {0}}, plain = wm_no_dice();
    for (int n = 0; n <= hits->most; n++) {
        spread saved = plain;
        int dice = wm_leave_case(&saved, n, t->thrown);
        for (int k = 0; dice >= 0 && k <= dice; k++) {
            chance p = chance_times(hits->of[n], saved.of[k]);
            chance good = dice < n ? chance_times(p, t->saves) : p;
            if (p > 0) throw_second_saves(t, good, k, dice - k, 0, &out);
            if (p > good) throw_second_saves(t, p - good, k, dice - k, 1, &out);
        }
        wm_add_die(&plain, t->saves);
    }
    return out;
}

/* Under a Curse of the Djinn saves have all been thrown twice, and the sword takes none of them. */
static spread past_armour(const battle *b, int id, const spread *hits, throw_case thrown,
                          save_case sword)
{
    int armour = wm_armour_in_combat(b, id);
    if (armour > 6) { /* no dice fall, so none is saved */
        spread none = {.most = 0, .of = {0}};
        return sword == SAVES_RETHROWN ? none : *hits;
    }
    armour_throw t = {sixths(7 - armour), has_charm(b, id, CHARM_DJINN),
                      has_ward(b, id, WARD_COMBAT), thrown, sword};
    return past_saves(hits, &t);
}

/* ---- Blows ---- */

/* The blows of one unit as they fall in one case: what has been used of its items is used up. */
typedef struct {
    const striker *by;
    bool second; /* the blows of Bears who strike again */
    bool cleaves, rethrows, fortune;
    int dice[VOLLEYS_MAX];
    spread hits[VOLLEYS_MAX];
    /* WM-DICE-05: one die of this volley has been thrown again; it is none of the above. */
    int single; /* NO_SINGLE: none has */
    bool single_hits;
} assault;

enum { NO_SINGLE = -1 };

typedef struct {
    reckoning *to;
    const reckoning *own;
    const again_plan *plan;
    chance weight;
} onslaught;

static void strike_next(onslaught *o, int at);
static void strike_with(onslaught *o, int at, const assault *a);

static chance hit_chance(const assault *a, int volley)
{
    return sixths(7 - a->by->of[volley].need);
}

static spread *suffered_by(onslaught *o, const assault *a, int volley)
{
    fighter *f = &o->to->unit[wm_find_fighter(o->to, a->by->of[volley].target)];
    return a->second ? &f->more : &f->suffered;
}

static void throw_blows(onslaught *o, assault *a)
{
    const striker *s = a->by;
    a->single = NO_SINGLE;
    for (int i = 0; i < s->count; i++) {
        int number = wm_throw_number(o->to->b, s->id, a->second, false, i);
        throw_case which = case_of(o->plan, side_of_unit(s->id), number);
        a->hits[i] = wm_pool(a->dice[i], hit_chance(a, i));
        int left = wm_leave_case(&a->hits[i], a->dice[i], which);
        if (left != a->dice[i]) a->single = i;
        a->dice[i] = left;
        if (s->frenzied && left > 0) wm_try_failures_again(&a->hits[i], left, hit_chance(a, i));
    }
}

static void scale(spread *s, chance by)
{
    for (int n = 0; n <= s->most; n++) s->of[n] = chance_times(s->of[n], by);
}

/* The blows fall: first where that one die hits, then where it does not. */
static void strike(onslaught *o, int at, assault *a)
{
    throw_blows(o, a);
    if (a->single == NO_SINGLE) {
        strike_with(o, at, a);
        return;
    }
    if (a->dice[a->single] < 0) return; /* there was none to throw again */
    chance good = hit_chance(a, a->single);
    for (int hits = 0; hits < 2; hits++) {
        assault now = *a;
        now.single_hits = hits != 0;
        scale(&now.hits[a->single], hits ? good : CERTAIN - good);
        strike_with(o, at, &now);
    }
}

/* One more attack a stand, as the volleys were aimed, with what is left of the items. */
static void strike_again(onslaught *o, int at, const assault *first)
{
    assault a = *first;
    a.second = true;
    for (int i = 0; i < a.by->count; i++) a.dice[i] = a.by->stands[i];
    strike(o, at, &a);
}

/* The target's spreads are put back, so that the next case begins there too. */
static void land(onslaught *o, int at, const assault *a, const spread *past, bool again)
{
    spread before[VOLLEYS_MAX];
    for (int i = 0; i < a->by->count; i++) {
        before[i] = *suffered_by(o, a, i);
        wm_add_spread(suffered_by(o, a, i), &past[i]);
    }
    if (again)
        strike_again(o, at, a);
    else
        strike_next(o, at + 1);
    for (int i = a->by->count - 1; i >= 0; i--) *suffered_by(o, a, i) = before[i];
}

/* Those that come to less than `least` go to the one, the others to the other. */
static void divide(const spread *s, int least, spread *less, spread *rest)
{
    *less = *rest = (spread){.most = s->most, .of = {0}};
    for (int n = 0; n <= s->most; n++) (n < least ? less : rest)->of[n] = s->of[n];
}

/* Bears: all but the last volley are taken number by number, so that their sum is known. */
static void land_or_again(onslaught *o, int at, const assault *a, spread *past, int index,
                          int dealt)
{
    const spread whole = past[index];
    if (index + 1 < a->by->count) {
        for (int n = 0; n <= whole.most; n++) {
            if (whole.of[n] == 0) continue;
            past[index] = wm_exactly(&whole, n);
            land_or_again(o, at, a, past, index + 1, dealt + n);
        }
    } else {
        const fighter *self = &o->own->unit[wm_find_fighter(o->own, a->by->id)];
        spread fewer;
        divide(&whole, self->taken + 1 - dealt, &fewer, &past[index]);
        if (wm_whole_of(&past[index]) > 0) land(o, at, a, past, true);
        past[index] = fewer;
        if (wm_whole_of(&fewer) > 0 && !needs_second(o->plan, o->to->b, a->by->id))
            land(o, at, a, past, false);
    }
    past[index] = whole;
}

/* All hits of a volley, with the one die thrown again. */
static spread hits_in_all(const assault *a, int volley)
{
    spread out = a->hits[volley];
    if (volley != a->single) return out;
    if (out.most < POOL_MAX) out.most++;
    for (int n = out.most; a->single_hits && n >= 0; n--) out.of[n] = n > 0 ? out.of[n - 1] : 0;
    return out;
}

/* WM-ITEM-11: the first volley of which something is saved loses a save to the sword. */
static void pass_armour(onslaught *o, int at, const assault *a)
{
    spread past[VOLLEYS_MAX];
    const striker *s = a->by;
    int cases = a->rethrows ? s->count + 1 : 1;
    for (int which = 0; which < cases; which++) {
        assault now = *a;
        now.rethrows = a->rethrows && which == s->count;
        /* Saves under a Curse of the Djinn have all been thrown twice. */
        if (which < s->count && a->rethrows &&
            has_charm(o->to->b, s->of[which].target, CHARM_DJINN))
            continue;
        for (int i = 0; i < s->count; i++) {
            save_case sword = !a->rethrows || i > which ? SAVES_PLAIN
                              : i < which               ? SAVES_FAIL
                                                        : SAVES_RETHROWN;
            int number = wm_throw_number(o->to->b, s->id, a->second, true, i);
            spread hits = hits_in_all(a, i);
            past[i] = past_armour(o->to->b, s->of[i].target, &hits,
                                  case_of(o->plan, o->to->side, number), sword);
        }
        if (!a->second && s->count > 0 && wm_is_watched(o->own, s->id))
            land_or_again(o, at, &now, past, 0, 0);
        else
            land(o, at, &now, past, false);
    }
}

/* WM-ITEM-13: of the volleys with a miss the one that hits most easily. */
static void order_by_need(const striker *s, int by_ease[VOLLEYS_MAX])
{
    for (int i = 0; i < s->count; i++) {
        int at = i;
        for (; at > 0 && s->of[by_ease[at - 1]].need > s->of[i].need; at--)
            by_ease[at] = by_ease[at - 1];
        by_ease[at] = i;
    }
}

static void cleave_one(onslaught *o, int at, const assault *a)
{
    int by_ease[VOLLEYS_MAX] = {0};
    order_by_need(a->by, by_ease);
    for (int which = 0; which <= a->by->count; which++) {
        assault now = *a;
        now.cleaves = which == a->by->count; /* nothing has missed */
        for (int i = 0; i < a->by->count && i <= which; i++)
            wm_take_case(&now.hits[by_ease[i]], a->dice[by_ease[i]], hit_chance(a, by_ease[i]),
                         i < which ? ALL_SUCCEED : FAILURE_AGAIN);
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

/* WM-ITEM-09: all dice are thrown again where fewer hit than the average of all volleys. Strikes
 * with what is kept, and tells how often nothing is. */
static chance keep_or_not(onslaught *o, int at, assault *a, int index, int short_by, chance so_far)
{
    const spread whole = a->hits[index];
    chance again = 0;
    for (int n = 0; index + 1 < a->by->count && n <= whole.most; n++) {
        if (whole.of[n] == 0) continue;
        a->hits[index] = wm_exactly(&whole, n);
        again +=
            keep_or_not(o, at, a, index + 1, short_by - 6 * n, chance_times(so_far, whole.of[n]));
    }
    if (index + 1 == a->by->count) {
        spread fewer;
        divide(&whole, short_by > 0 ? (short_by + 5) / 6 : 0, &fewer, &a->hits[index]);
        strike_kept(o, at, a);
        again += chance_times(so_far, wm_whole_of(&fewer));
    }
    a->hits[index] = whole;
    return again;
}

static void strike_with_fortune(onslaught *o, int at, const assault *a)
{
    assault now = *a;
    int average = 0; /* in sixths */
    for (int i = 0; i < a->by->count; i++) average += a->dice[i] * (7 - a->by->of[i].need);
    chance weight = o->weight, again = keep_or_not(o, at, &now, 0, average, CERTAIN);
    for (int i = 0; i < a->by->count; i++) now.hits[i] = wm_pool(a->dice[i], hit_chance(a, i));
    now.fortune = false;
    o->weight = chance_times(weight, again);
    pass_armour(o, at, &now); /* WM-DICE-05: no sword and no other die thrown again behind it */
    o->weight = weight;
}

static void strike_with(onslaught *o, int at, const assault *a)
{
    if (a->fortune && a->by->count > 0)
        strike_with_fortune(o, at, a);
    else
        strike_kept(o, at, a);
}

static void strike_by_die(onslaught *o, int at, int die)
{
    const striker *s = &o->own->blow[at];
    assault a = {.by = s, .cleaves = s->cleaves, .rethrows = s->rethrows, .fortune = s->fortune};
    memcpy(a.dice, s->dice[die], sizeof a.dice);
    strike(o, at, &a);
}

static void strike_next(onslaught *o, int at)
{
    if (at == o->own->count) {
        wm_reckon_losses(o->to, o->weight);
        return;
    }
    if (!o->own->blow[at].rolls) {
        strike_by_die(o, at, 0);
        return;
    }
    chance weight = o->weight;
    o->weight = chance_times(weight, sixths(1));
    for (int die = 1; die <= DIE_FACES; die++) strike_by_die(o, at, die);
    o->weight = weight;
}

void wm_suffer_all(reckoning *to, const reckoning *own, const again_plan *plan, chance weight)
{
    onslaught o = {to, own, plan, weight};
    strike_next(&o, 0);
}
