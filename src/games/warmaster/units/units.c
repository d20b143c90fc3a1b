/* SPDX-License-Identifier: MIT */
/* units.c - units as stands on the table: contact, distance, formation (section STAND). */
#include <string.h>

#include "games/warmaster/units/troop_hooks.h"
#include "games/warmaster/units/units.h"

bool wm_unit_exists(const battle *b, int id)
{
    return id >= 0 && id < ALL_UNITS && id % UNITS_MAX < b->side[id / UNITS_MAX].list.unit_count;
}

bool wm_has_on_table(const battle *b, int side, int id)
{
    return wm_unit_exists(b, id) && side_of_unit(id) == side && is_on_table(unit_of(b, id));
}

bool wm_person_exists(const battle *b, int id)
{
    return id >= 0 && id < ALL_PERSONS &&
           id % PERSONS_MAX < b->side[id / PERSONS_MAX].list.character_count;
}

const unit_profile *wm_unit_profile(const battle *b, int id)
{
    const roster *list = &b->side[id / UNITS_MAX].list;
    return unit_profile_of(list, list->unit[id % UNITS_MAX].profile);
}

const character_profile *wm_person_profile(const battle *b, int id)
{
    const roster *list = &b->side[id / PERSONS_MAX].list;
    return character_profile_of(list, list->character[id % PERSONS_MAX].profile);
}

bool wm_is_renowned(const battle *b, int id)
{
    return is_renowned(b->side[id / UNITS_MAX].list.unit[id % UNITS_MAX].profile);
}

unsigned wm_traits_of(const battle *b, int id)
{
    return wm_is_renowned(b, id) ? 0 : army_profile_of(&b->side[id / UNITS_MAX].list)->traits;
}

bool wm_flies(const battle *b, int id)
{
    return has_keyword(&wm_unit_profile(b, id)->keywords, HAS_fly);
}

/* WM-CHAR-19 */
bool wm_person_flies(const battle *b, int id)
{
    return wm_character_has(&b->side[id / PERSONS_MAX].list, id % PERSONS_MAX, HAS_fly);
}

int wm_stands_at_start(const battle *b, int id)
{
    const roster_unit *u = &b->side[id / UNITS_MAX].list.unit[id % UNITS_MAX];
    return wm_unit_profile(b, id)->stands + (u->extra != NONE_CHOSEN ? 1 : 0);
}

static const unit_profile *attached_to(const battle *b, int id)
{
    const roster *list = &b->side[id / UNITS_MAX].list;
    uint8_t extra = list->unit[id % UNITS_MAX].extra;
    return extra == NONE_CHOSEN ? NULL : &army_profile_of(list)->units[extra];
}

int wm_odd_at_start(const battle *b, int id)
{
    return wm_hooks_of(b, id)->has_team || attached_to(b, id) != NULL ? wm_stands_at_start(b, id)
                                                                      : 0;
}

void wm_muster_unit(battle *b, int id)
{
    unit_in(b, id)->stands = (uint8_t)wm_stands_at_start(b, id);
    unit_in(b, id)->odd = (uint8_t)wm_odd_at_start(b, id);
}

const unit_profile *wm_stand_profile(const battle *b, int id, int stand)
{
    const unit_profile *attached = attached_to(b, id);
    return attached != NULL && unit_of(b, id)->odd == stand + 1 ? attached : wm_unit_profile(b, id);
}

bool wm_is_team(const battle *b, int id, int stand)
{
    return wm_hooks_of(b, id)->has_team && unit_of(b, id)->odd == stand + 1;
}

int wm_mover_of(const battle *b, int id)
{
    const troop_hooks *hooks = wm_hooks_of(b, id);
    if (wm_flies(b, id)) return ON_WINGS;
    int special = hooks->mover != NULL ? hooks->mover(b, id) : -1;
    return special >= 0 ? special : wm_unit_profile(b, id)->type;
}

/* ---- Stands ---- */

pose wm_pose_of(place where)
{
    return (pose){where.x, where.y, where.facing};
}

place wm_place_of(pose where)
{
    return (place){(uint16_t)where.x, (uint16_t)where.y, (uint16_t)wm_turned(where.facing)};
}

