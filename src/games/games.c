/* SPDX-License-Identifier: MIT */
/* games.c - the list of games. */
#include <string.h>

#include "core/game.h"

/* Declared here and not included: two games may use the same word for different things. */
extern const vx_game standard_bearer_game;
extern const vx_game war_chest_game;
extern const vx_game pocket_battles_game;
extern const vx_game warmaster_game;

static const vx_game *const games[] = {
    &standard_bearer_game,
    &war_chest_game,
    &pocket_battles_game,
    &warmaster_game,
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
