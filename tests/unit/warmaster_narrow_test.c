/* SPDX-License-Identifier: MIT */
/* warmaster_narrow_test.c - charges one after another in a brigade, and charges along a bridge. */
#include "games/warmaster/turn/turn.h"
#include "games/warmaster/units/units.h"
#include "warmaster_battle.h"

static void order_first_unit(void)
{
    wm_start_turn(&b, 0);
    apply("end");
    apply("order Ac1 A1");
}

/* WM-CHARGE-27, WM-TERRAIN-08: on a bridge 2 cm wide infantry charges with its short side */
static void infantry_charges_sideways_on_a_bridge(void **state)
{
    (void)state;
    for (int bridge = 0; bridge < 2; bridge++) {
        set_up(bridge ? "lake 30,40 90,40 90,60 30,60\nbridge 59,38 61,38 61,62 59,62\n" : "",
               "empire:halberdiers+general", "empire:halberdiers+general");
        for (int i = 0; i < 3; i++) put_stand("A1", i, 60, 55 - 4.0 * i, 90);
        put("B1", FORM_COLUMN, 58.9, 64.5, 180);
        put_person("Ac1", 60, 30);
        put_person("Bc1", 60, 100);
        order_first_unit();
        apply("give");
        apply("roll 1 1");
        if (!bridge) {
            illegal("charge A1 B1", "WM-CHARGE-03"); /* it looks aside and sees nobody */
            continue;
        }
        legal("charge A1 B1");
        apply("charge A1 B1");
        assert_true(stands_at("A1", 60, 59.5)); /* its short side on the front of the enemy */
        assert_true(stands_at("A1", 60, 55.5) && stands_at("A1", 60, 51.5));
        assert_int_equal(unit_named("A1")->at[0].facing % 1800, 900);
    }
}

/* EX-06: WM-BRIG-10 to WM-BRIG-14: A charges; C and B see Enemy 1, B has lost Enemy 2, D sees
 * nobody; after the second charge B and D only move, and end touching */
static void charges_of_a_brigade_open_and_close_the_view(void **state)
{
    (void)state;
    set_up("", "empire:halberdiers+halberdiers+halberdiers+halberdiers+general",
           "empire:halberdiers+halberdiers+general");
    put("A1", FORM_LINE, 54, 40, 0);   /* A */
    put("A2", FORM_LINE, 66, 40, 0);   /* B */
    put("A3", FORM_LINE, 78, 40, 0);   /* C */
    put("A4", FORM_LINE, 66, 38, 0);   /* D, behind B */
    put("B1", FORM_LINE, 72, 51, 180); /* Enemy 1 and Enemy 2 have one stand left each */
    put("B2", FORM_LINE, 56, 51, 180);
    for (int i = 0; i < 2; i++) {
        wm_remove_stand(&b, id_of("B1"), 1);
        wm_remove_stand(&b, id_of("B2"), 1);
    }
    assert_true(stands_at("B1", 76, 51) && stands_at("B2", 60, 51));
    put_person("Ac1", 60, 30);
    put_person("Bc1", 60, 100);
    order_first_unit();
    apply("with A2");
    apply("with A3");
    apply("with A4");
    apply("give");
    apply("roll 1 1");
    legal("charge A2 B2"); /* before A goes, B sees both */
    legal("charge A2 B1");
    apply("charge A1 B2");
    illegal("charge A2 B2", "WM-CHARGE-03");
    legal("charge A2 B1");
    legal("charge A3 B1");
    illegal("charge A4 B1", "WM-CHARGE-03");
    illegal("charge A4 B2", "WM-CHARGE-03");
    apply("charge A3 B1");
    illegal("charge A2 B1", "WM-CHARGE-03");
    illegal("charge A2 B2", "WM-CHARGE-03");
    apply("move A2 line 66,44 0");
    illegal("done", "WM-BRIG-09");
    apply("move A4 line 66,42 0");
    apply("done");
    assert_int_equal(b.phase, PHASE_ORDERS);
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(infantry_charges_sideways_on_a_bridge),
        cmocka_unit_test(charges_of_a_brigade_open_and_close_the_view),
    };
    return RUN_SUITE("warmaster_narrow", tests, words, word);
}
