/* SPDX-License-Identifier: MIT */
/* arrange_stands.c - the stands of a unit that are set to those that have their places: after a drive back,
 * when making way, in a reform, after an evade. The engine finds places at once, so that the unit always stands
 * somewhere; its owner may then choose others, in a formation or stand by stand. */
#include "games/warmaster/characters/characters.h"
#include "games/warmaster/movement/forced_moves.h"
#include "games/warmaster/movement/movement.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/units/troop_hooks.h"

/* ---- What is allowed ---- */

int64_t wm_driver_gap(const battle *b, const scene *s, int driver, const box *stand)
{
    int64_t least = INT64_MAX;
    if (driver == 0) return 0;
    if (driver > ALL_UNITS) {
        const person *p = person_of(b, driver - 1 - ALL_UNITS);
        return wm_point_gap((point){p->x, p->y}, stand);
    }
    const unit *u = unit_of(b, driver - 1);
    for (int i = 0; is_on_table(u) && i < u->stands; i++) {
        int64_t gap = wm_box_gap(stand, &s->stands.at[s->stands.first[driver - 1] + i]);
        if (gap < least) least = gap;
    }
    return least == INT64_MAX ? 0 : least;
}

/* WM-SHOOT-28, WM-INIT-18; two units of leeway for rounding. */
static bool keeps_behind(const arrangement *a, const box *to)
{
    int64_t first =
        (int64_t)wm_square_root((uint64_t)wm_driver_gap(a->b, a->s, a->driver, &a->at[a->first]));
    int64_t limit = first > 2 ? first - 2 : 0;
    return wm_driver_gap(a->b, a->s, a->driver, to) >= limit * limit;
}

/* WM-CONF-14: out of the way of everybody who waits for the path to be clear. A stand that steps aside ends just
 * outside the path, so what it crosses itself adds nothing. */
static bool is_out_of_paths(const arrangement *a, const box *to)
{
    for (int i = 0; i < a->b->task_count; i++) {
        const task *t = &a->b->task[i];
        forced_move m;
        if (t->kind != TASK_FORCE) continue;
        wm_read_path(a->b, t, &m);
        if (wm_is_in_path(&m, to)) return false;
    }
    return true;
}

/* WM-REFORM-05, AMB-40: it gets there past other units and barred ground, however long the way. */
static bool has_way(const arrangement *a, int stand, const box *to)
{
    surroundings r;
    way by = {0};
    box from = wm_stand_box(a->b, a->id, unit_of(a->b, a->id)->at[stand]);
    wm_look_round(a->b, a->s, a->id, 40 * CENTIMETRE, &r);
    return wm_find_way(&from, to, 200 * CENTIMETRE, &r.ways, &by);
}

static bool check_rule(const arrangement *a, int stand, const box *to, vx_problem *why)
{
    static const vx_message nearer = {
        "WM-SHOOT-28",
        {"no stand may be nearer than the first to the enemy that drives the unit back",
         "никакая база не может стоять ближе к отбрасывающему, чем первая"}};
    static const vx_message in_path = {
        "WM-CONF-14", {"this place lies in the path of the friends", "это место на пути друзей"}};
    static const vx_message cannot = {
        "WM-CONF-19",
        {"a unit that makes way keeps off enemies, combats and barred ground",
         "освобождая путь, нельзя подходить к врагу, к бою и в непроходимую местность"}};
    static const vx_message no_way = {
        "WM-REFORM-05",
        {"the stand cannot get there past other units and barred ground",
         "база не пройдёт туда мимо других отрядов и непроходимой местности"}};
    static const vx_message too_near = {"WM-INIT-21",
                                        {"an evading unit keeps a centimetre off all enemies",
                                         "при уклонении держатся в сантиметре от всех врагов"}};
    static const vx_message towards = {
        "WM-INIT-18",
        {"no stand may be nearer than the first to the enemy that the unit evades",
         "никакая база не может стоять ближе к врагу, от которого уклоняются, чем первая"}};
    switch (a->kind) {
    case ARRANGE_EVADE:
        if (!keeps_behind(a, to)) return vx_refuse(why, &towards);
        return wm_keeps_off(a->s, a->id, to, 1) || vx_refuse(why, &too_near);
    case ARRANGE_FOLLOW:
        return keeps_behind(a, to) || vx_refuse(why, &nearer);
    case ARRANGE_ASIDE:
        if (!wm_may_yield_to(a->b, a->s, a->id, to, 1)) return vx_refuse(why, &cannot);
        return is_out_of_paths(a, to) || vx_refuse(why, &in_path);
    default:
        return has_way(a, stand, to) || vx_refuse(why, &no_way);
    }
}

