/* SPDX-License-Identifier: MIT */
/* giants_and_elephants.c - beasts that do as they like: Giants whose order failed, Elephants that stampede, and the
 * blows they deal to friends (special rules of the army lists, WM-STAT-13).
 *
 * The lists do not say when beasts and friends fight it out: here at once and for one round. */
#include <string.h>

#include "games/warmaster/charge/charge.h"
#include "games/warmaster/combat/combat.h"
#include "games/warmaster/command/command.h"
#include "games/warmaster/kinds/kinds.h"
#include "games/warmaster/kinds/registry.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/movement/movement.h"
#include "games/warmaster/shooting/shooting.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"

enum { STEP = 5 * MILLIMETRE };

/* ---- Who is near ---- */

/* The closest unit of the sides in `sides`, a bit for each; -1: none. */
static int closest_unit(const battle *b, int id, unsigned sides, bool seen, int64_t *gap_out)
{
    scene s;
    int found = -1;
    *gap_out = INT64_MAX;
    wm_read_scene(b, &s);
    for (int other = 0; other < ALL_UNITS; other++) {
        if (other == id || !(sides >> side_of_unit(other) & 1) || !is_on_table(unit_of(b, other)))
            continue;
        int64_t gap = wm_unit_gap(&s.stands, b, id, other);
        if (gap < *gap_out && (!seen || wm_unit_sees(b, &s, id, other, TO_ACT)))
            *gap_out = gap, found = other;
    }
    return found;
}

/* From the nearest points of the two. */
static int32_t direction_to(const battle *b, int id, int other)
{
    int64_t least = INT64_MAX;
    int32_t direction = 0;
    for (int i = 0; i < unit_of(b, id)->stands; i++)
        for (int k = 0; k < unit_of(b, other)->stands; k++) {
            box mine = wm_stand_box(b, id, unit_of(b, id)->at[i]);
            box his = wm_stand_box(b, other, unit_of(b, other)->at[k]);
            point p, q;
            int64_t gap = wm_nearest_points(&mine, &his, &p, &q);
            if (gap >= least) continue;
            least = gap;
            direction = wm_direction(q.x - p.x, q.y - p.y);
        }
    return direction;
}

static int32_t way_to_nearest_edge(const battle *b, int id)
{
    const place at = unit_of(b, id)->at[0];
    int32_t gap[EDGES] = {b->table.depth * CENTIMETRE - at.y, b->table.width * CENTIMETRE - at.x,
                          at.y, at.x};
    int nearest = FRONT;
    for (int i = RIGHT; i < EDGES; i++)
        if (gap[i] < gap[nearest]) nearest = i;
    return nearest * 900;
}

/* ---- Blows among friends ---- */

enum { BEAST_STRIKES, FRIEND_SAVES, FRIEND_STRIKES, BEAST_SAVES, BRAWL_ENDS };

static void push_brawl(battle *b, int id, int other)
{
    wm_push_task(b, (task){.kind = TASK_BRAWL,
                           .side = (uint8_t)side_of_unit(id),
                           .unit = (uint8_t)id,
                           .brawl = {.friend = (uint16_t)other}});
}

static bool touches(const battle *b, int id, int stand, int other)
{
    box mine = wm_stand_box(b, id, unit_of(b, id)->at[stand]);
    for (int k = 0; k < unit_of(b, other)->stands; k++) {
        box his = wm_stand_box(b, other, unit_of(b, other)->at[k]);
        if (wm_boxes_touch(&mine, &his)) return true;
    }
    return false;
}

/* Who touches strikes: the beast as in a charge, the friend in fear. */
static int brawl_dice(const battle *b, const task *t)
{
    bool beast = t->step == BEAST_STRIKES;
    int id = beast ? t->unit : t->brawl.friend, other = beast ? t->brawl.friend : t->unit, dice = 0;
    int each = wm_base_attacks(b, id);
    if (beast && wm_unit_protection(b, other, NULL) == IN_OPEN) each += 2; /* WM-COMBAT-07, 09 */
    if (!beast) each -= wm_fears(b, id, other);
    for (int i = 0; i < unit_of(b, id)->stands; i++) dice += touches(b, id, i, other) ? each : 0;
    return dice < 0 ? 0 : dice < DICE_AT_ONCE ? dice : DICE_AT_ONCE;
}

