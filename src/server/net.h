/* SPDX-License-Identifier: MIT */
/* net.h - sockets for the table: text frames in and out, static files, a loop and the time.
 *
 * All of libwebsockets that the server sees. One thread runs the loop and everything in it; other
 * threads may only call net_wake(). A frame that is sent waits until net_release(): what it tells
 * has to be on disk first. */
#ifndef VX_SERVER_NET_H
#define VX_SERVER_NET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct net net;
typedef struct net_socket net_socket;

enum {
    NET_FRAME_CAP = 16 << 10,     /* bytes of a frame that comes in; a longer one ends the socket */
    NET_BACKLOG_CAP = 8 << 20,    /* bytes that may wait for a slow reader before he is dropped */
    NET_BACKLOGS_CAP = 256 << 20, /* and for all readers together */
    NET_SOCKETS_CAP = 12000,
    NET_ADDRESS_CAP = 48,
};

typedef struct {
    void *context;
    void (*opened)(void *context, net_socket *socket);
    /* Valid UTF-8 that ends with '\0'; may be changed. */
    void (*frame)(void *context, net_socket *socket, char *text);
    void (*closed)(void *context, net_socket *socket);
    void (*turn)(void *context); /* after each pass of the loop: commit, then net_release() */
    void (*tick)(void *context); /* about ten times a second */
} net_events;

/* Milliseconds since 1970. Goes on evenly when somebody sets the machine's clock. */
int64_t net_now(void);

/* Listens on `port` (0: any free one), once in a process. `folder` holds the page. A socket that is
 * silent for `ping_after` milliseconds is asked whether it is there, and ended if it does not say so. NULL if it
 * cannot. */
net *net_start(const char *address, int port, const char *folder, int ping_after,
               const net_events *events);
int net_port(const net *self);
/* Runs until net_stop(), which may come from a signal handler. */
void net_run(net *self);
void net_stop(net *self);
void net_wake(net *self);
/* Frames that were no text or too long. Each has ended its socket. */
int64_t net_malformed(const net *self);

/* Queues a frame; the text is copied. */
void net_send(net_socket *socket, const char *text, size_t length);
/* Lets everything that was queued go out. */
void net_release(net *self);
/* Drops it instead, and visits each socket that had something waiting. */
void net_discard(net *self, void (*visit)(void *context, net_socket *socket), void *context);
/* Ends the socket when what has been released is out. */
void net_close(net_socket *socket);

const char *net_address(const net_socket *socket); /* of the other side, without its port */
void net_set_user(net_socket *socket, void *user);
void *net_user(const net_socket *socket);

#endif
