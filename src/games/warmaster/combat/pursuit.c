/* SPDX-License-Identifier: MIT */
/* pursuit.c - section PURSUE: who may follow whom, and where the stands go. */
#include <string.h>

#include "games/warmaster/characters/characters.h"
#include "games/warmaster/combat/combat.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/units/troop_hooks.h"

/* ---- Whom ---- */

static int enemy_at(int id, int place_in_roster)
{
    return (1 - side_of_unit(id)) * UNITS_MAX + place_in_roster;
}

/* WM-PURSUE-26, WM-PURSUE-27: it touched them in this round, they ran and are on the table. A laager
 * does not run, and is fought on. */
static uint64_t runners(const battle *b, int id)
{
    uint64_t out = 0;
    for (int i = 0; i < UNITS_MAX; i++) {
        int other = enemy_at(id, i);
        if (!(b->bout[id].touched >> i & 1) || !is_on_table(unit_of(b, other))) continue;
        if (unit_of(b, other)->retreated > 0 || wm_stands_fast(b, other)) out |= (uint64_t)1 << i;
    }
    return out;
}

static bool run_one_way(const battle *b, int id, uint64_t set)
{
    int direction = -1;
    for (int i = 0; i < UNITS_MAX; i++) {
        if (!(set >> i & 1)) continue;
        int here = b->bout[enemy_at(id, i)].away[0];
        if (direction >= 0 && direction != here) return false;
        direction = here;
    }
    return true;
}

/* WM-PURSUE-10, WM-MULTI-07, WM-MULTI-08: those before its front, and if they run different ways
 * those before most of its stands. */
static uint64_t quarry(const battle *b, int id)
{
    uint64_t all = runners(b, id), before = all & b->bout[id].front;
    if (before == 0) return all;
    if (run_one_way(b, id, before) || (before & b->bout[id].most) == 0) return before;
    return before & b->bout[id].most;
}

/* WM-PURSUE-03, WM-PURSUE-07 */
static bool may_follow_type(const battle *b, int id, int target)
{
    const unit_profile *p = wm_unit_profile(b, id), *t = wm_unit_profile(b, target);
    if (unit_has(b, id, HAS_pursue_any) || (wm_traits_of(b, id) & TRAIT_PURSUE_ANY) ||
        wm_has_hounds(b, id))
        return true;
    if (wm_flies(b, target) && !wm_flies(b, id)) return unit_has(b, target, HAS_pursued_by_any);
    return p->type != INFANTRY || (t->type != CAVALRY && t->type != CHARIOT);
}

/* WM-PURSUE-06: the target stands in, or ran through, ground that bars the pursuer. */
static bool ran_where_none_follows(const battle *b, const ground *g, int id, int target)
{
    const unit *u = unit_of(b, target);
    int32_t back = wm_turned(b->bout[target].away[0] - 1 + FULL_TURN / 2);
    for (int i = 0; i < u->stands; i++)
        for (int cm = 0; cm <= u->retreated; cm++) {
            point at = wm_point_along((point){u->at[i].x, u->at[i].y}, back, cm * CENTIMETRE);
            if (at.x < 0 || at.y < 0 || at.x > UINT16_MAX || at.y > UINT16_MAX) continue;
            box here = wm_stand_box(b, target, wm_place_of((pose){at.x, at.y, u->at[i].facing}));
            if (wm_barred_by(g, &here, wm_mover_of(b, id)) >= 0) return true;
        }
    return false;
}

/* ---- One pursuit being worked out ---- */

enum { CHASE_LIMIT = 120 * CENTIMETRE }; /* WM-PURSUE-08: as far as it takes */

typedef struct {
    const battle *b;
    int id;
    uint64_t prey; /* the units it goes for, by their place in the roster */
    scene s;
    surroundings r;
    box from[STANDS_MAX];   /* where the stands were */
    box placed[STANDS_MAX]; /* where those that have moved are now */
    int done;
    bool anyhow; /* ways no longer matter: there was no place that could be reached */
} chase;

