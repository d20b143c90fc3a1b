/* SPDX-License-Identifier: MIT */
/* plans.c - whole armies set up by a plan.
 *
 * An army falls into bodies: units that stand side by side, so that one order moves them as a brigade
 * (WM-BRIG-01). A plan says which troops make up which bodies, in which row each stands and in what
 * order from left to right. Rows are then laid out one after another, from the front of the zone
 * backwards; what does not fit a row goes to the next one. Lengths are those of the side: from its left,
 * and from its own edge of its zone. */
#include <string.h>

#include "games/warmaster/setup/plans.h"
#include "games/warmaster/setup/setup.h"
#include "games/warmaster/units/units.h"

const plan_text wm_plans[PLANS] = {
    {"battle-line",
     {"Battle line", "Линия"},
     {"Foot in the middle, shooters at its ends, horse on the wings",
      "Пехота в центре, стрелки по её краям, кавалерия на флангах"}},
    {"refused-flank",
     {"Refused flank", "Косой строй"},
     {"All strength on the right, the left held back",
      "Вся сила справа, левый фланг оттянут назад"}},
    {"gun-line",
     {"Gun line", "Огневая линия"},
     {"Guns and shooters in front, foot behind them, horse on the wings",
      "Орудия и стрелки впереди, пехота за ними, кавалерия на флангах"}},
    {"horde",
     {"Horde", "Орда"},
     {"Deep and close: one wave behind the other", "Плотно и глубоко: волна за волной"}},
};

enum {
    BODY_MOST = 4, /* WM-BRIG-01 */
    ROWS = 3,
    PITCH = 65 * MILLIMETRE,  /* from row to row */
    GAP = 40 * MILLIMETRE,    /* between bodies, so that a unit in column passes */
    MARGIN = 40 * MILLIMETRE, /* to the sides of the table */
    STEP = 10 * MILLIMETRE,   /* by which a body looks for room beside what bars it */
};

typedef enum { FOOT, BOWS, GUNS, HORSE, BEASTS, ARMS } arm;

typedef struct {
    int count;
    uint8_t unit[UNITS_MAX]; /* places in the roster */
} troops;

typedef struct {
    int count, row;
    uint8_t unit[BODY_MOST];
} body;

/* An army on its way onto the table. `on` is a copy in which nothing of the side stands but what was
 * laid out so far. */
typedef struct {
    battle on;
    int side;
    point corner; /* of its zone on the table: the left one at its own edge, as it looks ahead */
    int32_t width, zone; /* what the zone measures */
    bool is_mirrored;    /* left and right change places */
    int32_t shift;       /* of the rows, to the right */
    int rows;
    troops of[ARMS];
    int body_count;
    body all[UNITS_MAX + BODY_MOST]; /* from left to right */
    array *out;
} planner;

/* ---- Who is who ---- */

static arm arm_of(const unit_profile *p)
{
    switch (p->type) {
    case INFANTRY:
        return p->shots_kind != SHOTS_NONE ? BOWS : FOOT;
    case CAVALRY:
    case CHARIOT:
        return HORSE;
    case MONSTER:
        return BEASTS;
    default:
        return p->shots_kind != SHOTS_NONE ? GUNS : BEASTS;
    }
}

static void add_unit(troops *t, int index)
{
    t->unit[t->count++] = (uint8_t)index;
}

static void add_troops(troops *t, const troops *more, int from, int to)
{
    for (int i = from; i < to; i++) add_unit(t, more->unit[i]);
}

static void sort_into_arms(planner *p)
{
    const roster *list = &p->on.side[p->side].list;
    for (int i = 0; i < list->unit_count; i++)
        add_unit(&p->of[arm_of(unit_profile_of(list, list->unit[i].profile))], i);
}

/* ---- Bodies ---- */

/* Bodies of at most so many units, as equal as can be: nobody is left alone where two could stand together. */
static void add_bodies(planner *p, const troops *t, int row, int most)
{
    int bodies = (t->count + most - 1) / most, next = 0;
    for (int i = 0; i < bodies; i++) {
        body *made = &p->all[p->body_count++];
        made->row = row;
        made->count = t->count * (i + 1) / bodies - t->count * i / bodies;
        for (int k = 0; k < made->count; k++) made->unit[k] = t->unit[next++];
    }
}

