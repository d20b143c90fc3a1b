/* SPDX-License-Identifier: MIT */
/* contacts.c - who touches whom, with which side, and what is remembered of it for the round. */
#include <string.h>

#include "games/warmaster/combat/combat.h"
#include "games/warmaster/setup/setup.h"
#include "games/warmaster/units/troop_hooks.h"

/* ---- Two stands ---- */

static int nearest_corner(const box *b, point p)
{
    int found = 0;
    for (int i = 1; i < EDGES; i++)
        if (wm_squared_distance(b->corner[i], p) < wm_squared_distance(b->corner[found], p))
            found = i;
    return found;
}

static int part_at(const box *b, point p)
{
    int edge = wm_edge_at(b, p);
    return edge != EDGES ? edge : EDGES + nearest_corner(b, p);
}

/* Of the corners of `from` the one nearest to `to`, if it touches. */
static int touching_corner(const box *from, const box *to)
{
    int found = -1;
    int64_t least = TOUCH * TOUCH + 1;
    for (int i = 0; i < EDGES; i++) {
        int64_t gap = wm_point_gap(from->corner[i], to);
        if (gap < least) least = gap, found = i;
    }
    return found;
}

bool wm_meet(const box *mine, const box *his, meeting *out)
{
    int32_t most = 0;
    if (!wm_boxes_touch(mine, his)) return false;
    for (int edge = 0; edge < EDGES; edge++) {
        int other = 0;
        int32_t along = wm_edge_contact(mine, edge, his, &other);
        if (along > most) most = along, *out = (meeting){edge, other};
    }
    if (most > 0) return true;
    int corner = touching_corner(mine, his);
    if (corner >= 0) {
        *out = (meeting){EDGES + corner, part_at(his, mine->corner[corner])};
        return true;
    }
    corner = touching_corner(his, mine);
    if (corner < 0) corner = nearest_corner(his, mine->centre);
    *out = (meeting){part_at(mine, his->corner[corner]), EDGES + corner};
    return true;
}

bool wm_is_front(int spot)
{
    return spot == FRONT || spot == EDGES + FRONT || spot == EDGES + RIGHT;
}

bool wm_is_flanked(const meeting *m)
{
    return wm_is_front(m->his) && !wm_is_front(m->mine);
}

/* ---- Engagements ---- */

unit_set wm_linked_units(const battle *b, const stand_list *s, int id)
{
    unit_set set = {{0}};
    uint8_t queue[ALL_UNITS] = {(uint8_t)id};
    int count = 1;
    set.side[side_of_unit(id)] |= (uint64_t)1 << id % UNITS_MAX;
    for (int at = 0; at < count; at++) {
        int enemy = 1 - side_of_unit(queue[at]);
        circle round = wm_circle_round(&s->at[s->first[queue[at]]], unit_of(b, queue[at])->stands);
        for (int i = wm_first_stand(s, enemy); i < wm_end_of_stands(s, enemy); i++) {
            uint8_t other = s->unit[i];
            if (!wm_may_be_near(&round, &s->at[i], TOUCH) || in_set(&set, other)) continue;
            if (!wm_units_touch(s, b, queue[at], other)) continue; /* AMB-30 */
            set.side[enemy] |= (uint64_t)1 << other % UNITS_MAX;
            queue[count++] = other;
        }
    }
    return set;
}

/* ---- What a unit remembers ---- */

/* Enemy stands that touch the unit, by the side of its stands that they touch. */
typedef struct {
    uint8_t seen[EDGES][ALL_STANDS]; /* by the whole unit, each enemy stand once */
    uint8_t count[EDGES];
    uint8_t of_stand[STANDS_MAX][EDGES];
} sides_touched;

static void note_side(sides_touched *t, int stand, int side, int enemy_stand)
{
    t->of_stand[stand][side]++;
    if (t->seen[side][enemy_stand]) return;
    t->seen[side][enemy_stand] = 1;
    t->count[side]++;
}

/* AMB-82: of the sides that meet at the corner the one more nearly parallel to his front; both
 * where they are equally so. */
