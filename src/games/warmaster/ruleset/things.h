/* SPDX-License-Identifier: MIT */
/* things.h - what a ruleset of Warmaster changes, by its place among all of a kind. */
#ifndef VX_WARMASTER_RULESET_THINGS_H
#define VX_WARMASTER_RULESET_THINGS_H

#include "games/warmaster/warmaster.h"

/* Regiments of Renown come behind all armies. Places are numbered as if every army had all it may have. */
enum {
    HOSTS = ARMIES_MAX + 1,
    UNIT_PLACES = 24,
    CHARACTER_PLACES = PROFILES_MAX,
    MOUNT_PLACES = PROFILES_MAX,
};
_Static_assert((int)RENOWN_UNITS <= (int)UNIT_PLACES, "every regiment has a place");

extern const army_profile wm_blank_army;
extern const unit_profile wm_blank_unit;
extern const character_profile wm_blank_character;
extern const mount_profile wm_blank_mount;

/* NULL: there is no such army. */
const army_profile *wm_host_of(const wm_numbers *numbers, int host);

/* For the kinds of the rulebook (core/ruleset.h). */
const void *wm_army_thing(const void *table, int index);
const void *wm_unit_thing(const void *table, int index);
const void *wm_character_thing(const void *table, int index);
const void *wm_mount_thing(const void *table, int index);
const void *wm_item_thing(const void *table, int index);
const void *wm_spell_thing(const void *table, int index);

void *wm_own_army(struct vx_draft *draft, void *table, int index);
void *wm_own_unit(struct vx_draft *draft, void *table, int index);
void *wm_own_character(struct vx_draft *draft, void *table, int index);
void *wm_own_mount(struct vx_draft *draft, void *table, int index);
void *wm_own_item(struct vx_draft *draft, void *table, int index);
void *wm_own_spell(struct vx_draft *draft, void *table, int index);

int wm_make_army(struct vx_draft *draft, void *table, const vx_word *name);
int wm_make_unit(struct vx_draft *draft, void *table, const vx_word *name);
int wm_make_character(struct vx_draft *draft, void *table, const vx_word *name);
int wm_make_mount(struct vx_draft *draft, void *table, const vx_word *name);

/* check.c */
void wm_settle_numbers(void *table);
bool wm_check_numbers(const void *table, vx_problem *why);

#endif
