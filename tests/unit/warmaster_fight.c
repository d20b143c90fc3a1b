/* SPDX-License-Identifier: MIT */
/* warmaster_fight.c - a combat of Warmaster to be fought step by step in a test. */
#include "warmaster_fight.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"
#include "games/warmaster/units/units.h"

void start_combat(void)
{
    wm_start_combat(&b);
    wm_settle(&b);
}

void charged(const char *name)
{
    unit_named(name)->flags |= UNIT_CHARGED;
}

int acts(void)
{
    return warmaster_game.rules.to_act(&b);
}

task_kind topmost(void)
{
    return b.task_count > 0 ? (task_kind)top_task(&b)->kind : TASKS;
}

void succeed(int count)
{
    char text[16];
    text[0] = '\0';
    vx_text out = vx_text_on(text, sizeof text);
    vx_add(&out, "hits ");
    vx_add_number(&out, count);
    assert_int_equal(acts(), VX_CHANCE);
    apply(text);
}

void miss_all(void)
{
    while (acts() == VX_CHANCE && topmost() == TASK_STRIKES) succeed(0);
}

void strike(int hits)
{
    assert_int_equal(topmost(), TASK_STRIKES);
    int unit_striking = top_task(&b)->unit;
    succeed(hits);
    if (hits > 0 && topmost() == TASK_STRIKES && top_task(&b)->unit == unit_striking) succeed(0);
}

void answer(void)
{
    static vx_action all[4096];
    assert_true(acts() >= 0 && warmaster_game.rules.list(&b, all) > 0);
    warmaster_game.rules.apply(&b, all[0]);
}

void answer_while(task_kind kind)
{
    for (int guard = 0; topmost() == kind && guard < 20; guard++) answer();
}

void put_few(const char *name, int stands, formation form, double x, double y, int degrees)
{
    unit_named(name)->stands = (uint8_t)stands;
    put(name, form, x, y, degrees);
}
