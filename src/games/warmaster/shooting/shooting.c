/* SPDX-License-Identifier: MIT */
/* shooting.c - the Shooting phase: who may shoot at whom (WM-SHOOT-01 to WM-SHOOT-12). */
#include "games/warmaster/characters/characters.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/units/troop_hooks.h"

/* ---- Sight and range, stand by stand ---- */

reach wm_reach_of(const battle *b, int id)
{
    const unit_profile *p = wm_unit_profile(b, id);
    return (reach){.range = p->range * CENTIMETRE, /* WM-SHOOT-10 */
                   .least = p->least_range * CENTIMETRE,
                   .edges = unit_has(b, id, HAS_all_round) ? EDGES : 1,
                   .overhead = p->type == ARTILLERY || unit_has(b, id, HAS_overhead),
                   .blind = unit_has(b, id, HAS_blind_fire)};
}

bool wm_may_hit(const battle *b, const scene *s, const reach *by, const box *from, const box *to)
{
    if (!wm_boxes_within(from, to, by->range)) return false; /* WM-SHOOT-11 */
    /* WM-SHOOT-07, WM-SHOOT-08: stands and terrain that hide are in the scene. */
    for (int edge = FRONT; edge < by->edges; edge++) { /* WM-SHOOT-06, WM-MACH-04 */
        if (wm_sees(from, edge, to, &s->sight, NULL)) return true;
        if (by->overhead && wm_sees_overhead(b, s, from, edge, to)) return true;
    }
    return false;
}

static const box *stand_in(const scene *s, int id, int stand)
{
    return &s->stands.at[s->stands.first[id] + stand];
}

unsigned wm_stands_in_sight(const battle *b, int id, int stand, int target)
{
    scene s;
    reach by = wm_reach_of(b, id);
    unsigned out = 0;
    wm_read_scene(b, &s);
    for (int i = 0; i < unit_of(b, target)->stands; i++)
        if (wm_may_hit(b, &s, &by, stand_in(&s, id, stand), stand_in(&s, target, i)))
            out |= 1u << i;
    return out;
}

unsigned wm_shooters_at(const battle *b, const scene *s, int id, const reach *by, int target)
{
    unsigned out = 0;
    for (int i = 0; i < unit_of(b, id)->stands; i++)
        for (int k = 0; k < unit_of(b, target)->stands && !(out >> i & 1) && !wm_is_team(b, id, i);
             k++)
            if (wm_may_hit(b, s, by, stand_in(s, id, i), stand_in(s, target, k))) out |= 1u << i;
    return out;
}

static bool is_seen_by_any(const battle *b, const scene *s, int id, const reach *by,
                           unsigned stands, int target)
{
    for (int i = 0; i < unit_of(b, id)->stands; i++) {
        if (!(stands >> i & 1) || wm_is_team(b, id, i)) continue;
        for (int k = 0; k < unit_of(b, target)->stands; k++)
            if (wm_may_hit(b, s, by, stand_in(s, id, i), stand_in(s, target, k))) return true;
    }
    return false;
}

/* ---- Targets ---- */

/* The distance of the nearest of these stands to a unit, in whole units of length. */
static int64_t distance_of(const battle *b, const scene *s, int id, unsigned stands, int target)
{
    int64_t least = INT64_MAX;
    for (int i = 0; i < unit_of(b, id)->stands; i++)
        for (int k = 0; k < unit_of(b, target)->stands && (stands >> i & 1); k++) {
            int64_t gap = wm_box_gap(stand_in(s, id, i), stand_in(s, target, k));
            if (gap < least) least = gap;
        }
    return least == INT64_MAX ? least : (int64_t)wm_square_root((uint64_t)least);
}

/* Enemies that may be shot at, by how far away they are. */
typedef struct {
    int64_t gap[UNITS_MAX]; /* by their place in the roster; NO_TARGET: none */
} targets;

static const int64_t NO_TARGET = INT64_MAX;

static void measure_targets(const battle *b, const scene *s, int id, const reach *by,
                            unsigned stands, int64_t most, targets *out)
{
    int enemy = 1 - side_of_unit(id);
    for (int i = 0; i < b->side[enemy].list.unit_count; i++) {
        int target = enemy * UNITS_MAX + i;
        out->gap[i] = NO_TARGET;
        if (!is_on_table(unit_of(b, target)) || wm_units_are_far_apart(b, id, target, by->range))
            continue;
        int64_t gap = distance_of(b, s, id, stands, target);
        if (gap < by->least || gap > most) continue;
        if (!wm_is_engaged(&s->stands, b, target)) out->gap[i] = gap; /* WM-SHOOT-09 */
    }
}

