/* SPDX-License-Identifier: MIT */
/* character_powers.c - what characters can do in the Shooting phase that is no spell: the Tomb King's word,
 * which strengthens a unit, and the Anvil of Dwarfs and the Shrine of Nippon, which take fear away. */
#include "games/warmaster/kinds/kinds.h"
#include "games/warmaster/kinds/registry.h"
#include "games/warmaster/magic/casting.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/magic/spells.h"
#include "games/warmaster/turn/tasks.h"

enum { WORD_RANGE = 20, ANVIL_RANGE = 20, ANVIL_NEED = 4 };

bool wm_has_anvil(const battle *b, int who)
{
    return wm_rides(b, who, "anvil") || wm_rides(b, who, "shrine");
}

static bool is_own(const battle *b, int who)
{
    return wm_person_exists(b, who) && side_of_person(who) == b->turn &&
           (person_of(b, who)->flags & PERSON_ON_TABLE);
}

/* ---- The King's word: ACT_WORD, a character and a unit ---- */

static bool check_word(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message no_king = {
        "WM-STAT-13",
        {"only a Tomb King strengthens a unit this way, once a battle",
         "так усилить отряд может только Король гробниц, раз за битву"}};
    static const vx_message too_far = {
        "WM-STAT-13",
        {"name a unit of your own within {0} cm", "назовите свой отряд не дальше {0} см"}};
    stand_list s;
    if (!is_own(b, a->who) || !wm_is_person(b, a->who, "tomb-king") ||
        (person_of(b, a->who)->used & USED_POWER))
        return vx_refuse(why, &no_king);
    wm_list_stands(b, &s);
    if (wm_has_on_table(b, b->turn, a->detail) &&
        wm_is_within(b, &s, a->who, a->detail, WORD_RANGE))
        return true;
    return vx_refuse_numbers(why, &too_far, WORD_RANGE, 0);
}

static void say_word(battle *b, const act *a)
{
    person_in(b, a->who)->used |= USED_POWER;
    unit_in(b, a->detail)->magic |= MAGIC_KING;
}

/* ---- The Anvil: ACT_ANVIL, a character; once a turn ---- */

static bool check_strike(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message no_anvil = {
        "WM-STAT-13",
        {"only an Anvil or a Shrine takes fear away, once a turn",
         "так избавляет от ужаса только тот, у кого есть Наковальня или Святилище, раз за ход"}};
    return (is_own(b, a->who) && wm_has_anvil(b, a->who) &&
            !(person_of(b, a->who)->cast & CAST_TRIED)) ||
           vx_refuse(why, &no_anvil);
}

static void strike_anvil(battle *b, const act *a)
{
    person_in(b, a->who)->cast |= CAST_TRIED;
    wm_push_task(
        b,
        (task){.kind = TASK_ANVIL, .side = b->turn, .unit = NOBODY_ID, .of = {.person = a->who}});
}

static void apply_anvil(battle *b, const act *a)
{
    int who = top_task(b)->of.person, side = side_of_person(who);
    stand_list s;
    wm_pop_task(b);
    if (a->who < ANVIL_NEED) return;
    wm_list_stands(b, &s);
    for (int id = side * UNITS_MAX; id < (side + 1) * UNITS_MAX; id++)
        if (is_on_table(unit_of(b, id)) && wm_is_within(b, &s, who, id, ANVIL_RANGE))
            unit_in(b, id)->magic |= MAGIC_FEARLESS;
}

static bool is_anvil_sound(const battle *b, const task *t)
{
    return t->of.person < ALL_PERSONS && wm_person_exists(b, t->of.person) &&
           side_of_person(t->of.person) == t->side && wm_has_anvil(b, t->of.person);
}

const task_rules wm_anvil_task = {
    .key = "anvil",
    .layout = LAYOUT_PERSON,
    .acts = ACT_BIT(ACT_DIE),
    .asked = {"WM-STAT-13",
              {"a die decides whether fear is taken away", "избавит ли от ужаса, решает кубик"}},
    .status = {"fear is taken away on 4+", "от ужаса избавляет 4+"},
    .to_act = wm_dice_act,
    .dice = wm_one_die,
    .apply = apply_anvil,
    .is_sound = is_anvil_sound,
};

static vx_action *list_powers(const battle *b, vx_action *out)
{
    for (int who = b->turn * PERSONS_MAX; who < (b->turn + 1) * PERSONS_MAX; who++) {
        act strike = {ACT_ANVIL, (uint8_t)who, 0, {0}};
        if (check_strike(b, &strike, NULL)) *out++ = pack_act(strike);
        if (!is_own(b, who) || !wm_is_person(b, who, "tomb-king")) continue;
        for (int id = b->turn * UNITS_MAX; id < (b->turn + 1) * UNITS_MAX; id++) {
            act word = {ACT_WORD, (uint8_t)who, (uint8_t)id, {0}};
            if (check_word(b, &word, NULL)) *out++ = pack_act(word);
        }
    }
    return out;
}

/* ---- Hooks: they are used in the Shooting phase ---- */

const act_hooks wm_word_of_power = {.kind = ACT_WORD,
                                    .phase = PHASE_SHOOTING,
                                    .check = check_word,
                                    .apply = say_word,
                                    .list = list_powers};
const act_hooks wm_anvil = {
    .kind = ACT_ANVIL, .phase = PHASE_SHOOTING, .check = check_strike, .apply = strike_anvil};

/* ---- What they ride ---- */

static bool eases_curse(const battle *b, int who, int spell)
{
    return spell == CURSE_OF_THE_DJINN && wm_rides(b, who, "djinn");
}

static bool rides_lammasu(const battle *b, int who)
{
    return wm_rides(b, who, "lammasu");
}

const caster_hooks wm_magic_mounts = {
    .eases = eases_curse, .breaks_spells = rides_lammasu, .strengthens_runes = wm_has_anvil};
