/* SPDX-License-Identifier: MIT */
/* fall_back.c - section FALLBACK: after a draw, or because the winner likes it so. */
#include <string.h>

#include "games/warmaster/characters/characters.h"
#include "games/warmaster/combat/combat.h"
#include "games/warmaster/movement/forced_moves.h"
#include "games/warmaster/movement/movement.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/units/troop_hooks.h"

/* WM-FALLBACK-10: a winner falls back like anybody. */
void wm_push_fall_back(battle *b, int id, int least, int most)
{
    wm_push_task(b, (task){.kind = TASK_FALL_BACK,
                           .side = (uint8_t)side_of_unit(id),
                           .unit = (uint8_t)id,
                           .fall_back = {.least = (uint16_t)least, .most = (uint16_t)most}});
}

/* WM-FALLBACK-06: keeps a centimetre off enemies and combats to whom it was not as near before;
 * those it falls back from it was. */
static bool must_keep_off(const battle *b, const scene *s, int id, int other)
{
    bool enemy = side_of_unit(other) != side_of_unit(id);
    if (wm_unit_gap(&s->stands, b, id, other) < (int64_t)CENTIMETRE * CENTIMETRE) return false;
    if (enemy && (b->bout[id].touched >> other % UNITS_MAX & 1)) return false;
    return enemy || wm_is_engaged(&s->stands, b, other);
}

/* Those it must keep off are wider than they are while ways are looked for. */
static void look_round(const battle *b, const scene *s, int id, int32_t far, surroundings *r)
{
    wm_look_round(b, s, id, far, r);
    for (int i = 0; i < r->ways.stand_count; i++) {
        const box *o = &r->stands[i];
        if (!must_keep_off(b, s, id, r->unit[i])) continue;
        r->stands[i] =
            wm_box((pose){o->centre.x, o->centre.y, o->facing}, 2 * o->half_front + 2 * CENTIMETRE,
                   2 * o->half_depth + 2 * CENTIMETRE);
    }
}

static bool keeps_off(const battle *b, const scene *s, int id, const box *stands, int count)
{
    for (int k = 0; k < s->stands.count; k++)
        for (int i = 0; i < count; i++)
            if (s->stands.unit[k] != id &&
                wm_box_gap(&stands[i], &s->stands.at[k]) < (int64_t)CENTIMETRE * CENTIMETRE &&
                must_keep_off(b, s, id, s->stands.unit[k]))
                return false;
    return true;
}

/* AMB-38: every corner of the stand is that far from where it was. */
static bool goes_so_far(const box *from, const box *to, int32_t least)
{
    for (int c = 0; c < EDGES; c++)
        if (wm_squared_distance(from->corner[c], to->corner[c]) < (int64_t)least * least)
            return false;
    return true;
}

/* WM-FALLBACK-05: some stand does, measured from where the stand nearest to it was. */
static bool goes_far_enough(const box *from, const box *to, int count, int32_t least)
{
    for (int i = 0; i < count; i++) {
        int nearest = 0;
        for (int k = 1; k < count; k++)
            if (wm_squared_distance(from[k].centre, to[i].centre) <
                wm_squared_distance(from[nearest].centre, to[i].centre))
                nearest = k;
        if (goes_so_far(&from[nearest], &to[i], least)) return true;
    }
    return false;
}

static const vx_message too_near = {"WM-FALLBACK-06",
                                    {"a unit that falls back keeps 1 cm off enemies and combats",
                                     "отходящий отряд держится в 1 см от врагов и боёв"}};
static const vx_message too_short = {
    "WM-FALLBACK-05",
    {"at least one stand must move {0} cm", "хотя бы одна база должна пройти {0} см"}};

/* ---- In a formation ---- */

