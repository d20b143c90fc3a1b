/* SPDX-License-Identifier: MIT */
/* people.c - results and ratings, and the verbs about other people: profile, club, watchers, block,
 * report, decline. */
#include "server/people.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/json.h"
#include "server/log.h"
#include "server/request.h"
#include "server/spelling.h"
#include "server/store_nodes.h"
#include "server/store_people.h"
#include "server/utf8.h"

enum {
    HISTORY_MAX = 50,
    LEADERS_MAX = 20,
    RECENT_MAX = 30,
    WATCHERS_MAX = 50,
    REPORT_LETTERS = 300
};

/* ---- Results ---- */

const char *people_speed(const char *clock)
{
    enum { TURNS = 40, FAST = 600 }; /* of a usual game; seconds */
    const char *plus = strchr(clock, '+');
    if (strcmp(clock, "none") == 0) return "none";
    if (plus == NULL) return "days";
    return atoi(clock) + TURNS * atoi(plus + 1) < FAST ? "fast" : "slow";
}

/* "1-0" or "1/2-1/2" has a score for each team. */
double people_score(const table *at, int seat)
{
    const char *text = at->now.result;
    int team = vx_team(at->match->game, at->match->state, seat);
    for (int i = 0; i < team && text != NULL; i++) {
        text = strchr(text, '-');
        if (text != NULL) text++;
    }
    if (text == NULL) return -1;
    if (strncmp(text, "1/2", 3) == 0) return 0.5;
    return *text == '1' ? 1 : *text == '0' ? 0 : -1;
}

static bool is_rated(const table *at, char names[][STORE_NAME_CAP])
{
    bool is_earnest = strcmp(at->now.ended, "closed") != 0 && !at->facts.has_hints;
    return at->seats == 2 && is_earnest && names[0][0] != '\0' && names[1][0] != '\0' &&
           strcmp(names[0], names[1]) != 0 && people_score(at, 0) >= 0 && people_score(at, 1) >= 0;
}

static store_rating find_rating(hall *house, const char *name, const char *game, const char *clock)
{
    store_rating found = {0};
    snprintf(found.name, sizeof found.name, "%s", name);
    snprintf(found.game, sizeof found.game, "%s", game);
    snprintf(found.speed, sizeof found.speed, "%s", people_speed(clock));
    if (!store_find_rating(house->store, name, found.game, found.speed, &found.now))
        found.now = rating_first(net_now());
    found.now = rating_now(&found.now, net_now());
    return found;
}

int people_rating(hall *house, const char *name, const char *game, const char *clock)
{
    return (int)lround(find_rating(house, name, game, clock).now.rating);
}

static void rate(hall *house, const table *at, char names[][STORE_NAME_CAP])
{
    const store_game *facts = &at->facts;
    int first = strcmp(names[0], names[1]) > 0; /* all nodes take guards in the same order */
    store_guard(house->store, "name", names[first]);
    store_guard(house->store, "name", names[1 - first]);
    store_rating before[2] = {find_rating(house, names[0], facts->game, facts->clock),
                              find_rating(house, names[1], facts->game, facts->clock)};
    for (int seat = 0; seat < 2; seat++) {
        store_rating after = before[seat];
        after.now = rating_after(&before[seat].now, &before[1 - seat].now, people_score(at, seat),
                                 net_now());
        store_set_rating(house->store, &after);
        store_add_outcome(house->store, names[seat], at->facts.id, before[seat].now.rating,
                          after.now.rating, net_now());
    }
}

void people_note_end(hall *house, const table *at)
{
    char names[VX_SEATS_MAX][STORE_NAME_CAP];
    if (!table_has_begun(at)) return;
    for (int seat = 0; seat < at->seats; seat++)
        store_seat_owner(house->store, at->facts.id, seat, names[seat]);
    if (is_rated(at, names)) {
        rate(house, at, names);
        return;
    }
    for (int seat = 0; seat < at->seats; seat++)
        if (names[seat][0] != '\0')
            store_add_outcome(house->store, names[seat], at->facts.id, 0, 0, net_now());
}

/* ---- profile ---- */

