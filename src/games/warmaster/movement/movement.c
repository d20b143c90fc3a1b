/* SPDX-License-Identifier: MIT */
/* movement.c - section MOVE: how far, past what and onto what a unit may go by order. */
#include <string.h>

#include "games/warmaster/characters/characters.h"
#include "games/warmaster/charge/charge.h"
#include "games/warmaster/command/command.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/movement/movement.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"
#include "games/warmaster/units/troop_hooks.h"

/* ---- How far ---- */

/* WM-MOVE-01 to WM-MOVE-08: each profile has its own. Rows of a list begin with the move of their
 * kind: cavalry (WM-MOVE-02), chariots (WM-MOVE-03), artillery (WM-MOVE-04), monsters
 * (WM-MOVE-05), machines (WM-MOVE-06). */
int32_t wm_full_pace(const battle *b, int id)
{
    int32_t pace = wm_unit_profile(b, id)->move * CENTIMETRE;
    const troop_hooks *hooks = wm_hooks_of(b, id);
    if (unit_has(b, id, HAS_immobile)) return 0;
    if (hooks->pace != NULL) pace = hooks->pace(b, id, pace);
    return wm_is_enchanted(b, id) ? pace / 2 : pace; /* WM-MAGIC-12, AMB-71 */
}

/* Where the unit stood when the order began. */
static const place *start_of(const battle *b, int id)
{
    int member = wm_member(&b->order, id);
    return member >= 0 ? b->order.start[member] : unit_of(b, id)->at;
}

static int boxes_at(const battle *b, int id, const place *at, box out[STANDS_MAX])
{
    int count = unit_of(b, id)->stands;
    for (int i = 0; i < count; i++) out[i] = wm_stand_box(b, id, at[i]);
    return count;
}

int32_t wm_pace(const battle *b, int id)
{
    box stands[STANDS_MAX];
    ground g;
    int count = boxes_at(b, id, start_of(b, id), stands);
    int32_t full = wm_full_pace(b, id);
    if (b->order.half) return full / 2;                        /* WM-CHAR-14 */
    if (wm_flies(b, id)) return full;                          /* WM-MOVE-07: at half pace too */
    if (wm_formation(stands, count) == FORMS) return full / 2; /* WM-MOVE-13 */
    wm_read_ground(&b->table, &g);
    for (int i = 0; i < count; i++) /* WM-MOVE-11; AMB-68: who is only defended keeps his pace */
        if (wm_is_in_fortification(&g, &stands[i])) return full / 2;
    return full; /* WM-MOVE-12 */
}

/* ---- Where it may end ---- */

/* Ground that a clause of its own bars to all; NULL: it depends on the unit. */
static const vx_message *refusal_of_ground(terrain_kind kind)
{
    static const vx_message rough = {
        "WM-MOVE-29", {"only infantry may enter this ground", "сюда может войти только пехота"}};
    static const vx_message slope = {
        "WM-MOVE-30",
        {"only infantry may climb a steep hill", "на крутой холм поднимается только пехота"}};
    static const vx_message solid = {
        "WM-MOVE-33", {"walls and buildings block the way", "стены и здания не пропускают"}};
    switch (kind) {
    case MARSH:
        return &rough;
    case STEEP:
        return &slope;
    case HOUSE:
        return &solid; /* AMB-61: nobody storms it */
    default:
        return NULL;
    }
}

static bool refuse_ground(terrain_kind kind, int mover, vx_problem *why)
{
    static const vx_message barred[MOVERS] = {
        [INFANTRY] = {"WM-MOVE-31", {"nobody may enter this ground", "сюда не может войти никто"}},
        [CAVALRY] = {"WM-MOVE-26",
                     {"cavalry may not enter this ground", "кавалерия сюда войти не может"}},
        [CHARIOT] = {"WM-MOVE-27",
                     {"chariots may not enter this ground", "колесницы сюда войти не могут"}},
        [MONSTER] = {"WM-MOVE-26",
                     {"monsters may not enter this ground", "монстры сюда войти не могут"}},
        [ARTILLERY] = {"WM-MOVE-27",
                       {"artillery may not enter this ground", "артиллерия сюда войти не может"}},
        [MACHINE] = {"WM-MOVE-28",
                     {"machines may not enter this ground", "машины сюда войти не могут"}},
        [ON_FOOT] = {"WM-CHARM-05",
                     {"a character may not enter this ground", "персонаж сюда войти не может"}},
        /* WM-MACH-19 too */
        [ON_WINGS] = {"WM-FLY-13",
                      {"flyers may not land here", "летающие здесь приземлиться не могут"}},
        [OF_WOODS] = {"WM-MOVE-26",
                      {"monsters may not enter this ground", "монстры сюда войти не могут"}},
        [OF_BOGS] = {"WM-MOVE-26",
                     {"monsters may not enter this ground", "монстры сюда войти не могут"}},
    };
    const vx_message *of_ground = mover < TROOP_TYPES ? refusal_of_ground(kind) : NULL;
    return vx_refuse(why, of_ground != NULL ? of_ground : &barred[mover]);
}

