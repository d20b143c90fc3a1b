/* SPDX-License-Identifier: MIT */
/* war_chest_tables_test.c - the written-out tables of War Chest, made anew from what they mean. */
#include <stdlib.h>

#include "games/war-chest/war_chest.h"
#include "harness.h"

/* ---- The board ---- */

enum { FILES = 11 };

/* File counted from f, and twice the height above the middle of the board. */
typedef struct {
    int c, u;
} place;

static int height_of(int file)
{
    return 7 - abs(file - 5);
}

static place place_of(int hex)
{
    int file = 0;
    while (hex >= height_of(file)) hex -= height_of(file++);
    return (place){file - 5, 2 * (hex + 1) - height_of(file) - 1};
}

static int distance(place a, place b)
{
    int dc = abs(a.c - b.c), du = abs(a.u - b.u);
    return dc > (dc + du) / 2 ? dc : (dc + du) / 2;
}

static void neighbours_are_at_distance_one_and_two(void **state)
{
    (void)state;
    for (int hex = 0; hex < HEXES; hex++) {
        hex_set around = 0, two_away = 0;
        for (int other = 0; other < HEXES; other++) {
            int far = distance(place_of(hex), place_of(other));
            if (far == 1) around |= bit(other);
            if (far == 2) two_away |= bit(other);
        }
        assert_true(wc_around[hex] == around);
        assert_true(wc_two_away[hex] == two_away);
    }
}

/* Six directions, clockwise from the top, and never off the board. */
static void steps_keep_their_direction(void **state)
{
    (void)state;
    static const place ways[DIRECTIONS] = {{0, 2}, {1, 1}, {1, -1}, {0, -2}, {-1, -1}, {-1, 1}};
    for (int hex = 0; hex < HEXES; hex++) {
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            place from = place_of(hex);
            int found = NO_HEX;
            for (int other = 0; other < HEXES; other++) {
                place to = place_of(other);
                if (to.c == from.c + ways[direction].c && to.u == from.u + ways[direction].u)
                    found = other;
            }
            assert_int_equal(wc_step[hex][direction], found);
        }
    }
}

static hex_set half_turn(hex_set hexes)
{
    hex_set turned = 0;
    for (; hexes != 0; hexes &= hexes - 1) turned |= bit(HEXES - 1 - first_hex(hexes));
    return turned;
}

static void a_half_turn_exchanges_the_sides(void **state)
{
    (void)state;
    for (int hex = 0; hex < HEXES; hex++) {
        place here = place_of(hex), there = place_of(HEXES - 1 - hex);
        assert_int_equal(here.c, -there.c);
        assert_int_equal(here.u, -there.u);
    }
    assert_true(half_turn(WOLF_START) == RAVEN_START);
    assert_true(half_turn(WOLF_START_4) == RAVEN_START_4);
    assert_true(half_turn(LOCATIONS) == LOCATIONS);
    assert_true(half_turn(MAP_2) == MAP_2);
}

static void the_maps_have_their_hexes_and_locations(void **state)
{
    (void)state;
    assert_int_equal(__builtin_popcountll(MAP_2), 37);
    assert_int_equal(__builtin_popcountll(MAP_4), 47);
    assert_int_equal(__builtin_popcountll(LOCATIONS & MAP_2), 10);
    assert_int_equal(__builtin_popcountll(LOCATIONS), 14);
    for (hex_set rest = LOCATIONS; rest != 0; rest &= rest - 1)
        assert_true((wc_around[first_hex(rest)] & LOCATIONS) == 0);
}

/* ---- Coins and decrees ---- */

static void the_boxes_hold_so_many_coins(void **state)
{
    (void)state;
    int base = 0, nobility = 0;
    for (int type = 0; type < BASE_TYPES; type++) base += wc_book.unit[type].coins;
    for (int type = BASE_TYPES; type < UNIT_TYPES; type++) nobility += wc_book.unit[type].coins;
    assert_int_equal(base, 74);
    assert_int_equal(nobility, 19);
}

