/* SPDX-License-Identifier: MIT */
/* eye_of_the_raven.c - Eye of the Raven: one die of the caster's side is thrown again.
 *
 * The dice have fallen and not counted yet: a task keeps what they showed, as it would have been
 * applied, and asks. What is offered are dice that failed: castings, orders that are no blunder, the
 * die of a blunder, shots and blows that missed, armour that did not save. */
#include "games/warmaster/command/command.h"
#include "games/warmaster/magic/casting.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/turn/tasks.h"

enum { ASK, THROW };

bool wm_has_eye(const battle *b, int side)
{
    if (army_profile_of(&b->side[side].list)->spells != SPELLS_NORSE) return false;
    for (int i = 0; i < b->side[side].list.character_count; i++)
        if ((b->side[side].person[i].cast & CAST_RAVEN) &&
            (b->side[side].person[i].flags & PERSON_ON_TABLE))
            return true;
    return false;
}

void wm_close_eye(battle *b, int side)
{
    for (int i = 0; i < b->side[side].list.character_count; i++)
        b->side[side].person[i].cast &= (uint8_t)~CAST_RAVEN;
}

/* ---- Whose dice have failed ---- */

/* The other die is kept: the lower one. */
static int kept_die(const act *test)
{
    return test->who < test->detail ? test->who : test->detail;
}

/* An order that failed, but for a blunder, and for one that no die can save. The Orb's dice have been
 * thrown again already (WM-DICE-05). */
static bool is_lost_order(const battle *b, const act *a)
{
    if (b->order.aid == AID_ORB) return false;
    int taken[PENALTIES], target = wm_order_target(b, taken);
    bool blunder = wm_may_blunder(b) && a->who == a->detail &&
                   (a->who == 6 || wm_is_spited(b, b->order.person));
    return !blunder && a->who + a->detail > target && kept_die(a) + 1 <= target;
}

/* The side whose die has failed; -1: none has that the eye could see. */
static int side_of_dice(const battle *b, const act *a)
{
    if (a->kind == ACT_TEST) return is_lost_order(b, a) ? b->turn : -1;
    if (a->kind == ACT_BLUNDER) return b->turn;
    if (b->task_count == 0) return -1;
    if (a->kind == ACT_DIE) return wm_casting_fails_by(b, a->who) ? top_task(b)->side : -1;
    if (a->kind != ACT_HITS || a->who >= wm_task_rules(b)->dice(b).count) return -1;
    if (top_task(b)->kind == TASK_VOLLEY) return wm_side_of_shots(b);
    return top_task(b)->kind == TASK_STRIKES ? wm_side_of_blows(b) : -1;
}

bool wm_asks_raven(battle *b, const act *a)
{
    if (!wm_has_eye(b, 0) && !wm_has_eye(b, 1)) return false;
    int side = side_of_dice(b, a);
    if (side < 0 || !wm_has_eye(b, side)) return false;
    wm_push_throw(b, TASK_RAVEN, side, a);
    return true;
}

/* ---- The task: the action that the dice would have been ---- */

static bool fallen(const task *t, act *out)
{
    return wm_unpack(wm_kept_throw(t), out);
}

static int raven_to_act(const battle *b)
{
    return top_task(b)->step == ASK ? top_task(b)->side : VX_CHANCE;
}

/* One of the dice shows this instead. */
static act with_die(const battle *b, act a, int die)
{
    if (a.kind == ACT_TEST) return (act){ACT_TEST, (uint8_t)kept_die(&a), (uint8_t)die, {0}};
    if (a.kind == ACT_HITS)
        a.who = (uint8_t)(a.who + (die >= wm_task_rules(b)->dice(b).need));
    else
        a.who = (uint8_t)die;
    return a;
}

bool wm_raven_throws(const battle *b, const act *test, int die, act *out)
{
    if (!wm_has_eye(b, b->turn) || !is_lost_order(b, test)) return false;
    *out = with_die(b, *test, die);
    return true;
}

static void apply_raven(battle *b, const act *a)
{
    task t = *top_task(b);
    act fell;
    if (!fallen(&t, &fell)) return;
    if (a->kind == ACT_YES) {
        wm_close_eye(b, t.side);
        top_task_in(b)->step = THROW;
        return;
    }
    wm_pop_task(b);
    if (a->kind == ACT_DIE) {
        wm_settle_die(b, &fell, a->who);
        fell = with_die(b, fell, a->who);
    }
    wm_do_act(b, &fell);
}

/* What lies below must wait for just such dice. */
static bool is_raven_sound(const battle *b, const task *t)
{
    battle below = *b;
    act fell;
    if (t != top_task(b) || t->unit != NOBODY_ID || t->step > THROW || !fallen(t, &fell))
        return false;
    wm_pop_task(&below);
    if (t->step == ASK && !wm_has_eye(b, t->side)) return false;
    if (warmaster_game.rules.to_act(&below) != VX_CHANCE ||
        warmaster_game.chance->weight(&below, pack_act(fell)) == 0)
        return false;
    return side_of_dice(&below, &fell) == t->side;
}

/* "3 hits: throw one of these dice again by the Eye of the Raven?" */
static void ask_raven(const battle *b, vx_language language, vx_text *out)
{
    static const char *const question[VX_LANGUAGES] = {
        ": throw one of these dice again by the Eye of the Raven?",
        ": перебросить один из этих кубиков Оком Ворона?"};
    battle below = *b;
    act fell;
    if (!fallen(top_task(b), &fell)) return;
    wm_pop_task(&below);
    wm_describe_action(&below, pack_act(fell), language, out);
    vx_add(out, question[language]);
}

const task_rules wm_raven_task = {
    .key = "raven",
    .layout = LAYOUT_THROWN,
    .steps = {[ASK] = "ask", [THROW] = "throw"},
    .acts = ACT_BIT(ACT_YES) | ACT_BIT(ACT_NO) | ACT_BIT(ACT_DIE),
    .asked = {"WM-DICE-05",
              {"say whether the Eye of the Raven has a die thrown again",
               "решите, перебросит ли Око Ворона кубик"}},
    .ask = ask_raven,
    .to_act = raven_to_act,
    .dice = wm_one_die,
    .list = wm_list_yes_no,
    .check = wm_check_yes_no,
    .apply = apply_raven,
    .is_sound = is_raven_sound,
};
