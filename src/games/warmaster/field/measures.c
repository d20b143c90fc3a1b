/* SPDX-License-Identifier: MIT */
/* measures.c - lengths and angles as decimal text, without floating point. */
#include "games/warmaster/field/measures.h"

#include "games/warmaster/field/geometry.h"

/* `number` counts 1/10^places; zeros at the end are left out. */
static void add_decimal(vx_text *out, int64_t number, int places)
{
    int64_t one = 1;
    if (number < 0) {
        vx_add_char(out, '-');
        number = -number;
    }
    for (int i = 0; i < places; i++) one *= 10;
    vx_add_number(out, number / one);
    int64_t rest = number % one;
    if (rest == 0) return;
    vx_add_char(out, '.');
    while (rest > 0) {
        one /= 10;
        vx_add_char(out, (char)('0' + rest / one));
        rest %= one;
    }
}

/* Digits, perhaps a point and at most `places` digits; counts 1/10^places. */
static bool read_decimal(const vx_word *word, int places, int64_t *out)
{
    int64_t value = 0;
    int seen = 0, after = -1; /* digits behind the point; -1: no point yet */
    for (size_t i = 0; i < word->length; i++) {
        char c = word->start[i];
        if (c == '.' && after < 0 && seen > 0) {
            after = 0;
            continue;
        }
        if (c < '0' || c > '9' || seen > 9 || after == places) return false;
        value = value * 10 + (c - '0');
        seen++;
        if (after >= 0) after++;
    }
    if (seen == 0 || after == 0) return false;
    for (int i = after < 0 ? 0 : after; i < places; i++) value *= 10;
    *out = value;
    return true;
}

enum { LENGTH_PLACES = 5, UNIT_LENGTH = 625 }; /* a unit is 625 hundred-thousandths of a cm */

void wm_add_length(vx_text *out, int32_t units)
{
    add_decimal(out, (int64_t)units * UNIT_LENGTH, LENGTH_PLACES);
}

bool wm_read_length(const vx_word *word, int32_t *out)
{
    int64_t value;
    if (!read_decimal(word, LENGTH_PLACES, &value)) return false;
    value = (value + UNIT_LENGTH / 2) / UNIT_LENGTH;
    if (value >= COORDINATE_MAX) return false;
    *out = (int32_t)value;
    return true;
}

void wm_add_angle(vx_text *out, int32_t tenths)
{
    add_decimal(out, tenths, 1);
}

bool wm_read_angle(const vx_word *word, int32_t *out)
{
    int64_t value;
    if (!read_decimal(word, 1, &value) || value >= FULL_TURN) return false;
    *out = (int32_t)value;
    return true;
}