static const vx_message place_taken = {
    "WM-MOVE-17", {"other stands are in this place", "это место занято другими базами"}};

void wm_read_region(const battle *b, const scene *s, int id, point low, point high, region *out)
{
    out->ground = &s->ground;
    out->barred = wm_barred_pieces(&s->ground, wm_mover_of(b, id), low, high);
    out->count = 0;
    for (int i = 0; i < s->stands.count; i++) {
        const box *stand = &s->stands.at[i];
        int32_t around = stand->reach + TOUCH;
        if (stand->centre.x < low.x - around || stand->centre.x > high.x + around ||
            stand->centre.y < low.y - around || stand->centre.y > high.y + around ||
            s->stands.unit[i] == id || is_own_mirage(b, id, s->stands.unit[i]))
            continue;
        out->is_enemy[out->count] = side_of_unit(s->stands.unit[i]) != side_of_unit(id);
        out->stand[out->count++] = stand;
    }
}

/* One stand, whatever the others of its unit do. */
static bool check_spot(const region *near, int mover, const box *stand, bool charging,
                       vx_problem *why)
{
    static const vx_message off_table = {
        "WM-EDGE-01",
        {"troops do not leave the table by choice", "по своей воле стол не покидают"}};
    static const vx_message touches_enemy = {
        "WM-CHARGE-01",
        {"only a charge may end touching an enemy", "касаться врага можно только атакой"}};
    const ground *g = near->ground;
    if (!wm_is_on_table(g, stand)) return vx_refuse(why, &off_table);
    int barrier = wm_barred_by(g, stand, mover);
    if (barrier >= 0) return refuse_ground((terrain_kind)g->on->at[barrier].kind, mover, why);
    for (int i = 0; i < near->count; i++) {
        if (wm_are_far_apart(stand, near->stand[i], TOUCH)) continue;
        if (wm_boxes_overlap(stand, near->stand[i])) return vx_refuse(why, &place_taken);
        if (!charging && near->is_enemy[i] && wm_boxes_touch(stand, near->stand[i]))
            return vx_refuse(why, &touches_enemy); /* AMB-67 */
    }
    return true;
}

/* WM-STAND-07: any arrangement in which the stands touch will do. */
bool wm_check_footing(const battle *b, const scene *s, int id, const box *stands, int count,
                      bool charging, vx_problem *why)
{
    static const vx_message apart = {
        "WM-STAND-06",
        {"all stands of a unit must touch one another", "все базы отряда должны соприкасаться"}};
    int mover = wm_mover_of(b, id);
    circle round = wm_circle_round(stands, count);
    point low = {round.centre.x - round.reach, round.centre.y - round.reach};
    point high = {round.centre.x + round.reach, round.centre.y + round.reach};
    region near;
    wm_read_region(b, s, id, low, high, &near);
    for (int i = 0; i < count; i++) {
        if (!check_spot(&near, mover, &stands[i], charging, why)) return false;
        for (int k = 0; k < i; k++)
            if (wm_boxes_overlap(&stands[i], &stands[k])) return vx_refuse(why, &place_taken);
    }
    return wm_is_connected(stands, count) || vx_refuse(why, &apart);
}

static bool is_in_the_way(const box *other, bool is_enemy, const box *stands, int count)
{
    for (int i = 0; i < count; i++)
        if (wm_boxes_overlap(&stands[i], other) || (is_enemy && wm_boxes_touch(&stands[i], other)))
            return true;
    return false;
}

bool wm_has_room(const region *in, const box *stands, int count)
{
    circle round = wm_circle_round(stands, count);
    for (int i = 0; i < count; i++)
        if (!wm_is_on_table(in->ground, &stands[i]) ||
            wm_is_barred(in->ground, &stands[i], in->barred))
            return false;
    for (int i = 0; i < in->count; i++)
        if (wm_may_be_near(&round, in->stand[i], TOUCH) &&
            is_in_the_way(in->stand[i], in->is_enemy[i], stands, count))
            return false;
    return true;
}

/* ---- The way there ---- */

static bool cross(point a, point b, point c, point d)
{
    int64_t ac = wm_side(a, b, c), ad = wm_side(a, b, d);
    int64_t ca = wm_side(c, d, a), cb = wm_side(c, d, b);
    return ((ac > 0 && ad < 0) || (ac < 0 && ad > 0)) && ((ca > 0 && cb < 0) || (ca < 0 && cb > 0));
}

