/* SPDX-License-Identifier: MIT */
/* command_items.c - WM-ITEM-16 to WM-ITEM-18, WM-ITEM-21: what helps a General to command. */
#include "games/warmaster/command/command.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/turn/tasks.h"

static bool has_unused(const battle *b, int who, int item)
{
    return wm_person_carries(b, who, item) && !(person_of(b, who)->used & USED_ITEM);
}

static bool is_general(const battle *b, int who)
{
    return wm_person_profile(b, who)->role == GENERAL;
}

static void ask(battle *b, task_kind kind, int who, int rolled)
{
    wm_push_task(b, (task){.kind = (uint8_t)kind,
                           .side = (uint8_t)side_of_person(who),
                           .unit = NOBODY_ID,
                           .item = {.person = (uint16_t)who, .rolled = (uint16_t)rolled}});
}

static bool names_person(const battle *b, const task *t)
{
    return t->item.person < ALL_PERSONS && wm_person_exists(b, t->item.person) &&
           side_of_person(t->item.person) == t->side &&
           (person_of(b, t->item.person)->flags & PERSON_ON_TABLE);
}

/* ---- Command ---- */

int wm_command_now(const battle *b)
{
    const person *p = person_of(b, b->order.person);
    int command = wm_person_profile(b, b->order.person)->command; /* WM-CMD-04 */
    if (b->order.aid == AID_CROWN) return 10;                     /* WM-ITEM-16 */
    if (b->order.aid == AID_ORB) return 8;                        /* WM-ITEM-18 */
    command -= wm_levels_lost(b, b->order.person);
    if ((p->used & PERSON_STRONG) && command < 10) command++; /* WM-ITEM-17 */
    return wm_command_by_lords(b, command);
}

bool wm_check_crown(const battle *b, vx_problem *why)
{
    static const vx_message none = {
        "WM-ITEM-16",
        {"only a General with a working Crown, with his first order of the turn",
         "только Генерал с действующей Короной и только первым приказом хода"}};
    int who = b->order.person;
    return (has_unused(b, who, ITEM_CROWN) && !(person_of(b, who)->used & PERSON_ORDERED)) ||
           vx_refuse(why, &none);
}

/* AMB-17: a failure ends the Crown for good. */
static void end_crown(battle *b)
{
    person_in(b, b->order.person)->used |= USED_ITEM;
}

const aid_hooks wm_crown_aid = {.fails = end_crown, .ignores_penalties = true};
const order_item_hooks wm_crown = {.aid = AID_CROWN, .check_giving = wm_check_crown};

/* ---- Helm of Dominion, and characters with a turn of +1 Command of their own: before a turn
 * begins. ---- */

static bool has_strong_turn(const battle *b, int who)
{
    const person *p = person_of(b, who);
    if (!(p->flags & PERSON_ON_TABLE)) return false;
    if (has_unused(b, who, ITEM_HELM)) return true;
    return wm_character_has(&b->side[side_of_person(who)].list, who % PERSONS_MAX,
                            HAS_command_plus1_once) &&
           !(p->used & USED_POWER);
}

void wm_ask_helms(battle *b)
{
    for (int i = b->side[b->turn].list.character_count - 1; i >= 0; i--)
        if (has_strong_turn(b, b->turn * PERSONS_MAX + i))
            ask(b, TASK_HELM, b->turn * PERSONS_MAX + i, 0);
}

static void answer_helm(battle *b, const act *a)
{
    person *p = person_in(b, top_task(b)->item.person);
    bool helm = has_unused(b, top_task(b)->item.person, ITEM_HELM);
    wm_pop_task(b);
    if (a->kind == ACT_NO) return;
    p->used |= PERSON_STRONG | (helm ? USED_ITEM : USED_POWER);
}

static bool is_helm_sound(const battle *b, const task *t)
{
    return names_person(b, t) && has_strong_turn(b, t->item.person);
}

static void ask_helm(const battle *b, vx_language language, vx_text *out)
{
    static const char *const asked[VX_LANGUAGES] = {": +1 Command in this turn, once a battle?",
                                                    ": командование +1 в этот ход, раз за бой?"};
    wm_name_person(out, b, top_task(b)->item.person, language);
    vx_add(out, asked[language]);
}

