/* SPDX-License-Identifier: MIT */
/* blunder.c - WM-CHAR-13 and WM-CHAR-15: units that run from the enemy or at him. */
#include "games/warmaster/characters/characters.h"
#include "games/warmaster/charge/charge.h"
#include "games/warmaster/command/command.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/movement/forced_moves.h"
#include "games/warmaster/movement/movement.h"
#include "games/warmaster/turn/tasks.h"

/* All stands of a unit by one vector. False where it may not be. */
static bool shifted(const battle *b, int id, int32_t x, int32_t y, place out[STANDS_MAX])
{
    const unit *u = unit_of(b, id);
    for (int i = 0; i < u->stands; i++) {
        if (u->at[i].x + x < 0 || u->at[i].y + y < 0) return false;
        out[i] = wm_place_of((pose){u->at[i].x + x, u->at[i].y + y, u->at[i].facing});
    }
    return true;
}

/* How many sixteenths of the move some stand can make before a part of it is off the table; 16:
 * all of it stays on. Tells where that stand is then. */
static int sixteenths_on_table(const battle *b, int id, int32_t x, int32_t y, point *at)
{
    ground g;
    int least = 16;
    wm_read_ground(&b->table, &g);
    for (int i = 0; i < unit_of(b, id)->stands; i++)
        for (int part_of = 1; part_of <= least; part_of++) {
            box stand = wm_stand_box(b, id, unit_of(b, id)->at[i]);
            pose to = {stand.centre.x + x * part_of / 16, stand.centre.y + y * part_of / 16,
                       stand.facing};
            box there = wm_box(to, 2 * stand.half_front, 2 * stand.half_depth);
            if (wm_is_on_table(&g, &there)) continue;
            least = part_of - 1;
            *at = there.centre;
        }
    return least;
}

/* AMB-14: the whole move, or up to the edge of the table where that comes first. */
static bool may_shift(const battle *b, const scene *s, int id, int32_t x, int32_t y)
{
    place to[STANDS_MAX];
    box stands[STANDS_MAX];
    surroundings r;
    point over;
    const unit *u = unit_of(b, id);
    int parts = sixteenths_on_table(b, id, x, y, &over);
    x = x * parts / 16, y = y * parts / 16;
    if (!shifted(b, id, x, y, to)) return false;
    for (int i = 0; i < u->stands; i++) stands[i] = wm_stand_box(b, id, to[i]);
    if (!wm_check_footing(b, s, id, stands, u->stands, false, NULL)) return false;
    wm_look_round(b, s, id, wm_length(x, y), &r);
    for (int i = 0; i < u->stands; i++)
        if (!wm_way_is_clear((point){u->at[i].x, u->at[i].y}, (point){to[i].x, to[i].y}, &r.ways))
            return false;
    return true;
}

/* It may stand there, or is off the table. */
static bool ends_well(const battle *b, const scene *s, int id, int32_t x, int32_t y)
{
    place to[STANDS_MAX];
    box stands[STANDS_MAX];
    point over;
    if (sixteenths_on_table(b, id, x, y, &over) < 16) return true;
    if (!shifted(b, id, x, y, to)) return false;
    for (int i = 0; i < unit_of(b, id)->stands; i++) stands[i] = wm_stand_box(b, id, to[i]);
    return wm_check_footing(b, s, id, stands, unit_of(b, id)->stands, false, NULL);
}

static void shift(battle *b, int id, int32_t x, int32_t y)
{
    place to[STANDS_MAX], from[STANDS_MAX] = {0};
    unit *u = unit_in(b, id);
    point over;
    if (sixteenths_on_table(b, id, x, y, &over) < 16) {
        wm_leave_persons(b, id);
        wm_leave_table(b, id, over); /* WM-EDGE-01 */
        return;
    }
    if (!shifted(b, id, x, y, to)) return;
    for (int i = 0; i < u->stands; i++) from[i] = u->at[i], u->at[i] = to[i];
    wm_leave_persons(b, id);
    wm_push_displaced(b, id, from);
}

/* The closest points of a unit and an enemy unit; returns the squared gap. */
static int64_t closest(const battle *b, const scene *s, int id, int enemy, point *mine, point *his)
{
    int64_t least = INT64_MAX;
    *mine = *his = (point){0, 0};
    for (int i = 0; i < unit_of(b, id)->stands; i++)
        for (int k = 0; k < unit_of(b, enemy)->stands; k++) {
            point p, q;
            int64_t gap = wm_nearest_points(&s->stands.at[s->stands.first[id] + i],
                                            &s->stands.at[s->stands.first[enemy] + k], &p, &q);
            if (gap < least) least = gap, *mine = p, *his = q;
        }
    return least;
}

/* Only the stands of the brigade itself may be where the others go. */
static battle without_members(const battle *b)
{
    battle rest = *b;
    for (int i = 0; i < b->order.count; i++)
        unit_in(&rest, b->order.member[i])->flags &= (uint8_t)~UNIT_ON_TABLE;
    return rest;
}

