/* SPDX-License-Identifier: MIT */
/* listener.c - LISTEN on a connection of its own. */
#include "server/listener.h"

#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "server/libpq.h"

enum { TRY_EVERY = 300 }; /* milliseconds between attempts to connect */

typedef struct message {
    struct message *next;
    char *text;
} message;

struct listener {
    const libpq *pq;
    const char *where;
    void (*wake)(void *context);
    void *context;
    pthread_t thread;
    pthread_mutex_t lock;
    message *first, **last;
    int stop[2]; /* a pipe: closed when it is time to end */
    atomic_bool is_stopped;
};

static void push(listener *self, const char *text)
{
    message *made = calloc(1, sizeof *made);
    char *copy = made != NULL ? strdup(text) : NULL;
    if (copy == NULL) {
        free(made);
        return;
    }
    made->text = copy;
    pthread_mutex_lock(&self->lock);
    *self->last = made;
    self->last = &made->next;
    pthread_mutex_unlock(&self->lock);
    self->wake(self->context);
}

/* True: something has come on the socket. */
static bool wait_on(listener *self, int socket, int milliseconds)
{
    struct pollfd files[2] = {{.fd = self->stop[0], .events = POLLIN},
                              {.fd = socket, .events = POLLIN}};
    return poll(files, socket >= 0 ? 2 : 1, milliseconds) > 0 && files[1].revents != 0;
}

static void hear(listener *self, pq_connection *from)
{
    while (!atomic_load(&self->is_stopped) && self->pq->status(from) == PQ_CONNECTED) {
        for (pq_notice *heard; (heard = self->pq->notified(from)) != NULL;) {
            push(self, heard->text);
            self->pq->free(heard);
        }
        if (wait_on(self, self->pq->socket(from), -1) && self->pq->consume(from) == 0) return;
    }
}

static void ignore_notice(void *context, const char *text)
{
    (void)context;
    (void)text;
}

/* What was told before it listens has to be read. */
static void *listen(void *argument)
{
    listener *self = argument;
    while (!atomic_load(&self->is_stopped)) {
        pq_connection *to = self->pq->connect(self->where);
        self->pq->set_notice(to, ignore_notice, NULL);
        pq_result *result = self->pq->run(to, "LISTEN vexillum");
        bool is_listening = self->pq->result_status(result) == PQ_COMMAND_OK;
        self->pq->clear(result);
        if (is_listening) {
            push(self, "");
            hear(self, to);
        }
        self->pq->finish(to);
        wait_on(self, -1, TRY_EVERY);
    }
    return NULL;
}

listener *listener_start(const char *where, void (*wake)(void *context), void *context)
{
    char error[128];
    listener *self = calloc(1, sizeof *self);
    if (self == NULL) return NULL;
    self->pq = libpq_load(error, sizeof error);
    self->where = where;
    self->wake = wake;
    self->context = context;
    self->last = &self->first;
    pthread_mutex_init(&self->lock, NULL);
    if (self->pq != NULL && pipe(self->stop) == 0) {
        if (pthread_create(&self->thread, NULL, listen, self) == 0) return self;
        close(self->stop[0]);
        close(self->stop[1]);
    }
    pthread_mutex_destroy(&self->lock);
    free(self);
    return NULL;
}

void listener_stop(listener *self)
{
    if (self == NULL) return;
    atomic_store(&self->is_stopped, true);
    close(self->stop[1]);
    pthread_join(self->thread, NULL);
    close(self->stop[0]);
    for (char *left = listener_take(self); left != NULL; left = listener_take(self)) free(left);
    pthread_mutex_destroy(&self->lock);
    free(self);
}

char *listener_take(listener *self)
{
    pthread_mutex_lock(&self->lock);
    message *taken = self->first;
    if (taken != NULL) self->first = taken->next;
    if (self->first == NULL) self->last = &self->first;
    pthread_mutex_unlock(&self->lock);
    if (taken == NULL) return NULL;
    char *text = taken->text;
    free(taken);
    return text;
}
