/* SPDX-License-Identifier: MIT */
/* war_chest_posterior_test.c - the chances of the next coin drawn in War Chest and the coins expected in
 * each place, against brute force.
 *
 * Games are played at random from small positions, through many refills. A belief follows what
 * somebody sees of them (war_chest_belief.h). At every step the exact weights that the odds of a draw
 * are made of and the expected coins must be those of the belief. Now and then samples are held
 * against it too. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/war-chest/riddle.h"
#include "harness.h"
#include "war_chest_belief.h"

enum { HIDER = 1, SAMPLE_EVERY = 75, SAMPLED_GAMES = 2 };

static const vx_game *const game = &war_chest_game;

/* ---- The claim ---- */

static void believe_draw(const belief *b, double out[SLOTS])
{
    double sum = 0;
    for (int slot = 0; slot < SLOTS; slot++) out[slot] = 0;
    for (int i = 0; i < b->count; i++) {
        zone source = wc_draw_source(&b->at[i].state, HIDER);
        sum += b->at[i].weight;
        for (int slot = 0; slot < SLOTS; slot++)
            out[slot] += b->at[i].weight * coins_in(source, slot) / size_of_zone(source);
    }
    for (int slot = 0; slot < SLOTS; slot++) out[slot] /= sum;
}

/* How far the weights are from the belief, at most. */
static double draw_error(const belief *b)
{
    war_chest view;
    uint64_t weight[SLOTS];
    double expected[SLOTS], total = 0, worst = 0;
    views_are_equal(b, &view);
    believe_draw(b, expected);
    wc_weigh_draw(&view, HIDER, weight);
    for (int slot = 0; slot < SLOTS; slot++) total += (double)weight[slot];
    for (int slot = 0; slot < SLOTS; slot++)
        worst = fmax(worst, fabs((double)weight[slot] / total - expected[slot]));
    return worst;
}

enum { PLACES = 4 };

static void believe_coins(const belief *b, double out[PLACES][SLOTS])
{
    double sum = 0;
    memset(out, 0, PLACES * sizeof *out);
    for (int i = 0; i < b->count; i++) {
        const war_chest *s = &b->at[i].state;
        int pending = wc_pending_slot(s, HIDER);
        const zone zones[PLACES] = {s->hand[HIDER], s->bag[HIDER], s->down[HIDER],
                                    pending >= 0 ? one_coin(pending) : 0};
        sum += b->at[i].weight;
        for (int place = 0; place < PLACES; place++)
            for (int slot = 0; slot < SLOTS; slot++)
                out[place][slot] += b->at[i].weight * coins_in(zones[place], slot);
    }
    for (int place = 0; place < PLACES; place++)
        for (int slot = 0; slot < SLOTS; slot++) out[place][slot] /= sum;
}

/* How far the expected coins are from the belief, at most; rounding counts as nothing. */
static double coins_error(const belief *b)
{
    enum { COINS = 20 }; /* of one player: each is rounded by half a VX_BELIEF_ONE-th */
    war_chest view;
    expected_coins found;
    double expected[PLACES][SLOTS], worst = 0;
    views_are_equal(b, &view);
    believe_coins(b, expected);
    wc_expect_coins(&view, HIDER, &found);
    const uint32_t *places[PLACES] = {found.hand, found.bag, found.down, found.pending};
    for (int place = 0; place < PLACES; place++)
        for (int slot = 0; slot < SLOTS; slot++)
            worst = fmax(worst,
                         fabs((double)places[place][slot] / VX_BELIEF_ONE - expected[place][slot]));
    return worst <= (double)COINS / VX_BELIEF_ONE ? 0 : worst;
}

/* ---- Random games ---- */

typedef struct {
    const char *position;
    int observer;
    int games, steps;
    bool is_full_of_spies; /* the Wolf's decrees and Locations are free again after every turn */
} random_play;

static bool is_spying(vx_action action)
{
    int v = verb_of(action);
    return v == ACT_SPY || v == ACT_SPY_DROP || v == ACT_EARL;
}

