/* SPDX-License-Identifier: MIT */
/* table.c - what the people at a table may do, and what follows from it. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "server/clock.h"
#include "server/hall.h"
#include "server/log.h"
#include "server/people.h"
#include "server/store_nodes.h"
#include "server/tournament.h"

static const vx_message not_seated = {
    NULL, {"you have no seat at this table", "у вас нет места за этим столом"}};
static const vx_message not_begun = {
    NULL,
    {"the game has not begun: a player is still missing", "партия ещё не началась: не все пришли"}};

/* ---- Asking ---- */

int table_seat_of(const table *self, const char *key)
{
    for (int seat = 0; seat < self->seats; seat++)
        if (table_is_person(self, seat) && secret_fits(self->seat[seat].key_digest, key))
            return seat;
    return VX_SPECTATOR;
}

int table_invited(const table *self, const char *invitation)
{
    for (int seat = 0; seat < self->seats; seat++)
        if (secret_fits(self->seat[seat].invitation_digest, invitation)) return seat;
    return NOBODY;
}

int table_wanted(const table *self, const char *name)
{
    for (int seat = 0; seat < self->seats && name[0] != '\0' && !table_is_over(self); seat++)
        if (!self->seat[seat].is_taken && strcmp(self->seat[seat].wanted, name) == 0) return seat;
    return NOBODY;
}

bool table_is_over(const table *self)
{
    return strcmp(self->now.result, "*") != 0;
}

bool table_is_person(const table *self, int seat)
{
    return self->seat[seat].level == 0;
}

bool table_has_begun(const table *self)
{
    for (int seat = 0; seat < self->seats; seat++)
        if (table_is_person(self, seat) && self->seat[seat].nonce[0] == '\0') return false;
    return true;
}

int table_free_seat(const table *self)
{
    for (int seat = 0; seat < self->seats; seat++)
        if (table_is_person(self, seat) && !self->seat[seat].is_taken) return seat;
    return NOBODY;
}

bool table_allows_hints(const table *self)
{
    int people = 0;
    for (int seat = 0; seat < self->seats; seat++) people += table_is_person(self, seat);
    return people < 2 || self->facts.has_hints || table_is_over(self);
}

static int team_of(const table *self, int seat)
{
    return vx_team(self->match->game, self->match->state, seat);
}

static bool may_act(const table *self, int seat, vx_problem *why)
{
    if (seat < 0) return vx_refuse(why, &not_seated);
    if (table_is_over(self)) return vx_refuse(why, &vx_match_is_over);
    return table_has_begun(self) || vx_refuse(why, &not_begun);
}

/* ---- The end ---- */

static void stop_thinking(table *self)
{
    if (self->thinking != NULL) atomic_store(&self->thinking->is_cancelled, true);
}

static void clear_offers(table *self)
{
    self->now.draw = self->now.undo = (store_offer){.by = NOBODY};
}

static void set_result(hall *house, table *self, const char *result, const char *how)
{
    clock_stop(self);
    snprintf(self->now.result, sizeof self->now.result, "%s", result);
    snprintf(self->now.ended, sizeof self->now.ended, "%s", how);
    clear_offers(self);
    stop_thinking(self);
    table_touch(house, self);
    people_note_end(house, self);
    tournament_note_end(house, self);
    log_event(LOG_INFO, "game-over", "id", self->facts.id, "result", result, "how", how, LOG_END);
}

/* One score for each team, as the rules would write it. */
void table_end(hall *house, table *self, int loser, const char *how)
{
    char result[STORE_RESULT_CAP];
    vx_text text = vx_text_on(result, sizeof result);
    int teams = 0;
    for (int seat = 0; seat < self->seats; seat++)
        if (team_of(self, seat) >= teams) teams = team_of(self, seat) + 1;
    for (int team = 0; team < teams; team++) {
        if (team > 0) vx_add_char(&text, '-');
        if (loser == NOBODY)
            vx_add(&text, "1/2");
        else
            vx_add(&text, loser == EVERYBODY || team_of(self, loser) == team ? "0" : "1");
    }
    set_result(house, self, result, how);
}

static void end_if_over(hall *house, table *self)
{
    vx_match *match = self->match;
    if (vx_match_to_act(match) == VX_OVER) {
        char result[STORE_RESULT_CAP];
        vx_text text = vx_text_on(result, sizeof result);
        vx_match_add_result(match, &text);
        set_result(house, self, result,
                   match->count > 0 && match->entries[match->count - 1].resigned ? "resigned"
                                                                                 : "rules");
    } else if (match->count >= HALL_ENTRIES_MAX) {
        table_end(house, self, NOBODY, "length");
    }
}

/* ---- What follows ---- */