static void add_part(planner *p, const troops *t, int from, int to, int row, int most)
{
    troops some = {0};
    add_troops(&some, t, from, to);
    add_bodies(p, &some, row, most);
}

/* A few riders stay together; more are shared between the wings. */
static int left_wing_of(const troops *horse)
{
    return horse->count < 4 ? 0 : horse->count / 2;
}

/* Shooters at both ends of the foot. */
static troops centre_of(const planner *p)
{
    const troops *bows = &p->of[BOWS], *foot = &p->of[FOOT];
    int left = bows->count < 2 ? 0 : bows->count / 2;
    troops out = {0};
    add_troops(&out, bows, 0, left);
    add_troops(&out, foot, 0, foot->count);
    add_troops(&out, bows, left, bows->count);
    return out;
}

static void draw_up_line(planner *p)
{
    const troops *horse = &p->of[HORSE], *beasts = &p->of[BEASTS];
    troops centre = centre_of(p);
    int wing = left_wing_of(horse), half = beasts->count / 2;
    int middle = centre.count > BODY_MOST ? centre.count / 2 : centre.count;
    add_part(p, horse, 0, wing, 0, BODY_MOST);
    add_part(p, beasts, 0, half, 0, 1);
    add_part(p, &centre, 0, middle, 0, BODY_MOST);
    add_bodies(p, &p->of[GUNS], 0, BODY_MOST);
    add_part(p, &centre, middle, centre.count, 0, BODY_MOST);
    add_part(p, beasts, half, beasts->count, 0, 1);
    add_part(p, horse, wing, horse->count, 0, BODY_MOST);
}

/* The guns cover the flank that hangs back. */
static void draw_up_refused(planner *p)
{
    troops centre = centre_of(p);
    add_bodies(p, &p->of[GUNS], 0, BODY_MOST);
    add_bodies(p, &centre, 0, BODY_MOST);
    add_bodies(p, &p->of[BEASTS], 0, 1);
    add_bodies(p, &p->of[HORSE], 0, BODY_MOST);
}

static void draw_up_guns(planner *p)
{
    const troops *horse = &p->of[HORSE], *bows = &p->of[BOWS];
    int wing = left_wing_of(horse), half = bows->count > BODY_MOST ? bows->count / 2 : bows->count;
    bool fires = bows->count + p->of[GUNS].count > 0;
    add_part(p, horse, 0, wing, 0, BODY_MOST);
    add_part(p, bows, 0, half, 0, BODY_MOST);
    add_bodies(p, &p->of[GUNS], 0, BODY_MOST);
    add_part(p, bows, half, bows->count, 0, BODY_MOST);
    add_bodies(p, &p->of[FOOT], fires ? 1 : 0, BODY_MOST);
    add_bodies(p, &p->of[BEASTS], 1, 1);
    add_part(p, horse, wing, horse->count, 0, BODY_MOST);
}

/* The foot in two waves, or three where it is many; guns and horse beside the second. */
static void draw_up_horde(planner *p)
{
    const troops *horse = &p->of[HORSE];
    troops centre = centre_of(p);
    int waves = centre.count > 3 * BODY_MOST ? 3
                : centre.count > 2           ? 2
                                             : 1,
        wing = left_wing_of(horse);
    add_part(p, horse, 0, wing, 0, BODY_MOST);
    for (int wave = 0; wave < waves; wave++)
        add_part(p, &centre, centre.count * wave / waves, centre.count * (wave + 1) / waves, wave,
                 BODY_MOST);
    add_bodies(p, &p->of[GUNS], 0, BODY_MOST);
    add_bodies(p, &p->of[BEASTS], 1, 1);
    add_part(p, horse, wing, horse->count, 0, BODY_MOST);
}

/* ---- Laying out ---- */

static int32_t front_of(const planner *p, int index)
{
    int id = p->side * UNITS_MAX + index;
    return wm_front(&p->on, id) * unit_of(&p->on, id)->stands;
}

