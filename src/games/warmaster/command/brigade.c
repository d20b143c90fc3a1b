/* SPDX-License-Identifier: MIT */
/* brigade.c - which troops make a brigade together, how many, and what their kinds cost an order. */
#include <string.h>

#include "games/warmaster/command/command.h"
#include "games/warmaster/kinds/kinds.h"
#include "games/warmaster/magic/magic.h"

enum { BRIGADE_SIZE = 4, GREAT_SIZE = 6 };

static bool is_kind(const battle *b, int id, const char *key)
{
    return strcmp(wm_unit_profile(b, id)->key, key) == 0;
}

/* How many of the brigade are such. */
static int count_special(const battle *b, int special)
{
    int count = 0;
    for (int i = 0; i < b->order.count; i++) count += wm_is_special(b, b->order.member[i], special);
    return count;
}

static int count_kind(const battle *b, const char *key)
{
    int count = 0;
    for (int i = 0; i < b->order.count; i++) count += is_kind(b, b->order.member[i], key);
    return count;
}

/* ---- Size ---- */

/* Chaos: one Spawn for each other unit does not count; Beastmen, whose Spawn never stop: two. */
static int counted_size(const battle *b, int id)
{
    int spawn = count_special(b, SPECIAL_SPAWN) + wm_is_special(b, id, SPECIAL_SPAWN);
    int others = b->order.count + 1 - spawn;
    int free_spawn = unit_has(b, id, HAS_no_drive_back) ? 2 : others;
    return others + (spawn > free_spawn ? spawn - free_spawn : 0);
}

static bool bars_great_brigade(const battle *b, int id)
{
    uint8_t type = wm_unit_profile(b, id)->type;
    return type == CHARIOT || type == CAVALRY || wm_is_special(b, id, SPECIAL_TERRACOTTA);
}

static int size_limit(const battle *b, int id)
{
    unsigned traits = wm_traits_of(b, id);
    if (traits & TRAIT_ANY_BRIGADE) return BRIGADE_MAX;
    if (!(traits & TRAIT_GREAT_BRIGADE)) return BRIGADE_SIZE;
    if (count_kind(b, "bannermen") + is_kind(b, id, "bannermen") < 2) return BRIGADE_SIZE;
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

static bool is_driver(const battle *b, int id) /* of slaves */
{
    return is_kind(b, id, "chaos-dwarfs") || is_kind(b, id, "blunderbusses");
}

static bool is_driven(const battle *b, int id)
{
    return wm_is_special(b, id, SPECIAL_SLAVES) || is_kind(b, id, "black-orcs");
}

/* These two do not go together, as their lists have it. */
static bool is_bad_pair(const battle *b, int one, int two)
{
    if (wm_is_special(b, one, SPECIAL_SLAYERS) && wm_is_special(b, two, SPECIAL_SLAYERS))
        return true;
    if (wm_is_special(b, one, SPECIAL_ELEPHANTS)) return wm_unit_profile(b, two)->type == CAVALRY;
    if (wm_is_special(b, one, SPECIAL_STEGADON))
        return !is_kind(b, two, "skinks") || unit_of(b, two)->odd != 0; /* no Salamanders */
    if (wm_is_special(b, one, SPECIAL_HOBGOBLINS) && is_driven(b, two))
        return count_kind(b, "chaos-dwarfs") + count_kind(b, "blunderbusses") == 0;
    return false;
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
        if (!is_driver(b, id) && (is_bad_pair(b, id, other) || is_bad_pair(b, other, id)))
            return vx_refuse(why, &unfit);
        infantry = infantry || wm_unit_profile(b, other)->type == INFANTRY;
    }
    if (wm_is_special(b, id, SPECIAL_SCREAMING_BELL) && !infantry) return vx_refuse(why, &unfit);
    return true;
}

/* Spawn of Chaos and the Bell are ordered only with others, so another unit is named first. */
bool wm_check_leading(const battle *b, int id, vx_problem *why)
{
    static const vx_message follows = {
        "WM-STAT-13",
        {"this unit is ordered only in a brigade: name another unit first",
         "этому отряду приказывают только в бригаде: назовите сначала другой"}};
    bool spawn = wm_is_special(b, id, SPECIAL_SPAWN) && !unit_has(b, id, HAS_no_drive_back);
    return !(spawn || wm_is_special(b, id, SPECIAL_SCREAMING_BELL)) || vx_refuse(why, &follows);
}

/* ---- What kinds of troops cost an order ---- */

static bool is_with_others(const battle *b, int special)
{
    return count_special(b, special) < b->order.count;
}

/* The condition of `order_minus1_unless` and the like, for the order being given. */
static bool is_reluctant(const battle *b, int id)
{
    bool general = wm_person_profile(b, b->order.person)->role == GENERAL;
    switch (wm_unit_profile(b, id)->special) {
    case SPECIAL_PEASANTS:
        return !is_with_others(b, SPECIAL_PEASANTS);
    case SPECIAL_SLAVES:
        return count_kind(b, "black-orcs") + count_kind(b, "chaos-dwarfs") +
                   count_kind(b, "blunderbusses") ==
               0;
    case SPECIAL_SPAWN:
        return unit_has(b, id, HAS_no_drive_back) &&
               2 * count_special(b, SPECIAL_SPAWN) >= b->order.count;
    case SPECIAL_BONE_GIANT:
        return general;
    case SPECIAL_DEVAN:
        return is_with_others(b, SPECIAL_DEVAN);
    default:
        return unit_has(b, id, HAS_order_minus1_unless) && b->order.count == 1;
    }
}

int wm_troop_penalty(const battle *b, int id)
{
    return unit_has(b, id, HAS_order_minus1) || is_reluctant(b, id) ||
           wm_is_strange(b, b->order.person, id);
}

/* WM-CMD-20, and who is at home in dense ground. */
bool wm_minds_dense(const battle *b, int id)
{
    unsigned traits = wm_traits_of(b, id);
    if (unit_has(b, id, HAS_no_dense_penalty) || (traits & TRAIT_NO_DENSE)) return false;
    if (!(traits & TRAIT_WOODS)) return true;
    return wm_unit_profile(b, id)->type != INFANTRY && !wm_is_special(b, id, SPECIAL_FOREST_SPIRIT);
}
