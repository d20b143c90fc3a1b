/* SPDX-License-Identifier: MIT */
/* fixture.c - one game under one set of options, played at random. */
#include "fixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GAMES = 20 };

/* ---- Making ---- */

static char *read_file(const char *path)
{
    FILE *file = fopen(path, "rb");
    if (file == NULL) return NULL;
    enum { ROOM = 1 << 20 };
    char *text = calloc(1, ROOM);
    if (text != NULL && fread(text, 1, ROOM - 1, file) == 0) text[0] = '\0';
    fclose(file);
    return text;
}

static void *reserve(size_t count, size_t size)
{
    void *memory = calloc(count, size);
    if (memory == NULL) exit(2);
    return memory;
}

static bool make_fixture(fixture *f, const char *line)
{
    char path[256];
    snprintf(f->label, sizeof f->label, "%s", line);
    f->line = reserve(strlen(line) + 1, 1);
    strcpy(f->line, line);
    f->game = vx_game_find(strtok(f->line, " "));
    if (f->game == NULL) return false;
    for (char *word = strtok(NULL, " "); word != NULL; word = strtok(NULL, " ")) {
        char *equals = strchr(word, '=');
        if (equals == NULL || f->setting_count == SETTINGS_MAX) return false;
        *equals = '\0';
        f->settings[f->setting_count++] = (vx_setting){word, equals + 1};
    }
    size_t size = vx_state_size(f->game), cap = (size_t)vx_action_cap(f->game) + 1;
    void **states[] = {&f->state, &f->twin, &f->view, &f->sampled, &f->scratch};
    for (size_t i = 0; i < sizeof states / sizeof states[0]; i++) *states[i] = reserve(1, size);
    f->list = reserve(cap, sizeof *f->list);
    f->other = reserve(cap, sizeof *f->other);
    snprintf(path, sizeof path, "src/games/%s/RULES.md", vx_game_id(f->game));
    f->rules = read_file(path);
    return true;
}

fixture *make_fixtures(const char *path, size_t *count)
{
    enum { FIXTURES_MAX = 64 };
    fixture *all = reserve(FIXTURES_MAX, sizeof *all);
    char *text = read_file(path);
    *count = 0;
    if (text == NULL) exit(2);
    for (int i = 0; i < vx_game_count(); i++)
        make_fixture(&all[(*count)++], vx_game_id(vx_game_at(i)));
    for (char *at = text, *next; *at != '\0' && *count < FIXTURES_MAX; at = next) {
        next = at + strcspn(at, "\n");
        if (*next != '\0') *next++ = '\0';
        if (*at == '#' || *at == '\0') continue;
        if (!make_fixture(&all[(*count)++], at)) {
            fprintf(stderr, "%s: no such game or option: %s\n", path, at);
            exit(2);
        }
    }
    free(text);
    return all;
}

void free_fixtures(fixture *all, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        void *owned[] = {all[i].line, all[i].rules, all[i].state,   all[i].twin,   all[i].view,
                         all[i].list, all[i].other, all[i].sampled, all[i].scratch};
        for (size_t j = 0; j < sizeof owned / sizeof owned[0]; j++) free(owned[j]);
    }
    free(all);
}

/* ---- Claiming ---- */

static void report(fixture *f, const char *what)
{
    static char position[VX_POSITION_CAP];
    vx_format_position(f->game, f->state, position, sizeof position);
    print_error("%s, game %llu, step %d: not true that %s\n%s", f->label,
                (unsigned long long)f->seed, f->step, what, position);
}

void claim(fixture *f, bool holds, const char *what)
{
    if (holds) return;
    report(f, what);
    fail();
}

void claim_action(fixture *f, bool holds, const char *what, vx_action action)
{
    char text[256];
    if (holds) return;
    report(f, what);
    vx_format_action(f->game, f->state, action, text, sizeof text);
    print_error("action %016llx: %s\n", (unsigned long long)action, text);
    fail();
}

/* ---- Playing ---- */

/* A game whose lists are long is played less, so that none takes most of the time. */
int games_to_play(const fixture *f)
{
    enum { LONG_LIST = 2000, LESS = 4 };
    const char *said = getenv("CONFORMANCE_GAMES");
    int games = said != NULL ? atoi(said) : GAMES;
    if (games <= 0) games = GAMES;
    return f->game->action_cap < LONG_LIST ? games : (games + LESS - 1) / LESS;
}

void start_game(fixture *f, int number)
{
    vx_problem why = {0};
    f->seed = (uint64_t)number;
    f->step = 0;
    vx_random_seed(&f->random, f->seed);
    if (vx_setup(f->game, f->state, f->settings, f->setting_count, &why)) return;
    char sentence[256];
    vx_format_problem(&why, VX_ENGLISH, sentence, sizeof sentence);
    fail_msg("%s: %s", f->label, sentence);
}

vx_action draw_action(fixture *f, const void *state)
{
    if (vx_to_act(f->game, state) == VX_CHANCE) {
        uint64_t total = vx_chance_total(f->game, state);
        claim(f, total > 0, "chance has at least one ticket");
        return vx_chance_pick(f->game, state, vx_random_below(&f->random, total));
    }
    int count = vx_list(f->game, state, f->other);
    claim(f, count > 0, "a seat that acts has something to do");
    return f->other[vx_random_below(&f->random, (uint64_t)count)];
}

void visit_states(fixture *f, int visits, int stride, void (*visit)(fixture *f))
{
    visits =
        (int)((int64_t)visits * games_to_play(f) / GAMES) + 1; /* longer for who asks for more */
    for (int game = 0; game < games_to_play(f) && visits > 0; game++) {
        start_game(f, game);
        for (; f->step < STEPS_MAX; f->step++) {
            bool over = vx_to_act(f->game, f->state) == VX_OVER;
            if (visits > 0 && (over || vx_random_below(&f->random, (uint64_t)stride) == 0)) {
                visits--;
                visit(f);
            }
            if (over) break;
            vx_apply(f->game, f->state, draw_action(f, f->state));
        }
    }
}

int viewer_count(const fixture *f)
{
    return vx_seats(f->game, f->state) + 1;
}

int viewer_at(const fixture *f, int index)
{
    return index < vx_seats(f->game, f->state) ? index : VX_SPECTATOR;
}

/* ---- Lists ---- */

static int by_value(const void *a, const void *b)
{
    vx_action first = *(const vx_action *)a, second = *(const vx_action *)b;
    return (first > second) - (first < second);
}

void sort_actions(vx_action *actions, int count)
{
    qsort(actions, (size_t)count, sizeof *actions, by_value);
}

bool is_listed(vx_action action, const vx_action *sorted, int count)
{
    return bsearch(&action, sorted, (size_t)count, sizeof *sorted, by_value) != NULL;
}