/* Any action; but one of a spy every other time, where there is one. */
static vx_action pick(const war_chest *s, vx_random *random)
{
    vx_action actions[WC_ACTION_CAP], spying[WC_ACTION_CAP];
    if (s->actor == VX_CHANCE) return vx_chance_draw(game, s, random);
    int count = game->rules.list(s, actions), spies = 0;
    for (int i = 0; i < count; i++)
        if (is_spying(actions[i])) spying[spies++] = actions[i];
    if (spies > 0 && vx_random_below(random, 2) == 0)
        return spying[vx_random_below(random, (uint64_t)spies)];
    return actions[vx_random_below(random, (uint64_t)count)];
}

static void let_spies_return(war_chest *s, hex_set marks)
{
    s->seals[WOLF] = 0;
    s->marks[WOLF] &= marks;
}

static void look_at_hand(belief *b, const war_chest *s, int target)
{
    char position[4096], seen[64];
    vx_format_position(game, s, position, sizeof position);
    snprintf(seen, sizeof seen, "p%d hand=", target + 1);
    const char *line = strstr(position, seen);
    snprintf(seen, sizeof seen, "%.*s", (int)strcspn(line, "b") - 1, line);
    see(b, seen);
}

/* One action, chosen at random, and what the observer sees of it. */
static void play_on(war_chest *truth, belief *b, vx_random *random)
{
    char text[VX_ACTION_TEXT_CAP];
    vx_action action = pick(truth, random);
    vx_action seen = game->knowledge->hide_action(truth, action, b->observer);
    vx_format_action(game, truth, seen, text, sizeof text);
    game->rules.apply(truth, action);
    see(b, text);
    normalise_belief(b);
    if (truth->node == NODE_SPY && frame_seat(top_frame(truth)) == b->observer)
        look_at_hand(b, truth, frame_target(top_frame(truth)));
}

/* Returns the greatest error met. */
static double follow_random_game(const random_play *play, uint64_t seed)
{
    belief b = begin_belief(play->position, play->observer);
    war_chest truth = b.at[0].state;
    hex_set marks = truth.marks[WOLF];
    vx_random random;
    double worst = 0;
    vx_random_seed(&random, seed);
    for (int i = 0; i < play->steps && truth.node != NODE_OVER; i++) {
        play_on(&truth, &b, &random);
        if (play->is_full_of_spies && truth.depth == 0) {
            let_spies_return(&truth, marks);
            for (int n = 0; n < b.count; n++) let_spies_return(&b.at[n].state, marks);
        }
        if (wc_can_draw(&truth, HIDER)) worst = fmax(worst, draw_error(&b));
        worst = fmax(worst, coins_error(&b));
        bool is_sampled = seed <= SAMPLED_GAMES && i % SAMPLE_EVERY == SAMPLE_EVERY - 1;
        if (is_sampled && b.count > 1) samples_follow(&b);
    }
    free(b.at);
    return worst;
}

static void draws_are_known(const random_play *play)
{
    int wrong = 0;
    for (int seed = 1; seed <= play->games; seed++) {
        double error = follow_random_game(play, (uint64_t)seed);
        if (error > 1e-9) print_error("game %d is off by %g\n", seed, error);
        wrong += error > 1e-9;
    }
    assert_int_equal(wrong, 0);
}

/* ---- Tests ---- */

static void draws_are_known_through_many_refills(void **state)
{
    (void)state;
    draws_are_known(&(random_play){"position war-chest\n"
                                   "state round=1 node=draw\n"
                                   "units e6=2kn1\n"
                                   "marks W=d1,g1 R=e6,h5\n"
                                   "p1 hand=- bag=ar2,ro1 up=- down=- sup=- out=ar2\n"
                                   "p2 hand=- bag=kn2,la2,ro1 up=- down=- sup=kn1,la1 out=la1\n",
                                   .games = 60, .steps = 400});
}

