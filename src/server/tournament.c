/* SPDX-License-Identifier: MIT */
/* tournament.c - tournaments as people see them: scheduled, entered, left, cancelled. rounds.c runs them. */
#include "server/tournament.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "server/away.h"
#include "server/clock.h"
#include "server/log.h"
#include "server/people.h"
#include "server/store_nodes.h"

static const vx_message no_tournament = {NULL,
                                         {"there is no such tournament", "такого турнира нет"}};

/* ---- Reading one ---- */

/* Room for one more; NULL if there is none. */
static void *grow(void *rows, int count, int *room, size_t size)
{
    if (count < *room) return rows;
    int more = *room > 0 ? 2 * *room : 32;
    void *grown = realloc(rows, (size_t)more * size);
    if (grown != NULL) *room = more;
    return grown;
}

static void take_entrant(void *context, const store_entrant *value)
{
    tournament *self = context;
    store_entrant *grown =
        grow(self->entrant, self->entrants, &self->entrant_room, sizeof *self->entrant);
    if (grown != NULL) self->entrant = grown;
    self->is_cut = self->is_cut || grown == NULL || value->number != self->entrants;
    if (self->is_cut) return;
    self->entrant[self->entrants++] = *value;
}

static void take_pairing(void *context, const store_pairing *value)
{
    tournament *self = context;
    store_pairing *grown =
        grow(self->pairing, self->pairings, &self->pairing_room, sizeof *self->pairing);
    if (grown != NULL) self->pairing = grown;
    self->is_cut = self->is_cut || grown == NULL;
    if (self->is_cut) return;
    self->pairing[self->pairings++] = *value;
}

bool tournament_read(hall *house, const char *id, tournament *out)
{
    *out = (tournament){0};
    store_read_failed(house->store); /* whatever failed before is forgotten */
    if (!store_find_tournament(house->store, id, &out->facts)) return false;
    store_list_entrants(house->store, id, take_entrant, out);
    store_list_pairings(house->store, id, take_pairing, out);
    return !out->is_cut && !store_read_failed(house->store);
}

void tournament_free(tournament *self)
{
    free(self->entrant);
    free(self->pairing);
}

standings_row *tournament_standings(const tournament *self)
{
    standings_game *games = calloc((size_t)self->pairings + 1, sizeof *games);
    standings_row *rows = calloc((size_t)self->entrants + 1, sizeof *rows);
    for (int i = 0; games != NULL && i < self->pairings; i++) {
        const store_pairing *from = &self->pairing[i];
        games[i] = (standings_game){
            {from->player[0], from->player[1]}, {from->half[0], from->half[1]}, from->is_played};
    }
    if (games != NULL && rows != NULL)
        standings_count(self->facts.is_arena ? STANDINGS_ARENA : STANDINGS_SWISS, games,
                        self->pairings, rows, self->entrants);
    if (games == NULL) {
        free(rows);
        rows = NULL;
    }
    free(games);
    return rows;
}

int64_t tournament_end(const hall *house, const store_tournament *facts)
{
    return facts->starts + facts->length + away_since(house, facts->starts);
}

void tournament_touch(hall *house, const char *id)
{
    char message[64];
    snprintf(message, sizeof message, "tournament %.16s", id);
    store_tell(house->store, message);
    tournament_show(house, id);
}

void tournament_show(hall *house, const char *id)
{
    for (guest *who = house->guests; who != NULL; who = who->next) {
        if (strcmp(who->tournament, id) != 0) continue;
        who->has_tournament_due = house->has_tournament_news = true;
    }
}

/* ---- Scheduling ---- */

static const char *const own_words[] = {"title", "starts", "rounds", "length",
                                        "clock", "wait",   "pause"};

static bool is_own_word(const char *key)
{
    for (size_t i = 0; i < sizeof own_words / sizeof own_words[0]; i++)
        if (strcmp(own_words[i], key) == 0) return true;
    return false;
}

static const char *value_of(const tournament_wish *wish, const char *key)
{
    for (int i = 0; i < wish->setting_count; i++)
        if (strcmp(wish->setting[i].key, key) == 0) return wish->setting[i].value;
    return NULL;
}