/* Whether the leg a-b leads through the gap between two stands, which is too narrow. */
static bool squeezes(point a, point b, const box *one, const box *two, int32_t front)
{
    point p, q;
    int64_t gap = wm_nearest_points(one, two, &p, &q);
    return gap < (int64_t)front * front && cross(a, b, p, q);
}

/* The same for the gap between an enemy and barred ground: across it lies the shortest line. */
static bool squeezes_by_ground(point a, point b, const box *enemy, const polygon *p, int32_t front)
{
    int64_t least = (int64_t)front * front;
    point from = {0}, to = {0};
    for (int i = 0; i < p->count; i++) {
        point c = p->at[i], d = p->at[i + 1 < p->count ? i + 1 : 0];
        int64_t gap = wm_point_gap(c, enemy);
        if (gap < least) least = gap, from = c, to = wm_nearest_point(c, enemy);
        for (int k = 0; k < EDGES; k++) {
            gap = wm_segment_point_gap(c, d, enemy->corner[k]);
            if (gap >= least) continue;
            least = gap, from = enemy->corner[k], to = wm_segment_nearest(c, d, from);
        }
    }
    return least < (int64_t)front * front && cross(a, b, from, to);
}

/* WM-MOVE-22, WM-MOVE-23, AMB-08, AMB-09: a gap with an enemy on one side must be as wide as the
 * front, and need not be wider. */
static bool check_gaps(const battle *b, int id, const surroundings *r, const box *from,
                       const box *to, const way *by, vx_problem *why)
{
    static const vx_message narrow = {
        "WM-MOVE-22",
        {"beside an enemy a gap must be as wide as the front of the stand",
         "рядом с врагом проход должен быть не уже фронта базы"}};
    int32_t front = 2 * from->half_front;
    point at = from->centre;
    for (int leg = 0; leg <= by->count; leg++) {
        point next = leg < by->count ? by->at[leg] : to->centre;
        for (int i = 0; i < r->ways.stand_count; i++) {
            const box *enemy = &r->stands[i];
            int64_t near = enemy->reach + front;
            if (side_of_unit(r->unit[i]) == side_of_unit(id)) continue;
            if (wm_segment_point_gap(at, next, enemy->centre) > near * near) continue;
            for (int k = 0; k < r->ways.stand_count; k++)
                if (k != i && r->unit[k] != id && squeezes(at, next, enemy, &r->stands[k], front))
                    return vx_refuse(why, &narrow);
            for (int k = 0; k < r->ways.barrier_count; k++)
                if (squeezes_by_ground(at, next, enemy, &r->barriers[k], front))
                    return vx_refuse(why, &narrow);
        }
        at = next;
    }
    (void)b;
    return true;
}

static bool check_way(const battle *b, int id, const surroundings *r, const box *from,
                      const box *to, int32_t limit, vx_problem *why)
{
    static const vx_message too_far = {
        "WM-MOVE-16",
        {"no part of a stand may travel more than {0} mm here: this is {1} mm",
         "никакая часть базы не проходит здесь больше {0} мм, а тут {1} мм"}};
    static const vx_message blocked = {
        "WM-MOVE-17",
        {"no way past other stands and barred ground is short enough",
         "нет достаточно короткого пути мимо чужих баз и непроходимой местности"}};
    way by = {0};
    if (!wm_is_in_reach(from, to, limit)) /* WM-MOVE-09: a limit, less will do */
        return vx_refuse_numbers(why, &too_far, limit / MILLIMETRE,
                                 (wm_travel(from, to, &by) + MILLIMETRE - 1) / MILLIMETRE);
    if (!wm_find_way(from, to, limit, &r->ways, &by)) return vx_refuse(why, &blocked);
    return check_gaps(b, id, r, from, to, &by, why);
}

/* Each stand could come straight to the place that this order of them gives it. */
static bool are_in_reach(const box *from, const box *to, const uint8_t *taken, int count,
                         int32_t limit)
{
    for (int i = 0; i < count; i++)
        if (!wm_is_in_reach(&from[taken[i]], &to[i], limit)) return false;
    return true;
}

/* Stands of a unit are alike: any of them may take any place of the new formation, as long as
 * none travels too far. Tries the assignments in turn. */
