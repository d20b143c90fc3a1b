/* SPDX-License-Identifier: MIT */
/* evaluate.c - which side stands better and by how much, and what makes each level.
 *
 * Five hundred points are one unit of the logarithm of the odds to win: 500 is 73%, 1000 is 88%. The tables
 * were fitted to the results of the machine's games with itself, and so was the network that knows what they
 * mean together; docs/STRENGTH.md has the figures. */
#include "games/standard-bearer/network.h"

/* clang-format off */

/* By the wounds he has; the dead are worth nothing. A wound takes strength too (ZN-26), so that the
 * first costs most. */
enum { DAMAGE_MAX = 4, WORTHS = 8 };
static const int16_t worth[TYPES][WORTHS] = {
    [ARCHER]            = {260, 78},
    [PIKEMAN]           = {182, 72},
    [BERSERKER]         = {282, 162, 46},
    [HORSEMAN]          = {350, 198, 82},
    [HEAVY_INFANTRYMAN] = {396, 265, 171, 0},
    [STANDARD_BEARER]   = {530, 250, -15},
};
_Static_assert(HEALTH_MAX - 1 + DAMAGE_MAX < WORTHS, "no blow leads out of the table");

/* And by his row, from his own edge: standard-bearers belong behind the others. */
static const int16_t row_worth[TYPES][ROWS] = {
    [ARCHER]            = {  0,   8,   4, -10,  40, -10, -10, -60},
    [PIKEMAN]           = { 76,  34,   4, -38, -26,   0, -60, -60},
    [BERSERKER]         = {  4,  -2,   2,   0,  16,  34,  50,  40},
    [HORSEMAN]          = { 42,  48,   2, -50,   0,  60,  60,  90},
    [HEAVY_INFANTRYMAN] = { 10,   0, -16,  16,  16,  24,  44, 100},
    [STANDARD_BEARER]   = {210, 104, -20, -84, -20, -20, -20, -20},
};

/* Standard-bearers by their distance from the nearer side. */
static const int16_t column_worth[(COLUMNS + 1) / 2] = {74, 16, -66, -24};

/* What is left of the standards, by how many; and the last one by its health. */
static const int16_t standards_worth[STANDARDS + 1] = {0, -620, -250, 0};
static const int16_t last_standard[HEALTH_MAX + 1] = {0, -280, -190, -20, -20};

/* A standard-bearer by whose turn it is (his, the enemy's), his health and how many could strike
 * him; and the last one by how many could do so within two turns. */
enum { EXPOSED_MAX = 3, HUNTED_MAX = 8 };
static const int16_t exposed[SIDES][HEALTH_MAX + 1][EXPOSED_MAX + 1] = {
    {{0}, {0}, {0, -105, -110, -130}, {0, -30, -66,  -97}, {0, -30, -66,  -97}},
    {{0}, {0}, {0, -100, -120, -125}, {0, -41, -82, -115}, {0, -41, -82, -115}},
};
static const int16_t hunted[SIDES][HUNTED_MAX + 1] = {
    {148, 63,  -70, -115, -170, -175, -185, -230, -400},
    {150,  0, -157, -240, -355, -370, -440, -550, -610},
};

/* How much of its two best blows a side gets, in 64ths: with the turn, and without. */
static const int16_t blow_shares[SIDES][2] = {{61, 28}, {30, 32}};

/* More for a blow that ends the game, with the turn and without. */
static const int16_t finish_worth[SIDES] = {4000, 250};

/* clang-format on */

enum {
    FREE_BESIDE = -32, /* for each free cell beside a standard-bearer */
    TO_ACT = 8,        /* for having the turn */
    NO_BLOW = -200,    /* for having nobody to strike: ZN-11 takes a warrior */
    BLOW_MAX = 1250,   /* no blow to come is worth more */
    LAST_STANDARD = 10000,
};

static int at_most(int number, int limit)
{
    return number < limit ? number : limit;
}

static int at_least(int number, int limit)
{
    return number > limit ? number : limit;
}

/* ---- Changed rules: the tables know the book's warriors; others are measured by them ---- */

typedef int16_t worth_row[WORTHS];

enum { STRENGTH_WORTH = 70 }; /* about what the tables pay for a point */

