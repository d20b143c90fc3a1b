/* SPDX-License-Identifier: MIT */
/* nodes.c - one line a message: the node that says it, a word, and what it is about; behind a tab,
 * what else. */
#include "server/nodes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/away.h"
#include "server/desk.h"
#include "server/listener.h"
#include "server/log.h"
#include "server/own.h"
#include "server/store_nodes.h"
#include "server/tournament.h"

enum {
    LEASE = 8000, /* milliseconds, like all below: who is silent so long is dead */
    BEAT_EVERY = 2000,
    COUNT_EVERY = 60000,
    MARGIN = 2000,    /* who keeps house stops so long before the lease ends */
    JOBS_AT_ONCE = 8, /* taken, and only while not more wait for a thread */
};

/* ---- Telling ---- */

void nodes_tell(hall *house, const char *what, const char *about, const char *more)
{
    char message[STORE_MESSAGE_CAP];
    if (!store_is_shared(house->store)) return;
    snprintf(message, sizeof message, "%s %s\t%s", what, about, more);
    store_tell(house->store, message);
}

/* ---- Hearing ---- */

typedef struct {
    hall *house;
    char *about, *more;
} hearing;

static void hear_table(const hearing *h)
{
    char *space = strchr(h->about, ' ');
    if (space == NULL) return;
    *space = '\0';
    table *at = hall_find_loaded(h->house, h->about);
    if (at != NULL) hall_catch_up(h->house, at, strtoll(space + 1, NULL, 10));
}

static void hear_again(const hearing *h)
{
    table *at = hall_find_loaded(h->house, h->about);
    if (at != NULL && !at->is_touched) hall_read_again(h->house, at);
}

static void hear_presence(const hearing *h)
{
    table *at = hall_find_loaded(h->house, h->about);
    if (at != NULL) hall_read_presence(h->house, at);
    h->house->lobby_changed = true;
}

static void hear_lobby(const hearing *h)
{
    h->house->lobby_changed = true;
}

static void hear_tournament(const hearing *h)
{
    tournament_show(h->house, h->about);
}

static void hear_session(const hearing *h)
{
    own_close_session(h->house, h->about);
}

static void hear_sessions(const hearing *h)
{
    own_close_sessions(h->house, h->about, h->more);
}

static void hear_deleted(const hearing *h)
{
    own_forget(h->house, h->about);
}

static void hear_renamed(const hearing *h)
{
    own_call(h->house, h->about, h->more);
}

static void hear_ban(const hearing *h)
{
    desk_show_out(h->house, h->about);
}

static void hear_announcement(const hearing *h)
{
    desk_announce(h->house, h->about);
}

/* Tables at which somebody sits at another node; they change while they are looked at. */
typedef struct {
    hall *house;
    store_id *id;
    int count, capacity;
    bool (*is_wanted)(const table *at);
} table_list;

static void note_table(void *context, table *at)
{
    table_list *list = context;
    if (!list->is_wanted(at)) return;
    if (list->count == list->capacity) {
        int capacity = list->capacity > 0 ? 2 * list->capacity : 256;
        store_id *grown = realloc(list->id, (size_t)capacity * sizeof *grown);
        if (grown == NULL) return;
        list->id = grown;
        list->capacity = capacity;
    }
    memcpy(list->id[list->count++], at->facts.id, sizeof at->facts.id);
}

static table_list list_tables(hall *house, bool (*is_wanted)(const table *at))
{
    table_list list = {.house = house, .is_wanted = is_wanted};
    hall_visit(house, note_table, &list);
    return list;
}

static bool has_elsewhere(const table *at)
{
    return at->elsewhere != 0;
}

static bool is_any(const table *at)
{
    (void)at;
    return true;
}

static bool is_behind(const table *at)
{
    return at->behind > at->now.version;
}

/* A node is gone, and so are the players who were connected to it. */
static void hear_gone(const hearing *h)
{
    table_list list = list_tables(h->house, has_elsewhere);
    for (int i = 0; i < list.count; i++) {
        table *at = hall_find_loaded(h->house, list.id[i]);
        if (at != NULL) hall_read_presence(h->house, at);
    }
    free(list.id);
    h->house->lobby_changed = true;
}

/* Something may have been missed: everything is looked at. */
static void look_at_all(hall *house, bool (*is_wanted)(const table *at))
{
    table_list list = list_tables(house, is_wanted);
    for (int i = 0; i < list.count; i++) {
        table *at = hall_find_loaded(house, list.id[i]);
        if (at == NULL || hall_drop(house, at)) continue;
        if (store_version(house->store, list.id[i]) != at->now.version) hall_catch_up(house, at, 0);
        at = hall_find_loaded(house, list.id[i]);
        if (at != NULL) hall_read_presence(house, at);
        if (at != NULL && !at->is_touched) table_touch(house, at); /* its own presence is told */
    }
    free(list.id);
    house->lobby_changed = true;
}

static const struct {
    const char *what;
    void (*hear)(const hearing *h);
} messages[] = {
    {"table", hear_table},       {"again", hear_again},           {"presence", hear_presence},
    {"lobby", hear_lobby},       {"tournament", hear_tournament}, {"session", hear_session},
    {"sessions", hear_sessions}, {"deleted", hear_deleted},       {"renamed", hear_renamed},
    {"ban", hear_ban},           {"announce", hear_announcement}, {"gone", hear_gone},
};

