/* SPDX-License-Identifier: MIT */
/* deployment.c - section DEPLOY and WM-OPTION-05 to WM-OPTION-09: setting the armies up. */
#include "games/warmaster/command/command.h"
#include "games/warmaster/movement/movement.h"
#include "games/warmaster/setup/setup.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"
#include "games/warmaster/units/troop_hooks.h"
#include "games/warmaster/victory/victory.h"

void wm_start_deployment(battle *b)
{
    b->order.person = b->giver = b->order.placing = NOBODY_ID;
    b->winner = SIDES;
    b->homing = NOBODY_ID;
    for (int i = 0; i < BRIGADE_MAX; i++) b->order.member[i] = NOBODY_ID;
    wm_clear_block(b);
    for (int id = 0; id < ALL_PERSONS; id++) person_in(b, id)->joined = NOBODY_ID;
    for (int id = 0; id < ALL_UNITS; id++)
        if (wm_unit_exists(b, id)) wm_muster_unit(b, id);
    b->phase = PHASE_LOTS;
    wm_agree_on_sides(b);
}

/* WM-DEPLOY-06: as agreed. */
void wm_open_deployment(battle *b)
{
    int first = b->side[0].list.unit_count, second = b->side[1].list.unit_count;
    if (b->deployment == DEPLOY_SCREEN || b->deployment == DEPLOY_MAP)
        wm_begin_deployment(b, 0);
    else if (b->deployment == DEPLOY_UNITS && first != second)
        wm_begin_deployment(b, first > second ? 0 : 1); /* WM-OPTION-05 */
    else if (b->deployment == DEPLOY_SIDE && wm_scenarios[b->scenario].beginner < SIDES)
        wm_begin_deployment(b, wm_scenarios[b->scenario].beginner); /* WM-OPTION-17 */
}

void wm_lots_fall(battle *b, int higher)
{
    if (b->deployment != DEPLOY_SIDE)
        wm_begin_deployment(b, higher);
    else /* WM-OPTION-09 */
        wm_push_task(b, (task){.kind = TASK_LEAD, .side = (uint8_t)higher, .unit = NOBODY_ID});
}

void wm_start_battle(battle *b, int side)
{
    b->first = (uint8_t)side;
    for (int i = 0; wm_moments[i] != NULL; i++)
        if (wm_moments[i]->battle_begins != NULL) wm_moments[i]->battle_begins(b);
    wm_start_turn(b, side);
    if (b->turns == 0) /* WM-OPTION-04 */
        wm_push_task(b, (task){.kind = TASK_LENGTH, .side = (uint8_t)side, .unit = NOBODY_ID});
}

static bool has_units_left(const battle *b, int side)
{
    for (int i = 0; i < b->side[side].list.unit_count; i++)
        if (!is_on_table(&b->side[side].unit[i]) && !wm_waits(b, side * UNITS_MAX + i)) return true;
    return false;
}

static bool has_persons_left(const battle *b, int side)
{
    for (int i = 0; i < b->side[side].list.character_count; i++)
        if (!(b->side[side].person[i].flags & PERSON_ON_TABLE)) return true;
    return false;
}

static bool has_left(const battle *b, int side)
{
    return b->phase == PHASE_DEPLOY ? has_units_left(b, side) : has_persons_left(b, side);
}

int wm_side_to_deploy(const battle *b)
{
    if (has_left(b, b->turn)) return b->turn;
    if (b->deployment != DEPLOY_UNITS) return -1;       /* each army as a whole */
    return has_left(b, 1 - b->turn) ? 1 - b->turn : -1; /* the other places the rest */
}

/* All of this step are placed. False: there is no other step. */
static bool go_on(battle *b)
{
    bool whole = b->deployment != DEPLOY_UNITS;
    if (b->phase == PHASE_DEPLOY) {
        b->phase = PHASE_PERSONS; /* WM-OPTION-06 */
        if (!whole) b->turn = b->beginner;
        return true;
    }
    if (!whole || b->turn != b->beginner) return false;
    b->phase = PHASE_DEPLOY;
    b->turn = 1 - b->beginner;
    return true;
}

/* Whose placement is next, or what comes after the last one. */
static void settle(battle *b)
{
    int side = wm_side_to_deploy(b);
    while (side < 0 && go_on(b)) side = wm_side_to_deploy(b);
    if (side >= 0)
        b->turn = (uint8_t)side;
    else if (b->deployment == DEPLOY_SIDE)
        wm_start_battle(b,
                        wm_scenarios[b->scenario].beginner < SIDES ? 1 - b->beginner : b->beginner);
    else
        b->phase = PHASE_FIRST;
}

