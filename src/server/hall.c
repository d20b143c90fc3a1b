/* SPDX-License-Identifier: MIT */
/* hall.c - tables in memory: found, read from the store, set up, forgotten. */
#include "server/hall.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "core/hash.h"
#include "server/clock.h"

enum { BUCKETS = 1 << 14, FRAME_CAP = 4 << 20, ID_LETTERS = 12, KEY_LETTERS = 26 };

int64_t hall_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* ---- Opening and closing ---- */

bool hall_open(hall *self, store *from)
{
    memset(self, 0, sizeof *self);
    self->store = from;
    self->started = hall_now();
    self->buckets = calloc(BUCKETS, sizeof *self->buckets);
    self->bucket_count = BUCKETS;
    self->memory = malloc(2 * vx_largest_state());
    char *frame = malloc(FRAME_CAP);
    if (frame != NULL) self->frame = vx_text_on(frame, FRAME_CAP);
    if (self->buckets != NULL && self->memory != NULL && frame != NULL) return true;
    hall_close(self);
    return false;
}

static void free_table(table *self)
{
    vx_match_free(self->match);
    free(self->chat);
    free(self);
}

void hall_close(hall *self)
{
    for (int i = 0; self->buckets != NULL && i < self->bucket_count; i++) {
        for (table *at = self->buckets[i], *next; at != NULL; at = next) {
            next = at->next;
            free_table(at);
        }
    }
    free(self->buckets);
    free(self->memory);
    free(self->frame.data);
    memset(self, 0, sizeof *self);
}

/* ---- Finding ---- */

static table **bucket_of(hall *self, const char *id)
{
    return &self->buckets[vx_hash_bytes(id, strlen(id), 0) % (unsigned)self->bucket_count];
}

static void keep(hall *self, table *made)
{
    table **bucket = bucket_of(self, made->facts.id);
    made->next = *bucket;
    *bucket = made;
    self->table_count++;
}

static void drop(hall *self, table *gone)
{
    table **at = bucket_of(self, gone->facts.id);
    while (*at != gone) at = &(*at)->next;
    *at = gone->next;
    self->table_count--;
    free_table(gone);
}

/* Nobody sits there, nothing is under way, and it can be read again. */
static bool may_drop(const table *self)
{
    bool has_clock = strcmp(self->facts.clock, "none") != 0 && !table_is_over(self);
    return self->guests == NULL && !self->is_thinking && !self->is_touched && !has_clock;
}

