/* SPDX-License-Identifier: MIT */
/* tell.c - what is sent: each seat its own view of the table and nothing else. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command/page.h"
#include "core/game.h"
#include "core/json.h"
#include "server/clock.h"
#include "server/hall.h"

enum { LOG_STEP = 500 }; /* entries in one frame: a longer log comes in several */

void hall_send(guest *who, const vx_text *frame)
{
    if (frame->cut)
        net_close(
            who->socket); /* cannot happen within our bounds; better silence than half a frame */
    else
        net_send(who->socket, frame->data, frame->length);
}

vx_text *hall_new_frame(hall *self)
{
    self->frame = vx_text_on(self->frame.data, self->frame.capacity);
    return &self->frame;
}

void hall_refuse_words(hall *self, guest *who, const char *clause,
                       const char *const words[VX_LANGUAGES])
{
    vx_text *out = hall_new_frame(self);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "type", "refused");
    vx_json_text(out, "clause", clause);
    vx_json_text(out, "en", words[VX_ENGLISH]);
    vx_json_text(out, "ru", words[VX_RUSSIAN]);
    vx_json_close(out, '}');
    hall_send(who, out);
}

void hall_refuse(hall *self, guest *who, const vx_problem *problem)
{
    char said[VX_LANGUAGES][512];
    const char *words[VX_LANGUAGES], *clause = problem->message->clause;
    for (int i = 0; i < VX_LANGUAGES; i++) {
        vx_text text = vx_text_on(said[i], sizeof said[i]);
        vx_add_reason(&text, problem, (vx_language)i);
        words[i] = said[i];
    }
    hall_refuse_words(self, who, clause != NULL ? clause : "", words);
}

/* ---- A table as one seat may know it ---- */

/* The state before entry `index`. Nearly always that is where the last telling ended. */
static void state_before(const table *at, int index, void *out)
{
    const vx_match *match = at->match;
    if (index < at->told_at) {
        vx_match_state_at(match, index, out);
        return;
    }
    memcpy(out, at->told, match->game->state_size);
    for (int i = at->told_at; i < index; i++)
        if (!match->entries[i].resigned) vx_apply(match->game, out, match->entries[i].action);
}

static void add_log(hall *house, vx_text *out, const table *at, int seat, int from, int to)
{
    const vx_match *match = at->match;
    char *state = house->memory, *before = state + vx_largest_state();
    char *after = before + vx_largest_state();
    vx_json_number(out, "from", from);
    vx_json_open(out, "log", '[');
    if (from < to) state_before(at, from, state);
    for (int i = from; i < to; i++) {
        vx_json_begin(out, NULL);
        const vx_entry *entry = &match->entries[i];
        vx_seen_entry seen = vx_see_entry(match->game, state, entry, seat, before);
        if (!entry->resigned) vx_apply(match->game, state, entry->action);
        vx_view(match->game, state, seat, after);
        vx_add_entry(out, match->game, before, &seen, after, true, VX_ENGLISH);
    }
    vx_json_close(out, ']');
}

static void add_view(hall *house, vx_text *out, const vx_game *game, const void *state, int seat)
{
    static char position[VX_POSITION_CAP];
    char *view = (char *)house->memory + vx_largest_state();
    vx_view(game, state, seat, view);
    vx_format_position(game, view, position, sizeof position);
    vx_json_text(out, "position", position);
}

static void add_player(vx_text *out, const store_seat *place)
{
    char name[STORE_NAME_CAP];
    if (place->level > 0)
        snprintf(name, sizeof name, "machine %d", place->level);
    else
        snprintf(name, sizeof name, "%s", place->name);
    vx_json_text(out, NULL, name);
}

static void add_seats(vx_text *out, const table *at)
{
    vx_json_open(out, "names", '[');
    for (int seat = 0; seat < at->seats; seat++) add_player(out, &at->seat[seat]);
    vx_json_close(out, ']');
    vx_json_open(out, "taken", '[');
    for (int seat = 0; seat < at->seats; seat++) vx_json_bool(out, NULL, at->seat[seat].is_taken);
    vx_json_close(out, ']');
    vx_json_open(out, "present", '[');
    for (int seat = 0; seat < at->seats; seat++)
        vx_json_bool(out, NULL,
                     !table_is_person(at, seat) || at->guests[seat] != NULL ||
                         (at->elsewhere >> seat & 1) != 0);
    vx_json_close(out, ']');
}

static void add_seat_or_null(vx_text *out, const char *key, int seat)
{
    if (seat == NOBODY)
        vx_json_text(out, key, NULL);
    else
        vx_json_number(out, key, seat);
}

