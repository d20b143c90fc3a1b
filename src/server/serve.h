/* SPDX-License-Identifier: MIT */
/* serve.h - the server as a command of the program. */
#ifndef VX_SERVER_SERVE_H
#define VX_SERVER_SERVE_H

#include "command/command.h"

extern const vx_command vx_serve_command;

#endif
