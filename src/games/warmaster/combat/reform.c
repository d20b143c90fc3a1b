/* SPDX-License-Identifier: MIT */
/* reform.c - section REFORM: at the end of the Combat phase. How the stands are set is in
 * arrange_stands.c. */
#include "games/warmaster/combat/combat.h"
#include "games/warmaster/movement/forced_moves.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/units/troop_hooks.h"

/* The side of the task is whose turn it is. */
enum { ROLL_OFF, CHOOSE, IN_TURN };

/* WM-TURN-18: leftover hits are wiped, then units reform. */
void wm_push_reforms(battle *b)
{
    wm_push_task(b, (task){.kind = TASK_REFORMS, .unit = NOBODY_ID});
}

/* WM-REFORM-01, WM-REFORM-02: it touched an enemy in this phase. One that still does stays as it
 * is: any stand that moved would leave the combat. */
static bool may_reform(const battle *b, const stand_list *s, int id)
{
    const unit *u = unit_of(b, id);
    if (!is_on_table(u) || !(u->combat & COMBAT_FOUGHT) || (u->combat & COMBAT_REFORMED))
        return false;
    return !wm_is_engaged(s, b, id) && !wm_stands_fast(b, id);
}

static bool has_fought(const battle *b, int side)
{
    for (int i = 0; i < b->side[side].list.unit_count; i++)
        if (b->side[side].unit[i].combat & COMBAT_FOUGHT) return true;
    return false;
}

static int waiting(const battle *b, int side)
{
    stand_list s;
    int count = 0;
    if (top_task(b)->reforms.passed >> side & 1) return 0;
    if (!has_fought(b, side)) return 0; /* and nobody's place matters */
    wm_list_stands(b, &s);
    for (int i = 0; i < b->side[side].list.unit_count; i++)
        count += may_reform(b, &s, side * UNITS_MAX + i);
    return count;
}

static int reforms_to_act(const battle *b)
{
    const task *t = top_task(b);
    if (t->step == CHOOSE) return t->side;
    if (t->step == ROLL_OFF) return waiting(b, 0) && waiting(b, 1) ? VX_CHANCE : TASK_RUNS;
    return waiting(b, t->side) ? t->side : TASK_RUNS;
}

/* WM-REFORM-03: one side may be alone with its reforms, or out of them. */
static void run_reforms(battle *b)
{
    task *t = top_task_in(b);
    if (waiting(b, 0) + waiting(b, 1) == 0) {
        wm_pop_task(b);
        return;
    }
    t->step = IN_TURN;
    if (!waiting(b, t->side)) t->side = (uint8_t)(1 - t->side);
}

static wm_dice reform_dice(const battle *b)
{
    (void)b;
    return (wm_dice){.act = ACT_DICE, .unequal = true}; /* AMB-63 */
}

static vx_action *list_reforms(const battle *b, vx_action *out)
{
    const task *t = top_task(b);
    stand_list s;
    if (t->step == CHOOSE) {
        *out++ = pack_act((act){.kind = ACT_YES});
        *out++ = pack_act((act){.kind = ACT_NO});
        return out;
    }
    wm_list_stands(b, &s);
    for (int id = t->side * UNITS_MAX; id < (t->side + 1) * UNITS_MAX; id++)
        if (wm_unit_exists(b, id) && may_reform(b, &s, id))
            *out++ = pack_act((act){ACT_PICK, (uint8_t)id, 0, {0}});
    *out++ = pack_act((act){.kind = ACT_END});
    return out;
}

static bool check_reform(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message choose = {
        "WM-REFORM-03",
        {"say whether you begin to reform", "скажите, начинаете ли вы перестроение"}};
    static const vx_message not_yours = {
        "WM-REFORM-01",
        {"pick a unit of yours that fought, is free again and has not reformed",
         "выберите свой отряд, который сражался, вышел из боя и ещё не перестраивался"}};
    const task *t = top_task(b);
    stand_list s;
    bool answer = a->kind == ACT_YES || a->kind == ACT_NO;
    if (answer != (t->step == CHOOSE)) return vx_refuse(why, answer ? &not_yours : &choose);
    if (a->kind != ACT_PICK) return true;
    if (!wm_unit_exists(b, a->who) || side_of_unit(a->who) != t->side)
        return vx_refuse(why, &not_yours);
    wm_list_stands(b, &s);
    return may_reform(b, &s, a->who) || vx_refuse(why, &not_yours);
}

static void apply_reform(battle *b, const act *a)
{
    task *t = top_task_in(b);
    if (a->kind == ACT_DICE) {
        t->side = a->who > a->detail ? 0 : 1;
        t->step = CHOOSE;
        return;
    }
    if (a->kind == ACT_YES || a->kind == ACT_NO) {
        if (a->kind == ACT_NO) t->side = (uint8_t)(1 - t->side);
        t->step = IN_TURN;
        return;
    }
    if (a->kind == ACT_END) t->reforms.passed |= (uint16_t)(1 << t->side); /* a pass is final */
    t->side = (uint8_t)(1 - t->side);
    if (a->kind != ACT_PICK) return;
    unit_in(b, a->who)->combat |= COMBAT_REFORMED;
    wm_push_arrange(b, a->who, ARRANGE_REFORM, 0, 0, 0);
}

static bool are_reforms_sound(const battle *b, const task *t)
{
    (void)b;
    return t->unit == NOBODY_ID && t->step <= IN_TURN && t->reforms.passed < 4;
}

static void ask_reforms(const battle *b, vx_language language, vx_text *out)
{
    static const char *const begin[VX_LANGUAGES] = {"units that fought reform: do you begin?",
                                                    "сражавшиеся перестраиваются: начинаете вы?"};
    static const char *const roll[VX_LANGUAGES] = {"who decides which side reforms first",
                                                   "кто решит, чья сторона перестраивается первой"};
    static const char *const pick[VX_LANGUAGES] = {"pick a unit to reform, or end",
                                                   "выберите, кого перестроить, или закончите"};
    vx_add(out, (top_task(b)->step == CHOOSE    ? begin
                 : top_task(b)->step == IN_TURN ? pick
                                                : roll)[language]);
}

const task_rules wm_reforms_task = {
    .key = "reforms",
    .layout = LAYOUT_REFORMS,
    .steps = {[ROLL_OFF] = "roll-off", [CHOOSE] = "choose", [IN_TURN] = "in-turn"},
    .acts = ACT_BIT(ACT_DICE) | ACT_BIT(ACT_YES) | ACT_BIT(ACT_NO) | ACT_BIT(ACT_PICK) |
            ACT_BIT(ACT_END),
    .asked = {"WM-REFORM-01", {"now units reform", "сейчас отряды перестраиваются"}},
    .ask = ask_reforms,
    .to_act = reforms_to_act,
    .run = run_reforms,
    .dice = reform_dice,
    .list = list_reforms,
    .check = check_reform,
    .apply = apply_reform,
    .is_sound = are_reforms_sound,
};
