/* SPDX-License-Identifier: MIT */
/* arena_play.c - one game between two bots. */
#include <stdlib.h>
#include <string.h>

#include "cli/arena.h"
#include "cli/engine.h"
#include "core/hash.h"

enum { LONGEST = 20000, SEARCH_MEMORY = 128 << 20, PATIENCE = 3000 /* milliseconds */ };

const char *const arena_end_names[ENDS] = {"over", "cap", "fault"};

struct arena_table {
    const arena_plan *plan;
    const vx_host *host;
    const vx_platform *platform;
    void *state, *view;
    vx_searcher *searchers[ARENA_BOTS]; /* made when first needed */
    vx_engine *engines[ARENA_BOTS];
};

int arena_pairing_count(const arena_plan *plan)
{
    int n = plan->bot_count;
    return plan->mode == ARENA_ROUND ? n * (n - 1) / 2 : n - 1;
}

arena_pairing arena_pairing_at(const arena_plan *plan, int index)
{
    int last = plan->bot_count - 1;
    if (plan->mode == ARENA_GAUNTLET) return (arena_pairing){0, index + 1};
    if (plan->mode == ARENA_LADDER)
        return index + 2 <= last ? (arena_pairing){index, index + 2}
                                 : (arena_pairing){last - 1, last};
    int first = 0;
    for (int others = plan->bot_count - 1; index >= others; others--, first++) index -= others;
    return (arena_pairing){first, first + 1 + index};
}

arena_table *arena_table_new(const arena_plan *plan, const vx_host *host,
                             const vx_platform *platform)
{
    arena_table *table = calloc(1, sizeof *table);
    if (table == NULL) return NULL;
    table->plan = plan;
    table->host = host;
    table->platform = platform;
    table->state = malloc(vx_state_size(plan->game));
    table->view = malloc(vx_state_size(plan->game));
    if (table->state != NULL && table->view != NULL) return table;
    arena_table_free(table);
    return NULL;
}

void arena_table_free(arena_table *table)
{
    if (table == NULL) return;
    for (int i = 0; i < ARENA_BOTS; i++) {
        vx_searcher_free(table->searchers[i]);
        if (table->engines[i] != NULL) vx_engine_stop(table->engines[i], PATIENCE);
        free(table->engines[i]);
    }
    free(table->view);
    free(table->state);
    free(table);
}

/* ---- A decision ---- */

/* Says what a bot did wrong, which loses it the game. */
static bool accuse(char *fault, size_t capacity, const char *bot, const char *what)
{
    snprintf(fault, capacity, "%s: %s", bot, what);
    return false;
}

/* A program that has gone wrong is ended, and started anew for its next game. */
static bool ask_program(arena_table *table, int bot, vx_action *out, char *fault, size_t capacity)
{
    const arena_plan *plan = table->plan;
    const char *name = plan->bots[bot].name;
    vx_engine **slot = &table->engines[bot];
    if (*slot == NULL) *slot = calloc(1, sizeof **slot);
    if (*slot == NULL) return accuse(fault, capacity, name, "there is no memory");
    vx_engine *engine = *slot;
    bool runs = engine->pid != 0 || vx_engine_start(engine, name);
    if (runs && vx_engine_choose(engine, plan->game, table->view, plan->think_for, PATIENCE, out))
        return true;
    vx_engine_stop(engine, 0);
    char what[200];
    vx_text text = vx_text_on(what, sizeof what);
    vx_engine_explain(engine, VX_ENGLISH, &text);
    return accuse(fault, capacity, name, what);
}

static bool ask_searcher(arena_table *table, int bot, int seat, uint64_t seed, vx_action *out,
                         char *fault, size_t capacity)
{
    const arena_plan *plan = table->plan;
    vx_searcher **slot = &table->searchers[bot];
    vx_limits limits = plan->bots[bot].limits;
    limits.seed = seed;
    if (*slot == NULL) *slot = vx_searcher_new(plan->game, SEARCH_MEMORY);
    if (*slot == NULL) return accuse(fault, capacity, plan->bots[bot].name, "there is no memory");
    vx_choice choice = vx_search(*slot, table->view, seat, &limits, table->platform);
    *out = choice.action;
    return choice.found || accuse(fault, capacity, plan->bots[bot].name, "it found no action");
}

