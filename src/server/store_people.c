/* SPDX-License-Identifier: MIT */
/* store_people.c - ratings, results, blocks, reports and challenges. */
#include "server/store_people.h"

#include <stdio.h>
#include <string.h>

#include "server/store_rows.h"
#include "server/store_tournaments.h"

/* ---- Ratings ---- */

static rating read_rating(const row *from, int column)
{
    return (rating){.rating = row_real(from, column),
                    .deviation = row_real(from, column + 1),
                    .volatility = row_real(from, column + 2),
                    .games = row_int(from, column + 3),
                    .at = row_long(from, column + 4)};
}

bool store_find_rating(store *self, const char *name, const char *game, const char *speed,
                       rating *out)
{
    row *from = row_query(self, GET_RATING, "ttt", name, game, speed);
    bool is_there = row_next(self, from);
    if (is_there) *out = read_rating(from, 0);
    row_end(from);
    return is_there;
}

void store_set_rating(store *self, const store_rating *value)
{
    row_write(self, SET_RATING, "tttdddil", value->name, value->game, value->speed,
              value->now.rating, value->now.deviation, value->now.volatility, value->now.games,
              value->now.at);
}

static void visit_ratings(store *self, row *from,
                          void (*visit)(void *context, const store_rating *value), void *context)
{
    while (row_next(self, from)) {
        store_rating value = {.now = read_rating(from, 3)};
        row_copy(from, 0, value.name, sizeof value.name);
        row_copy(from, 1, value.game, sizeof value.game);
        row_copy(from, 2, value.speed, sizeof value.speed);
        visit(context, &value);
    }
}

void store_list_ratings(store *self, const char *name,
                        void (*visit)(void *context, const store_rating *value), void *context)
{
    visit_ratings(self, row_query(self, LIST_RATINGS, "t", name), visit, context);
}

void store_list_leaders(store *self, const char *game, int limit,
                        void (*visit)(void *context, const store_rating *value), void *context)
{
    visit_ratings(self,
                  row_query(self, LIST_LEADERS, "tdi", game, (double)RATING_PROVISIONAL, limit),
                  visit, context);
}

/* ---- Results ---- */

void store_add_outcome(store *self, const char *name, const char *id, double before, double after,
                       int64_t when)
{
    row_write(self, ADD_OUTCOME, "ttddl", name, id, before, after, when);
}

static void visit_outcomes(store *self, row *from,
                           void (*visit)(void *context, const store_outcome *value), void *context)
{
    while (row_next(self, from)) {
        store_outcome value = {.id = row_text(from, 0),
                               .game = row_text(from, 1),
                               .clock = row_text(from, 2),
                               .result = row_text(from, 3),
                               .names = row_text(from, 4),
                               .seat = row_int(from, 5),
                               .before = row_real(from, 6),
                               .after = row_real(from, 7),
                               .when = row_long(from, 8)};
        visit(context, &value);
    }
}

void store_list_outcomes(store *self, const char *name, int limit,
                         void (*visit)(void *context, const store_outcome *value), void *context)
{
    visit_outcomes(self, row_query(self, LIST_OUTCOMES, "ti", name, limit), visit, context);
}

void store_list_recent(store *self, int limit,
                       void (*visit)(void *context, const store_outcome *value), void *context)
{
    visit_outcomes(self, row_query(self, LIST_RECENT, "i", limit), visit, context);
}

void store_seat_owner(store *self, const char *id, int seat, char out[STORE_NAME_CAP])
{
    int owners = 0;
    row *from = row_query(self, LIST_OWNERS, "ti", id, seat);
    out[0] = '\0';
    while (row_next(self, from)) {
        if (owners++ == 0)
            row_copy(from, 0, out, STORE_NAME_CAP);
        else
            out[0] = '\0';
    }
}

/* ---- Blocks and reports ---- */

void store_block(store *self, const char *name, const char *other, bool is_blocked)
{
    row_write(self, is_blocked ? ADD_BLOCK : REMOVE_BLOCK, "tt", name, other);
}

bool store_is_blocked(store *self, const char *name, const char *other)
{
    row *from = row_query(self, GET_BLOCK, "tt", name, other);
    bool is_there = row_next(self, from);
    row_end(from);
    return is_there;
}

void store_list_blocks(store *self, const char *name,
                       void (*visit)(void *context, const char *other), void *context)
{
    row *from = row_query(self, LIST_BLOCKS, "t", name);
    while (row_next(self, from)) visit(context, row_text(from, 0));
}

void store_add_report(store *self, const char *by, const char *about, const char *text,
                      int64_t when)
{
    row_write(self, ADD_REPORT, "tttl", by, about, text, when);
    row_write(self, CUT_REPORTS, "");
}

void store_list_reports(store *self,
                        void (*visit)(void *context, const char *by, const char *about,
                                      const char *text, int64_t when),
                        void *context)
{
    row *from = row_query(self, LIST_REPORTS, "");
    while (row_next(self, from))
        visit(context, row_text(from, 0), row_text(from, 1), row_text(from, 2), row_long(from, 3));
}

/* ---- Challenges ---- */

void store_list_challenges(store *self, const char *name,
                           void (*visit)(void *context, const store_game *game, const char *from),
                           void *context)
{
    row *at = row_query(self, LIST_CHALLENGES, "t", name);
    while (row_next(self, at)) {
        store_game game = {0};
        char from[STORE_NAME_CAP];
        row_copy(at, 0, game.id, sizeof game.id);
        row_copy(at, 1, game.game, sizeof game.game);
        row_copy(at, 2, game.clock, sizeof game.clock);
        row_copy(at, 3, game.options, sizeof game.options);
        row_copy(at, 4, from, sizeof from);
        visit(context, &game, from);
    }
}

void store_move_people(store *self, const char *name, const char *to)
{
    static const statement moves[] = {MOVE_RATINGS, MOVE_OUTCOMES, MOVE_BLOCKS,   DROP_DOUBLES,
                                      MOVE_BLOCKED, MOVE_REPORTS,  MOVE_REPORTED, MOVE_CHALLENGES};
    static const statement removals[] = {DROP_RATINGS, DROP_OUTCOMES, DROP_BLOCKS, DROP_REPORTS};
    for (size_t i = 0; to[0] == '\0' && i < sizeof removals / sizeof removals[0]; i++)
        row_write(self, removals[i], "t", name);
    for (size_t i = 0; i < sizeof moves / sizeof moves[0]; i++)
        row_write(self, moves[i], "tt", name, to);
    store_move_entrants(self, name, to);
}
