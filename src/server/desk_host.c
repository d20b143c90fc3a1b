/* SPDX-License-Identifier: MIT */
/* desk_host.c - finding a game and opening one: lobby, host, join, rematch. */
#include <stdlib.h>
#include <string.h>

#include "core/json.h"
#include "search/search.h"
#include "server/clock.h"
#include "server/desk.h"
#include "server/log.h"
#include "server/request.h"
#include "server/spelling.h"
#include "server/store_nodes.h"
#include "server/store_people.h"
#include "server/visitors.h"

enum { LOBBY_MAX = 50 };

/* ---- lobby ---- */

typedef struct {
    hall *house;
    int count;
} listing;

static void add_table(void *context, const store_game *game, const char *host, bool is_here)
{
    listing *to = context;
    vx_text *out = &to->house->frame;
    if (to->count == LOBBY_MAX) return;
    to->count++;
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "id", game->id);
    vx_json_text(out, "game", game->game);
    vx_json_text(out, "host", host);
    vx_json_text(out, "options", game->options);
    vx_json_text(out, "clock", game->clock);
    vx_json_bool(out, "hints", game->has_hints);
    vx_json_bool(out, "here", is_here);
    vx_json_close(out, '}');
}

static void add_other_table(void *context, const store_game *game, const char *host, bool is_here)
{
    listing *to = context;
    if (!hall_is_attended(to->house, game->id)) add_table(to, game, host, is_here);
}

/* The name and the visitor of the player in that seat. */
static const guest *host_of(const table *at, const char **name)
{
    for (int seat = 0; seat < at->seats; seat++) {
        *name = at->seat[seat].name;
        if (at->guests[seat] != NULL) return at->guests[seat];
    }
    return NULL;
}

/* Who waits comes first, the longest before all others, and nobody fills the list alone. */
static void add_waiting(listing *to)
{
    static uint64_t listings;
    listings++;
    for (table *at = to->house->waiting; at != NULL && to->count < LOBBY_MAX;
         at = at->next_waiting) {
        const char *name = "";
        const guest *host = host_of(at, &name);
        if (host != NULL && visitor_may_be_listed(host->from, listings))
            add_table(to, &at->facts, name, true);
    }
}

static vx_text *write_lobby(hall *house)
{
    vx_text *out = hall_new_frame(house);
    listing to = {.house = house};
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "type", "lobby");
    vx_json_open(out, "games", '[');
    if (!store_is_shared(house->store))
        add_waiting(&to); /* nodes know of each other by the store */
    if (to.count < LOBBY_MAX)
        store_list_open(house->store, LOBBY_MAX, VISITOR_LOBBY_MAX,
                        store_is_shared(house->store) ? add_table : add_other_table, &to);
    vx_add(out, "]}");
    return out;
}

void run_lobby(request *r)
{
    static const vx_message unknown = {
        NULL,
        {"after lobby only the word watch may follow", "после lobby может стоять только watch"}};
    const char *word = request_word(r, 0);
    if (word != NULL && strcmp(word, "watch") != 0) {
        request_refuse(r, &unknown);
        return;
    }
    if (word != NULL) r->who->watches = true;
    request_send(r, write_lobby(r->house));
}

void desk_tell_lobby(hall *house)
{
    vx_text *out = NULL;
    if (!house->lobby_changed || net_now() - house->lobby_told < DESK_LOBBY_EVERY) return;
    for (guest *who = house->guests; who != NULL; who = who->next) {
        if (!who->watches) continue;
        if (out == NULL) out = write_lobby(house);
        hall_send(who, out);
    }
    house->lobby_changed = false;
    house->lobby_told = net_now();
}

/* ---- host ---- */

static bool is_host_word(const char *key)
{
    static const char *const host_words[] = {"seat",     "open",  "clock", "name",
                                             "machines", "hints", "for"};
    for (size_t i = 0; i < sizeof host_words / sizeof host_words[0]; i++)
        if (strcmp(host_words[i], key) == 0) return true;
    return false;
}

/* Quoted where a reader of the lobby could not tell where it ends. */
static void add_option(vx_text *options, const vx_setting *setting)
{
    bool has_blank = strpbrk(setting->value, " \"\\") != NULL || setting->value[0] == '\0';
    if (options->length > 0) vx_add_char(options, ' ');
    vx_add(options, setting->key);
    vx_add_char(options, '=');
    if (has_blank)
        vx_add_quoted(options, setting->value);
    else
        vx_add(options, setting->value);
}

/* Those words "key=value" that are not ours are the game's. */
static int take_settings(const request *r, vx_setting *settings, vx_text *options)
{
    int count = 0;
    for (int i = 0; i < r->arguments.setting_count; i++) {
        const vx_setting *setting = &r->arguments.setting[i];
        if (is_host_word(setting->key)) continue;
        add_option(options, setting);
        settings[count++] = *setting;
    }
    return count;
}

