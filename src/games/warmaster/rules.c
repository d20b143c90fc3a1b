/* SPDX-License-Identifier: MIT */
/* rules.c - what may be done when, and what it leads to. */
#include "core/limit.h"
#include "games/warmaster/characters/characters.h"
#include "games/warmaster/charge/charge.h"
#include "games/warmaster/command/command.h"
#include "games/warmaster/machine/machine.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/movement/movement.h"
#include "games/warmaster/odds/odds.h"
#include "games/warmaster/page/armies.h"
#include "games/warmaster/page/page.h"
#include "games/warmaster/setup/plans.h"
#include "games/warmaster/setup/setup.h"
#include "games/warmaster/text/inches.h"
#include "games/warmaster/text/text.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"

/* ---- Who acts ---- */

static int to_act(const void *state)
{
    const battle *b = state;
    if (b->task_count > 0) return wm_task_rules(b)->to_act(b);
    switch (b->phase) {
    case PHASE_LOTS:
    case PHASE_FIRST:
    case PHASE_TEST:
    case PHASE_BLUNDER:
    case PHASE_HOME_ROLL:
        return VX_CHANCE;
    case PHASE_OVER:
        return VX_OVER;
    default:
        return b->turn;
    }
}

static int seats(const void *state)
{
    (void)state;
    return SIDES;
}

static int score(const void *state, int seat)
{
    const battle *b = state;
    if (b->winner == SIDES) return 0;
    return b->winner == seat ? 1 : -1;
}

static bool is_overfull(const void *state)
{
    return ((const battle *)state)->crammed != 0;
}

/* The places to set a unit, to move it to and to send a character to are endless. */
static bool is_open_ended(const void *state)
{
    const battle *b = state;
    if (b->task_count > 0) return wm_task_rules(b)->open_ended;
    if (b->phase == PHASE_ORDERS) return wm_somebody_waits(b);
    return b->phase == PHASE_DEPLOY || b->phase == PHASE_PERSONS || b->phase == PHASE_INITIATIVE ||
           b->phase == PHASE_HOME_MOVE || b->phase == PHASE_MOVE || b->phase == PHASE_CHARACTERS;
}

/* ---- Chance ---- */

/* The dice that are due. */
wm_dice wm_due_dice(const battle *b)
{
    if (b->task_count > 0) return wm_task_rules(b)->dice(b);
    switch (b->phase) {
    case PHASE_TEST:
        return (wm_dice){.act = ACT_TEST, .stays = b->order.aid == AID_ORB ? b->order.stays : 0};
    case PHASE_BLUNDER:
        return (wm_dice){.act = ACT_BLUNDER};
    case PHASE_HOME_ROLL:
        return (wm_dice){.act = ACT_WINGS};
    default:
        return (wm_dice){.act = ACT_FIRST, .unequal = true}; /* AMB-63 */
    }
}

static uint64_t chance_total(const void *state)
{
    wm_dice dice = wm_due_dice(state);
    return wm_dice_total(&dice);
}

static vx_action chance_pick(const void *state, uint64_t ticket)
{
    wm_dice dice = wm_due_dice(state);
    return wm_dice_pick(&dice, ticket);
}

static uint64_t chance_weight(const void *state, vx_action outcome)
{
    wm_dice dice = wm_due_dice(state);
    act a;
    return wm_unpack(outcome, &a) ? wm_dice_weight(&dice, &a) : 0;
}

/* ---- Listing and checking ---- */

static int list_all(const void *state, vx_action *out)
{
    const battle *b = state;
    vx_action *end = out;
    if (to_act(state) == VX_CHANCE) {
        wm_dice dice = wm_due_dice(b);
        return (int)(wm_dice_list(&dice, out) - out);
    }
    if (b->task_count > 0) return (int)(wm_task_rules(b)->list(b, out) - out);
    switch (b->phase) {
    case PHASE_DEPLOY:
    case PHASE_PERSONS:
        end = wm_list_deployment(b, out);
        break;
    case PHASE_INITIATIVE:
        end = wm_list_initiative(b, out);
        break;
    case PHASE_HOME:
    case PHASE_HOME_MOVE:
        end = wm_list_home(b, out);
        break;
    case PHASE_ORDERS:
        end = wm_list_entries(b, wm_list_orders(b, out));
        *end++ = pack_act((act){.kind = ACT_END}); /* WM-CMD-16 */
        break;
    case PHASE_BRIGADE:
        end = wm_list_brigade(b, out);
        break;
    case PHASE_MOVE:
        end = wm_list_moves(b, out);
        break;
    case PHASE_MADNESS:
        for (int i = 0; i < b->order.count; i++)
            if (wm_takes_blame(b, b->order.member[i]))
                *end++ = pack_act((act){ACT_MAD, b->order.member[i], 0, {0}});
        break;
    case PHASE_CHARACTERS:
        end = wm_list_person_moves(b, out);
        break;
    default:
        break;
    }
    return (int)(end - out);
}

