/* SPDX-License-Identifier: MIT */
/* calibrate.c - measures what the values of the search are worth, and turns that into tables.
 *
 *     calibrate play GAME GAMES SEED              plays, and prints "JUDGE VALUE RESULT GAME" lines
 *
 * Players of different strength meet, as people do. Now and then a position is judged as a person
 * would be shown it: from the view of the seat to act, by each judge. One of the actions that the
 * judge shows is then played, and the game goes on to its end. So a line says: this action was said
 * to be worth this value, and so it ended (0 lost, 1 drawn, 2 won). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "search/search.h"

static void fail(const char *what)
{
    fprintf(stderr, "calibrate: %s\n", what);
    exit(1);
}

/* ---- Who plays, and who judges ---- */

enum { NAMES_MAX = 8, SHOWN = 5, JUDGED_MAX = 64, MEMORY = 64 << 20 };

typedef struct {
    const char *id;
    const char *players[NAMES_MAX];  /* each seat draws one of these for a game */
    const char *judges[NAMES_MAX];   /* the first chooses what is played where it is asked */
    const char *settings[NAMES_MAX]; /* "key=value key=value", drawn for each game; "#" a number */
    int every;                       /* a position in so many decisions is judged */
    /* Asked in one game of so many and once, to see whether much more thought changes the map. */
    const char *slow_judge;
    int slow_every;
} course;

static const course courses[] = {
    {.id = "standard-bearer",
     .players = {"level2", "level3", "nodes=150", "nodes=400", "nodes=1000", "nodes=1000"},
     .judges = {"nodes=4000", "level4", "level1"},
     .settings = {""},
     .every = 16,
     .slow_judge = "level7",
     .slow_every = 12},
    {.id = "war-chest",
     .players = {"level2", "level3", "nodes=300", "nodes=1000", "nodes=3000"},
     .judges = {"nodes=10000", "level4"},
     .settings = {"", "", "", "nobility=1", "players=4"},
     .every = 12,
     .slow_judge = "level7",
     .slow_every = 6},
    {.id = "pocket-battles",
     .players = {"level4", "level5", "nodes=300", "nodes=500", "nodes=1000"},
     .judges = {"nodes=2500", "level5", "level1"},
     .settings = {"", "army1=random army2=random"},
     .every = 8,
     .slow_judge = "level7",
     .slow_every = 8},
    {.id = "warmaster",
     .players = {"level3", "level4", "level5", "level6"},
     .judges = {"level7"},
     .settings = {"", "army1=random army2=random map=#", "points=500 map=#",
                  "points=500 army1=random army2=random map=#"},
     .every = 30},
};

static const course *course_of(const char *id)
{
    for (size_t i = 0; i < sizeof courses / sizeof *courses; i++)
        if (strcmp(courses[i].id, id) == 0) return &courses[i];
    fail("no such game");
    return NULL;
}

static int count_names(const char *const *names)
{
    int count = 0;
    while (count < NAMES_MAX && names[count] != NULL) count++;
    return count;
}

static vx_limits limits_of(const char *name)
{
    vx_limits limits;
    if (!vx_limits_parse(name, &limits)) fail("no such player");
    return limits;
}

/* ---- Playing ---- */

typedef struct {
    const char *judge;
    int value, seat;
} judged;

typedef struct {
    const course *course;
    const vx_game *game;
    vx_searcher *searcher;
    vx_random random;
    void *state, *view;
    vx_action *actions;
    vx_limits players[VX_SEATS_MAX];
    judged rows[JUDGED_MAX];
    int row_count;
    bool asks_slow_judge; /* still, in this game */
} table;

static void set_up(table *t)
{
    enum { NUMBERS = 1000000 };
    char text[256], number[16];
    vx_setting settings[8];
    int count = 0;
    uint64_t chosen = vx_random_below(&t->random, (uint64_t)count_names(t->course->settings));
    snprintf(text, sizeof text, "%s", t->course->settings[chosen]);
    for (char *word = strtok(text, " "); word != NULL && count < 8; word = strtok(NULL, " ")) {
        char *equals = strchr(word, '=');
        *equals = '\0';
        settings[count] = (vx_setting){word, equals + 1};
        if (strcmp(equals + 1, "#") == 0) {
            uint64_t drawn = vx_random_below(&t->random, NUMBERS);
            snprintf(number, sizeof number, "%u", (unsigned)drawn);
            settings[count].value = number;
        }
        count++;
    }
    if (!vx_setup(t->game, t->state, settings, count, NULL)) fail("a set-up was refused");
    for (int seat = 0; seat < VX_SEATS_MAX; seat++) {
        uint64_t name = vx_random_below(&t->random, (uint64_t)count_names(t->course->players));
        t->players[seat] = limits_of(t->course->players[name]);
    }
}

