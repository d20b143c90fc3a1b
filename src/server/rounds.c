/* SPDX-License-Identifier: MIT */
/* rounds.c - tournaments run: started, paired round by round or as people come free, and ended. */
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "server/away.h"
#include "server/log.h"
#include "server/pairing.h"
#include "server/store_nodes.h"
#include "server/tournament.h"

enum {
    STEPS = 16,          /* tournaments looked after in one tick */
    ARENA_EVERY = 1000,  /* milliseconds, like all below: so often an arena looks for free people */
    ARENA_GATHER = 3000, /* a few free people wait so long for more of them */
    ARENA_AGAIN = 8000,  /* and so long before they play whom they have just played */
    LONG_WAIT = 10000,   /* who has waited so long is not left over once more */
    TRY_AGAIN = 5000,    /* something could not be read or made */
    SHORTEST_SWISS = 3,  /* rounds, where nobody said how many */
};

static void set_phase(hall *house, tournament *t, store_phase phase, int64_t due)
{
    t->facts.phase = phase;
    t->facts.due = due;
    if (phase == TOURNAMENT_OVER || phase == TOURNAMENT_CANCELLED) t->facts.ended = net_now();
    store_set_tournament(house->store, &t->facts);
    tournament_touch(house, t->facts.id);
}

static void finish(hall *house, tournament *t, store_phase phase)
{
    set_phase(house, t, phase, 0);
    log_event(LOG_INFO, "tournament-over", "id", t->facts.id, LOG_END);
}

/* ---- Who can play, in the order of their places ---- */

typedef struct {
    const store_entrant *who;
    int score;
} contender;

/* Ties are left to ratings here: what opponents scored says little while it goes on. */
static int compare_contenders(const void *left, const void *right)
{
    const contender *a = left, *b = right;
    if (a->score != b->score) return b->score - a->score;
    if (a->who->rating != b->who->rating) return b->who->rating - a->who->rating;
    return a->who->number - b->who->number;
}

/* Those who may be paired; free() them. NULL if there is no memory. */
static contender *list_contenders(const tournament *t, const bool *is_free, int *count)
{
    standings_row *rows = tournament_standings(t);
    contender *all = calloc((size_t)t->entrants + 1, sizeof *all);
    *count = 0;
    for (int i = 0; rows != NULL && all != NULL && i < t->entrants; i++) {
        const store_entrant *who = &t->entrant[rows[i].player];
        if (!who->is_out && is_free[who->number]) all[(*count)++] = (contender){who, rows[i].score};
    }
    if (rows == NULL) {
        free(all);
        all = NULL;
    }
    free(rows);
    if (*count > 1) qsort(all, (size_t)*count, sizeof *all, compare_contenders);
    return all;
}

/* ---- Their past ---- */

static void note_seat(pairing_player *who, int seat)
{
    who->balance += seat;
    who->run = who->run * seat > 0 ? who->run + seat : seat;
}

/* The place of an entrant among the contenders, or -1. */
static int place_of(const contender *all, int count, int number)
{
    for (int i = 0; i < count; i++)
        if (all[i].who->number == number) return i;
    return -1;
}

/* In an arena only the last game counts as a meeting: people play each other again. */
static void note_meeting(const tournament *t, uint8_t *met, int count, int a, int b)
{
    int width = count + 1;
    if (t->facts.is_arena && a >= 0) memset(&met[a * width], 0, (size_t)count);
    if (t->facts.is_arena && b >= 0) memset(&met[b * width], 0, (size_t)count);
    if (a < 0 || b < 0) return;
    met[a * width + b]++;
    met[b * width + a]++;
}

static void fill_past(const tournament *t, const contender *all, int count, pairing_player *player,
                      uint8_t *met)
{
    for (int i = 0; i < count; i++) player[i] = (pairing_player){.score = all[i].score};
    for (int i = 0; i < t->pairings; i++) {
        const store_pairing *past = &t->pairing[i];
        int a = place_of(all, count, past->player[0]), b = place_of(all, count, past->player[1]);
        if (past->player[1] < 0) {
            if (a >= 0) met[a * (count + 1) + count]++;
            continue;
        }
        if (a >= 0) note_seat(&player[a], 1);
        if (b >= 0) note_seat(&player[b], -1);
        note_meeting(t, met, count, a, b);
    }
    for (int i = 0; t->facts.is_arena && i < count; i++)
        met[i * (count + 1) + count] = net_now() - all[i].who->since > LONG_WAIT;
    /* An arena's meetings are one-sided where one of the two has played since: no rematch at once. */
    for (int i = 0; i < count; i++)
        for (int j = 0; j < i; j++) {
            uint8_t *one = &met[i * (count + 1) + j], *other = &met[j * (count + 1) + i];
            *one = *other = *one > *other ? *one : *other;
        }
}

