/* SPDX-License-Identifier: MIT */
/* meter.c - what a state is worth and what an action costs.
 *
 * Two instruments. A playout lets everybody do what looks best for a while, or to the end of the turn where
 * a game is evaluated only there, and evaluates: cheap, and the same for every outcome of a throw. To
 * compare decisions each action is searched alone, with the same effort, from what the seat may know; games
 * that are evaluated at the end of a turn are played out instead, from the same throws. */
#include "search/meter.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { THOUSAND = 1000, SEARCH_MEMORY = 16 << 20, PLAYS_ON = 6, PLAYS_MAX = 400 };

/* How much is spent at the usual level. */
typedef struct {
    uint64_t choice_nodes, action_nodes;
    int rounds[2]; /* of a first look and of a deep one */
} effort;

static const effort open_effort = {20000, 6000, {2, 2}}; /* nothing hidden: one world, two depths */
static const effort hidden_effort = {16000, 3000, {3, 6}};
static const effort staged_effort = {100, 0, {4, 20}};

struct vx_meter {
    const vx_game *game;
    const vx_game_machine *machine;
    const vx_platform *platform;
    effort effort;
    vx_searcher *searcher;
    void *state, *world;
    vx_action *actions;
    int *scores;
};

static uint64_t scaled(uint64_t amount, int level)
{
    return level >= VX_METER_LEVEL ? amount << (level - VX_METER_LEVEL)
                                   : amount >> (VX_METER_LEVEL - level);
}

static effort effort_for(const vx_game *game, int level)
{
    bool is_staged = vx_machine_of(game)->stage != NULL;
    effort e = is_staged ? staged_effort : game->knowledge == NULL ? open_effort : hidden_effort;
    e.choice_nodes = scaled(e.choice_nodes, level);
    e.action_nodes = scaled(e.action_nodes, level);
    if (is_staged)
        for (int i = 0; i < 2; i++) e.rounds[i] = (int)scaled((uint64_t)e.rounds[i] - 2, level) + 2;
    return e;
}

vx_meter *vx_meter_new(const vx_game *game, int level, const vx_platform *platform)
{
    vx_meter *j = calloc(1, sizeof *j);
    if (j == NULL) return NULL;
    *j = (vx_meter){.game = game, .machine = vx_machine_of(game), .platform = platform};
    j->effort = effort_for(game, level);
    j->searcher = vx_searcher_new(game, SEARCH_MEMORY);
    j->state = malloc(game->state_size);
    j->world = malloc(game->state_size);
    j->actions = malloc((size_t)game->action_cap * sizeof *j->actions);
    j->scores = malloc((size_t)game->action_cap * sizeof *j->scores);
    bool complete = j->searcher != NULL && j->state != NULL && j->world != NULL &&
                    j->actions != NULL && j->scores != NULL;
    if (complete) return j;
    vx_meter_free(j);
    return NULL;
}

void vx_meter_free(vx_meter *j)
{
    if (j == NULL) return;
    vx_searcher_free(j->searcher);
    free(j->state);
    free(j->world);
    free(j->actions);
    free(j->scores);
    free(j);
}

/* ---- Playouts ---- */

static int settle_chance(const vx_game *game, void *state, vx_random *random)
{
    int actor;
    while ((actor = game->rules.to_act(state)) == VX_CHANCE)
        game->rules.apply(state, vx_chance_draw(game, state, random));
    return actor;
}

/* What looks best; of equals, any. */
static vx_action promising(vx_meter *j, const void *state, vx_random *random)
{
    int count = j->game->rules.list(state, j->actions), best = 0, equals = 0;
    if (j->machine->order == NULL) return j->actions[vx_random_below(random, (uint64_t)count)];
    j->machine->order(state, j->actions, count, j->scores);
    for (int i = 0; i < count; i++) {
        if (j->scores[i] < j->scores[best]) continue;
        if (j->scores[i] > j->scores[best]) equals = 0;
        if (vx_random_below(random, (uint64_t)++equals) == 0) best = i;
    }
    return j->actions[best];
}

/* A wound that is not allotted yet, or a coin that is not played, is not seen by an evaluation. */
static int plays_for(const vx_meter *j)
{
    if (j->machine->stage != NULL) return PLAYS_MAX;
    if (j->machine->plays_on > 0) return j->machine->plays_on;
    return j->game->knowledge != NULL ? PLAYS_ON : 0;
}

static double value_of(const vx_meter *j, const void *state)
{
    if (j->game->rules.to_act(state) == VX_OVER)
        return THOUSAND * (1 + j->game->rules.score(state, 0)) / 2.0;
    return vx_chance_of_value(j->game, VX_EVALUATION_FULL, j->machine->evaluate(state, 0));
}

double vx_meter_play_out(vx_meter *j, const void *from, uint64_t seed)
{
    const vx_game *game = j->game;
    int plays = plays_for(j), stage = j->machine->stage != NULL ? j->machine->stage(from) : 0;
    vx_random random;
    vx_random_seed(&random, seed);
    memcpy(j->state, from, game->state_size);
    for (int i = 0; i < plays && settle_chance(game, j->state, &random) != VX_OVER; i++) {
        if (j->machine->stage != NULL && j->machine->stage(j->state) > stage) break;
        game->rules.apply(j->state, promising(j, j->state, &random));
    }
    settle_chance(game, j->state, &random);
    return value_of(j, j->state);
}

