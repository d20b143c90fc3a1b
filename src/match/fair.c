/* SPDX-License-Identifier: MIT */
/* fair.c - draws from a committed secret, and the check of them. */
#include "match/fair.h"

#include <string.h>

#include "core/game.h"

/* ---- Hexadecimal ---- */

static void add_hex_bytes(vx_text *out, const uint8_t *bytes, size_t length)
{
    static const char digits[] = "0123456789abcdef";
    for (size_t i = 0; i < length; i++) {
        vx_add_char(out, digits[bytes[i] >> 4]);
        vx_add_char(out, digits[bytes[i] & 15]);
    }
}

static int hex_digit(char c)
{
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    return -1;
}

static bool read_hex(const char *text, uint8_t *out, size_t length)
{
    if (strlen(text) != 2 * length) return false;
    for (size_t i = 0; i < length; i++) {
        int high = hex_digit(text[2 * i]), low = hex_digit(text[2 * i + 1]);
        if (high < 0 || low < 0) return false;
        out[i] = (uint8_t)(high << 4 | low);
    }
    return true;
}

/* ---- Drawing ---- */

/* What is hashed: "vexillum draw N try T" and one line for each seat's nonce. */
static uint64_t draw_value(const vx_fair *fair, uint64_t draw, int attempt)
{
    char message[64 + VX_SEATS_MAX * (VX_NONCE_TEXT_MAX + 1)];
    uint8_t digest[VX_DIGEST_SIZE];
    uint64_t value = 0;
    vx_text text = vx_text_on(message, sizeof message);
    vx_add(&text, "vexillum draw ");
    vx_add_number(&text, (int64_t)draw);
    vx_add(&text, " try ");
    vx_add_number(&text, attempt);
    for (int seat = 0; seat < VX_SEATS_MAX; seat++) {
        vx_add_char(&text, '\n');
        vx_add(&text, fair->nonce[seat]);
    }
    vx_hmac_sha256(fair->secret, VX_SECRET_SIZE, message, text.length, digest);
    for (int i = 0; i < 8; i++) value = value << 8 | digest[i];
    return value;
}

uint64_t vx_fair_ticket(const vx_fair *fair, uint64_t draw, uint64_t total)
{
    uint64_t uneven =
        (0 - total) % total; /* 2^64 modulo total: values below it would favour some */
    for (int attempt = 0;; attempt++) {
        uint64_t value = draw_value(fair, draw, attempt);
        if (value >= uneven) return value % total;
    }
}

static uint64_t draws_so_far(const vx_match *match)
{
    uint64_t draws = 0;
    for (int i = 0; i < match->count; i++) draws += match->entries[i].actor == VX_CHANCE;
    return draws;
}

bool vx_fair_roll(const vx_fair *fair, vx_match *match)
{
    uint64_t draw = draws_so_far(match);
    while (vx_match_to_act(match) == VX_CHANCE) {
        uint64_t total = vx_chance_total(match->game, match->state);
        uint64_t ticket = vx_fair_ticket(fair, draw++, total);
        vx_action outcome = vx_chance_pick(match->game, match->state, ticket);
        if (!vx_match_play(match, outcome, NULL)) return false;
    }
    return true;
}

/* ---- The tags of a record ---- */

static const char *const nonce_keys[VX_SEATS_MAX] = {"nonce 1", "nonce 2", "nonce 3", "nonce 4"};

void vx_fair_tag(const vx_fair *fair, vx_match *match, bool with_secret)
{
    char hex[2 * VX_DIGEST_SIZE + 1];
    uint8_t digest[VX_DIGEST_SIZE];
    vx_text text = vx_text_on(hex, sizeof hex);
    vx_sha256(fair->secret, VX_SECRET_SIZE, digest);
    add_hex_bytes(&text, digest, VX_DIGEST_SIZE);
    vx_match_set_tag(match, "commitment", hex);
    for (int seat = 0; seat < VX_SEATS_MAX; seat++)
        if (fair->nonce[seat][0] != '\0')
            vx_match_set_tag(match, nonce_keys[seat], fair->nonce[seat]);
    if (!with_secret) return;
    text = vx_text_on(hex, sizeof hex);
    add_hex_bytes(&text, fair->secret, VX_SECRET_SIZE);
    vx_match_set_tag(match, "secret", hex);
}

static bool read_tags(const vx_match *match, vx_fair *fair, vx_problem *why)
{
    static const vx_message no_secret = {NULL,
                                         {"the record holds no secret and commitment to check",
                                          "в записи нет секрета и обязательства для проверки"}};
    static const vx_message broken = {
        NULL,
        {"the secret does not match the commitment", "секрет не соответствует обязательству"}};
    const char *secret = vx_match_tag(match, "secret");
    const char *commitment = vx_match_tag(match, "commitment");
    uint8_t promised[VX_DIGEST_SIZE], digest[VX_DIGEST_SIZE];
    memset(fair, 0, sizeof *fair);
    if (secret == NULL || commitment == NULL) return vx_refuse(why, &no_secret);
    if (!read_hex(secret, fair->secret, VX_SECRET_SIZE) ||
        !read_hex(commitment, promised, VX_DIGEST_SIZE))
        return vx_refuse(why, &no_secret);
    vx_sha256(fair->secret, VX_SECRET_SIZE, digest);
    if (memcmp(digest, promised, VX_DIGEST_SIZE) != 0) return vx_refuse(why, &broken);
    for (int seat = 0; seat < VX_SEATS_MAX; seat++) {
        const char *nonce = vx_match_tag(match, nonce_keys[seat]);
        vx_text text = vx_text_on(fair->nonce[seat], sizeof fair->nonce[seat]);
        if (nonce != NULL) vx_add(&text, nonce);
    }
    return true;
}

bool vx_fair_verify(const vx_match *match, int *checked, vx_problem *why)
{
    static const vx_message differs = {NULL,
                                       {"draw {0} is not the one that the secret gives",
                                        "бросок или раздача {0} не те, которые даёт секрет"}};
    vx_fair fair;
    *checked = 0;
    if (!read_tags(match, &fair, why)) return false;
    vx_match *again = vx_match_new(match->game, match->start, 0);
    bool agrees = again != NULL || vx_refuse(why, &vx_no_memory);
    for (int i = 0; agrees && i < match->count; i++) {
        const vx_entry *entry = &match->entries[i];
        if (entry->actor == VX_CHANCE) {
            uint64_t total = vx_chance_total(match->game, again->state);
            uint64_t ticket = vx_fair_ticket(&fair, (uint64_t)(*checked)++, total);
            agrees = vx_chance_pick(match->game, again->state, ticket) == entry->action;
            if (!agrees) vx_refuse_numbers(why, &differs, *checked, 0);
        }
        if (!entry->resigned) vx_apply(match->game, again->state, entry->action);
    }
    vx_match_free(again);
    return agrees;
}
