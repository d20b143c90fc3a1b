/* SPDX-License-Identifier: MIT */
/* learning_test.c - actions and views as numbers: ids of one list differ and lie in their space,
 * numbers stay below their bounds, and what a seat cannot know is in none of them. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "harness.h"

enum { WORDS_MAX = 12, STEPS = 250, SEEDS = 3 };

/* ---- Games under every set of options ---- */

typedef struct {
    const vx_game *game;
    vx_setting settings[WORDS_MAX];
    int count;
} ruleset;

static void read_ruleset(char *line, ruleset *out)
{
    char *rest = line;
    out->game = vx_game_find(strtok_r(rest, " \n", &rest));
    out->count = 0;
    assert_non_null(out->game);
    for (char *word; (word = strtok_r(rest, " \n", &rest)) != NULL;) {
        char *value = strchr(word, '=');
        assert_non_null(value);
        *value = '\0';
        out->settings[out->count++] = (vx_setting){word, value + 1};
    }
}

typedef struct {
    const vx_game *game;
    void *state, *view, *twin;
    vx_action *actions;
    int32_t *ids;
    uint8_t *seen, *seen_again;
    uint32_t *believed, *believed_again;
    vx_random random;
} player;

static player seat_player(const ruleset *rules, uint64_t seed)
{
    const vx_game *game = rules->game;
    size_t size = vx_observation_size(game);
    player p = {.game = game,
                .state = calloc(1, vx_state_size(game)),
                .view = calloc(1, vx_state_size(game)),
                .twin = calloc(1, vx_state_size(game)),
                .actions = calloc((size_t)vx_action_cap(game), sizeof(vx_action)),
                .ids = calloc((size_t)vx_action_cap(game), sizeof(int32_t)),
                .seen = malloc(size),
                .seen_again = malloc(size),
                .believed = calloc(vx_belief_size(game) + 1, sizeof(uint32_t)),
                .believed_again = calloc(vx_belief_size(game) + 1, sizeof(uint32_t))};
    vx_random_seed(&p.random, seed);
    assert_true(vx_setup(game, p.state, rules->settings, rules->count, NULL));
    return p;
}

static void free_player(player *p)
{
    free(p->state);
    free(p->view);
    free(p->twin);
    free(p->actions);
    free(p->ids);
    free(p->seen);
    free(p->seen_again);
    free(p->believed);
    free(p->believed_again);
}

typedef void visit(player *p, int seat, int count);

/* Plays at random and calls `look` where a seat decides. */
static void walk(const ruleset *rules, uint64_t seed, visit *look)
{
    player p = seat_player(rules, seed);
    for (int step = 0; step < STEPS; step++) {
        while (vx_to_act(p.game, p.state) == VX_CHANCE)
            vx_apply(p.game, p.state, vx_chance_draw(p.game, p.state, &p.random));
        int seat = vx_to_act(p.game, p.state);
        if (seat == VX_OVER) break;
        int count = vx_list(p.game, p.state, p.actions);
        look(&p, seat, count);
        vx_apply(p.game, p.state, p.actions[vx_random_below(&p.random, (uint64_t)count)]);
    }
    free_player(&p);
}

static void walk_all(visit *look)
{
    char line[4096];
    ruleset rules;
    for (int g = 0; g < vx_game_count(); g++) {
        rules = (ruleset){.game = vx_game_at(g)};
        assert_true(vx_action_space(rules.game) > 0);
        for (uint64_t seed = 1; seed <= SEEDS; seed++) walk(&rules, seed, look);
    }
    FILE *in = fopen("tests/unit/conformance_options.txt", "r");
    assert_non_null(in);
    while (fgets(line, sizeof line, in) != NULL) {
        if (line[0] == '#' || line[0] == '\n') continue;
        read_ruleset(line, &rules);
        walk(&rules, 7, look);
    }
    fclose(in);
}

/* ---- Ids ---- */

static int compare(const void *a, const void *b)
{
    int32_t first = *(const int32_t *)a, second = *(const int32_t *)b;
    return (first > second) - (first < second);
}

static void ids_differ(player *p, int seat, int count)
{
    (void)seat;
    vx_action_ids(p->game, p->state, p->actions, count, p->ids);
    qsort(p->ids, (size_t)count, sizeof *p->ids, compare);
    for (int i = 0; i < count; i++) {
        assert_in_range(p->ids[i], 0, vx_action_space(p->game) - 1);
        assert_true(i == 0 || p->ids[i - 1] < p->ids[i]);
    }
}

static void listed_actions_have_ids_of_their_own(void **state)
{
    (void)state;
    walk_all(ids_differ);
}

/* ---- Observations ---- */

static void check_bounds(const vx_game *game, const uint8_t *seen)
{
    for (int b = 0; b < vx_observation_block_count(game); b++) {
        const vx_observation_block *block = vx_observation_block_at(game, b);
        int size = 1;
        for (int i = 0; i < 3 && block->shape[i] > 0; i++) size *= block->shape[i];
        assert_true(block->name != NULL && block->meaning != NULL);
        for (int i = 0; i < size; i++)
            if (*seen++ > block->most) fail_msg("%s: %d > %d", block->name, seen[-1], block->most);
    }
}

static void numbers_keep_bounds(player *p, int seat, int count)
{
    (void)count;
    vx_view(p->game, p->state, seat, p->view);
    vx_observe(p->game, p->view, seat, p->seen);
    check_bounds(p->game, p->seen);
}

