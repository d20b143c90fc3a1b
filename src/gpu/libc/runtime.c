/* SPDX-License-Identifier: MIT */
/* runtime.c - what compilers ask of a C library. Compiled without builtins, or each would call itself. */
#include <stdint.h>
#include <string.h>

void *memcpy(void *restrict to, const void *restrict from, size_t size)
{
    for (size_t i = 0; i < size; i++) ((uint8_t *)to)[i] = ((const uint8_t *)from)[i];
    return to;
}

void *memmove(void *to, const void *from, size_t size)
{
    uint8_t *a = to;
    const uint8_t *b = from;
    if (a < b) return memcpy(to, from, size);
    while (size-- > 0) a[size] = b[size];
    return to;
}

void *memset(void *to, int byte, size_t size)
{
    for (size_t i = 0; i < size; i++) ((uint8_t *)to)[i] = (uint8_t)byte;
    return to;
}

int memcmp(const void *left, const void *right, size_t size)
{
    const uint8_t *a = left, *b = right;
    for (size_t i = 0; i < size; i++)
        if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
    return 0;
}

size_t strlen(const char *text)
{
    size_t length = 0;
    while (text[length] != '\0') length++;
    return length;
}

int strncmp(const char *left, const char *right, size_t size)
{
    for (size_t i = 0; i < size; i++)
        if (left[i] != right[i] || left[i] == '\0')
            return (unsigned char)left[i] - (unsigned char)right[i];
    return 0;
}

char *strstr(const char *text, const char *part)
{
    size_t length = strlen(part);
    for (; *text != '\0'; text++)
        if (strncmp(text, part, length) == 0) return (char *)(uintptr_t)text;
    return length == 0 ? (char *)(uintptr_t)text : NULL;
}

const void *vx_ruleset_table(uint32_t number);

/* Games by a ruleset are not played here (`vexillum sim` refuses them). */
const void *vx_ruleset_table(uint32_t number)
{
    (void)number;
    return NULL;
}
