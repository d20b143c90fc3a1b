/* SPDX-License-Identifier: MIT */
/* utf8.c - is it text? */
#include "server/utf8.h"

#include <stdint.h>

/* How long the letter is that begins with this byte, and the lowest number it may stand for. */
static int letter_length(unsigned char first, uint32_t *lowest, uint32_t *value)
{
    static const struct {
        unsigned char mask, mark;
        uint32_t lowest;
    } forms[] = {{0x80, 0x00, 0}, {0xE0, 0xC0, 0x80}, {0xF0, 0xE0, 0x800}, {0xF8, 0xF0, 0x10000}};
    for (int i = 0; i < 4; i++) {
        if ((first & forms[i].mask) != forms[i].mark) continue;
        *lowest = forms[i].lowest;
        *value = first & (unsigned char)~forms[i].mask;
        return i + 1;
    }
    return 0;
}

bool is_utf8(const char *bytes, size_t length)
{
    const unsigned char *at = (const unsigned char *)bytes, *end = at + length;
    while (at < end) {
        uint32_t lowest = 0, value = 0;
        int count = letter_length(*at, &lowest, &value);
        if (count == 0 || end - at < count) return false;
        for (int i = 1; i < count; i++) {
            if ((at[i] & 0xC0) != 0x80) return false;
            value = value << 6 | (at[i] & 0x3F);
        }
        if (value < lowest || value > 0x10FFFF || (value >= 0xD800 && value < 0xE000)) return false;
        if (value == 0) return false;
        at += count;
    }
    return true;
}

bool has_control(const char *text)
{
    const unsigned char *at = (const unsigned char *)text;
    for (; *at != '\0'; at++) {
        if (*at < 0x20 || *at == 0x7F) return true;
        if (*at == 0xC2 && at[1] < 0xA0) return true; /* U+0080 to U+009F */
    }
    return false;
}
