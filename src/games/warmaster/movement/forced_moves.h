/* SPDX-License-Identifier: MIT */
/* forced_moves.h - moves nobody ordered: straight ones, what stops them, the places of stands that follow,
 * friends that make way (section CONF), and the edge of the table (section EDGE). */
#ifndef VX_WARMASTER_MOVEMENT_FORCED_MOVES_H
#define VX_WARMASTER_MOVEMENT_FORCED_MOVES_H

#include "games/warmaster/units/units.h"

/* ---- straight_path.c: a straight move and what it meets ---- */

typedef enum {
    FORCE_DRIVEN,  /* one stand goes straight, the others follow (WM-SHOOT-27, WM-SHOOT-28) */
    FORCE_RETREAT, /* all stands go as they stand; those blocked are lost (WM-RETREAT-06) */
    FORCE_RETIRE,  /* makes way backwards: all stands, or not at all (WM-CONF-16) */
    FORCE_ASIDE,   /* makes way sideways: one stand goes, the others are set to it (WM-CONF-15) */
} force_kind;

/* The step of TASK_FORCE counts whom it asked to make way. */

typedef struct {
    const battle *b;
    scene s;
    int id;
    force_kind kind;
    int first;
    int32_t direction, distance;
    int count; /* stands whose way counts */
    box from[STANDS_MAX];
    int level; /* its place on the stack; those above it make way for it */
    /* How far each of them sweeps, as far as is known before it moves; 0: it does not leave its
     * place. Only wm_read_path() knows. */
    int32_t swept[STANDS_MAX];
} forced_move;

typedef enum { STOP_NONE, STOP_GROUND, STOP_ENEMY, STOP_COMBAT, STOP_FRIEND, STOP_EDGE } stop_kind;
typedef struct {
    stop_kind kind;
    int32_t at; /* how far it gets; where something blocks a retreat: how far that is */
} stop;

task wm_force_task(int id, force_kind kind, int first, int32_t direction, int32_t distance,
                   int driver);
void wm_read_force(const battle *b, const task *t, forced_move *out);
void wm_read_path(const battle *b, const task *t, forced_move *out); /* and what it sweeps */
stop wm_find_stop(const forced_move *m, int stand);
/* The nearest unit that could make way and stands in the way; -1: none. */
int wm_friend_in_way(const forced_move *m);
bool wm_is_in_path(const forced_move *m, const box *stand); /* after wm_read_path() */
box wm_box_along(const box *from, int32_t direction, int32_t distance);
/* Engaged, or just run from the combat now being fought (WM-RETREAT-06). */
bool wm_is_in_combat(const battle *b, const stand_list *s, int id);
/* WM-CONF-19: may a unit that makes way stand there? */
bool wm_may_yield_to(const battle *b, const scene *s, int id, const box *stands, int count);

/* ---- arrange_stands.c: where the other stands of a unit go ---- */

typedef enum {
    ARRANGE_FOLLOW, /* after a drive back: none nearer to the driver than the first */
    ARRANGE_ASIDE,  /* out of the path of those it makes way for */
    ARRANGE_REFORM, /* round a stand that keeps its centre */
    ARRANGE_EVADE,  /* none nearer to the enemy that it evades than the first */
} arrange_kind;

/* Stands with a bit in `placed` have their places in `at`. */
typedef struct {
    const battle *b;
    const scene *s;
    int id;
    arrange_kind kind;
    int count, first;
    unsigned placed;
    box at[STANDS_MAX];
    int driver; /* who drives it back, or whom it evades, as unit.driver; 0: nobody */
} arrangement;

void wm_begin_arrangement(const battle *b, const scene *s, int id, arrange_kind kind,
                          arrangement *out);
/* Gives the stands without a place one; false where there is no room. */
bool wm_fill_arrangement(arrangement *a);
void wm_take_places(const arrangement *a, unit *u);
/* Beside, behind or before a stand: flush, or shifted by half a side. */
enum { SLOTS_BESIDE = 12 };
box wm_slot_beside(const box *stand, int number);
/* The owner may set the stands that are not in `fixed` otherwise. */
void wm_push_arrange(battle *b, int id, arrange_kind kind, unsigned fixed, int first, int driver);
/* The distance of a stand from who drives it back, squared; 0 where nobody does. */
int64_t wm_driver_gap(const battle *b, const scene *s, int driver, const box *stand);

/* ---- confusion_and_making_way.c ---- */

void wm_push_make_way(battle *b, int id);
/* WM-CONF-01, 03, 05: a die; a 6 confuses. */
void wm_push_confusion_test(battle *b, int id);

/* ---- straight_move.c ---- */

/* The friends of a finished move may be asked again. */
void wm_forget_refusals(battle *b);

/* The nearest points of the unit and of an enemy unit: gives the direction away from it and the stand
 * that goes first. */
int32_t wm_away_from(const battle *b, int id, int enemy, int *first);
/* Of one stand; returns the squared distance. */
int64_t wm_away_from_stand(const box *mine, const box *his, int32_t *away);
int64_t wm_away_from_point(const box *mine, point at, int32_t *away);

/* ---- table_edge.c ---- */

/* WM-EDGE-02: the unit is over the edge near this point. */
void wm_leave_table(battle *b, int id, point near);

/* WM-TURN-08: those who left the table roll. Called when a side's turn begins. */
void wm_push_returns(battle *b);

#endif
