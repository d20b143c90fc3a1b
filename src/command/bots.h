/* SPDX-License-Identifier: MIT */
/* bots.h - bots by their names, and what a host lends them. */
#ifndef VX_COMMAND_BOTS_H
#define VX_COMMAND_BOTS_H

#include "command/command.h"
#include "core/text.h"
#include "search/bots.h"

/* The next name of "A,B,C", which *rest then stands behind; false behind the last. */
bool vx_next_bot(const char **rest, vx_word *out);
/* The bot of this name. False, and the session says so, if there is none. */
bool vx_wanted_bot(vx_session *session, const vx_word *name, vx_limits *out);

/* What a host can lend to a search. */
vx_platform vx_search_platform(const vx_host *host);

#endif
