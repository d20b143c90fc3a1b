/* SPDX-License-Identifier: MIT */
/* brigade.c - which troops make a brigade together, how many, and what their kinds cost an order. None acts
 * on initiative: movement/initiative.c refuses it (WM-BRIG-18). */
#include <string.h>

#include "games/warmaster/command/command.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/units/troop_hooks.h"

enum { BRIGADE_SIZE = 4, GREAT_SIZE = 6 };

bool wm_is_kind(const battle *b, int id, const char *key)
{
    return strcmp(wm_unit_profile(b, id)->key, key) == 0;
}

int wm_count_special(const battle *b, int special)
{
    int count = 0;
    for (int i = 0; i < b->order.count; i++)
        count += wm_unit_profile(b, b->order.member[i])->special == special;
    return count;
}

int wm_count_kind(const battle *b, const char *key)
{
    int count = 0;
    for (int i = 0; i < b->order.count; i++) count += wm_is_kind(b, b->order.member[i], key);
    return count;
}

/* ---- Size ---- */

/* Of those that fill gaps one for each other unit does not count, or two of them in all. */
static int counted_size(const battle *b, int id)
{
    int fillers = wm_hooks_of(b, id)->fills_gaps;
    for (int i = 0; i < b->order.count; i++)
        fillers += wm_hooks_of(b, b->order.member[i])->fills_gaps;
    int others = b->order.count + 1 - fillers;
    int uncounted = unit_has(b, id, HAS_no_drive_back) ? 2 : others;
    return others + (fillers > uncounted ? fillers - uncounted : 0);
}

static bool bars_great_brigade(const battle *b, int id)
{
    uint8_t type = wm_unit_profile(b, id)->type;
    return type == CHARIOT || type == CAVALRY || wm_hooks_of(b, id)->bars_great_brigade;
}

static int size_limit(const battle *b, int id)
{
    unsigned traits = wm_traits_of(b, id);
    if (traits & TRAIT_ANY_BRIGADE) return BRIGADE_MAX;
    if (!(traits & TRAIT_GREAT_BRIGADE)) return BRIGADE_SIZE;
    int makers = wm_hooks_of(b, id)->makes_great_brigade;
    for (int i = 0; i < b->order.count; i++)
        makers += wm_hooks_of(b, b->order.member[i])->makes_great_brigade;
    if (makers < 2) return BRIGADE_SIZE;
    for (int i = 0; i < b->order.count; i++)
        if (bars_great_brigade(b, b->order.member[i])) return BRIGADE_SIZE;
    return bars_great_brigade(b, id) ? BRIGADE_SIZE : GREAT_SIZE;
}

bool wm_check_brigade_size(const battle *b, int id, vx_problem *why)
{
    static const vx_message full = {
        "WM-BRIG-01", {"a brigade has at most {0} units", "в бригаде не больше {0} отрядов"}};
    int limit = size_limit(b, id);
    if (b->order.count < BRIGADE_MAX && counted_size(b, id) <= limit) return true;
    return vx_refuse_numbers(why, &full, limit, 0);
}

/* ---- Company ---- */

static bool goes_alone(const battle *b, int id)
{
    return unit_has(b, id, HAS_no_brigade) ||
           (unit_has(b, id, HAS_single_order) && !unit_has(b, id, HAS_brigade_same_only));
}

/* These two do not go together, as their lists have it. */
static bool is_bad_pair(const battle *b, int one, int two)
{
    const troop_hooks *hooks = wm_hooks_of(b, one);
    return hooks->is_bad_company != NULL && hooks->is_bad_company(b, one, two);
}

