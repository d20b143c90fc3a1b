/* SPDX-License-Identifier: MIT */
/* editor_test.c - positions drawn by people: whatever is drawn is read as any position, what is offered can be placed, and a
 * change can be made undone. */
#include <stdlib.h>
#include <string.h>

#include "command/command.h"
#include "harness.h"

static vx_session *open_draft(const char *game)
{
    static const vx_host host = {0};
    vx_session *session = vx_session_new(&host, VX_DIALOGUE);
    char line[64] = "edit open ";
    strcat(line, game);
    assert_int_equal(vx_session_run_text(session, line), VX_YES);
    return session;
}

static vx_status edit(vx_session *session, const char *words)
{
    char line[160] = "edit ";
    strcat(line, words);
    strcat(line, " --seat all");
    return vx_session_run_text(session, line);
}

/* Does the position that is held have these words? */
static void assert_drawn(vx_session *session, const char *words)
{
    assert_int_equal(vx_session_run_text(session, "position --seat all"), VX_YES);
    if (strstr(vx_session_output(session), words) == NULL)
        print_error("'%s' is not in\n%s", words, vx_session_output(session));
    assert_non_null(strstr(vx_session_output(session), words));
}

static void assert_edit(vx_session *session, const char *words, const char *drawn)
{
    if (edit(session, words) != VX_YES) print_error("%s: %s\n", words, vx_session_error(session));
    assert_drawn(session, drawn);
}

static void assert_refused(vx_session *session, const char *words, const char *clause)
{
    assert_int_equal(edit(session, words), VX_NO);
    assert_non_null(strstr(vx_session_error(session), clause));
}

static void warriors_are_placed_moved_wounded(void **unused)
{
    (void)unused;
    vx_session *s = open_draft("standard-bearer");
    assert_edit(s, "place s a8", "8  s  .");
    assert_edit(s, "move a8 b8", "8  .  s");
    assert_edit(s, "place wound b8", "8  .  s1");
    assert_edit(s, "place heal b8", "8  .  s ");
    assert_edit(s, "remove b8", "8  .  .");
    assert_edit(s, "set turn \"red attack\"", "turn red");
    assert_refused(s, "remove d2", "ZN-2");
    assert_refused(s, "move d4 d5", "cannot be drawn");
    assert_refused(s, "place q a1", "cannot be drawn");
    vx_session_free(s);
}

static void decrees_are_laid_and_sealed(void **unused)
{
    (void)unused;
    vx_session *s = open_draft("war-chest");
    assert_edit(s, "set nobility 1", "decrees enlist=- guard=- march=-");
    assert_edit(s, "set decree3 6", "decrees enlist=- guard=- spy=-");
    assert_edit(s, "set seal3 3", "spy=WR");
    assert_edit(s, "set seal1 1", "enlist=W");
    assert_refused(s, "set decree1 6", "cannot be drawn");
    assert_edit(s, "set decree1 2", "decrees guard=- march=- spy=WR"); /* a new one bears no seal */
    assert_int_equal(edit(s, "set nobility 0"), VX_YES);
    assert_int_equal(vx_session_run_text(s, "position --seat all"), VX_YES);
    assert_null(strstr(vx_session_output(s), "decrees"));
    vx_session_free(s);
}

static void coins_stay_whole(void **unused)
{
    (void)unused;
    vx_session *s = open_draft("war-chest");
    assert_edit(s, "place 1sw e3", "e3=1sw3");
    assert_edit(s, "move e3 e2", "e2=1sw3");
    assert_edit(s, "remove e2", "sup=cb3,lc3,pk2,sw4");
    assert_edit(s, "set p1.sw.hand 0", "hand=cb,lc bag");
    assert_edit(s, "set p1.sw.bag 2", "sw2,ro1");
    assert_edit(s, "place R d1", "R=d1,");
    assert_edit(s, "place - d1", "R=e6,h5");
    assert_edit(s, "set turn 2", "turn=2");
    assert_edit(s, "set army1 be,en,kn,ma", "sup=be5,en5,kn4,ma5");
    assert_refused(s, "place W d4x", "cannot be drawn");
    assert_refused(s, "set p1.kn.hand 9", "cannot be drawn");
    vx_session_free(s);
}

static void units_meet_and_part(void **unused)
{
    (void)unused;
    vx_session *s = open_draft("pocket-battles");
    assert_edit(s, "move A a", "fights A-a");
    assert_edit(s, "move a r1", "A f2");
    assert_edit(s, "place wound ELV13", "ELV13/1");
    assert_edit(s, "remove ORC09", "ORC09x ORC16");
    assert_edit(s, "remove b", "b lost");
    assert_edit(s, "place 1ELV03 f3", "E f3 : ELV03");
    assert_edit(s, "place 1ELV29 B", "ELV28 ELV29");
    assert_edit(s, "set A.orders 1", "A f2 orders 1");
    assert_edit(s, "set passed2 2", "passed 2");
    assert_refused(s, "move D e2", "PB-55");
    vx_session_free(s);
}

static void armies_are_set_up(void **unused)
{
    (void)unused;
    vx_session *s = open_draft("warmaster");
    assert_edit(s, "move A1 80,50", "A1 76,50,0 80,50,0 84,50,0");
    assert_edit(s, "turn A1 90", "A1 80,54,90 80,50,90 80,46,90");
    assert_edit(s, "turn A1 -90", "A1 76,50,0");
    assert_edit(s, "remove A2", "A2 -");
    assert_edit(s, "place A2 120,20", "A2 116,20,0");
    assert_edit(s, "move A1 80,58", "A1 76,58,0 80,58,0 84,58,0 near");
    assert_edit(s, "move A1 80,20", "A1 76,20,0 80,20,0 84,20,0\n");
    assert_edit(s, "move Ac1 90,20", "Ac1 90,20");
    assert_edit(s, "set next orders", "next orders");
    assert_edit(s, "set army2 orcs:2xogres+orc-general", "army 2 orcs:2xogres+orc-general");
    assert_edit(s, "place B1 60,90", "B1 ");
    assert_refused(s, "set army2 orcs:ogre", "ogre");
    assert_int_equal(edit(s, "move A1 B1"), VX_NO);
    vx_session_free(s);
}

/* Nobody but the owner who sees everything draws: the answer tells every hand. */
static void a_seat_does_not_draw(void **unused)
{
    (void)unused;
    vx_session *s = open_draft("war-chest");
    assert_int_equal(vx_session_run_text(s, "edit --seat 1"), VX_NO);
    assert_int_equal(vx_session_run_text(s, "edit set turn 2 --seat 0"), VX_NO);
    vx_session_sit(s, 0);
    assert_int_equal(vx_session_run_text(s, "edit"), VX_NO);
    vx_session_free(s);
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(warriors_are_placed_moved_wounded),
        cmocka_unit_test(decrees_are_laid_and_sealed),
        cmocka_unit_test(coins_stay_whole),
        cmocka_unit_test(units_meet_and_part),
        cmocka_unit_test(armies_are_set_up),
        cmocka_unit_test(a_seat_does_not_draw),
    };
    return RUN_SUITE("editor", tests, words, word);
}
