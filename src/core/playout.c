/* SPDX-License-Identifier: MIT */
/* playout.c - random play to the end of a game, as quickly as the game can do it. */
#include "core/game.h"

/* Any action of a seat, each as likely as the next. */
static vx_action draw_decision(const vx_game *game, const void *state, vx_random *random,
                               vx_action *room)
{
    const vx_game_playout *own = game->playout;
    if (own != NULL && own->count != NULL) {
        uint64_t count = (uint64_t)own->count(state);
        return own->decode(state, (int)vx_random_below(random, count));
    }
    uint64_t count = (uint64_t)game->rules.list(state, room);
    return room[vx_random_below(random, count)];
}

vx_played vx_play_out(const vx_game *game, void *state, vx_random *random, uint64_t actions,
                      vx_action *room)
{
    if (game->playout != NULL && game->playout->play != NULL)
        return game->playout->play(state, random, actions);
    vx_played played = {0};
    for (int actor; played.actions < actions; played.actions++) {
        actor = game->rules.to_act(state);
        if (actor == VX_OVER || vx_is_overfull(game, state)) break;
        bool decides = actor != VX_CHANCE;
        game->rules.apply(state, decides ? draw_decision(game, state, random, room)
                                         : vx_chance_draw(game, state, random));
        played.decisions += decides;
    }
    return played;
}
