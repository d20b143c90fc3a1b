/* SPDX-License-Identifier: MIT */
/* table_edge.c - section EDGE: over the edge of the table, and perhaps back. */
#include "games/warmaster/characters/characters.h"
#include "games/warmaster/movement/forced_moves.h"
#include "games/warmaster/movement/movement.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"
#include "games/warmaster/victory/victory.h"

/* Which way the table lies from the edge nearest to this point (AMB-13). */
static int32_t inwards(const battle *b, point at)
{
    int32_t width = b->table.width * CENTIMETRE, depth = b->table.depth * CENTIMETRE;
    int32_t gap[EDGES] = {at.y, at.x, depth - at.y, width - at.x}; /* near, left, far, right */
    int nearest = 0;
    for (int i = 1; i < EDGES; i++)
        if (gap[i] < gap[nearest]) nearest = i;
    return nearest * 900;
}

static int32_t within(int32_t value, int32_t least, int32_t most)
{
    return value < least ? least : value > most ? most : value;
}

/* AMB-13: in line, the rear on the edge where it left, `shift` along it. */
static void line_on_edge(const battle *b, int id, point near, int32_t shift, place out[STANDS_MAX])
{
    int count = unit_of(b, id)->stands;
    int32_t width = b->table.width * CENTIMETRE, depth = b->table.depth * CENTIMETRE;
    int32_t half = count * wm_front(b, id) / 2, deep = wm_depth(b, id) / 2;
    int32_t facing = inwards(b, near);
    point at = wm_point_along(near, facing + 2700, shift); /* clockwise round the table */
    if (facing % 1800 == 0) {
        at.x = within(at.x, half, width - half);
        at.y = facing == 0 ? deep : depth - deep;
    } else {
        at.y = within(at.y, half, depth - half);
        at.x = facing == 900 ? deep : width - deep;
    }
    for (int i = 0; i < count; i++)
        out[i] = wm_slot(b, id, FORM_LINE, count, i, wm_place_of((pose){at.x, at.y, facing}));
}

static void push_edge(battle *b, int side, int unit_id, int person_id, int step)
{
    wm_push_task(b, (task){.kind = TASK_EDGE,
                           .side = (uint8_t)side,
                           .unit = (uint8_t)unit_id,
                           .step = (uint8_t)step,
                           .edge = {.person = (uint16_t)(person_id + 1)}});
}

static void set_person_flag(person *p, uint8_t flag)
{
    p->flags = (uint8_t)((p->flags & ~(PERSON_ON_TABLE | PERSON_OFF | PERSON_SHOT)) | flag);
}

/* WM-EDGE-07: who has joined it goes with it. */
static void set_unit_flag(battle *b, int id, uint8_t flag, uint8_t person_flag)
{
    unit *u = unit_in(b, id);
    u->flags = (uint8_t)((u->flags & ~(UNIT_ON_TABLE | UNIT_OFF)) | flag);
    for (int i = 0; i < ALL_PERSONS; i++)
        if (wm_person_exists(b, i) && person_of(b, i)->joined == id)
            set_person_flag(person_in(b, i), person_flag);
}

void wm_leave_table(battle *b, int id, point near)
{
    line_on_edge(b, id, near, 0, unit_in(b, id)->at); /* WM-EDGE-05: where it will come back */
    set_unit_flag(b, id, UNIT_OFF, PERSON_OFF);
    push_edge(b, side_of_unit(id), id, -1, 0);
}

/* ---- Coming back ---- */

/* AMB-13: where it left, or the nearest free place along the edge, clockwise first. */
static bool place_on_edge(battle *b, int id)
{
    unit *u = unit_in(b, id);
    place to[STANDS_MAX];
    box stands[STANDS_MAX];
    scene s;
    int32_t x = 0, y = 0;
    for (int i = 0; i < u->stands; i++) x += u->at[i].x, y += u->at[i].y;
    point near = {x / u->stands, y / u->stands};
    wm_read_scene(b, &s);
    for (int32_t shift = 0; shift <= WIDTH_MAX; shift++)
        for (int sign = 1; sign >= -1; sign -= 2) {
            line_on_edge(b, id, near, sign * shift * CENTIMETRE, to);
            for (int i = 0; i < u->stands; i++) stands[i] = wm_stand_box(b, id, to[i]);
            if (!wm_check_footing(b, &s, id, stands, u->stands, false, NULL)) continue;
            for (int i = 0; i < u->stands; i++) u->at[i] = to[i];
            return true;
        }
    return false;
}

