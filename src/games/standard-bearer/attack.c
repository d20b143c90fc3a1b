/* SPDX-License-Identifier: MIT */
/* attack.c - ZN-20 to ZN-31 and the abilities ZN-32 to ZN-40: who may strike whom, and wounds. */
#include "games/standard-bearer/standard_bearer.h"

/* ZN-26: each wound costs a point of strength. AZ-16: the living never fall below 1, so there is
 * no floor. AZ-21: the strengths of the book's examples are those of unwounded warriors. */
int sb_strength_of(const standard_bearer *game, uint8_t warrior)
{
    warrior_type type = type_of(warrior);
    int unwounded = type == BERSERKER ? game->berserker : numbers_of(game)->type[type].strength;
    return unwounded - wounds_of(warrior);
}

/* ZN-27: a heavier attacker strikes with +1 (ZN-28, ZN-29 are its examples). */
int sb_strength_against(const standard_bearer *game, uint8_t attacker, uint8_t target)
{
    const sb_numbers *numbers = numbers_of(game);
    bool is_heavier =
        numbers->type[type_of(attacker)].weight > numbers->type[type_of(target)].weight;
    return sb_strength_of(game, attacker) + (is_heavier ? numbers->heavier : 0);
}

/* ZN-30, AZ-7: a member of the line that moved this turn strikes with +1 too, and the two add up
 * (ZN-31). */
int sb_attack_strength(const standard_bearer *game, int from, int target, bool plain)
{
    int strength = sb_strength_against(game, game->warrior[from], game->warrior[target]);
    return !plain && (game->line & bit(from)) ? strength + numbers_of(game)->in_line : strength;
}

/* ZN-21; AZ-12 asks it of each target of a double blow. */
static bool is_strong_enough(const standard_bearer *game, int from, int target, bool plain)
{
    return sb_attack_strength(game, from, target, plain) >=
           sb_strength_of(game, game->warrior[target]);
}

static bool is_equal_fight(const standard_bearer *game, int from, int target, bool plain)
{
    return sb_attack_strength(game, from, target, plain) ==
           sb_strength_of(game, game->warrior[target]);
}

/* ZN-32, ZN-33, AZ-13: two cells straight on, over a friend or an empty cell but not over an
 * enemy; AZ-14: diagonally the next cell only, so nothing can stand in between. */
static cell_set archer_strike(const standard_bearer *game, int side, int from)
{
    cell_set enemies = game->army[!side];
    cell_set reach = diagonal(bit(from));
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        cell_set next = step(bit(from), direction);
        reach |= next | step(next & ~enemies, direction);
    }
    return reach;
}

cell_set sb_strike_from(const standard_bearer *game, uint8_t warrior, int from)
{
    switch (type_of(warrior)) {
    case ARCHER:
        return archer_strike(game, side_of(warrior), from);
    case PIKEMAN:
        return beside(bit(from)) | diagonal(bit(from)); /* ZN-39 */
    default:
        return beside(bit(from)); /* ZN-34, ZN-36, ZN-37, ZN-38 */
    }
}

/* From two cells away straight on or the next diagonally, whatever stands in between. */
cell_set sb_within_reach(cell_set targets)
{
    cell_set east = targets << 1 & BOARD, west = targets >> 1 & BOARD, row = targets | east | west;
    return (row << 8 | row >> 8 | row | targets << 16 | targets >> 16 | east << 1 | west >> 1) &
           BOARD;
}

/* The enemies that `from` may attack one at a time. */
static cell_set targets_of(const standard_bearer *game, int from)
{
    cell_set targets = 0;
    cell_set struck = sb_strike_from(game, game->warrior[from], from);
    for (cell_set rest = struck & game->army[!game->side]; rest != 0; rest &= rest - 1) {
        int target = first_cell(rest);
        if (is_strong_enough(game, from, target, false)) targets |= bit(target);
    }
    return targets;
}

