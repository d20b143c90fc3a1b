/* SPDX-License-Identifier: MIT */
/* own.c - sessions and games of a name; mine and export. */
#include "server/own.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/json.h"
#include "server/nodes.h"
#include "server/request.h"
#include "server/spelling.h"
#include "server/store_nodes.h"
#include "server/store_tournaments.h"

enum { MINE_MAX = 100, ALL = INT32_MAX };

/* ---- Sessions ---- */

void own_end_session(hall *house, const char *name, const char *digest)
{
    store_end_session(house->store, name, digest);
    nodes_tell(house, "session", digest, "");
    own_close_session(house, digest);
}

void own_close_session(hall *house, const char *digest)
{
    for (guest *who = house->guests; who != NULL; who = who->next)
        if (strcmp(who->session, digest) == 0) net_close(who->socket);
}

void own_end_sessions(hall *house, const char *name, const char *except)
{
    store_end_sessions(house->store, name, except);
    nodes_tell(house, "sessions", name, except);
    own_close_sessions(house, name, except);
}

void own_close_sessions(hall *house, const char *name, const char *except)
{
    for (guest *who = house->guests; who != NULL; who = who->next)
        if (strcmp(who->name, name) == 0 && strcmp(who->session, except) != 0)
            net_close(who->socket);
}

/* ---- Games ---- */

typedef struct {
    store_id id;
    int seat;
    bool is_running;
} own_seat;

typedef struct {
    own_seat *seats;
    int count, capacity;
} own_list;

/* Tables are changed only when the list has been read: a table may be read from the same rows. */
static void note_seat(void *context, const store_claim *claim)
{
    own_list *list = context;
    if (list->count == list->capacity) {
        int capacity = list->capacity > 0 ? 2 * list->capacity : 64;
        own_seat *grown = realloc(list->seats, (size_t)capacity * sizeof *grown);
        if (grown == NULL) return;
        list->seats = grown;
        list->capacity = capacity;
    }
    own_seat *to = &list->seats[list->count++];
    snprintf(to->id, sizeof to->id, "%s", claim->id);
    to->seat = claim->seat;
    to->is_running = claim->has_begun && strcmp(claim->result, "*") == 0;
}

static own_list list_seats(hall *house, const char *name)
{
    own_list list = {0};
    store_list_claims(house->store, name, ALL, note_seat, &list);
    return list;
}

static void set_name(hall *house, table *at, int seat, const char *name)
{
    snprintf(at->seat[seat].name, sizeof at->seat[seat].name, "%s", name);
    table_touch(house, at);
}

/* The store has the new name in any case; tables that are in memory, here or at another node, would
 * write the old one again. */
static table *find_told(hall *house, const char *id)
{
    return store_is_shared(house->store) ? hall_find(house, id) : hall_find_loaded(house, id);
}

static void empty_talk(table *at, int seat)
{
    for (int i = 0; i < at->chat_count; i++)
        if (at->chat[i].seat == seat) at->chat[i].text[0] = '\0';
}

void own_delete(hall *house, const char *name)
{
    own_list list = list_seats(house, name);
    vx_problem ignored;
    for (int i = 0; i < list.count; i++) {
        const own_seat *own = &list.seats[i];
        table *at = own->is_running ? hall_find(house, own->id) : find_told(house, own->id);
        if (at == NULL || own->seat < 0 || own->seat >= at->seats) continue;
        nodes_tell(house, "again", own->id, "");
        if (own->is_running) table_resign(house, at, own->seat, &ignored);
        set_name(house, at, own->seat, "");
        empty_talk(at, own->seat);
    }
    free(list.seats);
    store_remove_account(house->store, name);
    nodes_tell(house, "deleted", name, "");
    own_forget(house, name);
}

void own_forget(hall *house, const char *name)
{
    for (guest *who = house->guests; who != NULL; who = who->next)
        if (strcmp(who->name, name) == 0) who->name[0] = who->session[0] = '\0';
}