/* Wounds count by the share of health that they take. */
__attribute__((noinline, cold)) static const int16_t *
changed_worth(const sb_numbers *numbers, warrior_type type, worth_row *room)
{
    const type_numbers *own = &numbers->type[type], *book = &sb_book.type[type];
    int stronger = STRENGTH_WORTH * (own->strength - book->strength);
    for (int wounds = 0; wounds < WORTHS; wounds++) {
        bool lives = wounds < own->health;
        int known = lives ? worth[type][wounds * book->health / own->health] : 0;
        (*room)[wounds] = (int16_t)(lives ? known + stronger : 0);
    }
    return *room;
}

/* By wounds; `room` is for those that the tables do not have. */
static const int16_t *worth_of(const standard_bearer *game, warrior_type type, worth_row *room)
{
    return game->ruleset == 0 ? worth[type] : changed_worth(numbers_of(game), type, room);
}

__attribute__((noinline, cold)) static const worth_row *all_worths(const standard_bearer *game,
                                                                   worth_row room[TYPES])
{
    for (int type = 0; type < TYPES; type++)
        changed_worth(numbers_of(game), (warrior_type)type, &room[type]);
    return (const worth_row *)room;
}

/* ---- What a wound costs ---- */

/* What the table says, and what his loss or his wounds mean for the standards left. */
static inline __attribute__((always_inline)) int
cost_of_standard(const standard_bearer *game, uint8_t warrior, int damage, int cost)
{
    int left = game->standards[side_of(warrior)], health = health_of(game, warrior);
    bool dies = damage >= health;
    if (dies && left <= 1) return LAST_STANDARD;
    if (dies) return cost + standards_worth[left] - standards_worth[left - 1];
    return left > 1 ? cost : cost + last_standard[health] - last_standard[health - damage];
}

int sb_cost_of_wounds(const standard_bearer *game, uint8_t warrior, int damage)
{
    worth_row row;
    const int16_t *by_wounds = worth_of(game, type_of(warrior), &row) + wounds_of(warrior);
    int cost = by_wounds[0] - by_wounds[damage];
    return type_of(warrior) == STANDARD_BEARER ? cost_of_standard(game, warrior, damage, cost)
                                               : cost;
}

/* ---- Musters: who is alike, and what they could strike if they had the turn ---- */

/* Two sets at once, mostly one of each side: most of the time goes into walks, and two walk as fast
 * as one. */
typedef cell_set pair __attribute__((vector_size(2 * sizeof(cell_set))));

enum { KINDS = 64, STRENGTHS = 8, BONUS_MAX = 2, BANDS_MAX = TYPES * HEALTH_MAX };

/* Warriors that are alike, of both sides: the same type and wounds, so the same strength and reach. */
typedef struct {
    pair cells;
    pair struck;          /* what they could strike this turn */
    const pair *strikers; /* of the muster's `struck`: strong enough for these; next: stronger */
    int cost[SIDES];      /* of one wound, to their side */
    int pierced;          /* of a pikeman's blow; only heavy infantrymen's is another (ZN-40) */
    int type, weight, strength;
} band;

typedef struct {
    band *bands; /* standard-bearers first */
    int count;
    int worth[SIDES]; /* of all, by wounds and rows */
    /* what is struck, by the striker's weight and strength, behind room for a bonus */
    pair blows[HEAVY + 1][BONUS_MAX + STRENGTHS];
    pair struck[HEAVY + 1][STRENGTHS]; /* by the weight struck, with this strength or more */
    pair pierced;                      /* by pikemen */
    int heavier;                       /* ZN-27 */
} muster;

static pair step_on(pair from, cell_set free)
{
    return from | ((from << 8 | from >> 8 | from << 1 | from >> 1) & free);
}

/* Where any of the warriors could stand after a walk; they may also stay, while another walks. */
static inline pair reach_of(pair warriors, int speed, cell_set free)
{
    pair reached = warriors;
    if (speed < ANY_DISTANCE) {
        for (int i = 0; i < speed; i++) reached = step_on(reached, free);
        return reached;
    }
    for (;;) {
        pair next = step_on(step_on(reached, free), free), more = next ^ reached;
        if ((more[0] | more[1]) == 0) return reached;
        reached = next;
    }
}

