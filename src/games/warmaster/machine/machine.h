/* SPDX-License-Identifier: MIT */
/* machine.h - what search is told: how good a battle looks, and which actions to try first. */
#ifndef VX_WARMASTER_MACHINE_MACHINE_H
#define VX_WARMASTER_MACHINE_MACHINE_H

#include "core/game.h"

int wm_evaluate(const void *state, int seat);
int wm_stage(const void *state);
extern const vx_level wm_levels[]; /* eight */
void wm_order(const void *state, const vx_action *actions, int count, int *out);
void wm_order_lacking(const void *state, const vx_action *actions, int count, unsigned lacked,
                      int *out);

#endif
