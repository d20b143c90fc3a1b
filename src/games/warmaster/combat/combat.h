/* SPDX-License-Identifier: MIT */
/* combat.h - close combat: protection, engagements, rounds, pursuit and advances.
 *
 * A Combat phase is a stack of tasks: TASK_COMBAT picks an engagement, TASK_ROUND fights one round
 * of it (aims, blows, casualties, result), TASK_DRAW, TASK_FLIGHT and TASK_WINNERS move the units
 * apart, TASK_PURSUIT places who follows. What is fought next follows from the units' flags: first
 * those who pursue, then those who have advanced, then the rest. */
#ifndef VX_WARMASTER_COMBAT_COMBAT_H
#define VX_WARMASTER_COMBAT_COMBAT_H

#include "games/warmaster/actions.h"
#include "games/warmaster/units/units.h"

/* ---- defended.c ---- */

/* Section DEFEND: how well this stand is covered against `attacker`, a stand or a shooter; NULL
 * asks what covers it against everybody or against somebody it does not see. */
protection wm_protection(const battle *b, int id, int stand, const box *attacker);
/* Of the best covered stand of the unit (WM-SHOOT-23, WM-COMBAT-38). */
protection wm_unit_protection(const battle *b, int id, const box *attacker);
/* Fortified by the ground, and not only by magic: nobody can be kept off by a spell. */
bool wm_is_on_walls(const battle *b, int id, int stand);
bool wm_holds_walls(const battle *b, int id); /* some stand of it */
int wm_need_to_hit(protection cover);         /* WM-DEFEND-07 */
/* WM-DEFEND-09: infantry, flyers and giants come into contact with fortified enemies. */
bool wm_may_storm(const battle *b, int id);
/* WM-DEFEND-11: who may not and does is destroyed before the fight. */
void wm_dash_on_walls(battle *b);

/* ---- contacts.c ---- */

/* Takes part in the round of combat being fought, destroyed or not. */
static inline bool wm_fights(const battle *b, int id)
{
    return b->bout[id].fights != 0;
}
/* It does, and has stands left on the table. */
static inline bool wm_still_fights(const battle *b, int id)
{
    return wm_fights(b, id) && is_on_table(unit_of(b, id));
}

/* How two touching stands meet: for each the edge, or EDGES + the corner. */
typedef struct {
    int mine, his;
} meeting;
bool wm_meet(const box *mine, const box *his, meeting *out); /* false: they do not touch */
bool wm_is_front(int spot); /* the front edge or one of its corners */
/* WM-COMBAT-13: his front is on my flank, rear or rear corner. */
bool wm_is_flanked(const meeting *m);
/* WM-COMBAT-01: sets a bit for each unit (first side's, second side's) linked with this one. */
typedef struct {
    uint64_t side[SIDES];
} unit_set;
unit_set wm_linked_units(const battle *b, const stand_list *s, int id);
static inline bool in_set(const unit_set *set, int id)
{
    return (set->side[id / UNITS_MAX] >> (id % UNITS_MAX) & 1) != 0;
}
/* WM-RETREAT-12: the round begins for the units of this engagement. */
void wm_begin_bouts(battle *b, const unit_set *members);
/* RULING_RETREAT_AFTER: the directions in which it may retreat, from the enemies it touches now; as
 * they were where it touches none. */
void wm_look_for_ways_out(battle *b, int id);
/* A stand is gone, those behind it have moved up one place. */
void wm_forget_stand(battle *b, int id, int stand);

/* ---- attacks.c ---- */

typedef enum {
    BY_CHARGE,    /* WM-COMBAT-07 */
    BY_WEIGHT,    /* WM-COMBAT-09 */
    BY_PURSUIT,   /* WM-COMBAT-10 */
    BY_DISTANCE,  /* WM-COMBAT-11 */
    BY_TERROR,    /* WM-COMBAT-12 */
    BY_FLANK,     /* WM-COMBAT-13 */
    BY_CONFUSION, /* WM-COMBAT-14 */
    BY_TROOPS,    /* special rules */
    BY_MAGIC,     /* WM-ITEM-05 and spells */
    ATTACK_PARTS
} attack_part;
extern const char *const wm_attack_names[ATTACK_PARTS][VX_LANGUAGES];

/* What this stand throws at that one, and what made it so many (may be NULL). */
int wm_stand_attacks(const battle *b, int id, int stand, int target, int target_stand,
                     int gain_out[ATTACK_PARTS]);