static bool may_ask_undo(const table *at)
{
    int count = at->match->count;
    return count > 0 && at->match->entries[count - 1].actor != VX_CHANCE && !table_is_over(at);
}

static void add_outcome(vx_text *out, const table *at)
{
    vx_json_text(out, "result", at->now.result);
    vx_json_text(out, "ended", at->now.ended);
    vx_json_bool(out, "begun", table_has_begun(at));
    vx_json_bool(out, "canUndo", may_ask_undo(at));
    vx_json_bool(out, "hints", table_allows_hints(at));
    add_seat_or_null(out, "draw", at->now.draw.by);
    add_seat_or_null(out, "undo", at->now.undo.by);
    vx_json_text(out, "next", at->now.next[0] != '\0' ? at->now.next : NULL);
}

static void add_clock(vx_text *out, const table *at)
{
    if (clock_first_time(at->facts.clock) == 0) {
        vx_json_text(out, "clock", NULL);
        return;
    }
    vx_json_open(out, "clock", '{');
    vx_json_open(out, "left", '[');
    for (int seat = 0; seat < at->seats; seat++) vx_json_number(out, NULL, clock_left(at, seat));
    vx_json_close(out, ']');
    vx_json_number(out, "running", clock_running(at));
    vx_json_close(out, '}');
}

/* Only where something was said that the guest has not heard: it is the longest part of a frame. */
static void add_chat(vx_text *out, const table *at, int heard)
{
    if (heard == at->chat_total) return;
    vx_json_open(out, "chat", '[');
    for (int i = 0; i < at->chat_count; i++) {
        vx_json_open(out, NULL, '{');
        vx_json_number(out, "who", at->chat[i].seat);
        vx_json_text(out, "text", at->chat[i].text);
        vx_json_close(out, '}');
    }
    vx_json_close(out, ']');
}

static void add_hex(vx_text *out, const char *key, const uint8_t *bytes, int length)
{
    static const char digits[] = "0123456789abcdef";
    vx_json_begin(out, key);
    vx_add_char(out, '"');
    for (int i = 0; i < length; i++) {
        vx_add_char(out, digits[bytes[i] >> 4]);
        vx_add_char(out, digits[bytes[i] & 15]);
    }
    vx_add_char(out, '"');
}

void table_add_commitment(const table *self, vx_text *out)
{
    uint8_t digest[VX_DIGEST_SIZE];
    vx_sha256(self->fair.secret, VX_SECRET_SIZE, digest);
    add_hex(out, "commitment", digest, VX_DIGEST_SIZE);
}

static void add_proof(vx_text *out, const table *at, int seat)
{
    table_add_commitment(at, out);
    if (table_is_over(at))
        add_hex(out, "secret", at->fair.secret, VX_SECRET_SIZE);
    else
        vx_json_text(out, "secret", NULL);
    vx_json_bool(out, "nonceWanted", seat >= 0 && at->seat[seat].nonce[0] == '\0');
}

static void write_table(hall *house, const table *at, int seat, int from, int to, int heard)
{
    vx_text *out = hall_new_frame(house);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "type", "table");
    vx_json_text(out, "game", at->facts.game);
    vx_json_number(out, "seat", seat);
    add_log(house, out, at, seat, from, to);
    vx_json_number(out, "cuts", at->now.cuts);
    add_view(house, out, at->match->game, at->match->state, seat);
    add_seats(out, at);
    add_outcome(out, at);
    add_clock(out, at);
    vx_json_text(out, "tournament", at->facts.tournament[0] != '\0' ? at->facts.tournament : NULL);
    add_chat(out, at, heard);
    add_proof(out, at, seat);
    vx_json_close(out, '}');
}

/* ---- Telling ---- */

/* What the frame in the hall's memory says, and to whom: the next guest may need the very same. */
typedef struct {
    int known, heard;
} written;

static void tell_guest(hall *house, const table *at, guest *who, written *last)
{
    int count = at->match->count;
    while (count - who->known > LOG_STEP) {
        write_table(house, at, who->seat, who->known, who->known + LOG_STEP, who->heard);
        hall_send(who, &house->frame);
        who->known += LOG_STEP;
        who->heard = at->chat_total;
        last->known = NOBODY;
    }
    if (last->known != who->known || last->heard != who->heard)
        write_table(house, at, who->seat, who->known, count, who->heard);
    *last = (written){who->known, who->heard};
    hall_send(who, &house->frame);
    who->known = count;
    who->heard = at->chat_total;
    who->is_due = false;
}

