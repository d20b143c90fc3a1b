/* SPDX-License-Identifier: MIT */
/* listener.h - a thread that receives messages of other nodes through the database. */
#ifndef VX_SERVER_LISTENER_H
#define VX_SERVER_LISTENER_H

typedef struct listener listener;

/* `where` has to live as long; `wake` is called when there is something to take. NULL: no memory. */
listener *listener_start(const char *where, void (*wake)(void *context), void *context);
void listener_stop(listener *self);
/* The next message, to be freed; NULL: there is none. "" says that some may have been missed. */
char *listener_take(listener *self);

#endif
