/* SPDX-License-Identifier: MIT */
/* charge.h - section CHARGE: which charges may be made, and where the stands go. */
#ifndef VX_WARMASTER_CHARGE_CHARGE_H
#define VX_WARMASTER_CHARGE_CHARGE_H

#include "games/warmaster/actions.h"

/* ---- charge.c ---- */

typedef struct {
    int count;
    place at[STANDS_MAX];
    uint8_t who[STANDS_MAX]; /* which stand goes to which place */
    const char *clause;      /* by which the first stand has its place */
    uint8_t leaders;         /* a bit for each stand as near as the one that goes first */
    bool tied;               /* left or right may matter */
} charge_plan;
/* The charges that a unit may make; with `ends`, of the first few also their other ends where the owner
 * breaks ties otherwise. */
vx_action *wm_list_charges(const battle *b, int id, bool ends, vx_action *out);
/* The clause by which a charge is placed; NULL: it cannot be made. */
const char *wm_charge_clause(const battle *b, const act *a);
/* WM-CHARGE-05 to WM-CHARGE-26: where the stands go; false says by which clause they cannot. */
bool wm_plan_charge(const battle *b, int id, int target, int32_t limit, charge_plan *out,
                    vx_problem *why);
/* The same as the owner wants it: which stand first, left or right. */
bool wm_work_out_charge(const battle *b, const act *a, int32_t limit, charge_plan *out,
                        vx_problem *why);
/* The other ends of a charge or an advance that goes no farther than that, with whom the owner lets go
 * first and to which side, and that he sets the others. */
vx_action *wm_list_charge_ends(const battle *b, act a, int32_t limit, const charge_plan *plan,
                               vx_action *out);
bool wm_check_charge(const battle *b, const act *a, vx_problem *why);
void wm_charge(battle *b, const act *a);
void wm_charge_within(battle *b, const act *a, int32_t limit); /* no farther than that */

/* ---- stands_by_owner.c ---- */

/* The owner sets the other stands, unless he leaves them as they are: `from` is where each stood, in
 * the order in which they stand now. Then the charge is answered. */
typedef enum { ARRIVE_EVADING, ARRIVE_CHARGING, ARRIVE_ADVANCING, ARRIVALS } arrival;
void wm_push_onset(battle *b, int id, int target, int32_t limit, arrival how,
                   const place from[STANDS_MAX]);
/* Remembers where a unit stood, until what lies above it on the stack is done. */
void wm_push_whence(battle *b, int id, arrival how, const place from[STANDS_MAX]);
/* It stands where it ends: characters give way, charged units answer. */
void wm_arrive(battle *b, int id, arrival how, const place from[STANDS_MAX]);
/* Would its owner have more to choose after such a charge than one tie, which "right" breaks? */
bool wm_has_ranks_to_set(const battle *b, int id, int target, int32_t limit,
                         const charge_plan *plan);

#endif