static int list(const void *state, vx_action *out)
{
    int count = list_all(state, out);
    vx_require(count <= ACTIONS_MAX);
    return count;
}

/* WM-TURN-04: moves of units belong to the Command phase, and only its owner is asked for them. The
 * phases in which a kind of action is due. */
static const uint32_t due[ACTS] = {
    [ACT_DEPLOY] = 1 << PHASE_DEPLOY,
    [ACT_PLACE] = 1 << PHASE_PERSONS | 1 << PHASE_CHARACTERS,
    [ACT_FIRST] = 1 << PHASE_LOTS | 1 << PHASE_FIRST,
    [ACT_CHARGE] = 1 << PHASE_INITIATIVE | 1 << PHASE_MOVE,
    [ACT_EVADE] = 1 << PHASE_INITIATIVE,
    [ACT_HOME] = 1 << PHASE_HOME,
    [ACT_WINGS] = 1 << PHASE_HOME_ROLL,
    [ACT_RETURN] = 1 << PHASE_HOME_MOVE,
    [ACT_STAY] = 1 << PHASE_HOME_MOVE,
    [ACT_END] = 1 << PHASE_INITIATIVE | 1 << PHASE_HOME | 1 << PHASE_ORDERS | 1 << PHASE_CHARACTERS,
    [ACT_ORDER] = 1 << PHASE_ORDERS,
    [ACT_ENTER] = 1 << PHASE_ORDERS,
    [ACT_HOLD] = 1 << PHASE_DEPLOY,
    [ACT_WITH] = 1 << PHASE_BRIGADE,
    [ACT_GIVE] = 1 << PHASE_BRIGADE,
    [ACT_GUIDE] = 1 << PHASE_BRIGADE,
    [ACT_LAAGER] = 1 << PHASE_INITIATIVE | 1 << PHASE_MOVE,
    [ACT_TEST] = 1 << PHASE_TEST,
    [ACT_MOVE] = 1 << PHASE_MOVE,
    [ACT_STAND] = 1 << PHASE_MOVE,
    [ACT_BACK] = 1 << PHASE_MOVE,
    [ACT_DONE] = 1 << PHASE_MOVE,
    [ACT_BLUNDER] = 1 << PHASE_BLUNDER,
    [ACT_MAD] = 1 << PHASE_MADNESS,
    [ACT_JOIN] = 1 << PHASE_CHARACTERS,
};

uint64_t wm_due_acts(const battle *b)
{
    uint64_t out = 0;
    if (b->task_count > 0) return wm_task_rules(b)->acts;
    for (int kind = 0; kind < ACTS; kind++)
        if (due[kind] >> b->phase & 1) out |= ACT_BIT(kind);
    return out;
}

/* What is asked for too early or too late for a reason of its own; NULL: it is only not its step. */
static const vx_message *special_delay(const battle *b, const act *a)
{
    static const vx_message alone = {"WM-BRIG-18",
                                     {"on initiative every unit acts alone, never as a brigade",
                                      "по инициативе каждый отряд действует один, не бригадой"}};
    static const vx_message no_order = {"WM-CMD-01",
                                        {"without an order that succeeded a unit does not move",
                                         "без удавшегося приказа отряд не двигается"}};
    bool moves = a->kind == ACT_MOVE || a->kind == ACT_STAND;
    bool brigades = a->kind == ACT_WITH || a->kind == ACT_GIVE || a->kind == ACT_GUIDE;
    if (b->phase == PHASE_INITIATIVE && brigades) return &alone;
    if (b->phase == PHASE_ORDERS && moves) return &no_order; /* WM-CMD-07 */
    return NULL;
}

