/* SPDX-License-Identifier: MIT */
/* rules.c - which chapter answers in which phase, chance, and the contract of the game. */
#include "games/pocket-battles/battle.h"

/* ---- Who acts ---- */

int pb_to_act(const battle *b)
{
    switch (b->phase) {
    case PHASE_MUSTER:
    case PHASE_INITIATIVE:
    case PHASE_ROLL:
        return VX_CHANCE;
    case PHASE_REACT:
        return !b->active; /* PB-44: it is not his turn, but his answer */
    case PHASE_STRIKE:
    case PHASE_DICE:
        return b->striker_side;
    case PHASE_TOUGH:
        return !b->striker_side;
    case PHASE_ALLOT:
        return b->allot_side;
    case PHASE_OVER:
        return VX_OVER;
    default:
        return b->active;
    }
}

/* ---- Listing ---- */

static vx_action *list_dice(const battle *b, vx_action *out)
{
    for (int dice = pb_may_decline(b) ? 0 : 1; dice <= HANDFUL; dice++)
        *out++ = pack(ACT_DICE, dice, 0, 0);
    return out;
}

static vx_action *list_rerolls(const battle *b, vx_action *out)
{
    *out++ = pack(ACT_KEEP, 0, 0, 0);
    for (int face = 1; face <= FACES; face++) {
        vx_action action = pack(ACT_REROLL, face, 0, 0);
        if (pb_check_combat(b, action, NULL)) *out++ = action;
    }
    return out;
}

static vx_action *list_to(const battle *b, vx_action *out)
{
    switch (b->phase) {
    case PHASE_ORDER:
        return pb_list_orders(b, out);
    case PHASE_REACT:
    case PHASE_TARGET:
    case PHASE_AGAIN:
        return pb_list_reactions(b, out);
    case PHASE_STRIKE:
        *out++ = pack(ACT_STRIKE, 0, 0, 0);
        *out++ = pack(ACT_HOLD, 0, 0, 0);
        return out;
    case PHASE_DICE:
        return list_dice(b, out);
    case PHASE_ROLL:
        return pb_list_rolls(b, out);
    case PHASE_TOUGH:
        return list_rerolls(b, out);
    case PHASE_ALLOT:
        return pb_list_allotments(b, out);
    case PHASE_CULL:
        return pb_list_culls(b, out);
    case PHASE_OVER:
        return out;
    default:
        return pb_list_preparation(b, out);
    }
}

int pb_list(const void *state, vx_action *out)
{
    return (int)(list_to(state, out) - out);
}

/* The tickets of a random army are too many to list. */
static bool is_open_ended(const void *state)
{
    const battle *b = state;
    return b->phase == PHASE_MUSTER;
}

/* ---- Checking ---- */

/* PB-34: which kinds of action each phase takes. */
static const uint64_t kinds_in[PHASES] = {
    [PHASE_MUSTER] = (uint64_t)1 << ACT_MUSTER,
    [PHASE_BUILD] = (uint64_t)1 << ACT_ARMY | (uint64_t)1 << ACT_TAKE |
                    (uint64_t)1 << ACT_TAKE_HIDDEN | (uint64_t)1 << ACT_READY,
    [PHASE_INITIATIVE] = (uint64_t)1 << ACT_INITIATIVE,
    [PHASE_DEPLOY] = (uint64_t)1 << ACT_DEPLOY,
    [PHASE_ORDER] =
        (uint64_t)1 << ACT_REDEPLOY | (uint64_t)1 << ACT_MOVE | (uint64_t)1 << ACT_CHARGE |
        (uint64_t)1 << ACT_ATTACK | (uint64_t)1 << ACT_LEAVE | (uint64_t)1 << ACT_SHOOT |
        (uint64_t)1 << ACT_EXCITE | (uint64_t)1 << ACT_GALVANIZE | (uint64_t)1 << ACT_CONTROL |
        (uint64_t)1 << ACT_DOUBLE | (uint64_t)1 << ACT_STOP | (uint64_t)1 << ACT_HEAL |
        (uint64_t)1 << ACT_PASS | (uint64_t)1 << ACT_CONCEDE,
    [PHASE_REACT] =
        (uint64_t)1 << ACT_INTERCEPT | (uint64_t)1 << ACT_FIRE | (uint64_t)1 << ACT_WAIT,
    [PHASE_TARGET] = (uint64_t)1 << ACT_TARGET,
    [PHASE_AGAIN] = (uint64_t)1 << ACT_CHARGE,
    [PHASE_STRIKE] = (uint64_t)1 << ACT_STRIKE | (uint64_t)1 << ACT_HOLD,
    [PHASE_DICE] = (uint64_t)1 << ACT_DICE,
    [PHASE_ROLL] = (uint64_t)1 << ACT_ROLL,
    [PHASE_TOUGH] = (uint64_t)1 << ACT_REROLL | (uint64_t)1 << ACT_KEEP,
    [PHASE_ALLOT] =
        (uint64_t)1 << ACT_LOSE | (uint64_t)1 << ACT_WOUND | (uint64_t)1 << ACT_SACRIFICE,
    [PHASE_CULL] = (uint64_t)1 << ACT_CULL | (uint64_t)1 << ACT_CULL_UNIT | (uint64_t)1 << ACT_DONE,
};

