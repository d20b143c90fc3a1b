/* SPDX-License-Identifier: MIT */
/* troop_hooks.c - asks the hooks of kinds (kinds/registry.c). */
#include "games/warmaster/units/troop_hooks.h"
#include "games/warmaster/units/units.h"

const troop_hooks *wm_hooks_of(const battle *b, int id)
{
    static const troop_hooks none;
    const troop_hooks *found = wm_troops[wm_unit_profile(b, id)->special];
    return found != NULL ? found : &none;
}

bool wm_check_form(const battle *b, int id, int form, vx_problem *why)
{
    const troop_hooks *hooks = wm_hooks_of(b, id);
    return hooks->check_form == NULL || hooks->check_form(b, id, form, why);
}

void wm_note_moved(battle *b, int id)
{
    const troop_hooks *hooks = wm_hooks_of(b, id);
    if (hooks->has_moved != NULL) hooks->has_moved(b, id);
}

bool wm_stands_fast(const battle *b, int id)
{
    const troop_hooks *hooks = wm_hooks_of(b, id);
    return hooks->stands_fast != NULL && hooks->stands_fast(b, id);
}

bool wm_check_acting(const battle *b, int id, vx_problem *why)
{
    const troop_hooks *hooks = wm_hooks_of(b, id);
    return hooks->check_acting == NULL || hooks->check_acting(b, id, why);
}

bool wm_check_going(const battle *b, int id, const place *to, vx_problem *why)
{
    const troop_hooks *hooks = wm_hooks_of(b, id);
    return hooks->check_going == NULL || hooks->check_going(b, id, to, why);
}

bool wm_has_shelter(const battle *b, int id)
{
    for (int i = 0; wm_neighbours[i] != NULL; i++)
        if (wm_neighbours[i]->shelters != NULL && wm_neighbours[i]->shelters(b, id)) return true;
    return false;
}

bool wm_has_hounds(const battle *b, int id)
{
    for (int i = 0; wm_neighbours[i] != NULL; i++)
        if (wm_neighbours[i]->hounds != NULL && wm_neighbours[i]->hounds(b, id)) return true;
    return false;
}

vx_action *wm_list_own_moves(const battle *b, int id, vx_action *out)
{
    const troop_hooks *hooks = wm_hooks_of(b, id);
    return hooks->list_moves != NULL ? hooks->list_moves(b, id, out) : out;
}

static const act_hooks *extra_act(const battle *b, int kind)
{
    for (int i = 0; wm_extra_acts[i] != NULL; i++)
        if (wm_extra_acts[i]->kind == kind && wm_extra_acts[i]->phase == b->phase)
            return wm_extra_acts[i];
    return NULL;
}

bool wm_check_extra(const battle *b, const act *a, vx_problem *why)
{
    return extra_act(b, a->kind)->check(b, a, why);
}

void wm_apply_extra(battle *b, const act *a)
{
    extra_act(b, a->kind)->apply(b, a);
}

vx_action *wm_list_extra(const battle *b, vx_action *out)
{
    for (int i = 0; wm_extra_acts[i] != NULL; i++)
        if (wm_extra_acts[i]->phase == b->phase && wm_extra_acts[i]->list != NULL)
            out = wm_extra_acts[i]->list(b, out);
    return out;
}

bool wm_is_extra_open_ended(const battle *b)
{
    for (int i = 0; wm_extra_acts[i] != NULL; i++) {
        const act_hooks *extra = wm_extra_acts[i];
        if (extra->phase == b->phase && extra->is_open_ended != NULL && extra->is_open_ended(b))
            return true;
    }
    return false;
}
