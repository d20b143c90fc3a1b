/* SPDX-License-Identifier: MIT */
/* duel.c - two builds of the library against each other, at equal time: was a change good?
 *
 *     duel GAME A.so B.so PAIRS SEED LIMIT [SETTINGS]
 *
 * Each pair is one deal and one set of dice, played twice with the seats swapped. LIMIT is a bot's name, such as
 * "ms=20": milliseconds are processor time, so a busy machine changes nobody's play. With four seats partners are
 * of one build. Prints a line a pair: the score of A out of two. The last line says all, with half of its 95%
 * interval over pairs, and the time and actions of a decision of each. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "vexillum.h"

static void fail(const char *what)
{
    fprintf(stderr, "duel: %s\n", what);
    exit(1);
}

/* ---- A build of the library ---- */

/* clang-format off */
#define FUNCTIONS(X)                                                                        \
    X(game_find) X(state_size) X(setup) X(to_act) X(score) X(apply) X(chance_draw) X(view)  \
    X(search) X(searcher_new) X(searcher_free) X(random_seed) X(random_next) X(limits_parse)
/* clang-format on */

typedef struct {
#define POINTER(name) __typeof__(vx_##name) *name;
    FUNCTIONS(POINTER)
    const vx_game *game;
    vx_searcher *searcher;
    double seconds, actions;
    long decisions;
} build;

/* A library of its own, though both have the same names. */
static void load(build *b, const char *path, const char *game)
{
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) fail(dlerror());
#define FIND(name)                                    \
    *(void **)&b->name = dlsym(library, "vx_" #name); \
    if (b->name == NULL) fail("a library lacks vx_" #name);
    FUNCTIONS(FIND)
    b->game = b->game_find(game);
    if (b->game == NULL) fail("no such game");
}

/* ---- Time that was worked, not waited ---- */

static uint64_t worked(void *context)
{
    struct timespec now;
    (void)context;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

/* ---- Games ---- */

enum { MEMORY = 64 << 20, LONGEST = 20000, SETTINGS_MAX = 8 };

typedef struct {
    build side[2];
    vx_setting setting[SETTINGS_MAX];
    int settings;
    vx_limits limits;
    char *state, *view;
} match;

static vx_action decide(match *m, build *b, int seat, vx_random *random)
{
    const vx_platform platform = {.clock = worked};
    vx_limits limits = m->limits;
    limits.seed = b->random_next(random);
    b->view(b->game, m->state, seat, m->view);
    uint64_t start = worked(NULL);
    vx_choice choice = b->search(b->searcher, m->view, seat, &limits, &platform);
    b->seconds += (double)(worked(NULL) - start) / 1e6;
    b->actions += (double)choice.nodes;
    b->decisions++;
    return choice.action;
}

/* The score of build A, 0 to 2. */
static int play(match *m, uint64_t seed, int seat_of_a)
{
    const build *rules = &m->side[0];
    vx_random dice, thoughts;
    rules->random_seed(&dice, seed);
    rules->random_seed(&thoughts, ~seed);
    if (!rules->setup(rules->game, m->state, m->setting, m->settings, NULL))
        fail("these settings are refused");
    for (int i = 0; i < 2; i++) {
        m->side[i].searcher_free(m->side[i].searcher);
        m->side[i].searcher = m->side[i].searcher_new(m->side[i].game, MEMORY);
    }
    for (int i = 0, seat; (seat = rules->to_act(rules->game, m->state)) != VX_OVER; i++) {
        if (i == LONGEST) return 1;
        vx_action action = seat == VX_CHANCE ? rules->chance_draw(rules->game, m->state, &dice)
                                             : decide(m, &m->side[(seat & 1) == seat_of_a ? 0 : 1],
                                                      seat, &thoughts);
        rules->apply(rules->game, m->state, action);
    }
    return 1 + rules->score(rules->game, m->state, seat_of_a);
}

static void read_settings(match *m, char *text)
{
    for (char *word = strtok(text, " "); word != NULL && m->settings < SETTINGS_MAX;
         word = strtok(NULL, " ")) {
        char *equals = strchr(word, '=');
        if (equals == NULL) fail("settings are KEY=VALUE");
        *equals = '\0';
        m->setting[m->settings++] = (vx_setting){word, equals + 1};
    }
}

static void tell(const match *m, long pairs, double sum, double squares)
{
    double n = (double)pairs, mean = sum / n, spread = sqrt((squares / n - mean * mean) / n);
    printf("score %.1f%% +-%.1f pairs %ld;", 100 * mean, 196 * spread, pairs);
    for (int i = 0; i < 2; i++)
        printf(" %s %.2f ms, %.0f actions", i == 0 ? "A" : "B",
               1e3 * m->side[i].seconds / (double)m->side[i].decisions,
               m->side[i].actions / (double)m->side[i].decisions);
    printf("\n");
}

int main(int count, char **words)
{
    static match m;
    if (count < 7) fail("say: duel GAME A.so B.so PAIRS SEED LIMIT [SETTINGS]");
    for (int i = 0; i < 2; i++) load(&m.side[i], words[2 + i], words[1]);
    if (!m.side[0].limits_parse(words[6], &m.limits)) fail("no such limit");
    if (count > 7) read_settings(&m, words[7]);
    size_t size = m.side[0].state_size(m.side[0].game);
    if (size != m.side[1].state_size(m.side[1].game)) fail("their states differ");
    m.state = malloc(size);
    m.view = malloc(size);
    if (m.state == NULL || m.view == NULL) fail("no memory");
    long pairs = strtol(words[4], NULL, 10);
    uint64_t seed = strtoull(words[5], NULL, 10) * 1000003;
    double sum = 0, squares = 0;
    for (long i = 0; i < pairs; i++) {
        int points = play(&m, seed + (uint64_t)i, 0) + play(&m, seed + (uint64_t)i, 1);
        double score = points / 4.0;
        sum += score;
        squares += score * score;
        printf("pair %.1f\n", points / 2.0);
        fflush(stdout);
    }
    tell(&m, pairs, sum, squares);
    return 0;
}
