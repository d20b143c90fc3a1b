/* SPDX-License-Identifier: MIT */
/* playout.c - random play without lists: walks to the next zone are counted by zones, and only the one
 * that is drawn is made. Everything else is rare enough to be listed. */
#include "core/random.h"
#include "games/pocket-battles/battle.h"

typedef struct {
    order_choice choice;
    int redeployments, moves, total;
    vx_action other[ACTION_CAP]; /* neither of them */
} offer;

static void look_at_offer(const battle *b, offer *out)
{
    const side *own = &b->side[b->active];
    out->redeployments = out->moves = 0;
    if (b->phase != PHASE_ORDER) {
        out->total = pb_list(b, out->other);
        return;
    }
    out->choice = pb_order_choice(b);
    out->redeployments = pb_count_walks(own, out->choice.redeploying);
    out->moves = pb_count_walks(own, out->choice.moving);
    vx_action *end = pb_list_other_orders(b, &out->choice, out->other);
    out->total = out->redeployments + out->moves + (int)(end - out->other);
}

static vx_action take(const battle *b, const offer *offered, int index)
{
    const side *own = &b->side[b->active];
    const order_choice *choice = &offered->choice;
    if (index < offered->redeployments)
        return pb_decode_walk(own, b->active, ACT_REDEPLOY, choice->redeploying, index);
    index -= offered->redeployments;
    if (index < offered->moves)
        return pb_decode_walk(own, b->active, ACT_MOVE, choice->moving, index);
    return offered->other[index - offered->moves];
}

static int count(const void *state)
{
    offer offered;
    look_at_offer(state, &offered);
    return offered.total;
}

static vx_action decode(const void *state, int index)
{
    offer offered;
    look_at_offer(state, &offered);
    return take(state, &offered, index);
}

static vx_action draw_decision(const battle *b, vx_random *random)
{
    offer offered;
    look_at_offer(b, &offered);
    return take(b, &offered, (int)vx_number_below(random, (uint32_t)offered.total));
}

static vx_played play(void *state, vx_random *random, uint64_t actions)
{
    battle *b = state;
    vx_played played = {0};
    for (int actor; played.actions < actions && (actor = pb_to_act(b)) != VX_OVER;
         played.actions++) {
        bool decides = actor != VX_CHANCE;
        pb_apply(b, decides ? draw_decision(b, random)
                            : vx_chance_draw(&pocket_battles_game, b, random));
        played.decisions += decides;
    }
    return played;
}

const vx_game_playout pb_playout = {.count = count, .decode = decode, .play = play};