bool wm_check_company(const battle *b, int id, vx_problem *why)
{
    static const vx_message alone = {
        "WM-MACH-03",
        {"such a unit is always ordered alone", "такому отряду приказывают только отдельно"}};
    static const vx_message flown = {
        "WM-MACH-17",
        {"a gyrocopter is always ordered alone", "гирокоптеру приказывают только отдельно"}};
    static const vx_message own_kind = {"WM-STAT-13",
                                        {"such a unit joins only brigades of its own kind",
                                         "такой отряд входит только в бригады себе подобных"}};
    static const vx_message unfit = {
        "WM-STAT-13",
        {"these troops do not go into one brigade", "эти войска в одну бригаду не входят"}};
    static const vx_message spied = {"WM-BRIG-01",
                                     {"spies keep this unit out of brigades",
                                      "соглядатаи не дают этому отряду войти в бригаду"}};
    bool infantry = false;
    for (int i = 0; i < b->order.count; i++) {
        int other = b->order.member[i];
        if (has_ward(b, id, WARD_SPIED) || has_ward(b, other, WARD_SPIED))
            return vx_refuse(why, &spied);
        int lone = goes_alone(b, id) ? id : other;
        if (goes_alone(b, lone)) return vx_refuse(why, wm_flies(b, lone) ? &flown : &alone);
        bool same_only =
            unit_has(b, id, HAS_brigade_same_only) || unit_has(b, other, HAS_brigade_same_only);
        if (same_only && wm_unit_profile(b, id) != wm_unit_profile(b, other))
            return vx_refuse(why, &own_kind);
        if (is_bad_pair(b, id, other) || is_bad_pair(b, other, id)) return vx_refuse(why, &unfit);
        infantry = infantry || wm_unit_profile(b, other)->type == INFANTRY;
    }
    if (wm_hooks_of(b, id)->needs_infantry && !infantry) return vx_refuse(why, &unfit);
    return true;
}

/* Some are ordered only with others, so another unit is named first. */
bool wm_check_leading(const battle *b, int id, vx_problem *why)
{
    static const vx_message follows = {
        "WM-STAT-13",
        {"this unit is ordered only in a brigade: name another unit first",
         "этому отряду приказывают только в бригаде: назовите сначала другой"}};
    const troop_hooks *hooks = wm_hooks_of(b, id);
    return hooks->only_follows == NULL || !hooks->only_follows(b, id) || vx_refuse(why, &follows);
}

/* ---- What kinds of troops cost an order ---- */

/* The condition of `order_minus1_unless` and the like, for the order being given. */
static bool is_reluctant(const battle *b, int id)
{
    const troop_hooks *hooks = wm_hooks_of(b, id);
    if (hooks->is_reluctant != NULL) return hooks->is_reluctant(b, id);
    return unit_has(b, id, HAS_order_minus1_unless) && b->order.count == 1;
}

static bool is_strange(const battle *b, int who, int id)
{
    for (int i = 0; wm_lords[i] != NULL; i++)
        if (wm_lords[i]->is_strange != NULL && wm_lords[i]->is_strange(b, who, id)) return true;
    return false;
}

int wm_troop_penalty(const battle *b, int id)
{
    return unit_has(b, id, HAS_order_minus1) || is_reluctant(b, id) ||
           is_strange(b, b->order.person, id);
}

/* WM-CMD-20, and who is at home in dense ground. */
bool wm_minds_dense(const battle *b, int id)
{
    unsigned traits = wm_traits_of(b, id);
    if (unit_has(b, id, HAS_no_dense_penalty) || (traits & TRAIT_NO_DENSE)) return false;
    if (!(traits & TRAIT_WOODS)) return true;
    return wm_unit_profile(b, id)->type != INFANTRY && !wm_hooks_of(b, id)->ignores_dense;
}

/* ---- What characters have to say about the orders of their side ---- */

int wm_penalty_by_lords(const battle *b)
{
    int sum = 0;
    for (int i = 0; wm_lords[i] != NULL; i++)
        if (wm_lords[i]->penalty != NULL) sum += wm_lords[i]->penalty(b);
    return sum;
}

bool wm_lords_ask(battle *b)
{
    for (int i = 0; wm_lords[i] != NULL; i++)
        if (wm_lords[i]->asks_after_sixes != NULL && wm_lords[i]->asks_after_sixes(b)) return true;
    return false;
}

int wm_blunder_result(const battle *b, int die)
{
    for (int i = 0; wm_lords[i] != NULL; i++)
        if (wm_lords[i]->blunder_result != NULL) die = wm_lords[i]->blunder_result(b, die);
    return die;
}

bool wm_takes_blame(const battle *b, int id)
{
    for (int i = 0; wm_lords[i] != NULL; i++)
        if (wm_lords[i]->spares != NULL && wm_lords[i]->spares(b, id)) return false;
    return true;
}
