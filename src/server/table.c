/* SPDX-License-Identifier: MIT */
/* table.c - what the people at a table may do, and what follows from it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "server/clock.h"
#include "server/hall.h"

static const vx_message not_seated = {
    NULL, {"you have no seat at this table", "у вас нет места за этим столом"}};
static const vx_message is_over = {NULL, {"the game is over", "партия закончена"}};
static const vx_message not_begun = {
    NULL, {"the game has not begun: a seat is free", "партия ещё не началась: есть свободное место"}};

/* ---- Asking ---- */

int table_seat_of(const table *self, const char *key)
{
    for (int seat = 0; seat < self->seats; seat++)
        if (self->seat[seat].level == 0 && strcmp(self->seat[seat].key, key) == 0) return seat;
    return VX_SPECTATOR;
}

bool table_is_over(const table *self)
{
    return strcmp(self->facts.result, "*") != 0;
}

bool table_has_begun(const table *self)
{
    for (int seat = 0; seat < self->seats; seat++)
        if (!self->seat[seat].is_taken) return false;
    return true;
}

static bool may_act(const table *self, int seat, vx_problem *why)
{
    if (seat < 0) return vx_refuse(why, &not_seated);
    if (table_is_over(self)) return vx_refuse(why, &is_over);
    return table_has_begun(self) || vx_refuse(why, &not_begun);
}

/* ---- What follows ---- */

static void set_result(hall *house, table *self, const char *result)
{
    snprintf(self->facts.result, sizeof self->facts.result, "%s", result);
    store_set_result(house->store, self->facts.id, result);
    self->draw_offer = self->undo_offer = NOBODY;
}

static void end_if_over(hall *house, table *self)
{
    if (table_is_over(self) || vx_match_to_act(self->match) != VX_OVER) return;
    char result[STORE_RESULT_CAP];
    vx_text text = vx_text_on(result, sizeof result);
    vx_match_add_result(self->match, &text);
    set_result(house, self, result);
}

/* Plays an action that is known to be legal and writes it down. */
static bool do_action(hall *house, table *self, int actor, vx_action action)
{
    char text[512];
    vx_match *match = self->match;
    vx_format_action(match->game, match->state, action, text, sizeof text);
    if (!vx_match_play(match, action, NULL)) return false;
    store_add_entry(house->store, self->facts.id, match->count - 1, actor, text, hall_now());
    return true;
}

static void roll(hall *house, table *self)
{
    vx_match *match = self->match;
    while (vx_match_to_act(match) == VX_CHANCE) {
        uint64_t total = vx_chance_total(match->game, match->state);
        uint64_t ticket = vx_fair_ticket(&self->fair, self->draws++, total);
        if (!do_action(house, self, VX_CHANCE, vx_chance_pick(match->game, match->state, ticket)))
            return;
    }
}

static void let_machine_think(hall *house, table *self)
{
    int seat = vx_match_to_act(self->match);
    if (seat < 0 || self->is_thinking || self->seat[seat].level == 0) return;
    job *work = calloc(1, sizeof *work);
    if (work == NULL) return;
    *work = (job){.kind = JOB_CHOOSE,
                  .game = self->match->game,
                  .view = malloc(self->match->game->state_size),
                  .seat = seat,
                  .level = self->seat[seat].level,
                  .length = self->match->count};
    snprintf(work->id, sizeof work->id, "%s", self->facts.id);
    if (work->view != NULL) {
        vx_view(self->match->game, self->match->state, seat, work->view); /* and nothing else */
        self->is_thinking = thinkers_add(house->thinkers, work);
    }
    if (!self->is_thinking) job_free(work);
}

/* Brings the table to the next decision of a person. */
static void go_on(hall *house, table *self)
{
    table_touch(house, self);
    if (!table_has_begun(self) || table_is_over(self)) return;
    if (vx_match_to_act(self->match) == VX_CHANCE) {
        bool is_first = self->match->count == 0;
        roll(house, self);
        if (is_first) self->turn_began = hall_now();
    }
    end_if_over(house, self);
    if (!table_is_over(self)) let_machine_think(house, self);
}

/* ---- Sitting down ---- */

