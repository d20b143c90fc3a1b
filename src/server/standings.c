/* SPDX-License-Identifier: MIT */
/* standings.c - counting and sorting. */
#include "server/standings.h"

#include <stdlib.h>

enum { HALVES_OF_A_WIN = 2 };

static void add_points(const standings_game *game, standings_row *rows)
{
    for (int side = 0; side < 2; side++) {
        if (game->player[side] == STANDINGS_BYE) continue;
        standings_row *row = &rows[game->player[side]];
        row->score += game->half[side];
        row->wins += game->half[side] == HALVES_OF_A_WIN;
        row->games += game->is_played;
    }
}

static void add_tie_breaks(const standings_game *game, standings_row *rows)
{
    for (int side = 0; side < 2; side++) {
        if (game->player[side] == STANDINGS_BYE) continue;
        standings_row *row = &rows[game->player[side]];
        int score = game->is_played ? rows[game->player[1 - side]].score : row->score;
        row->buchholz += score;
        row->berger += game->half[side] * score;
    }
}

static int compare_swiss(const void *left, const void *right)
{
    const standings_row *a = left, *b = right;
    if (a->score != b->score) return b->score - a->score;
    if (a->buchholz != b->buchholz) return b->buchholz - a->buchholz;
    if (a->berger != b->berger) return b->berger - a->berger;
    if (a->wins != b->wins) return b->wins - a->wins;
    return a->player - b->player;
}

static int compare_arena(const void *left, const void *right)
{
    const standings_row *a = left, *b = right;
    if (a->score != b->score) return b->score - a->score;
    if (a->wins != b->wins) return b->wins - a->wins;
    if (a->games != b->games) return a->games - b->games;
    return a->player - b->player;
}

void standings_count(standings_kind kind, const standings_game *games, int game_count,
                     standings_row *rows, int players)
{
    for (int i = 0; i < players; i++) rows[i] = (standings_row){.player = i};
    for (int i = 0; i < game_count; i++)
        if (games[i].half[0] >= 0) add_points(&games[i], rows);
    for (int i = 0; i < game_count; i++)
        if (games[i].half[0] >= 0) add_tie_breaks(&games[i], rows);
    if (players > 0)
        qsort(rows, (size_t)players, sizeof *rows,
              kind == STANDINGS_SWISS ? compare_swiss : compare_arena);
}