/* Plays an action that is known to be legal and writes it down. */
static bool do_action(hall *house, table *self, int actor, vx_action action)
{
    char text[VX_ACTION_TEXT_CAP];
    vx_match *match = self->match;
    vx_format_action(match->game, match->state, action, text, sizeof text);
    if (!vx_match_play(match, action, NULL)) return false;
    house->count.actions++;
    store_add_entry(house->store, self->facts.id, match->count - 1, actor, text, net_now());
    table_note_written(house, self);
    return true;
}

static void roll(hall *house, table *self)
{
    vx_match *match = self->match;
    while (vx_match_to_act(match) == VX_CHANCE && match->count < HALL_ENTRIES_MAX) {
        uint64_t total = vx_chance_total(match->game, match->state);
        uint64_t ticket = vx_fair_ticket(&self->fair, self->draws, total);
        if (!do_action(house, self, VX_CHANCE, vx_chance_pick(match->game, match->state, ticket))) {
            table_stall(house, self);
            return;
        }
        self->draws++;
    }
}

static job *new_choice(const table *self, int seat)
{
    enum { SHARE = 25, SHORTEST = 50 }; /* of the time that is left; milliseconds */
    const vx_match *match = self->match;
    job *work = calloc(1, sizeof *work);
    if (work == NULL) return NULL;
    work->kind = JOB_CHOOSE;
    work->game = match->game;
    work->view = malloc(match->game->state_size);
    work->seat = seat;
    work->level = self->seat[seat].level;
    work->length = match->count;
    if (clock_running(self) == seat)
        work->milliseconds = (uint64_t)(clock_left(self, seat) / SHARE + SHORTEST);
    snprintf(work->id, sizeof work->id, "%s", self->facts.id);
    if (work->view != NULL) {
        vx_view(match->game, match->state, seat, work->view); /* and nothing else */
        return work;
    }
    job_free(work);
    return NULL;
}

static void let_machine_think(hall *house, table *self)
{
    int seat = vx_match_to_act(self->match);
    if (seat < 0 || self->thinking != NULL || table_is_person(self, seat)) return;
    if (store_is_shared(house->store) && !self->has_written && !self->has_job) return;
    job *work = new_choice(self, seat);
    if (work != NULL && thinkers_add(house->thinkers, work)) {
        self->thinking = work;
        return;
    }
    job_free(work);
    table_stall(house, self); /* too many think already */
}

void table_go_on(hall *house, table *self)
{
    table_touch(house, self);
    if (!table_has_begun(self) || table_is_over(self)) return;
    roll(house, self);
    end_if_over(house, self);
    if (!table_is_over(self)) let_machine_think(house, self);
}

/* ---- Sitting down ---- */

void table_take_seat(hall *house, table *self, int seat, const char *name, const char *key)
{
    store_seat *place = &self->seat[seat];
    place->is_taken = true;
    if (key != NULL) secret_digest(key, place->key_digest);
    if (name[0] != '\0')
        snprintf(place->name, sizeof place->name, "%s", name);
    else if (place->name[0] == '\0')
        snprintf(place->name, sizeof place->name, "guest %u", 1000 + randombytes_uniform(9000));
    table_touch(house, self);
}

void table_use_nonce(table *self, int seat)
{
    const char *nonce = self->seat[seat].nonce;
    snprintf(self->fair.nonce[seat], sizeof self->fair.nonce[seat], "%s",
             strcmp(nonce, "-") == 0 ? "" : nonce);
}

static bool is_nonce(const char *text)
{
    size_t length = strlen(text);
    return length > 0 && length <= VX_NONCE_TEXT_MAX &&
           strspn(text, "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ") == length;
}

/* The share of a seat in the dice. Play begins when all have given theirs: before that nothing is
 * drawn, and afterwards nobody could add one without steering. "-" is to do without. */
bool table_add_nonce(hall *house, table *self, int seat, const char *nonce, vx_problem *why)
{
    static const vx_message too_late = {
        NULL, {"this seat has already given its number", "с этого места число уже названо"}};
    static const vx_message bad_nonce = {
        NULL,
        {"a number for the dice is up to {0} Latin letters and digits, or '-' for none",
         "число для жребия — до {0} латинских букв и цифр или «-», если без него"}};
    if (seat < 0) return vx_refuse(why, &not_seated);
    store_seat *place = &self->seat[seat];
    bool is_none = strcmp(nonce, "-") == 0;
    if (place->nonce[0] != '\0') return vx_refuse(why, &too_late);
    if (!is_none && !is_nonce(nonce))
        return vx_refuse_numbers(why, &bad_nonce, VX_NONCE_TEXT_MAX, 0);
    snprintf(place->nonce, sizeof place->nonce, "%s", nonce);
    table_use_nonce(self, seat);
    table_note_written(house, self);
    if (table_has_begun(self)) clock_start(self);
    table_go_on(house, self);
    return true;
}

