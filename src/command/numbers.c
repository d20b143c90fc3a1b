/* SPDX-License-Identifier: MIT */
/* numbers.c - figures as commands print them. */
#include "command/numbers.h"

#include "core/json.h"

void vx_add_hex(vx_text *out, uint64_t number)
{
    static const char digits[] = "0123456789abcdef";
    for (int shift = 60; shift >= 0; shift -= 4) vx_add_char(out, digits[number >> shift & 15]);
}

void vx_add_decimal(vx_text *out, double number, int digits)
{
    int64_t scale = 1;
    for (int i = 0; i < digits; i++) scale *= 10;
    if (number < 0) {
        vx_add_char(out, '-');
        number = -number;
    }
    int64_t scaled = (int64_t)(number * (double)scale + 0.5);
    vx_add_number(out, scaled / scale);
    if (digits > 0) vx_add_char(out, '.');
    for (int64_t unit = scale / 10; unit > 0; unit /= 10)
        vx_add_char(out, (char)('0' + scaled / unit % 10));
}

void vx_json_decimal(vx_text *out, const char *key, double number, int digits)
{
    vx_json_begin(out, key);
    vx_add_decimal(out, number, digits);
}

double vx_per_second(uint64_t count, uint64_t microseconds)
{
    return microseconds > 0 ? 1e6 * (double)count / (double)microseconds : 0;
}
