/* SPDX-License-Identifier: MIT */
/* simulate_gpu.c - random games on the host's GPU. The first games of each batch are played here too, so a GPU
 * that plays otherwise is found out before its games count. */
#include <stdlib.h>
#include <string.h>

#include "command/tally.h"

enum { BATCH = 1 << 20, CHECKED = 64 };

typedef struct {
    const vx_game *game;
    const void *start;
    vx_gpu_result *results;
    void *state;
    vx_action *actions;
} room;

static bool make_room(room *r, uint64_t games)
{
    r->results = malloc((size_t)games * sizeof *r->results);
    r->state = malloc(vx_state_size(r->game));
    r->actions = malloc((size_t)vx_action_cap(r->game) * sizeof *r->actions);
    return r->results != NULL && r->state != NULL && r->actions != NULL;
}

static void free_room(room *r)
{
    free(r->results);
    free(r->state);
    free(r->actions);
}

static bool is_same(const room *r, const vx_gpu_order *order, vx_played played,
                    const vx_gpu_result *found)
{
    bool is_over = vx_to_act(r->game, r->state) == VX_OVER;
    if (found->actions != played.actions || found->decisions != played.decisions ||
        found->is_over != is_over)
        return false;
    for (int seat = 0; is_over && seat < (int)order->seats; seat++)
        if (found->score[seat] != vx_score(r->game, r->state, seat)) return false;
    return true;
}

/* The number of the first game of the batch that comes out otherwise here, or -1. */
static int64_t first_difference(const room *r, const vx_gpu_order *order)
{
    vx_random random;
    for (uint64_t g = 0; g < order->games && g < CHECKED; g++) {
        vx_random_seed(&random, order->seed + (order->first + g) * VX_SEED_STEP);
        memcpy(r->state, r->start, vx_state_size(r->game));
        vx_played played = vx_play_out(r->game, r->state, &random, order->longest, r->actions);
        if (!is_same(r, order, played, &r->results[g])) return (int64_t)(order->first + g);
    }
    return -1;
}

static bool count_batch(const room *r, const vx_gpu_order *order, vx_tally *sum)
{
    for (uint64_t g = 0; g < order->games; g++) {
        const vx_gpu_result *found = &r->results[g];
        int score[VX_SEATS_MAX] = {0};
        for (uint64_t seat = 0; seat < order->seats; seat++) score[seat] = found->score[seat];
        sum->actions += found->actions;
        if (!vx_tally_game(sum, r->game, r->start, found->is_over ? score : NULL, found->decisions))
            return false;
    }
    return true;
}

static vx_status play_batch(vx_session *session, const room *r, const vx_gpu_order *order,
                            vx_tally *sum)
{
    static const vx_message differs = {
        NULL,
        {"the GPU plays game {0} otherwise than this program",
         "партию {0} графический процессор играет не так, как эта программа"}};
    const vx_host *host = session->host;
    vx_problem why = {0};
    if (!host->play_on_gpu(host->context, r->game, r->start, order, r->results, &why))
        return vx_fail(session, VX_BAD, NULL, &why);
    int64_t other = first_difference(r, order);
    if (other >= 0) {
        vx_refuse_numbers(&why, &differs, other, 0);
        return vx_fail(session, VX_BAD, NULL, &why);
    }
    return count_batch(r, order, sum) ? VX_YES : vx_fail_memory(session);
}

static vx_status play_batches(vx_session *session, const room *r, const vx_gpu_order *order,
                              vx_tally *sum)
{
    const vx_host *host = session->host;
    vx_gpu_order batch = *order;
    vx_status status = VX_YES;
    for (uint64_t left = order->games; left > 0 && status == VX_YES; left -= batch.games) {
        sum->stopped = host->should_stop != NULL && host->should_stop(host->context);
        if (sum->stopped) break;
        batch.games = left < BATCH ? left : BATCH;
        status = play_batch(session, r, &batch, sum);
        batch.first += batch.games;
    }
    return status;
}

bool vx_prepare_gpu(vx_session *session, const vx_game *game, const void *start)
{
    static const vx_message no_gpu = {
        NULL, {"no GPU can be asked from here", "отсюда графический процессор не спросить"}};
    static const vx_message book_only = {NULL,
                                         {"a GPU plays by the numbers of the book only",
                                          "графический процессор играет только по числам книги"}};
    const vx_host *host = session->host;
    const vx_gpu_order nothing = {0};
    vx_problem why = {0};
    if (host->play_on_gpu == NULL)
        vx_refuse(&why, &no_gpu);
    else if (vx_ruleset_of(game, start) != 0)
        vx_refuse(&why, &book_only);
    else if (host->play_on_gpu(host->context, game, start, &nothing, NULL, &why))
        return true;
    vx_fail(session, VX_BAD, NULL, &why);
    return false;
}

vx_status vx_simulate_on_gpu(vx_session *session, const vx_game *game, const void *start,
                             const vx_gpu_order *order, vx_tally *sum)
{
    room r = {.game = game, .start = start};
    vx_status status = make_room(&r, order->games < BATCH ? order->games : BATCH)
                           ? play_batches(session, &r, order, sum)
                           : vx_fail_memory(session);
    free_room(&r);
    return status;
}
