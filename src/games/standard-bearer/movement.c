/* SPDX-License-Identifier: MIT */
/* movement.c - ZN-12 to ZN-19: one warrior walks, or a line marches. */
#include "games/standard-bearer/standard_bearer.h"

static cell_set walk(const standard_bearer *game, int from, int speed)
{
    return walk_over(BOARD & ~occupied(game), from, speed);
}

static cell_set walk_from(const standard_bearer *game, int from)
{
    return walk(game, from, numbers_of(game)->type[type_of(game->warrior[from])].speed);
}

int sb_way(const standard_bearer *game, int from, int to, int way[CELLS])
{
    cell_set free = BOARD & ~occupied(game);
    cell_set near[CELLS] = {bit(to)}; /* by steps: the cells from which so many are enough */
    int steps = 0;
    for (; (beside(near[steps]) & bit(from)) == 0; steps++) {
        near[steps + 1] = near[steps] | (beside(near[steps]) & free);
        if (near[steps + 1] == near[steps]) return 0; /* no walk leads there */
    }
    int cell = from, direction = NORTH;
    for (int left = steps; left > 0; left--) {
        while ((step(bit(cell), direction) & near[left]) == 0)
            direction = (direction + 1) % DIRECTIONS;
        cell = first_cell(step(bit(cell), direction));
        way[steps - left] = cell;
    }
    return steps;
}

/* ZN-19: a line goes as far as its standard-bearer. */
static int line_speed(const standard_bearer *game)
{
    return numbers_of(game)->type[STANDARD_BEARER].speed;
}

/* How many cells of the most that any ruleset allows a line may go: ZN-18 straight on over free cells; AZ-6: along or across its axis,
 * and cells that its own members leave count as free. */
static int line_reach(const standard_bearer *game, cell_set line, int direction)
{
    static const cell_set edge[DIRECTIONS] = {[NORTH] = 0x7F00000000000000,
                                              [SOUTH] = 0x000000000000007F,
                                              [EAST] = 0x4040404040404040,
                                              [WEST] = 0x0101010101010101};
    cell_set others = occupied(game) & ~line;
    int distance = 0;
    while (distance < LINE_SPEED_MAX && !(line & edge[direction])) {
        line = step(line, direction);
        if (line & others) break;
        distance++;
    }
    return distance;
}

/* ZN-11 asks whether a side can move at all. If no warrior has a free cell beside it, no line has
 * one in front of it either. */
bool sb_can_move(const standard_bearer *game)
{
    return (beside(game->army[game->side]) & ~occupied(game)) != 0;
}

cell_set sb_standards_of(const standard_bearer *game, cell_set among)
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
    const type_numbers *types = numbers_of(game)->type;
    for (cell_set rest = game->army[game->side]; rest != 0; rest &= rest - 1) {
        int from = first_cell(rest), speed = types[type_of(game->warrior[from])].speed;
        for (cell_set to = walk(game, from, speed); to != 0; to &= to - 1)
            *out++ = pack_act((act){.kind = ACT_MOVE,
                                    .from = (uint8_t)from,
                                    .to = (uint8_t)first_cell(to),
                                    .other = NO_CELL});
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
            *out++ = pack_act((act){.kind = ACT_LINE,
                                    .from = (uint8_t)first,
                                    .to = (uint8_t)(first + distance * offset[direction]),
                                    .other = (uint8_t)last});
    }
    return out;
}

static void find_run(cell_set members, int standard, int stride, int *low, int *high)
{
    *low = *high = standard;
    while (*low - stride >= 0 && (members & bit(*low - stride))) *low -= stride;
    while (*high + stride < CELLS && (members & bit(*high + stride))) *high += stride;
}

cell_set sb_run_of(const standard_bearer *game, int standard, int stride)
{
    cell_set army = game->army[side_of(game->warrior[standard])];
    int low, high;
    find_run(army & ~sb_standards_of(game, army), standard, stride, &low, &high);
    return run_between(low, high);
}

/* ZN-15 to ZN-17, AZ-5: every run of two or more own warriors through this standard-bearer and
 * through no other. */
static vx_action *list_lines_of(const standard_bearer *game, int standard, cell_set standards,
                                int stride, vx_action *out)
{
    int low, high;
    find_run(game->army[game->side] & ~standards, standard, stride, &low, &high);
    for (int first = low; first <= standard; first += stride)
        for (int last = standard; last <= high; last += stride)
            if (first != last) out = list_line(game, first, last, out);
    return out;
}

