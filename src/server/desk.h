/* SPDX-License-Identifier: MIT */
/* desk.h - where frames arrive: each is one command of docs/PROTOCOL.md, and each that is refused
 * is refused in words. */
#ifndef VX_SERVER_DESK_H
#define VX_SERVER_DESK_H

#include "server/hall.h"

enum {
    DESK_FRAMES_A_SECOND = 20, /* a guest may send so many in the long run */
    DESK_FRAMES_AT_ONCE = 60,  /* and so many in a burst */
    DESK_REFUSED_MAX = 300,    /* who goes on after so many refusals is shown out */
};

guest *desk_welcome(hall *house, net_socket *socket);
void desk_part(hall *house, guest *who);
/* Carries out a frame; the text is changed. */
void desk_take_frame(hall *house, guest *who, char *text);
/* A thinker has hashed a password. */
void desk_take_password(hall *house, const job *work);

#endif
