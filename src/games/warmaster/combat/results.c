/* SPDX-License-Identifier: MIT */
/* results.c - what follows a round: draws, retreats, and what the winners do. */
#include <string.h>

#include "games/warmaster/combat/combat.h"
#include "games/warmaster/movement/movement.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/units/troop_hooks.h"

static bool is_undecided(const battle *b, int id)
{
    return wm_still_fights(b, id) && !(unit_of(b, id)->combat & COMBAT_DECIDED);
}

/* The only undecided unit of the side; NOBODY_ID: none; ALL_UNITS: several. */
static int lone_undecided(const battle *b, int side)
{
    int found = NOBODY_ID;
    for (int i = 0; i < b->side[side].list.unit_count; i++) {
        if (!is_undecided(b, side * UNITS_MAX + i)) continue;
        if (found != NOBODY_ID) return ALL_UNITS;
        found = side * UNITS_MAX + i;
    }
    return found;
}

/* Who stands fast neither runs nor follows; who may go nowhere does not follow or fall back, but is
 * destroyed where it must run. */
static bool is_rooted(const battle *b, int id)
{
    bool runs = top_task(b)->kind == TASK_FLIGHT;
    return wm_stands_fast(b, id) || (!runs && !wm_check_going(b, id, NULL, NULL));
}

/* Such a unit that has not been seen to; NOBODY_ID: none. */
static int next_rooted(const battle *b)
{
    for (int side = 0; side < SIDES; side++) {
        if (!(army_profile_of(&b->side[side].list)->traits & (TRAIT_WAGONS | TRAIT_BELL))) continue;
        for (int i = 0; i < b->side[side].list.unit_count; i++)
            if (is_rooted(b, side * UNITS_MAX + i) && is_undecided(b, side * UNITS_MAX + i))
                return side * UNITS_MAX + i;
    }
    return NOBODY_ID;
}

static void stand_fast(battle *b, int id)
{
    unit_in(b, id)->combat |= COMBAT_DECIDED;
    memset(b->bout[id].away, 0, sizeof b->bout[id].away);
}

static bool check_due(const battle *b, int side, int id, vx_problem *why)
{
    static const vx_message not_due = {
        "WM-MULTI-06",
        {"nothing is asked of this unit now", "от этого отряда сейчас ничего не ждут"}};
    return (wm_unit_exists(b, id) && side_of_unit(id) == side && is_undecided(b, id)) ||
           vx_refuse(why, &not_due);
}

static void fall_back(battle *b, int id, int range)
{
    unit_in(b, id)->combat |= COMBAT_DECIDED;
    if (!wm_check_acting(b, id, NULL)) {
        wm_destroy_unit(b, id); /* WM-MACH-11: it cannot move */
        return;
    }
    wm_push_fall_back(b, id, range & 255, range >> 8);
}

/* WM-FALLBACK-01: the least single die and the sum. */
static uint16_t limits_of(const act *dice)
{
    int least = dice->who < dice->detail ? dice->who : dice->detail;
    if (dice->at.x < least) least = dice->at.x;
    return (uint16_t)(least | (dice->who + dice->detail + dice->at.x) << 8);
}

/* ---- Draw ---- */

enum { WHO_STAYS, ROLL_FIRST, ROLL_SECOND, ROLL_OFF, WHO_BEGINS, FALL_BACK, DRAW_STEPS };

/* WM-COMBAT-38, AMB-35: protected against somebody who touches it, or against everybody. */
static bool may_stay(const battle *b, int id)
{
    stand_list s;
    if (wm_unit_protection(b, id, NULL) != IN_OPEN) return true;
    wm_list_stands(b, &s);
    for (int i = 0; i < s.count; i++)
        if (side_of_unit(s.unit[i]) != side_of_unit(id) &&
            (b->bout[id].touched >> s.unit[i] % UNITS_MAX & 1) &&
            wm_unit_protection(b, id, &s.at[i]) != IN_OPEN)
            return true;
    return false;
}

/* A unit that may stay and has not been asked; NOBODY_ID: none. */
static int next_to_ask(const battle *b)
{
    for (int id = 0; id < ALL_UNITS; id++)
        if (is_undecided(b, id) && !(unit_of(b, id)->combat & COMBAT_FALLS) && may_stay(b, id))
            return id;
    return NOBODY_ID;
}