static void hear(hall *house, char *text)
{
    char *word = strchr(text, ' ');
    if (word == NULL) return;
    *word++ = '\0';
    if (strcmp(text, store_node(house->store)) == 0) return; /* one's own words */
    char *about = word + strcspn(word, " ");
    if (*about == ' ') *about++ = '\0';
    char *more = about + strcspn(about, "\t");
    if (*more == '\t') *more++ = '\0';
    hearing h = {house, about, more};
    for (size_t i = 0; i < sizeof messages / sizeof messages[0]; i++)
        if (strcmp(messages[i].what, word) == 0) messages[i].hear(&h);
}

void nodes_hear(hall *house)
{
    char *text;
    if (house->listener == NULL) return;
    if (house->has_behind) {
        house->has_behind = false;
        look_at_all(house, is_behind);
    }
    while ((text = listener_take(house->listener)) != NULL) {
        if (text[0] == '\0')
            look_at_all(house, is_any);
        else
            hear(house, text);
        free(text);
    }
}

/* ---- Living ---- */

void nodes_begin(hall *house, const char *where, void (*wake)(void *context))
{
    if (!store_is_shared(house->store)) return;
    int64_t now = store_time(house->store);
    if (now > 0) net_set_time(now);
    house->listener = listener_start(where, wake, house->net);
    log_event(LOG_INFO, "node", "id", store_node(house->store), LOG_END);
}

void nodes_end(hall *house)
{
    if (store_is_shared(house->store)) {
        store_leave(house->store);
        store_tell(house->store, "gone");
    }
    if (nodes_keeps(house)) away_note(house);
    store_commit(house->store);
    listener_stop(house->listener);
    house->listener = NULL;
}

void nodes_beat(hall *house)
{
    if (!store_is_shared(house->store)) return;
    house->beaten = net_now();
    store_beat(house->store, house->beaten + LEASE);
}

bool nodes_keeps(const hall *house)
{
    return !store_is_shared(house->store) || net_now() < house->keeps_until - MARGIN;
}

/* The lease is renewed in the transaction of what is done by it: who has lost it does nothing. */
static void keep_lease(hall *house)
{
    int64_t now = net_now();
    bool holds = store_hold(house->store, "house", now, now + LEASE);
    house->keeps_until = holds ? now + LEASE : 0;
    if (holds && store_bury(house->store, now)) {
        store_tell(house->store, "gone");
        hearing h = {house, NULL, NULL};
        hear_gone(&h);
    }
}

/* ---- Jobs ---- */

static void renew_job(void *context, table *at)
{
    hall *house = context;
    if (at->thinking != NULL && at->has_job)
        store_renew_job(house->store, at->facts.id, net_now() + NODES_JOB_LEASE);
}

static void take_jobs(hall *house)
{
    store_id ids[JOBS_AT_ONCE];
    int64_t now = net_now();
    if (thinkers_waiting(house->thinkers, JOB_CHOOSE) >= JOBS_AT_ONCE) return;
    int count = store_take_jobs(house->store, now, now + NODES_JOB_LEASE, ids, JOBS_AT_ONCE);
    for (int i = 0; i < count; i++) {
        table *at = hall_find(house, ids[i]);
        if (at == NULL && store_read_failed(house->store)) continue; /* the next one's turn */
        if (at == NULL || !at->now.machine_acts) {
            store_remove_job(house->store, ids[i]);
            continue;
        }
        at->has_job = true;
        table_go_on(house, at);
    }
}

/* ---- Who looks at a tournament here: an arena pairs those who do ---- */

static void note_watching(hall *house, guest *who)
{
    bool watches = who->name[0] != '\0' && who->tournament[0] != '\0';
    bool is_same =
        strcmp(who->noted, who->tournament) == 0 && strcmp(who->noted_name, who->name) == 0;
    if (is_same || (!watches && who->noted[0] == '\0')) return;
    nodes_forget_watching(house, who);
    if (!watches) return;
    store_set_present(house->store, who->tournament, who->name, "");
    memcpy(who->noted, who->tournament, sizeof who->noted);
    memcpy(who->noted_name, who->name, sizeof who->noted_name);
}

void nodes_forget_watching(hall *house, guest *who)
{
    if (who->noted[0] == '\0') return;
    store_set_gone(house->store, who->noted, who->noted_name);
    for (guest *other = house->guests; other != NULL; other = other->next) {
        bool is_twin = other != who && strcmp(other->noted, who->noted) == 0 &&
                       strcmp(other->noted_name, who->noted_name) == 0;
        if (is_twin) other->noted[0] = '\0'; /* at another screen: noted again */
    }
    who->noted[0] = '\0';
}

void nodes_tick(hall *house)
{
    if (!store_is_shared(house->store)) return;
    if (net_now() - house->beaten >= BEAT_EVERY) {
        nodes_beat(house);
        hall_visit(house, renew_job, house);
    }
    if (net_now() - house->counted >= COUNT_EVERY) {
        house->counted = net_now();
        store_recount(house->store);
        store_forget_purses(house->store, house->counted);
    }
    keep_lease(house);
    take_jobs(house);
    for (guest *who = house->guests; who != NULL; who = who->next) note_watching(house, who);
}