void wm_begin_deployment(battle *b, int side)
{
    b->phase = PHASE_DEPLOY;
    b->turn = b->beginner = (uint8_t)side;
    settle(b);
}

/* A zone in units; WM-DEPLOY-05: as a rule along the long edges, which are the near and the far one. */
typedef struct {
    point low, high;
} extent;

static extent zone_extent(const battle *b, int side)
{
    zone z = wm_zone_of(&b->table, side);
    return (extent){{z.left * CENTIMETRE, z.near * CENTIMETRE},
                    {z.right * CENTIMETRE, z.far * CENTIMETRE}};
}

static bool is_in_zone(const battle *b, int side, point p)
{
    extent z = zone_extent(b, side);
    if (!wm_has_zone(&b->table,
                     side)) /* what hangs over the side of the table is refused as such */
        return side == 0 ? p.y <= z.high.y : p.y >= z.low.y;
    return p.x >= z.low.x && p.x <= z.high.x && p.y >= z.low.y && p.y <= z.high.y;
}

static bool refuse_outside(const battle *b, const vx_message *of_edge, vx_problem *why)
{
    static const vx_message drawn = {"WM-OPTION-17",
                                     {"here you set up in the zone that the map has for you",
                                      "здесь расставляются в зоне, которую даёт карта"}};
    if (wm_has_zone(&b->table, b->turn)) return vx_refuse(why, &drawn);
    return vx_refuse_numbers(why, of_edge, wm_zone_depth(&b->table), 0);
}

static bool are_in_zone(const battle *b, const box *stands, int count)
{
    for (int i = 0; i < count; i++)
        for (int k = 0; k < EDGES; k++)
            if (!is_in_zone(b, b->turn, stands[i].corner[k])) return false;
    return true;
}

static bool check_unplaced(const battle *b, int id, vx_problem *why)
{
    static const vx_message not_own = {"WM-OPTION-05",
                                       {"place a unit of your own", "ставьте свой отряд"}};
    static const vx_message placed = {"WM-OPTION-05",
                                      {"this unit is placed already", "этот отряд уже поставлен"}};
    if (!wm_unit_exists(b, id) || side_of_unit(id) != b->turn) return vx_refuse(why, &not_own);
    return (!is_on_table(unit_of(b, id)) && !wm_waits(b, id)) || vx_refuse(why, &placed);
}

bool wm_check_deploy(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message outside = {
        "WM-DEPLOY-03",
        {"the unit must stand within {0} cm of your edge of the table",
         "отряд ставится не дальше {0} см от вашего края стола"}};
    box stands[STANDS_MAX];
    scene s;
    if (!check_unplaced(b, a->who, why)) return false;
    if (a->detail != FORM_LINE && !wm_check_form(b, a->who, a->detail, why)) return false;
    const unit *u = unit_of(b, a->who);
    for (int i = 0; i < u->stands; i++)
        stands[i] =
            wm_stand_box(b, a->who, wm_slot(b, a->who, (formation)a->detail, u->stands, i, a->at));
    if (!are_in_zone(b, stands, u->stands)) return refuse_outside(b, &outside, why);
    wm_read_scene(b, &s);
    return wm_check_footing(b, &s, a->who, stands, u->stands, false, why);
}

void wm_deploy(battle *b, const act *a)
{
    unit *u = unit_in(b, a->who);
    for (int i = 0; i < u->stands; i++)
        u->at[i] = wm_slot(b, a->who, (formation)a->detail, u->stands, i, a->at);
    u->flags |= UNIT_ON_TABLE;
    if (b->deployment == DEPLOY_UNITS) b->turn = 1 - b->turn;
    settle(b);
}

/* It waits off the table. */
void wm_hold_back(battle *b, int id)
{
    unit_in(b, id)->used |= USED_WAITS;
    if (b->deployment == DEPLOY_UNITS) b->turn = 1 - b->turn;
    settle(b);
}

bool wm_check_deploy_person(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message not_own = {
        "WM-OPTION-06", {"place a character of your own", "ставьте своего персонажа"}};
    static const vx_message placed = {
        "WM-OPTION-06", {"this character is placed already", "этот персонаж уже поставлен"}};
    static const vx_message outside = {
        "WM-DEPLOY-03",
        {"the character must stand within {0} cm of your edge of the table",
         "персонаж ставится не дальше {0} см от вашего края стола"}};
    if (!wm_person_exists(b, a->who) || side_of_person(a->who) != b->turn)
        return vx_refuse(why, &not_own);
    if (person_of(b, a->who)->flags & PERSON_ON_TABLE) return vx_refuse(why, &placed);
    if (a->at.x > b->table.width * CENTIMETRE || a->at.y > b->table.depth * CENTIMETRE ||
        !is_in_zone(b, b->turn, (point){a->at.x, a->at.y}))
        return refuse_outside(b, &outside, why);
    return true;
}

