/* SPDX-License-Identifier: MIT */
/* setup.h - what players agree on before a battle: sides of the table, ways of setting up,
 * length, scenarios (sections DEPLOY and OPTION). */
#ifndef VX_WARMASTER_SETUP_SETUP_H
#define VX_WARMASTER_SETUP_SETUP_H

#include "games/warmaster/actions.h"

/* ---- Ways of setting up: battle.deployment ---- */

typedef enum {
    DEPLOY_UNITS,  /* WM-OPTION-05: a unit each in turn */
    DEPLOY_SIDE,   /* WM-OPTION-09: one army, then the other */
    DEPLOY_SCREEN, /* WM-OPTION-08: each unseen by the other */
    DEPLOY_MAP,    /* WM-OPTION-07: planned in secret, which comes to the same (AMB-78) */
    DEPLOYMENTS
} deployment_way;
extern const char *const wm_deployment_keys[DEPLOYMENTS];

/* ---- Who gets which side of the table: battle.terrain ---- */

typedef enum {
    SIDES_GIVEN,  /* WM-OPTION-12: the table is the same from both, or as the map has it */
    SIDES_ROLLED, /* WM-OPTION-10 */
    SIDES_CHOSEN, /* WM-OPTION-11: seat 2 picks */
    SIDES_WAYS
} sides_way;
extern const char *const wm_sides_keys[SIDES_WAYS];

/* ---- Readings of the book that are not ours, each an option: battle.rulings ---- */

enum {
    /* WM-COMBAT-32: a front corner touched by the front of a flank charger counts as flank: its stand
     * is not supported. */
    RULING_CORNERS_FLANK = 1,
    /* WM-SHOOT-07, AMB-21: a line of sight may run along the side of a stand, so that every stand of a
     * column shoots straight ahead. */
    RULING_COLUMNS_ALL = 2,
    /* WM-RETREAT-12: the stands that are left when the losses are gone say which way a unit retreats. */
    RULING_RETREAT_AFTER = 4,
};
typedef struct {
    const char *key, *value; /* of the option that has it so */
    uint8_t bit;
} ruling;
enum { RULINGS = 3 };
extern const ruling wm_rulings[RULINGS];

int wm_find_key(const char *const *keys, int count, const vx_word *word); /* -1: none */

/* ---- laying_terrain.c: who lays out the table ---- */

typedef enum {
    LAID_BY_MAP,  /* nobody: a ready or a generated battlefield */
    LAID_BY_BOTH, /* WM-OPTION-10: in turn, then dice decide who gets which side */
    LAID_BY_ONE,  /* WM-OPTION-11: seat 1, then seat 2 picks his side */
    LAID_ALIKE,   /* WM-OPTION-12: in turn, and every piece has its like on the other half */
    LAYINGS
} laying_way;
extern const char *const wm_laying_keys[LAYINGS];

/* What may be laid, each piece once. */
enum { STOCK = 12, LAID_APART = 40 /* mm between pieces */ };
typedef struct {
    const char *key;
    const char *name[VX_LANGUAGES];
    uint8_t kind, count; /* terrain_kind; corners */
    struct {
        int16_t x, y;
    } corner[CORNERS_MAX];
} stock_piece;
extern const stock_piece wm_stock[STOCK];
void wm_add_stock(vx_text *out, int which);
bool wm_read_stock(const vx_word *word, uint8_t *out);
void wm_begin_laying(battle *b, laying_way who, int pieces);

/* The table turned round: seat 1 gets what was seat 2's. */
void wm_turn_table(battlefield *f);
void wm_agree_on_sides(battle *b); /* pushes a task, or opens the deployment */

/* ---- deployment.c ---- */

void wm_open_deployment(battle *b);
void wm_lots_fall(battle *b, int higher); /* who begins to set up */
void wm_start_battle(battle *b, int side);
vx_action *wm_list_unit_places(const battle *b, int id, vx_action *out);
vx_action *wm_list_person_places(const battle *b, int id, vx_action *out);

/* ---- hidden_deployment.c: what a seat sees of a deployment behind a screen ---- */

bool wm_deploys_unseen(const battle *b); /* and what is placed is hidden now */
void wm_view(const void *state, int seat, void *out);
bool wm_is_open(const void *state);
void wm_sample(const void *view, vx_random *random, void *out);
vx_action wm_hide_action(const void *state, vx_action action, int seat);

/* ---- setup.c, deployment.c ---- */

extern const vx_option wm_options[];
enum { OPTIONS = 21 };
bool wm_setup(void *state, const vx_setting *settings, int count, vx_problem *why);
void wm_start_deployment(battle *b);
void wm_begin_deployment(battle *b, int side);
/* Whose unit or character is placed next; -1: all are placed. */
int wm_side_to_deploy(const battle *b);
bool wm_check_deploy(const battle *b, const act *a, vx_problem *why);
void wm_deploy(battle *b, const act *a);
void wm_hold_back(battle *b, int id); /* infiltration.c says who may wait */
void wm_deploy_person(battle *b, const act *a);
bool wm_check_deploy_person(const battle *b, const act *a, vx_problem *why);
vx_action *wm_list_deployment(const battle *b, vx_action *out);

#endif