static void note_corner(sides_touched *t, int stand, int spot, const box *mine, const box *his,
                        int enemy_stand)
{
    if (spot < EDGES) {
        note_side(t, stand, spot, enemy_stand);
        return;
    }
    int after = spot - EDGES, before = (after + EDGES - 1) % EDGES;
    int32_t bend[2];
    for (int i = 0; i < 2; i++) {
        int32_t turn =
            wm_angle_between(mine->facing + 900 * (i == 0 ? after : before), his->facing);
        bend[i] = turn > 900 ? FULL_TURN / 2 - turn : turn;
    }
    if (bend[0] <= bend[1]) note_side(t, stand, after, enemy_stand);
    if (bend[1] <= bend[0]) note_side(t, stand, before, enemy_stand);
}

static void add_direction(battle *b, int id, int32_t facing, int side)
{
    uint16_t direction = (uint16_t)(1 + wm_turned(facing + 900 * side + FULL_TURN / 2));
    for (int i = 0; i < WAYS_OUT; i++) {
        if (b->bout[id].away[i] == direction) return;
        if (b->bout[id].away[i] != 0) continue;
        b->bout[id].away[i] = direction;
        return;
    }
    b->crammed = 1;
}

static int most_of(const uint8_t count[EDGES])
{
    int most = 0;
    for (int i = 0; i < EDGES; i++)
        if (count[i] > most) most = count[i];
    return most;
}

/* WM-RETREAT-02, WM-RETREAT-03: in line and in straight column from the side with most enemies. */
static void flee_from_side(battle *b, int id, const sides_touched *t)
{
    for (int side = 0; side < EDGES; side++)
        if (t->count[side] == most_of(t->count))
            add_direction(b, id, unit_of(b, id)->at[0].facing, side);
}

/* WM-RETREAT-04: else as the stand that touches most enemy stands. */
static void flee_from_stand(battle *b, int id, const sides_touched *t)
{
    const unit *u = unit_of(b, id);
    int sum[STANDS_MAX] = {0}, most = 0;
    for (int i = 0; i < u->stands; i++) {
        for (int side = 0; side < EDGES; side++) sum[i] += t->of_stand[i][side];
        if (sum[i] > most) most = sum[i];
    }
    for (int i = 0; i < u->stands; i++)
        for (int side = 0; sum[i] == most && side < EDGES; side++)
            if (t->of_stand[i][side] == most_of(t->of_stand[i]))
                add_direction(b, id, u->at[i].facing, side);
}

static bool keeps_one_facing(const battle *b, int id)
{
    const unit *u = unit_of(b, id);
    box stands[STANDS_MAX];
    for (int i = 0; i < u->stands; i++) {
        if (u->at[i].facing != u->at[0].facing) return false;
        stands[i] = wm_stand_box(b, id, u->at[i]);
    }
    return wm_formation(stands, u->stands) != FORMS;
}

/* The enemy units that most of its stands face. */
static uint64_t before_most(const uint8_t faced[UNITS_MAX])
{
    uint64_t out = 0;
    int most = 1;
    for (int i = 0; i < UNITS_MAX; i++) {
        if (faced[i] > most) most = faced[i], out = 0;
        if (faced[i] == most) out |= (uint64_t)1 << i;
    }
    return out;
}

/* Enemy stands at the sides of a unit; those that only touch corners are counted apart. */
typedef struct {
    sides_touched edges, corners;
} surround;

static void note_contact(surround *all, int stand, const meeting *m, const box *mine,
                         const box *his, int enemy_stand)
{
    if (m->mine < EDGES && m->his < EDGES) note_side(&all->edges, stand, m->mine, enemy_stand);
    note_corner(&all->corners, stand, m->mine, mine, his, enemy_stand);
}

static void find_ways_out(battle *b, int id, const surround *all)
{
    const sides_touched *t = most_of(all->edges.count) > 0 ? &all->edges : &all->corners;
    if (keeps_one_facing(b, id))
        flee_from_side(b, id, t);
    else
        flee_from_stand(b, id, t);
}

