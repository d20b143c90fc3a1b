/* SPDX-License-Identifier: MIT */
/* terminal.h - the commands that only a terminal has. */
#ifndef VX_CLI_TERMINAL_H
#define VX_CLI_TERMINAL_H

#include "command/command.h"

vx_status vx_run_terminal_play(vx_session *session, const vx_arguments *arguments);
vx_status vx_run_terminal_dialogue(vx_session *session, const vx_arguments *arguments);
vx_status vx_run_terminal_lab(vx_session *session, const vx_arguments *arguments);
vx_status vx_run_terminal_arena(vx_session *session, const vx_arguments *arguments);
vx_status vx_run_terminal_puzzles(vx_session *session, const vx_arguments *arguments);
vx_status vx_run_terminal_puzzle(vx_session *session, const vx_arguments *arguments);
vx_status vx_run_terminal_learn(vx_session *session, const vx_arguments *arguments);

#endif