static int nearest_left(const targets *t, int count)
{
    int nearest = 0;
    for (int i = 1; i < count; i++)
        if (t->gap[i] < t->gap[nearest]) nearest = i;
    return nearest;
}

/* Those that these stands see, or, `blindly`, all. Sight is slow to find: the near are asked about first. */
static int nearest_of(const battle *b, const scene *s, int id, const reach *by, unsigned stands,
                      bool blindly, int64_t most, uint8_t out[UNITS_MAX])
{
    enum { ALIKE = 2 }; /* equally near, but for rounding (WM-SHOOT-04) */
    int enemy = 1 - side_of_unit(id), units = b->side[enemy].list.unit_count, count = 0;
    bool seen[UNITS_MAX] = {false};
    targets t;
    measure_targets(b, s, id, by, stands, most, &t);
    for (int i; t.gap[i = nearest_left(&t, units)] <= most; t.gap[i] = NO_TARGET) {
        int target = enemy * UNITS_MAX + i;
        if (!blindly && !is_seen_by_any(b, s, id, by, stands, target)) continue;
        seen[i] = true;
        if (t.gap[i] + ALIKE < most) most = t.gap[i] + ALIKE;
    }
    for (int i = 0; i < units; i++)
        if (seen[i]) out[count++] = (uint8_t)(enemy * UNITS_MAX + i);
    return count;
}

/* AMB-22: seen in range by at least one of the stands; equally near ones are all told. Who may shoot
 * blindly may do so at somebody nearer than all in sight (WM-STAT-13). */
int wm_nearest_targets(const battle *b, const scene *s, int id, const reach *by, unsigned stands,
                       uint8_t out[UNITS_MAX])
{
    int count = nearest_of(b, s, id, by, stands, false, by->range, out);
    if (!by->blind) return count;
    int64_t nearest = count > 0 ? distance_of(b, s, id, stands, out[0]) - 1 : (int64_t)by->range;
    uint8_t unseen[UNITS_MAX];
    int more = nearest_of(b, s, id, by, stands, true, nearest, unseen);
    for (int i = 0; i < more; i++) out[count++] = unseen[i];
    return count;
}

static unsigned all_stands(const battle *b, int id)
{
    unsigned all = (1u << unit_of(b, id)->stands) - 1;
    for (int i = 0; i < unit_of(b, id)->stands; i++)
        if (wm_is_team(b, id, i)) all &= ~(1u << i);
    return all;
}

bool wm_check_shooter(const battle *b, const stand_list *s, int id, vx_problem *why)
{
    static const vx_message not_own = {
        "WM-SHOOT-01", {"shoot with a unit of your own", "стреляйте своим отрядом"}};
    static const vx_message unarmed = {
        "WM-STAT-03", {"this unit has no missiles", "этот отряд не вооружён для стрельбы"}};
    static const vx_message twice = {
        "WM-SHOOT-01",
        {"this unit has already shot this turn", "этот отряд в этот ход уже стрелял"}};
    static const vx_message engaged = {
        "WM-SHOOT-02", {"a unit in combat does not shoot", "завязанный в бою отряд не стреляет"}};
    if (!wm_has_on_table(b, b->turn, id)) return vx_refuse(why, &not_own);
    if (wm_unit_profile(b, id)->shots_kind == SHOTS_NONE) return vx_refuse(why, &unarmed);
    if ((unit_of(b, id)->marks & MARK_SHOT) && !(unit_of(b, id)->magic & MAGIC_FIRE))
        return vx_refuse(why, &twice);
    return !wm_is_engaged(s, b, id) || vx_refuse(why, &engaged);
}

static bool is_among(const uint8_t *list, int count, int id)
{
    for (int i = 0; i < count; i++)
        if (list[i] == id) return true;
    return false;
}

