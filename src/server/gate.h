/* SPDX-License-Identifier: MIT */
/* gate.h - what a request has to look like before anybody looks into it: it can be read in one way
 * only, it carries nothing, and a socket is asked for by our own page at our own path. */
#ifndef VX_SERVER_GATE_H
#define VX_SERVER_GATE_H

#include <stdbool.h>

struct lws;

/* GET or HEAD without a body. */
bool gate_is_plain(struct lws *wsi);
/* The request asks for a WebSocket of version 13 at /ws, from a page of this host or from a program. */
bool gate_may_upgrade(struct lws *wsi);

/* Whose request it is, into NET_ADDRESS_CAP bytes: the peer, or, where that is one of the proxies, the
 * last address of X-Forwarded-For that is none of them. IPv6 counts by the network (/64). */
void gate_address(struct lws *wsi, const char *proxies, char *out);
/* Asked by this machine for itself. */
bool gate_is_here(struct lws *wsi);

#endif
