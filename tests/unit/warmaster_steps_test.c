/* SPDX-License-Identifier: MIT */
/* warmaster_steps_test.c - what is pointed at on the page, and what it means. */
#include <string.h>

#include "games/warmaster/text/text.h"
#include "games/warmaster/turn/turn.h"
#include "games/warmaster/units/units.h"
#include "warmaster_battle.h"

static const char *meant(const char *steps)
{
    static char text[VX_ACTION_TEXT_CAP];
    vx_reader in = vx_read(steps);
    vx_action found;
    if (!warmaster_game.page->parse_steps(&b, &in, &found)) return "nothing";
    vx_text out = vx_text_on(text, sizeof text);
    warmaster_game.text.format_action(&b, found, &out);
    return text;
}

static const char *steps_of(const char *text)
{
    static char steps[VX_ACTION_TEXT_CAP];
    vx_text out = vx_text_on(steps, sizeof steps);
    warmaster_game.page->steps(&b, action(text), &out);
    return steps;
}

static void order_halberdiers(void)
{
    set_up("", "empire:halberdiers+general", "orcs:2xorc-warriors+orc-general");
    put("A1", FORM_LINE, 60, 30, 0);
    put_person("Ac1", 60, 20);
    put("B1", FORM_LINE, 60, 100, 180);
    put("B2", FORM_LINE, 90, 100, 180);
    put_person("Bc1", 66, 110);
    wm_start_turn(&b, 0);
    apply("end");
    apply("order Ac1 A1");
    apply("give");
    apply("roll 1 1");
}

/* Infantry moves 20 cm: a drag farther than that ends there; the action itself is refused. */
static void a_drag_too_far_goes_as_far_as_may_be(void **state)
{
    (void)state;
    order_halberdiers();
    assert_string_equal(meant("A1 60,50,0"), "move A1 line 60,50 0");
    assert_string_equal(meant("A1 60,50.1,0"), "move A1 line 60,50 0");
    assert_string_equal(meant("A1 60,51.5,0"), "move A1 line 60,50 0");
    legal(meant("A1 60,50.1,0"));
    legal(meant("A1 75,43.5,0")); /* aslant */
    assert_string_equal(meant("A1 60,55,0"), "move A1 line 60,50 0");
    illegal("move A1 line 60,55 0", "WM-MOVE-16");
}

/* A2 is dragged to A1, a unit three stands of 4 cm wide and 2 cm deep that looks straight ahead. */
static void order_a_neighbour(void)
{
    set_up("", "empire:2xhalberdiers+general", "orcs:2xorc-warriors+orc-general");
    put("A1", FORM_LINE, 60, 40, 0);
    put("A2", FORM_LINE, 76, 30, 0);
    put_person("Ac1", 60, 20);
    put("B1", FORM_LINE, 60, 100, 180);
    put("B2", FORM_LINE, 90, 100, 180);
    put_person("Bc1", 66, 110);
    wm_start_turn(&b, 0);
    apply("end");
    apply("order Ac1 A2");
    apply("give");
    apply("roll 1 1");
}

static void a_drag_snaps_to_a_neighbour(void **state)
{
    (void)state;
    order_a_neighbour();
    assert_string_equal(meant("A2 72.7,40.5,0"), "move A2 line 72,40 0"); /* fronts in a line */
    assert_string_equal(meant("A2 72.7,40.5,7"), "move A2 line 72,40 0"); /* and parallel */
    assert_string_equal(meant("A2 72.7,40.5,11"), "move A2 line 72.7,40.5 11");
    assert_string_equal(meant("A2 60.5,37.4,0"), "move A2 line 60,38 0"); /* behind him */
    assert_string_equal(meant("A2 72.7,40.5,0 exactly"), "move A2 line 72.7,40.5 0");
}

/* Within 20 cm of a neighbour a facing that is almost his becomes his. */
static void a_drag_turns_parallel(void **state)
{
    (void)state;
    order_a_neighbour();
    assert_string_equal(meant("A2 79,40,4"), "move A2 line 79,40 0");
    assert_string_equal(meant("A2 79,40,6"), "move A2 line 79,40 6");
}

/* A character moves 60 cm. */
static void so_does_a_character(void **state)
{
    (void)state;
    order_halberdiers();
    apply("done");
    apply("end");
    assert_string_equal(meant("Ac1 60,80.1"), "place Ac1 60,80");
    assert_string_equal(meant("Ac1 60,90"), "place Ac1 60,80");
}

/* The number of a stand is no direction: it has a word of its own, with its own label. */
static void a_stand_that_goes_first_is_named_in_one_word(void **state)
{
    (void)state;
    char labels[1 << 16];
    set_up("", "empire:halberdiers+general", "orcs:2xorc-warriors+orc-general");
    put("A1", FORM_LINE, 60, 30, 0);
    put_person("Ac1", 60, 20);
    put("B1", FORM_LINE, 60, 42, 180);
    put("B2", FORM_LINE, 90, 100, 180);
    put_person("Bc1", 66, 110);
    wm_start_turn(&b, 0);
    assert_string_equal(steps_of("evade A1 line 180 by 1 from B1.1"), "A1 B1.1 evade/line/180/by1");
    assert_string_equal(steps_of("charge A1 B1 by 2"), "A1 B1 by2");
    for (int language = 0; language < VX_LANGUAGES; language++) {
        vx_text out = vx_text_on(labels, sizeof labels);
        wm_add_labels(&out, (vx_language)language);
        assert_non_null(strstr(labels, "\"by4\":"));
        assert_null(strstr(labels, "\"by\":"));
    }
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_drag_too_far_goes_as_far_as_may_be),
        cmocka_unit_test(a_drag_snaps_to_a_neighbour),
        cmocka_unit_test(a_drag_turns_parallel),
        cmocka_unit_test(so_does_a_character),
        cmocka_unit_test(a_stand_that_goes_first_is_named_in_one_word),
    };
    return RUN_SUITE("warmaster steps", tests, words, word);
}
