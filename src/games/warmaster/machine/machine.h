/* SPDX-License-Identifier: MIT */
/* machine.h - what search asks: how good a battle looks, and which actions to try first. */
#ifndef VX_WARMASTER_MACHINE_MACHINE_H
#define VX_WARMASTER_MACHINE_MACHINE_H

#include "core/game.h"

int wm_evaluate(const void *state, int seat);
int wm_stage(const void *state);
extern const vx_level wm_levels[]; /* eight */
void wm_order(const void *state, const vx_action *actions, int count, int *out);
void wm_order_handicapped(const void *state, const vx_action *actions, int count,
                          unsigned handicaps, int *out);

/* advice.c: what a general with a plan does next, where a plan says so. */
bool wm_advise(const void *state, unsigned handicaps, vx_action *out);

/* What a side can lose, for explanations and puzzles. */
enum { WM_ASSETS = 2 };
void wm_count_assets(const void *state, int seat, int *out);
void wm_name_asset(int kind, vx_language language, vx_text *out);
bool wm_is_at_rest(const void *state);
int wm_phase(const void *state);

#endif