static bool ask(arena_table *table, int bot, int seat, uint64_t seed, vx_action *out, char *fault,
                size_t capacity)
{
    vx_view(table->plan->game, table->state, seat, table->view);
    if (table->plan->bots[bot].is_program) return ask_program(table, bot, out, fault, capacity);
    return ask_searcher(table, bot, seat, seed, out, fault, capacity);
}

/* ---- A game ---- */

/* Which bot of the pairing, 0 or 1, holds the seat? */
static int holder_of(const arena_table *table, const arena_game *game, int seat)
{
    return (vx_team(table->plan->game, table->state, seat) + game->swapped) & 1;
}

static uint64_t seed_of(const arena_plan *plan, int pairing, int pair, int use)
{
    int64_t parts[3] = {pairing, pair, use};
    return vx_hash_bytes(parts, sizeof parts, plan->seed);
}

static int result_for_first(const arena_table *table, const arena_game *game)
{
    for (int seat = 0; seat < vx_seats(table->plan->game, table->state); seat++)
        if (holder_of(table, game, seat) == 0)
            return vx_score(table->plan->game, table->state, seat);
    return 0;
}

/* A program works in a process of its own: only wall-clock time measures it. */
static uint64_t now_for(const arena_table *table, int bot)
{
    const vx_host *host = table->host;
    bool is_program = table->plan->bots[bot].is_program;
    uint64_t (*clock)(void *) = is_program ? host->clock : table->platform->clock;
    return clock != NULL ? clock(host->context) : 0;
}

static bool is_stopped(const arena_table *table)
{
    const vx_platform *platform = table->platform;
    return platform->should_stop != NULL && platform->should_stop(platform->context);
}

/* The bot that holds `seat` acts. False if it could not, which ends the game. */
static bool take_decision(arena_table *table, arena_game *game, int seat, int spent[2], char *fault,
                          size_t capacity)
{
    arena_pairing pairing = arena_pairing_at(table->plan, game->pairing);
    int holder = holder_of(table, game, seat);
    int bot = holder == 0 ? pairing.first : pairing.second;
    uint64_t seed =
        seed_of(table->plan, game->pairing, game->pair, 1 + game->swapped + 2 * game->decisions);
    uint64_t before = now_for(table, bot);
    vx_action action;
    bool chosen = ask(table, bot, seat, seed, &action, fault, capacity);
    game->microseconds[holder] += now_for(table, bot) - before;
    spent[holder]++;
    game->decisions++;
    if (!chosen) {
        game->end = END_FAULT;
        game->result = holder == 0 ? -1 : 1;
        return false;
    }
    vx_apply(table->plan->game, table->state, action);
    return true;
}

bool arena_play(arena_table *table, arena_game *game, char *fault, size_t capacity)
{
    const vx_game *rules = table->plan->game;
    vx_random chance;
    int spent[2] = {0, 0}, actor;
    fault[0] = '\0';
    game->end = END_CAP;
    game->result = game->decisions = 0;
    game->microseconds[0] = game->microseconds[1] = 0;
    vx_random_seed(&chance, seed_of(table->plan, game->pairing, game->pair, 0));
    memcpy(table->state, table->plan->start, vx_state_size(rules));
    for (int i = 0; i < LONGEST && game->end == END_CAP; i++) {
        if (is_stopped(table)) return false;
        actor = vx_to_act(rules, table->state);
        if (actor == VX_CHANCE) {
            vx_apply(rules, table->state, vx_chance_draw(rules, table->state, &chance));
        } else if (actor == VX_OVER) {
            game->end = END_OVER;
            game->result = result_for_first(table, game);
        } else if (!take_decision(table, game, actor, spent, fault, capacity)) {
            break;
        }
    }
    for (int b = 0; b < 2; b++)
        if (spent[b] > 0) game->microseconds[b] /= (uint64_t)spent[b];
    return true;
}
