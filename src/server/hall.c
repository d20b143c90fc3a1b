/* SPDX-License-Identifier: MIT */
/* hall.c - tables in memory: found, read from the store, set up, saved, forgotten. */
#include "server/hall.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "core/hash.h"
#include "server/away.h"
#include "server/chat.h"
#include "server/clock.h"
#include "server/nodes.h"
#include "server/store_nodes.h"
#include "server/tournament.h"
#include "server/visitors.h"

enum {
    BUCKETS = 1 << 14,
    FRAME_CAP = 4 << 20,
    IDLE_MILLISECONDS = 60000,
    IDLE_STEP = 16,     /* buckets searched at a time, so that no single visitor pays for all */
    TICK_STEP = 32,     /* tables taken care of in one tick */
    READ_TRIES = 20,    /* while other nodes write there */
    SWEEP_EVERY = 1000, /* milliseconds */
};

/* ---- Opening and closing ---- */

bool hall_open(hall *self, store *from)
{
    memset(self, 0, sizeof *self);
    self->store = from;
    self->proxies = "";
    self->started = net_now();
    self->waiting_end = &self->waiting;
    self->pass = 1;
    self->buckets = calloc(BUCKETS, sizeof *self->buckets);
    self->visitors = visitors_new();
    self->memory = malloc(3 * vx_largest_state());
    char *frame = malloc(FRAME_CAP);
    if (frame != NULL) self->frame = vx_text_on(frame, FRAME_CAP);
    if (self->buckets != NULL && self->visitors != NULL && self->memory != NULL && frame != NULL)
        return true;
    hall_close(self);
    return false;
}

static void free_table(table *self)
{
    if (self->thinking != NULL) atomic_store(&self->thinking->is_cancelled, true);
    vx_match_free(self->match);
    free(self->told);
    free(self->chat);
    free(self);
}

void hall_close(hall *self)
{
    for (guest *who = self->guests, *next; who != NULL; who = next) {
        next = who->next;
        free(who);
    }
    for (int i = 0; self->buckets != NULL && i < BUCKETS; i++) {
        for (table *at = self->buckets[i], *next; at != NULL; at = next) {
            next = at->next;
            at->thinking = NULL; /* the thinkers are gone by now, and their jobs with them */
            free_table(at);
        }
    }
    for (int i = 0; i < self->kept_count; i++) free(self->kept[i].text);
    free(self->kept);
    visitors_free(self->visitors);
    vx_session_free(self->speech);
    free(self->buckets);
    free(self->memory);
    free(self->frame.data);
    memset(self, 0, sizeof *self);
}

/* ---- Finding ---- */

static table **bucket_of(hall *self, const char *id)
{
    return &self->buckets[vx_hash_bytes(id, strlen(id), 0) % BUCKETS];
}

table *hall_find_loaded(hall *self, const char *id)
{
    table *at = *bucket_of(self, id);
    while (at != NULL && strcmp(at->facts.id, id) != 0) at = at->next;
    return at;
}

bool hall_is_attended(hall *self, const char *id)
{
    const table *at = hall_find_loaded(self, id);
    return at != NULL && table_is_attended(at);
}

void hall_visit(hall *self, void (*visit)(void *context, table *at), void *context)
{
    for (int i = 0; i < BUCKETS; i++)
        for (table *at = self->buckets[i]; at != NULL; at = at->next) visit(context, at);
}

bool table_is_attended(const table *self)
{
    for (int seat = 0; seat < self->seats; seat++)
        if (self->guests[seat] != NULL) return true;
    return false;
}

/* ---- The lobby ---- */

static void leave_lobby(hall *self, table *at)
{
    if (at->waiting_link == NULL) return;
    *at->waiting_link = at->next_waiting;
    if (at->next_waiting != NULL)
        at->next_waiting->waiting_link = at->waiting_link;
    else
        self->waiting_end = at->waiting_link;
    at->waiting_link = NULL;
}

