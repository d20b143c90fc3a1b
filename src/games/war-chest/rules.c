/* SPDX-License-Identifier: MIT */
/* rules.c - the contract that War Chest keeps, and chance. */
#include "games/war-chest/learnt.h"
#include "games/war-chest/war_chest.h"

static int seats(const void *state)
{
    return ((const war_chest *)state)->players;
}

/* WC-SETUP4-07: partners sit opposite. */
static int team(const void *state, int seat)
{
    (void)state;
    return faction_of(seat);
}

static int to_act(const void *state)
{
    return ((const war_chest *)state)->actor;
}

/* WC-WIN-03: the team wins. WC-WIN-05, A-31: a limit that is reached makes a draw. */
static int score(const void *state, int seat)
{
    const war_chest *s = state;
    if (s->winner == NO_WINNER) return 0;
    return s->winner == faction_of(seat) ? 1 : -1;
}

static void apply(void *state, vx_action action)
{
    war_chest *s = state;
    int v = verb_of(action);
    if (v <= ACT_SPY || v == ACT_SHIFT)
        wc_apply_play(s, action);
    else if (v == ACT_DRAW)
        wc_apply_draw(s, action);
    else if (v >= ACT_PICK)
        wc_apply_setup(s, action);
    else
        wc_apply_frame(s, action);
}

/* ---- Chance ---- */

static int trios_in_use(const war_chest *s)
{
    int trios = 0;
    for (int i = 0; i < TRIOS; i++) trios += wc_is_trio_in_use(s, i);
    return trios;
}

static int cards_left(const war_chest *s)
{
    return __builtin_popcount(wc_card_pool(s));
}

/* Before the first round, and in views. */
SELDOM static uint64_t seldom_total(const war_chest *s)
{
    switch (s->node) {
    case NODE_DRAW:
        return (uint64_t)size_of_zone(wc_draw_source(s, s->drawer));
    case NODE_FLIP:
        return FACTIONS;
    case NODE_DECREES:
        return (uint64_t)trios_in_use(s);
    default: /* NODE_DEAL, NODE_POOL */
        return (uint64_t)cards_left(s);
    }
}

static uint64_t chance_total(const void *state)
{
    const war_chest *s = state;
    zone source = bag_or_discard(s, s->drawer);
    if (s->node != NODE_DRAW || has_unknown(source)) return seldom_total(s);
    return (uint64_t)size_of_zone(source);
}

static uint64_t chance_weight(const void *state, vx_action outcome)
{
    const war_chest *s = state;
    if (!wc_check(s, outcome, NULL)) return 0;
    if (s->node != NODE_DRAW) return 1;
    act a = unpack_act(outcome);
    return (uint64_t)coins_of_type(s, a.seat, wc_draw_source(s, a.seat), a.u);
}

static vx_action pick_card(const war_chest *s, uint64_t ticket)
{
    uint32_t cards = wc_card_pool(s);
    for (; ticket > 0; ticket--) cards &= cards - 1;
    act a = {.verb = ACT_POOL, .u = (uint8_t)__builtin_ctz(cards)};
    if (s->node == NODE_DEAL) {
        a.verb = ACT_DEAL;
        a.seat = (uint8_t)wc_seat_to_deal(s);
    }
    return pack_act(a);
}

static vx_action pick_coin(const war_chest *s, zone source, uint64_t ticket)
{
    int slot = slot_at(source, ticket);
    return pack_act(
        (act){.verb = ACT_DRAW, .seat = s->drawer, .u = (uint8_t)slot_type(s, s->drawer, slot)});
}

static vx_action pick_trio(const war_chest *s, uint64_t ticket)
{
    int trio = 0;
    for (;; trio++)
        if (wc_is_trio_in_use(s, trio) && ticket-- == 0) break;
    return pack_act((act){.verb = ACT_DECREES, .h = (uint8_t)trio});
}

