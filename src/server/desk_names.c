/* SPDX-License-Identifier: MIT */
/* desk_names.c - names with a password, for those who want to keep their games: signing in and out,
 * sessions, and what replaces a password that is lost. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/hash.h"
#include "core/json.h"
#include "server/desk.h"
#include "server/log.h"
#include "server/own.h"
#include "server/request.h"
#include "server/spelling.h"
#include "server/visitors.h"

enum {
    PASSWORD_MIN = 8, /* letters */
    PASSWORD_MAX = 100,
    ATTEMPTS_AT_ONCE = 20,
    ATTEMPT_EVERY = 60000, /* milliseconds */
};

static const vx_message busy = {
    NULL, {"too busy, please try again", "сервер сейчас занят, попробуйте ещё раз"}};
static const vx_message banned = {
    NULL, {"this name cannot sign in here", "под этим именем войти сюда нельзя"}};
static const vx_message wrong = {NULL,
                                 {"name and password do not match", "неверное имя или пароль"}};

/* ---- Passwords ---- */

/* What is tried first by everybody who guesses. */
static bool is_common(const char *password, const char *name)
{
    static const char *const common[] = {
        "password",  "password1", "passw0rd", "12345678",  "123456789",  "1234567890", "87654321",
        "11111111",  "00000000",  "qwertyui", "qwerty123", "qwertyuiop", "1q2w3e4r",   "abcd1234",
        "abc12345",  "iloveyou",  "sunshine", "football",  "princess",   "starwars",   "letmein1",
        "пароль123", "йцукенгш",  "vexillum", "warmaster", "qazwsxedc",  "1qaz2wsx",   "admin123"};
    for (size_t i = 0; i < sizeof common / sizeof common[0]; i++)
        if (strcmp(common[i], password) == 0) return true;
    return strcmp(password, name) == 0;
}

static bool check_password(request *r, const char *password, const char *name)
{
    static const vx_message bad = {NULL,
                                   {"a password has {0} to {1} letters, digits and other signs",
                                    "в пароле от {0} до {1} букв, цифр и других знаков"}};
    static const vx_message common = {
        NULL,
        {"this password is among the first that anybody would try: choose another",
         "этот пароль попробуют одним из первых: придумайте другой"}};
    vx_problem problem = {.message = &bad, .number = {PASSWORD_MIN, PASSWORD_MAX}};
    int letters = vx_count_letters(password);
    bool is_fine = letters >= PASSWORD_MIN && letters <= PASSWORD_MAX;
    if (is_fine && is_common(password, name)) {
        problem = (vx_problem){.message = &common};
        is_fine = false;
    }
    request_report(r, is_fine, &problem);
    return is_fine;
}

/* Attempts are counted by name and address together: nobody tries out a list of passwords, and
 * nobody locks out the owner by trying. */
static bool may_try(request *r, const char *name)
{
    static const vx_message too_often = {NULL,
                                         {"too many attempts: please wait some minutes",
                                          "слишком много попыток: подождите несколько минут"}};
    char both[NET_ADDRESS_CAP + STORE_NAME_CAP];
    snprintf(both, sizeof both, "%s %s", net_address(r->who->socket), name);
    budget *attempts =
        &r->house->attempts[vx_hash_bytes(both, strlen(both), 0) % HALL_ATTEMPTS_KEPT];
    bool may =
        visitor_may_sign(r->house, r->who->from) &&
        hall_take_from_purse(r->house, attempts, "try", both, ATTEMPTS_AT_ONCE, ATTEMPT_EVERY);
    if (!may) request_refuse(r, &too_often);
    return may;
}

static job *new_job(const request *r, password_purpose purpose, const char *name)
{
    job *work = calloc(1, sizeof *work);
    if (work == NULL) return NULL;
    work->kind = JOB_PASSWORD;
    work->purpose = purpose;
    work->guest = r->who->number;
    work->from = r->who->from;
    snprintf(work->name, sizeof work->name, "%s", name);
    return work;
}

static void set_old(job *work, const char *password, const char *hash)
{
    work->checks = true;
    snprintf(work->password, sizeof work->password, "%s", password);
    snprintf(work->hash, sizeof work->hash, "%s", hash);
}

static void set_fresh(job *work, const char *password)
{
    snprintf(work->fresh, sizeof work->fresh, "%s", password);
}

