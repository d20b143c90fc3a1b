/* SPDX-License-Identifier: MIT */
/* warmaster_show_test.c - a battle as the terminal shows it. */
#include <string.h>

#include "games/warmaster/turn/turn.h"
#include "games/warmaster/units/units.h"
#include "warmaster_battle.h"

static char shown[VX_POSITION_CAP];

static void show(int width)
{
    vx_style style = {.language = VX_ENGLISH, .unicode = false, .width = width};
    vx_text out = vx_text_on(shown, sizeof shown);
    warmaster_game.text.show(&b, &style, &out);
}

static void face_off(double y)
{
    set_up("", "empire:halberdiers+general", "orcs:2xorc-warriors+orc-general");
    put("A1", FORM_LINE, 60, y, 0);
    put_person("Ac1", 66.03, 25);
    put("B1", FORM_LINE, 60, 90, 180);
    put("B2", FORM_LINE, 90, 90, 180);
    put_person("Bc1", 66, 95);
    wm_start_turn(&b, 0);
}

/* Actions name the middle of a unit: so does the list, to the millimetre. */
static void units_are_listed_by_their_middle(void **state)
{
    (void)state;
    face_off(16.6625);
    show(80);
    assert_non_null(strstr(shown, "\n  A1 Halberdiers: 60,16.7 0 deg, 3/3 stands\n"));
    assert_non_null(strstr(shown, "\n  Ac1 General: 66,25\n"));
}

static void armies_tell_their_score(void **state)
{
    (void)state;
    face_off(30);
    wm_destroy_unit(&b, id_of("B2"));
    show(80);
    assert_non_null(strstr(shown, "1. Empire: 60 points, lost 0/1\n"));
    assert_non_null(strstr(shown, "2. Orcs & Goblins: 0 points, lost 1/1\n"));
}

/* A stand is less deep than a line of text: wherever it stands, its arrows are there. */
static void every_line_of_battle_is_drawn(void **state)
{
    (void)state;
    for (int millimetres = 300; millimetres < 340; millimetres += 4) {
        face_off(millimetres / 10.0);
        show(110);
        assert_non_null(strstr(shown, "^^A1^^"));
    }
}

/* The field and both armies fit one screen. */
static void wide_screens_have_the_armies_side_by_side(void **state)
{
    (void)state;
    face_off(30);
    show(110);
    const char *first = strstr(shown, "1. Empire"), *second = strstr(shown, "2. Orcs");
    assert_true(first != NULL && second != NULL && second - first == 55);
    const char *warriors = strstr(shown, "  B2 Orc Warriors");
    assert_true(warriors != NULL && strstr(shown, "  Ac1 General") + 55 == warriors);
    show(90);
    assert_true(strstr(shown, "2. Orcs") < strstr(shown, "1. Empire"));
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(units_are_listed_by_their_middle),
        cmocka_unit_test(armies_tell_their_score),
        cmocka_unit_test(every_line_of_battle_is_drawn),
        cmocka_unit_test(wide_screens_have_the_armies_side_by_side),
    };
    return RUN_SUITE("warmaster show", tests, words, word);
}
