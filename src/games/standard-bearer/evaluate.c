/* SPDX-License-Identifier: MIT */
/* evaluate.c - what search knows of Standard-Bearer: who stands better, what to look at first. */
#include "games/standard-bearer/standard_bearer.h"

/* What one point of a warrior's health is worth. */
static const int worth[TYPES] = {
    [ARCHER] = 130,   [PIKEMAN] = 110,           [BERSERKER] = 110,
    [HORSEMAN] = 113, [HEAVY_INFANTRYMAN] = 120, [STANDARD_BEARER] = 300};

/* Standards fall in worth of the whole game: the last one is all of it. */
static const int standards_lost[STANDARDS + 1] = {10000, 2600, 900, 0};

static int worth_of(uint8_t warrior)
{
    return worth[type_of(warrior)] * health_of(warrior);
}

static int army_worth(const standard_bearer *game, int side)
{
    int sum = -standards_lost[game->standards[side]];
    for (cell_set rest = game->army[side]; rest != 0; rest &= rest - 1)
        sum += worth_of(game->warrior[first_cell(rest)]);
    return sum;
}

/* ---- Threats: what a side could strike if it had the turn ---- */

/* A side's warriors that are alike: the same type and wounds, so the same strength and reach. */
typedef struct {
    cell_set cells;
    cell_set struck; /* what they could strike this turn */
    warrior_type type;
    int wounds, strength;
} band;

enum { WOUNDS_MAX = 4, BANDS_MAX = TYPES * WOUNDS_MAX };
typedef struct {
    band bands[BANDS_MAX];
    int count;
} muster;

static void muster_side(const standard_bearer *game, int side, muster *out)
{
    cell_set kind[TYPES][WOUNDS_MAX] = {{0}};
    for (cell_set rest = game->army[side]; rest != 0; rest &= rest - 1) {
        uint8_t warrior = game->warrior[first_cell(rest)];
        kind[type_of(warrior)][wounds_of(warrior)] |= rest & (0 - rest);
    }
    out->count = 0;
    for (int type = 0; type < TYPES; type++)
        for (int wounds = 0; wounds < sb_types[type].health; wounds++) {
            if (kind[type][wounds] == 0) continue;
            int unwounded = type == BERSERKER ? game->berserker : sb_types[type].strength;
            out->bands[out->count++] = (band){.cells = kind[type][wounds],
                                              .type = (warrior_type)type,
                                              .wounds = wounds,
                                              .strength = unwounded - wounds};
        }
}

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

/* What could be struck from there. An archer's second cell is taken to be open. */
static cell_set struck_from(warrior_type type, cell_set cells)
{
    cell_set next = beside(cells);
    if (type == PIKEMAN) return next | diagonal(cells);
    if (type != ARCHER) return next;
    next |= diagonal(cells);
    for (int direction = 0; direction < DIRECTIONS; direction++)
        next |= step(step(cells, direction), direction);
    return next;
}

/* What a blow on each kind of enemy is worth, to whoever gives it. */
static int worth_of_blow(const standard_bearer *game, int victim_side, warrior_type type,
                         int wounds, int damage)
{
    int health = sb_types[type].health - wounds;
    if (damage < health) return worth[type] * damage;
    int gain = worth[type] * health;
    if (type == STANDARD_BEARER) {
        int left = game->standards[victim_side];
        gain += standards_lost[left - 1] - standards_lost[left];
    }
    return gain;
}

/* The two best blows that a side has. Without any it must remove a warrior (ZN-11). */
enum { NO_BLOW = -150 };
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

static void find_blows(const standard_bearer *game, muster *own)
{
    cell_set free = BOARD & ~occupied(game);
    for (int i = 0; i < own->count; i++) {
        band *b = &own->bands[i];
        b->struck = struck_from(b->type, reach_of(b->cells, sb_types[b->type].speed, free));
    }
}

/* What a blow of one band on another brings. */
static int gain_of_blow(const standard_bearer *game, const band *from, const band *victim,
                        int victim_side, int strength)
{
    int damage = from->type == PIKEMAN && victim->type == HEAVY_INFANTRYMAN ? 2 : 1;
    int gain = worth_of_blow(game, victim_side, victim->type, victim->wounds, damage);
    if (strength == victim->strength) gain -= worth[from->type];
    return gain;
}

static threats threats_of(const standard_bearer *game, int side, const muster *own,
                          const muster *enemy)
{
    threats t = {NO_BLOW, NO_BLOW};
    for (int v = 0; v < enemy->count; v++) {
        const band *victim = &enemy->bands[v];
        int weight = sb_types[victim->type].weight, best = 0;
        cell_set hit = 0;
        for (int i = 0; i < own->count; i++) {
            const band *b = &own->bands[i];
            cell_set struck = b->struck & victim->cells;
            if (struck == 0) continue;
            int strength = b->strength + (sb_types[b->type].weight > weight);
            if (strength < victim->strength) continue;
            int gain = gain_of_blow(game, b, victim, !side, strength);
            if (hit == 0 || gain > best) best = gain;
            hit |= struck;
        }
        for (; hit != 0; hit &= hit - 1) add_threat(&t, best);
    }
    return t;
}

int sb_evaluate(const void *state, int seat)
{
    const standard_bearer *game = state;
    if (game->phase == PHASE_OVER)
        return game->winner == NO_WINNER ? 0 : game->winner == seat ? 10000 : -10000;
    int side = game->side;
    muster own, enemy;
    muster_side(game, side, &own);
    muster_side(game, !side, &enemy);
    find_blows(game, &own);
    find_blows(game, &enemy);
    threats ours = threats_of(game, side, &own, &enemy);
    threats theirs = threats_of(game, !side, &enemy, &own);
    int balance = army_worth(game, side) - army_worth(game, !side);
    /* The best blow comes now; against theirs one move can still be made. */
    balance += (12 * ours.best + 2 * ours.second - 6 * theirs.best - 4 * theirs.second) / 16;
    if (side != seat) balance = -balance;
    int limit = 9900; /* only a finished game is certain */
    return balance > limit ? limit : balance < -limit ? -limit : balance;
}

static int gain_of_target(const standard_bearer *game, const act *a, int target)
{
    uint8_t warrior = game->warrior[target];
    int damage = sb_damage_to(game, a->from, target);
    int health = health_of(warrior);
    int gain = worth[type_of(warrior)] * damage;
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
    return gain - worth[type_of(attacker)] * sb_damage_to_attacker(game, a);
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
        int gain = worth[type_of(game->warrior[target])] + 20 * margin;
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

/* ---- Levels ---- */

/* Whoever looks through all replies hardly errs: the lower levels do so by missing a few. */
const vx_level sb_levels[] = {
    {.is_blind = true, .overlooks = {50, 0}, .misjudges = 500},
    {.nodes = 3000, .overlooks = {12, 20}, .misjudges = 150},
    {.nodes = 4000, .overlooks = {6, 10}, .misjudges = 60},
    {.nodes = 4000, .overlooks = {2, 4}, .misjudges = 20},
    {.nodes = 4000},
    {.nodes = 12000},
    {.nodes = 150000},
    {.milliseconds = 1000},
};
