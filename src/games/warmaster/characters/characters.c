/* SPDX-License-Identifier: MIT */
/* characters.c - section CHARM: characters move last and may join a unit. */
#include "games/warmaster/characters/characters.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"
#include "games/warmaster/units/troop_hooks.h"

enum { ON_FOOT_PACE = 60 * CENTIMETRE, FLYING_PACE = 100 * CENTIMETRE };

static int32_t pace_of(const battle *b, int id)
{
    if (wm_person_flies(b, id)) return FLYING_PACE;
    if (wm_character_has(&b->side[id / PERSONS_MAX].list, id % PERSONS_MAX, HAS_move30c))
        return 30 * CENTIMETRE;
    return ON_FOOT_PACE; /* WM-CHARM-01 */
}

/* WM-CHARM-05: as infantry, on horseback too (WM-CHAR-22), unless a mount says otherwise
 * (WM-CHAR-20); on wings he lands where flyers may (WM-FLY-18). */
int wm_person_mover(const battle *b, int id)
{
    const roster *list = &b->side[id / PERSONS_MAX].list;
    uint8_t mount = list->character[id % PERSONS_MAX].mount;
    if (wm_person_flies(b, id)) return ON_WINGS;
    if (mount == NONE_CHOSEN) return ON_FOOT;
    uint8_t kind = army_profile_of(list)->mounts[mount].kind;
    return kind == MOUNT_CHARIOT ? CHARIOT : kind == MOUNT_MONSTER ? MONSTER : ON_FOOT;
}

static box box_of(const battle *b, point at)
{
    return wm_box((pose){at.x, at.y, 0}, 2 * wm_person_radius(b), 2 * wm_person_radius(b));
}

static bool check_person(const battle *b, int id, vx_problem *why)
{
    static const vx_message not_own = {
        "WM-CHARM-01", {"move a character of your own", "двигайте своего персонажа"}};
    static const vx_message moved = {
        "WM-CHARM-01", {"this character has already moved", "этот персонаж уже двигался"}};
    if (!wm_person_exists(b, id) || side_of_person(id) != b->turn ||
        !(person_of(b, id)->flags & PERSON_ON_TABLE))
        return vx_refuse(why, &not_own);
    return !(person_of(b, id)->flags & PERSON_MOVED) || vx_refuse(why, &moved);
}

static uint32_t barred_to(const battle *b, const scene *s, int id)
{
    point far_corner = {b->table.width * CENTIMETRE, b->table.depth * CENTIMETRE};
    return wm_barred_pieces(&s->ground, wm_person_mover(b, id), (point){0, 0}, far_corner);
}

/* A character who looks for places to go, and what bars his way. */
typedef struct {
    const battle *b;
    const scene *s;
    int id;
    uint32_t barred; /* features where he may not stand, a bit for each */
    int32_t pace;
    box from;
    polygon barriers[PIECES_MAX], lanes[PIECES_MAX];
    way_field ways;
} traveller;

/* WM-CHARM-06: through friends freely; AMB-81: past enemies, over them only in flight. */
static void read_traveller(const battle *b, const scene *s, int id, traveller *out)
{
    const person *p = person_of(b, id);
    int enemy = 1 - side_of_person(id);
    out->b = b, out->s = s, out->id = id;
    out->barred = barred_to(b, s, id);
    out->pace = pace_of(b, id);
    out->from = box_of(b, (point){p->x, p->y});
    out->ways = (way_field){.stands = &s->stands.at[wm_first_stand(&s->stands, enemy)],
                            .barriers = out->barriers,
                            .lanes = out->lanes,
                            .width = 2 * wm_person_radius(b),
                            .table = {b->table.width * CENTIMETRE, b->table.depth * CENTIMETRE}};
    int mover = wm_person_mover(b, id);
    if (mover == ON_WINGS) return;
    out->ways.stand_count = wm_end_of_stands(&s->stands, enemy) - wm_first_stand(&s->stands, enemy);
    out->ways.barrier_count = wm_barriers(&s->ground, mover, out->barriers);
    out->ways.lane_count = wm_lanes(&s->ground, out->lanes);
}

/* As the crow flies: his stand does not turn, so all its corners go as far as the middle. */
static bool is_in_reach(const traveller *t, point to)
{
    return wm_squared_distance(t->from.centre, to) <= (int64_t)t->pace * t->pace;
}

static bool check_journey(const traveller *t, point to, vx_problem *why)
{
    static const vx_message too_far = {
        "WM-CHARM-01", {"a character moves at most {0} cm", "персонаж двигается не дальше {0} см"}};
    box end = box_of(t->b, to);
    way by = {0};
    if (wm_find_way(&t->from, &end, t->pace, &t->ways, &by)) return true;
    return vx_refuse_numbers(why, &too_far, t->pace / CENTIMETRE, 0);
}