static bool anybody_falls(const battle *b, int side)
{
    return lone_undecided(b, side) != NOBODY_ID;
}

static int draw_to_act(const battle *b)
{
    const task *t = top_task(b);
    if (next_rooted(b) != NOBODY_ID) return TASK_RUNS;
    switch (t->step) {
    case WHO_STAYS: {
        int asked = next_to_ask(b);
        return asked == NOBODY_ID ? TASK_RUNS : side_of_unit(asked);
    }
    case ROLL_FIRST:
    case ROLL_SECOND:
        return anybody_falls(b, t->step - ROLL_FIRST) ? VX_CHANCE : TASK_RUNS;
    case ROLL_OFF:
        return anybody_falls(b, 0) && anybody_falls(b, 1) ? VX_CHANCE : TASK_RUNS;
    case WHO_BEGINS:
        return t->draw.winner;
    default:
        return lone_undecided(b, t->draw.next) == ALL_UNITS ? t->draw.next : TASK_RUNS;
    }
}

/* One unit falls back, then the other side has its turn (WM-FALLBACK-03). */
static void fall_in_turn(battle *b, int id)
{
    task *t = top_task_in(b);
    int side = side_of_unit(id);
    t->draw.next = (uint16_t)(1 - side);
    fall_back(b, id, t->draw.limits[side]);
}

static void draw_run(battle *b)
{
    task *t = top_task_in(b);
    if (next_rooted(b) != NOBODY_ID) {
        stand_fast(b, next_rooted(b));
        return;
    }
    if (t->step == ROLL_OFF) {
        t->draw.next = anybody_falls(b, 0) ? 0 : 1;
        t->step = FALL_BACK;
        return;
    }
    if (t->step != FALL_BACK) {
        t->step++;
        return;
    }
    int id = lone_undecided(b, t->draw.next);
    if (id != NOBODY_ID)
        fall_in_turn(b, id);
    else if (anybody_falls(b, 1 - t->draw.next))
        t->draw.next = (uint16_t)(1 - t->draw.next);
    else
        wm_pop_task(b); /* WM-COMBAT-37: the engagement is over */
}

static wm_dice draw_dice(const battle *b)
{
    if (top_task(b)->step == ROLL_OFF) return (wm_dice){.act = ACT_DICE, .unequal = true};
    return (wm_dice){.act = ACT_THREE}; /* WM-FALLBACK-02: one throw for a side */
}

static vx_action *draw_list(const battle *b, vx_action *out)
{
    const task *t = top_task(b);
    if (t->step == WHO_BEGINS) {
        *out++ = pack_act((act){.kind = ACT_YES});
        *out++ = pack_act((act){.kind = ACT_NO});
    } else if (t->step == WHO_STAYS) {
        *out++ = pack_act((act){ACT_HOLD, (uint8_t)next_to_ask(b), 0, {0}});
        *out++ = pack_act((act){ACT_FALL, (uint8_t)next_to_ask(b), 0, {0}});
    } else {
        for (int id = t->draw.next * UNITS_MAX; id < (t->draw.next + 1) * UNITS_MAX; id++)
            if (is_undecided(b, id)) *out++ = pack_act((act){ACT_FALL, (uint8_t)id, 0, {0}});
    }
    return out;
}

static bool draw_check(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message begin = {
        "WM-FALLBACK-03", {"say whether your side begins", "решите, начинает ли ваша сторона"}};
    static const vx_message open = {"WM-COMBAT-38",
                                    {"a unit in the open must fall back from a draw",
                                     "в открытой местности при ничьей отходят"}};
    static const vx_message other = {"WM-COMBAT-38",
                                     {"another unit decides first", "сначала решает другой отряд"}};
    const task *t = top_task(b);
    bool answer = a->kind == ACT_YES || a->kind == ACT_NO;
    if (t->step == WHO_BEGINS || answer)
        return (t->step == WHO_BEGINS && answer) || vx_refuse(why, &begin);
    if (t->step == WHO_STAYS) return a->who == next_to_ask(b) || vx_refuse(why, &other);
    if (a->kind == ACT_HOLD) return vx_refuse(why, &open);
    return check_due(b, t->draw.next, a->who, why);
}

