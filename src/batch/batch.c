/* SPDX-License-Identifier: MIT */
/* batch.c - many games side by side: one call plays an action in each and returns what there is to
 * decide next, as numbers. A game has its own random numbers, so threads change nothing. */
#include <stdlib.h>
#include <string.h>

#include "core/game.h"

typedef struct {
    vx_random random;
    void *state;
    vx_action *actions; /* what may be done, with their ids */
    int32_t *ids;
    int count;
    int seat;         /* to act, VX_CHANCE or VX_OVER */
    bool has_rewards; /* told by the last step, to be cleared by the next */
    int32_t history[VX_SEATS_MAX][VX_BATCH_HISTORY]; /* as each seat saw it, the newest first */
} game_slot;

/* What one thread needs for itself. */
typedef struct {
    void *view;
    vx_action *actions; /* where no masks are wanted, lists are made only when one is played from */
    int32_t *ids;
    uint32_t *beliefs;
    vx_searcher *opponent;
} lane;

struct vx_batch {
    const vx_game *game;
    void *start;
    int count, seats;
    uint64_t seed;
    game_slot *slots;
    void *memory; /* states, actions and ids of all slots */
    lane *lanes;
    int lane_count;
    bool has_opponent;
    vx_limits opponent;
    int learner; /* the caller's seat; -1: by the number of the game */
    bool exposes_chance;
    vx_batch_arrays arrays;
    size_t observation_size, mask_size, belief_size;
};

size_t vx_batch_mask_size(const vx_game *game)
{
    return ((size_t)vx_action_space(game) + 7) / 8;
}

/* ---- Making and freeing ---- */

/* States lie side by side, apart from the lists: batches without masks touch nothing else. */
static bool find_memory(vx_batch *batch)
{
    size_t games = (size_t)batch->count, state = batch->game->state_size;
    size_t cap = (size_t)batch->game->action_cap;
    batch->slots = calloc(games, sizeof *batch->slots);
    batch->memory = malloc(games * (state + cap * (sizeof(vx_action) + sizeof(int32_t))));
    if (batch->slots == NULL || batch->memory == NULL) return false;
    char *states = batch->memory;
    vx_action *actions = (vx_action *)(void *)(states + games * state);
    int32_t *ids = (int32_t *)(void *)(actions + games * cap);
    for (size_t i = 0; i < games; i++) {
        batch->slots[i].state = states + i * state;
        batch->slots[i].actions = actions + i * cap;
        batch->slots[i].ids = ids + i * cap;
    }
    return true;
}

vx_batch *vx_batch_new(const vx_game *game, const void *start, int count, uint64_t seed)
{
    if (vx_action_space(game) == 0 || count < 1) return NULL;
    vx_batch *batch = calloc(1, sizeof *batch);
    if (batch == NULL) return NULL;
    batch->game = game;
    batch->count = count;
    batch->seed = seed;
    batch->seats = vx_seats(game, start);
    batch->observation_size = vx_observation_size(game);
    batch->mask_size = vx_batch_mask_size(game);
    batch->belief_size = vx_belief_size(game);
    batch->start = malloc(game->state_size);
    if (batch->start == NULL || !find_memory(batch)) {
        vx_batch_free(batch);
        return NULL;
    }
    memcpy(batch->start, start, game->state_size);
    return batch;
}

static void free_lanes(vx_batch *batch)
{
    for (int i = 0; i < batch->lane_count; i++) {
        free(batch->lanes[i].view);
        free(batch->lanes[i].actions);
        free(batch->lanes[i].ids);
        free(batch->lanes[i].beliefs);
        vx_searcher_free(batch->lanes[i].opponent);
    }
    free(batch->lanes);
    batch->lanes = NULL;
    batch->lane_count = 0;
}

void vx_batch_free(vx_batch *batch)
{
    if (batch == NULL) return;
    free_lanes(batch);
    free(batch->memory);
    free(batch->slots);
    free(batch->start);
    free(batch);
}

void vx_batch_oppose(vx_batch *batch, const vx_limits *opponent, int seat)
{
    free_lanes(batch);
    batch->has_opponent = opponent != NULL;
    batch->learner = seat;
    if (opponent != NULL) batch->opponent = *opponent;
}

void vx_batch_expose_chance(vx_batch *batch, bool exposes)
{
    batch->exposes_chance = exposes;
}