static bool check_phase(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message messages[PHASES] = {
        [PHASE_LOTS] = {"WM-OPTION-05",
                        {"dice decide who places the first unit",
                         "кубики решают, кто ставит первый отряд"}},
        [PHASE_DEPLOY] = {"WM-OPTION-05", {"place a unit", "поставьте отряд"}},
        [PHASE_PERSONS] = {"WM-OPTION-06", {"place a character", "поставьте персонажа"}},
        [PHASE_FIRST] = {"WM-TURN-02",
                         {"dice decide who has the first turn", "кубики решают, чей ход первый"}},
        [PHASE_INITIATIVE] = {"WM-TURN-09",
                              {"now units may act on initiative; orders come after that",
                               "сейчас действуют по инициативе, приказы — потом"}},
        [PHASE_HOME] = {"WM-TURN-10",
                        {"now flyers may home back; orders come after that",
                         "сейчас возвращаются летающие, приказы — потом"}},
        [PHASE_HOME_ROLL] = {"WM-FLY-03",
                             {"the die for homing back is rolled", "бросается кубик возврата"}},
        [PHASE_HOME_MOVE] = {"WM-FLY-04",
                             {"say to whom the flyers home back, or let them stay",
                              "назовите, к кому вернуться, или оставьте на месте"}},
        [PHASE_ORDERS] = {"WM-TURN-11",
                          {"now orders are given; initiative is over",
                           "сейчас отдаются приказы, инициатива закончена"}},
        [PHASE_BRIGADE] = {"WM-CMD-03",
                           {"add units to the brigade or give the order",
                            "добавьте отряды в бригаду или отдайте приказ"}},
        [PHASE_TEST] = {"WM-CMD-03", {"the order is being tested", "приказ проверяется"}},
        [PHASE_MOVE] = {"WM-CMD-06",
                        {"first finish the move of the ordered units",
                         "сначала закончите движение получивших приказ"}},
        [PHASE_BLUNDER] = {"WM-CHAR-10",
                           {"the blunder is being rolled", "бросается ошибочный приказ"}},
        [PHASE_MADNESS] = {"WM-CHAR-12",
                           {"say which unit has the lasting penalty",
                            "назовите отряд, который получает штраф"}},
        [PHASE_CHARACTERS] = {"WM-TURN-12",
                              {"now characters move; units have done",
                               "сейчас двигаются персонажи, отряды уже нет"}},
        [PHASE_SHOOTING] = {"WM-TURN-05", {"now missiles fly", "сейчас фаза стрельбы"}},
        [PHASE_COMBAT] = {"WM-TURN-06", {"now engaged units fight", "сейчас фаза боя"}},
    };
    static const vx_message over[] = {
        {"WM-END-01", {"the battle is over: Blue has won", "битва закончена: победили Синие"}},
        {"WM-END-01", {"the battle is over: Red has won", "битва закончена: победили Красные"}},
        [SIDES] = {"WM-END-01", {"the battle is over: a draw", "битва закончена: ничья"}}};
    if (b->phase == PHASE_OVER) return vx_refuse(why, &over[b->winner]);
    if (due[a->kind] >> b->phase & 1) return true;
    const vx_message *special = special_delay(b, a);
    return vx_refuse(why, special != NULL ? special : &messages[b->phase]);
}

static bool check_lots(const act *a, vx_problem *why)
{
    static const vx_message tie = {
        "WM-TURN-02", {"equal dice are rolled again", "равные кубики перебрасываются"}};
    return a->who != a->detail || vx_refuse(why, &tie); /* AMB-63 */
}

static bool check_test(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message stays = {"WM-DICE-05",
                                     {"the {0} was thrown again and stays: the other die falls",
                                      "{0} уже переброшено и остаётся: падает другой кубик"}};
    wm_dice dice = wm_due_dice(b);
    return wm_dice_weight(&dice, a) > 0 || vx_refuse_numbers(why, &stays, dice.stays, 0);
}

