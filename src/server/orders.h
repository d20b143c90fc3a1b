/* SPDX-License-Identifier: MIT */
/* orders.h - orders of the administrator to the server. */
#ifndef VX_SERVER_ORDERS_H
#define VX_SERVER_ORDERS_H

#include "server/hall.h"

/* Carries out one line and writes what there is to say. False: it was not done. */
bool orders_run(hall *house, const char *line, vx_text *out);

#endif
