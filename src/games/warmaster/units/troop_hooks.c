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

bool wm_is_steadied(const battle *b, int id)
{
    for (int i = 0; wm_neighbours[i] != NULL; i++)
        if (wm_neighbours[i]->steadies != NULL && wm_neighbours[i]->steadies(b, id)) return true;
    return false;
}

/* ---- Orders ---- */

int wm_levels_lost(const battle *b, int who)
{
    int levels = 0;
    for (int i = 0; wm_lords[i] != NULL; i++)
        if (wm_lords[i]->levels_lost != NULL) levels += wm_lords[i]->levels_lost(b, who);
    return levels;
}

int wm_command_by_lords(const battle *b, int command)
{
    for (int i = 0; wm_lords[i] != NULL; i++)
        if (wm_lords[i]->command != NULL) command = wm_lords[i]->command(b, command);
    return command;
}

const aid_hooks *wm_aid_of(const battle *b)
{
    static const aid_hooks none;
    const aid_hooks *found = wm_aids[b->order.aid];
    return found != NULL ? found : &none;
}

/* The item that an order may be given with: one at most has such a hook. */
static const order_item_hooks *giving_item(void)
{
    int i = 0;
    while (wm_order_items[i] != NULL && wm_order_items[i]->check_giving == NULL) i++;
    return wm_order_items[i];
}

bool wm_check_giving_with_item(const battle *b, vx_problem *why)
{
    const order_item_hooks *item = giving_item();
    return item != NULL && item->check_giving(b, why);
}

void wm_give_with_item(battle *b)
{
    b->order.aid = giving_item()->aid;
}

bool wm_items_ask_after_failure(battle *b, int rolled)
{
    for (int i = 0; wm_order_items[i] != NULL; i++) {
        const order_item_hooks *item = wm_order_items[i];
        if (item->asks_after_failure != NULL && item->asks_after_failure(b, rolled)) return true;
    }
    return false;
}

bool wm_items_ask_after_blunder(battle *b, int die)
{
    for (int i = 0; wm_order_items[i] != NULL; i++) {
        const order_item_hooks *item = wm_order_items[i];
        if (item->asks_after_blunder != NULL && item->asks_after_blunder(b, die)) return true;
    }
    return false;
}

/* ---- Magic ---- */

bool wm_casts_through(const battle *b, int who, int through)
{
    for (int i = 0; wm_casters[i] != NULL; i++) {
        const caster_hooks *hooks = wm_casters[i];
        if (hooks->casts_through != NULL && hooks->casts_through(b, who, through)) return true;
    }
    return false;
}

bool wm_casts_again(const battle *b, int who)
{
    for (int i = 0; wm_casters[i] != NULL; i++)
        if (wm_casters[i]->rolls_again != NULL && wm_casters[i]->rolls_again(b, who)) return true;
    return false;
}

bool wm_eases_spell(const battle *b, int who, int spell)
{
    for (int i = 0; wm_casters[i] != NULL; i++)
        if (wm_casters[i]->eases != NULL && wm_casters[i]->eases(b, who, spell)) return true;
    return false;
}

bool wm_breaks_spells(const battle *b, int who)
{
    for (int i = 0; wm_casters[i] != NULL; i++)
        if (wm_casters[i]->breaks_spells != NULL && wm_casters[i]->breaks_spells(b, who))
            return true;
    return false;
}

bool wm_strengthens_runes(const battle *b, int who)
{
    for (int i = 0; wm_casters[i] != NULL; i++) {
        const caster_hooks *hooks = wm_casters[i];
        if (hooks->strengthens_runes != NULL && hooks->strengthens_runes(b, who)) return true;
    }
    return false;
}

int wm_only_spell(const battle *b, int who)
{
    int spell = -1;
    for (int i = 0; wm_casters[i] != NULL && spell < 0; i++)
        if (wm_casters[i]->only_spell != NULL) spell = wm_casters[i]->only_spell(b, who);
    return spell;
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
