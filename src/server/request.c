/* SPDX-License-Identifier: MIT */
/* request.c - one frame of a guest: its words, and answers to it. Nothing here trusts a byte that
 * came in. */
#include "server/request.h"

#include <string.h>

#include "server/desk.h"
#include "server/spelling.h"

const vx_message request_too_fast = {
    NULL, {"too fast: please wait a moment", "слишком часто: подождите немного"}};

/* ---- Words ---- */

const char *request_word(const request *r, int index)
{
    return index < r->arguments.count ? r->arguments.word[index] : NULL;
}

const char *request_value(const request *r, const char *key)
{
    for (int i = 0; i < r->arguments.setting_count; i++)
        if (strcmp(r->arguments.setting[i].key, key) == 0) return r->arguments.setting[i].value;
    return NULL;
}

bool request_number(const char *text, int64_t low, int64_t high, int64_t *out)
{
    vx_word word = {.start = text, .length = strlen(text)};
    return vx_word_number(&word, low, high, out);
}

bool request_name(request *r, char out[STORE_NAME_CAP])
{
    const char *wanted = request_value(r, "name");
    char skeleton[SPELLING_SKELETON_CAP];
    store_account owner;
    vx_problem problem = {0};
    memcpy(out, r->who->name, STORE_NAME_CAP);
    if (wanted == NULL || out[0] != '\0') return true;
    if (!spelling_take(wanted, out, &problem)) {
        request_refuse_with(r, &problem);
        return false;
    }
    spelling_skeleton(out, skeleton);
    if (store_find_account(r->house->store, out, skeleton, &owner)) out[0] = '\0';
    return true;
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
    r->house->count.refused++;
    hall_refuse(r->house, r->who, problem);
}

void request_refuse_words(request *r, const char *const words[VX_LANGUAGES])
{
    r->is_refused = true;
    r->house->count.refused++;
    hall_refuse_words(r->house, r->who, "", words);
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
    table *at = hall_find(r->house, request_word(r, 0));
    if (at == NULL) request_refuse(r, store_read_failed(r->house->store) ? &unreadable : &no_table);
    return at;
}

static int claimed_seat(const request *r, const table *at)
{
    int seat = store_claimed_seat(r->house->store, r->who->name, at->facts.id);
    return seat >= 0 && seat < at->seats && table_is_person(at, seat) ? seat : VX_SPECTATOR;
}

table *request_seat(request *r, int *seat)
{
    static const vx_message no_key = {
        NULL, {"this key opens no seat here", "этот ключ не подходит ни к одному месту"}};
    const char *key = request_word(r, 1);
    table *at = request_table(r);
    *seat = VX_SPECTATOR;
    if (at == NULL || strcmp(key, "-") == 0) return at;
    if (strcmp(key, REQUEST_BY_NAME) != 0)
        *seat = table_seat_of(at, key);
    else if (r->who->name[0] != '\0')
        *seat = claimed_seat(r, at);
    if (*seat != VX_SPECTATOR) return at;
    request_refuse(r, &no_key);
    return NULL;
}

void request_claim(request *r, const table *at, int seat)
{
    if (r->who->name[0] != '\0')
        store_add_claim(r->house->store, r->who->name, at->facts.id, seat, net_now());
}