/* The newest table is listed last. An empty table is listed too, from the store. */
static void update_lobby(hall *self, table *at)
{
    bool belongs = at->now.is_waiting && table_is_attended(at);
    bool stood = at->waiting_link != NULL;
    if (belongs != stood || at->now.is_waiting != at->saved.is_waiting)
        self->lobby_changed = self->has_lobby_news = true;
    if (!belongs) {
        leave_lobby(self, at);
    } else if (at->waiting_link == NULL) {
        at->next_waiting = NULL;
        at->waiting_link = self->waiting_end;
        *self->waiting_end = at;
        self->waiting_end = &at->next_waiting;
    }
}

static void keep(hall *self, table *made)
{
    table **bucket = bucket_of(self, made->facts.id);
    made->next = *bucket;
    *bucket = made;
    made->last_used = net_now();
    self->table_count++;
}

static void unlink_stalled(hall *self, table *gone)
{
    table **at = &self->stalled;
    if (!gone->is_stalled) return;
    while (*at != gone) at = &(*at)->next_stalled;
    *at = gone->next_stalled;
    gone->is_stalled = false;
}

static void drop(hall *self, table *gone)
{
    table **at = bucket_of(self, gone->facts.id);
    while (*at != gone) at = &(*at)->next;
    *at = gone->next;
    unlink_stalled(self, gone);
    leave_lobby(self, gone);
    self->table_count--;
    free_table(gone);
}

static bool has_guests(const table *self)
{
    for (int place = 0; place < PLACES; place++)
        if (self->guests[place] != NULL) return true;
    return false;
}

/* Nobody sits there, nothing is under way, and it can be read again. */
static bool may_drop(const table *self)
{
    return !has_guests(self) && self->thinking == NULL && !self->is_touched && !self->is_stalled &&
           self->here_saved == 0;
}

static void drop_some_idle(hall *self)
{
    if (self->table_count <= HALL_IDLE_MAX) return;
    int64_t limit = net_now() - IDLE_MILLISECONDS;
    for (int i = 0; i < IDLE_STEP; i++) {
        for (table *at = self->buckets[self->next_idle++ % BUCKETS], *next; at != NULL; at = next) {
            next = at->next;
            if (may_drop(at) && at->last_used < limit) drop(self, at);
        }
    }
}

/* ---- Reading from the store ---- */

typedef struct {
    hall *house;
    table *made;
} reading;

static table *new_table(const vx_game *game, const void *start)
{
    table *made = calloc(1, sizeof *made);
    if (made == NULL) return NULL;
    made->seats = vx_seats(game, start);
    made->match = vx_match_new(game, start, 0);
    made->told = malloc(game->state_size);
    if (made->match == NULL || made->told == NULL) {
        free_table(made);
        return NULL;
    }
    memcpy(made->told, start, game->state_size);
    return made;
}

static bool read_start(void *context, const store_game *facts, const store_state *state,
                       const char *position)
{
    reading *r = context;
    const vx_game *game;
    if (!vx_parse_position(position, &game, r->house->memory, NULL)) return false;
    r->made = new_table(game, r->house->memory);
    if (r->made == NULL) return false;
    r->made->facts = *facts;
    r->made->now = r->made->saved = *state;
    memcpy(r->made->fair.secret, facts->secret, VX_SECRET_SIZE);
    return true;
}

static void read_seat(void *context, int seat, const store_seat *value)
{
    reading *r = context;
    if (seat < 0 || seat >= r->made->seats) return;
    r->made->seat[seat] = r->made->saved_seat[seat] = *value;
    table_use_nonce(r->made, seat);
}

static bool read_entry(void *context, int actor, const char *text)
{
    reading *r = context;
    vx_match *match = r->made->match;
    vx_action action;
    r->made->draws += actor == VX_CHANCE;
    if (strcmp(text, "resign") == 0) return vx_match_resign(match, actor, NULL);
    return vx_parse_action(match->game, match->state, text, &action, NULL) &&
           vx_match_play(match, action, NULL);
}

static void read_line(void *context, int number, int seat, const char *text)
{
    reading *r = context;
    r->made->chat_total = number;
    chat_add(r->made, seat, text);
}

/* Nobody has written while it was read. */
static bool is_whole(const hall *self, const table *at)
{
    return !store_is_shared(self->store) || store_version_read(self->store) == at->now.version;
}

