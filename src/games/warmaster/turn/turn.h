/* SPDX-License-Identifier: MIT */
/* turn.h - section TURN: the steps of a turn, one after the other. */
#ifndef VX_WARMASTER_TURN_TURN_H
#define VX_WARMASTER_TURN_TURN_H

#include "games/warmaster/actions.h"

void wm_start_turn(battle *b, int side);
void wm_begin_command(battle *b); /* once those off the table have rolled */
void wm_start_orders(battle *b);
void wm_start_characters(battle *b);
void wm_end_command(battle *b); /* what lasts until then is over */
void wm_start_shooting(battle *b);
void wm_start_combat(battle *b); /* engagement.c */
void wm_finish_order(battle *b);
/* A failed order ends: the units are locked and the character has done (WM-CMD-07 to 09). */
void wm_fail_order(battle *b);
void wm_end_turn(battle *b);
/* Goes on until somebody must decide or dice must fall. Called after every action. */
void wm_settle(battle *b);
/* Told of each step that the battle makes by itself: how it stood before it, and how it stands. */
typedef void wm_watcher(void *context, const battle *before, const battle *now);
void wm_settle_watched(battle *b, wm_watcher *watch, void *context);
/* Makes the action and goes on, as play does. */
void wm_play_watched(battle *b, const act *a, wm_watcher *watch, void *context); /* rules.c */

#endif