static int brawl_to_act(const battle *b)
{
    const task *t = top_task(b);
    return t->brawl.dice > 0 ? VX_CHANCE : TASK_RUNS;
}

static wm_dice brawl_throw(const battle *b)
{
    const task *t = top_task(b);
    bool saves = t->step == FRIEND_SAVES || t->step == BEAST_SAVES;
    bool on_friend = t->step == BEAST_STRIKES || t->step == FRIEND_SAVES;
    int target = on_friend ? t->brawl.friend : t->unit;
    int need = saves       ? wm_armour_in_combat(b, target)
               : on_friend ? wm_need_to_hit(wm_unit_protection(b, target, NULL))
                           : wm_need_to_hit(IN_OPEN);
    return (wm_dice){.act = ACT_HITS, .count = (uint8_t)t->brawl.dice, .need = (uint8_t)need};
}

/* From the middle of a stand of the other's to the middle of the stand that it touches. */
static int32_t away_from(const battle *b, int id, int other)
{
    for (int i = 0; i < unit_of(b, id)->stands; i++)
        for (int k = 0; k < unit_of(b, other)->stands; k++) {
            box mine = wm_stand_box(b, id, unit_of(b, id)->at[i]);
            box his = wm_stand_box(b, other, unit_of(b, other)->at[k]);
            if (wm_boxes_touch(&mine, &his))
                return wm_direction(mine.centre.x - his.centre.x, mine.centre.y - his.centre.y);
        }
    return unit_of(b, other)->at[0].facing;
}

/* Who has taken more runs, a centimetre for each hit more. */
static void settle_brawl(battle *b, const task *t)
{
    int beast = t->unit, other = t->brawl.friend, more = t->brawl.hits[0] - t->brawl.hits[1];
    int loser = more > 0 ? other : beast, winner = more > 0 ? beast : other;
    int taken = more > 0 ? t->brawl.hits[0] : t->brawl.hits[1];
    const unit *u = unit_of(b, loser);
    bool lives = taken + u->wounds < u->stands * wm_hits_per_stand(b, loser);
    int32_t away = away_from(b, loser, winner);
    if (more != 0 && lives) wm_push_retreat(b, loser, away, more > 0 ? more : -more);
    if (is_on_table(unit_of(b, other))) wm_wound(b, other, t->brawl.hits[0]);
    if (is_on_table(unit_of(b, beast))) wm_wound(b, beast, t->brawl.hits[1]);
}

/* Nothing is to be thrown at this step: on to the next. */
static void brawl_run(battle *b)
{
    task *t = top_task_in(b);
    if (t->step == BRAWL_ENDS) {
        task ended = *t;
        wm_pop_task(b);
        settle_brawl(b, &ended);
        return;
    }
    if (t->step == BEAST_STRIKES || t->step == FRIEND_STRIKES) {
        t->brawl.dice = (uint16_t)brawl_dice(b, t);
        if (t->brawl.dice > 0) return;
        t->step = (uint8_t)(t->step + 1);
    }
    t->step = (uint8_t)(t->step + 1);
}

static void brawl_apply(battle *b, const act *a)
{
    task *t = top_task_in(b);
    bool on_friend = t->step == BEAST_STRIKES || t->step == FRIEND_SAVES;
    int target = on_friend ? t->brawl.friend : t->unit;
    uint16_t *suffered = &t->brawl.hits[on_friend ? 0 : 1];
    bool strikes = t->step == BEAST_STRIKES || t->step == FRIEND_STRIKES;
    *suffered = (uint16_t)(strikes ? a->who : *suffered - a->who);
    bool saves = strikes && *suffered > 0 && wm_armour_in_combat(b, target) <= 6;
    t->brawl.dice = saves ? *suffered : 0;
    t->step = (uint8_t)(t->step + (strikes && !saves ? 2 : 1));
    if (t->step == FRIEND_STRIKES) t->brawl.dice = (uint16_t)brawl_dice(b, t);
    if (t->step == FRIEND_STRIKES && t->brawl.dice == 0) t->step = BRAWL_ENDS;
}

