/* SPDX-License-Identifier: MIT */
/* blow_chances.h - inside the odds of a round: what the blows of one side do to the units of the other.
 *
 * What one side suffers does not hang on what the other does, but for three things: Bears, who strike
 * again if they dealt more than they took, and the one die that either side may have thrown again.
 * So a round is counted in passes. In each it is fixed how many hits every unit of Bears takes from
 * the first blows, and which throw, if any, has its die thrown again; then the sides are free of one
 * another. */
#ifndef VX_WARMASTER_ODDS_BLOW_CHANCES_H
#define VX_WARMASTER_ODDS_BLOW_CHANCES_H

#include "games/warmaster/combat/combat.h"
#include "games/warmaster/kinds/kinds.h"
#include "games/warmaster/odds/round_chances.h"

/* ---- Who is struck ---- */

enum { OPTIONS_MAX = 6, GIVERS_MAX = 64, BEST_MAX = 1 << 16, LEAVES_MAX = 1 << 16 };
enum { LEAD_MAX = 160, LEADS_ALL = 2 * LEAD_MAX + 1 }; /* support less hits, from -160 on */

typedef struct {
    int id, stands, left; /* hits it can still take */
    int group;            /* units among which support depends on one another's losses */
    int place, first;     /* of its lost stands in the number of a case of its group */
    int options[STANDS_MAX + 1];
    uint8_t option[STANDS_MAX + 1][OPTIONS_MAX]; /* stands it may lose, when it loses so many */
    spread rage;                                 /* what it does to itself */
    /* In this pass: */
    spread suffered, more; /* of the first blows, and of second ones */
    spread in_all;
    int taken, most; /* Bears: hits of the first blows, the last number being so many or more */
} fighter;

/* A stand that supports while it lives and one of these does; bits are 4 x fighter + stand. */
typedef struct {
    uint32_t self, takers;
} giver;

/* ---- Who strikes ---- */

enum { VOLLEYS_MAX = STANDS_MAX, DIE_FACES = 6 };

/* A unit's blows before they fall: dice by the die that says how many attacks there are, 0: none. */
typedef struct {
    int id, count;
    bool rolls; /* such a die falls */
    bool cleaves, rethrows, fortune, frenzied;
    blows of[VOLLEYS_MAX];
    int dice[DIE_FACES + 1][VOLLEYS_MAX];
    int stands[VOLLEYS_MAX]; /* that throw together */
} striker;

typedef struct {
    const battle *b;
    int side, count, givers;
    fighter unit[FIGHTERS_MAX];
    striker blow[FIGHTERS_MAX]; /* of the same units */
    giver giver[GIVERS_MAX];
    int8_t best[BEST_MAX]; /* support kept by a group, by its losses; -1: not worked out yet */
    /* What it may come to, in this pass. */
    chance lead[LEADS_ALL]; /* support less hits suffered, where somebody is left */
    chance gone;            /* nobody is */
    chance lost[LOST_MAX + 1];
} reckoning;

enum { NOT_WATCHED = -1 };

int wm_find_fighter(const reckoning *r, int id); /* -1: it is not there */

/* ---- The throws of a round, numbered as they come ---- */

enum { NO_THROW = 1 << 20 }; /* later than any */

/* In this pass: which throw of each side has its die thrown again. */
typedef struct {
    again_kind kind[SIDES];
    int at[SIDES];
} again_plan;

/* The blows of a volley, and the saves against it. */
int wm_throw_number(const battle *b, int id, bool second, bool saves, int volley);

/* Whether Bears are among those whose second blows are counted in this pass. */
bool wm_is_watched(const reckoning *own, int id);
void wm_read_striker(const battle *b, int id, striker *out);

/* What `own` does to `to`: ends with wm_reckon_losses() for every case of it, `weight` in all. */
void wm_suffer_all(reckoning *to, const reckoning *own, const again_plan *plan, chance weight);

/* round_chances.c: the blows have fallen in one case. */
void wm_reckon_losses(reckoning *r, chance weight);

#endif