/* Those whom an enemy is near enough to be struck by somebody: only they need a closer look. */
static cell_set near_enemies(const standard_bearer *game)
{
    return game->army[game->side] & sb_within_reach(game->army[!game->side]);
}

bool sb_can_attack(const standard_bearer *game)
{
    for (cell_set rest = near_enemies(game); rest != 0; rest &= rest - 1)
        if (targets_of(game, first_cell(rest)) != 0) return true;
    return false;
}

/* AZ-7: the line bonus may be left unused. That is an action of its own only where it makes a
 * difference: still strong enough, and equal instead of stronger. */
static bool may_be_plain(const standard_bearer *game, const act *a)
{
    if (!(game->line & bit(a->from)) || numbers_of(game)->in_line == 0) return false;
    if (!is_strong_enough(game, a->from, a->to, true)) return false;
    if (a->other == NO_CELL) return is_equal_fight(game, a->from, a->to, true);
    return is_strong_enough(game, a->from, a->other, true) &&
           (is_equal_fight(game, a->from, a->to, true) ||
            is_equal_fight(game, a->from, a->other, true));
}

static vx_action *list_attack(const standard_bearer *game, int from, int to, int other,
                              vx_action *out)
{
    act a = {.kind = ACT_ATTACK, .from = (uint8_t)from, .to = (uint8_t)to, .other = (uint8_t)other};
    *out++ = pack_act(a);
    if (may_be_plain(game, &a)) {
        a.plain = 1;
        *out++ = pack_act(a);
    }
    return out;
}

vx_action *sb_list_attacks(const standard_bearer *game, vx_action *out)
{
    for (cell_set rest = near_enemies(game); rest != 0; rest &= rest - 1) {
        int from = first_cell(rest);
        cell_set targets = targets_of(game, from);
        bool strikes_twice = type_of(game->warrior[from]) == BERSERKER; /* ZN-35 */
        for (; targets != 0; targets &= targets - 1) {
            int to = first_cell(targets);
            out = list_attack(game, from, to, NO_CELL, out);
            if (!strikes_twice) continue;
            for (cell_set second = targets & (targets - 1); second != 0; second &= second - 1)
                out = list_attack(game, from, to, first_cell(second), out);
        }
    }
    return out;
}

static bool check_reach(const standard_bearer *game, int from, int target, vx_problem *why)
{
    static const vx_message past_enemy = {
        "ZN-33",
        {"an archer cannot shoot past an enemy who stands next to it",
         "лучник не стреляет через врага, стоящего вплотную"}};
    if (sb_strike_from(game, game->warrior[from], from) & bit(target)) return true;
    cell_set way = run_between(from, target);
    bool is_archer = type_of(game->warrior[from]) == ARCHER;
    if (is_archer && count_cells(way) == 3) return vx_refuse(why, &past_enemy);
    return vx_refuse(why, sb_types[type_of(game->warrior[from])].reach);
}

/* ZN-35, AZ-12: any two neighbours, straight and not diagonally. */
static bool check_double_blow(const standard_bearer *game, const act *a, vx_problem *why)
{
    static const vx_message berserker_only = {
        "ZN-35", {"only a berserker strikes two enemies", "двоих сразу бьёт только берсерк"}};
    static const vx_message two_targets = {
        "ZN-35",
        {"a double blow needs two different enemies next to the berserker, not diagonally",
         "двойной удар — по двум разным врагам рядом с берсерком, не по диагонали"}};
    cell_set reach = beside(bit(a->from));
    if (type_of(game->warrior[a->from]) != BERSERKER) return vx_refuse(why, &berserker_only);
    if (a->to == a->other || !(reach & bit(a->to)) || !(reach & bit(a->other)))
        return vx_refuse(why, &two_targets);
    return true;
}

