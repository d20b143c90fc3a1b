/* SPDX-License-Identifier: MIT */
/* flame_cannons.c - guns whose shots are rolled: flame cannons, warp cannons and rockets, and what becomes
 * of them. */
#include "games/warmaster/shooting/shooting.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/units/troop_hooks.h"

/* ---- `sum` is of the dice that are sure to come besides those still to be rolled ---- */

enum {
    FIRST_ROLL,
    SECOND_ROLL, /* two dice more, and it blows up */
    EXTRA_DIE,
    ON_ITSELF,  /* a warp cannon that rolled 1: so many strike it */
    ROCKET_DIE, /* a rocket that rolled 1: its table */
    BEHIND_DIE, /* so many on the first unit behind the target */
    TWO_DICE,
    BLIND_DIE, /* a trebuchet that sees nothing: a 6 and it shoots */
    FLAME_STEPS
};

void wm_push_flames(battle *b, const fire *f)
{
    /* WM-ART-40: at chargers like at others. */
    wm_push_task(b, (task){.kind = TASK_FLAME,
                           .side = (uint8_t)side_of_unit(f->id),
                           .unit = f->id,
                           .flame = {.target = f->target,
                                     .guns = f->stands,
                                     .at_charger = f->at_charger,
                                     .worse = f->worse}});
}

void wm_push_blind_shot(battle *b, const fire *f)
{
    wm_push_flames(b, f);
    top_task_in(b)->flame.at_charger = 0;
    top_task_in(b)->flame.worse = 0;
    top_task_in(b)->step = BLIND_DIE;
}

static unsigned first_gun(const task *t)
{
    return t->flame.guns & (0u - t->flame.guns);
}

static bool flames_are_over(const battle *b, const task *t)
{
    return t->flame.guns == 0 || !is_on_table(unit_of(b, t->unit)) ||
           !is_on_table(unit_of(b, t->flame.target));
}

static int flame_to_act(const battle *b)
{
    return flames_are_over(b, top_task(b)) ? TASK_RUNS : VX_CHANCE;
}

/* WM-ART-33; WM-ART-36: one die after a double 3. */
static wm_dice flame_dice(const battle *b)
{
    const task *t = top_task(b);
    bool two = t->step == TWO_DICE || t->step == SECOND_ROLL;
    if (t->step == FIRST_ROLL)
        two = wm_unit_profile(b, t->unit)->shots == 2 && !(unit_of(b, t->unit)->used & USED_FLAME);
    return (wm_dice){.act = two ? ACT_DICE : ACT_DIE};
}

static fire next_fire(const task *t)
{
    return (fire){.id = t->unit,
                  .target = (uint8_t)t->flame.target,
                  .stands = (uint8_t)first_gun(t),
                  .worse = (uint8_t)t->flame.worse,
                  .at_charger = t->flame.at_charger};
}

/* The gun whose turn it was has had it. */
static void end_gun(battle *b, bool explodes)
{
    task *t = top_task_in(b);
    unsigned gun = first_gun(t);
    int id = t->unit;
    t->flame.guns = (uint16_t)(t->flame.guns & ~gun);
    t->flame.sum = 0;
    t->step = FIRST_ROLL;
    if (explodes)
        wm_push_task(b, (task){.kind = TASK_WRECK,
                               .side = (uint8_t)side_of_unit(id),
                               .unit = (uint8_t)id,
                               .wreck = {.gun = (uint16_t)gun}});
}

/* This gun has its dice: it shoots, and then it may be no more. */
static void spit(battle *b, int dice, bool explodes)
{
    fire f = next_fire(top_task(b));
    end_gun(b, explodes);
    if (dice > 0) wm_push_shots(b, wm_weapon_volley(b, &f), dice, f.stands);
}

/* ---- Guns of the further armies (WM-STAT-13) ---- */

static void strike_itself(battle *b, int dice)
{
    fire f = next_fire(top_task(b));
    f.target = f.id;
    f.at_charger = false;
    end_gun(b, false);
    volley v = wm_weapon_volley(b, &f);
    v.dice = (uint8_t)dice;
    wm_push_volley(b, &v);
}

