/* SPDX-License-Identifier: MIT */
/* machines.c - section MACH: the steam tank's own table. The rest are figures and keywords of
 * units of one stand in the army lists: WM-MACH-01, WM-MACH-02, WM-MACH-16. */
#include "games/warmaster/kinds/kinds.h"
#include "games/warmaster/kinds/registry.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"
#include "games/warmaster/units/units.h"

bool wm_is_broken(const battle *b, int id)
{
    return wm_is_steam_tank(b, id) && (unit_of(b, id)->used & USED_ENGINE);
}

bool wm_check_not_broken(const battle *b, int id, vx_problem *why)
{
    static const vx_message broken = {
        "WM-MACH-11", {"this tank will not move again", "этот танк больше не сдвинется"}};
    return !wm_is_broken(b, id) || vx_refuse(why, &broken);
}

bool wm_is_steam_tank(const battle *b, int id)
{
    return wm_unit_profile(b, id)->special == SPECIAL_STEAM_TANK;
}

static void push_malfunction(battle *b, int id)
{
    wm_push_task(
        b,
        (task){.kind = TASK_MALFUNCTION, .side = (uint8_t)side_of_unit(id), .unit = (uint8_t)id});
}

static wm_dice malfunction_die(const battle *b)
{
    (void)b;
    return (wm_dice){.act = ACT_DIE};
}

/* WM-MACH-10, WM-MACH-11, WM-MACH-13, WM-MACH-15. The order has failed, so it does not move this
 * turn in any case, and that is all of WM-MACH-12 and WM-MACH-14. */
static void malfunction(battle *b, const act *a)
{
    int id = top_task(b)->unit;
    unit *u = unit_in(b, id);
    wm_pop_task(b);
    if (a->who == 1) wm_destroy_unit(b, id);
    if (a->who == 2) u->used |= USED_ENGINE;
    if (a->who == 4 && u->madness < 99) u->madness++;
    if (a->who == 6) u->marks |= MARK_PRESSURE;
}

static bool is_malfunction_sound(const battle *b, const task *t)
{
    return t->unit != NOBODY_ID && t->side == side_of_unit(t->unit) &&
           is_on_table(unit_of(b, t->unit)) && wm_is_steam_tank(b, t->unit);
}

const task_rules wm_malfunction_task = {
    .key = "malfunction",
    .acts = ACT_BIT(ACT_DIE),
    .asked = {"WM-MACH-09",
              {"the tank has a malfunction: a die decides", "танк барахлит: решает кубик"}},
    .status = {"a die for the malfunction", "кубик на неисправность"},
    .to_act = wm_dice_act,
    .dice = malfunction_die,
    .apply = malfunction,
    .is_sound = is_malfunction_sound,
};

/* ---- Its hooks ---- */

/* WM-MACH-09: a double six; it is always ordered alone. */
static bool breaks_down(battle *b, int rolled)
{
    int tank = b->order.member[0];
    if (rolled != 12) return false;
    wm_fail_order(b);
    push_malfunction(b, tank);
    return true;
}

const troop_hooks wm_steam_tank = {.check_acting = wm_check_not_broken, .fails_order = breaks_down};
