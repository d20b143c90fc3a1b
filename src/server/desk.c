/* SPDX-License-Identifier: MIT */
/* desk.c - the commands of a guest. Nothing here trusts a byte that came in. */
#include "server/desk.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "server/clock.h"

enum { WORDS_MAX = 40, LOBBY_MAX = 50, CLAIMS_MAX = 100 };

/* A frame taken apart: the verb, words, and where the rest of the line begins after each word. */
typedef struct {
    hall *house;
    guest *who;
    char *word[WORDS_MAX];
    char *rest[WORDS_MAX]; /* the text from this word on */
    int count;
} request;

static vx_text *answer(request *r)
{
    r->house->frame = vx_text_on(r->house->frame.data, r->house->frame.capacity);
    return &r->house->frame;
}

static void refuse(request *r, const vx_message *message)
{
    vx_problem problem = {.message = message};
    hall_refuse(r->house, r->who, &problem);
}

static const vx_message too_few_words = {
    NULL, {"something is missing in that command", "в этой команде чего-то не хватает"}};
static const vx_message no_table = {NULL, {"there is no such table", "такого стола нет"}};
static const vx_message no_key = {
    NULL, {"this key opens no seat here", "этот ключ не подходит ни к одному месту"}};

/* ---- Words ---- */

/* Splits at blanks; `name="with blanks"` stays one word. The rest of each word is kept as text, so
 * it has to be cut out of a copy. */
static bool split(request *r, char *text, char *copy)
{
    strcpy(copy, text);
    size_t at = 0;
    while (r->count < WORDS_MAX) {
        while (copy[at] == ' ' || copy[at] == '\t') at++;
        if (copy[at] == '\0') return true;
        r->word[r->count] = copy + at;
        r->rest[r->count++] = text + at;
        bool in_quotes = false;
        for (; copy[at] != '\0' && (in_quotes || copy[at] != ' '); at++)
            if (copy[at] == '"') in_quotes = !in_quotes;
        if (copy[at] != '\0') copy[at++] = '\0';
    }
    return copy[at] == '\0';
}

/* The value of a word "key=value", without its quotes; NULL if no word has the key. */
static const char *value_of(request *r, const char *key)
{
    size_t length = strlen(key);
    for (int i = 1; i < r->count; i++) {
        char *word = r->word[i];
        if (strncmp(word, key, length) != 0 || word[length] != '=') continue;
        char *value = word + length + 1;
        size_t size = strlen(value);
        if (size >= 2 && value[0] == '"' && value[size - 1] == '"') {
            value[size - 1] = '\0';
            value++;
        }
        return value;
    }
    return NULL;
}

static bool read_number(const char *text, int64_t low, int64_t high, int64_t *out)
{
    vx_word word = {.start = text, .length = strlen(text)};
    return vx_word_number(&word, low, high, out);
}

/* A name is short and has no control characters. */
static bool is_name(const char *text)
{
    size_t length = strlen(text);
    if (length == 0 || length >= STORE_NAME_CAP) return false;
    for (size_t i = 0; i < length; i++)
        if ((unsigned char)text[i] < 0x20 || text[i] == 0x7F) return false;
    return true;
}

/* "ID KEY" of words 1 and 2: the table and the seat that the key opens, or a spectator for "-". */
static table *wanted_table(request *r, int *seat)
{
    if (r->count < 3) {
        refuse(r, &too_few_words);
        return NULL;
    }
    table *at = hall_find(r->house, r->word[1]);
    if (at == NULL) {
        refuse(r, &no_table);
        return NULL;
    }
    *seat = VX_SPECTATOR;
    if (strcmp(r->word[2], "-") == 0) return at;
    *seat = table_seat_of(at, r->word[2]);
    if (*seat != VX_SPECTATOR) return at;
    refuse(r, &no_key);
    return NULL;
}

/* ---- lobby ---- */