bool wm_check_ways(const battle *b, int id, const surroundings *r, const box *from, const box *to,
                   int count, int32_t limit, vx_problem *why)
{
    static const uint8_t orders[24][STANDS_MAX] = {
        {0, 1, 2, 3}, {1, 0, 2, 3}, {0, 2, 1, 3}, {1, 2, 0, 3}, {2, 0, 1, 3}, {2, 1, 0, 3},
        {0, 1, 3, 2}, {1, 0, 3, 2}, {0, 3, 1, 2}, {1, 3, 0, 2}, {3, 0, 1, 2}, {3, 1, 0, 2},
        {0, 2, 3, 1}, {2, 0, 3, 1}, {0, 3, 2, 1}, {2, 3, 0, 1}, {3, 0, 2, 1}, {3, 2, 0, 1},
        {1, 2, 3, 0}, {2, 1, 3, 0}, {1, 3, 2, 0}, {2, 3, 1, 0}, {3, 1, 2, 0}, {3, 2, 1, 0}};
    static const int counts[STANDS_MAX + 1] = {1, 1, 2, 6, 24};
    enum { UNKNOWN, OPEN, CLOSED };
    uint8_t known[STANDS_MAX][STANDS_MAX] = {{UNKNOWN}};
    for (int i = 0; i < counts[count]; i++) {
        bool fits = why != NULL || are_in_reach(from, to, orders[i], count, limit);
        for (int k = 0; k < count && fits; k++) {
            int stand = orders[i][k];
            uint8_t *way_there = &known[stand][k];
            if (*way_there == UNKNOWN)
                *way_there = check_way(b, id, r, &from[stand], &to[k], limit, i == 0 ? why : NULL)
                                 ? OPEN
                                 : CLOSED;
            fits = *way_there == OPEN;
        }
        if (fits) return true;
    }
    return false;
}

/* ---- Members of an order ---- */

static bool check_member(const battle *b, int id, vx_problem *why)
{
    static const vx_message not_ordered = {
        "WM-CMD-01", {"this unit has no order", "у этого отряда нет приказа"}};
    static const vx_message moved = {
        "WM-CMD-26",
        {"this unit has already moved by this order", "этот отряд по этому приказу уже двигался"}};
    static const vx_message other = {"WM-MOVE-15",
                                     {"first place the other stands of the unit begun",
                                      "сначала доставьте базы начатого отряда"}};
    int member = wm_member(&b->order, id);
    if (member < 0) return vx_refuse(why, &not_ordered);
    if (b->order.moved >> member & 1) return vx_refuse(why, &moved);
    if (b->order.placing != NOBODY_ID && b->order.placing != member) return vx_refuse(why, &other);
    return true;
}

bool wm_refuse_begun(vx_problem *why)
{
    static const vx_message begun = {
        "WM-MOVE-15",
        {"this unit is being placed stand by stand", "этот отряд уже ставится по одной базе"}};
    return vx_refuse(why, &begun);
}

bool wm_check_next_stand(int stand, int next_stand, vx_problem *why)
{
    static const vx_message next = {
        "WM-MOVE-15", {"stand {0} is the next to be placed", "следующей ставится база {0}"}};
    return stand == next_stand || vx_refuse_numbers(why, &next, next_stand + 1, 0);
}

/* WM-BRIG-10: of a brigade too each unit goes where and how it likes, within its own limit. */
bool wm_check_move(const battle *b, const act *a, vx_problem *why)
{
    box from[STANDS_MAX], to[STANDS_MAX];
    scene s;
    surroundings r;
    if (!check_member(b, a->who, why)) return false;
    if (b->order.placing != NOBODY_ID) return wm_refuse_begun(why);
    if (!wm_check_form(b, a->who, a->detail, why)) return false;
    const unit *u = unit_of(b, a->who);
    int count = boxes_at(b, a->who, u->at, from);
    for (int i = 0; i < count; i++)
        to[i] = wm_stand_box(b, a->who, wm_slot(b, a->who, (formation)a->detail, count, i, a->at));
    int32_t limit = wm_pace(b, a->who);
    wm_read_scene(b, &s);
    wm_look_round(b, &s, a->who, limit, &r);
    return wm_check_footing(b, &s, a->who, to, count, false, why) &&
           wm_check_ways(b, a->who, &r, from, to, count, limit, why);
}

void wm_leave_persons(battle *b, int id)
{
    for (int i = 0; i < ALL_PERSONS; i++)
        if (person_of(b, i)->joined == id) person_in(b, i)->joined = NOBODY_ID;
}

void wm_move(battle *b, const act *a)
{
    unit *u = unit_in(b, a->who);
    place from[STANDS_MAX];
    memcpy(from, u->at, sizeof from);
    for (int i = 0; i < u->stands; i++)
        u->at[i] = wm_slot(b, a->who, (formation)a->detail, u->stands, i, a->at);
    wm_note_moved(b, a->who);
    wm_push_displaced(b, a->who, from);
    b->order.moved |= member_bit(wm_member(&b->order, a->who));
    wm_leave_persons(b, a->who);
    if (b->order.count == 1) wm_finish_order(b);
}

/* ---- Stand by stand ---- */