static bool check_formation(const battle *b, const act *a, vx_problem *why)
{
    const task *t = top_task(b);
    scene s;
    surroundings r;
    box from[STANDS_MAX], to[STANDS_MAX];
    if (t->fall_back.placed > 0) return wm_refuse_begun(why);
    if (!wm_check_form(b, t->unit, a->detail, why)) return false;
    const unit *u = unit_of(b, t->unit);
    for (int i = 0; i < u->stands; i++) {
        from[i] = wm_stand_box(b, t->unit, u->at[i]);
        to[i] = wm_stand_box(b, t->unit,
                             wm_slot(b, t->unit, (formation)a->detail, u->stands, i, a->at));
    }
    int32_t most = t->fall_back.most * CENTIMETRE, least = t->fall_back.least * CENTIMETRE;
    wm_read_scene(b, &s);
    if (!wm_check_footing(b, &s, t->unit, to, u->stands, false, why)) return false;
    if (!keeps_off(b, &s, t->unit, to, u->stands)) return vx_refuse(why, &too_near);
    if (!goes_far_enough(from, to, u->stands, least))
        return vx_refuse_numbers(why, &too_short, t->fall_back.least, 0);
    look_round(b, &s, t->unit, most, &r); /* WM-FALLBACK-07, WM-FLY-16 */
    return wm_check_ways(b, t->unit, &r, from, to, u->stands, most, why);
}

/* ---- Stand by stand, in their order ---- */

typedef struct {
    const battle *b;
    const scene *s;
    const surroundings *r;
    int id, count, done;
    bool far; /* one of those set went the least distance */
    int32_t least, most;
    box from[STANDS_MAX], at[STANDS_MAX]; /* the first `done` of `at` are set */
} setting;

static void read_setting(const battle *b, scene *s, surroundings *r, setting *out)
{
    const task *t = top_task(b);
    const unit *u = unit_of(b, t->unit);
    out->b = b;
    out->id = t->unit;
    out->count = u->stands;
    out->done = t->fall_back.placed;
    out->far = t->fall_back.far != 0;
    out->least = t->fall_back.least * CENTIMETRE;
    out->most = t->fall_back.most * CENTIMETRE;
    for (int i = 0; i < u->stands; i++) /* those not set stand where they stood */
        out->from[i] = out->at[i] = wm_stand_box(b, t->unit, u->at[i]);
    wm_read_scene(b, s);
    look_round(b, s, t->unit, out->most, r);
    out->s = s;
    out->r = r;
}

/* Sets the next stand there, if it may stand there beside those that are set. */
static bool set_next(setting *s, const box *to, vx_problem *why)
{
    surroundings r = *s->r;
    const box *from = &s->from[s->done];
    s->at[s->done] = *to;
    if (!wm_check_footing(s->b, s->s, s->id, s->at, s->done + 1, false, why)) return false;
    if (!keeps_off(s->b, s->s, s->id, to, 1)) return vx_refuse(why, &too_near);
    r.ways.stands = r.stands;
    r.ways.barriers = r.barriers;
    r.ways.lanes = r.lanes;
    for (int i = 0; i < s->done && !wm_flies(s->b, s->id); i++) { /* WM-MOVE-18 */
        r.unit[r.ways.stand_count] = (uint8_t)s->id;
        r.stands[r.ways.stand_count++] = s->at[i];
    }
    if (!wm_check_ways(s->b, s->id, &r, from, to, 1, s->most, why)) return false;
    s->far = s->far || goes_so_far(from, to, s->least);
    s->done++;
    return true;
}

enum { TRIES = 400 };

/* As it stands, moved straight towards another until they touch. */
static box moved_up_to(const box *from, const box *other)
{
    point gap = {other->centre.x - from->centre.x, other->centre.y - from->centre.y};
    int32_t whole = wm_length(gap.x, gap.y), direction = wm_direction(gap.x, gap.y), free = 0;
    for (int32_t step = whole; step > 0; step /= 2) {
        box to = wm_box_along(from, direction, free + step);
        if (free + step <= whole && !wm_boxes_overlap(&to, other)) free += step;
    }
    return wm_box_along(from, direction, free);
}

/* Places for the next stand: round one that is set. */
enum { PLACES = SLOTS_BESIDE + 1 };
static box place_beside(const setting *s, int stand, int number)
{
    if (number < SLOTS_BESIDE) return wm_slot_beside(&s->at[stand], number);
    return moved_up_to(&s->from[s->done], &s->at[stand]);
}

