/* SPDX-License-Identifier: MIT */
/* evaluation.h - what evaluate.c and action_order.c share: a quick survey of how well each unit fights
 * and where it stands. Figures are rough, because search asks for them at every node. */
#ifndef VX_WARMASTER_MACHINE_EVALUATION_H
#define VX_WARMASTER_MACHINE_EVALUATION_H

#include "games/warmaster/setup/plans.h"
#include "games/warmaster/warmaster.h"

/* All that is asked about a unit, read once. */
typedef struct {
    int count;            /* stands; 0: not on the table */
    point at[STANDS_MAX]; /* their middles */
    point middle;
    int points;        /* what its loss costs, with the characters in it */
    int material;      /* what is left of it is worth, in tenths of points */
    int blows, charge; /* dice in combat, standing and charging */
    int shots;         /* dice in shooting */
    int life, most;    /* hits it can take, and could when the battle began */
    int pierced;       /* of six hits so many get past its armour */
    int pace, range;   /* cm */
} fighter;

typedef struct {
    const battle *b;
    fighter unit[ALL_UNITS];
    int used[SIDES]; /* places of the roster that are in use */
} survey;

/* What a weak level does badly. Every level marches, orders brigades, shoots, charges where the odds
 * are good and keeps its General out of fights. */
enum {
    HANDICAP_LOOSE_DEPLOYMENT = 1 << 0, /* leaves gaps in the line when it sets up */
    HANDICAP_RECKLESS = 1 << 1,         /* moves units where they stand alone or can be charged */
    HANDICAP_ANY_COMMANDER = 1 << 2,    /* orders by anybody, the General first */
    HANDICAP_HEROES_FIGHT = 1 << 3,     /* puts heroes and wizards into the line */
    HANDICAP_NO_MAGIC = 1 << 4,         /* hardly casts */
    HANDICAP_NO_PURSUIT = 1 << 5,       /* hardly follows beaten enemies */
    HANDICAP_FRONT_FIRST = 1 << 6,      /* orders the unit in front, not the whole army */
    HANDICAP_FORGETS = 1 << 7,          /* leaves some units without an order or a shot */
    HANDICAP_FORGETS_MORE = 1 << 8,
    HANDICAP_FORGETS_MOST = 1 << 9,
};

void wm_survey(const battle *b, survey *out);
/* In hundredths of the victim's life, when so many dice are thrown at it on 4+. */
int wm_damage(int dice, const fighter *victim);
/* The least distance between stands of the two, in cm, when the first stands at these places. */
int wm_gap_from(const point *at, int count, const fighter *other);
/* What it could do from these places, in hundredths of points: by shots where enemies are in range, by
 * a charge where they are in reach, and ever less the farther it has to go for either. */
int wm_prospect(const survey *s, int id, const point *at, int count);
/* What enemies could do to it there by charges, in hundredths of points. */
int wm_peril(const survey *s, int id, const point *at, int count);
/* What one unit could do to another from where it stands, in hundredths of points. */
typedef struct {
    int melee, shots; /* as in wm_prospect() */
    int strike;       /* by a charge, where it is in reach */
} pairing;
pairing wm_pair(const fighter *own, const fighter *e, int gap);
/* matchups.c: what the units of each side could do, all together, in points. */
typedef struct {
    int prospects[SIDES]; /* the best of each unit, by wm_prospect() */
    int strikes[SIDES];   /* the best charge of each unit within its reach */
} outlooks;
outlooks wm_sum_up(const survey *s);
/* The enemy worth most to a unit; -1: there is none. */
int wm_goal(const survey *s, int id);
/* What a charge of these dice wins, in points: what it destroys less what comes back. */
int wm_charge_worth(int dice, const fighter *own, int answer, const fighter *enemy);

/* action_order.c: the first of the order of actions at the step of initiative, found without a list. */
bool wm_advise_initiative(const battle *b, unsigned handicaps, vx_action *out);

/* advice.c: how a side had best set up, as far as the ground and the enemies on the table tell. */
void wm_best_array(const battle *b, int side, array *out);

int wm_whole_cm(int64_t squared); /* of a distance on the table, rounded down */
static inline int distance_cm(point a, point b)
{
    return wm_whole_cm(wm_squared_distance(a, b));
}
/* How far a place is from a side's own edge, in cm. */
static inline int progress_of(const battle *b, int side, int32_t y)
{
    int cm = y / CENTIMETRE;
    return side == 0 ? cm : b->table.depth - cm;
}

#endif