bool wm_check_stand(const battle *b, const act *a, vx_problem *why)
{
    scene s;
    surroundings r;
    box stands[STANDS_MAX];
    if (!check_member(b, a->who, why)) return false;
    int placed = b->order.placed;
    if (!wm_check_next_stand(a->detail, placed, why)) return false;
    const unit *u = unit_of(b, a->who);
    for (int i = 0; i < placed; i++) stands[i] = wm_stand_box(b, a->who, u->at[i]);
    stands[placed] = wm_stand_box(b, a->who, a->at);
    box from = wm_stand_box(b, a->who, start_of(b, a->who)[placed]);
    int32_t limit = wm_pace(b, a->who);
    if (placed + 1 == u->stands &&
        !wm_check_form(b, a->who, (int)wm_formation(stands, placed + 1), why))
        return false;
    wm_read_scene(b, &s);
    if (!wm_check_footing(b, &s, a->who, stands, placed + 1, false, why)) return false;
    wm_look_round(b, &s, a->who, limit, &r);
    for (int i = 0; i < placed && !wm_flies(b, a->who); i++) { /* WM-MOVE-18 */
        r.unit[r.ways.stand_count] = a->who;
        r.stands[r.ways.stand_count++] = stands[i];
    }
    return check_way(b, a->who, &r, &from, &stands[placed], limit, why);
}

void wm_set_stand(battle *b, const act *a)
{
    unit *u = unit_in(b, a->who);
    int member = wm_member(&b->order, a->who);
    u->at[a->detail] = a->at;
    b->order.placing = (uint8_t)member;
    if (++b->order.placed < u->stands) return;
    b->order.placed = 0;
    b->order.placing = NOBODY_ID;
    b->order.moved |= member_bit(member);
    wm_note_moved(b, a->who);
    wm_push_displaced(b, a->who, b->order.start[member]);
    wm_leave_persons(b, a->who);
    if (b->order.count == 1) wm_finish_order(b);
}

/* The member stands where it stood when the order began. */
bool wm_stays(const battle *b, int member)
{
    const unit *u = unit_of(b, b->order.member[member]);
    return memcmp(u->at, b->order.start[member], sizeof u->at) == 0;
}

bool wm_check_back(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message not_moved = {
        "WM-CMD-26", {"this unit has not moved", "этот отряд стоит, где стоял"}};
    static const vx_message charged = {"WM-BRIG-11",
                                       {"a charge cannot be taken back", "атаку назад не берут"}};
    static const vx_message taken = {
        "WM-MOVE-17", {"another unit stands there now", "там теперь стоит другой отряд"}};
    int member = wm_member(&b->order, a->who);
    if (member < 0 || wm_stays(b, member)) return vx_refuse(why, &not_moved);
    if (b->order.charged >> member & 1) return vx_refuse(why, &charged);
    box stands[STANDS_MAX];
    scene s;
    int count = boxes_at(b, a->who, b->order.start[member], stands);
    wm_read_scene(b, &s);
    for (int i = 0; i < count; i++)
        for (int k = 0; k < s.stands.count; k++)
            if (s.stands.unit[k] != a->who && wm_boxes_overlap(&stands[i], &s.stands.at[k]))
                return vx_refuse(why, &taken);
    return true;
}

void wm_go_back(battle *b, int id)
{
    int member = wm_member(&b->order, id);
    memcpy(unit_in(b, id)->at, b->order.start[member], sizeof b->order.start[member]);
    b->order.moved |= member_bit(member); /* it has had its move, or this could go on for ever */
    wm_note_moved(b, id);
    b->order.placed = 0;
    b->order.placing = NOBODY_ID;
}

/* WM-BRIG-09, WM-BRIG-14: the units that did not charge end as one body. Those that all stayed
 * where they were may stay so, even if a charger left from between them. */
static bool check_together(const battle *b, vx_problem *why)
{
    static const vx_message unfinished = {
        "WM-MOVE-15", {"not all stands of the unit are placed", "поставлены не все базы отряда"}};
    static const vx_message apart = {
        "WM-BRIG-09",
        {"the units of the brigade that did not charge must touch one another",
         "неатаковавшие отряды бригады должны соприкасаться"}};
    const order *o = &b->order;
    if (o->placing != NOBODY_ID) return vx_refuse(why, &unfinished);
    bool all_stay = true;
    for (int i = 0; i < o->count; i++)
        all_stay = all_stay && ((o->charged >> i & 1) || wm_stays(b, i));
    if (all_stay) return true;
    scene s;
    uint64_t rest = (member_bit(o->count) - 1) & ~o->charged, reached = rest & (0u - rest);
    wm_read_scene(b, &s);
    for (bool grew = true; grew;) {
        grew = false;
        for (int i = 0; i < o->count; i++)
            for (int k = 0; k < o->count; k++)
                if ((reached >> i & 1) && (rest >> k & 1) && !(reached >> k & 1) &&
                    wm_units_touch(&s.stands, b, o->member[i], o->member[k]))
                    reached |= member_bit(k), grew = true;
    }
    return reached == rest || vx_refuse(why, &apart);
}

/* ---- What is offered ---- */

