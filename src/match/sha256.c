/* SPDX-License-Identifier: MIT */
/* sha256.c - SHA-256 and HMAC (FIPS 180-4, RFC 2104), written here because the browser checks dice
 * with the same code and has no library to lend. */
#include <string.h>

#include "match/fair.h"

enum { BLOCK = 64 };

static const uint32_t round_constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

typedef struct {
    uint32_t word[8];
    uint8_t block[BLOCK];
    uint64_t length; /* bytes taken so far */
} sha256;

static uint32_t rotate(uint32_t value, int bits)
{
    return value >> bits | value << (32 - bits);
}

static void fill_schedule(const uint8_t block[BLOCK], uint32_t w[64])
{
    for (int i = 0; i < 16; i++)
        w[i] = (uint32_t)block[4 * i] << 24 | (uint32_t)block[4 * i + 1] << 16 |
               (uint32_t)block[4 * i + 2] << 8 | block[4 * i + 3];
    for (int i = 16; i < 64; i++) {
        uint32_t s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ w[i - 15] >> 3;
        uint32_t s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ w[i - 2] >> 10;
        w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
}

static void compress(sha256 *hash)
{
    uint32_t w[64], v[8];
    fill_schedule(hash->block, w);
    memcpy(v, hash->word, sizeof v);
    for (int i = 0; i < 64; i++) {
        uint32_t s1 = rotate(v[4], 6) ^ rotate(v[4], 11) ^ rotate(v[4], 25);
        uint32_t choice = (v[4] & v[5]) ^ (~v[4] & v[6]);
        uint32_t t1 = v[7] + s1 + choice + round_constants[i] + w[i];
        uint32_t s0 = rotate(v[0], 2) ^ rotate(v[0], 13) ^ rotate(v[0], 22);
        uint32_t t2 = s0 + ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));
        memmove(v + 1, v, 7 * sizeof v[0]);
        v[4] += t1;
        v[0] = t1 + t2;
    }
    for (int i = 0; i < 8; i++) hash->word[i] += v[i];
}

static void start(sha256 *hash)
{
    static const uint32_t initial[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                        0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    memset(hash, 0, sizeof *hash);
    memcpy(hash->word, initial, sizeof initial);
}

static void take(sha256 *hash, const void *bytes, size_t length)
{
    const uint8_t *at = bytes;
    for (size_t i = 0; i < length; i++) {
        hash->block[hash->length++ % BLOCK] = at[i];
        if (hash->length % BLOCK == 0) compress(hash);
    }
}

static void finish(sha256 *hash, uint8_t out[VX_DIGEST_SIZE])
{
    static const uint8_t padding[BLOCK] = {0x80};
    uint64_t bits = hash->length * 8;
    uint8_t tail[8];
    size_t used = hash->length % BLOCK;
    take(hash, padding, used < 56 ? 56 - used : 120 - used);
    for (int i = 0; i < 8; i++) tail[i] = (uint8_t)(bits >> (56 - 8 * i));
    take(hash, tail, sizeof tail);
    for (int i = 0; i < VX_DIGEST_SIZE; i++)
        out[i] = (uint8_t)(hash->word[i / 4] >> (24 - 8 * (i % 4)));
}

void vx_sha256(const void *bytes, size_t length, uint8_t out[VX_DIGEST_SIZE])
{
    sha256 hash;
    start(&hash);
    take(&hash, bytes, length);
    finish(&hash, out);
}

void vx_hmac_sha256(const void *key, size_t key_length, const void *bytes, size_t length,
                    uint8_t out[VX_DIGEST_SIZE])
{
    uint8_t pad[BLOCK] = {0}, inner[VX_DIGEST_SIZE];
    sha256 hash;
    if (key_length > BLOCK)
        vx_sha256(key, key_length, pad);
    else
        memcpy(pad, key, key_length);
    for (int i = 0; i < BLOCK; i++) pad[i] ^= 0x36;
    start(&hash);
    take(&hash, pad, BLOCK);
    take(&hash, bytes, length);
    finish(&hash, inner);
    for (int i = 0; i < BLOCK; i++) pad[i] ^= 0x36 ^ 0x5c;
    start(&hash);
    take(&hash, pad, BLOCK);
    take(&hash, inner, sizeof inner);
    finish(&hash, out);
}
