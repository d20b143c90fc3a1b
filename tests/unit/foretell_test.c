/* SPDX-License-Identifier: MIT */
/* foretell_test.c - the words at a target say what the action will do, and the record tells it in
 * words, in both languages. */
#include <stddef.h>

#include "core/game.h"
#include "harness.h"

static _Alignas(max_align_t) char state[1 << 18]; /* of any game */
static const vx_game *game;

static void lay_out(const char *position)
{
    vx_problem why;
    assert_true(vx_largest_state() <= sizeof state);
    if (!vx_parse_position(position, &game, state, &why))
        fail_msg("line %d: %s", why.line, why.message->text[0]);
}

static void claim(const char *action, const char *english, const char *russian)
{
    const char *wanted[VX_LANGUAGES] = {english, russian};
    vx_action read;
    vx_problem why;
    assert_true(vx_parse_action(game, state, action, &read, &why));
    assert_true(vx_check(game, state, read, &why));
    for (int language = 0; language < VX_LANGUAGES; language++) {
        char said[256];
        vx_text out = vx_text_on(said, sizeof said);
        game->page->foretell(state, read, (vx_language)language, &out);
        assert_string_equal(said, wanted[language]);
    }
}

static void tells(const char *action, const char *english, const char *russian)
{
    const char *wanted[VX_LANGUAGES] = {english, russian};
    vx_action read;
    vx_problem why;
    assert_true(vx_parse_action(game, state, action, &read, &why));
    assert_true(vx_check(game, state, read, &why));
    for (int language = 0; language < VX_LANGUAGES; language++) {
        char said[256];
        vx_describe_action(game, state, read, (vx_language)language, said, sizeof said);
        assert_string_equal(said, wanted[language]);
    }
}

static void a_march_is_told_without_notation(void **unused)
{
    (void)unused;
    lay_out("position standard-bearer\n"
            "8  .  .  .  .  .  .  s\n"
            "7  .  .  .  .  .  .  .\n"
            "6  .  .  .  .  .  .  .\n"
            "5  .  .  .  .  .  .  .\n"
            "4  .  .  I  .  .  .  .\n"
            "3  .  .  S  .  .  .  .\n"
            "2  .  .  P  .  .  .  .\n"
            "1  .  .  .  .  .  .  .\n"
            "turn blue move\n");
    tells("c2:c4-c3", "Blue: the line from c2 to c4 marches 1 cell forward",
          "Синие: строй от c2 до c4 идёт на 1 клетку вперёд");
    tells("c2:c4-c1", "Blue: the line from c2 to c4 marches 1 cell back",
          "Синие: строй от c2 до c4 идёт на 1 клетку назад");
    tells("c2:c4-e2", "Blue: the line from c2 to c4 marches 2 cells to its right",
          "Синие: строй от c2 до c4 идёт на 2 клетки вправо");
    lay_out("position standard-bearer\n"
            "8  .  .  .  .  .  .  .\n"
            "7  .  .  .  .  .  .  .\n"
            "6  .  .  s  p  .  .  .\n"
            "5  .  .  .  .  .  .  .\n"
            "4  .  .  .  .  .  .  .\n"
            "3  .  .  .  .  .  .  .\n"
            "2  .  .  .  .  .  .  .\n"
            "1  .  .  .  .  .  .  S\n"
            "turn red move\n");
    tells("c6:d6-c5", "Red: the line from c6 to d6 marches 1 cell forward",
          "Красные: строй от c6 до d6 идёт на 1 клетку вперёд");
    tells("c6:d6-a6", "Red: the line from c6 to d6 marches 2 cells to its right",
          "Красные: строй от c6 до d6 идёт на 2 клетки вправо");
}

static void a_blow_tells_strengths_fates_and_price(void **unused)
{
    (void)unused;
    lay_out("position standard-bearer\n"
            "8  .  .  .  .  .  .  s\n"
            "7  .  .  .  .  .  .  .\n"
            "6  .  p  .  .  .  .  .\n"
            "5  i  B  a  .  h  .  .\n"
            "4  P  .  H  H  H  .  .\n"
            "3  .  .  .  .  .  .  .\n"
            "2  .  .  .  .  .  .  .\n"
            "1  .  .  .  .  .  .  S\n"
            "turn blue attack\n");
    claim("c4xc5", "5 against 4\narcher wounded\nyou lose nothing",
          "5 против 4\nлучник ранен\nу вас без потерь");
    claim("e4xe5", "4 against 4\nhorseman wounded\nyours is wounded too",
          "4 против 4\nвсадник ранен\nваш тоже ранен");
    claim("b5xc5+b6",
          "5 against 4, 5 against 3\narcher wounded, pikeman wounded\nyours is wounded too",
          "5 против 4, 5 против 3\nлучник ранен, пикинёр ранен\nваш тоже ранен");
}