/* ---- Games ---- */

static bool host_game(hall *house, const tournament *t, store_pairing *pairing)
{
    const store_tournament *facts = &t->facts;
    char *start = store_tournament_start(house->store, facts->id);
    hall_wish wish = {.start = house->memory,
                      .clock = facts->clock,
                      .options = facts->options,
                      .name = "",
                      .wanted = "",
                      .tournament = facts->id,
                      .seat = NOBODY,
                      .is_open = true};
    hall_secrets none;
    vx_problem problem;
    bool is_fine = start != NULL && vx_parse_position(start, &wish.game, house->memory, NULL);
    free(start);
    table *made = is_fine ? hall_host(house, &wish, &none, &problem) : NULL;
    if (made == NULL) return false;
    for (int seat = 0; seat < 2; seat++) {
        const char *name = t->entrant[pairing->player[seat]].name;
        table_take_seat(house, made, seat, name, NULL);
        store_add_claim(house->store, name, made->facts.id, seat, net_now());
    }
    memcpy(pairing->table, made->facts.id, sizeof pairing->table);
    return true;
}

/* A game that cannot be made is a draw that nobody played. */
static void add_pairing(hall *house, tournament *t, int first, int second)
{
    enum { WIN = 2, DRAW = 1 };
    store_pairing made = {.number = t->pairings++,
                          .round = t->facts.round,
                          .player = {first, second},
                          .half = {-1, -1},
                          .when = net_now()};
    if (second < 0) {
        made.half[0] = WIN;
        made.half[1] = 0;
    } else if (!host_game(house, t, &made)) {
        log_event(LOG_ERROR, "no-game", "tournament", t->facts.id, LOG_END);
        made.half[0] = made.half[1] = DRAW;
    }
    store_set_pairing(house->store, t->facts.id, &made);
}

static void add_pair(hall *house, tournament *t, const contender *all, const pairing_player *player,
                     int upper, int lower)
{
    bool is_first = pairing_is_first(&player[upper], &player[lower], upper);
    int a = all[upper].who->number, b = all[lower].who->number;
    add_pairing(house, t, is_first ? a : b, is_first ? b : a);
}

/* ---- Pairing everybody who is free ---- */

/* Is it too soon for these two to play each other again? */
static bool is_too_soon(const tournament *t, const contender *all, int count, const uint8_t *met,
                        int a, int b)
{
    int64_t late = net_now() - ARENA_AGAIN;
    int present = 0;
    for (int i = 0; i < t->entrants; i++) present += !t->entrant[i].is_out;
    return met[a * (count + 1) + b] > 0 && present > 2 &&
           (all[a].who->since > late || all[b].who->since > late);
}

/* Returns how many pairs were made; below 0 if there is no memory. */
static int pair_people(hall *house, tournament *t, const contender *all, int count)
{
    pairing_player *player = calloc((size_t)count + 1, sizeof *player);
    uint8_t *met = calloc((size_t)(count + 1) * ((size_t)count + 1), 1);
    int *opponent = calloc((size_t)count + 1, sizeof *opponent), made = 0;
    bool is_fine = player != NULL && met != NULL && opponent != NULL;
    if (is_fine) {
        pairing_field field = {.count = count, .player = player, .met = met};
        fill_past(t, all, count, player, met);
        is_fine = pairing_find(&field, opponent);
    }
    for (int i = 0; is_fine && i < count; i++) {
        bool is_arena = t->facts.is_arena;
        if (opponent[i] == PAIRING_NOBODY) {
            if (!is_arena) add_pairing(house, t, all[i].who->number, PAIRING_NOBODY);
        } else if (opponent[i] > i &&
                   !(is_arena && is_too_soon(t, all, count, met, i, opponent[i]))) {
            add_pair(house, t, all, player, i, opponent[i]);
            made++;
        }
    }
    free(player);
    free(met);
    free(opponent);
    return is_fine ? made : -1;
}

