/* SPDX-License-Identifier: MIT */
/* status.h - what the server reports about itself: /health to everybody, /metrics to its own machine. */
#ifndef VX_SERVER_STATUS_H
#define VX_SERVER_STATUS_H

#include "server/hall.h"

/* The HTTP status of the answer, or 0 if the path is neither. */
int status_answer(const hall *house, const char *path, bool is_here, vx_text *out);

#endif
