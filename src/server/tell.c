/* SPDX-License-Identifier: MIT */
/* tell.c - what is sent: each seat its own view of the table and nothing else. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command/page.h"
#include "core/game.h"
#include "server/clock.h"
#include "server/hall.h"

void hall_send(hall *self, guest *who, const vx_text *frame)
{
    (void)self;
    if (frame->cut)
        net_close(who->socket); /* cannot happen within our bounds; better silence than half a frame */
    else
        net_send(who->socket, frame->data, frame->length);
}

static vx_text *new_frame(hall *self)
{
    self->frame = vx_text_on(self->frame.data, self->frame.capacity);
    return &self->frame;
}

void hall_refuse(hall *self, guest *who, const vx_problem *problem)
{
    char words[512];
    vx_text *out = new_frame(self);
    const char *clause = problem->message->clause;
    vx_add(out, "{\"type\":\"refused\",\"clause\":");
    vx_add_quoted(out, clause != NULL ? clause : "");
    for (int i = 0; i < VX_LANGUAGES; i++) {
        vx_text text = vx_text_on(words, sizeof words);
        vx_add_filled(&text, problem->message->text[i], problem->number, problem->word);
        vx_add(out, i == VX_ENGLISH ? ",\"en\":" : ",\"ru\":");
        vx_add_quoted(out, words);
    }
    vx_add_char(out, '}');
    hall_send(self, who, out);
}

/* ---- A table as one seat may know it ---- */

static void add_log(hall *house, vx_text *out, const table *at, int seat, int from)
{
    const vx_match *match = at->match;
    void *state = house->memory;
    vx_add(out, ",\"from\":");
    vx_add_number(out, from);
    vx_add(out, ",\"log\":[");
    if (from < match->count) vx_match_state_at(match, from, state);
    for (int i = from; i < match->count; i++) {
        if (i > from) vx_add_char(out, ',');
        vx_add_entry(out, match->game, state, &match->entries[i], seat, true, VX_ENGLISH);
        if (!match->entries[i].resigned) vx_apply(match->game, state, match->entries[i].action);
    }
    vx_add_char(out, ']');
}

static void add_position(hall *house, vx_text *out, const table *at, int seat)
{
    static char position[VX_POSITION_CAP];
    const vx_match *match = at->match;
    vx_view(match->game, match->state, seat, house->memory);
    vx_format_position(match->game, house->memory, position, sizeof position);
    vx_add(out, ",\"position\":");
    vx_add_quoted(out, position);
}

static bool is_present(const table *at, int seat)
{
    if (at->seat[seat].level > 0) return true;
    for (const guest *who = at->guests; who != NULL; who = who->next_at_table)
        if (who->seat == seat) return true;
    return false;
}

static void add_seats(vx_text *out, const table *at)
{
    vx_add(out, ",\"names\":");
    for (int seat = 0; seat < at->seats; seat++) {
        const store_seat *place = &at->seat[seat];
        char name[STORE_NAME_CAP];
        if (place->level > 0)
            snprintf(name, sizeof name, "machine %d", place->level);
        else
            snprintf(name, sizeof name, "%s", place->name);
        vx_add_char(out, seat == 0 ? '[' : ',');
        vx_add_quoted(out, name);
    }
    vx_add(out, "],\"present\":");
    for (int seat = 0; seat < at->seats; seat++) {
        vx_add_char(out, seat == 0 ? '[' : ',');
        vx_add(out, is_present(at, seat) ? "true" : "false");
    }
    vx_add_char(out, ']');
}

static void add_seat_or_null(vx_text *out, const char *key, int seat)
{
    vx_add(out, key);
    if (seat == NOBODY)
        vx_add(out, "null");
    else
        vx_add_number(out, seat);
}

static void add_clock(vx_text *out, const table *at)
{
    vx_add(out, ",\"clock\":");
    if (clock_first_time(at->facts.clock) == 0) {
        vx_add(out, "null");
        return;
    }
    vx_add(out, "{\"left\":");
    for (int seat = 0; seat < at->seats; seat++) {
        vx_add_char(out, seat == 0 ? '[' : ',');
        vx_add_number(out, clock_left(at, seat));
    }
    add_seat_or_null(out, "],\"running\":", clock_running(at));
    vx_add_char(out, '}');
}

