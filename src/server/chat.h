/* SPDX-License-Identifier: MIT */
/* chat.h - what the players at a table say to each other: the last HALL_CHAT_MAX lines. */
#ifndef VX_SERVER_CHAT_H
#define VX_SERVER_CHAT_H

#include "server/hall.h"

/* False if there is no memory. */
bool chat_add(table *self, int seat, const char *text);

#endif