/* Seconds or rounds, `usual` where nothing is said. */
static bool take_number(const tournament_wish *wish, const char *key, int64_t low, int64_t high,
                        int64_t usual, int64_t *out, vx_problem *why)
{
    static const vx_message odd = {
        NULL, {"{word} is a number from {0} to {1}", "{word} — число от {0} до {1}"}};
    const char *text = value_of(wish, key);
    vx_word word = {.start = text, .length = text != NULL ? strlen(text) : 0};
    *out = usual;
    if (text == NULL || vx_word_number(&word, low, high, out)) return true;
    *why = (vx_problem){.message = &odd, .number = {low, high}};
    snprintf(why->word, sizeof why->word, "%s", key);
    return false;
}

static bool take_times(const tournament_wish *wish, store_tournament *made, vx_problem *why)
{
    int64_t starts, rounds, length, wait, pause;
    bool is_fine =
        take_number(wish, "starts", 1, TOURNAMENT_AHEAD_MAX, 600, &starts, why) &&
        take_number(wish, "rounds", 1, TOURNAMENT_ROUNDS_MAX, 0, &rounds, why) &&
        take_number(wish, "length", 10, TOURNAMENT_LENGTH_MAX, 3600, &length, why) &&
        take_number(wish, "wait", 2, TOURNAMENT_WAIT_MAX, made->is_arena ? 30 : 120, &wait, why) &&
        take_number(wish, "pause", 1, TOURNAMENT_PAUSE_MAX, 15, &pause, why);
    if (!is_fine) return false;
    made->rounds = (int)rounds;
    made->length = made->is_arena ? length * 1000 : 0;
    made->wait = wait * 1000;
    made->pause = pause * 1000;
    made->created = net_now();
    made->starts = made->due = net_now() + starts * 1000;
    return true;
}

/* An arena is for games that end within it. */
static bool take_clock(const tournament_wish *wish, store_tournament *made, vx_problem *why)
{
    static const vx_message no_clock = {
        NULL,
        {"a tournament is played by the clock: 300+5, or 86400 for a day a turn",
         "в турнире играют с часами: 300+5 или 86400, сутки на ход"}};
    static const vx_message too_long = {
        NULL,
        {"the clock of an arena is like 300+5, and shorter than the arena",
         "часы арены — вида 300+5 и короче самой арены"}};
    const char *clock = value_of(wish, "clock");
    if (clock == NULL) clock = "300+5";
    if (!clock_is_well_formed(clock) || clock_first_time(clock) == 0)
        return vx_refuse(why, &no_clock);
    if (made->is_arena && (strchr(clock, '+') == NULL || clock_first_time(clock) > made->length))
        return vx_refuse(why, &too_long);
    snprintf(made->clock, sizeof made->clock, "%s", clock);
    return true;
}

static bool take_title(const tournament_wish *wish, store_tournament *made, vx_problem *why)
{
    static const vx_message too_long = {
        NULL, {"a title has up to {0} letters", "в названии не больше {0} букв"}};
    const char *title = value_of(wish, "title");
    if (title == NULL) return true;
    if (vx_count_letters(title) > TOURNAMENT_TITLE_LETTERS)
        return vx_refuse_numbers(why, &too_long, TOURNAMENT_TITLE_LETTERS, 0);
    snprintf(made->title, sizeof made->title, "%s", title);
    return true;
}

/* Words that are not ours are the game's. */
static bool set_up(hall *house, const tournament_wish *wish, store_tournament *made,
                   vx_problem *why)
{
    static const vx_message no_game = {NULL, {"there is no such game", "такой игры нет"}};
    static const vx_message not_two = {NULL,
                                       {"tournament games are for two", "в турнире играют вдвоём"}};
    const vx_game *game = vx_game_find(wish->game);
    vx_setting settings[VX_SETTINGS_MAX];
    vx_text options = vx_text_on(made->options, sizeof made->options);
    int count = 0;
    if (game == NULL) return vx_refuse(why, &no_game);
    for (int i = 0; i < wish->setting_count && count < VX_SETTINGS_MAX; i++) {
        const vx_setting *setting = &wish->setting[i];
        if (is_own_word(setting->key)) continue;
        settings[count++] = *setting;
        if (options.length > 0) vx_add_char(&options, ' ');
        vx_add(&options, setting->key);
        vx_add_char(&options, '=');
        vx_add(&options, setting->value);
    }
    snprintf(made->game, sizeof made->game, "%s", wish->game);
    return vx_setup(game, house->memory, settings, count, why) &&
           (vx_seats(game, house->memory) == 2 || vx_refuse(why, &not_two));
}

