/* SPDX-License-Identifier: MIT */
/* hidden_deployment.c - WM-OPTION-07, WM-OPTION-08, AMB-78: armies set up unseen, and shown together.
 *
 * Seat by seat the armies are placed; until both stand, what the other seat has placed looks as if
 * it were not placed yet. */
#include <string.h>

#include "games/warmaster/setup/setup.h"
#include "games/warmaster/units/units.h"

bool wm_deploys_unseen(const battle *b)
{
    return (b->deployment == DEPLOY_SCREEN || b->deployment == DEPLOY_MAP) &&
           (b->phase == PHASE_DEPLOY || b->phase == PHASE_PERSONS);
}

bool wm_is_open(const void *state)
{
    return !wm_deploys_unseen(state);
}

static void hide_army(battle *b, int side)
{
    for (int i = 0; i < b->side[side].list.unit_count; i++) {
        unit *u = &b->side[side].unit[i];
        memset(u->at, 0, sizeof u->at);
        u->flags &= (uint8_t)~UNIT_ON_TABLE;
        u->used = 0;
    }
    for (int i = 0; i < b->side[side].list.character_count; i++) {
        person *p = &b->side[side].person[i];
        p->x = p->y = 0;
        p->flags &= (uint8_t)~PERSON_ON_TABLE;
    }
}

/* WM-DICE-07: once armies stand on the table nothing about places is hidden. */
void wm_view(const void *state, int seat, void *out)
{
    battle *b = out;
    memcpy(out, state, sizeof *b);
    if (!wm_deploys_unseen(b)) return;
    for (int side = 0; side < SIDES; side++)
        if (side != seat) hide_army(b, side);
}

/* Any of the places that would be offered, each as likely. */
static vx_action draw(vx_action *from, vx_action *end, vx_random *random)
{
    return from[vx_random_below(random, (uint64_t)(end - from))];
}

static void place_units(battle *b, int side, vx_random *random)
{
    vx_action places[4096];
    act a;
    for (int i = 0; i < b->side[side].list.unit_count; i++) {
        unit *u = &b->side[side].unit[i];
        if (is_on_table(u)) continue;
        vx_action *end = wm_list_unit_places(b, side * UNITS_MAX + i, places);
        if (end == places) continue;
        wm_unpack(draw(places, end, random), &a);
        for (int k = 0; k < u->stands; k++)
            u->at[k] = wm_slot(b, a.who, (formation)a.detail, u->stands, k, a.at);
        u->flags |= UNIT_ON_TABLE;
    }
}

static void place_persons(battle *b, int side, vx_random *random)
{
    vx_action places[4096];
    act a;
    for (int i = 0; i < b->side[side].list.character_count; i++) {
        person *p = &b->side[side].person[i];
        if (p->flags & PERSON_ON_TABLE) continue;
        vx_action *end = wm_list_person_places(b, side * PERSONS_MAX + i, places);
        if (end == places) continue;
        wm_unpack(draw(places, end, random), &a);
        p->x = a.at.x, p->y = a.at.y;
        p->flags |= PERSON_ON_TABLE;
    }
}

/* What must stand by now and is not seen: the army that was set up first, and the units of an army
 * whose characters are being placed. */
void wm_sample(const void *view, vx_random *random, void *out)
{
    battle *b = out;
    memcpy(out, view, sizeof *b);
    if (!wm_deploys_unseen(b)) return;
    uint8_t turn = b->turn;
    if (turn != b->beginner) {
        b->turn = b->beginner; /* places are offered to whose turn it is */
        place_units(b, b->beginner, random);
        place_persons(b, b->beginner, random);
        b->turn = turn;
    }
    if (b->phase == PHASE_PERSONS) place_units(b, turn, random);
}

vx_action wm_hide_action(const void *state, vx_action action, int seat)
{
    const battle *b = state;
    if (!wm_deploys_unseen(b) || seat == b->turn) return action;
    return pack_act((act){.kind = ACT_UNSEEN});
}
