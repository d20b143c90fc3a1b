/* SPDX-License-Identifier: MIT */
/* addresses.h - who speaks through a proxy. */
#ifndef VX_SERVER_ADDRESSES_H
#define VX_SERVER_ADDRESSES_H

#include <stdbool.h>

/* Is the address one of the list, which has commas between? */
bool addresses_hold(const char *list, const char *address);
/* `address` (NET_ADDRESS_CAP bytes) said the list `forwarded`, which is used up. Where it is one of
 * the proxies it becomes the last of the list that is none; IPv6 counts by the network (/64). */
void addresses_believe(const char *proxies, char *forwarded, char *address);

#endif
