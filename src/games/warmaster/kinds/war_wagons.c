/* SPDX-License-Identifier: MIT */
/* war_wagons.c - war wagons of Kislev (WM-STAT-13): on the march in column, drawn up in a laager with the
 * team beside the wagon. Infantry that stands beside a laager fights from behind it. Then the Pump Wagon
 * of the goblins and the Doom Wheel. */
#include <string.h>

#include "games/warmaster/characters/characters.h"
#include "games/warmaster/combat/combat.h"
#include "games/warmaster/kinds/kinds.h"
#include "games/warmaster/kinds/registry.h"
#include "games/warmaster/magic/casting.h"
#include "games/warmaster/movement/movement.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"

/* Without it the team alone is no laager. */
bool wm_has_wagon(const battle *b, int id)
{
    return unit_of(b, id)->stands > 1 || !wm_is_team(b, id, 0);
}

static bool check_form(const battle *b, int id, int form, vx_problem *why)
{
    static const vx_message column = {
        "WM-STAT-13",
        {"a war wagon goes in column, and stands in line only as a laager",
         "боевой воз ходит колонной, а шеренгой стоит только табором"}};
    return form == FORM_COLUMN || unit_of(b, id)->stands != 2 || vx_refuse(why, &column);
}

static void note_laager(battle *b, int id)
{
    unit *u = unit_in(b, id);
    box stands[STANDS_MAX];
    if (u->stands < 2) return;
    for (int i = 0; i < u->stands; i++) stands[i] = wm_stand_box(b, id, u->at[i]);
    u->used &= (uint8_t)~USED_LAAGER;
    if (wm_formation(stands, u->stands) == FORM_LINE) u->used |= USED_LAAGER;
}

static void note_laagers(battle *b)
{
    for (int id = 0; id < ALL_UNITS; id++)
        if (wm_unit_exists(b, id) && is_on_table(unit_of(b, id)) &&
            wm_is_special(b, id, SPECIAL_WAR_WAGON))
            note_laager(b, id);
}

/* ---- Forming it: by an order of its own, or on initiative before enemies in sight ---- */

/* The wagon stays and its team comes beside it, to the right or else to the left. */
static bool find_places(const battle *b, const scene *s, int id, place out[STANDS_MAX],
                        vx_problem *why)
{
    const unit *u = unit_of(b, id);
    int team = u->odd - 1;
    box stands[STANDS_MAX];
    for (int sign = 1; sign >= -1; sign -= 2) {
        for (int i = 0; i < u->stands; i++) stands[i] = wm_stand_box(b, id, u->at[i]);
        const box *wagon = &stands[1 - team];
        point at = wm_box_point(wagon, sign * 2 * wagon->half_front, 0);
        if (at.x < 0 || at.y < 0 || at.x > UINT16_MAX || at.y > UINT16_MAX) continue;
        memcpy(out, u->at, sizeof u->at);
        out[team] = wm_place_of((pose){at.x, at.y, wagon->facing});
        stands[team] = wm_stand_box(b, id, out[team]);
        if (wm_check_footing(b, s, id, stands, u->stands, false, why)) return true;
    }
    return false;
}

/* By order: alone, and instead of a move. */
static bool check_order(const battle *b, int id, vx_problem *why)
{
    static const vx_message alone = {
        "WM-STAT-13",
        {"a laager is formed by an order of its own, instead of a move",
         "табор ставят отдельным приказом, вместо движения"}};
    const order *o = &b->order;
    return (o->count == 1 && o->member[0] == id && o->moved == 0 && o->placing == NOBODY_ID) ||
           vx_refuse(why, &alone);
}

static bool check_laager(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message no_wagon = {"WM-STAT-13",
                                        {"only a war wagon with its team forms a laager",
                                         "табором встаёт только боевой воз с упряжкой"}};
    static const vx_message stands = {
        "WM-STAT-13", {"it is drawn up in a laager already", "он уже стоит табором"}};
    place to[STANDS_MAX];
    scene s;
    if (!wm_unit_exists(b, a->who) || side_of_unit(a->who) != b->turn ||
        !wm_is_special(b, a->who, SPECIAL_WAR_WAGON) || unit_of(b, a->who)->stands != 2 ||
        wm_has_no_team(b, a->who))
        return vx_refuse(why, &no_wagon);
    if (wm_is_laagered(b, a->who)) return vx_refuse(why, &stands);
    wm_read_scene(b, &s);
    if (b->phase == PHASE_MOVE) {
        if (!check_order(b, a->who, why)) return false;
    } else {
        if (!wm_check_initiative(b, a->who, why)) return false;
        if (wm_nearest_seen(b, &s, a->who, TO_ACT) == INT64_MAX) return wm_refuse_unseen(why);
    }
    return find_places(b, &s, a->who, to, why);
}

