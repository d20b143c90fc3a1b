/* SPDX-License-Identifier: MIT */
/* messages.c - the refusals of messages.h as constants. */
#include "games/war-chest/messages.h"

#define WC_DEFINE(name, clause, english, russian) \
    const vx_message wc_##name = {clause, {english, russian}};
WC_MESSAGES(WC_DEFINE)