SELDOM static vx_action pick_seldom(const war_chest *s, uint64_t ticket)
{
    switch (s->node) {
    case NODE_DRAW:
        return pick_coin(s, wc_draw_source(s, s->drawer), ticket);
    case NODE_FLIP:
        return pack_act((act){.verb = ACT_FLIP, .seat = (uint8_t)ticket});
    case NODE_DECREES:
        return pick_trio(s, ticket);
    default:
        return pick_card(s, ticket);
    }
}

static vx_action chance_pick(const void *state, uint64_t ticket)
{
    const war_chest *s = state;
    zone source = bag_or_discard(s, s->drawer);
    if (s->node != NODE_DRAW || has_unknown(source)) return pick_seldom(s, ticket);
    return pick_coin(s, source, ticket);
}

static vx_luck luck(const void *state)
{
    const war_chest *s = state;
    if (s->node == NODE_DRAW) return (vx_luck){VX_LUCK_DRAW, s->drawer};
    if (s->node == NODE_FLIP) return (vx_luck){VX_LUCK_FIRST, VX_CHANCE};
    return (vx_luck){VX_LUCK_DEAL, s->node == NODE_DEAL ? wc_seat_to_deal(s) : VX_CHANCE};
}

/* Random games hardly ever end; so long they are long enough to be compared. */
static const vx_setting bench_settings[] = {{"max_coins", "256"}};

static const vx_game_chance chance = {
    .total = chance_total,
    .weight = chance_weight,
    .pick = chance_pick,
    .odds = wc_odds,
    .luck = luck,
};

static const vx_game_knowledge knowledge = {
    .view = wc_view,
    .sample = wc_sample,
    .notes_size = WC_NOTES_SIZE,
    .sample_again = wc_sample_again,
    .hide_action = wc_hide_action,
};

static const vx_game_machine machine = {
    .evaluate = wc_evaluate,
    .evaluate_handicapped = wc_evaluate_handicapped,
    .sees_threats = true,
    .order = wc_order,
    .order_handicapped = wc_order_handicapped,
    .plays_on = 6, /* the coins of one round */
    .order_quickly = wc_order_by_hand,
    .likelihood = LIKELIHOOD,
    .memory_from = WC_MEMORY_FROM,
    .memory_to = WC_MEMORY_TO,
    .levels = wc_levels,
    .chances = wc_chances,
};

static const vx_game_assets assets = {
    .kinds = WC_ASSETS,
    .count = wc_count_assets,
    .name = wc_name_asset,
};

static const vx_game_page page = {
    .facts = wc_facts,
    .scene = wc_scene,
    .events = wc_events,
    .steps = wc_steps,
    .parse_steps = wc_parse_steps,
    .foretell = wc_foretell,
    .is_place = wc_is_place,
};

const vx_game war_chest_game = {
    .id = "war-chest",
    .name = {"War Chest", "Варчест"},
    .seats_min = 2,
    .seats_max = 4,
    .state_size = sizeof(war_chest),
    .action_cap = WC_ACTION_CAP,
    .options = wc_options,
    .option_count = WC_OPTIONS,
    .bench_settings = bench_settings,
    .bench_setting_count = 1,
    .rules =
        {
            .setup = wc_setup,
            .seats = seats,
            .team = team,
            .to_act = to_act,
            .list = wc_list,
            .check = wc_check,
            .apply = apply,
            .score = score,
            .encodable_count = WC_ENCODABLE,
            .encodable = wc_encodable,
        },
    .text =
        {
            .format_action = wc_format_action,
            .parse_action = wc_parse_action,
            .describe_action = wc_describe_action,
            .theme = wc_theme,
            .format_position = wc_format_position,
            .parse_position = wc_parse_position,
            .show = wc_show,
            .status = wc_status,
        },
    .chance = &chance,
    .knowledge = &knowledge,
    .playout = &wc_playout,
    .machine = &machine,
    .assets = &assets,
    .page = &page,
    .editor = &wc_editor,
    .learning = &wc_learning,
    .census = &wc_census,
    .rulebook = &wc_rulebook,
};