static void add_open_game(void *context, const store_game *game, const char *host)
{
    vx_text *out = context;
    if (out->data[out->length - 1] != '[') vx_add_char(out, ',');
    vx_add(out, "{\"id\":");
    vx_add_quoted(out, game->id);
    vx_add(out, ",\"game\":");
    vx_add_quoted(out, game->game);
    vx_add(out, ",\"host\":");
    vx_add_quoted(out, host);
    vx_add(out, ",\"options\":");
    vx_add_quoted(out, game->options);
    vx_add(out, ",\"clock\":");
    vx_add_quoted(out, game->clock);
    vx_add_char(out, '}');
}

/* A nonce may come along wherever somebody sits down; one that is late or odd is ignored. */
static void take_nonce(request *r, table *at, int seat)
{
    vx_problem ignored;
    const char *nonce = value_of(r, "nonce");
    if (nonce != NULL) table_add_nonce(r->house, at, seat, nonce, &ignored);
}

static void run_lobby(request *r)
{
    vx_text *out = answer(r);
    vx_add(out, "{\"type\":\"lobby\",\"games\":[");
    store_list_open(r->house->store, LOBBY_MAX, add_open_game, out);
    vx_add(out, "]}");
    hall_send(r->house, r->who, out);
}

/* ---- host ---- */

static const char *const host_words[] = {"seat", "open", "clock", "name", "machines", "nonce"};

static bool is_host_word(const char *word, size_t length)
{
    for (size_t i = 0; i < sizeof host_words / sizeof host_words[0]; i++)
        if (strlen(host_words[i]) == length && strncmp(host_words[i], word, length) == 0)
            return true;
    return false;
}

static void take_settings(request *r, hall_wish *wish, vx_setting *settings)
{
    for (int i = 2; i < r->count; i++) {
        char *equals = strchr(r->word[i], '=');
        if (equals == NULL || is_host_word(r->word[i], (size_t)(equals - r->word[i]))) continue;
        *equals = '\0';
        settings[wish->setting_count++] = (vx_setting){r->word[i], equals + 1};
    }
    wish->settings = settings;
}

/* "2:5,3:4": the machine sits at seat 2 with level 5 and at seat 3 with level 4. */
static bool take_machines(const char *text, hall_wish *wish)
{
    while (*text != '\0') {
        int seat = text[0] - '1';
        if (seat < 0 || seat >= VX_SEATS_MAX || text[1] != ':') return false;
        int level = text[2] - '0';
        if (level < 1 || level > 8) return false;
        wish->level[seat] = level;
        text += 3;
        if (*text == ',') text++;
        else if (*text != '\0') return false;
    }
    return true;
}

static bool take_wish(request *r, hall_wish *wish, vx_setting *settings)
{
    const char *seat = value_of(r, "seat"), *open = value_of(r, "open");
    const char *clock = value_of(r, "clock"), *name = value_of(r, "name");
    const char *machines = value_of(r, "machines");
    int64_t number = 1;
    wish->game = r->count > 1 ? vx_game_find(r->word[1]) : NULL;
    wish->clock = clock != NULL ? clock : "none";
    wish->name = name != NULL ? name : r->who->name;
    wish->is_open = open != NULL && strcmp(open, "1") == 0;
    bool is_fine = wish->game != NULL && clock_is_well_formed(wish->clock) &&
                   (wish->name[0] == '\0' || is_name(wish->name)) &&
                   (seat == NULL || read_number(seat, 1, VX_SEATS_MAX, &number)) &&
                   (machines == NULL || take_machines(machines, wish));
    wish->seat = (int)number - 1;
    take_settings(r, wish, settings);
    return is_fine;
}

/* The host of a private table is given the keys of all its people, to pass on. */
static void add_keys(vx_text *out, const table *made, const hall_wish *wish)
{
    for (int seat = 0; seat < made->seats; seat++) {
        vx_add_char(out, seat == 0 ? '[' : ',');
        bool is_told = made->seat[seat].level == 0 && (seat == wish->seat || !wish->is_open);
        if (is_told)
            vx_add_quoted(out, made->seat[seat].key);
        else
            vx_add(out, "null");
    }
    vx_add_char(out, ']');
}