static bool fill_lane(const vx_batch *batch, lane *own)
{
    enum { MEMORY = 8 << 20 };
    size_t cap = (size_t)batch->game->action_cap;
    own->view = malloc(batch->game->state_size);
    own->actions = calloc(cap, sizeof *own->actions);
    own->ids = calloc(cap, sizeof *own->ids);
    own->beliefs = calloc(batch->belief_size + 1, sizeof *own->beliefs);
    if (batch->has_opponent) own->opponent = vx_searcher_new(batch->game, MEMORY);
    return own->view != NULL && own->actions != NULL && own->ids != NULL && own->beliefs != NULL &&
           (!batch->has_opponent || own->opponent != NULL);
}

static bool make_lanes(vx_batch *batch, int count)
{
    if (batch->lane_count == count) return true;
    free_lanes(batch);
    batch->lanes = calloc((size_t)count, sizeof *batch->lanes);
    if (batch->lanes == NULL) return false;
    batch->lane_count = count;
    for (int i = 0; i < count; i++)
        if (!fill_lane(batch, &batch->lanes[i])) return false;
    return true;
}

/* ---- One game ---- */

static void remember(const vx_batch *batch, game_slot *slot, vx_action action)
{
    for (int seat = 0; seat < batch->seats; seat++) {
        int32_t *history = slot->history[seat];
        vx_action seen = vx_hide_action(batch->game, slot->state, action, seat);
        memmove(history + 1, history, (VX_BATCH_HISTORY - 1) * sizeof *history);
        vx_action_ids(batch->game, slot->state, &seen, 1, history);
    }
}

static void play_action(const vx_batch *batch, game_slot *slot, vx_action action)
{
    if (batch->arrays.history != NULL && slot->seat != VX_CHANCE) remember(batch, slot, action);
    batch->game->rules.apply(slot->state, action);
}

/* Chance acts, unless it is exposed; notes who acts next. */
static void resolve_chance(const vx_batch *batch, game_slot *slot)
{
    while ((slot->seat = batch->game->rules.to_act(slot->state)) == VX_CHANCE &&
           !batch->exposes_chance)
        batch->game->rules.apply(slot->state,
                                 vx_chance_draw(batch->game, slot->state, &slot->random));
}

static void begin(const vx_batch *batch, game_slot *slot)
{
    memcpy(slot->state, batch->start, batch->game->state_size);
    memset(slot->history, -1, sizeof slot->history);
    resolve_chance(batch, slot);
}

static bool is_opponent(const vx_batch *batch, int index, int seat)
{
    if (!batch->has_opponent || seat < 0) return false;
    return seat != (batch->learner >= 0 ? batch->learner : index % batch->seats);
}

static vx_action opponent_action(const vx_batch *batch, const lane *own, game_slot *slot, int seat)
{
    vx_limits limits = batch->opponent;
    limits.seed = vx_random_next(&slot->random);
    limits.threads = 1;
    vx_view(batch->game, slot->state, seat, own->view);
    return vx_search(own->opponent, own->view, seat, &limits, NULL).action;
}

/* Opponents act until the caller's seat must, or the game is over. */
static void run_opponents(const vx_batch *batch, const lane *own, int index)
{
    game_slot *slot = &batch->slots[index];
    while (is_opponent(batch, index, slot->seat)) {
        play_action(batch, slot, opponent_action(batch, own, slot, slot->seat));
        resolve_chance(batch, slot);
    }
}

/* ---- What is told of it ---- */

static void clear_mask(const vx_batch *batch, int index)
{
    const game_slot *slot = &batch->slots[index];
    uint8_t *mask = batch->arrays.masks + (size_t)index * batch->mask_size;
    for (int i = 0; i < slot->count; i++) mask[slot->ids[i] >> 3] = 0;
}

static void list_actions(const vx_batch *batch, int index)
{
    game_slot *slot = &batch->slots[index];
    slot->count = batch->game->rules.list(slot->state, slot->actions);
    vx_action_ids(batch->game, slot->state, slot->actions, slot->count, slot->ids);
    uint8_t *mask = batch->arrays.masks + (size_t)index * batch->mask_size;
    for (int i = 0; i < slot->count; i++)
        mask[slot->ids[i] >> 3] |= (uint8_t)(1u << (slot->ids[i] & 7));
}

static void observe(const vx_batch *batch, const void *view, int index)
{
    uint8_t *out = batch->arrays.observations + (size_t)index * batch->observation_size;
    memset(out, 0, batch->observation_size);
    batch->game->learning->observe(view, batch->slots[index].seat, out);
}

