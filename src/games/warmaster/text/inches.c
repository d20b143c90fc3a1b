/* SPDX-License-Identifier: MIT */
/* inches.c - WM-OPTION-01: the one place where centimetres become inches for readers. */
#include <string.h>

#include "games/warmaster/text/inches.h"

enum { NUMBER_MAX = 20 };

typedef struct {
    const char *text;
    bool tenth; /* of a centimetre */
} unit_of_length;

static const unit_of_length units[] = {
    {" cm", false}, {" см", false}, {" mm", true}, {" мм", true}};

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* The unit that begins here and is a word of its own; NULL: none. */
static const unit_of_length *unit_at(const char *at)
{
    for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
        size_t length = strlen(units[i].text);
        char next = strncmp(at, units[i].text, length) == 0 ? at[length] : 'x';
        if ((unsigned char)next < 0x80 && !(next >= 'a' && next <= 'z')) return &units[i];
    }
    return NULL;
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

/* Whole millimetres as inches. */
static size_t halve_tenths(const char *number, size_t length, char *out)
{
    int64_t value = 0;
    vx_text text = vx_text_on(out, NUMBER_MAX + 2);
    for (size_t i = 0; i < length && is_digit(number[i]); i++) value = value * 10 + number[i] - '0';
    vx_add_number(&text, value / 20);
    if (value % 20 != 0) {
        vx_add_char(&text, '.');
        vx_add_number(&text, value % 20 / 2);
        if (value % 2 != 0) vx_add_char(&text, '5');
    }
    return text.length;
}

/* Puts so many bytes in the place of those from `start` to `end`; the text gets no longer. */
static void replace(char *start, const char *end, const char *with, size_t length)
{
    memmove(start + length, end, strlen(end) + 1);
    memcpy(start, with, length);
}

/* A length that ends in `sign`, which begins at `at`, told in inches; false: there is none. The
 * sides of a stand are written "40x60 mm" and stay as they are. */
static bool find_inches(char *text, char *at, const unit_of_length *sign, char **start, char **end,
                        char half[NUMBER_MAX + 2], size_t *length)
{
    *end = at;
    *start = length_before(text, end);
    if (*start == *end || *end - *start > NUMBER_MAX) return false;
    if (sign->tenth && *start > text && (*start)[-1] == 'x') return false;
    *length = (sign->tenth ? halve_tenths : halve)(*start, (size_t)(*end - *start), half);
    return *length + 1 <= (size_t)(*end - *start) + strlen(sign->text);
}

void wm_say_in_inches(char *text)
{
    for (char *at = text; *at != '\0'; at++) {
        const unit_of_length *sign = unit_at(at);
        char half[NUMBER_MAX + 2], *start, *end;
        size_t length;
        if (sign == NULL || !find_inches(text, at, sign, &start, &end, half, &length)) continue;
        replace(at, at + strlen(sign->text), "\"", 1); /* makes the room that a fraction needs */
        replace(start, end, half, length);
        at += start + length - end;
    }
}

bool wm_tells_lengths(const char *text)
{
    for (const char *at = text; *at != '\0'; at++)
        if (at > text && is_digit(at[-1]) && unit_at(at) != NULL) return true;
    return false;
}

void wm_tell_lengths(const battle *b, vx_text *out, size_t from)
{
    if (!b->inches) return;
    wm_say_in_inches(out->data + from);
    out->length = from + strlen(out->data + from);
}

void wm_tell_lengths_of_odds(const battle *b, vx_odds *out)
{
    for (int i = 0; b->inches && i < out->count; i++) {
        wm_say_in_inches(out->table[i].title);
        for (int k = 0; k < out->table[i].count; k++) wm_say_in_inches(out->table[i].row[k].text);
    }
}