static int32_t width_of(const planner *p, const body *of)
{
    int32_t sum = 0;
    for (int i = 0; i < of->count; i++) sum += front_of(p, of->unit[i]);
    return sum;
}

/* From what the side measures to the table. */
static place place_at(const planner *p, int32_t across, int32_t up)
{
    if (p->is_mirrored) across = p->width - across;
    pose at = {p->corner.x + across, p->corner.y + up, 0};
    if (p->side == 1) at = (pose){p->corner.x - across, p->corner.y - up, FULL_TURN / 2};
    return wm_place_of(at);
}

/* And back. */
static point from_table(const planner *p, place at)
{
    point out = {at.x - p->corner.x, at.y - p->corner.y};
    if (p->side == 1) out = (point){-out.x, -out.y};
    if (p->is_mirrored) out.x = p->width - out.x;
    return out;
}

static void take_off(planner *p, const body *of, int count)
{
    for (int i = 0; i < count; i++) {
        p->on.side[p->side].unit[of->unit[i]].flags &= (uint8_t)~UNIT_ON_TABLE;
        p->out->is_placed[of->unit[i]] = false;
    }
}

/* Sets the body down with its left end and its front there, or nothing of it. */
static bool set_down(planner *p, const body *of, int32_t left, int32_t front)
{
    for (int i = 0; i < of->count; i++) {
        int unit_place = of->unit[i], id = p->side * UNITS_MAX + unit_place;
        int32_t wide = front_of(p, unit_place);
        int32_t up = front - wm_depth(&p->on, id) / 2;
        act a = {ACT_DEPLOY, (uint8_t)id, FORM_LINE, place_at(p, left + wide / 2, up)};
        if (left < 0 || left + wide > p->width || up < 0 || !wm_check_deploy(&p->on, &a, NULL)) {
            take_off(p, of, i);
            return false;
        }
        unit *u = unit_in(&p->on, id);
        for (int k = 0; k < u->stands; k++)
            u->at[k] = wm_slot(&p->on, id, FORM_LINE, u->stands, k, a.at);
        u->flags |= UNIT_ON_TABLE;
        p->out->unit[unit_place] = a.at;
        p->out->is_placed[unit_place] = true;
        left += wide;
    }
    return true;
}

/* As near to `left` as there is room, first away to the right. */
static bool find_room(planner *p, const body *of, int32_t *left, int32_t front)
{
    for (int32_t shift = 0; shift < p->width; shift += STEP)
        for (int sign = 1; sign >= -1; sign -= 2)
            if (set_down(p, of, *left + sign * shift, front)) {
                *left += sign * shift;
                return true;
            }
    return false;
}

static int32_t front_of_row(const planner *p, int row)
{
    return p->zone - row * PITCH;
}

/* The bodies of a row with the gaps between them; those that do not fit go to the next row. */
static int32_t measure_row(planner *p, int row)
{
    int32_t sum = 0, most = p->width - 2 * MARGIN;
    for (int i = 0; i < p->body_count; i++) {
        body *of = &p->all[i];
        if (of->row != row) continue;
        int32_t wide = width_of(p, of) + (sum > 0 ? GAP : 0);
        if (sum + wide > most && row + 1 < p->rows)
            of->row++;
        else
            sum += wide;
    }
    return sum;
}

static int32_t abreast(int bodies, int32_t deep)
{
    int32_t step = bodies > 1 ? (deep - PITCH) / (bodies - 1) : 0, most = 30 * MILLIMETRE;
    return step < 0 ? 0 : step < most ? step : most;
}

static void lay_row(planner *p, int row, bool refuses)
{
    int32_t wide = measure_row(p, row), at = (p->width - wide) / 2;
    int count = 0, seen = 0;
    for (int i = 0; i < p->body_count; i++) count += p->all[i].row == row;
    int32_t room = at > MARGIN ? at - MARGIN : 0;
    if (refuses && p->width - wide > 4 * MARGIN)
        at = p->width - wide - 3 * MARGIN;
    else
        at += p->shift > room ? room : p->shift < -room ? -room : p->shift;
    int32_t back = refuses && row == 0 ? abreast(count, p->zone - (p->rows - 1) * PITCH / 2) : 0;
    for (int i = 0; i < p->body_count; i++) {
        const body *of = &p->all[i];
        if (of->row != row) continue;
        int32_t front = front_of_row(p, row) - back * (count - 1 - seen++);
        if (find_room(p, of, &at, front)) at += width_of(p, of) + GAP;
    }
}

