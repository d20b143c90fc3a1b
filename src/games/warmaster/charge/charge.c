/* SPDX-License-Identifier: MIT */
/* charge.c - section CHARGE: which stand goes first, onto which edge, and where the others go. */
#include <string.h>

#include "games/warmaster/charge/attempt.h"
#include "games/warmaster/charge/charge.h"
#include "games/warmaster/command/command.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/movement/movement.h"
#include "games/warmaster/turn/turn.h"
#include "games/warmaster/units/troop_hooks.h"

/* ---- The first stand ---- */

/* A stand with its front on an edge, `shift` to the right of its middle as the edge looks; turned
 * by `turn` it lies there with a side. */
static box laid_on(const attempt *t, const box *enemy, int edge, int32_t shift, int32_t turn)
{
    static const int32_t right[EDGES] = {0, 1, 0, -1}, forward[EDGES] = {1, 0, -1, 0};
    const box *mine = &t->from[0];
    int32_t out = (edge == FRONT || edge == REAR ? enemy->half_depth : enemy->half_front) +
                  (turn == 0 ? mine->half_depth : mine->half_front);
    point at = wm_box_point(enemy, right[edge] * out + forward[edge] * shift,
                            forward[edge] * out - right[edge] * shift);
    pose where = {at.x, at.y, wm_turned(enemy->facing + edge * 900 + FULL_TURN / 2 + turn)};
    return wm_box(where, 2 * mine->half_front, 2 * mine->half_depth);
}

static int32_t half_edge(const box *b, int edge)
{
    return edge == FRONT || edge == REAR ? b->half_front : b->half_depth;
}

typedef enum { PLACED, COVERED, TOO_FAR } placing;

/* WM-CHARGE-08: centre to centre; WM-CHARGE-17: where that is taken as near to it as can be, with
 * real edge contact (WM-CHARGE-18); WM-CHARGE-20: the centre must be within reach all the same. */
static placing place_turned(attempt *t, int stand, const box *enemy, int edge, int32_t turn)
{
    box centred = laid_on(t, enemy, edge, 0, turn);
    way straight = {0};
    if (wm_travel(&t->from[stand], &centred, &straight) > t->limit) return TOO_FAR;
    int32_t half = turn == 0 ? t->from[stand].half_front : t->from[stand].half_depth;
    int32_t most = half_edge(enemy, edge) + half - 2 * TOUCH;
    for (int32_t off = 0; off <= most; off += MILLIMETRE)
        for (int sign = off == 0 ? 1 : -1; sign <= 1; sign += 2) {
            box to = laid_on(t, enemy, edge, sign * off, turn);
            if (!wm_charger_fits(t, &to) || !wm_charger_reaches(t, stand, &to)) continue;
            t->who[t->done] = (uint8_t)stand;
            t->placed[t->done++] = to;
            t->used |= 1u << stand;
            t->clause = off == 0 ? "WM-CHARGE-08" : "WM-CHARGE-17";
            return PLACED;
        }
    return COVERED;
}

/* With the front; WM-CHARGE-27: on a bridge or a path too narrow for that, with the side that it goes
 * ahead with. */
static placing place_on_edge(attempt *t, int stand, const box *enemy, int edge)
{
    placing result = t->sideways ? COVERED : place_turned(t, stand, enemy, edge, 0);
    if (result == PLACED || !wm_is_confined(t->b, &t->s, t->id, &t->from[stand])) return result;
    for (int32_t turn = 900; turn <= 2700; turn += 1800)
        if (place_turned(t, stand, enemy, edge, turn) == PLACED) return PLACED;
    return result;
}

/* Corner to corner there would be room. */
static bool meets_corner(const attempt *t, int stand, const box *enemy, int edge)
{
    int32_t off = half_edge(enemy, edge) + t->from[stand].half_front;
    for (int sign = -1; sign <= 1; sign += 2) {
        box to = laid_on(t, enemy, edge, sign * off, 0);
        if (wm_charger_fits(t, &to) && wm_charger_reaches(t, stand, &to)) return true;
    }
    return false;
}

/* AMB-28: how much charging frontage lies left and right of the line through the closest points. */
static void measure_frontage(const attempt *t, point from, point to, int64_t *left, int64_t *right)
{
    *left = *right = 0;
    for (int i = 0; i < t->count; i++) {
        int64_t a = wm_side(from, to, t->from[i].corner[FRONT]);
        int64_t b = wm_side(from, to, t->from[i].corner[RIGHT]);
        int64_t length = 2 * t->from[i].half_front;
        int64_t size_a = a < 0 ? -a : a, size_b = b < 0 ? -b : b;
        if (a >= 0 && b >= 0)
            *left += length;
        else if (a <= 0 && b <= 0)
            *right += length;
        else {
            int64_t share = length * size_a / (size_a + size_b);
            *(a > 0 ? left : right) += share;
            *(a > 0 ? right : left) += length - share;
        }
    }
}