/* An even number, for halves of it are taken. */
static int32_t length_of(const battle *b, int millimetres)
{
    int32_t length = millimetres * MILLIMETRE;
    return b->inches ? (length * 50 + 63) / 127 * 2 : length;
}

int32_t wm_front(const battle *b, int id)
{
    return length_of(b, wm_unit_profile(b, id)->front);
}

int32_t wm_depth(const battle *b, int id)
{
    return length_of(b, wm_unit_profile(b, id)->depth);
}

/* WM-STAND-01 to WM-STAND-04: front and depth are profile data. Infantry looks along its long edge
 * (WM-STAND-02), others along the short one (WM-STAND-03); machines have a stand like others
 * (AMB-60), and so has a gun together with its crew (WM-STAND-12). */
box wm_stand_box(const battle *b, int id, place where)
{
    return wm_box(wm_pose_of(where), wm_front(b, id), wm_depth(b, id));
}

static void copy_to(const box *like, point to, box *out)
{
    int32_t x = to.x - like->centre.x, y = to.y - like->centre.y;
    *out = *like;
    out->centre = to;
    for (int i = 0; i < EDGES; i++) out->corner[i].x += x, out->corner[i].y += y;
}

/* Most stands face as the one before does, and are as large: their corners lie alike. */
static void add_stand(stand_list *out, int id, int32_t front, int32_t depth, place where)
{
    box *at = &out->at[out->count];
    bool alike = out->count > 0 && at[-1].facing == where.facing &&
                 at[-1].half_front == front / 2 && at[-1].half_depth == depth / 2;
    if (alike)
        copy_to(&at[-1], (point){where.x, where.y}, at);
    else
        *at = wm_box(wm_pose_of(where), front, depth);
    out->unit[out->count++] = (uint8_t)id;
}

static void add_stands_of(const battle *b, int id, stand_list *out)
{
    const unit *u = unit_of(b, id);
    int32_t front = wm_front(b, id), depth = wm_depth(b, id);
    for (int i = 0; i < u->stands; i++) add_stand(out, id, front, depth, u->at[i]);
}

void wm_list_stands(const battle *b, stand_list *out)
{
    out->count = 0;
    for (int side = 0; side < SIDES; side++)
        for (int i = 0; i < UNITS_MAX; i++) {
            int id = side * UNITS_MAX + i;
            out->first[id] = (uint16_t)out->count;
            if (is_on_table(&b->side[side].unit[i])) add_stands_of(b, id, out);
        }
}

static int stands_of(const battle *b, int id)
{
    return is_on_table(unit_of(b, id)) ? unit_of(b, id)->stands : 0;
}

/* The least gap so far, squared, and its root rounded up: what cannot be nearer is not measured. */
typedef struct {
    int64_t squared, root;
} least_gap;

static const least_gap no_gap = {INT64_MAX, INT32_MAX};

static void note_gap(least_gap *least, const box *a, const box *b)
{
    int64_t far = least->root + a->reach + b->reach;
    if (wm_squared_distance(a->centre, b->centre) > far * far) return;
    int64_t gap = wm_box_gap(a, b);
    if (gap >= least->squared) return;
    *least = (least_gap){gap, (int64_t)wm_square_root((uint64_t)gap) + 1};
}

static int32_t reach_of_stands(const battle *b, int id)
{
    return (wm_front(b, id) + wm_depth(b, id)) / 2;
}

bool wm_units_are_far_apart(const battle *b, int one, int other, int32_t distance)
{
    const unit *u = unit_of(b, one), *v = unit_of(b, other);
    int64_t far = distance + reach_of_stands(b, one) + reach_of_stands(b, other);
    for (int i = 0; i < u->stands; i++)
        for (int k = 0; k < v->stands; k++)
            if (wm_squared_distance((point){u->at[i].x, u->at[i].y},
                                    (point){v->at[k].x, v->at[k].y}) <= far * far)
                return false;
    return true;
}

int64_t wm_unit_gap(const stand_list *s, const battle *b, int one, int other)
{
    least_gap least = no_gap;
    for (int i = 0; i < stands_of(b, one); i++)
        for (int k = 0; k < stands_of(b, other); k++)
            note_gap(&least, &s->at[s->first[one] + i], &s->at[s->first[other] + k]);
    return least.squared;
}