static void bring_unit_back(battle *b, int id, bool may_move)
{
    unit *u = unit_in(b, id);
    if (!place_on_edge(b, id)) return; /* no room anywhere: it waits for its next turn */
    set_unit_flag(b, id, UNIT_ON_TABLE, PERSON_ON_TABLE);
    if (!may_move) { /* WM-EDGE-05 */
        u->marks |= MARK_ENTERED;
        u->flags |= UNIT_LOCKED;
    }
    wm_bring_persons(b, id);
}

/* WM-EDGE-08: he has lost no stands, so that he is never gone for good. */
static void settle_person(battle *b, int id, int result)
{
    if (result >= 3) set_person_flag(person_in(b, id), PERSON_ON_TABLE);
    if (result == 3 || result == 4) person_in(b, id)->flags |= PERSON_DONE | PERSON_MOVED;
}

/* ---- The roll: of a unit, or of a character alone ---- */

static wm_dice edge_die(const battle *b)
{
    (void)b;
    return (wm_dice){.act = ACT_DIE};
}

/* WM-EDGE-02: less 1 for every stand lost (AMB-80). */
static int edge_result(const battle *b, const task *t, int die)
{
    if (t->unit == NOBODY_ID) return die;
    int lost = wm_stands_at_start(b, t->unit) - unit_of(b, t->unit)->stands;
    return die - (lost > 0 ? lost : 0);
}

static void apply_edge(battle *b, const act *a)
{
    task t = *top_task(b);
    int result = edge_result(b, &t, a->who);
    wm_pop_task(b);
    if (t.unit == NOBODY_ID)
        settle_person(b, t.edge.person - 1, result);
    else if (result <= 0)
        wm_destroy_unit(b, t.unit); /* WM-EDGE-03 */
    else if (result >= 3)
        bring_unit_back(b, t.unit, result >= 5); /* WM-EDGE-05, WM-EDGE-06 */
    if (result <= 2) wm_check_end(b); /* WM-EDGE-09: a General who stays off has left his army */
}

static bool is_edge_sound(const battle *b, const task *t)
{
    if (t->unit == NOBODY_ID)
        return t->edge.person > 0 && wm_person_exists(b, t->edge.person - 1) &&
               (person_of(b, t->edge.person - 1)->flags & PERSON_OFF) &&
               t->side == side_of_person(t->edge.person - 1);
    return t->edge.person == 0 && t->side == side_of_unit(t->unit) &&
           (unit_of(b, t->unit)->flags & UNIT_OFF) != 0;
}

const task_rules wm_edge_task = {
    .key = "edge",
    .layout = LAYOUT_EDGE,
    .steps = {"leaves", "returns"},
    .acts = ACT_BIT(ACT_DIE),
    .asked = {"WM-EDGE-02",
              {"a die decides what happens to those that left the table",
               "кубик решает о покинувших стол"}},
    .status = {"off the table: a die decides", "за краем стола: решает кубик"},
    .to_act = wm_dice_act,
    .dice = edge_die,
    .apply = apply_edge,
    .is_sound = is_edge_sound,
};

/* ---- The start of a turn: the step is who is looked at next ---- */

enum { ALL_OF_A_SIDE = UNITS_MAX + PERSONS_MAX };

static bool is_off(const battle *b, int side, int number)
{
    if (number < UNITS_MAX) return (b->side[side].unit[number].flags & UNIT_OFF) != 0;
    const person *p = &b->side[side].person[number - UNITS_MAX];
    return (p->flags & PERSON_OFF) && p->joined == NOBODY_ID;
}

void wm_push_returns(battle *b)
{
    wm_push_task(b, (task){.kind = TASK_RETURNS, .side = b->turn, .unit = NOBODY_ID});
}

/* WM-TURN-08, WM-EDGE-04 */
static void run_returns(battle *b)
{
    task *t = top_task_in(b);
    int side = t->side, number = t->step;
    while (number < ALL_OF_A_SIDE && !is_off(b, side, number)) number++;
    if (number == ALL_OF_A_SIDE) {
        wm_pop_task(b);
        wm_begin_command(b);
        return;
    }
    t->step = (uint8_t)(number + 1);
    if (number < UNITS_MAX)
        push_edge(b, side, side * UNITS_MAX + number, -1, 1);
    else
        push_edge(b, side, NOBODY_ID, side * PERSONS_MAX + number - UNITS_MAX, 1);
}

static bool are_returns_sound(const battle *b, const task *t)
{
    return t->unit == NOBODY_ID && t->side == b->turn && b->phase == PHASE_INITIATIVE;
}

const task_rules wm_returns_task = {
    .key = "returns",
    .count = "next",
    .asked = {"WM-TURN-08",
              {"units that left the table may come back", "возвращаются покинувшие стол"}},
    .status = {"units that left the table may come back", "возвращаются покинувшие стол"},
    .to_act = wm_task_runs,
    .run = run_returns,
    .is_sound = are_returns_sound,
};
