/* SPDX-License-Identifier: MIT */
/* string.h - what the rules take from the C library, for a processor that has none. What a playout calls is in
 * runtime.c; the rest is declared so that the other functions of a file compile, and is left out with them. */
#ifndef VX_GPU_STRING_H
#define VX_GPU_STRING_H

#include <stddef.h>

void *memcpy(void *restrict to, const void *restrict from, size_t size);
void *memmove(void *to, const void *from, size_t size);
void *memset(void *to, int byte, size_t size);
int memcmp(const void *left, const void *right, size_t size);
size_t strlen(const char *text);
int strcmp(const char *left, const char *right);
int strncmp(const char *left, const char *right, size_t size);
void *memchr(const void *bytes, int byte, size_t size);
char *strchr(const char *text, int letter);
char *strrchr(const char *text, int letter);
char *strstr(const char *text, const char *part);
size_t strspn(const char *text, const char *letters);
size_t strcspn(const char *text, const char *letters);

#endif
