/* SPDX-License-Identifier: MIT */
/* round.c - one round of an engagement: blows, casualties, support, result (section COMBAT). */
#include <string.h>

#include "games/warmaster/combat/combat.h"
#include "games/warmaster/setup/setup.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/units/troop_hooks.h"

/* ---- Counting ---- */

/* What it could still take counts, and what was carried into the first round (WM-SHOOT-38). */
int wm_counted_hits(const battle *b, int id, int suffered)
{
    const unit *u = unit_of(b, id);
    int left = u->stands * wm_hits_per_stand(b, id) - u->wounds;
    if (left < 0) left = 0;
    return (suffered < left ? suffered : left) + u->carried;
}

int wm_retreat_distance(int difference, int units)
{
    return (difference + units - 1) / units; /* AMB-77: rounded up */
}

/* WM-MULTI-01, WM-MULTI-03: over all units, those it destroys too. */
static int hits_on(const battle *b, int side)
{
    int sum = 0;
    for (int i = 0; i < b->side[side].list.unit_count; i++)
        if (wm_still_fights(b, side * UNITS_MAX + i))
            sum += wm_counted_hits(b, side * UNITS_MAX + i, b->bout[side * UNITS_MAX + i].suffered);
    return sum;
}

/* All that took part, destroyed ones too (WM-MULTI-02). */
static int units_of(const battle *b, int side)
{
    int count = 0;
    for (int i = 0; i < b->side[side].list.unit_count; i++)
        count += wm_fights(b, side * UNITS_MAX + i);
    return count;
}

static int survivors_of(const battle *b, int side)
{
    int count = 0;
    for (int i = 0; i < b->side[side].list.unit_count; i++)
        count += wm_still_fights(b, side * UNITS_MAX + i);
    return count;
}

/* ---- The round: until there is a result it is `round`, then `outcome` ---- */

enum {
    AIM,
    STRIKE,
    COUNT,
    LOTS,
    REMOVE,
    RESULT,
    FLIGHT,
    PURSUIT,
    ROUND_ENDS,
    STRIKE_AGAIN, /* between STRIKE and COUNT */
    ROUND_STEPS
};

/* Bears that in the first round have dealt more than they took strike once more, before anything is
 * counted; all of them as things stand now. */
static void note_who_strikes_again(battle *b)
{
    for (int id = 0; id < ALL_UNITS; id++) {
        const bout *r = &b->bout[id];
        int dealt = 0;
        if (!wm_still_fights(b, id) || !wm_hooks_of(b, id)->strikes_again || r->round != 1)
            continue;
        for (int i = 0; i < STANDS_MAX; i++) dealt += r->score[i];
        if (dealt > r->suffered) unit_in(b, id)->combat |= COMBAT_AGAIN;
    }
}

static void strike(battle *b, task *t)
{
    for (; t->round.next < ALL_UNITS; t->round.next++) {
        int side = t->round.next < UNITS_MAX ? b->turn : 1 - b->turn;
        int id = side * UNITS_MAX + t->round.next % UNITS_MAX;
        if (!wm_still_fights(b, id)) continue;
        t->round.next++;
        wm_push_strikes(b, id, false); /* WM-COMBAT-04: nobody is removed until all have struck */
        return;
    }
    t->step = STRIKE_AGAIN;
    note_who_strikes_again(b);
}

static void strike_again(battle *b, task *t)
{
    for (int id = 0; id < ALL_UNITS; id++) {
        unit *u = unit_in(b, id);
        if (!(u->combat & COMBAT_AGAIN)) continue;
        u->combat &= (uint16_t)~COMBAT_AGAIN;
        wm_push_strikes(b, id, true);
        return;
    }
    t->step = COUNT;
}

static int stands_lost(const battle *b, int id)
{
    return (unit_of(b, id)->wounds + b->bout[id].suffered) / wm_hits_per_stand(b, id);
}

