/* SPDX-License-Identifier: MIT */
/* toys.c - the rules of the toy games. */
#include "toys.h"

#include <string.h>

static int two_seats(const void *state)
{
    (void)state;
    return 2;
}

/* ---- Nim ---- */

static bool nim_is_empty(const nim *game)
{
    return game->heap[0] + game->heap[1] + game->heap[2] == 0;
}

static int nim_to_act(const void *state)
{
    const nim *game = state;
    return nim_is_empty(game) ? VX_OVER : game->seat;
}

static int nim_list(const void *state, vx_action *out)
{
    const nim *game = state;
    int count = 0;
    if (game->chosen == NIM_NO_HEAP) {
        for (vx_action heap = 0; heap < NIM_HEAPS; heap++)
            if (game->heap[heap] > 0) out[count++] = heap;
    } else {
        for (vx_action stones = 1; stones <= game->heap[game->chosen]; stones++)
            out[count++] = 100 + stones;
    }
    return count;
}

static void nim_apply(void *state, vx_action action)
{
    nim *game = state;
    if (action < NIM_HEAPS) {
        game->chosen = (uint8_t)action;
        return;
    }
    game->heap[game->chosen] = (uint8_t)(game->heap[game->chosen] - (action - 100));
    game->chosen = NIM_NO_HEAP;
    game->seat = !game->seat;
}

static int nim_score(const void *state, int seat)
{
    return ((const nim *)state)->seat == seat ? -1 : 1; /* nothing is left for the one to act */
}

/* Misleading on purpose: a search that trusts it instead of looking goes wrong. */
static int nim_evaluate(const void *state, int seat)
{
    const nim *game = state;
    int stones = game->heap[0] + game->heap[1] + game->heap[2];
    return (seat == 0 ? 1 : -1) * 10 * stones;
}

const vx_game nim_game = {.id = "nim",
                          .seats_min = 2,
                          .seats_max = 2,
                          .state_size = sizeof(nim),
                          .action_cap = 32,
                          .rules = {.seats = two_seats,
                                    .to_act = nim_to_act,
                                    .list = nim_list,
                                    .apply = nim_apply,
                                    .score = nim_score},
                          .machine = &(const vx_game_machine){.evaluate = nim_evaluate}};

nim make_nim(int a, int b, int c)
{
    return (nim){.heap = {(uint8_t)a, (uint8_t)b, (uint8_t)c}, .chosen = NIM_NO_HEAP};
}

/* ---- Climb ---- */

static int climb_to_act(const void *state)
{
    const climb *game = state;
    if (game->height[0] >= CLIMB_TOP || game->height[1] >= CLIMB_TOP) return VX_OVER;
    return game->thrown ? VX_CHANCE : game->seat;
}

static int climb_list(const void *state, vx_action *out)
{
    if (((const climb *)state)->thrown) {
        out[0] = 0;
        out[1] = 2;
        out[2] = 3;
        return 3;
    }
    out[0] = CLIMB_STEP;
    out[1] = CLIMB_THROW;
    return 2;
}

static void climb_apply(void *state, vx_action action)
{
    climb *game = state;
    game->thrown = action == CLIMB_THROW;
    if (game->thrown) return;
    int steps = action == CLIMB_STEP ? 1 : (int)action;
    game->height[game->seat] = (uint8_t)(game->height[game->seat] + steps);
    game->seat = !game->seat;
}

static int climb_score(const void *state, int seat)
{
    return ((const climb *)state)->height[seat] >= CLIMB_TOP ? 1 : -1;
}

static uint64_t climb_total(const void *state)
{
    (void)state;
    return 6;
}

static uint64_t climb_weight(const void *state, vx_action outcome)
{
    (void)state;
    return outcome == 0 ? 3 : outcome == 2 ? 2 : 1;
}

static vx_action climb_pick(const void *state, uint64_t ticket)
{
    (void)state;
    return ticket < 3 ? 0 : ticket < 5 ? 2 : 3;
}