/* "2:5,3:4": the machine sits at seat 2 with level 5 and at seat 3 with level 4. */
static bool take_machines(const char *text, hall_wish *wish)
{
    while (*text != '\0') {
        int seat = text[0] - '1';
        if (seat < 0 || seat >= VX_SEATS_MAX || text[1] != ':') return false;
        int level = text[2] - '0';
        if (level < VX_LEVEL_MIN || level > VX_LEVEL_MAX) return false;
        wish->level[seat] = level;
        text += 3;
        if (*text == ',')
            text++;
        else if (*text != '\0')
            return false;
    }
    return true;
}

static bool take_wish(const request *r, hall_wish *wish)
{
    const char *seat = request_value(r, "seat"), *open = request_value(r, "open");
    const char *clock = request_value(r, "clock");
    const char *machines = request_value(r, "machines"), *hints = request_value(r, "hints");
    int64_t number = 1;
    wish->game = vx_game_find(request_word(r, 0));
    wish->clock = clock != NULL ? clock : "none";
    wish->is_open = open != NULL && strcmp(open, "1") == 0;
    wish->has_hints = hints != NULL && strcmp(hints, "1") == 0;
    bool is_fine = wish->game != NULL && clock_is_well_formed(wish->clock) &&
                   (seat == NULL || request_number(seat, 1, VX_SEATS_MAX, &number)) &&
                   (machines == NULL || take_machines(machines, wish));
    wish->seat = (int)number - 1;
    return is_fine;
}

/* The host of a private table has something to pass on to everybody else. */
static void add_invitations(vx_text *out, const table *made, const hall_secrets *secrets)
{
    vx_json_open(out, "invitations", '[');
    for (int seat = 0; seat < made->seats; seat++) {
        const char *invitation = secrets->invitation[seat];
        vx_json_text(out, NULL, invitation[0] != '\0' ? invitation : NULL);
    }
    vx_json_close(out, ']');
}

static void answer_hosted(request *r, const table *made, const hall_wish *wish,
                          const hall_secrets *secrets)
{
    vx_text *out = request_answer(r);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "type", "hosted");
    vx_json_text(out, "id", made->facts.id);
    vx_json_number(out, "seat", wish->seat);
    vx_json_text(out, "key", secrets->key);
    add_invitations(out, made, secrets);
    table_add_commitment(made, out);
    vx_json_close(out, '}');
    request_send(r, out);
}

/* Makes the table that the words wish for, or refuses. */
static void host(request *r, hall_wish *wish, const vx_setting *settings, int count, void *start)
{
    static const vx_message too_many = {NULL,
                                        {"too many tables from you: please wait a little",
                                         "слишком много столов от вас: подождите немного"}};
    vx_problem problem = {.message = &too_many};
    table *made = NULL;
    hall_secrets secrets;
    bool is_fine =
        budget_take(&r->who->tables, net_now(), HALL_TABLES_AT_ONCE, HALL_TABLE_EVERY, 1) &&
        visitor_may_host(r->house, r->who->from) &&
        vx_setup(wish->game, start, settings, count, &problem);
    wish->start = start;
    if (is_fine) made = hall_host(r->house, wish, &secrets, &problem);
    if (made == NULL) {
        request_refuse_with(r, &problem);
        return;
    }
    request_claim(r, made, wish->seat);
    log_event(LOG_INFO, "table-opened", "id", made->facts.id, "game", made->facts.game, "guest",
              log_number((int64_t)r->who->number), LOG_END);
    answer_hosted(r, made, wish, &secrets);
}

/* A challenge: whom the other seat waits for. False and refused if that cannot be. */
static bool take_wanted(request *r, char out[STORE_NAME_CAP])
{
    static const vx_message sign_in_first = {
        NULL, {"sign in to challenge somebody", "чтобы вызвать кого-нибудь, сначала войдите"}};
    static const vx_message nobody = {
        NULL,
        {"nobody else has this name here, or they take no challenges from you",
         "никого другого с этим именем здесь нет, или он не принимает ваших вызовов"}};
    const char *name = request_value(r, "for");
    char skeleton[SPELLING_SKELETON_CAP];
    store_account other;
    if (name == NULL) return true;
    if (r->who->name[0] == '\0') {
        request_refuse(r, &sign_in_first);
        return false;
    }
    spelling_skeleton(name, skeleton);
    bool can = store_find_account(r->house->store, name, skeleton, &other) &&
               strcmp(other.name, r->who->name) != 0 &&
               !store_is_blocked(r->house->store, other.name, r->who->name);
    if (can)
        memcpy(out, other.name, sizeof other.name);
    else
        request_refuse(r, &nobody);
    return can;
}

void run_host(request *r)
{
    static const vx_message bad_wish = {
        NULL,
        {"a table needs a known game, a seat, and a clock such as none, 600+5 or 86400",
         "столу нужны известная игра, место и часы вида none, 600+5 или 86400"}};
    static char options[NET_FRAME_CAP + 1];
    char name[STORE_NAME_CAP];
    vx_setting settings[VX_SETTINGS_MAX];
    char wanted[STORE_NAME_CAP] = "";
    hall_wish wish = {.options = options, .name = name, .wanted = wanted};
    vx_text text = vx_text_on(options, sizeof options);
    int count = take_settings(r, settings, &text);
    if (!take_wish(r, &wish))
        request_refuse(r, &bad_wish);
    else if (request_name(r, name) && take_wanted(r, wanted))
        host(r, &wish, settings, count, r->house->memory);
}

