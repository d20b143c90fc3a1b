/* SPDX-License-Identifier: MIT */
/* prove_test.c - proofs over hidden states, chance and replies, in games where the truth is known. */
#include <string.h>

#include "harness.h"
#include "search/prove.h"
#include "toys.h"

enum { MEMORY = 8 << 20, MANY = 1000000 };

static vx_verdict verdict_on(const vx_game *game, const void *view, int seat, vx_action action,
                             int turns, uint64_t nodes)
{
    vx_prover *prover = vx_prover_new(game, MEMORY);
    vx_goal goal = {vx_is_won, prover, turns, nodes};
    assert_true(vx_prover_look(prover, view, seat, 1));
    vx_verdict verdict = vx_prove(prover, action, &goal);
    vx_prover_free(prover);
    return verdict;
}

/* Every first action of every small Nim, against the theory of the game. */
static void nim_is_proved_by_its_theory(void **state)
{
    (void)state;
    for (int start = 1; start < 64; start++) {
        nim game = make_nim(start % 4, start / 4 % 4, start / 16);
        for (int heap = 0; heap < NIM_HEAPS; heap++) {
            if (game.heap[heap] == 0) continue;
            int rest = game.heap[0] ^ game.heap[1] ^ game.heap[2] ^ game.heap[heap];
            bool wins = rest < game.heap[heap]; /* the heap can be brought down to `rest` */
            vx_verdict verdict = verdict_on(&nim_game, &game, 0, (vx_action)heap, 10, MANY);
            assert_int_equal(verdict, wins ? VX_PROVED : VX_REFUTED);
        }
    }
}

static void limits_are_kept(void **state)
{
    (void)state;
    nim one = make_nim(3, 0, 0), two = make_nim(1, 1, 1);
    assert_int_equal(verdict_on(&nim_game, &one, 0, 0, 1, MANY), VX_PROVED);
    assert_int_equal(verdict_on(&nim_game, &two, 0, 0, 2, MANY), VX_PROVED);
    assert_int_equal(verdict_on(&nim_game, &two, 0, 0, 1, MANY), VX_REFUTED);
    assert_int_equal(verdict_on(&nim_game, &two, 0, 0, 2, 2), VX_OPEN);
}

/* From the other side: after this action the opponent wins, whatever follows. */
static void a_proof_may_begin_with_the_others(void **state)
{
    (void)state;
    vx_prover *prover = vx_prover_new(&nim_game, MEMORY);
    vx_goal goal = {vx_is_won, prover, 1, MANY};
    nim lost = make_nim(1, 1, 0), open = make_nim(1, 1, 1);
    assert_true(vx_prover_look(prover, &lost, 1, 1));
    assert_int_equal(vx_prove_any(prover, &goal), VX_PROVED);
    assert_true(vx_prover_look(prover, &open, 1, 1));
    assert_int_equal(vx_prove_any(prover, &goal), VX_REFUTED);
    vx_prover_free(prover);
}

/* A throw may always bring nothing, so only the sure step is a proof. */
static void chance_must_work_out_every_way(void **state)
{
    (void)state;
    climb top = {.height = {9, 9}}, below = {.height = {8, 5}};
    assert_int_equal(verdict_on(&climb_game, &top, 0, CLIMB_STEP, 1, MANY), VX_PROVED);
    assert_int_equal(verdict_on(&climb_game, &top, 0, CLIMB_THROW, 1, MANY), VX_REFUTED);
    /* Two steps in two turns: the other is too far below to come first. */
    assert_int_equal(verdict_on(&climb_game, &below, 0, CLIMB_STEP, 2, MANY), VX_PROVED);
    assert_int_equal(verdict_on(&climb_game, &below, 0, CLIMB_STEP, 1, MANY), VX_REFUTED);
}

