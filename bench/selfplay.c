/* SPDX-License-Identifier: MIT */
/* selfplay.c - games of the machine with itself, written down for whoever learns from them.
 *
 *     selfplay GAME FILE SECONDS SEED ACTIONS [SETTINGS ...]      appends decisions to FILE
 *
 * A decision is its full state, what the search thought of it, how often it tried each action of the list, and
 * how the game ended (selfplay.h). Each game draws one of the SETTINGS, such as "players=4 nobility=1". */
#include "selfplay.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "core/game.h"
#include "search/search.h"

static void fail(const char *what)
{
    fprintf(stderr, "selfplay: %s\n", what);
    exit(1);
}

/* ---- One table ---- */

enum {
    STRAYS = 3, /* of a hundred decisions anything is done, so that odd positions are seen too */
    DECISIONS = 2000,  /* a longer game is not written down */
    MEMORY = 64 << 20, /* of the searcher */
    SETTINGS_MAX = 8,
};

typedef struct {
    const vx_game *game;
    vx_searcher *searcher;
    vx_random random;
    uint64_t actions_tried;
    char *state, *view;
    vx_action *actions;
    char *book; /* what this game has written so far */
    size_t used, size;
} table;

static void open_table(table *t, const char *id, uint64_t seed, uint64_t actions_tried)
{
    t->game = vx_game_find(id);
    if (t->game == NULL) fail("no such game");
    size_t longest =
        sizeof(vx_decision) + t->game->state_size + (size_t)t->game->action_cap * sizeof(uint16_t);
    t->size = DECISIONS * longest;
    t->actions_tried = actions_tried;
    t->searcher = vx_searcher_new(t->game, MEMORY);
    t->state = malloc(t->game->state_size);
    t->view = malloc(t->game->state_size);
    t->actions = malloc((size_t)t->game->action_cap * sizeof *t->actions);
    t->book = malloc(t->size);
    if (!t->searcher || !t->state || !t->view || !t->actions || !t->book) fail("no memory");
    vx_random_seed(&t->random, seed);
}

static void set_up(table *t, const char *settings)
{
    char text[256];
    vx_setting setting[SETTINGS_MAX];
    int count = 0;
    snprintf(text, sizeof text, "%s", settings);
    for (char *word = strtok(text, " "); word != NULL && count < SETTINGS_MAX;
         word = strtok(NULL, " ")) {
        char *equals = strchr(word, '=');
        if (equals == NULL) fail("settings are KEY=VALUE");
        *equals = '\0';
        setting[count++] = (vx_setting){word, equals + 1};
    }
    if (!vx_setup(t->game, t->state, setting, count, NULL)) fail("these settings are refused");
}

/* ---- Writing down ---- */

static void put(table *t, const void *bytes, size_t count)
{
    memcpy(t->book + t->used, bytes, count);
    t->used += count;
}

static int visits_of(const vx_choice *choice, vx_action action)
{
    for (int i = 0; i < choice->count; i++)
        if (choice->candidates[i].action == action) return (int)choice->candidates[i].visits;
    return 0;
}

/* Visits are told in shares of all, so that they need two bytes only. */
static void write_down(table *t, int seat, uint32_t number, const vx_choice *choice, int count)
{
    const vx_game_machine *machine = vx_machine_of(t->game);
    uint64_t total = 0;
    for (int i = 0; i < choice->count; i++) total += choice->candidates[i].visits;
    vx_decision head = {.game = number,
                        .value = (int16_t)choice->candidates[0].value,
                        .seat = (int8_t)seat,
                        .count = (uint16_t)count};
    put(t, &head, sizeof head);
    char *state = t->book + t->used;
    put(t, t->state, t->game->state_size);
    memset(state + machine->memory_from, 0, machine->memory_to - machine->memory_from);
    for (int i = 0; i < count; i++) {
        uint64_t visits = (uint64_t)visits_of(choice, t->actions[i]);
        uint16_t share = (uint16_t)(total > 0 ? visits * UINT16_MAX / total : 0);
        put(t, &share, sizeof share);
    }
}

/* How it ended is known only now. */
static void enter_results(table *t)
{
    bool is_over = t->game->rules.to_act(t->state) == VX_OVER;
    for (size_t at = 0; at < t->used;) {
        vx_decision head;
        memcpy(&head, t->book + at, sizeof head);
        head.result = (int8_t)(is_over ? t->game->rules.score(t->state, head.seat) : 0);
        memcpy(t->book + at, &head, sizeof head);
        at += sizeof head + t->game->state_size + head.count * sizeof(uint16_t);
    }
}

/* ---- Playing ---- */

static vx_action decide(table *t, int seat, uint32_t number)
{
    int count = t->game->rules.list(t->state, t->actions);
    if (count == 1) return t->actions[0];
    vx_limits limits = {.nodes = t->actions_tried, .seed = vx_random_next(&t->random)};
    vx_view(t->game, t->state, seat, t->view);
    vx_choice choice = vx_search(t->searcher, t->view, seat, &limits, NULL);
    write_down(t, seat, number, &choice, count);
    bool strays = vx_random_below(&t->random, 100) < STRAYS;
    return strays ? t->actions[vx_random_below(&t->random, (uint64_t)count)] : choice.action;
}

/* False: it was too long to be written down. */
static bool play_game(table *t, const char *settings)
{
    uint32_t number = (uint32_t)vx_random_next(&t->random);
    t->used = 0;
    set_up(t, settings);
    int decisions = 0;
    for (int seat; (seat = t->game->rules.to_act(t->state)) != VX_OVER;) {
        if (seat != VX_CHANCE && ++decisions > DECISIONS) return false;
        t->game->rules.apply(t->state, seat == VX_CHANCE
                                           ? vx_chance_draw(t->game, t->state, &t->random)
                                           : decide(t, seat, number));
    }
    enter_results(t);
    return true;
}

int main(int count, char **words)
{
    static table t;
    char *plain[] = {""};
    if (count < 6) fail("say: selfplay GAME FILE SECONDS SEED ACTIONS [SETTINGS ...]");
    open_table(&t, words[1], strtoull(words[4], NULL, 10), strtoull(words[5], NULL, 10));
    FILE *file = fopen(words[2], "ab");
    if (file == NULL) fail("cannot write that file");
    char **settings = count > 6 ? words + 6 : plain;
    uint64_t kinds = count > 6 ? (uint64_t)count - 6 : 1;
    time_t end = time(NULL) + (time_t)atof(words[3]);
    long games = 0;
    while (time(NULL) < end) {
        if (!play_game(&t, settings[vx_random_below(&t.random, kinds)])) continue;
        if (fwrite(t.book, 1, t.used, file) != t.used) fail("disk full");
        games++;
    }
    if (fclose(file) != 0) fail("disk full");
    vx_searcher_free(t.searcher);
    free(t.state);
    free(t.view);
    free(t.actions);
    free(t.book);
    fprintf(stderr, "%ld games\n", games);
    return 0;
}