static void add_chat(vx_text *out, const table *at)
{
    vx_add(out, ",\"chat\":[");
    for (int i = 0; i < at->chat_count; i++) {
        vx_add(out, i > 0 ? ",{\"who\":" : "{\"who\":");
        vx_add_number(out, at->chat[i].seat);
        vx_add(out, ",\"text\":");
        vx_add_quoted(out, at->chat[i].text);
        vx_add_char(out, '}');
    }
    vx_add_char(out, ']');
}

static void add_proof(vx_text *out, table *at)
{
    vx_fair_tag(&at->fair, at->match, table_is_over(at));
    vx_add(out, ",\"commitment\":");
    vx_add_quoted(out, vx_match_tag(at->match, "commitment"));
    vx_add(out, ",\"secret\":");
    if (table_is_over(at))
        vx_add_quoted(out, vx_match_tag(at->match, "secret"));
    else
        vx_add(out, "null");
}

static bool may_ask_undo(const table *at)
{
    int count = at->match->count;
    return count > 0 && at->match->entries[count - 1].actor != VX_CHANCE && !table_is_over(at);
}

static void send_table(hall *house, table *at, guest *who)
{
    vx_text *out = new_frame(house);
    vx_add(out, "{\"type\":\"table\",\"game\":");
    vx_add_quoted(out, at->facts.game);
    vx_add(out, ",\"seat\":");
    vx_add_number(out, who->seat);
    add_log(house, out, at, who->seat, who->known);
    add_position(house, out, at, who->seat);
    add_seats(out, at);
    vx_add(out, ",\"result\":");
    vx_add_quoted(out, at->facts.result);
    vx_add(out, ",\"canUndo\":");
    vx_add(out, may_ask_undo(at) ? "true" : "false");
    add_seat_or_null(out, ",\"draw\":", at->draw_offer);
    add_seat_or_null(out, ",\"undo\":", at->undo_offer);
    add_clock(out, at);
    add_chat(out, at);
    add_proof(out, at);
    vx_add(out, ",\"next\":");
    if (at->facts.next[0] != '\0')
        vx_add_quoted(out, at->facts.next);
    else
        vx_add(out, "null");
    vx_add_char(out, '}');
    who->known = at->match->count;
    hall_send(house, who, out);
}

void hall_tell_touched(hall *self)
{
    for (table *at = self->touched; at != NULL; at = at->next_touched)
        for (guest *who = at->guests; who != NULL; who = who->next_at_table)
            send_table(self, at, who);
}

/* ---- Coming and going ---- */

void table_touch(hall *house, table *at)
{
    if (at->is_touched) return;
    at->is_touched = true;
    at->next_touched = house->touched;
    house->touched = at;
}

void table_seat_guest(hall *house, table *self, guest *who, int seat, int known)
{
    table_leave(house, who);
    who->at = self;
    who->seat = seat;
    who->known = known >= 0 && known <= self->match->count ? known : 0;
    who->next_at_table = self->guests;
    self->guests = who;
    table_touch(house, self); /* the others see who is present */
}

void table_leave(hall *house, guest *who)
{
    if (who->at == NULL) return;
    guest **at = &who->at->guests;
    while (*at != who) at = &(*at)->next_at_table;
    *at = who->next_at_table;
    table_touch(house, who->at);
    who->at = NULL;
}

/* ---- The past and the record ---- */

void table_add_past(hall *house, const table *self, int seat, int at, vx_text *out)
{
    static char position[VX_POSITION_CAP];
    const vx_game *game = self->match->game;
    char *state = house->memory, *view = state + vx_largest_state();
    if (at < 0 || at > self->match->count) at = self->match->count;
    vx_match_state_at(self->match, at, state);
    vx_view(game, state, seat, view);
    vx_format_position(game, view, position, sizeof position);
    vx_add_quoted(out, position);
}

char *table_record(table *self, int seat)
{
    static const char *const seat_keys[VX_SEATS_MAX] = {"seat 1", "seat 2", "seat 3", "seat 4"};
    char player[STORE_NAME_CAP + 16];
    for (int i = 0; i < self->seats; i++) {
        const store_seat *place = &self->seat[i];
        if (place->level > 0)
            snprintf(player, sizeof player, "level %d", place->level);
        else
            snprintf(player, sizeof player, "human%s%s", place->name[0] ? " " : "", place->name);
        vx_match_set_tag(self->match, seat_keys[i], player);
    }
    vx_fair_tag(&self->fair, self->match, table_is_over(self));
    return vx_match_record(self->match, table_is_over(self) ? VX_UMPIRE : seat, false);
}