/* The number it needs to hit it. */
int wm_blow_need(const battle *b, int id, int stand, int target, int target_stand);
/* The character who fights with the unit: the one with most attacks; NOBODY_ID: none. */
int wm_leader_of(const battle *b, int id);

typedef enum { LEAD_CHARACTER, LEAD_WEAPON, LEAD_SPELL, LEADS } lead_source;
int wm_lead_attacks(const battle *b, int id, lead_source source);

static inline int aimed_unit(int id, int aim) /* of the other side */
{
    return (1 - side_of_unit(id)) * UNITS_MAX + (aim - 1) / STANDS_MAX;
}
static inline int aimed_stand(int aim)
{
    return (aim - 1) % STANDS_MAX;
}
/* Every stand that touches an enemy aims at the first it may; pushes a question where the choice
 * matters. Returns false when nothing is left to be asked. */
bool wm_ask_for_aim(battle *b);

/* ---- strikes.c ---- */

/* The first of the stands that throw their dice together, after `after`; -1: no more. */
int wm_next_volley(const battle *b, int id, int after);
typedef struct {
    int target, need, dice;
} blows;
blows wm_volley(const battle *b, int id, int head);
int wm_stands_of_volley(const battle *b, int id, int head);
/* Some units throw a die first for how many attacks they have; so many they are then. */
bool wm_rolls_for_attacks(const battle *b, int id);
blows wm_volley_by_die(const battle *b, int id, int head, int die);
/* `again`: one more attack a stand, after the others have struck. */
void wm_push_strikes(battle *b, int id, bool again);
int wm_armour_in_combat(const battle *b, int id); /* WM-COMBAT-18; 7: none */
/* The dice of a unit that fall now. */
typedef struct {
    int striker, target; /* the same where a rage turns on the unit itself */
    int head, dice;      /* the first stand of those that throw together, and all their dice */
    bool opens;          /* the first throw of these blows: none of them has fallen yet */
} blows_due;
bool wm_blows_due(const battle *b, blows_due *out); /* false: no blow or save is due */

/* ---- support.c ---- */

int wm_support(const battle *b, int side); /* WM-COMBAT-28 to WM-COMBAT-34 */
/* Of the stands of the list: is this one free to support, and would it support that one? */
bool wm_may_give_support(const battle *b, const stand_list *s, int at);
bool wm_supports(const battle *b, const stand_list *s, int at, int other);

/* ---- round.c ---- */

/* WM-COMBAT-26, WM-COMBAT-27: hits on this unit that count for the result. */
int wm_counted_hits(const battle *b, int id, int suffered);
/* WM-MULTI-02: how far the losers run. */
int wm_retreat_distance(int difference, int units);
/* What a round of combat came to. */
typedef struct {
    int hits[SIDES], support[SIDES]; /* inflicted by each side, and stands that support it */
    int winner;                      /* a side; -1: a draw, or nobody is left */
    int distance;                    /* the losers retreat so far, in cm; 0: none is left to */
    bool drawn;                      /* both fall back */
} round_result;
/* Was the topmost task a round that this one step of the battle has decided? */
bool wm_is_round_decided(const battle *before, const battle *now, round_result *out);

/* ---- pursuit.c, advance.c ---- */

bool wm_check_pursuit(const battle *b, int id, int target, vx_problem *why);
void wm_pursue(battle *b, int id, int target);
bool wm_check_advance(const battle *b, const act *a, vx_problem *why);
void wm_advance(battle *b, const act *a);
bool wm_may_pursue_somebody(const battle *b, int id);
bool wm_may_advance_somewhere(const battle *b, int id);
vx_action *wm_list_pursuits(const battle *b, int id, vx_action *out);
vx_action *wm_list_advances(const battle *b, int id, vx_action *out);

/* ---- retreat.c ---- */

/* RETREAT: straight towards `direction` by so many centimetres, formation kept; what is blocked is
 * destroyed. Artillery is destroyed at once (WM-RETREAT-10). */
void wm_push_retreat(battle *b, int id, int32_t direction, int centimetres);

/* ---- fall_back.c ---- */

/* FALLBACK: the owner moves the unit by at least and at most so many centimetres. */
void wm_push_fall_back(battle *b, int id, int least, int most);

/* ---- reform.c ---- */

/* REFORM: all units with COMBAT_FOUGHT may, one by one, the sides in turn. Called when the last
 * engagement is over and leftover hits are wiped. */
void wm_push_reforms(battle *b);

#endif