static bool may_schedule(hall *house, const char *by, vx_problem *why)
{
    static const vx_message enough = {NULL,
                                      {"you have {0} tournaments that are not over: that is enough",
                                       "у вас уже {0} неоконченных турнира: больше нельзя"}};
    static const vx_message full = {NULL,
                                    {"this server has no room for more tournaments",
                                     "на этом сервере больше нет места для турниров"}};
    if (store_count_open_tournaments(house->store) >= TOURNAMENTS_OPEN_MAX)
        return vx_refuse(why, &full);
    return by[0] == '\0' || store_count_scheduled(house->store, by) < TOURNAMENTS_A_NAME ||
           vx_refuse_numbers(why, &enough, TOURNAMENTS_A_NAME, 0);
}

bool tournament_schedule(hall *house, const tournament_wish *wish, store_id out, vx_problem *why)
{
    static const vx_message no_kind = {
        NULL, {"a tournament is swiss or arena", "турнир бывает swiss или arena"}};
    static char position[VX_POSITION_CAP];
    store_tournament made = {.is_arena = strcmp(wish->kind, "arena") == 0};
    if (!made.is_arena && strcmp(wish->kind, "swiss") != 0) return vx_refuse(why, &no_kind);
    if (!may_schedule(house, wish->by, why) || !take_title(wish, &made, why) ||
        !take_times(wish, &made, why) || !take_clock(wish, &made, why) ||
        !set_up(house, wish, &made, why))
        return false;
    secret_make_id(made.id);
    snprintf(made.by, sizeof made.by, "%s", wish->by);
    vx_format_position(vx_game_find(made.game), house->memory, position, sizeof position);
    store_add_tournament(house->store, &made, position);
    log_event(LOG_INFO, "tournament-scheduled", "id", made.id, "game", made.game, "by", made.by,
              LOG_END);
    memcpy(out, made.id, sizeof made.id);
    return true;
}

/* ---- Entering and leaving ---- */

static store_entrant *find_entrant(const tournament *self, const char *name)
{
    for (int i = 0; i < self->entrants; i++)
        if (strcmp(self->entrant[i].name, name) == 0) return &self->entrant[i];
    return NULL;
}

/* A new one before the start, or any time in an arena; one who withdrew may come back until the end. */
static bool may_enter(hall *house, const tournament *t, const store_entrant *known,
                      const char *name, vx_problem *why)
{
    static const vx_message too_late = {
        NULL, {"this tournament takes no more players", "в этот турнир уже не записаться"}};
    static const vx_message full = {
        NULL, {"this tournament is full: {0} people", "в турнире нет мест: участников уже {0}"}};
    static const vx_message enough = {
        NULL,
        {"you have entered {0} tournaments that are not over: that is enough",
         "вы записаны уже в {0} неоконченных турниров: больше нельзя"}};
    const store_tournament *facts = &t->facts;
    bool is_open = facts->phase == TOURNAMENT_WAITING ||
                   (facts->ended == 0 && (known != NULL || facts->is_arena));
    if (facts->phase != TOURNAMENT_WAITING && facts->is_arena)
        is_open = is_open && net_now() < tournament_end(house, facts);
    if (!is_open) return vx_refuse(why, &too_late);
    if (known == NULL && t->entrants >= TOURNAMENT_ENTRANTS_MAX)
        return vx_refuse_numbers(why, &full, TOURNAMENT_ENTRANTS_MAX, 0);
    return store_count_entered(house->store, name) < TOURNAMENTS_ENTERED_MAX ||
           vx_refuse_numbers(why, &enough, TOURNAMENTS_ENTERED_MAX, 0);
}

