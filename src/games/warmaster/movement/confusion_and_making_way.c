/* SPDX-License-Identifier: MIT */
/* confusion_and_making_way.c - WM-CONF-12 to WM-CONF-19: a friend in the path makes way, or does not; and the tests
 * for confusion. */
#include <string.h>

#include "games/warmaster/characters/characters.h"
#include "games/warmaster/movement/forced_moves.h"
#include "games/warmaster/turn/tasks.h"

void wm_push_make_way(battle *b, int id)
{
    wm_push_task(
        b, (task){.kind = TASK_MAKE_WAY, .side = (uint8_t)side_of_unit(id), .unit = (uint8_t)id});
}

/* For whom it is to make way: the task below. */
static void read_mover(const battle *b, forced_move *out)
{
    wm_read_path(b, &b->task[b->task_count - 2], out);
}

static int boxes_of(const battle *b, int id, box out[STANDS_MAX])
{
    const unit *u = unit_of(b, id);
    for (int i = 0; i < u->stands; i++) out[i] = wm_stand_box(b, id, u->at[i]);
    return u->stands;
}

static unsigned stands_in_path(const forced_move *m, const box *stands, int count)
{
    unsigned set = 0;
    for (int i = 0; i < count; i++)
        if (wm_is_in_path(m, &stands[i])) set |= 1u << i;
    return set;
}

/* ---- Backwards ---- */

/* AMB-44: as far as the mover comes on, less what lies between them. */
static int32_t retire_distance(const forced_move *m, const box *stands, int count)
{
    int32_t most = 0;
    for (int i = 0; i < m->count; i++) {
        int32_t far = m->swept[i], deep, flush;
        for (int k = 0; k < count; k++) {
            if (!wm_sweep(&m->from[i], m->direction, far, &stands[k], TOUCH - 1, &deep)) continue;
            bool clean = wm_sweep(&m->from[i], m->direction, far, &stands[k], 0, &flush);
            int32_t need = far - (clean && flush > 0 ? flush - 1 : deep);
            if (need > most) most = need;
        }
    }
    return most;
}

/* Nothing that will not move itself is in the way; friends can still be asked. */
static bool is_free(const battle *b, const task *t)
{
    forced_move m;
    box to[STANDS_MAX];
    if (t->force.distance == 0) return false;
    wm_read_force(b, t, &m);
    for (int i = 0; i < m.count; i++) {
        if (wm_find_stop(&m, i).kind != STOP_NONE) return false;
        to[i] = wm_box_along(&m.from[i], m.direction, m.distance);
    }
    return wm_may_yield_to(b, &m.s, m.id, to, m.count);
}

static bool plan_retire(const battle *b, task *out)
{
    forced_move m;
    box stands[STANDS_MAX];
    int id = top_task(b)->unit, count = boxes_of(b, id, stands);
    read_mover(b, &m);
    *out = wm_force_task(id, FORCE_RETIRE, 0, m.direction, retire_distance(&m, stands, count), 0);
    return is_free(b, out);
}

/* ---- Sideways ---- */

/* The shortest way out of the path to that side; 0: there is none within 40 cm. */
static int32_t way_out(const forced_move *m, const box *stand, int32_t direction)
{
    for (int32_t d = MILLIMETRE; d <= 40 * CENTIMETRE; d += MILLIMETRE) {
        box there = wm_box_along(stand, direction, d);
        if (!wm_is_in_path(m, &there)) return d;
    }
    return 0;
}

/* WM-CONF-15: the stand that is out first and how far it goes to that side. */
static task plan_aside_to(const forced_move *m, int id, const box *stands, int count, bool right)
{
    int32_t direction = wm_turned(m->direction + (right ? 900 : 2700)), least = 0;
    int first = 0;
    for (int i = 0; i < count; i++) {
        int32_t d = way_out(m, &stands[i], direction);
        if (d > 0 && (least == 0 || d < least)) least = d, first = i;
    }
    return wm_force_task(id, FORCE_ASIDE, first, direction, least, 0);
}