/* Four types, as in a real game. */
static void draws_are_known_with_a_whole_army(void **state)
{
    (void)state;
    draws_are_known(&(random_play){
        "position war-chest\n"
        "state round=1 node=draw\n"
        "units e6=2kn1\n"
        "marks W=d1,g1 R=e6,h5\n"
        "p1 hand=- bag=ar2,ro1 up=- down=- sup=- out=ar2\n"
        "p2 hand=- bag=kn1,la2,sc2,sw2,ro1 up=- down=- sup=kn2,la2,sc1,sw1 out=sc2,sw2\n",
        .games = 20, .steps = 250});
}

/* He draws, and refills, in the middle of a round. */
static void draws_are_known_with_a_warrior_priest(void **state)
{
    (void)state;
    draws_are_known(&(random_play){"position war-chest\n"
                                   "state round=1 node=draw\n"
                                   "units d4=2wp1 d5=1ar1\n"
                                   "marks W=d1,g1 R=e6,h5\n"
                                   "p1 hand=- bag=ar1,ro1 up=- down=- sup=ar2 out=-\n"
                                   "p2 hand=- bag=wp2,la1,ro1 up=- down=- sup=la2 out=wp1,la1\n",
                                   .games = 60, .steps = 400});
}

/* What he saw is weighed through later refills, and he can tell a coin that came in place of another. */
static void draws_are_known_to_a_spy(void **state)
{
    (void)state;
    draws_are_known(&(random_play){"position war-chest\n"
                                   "options nobility=1\n"
                                   "state round=1 node=draw\n"
                                   "decrees guard=W march=W spy=-\n"
                                   "units e6=2kn1\n"
                                   "marks W=d1,g1 R=e6,h5\n"
                                   "p1 hand=- bag=ar2,ro1 up=- down=- sup=- out=ar2\n"
                                   "p2 hand=- bag=kn2,la2,ro1 up=- down=- sup=kn1,la1 out=la1\n",
                                   .games = 120, .steps = 400});
}

/* Seat 1 looks and drops up to three times a round: with the Royal coin, and twice by the Earl. */
static const char spies[] = "position war-chest\n"
                            "options nobility=1\n"
                            "state round=1 node=draw\n"
                            "decrees guard=W march=W spy=-\n"
                            "units d4=1ea1 e6=2kn1\n"
                            "marks W=d1,g1 R=e6,h5\n"
                            "p1 hand=- bag=ea2,ro1 up=- down=- sup=- out=ea2\n"
                            "p2 hand=- bag=kn2,la2,ro1 up=- down=- sup=kn1,la1 out=la1\n";

static const char spies_face_down[] = "position war-chest\n"
                                      "options nobility=1 spy_face=down\n"
                                      "state round=1 node=draw\n"
                                      "decrees guard=W march=W spy=-\n"
                                      "units d4=1ea1 e6=2kn1\n"
                                      "marks W=d1,g1 R=e6,h5\n"
                                      "p1 hand=- bag=ea2,ro1 up=- down=- sup=- out=ea2\n"
                                      "p2 hand=- bag=kn2,la2,ro1 up=- down=- sup=kn1,la1 out=la1\n";

static const char spies_on_a_priest[] =
    "position war-chest\n"
    "options nobility=1\n"
    "state round=1 node=draw\n"
    "decrees guard=W march=W spy=-\n"
    "units d4=2wp1 d5=1ea1\n"
    "marks W=d1,g1 R=e6,h5\n"
    "p1 hand=- bag=ea2,ro1 up=- down=- sup=- out=ea2\n"
    "p2 hand=- bag=wp2,la2,ro1 up=- down=- sup=la1 out=wp1,la1\n";

static const char spies_on_a_whole_army[] =
    "position war-chest\n"
    "options nobility=1\n"
    "state round=1 node=draw\n"
    "decrees guard=W march=W spy=-\n"
    "units d4=1ea1 e6=2kn1\n"
    "marks W=d1,g1 R=e6,h5\n"
    "p1 hand=- bag=ea2,ro1 up=- down=- sup=- out=ea2\n"
    "p2 hand=- bag=kn1,la2,sc2,sw2,ro1 up=- down=- sup=kn2,la2,sc1,sw1 out=sc2,sw2\n";