static void draw_apply(battle *b, const act *a)
{
    task *t = top_task_in(b);
    switch (t->step) {
    case WHO_STAYS:
        unit_in(b, a->who)->combat |= a->kind == ACT_HOLD ? COMBAT_DECIDED : COMBAT_FALLS;
        break;
    case ROLL_FIRST:
    case ROLL_SECOND:
        t->draw.limits[t->step - ROLL_FIRST] = limits_of(a);
        t->step++;
        break;
    case ROLL_OFF:
        t->draw.winner = a->who > a->detail ? 0 : 1;
        t->step = WHO_BEGINS;
        break;
    case WHO_BEGINS:
        t->draw.next = a->kind == ACT_YES ? t->draw.winner : (uint16_t)(1 - t->draw.winner);
        t->step = FALL_BACK;
        break;
    default:
        fall_in_turn(b, a->who);
        break;
    }
}

static bool is_limit(int range)
{
    int least = range & 255, most = range >> 8;
    return range == 0 || (least >= 1 && least <= 6 && most >= 3 && most <= 18 && most >= least);
}

static bool draw_is_sound(const battle *b, const task *t)
{
    (void)b;
    if (t->unit != NOBODY_ID || t->step >= DRAW_STEPS) return false;
    for (int side = 0; side < SIDES; side++)
        if (!is_limit(t->draw.limits[side]) ||
            (t->step > ROLL_SECOND && t->draw.limits[side] == 0 && anybody_falls(b, side)))
            return false;
    return t->draw.next < SIDES && t->draw.winner < SIDES;
}

static void draw_ask(const battle *b, vx_language language, vx_text *out)
{
    static const char *const texts[DRAW_STEPS][VX_LANGUAGES] = {
        [WHO_STAYS] = {"a draw: stay in cover, or fall back?",
                       "ничья: остаться в укрытии или отойти?"},
        [ROLL_FIRST] = {"a draw: dice for how far to fall back, ",
                        "ничья: бросок на дальность отхода, "},
        [ROLL_SECOND] = {"a draw: dice for how far to fall back, ",
                         "ничья: бросок на дальность отхода, "},
        [ROLL_OFF] = {"a draw: who decides which side begins",
                      "ничья: кто решит, чья сторона начинает"},
        [WHO_BEGINS] = {"a draw: does your side fall back first?",
                        "ничья: ваша сторона отходит первой?"},
        [FALL_BACK] = {"a draw: who falls back next?", "ничья: кто отходит следующим?"},
    };
    int step = top_task(b)->step;
    vx_add(out, texts[step][language]);
    if (step == ROLL_FIRST || step == ROLL_SECOND)
        vx_add(out, wm_side_name(b, step == ROLL_SECOND, language));
    if (step != WHO_STAYS || next_to_ask(b) == NOBODY_ID) return;
    vx_add_char(out, ' ');
    wm_name_unit(out, b, next_to_ask(b), language);
}

const task_rules wm_draw_task = {
    .key = "draw",
    .layout = LAYOUT_DRAW,
    .steps = {[WHO_STAYS] = "who-stays",
              [ROLL_FIRST] = "roll-1",
              [ROLL_SECOND] = "roll-2",
              [ROLL_OFF] = "roll-off",
              [WHO_BEGINS] = "who-begins",
              [FALL_BACK] = "fall-back"},
    .acts = ACT_BIT(ACT_HOLD) | ACT_BIT(ACT_FALL) | ACT_BIT(ACT_YES) | ACT_BIT(ACT_NO) |
            ACT_BIT(ACT_THREE) | ACT_BIT(ACT_DICE),
    .asked = {"WM-COMBAT-37",
              {"the round was a draw: both sides fall back", "ничья: обе стороны отходят"}},
    .ask = draw_ask,
    .to_act = draw_to_act,
    .run = draw_run,
    .dice = draw_dice,
    .list = draw_list,
    .check = draw_check,
    .apply = draw_apply,
    .is_sound = draw_is_sound,
};

/* ---- Flight ---- */

static int count_ways(const battle *b, int id)
{
    int count = 0;
    while (count < WAYS_OUT && b->bout[id].away[count] != 0) count++;
    return count;
}

static int flight_to_act(const battle *b)
{
    int id = lone_undecided(b, top_task(b)->side);
    if (next_rooted(b) != NOBODY_ID) return TASK_RUNS;
    if (id == NOBODY_ID || (id != ALL_UNITS && count_ways(b, id) <= 1)) return TASK_RUNS;
    return top_task(b)->side; /* WM-MULTI-04, WM-MULTI-05, WM-RETREAT-03 */
}