static bool is_prey(const chase *c, int unit_id)
{
    return side_of_unit(unit_id) != side_of_unit(c->id) && (c->prey >> unit_id % UNITS_MAX & 1);
}

/* WM-FLY-15: flyers run along the ground as well. */
static void look_round(chase *c)
{
    const battle *b = c->b;
    wm_read_scene(b, &c->s);
    wm_look_round(b, &c->s, c->id, CHASE_LIMIT, &c->r);
    if (!wm_flies(b, c->id)) return;
    for (int i = 0; i < c->s.stands.count; i++) {
        if (c->s.stands.unit[i] == c->id) continue;
        c->r.unit[c->r.ways.stand_count] = c->s.stands.unit[i];
        c->r.stands[c->r.ways.stand_count++] = c->s.stands.at[i];
    }
    c->r.ways.barrier_count = wm_barriers(&c->s.ground, ON_WINGS, c->r.barriers);
    c->r.ways.lane_count = wm_lanes(&c->s.ground, c->r.lanes);
}

/* WM-DEFEND-09, WM-DEFEND-10: who may not come to walls does not touch those on them. */
static bool may_touch(const chase *c, int k)
{
    int other = c->s.stands.unit[k];
    if (wm_may_storm(c->b, c->id)) return true;
    return !wm_is_on_walls(c->b, other, k - c->s.stands.first[other]);
}

static bool fits(const chase *c, const box *to)
{
    if (!wm_is_on_table(&c->s.ground, to)) return false;
    if (wm_barred_by(&c->s.ground, to, wm_mover_of(c->b, c->id)) >= 0) return false;
    for (int k = 0; k < c->s.stands.count; k++) {
        int other = c->s.stands.unit[k];
        if (other == c->id) continue;
        if (wm_boxes_overlap(to, &c->s.stands.at[k])) return false;
        if (side_of_unit(other) != side_of_unit(c->id) && wm_boxes_touch(to, &c->s.stands.at[k]) &&
            !may_touch(c, k))
            return false;
    }
    for (int i = 0; i < c->done; i++)
        if (wm_boxes_overlap(to, &c->placed[i])) return false;
    return true;
}

static bool touches_placed(const chase *c, const box *to)
{
    for (int i = 0; i < c->done; i++)
        if (wm_boxes_touch(to, &c->placed[i])) return true;
    return false;
}

/* WM-PURSUE-18 */
static bool can_reach(const chase *c, int stand, const box *to)
{
    return wm_has_way(&c->r, c->placed, c->done, &c->from[stand], to, CHASE_LIMIT);
}

/* Its front lies along part of an edge of somebody it pursues. */
static bool has_contact(const chase *c, const box *to)
{
    for (int k = 0; k < c->s.stands.count; k++)
        if (is_prey(c, c->s.stands.unit[k]) &&
            wm_edge_contact(to, FRONT, &c->s.stands.at[k], NULL) > 0)
            return true;
    return false;
}

static box shifted(const box *b, int32_t right, int32_t forward)
{
    point at = wm_box_point(b, right, forward);
    return wm_box((pose){at.x, at.y, b->facing}, 2 * b->half_front, 2 * b->half_depth);
}

/* ---- Straight forward (WM-PURSUE-11, WM-PURSUE-12) ---- */

/* How far `p` lies to the right of and before the stand's middle. */
static point seen_from(const box *b, point p)
{
    int64_t x = p.x - b->centre.x, y = p.y - b->centre.y;
    return (point){(int32_t)((x * b->cosine - y * b->sine) / TRIG_ONE),
                   (int32_t)((x * b->sine + y * b->cosine) / TRIG_ONE)};
}

/* How far forward the front meets an edge of the enemy stand; -1: never, or at a corner only. */
static int32_t way_to(const box *mine, const box *his)
{
    int32_t bend = wm_angle_between(mine->facing, his->facing) % 900;
    int32_t left = INT32_MAX, right = INT32_MIN, near = INT32_MAX;
    if (bend > 2 && bend < 898) return -1;
    for (int i = 0; i < EDGES; i++) {
        point at = seen_from(mine, his->corner[i]);
        if (at.x < left) left = at.x;
        if (at.x > right) right = at.x;
        if (at.y < near) near = at.y;
    }
    if (left > mine->half_front - 2 * TOUCH || right < 2 * TOUCH - mine->half_front) return -1;
    return near - mine->half_depth < 0 ? -1 : near - mine->half_depth;
}

