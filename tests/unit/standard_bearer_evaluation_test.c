/* SPDX-License-Identifier: MIT */
/* standard_bearer_evaluation_test.c - the evaluation is the same for both colours, and sees dangers. */
#include <string.h>

#include "games/standard-bearer/network.h"
#include "harness.h"

/* ---- The same position with the colours changed and the board turned round ---- */

static int turned(int cell)
{
    return cell_at(ROWS - 1 - row_of(cell), COLUMNS - 1 - column_of(cell));
}

static standard_bearer with_colours_changed(const standard_bearer *game)
{
    standard_bearer other = *game;
    memset(other.warrior, 0, sizeof other.warrior);
    other.side = !game->side;
    for (int side = 0; side < SIDES; side++) {
        other.standards[!side] = game->standards[side];
        other.army[!side] = 0;
        for (cell_set rest = game->army[side]; rest != 0; rest &= rest - 1) {
            uint8_t warrior = game->warrior[first_cell(rest)];
            int cell = turned(first_cell(rest));
            other.army[!side] |= bit(cell);
            other.warrior[cell] = make_warrior(type_of(warrior), !side, wounds_of(warrior));
        }
    }
    return other;
}

static void claim_no_colour(const standard_bearer *game)
{
    standard_bearer other = with_colours_changed(game);
    for (int seat = 0; seat < SIDES; seat++) {
        int value = sb_evaluate(game, seat);
        assert_int_equal(value, sb_evaluate(&other, !seat));
        assert_int_equal(value, -sb_evaluate(game, !seat));
    }
}

static vx_action draw(const standard_bearer *game, vx_random *random)
{
    const vx_game *rules = &standard_bearer_game;
    if (rules->rules.to_act(game) == VX_CHANCE) return vx_chance_draw(rules, game, random);
    static vx_action actions[2048];
    return actions[vx_random_below(random, (uint64_t)rules->rules.list(game, actions))];
}

static void neither_colour_is_favoured(void **unused)
{
    (void)unused;
    enum { GAMES = 40 };
    const vx_game *rules = &standard_bearer_game;
    standard_bearer game;
    vx_random random;
    vx_problem why;
    int evaluated = 0;
    vx_random_seed(&random, 1);
    for (int i = 0; i < GAMES; i++) {
        assert_true(rules->rules.setup(&game, NULL, 0, &why));
        for (; rules->rules.to_act(&game) != VX_OVER;
             rules->rules.apply(&game, draw(&game, &random))) {
            if (game.phase != PHASE_MOVE) continue;
            claim_no_colour(&game);
            evaluated++;
        }
    }
    assert_true(evaluated > GAMES * 20);
}

/* ---- What is in danger ---- */

static standard_bearer position_of(const char *position)
{
    const vx_game *rules;
    standard_bearer game;
    vx_problem why;
    assert_true(vx_parse_position(position, &rules, &game, &why));
    return game;
}

static int value_of(const char *position)
{
    standard_bearer game = position_of(position);
    return sb_evaluate(&game, BLUE);
}

#define EMPTY(row) row "  .  .  .  .  .  .  .\n"
#define UPPER_HALF EMPTY("8") "7  .  .  .  .  .  .  s\n" EMPTY("6") EMPTY("5")
#define BLUE_TURN EMPTY("1") "turn blue move\n"
#define RED_TURN EMPTY("1") "turn red move\n"

/* The horseman of g4 comes anywhere; where Blue's own warriors stand on all sides he cannot strike. */
#define OPEN_STANDARD          \
    EMPTY("4")                 \
    "3  .  .  .  .  .  .  h\n" \
    "2  .  I  .  S  .  I  .\n"
#define WALLED_STANDARD        \
    "4  .  .  .  I  .  .  .\n" \
    "3  .  .  A  S  A  .  h\n" \
    "2  .  .  .  I  .  .  .\n"
#define FOUR_APART             \
    "4  .  .  .  I  .  .  .\n" \
    "3  .  .  A  .  .  .  h\n" \
    "2  .  A  .  S  .  I  .\n"

static void a_hunted_standard_is_worth_less(void **unused)
{
    (void)unused;
    int walled = value_of("position standard-bearer\n" UPPER_HALF WALLED_STANDARD RED_TURN);
    int open = value_of("position standard-bearer\n" UPPER_HALF FOUR_APART RED_TURN);
    assert_true(walled > open + 100);
}

static void danger_is_greater_without_the_turn(void **unused)
{
    (void)unused;
    int own_turn = value_of("position standard-bearer\n" UPPER_HALF OPEN_STANDARD BLUE_TURN);
    int other_turn = value_of("position standard-bearer\n" UPPER_HALF OPEN_STANDARD RED_TURN);
    assert_true(own_turn > other_turn + 100);
}