/* Whether the stands that are left find places beside those that are set, so that nobody is left
 * halfway; `tries` bounds the work. */
static bool can_be_finished(const setting *s, int *tries)
{
    if (s->done == s->count) return s->far;
    for (int i = 0; i < s->done; i++)
        for (int number = 0; number < PLACES; number++) {
            setting next = *s;
            box to = place_beside(s, i, number);
            if (--*tries < 0) return false;
            if (set_next(&next, &to, NULL) && can_be_finished(&next, tries)) return true;
        }
    return false;
}

/* WM-FALLBACK-05: no stand farther than the most, one at least as far as the least. */
static bool check_stand(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message no_room = {
        "WM-STAND-06",
        {"there is no room for the other stands then", "тогда остальным базам не хватит места"}};
    scene around;
    surroundings near;
    setting s;
    int tries = TRIES;
    read_setting(b, &around, &near, &s);
    if (!wm_check_next_stand(a->detail, s.done, why)) return false;
    box to = wm_stand_box(b, s.id, a->at);
    if (!set_next(&s, &to, why)) return false;
    if (s.done == s.count)
        return s.far || vx_refuse_numbers(why, &too_short, top_task(b)->fall_back.least, 0);
    return can_be_finished(&s, &tries) || vx_refuse(why, &no_room);
}

static bool check_fall_back(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message other = {
        "WM-FALLBACK-04", {"another unit falls back now", "сейчас отходит другой отряд"}};
    if (a->who != top_task(b)->unit) return vx_refuse(why, &other);
    if (!wm_check_going(b, a->who, &a->at, why)) return false;
    return a->kind == ACT_STAND ? check_stand(b, a, why) : check_formation(b, a, why);
}

/* ---- What is offered: eight directions, line and column, the farthest that is legal ---- */

static vx_action *offer(const battle *b, int32_t turn, int form, vx_action *out)
{
    const task *t = top_task(b);
    place middle = wm_middle_of(unit_of(b, t->unit));
    int32_t least = t->fall_back.least * CENTIMETRE, most = t->fall_back.most * CENTIMETRE;
    int32_t distance[] = {most - 4, (least + most) / 2, least + 4};
    for (int i = 0; i < 3; i++) {
        point to = wm_point_along((point){middle.x, middle.y}, middle.facing + turn, distance[i]);
        if (to.x < 0 || to.y < 0) continue;
        act a = {ACT_MOVE, t->unit, (uint8_t)form, wm_place_of((pose){to.x, to.y, middle.facing})};
        if (!check_fall_back(b, &a, NULL)) continue;
        *out++ = pack_act(a);
        break;
    }
    return out;
}

/* Once it has begun stand by stand: beside those that are set. */
static vx_action *list_stands(const battle *b, vx_action *out)
{
    scene around;
    surroundings near;
    setting s;
    vx_action *first = out;
    read_setting(b, &around, &near, &s);
    for (int i = 0; i < s.done; i++)
        for (int number = 0; number < PLACES; number++) {
            box to = place_beside(&s, i, number);
            if (to.centre.x < 0 || to.centre.y < 0) continue;
            act a = {ACT_STAND, (uint8_t)s.id, (uint8_t)s.done,
                     wm_place_of((pose){to.centre.x, to.centre.y, to.facing})};
            if (check_stand(b, &a, NULL)) *out++ = pack_act(a);
        }
    return wm_without_twins(first, out);
}

static vx_action *list_fall_backs(const battle *b, vx_action *out)
{
    if (top_task(b)->fall_back.placed > 0) return list_stands(b, out);
    int last = (int)wm_last_offered_form(b, top_task(b)->unit);
    for (int form = FORM_LINE; form <= last; form++)
        for (int32_t turn = 0; turn < FULL_TURN; turn += 450) out = offer(b, turn, form, out);
    return out;
}

/* ---- The task ---- */

static int fall_back_to_act(const battle *b)
{
    const task *t = top_task(b);
    return t->step == 1 ? t->side : TASK_RUNS;
}

