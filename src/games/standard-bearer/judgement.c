/* SPDX-License-Identifier: MIT */
/* judgement.c - who stands better in Standard-Bearer, and by how much.
 *
 * Five hundred points are one unit of the logarithm of the odds to win: 500 is 73%, 1000 is 88%. The tables
 * were fitted to the results of the machine's games with itself; docs/STRENGTH.md has the figures. */
#include "games/standard-bearer/standard_bearer.h"

/* clang-format off */

/* By the wounds he has. A wound takes strength too (ZN-26), so that the first costs most. */
enum { WOUNDS_MAX = 4 };
static const int16_t worth[TYPES][WOUNDS_MAX] = {
    [ARCHER]            = {260, 78},
    [PIKEMAN]           = {182, 72},
    [BERSERKER]         = {282, 162, 46},
    [HORSEMAN]          = {350, 198, 82},
    [HEAVY_INFANTRYMAN] = {396, 265, 171, 0},
    [STANDARD_BEARER]   = {530, 250, -15},
};

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
enum { STANDARD_HEALTH = 3 };
static const int16_t last_standard[STANDARD_HEALTH + 1] = {0, -280, -190, -20};

/* A standard-bearer by whose turn it is (his, the enemy's), his health and how many could strike
 * him; and the last one by how many could do so within two turns. */