/* AMB-81: enemy characters are in nobody's way, but two stands do not lie over each other. */
static bool lies_on_enemy(const battle *b, int who, point to)
{
    const int64_t near = 2 * wm_person_radius(b) - TOUCH;
    int enemy = 1 - side_of_person(who);
    for (int i = 0; i < b->side[enemy].list.character_count; i++) {
        const person *p = &b->side[enemy].person[i];
        if (!(p->flags & PERSON_ON_TABLE) || p->joined != NOBODY_ID) continue;
        if (wm_squared_distance(to, (point){p->x, p->y}) < near * near) return true;
    }
    return false;
}

static bool may_stand_at(const battle *b, const scene *s, int who, uint32_t barred_pieces, point to,
                         vx_problem *why)
{
    static const vx_message off_table = {
        "WM-EDGE-01", {"characters stay on the table", "персонажи остаются на столе"}};
    static const vx_message barred = {
        "WM-CHARM-05", {"a character may not enter this ground", "персонаж сюда войти не может"}};
    static const vx_message touches = {
        "WM-CHARM-10",
        {"a character that joins no unit must stand clear of all units",
         "неприсоединённый персонаж стоит, не касаясь отрядов"}};
    static const vx_message upon_enemy = {
        "AMB-81", {"an enemy character stands there", "там стоит вражеский персонаж"}};
    box end = box_of(b, to);
    if (!wm_is_on_table(&s->ground, &end)) return vx_refuse(why, &off_table);
    if (lies_on_enemy(b, who, to)) return vx_refuse(why, &upon_enemy);
    if (wm_is_barred(&s->ground, &end, barred_pieces)) return vx_refuse(why, &barred);
    const int64_t near = wm_person_radius(b) + TOUCH;
    for (int i = 0; i < s->stands.count; i++) {
        if (wm_are_far_apart(&end, &s->stands.at[i], TOUCH)) continue;
        if (wm_point_gap(to, &s->stands.at[i]) <= near * near) return vx_refuse(why, &touches);
    }
    return true;
}

bool wm_may_stand_at(const battle *b, const scene *s, int who, point to, vx_problem *why)
{
    return may_stand_at(b, s, who, barred_to(b, s, who), to, why);
}

/* WM-CHARM-02, WM-CHARM-11: no order is needed, and neither failed orders nor a confused unit hold
 * a character. */
static bool check_goal(const traveller *t, point to, vx_problem *why)
{
    return may_stand_at(t->b, t->s, t->id, t->barred, to, why) && check_journey(t, to, why);
}

bool wm_check_person_move(const battle *b, const act *a, vx_problem *why)
{
    scene s;
    traveller t;
    if (!check_person(b, a->who, why)) return false;
    wm_read_scene(b, &s);
    read_traveller(b, &s, a->who, &t);
    return check_goal(&t, (point){a->at.x, a->at.y}, why);
}

/* Where the character comes to stand: beside the nearest point of the unit. */
static point beside_unit(const battle *b, const scene *s, int id, int unit_id)
{
    const person *p = person_of(b, id);
    point from = {p->x, p->y}, best = from;
    int64_t least = INT64_MAX;
    for (int i = 0; i < unit_of(b, unit_id)->stands; i++) {
        const box *stand = &s->stands.at[s->stands.first[unit_id] + i];
        int64_t gap = wm_point_gap(from, stand);
        if (gap < least) least = gap, best = wm_nearest_point(from, stand);
    }
    const int64_t radius = wm_person_radius(b);
    if (least <= radius * radius) return from;
    return wm_point_along(best, wm_direction(from.x - best.x, from.y - best.y), (int32_t)radius);
}

bool wm_may_be_with(const battle *b, int who, int id, vx_problem *why)
{
    static const vx_message not_own = {
        "WM-CHARM-08", {"join a unit of your own", "присоединяйтесь к своему отряду"}};
    static const vx_message flown = {
        "WM-MACH-17",
        {"no character may join a gyrocopter", "к гирокоптеру персонажи не присоединяются"}};
    static const vx_message unwanted = {
        "WM-MACH-03",
        {"no character may join such a unit", "к такому отряду персонажи не присоединяются"}};
    static const vx_message strangers = {"WM-STAT-13",
                                         {"the army list does not allow these two together",
                                          "по списку армии эти двое вместе не ходят"}};
    static const vx_message barred = {
        "WM-CHAR-20",
        {"the character's mount cannot enter the ground that the unit stands on",
         "то, на чём он едет, не войдёт туда, где стоит отряд"}};
    if (!wm_has_on_table(b, side_of_person(who), id)) return vx_refuse(why, &not_own);
    if (has_ward(b, id, WARD_MIRAGE)) return vx_refuse(why, &unwanted);
    if (has_keyword(&wm_unit_profile(b, id)->keywords, HAS_no_character))
        return vx_refuse(why, wm_flies(b, id) ? &flown : &unwanted);
    for (int i = 0; wm_lords[i] != NULL; i++)
        if (wm_lords[i]->is_unfit != NULL && wm_lords[i]->is_unfit(b, who, id))
            return vx_refuse(why, &strangers);
    return !wm_mount_bars(b, who, id) || vx_refuse(why, &barred);
}

