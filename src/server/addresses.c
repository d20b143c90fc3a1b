/* SPDX-License-Identifier: MIT */
/* addresses.c - lists of addresses, as a setting and as X-Forwarded-For. */
#include "server/addresses.h"

#include <arpa/inet.h>
#include <stdio.h>
#include <string.h>

#include "server/net.h"

bool addresses_hold(const char *list, const char *address)
{
    size_t length = strlen(address);
    for (const char *at = list; length > 0 && *at != '\0'; at += strspn(at, ", ")) {
        size_t word = strcspn(at, ", ");
        if (word == length && strncmp(at, address, length) == 0) return true;
        at += word;
    }
    return false;
}

/* A person with one address of IPv6 has a whole network of them. False: it is none. */
static bool normalise(const char *text, char *out)
{
    unsigned char bytes[16];
    char written[INET6_ADDRSTRLEN];
    if (inet_pton(AF_INET, text, bytes) == 1) {
        snprintf(out, NET_ADDRESS_CAP, "%s", text);
        return true;
    }
    if (inet_pton(AF_INET6, text, bytes) != 1) return false;
    memset(bytes + 8, 0, 8);
    inet_ntop(AF_INET6, bytes, written, sizeof written);
    snprintf(out, NET_ADDRESS_CAP, "%s", written);
    return true;
}

/* Each proxy writes behind what it was told who told it. So the list is believed from its end, and
 * only as far as it was written by somebody whom we know. */
void addresses_believe(const char *proxies, char *forwarded, char *address)
{
    size_t length = strlen(forwarded);
    while (length > 0 && addresses_hold(proxies, address)) {
        while (length > 0 && strchr(", ", forwarded[length - 1]) != NULL) length--;
        forwarded[length] = '\0';
        while (length > 0 && strchr(", ", forwarded[length - 1]) == NULL) length--;
        if (!normalise(forwarded + length, address)) return;
    }
}