bool table_take_seat(hall *house, table *self, int seat, const char *name)
{
    store_seat *place = &self->seat[seat];
    bool is_new = !place->is_taken || (name[0] != '\0' && strcmp(place->name, name) != 0);
    place->is_taken = true;
    if (name[0] != '\0') snprintf(place->name, sizeof place->name, "%s", name);
    if (is_new) store_set_seat(house->store, self->facts.id, seat, place);
    if (self->turn_began == 0) self->turn_began = hall_now();
    go_on(house, self);
    return true;
}

/* A nonce counts only before the first draw: afterwards it could steer. */
bool table_add_nonce(hall *house, table *self, int seat, const char *nonce, vx_problem *why)
{
    static const vx_message too_late = {
        NULL, {"the first draw has been made", "первый выбор уже сделан"}};
    static const vx_message bad_nonce = {
        NULL,
        {"a nonce is up to 64 letters and digits", "число игрока — до 64 латинских букв и цифр"}};
    size_t length = strlen(nonce);
    if (seat < 0) return vx_refuse(why, &not_seated);
    if (self->draws > 0 || self->fair.nonce[seat][0] != '\0') return vx_refuse(why, &too_late);
    if (length == 0 || length > VX_NONCE_TEXT_MAX ||
        strspn(nonce, "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ") != length)
        return vx_refuse(why, &bad_nonce);
    snprintf(self->seat[seat].nonce, sizeof self->seat[seat].nonce, "%s", nonce);
    snprintf(self->fair.nonce[seat], sizeof self->fair.nonce[seat], "%s", nonce);
    store_set_seat(house->store, self->facts.id, seat, &self->seat[seat]);
    return true;
}

/* ---- Acting ---- */

bool table_play(hall *house, table *self, int seat, const char *text, vx_problem *why)
{
    static const vx_message not_your_turn = {NULL, {"it is not your turn", "сейчас не ваш ход"}};
    vx_match *match = self->match;
    vx_action action;
    if (!may_act(self, seat, why)) return false;
    if (vx_match_to_act(match) != seat) return vx_refuse(why, &not_your_turn);
    if (!vx_parse_action(match->game, match->state, text, &action, why)) return false;
    if (!vx_check(match->game, match->state, action, why)) return false;
    if (!do_action(house, self, seat, action)) return false;
    self->draw_offer = self->undo_offer = NOBODY;
    clock_press(house, self, seat);
    go_on(house, self);
    return true;
}

bool table_resign(hall *house, table *self, int seat, vx_problem *why)
{
    if (!may_act(self, seat, why) || !vx_match_resign(self->match, seat, why)) return false;
    store_add_entry(house->store, self->facts.id, self->match->count - 1, seat, "resign",
                    hall_now());
    go_on(house, self);
    return true;
}

static bool is_person(const table *self, int seat)
{
    return self->seat[seat].level == 0;
}

/* A machine never agrees to a draw, so an offer needs a person on the other side. */
bool table_offer_draw(hall *house, table *self, int seat, vx_problem *why)
{
    static const vx_message no_person = {
        NULL, {"there is nobody to agree to a draw", "согласиться на ничью некому"}};
    if (!may_act(self, seat, why)) return false;
    bool has_person = false;
    for (int other = 0; other < self->seats; other++)
        has_person |= other != seat && is_person(self, other);
    if (!has_person) return vx_refuse(why, &no_person);
    const vx_game *game = self->match->game;
    bool is_answer = self->draw_offer != NOBODY &&
                     vx_team(game, self->match->state, self->draw_offer) !=
                         vx_team(game, self->match->state, seat);
    if (is_answer)
        set_result(house, self, "1/2-1/2");
    else
        self->draw_offer = seat;
    table_touch(house, self);
    return true;
}

bool table_refuse_draw(hall *house, table *self, int seat, vx_problem *why)
{
    if (!may_act(self, seat, why)) return false;
    self->draw_offer = NOBODY;
    table_touch(house, self);
    return true;
}

/* ---- Taking back ---- */