const vx_game climb_game = {.id = "climb",
                            .seats_min = 2,
                            .seats_max = 2,
                            .state_size = sizeof(climb),
                            .action_cap = 8,
                            .rules = {.seats = two_seats,
                                      .to_act = climb_to_act,
                                      .list = climb_list,
                                      .apply = climb_apply,
                                      .score = climb_score},
                            .chance = &(const vx_game_chance){
                                .total = climb_total, .weight = climb_weight, .pick = climb_pick}};

/* ---- Duel ---- */

static int duel_to_act(const void *state)
{
    static const int actor[] = {0, VX_CHANCE, 1, VX_OVER, VX_OVER};
    return actor[((const duel *)state)->stage];
}

static int duel_list(const void *state, vx_action *out)
{
    const duel *game = state;
    if (game->stage == DUEL_DRAWING) {
        int count = 0;
        for (uint8_t card = 1; card <= DUEL_CARDS; card++)
            if (card != game->card[1] && card != game->gone) out[count++] = card;
        return count;
    }
    out[0] = DUEL_CHALLENGE;
    out[1] = game->stage == DUEL_FIRST ? DUEL_DRAW : DUEL_STAND;
    return 2;
}

static void duel_apply(void *state, vx_action action)
{
    duel *game = state;
    switch (action) {
    case DUEL_CHALLENGE:
        game->stage = DUEL_OVER;
        break;
    case DUEL_STAND:
        game->stage = DUEL_DRAWN;
        break;
    case DUEL_DRAW:
        game->gone = game->card[0];
        game->card[0] = DUEL_UNKNOWN;
        game->stage = DUEL_DRAWING;
        break;
    default:
        game->card[0] = (uint8_t)action;
        game->stage = DUEL_SECOND;
        break;
    }
}

static int duel_score(const void *state, int seat)
{
    const duel *game = state;
    if (game->stage == DUEL_DRAWN) return 0;
    return game->card[seat] > game->card[!seat] ? 1 : -1;
}

static uint64_t duel_total(const void *state)
{
    (void)state;
    return DUEL_CARDS - 2;
}

static uint64_t duel_weight(const void *state, vx_action outcome)
{
    (void)state;
    (void)outcome;
    return 1;
}

static vx_action duel_pick(const void *state, uint64_t ticket)
{
    vx_action list[DUEL_CARDS];
    duel_list(state, list);
    return list[ticket];
}

static void duel_view(const void *state, int seat, void *out)
{
    duel *view = out;
    memcpy(view, state, sizeof *view);
    if (view->stage >= DUEL_OVER) return; /* cards are shown */
    view->card[!seat] = DUEL_UNKNOWN;
    if (seat != 0) view->gone = DUEL_UNKNOWN;
}

static void duel_sample(const void *view, vx_random *random, void *out)
{
    duel *game = out;
    memcpy(game, view, sizeof *game);
    if (game->stage >= DUEL_OVER) return;
    uint8_t *unknown[3];
    int count = 0;
    for (int seat = 0; seat < 2; seat++)
        if (game->card[seat] == DUEL_UNKNOWN && !(seat == 0 && game->stage == DUEL_DRAWING))
            unknown[count++] = &game->card[seat];
    if (game->stage == DUEL_SECOND && game->gone == DUEL_UNKNOWN) unknown[count++] = &game->gone;
    for (int i = 0; i < count;) {
        uint8_t card = (uint8_t)(1 + vx_random_below(random, DUEL_CARDS));
        if (card == game->card[0] || card == game->card[1] || card == game->gone) continue;
        *unknown[i++] = card;
    }
}

static vx_action duel_hide(const void *state, vx_action action, int seat)
{
    return ((const duel *)state)->stage == DUEL_DRAWING && seat != 0 ? DUEL_UNKNOWN : action;
}

const vx_game duel_game = {
    .id = "duel",
    .seats_min = 2,
    .seats_max = 2,
    .state_size = sizeof(duel),
    .action_cap = 8,
    .rules = {.seats = two_seats,
              .to_act = duel_to_act,
              .list = duel_list,
              .apply = duel_apply,
              .score = duel_score},
    .chance =
        &(const vx_game_chance){.total = duel_total, .weight = duel_weight, .pick = duel_pick},
    .knowledge = &(const vx_game_knowledge){
        .view = duel_view, .sample = duel_sample, .hide_action = duel_hide}};
