/* SPDX-License-Identifier: MIT */
/* prove.c - exhaustive proofs over sets of states that a seat cannot tell apart. */
#include "search/prove.h"

#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "core/hash.h"

enum {
    WORLDS_MAX = 512,     /* behind a view */
    SAMPLES_WITHOUT = 64, /* at least so many in a row must bring nothing new */
    SAMPLES_FACTOR = 12,  /* and so many for each state known */
    DEPTH_MAX = 64,
};

struct vx_prover {
    const vx_game *game;
    int seat;
    const vx_goal *goal;
    uint64_t nodes;
    vx_action *actions[DEPTH_MAX];
    char *memory;
    size_t used, size;
    char *worlds; /* at the bottom of the memory */
    int world_count;
    void *scratch; /* a view */
};

/* A set of states in the prover's memory, which is used like a stack. */
typedef struct {
    char *states;
    uint64_t *keys; /* the hash of what the seat may know of each */
    int count, capacity;
} state_set;

/* ---- Memory ---- */

vx_prover *vx_prover_new(const vx_game *game, size_t memory)
{
    vx_prover *prover = calloc(1, sizeof *prover);
    if (prover == NULL) return NULL;
    prover->game = game;
    prover->size = memory;
    prover->memory = malloc(memory);
    prover->scratch = malloc(game->state_size);
    bool complete = prover->memory != NULL && prover->scratch != NULL;
    for (int i = 0; i < DEPTH_MAX; i++) {
        prover->actions[i] = malloc((size_t)game->action_cap * sizeof(vx_action));
        complete = complete && prover->actions[i] != NULL;
    }
    if (complete) return prover;
    vx_prover_free(prover);
    return NULL;
}

void vx_prover_free(vx_prover *prover)
{
    if (prover == NULL) return;
    for (int i = 0; i < DEPTH_MAX; i++) free(prover->actions[i]);
    free(prover->scratch);
    free(prover->memory);
    free(prover);
}

static void *take(vx_prover *prover, size_t bytes)
{
    bytes = (bytes + 7) & ~(size_t)7;
    if (prover->size - prover->used < bytes) return NULL;
    void *taken = prover->memory + prover->used;
    prover->used += bytes;
    return taken;
}

static bool make_set(vx_prover *prover, int capacity, state_set *out)
{
    *out = (state_set){.capacity = capacity};
    out->keys = take(prover, (size_t)capacity * sizeof *out->keys);
    out->states = take(prover, (size_t)capacity * prover->game->state_size);
    return out->keys != NULL && out->states != NULL;
}

static char *state_at(const vx_prover *prover, const state_set *set, int index)
{
    return set->states + (size_t)index * prover->game->state_size;
}

/* ---- The states behind a view ---- */

static bool is_known(const vx_prover *prover, const void *state)
{
    size_t size = prover->game->state_size;
    for (int i = 0; i < prover->world_count; i++)
        if (memcmp(prover->worlds + (size_t)i * size, state, size) == 0) return true;
    return false;
}

bool vx_prover_look(vx_prover *prover, const void *view, int seat, uint64_t seed)
{
    const vx_game *game = prover->game;
    vx_random random;
    int without = 0;
    vx_random_seed(&random, seed);
    prover->seat = seat;
    prover->used = 0;
    prover->world_count = 0;
    prover->worlds = take(prover, WORLDS_MAX * game->state_size);
    if (prover->worlds == NULL) return false;
    while (without < SAMPLES_WITHOUT + SAMPLES_FACTOR * prover->world_count) {
        void *next = prover->worlds + (size_t)prover->world_count * game->state_size;
        if (prover->world_count == WORLDS_MAX) return false;
        vx_sample(game, view, &random, next);
        bool is_new = !is_known(prover, next);
        prover->world_count += is_new;
        without = is_new ? 0 : without + 1;
        if (game->knowledge == NULL) break;
    }
    return true;
}

int vx_prover_worlds(const vx_prover *prover)
{
    return prover->world_count;
}

bool vx_is_won(const void *context, const void *state)
{
    const vx_prover *prover = context;
    return prover->game->rules.to_act(state) == VX_OVER &&
           prover->game->rules.score(state, prover->seat) == 1;
}

/* ---- Proofs ---- */

/* How far along a line is. */
typedef struct {
    int turns;   /* of the seat that are left after the present one */
    bool acting; /* the seat is in the middle of its turn */
    int depth;   /* actions so far */
} stage;

static vx_verdict force(vx_prover *prover, const state_set *set, stage at);

/* Adds the state after `action`, unless the goal is reached there: then nothing is left to show. */
static bool add_child(vx_prover *prover, const void *state, vx_action action, state_set *out)
{
    const vx_game *game = prover->game;
    if (out->count == out->capacity) return false;
    char *child = state_at(prover, out, out->count);
    memcpy(child, state, game->state_size);
    game->rules.apply(child, action);
    prover->nodes++;
    if (prover->goal->is_reached(prover->goal->context, child)) return true;
    vx_view(game, child, prover->seat, prover->scratch);
    out->keys[out->count++] = vx_hash_bytes(prover->scratch, game->state_size, 0);
    return true;
}

