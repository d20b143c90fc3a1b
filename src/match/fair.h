/* SPDX-License-Identifier: MIT */
/* fair.h - dice that both players can check.
 *
 * Before the first draw the host shows the SHA-256 of a secret; each player adds a nonce. Draw
 * number n comes from HMAC-SHA-256 over the secret, the nonces and n, so nobody can steer it. After
 * the game the secret is shown, and anybody can redo every draw. docs/FAIR_DICE.md has the bytes. */
#ifndef VX_MATCH_FAIR_H
#define VX_MATCH_FAIR_H

#include "match/match.h"

enum { VX_SECRET_SIZE = 32, VX_DIGEST_SIZE = 32, VX_NONCE_TEXT_MAX = 64 };

void vx_sha256(const void *bytes, size_t length, uint8_t out[VX_DIGEST_SIZE]);
void vx_hmac_sha256(const void *key, size_t key_length, const void *bytes, size_t length,
                    uint8_t out[VX_DIGEST_SIZE]);

typedef struct {
    uint8_t secret[VX_SECRET_SIZE];
    char nonce[VX_SEATS_MAX][VX_NONCE_TEXT_MAX + 1]; /* as the players wrote them; "" for none */
} vx_fair;

/* The ticket of draw number `draw` (from 0): uniform over 0 .. total-1, without bias. */
uint64_t vx_fair_ticket(const vx_fair *fair, uint64_t draw, uint64_t total);

/* Draws chance in `match` until a seat must act; false if there is no memory. */
bool vx_fair_roll(const vx_fair *fair, vx_match *match);

/* The tags of a record: commitment and nonces always, the secret once it may be known. */
void vx_fair_tag(const vx_fair *fair, vx_match *match, bool with_secret);

/* Redoes every draw of a match from the tags of its record. True: all agree with the secret, and
 * the secret with the commitment; *checked is their number. On false `why` says what does not. */
bool vx_fair_verify(const vx_match *match, int *checked, vx_problem *why);

#endif