/* What could be struck from there. An archer's second cell is taken to be open. */
static pair struck_from(warrior_type type, pair cells)
{
    pair east = cells << 1 & BOARD, west = cells >> 1 & BOARD, sides = east | west;
    pair struck = cells << 8 | cells >> 8 | sides;
    if (type == PIKEMAN || type == ARCHER) struck |= sides << 8 | sides >> 8;
    if (type == ARCHER) struck |= cells << 16 | cells >> 16 | east << 1 | west >> 1;
    return struck & BOARD;
}

/* Sorts a side's warriors as they are packed; returns what they are worth, by wounds and rows. */
static int gather(const standard_bearer *game, const worth_row *worths, int side,
                  cell_set alike[KINDS])
{
    unsigned flip = side == BLUE ? 0 : ROWS - 1; /* rows are counted from the own edge */
    int sum = standards_worth[game->standards[side]];
    for (cell_set rest = game->army[side]; rest != 0; rest &= rest - 1) {
        unsigned cell = (unsigned)first_cell(rest), row = cell / 8 ^ flip;
        unsigned warrior = game->warrior[cell], type = (warrior & 7) - 1, wounds = warrior >> 4;
        alike[warrior] |= rest & -rest;
        sum += worths[type][wounds] + row_worth[type][row];
    }
    return sum;
}

static void add_band(const standard_bearer *game, const sb_numbers *numbers,
                     const worth_row *worths, warrior_type type, int wounds, pair cells,
                     cell_set free, muster *out)
{
    int unwounded = type == BERSERKER ? game->berserker : numbers->type[type].strength;
    const int16_t *by_wounds = worths[type] + wounds;
    band *b = &out->bands[out->count++];
    b->cells = cells;
    b->struck = struck_from(type, reach_of(cells, numbers->type[type].speed, free));
    b->type = (int)type;
    b->weight = numbers->type[type].weight;
    b->strength = unwounded - wounds;
    b->strikers = &out->struck[b->weight][b->strength];
    int cost = by_wounds[0] - by_wounds[1];
    b->cost[BLUE] = b->cost[RED] = cost;
    b->pierced = type == HEAVY_INFANTRYMAN ? by_wounds[0] - by_wounds[numbers->pierced] : cost;
    if (type == STANDARD_BEARER)
        for (int side = 0; side < SIDES; side++)
            b->cost[side] = cost_of_standard(game, make_warrior(type, side, wounds), 1, cost);
    out->blows[b->weight][BONUS_MAX + b->strength] |= b->struck;
    if (type == PIKEMAN) out->pierced |= b->struck;
}

/* ZN-27: a warrior heavier than its victim has more. */
static inline __attribute__((always_inline)) void sum_blows(muster *m, int heavier)
{
    for (int weight = LIGHT; weight <= HEAVY; weight++) {
        pair struck = {0};
        for (int strength = STRENGTHS - 1; strength > 0; strength--) {
            for (int own = LIGHT; own <= HEAVY; own++)
                struck |= m->blows[own][BONUS_MAX + strength - (own > weight ? heavier : 0)];
            m->struck[weight][strength] = struck;
        }
    }
}

static void find_bands(const standard_bearer *game, cell_set free, muster *out)
{
    const sb_numbers *numbers = numbers_of(game);
    worth_row room[TYPES];
    const worth_row *worths = game->ruleset == 0 ? worth : all_worths(game, room);
    cell_set alike[KINDS] = {0};
    for (int side = 0; side < SIDES; side++) out->worth[side] = gather(game, worths, side, alike);
    for (int kind = TYPES - 1; kind >= 0; kind--) {
        warrior_type type = (warrior_type)kind;
        for (int wounds = 0; wounds < numbers->type[type].health; wounds++) {
            cell_set blue = alike[make_warrior(type, BLUE, wounds)];
            cell_set red = alike[make_warrior(type, RED, wounds)];
            if (blue | red)
                add_band(game, numbers, worths, type, wounds, (pair){blue, red}, free, out);
        }
    }
    out->heavier = numbers->heavier;
    if (out->heavier == 1)
        sum_blows(out, 1); /* the book's, which a compiler can unroll */
    else
        sum_blows(out, out->heavier);
}