/* ---- Acting ---- */

static bool act(hall *house, table *self, int seat, vx_action action)
{
    if (!do_action(house, self, seat, action)) return false;
    clear_offers(self);
    roll(house, self);
    clock_press(self, seat);
    table_go_on(house, self);
    return true;
}

bool table_play(hall *house, table *self, int seat, const char *text, vx_problem *why)
{
    static const vx_message not_your_turn = {NULL, {"it is not your turn", "сейчас не ваш ход"}};
    const vx_match *match = self->match;
    vx_action action;
    if (!may_act(self, seat, why)) return false;
    if (vx_match_to_act(match) != seat) return vx_refuse(why, &not_your_turn);
    if (vx_match_read_action(match, text, &action, why) != VX_YES) return false;
    if (!vx_check(match->game, match->state, action, why)) return false;
    return act(house, self, seat, action) || vx_refuse(why, &vx_no_memory);
}

bool table_resign(hall *house, table *self, int seat, vx_problem *why)
{
    if (!may_act(self, seat, why)) return false;
    clock_stop(self); /* while it still runs: who has resigned is nobody's turn */
    if (!vx_match_resign(self->match, seat, why)) return false;
    store_add_entry(house->store, self->facts.id, self->match->count - 1, seat, "resign",
                    net_now());
    table_note_written(house, self);
    table_go_on(house, self);
    return true;
}

/* ---- Draws: all people at the table have to agree, and machines never do ---- */

static bool all_agree(const table *self, const store_offer *offer)
{
    for (int seat = 0; seat < self->seats; seat++)
        if (table_is_person(self, seat) && (offer->agreed >> seat & 1) == 0) return false;
    return true;
}

static bool has_human_opponent(const table *self, int seat)
{
    for (int other = 0; other < self->seats; other++)
        if (table_is_person(self, other) && team_of(self, other) != team_of(self, seat))
            return true;
    return false;
}

static void agree(store_offer *offer, int seat)
{
    if (offer->by == NOBODY) *offer = (store_offer){.by = seat};
    offer->agreed |= 1u << seat;
}

bool table_offer_draw(hall *house, table *self, int seat, vx_problem *why)
{
    static const vx_message no_person = {
        NULL, {"there is nobody to agree to a draw", "согласиться на ничью некому"}};
    if (!may_act(self, seat, why)) return false;
    if (!has_human_opponent(self, seat)) return vx_refuse(why, &no_person);
    agree(&self->now.draw, seat);
    table_touch(house, self);
    if (all_agree(self, &self->now.draw)) table_end(house, self, NOBODY, "agreed");
    return true;
}

bool table_refuse_draw(hall *house, table *self, int seat, vx_problem *why)
{
    static const vx_message not_offered = {
        NULL, {"nobody has offered a draw", "ничью никто не предлагал"}};
    if (!may_act(self, seat, why)) return false;
    if (self->now.draw.by == NOBODY) return vx_refuse(why, &not_offered);
    self->now.draw = (store_offer){.by = NOBODY};
    table_touch(house, self);
    return true;
}

/* ---- Taking back ---- */

/* The entries behind the last one are still there: plays them again. */
static void redo(vx_match *match, int length)
{
    while (match->count < length) vx_match_play(match, match->entries[match->count].action, NULL);
}

/* Back to the last decision of `seat`, or not at all: what has been seen cannot be unseen. */
static bool undo_to(table *self, int seat, vx_problem *why)
{
    unsigned everyone = (1u << self->seats) - 1;
    return vx_match_undo_choice(self->match, 1u << seat, everyone, why);
}

static void forget_what_was_told(table *self)
{
    int length = self->match->count;
    for (int place = 0; place < PLACES; place++)
        for (guest *who = self->guests[place]; who != NULL; who = who->next_at_table)
            if (who->known > length) who->known = length;
    if (self->told_at <= length) return;
    memcpy(self->told, self->match->state, self->match->game->state_size);
    self->told_at = length;
}

static bool take_back(hall *house, table *self, int seat, vx_problem *why)
{
    clear_offers(self);
    table_touch(house, self);
    if (!undo_to(self, seat, why)) return false;
    store_cut_entries(house->store, self->facts.id, self->match->count);
    table_note_written(house, self);
    self->now.cuts++;
    stop_thinking(self);
    clock_start(self);
    forget_what_was_told(self);
    table_go_on(house, self);
    return true;
}