/* A corner touched by the front of somebody who came at the flank: to that it is more nearly parallel. */
static bool is_from_flank(const meeting *m, const box *mine, const box *his)
{
    int32_t turn = wm_angle_between(mine->facing, his->facing);
    return m->mine >= EDGES && wm_is_front(m->his) && turn > 450 && turn < 1350;
}

/* WM-COMBAT-32 */
static bool is_met_with_front(const battle *b, const meeting *m, const box *mine, const box *his,
                              int enemy)
{
    bool came = (unit_of(b, enemy)->combat & COMBAT_ATTACKER) != 0;
    if ((b->rulings & RULING_CORNERS_FLANK) && came && is_from_flank(m, mine, his)) return false;
    return wm_is_front(m->mine);
}

static void record(battle *b, const stand_list *s, int id)
{
    bout *r = &b->bout[id];
    surround all = {0};
    uint8_t faced[UNITS_MAX] = {0};
    for (int i = 0; i < unit_of(b, id)->stands; i++) {
        const box *mine = &s->at[s->first[id] + i];
        uint64_t facing = 0;
        for (int k = 0; k < s->count; k++) {
            meeting m;
            if (side_of_unit(s->unit[k]) == side_of_unit(id) || !wm_meet(mine, &s->at[k], &m))
                continue;
            uint64_t bit = (uint64_t)1 << s->unit[k] % UNITS_MAX;
            r->touched |= bit;
            r->contacts |= (uint8_t)(1 << i);
            if (wm_is_front(m.mine)) facing |= bit;
            if (is_met_with_front(b, &m, mine, &s->at[k], s->unit[k]))
                r->fronts |= (uint8_t)(1 << i);
            note_contact(&all, i, &m, mine, &s->at[k], k);
        }
        r->front |= facing;
        for (int k = 0; k < UNITS_MAX; k++) faced[k] = (uint8_t)(faced[k] + (facing >> k & 1));
    }
    r->most = before_most(faced);
    find_ways_out(b, id, &all);
}

void wm_look_for_ways_out(battle *b, int id)
{
    stand_list s;
    surround all = {0};
    bool touches = false;
    wm_list_stands(b, &s);
    for (int i = 0; i < unit_of(b, id)->stands; i++)
        for (int k = 0; k < s.count; k++) {
            const box *mine = &s.at[s.first[id] + i];
            meeting m;
            if (side_of_unit(s.unit[k]) == side_of_unit(id) || !wm_meet(mine, &s.at[k], &m))
                continue;
            note_contact(&all, i, &m, mine, &s.at[k], k);
            touches = true;
        }
    if (!touches) return;
    memset(b->bout[id].away, 0, sizeof b->bout[id].away);
    find_ways_out(b, id, &all);
}

void wm_begin_bouts(battle *b, const unit_set *members)
{
    stand_list s;
    uint8_t round = 0;
    wm_list_stands(b, &s);
    for (int id = 0; id < ALL_UNITS; id++)
        if (in_set(members, id) && b->bout[id].round > round) round = b->bout[id].round;
    for (int id = 0; id < ALL_UNITS; id++) {
        uint8_t kept = b->bout[id].round;
        memset(&b->bout[id], 0, sizeof b->bout[id]);
        b->bout[id].round = kept;
        if (!in_set(members, id)) continue;
        b->bout[id].round = (uint8_t)(round + 1);
        b->bout[id].fights = 1;
        unit_in(b, id)->combat |= COMBAT_FOUGHT;
        record(b, &s, id);
        if (wm_hooks_of(b, id)->round_begins != NULL) wm_hooks_of(b, id)->round_begins(b, id);
    }
}

static uint8_t without_bit(uint8_t set, int bit)
{
    uint8_t low = (uint8_t)((1 << bit) - 1);
    return (uint8_t)((set & low) | (set >> 1 & ~low));
}

void wm_forget_stand(battle *b, int id, int stand)
{
    b->bout[id].fronts = without_bit(b->bout[id].fronts, stand);
    b->bout[id].contacts = without_bit(b->bout[id].contacts, stand);
}