static void ask_thinker(request *r, job *work)
{
    if (work != NULL && visitor_queue_password(r->who->from)) {
        r->house->passwords++;
        if (thinkers_add(r->house->thinkers, work)) return;
        r->house->passwords--;
        visitor_unqueue_password(r->who->from);
    }
    job_free(work);
    request_refuse(r, &busy);
}

/* ---- signup, signin, recover ---- */

/* The account of this name, or of one that looks like it. */
static bool find_account(hall *house, const char *name, store_account *out)
{
    char skeleton[SPELLING_SKELETON_CAP];
    spelling_skeleton(name, skeleton);
    return store_find_account(house->store, name, skeleton, out);
}

void run_signup(request *r)
{
    static const vx_message full = {
        NULL, {"this server keeps no more names", "на этом сервере больше нет места для имён"}};
    char name[STORE_NAME_CAP];
    vx_problem problem = {.message = &full};
    bool is_fine = store_count_accounts(r->house->store) < DESK_ACCOUNTS_MAX &&
                   spelling_take(request_word(r, 0), name, &problem);
    request_report(r, is_fine, &problem);
    if (!is_fine || !check_password(r, request_word(r, 1), name) || !may_try(r, name)) return;
    job *work = new_job(r, FOR_SIGN_UP, name);
    if (work != NULL) set_fresh(work, request_word(r, 1));
    ask_thinker(r, work);
}

/* A name is cut to what fits: one that is longer belongs to nobody. */
void run_signin(request *r)
{
    store_account account = {0};
    char name[STORE_NAME_CAP];
    snprintf(name, sizeof name, "%s", request_word(r, 0));
    if (!may_try(r, name)) return;
    bool is_known =
        find_account(r->house, name, &account) && strlen(request_word(r, 1)) < PASSWORD_CAP;
    job *work = new_job(r, FOR_SIGN_IN, is_known ? account.name : "");
    if (work != NULL) {
        set_old(work, request_word(r, 1), is_known ? account.hash : r->house->nobody);
        work->is_unknown = !is_known;
    }
    ask_thinker(r, work);
}

/* The code has 128 bits: nobody finds one by trying. It may be written with blanks and hyphens. */
static void clean_code(const char *text, char out[SECRET_CAP])
{
    int length = 0;
    for (; *text != '\0' && length < SECRET_LETTERS; text++)
        if (*text != ' ' && *text != '-') out[length++] = *text;
    out[length] = '\0';
}

void run_recover(request *r)
{
    static const vx_message no_fit = {
        NULL, {"name and recovery code do not match", "неверное имя или код восстановления"}};
    const char *wanted = request_word(r, 0), *password = request_word(r, 2);
    store_account account = {0};
    char code[SECRET_CAP], name[STORE_NAME_CAP];
    snprintf(name, sizeof name, "%s", wanted);
    clean_code(request_word(r, 1), code);
    if (!check_password(r, password, name) || !may_try(r, name)) return;
    if (!find_account(r->house, name, &account) || !secret_fits(account.recovery, code)) {
        request_refuse(r, &no_fit);
        return;
    }
    job *work = new_job(r, FOR_RECOVERING, account.name);
    if (work != NULL) set_fresh(work, password);
    ask_thinker(r, work);
}

/* ---- password, recovery, delete: for those who have signed in, once more with the password ---- */

/* False and refused if nobody has signed in here. */
static bool own_account(request *r, store_account *out)
{
    static const vx_message sign_in_first = {NULL, {"please sign in first", "сначала войдите"}};
    bool is_there = r->who->name[0] != '\0' && find_account(r->house, r->who->name, out);
    if (!is_there) request_refuse(r, &sign_in_first);
    return is_there;
}

static void ask_with_password(request *r, password_purpose purpose, const char *fresh)
{
    store_account account;
    const char *password = request_word(r, 0);
    if (!own_account(r, &account)) return;
    if (fresh[0] != '\0' && !check_password(r, fresh, account.name)) return;
    if (strlen(password) >= PASSWORD_CAP) password = "";
    if (!may_try(r, account.name)) return;
    job *work = new_job(r, purpose, account.name);
    if (work != NULL) {
        set_old(work, password, account.hash);
        set_fresh(work, fresh);
    }
    ask_thinker(r, work);
}

void run_password(request *r)
{
    ask_with_password(r, FOR_CHANGE, request_word(r, 1));
}

void run_recovery(request *r)
{
    ask_with_password(r, FOR_RECOVERY, "");
}