static void spies_on_a_whole_army_are_exact(void **state)
{
    (void)state;
    draws_are_known(&(random_play){spies_on_a_whole_army, 0, 20, 250, .is_full_of_spies = true});
    draws_are_known(
        &(random_play){spies_on_a_whole_army, VX_SPECTATOR, 8, 150, .is_full_of_spies = true});
}

static void a_second_look_adds_to_the_first(void **state)
{
    (void)state;
    draws_are_known(&(random_play){spies, 0, 60, 400, .is_full_of_spies = true});
}

static void a_second_look_adds_to_the_first_with_coins_dropped_face_down(void **state)
{
    (void)state;
    draws_are_known(&(random_play){spies_face_down, 0, 60, 400, .is_full_of_spies = true});
}

static void a_second_look_adds_to_the_first_with_a_warrior_priest(void **state)
{
    (void)state;
    draws_are_known(&(random_play){spies_on_a_priest, 0, 60, 400, .is_full_of_spies = true});
}

/* A coin that came in place of a dropped one was not kept through the refill. */
static void others_can_tell_a_new_coin_too(void **state)
{
    (void)state;
    draws_are_known(&(random_play){spies, VX_SPECTATOR, 40, 300, .is_full_of_spies = true});
}

static void others_can_tell_a_new_coin_dropped_face_down(void **state)
{
    (void)state;
    draws_are_known(
        &(random_play){spies_face_down, VX_SPECTATOR, 40, 300, .is_full_of_spies = true});
}

static void others_can_tell_a_new_coin_with_a_warrior_priest(void **state)
{
    (void)state;
    draws_are_known(
        &(random_play){spies_on_a_priest, VX_SPECTATOR, 40, 300, .is_full_of_spies = true});
}

/* Seats 1 and 3 look at the same hand in turn: each sees coins come and go after the other's look. */
static const char four[] = "position war-chest\n"
                           "options players=4 nobility=1\n"
                           "state round=1 node=draw\n"
                           "decrees guard=W march=W spy=-\n"
                           "units e6=2kn1 d4=3ea1\n"
                           "marks W=d1,g1,j1 R=b3,e6,h5\n"
                           "p1 hand=- bag=ro1 up=- down=- sup=- out=ar4,be5,fo5\n"
                           "p2 hand=- bag=kn2,la2,ro1 up=- down=- sup=kn1,la1 out=la1,sc5\n"
                           "p3 hand=- bag=ea2,ro1 up=- down=- sup=- out=ea2,lc5,sw5\n"
                           "p4 hand=- bag=ro1 up=- down=- sup=- out=cb5,pk4,ma5\n";

static void two_spies_on_one_hand_are_exact(void **state)
{
    (void)state;
    static const int observers[] = {0, 2, 3, VX_SPECTATOR};
    for (int i = 0; i < 4; i++)
        draws_are_known(&(random_play){four, observers[i], 12, 300, .is_full_of_spies = true});
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(draws_are_known_through_many_refills),
        cmocka_unit_test(draws_are_known_with_a_whole_army),
        cmocka_unit_test(draws_are_known_with_a_warrior_priest),
        cmocka_unit_test(draws_are_known_to_a_spy),
        cmocka_unit_test(a_second_look_adds_to_the_first),
        cmocka_unit_test(a_second_look_adds_to_the_first_with_coins_dropped_face_down),
        cmocka_unit_test(a_second_look_adds_to_the_first_with_a_warrior_priest),
        cmocka_unit_test(others_can_tell_a_new_coin_too),
        cmocka_unit_test(others_can_tell_a_new_coin_dropped_face_down),
        cmocka_unit_test(others_can_tell_a_new_coin_with_a_warrior_priest),
        cmocka_unit_test(two_spies_on_one_hand_are_exact),
        cmocka_unit_test(spies_on_a_whole_army_are_exact),
    };
    return RUN_SUITE("war-chest posterior", tests, words, word);
}