static void flee(battle *b, int id, int32_t direction)
{
    int distance = top_task(b)->flight.distance;
    unit *u = unit_in(b, id);
    u->combat |= COMBAT_DECIDED | COMBAT_RETREATED; /* WM-RETREAT-11, WM-DEFEND-13 */
    u->retreated = (uint8_t)distance;
    b->bout[id].away[0] = (uint16_t)(1 + direction);
    for (int i = 1; i < WAYS_OUT; i++) b->bout[id].away[i] = 0;
    if (has_keyword(&wm_unit_profile(b, id)->keywords, HAS_destroyed_on_retreat))
        wm_destroy_unit(b, id);
    else
        wm_push_retreat(b, id, direction, distance);
}

static int32_t first_way(const battle *b, int id)
{
    if (b->bout[id].away[0] != 0) return b->bout[id].away[0] - 1;
    return wm_turned(unit_of(b, id)->at[0].facing + FULL_TURN / 2);
}

static void flight_run(battle *b)
{
    int id = lone_undecided(b, top_task(b)->side), rooted = next_rooted(b);
    if (rooted != NOBODY_ID)
        stand_fast(b, rooted);
    else if (id == NOBODY_ID)
        wm_pop_task(b);
    else
        flee(b, id, first_way(b, id));
}

static vx_action *flight_list(const battle *b, vx_action *out)
{
    int side = top_task(b)->side;
    for (int i = 0; i < b->side[side].list.unit_count; i++) {
        int id = side * UNITS_MAX + i;
        for (int which = 0; is_undecided(b, id) && (which == 0 || which < count_ways(b, id));
             which++) {
            int32_t to = which == 0 ? first_way(b, id) : b->bout[id].away[which] - 1;
            *out++ = pack_act((act){ACT_FLEE, (uint8_t)id, 0, {0, 0, (uint16_t)to}});
        }
    }
    return out;
}

static bool flight_check(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message there = {
        "WM-RETREAT-02",
        {"it retreats straight away from the side that most enemy stands touch",
         "бегут прямо от той стороны, которой касается больше вражеских баз"}};
    if (!check_due(b, top_task(b)->side, a->who, why)) return false;
    if (first_way(b, a->who) == a->at.facing) return true;
    for (int which = 1; which < count_ways(b, a->who); which++)
        if (b->bout[a->who].away[which] - 1 == a->at.facing) return true;
    return vx_refuse(why, &there);
}

static void flight_apply(battle *b, const act *a)
{
    flee(b, a->who, a->at.facing);
}

static bool flight_is_sound(const battle *b, const task *t)
{
    (void)b;
    return t->unit == NOBODY_ID && t->step == 0 && t->flight.distance > 0 &&
           t->flight.distance <= 99;
}

const task_rules wm_flight_task = {
    .key = "flight",
    .layout = LAYOUT_FLIGHT,
    .acts = ACT_BIT(ACT_FLEE),
    .asked = {"WM-MULTI-04",
              {"first the beaten units retreat", "сначала бегут проигравшие отряды"}},
    .status = {"lost: choose who retreats, and which way", "бой проигран: кто бежит и куда?"},
    .to_act = flight_to_act,
    .run = flight_run,
    .list = flight_list,
    .check = flight_check,
    .apply = flight_apply,
    .is_sound = flight_is_sound,
};

/* ---- Winners: `limits` is how far they may fall back, once it has been thrown ---- */

enum { WINNERS_CHOOSE, WINNERS_ROLL };

static int winners_to_act(const battle *b)
{
    const task *t = top_task(b);
    if (t->step == WINNERS_ROLL) return VX_CHANCE;
    if (next_rooted(b) != NOBODY_ID) return TASK_RUNS;
    return lone_undecided(b, t->side) == NOBODY_ID ? TASK_RUNS : t->side;
}

static void winners_run(battle *b)
{
    if (next_rooted(b) != NOBODY_ID)
        stand_fast(b, next_rooted(b));
    else
        wm_pop_task(b); /* WM-COMBAT-41, WM-COMBAT-42: who pursues fights on, the others are done */
}