static bool is_brawl_sound(const battle *b, const task *t)
{
    if (t->unit == NOBODY_ID || !wm_unit_exists(b, t->brawl.friend) || t->brawl.friend == t->unit)
        return false;
    if (!is_on_table(unit_of(b, t->unit)) || !is_on_table(unit_of(b, t->brawl.friend)))
        return false;
    if (t->side != side_of_unit(t->unit) || side_of_unit(t->brawl.friend) != t->side) return false;
    if (t->step > BRAWL_ENDS || t->brawl.dice > DICE_AT_ONCE || t->brawl.hits[0] > DICE_AT_ONCE ||
        t->brawl.hits[1] > DICE_AT_ONCE)
        return false;
    int saved = t->step == FRIEND_SAVES  ? t->brawl.hits[0]
                : t->step == BEAST_SAVES ? t->brawl.hits[1]
                                         : 255;
    int target = t->step == FRIEND_SAVES ? t->brawl.friend : t->unit;
    return saved == 255 || (t->brawl.dice <= saved && wm_armour_in_combat(b, target) <= 6);
}

const task_rules wm_brawl_task = {
    .key = "brawl",
    .layout = LAYOUT_BRAWL,
    .steps = {[BEAST_STRIKES] = "beast-strikes",
              [FRIEND_SAVES] = "friend-saves",
              [FRIEND_STRIKES] = "friend-strikes",
              [BEAST_SAVES] = "beast-saves",
              [BRAWL_ENDS] = "ends"},
    .acts = ACT_BIT(ACT_HITS),
    .asked = {"WM-STAT-13", {"a beast and its friends come to blows", "зверь схватился со своими"}},
    .status = {"a beast and its friends come to blows", "зверь схватился со своими"},
    .to_act = brawl_to_act,
    .run = brawl_run,
    .dice = brawl_throw,
    .apply = brawl_apply,
    .is_sound = is_brawl_sound,
};

/* ---- Going straight on ---- */

typedef enum { FIGHTS_ALL, WALKS_THROUGH } manner; /* what it does to friends in its way */

/* The first unit that its stands would come upon when they go on from where they are. */
static int first_met(const battle *b, int id, int32_t direction, int32_t far)
{
    stand_list s;
    wm_list_stands(b, &s);
    for (int32_t d = 0; d <= far; d += STEP)
        for (int i = 0; i < unit_of(b, id)->stands; i++) {
            const place at = unit_of(b, id)->at[i];
            point to = wm_point_along((point){at.x, at.y}, direction, d);
            if (to.x < 0 || to.y < 0 || to.x > UINT16_MAX || to.y > UINT16_MAX) continue;
            box there = wm_stand_box(b, id, wm_place_of((pose){to.x, to.y, at.facing}));
            for (int k = 0; k < s.count; k++)
                if (s.unit[k] != id && wm_boxes_touch(&there, &s.at[k]) && d > 0) return s.unit[k];
        }
    return -1;
}

static void confuse_crossed(battle *b, int id, const unit *from, int32_t direction, int32_t far)
{
    battle before = *b;
    *unit_in(&before, id) = *from;
    for (int i = 0; i < b->side[side_of_unit(id)].list.unit_count; i++) {
        int other = side_of_unit(id) * UNITS_MAX + i;
        battle alone = before;
        if (other == id || !is_on_table(unit_of(b, other))) continue;
        for (int k = 0; k < ALL_UNITS; k++)
            if (k != id && k != other) unit_in(&alone, k)->flags &= (uint8_t)~UNIT_ON_TABLE;
        if (first_met(&alone, id, direction, far) == other) wm_confuse(b, other);
    }
}

/* Charges the enemy it meets, if that is to be; a friend it meets is fought or walked through. */
static void go_straight(battle *b, int id, int32_t direction, int32_t pace, manner how)
{
    int met = first_met(b, id, direction, pace);
    charge_plan plan;
    unit from = *unit_of(b, id);
    if (met >= 0 && side_of_unit(met) != side_of_unit(id) && !wm_is_doomed(b, id) &&
        wm_plan_charge(b, id, met, pace, &plan, NULL)) {
        wm_charge_within(b, &(act){ACT_CHARGE, (uint8_t)id, (uint8_t)met, {0}}, pace);
        return;
    }
    bool friend_met = met >= 0 && side_of_unit(met) == side_of_unit(id);
    int32_t gone = wm_stride(b, id, direction, pace, friend_met && how == WALKS_THROUGH);
    if (!is_on_table(unit_of(b, id)) || !friend_met) return;
    if (how == WALKS_THROUGH) {
        confuse_crossed(b, id, &from, direction, gone + STEP);
        return;
    }
    for (int i = 0; i < unit_of(b, id)->stands; i++)
        if (touches(b, id, i, met)) {
            push_brawl(b, id, met);
            return;
        }
}

