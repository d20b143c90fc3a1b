/* SPDX-License-Identifier: MIT */
/* drive_back.c - WM-SHOOT-20 to WM-SHOOT-30: units that were hit give ground. */
#include "games/warmaster/combat.h"
#include "games/warmaster/force.h"
#include "games/warmaster/magic.h"

void wm_note_hits(battle *b, int id, int hits, bool skulls)
{
    unit *u = unit_in(b, id);
    for (int i = 0; skulls && i < hits && u->struck + i < 2; i++)
        u->early |= (uint8_t)(1 << (u->struck + i)); /* AMB-50 */
    u->struck = (uint8_t)(u->struck + hits);
    if (skulls) u->skulls = (uint8_t)(u->skulls + hits);
}

static bool is_waiting(const battle *b, int side, int place_in_list)
{
    const unit *u = &b->side[side].unit[place_in_list];
    return is_on_table(u) && (u->struck > 0 || (u->magic & MAGIC_GERROFF));
}

static void forget_hits(unit *u)
{
    u->struck = u->skulls = u->early = 0;
}

/* ---- How many dice ---- */

/* The unit that drives it back, or the nearest enemy where that one is no more; 0: nobody. */
static int driver_of(const battle *b, int id)
{
    int driver = unit_of(b, id)->driver, enemy = 1 - side_of_unit(id), found = 0;
    int64_t least = INT64_MAX;
    stand_list s;
    if (driver > ALL_UNITS && (person_of(b, driver - 1 - ALL_UNITS)->flags & PERSON_ON_TABLE))
        return driver;
    if (driver > 0 && driver <= ALL_UNITS && is_on_table(unit_of(b, driver - 1))) return driver;
    wm_list_stands(b, &s);
    for (int i = 0; i < b->side[enemy].list.unit_count; i++) {
        int64_t gap = wm_unit_gap(&s, b, id, enemy * UNITS_MAX + i);
        if (gap < least) least = gap, found = 1 + enemy * UNITS_MAX + i;
    }
    return found;
}

/* The stand of the driver that is nearest, for "uphill of the enemy"; false for a wizard. */
static bool nearest_of_driver(const battle *b, int id, int driver, box *out)
{
    int64_t least = INT64_MAX;
    if (driver == 0 || driver > ALL_UNITS) return false;
    for (int i = 0; i < unit_of(b, driver - 1)->stands; i++)
        for (int k = 0; k < unit_of(b, id)->stands; k++) {
            box his = wm_stand_box(b, driver - 1, unit_of(b, driver - 1)->at[i]);
            box mine = wm_stand_box(b, id, unit_of(b, id)->at[k]);
            int64_t gap = wm_box_gap(&his, &mine);
            if (gap < least) least = gap, *out = his;
        }
    return least < INT64_MAX;
}

/* WM-SHOOT-23, WM-SHOOT-24: the first hit, or the first two, do not count. */
static int hits_that_do_not_count(const battle *b, int id)
{
    static const int spared[] = {[IN_OPEN] = 0, [DEFENDED] = 1, [FORTIFIED] = 2};
    box his;
    bool seen = nearest_of_driver(b, id, driver_of(b, id), &his);
    return spared[wm_unit_protection(b, id, seen ? &his : NULL)];
}

/* WM-SHOOT-22, AMB-50: a die for each hit that counts; those of skull catapults apart. */
static task count_dice(const battle *b, int id)
{
    const unit *u = unit_of(b, id);
    int spared = hits_that_do_not_count(b, id);
    if (spared > u->struck) spared = u->struck;
    int skulls_spared = 0;
    for (int i = 0; i < spared; i++) skulls_spared += u->early >> i & 1;
    int skulls = u->skulls - skulls_spared, dice = u->struck - spared - skulls;
    if (dice > DICE_AT_ONCE) dice = DICE_AT_ONCE;
    return (task){.kind = TASK_DRIVE,
                  .side = (uint8_t)side_of_unit(id),
                  .unit = (uint8_t)id,
                  .value = {(uint16_t)dice, (uint16_t)(skulls > 0 ? skulls : 0)}};
}