/* Back to the last decision of `seat`, as far as nothing hidden has been seen since. */
static bool take_back(hall *house, table *self, int seat, vx_problem *why)
{
    unsigned everyone = (1u << self->seats) - 1;
    bool has_changed = false;
    while (vx_match_undo(self->match, everyone, why)) {
        has_changed = true;
        if (vx_match_to_act(self->match) == seat) break;
    }
    if (!has_changed) return false;
    store_cut_entries(house->store, self->facts.id, self->match->count);
    self->turn_began = hall_now();
    for (guest *who = self->guests; who != NULL; who = who->next_at_table)
        if (who->known > self->match->count) who->known = self->match->count;
    go_on(house, self);
    return true;
}

bool table_ask_undo(hall *house, table *self, int seat, vx_problem *why)
{
    if (!may_act(self, seat, why)) return false;
    for (int other = 0; other < self->seats; other++) {
        if (other == seat || !is_person(self, other)) continue;
        self->undo_offer = seat;
        table_touch(house, self);
        return true;
    }
    return take_back(house, self, seat, why); /* a machine does not mind */
}

bool table_answer_undo(hall *house, table *self, int seat, bool allow, vx_problem *why)
{
    static const vx_message not_asked = {
        NULL, {"nobody asked to take back", "никто не просил вернуть ход"}};
    int asking = self->undo_offer;
    if (!may_act(self, seat, why)) return false;
    if (asking == NOBODY || asking == seat) return vx_refuse(why, &not_asked);
    self->undo_offer = NOBODY;
    table_touch(house, self);
    return !allow || take_back(house, self, asking, why);
}

/* ---- Machines and clocks ---- */

void hall_take_choice(hall *self, const job *work)
{
    table *at = hall_find(self, work->id);
    if (at == NULL) return;
    at->is_thinking = false;
    bool is_current = !table_is_over(at) && at->match->count == work->length &&
                      vx_match_to_act(at->match) == work->seat;
    if (!is_current || !work->is_done) {
        go_on(self, at); /* something was taken back meanwhile: think again */
        return;
    }
    if (!vx_check(at->match->game, at->match->state, work->action, NULL)) return;
    do_action(self, at, work->seat, work->action);
    clock_press(self, at, work->seat);
    go_on(self, at);
}

static void lose_on_time(hall *house, table *self, int seat)
{
    const vx_match *match = self->match;
    int loser = vx_team(match->game, match->state, seat);
    set_result(house, self, loser == 0 ? "0-1" : "1-0");
    table_touch(house, self);
}

void hall_check_clocks(hall *self)
{
    for (int i = 0; i < self->bucket_count; i++) {
        for (table *at = self->buckets[i]; at != NULL; at = at->next) {
            int seat = clock_running(at);
            if (seat != NOBODY && clock_left(at, seat) == 0) lose_on_time(self, at, seat);
        }
    }
}

/* ---- Again ---- */

table *table_rematch(hall *house, table *self, vx_problem *why)
{
    static const vx_message not_over = {
        NULL, {"first this game has to end", "сначала должна закончиться эта партия"}};
    if (!table_is_over(self)) {
        vx_refuse(why, &not_over);
        return NULL;
    }
    if (self->facts.next[0] != '\0') return hall_find(house, self->facts.next);
    hall_wish wish = {.game = self->match->game, .clock = self->facts.clock, .name = ""};
    vx_setting settings[32];
    char options[sizeof self->facts.options];
    memcpy(options, self->facts.options, sizeof options);
    for (char *word = strtok(options, " "); word != NULL && wish.setting_count < 32;
         word = strtok(NULL, " ")) {
        char *value = strchr(word, '=');
        if (value == NULL) continue;
        *value++ = '\0';
        settings[wish.setting_count++] = (vx_setting){word, value};
    }
    wish.settings = settings;
    wish.seat = NOBODY;
    for (int seat = 0; seat < self->seats; seat++) {
        int after = (seat + 1) % self->seats;
        wish.level[after] = self->seat[seat].level;
        if (wish.level[after] == 0) wish.seat = after;
    }
    table *made = hall_host(house, &wish, why);
    if (made == NULL) return NULL;
    made->seat[wish.seat].is_taken = false; /* each takes his own seat when he comes */
    store_set_seat(house->store, made->facts.id, wish.seat, &made->seat[wish.seat]);
    snprintf(self->facts.next, sizeof self->facts.next, "%s", made->facts.id);
    store_set_next(house->store, self->facts.id, made->facts.id);
    table_touch(house, self);
    return made;
}