box wm_person_box(const battle *b, const person *p)
{
    int32_t side = 2 * wm_person_rim(b);
    if (side == 0) side = 2; /* a point has no edges to look along */
    return wm_box((pose){p->x, p->y, 0}, side, side);
}

/* From the edge of the round stand (WM-STAND-13), or the middle of a large one (WM-STAND-14); squared. */
int64_t wm_gap_to_person(const stand_list *s, const battle *b, int unit_id, const person *p)
{
    int64_t least = INT64_MAX;
    for (int i = 0; i < stands_of(b, unit_id); i++) {
        int64_t gap = wm_point_gap((point){p->x, p->y}, &s->at[s->first[unit_id] + i]);
        if (gap < least) least = gap;
    }
    if (least == INT64_MAX) return least;
    int64_t length = (int64_t)wm_square_root((uint64_t)least) - wm_person_rim(b);
    return length > 0 ? length * length : 0;
}

bool wm_units_touch(const stand_list *s, const battle *b, int one, int other)
{
    const box *mine = &s->at[s->first[one]], *his = &s->at[s->first[other]];
    for (int i = 0; i < stands_of(b, one); i++)
        for (int k = 0; k < stands_of(b, other); k++)
            if (!wm_are_far_apart(&mine[i], &his[k], TOUCH) && wm_boxes_touch(&mine[i], &his[k]))
                return true;
    return false;
}

/* WM-CHAR-03: to units; characters count for nothing here. */
bool wm_has_enemy_within(const stand_list *s, const battle *b, int id, int32_t distance)
{
    int enemy = 1 - side_of_unit(id), count = stands_of(b, id);
    const box *own = &s->at[s->first[id]];
    circle round = wm_circle_round(own, count);
    for (int i = wm_first_stand(s, enemy); i < wm_end_of_stands(s, enemy); i++) {
        if (!wm_may_be_near(&round, &s->at[i], distance)) continue;
        for (int k = 0; k < count; k++)
            if (wm_boxes_within(&s->at[i], &own[k], distance)) return true;
    }
    return false;
}

/* WM-COMBAT-01: a corner is enough */
bool wm_is_engaged(const stand_list *s, const battle *b, int id)
{
    return wm_has_enemy_within(s, b, id, TOUCH);
}

/* ---- Formation ---- */

bool wm_is_connected(const box *stands, int count)
{
    unsigned reached = 1, all = (1u << count) - 1;
    for (bool grew = true; grew && reached != all;) {
        grew = false;
        for (int i = 0; i < count; i++) {
            if (!(reached >> i & 1)) continue;
            for (int k = 0; k < count; k++) {
                if ((reached >> k & 1) || !wm_boxes_touch(&stands[i], &stands[k])) continue;
                reached |= 1u << k;
                grew = true;
            }
        }
    }
    return count == 0 || reached == all;
}

/* WM-STAND-10: beside one another, full side edges together. */
static bool follows_in_line(const box *left, const box *right)
{
    return wm_edges_coincide(left, RIGHT, right, LEFT) &&
           wm_angle_between(left->facing, right->facing) == 0;
}

/* WM-STAND-08, WM-STAND-09, AMB-20: straight behind, or bent on one corner by 90 degrees at most. */
static bool follows_in_column(const box *ahead, const box *behind)
{
    int32_t bend = wm_angle_between(ahead->facing, behind->facing);
    if (wm_edges_coincide(behind, FRONT, ahead, REAR)) return bend == 0;
    if (bend == 0 || bend > 900) return false;
    return wm_corners_meet(behind, FRONT, ahead, LEFT) ||
           wm_corners_meet(behind, RIGHT, ahead, REAR);
}

/* The stands can be put in an order in which each follows the one before. */
static bool is_chain(const box *stands, int count, bool (*follows)(const box *, const box *))
{
    for (int start = 0; start < count; start++) {
        unsigned used = 1u << start;
        int at = start, length = 1;
        for (bool found = true; found && length < count;) {
            found = false;
            for (int i = 0; i < count && !found; i++) {
                if ((used >> i & 1) || !follows(&stands[at], &stands[i])) continue;
                used |= 1u << i;
                at = i, length++;
                found = true;
            }
        }
        if (length == count) return true;
    }
    return false;
}

