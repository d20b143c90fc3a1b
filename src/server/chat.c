/* SPDX-License-Identifier: MIT */
/* chat.c - what the players at a table say to each other. */
#include "server/chat.h"

#include <stdlib.h>
#include <string.h>

#include "core/game.h"

bool chat_add(table *self, int seat, const char *text)
{
    if (self->chat == NULL) self->chat = malloc(HALL_CHAT_MAX * sizeof *self->chat);
    if (self->chat == NULL) return false;
    if (self->chat_count == HALL_CHAT_MAX) {
        memmove(self->chat, self->chat + 1, (HALL_CHAT_MAX - 1) * sizeof *self->chat);
        self->chat_count--;
    }
    chat_line *line = &self->chat[self->chat_count++];
    vx_text out = vx_text_on(line->text, sizeof line->text);
    line->seat = seat;
    vx_add(&out, text);
    self->chat_total++;
    return true;
}

bool table_talk(hall *house, table *self, int seat, const char *text, vx_problem *why)
{
    static const vx_message too_long = {
        NULL,
        {"write something, in {0} letters at most", "скажите что-нибудь, не длиннее {0} букв"}};
    static const vx_message players_only = {
        NULL, {"only the players talk here", "здесь говорят только игроки"}};
    if (seat < 0) return vx_refuse(why, &players_only);
    if (text[0] == '\0' || strlen(text) >= HALL_TEXT_CAP ||
        vx_count_letters(text) > HALL_TEXT_LETTERS)
        return vx_refuse_numbers(why, &too_long, HALL_TEXT_LETTERS, 0);
    if (!chat_add(self, seat, text)) return vx_refuse(why, &vx_no_memory);
    store_add_chat(house->store, self->facts.id, self->chat_total - 1,
                   self->chat_total - HALL_CHAT_MAX, seat, text);
    table_note_written(house, self);
    return true;
}
