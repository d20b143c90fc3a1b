/* SPDX-License-Identifier: MIT */
/* rules.c - what may be done in Standard-Bearer and what comes of it, in the order of the book. */
#include <string.h>

#include "games/standard-bearer/standard_bearer.h"

enum { LINE_SPEED = 3 }; /* ZN-19: a line goes as far as its standard-bearer */

/* ---- Actions in 64 bits ---- */

vx_action sb_pack(act a)
{
    return (vx_action)a.kind | (vx_action)a.from << 8 | (vx_action)a.to << 16 |
           (vx_action)a.other << 24 | (vx_action)a.plain << 32;
}

static bool is_cell_or_none(int cell)
{
    return cell == NO_CELL || is_cell(cell);
}

bool sb_unpack(vx_action action, act *out)
{
    *out = (act){.kind = (uint8_t)action,
                 .from = (uint8_t)(action >> 8),
                 .to = (uint8_t)(action >> 16),
                 .other = (uint8_t)(action >> 24),
                 .plain = (uint8_t)(action >> 32)};
    if (action >> 40 != 0 || out->plain > (out->kind == ACT_ATTACK)) return false;
    switch (out->kind) {
    case ACT_MOVE:
        return is_cell(out->from) && is_cell(out->to) && out->other == NO_CELL;
    case ACT_LINE:
        return is_cell(out->from) && is_cell(out->to) && is_cell(out->other);
    case ACT_ATTACK:
        return is_cell(out->from) && is_cell(out->to) && is_cell_or_none(out->other);
    case ACT_REMOVE:
        return is_cell(out->from) && out->to == NO_CELL && out->other == NO_CELL;
    case ACT_DEAL:
        return out->from < TYPES && out->to == NO_CELL && out->other == NO_CELL;
    case ACT_FIRST:
        return out->from < SIDES && out->to == NO_CELL && out->other == NO_CELL;
    default:
        return false;
    }
}

act sb_canonical(act a)
{
    if (a.kind == ACT_ATTACK && a.other != NO_CELL && a.other < a.to) {
        uint8_t swapped = a.to;
        a.to = a.other;
        a.other = swapped;
    }
    if (a.kind == ACT_LINE && a.other < a.from) {
        int row = row_of(a.other) + row_of(a.to) - row_of(a.from);
        int column = column_of(a.other) + column_of(a.to) - column_of(a.from);
        if (!is_on_board(row, column)) return a; /* illegal either way; check() says why */
        uint8_t end = a.from;
        a.from = a.other;
        a.other = end;
        a.to = (uint8_t)cell_at(row, column);
    }
    return a;
}

/* ---- Sets of cells ---- */

static cell_set occupied(const standard_bearer *game)
{
    return game->army[BLUE] | game->army[RED];
}

static cell_set beside(cell_set set)
{
    return (set << 8 | set >> 8 | set << 1 | set >> 1) & BOARD;
}

static cell_set diagonal(cell_set set)
{
    return (set << 9 | set >> 9 | set << 7 | set >> 7) & BOARD;
}

enum { NORTH, SOUTH, EAST, WEST, DIRECTIONS };

static cell_set step(cell_set set, int direction)
{
    switch (direction) {
    case NORTH:
        return set << 8 & BOARD;
    case SOUTH:
        return set >> 8;
    case EAST:
        return set << 1 & BOARD;
    default:
        return set >> 1 & BOARD;
    }
}

/* The cells from one end to the other, both included; empty if they share no row or column. */
static cell_set run_between(int first, int last)
{
    if (row_of(first) != row_of(last) && column_of(first) != column_of(last)) return 0;
    int low = first < last ? first : last, high = first < last ? last : first;
    int stride = row_of(first) == row_of(last) ? 1 : 8;
    cell_set run = 0;
    for (int cell = low; cell <= high; cell += stride) run |= bit(cell);
    return run;
}

/* ---- ZN-12 to ZN-19 Movement ---- */

/* ZN-13, ZN-14: step by step over free cells, never diagonally, turning at will; AZ-19: both
 * halves of the board alike. */
