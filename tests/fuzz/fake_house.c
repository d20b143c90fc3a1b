/* SPDX-License-Identifier: MIT */
/* fake_house.c - net.h and thinkers.h without sockets and threads. */
#include "fake_house.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "fuzz.h"
#include "server/log.h"

net_socket fake_sockets[FAKE_SOCKETS];
int64_t fake_time;
bool fake_thinkers_are_full;
void (*fake_on_send)(net_socket *socket, const char *text, size_t length);

/* ---- Chance ---- */

static vx_random chance;

static const char *implementation_name(void)
{
    return "fixed";
}

static uint32_t fixed_random(void)
{
    return (uint32_t)vx_random_next(&chance);
}

static void fixed_bytes(void *const out, const size_t size)
{
    for (size_t i = 0; i < size; i++) ((unsigned char *)out)[i] = (unsigned char)fixed_random();
}

void fake_reset(void)
{
    static randombytes_implementation fixed = {
        .implementation_name = implementation_name, .random = fixed_random, .buf = fixed_bytes};
    randombytes_set_implementation(&fixed);
    vx_random_seed(&chance, 1);
    fake_time = INT64_C(1700000000000);
    fake_thinkers_are_full = false;
    log_open(false, LOG_LEVELS); /* nothing */
}

/* ---- net.h ---- */

int64_t net_now(void)
{
    return fake_time;
}

int64_t net_microseconds(void)
{
    return fake_time * 1000;
}

void net_set_time(int64_t time)
{
    fake_time = time;
}

void net_not_before(int64_t time)
{
    if (fake_time < time) fake_time = time;
}

void net_send(net_socket *socket, const char *text, size_t length)
{
    if (socket->is_open && !socket->is_closing) fake_on_send(socket, text, length);
}

void net_release(net *self)
{
    (void)self;
}

/* Everybody has something waiting. */
void net_discard(net *self, void (*visit)(void *context, net_socket *socket), void *context)
{
    (void)self;
    for (int i = 0; i < FAKE_SOCKETS; i++)
        if (fake_sockets[i].is_open && !fake_sockets[i].is_closing)
            visit(context, &fake_sockets[i]);
}

void net_close(net_socket *socket)
{
    socket->is_closing = true;
}

const char *net_address(const net_socket *socket)
{
    return socket == &fake_sockets[0] ? "127.0.0.1" : "192.0.2.7";
}

void *net_user(const net_socket *socket)
{
    return socket->user;
}

/* ---- thinkers.h ---- */

static job *waiting;

static void choose(job *work)
{
    vx_action *listed = malloc((size_t)work->game->action_cap * sizeof *listed);
    if (listed == NULL) abort();
    int count = vx_list(work->game, work->view, listed);
    work->is_done = count > 0 && !atomic_load(&work->is_cancelled);
    if (work->is_done) work->action = listed[fixed_random() % (unsigned)count];
    free(listed);
}

bool thinkers_add(thinkers *self, job *work)
{
    (void)self;
    if (fake_thinkers_are_full) return false;
    work->next = waiting;
    waiting = work;
    return true;
}

int thinkers_waiting(thinkers *self, job_kind kind)
{
    (void)self;
    (void)kind;
    return 0;
}

job *thinkers_take(thinkers *self)
{
    (void)self;
    job *work = waiting;
    if (work == NULL) return NULL;
    waiting = work->next;
    if (work->kind == JOB_CHOOSE) {
        choose(work);
    } else {
        work->is_done =
            !work->is_unknown && (!work->checks || strcmp(work->hash, work->password) == 0);
        if (work->is_done && work->fresh[0] != '\0') strcpy(work->hash, work->fresh);
    }
    return work;
}

void job_free(job *work)
{
    if (work != NULL) free(work->view);
    free(work);
}
