/* SPDX-License-Identifier: MIT */
/* registry.c - the list of kinds: a row for each that hooks into the chapters (units/troop_hooks.h). */
#include "games/warmaster/kinds/registry.h"
#include "games/warmaster/kinds/kinds.h"
#include "games/warmaster/magic/magic.h"

/* clang-format off */
const troop_hooks *const wm_troops[TROOP_SPECIALS] = {
    [SPECIAL_STEAM_TANK] = &wm_steam_tank,
    [SPECIAL_GIANT] = &wm_giant,
    [SPECIAL_BONE_GIANT] = &wm_bone_giant,
    [SPECIAL_MAMMOTH] = &wm_mammoth,
    [SPECIAL_DOOM_WHEEL] = &wm_doom_wheel,
    [SPECIAL_BEARS] = &wm_bears,
    [SPECIAL_PIKEMEN] = &wm_pikemen,
    [SPECIAL_BUSHIDO] = &wm_samurai,
    [SPECIAL_SLAYERS] = &wm_slayers,
    [SPECIAL_SPAWN] = &wm_spawn,
    [SPECIAL_SCREAMING_BELL] = &wm_screaming_bell,
    [SPECIAL_STEGADON] = &wm_stegadon,
    [SPECIAL_PEASANTS] = &wm_peasants,
    [SPECIAL_WAR_WAGON] = &wm_war_wagon,
    [SPECIAL_GUARDS] = &wm_guards,
    [SPECIAL_ELEPHANTS] = &wm_elephants,
    [SPECIAL_FENBEAST] = &wm_fenbeast,
    [SPECIAL_PUMP_WAGON] = &wm_pump_wagon,
    [SPECIAL_ZEALOTS] = &wm_zealots,
    [SPECIAL_HOBGOBLINS] = &wm_hobgoblins,
    [SPECIAL_SLAVES] = &wm_slaves,
    [SPECIAL_FOREST_SPIRIT] = &wm_forest_spirit,
    [SPECIAL_TERRACOTTA] = &wm_terracotta,
    [SPECIAL_DEVAN] = &wm_devan,
    [SPECIAL_BANNERMEN] = &wm_bannermen,
    [SPECIAL_HELBLASTER] = &wm_helblaster,
    [SPECIAL_WARP_CANNON] = &wm_warp_cannon,
    [SPECIAL_EARTHSHAKER] = &wm_earthshaker,
    [SPECIAL_ROCKET] = &wm_rocket,
    [SPECIAL_TREBUCHET] = &wm_trebuchet,
};
/* clang-format on */

const lord_hooks *const wm_lords[] = {
    &wm_slann, &wm_tyrant, &wm_shogun, &wm_spirits_and_elves, &wm_choosy_characters,
    &wm_bells, NULL};

const aid_hooks *const wm_aids[] = {
    [AID_CROWN] = &wm_crown_aid,
    [AID_ORB] = &wm_orb_aid,
    [AID_AMBUSH] = &wm_ambush,
    [AID_GUIDED] = &wm_guided,
};

const order_item_hooks *const wm_order_items[] = {&wm_crown, &wm_orb, &wm_sceptre, NULL};

const caster_hooks *const wm_casters[] = {&wm_slann_magic, &wm_spirits, &wm_magic_mounts, NULL};

const act_hooks *const wm_extra_acts[] = {
    &wm_entering,        &wm_guiding,       &wm_holding_back, &wm_laager_on_initiative,
    &wm_laager_by_order, &wm_word_of_power, &wm_anvil,        NULL};

const neighbour_hooks *const wm_neighbours[] = {&wm_laager_shelter, &wm_hounds, &wm_bell, NULL};

const moment_hooks *const wm_moments[] = {&wm_fading_moments,
                                          &wm_stampede_moments,
                                          &wm_devans_moments,
                                          &wm_wagon_moments,
                                          &wm_doombull_moments,
                                          &wm_laager_moments,
                                          NULL};