/* Somebody of this side has to choose which stands are lost. */
static bool must_choose(const battle *b, int side)
{
    for (int i = 0; i < b->side[side].list.unit_count; i++) {
        int id = side * UNITS_MAX + i;
        if (!wm_still_fights(b, id)) continue;
        int lost = stands_lost(b, id);
        if (lost > 0 && lost < unit_of(b, id)->stands) return true;
    }
    return false;
}

/* WM-COMBAT-20, AMB-33: who has taken more hits removes first; dice where they are equal, if both
 * have anything to choose. */
static void count(battle *b, task *t)
{
    for (int side = 0; side < SIDES; side++) t->round.hits[side] = (uint16_t)hits_on(b, 1 - side);
    t->round.next = 0;
    t->round.first = t->round.hits[0] < t->round.hits[1] ? 0 : 1;
    bool equal = t->round.hits[0] == t->round.hits[1];
    t->step = equal && must_choose(b, 0) && must_choose(b, 1) ? LOTS : REMOVE;
}

static void wound(battle *b, int id)
{
    int hits = b->bout[id].suffered;
    b->bout[id].suffered = 0;
    wm_wound(b, id, hits); /* WM-COMBAT-19 */
}

/* Who loses every stand, or none, has its hits at once: its owner has nothing to choose. */
static void wound_without_choice(battle *b, int side)
{
    for (int i = 0; i < b->side[side].list.unit_count; i++) {
        int id = side * UNITS_MAX + i;
        if (!wm_still_fights(b, id)) continue;
        int lost = stands_lost(b, id);
        if (lost == 0 || lost >= unit_of(b, id)->stands) wound(b, id);
    }
}

/* Who struck whom is forgotten: those stands may be gone soon. */
static void forget_blows(battle *b)
{
    for (int id = 0; id < ALL_UNITS; id++) {
        memset(b->bout[id].aim, 0, sizeof b->bout[id].aim);
        memset(b->bout[id].lead, 0, sizeof b->bout[id].lead);
        memset(b->bout[id].score, 0, sizeof b->bout[id].score);
    }
}

static void push_losses(battle *b, int side)
{
    wm_push_task(b, (task){.kind = TASK_LOSSES,
                           .side = (uint8_t)side,
                           .unit = NOBODY_ID,
                           .losses = {.left = UNITS_MAX}});
}

/* The side pushed last is dealt with first. */
static void remove_casualties(battle *b, task *t)
{
    int first = t->round.first;
    t->step = RESULT;
    forget_blows(b);
    for (int side = 0; side < SIDES; side++) wound_without_choice(b, side);
    push_losses(b, 1 - first);
    push_losses(b, first);
}

/* ---- The losses of a side: `left` comes down over its roster ---- */

static void run_losses(battle *b)
{
    task *t = top_task_in(b);
    if (t->losses.left == 0) {
        wm_pop_task(b);
        return;
    }
    int id = t->side * UNITS_MAX + --t->losses.left;
    if (wm_still_fights(b, id)) wound(b, id);
}

static bool are_losses_sound(const battle *b, const task *t)
{
    (void)b;
    return t->unit == NOBODY_ID && t->step == 0 && t->losses.left <= UNITS_MAX;
}

const task_rules wm_losses_task = {
    .key = "losses",
    .layout = LAYOUT_LOSSES,
    .asked = {"WM-COMBAT-20", {"stands are being removed", "снимаются базы"}},
    .status = {"stands are removed", "снимаются базы"},
    .to_act = wm_task_runs,
    .run = run_losses,
    .is_sound = are_losses_sound,
};

/* Trolls and their like mend one hit that did not make up a stand. */
static void regenerate(battle *b)
{
    for (int id = 0; id < ALL_UNITS; id++)
        if (wm_still_fights(b, id) && unit_of(b, id)->wounds > 0 &&
            has_keyword(&wm_unit_profile(b, id)->keywords, HAS_regenerate1))
            unit_in(b, id)->wounds--;
}