/* May this stand be set there, beside those placed? It must touch one of them unless it is first. */
static bool check_stand_at(const arrangement *a, int stand, const box *to, vx_problem *why)
{
    static const vx_message taken = {
        "WM-MOVE-17", {"other stands are in this place", "это место занято другими базами"}};
    static const vx_message apart = {
        "WM-STAND-06",
        {"all stands of a unit must touch one another", "все базы отряда должны соприкасаться"}};
    bool touches = a->placed == 0;
    for (int i = 0; i < a->count; i++) {
        if (!(a->placed >> i & 1) || i == stand) continue;
        if (wm_boxes_overlap(to, &a->at[i])) return vx_refuse(why, &taken);
        touches = touches || wm_boxes_touch(to, &a->at[i]);
    }
    if (!touches) return vx_refuse(why, &apart);
    if (!wm_check_footing(a->b, a->s, a->id, to, 1, false, why)) return false;
    return check_rule(a, stand, to, why);
}

/* ---- Finding places ---- */

void wm_begin_arrangement(const battle *b, const scene *s, int id, arrange_kind kind,
                          arrangement *out)
{
    *out = (arrangement){.b = b, .s = s, .id = id, .kind = kind, .count = unit_of(b, id)->stands};
    for (int i = 0; i < out->count; i++) out->at[i] = wm_stand_box(b, id, unit_of(b, id)->at[i]);
}

enum { SIDES_OF_STAND = 4, SHIFTS = SLOTS_BESIDE / SIDES_OF_STAND };

box wm_slot_beside(const box *stand, int number)
{
    static const int32_t right[SIDES_OF_STAND] = {1, -1, 0, 0}, on[SIDES_OF_STAND] = {0, 0, -1, 1};
    static const int32_t shift[SHIFTS] = {0, 1, -1};
    int side = number % SIDES_OF_STAND, along = shift[number / SIDES_OF_STAND];
    point at = wm_box_point(
        stand, 2 * right[side] * stand->half_front + on[side] * along * stand->half_front,
        2 * on[side] * stand->half_depth + right[side] * along * stand->half_depth);
    return wm_box((pose){at.x, at.y, stand->facing}, 2 * stand->half_front, 2 * stand->half_depth);
}

/* Tries the places round those that stand already; `tries` bounds the work. */
static bool fill_rest(arrangement *a, int *tries)
{
    int next = 0;
    while (next < a->count && (a->placed >> next & 1)) next++;
    if (next == a->count) return true;
    for (int number = 0; number < SLOTS_BESIDE; number++)
        for (int i = 0; i < a->count; i++) {
            if (!(a->placed >> i & 1)) continue;
            if (--*tries < 0) return false;
            box to = wm_slot_beside(&a->at[i], number);
            if (!check_stand_at(a, next, &to, NULL)) continue;
            box before = a->at[next];
            a->at[next] = to;
            a->placed |= 1u << next;
            if (fill_rest(a, tries)) return true;
            a->placed &= ~(1u << next);
            a->at[next] = before;
        }
    return false;
}

bool wm_fill_arrangement(arrangement *a)
{
    int tries = 400;
    return fill_rest(a, &tries);
}

void wm_take_places(const arrangement *a, unit *u)
{
    for (int i = 0; i < a->count; i++)
        u->at[i] = wm_place_of((pose){a->at[i].centre.x, a->at[i].centre.y, a->at[i].facing});
}

/* ---- The owner sets them otherwise ---- */

void wm_push_arrange(battle *b, int id, arrange_kind kind, unsigned fixed, int first, int driver)
{
    wm_push_task(b, (task){.kind = TASK_ARRANGE,
                           .side = (uint8_t)side_of_unit(id),
                           .unit = (uint8_t)id,
                           .arrange = {.how = (uint16_t)kind,
                                       .placed = (uint16_t)fixed,
                                       .first = (uint16_t)first,
                                       .driver = (uint16_t)driver}});
}

static void read_arrangement(const battle *b, const scene *s, arrangement *out)
{
    const task *t = top_task(b);
    wm_begin_arrangement(b, s, t->unit, (arrange_kind)t->arrange.how, out);
    out->placed = t->arrange.placed;
    out->first = t->arrange.first;
    out->driver = t->arrange.driver;
}

static bool are_same(const box *a, const box *b, bool turned_too)
{
    return wm_squared_distance(a->centre, b->centre) <= 8 &&
           (!turned_too || a->facing == b->facing);
}

