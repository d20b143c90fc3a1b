/* SPDX-License-Identifier: MIT */
/* warmaster_shooting_test.c - section SHOOT up to the drive back, and shooting at chargers. */
#include "games/warmaster/combat.h"
#include "games/warmaster/shooting.h"
#include "warmaster_battle.h"

static void start_shooting(void)
{
    wm_start_shooting(&b);
    wm_settle(&b);
}

/* ---- Who shoots at whom ---- */

/* WM-SHOOT-01, WM-STAT-03, AMB-79: once a turn, and only if it wants to */
static void a_unit_shoots_once_a_turn(void **state)
{
    (void)state;
    set_up("", "empire:crossbowmen+crossbowmen+halberdiers", "orcs:orc-warriors");
    put("A1", FORM_LINE, 40, 20, 0);
    put("A2", FORM_LINE, 60, 20, 0);
    put("A3", FORM_LINE, 80, 20, 0);
    put("B1", FORM_LINE, 50, 40, 180);
    start_shooting();
    assert_int_equal(warmaster_game.to_act(&b), 0);
    assert_true(offers("shoot A1 B1") && offers("shoot A2 B1") && offers("end"));
    assert_int_equal(listed(), 3);
    illegal("shoot A3 B1", "WM-STAT-03");
    illegal("shoot B1 A1", "WM-SHOOT-01");
    illegal("shoot A1 A2", "WM-SHOOT-01");
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_unit_shoots_once_a_turn),
    };
    return RUN_SUITE("warmaster_shooting", tests, words, word);
}
