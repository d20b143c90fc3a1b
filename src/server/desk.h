/* SPDX-License-Identifier: MIT */
/* desk.h - where frames arrive: each is one command of docs/TABLE.md, and each that is refused
 * is refused in words. */
#ifndef VX_SERVER_DESK_H
#define VX_SERVER_DESK_H

#include "server/hall.h"

enum {
    DESK_FRAME_EVERY = 50,    /* milliseconds: so often a guest may send in the long run */
    DESK_FRAMES_AT_ONCE = 60, /* and so many in a burst */
    DESK_BAD_AT_ONCE = 100,   /* who goes on after so many refusals is shown out */
    DESK_BAD_EVERY = 1000,    /* milliseconds after which one of them is forgotten */
    DESK_ACCOUNTS_MAX = 1000000,
    DESK_SEEN_EVERY = 3600000, /* milliseconds: so often a session notes that it is used */
    DESK_LOBBY_EVERY = 500,    /* milliseconds between two frames to a lobby watcher */
};

/* NULL: there is no room for this guest. */
guest *desk_welcome(hall *house, net_socket *socket);
void desk_part(hall *house, guest *who);
/* May the guest do something that counts as so many frames? If so it has been counted. */
bool desk_may_send(guest *who, int cost);
/* Carries out a frame, which is UTF-8; the text is changed. */
void desk_take_frame(hall *house, guest *who, char *text);
/* A thinker has hashed a password. */
void desk_take_password(hall *house, const job *work);
/* Queues the lobby, if it has changed, for those who watch it. What it lists is on disk. */
void desk_tell_lobby(hall *house);
/* The same for tournaments. */
void desk_tell_tournaments(hall *house);
/* After each pass: saves, reports and commits what has changed. Nothing leaves before it is on disk. */
void desk_turn(hall *house);

/* To everybody at this node. */
void desk_announce(hall *house, const char *text);
/* Visitors with this name or this address are sent away. */
void desk_show_out(hall *house, const char *who);

#endif