/* Asked about before anybody is bothered: can it be taken back at all? */
static bool can_take_back(table *self, int seat, vx_problem *why)
{
    int length = self->match->count;
    bool can = undo_to(self, seat, why);
    redo(self->match, length);
    return can;
}

bool table_ask_undo(hall *house, table *self, int seat, vx_problem *why)
{
    static const vx_message other_asks = {
        NULL,
        {"another player asks to take back: answer that first",
         "другой игрок просит вернуть ход: сначала ответьте ему"}};
    store_offer *undo = &self->now.undo;
    if (!may_act(self, seat, why)) return false;
    if (undo->by != NOBODY && undo->by != seat) return vx_refuse(why, &other_asks);
    if (!can_take_back(self, seat, why)) return false;
    agree(undo, seat);
    table_touch(house, self);
    return !all_agree(self, undo) || take_back(house, self, seat, why); /* machines do not mind */
}

bool table_answer_undo(hall *house, table *self, int seat, bool allow, vx_problem *why)
{
    static const vx_message not_asked = {
        NULL, {"nobody asked to take back", "никто не просил вернуть ход"}};
    store_offer *undo = &self->now.undo;
    int asking = undo->by;
    if (!may_act(self, seat, why)) return false;
    if (asking == NOBODY || (allow && asking == seat)) return vx_refuse(why, &not_asked);
    table_touch(house, self);
    if (!allow) {
        *undo = (store_offer){.by = NOBODY};
        return true;
    }
    agree(undo, seat);
    return !all_agree(self, undo) || take_back(house, self, asking, why);
}

/* ---- Machines ---- */

/* A choice is made from a view, and a view lists only what is legal; should a game ever break that,
 * the table still goes on. */
static bool legal_choice(const vx_match *match, vx_action chosen, vx_action *out)
{
    *out = chosen;
    if (vx_check(match->game, match->state, chosen, NULL)) return true;
    vx_action *all = malloc((size_t)match->game->action_cap * sizeof *all);
    int count = all != NULL ? vx_list(match->game, match->state, all) : 0;
    if (count > 0) *out = all[0];
    free(all);
    return count > 0;
}

void hall_take_choice(hall *self, const job *work)
{
    vx_action action;
    table *at = hall_find(self, work->id);
    if (at == NULL || at->thinking != work) return; /* the table has been read again since */
    at->thinking = NULL;
    bool is_current = !atomic_load(&work->is_cancelled) && at->match->count == work->length &&
                      vx_match_to_act(at->match) == work->seat;
    if (!is_current)
        table_go_on(self, at); /* it is over, or something was taken back: think again */
    else if (!work->is_done || !legal_choice(at->match, work->action, &action) ||
             !act(self, at, work->seat, action))
        table_stall(self, at);
}

/* ---- Again ---- */

static table *make_rematch(hall *house, table *self, vx_problem *why)
{
    hall_wish wish = {.game = self->match->game,
                      .start = self->match->start,
                      .clock = self->facts.clock,
                      .options = self->facts.options,
                      .has_hints = self->facts.has_hints,
                      .name = "",
                      .wanted = "",
                      .seat = NOBODY};
    for (int seat = 0; seat < self->seats; seat++)
        wish.level[(seat + 1) % self->seats] = self->seat[seat].level;
    hall_secrets none;
    table *made = hall_host(house, &wish, &none, why);
    if (made == NULL) return NULL;
    for (int seat = 0; seat < self->seats; seat++)
        memcpy(made->seat[(seat + 1) % self->seats].name, self->seat[seat].name, STORE_NAME_CAP);
    memcpy(self->now.next, made->facts.id, sizeof self->now.next);
    table_touch(house, self);
    return made;
}

table *table_rematch(hall *house, table *self, vx_problem *why)
{
    static const vx_message not_over = {
        NULL, {"this game has to end first", "сначала должна закончиться эта партия"}};
    static const vx_message in_tournament = {
        NULL,
        {"a tournament decides who plays whom next", "кто с кем сыграет дальше, решает турнир"}};
    static const vx_message unreadable = {
        NULL, {"the rematch cannot be read just now", "сейчас реванш прочитать не удаётся"}};
    if (!table_is_over(self)) {
        vx_refuse(why, &not_over);
        return NULL;
    }
    if (self->facts.tournament[0] != '\0') {
        vx_refuse(why, &in_tournament);
        return NULL;
    }
    if (self->now.next[0] == '\0') return make_rematch(house, self, why);
    table *made = hall_find(house, self->now.next);
    if (made != NULL) return made;
    if (!store_read_failed(house->store)) return make_rematch(house, self, why); /* cleared away */
    vx_refuse(why, &unreadable);
    return NULL;
}
