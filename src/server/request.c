/* SPDX-License-Identifier: MIT */
/* request.c - one frame of a guest, taken apart. Nothing here trusts a byte that came in. */
#include "server/request.h"

#include <string.h>

#include "server/desk.h"
#include "server/utf8.h"

const vx_message request_too_few_words = {
    NULL, {"something is missing in that command", "в этой команде чего-то не хватает"}};

const vx_message request_too_fast = {
    NULL, {"too fast: please wait a moment", "слишком часто: подождите немного"}};

/* ---- Words ---- */

/* Moves the word at *from to *to without its quotation marks; both then stand behind it. The word
 * in `to` is never longer than what was read, so that one buffer will do for both. */
static void take_word(char **from, char **to)
{
    bool in_quotes = false;
    for (; **from != '\0' && (in_quotes || **from != ' '); ++*from) {
        if (**from == '"')
            in_quotes = !in_quotes;
        else
            *(*to)++ = **from;
    }
    if (**from != '\0') ++*from;
    *(*to)++ = '\0';
}

void request_split(request *r, char *text, char *copy)
{
    char *from = copy, *to = copy;
    strcpy(copy, text);
    r->count = 0;
    for (;;) {
        while (*from == ' ') from++;
        if (*from == '\0') return;
        r->is_cut = r->count == REQUEST_WORDS_MAX;
        if (r->is_cut) return;
        r->word[r->count] = to;
        r->rest[r->count++] = text + (from - copy);
        take_word(&from, &to);
    }
}

const char *request_value(const request *r, const char *key)
{
    size_t length = strlen(key);
    for (int i = 1; i < r->count; i++)
        if (strncmp(r->word[i], key, length) == 0 && r->word[i][length] == '=')
            return r->word[i] + length + 1;
    return NULL;
}

bool request_number(const char *text, int64_t low, int64_t high, int64_t *out)
{
    vx_word word = {.start = text, .length = strlen(text)};
    return vx_word_number(&word, low, high, out);
}

bool request_is_name(const char *text)
{
    size_t length = strlen(text);
    return length > 0 && length < STORE_NAME_CAP && strspn(text, " ") < length &&
           !has_control(text);
}

const char *request_name(const request *r)
{
    char hash[STORE_HASH_CAP];
    const char *name = request_value(r, "name");
    if (name == NULL || !request_is_name(name)) return r->who->name;
    return store_account_hash(r->house->store, name, hash) ? r->who->name : name;
}

bool request_pays(request *r, int entries)
{
    enum { ENTRIES_FOR_ONE = 500 };
    bool can_pay = desk_may_send(r->who, entries / ENTRIES_FOR_ONE);
    if (!can_pay) request_refuse(r, &request_too_fast);
    return can_pay;
}

/* ---- Answers ---- */

vx_text *request_answer(request *r)
{
    return hall_new_frame(r->house);
}

void request_send(request *r, const vx_text *frame)
{
    hall_send(r->who, frame);
}

void request_refuse_with(request *r, const vx_problem *problem)
{
    r->is_refused = true;
    r->house->refused++;
    hall_refuse(r->house, r->who, problem);
}

void request_refuse(request *r, const vx_message *message)
{
    vx_problem problem = {.message = message};
    request_refuse_with(r, &problem);
}

void request_report(request *r, bool is_done, const vx_problem *problem)
{
    if (!is_done) request_refuse_with(r, problem);
}

/* ---- Tables ---- */

table *request_table(request *r)
{
    static const vx_message no_table = {NULL, {"there is no such table", "такого стола нет"}};
    static const vx_message unreadable = {
        NULL,
        {"the table cannot be read just now; please try again",
         "сейчас этот стол прочитать не удаётся; попробуйте ещё раз"}};
    if (r->count < 2) {
        request_refuse(r, &request_too_few_words);
        return NULL;
    }
    table *at = hall_find(r->house, r->word[1]);
    if (at == NULL) request_refuse(r, store_read_failed(r->house->store) ? &unreadable : &no_table);
    return at;
}

table *request_seat(request *r, int *seat)
{
    static const vx_message no_key = {
        NULL, {"this key opens no seat here", "этот ключ не подходит ни к одному месту"}};
    if (r->count < 3) {
        request_refuse(r, &request_too_few_words);
        return NULL;
    }
    table *at = request_table(r);
    *seat = VX_SPECTATOR;
    if (at == NULL || strcmp(r->word[2], "-") == 0) return at;
    *seat = table_seat_of(at, r->word[2]);
    if (*seat != VX_SPECTATOR) return at;
    request_refuse(r, &no_key);
    return NULL;
}

void request_claim(request *r, const table *at, int seat)
{
    if (r->who->name[0] != '\0')
        store_add_claim(r->house->store, r->who->name, at->facts.id, at->seat[seat].key, net_now());
}