/* A unit that looks for places to go. */
typedef struct {
    const battle *b;
    const scene *s;
    surroundings r;
    int id;
    region near; /* all that it can reach */
    box from[STANDS_MAX];
    int32_t pace;  /* how far it may go */
    int32_t march; /* how far it is sent: no farther than the rest of its brigade can follow */
    place middle;
} wanderer;

static bool can_move(const wanderer *w, const shape *body, point to)
{
    box stands[STANDS_MAX];
    if (to.x < 0 || to.y < 0 || to.x >= COORDINATE_MAX || to.y >= COORDINATE_MAX) return false;
    wm_set_down(body, to, stands);
    return wm_has_room(&w->near, stands, body->count) &&
           wm_check_ways(w->b, w->id, &w->r, w->from, stands, body->count, w->pace, NULL);
}

static vx_action move_to(const wanderer *w, formation form, point to, int32_t facing)
{
    return pack_act(
        (act){ACT_MOVE, (uint8_t)w->id, (uint8_t)form, wm_place_of((pose){to.x, to.y, facing})});
}

static vx_action *list_move(const wanderer *w, formation form, pose to, vx_action *out)
{
    shape body;
    point at = {to.x, to.y};
    if (!wm_check_form(w->b, w->id, (int)form, NULL)) return out;
    wm_make_shape(w->b, w->id, form, to.facing, &body);
    if (body.is_sound && can_move(w, &body, at)) *out++ = move_to(w, form, at, to.facing);
    return out;
}

/* The farthest of a few distances in one direction that is legal, looking that way. */
static vx_action *list_direction(const wanderer *w, int32_t facing, formation form, vx_action *out)
{
    static const int32_t percent[] = {100, 75, 40};
    shape body;
    if (!wm_check_form(w->b, w->id, (int)form, NULL)) return out;
    wm_make_shape(w->b, w->id, form, facing, &body);
    for (size_t i = 0; i < sizeof percent / sizeof percent[0] && body.is_sound; i++) {
        point to = wm_point_along((point){w->middle.x, w->middle.y}, facing,
                                  w->march * percent[i] / 100 - 2);
        if (!can_move(w, &body, to)) continue;
        *out++ = move_to(w, form, to, facing);
        break;
    }
    return out;
}

/* Towards an enemy, and to where it is in range or within the reach of a charge, looking at it. */
static vx_action *list_approach(const wanderer *w, int enemy, vx_action *out)
{
    const unit *u = unit_of(w->b, enemy);
    const unit_profile *p = wm_unit_profile(w->b, w->id);
    int64_t x = u->at[0].x - w->middle.x, y = u->at[0].y - w->middle.y;
    int32_t facing = wm_direction((int32_t)x, (int32_t)y);
    int64_t away = (int64_t)wm_square_root((uint64_t)(x * x + y * y));
    int wish = p->shots_kind != SHOTS_NONE ? p->range - 4 : p->move - 4;
    int64_t step = away - (int64_t)wish * CENTIMETRE;
    out = list_direction(w, facing, FORM_LINE, out);
    if (step <= 0 || step >= w->march) return out;
    point to = wm_point_along((point){w->middle.x, w->middle.y}, facing, (int32_t)step);
    return list_move(w, FORM_LINE, (pose){to.x, to.y, facing}, out);
}

/* The enemies nearest to it come first; three of them are enough. */
static vx_action *list_approaches(const wanderer *w, vx_action *out)
{
    int enemy = 1 - side_of_unit(w->id), count = w->b->side[enemy].list.unit_count;
    uint64_t done = 0;
    for (int round = 0; round < 3; round++) {
        int64_t least = INT64_MAX;
        int nearest = -1;
        for (int i = 0; i < count; i++) {
            const unit *u = &w->b->side[enemy].unit[i];
            if (!is_on_table(u) || (done >> i & 1)) continue;
            int64_t gap = wm_squared_distance((point){u->at[0].x, u->at[0].y},
                                              (point){w->middle.x, w->middle.y});
            if (gap < least) least = gap, nearest = i;
        }
        if (nearest < 0) break;
        done |= (uint64_t)1 << nearest;
        out = list_approach(w, enemy * UNITS_MAX + nearest, out);
    }
    return out;
}

/* As another unit of the order has moved: so a brigade goes on as one body (WM-BRIG-09). */
static vx_action *list_in_step(const wanderer *w, vx_action *out)
{
    const order *o = &w->b->order;
    box stands[STANDS_MAX];
    int count = boxes_at(w->b, w->id, unit_of(w->b, w->id)->at, stands);
    formation form = wm_formation(stands, count);
    if (form == FORMS) return out;
    for (int i = 0; i < o->count; i++) {
        const unit *u = unit_of(w->b, o->member[i]);
        if (!(o->moved >> i & 1) || (o->charged >> i & 1)) continue;
        if (u->at[0].facing != o->start[i][0].facing) continue;
        pose to = {w->middle.x + u->at[0].x - o->start[i][0].x,
                   w->middle.y + u->at[0].y - o->start[i][0].y, w->middle.facing};
        out = list_move(w, form, to, out);
    }
    return out;
}