/* The edges to try, best first: the nearest one, or at a corner the two that meet there
 * (WM-CHARGE-09, WM-CHARGE-10). Returns their number. */
static int edges_to_try(const attempt *t, int stand, const box *enemy, int out[2], bool *tied)
{
    point p, q;
    wm_nearest_points(&t->from[stand], enemy, &p, &q);
    out[0] = wm_edge_at(enemy, q);
    if (out[0] != EDGES) return 1;
    int corner = 0;
    for (int i = 1; i < EDGES; i++)
        if (wm_squared_distance(enemy->corner[i], q) <
            wm_squared_distance(enemy->corner[corner], q))
            corner = i;
    int before = (corner + EDGES - 1) % EDGES; /* the edge that ends at this corner */
    int64_t left, right;
    measure_frontage(t, p, q, &left, &right);
    *tied = left - right <= TOUCH && right - left <= TOUCH;
    bool to_left = left - right > TOUCH || (right - left <= TOUCH && !t->prefer_right);
    bool corner_edge_is_left =
        wm_side(p, q, enemy->corner[(corner + 1) % EDGES]) > wm_side(p, q, enemy->corner[before]);
    out[0] = corner_edge_is_left == to_left ? corner : before;
    out[1] = out[0] == corner ? before : corner;
    return 2;
}

/* WM-CHARGE-11: an edge that looks away from the charger is not one it can see. */
static bool faces_edge(const box *mine, const box *enemy, int edge)
{
    point a = enemy->corner[edge], b = enemy->corner[(edge + 1) % EDGES];
    return wm_side(a, b, mine->corner[FRONT]) > 0 || wm_side(a, b, mine->corner[RIGHT]) > 0;
}

static bool stand_sees(const attempt *t, int stand, int k)
{
    return wm_stand_sees(t->b, &t->s, t->id, &t->from[stand], wm_charged_stand(t, k), TO_CHARGE);
}

typedef struct {
    uint8_t mine, his;
    int64_t gap, apart; /* of the edges, of the centres */
} sighting;

static bool is_nearer(const sighting *a, const sighting *b)
{
    return a->gap != b->gap ? a->gap < b->gap : a->apart < b->apart;
}

/* How near a stand is to an enemy's, squared. WM-CHARGE-06: where something bars the straight way,
 * by the way that it must take. */
static int64_t nearness(const attempt *t, int stand, const box *enemy)
{
    const box *mine = &t->from[stand];
    int edge[2];
    way by = {0};
    point p, q;
    bool tied;
    int64_t gap = wm_nearest_points(mine, enemy, &p, &q);
    edges_to_try(t, stand, enemy, edge, &tied);
    box to = laid_on(t, enemy, edge[0], 0, 0);
    if (!wm_find_way(mine, &to, t->limit, &t->r.ways, &by) || by.count == 0) return gap;
    int64_t length = wm_length(by.at[0].x - p.x, by.at[0].y - p.y);
    for (int i = 0; i < by.count; i++) {
        point next = i + 1 < by.count ? by.at[i + 1] : q;
        length += wm_length(next.x - by.at[i].x, next.y - by.at[i].y);
    }
    return length * length;
}

/* WM-CHARGE-05: the pairs of stands of which one sees the other, nearest first; of equally near
 * ones that which stands most nearly face to face. */
static int list_pairs(const attempt *t, sighting out[STANDS_MAX * STANDS_MAX])
{
    int count = 0;
    for (int i = 0; i < t->count; i++)
        for (int k = 0; k < unit_of(t->b, t->target)->stands; k++) {
            if (!stand_sees(t, i, k)) continue;
            sighting found = {
                (uint8_t)i, (uint8_t)k, nearness(t, i, wm_charged_stand(t, k)),
                wm_squared_distance(t->from[i].centre, wm_charged_stand(t, k)->centre)};
            int at = count++;
            for (; at > 0 && is_nearer(&found, &out[at - 1]); at--) out[at] = out[at - 1];
            out[at] = found;
        }
    return count;
}