static void form_laager(battle *b, const act *a)
{
    unit *u = unit_in(b, a->who);
    place from[STANDS_MAX], to[STANDS_MAX];
    scene s;
    wm_read_scene(b, &s);
    if (!find_places(b, &s, a->who, to, NULL)) return;
    memcpy(from, u->at, sizeof from);
    memcpy(u->at, to, sizeof to);
    u->used |= USED_LAAGER;
    wm_leave_persons(b, a->who);
    wm_push_displaced(b, a->who, from);
    if (b->phase == PHASE_INITIATIVE) {
        u->flags |= UNIT_INITIATIVE;
        return;
    }
    b->order.moved |= member_bit(0);
    wm_finish_order(b);
}

static vx_action *list_laager(const battle *b, int id, vx_action *out)
{
    act a = {ACT_LAAGER, (uint8_t)id, 0, {0}};
    if (check_laager(b, &a, NULL)) *out++ = pack_act(a);
    return out;
}

/* ---- Infantry lined up beside it ---- */

/* A stand that looks the same way and has its side against the wagon. */
static bool is_beside(const battle *b, const box *stand, int wagon)
{
    const unit *u = unit_of(b, wagon);
    for (int i = 0; i < u->stands; i++) {
        box at = wm_stand_box(b, wagon, u->at[i]);
        meeting m;
        if (wm_is_team(b, wagon, i) || wm_angle_between(at.facing, stand->facing) != 0) continue;
        if (wm_meet(stand, &at, &m) && !wm_is_front(m.mine) && !wm_is_front(m.his)) return true;
    }
    return false;
}

static bool has_neighbour(const battle *b, const box *stands, int count, int side)
{
    for (int i = 0; i < b->side[side].list.unit_count; i++) {
        int other = side * UNITS_MAX + i;
        if (!is_on_table(unit_of(b, other)) || !wm_is_laagered(b, other)) continue;
        for (int k = 0; k < count; k++)
            if (is_beside(b, &stands[k], other)) return true;
    }
    return false;
}

/* In line, and before the end of the first round that it fights. */
static bool is_behind_laager(const battle *b, int id)
{
    const unit *u = unit_of(b, id);
    int side = side_of_unit(id);
    box stands[STANDS_MAX];
    if (!(wm_traits_of(b, id) & TRAIT_WAGONS) || b->bout[id].round > 1 ||
        wm_unit_profile(b, id)->type != INFANTRY)
        return false;
    for (int i = 0; i < u->stands; i++) stands[i] = wm_stand_box(b, id, u->at[i]);
    return wm_formation(stands, u->stands) == FORM_LINE &&
           has_neighbour(b, stands, u->stands, side);
}

/* ---- Hooks of wagons ---- */

const neighbour_hooks wm_laager_shelter = {.shelters = is_behind_laager};

static bool is_laagered(const battle *b, int id)
{
    return wm_is_laagered(b, id);
}

static bool check_charge(const battle *b, int id, vx_problem *why)
{
    static const vx_message wagon = {"WM-STAT-13",
                                     {"war wagons never charge", "боевые возы в атаку не ходят"}};
    (void)b, (void)id;
    return vx_refuse(why, &wagon);
}

static int32_t pace_of_wagon(const battle *b, int id, int32_t pace)
{
    if (wm_has_no_team(b, id)) return 0;
    return wm_is_laagered(b, id) ? pace / 2 : pace;
}

const troop_hooks wm_war_wagon = {.check_charge = check_charge,
                                  .check_form = check_form,
                                  .pace = pace_of_wagon,
                                  .has_moved = note_laager,
                                  .stands_fast = is_laagered,
                                  .list_moves = list_laager,
                                  .has_team = true};
const act_hooks wm_laager_on_initiative = {
    .kind = ACT_LAAGER, .phase = PHASE_INITIATIVE, .check = check_laager, .apply = form_laager};
const act_hooks wm_laager_by_order = {
    .kind = ACT_LAAGER, .phase = PHASE_MOVE, .check = check_laager, .apply = form_laager};
const moment_hooks wm_laager_moments = {.battle_begins = note_laagers};

static bool never_hears(const battle *b, int who, int id, vx_problem *why)
{
    (void)b, (void)who, (void)id;
    return wm_refuse_to_hear(why);
}

static bool is_never_confused(battle *b, int id)
{
    (void)b, (void)id;
    return true;
}

static bool goes_by_die(const battle *b, int id)
{
    (void)b, (void)id;
    return true;
}

/* Of a Pump Wagon all attacks, of a Doom Wheel more when it charges in the open. */
static int attacks_of_pump_wagon(const battle *b, int id, int stand, int die)
{
    bool goes_on = (unit_of(b, id)->combat & (COMBAT_CHARGES | COMBAT_PURSUES)) != 0;
    (void)stand;
    return goes_on ? die : (die + 1) / 2;
}