static void add_rating(void *context, const store_rating *value)
{
    vx_text *out = context;
    rating now = rating_now(&value->now, net_now());
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "name", value->name);
    vx_json_text(out, "game", value->game);
    vx_json_text(out, "speed", value->speed);
    vx_json_number(out, "rating", lround(now.rating));
    vx_json_number(out, "deviation", lround(now.deviation));
    vx_json_bool(out, "provisional", rating_is_provisional(&now));
    vx_json_number(out, "games", now.games);
    vx_json_close(out, '}');
}

static void add_names(vx_text *out, const char *names)
{
    char name[STORE_NAME_CAP];
    vx_json_open(out, "names", '[');
    for (;;) {
        size_t length = strcspn(names, "\n");
        snprintf(name, sizeof name, "%.*s", (int)length, names);
        vx_json_text(out, NULL, name);
        if (names[length] == '\0') break;
        names += length + 1;
    }
    vx_json_close(out, ']');
}

static void add_outcome(void *context, const store_outcome *value)
{
    vx_text *out = context;
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "id", value->id);
    vx_json_text(out, "game", value->game);
    vx_json_text(out, "clock", value->clock);
    vx_json_text(out, "result", value->result);
    add_names(out, value->names);
    vx_json_number(out, "seat", value->seat);
    if (value->before > 0)
        vx_json_number(out, "change", lround(value->after) - lround(value->before));
    else
        vx_json_text(out, "change", NULL);
    vx_json_number(out, "when", value->when);
    vx_json_close(out, '}');
}

static bool is_here(const hall *house, const char *name)
{
    for (const guest *who = house->guests; who != NULL; who = who->next)
        if (strcmp(who->name, name) == 0) return true;
    return false;
}

static bool find_account(request *r, const char *name, store_account *out)
{
    static const vx_message nobody = {
        NULL, {"nobody has this name here", "игрока с таким именем здесь нет"}};
    char skeleton[SPELLING_SKELETON_CAP];
    spelling_skeleton(name, skeleton);
    bool is_there = store_find_account(r->house->store, name, skeleton, out);
    if (!is_there) request_refuse(r, &nobody);
    return is_there;
}

void run_profile(request *r)
{
    store_account account;
    store *kept = r->house->store;
    if (!find_account(r, request_word(r, 0), &account)) return;
    vx_text *out = request_answer(r);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "type", "profile");
    vx_json_text(out, "name", account.name);
    vx_json_number(out, "created", account.created);
    vx_json_bool(out, "here", is_here(r->house, account.name));
    vx_json_bool(out, "blocked", store_is_blocked(kept, r->who->name, account.name));
    vx_json_open(out, "ratings", '[');
    store_list_ratings(kept, account.name, add_rating, out);
    vx_json_close(out, ']');
    vx_json_open(out, "history", '[');
    store_list_outcomes(kept, account.name, HISTORY_MAX, add_outcome, out);
    vx_add(out, "]}");
    request_send(r, out);
}

/* ---- club: the strongest, games that were played in the open, and those that are ---- */

static void add_live(void *context, table *at)
{
    vx_text *out = context;
    if (!at->facts.is_open || !table_has_begun(at) || table_is_over(at) || !table_is_attended(at))
        return;
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "id", at->facts.id);
    vx_json_text(out, "game", at->facts.game);
    vx_json_text(out, "clock", at->facts.clock);
    vx_json_open(out, "names", '[');
    for (int seat = 0; seat < at->seats; seat++) vx_json_text(out, NULL, at->seat[seat].name);
    vx_json_close(out, ']');
    vx_json_number(out, "watchers", at->guest_count[SPECTATORS]);
    vx_json_close(out, '}');
}

void run_club(request *r)
{
    store *kept = r->house->store;
    vx_text *out = request_answer(r);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "type", "club");
    vx_json_number(out, "players", store_count_accounts(kept));
    vx_json_number(out, "games", store_count_games(kept));
    vx_json_open(out, "leaders", '[');
    for (int i = 0; i < vx_game_count(); i++)
        store_list_leaders(kept, vx_game_id(vx_game_at(i)), LEADERS_MAX, add_rating, out);
    vx_json_close(out, ']');
    vx_json_open(out, "live", '[');
    hall_visit(r->house, add_live, out);
    vx_json_close(out, ']');
    vx_json_open(out, "recent", '[');
    store_list_recent(kept, RECENT_MAX, add_outcome, out);
    vx_add(out, "]}");
    request_send(r, out);
}

