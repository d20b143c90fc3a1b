/* SPDX-License-Identifier: MIT */
/* rules.c - the turn, the end, and the contract that Standard-Bearer keeps. */
#include "games/standard-bearer/standard_bearer.h"

/* ---- ZN-2, ZN-9 to ZN-11 The turn and the end ---- */

static void end_game(standard_bearer *game, int winner)
{
    game->phase = PHASE_OVER;
    game->winner = (uint8_t)winner;
    game->side = BLUE;
    game->line = 0;
    game->quiet = 0;
}

/* ZN-2: three standards down and one of one's own left. AZ-17: when the last of both fall
 * together neither has won. */
static bool end_if_decided(standard_bearer *game)
{
    bool blue = game->standards[BLUE] > 0, red = game->standards[RED] > 0;
    if (blue && red) return false;
    end_game(game, blue ? BLUE : red ? RED : NO_WINNER);
    return true;
}

static void start_turn(standard_bearer *game, int side)
{
    game->side = (uint8_t)side;
    game->line = 0;
    game->phase = PHASE_MOVE;
    sb_settle_phase(game);
}

/* With PENALTY_EITHER each turn wounds or removes somebody, so only the other reading can go on
 * for ever and needs the count of AZ-2. */
static void end_turn(standard_bearer *game, bool was_quiet)
{
    if (end_if_decided(game)) return;
    if (game->penalty == PENALTY_BOTH) game->quiet = was_quiet ? (uint8_t)(game->quiet + 1) : 0;
    if (game->quiet >= game->draw_after)
        end_game(game, NO_WINNER);
    else
        start_turn(game, !game->side);
}

/* ZN-10: no phase is skipped at will. ZN-11 with AZ-2: one that cannot be played costs a warrior;
 * with PENALTY_BOTH it is left out, and only a turn without either part costs one. */
void sb_settle_phase(standard_bearer *game)
{
    bool both = game->penalty == PENALTY_BOTH;
    if (game->phase == PHASE_MOVE && !sb_can_move(game)) {
        game->phase = both && sb_can_attack(game) ? PHASE_ATTACK : PHASE_REMOVE;
    } else if (game->phase == PHASE_ATTACK && !sb_can_attack(game)) {
        game->line = 0;
        if (both)
            end_turn(game, true);
        else
            game->phase = PHASE_REMOVE;
    }
}

/* AZ-8: one move, then one attack. */
static void start_attack(standard_bearer *game)
{
    game->phase = PHASE_ATTACK;
    sb_settle_phase(game);
}

static void deal(standard_bearer *game, warrior_type type)
{
    int side = sb_side_to_deal(game);
    int cell = sb_layout_cell(game, side, count_cells(game->army[side]));
    game->army[side] |= bit(cell);
    game->warrior[cell] = make_warrior(type, side, 0);
    if (type == STANDARD_BEARER) game->standards[side]++;
    if (count_cells(game->army[RED]) < sb_army_size(game)) return;
    if (game->first == FIRST_RANDOM)
        game->phase = PHASE_COIN;
    else
        start_turn(game, game->first == FIRST_BLUE ? BLUE : RED);
}

static void apply(void *state, vx_action action)
{
    standard_bearer *game = state;
    act a = unpack_act(action);
    switch (a.kind) {
    case ACT_MOVE:
        sb_move_warrior(game, a.from, a.to);
        start_attack(game);
        break;
    case ACT_LINE:
        sb_move_line(game, &a);
        start_attack(game);
        break;
    case ACT_ATTACK:
        sb_strike(game, &a);
        end_turn(game, false);
        break;
    case ACT_REMOVE: /* ZN-11, AZ-3: any own warrior, a standard-bearer too; he counts as killed */
        sb_kill(game, a.from);
        end_turn(game, false);
        break;
    case ACT_DEAL:
        deal(game, (warrior_type)a.from);
        break;
    default: /* ACT_FIRST: ZN-8 */
        start_turn(game, a.from);
        break;
    }
}

/* ---- Listing and checking ---- */

static vx_action *list_deals(const standard_bearer *game, vx_action *out)
{
    int cards[TYPES];
    sb_cards_left(game, sb_side_to_deal(game), cards);
    for (int type = 0; type < TYPES; type++)
        if (cards[type] > 0) *out++ = pack_act(sb_simple_act(ACT_DEAL, type));
    return out;
}