/* ---- Swiss ---- */

static int count_present(const tournament *t)
{
    int present = 0;
    for (int i = 0; i < t->entrants; i++) present += !t->entrant[i].is_out;
    return present;
}

/* Enough to tell the first from the second; never so many that people would have to meet again. */
static int rounds_for(int wanted, int people)
{
    int rounds = wanted, most = people % 2 == 0 ? people - 1 : people;
    if (rounds == 0)
        for (int winners = 1; winners < people; winners *= 2) rounds++;
    if (wanted == 0 && rounds < SHORTEST_SWISS) rounds = SHORTEST_SWISS;
    if (rounds > TOURNAMENT_ROUNDS_MAX) rounds = TOURNAMENT_ROUNDS_MAX;
    return rounds < most ? rounds : most;
}

static bool has_room(const hall *house, int people)
{
    return store_count_games(house->store) + people / 2 < HALL_GAMES_MAX;
}

static void begin_round(hall *house, tournament *t)
{
    bool everybody[TOURNAMENT_ENTRANTS_MAX + 1];
    int count;
    memset(everybody, 1, sizeof everybody);
    contender *all = list_contenders(t, everybody, &count);
    if (all == NULL || !has_room(house, count)) {
        store_wake_tournament(house->store, t->facts.id, net_now() + TRY_AGAIN);
    } else if (count < 2) {
        finish(house, t, TOURNAMENT_OVER);
    } else {
        t->facts.round++;
        pair_people(house, t, all, count);
        set_phase(house, t, TOURNAMENT_PLAYING, net_now() + t->facts.wait);
    }
    free(all);
}

/* ---- Who does not come ---- */

static void leave_out(hall *house, tournament *t, int number)
{
    t->entrant[number].is_out = true;
    store_set_entrant(house->store, t->facts.id, &t->entrant[number]);
}

/* The player who did not come loses and is out until the next `enter`. */
static void forfeit(hall *house, tournament *t, const store_pairing *pairing, table *at)
{
    bool has_come[2];
    for (int seat = 0; seat < 2; seat++) {
        has_come[seat] = at->seat[seat].nonce[0] != '\0';
        if (!has_come[seat]) leave_out(house, t, pairing->player[seat]);
    }
    table_end(house, at, has_come[0] ? 1 : has_come[1] ? 0 : EVERYBODY, "absent");
}

/* A table that is gone cannot be played: nobody wins there. */
static void give_up_game(hall *house, const tournament *t, store_pairing *pairing)
{
    pairing->half[0] = pairing->half[1] = 0;
    store_set_pairing(house->store, t->facts.id, pairing);
}

/* When this game is to be looked at again; 0: it has begun and ends by itself. */
static int64_t look_at_game(hall *house, tournament *t, store_pairing *pairing, bool *has_ended)
{
    int64_t now = net_now();
    int64_t deadline = pairing->when + t->facts.wait + away_since(house, pairing->when);
    table *at = hall_find(house, pairing->table);
    if (at == NULL && store_read_failed(house->store)) return now + TRY_AGAIN;
    if (at != NULL && table_has_begun(at)) return 0;
    if (at != NULL && now < deadline) return deadline;
    *has_ended = true;
    if (at != NULL)
        forfeit(house, t, pairing, at);
    else
        give_up_game(house, t, pairing);
    return now;
}

/* Looks at all games that are not over. Returns their number; `due` is when to look again. */
static int look_at_games(hall *house, tournament *t, int64_t *due)
{
    int running = 0;
    *due = 0;
    for (int i = 0; i < t->pairings; i++) {
        bool has_ended = false;
        if (t->pairing[i].half[0] >= 0) continue;
        int64_t when = look_at_game(house, t, &t->pairing[i], &has_ended);
        if (when > 0 && (*due == 0 || when < *due)) *due = when;
        running += !has_ended;
    }
    return running;
}

/* ---- Arena ---- */

/* A player is free who has no game and looks at the tournament now. */
typedef struct {
    const tournament *t;
    bool *is_free;
} free_people;

static void note_free(void *context, const char *name, bool is_elsewhere)
{
    const free_people *to = context;
    for (int i = 0; is_elsewhere && i < to->t->entrants; i++)
        if (strcmp(to->t->entrant[i].name, name) == 0) to->is_free[i] = true;
}