double vx_meter_mean(vx_meter *j, const void *state, uint64_t seed, int count)
{
    double sum = 0;
    for (int i = 0; i < count; i++) sum += vx_meter_play_out(j, state, seed + (uint64_t)i);
    return sum / count;
}

/* ---- Searches ---- */

vx_choice vx_meter_choose(vx_meter *j, const void *view, int seat, uint64_t seed, bool deep)
{
    vx_limits limits = {.nodes = j->effort.choice_nodes << (deep ? 2 : 0),
                        .seed = seed,
                        .lines = VX_COMPARED_MAX - 1};
    return vx_search(j->searcher, view, seat, &limits, j->platform);
}

/* Where replies are all looked through, what is not the best is only known to be worse; at the end of a turn
 * few actions are tried at all. */
int vx_meter_loss(const vx_meter *j, const vx_choice *choice, vx_action action)
{
    enum { ENOUGH = 8 };
    bool is_sampled = j->game->knowledge != NULL && j->machine->stage == NULL;
    for (int i = 0; is_sampled && i < choice->count; i++) {
        const vx_candidate *c = &choice->candidates[i];
        if (c->action != action || c->visits < ENOUGH || c->chance == VX_CHANCE_UNKNOWN) continue;
        int loss = choice->candidates[0].chance - c->chance;
        return loss > 0 ? loss : 0;
    }
    return INT_MAX;
}

static double for_side_one(const vx_meter *j, const void *state, int seat, double chance)
{
    bool is_own = vx_team(j->game, state, seat) == vx_team(j->game, state, 0);
    return is_own ? chance : (double)THOUSAND - chance;
}

/* ---- Comparing ---- */

/* What one action of the seat is worth, in a search that tries no other: as much effort for each. */
static double search_action(vx_meter *j, const void *view, int seat, vx_action action,
                            uint64_t seed, uint64_t nodes)
{
    vx_limits limits = {.nodes = nodes, .seed = seed, .lines = 1, .only = &action};
    vx_choice choice = vx_search(j->searcher, view, seat, &limits, j->platform);
    int chance = choice.found ? choice.candidates[0].chance : VX_CHANCE_UNKNOWN;
    return for_side_one(j, view, seat, chance == VX_CHANCE_UNKNOWN ? (double)THOUSAND / 2 : chance);
}

/* The same by one playout, on a world drawn from the same seed for every action. */
static double play_action(vx_meter *j, const void *view, const vx_comparison *c, int which,
                          uint64_t seed)
{
    vx_random random;
    vx_random_seed(&random, seed);
    vx_sample(j->game, view, &random, j->world);
    vx_apply(j->game, j->world, c->action[which]);
    for (int i = 0; which == 0 && i < c->followed_count; i++) {
        if (!vx_check(j->game, j->world, c->followed[i], NULL)) break;
        vx_apply(j->game, j->world, c->followed[i]);
    }
    return vx_meter_play_out(j, j->world, seed);
}

static double try_action(vx_meter *j, const void *view, int seat, const vx_comparison *c, int which,
                         uint64_t seed, uint64_t nodes)
{
    if (j->machine->stage != NULL) return play_action(j, view, c, which, seed);
    return search_action(j, view, seat, c->action[which], seed, nodes);
}

typedef struct {
    double chance, lead, squares;
} tally;

/* Without a library: the root of a variance, good to a thousandth. */
static double root_of(double value)
{
    double root = value > 1 ? value : 1;
    if (value <= 0) return 0;
    for (int i = 0; i < 40; i++) root = (root + value / root) / 2;
    return root;
}

static double doubled_error(const tally *t, int rounds)
{
    enum { FLOOR = 5 }; /* of a thousand: no evaluation is surer than that */
    double mean = t->lead / rounds, variance = t->squares / rounds - mean * mean;
    return (double)FLOOR + 2 * root_of(variance / (rounds > 1 ? rounds - 1 : 1));
}

/* In open games nothing is drawn: there the second round looks deeper, and how far the two differ is what is
 * known about the noise. */
static uint64_t nodes_for(const vx_meter *j, int round, bool deep)
{
    return j->effort.action_nodes << (deep ? 1 : 0) << (round & 1);
}

void vx_meter_compare(vx_meter *j, const void *view, int seat, uint64_t seed, bool deep,
                      vx_comparison *out)
{
    tally tallies[VX_COMPARED_MAX] = {{0}};
    int rounds = j->effort.rounds[deep];
    for (int r = 0; r < rounds; r++) {
        uint64_t round_seed = seed + (uint64_t)r * 0x9E3779B97F4A7C15u;
        double first = 0;
        for (int i = 0; i < out->count; i++) {
            double chance = try_action(j, view, seat, out, i, round_seed, nodes_for(j, r, deep));
            double own = for_side_one(j, view, seat, chance); /* turned round it is the seat's */
            if (i == 0) first = own;
            tallies[i].chance += chance;
            tallies[i].lead += own - first;
            tallies[i].squares += (own - first) * (own - first);
        }
    }
    for (int i = 0; i < out->count; i++) {
        out->chance[i] = tallies[i].chance / rounds;
        out->lead[i] = tallies[i].lead / rounds;
        out->noise[i] = i > 0 ? doubled_error(&tallies[i], rounds) : 0;
    }
}
