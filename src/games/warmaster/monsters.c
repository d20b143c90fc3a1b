/* SPDX-License-Identifier: MIT */
/* monsters.c - troops that are hurt before they fall, Giants with a will of their own, and daemons
 * that fade from this world (special rules of the army lists, WM-STAT-13). */
#include <string.h>

#include "games/warmaster/magic.h"
#include "games/warmaster/shooting.h"
#include "games/warmaster/tasks.h"

/* ---- Badly hurt ---- */

static bool is_hurt(const battle *b, int id)
{
    return (unit_of(b, id)->used & USED_HURT) != 0;
}

int wm_base_attacks(const battle *b, int id)
{
    const unit_profile *p = wm_unit_profile(b, id);
    return is_hurt(b, id) ? p->hurt_attacks : p->attacks;
}

int wm_base_shots(const battle *b, int id)
{
    const unit_profile *p = wm_unit_profile(b, id);
    return is_hurt(b, id) ? p->hurt_shots : p->shots;
}

int wm_base_hits(const battle *b, int id)
{
    const unit_profile *p = wm_unit_profile(b, id);
    return is_hurt(b, id) ? p->hurt_hits : p->hits;
}

/* Called where leftover hits are about to be wiped. */
void wm_note_hurt(battle *b, int id)
{
    unit *u = unit_in(b, id);
    if (!wm_unit_exists(b, id) || !is_on_table(u) || !unit_has(b, id, HAS_badly_hurt)) return;
    if (u->wounds >= wm_unit_profile(b, id)->hurt_from) u->used |= USED_HURT;
}

/* ---- Giants: a failed order rolls on their table. Step 0 the die; step 1 how far it throws ---- */

enum { WHIM, THROW };

bool wm_is_giant(const battle *b, int id)
{
    return wm_unit_profile(b, id)->special == SPECIAL_GIANT;
}

void wm_push_whim(battle *b, int id)
{
    wm_push_task(
        b, (task){.kind = TASK_GIANT, .side = (uint8_t)side_of_unit(id), .unit = (uint8_t)id});
}

/* The closest unit that it sees, friend or foe; -1: none. */
static int closest_seen(const battle *b, int id, int64_t *gap_out)
{
    scene s;
    int found = -1;
    *gap_out = INT64_MAX;
    wm_read_scene(b, &s);
    for (int other = 0; other < ALL_UNITS; other++) {
        if (other == id || !is_on_table(unit_of(b, other))) continue;
        int64_t gap = wm_unit_gap(&s.stands, b, id, other);
        if (gap < *gap_out && wm_unit_sees(b, &s, id, other, TO_ACT)) *gap_out = gap, found = other;
    }
    return found;
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

static void throw_at(battle *b, int id, int die)
{
    int64_t gap, reach_of_throw = (int64_t)5 * die * CENTIMETRE;
    int target = closest_seen(b, id, &gap);
    if (target < 0 || gap > reach_of_throw * reach_of_throw) return;
    wm_push_volley(b, &(volley){.source = (uint8_t)id,
                                .target = (uint8_t)target,
                                .dice = 3,
                                .need = 4,
                                .flags = VOLLEY_STAYS});
}

/* 1 sulks, 2 goes home, 3 throws something, 4 straight on, 5 at the enemy, 6 twice as fast. */
static void follow_whim(battle *b, const act *a)
{
    task *t = top_task_in(b);
    int id = t->unit;
    int32_t pace = wm_full_pace(b, id);
    if (t->step == WHIM && a->who == 3) {
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
        wm_stride(b, id, way_to_nearest_edge(b, id), pace);
    else if (a->who == 4)
        wm_stride(b, id, unit_of(b, id)->at[0].facing, pace);
    else
        wm_rush_unit(b, id, a->who == 6 ? 2 * pace : pace);
    if (!throws && a->who == 6 && is_on_table(unit_of(b, id)))
        unit_in(b, id)->magic |= MAGIC_DOUBLE;
}

static bool is_whim_sound(const battle *b, const task *t)
{
    return t->unit != NOBODY_ID && t->side == side_of_unit(t->unit) &&
           is_on_table(unit_of(b, t->unit)) && wm_is_giant(b, t->unit) && t->step <= THROW;
}

const task_rules wm_giant_task = {
    .key = "giant",
    .acts = ACT_BIT(ACT_DIE),
    .asked = {"WM-STAT-13",
              {"the Giant does what comes to its mind: a die decides",
               "гигант делает, что в голову взбредёт: решает кубик"}},
    .status = {"a die for the Giant", "кубик гиганта"},
    .to_act = wm_dice_act,
    .dice = wm_one_die,
    .apply = follow_whim,
    .is_sound = is_whim_sound,
};

/* ---- Instability: units of daemons that have lost stands roll when their turn begins, in their
 * order; value 0 is the next to be looked at ---- */

static bool fades(const battle *b, int id)
{
    return is_on_table(unit_of(b, id)) &&
           (unit_has(b, id, HAS_daemon) || unit_has(b, id, HAS_instability)) &&
           unit_of(b, id)->stands < wm_stands_at_start(b, id);
}

static int next_to_fade(const battle *b, const task *t)
{
    for (int i = t->value[0]; i < b->side[t->side].list.unit_count; i++)
        if (fades(b, t->side * UNITS_MAX + i)) return t->side * UNITS_MAX + i;
    return -1;
}

void wm_push_fading(battle *b)
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
    int die = a->who - (unit_of(b, id)->stands == 1 && wm_stands_at_start(b, id) == 3);
    t->value[0] = (uint16_t)(id % UNITS_MAX + 1);
    if (die <= 1 && unit_has(b, id, HAS_daemon))
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
    return t->side == b->turn && t->unit == NOBODY_ID && t->value[0] <= UNITS_MAX;
}

const task_rules wm_fading_task = {
    .key = "fading",
    .acts = ACT_BIT(ACT_DIE),
    .asked = {"WM-STAT-13",
              {"daemons that have lost stands may fade: a die for each",
               "демоны, потерявшие базы, могут исчезнуть: кубик на каждый отряд"}},
    .status = {"dice for daemons that fade", "кубики на неустойчивость демонов"},
    .to_act = fading_to_act,
    .run = wm_pop_task,
    .dice = wm_one_die,
    .apply = fade,
    .is_sound = is_fading_sound,
};