static table *read_table(hall *self, const char *id)
{
    reading r = {.house = self};
    store_reader reader = {.context = &r,
                           .start = read_start,
                           .seat = read_seat,
                           .entry = read_entry,
                           .chat = read_line};
    for (int i = 0; i < READ_TRIES; i++) {
        bool is_read = store_read_game(self->store, id, &reader);
        if (is_read && is_whole(self, r.made)) {
            clock_after_reading(self, r.made);
            hall_read_presence(self, r.made);
            keep(self, r.made);
            return r.made;
        }
        if (r.made != NULL) free_table(r.made);
        r.made = NULL;
        if (!is_read) break;
    }
    return NULL;
}

table *hall_find(hall *self, const char *id)
{
    store_read_failed(self->store); /* whatever failed before is forgotten */
    if (strlen(id) != SECRET_ID_LETTERS) return NULL;
    table *at = hall_find_loaded(self, id);
    if (at == NULL) at = read_table(self, id);
    if (at != NULL) at->last_used = net_now();
    drop_some_idle(self);
    return at;
}

/* ---- Touching, saving, forgetting ---- */

void table_touch(hall *house, table *at)
{
    at->has_news = true;
    if (at->is_touched) return;
    at->is_touched = true;
    at->next_touched = house->touched;
    house->touched = at;
}

void table_note_written(hall *house, table *at)
{
    at->has_written = true;
    table_touch(house, at);
}

void table_stall(hall *house, table *at)
{
    if (at->is_stalled) return;
    at->is_stalled = true;
    at->next_stalled = house->stalled;
    house->stalled = at;
}

/* What follows from the rest, but is asked for without reading the game. */
static void note_what_follows(table *at)
{
    int actor = vx_match_to_act(at->match), running = clock_running(at);
    bool goes_on = table_has_begun(at) && !table_is_over(at);
    at->now.has_begun = table_has_begun(at);
    at->now.acts = goes_on && actor >= 0 ? actor : NOBODY;
    at->now.machine_acts = goes_on && actor >= 0 && !table_is_person(at, actor);
    at->now.is_waiting = at->facts.is_open && !table_is_over(at) && table_free_seat(at) != NOBODY;
    at->now.deadline = running == NOBODY ? 0 : at->now.turn_began + at->seat[running].left;
}

static bool save_seats(hall *self, table *at)
{
    bool has_changed = false;
    for (int seat = 0; seat < at->seats; seat++) {
        /* NOLINTNEXTLINE(bugprone-suspicious-memory-comparison): padding costs one more write */
        if (memcmp(&at->seat[seat], &at->saved_seat[seat], sizeof at->seat[seat]) == 0) continue;
        store_set_seat(self->store, at->facts.id, seat, &at->seat[seat]);
        at->saved_seat[seat] = at->seat[seat];
        has_changed = true;
    }
    return has_changed;
}

/* The machine's turn is a job: of this node where it thinks already, else of the first node that takes it. */
static void save_job(hall *self, table *at)
{
    const char *id = at->facts.id;
    at->has_job = at->now.machine_acts && at->thinking != NULL;
    if (at->now.machine_acts)
        store_set_job(self->store, id, at->has_job ? net_now() + NODES_JOB_LEASE : 0);
    else if (at->saved.machine_acts)
        store_remove_job(self->store, id);
}

static void tell_nodes(hall *self, table *at)
{
    char message[64];
    snprintf(message, sizeof message, "table %s %lld", at->facts.id, (long long)at->now.version);
    store_tell(self->store, message);
    save_job(self, at);
}

static void save_presence(hall *self, table *at)
{
    char message[64], who[16];
    unsigned here = 0;
    for (int seat = 0; seat < at->seats; seat++)
        if (at->guests[seat] != NULL) here |= 1u << seat;
    if (here == at->here_saved) return;
    for (int seat = 0; seat < at->seats; seat++) {
        if (((here ^ at->here_saved) >> seat & 1) == 0) continue;
        snprintf(who, sizeof who, "%d", seat);
        if (here >> seat & 1)
            store_set_present(self->store, at->facts.id, who,
                              visitor_place(at->guests[seat]->from));
        else
            store_set_gone(self->store, at->facts.id, who);
    }
    at->here_saved = here;
    snprintf(message, sizeof message, "presence %s", at->facts.id);
    store_tell(self->store, message);
}

