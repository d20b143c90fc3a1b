/* SPDX-License-Identifier: MIT */
/* warmaster_tasks_test.c - tasks as lines of a position: by name both ways, and as positions once wrote them. */
#include "games/warmaster/text/task_lines.h"

#include <stdio.h>
#include <string.h>

#include "warmaster_battle.h"

enum { LINE_LENGTH = 512 };

/* Everybody whom a roster can hold is there: lines are read, not held against a battle. */
static void fill_rosters(void)
{
    memset(&b, 0, sizeof b);
    for (int side = 0; side < SIDES; side++) {
        b.side[side].list.unit_count = UNITS_MAX;
        b.side[side].list.character_count = PERSONS_MAX;
    }
}

static bool reads(const char *line, task *out)
{
    vx_reader in = vx_read(line);
    vx_word word;
    assert_true(vx_next_word(&in, &word) && vx_word_is(&word, "task"));
    return wm_read_task(&in, &b, out, NULL);
}

static void is_written(const task *t, const char *line)
{
    char text[LINE_LENGTH];
    vx_text out = vx_text_on(text, sizeof text);
    wm_add_task(&out, &b, t);
    text[strcspn(text, "\n")] = '\0';
    assert_string_equal(text, line);
}

/* Every kind of task, most of them in every step, from battles that were played. */
static void old_lines_are_read_and_written_by_name(void **state)
{
    (void)state;
    char line[LINE_LENGTH];
    bool met[TASKS] = {false};
    fill_rosters();
    FILE *kept = fopen("tests/data/warmaster-old-tasks.txt", "r");
    assert_non_null(kept);
    while (fgets(line, sizeof line, kept) != NULL) {
        char *now = strstr(line, " => ");
        task old, named;
        if (now == NULL) continue;
        *now = '\0';
        now += strlen(" => ");
        now[strcspn(now, "\n")] = '\0';
        if (!reads(line, &old) || !reads(now, &named)) fail_msg("not read: %s", line);
        is_written(&old, now);
        assert_memory_equal(&old, &named, sizeof old);
        met[old.kind] = true;
    }
    fclose(kept);
    for (int kind = 0; kind < TASKS; kind++)
        if (!met[kind]) fail_msg("no old line of %s", wm_rules_of_task(kind)->key);
}

static void fields_come_in_any_order_and_may_be_left_out(void **state)
{
    (void)state;
    task t;
    fill_rosters();
    assert_true(reads("task strikes dice=18 step=blows unit=A1", &t));
    assert_int_equal(t.strikes.dice, 18);
    is_written(&t, "task strikes unit=A1 step=blows dice=18");
    assert_true(reads("task round seat=1 step=flight distance=4 results=3,7", &t));
    assert_int_equal(t.outcome.distance, 4);
    assert_int_equal(t.outcome.results[1], 7);
}

static void nonsense_is_refused(void **state)
{
    (void)state;
    static const char *const lines[] = {
        "task strikes",                            /* whose? */
        "task strikes unit=A1 step=blow",          /* no such step */
        "task strikes unit=A1 hits=3",             /* hits are of a raging unit */
        "task strikes unit=A1 dice=3 dice=4",      /* twice */
        "task strikes unit=A1 attacks=16",         /* four bits */
        "task strikes unit=A1 second=maybe",       /* yes, or nothing */
        "task strikes unit=C1",                    /* nobody */
        "task salvo unit=A1 stands=1",             /* at whom? */
        "task salvo unit=A1 target=B1 stands=1,x", /* no stand */
        "task round seat=3",                       /* no seat */
        "task round seat=1 hits=1,2,3",            /* two sides */
        "task again seat=1 thrown=jump,1",         /* no throw */
        "task tremor unit=A1 units=B1",            /* of the other side */
        "task strikes 1 A1 1 0 18 0 2",            /* a bit that means nothing */
        "task strikes 1 A1 1 0 18 0 0 0",          /* a fifth number */
        "task volley 1 B6 1 32772 1027",           /* shots of no kind */
        "task nothing seat=1",
    };
    task t;
    fill_rosters();
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        if (reads(lines[i], &t)) fail_msg("read: %s", lines[i]);
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(old_lines_are_read_and_written_by_name),
        cmocka_unit_test(fields_come_in_any_order_and_may_be_left_out),
        cmocka_unit_test(nonsense_is_refused),
    };
    return RUN_SUITE("warmaster_tasks", tests, words, word);
}