cell_set sb_walk_from(const standard_bearer *game, int from)
{
    cell_set free = BOARD & ~occupied(game);
    cell_set reached = bit(from);
    int speed = sb_types[type_of(game->warrior[from])].speed;
    for (int i = 0; i < speed; i++) {
        cell_set next = reached | (beside(reached) & free);
        if (next == reached) break;
        reached = next;
    }
    return reached & ~bit(from); /* AZ-4: a move ends on another cell */
}

/* How many cells a line may go: ZN-18 straight on over free cells; AZ-6: along or across its axis,
 * and cells that its own members leave count as free. */
static int line_reach(const standard_bearer *game, cell_set line, int direction)
{
    cell_set others = occupied(game) & ~line;
    cell_set moved = line;
    int size = count_cells(line);
    int distance = 0;
    while (distance < LINE_SPEED) {
        moved = step(moved, direction);
        if (count_cells(moved) != size || (moved & others) != 0) break;
        distance++;
    }
    return distance;
}

/* ZN-11 asks whether a side can move at all. If no warrior has a free cell beside it, no line has
 * one in front of it either. */
static bool can_move(const standard_bearer *game)
{
    return (beside(game->army[game->side]) & ~occupied(game)) != 0;
}

static cell_set standards_of(const standard_bearer *game, cell_set among)
{
    cell_set found = 0;
    for (cell_set rest = among; rest != 0; rest &= rest - 1) {
        int cell = first_cell(rest);
        if (type_of(game->warrior[cell]) == STANDARD_BEARER) found |= bit(cell);
    }
    return found;
}

static vx_action *list_walks(const standard_bearer *game, vx_action *out)
{
    for (cell_set rest = game->army[game->side]; rest != 0; rest &= rest - 1) {
        int from = first_cell(rest);
        for (cell_set to = sb_walk_from(game, from); to != 0; to &= to - 1)
            *out++ = sb_pack((act){.kind = ACT_MOVE, .from = (uint8_t)from,
                                    .to = (uint8_t)first_cell(to), .other = NO_CELL});
    }
    return out;
}

static vx_action *list_line(const standard_bearer *game, int first, int last, vx_action *out)
{
    static const int offset[DIRECTIONS] = {[NORTH] = 8, [SOUTH] = -8, [EAST] = 1, [WEST] = -1};
    cell_set line = run_between(first, last);
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        int reach = line_reach(game, line, direction);
        for (int distance = 1; distance <= reach; distance++)
            *out++ = sb_pack((act){.kind = ACT_LINE, .from = (uint8_t)first,
                                    .to = (uint8_t)(first + distance * offset[direction]),
                                    .other = (uint8_t)last});
    }
    return out;
}

/* ZN-15 to ZN-17, AZ-5: every run of two or more own warriors through this standard-bearer and
 * through no other. */
static vx_action *list_lines_of(const standard_bearer *game, int standard, cell_set standards,
                                int stride, vx_action *out)
{
    cell_set members = game->army[game->side] & ~standards;
    int low = standard, high = standard;
    while (low - stride >= 0 && (members & bit(low - stride))) low -= stride;
    while (high + stride < CELLS && (members & bit(high + stride))) high += stride;
    for (int first = low; first <= standard; first += stride)
        for (int last = standard; last <= high; last += stride)
            if (first != last) out = list_line(game, first, last, out);
    return out;
}

static vx_action *list_moves(const standard_bearer *game, vx_action *out)
{
    cell_set standards = standards_of(game, game->army[game->side]);
    out = list_walks(game, out);
    for (cell_set rest = standards; rest != 0; rest &= rest - 1) {
        int standard = first_cell(rest);
        out = list_lines_of(game, standard, standards, 1, out);
        out = list_lines_of(game, standard, standards, 8, out);
    }
    return out;
}

