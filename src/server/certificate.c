/* SPDX-License-Identifier: MIT */
/* certificate.c - new certificates for new connections. */
#include "server/certificate.h"

#include <libwebsockets.h>
#include <sys/stat.h>

#include "server/log.h"
#include "server/net.h"

enum { LOOK_EVERY = 5000 /* milliseconds */ };

static int64_t written_at(const char *file)
{
    struct stat about;
    if (stat(file, &about) != 0) return 0;
    return (int64_t)about.st_mtim.tv_sec * 1000 + about.st_mtim.tv_nsec / 1000000;
}

static int64_t last_change(const certificate *self)
{
    int64_t cert = written_at(self->cert), key = written_at(self->key);
    return cert > key ? cert : key;
}

void certificate_note(certificate *self, const char *cert, const char *key)
{
    *self = (certificate){.cert = cert, .key = key};
    if (cert[0] != '\0') self->changed = last_change(self);
}

void certificate_refresh(certificate *self, struct lws_context *context)
{
    if (self->cert[0] == '\0' || net_now() - self->looked < LOOK_EVERY) return;
    self->looked = net_now();
    int64_t changed = last_change(self);
    if (changed == self->changed) return;
    self->changed = changed;
    bool is_taken = lws_tls_cert_updated(context, self->cert, self->key, NULL, 0, NULL, 0) == 0;
    log_event(is_taken ? LOG_INFO : LOG_ERROR, "certificate", "file", self->cert, "taken",
              is_taken ? "yes" : "no", LOG_END);
}
