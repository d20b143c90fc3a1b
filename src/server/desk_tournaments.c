/* SPDX-License-Identifier: MIT */
/* desk_tournaments.c - tournaments, tournament, schedule, enter, withdraw, cancel; and telling those who
 * watch one. */
#include <stdlib.h>
#include <string.h>

#include "core/json.h"
#include "server/desk.h"
#include "server/request.h"
#include "server/tournament.h"
#include "server/visitors.h"

enum {
    LIST_MAX = 80,
    ARENA_SHOWN = 40, /* games that are over and listed */
    TELL_EVERY = 500, /* milliseconds between two frames to a watcher */
};

static const char *const phases[] = {
    [TOURNAMENT_WAITING] = "waiting",     [TOURNAMENT_PLAYING] = "playing",
    [TOURNAMENT_PAUSED] = "paused",       [TOURNAMENT_OVER] = "over",
    [TOURNAMENT_CANCELLED] = "cancelled",
};

/* ---- What one is ---- */

/* A number of quarters, as people write it: 2.5. */
static void add_quarters(vx_text *out, const char *key, int quarters)
{
    static const char *const parts[] = {"", ".25", ".5", ".75"};
    vx_json_begin(out, key);
    vx_add_number(out, quarters / 4);
    vx_add(out, parts[quarters % 4]);
}

/* Milliseconds to the start, to the next round, or to the end of an arena; null where nothing of the
 * kind is known. */
static void add_left(hall *house, vx_text *out, const store_tournament *facts)
{
    int64_t until = facts->phase == TOURNAMENT_WAITING  ? facts->starts
                    : facts->phase == TOURNAMENT_PAUSED ? facts->due
                    : facts->phase == TOURNAMENT_PLAYING && facts->is_arena
                        ? tournament_end(house, facts)
                        : 0;
    if (until == 0)
        vx_json_text(out, "left", NULL);
    else
        vx_json_number(out, "left", until > net_now() ? until - net_now() : 0);
}

static void add_facts(hall *house, vx_text *out, const store_tournament *facts)
{
    vx_json_text(out, "id", facts->id);
    vx_json_text(out, "kind", facts->is_arena ? "arena" : "swiss");
    vx_json_text(out, "title", facts->title);
    vx_json_text(out, "by", facts->by);
    vx_json_text(out, "game", facts->game);
    vx_json_text(out, "clock", facts->clock);
    vx_json_text(out, "options", facts->options);
    vx_json_text(out, "phase", phases[facts->phase]);
    vx_json_number(out, "round", facts->round);
    vx_json_number(out, "rounds", facts->rounds);
    vx_json_number(out, "length", facts->length / 1000);
    vx_json_number(out, "wait", facts->wait / 1000);
    vx_json_number(out, "starts", facts->starts);
    add_left(house, out, facts);
}

/* ---- tournaments ---- */

typedef struct {
    hall *house;
    vx_text *out;
} listing;

static void add_listed(void *context, const store_tournament *facts, int entrants)
{
    listing *to = context;
    vx_json_open(to->out, NULL, '{');
    add_facts(to->house, to->out, facts);
    vx_json_number(to->out, "entrants", entrants);
    vx_json_close(to->out, '}');
}

void run_tournaments(request *r)
{
    listing to = {r->house, request_answer(r)};
    vx_json_open(to.out, NULL, '{');
    vx_json_text(to.out, "type", "tournaments");
    vx_json_open(to.out, "tournaments", '[');
    store_list_tournaments(r->house->store, LIST_MAX, add_listed, &to);
    vx_add(to.out, "]}");
    request_send(r, to.out);
}

/* ---- tournament: standings and pairings ---- */

/* Who left before playing is not listed. */
static void add_standings(vx_text *out, const tournament *t)
{
    standings_row *rows = tournament_standings(t);
    vx_json_open(out, "standings", '[');
    for (int i = 0; rows != NULL && i < t->entrants; i++) {
        const standings_row *row = &rows[i];
        const store_entrant *who = &t->entrant[row->player];
        if (who->is_out && row->games == 0 && row->score == 0) continue;
        vx_json_open(out, NULL, '{');
        vx_json_text(out, "name", who->name);
        vx_json_number(out, "rating", who->rating);
        vx_json_bool(out, "out", who->is_out);
        add_quarters(out, "score", 2 * row->score);
        add_quarters(out, "buchholz", 2 * row->buchholz);
        add_quarters(out, "berger", row->berger);
        vx_json_number(out, "wins", row->wins);
        vx_json_number(out, "games", row->games);
        vx_json_close(out, '}');
    }
    vx_json_close(out, ']');
    free(rows);
}

static void add_pairing(vx_text *out, const tournament *t, const store_pairing *pairing)
{
    bool is_bye = pairing->player[1] < 0;
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "table", is_bye || pairing->table[0] == '\0' ? NULL : pairing->table);
    vx_json_open(out, "names", '[');
    vx_json_text(out, NULL, t->entrant[pairing->player[0]].name);
    vx_json_text(out, NULL, is_bye ? NULL : t->entrant[pairing->player[1]].name);
    vx_json_close(out, ']');
    if (pairing->half[0] < 0) {
        vx_json_text(out, "score", NULL);
    } else {
        vx_json_open(out, "score", '[');
        for (int side = 0; side < 2; side++) add_quarters(out, NULL, 2 * pairing->half[side]);
        vx_json_close(out, ']');
    }
    vx_json_bool(out, "played", pairing->is_played);
    vx_json_close(out, '}');
}