/* What is due instead. */
static const vx_message due[PHASES] = {
    [PHASE_MUSTER] = {"PB-6", {"a random army is being drawn", "набирается случайная армия"}},
    [PHASE_BUILD] = {"PB-10", {"an army is being built", "собирается армия"}},
    [PHASE_INITIATIVE] = {"PB-16", {"the dice decide who attacks", "кубики решают, кто атакует"}},
    [PHASE_DEPLOY] = {"PB-17", {"the armies are being placed", "идёт расстановка армий"}},
    [PHASE_ORDER] = {"PB-34", {"this is not one of the actions of a turn", "это не действие хода"}},
    [PHASE_REACT] = {"PB-38",
                     {"the charged side answers first: intercept, shoot or wait",
                      "сначала отвечает противник: перехват, обстрел или ожидание"}},
    [PHASE_TARGET] = {"PB-43", {"the charger chooses its target now", "наступающий выбирает цель"}},
    [PHASE_AGAIN] = {"PB-T9",
                     {"the Overwhelming unit must charge on",
                      "подавляющее подразделение обязано наступать дальше"}},
    [PHASE_STRIKE] = {"PB-54",
                      {"its owner decides first whether the unit strikes",
                       "сначала владелец решает, наносит ли подразделение удар"}},
    [PHASE_DICE] = {"PB-T23",
                    {"the number of dice is chosen first", "сначала выбирают число кубиков"}},
    [PHASE_ROLL] = {"PB-51", {"dice are being rolled", "бросают кубики"}},
    [PHASE_TOUGH] = {"PB-T16",
                     {"the Tough unit's owner decides on a re-roll",
                      "владелец крепкого отряда решает о перебросе"}},
    [PHASE_ALLOT] = {"PB-53", {"the hits are allotted first", "сначала распределяют удары"}},
    [PHASE_CULL] = {"PB-28",
                    {"the round is ending: eliminate wounded, or done",
                     "раунд кончается: уберите раненых или завершите"}},
};

static bool refuse_won(const battle *b, vx_problem *why)
{
    static const vx_message won[SIDES] = {
        {"PB-80", {"the battle is over: player 1 has won", "битва закончена: победил игрок 1"}},
        {"PB-80", {"the battle is over: player 2 has won", "битва закончена: победил игрок 2"}}};
    return vx_refuse(why, &won[b->winner]);
}

static bool check_ticket(vx_action action, vx_problem *why)
{
    static const vx_message no_ticket = {"PB-14",
                                         {"the ticket is not known", "номер набора неизвестен"}};
    return muster_ticket(action) != HIDDEN_TICKET || vx_refuse(why, &no_ticket);
}

bool pb_check(const void *state, vx_action action, vx_problem *why)
{
    static const vx_message no_action = {
        "PB-34", {"this is not an action of the game", "такого действия в игре нет"}};
    const battle *b = state;
    if (!pb_is_action(action)) return vx_refuse(why, &no_action);
    act a = unpack(action);
    if (b->phase == PHASE_OVER) return refuse_won(b, why);
    if ((kinds_in[b->phase] >> a.kind & 1) == 0) return vx_refuse(why, &due[b->phase]);
    switch (b->phase) {
    case PHASE_MUSTER:
        return check_ticket(action, why) && pb_check_preparation(b, &a, why);
    case PHASE_ORDER:
        return pb_check_order(b, &a, why);
    case PHASE_REACT:
    case PHASE_TARGET:
    case PHASE_AGAIN:
        return pb_check_reaction(b, &a, why);
    case PHASE_STRIKE:
    case PHASE_DICE:
    case PHASE_ROLL:
    case PHASE_TOUGH:
        return pb_check_combat(b, action, why);
    case PHASE_ALLOT:
        return pb_check_allotment(b, &a, why);
    case PHASE_CULL:
        return pb_check_cull(b, &a, why);
    default:
        return pb_check_preparation(b, &a, why);
    }
}

void pb_apply(void *state, vx_action action)
{
    battle *b = state;
    act a = unpack(action);
    switch (b->phase) {
    case PHASE_ORDER:
        pb_apply_order(b, &a);
        break;
    case PHASE_REACT:
    case PHASE_TARGET:
    case PHASE_AGAIN:
        pb_apply_reaction(b, &a);
        break;
    case PHASE_STRIKE:
    case PHASE_DICE:
    case PHASE_ROLL:
    case PHASE_TOUGH:
        pb_apply_combat(b, action);
        break;
    case PHASE_ALLOT:
        pb_apply_allotment(b, &a);
        break;
    case PHASE_CULL:
        pb_apply_cull(b, &a);
        break;
    default:
        pb_apply_preparation(b, action);
        break;
    }
}

/* ---- Chance ---- */

static int armies_to_draw(const battle *b, int out[ARMIES + 1])
{
    int count = 0;
    for (int army = 0; army <= MIXED; army++) {
        act a = {ACT_MUSTER, (uint8_t)army, 0, 0};
        if (pb_check_preparation(b, &a, NULL)) out[count++] = army;
    }
    return count;
}