/* WM-CONF-15, AMB-44: to the side that is nearer; where both are equally near the owner says. */
static bool plan_whole_aside(const battle *b, bool right, task *out)
{
    forced_move m;
    box stands[STANDS_MAX];
    int id = top_task(b)->unit, count = boxes_of(b, id, stands);
    read_mover(b, &m);
    task to[2] = {plan_aside_to(&m, id, stands, count, false),
                  plan_aside_to(&m, id, stands, count, true)};
    bool free[2] = {is_free(b, &to[0]), is_free(b, &to[1])};
    int apart = to[1].force.distance - to[0].force.distance;
    bool tie = free[0] && free[1] && apart <= TOUCH && apart >= -TOUCH;
    int nearer = free[1] && (!free[0] || (apart < 0 && !tie)) ? 1 : 0;
    *out = to[right ? 1 : nearer];
    return right ? tie : free[nearer];
}

static int size_of(unsigned set)
{
    int size = 0;
    for (; set != 0; set &= set - 1) size++;
    return size;
}

static bool touches_any(const box *stands, int count, int stand, unsigned group)
{
    for (int i = 0; i < count; i++)
        if ((group >> i & 1) && wm_boxes_touch(&stands[stand], &stands[i])) return true;
    return false;
}

/* All that hang together with this stand, without those in the path. */
static unsigned group_of(const box *stands, int count, int stand, unsigned in_path)
{
    unsigned group = 1u << stand;
    for (int turn = 0; turn < count; turn++)
        for (int i = 0; i < count; i++)
            if (!(in_path >> i & 1) && touches_any(stands, count, i, group)) group |= 1u << i;
    return group;
}

/* The stands that stay: those out of the path; where they fall apart, the larger group of them. */
static unsigned stands_that_stay(const box *stands, int count, unsigned in_path)
{
    unsigned best = 0;
    for (int i = 0; i < count; i++) {
        if (in_path >> i & 1) continue;
        unsigned group = group_of(stands, count, i, in_path);
        if (size_of(group) > size_of(best)) best = group;
    }
    return best;
}

/* WM-CONF-14: the stands in the path are set round those that stay. */
static bool plan_part_aside(const battle *b, const scene *s, arrangement *out)
{
    forced_move m;
    box stands[STANDS_MAX];
    int id = top_task(b)->unit, count = boxes_of(b, id, stands);
    read_mover(b, &m);
    unsigned in_path = stands_in_path(&m, stands, count);
    wm_begin_arrangement(b, s, id, ARRANGE_ASIDE, out);
    out->placed = stands_that_stay(stands, count, in_path);
    return out->placed != 0 && wm_fill_arrangement(out);
}

static bool is_wholly_in_path(const battle *b)
{
    forced_move m;
    box stands[STANDS_MAX];
    int count = boxes_of(b, top_task(b)->unit, stands);
    read_mover(b, &m);
    return stands_in_path(&m, stands, count) == (1u << count) - 1;
}

/* ---- In support ---- */

/* Exactly behind stand `k` of the mover where it will stand, or beside it (WM-COMBAT-31). */
static box support_slot(const box *ahead, int number)
{
    static const int32_t right[] = {0, 1, -1}, on[] = {-1, 0, 0};
    point at = wm_box_point(ahead, 2 * right[number] * ahead->half_front,
                            2 * on[number] * ahead->half_depth);
    return wm_box((pose){at.x, at.y, ahead->facing}, 2 * ahead->half_front, 2 * ahead->half_depth);
}

static bool is_free_of(const box *to, const box *others, int count)
{
    for (int i = 0; i < count; i++)
        if (wm_boxes_overlap(to, &others[i])) return false;
    return true;
}

/* May it stand in support there: nobody is in the place and WM-CONF-19 allows it. */
static bool may_support_at(const forced_move *m, int id, const box *to)
{
    for (int k = 0; k < m->s.stands.count; k++)
        if (m->s.stands.unit[k] != id && m->s.stands.unit[k] != m->id &&
            wm_boxes_overlap(to, &m->s.stands.at[k]))
            return false;
    return wm_may_yield_to(m->b, &m->s, id, to, 1);
}

