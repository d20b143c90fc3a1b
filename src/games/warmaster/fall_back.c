/* SPDX-License-Identifier: MIT */
/* fall_back.c - section FALLBACK: after a draw, or because the winner likes it so. */
#include "games/warmaster/force.h"

/* WM-FALLBACK-10: a winner falls back like anybody. Value 0 is the least, value 1 the most it may go, in cm. At step 0 nobody has looked yet whether
 * it can (WM-FALLBACK-08). */
void wm_push_fall_back(battle *b, int id, int least, int most)
{
    wm_push_task(b, (task){.kind = TASK_FALL_BACK,
                           .side = (uint8_t)side_of_unit(id),
                           .unit = (uint8_t)id,
                           .value = {(uint16_t)least, (uint16_t)most}});
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
static void look_round(const battle *b, const scene *s, int id, int32_t reach, surroundings *r)
{
    wm_look_round(b, s, id, reach, r);
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

/* WM-FALLBACK-05, AMB-38: every corner of some stand is that far from where the stand nearest to it
 * was. */
static bool goes_far_enough(const box *from, const box *to, int count, int32_t least)
{
    for (int i = 0; i < count; i++) {
        int nearest = 0;
        for (int k = 1; k < count; k++)
            if (wm_squared_distance(from[k].centre, to[i].centre) <
                wm_squared_distance(from[nearest].centre, to[i].centre))
                nearest = k;
        bool far = true;
        for (int c = 0; c < EDGES; c++)
            far = far && wm_squared_distance(from[nearest].corner[c], to[i].corner[c]) >=
                             (int64_t)least * least;
        if (far) return true;
    }
    return false;
}

static bool check_fall_back(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message other = {
        "WM-FALLBACK-04", {"another unit falls back now", "сейчас отходит другой отряд"}};
    static const vx_message too_near = {
        "WM-FALLBACK-06",
        {"a unit that falls back keeps 1 cm off enemies and combats",
         "отходящий отряд держится в 1 см от врагов и боёв"}};
    static const vx_message too_short = {
        "WM-FALLBACK-05",
        {"at least one stand must move {0} cm", "хотя бы одна база должна пройти {0} см"}};
    const task *t = top_task(b);
    scene s;
    surroundings r;
    box from[STANDS_MAX], to[STANDS_MAX];
    if (a->who != t->unit) return vx_refuse(why, &other);
    const unit *u = unit_of(b, t->unit);
    for (int i = 0; i < u->stands; i++) {
        from[i] = wm_stand_box(b, t->unit, u->at[i]);
        to[i] = wm_stand_box(
            b, t->unit,
            wm_slot(wm_unit_profile(b, t->unit), (formation)a->detail, u->stands, i, a->at));
    }
    int32_t most = t->value[1] * CENTIMETRE, least = t->value[0] * CENTIMETRE;
    wm_read_scene(b, &s);
    if (!wm_check_footing(b, &s, t->unit, to, u->stands, false, why)) return false;
    if (!keeps_off(b, &s, t->unit, to, u->stands)) return vx_refuse(why, &too_near);
    if (!goes_far_enough(from, to, u->stands, least))
        return vx_refuse_numbers(why, &too_short, t->value[0], 0);
    look_round(b, &s, t->unit, most, &r); /* WM-FALLBACK-07, WM-FLY-16 */
    return wm_check_ways(b, t->unit, &r, from, to, u->stands, most, why);
}

/* ---- What is offered: eight directions, line and column, the farthest that is legal ---- */

static place middle_of(const unit *u)
{
    int32_t x = 0, y = 0;
    for (int i = 0; i < u->stands; i++) x += u->at[i].x, y += u->at[i].y;
    return (place){(uint16_t)(x / u->stands), (uint16_t)(y / u->stands), u->at[0].facing};
}

static vx_action *offer(const battle *b, int32_t turn, int form, vx_action *out)
{
    const task *t = top_task(b);
    place middle = middle_of(unit_of(b, t->unit));
    int32_t least = t->value[0] * CENTIMETRE, most = t->value[1] * CENTIMETRE;
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

static vx_action *list_fall_backs(const battle *b, vx_action *out)
{
    int forms = unit_of(b, top_task(b)->unit)->stands > 1 ? FORM_COLUMN : FORM_LINE;
    for (int form = FORM_LINE; form <= forms; form++)
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
    int id = t->unit, least = t->value[0], first;
    if (is_on_table(unit_of(b, id)) && list_fall_backs(b, offered) > offered) {
        t->step = 1;
        return;
    }
    wm_pop_task(b);
    int enemy = is_on_table(unit_of(b, id)) ? nearest_enemy(b, id) : -1;
    if (enemy < 0) return;
    int32_t away = wm_away_from(b, id, enemy, &first);
    wm_push_task(b, wm_force_task(id, FORCE_DRIVEN, first, away, least * CENTIMETRE, enemy + 1));
}

static void apply_fall_back(battle *b, const act *a)
{
    unit *u = unit_in(b, a->who);
    place from[STANDS_MAX] = {0};
    wm_pop_task(b);
    for (int i = 0; i < u->stands; i++) {
        from[i] = u->at[i];
        u->at[i] = wm_slot(wm_unit_profile(b, a->who), (formation)a->detail, u->stands, i, a->at);
    }
    wm_bring_persons(b, a->who);
    wm_push_displaced(b, a->who, from);
}

static bool is_fall_back_sound(const battle *b, const task *t)
{
    return t->unit != NOBODY_ID && t->side == side_of_unit(t->unit) &&
           is_on_table(unit_of(b, t->unit)) && t->step <= 1 && t->value[0] <= t->value[1] &&
           t->value[1] <= 18;
}

const task_rules wm_fall_back_task = {
    .key = "fallback",
    .acts = ACT_BIT(ACT_MOVE),
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