/* Looks through a few buckets at a time, so that no single visitor pays for all. */
static void drop_some_idle(hall *self)
{
    static int next_bucket;
    if (self->table_count <= HALL_IDLE_MAX) return;
    int64_t limit = hall_now() - 60000;
    for (int i = 0; i < 16; i++) {
        table *at = self->buckets[next_bucket++ % self->bucket_count], *next;
        for (; at != NULL; at = next) {
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

static bool read_start(void *context, const store_game *facts, const char *position)
{
    reading *r = context;
    const vx_game *game;
    vx_problem problem;
    if (!vx_parse_position(position, &game, r->house->memory, &problem)) return false;
    r->made = calloc(1, sizeof *r->made);
    if (r->made == NULL) return false;
    r->made->facts = *facts;
    r->made->draw_offer = r->made->undo_offer = NOBODY;
    r->made->seats = vx_seats(game, r->house->memory);
    r->made->match = vx_match_new(game, r->house->memory, 0);
    memcpy(r->made->fair.secret, facts->secret, VX_SECRET_SIZE);
    return r->made->match != NULL;
}

static void read_seat(void *context, int seat, const store_seat *value)
{
    reading *r = context;
    if (seat < 0 || seat >= r->made->seats) return;
    r->made->seat[seat] = *value;
    snprintf(r->made->fair.nonce[seat], sizeof r->made->fair.nonce[seat], "%s", value->nonce);
}

static bool read_entry(void *context, int actor, const char *text, int64_t when)
{
    reading *r = context;
    vx_match *match = r->made->match;
    vx_action action;
    vx_problem problem;
    r->made->turn_began = when;
    r->made->draws += actor == VX_CHANCE;
    if (strcmp(text, "resign") == 0) return vx_match_resign(match, actor, &problem);
    return vx_parse_action(match->game, match->state, text, &action, &problem) &&
           vx_match_play(match, action, &problem);
}

static bool add_chat(table *self, int seat, const char *text)
{
    if (self->chat_count == HALL_CHAT_MAX) {
        memmove(self->chat, self->chat + 1, (HALL_CHAT_MAX - 1) * sizeof *self->chat);
        self->chat_count--;
    }
    if (self->chat == NULL) self->chat = malloc(HALL_CHAT_MAX * sizeof *self->chat);
    if (self->chat == NULL) return false;
    chat_line *line = &self->chat[self->chat_count++];
    line->seat = seat;
    snprintf(line->text, sizeof line->text, "%s", text);
    return true;
}

static void read_chat(void *context, int seat, const char *text)
{
    reading *r = context;
    add_chat(r->made, seat, text);
}

static table *read_table(hall *self, const char *id)
{
    reading r = {.house = self};
    store_reader reader = {.context = &r,
                           .start = read_start,
                           .seat = read_seat,
                           .entry = read_entry,
                           .chat = read_chat};
    if (!store_read_game(self->store, id, &reader)) {
        if (r.made != NULL) free_table(r.made);
        return NULL;
    }
    clock_after_reading(self, r.made);
    keep(self, r.made);
    return r.made;
}

table *hall_find(hall *self, const char *id)
{
    if (strlen(id) != ID_LETTERS) return NULL;
    table *at = *bucket_of(self, id);
    while (at != NULL && strcmp(at->facts.id, id) != 0) at = at->next;
    if (at == NULL) at = read_table(self, id);
    if (at != NULL) at->last_used = hall_now();
    drop_some_idle(self);
    return at;
}

void hall_clear_touched(hall *self)
{
    for (table *at = self->touched, *next; at != NULL; at = next) {
        next = at->next_touched;
        at->is_touched = false;
    }
    self->touched = NULL;
}

static void seat_again(hall *self, const char *id, guest *sitting)
{
    table *again = read_table(self, id);
    for (guest *who = sitting, *next; who != NULL; who = next) {
        next = who->next_at_table;
        who->at = NULL;
        if (again != NULL) table_seat_guest(self, again, who, who->seat, 0);
    }
}

void hall_forget_touched(hall *self)
{
    table *at = self->touched, *next;
    self->touched = NULL;
    for (; at != NULL; at = next) {
        char id[STORE_ID_CAP];
        guest *sitting = at->guests;
        next = at->next_touched;
        memcpy(id, at->facts.id, sizeof id);
        drop(self, at);
        seat_again(self, id, sitting);
    }
}

/* ---- A new table ---- */

/* Letters that are not mistaken for one another when read aloud. */
static void make_key(char *out, int letters)
{
    static const char alphabet[] = "abcdefghjkmnpqrstuvwxyz23456789x";
    for (int i = 0; i < letters; i++) out[i] = alphabet[randombytes_uniform(31)];
    out[letters] = '\0';
}

static void write_options(char *out, size_t capacity, const hall_wish *wish)
{
    vx_text text = vx_text_on(out, capacity);
    for (int i = 0; i < wish->setting_count; i++) {
        if (i > 0) vx_add_char(&text, ' ');
        vx_add(&text, wish->settings[i].key);
        vx_add_char(&text, '=');
        vx_add(&text, wish->settings[i].value);
    }
}

static void fill_facts(table *made, const hall_wish *wish)
{
    store_game *facts = &made->facts;
    make_key(facts->id, ID_LETTERS);
    snprintf(facts->game, sizeof facts->game, "%s", vx_game_id(wish->game));
    snprintf(facts->clock, sizeof facts->clock, "%s", wish->clock);
    snprintf(facts->result, sizeof facts->result, "*");
    write_options(facts->options, sizeof facts->options, wish);
    facts->is_open = wish->is_open;
    facts->created = hall_now();
    randombytes_buf(facts->secret, sizeof facts->secret);
    memcpy(made->fair.secret, facts->secret, VX_SECRET_SIZE);
}

static void fill_seats(table *made, const hall_wish *wish)
{
    for (int seat = 0; seat < made->seats; seat++) {
        store_seat *place = &made->seat[seat];
        make_key(place->key, KEY_LETTERS);
        place->level = wish->level[seat];
        place->is_taken = place->level > 0 || seat == wish->seat;
        place->left = clock_first_time(wish->clock);
        if (seat == wish->seat) snprintf(place->name, sizeof place->name, "%s", wish->name);
    }
}

table *hall_host(hall *self, const hall_wish *wish, vx_problem *why)
{
    static const vx_message full = {
        NULL,
        {"this server keeps no more games", "на этом сервере больше нет места для партий"}};
    static const vx_message no_seat = {NULL, {"there is no such seat", "такого места нет"}};
    static const vx_message no_memory = {NULL, {"out of memory", "не хватает памяти"}};
    char position[VX_POSITION_CAP];
    if (store_count_games(self->store) >= HALL_GAMES_MAX) {
        *why = (vx_problem){.message = &full};
        return NULL;
    }
    if (!vx_setup(wish->game, self->memory, wish->settings, wish->setting_count, why)) return NULL;
    int seats = vx_seats(wish->game, self->memory);
    if (wish->seat < 0 || wish->seat >= seats || wish->level[wish->seat] > 0) {
        *why = (vx_problem){.message = &no_seat};
        return NULL;
    }
    table *made = calloc(1, sizeof *made);
    if (made != NULL) made->match = vx_match_new(wish->game, self->memory, 0);
    if (made == NULL || made->match == NULL) {
        free(made);
        *why = (vx_problem){.message = &no_memory};
        return NULL;
    }
    made->seats = seats;
    made->draw_offer = made->undo_offer = NOBODY;
    made->last_used = hall_now();
    fill_facts(made, wish);
    fill_seats(made, wish);
    vx_format_position(wish->game, self->memory, position, sizeof position);
    store_add_game(self->store, &made->facts, position, seats, made->seat);
    keep(self, made);
    return made;
}

/* ---- Talk ---- */

bool table_talk(hall *house, table *self, int seat, const char *text, vx_problem *why)
{
    static const vx_message too_long = {NULL,
                                        {"that is too long to say", "слишком длинное сообщение"}};
    static const vx_message players_only = {
        NULL, {"only the players talk here", "здесь говорят только игроки"}};
    *why = (vx_problem){.message = &too_long};
    if (strlen(text) == 0 || strlen(text) > HALL_TEXT_MAX) return false;
    *why = (vx_problem){.message = &players_only};
    if (seat < 0 || !add_chat(self, seat, text)) return false;
    store_add_chat(house->store, self->facts.id, seat, text, hall_now());
    return true;
}