static void the_line_counts_and_the_dead_are_named(void **unused)
{
    (void)unused;
    lay_out("position standard-bearer\n"
            "8  .  .  .  .  .  .  s\n"
            "7  .  .  .  .  .  .  .\n"
            "6  .  .  .  .  .  .  .\n"
            "5  .  .  .  p1 .  .  .\n"
            "4  .  .  S  H  .  .  .\n"
            "3  .  .  .  .  .  .  .\n"
            "2  .  .  .  .  .  .  .\n"
            "1  .  .  .  .  .  .  .\n"
            "turn blue attack line c4:d4\n");
    claim("d4xd5", "6 against 2\npikeman killed\nyou lose nothing",
          "6 против 2\nпикинёр убит\nу вас без потерь");
}

/* ZN-11, AZ-2 */
static void a_move_that_leaves_nobody_to_attack_tells_its_price(void **unused)
{
    (void)unused;
    lay_out("position standard-bearer\n"
            "8  .  .  .  .  .  .  s\n"
            "7  .  .  .  .  .  .  .\n"
            "6  .  .  .  .  .  .  .\n"
            "5  .  .  .  p  .  .  .\n"
            "4  .  .  .  H  .  .  .\n"
            "3  .  .  .  .  .  .  .\n"
            "2  .  .  .  .  .  .  .\n"
            "1  .  .  .  .  .  .  S\n"
            "turn blue move\n");
    claim("d4-d2", "nobody left to attack\nyou give up a warrior",
          "атаковать будет некого\nвы отдадите воина");
    claim("g1-f1", "", "");
}

static void an_attack_tells_what_is_left_of_the_stack(void **unused)
{
    (void)unused;
    lay_out("position war-chest\n"
            "state turn=1\n"
            "units e4=2ca2 f4=1sw1 g4=2la1\n"
            "marks W=d1,g1 R=e6,h5\n"
            "p1 hand=sw bag=ro1 sup=ar4,kn4,lc5,sw3\n"
            "p2 hand=ro sup=ca2,cb5,la3,sc5\n");
    claim("attack sw f4 x g4", "Lancer falls\nits last coin; you lose nothing",
          "Уланы: отряд пал\nпоследний жетон; у вас без потерь");
    claim("attack sw f4 x e4", "Cavalry: 2 to 1\nyou lose nothing",
          "Кавалерия: 2 → 1\nу вас без потерь");
    claim("bolster sw f4", "+1 coin: 2 high", "+1 жетон: станет 2");
    claim("move sw f4 f5", "", "");
}

static void a_pikeman_bites(void **unused)
{
    (void)unused;
    lay_out("position war-chest\n"
            "state turn=1\n"
            "units f4=1sw1 g4=2pk2\n"
            "marks W=d1,g1 R=e6,h5\n"
            "p1 hand=sw bag=ro1 sup=ar4,kn4,lc5,sw3\n"
            "p2 hand=ro sup=ca4,cb5,pk2,sc5\n");
    claim("attack sw f4 x g4", "Pikeman: 2 to 1\nyou lose a coin too",
          "Копейщики: 2 → 1\nвы тоже теряете жетон");
}

static void a_location_tells_whose_it_is_and_what_it_brings(void **unused)
{
    (void)unused;
    lay_out("position war-chest\n"
            "state turn=1\n"
            "units e3=1sw1 e6=1kn1\n"
            "marks W=d1,g1 R=e6,h5\n"
            "p1 hand=sw,kn bag=ro1 sup=ar4,kn2,lc5,sw3\n"
            "p2 hand=ro sup=ca4,cb5,la4,sc5\n");
    claim("control kn e6", "Yours: 3 of 6\nRaven loses it", "Объект ваш: 3 из 6\nВорон теряет его");
    claim("control sw e3", "Yours: 3 of 6", "Объект ваш: 3 из 6");
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_march_is_told_without_notation),
        cmocka_unit_test(a_blow_tells_strengths_fates_and_price),
        cmocka_unit_test(the_line_counts_and_the_dead_are_named),
        cmocka_unit_test(a_move_that_leaves_nobody_to_attack_tells_its_price),
        cmocka_unit_test(an_attack_tells_what_is_left_of_the_stack),
        cmocka_unit_test(a_pikeman_bites),
        cmocka_unit_test(a_location_tells_whose_it_is_and_what_it_brings),
    };
    return RUN_SUITE("foretell", tests, words, word);
}
