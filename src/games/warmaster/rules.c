/* SPDX-License-Identifier: MIT */
/* rules.c - the game as the core asks it: who acts, what may be done, what it leads to. */
#include "core/limit.h"
#include "games/warmaster/machine/machine.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/odds/odds.h"
#include "games/warmaster/page/armies.h"
#include "games/warmaster/page/maps.h"
#include "games/warmaster/page/page.h"
#include "games/warmaster/setup/setup.h"
#include "games/warmaster/text/inches.h"
#include "games/warmaster/text/text.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"

/* ---- Who acts ---- */

static int to_act(const void *state)
{
    return wm_task_rules(state)->to_act(state);
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
    const task_rules *rules = wm_task_rules(state);
    return rules->is_open_ended != NULL ? rules->is_open_ended(state) : rules->open_ended;
}

/* ---- Chance ---- */

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

/* By the phase; spells are cast in the midst of others. */
static vx_luck luck(const void *state)
{
    const battle *b = state;
    vx_luck out = {VX_LUCK_OTHER, wm_thrower_of(b)};
    bool is_spell = b->task_count > 0 && top_task(b)->kind == TASK_CASTING;
    if (is_spell)
        out.kind = VX_LUCK_MAGIC;
    else if (b->phase < PHASE_INITIATIVE)
        out.kind = VX_LUCK_FIRST;
    else if (b->phase < PHASE_CHARACTERS)
        out.kind = VX_LUCK_ORDER;
    else if (b->phase == PHASE_SHOOTING)
        out.kind = VX_LUCK_SHOT;
    else if (b->phase == PHASE_COMBAT)
        out.kind = VX_LUCK_COMBAT;
    return out;
}

/* ---- Listing and checking ---- */

static int list_all(const void *state, vx_action *out)
{
    const battle *b = state;
    int actor = to_act(state);
    if (actor == VX_OVER) return 0;
    if (actor != VX_CHANCE) return (int)(wm_task_rules(b)->list(b, out) - out);
    wm_dice dice = wm_due_dice(b);
    return (int)(wm_dice_list(&dice, out) - out);
}

static int list(const void *state, vx_action *out)
{
    int count = list_all(state, out);
    vx_require(count <= ACTIONS_MAX);
    return count;
}

/* AMB-75: a refusal names a clause of the rules page, never a page of the book. */
static bool judge(const battle *b, vx_action action, vx_problem *why)
{
    static const vx_message no_action = {
        "WM-TURN-03", {"this is not an action of the game", "такого действия в игре нет"}};
    act a;
    if (!wm_unpack(action, &a)) return vx_refuse(why, &no_action);
    if (!(wm_due_acts(b) >> a.kind & 1) && !wm_check_missed_shot(b, &a, why)) return false;
    return wm_check_task(b, &a, why);
}

static bool check(const void *state, vx_action action, vx_problem *why)
{
    const battle *b = state;
    if (judge(b, action, why)) return true;
    if (why != NULL && b->inches) why->reword = wm_say_in_inches; /* WM-OPTION-01 */
    return false;
}

/* ---- Doing ---- */

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
    .luck = luck,
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
    .order_handicapped = wm_order_handicapped,
    .advise = wm_advise,
    .stage = wm_stage,
    .levels = wm_levels,
    .chances = wm_chances,
};

static const vx_game_assets assets = {
    .kinds = WM_ASSETS,
    .count = wm_count_assets,
    .name = wm_name_asset,
    .is_at_rest = wm_is_at_rest,
    .phase = wm_phase,
    .fight = wm_tell_fight,
    .is_up_to_dice = true,
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
            .theme = wm_theme,
            .format_position = wm_format_position,
            .parse_position = wm_parse_position,
            .show = wm_show,
            .status = wm_status,
        },
    .chance = &chance,
    .knowledge = &knowledge,
    .machine = &machine,
    .assets = &assets,
    .page = &page,
    .armies = &wm_army_lists,
    .maps = &wm_drawn_maps,
    .editor = &wm_editor,
    .learning = &wm_learning,
    .census = &wm_census,
    .rulebook = &wm_rulebook,
};