static void save(hall *self, table *at)
{
    note_what_follows(at);
    update_lobby(self, at);
    if (store_is_shared(self->store)) save_presence(self, at);
    bool has_changed = save_seats(self, at) || at->has_written;
    /* NOLINTNEXTLINE(bugprone-suspicious-memory-comparison): padding costs one more write */
    if (!has_changed && memcmp(&at->now, &at->saved, sizeof at->now) == 0) return;
    at->now.version++;
    store_set_state(self->store, at->facts.id, at->facts.created, &at->now);
    if (store_is_shared(self->store)) tell_nodes(self, at);
    at->saved = at->now;
    at->has_written = false;
}

void hall_save_touched(hall *self)
{
    for (table *at = self->touched; at != NULL; at = at->next_touched) save(self, at);
    if (self->has_lobby_news) store_tell(self->store, "lobby");
    self->has_lobby_news = false;
}

void hall_clear_touched(hall *self)
{
    for (table *at = self->touched; at != NULL; at = at->next_touched) {
        at->is_touched = at->has_news = false;
        if (at->behind > at->now.version) self->has_behind = true;
    }
    self->touched = NULL;
}

/* Everybody at the table, as a list that no longer belongs to it. */
static guest *take_guests(hall *self, table *from)
{
    guest *all = NULL;
    for (int place = 0; place < PLACES; place++) {
        while (from->guests[place] != NULL) {
            guest *who = from->guests[place];
            table_leave(self, who);
            who->next_at_table = all;
            all = who;
        }
    }
    return all;
}

/* A player that cannot be seated again is sent away; the page comes back and asks. */
static void seat_again(hall *self, const char *id, guest *sitting, bool has_job)
{
    table *again = read_table(self, id);
    for (guest *who = sitting, *next; who != NULL; who = next) {
        next = who->next_at_table;
        if (again == NULL || !table_seat_guest(self, again, who, who->seat, 0))
            net_close(who->socket);
    }
    if (again == NULL) return;
    again->has_job = has_job;
    table_stall(self, again); /* what it was about to do has not happened */
}

void hall_forget_touched(hall *self)
{
    table *at = self->touched, *next;
    self->touched = NULL; /* from here on: tables that have been read again */
    for (; at != NULL; at = next) {
        store_id id;
        guest *sitting = take_guests(self, at);
        bool has_job = at->has_job || at->thinking != NULL;
        next = at->next_touched;
        memcpy(id, at->facts.id, sizeof id);
        drop(self, at);
        seat_again(self, id, sitting, has_job);
    }
}

/* ---- What other nodes do ---- */

typedef struct {
    unsigned here, elsewhere;
} presence;

static void note_present(void *context, const char *who, bool is_elsewhere)
{
    presence *found = context;
    int seat = who[0] - '0';
    if (seat < 0 || seat >= VX_SEATS_MAX) return;
    if (is_elsewhere)
        found->elsewhere |= 1u << seat;
    else
        found->here |= 1u << seat;
}

void hall_read_presence(hall *self, table *at)
{
    presence found = {0, 0};
    if (!store_is_shared(self->store)) return;
    store_list_present(self->store, at->facts.id, note_present, &found);
    at->here_saved = found.here;
    if (found.elsewhere == at->elsewhere) return;
    at->elsewhere = found.elsewhere;
    if (has_guests(at)) table_touch(self, at);
}

/* Not what was taken back: then the entries that are known are others. */
static bool read_changes(void *context, const store_game *facts, const store_state *state,
                         const char *position)
{
    reading *r = context;
    (void)facts;
    (void)position;
    if (state->cuts != r->made->now.cuts) return false;
    r->made->now = r->made->saved = *state;
    return true;
}

static int common_entries(const vx_match *one, const vx_match *other)
{
    int count = 0;
    while (count < one->count && count < other->count &&
           one->entries[count].actor == other->entries[count].actor &&
           one->entries[count].action == other->entries[count].action &&
           one->entries[count].resigned == other->entries[count].resigned)
        count++;
    return count;
}

void hall_read_again(hall *self, table *at)
{
    table *again = read_table(self, at->facts.id);
    int common = again != NULL ? common_entries(at->match, again->match) : 0;
    at->is_touched = true; /* leaving it later does not touch it again: it is gone */
    for (guest *who = take_guests(self, at), *next; who != NULL; who = next) {
        next = who->next_at_table;
        int known = who->known < common ? who->known : common;
        if (again == NULL || !table_seat_guest(self, again, who, who->seat, known))
            net_close(who->socket);
    }
    drop(self, at);
}