/* What belonged to the round just fought: bonuses, hits of the way here (WM-COMBAT-23). */
static void clear_round(battle *b)
{
    for (int id = 0; id < ALL_UNITS; id++) {
        if (!wm_still_fights(b, id)) continue;
        unit *u = unit_in(b, id);
        u->combat &= (uint16_t)~(COMBAT_CHARGES | COMBAT_PURSUES | COMBAT_DECIDED | COMBAT_FALLS |
                                 COMBAT_CLEFT | COMBAT_RENT);
        u->carried = u->retreated = 0;
    }
}

static void look_anew(battle *b, int side)
{
    for (int i = 0; i < b->side[side].list.unit_count; i++)
        if (wm_still_fights(b, side * UNITS_MAX + i)) wm_look_for_ways_out(b, side * UNITS_MAX + i);
}

static void push_draw(battle *b)
{
    wm_push_task(b, (task){.kind = TASK_DRAW, .side = b->turn, .unit = NOBODY_ID});
}

static void push_flight(battle *b, int loser, int distance)
{
    wm_push_task(b, (task){.kind = TASK_FLIGHT,
                           .side = (uint8_t)loser,
                           .unit = NOBODY_ID,
                           .flight = {.distance = (uint16_t)distance}});
}

static void push_winners(battle *b, int side)
{
    wm_push_task(b, (task){.kind = TASK_WINNERS, .side = (uint8_t)side, .unit = NOBODY_ID});
}

/* WM-COMBAT-25, WM-COMBAT-26, WM-COMBAT-37, WM-COMBAT-39 */
static void decide(battle *b, task *t)
{
    bool alive[SIDES] = {survivors_of(b, 0) > 0, survivors_of(b, 1) > 0};
    int result[SIDES];
    regenerate(b);
    clear_round(b);
    for (int side = 0; side < SIDES; side++) {
        result[side] = t->round.hits[side] + wm_support(b, side); /* WM-COMBAT-28, WM-COMBAT-35 */
        t->outcome.results[side] = (uint16_t)result[side];
    }
    if (!alive[0] && !alive[1]) { /* AMB-34 */
        t->step = ROUND_ENDS;
        return;
    }
    bool decided = alive[0] != alive[1];
    int loser = decided ? (alive[0] ? 1 : 0) : result[0] < result[1] ? 0 : 1;
    if (!decided && result[0] == result[1]) {
        t->step = ROUND_ENDS;
        push_draw(b);
        return;
    }
    int difference = decided ? 0 : result[1 - loser] - result[loser];
    t->outcome.distance = (uint16_t)wm_retreat_distance(difference, units_of(b, loser));
    t->outcome.loser = (uint16_t)loser;
    t->step = FLIGHT;
    if (b->rulings & RULING_RETREAT_AFTER) look_anew(b, loser);
}

bool wm_is_round_decided(const battle *before, const battle *now, round_result *out)
{
    int at = before->task_count - 1;
    if (at < 0 || top_task(before)->kind != TASK_ROUND || top_task(before)->step != RESULT)
        return false;
    const task *t = &now->task[at];
    if (now->task_count <= at || t->kind != TASK_ROUND) return false;
    for (int side = 0; side < SIDES; side++) {
        out->hits[side] = top_task(before)->round.hits[side];
        out->support[side] = t->outcome.results[side] - out->hits[side];
    }
    bool fled = t->step == FLIGHT;
    out->winner = fled ? 1 - t->outcome.loser : -1;
    out->drawn = !fled && now->task_count > at + 1;
    out->distance = fled && survivors_of(now, t->outcome.loser) > 0 ? t->outcome.distance : 0;
    return true;
}

/* ---- The round ends ---- */

static bool pursues(const battle *b, const unit_set *set)
{
    for (int id = 0; id < ALL_UNITS; id++)
        if (in_set(set, id) && (unit_of(b, id)->combat & COMBAT_PURSUES)) return true;
    return false;
}

/* WM-MULTI-09, WM-MULTI-10: who is in no fight that goes on has left the engagement; its leftover
 * hits stay. WM-ADVANCE-16: who has advanced comes new into the next. */