static void numbers_stay_below_their_bounds(void **state)
{
    (void)state;
    walk_all(numbers_keep_bounds);
}

/* A state drawn from the view is another one that looks the same to the seat. */
static void twins_look_alike(player *p, int seat, int count)
{
    (void)count;
    size_t size = vx_observation_size(p->game);
    vx_view(p->game, p->state, seat, p->view);
    vx_sample(p->game, p->view, &p->random, p->twin);
    memset(p->seen, 0xAA, size); /* dirt: every number must be set */
    memset(p->seen_again, 0x55, size);
    vx_observe(p->game, p->view, seat, p->seen);
    vx_believe(p->game, p->view, seat, p->believed);
    vx_view(p->game, p->twin, seat, p->view);
    vx_observe(p->game, p->view, seat, p->seen_again);
    vx_believe(p->game, p->view, seat, p->believed_again);
    assert_memory_equal(p->seen, p->seen_again, size);
    assert_memory_equal(p->believed, p->believed_again,
                        vx_belief_size(p->game) * sizeof *p->believed);
}

static void states_equal_to_a_seat_give_equal_numbers(void **state)
{
    (void)state;
    walk_all(twins_look_alike);
}

/* ---- Beliefs ---- */

enum { SAMPLES = 2000, LOOK_EVERY = 60, BELIEFS_MAX = 12000 };

static int looks;

/* In a full state nothing is left to believe: there beliefs are what lies there. */
static void add_sample(player *p, int seat, double *sum)
{
    vx_sample(p->game, p->view, &p->random, p->twin);
    vx_believe(p->game, p->twin, seat, p->believed_again);
    for (size_t i = 0; i < vx_belief_size(p->game); i++) {
        assert_int_equal(p->believed_again[i] % VX_BELIEF_ONE, 0);
        sum[i] += (double)p->believed_again[i] / VX_BELIEF_ONE;
    }
}

/* Six standard deviations of a mean; a place seldom varies by more than one piece. */
static void means_agree(player *p, int seat, int count)
{
    static double sum[BELIEFS_MAX];
    (void)count;
    size_t size = vx_belief_size(p->game);
    if (size == 0 || looks++ % LOOK_EVERY != 0) return;
    assert_true(size <= BELIEFS_MAX);
    memset(sum, 0, sizeof sum);
    vx_view(p->game, p->state, seat, p->view);
    vx_believe(p->game, p->view, seat, p->believed);
    for (int i = 0; i < SAMPLES; i++) add_sample(p, seat, sum);
    for (size_t i = 0; i < size; i++) {
        double believed = (double)p->believed[i] / VX_BELIEF_ONE, mean = sum[i] / SAMPLES;
        if (fabs(believed - mean) > 6 / sqrt(SAMPLES))
            fail_msg("number %zu: believed %f, sampled %f", i, believed, mean);
    }
}

static void beliefs_are_the_means_of_samples(void **state)
{
    (void)state;
    looks = 0;
    walk_all(means_agree);
    assert_true(looks > 10 * LOOK_EVERY);
}

static void beliefs_keep_bounds(player *p, int seat, int count)
{
    (void)count;
    const uint32_t *number = p->believed;
    vx_view(p->game, p->state, seat, p->view);
    vx_believe(p->game, p->view, seat, p->believed);
    for (int b = 0; b < vx_belief_block_count(p->game); b++) {
        const vx_observation_block *block = vx_belief_block_at(p->game, b);
        for (int i = 0; i < block->shape[0] * block->shape[1] * block->shape[2]; i++)
            assert_true(*number++ <= (uint32_t)block->most * VX_BELIEF_ONE);
    }
    assert_int_equal(number - p->believed, vx_belief_size(p->game));
}

static void beliefs_stay_below_their_bounds(void **state)
{
    (void)state;
    walk_all(beliefs_keep_bounds);
}

/* Two decisions in a row are not seen alike: a player who sees only numbers can tell them apart. */
static struct {
    uint8_t *last;
    size_t size;
    int seat, alike, all;
} memory;

static void compare_with_last(player *p, int seat, int count)
{
    (void)count;
    size_t size = vx_observation_size(p->game);
    vx_view(p->game, p->state, seat, p->view);
    vx_observe(p->game, p->view, seat, p->seen);
    if (memory.size == size && memory.seat == seat) {
        memory.all++;
        memory.alike += memcmp(memory.last, p->seen, size) == 0;
    }
    free(memory.last);
    memory.last = malloc(size);
    memcpy(memory.last, p->seen, size);
    memory.size = size;
    memory.seat = seat;
}

static void an_action_changes_what_is_seen(void **state)
{
    (void)state;
    for (int g = 0; g < vx_game_count(); g++) {
        ruleset rules = {.game = vx_game_at(g)};
        memset(&memory, 0, sizeof memory);
        walk(&rules, 5, compare_with_last);
        free(memory.last);
        assert_true(memory.all > 20);
        assert_true(memory.alike * 50 <= memory.all); /* what is undone at once looks the same */
    }
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(listed_actions_have_ids_of_their_own),
        cmocka_unit_test(numbers_stay_below_their_bounds),
        cmocka_unit_test(states_equal_to_a_seat_give_equal_numbers),
        cmocka_unit_test(beliefs_are_the_means_of_samples),
        cmocka_unit_test(beliefs_stay_below_their_bounds),
        cmocka_unit_test(an_action_changes_what_is_seen),
    };
    return RUN_SUITE("learning", tests, words, word);
}