/* The slots of a formation for all stands; those that have their places must be among them. In a
 * reform one stand keeps its centre (WM-REFORM-04). */
static bool assign_slots(arrangement *a, const act *move)
{
    box slot[STANDS_MAX];
    unsigned taken = 0, had = a->placed;
    for (int i = 0; i < a->count; i++)
        slot[i] = wm_stand_box(
            a->b, a->id, wm_slot(a->b, a->id, (formation)move->detail, a->count, i, move->at));
    for (int i = 0; i < a->count; i++) {
        bool kept = a->kind == ARRANGE_REFORM ? a->placed == 0 : (had >> i & 1) != 0;
        for (int k = 0; kept && k < a->count; k++) {
            if ((taken >> k & 1) || !are_same(&a->at[i], &slot[k], a->kind != ARRANGE_REFORM))
                continue;
            if (a->kind == ARRANGE_REFORM) a->at[i] = slot[k];
            taken |= 1u << k;
            a->placed |= 1u << i;
            kept = false;
        }
        if (kept && a->kind != ARRANGE_REFORM) return false;
    }
    if (a->placed == 0) return false;
    for (int i = 0, k = 0; i < a->count; i++) {
        if (a->placed >> i & 1) continue;
        while (taken >> k & 1) k++;
        a->at[i] = slot[k++];
    }
    return true;
}

/* Sets the stands that are left one after another, whichever fits next. */
static bool check_rest(arrangement *a, vx_problem *why)
{
    unsigned all = (1u << a->count) - 1;
    for (bool grew = true; grew && a->placed != all;) {
        grew = false;
        for (int i = 0; i < a->count; i++) {
            if ((a->placed >> i & 1) || !check_stand_at(a, i, &a->at[i], why)) continue;
            a->placed |= 1u << i;
            grew = true;
        }
    }
    return a->placed == all;
}

static bool plan_formation(arrangement *a, const act *move, vx_problem *why)
{
    static const vx_message moved = {
        "WM-SHOOT-28",
        {"the stands that have their places must keep them in this formation",
         "базы, уже вставшие на место, должны в этом построении на нём остаться"}};
    static const vx_message evaded = {"WM-INIT-18",
                                      {"the first stand keeps its place in this formation",
                                       "первая база в этом построении остаётся на своём месте"}};
    if (!assign_slots(a, move)) return vx_refuse(why, a->kind == ARRANGE_EVADE ? &evaded : &moved);
    if (a->kind == ARRANGE_REFORM) { /* the one that turns is looked at like the others */
        for (int i = 0; i < a->count; i++)
            if ((a->placed >> i & 1) &&
                !wm_check_footing(a->b, a->s, a->id, &a->at[i], 1, false, why))
                return false;
    }
    return check_rest(a, why);
}

/* One stand is set; those not set yet are gathered round it where they no longer fit. */
static bool plan_stand(arrangement *a, const act *move, vx_problem *why)
{
    static const vx_message fixed = {
        "WM-SHOOT-28", {"this stand is already placed", "у этой базы уже есть место"}};
    static const vx_message evaded = {
        "WM-INIT-17", {"this stand is already placed", "у этой базы уже есть место"}};
    static const vx_message no_room = {
        "WM-STAND-06",
        {"there is no room for the other stands then", "тогда остальным базам не хватит места"}};
    static const vx_message centre = {"WM-REFORM-04",
                                      {"the first stand keeps its centre and only turns",
                                       "первая база остаётся на месте и только поворачивается"}};
    int stand = move->detail;
    if (stand >= a->count || (a->placed >> stand & 1))
        return vx_refuse(why, a->kind == ARRANGE_EVADE ? &evaded : &fixed);
    box to = wm_stand_box(a->b, a->id, move->at), before = a->at[stand];
    if (a->kind == ARRANGE_REFORM && a->placed == 0) {
        if (!are_same(&before, &to, false)) return vx_refuse(why, &centre);
        if (!wm_check_footing(a->b, a->s, a->id, &to, 1, false, why)) return false;
    } else if (!check_stand_at(a, stand, &to, why)) {
        return false;
    }
    a->at[stand] = to;
    a->placed |= 1u << stand;
    arrangement kept = *a;
    if (check_rest(&kept, NULL)) return true;
    unsigned set = a->placed;
    bool fits = wm_fill_arrangement(a);
    a->placed = set;
    return fits || vx_refuse(why, &no_room);
}