/* AMB-14: somebody it runs from would be nearer in the end than he was. `s` is how all stand now. */
static bool ends_nearer(const battle *b, const scene *s, int id, int32_t x, int32_t y)
{
    int64_t full = wm_full_pace(b, id);
    int enemy_side = 1 - side_of_unit(id);
    battle after = *b;
    stand_list there;
    point p, q;
    if (!shifted(b, id, x, y, unit_in(&after, id)->at)) return false; /* off the table */
    wm_list_stands(&after, &there);
    for (int k = 0; k < b->side[enemy_side].list.unit_count; k++) {
        int enemy = enemy_side * UNITS_MAX + k;
        if (!is_on_table(unit_of(b, enemy))) continue;
        int64_t gap = closest(b, s, id, enemy, &p, &q);
        if (gap > full * full || !wm_unit_sees(b, s, id, enemy, TO_ACT)) continue;
        if (wm_unit_gap(&there, &after, id, enemy) < gap) return true;
    }
    return false;
}

/* AMB-14: the whole move of all of them or none, straight away from the nearest enemy that one of
 * them sees within its move, at the pace of the slowest. */
void wm_shy_away(battle *b)
{
    scene s;
    point mine = {0}, his = {0};
    int64_t least = INT64_MAX;
    int32_t pace = INT32_MAX;
    int enemy_side = 1 - b->turn;
    wm_read_scene(b, &s);
    for (int i = 0; i < b->order.count; i++) {
        int id = b->order.member[i];
        int32_t full = wm_full_pace(b, id);
        if (full < pace) pace = full;
        for (int k = 0; k < b->side[enemy_side].list.unit_count; k++) {
            int enemy = enemy_side * UNITS_MAX + k;
            point p, q;
            if (!is_on_table(unit_of(b, enemy))) continue;
            int64_t gap = closest(b, &s, id, enemy, &p, &q);
            if (gap > (int64_t)full * full || gap >= least ||
                !wm_unit_sees(b, &s, id, enemy, TO_ACT))
                continue;
            least = gap, mine = p, his = q;
        }
    }
    if (least == INT64_MAX) return;
    point to = wm_point_along((point){0, 0}, wm_direction(mine.x - his.x, mine.y - his.y), pace);
    for (int i = 0; i < b->order.count; i++)
        if (ends_nearer(b, &s, b->order.member[i], to.x, to.y)) return;
    battle rest = without_members(b);
    wm_read_scene(&rest, &s);
    for (int i = 0; i < b->order.count; i++)
        if (!may_shift(&rest, &s, b->order.member[i], to.x, to.y)) return;
    for (int i = 0; i < b->order.count; i++) shift(b, b->order.member[i], to.x, to.y);
}

/* AMB-15: charges if it can, else goes straight at the nearest enemy as far as it may. */
void wm_rush_unit(battle *b, int id, int32_t pace)
{
    scene s;
    point mine = {0}, his = {0};
    int64_t least = INT64_MAX;
    int enemy_side = 1 - b->turn, nearest = -1;
    wm_read_scene(b, &s);
    for (int k = 0; k < b->side[enemy_side].list.unit_count; k++) {
        int enemy = enemy_side * UNITS_MAX + k;
        point p, q;
        if (!is_on_table(unit_of(b, enemy))) continue;
        int64_t gap = closest(b, &s, id, enemy, &p, &q);
        if (gap < least) least = gap, nearest = enemy, mine = p, his = q;
    }
    if (nearest < 0) return;
    charge_plan plan;
    if (!wm_is_doomed(b, id) && /* WM-MAGIC-17: even if it must */
        wm_plan_charge(b, id, nearest, pace, &plan, NULL)) {
        wm_charge_within(b, &(act){ACT_CHARGE, (uint8_t)id, (uint8_t)nearest, {0}}, pace);
        return;
    }
    int32_t gap = (int32_t)wm_square_root((uint64_t)least) - MILLIMETRE;
    int32_t direction = wm_direction(his.x - mine.x, his.y - mine.y);
    int32_t d = pace;
    for (d = d < gap ? d : gap; d > 0; d -= 5 * MILLIMETRE) {
        point to = wm_point_along((point){0, 0}, direction, d), over;
        if (sixteenths_on_table(b, id, to.x, to.y, &over) < 16) continue;
        if (!may_shift(b, &s, id, to.x, to.y)) continue;
        shift(b, id, to.x, to.y);
        return;
    }
}

/* Where it may end all stands count; on the way friends may be left out. */
static bool may_go(const battle *b, const battle *passing, int id, point to)
{
    scene s;
    wm_read_scene(passing, &s);
    if (!may_shift(passing, &s, id, to.x, to.y)) return false;
    wm_read_scene(b, &s);
    return passing == b || ends_well(b, &s, id, to.x, to.y);
}

