/* SPDX-License-Identifier: MIT */
/* libpq.c - finds the functions of libpq.so.5. */
#include "server/libpq.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

#define AT(field) offsetof(libpq, field)

static const struct {
    const char *name;
    size_t at;
} functions[] = {
    {"PQconnectdb", AT(connect)},
    {"PQfinish", AT(finish)},
    {"PQstatus", AT(status)},
    {"PQerrorMessage", AT(error)},
    {"PQsocket", AT(socket)},
    {"PQsetNoticeProcessor", AT(set_notice)},
    {"PQexec", AT(run)},
    {"PQenterPipelineMode", AT(start_pipeline)},
    {"PQpipelineSync", AT(sync)},
    {"PQsendPrepare", AT(send_prepare)},
    {"PQsendQueryPrepared", AT(send)},
    {"PQgetResult", AT(result)},
    {"PQresultStatus", AT(result_status)},
    {"PQresultErrorMessage", AT(result_error)},
    {"PQresultErrorField", AT(result_field)},
    {"PQcmdTuples", AT(changed)},
    {"PQntuples", AT(rows)},
    {"PQgetvalue", AT(value)},
    {"PQgetisnull", AT(is_null)},
    {"PQclear", AT(clear)},
    {"PQconsumeInput", AT(consume)},
    {"PQnotifies", AT(notified)},
    {"PQfreemem", AT(free)},
};

const libpq *libpq_load(char *error, size_t capacity)
{
    static libpq loaded;
    static void *library;
    if (library != NULL) return &loaded;
    void *found = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
    for (size_t i = 0; found != NULL && i < sizeof functions / sizeof functions[0]; i++) {
        void *function = dlsym(found, functions[i].name);
        if (function == NULL) {
            dlclose(found);
            found = NULL; /* older than version 14, and has no pipelines */
            break;
        }
        memcpy((char *)&loaded + functions[i].at, &function, sizeof function);
    }
    library = found;
    if (found != NULL) return &loaded;
    snprintf(error, capacity, "PostgreSQL needs its client library: install libpq5 (14 or newer)");
    return NULL;
}