void run_delete(request *r)
{
    ask_with_password(r, FOR_DELETION, "");
}

/* ---- What the thinker found ---- */

static void answer_signed(hall *house, guest *who, const char *token, const char *code)
{
    vx_text *out = hall_new_frame(house);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "type", "signed");
    vx_json_text(out, "name", who->name);
    vx_json_text(out, "token", token);
    if (code[0] != '\0') vx_json_text(out, "recovery", code);
    vx_json_close(out, '}');
    hall_send(who, out);
}

static void answer_word(hall *house, guest *who, const char *type, const char *code)
{
    vx_text *out = hall_new_frame(house);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "type", type);
    if (code[0] != '\0') vx_json_text(out, "recovery", code);
    vx_json_close(out, '}');
    hall_send(who, out);
}

static guest *find_guest(hall *house, uint64_t number)
{
    guest *who = house->guests;
    while (who != NULL && who->number != number) who = who->next;
    return who;
}

/* Begins a session and returns its token, once. */
static void begin_session(hall *house, guest *who, const char *name, const char *code)
{
    store_session session = {.since = net_now(), .seen = net_now()};
    char token[SECRET_CAP];
    secret_make(token);
    secret_digest(token, session.digest);
    memcpy(session.name, name, sizeof session.name);
    store_add_session(house->store, &session);
    memcpy(who->name, session.name, sizeof who->name);
    memcpy(who->session, session.digest, sizeof who->session);
    who->signed_in = house->pass;
    answer_signed(house, who, token, code);
}

static void sign_up(hall *house, guest *who, const job *work, vx_problem *problem)
{
    static const vx_message taken = {
        NULL,
        {"that name is taken, or looks like one that is", "это имя занято или похоже на занятое"}};
    char skeleton[SPELLING_SKELETON_CAP], code[SECRET_CAP];
    store_account account = {.created = net_now()};
    secret_make(code);
    secret_digest(code, account.recovery);
    memcpy(account.name, work->name, sizeof account.name);
    memcpy(account.hash, work->hash, sizeof account.hash);
    spelling_skeleton(account.name, skeleton);
    if (!store_add_account(house->store, &account, skeleton))
        problem->message = &taken;
    else if (store_is_banned(house->store, account.name))
        problem->message = &banned;
    else
        begin_session(house, who, account.name, code);
}

/* A new password with a new code, and nobody else is signed in any more. */
static void renew(hall *house, guest *who, const job *work, const store_account *account)
{
    char code[SECRET_CAP] = "", digest[STORE_DIGEST_CAP];
    bool keeps_code = work->purpose == FOR_CHANGE, keeps_password = work->purpose == FOR_RECOVERY;
    memcpy(digest, account->recovery, sizeof digest);
    if (!keeps_code) {
        secret_make(code);
        secret_digest(code, digest);
    }
    store_set_password(house->store, account->name, keeps_password ? account->hash : work->hash,
                       digest);
    if (!keeps_password) own_end_sessions(house, account->name, who->session);
    if (work->purpose == FOR_RECOVERING)
        begin_session(house, who, account->name, code);
    else
        answer_word(house, who, keeps_password ? "recovery" : "changed", code);
}

static void note_signing(hall *house, const guest *who, const job *work, bool is_done)
{
    static const char *const events[] = {"signup",   "signin",  "password-changed",
                                         "recovery", "recover", "delete-account"};
    if (is_done)
        house->count.signins++;
    else
        house->count.wrong_passwords += !work->is_done;
    log_event(is_done ? LOG_INFO : LOG_WARNING, events[work->purpose], "name", work->name, "guest",
              log_number((int64_t)who->number), "from", net_address(who->socket), "done",
              is_done ? "yes" : "no", LOG_END);
}

/* The password fits. `problem` says what is wrong all the same. */
static void carry_out(hall *house, guest *who, const job *work, vx_problem *problem)
{
    store_account account;
    if (work->purpose == FOR_SIGN_UP) {
        sign_up(house, who, work, problem);
    } else if (!find_account(house, work->name, &account)) {
        problem->message = &wrong; /* deleted meanwhile */
    } else if (store_is_banned(house->store, account.name)) {
        problem->message = &banned;
    } else if (work->purpose == FOR_SIGN_IN) {
        begin_session(house, who, account.name, "");
    } else if (work->purpose == FOR_DELETION) {
        own_delete(house, account.name);
        answer_word(house, who, "deleted", "");
    } else {
        renew(house, who, work, &account);
    }
}