/* ---- join, rematch ---- */

static void answer_joined(request *r, const table *at, int seat, const char *key)
{
    vx_text *out = request_answer(r);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "type", "joined");
    vx_json_text(out, "id", at->facts.id);
    vx_json_number(out, "seat", seat);
    vx_json_text(out, "key", key);
    table_add_commitment(at, out);
    vx_json_close(out, '}');
    request_claim(r, at, seat);
    request_send(r, out);
}

/* A player of that table has blocked the one who comes. */
static bool is_unwelcome(const request *r, const table *at)
{
    for (int seat = 0; seat < at->seats && r->who->name[0] != '\0'; seat++)
        if (at->seat[seat].name[0] != '\0' &&
            store_is_blocked(r->house->store, at->seat[seat].name, r->who->name))
            return true;
    return false;
}

/* The seat that is free for this guest, or NOBODY and refused. */
static int wanted_seat(request *r, const table *at, const char *invitation)
{
    static const vx_message no_seat = {
        NULL, {"no seat is free at this table", "за этим столом нет свободных мест"}};
    static const vx_message unknown = {
        NULL, {"this is not an invitation to this table", "это приглашение не к этому столу"}};
    static const vx_message used = {NULL,
                                    {"this invitation has already been used: ask for a new game",
                                     "это приглашение уже использовано: попросите о новой партии"}};
    static const vx_message own = {
        NULL, {"you already sit at this table", "вы уже сидите за этим столом"}};
    bool is_open = at->facts.is_open && !table_is_over(at);
    int seat = invitation != NULL ? table_invited(at, invitation)
               : is_open          ? table_free_seat(at)
                                  : table_wanted(at, r->who->name);
    const vx_message *why = NULL;
    if (seat == NOBODY)
        why = invitation != NULL ? &unknown : &no_seat;
    else if (at->seat[seat].is_taken)
        why = &used;
    else if (r->who->name[0] != '\0' &&
             store_claimed_seat(r->house->store, r->who->name, at->facts.id) >= 0)
        why = &own;
    else if (invitation == NULL && is_unwelcome(r, at))
        why = &no_seat;
    if (why != NULL) request_refuse(r, why);
    return why == NULL ? seat : NOBODY;
}

/* The key that the guest has made for himself, or "" for one of ours; false and refused if odd. */
static bool take_key(request *r, const char **out)
{
    static const vx_message odd_key = {NULL,
                                       {"a key has {0} small Latin letters and digits",
                                        "ключ — это {0} строчных латинских букв и цифр"}};
    vx_problem problem = {.message = &odd_key, .number = {SECRET_LETTERS, 0}};
    const char *given = request_value(r, "key");
    *out = given != NULL ? given : "";
    bool is_fine = given == NULL || secret_is_well_formed(given);
    request_report(r, is_fine, &problem);
    return is_fine;
}

/* A guest that asks again with a key of its own making gets the same answer: the first one may
 * have been lost on its way. */
void run_join(request *r)
{
    const char *key, *invitation = request_word(r, 1);
    char made[SECRET_CAP], name[STORE_NAME_CAP];
    table *at = request_table(r);
    if (at == NULL || !take_key(r, &key) || !request_name(r, name)) return;
    int seat = table_seat_of(at, key);
    if (seat == VX_SPECTATOR) {
        seat = wanted_seat(r, at, invitation);
        if (seat == NOBODY) return;
        secret_make(made);
        if (key[0] == '\0') key = made;
        table_take_seat(r->house, at, seat, name, key);
    }
    answer_joined(r, at, seat, key);
}

/* The next key follows from the last one, so that it can be told as often as somebody asks. Who came
 * by name needs none. */
static void give_next_key(request *r, table *made, int seat, char out[SECRET_CAP])
{
    const char *key = request_word(r, 1);
    if (strcmp(key, REQUEST_BY_NAME) == 0) {
        memcpy(out, REQUEST_BY_NAME, sizeof REQUEST_BY_NAME);
        return;
    }
    secret_derive(key, made->facts.id, out);
    secret_digest(out, made->seat[seat].key_digest);
    table_touch(r->house, made);
}

void run_rematch(request *r)
{
    static const vx_message players_only = {
        NULL, {"only the players can ask for a rematch", "реванш могут предложить только игроки"}};
    vx_problem problem = {.message = &players_only};
    char key[SECRET_CAP];
    int seat;
    table *at = request_seat(r, &seat);
    if (at == NULL) return;
    table *made = seat != VX_SPECTATOR ? table_rematch(r->house, at, &problem) : NULL;
    if (made == NULL) {
        request_refuse_with(r, &problem);
        return;
    }
    seat = (seat + 1) % made->seats;
    give_next_key(r, made, seat, key);
    answer_joined(r, made, seat, key);
}
