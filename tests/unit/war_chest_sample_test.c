/* SPDX-License-Identifier: MIT */
/* war_chest_sample_test.c - what seat 1 may know of seat 2 in War Chest, against brute force.
 *
 * A script says what seat 1 sees. The belief follows it with every full position that fits: a hidden
 * draw splits each by what may be drawn, a coin played face down by which coin of the hand it was,
 * a coin shown drops those that do not hold it. Each coin of a hand is as likely to be the one
 * played. In the end all these positions must look the same to seat 1, and what vx_sample() draws
 * from that view must come as often as the belief says. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/war-chest/war_chest.h"
#include "harness.h"

enum { POSITIONS = 20000, SAMPLES = 200000, HIDER = 1 };

typedef struct {
    war_chest state;
    double weight;
} possibility;

typedef struct {
    possibility *at;
    int count;
} belief;

static const vx_game *const game = &war_chest_game;

/* ---- The belief ---- */

static void add_possibility(belief *b, const war_chest *state, double weight)
{
    for (int i = 0; i < b->count; i++) {
        if (memcmp(&b->at[i].state, state, sizeof *state) != 0) continue;
        b->at[i].weight += weight;
        return;
    }
    assert_true(b->count < POSITIONS);
    b->at[b->count++] = (possibility){*state, weight};
}

static belief new_belief(void)
{
    belief b = {.at = malloc(POSITIONS * sizeof(possibility))};
    assert_non_null(b.at);
    return b;
}

static belief begin(const char *position)
{
    belief b = new_belief();
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
    game->apply(&after, action);
    add_possibility(next, &after, from->weight * factor);
}

/* The coin that leaves the hand of the seat to act, and how likely it is the one. */
static double chance_of_coin(const war_chest *s, vx_action action)
{
    act a = unpack_act(action);
    if (a.by != BY_COIN || s->node != NODE_PLAY) return 1;
    int slot = slot_of(s, s->actor, wc_paid_type(&a));
    return (double)coins_in(s->hand[s->actor], slot) / size_of_zone(s->hand[s->actor]);
}

/* Every outcome or action of `from` that seat 1 sees as `seen`. */
static void follow(belief *next, const possibility *from, const char *seen)
{
    vx_action actions[WC_ACTION_CAP];
    char text[128];
    const war_chest *s = &from->state;
    int count = game->list(s, actions);
    for (int i = 0; i < count; i++) {
        vx_action shown = game->hide_action(s, actions[i], 0);
        vx_format_action(game, s, shown, text, sizeof text);
        if (strcmp(text, seen) != 0) continue;
        double factor = s->actor == VX_CHANCE ? (double)game->chance_weight(s, actions[i]) /
                                                    (double)game->chance_total(s)
                                              : chance_of_coin(s, actions[i]);
        apply_to(next, from, actions[i], factor);
    }
}

/* "p2 hand=kn,la,ro" is what Spy shows. */
static void keep_if_shown(belief *next, const possibility *from, const char *seen)
{
    char text[4096];
    vx_format_position(game, &from->state, text, sizeof text);
    if (strstr(text, seen) != NULL) add_possibility(next, &from->state, from->weight);
}

static void see(belief *b, const char *seen)
{
    belief next = new_belief();
    bool is_look = strncmp(seen, "p2 hand=", 8) == 0;
    for (int i = 0; i < b->count; i++)
        if (is_look)
            keep_if_shown(&next, &b->at[i], seen);
        else
            follow(&next, &b->at[i], seen);
    if (next.count == 0) fail_msg("nobody can do this here: %s", seen);
    free(b->at);
    *b = next;
}

static void normalise(belief *b)
{
    double sum = 0;
    for (int i = 0; i < b->count; i++) sum += b->at[i].weight;
    for (int i = 0; i < b->count; i++) b->at[i].weight /= sum;
}

/* ---- The claims ---- */

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

static void views_are_equal(const belief *b, war_chest *view)
{
    war_chest other;
    game->view(&b->at[0].state, 0, view);
    for (int i = 1; i < b->count; i++) {
        game->view(&b->at[i].state, 0, &other);
        assert_memory_equal(view, &other, sizeof other);
    }
}

