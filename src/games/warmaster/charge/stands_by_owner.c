/* SPDX-License-Identifier: MIT */
/* stands_by_owner.c - the stands of a charger after the first, set by their owner: he breaks ties between places
 * that touch the enemy alike, and puts those that cannot touch behind or in echelon as he likes
 * (WM-CHARGE-14, WM-CHARGE-21, AMB-29).
 *
 * The engine has found places for all stands when he is asked, so that the unit always stands
 * somewhere. Where they stood lies below on the stack, a task for each; the charge is answered when
 * that comes to the top again. */
#include <string.h>

#include "games/warmaster/characters/characters.h"
#include "games/warmaster/charge/attempt.h"
#include "games/warmaster/charge/charge.h"
#include "games/warmaster/turn/tasks.h"

/* ---- Where they stood: the step is the stand ---- */

void wm_push_whence(battle *b, int id, arrival how, const place from[STANDS_MAX])
{
    for (int i = unit_of(b, id)->stands - 1; i >= 0; i--)
        wm_push_task(b, (task){.kind = TASK_WHENCE,
                               .side = (uint8_t)side_of_unit(id),
                               .unit = (uint8_t)id,
                               .step = (uint8_t)i,
                               .whence = {from[i].x, from[i].y, from[i].facing, (uint16_t)how}});
}

/* A move that a spell grants in the Shooting phase is still one of the Command phase. */
void wm_arrive(battle *b, int id, arrival how, const place from[STANDS_MAX])
{
    uint8_t phase = b->phase;
    if (how == ARRIVE_ADVANCING)
        wm_bring_persons(b, id); /* WM-CHAR-08 */
    else if (phase >= PHASE_SHOOTING)
        b->phase = PHASE_MOVE;
    if (how != ARRIVE_EVADING)
        wm_push_answer(b, id, from); /* WM-SHOOT-33, WM-CHARGE-16: of all units it touches */
    wm_push_displaced(b, id, from);  /* AMB-73: before anybody shoots at it */
    b->phase = phase;
}

/* The places below the topmost task or, with `at` on top, from there down. */
static void read_whence(const battle *b, int at, place from[STANDS_MAX])
{
    int stands = unit_of(b, b->task[at].unit)->stands;
    for (int i = 0; i < stands; i++) {
        const task *t = &b->task[at - i];
        from[t->step] = (place){t->whence.x, t->whence.y, t->whence.facing};
    }
}

static void run_whence(battle *b)
{
    place from[STANDS_MAX] = {0};
    int id = top_task(b)->unit, how = top_task(b)->whence.how;
    read_whence(b, b->task_count - 1, from);
    for (int left = unit_of(b, id)->stands; left > 0; left--) wm_pop_task(b);
    wm_arrive(b, id, (arrival)how, from);
}

/* It lies with those of the other stands, the first on top. */
static bool is_whence_sound(const battle *b, const task *t)
{
    if (t->unit == NOBODY_ID || !is_on_table(unit_of(b, t->unit))) return false;
    const unit *u = unit_of(b, t->unit);
    int at = (int)(t - b->task), lowest = at - (u->stands - 1 - t->step);
    if (t->step >= u->stands || lowest < 0 || lowest + u->stands > b->task_count) return false;
    for (int i = 0; i < u->stands; i++) {
        const task *other = &b->task[lowest + i];
        if (other->kind != TASK_WHENCE || other->unit != t->unit ||
            other->step != u->stands - 1 - i || other->whence.how != t->whence.how)
            return false;
    }
    return t->side == side_of_unit(t->unit) && t->whence.facing < FULL_TURN &&
           t->whence.how < ARRIVALS;
}

const task_rules wm_whence_task = {
    .key = "whence",
    .layout = LAYOUT_WHENCE,
    .steps = {"stand-1", "stand-2", "stand-3", "stand-4"},
    .asked = {"WM-CHARGE-12", {"the unit arrives", "отряд подходит"}},
    .status = {"the unit arrives", "отряд подходит"},
    .to_act = wm_task_runs,
    .run = run_whence,
    .is_sound = is_whence_sound,
};

/* ---- The owner sets them ---- */

void wm_push_onset(battle *b, int id, int target, int32_t limit, arrival how,
                   const place from[STANDS_MAX])
{
    unsigned left = (1u << unit_of(b, id)->stands) - 2; /* the first has its place */
    wm_push_whence(b, id, how, from);
    if (left == 0) return;
    wm_push_task(b, (task){.kind = TASK_ONSET,
                           .side = (uint8_t)side_of_unit(id),
                           .unit = (uint8_t)id,
                           .onset = {.left = (uint16_t)left,
                                     .target = (uint16_t)target,
                                     .limit = (uint16_t)limit}});
}

/* The charge with the stands placed that are not in `left`. */
static void take_up(const battle *b, int id, unsigned left, const place from[STANDS_MAX],
                    attempt *t)
{
    for (int i = 0; i < t->count; i++) {
        t->from[i] = wm_stand_box(b, id, from[i]);
        if (left >> i & 1) continue;
        t->who[t->done] = (uint8_t)i;
        t->placed[t->done++] = wm_stand_box(b, id, unit_of(b, id)->at[i]);
        t->used |= 1u << i;
    }
}

static void read_onset(const battle *b, attempt *out)
{
    const task *t = top_task(b);
    place from[STANDS_MAX] = {0};
    read_whence(b, b->task_count - 2, from);
    wm_begin_attempt(b, t->unit, t->onset.target, t->onset.limit, out);
    take_up(b, t->unit, t->onset.left, from, out);
}

static place place_of(const box *b)
{
    return wm_place_of((pose){b->centre.x, b->centre.y, b->facing});
}