/* Wherever there is room in the zone, the front first. */
static bool lay_anywhere(planner *p, const body *of)
{
    int32_t at = (p->width - width_of(p, of)) / 2;
    for (int32_t front = p->zone; front > 0; front -= 2 * STEP)
        if (find_room(p, of, &at, front)) return true;
    return false;
}

/* Bodies that found no room in their row: whole if they can, else one by one. */
static void lay_the_rest(planner *p)
{
    for (int i = 0; i < p->body_count; i++) {
        const body *of = &p->all[i];
        if (p->out->is_placed[of->unit[0]] || lay_anywhere(p, of)) continue;
        for (int k = 0; k < of->count; k++) lay_anywhere(p, &(body){1, 0, {of->unit[k]}});
    }
}

/* ---- Characters ---- */

/* The middle of a share of the units, counted from the left. */
static int32_t middle_of(const planner *p, int share, int shares)
{
    int32_t left = p->width, right = 0;
    for (int i = 0; i < p->on.side[p->side].list.unit_count; i++) {
        if (!p->out->is_placed[i]) continue;
        int32_t x = from_table(p, p->out->unit[i]).x;
        if (x < left) left = x;
        if (x > right) right = x;
    }
    return right < left ? p->width / 2 : left + (right - left) * (2 * share + 1) / (2 * shares);
}

/* Behind the unit before that spot, seen from the far edge. */
static int32_t behind(const planner *p, int32_t across)
{
    enum { BEHIND = 45 * MILLIMETRE, LEAST = 15 * MILLIMETRE };
    int32_t best = p->width, up = p->zone;
    for (int i = 0; i < p->on.side[p->side].list.unit_count; i++) {
        if (!p->out->is_placed[i]) continue;
        point at = from_table(p, p->out->unit[i]);
        int32_t aside = at.x < across ? across - at.x : at.x - across;
        if (aside > best || (aside == best && at.y > up)) continue;
        best = aside, up = at.y;
    }
    return up - BEHIND > LEAST ? up - BEHIND : p->zone < LEAST ? p->zone / 2 : LEAST;
}

/* The General behind the middle, the others behind equal shares of the army. */
static void place_persons(planner *p)
{
    const roster *list = &p->on.side[p->side].list;
    int others = 0, next = 0;
    for (int i = 0; i < list->character_count; i++)
        others += character_profile_of(list, list->character[i].profile)->role != GENERAL;
    for (int i = 0; i < list->character_count; i++) {
        bool leads = character_profile_of(list, list->character[i].profile)->role == GENERAL;
        int32_t across = leads ? middle_of(p, 0, 1) + (others % 2) * 60 * MILLIMETRE
                               : middle_of(p, next++, others);
        p->out->person[i] = place_at(p, across, behind(p, across));
    }
}

/* ---- The whole of it ---- */

static int rows_in(int32_t deep)
{
    int rows = (int)(deep / PITCH);
    return rows < 1 ? 1 : rows > ROWS ? ROWS : rows;
}

void wm_lay_out_army(const battle *b, int side, const layout *wanted, array *out)
{
    static void (*const draw_up[PLANS])(planner *) = {draw_up_line, draw_up_refused, draw_up_guns,
                                                      draw_up_horde};
    deployment_plan plan = wanted->plan;
    planner p = {.on = *b, .side = side, .out = out};
    p.is_mirrored = wanted->is_mirrored;
    p.shift = wanted->shift * CENTIMETRE;
    memset(out, 0, sizeof *out);
    p.on.turn = (uint8_t)side;
    for (int i = 0; i < UNITS_MAX; i++) {
        p.on.side[side].unit[i].flags &= (uint8_t)~UNIT_ON_TABLE;
        p.on.side[side].unit[i].used &= (uint8_t)~USED_WAITS;
    }
    zone own = wm_zone_of(&b->table, side);
    p.corner = side == 0 ? (point){own.left * CENTIMETRE, own.near * CENTIMETRE}
                         : (point){own.right * CENTIMETRE, own.far * CENTIMETRE};
    p.width = (own.right - own.left) * CENTIMETRE;
    p.zone = (own.far - own.near) * CENTIMETRE;
    p.rows = rows_in(p.zone);
    sort_into_arms(&p);
    draw_up[plan](&p);
    for (int i = 0; i < p.body_count; i++) {
        if (p.all[i].row >= p.rows) p.all[i].row = p.rows - 1;
        for (int k = 0; k < p.all[i].count; k++) out->body[p.all[i].unit[k]] = (uint8_t)i;
    }
    for (int row = 0; row < p.rows; row++) lay_row(&p, row, plan == PLAN_REFUSED);
    lay_the_rest(&p);
    place_persons(&p);
}

