/* SPDX-License-Identifier: MIT */
/* visitors.h - where guests come from. One address may hold only so many connections, open only so
 * many tables and try only so many passwords: connections by node, the rest at all nodes together. The machine itself (127.0.0.1) is not limited as long
 * as no proxy has been declared; a proxy may hold any number of requests, being many people. */
#ifndef VX_SERVER_VISITORS_H
#define VX_SERVER_VISITORS_H

#include "server/hall.h"

enum {
    VISITOR_SOCKETS_MAX = 200,
    VISITOR_TABLES_AT_ONCE = 30,
    VISITOR_TABLE_EVERY = 10000, /* milliseconds: in the long run */
    VISITOR_NAMES_AT_ONCE = 10,
    VISITOR_NAME_EVERY = 10000,
    VISITOR_PASSWORDS_MAX = 4, /* of one address that wait to be hashed: others get their turn */
    VISITOR_LOBBY_MAX = 5,     /* tables of one address that the lobby shows */
};

struct visitor {
    visitor *next;
    char address[NET_ADDRESS_CAP];
    int sockets, calls; /* calls: connections that are no sockets */
    bool is_local, is_proxy;
    budget tables, names;
    int passwords;      /* that wait to be hashed */
    uint64_t listed_in; /* the listing that the count below is about */
    int listed;
};

visitor **visitors_new(void); /* NULL if there is no memory */
void visitors_free(visitor **all);
/* One more connection, one more socket from there. NULL: too many, or no memory. */
visitor *visitor_call(hall *house, const char *address);
void visitor_hang_up(visitor *who);
visitor *visitor_come(hall *house, const char *address);
void visitor_go(visitor *who);
/* Forgets those who are gone and whose purses are full again. */
void visitors_sweep(visitor **all);

/* Where this visitor's tables are counted together; "": nowhere. */
const char *visitor_place(const visitor *who);
/* One more table of this visitor in this listing of the lobby; false: there are enough. */
bool visitor_may_be_listed(visitor *who, uint64_t listing);
bool visitor_may_host(hall *house, visitor *who);
bool visitor_may_sign(hall *house, visitor *who);
/* One more password of this visitor waits, or no longer does. False: enough of them wait already. */
bool visitor_queue_password(visitor *who);
void visitor_unqueue_password(visitor *who);

#endif