static uint64_t chance_total(const void *state)
{
    static const uint16_t ways[HANDFUL + 1] = {1, 6, 36, 216, 1296, 7776, 46656};
    const battle *b = state;
    int armies[ARMIES + 1];
    if (b->phase == PHASE_MUSTER) return (uint64_t)armies_to_draw(b, armies) * TICKETS;
    if (b->phase == PHASE_INITIATIVE) return ways[2];
    return ways[pb_dice_in_hand(b)];
}

static uint64_t chance_weight(const void *state, vx_action outcome)
{
    const battle *b = state;
    if (pb_to_act(b) != VX_CHANCE || !pb_check(b, outcome, NULL)) return 0;
    return b->phase == PHASE_ROLL ? pb_roll_weight(outcome) : 1;
}

static vx_action pick_roll(const battle *b, uint64_t ticket)
{
    vx_action action = ACT_ROLL;
    for (int dice = pb_dice_in_hand(b); dice > 0; dice--) {
        action += (vx_action)1 << (8 + 3 * (ticket % FACES));
        ticket /= FACES;
    }
    return action;
}

static vx_action chance_pick(const void *state, uint64_t ticket)
{
    const battle *b = state;
    int armies[ARMIES + 1];
    if (b->phase == PHASE_ROLL) return pick_roll(b, ticket);
    if (b->phase == PHASE_INITIATIVE)
        return pack(ACT_INITIATIVE, (int)(ticket / FACES) + 1, (int)(ticket % FACES) + 1, 0);
    armies_to_draw(b, armies);
    return pack_muster(armies[ticket / TICKETS], ticket % TICKETS);
}

static vx_luck luck(const void *state)
{
    const battle *b = state;
    if (b->phase == PHASE_INITIATIVE) return (vx_luck){VX_LUCK_FIRST, VX_CHANCE};
    if (b->phase == PHASE_MUSTER) return (vx_luck){VX_LUCK_DEAL, VX_CHANCE};
    return (vx_luck){pb_is_shot(b->blow) ? VX_LUCK_SHOT : VX_LUCK_COMBAT, b->striker_side};
}

/* ---- The rest of the contract ---- */

static int seats(const void *state)
{
    (void)state;
    return SIDES;
}

static int to_act(const void *state)
{
    return pb_to_act(state);
}

static int score(const void *state, int seat)
{
    const battle *b = state;
    return b->winner == seat ? 1 : -1; /* PB-82: there is no draw */
}

enum { ENCODABLE_COUNT = 47525 };

static const vx_game_chance chance = {
    .total = chance_total,
    .weight = chance_weight,
    .pick = chance_pick,
    .odds = pb_odds,
    .luck = luck,
};

static const vx_game_knowledge knowledge = {
    .view = pb_view,
    .sample = pb_sample,
    .notes_size = PB_NOTES_SIZE,
    .sample_again = pb_sample_again,
    .hide_action = pb_hide_action,
    .is_open = pb_is_open,
};

static const vx_game_machine machine = {
    .evaluate = pb_evaluate,
    .sees_threats = true,
    .order = pb_order,
    .levels = pb_levels,
    .chances = pb_chances,
};

static const vx_game_assets assets = {
    .kinds = PB_ASSETS,
    .count = pb_count_assets,
    .name = pb_name_asset,
    .is_at_rest = pb_is_at_rest,
};

static const vx_game_page page = {
    .facts = pb_facts,
    .scene = pb_scene,
    .events = pb_events,
    .steps = pb_steps,
    .parse_steps = pb_parse_steps,
    .is_place = pb_is_place,
};

const vx_game pocket_battles_game = {
    .id = "pocket-battles",
    .name = {"Pocket Battles", "Карманные сражения"},
    .seats_min = SIDES,
    .seats_max = SIDES,
    .state_size = sizeof(battle),
    .action_cap = ACTION_CAP,
    .options = pb_options,
    .option_count = OPTIONS,
    .rules =
        {
            .setup = pb_setup,
            .seats = seats,
            .to_act = to_act,
            .list = pb_list,
            .is_open_ended = is_open_ended,
            .check = pb_check,
            .apply = pb_apply,
            .score = score,
            .encodable_count = ENCODABLE_COUNT,
            .encodable = pb_encodable,
        },
    .text =
        {
            .format_action = pb_format_action,
            .parse_action = pb_parse_action,
            .describe_action = pb_describe_action,
            .theme = pb_theme,
            .left_out = pb_left_out,
            .format_position = pb_format_position,
            .parse_position = pb_parse_position,
            .show = pb_show,
            .status = pb_status,
        },
    .chance = &chance,
    .knowledge = &knowledge,
    .playout = &pb_playout,
    .machine = &machine,
    .assets = &assets,
    .page = &page,
    .editor = &pb_editor,
    .rulebook = &pb_rulebook,
    .learning = &pb_learning,
    .census = &pb_census,
    .armies = &pb_army_lists,
};