/* ---- watchers ---- */

void run_watchers(request *r)
{
    table *at = request_table(r);
    int named = 0;
    if (at == NULL) return;
    vx_text *out = request_answer(r);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "type", "watchers");
    vx_json_number(out, "count", at->guest_count[SPECTATORS]);
    vx_json_open(out, "names", '[');
    for (const guest *who = at->guests[SPECTATORS]; who != NULL && named < WATCHERS_MAX;
         who = who->next_at_table) {
        if (who->name[0] == '\0') continue;
        vx_json_text(out, NULL, who->name);
        named++;
    }
    vx_add(out, "]}");
    request_send(r, out);
}

/* ---- block, report ---- */

static bool is_signed_in(request *r)
{
    static const vx_message sign_in_first = {NULL, {"please sign in first", "сначала войдите"}};
    if (r->who->name[0] == '\0') request_refuse(r, &sign_in_first);
    return r->who->name[0] != '\0';
}

static void add_blocked(void *context, const char *other)
{
    vx_json_text(context, NULL, other);
}

/* "block" lists, "block NAME" blocks, "block NAME no" no longer does. */
void run_block(request *r)
{
    static const vx_message odd = {
        NULL, {"after the name only the word no may follow", "после имени может стоять только no"}};
    const char *name = request_word(r, 0), *no = request_word(r, 1);
    store_account other;
    if (!is_signed_in(r) || (name != NULL && !find_account(r, name, &other))) return;
    if (no != NULL && strcmp(no, "no") != 0) {
        request_refuse(r, &odd);
        return;
    }
    if (name != NULL) store_block(r->house->store, r->who->name, other.name, no == NULL);
    vx_text *out = request_answer(r);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "type", "blocks");
    vx_json_open(out, "names", '[');
    store_list_blocks(r->house->store, r->who->name, add_blocked, out);
    vx_add(out, "]}");
    request_send(r, out);
}

void run_report(request *r)
{
    static const vx_message too_long = {
        NULL, {"a report has up to {0} letters", "в жалобе не больше {0} букв"}};
    vx_problem problem = {.message = &too_long, .number = {REPORT_LETTERS, 0}};
    const char *text = request_word(r, 1);
    store_account about;
    if (!is_signed_in(r) || !find_account(r, request_word(r, 0), &about)) return;
    if (vx_count_letters(text) > REPORT_LETTERS) {
        request_refuse_with(r, &problem);
        return;
    }
    store_add_report(r->house->store, r->who->name, about.name, text, net_now());
    log_event(LOG_WARNING, "report", "by", r->who->name, "about", about.name, LOG_END);
    vx_text *out = request_answer(r);
    vx_add(out, "{\"type\":\"reported\"}");
    request_send(r, out);
}

/* ---- challenges ---- */

static void add_challenge(void *context, const store_game *game, const char *from)
{
    vx_text *out = context;
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "id", game->id);
    vx_json_text(out, "game", game->game);
    vx_json_text(out, "clock", game->clock);
    vx_json_text(out, "options", game->options);
    vx_json_text(out, "from", from);
    vx_json_close(out, '}');
}

void run_challenges(request *r)
{
    vx_text *out = request_answer(r);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "type", "challenges");
    vx_json_open(out, "challenges", '[');
    if (r->who->name[0] != '\0')
        store_list_challenges(r->house->store, r->who->name, add_challenge, out);
    vx_add(out, "]}");
    request_send(r, out);
}

void run_decline(request *r)
{
    static const vx_message not_asked = {
        NULL, {"nobody challenges you at this table", "за этот стол вас не звали"}};
    table *at = request_table(r);
    if (at == NULL) return;
    if (table_wanted(at, r->who->name) == NOBODY) {
        request_refuse(r, &not_asked);
        return;
    }
    table_end(r->house, at, NOBODY, "declined");
    vx_text *out = request_answer(r);
    vx_add(out, "{\"type\":\"declined\"}");
    request_send(r, out);
}