static bool is_clear_ahead(const chase *c, const box *mine, int32_t ahead)
{
    box swept =
        wm_box((pose){0, 0, mine->facing}, 2 * mine->half_front, 2 * mine->half_depth + ahead);
    point middle = wm_box_point(mine, 0, ahead / 2);
    swept = wm_box((pose){middle.x, middle.y, mine->facing}, 2 * swept.half_front,
                   2 * swept.half_depth);
    return fits(c, &swept);
}

/* The way of the stand straight to those it pursues; -1: it cannot go so. */
static int32_t straight_way(const chase *c, int stand)
{
    int32_t least = -1;
    for (int k = 0; k < c->s.stands.count; k++) {
        if (!is_prey(c, c->s.stands.unit[k])) continue;
        int32_t here = way_to(&c->from[stand], &c->s.stands.at[k]);
        if (here >= 0 && (least < 0 || here < least)) least = here;
    }
    if (least < 0 || !is_clear_ahead(c, &c->from[stand], least)) return -1;
    return least;
}

/* Everybody who can, nearest first. Returns a bit for each stand that has moved. */
static unsigned go_straight(chase *c, int count)
{
    unsigned moved = 0;
    for (int turn = 0; turn < count; turn++) {
        int best = -1;
        int32_t least = INT32_MAX;
        for (int i = 0; i < count; i++) {
            if (moved >> i & 1) continue;
            int32_t here = straight_way(c, i);
            if (here >= 0 && here < least) least = here, best = i;
        }
        if (best < 0) break;
        box to = shifted(&c->from[best], 0, least);
        if (!has_contact(c, &to)) break;
        c->placed[c->done++] = to;
        moved |= 1u << best;
    }
    return moved;
}

/* ---- Else the nearest stand, as in a charge (WM-PURSUE-17) ---- */

static int32_t half_edge(const box *b, int edge)
{
    return edge == FRONT || edge == REAR ? b->half_front : b->half_depth;
}

/* With the front on an edge, `shift` to the right of its middle as the edge looks. */
static box laid_on(const box *mine, const box *enemy, int edge, int32_t shift)
{
    static const int32_t right[EDGES] = {0, 1, 0, -1}, forward[EDGES] = {1, 0, -1, 0};
    int32_t out =
        (edge == FRONT || edge == REAR ? enemy->half_depth : enemy->half_front) + mine->half_depth;
    point at = wm_box_point(enemy, right[edge] * out + forward[edge] * shift,
                            forward[edge] * out - right[edge] * shift);
    pose where = {at.x, at.y, wm_turned(enemy->facing + edge * 900 + FULL_TURN / 2)};
    return wm_box(where, 2 * mine->half_front, 2 * mine->half_depth);
}

static bool lay_on_edge(chase *c, int stand, const box *enemy, int edge)
{
    int32_t most = half_edge(enemy, edge) + c->from[stand].half_front - 2 * TOUCH;
    for (int32_t off = 0; off <= most; off += 2 * MILLIMETRE)
        for (int sign = off == 0 ? 1 : -1; sign <= 1; sign += 2) {
            box to = laid_on(&c->from[stand], enemy, edge, sign * off);
            if (!fits(c, &to) || !can_reach(c, stand, &to)) continue;
            c->placed[c->done++] = to;
            return true;
        }
    return false;
}

/* Edges of the enemy stand, nearest to `from` first, of equally near ones the one it faces. */
static void sort_edges(const box *from, const box *enemy, int out[EDGES])
{
    int64_t gap[EDGES];
    for (int i = 0; i < EDGES; i++) {
        int32_t turn = wm_angle_between(from->facing, enemy->facing + 900 * i + FULL_TURN / 2);
        int64_t here =
            wm_segment_point_gap(enemy->corner[i], enemy->corner[(i + 1) % EDGES], from->centre) *
                FULL_TURN +
            turn;
        int at = i;
        for (; at > 0 && gap[at - 1] > here; at--) gap[at] = gap[at - 1], out[at] = out[at - 1];
        gap[at] = here, out[at] = i;
    }
}