static bool check_walk(const standard_bearer *game, const act *a, vx_problem *why)
{
    static const vx_message not_own = {
        "ZN-12",
        {"none of your warriors stands there", "там нет вашего воина"}};
    static const vx_message same_cell = {
        "AZ-4",
        {"a move must end on another cell", "ход должен закончиться на другой клетке"}};
    static const vx_message taken = {
        "ZN-14",
        {"a warrior moves onto empty cells only", "воин ходит только на пустые клетки"}};
    static const vx_message no_path = {
        "ZN-14",
        {"no free path leads there: warriors do not jump and do not step diagonally",
         "туда нет свободного пути: через карты не прыгают и по диагонали не ходят"}};
    static const vx_message too_far = {
        "ZN-13",
        {"the shortest free path is longer than the {0} cells this warrior moves",
         "кратчайший свободный путь длиннее, чем ход этого воина: {0}"}};
    if (!(game->army[game->side] & bit(a->from))) return vx_refuse(why, &not_own);
    if (a->to == a->from) return vx_refuse(why, &same_cell);
    if (occupied(game) & bit(a->to)) return vx_refuse(why, &taken);
    if (sb_walk_from(game, a->from) & bit(a->to)) return true;
    standard_bearer tireless = *game;
    tireless.warrior[a->from] = make_warrior(HORSEMAN, game->side, 0);
    if (!(sb_walk_from(&tireless, a->from) & bit(a->to))) return vx_refuse(why, &no_path);
    return vx_refuse_numbers(why, &too_far, sb_types[type_of(game->warrior[a->from])].speed, 0);
}

static bool check_line_members(const standard_bearer *game, const act *a, vx_problem *why)
{
    static const vx_message too_short = {
        "ZN-17", {"a line has two warriors or more", "в строю не меньше двух воинов"}};
    static const vx_message broken = {
        "ZN-15",
        {"a line is an unbroken straight run of your own warriors",
         "строй — сплошной прямой ряд ваших воинов"}};
    static const vx_message no_standard = {
        "ZN-15",
        {"there is no standard-bearer in this line", "в этом строю нет знаменосца"}};
    static const vx_message two_standards = {
        "ZN-16",
        {"a line has one standard-bearer, not {0}", "в строю может быть один знаменосец, а не {0}"}};
    cell_set line = run_between(a->from, a->other);
    int standards = count_cells(standards_of(game, line & game->army[game->side]));
    if (a->from == a->other) return vx_refuse(why, &too_short);
    if (line == 0 || (line & ~game->army[game->side])) return vx_refuse(why, &broken);
    if (standards == 0) return vx_refuse(why, &no_standard);
    if (standards > 1) return vx_refuse_numbers(why, &two_standards, standards, 0);
    return true;
}

static int direction_between(int from, int to)
{
    if (row_of(from) == row_of(to)) return to > from ? EAST : WEST;
    return to > from ? NORTH : SOUTH;
}

static bool check_line(const standard_bearer *game, const act *a, vx_problem *why)
{
    static const vx_message crooked = {
        "ZN-18",
        {"a line moves straight along one row or column", "строй движется только прямо, без поворотов"}};
    static const vx_message same_cell = {
        "AZ-4",
        {"a move must end on another cell", "ход должен закончиться на другой клетке"}};
    static const vx_message too_far = {
        "ZN-19",
        {"a line moves at most {1} cells, not {0}", "строй проходит не больше {1} клеток, а не {0}"}};
    static const vx_message blocked = {
        "ZN-18",
        {"another warrior or the edge of the board stops the line",
         "строю мешает другой воин или край поля"}};
    static const vx_message other_end = {
        "ZN-15",
        {"a line is named from its left or lower end", "строй называют с левого или нижнего конца"}};
    if (!check_line_members(game, a, why)) return false;
    if (a->to == a->from) return vx_refuse(why, &same_cell);
    if (row_of(a->from) != row_of(a->to) && column_of(a->from) != column_of(a->to))
        return vx_refuse(why, &crooked);
    int distance = count_cells(run_between(a->from, a->to)) - 1;
    if (distance > LINE_SPEED) return vx_refuse_numbers(why, &too_far, distance, LINE_SPEED);
    cell_set line = run_between(a->from, a->other);
    if (line_reach(game, line, direction_between(a->from, a->to)) < distance)
        return vx_refuse(why, &blocked);
    return a->from < a->other || vx_refuse(why, &other_end);
}

