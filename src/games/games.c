/* SPDX-License-Identifier: MIT */
/* games.c - the list of games, one line each. */
#include <string.h>

#include "core/game.h"
#include "games/pocket-battles/pocket_battles.h"
#include "games/standard-bearer/standard_bearer.h"

static const vx_game *const games[] = {
    &standard_bearer_game,
    &pocket_battles_game,
};

int vx_game_count(void)
{
    return (int)(sizeof games / sizeof games[0]);
}

const vx_game *vx_game_at(int index)
{
    return games[index];
}

const vx_game *vx_game_find(const char *id)
{
    for (int i = 0; i < vx_game_count(); i++)
        if (strcmp(vx_game_id(games[i]), id) == 0) return games[i];
    return NULL;
}
