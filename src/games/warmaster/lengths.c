/* SPDX-License-Identifier: MIT */
/* lengths.c - WM-OPTION-01: the one place where centimetres become inches for whoever reads. */
#include <string.h>

#include "games/warmaster/lengths.h"

static const char *const units[VX_LANGUAGES] = {" cm", " см"};

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* The unit that begins here and is a word of its own; 0: none. */
static size_t unit_at(const char *at)
{
    for (int i = 0; i < VX_LANGUAGES; i++) {
        size_t length = strlen(units[i]);
        char next = strncmp(at, units[i], length) == 0 ? at[length] : 'x';
        if ((unsigned char)next < 0x80 && !(next >= 'a' && next <= 'z')) return length;
    }
    return 0;
}

/* Where the number begins that ends at `end`; `end` itself where there is none. */
static char *number_before(char *text, char *end)
{
    char *start = end;
    while (start > text && (is_digit(start[-1]) || (start[-1] == '.' && start < end))) start--;
    return start;
}

/* Of "5xD6" the 5: dice are not halved. Moves `end` to the end of the number that is. */
static char *length_before(char *text, char **end)
{
    char *start = number_before(text, *end);
    if (start == *end || start < text + 2 || start[-1] != 'D' || start[-2] != 'x') return start;
    *end = start - 2;
    return number_before(text, *end);
}

/* Half of a decimal number, exactly. Returns its length; `out` has room for one digit more. */
static size_t halve(const char *number, size_t length, char *out)
{
    size_t written = 0;
    int rest = 0;
    bool broken = false;
    for (size_t i = 0; i < length; i++) {
        broken = broken || number[i] == '.';
        if (number[i] == '.') {
            out[written++] = '.';
            continue;
        }
        int value = rest * 10 + (number[i] - '0');
        bool leading = written == 0 && value < 2 && i + 1 < length && number[i + 1] != '.';
        if (!leading) out[written++] = (char)('0' + value / 2);
        rest = value % 2;
    }
    if (rest == 0) return written;
    if (!broken) out[written++] = '.';
    out[written++] = '5';
    return written;
}

/* Puts so many bytes in the place of those from `start` to `end`; the text gets no longer. */
static void replace(char *start, const char *end, const char *with, size_t length)
{
    memmove(start + length, end, strlen(end) + 1);
    memcpy(start, with, length);
}

void wm_tell_in_inches(char *text)
{
    enum { NUMBER_MAX = 20 };
    for (char *at = text; *at != '\0'; at++) {
        size_t sign = unit_at(at);
        if (sign == 0) continue;
        char half[NUMBER_MAX + 2], *end = at, *start = length_before(text, &end);
        if (start == end || end - start > NUMBER_MAX) continue;
        size_t length = halve(start, (size_t)(end - start), half);
        replace(at, at + sign, "\"", 1); /* this first: it makes the room that a fraction needs */
        replace(start, end, half, length);
        at += start + length - end;
    }
}

bool wm_tells_lengths(const char *text)
{
    for (const char *at = text; *at != '\0'; at++)
        if (at > text && is_digit(at[-1]) && unit_at(at) > 0) return true;
    return false;
}

void wm_tell_lengths(const battle *b, vx_text *out, size_t from)
{
    if (!b->inches) return;
    wm_tell_in_inches(out->data + from);
    out->length = from + strlen(out->data + from);
}

void wm_tell_lengths_of_odds(const battle *b, vx_odds *out)
{
    for (int i = 0; b->inches && i < out->count; i++) {
        wm_tell_in_inches(out->table[i].title);
        for (int k = 0; k < out->table[i].count; k++) wm_tell_in_inches(out->table[i].row[k].text);
    }
}