typedef struct {
    int mine, his;
    int64_t gap;
} pair;

static int list_pairs(const chase *c, int count, pair out[STANDS_MAX * ALL_STANDS])
{
    int found = 0;
    for (int i = 0; i < count; i++)
        for (int k = 0; k < c->s.stands.count; k++) {
            if (!is_prey(c, c->s.stands.unit[k])) continue;
            pair here = {i, k, wm_box_gap(&c->from[i], &c->s.stands.at[k])};
            int at = found++;
            for (; at > 0 && out[at - 1].gap > here.gap; at--) out[at] = out[at - 1];
            out[at] = here;
        }
    return found;
}

static unsigned go_round(chase *c, int count)
{
    pair all[STANDS_MAX * ALL_STANDS];
    int found = list_pairs(c, count, all);
    for (int i = 0; i < found; i++) {
        const box *enemy = &c->s.stands.at[all[i].his];
        int edge[EDGES];
        sort_edges(&c->from[all[i].mine], enemy, edge);
        for (int k = 0; k < EDGES; k++)
            if (lay_on_edge(c, all[i].mine, enemy, edge[k])) return 1u << all[i].mine;
    }
    return 0;
}

/* ---- The first stands ---- */

static void begin_chase(chase *c, const battle *b, int id, uint64_t prey)
{
    c->b = b, c->id = id, c->prey = prey, c->done = 0, c->anyhow = false;
    for (int i = 0; i < unit_of(b, id)->stands; i++)
        c->from[i] = wm_stand_box(b, id, unit_of(b, id)->at[i]);
    look_round(c);
}

static unsigned place_first(chase *c)
{
    int count = unit_of(c->b, c->id)->stands;
    unsigned moved = go_straight(c, count);
    return moved != 0 ? moved : go_round(c, count);
}

/* Those of its quarry that run the same way as the target. */
static uint64_t prey_with(const battle *b, int id, int target)
{
    uint64_t out = 0, all = quarry(b, id);
    for (int i = 0; i < UNITS_MAX; i++)
        if ((all >> i & 1) && b->bout[enemy_at(id, i)].away[0] == b->bout[target].away[0] &&
            may_follow_type(b, id, enemy_at(id, i)))
            out |= (uint64_t)1 << i;
    return out;
}

static bool check_pursuer(const battle *b, int id, vx_problem *why)
{
    static const vx_message guns = {
        "WM-PURSUE-04", {"artillery never pursues", "артиллерия никогда не преследует"}};
    static const vx_message walls = {
        "WM-PURSUE-05",
        {"troops in a fortified position never pursue", "из укреплённой позиции не преследуют"}};
    static const vx_message doomed = {"WM-MAGIC-17",
                                      {"doom lies on this unit", "на этом отряде лежит рок"}};
    static const vx_message nobody = {
        "WM-PURSUE-26",
        {"none of those it fought has retreated", "никто из тех, с кем он бился, не бежал"}};
    bool swarms = (wm_traits_of(b, id) & TRAIT_PURSUE_ANY) != 0;
    if (wm_unit_profile(b, id)->type == ARTILLERY && !swarms) return vx_refuse(why, &guns);
    if (!wm_check_going(b, id, NULL, why)) return false;
    if (wm_holds_walls(b, id)) return vx_refuse(why, &walls);
    if (wm_is_doomed(b, id)) return vx_refuse(why, &doomed);
    return runners(b, id) != 0 || vx_refuse(why, &nobody); /* WM-PURSUE-01, WM-PURSUE-02 */
}