/* Why this enemy is no target of the unit, which has others or none. */
static bool refuse_target(const battle *b, const scene *s, int id, int target, vx_problem *why)
{
    static const vx_message engaged = {
        "WM-SHOOT-09",
        {"units in combat cannot be shot at", "по завязанным в бою отрядам не стреляют"}};
    static const vx_message too_far = {
        "WM-SHOOT-11",
        {"no stand of the unit reaches this enemy", "ни одна база не достаёт до этого врага"}};
    static const vx_message unseen = {
        "WM-SHOOT-06",
        {"no stand of the unit sees this enemy", "ни одна база не видит этого врага"}};
    static const vx_message nearer = {
        "WM-SHOOT-03", {"another enemy in sight is nearer", "есть видимый враг ближе этого"}};
    reach by = wm_reach_of(b, id);
    if (wm_is_engaged(&s->stands, b, target)) return vx_refuse(why, &engaged);
    if (distance_of(b, s, id, all_stands(b, id), target) > by.range)
        return vx_refuse(why, &too_far);
    bool seen = wm_shooters_at(b, s, id, &by, target) != 0;
    return vx_refuse(why, seen ? &nearer : &unseen);
}

static bool check_target(const battle *b, const scene *s, const act *a, unsigned stands,
                         vx_problem *why)
{
    static const vx_message no_enemy = {
        "WM-SHOOT-01", {"shoot at an enemy unit", "стреляйте по вражескому отряду"}};
    uint8_t nearest[UNITS_MAX];
    reach by = wm_reach_of(b, a->who);
    if (!wm_has_on_table(b, 1 - side_of_unit(a->who), a->detail)) return vx_refuse(why, &no_enemy);
    int count = wm_nearest_targets(b, s, a->who, &by, stands, nearest);
    return is_among(nearest, count, a->detail) || refuse_target(b, s, a->who, a->detail, why);
}

static vx_action *list_targets(const battle *b, const scene *s, int id, unsigned stands,
                               vx_action *out)
{
    uint8_t nearest[UNITS_MAX];
    reach by = wm_reach_of(b, id);
    int count = wm_nearest_targets(b, s, id, &by, stands, nearest);
    for (int i = 0; i < count; i++)
        *out++ = pack_act((act){ACT_SHOOT, (uint8_t)id, nearest[i], {0}});
    return out;
}

/* ---- The phase: step 0 looks whether anything can be done, step 1 waits for the player ---- */

enum { LOOK, WAIT };

static int shooting_to_act(const battle *b)
{
    return top_task(b)->step == LOOK ? TASK_RUNS : top_task(b)->side;
}

static vx_action *list_shots_of(const battle *b, const scene *s, int id, vx_action *out)
{
    if (!wm_check_shooter(b, &s->stands, id, NULL)) return out;
    return list_targets(b, s, id, all_stands(b, id), out);
}

static vx_action *list_shooting(const battle *b, vx_action *out)
{
    scene s;
    wm_read_scene(b, &s);
    for (int id = b->turn * UNITS_MAX; id < (b->turn + 1) * UNITS_MAX; id++)
        out = list_shots_of(b, &s, id, out);
    out = wm_list_extra(b, wm_list_casts(b, &s, wm_list_breaths(b, out)));
    *out++ = pack_act((act){.kind = ACT_END}); /* AMB-79 */
    return out;
}

/* WM-SHOOT-20: when all have shot, those who were hit are driven back. */
static void end_shooting(battle *b)
{
    wm_pop_task(b);
    wm_push_drive_backs(b);
}

/* Anything but the end would be offered; what takes longest to find out comes last. */
static bool can_shoot(const battle *b)
{
    vx_action found[ALL_UNITS * UNITS_MAX];
    scene s;
    if (wm_list_extra(b, found) != found || wm_list_breaths(b, found) != found) return true;
    wm_read_scene(b, &s);
    for (int id = b->turn * UNITS_MAX; id < (b->turn + 1) * UNITS_MAX; id++)
        if (list_shots_of(b, &s, id, found) != found) return true;
    return wm_can_cast(b, &s);
}

static void look_for_shots(battle *b)
{
    if (can_shoot(b))
        top_task_in(b)->step = WAIT;
    else
        end_shooting(b);
}

static bool check_shooting(const battle *b, const act *a, vx_problem *why)
{
    if (a->kind == ACT_END) return true;
    if (a->kind == ACT_BREATHE) return wm_check_breath(b, a, why);
    if (a->kind == ACT_CAST) return wm_check_cast(b, a, why);
    if (a->kind == ACT_WORD || a->kind == ACT_ANVIL) return wm_check_extra(b, a, why);
    scene s;
    wm_read_scene(b, &s);
    return wm_check_shooter(b, &s.stands, a->who, why) &&
           check_target(b, &s, a, all_stands(b, a->who), why);
}

