/* SPDX-License-Identifier: MIT */
/* plans.h - whole armies set up by a plan: where each unit and each character goes. */
#ifndef VX_WARMASTER_SETUP_PLANS_H
#define VX_WARMASTER_SETUP_PLANS_H

#include "games/warmaster/actions.h"

typedef enum {
    PLAN_LINE,    /* foot in the middle, horse on the wings */
    PLAN_REFUSED, /* all strength on the right, the left held back */
    PLAN_GUNS,    /* guns and bows in front, the others behind them and on the wings */
    PLAN_HORDE,   /* deep and close, one wave behind the other */
    PLANS
} deployment_plan;

typedef struct {
    const char *key;
    const char *name[VX_LANGUAGES];
    const char *about[VX_LANGUAGES];
} plan_text;
extern const plan_text wm_plans[PLANS];

/* Where everything of a side goes. What finds no room has `is_placed` false. */
typedef struct {
    place unit[UNITS_MAX], person[PERSONS_MAX];
    uint8_t body[UNITS_MAX]; /* units of one body stand side by side and touch */
    bool is_placed[UNITS_MAX];
} array;

/* A plan as it is laid out on this ground. */
typedef struct {
    deployment_plan plan;
    bool is_mirrored; /* what the plan has on its left stands on the right */
    int shift; /* cm by which the whole array stands more to the right (left where mirrored) */
} layout;

/* The whole army of the side, whatever of it stands already. */
void wm_lay_out_army(const battle *b, int side, const layout *wanted, array *out);
void wm_plan_army(const battle *b, int side, deployment_plan plan, array *out);
/* The plan that suits the army of the side best. */
deployment_plan wm_fitting_plan(const battle *b, int side);
bool wm_is_setting_up(const battle *b);
/* What the side to act does next, so that its army comes to stand like this. False: there is no room. */
bool wm_next_of_array(const battle *b, const array *made, vx_action *out);
/* What the side to act does next by this plan. False: it sets nothing up now, or there is no room. */
bool wm_planned_action(const battle *b, deployment_plan plan, vx_action *out);

#endif