/* The infantryman comes to f7 and strikes the last standard-bearer, who has one wound left to take. */
static void whoever_can_finish_has_as_good_as_won(void **unused)
{
    (void)unused;
    int value = value_of("position standard-bearer\n" EMPTY("8") "7  .  .  .  I  .  .  s2\n" EMPTY(
        "6") EMPTY("5") EMPTY("4") EMPTY("3") "2  .  S  .  .  .  .  .\n" BLUE_TURN);
    assert_true(value > 4000);
}

/* ---- What the network is told ---- */

/* The horseman reaches everybody: he is stronger than the archer (ZN-27: 4+1 against 4), equal to
 * the berserker, and weaker than the heavy infantryman. The archer reaches nobody (ZN-32). */
static void dangers_are_told_by_strength(void **unused)
{
    (void)unused;
    standard_bearer game = position_of("position standard-bearer\n" UPPER_HALF EMPTY(
        "4") "3  .  .  .  .  .  .  h\n2  A  .  B  .  I  .  S\n" RED_TURN);
    dangers found = sb_find_dangers(&game);
    cell_set archer = bit(cell_at(1, 0)), berserker = bit(cell_at(1, 2));
    assert_true((found.by_stronger[BLUE] & archer) != 0);
    assert_true((found.by_stronger[BLUE] & berserker) == 0);
    assert_true((found.by_equal[BLUE] & berserker) != 0);
    assert_true((found.by_equal[BLUE] & bit(cell_at(1, 4))) == 0);
}

static void every_warrior_is_told_once(void **unused)
{
    (void)unused;
    standard_bearer game =
        position_of("position standard-bearer\n" UPPER_HALF WALLED_STANDARD RED_TURN);
    dangers found = sb_find_dangers(&game);
    uint16_t inputs[INPUTS_MAX];
    int count = sb_list_inputs(&game, &found, inputs), kinds = 0;
    assert_int_equal(count, 2 * count_cells(occupied(&game)));
    for (int i = 0; i < count; i++) {
        assert_true(inputs[i] < INPUTS);
        kinds += inputs[i] < INPUT_KINDS;
    }
    assert_int_equal(kinds, count / 2);
}

/* No sum of the first layer may leave 16 bits, whoever stands where. */
static void no_army_overflows_the_network(void **unused)
{
    (void)unused;
    for (int lane = 0; lane < HIDDEN; lane++) {
        int most = 0;
        for (int i = 0; i < INPUTS; i++) {
            int weight = sb_weights.input[i][lane];
            most = weight > most ? weight : -weight > most ? -weight : most;
        }
        assert_true(most * INPUTS_MAX < INT16_MAX);
    }
}

/* ---- What a wound costs ---- */

static void the_last_standard_is_the_game(void **unused)
{
    (void)unused;
    standard_bearer game = {.standards = {2, 1}};
    uint8_t blue = make_warrior(STANDARD_BEARER, BLUE, 2),
            red = make_warrior(STANDARD_BEARER, RED, 2);
    assert_int_equal(sb_cost_of_wounds(&game, red, 1), 10000);
    assert_true(sb_cost_of_wounds(&game, blue, 1) < 2000);
    game.standards[BLUE] = 1;
    assert_int_equal(sb_cost_of_wounds(&game, blue, 1), 10000);
}

/* A heavy infantryman of three wounds may be worth nothing, so his last one may be free. */
static void no_wound_is_a_gain(void **unused)
{
    (void)unused;
    standard_bearer game = {.standards = {STANDARDS, STANDARDS}};
    for (int type = 0; type < TYPES; type++)
        for (int wounds = 0; wounds < sb_book.type[type].health; wounds++) {
            uint8_t warrior = make_warrior((warrior_type)type, BLUE, wounds);
            assert_true(sb_cost_of_wounds(&game, warrior, 1) >= 0);
        }
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(neither_colour_is_favoured),
        cmocka_unit_test(a_hunted_standard_is_worth_less),
        cmocka_unit_test(danger_is_greater_without_the_turn),
        cmocka_unit_test(whoever_can_finish_has_as_good_as_won),
        cmocka_unit_test(dangers_are_told_by_strength),
        cmocka_unit_test(every_warrior_is_told_once),
        cmocka_unit_test(no_army_overflows_the_network),
        cmocka_unit_test(the_last_standard_is_the_game),
        cmocka_unit_test(no_wound_is_a_gain),
    };
    return RUN_SUITE("standard-bearer evaluation", tests, words, word);
}