/* ---- Threats: the two best blows of a side ---- */

/* Without any it must remove a warrior (ZN-11). */
typedef struct {
    int best, second;
} threats;

static void add_threat(threats *t, int gain)
{
    if (gain > t->best) {
        t->second = t->best;
        t->best = gain;
    } else if (gain > t->second) {
        t->second = gain;
    }
}

/* What the best blow on the prey brings, who are of one band. */
static int best_gain(const muster *m, int side, const band *enemy, cell_set prey)
{
    int best = INT16_MIN;
    for (const band *b = m->bands; b < m->bands + m->count; b++) {
        if (!(b->struck[side] & prey)) continue;
        int margin = b->strength - enemy->strength + (b->weight > enemy->weight ? m->heavier : 0);
        if (margin < 0) continue;
        bool pierces = b->type == PIKEMAN && enemy->type == HEAVY_INFANTRYMAN;
        int gain = pierces ? enemy->pierced : enemy->cost[!side];
        best = at_least(best, margin > 0 ? gain : gain - b->cost[side]); /* ZN-23 */
    }
    return best;
}

/* A warrior is struck at no cost by anybody stronger, no matter by whom. */
static threats threats_of(const muster *m, int side)
{
    threats t = {NO_BLOW, NO_BLOW};
    for (const band *b = m->bands; b < m->bands + m->count; b++) {
        cell_set prey = b->cells[!side] & b->strikers[0][side];
        if (prey == 0) continue;
        int gain = b->cost[!side];
        if (gain <= t.second && b->pierced <= t.second) continue;
        bool is_pierced = b->type == HEAVY_INFANTRYMAN && (m->pierced[side] & prey);
        if (is_pierced || !(b->strikers[1][side] & prey)) gain = best_gain(m, side, b, prey);
        add_threat(&t, gain);
        if (prey & (prey - 1)) add_threat(&t, gain); /* there are two of them, or more */
    }
    return t;
}

/* ---- Hunters: who could strike one standard-bearer ---- */

/* How many of these could strike the cell within so many turns? The way is walked backwards, from
 * the cells a blow could come from: beside it or, for pikemen, round it. */
static int count_hunters(const cell_set able[TYPES], int cell, int turns, cell_set free)
{
    int slow = 3 * turns - 1, quick = 5 * turns - 1;
    cell_set close = beside(bit(cell)), around = close | diagonal(bit(cell));
    pair near = reach_of((pair){close & free, around & free}, slow, free);
    pair far = reach_of(near, quick - slow, free);
    cell_set hunters =
        (able[HEAVY_INFANTRYMAN] | able[STANDARD_BEARER]) & (close | beside(near[0]));
    hunters |= able[BERSERKER] & (close | beside(far[0]));
    hunters |= able[PIKEMAN] & (around | beside(far[1]));
    if (able[HORSEMAN] != 0) {
        cell_set anywhere = reach_of((pair){far[0]}, ANY_DISTANCE, free)[0];
        hunters |= able[HORSEMAN] & (close | beside(anywhere));
    }
    if (able[ARCHER] != 0) {
        cell_set shot = struck_from(ARCHER, (pair){bit(cell)})[0];
        hunters |= able[ARCHER] & (shot | beside(reach_of((pair){shot & free}, slow, free)[0]));
    }
    return count_cells(hunters);
}

/* Those of a side, at least that strong. For one turn only bands that strike the cell are asked. */
static int hunters_of(const muster *m, int side, int cell, int strength, int turns, cell_set free)
{
    cell_set able[TYPES] = {0};
    for (const band *b = m->bands; b < m->bands + m->count; b++) {
        if (b->strength < strength || (turns == 1 && !(b->struck[side] & bit(cell)))) continue;
        able[b->type] |= b->cells[side];
    }
    return count_hunters(able, cell, turns, free);
}