const task_rules wm_helm_task = {
    .key = "helm",
    .layout = LAYOUT_ITEM,
    .acts = ACT_BIT(ACT_YES) | ACT_BIT(ACT_NO),
    .asked = {"WM-ITEM-17",
              {"say whether this is the turn of +1 Command",
               "решите, в этот ли ход командование +1"}},
    .ask = ask_helm,
    .to_act = wm_owner_acts,
    .list = wm_list_yes_no,
    .check = wm_check_yes_no,
    .apply = answer_helm,
    .is_sound = is_helm_sound,
};

/* ---- Orb of Majesty ---- */

bool wm_has_orb(const battle *b)
{
    int who = b->order.person;
    return is_general(b, who) && has_unused(b, who, ITEM_ORB) && b->order.aid != AID_AMBUSH;
}

static bool ask_orb(battle *b, int rolled)
{
    if (!wm_has_orb(b)) return false;
    ask(b, TASK_ORB, b->order.person, rolled);
    return true;
}

const aid_hooks wm_orb_aid = {.keeps_die = true};
const order_item_hooks wm_orb = {.asks_after_failure = ask_orb};

static void answer_orb(battle *b, const act *a)
{
    task t = *top_task(b);
    wm_pop_task(b);
    if (a->kind == ACT_NO) {
        wm_accept_failure(b, t.item.rolled);
        return;
    }
    person_in(b, t.item.person)->used |= USED_ITEM;
    b->order.aid = AID_ORB; /* and the test is made again, but for a die that stays */
}

static bool is_orb_sound(const battle *b, const task *t)
{
    return names_person(b, t) && b->phase == PHASE_TEST && b->order.person == t->item.person &&
           has_unused(b, t->item.person, ITEM_ORB) && t->item.rolled <= 12;
}

const task_rules wm_orb_task = {
    .key = "orb",
    .layout = LAYOUT_ITEM,
    .acts = ACT_BIT(ACT_YES) | ACT_BIT(ACT_NO),
    .asked = {"WM-ITEM-18",
              {"say whether the Orb tries this order again",
               "решите, повторит ли Шар этот приказ"}},
    .status = {"try the order again with the Orb?", "повторить приказ Шаром Величия?"},
    .to_act = wm_owner_acts,
    .list = wm_list_yes_no,
    .check = wm_check_yes_no,
    .apply = answer_orb,
    .is_sound = is_orb_sound,
};

/* ---- Sceptre of Sovereignty ---- */

static bool ask_sceptre(battle *b, int die)
{
    int side = side_of_person(b->order.person);
    for (int i = 0; i < b->side[side].list.character_count; i++) {
        int who = side * PERSONS_MAX + i;
        if (!is_general(b, who) || !has_unused(b, who, ITEM_SCEPTRE) ||
            !(person_of(b, who)->flags & PERSON_ON_TABLE))
            continue;
        ask(b, TASK_SCEPTRE, who, die);
        return true;
    }
    return false;
}

const order_item_hooks wm_sceptre = {.asks_after_blunder = ask_sceptre};

/* AMB-18: the order has succeeded, and counts as one. */
static void answer_sceptre(battle *b, const act *a)
{
    task t = *top_task(b);
    wm_pop_task(b);
    if (a->kind == ACT_NO) {
        wm_suffer_blunder(b, t.item.rolled);
        return;
    }
    person_in(b, t.item.person)->used |= USED_ITEM;
    wm_order_succeeds(b);
}

static bool is_sceptre_sound(const battle *b, const task *t)
{
    return names_person(b, t) && b->phase == PHASE_BLUNDER &&
           has_unused(b, t->item.person, ITEM_SCEPTRE) && t->item.rolled >= 1 &&
           t->item.rolled <= 6;
}

const task_rules wm_sceptre_task = {
    .key = "sceptre",
    .layout = LAYOUT_ITEM,
    .acts = ACT_BIT(ACT_YES) | ACT_BIT(ACT_NO),
    .asked = {"WM-ITEM-21",
              {"say whether the Sceptre undoes the blunder", "решите, отменит ли Скипетр ошибку"}},
    .status = {"undo the blunder with the Sceptre?", "отменить ошибку Скипетром?"},
    .to_act = wm_owner_acts,
    .list = wm_list_yes_no,
    .check = wm_check_yes_no,
    .apply = answer_sceptre,
    .is_sound = is_sceptre_sound,
};
