/* SPDX-License-Identifier: MIT */
/* thinkers.c - the threads behind thinkers.h. */
#include "server/thinkers.h"

#include <pthread.h>
#include <sodium.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "search/search.h"

enum { THREADS_MAX = 16, WAITING_MAX = 4096, SEARCH_MEMORY = 32 << 20 };

typedef struct {
    job *first, *last;
    int count;
} job_queue;

struct thinkers {
    pthread_mutex_t lock;
    pthread_cond_t has_work;
    pthread_t thread[THREADS_MAX];
    int threads;
    job_queue waiting, finished;
    atomic_bool stopped;
    void (*wake)(void *context);
    void *context;
};

static void push(job_queue *queue, job *work)
{
    work->next = NULL;
    if (queue->last != NULL)
        queue->last->next = work;
    else
        queue->first = work;
    queue->last = work;
    queue->count++;
}

static job *pop(job_queue *queue)
{
    job *work = queue->first;
    if (work == NULL) return NULL;
    queue->first = work->next;
    if (queue->first == NULL) queue->last = NULL;
    queue->count--;
    return work;
}

void job_free(job *work)
{
    if (work == NULL) return;
    sodium_memzero(work->password, sizeof work->password);
    free(work->view);
    free(work);
}

/* ---- The work itself ---- */

static uint64_t now_microseconds(void *context)
{
    struct timespec now;
    (void)context;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

static bool should_stop(void *context)
{
    thinkers *self = context;
    return atomic_load(&self->stopped);
}

static void choose(thinkers *self, job *work)
{
    vx_platform platform = {
        .context = self, .clock = now_microseconds, .should_stop = should_stop};
    vx_limits limits = {.level = work->level, .seed = randombytes_random()};
    vx_searcher *searcher = vx_searcher_new(work->game, SEARCH_MEMORY);
    if (searcher == NULL) return;
    vx_choice choice = vx_search(searcher, work->view, work->seat, &limits, &platform);
    work->is_done = choice.found;
    work->action = choice.action;
    vx_searcher_free(searcher);
}

static void do_work(thinkers *self, job *work)
{
    size_t length = strlen(work->password);
    switch (work->kind) {
    case JOB_CHOOSE:
        choose(self, work);
        break;
    case JOB_SIGN_UP:
        work->is_done =
            crypto_pwhash_str_alg(work->hash, work->password, length,
                                  crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                  crypto_pwhash_MEMLIMIT_INTERACTIVE,
                                  crypto_pwhash_ALG_ARGON2ID13) == 0;
        break;
    default:
        work->is_done = crypto_pwhash_str_verify(work->hash, work->password, length) == 0;
        break;
    }
}

static void *think(void *argument)
{
    thinkers *self = argument;
    pthread_mutex_lock(&self->lock);
    while (!atomic_load(&self->stopped)) {
        job *work = pop(&self->waiting);
        if (work == NULL) {
            pthread_cond_wait(&self->has_work, &self->lock);
            continue;
        }
        pthread_mutex_unlock(&self->lock);
        do_work(self, work);
        pthread_mutex_lock(&self->lock);
        push(&self->finished, work);
        self->wake(self->context);
    }
    pthread_mutex_unlock(&self->lock);
    return NULL;
}

/* ---- Starting, stopping, handing over ---- */

thinkers *thinkers_start(int threads, void (*wake)(void *context), void *context)
{
    thinkers *self = calloc(1, sizeof *self);
    if (self == NULL) return NULL;
    pthread_mutex_init(&self->lock, NULL);
    pthread_cond_init(&self->has_work, NULL);
    self->wake = wake;
    self->context = context;
    if (threads > THREADS_MAX) threads = THREADS_MAX;
    while (self->threads < threads &&
           pthread_create(&self->thread[self->threads], NULL, think, self) == 0)
        self->threads++;
    if (self->threads > 0) return self;
    thinkers_stop(self);
    return NULL;
}

void thinkers_stop(thinkers *self)
{
    if (self == NULL) return;
    pthread_mutex_lock(&self->lock);
    atomic_store(&self->stopped, true);
    pthread_cond_broadcast(&self->has_work);
    pthread_mutex_unlock(&self->lock);
    for (int i = 0; i < self->threads; i++) pthread_join(self->thread[i], NULL);
    for (job *work = pop(&self->waiting); work != NULL; work = pop(&self->waiting)) job_free(work);
    for (job *work = pop(&self->finished); work != NULL; work = pop(&self->finished))
        job_free(work);
    pthread_cond_destroy(&self->has_work);
    pthread_mutex_destroy(&self->lock);
    free(self);
}

bool thinkers_add(thinkers *self, job *work)
{
    pthread_mutex_lock(&self->lock);
    bool has_room = self->waiting.count < WAITING_MAX;
    if (has_room) {
        push(&self->waiting, work);
        pthread_cond_signal(&self->has_work);
    }
    pthread_mutex_unlock(&self->lock);
    return has_room;
}

job *thinkers_take(thinkers *self)
{
    pthread_mutex_lock(&self->lock);
    job *work = pop(&self->finished);
    pthread_mutex_unlock(&self->lock);
    return work;
}