bool tournament_enter(hall *house, const char *id, const char *name, vx_problem *why)
{
    tournament t;
    store_guard(house->store, "tournament", id);
    bool is_done = tournament_read(house, id, &t) || vx_refuse(why, &no_tournament);
    store_entrant *known = is_done ? find_entrant(&t, name) : NULL;
    bool is_in = known != NULL && !known->is_out;
    is_done = is_done && (is_in || may_enter(house, &t, known, name, why));
    if (is_done && !is_in) {
        store_entrant entrant = {.number = known != NULL ? known->number : t.entrants,
                                 .rating = people_rating(house, name, t.facts.game, t.facts.clock),
                                 .since = net_now()};
        snprintf(entrant.name, sizeof entrant.name, "%s", name);
        store_set_entrant(house->store, id, &entrant);
        tournament_touch(house, id);
    }
    tournament_free(&t);
    return is_done;
}

bool tournament_withdraw(hall *house, const char *id, const char *name, vx_problem *why)
{
    static const vx_message not_in = {
        NULL, {"you have not entered this tournament", "вы не записаны в этот турнир"}};
    static const vx_message is_over = {NULL, {"this tournament is over", "этот турнир окончен"}};
    tournament t;
    store_guard(house->store, "tournament", id);
    bool is_done = tournament_read(house, id, &t) || vx_refuse(why, &no_tournament);
    store_entrant *entrant = is_done ? find_entrant(&t, name) : NULL;
    if (is_done && t.facts.ended > 0) is_done = vx_refuse(why, &is_over);
    if (is_done && (entrant == NULL || entrant->is_out)) is_done = vx_refuse(why, &not_in);
    if (is_done) {
        entrant->is_out = true;
        store_set_entrant(house->store, id, entrant);
        tournament_touch(house, id);
    }
    tournament_free(&t);
    return is_done;
}

/* One that has not begun leaves nothing; one that has keeps its standings. */
bool tournament_cancel(hall *house, const char *id, const char *by, vx_problem *why)
{
    static const vx_message not_yours = {
        NULL,
        {"only the player who scheduled a tournament can cancel it, before it begins",
         "отменить турнир может только тот, кто его назначил, и до начала"}};
    store_tournament facts;
    store_guard(house->store, "tournament", id);
    if (!store_find_tournament(house->store, id, &facts)) return vx_refuse(why, &no_tournament);
    bool is_waiting = facts.phase == TOURNAMENT_WAITING;
    bool may = by == NULL || (is_waiting && by[0] != '\0' && strcmp(by, facts.by) == 0);
    if (!may || facts.ended > 0) return vx_refuse(why, &not_yours);
    facts.phase = TOURNAMENT_CANCELLED;
    facts.ended = net_now();
    facts.due = 0;
    if (is_waiting)
        store_remove_tournament(house->store, id);
    else
        store_set_tournament(house->store, &facts);
    log_event(LOG_INFO, "tournament-cancelled", "id", id, LOG_END);
    tournament_touch(house, id);
    return true;
}

/* ---- A game has ended ---- */

void tournament_note_end(hall *house, const table *at)
{
    store_tournament facts;
    store_pairing pairing;
    store_id id;
    if (at->facts.tournament[0] == '\0') return;
    store_guard(house->store, "tournament", at->facts.tournament);
    if (!store_find_pairing(house->store, at->facts.id, id, &pairing) ||
        !store_find_tournament(house->store, id, &facts) || facts.ended > 0)
        return;
    for (int seat = 0; seat < 2; seat++) {
        double score = people_score(at, seat);
        pairing.half[seat] = score > 0 ? (int)(2 * score) : 0;
    }
    pairing.is_played = table_has_begun(at);
    store_set_pairing(house->store, id, &pairing);
    store_free_entrants(house->store, id, pairing.player, net_now());
    store_wake_tournament(house->store, id, net_now());
    tournament_touch(house, id);
}