/* In steps of 5 mm, and at last of half a millimetre, so that it comes up to what stops it; over the
 * edge of the table too. */
int32_t wm_stride(battle *b, int id, int32_t direction, int32_t pace, bool through)
{
    enum { STEP = 5 * MILLIMETRE, FINE = MILLIMETRE / 2 };
    battle alone = *b;
    for (int i = 0; i < UNITS_MAX; i++)
        if (side_of_unit(id) * UNITS_MAX + i != id)
            alone.side[side_of_unit(id)].unit[i].flags &= (uint8_t)~UNIT_ON_TABLE;
    const battle *passing = through ? &alone : b;
    for (int32_t d = pace; d > 0; d -= STEP) {
        point to = wm_point_along((point){0, 0}, direction, d);
        if (!may_go(b, passing, id, to)) continue;
        for (int32_t more = d + STEP - FINE; more > d && more < pace; more -= FINE) {
            point on = wm_point_along((point){0, 0}, direction, more);
            if (!may_go(b, passing, id, on)) continue;
            d = more - TOUCH; /* up to it, not into it */
            to = wm_point_along((point){0, 0}, direction, d);
            break;
        }
        shift(b, id, to.x, to.y);
        return d;
    }
    return 0;
}

/* ---- One by one (WM-CHAR-15), so that each charge is answered before the next (WM-SHOOT-33):
 * `step` is how many have gone ---- */

enum { RUSHERS = 8 }; /* in one task; a larger brigade has several */

/* The unit that goes as number `index`; -1: none does. */
static int rusher(const task *t, int index)
{
    return index < RUSHERS ? t->rush.units[index] - 1 : -1;
}

void wm_rush(battle *b)
{
    for (int first = (b->order.count - 1) / RUSHERS * RUSHERS; first >= 0; first -= RUSHERS) {
        task t = {.kind = TASK_RUSH, .side = b->turn, .unit = b->order.member[first]};
        for (int i = 0; i < RUSHERS && first + i < b->order.count; i++)
            t.rush.units[i] = (uint8_t)(b->order.member[first + i] + 1);
        wm_push_task(b, t);
    }
}

static void rush_next(battle *b)
{
    task *t = top_task_in(b);
    int id = rusher(t, t->step++);
    if (id < 0)
        wm_pop_task(b);
    else if (is_on_table(unit_of(b, id)))
        wm_rush_unit(b, id, wm_full_pace(b, id));
}

static bool is_rush_sound(const battle *b, const task *t)
{
    for (int i = 0; i < RUSHERS; i++) {
        int id = rusher(t, i);
        if (id >= 0 && (!wm_unit_exists(b, id) || side_of_unit(id) != b->turn)) return false;
    }
    return t->side == b->turn && t->step <= RUSHERS;
}

const task_rules wm_rush_task = {
    .key = "rush",
    .layout = LAYOUT_RUSH,
    .count = "gone",
    .asked = {"WM-CHAR-15", {"the units rush at the enemy", "отряды бросаются на врага"}},
    .status = {"the units rush at the enemy", "отряды бросаются на врага"},
    .to_act = wm_task_runs,
    .run = rush_next,
    .is_sound = is_rush_sound,
};

/* ---- WM-CHAR-10, WM-CHAR-12: the steps of the turn ---- */

static wm_dice blunder_die(const battle *b)
{
    (void)b;
    return (wm_dice){.act = ACT_BLUNDER};
}

static void apply_blunder(battle *b, const act *a)
{
    wm_blunder(b, a->who);
}

static vx_action *list_blamed(const battle *b, vx_action *out)
{
    for (int i = 0; i < b->order.count; i++)
        if (wm_takes_blame(b, b->order.member[i]))
            *out++ = pack_act((act){ACT_MAD, b->order.member[i], 0, {0}});
    return out;
}

static void apply_madness(battle *b, const act *a)
{
    wm_go_mad(b, a->who);
}

const task_rules wm_blunder_phase = {
    .key = "blunder",
    .acts = ACT_BIT(ACT_BLUNDER),
    .asked = {"WM-CHAR-10", {"the blunder is being rolled", "бросается ошибочный приказ"}},
    .status = {"a blunder: the die decides", "ошибочный приказ: решает кубик"},
    .to_act = wm_dice_act,
    .dice = blunder_die,
    .thrower = wm_turn_acts,
    .apply = apply_blunder,
};

const task_rules wm_madness_phase = {
    .key = "madness",
    .acts = ACT_BIT(ACT_MAD),
    .asked = {"WM-CHAR-12",
              {"say which unit has the lasting penalty", "назовите отряд, который получает штраф"}},
    .status = {"name the unit that is penalised", "назовите наказанный отряд"},
    .to_act = wm_turn_acts,
    .list = list_blamed,
    .check = wm_check_madness,
    .apply = apply_madness,
};