/* ---- Giants: a failed order rolls on their table. Step 0 the die; step 1 how far it throws ---- */

enum { BEHAVIOUR, THROW };

bool wm_is_giant(const battle *b, int id)
{
    return wm_unit_profile(b, id)->special == SPECIAL_GIANT;
}

static void push_behaviour(battle *b, int id)
{
    wm_push_task(
        b, (task){.kind = TASK_GIANT, .side = (uint8_t)side_of_unit(id), .unit = (uint8_t)id});
}

/* What it hits is driven back with the others when the shooting is done. */
static void throw_at(battle *b, int id, int die)
{
    int64_t gap, reach_of_throw = (int64_t)5 * die * CENTIMETRE;
    int target = closest_unit(b, id, 3, true, &gap);
    if (target < 0 || gap > reach_of_throw * reach_of_throw) return;
    wm_push_volley(
        b, &(volley){.source = (uint8_t)id, .target = (uint8_t)target, .dice = 3, .need = 4});
}

/* At the nearest enemy it sees; through friends where they stand in the way. */
static void go_for_enemy(battle *b, int id, int32_t pace)
{
    int64_t gap;
    int enemy = closest_unit(b, id, 1u << (1 - side_of_unit(id)), true, &gap);
    charge_plan plan;
    if (enemy < 0) return;
    if (!wm_is_doomed(b, id) && wm_plan_charge(b, id, enemy, pace, &plan, NULL))
        wm_charge_within(b, &(act){ACT_CHARGE, (uint8_t)id, (uint8_t)enemy, {0}}, pace);
    else
        go_straight(b, id, direction_to(b, id, enemy), pace, WALKS_THROUGH);
}

/* 1 sulks, 2 goes home, 3 throws something, 4 straight on, 5 at the enemy, 6 twice as fast. */
static void apply_behaviour(battle *b, const act *a)
{
    task *t = top_task_in(b);
    int id = t->unit;
    int32_t pace = wm_full_pace(b, id);
    if (t->step == BEHAVIOUR && a->who == 3) {
        t->step = THROW;
        return;
    }
    bool throws = t->step == THROW;
    wm_pop_task(b);
    if (throws)
        throw_at(b, id, a->who);
    else if (a->who == 1)
        unit_in(b, id)->magic |= MAGIC_SULKS;
    else if (a->who == 2)
        go_straight(b, id, way_to_nearest_edge(b, id), pace, FIGHTS_ALL);
    else if (a->who == 4)
        go_straight(b, id, unit_of(b, id)->at[0].facing, pace, WALKS_THROUGH);
    else
        go_for_enemy(b, id, a->who == 6 ? 2 * pace : pace);
    if (!throws && a->who == 6 && is_on_table(unit_of(b, id)))
        unit_in(b, id)->magic |= MAGIC_DOUBLE;
}

static bool is_behaviour_sound(const battle *b, const task *t)
{
    return t->unit != NOBODY_ID && t->side == side_of_unit(t->unit) &&
           is_on_table(unit_of(b, t->unit)) && wm_is_giant(b, t->unit) && t->step <= THROW;
}

const task_rules wm_giant_task = {
    .key = "giant",
    .steps = {[BEHAVIOUR] = "behaviour", [THROW] = "throw"},
    .old_first_step = "whim",
    .acts = ACT_BIT(ACT_DIE),
    .asked = {"WM-STAT-13",
              {"the Giant does as it likes: a die decides",
               "гигант делает, что в голову взбредёт: решает кубик"}},
    .status = {"a die for the Giant", "кубик гиганта"},
    .to_act = wm_dice_act,
    .dice = wm_one_die,
    .apply = apply_behaviour,
    .is_sound = is_behaviour_sound,
};

/* ---- Elephants that stampede roll when their Command phase begins ---- */

bool wm_stampedes(const battle *b, int id)
{
    return (unit_of(b, id)->magic & (MAGIC_STAMPEDE | MAGIC_RUNAWAY)) != 0;
}

