/* SPDX-License-Identifier: MIT */
/* visitors.c - where guests come from. */
#include "server/visitors.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/hash.h"
#include "server/addresses.h"

enum { BUCKETS = 1024 };

visitor **visitors_new(void)
{
    return calloc(BUCKETS, sizeof(visitor *));
}

void visitors_free(visitor **all)
{
    for (int i = 0; all != NULL && i < BUCKETS; i++) {
        for (visitor *at = all[i], *next; at != NULL; at = next) {
            next = at->next;
            free(at);
        }
    }
    free(all);
}

static visitor *find(const hall *house, const char *address)
{
    visitor **all = house->visitors;
    visitor **bucket = &all[vx_hash_bytes(address, strlen(address), 0) % BUCKETS], *at = *bucket;
    while (at != NULL && strcmp(at->address, address) != 0) at = at->next;
    if (at != NULL) return at;
    at = calloc(1, sizeof *at);
    if (at == NULL) return NULL;
    snprintf(at->address, sizeof at->address, "%s", address);
    at->is_local = house->proxies[0] == '\0' && strcmp(address, "127.0.0.1") == 0;
    at->is_proxy = addresses_hold(house->proxies, address);
    at->next = *bucket;
    *bucket = at;
    return at;
}

static bool has_room(const visitor *who, int connections)
{
    return who != NULL && (who->is_local || connections < VISITOR_SOCKETS_MAX);
}

visitor *visitor_call(hall *house, const char *address)
{
    visitor *who = find(house, address);
    if (who == NULL || (!who->is_proxy && !has_room(who, who->calls + who->sockets))) return NULL;
    who->calls++;
    return who;
}

void visitor_hang_up(visitor *who)
{
    who->calls--;
}

visitor *visitor_come(hall *house, const char *address)
{
    visitor *who = find(house, address);
    if (!has_room(who, who != NULL ? who->sockets : 0)) return NULL;
    who->sockets++;
    return who;
}

void visitor_go(visitor *who)
{
    who->sockets--;
}

static bool has_full_purse(const budget *purse, int64_t now)
{
    return purse->debt <= now - purse->since;
}

void visitors_sweep(visitor **all)
{
    int64_t now = net_now();
    for (int i = 0; i < BUCKETS; i++) {
        for (visitor **link = &all[i]; *link != NULL;) {
            visitor *at = *link;
            bool is_gone = at->sockets == 0 && at->calls == 0 && at->passwords == 0 &&
                           has_full_purse(&at->tables, now) && has_full_purse(&at->names, now);
            if (is_gone) {
                *link = at->next;
                free(at);
            } else {
                link = &at->next;
            }
        }
    }
}

const char *visitor_place(const visitor *who)
{
    return who->is_local ? "" : who->address;
}

bool visitor_may_be_listed(visitor *who, uint64_t listing)
{
    if (who->listed_in != listing) who->listed = 0;
    who->listed_in = listing;
    return who->listed++ < VISITOR_LOBBY_MAX || who->is_local;
}

bool visitor_may_host(hall *house, visitor *who)
{
    return who->is_local || hall_take_from_purse(house, &who->tables, "table", who->address,
                                                 VISITOR_TABLES_AT_ONCE, VISITOR_TABLE_EVERY);
}

bool visitor_may_sign(hall *house, visitor *who)
{
    return who->is_local || hall_take_from_purse(house, &who->names, "name", who->address,
                                                 VISITOR_NAMES_AT_ONCE, VISITOR_NAME_EVERY);
}

bool visitor_queue_password(visitor *who)
{
    if (!who->is_local && who->passwords >= VISITOR_PASSWORDS_MAX) return false;
    who->passwords++;
    return true;
}

void visitor_unqueue_password(visitor *who)
{
    who->passwords--;
}