static bool place_pair(attempt *t, const sighting *pair)
{
    const box *enemy = wm_charged_stand(t, pair->his);
    bool tied = false;
    int edge[2], edges = edges_to_try(t, pair->mine, enemy, edge, &tied);
    t->tied = t->tied || tied;
    for (int k = 0; k < edges; k++) {
        if (!faces_edge(&t->from[pair->mine], enemy, edge[k])) continue;
        placing result = place_on_edge(t, pair->mine, enemy, edge[k]);
        if (result == PLACED && edges == 2) t->clause = k == 0 ? "WM-CHARGE-09" : "WM-CHARGE-11";
        if (result == PLACED) return true;
        if (result == COVERED) t->corner = t->corner || meets_corner(t, pair->mine, enemy, edge[k]);
        if (result == TOO_FAR) return false; /* only a covered edge gives way to the other */
    }
    return false;
}

/* WM-CHARGE-07: the owner's stand instead of another that is as near. */
static bool place_leader(attempt *t, const sighting *pair, int count, int64_t nearest,
                         vx_problem *why)
{
    static const vx_message farther = {"WM-CHARGE-07",
                                       {"stand {0} is not among the nearest to this enemy",
                                        "база {0} не из ближайших к этому врагу"}};
    int64_t limit = (int64_t)wm_square_root((uint64_t)nearest) + TOUCH;
    t->done = 0;
    t->used = 0;
    for (int i = 0; i < count && pair[i].gap <= limit * limit; i++)
        if (pair[i].mine == t->leader - 1 && place_pair(t, &pair[i])) return true;
    return vx_refuse_numbers(why, &farther, t->leader, 0);
}

static bool place_first(attempt *t, vx_problem *why)
{
    static const vx_message unseen = {
        "WM-CHARGE-03", {"the unit does not see this enemy", "отряд не видит этого врага"}};
    static const vx_message no_reach = {
        "WM-CHARGE-20",
        {"no stand can reach the middle of an edge of this enemy that it sees",
         "ни одна база не достаёт до середины видимого края этого врага"}};
    static const vx_message fortified = {
        "WM-DEFEND-09",
        {"these troops may not touch enemies in a fortified position",
         "этим войскам нельзя касаться врагов в укреплённой позиции"}};
    static const vx_message only_corner = {
        "WM-CHARGE-18",
        {"only a corner of this enemy is free, and a corner is not enough",
         "у этого врага свободен только угол, а угла мало"}};
    bool open = false;
    sighting pair[STANDS_MAX * STANDS_MAX];
    int count = list_pairs(t, pair);
    if (count == 0) return vx_refuse(why, &unseen);
    for (int i = 0; i < count; i++) {
        if (!place_pair(t, &pair[i])) continue;
        for (int k = i; k < count && pair[k].gap <= wm_as_near_as(pair[i].gap); k++)
            t->leaders |= 1u << pair[k].mine;
        if (t->leader == 0 || pair[i].mine == t->leader - 1) return true;
        return place_leader(t, pair, count, pair[i].gap, why);
    }
    for (int i = 0; i < count; i++)
        open = open || wm_charger_may_touch(t, wm_charged_stand(t, pair[i].his));
    if (open && t->corner) return vx_refuse(why, &only_corner);
    return vx_refuse(why, open ? &no_reach : &fortified);
}

static bool place_all(attempt *t, vx_problem *why)
{
    t->done = 0;
    t->used = 0;
    if (!place_first(t, why)) return false;
    while (t->done < t->count)
        if (!wm_place_charger(t, why)) return false;
    return true;
}

/* WM-CHARGE-27: the front of the first stand may fit where the others then do not. */
static bool place_sideways(attempt *t)
{
    bool confined = false;
    for (int i = 0; i < t->count; i++)
        confined = confined || wm_is_confined(t->b, &t->s, t->id, &t->from[i]);
    t->sideways = true;
    return confined && place_all(t, NULL);
}

void wm_begin_attempt(const battle *b, int id, int target, int32_t limit, attempt *out)
{
    *out = (attempt){.b = b, .id = id, .target = target, .limit = limit};
    out->count = unit_of(b, id)->stands;
    for (int i = 0; i < out->count; i++) out->from[i] = wm_stand_box(b, id, unit_of(b, id)->at[i]);
    wm_read_scene(b, &out->s);
    wm_look_round(b, &out->s, id, limit, &out->r);
}

