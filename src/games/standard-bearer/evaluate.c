/* SPDX-License-Identifier: MIT */
/* evaluate.c - what search knows of Standard-Bearer: who stands better, what to look at first. */
#include "games/standard-bearer/standard_bearer.h"

/* Worth of an unwounded warrior, in points; a wounded one is worth its share of health. */
static const int worth[TYPES] = {[ARCHER] = 260,            [PIKEMAN] = 220,
                                 [BERSERKER] = 330,         [HORSEMAN] = 340,
                                 [HEAVY_INFANTRYMAN] = 480, [STANDARD_BEARER] = 900};

/* Standards fall in worth of the whole game: the last one is all of it. */
static const int standards_lost[STANDARDS + 1] = {10000, 2600, 900, 0};

static int worth_of(uint8_t warrior)
{
    return worth[type_of(warrior)] * health_of(warrior) / sb_types[type_of(warrior)].health;
}

static int army_worth(const standard_bearer *game, int side)
{
    int sum = -standards_lost[game->standards[side]];
    for (cell_set rest = game->army[side]; rest != 0; rest &= rest - 1)
        sum += worth_of(game->warrior[first_cell(rest)]);
    return sum;
}

int sb_evaluate(const void *state, int seat)
{
    const standard_bearer *game = state;
    if (game->phase == PHASE_OVER)
        return game->winner == NO_WINNER ? 0 : game->winner == seat ? 10000 : -10000;
    int balance = army_worth(game, seat) - army_worth(game, !seat);
    int limit = 9900; /* only a finished game is certain */
    return balance > limit ? limit : balance < -limit ? -limit : balance;
}

static int gain_of_target(const standard_bearer *game, const act *a, int target)
{
    uint8_t warrior = game->warrior[target];
    int damage = sb_damage_to(game, a->from, target);
    int health = health_of(warrior);
    int gain = worth[type_of(warrior)] * damage / sb_types[type_of(warrior)].health;
    if (damage >= health) gain += 200;
    if (damage >= health && type_of(warrior) == STANDARD_BEARER)
        gain += standards_lost[game->standards[!game->side] - 1];
    return gain;
}

static int attack_order(const standard_bearer *game, const act *a)
{
    int gain = gain_of_target(game, a, a->to);
    if (a->other != NO_CELL) gain += gain_of_target(game, a, a->other);
    uint8_t attacker = game->warrior[a->from];
    return gain - worth[type_of(attacker)] * sb_damage_to_attacker(game, a) /
                      sb_types[type_of(attacker)].health;
}

/* A move looks promising if the warrior then has somebody to strike. */
static int move_order(const standard_bearer *game, const act *a)
{
    standard_bearer after = *game;
    int best = 0;
    after.warrior[a->to] = game->warrior[a->from];
    if (a->kind == ACT_LINE) after.line = bit(a->to);
    for (cell_set rest = sb_strike_from(&after, a->to) & game->army[!game->side]; rest != 0;
         rest &= rest - 1) {
        int target = first_cell(rest);
        int margin = sb_attack_strength(&after, a->to, target, false) -
                     sb_strength_of(game, game->warrior[target]);
        int gain = worth[type_of(game->warrior[target])] / 4 + 20 * margin;
        if (margin >= 0 && gain > best) best = gain;
    }
    return best;
}

void sb_order(const void *state, const vx_action *actions, int count, int *out)
{
    const standard_bearer *game = state;
    for (int i = 0; i < count; i++) {
        act a;
        sb_unpack(actions[i], &a);
        switch (a.kind) {
        case ACT_MOVE:
        case ACT_LINE:
            out[i] = move_order(game, &a);
            break;
        case ACT_ATTACK:
            out[i] = attack_order(game, &a);
            break;
        case ACT_REMOVE:
            out[i] = -worth_of(game->warrior[a.from]) -
                     (type_of(game->warrior[a.from]) == STANDARD_BEARER) * 2000;
            break;
        default:
            out[i] = 0;
            break;
        }
    }
}