/* WM-CHARM-09: the unit may be engaged. */
static bool check_join(const traveller *t, int id, vx_problem *why)
{
    return wm_may_be_with(t->b, t->id, id, why) &&
           check_journey(t, beside_unit(t->b, t->s, t->id, id), why);
}

bool wm_check_join(const battle *b, const act *a, vx_problem *why)
{
    scene s;
    traveller t;
    if (!check_person(b, a->who, why)) return false;
    wm_read_scene(b, &s);
    read_traveller(b, &s, a->who, &t);
    return check_join(&t, a->detail, why);
}

void wm_move_person(battle *b, const act *a)
{
    person *p = person_in(b, a->who);
    p->x = a->at.x;
    p->y = a->at.y;
    p->joined = NOBODY_ID;
    p->flags |= PERSON_MOVED | PERSON_ON_TABLE;
}

void wm_join(battle *b, const act *a)
{
    scene s;
    wm_read_scene(b, &s);
    point at = beside_unit(b, &s, a->who, a->detail);
    act to = *a;
    to.at = wm_place_of((pose){at.x, at.y, 0});
    wm_move_person(b, &to);
    person_in(b, a->who)->joined = a->detail;
}

static vx_action *list_goal(const traveller *t, point to, vx_action *out)
{
    if (to.x < 0 || to.y < 0 || !is_in_reach(t, to) || !check_goal(t, to, NULL)) return out;
    *out++ = pack_act((act){ACT_PLACE, (uint8_t)t->id, 0, wm_place_of((pose){to.x, to.y, 0})});
    return out;
}

/* With the unit, or close behind its first stand, not touching it. */
static vx_action *list_unit(const traveller *t, int id, vx_action *out)
{
    if (!wm_unit_exists(t->b, id) || !is_on_table(unit_of(t->b, id))) return out;
    point beside = beside_unit(t->b, t->s, t->id, id);
    if (is_in_reach(t, beside) && check_journey(t, beside, NULL) &&
        wm_may_be_with(t->b, t->id, id, NULL))
        *out++ = pack_act((act){ACT_JOIN, (uint8_t)t->id, (uint8_t)id, {0}});
    const box *stand = &t->s->stands.at[t->s->stands.first[id]];
    point to = wm_box_point(stand, 0, -stand->half_depth - wm_person_radius(t->b) - CENTIMETRE);
    return list_goal(t, to, out);
}

/* Joining any unit in reach, going behind it, and a few straight moves. */
static vx_action *list_journeys(const traveller *t, vx_action *out)
{
    vx_action *first = out; /* units back to back have one place behind */
    for (int id = t->b->turn * UNITS_MAX; id < (t->b->turn + 1) * UNITS_MAX; id++)
        out = list_unit(t, id, out);
    for (int32_t turn = 0; turn < FULL_TURN; turn += 450)
        for (int part_of = 1; part_of <= 2; part_of++)
            out = list_goal(t, wm_point_along(t->from.centre, turn, t->pace / part_of - 2), out);
    return wm_without_twins(first, out);
}

vx_action *wm_list_person_moves(const battle *b, vx_action *out)
{
    scene s;
    traveller t;
    wm_read_scene(b, &s);
    for (int who = b->turn * PERSONS_MAX; who < (b->turn + 1) * PERSONS_MAX; who++) {
        if (!check_person(b, who, NULL)) continue;
        read_traveller(b, &s, who, &t);
        out = list_journeys(&t, out);
    }
    *out++ = pack_act((act){.kind = ACT_END});
    return out;
}

/* ---- WM-TURN-12: the step of the turn ---- */

static bool check_step(const battle *b, const act *a, vx_problem *why)
{
    if (a->kind == ACT_PLACE) return wm_check_person_move(b, a, why);
    return a->kind == ACT_END || wm_check_join(b, a, why);
}

static void apply_step(battle *b, const act *a)
{
    if (a->kind == ACT_PLACE)
        wm_move_person(b, a);
    else if (a->kind == ACT_JOIN)
        wm_join(b, a);
    else
        wm_start_shooting(b);
}

const task_rules wm_characters_phase = {
    .key = "characters",
    .acts = ACT_BIT(ACT_PLACE) | ACT_BIT(ACT_JOIN) | ACT_BIT(ACT_END),
    .asked = {"WM-TURN-12",
              {"now characters move; units have done",
               "сейчас двигаются персонажи, отряды уже нет"}},
    .status = {"move your characters", "двигайте персонажей"},
    .open_ended = true,
    .to_act = wm_turn_acts,
    .list = wm_list_person_moves,
    .check = check_step,
    .apply = apply_step,
};
