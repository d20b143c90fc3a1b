/* SPDX-License-Identifier: MIT */
/* tournament_test.c - pairs and standings of tournaments. The files are the server's, which the library
 * does not hold. */
#include <stdlib.h>
#include <string.h>

#include "harness.h"
#include "server/pairing.h"
#include "server/standings.h"

enum { MOST = 70, ROUNDS = 9 };

/* ---- A tournament that is played by lot ---- */

typedef struct {
    int count, round;
    pairing_player player[MOST];
    uint8_t met[MOST][MOST + 1]; /* by number; the last is the bye */
    int order[MOST];             /* numbers by place */
    uint32_t lot;
} play;

static unsigned draw_lot(play *p, unsigned below)
{
    p->lot = p->lot * 1664525u + 1013904223u;
    return (p->lot >> 16) % below;
}

static play *sort_by = NULL; /* qsort has no context */

static int by_score(const void *left, const void *right)
{
    int a = *(const int *)left, b = *(const int *)right;
    int difference = sort_by->player[b].score - sort_by->player[a].score;
    return difference != 0 ? difference : a - b;
}

static void sit(pairing_player *who, int seat)
{
    who->balance += seat;
    who->run = who->run * seat > 0 ? who->run + seat : seat;
}

/* What a round did wrong, over all rounds. */
typedef struct {
    int repeats, byes, unbalanced, runs;
} faults;

static void play_game(play *p, int first, int second, faults *found)
{
    int half = (int)draw_lot(p, 3);
    found->repeats += p->met[first][second] > 0;
    p->met[first][second]++;
    p->met[second][first]++;
    p->player[first].score += half;
    p->player[second].score += 2 - half;
    sit(&p->player[first], 1);
    sit(&p->player[second], -1);
}

static void play_round(play *p, faults *found)
{
    pairing_player player[MOST];
    uint8_t met[MOST * (MOST + 1)];
    int opponent[MOST], seen = 0;
    for (int i = 0; i < p->count; i++) p->order[i] = i;
    sort_by = p;
    qsort(p->order, (size_t)p->count, sizeof p->order[0], by_score);
    for (int i = 0; i < p->count; i++) {
        player[i] = p->player[p->order[i]];
        for (int j = 0; j < p->count; j++)
            met[i * (p->count + 1) + j] = p->met[p->order[i]][p->order[j]];
        met[i * (p->count + 1) + p->count] = p->met[p->order[i]][MOST];
    }
    pairing_field field = {.count = p->count, .player = player, .met = met};
    assert_true(pairing_find(&field, opponent));
    for (int i = 0; i < p->count; i++) {
        int other = opponent[i], who = p->order[i];
        if (other == PAIRING_NOBODY) {
            found->byes += p->met[who][MOST] > 0;
            p->met[who][MOST]++;
            p->player[who].score += 2;
            seen++;
            continue;
        }
        assert_int_equal(opponent[other], i);
        assert_int_not_equal(other, i);
        seen++;
        if (other < i) continue;
        bool is_first = pairing_is_first(&player[i], &player[other], i);
        play_game(p, p->order[is_first ? i : other], p->order[is_first ? other : i], found);
    }
    assert_int_equal(seen, p->count);
    for (int i = 0; i < p->count; i++) {
        found->unbalanced += abs(p->player[i].balance) > 2;
        found->runs += abs(p->player[i].run) > 2;
    }
    p->round++;
}

static faults play_all(int count, int rounds, uint32_t lot)
{
    static play p;
    faults found = {0};
    memset(&p, 0, sizeof p);
    p.count = count;
    p.lot = lot;
    for (int i = 0; i < rounds; i++) play_round(&p, &found);
    return found;
}

/* ---- Pairs ---- */

static void the_upper_half_plays_the_lower_half(void **state)
{
    pairing_player player[8] = {{0}};
    uint8_t met[8 * 9] = {0};
    int opponent[8];
    pairing_field field = {.count = 8, .player = player, .met = met};
    (void)state;
    assert_true(pairing_find(&field, opponent));
    for (int i = 0; i < 4; i++) assert_int_equal(opponent[i], i + 4);
    assert_true(pairing_is_first(&player[0], &player[4], 0));
    assert_false(pairing_is_first(&player[1], &player[5], 1));
}

static void those_with_one_score_play_each_other(void **state)
{
    pairing_player player[6] = {{.score = 4}, {.score = 4}, {.score = 2},
                                {.score = 2}, {.score = 0}, {.score = 0}};
    uint8_t met[6 * 7] = {0};
    int opponent[6];
    pairing_field field = {.count = 6, .player = player, .met = met};
    (void)state;
    assert_true(pairing_find(&field, opponent));
    assert_int_equal(opponent[0], 1);
    assert_int_equal(opponent[2], 3);
    assert_int_equal(opponent[4], 5);
    met[0 * 7 + 1] = met[1 * 7 + 0] = 1; /* unless they have met */
    assert_true(pairing_find(&field, opponent));
    assert_true(opponent[0] == 2 || opponent[0] == 3);
    assert_true(opponent[1] == 2 || opponent[1] == 3);
}

