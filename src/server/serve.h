/* SPDX-License-Identifier: MIT */
/* serve.h - the server as commands of the program: to run it, to give it orders, to keep copies. */
#ifndef VX_SERVER_SERVE_H
#define VX_SERVER_SERVE_H

#include "command/command.h"

enum { VX_SERVER_COMMANDS = 4 };
extern const vx_command vx_server_commands[VX_SERVER_COMMANDS];

vx_status vx_run_serve(vx_session *session, const vx_arguments *arguments);   /* serve.c */
vx_status vx_run_admin(vx_session *session, const vx_arguments *arguments);   /* admin_client.c */
vx_status vx_run_backup(vx_session *session, const vx_arguments *arguments);  /* backup.c */
vx_status vx_run_restore(vx_session *session, const vx_arguments *arguments); /* backup.c */

#endif