static void run_host(request *r)
{
    static const vx_message bad_wish = {
        NULL,
        {"a table needs a known game, a seat, and a clock such as none, 600+5 or 86400",
         "столу нужны известная игра, место и часы вида none, 600+5 или 86400"}};
    vx_setting settings[WORDS_MAX];
    hall_wish wish = {0};
    vx_problem problem;
    if (!take_wish(r, &wish, settings)) {
        refuse(r, &bad_wish);
        return;
    }
    table *made = hall_host(r->house, &wish, &problem);
    if (made == NULL) {
        hall_refuse(r->house, r->who, &problem);
        return;
    }
    if (r->who->name[0] != '\0')
        store_add_claim(r->house->store, r->who->name, made->facts.id, made->seat[wish.seat].key);
    vx_text *out = answer(r);
    vx_add(out, "{\"type\":\"hosted\",\"id\":");
    vx_add_quoted(out, made->facts.id);
    vx_add(out, ",\"seat\":");
    vx_add_number(out, wish.seat);
    vx_add(out, ",\"keys\":");
    add_keys(out, made, &wish);
    vx_add_char(out, '}');
    hall_send(r->house, r->who, out);
    take_nonce(r, made, wish.seat);
    table_take_seat(r->house, made, wish.seat, wish.name); /* begins if machines fill the rest */
}

/* ---- join, rematch ---- */

static void answer_joined(request *r, table *at, int seat)
{
    if (r->who->name[0] != '\0')
        store_add_claim(r->house->store, r->who->name, at->facts.id, at->seat[seat].key);
    vx_text *out = answer(r);
    vx_add(out, "{\"type\":\"joined\",\"id\":");
    vx_add_quoted(out, at->facts.id);
    vx_add(out, ",\"seat\":");
    vx_add_number(out, seat);
    vx_add(out, ",\"key\":");
    vx_add_quoted(out, at->seat[seat].key);
    vx_add_char(out, '}');
    hall_send(r->house, r->who, out);
}

static int free_seat(const table *at)
{
    for (int seat = 0; seat < at->seats; seat++)
        if (!at->seat[seat].is_taken && at->seat[seat].level == 0) return seat;
    return NOBODY;
}

static void run_join(request *r)
{
    static const vx_message taken = {
        NULL, {"no seat is free at this table", "за этим столом нет свободных мест"}};
    if (r->count < 2) {
        refuse(r, &too_few_words);
        return;
    }
    table *at = hall_find(r->house, r->word[1]);
    int seat = at != NULL && at->facts.is_open ? free_seat(at) : NOBODY;
    if (at == NULL || seat == NOBODY) {
        refuse(r, at == NULL ? &no_table : &taken);
        return;
    }
    answer_joined(r, at, seat);
    take_nonce(r, at, seat);
    table_take_seat(r->house, at, seat, r->who->name);
}

static void run_rematch(request *r)
{
    int seat;
    vx_problem problem;
    table *at = wanted_table(r, &seat);
    if (at == NULL) return;
    if (seat == VX_SPECTATOR) {
        refuse(r, &no_key);
        return;
    }
    table *made = table_rematch(r->house, at, &problem);
    if (made == NULL) {
        hall_refuse(r->house, r->who, &problem);
        return;
    }
    answer_joined(r, made, (seat + 1) % at->seats);
}

/* ---- sit, past, record, verify ---- */

static void run_sit(request *r)
{
    int seat;
    int64_t known = 0;
    table *at = wanted_table(r, &seat);
    if (at == NULL) return;
    if (r->count >= 5 && strcmp(r->word[3], "from") == 0) read_number(r->word[4], 0, 1 << 20, &known);
    table_seat_guest(r->house, at, r->who, seat, (int)known);
    if (seat == VX_SPECTATOR) return;
    take_nonce(r, at, seat);
    table_take_seat(r->house, at, seat, r->who->name);
}

