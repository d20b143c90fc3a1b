/* SPDX-License-Identifier: MIT */
/* search_honesty_test.c - swaps everything that is hidden from a bot and requires the same choice. */
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "harness.h"
#include "search/search.h"
#include "toys.h"

enum { MEMORY = 1 << 20, BOTS_MAX = 6 };
static const char *const all_bots[BOTS_MAX + 1] = {
    "greedy", "level1", "level3", "mcts:nodes=1500", "alphabeta:nodes=800", "uct:40"};
/* Where one decision takes long. */
static const char *const few_bots[BOTS_MAX + 1] = {"mcts:nodes=12"};

/* One game, with two states that differ only in what the seat to act may not know. */
typedef struct {
    const vx_game *game;
    void *state, *twin, *view, *twin_view;
    vx_action *actions;
    vx_searcher *searcher;
    int swapped; /* states in which the twin really differed */
    const char *const *bots;
} table;

static void lay_table(table *t, const vx_game *game, const char *const *bots)
{
    size_t size = game->state_size;
    *t = (table){game,
                 calloc(1, size),
                 calloc(1, size),
                 calloc(1, size),
                 calloc(1, size),
                 calloc((size_t)game->action_cap, sizeof(vx_action)),
                 vx_searcher_new(game, MEMORY),
                 0,
                 bots};
}

static void clear_table(table *t)
{
    vx_searcher_free(t->searcher);
    free(t->actions);
    free(t->twin_view);
    free(t->view);
    free(t->twin);
    free(t->state);
}

static vx_choice ask(const table *t, const void *view, int seat, const char *bot)
{
    vx_limits limits;
    assert_true(vx_limits_parse(bot, &limits));
    limits.seed = 11;
    if (limits.nodes == 0) limits.nodes = 1500;
    vx_choice choice = vx_search(t->searcher, view, seat, &limits, NULL);
    assert_true(choice.found);
    return choice;
}

static void require_same_choice(table *t, int seat, vx_random *random)
{
    size_t size = t->game->state_size;
    vx_view(t->game, t->state, seat, t->view);
    vx_sample(t->game, t->view, random, t->twin);
    vx_view(t->game, t->twin, seat, t->twin_view);
    t->swapped += memcmp(t->state, t->twin, size) != 0;
    for (int b = 0; t->bots[b] != NULL; b++) {
        vx_choice told = ask(t, t->view, seat, t->bots[b]);
        vx_action action = told.action;
        int value = told.candidates[0].value, count = told.count;
        vx_choice swapped = ask(t, t->twin_view, seat, t->bots[b]);
        assert_true(swapped.action == action);
        assert_int_equal(swapped.candidates[0].value, value);
        assert_int_equal(swapped.count, count);
        /* What it shows as the world is a guess of its own, not the truth. */
        vx_view(t->game, swapped.world, seat, t->twin_view);
        assert_memory_equal(t->twin_view, t->view, size);
    }
}

/* Random play; the actor's bot is tested in the first decisions, where setting up may be secret,
 * and then in every few. */
static void play_through(table *t, uint64_t seed, int from, int decisions)
{
    enum { FIRST = 16, STRIDE = 6 };
    vx_random random;
    vx_random_seed(&random, seed);
    for (int i = 0; i < decisions;) {
        int actor = vx_to_act(t->game, t->state);
        if (actor == VX_OVER) return;
        if (actor == VX_CHANCE) {
            vx_apply(t->game, t->state, vx_chance_draw(t->game, t->state, &random));
            continue;
        }
        if (i >= from && (i < from + FIRST || i % STRIDE == 0))
            require_same_choice(t, actor, &random);
        i++;
        int count = vx_list(t->game, t->state, t->actions);
        vx_apply(t->game, t->state, t->actions[vx_random_below(&random, (uint64_t)count)]);
    }
}

static void the_duel_is_played_without_peeking(void **state)
{
    (void)state;
    table t;
    lay_table(&t, &duel_game, all_bots);
    for (int deal = 0; deal < DUEL_CARDS * DUEL_CARDS; deal++) {
        duel start = {.card = {(uint8_t)(1 + deal / DUEL_CARDS), (uint8_t)(1 + deal % DUEL_CARDS)}};
        if (start.card[0] == start.card[1]) continue;
        memcpy(t.state, &start, sizeof start);
        play_through(&t, (uint64_t)deal, 0, 2);
    }
    assert_true(t.swapped > 10);
    clear_table(&t);
}

/* A game that hides something only when asked to, and then only while armies are set up. */
typedef struct {
    const char *game;
    vx_setting setting;
    int from, decisions; /* when the other side has set up, and so many decisions in all */
} secret;

static const secret secrets[] = {{"warmaster", {"deploy", "screen"}, 14, 18}};

static const secret *secret_of(const vx_game *game)
{
    for (size_t i = 0; i < sizeof secrets / sizeof secrets[0]; i++)
        if (strcmp(secrets[i].game, game->id) == 0) return &secrets[i];
    return NULL;
}

static void no_registered_game_is_peeked_into(void **state)
{
    (void)state;
    for (int g = 0; g < vx_game_count(); g++) {
        const vx_game *game = vx_game_at(g);
        if (game->knowledge == NULL) continue; /* nothing is hidden */
        const secret *asked = secret_of(game);
        table t;
        lay_table(&t, game, asked != NULL ? few_bots : all_bots);
        for (uint64_t seed = 1; seed <= 3; seed++) {
            assert_true(vx_setup(game, t.state, asked != NULL ? &asked->setting : NULL,
                                 asked != NULL, NULL));
            play_through(&t, seed, asked != NULL ? asked->from : 0,
                         asked != NULL ? asked->decisions : 120);
        }
        assert_true(t.swapped > 10);
        clear_table(&t);
    }
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_duel_is_played_without_peeking),
        cmocka_unit_test(no_registered_game_is_peeked_into),
    };
    return RUN_SUITE("search honesty", tests, words, word);
}
