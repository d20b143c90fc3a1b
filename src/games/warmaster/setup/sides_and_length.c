/* SPDX-License-Identifier: MIT */
/* sides_and_length.c - sides of the table and the length of the battle, rolled or chosen. */
#include "games/warmaster/setup/setup.h"
#include "games/warmaster/turn/tasks.h"

const char *const wm_deployment_keys[DEPLOYMENTS] = {
    [DEPLOY_UNITS] = "units",
    [DEPLOY_SIDE] = "side",
    [DEPLOY_SCREEN] = "screen",
    [DEPLOY_MAP] = "map",
};
const char *const wm_sides_keys[SIDES_WAYS] = {
    [SIDES_GIVEN] = "given",
    [SIDES_ROLLED] = "roll",
    [SIDES_CHOSEN] = "choose",
};

const ruling wm_rulings[RULINGS] = {
    {"corners", "flank", RULING_CORNERS_FLANK},
    {"columns", "all", RULING_COLUMNS_ALL},
    {"retreat", "after", RULING_RETREAT_AFTER},
};

int wm_find_key(const char *const *keys, int count, const vx_word *word)
{
    for (int i = 0; i < count; i++)
        if (vx_word_is(word, keys[i])) return i;
    return -1;
}

/* ---- Sides of the table ---- */

static zone turned_zone(const battlefield *f, int side)
{
    const zone *z = &f->zone[side];
    if (!wm_has_zone(f, side)) return *z;
    return (zone){(uint16_t)(f->width - z->right), (uint16_t)(f->depth - z->far),
                  (uint16_t)(f->width - z->left), (uint16_t)(f->depth - z->near)};
}

void wm_turn_table(battlefield *f)
{
    for (int i = 0; i < f->piece_count; i++) {
        piece *p = &f->at[i];
        for (int k = 0; k < p->count; k++) {
            p->x[k] = (int16_t)(f->width * 10 - p->x[k]);
            p->y[k] = (int16_t)(f->depth * 10 - p->y[k]);
        }
    }
    for (int i = 0; i < f->objective_count; i++) {
        f->objective[i].x = (int16_t)(f->width * 10 - f->objective[i].x);
        f->objective[i].y = (int16_t)(f->depth * 10 - f->objective[i].y);
    }
    zone first = turned_zone(f, 0);
    f->zone[0] = turned_zone(f, 1);
    f->zone[1] = first;
}

void wm_agree_on_sides(battle *b)
{
    if (b->terrain == SIDES_GIVEN)
        wm_open_deployment(b);
    else if (b->task_count == 0) /* else armies are still being chosen */
        wm_push_task(b, (task){.kind = TASK_SIDES, .side = 1, .unit = NOBODY_ID});
}

static int sides_to_act(const battle *b)
{
    return b->terrain == SIDES_ROLLED ? VX_CHANCE : top_task(b)->side;
}

static wm_dice dice_for_sides(const battle *b)
{
    (void)b;
    return (wm_dice){.act = ACT_DICE, .unequal = true}; /* AMB-63 */
}

/* WM-OPTION-10: the higher roll has the near side of the map; WM-OPTION-11: seat 2 says whether
 * he wants it. */
static void apply_sides(battle *b, const act *a)
{
    bool turned = a->kind == ACT_YES || (a->kind == ACT_DICE && a->detail > a->who);
    wm_pop_task(b);
    if (turned) wm_turn_table(&b->table);
    wm_open_deployment(b);
}

static bool is_sides_sound(const battle *b, const task *t)
{
    return b->phase == PHASE_LOTS && b->terrain != SIDES_GIVEN && t->side == 1 && t == top_task(b);
}

const task_rules wm_sides_task = {
    .key = "sides",
    .acts = ACT_BIT(ACT_DICE) | ACT_BIT(ACT_YES) | ACT_BIT(ACT_NO),
    .asked = {"WM-OPTION-11",
              {"first it is decided who gets which side of the table",
               "сначала решается, кому какая сторона стола"}},
    .status = {"take the other side of the table?", "взять другую сторону стола?"},
    .to_act = sides_to_act,
    .dice = dice_for_sides,
    .list = wm_list_yes_no,
    .check = wm_check_yes_no,
    .apply = apply_sides,
    .is_sound = is_sides_sound,
};

/* ---- WM-OPTION-09: the winner of the lots says who sets up first ---- */

static void apply_lead(battle *b, const act *a)
{
    int side = top_task(b)->side;
    wm_pop_task(b);
    wm_begin_deployment(b, a->kind == ACT_YES ? side : 1 - side);
}

static bool is_lead_sound(const battle *b, const task *t)
{
    return b->phase == PHASE_LOTS && b->deployment == DEPLOY_SIDE && t->side < SIDES;
}

const task_rules wm_lead_task = {
    .key = "lead",
    .acts = ACT_BIT(ACT_YES) | ACT_BIT(ACT_NO),
    .asked = {"WM-OPTION-09",
              {"say whether you set up first, and then move first",
               "решите, вам ли первым ставить армию и первым ходить"}},
    .status = {"set up first, and move first?", "ставить армию первым и ходить первым?"},
    .to_act = wm_owner_acts,
    .list = wm_list_yes_no,
    .check = wm_check_yes_no,
    .apply = apply_lead,
    .is_sound = is_lead_sound,
};

/* ---- WM-OPTION-04: how many turns ---- */

static void apply_length(battle *b, const act *a)
{
    wm_pop_task(b);
    b->turns = (uint8_t)(6 + (a->who - 1) / 2); /* 1-2 six, 3-4 seven, 5-6 eight */
}

static bool is_length_sound(const battle *b, const task *t)
{
    (void)t;
    return b->turns == 0;
}

const task_rules wm_length_task = {
    .key = "length",
    .acts = ACT_BIT(ACT_DIE),
    .asked = {"WM-OPTION-04",
              {"a die says how many turns there are", "кубик решает, сколько будет ходов"}},
    .status = {"a die for the number of turns", "кубик на число ходов"},
    .to_act = wm_dice_act,
    .dice = wm_one_die,
    .apply = apply_length,
    .is_sound = is_length_sound,
};