static bool check_quarry(const battle *b, int id, int target, vx_problem *why)
{
    static const vx_message untouched = {
        "WM-PURSUE-26",
        {"it did not fight this unit in the round, or that unit did not retreat",
         "с этим отрядом он в раунде не бился, или тот не бежал"}};
    static const vx_message front = {"WM-MULTI-07",
                                     {"it must pursue the enemies that retreat from its front",
                                      "преследовать надо бегущих от фронта"}};
    static const vx_message infantry = {"WM-PURSUE-03",
                                        {"infantry never pursues cavalry or chariots",
                                         "пехота не преследует кавалерию и колесницы"}};
    static const vx_message flyers = {
        "WM-PURSUE-07", {"only flyers may pursue flyers", "летающих преследуют только летающие"}};
    static const vx_message ground_bars = {
        "WM-PURSUE-06",
        {"the enemy ran into or through ground that bars this unit",
         "враг убежал в местность, непроходимую для этого отряда, или через неё"}};
    ground g;
    if (!wm_unit_exists(b, target) || side_of_unit(target) == side_of_unit(id) ||
        !(runners(b, id) >> target % UNITS_MAX & 1))
        return vx_refuse(why, &untouched);
    if (!(quarry(b, id) >> target % UNITS_MAX & 1)) return vx_refuse(why, &front);
    if (!may_follow_type(b, id, target))
        return vx_refuse(why, wm_flies(b, target) ? &flyers : &infantry); /* AMB-70 */
    if (wm_stands_fast(b, target)) return true;
    wm_read_ground(&b->table, &g);
    return !ran_where_none_follows(b, &g, id, target) || vx_refuse(why, &ground_bars);
}

bool wm_check_pursuit(const battle *b, int id, int target, vx_problem *why)
{
    static const vx_message corner = {"WM-PURSUE-21",
                                      {"no stand could bring its front to an edge of the enemy",
                                       "ни одна база не достаёт фронтом до края врага"}};
    chase c;
    if (!check_pursuer(b, id, why) || !check_quarry(b, id, target, why)) return false;
    if (wm_stands_fast(b, target)) return true;
    begin_chase(&c, b, id, prey_with(b, id, target));
    if (place_first(&c) == 0) return vx_refuse(why, &corner);
    const box *to = &c.placed[0];
    place there = wm_place_of((pose){to->centre.x, to->centre.y, to->facing});
    return wm_check_going(b, id, &there, why);
}

vx_action *wm_list_pursuits(const battle *b, int id, vx_action *out)
{
    uint64_t all = quarry(b, id);
    for (int i = 0; i < UNITS_MAX; i++)
        if ((all >> i & 1) && wm_check_pursuit(b, id, enemy_at(id, i), NULL))
            *out++ = pack_act((act){ACT_PURSUE, (uint8_t)id, (uint8_t)enemy_at(id, i), {0}});
    return out;
}

bool wm_may_pursue_somebody(const battle *b, int id)
{
    vx_action all[UNITS_MAX];
    return wm_list_pursuits(b, id, all) > all;
}

/* WM-PURSUE-22: a unit that it touches now, fresh or retreating, is in the next round; engagement.c finds
 * them. */
static void have_moved(battle *b, int id, const place from[STANDS_MAX])
{
    wm_bring_persons(b, id); /* WM-CHAR-08 */
    wm_push_displaced(b, id, from);
}

void wm_pursue(battle *b, int id, int target)
{
    chase c;
    unit *u = unit_in(b, id);
    place from[STANDS_MAX];
    u->combat |= COMBAT_PURSUES | COMBAT_ATTACKER; /* WM-DEFEND-12 */
    if (wm_stands_fast(b, target)) return;         /* they touch already */
    memcpy(from, u->at, sizeof from);
    begin_chase(&c, b, id, prey_with(b, id, target));
    unsigned moved = place_first(&c), left = ((1u << u->stands) - 1) & ~moved;
    for (int i = 0, at = 0; i < u->stands; i++) { /* which stand stands where does not matter */
        if (!(moved >> i & 1)) continue;
        const box *to = &c.placed[at++];
        u->at[i] = wm_place_of((pose){to->centre.x, to->centre.y, to->facing});
    }
    if (left != 0)
        wm_push_task(b, (task){.kind = TASK_PURSUIT,
                               .side = (uint8_t)side_of_unit(id),
                               .unit = (uint8_t)id,
                               .pursuit = {.left = (uint16_t)left, .prey = (uint16_t)target}});
    have_moved(b, id, from);
}