static void believe(const vx_batch *batch, const lane *own, const void *view, int index)
{
    float *out = batch->arrays.beliefs + (size_t)index * batch->belief_size;
    vx_believe(batch->game, view, batch->slots[index].seat, own->beliefs);
    for (size_t i = 0; i < batch->belief_size; i++)
        out[i] = (float)own->beliefs[i] / (float)VX_BELIEF_ONE;
}

static void tell_view(const vx_batch *batch, const lane *own, int index)
{
    const game_slot *slot = &batch->slots[index];
    const void *view = slot->state;
    if (vx_may_hide(batch->game, slot->state)) {
        vx_view(batch->game, slot->state, slot->seat, own->view);
        view = own->view;
    }
    if (batch->arrays.observations != NULL) observe(batch, view, index);
    if (batch->arrays.beliefs != NULL) believe(batch, own, view, index);
}

static void tell_decision(const vx_batch *batch, const lane *own, int index)
{
    const game_slot *slot = &batch->slots[index];
    if (batch->arrays.history != NULL)
        memcpy(batch->arrays.history + (size_t)index * VX_BATCH_HISTORY, slot->history[slot->seat],
               sizeof slot->history[0]);
    if (batch->arrays.masks != NULL) list_actions(batch, index);
    if (batch->arrays.observations != NULL || batch->arrays.beliefs != NULL)
        tell_view(batch, own, index);
}

/* No seat decides: nobody observes anything and no id is legal. */
static void tell_chance(const vx_batch *batch, int index)
{
    batch->slots[index].count = 0;
    if (batch->arrays.history != NULL)
        memset(batch->arrays.history + (size_t)index * VX_BATCH_HISTORY, -1,
               VX_BATCH_HISTORY * sizeof(int32_t));
    if (batch->arrays.observations != NULL)
        memset(batch->arrays.observations + (size_t)index * batch->observation_size, 0,
               batch->observation_size);
    if (batch->arrays.beliefs != NULL)
        memset(batch->arrays.beliefs + (size_t)index * batch->belief_size, 0,
               batch->belief_size * sizeof(float));
}

static void tell(const vx_batch *batch, const lane *own, int index)
{
    const game_slot *slot = &batch->slots[index];
    bool is_chance = slot->seat == VX_CHANCE;
    if (batch->arrays.to_act != NULL) batch->arrays.to_act[index] = (int8_t)slot->seat;
    if (batch->arrays.outcomes != NULL)
        batch->arrays.outcomes[index] =
            is_chance ? batch->game->rules.list(slot->state, own->actions) : 0;
    if (is_chance)
        tell_chance(batch, index);
    else
        tell_decision(batch, own, index);
}

static void tell_rewards(const vx_batch *batch, int index, bool has_ended)
{
    game_slot *slot = &batch->slots[index];
    float *rewards = batch->arrays.rewards + (size_t)index * (size_t)batch->seats;
    for (int seat = 0; seat < batch->seats; seat++)
        rewards[seat] = has_ended ? (float)vx_score(batch->game, slot->state, seat) : 0;
    slot->has_rewards = has_ended;
}

static void tell_end(const vx_batch *batch, int index, bool has_ended)
{
    if (batch->arrays.ends != NULL) batch->arrays.ends[index] = has_ended;
    if (batch->arrays.rewards != NULL && (has_ended || batch->slots[index].has_rewards))
        tell_rewards(batch, index, has_ended);
}

/* ---- All games ---- */

typedef struct {
    vx_batch *batch;
    const int32_t *ids;
    bool begins;
} job;

/* What may be done in a game: kept with it, or listed now into the lane's own arrays. */
typedef struct {
    const vx_action *actions;
    const int32_t *ids;
    int count;
} offer;

static offer offer_of(const vx_batch *batch, const lane *own, const game_slot *slot, bool with_ids)
{
    if (batch->arrays.masks != NULL && slot->seat != VX_CHANCE)
        return (offer){slot->actions, slot->ids, slot->count};
    int count = batch->game->rules.list(slot->state, own->actions);
    if (with_ids) vx_action_ids(batch->game, slot->state, own->actions, count, own->ids);
    return (offer){own->actions, own->ids, count};
}

static int find_id(const offer *offered, int32_t id)
{
    int i = 0;
    while (i < offered->count && offered->ids[i] != id) i++;
    return i;
}

