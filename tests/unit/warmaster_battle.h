/* SPDX-License-Identifier: MIT */
/* warmaster_battle.h - a battle of Warmaster with the real army lists, to be set up by hand and
 * asked. One battle at a time, in `b`. */
#ifndef VX_TESTS_WARMASTER_BATTLE_H
#define VX_TESTS_WARMASTER_BATTLE_H

#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/units/units.h"
#include "harness.h"

extern battle b;

/* A table of 180x120 with two armies of which nobody is placed yet: "empire:knights+general".
 * `map` may hold lines of features. Seat 1 has the turn. */
void set_up(const char *map, const char *one, const char *two);
void put(const char *name, formation form, double x, double y, int degrees);
void put_stand(const char *name, int stand, double x, double y, int degrees);
void put_person(const char *name, double x, double y);
void join(const char *name, const char *unit_name); /* the character is with the unit */

uint8_t id_of(const char *unit_name);
unit *unit_named(const char *name);
person *person_named(const char *name);
/* A stand of the unit has its centre there, to a fifth of a millimetre. */
bool stands_at(const char *name, double x, double y);

vx_action action(const char *text);
bool is_legal(const char *text);
void legal(const char *text);
void illegal(const char *text, const char *clause);
void apply(const char *text);

/* The position is written and read back: it must be the same to the last byte. */
void survives_text(void);
/* The dice that are due are so many, and each needs so much; the act that says them. */
void due(act_kind kind, int count, int need);
/* The text with the sides called as in this battle: by their armies, where those differ. It lasts for a few calls. */
const char *said(const char *text);
/* How many actions are listed now. */
int listed(void);
vx_action first_listed(void);
bool offers(const char *text);

#endif
