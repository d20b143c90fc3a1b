/* SPDX-License-Identifier: MIT */
/* tally.c - games counted by result and length, and the answer of `sim`. */
#include "command/tally.h"

#include <stdlib.h>
#include <string.h>

#include "command/numbers.h"
#include "core/json.h"

static bool count_length(vx_tally *t, size_t length)
{
    if (length >= t->lengths) {
        size_t lengths = 2 * length + 256;
        uint64_t *by_length = realloc(t->by_length, lengths * sizeof *by_length);
        if (by_length == NULL) return false;
        memset(by_length + t->lengths, 0, (lengths - t->lengths) * sizeof *by_length);
        t->by_length = by_length;
        t->lengths = lengths;
    }
    t->by_length[length]++;
    return true;
}

static void count_result(vx_tally *t, const vx_game *game, const void *state, const int *score)
{
    bool counted[VX_SEATS_MAX] = {false}, has_winner = false;
    for (int seat = 0; seat < vx_seats(game, state); seat++) {
        int team = vx_team(game, state, seat);
        if (score[seat] <= 0 || counted[team]) continue;
        t->wins[team]++;
        counted[team] = has_winner = true;
    }
    if (!has_winner) t->draws++;
}

bool vx_tally_game(vx_tally *t, const vx_game *game, const void *state, const int *score,
                   size_t decisions)
{
    t->games++;
    if (score != NULL) {
        count_result(t, game, state, score);
    } else {
        t->capped++;
        t->draws++;
    }
    return count_length(t, decisions);
}

bool vx_tally_add(vx_tally *sum, const vx_tally *other)
{
    if (other->failed) return false;
    for (int team = 0; team < VX_SEATS_MAX; team++) sum->wins[team] += other->wins[team];
    sum->games += other->games;
    sum->stopped = sum->stopped || other->stopped;
    sum->draws += other->draws;
    sum->capped += other->capped;
    sum->actions += other->actions;
    for (size_t length = other->lengths; length-- > 0;) { /* from the top: one allocation */
        if (other->by_length[length] == 0) continue;
        if (!count_length(sum, length)) return false;
        sum->by_length[length] += other->by_length[length] - 1;
    }
    return true;
}

/* ---- The answer ---- */

/* The smallest length that at least `percent` of the games do not exceed. */
static uint64_t percentile(const vx_tally *sum, uint64_t percent)
{
    uint64_t seen = 0;
    for (size_t length = 0; length < sum->lengths; length++) {
        seen += sum->by_length[length];
        if (seen * 100 >= sum->games * percent) return length;
    }
    return 0;
}

static void add_wins(vx_text *out, const vx_game *game, const void *start, const vx_tally *sum)
{
    int teams = 0;
    for (int seat = 0; seat < vx_seats(game, start); seat++) {
        int team = vx_team(game, start, seat);
        if (team >= teams) teams = team + 1;
    }
    vx_json_open(out, "wins", '[');
    for (int team = 0; team < teams; team++) vx_json_number(out, NULL, (int64_t)sum->wins[team]);
    vx_json_close(out, ']');
}

void vx_answer_tally(vx_session *session, const vx_game *game, const void *start,
                     const vx_tally *sum, uint64_t microseconds)
{
    vx_text *out = vx_answer(session, 1024);
    vx_json_open(out, NULL, '{');
    vx_json_number(out, "games", (int64_t)sum->games);
    if (sum->stopped) vx_json_bool(out, "stopped", true);
    vx_json_decimal(out, "seconds", (double)microseconds / 1e6, 6);
    vx_json_decimal(out, "games_per_second", vx_per_second(sum->games, microseconds), 1);
    vx_json_decimal(out, "actions_per_second", vx_per_second(sum->actions, microseconds), 1);
    add_wins(out, game, start, sum);
    vx_json_number(out, "draws", (int64_t)sum->draws);
    vx_json_number(out, "capped", (int64_t)sum->capped);
    vx_json_number(out, "length_p50", (int64_t)percentile(sum, 50));
    vx_json_number(out, "length_p95", (int64_t)percentile(sum, 95));
    vx_add(out, "}\n");
}