static vx_action *list_removals(const standard_bearer *game, vx_action *out)
{
    for (cell_set rest = game->army[game->side]; rest != 0; rest &= rest - 1)
        *out++ = pack_act(sb_simple_act(ACT_REMOVE, first_cell(rest)));
    return out;
}

static int list(const void *state, vx_action *out)
{
    const standard_bearer *game = state;
    vx_action *end = out;
    switch (game->phase) {
    case PHASE_DEAL:
        end = list_deals(game, out);
        break;
    case PHASE_COIN:
        for (int side = 0; side < SIDES; side++) *end++ = pack_act(sb_simple_act(ACT_FIRST, side));
        break;
    case PHASE_MOVE:
        end = sb_list_moves(game, out);
        break;
    case PHASE_ATTACK:
        end = sb_list_attacks(game, out);
        break;
    case PHASE_REMOVE:
        end = list_removals(game, out);
        break;
    default:
        break;
    }
    return (int)(end - out);
}

/* ZN-9: is this kind of action due at all? */
static bool check_phase(const standard_bearer *game, const act *a, vx_problem *why)
{
    static const vx_message over[] = {
        [BLUE] = {"ZN-2", {"the game is over: Blue has won", "партия закончена: победили синие"}},
        [RED] = {"ZN-2", {"the game is over: Red has won", "партия закончена: победили красные"}}};
    static const vx_message drawn = {"ZN-2",
                                     {"the game is over: a draw", "партия закончена: ничья"}};
    static const vx_message dealing = {"ZN-5",
                                       {"the cards are being dealt", "ещё идёт раздача карт"}};
    static const vx_message coin = {
        "ZN-8", {"the coin decides who goes first", "жребий решает, кто ходит первым"}};
    static const vx_message removal_due = {
        "ZN-11",
        {"a part of the turn could not be played: remove one of your warriors",
         "часть хода сыграть нельзя: уберите одного своего воина"}};
    static const vx_message no_removal = {
        "ZN-11",
        {"a warrior is removed only when a part of the turn cannot be played",
         "воина убирают, только если часть хода сыграть нельзя"}};
    static const vx_message move_first = {
        "ZN-9", {"first move, then attack", "сначала перемещение, потом атака"}};
    static const vx_message attack_now = {
        "ZN-9", {"the movement is done: now attack", "перемещение сделано: теперь атака"}};
    static const uint8_t phase_of_kind[ACTS] = {
        [ACT_MOVE] = PHASE_MOVE,     [ACT_LINE] = PHASE_MOVE, [ACT_ATTACK] = PHASE_ATTACK,
        [ACT_REMOVE] = PHASE_REMOVE, [ACT_DEAL] = PHASE_DEAL, [ACT_FIRST] = PHASE_COIN};
    if (game->phase == PHASE_OVER)
        return vx_refuse(why, game->winner == NO_WINNER ? &drawn : &over[game->winner]);
    if (phase_of_kind[a->kind] == game->phase) return true;
    if (game->phase == PHASE_DEAL || a->kind == ACT_DEAL) return vx_refuse(why, &dealing);
    if (game->phase == PHASE_COIN || a->kind == ACT_FIRST) return vx_refuse(why, &coin);
    if (game->phase == PHASE_REMOVE) return vx_refuse(why, &removal_due);
    if (a->kind == ACT_REMOVE) return vx_refuse(why, &no_removal);
    return vx_refuse(why, game->phase == PHASE_MOVE ? &move_first : &attack_now);
}

static bool check_removal(const standard_bearer *game, const act *a, vx_problem *why)
{
    static const vx_message not_own = {"AZ-3",
                                       {"remove a warrior of your own", "уберите своего воина"}};
    return (game->army[game->side] & bit(a->from)) != 0 || vx_refuse(why, &not_own);
}

static bool check_deal(const standard_bearer *game, const act *a, vx_problem *why)
{
    static const vx_message none_left = {
        "ZN-5", {"no such card is left in the deck", "таких карт в колоде больше нет"}};
    int cards[TYPES];
    sb_cards_left(game, sb_side_to_deal(game), cards);
    return cards[a->from] > 0 || vx_refuse(why, &none_left);
}

static bool check(const void *state, vx_action action, vx_problem *why)
{
    static const vx_message no_action = {
        "ZN-9", {"this is not an action of the game", "такого действия в игре нет"}};
    const standard_bearer *game = state;
    act a;
    if (!sb_unpack(action, &a)) return vx_refuse(why, &no_action);
    if (!check_phase(game, &a, why)) return false;
    switch (a.kind) {
    case ACT_MOVE:
        return sb_check_walk(game, &a, why);
    case ACT_LINE:
        return sb_check_line(game, &a, why);
    case ACT_ATTACK:
        return sb_check_attack(game, &a, why);
    case ACT_REMOVE:
        return check_removal(game, &a, why);
    case ACT_DEAL:
        return check_deal(game, &a, why);
    default:
        return true; /* ACT_FIRST: either side may win the toss */
    }
}