/* ---- The other stands ---- */

static void take_up(chase *c, const battle *b)
{
    const task *t = top_task(b);
    const unit *u = unit_of(b, t->unit);
    begin_chase(c, b, t->unit, prey_with(b, t->unit, t->pursuit.prey));
    for (int i = 0; i < u->stands; i++)
        if (!(t->pursuit.left >> i & 1)) c->placed[c->done++] = c->from[i];
}

enum { SLOTS_MAX = 24 };
typedef struct {
    int count;
    box at[SLOTS_MAX];
} slots;

static void add_slot(const chase *c, int stand, const box *to, slots *out)
{
    if (out->count == SLOTS_MAX || !touches_placed(c, to) || !fits(c, to)) return;
    for (int i = 0; i < out->count; i++)
        if (out->at[i].facing == to->facing &&
            wm_squared_distance(out->at[i].centre, to->centre) <= TOUCH * TOUCH)
            return;
    if (c->anyhow || can_reach(c, stand, to)) out->at[out->count++] = *to;
}

/* WM-PURSUE-13, WM-PURSUE-14, WM-PURSUE-15, WM-PURSUE-16: on with the line, or anywhere along an
 * edge of the enemy, his flank and rear too; the most contact is not asked for. */
static void find_contact(const chase *c, int stand, slots *out)
{
    const box *mine = &c->from[stand];
    for (int i = 0; i < c->done; i++)
        for (int sign = -1; sign <= 1; sign += 2) {
            box to = shifted(&c->placed[i], sign * 2 * mine->half_front, 0);
            if (has_contact(c, &to)) add_slot(c, stand, &to, out);
        }
    for (int k = 0; k < c->s.stands.count; k++) {
        const box *enemy = &c->s.stands.at[k];
        if (!is_prey(c, c->s.stands.unit[k])) continue;
        for (int edge = 0; edge < EDGES; edge++) {
            int32_t half = half_edge(enemy, edge), most = half + mine->half_front;
            int32_t at[5] = {0, half - mine->half_front, mine->half_front - half,
                             most - 5 * MILLIMETRE, 5 * MILLIMETRE - most};
            for (int i = 0; i < 5; i++) {
                box to = laid_on(mine, enemy, edge, at[i]);
                add_slot(c, stand, &to, out);
            }
            for (int32_t off = 5 * MILLIMETRE; off < most; off += 5 * MILLIMETRE)
                for (int sign = -1; sign <= 1; sign += 2) {
                    box to = laid_on(mine, enemy, edge, sign * off);
                    add_slot(c, stand, &to, out);
                }
        }
    }
}

/* WM-PURSUE-19, WM-PURSUE-20: up to a corner, behind, beside, in echelon. */
static void find_company(const chase *c, int stand, slots *out)
{
    for (int i = 0; i < c->done; i++) {
        const box *by = &c->placed[i];
        box behind = shifted(by, 0, -2 * by->half_depth);
        add_slot(c, stand, &behind, out);
        for (int sign = -1; sign <= 1; sign += 2) {
            box beside = shifted(by, sign * 2 * by->half_front, 0);
            box echelon = shifted(by, sign * 2 * by->half_front, -by->half_depth);
            box corner = shifted(by, sign * 2 * by->half_front, -2 * by->half_depth);
            add_slot(c, stand, &beside, out);
            add_slot(c, stand, &echelon, out);
            add_slot(c, stand, &corner, out);
        }
    }
}

/* True where the slots are in contact, which then is demanded (WM-PURSUE-14). */
static bool find_slots(const chase *c, int stand, slots *out)
{
    out->count = 0;
    find_contact(c, stand, out);
    if (out->count > 0) return true;
    find_company(c, stand, out);
    if (out->count > 0) return false;
    if (fits(c, &c->from[stand])) { /* AMB-65: cut off, it stays where it is */
        out->at[out->count++] = c->from[stand];
        return false;
    }
    chase anyhow = *c; /* its own place is taken */
    anyhow.anyhow = true;
    find_company(&anyhow, stand, out);
    if (out->count == 0) out->at[out->count++] = c->from[stand];
    return false;
}

