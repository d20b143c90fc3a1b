/* SPDX-License-Identifier: MIT */
/* company.c - troops that are choosy about whom they are ordered with, or by whom (WM-STAT-13). */
#include "games/warmaster/command/command.h"
#include "games/warmaster/kinds/kinds.h"
#include "games/warmaster/kinds/registry.h"
#include "games/warmaster/units/units.h"

static bool is_with_others(const battle *b, int special)
{
    return wm_count_special(b, special) < b->order.count;
}

/* ---- Slayers: never two of them ---- */

static bool is_slayer(const battle *b, int id, int other)
{
    (void)id;
    return wm_is_special(b, other, SPECIAL_SLAYERS);
}
const troop_hooks wm_slayers = {.is_bad_company = is_slayer};

/* ---- A Stegadon goes with Skinks, not with Salamanders ---- */

static bool is_no_skink(const battle *b, int id, int other)
{
    (void)id;
    return !wm_is_kind(b, other, "skinks") || unit_of(b, other)->odd != 0;
}
const troop_hooks wm_stegadon = {.is_bad_company = is_no_skink};

/* ---- Slaves, and Hobgoblins beside them: somebody must drive them ---- */

static int count_drivers(const battle *b)
{
    return wm_count_kind(b, "chaos-dwarfs") + wm_count_kind(b, "blunderbusses");
}

static bool is_undriven(const battle *b, int id, int other)
{
    (void)id;
    bool driven = wm_is_special(b, other, SPECIAL_SLAVES) || wm_is_kind(b, other, "black-orcs");
    return driven && count_drivers(b) == 0;
}
const troop_hooks wm_hobgoblins = {.is_bad_company = is_undriven};

static bool is_without_masters(const battle *b, int id)
{
    (void)id;
    return wm_count_kind(b, "black-orcs") + count_drivers(b) == 0;
}
const troop_hooks wm_slaves = {.is_reluctant = is_without_masters};

/* ---- Peasants want other company, Devans none ---- */

static bool are_only_peasants(const battle *b, int id)
{
    (void)id;
    return !is_with_others(b, SPECIAL_PEASANTS);
}
const troop_hooks wm_peasants = {.is_reluctant = are_only_peasants};

static bool are_not_only_devans(const battle *b, int id)
{
    (void)id;
    return is_with_others(b, SPECIAL_DEVAN);
}
const troop_hooks wm_devan = {.is_reluctant = are_not_only_devans};

/* ---- Spawn: of Chaos they only follow, of the Beastmen they never stop ---- */

static bool is_of_chaos(const battle *b, int id)
{
    return !unit_has(b, id, HAS_no_drive_back);
}

static bool are_too_many(const battle *b, int id)
{
    return !is_of_chaos(b, id) && 2 * wm_count_special(b, SPECIAL_SPAWN) >= b->order.count;
}
const troop_hooks wm_spawn = {
    .only_follows = is_of_chaos, .is_reluctant = are_too_many, .fills_gaps = true};

/* ---- A Bone Giant does not like to hear its General ---- */

static bool is_ordered_by_general(const battle *b, int id)
{
    (void)id;
    return wm_person_profile(b, b->order.person)->role == GENERAL;
}
const troop_hooks wm_bone_giant = {.is_reluctant = is_ordered_by_general, .storms_walls = true};

/* ---- Fenbeasts and Terracotta Warriors hear wizards only ---- */

static bool check_wizard(const battle *b, int who, int id, vx_problem *why)
{
    static const vx_message wizards = {
        "WM-STAT-13",
        {"only wizards order such troops", "таким войскам приказывают только волшебники"}};
    (void)id;
    return wm_person_profile(b, who)->role == WIZARD || vx_refuse(why, &wizards);
}

static bool check_rider(const battle *b, int who, int id, vx_problem *why)
{
    static const vx_message dragon = {
        "WM-STAT-13",
        {"Terracotta Warriors do not hear a dragon", "терракотовые воины дракона не слушают"}};
    if (wm_rides(b, who, "celestial-dragon")) return vx_refuse(why, &dragon);
    return check_wizard(b, who, id, why);
}
const troop_hooks wm_terracotta = {.check_hearing = check_rider, .bars_great_brigade = true};

static int goes_through_bogs(const battle *b, int id)
{
    (void)b, (void)id;
    return OF_BOGS;
}
const troop_hooks wm_fenbeast = {.check_hearing = check_wizard, .mover = goes_through_bogs};

/* ---- Spirits of the forest ---- */

static int goes_through_woods(const battle *b, int id)
{
    return wm_unit_profile(b, id)->type == MONSTER ? OF_WOODS : -1;
}
const troop_hooks wm_forest_spirit = {.mover = goes_through_woods, .ignores_dense = true};

/* Two of them make a great brigade of infantry (WM-BRIG-01). */
const troop_hooks wm_bannermen = {.makes_great_brigade = true};
