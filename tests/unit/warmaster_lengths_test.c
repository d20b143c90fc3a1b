/* SPDX-License-Identifier: MIT */
/* warmaster_lengths_test.c - WM-OPTION-01: who plays in inches reads inches everywhere. */
#include <stdlib.h>
#include <string.h>

#include "games/warmaster/odds/odds.h"
#include "games/warmaster/page/page.h"
#include "games/warmaster/text/inches.h"
#include "games/warmaster/turn/turn.h"
#include "warmaster_battle.h"

static void told_as(const char *text, const char *wanted)
{
    char line[256];
    strcpy(line, text);
    wm_say_in_inches(line);
    assert_string_equal(line, wanted);
    assert_true(strcmp(text, wanted) == 0 || wm_tells_lengths(text));
}

static void every_length_is_halved(void **state)
{
    (void)state;
    told_as("20 cm", "10\"");
    told_as("1 cm, 3 cm and 15 cm", "0.5\", 1.5\" and 7.5\"");
    told_as("within 100 cm.", "within 50\".");
    told_as("в пределах 20 см; не 2.5 см", "в пределах 10\"; не 1.25\"");
    told_as("0.5 cm", "0.25\"");
    told_as("up to 10xD6 cm, D6 attacks", "up to 5xD6\", D6 attacks");
    told_as("5xD6 см", "2.5xD6\"");
    told_as("more than 100 mm: this is 121 mm", "more than 5\": this is 6.05\"");
    told_as("больше 75 мм", "больше 3.75\"");
}

static void nothing_else_is_changed(void **state)
{
    (void)state;
    told_as("the size in cm, as 180x120", "the size in cm, as 180x120");
    told_as("20 cms", "20 cms");
    told_as("базе 40x60 мм", "базе 40x60 мм");
    told_as("7 смен", "7 смен");
    told_as("на 4+ в 2 раза", "на 4+ в 2 раза");
    told_as("", "");
}

static void set_up_in_inches(void)
{
    set_up("", "empire:halberdiers+knights+general+hero", "empire:halberdiers+general");
    b.inches = 1;
    put("A1", FORM_LINE, 50, 30, 0);
    put("A2", FORM_LINE, 80, 30, 0);
    put("B1", FORM_LINE, 50, 45, 180);
    put_person("Ac1", 50, 20);
    put_person("Ac2", 80, 20);
    put_person("Bc1", 90, 110);
    wm_start_turn(&b, 0);
    b.phase = PHASE_ORDERS;
}

static void odds_and_sentences_are_told_so(void **state)
{
    (void)state;
    vx_odds *odds = calloc(1, sizeof *odds);
    char line[512];
    set_up_in_inches();
    wm_odds(&b, action("order Ac1 A1"), VX_ENGLISH, odds);
    assert_non_null(strstr(odds->table[0].title, "enemy within 10\" -1"));
    assert_null(strstr(odds->table[0].title, "cm"));
    free(odds);
    b.phase = PHASE_HOME_ROLL;
    vx_text out = vx_text_on(line, sizeof line);
    wm_describe_action(&b, action("wings 3"), VX_RUSSIAN, &out);
    assert_non_null(strstr(line, "1.5\""));
    assert_int_equal(out.length, strlen(line));
    b.inches = 0;
    out = vx_text_on(line, sizeof line);
    wm_describe_action(&b, action("wings 3"), VX_RUSSIAN, &out);
    assert_non_null(strstr(line, "3 см"));
}

static void the_page_is_told_how(void **state)
{
    (void)state;
    enum { ROOM = 1 << 20 };
    char *text = malloc(ROOM);
    assert_non_null(text);
    set_up_in_inches();
    vx_text out = vx_text_on(text, ROOM);
    wm_scene(&b, &out);
    assert_non_null(
        strstr(text, "\"measure\":{\"per\":2,\"en\":\"\\\"\",\"ru\":\"\\\"\"},\"disc\":157"));
    b.inches = 0;
    out = vx_text_on(text, ROOM);
    wm_scene(&b, &out);
    assert_non_null(
        strstr(text, "\"measure\":{\"per\":1,\"en\":\" cm\",\"ru\":\" см\"},\"disc\":200"));
    out = vx_text_on(text, ROOM);
    wm_facts(0, VX_ENGLISH, &out);
    assert_false(out.cut);
    assert_non_null(strstr(text, "[\"moves 20 cm\",\"moves 10\\\"\"]"));
    free(text);
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_length_is_halved),
        cmocka_unit_test(nothing_else_is_changed),
        cmocka_unit_test(odds_and_sentences_are_told_so),
        cmocka_unit_test(the_page_is_told_how),
    };
    return RUN_SUITE("warmaster_lengths", tests, words, word);
}
