/* SPDX-License-Identifier: MIT */
/* conformance_playout.c - playouts without lists play as list-and-pick does. */
#include <string.h>

#include "conformance.h"

/* ---- Counting ---- */

/* Every listed action has one index, and no index gives anything else. */
static void visit_counted(fixture *f)
{
    const vx_game_playout *own = f->game->playout;
    if (vx_to_act(f->game, f->state) < 0) return;
    int count = vx_list(f->game, f->state, f->list);
    claim(f, own->count(f->state) == count, "a playout counts as many actions as are listed");
    for (int i = 0; i < count; i++) f->other[i] = own->decode(f->state, i);
    sort_actions(f->list, count);
    sort_actions(f->other, count);
    bool same = memcmp(f->list, f->other, (size_t)count * sizeof *f->list) == 0;
    claim(f, same, "a playout decodes each listed action once");
}

void playouts_count_what_is_listed(void **state)
{
    fixture *f = *state;
    if (f->game->playout == NULL || f->game->playout->count == NULL) return;
    visit_states(f, 20000, 1, visit_counted);
}

/* ---- Choosing ---- */

enum { SAMPLES = 3000, BUCKETS = 40 };

/* One decision by a playout, or a deal or a whole round of draws; then chance, as the rules have it. */
static void play_one(fixture *f, void *state)
{
    vx_play_out(f->game, state, &f->random, 1, f->other);
}

static void pick_one(fixture *f, void *state)
{
    vx_apply(f->game, state, draw_action(f, state));
}

/* Where a state after that decision falls. A playout of no actions forgets what seats know, which a
 * longer one does not keep up. */
static int bucket_after(fixture *f, void (*decide)(fixture *, void *))
{
    memcpy(f->scratch, f->state, vx_state_size(f->game));
    decide(f, f->scratch);
    while (vx_to_act(f->game, f->scratch) == VX_CHANCE)
        vx_apply(f->game, f->scratch, vx_chance_draw(f->game, f->scratch, &f->random));
    vx_play_out(f->game, f->scratch, &f->random, 0, f->other);
    return (int)(vx_hash(f->game, f->scratch) % BUCKETS);
}

/* Chi-square of two samples of one size. Its mean is the number of buckets in use less one; five of its
 * deviations above that is one case in a million or so. */
static bool look_alike(const int *first, const int *second)
{
    double sum = 0, used = -1, off = 0;
    for (int i = 0; i < BUCKETS; i++) {
        int both = first[i] + second[i], difference = first[i] - second[i];
        if (both == 0) continue;
        sum += (double)difference * difference / both;
        used++;
    }
    if (sum <= used) return true;
    off = sum - used;
    return off * off <= 25 * 2 * (used + 2);
}

static void visit_choice(fixture *f)
{
    int picked[BUCKETS] = {0}, played[BUCKETS] = {0};
    if (vx_to_act(f->game, f->state) == VX_OVER) return;
    for (int i = 0; i < SAMPLES; i++) {
        picked[bucket_after(f, pick_one)]++;
        played[bucket_after(f, play_one)]++;
    }
    claim(f, look_alike(picked, played), "a playout chooses as list-and-pick does");
}

void playouts_choose_as_lists_do(void **state)
{
    fixture *f = *state;
    if (f->game->playout == NULL) return;
    visit_states(f, 40, 37, visit_choice);
}

/* ---- Whole games ---- */

enum { GAMES = 400 };

typedef struct {
    double sum, squares;
} lengths;

static void add_length(lengths *to, double length)
{
    to->sum += length;
    to->squares += length * length;
}

static double variance_of_mean(const lengths *of)
{
    double mean = of->sum / GAMES;
    return (of->squares / GAMES - mean * mean) / GAMES;
}

static double play_listed(fixture *f)
{
    int decisions = 0;
    while (vx_to_act(f->game, f->state) != VX_OVER) {
        decisions += vx_to_act(f->game, f->state) != VX_CHANCE;
        vx_apply(f->game, f->state, draw_action(f, f->state));
    }
    return decisions;
}

/* The mean numbers of decisions differ by less than five deviations. */
void playouts_last_as_long(void **state)
{
    fixture *f = *state;
    lengths listed = {0}, played = {0};
    if (f->game->playout == NULL) return;
    for (int i = 0; i < GAMES; i++) {
        start_game(f, i);
        add_length(&listed, play_listed(f));
        start_game(f, i);
        vx_played done = vx_play_out(f->game, f->state, &f->random, UINT64_MAX, f->list);
        claim(f, vx_to_act(f->game, f->state) == VX_OVER, "a playout ends the game");
        add_length(&played, (double)done.decisions);
    }
    double off = (listed.sum - played.sum) / GAMES;
    claim(f, off * off <= 25 * (variance_of_mean(&listed) + variance_of_mean(&played)),
          "playouts last as long as listed games");
}

/* A seed makes one game, in one piece or in many. */
void playouts_follow_their_seed(void **state)
{
    fixture *f = *state;
    for (int i = 0; i < 5; i++) {
        vx_random random;
        start_game(f, i);
        memcpy(f->twin, f->state, vx_state_size(f->game));
        vx_random_seed(&random, f->seed);
        vx_played whole = vx_play_out(f->game, f->state, &random, 2000, f->list);
        vx_random_seed(&random, f->seed);
        for (uint64_t actions = 0; actions < whole.actions;) {
            uint64_t left = whole.actions - actions;
            actions += vx_play_out(f->game, f->twin, &random, left < 7 ? left : 7, f->list).actions;
        }
        bool same = memcmp(f->state, f->twin, vx_state_size(f->game)) == 0;
        claim(f, same, "a seed makes the same playout, in one piece or in many");
    }
}