enum { EXPOSED_MAX = 3, HUNTED_MAX = 8 };
static const int16_t exposed[SIDES][STANDARD_HEALTH + 1][EXPOSED_MAX + 1] = {
    {{0}, {0}, {0, -105, -110, -130}, {0, -30, -66,  -97}},
    {{0}, {0}, {0, -100, -120, -125}, {0, -41, -82, -115}},
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

/* ---- What a wound costs ---- */

int sb_cost_of_wounds(const standard_bearer *game, uint8_t warrior, int damage)
{
    warrior_type type = type_of(warrior);
    int health = health_of(warrior), wounds = wounds_of(warrior);
    bool dies = damage >= health;
    int cost = worth[type][wounds] - (dies ? 0 : worth[type][wounds + damage]);
    if (type != STANDARD_BEARER) return cost;
    int left = game->standards[side_of(warrior)];
    if (dies && left == 1) return LAST_STANDARD;
    if (dies) return cost + standards_worth[left] - standards_worth[left - 1];
    return left > 1 ? cost : cost + last_standard[health] - last_standard[health - damage];
}

static int at_most(int number, int limit)
{
    return number < limit ? number : limit;
}

static int at_least(int number, int limit)
{
    return number > limit ? number : limit;
}

/* ---- Musters: a side's warriors by kind ---- */

/* Warriors that are alike: the same type and wounds, so the same strength and reach. */
typedef struct {
    cell_set cells;
    cell_set struck; /* what they could strike this turn */
    warrior_type type;
    int weight, strength;
    int cost, pierced; /* of one wound and of a pikeman's, to their side */
} band;

enum { BANDS_MAX = TYPES * WOUNDS_MAX, STRONG_MAX = 3 /* an unwounded standard-bearer's */ };
typedef struct {
    band bands[BANDS_MAX];
    int count;
    int worth; /* of all, by wounds and rows */
    cell_set of_type[TYPES];
    cell_set strong[STRONG_MAX + 1]; /* those of this strength or more */
} muster;

static void add_band(const standard_bearer *game, int side, muster *out, warrior_type type,
                     int wounds, cell_set cells)
{
    uint8_t warrior = make_warrior(type, side, wounds);
    int unwounded = type == BERSERKER ? game->berserker : sb_types[type].strength;
    int strength = unwounded - wounds, cost = sb_cost_of_wounds(game, warrior, 1);
    bool is_pierced = type == HEAVY_INFANTRYMAN; /* ZN-40 */
    out->bands[out->count++] =
        (band){.cells = cells,
               .type = type,
               .weight = sb_types[type].weight,
               .strength = strength,
               .cost = cost,
               .pierced = is_pierced ? sb_cost_of_wounds(game, warrior, 2) : cost};
    out->of_type[type] |= cells;
    for (int least = 1; least <= STRONG_MAX && least <= strength; least++)
        out->strong[least] |= cells;
}

static void muster_side(const standard_bearer *game, int side, muster *out)
{
    cell_set kind[TYPES][WOUNDS_MAX] = {{0}};
    int flip = side == BLUE ? 0 : ROWS - 1; /* rows are counted from the own edge */
    out->worth = standards_worth[game->standards[side]];
    out->count = 0;
    for (int type = 0; type < TYPES; type++) out->of_type[type] = 0;
    for (int least = 1; least <= STRONG_MAX; least++) out->strong[least] = 0;
    for (cell_set rest = game->army[side]; rest != 0; rest &= rest - 1) {
        int cell = first_cell(rest);
        warrior_type type = type_of(game->warrior[cell]);
        int wounds = wounds_of(game->warrior[cell]);
        kind[type][wounds] |= bit(cell);
        out->worth += worth[type][wounds] + row_worth[type][row_of(cell) ^ flip];
    }
    for (int type = 0; type < TYPES; type++)
        for (int wounds = 0; wounds < sb_types[type].health; wounds++)
            if (kind[type][wounds] != 0)
                add_band(game, side, out, (warrior_type)type, wounds, kind[type][wounds]);
}

/* ---- Threats: what a side could strike if it had the turn ---- */

/* Where any of the warriors could stand after a walk; they may also stay, while another walks. */
static cell_set reach_of(cell_set warriors, int speed, cell_set free)
{
    cell_set reached = warriors;
    for (int i = 0; i < speed; i++) {
        cell_set next = reached | (beside(reached) & free);
        if (next == reached) break;
        reached = next;
    }
    return reached;
}

static cell_set two_steps_from(cell_set cells)
{
    cell_set reached = 0;
    for (int direction = 0; direction < DIRECTIONS; direction++)
        reached |= step(step(cells, direction), direction);
    return reached;
}

/* What could be struck from there. An archer's second cell is taken to be open. */
static cell_set struck_from(warrior_type type, cell_set cells)
{
    cell_set next = beside(cells);
    if (type == PIKEMAN) return next | diagonal(cells);
    if (type != ARCHER) return next;
    return next | diagonal(cells) | two_steps_from(cells);
}

static void find_blows(muster *own, cell_set free)
{
    for (int i = 0; i < own->count; i++) {
        band *b = &own->bands[i];
        b->struck = struck_from(b->type, reach_of(b->cells, sb_types[b->type].speed, free));
    }
}

/* The two best blows that a side has. Without any it must remove a warrior (ZN-11). */
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

/* Whom of a band a side can strike, and what the best blow on one of them brings. */
typedef struct {
    cell_set cells;
    int gain;
} victims;

static victims find_victims(const muster *own, const band *enemy)
{
    int most = at_least(enemy->cost, enemy->pierced);
    victims found = {0, INT16_MIN};
    for (int i = 0; i < own->count; i++) {
        const band *b = &own->bands[i];
        cell_set struck = b->struck & enemy->cells;
        int margin = b->strength + (b->weight > enemy->weight) - enemy->strength;
        if (struck == 0 || margin < 0) continue;
        int gain = b->type == PIKEMAN ? enemy->pierced : enemy->cost;
        if (margin == 0) gain -= b->cost; /* ZN-23 */
        found.gain = at_least(found.gain, gain);
        found.cells |= struck;
        if (found.gain == most && found.cells == enemy->cells) break;
    }
    return found;
}

/* Standard-bearers, who bring most, stand last among the bands and are asked for first. */
static threats threats_of(const muster *own, const muster *enemy)
{
    threats t = {NO_BLOW, NO_BLOW};
    for (int i = enemy->count - 1; i >= 0; i--) {
        const band *b = &enemy->bands[i];
        if (b->cost <= t.second && b->pierced <= t.second) continue;
        victims found = find_victims(own, b);
        for (; found.cells != 0; found.cells &= found.cells - 1) add_threat(&t, found.gain);
    }
    return t;
}

/* ---- Hunters: who could strike one standard-bearer ---- */

/* How many of a side could strike the cell within so many turns, being at least that strong? The
 * way is walked backwards, from the cells a blow could come from. */
static int hunters_of(const muster *side, int cell, int strength, int turns, cell_set free)
{
    const cell_set *of_type = side->of_type;
    cell_set close = beside(bit(cell)), around = close | diagonal(bit(cell));
    cell_set shot = around | two_steps_from(bit(cell)), able = side->strong[strength];
    int slow = 3 * turns - 1, quick = 5 * turns - 1;
    cell_set near = reach_of(close & free, slow, free);
    cell_set far = reach_of(near, quick - slow, free);
    cell_set hunters =
        (of_type[HEAVY_INFANTRYMAN] | of_type[STANDARD_BEARER]) & (close | beside(near));
    hunters |= of_type[BERSERKER] & (close | beside(far));
    if (of_type[HORSEMAN] != 0)
        hunters |= of_type[HORSEMAN] & (close | beside(reach_of(far, ANY_DISTANCE, free)));
    if (of_type[PIKEMAN] != 0)
        hunters |= of_type[PIKEMAN] & (around | beside(reach_of(around & free, quick, free)));
    if (of_type[ARCHER] != 0)
        hunters |= of_type[ARCHER] & (shot | beside(reach_of(shot & free, slow, free)));
    return count_cells(hunters & able);
}

/* `waits`: the other side has the turn. */
static int standard_safety(const standard_bearer *game, int cell, const muster *enemy, bool waits,
                           cell_set free)
{
    uint8_t warrior = game->warrior[cell];
    int column = column_of(cell), health = health_of(warrior), side = side_of(warrior);
    int strength = sb_strength_of(game, warrior);
    int hunters = hunters_of(enemy, cell, strength, 1, free);
    int sum = column_worth[at_most(column, COLUMNS - 1 - column)];
    sum += exposed[waits][health][at_most(hunters, EXPOSED_MAX)];
    sum += FREE_BESIDE * count_cells(beside(bit(cell)) & free);
    if (game->standards[side] > 1) return sum;
    hunters = hunters_of(enemy, cell, strength, 2, free);
    return sum + last_standard[health] + hunted[waits][at_most(hunters, HUNTED_MAX)];
}

/* ---- The whole ---- */

static int side_worth(const standard_bearer *game, int side, const muster *own, const muster *enemy,
                      cell_set free)
{
    bool waits = side != game->side;
    const int16_t *share = blow_shares[waits];
    int sum = own->worth;
    for (cell_set rest = own->of_type[STANDARD_BEARER]; rest != 0; rest &= rest - 1)
        sum += standard_safety(game, first_cell(rest), enemy, waits, free);
    threats t = threats_of(own, enemy);
    if (t.best > LAST_STANDARD / 2) sum += finish_worth[waits];
    int best = at_most(t.best, BLOW_MAX), second = at_most(t.second, BLOW_MAX);
    return sum + (share[0] * best + share[1] * second) / 64;
}

int sb_evaluate(const void *state, int seat)
{
    const standard_bearer *game = state;
    if (game->phase == PHASE_OVER)
        return game->winner == NO_WINNER ? 0 : game->winner == seat ? 10000 : -10000;
    cell_set free = BOARD & ~occupied(game);
    muster musters[SIDES];
    for (int side = 0; side < SIDES; side++) {
        muster_side(game, side, &musters[side]);
        find_blows(&musters[side], free);
    }
    int balance = side_worth(game, seat, &musters[seat], &musters[!seat], free) -
                  side_worth(game, !seat, &musters[!seat], &musters[seat], free);
    balance += seat == game->side ? TO_ACT : -TO_ACT;
    int limit = 9900; /* only a finished game is certain */
    return balance > limit ? limit : balance < -limit ? -limit : balance;
}