static wm_dice winners_dice(const battle *b)
{
    (void)b;
    return (wm_dice){.act = ACT_THREE};
}

/* WM-ADVANCE-14: special rules may leave it no choice. */
static bool must_follow(const battle *b, int id)
{
    if (wm_must_pursue(b, id) && wm_may_pursue_somebody(b, id)) return true;
    return wm_must_advance(b, id) && wm_may_advance_somewhere(b, id);
}

/* In any order (WM-MULTI-06, WM-PURSUE-09). */
static vx_action *winners_list(const battle *b, vx_action *out)
{
    int side = top_task(b)->side;
    for (int i = 0; i < b->side[side].list.unit_count; i++) {
        int id = side * UNITS_MAX + i;
        if (!is_undecided(b, id)) continue;
        if (!must_follow(b, id)) {
            *out++ = pack_act((act){ACT_HOLD, (uint8_t)id, 0, {0}});
            *out++ = pack_act((act){ACT_FALL, (uint8_t)id, 0, {0}});
        }
        if (!wm_check_acting(b, id, NULL)) continue;
        out = wm_list_pursuits(b, id, out);
        out = wm_list_advances(b, id, out);
    }
    return out;
}

static bool winners_check(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message bound = {"WM-ADVANCE-14",
                                     {"this unit must go after the enemy while it can",
                                      "этот отряд обязан идти на врага, пока может"}};
    if (!check_due(b, top_task(b)->side, a->who, why)) return false;
    bool goes = a->kind == ACT_PURSUE || a->kind == ACT_ADVANCE;
    if (goes && !wm_check_acting(b, a->who, why)) return false;
    if (a->kind == ACT_PURSUE) return wm_check_pursuit(b, a->who, a->detail, why);
    if (a->kind == ACT_ADVANCE) return wm_check_advance(b, a, why);
    return !must_follow(b, a->who) || vx_refuse(why, &bound);
}

static void winners_fall(battle *b, int id)
{
    task *t = top_task_in(b);
    if (t->winners.limits == 0) { /* WM-FALLBACK-02: one throw for all that fall back */
        t->unit = (uint8_t)id;
        t->step = WINNERS_ROLL;
        return;
    }
    fall_back(b, id, t->winners.limits);
}

static void winners_apply(battle *b, const act *a)
{
    task *t = top_task_in(b);
    if (t->step == WINNERS_ROLL) {
        int id = t->unit;
        t->winners.limits = limits_of(a);
        t->unit = NOBODY_ID;
        t->step = WINNERS_CHOOSE;
        fall_back(b, id, t->winners.limits);
        return;
    }
    if (a->kind == ACT_FALL) {
        winners_fall(b, a->who);
        return;
    }
    unit_in(b, a->who)->combat |= COMBAT_DECIDED;
    if (a->kind == ACT_PURSUE) wm_pursue(b, a->who, a->detail);
    if (a->kind == ACT_ADVANCE) wm_advance(b, a);
}

static bool winners_is_sound(const battle *b, const task *t)
{
    if (t->step > WINNERS_ROLL || !is_limit(t->winners.limits)) return false;
    if (t->step == WINNERS_CHOOSE) return t->unit == NOBODY_ID;
    return t->unit != NOBODY_ID && side_of_unit(t->unit) == t->side && is_undecided(b, t->unit);
}

const task_rules wm_winners_task = {
    .key = "winners",
    .layout = LAYOUT_WINNERS,
    .steps = {[WINNERS_CHOOSE] = "choose", [WINNERS_ROLL] = "roll"},
    .acts = ACT_BIT(ACT_HOLD) | ACT_BIT(ACT_FALL) | ACT_BIT(ACT_PURSUE) | ACT_BIT(ACT_ADVANCE) |
            ACT_BIT(ACT_THREE),
    .asked = {"WM-COMBAT-40",
              {"say what the winning units do", "решите, что делают победившие отряды"}},
    .status = {"won: stand, fall back, pursue or advance?",
               "бой выигран: стоять, отойти, преследовать, бросок?"},
    .open_ended = true, /* of advances that end alike one is listed */
    .to_act = winners_to_act,
    .run = winners_run,
    .dice = winners_dice,
    .list = winners_list,
    .check = winners_check,
    .apply = winners_apply,
    .is_sound = winners_is_sound,
};
