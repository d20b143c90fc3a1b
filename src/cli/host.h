/* SPDX-License-Identifier: MIT */
/* host.h - what a POSIX terminal lends to a session: files, clock, threads, chance, a screen. */
#ifndef VX_CLI_HOST_H
#define VX_CLI_HOST_H

#include "command/command.h"

/* The host of this process, its language and screen taken from the environment. */
vx_host vx_terminal_host(void);

/* Columns of the terminal now. */
int vx_terminal_width(void);
/* Lines of the terminal now. */
int vx_terminal_height(void);

#endif
