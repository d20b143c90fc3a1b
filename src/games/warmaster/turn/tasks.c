/* SPDX-License-Identifier: MIT */
/* tasks.c - the stack of what is begun and not finished. */
#include <string.h>

#include "games/warmaster/turn/tasks.h"

static const task_rules *const all_rules[TASKS] = {
    [TASK_BUILD] = &wm_build_task,
    [TASK_MUSTER] = &wm_muster_task,
    [TASK_CASUALTIES] = &wm_casualties_task,
    [TASK_LOSSES] = &wm_losses_task,
    [TASK_RUSH] = &wm_rush_task,
    [TASK_SHOOTING] = &wm_shooting_task,
    [TASK_SALVO] = &wm_salvo_task,
    [TASK_VOLLEY] = &wm_volley_task,
    [TASK_ANSWER] = &wm_answer_task,
    [TASK_FLAME] = &wm_flame_task,
    [TASK_WRECK] = &wm_wreck_task,
    [TASK_TREMOR] = &wm_tremor_task,
    [TASK_MALFUNCTION] = &wm_malfunction_task,
    [TASK_CASTING] = &wm_casting_task,
    [TASK_STORM] = &wm_storm_task,
    [TASK_RAGE] = &wm_rage_task,
    [TASK_FREEZE] = &wm_freeze_task,
    [TASK_TELEPORT] = &wm_teleport_task,
    [TASK_VOICE] = &wm_voice_task,
    [TASK_WAGON] = &wm_wagon_task,
    [TASK_RAISE] = &wm_raise_task,
    [TASK_RAVEN] = &wm_raven_task,
    [TASK_REGAIN] = &wm_regain_task,
    [TASK_SUMMON] = &wm_summon_task,
    [TASK_HELM] = &wm_helm_task,
    [TASK_ORB] = &wm_orb_task,
    [TASK_SCEPTRE] = &wm_sceptre_task,
    [TASK_TYRANT] = &wm_tyrant_task,
    [TASK_DEVANS] = &wm_devans_task,
    [TASK_AGAIN] = &wm_again_task,
    [TASK_GIANT] = &wm_giant_task,
    [TASK_STAMPEDE] = &wm_stampede_task,
    [TASK_BRAWL] = &wm_brawl_task,
    [TASK_FADING] = &wm_fading_task,
    [TASK_ANVIL] = &wm_anvil_task,
    [TASK_LAYING] = &wm_laying_task,
    [TASK_SIDES] = &wm_sides_task,
    [TASK_LEAD] = &wm_lead_task,
    [TASK_LENGTH] = &wm_length_task,
    [TASK_COMBAT] = &wm_combat_task,
    [TASK_ROUND] = &wm_round_task,
    [TASK_AIM] = &wm_aim_task,
    [TASK_STRIKES] = &wm_strikes_task,
    [TASK_DRAW] = &wm_draw_task,
    [TASK_FLIGHT] = &wm_flight_task,
    [TASK_WINNERS] = &wm_winners_task,
    [TASK_PURSUIT] = &wm_pursuit_task,
    [TASK_WHENCE] = &wm_whence_task,
    [TASK_ONSET] = &wm_onset_task,
    [TASK_FORCE] = &wm_force_task_rules,
    [TASK_ARRANGE] = &wm_arrange_task,
    [TASK_MAKE_WAY] = &wm_make_way_task,
    [TASK_CONFUSION] = &wm_confusion_task,
    [TASK_EDGE] = &wm_edge_task,
    [TASK_RETURNS] = &wm_returns_task,
    [TASK_DRIVE_BACKS] = &wm_drive_backs_task,
    [TASK_DRIVE] = &wm_drive_task,
    [TASK_DISPLACED] = &wm_displaced_task,
    [TASK_FALL_BACK] = &wm_fall_back_task,
    [TASK_REFORMS] = &wm_reforms_task,
};

static const task_rules *const phase_rules[PHASES] = {
    [PHASE_LOTS] = &wm_lots_phase,
    [PHASE_DEPLOY] = &wm_deploy_phase,
    [PHASE_PERSONS] = &wm_persons_phase,
    [PHASE_FIRST] = &wm_first_phase,
    [PHASE_INITIATIVE] = &wm_initiative_phase,
    [PHASE_HOME] = &wm_home_phase,
    [PHASE_HOME_ROLL] = &wm_home_roll_phase,
    [PHASE_HOME_MOVE] = &wm_home_move_phase,
    [PHASE_ORDERS] = &wm_orders_phase,
    [PHASE_BRIGADE] = &wm_brigade_phase,
    [PHASE_TEST] = &wm_test_phase,
    [PHASE_MOVE] = &wm_move_phase,
    [PHASE_BLUNDER] = &wm_blunder_phase,
    [PHASE_MADNESS] = &wm_madness_phase,
    [PHASE_CHARACTERS] = &wm_characters_phase,
    [PHASE_SHOOTING] = &wm_shooting_phase,
    [PHASE_COMBAT] = &wm_combat_phase,
    [PHASE_OVER] = &wm_over_phase,
};