static bool check_arrange(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message other = {
        "WM-SHOOT-28", {"another unit is being placed", "сейчас ставится другой отряд"}};
    scene s;
    arrangement plan;
    if (a->kind == ACT_DONE) return true;
    if (a->who != top_task(b)->unit) return vx_refuse(why, &other);
    if (a->kind == ACT_MOVE && !wm_check_form(b, a->who, a->detail, why)) return false;
    wm_read_scene(b, &s);
    read_arrangement(b, &s, &plan);
    return a->kind == ACT_MOVE ? plan_formation(&plan, a, why) : plan_stand(&plan, a, why);
}

static void apply_arrange(battle *b, const act *a)
{
    scene s;
    arrangement plan;
    task *t = top_task_in(b);
    if (a->kind == ACT_DONE) {
        wm_pop_task(b);
        return;
    }
    int id = t->unit;
    wm_read_scene(b, &s);
    read_arrangement(b, &s, &plan);
    bool fits = a->kind == ACT_MOVE ? plan_formation(&plan, a, NULL) : plan_stand(&plan, a, NULL);
    if (fits) wm_take_places(&plan, unit_in(b, a->who));
    t->arrange.placed = (uint16_t)plan.placed;
    if (fits && plan.placed != (1u << plan.count) - 1) return;
    wm_pop_task(b);
    wm_bring_persons(b, id);
}

/* ---- What is offered ---- */

/* One formation may keep the places of several stands: it is listed once. */
static vx_action *add_once(const vx_action *first, vx_action action, vx_action *out)
{
    for (const vx_action *at = first; at < out; at++)
        if (*at == action) return out;
    *out = action;
    return out + 1;
}

/* Formations in which a stand keeps its place: `turn` is only for reforms. */
static vx_action *list_formations(const battle *b, int stand, int32_t turn, const vx_action *first,
                                  vx_action *out)
{
    const task *t = top_task(b);
    const unit *u = unit_of(b, t->unit);
    place fixed = u->at[stand];
    fixed.facing = (uint16_t)wm_turned(fixed.facing + turn);
    static const formation last[STANDS_MAX + 1] = {FORM_LINE, FORM_LINE, FORM_COLUMN, FORM_BLOCK,
                                                   FORM_BLOCK};
    for (int form = FORM_LINE; form <= (int)last[u->stands]; form++)
        for (int k = 0; k < u->stands; k++) {
            place slot = wm_slot(b, t->unit, (formation)form, u->stands, k, fixed);
            int32_t x = 2 * fixed.x - slot.x, y = 2 * fixed.y - slot.y;
            if (x < 0 || y < 0 || x > UINT16_MAX || y > UINT16_MAX) continue;
            act a = {ACT_MOVE, t->unit, (uint8_t)form, wm_place_of((pose){x, y, fixed.facing})};
            if (check_arrange(b, &a, NULL)) out = add_once(first, pack_act(a), out);
        }
    return out;
}

static vx_action *list_arrange(const battle *b, vx_action *out)
{
    const task *t = top_task(b);
    const unit *u = unit_of(b, t->unit);
    const vx_action *first = out;
    *out++ = pack_act((act){.kind = ACT_DONE});
    if (t->arrange.how == ARRANGE_REFORM && t->arrange.placed == 0) {
        for (int i = 0; i < u->stands; i++)
            for (int32_t turn = 0; turn < FULL_TURN; turn += 900)
                out = list_formations(b, i, turn, first, out);
        return out;
    }
    for (int i = 0; i < u->stands; i++)
        if (t->arrange.placed >> i & 1) return list_formations(b, i, 0, first, out);
    return out;
}

static bool is_arrange_sound(const battle *b, const task *t)
{
    if (t->unit == NOBODY_ID || !is_on_table(unit_of(b, t->unit))) return false;
    int stands = unit_of(b, t->unit)->stands;
    return t->side == side_of_unit(t->unit) && t->arrange.how <= ARRANGE_EVADE &&
           t->arrange.placed < 1 << stands && t->arrange.first < stands &&
           t->arrange.driver <= ALL_UNITS + ALL_PERSONS;
}

const task_rules wm_arrange_task = {
    .key = "arrange",
    .layout = LAYOUT_ARRANGE,
    .acts = ACT_BIT(ACT_MOVE) | ACT_BIT(ACT_STAND) | ACT_BIT(ACT_DONE),
    .asked = {"WM-SHOOT-28",
              {"first set the other stands of the unit",
               "сначала расставьте остальные базы отряда"}},
    .status = {"set the other stands", "расставьте остальные базы"},
    .open_ended = true,
    .to_act = wm_owner_acts,
    .list = list_arrange,
    .check = check_arrange,
    .apply = apply_arrange,
    .is_sound = is_arrange_sound,
};