static const box *slot_at(const charger_slots *all, place at)
{
    for (int i = 0; i < all->count; i++) {
        place here = place_of(&all->at[i]);
        if (here.x == at.x && here.y == at.y && here.facing == at.facing) return &all->at[i];
    }
    return NULL;
}

/* Sets the stand there and gives the others that are left places beside it. */
static bool set_stand(attempt *t, int stand, const box *to, vx_problem *why)
{
    t->who[t->done] = (uint8_t)stand;
    t->placed[t->done++] = *to;
    t->used |= 1u << stand;
    while (t->done < t->count)
        if (!wm_place_charger(t, why)) return false;
    return true;
}

static bool check_place(const attempt *t, const act *a, box *to, vx_problem *why)
{
    static const vx_message idle = {
        "WM-CHARGE-14",
        {"this stand can touch more of the enemy: it takes one of the places where it touches most",
         "эта база может коснуться врага плотнее: она встаёт туда, где контакт наибольший"}};
    static const vx_message apart = {
        "WM-CHARGE-21",
        {"a stand that cannot touch goes behind one that is placed, or in echelon beside it",
         "база, которой не коснуться врага, встаёт позади уже стоящей или уступом сбоку"}};
    static const vx_message taken = {
        "WM-CHARGE-19",
        {"the stand cannot stand or get there", "база не может туда встать или дойти"}};
    charger_slots all;
    wm_find_charger_slots(t, a->detail, &all);
    const box *slot = slot_at(&all, a->at);
    *to = slot != NULL ? *slot : wm_stand_box(t->b, t->id, a->at);
    if (slot != NULL) return true;
    if (all.touching) return vx_refuse(why, &idle);
    if (!wm_is_in_ranks(t, to)) return vx_refuse(why, &apart);
    return (wm_charger_fits(t, to) && wm_charger_reaches(t, a->detail, to)) ||
           vx_refuse(why, &taken);
}

static bool check_onset(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message other = {
        "WM-CHARGE-12", {"stand {0} is the next to be placed", "следующей ставится база {0}"}};
    attempt t;
    box to;
    if (a->kind == ACT_DONE) return true;
    read_onset(b, &t);
    if (a->who != top_task(b)->unit || !wm_is_charger_due(&t, a->detail))
        return vx_refuse_numbers(why, &other, wm_charger_due(&t) + 1, 0);
    return check_place(&t, a, &to, why) && set_stand(&t, a->detail, &to, why);
}

static void apply_onset(battle *b, const act *a)
{
    task *top = top_task_in(b);
    unit *u = unit_in(b, top->unit);
    attempt t;
    box to;
    if (a->kind == ACT_DONE) {
        wm_pop_task(b);
        return;
    }
    read_onset(b, &t);
    if (!check_place(&t, a, &to, NULL) || !set_stand(&t, a->detail, &to, NULL)) return;
    for (int i = 0; i < t.count; i++) u->at[t.who[i]] = place_of(&t.placed[i]);
    top->onset.left &= (uint16_t)~(1u << a->detail);
    if (top->onset.left == 0) wm_pop_task(b);
}

static vx_action *list_onset(const battle *b, vx_action *out)
{
    attempt t;
    charger_slots all;
    *out++ = pack_act((act){.kind = ACT_DONE});
    read_onset(b, &t);
    int stand = wm_charger_due(&t);
    wm_find_charger_slots(&t, stand, &all);
    for (int i = 0; i < all.count; i++) {
        attempt then = t;
        act a = {ACT_STAND, top_task(b)->unit, (uint8_t)stand, place_of(&all.at[i])};
        if (set_stand(&then, stand, &all.at[i], NULL)) *out++ = pack_act(a);
    }
    return out;
}

bool wm_has_ranks_to_set(const battle *b, int id, int target, int32_t limit,
                         const charge_plan *plan)
{
    attempt t;
    charger_slots all;
    int ties = 0;
    wm_begin_attempt(b, id, target, limit, &t);
    for (int i = 0; i < plan->count; i++) {
        if (i > 0) wm_find_charger_slots(&t, plan->who[i], &all);
        if (i > 0 && !all.touching && all.count > 1) return true;
        if (i > 0 && all.touching) ties += all.count - 1;
        t.placed[t.done++] = wm_stand_box(b, id, plan->at[i]);
        t.used |= 1u << plan->who[i];
    }
    return ties > 1;
}

static bool is_onset_sound(const battle *b, const task *t)
{
    int at = (int)(t - b->task);
    if (t->unit == NOBODY_ID || !is_on_table(unit_of(b, t->unit)) || at == 0) return false;
    const task *below = &b->task[at - 1];
    bool remembers = below->kind == TASK_WHENCE && below->unit == t->unit && below->step == 0;
    return remembers && at == b->task_count - 1 && t->side == side_of_unit(t->unit) &&
           t->onset.left > 0 && !(t->onset.left & 1) &&
           t->onset.left < 1u << unit_of(b, t->unit)->stands &&
           wm_has_on_table(b, 1 - t->side, t->onset.target);
}

const task_rules wm_onset_task = {
    .key = "onset",
    .layout = LAYOUT_ONSET,
    .acts = ACT_BIT(ACT_STAND) | ACT_BIT(ACT_DONE),
    .asked = {"WM-CHARGE-12",
              {"first set the other stands of the charging unit",
               "сначала поставьте остальные базы атакующего отряда"}},
    .status = {"set the next stand of the charger", "поставьте следующую базу атакующего"},
    .open_ended = true,
    .to_act = wm_owner_acts,
    .list = list_onset,
    .check = check_onset,
    .apply = apply_onset,
    .is_sound = is_onset_sound,
};
