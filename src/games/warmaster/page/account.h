/* SPDX-License-Identifier: MIT */
/* account.h - what dice and their results mean, told to the page as events: attacks with what made
 * them so many, who won a round and by how much, who lost, fled or was shaken. */
#ifndef VX_WARMASTER_ACCOUNT_H
#define VX_WARMASTER_ACCOUNT_H

#include "games/warmaster/actions.h"

/* Before the dice of this throw: whose they are, at whom, and each modifier. */
void wm_add_throw_account(vx_text *out, const battle *was, const act *a);
/* After it: what the action has led to, in the order of the rules. */
void wm_add_result_account(vx_text *out, const battle *was, const act *a);

#endif