/* ---- ZN-20 to ZN-31 Attack ---- */

/* ZN-26: each wound costs a point of strength. AZ-16: the living never fall below 1, so there is
 * no floor. AZ-21: the strengths of the book's examples are those of unwounded warriors. */
int sb_strength_of(const standard_bearer *game, uint8_t warrior)
{
    warrior_type type = type_of(warrior);
    int unwounded = type == BERSERKER ? game->berserker : sb_types[type].strength;
    return unwounded - wounds_of(warrior);
}

/* ZN-27: a heavier attacker strikes with +1 (ZN-28, ZN-29 are its examples). ZN-30, AZ-7: so does
 * a member of the line that moved this turn, and the two add up (ZN-31). */
int sb_attack_strength(const standard_bearer *game, int from, int target, bool plain)
{
    uint8_t attacker = game->warrior[from];
    int strength = sb_strength_of(game, attacker);
    if (sb_types[type_of(attacker)].weight > sb_types[type_of(game->warrior[target])].weight) strength++;
    if (!plain && (game->line & bit(from))) strength++;
    return strength;
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
static cell_set archer_strike(const standard_bearer *game, int from)
{
    cell_set enemies = game->army[!side_of(game->warrior[from])];
    cell_set reach = diagonal(bit(from));
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        cell_set next = step(bit(from), direction);
        reach |= next | step(next & ~enemies, direction);
    }
    return reach;
}

cell_set sb_strike_from(const standard_bearer *game, int from)
{
    switch (type_of(game->warrior[from])) {
    case ARCHER:
        return archer_strike(game, from);
    case PIKEMAN:
        return beside(bit(from)) | diagonal(bit(from)); /* ZN-39 */
    default:
        return beside(bit(from)); /* ZN-34, ZN-36, ZN-37, ZN-38 */
    }
}

/* The enemies that `from` may attack one at a time. */
static cell_set targets_of(const standard_bearer *game, int from)
{
    cell_set targets = 0;
    for (cell_set rest = sb_strike_from(game, from) & game->army[!game->side]; rest != 0;
         rest &= rest - 1) {
        int target = first_cell(rest);
        if (is_strong_enough(game, from, target, false)) targets |= bit(target);
    }
    return targets;
}

static bool can_attack(const standard_bearer *game)
{
    for (cell_set rest = game->army[game->side]; rest != 0; rest &= rest - 1)
        if (targets_of(game, first_cell(rest)) != 0) return true;
    return false;
}

/* AZ-7: the line bonus may be left unused. That is an action of its own only where it makes a
 * difference: still strong enough, and equal instead of stronger. */
static bool may_be_plain(const standard_bearer *game, const act *a)
{
    if (!(game->line & bit(a->from))) return false;
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
    *out++ = sb_pack(a);
    if (may_be_plain(game, &a)) {
        a.plain = 1;
        *out++ = sb_pack(a);
    }
    return out;
}

static vx_action *list_attacks(const standard_bearer *game, vx_action *out)
{
    for (cell_set rest = game->army[game->side]; rest != 0; rest &= rest - 1) {
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
    if (sb_strike_from(game, from) & bit(target)) return true;
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
        "ZN-21",
        {"strength {0} is not enough against {1}", "силы {0} мало против {1}"}};
    if (is_strong_enough(game, a->from, target, a->plain)) return true;
    return vx_refuse_numbers(why, &too_weak, sb_attack_strength(game, a->from, target, a->plain),
                             sb_strength_of(game, game->warrior[target]));
}