/* ---- Chance: the shuffled decks (ZN-5) and the coin (ZN-8) ---- */

static uint64_t chance_total(const void *state)
{
    const standard_bearer *game = state;
    if (game->phase == PHASE_COIN) return SIDES;
    return (uint64_t)(sb_army_size(game) - count_cells(game->army[sb_side_to_deal(game)]));
}

static uint64_t chance_weight(const void *state, vx_action outcome)
{
    const standard_bearer *game = state;
    act a;
    if (!sb_unpack(outcome, &a) || !check_phase(game, &a, NULL)) return 0;
    if (a.kind == ACT_FIRST) return 1;
    int cards[TYPES];
    sb_cards_left(game, sb_side_to_deal(game), cards);
    return (uint64_t)cards[a.from];
}

static vx_action chance_pick(const void *state, uint64_t ticket)
{
    const standard_bearer *game = state;
    if (game->phase == PHASE_COIN) return pack_act(sb_simple_act(ACT_FIRST, (int)ticket));
    int cards[TYPES], type = 0;
    sb_cards_left(game, sb_side_to_deal(game), cards);
    for (; ticket >= (uint64_t)cards[type]; type++) ticket -= (uint64_t)cards[type];
    return pack_act(sb_simple_act(ACT_DEAL, type));
}

static vx_luck luck(const void *state)
{
    const standard_bearer *game = state;
    if (game->phase == PHASE_COIN) return (vx_luck){VX_LUCK_FIRST, VX_CHANCE};
    return (vx_luck){VX_LUCK_DEAL, sb_side_to_deal(game)};
}

/* ---- The rest of the contract ---- */

static int seats(const void *state)
{
    (void)state;
    return SIDES; /* ZN-1 */
}

static int to_act(const void *state)
{
    const standard_bearer *game = state;
    if (game->phase == PHASE_OVER) return VX_OVER;
    return game->phase == PHASE_DEAL || game->phase == PHASE_COIN ? VX_CHANCE : game->side;
}

static int score(const void *state, int seat)
{
    const standard_bearer *game = state;
    if (game->winner == NO_WINNER) return 0;
    return game->winner == seat ? 1 : -1;
}

static const vx_game_chance chance = {
    .total = chance_total,
    .weight = chance_weight,
    .pick = chance_pick,
    .luck = luck,
};

static const vx_game_machine machine = {
    .evaluate = sb_evaluate,
    .evaluate_handicapped = sb_evaluate_handicapped,
    .sees_threats = true,
    .order = sb_order,
    .levels = sb_levels,
    .chances = sb_chances,
};

static const vx_game_assets assets = {
    .kinds = TYPES,
    .count = sb_count_assets,
    .name = sb_name_asset,
};

static const vx_game_page page = {
    .facts = sb_facts,
    .scene = sb_scene,
    .events = sb_events,
    .steps = sb_steps,
    .parse_steps = sb_parse_steps,
    .foretell = sb_foretell,
    .is_place = sb_is_place,
};

const vx_game standard_bearer_game = {
    .id = "standard-bearer",
    .name = {"Standard-Bearer", "Знаменосец"},
    .seats_min = SIDES,
    .seats_max = SIDES,
    .state_size = sizeof(standard_bearer),
    .action_cap = 2048,
    .options = sb_options,
    .option_count = OPTIONS,
    .rules =
        {
            .setup = sb_setup,
            .seats = seats,
            .to_act = to_act,
            .list = list,
            .check = check,
            .apply = apply,
            .score = score,
            .encodable_count = ENCODABLE,
            .encodable = sb_encodable,
        },
    .text =
        {
            .format_action = sb_format_action,
            .parse_action = sb_parse_action,
            .describe_action = sb_describe_action,
            .theme = sb_theme,
            .format_position = sb_format_position,
            .parse_position = sb_parse_position,
            .show = sb_show,
            .status = sb_status,
        },
    .chance = &chance,
    .playout = &sb_playout,
    .machine = &machine,
    .assets = &assets,
    .page = &page,
    .editor = &sb_editor,
    .rulebook = &sb_rulebook,
    .learning = &sb_learning,
};
