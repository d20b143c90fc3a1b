/* SPDX-License-Identifier: MIT */
/* secret.h - keys of seats, invitations, tokens and recovery codes. Its holder has the right it
 * stands for, so the server keeps digests alone: a stolen database opens nothing. */
#ifndef VX_SERVER_SECRET_H
#define VX_SERVER_SECRET_H

#include <stdbool.h>

#include "server/store.h"

enum {
    SECRET_LETTERS = 26, /* of 31 kinds: 128 bits, so that no salt is needed */
    SECRET_CAP = SECRET_LETTERS + 1,
    SECRET_ID_LETTERS = 12,
};

void secret_make(char out[SECRET_CAP]);
/* The same letters, fewer of them: the name of a table. */
void secret_make_id(char out[SECRET_ID_LETTERS + 1]);
/* As long and of such letters as ours: made by somebody for himself. */
bool secret_is_well_formed(const char *text);
void secret_digest(const char *secret, char out[STORE_DIGEST_CAP]);
/* Compares in constant time; nothing fits "". */
bool secret_fits(const char *digest, const char *given);
/* Another secret that follows from this one and a word: who has the one can be given the other. */
void secret_derive(const char *secret, const char *word, char out[SECRET_CAP]);

#endif