static void tell_table(hall *house, table *at)
{
    for (int place = 0; place < PLACES; place++) {
        written last = {NOBODY, NOBODY};
        for (guest *who = at->guests[place]; who != NULL; who = who->next_at_table)
            if (at->has_news || who->is_due) tell_guest(house, at, who, &last);
    }
    memcpy(at->told, at->match->state, at->match->game->state_size);
    at->told_at = at->match->count;
}

void hall_tell_touched(hall *self)
{
    for (table *at = self->touched; at != NULL; at = at->next_touched) tell_table(self, at);
}

/* ---- Coming and going ---- */

static int place_of(int seat)
{
    return seat >= 0 ? seat : SPECTATORS;
}

static void link_guest(table *at, guest *who, int place)
{
    guest **list = &at->guests[place];
    who->next_at_table = *list;
    who->link_at_table = list;
    if (*list != NULL) (*list)->link_at_table = &who->next_at_table;
    *list = who;
    at->guest_count[place]++;
}

static void unlink_guest(guest *who, int place)
{
    *who->link_at_table = who->next_at_table;
    if (who->next_at_table != NULL) who->next_at_table->link_at_table = who->link_at_table;
    who->at->guest_count[place]--;
}

/* The others are told only when a player comes or goes, not with every screen or spectator. */
static void note_presence(hall *house, table *at, int seat, int screens)
{
    bool has_news = at->has_news || (seat >= 0 && screens == 1);
    table_touch(house, at);
    at->has_news = has_news;
}

/* A player who comes back again and again must get in, even while his dead sockets linger. */
static void show_oldest_out(hall *house, table *at, int seat)
{
    guest *oldest = at->guests[seat];
    while (oldest->next_at_table != NULL) oldest = oldest->next_at_table;
    table_leave(house, oldest);
    net_close(oldest->socket);
}

/* False if there is no room. */
static bool take_place(hall *house, table *at, guest *who, int seat)
{
    int place = place_of(seat);
    table_leave(house, who);
    if (seat < 0 && at->guest_count[place] >= HALL_SPECTATORS_MAX) return false;
    if (seat >= 0 && at->guest_count[place] >= HALL_SOCKETS_A_SEAT)
        show_oldest_out(house, at, seat);
    who->at = at;
    who->seat = seat;
    link_guest(at, who, place);
    note_presence(house, at, seat, at->guest_count[place]);
    return true;
}

bool table_seat_guest(hall *house, table *self, guest *who, int seat, int known)
{
    bool is_there = who->at == self && who->seat == seat;
    if (!is_there && !take_place(house, self, who, seat)) return false;
    who->known = known >= 0 && known <= self->match->count ? known : 0;
    who->heard = NOBODY;
    who->is_due = true;
    if (is_there) note_presence(house, self, VX_SPECTATOR, 0); /* he alone is told */
    return true;
}

void table_leave(hall *house, guest *who)
{
    table *at = who->at;
    if (at == NULL) return;
    int place = place_of(who->seat);
    note_presence(house, at, who->seat, at->guest_count[place]);
    unlink_guest(who, place);
    who->at = NULL;
}

/* ---- The past and the record ---- */

void table_add_past(hall *house, const table *self, int seat, int at, vx_text *out)
{
    if (at < 0 || at > self->match->count) at = self->match->count;
    vx_match_state_at(self->match, at, house->memory);
    add_view(house, out, self->match->game, house->memory, seat);
}

static void tag_player(table *self, int seat)
{
    static const char *const keys[VX_SEATS_MAX] = {"seat 1", "seat 2", "seat 3", "seat 4"};
    const store_seat *place = &self->seat[seat];
    char player[STORE_NAME_CAP + 16];
    if (place->level > 0)
        snprintf(player, sizeof player, "level %d", place->level);
    else
        snprintf(player, sizeof player, "human%s%s", place->name[0] ? " " : "", place->name);
    vx_match_set_tag(self->match, keys[seat], player);
}

/* A result that the rules do not give by themselves stands in the header. */
static void tag_ending(table *self)
{
    char ending[STORE_ENDED_CAP + STORE_RESULT_CAP];
    bool by_rules =
        strcmp(self->now.ended, "rules") == 0 || strcmp(self->now.ended, "resigned") == 0;
    if (!table_is_over(self) || by_rules) return;
    snprintf(ending, sizeof ending, "%s %s", self->now.ended, self->now.result);
    vx_match_set_tag(self->match, "ended", ending);
}

char *table_record(table *self, int seat)
{
    for (int i = 0; i < self->seats; i++) tag_player(self, i);
    vx_fair_tag(&self->fair, self->match, table_is_over(self));
    tag_ending(self);
    return vx_match_record(self->match, table_is_over(self) ? VX_UMPIRE : seat, false);
}
