/* SPDX-License-Identifier: MIT */
/* warmaster_cast.h - two armies and a caster of Warmaster, ready for the Shooting phase of a test. */
#ifndef VX_TESTS_WARMASTER_CAST_H
#define VX_TESTS_WARMASTER_CAST_H

#include "warmaster_battle.h"

void start_shooting(void);
/* Far to the right two units that can shoot face each other, so that the phase goes on. They are
 * the last of their armies. */
void add_shooters(const char *map, const char *one, const char *two);
/* Two armies of one unit each, 18 cm apart, and a caster 2 cm behind the first. */
void set_duel(const char *one, const char *two);
/* The same with the units in contact. */
void set_fight(const char *one, const char *two);
bool magic_on(const char *name, unsigned bits);

#endif