const task_rules *wm_rules_of_phase(int phase)
{
    return phase_rules[phase];
}

const task_rules *wm_rules_of_task(int kind)
{
    return all_rules[kind];
}

const task_rules *wm_task_rules(const battle *b)
{
    return b->task_count > 0 ? all_rules[top_task(b)->kind] : phase_rules[b->phase];
}

/* A throw that cannot be; the step may say why. */
static bool refuse_throw(const battle *b, const act *a, vx_problem *why)
{
    const task_rules *rules = wm_task_rules(b);
    bool says_why = b->task_count == 0 && rules->check != NULL;
    return says_why ? rules->check(b, a, why) : vx_refuse(why, &rules->asked);
}

bool wm_check_task(const battle *b, const act *a, vx_problem *why)
{
    const task_rules *rules = wm_task_rules(b);
    if (!(rules->acts >> a->kind & 1)) {
        const vx_message *special = rules->not_now != NULL ? rules->not_now(b, a) : NULL;
        return vx_refuse(why, special != NULL ? special : &rules->asked);
    }
    if (rules->to_act(b) != VX_CHANCE) return rules->check(b, a, why);
    wm_dice dice = rules->dice(b);
    return wm_dice_weight(&dice, a) > 0 || refuse_throw(b, a, why);
}

wm_dice wm_due_dice(const battle *b)
{
    return wm_task_rules(b)->dice(b);
}

int wm_thrower_of(const battle *b)
{
    if (b->task_count > 0) {
        const task_rules *rules = wm_task_rules(b);
        return rules->thrower != NULL ? rules->thrower(b) : top_task(b)->side;
    }
    return b->phase == PHASE_FIRST || b->phase == PHASE_LOTS ? VX_CHANCE : b->turn;
}

uint64_t wm_due_acts(const battle *b)
{
    return wm_task_rules(b)->acts;
}

void wm_do_act(battle *b, const act *a)
{
    wm_task_rules(b)->apply(b, a);
}

void wm_settle_die(battle *b, const act *thrown, int die)
{
    if (thrown->kind == ACT_TEST) b->order.stays = (uint8_t)die;
    if (b->task_count == 0 || thrown->kind != ACT_HITS) return;
    const task_rules *rules = wm_task_rules(b);
    if (rules->settle_one != NULL) rules->settle_one(b, die >= rules->dice(b).need);
}

/* What finds no room would be a rule that is lost: the state says so and is not played on. */
void wm_push_task(battle *b, task t)
{
    if (b->task_count < TASKS_MAX)
        b->task[b->task_count++] = t;
    else
        b->crammed = 1;
}

void wm_pop_task(battle *b)
{
    memset(top_task_in(b), 0, sizeof(task)); /* equal positions are equal bytes */
    b->task_count--;
}

void wm_push_throw(battle *b, task_kind kind, int side, const act *thrown)
{
    vx_action fell = pack_act(*thrown);
    task t = {.kind = (uint8_t)kind, .side = (uint8_t)side, .unit = NOBODY_ID};
    for (int i = 0; i < 4; i++) t.again.thrown[i] = (uint16_t)(fell >> 16 * i);
    wm_push_task(b, t);
}

vx_action wm_kept_throw(const task *t)
{
    vx_action out = 0;
    for (int i = 0; i < 4; i++) out |= (vx_action)t->again.thrown[i] << 16 * i;
    return out;
}

int wm_owner_acts(const battle *b)
{
    return top_task(b)->side;
}

/* WM-TURN-04: moves of units belong to the Command phase, and only its owner is asked for them. */
int wm_turn_acts(const battle *b)
{
    return b->turn;
}

int wm_dice_act(const battle *b)
{
    (void)b;
    return VX_CHANCE;
}

int wm_task_runs(const battle *b)
{
    (void)b;
    return TASK_RUNS;
}

wm_dice wm_one_die(const battle *b)
{
    (void)b;
    return (wm_dice){.act = ACT_DIE};
}

vx_action *wm_list_yes_no(const battle *b, vx_action *out)
{
    (void)b;
    *out++ = pack_act((act){.kind = ACT_YES});
    *out++ = pack_act((act){.kind = ACT_NO});
    return out;
}

bool wm_check_yes_no(const battle *b, const act *a, vx_problem *why)
{
    return a->kind == ACT_YES || a->kind == ACT_NO || vx_refuse(why, &wm_task_rules(b)->asked);
}
