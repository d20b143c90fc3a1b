/* SPDX-License-Identifier: MIT */
/* sight.c - the battle as geometry sees it: who blocks sight, who is in the way. */
#include <string.h>

#include "games/warmaster/magic/magic.h"
#include "games/warmaster/setup/setup.h"

void wm_read_scene(const battle *b, scene *out)
{
    wm_list_stands(b, &out->stands);
    wm_read_ground(&b->table, &out->ground);
    wm_terrain_sight(&out->ground, out->dense, out->solid, &out->sight);
    out->sight.stands =
        out->stands.at; /* WM-INIT-06: of both sides; WM-INIT-07, WM-CHAR-02: no characters */
    out->sight.stand_count = out->stands.count;
    out->sight.along = (b->rulings & RULING_COLUMNS_ALL) != 0;
}

void wm_look_round(const battle *b, const scene *s, int id, int32_t reach, surroundings *out)
{
    out->ways = (way_field){.stands = out->stands,
                            .barriers = out->barriers,
                            .lanes = out->lanes,
                            .table = {b->table.width * CENTIMETRE, b->table.depth * CENTIMETRE}};
    out->ways.width = wm_short_side(b, id);
    if (wm_flies(b, id)) return; /* WM-FLY-09: over units and any ground */
    const unit *u = unit_of(b, id);
    int64_t far = reach + 12 * CENTIMETRE;
    for (int i = 0; i < s->stands.count; i++) {
        point at = s->stands.at[i].centre;
        if (s->stands.unit[i] == id) continue;
        if (wm_squared_distance(at, (point){u->at[0].x, u->at[0].y}) > far * far) continue;
        if (is_own_mirage(b, id, s->stands.unit[i])) continue;
        out->unit[out->ways.stand_count] = s->stands.unit[i];
        out->stands[out->ways.stand_count++] = s->stands.at[i]; /* WM-MOVE-17 */
    }
    out->ways.barrier_count = wm_barriers(&s->ground, wm_mover_of(b, id), out->barriers);
    out->ways.lane_count = wm_lanes(&s->ground, out->lanes);
}

bool wm_has_way(const surroundings *r, const box *placed, int count, const box *from, const box *to,
                int32_t limit)
{
    way by = {0};
    way_field ways = r->ways;
    box around[ALL_STANDS];
    memcpy(around, r->stands, (size_t)ways.stand_count * sizeof *around);
    for (int i = 0; i < count; i++) around[ways.stand_count++] = placed[i];
    ways.stands = around;
    return wm_find_way(from, to, limit, &ways, &by);
}

bool wm_is_confined(const battle *b, const scene *s, int id, const box *stand)
{
    if (wm_unit_profile(b, id)->type != INFANTRY) return false;
    box across = wm_box((pose){stand->centre.x, stand->centre.y, wm_turned(stand->facing + 900)},
                        2 * stand->half_front, 2 * stand->half_depth);
    return wm_barred_by(&s->ground, &across, INFANTRY) >= 0;
}

/* WM-FLY-12: a flyer sees from the ground like others; WM-FLY-11: and is seen there. Its own stand
 * does not hide what is before its edge, nor does the near side of the target hide
 * itself, so both may stay among those that block. */
bool wm_stand_sees(const battle *b, const scene *s, int id, const box *from, const box *to,
                   sight_purpose purpose)
{
    int edges = unit_has(b, id, HAS_all_round_charge) ? EDGES : 1;
    for (int edge = FRONT; edge < edges; edge++)
        if (wm_sees(from, edge, to, &s->sight, NULL)) return true;
    if (purpose != TO_CHARGE || !wm_is_confined(b, s, id, from)) return false;
    return wm_sees(from, RIGHT, to, &s->sight, NULL) || wm_sees(from, LEFT, to, &s->sight, NULL);
}

bool wm_unit_sees(const battle *b, const scene *s, int id, int target, sight_purpose purpose)
{
    const unit *u = unit_of(b, id), *t = unit_of(b, target);
    for (int i = 0; i < u->stands; i++)
        for (int k = 0; k < t->stands; k++)
            if (wm_stand_sees(b, s, id, &s->stands.at[s->stands.first[id] + i],
                              &s->stands.at[s->stands.first[target] + k], purpose))
                return true;
    return false;
}

/* Sight is slow to find: the near are asked about first, and nobody behind the first who is seen. */
int64_t wm_nearest_in_sight(const battle *b, const scene *s, int id, sight_purpose purpose,
                            int64_t beyond, counts_as_enemy *counts)
{
    int enemy = 1 - side_of_unit(id), count = 0;
    int64_t gap[UNITS_MAX];
    uint8_t who[UNITS_MAX];
    for (int i = 0; i < b->side[enemy].list.unit_count; i++) {
        int target = enemy * UNITS_MAX + i;
        if (!is_on_table(unit_of(b, target))) continue;
        gap[count] = wm_unit_gap(&s->stands, b, id, target);
        who[count] = (uint8_t)target;
        if (gap[count] < beyond) count++;
    }
    while (count > 0) {
        int least = 0;
        for (int i = 1; i < count; i++)
            if (gap[i] < gap[least]) least = i;
        if ((counts == NULL || counts(b, s, id, who[least])) &&
            wm_unit_sees(b, s, id, who[least], purpose))
            return gap[least];
        count--;
        gap[least] = gap[count];
        who[least] = who[count];
    }
    return beyond;
}

int64_t wm_nearest_seen(const battle *b, const scene *s, int id, sight_purpose purpose)
{
    const int64_t beyond = (int64_t)20 * CENTIMETRE * 20 * CENTIMETRE + 1;
    int64_t nearest = wm_nearest_in_sight(b, s, id, purpose, beyond, NULL);
    return nearest < beyond ? nearest : INT64_MAX;
}