static void strike_behind(battle *b, int dice)
{
    fire f = next_fire(top_task(b));
    int behind = wm_first_behind(b, &f);
    end_gun(b, false);
    if (behind < 0) return;
    f.target = (uint8_t)behind;
    volley v = wm_weapon_volley(b, &f);
    v.dice = (uint8_t)dice;
    wm_push_volley(b, &v);
}

static void roll_rocket(battle *b, int die)
{
    task *t = top_task_in(b);
    if (die == 1)
        spit(b, 0, true);
    else if (die <= 3)
        spit(b, 1, false);
    else
        t->step = die <= 5 ? BEHIND_DIE : TWO_DICE;
}

/* A one of these goes wrong; false where it does not. */
static bool goes_wrong(battle *b, int die)
{
    task *t = top_task_in(b);
    const troop_hooks *gun = wm_hooks_of(b, t->unit);
    if (t->step != FIRST_ROLL || die != 1 || !(gun->bursts || gun->goes_astray)) return false;
    t->step = gun->bursts ? ON_ITSELF : ROCKET_DIE;
    return true;
}

/* ---- Flame cannons ---- */

/* WM-ART-34, WM-ART-35, WM-ART-36, WM-ART-37, WM-ART-38, WM-ART-39 */
static void roll_double(battle *b, int face)
{
    task *t = top_task_in(b);
    switch (face) {
    case 1:
        spit(b, 0, true);
        break;
    case 2:
        t->flame.sum = 4;
        t->step = SECOND_ROLL;
        break;
    case 3:
        unit_in(b, t->unit)->used |= USED_FLAME;
        spit(b, 6, false);
        break;
    case 4:
        spit(b, 0, false);
        break;
    case 5:
        spit(b, 10, false);
        break;
    default:
        t->flame.sum = 12;
        t->step = EXTRA_DIE;
    }
}

static void apply_flame(battle *b, const act *a)
{
    const task *t = top_task(b);
    int sum = a->who + (a->kind == ACT_DICE ? a->detail : 0);
    if (t->step == SECOND_ROLL)
        spit(b, t->flame.sum + sum, true);
    else if (t->step == ON_ITSELF)
        strike_itself(b, sum);
    else if (t->step == ROCKET_DIE)
        roll_rocket(b, sum);
    else if (t->step == BLIND_DIE)
        spit(b, sum == 6 ? wm_unit_profile(b, t->unit)->shots : 0, false);
    else if (t->step == BEHIND_DIE)
        strike_behind(b, sum);
    else if (a->kind == ACT_DIE && goes_wrong(b, sum))
        return;
    else if (t->step != FIRST_ROLL || a->kind == ACT_DIE || a->who != a->detail)
        spit(b, t->flame.sum + sum, false); /* AMB-74: one die knows no doubles */
    else
        roll_double(b, a->who);
}

static bool is_flame_sound(const battle *b, const task *t)
{
    if (t->unit == NOBODY_ID || t->side != side_of_unit(t->unit) || t->step >= FLAME_STEPS)
        return false;
    bool rolled = wm_unit_profile(b, t->unit)->shots_kind == SHOTS_DICE;
    if (t->flame.guns != 0 && rolled == (t->step == BLIND_DIE)) return false;
    if (t->flame.guns > 15 || t->flame.worse > 2 || t->flame.sum > 12) return false;
    return wm_unit_exists(b, t->flame.target) && side_of_unit(t->flame.target) != t->side;
}

const task_rules wm_flame_task = {
    .key = "flame",
    .layout = LAYOUT_FLAME,
    .steps = {[FIRST_ROLL] = "first",
              [SECOND_ROLL] = "second",
              [EXTRA_DIE] = "extra",
              [ON_ITSELF] = "itself",
              [ROCKET_DIE] = "rocket",
              [BEHIND_DIE] = "behind",
              [TWO_DICE] = "two-dice",
              [BLIND_DIE] = "blind"},
    .acts = ACT_BIT(ACT_DICE) | ACT_BIT(ACT_DIE),
    .asked = {"WM-ART-33",
              {"dice say how many shots there are", "кубики решают, сколько выстрелов"}},
    .status = {"dice for the number of shots", "кубики на число выстрелов"},
    .to_act = flame_to_act,
    .run = wm_pop_task,
    .dice = flame_dice,
    .apply = apply_flame,
    .is_sound = is_flame_sound,
};