void hall_catch_up(hall *self, table *at, int64_t version)
{
    reading r = {.house = self, .made = at};
    store_reader reader = {.context = &r,
                           .start = read_changes,
                           .seat = read_seat,
                           .entry = read_entry,
                           .chat = read_line};
    if (version > at->behind) at->behind = version;
    if (at->is_touched || (version > 0 && version <= at->now.version)) return;
    if (!store_read_news(self->store, at->facts.id, at->match->count, at->chat_total, &reader) ||
        !is_whole(self, at)) {
        hall_read_again(self, at);
        return;
    }
    if (at->thinking != NULL) atomic_store(&at->thinking->is_cancelled, true);
    at->has_job = false;
    clock_after_reading(self, at);
    table_touch(self, at);
}

bool hall_drop(hall *self, table *at)
{
    if (!may_drop(at)) return false;
    drop(self, at);
    return true;
}

/* What is taken from the shared one comes back if the pass is not stored: a player who could
 * make passes fail still has a budget of his own. */
bool hall_take_from_purse(hall *self, budget *own, const char *what, const char *who, int full,
                          int milliseconds)
{
    int64_t now = net_now();
    return budget_take(own, now, full, milliseconds, 1) &&
           (!store_is_shared(self->store) ||
            store_take_from_purse(self->store, what, who, now, full, milliseconds));
}

/* ---- A new table ---- */

static void fill_facts(table *made, const hall_wish *wish)
{
    store_game *facts = &made->facts;
    vx_text options = vx_text_on(facts->options, sizeof facts->options);
    secret_make_id(facts->id);
    snprintf(facts->game, sizeof facts->game, "%s", vx_game_id(wish->game));
    snprintf(facts->clock, sizeof facts->clock, "%s", wish->clock);
    vx_add(&options, wish->options);
    facts->is_open = wish->is_open;
    facts->has_hints = wish->has_hints;
    if (wish->tournament != NULL)
        snprintf(facts->tournament, sizeof facts->tournament, "%s", wish->tournament);
    facts->created = net_now();
    randombytes_buf(facts->secret, sizeof facts->secret);
    memcpy(made->fair.secret, facts->secret, VX_SECRET_SIZE);
    snprintf(made->now.result, sizeof made->now.result, "*");
    made->now.draw.by = made->now.undo.by = made->now.acts = NOBODY;
}

/* The host is given the key of one seat. A guest makes or is given another on arrival, so
 * that the host never has it; after a rematch everybody asks for his own. */
static void make_secrets(store_seat *place, const hall_wish *wish, int seat, hall_secrets *out)
{
    if (seat == wish->seat) {
        secret_make(out->key);
        secret_digest(out->key, place->key_digest);
    } else if (!wish->is_open && wish->seat != NOBODY) {
        secret_make(out->invitation[seat]);
        secret_digest(out->invitation[seat], place->invitation_digest);
    }
}

static void fill_seats(hall *self, table *made, const hall_wish *wish, hall_secrets *out)
{
    for (int seat = 0; seat < made->seats; seat++) {
        store_seat *place = &made->seat[seat];
        place->level = wish->level[seat];
        place->left = clock_first_time(wish->clock);
        if (place->level == 0 && seat != wish->seat)
            snprintf(place->wanted, sizeof place->wanted, "%s", wish->wanted);
        if (place->level == 0) make_secrets(place, wish, seat, out);
        if (seat == wish->seat)
            table_take_seat(self, made, seat, wish->name, NULL);
        else
            place->is_taken = place->level > 0;
    }
}

static bool may_host(const hall *self, const hall_wish *wish, vx_problem *why)
{
    static const vx_message full = {
        NULL, {"this server keeps no more games", "на этом сервере больше нет места для партий"}};
    static const vx_message no_seat = {NULL, {"there is no such seat", "такого места нет"}};
    static const vx_message machine = {
        NULL, {"the machine plays that seat", "это место занимает машина"}};
    int seats = vx_seats(wish->game, wish->start);
    if (store_count_games(self->store) >= HALL_GAMES_MAX) return vx_refuse(why, &full);
    if (wish->seat >= seats) return vx_refuse(why, &no_seat);
    for (int seat = seats; seat < VX_SEATS_MAX; seat++)
        if (wish->level[seat] > 0) return vx_refuse(why, &no_seat);
    return wish->seat == NOBODY || wish->level[wish->seat] == 0 || vx_refuse(why, &machine);
}

