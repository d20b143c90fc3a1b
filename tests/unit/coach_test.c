/* SPDX-License-Identifier: MIT */
/* coach_test.c - what the coach says is so: threats and chances of drawn positions in all four games. */
#include <string.h>

#include "command/command.h"
#include "harness.h"

static vx_session *told_about(const char *position, const char *command)
{
    static const vx_host host = {0};
    vx_session *session = vx_session_new(&host, VX_DIALOGUE);
    assert_int_equal(vx_session_run_text(session, position), VX_YES);
    assert_int_equal(vx_session_run_text(session, command), VX_YES);
    return session;
}

static void assert_says(const char *position, const char *command, const char *part)
{
    vx_session *session = told_about(position, command);
    const char *told = vx_session_output(session);
    if (strstr(told, part) == NULL) print_error("%s", told);
    assert_non_null(strstr(told, part));
    vx_session_free(session);
}

static void assert_told(const char *position, const char *first, const char *second)
{
    assert_says(position, "coach", first);
    assert_says(position, "coach", second);
}

/* The red horseman can ride beside the standard-bearer who has one hit point left; Blue can take nobody. */
static void a_standard_bearer_in_danger(void **unused)
{
    (void)unused;
    assert_told("position standard-bearer\n8 s . . . . . h\n7 . . . . . . .\n6 . . . . . . .\n"
                "5 . . . . . . .\n4 . . . . . . .\n3 . . . . . . .\n2 . . . . . . .\n"
                "1 S2 . . . . . S\nturn blue move\n",
                "As things stand, the enemy can take a standard-bearer next turn", "horseman g8");
}

static void a_location_in_danger(void **unused)
{
    (void)unused;
    assert_told("position war-chest\nstate round=3 first=1 turn=1 init=1 claimed=0 node=play\n"
                "units e3=2sw1\nmarks W=d1,e3,g1 R=e6,h5\n"
                "p1 hand=cb,lc bag=cb1,lc1,ro1 up=- down=- sup=cb3,lc3,pk4 out=-\n"
                "p2 hand=sw,sw bag=ca4,la4,sc5,ro1 up=- down=- sup=sw2 out=-\ntodo -\n",
                "If he holds what it needs, the enemy can take a Location next turn", "e3");
}

/* Both sides have a charge, and each has its exact chance. */
static void a_charge_by_its_chance(void **unused)
{
    (void)unused;
    assert_told(
        "position pocket-battles\narmy 1 elves\nA f2 : ELV13 ELV28\narmy 2 orcs\na f2 : ORC17 "
        "ORC25\nround 1\nturn 1\n",
        "% to lose", "% to take");
}

static void a_charge_on_initiative(void **unused)
{
    (void)unused;
    assert_told(
        "position warmaster\noptions points=500\nfield 180x120\narmy 1 empire:halberdiers+general\n"
        "A1 76,44,0 80,44,0 84,44,0 near\nAc1 86,20\narmy 2 orcs:orc-warriors+orc-general\n"
        "B1 76,55,180 80,55,180 84,55,180\nBc1 90,112\nturn 1 round 1\nnext initiative\n",
        "Halberdiers can be charged next turn by Orc Warriors: ", "% to win the round.");
}

static const char beside_the_flank[] =
    "position warmaster\noptions points=500\nfield 180x120\narmy 1 empire:halberdiers+general\n"
    "A1 76,44,0 80,44,0 84,44,0 near\nAc1 86,20\narmy 2 orcs:orc-warriors+orc-general\n"
    "B1 96,40,270 96,44,270 96,48,270\nBc1 90,112\nturn 1 round 1\nnext initiative\n";

/* The Orcs stand beside: what the coach says are the figures of `odds charge B1 A1`. */
static void a_charge_from_the_flank(void **unused)
{
    (void)unused;
    assert_told(beside_the_flank,
                "Halberdiers can be charged from the flank next turn, by Orc Warriors: "
                "35% to lose a stand, 91% to lose the round.",
                "Orc Warriors can be charged now by Halberdiers: ");
}

/* What the seat can do itself, and the very line that does it. */
static void what_can_be_taken_now(void **unused)
{
    static const char rider[] =
        "position standard-bearer\n8 s2 . . . . . .\n7 . . . . . . .\n6 . . . . . . .\n"
        "5 . . . . . . .\n4 . . . . . . H\n3 . . . . . . .\n2 . . . . . . .\n"
        "1 S . . . . . S\nturn blue move\n";
    static const char control[] =
        "position war-chest\nstate round=3 first=1 turn=1 init=1 claimed=0 node=play\n"
        "units e3=1cb1\nmarks W=d1,g1 R=e3,e6,h5\n"
        "p1 hand=cb,lc bag=cb1,lc1,ro1 up=- down=- sup=cb2,lc3,pk4 out=-\n"
        "p2 hand=sw,sw bag=ca4,la4,sc5,ro1 up=- down=- sup=sw3 out=-\ntodo -\n";
    (void)unused;
    assert_told(rider, "You can take a standard-bearer this turn", "horseman a7 attacks");
    assert_says(rider, "coach --lang ru", "В этот ход вы можете взять знаменосца");
    assert_told(control, "You can take a Location this turn: Crossbowman", "e3");
    assert_says(control, "coach --lang ru", "В этот ход вы можете взять объект");
}

/* One world is enough for a fact and none for this one: nobody reaches anybody. */
static void where_nothing_is_certain_nothing_is_said(void **unused)
{
    (void)unused;
    assert_says("position standard-bearer\n8 s . . . . . s\n7 . . . . . . .\n6 . . . . . . .\n"
                "5 . . . . . . .\n4 . . . . . . .\n3 . . . . . . .\n2 . . . . . . .\n"
                "1 S . . . . . S\nturn blue move\n",
                "coach", "The coach has found nothing here that is certain.");
}

/* Every sentence has its Russian one, with the same figures. */
static void facts_are_told_in_russian(void **unused)
{
    (void)unused;
    assert_says("position pocket-battles\narmy 1 elves\nA f2 : ELV13 ELV28\narmy 2 orcs\n"
                "a f2 : ORC17 ORC25\nround 1\nturn 1\n",
                "coach --lang ru", "69 % взять целое подразделение");
    assert_says(beside_the_flank, "coach --lang ru",
                "Следующим ходом возможна атака во фланг. Цель — Алебардисты, атакуют Орки: "
                "35 % потерять базу, 91 % проиграть раунд.");
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_standard_bearer_in_danger),
        cmocka_unit_test(a_location_in_danger),
        cmocka_unit_test(a_charge_by_its_chance),
        cmocka_unit_test(a_charge_on_initiative),
        cmocka_unit_test(a_charge_from_the_flank),
        cmocka_unit_test(what_can_be_taken_now),
        cmocka_unit_test(where_nothing_is_certain_nothing_is_said),
        cmocka_unit_test(facts_are_told_in_russian),
    };
    return RUN_SUITE("coach", tests, words, word);
}