static int march_length(vx_action line)
{
    act a = unpack_act(line);
    return count_cells(run_between(a.from, a.to)) - 1;
}

/* Where a ruleset slows standard-bearers down. Returns the new end. */
static vx_action *drop_long_marches(const standard_bearer *game, vx_action *lines, vx_action *end)
{
    vx_action *kept = lines;
    for (; lines < end; lines++)
        if (march_length(*lines) <= line_speed(game)) *kept++ = *lines;
    return kept;
}

vx_action *sb_list_moves(const standard_bearer *game, vx_action *out)
{
    cell_set standards = sb_standards_of(game, game->army[game->side]);
    out = list_walks(game, out);
    vx_action *lines = out;
    for (cell_set rest = standards; rest != 0; rest &= rest - 1) {
        int standard = first_cell(rest);
        out = list_lines_of(game, standard, standards, 1, out);
        out = list_lines_of(game, standard, standards, 8, out);
    }
    bool is_slow = line_speed(game) < LINE_SPEED_MAX;
    return is_slow ? drop_long_marches(game, lines, out) : out;
}

bool sb_check_walk(const standard_bearer *game, const act *a, vx_problem *why)
{
    static const vx_message not_own = {
        "ZN-12", {"none of your warriors stands there", "там нет вашего воина"}};
    static const vx_message same_cell = {
        "AZ-4", {"a move must end on another cell", "ход должен закончиться на другой клетке"}};
    static const vx_message taken = {
        "ZN-14", {"a warrior moves onto empty cells only", "воин ходит только на пустые клетки"}};
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
    if (walk_from(game, a->from) & bit(a->to)) return true;
    if (!(walk(game, a->from, ANY_DISTANCE) & bit(a->to))) return vx_refuse(why, &no_path);
    int speed = numbers_of(game)->type[type_of(game->warrior[a->from])].speed;
    return vx_refuse_numbers(why, &too_far, speed, 0);
}

static bool check_line_members(const standard_bearer *game, const act *a, vx_problem *why)
{
    static const vx_message too_short = {
        "ZN-17", {"a line has two warriors or more", "в строю не меньше двух воинов"}};
    static const vx_message broken = {"ZN-15",
                                      {"a line is an unbroken straight run of your own warriors",
                                       "строй — сплошной прямой ряд ваших воинов"}};
    static const vx_message no_standard = {
        "ZN-15", {"there is no standard-bearer in this line", "в этом строю нет знаменосца"}};
    static const vx_message two_standards = {"ZN-16",
                                             {"a line has one standard-bearer, not {0}",
                                              "в строю может быть один знаменосец, а не {0}"}};
    cell_set line = run_between(a->from, a->other);
    int standards = count_cells(sb_standards_of(game, line & game->army[game->side]));
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

bool sb_check_line(const standard_bearer *game, const act *a, vx_problem *why)
{
    static const vx_message crooked = {"ZN-18",
                                       {"a line moves straight along one row or column",
                                        "строй движется только прямо, без поворотов"}};
    static const vx_message same_cell = {
        "AZ-4", {"a move must end on another cell", "ход должен закончиться на другой клетке"}};
    static const vx_message too_far = {"ZN-19",
                                       {"a line moves at most {1} cells, not {0}",
                                        "строй проходит не больше {1} клеток, а не {0}"}};
    static const vx_message blocked = {"ZN-18",
                                       {"another warrior or the edge of the board stops the line",
                                        "строю мешает другой воин или край поля"}};
    static const vx_message other_end = {"ZN-15",
                                         {"a line is named from its left or lower end",
                                          "строй называют с левого или нижнего конца"}};
    if (!check_line_members(game, a, why)) return false;
    if (a->to == a->from) return vx_refuse(why, &same_cell);
    if (row_of(a->from) != row_of(a->to) && column_of(a->from) != column_of(a->to))
        return vx_refuse(why, &crooked);
    int distance = count_cells(run_between(a->from, a->to)) - 1;
    if (distance > line_speed(game))
        return vx_refuse_numbers(why, &too_far, distance, line_speed(game));
    cell_set line = run_between(a->from, a->other);
    if (line_reach(game, line, direction_between(a->from, a->to)) < distance)
        return vx_refuse(why, &blocked);
    return a->from < a->other || vx_refuse(why, &other_end);
}

void sb_move_warrior(standard_bearer *game, int from, int to)
{
    game->warrior[to] = game->warrior[from];
    game->warrior[from] = 0;
    game->army[game->side] ^= bit(from) | bit(to);
}

void sb_move_line(standard_bearer *game, const act *a)
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