/* AMB-75: a refusal names a clause of the rules page, never a page of the book. */
static bool judge(const battle *b, vx_action action, vx_problem *why)
{
    static const vx_message no_action = {
        "WM-TURN-03", {"this is no action of the game", "такого действия в игре нет"}};
    act a;
    if (!wm_unpack(action, &a)) return vx_refuse(why, &no_action);
    if (!(wm_due_acts(b) >> a.kind & 1) && !wm_check_missed_shot(b, &a, why)) return false;
    if (b->task_count > 0) return wm_check_task(b, &a, why);
    if (!check_phase(b, &a, why)) return false;
    switch (a.kind) {
    case ACT_TEST:
        return check_test(b, &a, why);
    case ACT_DEPLOY:
        return wm_check_deploy(b, &a, why);
    case ACT_PLACE:
        return b->phase == PHASE_PERSONS ? wm_check_deploy_person(b, &a, why)
                                         : wm_check_person_move(b, &a, why);
    case ACT_FIRST:
        return check_lots(&a, why);
    case ACT_CHARGE:
        return wm_check_charge(b, &a, why);
    case ACT_EVADE:
        return wm_check_evade(b, &a, why);
    case ACT_END:
        return b->phase != PHASE_INITIATIVE || wm_check_initiative_end(b, why);
    case ACT_ORDER:
        return wm_check_order(b, &a, why);
    case ACT_ENTER:
        return wm_check_enter(b, &a, why);
    case ACT_HOLD:
        return wm_check_hold_back(b, a.who, why);
    case ACT_WITH:
        return wm_check_with(b, &a, why);
    case ACT_GIVE:
        return a.at.x == 0 || wm_check_crown(b, why);
    case ACT_GUIDE:
        return wm_check_guidance(b, why);
    case ACT_LAAGER:
        return wm_check_laager(b, &a, why);
    case ACT_MOVE:
        return wm_check_move(b, &a, why);
    case ACT_STAND:
        return wm_check_stand(b, &a, why);
    case ACT_BACK:
        return wm_check_back(b, &a, why);
    case ACT_DONE:
        return wm_check_done(b, why);
    case ACT_MAD:
        return wm_check_madness(b, &a, why);
    case ACT_HOME:
        return wm_check_home(b, &a, why);
    case ACT_RETURN:
        return wm_check_return(b, &a, why);
    case ACT_JOIN:
        return wm_check_join(b, &a, why);
    default:
        return true; /* dice, and giving an order that stands */
    }
}

static bool check(const void *state, vx_action action, vx_problem *why)
{
    const battle *b = state;
    if (judge(b, action, why)) return true;
    if (why != NULL && b->inches) why->retell = wm_tell_in_inches; /* WM-OPTION-01 */
    return false;
}

/* ---- Doing ---- */

static void end_step(battle *b)
{
    if (b->phase == PHASE_INITIATIVE && wm_somebody_may_home(b))
        b->phase = PHASE_HOME;
    else if (b->phase == PHASE_INITIATIVE || b->phase == PHASE_HOME)
        wm_start_orders(b);
    else if (b->phase == PHASE_ORDERS)
        wm_start_characters(b);
    else
        wm_start_shooting(b);
}

static void cast_lots(battle *b, const act *a)
{
    int higher = a->who > a->detail ? 0 : 1;
    if (b->phase == PHASE_LOTS)
        wm_lots_fall(b, higher);
    else
        wm_start_battle(b, higher); /* WM-TURN-02 */
}