/* Only the highest card beats every card that the other may hold. */
static void a_proof_holds_for_everything_hidden(void **state)
{
    (void)state;
    for (uint8_t card = 1; card <= DUEL_CARDS; card++) {
        duel view = {.card = {card, DUEL_UNKNOWN}};
        vx_verdict verdict = verdict_on(&duel_game, &view, 0, DUEL_CHALLENGE, 1, MANY);
        assert_int_equal(verdict, card == DUEL_CARDS ? VX_PROVED : VX_REFUTED);
    }
}

static void all_states_behind_a_view_are_found(void **state)
{
    (void)state;
    vx_prover *prover = vx_prover_new(&duel_game, MEMORY);
    duel first = {.card = {3, DUEL_UNKNOWN}};
    assert_true(vx_prover_look(prover, &first, 0, 1));
    assert_int_equal(vx_prover_worlds(prover), DUEL_CARDS - 1);
    duel second = {.card = {DUEL_UNKNOWN, 3}, .stage = DUEL_SECOND}; /* a card, and one put away */
    assert_true(vx_prover_look(prover, &second, 1, 1));
    assert_int_equal(vx_prover_worlds(prover), (DUEL_CARDS - 1) * (DUEL_CARDS - 2));
    vx_prover_free(prover);
}

/* A guess that is right in each state, but never the same one: no proof. In every world one of two
 * doors wins, and the seat does not know which. */
enum { DOORS = 2 };

static int doors_to_act(const void *state)
{
    return ((const uint8_t *)state)[1] == 0 ? 0 : VX_OVER;
}

static int doors_list(const void *state, vx_action *out)
{
    (void)state;
    for (vx_action door = 1; door <= DOORS; door++) out[door - 1] = door;
    return DOORS;
}

static void doors_apply(void *state, vx_action action)
{
    ((uint8_t *)state)[1] = (uint8_t)action;
}

static int doors_score(const void *state, int seat)
{
    const uint8_t *bytes = state;
    (void)seat;
    return bytes[0] == bytes[1] ? 1 : -1;
}

static void doors_view(const void *state, int seat, void *out)
{
    (void)seat;
    memcpy(out, state, 8);
    if (((uint8_t *)out)[1] == 0) ((uint8_t *)out)[0] = 0;
}

static void doors_sample(const void *view, vx_random *random, void *out)
{
    memcpy(out, view, 8);
    uint8_t *bytes = out;
    if (bytes[0] == 0) bytes[0] = (uint8_t)(1 + vx_random_below(random, DOORS));
}

static void a_guess_is_no_proof(void **state)
{
    static const vx_game_knowledge behind_doors = {.view = doors_view, .sample = doors_sample};
    static const vx_game doors = {.id = "doors",
                                  .state_size = 8,
                                  .action_cap = DOORS,
                                  .rules = {.to_act = doors_to_act,
                                            .list = doors_list,
                                            .apply = doors_apply,
                                            .score = doors_score},
                                  .knowledge = &behind_doors};
    (void)state;
    _Alignas(8) uint8_t hidden[8] = {0}, seen[8] = {1};
    for (vx_action door = 1; door <= DOORS; door++)
        assert_int_equal(verdict_on(&doors, hidden, 0, door, 1, MANY), VX_REFUTED);
    assert_int_equal(verdict_on(&doors, seen, 0, 1, 1, MANY), VX_PROVED);
    assert_int_equal(verdict_on(&doors, seen, 0, 2, 1, MANY), VX_REFUTED);
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nim_is_proved_by_its_theory),
        cmocka_unit_test(limits_are_kept),
        cmocka_unit_test(a_proof_may_begin_with_the_others),
        cmocka_unit_test(chance_must_work_out_every_way),
        cmocka_unit_test(a_proof_holds_for_everything_hidden),
        cmocka_unit_test(all_states_behind_a_view_are_found),
        cmocka_unit_test(a_guess_is_no_proof),
    };
    return RUN_SUITE("prove", tests, words, word);
}
