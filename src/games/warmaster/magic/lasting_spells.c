/* SPDX-License-Identifier: MIT */
/* lasting_spells.c - spells that last until something ends them: cover that is lost by moving, a Sanctuary that
 * hangs on its priest, a Mirage that nobody may touch. What has moved is seen by comparing the battle
 * with what it was before an action, however the move came about. */
#include "games/warmaster/magic/casting.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/movement/forced_moves.h"
#include "games/warmaster/turn/tasks.h"

enum { STILL = WARD_DEFENDED | WARD_SANCTUARY };

bool wm_has_wards(const battle *b)
{
    for (int side = 0; side < SIDES; side++) {
        uint8_t spells = army_profile_of(&b->side[side].list)->spells;
        if (spells != SPELLS_ALBION && spells != SPELLS_WITCH_HUNTERS &&
            spells != SPELLS_WOOD_ELVES && spells != SPELLS_ARABY)
            continue;
        for (int i = 0; i < b->side[side].list.unit_count; i++)
            if (b->side[side].unit[i].wards & (STILL | WARD_MIRAGE)) return true;
    }
    return false;
}

/* ---- Cover ---- */

static bool is_among(place at, const unit *u)
{
    for (int i = 0; i < u->stands; i++)
        if (u->at[i].x == at.x && u->at[i].y == at.y && u->at[i].facing == at.facing) return true;
    return false;
}

/* Stands may have been lost, but none stands where none stood. */
static bool has_moved(const unit *then, const unit *now)
{
    for (int i = 0; i < now->stands; i++)
        if (!is_among(now->at[i], then)) return true;
    return false;
}

static bool is_kept(const battle *b, int id)
{
    int who = unit_of(b, id)->keeper - 1;
    return who >= 0 && wm_person_exists(b, who) && person_of(b, who)->joined == id;
}

static void watch_cover(battle *b, const battle *before, int id)
{
    bool moved = has_moved(unit_of(before, id), unit_of(b, id));
    if (moved) unit_in(b, id)->wards &= (uint16_t)~WARD_DEFENDED;
    if (has_ward(b, id, WARD_SANCTUARY) && (moved || !is_kept(b, id))) wm_end_keeping(b, id);
}

/* ---- Mirages ---- */

static bool is_illusion(const battle *b, int id)
{
    return has_ward(b, id, WARD_MIRAGE) && is_on_table(unit_of(b, id));
}

static bool is_touched(const battle *b, const stand_list *s, int id)
{
    int enemy = 1 - side_of_unit(id);
    for (int other = enemy * UNITS_MAX; other < (enemy + 1) * UNITS_MAX; other++)
        if (is_on_table(unit_of(b, other)) && !is_illusion(b, other) &&
            wm_units_touch(s, b, id, other))
            return true;
    return false;
}

/* A friend went straight through it, or stands on it. */
static bool is_crossed(const battle *b, const battle *before, const stand_list *s, int id)
{
    int side = side_of_unit(id);
    for (int i = wm_first_stand(s, side); i < wm_end_of_stands(s, side); i++) {
        int other = s->unit[i], stand = i - s->first[other];
        if (other == id || is_illusion(b, other)) continue;
        place from = unit_of(before, other)->at[stand], to = unit_of(b, other)->at[stand];
        bool moved = is_on_table(unit_of(before, other)) && !wm_flies(b, other) &&
                     (from.x != to.x || from.y != to.y);
        for (int k = 0; k < unit_of(b, id)->stands; k++) {
            const box *mine = &s->at[s->first[id] + k];
            if (wm_boxes_overlap(mine, &s->at[i])) return true;
            if (moved && wm_segment_crosses_box((point){from.x, from.y}, (point){to.x, to.y}, mine))
                return true;
        }
    }
    return false;
}

void wm_watch_wards(battle *b, const battle *before)
{
    stand_list s;
    wm_list_stands(b, &s);
    for (int id = 0; id < ALL_UNITS; id++) {
        if (!is_on_table(unit_of(b, id)) || !is_on_table(unit_of(before, id))) continue;
        if (has_ward(b, id, STILL) && has_ward(before, id, STILL)) watch_cover(b, before, id);
        if (is_illusion(b, id) && is_crossed(b, before, &s, id)) wm_unraise(b, id);
    }
}

/* In the way of a unit that is driven or runs. */
static bool is_in_the_way(const battle *b, const stand_list *s, int id)
{
    forced_move m;
    if (b->task_count == 0 || top_task(b)->kind != TASK_FORCE || top_task(b)->unit == id)
        return false;
    wm_read_path(b, top_task(b), &m);
    for (int k = 0; k < unit_of(b, id)->stands; k++)
        if (wm_is_in_path(&m, &s->at[s->first[id] + k])) return true;
    return false;
}

void wm_fade_mirages(battle *b)
{
    for (int side = 0; side < SIDES; side++) {
        if (army_profile_of(&b->side[side].list)->spells != SPELLS_ARABY) continue;
        for (int i = 0; i < b->side[side].list.unit_count; i++) {
            int id = side * UNITS_MAX + i;
            stand_list s;
            if (!is_illusion(b, id)) continue;
            wm_list_stands(b, &s);
            if (is_touched(b, &s, id) || is_in_the_way(b, &s, id)) wm_unraise(b, id);
        }
    }
}