/* `waits`: the other side has the turn. */
static int standard_safety(const standard_bearer *game, int cell, const muster *m, bool waits,
                           cell_set free)
{
    uint8_t warrior = game->warrior[cell];
    int column = column_of(cell), health = health_of(game, warrior);
    int side = side_of(warrior);
    int strength = sb_strength_of(game, warrior);
    bool is_struck = m->struck[HEAVY][strength][!side] & bit(cell);
    int hunters = is_struck ? hunters_of(m, !side, cell, strength, 1, free) : 0;
    int sum = column_worth[at_most(column, COLUMNS - 1 - column)];
    sum += exposed[waits][health][at_most(hunters, EXPOSED_MAX)];
    sum += FREE_BESIDE * count_cells(beside(bit(cell)) & free);
    if (game->standards[side] > 1) return sum;
    hunters = hunters_of(m, !side, cell, strength, 2, free);
    return sum + last_standard[health] + hunted[waits][at_most(hunters, HUNTED_MAX)];
}

/* ---- The whole ---- */

static int side_worth(const standard_bearer *game, int side, const muster *m, cell_set free)
{
    bool waits = side != game->side;
    const int16_t *share = blow_shares[waits];
    int sum = m->worth[side];
    for (const band *b = m->bands; b < m->bands + m->count && b->type == STANDARD_BEARER; b++)
        for (cell_set rest = b->cells[side]; rest != 0; rest &= rest - 1)
            sum += standard_safety(game, first_cell(rest), m, waits, free);
    threats t = threats_of(m, side);
    if (t.best > LAST_STANDARD / 2) sum += finish_worth[waits];
    int best = at_most(t.best, BLOW_MAX), second = at_most(t.second, BLOW_MAX);
    return sum + (share[0] * best + share[1] * second) / 64;
}

static dangers dangers_of(const muster *m)
{
    dangers found = {0};
    for (const band *b = m->bands; b < m->bands + m->count; b++)
        for (int side = 0; side < SIDES; side++) {
            found.by_equal[side] |= b->cells[side] & b->strikers[0][!side];
            found.by_stronger[side] |= b->cells[side] & b->strikers[1][!side];
        }
    return found;
}

dangers sb_find_dangers(const standard_bearer *game)
{
    band bands[BANDS_MAX];
    muster m = {.bands = bands};
    find_bands(game, BOARD & ~occupied(game), &m);
    return dangers_of(&m);
}

static int clamp(int points)
{
    enum { LIMIT = 9900 }; /* only a finished game is certain */
    return at_most(at_least(points, -LIMIT), LIMIT);
}

/* For the side that has the turn. */
static int evaluate(const standard_bearer *game, bool by_network)
{
    cell_set free = BOARD & ~occupied(game);
    band bands[BANDS_MAX];
    muster m = {.bands = bands};
    int side = game->side;
    find_bands(game, free, &m);
    int points = side_worth(game, side, &m, free) - side_worth(game, !side, &m, free) + TO_ACT;
    if (!by_network) return clamp(points);
    dangers danger = dangers_of(&m);
    return clamp(sb_ask_network(game, &danger, points));
}

int sb_evaluate_handicapped(const void *state, int seat, unsigned handicaps)
{
    const standard_bearer *game = state;
    if (game->phase == PHASE_OVER)
        return game->winner == NO_WINNER ? 0 : game->winner == seat ? 10000 : -10000;
    /* The network knows the book's warriors only. */
    bool by_network = game->ruleset == 0 && !(handicaps & HANDICAP_NO_NETWORK);
    int points = evaluate(game, by_network);
    return seat == game->side ? points : -points;
}

int sb_evaluate(const void *state, int seat)
{
    return sb_evaluate_handicapped(state, seat, 0);
}

/* ---- Levels ---- */

/* A full look at all replies hardly errs, so the lower levels overlook a few. */
const vx_level sb_levels[] = {
    {.is_blind = true, .overlooks = {50, 0}, .noise = 500, .handicaps = HANDICAP_NO_NETWORK},
    {.nodes = 1000, .overlooks = {20, 30}, .noise = 250, .handicaps = HANDICAP_NO_NETWORK},
    {.nodes = 1500, .overlooks = {10, 16}, .noise = 120, .handicaps = HANDICAP_NO_NETWORK},
    {.nodes = 2000, .overlooks = {4, 8}, .noise = 60, .handicaps = HANDICAP_NO_NETWORK},
    {.nodes = 2500, .handicaps = HANDICAP_NO_NETWORK},
    {.nodes = 6000, .handicaps = HANDICAP_NO_NETWORK},
    {.nodes = 150000},
    {.milliseconds = 1000},
};
