/* SPDX-License-Identifier: MIT */
/* movement.h - sections MOVE, INIT and FLY: moves by order, on initiative, and homing back. */
#ifndef VX_WARMASTER_MOVEMENT_MOVEMENT_H
#define VX_WARMASTER_MOVEMENT_MOVEMENT_H

#include "games/warmaster/actions.h"
#include "games/warmaster/units/units.h"

/* ---- movement.c ---- */

int32_t wm_pace(const battle *b, int id); /* what it may move by order, in units */
int32_t wm_full_pace(const battle *b, int id);
/* Characters do not travel with a unit that moves in the Command phase (WM-CHARM-03). */
void wm_leave_persons(battle *b, int id);
/* WM-MOVE-15: stand by stand in their order, and then not as a formation. */
bool wm_check_next_stand(int stand, int next_stand, vx_problem *why);
bool wm_refuse_begun(vx_problem *why);
bool wm_check_move(const battle *b, const act *a, vx_problem *why);
bool wm_check_stand(const battle *b, const act *a, vx_problem *why);
bool wm_check_back(const battle *b, const act *a, vx_problem *why);
bool wm_check_done(const battle *b, vx_problem *why);
bool wm_stays(const battle *b, int member); /* of the order: it stands where the order found it */
/* Moved so it touches a unit of its brigade that has had its move and not charged. */
bool wm_joins_brigade(const battle *b, const stand_list *s, const act *a);
void wm_move(battle *b, const act *a);
void wm_set_stand(battle *b, const act *a);
void wm_go_back(battle *b, int id);
vx_action *wm_list_moves(const battle *b, vx_action *out);
/* May these stands of a unit end there: WM-MOVE-17, 25 to 31, AMB-67. */
bool wm_check_footing(const battle *b, const scene *s, int id, const box *stands, int count,
                      bool charging, vx_problem *why);
/* Whatever may keep a unit from standing somewhere in an upright rectangle of the table. */
typedef struct {
    const ground *ground;
    uint32_t barred; /* features it may not enter, a bit for each */
    int count;       /* stands of others */
    const box *stand[ALL_STANDS];
    bool is_enemy[ALL_STANDS];
} region;
void wm_read_region(const battle *b, const scene *s, int id, point low, point high, region *out);
/* wm_check_footing() for a sound shape in that rectangle that does not charge; not asked why. */
bool wm_has_room(const region *in, const box *stands, int count);
/* Can the stands get from their old places to these, each by a way of its own no longer than that? */
bool wm_check_ways(const battle *b, int id, const surroundings *r, const box *from, const box *to,
                   int count, int32_t limit, vx_problem *why);
static inline uint64_t member_bit(int member)
{
    return (uint64_t)1 << member;
}

/* ---- initiative.c, evade.c ---- */

bool wm_check_initiative(const battle *b, int id, vx_problem *why);
bool wm_check_initiative_charge(const battle *b, const act *a, vx_problem *why);
bool wm_check_initiative_end(const battle *b, vx_problem *why);
/* Troops that cannot be held. */
bool wm_must_charge(const battle *b, int id);
bool wm_must_pursue(const battle *b, int id);
bool wm_must_advance(const battle *b, int id);
bool wm_never_evades(const battle *b, int id);
bool wm_refuse_unseen(vx_problem *why);
/* Enemies in sight up to this squared distance may be charged or evaded: no nearer one counts
 * (WM-INIT-09, WM-INIT-11, WM-INIT-12). */
int64_t wm_initiative_reach(const battle *b, const scene *s, int id, sight_purpose purpose);
int64_t wm_as_near_as(int64_t squared); /* the squared distance up to which things are as near */
vx_action *wm_list_initiative(const battle *b, vx_action *out);
bool wm_check_evade(const battle *b, const act *a, vx_problem *why);
void wm_evade(battle *b, const act *a);
bool wm_keeps_off(const scene *s, int id, const box *stands, int count); /* WM-INIT-21 */
vx_action *wm_list_evades(const battle *b, int id, vx_action *out);

/* ---- home_back.c ---- */

bool wm_somebody_may_home(const battle *b);
bool wm_check_home(const battle *b, const act *a, vx_problem *why);
bool wm_check_return(const battle *b, const act *a, vx_problem *why);
void wm_return(battle *b, const act *a);
void wm_end_homing(battle *b); /* on to the next flyer, or to the orders */
vx_action *wm_list_home(const battle *b, vx_action *out);

#endif