void wm_plan_army(const battle *b, int side, deployment_plan plan, array *out)
{
    wm_lay_out_army(b, side, &(layout){.plan = plan}, out);
}

deployment_plan wm_fitting_plan(const battle *b, int side)
{
    const roster *list = &b->side[side].list;
    int fires = 0, walks = 0;
    for (int i = 0; i < list->unit_count; i++) {
        arm is = arm_of(unit_profile_of(list, list->unit[i].profile));
        fires += is == BOWS || is == GUNS;
        walks += is == FOOT;
    }
    if (3 * fires > 2 * list->unit_count) return PLAN_GUNS;
    return walks > 3 * BODY_MOST ? PLAN_HORDE : PLAN_LINE;
}

/* ---- One action after another ---- */

static int64_t far_from(place one, place other)
{
    int64_t x = (int64_t)one.x - other.x, y = (int64_t)one.y - other.y;
    return x * x + y * y;
}

/* Somebody stands where the plan has the unit: the offered place that is nearest to it. */
static bool nearest_offer(const battle *b, int id, place wanted, vx_action *out)
{
    vx_action offer[ACTIONS_MAX];
    int count = (int)(wm_list_unit_places(b, id, offer) - offer);
    int64_t best = INT64_MAX;
    for (int i = 0; i < count; i++) {
        act a;
        if (!wm_unpack(offer[i], &a) || a.detail != FORM_LINE) continue;
        if (far_from(a.at, wanted) >= best) continue;
        best = far_from(a.at, wanted);
        *out = offer[i];
    }
    return best < INT64_MAX;
}

static bool next_unit(const battle *b, const array *plan, vx_action *out)
{
    for (int i = 0; i < b->side[b->turn].list.unit_count; i++) {
        act a = {ACT_DEPLOY, (uint8_t)(b->turn * UNITS_MAX + i), FORM_LINE, plan->unit[i]};
        if (is_on_table(unit_of(b, a.who)) || wm_waits(b, a.who)) continue;
        *out = pack_act(a);
        return (plan->is_placed[i] && wm_check_deploy(b, &a, NULL)) ||
               nearest_offer(b, a.who, plan->unit[i], out);
    }
    return false;
}

static bool next_person(const battle *b, const array *plan, vx_action *out)
{
    for (int i = 0; i < b->side[b->turn].list.character_count; i++) {
        act a = {ACT_PLACE, (uint8_t)(b->turn * PERSONS_MAX + i), 0, plan->person[i]};
        if (person_of(b, a.who)->flags & PERSON_ON_TABLE) continue;
        a.at.facing = 0;
        *out = pack_act(a);
        return wm_check_deploy_person(b, &a, NULL);
    }
    return false;
}

bool wm_is_setting_up(const battle *b)
{
    return b->task_count == 0 && (b->phase == PHASE_DEPLOY || b->phase == PHASE_PERSONS);
}

bool wm_next_of_array(const battle *b, const array *made, vx_action *out)
{
    return b->phase == PHASE_DEPLOY ? next_unit(b, made, out) : next_person(b, made, out);
}

bool wm_planned_action(const battle *b, deployment_plan plan, vx_action *out)
{
    array made;
    if (!wm_is_setting_up(b)) return false;
    wm_plan_army(b, b->turn, plan, &made);
    return wm_next_of_array(b, &made, out);
}