static void samples_follow(belief *b)
{
    war_chest view, sample;
    vx_random random;
    int *hits = calloc((size_t)b->count, sizeof *hits);
    assert_non_null(hits);
    normalise(b);
    views_are_equal(b, &view);
    vx_random_seed(&random, 7);
    for (int n = 0; n < SAMPLES; n++) {
        int i = 0;
        game->sample(&view, &random, &sample);
        while (i < b->count && !hides_alike(&b->at[i].state, &sample)) i++;
        assert_true(i < b->count); /* nothing impossible is drawn */
        hits[i]++;
    }
    bool agrees = true;
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

static void run_script(const char *position, const char *const *script)
{
    belief b = begin(position);
    for (int i = 0; script[i] != NULL; i++) {
        see(&b, script[i]);
        bool is_looking = strstr(script[i], "proclaim spy") != NULL; /* what he sees comes next */
        if (b.count > 1 && !is_looking) samples_follow(&b);
    }
    assert_true(b.count > 1); /* a script that ends in certainty tests little */
    free(b.at);
}

/* ---- Tests ---- */

/* Seat 1 passes with its own coins; seat 2 has kn, la and ro in its bag, nothing hidden yet. */
static void a_face_down_coin_may_be_any_coin_of_the_hand(void **state)
{
    (void)state;
    static const char *const script[] = {
        "draw p1 ro",   "draw p1 ar",   "draw p1 ar",  "draw p2 ?",    "draw p2 ?",
        "draw p2 ?",    "pass with ro", "pass with ?", "pass with ar", "move kn e6 e5",
        "pass with ar", "pass with ?",  NULL};
    run_script("position war-chest\n"
               "state round=1 node=draw\n"
               "units e6=2kn1\n"
               "marks W=d1,g1 R=e6,h5\n"
               "p1 hand=- bag=ar2,ro1 up=- down=- sup=ar2 out=-\n"
               "p2 hand=- bag=kn2,la2,ro1 up=- down=- sup=kn1,la2 out=-\n",
               script);
}

/* The bag of seat 2 runs out after one coin: what lay face up then cannot be that coin. The pile is
 * remembered until the round after, when the bag runs out again. */
static void a_coin_kept_through_a_refill_was_not_face_up(void **state)
{
    (void)state;
    static const char *const script[] = {"draw p1 ro",
                                         "draw p1 ar",
                                         "draw p1 ar",
                                         "draw p2 ?",
                                         "draw p2 ?",
                                         "draw p2 ?",
                                         "pass with ro",
                                         "pass with ?",
                                         "pass with ar",
                                         "move kn e6 e5",
                                         "pass with ar",
                                         "pass with ?",
                                         "draw p1 ro",
                                         "draw p1 ar",
                                         "draw p1 ar",
                                         "draw p2 ?",
                                         "draw p2 ?",
                                         "draw p2 ?",
                                         "pass with ro",
                                         "move kn e5 e4",
                                         "pass with ar",
                                         "pass with ?",
                                         "pass with ar",
                                         "pass with ?",
                                         "draw p1 ro",
                                         "draw p1 ar",
                                         "draw p1 ar",
                                         "draw p2 ?",
                                         NULL};
    run_script("position war-chest\n"
               "state round=1 node=draw\n"
               "units e6=2kn1\n"
               "marks W=d1,g1 R=e6,h5\n"
               "p1 hand=- bag=ar2,ro1 up=- down=- sup=ar2 out=-\n"
               "p2 hand=- bag=kn2,la1,ro1 up=- down=- sup=kn1,la3 out=-\n",
               script);
}

/* The same with two coins kept, one of which comes face up later. */
static void two_kept_coins_are_told_from_one_new(void **state)
{
    (void)state;
    static const char *const script[] = {
        "draw p1 ro",   "draw p1 ar",   "draw p1 ar",    "draw p2 ?",    "draw p2 ?",
        "draw p2 ?",    "pass with ro", "move kn e6 e5", "pass with ar", "pass with ?",
        "pass with ar", "pass with ?",  "draw p1 ro",    "draw p1 ar",   "draw p1 ar",
        "draw p2 ?",    "draw p2 ?",    "draw p2 ?",     "pass with ro", "move kn e5 e4",
        "pass with ar", "pass with ?",  "pass with ar",  "pass with ?",  NULL};
    run_script("position war-chest\n"
               "state round=1 node=draw\n"
               "units e6=2kn1\n"
               "marks W=d1,g1 R=e6,h5\n"
               "p1 hand=- bag=ar2,ro1 up=- down=- sup=ar2 out=-\n"
               "p2 hand=- bag=kn2,la2,ro1 up=- down=- sup=kn1,la2 out=-\n",
               script);
}

/* Spy: the coin that replaced the dropped one may have been the one shown since. */
static const char spy_position[] = "position war-chest\n"
                                   "options nobility=1%s\n"
                                   "state round=1 node=draw\n"
                                   "decrees guard=- march=- spy=-\n"
                                   "units e6=2kn1\n"
                                   "marks W=d1,g1 R=e6,h5\n"
                                   "p1 hand=- bag=ar2,ro1 up=- down=- sup=ar2 out=-\n"
                                   "p2 hand=- bag=kn3,la2,ro1 up=- down=- sup=la2 out=-\n";

static void run_spy_script(const char *options, const char *const *script)
{
    char position[sizeof spy_position + 32];
    snprintf(position, sizeof position, spy_position, options);
    run_script(position, script);
}

static void a_spied_hand_is_known_but_for_the_replacement(void **state)
{
    (void)state;
    static const char *const script[] = {
        "draw p1 ro",    "draw p1 ar",        "draw p1 ar",       "draw p2 ?",    "draw p2 ?",
        "draw p2 ?",     "proclaim spy : p2", "p2 hand=kn,la,ro", "spy drop la",  "draw p2 ?",
        "move kn e6 e5", "pass with ar",      "pass with ?",      "pass with ar", NULL};
    run_spy_script("", script);
}

static void two_shown_coins_of_a_type_say_more_about_the_replacement(void **state)
{
    (void)state;
    static const char *const script[] = {
        "draw p1 ro",    "draw p1 ar",        "draw p1 ar",       "draw p2 ?",    "draw p2 ?",
        "draw p2 ?",     "proclaim spy : p2", "p2 hand=kn,kn,la", "spy drop la",  "draw p2 ?",
        "move kn e6 e5", "pass with ar",      "move kn e5 e4",    "pass with ar", NULL};
    run_spy_script("", script);
}

static void a_coin_dropped_face_down_is_known_to_the_spy(void **state)
{
    (void)state;
    static const char *const script[] = {
        "draw p1 ro",  "draw p1 ar",        "draw p1 ar",       "draw p2 ?",    "draw p2 ?",
        "draw p2 ?",   "proclaim spy : p2", "p2 hand=kn,la,ro", "spy drop ro",  "draw p2 ?",
        "pass with ?", "pass with ar",      "pass with ?",      "pass with ar", "pass with ?",
        "draw p1 ro",  "draw p1 ar",        "draw p1 ar",       "draw p2 ?",    NULL};
    run_spy_script(" spy_face=down", script);
}

/* The Warrior Priest's coin is drawn, played face down, and nobody learns what it was. */
static void a_pending_coin_is_hidden_like_any_other(void **state)
{
    (void)state;
    static const char *const script[] = {
        "draw p1 ro", "draw p1 ar",          "draw p1 ar",   "draw p2 ?",
        "draw p2 ?",  "draw p2 ?",           "pass with ro", "control wp d4",
        "draw p2 ?",  "then wp pass with ?", "pass with ar", "pass with ?",
        NULL};
    run_script("position war-chest\n"
               "state round=1 node=draw\n"
               "units d4=2wp1\n"
               "marks W=d1,g1 R=e6,h5\n"
               "p1 hand=- bag=ar2,ro1 up=- down=- sup=ar2 out=-\n"
               "p2 hand=- bag=wp2,la2,ro1 up=- down=- sup=wp1,la2 out=-\n",
               script);
}

/* A refill for the Warrior Priest in the middle of the round: the whole hand was kept. */
static void a_refill_for_the_priest_keeps_the_hand(void **state)
{
    (void)state;
    static const char *const script[] = {
        "draw p1 ro", "draw p1 ar",          "draw p1 ar",   "draw p2 ?",
        "draw p2 ?",  "draw p2 ?",           "pass with ro", "control wp d4",
        "draw p2 ?",  "then wp pass with ?", "pass with ar", "pass with ?",
        NULL};
    run_script("position war-chest\n"
               "state round=1 node=draw\n"
               "units d4=2wp1\n"
               "marks W=d1,g1 R=e6,h5\n"
               "p1 hand=- bag=ar2,ro1 up=- down=- sup=ar2 out=-\n"
               "p2 hand=- bag=wp2,la1 up=la2,ro1 down=- sup=wp1,la1 out=-\n",
               script);
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_face_down_coin_may_be_any_coin_of_the_hand),
        cmocka_unit_test(a_coin_kept_through_a_refill_was_not_face_up),
        cmocka_unit_test(two_kept_coins_are_told_from_one_new),
        cmocka_unit_test(a_spied_hand_is_known_but_for_the_replacement),
        cmocka_unit_test(two_shown_coins_of_a_type_say_more_about_the_replacement),
        cmocka_unit_test(a_coin_dropped_face_down_is_known_to_the_spy),
        cmocka_unit_test(a_pending_coin_is_hidden_like_any_other),
        cmocka_unit_test(a_refill_for_the_priest_keeps_the_hand),
    };
    return RUN_SUITE("war-chest samples", tests, words, word);
}
