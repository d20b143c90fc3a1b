/* SPDX-License-Identifier: MIT */
/* thinkers.h - threads for what takes long: the machine's choices and the hashing of passwords.
 * First come, first served, and a table has at most one job, so that no game starves another.
 * Passwords have a thread of their own: however many knock at the door, games go on. */
#ifndef VX_SERVER_THINKERS_H
#define VX_SERVER_THINKERS_H

#include <stdatomic.h>

#include "server/store.h"

enum {
    THINKERS_CHOICES_MAX = 4096, /* machines that may wait for their turn to think */
    THINKERS_PASSWORDS_MAX = 64,
};

typedef struct thinkers thinkers;

typedef enum { JOB_CHOOSE, JOB_SIGN_UP, JOB_SIGN_IN } job_kind;

typedef struct job {
    struct job *next;
    job_kind kind;
    atomic_bool is_cancelled; /* nobody wants the answer any more; whoever asked may set it */
    /* JOB_CHOOSE: what the seat may know, and the table it is for. */
    store_id id;
    const vx_game *game;
    void *view; /* belongs to the job */
    int seat, level, length;
    uint64_t milliseconds; /* that its clock allows; 0: as long as the level likes */
    /* JOB_SIGN_*: who asked, and the name and password. */
    uint64_t guest;
    char name[STORE_NAME_CAP], password[STORE_NAME_CAP], hash[STORE_HASH_CAP];
    /* The answer. */
    bool is_done;
    vx_action action;
} job;

/* `wake` is called from a thinker when an answer is ready. NULL if no thread could be started. */
thinkers *thinkers_start(int threads, void (*wake)(void *context), void *context);
/* Ends them; what was under way is given up. */
void thinkers_stop(thinkers *self);

/* Takes the job over; false (and the job stays yours) if too many wait already. */
bool thinkers_add(thinkers *self, job *work);
/* Jobs that wait for a thread, of this kind and those that share its threads. */
int thinkers_waiting(thinkers *self, job_kind kind);
/* A finished job, yours to free with job_free(), or NULL. */
job *thinkers_take(thinkers *self);
void job_free(job *work);

#endif
