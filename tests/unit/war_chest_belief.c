/* SPDX-License-Identifier: MIT */
/* war_chest_belief.c - brute force: every full position that fits what somebody has seen. */
#include "war_chest_belief.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness.h"

enum { SAMPLES = 200000, HIDER = 1 };

static const vx_game *const game = &war_chest_game;

static void add_possibility(belief *b, const war_chest *state, double weight)
{
    uint64_t hash = vx_hash(game, state);
    for (int i = 0; i < b->count; i++) {
        if (b->at[i].hash != hash || memcmp(&b->at[i].state, state, sizeof *state) != 0) continue;
        b->at[i].weight += weight;
        return;
    }
    if ((b->count & (b->count - 1)) == 0) { /* full at each power of two */
        b->at = realloc(b->at, (size_t)(b->count > 0 ? 2 * b->count : 1) * sizeof *b->at);
        assert_non_null(b->at);
    }
    b->at[b->count++] = (possibility){*state, hash, weight};
}

belief begin_belief(const char *position, int observer)
{
    belief b = {.observer = observer};
    const vx_game *found;
    void *state = malloc(vx_largest_state());
    vx_problem why;
    char text[256];
    if (!vx_parse_position(position, &found, state, &why)) {
        vx_format_problem(&why, VX_ENGLISH, text, sizeof text);
        fail_msg("%s", text);
    }
    add_possibility(&b, state, 1);
    free(state);
    return b;
}

static void apply_to(belief *next, const possibility *from, vx_action action, double factor)
{
    war_chest after;
    memcpy(&after, &from->state, sizeof after);
    game->rules.apply(&after, action);
    add_possibility(next, &after, from->weight * factor);
}

static double share_of_hand(const war_chest *s, int seat, int type)
{
    return (double)coins_in(s->hand[seat], slot_of(s, seat, type)) / size_of_zone(s->hand[seat]);
}

/* A coin that leaves a hand: how likely it is the one. */
static double chance_of_coin(const war_chest *s, vx_action action)
{
    act a = unpack_act(action);
    if (a.verb == ACT_SPY_DROP) return share_of_hand(s, frame_target(top_frame(s)), a.u);
    if (a.by != BY_COIN || s->node != NODE_PLAY) return 1;
    return share_of_hand(s, s->actor, wc_paid_type(&a));
}

/* Every outcome or action of `from` that the observer sees as `seen`. */
static void follow(belief *next, const possibility *from, const char *seen)
{
    vx_action actions[WC_ACTION_CAP];
    char text[128];
    const war_chest *s = &from->state;
    int count = game->rules.list(s, actions);
    for (int i = 0; i < count; i++) {
        vx_action shown = game->knowledge->hide_action(s, actions[i], next->observer);
        vx_format_action(game, s, shown, text, sizeof text);
        if (strcmp(text, seen) != 0) continue;
        double factor = s->actor == VX_CHANCE ? (double)game->chance->weight(s, actions[i]) /
                                                    (double)game->chance->total(s)
                                              : chance_of_coin(s, actions[i]);
        apply_to(next, from, actions[i], factor);
    }
}

/* "p2 hand=kn,la,ro" is what Spy shows. */
static void keep_if_shown(belief *next, const possibility *from, const char *seen)
{
    char text[4096];
    vx_format_position(game, &from->state, text, sizeof text);
    for (const char *line = text; line != NULL; line = strchr(line, '\n')) {
        if (*line == '\n') line++;
        if (strncmp(line, seen, strlen(seen)) == 0)
            add_possibility(next, &from->state, from->weight);
    }
}

void see(belief *b, const char *seen)
{
    belief next = {.observer = b->observer};
    bool is_look = strncmp(seen + 2, " hand=", 6) == 0;
    for (int i = 0; i < b->count; i++)
        if (is_look)
            keep_if_shown(&next, &b->at[i], seen);
        else
            follow(&next, &b->at[i], seen);
    if (next.count == 0) fail_msg("nobody can do this here: %s", seen);
    free(b->at);
    *b = next;
}

void normalise_belief(belief *b)
{
    double sum = 0;
    for (int i = 0; i < b->count; i++) sum += b->at[i].weight;
    for (int i = 0; i < b->count; i++) b->at[i].weight /= sum;
}

/* ---- What samples must be like ---- */

static bool hides_alike(const war_chest *a, const war_chest *b)
{
    uint32_t top_a = a->depth > 0 ? top_frame(a) : 0, top_b = b->depth > 0 ? top_frame(b) : 0;
    return a->hand[HIDER] == b->hand[HIDER] && a->bag[HIDER] == b->bag[HIDER] &&
           a->down[HIDER] == b->down[HIDER] && top_a == top_b;
}

static void print_mismatch(const possibility *p, double found)
{
    char text[4096];
    vx_format_position(game, &p->state, text, sizeof text);
    print_error("expected %f, sampled %f:\n%s", p->weight, found, text);
}

void views_are_equal(const belief *b, war_chest *view)
{
    war_chest other;
    game->knowledge->view(&b->at[0].state, b->observer, view);
    for (int i = 1; i < b->count; i++) {
        game->knowledge->view(&b->at[i].state, b->observer, &other);
        assert_memory_equal(view, &other, sizeof other);
    }
}

/* Positions that differ only in what other seats hide count as one. */
static void join_alike(belief *b)
{
    int count = 0;
    for (int i = 0; i < b->count; i++) {
        int n = 0;
        while (n < count && !hides_alike(&b->at[n].state, &b->at[i].state)) n++;
        if (n < count)
            b->at[n].weight += b->at[i].weight;
        else
            b->at[count++] = b->at[i];
    }
    b->count = count;
}

/* Draws from the view, one by one or with notes, and counts what comes. */
static void draw_samples(const belief *b, const war_chest *view, bool with_notes, int *hits)
{
    static char notes[WC_NOTES_SIZE];
    war_chest sample;
    vx_random random;
    vx_random_seed(&random, 7);
    memset(notes, 0, sizeof notes);
    for (int n = 0; n < SAMPLES; n++) {
        int i = 0;
        if (with_notes)
            game->knowledge->sample_again(view, notes, &random, &sample);
        else
            game->knowledge->sample(view, &random, &sample);
        while (i < b->count && !hides_alike(&b->at[i].state, &sample)) i++;
        assert_true(i < b->count); /* nothing impossible is drawn */
        hits[i]++;
    }
}

static void claim_samples(const belief *b, const war_chest *view, bool with_notes)
{
    bool agrees = true;
    int *hits = calloc((size_t)b->count, sizeof *hits);
    assert_non_null(hits);
    draw_samples(b, view, with_notes, hits);
    for (int i = 0; i < b->count; i++) {
        double p = b->at[i].weight, found = (double)hits[i] / (double)SAMPLES;
        double off = found - p, spread = p * (1 - p) / (double)SAMPLES;
        bool is_near = off * off <= 25 * spread + 1e-9; /* five standard deviations */
        if (!is_near) print_mismatch(&b->at[i], found);
        agrees &= is_near;
    }
    assert_true(agrees);
    free(hits);
}

void samples_follow(belief *belief_of_all)
{
    belief copy = *belief_of_all, *b = &copy;
    war_chest view;
    b->at = malloc((size_t)b->count * sizeof *b->at);
    assert_non_null(b->at);
    memcpy(b->at, belief_of_all->at, (size_t)b->count * sizeof *b->at);
    normalise_belief(b);
    views_are_equal(b, &view);
    join_alike(b);
    claim_samples(b, &view, false);
    claim_samples(b, &view, true);
    free(b->at);
}
