/* SPDX-License-Identifier: MIT */
/* battling_devans.c - the army rule of the Kingdoms of Ind (WM-STAT-13): while Devans or their Avatar are on
 * the table a die falls when a turn begins. On 5 and 6 its player may throw one of his dice again
 * in this turn, on 1 and 2 the other may make him. */
#include "games/warmaster/command/command.h"
#include "games/warmaster/kinds/kinds.h"
#include "games/warmaster/kinds/registry.h"
#include "games/warmaster/turn/tasks.h"

enum { FAVOUR_NONE, FAVOUR_OWN, FAVOUR_ENEMY };

again_kind wm_favour(const battle *b)
{
    return b->favour == FAVOUR_NONE  ? AGAIN_NEVER
           : b->favour == FAVOUR_OWN ? AGAIN_HELPS
                                     : AGAIN_HARMS;
}

static bool has_devans(const battle *b, int side)
{
    for (int i = 0; i < b->side[side].list.unit_count; i++) {
        int id = side * UNITS_MAX + i;
        if (is_on_table(unit_of(b, id)) && wm_is_special(b, id, SPECIAL_DEVAN)) return true;
    }
    for (int i = 0; i < b->side[side].list.character_count; i++) {
        int who = side * PERSONS_MAX + i;
        if ((person_of(b, who)->flags & PERSON_ON_TABLE) && wm_is_person(b, who, "avatar"))
            return true;
    }
    return false;
}

/* ---- The die of a turn ---- */

static void push_devans(battle *b)
{
    b->favour = FAVOUR_NONE;
    if (!(army_profile_of(&b->side[b->turn].list)->traits & TRAIT_DEVANS) ||
        !has_devans(b, b->turn))
        return;
    wm_push_task(b, (task){.kind = TASK_DEVANS, .side = b->turn, .unit = NOBODY_ID});
}

static void favour_falls(battle *b, const act *a)
{
    wm_pop_task(b);
    b->favour = a->who >= 5 ? FAVOUR_OWN : a->who <= 2 ? FAVOUR_ENEMY : FAVOUR_NONE;
}

static bool are_devans_sound(const battle *b, const task *t)
{
    return t->side == b->turn && t->unit == NOBODY_ID && t->step == 0;
}

const task_rules wm_devans_task = {
    .key = "devans",
    .acts = ACT_BIT(ACT_DIE),
    .asked = {"WM-STAT-13",
              {"the battle of the Devans: a die decides whom it favours",
               "битва дэвов: кубик решает, кому она на руку"}},
    .status = {"battling Devans: on 5+ you may throw a die of yours again, on 1-2 the enemy may "
               "make you",
               "битва дэвов: на 5+ можно перебросить свой кубик, на 1–2 это вправе потребовать "
               "враг"},
    .to_act = wm_dice_act,
    .dice = wm_one_die,
    .apply = favour_falls,
    .is_sound = are_devans_sound,
};

/* ---- One die thrown again: the throw waits in the task; what it was thrown for lies below and goes
 * on with what comes of it ---- */

enum { ASK, THROW };

static act throw_of(const task *t)
{
    act out = {0};
    wm_unpack(wm_kept_throw(t), &out);
    return out;
}

static bool is_single(int kind)
{
    return kind == ACT_DIE || kind == ACT_BLUNDER || kind == ACT_WINGS;
}

/* Is some die of the throw worth throwing again, to the side that may? */
static bool is_worth_it(const battle *b, const act *thrown, const wm_dice *dice)
{
    int taken[PENALTIES];
    bool own = b->favour == FAVOUR_OWN;
    if (thrown->kind == ACT_HITS) return own ? thrown->who < dice->count : thrown->who > 0;
    if (thrown->kind != ACT_TEST) return is_single(thrown->kind);
    if (b->order.aid == AID_ORB) return false; /* WM-DICE-05 */
    return (thrown->who + thrown->detail > wm_order_target(b, taken)) == own;
}

static int thrower(const battle *b)
{
    const task_rules *rules = wm_task_rules(b);
    return rules->thrower != NULL ? rules->thrower(b) : -1;
}