/* An outcome of chance goes by its place in the list. */
static vx_action chosen_outcome(const vx_batch *batch, const lane *own, game_slot *slot,
                                const int32_t *id)
{
    if (id == NULL || *id == VX_BATCH_ROLL)
        return vx_chance_draw(batch->game, slot->state, &slot->random);
    return offer_of(batch, own, slot, false).actions[*id];
}

static vx_action chosen_action(const vx_batch *batch, const lane *own, game_slot *slot,
                               const int32_t *id)
{
    if (slot->seat == VX_CHANCE) return chosen_outcome(batch, own, slot, id);
    offer offered = offer_of(batch, own, slot, id != NULL);
    if (id != NULL) return offered.actions[find_id(&offered, *id)];
    return offered.actions[vx_random_below(&slot->random, (uint64_t)offered.count)];
}

/* An opponent may end a game before the caller has acted: then there was nothing to decide in it. */
static void begin_play(const vx_batch *batch, const lane *own, int index)
{
    game_slot *slot = &batch->slots[index];
    do {
        begin(batch, slot);
        run_opponents(batch, own, index);
    } while (slot->seat == VX_OVER);
}

static void begin_first(const vx_batch *batch, const lane *own, int index)
{
    uint64_t seed = batch->seed + (uint64_t)index * 0x9E3779B97F4A7C15u;
    vx_random_seed(&batch->slots[index].random, seed);
    batch->slots[index].has_rewards = true; /* whatever the caller's array holds */
    begin_play(batch, own, index);
    tell_end(batch, index, false);
}

static void advance(const vx_batch *batch, const lane *own, int index, const int32_t *id)
{
    game_slot *slot = &batch->slots[index];
    play_action(batch, slot, chosen_action(batch, own, slot, id));
    resolve_chance(batch, slot);
    if (batch->has_opponent) run_opponents(batch, own, index);
    bool has_ended = slot->seat == VX_OVER;
    tell_end(batch, index, has_ended);
    if (has_ended) begin_play(batch, own, index);
}

static void work_on(const job *todo, const lane *own, int index)
{
    const vx_batch *batch = todo->batch;
    const int32_t *id = todo->ids != NULL ? &todo->ids[index] : NULL;
    if (id != NULL && *id == VX_BATCH_WAIT) {
        tell_end(batch, index, false);
        return;
    }
    if (batch->arrays.masks != NULL) clear_mask(batch, index);
    if (todo->begins)
        begin_first(batch, own, index);
    else
        advance(batch, own, index, id);
    tell(batch, own, index);
}

static void work(void *argument, int number)
{
    const job *todo = argument;
    const vx_batch *batch = todo->batch;
    int from = (int)((int64_t)batch->count * number / batch->lane_count);
    int to = (int)((int64_t)batch->count * (number + 1) / batch->lane_count);
    for (int i = from; i < to; i++) work_on(todo, &batch->lanes[number], i);
}

static void run(job *todo, const vx_platform *platform)
{
    vx_batch *batch = todo->batch;
    if (batch->lane_count > 1)
        platform->run_parallel(platform->context, batch->lane_count, work, todo);
    else
        work(todo, 0);
}

bool vx_batch_reset(vx_batch *batch, const vx_batch_arrays *arrays, const vx_platform *platform,
                    int threads)
{
    if (!make_lanes(batch, threads)) return false;
    batch->arrays = *arrays;
    for (int i = 0; i < batch->count; i++) batch->slots[i].count = 0;
    if (arrays->masks != NULL) memset(arrays->masks, 0, (size_t)batch->count * batch->mask_size);
    job todo = {batch, NULL, true};
    run(&todo, platform);
    return true;
}

static bool is_listed(const vx_batch *batch, const game_slot *slot, int32_t id)
{
    bool is_chance = slot->seat == VX_CHANCE;
    if (id == VX_BATCH_WAIT || (is_chance && id == VX_BATCH_ROLL)) return true;
    offer offered = offer_of(batch, &batch->lanes[0], slot, !is_chance);
    if (is_chance) return id >= 0 && id < offered.count;
    return find_id(&offered, id) < offered.count;
}

int vx_batch_step(vx_batch *batch, const int32_t *ids, const vx_platform *platform)
{
    for (int i = 0; ids != NULL && i < batch->count; i++)
        if (!is_listed(batch, &batch->slots[i], ids[i])) return i;
    job todo = {batch, ids, false};
    run(&todo, platform);
    return -1;
}

const void *vx_batch_state(const vx_batch *batch, int index)
{
    return batch->slots[index].state;
}