void wm_deploy_person(battle *b, const act *a)
{
    person *p = person_in(b, a->who);
    p->x = a->at.x;
    p->y = a->at.y;
    p->flags |= PERSON_ON_TABLE;
    if (b->deployment == DEPLOY_UNITS) b->turn = 1 - b->turn;
    settle(b);
}

/* ---- What is offered: lines and columns on a raster ---- */

/* A unit that looks for places to be set up in, all facing the same way. */
typedef struct {
    const battle *b;
    scene s;
    region zone;
    int id;
    int32_t facing;
    shape form[FORM_COLUMN + 1];
} settler;

static vx_action *list_place(const settler *to, formation form, point at, vx_action *out)
{
    const shape *body = &to->form[form];
    box stands[STANDS_MAX];
    wm_set_down(body, at, stands);
    if (!body->is_sound || !are_in_zone(to->b, stands, body->count) ||
        !wm_has_room(&to->zone, stands, body->count))
        return out;
    *out++ = pack_act((act){ACT_DEPLOY, (uint8_t)to->id, (uint8_t)form,
                            wm_place_of((pose){at.x, at.y, to->facing})});
    return out;
}

static vx_action *list_raster(const settler *to, int rows, int step, vx_action *out)
{
    const battle *b = to->b;
    extent z = zone_extent(b, b->turn);
    for (int row = 1; row <= rows; row++)
        for (int32_t x = z.low.x + step * CENTIMETRE; x < z.high.x; x += step * CENTIMETRE)
            for (int form = FORM_LINE; form <= (int)wm_last_offered_form(b, to->id); form++) {
                int32_t y = (z.high.y - z.low.y) * (2 * row - 1) / (2 * rows);
                point at = {x, b->turn == 0 ? z.low.y + y : z.high.y - y};
                out = list_place(to, (formation)form, at, out);
            }
    return out;
}

static int32_t line_width(const battle *b, int id)
{
    return wm_front(b, id) * unit_of(b, id)->stands;
}

/* Beside the lines that stand already, so that they can act as one brigade. */
static vx_action *list_beside(const settler *to, vx_action *out)
{
    const battle *b = to->b;
    for (int other = b->turn * UNITS_MAX; other < (b->turn + 1) * UNITS_MAX; other++) {
        if (!wm_unit_exists(b, other) || !is_on_table(unit_of(b, other))) continue;
        const unit *u = unit_of(b, other);
        place last = u->at[u->stands - 1];
        if (u->at[0].y != last.y) continue; /* no line along the edge of the table */
        int32_t step = (line_width(b, other) + line_width(b, to->id)) / 2;
        for (int sign = -1; sign <= 1; sign += 2) {
            int32_t x = (u->at[0].x + last.x) / 2 + sign * step;
            if (x < 0) continue;
            act a = {ACT_DEPLOY, (uint8_t)to->id, FORM_LINE,
                     wm_place_of((pose){x, last.y, last.facing})};
            if (last.facing == to->facing)
                out = list_place(to, FORM_LINE, (point){x, last.y}, out);
            else if (wm_check_deploy(b, &a, NULL))
                *out++ = pack_act(a);
        }
    }
    return out;
}

/* Finer where the zone is crowded. */
vx_action *wm_list_unit_places(const battle *b, int id, vx_action *out)
{
    settler to;
    if (!check_unplaced(b, id, NULL)) return out;
    to.b = b, to.id = id;
    to.facing = b->turn == 0 ? 0 : FULL_TURN / 2;
    wm_read_scene(b, &to.s);
    extent z = zone_extent(b, b->turn);
    wm_read_region(b, &to.s, id, z.low, z.high, &to.zone);
    for (int form = FORM_LINE; form <= FORM_COLUMN; form++)
        wm_make_shape(b, id, (formation)form, to.facing, &to.form[form]);
    vx_action *end = list_raster(&to, 3, 10, out);
    if (end == out) end = list_raster(&to, 8, 1, out);
    return wm_without_new_twins(out, end, list_beside(&to, end));
}