/* Whose Shooting phase has just passed, if nobody has moved of his own will since; SIDES: nobody's. */
static int last_to_shoot(const battle *b)
{
    bool began = b->round > 1 || b->turn != b->first;
    if (b->phase == PHASE_COMBAT) return b->turn;
    return b->phase == PHASE_INITIATIVE && began ? 1 - b->turn : SIDES;
}

bool wm_check_missed_shot(const battle *b, const act *a, vx_problem *why)
{
    int side = last_to_shoot(b);
    bool by_unit = a->kind == ACT_SHOOT, by_person = a->kind == ACT_BREATHE || a->kind == ACT_CAST;
    if (side == SIDES || !(by_unit || by_person)) return true;
    if ((by_unit ? side_of_unit(a->who) : side_of_person(a->who)) != side) return true;
    battle then = *b;
    then.turn = (uint8_t)side;
    then.phase = PHASE_SHOOTING;
    then.task_count = 1;
    then.task[0] =
        (task){.kind = TASK_SHOOTING, .side = (uint8_t)side, .unit = NOBODY_ID, .step = WAIT};
    return check_shooting(&then, a, why);
}

static void apply_shooting(battle *b, const act *a)
{
    if (a->kind == ACT_END) {
        end_shooting(b);
        return;
    }
    top_task_in(b)->step = LOOK;
    if (a->kind == ACT_BREATHE) {
        wm_breathe(b, a);
        return;
    }
    if (a->kind == ACT_WORD || a->kind == ACT_ANVIL) {
        wm_apply_extra(b, a);
        return;
    }
    if (a->kind == ACT_CAST) {
        wm_cast(b, a);
        return;
    }
    unit *u = unit_in(b, a->who);
    int worse = u->marks & MARK_SHOT ? 1 : 0; /* WM-MAGIC-25: shooting again */
    if (worse) u->magic &= (uint16_t)~MAGIC_FIRE;
    u->marks |= MARK_SHOT;
    wm_push_salvo(b, a->who, a->detail, worse);
}

static bool is_shooting_sound(const battle *b, const task *t)
{
    return b->phase == PHASE_SHOOTING && t->side == b->turn && t->unit == NOBODY_ID &&
           t->step <= WAIT;
}

const task_rules wm_shooting_task = {
    .key = "shooting",
    .steps = {[LOOK] = "look", [WAIT] = "wait"},
    .acts = ACT_BIT(ACT_SHOOT) | ACT_BIT(ACT_BREATHE) | ACT_BIT(ACT_CAST) | ACT_BIT(ACT_WORD) |
            ACT_BIT(ACT_ANVIL) | ACT_BIT(ACT_END),
    .open_ended = true, /* spells along a line go in any direction */
    .asked = {"WM-TURN-05", {"now units shoot", "сейчас фаза стрельбы"}},
    .status = {"shoot, cast, or end the phase", "стреляйте, колдуйте или закончите фазу"},
    .to_act = shooting_to_act,
    .run = look_for_shots,
    .list = list_shooting,
    .check = check_shooting,
    .apply = apply_shooting,
    .is_sound = is_shooting_sound,
};

/* ---- One unit's shots: `stands` have not shot, `worse` is by how much its dice are. Stands that cannot take the common target find others (WM-SHOOT-05). */

enum { FIRE, FIND, CHOOSE };

void wm_push_salvo(battle *b, int id, int target, int worse)
{
    wm_push_task(b, (task){.kind = TASK_SALVO,
                           .side = (uint8_t)side_of_unit(id),
                           .unit = (uint8_t)id,
                           .salvo = {.target = (uint16_t)target,
                                     .stands = (uint16_t)all_stands(b, id),
                                     .worse = (uint16_t)worse}});
}

static int salvo_to_act(const battle *b)
{
    return top_task(b)->step == CHOOSE ? top_task(b)->side : TASK_RUNS;
}

/* The first of the stands that have not shot, as a set of one. */
static unsigned first_left(const task *t)
{
    return t->salvo.stands & (0u - t->salvo.stands);
}

static void find_target(battle *b, const scene *s)
{
    task *t = top_task_in(b);
    uint8_t nearest[UNITS_MAX];
    reach by = wm_reach_of(b, t->unit);
    int count = wm_nearest_targets(b, s, t->unit, &by, first_left(t), nearest);
    if (count == 0) {
        t->salvo.stands = (uint16_t)(t->salvo.stands & ~first_left(t));
    } else {
        t->salvo.target = nearest[0];
        t->step = count == 1 ? FIRE : CHOOSE;
    }
}

