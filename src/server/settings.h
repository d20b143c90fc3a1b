/* SPDX-License-Identifier: MIT */
/* settings.h - how the server is to run: options first, then the environment (VEXILLUM_PORT=...),
 * then the file of --config (port = 8080), then what is built in. */
#ifndef VX_SERVER_SETTINGS_H
#define VX_SERVER_SETTINGS_H

#include <limits.h>

#include "command/session.h"

enum { SETTINGS_COUNT = 13, SETTINGS_TEXT_CAP = 1024, SETTINGS_FILE_CAP = 64 << 10 };

typedef struct {
    char text[SETTINGS_COUNT][SETTINGS_TEXT_CAP]; /* by the order of the flags of `serve` */
    const char *source[SETTINGS_COUNT];           /* "option", "environment", "file", "built in" */
} settings;

extern const vx_flag settings_flags[SETTINGS_COUNT];

/* False: the session has failed and said why. */
bool settings_read(vx_session *session, const vx_arguments *arguments, settings *out);
const char *settings_text(const settings *self, const char *name);
int64_t settings_number(const settings *self, const char *name);
bool settings_is_on(const settings *self, const char *name);
/* One line each: name, value, where it comes from. */
void settings_explain(const settings *self, vx_text *out);

#endif