bool wm_work_out_charge(const battle *b, const act *a, int32_t limit, charge_plan *out,
                        vx_problem *why)
{
    static const vx_message no_enemy = {"WM-CHARGE-01",
                                        {"charge an enemy unit", "атакуйте вражеский отряд"}};
    attempt t;
    if (!wm_has_on_table(b, 1 - side_of_unit(a->who), a->detail)) return vx_refuse(why, &no_enemy);
    wm_begin_attempt(b, a->who, a->detail, limit, &t);
    t.prefer_right = is_marked(a);
    t.leader = first_stand(a);
    if (!place_all(&t, why) && !place_sideways(&t)) return false;
    out->count = t.count;
    out->clause = t.clause;
    out->leaders = (uint8_t)t.leaders;
    out->tied = t.tied;
    memcpy(out->who, t.who, sizeof out->who);
    for (int i = 0; i < t.count; i++)
        out->at[i] =
            wm_place_of((pose){t.placed[i].centre.x, t.placed[i].centre.y, t.placed[i].facing});
    return true;
}

const char *wm_charge_clause(const battle *b, const act *a)
{
    charge_plan plan;
    if (!wm_unit_exists(b, a->who) || !is_on_table(unit_of(b, a->who))) return NULL;
    return wm_work_out_charge(b, a, wm_full_pace(b, a->who), &plan, NULL) ? plan.clause : NULL;
}

bool wm_plan_charge(const battle *b, int id, int target, int32_t limit, charge_plan *out,
                    vx_problem *why)
{
    act a = {ACT_CHARGE, (uint8_t)id, (uint8_t)target, {0}};
    return wm_work_out_charge(b, &a, limit, out, why);
}

/* WM-BRIG-12, WM-BRIG-13: of a brigade each unit charges or not, when its turn comes. */
static bool check_ordered(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message not_ordered = {
        "WM-CMD-01", {"this unit has no order", "у этого отряда нет приказа"}};
    static const vx_message moved = {
        "WM-CMD-26",
        {"this unit has already moved by this order", "этот отряд по этому приказу уже двигался"}};
    static const vx_message afraid = {
        "WM-CHAR-14",
        {"after this blunder the unit may not charge", "после такой ошибки отряд не атакует"}};
    int member = wm_member(&b->order, a->who);
    if (member < 0) return vx_refuse(why, &not_ordered);
    if ((b->order.moved >> member & 1) || b->order.placing != NOBODY_ID)
        return vx_refuse(why, &moved);
    return !b->order.half || vx_refuse(why, &afraid);
}

static bool check_charge(const battle *b, const act *a, charge_plan *out, vx_problem *why)
{
    static const vx_message too_far = {
        "WM-CHARGE-19",
        {"this enemy is farther away than a full move", "до этого врага дальше полного хода"}};
    static const vx_message doomed = {
        "WM-MAGIC-17",
        {"a spell keeps this unit from charging", "заклинание не даёт этому отряду атаковать"}};
    stand_list s;
    if (wm_unit_exists(b, a->who) && wm_is_doomed(b, a->who)) return vx_refuse(why, &doomed);
    const troop_hooks *hooks = wm_unit_exists(b, a->who) ? wm_hooks_of(b, a->who) : NULL;
    if (hooks != NULL && hooks->check_charge != NULL && !hooks->check_charge(b, a->who, why))
        return false;
    if (b->phase == PHASE_MOVE ? !check_ordered(b, a, why) : !wm_check_initiative_charge(b, a, why))
        return false;
    if (wm_unit_exists(b, a->detail) && is_on_table(unit_of(b, a->detail))) {
        int32_t pace = wm_full_pace(b, a->who);
        if (wm_units_are_far_apart(b, a->who, a->detail, pace)) return vx_refuse(why, &too_far);
        wm_list_stands(b, &s);
        if (wm_unit_gap(&s, b, a->who, a->detail) > (int64_t)pace * pace)
            return vx_refuse(why, &too_far);
    }
    return wm_work_out_charge(b, a, wm_full_pace(b, a->who), out, why); /* WM-MOVE-10, WM-INIT-14 */
}

bool wm_check_charge(const battle *b, const act *a, vx_problem *why)
{
    charge_plan plan;
    return check_charge(b, a, &plan, why);
}

/* ---- What is offered ---- */

/* Whichever stand stands where: the same places are taken. */
static bool end_alike(const charge_plan *a, const charge_plan *b)
{
    int alike = 0;
    for (int i = 0; i < a->count; i++)
        for (int k = 0; k < b->count; k++) {
            point p = {a->at[i].x, a->at[i].y}, q = {b->at[k].x, b->at[k].y};
            bool same = a->at[i].facing == b->at[k].facing && wm_squared_distance(p, q) <= 8;
            alike += same;
        }
    return alike == a->count;
}

