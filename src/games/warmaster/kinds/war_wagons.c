/* SPDX-License-Identifier: MIT */
/* war_wagons.c - war wagons of Kislev (WM-STAT-13): on the march in column, drawn up in a laager with the
 * team beside the wagon. Infantry that stands beside a laager fights from behind it. */
#include <string.h>

#include "games/warmaster/characters/characters.h"
#include "games/warmaster/combat/combat.h"
#include "games/warmaster/kinds/kinds.h"
#include "games/warmaster/movement/movement.h"
#include "games/warmaster/turn/turn.h"

/* Without it the team alone is no laager. */
bool wm_has_wagon(const battle *b, int id)
{
    return unit_of(b, id)->stands > 1 || !wm_is_team(b, id, 0);
}

bool wm_may_form(const battle *b, int id, int form)
{
    return form == FORM_COLUMN || unit_of(b, id)->stands != 2 ||
           !wm_is_special(b, id, SPECIAL_WAR_WAGON);
}

bool wm_refuse_form(vx_problem *why)
{
    static const vx_message column = {
        "WM-STAT-13",
        {"a war wagon goes in column, and stands in line only as a laager",
         "боевой воз ходит колонной, а шеренгой стоит только табором"}};
    return vx_refuse(why, &column);
}

void wm_note_laager(battle *b, int id)
{
    unit *u = unit_in(b, id);
    box stands[STANDS_MAX];
    if (!wm_is_special(b, id, SPECIAL_WAR_WAGON) || u->stands < 2) return;
    for (int i = 0; i < u->stands; i++) stands[i] = wm_stand_box(b, id, u->at[i]);
    u->used &= (uint8_t)~USED_LAAGER;
    if (wm_formation(stands, u->stands) == FORM_LINE) u->used |= USED_LAAGER;
}

void wm_note_laagers(battle *b)
{
    for (int id = 0; id < ALL_UNITS; id++)
        if (wm_unit_exists(b, id) && is_on_table(unit_of(b, id))) wm_note_laager(b, id);
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

bool wm_check_laager(const battle *b, const act *a, vx_problem *why)
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

void wm_form_laager(battle *b, const act *a)
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

vx_action *wm_list_laager(const battle *b, int id, vx_action *out)
{
    act a = {ACT_LAAGER, (uint8_t)id, 0, {0}};
    if (wm_is_special(b, id, SPECIAL_WAR_WAGON) && wm_check_laager(b, &a, NULL))
        *out++ = pack_act(a);
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
bool wm_is_behind_laager(const battle *b, int id)
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
