/* SPDX-License-Identifier: MIT */
/* warmaster_fight.h - a combat of Warmaster to be fought step by step in a test. */
#ifndef VX_TESTS_WARMASTER_FIGHT_H
#define VX_TESTS_WARMASTER_FIGHT_H

#include "games/warmaster/combat/combat.h"
#include "games/warmaster/turn/tasks.h"
#include "warmaster_battle.h"

void start_combat(void);
void charged(const char *name);
int acts(void);
task_kind topmost(void);
/* So many dice succeed, whatever dice are due. */
void succeed(int count);
/* Nobody hits anything until somebody must decide. */
void miss_all(void);
/* So many hits of the unit whose turn it is to strike, none of them saved. */
void strike(int hits);
/* The first answer that is listed, whatever is asked. */
void answer(void);
void answer_while(task_kind kind);
void put_few(const char *name, int stands, formation form, double x, double y, int degrees);

#endif