/* How far a line or a column reaches from its middle to the side and to the front. */
static point half_extent(const battle *b, int id, formation form)
{
    int count = unit_of(b, id)->stands;
    return (point){wm_front(b, id) * (form == FORM_LINE ? count : 1) / 2,
                   wm_depth(b, id) * (form == FORM_COLUMN ? count : 1) / 2};
}

/* Who cannot go as the others went can join one of them: at his side, there half a unit behind, or at
 * his back (WM-BRIG-09). */
static vx_action *list_joining(const wanderer *w, int other, vx_action *out)
{
    const battle *b = w->b;
    box stands[STANDS_MAX];
    formation his = wm_formation(stands, boxes_at(b, other, unit_of(b, other)->at, stands));
    if (his == FORMS) return out;
    place at = wm_middle_of(unit_of(b, other));
    point half = half_extent(b, other, his), own = half_extent(b, w->id, FORM_LINE);
    int32_t aside = half.x + own.x;
    const point steps[] = {
        {aside, 0}, {-aside, 0}, {aside, -own.y}, {-aside, -own.y}, {0, -(half.y + own.y)}};
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++) {
        point to = wm_point_along((point){at.x, at.y}, at.facing, steps[i].y);
        to = wm_point_along(to, wm_turned(at.facing + 900), steps[i].x);
        out = list_move(w, FORM_LINE, (pose){to.x, to.y, at.facing}, out);
    }
    return out;
}

bool wm_joins_brigade(const battle *b, const stand_list *s, const act *a)
{
    const order *o = &b->order;
    int count = unit_of(b, a->who)->stands;
    for (int k = 0; k < count; k++) {
        box own =
            wm_stand_box(b, a->who, wm_slot(b, a->who, (formation)a->detail, count, k, a->at));
        for (int i = 0; i < o->count; i++) {
            if (!((o->moved & ~o->charged) >> i & 1)) continue;
            for (int j = 0; j < unit_of(b, o->member[i])->stands; j++)
                if (wm_boxes_touch(&own, &s->at[s->first[o->member[i]] + j])) return true;
        }
    }
    return false;
}

static vx_action *list_with_brigade(const wanderer *w, vx_action *out)
{
    const order *o = &w->b->order;
    vx_action *end = list_in_step(w, out);
    for (vx_action *each = out; each < end; each++) {
        act a;
        if (wm_unpack(*each, &a) && wm_joins_brigade(w->b, &w->s->stands, &a)) return end;
    }
    for (int i = 0; i < o->count; i++)
        if ((o->moved & ~o->charged) >> i & 1) end = list_joining(w, o->member[i], end);
    return end;
}

/* Straight ahead by several distances: what stops one unit of a brigade is to stop them all. */
static vx_action *list_common(const wanderer *w, vx_action *out)
{
    static const int32_t percent[] = {75, 50, 25};
    if (w->b->order.count < 2 || w->b->order.moved != 0) return out;
    for (size_t i = 0; i < sizeof percent / sizeof percent[0]; i++) {
        point to = wm_point_along((point){w->middle.x, w->middle.y}, w->middle.facing,
                                  w->march * percent[i] / 100 - 2);
        out = list_move(w, FORM_LINE, (pose){to.x, to.y, w->middle.facing}, out);
    }
    return out;
}

/* Of those in the order that have not moved yet. */
static int32_t slowest_pace(const battle *b)
{
    int32_t slowest = INT32_MAX;
    for (int i = 0; i < b->order.count; i++) {
        if (b->order.moved >> i & 1) continue;
        int32_t pace = wm_pace(b, b->order.member[i]);
        if (pace < slowest) slowest = pace;
    }
    return slowest;
}

static vx_action *list_unit_moves(const battle *b, const scene *s, int id, vx_action *out)
{
    static const int32_t turns[] = {0, 450, FULL_TURN - 450, 900, 2700, 1800};
    wanderer w;
    w.b = b, w.s = s, w.id = id;
    w.pace = wm_pace(b, id);
    w.middle = wm_middle_of(unit_of(b, id));
    boxes_at(b, id, unit_of(b, id)->at, w.from);
    w.march = slowest_pace(b);
    if (w.march > w.pace) w.march = w.pace;
    wm_look_round(b, s, id, w.pace, &w.r);
    int32_t far = w.pace + 40 * CENTIMETRE; /* and half of the longest unit, with room to spare */
    wm_read_region(b, s, id, (point){w.middle.x - far, w.middle.y - far},
                   (point){w.middle.x + far, w.middle.y + far}, &w.near);
    vx_action *end = list_with_brigade(&w, out);
    end = list_common(&w, end);
    end = list_approaches(&w, end);
    for (size_t i = 0; i < sizeof turns / sizeof turns[0]; i++)
        for (int form = FORM_LINE; form <= (int)wm_last_offered_form(b, id); form++)
            end = list_direction(&w, wm_turned(w.middle.facing + turns[i]), (formation)form, end);
    return wm_without_twins(out, end);
}