static bool check_attack(const standard_bearer *game, const act *a, vx_problem *why)
{
    static const vx_message not_own = {
        "ZN-20", {"none of your warriors stands there to attack", "там нет вашего воина"}};
    static const vx_message not_enemy = {
        "ZN-20", {"the target must be an enemy warrior", "целью должен быть воин противника"}};
    static const vx_message no_bonus = {
        "AZ-7",
        {"there is no line bonus here whose refusal would change anything",
         "здесь нет бонуса строя, отказ от которого что-то меняет"}};
    static const vx_message swapped = {
        "ZN-35",
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
    return pierces ? 2 : 1;
}

/* ZN-23, AZ-10, AZ-15: a wound for each equal fight, at any distance; ZN-35, AZ-12: one more for
 * a double blow. */
int sb_damage_to_attacker(const standard_bearer *game, const act *a)
{
    int damage = is_equal_fight(game, a->from, a->to, a->plain);
    if (a->other != NO_CELL) damage += 1 + is_equal_fight(game, a->from, a->other, a->plain);
    return damage;
}

static void kill(standard_bearer *game, int cell)
{
    uint8_t warrior = game->warrior[cell];
    game->army[side_of(warrior)] &= ~bit(cell);
    game->warrior[cell] = 0;
    if (type_of(warrior) == STANDARD_BEARER) game->standards[side_of(warrior)]--;
}

/* ZN-25. AZ-18: the 28 markers of the box never limit the wounds. */
static void wound(standard_bearer *game, int cell, int damage)
{
    if (damage >= health_of(game->warrior[cell]))
        kill(game, cell);
    else
        game->warrior[cell] = (uint8_t)(game->warrior[cell] + 16 * damage);
}

/* ZN-22, ZN-23, AZ-9: all strengths are compared first, then all wounds fall at once. */
static void strike(standard_bearer *game, const act *a)
{
    int to_attacker = sb_damage_to_attacker(game, a);
    int to_target = sb_damage_to(game, a->from, a->to);
    wound(game, a->to, to_target);
    if (a->other != NO_CELL) wound(game, a->other, 1);
    if (to_attacker > 0) wound(game, a->from, to_attacker);
}

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
    if (game->phase == PHASE_MOVE && !can_move(game)) {
        game->phase = both && can_attack(game) ? PHASE_ATTACK : PHASE_REMOVE;
    } else if (game->phase == PHASE_ATTACK && !can_attack(game)) {
        game->line = 0;
        if (both)
            end_turn(game, true);
        else
            game->phase = PHASE_REMOVE;
    }
}

static void move_warrior(standard_bearer *game, int from, int to)
{
    game->warrior[to] = game->warrior[from];
    game->warrior[from] = 0;
    game->army[game->side] ^= bit(from) | bit(to);
}

static void move_line(standard_bearer *game, const act *a)
{
    uint8_t members[ROWS];
    cell_set line = run_between(a->from, a->other);
    int offset = a->to - a->from, size = 0;
    for (cell_set rest = line; rest != 0; rest &= rest - 1) {
        int cell = first_cell(rest);
        members[size++] = game->warrior[cell];
        game->warrior[cell] = 0;
    }
    cell_set moved = offset > 0 ? line << offset : line >> -offset;
    size = 0;
    for (cell_set rest = moved; rest != 0; rest &= rest - 1)
        game->warrior[first_cell(rest)] = members[size++];
    game->army[game->side] = (game->army[game->side] & ~line) | moved;
    game->line = moved; /* ZN-30: one of these may strike with +1 */
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
    int cell = sb_layout_cell(game->layout, side, count_cells(game->army[side]));
    game->army[side] |= bit(cell);
    game->warrior[cell] = make_warrior(type, side, 0);
    if (type == STANDARD_BEARER) game->standards[side]++;
    if (count_cells(game->army[RED]) < ARMY_SIZE) return;
    if (game->first == FIRST_RANDOM)
        game->phase = PHASE_COIN;
    else
        start_turn(game, game->first == FIRST_BLUE ? BLUE : RED);
}