/* A round of a Swiss tournament; of an arena the games that go on, and the last ones that are over. */
static void add_pairings(vx_text *out, const tournament *t, int round)
{
    int shown = 0;
    vx_json_open(out, "pairings", '[');
    for (int i = 0; !t->facts.is_arena && i < t->pairings; i++)
        if (t->pairing[i].round == round) add_pairing(out, t, &t->pairing[i]);
    for (int i = t->pairings - 1; t->facts.is_arena && i >= 0; i--)
        if (t->pairing[i].half[0] < 0 || shown++ < ARENA_SHOWN) add_pairing(out, t, &t->pairing[i]);
    vx_json_close(out, ']');
}

/* NULL: there is none of that id, or no such round. */
static vx_text *write_tournament(hall *house, const char *id, int round)
{
    tournament t;
    vx_text *out = NULL;
    if (tournament_read(house, id, &t) && round <= t.facts.round) {
        if (round == 0) round = t.facts.round;
        out = hall_new_frame(house);
        vx_json_open(out, NULL, '{');
        vx_json_text(out, "type", "tournament");
        add_facts(house, out, &t.facts);
        vx_json_number(out, "shown", round);
        add_standings(out, &t);
        add_pairings(out, &t, round);
        vx_json_close(out, '}');
    }
    tournament_free(&t);
    return out;
}

/* One that was cancelled before it began is gone. */
static vx_text *write_gone(hall *house, const char *id)
{
    vx_text *out = hall_new_frame(house);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "type", "tournament-gone");
    vx_json_text(out, "id", id);
    vx_json_close(out, '}');
    return out;
}

static const vx_message no_tournament = {
    NULL, {"there is no such tournament or round", "такого турнира или тура нет"}};

void run_tournament(request *r)
{
    static const vx_message odd = {
        NULL,
        {"behind the tournament can only stand watch", "после турнира может стоять только watch"}};
    const char *id = request_word(r, 0), *word = request_word(r, 1);
    if (word != NULL && strcmp(word, "watch") != 0) {
        request_refuse(r, &odd);
        return;
    }
    int round = (int)vx_flag_number(&r->arguments, "--round", 0);
    vx_text *out = strlen(id) == SECRET_ID_LETTERS ? write_tournament(r->house, id, round) : NULL;
    if (out == NULL) {
        request_refuse(r, &no_tournament);
        return;
    }
    if (word != NULL) memcpy(r->who->tournament, id, strlen(id) + 1);
    request_send(r, out);
}

void desk_tell_tournaments(hall *house)
{
    store_id written = "";
    const vx_text *out = NULL;
    if (!house->has_tournament_news || net_now() - house->tournaments_told < TELL_EVERY) return;
    house->has_tournament_news = false;
    house->tournaments_told = net_now();
    for (guest *who = house->guests; who != NULL; who = who->next) {
        if (!who->has_tournament_due) continue;
        who->has_tournament_due = false;
        if (strcmp(written, who->tournament) != 0) {
            memcpy(written, who->tournament, sizeof written);
            out = write_tournament(house, written, 0);
            if (out == NULL) out = write_gone(house, written);
        }
        hall_send(who, out);
    }
}

/* ---- schedule, enter, withdraw, cancel ---- */

static bool is_signed_in(request *r)
{
    static const vx_message sign_in_first = {
        NULL, {"tournaments are for names: please sign in", "турниры — для имён: сначала войдите"}};
    if (r->who->name[0] == '\0') request_refuse(r, &sign_in_first);
    return r->who->name[0] != '\0';
}

static void answer_with(request *r, const char *type, const char *id)
{
    vx_text *out = request_answer(r);
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "type", type);
    vx_json_text(out, "id", id);
    vx_json_close(out, '}');
    request_send(r, out);
}

void run_schedule(request *r)
{
    vx_problem problem = {.message = &request_too_fast};
    store_id id;
    tournament_wish wish = {.kind = request_word(r, 0),
                            .game = request_word(r, 1),
                            .by = r->who->name,
                            .setting = r->arguments.setting,
                            .setting_count = r->arguments.setting_count};
    if (!is_signed_in(r)) return;
    if (visitor_may_host(r->house, r->who->from) &&
        tournament_schedule(r->house, &wish, id, &problem))
        answer_with(r, "scheduled", id);
    else
        request_refuse_with(r, &problem);
}

void run_enter(request *r)
{
    vx_problem problem = {0};
    if (!is_signed_in(r)) return;
    if (tournament_enter(r->house, request_word(r, 0), r->who->name, &problem))
        answer_with(r, "entered", request_word(r, 0));
    else
        request_refuse_with(r, &problem);
}

void run_withdraw(request *r)
{
    vx_problem problem = {0};
    if (!is_signed_in(r)) return;
    if (tournament_withdraw(r->house, request_word(r, 0), r->who->name, &problem))
        answer_with(r, "withdrawn", request_word(r, 0));
    else
        request_refuse_with(r, &problem);
}

void run_cancel(request *r)
{
    vx_problem problem = {0};
    if (!is_signed_in(r)) return;
    if (tournament_cancel(r->house, request_word(r, 0), r->who->name, &problem))
        answer_with(r, "cancelled", request_word(r, 0));
    else
        request_refuse_with(r, &problem);
}
