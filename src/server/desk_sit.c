/* SPDX-License-Identifier: MIT */
/* desk_sit.c - at a table: sitting down, asking about it, playing. */
#include <stdlib.h>
#include <string.h>

#include "core/json.h"
#include "server/request.h"

/* ---- sit ---- */

/* What the guest has of the log already, if it is still the same log. */
static int known_entries(const request *r, const table *at)
{
    const char *from = request_value(r, "from"), *cuts = request_value(r, "cuts");
    int64_t known = 0, number = 0;
    if (from != NULL) request_number(from, 0, HALL_ENTRIES_MAX, &known);
    if (cuts != NULL) request_number(cuts, 0, INT32_MAX, &number);
    return number == at->now.cuts && known <= at->match->count ? (int)known : 0;
}

/* A number for the dice may come along; one that is late or odd is ignored. */
static void take_nonce(request *r, table *at, int seat)
{
    vx_problem ignored;
    const char *nonce = request_value(r, "nonce");
    if (nonce != NULL) table_add_nonce(r->house, at, seat, nonce, &ignored);
}

/* Given by us, so that it may be changed for one of his own. */
static bool is_guest_name(const char *name)
{
    return name[0] == '\0' || strncmp(name, "guest ", 6) == 0;
}

void run_sit(request *r)
{
    static const vx_message full = {
        NULL, {"too many people are looking on here already", "здесь уже слишком много зрителей"}};
    char name[STORE_NAME_CAP];
    int seat;
    table *at = request_seat(r, &seat);
    if (at == NULL || !request_name(r, name)) return;
    int known = known_entries(r, at);
    if (!request_pays(r, at->match->count - known)) return;
    if (!table_seat_guest(r->house, at, r->who, seat, known)) {
        request_refuse(r, &full);
        return;
    }
    if (seat == VX_SPECTATOR) return;
    bool has_new_name = name[0] != '\0' && is_guest_name(at->seat[seat].name);
    if (!at->seat[seat].is_taken || has_new_name) table_take_seat(r->house, at, seat, name, NULL);
    request_claim(r, at, seat);
    take_nonce(r, at, seat);
}

/* ---- view, record, verify ---- */

static void answer_view(request *r, const table *at, int seat, const char *type)
{
    if (!request_pays(r, at->match->count)) return;
    int64_t number = vx_flag_number(&r->arguments, "--at", at->match->count);
    vx_text *out = request_answer(r);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "type", type);
    table_add_past(r->house, at, seat, (int)number, out);
    vx_json_close(out, '}');
    request_send(r, out);
}

void run_view(request *r)
{
    int seat;
    table *at = request_seat(r, &seat);
    if (at != NULL) answer_view(r, at, seat, "view");
}

/* The page thinks for itself; it asks here for what it may think about. */
void run_hint(request *r)
{
    static const vx_message off = {
        NULL,
        {"hints are off at this table: its people did not agree on them before the game",
         "подсказки за этим столом выключены: игроки не договорились о них до партии"}};
    int seat;
    table *at = request_seat(r, &seat);
    if (at == NULL) return;
    if (!table_allows_hints(at)) {
        request_refuse(r, &off);
        return;
    }
    answer_view(r, at, seat, "hint");
}

void run_record(request *r)
{
    int seat;
    table *at = request_seat(r, &seat);
    if (at == NULL || !request_pays(r, at->match->count)) return;
    char *record = table_record(at, seat);
    vx_text *out = request_answer(r);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "type", "record");
    vx_json_text(out, "text", record != NULL ? record : "");
    vx_json_close(out, '}');
    free(record);
    request_send(r, out);
}

