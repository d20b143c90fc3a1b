/* SPDX-License-Identifier: MIT */
/* thinkers.h - threads for what takes long: the machine's choices and the hashing of passwords.
 * First come, first served, and a table has at most one job, so that no game starves another.
 * Passwords have a thread of their own: however many knock at the door, games go on. */
#ifndef VX_SERVER_THINKERS_H
#define VX_SERVER_THINKERS_H

#include <stdatomic.h>

#include "server/store_names.h"

enum {
    THINKERS_CHOICES_MAX = 4096, /* machines that may wait for their turn to think */
    THINKERS_PASSWORDS_MAX = 64,
};

typedef struct thinkers thinkers;

typedef enum { JOB_CHOOSE, JOB_PASSWORD } job_kind;

/* What a password is asked for. */
typedef enum {
    FOR_SIGN_UP,
    FOR_SIGN_IN,
    FOR_CHANGE,
    FOR_RECOVERY, /* a new code */
    FOR_RECOVERING,
    FOR_DELETION,
} password_purpose;

enum { PASSWORD_CAP = 512 }; /* bytes: 100 letters of any alphabet */

typedef struct job {
    struct job *next;
    job_kind kind;
    atomic_bool is_cancelled; /* nobody wants the answer any more; set by the asker */
    /* JOB_CHOOSE: what the seat may know, and the table it is for. */
    store_id id;
    const vx_game *game;
    void *view; /* belongs to the job */
    int seat, level, length;
    uint64_t milliseconds; /* that its clock allows; 0: as long as the level likes */
    /* JOB_PASSWORD: who asked, what for and about which name. */
    uint64_t guest;
    struct visitor *from;
    password_purpose purpose;
    char name[STORE_NAME_CAP];
    bool checks,
        is_unknown; /* `password` has to fit `hash`; and never does, for nobody has the name */
    char password[PASSWORD_CAP]; /* as it is */
    char fresh[PASSWORD_CAP];    /* the new one: `hash` is of it afterwards; "": it stays */
    char hash[STORE_HASH_CAP];
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
/* The hash of a password that nobody has, to be tried for names that nobody has. */
bool thinkers_hash_nothing(char out[STORE_HASH_CAP]);
/* A finished job, yours to free with job_free(), or NULL. */
job *thinkers_take(thinkers *self);
void job_free(job *work);

#endif
