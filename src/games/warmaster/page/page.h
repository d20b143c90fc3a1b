/* SPDX-License-Identifier: MIT */
/* page.h - what the page of the table is sent, as JSON. */
#ifndef VX_WARMASTER_PAGE_PAGE_H
#define VX_WARMASTER_PAGE_PAGE_H

#include "core/game.h"

void wm_facts(uint32_t ruleset, vx_language language, vx_text *out);
void wm_scene(const void *state, vx_text *out);
void wm_steps(const void *state, vx_action action, vx_text *out);
bool wm_parse_steps(const void *state, vx_reader *in, vx_action *out);
void wm_foretell(const void *state, vx_action action, vx_language language, vx_text *out);
void wm_events(const void *before, vx_action action, const void *after, vx_text *out);

#endif