void run_verify(request *r)
{
    static const vx_message not_over = {
        NULL,
        {"the secret is shown when the game is over", "секрет показывают, когда партия окончена"}};
    int checked = 0;
    table *at = request_table(r);
    if (at == NULL) return;
    if (!table_is_over(at)) {
        request_refuse(r, &not_over);
        return;
    }
    if (!request_pays(r, at->match->count)) return;
    vx_fair_tag(&at->fair, at->match, true);
    bool agrees = vx_fair_verify(at->match, &checked, NULL);
    vx_text *out = request_answer(r);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "type", "verified");
    vx_json_number(out, "checked", checked);
    if (agrees)
        vx_json_text(out, "failed", NULL);
    else
        vx_json_number(out, "failed", checked);
    vx_json_close(out, '}');
    request_send(r, out);
}

/* ---- Playing ---- */

/* The table where the guest sits, or NULL and refused. */
static table *own_table(request *r)
{
    static const vx_message standing = {NULL,
                                        {"sit down at a table first", "сначала сядьте за стол"}};
    if (r->who->at == NULL) request_refuse(r, &standing);
    return r->who->at;
}

/* The length of the log that the guest knows comes with the action: a frame that was sent twice, or
 * to a position that is gone, does nothing. */
void run_play(request *r)
{
    static const vx_message stale = {
        NULL, {"the position has changed in the meantime", "позиция тем временем изменилась"}};
    static const vx_message no_length = {NULL,
                                         {"give the length of the record first, then the action",
                                          "сначала длина записи, потом действие"}};
    static const vx_message too_long = {
        NULL, {"the action is too long", "действие записано слишком длинно"}};
    vx_problem problem = {0};
    char action[VX_ACTION_TEXT_CAP];
    int64_t length;
    table *at = own_table(r);
    if (at == NULL) return;
    if (!request_number(request_word(r, 0), 0, HALL_ENTRIES_MAX, &length))
        request_refuse(r, &no_length);
    else if (length != at->match->count)
        request_refuse(r, &stale);
    else if (!vx_join_words(r->house->speech, &r->arguments, 1, action, sizeof action))
        request_refuse(r, &too_long);
    else
        request_report(r, table_play(r->house, at, r->who->seat, action, &problem), &problem);
}

void run_resign(request *r)
{
    vx_problem problem = {0};
    table *at = own_table(r);
    if (at != NULL) request_report(r, table_resign(r->house, at, r->who->seat, &problem), &problem);
}

static const vx_message yes_or_no = {NULL, {"the answer is yes or no", "ответ — yes или no"}};

/* "draw" offers, "draw yes" agrees, "draw no" does not. */
void run_draw(request *r)
{
    vx_problem problem = {.message = &yes_or_no};
    bool is_done = false;
    table *at = own_table(r);
    if (at == NULL) return;
    const char *answer = request_word(r, 0);
    if (answer == NULL || strcmp(answer, "yes") == 0)
        is_done = table_offer_draw(r->house, at, r->who->seat, &problem);
    else if (strcmp(answer, "no") == 0)
        is_done = table_refuse_draw(r->house, at, r->who->seat, &problem);
    request_report(r, is_done, &problem);
}

void run_undo(request *r)
{
    vx_problem problem = {.message = &yes_or_no};
    const char *answer = request_word(r, 0);
    bool is_done = false, is_yes = answer != NULL && strcmp(answer, "yes") == 0;
    table *at = own_table(r);
    if (at == NULL || !request_pays(r, at->match->count)) return;
    if (answer == NULL)
        is_done = table_ask_undo(r->house, at, r->who->seat, &problem);
    else if (is_yes || strcmp(answer, "no") == 0)
        is_done = table_answer_undo(r->house, at, r->who->seat, is_yes, &problem);
    request_report(r, is_done, &problem);
}

void run_chat(request *r)
{
    vx_problem problem = {0};
    table *at = own_table(r);
    if (at != NULL)
        request_report(r, table_talk(r->house, at, r->who->seat, r->text, &problem), &problem);
}

void run_nonce(request *r)
{
    vx_problem problem = {0};
    table *at = own_table(r);
    if (at == NULL) return;
    bool is_done = table_add_nonce(r->house, at, r->who->seat, request_word(r, 0), &problem);
    request_report(r, is_done, &problem);
}
