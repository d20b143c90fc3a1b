/* SPDX-License-Identifier: MIT */
/* army_lists_test.c - army lists without a match, asked by the command `army`. */
#include <string.h>

#include "command/command.h"
#include "games/warmaster/army/army.h"
#include "harness.h"

static const vx_host host = {.language = VX_ENGLISH};
static vx_session *session;

static const char *ask(const char *line)
{
    if (session == NULL) session = vx_session_new(&host, VX_DIALOGUE);
    vx_session_run_text(session, line);
    return vx_session_output(session);
}

static void holds(const char *line, const char *part)
{
    const char *answer = ask(line);
    if (strstr(answer, part) == NULL) fail_msg("%s: %s not in %.600s", line, part, answer);
}

static void lacks(const char *line, const char *part)
{
    if (strstr(ask(line), part) != NULL) fail_msg("%s: %s is there", line, part);
}

static void refused(const char *line, const char *part)
{
    ask(line);
    assert_int_equal(vx_session_status(session), VX_BAD);
    const char *error = vx_session_error(session);
    if (strstr(error, part) == NULL) fail_msg("%s: %s", line, error);
    assert_null(strchr(error, '\n'));
}

/* ---- Every fault is told, with its clause, in both languages and with what mends it ---- */

static void faults_are_told_together(void **state)
{
    (void)state;
    const char *line = "army check warmaster empire:halberdiers+3xhero";
    holds(line, "\"legal\":false");
    holds(line, "exactly 1 General");
    holds(line, "Crossbowmen: an army of this size has 2 at least; this one has 0");
    holds(line, "Арбалетчики: в армии такого размера не меньше 2");
    holds(line, "Hero: an army of this size has 2 at most; this one has 3");
    holds(line, "\"mend\":\"empire:halberdiers+crossbowmen+3xhero\"");
    holds("army check pocket-battles ELV08,ELV01+ELV02,ELV03+ELV09 --points 10", "PB-9");
    holds("army check pocket-battles ELV01+ELV02,ELV03+ELV09", "Queen + Magess");
    holds("army check pocket-battles ELV01+ELV02,ELV03+ELV09", "Chariot + Treeman");
    holds("army check pocket-battles elves:-", "PB-10");
    holds("army check pocket-battles ELV01+ELV12", "\"mend\":\"ELV01,ELV12\"");
    holds("army check pocket-battles ORC29,ORC17", "\"mend\":\"ORC17+ORC29\"");
    holds("army check pocket-battles ELV03,ELV28,ELV27 --points 10", "\"mend\":\"ELV03,ELV27\"");
    holds("army check warmaster empire:2xhalberdiers+2xcrossbowmen+flagellants+6xknights+general "
          "--points 1000",
          "\"mend\":\"empire:2xhalberdiers+2xcrossbowmen+6xknights+general\"");
}

static int found;

static void count_fault(void *context, const vx_problem *why)
{
    (void)context;
    assert_non_null(why->message->clause);
    found++;
}

/* The list of faults is empty where the rules take the army, and only there. */
static void faults_agree_with_the_rules(void **state)
{
    (void)state;
    vx_random random;
    vx_random_seed(&random, 7);
    for (int game = 0; game < 400; game++) {
        roster list;
        int points = 500 * (1 + (int)vx_random_below(&random, 4));
        wm_random_roster(0, (int)vx_random_below(&random, (uint64_t)wm_count_armies(0)), 1000,
                         &random, &list);
        if (vx_random_below(&random, 2) == 0 && list.character_count > 0) list.character_count--;
        if (vx_random_below(&random, 2) == 0 && list.unit_count > 1)
            list.unit[0] = list.unit[list.unit_count - 1];
        found = 0;
        wm_visit_faults(&list, points, count_fault, NULL);
        assert_int_equal(found == 0, wm_check_roster(&list, points, NULL));
    }
}

/* ---- Steps ---- */

static void steps_say_what_follows(void **state)
{
    (void)state;
    const char *line = "army options warmaster empire:2xhalberdiers+general --piece 3";
    holds(line, "\"more\":\"empire:3xhalberdiers+general\"");
    holds(line, "\"fewer\":\"empire:halberdiers+general\"");
    holds(line, "\"more\":\"empire:2xhalberdiers+general/griffon\"");
    holds(line, "\"more\":\"empire:2xhalberdiers+general/orb-of-majesty\"");
    holds("army options warmaster empire:2xhalberdiers+general --piece 1",
          "\"more\":\"empire:halberdiers/skirmishers+halberdiers+general\"");
    line = "army options pocket-battles ELV26,ELV27+ELV28 --piece 1";
    holds(line, "\"more\":\"ELV26+ELV29,ELV27+ELV28\"");
    holds(line, "\"without\":\"ELV27+ELV28\"");
    holds(line, "\"top\":\"ELV26,ELV28+ELV27\"");
    lacks("army check pocket-battles ELV26", "\"choices\"");
}

/* A step against the rules is told with the clause. */
static void steps_say_why_not(void **state)
{
    (void)state;
    holds("army options warmaster empire:2xgeneral", "WM-ARMY-03");
    holds("army options pocket-battles ELV01 --piece 1", "\"why\":{\"clause\":\"PB-12\"");
    holds("army options pocket-battles ELV01 --points 10", "\"why\":{\"clause\":\"PB-9\"");
}

/* ---- The machine ---- */

static void armies_are_filled_and_drawn(void **state)
{
    (void)state;
    holds("army fill warmaster empire:knights", "\"legal\":true");
    holds("army fill warmaster orcs:- --points 2000", "\"legal\":true");
    holds("army fill pocket-battles romans:-", "\"legal\":true");
    holds("army fill pocket-battles ELV26", "\"list\":\"ELV26");
    holds("army random warmaster skaven --seed 4 --points 1500", "\"legal\":true");
    holds("army random pocket-battles celts --seed 4 --points 80", "\"legal\":true");
    holds("army critique warmaster empire:9xhalberdiers+general", "No wizard");
    holds("army critique pocket-battles ELV26", "48 points");
    holds("army ready warmaster --lang ru", "Империя");
    holds("army ready pocket-battles", "ELV03");
}

static void nonsense_gets_one_line(void **state)
{
    (void)state;
    refused("army check warmaster empire:dragons", "dragons");
    refused("army check warmaster nobody:x", "nobody");
    refused("army check pocket-battles ELV99", "ELV99");
    refused("army check pocket-battles \"\"", "no tile");
    refused("army check pocket-battles ELV01,ELV01", "already taken");
    refused("army check war-chest x", "no army lists");
    refused("army sell warmaster empire", "sell");
    refused("army check warmaster", "needs a list");
    refused("army check warmaster empire --points 7", "7");
    refused("army random warmaster nobody", "nobody");
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(faults_are_told_together),
        cmocka_unit_test(faults_agree_with_the_rules),
        cmocka_unit_test(steps_say_what_follows),
        cmocka_unit_test(steps_say_why_not),
        cmocka_unit_test(armies_are_filled_and_drawn),
        cmocka_unit_test(nonsense_gets_one_line),
    };
    return RUN_SUITE("army_lists", tests, words, word);
}