static int next_stand(const task *t)
{
    int stand = 0;
    while (!(t->pursuit.left >> stand & 1)) stand++;
    return stand;
}

static place place_of(const box *b)
{
    return wm_place_of((pose){b->centre.x, b->centre.y, b->facing});
}

static vx_action *list(const battle *b, vx_action *out)
{
    const task *t = top_task(b);
    chase c;
    slots all;
    int stand = next_stand(t);
    take_up(&c, b);
    find_slots(&c, stand, &all);
    for (int i = 0; i < all.count; i++)
        *out++ = pack_act((act){ACT_STAND, t->unit, (uint8_t)stand, place_of(&all.at[i])});
    return out;
}

static bool is_listed(const slots *all, place at)
{
    for (int i = 0; i < all->count; i++) {
        place here = place_of(&all->at[i]);
        if (here.x == at.x && here.y == at.y && here.facing == at.facing) return true;
    }
    return false;
}

static bool check(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message other = {
        "WM-PURSUE-13", {"stand {0} is the next to be placed", "следующей ставится база {0}"}};
    static const vx_message apart = {"WM-PURSUE-13",
                                     {"a stand is placed touching those that have moved",
                                      "база ставится вплотную к уже передвинутым"}};
    static const vx_message idle = {
        "WM-PURSUE-14",
        {"a stand that can must bring its front to an edge of the enemy",
         "база, которая может, встаёт фронтом к краю врага"}};
    static const vx_message taken = {
        "WM-PURSUE-18",
        {"the stand cannot stand or get there", "база не может туда встать или дойти"}};
    const task *t = top_task(b);
    chase c;
    slots all;
    int stand = next_stand(t);
    if (a->who != t->unit || a->detail != stand)
        return vx_refuse_numbers(why, &other, stand + 1, 0);
    take_up(&c, b);
    bool in_contact = find_slots(&c, stand, &all);
    if (is_listed(&all, a->at)) return true;
    box to = wm_stand_box(b, a->who, a->at);
    if (!touches_placed(&c, &to)) return vx_refuse(why, &apart);
    if (in_contact && !has_contact(&c, &to)) return vx_refuse(why, &idle);
    return (fits(&c, &to) && can_reach(&c, stand, &to)) || vx_refuse(why, &taken);
}

static void apply(battle *b, const act *a)
{
    task *t = top_task_in(b);
    place from[STANDS_MAX];
    memcpy(from, unit_of(b, a->who)->at, sizeof from);
    unit_in(b, a->who)->at[a->detail] = a->at;
    t->pursuit.left &= (uint16_t)~(1u << a->detail);
    if (t->pursuit.left == 0) wm_pop_task(b);
    have_moved(b, a->who, from);
}

static bool is_sound(const battle *b, const task *t)
{
    return t->unit != NOBODY_ID && is_on_table(unit_of(b, t->unit)) && wm_fights(b, t->unit) &&
           t->side == side_of_unit(t->unit) && t->pursuit.left > 0 &&
           t->pursuit.left < (1u << unit_of(b, t->unit)->stands) &&
           wm_unit_exists(b, t->pursuit.prey) && side_of_unit(t->pursuit.prey) != t->side &&
           (quarry(b, t->unit) != 0);
}

const task_rules wm_pursuit_task = {
    .key = "pursuit",
    .layout = LAYOUT_PURSUIT,
    .acts = ACT_BIT(ACT_STAND),
    .asked = {"WM-PURSUE-13",
              {"first place the stands of the pursuing unit",
               "сначала поставьте базы преследующего отряда"}},
    .status = {"place a pursuing stand", "поставьте преследующую базу"},
    .open_ended = true,
    .to_act = wm_owner_acts,
    .list = list,
    .check = check,
    .apply = apply,
    .is_sound = is_sound,
};
