/* SPDX-License-Identifier: MIT */
/* drawn_map.h - a battlefield that somebody has drawn, as text: a map, and what a scenario may fix
 * besides (WM-OPTION-17). */
#ifndef VX_WARMASTER_SETUP_DRAWN_MAP_H
#define VX_WARMASTER_SETUP_DRAWN_MAP_H

#include "games/warmaster/setup/setup.h"

enum { TITLE_CAP = 96, MAP_TEXT_CAP = 8192 };
typedef struct {
    battlefield field;
    char title[TITLE_CAP];
    uint8_t turns;      /* 0: as agreed */
    uint8_t deployment; /* deployment_way; DEPLOYMENTS: as agreed */
} drawn_map;

/* A text is lines, or one word in which '_' stands for a blank and ';' for the end of a line: so it
 * fits an option, a link and a record. */
bool wm_is_drawn_map(const char *text);
bool wm_read_drawn_map(const char *text, drawn_map *out, vx_problem *why); /* the first fault */
/* Reads on behind every fault and reports it; returns how many there were. */
typedef void map_fault(void *to, const vx_problem *fault);
int wm_find_map_faults(const char *text, drawn_map *out, map_fault *tell, void *to);
void wm_format_drawn_map(const drawn_map *map, vx_text *out);
void wm_fold_map(const char *text, vx_text *out); /* as one word */
/* setup.c: an army of so many points finds room in this zone. */
bool wm_is_room_for(const battlefield *f, int side, int points);

#endif
