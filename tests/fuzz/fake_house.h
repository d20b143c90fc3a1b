/* SPDX-License-Identifier: MIT */
/* fake_house.h - the server without its sockets, threads and clock: net.h and thinkers.h are
 * answered here, time stands still until it is moved, and chance is the same in every run. */
#ifndef VX_TESTS_FAKE_HOUSE_H
#define VX_TESTS_FAKE_HOUSE_H

#include "server/hall.h"

struct net_socket {
    void *user;
    bool is_open, is_closing;
};

enum { FAKE_SOCKETS = 4 };
extern net_socket fake_sockets[FAKE_SOCKETS];
extern int64_t fake_time;
extern bool fake_thinkers_are_full;

/* Called with every frame as it is sent. */
extern void (*fake_on_send)(net_socket *socket, const char *text, size_t length);

/* Chance begins anew. */
void fake_reset(void);

#endif
