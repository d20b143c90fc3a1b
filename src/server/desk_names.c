/* SPDX-License-Identifier: MIT */
/* desk_names.c - names with a password, for those who want to keep their games. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/hash.h"
#include "core/json.h"
#include "server/desk.h"
#include "server/log.h"
#include "server/request.h"
#include "server/visitors.h"

enum {
    PASSWORD_MIN = 8,
    CLAIMS_MAX = 100,
    ATTEMPTS_AT_ONCE = 20,
    ATTEMPT_EVERY = 60000, /* milliseconds */
};

static const vx_message busy = {NULL,
                                {"too busy, please try again", "слишком занято, попробуйте ещё"}};

/* ---- signup, signin ---- */

/* Attempts are counted by name too: no list of passwords is tried out on anybody. */
static bool may_try(request *r, const char *name)
{
    budget *attempts =
        &r->house->attempts[vx_hash_bytes(name, strlen(name), 1) % HALL_ATTEMPTS_KEPT];
    return visitor_may_sign(r->who->from) &&
           budget_take(attempts, net_now(), ATTEMPTS_AT_ONCE, ATTEMPT_EVERY, 1);
}

static job *new_job(const request *r, job_kind kind)
{
    job *work = calloc(1, sizeof *work);
    if (work == NULL) return NULL;
    work->kind = kind;
    work->guest = r->who->number;
    snprintf(work->name, sizeof work->name, "%s", request_word(r, 0));
    snprintf(work->password, sizeof work->password, "%s", request_word(r, 1));
    return work;
}

static void ask_thinker(request *r, job_kind kind)
{
    job *work = new_job(r, kind);
    if (work != NULL && kind == JOB_SIGN_IN)
        store_account_hash(r->house->store, work->name, work->hash);
    if (work != NULL && thinkers_add(r->house->thinkers, work)) return;
    job_free(work);
    request_refuse(r, &busy);
}

static bool is_password(const char *text)
{
    return strlen(text) >= PASSWORD_MIN && strlen(text) < STORE_NAME_CAP;
}

static void sign(request *r, job_kind kind)
{
    static const vx_message bad_name = {
        NULL,
        {"a name has up to 20 letters and a password 8 to 47 characters",
         "имя — до 20 букв, пароль — от 8 до 47 знаков"}};
    static const vx_message too_often = {NULL,
                                         {"too many attempts: please wait some minutes",
                                          "слишком много попыток: подождите несколько минут"}};
    if (!request_is_name(request_word(r, 0)) || !is_password(request_word(r, 1)))
        request_refuse(r, &bad_name);
    else if (!may_try(r, request_word(r, 0)))
        request_refuse(r, &too_often);
    else
        ask_thinker(r, kind);
}

void run_signup(request *r)
{
    static const vx_message full = {
        NULL, {"this server keeps no more names", "на этом сервере больше нет места для имён"}};
    if (store_count_accounts(r->house->store) >= DESK_ACCOUNTS_MAX)
        request_refuse(r, &full);
    else
        sign(r, JOB_SIGN_UP);
}

void run_signin(request *r)
{
    sign(r, JOB_SIGN_IN);
}

/* ---- What the thinker found ---- */

static void answer_signed(hall *house, guest *who, const char *token)
{
    vx_text *out = hall_new_frame(house);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "type", "signed");
    vx_json_text(out, "name", who->name);
    vx_json_text(out, "token", token);
    vx_json_close(out, '}');
    hall_send(who, out);
}

static guest *find_guest(hall *house, uint64_t number)
{
    guest *who = house->guests;
    while (who != NULL && who->number != number) who = who->next;
    return who;
}

static void sign_in(hall *house, guest *who, const char *name)
{
    unsigned char bytes[STORE_KEY_CAP / 2 - 1];
    char token[STORE_KEY_CAP];
    randombytes_buf(bytes, sizeof bytes);
    sodium_bin2hex(token, sizeof token, bytes, sizeof bytes);
    store_add_token(house->store, token, name, net_now());
    snprintf(who->name, sizeof who->name, "%s", name);
    who->signed_in = house->pass;
    answer_signed(house, who, token);
}

static const vx_message banned = {
    NULL, {"this name may not sign in here", "под этим именем войти сюда нельзя"}};

static void note_signing(hall *house, const guest *who, const job *work, bool is_done)
{
    if (is_done)
        house->count.signins++;
    else
        house->count.wrong_passwords += !work->is_done;
    log_event(is_done ? LOG_INFO : LOG_WARNING, work->kind == JOB_SIGN_UP ? "signup" : "signin",
              "name", work->name, "guest", log_number((int64_t)who->number), "from",
              net_address(who->socket), "done", is_done ? "yes" : "no", LOG_END);
}

void desk_take_password(hall *house, const job *work)
{
    static const vx_message taken = {NULL, {"that name is taken", "это имя занято"}};
    static const vx_message wrong = {
        NULL, {"name and password do not fit", "имя и пароль не подходят друг к другу"}};
    guest *who = find_guest(house, work->guest);
    bool is_new = work->kind == JOB_SIGN_UP;
    vx_problem problem = {.message = is_new ? &busy : &wrong};
    if (who == NULL) return;
    bool is_done = work->is_done;
    if (is_done && is_new && !store_add_account(house->store, work->name, work->hash)) {
        problem.message = &taken;
        is_done = false;
    }
    if (is_done && store_is_banned(house->store, work->name)) {
        problem.message = &banned;
        is_done = false;
    }
    note_signing(house, who, work, is_done);
    if (is_done)
        sign_in(house, who, work->name);
    else
        hall_refuse(house, who, &problem);
}

/* ---- token, mine ---- */

void run_token(request *r)
{
    static const vx_message unknown = {NULL, {"please sign in again", "войдите ещё раз"}};
    const char *token = request_word(r, 0);
    char name[STORE_NAME_CAP];
    if (!store_token_name(r->house->store, token, name)) {
        request_refuse(r, &unknown);
    } else if (store_is_banned(r->house->store, name)) {
        request_refuse(r, &banned);
    } else {
        memcpy(r->who->name, name, sizeof name);
        answer_signed(r->house, r->who, token);
    }
}

static void add_claim(void *context, const char *id, const char *key, const char *game,
                      const char *result)
{
    vx_text *out = context;
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "id", id);
    vx_json_text(out, "key", key);
    vx_json_text(out, "game", game);
    vx_json_text(out, "result", result);
    vx_json_close(out, '}');
}

void run_mine(request *r)
{
    vx_text *out = request_answer(r);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "type", "mine");
    vx_json_open(out, "games", '[');
    if (r->who->name[0] != '\0')
        store_list_claims(r->house->store, r->who->name, CLAIMS_MAX, add_claim, out);
    vx_add(out, "]}");
    request_send(r, out);
}