static void run_past(request *r)
{
    int seat;
    int64_t number;
    table *at = wanted_table(r, &seat);
    if (at == NULL) return;
    if (r->count < 4 || !read_number(r->word[3], 0, 1 << 20, &number)) {
        refuse(r, &too_few_words);
        return;
    }
    vx_text *out = answer(r);
    vx_add(out, "{\"type\":\"past\",\"position\":");
    table_add_past(r->house, at, seat, (int)number, out);
    vx_add_char(out, '}');
    hall_send(r->house, r->who, out);
}

static void run_record(request *r)
{
    int seat;
    table *at = wanted_table(r, &seat);
    if (at == NULL) return;
    char *record = table_record(at, seat);
    vx_text *out = answer(r);
    vx_add(out, "{\"type\":\"record\",\"text\":");
    vx_add_quoted(out, record != NULL ? record : "");
    vx_add_char(out, '}');
    free(record);
    hall_send(r->house, r->who, out);
}

static void run_verify(request *r)
{
    static const vx_message not_over = {
        NULL,
        {"the secret is shown when the game is over", "секрет показывают, когда партия окончена"}};
    table *at = r->count > 1 ? hall_find(r->house, r->word[1]) : NULL;
    if (at == NULL || !table_is_over(at)) {
        refuse(r, at == NULL ? &no_table : &not_over);
        return;
    }
    int checked = 0;
    vx_problem problem;
    vx_fair_tag(&at->fair, at->match, true);
    bool agrees = vx_fair_verify(at->match, &checked, &problem);
    vx_text *out = answer(r);
    vx_add(out, "{\"type\":\"verified\",\"checked\":");
    vx_add_number(out, checked);
    vx_add(out, ",\"failed\":");
    if (agrees)
        vx_add(out, "null");
    else
        vx_add_number(out, checked);
    vx_add_char(out, '}');
    hall_send(r->house, r->who, out);
}

/* ---- At the table ---- */

/* The table where the guest sits, or NULL and refused. */
static table *own_table(request *r)
{
    static const vx_message standing = {
        NULL, {"sit down at a table first", "сначала сядьте за стол"}};
    if (r->who->at == NULL) refuse(r, &standing);
    return r->who->at;
}

static void report(request *r, bool is_done, const vx_problem *problem)
{
    if (!is_done) hall_refuse(r->house, r->who, problem);
}

/* The length of the log that the guest knows comes with the action: a frame that was sent twice, or
 * to a position that is gone, does nothing. */
static void run_play(request *r)
{
    static const vx_message stale = {
        NULL,
        {"the position has changed meanwhile", "позиция тем временем изменилась"}};
    vx_problem problem;
    int64_t length;
    table *at = own_table(r);
    if (at == NULL) return;
    if (r->count < 3 || !read_number(r->word[1], 0, 1 << 20, &length)) {
        refuse(r, &too_few_words);
        return;
    }
    if (length != at->match->count) {
        refuse(r, &stale);
        return;
    }
    report(r, table_play(r->house, at, r->who->seat, r->rest[2], &problem), &problem);
}

static void run_resign(request *r)
{
    vx_problem problem;
    table *at = own_table(r);
    if (at != NULL) report(r, table_resign(r->house, at, r->who->seat, &problem), &problem);
}

static void run_draw(request *r)
{
    vx_problem problem;
    table *at = own_table(r);
    if (at == NULL) return;
    bool is_no = r->count > 1 && strcmp(r->word[1], "no") == 0;
    report(r,
           is_no ? table_refuse_draw(r->house, at, r->who->seat, &problem)
                 : table_offer_draw(r->house, at, r->who->seat, &problem),
           &problem);
}

static void run_undo(request *r)
{
    vx_problem problem;
    table *at = own_table(r);
    if (at == NULL) return;
    bool is_done = r->count == 1
                       ? table_ask_undo(r->house, at, r->who->seat, &problem)
                       : table_answer_undo(r->house, at, r->who->seat,
                                           strcmp(r->word[1], "yes") == 0, &problem);
    report(r, is_done, &problem);
}