/* WM-CONF-17: infantry for infantry that retreats, all of it in the path. */
static bool plan_support(const battle *b, place out[STANDS_MAX])
{
    forced_move m;
    box ahead[STANDS_MAX], stands[STANDS_MAX];
    int id = top_task(b)->unit, count = unit_of(b, id)->stands, done = 0;
    read_mover(b, &m);
    if (m.kind != FORCE_RETREAT || !is_wholly_in_path(b)) return false;
    if (wm_unit_profile(b, id)->type != INFANTRY || wm_unit_profile(b, m.id)->type != INFANTRY)
        return false;
    for (int i = 0; i < m.count; i++) ahead[i] = wm_box_along(&m.from[i], m.direction, m.swept[i]);
    for (int number = 0; number < 3; number++)
        for (int i = 0; i < m.count && done < count; i++) {
            box to = support_slot(&ahead[i], number);
            if (m.swept[i] == 0 || !is_free_of(&to, ahead, m.count)) continue;
            if (!is_free_of(&to, stands, done) || !may_support_at(&m, id, &to)) continue;
            stands[done] = to;
            out[done++] = wm_place_of((pose){to.centre.x, to.centre.y, to.facing});
        }
    return done == count && wm_is_connected(stands, count);
}

/* ---- The owner decides ---- */

static bool can_aside(const battle *b, bool right)
{
    scene s;
    arrangement a;
    task t;
    if (is_wholly_in_path(b)) return plan_whole_aside(b, right, &t);
    if (right) return false;
    wm_read_scene(b, &s);
    return plan_part_aside(b, &s, &a);
}

static bool can_do(const battle *b, const act *a)
{
    task t;
    place to[STANDS_MAX];
    if (a->kind == ACT_RETIRE) return plan_retire(b, &t);
    if (a->kind == ACT_SUPPORT) return plan_support(b, to);
    return can_aside(b, a->at.x != 0);
}

/* WM-CONF-13: backwards or sideways, as its owner likes. */
static const act offers[] = {{.kind = ACT_RETIRE},
                             {.kind = ACT_SUPPORT},
                             {.kind = ACT_ASIDE},
                             {.kind = ACT_ASIDE, .at = {1, 0, 0}}};
enum { OFFERS = sizeof offers / sizeof offers[0] };

/* At step 0 nobody has looked yet whether it can. */
static int way_to_act(const battle *b)
{
    return top_task(b)->step == 1 ? top_task(b)->side : TASK_RUNS;
}

/* WM-CONF-12: who cannot make way is a friend who refuses. */
static void refuse_way(battle *b)
{
    unit_in(b, top_task(b)->unit)->marks |= MARK_REFUSES;
    wm_pop_task(b);
}

static void run_make_way(battle *b)
{
    for (int i = 0; i < OFFERS; i++)
        if (can_do(b, &offers[i])) {
            top_task_in(b)->step = 1;
            return;
        }
    refuse_way(b);
}

static vx_action *list_ways(const battle *b, vx_action *out)
{
    for (int i = 0; i < OFFERS; i++) {
        act a = offers[i];
        a.who = top_task(b)->unit;
        if (can_do(b, &a)) *out++ = pack_act(a);
    }
    *out++ = pack_act((act){.kind = ACT_NO});
    return out;
}

static bool check_make_way(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message other = {
        "WM-CONF-12", {"another unit is asked to make way", "освободить путь просят другой отряд"}};
    static const vx_message cannot[ACTS] = {
        [ACT_RETIRE] = {"WM-CONF-19",
                        {"it cannot move back far enough", "отойти назад настолько ему некуда"}},
        [ACT_ASIDE] = {"WM-CONF-15",
                       {"it cannot leave the path to that side by the shortest way",
                        "в эту сторону кратчайшим путём ему не уйти"}},
        [ACT_SUPPORT] = {"WM-CONF-17",
                         {"only infantry wholly in the path of retreating infantry may stand in "
                          "support, where there is room",
                          "в поддержку встаёт лишь пехота, вся стоящая на пути бегущей пехоты, "
                          "если есть место"}},
    };
    if (a->kind == ACT_NO) return true;
    if (a->who != top_task(b)->unit) return vx_refuse(why, &other);
    return can_do(b, a) || vx_refuse(why, &cannot[a->kind]);
}