static void apply(void *state, vx_action action)
{
    standard_bearer *game = state;
    act a;
    sb_unpack(action, &a);
    switch (a.kind) {
    case ACT_MOVE:
        move_warrior(game, a.from, a.to);
        start_attack(game);
        break;
    case ACT_LINE:
        move_line(game, &a);
        start_attack(game);
        break;
    case ACT_ATTACK:
        strike(game, &a);
        end_turn(game, false);
        break;
    case ACT_REMOVE: /* ZN-11, AZ-3: any own warrior, a standard-bearer too; he counts as killed */
        kill(game, a.from);
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

static act simple_act(act_kind kind, int from)
{
    return (act){.kind = (uint8_t)kind, .from = (uint8_t)from, .to = NO_CELL, .other = NO_CELL};
}

static vx_action *list_deals(const standard_bearer *game, vx_action *out)
{
    int side = sb_side_to_deal(game);
    for (int type = 0; type < TYPES; type++)
        if (sb_cards_left(game, side, (warrior_type)type) > 0)
            *out++ = sb_pack(simple_act(ACT_DEAL, type));
    return out;
}

static vx_action *list_removals(const standard_bearer *game, vx_action *out)
{
    for (cell_set rest = game->army[game->side]; rest != 0; rest &= rest - 1)
        *out++ = sb_pack(simple_act(ACT_REMOVE, first_cell(rest)));
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
        for (int side = 0; side < SIDES; side++) *end++ = sb_pack(simple_act(ACT_FIRST, side));
        break;
    case PHASE_MOVE:
        end = list_moves(game, out);
        break;
    case PHASE_ATTACK:
        end = list_attacks(game, out);
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
    static const vx_message over = {"ZN-2", {"the game is over", "партия закончена"}};
    static const vx_message dealing = {
        "ZN-5", {"the cards are being dealt", "ещё идёт раздача карт"}};
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
        "ZN-9",
        {"the movement is done: now attack", "перемещение сделано: теперь атака"}};
    static const uint8_t phase_of_kind[ACTS] = {
        [ACT_MOVE] = PHASE_MOVE,     [ACT_LINE] = PHASE_MOVE, [ACT_ATTACK] = PHASE_ATTACK,
        [ACT_REMOVE] = PHASE_REMOVE, [ACT_DEAL] = PHASE_DEAL, [ACT_FIRST] = PHASE_COIN};
    if (game->phase == PHASE_OVER) return vx_refuse(why, &over);
    if (phase_of_kind[a->kind] == game->phase) return true;
    if (game->phase == PHASE_DEAL || a->kind == ACT_DEAL) return vx_refuse(why, &dealing);
    if (game->phase == PHASE_COIN || a->kind == ACT_FIRST) return vx_refuse(why, &coin);
    if (game->phase == PHASE_REMOVE) return vx_refuse(why, &removal_due);
    if (a->kind == ACT_REMOVE) return vx_refuse(why, &no_removal);
    return vx_refuse(why, game->phase == PHASE_MOVE ? &move_first : &attack_now);
}

static bool check_removal(const standard_bearer *game, const act *a, vx_problem *why)
{
    static const vx_message not_own = {
        "AZ-3", {"remove a warrior of your own", "уберите своего воина"}};
    return (game->army[game->side] & bit(a->from)) != 0 || vx_refuse(why, &not_own);
}

static bool check_deal(const standard_bearer *game, const act *a, vx_problem *why)
{
    static const vx_message none_left = {
        "ZN-5", {"no such card is left in the deck", "таких карт в колоде больше нет"}};
    return sb_cards_left(game, sb_side_to_deal(game), (warrior_type)a->from) > 0 ||
           vx_refuse(why, &none_left);
}

static bool check(const void *state, vx_action action, vx_problem *why)
{
    static const vx_message no_action = {
        "ZN-9", {"this is no action of the game", "такого действия в игре нет"}};
    const standard_bearer *game = state;
    act a;
    if (!sb_unpack(action, &a)) return vx_refuse(why, &no_action);
    if (!check_phase(game, &a, why)) return false;
    switch (a.kind) {
    case ACT_MOVE:
        return check_walk(game, &a, why);
    case ACT_LINE:
        return check_line(game, &a, why);
    case ACT_ATTACK:
        return check_attack(game, &a, why);
    case ACT_REMOVE:
        return check_removal(game, &a, why);
    case ACT_DEAL:
        return check_deal(game, &a, why);
    default:
        return true; /* ACT_FIRST: either side may win the toss */
    }
}

/* ---- Every action the packing can express ---- */

enum {
    PLACES = COLUMNS * ROWS,
    MOVES = PLACES * PLACES,
    LINES = PLACES * PLACES * PLACES,
    ATTACKS = PLACES * PLACES * (PLACES + 1) * 2,
};

static uint8_t place(uint64_t index)
{
    return (uint8_t)cell_at((int)index / COLUMNS, (int)index % COLUMNS);
}

static act encodable_act(uint64_t index)
{
    uint8_t from = place(index % PLACES), to = place(index / PLACES % PLACES);
    if (index < MOVES)
        return (act){.kind = ACT_MOVE, .from = from, .to = to, .other = NO_CELL};
    index -= MOVES;
    from = place(index % PLACES), to = place(index / PLACES % PLACES);
    uint64_t third = index / PLACES / PLACES;
    if (index < LINES)
        return (act){.kind = ACT_LINE, .from = from, .to = to, .other = place(third)};
    index -= LINES;
    from = place(index % PLACES), to = place(index / PLACES % PLACES);
    third = index / PLACES / PLACES;
    if (index < ATTACKS) {
        uint64_t second = third / 2;
        return (act){.kind = ACT_ATTACK, .from = from, .to = to,
                     .other = second == PLACES ? NO_CELL : place(second),
                     .plain = (uint8_t)(third % 2)};
    }
    index -= ATTACKS;
    if (index < PLACES) return simple_act(ACT_REMOVE, place(index));
    index -= PLACES;
    return index < TYPES ? simple_act(ACT_DEAL, (int)index)
                         : simple_act(ACT_FIRST, (int)index - TYPES);
}

static vx_action encodable(uint64_t index)
{
    return sb_pack(sb_canonical(encodable_act(index)));
}

/* ---- Chance: the shuffled decks (ZN-5) and the coin (ZN-8) ---- */

static uint64_t chance_total(const void *state)
{
    const standard_bearer *game = state;
    if (game->phase == PHASE_COIN) return SIDES;
    return (uint64_t)(ARMY_SIZE - count_cells(game->army[sb_side_to_deal(game)]));
}

static uint64_t chance_weight(const void *state, vx_action outcome)
{
    const standard_bearer *game = state;
    act a;
    if (!sb_unpack(outcome, &a) || !check_phase(game, &a, NULL)) return 0;
    if (a.kind == ACT_FIRST) return 1;
    return (uint64_t)sb_cards_left(game, sb_side_to_deal(game), (warrior_type)a.from);
}

static vx_action chance_pick(const void *state, uint64_t ticket)
{
    const standard_bearer *game = state;
    if (game->phase == PHASE_COIN) return sb_pack(simple_act(ACT_FIRST, (int)ticket));
    int type = 0;
    for (;; type++) {
        uint64_t cards = (uint64_t)sb_cards_left(game, sb_side_to_deal(game), (warrior_type)type);
        if (ticket < cards) break;
        ticket -= cards;
    }
    return sb_pack(simple_act(ACT_DEAL, type));
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

const vx_game standard_bearer_game = {
    .id = "standard-bearer",
    .name = {"Standard-Bearer", "Знаменосец"},
    .seats_min = SIDES,
    .seats_max = SIDES,
    .state_size = sizeof(standard_bearer),
    .action_cap = 2048,
    .options = sb_options,
    .option_count = OPTIONS,
    .setup = sb_setup,
    .seats = seats,
    .to_act = to_act,
    .list = list,
    .check = check,
    .apply = apply,
    .score = score,
    .encodable_count = MOVES + LINES + ATTACKS + PLACES + TYPES + SIDES,
    .encodable = encodable,
    .chance_total = chance_total,
    .chance_weight = chance_weight,
    .chance_pick = chance_pick,
    .format_action = sb_format_action,
    .parse_action = sb_parse_action,
    .describe_action = sb_describe_action,
    .format_position = sb_format_position,
    .parse_position = sb_parse_position,
    .show = sb_show,
    .evaluate = sb_evaluate,
    .order = sb_order,
    .facts = sb_facts,
    .scene = sb_scene,
    .steps = sb_steps,
};