/* The next stand beside or behind the first, as it stands. */
static vx_action *list_next_stand(const battle *b, int id, vx_action *out)
{
    const unit *u = unit_of(b, id);
    for (int k = 0; k < b->order.placed; k++)
        for (int edge = 0; edge < EDGES; edge++) {
            box s = wm_stand_box(b, id, u->at[k]);
            int32_t right = (edge == RIGHT) - (edge == LEFT), on = (edge == FRONT) - (edge == REAR);
            point at = wm_box_point(&s, 2 * right * s.half_front, 2 * on * s.half_depth);
            if (at.x < 0 || at.y < 0) continue;
            act a = {ACT_STAND, (uint8_t)id, b->order.placed,
                     wm_place_of((pose){at.x, at.y, u->at[k].facing})};
            if (wm_check_stand(b, &a, NULL)) *out++ = pack_act(a);
        }
    return out;
}

/* In a great brigade those named first go first: what is offered stays within bounds. */
static vx_action *list_all_but_done(const battle *b, vx_action *out)
{
    enum { OFFERED_MOST = 12, SMALL = 8 };
    const order *o = &b->order;
    int offered = 0;
    scene s;
    wm_read_scene(b, &s);
    for (int i = 0; i < o->count; i++) {
        int id = o->member[i];
        act back = {ACT_BACK, (uint8_t)id, 0, {0}};
        if (o->placing == i) out = list_next_stand(b, id, out);
        if (wm_check_back(b, &back, NULL)) *out++ = pack_act(back);
        if ((o->moved >> i & 1) || o->placing != NOBODY_ID) continue;
        if (offered++ < OFFERED_MOST) out = list_unit_moves(b, &s, id, out);
        out = wm_list_own_moves(b, id, out);
        out = wm_list_charges(b, id, o->count <= SMALL, out);
    }
    return out;
}

/* Where a unit has charged into the place another came from, that one cannot go back: a brigade in
 * pieces with nothing left to do ends so. */
bool wm_check_done(const battle *b, vx_problem *why)
{
    vx_action rest[ACTIONS_MAX];
    if (check_together(b, why)) return true;
    return b->order.placing == NOBODY_ID && list_all_but_done(b, rest) == rest;
}

vx_action *wm_list_moves(const battle *b, vx_action *out)
{
    vx_action *end = list_all_but_done(b, out);
    bool stuck = end == out && b->order.placing == NOBODY_ID;
    if (stuck || check_together(b, NULL)) *end++ = pack_act((act){.kind = ACT_DONE});
    return end;
}

/* ---- WM-CMD-06: the step of the turn ---- */

static bool check_step(const battle *b, const act *a, vx_problem *why)
{
    switch (a->kind) {
    case ACT_CHARGE:
        return wm_check_charge(b, a, why);
    case ACT_LAAGER:
        return wm_check_extra(b, a, why);
    case ACT_MOVE:
        return wm_check_move(b, a, why);
    case ACT_STAND:
        return wm_check_stand(b, a, why);
    case ACT_BACK:
        return wm_check_back(b, a, why);
    default:
        return wm_check_done(b, why);
    }
}

static void apply_step(battle *b, const act *a)
{
    switch (a->kind) {
    case ACT_CHARGE:
        wm_charge(b, a);
        break;
    case ACT_LAAGER:
        wm_apply_extra(b, a);
        break;
    case ACT_MOVE:
        wm_move(b, a);
        break;
    case ACT_STAND:
        wm_set_stand(b, a);
        break;
    case ACT_BACK:
        wm_go_back(b, a->who);
        break;
    default:
        wm_finish_order(b);
        break;
    }
}

const task_rules wm_move_phase = {
    .key = "move",
    .acts = ACT_BIT(ACT_CHARGE) | ACT_BIT(ACT_LAAGER) | ACT_BIT(ACT_MOVE) | ACT_BIT(ACT_STAND) |
            ACT_BIT(ACT_BACK) | ACT_BIT(ACT_DONE),
    .asked = {"WM-CMD-06",
              {"first finish the move of the ordered units",
               "сначала закончите движение получивших приказ"}},
    .status = {"move the ordered units", "двигайте отряды, получившие приказ"},
    .open_ended = true,
    .to_act = wm_turn_acts,
    .list = wm_list_moves,
    .check = check_step,
    .apply = apply_step,
};