static void the_last_who_had_none_has_the_bye(void **state)
{
    pairing_player player[5] = {{.score = 4}, {.score = 2}, {.score = 2}, {.score = 2}, {0}};
    uint8_t met[5 * 6] = {0};
    int opponent[5];
    pairing_field field = {.count = 5, .player = player, .met = met};
    (void)state;
    assert_true(pairing_find(&field, opponent));
    assert_int_equal(opponent[4], PAIRING_NOBODY);
    met[4 * 6 + 5] = 1;
    assert_true(pairing_find(&field, opponent));
    assert_int_not_equal(opponent[4], PAIRING_NOBODY);
}

static void seats_take_turns(void **state)
{
    pairing_player often = {.balance = 1, .run = 1}, seldom = {.balance = -1, .run = -1};
    pairing_player last_first = {.run = 1}, last_second = {.run = -1};
    (void)state;
    for (int rank = 0; rank < 2; rank++) {
        assert_false(pairing_is_first(&often, &seldom, rank));
        assert_true(pairing_is_first(&seldom, &often, rank));
        assert_false(pairing_is_first(&last_first, &last_second, rank));
    }
}

static void nobody_meets_anybody_again(void **state)
{
    (void)state;
    for (int count = 2; count <= MOST; count++) {
        int rounds = count / 2 < ROUNDS ? count / 2 : ROUNDS;
        for (uint32_t lot = 1; lot <= (count <= 16 ? 10u : 2u); lot++) {
            faults found = play_all(count, rounds, lot * 977u + (uint32_t)count);
            assert_int_equal(found.repeats, 0);
            assert_int_equal(found.byes, 0);
            assert_int_equal(found.unbalanced, 0);
            assert_int_equal(found.runs, 0);
        }
    }
}

/* Four play three rounds and everybody has met: whatever was drawn before, the rest can be paired. */
static void four_people_all_meet(void **state)
{
    (void)state;
    for (uint32_t lot = 1; lot <= 200; lot++) assert_int_equal(play_all(4, 3, lot).repeats, 0);
}

/* ---- Standings ---- */

/* Anna beats Boris, Clara and Dmitri draw; then Anna draws with Clara, and Dmitri does not come to Boris;
 * then Emil, who came late, has a bye. By hand: Anna 1.5, Boris 1, Clara 1, Dmitri 0.5, Emil 1. */
static const standings_game example[] = {
    {{0, 1}, {2, 0}, true},  {{2, 3}, {1, 1}, true},   {{0, 2}, {1, 1}, true},
    {{1, 3}, {2, 0}, false}, {{4, -1}, {2, 0}, false}, {{0, 3}, {-1, -1}, true},
};

static void ties_are_broken_as_by_hand(void **state)
{
    standings_row row[5];
    static const int players[] = {0, 1, 2, 4, 3}, scores[] = {3, 2, 2, 2, 1};
    static const int buchholz[] = {4, 5, 4, 2, 3}, berger[] = {6, 4, 4, 4, 2};
    (void)state;
    standings_count(STANDINGS_SWISS, example, 6, row, 5);
    for (int i = 0; i < 5; i++) {
        assert_int_equal(row[i].player, players[i]);
        assert_int_equal(row[i].score, scores[i]);
        assert_int_equal(row[i].buchholz, buchholz[i]);
        assert_int_equal(row[i].berger, berger[i]);
    }
    assert_int_equal(row[1].wins, 1);
    assert_int_equal(row[1].games, 1); /* the other was not played */
}

static void an_arena_counts_wins_and_then_games(void **state)
{
    static const standings_game games[] = {{{0, 1}, {1, 1}, true},
                                           {{0, 1}, {1, 1}, true},
                                           {{2, 3}, {2, 0}, true},
                                           {{3, 1}, {2, 0}, true},
                                           {{3, 1}, {0, 2}, false}};
    standings_row row[4];
    static const int players[] = {1, 2, 3, 0};
    (void)state;
    standings_count(STANDINGS_ARENA, games, 5, row, 4);
    for (int i = 0; i < 4; i++) assert_int_equal(row[i].player, players[i]);
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_upper_half_plays_the_lower_half),
        cmocka_unit_test(those_with_one_score_play_each_other),
        cmocka_unit_test(the_last_who_had_none_has_the_bye),
        cmocka_unit_test(seats_take_turns),
        cmocka_unit_test(nobody_meets_anybody_again),
        cmocka_unit_test(four_people_all_meet),
        cmocka_unit_test(ties_are_broken_as_by_hand),
        cmocka_unit_test(an_arena_counts_wins_and_then_games),
    };
    return RUN_SUITE("tournament", tests, words, word);
}