static bool check_strength(const standard_bearer *game, const act *a, int target, vx_problem *why)
{
    static const vx_message too_weak = {
        "ZN-21", {"strength {0} is not enough against {1}", "силы {0} мало против {1}"}};
    if (is_strong_enough(game, a->from, target, a->plain)) return true;
    return vx_refuse_numbers(why, &too_weak, sb_attack_strength(game, a->from, target, a->plain),
                             sb_strength_of(game, game->warrior[target]));
}

bool sb_check_attack(const standard_bearer *game, const act *a, vx_problem *why)
{
    static const vx_message not_own = {
        "ZN-20", {"none of your warriors stands there to attack", "там нет вашего воина"}};
    static const vx_message not_enemy = {
        "ZN-20", {"the target must be an enemy warrior", "целью должен быть воин противника"}};
    static const vx_message no_bonus = {
        "AZ-7",
        {"refusing the line bonus would change nothing here",
         "здесь нет бонуса строя, отказ от которого что-то меняет"}};
    static const vx_message swapped = {"ZN-35",
                                       {"of two targets the left or lower one is named first",
                                        "из двух целей первой называют левую или нижнюю"}};
    cell_set enemies = game->army[!game->side];
    bool is_double = a->other != NO_CELL;
    if (!(game->army[game->side] & bit(a->from))) return vx_refuse(why, &not_own);
    if (!(enemies & bit(a->to))) return vx_refuse(why, &not_enemy);
    if (is_double && !(enemies & bit(a->other))) return vx_refuse(why, &not_enemy);
    if (is_double ? !check_double_blow(game, a, why) : !check_reach(game, a->from, a->to, why))
        return false;
    if (!check_strength(game, a, a->to, why)) return false;
    if (is_double && !check_strength(game, a, a->other, why)) return false;
    if (a->plain && !may_be_plain(game, a)) return vx_refuse(why, &no_bonus);
    return !is_double || a->to < a->other || vx_refuse(why, &swapped);
}

/* ZN-24: one wound. ZN-40, AZ-11: a pikeman gives a heavy infantryman two, and only him. */
int sb_damage_to(const standard_bearer *game, int from, int target)
{
    bool pierces = type_of(game->warrior[from]) == PIKEMAN &&
                   type_of(game->warrior[target]) == HEAVY_INFANTRYMAN;
    return pierces ? numbers_of(game)->pierced : 1;
}

/* ZN-23, AZ-10, AZ-15: a wound for each equal fight, at any distance; ZN-35, AZ-12: one more for
 * a double blow. */
int sb_damage_to_attacker(const standard_bearer *game, const act *a)
{
    int damage = is_equal_fight(game, a->from, a->to, a->plain);
    if (a->other != NO_CELL)
        damage += numbers_of(game)->twice + is_equal_fight(game, a->from, a->other, a->plain);
    return damage;
}

void sb_kill(standard_bearer *game, int cell)
{
    uint8_t warrior = game->warrior[cell];
    game->army[side_of(warrior)] &= ~bit(cell);
    game->warrior[cell] = 0;
    if (type_of(warrior) == STANDARD_BEARER) game->standards[side_of(warrior)]--;
}

/* ZN-25. AZ-18: the 28 markers of the box never limit the wounds. */
static void wound(standard_bearer *game, int cell, int damage)
{
    if (damage >= health_of(game, game->warrior[cell]))
        sb_kill(game, cell);
    else
        game->warrior[cell] = (uint8_t)(game->warrior[cell] + 16 * damage);
}

/* ZN-22, ZN-23, AZ-9: all strengths are compared first, then all wounds fall at once. */
void sb_strike(standard_bearer *game, const act *a)
{
    int to_attacker = sb_damage_to_attacker(game, a);
    int to_target = sb_damage_to(game, a->from, a->to);
    wound(game, a->to, to_target);
    if (a->other != NO_CELL) wound(game, a->other, 1);
    if (to_attacker > 0) wound(game, a->from, to_attacker);
}