vx_action *wm_list_person_places(const battle *b, int id, vx_action *out)
{
    enum { APART = 10 * CENTIMETRE };
    extent z = zone_extent(b, b->turn);
    int32_t half = (z.high.y - z.low.y) / 2, y = b->turn == 0 ? z.low.y + half : z.high.y - half;
    for (int32_t x = z.low.x + APART; x < z.high.x; x += APART) {
        act a = {ACT_PLACE, (uint8_t)id, 0, {(uint16_t)x, (uint16_t)y, 0}};
        if (wm_check_deploy_person(b, &a, NULL)) *out++ = pack_act(a);
    }
    return out;
}

/* The next unit of the list; a player who wants another order names the unit. */
vx_action *wm_list_deployment(const battle *b, vx_action *out)
{
    if (b->phase == PHASE_DEPLOY) {
        for (int i = 0; i < b->side[b->turn].list.unit_count; i++)
            if (!is_on_table(&b->side[b->turn].unit[i]) && !wm_waits(b, b->turn * UNITS_MAX + i)) {
                act hold = {ACT_HOLD, (uint8_t)(b->turn * UNITS_MAX + i), 0, {0}};
                if (wm_check_extra(b, &hold, NULL)) *out++ = pack_act(hold);
                return wm_list_unit_places(b, hold.who, out);
            }
        return out;
    }
    for (int i = 0; i < b->side[b->turn].list.character_count; i++)
        if (!(b->side[b->turn].person[i].flags & PERSON_ON_TABLE))
            return wm_list_person_places(b, b->turn * PERSONS_MAX + i, out);
    return out;
}

/* ---- The steps before the battle ---- */

static wm_dice lots(const battle *b)
{
    (void)b;
    return (wm_dice){.act = ACT_FIRST, .unequal = true}; /* AMB-63 */
}

static bool check_lots(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message tie = {
        "WM-TURN-02", {"equal dice are rolled again", "равные кубики перебрасываются"}};
    (void)b;
    return a->who != a->detail || vx_refuse(why, &tie); /* AMB-63 */
}

static int higher(const act *a)
{
    return a->who > a->detail ? 0 : 1;
}

static void apply_lots(battle *b, const act *a)
{
    wm_lots_fall(b, higher(a));
}

static void apply_first(battle *b, const act *a)
{
    wm_start_battle(b, higher(a)); /* WM-TURN-02 */
}

static bool check_placing(const battle *b, const act *a, vx_problem *why)
{
    return a->kind == ACT_HOLD ? wm_check_extra(b, a, why) : wm_check_deploy(b, a, why);
}

static void apply_placing(battle *b, const act *a)
{
    if (a->kind == ACT_HOLD)
        wm_apply_extra(b, a);
    else
        wm_deploy(b, a);
}

const task_rules wm_lots_phase = {
    .key = "lots",
    .acts = ACT_BIT(ACT_FIRST),
    .asked = {"WM-OPTION-05",
              {"dice decide who places the first unit", "кубики решают, кто ставит первый отряд"}},
    .status = {"dice decide who sets up first", "кубики решают, кто ставит первым"},
    .to_act = wm_dice_act,
    .dice = lots,
    .check = check_lots,
    .apply = apply_lots,
};

const task_rules wm_deploy_phase = {
    .key = "deploy",
    .acts = ACT_BIT(ACT_DEPLOY) | ACT_BIT(ACT_HOLD),
    .asked = {"WM-OPTION-05", {"place a unit", "поставьте отряд"}},
    .status = {"set up a unit", "поставьте отряд"},
    .open_ended = true,
    .to_act = wm_turn_acts,
    .list = wm_list_deployment,
    .check = check_placing,
    .apply = apply_placing,
};

const task_rules wm_persons_phase = {
    .key = "persons",
    .acts = ACT_BIT(ACT_PLACE),
    .asked = {"WM-OPTION-06", {"place a character", "поставьте персонажа"}},
    .status = {"set up a character", "поставьте персонажа"},
    .open_ended = true,
    .to_act = wm_turn_acts,
    .list = wm_list_deployment,
    .check = wm_check_deploy_person,
    .apply = wm_deploy_person,
};

const task_rules wm_first_phase = {
    .key = "first",
    .acts = ACT_BIT(ACT_FIRST),
    .asked = {"WM-TURN-02",
              {"dice decide who has the first turn", "кубики решают, чей ход первый"}},
    .status = {"dice decide who has the first turn", "кубики решают, чей ход первый"},
    .to_act = wm_dice_act,
    .dice = lots,
    .check = check_lots,
    .apply = apply_first,
};