/* Somebody may have a die of these thrown again. */
static bool is_offered(const battle *b, const act *thrown, const wm_dice *dice)
{
    return b->favour != FAVOUR_NONE && thrower(b) == b->turn && is_worth_it(b, thrown, dice);
}

bool wm_ask_again(battle *b, const act *thrown)
{
    if (b->favour == FAVOUR_NONE || warmaster_game.rules.to_act(b) != VX_CHANCE) return false;
    wm_dice dice = wm_due_dice(b);
    if (!is_offered(b, thrown, &dice)) return false;
    wm_push_throw(b, TASK_AGAIN, b->favour == FAVOUR_OWN ? b->turn : 1 - b->turn, thrown);
    return true;
}

/* Of two dice for an order the one that did most harm, to him who has it thrown again. */
static act with_die(const act *thrown, int die, int need, bool own)
{
    act out = *thrown;
    if (thrown->kind == ACT_HITS)
        out.who = (uint8_t)(own ? thrown->who + (die >= need) : thrown->who - (die < need));
    else if (is_single(thrown->kind) || (thrown->who >= thrown->detail) == own)
        out.who = (uint8_t)die;
    else
        out.detail = (uint8_t)die;
    return out;
}

bool wm_favour_throws(const battle *b, const act *test, int die, act *out)
{
    const wm_dice dice = {.act = ACT_TEST};
    if (b->favour == FAVOUR_NONE || !is_worth_it(b, test, &dice)) return false;
    *out = with_die(test, die, 0, b->favour == FAVOUR_OWN);
    return true;
}

static int again_to_act(const battle *b)
{
    return top_task(b)->step == THROW ? VX_CHANCE : top_task(b)->side;
}

static void apply_again(battle *b, const act *a)
{
    task *t = top_task_in(b);
    if (a->kind == ACT_YES) {
        t->step = THROW;
        return;
    }
    act thrown = throw_of(t);
    wm_pop_task(b);
    if (a->kind == ACT_DIE) {
        wm_dice dice = wm_due_dice(b);
        wm_settle_die(b, &thrown, a->who);
        thrown = with_die(&thrown, a->who, dice.need, b->favour == FAVOUR_OWN);
        b->favour = FAVOUR_NONE;
    }
    wm_do_act(b, &thrown);
}

static bool is_again_sound(const battle *b, const task *t)
{
    battle below = *b;
    act thrown = throw_of(t);
    if (t != top_task(b) || t->step > THROW || t->unit != NOBODY_ID) return false;
    if (b->favour == FAVOUR_NONE || t->side != (b->favour == FAVOUR_OWN ? b->turn : 1 - b->turn))
        return false;
    wm_pop_task(&below);
    if (warmaster_game.rules.to_act(&below) != VX_CHANCE || thrower(&below) != b->turn)
        return false;
    wm_dice dice = wm_due_dice(&below);
    return wm_dice_weight(&dice, &thrown) > 0 && is_worth_it(&below, &thrown, &dice);
}

/* "the order rolls 3 and 6: throw one die again?" */
static void ask_again(const battle *b, vx_language language, vx_text *out)
{
    static const char *const question[VX_LANGUAGES] = {": throw one of these dice again?",
                                                       ": перебросить один из этих кубиков?"};
    battle below = *b;
    act thrown = throw_of(top_task(b));
    wm_pop_task(&below);
    wm_describe_action(&below, pack_act(thrown), language, out);
    vx_add(out, question[language]);
}

const task_rules wm_again_task = {
    .key = "again",
    .layout = LAYOUT_THROWN,
    .steps = {[ASK] = "ask", [THROW] = "throw"},
    .acts = ACT_BIT(ACT_YES) | ACT_BIT(ACT_NO) | ACT_BIT(ACT_DIE),
    .asked = {"WM-STAT-13",
              {"say whether one of the dice is thrown again",
               "решите, перебрасывается ли один из кубиков"}},
    .ask = ask_again,
    .to_act = again_to_act,
    .dice = wm_one_die,
    .list = wm_list_yes_no,
    .check = wm_check_yes_no,
    .apply = apply_again,
    .is_sound = is_again_sound,
};

const moment_hooks wm_devans_moments = {.turn_has_begun = push_devans};
