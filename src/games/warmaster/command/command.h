/* SPDX-License-Identifier: MIT */
/* command.h - sections CMD and BRIG: who may order whom, the test, brigades, blunders. */
#ifndef VX_WARMASTER_COMMAND_COMMAND_H
#define VX_WARMASTER_COMMAND_COMMAND_H

#include "games/warmaster/actions.h"

/* ---- command.c: orders ---- */

enum { PENALTIES = 9 };
typedef enum {
    PENALTY_DISTANCE, /* WM-CMD-17 */
    PENALTY_REPEAT,   /* WM-CMD-18 */
    PENALTY_ENEMY,    /* WM-CMD-19 */
    PENALTY_DENSE,    /* WM-CMD-20 */
    PENALTY_LOSSES,   /* WM-CMD-21 */
    PENALTY_MADNESS,  /* WM-CMD-23 */
    PENALTY_TROOPS,   /* special rules of the units */
    PENALTY_MAGIC,    /* WM-MAGIC-28 */
    PENALTY_GUIDANCE, /* -1 with it, +1 where it has failed: generals.c */
} penalty_kind;
extern const char *const wm_penalty_names[PENALTIES][VX_LANGUAGES];
/* What the order now being given must roll at most, and what took how much off. */
int wm_order_target(const battle *b, int penalty_out[PENALTIES]);
bool wm_is_spited(const battle *b, int who); /* blunders on any double */
/* How far a character's orders reach, in cm; 0: all over the table (WM-CMD-05). */
int wm_order_radius(const battle *b, int person_id);
bool wm_check_order(const battle *b, const act *a, vx_problem *why);
bool wm_check_with(const battle *b, const act *a, vx_problem *why);
void wm_begin_order(battle *b, const act *a);
void wm_test_order(battle *b, int one, int two);
bool wm_may_blunder(const battle *b); /* if the order being given rolls two sixes */
void wm_order_succeeds(battle *b);
void wm_accept_failure(battle *b, int rolled); /* no item helps any more */
void wm_suffer_failure(battle *b, int rolled); /* and the General has punished it */
void wm_blunder(battle *b, int die);
void wm_suffer_blunder(battle *b, int die); /* no item helps */
bool wm_check_madness(const battle *b, const act *a, vx_problem *why);
void wm_go_mad(battle *b, int id);
/* Where a member of the order has its place in it; -1: it does not take part. */
int wm_member(const order *o, int id);
/* The block: the units that were ordered last, in the parts they have been split into (WM-BRIG-17).
 * A part holds the units whose number is the same, and all parts of higher numbers lie within it. */
int wm_place_in_block(const battle *b, int id); /* -1: it is not of the block */
void wm_clear_block(battle *b);
void wm_leave_others(battle *b, int id); /* an order to this one begins: who is finished with it */
void wm_keep_block(battle *b);           /* the order has been carried out */
bool wm_is_of_last_part(const battle *b, int at); /* and may be ordered once more */
bool wm_check_giver(const battle *b, int who, vx_problem *why);
vx_action *wm_list_orders(const battle *b, vx_action *out);
vx_action *wm_list_brigade(const battle *b, vx_action *out);

/* ---- brigade.c: kinds of troops and orders; about the order being given ---- */

bool wm_check_brigade_size(const battle *b, int id, vx_problem *why); /* WM-BRIG-01 */
bool wm_check_company(const battle *b, int id, vx_problem *why);      /* with those named so far */
bool wm_check_leading(const battle *b, int id, vx_problem *why);      /* may be named first */
int wm_troop_penalty(const battle *b, int id);
bool wm_minds_dense(const battle *b, int id);

/* ---- blunder.c ---- */

void wm_shy_away(battle *b); /* WM-CHAR-13: away from the nearest enemy seen */
void wm_rush(battle *b);     /* WM-CHAR-15: at the nearest enemy, as a task */
void wm_rush_unit(battle *b, int id, int32_t pace);
/* Straight on; `through` friends, if it can end beyond them. Tells how far. */
int32_t wm_stride(battle *b, int id, int32_t direction, int32_t pace, bool through);

/* ---- For rules of single kinds: who takes part in the order being given ---- */

bool wm_is_kind(const battle *b, int id, const char *key);
int wm_count_special(const battle *b, int special);
int wm_count_kind(const battle *b, const char *key);

/* ---- What characters have to say about the orders of their side (units/troop_hooks.h) ---- */

int wm_penalty_by_lords(const battle *b);
bool wm_lords_ask(battle *b); /* after two sixes; true: somebody is asked first */
int wm_blunder_result(const battle *b, int die); /* what a die of the blunder table means */
bool wm_takes_blame(const battle *b, int id);    /* it may have the lasting penalty */

#endif