bool own_rename(hall *house, const char *name, const char *to)
{
    char skeleton[SPELLING_SKELETON_CAP];
    spelling_skeleton(to, skeleton);
    if (!store_rename_account(house->store, name, to, skeleton)) return false;
    own_list list = list_seats(house, to);
    for (int i = 0; i < list.count; i++) {
        const own_seat *own = &list.seats[i];
        table *at = find_told(house, own->id);
        if (at != NULL && own->seat >= 0 && own->seat < at->seats)
            set_name(house, at, own->seat, to);
    }
    free(list.seats);
    nodes_tell(house, "renamed", name, to);
    own_call(house, name, to);
    return true;
}

void own_call(hall *house, const char *name, const char *to)
{
    for (guest *who = house->guests; who != NULL; who = who->next)
        if (strcmp(who->name, name) == 0) snprintf(who->name, sizeof who->name, "%s", to);
}

/* ---- mine ---- */

/* Milliseconds left to the seat to act; null without a clock. */
static void add_time_left(vx_text *out, int64_t deadline)
{
    int64_t left = deadline - net_now();
    if (deadline == 0)
        vx_json_text(out, "left", NULL);
    else
        vx_json_number(out, "left", left > 0 ? left : 0);
}

static void add_claim(void *context, const store_claim *claim)
{
    vx_text *out = context;
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "id", claim->id);
    vx_json_number(out, "seat", claim->seat);
    vx_json_text(out, "game", claim->game);
    vx_json_text(out, "result", claim->result);
    vx_json_text(out, "clock", claim->clock);
    vx_json_bool(out, "turn", claim->acts == claim->seat);
    add_time_left(out, claim->deadline);
    vx_json_close(out, '}');
}

void run_mine(request *r)
{
    vx_text *out = request_answer(r);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "type", "mine");
    vx_json_open(out, "games", '[');
    if (r->who->name[0] != '\0')
        store_list_claims(r->house->store, r->who->name, MINE_MAX, add_claim, out);
    vx_add(out, "]}");
    request_send(r, out);
}

/* ---- export: everything that is kept about a name, but for what is kept as digests ---- */

static void add_session(void *context, const store_session *session)
{
    vx_text *out = context;
    vx_json_open(out, NULL, '{');
    vx_json_number(out, "since", session->since);
    vx_json_number(out, "seen", session->seen);
    vx_json_close(out, '}');
}

static void add_talk(void *context, const char *id, const char *text)
{
    vx_text *out = context;
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "id", id);
    vx_json_text(out, "text", text);
    vx_json_close(out, '}');
}

static void add_tournament(void *context, const store_tournament *value, int entrants)
{
    vx_text *out = context;
    (void)entrants;
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "id", value->id);
    vx_json_text(out, "title", value->title);
    vx_json_text(out, "game", value->game);
    vx_json_number(out, "starts", value->starts);
    vx_json_close(out, '}');
}

void run_export(request *r)
{
    static const vx_message sign_in_first = {NULL, {"please sign in first", "сначала войдите"}};
    store_account account;
    const char *name = r->who->name;
    if (name[0] == '\0' || !store_find_account(r->house->store, name, "", &account)) {
        request_refuse(r, &sign_in_first);
        return;
    }
    vx_text *out = request_answer(r);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "type", "export");
    vx_json_text(out, "name", name);
    vx_json_number(out, "created", account.created);
    vx_json_open(out, "sessions", '[');
    store_list_sessions(r->house->store, name, add_session, out);
    vx_json_close(out, ']');
    vx_json_open(out, "games", '[');
    store_list_claims(r->house->store, name, ALL, add_claim, out);
    vx_json_close(out, ']');
    vx_json_open(out, "tournaments", '[');
    store_list_entered(r->house->store, name, add_tournament, out);
    vx_json_close(out, ']');
    vx_json_open(out, "talk", '[');
    store_list_talk(r->house->store, name, add_talk, out);
    vx_add(out, "]}");
    request_send(r, out);
}
