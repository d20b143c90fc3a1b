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

#include "core/text.h"

typedef struct net net;
typedef struct net_socket net_socket;

enum {
    NET_FRAME_CAP = 16 << 10,     /* bytes of a frame that comes in; a longer one ends the socket */
    NET_BACKLOG_CAP = 8 << 20,    /* bytes that may wait for a slow reader before it is dropped */
    NET_BACKLOGS_CAP = 256 << 20, /* and for all readers together */
    NET_SOCKETS_CAP = 24000,
    NET_CALLERS_CAP = 1000, /* connections that are no sockets (yet) */
    NET_ADDRESS_CAP = 48,
};

typedef struct {
    void *context;
    /* A connection from there, which may become a socket: what to give to left() when it is one or
     * has gone. NULL: it may not stay. */
    void *(*called)(void *context, const char *address);
    void (*left)(void *context, void *from);
    /* A request for a path that is no file: writes the answer and returns its HTTP status, or 0.
     * `is_here`: asked from this very machine, and for nobody else. */
    int (*asked)(void *context, const char *path, bool is_here, vx_text *out);
    void (*opened)(void *context, net_socket *socket);
    /* Valid UTF-8 that ends with '\0'; may be changed. */
    void (*frame)(void *context, net_socket *socket, char *text);
    void (*closed)(void *context, net_socket *socket);
    void (*turn)(void *context); /* after each pass of the loop: commit, then net_release() */
    void (*tick)(void *context); /* about ten times a second */
} net_events;

/* Milliseconds since 1970. Goes on evenly when somebody sets the machine's clock. */
int64_t net_now(void);
/* From any start: to see how long something took. */
int64_t net_microseconds(void);
/* It is so late: what several machines agree on. Before anything else is asked. */
void net_set_time(int64_t time);
/* It is at least so late: the machine's clock was set back while no server ran. */
void net_not_before(int64_t time);

typedef struct {
    const char *address;
    int port;               /* 0: any free one */
    const char *folder;     /* of the page */
    int ping_after;         /* milliseconds: a socket that is silent so long is asked whether it is
                                  there, and ended if it does not say so */
    const char *proxies;    /* addresses whose X-Forwarded-For is believed, with commas; or "" */
    const char *cert, *key; /* files for TLS, or "" */
} net_wish;

/* Once in a process; the texts must live as long. NULL if it cannot listen there. */
net *net_start(const net_wish *wish, const net_events *events);
int net_port(const net *self);
/* Runs until net_stop(), which may come from a signal handler. Then every client gets a notice that
 * the server restarts, and they have a second to hear it. */
void net_run(net *self);
void net_stop(net *self);
void net_wake(net *self);
/* Frames that were no text or too long. Each has ended its socket. */
int64_t net_malformed(const net *self);
int net_sockets(const net *self);
int net_callers(const net *self);    /* connections that are no sockets */
size_t net_backlog(const net *self); /* bytes that wait for readers */

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