/* WM-CONF-09: a confused unit goes like any other. AMB-56: who is engaged by now stays, and its hits count in the first round. WM-STAT-13: some are
 * never driven back, and so not confused by the dice either. */
static void begin_drive(battle *b, int id)
{
    unit *u = unit_in(b, id);
    stand_list s;
    wm_list_stands(b, &s);
    bool engaged = wm_is_engaged(&s, b, id);
    if (engaged) u->carried = (uint8_t)(u->carried + u->struck);
    task t = count_dice(b, id);
    forget_hits(u);
    if (engaged || unit_has(b, id, HAS_no_drive_back))
        u->magic &= (uint16_t)~MAGIC_GERROFF;
    else
        wm_push_task(b, t);
}

/* ---- One unit: values 0 and 1 are dice to be rolled, value 2 their sum ---- */

enum { ROLL_HITS, ROLL_SKULLS, GO, ROLL_SHOVE };

static int drive_to_act(const battle *b)
{
    const task *t = top_task(b);
    bool rolls = t->step == ROLL_SHOVE || (t->step < GO && t->value[t->step] > 0);
    return rolls ? VX_CHANCE : TASK_RUNS;
}

static wm_dice drive_dice(const battle *b)
{
    const task *t = top_task(b);
    if (t->step == ROLL_SHOVE) return (wm_dice){.act = ACT_DIE};
    return (wm_dice){.act = ACT_DRIVEN,
                     .count = (uint8_t)t->value[t->step],
                     .need = t->step == ROLL_SKULLS ? 4 : 6}; /* WM-ART-31, WM-SHOOT-29 */
}

/* WM-SHOOT-25 to WM-SHOOT-27 */
static void push_drive(battle *b, int id, int centimetres)
{
    int first, driver = driver_of(b, id);
    if (driver == 0) return;
    int32_t away = wm_away_from(b, id, driver, &first);
    wm_push_task(b, wm_force_task(id, FORCE_DRIVEN, first, away, centimetres * CENTIMETRE, driver));
}

/* WM-MAGIC-21, AMB-58: straight to its own table edge, with the stand ahead that is nearest to it. */
static void push_shove(battle *b, int id, int centimetres)
{
    const unit *u = unit_of(b, id);
    bool near_edge = side_of_unit(id) == 0;
    int first = 0;
    for (int i = 1; i < u->stands; i++)
        if (near_edge ? u->at[i].y < u->at[first].y : u->at[i].y > u->at[first].y) first = i;
    wm_push_task(b, wm_force_task(id, FORCE_DRIVEN, first, near_edge ? FULL_TURN / 2 : 0,
                                  centimetres * CENTIMETRE, 0));
}

static void go(battle *b, task *t)
{
    int id = t->unit, total = t->value[2];
    unit *u = unit_in(b, id);
    bool shoved = (u->magic & MAGIC_GERROFF) != 0;
    bool stays = unit_has(b, id, HAS_drive_back_confuse_only); /* WM-MACH-08 */
    u->magic &= (uint16_t)~MAGIC_GERROFF;
    if (shoved)
        t->step = ROLL_SHOVE;
    else
        wm_pop_task(b);
    if (stays || total == 0) return;
    if (total > wm_unit_profile(b, id)->move) { /* WM-SHOOT-30 */
        if (shoved) wm_pop_task(b);
        wm_destroy_unit(b, id);
        return;
    }
    push_drive(b, id, total);
}

static void run_drive(battle *b)
{
    task *t = top_task_in(b);
    if (t->step == GO)
        go(b, t);
    else
        t->step++;
}

static void apply_drive(battle *b, const act *a)
{
    task *t = top_task_in(b);
    int id = t->unit;
    if (t->step == ROLL_SHOVE) {
        wm_pop_task(b);
        if (!is_on_table(unit_of(b, id))) return; /* it has left the table meanwhile */
        if (a->who == 6) wm_confuse(b, id);
        if (!unit_has(b, id, HAS_drive_back_confuse_only)) push_shove(b, id, 5 * a->who);
        return;
    }
    if (a->at.x) wm_confuse(b, id); /* WM-SHOOT-29 */
    t->value[2] = (uint16_t)(t->value[2] + a->who);
    t->value[t->step] = 0;
    t->step++;
}