static void every_coin_and_decree_has_its_words(void **state)
{
    (void)state;
    for (int type = 0; type < TYPES; type++) {
        assert_non_null(wc_types[type].code);
        for (int language = 0; language < VX_LANGUAGES; language++) {
            assert_non_null(wc_types[type].name[language]);
            assert_non_null(wc_types[type].object[language]);
            bool has_text = wc_types[type].tactic[language] != NULL ||
                            wc_types[type].attribute[language] != NULL;
            assert_true(has_text || type == ROYAL);
        }
    }
    for (int which = 0; which < DECREES; which++)
        for (int language = 0; language < VX_LANGUAGES; language++) {
            assert_non_null(wc_decrees[which].name[language]);
            assert_non_null(wc_decrees[which].effect[language]);
        }
}

static void there_are_35_ways_to_turn_up_three_decrees(void **state)
{
    (void)state;
    for (int i = 0; i < TRIOS; i++) {
        assert_int_equal(__builtin_popcount(wc_decree_trios[i]), 3);
        assert_true(wc_decree_trios[i] < 1 << DECREES);
        for (int j = 0; j < i; j++) assert_int_not_equal(wc_decree_trios[i], wc_decree_trios[j]);
    }
}

/* ---- Actions ---- */

static int compare_actions(const void *left, const void *right)
{
    vx_action a = *(const vx_action *)left, b = *(const vx_action *)right;
    return a < b ? -1 : a > b;
}

/* Each is an action, none comes twice, and the last number is the last. */
static void the_numbered_actions_are_all_different(void **state)
{
    (void)state;
    vx_action *all = malloc(WC_ENCODABLE * sizeof *all);
    assert_non_null(all);
    for (uint64_t i = 0; i < WC_ENCODABLE; i++) {
        all[i] = wc_encodable(i);
        assert_true(wc_is_well_formed(all[i]));
    }
    assert_true(all[WC_ENCODABLE - 1] ==
                pack_act((act){.verb = ACT_DRAW, .u = UNKNOWN_COIN, .seat = SEATS - 1}));
    qsort(all, WC_ENCODABLE, sizeof *all, compare_actions);
    for (uint64_t i = 1; i < WC_ENCODABLE; i++) assert_true(all[i - 1] != all[i]);
    free(all);
}

/* Words that are not actions are told from those that are. */
static void other_words_are_not_actions(void **state)
{
    (void)state;
    vx_action legal = pack_act((act){.verb = ACT_MOVE, .u = KNIGHT, .h = 3, .i = 4});
    assert_true(wc_is_well_formed(legal));
    assert_false(wc_is_well_formed(legal | (vx_action)1 << 63));
    assert_false(wc_is_well_formed(legal | (vx_action)1 << J_AT));
    assert_false(wc_is_well_formed(pack_act((act){.verb = ACT_MOVE, .u = KNIGHT, .h = HEXES})));
    assert_false(wc_is_well_formed(pack_act((act){.verb = VERBS})));
    assert_false(wc_is_well_formed(
        pack_act((act){.verb = ACT_MOVE, .by = BY_SWORDSMAN, .u = KNIGHT, .h = 3, .i = 4})));
    assert_false(wc_is_well_formed(pack_act((act){.verb = ACT_ENLIST, .u = KNIGHT, .v = ARCHER})));
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(neighbours_are_at_distance_one_and_two),
        cmocka_unit_test(steps_keep_their_direction),
        cmocka_unit_test(a_half_turn_exchanges_the_sides),
        cmocka_unit_test(the_maps_have_their_hexes_and_locations),
        cmocka_unit_test(the_boxes_hold_so_many_coins),
        cmocka_unit_test(every_coin_and_decree_has_its_words),
        cmocka_unit_test(there_are_35_ways_to_turn_up_three_decrees),
        cmocka_unit_test(the_numbered_actions_are_all_different),
        cmocka_unit_test(other_words_are_not_actions),
    };
    return RUN_SUITE("war-chest tables", tests, words, word);
}