/* ---- A gun that blows up when it has shot ---- */

static void blow_up(battle *b)
{
    task t = *top_task(b);
    int stand = 0;
    while (!(t.wreck.gun >> stand & 1)) stand++;
    wm_pop_task(b);
    if (is_on_table(unit_of(b, t.unit)) && stand < unit_of(b, t.unit)->stands)
        wm_remove_stand(b, t.unit, stand);
}

static bool is_wreck_sound(const battle *b, const task *t)
{
    (void)b;
    return t->unit != NOBODY_ID && t->side == side_of_unit(t->unit) && t->wreck.gun > 0 &&
           t->wreck.gun <= 15;
}

const task_rules wm_wreck_task = {
    .key = "wreck",
    .layout = LAYOUT_WRECK,
    .asked = {"WM-ART-35", {"the gun blows up", "пушка взрывается"}},
    .status = {"the gun blows up", "пушка взрывается"},
    .to_act = wm_task_runs,
    .run = blow_up,
    .is_sound = is_wreck_sound,
};

/* ---- Who touches the target of some guns is confused on a 6 ---- */

void wm_push_tremor(battle *b, int target, bool itself)
{
    stand_list s;
    task t = {.kind = TASK_TREMOR, .side = (uint8_t)side_of_unit(target), .unit = (uint8_t)target};
    wm_list_stands(b, &s);
    for (int i = 0; i < UNITS_MAX; i++) {
        int id = t.side * UNITS_MAX + i;
        if (!wm_unit_exists(b, id) || !is_on_table(unit_of(b, id))) continue;
        if (id == target ? itself : wm_units_touch(&s, b, id, target))
            t.tremor.units[i / 16] |= (uint16_t)(1u << i % 16);
    }
    wm_push_task(b, t);
}

/* The first that is to be rolled for; UNITS_MAX: none is. */
static int next_shaken(const task *t)
{
    int i = 0;
    while (i < UNITS_MAX && !(t->tremor.units[i / 16] >> i % 16 & 1)) i++;
    return i;
}

static int tremor_to_act(const battle *b)
{
    return next_shaken(top_task(b)) < UNITS_MAX ? VX_CHANCE : TASK_RUNS;
}

static wm_dice tremor_die(const battle *b)
{
    (void)b;
    return (wm_dice){.act = ACT_DIE};
}

static void shake(battle *b, const act *a)
{
    task *t = top_task_in(b);
    int i = next_shaken(t), id = t->side * UNITS_MAX + i;
    t->tremor.units[i / 16] = (uint16_t)(t->tremor.units[i / 16] & ~(1u << i % 16));
    if (a->who == 6 && is_on_table(unit_of(b, id))) wm_confuse(b, id);
}

static bool is_tremor_sound(const battle *b, const task *t)
{
    for (int i = 0; i < 64; i++)
        if ((t->tremor.units[i / 16] >> i % 16 & 1) &&
            (i >= UNITS_MAX || !wm_unit_exists(b, t->side * UNITS_MAX + i)))
            return false;
    return t->unit != NOBODY_ID && t->side == side_of_unit(t->unit) && t->step == 0;
}

const task_rules wm_tremor_task = {
    .key = "tremor",
    .layout = LAYOUT_TREMOR,
    .acts = ACT_BIT(ACT_DIE),
    .asked = {"WM-STAT-13",
              {"a die for each unit that is shaken", "кубик за каждый задетый отряд"}},
    .status = {"a die for a unit that is shaken", "кубик за задетый отряд"},
    .to_act = tremor_to_act,
    .run = wm_pop_task,
    .dice = tremor_die,
    .apply = shake,
    .is_sound = is_tremor_sound,
};