static bool is_drive_sound(const battle *b, const task *t)
{
    return t->unit != NOBODY_ID && t->side == side_of_unit(t->unit) &&
           is_on_table(unit_of(b, t->unit)) && t->step <= ROLL_SHOVE &&
           t->value[0] <= DICE_AT_ONCE && t->value[1] <= DICE_AT_ONCE && t->value[2] <= 255;
}

const task_rules wm_drive_task = {
    .key = "drive",
    .acts = ACT_BIT(ACT_DRIVEN) | ACT_BIT(ACT_DIE),
    .asked = {"WM-SHOOT-22", {"the drive back is rolled", "бросается отброс"}},
    .status = {"drive back", "отброс"},
    .to_act = drive_to_act,
    .run = run_drive,
    .dice = drive_dice,
    .apply = apply_drive,
    .is_sound = is_drive_sound,
};

/* ---- All of them: the opponent's first, then the active side's own (step 1) ---- */

/* WM-SHOOT-19, AMB-55: leftover hits are wiped, but for those of engaged units. */
static void wipe_hits(battle *b)
{
    stand_list s;
    wm_list_stands(b, &s);
    for (int id = 0; id < ALL_UNITS; id++) {
        unit *u = unit_in(b, id);
        forget_hits(u);
        u->driver = 0;
        if (is_on_table(u) && wm_is_engaged(&s, b, id)) continue;
        wm_note_hurt(b, id);
        u->wounds = 0;
    }
}

void wm_push_drive_backs(battle *b)
{
    wm_push_task(
        b, (task){.kind = TASK_DRIVE_BACKS, .side = (uint8_t)(1 - b->turn), .unit = NOBODY_ID});
}

static int waiting_units(const battle *b, int side, int *last)
{
    int count = 0;
    for (int i = 0; i < b->side[side].list.unit_count; i++)
        if (is_waiting(b, side, i)) count++, *last = side * UNITS_MAX + i;
    return count;
}

static int backs_to_act(const battle *b)
{
    int last, side = top_task(b)->side;
    return waiting_units(b, side, &last) > 1 ? side : TASK_RUNS; /* WM-SHOOT-21 */
}

static void run_backs(battle *b)
{
    task *t = top_task_in(b);
    int last;
    if (waiting_units(b, t->side, &last) == 1) {
        begin_drive(b, last);
    } else if (t->step == 0) {
        t->step = 1;
        t->side = b->turn;
    } else {
        wm_pop_task(b);
        wipe_hits(b);
    }
}

static vx_action *list_backs(const battle *b, vx_action *out)
{
    int side = top_task(b)->side;
    for (int i = 0; i < b->side[side].list.unit_count; i++)
        if (is_waiting(b, side, i))
            *out++ = pack_act((act){ACT_PICK, (uint8_t)(side * UNITS_MAX + i), 0, {0}});
    return out;
}

static bool check_back(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message not_hit = {"WM-SHOOT-21",
                                       {"pick a unit of yours that is to be driven back",
                                        "выберите свой отряд, который отброшен"}};
    int side = top_task(b)->side;
    if (!wm_unit_exists(b, a->who) || side_of_unit(a->who) != side) return vx_refuse(why, &not_hit);
    return is_waiting(b, side, a->who % UNITS_MAX) || vx_refuse(why, &not_hit);
}

static void apply_back(battle *b, const act *a)
{
    begin_drive(b, a->who);
}

static bool are_backs_sound(const battle *b, const task *t)
{
    return t->unit == NOBODY_ID && t->step <= 1 && t->side == (t->step ? b->turn : 1 - b->turn);
}

const task_rules wm_drive_backs_task = {
    .key = "drivebacks",
    .acts = ACT_BIT(ACT_PICK),
    .asked = {"WM-SHOOT-21",
              {"say which unit is driven back next", "назовите, какой отряд отброшен следующим"}},
    .status = {"pick the next unit to be driven back", "выберите следующий отброшенный отряд"},
    .to_act = backs_to_act,
    .run = run_backs,
    .list = list_backs,
    .check = check_back,
    .apply = apply_back,
    .is_sound = are_backs_sound,
};