static int next_to_run(const battle *b, const task *t)
{
    for (int i = t->roll_call.next; i < b->side[t->side].list.unit_count; i++) {
        const unit *u = &b->side[t->side].unit[i];
        if (is_on_table(u) && (u->magic & MAGIC_STAMPEDE)) return t->side * UNITS_MAX + i;
    }
    return -1;
}

static void push_stampedes(battle *b)
{
    task t = {.kind = TASK_STAMPEDE, .side = b->turn, .unit = NOBODY_ID};
    if (next_to_run(b, &t) >= 0) wm_push_task(b, t);
}

static int stampede_to_act(const battle *b)
{
    return next_to_run(b, top_task(b)) >= 0 ? VX_CHANCE : TASK_RUNS;
}

/* 1-2 at the nearest enemy, 3-4 away from him, 5 at the nearest friend, 6 away from him. */
static void run_wild(battle *b, int id, int die)
{
    stand_list s;
    int64_t gap;
    int side = side_of_unit(id);
    wm_list_stands(b, &s);
    if (wm_is_engaged(&s, b, id)) return;
    int other = closest_unit(b, id, die <= 4 ? 1u << (1 - side) : 1u << side, false, &gap);
    if (other < 0) return;
    int32_t to = direction_to(b, id, other);
    bool away = die == 3 || die == 4 || die == 6;
    go_straight(b, id, away ? wm_turned(to + FULL_TURN / 2) : to, wm_full_pace(b, id), FIGHTS_ALL);
}

static void stampede(battle *b, const act *a)
{
    task *t = top_task_in(b);
    int id = next_to_run(b, t);
    t->roll_call.next = (uint16_t)(id % UNITS_MAX + 1);
    unit *u = unit_in(b, id);
    u->magic = (uint16_t)((u->magic & ~MAGIC_STAMPEDE) | MAGIC_RUNAWAY);
    run_wild(b, id, a->who);
}

static bool is_stampede_sound(const battle *b, const task *t)
{
    return t->side == b->turn && t->unit == NOBODY_ID && t->roll_call.next <= UNITS_MAX;
}

const task_rules wm_stampede_task = {
    .key = "stampede",
    .layout = LAYOUT_ROLL_CALL,
    .acts = ACT_BIT(ACT_DIE),
    .asked = {"WM-STAT-13",
              {"Elephants stampede: a die says where", "слоны в панике: куда — решает кубик"}},
    .status = {"a die for the stampede", "кубик паники слонов"},
    .to_act = stampede_to_act,
    .run = wm_pop_task,
    .dice = wm_one_die,
    .thrower = wm_owner_acts,
    .apply = stampede,
    .is_sound = is_stampede_sound,
};

/* ---- Their hooks ---- */

/* Only Giants go with Giants. */
static bool rolls_behaviour(battle *b, int rolled)
{
    order failed = b->order;
    (void)rolled;
    wm_fail_order(b);
    for (int i = failed.count - 1; i >= 0; i--) push_behaviour(b, failed.member[i]);
    return true;
}

const troop_hooks wm_giant = {.fails_order = rolls_behaviour, .storms_walls = true};

static bool stampedes_instead(battle *b, int id)
{
    unit_in(b, id)->magic |= MAGIC_STAMPEDE;
    return true;
}

static bool check_stampede(const battle *b, int who, int id, vx_problem *why)
{
    (void)who;
    return !wm_stampedes(b, id) || wm_refuse_to_hear(why);
}

static bool is_rider(const battle *b, int id, int other)
{
    (void)id;
    return wm_unit_profile(b, other)->type == CAVALRY;
}

static bool check_advance(const battle *b, int id, vx_problem *why)
{
    static const vx_message wild = {
        "WM-STAT-13",
        {"beasts that stampede do not advance", "обезумевшие звери вперёд не бросаются"}};
    return !wm_stampedes(b, id) || vx_refuse(why, &wild);
}

const troop_hooks wm_elephants = {.check_advance = check_advance,
                                  .check_hearing = check_stampede,
                                  .is_bad_company = is_rider,
                                  .is_confused = stampedes_instead,
                                  .has_no_initiative = wm_stampedes,
                                  .must_pursue = wm_stampedes};
const moment_hooks wm_stampede_moments = {.turn_begins = push_stampedes};
