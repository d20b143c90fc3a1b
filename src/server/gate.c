/* SPDX-License-Identifier: MIT */
/* gate.c - requests as gate.h wants them. */
#include "server/gate.h"

#include <libwebsockets.h>
#include <string.h>
#include <strings.h>

#include "server/addresses.h"
#include "server/net.h"

static bool is_header(struct lws *wsi, enum lws_token_indexes which, const char *wanted)
{
    char value[16];
    return lws_hdr_copy(wsi, value, sizeof value, which) > 0 && strcasecmp(value, wanted) == 0;
}

static bool has_header(struct lws *wsi, enum lws_token_indexes which)
{
    return lws_hdr_total_length(wsi, which) > 0;
}

/* A proxy in front of us and we ourselves could cut a body into requests differently. */
static bool has_body(struct lws *wsi)
{
    return has_header(wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING) ||
           (has_header(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH) &&
            !is_header(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH, "0"));
}

bool gate_is_plain(struct lws *wsi)
{
    return (has_header(wsi, WSI_TOKEN_GET_URI) || has_header(wsi, WSI_TOKEN_HEAD_URI)) &&
           !has_body(wsi);
}

/* A page of another host may not use the keys that a browser holds for this one. Programs send no
 * origin. */
static bool is_own_page(struct lws *wsi)
{
    char host[256], origin[256];
    if (!has_header(wsi, WSI_TOKEN_ORIGIN)) return true;
    if (lws_hdr_copy(wsi, origin, sizeof origin, WSI_TOKEN_ORIGIN) <= 0 ||
        lws_hdr_copy(wsi, host, sizeof host, WSI_TOKEN_HOST) <= 0)
        return false;
    const char *behind = strstr(origin, "://");
    return behind != NULL && strcmp(behind + 3, host) == 0;
}

/* The library would also change over to HTTP/2, where no deadline of ours holds, and to any version
 * of the WebSocket protocol. */
bool gate_may_upgrade(struct lws *wsi)
{
    char path[8];
    return lws_hdr_copy(wsi, path, sizeof path, WSI_TOKEN_GET_URI) > 0 &&
           strcmp(path, "/ws") == 0 && is_header(wsi, WSI_TOKEN_UPGRADE, "websocket") &&
           is_header(wsi, WSI_TOKEN_VERSION, "13") && !has_body(wsi) && is_own_page(wsi);
}

/* ---- Whose request it is ---- */

void gate_address(struct lws *wsi, const char *proxies, char *out)
{
    char list[512];
    lws_get_peer_simple(wsi, out, NET_ADDRESS_CAP);
    if (lws_hdr_copy(wsi, list, sizeof list, WSI_TOKEN_X_FORWARDED_FOR) > 0)
        addresses_believe(proxies, list, out);
}

bool gate_is_here(struct lws *wsi)
{
    char peer[NET_ADDRESS_CAP];
    lws_get_peer_simple(wsi, peer, sizeof peer);
    return strcmp(peer, "127.0.0.1") == 0 && !has_header(wsi, WSI_TOKEN_X_FORWARDED_FOR);
}
