/* SPDX-License-Identifier: MIT */
/* libpq.h - the client library of PostgreSQL, loaded when a server asks for it: who keeps games in a
 * file need not have it, neither to build nor to run. */
#ifndef VX_SERVER_LIBPQ_H
#define VX_SERVER_LIBPQ_H

#include <stdbool.h>
#include <stddef.h>

typedef struct pg_conn pq_connection;
typedef struct pg_result pq_result;

/* The values of its enums that are asked about; they are part of its ABI. */
enum { PQ_CONNECTED = 0 };
enum { PQ_COMMAND_OK = 1, PQ_TUPLES_OK = 2, PQ_PIPELINE_SYNC = 10 };
enum { PQ_SQLSTATE = 'C' };

typedef struct pq_notice {
    char *channel;
    int from;
    char *text;
    struct pq_notice *next;
} pq_notice;

typedef struct {
    pq_connection *(*connect)(const char *where);
    void (*finish)(pq_connection *self);
    int (*status)(const pq_connection *self);
    char *(*error)(const pq_connection *self);
    int (*socket)(const pq_connection *self);
    void *(*set_notice)(pq_connection *self, void (*take)(void *, const char *), void *context);
    pq_result *(*run)(pq_connection *self, const char *statements);
    int (*start_pipeline)(pq_connection *self);
    int (*sync)(pq_connection *self);
    int (*send_prepare)(pq_connection *self, const char *name, const char *source, int count,
                        const unsigned *types);
    int (*send)(pq_connection *self, const char *name, int count, const char *const *values,
                const int *lengths, const int *formats, int result_format);
    pq_result *(*result)(pq_connection *self);
    int (*result_status)(const pq_result *from);
    char *(*result_error)(const pq_result *from);
    char *(*result_field)(const pq_result *from, int code);
    char *(*changed)(pq_result *from);
    int (*rows)(const pq_result *from);
    char *(*value)(const pq_result *from, int row, int column);
    int (*is_null)(const pq_result *from, int row, int column);
    void (*clear)(pq_result *from);
    int (*consume)(pq_connection *self);
    pq_notice *(*notified)(pq_connection *self);
    void (*free)(void *memory);
} libpq;

/* NULL: it is not installed, and `error` says so. */
const libpq *libpq_load(char *error, size_t capacity);

#endif
