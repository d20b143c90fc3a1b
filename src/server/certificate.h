/* SPDX-License-Identifier: MIT */
/* certificate.h - the files of TLS: they can be renewed without a restart. */
#ifndef VX_SERVER_CERTIFICATE_H
#define VX_SERVER_CERTIFICATE_H

#include <stdint.h>

struct lws_context;

typedef struct {
    const char *cert, *key; /* files, or "" */
    int64_t changed;        /* when the younger of them was written */
    int64_t looked;
} certificate;

/* As they are now. */
void certificate_note(certificate *self, const char *cert, const char *key);
/* Takes them anew if they have changed; looks some times a minute. */
void certificate_refresh(certificate *self, struct lws_context *context);

#endif