static int attacks_of_doom_wheel(const battle *b, int id, int stand, int die)
{
    int gain[ATTACK_PARTS], aim = b->bout[id].aim[stand];
    wm_stand_attacks(b, id, stand, aimed_unit(id, aim), aimed_stand(aim), gain);
    return gain[BY_CHARGE] > 0 ? die : 0;
}

const troop_hooks wm_doom_wheel = {.attacks_by_die = attacks_of_doom_wheel};

/* ---- A Pump Wagon: when the orders begin it goes where its owner likes, ten times a die far. It
 * moves as the voice makes others move, in the name of a character ---- */

enum { WAGON_ROLLS, WAGON_MOVES, WAGON_STANDS };

static int first_person(const battle *b, int side)
{
    for (int who = side * PERSONS_MAX; who < (side + 1) * PERSONS_MAX; who++)
        if (wm_person_exists(b, who) && (person_of(b, who)->flags & PERSON_ON_TABLE)) return who;
    return side * PERSONS_MAX;
}

static void push_wagons(battle *b)
{
    stand_list s;
    wm_list_stands(b, &s);
    for (int i = b->side[b->turn].list.unit_count - 1; i >= 0; i--) {
        int id = b->turn * UNITS_MAX + i;
        if (!is_on_table(unit_of(b, id)) || !wm_is_special(b, id, SPECIAL_PUMP_WAGON) ||
            wm_is_engaged(&s, b, id))
            continue;
        wm_push_task(b, (task){.kind = TASK_WAGON,
                               .side = b->turn,
                               .unit = (uint8_t)id,
                               .wagon = {.person = (uint16_t)first_person(b, b->turn)}});
    }
}

static int32_t pace_by_die(const battle *b, int id, int32_t pace)
{
    (void)pace;
    for (int i = 0; i < b->task_count; i++)
        if (b->task[i].kind == TASK_WAGON && b->task[i].unit == id)
            return 10 * b->task[i].wagon.die * CENTIMETRE;
    return 0;
}

static int wagon_to_act(const battle *b)
{
    const task *t = top_task(b);
    if (!is_on_table(unit_of(b, t->unit))) return TASK_RUNS;
    return t->step == WAGON_ROLLS ? VX_CHANCE : t->step == WAGON_MOVES ? t->side : TASK_RUNS;
}

/* Its pace is in the task, which therefore stays until the move and what it calls forth is done. */
static void apply_wagon(battle *b, const act *a)
{
    int at = b->task_count - 1;
    if (a->kind == ACT_DIE) {
        b->task[at].wagon.die = a->who;
        b->task[at].step = WAGON_MOVES;
        wm_begin_voice(b);
        return;
    }
    wm_move_outside_command(b, a, PHASE_ORDERS);
    if (b->order.person == NOBODY_ID) b->task[at].step = WAGON_STANDS;
}

static bool is_wagon_sound(const battle *b, const task *t)
{
    if (t->unit == NOBODY_ID || !wm_unit_exists(b, t->unit) || t->step > WAGON_STANDS) return false;
    if (!wm_is_special(b, t->unit, SPECIAL_PUMP_WAGON) || t->side != side_of_unit(t->unit))
        return false;
    if (!wm_person_exists(b, t->wagon.person) || t->wagon.die > 6) return false;
    if (t->step != WAGON_MOVES) return t != top_task(b) || b->order.person == NOBODY_ID;
    return t->wagon.die > 0 && wm_is_ordered_alone(b, t);
}

const task_rules wm_wagon_task = {
    .key = "wagon",
    .layout = LAYOUT_WAGON,
    .steps = {[WAGON_ROLLS] = "rolls", [WAGON_MOVES] = "moves", [WAGON_STANDS] = "stands"},
    .acts = ACT_BIT(ACT_MOVE) | ACT_BIT(ACT_STAND) | ACT_BIT(ACT_BACK) | ACT_BIT(ACT_CHARGE) |
            ACT_BIT(ACT_DONE) | ACT_BIT(ACT_DIE),
    .asked = {"WM-STAT-13",
              {"the Pump Wagon moves now, ten times its die far",
               "сейчас едет Насосная телега, вдесятеро дальше числа на кубике"}},
    .status = {"move the Pump Wagon", "двигайте Насосную телегу"},
    .open_ended = true,
    .to_act = wagon_to_act,
    .run = wm_pop_task,
    .dice = wm_one_die,
    .list = wm_list_voice,
    .check = wm_check_voice,
    .apply = apply_wagon,
    .is_sound = is_wagon_sound,
};

const troop_hooks wm_pump_wagon = {.check_hearing = never_hears,
                                   .is_confused = is_never_confused,
                                   .has_no_initiative = goes_by_die,
                                   .attacks_by_die = attacks_of_pump_wagon,
                                   .pace = pace_by_die};
const moment_hooks wm_wagon_moments = {.orders_begin = push_wagons};
