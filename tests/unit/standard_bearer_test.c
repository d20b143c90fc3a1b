/* SPDX-License-Identifier: MIT */
/* standard_bearer_test.c - actions that no notation writes, and that 64 bits can hold all the same. */
#include "games/standard-bearer/standard_bearer.h"
#include "harness.h"

static standard_bearer position(const char *text)
{
    standard_bearer game;
    const vx_game *found;
    vx_problem why;
    assert_true(vx_parse_position(text, &found, &game, &why));
    return game;
}

/* ZN-15: text names a line from either end and is read as from the left or lower one. */
static void a_line_is_named_from_its_lower_end(void **unused)
{
    (void)unused;
    standard_bearer game = position("position standard-bearer\n"
                                    "8 . . . . . . s\n7 . . . . . . .\n6 . . . . . . .\n"
                                    "5 . . . . . . .\n4 . . . . . . .\n3 . . . . . . .\n"
                                    "2 . . . . . . .\n1 P S . . . . .\nturn blue move\n");
    act line = {.kind = ACT_LINE,
                .from = (uint8_t)cell_at(0, 0),
                .other = (uint8_t)cell_at(0, 1),
                .to = (uint8_t)cell_at(1, 0)};
    act turned = {
        .kind = ACT_LINE, .from = line.other, .other = line.from, .to = (uint8_t)cell_at(1, 1)};
    vx_problem why = {0};
    assert_true(vx_check(&standard_bearer_game, &game, pack_act(line), &why));
    assert_false(vx_check(&standard_bearer_game, &game, pack_act(turned), &why));
    assert_non_null(why.message);
    assert_string_equal(why.message->clause, "ZN-15");
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_line_is_named_from_its_lower_end)};
    return RUN_SUITE("standard-bearer", tests, words, word);
}
