/* SPDX-License-Identifier: MIT */
/* pocket_battles_sample_test.c - the tiles under the enemy's stacks, as samples draw them: against all legal
 * armies, counted one by one, and a search's samples against the plain ones. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/pocket-battles/battle.h"
#include "harness.h"

static const vx_game *const game = &pocket_battles_game;

enum { DRAWS = REPEATS(60000, 6000) };

/* How often each troop of seat 2 is each tile. */
typedef double tally[TROOPS][TILES];

static void begin_battle(battle *b, uint64_t seed, const char *size)
{
    vx_random random;
    vx_setting settings[] = {{"army1", "random"}, {"army2", "random"}, {"size", size}};
    vx_problem why;
    assert_true(vx_setup(game, b, settings, 3, &why));
    vx_random_seed(&random, seed);
    while (pb_to_act(b) == VX_CHANCE) vx_apply(game, b, vx_chance_draw(game, b, &random));
}

/* What seat 1 sees of a battle about to begin; returns how many tiles of seat 2 it does not. */
static int look(uint64_t seed, const char *size, battle *view)
{
    battle b;
    int unknown = 0;
    begin_battle(&b, seed, size);
    vx_view(game, &b, 0, view);
    for (int troop = 0; troop < view->side[1].troop_count; troop++)
        unknown += view->side[1].tile[troop] == UNKNOWN_TILE;
    return unknown;
}

/* ---- Every legal army ---- */

static int next_unknown(const side *s)
{
    return pb_find_troop(s, UNKNOWN_TILE);
}

static void count_armies(const battle *b, side *s, tally found, double *armies)
{
    int troop = next_unknown(s);
    if (troop == NONE) {
        side whole = *s;
        pb_refresh(&whole);
        if (!pb_check_army(b, &whole, NULL)) return;
        (*armies)++;
        for (int i = 0; i < s->troop_count; i++) found[i][s->tile[i]]++;
        return;
    }
    for (int tile = s->army * ARMY_TILES; tile < (s->army + 1) * ARMY_TILES; tile++) {
        if (pb_find_troop(s, tile) != NONE) continue;
        s->tile[troop] = (uint8_t)tile;
        count_armies(b, s, found, armies);
        s->tile[troop] = UNKNOWN_TILE;
    }
}

/* ---- Samples ---- */

static void draw_samples(const battle *view, bool with_notes, int draws, tally found)
{
    static uint64_t notes[PB_NOTES_SIZE / sizeof(uint64_t)];
    battle sample;
    vx_random random;
    vx_random_seed(&random, 11);
    memset(notes, 0, sizeof notes);
    memset(found, 0, sizeof(tally));
    for (int n = 0; n < draws; n++) {
        if (with_notes)
            game->knowledge->sample_again(view, notes, &random, &sample);
        else
            game->knowledge->sample(view, &random, &sample);
        const side *s = &sample.side[1];
        assert_true(pb_check_army(&sample, s, NULL));
        for (int i = 0; i < s->troop_count; i++) found[i][s->tile[i]]++;
    }
}

/* `expected` of so many armies, drawn as often as that or, where it was itself drawn, spread as much again. */
static void claim_alike(const side *s, tally expected, double armies, bool is_drawn, tally found,
                        int draws)
{
    for (int i = 0; i < s->troop_count; i++)
        for (int tile = 0; tile < TILES; tile++) {
            double p = expected[i][tile] / armies, off = found[i][tile] / draws - p;
            double spread = p * (1 - p) / draws * (is_drawn ? 2 : 1);
            bool is_near = off * off <= 25 * spread + 2.0 / draws / draws * 25;
            if (!is_near)
                print_error("troop %d, tile %d: %f, not %f\n", i, tile, found[i][tile] / draws, p);
            assert_true(is_near);
        }
}

/* ---- Tests ---- */

static void samples_are_all_legal_armies_alike(void **state)
{
    static tally expected, found;
    battle view;
    int held = 0;
    (void)state;
    for (uint64_t seed = 1; held < 4; seed++) {
        double armies = 0;
        if (look(seed, "50", &view) != 3) continue;
        memset(expected, 0, sizeof expected);
        side s = view.side[1];
        count_armies(&view, &s, expected, &armies);
        assert_true(armies > 1);
        for (int with_notes = 0; with_notes < 2; with_notes++) {
            draw_samples(&view, with_notes, DRAWS, found);
            claim_alike(&view.side[1], expected, armies, false, found, DRAWS);
        }
        held++;
    }
}

static void searches_draw_the_same_armies(void **state)
{
    static tally plain, counted;
    battle view;
    int held = 0;
    (void)state;
    for (uint64_t seed = 1; held < 3; seed++) {
        if (look(seed, "50", &view) < 8) continue;
        draw_samples(&view, false, DRAWS, plain);
        draw_samples(&view, true, DRAWS, counted);
        claim_alike(&view.side[1], plain, DRAWS, true, counted, DRAWS);
        held++;
    }
}

/* Too many places or points for a table: drawn as ever. */
static void large_battles_are_sampled_too(void **state)
{
    static tally found;
    battle view;
    (void)state;
    for (uint64_t seed = 1; seed < 4; seed++) {
        look(seed, "100", &view);
        draw_samples(&view, true, 50, found);
    }
}

static int numbers_for(const battle *view, bool with_notes)
{
    static uint64_t notes[PB_NOTES_SIZE / sizeof(uint64_t)];
    battle sample;
    vx_random random, other;
    vx_random_seed(&random, 5);
    other = random;
    memset(notes, 0, sizeof notes);
    for (int n = 0; n < 200; n++) {
        if (with_notes)
            game->knowledge->sample_again(view, notes, &random, &sample);
        else
            game->knowledge->sample(view, &random, &sample);
    }
    int drawn = 0;
    for (; memcmp(&other, &random, sizeof random) != 0; drawn++) vx_random_next(&other);
    return drawn;
}

/* What a search saves: armies that are too dear are not drawn. */
static void counting_saves_most_numbers(void **state)
{
    battle view;
    int plain = 0, counted = 0, views = 0;
    (void)state;
    for (uint64_t seed = 1; views < 5; seed++) {
        if (look(seed, "50", &view) < 8) continue;
        plain += numbers_for(&view, false);
        counted += numbers_for(&view, true);
        views++;
    }
    print_message("%d numbers, %d with notes\n", plain, counted);
    assert_in_range(counted, 1, plain / 3);
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(samples_are_all_legal_armies_alike),
        cmocka_unit_test(searches_draw_the_same_armies),
        cmocka_unit_test(large_battles_are_sampled_too),
        cmocka_unit_test(counting_saves_most_numbers),
    };
    return RUN_SUITE("pocket_battles_sample", tests, words, word);
}
