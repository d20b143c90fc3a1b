/* SPDX-License-Identifier: MIT */
/* action_order.c - which actions search tries first, and what an explanation counts. */
#include "games/standard-bearer/standard_bearer.h"

static int gain_of_target(const standard_bearer *game, const act *a, int target)
{
    return sb_cost_of_wounds(game, game->warrior[target], sb_damage_to(game, a->from, target));
}

static int attack_order(const standard_bearer *game, const act *a)
{
    int gain = gain_of_target(game, a, a->to);
    if (a->other != NO_CELL) gain += gain_of_target(game, a, a->other);
    int wounds = sb_damage_to_attacker(game, a);
    return wounds > 0 ? gain - sb_cost_of_wounds(game, game->warrior[a->from], wounds) : gain;
}

/* A move looks promising if the warrior then has somebody to strike. */
static int move_order(const standard_bearer *game, const act *a)
{
    uint8_t warrior = game->warrior[a->from];
    cell_set struck = sb_strike_from(game, warrior, a->to);
    int best = 0, bonus = a->kind == ACT_LINE; /* ZN-30 */
    for (cell_set rest = struck & game->army[!game->side]; rest != 0; rest &= rest - 1) {
        uint8_t target = game->warrior[first_cell(rest)];
        int strength = sb_strength_against(game, warrior, target) + bonus;
        int margin = strength - sb_strength_of(game, target);
        if (margin < 0) continue;
        int gain = sb_cost_of_wounds(game, target, 1);
        if (margin == 0) gain -= sb_cost_of_wounds(game, warrior, 1);
        if (gain > best) best = gain;
    }
    return best;
}

void sb_order(const void *state, const vx_action *actions, int count, int *out)
{
    const standard_bearer *game = state;
    cell_set near = sb_within_reach(game->army[!game->side]);
    for (int i = 0; i < count; i++) {
        act a = unpack_act(actions[i]);
        switch (a.kind) {
        case ACT_MOVE:
        case ACT_LINE:
            out[i] = near & bit(a.to) ? move_order(game, &a) : 0;
            break;
        case ACT_ATTACK:
            out[i] = attack_order(game, &a);
            break;
        case ACT_REMOVE:
            out[i] = -sb_cost_of_wounds(game, game->warrior[a.from],
                                        health_of(game, game->warrior[a.from]));
            break;
        default:
            out[i] = 0;
            break;
        }
    }
}

/* ---- Explanations ---- */

/* The most valuable first. */
static const warrior_type asset_types[TYPES] = {
    STANDARD_BEARER, HEAVY_INFANTRYMAN, HORSEMAN, BERSERKER, ARCHER, PIKEMAN};

void sb_count_assets(const void *state, int seat, int *out)
{
    const standard_bearer *game = state;
    int of_type[TYPES] = {0};
    for (cell_set rest = game->army[seat]; rest != 0; rest &= rest - 1)
        of_type[type_of(game->warrior[first_cell(rest)])]++;
    for (int kind = 0; kind < TYPES; kind++) out[kind] = of_type[asset_types[kind]];
}

void sb_name_asset(int kind, vx_language language, vx_text *out)
{
    warrior_type type = asset_types[kind];
    if (language == VX_ENGLISH) vx_add(out, type == ARCHER ? "an " : "a ");
    vx_add(out, sb_types[type].object[language]);
}
