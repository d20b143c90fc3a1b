/* SPDX-License-Identifier: MIT */
/* numbers.h - figures as commands print them. */
#ifndef VX_COMMAND_NUMBERS_H
#define VX_COMMAND_NUMBERS_H

#include "core/text.h"

/* Sixteen hexadecimal digits. */
void vx_add_hex(vx_text *out, uint64_t number);
/* With so many digits behind the point. */
void vx_add_decimal(vx_text *out, double number, int digits);
void vx_json_decimal(vx_text *out, const char *key, double number, int digits);
/* 0 where no time has passed: there may be no clock. */
double vx_per_second(uint64_t count, uint64_t microseconds);

#endif
