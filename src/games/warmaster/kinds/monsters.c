/* SPDX-License-Identifier: MIT */
/* monsters.c - troops that are hurt before they fall, and daemons that fade from this world (special
 * rules of the army lists, WM-STAT-13). */
#include "games/warmaster/kinds/kinds.h"
#include "games/warmaster/kinds/registry.h"
#include "games/warmaster/movement/movement.h"
#include "games/warmaster/turn/tasks.h"

/* ---- Instability: units of daemons that have lost stands roll when their turn begins, in their
 * order; one after the other ---- */

static bool fades(const battle *b, int id)
{
    return is_on_table(unit_of(b, id)) &&
           (unit_has(b, id, HAS_daemon) || unit_has(b, id, HAS_instability)) &&
           unit_of(b, id)->stands < wm_stands_at_start(b, id);
}

static int next_to_fade(const battle *b, const task *t)
{
    for (int i = t->roll_call.next; i < b->side[t->side].list.unit_count; i++)
        if (fades(b, t->side * UNITS_MAX + i)) return t->side * UNITS_MAX + i;
    return -1;
}

static void push_fading(battle *b)
{
    task t = {.kind = TASK_FADING, .side = b->turn, .unit = NOBODY_ID};
    if (next_to_fade(b, &t) >= 0) wm_push_task(b, t);
}

static int fading_to_act(const battle *b)
{
    return next_to_fade(b, top_task(b)) >= 0 ? VX_CHANCE : TASK_RUNS;
}

/* Beside or behind a stand of the unit, wherever there is room. */
static void regain_stand(battle *b, int id)
{
    scene s;
    unit *u = unit_in(b, id);
    box stands[STANDS_MAX];
    wm_read_scene(b, &s);
    for (int i = 0; i < u->stands; i++) stands[i] = wm_stand_box(b, id, u->at[i]);
    for (int i = 0; i < u->stands; i++)
        for (int edge = RIGHT; edge < EDGES; edge++) {
            int32_t half = edge == REAR ? stands[i].half_depth : stands[i].half_front;
            point at = wm_point_along(stands[i].centre, wm_turned(stands[i].facing + edge * 900),
                                      2 * half);
            if (at.x < 0 || at.y < 0) continue;
            place to = wm_place_of((pose){at.x, at.y, stands[i].facing});
            stands[u->stands] = wm_stand_box(b, id, to);
            if (!wm_check_footing(b, &s, id, stands, u->stands + 1, false, NULL)) continue;
            u->at[u->stands++] = to;
            return;
        }
}

static void fade(battle *b, const act *a)
{
    task *t = top_task_in(b);
    int id = next_to_fade(b, t);
    int die = a->who + wm_instability(b, id);
    t->roll_call.next = (uint16_t)(id % UNITS_MAX + 1);
    if (die <= 1 && wm_is_of_daemons(b, id))
        wm_destroy_unit(b, id);
    else if (die <= 1)
        wm_remove_stand(b, id, unit_of(b, id)->stands - 1);
    else if (die <= 3)
        wm_confuse(b, id);
    else if (die <= 5)
        unit_in(b, id)->flags &= (uint8_t)~UNIT_CONFUSED;
    else
        regain_stand(b, id);
}

static bool is_fading_sound(const battle *b, const task *t)
{
    return t->side == b->turn && t->unit == NOBODY_ID && t->roll_call.next <= UNITS_MAX;
}

const task_rules wm_fading_task = {
    .key = "fading",
    .layout = LAYOUT_ROLL_CALL,
    .acts = ACT_BIT(ACT_DIE),
    .asked = {"WM-STAT-13",
              {"daemons that have lost stands may fade: a die for each",
               "демоны, потерявшие базы, могут исчезнуть: кубик на каждый отряд"}},
    .status = {"dice for daemons that fade", "кубики на неустойчивость демонов"},
    .to_act = fading_to_act,
    .run = wm_pop_task,
    .dice = wm_one_die,
    .thrower = wm_owner_acts,
    .apply = fade,
    .is_sound = is_fading_sound,
};

const moment_hooks wm_fading_moments = {.turn_begins = push_fading};