static vx_choice ask(table *t, vx_limits limits, int seat, int lines)
{
    limits.seed = vx_random_next(&t->random);
    limits.lines = lines;
    return vx_search(t->searcher, t->view, seat, &limits, NULL);
}

/* The best half of the time, else any of those that are shown. */
static vx_action choose_shown(table *t, const vx_choice *choice)
{
    int shown = choice->count < SHOWN ? choice->count : SHOWN;
    bool best = vx_random_below(&t->random, 2) == 0;
    return choice->candidates[best ? 0 : vx_random_below(&t->random, (uint64_t)shown)].action;
}

/* What the judge says of the action, if it is one of those that he would show. */
static void note(table *t, const char *judge, int seat, const vx_choice *choice, vx_action action)
{
    for (int i = 0; i < choice->count && i < SHOWN; i++) {
        const vx_candidate *candidate = &choice->candidates[i];
        bool is_judged = candidate->visits > 0 && candidate->proof == VX_UNPROVEN;
        if (candidate->action != action || !is_judged || t->row_count == JUDGED_MAX) continue;
        t->rows[t->row_count++] = (judged){judge, candidate->value, seat};
    }
}

static void ask_about(table *t, const char *judge, int seat, vx_action action)
{
    vx_choice choice = ask(t, limits_of(judge), seat, SHOWN);
    note(t, judge, seat, &choice, action);
}

static vx_action judge_position(table *t, int seat)
{
    const char *const *judges = t->course->judges;
    vx_choice choice = ask(t, limits_of(judges[0]), seat, SHOWN);
    vx_action action = choose_shown(t, &choice);
    note(t, judges[0], seat, &choice, action);
    for (int i = 1; i < count_names(judges); i++) ask_about(t, judges[i], seat, action);
    if (t->asks_slow_judge) ask_about(t, t->course->slow_judge, seat, action);
    t->asks_slow_judge = false;
    return action;
}

static vx_action decide(table *t, int seat)
{
    vx_view(t->game, t->state, seat, t->view);
    bool is_choice = vx_list(t->game, t->view, t->actions) > 1;
    const vx_game_machine *machine = vx_machine_of(t->game);
    bool has_begun = machine->stage == NULL || machine->stage(t->state) > 0;
    if (is_choice && has_begun && vx_random_below(&t->random, (uint64_t)t->course->every) == 0)
        return judge_position(t, seat);
    return ask(t, t->players[seat], seat, 0).action;
}

static void play_game(table *t, unsigned number)
{
    enum { LONGEST = 20000 };
    int actor;
    set_up(t);
    t->row_count = 0;
    t->asks_slow_judge =
        t->course->slow_judge != NULL && number % (unsigned)t->course->slow_every == 0;
    for (int i = 0; (actor = vx_to_act(t->game, t->state)) != VX_OVER; i++) {
        if (i == LONGEST) return;
        vx_apply(t->game, t->state,
                 actor == VX_CHANCE ? vx_chance_draw(t->game, t->state, &t->random)
                                    : decide(t, actor));
    }
    for (int i = 0; i < t->row_count; i++)
        printf("%s %d %d %u\n", t->rows[i].judge, t->rows[i].value,
               vx_score(t->game, t->state, t->rows[i].seat) + 1, number);
    fflush(stdout);
}

static int play(const char *id, unsigned games, uint64_t seed)
{
    table t = {.course = course_of(id), .game = vx_game_find(id)};
    size_t size = vx_state_size(t.game);
    t.state = malloc(size);
    t.view = malloc(size);
    t.actions = malloc((size_t)vx_action_cap(t.game) * sizeof *t.actions);
    t.searcher = vx_searcher_new(t.game, MEMORY);
    if (t.state == NULL || t.view == NULL || t.actions == NULL || t.searcher == NULL)
        fail("no memory");
    for (unsigned number = 0; number < games; number++) {
        vx_random_seed(&t.random, seed * 1000003 + number);
        play_game(&t, number);
    }
    vx_searcher_free(t.searcher);
    free(t.actions);
    free(t.view);
    free(t.state);
    return 0;
}

int main(int count, char **words)
{
    if (count == 5 && strcmp(words[1], "play") == 0)
        return play(words[2], (unsigned)atol(words[3]), strtoull(words[4], NULL, 10));
    fail("say: calibrate play GAME GAMES SEED");
    return 1;
}
