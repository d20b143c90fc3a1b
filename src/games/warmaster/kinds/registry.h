/* SPDX-License-Identifier: MIT */
/* registry.h - the hooks of each kind, in the files that they stand in. */
#ifndef VX_WARMASTER_KINDS_REGISTRY_H
#define VX_WARMASTER_KINDS_REGISTRY_H

#include "games/warmaster/units/troop_hooks.h"

extern const troop_hooks wm_steam_tank;                            /* machines.c */
extern const troop_hooks wm_giant, wm_elephants;                   /* giants_and_elephants.c */
extern const troop_hooks wm_war_wagon, wm_pump_wagon;              /* war_wagons.c */
extern const troop_hooks wm_screaming_bell, wm_guards, wm_zealots; /* kinds.c */
extern const troop_hooks wm_bone_giant, wm_slayers, wm_spawn, wm_stegadon, wm_peasants, wm_fenbeast,
    wm_hobgoblins, wm_slaves, wm_forest_spirit, wm_terracotta, wm_devan,
    wm_bannermen; /* company.c */
extern const troop_hooks wm_helblaster, wm_warp_cannon, wm_earthshaker, wm_rocket,
    wm_trebuchet; /* guns.c */

extern const lord_hooks wm_slann, wm_tyrant, wm_shogun;                       /* generals.c */
extern const lord_hooks wm_spirits_and_elves, wm_choosy_characters, wm_bells; /* kinds.c */

extern const caster_hooks wm_slann_magic;  /* generals.c */
extern const caster_hooks wm_spirits;      /* kinds.c */
extern const caster_hooks wm_magic_mounts; /* character_powers.c */

extern const aid_hooks wm_ambush;                                   /* infiltration.c */
extern const aid_hooks wm_guided;                                   /* generals.c */
extern const act_hooks wm_entering, wm_holding_back;                /* infiltration.c */
extern const act_hooks wm_laager_on_initiative, wm_laager_by_order; /* war_wagons.c */
extern const act_hooks wm_guiding;                                  /* generals.c */

extern const moment_hooks wm_fading_moments;                   /* monsters.c */
extern const moment_hooks wm_stampede_moments;                 /* giants_and_elephants.c */
extern const moment_hooks wm_devans_moments;                   /* battling_devans.c */
extern const moment_hooks wm_wagon_moments, wm_laager_moments; /* war_wagons.c */
extern const moment_hooks wm_doombull_moments;                 /* kinds.c */

extern const troop_hooks wm_pikemen, wm_bears, wm_mammoth, wm_samurai; /* kinds.c */
extern const troop_hooks wm_doom_wheel;                                /* war_wagons.c */
extern const neighbour_hooks wm_hounds, wm_bell;                       /* kinds.c */
extern const neighbour_hooks wm_laager_shelter;                        /* war_wagons.c */
extern const act_hooks wm_word_of_power, wm_anvil;                     /* character_powers.c */

#endif