/* It stands elsewhere now: who is tested, and who was in its way. */
static void finish_at_once(battle *b, int id, const place from[STANDS_MAX])
{
    wm_pop_task(b);
    wm_push_confusion_test(b, top_task(b)->unit); /* WM-CONF-03 */
    wm_push_confusion_test(b, id);                /* WM-CONF-05 */
    wm_bring_persons(b, id);
    wm_push_displaced(b, id, from);
}

static void part_aside(battle *b, int id)
{
    scene s;
    arrangement a;
    place from[STANDS_MAX];
    forced_move m;
    box stands[STANDS_MAX];
    int count = boxes_of(b, id, stands);
    read_mover(b, &m);
    unsigned stay = stands_that_stay(stands, count, stands_in_path(&m, stands, count));
    memcpy(from, unit_of(b, id)->at, sizeof from);
    wm_read_scene(b, &s);
    if (plan_part_aside(b, &s, &a)) wm_take_places(&a, unit_in(b, id));
    finish_at_once(b, id, from);
    wm_push_arrange(b, id, ARRANGE_ASIDE, stay, 0, 0);
}

static void apply_make_way(battle *b, const act *a)
{
    int id = top_task(b)->unit;
    task t;
    place from[STANDS_MAX], to[STANDS_MAX] = {0};
    if (a->kind == ACT_NO) {
        refuse_way(b);
    } else if (a->kind == ACT_SUPPORT) {
        memcpy(from, unit_of(b, id)->at, sizeof from);
        if (plan_support(b, to)) memcpy(unit_in(b, id)->at, to, sizeof to);
        finish_at_once(b, id, from);
    } else if (a->kind == ACT_ASIDE && !is_wholly_in_path(b)) {
        part_aside(b, id);
    } else {
        if (a->kind == ACT_RETIRE)
            plan_retire(b, &t);
        else
            plan_whole_aside(b, a->at.x != 0, &t);
        wm_pop_task(b);
        wm_push_task(b, t); /* WM-CONF-18: others may have to make way for it */
    }
}

static bool is_way_sound(const battle *b, const task *t)
{
    return t->unit != NOBODY_ID && t->side == side_of_unit(t->unit) &&
           is_on_table(unit_of(b, t->unit)) && t->step <= 1 && t > b->task &&
           t[-1].kind == TASK_FORCE;
}

const task_rules wm_make_way_task = {
    .key = "way",
    .steps = {"look", "ask"},
    .acts = ACT_BIT(ACT_RETIRE) | ACT_BIT(ACT_ASIDE) | ACT_BIT(ACT_SUPPORT) | ACT_BIT(ACT_NO),
    .asked = {"WM-CONF-12",
              {"say whether the unit makes way, and how", "решите, освободит ли отряд путь и как"}},
    .status = {"make way, or not", "освободить путь или нет"},
    .to_act = way_to_act,
    .run = run_make_way,
    .list = list_ways,
    .check = check_make_way,
    .apply = apply_make_way,
    .is_sound = is_way_sound,
};

/* ---- Tests ---- */

void wm_push_confusion_test(battle *b, int id)
{
    wm_push_task(
        b, (task){.kind = TASK_CONFUSION, .side = (uint8_t)side_of_unit(id), .unit = (uint8_t)id});
}

static wm_dice confusion_die(const battle *b)
{
    (void)b;
    return (wm_dice){.act = ACT_DIE};
}

static void apply_confusion(battle *b, const act *a)
{
    int id = top_task(b)->unit;
    wm_pop_task(b);
    if (a->who == 6 && is_on_table(unit_of(b, id))) wm_confuse(b, id);
}

static bool is_unit_there(const battle *b, const task *t)
{
    return t->unit != NOBODY_ID && t->side == side_of_unit(t->unit) &&
           is_on_table(unit_of(b, t->unit));
}

const task_rules wm_confusion_task = {
    .key = "test",
    .acts = ACT_BIT(ACT_DIE),
    .asked = {"WM-CONF-07", {"a test for confusion is rolled", "бросается тест на деморализацию"}},
    .status = {"a 6 confuses the unit", "на 6 отряд деморализован"},
    .to_act = wm_dice_act,
    .dice = confusion_die,
    .apply = apply_confusion,
    .is_sound = is_unit_there,
};
