/* SPDX-License-Identifier: MIT */
/* brigades.c - orders to whole brigades and to units that stand alone, for the page: who touches whom, and what the order must
 * roll. */
#include "games/warmaster/page/brigades.h"

#include "core/json.h"
#include "games/warmaster/actions.h"
#include "games/warmaster/command/command.h"
#include "games/warmaster/odds/odds.h"
#include "games/warmaster/units/units.h"

static void add_name(vx_text *out, const char *key, bool is_person, int id)
{
    char name[8];
    vx_text text = vx_text_on(name, sizeof name);
    (is_person ? wm_add_person : wm_add_unit)(&text, id);
    vx_json_text(out, key, name);
}

/* The order that is being given in this battle. */
static void add_order(vx_text *out, const char *key, const battle *b)
{
    int taken[PENALTIES];
    vx_json_open(out, key, '{');
    add_name(out, "person", true, b->order.person);
    vx_json_open(out, "units", '[');
    for (int i = 0; i < b->order.count; i++) add_name(out, NULL, false, b->order.member[i]);
    vx_json_close(out, ']');
    vx_json_number(out, "need", wm_order_target(b, taken));
    vx_json_number(out, "percent", wm_order_percent(b));
    vx_json_close(out, '}');
}

/* Everybody who touches those named so far takes part. */
static void gather(battle *b)
{
    for (;;) {
        vx_action all[ALL_UNITS + 3];
        act a;
        wm_list_brigade(b, all);
        if (!wm_unpack(all[0], &a) || a.kind != ACT_WITH) return;
        b->order.member[b->order.count++] = a.who;
    }
}

static void add_brigades(vx_text *out, const battle *b)
{
    vx_action all[ALL_PERSONS * UNITS_MAX];
    bool told[ALL_UNITS] = {false};
    int giver = NOBODY_ID, count = (int)(wm_list_orders(b, all) - all);
    vx_json_open(out, "brigades", '[');
    for (int i = 0; i < count; i++) {
        battle after = *b;
        act a;
        wm_unpack(all[i], &a);
        if (a.who != giver)
            for (int id = 0; id < ALL_UNITS; id++) told[id] = false;
        giver = a.who;
        if (told[a.detail]) continue;
        wm_begin_order(&after, &a);
        gather(&after);
        for (int k = 0; k < after.order.count; k++) told[after.order.member[k]] = true;
        if (is_on_table(unit_of(b, a.detail))) add_order(out, NULL, &after);
    }
    vx_json_close(out, ']');
}

/* WM-BRIG-17: who commanded last may order the same units again. */
static void add_again(vx_text *out, const battle *b)
{
    battle after = *b;
    bool begun = false;
    for (int i = 0; i < BRIGADE_MAX && b->block[i] != NOBODY_ID; i++) {
        act a = {begun ? ACT_WITH : ACT_ORDER, begun ? b->block[i] : b->giver, b->block[i], {0}};
        if (!wm_is_of_last_part(b, i)) continue;
        if (begun) a.detail = 0;
        if (!warmaster_game.rules.check(&after, pack_act(a), NULL)) return;
        warmaster_game.rules.apply(&after, pack_act(a));
        begun = true;
    }
    if (begun) add_order(out, "again", &after);
}

/* The order that is being given, with everybody who could still take part. */
static void add_whole(vx_text *out, const battle *b)
{
    battle after = *b;
    gather(&after);
    if (after.order.count > b->order.count) add_order(out, "whole", &after);
}

void wm_add_scene_brigades(vx_text *out, const battle *b)
{
    if (b->phase == PHASE_BRIGADE && b->task_count == 0) add_whole(out, b);
    if (b->phase != PHASE_ORDERS || b->task_count > 0) return;
    add_brigades(out, b);
    if (b->giver != NOBODY_ID) add_again(out, b);
}