void desk_take_password(hall *house, const job *work)
{
    guest *who = find_guest(house, work->guest);
    vx_problem problem = {.message = NULL};
    visitor_unqueue_password(work->from);
    if (who == NULL) return;
    if (work->is_done)
        carry_out(house, who, work, &problem);
    else
        problem.message = work->checks ? &wrong : &busy;
    note_signing(house, who, work, problem.message == NULL);
    if (problem.message != NULL) hall_refuse(house, who, &problem);
}

/* ---- token, signout, sessions ---- */

static bool is_fresh(const store_session *session)
{
    return net_now() - session->seen < (int64_t)HALL_SESSION_DAYS * 86400000;
}

void run_token(request *r)
{
    static const vx_message unknown = {NULL, {"please sign in again", "войдите ещё раз"}};
    const char *token = request_word(r, 0);
    char digest[STORE_DIGEST_CAP];
    store_session session;
    secret_digest(token, digest);
    if (!store_find_session(r->house->store, digest, &session) || !is_fresh(&session)) {
        request_refuse(r, &unknown);
    } else if (store_is_banned(r->house->store, session.name)) {
        request_refuse(r, &banned);
    } else {
        if (net_now() - session.seen > DESK_SEEN_EVERY)
            store_see_session(r->house->store, digest, net_now());
        memcpy(r->who->name, session.name, sizeof session.name);
        memcpy(r->who->session, digest, sizeof digest);
        answer_signed(r->house, r->who, token, "");
    }
}

void run_signout(request *r)
{
    guest *who = r->who;
    if (who->name[0] != '\0') store_end_session(r->house->store, who->name, who->session);
    who->name[0] = who->session[0] = '\0';
    answer_word(r->house, who, "signed-out", "");
}

typedef struct {
    vx_text *out;
    const char *own;
} session_listing;

/* The first letters of a digest tell sessions apart and open nothing. */
enum { SESSION_ID_LETTERS = 8 };

static void add_session(void *context, const store_session *session)
{
    session_listing *to = context;
    char id[SESSION_ID_LETTERS + 1];
    snprintf(id, sizeof id, "%.*s", SESSION_ID_LETTERS, session->digest);
    vx_json_open(to->out, NULL, '{');
    vx_json_text(to->out, "id", id);
    vx_json_number(to->out, "since", session->since);
    vx_json_number(to->out, "seen", session->seen);
    vx_json_bool(to->out, "here", strcmp(session->digest, to->own) == 0);
    vx_json_close(to->out, '}');
}

typedef struct {
    const char *id;
    char digest[STORE_DIGEST_CAP];
} session_search;

static void find_session(void *context, const store_session *session)
{
    session_search *search = context;
    if (strncmp(session->digest, search->id, SESSION_ID_LETTERS) == 0 &&
        strlen(search->id) == SESSION_ID_LETTERS)
        memcpy(search->digest, session->digest, sizeof search->digest);
}

/* "sessions end ID" or "sessions end others"; false and refused if there is no such session. */
static bool end_sessions(request *r, const char *verb, const char *which)
{
    static const vx_message none = {
        NULL,
        {"end a session by its id, or others", "назовите id сеанса, который закрыть, или others"}};
    session_search search = {.id = which != NULL ? which : ""};
    guest *who = r->who;
    bool is_end = strcmp(verb, "end") == 0;
    if (is_end && strcmp(search.id, "others") == 0) {
        own_end_sessions(r->house, who->name, who->session);
        return true;
    }
    store_list_sessions(r->house->store, who->name, find_session, &search);
    if (is_end && search.digest[0] != '\0') {
        own_end_session(r->house, who->name, search.digest);
        return true;
    }
    request_refuse(r, &none);
    return false;
}

void run_sessions(request *r)
{
    store_account account;
    if (!own_account(r, &account)) return;
    if (request_word(r, 0) != NULL && !end_sessions(r, request_word(r, 0), request_word(r, 1)))
        return;
    session_listing to = {.out = request_answer(r), .own = r->who->session};
    vx_json_open(to.out, NULL, '{');
    vx_json_text(to.out, "type", "sessions");
    vx_json_open(to.out, "sessions", '[');
    store_list_sessions(r->house->store, r->who->name, add_session, &to);
    vx_add(to.out, "]}");
    request_send(r, to.out);
}