static void run_chat(request *r)
{
    vx_problem problem;
    table *at = own_table(r);
    if (at == NULL) return;
    bool is_done = table_talk(r->house, at, r->who->seat, r->count > 1 ? r->rest[1] : "", &problem);
    if (is_done) table_touch(r->house, at);
    report(r, is_done, &problem);
}

static void run_nonce(request *r)
{
    vx_problem problem;
    table *at = own_table(r);
    if (at == NULL) return;
    report(r,
           table_add_nonce(r->house, at, r->who->seat, r->count > 1 ? r->word[1] : "", &problem),
           &problem);
}

/* ---- Names ---- */

static void ask_thinker(request *r, job_kind kind)
{
    static const vx_message bad_name = {
        NULL,
        {"a name has up to 47 bytes and a password 8 to 47",
         "имя — до 47 байт, пароль — от 8 до 47"}};
    static const vx_message busy = {NULL,
                                    {"too busy, please try again", "слишком занято, попробуйте ещё"}};
    bool is_fine = r->count == 3 && is_name(r->word[1]) && strlen(r->word[2]) >= 8 &&
                   strlen(r->word[2]) < STORE_NAME_CAP;
    job *work = is_fine ? calloc(1, sizeof *work) : NULL;
    if (work == NULL) {
        refuse(r, is_fine ? &busy : &bad_name);
        return;
    }
    work->kind = kind;
    work->guest = r->who->number;
    snprintf(work->name, sizeof work->name, "%s", r->word[1]);
    snprintf(work->password, sizeof work->password, "%s", r->word[2]);
    if (kind == JOB_SIGN_IN) store_account_hash(r->house->store, work->name, work->hash);
    if (thinkers_add(r->house->thinkers, work)) return;
    job_free(work);
    refuse(r, &busy);
}

static void run_signup(request *r)
{
    ask_thinker(r, JOB_SIGN_UP);
}

static void run_signin(request *r)
{
    ask_thinker(r, JOB_SIGN_IN);
}

static void answer_signed(hall *house, guest *who, const char *token)
{
    vx_text *out = &house->frame;
    *out = vx_text_on(out->data, out->capacity);
    vx_add(out, "{\"type\":\"signed\",\"name\":");
    vx_add_quoted(out, who->name);
    vx_add(out, ",\"token\":");
    vx_add_quoted(out, token);
    vx_add_char(out, '}');
    hall_send(house, who, out);
}

static guest *find_guest(hall *house, uint64_t number)
{
    guest *who = house->guests;
    while (who != NULL && who->number != number) who = who->next;
    return who;
}

void desk_take_password(hall *house, const job *work)
{
    static const vx_message taken = {NULL, {"that name is taken", "это имя занято"}};
    static const vx_message wrong = {
        NULL, {"name and password do not fit", "имя и пароль не подходят друг к другу"}};
    guest *who = find_guest(house, work->guest);
    bool is_new = work->kind == JOB_SIGN_UP;
    if (who == NULL) return;
    if (!work->is_done || (is_new && !store_add_account(house->store, work->name, work->hash))) {
        vx_problem problem = {.message = is_new ? &taken : &wrong};
        hall_refuse(house, who, &problem);
        return;
    }
    unsigned char bytes[16];
    char token[STORE_KEY_CAP + 1];
    randombytes_buf(bytes, sizeof bytes);
    sodium_bin2hex(token, sizeof token, bytes, sizeof bytes);
    token[STORE_KEY_CAP - 1] = '\0';
    store_add_token(house->store, token, work->name);
    snprintf(who->name, sizeof who->name, "%s", work->name);
    answer_signed(house, who, token);
}

static void run_token(request *r)
{
    static const vx_message unknown = {NULL, {"please sign in again", "войдите ещё раз"}};
    if (r->count > 1 && store_token_name(r->house->store, r->word[1], r->who->name))
        answer_signed(r->house, r->who, r->word[1]);
    else
        refuse(r, &unknown);
}