static void leave_engagement(battle *b, int id)
{
    unit *u = unit_in(b, id);
    b->bout[id].round = 0;
    u->retreated = 0;
    if (!(u->combat & COMBAT_CHARGES)) u->combat &= (uint16_t)~COMBAT_ATTACKER;
}

static void end_round(battle *b)
{
    stand_list s;
    wm_pop_task(b);
    wm_list_stands(b, &s);
    for (int id = 0; id < ALL_UNITS; id++) {
        if (!wm_fights(b, id)) continue;
        b->bout[id].fights = 0;
        if (!is_on_table(unit_of(b, id))) {
            b->bout[id].round = 0;
            continue;
        }
        unit_set linked = wm_linked_units(b, &s, id); /* WM-MULTI-11: it may have fallen apart */
        unit_in(b, id)->combat &= (uint16_t)~(COMBAT_DECIDED | COMBAT_FALLS);
        if (!pursues(b, &linked)) leave_engagement(b, id);
    }
}

/* ---- The task ---- */

static int to_act(const battle *b)
{
    return top_task(b)->step == LOTS ? VX_CHANCE : TASK_RUNS;
}

/* WM-TURN-17: blows, result, flight, pursuit; who pursues begins another round. */
static void run(battle *b)
{
    task *t = top_task_in(b);
    switch (t->step) {
    case AIM:
        if (!wm_ask_for_aim(b)) t->step = STRIKE;
        break;
    case STRIKE:
        strike(b, t);
        break;
    case STRIKE_AGAIN:
        strike_again(b, t);
        break;
    case COUNT:
        count(b, t);
        break;
    case REMOVE:
        remove_casualties(b, t);
        break;
    case RESULT:
        decide(b, t);
        break;
    case FLIGHT:
        t->step = PURSUIT;
        if (survivors_of(b, t->outcome.loser) > 0)
            push_flight(b, t->outcome.loser, t->outcome.distance);
        break;
    case PURSUIT:
        t->step = ROUND_ENDS;
        push_winners(b, 1 - t->outcome.loser);
        break;
    default:
        end_round(b);
        break;
    }
}

static wm_dice dice(const battle *b)
{
    (void)b;
    return (wm_dice){.act = ACT_DICE, .unequal = true}; /* AMB-63 */
}

/* WM-COMBAT-20: the lower removes first. */
static void apply(battle *b, const act *a)
{
    top_task_in(b)->round.first = a->who < a->detail ? 0 : 1;
    top_task_in(b)->step = REMOVE;
}

static bool is_sound(const battle *b, const task *t)
{
    (void)b;
    if (t->step >= ROUND_STEPS || t->unit != NOBODY_ID) return false;
    return t->round.hits[0] < 1000 && t->round.hits[1] < 1000 && t->outcome.distance <= ALL_UNITS &&
           t->outcome.loser < SIDES;
}

const task_rules wm_round_task = {
    .key = "round",
    .layout = LAYOUT_ROUND,
    .late_layout = LAYOUT_OUTCOME,
    .late = 1 << FLIGHT | 1 << PURSUIT | 1 << ROUND_ENDS,
    .steps = {[AIM] = "aim",
              [STRIKE] = "strike",
              [COUNT] = "count",
              [LOTS] = "lots",
              [REMOVE] = "remove",
              [RESULT] = "result",
              [FLIGHT] = "flight",
              [PURSUIT] = "pursuit",
              [ROUND_ENDS] = "ends",
              [STRIKE_AGAIN] = "strike-again"},
    .acts = ACT_BIT(ACT_DICE),
    .asked = {"WM-COMBAT-20",
              {"dice decide who removes stands first", "кубики решают, кто первым снимает базы"}},
    .status = {"the lower die removes stands first", "меньший кубик снимает базы первым"},
    .to_act = to_act,
    .run = run,
    .dice = dice,
    .apply = apply,
    .is_sound = is_sound,
};