static void find_free(const hall *house, const tournament *t, bool *is_free)
{
    free_people elsewhere = {t, is_free};
    memset(is_free, 0, (size_t)TOURNAMENT_ENTRANTS_MAX + 1);
    if (store_is_shared(house->store))
        store_list_present(house->store, t->facts.id, note_free, &elsewhere);
    for (const guest *who = house->guests; who != NULL; who = who->next) {
        if (who->name[0] == '\0' || strcmp(who->tournament, t->facts.id) != 0) continue;
        for (int i = 0; i < t->entrants; i++)
            if (strcmp(t->entrant[i].name, who->name) == 0) is_free[i] = true;
    }
    for (int i = 0; i < t->pairings; i++)
        for (int side = 0; t->pairing[i].half[0] < 0 && side < 2; side++)
            is_free[t->pairing[i].player[side]] = false;
}

/* A few who have just come free wait for others, so that people do not play in pairs for ever. */
static bool should_gather(const contender *all, int count, int running)
{
    int64_t late = net_now() - ARENA_GATHER;
    if (count >= 4 || running == 0) return false;
    for (int i = 0; i < count; i++)
        if (all[i].who->since < late) return false;
    return true;
}

static void pair_arena(hall *house, tournament *t, int running)
{
    bool is_free[TOURNAMENT_ENTRANTS_MAX + 1];
    int count;
    find_free(house, t, is_free);
    contender *all = list_contenders(t, is_free, &count);
    if (all != NULL && count >= 2 && has_room(house, count) &&
        !should_gather(all, count, running)) {
        t->facts.round++;
        if (pair_people(house, t, all, count) > 0)
            set_phase(house, t, TOURNAMENT_PLAYING, t->facts.due);
    }
    free(all);
}

/* ---- One step ---- */

static void start(hall *house, tournament *t)
{
    int people = count_present(t);
    if (people < 2) {
        finish(house, t, TOURNAMENT_CANCELLED);
        return;
    }
    t->facts.starts = net_now();
    log_event(LOG_INFO, "tournament-started", "id", t->facts.id, "people", log_number(people),
              LOG_END);
    if (t->facts.is_arena) {
        set_phase(house, t, TOURNAMENT_PLAYING, net_now());
        return;
    }
    t->facts.rounds = rounds_for(t->facts.rounds, people);
    begin_round(house, t);
}

static void go_on_swiss(hall *house, tournament *t, int running, int64_t due)
{
    if (running > 0)
        store_wake_tournament(house->store, t->facts.id, due);
    else if (t->facts.round >= t->facts.rounds)
        finish(house, t, TOURNAMENT_OVER);
    else
        set_phase(house, t, TOURNAMENT_PAUSED, net_now() + t->facts.pause);
}

/* Games that are under way at the end are played out and count. */
static void go_on_arena(hall *house, tournament *t, int running)
{
    bool is_late = net_now() >= tournament_end(house, &t->facts);
    if (is_late && running == 0) {
        finish(house, t, TOURNAMENT_OVER);
        return;
    }
    t->facts.due = net_now() + ARENA_EVERY;
    store_wake_tournament(house->store, t->facts.id, t->facts.due);
    if (!is_late) pair_arena(house, t, running);
}

static void step(hall *house, tournament *t)
{
    int64_t due;
    int running;
    switch (t->facts.phase) {
    case TOURNAMENT_WAITING:
        start(house, t);
        break;
    case TOURNAMENT_PAUSED:
        begin_round(house, t);
        break;
    case TOURNAMENT_PLAYING:
        running = look_at_games(house, t, &due);
        if (t->facts.is_arena)
            go_on_arena(house, t, running);
        else
            go_on_swiss(house, t, running, due);
        break;
    default: /* a game went on after the end */
        store_wake_tournament(house->store, t->facts.id, 0);
        break;
    }
}

void tournament_tick(hall *house)
{
    store_id due[STEPS];
    int count = store_list_due_tournaments(house->store, net_now(), due, STEPS);
    for (int i = 0; i < count; i++) {
        tournament t;
        store_guard(house->store, "tournament", due[i]);
        if (tournament_read(house, due[i], &t))
            step(house, &t);
        else
            store_wake_tournament(house->store, due[i], net_now() + TRY_AGAIN);
        tournament_free(&t);
    }
}