static void add_claim(void *context, const char *id, const char *key, const char *game,
                      const char *result)
{
    vx_text *out = context;
    if (out->data[out->length - 1] != '[') vx_add_char(out, ',');
    vx_add(out, "{\"id\":");
    vx_add_quoted(out, id);
    vx_add(out, ",\"key\":");
    vx_add_quoted(out, key);
    vx_add(out, ",\"game\":");
    vx_add_quoted(out, game);
    vx_add(out, ",\"result\":");
    vx_add_quoted(out, result);
    vx_add_char(out, '}');
}

static void run_mine(request *r)
{
    vx_text *out = answer(r);
    vx_add(out, "{\"type\":\"mine\",\"games\":[");
    if (r->who->name[0] != '\0')
        store_list_claims(r->house->store, r->who->name, CLAIMS_MAX, add_claim, out);
    vx_add(out, "]}");
    hall_send(r->house, r->who, out);
}

/* ---- The desk ---- */

static const struct {
    const char *name;
    void (*run)(request *r);
    int cost; /* in frames: what takes more work may come less often */
} verbs[] = {
    {"play", run_play, 1},       {"sit", run_sit, 1},         {"lobby", run_lobby, 1},
    {"host", run_host, 5},       {"join", run_join, 2},       {"past", run_past, 1},
    {"record", run_record, 2},   {"verify", run_verify, 2},   {"rematch", run_rematch, 2},
    {"undo", run_undo, 1},       {"draw", run_draw, 1},       {"resign", run_resign, 1},
    {"chat", run_chat, 2},       {"nonce", run_nonce, 1},     {"signup", run_signup, 20},
    {"signin", run_signin, 10},  {"token", run_token, 1},     {"mine", run_mine, 1},
};

/* A bucket of frames that fills slowly. False: too fast. */
static bool may_send(guest *who, int cost)
{
    int64_t now = hall_now(), full = DESK_FRAMES_AT_ONCE * 1000;
    who->budget += (now - who->budget_since) * DESK_FRAMES_A_SECOND;
    who->budget_since = now;
    if (who->budget > full) who->budget = full;
    if (who->budget < cost * 1000) return false;
    who->budget -= cost * 1000;
    return true;
}

static void refuse_haste(request *r)
{
    static const vx_message too_fast = {
        NULL, {"too fast: please wait a moment", "слишком часто: подождите немного"}};
    r->house->refused_frames++;
    if (++r->who->refused > DESK_REFUSED_MAX)
        net_close(r->who->socket);
    else
        refuse(r, &too_fast);
}

void desk_take_frame(hall *house, guest *who, char *text)
{
    static const vx_message unknown = {NULL, {"there is no such command", "такой команды нет"}};
    static char copy[NET_FRAME_CAP + 1];
    request r = {.house = house, .who = who};
    bool is_whole = split(&r, text, copy);
    for (size_t i = 0; is_whole && r.count > 0 && i < sizeof verbs / sizeof verbs[0]; i++) {
        if (strcmp(r.word[0], verbs[i].name) != 0) continue;
        if (may_send(who, verbs[i].cost))
            verbs[i].run(&r);
        else
            refuse_haste(&r);
        return;
    }
    house->refused_frames++;
    if (may_send(who, 2))
        refuse(&r, &unknown);
    else
        refuse_haste(&r);
}

guest *desk_welcome(hall *house, net_socket *socket)
{
    guest *who = calloc(1, sizeof *who);
    if (who == NULL) return NULL;
    who->socket = socket;
    who->number = ++house->next_guest;
    who->seat = VX_SPECTATOR;
    who->budget = DESK_FRAMES_AT_ONCE * 1000;
    who->budget_since = hall_now();
    who->next = house->guests;
    house->guests = who;
    return who;
}

void desk_part(hall *house, guest *who)
{
    guest **at = &house->guests;
    table_leave(house, who);
    while (*at != who) at = &(*at)->next;
    *at = who->next;
    free(who);
}