table *hall_host(hall *self, const hall_wish *wish, hall_secrets *secrets, vx_problem *why)
{
    static char position[VX_POSITION_CAP];
    if (!may_host(self, wish, why)) return NULL;
    table *made = new_table(wish->game, wish->start);
    if (made == NULL) {
        vx_refuse(why, &vx_no_memory);
        return NULL;
    }
    memset(secrets, 0, sizeof *secrets);
    fill_facts(made, wish);
    fill_seats(self, made, wish, secrets);
    vx_format_position(wish->game, wish->start, position, sizeof position);
    store_add_game(self->store, &made->facts, position);
    self->count.tables++;
    keep(self, made);
    table_touch(self, made);
    return made;
}

/* ---- What happens by itself ---- */

/* Nobody loses the time that the server was away, so the store's deadline may be too early: touching
 * the table writes the right one. */
static void check_clocks(hall *self)
{
    store_id due[TICK_STEP];
    int count = store_list_due(self->store, net_now(), due, TICK_STEP);
    for (int i = 0; i < count; i++) {
        table *at = hall_find(self, due[i]);
        if (at == NULL) {
            if (!store_read_failed(self->store)) store_stop_clock(self->store, due[i]);
            continue;
        }
        int seat = clock_running(at);
        if (seat != NOBODY && clock_left(at, seat) == 0)
            table_end(self, at, seat, "time");
        else
            table_touch(self, at);
    }
}

static void try_stalled(hall *self)
{
    table *at = self->stalled, *next;
    self->stalled = NULL;
    for (int i = 0; at != NULL; at = next, i++) {
        next = at->next_stalled;
        at->is_stalled = false;
        if (i < TICK_STEP)
            table_go_on(self, at);
        else
            table_stall(self, at);
    }
}

/* A table at which nobody ever played would otherwise be kept for ever. */
static void clear_away(hall *self)
{
    store_id stale[TICK_STEP];
    int64_t before = net_now() - (int64_t)HALL_STALE_DAYS * 86400000 - away_since(self, 0);
    int count = store_list_stale(self->store, before, stale, TICK_STEP);
    for (int i = 0; i < count; i++) {
        table *at = hall_find_loaded(self, stale[i]);
        if (at != NULL && !may_drop(at)) continue;
        if (at != NULL) drop(self, at);
        store_remove_game(self->store, stale[i]);
    }
}

static void expire_sessions(hall *self)
{
    enum { EVERY = 3600000 };
    if (self->last_sweep - self->expired < EVERY) return;
    self->expired = self->last_sweep;
    store_expire_sessions(self->store, self->last_sweep - (int64_t)HALL_SESSION_DAYS * 86400000);
}

/* What one node does for all. */
static void keep_house(hall *self)
{
    if (self->last_sweep - self->noted >= AWAY_NOTE_EVERY) away_note(self);
    clear_away(self);
    expire_sessions(self);
    tournament_tick(self);
}

void hall_tick(hall *self)
{
    if (nodes_keeps(self)) check_clocks(self);
    if (net_now() - self->last_sweep < SWEEP_EVERY) return;
    self->last_sweep = net_now();
    nodes_tick(self);
    try_stalled(self);
    if (nodes_keeps(self)) keep_house(self);
    visitors_sweep(self->visitors);
}

void hall_wake_machines(hall *self)
{
    store_id ids[TICK_STEP] = {""};
    const char *after = "";
    if (store_is_shared(self->store)) return; /* they are jobs */
    for (;;) {
        int count = store_list_thinking(self->store, after, ids, TICK_STEP);
        for (int i = 0; i < count; i++) {
            table *at = hall_find(self, ids[i]);
            if (at != NULL) table_go_on(self, at);
        }
        if (count < TICK_STEP) return;
        after = ids[count - 1];
    }
}