static int nearest_enemy(const battle *b, int id)
{
    stand_list s;
    int enemy = 1 - side_of_unit(id), found = -1;
    int64_t least = INT64_MAX;
    wm_list_stands(b, &s);
    for (int i = 0; i < b->side[enemy].list.unit_count; i++) {
        int64_t gap = wm_unit_gap(&s, b, id, enemy * UNITS_MAX + i);
        if (gap < least) least = gap, found = enemy * UNITS_MAX + i;
    }
    return found;
}

/* WM-FALLBACK-08, WM-FALLBACK-09, AMB-39: who cannot go the least distance is driven back by it. */
static void run_fall_back(battle *b)
{
    vx_action offered[2 * 8];
    task *t = top_task_in(b);
    int id = t->unit, least = t->fall_back.least, first;
    if (is_on_table(unit_of(b, id)) && list_fall_backs(b, offered) > offered) {
        t->step = 1;
        return;
    }
    wm_pop_task(b);
    int enemy = is_on_table(unit_of(b, id)) ? nearest_enemy(b, id) : -1;
    if (enemy < 0 || wm_hooks_of(b, id)->stays_if_barred) return; /* it stays */
    int32_t away = wm_away_from(b, id, enemy, &first);
    wm_push_task(b, wm_force_task(id, FORCE_DRIVEN, first, away, least * CENTIMETRE, enemy + 1));
}

/* Returns whether it was the last. */
static bool set_stand(battle *b, const act *a)
{
    task *t = top_task_in(b);
    unit *u = unit_in(b, a->who);
    box from = wm_stand_box(b, a->who, u->at[a->detail]), to = wm_stand_box(b, a->who, a->at);
    if (goes_so_far(&from, &to, t->fall_back.least * CENTIMETRE)) t->fall_back.far = 1;
    u->at[a->detail] = a->at;
    return ++t->fall_back.placed == u->stands;
}

static void apply_fall_back(battle *b, const act *a)
{
    unit *u = unit_in(b, a->who);
    place from[STANDS_MAX] = {0};
    memcpy(from, u->at, sizeof from);
    bool done = a->kind == ACT_MOVE || set_stand(b, a);
    for (int i = 0; a->kind == ACT_MOVE && i < u->stands; i++)
        u->at[i] = wm_slot(b, a->who, (formation)a->detail, u->stands, i, a->at);
    if (done) {
        wm_pop_task(b);
        wm_bring_persons(b, a->who);
    }
    wm_push_displaced(b, a->who, from);
}

/* Who has not is never asked. */
static bool has_somewhere_to_go(const battle *b)
{
    vx_action offered[2 * 8];
    return list_fall_backs(b, offered) > offered;
}

static bool is_fall_back_sound(const battle *b, const task *t)
{
    return t->unit != NOBODY_ID && t->side == side_of_unit(t->unit) &&
           is_on_table(unit_of(b, t->unit)) && t->step <= 1 &&
           t->fall_back.least <= t->fall_back.most && t->fall_back.most <= 18 &&
           t->fall_back.placed < unit_of(b, t->unit)->stands && t->fall_back.far <= 1 &&
           (t->fall_back.placed == 0 ? t->fall_back.far == 0 : t->step == 1) &&
           (t != top_task(b) || t->step == 0 || t->fall_back.placed > 0 || has_somewhere_to_go(b));
}

const task_rules wm_fall_back_task = {
    .key = "fallback",
    .layout = LAYOUT_FALL_BACK,
    .steps = {"look", "ask"},
    .acts = ACT_BIT(ACT_MOVE) | ACT_BIT(ACT_STAND),
    .asked = {"WM-FALLBACK-04", {"the unit falls back now", "отряд сейчас отходит"}},
    .status = {"fall back", "отход"},
    .open_ended = true,
    .to_act = fall_back_to_act,
    .run = run_fall_back,
    .list = list_fall_backs,
    .check = check_fall_back,
    .apply = apply_fall_back,
    .is_sound = is_fall_back_sound,
};
