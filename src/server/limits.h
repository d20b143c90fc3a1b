/* SPDX-License-Identifier: MIT */
/* limits.h - the bounds of the server, in words: what `vexillum help serve` prints below the flags. */
#ifndef VX_SERVER_LIMITS_H
#define VX_SERVER_LIMITS_H

#include "core/text.h"

void limits_explain(vx_text *out, vx_language language);
enum { LIMITS_TEXT_CAP = 8192 };

#endif