enum { ENDS_MAX = 2 * (STANDS_MAX + 1) };

typedef struct {
    charge_plan at[ENDS_MAX];
    int count;
} charge_ends;

/* One more way to break the ties, if it ends elsewhere than those told. */
static vx_action *add_end(const battle *b, act a, int32_t limit, charge_ends *told, vx_action *out)
{
    charge_plan *plan = &told->at[told->count];
    if (!wm_work_out_charge(b, &a, limit, plan, NULL)) return out;
    for (int i = 0; i < told->count; i++)
        if (end_alike(&told->at[i], plan)) return out;
    told->count++;
    *out++ = pack_act(a);
    return out;
}

/* WM-CHARGE-10, AMB-29: with this stand first, by the left and by the right. */
static vx_action *add_sides(const battle *b, act a, int32_t limit, charge_ends *told,
                            vx_action *out)
{
    charge_plan plan;
    a.at.x = 0;
    if (!wm_work_out_charge(b, &a, limit, &plan, NULL)) return out;
    if (first_stand(&a) != 0) out = add_end(b, a, limit, told, out);
    a.at.x = MARKED;
    return plan.tied ? add_end(b, a, limit, told, out) : out;
}

/* WM-CHARGE-07: whichever of the nearest stands goes first; WM-CHARGE-21: and its owner sets the
 * others. */
vx_action *wm_list_charge_ends(const battle *b, act a, int32_t limit, const charge_plan *plan,
                               vx_action *out)
{
    charge_ends told = {.at = {*plan}, .count = 1};
    unsigned leaders = plan->leaders;
    if ((leaders & (leaders - 1)) == 0) leaders = 0; /* nobody is as near as the one that goes */
    if (plan->tied || leaders != 0)
        for (int leader = 0; leader <= STANDS_MAX; leader++) {
            if (leader > 0 && !(leaders >> (leader - 1) & 1)) continue;
            a.at.y = pack_names(leader, 0);
            out = add_sides(b, a, limit, &told, out);
        }
    a.at.x = SETS_STANDS;
    a.at.y = 0;
    if (wm_has_ranks_to_set(b, a.who, a.detail, limit, plan)) *out++ = pack_act(a);
    return out;
}

vx_action *wm_list_charges(const battle *b, int id, bool ends, vx_action *out)
{
    enum { WITH_ENDS = 3 }; /* so that lists stay within bounds */
    int side = 1 - side_of_unit(id), found = 0;
    for (int i = 0; i < b->side[side].list.unit_count; i++) {
        charge_plan plan;
        act a = {ACT_CHARGE, (uint8_t)id, (uint8_t)(side * UNITS_MAX + i), {0}};
        if (!check_charge(b, &a, &plan, NULL)) continue;
        *out++ = pack_act(a);
        if (ends && found++ < WITH_ENDS)
            out = wm_list_charge_ends(b, a, wm_full_pace(b, id), &plan, out);
    }
    return out;
}

void wm_charge(battle *b, const act *a)
{
    wm_charge_within(b, a, wm_full_pace(b, a->who));
}

void wm_charge_within(battle *b, const act *a, int32_t limit)
{
    charge_plan plan;
    unit *u = unit_in(b, a->who);
    int member = wm_member(&b->order, a->who);
    if (!wm_work_out_charge(b, a, limit, &plan, NULL)) return;
    if (wm_is_sheltered(b, a->who)) u->charms |= CHARM_SHELTERED;
    place before[STANDS_MAX], from[STANDS_MAX];
    memcpy(before, u->at, sizeof before);
    for (int i = 0; i < plan.count; i++) {
        u->at[i] = plan.at[i];
        from[i] = before[plan.who[i]];
    }
    int odd = u->odd;
    for (int i = 0; i < plan.count && odd > 0; i++)
        if (plan.who[i] == odd - 1) u->odd = (uint8_t)(i + 1);
    u->flags |= UNIT_CHARGED;
    wm_leave_persons(b, a->who);
    if (sets_stands(a))
        wm_push_onset(b, a->who, a->detail, limit, ARRIVE_CHARGING, from);
    else
        wm_arrive(b, a->who, ARRIVE_CHARGING, from);
    if (b->phase == PHASE_INITIATIVE) u->flags |= UNIT_INITIATIVE;
    if (b->phase != PHASE_MOVE) return;
    b->order.moved |= member_bit(member);
    b->order.charged |= member_bit(member);
    if (b->order.count == 1) wm_finish_order(b);
}
