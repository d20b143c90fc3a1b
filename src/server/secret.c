/* SPDX-License-Identifier: MIT */
/* secret.c - secrets are shown once and kept as digests. */
#include "server/secret.h"

#include <sodium.h>
#include <string.h>

/* Letters that are not mistaken for one another when read aloud. */
static const char alphabet[] = "abcdefghjkmnpqrstuvwxyz23456789";
enum { ALPHABET = sizeof alphabet - 1, DIGEST_BYTES = (STORE_DIGEST_CAP - 1) / 2 };

static void make_letters(char *out, int letters)
{
    for (int i = 0; i < letters; i++) out[i] = alphabet[randombytes_uniform(ALPHABET)];
    out[letters] = '\0';
}

void secret_make(char out[SECRET_CAP])
{
    make_letters(out, SECRET_LETTERS);
}

void secret_make_id(char out[SECRET_ID_LETTERS + 1])
{
    make_letters(out, SECRET_ID_LETTERS);
}

bool secret_is_well_formed(const char *text)
{
    return strlen(text) == SECRET_LETTERS &&
           strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789") == SECRET_LETTERS;
}

void secret_digest(const char *secret, char out[STORE_DIGEST_CAP])
{
    uint8_t digest[VX_DIGEST_SIZE];
    vx_sha256(secret, strlen(secret), digest);
    sodium_bin2hex(out, STORE_DIGEST_CAP, digest, DIGEST_BYTES);
}

bool secret_fits(const char *digest, const char *given)
{
    char own[STORE_DIGEST_CAP];
    secret_digest(given, own);
    return strlen(digest) == STORE_DIGEST_CAP - 1 &&
           sodium_memcmp(digest, own, STORE_DIGEST_CAP - 1) == 0;
}

void secret_derive(const char *secret, const char *word, char out[SECRET_CAP])
{
    uint8_t bytes[VX_DIGEST_SIZE];
    vx_hmac_sha256(secret, strlen(secret), word, strlen(word), bytes);
    _Static_assert((int)VX_DIGEST_SIZE >= (int)SECRET_LETTERS, "a byte for each letter");
    for (int i = 0; i < SECRET_LETTERS; i++) out[i] = alphabet[bytes[i] % ALPHABET];
    out[SECRET_LETTERS] = '\0';
}