/* The states that share the key of `first` are moved to a set of their own, equals once. */
static bool split_off(vx_prover *prover, state_set *from, state_set *out)
{
    size_t size = prover->game->state_size;
    uint64_t key = from->keys[0];
    int kept = 0;
    if (!make_set(prover, from->count, out)) return false;
    for (int i = 0; i < from->count; i++) {
        const char *state = state_at(prover, from, i);
        if (from->keys[i] != key) {
            if (kept != i) memcpy(state_at(prover, from, kept), state, size);
            from->keys[kept++] = from->keys[i];
            continue;
        }
        bool is_there = false;
        for (int j = 0; j < out->count && !is_there; j++)
            is_there = memcmp(state_at(prover, out, j), state, size) == 0;
        if (is_there) continue;
        memcpy(state_at(prover, out, out->count), state, size);
        out->keys[out->count++] = key;
    }
    from->count = kept;
    return true;
}

/* Every group of states that the seat can tell from the others must be forced by itself. */
static vx_verdict force_all(vx_prover *prover, state_set *set, stage at)
{
    vx_verdict verdict = VX_PROVED;
    while (set->count > 0 && verdict == VX_PROVED) {
        size_t mark = prover->used;
        state_set group;
        if (!split_off(prover, set, &group)) return VX_OPEN;
        verdict = force(prover, &group, at);
        prover->used = mark;
    }
    return verdict;
}

/* The seat plays `action` in all the states, which it cannot tell apart. */
static vx_verdict force_with(vx_prover *prover, const state_set *set, vx_action action, stage at)
{
    size_t mark = prover->used;
    state_set children;
    vx_verdict verdict = VX_OPEN;
    if (make_set(prover, set->count, &children)) {
        for (int i = 0; i < set->count; i++)
            add_child(prover, state_at(prover, set, i), action, &children);
        verdict = force_all(prover, &children, at);
    }
    prover->used = mark;
    return verdict;
}

static vx_verdict force_own(vx_prover *prover, const state_set *set, stage at)
{
    vx_action *actions = prover->actions[at.depth];
    int count = prover->game->rules.list(set->states, actions);
    vx_verdict best = VX_REFUTED;
    if (!at.acting && at.turns == 0) return VX_REFUTED;
    stage next = {at.acting ? at.turns : at.turns - 1, true, at.depth + 1};
    for (int i = 0; i < count && best != VX_PROVED; i++) {
        vx_verdict verdict = force_with(prover, set, actions[i], next);
        if (verdict != VX_REFUTED) best = verdict;
    }
    return best;
}

/* Somebody else or chance acts: whatever can happen in any of the states. */
static vx_verdict force_others(vx_prover *prover, const state_set *set, stage at)
{
    const vx_game *game = prover->game;
    vx_action *actions = prover->actions[at.depth++];
    size_t mark = prover->used;
    int total = 0;
    for (int i = 0; i < set->count; i++)
        total += game->rules.list(state_at(prover, set, i), actions);
    state_set children;
    vx_verdict verdict = VX_OPEN;
    if (make_set(prover, total, &children)) {
        for (int i = 0; i < set->count; i++) {
            const char *state = state_at(prover, set, i);
            int count = game->rules.list(state, actions);
            for (int j = 0; j < count; j++) add_child(prover, state, actions[j], &children);
        }
        verdict = force_all(prover, &children, at);
    }
    prover->used = mark;
    return verdict;
}

/* Can the seat force the goal from these states, none of which has reached it? */
static vx_verdict force(vx_prover *prover, const state_set *set, stage at)
{
    const vx_game *game = prover->game;
    int actor = game->rules.to_act(set->states);
    if (actor == VX_OVER) return VX_REFUTED;
    if (at.depth == DEPTH_MAX || prover->nodes >= prover->goal->nodes) return VX_OPEN;
    if (actor == prover->seat) return force_own(prover, set, at);
    if (actor != VX_CHANCE) at.acting = false;
    if (!at.acting && at.turns == 0) return VX_REFUTED;
    return force_others(prover, set, at);
}

static bool take_worlds(vx_prover *prover, const vx_goal *goal, state_set *out)
{
    prover->goal = goal;
    prover->nodes = 0;
    if (!make_set(prover, prover->world_count, out)) return false;
    memcpy(out->states, prover->worlds, (size_t)prover->world_count * prover->game->state_size);
    out->count = prover->world_count;
    return true;
}

vx_verdict vx_prove(vx_prover *prover, vx_action action, const vx_goal *goal)
{
    size_t mark = prover->used;
    state_set all;
    vx_verdict verdict = VX_OPEN;
    stage at = {goal->turns - 1, true, 0};
    if (take_worlds(prover, goal, &all)) verdict = force_with(prover, &all, action, at);
    prover->used = mark;
    return verdict;
}

vx_verdict vx_prove_any(vx_prover *prover, const vx_goal *goal)
{
    size_t mark = prover->used;
    state_set all;
    vx_verdict verdict = VX_OPEN;
    stage at = {goal->turns, false, 0};
    if (take_worlds(prover, goal, &all)) verdict = force(prover, &all, at);
    prover->used = mark;
    return verdict;
}