/* Stands from which the target is in range, seen or not. */
static unsigned in_range(const battle *b, const scene *s, int id, const reach *by, int target)
{
    unsigned out = 0;
    for (int i = 0; i < unit_of(b, id)->stands; i++)
        if (distance_of(b, s, id, 1u << i, target) <= by->range) out |= 1u << i;
    return out;
}

static void fire_at_target(battle *b, const scene *s)
{
    task *t = top_task_in(b);
    reach by = wm_reach_of(b, t->unit);
    unsigned able = 0;
    if (is_on_table(unit_of(b, t->salvo.target)))
        able = wm_shooters_at(b, s, t->unit, &by, t->salvo.target) & t->salvo.stands;
    bool blindly = able == 0 && by.blind && is_on_table(unit_of(b, t->salvo.target));
    if (blindly) able = in_range(b, s, t->unit, &by, t->salvo.target) & t->salvo.stands;
    fire f = {.id = t->unit,
              .target = (uint8_t)t->salvo.target,
              .stands = (uint8_t)able,
              .worse = blindly ? BLIND : (uint8_t)t->salvo.worse};
    t->salvo.stands = (uint16_t)(t->salvo.stands & ~able);
    t->step = FIND;
    if (blindly && wm_hooks_of(b, f.id)->lobs_blindly)
        wm_push_blind_shot(b, &f);
    else
        wm_open_fire(b, &f);
}

static void run_salvo(battle *b)
{
    task *t = top_task_in(b);
    scene s;
    if (t->salvo.stands == 0 || !is_on_table(unit_of(b, t->unit))) {
        wm_pop_task(b);
        return;
    }
    wm_read_scene(b, &s);
    if (t->step == FIRE)
        fire_at_target(b, &s);
    else
        find_target(b, &s);
}

static vx_action *list_choice(const battle *b, vx_action *out)
{
    const task *t = top_task(b);
    scene s;
    wm_read_scene(b, &s);
    return list_targets(b, &s, t->unit, first_left(t), out);
}

static bool check_choice(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message other = {
        "WM-SHOOT-05",
        {"stands of another unit are to shoot", "сейчас стреляют базы другого отряда"}};
    scene s;
    if (a->who != top_task(b)->unit) return vx_refuse(why, &other);
    wm_read_scene(b, &s);
    return check_target(b, &s, a, first_left(top_task(b)), why);
}

static void apply_choice(battle *b, const act *a)
{
    top_task_in(b)->salvo.target = a->detail;
    top_task_in(b)->step = FIRE;
}

static bool has_choice(const battle *b, const task *t)
{
    scene s;
    uint8_t nearest[UNITS_MAX];
    reach by = wm_reach_of(b, t->unit);
    wm_read_scene(b, &s);
    return wm_nearest_targets(b, &s, t->unit, &by, first_left(t), nearest) > 1;
}

static bool is_salvo_sound(const battle *b, const task *t)
{
    if (t->unit == NOBODY_ID || t->side != side_of_unit(t->unit) || t->step > CHOOSE) return false;
    if (!wm_unit_exists(b, t->salvo.target) || side_of_unit(t->salvo.target) == t->side)
        return false;
    if (t->salvo.stands > 15 || t->salvo.worse > 2) return false;
    return t->step != CHOOSE || (is_on_table(unit_of(b, t->unit)) &&
                                 (t->salvo.stands & all_stands(b, t->unit)) == t->salvo.stands &&
                                 t->salvo.stands != 0 && has_choice(b, t));
}

const task_rules wm_salvo_task = {
    .key = "salvo",
    .layout = LAYOUT_SALVO,
    .steps = {[FIRE] = "fire", [FIND] = "find", [CHOOSE] = "choose"},
    .acts = ACT_BIT(ACT_SHOOT),
    .asked = {"WM-SHOOT-04",
              {"say at whom the other stands shoot", "скажите, по кому стреляют остальные базы"}},
    .status = {"choose a target for the other stands", "выберите цель остальным базам"},
    .to_act = salvo_to_act,
    .run = run_salvo,
    .list = list_choice,
    .check = check_choice,
    .apply = apply_choice,
    .is_sound = is_salvo_sound,
};