/* WM-STAND-07: a unit may stand in any arrangement in which its stands touch; some have a name. */
formation wm_formation(const box *stands, int count)
{
    if (is_chain(stands, count, follows_in_line)) return FORM_LINE;
    if (is_chain(stands, count, follows_in_column)) return FORM_COLUMN;
    return FORMS; /* WM-STAND-11 */
}

place wm_middle_of(const unit *u)
{
    int32_t x = 0, y = 0;
    for (int i = 0; i < u->stands; i++) x += u->at[i].x, y += u->at[i].y;
    return (place){(uint16_t)(x / u->stands), (uint16_t)(y / u->stands), u->at[0].facing};
}

formation wm_last_offered_form(const battle *b, int id)
{
    return unit_of(b, id)->stands > 1 ? FORM_COLUMN : FORM_LINE;
}

const char *const wm_formation_keys[FORMS] = {
    [FORM_LINE] = "line",         [FORM_COLUMN] = "column",       [FORM_BLOCK] = "block",
    [FORM_LEFT] = "echelon-left", [FORM_RIGHT] = "echelon-right",
};

/* Right and forward of the formation's middle, in half fronts and half depths. */
static point slot_steps(formation form, int count, int index)
{
    switch (form) {
    case FORM_LINE:
        return (point){2 * index - (count - 1), 0};
    case FORM_COLUMN:
        return (point){0, (count - 1) - 2 * index};
    case FORM_BLOCK: /* two before, the rest behind; a third alone stands behind both */
        if (index < 2) return (point){count == 1 ? 0 : 2 * index - 1, count > 2 ? 1 : 0};
        return (point){count == 3 ? 0 : 2 * (index - 2) - 1, -1};
    case FORM_LEFT: /* each next one to the left and half a depth behind */
        return (point){(count - 1) - 2 * index, -index};
    default:
        return (point){2 * index - (count - 1), -index};
    }
}

/* `stand` is one of the unit's that faces as the formation does, in its middle. */
static point slot_beside(const box *stand, formation form, int count, int index)
{
    point steps = slot_steps(form, count, index);
    return wm_box_point(stand, steps.x * stand->half_front, steps.y * stand->half_depth);
}

place wm_slot(const battle *b, int id, formation form, int count, int index, place middle)
{
    box stand = wm_stand_box(b, id, middle);
    point at = slot_beside(&stand, form, count, index);
    return wm_place_of((pose){at.x, at.y, middle.facing});
}

/* ---- Shapes ---- */

static bool overlaps_itself(const box *stands, int count)
{
    for (int i = 0; i < count; i++)
        for (int k = 0; k < i; k++)
            if (wm_boxes_overlap(&stands[i], &stands[k])) return true;
    return false;
}

void wm_make_shape(const battle *b, int id, formation form, int32_t facing, shape *out)
{
    out->count = unit_of(b, id)->stands;
    box stand = wm_box((pose){0, 0, facing}, wm_front(b, id), wm_depth(b, id));
    for (int i = 0; i < out->count; i++)
        copy_to(&stand, slot_beside(&stand, form, out->count, i), &out->at[i]);
    out->is_sound = wm_is_connected(out->at, out->count) && !overlaps_itself(out->at, out->count);
}

void wm_set_down(const shape *s, point middle, box out[STANDS_MAX])
{
    for (int i = 0; i < s->count; i++) {
        point at = {s->at[i].centre.x + middle.x, s->at[i].centre.y + middle.y};
        copy_to(&s->at[i], at, &out[i]);
    }
}

/* ---- Figures of its profile, or of one badly hurt (kinds/monsters.c) ---- */

static bool is_hurt(const battle *b, int id)
{
    return (unit_of(b, id)->used & USED_HURT) != 0;
}

int wm_base_attacks(const battle *b, int id)
{
    const unit_profile *p = wm_unit_profile(b, id);
    return is_hurt(b, id) ? p->hurt_attacks : p->attacks;
}

int wm_base_shots(const battle *b, int id)
{
    const unit_profile *p = wm_unit_profile(b, id);
    return is_hurt(b, id) ? p->hurt_shots : p->shots;
}

int wm_base_hits(const battle *b, int id)
{
    const unit_profile *p = wm_unit_profile(b, id);
    return is_hurt(b, id) ? p->hurt_hits : p->hits;
}

bool wm_waits(const battle *b, int id)
{
    return (unit_of(b, id)->used & USED_WAITS) != 0;
}