static void do_act(battle *b, const act *a)
{
    switch (a->kind) {
    case ACT_DEPLOY:
        wm_deploy(b, a);
        break;
    case ACT_PLACE:
        if (b->phase == PHASE_PERSONS)
            wm_deploy_person(b, a);
        else
            wm_move_person(b, a);
        break;
    case ACT_FIRST:
        cast_lots(b, a);
        break;
    case ACT_CHARGE:
        wm_charge(b, a);
        break;
    case ACT_EVADE:
        wm_evade(b, a);
        break;
    case ACT_END:
        end_step(b);
        break;
    case ACT_ORDER:
        wm_begin_order(b, a);
        break;
    case ACT_ENTER:
        wm_enter(b, a);
        break;
    case ACT_HOLD:
        wm_hold_back(b, a->who);
        break;
    case ACT_WITH:
        b->order.member[b->order.count++] = a->who;
        break;
    case ACT_GIVE:
        if (a->at.x != 0) b->order.aid = AID_CROWN;
        b->phase = PHASE_TEST;
        break;
    case ACT_GUIDE:
        b->order.aid = AID_GUIDED;
        b->phase = PHASE_TEST;
        break;
    case ACT_LAAGER:
        wm_form_laager(b, a);
        break;
    case ACT_TEST:
        wm_test_order(b, a->who, a->detail);
        break;
    case ACT_MOVE:
        wm_move(b, a);
        break;
    case ACT_STAND:
        wm_set_stand(b, a);
        break;
    case ACT_BACK:
        wm_go_back(b, a->who);
        break;
    case ACT_DONE:
        wm_finish_order(b);
        break;
    case ACT_BLUNDER:
        wm_blunder(b, a->who);
        break;
    case ACT_HOME:
        b->homing = a->who;
        b->phase = PHASE_HOME_ROLL;
        break;
    case ACT_WINGS:
        b->die = a->who;
        b->phase = PHASE_HOME_MOVE;
        break;
    case ACT_RETURN:
        wm_return(b, a);
        break;
    case ACT_STAY:
        wm_end_homing(b);
        break;
    case ACT_MAD:
        wm_go_mad(b, a->who);
        break;
    default:
        wm_join(b, a);
        break;
    }
}

void wm_do_act(battle *b, const act *a)
{
    if (b->task_count > 0)
        wm_task_rules(b)->apply(b, a);
    else
        do_act(b, a);
}

/* What the action itself does, before the battle goes on. */
static void begin(battle *b, const act *a)
{
    if (!wm_ask_again(b, a) && !wm_asks_raven(b, a)) wm_do_act(b, a);
}

static void apply(void *state, vx_action action)
{
    battle *b = state, before;
    act a;
    if (!wm_unpack(action, &a)) return;
    bool watched = wm_has_wards(b);
    if (watched) before = *b;
    begin(b, &a);
    if (watched) wm_watch_wards(b, &before); /* before anybody strikes or shoots */
    wm_settle(b);
    if (watched) wm_watch_wards(b, &before);
}

void wm_play_watched(battle *b, const act *a, wm_watcher *watch, void *context)
{
    battle before = *b;
    bool wards = wm_has_wards(b);
    begin(b, a);
    if (wards) wm_watch_wards(b, &before);
    watch(context, &before, b);
    wm_settle_watched(b, watch, context);
}

static const vx_game_chance chance = {
    .total = chance_total,
    .weight = chance_weight,
    .pick = chance_pick,
    .odds = wm_odds,
};

static const vx_game_knowledge knowledge = {
    .view = wm_view,
    .sample = wm_sample,
    .hide_action = wm_hide_action,
    .is_open = wm_is_open,
};

static const vx_game_machine machine = {
    .evaluate = wm_evaluate,
    .order = wm_order,
    .order_lacking = wm_order_lacking,
    .stage = wm_stage,
    .opening = wm_opening,
    .levels = wm_levels,
    .chances = wm_chances,
};

static const vx_game_page page = {
    .facts = wm_facts,
    .scene = wm_scene,
    .events = wm_events,
    .steps = wm_steps,
    .parse_steps = wm_parse_steps,
    .foretell = wm_foretell,
};

const vx_game warmaster_game = {
    .id = "warmaster",
    .name = {"Warmaster", "Warmaster"},
    .seats_min = SIDES,
    .seats_max = SIDES,
    .state_size = sizeof(battle),
    .action_cap = ACTIONS_MAX,
    .options = wm_options,
    .option_count = OPTIONS,
    .rules =
        {
            .setup = wm_setup,
            .seats = seats,
            .to_act = to_act,
            .list = list,
            .is_open_ended = is_open_ended,
            .check = check,
            .apply = apply,
            .score = score,
            .is_overfull = is_overfull,
        },
    .text =
        {
            .format_action = wm_format_action,
            .parse_action = wm_parse_action,
            .describe_action = wm_describe_action,
            .format_position = wm_format_position,
            .parse_position = wm_parse_position,
            .show = wm_show,
            .status = wm_status,
        },
    .chance = &chance,
    .knowledge = &knowledge,
    .machine = &machine,
    .page = &page,
    .armies = &wm_army_lists,
};
