/* SPDX-License-Identifier: MIT */
/* thinkers.c - the threads behind thinkers.h. */
#include "server/thinkers.h"

#include <pthread.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include "search/search.h"

enum { THREADS_MAX = 16, SEARCH_MEMORY = 64 << 20, LOW_PRIORITY = 10 };

_Static_assert(STORE_HASH_CAP >= crypto_pwhash_STRBYTES, "a hash fits");

typedef struct {
    job *first, *last;
    int count;
    pthread_cond_t has_work; /* of those who take from it */
} job_queue;

struct thinkers {
    pthread_mutex_t lock;
    pthread_t thread[THREADS_MAX + 1]; /* the last one hashes passwords */
    int threads;
    job_queue passwords, choices, finished;
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
    sodium_memzero(work->fresh, sizeof work->fresh);
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

typedef struct {
    thinkers *self;
    job *work;
} errand;

static bool should_stop(void *context)
{
    errand *on = context;
    return atomic_load(&on->self->stopped) || atomic_load(&on->work->is_cancelled);
}

static void choose(thinkers *self, job *work)
{
    errand on = {self, work};
    vx_platform platform = {.context = &on, .clock = now_microseconds, .should_stop = should_stop};
    vx_limits limits = {
        .level = work->level, .milliseconds = work->milliseconds, .seed = randombytes_random()};
    if (should_stop(&on)) return;
    vx_searcher *searcher = vx_searcher_new(work->game, SEARCH_MEMORY);
    if (searcher == NULL) return;
    vx_choice choice = vx_search(searcher, work->view, work->seat, &limits, &platform);
    work->is_done = choice.found;
    work->action = choice.action;
    vx_searcher_free(searcher);
}

static bool hash_password(char out[STORE_HASH_CAP], const char *password)
{
    return crypto_pwhash_str_alg(
               out, password, strlen(password), crypto_pwhash_OPSLIMIT_INTERACTIVE,
               crypto_pwhash_MEMLIMIT_INTERACTIVE, crypto_pwhash_ALG_ARGON2ID13) == 0;
}

bool thinkers_hash_nothing(char out[STORE_HASH_CAP])
{
    char password[33];
    unsigned char bytes[16];
    randombytes_buf(bytes, sizeof bytes);
    return hash_password(out, sodium_bin2hex(password, sizeof password, bytes, sizeof bytes));
}

/* Whether anybody has the name makes no difference to the time it takes. */
static void try_password(job *work)
{
    work->is_done = !work->checks || crypto_pwhash_str_verify(work->hash, work->password,
                                                              strlen(work->password)) == 0;
    if (work->is_unknown) work->is_done = false;
    if (work->is_done && work->fresh[0] != '\0')
        work->is_done = hash_password(work->hash, work->fresh);
}

static void do_work(thinkers *self, job *work)
{
    if (work->kind == JOB_CHOOSE)
        choose(self, work);
    else
        try_password(work);
}

static void work_off(thinkers *self, job_queue *queue)
{
    setpriority(PRIO_PROCESS, 0, LOW_PRIORITY); /* of this thread: the loop goes first */
    pthread_mutex_lock(&self->lock);
    while (!atomic_load(&self->stopped)) {
        job *work = pop(queue);
        if (work == NULL) {
            pthread_cond_wait(&queue->has_work, &self->lock);
            continue;
        }
        pthread_mutex_unlock(&self->lock);
        do_work(self, work);
        pthread_mutex_lock(&self->lock);
        push(&self->finished, work);
        self->wake(self->context);
    }
    pthread_mutex_unlock(&self->lock);
}

static void *think(void *argument)
{
    thinkers *self = argument;
    work_off(self, &self->choices);
    return NULL;
}

static void *hash_passwords(void *argument)
{
    thinkers *self = argument;
    work_off(self, &self->passwords);
    return NULL;
}

/* ---- Starting, stopping, handing over ---- */

thinkers *thinkers_start(int threads, void (*wake)(void *context), void *context)
{
    thinkers *self = calloc(1, sizeof *self);
    if (self == NULL) return NULL;
    pthread_mutex_init(&self->lock, NULL);
    pthread_cond_init(&self->choices.has_work, NULL);
    pthread_cond_init(&self->passwords.has_work, NULL);
    self->wake = wake;
    self->context = context;
    if (threads > THREADS_MAX) threads = THREADS_MAX;
    while (self->threads < threads &&
           pthread_create(&self->thread[self->threads], NULL, think, self) == 0)
        self->threads++;
    bool can_think = self->threads > 0;
    if (pthread_create(&self->thread[self->threads], NULL, hash_passwords, self) == 0)
        self->threads++;
    else
        can_think = false;
    if (can_think) return self;
    thinkers_stop(self);
    return NULL;
}

static void free_all(job_queue *queue)
{
    for (job *work = pop(queue); work != NULL; work = pop(queue)) job_free(work);
}

void thinkers_stop(thinkers *self)
{
    if (self == NULL) return;
    pthread_mutex_lock(&self->lock);
    atomic_store(&self->stopped, true);
    pthread_cond_broadcast(&self->choices.has_work);
    pthread_cond_broadcast(&self->passwords.has_work);
    pthread_mutex_unlock(&self->lock);
    for (int i = 0; i < self->threads; i++) pthread_join(self->thread[i], NULL);
    free_all(&self->passwords);
    free_all(&self->choices);
    free_all(&self->finished);
    pthread_cond_destroy(&self->choices.has_work);
    pthread_cond_destroy(&self->passwords.has_work);
    pthread_mutex_destroy(&self->lock);
    free(self);
}

static job_queue *queue_of(thinkers *self, job_kind kind)
{
    return kind == JOB_CHOOSE ? &self->choices : &self->passwords;
}

int thinkers_waiting(thinkers *self, job_kind kind)
{
    pthread_mutex_lock(&self->lock);
    int count = queue_of(self, kind)->count;
    pthread_mutex_unlock(&self->lock);
    return count;
}

bool thinkers_add(thinkers *self, job *work)
{
    pthread_mutex_lock(&self->lock);
    job_queue *queue = queue_of(self, work->kind);
    int most = work->kind == JOB_CHOOSE ? THINKERS_CHOICES_MAX : THINKERS_PASSWORDS_MAX;
    bool has_room = queue->count < most;
    if (has_room) {
        push(queue, work);
        pthread_cond_signal(&queue->has_work);
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
