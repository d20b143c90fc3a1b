/* SPDX-License-Identifier: MIT */
/* war_chest_posterior_test.c - the chances of the next coin drawn in War Chest, against brute force.
 *
 * Games are played at random from small positions, through many refills. A belief follows what
 * seat 1 sees of them (war_chest_belief.h), and at every step the exact weights that the odds of a
 * draw are made of must be those of the belief. Now and then samples are held against it too. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/war-chest/riddle.h"
#include "harness.h"
#include "war_chest_belief.h"

enum { HIDER = 1, SAMPLE_EVERY = 75, SAMPLED_GAMES = 1 };

static const vx_game *const game = &war_chest_game;

/* ---- The claim ---- */

static void believe_draw(const belief *b, double out[SLOTS])
{
    double sum = 0;
    for (int slot = 0; slot < SLOTS; slot++) out[slot] = 0;
    for (int i = 0; i < b->count; i++) {
        zone source = draw_source(&b->at[i].state, HIDER);
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
    game->view(&b->at[0].state, 0, &view);
    believe_draw(b, expected);
    wc_weigh_draw(&view, HIDER, weight);
    for (int slot = 0; slot < SLOTS; slot++) total += (double)weight[slot];
    for (int slot = 0; slot < SLOTS; slot++)
        worst = fmax(worst, fabs((double)weight[slot] / total - expected[slot]));
    return worst;
}

/* ---- Random games ---- */

static vx_action pick(const war_chest *s, vx_random *random)
{
    vx_action actions[WC_ACTION_CAP];
    if (s->actor == VX_CHANCE)
        return game->chance_pick(s, vx_random_below(random, game->chance_total(s)));
    int count = game->list(s, actions);
    return actions[vx_random_below(random, (uint64_t)count)];
}

static void look_at_hand(belief *b, const war_chest *s)
{
    char position[4096], seen[64];
    vx_format_position(game, s, position, sizeof position);
    const char *line = strstr(position, "p2 hand=");
    snprintf(seen, sizeof seen, "%.*s", (int)strcspn(line, "b") - 1, line);
    see(b, seen);
}

/* Returns the greatest error met. */
static double follow_random_game(const char *position, uint64_t seed, int steps)
{
    belief b = begin_belief(position);
    war_chest truth = b.at[0].state;
    vx_random random;
    double worst = 0;
    char text[VX_ACTION_TEXT_CAP];
    vx_random_seed(&random, seed);
    for (int i = 0; i < steps && truth.node != NODE_OVER; i++) {
        vx_action action = pick(&truth, &random);
        vx_action seen = game->hide_action(&truth, action, 0);
        vx_format_action(game, &truth, seen, text, sizeof text);
        game->apply(&truth, action);
        see(&b, text);
        normalise_belief(&b);
        if (truth.node == NODE_SPY && frame_seat(top_frame(&truth)) == 0) look_at_hand(&b, &truth);
        if (wc_can_draw(&truth, HIDER)) worst = fmax(worst, draw_error(&b));
        bool is_sampled = seed <= SAMPLED_GAMES && i % SAMPLE_EVERY == SAMPLE_EVERY - 1;
        if (is_sampled && b.count > 1) samples_follow(&b);
    }
    free(b.at);
    return worst;
}

static double follow_random_games(const char *position, int games, int steps)
{
    double worst = 0;
    for (int seed = 1; seed <= games; seed++) {
        double error = follow_random_game(position, (uint64_t)seed, steps);
        if (error > 1e-9) print_error("game %d is off by %g\n", seed, error);
        worst = fmax(worst, error);
    }
    return worst;
}

/* ---- Tests ---- */

static void draws_are_known_through_many_refills(void **state)
{
    (void)state;
    assert_true(follow_random_games("position war-chest\n"
                                    "state round=1 node=draw\n"
                                    "units e6=2kn1\n"
                                    "marks W=d1,g1 R=e6,h5\n"
                                    "p1 hand=- bag=ar2,ro1 up=- down=- sup=- out=ar2\n"
                                    "p2 hand=- bag=kn2,la2,ro1 up=- down=- sup=kn1,la1 out=la1\n",
                                    60, 400) < 1e-9);
}

/* Four types, as in a real game. */
static void draws_are_known_with_a_whole_army(void **state)
{
    (void)state;
    assert_true(follow_random_games("position war-chest\n"
                                    "state round=1 node=draw\n"
                                    "units e6=2kn1\n"
                                    "marks W=d1,g1 R=e6,h5\n"
                                    "p1 hand=- bag=ar2,ro1 up=- down=- sup=- out=ar2\n"
                                    "p2 hand=- bag=kn1,la2,sc2,sw2,ro1 up=- down=- "
                                    "sup=kn2,la2,sc1,sw1 out=sc2,sw2\n",
                                    20, 250) < 1e-9);
}

/* He draws, and refills, in the middle of a round. */
static void draws_are_known_with_a_warrior_priest(void **state)
{
    (void)state;
    assert_true(follow_random_games("position war-chest\n"
                                    "state round=1 node=draw\n"
                                    "units d4=2wp1 d5=1ar1\n"
                                    "marks W=d1,g1 R=e6,h5\n"
                                    "p1 hand=- bag=ar1,ro1 up=- down=- sup=ar2 out=-\n"
                                    "p2 hand=- bag=wp2,la1,ro1 up=- down=- sup=la2 out=wp1,la1\n",
                                    60, 400) < 1e-9);
}

/* What he saw is weighed through later refills, and he can tell a coin that came in place of another. */
static void draws_are_known_to_a_spy(void **state)
{
    (void)state;
    assert_true(follow_random_games("position war-chest\n"
                                    "options nobility=1\n"
                                    "state round=1 node=draw\n"
                                    "decrees guard=W march=W spy=-\n"
                                    "units e6=2kn1\n"
                                    "marks W=d1,g1 R=e6,h5\n"
                                    "p1 hand=- bag=ar2,ro1 up=- down=- sup=- out=ar2\n"
                                    "p2 hand=- bag=kn2,la2,ro1 up=- down=- sup=kn1,la1 out=la1\n",
                                    120, 400) < 1e-9);
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(draws_are_known_through_many_refills),
        cmocka_unit_test(draws_are_known_with_a_whole_army),
        cmocka_unit_test(draws_are_known_with_a_warrior_priest),
        cmocka_unit_test(draws_are_known_to_a_spy),
    };
    return RUN_SUITE("war-chest posterior", tests, words, word);
}
